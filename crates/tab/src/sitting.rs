//! A game being played in a browser: its sheet and its session, whichever game it is.

use bots::{Insight, Kind, Level, Seated};
use game::record::Hints;
use game::session::{Cursor, NotTaken, QuestionId};
use game::usual::Company;
use game::{MAX_SEATS, Seat, SeatSet, Secrets, Session, Status};
use web::page::RowState;
use web::{Back, Drawn, Go, Language, Pages, Spoken, TableInfo, Undo};
use words::Problem;
use words::problem::{read_action, read_actions};

use crate::hinting::{Advice, adviser};
use crate::sheet::{Held, Sheet};
use crate::{Advising, Thinking, Visitor, with_game};

/// A game that can be played in a browser: it keeps its secrets, its bots know it, and it has
/// pages.
pub(crate) trait Hosted: Secrets + Insight + Pages {}

impl<G: Secrets + Insight + Pages> Hosted for G {}

/// How long a window stays open while bots are asked: the same whatever they hold.
const WINDOW: u32 = 600;

/// A game being played, whichever it is.
pub(crate) trait Sitting {
    fn sheet(&self) -> &Sheet;
    fn sheet_mut(&mut self) -> &mut Sheet;
    fn drawn(&self) -> &dyn Drawn;
    fn steps(&self) -> usize;
    fn chance_steps(&self) -> u64;
    fn is_over(&self) -> bool;
    /// Whether it was played to its end; a record from elsewhere may stop before.
    fn was_played_out(&self) -> bool;
    /// Whether it was over after so many steps; nothing when it has not come as far.
    fn is_over_at(&self, steps: usize) -> Option<bool>;
    /// Whether a seat is asked and has not answered.
    fn is_asked(&self, seat: Seat) -> bool;
    /// What a list of tables says about it.
    fn row_state(&self, lang: Language) -> RowState;
    /// Deals whatever comes before the first question.
    fn begin(&mut self) -> Result<(), Problem>;
    /// Takes the answers of a seat, all or none; in a window it waits for the others.
    fn answer(&mut self, question: QuestionId, actions: &[String]) -> Result<(), Problem>;
    /// What can be taken back by whoever sits there.
    fn undo(&self, seat: Seat) -> Undo;
    /// Takes back all but the first so many steps.
    fn undo_to(&mut self, steps: usize) -> Result<(), Problem>;
    /// The bots that are asked and have not answered.
    fn thinking(&self) -> Vec<Thinking>;
    /// Whether this is asked.
    fn is_question(&self, question: QuestionId) -> bool;
    /// Bots that wait for a word go on as far.
    fn let_bots_go(&mut self, go: Go);
    /// A bot has gone on as far as it was told to.
    fn bot_has_gone(&mut self);
    /// The hint that is to be thought about.
    fn advising(&self) -> Option<Advising>;
    /// Advice for a seat, by what it knows now and nothing else.
    fn advise(&self, seat: Seat) -> Option<(QuestionId, Advice)>;
    /// What a seat gets of a hint on its page.
    fn advice(&self, lang: Language, table: &TableInfo, seat: Seat) -> web::Advice;
    /// What the bot in a seat answers, with all it remembers from before.
    fn think(&self, seat: Seat, minds: &mut Minds) -> Option<(QuestionId, String)>;
    /// The record, with everyone's names, and what was dealt from once the game is over.
    fn record(&self) -> String;
    /// The lines that a record begins with to come to the position after so many steps.
    fn lines_to(&self, steps: usize) -> Option<String>;
}

/// The bots of one table, with what they remember.
pub(crate) type Minds = [Option<Box<dyn std::any::Any>>; MAX_SEATS];

/// The game of a sheet where it was left.
pub(crate) fn resume(sheet: Sheet) -> Result<Box<dyn Sitting>, String> {
    let game = sheet.game.clone();
    with_game(&game, Resume(sheet)).map_err(|error| error.to_string())?
}

struct Resume(Sheet);

impl Visitor for Resume {
    type Output = Result<Box<dyn Sitting>, String>;

    fn visit<G: Hosted>(self) -> Self::Output {
        let setup = self.0.setup.to_string();
        let mut session = self.0.stored(&setup).resume::<G>()?;
        // One is asked what matters, as in a house; several on one device see each other play.
        let company = if self.0.is_hot_seat() { Company::People } else { Company::Bots };
        session.answer_as_usual(self.0.people().collect(), company);
        Ok(Box::new(Played { session, sheet: self.0, go: Go::default() }))
    }
}

struct Played<G: Hosted> {
    session: Session<G>,
    sheet: Sheet,
    /// How far bots may go that wait for a word. Nothing of that is kept: they wait again.
    go: Go,
}

impl<G: Hosted> Played<G> {
    /// Changes the game, and adds what that brought to the sheet.
    fn change(
        &mut self,
        change: impl FnOnce(&mut Session<G>) -> Result<(), NotTaken>,
    ) -> Result<(), Problem> {
        change(&mut self.session)?;
        self.sheet.lines.push_str(&self.session.unwritten());
        // A hint goes with its question.
        let is_asked = |question: QuestionId| {
            self.session.question(question.seat()).is_some_and(|asked| asked.id() == question)
        };
        self.sheet.hint.take_if(|hinting| !is_asked(hinting.question));
        Ok(())
    }

    fn is_person_asked(&self) -> bool {
        self.sheet.people().any(|seat| self.is_asked(seat))
    }

    fn is_window(&self) -> bool {
        self.session.game().lets_happen().is_some()
    }

    fn asked(&self) -> SeatSet {
        match self.session.status() {
            Status::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The answer to the question that a seat is asked, if it waits for the others.
    fn held(&self, seat: Seat) -> Option<&Held> {
        let question = self.session.question(seat)?.id();
        self.sheet.held.iter().find(|held| held.question == question)
    }

    /// Takes the answers to a threat when all are there, in the order of the turn.
    fn close_window(&mut self) -> Result<(), Problem> {
        let asked = self.asked();
        if asked.iter().any(|seat| self.held(seat).is_none()) {
            return Ok(());
        }
        let given: Vec<Option<Held>> = asked.iter().map(|seat| self.held(seat).cloned()).collect();
        self.sheet.held.clear();
        for (seat, held) in asked.iter().zip(given) {
            let (Some(held), Some(question)) = (held, self.session.question(seat)) else {
                continue;
            };
            let (question, action) = (question.id(), read_action::<G>(&held.action)?);
            self.change(|session| session.answer(seat, question, &[action]))?;
        }
        Ok(())
    }

    /// The level of the bot in a seat as it plays here: one thread and no clock, so that it
    /// answers alike everywhere. Nobody thinks long about a threat.
    fn level(&self, seat: Seat) -> Option<Level> {
        let text = self.sheet.place(seat).bot.as_deref()?;
        let level: Level = text.parse().ok()?;
        let kind = match level.kind {
            Kind::Master if self.is_window() => Kind::Sharp,
            kind => kind,
        };
        let one = std::num::NonZeroU16::MIN;
        Some(Level { iterations: level.iterations, threads: one, time: None, ..kind.into() })
    }
}

impl<G: Hosted> Sitting for Played<G> {
    fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    fn sheet_mut(&mut self) -> &mut Sheet {
        &mut self.sheet
    }

    fn drawn(&self) -> &dyn Drawn {
        &self.session
    }

    fn steps(&self) -> usize {
        self.session.steps().len()
    }

    fn chance_steps(&self) -> u64 {
        self.session.chance_steps()
    }

    fn is_over(&self) -> bool {
        self.sheet.brought || self.was_played_out()
    }

    fn was_played_out(&self) -> bool {
        matches!(self.session.status(), Status::Over(_))
    }

    fn is_over_at(&self, steps: usize) -> Option<bool> {
        Some(matches!(self.session.at(steps).ok()?.status(), Status::Over(_)))
    }

    fn is_asked(&self, seat: Seat) -> bool {
        self.session.question(seat).is_some() && self.held(seat).is_none()
    }

    fn row_state(&self, lang: Language) -> RowState {
        let names = |seats: SeatSet| seats.iter().map(|seat| self.sheet.called(lang, seat));
        match self.session.status() {
            Status::Over(ranking) => RowState::Over(names(ranking.winners()).collect()),
            _ if self.sheet.brought => RowState::Over(Vec::new()),
            _ if self.is_person_asked() => RowState::YourTurn(None),
            _ => RowState::Goes,
        }
    }

    fn begin(&mut self) -> Result<(), Problem> {
        self.change(|session| Ok(session.deal()?))
    }

    fn answer(&mut self, question: QuestionId, actions: &[String]) -> Result<(), Problem> {
        let seat = question.seat();
        if seat.index() >= self.sheet.places.len() || !self.is_asked(seat) {
            return Err(Problem::StaleQuestion);
        }
        let parsed = read_actions::<G>(actions)?;
        if !self.is_window() {
            return self.change(|session| session.answer(seat, question, &parsed));
        }
        let ([action], [text]) = (&parsed[..], actions) else {
            return Err(Problem::NotTogether);
        };
        self.session.check(seat, question, *action)?;
        self.sheet.held.push(Held { question, action: text.clone() });
        self.close_window()
    }

    fn undo(&self, seat: Seat) -> Undo {
        if self.is_over() {
            return Undo::default();
        }
        let back = |to: usize| Back { to: u32::try_from(to).unwrap_or(u32::MAX), asks: false };
        let step = self.session.before_last_answer(seat);
        let turn = self.session.before_last_turn(seat).filter(|turn| Some(*turn) < step);
        Undo { step: step.map(back), turn: turn.map(back) }
    }

    fn undo_to(&mut self, steps: usize) -> Result<(), Problem> {
        self.change(|session| session.undo_to(steps))?;
        self.sheet.held.clear();
        Ok(())
    }

    fn thinking(&self) -> Vec<Thinking> {
        if self.is_over() {
            return Vec::new();
        }
        let window = self.is_window().then_some(WINDOW);
        let pace = self.sheet.bots_wait(self.go, self.is_person_asked(), window);
        let Some(pace) = pace else { return Vec::new() };
        let bots = self.asked().iter().filter(|&seat| self.sheet.place(seat).bot.is_some());
        let bots = bots.filter(|&seat| self.is_asked(seat));
        let think = |seat| {
            let question = self.session.question(seat)?.id();
            Some(Thinking { table: self.sheet.id.clone(), seat, question, pace })
        };
        bots.filter_map(think).collect()
    }

    fn is_question(&self, question: QuestionId) -> bool {
        let asked = self.session.question(question.seat());
        asked.is_some_and(|asked| asked.id() == question) && self.is_asked(question.seat())
    }

    fn let_bots_go(&mut self, go: Go) {
        if !self.is_person_asked() {
            self.go = go;
        }
    }

    fn bot_has_gone(&mut self) {
        self.go = self.go.after_answer(self.is_person_asked());
    }

    fn advising(&self) -> Option<Advising> {
        let seat = self.sheet.alone().filter(|_| !self.is_over())?;
        let question = self.session.question(seat)?.id();
        let hinting = self.sheet.hint_for(question)?;
        let table = self.sheet.id.clone();
        hinting.found.is_none().then_some(Advising { table, seat, question })
    }

    fn advise(&self, seat: Seat) -> Option<(QuestionId, Advice)> {
        let prompt = self.session.prompt(seat, Cursor::default())?;
        let seed = bots::mix(self.sheet.minds, self.session.steps().len() as u64);
        let hint = review::hint(seat, &prompt, &adviser(), seed);
        Some((prompt.question, Advice::of(&hint)))
    }

    fn advice(&self, lang: Language, table: &TableInfo, seat: Seat) -> web::Advice {
        let is_alone = self.sheet.alone() == Some(seat) && !self.is_over();
        let Some(question) = self.session.question(seat).filter(|_| is_alone) else {
            return web::Advice::No;
        };
        let Some(hinting) = self.sheet.hint_for(question.id()) else {
            return web::Advice::Possible;
        };
        let Some(found) = &hinting.found else { return web::Advice::Thinking };
        // What another version found in its notation is asked for again.
        let Some(hint) = found.hint::<G>() else { return web::Advice::Possible };
        let view = self.session.view(Some(seat));
        web::Advice::Given {
            told: web::tell_hint(&hint, &view, &table.names(Some(seat)), lang.words()),
            answer: found.answer().to_vec(),
        }
    }

    fn think(&self, seat: Seat, minds: &mut Minds) -> Option<(QuestionId, String)> {
        let level = self.level(seat)?;
        let place = minds.get_mut(seat.index())?;
        let known = place.take().and_then(|mind| mind.downcast::<Seated<G>>().ok());
        let known = known.filter(|mind| *mind.level() == level);
        let mut mind =
            known.unwrap_or_else(|| Box::new(Seated::new(&level, seat, self.sheet.minds)));
        let prompt = mind.prompt(&self.session)?;
        let action = mind.decide(&prompt).action.to_string();
        *place = Some(mind);
        Some((prompt.question, action))
    }

    fn record(&self) -> String {
        let revealed = self.is_over().then(|| self.session.revealed()).flatten();
        let Some(mut record) = revealed.or_else(|| self.session.record().cloned()) else {
            return String::new();
        };
        for seat in Seat::all(self.sheet.places.len()) {
            let place = self.sheet.place(seat);
            let name = place.bot.as_deref().unwrap_or(&place.name);
            // A name that is too long for a record is left out of it.
            let _ = record.header_mut().rename(seat, Some(name).filter(|name| !name.is_empty()));
        }
        record.with_hints(Hints::new(self.sheet.hints.iter().copied())).to_string()
    }

    fn lines_to(&self, steps: usize) -> Option<String> {
        Some(self.session.branch(steps, None).ok()?.unwritten())
    }
}
