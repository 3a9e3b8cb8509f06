//! The pages of one table: its waiting room, its board, its end, its past.

use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use game::Seat;
use maud::Markup;
use web::page::{self, FinishedPage, Proof};
use web::table::Extras;
use web::{TableInfo, table};

use super::at_table::{AtTable, Look, wanted};
use super::failure::Answer;
use super::gamehead::head_for_links;
use super::sharing;
use super::visit::{REGIONS, Visit, Wants};
use crate::ids::TableId;
use crate::live;
use crate::problem::Problem;
use crate::tables::{AnyTable, Desk, Part, Parting, Place, Sitter, State};
use crate::time::now;

/// `GET /tables/{id}`, for people.
pub(super) async fn show(at: &AtTable) -> Answer {
    let AtTable { visit, id, look, .. } = at;
    if visit.wants == Wants::Regions {
        return regions(at).await;
    }
    let shown = look.invitation.as_deref().filter(|shown| visit.house.invites(*id, shown));
    if let Some(shown) = shown {
        return Ok(visit.keep_invitation(*id, shown));
    }
    let cell = at.cell().await?;
    welcome_back(visit, *id).await?;
    let here = cell.here().people();
    let note = match visit.person() {
        Some(person) => Some(visit.house.store.note(*id, person).await?),
        None => None,
    };
    let hidden = match visit.person() {
        Some(person) => visit.house.store.hides(person, *id).await?,
        None => false,
    };
    let draw = |desk: &mut Desk, seat| {
        // Whoever loads the page is here, with or without a stream.
        let is_here = |person| here.contains(&person) || visit.person() == Some(person);
        let info = live::table_info(desk, visit.reader.lang, is_here, now());
        let page = draw(at, desk, &info, seat, note.as_deref(), hidden)?;
        Ok((page, visit.house.share_key(desk), desk.is_window()))
    };
    let (page, key, is_window) = at.look(draw).await?;
    // Who loads a page while answers are sealed may just have given theirs.
    let person = visit.person().filter(|_| !is_window);
    if let Some(person) = person {
        visit.house.tables.looks_in(&cell, person);
    }
    Ok(sharing::keep(visit, visit.page(StatusCode::OK, page), key))
}

/// Whoever opens a table has their seats back from the bots that stood in.
pub(super) async fn welcome_back(visit: &Visit, id: TableId) -> Result<(), Problem> {
    let Some(person) = visit.person() else { return Ok(()) };
    visit.is_at(id);
    let tables = &visit.house.tables;
    let away = |desk: &mut Desk| {
        let stands_in = |seat: Seat| desk.sheet.places[seat.index()].stand_in.is_some();
        desk.sheet.seats_of(person).any(stands_in)
    };
    if tables.cell(id).await?.read(away).await? {
        tables.change(id, move |desk, now| Ok(desk.return_of(person, now))).await?;
    }
    Ok(())
}

/// The page that a table has now.
fn draw(
    at: &AtTable,
    desk: &Desk,
    info: &TableInfo,
    seat: Option<Seat>,
    note: Option<&str>,
    hidden: bool,
) -> Result<Markup, Problem> {
    let AtTable { visit, look, .. } = at;
    let reader = &visit.reader;
    let Some(play) = desk.play.as_deref() else {
        if desk.broken.is_some() {
            return Err(Parting::PROBLEM);
        }
        if desk.sheet.state.is_final() {
            return Err(Problem::TableClosed);
        }
        let invitation = invitation(visit, desk.id);
        return Ok(live::with_room(
            desk,
            info,
            reader,
            visit.person(),
            &invitation,
            page::waiting_room,
        ));
    };
    if let Some(next) = behind_curtain(visit, desk, look)? {
        return Ok(table::curtain(info, reader, next));
    }
    let seat =
        seat.filter(|_| !desk.sheet.hot_seat || wanted(visit, look).ok().flatten().is_some());
    let drawing = live::drawing(desk, info, seat, reader);
    if desk.sheet.state.is_final() {
        return finished(at, desk, info, play, &drawing, hidden);
    }
    let said = live::said(desk, visit.person());
    let mut talk = live::talk(desk, info, seat, reader, &said, note);
    talk.may_talk = visit.person().is_some();
    let (bar, menu) = (web::talk::talk(&talk), web::menu::of_table(&talk));
    let extras = Extras { bar, menu, top: web::talk::matters(&talk) };
    Ok(play.drawn().page(&drawing, reader, extras))
}

/// The page of a game that is over, however it ended.
fn finished(
    at: &AtTable,
    desk: &Desk,
    info: &TableInfo,
    play: &dyn AnyTable,
    drawing: &web::Drawing<'_>,
    hidden: bool,
) -> Result<Markup, Problem> {
    let reader = &at.visit.reader;
    let still = play.drawn().still(reader.lang, info, web::Eye::Open, play.steps());
    let person = at.visit.person();
    let is_record = |place: &Place| matches!(place.sitter, Sitter::Absent { .. });
    let outcome = play.drawn().outcome(drawing);
    let title = page::headline(reader.lang, info, outcome.as_ref());
    let address = format!("/tables/{}", info.id);
    Ok(page::finished(&FinishedPage {
        reader,
        table: info,
        head: &head_for_links(&at.visit, desk, info, &address, &title),
        outcome: outcome.as_ref(),
        broken: match desk.sheet.state {
            State::Closed => "after-broken-closed",
            _ if desk.sheet.places.iter().all(is_record) => "after-broken-record",
            _ => "after-broken-agreed",
        },
        still: still.ok_or(Problem::NoSuchMoment)?,
        course: &play.drawn().course(),
        proof: proof(desk, info, play).as_ref(),
        took_part: person.is_some_and(|person| desk.sheet.seats_of(person).next().is_some()),
        shared: sharing::shared(&at.visit, desk, hidden),
    }))
}

/// Several people share one device: who has to take it before anything is shown.
fn behind_curtain(visit: &Visit, desk: &Desk, look: &Look) -> Result<Option<Seat>, Problem> {
    let Some(person) = visit.person().filter(|_| desk.sheet.hot_seat) else { return Ok(None) };
    if desk.sheet.state != State::Playing {
        return Ok(None);
    }
    let wanted = wanted(visit, look)?;
    if wanted.is_some_and(|seat| desk.question(seat).is_some()) {
        return Ok(None);
    }
    let mut own = desk.sheet.seats_of(person);
    Ok(own.find(|seat| desk.question(*seat).is_some()))
}

/// The parts of a page that is open.
pub(super) async fn regions(at: &AtTable) -> Answer {
    let cell = at.cell().await?;
    let (version, here) = (cell.version(), cell.here().people());
    let draw = |desk: &mut Desk, seat| {
        if desk.sheet.hot_seat || desk.sheet.state != State::Playing {
            return Ok(None);
        }
        let reader = &at.visit.reader;
        let is_here = |person| here.contains(&person);
        // The script of a page that is open says how much time is left.
        let info = live::table_info(desk, reader.lang, is_here, desk.written);
        let pieces = live::pieces(desk, &info, seat, reader, version);
        // A page with a stream has, or is about to have, all that was drawn before.
        let seen = if at.visit.is_live { live::seen(desk, seat, reader) } else { Box::default() };
        let news = pieces.iter().filter(|piece| !seen.contains(&piece.print));
        Ok(Some(news.map(|piece| &*piece.html).collect::<String>()))
    };
    let text = at.look(draw).await?;
    let kind = if text.is_some() { REGIONS } else { "text/plain" };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, text.unwrap_or_default()).into_response())
}

/// `GET /tables/{id}/log`, for people.
pub(super) async fn log(at: &AtTable) -> Answer {
    let reader = &at.visit.reader;
    let draw = |desk: &mut Desk, seat| {
        let info = live::table_info(desk, reader.lang, |_| false, now());
        let drawing = live::drawing(desk, &info, seat, reader);
        let from = at.look.from.unwrap_or(0);
        let sentences = desk.play.as_ref().map(|play| play.drawn().sentences(&drawing, from));
        Ok(page::log(reader, &info, &sentences.unwrap_or_default()))
    };
    Ok(at.visit.page(StatusCode::OK, at.look(draw).await?))
}

/// What shows that nobody chose a card.
pub(super) fn proof(desk: &Desk, info: &TableInfo, play: &dyn AnyTable) -> Option<Proof> {
    let seal = &desk.sheet.seal;
    let mixed = seal.seats.iter().enumerate().filter_map(|(index, part)| match part {
        Part::Revealed { added, .. } => Some((info.seats[index].name.clone(), added.clone())),
        _ => None,
    });
    Some(Proof {
        commitment: seal.house()?.to_string(),
        seed: seal.seed.clone()?,
        mixed: mixed.collect(),
        draws: u32::try_from(play.chance_steps()).unwrap_or(u32::MAX),
    })
}

/// The address that invites to a table.
pub(super) fn invitation(visit: &Visit, id: TableId) -> String {
    let house = &visit.house;
    format!("{}/tables/{id}?invitation={}", house.url(), house.invitation(id))
}
