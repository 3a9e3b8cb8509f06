//! One search on a tree of its own.

use std::time::Instant;

use game::dice::QuickDice;
use game::{Buffer, Seat, Silent, Status, Step};

use super::hopes::{Tried, hopes};
use super::is_late;
use super::luck::Luck;
use super::playout::{Scratch, glance, play_on};
use super::tree::{NodeId, ROOT, Tree};
use crate::{Chances, Effort, Insight, Scores, softmax};

/// How often each of the first candidates is tried at least, over all phases.
const FEWEST_TRIES: usize = 16;

/// What is to be decided.
pub(crate) struct SearchTask<'a, G: Insight> {
    pub(crate) view: &'a G::View,
    pub(crate) memory: &'a G::Memory,
    pub(crate) mind: &'a G::Mind,
    pub(crate) seat: Seat,
    pub(crate) actions: &'a [G::Action],
    /// How good each action looked at first.
    pub(crate) looks: &'a [f32],
    /// How likely each action looks to be the best.
    pub(crate) ideas: &'a [f32],
    pub(crate) effort: Effort,
    pub(crate) deadline: Option<Instant>,
}

/// Grows a tree.
pub(crate) struct Worker<'a, G: Insight> {
    task: &'a SearchTask<'a, G>,
    tree: Tree<G>,
    dice: QuickDice,
    /// The own answers of the search at hand: node, and place of the edge.
    path: Vec<(NodeId, usize)>,
    actions: Buffer<G::Action>,
    places: Vec<usize>,
    scores: Scores,
    scratch: Scratch<G>,
}

impl<'a, G: Insight> Worker<'a, G> {
    pub(crate) fn new(task: &'a SearchTask<'a, G>, dice: QuickDice) -> Worker<'a, G> {
        let mut tree = Tree::new();
        for (&action, &idea) in task.actions.iter().zip(task.ideas) {
            tree.open(ROOT, action, idea);
        }
        Worker {
            task,
            tree,
            dice,
            path: Vec::new(),
            actions: Buffer::new(),
            places: Vec::new(),
            scores: Scores::new(),
            scratch: Scratch::new(),
        }
    }

    /// Searches so many times, or until the deadline.
    ///
    /// The actions are tried in turn in the same imagined states and with the same luck, so
    /// that what differs is their doing; then the worse half is dropped, and so on.
    pub(crate) fn run(self, searches: u32) -> Tree<G> {
        self.run_with_rests(searches, &mut || {})
    }

    /// The same, with a rest before each of them.
    pub(crate) fn run_with_rests(mut self, searches: u32, rest: &mut dyn FnMut()) -> Tree<G> {
        let mut left = searches;
        let mut candidates = self.first_candidates(searches);
        while candidates.len() > 1 && left > 0 {
            let phases = candidates.len().next_power_of_two().ilog2();
            let mut rounds = (left / phases / candidates.len() as u32).max(1);
            if candidates.len() == 2 {
                rounds = left.div_ceil(2);
            }
            for _ in 0..rounds {
                left = match self.try_all(&candidates, left, rest) {
                    0 => return self.tree,
                    left => left,
                };
            }
            candidates = self.better_half(candidates);
        }
        self.tree
    }

    /// The places of the most promising actions, as many as so many searches can compare.
    fn first_candidates(&self, searches: u32) -> Vec<usize> {
        let ideas = self.task.ideas;
        let mut places: Vec<usize> = (0..ideas.len()).collect();
        places.sort_by(|&one, &other| ideas[other].total_cmp(&ideas[one]));
        places.truncate((searches as usize / FEWEST_TRIES).max(2));
        places
    }

    /// The candidates from which most is to be hoped for, and a little for curiosity.
    fn better_half(&self, candidates: Vec<usize>) -> Vec<usize> {
        let tried = candidates.iter().map(|&place| {
            let (visits, value) = self.tree.at_root(place);
            Tried { visits: visits as f32, value, look: self.task.looks[place] }
        });
        let tried: Vec<Tried> = tried.collect();
        let merits = hopes(&tried, G::FIRST_LOOK).into_iter().zip(&tried).zip(&candidates);
        let mut ranked: Vec<(f32, usize)> = merits
            .map(|((hope, tried), &place)| {
                let curiosity = G::CURIOSITY * self.task.ideas[place];
                (hope + curiosity / (1.0 + tried.visits).sqrt(), place)
            })
            .collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        ranked.truncate(candidates.len().div_ceil(2));
        ranked.into_iter().map(|(_, place)| place).collect()
    }

    /// Tries each of the actions in the same imagined state, and returns how many searches
    /// are left; none when the time is over.
    fn try_all(&mut self, candidates: &[usize], mut left: u32, rest: &mut dyn FnMut()) -> u32 {
        let &SearchTask { view, memory, mind, .. } = self.task;
        let world = G::reconstruct(view, memory, mind, &mut self.dice);
        let seed = self.dice.word();
        for &place in candidates {
            if left == 0 || is_late(self.task.deadline) {
                return 0;
            }
            left -= 1;
            rest();
            let chances = self.descend(world.clone(), place, Luck::new(seed));
            for (node, place) in self.path.drain(..) {
                self.tree.learn(node, place, chances[self.task.seat.index()]);
            }
        }
        left
    }

    /// Takes an action at the root, walks down the tree until it ends, then plays on.
    fn descend(&mut self, mut world: G, first: usize, mut luck: Luck) -> Chances {
        let &SearchTask { mind, seat, actions, effort, .. } = self.task;
        let now = world.turn();
        let horizons = effort.horizons.iter().map(|&turns| now.saturating_add(turns));
        let nearest = horizons.clone().next().unwrap_or(now);
        let mut node = ROOT;
        while world.turn() < nearest {
            let (step, next) = match world.status() {
                Status::Over(_) => break,
                Status::Chance => {
                    let chance = world.sample(luck.at(world.turn()));
                    let parts = world.parts_ways();
                    (Step::Chance(chance), parts.then(|| self.tree.outcome(node, chance)))
                }
                Status::Seats(_) if node == ROOT => {
                    (Step::Act(seat, actions[first]), Some(self.follow(node, first)))
                }
                Status::Seats(seats) if seats.first() == Some(seat) => {
                    let (action, next) = self.answer(&world, node);
                    (Step::Act(seat, action), next)
                }
                Status::Seats(seats) => {
                    let Some(other) = seats.first() else { break };
                    let dice = luck.at(world.turn());
                    (Step::Act(other, glance(&world, mind, other, dice, &mut self.scratch)), None)
                }
            };
            if world.apply(step, &mut Silent).is_err() {
                debug_assert!(false, "{step} was listed");
                break;
            }
            if let Some((child, is_new)) = next {
                node = child;
                if is_new {
                    break;
                }
            }
        }
        play_on(&mut world, mind, horizons, &mut luck, &mut self.scratch)
    }

    /// Notes that an answer was given, and returns where it leads and whether nobody had
    /// gone there before.
    fn follow(&mut self, node: NodeId, place: usize) -> (NodeId, bool) {
        self.path.push((node, place));
        self.tree.child(node, place)
    }

    /// Chooses an own answer, and where it leads; the only one there is leads nowhere else.
    fn answer(&mut self, world: &G, node: NodeId) -> (G::Action, Option<(NodeId, bool)>) {
        self.actions.clear();
        world.actions(self.task.seat, &mut self.actions);
        if let [only] = self.actions[..] {
            return (only, None);
        }
        self.find_places(world, node);
        let chosen = self.tree.choose(node, &self.places);
        (self.actions[chosen], Some(self.follow(node, self.places[chosen])))
    }

    /// Finds the edges of all open answers, and adds those that are missing.
    fn find_places(&mut self, world: &G, node: NodeId) {
        let Worker { task, tree, actions, places, scores, .. } = self;
        places.clear();
        places.extend(actions.iter().map_while(|&action| tree.find(node, action)));
        if places.len() == actions.len() {
            return;
        }
        places.clear();
        scores.clear();
        world.glance(task.seat, task.mind, actions, scores);
        softmax(scores);
        for (&action, &idea) in actions.iter().zip(scores.iter()) {
            let place = tree.find(node, action);
            places.push(place.unwrap_or_else(|| tree.open(node, action, idea)));
        }
    }
}
