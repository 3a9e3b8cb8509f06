//! Who has what, and what is where, as far as the events tell.

use super::cards::{CARDS, Card, Deck};
use super::events::{DEMON, Minion, TROLL};
use super::facts::{self, AREAS, Area};

/// What lies in one area.
#[derive(Clone, Default, Debug)]
pub(crate) struct Place {
    /// Minions by owner: seats, trolls, demons.
    pub(crate) minions: [u32; 6],
    pub(crate) building: Option<usize>,
    /// Whether the owner of the building has the City Area card.
    pub(crate) has_card: bool,
    /// Whether Bloody Stupid Johnson has taken the card for good.
    pub(crate) lost_card: bool,
    pub(crate) trouble: bool,
}

/// What a player has.
#[derive(Clone, Default, Debug)]
pub(crate) struct Player {
    pub(crate) money: u32,
    pub(crate) hand: Vec<&'static str>,
    /// Cards that lie in front of the player for good.
    pub(crate) stuck: usize,
    pub(crate) loans: u32,
    pub(crate) personality: String,
}

/// The books of a table.
#[derive(Clone, Debug)]
pub(crate) struct Books {
    pub(crate) areas: [Place; AREAS],
    pub(crate) players: Vec<Player>,
    /// What the bank has, where that matters.
    pub(crate) bank: Option<u32>,
    /// Cards not drawn yet.
    pub(crate) pile: Vec<&'static Card>,
    pub(crate) discard: Vec<&'static str>,
    /// Cards lying in front of the player who carries them out.
    pub(crate) in_play: Vec<&'static str>,
    /// Events that have happened.
    pub(crate) events: Vec<String>,
}

impl Books {
    pub(crate) fn new(players: usize, money_of_the_box: Option<u32>) -> Books {
        let mut areas: [Place; AREAS] = Default::default();
        for area in facts::STARTING_AREAS {
            areas[area].trouble = true;
            areas[area].minions[..players].fill(1);
        }
        let player = Player { money: facts::FIRST_MONEY, ..Player::default() };
        let plays = |card: &&Card| players > 2 || !facts::NOT_FOR_TWO.contains(&card.name);
        Books {
            areas,
            players: vec![player; players],
            bank: money_of_the_box.map(|money| money - facts::FIRST_MONEY * players as u32),
            pile: CARDS.iter().filter(plays).collect(),
            discard: Vec::new(),
            in_play: Vec::new(),
            events: Vec::new(),
        }
    }

    /// How many minions an owner has on the board.
    pub(crate) fn minions(&self, owner: usize) -> u32 {
        self.areas.iter().map(|area| area.minions[owner]).sum()
    }

    /// How many minions of any owner are in an area.
    pub(crate) fn crowd(&self, area: Area) -> u32 {
        self.areas[area].minions.iter().sum()
    }

    /// Whether there is such a minion.
    pub(crate) fn has(&self, minion: Minion) -> bool {
        self.areas[minion.area].minions[minion.owner] > 0
    }

    /// Takes a minion off; whether it was there.
    pub(crate) fn take_off(&mut self, minion: Minion) -> bool {
        let there = self.has(minion);
        self.areas[minion.area].minions[minion.owner] -= u32::from(there);
        there
    }

    /// Areas in which a player has a building.
    pub(crate) fn buildings(&self, seat: usize) -> Vec<Area> {
        (0..AREAS).filter(|area| self.areas[*area].building == Some(seat)).collect()
    }

    /// How many pieces a player has in an area.
    pub(crate) fn pieces(&self, seat: usize, area: Area) -> u32 {
        let place = &self.areas[area];
        place.minions[seat] + u32::from(place.building == Some(seat))
    }

    /// How many trouble markers are on the board.
    pub(crate) fn troubles(&self) -> usize {
        self.areas.iter().filter(|area| area.trouble).count()
    }

    /// Whether a demon is in an area.
    pub(crate) fn demon(&self, area: Area) -> bool {
        self.areas[area].minions[DEMON] > 0
    }

    /// AM-PERS-ANY-04 to AM-PERS-ANY-09.
    pub(crate) fn controls(&self, seat: usize, area: Area) -> bool {
        let own = self.pieces(seat, area);
        let mut others = (0..self.players.len()).filter(|other| *other != seat);
        own > self.areas[area].minions[TROLL]
            && !self.demon(area)
            && others.all(|other| self.pieces(other, area) < own)
    }

    /// AM-AREA-ANY-01, AM-AREA-ANY-05. Who could use the power of an area.
    pub(crate) fn power(&self, area: Area) -> Option<usize> {
        let place = &self.areas[area];
        place.building.filter(|_| place.has_card && !self.demon(area))
    }

    /// AM-ACT-MINION-02, AM-ACT-MINION-09. Whether a player may place in an area.
    pub(crate) fn reaches(&self, seat: usize, area: Area) -> bool {
        let own = |area: Area| self.areas[area].minions[seat] > 0;
        let near = |other: Area| other == area || facts::adjacent(other, area);
        self.minions(seat) == 0 || (0..AREAS).any(|other| near(other) && own(other))
    }

    /// AM-SETUP-15. Takes a card from the pile; whether it could lie on top.
    pub(crate) fn draw(&mut self, card: &str) -> bool {
        let Some(place) = self.pile.iter().position(|known| known.name == card) else {
            return false;
        };
        let drawn = self.pile.swap_remove(place);
        drawn.deck == Deck::First || self.pile.iter().all(|card| card.deck == Deck::Second)
    }

    /// AM-PERS. Whether the condition of a player's personality holds.
    pub(crate) fn fulfils(&self, seat: usize) -> bool {
        let players = self.players.len();
        let player = &self.players[seat];
        match player.personality.as_str() {
            "lord-vetinari" => {
                let own = |area: &Area| self.areas[*area].minions[seat] > 0 && !self.demon(*area);
                (0..AREAS).filter(own).count() >= facts::vetinari(players)
            }
            "lord-selachii" | "lord-rust" | "lord-de-worde" => {
                let controlled = (0..AREAS).filter(|area| self.controls(seat, *area)).count();
                controlled >= facts::lord(players)
            }
            "dragon-king-of-arms" => self.troubles() >= facts::MUCH_TROUBLE,
            "chrysoprase" => player.money + self.worth(seat) >= 50 + 12 * player.loans,
            _ => false,
        }
    }

    /// AM-SCORE-03, AM-SCORE-08. What a player's buildings are worth.
    fn worth(&self, seat: usize) -> u32 {
        let counted = self.buildings(seat).into_iter().filter(|area| !self.demon(*area));
        counted.map(facts::cost).sum()
    }

    /// AM-SCORE. A player's points.
    pub(crate) fn points(&self, seat: usize) -> i64 {
        let player = &self.players[seat];
        let counted = (0..AREAS).filter(|area| !self.demon(*area));
        let minions: u32 = counted.map(|area| self.areas[area].minions[seat]).sum();
        let paid = player.loans.min(player.money / 12);
        i64::from(5 * minions + self.worth(seat) + player.money - 12 * paid)
            - 15 * i64::from(player.loans - paid)
    }
}

/// Takes a card out of some; whether it was there.
pub(crate) fn remove(from: &mut Vec<&'static str>, card: &str) -> bool {
    let place = from.iter().position(|known| *known == card);
    if let Some(place) = place {
        from.swap_remove(place);
    }
    place.is_some()
}
