//! What players can be after: the seven personalities, of whom three are after the same.

use ankh_morpork::Personality;

/// How many aims there are.
pub(crate) const AIMS: usize = 5;

/// The aims, and room up to a number that processors like.
pub(crate) const LANES: usize = 8;

/// A number for every aim, side by side.
pub(crate) type ByAim = [f32; LANES];

/// What a personality needs to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    /// Lord Vetinari: minions in many areas.
    Spread,
    /// The three lords: control of areas.
    Control,
    /// The Dragon King of Arms: trouble.
    Trouble,
    /// Chrysoprase: cash and buildings.
    Wealth,
    /// Commander Vimes: that nobody else wins.
    Time,
}

impl Aim {
    pub(crate) const ALL: [Aim; AIMS] =
        [Aim::Spread, Aim::Control, Aim::Trouble, Aim::Wealth, Aim::Time];

    pub(crate) const fn of(personality: Personality) -> Aim {
        match personality {
            Personality::Vetinari => Aim::Spread,
            Personality::Selachii | Personality::Rust | Personality::DeWorde => Aim::Control,
            Personality::DragonKing => Aim::Trouble,
            Personality::Chrysoprase => Aim::Wealth,
            Personality::Vimes => Aim::Time,
        }
    }
}

/// How likely a player has each aim.
pub(crate) type Odds = [f32; AIMS];

/// Certainty.
pub(crate) const fn only(aim: Aim) -> Odds {
    let mut odds = [0.0; AIMS];
    odds[aim as usize] = 1.0;
    odds
}
