//! What a game is put through, and what came of it.

use std::fmt;
use std::ops::Add;

use crate::Game;

/// What a game is put through.
#[derive(Clone, Debug)]
pub struct Course<G: Game> {
    /// The tables to play at.
    pub setups: Vec<G::Setup>,
    /// Random games for each law at each table.
    pub games: u64,
    /// The same seed gives the same games.
    pub seed: u64,
    /// A game that takes more steps is called endless.
    pub limit: usize,
    /// What the game never loses or makes: cards, pieces, money. It says what is wrong.
    pub conserve: fn(&G) -> Result<(), String>,
    /// Whether a state agrees with what a view says its owner has learned. The true
    /// state must, and every guessed one. It says what is wrong.
    pub fits: fn(&G::View, &G) -> Result<(), String>,
    /// How much of their lives two worlds that differ in secrets must spend together on
    /// average, from 0 to 1; below this the law of secrecy would have seen too little.
    pub together: f64,
}

impl<G: Game> Course<G> {
    /// A hundred games at each table, and nothing the game itself has to say.
    pub fn new(setups: impl IntoIterator<Item = G::Setup>) -> Course<G> {
        Course {
            setups: setups.into_iter().collect(),
            games: 100,
            seed: 1,
            limit: 10_000,
            conserve: |_| Ok(()),
            fits: |_, _| Ok(()),
            together: 0.2,
        }
    }
}

/// What was tried on the way through a course.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Random games.
    pub games: u64,
    /// Steps of those games.
    pub steps: u64,
    /// Steps that were tried on a copy, to be accepted or refused.
    pub tried: u64,
    /// Guessed worlds.
    pub worlds: u64,
    /// Pairs of worlds.
    pub lockstep: Lockstep,
}

/// How long worlds that differ in secrets stayed together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lockstep {
    /// Pairs of worlds that differed in something.
    pub pairs: u64,
    /// Pairs that did not, because there was nothing to differ in.
    pub twins: u64,
    /// Steps that the worlds of those pairs took together, until they parted by the
    /// rules or the game was over.
    pub together: u64,
    /// Steps they took after that.
    pub apart: u64,
    /// Pairs that stayed together to the end of the game.
    pub to_the_end: u64,
}

impl Lockstep {
    /// How much of their lives the worlds spent together, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.together as f64 / (self.together + self.apart).max(1) as f64
    }
}

impl Add for Report {
    type Output = Report;

    fn add(self, other: Report) -> Report {
        Report {
            games: self.games + other.games,
            steps: self.steps + other.steps,
            tried: self.tried + other.tried,
            worlds: self.worlds + other.worlds,
            lockstep: self.lockstep + other.lockstep,
        }
    }
}

impl Add for Lockstep {
    type Output = Lockstep;

    fn add(self, other: Lockstep) -> Lockstep {
        Lockstep {
            pairs: self.pairs + other.pairs,
            twins: self.twins + other.twins,
            together: self.together + other.together,
            apart: self.apart + other.apart,
            to_the_end: self.to_the_end + other.to_the_end,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, steps, tried, worlds, lockstep } = self;
        write!(
            f,
            "{games} games of {steps} steps, {tried} more steps tried, {worlds} worlds guessed, \
             {} pairs of worlds together for {:.0}% of their lives, {} of them to the end",
            lockstep.pairs,
            100.0 * lockstep.share(),
            lockstep.to_the_end,
        )
    }
}
