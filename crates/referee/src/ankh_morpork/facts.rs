//! The board and the numbers of Ankh-Morpork, typed from the printed board and the rulebooks.

/// An area by its number on the die, less one.
pub(crate) type Area = usize;

/// An area: its name, what a building costs, its neighbours by number, whether it can flood.
struct Place(&'static str, u32, &'static [usize], bool);

/// AM-COMP-15 to AM-COMP-19.
const BOARD: [Place; 12] = [
    Place("dolly-sisters", 6, &[2, 3, 12], true),
    Place("unreal-estate", 18, &[1, 3, 4, 10, 11, 12], true),
    Place("dragons-landing", 12, &[1, 2, 4], false),
    Place("small-gods", 18, &[2, 3, 5, 6, 10], true),
    Place("the-scours", 6, &[4, 6, 7, 8, 10], true),
    Place("the-hippo", 12, &[4, 5, 7], false),
    Place("the-shades", 6, &[5, 6, 8], true),
    Place("dimwell", 6, &[5, 7, 9], true),
    Place("longwall", 12, &[8, 10, 11], true),
    Place("isle-of-gods", 12, &[2, 4, 5, 9, 11], true),
    Place("seven-sleepers", 18, &[2, 9, 10, 12], true),
    Place("nap-hill", 12, &[1, 2, 11], true),
];

pub(crate) const AREAS: usize = 12;
pub(crate) const DOLLY_SISTERS: Area = 0;
pub(crate) const UNREAL_ESTATE: Area = 1;
pub(crate) const DRAGONS_LANDING: Area = 2;
pub(crate) const SMALL_GODS: Area = 3;
pub(crate) const THE_SCOURS: Area = 4;
pub(crate) const THE_HIPPO: Area = 5;
pub(crate) const THE_SHADES: Area = 6;
pub(crate) const DIMWELL: Area = 7;
pub(crate) const LONGWALL: Area = 8;
pub(crate) const ISLE_OF_GODS: Area = 9;
pub(crate) const SEVEN_SLEEPERS: Area = 10;
pub(crate) const NAP_HILL: Area = 11;

/// AM-SETUP-02, AM-SETUP-03.
pub(crate) const STARTING_AREAS: [Area; 3] = [THE_SHADES, THE_SCOURS, DOLLY_SISTERS];
/// AM-SETUP-05.
pub(crate) const FIRST_MONEY: u32 = 10;
/// AM-COMP-02.
pub(crate) const MINIONS: u32 = 12;
/// AM-ACT-BUILD-11.
pub(crate) const BUILDINGS: usize = 6;
/// AM-TURN-11.
pub(crate) const HAND: usize = 5;
/// AM-AREA-SMALL-GODS-01.
pub(crate) const SHIELD: u32 = 3;
/// AM-EVENT-RIOTS-01, AM-PERS-DRAGON-KING-01.
pub(crate) const MUCH_TROUBLE: usize = 8;
/// AM-2P-02.
pub(crate) const NOT_FOR_TWO: [&str; 2] = ["hubert", "cosmo-lavish"];

/// The area of a name.
pub(crate) fn area_of(name: &str) -> Option<Area> {
    BOARD.iter().position(|place| place.0 == name)
}

/// The name of an area.
pub(crate) fn name(area: Area) -> &'static str {
    BOARD[area].0
}

/// AM-ACT-BUILD-04.
pub(crate) fn cost(area: Area) -> u32 {
    BOARD[area].1
}

/// AM-COMP-18.
pub(crate) fn adjacent(one: Area, other: Area) -> bool {
    BOARD[one].2.contains(&(other + 1))
}

/// AM-EVENT-FLOOD-01.
pub(crate) fn at_the_river(area: Area) -> bool {
    BOARD[area].3
}

/// AM-AREA. What the power of an area takes from the bank (or, negative, costs).
pub(crate) fn income(area: Area) -> i64 {
    match area {
        DRAGONS_LANDING | THE_HIPPO | THE_SCOURS => 2,
        LONGWALL | NAP_HILL => 1,
        SEVEN_SLEEPERS => 3,
        DOLLY_SISTERS | DIMWELL => -3,
        ISLE_OF_GODS => -2,
        _ => 0,
    }
}

/// The rule of the power of an area.
pub(crate) fn power_rule(area: Area) -> &'static str {
    [
        "AM-AREA-DOLLY-SISTERS-01",
        "AM-AREA-UNREAL-ESTATE-01",
        "AM-AREA-DRAGONS-LANDING-01",
        "AM-AREA-SMALL-GODS-01",
        "AM-AREA-THE-SCOURS-01",
        "AM-AREA-THE-HIPPO-01",
        "AM-AREA-THE-SHADES-01",
        "AM-AREA-DIMWELL-01",
        "AM-AREA-LONGWALL-01",
        "AM-AREA-ISLE-OF-GODS-01",
        "AM-AREA-SEVEN-SLEEPERS-01",
        "AM-AREA-NAP-HILL-01",
    ][area]
}

/// AM-PERS-VETINARI-01. Areas with own minions.
pub(crate) fn vetinari(players: usize) -> usize {
    [11, 10, 9][players.clamp(2, 4) - 2]
}

/// AM-PERS-SELACHII-01. Controlled areas.
pub(crate) fn lord(players: usize) -> usize {
    [7, 5, 4][players.clamp(2, 4) - 2]
}

/// The rule of an event with what it rolls for.
pub(crate) fn event_rule(event: &str) -> &'static str {
    match event {
        "the-dragon" => "AM-EVENT-DRAGON-01",
        "flood" => "AM-EVENT-FLOOD-01",
        "fire" => "AM-EVENT-FIRE-01",
        "fog" => "AM-EVENT-FOG-01",
        "riots" => "AM-EVENT-RIOTS-01",
        "explosion" => "AM-EVENT-EXPLOSION-01",
        "mysterious-murders" => "AM-EVENT-MURDERS-01",
        "demons-from-the-dungeon-dimensions" => "AM-EVENT-DEMONS-01",
        "subsidence" => "AM-EVENT-SUBSIDENCE-01",
        "bloody-stupid-johnson" => "AM-EVENT-JOHNSON-01",
        "trolls" => "AM-EVENT-TROLLS-01",
        "earthquake" => "AM-EVENT-EARTHQUAKE-01",
        _ => "AM-ACT-EVENT-02",
    }
}
