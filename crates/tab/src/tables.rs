//! Tables: playing at one, and looking back.

use game::Seat;
use game::session::QuestionId;
use web::page;
use web::table::{self, Extras};
use web::{Drawing, Language, Piece, TableInfo, menu, prints};
use words::Problem;

use crate::Show;
use crate::address::local;
use crate::after;
use crate::beginning::Chance;
use crate::house::{Call, Done, House};
use crate::sheet::{REVIEWS, TABLES};
use crate::sitting::Sitting;

impl House {
    /// A form at a table.
    pub(crate) fn act(&mut self, call: &Call<'_>, id: &str, what: &str) -> Result<Done, Problem> {
        if what == "delete" && call.field("sure") != Some("yes") {
            return Err(Problem::NotSure);
        }
        if what == "delete" && self.is_unreadable(id) {
            return Ok(deleted(id));
        }
        let sitting = self.sitting(id)?;
        match what {
            "steps" => {
                let question = call.field("question").and_then(|number| number.parse().ok());
                let question: QuestionId = question.ok_or(Problem::StaleQuestion)?;
                let fields = call.fields.iter().map(|(name, text)| (name.as_str(), text.as_str()));
                let actions = web::answer(fields);
                if actions.is_empty() {
                    return Err(Problem::NothingTicked);
                }
                let seat = question.seat();
                if !sitting.sheet().people().any(|own| own == seat) {
                    return Err(Problem::NotYourSeat);
                }
                sitting.answer(question, &actions)?;
                self.changed(call, id, Some(seat))
            }
            "undo" => {
                let to = call.field("to").and_then(|to| to.parse().ok());
                sitting.undo_to(to.ok_or(Problem::NoSuchStep)?)?;
                self.changed(call, id, None)
            }
            "pace" => self.pace(call, id),
            "hint" => self.hint(call, id),
            "rematch" => {
                let chance = Chance::read(call.chance).ok_or(Problem::NoGameHere)?;
                let sheet = sitting.sheet().clone();
                self.open(chance.anew(sheet, call.now, String::new()))
            }
            "clone" => self.what_if(call, id),
            "delete" => Ok(deleted(id)),
            _ => Err(Problem::NoSuchPage),
        }
    }

    /// A bot answers at a table.
    pub(crate) fn bot_answers(
        &mut self,
        call: &Call<'_>,
        id: &str,
        question: QuestionId,
        action: String,
    ) -> Result<Done, Problem> {
        let sitting = self.sitting(id)?;
        sitting.answer(question, &[action])?;
        sitting.bot_has_gone();
        self.went_on(call, id, seat_of(call))
    }

    /// A game went on by itself, while some page is open.
    pub(crate) fn went_on(
        &mut self,
        call: &Call<'_>,
        id: &str,
        seat: Option<Seat>,
    ) -> Result<Done, Problem> {
        let is_here = call.address.parts == ["tables", id];
        match is_here {
            true => self.changed(call, id, seat),
            false => self.kept(call, id, Show::Nothing),
        }
    }

    /// A game went on: what its page, which somebody has before them, shows of it.
    pub(crate) fn changed(
        &mut self,
        call: &Call<'_>,
        id: &str,
        seat: Option<Seat>,
    ) -> Result<Done, Problem> {
        let sitting = self.sitting(id)?;
        let (is_over, hot) = (sitting.is_over(), sitting.sheet().is_hot_seat());
        let is_asked = |seat: &Seat| sitting.is_asked(*seat);
        let eyes = seat.or_else(|| seat_of(call)).filter(|_| hot);
        // The device goes on to whoever is asked next, if anybody is.
        let passes_on = match &eyes {
            Some(seat) => !is_asked(seat) && sitting.sheet().people().any(|seat| is_asked(&seat)),
            None => hot,
        };
        let show = match is_over || passes_on {
            true => Show::Go(format!("/tables/{id}")),
            false => self.regions(call, id, eyes)?,
        };
        self.kept(call, id, show)
    }

    /// The sheet of a game that went on is to be kept.
    fn kept(&mut self, call: &Call<'_>, id: &str, show: Show) -> Result<Done, Problem> {
        let sitting = self.sitting(id)?;
        call.now.clone_into(&mut sitting.sheet_mut().written);
        let keep = vec![(sitting.sheet().name(), Some(sitting.sheet().text()))];
        let (think, advise) = (sitting.thinking(), sitting.advising());
        Ok(Done { show, keep, think, advise })
    }

    /// The parts of a table page that have changed since it was drawn last.
    fn regions(&mut self, call: &Call<'_>, id: &str, seat: Option<Seat>) -> Result<Show, Problem> {
        let pieces = pieces(call.lang(), &**self.sitting(id)?, seat);
        let before = self.prints.replace((id.to_owned(), prints(&pieces)));
        let (_, known) = before.filter(|(table, _)| table == id).unwrap_or_default();
        let is_new = |piece: &&Piece| !piece.html.is_empty() && !known.contains(&piece.print);
        let news: String = pieces.iter().filter(is_new).map(|piece| &*piece.html).collect();
        Ok(Show::Regions(local(&news)))
    }

    /// A page of a table.
    pub(crate) fn look(
        &mut self,
        call: &Call<'_>,
        id: &str,
        rest: &[&str],
    ) -> Result<Done, Problem> {
        if self.is_unreadable(id) {
            return Ok(Done::page(page::tab_unreadable(&call.reader, id)));
        }
        let sitting = &**self.sitting(id)?;
        match *rest {
            [] => {
                let (page, seat) = table_page(call, sitting)?;
                let (think, advise) = (sitting.thinking(), sitting.advising());
                let pieces = pieces(call.lang(), sitting, seat);
                self.prints = Some((id.to_owned(), prints(&pieces)));
                Ok(Done { think, advise, ..Done::page(page) })
            }
            ["at"] => {
                let step = call.address.asks("step").unwrap_or("0");
                let eye = call.address.asks("as").map(|eye| format!("?as={eye}"));
                Ok(Done::go(format!("/tables/{id}/at/{step}{}", eye.unwrap_or_default())))
            }
            ["at", step] => match call.address.asks("steps") {
                // What is shown next without another page.
                Some(steps) => {
                    let moments = after::moments(call, sitting, steps)?;
                    Ok(Done::show(Show::Regions(local(&moments))))
                }
                None => {
                    let step = step.parse().map_err(|_| Problem::NoSuchMoment)?;
                    after::moment(call, sitting, step).map(Done::page)
                }
            },
            ["log"] => {
                let info = sitting.sheet().info(call.lang(), sitting.is_over());
                let drawing = drawing(call.lang(), sitting, &info, own_seat(call, sitting));
                let from = call.address.asks("from").and_then(|from| from.parse().ok());
                let lines = sitting.drawn().sentences(&drawing, from.unwrap_or(0));
                Ok(Done::page(page::log(&call.reader, &info, &lines)))
            }
            ["record"] if sitting.is_over() => {
                Ok(Done::show(Show::File(format!("{id}.record"), sitting.record())))
            }
            ["record"] => Err(Problem::RecordLater),
            ["proof" | "review" | "what-if" | "picture.svg"] if !sitting.is_over() => {
                Err(Problem::NotOver)
            }
            ["proof"] => after::honest_deal(call, sitting).map(Done::page),
            ["what-if"] => Ok(Done::page(after::what_if(call, sitting))),
            ["review"] if sitting.was_played_out() => Ok(Done::page(after::review(call, sitting))),
            ["review"] => Err(Problem::BrokenOff),
            ["picture.svg"] => {
                let info = sitting.sheet().info(call.lang(), true);
                let picture = sitting.drawn().picture(call.lang(), &info);
                let picture = picture.ok_or(Problem::NoSuchPage)?;
                Ok(Done::show(Show::File(format!("{id}.svg"), picture.svg())))
            }
            _ => Err(Problem::NoSuchPage),
        }
    }
}

/// A game and its review are kept no more.
fn deleted(id: &str) -> Done {
    Done::go("/").forgetting(&format!("{TABLES}{id}")).forgetting(&format!("{REVIEWS}{id}"))
}

/// The seat that an address names.
pub(crate) fn seat_of(call: &Call<'_>) -> Option<Seat> {
    call.address.asks("as")?.parse().ok()
}

/// Where the reader sits: where they say, if several share the device.
pub(crate) fn own_seat(call: &Call<'_>, sitting: &dyn Sitting) -> Option<Seat> {
    let sheet = sitting.sheet();
    let mut own = sheet.people();
    match sheet.is_hot_seat() {
        true => seat_of(call).and_then(|wanted| own.find(|seat| *seat == wanted)),
        false => own.next().filter(|_| !sheet.brought),
    }
}

/// The page that a table has now, and through whose eyes it is seen.
fn table_page(
    call: &Call<'_>,
    sitting: &dyn Sitting,
) -> Result<(maud::Markup, Option<Seat>), Problem> {
    if sitting.is_over() {
        return Ok((after::finished(call, sitting)?, None));
    }
    let (reader, sheet) = (&call.reader, sitting.sheet());
    let info = sheet.info(reader.lang, false);
    let seat = own_seat(call, sitting);
    if sheet.is_hot_seat()
        && !seat.is_some_and(|seat| sitting.is_asked(seat))
        && let Some(next) = sheet.people().find(|seat| sitting.is_asked(*seat))
    {
        return Ok((table::curtain(&info, reader, next), None));
    }
    let drawing = drawing(reader.lang, sitting, &info, seat);
    let extras = Extras { menu: menu::of_tab(reader.lang, &info, seat), ..Extras::default() };
    Ok((sitting.drawn().page(&drawing, reader, extras), seat))
}

fn pieces(lang: Language, sitting: &dyn Sitting, seat: Option<Seat>) -> Vec<Piece> {
    let seat = match sitting.sheet().is_hot_seat() {
        true => seat,
        false => sitting.sheet().people().next(),
    };
    let info = sitting.sheet().info(lang, sitting.is_over());
    let mut pieces = sitting.drawn().regions(&drawing(lang, sitting, &info, seat));
    pieces.extend(menu::regions_of_tab(lang, &info, seat).into_iter().map(Piece::from));
    pieces
}

pub(crate) fn drawing<'a>(
    lang: Language,
    sitting: &dyn Sitting,
    table: &'a TableInfo,
    seat: Option<Seat>,
) -> Drawing<'a> {
    Drawing {
        lang,
        seat,
        csrf: "",
        table,
        asked: seat.is_some_and(|seat| sitting.is_asked(seat)),
        until: None,
        may_wait: false,
        undo: seat.map(|seat| sitting.undo(seat)).unwrap_or_default(),
        advice: seat.map_or(web::Advice::No, |seat| sitting.advice(lang, table, seat)),
    }
}
