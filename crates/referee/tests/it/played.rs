//! Games of bots, written down as data.

use bots::{Bot, Insight, Level, bot};
use game::dice::QuickDice;
use game::{Game, Seat, Status, Step, Table, Told};
use referee::Objection;
use serde_json::Value;

/// A game as a referee reads it.
pub(crate) struct Played {
    /// Players and options.
    pub(crate) setup: Value,
    /// Everything that happened, with all that anybody was told of it.
    pub(crate) events: Vec<Value>,
}

impl Played {
    /// Objections, each with the event it is about.
    pub(crate) fn explain(&self, objections: &[Objection]) -> String {
        let line = |objection: &Objection| {
            let event = self.events.get(objection.event).map(Value::to_string);
            format!("{objection}\n  {}", event.unwrap_or_default())
        };
        objections.iter().take(8).map(line).collect::<Vec<_>>().join("\n")
    }
}

/// Random and quick bots, mixed in another way in every game.
pub(crate) fn levels(players: usize, game: u64) -> Vec<Level> {
    let level = |seat: usize| {
        let quick = !game.is_multiple_of(3) && !(game as usize / 3 + seat).is_multiple_of(2);
        let name = if quick { "quick" } else { "random" };
        name.parse().expect("a level")
    };
    (0..players).map(level).collect()
}

/// A finished game of these levels.
pub(crate) fn play<G: Insight>(setup: &G::Setup, levels: &[Level], seed: u64) -> Played {
    let mut table = Table::new(G::new(setup).expect("a set-up that can be played"));
    let mut dice = QuickDice::new(seed);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        Seat::all(levels.len()).zip(levels).map(|(seat, level)| bot(level, seat, seed)).collect();
    let mut events = Vec::new();
    loop {
        let step = match table.status() {
            Status::Over(_) => break,
            Status::Chance => Step::Chance(table.game().sample(&mut dice)),
            Status::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let actions = table.actions(seat);
                let choice = bots[seat.index()].decide(
                    &table.view(Some(seat)),
                    table.memory(Some(seat)),
                    &actions,
                );
                Step::Act(seat, choice.action)
            }
        };
        let told = table.apply(step).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
        for told in &told {
            for (seat, bot) in Seat::all(bots.len()).zip(&mut bots) {
                told.shown(Some(seat)).into_iter().for_each(|shown| bot.saw(shown));
            }
            events.push(whole(told, bots.len()));
        }
    }
    let setup = serde_json::to_value(setup).expect("a set-up is data");
    Played { setup, events }
}

/// What spectators and all seats are told of an event, laid over each other.
fn whole<G: Game>(told: &Told<G>, seats: usize) -> Value {
    let observers = [None].into_iter().chain(Seat::all(seats).map(Some));
    let told = observers.filter_map(|observer| told.shown(observer));
    let told = told.map(|shown| serde_json::to_value(shown).expect("what is told is data"));
    told.reduce(laid_over).expect("every event is told to somebody")
}

fn laid_over(below: Value, above: Value) -> Value {
    match (below, above) {
        (Value::Object(mut below), Value::Object(above)) => {
            for (key, value) in above {
                let under = below.remove(&key);
                below.insert(key, under.map_or(value.clone(), |under| laid_over(under, value)));
            }
            Value::Object(below)
        }
        (below, Value::Null) => below,
        (_, above) => above,
    }
}
