//! The table of a person and some bots.

use anyhow::{Context, Result, anyhow};
use bots::{Insight, Kind, Level, Seated};
use game::record::{Header, Hints, Record};
use game::session::Cursor;
use game::usual::Company;
use game::{Language, Seat, SeatSet, Session, Status, Step, Table};
use review::Hint;
use words::{Speech, Spoken, Voice};

use crate::arena;

/// A game in progress in which one seat is a person's.
pub(crate) struct PlayTable<G: Insight> {
    session: Session<G>,
    seat: Seat,
    levels: Vec<Level>,
    /// By seat; that in the person's is never asked.
    bots: Vec<Seated<G>>,
    seed: u64,
    /// How many hints the person has asked for.
    hints: u32,
    /// Whether the person is asked also what has one answer, or one that is usual.
    asks_all: bool,
}

impl<G: Insight> PlayTable<G> {
    pub(crate) fn new(
        setup: G::Setup,
        seat: Seat,
        levels: Vec<Level>,
        seed: u64,
    ) -> Result<PlayTable<G>> {
        let mut header = Header::new(setup).map_err(|refusal| anyhow!("{refusal}"))?;
        for (other, level) in Seat::all(levels.len()).zip(&levels) {
            if other != seat {
                header.rename(other, Some(&level.to_string()))?;
            }
        }
        let (header, dealer) = arena::sealed(header, seed, 0)?;
        let seated = |(other, level): (Seat, &Level)| Seated::new(level, other, seed);
        let bots = Seat::all(levels.len()).zip(&levels).map(seated).collect();
        let session = Session::new(header, Some(dealer));
        Ok(PlayTable { session, seat, levels, bots, seed, hints: 0, asks_all: true })
    }

    /// Gives the usual answers for the person, and those that are the only ones; the bots give
    /// theirs themselves.
    pub(crate) fn answer_as_usual(&mut self) {
        self.asks_all = false;
        self.session.answer_as_usual(SeatSet::only(self.seat), Company::Bots);
    }

    /// Where the person sits.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// The table as the rules see it; what is told of it is taken from the person's view.
    pub(crate) fn table(&self) -> &Table<G> {
        self.session.table()
    }

    /// What the person knows.
    pub(crate) fn view(&self) -> G::View {
        self.table().view(Some(self.seat))
    }

    /// What the person may do now.
    pub(crate) fn actions(&self) -> Vec<G::Action> {
        self.table().actions(self.seat)
    }

    /// Who sits in a seat, in words: bots are called as on the pages.
    pub(crate) fn name(&self, seat: Seat, language: Language) -> String {
        let words = language.words();
        match seat == self.seat {
            true => words.say("you").to_owned(),
            false => words.bot(self.levels[seat.index()].kind.name()).to_owned(),
        }
    }

    /// What the person was shown from a step on.
    pub(crate) fn shown_since(&self, step: usize) -> impl Iterator<Item = &G::Shown> {
        let shown = self.session.shown(Some(self.seat));
        shown.filter(move |(happened, _)| happened.step > step).map(|(_, shown)| shown)
    }

    /// The steps in force.
    pub(crate) fn steps(&self) -> &[Step<G>] {
        self.session.steps()
    }

    /// Lets chance and the bots go on until the person is asked or the game is over.
    pub(crate) fn go_on(&mut self) -> Result<()> {
        self.session.deal().map_err(|refusal| anyhow!("{refusal}"))?;
        while let Status::Seats(asked) = self.session.status() {
            // Bots answer before the person does, and without knowing what that answer will be.
            match asked.iter().find(|&seat| seat != self.seat) {
                Some(seat) => self.let_decide(seat)?,
                None => match self.actions()[..] {
                    [only] if !self.asks_all => {
                        let taken = self.session.act_for(self.seat, only);
                        taken.map_err(|refusal| anyhow!("that is {refusal}"))?;
                    }
                    _ => return Ok(()),
                },
            }
        }
        Ok(())
    }

    /// The person acts.
    pub(crate) fn act(&mut self, action: G::Action) -> Result<()> {
        self.session.act(self.seat, action).map_err(|refusal| anyhow!("that is {refusal}"))
    }

    /// What the sharp bot would do in the person's place.
    pub(crate) fn hint(&mut self) -> Result<Hint<G>> {
        let prompt = self.session.prompt(self.seat, Cursor::default());
        let prompt = prompt.context("you are not asked anything")?;
        self.hints += 1;
        Ok(review::hint(self.seat, &prompt, &Kind::Sharp.into(), self.seed))
    }

    /// Takes back the last answer of the person, or all of the same turn, with what followed;
    /// the bots forget it, too. Says which answers these were, as words of the game.
    pub(crate) fn undo(&mut self, whole_turn: bool, voice: Voice<'_, G>) -> Result<Vec<String>>
    where
        G: Speech,
    {
        let back = match whole_turn {
            true => self.session.before_last_turn(self.seat),
            false => self.session.before_last_answer(self.seat),
        };
        let Some(back) = back else { return Ok(Vec::new()) };
        let mut undone = Vec::new();
        for at in back..self.steps().len() {
            if let Step::Act(seat, action) = self.steps()[at]
                && self.session.begins_answer(at, self.seat)
            {
                let before = self.session.at(at)?.view(Some(seat));
                undone.push(G::choice(voice, &before, &action));
            }
        }
        self.session.undo_to(back)?;
        Ok(undone)
    }

    /// The record so far; a finished one shows what chance was dealt from, and who asked for
    /// hints.
    pub(crate) fn record(&self) -> Result<Record<G>> {
        let hints = || {
            let of = |seat| if seat == self.seat { self.hints } else { 0 };
            Hints::new(Seat::all(self.levels.len()).map(of))
        };
        let record = match self.session.status() {
            Status::Over(_) => self.session.revealed().map(|record| record.with_hints(hints())),
            _ => self.session.record().cloned(),
        };
        record.context("this game has no record")
    }

    fn let_decide(&mut self, seat: Seat) -> Result<()> {
        let bot = &mut self.bots[seat.index()];
        let prompt = bot.prompt(&self.session).context("somebody is asked")?;
        let choice = bot.decide(&prompt);
        let taken = self.session.act(seat, choice.action).map_err(|refusal| anyhow!("{refusal}"));
        taken.with_context(|| format!("the bot in seat {seat} erred"))
    }
}
