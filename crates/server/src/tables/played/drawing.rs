//! A game of one kind as pages draw it.

use game::{Seat, SeatSet, Status};
use maud::Markup;
use web::table::Extras;
use web::{Lang, LogLine, Question, Reader, Scene, Spoken, Voice, page::Ending, table};

use super::Played;
use crate::games::Hosted;
use crate::tables::drawing::{Drawing, Drawn, DrawnRegion};

impl<G: Hosted> Played<G> {
    /// What the reader was shown and has not been taken back, up to a number of steps:
    /// the newest of it, and how much of that was there at the end of their last turn.
    fn log(&self, seat: Option<Seat>, steps: usize) -> (Vec<LogLine<G>>, usize) {
        let shown = self.told.iter().filter(|told| !told.undone && told.step <= steps);
        let shown: Vec<_> =
            shown.filter_map(|told| Some((told, told.shown(seat)?.clone()))).collect();
        let from = shown.len().saturating_sub(G::LOG);
        let own = |told: &&(&super::Told<G>, G::Shown)| seat.is_some() && told.0.seat == seat;
        let newest = &shown[from..];
        let since = newest.iter().rev().position(|told| own(&told)).unwrap_or(newest.len());
        let seen = newest.len() - since;
        let line = |(told, shown): &(&super::Told<G>, G::Shown)| LogLine {
            step: told.step as u32,
            turn: told.turn,
            seat: told.seat,
            shown: shown.clone(),
        };
        (newest.iter().map(line).collect(), seen)
    }

    /// Draws with the scene of the game as it is now.
    fn with_scene<T>(&self, drawing: &Drawing<'_>, draw: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        let view = self.recorder.table().view(drawing.seat);
        let (log, seen) = self.log(drawing.seat, self.marks.len());
        let asked = match self.recorder.table().status() {
            Status::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        };
        let own = drawing.seat.filter(|_| drawing.asked);
        let own = own.and_then(|seat| self.questions[seat.index()].as_ref());
        let key = own.map(|question| format!("page-{}", question.number)).unwrap_or_default();
        let question = own.map(|question| Question {
            number: question.number,
            actions: &question.actions,
            until: drawing.until,
            may_wait: drawing.may_wait,
            asked,
            key: &key,
        });
        draw(&Scene {
            lang: drawing.lang,
            view: &view,
            reader: drawing.seat,
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
        let view = self.table_at(steps)?.view(drawing.seat);
        let (log, seen) = self.log(drawing.seat, steps);
        let scene = Scene {
            lang: drawing.lang,
            view: &view,
            reader: drawing.seat,
            table: drawing.table,
            question: None,
            log: &log,
            seen,
            undo: web::Undo::None,
        };
        Some((G::board(&scene), G::progress(drawing.lang, &view)))
    }

    fn progress(&self, lang: Lang) -> String {
        G::progress(lang, &self.recorder.table().view(None))
    }

    fn outcome(&self, drawing: &Drawing<'_>) -> Option<Ending> {
        self.with_scene(drawing, |scene| G::result(scene))
    }

    fn turns(&self) -> Vec<(usize, u32)> {
        let mut turns: Vec<(usize, u32)> = Vec::new();
        for told in self.told.iter().filter(|told| !told.undone && told.turn > 0) {
            if turns.last().is_none_or(|(_, turn)| *turn < told.turn) {
                turns.push((told.step, told.turn));
            }
        }
        turns
    }

    fn sentences(&self, drawing: &Drawing<'_>) -> Vec<Markup> {
        let names = drawing.table.names(drawing.seat);
        let voice = Voice::new(drawing.lang.words(), &names);
        let told = self.told.iter().filter(|told| !told.undone);
        told.filter_map(|told| told.shown(drawing.seat))
            .map(|shown| G::line(voice, shown))
            .collect()
    }
}
