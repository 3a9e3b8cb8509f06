//! Whether a position that somebody wrote can be played.

use game::{Game, Seat, SeatSet};

use crate::RattusCartus;
use crate::building_cards::BuildingSet;
use crate::cards::Card;
use crate::facts::FACTS;
use crate::pending::{Pending, Phase};

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
        match self.can_go_on() {
            true => Ok(()),
            false => Err("what is pending cannot be answered".into()),
        }
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
            Pending::BuildingOfClass { .. } | Pending::StartPlayer => true,
            Pending::CardsOfClass { class, left } => {
                BuildingSet::of_class(class).without(self.chosen).size() >= left && left > 0
            }
            Pending::NunRow => !self.nun_row.is_full() && !self.deck.is_empty(),
            Pending::Deal { left, .. } | Pending::Draw { left, .. } => {
                left > 0 && !self.deck.is_empty()
            }
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
            Pending::Play { .. } | Pending::Lay { .. } => self.players[seat].building.is_some(),
            Pending::Give { each, .. } => self.players[seat].offered.size() < each,
            Pending::Supply { .. } => self.players[seat].supply.is_none(),
            Pending::Trade { seat, most } => {
                most <= self.players[seat].hand.size() && u16::from(most) <= self.players[seat].rats
            }
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
