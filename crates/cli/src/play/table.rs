//! The table of a person and some bots.

use anyhow::{Context, Result, anyhow};
use bots::{Choice, Insight, Kind, Level, Seated};
use game::record::{Header, Record};
use game::{Language, Seat, Session, Status, Step, Table};
use words::Spoken;

use crate::arena;

/// A game in progress in which one seat is a person's.
pub(crate) struct PlayTable<G: Insight> {
    session: Session<G>,
    seat: Seat,
    levels: Vec<Level>,
    /// By seat; in the person's sits the one who is asked for hints.
    bots: Vec<Seated<G>>,
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
        let seated = |(other, level): (Seat, &Level)| match other == seat {
            true => Seated::new(&Kind::Sharp.into(), seat, seed),
            false => Seated::new(level, other, seed),
        };
        let bots = Seat::all(levels.len()).zip(&levels).map(seated).collect();
        Ok(PlayTable { session: Session::new(header, Some(dealer)), seat, levels, bots })
    }

    /// Gives the usual answers for everybody, or only for the bots.
    pub(crate) fn answer_as_usual(&mut self, for_the_person: bool) {
        let seats = Seat::all(self.levels.len());
        let usual = seats.filter(|&seat| for_the_person || seat != self.seat);
        self.session.answer_as_usual(usual.collect());
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

    /// Lets chance and the bots go on until the person is asked or the game is over. A
    /// question with one answer is not asked.
    pub(crate) fn go_on(&mut self) -> Result<()> {
        self.session.deal().map_err(|refusal| anyhow!("{refusal}"))?;
        while let Status::Seats(asked) = self.session.status() {
            // Bots answer before the person does, and without knowing what that answer will be.
            match asked.iter().find(|&seat| seat != self.seat) {
                Some(seat) => self.let_decide(seat)?,
                None => match self.actions()[..] {
                    [only] => self.act(only)?,
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
    pub(crate) fn hint(&mut self) -> Result<Choice<G>> {
        let bot = &mut self.bots[self.seat.index()];
        let prompt = bot.prompt(&self.session).context("you are not asked anything")?;
        Ok(bot.decide(&prompt))
    }

    /// The table as it was after the first so many steps.
    pub(crate) fn at(&self, count: usize) -> Result<Table<G>> {
        Ok(self.session.at(count)?)
    }

    /// Takes back all but the first so many steps; the bots forget them, too.
    pub(crate) fn undo_to(&mut self, count: usize) -> Result<()> {
        Ok(self.session.undo_to(count)?)
    }

    /// The record so far; a finished one shows what chance was dealt from.
    pub(crate) fn record(&self) -> Result<Record<G>> {
        let record = match self.session.status() {
            Status::Over(_) => self.session.revealed(),
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
