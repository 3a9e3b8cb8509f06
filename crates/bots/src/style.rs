//! How bots of one level differ from table to table.

use game::Dice;
use game::dice::QuickDice;

use crate::Insight;

/// What a bot likes to do where several answers are about as good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// It attacks.
    Bold,
    /// It keeps what it has, and the peace.
    Careful,
    /// It takes what it can get.
    Greedy,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 3] = [Style::Bold, Style::Careful, Style::Greedy];

    /// How much likelier a win has to be before a bot leaves what it likes: little, so that
    /// bots of a level stay as strong as it says.
    const LIKING: f32 = 0.01;

    /// The style of whoever begins with this seed.
    pub(crate) fn of(seed: u64) -> Style {
        // Not the first number: that is what the bot itself begins with.
        let mut dice = QuickDice::new(!seed);
        Style::ALL[dice.below(Style::ALL.len() as u32) as usize]
    }

    /// What an action is worth beyond what it brings, as a chance of winning.
    pub(crate) fn liking<G: Insight>(self, action: &G::Action) -> f32 {
        if G::appeals(action, self) { Style::LIKING } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use ankh_morpork::{Action, AnkhMorpork, Area};

    use super::*;

    #[test]
    fn bots_of_a_level_differ_by_seed() {
        let styles: Vec<Style> = (0..60).map(Style::of).collect();
        for style in Style::ALL {
            let alike = styles.iter().filter(|other| **other == style).count();
            assert!(alike >= 10, "{style:?} {alike} times");
        }
        assert_eq!(styles, (0..60).map(Style::of).collect::<Vec<_>>());
    }

    #[test]
    fn a_style_likes_a_little_what_suits_it() {
        let calm = Action::Calm(Area::Dimwell);
        assert_eq!(Style::Careful.liking::<AnkhMorpork>(&calm), Style::LIKING);
        assert_eq!(Style::Bold.liking::<AnkhMorpork>(&calm), 0.0);
        let build = Action::Build(Area::Dimwell);
        assert_eq!(Style::Greedy.liking::<AnkhMorpork>(&build), Style::LIKING);
    }
}
