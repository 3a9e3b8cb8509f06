//! Information-set tree search: many imagined games, one tree.
//!
//! Each search imagines a whole state that fits the view, walks down the tree by what the
//! answers have brought so far, adds one answer, plays on at a glance up to a horizon and
//! judges the position there. The tree holds answers, not states, so that all imagined
//! states share it; an answer is compared only with those that were open at the same time.
//! Only the own answers are in it. What others answer depends on what they hold, which is
//! another thing in every imagined state: they answer at a glance.

mod hopes;
mod luck;
mod playout;
mod tree;
mod worker;

use std::num::NonZeroU32;
use std::thread;
use std::time::Instant;

use game::Seat;
use game::dice::QuickDice;

use crate::foresight::Merit;
use crate::math::mix;
use crate::{
    Bot, Choice, Considered, Effort, Explanation, FirstLook, Insight, Level, Scores, Style, softmax,
};
use hopes::{Tried, hopes};
pub(crate) use luck::Luck;
pub(crate) use playout::{Scratch, play_on};
use tree::Tree;
use worker::{SearchTask, Worker};

/// In how many imagined states answers are looked at first when they are only compared.
const MOST_STUDIES: u32 = 4;

/// Searches as long as its level says.
pub(crate) struct SearchBot<G: Insight> {
    level: Level,
    seat: Seat,
    style: Style,
    dice: QuickDice,
    beliefs: G::Beliefs,
}

impl<G: Insight> SearchBot<G> {
    pub(crate) fn new(level: Level, seat: Seat, seed: u64) -> SearchBot<G> {
        let dice = QuickDice::new(seed);
        SearchBot { level, seat, style: Style::of(seed), dice, beliefs: G::Beliefs::default() }
    }

    /// Runs the searches of a decision. Which worker does what is settled by the level, so
    /// the number of threads changes nothing.
    fn search(&mut self, task: &SearchTask<'_, G>) -> Vec<Tree<G>> {
        let workers = self.level.kind.workers();
        let seed = self.dice.word();
        let share = task.effort.searches.div_ceil(workers);
        let run = |number: u32| {
            let dice = QuickDice::new(mix(seed, number.into()));
            Worker::new(task, dice).run(share)
        };
        let threads = u32::from(self.level.threads.get()).min(workers);
        if threads <= 1 {
            return (0..workers).map(run).collect();
        }
        let mut trees: Vec<(u32, Tree<G>)> = thread::scope(|scope| {
            let run_all = |thread: u32| {
                let numbers = (thread..workers).step_by(threads as usize);
                numbers.map(|number| (number, run(number))).collect::<Vec<_>>()
            };
            let others: Vec<_> =
                (1..threads).map(|thread| scope.spawn(move || run_all(thread))).collect();
            let mut trees = run_all(0);
            for other in others {
                trees.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
            trees
        });
        trees.sort_by_key(|&(number, _)| number);
        trees.into_iter().map(|(_, tree)| tree).collect()
    }

    /// How good each answer looks before any search. Who has little time takes at least one
    /// look.
    fn first_looks(
        &mut self,
        (view, memory, mind): (&G::View, &G::Memory, &G::Mind),
        actions: &[G::Action],
        studies: u32,
        deadline: Option<Instant>,
        rest: &mut dyn FnMut(),
    ) -> Vec<f32> {
        let mut looks = vec![0.0; actions.len()];
        let mut taken = 0.0;
        for _ in 0..studies {
            rest();
            let world = G::reconstruct(view, memory, mind, &mut self.dice);
            let mut scores = Scores::new();
            world.study(self.seat, mind, actions, &mut self.dice, &mut scores);
            taken += 1.0;
            for (look, score) in looks.iter_mut().zip(&scores) {
                *look += (score - *look) / taken;
            }
            if is_late(deadline) {
                break;
            }
        }
        looks
    }
}

impl<G: Insight> SearchBot<G> {
    /// What is to be hoped for from each of these answers, the best first, searched by one
    /// worker without a clock. What was given up before half of the most tries is left out.
    /// Between any two tries it may rest.
    pub(crate) fn compare(
        mut self,
        (view, memory, mind): (&G::View, &G::Memory, &G::Mind),
        actions: &[G::Action],
        searches: u32,
        rest: &mut dyn FnMut(),
    ) -> Vec<Merit> {
        let effort = Effort { searches, ..G::effort(self.level.kind) };
        let studies = effort.studies.min(MOST_STUDIES);
        let looks = self.first_looks((view, memory, mind), actions, studies, None, rest);
        let mut ideas = looks.clone();
        softmax(&mut ideas);
        let seat = self.seat;
        let (looks, ideas) = (&looks[..], &ideas[..]);
        let task: SearchTask<'_, G> =
            SearchTask { view, memory, mind, seat, actions, looks, ideas, effort, deadline: None };
        let dice = QuickDice::new(self.dice.word());
        let found =
            Found::merge(&[Worker::new(&task, dice).run_with_rests(searches, rest)], actions);
        let hopes = found.hopes(looks, G::FIRST_LOOK);
        let most = found.visits.iter().copied().max().unwrap_or(0);
        let lasted = found.ranking(looks, G::FIRST_LOOK).into_iter();
        let lasted = lasted.filter(|&place| found.visits[place] * 2 >= most.max(1));
        lasted.map(|place| Merit { place, value: hopes[place].clamp(0.0, 1.0) }).collect()
    }
}

impl<G: Insight> Bot<G> for SearchBot<G> {
    fn decide(&mut self, view: &G::View, memory: &G::Memory, actions: &[G::Action]) -> Choice<G> {
        // Without a limit no clock is read: there is none in a browser's engine.
        let begun = self.level.time.map(|time| (Instant::now(), time));
        let deadline = begun.map(|(begun, time)| begun + time);
        if let [action] = *actions {
            return Choice { action, why: Explanation::default() };
        }
        let mind = G::mind(view, &self.beliefs);
        let mut effort = G::effort(self.level.kind);
        effort.searches = self.level.iterations.map_or(effort.searches, NonZeroU32::get);
        // First looks leave time for a search.
        let look_until = begun.map(|(begun, time)| begun + time / 3);
        let known = (view, memory, &mind);
        let looks = self.first_looks(known, actions, effort.studies, look_until, &mut || {});
        let mut ideas = looks.clone();
        softmax(&mut ideas);
        let task = SearchTask {
            view,
            memory,
            mind: &mind,
            seat: self.seat,
            actions,
            looks: &looks,
            ideas: &ideas,
            effort,
            deadline,
        };
        let is_clear = ideas.iter().any(|&idea| idea >= effort.sure);
        let trees = if is_clear { Vec::new() } else { self.search(&task) };
        let mut found = Found::merge(&trees, actions);
        found.likings = actions.iter().map(|action| self.style.liking::<G>(action)).collect();
        let ranking = found.ranking(&looks, G::FIRST_LOOK);
        let choice = ranking[0];
        let why = Explanation {
            win_chance: (found.visits[choice] > 0).then(|| found.value(choice)),
            considered: found.considered::<G>(actions, &ranking),
            suspicions: G::suspicions(view, &mind),
            searches: found.visits.iter().sum(),
        };
        Choice { action: actions[choice], why }
    }

    fn saw(&mut self, shown: &G::Shown) {
        G::notice(&mut self.beliefs, shown);
    }
}

/// Whether the time of a decision is over.
fn is_late(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|deadline| Instant::now() >= deadline)
}

/// What the workers found out about each action, added up in their order.
struct Found {
    visits: Vec<u64>,
    totals: Vec<f64>,
    /// What each is worth to the one who decides beyond what it brings.
    likings: Vec<f32>,
}

impl Found {
    fn merge<G: Insight>(trees: &[Tree<G>], actions: &[G::Action]) -> Found {
        let mut found = Found {
            visits: vec![0; actions.len()],
            totals: vec![0.0; actions.len()],
            likings: vec![0.0; actions.len()],
        };
        for tree in trees {
            for place in 0..actions.len() {
                let (visits, value) = tree.at_root(place);
                found.visits[place] += u64::from(visits);
                found.totals[place] += f64::from(value) * f64::from(visits);
            }
        }
        found
    }

    fn value(&self, place: usize) -> f64 {
        self.totals[place] / self.visits[place].max(1) as f64
    }

    /// The places of all actions, the best first: those that were tried nearly as often as
    /// any by what they brought, the others by how long they lasted.
    fn ranking(&self, looks: &[f32], first: FirstLook) -> Vec<usize> {
        let hopes = self.hopes(looks, first);
        let most = self.visits.iter().copied().max().unwrap_or(0);
        let lasted = |place: usize| match self.visits[place] {
            visits if visits > 0 && visits * 3 >= most * 2 => most,
            visits => visits,
        };
        let mut places: Vec<usize> = (0..looks.len()).collect();
        places.sort_by(|&one, &other| {
            let by_visits = lasted(other).cmp(&lasted(one));
            let by_hope = hopes[other].total_cmp(&hopes[one]);
            by_visits.then(by_hope).then(looks[other].total_cmp(&looks[one]))
        });
        places
    }

    /// What to hope for from every action that was tried; nothing from the others.
    fn hopes(&self, looks: &[f32], first: FirstLook) -> Vec<f32> {
        let places = (0..looks.len()).filter(|&place| self.visits[place] > 0);
        let tried = places.clone().map(|place| Tried {
            visits: self.visits[place] as f32,
            value: self.value(place) as f32,
            look: looks[place],
        });
        let mut of_all = vec![0.0; looks.len()];
        for (place, hope) in places.zip(hopes(&tried.collect::<Vec<_>>(), first)) {
            of_all[place] = hope + self.likings[place];
        }
        of_all
    }

    fn considered<G: Insight>(&self, actions: &[G::Action], places: &[usize]) -> Vec<Considered> {
        let tried = places.iter().filter(|&&place| self.visits[place] > 0);
        let considered = |&place: &usize| Considered {
            action: actions[place].to_string(),
            visits: self.visits[place],
            value: self.value(place),
        };
        tried.map(considered).collect()
    }
}
