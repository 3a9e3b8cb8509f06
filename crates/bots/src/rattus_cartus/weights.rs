//! The numbers that are judgement and not rule.

/// What a player thinks things are worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// How readily a player visits a class for each time it is expected to appear.
    pub(crate) visit: f32,
    /// How much a joker counts towards each class.
    pub(crate) joker_reach: f32,
    /// Variance of an influence lead for each expected appearance of the class.
    pub(crate) lead_variance: f32,
    /// Variance of a lead that no appearance changes any more.
    pub(crate) least_variance: f32,
    /// Points for a body in hand, beside what it brings on a track, for each round left.
    pub(crate) body: f32,
    /// Points for a joker more than for another body.
    pub(crate) joker: f32,
    /// Points for a look at the Nun-row.
    pub(crate) look: f32,
    /// Points for a sword, beside its majority, for each round left.
    pub(crate) sword: f32,
    /// Points for a flute, likewise.
    pub(crate) flute: f32,
    /// Points for a pass, likewise.
    pub(crate) pass: f32,
    /// Spread of a majority of cards in hand, for each round left.
    pub(crate) hand_spread: f32,
    /// Rats that a player is expected to lose in each round left.
    pub(crate) rat_drift: f32,
    /// Variance of a player's rats for each round left.
    pub(crate) rat_variance: f32,
    /// Points that make a winner likelier by a factor of e, at the end.
    pub(crate) last_temperature: f32,
    /// The same, more for each round left.
    pub(crate) temperature: f32,
    /// The chance that a later player comes to a building and outbids none, one, two …
    /// bodies.
    pub(crate) outbid: [f32; 6],
    /// How likely cards laid are of another class, when nobody has seen them.
    pub(crate) mismatch: f32,
}

impl Weights {
    /// By which a player chooses: found by games of quick bots against each other.
    pub(crate) const CHOOSING: Weights = Weights {
        visit: 0.687,
        joker_reach: 0.15,
        lead_variance: 1.453,
        least_variance: 0.12,
        body: 0.015,
        joker: 0.719,
        look: 0.46,
        sword: 0.6,
        flute: 0.3,
        pass: 0.05,
        hand_spread: 6.0,
        rat_drift: 0.702,
        rat_variance: 1.724,
        last_temperature: 3.5,
        temperature: 1.15,
        outbid: [0.34, 0.28, 0.2, 0.138, 0.08, 0.02],
        mismatch: 0.15,
    };

    /// By which a position is judged: fitted to how games of quick bots ended from there.
    pub(crate) const JUDGING: Weights = Weights {
        visit: 0.601,
        joker_reach: 0.156,
        lead_variance: 2.157,
        least_variance: 0.032,
        body: 0.005,
        joker: 0.9,
        sword: 0.998,
        flute: 0.504,
        pass: 0.303,
        hand_spread: 10.0,
        rat_drift: 0.847,
        rat_variance: 2.729,
        last_temperature: 3.494,
        temperature: 1.478,
        ..Weights::CHOOSING
    };
}
