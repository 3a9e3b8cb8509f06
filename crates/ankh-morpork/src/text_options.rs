//! AM-ACT-SCROLL. What the texts of the cards ask, and of whom.

use game::Seat;

use crate::actions::Word;
use crate::areas::{Area, Areas};
use crate::board::Owner;
use crate::cards::{Card, Cards};
use crate::editions::Switch;
use crate::effects::{Op, Which, Whom};
use crate::options::{Choice, Minions, Options};
use crate::revisions::Revision;
use crate::state::AnkhMorpork;
use crate::text_memory::SoFar;
use crate::texts::Text;

impl AnkhMorpork {
    #[inline]
    pub(crate) fn asked_by_text(&self, text: Text) -> Seat {
        match text.op() {
            Op::Demand(_)
            | Op::Tribute(_)
            | Op::BuyOff(_)
            | Op::EachRemoves
            | Op::Minion(Which::ChosenByVictim) => text.victim,
            _ => self.active,
        }
    }

    pub(crate) fn text_options(&self, text: Text) -> Options {
        let seat = self.active;
        let nothing = Options::NONE;
        match text.op() {
            Op::Opponent(whom) => {
                let seats = self.opponents().filter(|&other| self.is_choosable(whom, other));
                Options::of(Choice::Target(seats.collect()))
            }
            Op::Other => {
                let seats = self.opponents().filter(|&other| other != text.victim);
                Options::of(Choice::Target(seats.collect()))
            }
            Op::Demand(cards) => {
                let hand = self.hand(text.victim);
                let still = hand.len().min(usize::from(cards)) - self.aside.len();
                let choices = later_cards(hand, self.aside.last());
                Options::of(Choice::Give(choices.drop_last(still - 1)))
            }
            Op::Offer => Options::of(Choice::Give(self.hand(seat))),
            Op::Tribute(_) => Options::of(Choice::Give(self.hand(text.victim)))
                .with_if(Word::Pay, self.money[text.victim] > 0),
            Op::BuyOff(amount) => {
                nothing.with_if(Word::Pay, self.money[text.victim] >= amount).with(Word::Accept)
            }
            Op::Burn => Options::of(Choice::Demolish(self.board.buildings[text.victim.index()]))
                .with(Word::Skip),
            Op::Minion(which) => Options::of(Choice::Pick(self.choosable_minions(which))),
            Op::MinionOrPay(amount) => Options::of(Choice::Pick(self.minions_of(seat, Areas::ALL)))
                .with_if(Word::Pay, self.money[seat] >= amount),
            Op::EachRemoves => Options::of(Choice::Pick(self.minions_of(text.victim, Areas::ALL))),
            Op::Partner => {
                let from = text.minion().map_or(Areas::NONE, |minion| Areas::only(minion.area));
                Options::of(Choice::Pick(self.minions_in(!from)))
            }
            Op::Neighbour => Options::of(Choice::To(
                text.minion().map_or(Areas::NONE, |minion| minion.area.neighbours()),
            )),
            Op::Elsewhere => Options::of(Choice::To(
                text.minion().map_or(Areas::NONE, |minion| Areas::ALL.without(minion.area)),
            )),
            Op::DiscardTheirs => Options::of(Choice::Discard(self.hand(text.victim))),
            Op::EarnAt(_) => Options::of(Choice::At(self.board.trouble)),
            Op::Keep => Options::of(Choice::Keep(self.aside)),
            // AM-ACT-SCROLL-13.
            Op::Discard => Options::of(Choice::Discard(self.hand(seat)))
                .with_if(Word::Skip, self.revision != Revision::First),
            Op::DiscardUpTo(_) | Op::Sell => {
                let last = match text.so_far {
                    SoFar::Discards { last, .. } => last,
                    _ => None,
                };
                Options::of(Choice::Discard(later_cards(self.hand(seat), last))).with(Word::Skip)
            }
            Op::Building => {
                Options::of(Choice::Buy(self.buildings_for_sale(text.effect().wants_trouble())))
            }
            Op::BuildHalf => Options::of(Choice::Build(self.building_sites(true))),
            Op::Place(to) => self.place_options(seat, to),
            Op::PlaceAgain(to) => self.place_options(seat, to).with(Word::Skip),
            Op::Stir { spreading } => Options::of(Choice::Stir(self.stir_targets(spreading))),
            _ => nothing,
        }
    }

    pub(crate) fn is_choosable(&self, whom: Whom, seat: Seat) -> bool {
        match whom {
            Whom::Anyone => true,
            Whom::WithCards => !self.hand(seat).is_empty(),
            Whom::WithMoney => self.money[seat] > 0,
            Whom::WithBuilding => !self.board.buildings[seat.index()].is_empty(),
        }
    }

    fn minions_of(&self, seat: Seat, areas: Areas) -> Minions {
        let mut minions = [Areas::NONE; 6];
        minions[seat.index()] = self.board.present(seat.into()) & areas;
        minions
    }

    pub(crate) fn choosable_minions(&self, which: Which) -> Minions {
        let without = |mut minions: Minions, owner: Owner| {
            minions[owner.index()] = Areas::NONE;
            minions
        };
        let trouble = self.board.trouble;
        match which {
            Which::Own => self.minions_of(self.active, Areas::ALL),
            Which::OwnInTrouble => self.minions_of(self.active, trouble),
            Which::Opponents => {
                let others = without(self.minions_in(Areas::ALL), self.active.into());
                // AM-SWITCH-10.
                if self.switches.on(Switch::LeadNeutrals) {
                    others
                } else {
                    without(without(others, Owner::TROLL), Owner::DEMON)
                }
            }
            // Two that change places stand in different areas.
            Which::Anyone if self.board.occupied().len() < 2 => [Areas::NONE; 6],
            Which::Anyone => self.minions_in(Areas::ALL),
            Which::InTrouble => self.minions_in(trouble),
            Which::Assassinable => self.assassination_targets(),
            Which::InUnrealEstate => self.minions_in(Areas::only(Area::UnrealEstate)),
            Which::Rolled(nth) => self.rolled_minions(nth),
            Which::ChosenByVictim => without(self.minions_in(trouble), self.active.into()),
        }
    }

    /// AM-CARD-CARCER. Those where a roll fell, except of a player who is spared.
    fn rolled_minions(&self, nth: u8) -> Minions {
        let rolls = self.rolls.as_slice();
        let face = rolls[usize::from(nth)];
        // AM-SWITCH-09.
        if nth > 0 && rolls[0] == face && !self.switches.on(Switch::RepeatRolls) {
            return [Areas::NONE; 6];
        }
        let mut minions = self.minions_in(Areas::only(Area::numbered(face)));
        self.spared.iter().for_each(|seat| minions[seat.index()] = Areas::NONE);
        minions
    }

    /// AM-TROUBLE-16, AM-SWITCH-12.
    pub(crate) fn stir_targets(&self, spreading: bool) -> Areas {
        let calm = !self.board.trouble;
        let near = if spreading { self.board.trouble.near() } else { Areas::ALL };
        let populated =
            if self.switches.on(Switch::BareTrouble) { Areas::ALL } else { self.board.occupied() };
        calm & near & populated
    }
}

/// The cards of a hand that may still be chosen after `last`.
fn later_cards(hand: Cards, last: Option<Card>) -> Cards {
    last.map_or(hand, |last| hand & Cards::after(last))
}
