//! Numbers and cards of Rattus Cartus, typed from the rulebook and the list of its parts.

/// The six classes with the figures on their cards.
pub(crate) const CLASSES: [(&str, &str); 6] = [
    ("peasantry", "peasant"),
    ("bourgeoisie", "merchant"),
    ("church", "monk"),
    ("chivalry", "knight"),
    ("magic", "witch"),
    ("royalty", "king"),
];

/// RC-COMP-03. How many cards of each class show 0, 1, 2, 3 and 4 nuns.
pub(crate) const NUNS: [u32; 5] = [4, 2, 2, 2, 4];

/// RC-COMP-05, RC-COMP-06. Cards in open piles, and the building that gives them.
pub(crate) const PILES: [(&str, u32, &str); 5] = [
    ("joker", 15, ""),
    ("sword", 12, "castle"),
    ("flute", 12, "pied-pipers-hut"),
    ("pass", 12, "office"),
    ("gold", 15, "treasury"),
];

/// RC-COMP-06. Markers, and what each is worth by default.
pub(crate) const MARKERS: u32 = 20;
/// See [`MARKERS`].
pub(crate) const MARKER_VALUE: u32 = 2;
/// RC-SETUP-03.
pub(crate) const FIRST_RATS: u32 = 10;
/// RC-SETUP-08.
pub(crate) const FIRST_HAND: u32 = 5;
/// RC-SETUP-07.
pub(crate) const NUN_ROW: u32 = 5;

/// What a building does in step b.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Markers,
    Pile(&'static str),
    Rats,
    Hospital,
    Levy,
    Draw,
    Brew,
    Look,
}

/// A building: its name, its class, what it does, and the supply on its fifth copy.
pub(crate) struct Building {
    pub(crate) name: &'static str,
    pub(crate) class: &'static str,
    pub(crate) deed: Deed,
    fifth: Supply,
}

/// The symbols of a supply action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Supply {
    pub(crate) draw: u32,
    pub(crate) rats: u32,
    pub(crate) looks: u32,
}

const fn supply(draw: u32, rats: u32, looks: u32) -> Supply {
    Supply { draw, rats, looks }
}

const TWO_RATS: Supply = supply(0, 2, 0);
const RAT_AND_LOOK: Supply = supply(0, 1, 1);

const fn building(name: &'static str, class: &'static str, deed: Deed, fifth: Supply) -> Building {
    Building { name, class, deed, fifth }
}

const BUILDINGS: [Building; 12] = [
    building("palace", "royalty", Deed::Markers, TWO_RATS),
    building("treasury", "royalty", Deed::Pile("gold"), RAT_AND_LOOK),
    building("monastery", "church", Deed::Rats, TWO_RATS),
    building("hospital", "church", Deed::Hospital, RAT_AND_LOOK),
    building("office", "bourgeoisie", Deed::Pile("pass"), RAT_AND_LOOK),
    building("marketplace", "bourgeoisie", Deed::Pile("joker"), TWO_RATS),
    building("guard-tower", "chivalry", Deed::Levy, RAT_AND_LOOK),
    building("castle", "chivalry", Deed::Pile("sword"), TWO_RATS),
    building("farm", "peasantry", Deed::Draw, TWO_RATS),
    building("brewery", "peasantry", Deed::Brew, RAT_AND_LOOK),
    building("fortune-tellers-tent", "magic", Deed::Look, RAT_AND_LOOK),
    building("pied-pipers-hut", "magic", Deed::Pile("flute"), TWO_RATS),
];

/// RC-SETUP-14. The buildings of the first game.
pub(crate) const FIRST_GAME: [&str; 6] =
    ["farm", "marketplace", "monastery", "castle", "palace", "fortune-tellers-tent"];

/// The building on a building card, and the number of the copy.
pub(crate) fn building_of(card: &str) -> Option<(&'static Building, u32)> {
    let (name, copy) = card.rsplit_once('-')?;
    let copy = copy.parse().ok().filter(|copy| (1..=5).contains(copy))?;
    BUILDINGS.iter().find(|building| building.name == name).map(|building| (building, copy))
}

/// The class of a building.
pub(crate) fn class_of_building(name: &str) -> Option<&'static str> {
    BUILDINGS.iter().find(|building| building.name == name).map(|building| building.class)
}

/// The supply action of a building card.
pub(crate) fn supply_of(card: &str) -> Option<Supply> {
    let (building, copy) = building_of(card)?;
    Some(match copy {
        1 | 2 => supply(4, 0, 0),
        3 => supply(2, 1, 0),
        4 => supply(2, 0, 1),
        _ => building.fifth,
    })
}

/// What depends on the number of players.
pub(crate) struct ByPlayers {
    /// RC-SETUP-18.
    pub(crate) rounds: u32,
    /// RC-A-01, RC-A-02.
    pub(crate) revealed: usize,
    /// RC-END-01, RC-END-04.
    pub(crate) ranks: &'static [u32],
    /// RC-END-07, RC-END-10. Points for the second place in gold.
    pub(crate) second_gold: u32,
}

/// What holds at a table of so many.
pub(crate) fn by_players(players: usize) -> ByPlayers {
    match players {
        2 => ByPlayers { rounds: 10, revealed: 2, ranks: &[10, 5], second_gold: 0 },
        3 => ByPlayers { rounds: 9, revealed: 2, ranks: &[10, 5, 2], second_gold: 3 },
        _ => ByPlayers { rounds: 8, revealed: 3, ranks: &[10, 5, 2], second_gold: 3 },
    }
}

/// The class and the nuns of a population card.
pub(crate) fn person(card: &str) -> Option<(&'static str, u32)> {
    let (figure, nuns) = card.rsplit_once('-')?;
    let nuns = nuns.parse().ok().filter(|nuns| *nuns <= 4)?;
    CLASSES.iter().find(|(_, name)| *name == figure).map(|(class, _)| (*class, nuns))
}

/// RC-D-12. Whether a card is a body: a population card or a joker.
pub(crate) fn is_body(card: &str) -> bool {
    card == "joker" || person(card).is_some()
}

/// RC-C-05. Whether a card may be laid into a building.
pub(crate) fn is_playable(card: &str) -> bool {
    is_body(card) || card == "sword" || card == "flute"
}
