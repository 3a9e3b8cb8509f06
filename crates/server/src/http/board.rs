//! The pages of one table: its waiting room, its board, its end, its past.

use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use game::Seat;
use maud::{Markup, html};
use web::page::{self, Proof, ResultPage, Scrubber};
use web::table::Extras;
use web::{Page, Reader, Spoken, TableInfo, shell, table};

use super::at_table::{Answer, AtTable, Look, eyes, wanted};
use super::visit::{REGIONS, Visit, Wants};
use crate::ids::TableId;
use crate::live;
use crate::problem::Problem;
use crate::tables::{AnyTable, Desk, Part, State};
use crate::time::{day, now};

/// `GET /tables/{id}`, for people.
pub(super) async fn show(at: &AtTable) -> Answer {
    let AtTable { visit, id, look } = at;
    if visit.wants == Wants::Regions {
        return regions(at).await;
    }
    let shown = look.invitation.as_deref().filter(|shown| visit.house.invites(*id, shown));
    if let Some(shown) = shown {
        return Ok(visit.keep_invitation(*id, shown));
    }
    let cell = at.cell().await?;
    welcome_back(visit, *id).await?;
    let here = cell.here().clone();
    let note = match visit.person() {
        Some(person) => Some(visit.house.store.note(*id, person).await?),
        None => None,
    };
    let draw = |desk: &mut Desk, seat| {
        // Whoever loads the page is here, with or without a stream.
        let is_here = |person| here.contains_key(&person) || visit.person() == Some(person);
        let info = live::table_info(desk, visit.reader.lang, is_here, now());
        draw(at, desk, &info, seat, note.as_deref())
    };
    Ok(visit.page(StatusCode::OK, at.look(draw).await?))
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
) -> Result<Markup, Problem> {
    let AtTable { visit, look, .. } = at;
    let reader = &visit.reader;
    let Some(play) = desk.play.as_deref() else {
        if desk.broken.is_some() {
            return Err(Problem::OtherRules);
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
    if desk.sheet.state.is_final()
        && let Some(outcome) = play.outcome(&drawing)
    {
        let turns = turns(play);
        let eyes = everyones_eyes(desk, info, reader);
        let proof = proof(desk, info, play);
        let (progress, day) =
            (play.progress(reader.lang), day(desk.written.max(desk.sheet.created), reader.lang));
        return Ok(page::result(&ResultPage {
            reader,
            table: info,
            under: &format!("{} · {progress} · {day}", game_name(reader, info)),
            outcome: &outcome,
            scrubber: Scrubber {
                table: &info.id,
                at: None,
                last: play.steps() as u32,
                turns: &turns,
                eyes: &eyes,
                eye: None,
            },
            proof: proof.as_ref(),
            took_part: visit
                .person()
                .is_some_and(|person| desk.sheet.seats_of(person).next().is_some()),
        }));
    }
    let said = live::said(desk, visit.person());
    let mut talk = live::talk(desk, info, seat, reader, &said, note);
    talk.may_talk = visit.person().is_some();
    let extras = Extras { bar: web::talk::talk(&talk), top: web::talk::matters(&talk) };
    Ok(play.page(&drawing, reader, extras))
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
    let (version, here) = (cell.version(), cell.here().clone());
    let draw = |desk: &mut Desk, seat| {
        if desk.sheet.hot_seat || desk.sheet.state != State::Playing {
            return Ok(None);
        }
        let reader = &at.visit.reader;
        let is_here = |person| here.contains_key(&person);
        // The script of a page that is open says how much time is left.
        let info = live::table_info(desk, reader.lang, is_here, desk.written);
        let pieces = live::pieces(desk, &info, seat, reader, version);
        // A page with a stream has, or is about to have, all that was drawn before.
        let seen = if at.visit.is_live { live::seen(desk, seat, reader) } else { Vec::new() };
        let news = pieces.iter().filter(|piece| !seen.contains(&piece.print));
        Ok(Some(news.map(|piece| piece.html.as_str()).collect::<String>()))
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
        let lines = desk.play.as_ref().map(|play| play.sentences(&drawing)).unwrap_or_default();
        let main = html! {
            section.panel.pad {
                ol.plainlist { @for line in &lines { li { (line) } } }
                p { a.btn.btn-main href={ "/tables/" (info.id) } { (reader.lang.words().say("error-back")) } }
            }
        };
        Ok(framed(reader, &info, main, "wrap"))
    };
    Ok(at.visit.page(StatusCode::OK, at.look(draw).await?))
}

/// `GET /tables/{id}/at/{step}`, for people: the board as it was.
pub(super) async fn at(at: &AtTable, step: usize) -> Answer {
    let reader = &at.visit.reader;
    let draw = |desk: &mut Desk| {
        let eye = past_eyes(at, desk)?;
        let info = live::table_info(desk, reader.lang, |_| false, now());
        let play = desk.play.as_deref().ok_or(Problem::NoSuchMoment)?;
        let drawing = live::drawing(desk, &info, eye, reader);
        let (board, progress) = play.board_at(&drawing, step).ok_or(Problem::NoSuchMoment)?;
        let over = desk.sheet.state.is_final();
        let eyes = if over { everyones_eyes(desk, &info, reader) } else { Vec::new() };
        let scrubber = Scrubber {
            table: &info.id,
            at: Some(step as u32),
            last: play.steps() as u32,
            turns: &turns(play),
            eyes: &eyes,
            eye: eye.filter(|_| over),
        };
        let main = html! {
            section.panel.pad #replay aria-label=(reader.lang.words().say("replay")) {
                p { (progress) " · " a href={ "/tables/" (info.id) } { (reader.lang.words().say("error-back")) } }
                (page::scrubber(reader.lang, &scrubber))
            }
            (board)
        };
        Ok(framed(reader, &info, main, "table"))
    };
    Ok(at.visit.page(StatusCode::OK, at.see(draw).await?))
}

/// Through whose eyes the past is seen: one's own while the game is on, anyone's after.
pub(super) fn past_eyes(at: &AtTable, desk: &Desk) -> Result<Option<Seat>, Problem> {
    if !desk.sheet.state.is_final() {
        return eyes(&at.visit, desk, &at.look);
    }
    let eye = wanted(&at.visit, &at.look)?;
    if eye.is_some_and(|seat| seat.index() >= desk.sheet.places.len()) {
        return Err(Problem::NoSuchSeat);
    }
    Ok(eye)
}

fn framed(reader: &Reader, info: &TableInfo, main: Markup, class: &'static str) -> Markup {
    let page = Page {
        title: info.title.clone(),
        heading: Some(html! { h1 { (info.title) small { (game_name(reader, info)) } } }),
        links: html! {},
        class,
        stream: None,
        main,
    };
    shell(reader, page)
}

fn game_name<'a>(reader: &Reader, info: &TableInfo) -> &'a str {
    reader.lang.words().say(&format!("home-{}-name", info.game))
}

fn turns(play: &dyn AnyTable) -> Vec<(u32, String)> {
    play.turns().into_iter().map(|(step, turn)| (step as u32, turn.to_string())).collect()
}

fn everyones_eyes(desk: &Desk, info: &TableInfo, reader: &Reader) -> Vec<(Option<Seat>, String)> {
    let watcher = reader.lang.words().say("spectator").to_owned();
    let seats = Seat::all(desk.sheet.places.len());
    let seats = seats.map(|seat| (Some(seat), info.seats[seat.index()].name.clone()));
    std::iter::once((None, watcher)).chain(seats).collect()
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
