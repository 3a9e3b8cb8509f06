//! One search on a tree of its own.

use std::time::Instant;

use game::dice::QuickDice;
use game::{Buffer, Seat, SeatSet, Silent, Status, Step};

use super::hopes::{Tried, hopes};
use super::is_late;
use super::luck::Luck;
use super::playout::{Scratch, play_until};
use super::tree::{NodeId, ROOT, Tree};
use crate::{Chances, Effort, Insight, Scores, softmax};

/// How often each of the first candidates is tried at least, over all phases.
const FEWEST_TRIES: usize = 16;

/// What is to be decided.
pub(crate) struct Question<'a, G: Insight> {
    pub(crate) view: &'a G::View,
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
    question: &'a Question<'a, G>,
    tree: Tree<G>,
    dice: QuickDice,
    /// The answers of the search at hand: node, place of the edge, seat.
    path: Vec<(NodeId, usize, Seat)>,
    actions: Buffer<G::Action>,
    places: Vec<usize>,
    scores: Scores,
    scratch: Scratch<G>,
}

impl<'a, G: Insight> Worker<'a, G> {
    pub(crate) fn new(question: &'a Question<'a, G>, dice: QuickDice) -> Worker<'a, G> {
        let mut tree = Tree::new();
        for (&action, &idea) in question.actions.iter().zip(question.ideas) {
            tree.open(ROOT, question.seat, action, idea);
        }
        Worker {
            question,
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
    pub(crate) fn run(mut self, searches: u32) -> Tree<G> {
        let mut left = searches;
        let mut candidates = self.first_candidates(searches);
        while candidates.len() > 1 && left > 0 {
            let phases = candidates.len().next_power_of_two().ilog2();
            let mut rounds = (left / phases / candidates.len() as u32).max(1);
            if candidates.len() == 2 {
                rounds = left.div_ceil(2);
            }
            for _ in 0..rounds {
                left = match self.try_all(&candidates, left) {
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
        let ideas = self.question.ideas;
        let mut places: Vec<usize> = (0..ideas.len()).collect();
        places.sort_by(|&one, &other| ideas[other].total_cmp(&ideas[one]));
        places.truncate((searches as usize / FEWEST_TRIES).max(2));
        places
    }

    /// The candidates from which most is to be hoped for, and a little for curiosity.
    fn better_half(&self, candidates: Vec<usize>) -> Vec<usize> {
        let tried = candidates.iter().map(|&place| {
            let (visits, value) = self.tree.at_root(place);
            Tried { visits: visits as f32, value, look: self.question.looks[place] }
        });
        let tried: Vec<Tried> = tried.collect();
        let merits = hopes(&tried, G::FIRST_LOOK).into_iter().zip(&tried).zip(&candidates);
        let mut ranked: Vec<(f32, usize)> = merits
            .map(|((hope, tried), &place)| {
                let curiosity = G::CURIOSITY * self.question.ideas[place];
                (hope + curiosity / (1.0 + tried.visits).sqrt(), place)
            })
            .collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        ranked.truncate(candidates.len().div_ceil(2));
        ranked.into_iter().map(|(_, place)| place).collect()
    }

    /// Tries each of the actions in the same imagined state, and returns how many searches
    /// are left; none when the time is over.
    fn try_all(&mut self, candidates: &[usize], mut left: u32) -> u32 {
        let world = G::imagine(self.question.view, self.question.mind, &mut self.dice);
        let seed = self.dice.word();
        for &place in candidates {
            if left == 0 || is_late(self.question.deadline) {
                return 0;
            }
            left -= 1;
            let chances = self.descend(world.clone(), place, Luck::new(seed));
            for (node, place, seat) in self.path.drain(..) {
                self.tree.learn(node, place, chances[seat.index()]);
            }
        }
        left
    }

    /// Takes an action at the root, walks down the tree until it ends, then plays on.
    fn descend(&mut self, mut world: G, first: usize, mut luck: Luck) -> Chances {
        let mind = self.question.mind;
        let horizon = world.turn() + self.question.effort.horizon;
        let mut node = ROOT;
        // A number made of the answers that those who are asked together have given.
        let mut sealed = 0;
        loop {
            let (next, is_new) = match world.status() {
                Status::Over(_) => return world.chances(mind),
                Status::Chance => {
                    let parts = world.parts_ways();
                    let chance = world.sample(luck.at(world.turn()));
                    if world.apply(Step::Chance(chance), &mut Silent).is_err() {
                        return world.chances(mind);
                    }
                    if parts { self.tree.outcome(node, chance) } else { (node, false) }
                }
                Status::Seats(seats) => {
                    let answer = if node == ROOT {
                        Some((self.question.seat, first, self.question.actions[first]))
                    } else {
                        self.answer(&world, node, seats)
                    };
                    let Some((seat, place, action)) = answer else { return world.chances(mind) };
                    if world.apply(Step::Act(seat, action), &mut Silent).is_err() {
                        debug_assert!(false, "{action} was listed");
                        return world.chances(mind);
                    }
                    self.path.push((node, place, seat));
                    if seats.len() > 1 {
                        sealed = together(sealed, seat, place);
                        self.tree.sealed(node)
                    } else if sealed != 0 {
                        let answers = together(std::mem::take(&mut sealed), seat, place);
                        self.tree.opened(node, answers)
                    } else {
                        self.tree.child(node, place)
                    }
                }
            };
            if is_new {
                let until = horizon.max(world.turn());
                return play_until(&mut world, mind, until, &mut luck, &mut self.scratch);
            }
            node = next;
        }
    }

    /// Chooses an answer for one of those asked.
    fn answer(
        &mut self,
        world: &G,
        node: NodeId,
        seats: SeatSet,
    ) -> Option<(Seat, usize, G::Action)> {
        let seat = seats.first()?;
        self.actions.clear();
        world.actions(seat, &mut self.actions);
        self.find_places(world, node, seat);
        let chosen = if self.places.len() == 1 { 0 } else { self.tree.choose(node, &self.places) };
        Some((seat, *self.places.get(chosen)?, *self.actions.get(chosen)?))
    }

    /// Finds the edges of all open answers, and adds those that are missing.
    fn find_places(&mut self, world: &G, node: NodeId, seat: Seat) {
        self.places.clear();
        let mut missing = false;
        for &action in &self.actions {
            match self.tree.find(node, seat, action) {
                Some(place) => self.places.push(place),
                None => {
                    missing = true;
                    break;
                }
            }
        }
        if !missing {
            return;
        }
        self.places.clear();
        self.scores.clear();
        world.glance(seat, self.question.mind, &self.actions, &mut self.scores);
        softmax(&mut self.scores);
        for (&action, &idea) in self.actions.iter().zip(&self.scores) {
            let place = self.tree.find(node, seat, action);
            let place = place.unwrap_or_else(|| self.tree.open(node, seat, action, idea));
            self.places.push(place);
        }
    }
}

/// Adds one more answer to a number made of answers; never 0.
fn together(answers: u64, seat: Seat, place: usize) -> u64 {
    (answers * 8 + seat.index() as u64) * 131 + place as u64 + 1
}
