//! Overlooking things, as people do.

use game::dice::QuickDice;
use game::{Dice, Game};

use crate::{Bot, Choice};

/// Up to so many answers are all seen, however distracted somebody is.
const SEEN_AT_ONCE: usize = 2;

/// A bot that sees only some of a long list of answers, and takes the best of those. What it
/// does has a reason; what it leaves undone it has not seen.
pub(crate) struct Distracted<G: Game> {
    bot: Box<dyn Bot<G>>,
    dice: QuickDice,
    /// How many of a hundred answers it overlooks.
    overlooks: u32,
    /// Whether it keeps in mind what the others do.
    watches: bool,
}

impl<G: Game> Distracted<G> {
    pub(crate) fn new(bot: Box<dyn Bot<G>>, overlooks: u32, watches: bool, seed: u64) -> Self {
        Distracted { bot, dice: QuickDice::new(seed), overlooks, watches }
    }
}

impl<G: Game> Bot<G> for Distracted<G> {
    fn decide(&mut self, view: &G::View, memory: &G::Memory, actions: &[G::Action]) -> Choice<G> {
        if actions.len() <= SEEN_AT_ONCE {
            return self.bot.decide(view, memory, actions);
        }
        let mut seen = actions.to_vec();
        seen.retain(|_| self.dice.below(100) >= self.overlooks);
        if seen.is_empty() {
            seen.push(actions[self.dice.below(actions.len() as u32) as usize]);
        }
        self.bot.decide(view, memory, &seen)
    }

    fn saw(&mut self, shown: &G::Shown) {
        if self.watches {
            self.bot.saw(shown);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use game::{Seat, Table};
    use rattus_cartus::{Action, Memory, RattusCartus, Shown, View};

    use super::*;
    use crate::Explanation;

    /// Takes the first answer, and tells what it was shown.
    struct First(Sender<Vec<Action>>);

    impl Bot<RattusCartus> for First {
        fn decide(&mut self, _: &View, _: &Memory, actions: &[Action]) -> Choice<RattusCartus> {
            self.0.send(actions.to_vec()).expect("somebody listens");
            Choice { action: actions[0], why: Explanation::default() }
        }

        fn saw(&mut self, _: &Shown) {
            self.0.send(Vec::new()).expect("somebody listens");
        }
    }

    /// What somebody sees of so many answers, a hundred times.
    fn seen(answers: u8, overlooks: u32) -> Vec<Vec<Action>> {
        let table = Table::new(RattusCartus::new(&Default::default()).expect("a table"));
        let seat = Some(Seat::new(0));
        let (tell, told) = channel();
        let mut bot = Distracted::new(Box::new(First(tell)), overlooks, true, 7);
        let actions: Vec<Action> = (0..answers).map(Action::Play).collect();
        for _ in 0..100 {
            let choice = bot.decide(&table.view(seat), table.memory(seat), &actions);
            assert!(actions.contains(&choice.action));
        }
        told.try_iter().collect()
    }

    #[test]
    fn a_part_of_a_long_list_is_overlooked_and_never_all_of_it() {
        let lists = seen(10, 40);
        let mean = lists.iter().map(Vec::len).sum::<usize>() as f32 / lists.len() as f32;
        assert!((5.0..7.0).contains(&mean), "{mean} of 10 are seen");
        assert!(seen(10, 100).iter().all(|list| list.len() == 1));
    }

    #[test]
    fn a_choice_of_two_is_seen_by_everyone() {
        assert!(seen(2, 100).iter().all(|list| list.len() == 2));
    }
}
