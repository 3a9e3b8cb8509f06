//! The game as the rest of the house knows it.

use game::dice::QuickDice;
use game::playout::Tally;
use game::usual::{Company, only_answer};
use game::{Buffer, Dice, Game, Language, Ranking, Refusal, Seat, Sink, Status, Step, playout};

use crate::actions::Action;
use crate::building_cards::{Building, BuildingSet};
use crate::cards::{Card, Cards};
use crate::chance::Chance;
use crate::events::{Event, News, Open, Shown};
use crate::memory::Memory;
use crate::pending::Pending;
use crate::position::Position;
use crate::revisions::Revision;
use crate::setup::{Actions, Setup};
use crate::state::RattusCartus;
use crate::view::View;

impl Game for RattusCartus {
    const NAME: &'static str = "rattus-cartus";
    const REVISION: u32 = Revision::Second.number();
    const OLDEST_REVISION: u32 = Revision::First.number();
    const LEDGER: &'static str = include_str!("../rules.md");
    const TRANSLATIONS: &'static [(Language, &'static str)] = &[
        (Language::De, include_str!("../rules.de.md")),
        (Language::Es, include_str!("../rules.es.md")),
        (Language::Fr, include_str!("../rules.fr.md")),
    ];

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Shown = Shown;
    type Memory = Memory;
    type View = View;
    type Position = Position;

    fn new(setup: &Setup) -> Result<RattusCartus, Refusal> {
        setup.check()?;
        Ok(RattusCartus::empty(setup, Revision::default()))
    }

    fn of_revision(setup: &Setup, revision: u32) -> Result<RattusCartus, Refusal> {
        setup.check()?;
        let revision = Revision::of(revision).expect("a revision that is known");
        Ok(RattusCartus::empty(setup, revision))
    }

    fn revision(&self) -> u32 {
        self.revision.number()
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn seats(&self) -> usize {
        self.seats_count()
    }

    #[inline]
    fn status(&self) -> Status {
        match self.pending {
            Pending::Over => Status::Over(self.ranking()),
            pending => pending.status(),
        }
    }

    fn actions(&self, seat: Seat, into: &mut Buffer<Action>) {
        if self.pending.seats().is_some_and(|seats| seats.contains(seat)) {
            self.list(seat, into);
        }
    }

    fn chances() -> Vec<Chance> {
        Chance::all().collect()
    }

    fn sample(&self, dice: &mut impl Dice) -> Chance {
        match self.pending {
            Pending::BuildingOfClass { class } => {
                Chance::Building(Building::ALL[class as usize * 2 + dice.below(2) as usize])
            }
            Pending::CardsOfClass { class, .. } => {
                let cards = BuildingSet::of_class(class).without(self.chosen);
                Chance::Card(cards.nth(dice.below(cards.size().into()) as u8))
            }
            Pending::NunRow | Pending::Deal { .. } | Pending::Draw { .. } => {
                Chance::Draw(self.deck.nth(dice.below(self.deck.size().into()) as u8))
            }
            Pending::StartPlayer => {
                Chance::Start(Seat::new(dice.below(self.seats_count() as u32) as usize))
            }
            Pending::Marker { .. } => {
                let left: u8 = self.markers.iter().sum();
                Chance::Marker(nth_value(&self.markers, dice.below(left.into()) as u8))
            }
            _ => Chance::Reveal(self.unseen.nth(dice.below(self.unseen.size().into()) as u8)),
        }
    }

    #[inline]
    fn apply(&mut self, step: Step<Self>, tell: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match step {
            Step::Act(seat, action) => self.answer(seat, action, tell),
            Step::Chance(chance) => self.happen(chance, tell),
        }
    }

    fn shown(&self, event: &Event, seat: Option<Seat>) -> Option<Shown> {
        Some(event.shown(seat))
    }

    fn memory(&self, seat: Option<Seat>) -> Memory {
        Memory::new(self, seat)
    }

    fn learn(memory: &mut Memory, shown: &Shown) {
        memory.learn(&shown.news);
    }

    fn view(&self, seat: Option<Seat>, memory: &Memory) -> View {
        View::new(self, seat, memory)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(position: &Position) -> Result<RattusCartus, String> {
        position.state()
    }

    /// RC-D-11. An action is used; and where there is one way, it is gone, among people only
    /// where all see that there is no other.
    fn usual(&self, seat: Seat, company: Company) -> Option<Action> {
        if self.pending == (Pending::Act { seat }) {
            return Some(Action::Use);
        }
        let open = match self.pending {
            Pending::Sword { .. } | Pending::Flute { .. } => true,
            _ => company == Company::Bots,
        };
        if open { only_answer(self, seat) } else { None }
    }

    fn asks_the_usual(&self) -> bool {
        self.setup.actions == Actions::Asked
    }

    fn turn(&self) -> u32 {
        self.round.into()
    }

    fn ending(&self) -> &'static str {
        match self.pending {
            Pending::Over => match self.ranking().winners().len() {
                0 => "plague",
                1 => "won",
                _ => "shared",
            },
            _ => "",
        }
    }

    fn role(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    fn played(shown: &Shown) -> Option<(Seat, &'static str)> {
        match shown.news {
            News::Open(Open::Entered { seat, card, .. }) => Some((seat, card.building().name())),
            _ => None,
        }
    }

    fn play_out(&mut self, dice: &mut QuickDice, limit: u64, tally: &mut Tally) -> Option<Ranking> {
        playout::play_out(self, dice, limit, tally)
    }
}

impl RattusCartus {
    /// The actions of a seat that is asked, sorted.
    fn list(&self, seat: Seat, into: &mut Buffer<Action>) {
        let player = &self.players[seat];
        match self.pending {
            Pending::Supply { .. } => {
                into.extend(self.row.iter().map(|&card| Action::Supply(card)));
                into.sort_unstable();
            }
            Pending::Look { .. } => {
                into.extend((1..=self.nun_row.len() as u8).map(Action::Look));
            }
            Pending::Enter { .. } => {
                into.extend(self.row.iter().map(|&card| Action::Enter(card)));
                into.sort_unstable();
                if self.may_pass(seat) {
                    into.push(Action::Pass);
                }
            }
            Pending::Play { .. } => into.extend((0..=player.hand.playable()).map(Action::Play)),
            Pending::Lay { left, .. } => {
                let from = player.laid.highest().unwrap_or(Card::FIRST);
                choices(&player.hand, from, Card::FLUTE, left, Action::Lay, into);
            }
            Pending::Sword { .. } => {
                into.extend(self.targets(Card::SWORD).iter().map(Action::Sword));
            }
            Pending::Flute { .. } => {
                into.extend(self.targets(Card::FLUTE).iter().map(Action::Flute));
            }
            Pending::Give { each, .. } => {
                let from = player.offered.highest().unwrap_or(Card::FIRST);
                let left = each - player.offered.size();
                choices(&player.hand, from, Card::GOLD, left, Action::Give, into);
            }
            Pending::Act { .. } => into.extend([Action::Use, Action::Decline]),
            Pending::Trade { most, .. } => {
                into.extend((0..=self.most_traded(seat, most)).map(Action::Trade));
            }
            Pending::Discard { left, from, .. } => {
                choices(&player.hand, from, Card::GOLD, left, Action::Discard, into);
            }
            _ => {}
        }
    }

    #[inline]
    fn answer(
        &mut self,
        seat: Seat,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        match self.pending.seats() {
            Some(seats) if seats.contains(seat) => {}
            None if self.pending == Pending::Over => return Err(Refusal::OVER),
            _ => return Err(Refusal::NOT_ASKED),
        }
        match (self.pending, action) {
            (Pending::Supply { seats }, Action::Supply(card)) => {
                self.choose_supply(seat, seats, card, tell)
            }
            (Pending::Look { left, .. }, Action::Look(place)) => self.look(seat, left, place, tell),
            (Pending::Enter { .. }, Action::Enter(card)) => self.enter(seat, card, tell),
            (Pending::Enter { .. }, Action::Pass) => self.pass(seat, tell),
            (Pending::Play { .. }, Action::Play(number)) => self.play(seat, number, tell),
            (Pending::Lay { left, .. }, Action::Lay(card)) => self.lay(seat, left, card, tell),
            (Pending::Sword { .. }, Action::Sword(giver)) => self.sword(seat, giver, tell),
            (Pending::Flute { .. }, Action::Flute(taker)) => self.flute(seat, taker, tell),
            (Pending::Give { .. }, Action::Give(card)) => self.give(seat, card, tell),
            (Pending::Act { .. }, Action::Use) => {
                self.agree(tell);
                Ok(())
            }
            (Pending::Act { .. }, Action::Decline) => {
                self.decline(seat, tell);
                Ok(())
            }
            (Pending::Trade { most, .. }, Action::Trade(number)) => {
                self.trade(seat, most, number, tell)
            }
            (Pending::Discard { .. }, Action::Discard(card)) => {
                self.discard_for_rats(seat, card, tell)
            }
            _ => Err(Refusal::NOT_OFFERED),
        }
    }

    #[inline]
    fn happen(&mut self, chance: Chance, tell: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match (self.pending, chance) {
            (Pending::Over, _) => Err(Refusal::OVER),
            (pending, _) if pending.seats().is_some() => Err(Refusal::NO_CHANCE),
            (Pending::BuildingOfClass { class }, Chance::Building(building)) => {
                self.building_of_class(class, building, tell)
            }
            (Pending::CardsOfClass { class, left }, Chance::Card(card)) => {
                self.card_of_class(class, left, card, tell)
            }
            (Pending::NunRow, Chance::Draw(card)) => self.lay_nun(card, tell),
            (Pending::Deal { seat, left }, Chance::Draw(card)) => self.deal(seat, left, card, tell),
            (Pending::StartPlayer, Chance::Start(seat)) if seat.index() < self.seats_count() => {
                self.first_start(seat, tell);
                Ok(())
            }
            (Pending::Reveal, Chance::Reveal(card)) => self.reveal(card, tell),
            (Pending::Replace, Chance::Reveal(card)) => self.replace(card, tell),
            (Pending::Draw { seat, left }, Chance::Draw(card)) => {
                self.drawn(seat, left, card, tell)
            }
            (Pending::Marker { seat, left }, Chance::Marker(value)) => {
                self.marker(seat, left, value, tell)
            }
            _ => Err(Refusal::IMPOSSIBLE),
        }
    }
}

/// RC-C-09. The cards that can be the next of `left` cards chosen in order.
#[inline]
fn choices(
    hand: &Cards,
    from: Card,
    last: Card,
    left: u8,
    action: fn(Card) -> Action,
    into: &mut Buffer<Action>,
) {
    let mut enough = hand.between(from, last);
    for (card, count) in hand.kinds_from(from) {
        if card > last || enough < left {
            break;
        }
        into.push(action(card));
        enough -= count;
    }
}

/// The value, from 1, of the marker at `index` when all lie in order.
fn nth_value(markers: &[u8; 5], mut index: u8) -> u8 {
    for (value, &count) in (1..).zip(markers) {
        if index < count {
            return value;
        }
        index -= count;
    }
    5
}
