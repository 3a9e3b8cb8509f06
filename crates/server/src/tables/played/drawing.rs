//! A game of one kind as pages draw it.

use game::session::Happened;
use game::{Seat, SeatSet, Status};
use maud::Markup;
use web::table::Extras;
use web::{Language, LogLine, OpenQuestion, Reader, Scene, Spoken, Voice, page::Ending, table};

use super::Played;
use crate::games::Hosted;
use crate::tables::drawing::{Drawing, Drawn, DrawnRegion};

impl<G: Hosted> Played<G> {
    /// What the reader was shown and has not been taken back, up to a number of steps:
    /// the newest of it, and how much of that was there at the end of their last turn.
    fn log(&self, seat: Option<Seat>, steps: usize) -> (Vec<LogLine<G>>, usize) {
        let shown = self.session.shown(seat).rev();
        let until = shown.skip_while(|(happened, _)| happened.step > steps);
        let mut newest: Vec<_> = until.take(G::LOG).collect();
        newest.reverse();
        let own =
            |(happened, _): &(&Happened<G>, &G::Shown)| seat.is_some() && happened.seat == seat;
        let since = newest.iter().rev().position(own).unwrap_or(newest.len());
        let seen = newest.len() - since;
        let line = |(happened, shown): &(&Happened<G>, &G::Shown)| LogLine {
            step: happened.step as u32,
            turn: happened.turn,
            seat: happened.seat,
            shown: (*shown).clone(),
        };
        (newest.iter().map(line).collect(), seen)
    }

    /// Draws with the scene of the game as it is now.
    fn with_scene<T>(&self, drawing: &Drawing<'_>, draw: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        let view = self.session.view(drawing.seat);
        let (log, seen) = self.log(drawing.seat, self.session.steps().len());
        let asked = match self.session.status() {
            Status::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        };
        let own = drawing.seat.filter(|_| drawing.asked);
        let own = own.and_then(|seat| self.session.question(seat));
        let key = own.map(|question| format!("page-{}", question.id())).unwrap_or_default();
        let question = own.map(|question| OpenQuestion {
            number: question.id().number(),
            actions: question.actions(),
            until: drawing.until,
            may_wait: drawing.may_wait,
            asked,
            key: &key,
        });
        draw(&Scene {
            lang: drawing.lang,
            view: &view,
            reader: drawing.seat,
            csrf: drawing.csrf,
            table: drawing.table,
            question,
            log: &log,
            seen,
            undo: drawing.undo,
        })
    }
}

impl<G: Hosted> Drawn for Played<G> {
    fn page(&self, drawing: &Drawing<'_>, reader: &Reader, extras: Extras) -> Markup {
        self.with_scene(drawing, |scene| table::page_with::<G>(scene, reader, extras))
    }

    fn regions(&self, drawing: &Drawing<'_>) -> Vec<DrawnRegion> {
        let regions = self.with_scene(drawing, |scene| table::regions::<G>(scene));
        let drawn =
            |region: web::Region| DrawnRegion { id: region.id, html: region.html.into_string() };
        regions.into_iter().map(drawn).collect()
    }

    fn board_at(&self, drawing: &Drawing<'_>, steps: usize) -> Option<(Markup, String)> {
        let view = self.session.at(steps).ok()?.view(drawing.seat);
        let (log, seen) = self.log(drawing.seat, steps);
        let scene = Scene {
            lang: drawing.lang,
            view: &view,
            reader: drawing.seat,
            csrf: drawing.csrf,
            table: drawing.table,
            question: None,
            log: &log,
            seen,
            undo: web::Undo::default(),
        };
        Some((G::board(&scene), G::progress(drawing.lang, &view)))
    }

    fn progress(&self, lang: Language) -> String {
        G::progress(lang, &self.session.view(None))
    }

    fn outcome(&self, drawing: &Drawing<'_>) -> Option<Ending> {
        self.with_scene(drawing, |scene| G::result(scene))
    }

    fn turns(&self) -> Vec<(usize, u32)> {
        let mut turns: Vec<(usize, u32)> = Vec::new();
        for happened in self.session.in_force().filter(|happened| happened.turn > 0) {
            if turns.last().is_none_or(|(_, turn)| *turn < happened.turn) {
                turns.push((happened.step, happened.turn));
            }
        }
        turns
    }

    fn sentences(&self, drawing: &Drawing<'_>) -> Vec<Markup> {
        let names = drawing.table.names(drawing.seat);
        let voice = Voice::new(drawing.lang.words(), &names);
        self.session.shown(drawing.seat).map(|(_, shown)| G::line(voice, shown)).collect()
    }
}
