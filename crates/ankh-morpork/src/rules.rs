//! The game as the rest of the house knows it.

use game::dice::QuickDice;
use game::playout::Tally;
use game::usual::Company;
use game::{Buffer, Dice, Game, Language, Ranking, Refusal, Seat, Sink, Status, Step, playout};

use crate::actions::{Action, Word};
use crate::chance::Chance;
use crate::editions::{Edition, Switch};
use crate::events::{Event, Shown, What};
use crate::memory::Memory;
use crate::pending::{Frame, Lot};
use crate::position::Position;
use crate::revisions::Revision;
use crate::setup::Setup;
use crate::state::AnkhMorpork;
use crate::view::View;

impl Game for AnkhMorpork {
    const NAME: &'static str = "ankh-morpork";
    const REVISION: u32 = Revision::Second.number();
    const OLDEST_REVISION: u32 = Revision::First.number();
    const LEDGER: &'static str = include_str!("../rules.md");
    const TRANSLATIONS: &'static [(Language, &'static str)] = &[
        (Language::De, include_str!("../rules.de.md")),
        (Language::Es, include_str!("../rules.es.md")),
        (Language::Fr, include_str!("../rules.fr.md")),
    ];
    const EDITIONS: &'static [&'static str] = &Edition::IDS;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Shown = Shown;
    type Memory = Memory;
    type View = View;
    type Position = Position;

    fn new(setup: &Setup) -> Result<AnkhMorpork, Refusal> {
        AnkhMorpork::set_up(setup, Revision::default())
    }

    fn of_revision(setup: &Setup, revision: u32) -> Result<AnkhMorpork, Refusal> {
        AnkhMorpork::set_up(setup, Revision::of(revision).expect("a revision that is known"))
    }

    fn revision(&self) -> u32 {
        self.revision.number()
    }

    fn setup(&self) -> Setup {
        self.open.setup()
    }

    fn seats(&self) -> usize {
        self.players()
    }

    #[inline]
    fn status(&self) -> Status {
        self.who()
    }

    #[inline]
    fn actions(&self, seat: Seat, into: &mut Buffer<Action>) {
        if self.asked.contains(seat) {
            self.with_options(seat, |options| options.list(into));
        }
    }

    #[inline]
    fn chances() -> Vec<Chance> {
        Chance::all().collect()
    }

    fn sample(&self, dice: &mut impl Dice) -> Chance {
        match self.lot.expect("chance has something to decide") {
            Lot::Die => Chance::Roll(dice.below(12) as u8 + 1),
            Lot::Pile => Chance::Draw(self.top_of_pile().draw(dice)),
            Lot::Hand(seat) => Chance::Draw((self.hand(seat) & !self.aside).draw(dice)),
            Lot::Discard => Chance::Draw(self.discard.draw(dice)),
            Lot::Event => {
                let nth = dice.below(self.events.len()) as usize;
                Chance::Event(self.events.iter().nth(nth).expect("an event is left"))
            }
            Lot::Personality => Chance::Deal(self.any_unused(dice)),
            Lot::Hidden => Chance::Hide(self.any_unused(dice)),
        }
    }

    #[inline]
    fn apply(&mut self, step: Step<Self>, tell: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match step {
            Step::Act(seat, action) => {
                let action = self.in_full(action);
                // Nobody is asked once the game is over.
                if !self.asked.contains(seat)
                    || !self.with_options(seat, |options| options.contains(action))
                {
                    return Err(self.refusal(self.who(), seat, action));
                }
                self.answer(seat, action, tell);
            }
            Step::Chance(chance) => {
                self.check_chance(chance)?;
                self.happen(chance, tell);
            }
        }
        self.advance(tell);
        Ok(())
    }

    #[inline]
    fn in_full(&self, action: Action) -> Action {
        match (action, self.stack.top()) {
            (Action::Word(Word::Shield), &Frame::Event(pending)) => {
                self.at_stake(pending).map_or(action, Action::Shield)
            }
            _ => action,
        }
    }

    fn shown(&self, event: &Event, seat: Option<Seat>) -> Option<Shown> {
        event.shown_to(seat)
    }

    fn memory(&self, seat: Option<Seat>) -> Memory {
        Memory::new(self, seat)
    }

    fn learn(memory: &mut Memory, shown: &Shown) {
        memory.learn(shown);
    }

    fn view(&self, seat: Option<Seat>, memory: &Memory) -> View {
        View::new(self, seat, memory)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(position: &Position) -> Result<AnkhMorpork, String> {
        position.to_game()
    }

    fn lets_happen(&self) -> Option<Action> {
        self.is_window_open().then_some(Action::Word(Word::Pass))
    }

    fn usual(&self, seat: Seat, company: Company) -> Option<Action> {
        self.usual_answer(seat, company)
    }

    fn asks_the_usual(&self) -> bool {
        true
    }

    fn turn(&self) -> u32 {
        u32::from(self.turn)
    }

    fn ending(&self) -> &'static str {
        self.over.map_or("", |over| over.ending.id())
    }

    fn role(&self, seat: Seat) -> Option<&'static str> {
        self.personalities[seat.index()].map(|personality| personality.id())
    }

    fn played(shown: &Shown) -> Option<(Seat, &'static str)> {
        match shown.what {
            What::Played { seat, card } => Some((seat, card.id())),
            _ => None,
        }
    }

    fn play_out(&mut self, dice: &mut QuickDice, limit: u64, tally: &mut Tally) -> Option<Ranking> {
        playout::play_out(self, dice, limit, tally)
    }
}

impl AnkhMorpork {
    fn any_unused(&self, dice: &mut impl Dice) -> crate::personalities::Personality {
        let nth = dice.below(self.unused.len()) as usize;
        self.unused.iter().nth(nth).expect("a personality is left")
    }

    /// Whether chance may bring this.
    #[inline]
    fn check_chance(&self, chance: Chance) -> Result<(), Refusal> {
        match self.who() {
            Status::Over(_) => return Err(Refusal::OVER),
            Status::Seats(_) => return Err(Refusal::NO_CHANCE),
            Status::Chance => {}
        }
        let possible = match (self.lot, chance) {
            (Some(Lot::Die), Chance::Roll(face)) => (1..=12).contains(&face),
            (Some(Lot::Pile), Chance::Draw(card)) => self.top_of_pile().contains(card),
            (Some(Lot::Hand(seat)), Chance::Draw(card)) => {
                (self.hand(seat) & !self.aside).contains(card)
            }
            (Some(Lot::Discard), Chance::Draw(card)) => self.discard.contains(card),
            (Some(Lot::Event), Chance::Event(event)) => self.events.contains(event),
            (Some(Lot::Personality), Chance::Deal(personality))
            | (Some(Lot::Hidden), Chance::Hide(personality)) => self.unused.contains(personality),
            _ => false,
        };
        if possible { Ok(()) } else { Err(Refusal::IMPOSSIBLE) }
    }

    /// AM-SETUP-07. Whether the bank can run out at this table.
    pub(crate) fn has_finite_bank(&self) -> bool {
        self.switches.on(Switch::FiniteBank)
    }
}
