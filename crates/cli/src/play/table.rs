//! The table of a person and some bots.

use anyhow::{Context, Result, anyhow};
use bots::{Bot, Choice, Insight, Kind, Level};
use game::dealer::Dealer;
use game::record::{Header, Record, Recorder};
use game::{Game, Seat, SeatSet, Status, Step, Table};

use crate::arena;

/// A game in progress in which one seat is a person's.
pub(crate) struct PlayTable<G: Insight> {
    recorder: Recorder<G>,
    dealer: Dealer,
    seat: Seat,
    levels: Vec<Level>,
    seed: u64,
    /// By seat; in the person's sits the one who is asked for hints.
    bots: Vec<Box<dyn Bot<G>>>,
    /// What the person was shown of each step in force.
    shown: Vec<Vec<G::Shown>>,
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
        let bots = seat_bots(seat, &levels, seed);
        let recorder = Recorder::new(header);
        Ok(PlayTable { recorder, dealer, seat, levels, seed, bots, shown: Vec::new() })
    }

    /// Where the person sits.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// The table as the rules see it; what is told of it is taken from the person's view.
    pub(crate) fn table(&self) -> &Table<G> {
        self.recorder.table()
    }

    /// What the person knows.
    pub(crate) fn view(&self) -> G::View {
        self.table().view(Some(self.seat))
    }

    /// What the person may do now.
    pub(crate) fn actions(&self) -> Vec<G::Action> {
        self.table().actions(self.seat)
    }

    /// Who sits in a seat, in words.
    pub(crate) fn name(&self, seat: Seat) -> String {
        match seat == self.seat {
            true => "you".to_owned(),
            false => self.levels[seat.index()].to_string(),
        }
    }

    /// What the person was shown from a step on.
    pub(crate) fn shown_since(&self, step: usize) -> impl Iterator<Item = &G::Shown> {
        self.shown.iter().skip(step).flatten()
    }

    /// The steps in force.
    pub(crate) fn steps(&self) -> &[Step<G>] {
        self.recorder.steps()
    }

    /// Lets chance and the bots go on until the person is asked or the game is over. A
    /// question with one answer is not asked.
    pub(crate) fn go_on(&mut self) -> Result<()> {
        loop {
            match self.table().status() {
                Status::Over(_) => return Ok(()),
                Status::Chance => {
                    let events = self.recorder.deal(&self.dealer);
                    self.tell(&events.map_err(|refusal| anyhow!("{refusal}"))?);
                }
                Status::Seats(seats) => match self.next_bot(seats) {
                    Some(bot) => self.let_decide(bot)?,
                    None => match self.actions()[..] {
                        [only] => self.act(only)?,
                        _ => return Ok(()),
                    },
                },
            }
        }
    }

    /// The person acts.
    pub(crate) fn act(&mut self, action: G::Action) -> Result<()> {
        let events = self.recorder.apply(Step::Act(self.seat, action));
        self.tell(&events.map_err(|refusal| anyhow!("that is {refusal}"))?);
        Ok(())
    }

    /// What the sharp bot would do in the person's place.
    pub(crate) fn hint(&mut self) -> Choice<G> {
        let (view, actions) = (self.view(), self.actions());
        self.bots[self.seat.index()].decide(&view, &actions)
    }

    /// The table as it was after the first so many steps.
    pub(crate) fn at(&self, count: usize) -> Result<Table<G>> {
        let mut table = Table::new(self.recorder.record().header().start());
        for &step in &self.steps()[..count] {
            table.apply(step).map_err(|refusal| anyhow!("{refusal}"))?;
        }
        Ok(table)
    }

    /// Takes back all but the first so many steps; the bots forget them, too.
    pub(crate) fn undo_to(&mut self, count: usize) -> Result<()> {
        self.recorder.undo_to(count)?;
        let steps = self.recorder.steps().to_vec();
        self.bots = seat_bots(self.seat, &self.levels, self.seed);
        self.shown.clear();
        let mut again = Table::new(self.recorder.record().header().start());
        for step in steps {
            let events = again.apply(step).map_err(|refusal| anyhow!("{refusal}"))?;
            show(again.game(), &events, self.seat, &mut self.bots, &mut self.shown);
        }
        Ok(())
    }

    /// The record so far; a finished one shows what chance was dealt from.
    pub(crate) fn record(&self) -> Result<Record<G>> {
        match self.table().status() {
            Status::Over(_) => Ok(self.recorder.clone().reveal(self.dealer.opening().clone())?),
            _ => Ok(self.recorder.record().clone()),
        }
    }

    /// The first bot of those asked. Bots answer before the person does, and without
    /// knowing what that answer will be.
    fn next_bot(&self, asked: SeatSet) -> Option<Seat> {
        asked.iter().find(|&seat| seat != self.seat)
    }

    fn let_decide(&mut self, seat: Seat) -> Result<()> {
        let table = self.recorder.table();
        let (view, actions) = (table.view(Some(seat)), table.actions(seat));
        let choice = self.bots[seat.index()].decide(&view, &actions);
        let events = self.recorder.apply(Step::Act(seat, choice.action));
        let events = events.map_err(|refusal| anyhow!("{refusal}"));
        self.tell(&events.with_context(|| format!("the bot in seat {seat} erred"))?);
        Ok(())
    }

    fn tell(&mut self, events: &[G::Event]) {
        let game = self.recorder.table().game();
        show(game, events, self.seat, &mut self.bots, &mut self.shown);
    }
}

/// Everyone is shown what they may know of one step.
fn show<G: Game>(
    game: &G,
    events: &[G::Event],
    person: Seat,
    bots: &mut [Box<dyn Bot<G>>],
    to_person: &mut Vec<Vec<G::Shown>>,
) {
    for (seat, bot) in Seat::all(bots.len()).zip(bots) {
        events.iter().filter_map(|event| game.shown(event, Some(seat))).for_each(|shown| {
            bot.saw(&shown);
        });
    }
    let shown = events.iter().filter_map(|event| game.shown(event, Some(person)));
    to_person.push(shown.collect());
}

fn seat_bots<G: Insight>(person: Seat, levels: &[Level], seed: u64) -> Vec<Box<dyn Bot<G>>> {
    let seated = |(seat, level): (Seat, &Level)| match seat == person {
        true => bots::bot(&Kind::Sharp.into(), seat, seed),
        false => bots::bot(level, seat, seed),
    };
    Seat::all(levels.len()).zip(levels).map(seated).collect()
}
