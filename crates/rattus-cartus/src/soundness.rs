//! Whether a position that somebody wrote can be played.

use std::cmp::Ordering;

use game::{Game, Seat, SeatSet};

use crate::RattusCartus;
use crate::building_cards::BuildingSet;
use crate::cards::{Card, Class};
use crate::facts::FACTS;
use crate::pending::{Pending, Phase, Progress, ResolveStep};
use crate::state::MOST_REPLACEMENTS;

impl RattusCartus {
    /// The phase in which the table can wait for what it waits for.
    pub(crate) fn phase_of_pending(&self) -> Phase {
        match self.pending {
            Pending::BuildingOfClass { .. }
            | Pending::CardsOfClass { .. }
            | Pending::NunRow
            | Pending::Deal { .. }
            | Pending::StartPlayer => Phase::SetUp,
            Pending::Reveal | Pending::Replace => Phase::NewBuildings,
            Pending::Supply { .. } => Phase::Supplies,
            Pending::Draw { .. } | Pending::Look { .. } if self.entered.is_empty() => {
                Phase::Supplies
            }
            Pending::Enter { .. } | Pending::Play { .. } | Pending::Lay { .. } => {
                Phase::EnterBuildings
            }
            Pending::Over => Phase::EndOfGame,
            _ => Phase::ResolveBuildings,
        }
    }

    /// Whether the game can go on from here; positions written by hand may be anything.
    pub(crate) fn check(&self) -> Result<(), String> {
        let seats = SeatSet::all(self.seats_count());
        let mut named = self.pending.seats().unwrap_or(self.open);
        self.open.iter().chain(self.premium).for_each(|seat| named.insert(seat));
        self.entered.iter().chain([&self.start]).for_each(|&seat| named.insert(seat));
        match self.pending {
            Pending::Give { to: seat, .. }
            | Pending::Draw { seat, .. }
            | Pending::Deal { seat, .. }
            | Pending::Marker { seat, .. } => named.insert(seat),
            _ => {}
        }
        if named.iter().any(|seat| !seats.contains(seat)) {
            return Err("a seat is named that nobody sits on".into());
        }
        self.check_cards()?;
        let inside = self.entered.iter().copied().collect::<SeatSet>();
        let in_building = |seat: Seat| self.players[seat].building.is_some();
        if inside.len() != self.entered.len()
            || seats.iter().any(|seat| in_building(seat) != inside.contains(seat))
        {
            return Err("the players in buildings are not those who entered".into());
        }
        let all_inside = self.entered.len() == self.seats_count();
        if self.phase == Phase::ResolveBuildings
            && (!all_inside || usize::from(self.progress.building) >= self.row.len())
        {
            return Err("buildings are resolved when everybody has entered one".into());
        }
        self.check_buildings()?;
        self.check_choices()?;
        match self.can_go_on() && self.step_fits() {
            true => Ok(()),
            false => Err("what is pending cannot be answered".into()),
        }
    }

    /// Nothing is chosen already that is chosen later.
    fn check_choices(&self) -> Result<(), String> {
        let seats = self.setup.players;
        let Progress { acted, deeds, .. } = self.progress;
        let supplied = self.supplied < seats + u8::from(self.phase != Phase::Supplies);
        if !supplied || acted > seats || deeds > 2 {
            return Err("more is done than there is to do".into());
        }
        if self.exchanges > self.facts().replacement {
            return Err("more was exchanged than the stack holds".into());
        }
        if !self.open.is_empty() && self.phase != Phase::ResolveBuildings {
            return Err("laid cards are revealed in phase D only".into());
        }
        let giving = matches!(self.pending, Pending::Give { .. });
        for player in &self.players.0 {
            if player.supply.is_some() && self.phase != Phase::Supplies {
                return Err("a supply action is chosen in phase B only".into());
            }
            if !player.laid.is_empty() && player.building.is_none() {
                return Err("only a player in a building has laid cards".into());
            }
            let resolved = self.phase == Phase::ResolveBuildings
                && player.building.is_some_and(|building| building < self.progress.building);
            if !player.laid.is_empty() && resolved {
                return Err("the cards of a resolved building have left".into());
            }
            if !player.offered.is_empty() && !giving {
                return Err("cards are offered only while they are to be given".into());
            }
        }
        Ok(())
    }

    /// The building deck has whole rounds left.
    fn check_buildings(&self) -> Result<(), String> {
        let facts = self.facts();
        if self.round > facts.rounds {
            return Err(format!("there are only {} rounds", facts.rounds));
        }
        let revealed = usize::from(facts.revealed);
        let row_fits = match self.phase {
            Phase::SetUp | Phase::EndOfGame => self.row.is_empty(),
            _ if self.pending == Pending::Reveal => self.row.len() < revealed,
            _ => self.row.len() == revealed,
        };
        if !row_fits {
            return Err(format!("the row of a round has {revealed} cards"));
        }
        let before_entering = matches!(self.phase, Phase::SetUp | Phase::NewBuildings);
        if (before_entering || self.phase == Phase::Supplies) && !self.entered.is_empty() {
            return Err("nobody has entered a building yet".into());
        }
        let under_way = match self.pending {
            Pending::Reveal => self.row.len() as u8,
            _ => 0,
        };
        if !(self.building_deck() + under_way).is_multiple_of(facts.revealed) {
            return Err("the building deck does not last for whole rounds".into());
        }
        if usize::from(self.stack) + self.under.len() > MOST_REPLACEMENTS {
            return Err(format!("the replacement stack has at most {MOST_REPLACEMENTS} cards"));
        }
        let begins =
            matches!(self.pending, Pending::NunRow | Pending::Deal { .. } | Pending::StartPlayer);
        if begins && self.building_deck() == 0 {
            return Err("there are no building cards to begin with".into());
        }
        Ok(())
    }

    /// Whether five cards of each class before this one take part, and so many of it.
    fn has_chosen(&self, class: Class, number: u8) -> bool {
        Class::ALL.into_iter().all(|other| {
            let chosen = self.chosen.and(BuildingSet::of_class(other)).size();
            chosen
                == match other.cmp(&class) {
                    Ordering::Less => 5,
                    Ordering::Equal => number,
                    Ordering::Greater => 0,
                }
        })
    }

    /// Whether the step of phase D can wait for what is pending.
    fn step_fits(&self) -> bool {
        self.phase != Phase::ResolveBuildings
            || match self.pending {
                Pending::Sword { .. } => self.progress.step == ResolveStep::Swords,
                Pending::Flute { .. } => self.progress.step == ResolveStep::Flutes,
                Pending::Give { .. } => self.progress.step != ResolveStep::Flutes,
                _ => self.progress.step == ResolveStep::Actions,
            }
    }

    /// Whether the deck has the cards that are still to be laid out and dealt.
    fn can_deal(&self) -> bool {
        let (hand, seats) = (usize::from(FACTS.first_hand), self.seats_count());
        let cards = match self.pending {
            Pending::Deal { seat, left } => usize::from(left) + hand * (seats - 1 - seat.index()),
            _ if self.nun_row.is_full() => return false,
            _ => self.nun_row.remaining_capacity() + hand * seats,
        };
        cards <= usize::from(self.deck.size())
    }

    /// No kind has more cards than the box, and each lies where it can.
    fn check_cards(&self) -> Result<(), String> {
        let mut all = self.deck;
        all.add_all(&self.discard);
        if all.bodies() - all.count(Card::JOKER) != all.size() {
            return Err("deck and discard pile hold population cards only".into());
        }
        if self.nun_row.iter().any(|card| !card.is_population()) {
            return Err("the Nun-row holds population cards only".into());
        }
        self.nun_row.iter().for_each(|&card| all.add(card, 1));
        for player in &self.players.0 {
            if player.laid.playable() != player.laid.size() {
                return Err("neither gold nor passes can be laid".into());
            }
            [player.hand, player.laid, player.offered].iter().for_each(|pile| all.add_all(pile));
        }
        for card in Card::OPEN {
            all.add(card, self.piles[card.pile()]);
        }
        for (card, number) in all.kinds() {
            if !card.is_population() && !self.is_in_play(card) {
                return Err(format!(
                    "there is no {card} in this game: no building card that brings it takes part \
                     (`chosen`, or `buildings` in `setup`)"
                ));
            }
            let exist = match card.is_population() {
                true => FACTS.population.count(card),
                false => FACTS.open[card.pile()],
            };
            if number > exist {
                return Err(format!("there are only {exist} {card}"));
            }
        }
        Ok(())
    }

    /// Whether whoever is to act has something to do.
    fn can_go_on(&self) -> bool {
        match self.pending {
            Pending::Over => true,
            Pending::StartPlayer => true,
            Pending::BuildingOfClass { class } => self.can_deal() && self.has_chosen(class, 0),
            Pending::CardsOfClass { class, left } => {
                self.can_deal() && (1..=5).contains(&left) && self.has_chosen(class, 5 - left)
            }
            Pending::NunRow => self.can_deal(),
            Pending::Deal { left, .. } => left > 0 && self.can_deal(),
            Pending::Draw { left, .. } => left > 0 && !self.deck.is_empty(),
            Pending::Marker { left, .. } => {
                left > 0
                    && self.markers.iter().map(|&count| u16::from(count)).sum::<u16>()
                        >= left.into()
            }
            Pending::Reveal => {
                self.building_deck() > 0 && self.row.len() < usize::from(self.facts().revealed)
            }
            Pending::Replace => {
                self.stack > 0 && !self.unseen.is_empty() && self.under.remaining_capacity() > 0
            }
            pending => pending.seats().is_some_and(|asked| {
                !asked.is_empty() && asked.iter().all(|seat| self.can_answer(seat))
            }),
        }
    }

    fn can_answer(&self, seat: Seat) -> bool {
        let possible = match self.pending {
            Pending::Enter { .. } => self.players[seat].building.is_none(),
            // Cards laid before their number was said would have to come first in order.
            Pending::Play { seat } => {
                let player = &self.players[seat];
                player.building.is_some() && (player.laid.is_empty() || player.hand.playable() == 0)
            }
            Pending::Lay { seat, .. } => self.players[seat].building.is_some(),
            Pending::Give { each, .. } => self.players[seat].offered.size() < each,
            Pending::Supply { .. } => self.players[seat].supply.is_none(),
            Pending::Trade { seat, most } => self.most_traded(seat, most) > 0,
            Pending::Discard { left, .. } | Pending::Look { left, .. } => left > 0,
            _ => true,
        };
        let mut actions = game::Buffer::new();
        if possible {
            self.actions(seat, &mut actions);
        }
        !actions.is_empty()
    }
}
