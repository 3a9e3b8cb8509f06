//! Where chance comes from, and the one way to draw from it.

/// A source of fair numbers.
pub trait Dice {
    /// A number below `sides`, each equally likely; `sides` is at least 1.
    fn below(&mut self, sides: u32) -> u32;
}

/// Turns random 32-bit words into fair dice.
///
/// This is the only bounded draw in the project, so results never change with
/// the version of a library; golden vectors in the tests hold it still.
#[inline]
pub fn below(sides: u32, mut word: impl FnMut() -> u32) -> u32 {
    debug_assert!(sides > 0, "a die has at least one side");
    // Lemire's multiply-and-shift; the rejected words are those that would make
    // some results likelier than others.
    let mut wide = u64::from(word()) * u64::from(sides);
    if (wide as u32) < sides {
        let unfair = sides.wrapping_neg() % sides;
        while (wide as u32) < unfair {
            wide = u64::from(word()) * u64::from(sides);
        }
    }
    (wide >> 32) as u32
}

/// Fast dice for playouts and bots, not for dealing: SplitMix64.
#[derive(Clone, Debug)]
pub struct QuickDice(u64);

impl QuickDice {
    /// The same seed gives the same rolls on every machine.
    pub const fn new(seed: u64) -> QuickDice {
        QuickDice(seed)
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl Dice for QuickDice {
    #[inline]
    fn below(&mut self, sides: u32) -> u32 {
        below(sides, || (self.word() >> 32) as u32)
    }
}

/// Runs `draw` once for every way the dice can fall, with the chance of each way.
///
/// This lists chance outcomes without a game having to list them: for tests on
/// small positions.
pub fn every_way<T>(mut draw: impl FnMut(&mut dyn Dice) -> T) -> Vec<(T, f64)> {
    let mut ways = Vec::new();
    let mut script = Scripted::default();
    loop {
        script.next = 0;
        let outcome = draw(&mut script);
        let chance = script.falls.iter().map(|&(_, sides)| 1.0 / f64::from(sides)).product();
        ways.push((outcome, chance));
        while script.falls.pop_if(|(fall, sides)| *fall + 1 == *sides).is_some() {}
        match script.falls.last_mut() {
            Some((fall, _)) => *fall += 1,
            None => return ways,
        }
    }
}

/// Dice that fall as a script says, and as 0 beyond its end.
#[derive(Default)]
struct Scripted {
    falls: Vec<(u32, u32)>,
    next: usize,
}

impl Dice for Scripted {
    fn below(&mut self, sides: u32) -> u32 {
        if self.next == self.falls.len() {
            self.falls.push((0, sides));
        }
        let (fall, same_sides) = self.falls[self.next];
        assert_eq!(sides, same_sides, "the draw must depend on the dice alone");
        self.next += 1;
        fall
    }
}

impl<D: Dice + ?Sized> Dice for &mut D {
    #[inline]
    fn below(&mut self, sides: u32) -> u32 {
        (**self).below(sides)
    }
}
