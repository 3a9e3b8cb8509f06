//! What is in the box: `data/components.toml`, read once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::building_cards::{Building, BuildingCard, BuildingSet};
use crate::cards::{Card, Cards, Class};

/// A fact that nobody could confirm, with what the game assumes instead where that is a
/// number of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unconfirmed {
    /// The supply action of a card.
    #[serde(skip)]
    Supply(BuildingCard),
    /// How many victory point markers of value 1 to 5 there are.
    #[serde(skip)]
    Markers([u8; 5]),
    /// How many cards of each class show 0 to 4 nuns.
    #[serde(skip)]
    Population([u8; 5]),
    /// The English name of a building.
    #[serde(skip)]
    Name(Building),
    /// Of which values the rat tokens are.
    RatTokens,
    /// How long the influence tracks are.
    Tracks,
    /// How many places a building card has.
    Places,
    /// The fifth colour of discs.
    FifthColour,
}

/// The facts of the data file that nobody could confirm.
pub fn unconfirmed() -> &'static [Unconfirmed] {
    &FACTS.unconfirmed
}

/// The supply action on a building card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Supply {
    /// How many population cards to draw.
    pub draw: u8,
    /// How many rats to discard.
    pub rats: u8,
    /// How many cards of the Nun-row to look at.
    pub look: u8,
    /// Whether this is what the card really shows.
    pub known: bool,
}

/// A part of a building's action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// Take victory point markers.
    Markers(u8),
    /// Take cards of a kind from their open pile.
    Take(Card, u8),
    /// Discard rats.
    Rats(u8),
    /// Discard up to so many hand cards, then as many rats.
    Trade(u8),
    /// Draw population cards.
    Draw(u8),
    /// Draw one population card for every so much influence gained in this round.
    Brew(u8),
    /// Look at cards of the Nun-row.
    Look(u8),
    /// Be given so many hand cards by everybody outside who has enough.
    Levy(u8),
}

/// The parts of an action, in order.
pub(crate) type Deeds = ArrayVec<Deed, 2>;

/// What the rules need to know of the box.
pub(crate) struct Facts {
    /// By number of players, from 2.
    pub(crate) tables: [Table; 4],
    pub(crate) first_hand: u8,
    pub(crate) first_rats: u16,
    pub(crate) first_game: BuildingSet,
    /// The whole population.
    pub(crate) population: Cards,
    /// How many cards of each open pile exist.
    pub(crate) open: [u8; 5],
    /// How many markers of value 1 to 5 exist.
    pub(crate) markers: [u8; 5],
    /// By building: its premium and its standard action.
    pub(crate) actions: [[Deeds; 2]; 12],
    pub(crate) supply: [Supply; BuildingCard::COUNT],
    unconfirmed: Vec<Unconfirmed>,
}

/// What depends on the number of players.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    count: usize,
    pub(crate) rounds: u8,
    pub(crate) revealed: u8,
    pub(crate) replacement: u8,
}

impl Facts {
    /// What holds at a table of so many players, 2 to 5.
    #[inline]
    pub(crate) fn table(&self, players: usize) -> &Table {
        &self.tables[players - 2]
    }
}

/// The data file is part of the program, and a test reads it: it cannot be wrong at a table.
pub(crate) static FACTS: LazyLock<Facts> = LazyLock::new(|| {
    read(include_str!("../data/components.toml")).expect("a test reads the data file")
});

/// Reads the data file.
fn read(text: &str) -> Result<Facts, String> {
    let file: File = game::data::read(text)?;
    let mut facts = Facts {
        tables: file.players.clone().try_into().map_err(|_| "there are four player counts")?,
        first_hand: file.start.hand,
        first_rats: file.start.rats,
        first_game: file.start.first_game,
        population: Cards::NONE,
        open: [0; 5],
        markers: [0; 5],
        actions: std::array::from_fn(|_| std::array::from_fn(|_| Deeds::new())),
        supply: [Supply::default(); BuildingCard::COUNT],
        unconfirmed: Vec::new(),
    };
    if facts.tables.iter().enumerate().any(|(index, table)| table.count != index + 2) {
        return Err("the player counts are 2, 3, 4 and 5".into());
    }
    for class in Class::ALL {
        for (nuns, &number) in (0..).zip(&file.population.cards_per_class_by_nuns) {
            facts.population.add(Card::population(class, nuns), number);
        }
    }
    for (&card, &number) in &file.special {
        if card.is_population() {
            return Err(format!("{card} is no special card"));
        }
        facts.open[card.pile()] = number;
    }
    for &Marker { value, count } in &file.markers.by_value {
        let slot = usize::from(value).checked_sub(1).and_then(|at| facts.markers.get_mut(at));
        *slot.ok_or("a marker is worth 1 to 5 points")? += count;
    }
    facts.unconfirmed = file.list_unconfirmed(facts.markers);
    for building in Building::ALL {
        let entry = file.building.iter().find(|entry| entry.id == building);
        let entry = entry.ok_or_else(|| format!("{building} is missing"))?;
        if entry.class != building.class() {
            return Err(format!("{building} belongs to another class"));
        }
        facts.actions[building as usize] = [deeds(&entry.premium)?, deeds(&entry.standard)?];
    }
    for card in BuildingCard::all() {
        let supply = file.supply.get(&card);
        facts.supply[card.index()] = *supply.ok_or_else(|| format!("{card} is missing"))?;
    }
    Ok(facts)
}

fn deeds(words: &[String]) -> Result<Deeds, String> {
    let mut deeds = Deeds::new();
    for text in words {
        let deed = deed(text).ok_or_else(|| format!("no action is called \"{text}\""))?;
        deeds.try_push(deed).map_err(|_| "an action has at most two parts")?;
    }
    Ok(deeds)
}

fn deed(text: &str) -> Option<Deed> {
    let (words, number) = text.rsplit_once(' ')?;
    let number = number.parse().ok().filter(|number| *number > 0)?;
    Some(match words {
        "markers" => Deed::Markers(number),
        "rats" => Deed::Rats(number),
        "trade" => Deed::Trade(number),
        "draw" => Deed::Draw(number),
        "brew" => Deed::Brew(number),
        "look" => Deed::Look(number),
        "levy" => Deed::Levy(number),
        _ => {
            let card: Card = words.strip_prefix("take ")?.parse().ok()?;
            if card.is_population() {
                return None;
            }
            Deed::Take(card, number)
        }
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    players: Vec<Table>,
    start: Start,
    population: Population,
    special: BTreeMap<Card, u8>,
    markers: Markers,
    building: Vec<BuildingEntry>,
    supply: BTreeMap<BuildingCard, Supply>,
    unconfirmed: Vec<Unconfirmed>,
}

impl File {
    fn list_unconfirmed(&self, markers: [u8; 5]) -> Vec<Unconfirmed> {
        let supplies = self.supply.iter().filter(|(_, supply)| !supply.known);
        let mut list: Vec<Unconfirmed> =
            supplies.map(|(&card, _)| Unconfirmed::Supply(card)).collect();
        if !self.markers.known {
            list.push(Unconfirmed::Markers(markers));
        }
        if !self.population.known {
            list.push(Unconfirmed::Population(self.population.cards_per_class_by_nuns));
        }
        let unnamed = self.building.iter().filter(|entry| !entry.name_known);
        list.extend(unnamed.map(|entry| Unconfirmed::Name(entry.id)));
        list.extend(&self.unconfirmed);
        list
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Start {
    hand: u8,
    rats: u16,
    first_game: BuildingSet,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Population {
    cards_per_class_by_nuns: [u8; 5],
    known: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Markers {
    by_value: Vec<Marker>,
    known: bool,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct Marker {
    value: u8,
    count: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct BuildingEntry {
    id: Building,
    class: Class,
    #[serde(default = "known")]
    name_known: bool,
    premium: Vec<String>,
    standard: Vec<String>,
}

fn known() -> bool {
    true
}
