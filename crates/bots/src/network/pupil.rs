//! A network that is still learning: gradient descent with momentum for every weight.

use std::fmt::Write;
use std::thread;

use game::Dice;
use game::dice::QuickDice;

use super::{Input, Network, Row, WIDTH, add};
use crate::softmax;

/// After how many examples the network is changed.
const BATCH: usize = 256;
/// How many threads play games to learn from.
const THREADS: u64 = 2;
/// How fast weights that nothing speaks for fade.
const FADING: f32 = 0.2;

/// One position, and how likely each seat was to win from there. Where nobody may win, one
/// more number says how likely that was.
pub(crate) struct Example {
    pub(crate) seats: Vec<Box<[Input]>>,
    pub(crate) wins: Vec<f32>,
}

/// A network that learns.
pub(crate) struct Pupil {
    network: Network,
    /// In which direction the examples at hand are likelier.
    slopes: Vec<Row>,
    /// Running means of the slopes and of their squares.
    means: Vec<Row>,
    squares: Vec<Row>,
    steps: i32,
}

/// What the network makes of an example on the way to its result.
struct Thought {
    sums: Vec<Row>,
    found: Vec<Row>,
    shares: Vec<f32>,
}

impl Pupil {
    /// One that knows nothing.
    pub(crate) fn new(inputs: usize, seats: usize, dice: &mut QuickDice) -> Pupil {
        let mut network = Network { rows: Vec::new(), inputs, seats };
        network.rows = vec![[0.0; WIDTH]; network.result() + 1];
        for nth in 0..network.rows.len() {
            let widest = match nth {
                _ if nth < inputs => 0.3,
                _ if (network.second()..network.second_base()).contains(&nth) => 0.15,
                _ if nth == network.result() => 0.2,
                _ => 0.0,
            };
            for weight in &mut network.rows[nth] {
                *weight = widest * (dice.below(2001) as f32 / 1000.0 - 1.0);
            }
        }
        Pupil::of(network)
    }

    /// One that knows this already.
    pub(crate) fn of(network: Network) -> Pupil {
        let zero = vec![[0.0; WIDTH]; network.rows.len()];
        Pupil { network, slopes: zero.clone(), means: zero.clone(), squares: zero, steps: 0 }
    }

    pub(crate) fn network(&self) -> &Network {
        &self.network
    }

    /// Learns from examples in any order, changing every weight by at most so much at once.
    pub(crate) fn learn(&mut self, mut examples: Vec<&Example>, pace: f32, dice: &mut QuickDice) {
        for at in (1..examples.len()).rev() {
            examples.swap(at, dice.below(at as u32 + 1) as usize);
        }
        examples.chunks(BATCH).for_each(|batch| self.learn_batch(batch, pace));
    }

    fn learn_batch(&mut self, batch: &[&Example], pace: f32) {
        self.slopes.fill([0.0; WIDTH]);
        batch.iter().for_each(|example| self.look_back(example));
        self.steps += 1;
        let warm = |rate: f32| 1.0 - rate.powi(self.steps);
        let (warm_mean, warm_square) = (warm(0.9), warm(0.999));
        let weights = self.network.rows.iter_mut().flatten().zip(self.slopes.iter().flatten());
        let memory = self.means.iter_mut().flatten().zip(self.squares.iter_mut().flatten());
        for ((weight, slope), (mean, square)) in weights.zip(memory) {
            let slope = slope / batch.len() as f32;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            let step = *mean / warm_mean / ((*square / warm_square).sqrt() + 1e-8);
            *weight -= pace * (step + FADING * *weight);
        }
    }

    /// How much the results of examples surprise it, on average.
    pub(crate) fn surprise<'a>(&self, examples: impl Iterator<Item = &'a Example>) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for example in examples {
            let shares = self.think(example).shares;
            let surprise = |(share, win): (&f32, &f32)| -win * share.max(1e-6).ln();
            sum += f64::from(shares.iter().zip(&example.wins).map(surprise).sum::<f32>());
            count += 1.0;
        }
        sum / count
    }

    fn think(&self, example: &Example) -> Thought {
        let sums: Vec<Row> =
            example.seats.iter().map(|inputs| self.network.sum_up(inputs)).collect();
        let (found, mut shares): (Vec<Row>, Vec<f32>) =
            (0..sums.len()).map(|seat| self.network.weigh(&sums, seat)).unzip();
        // Nobody comes last, where that may be.
        shares.resize(example.wins.len(), 0.0);
        softmax(&mut shares);
        Thought { sums, found, shares }
    }

    /// Adds to the slopes what would have made this result likelier.
    fn look_back(&mut self, example: &Example) {
        let Thought { sums, found, shares } = self.think(example);
        let wins: f32 = example.wins.iter().sum();
        let mut blame = vec![[0.0; WIDTH]; sums.len()];
        for seat in 0..sums.len() {
            let error = shares[seat] * wins - example.wins[seat];
            blame[seat][0] += error;
            let of_found = self.look_back_at_result(error, &found[seat]);
            for distance in 0..sums.len() {
                let other = (seat + distance) % sums.len();
                for (nth, &sum) in sums[other].iter().enumerate().filter(|(_, sum)| **sum > 0.0) {
                    let row = self.network.second() + distance * WIDTH + nth;
                    add(&mut self.slopes[row], &of_found, sum);
                    let weights = of_found.iter().zip(&self.network.rows[row]);
                    blame[other][nth] += weights.map(|(slope, weight)| slope * weight).sum::<f32>();
                }
            }
        }
        for (blame, inputs) in blame.iter().zip(&example.seats) {
            add(&mut self.slopes[self.network.inputs], blame, 1.0);
            for &(input, value) in inputs {
                add(&mut self.slopes[usize::from(input)], blame, value);
            }
        }
    }

    /// What each number of the second layer has to do with the error of the result.
    fn look_back_at_result(&mut self, error: f32, found: &Row) -> Row {
        let (result, base) = (self.network.result(), self.network.second_base());
        let mut of_found = [0.0; WIDTH];
        for nth in (0..WIDTH).filter(|&nth| found[nth] > 0.0) {
            self.slopes[result][nth] += error * found[nth];
            of_found[nth] = error * self.network.rows[result][nth];
            self.slopes[base][nth] += of_found[nth];
        }
        of_found
    }

    /// What it knows as text, a line for every row.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for row in &self.network.rows {
            for (nth, weight) in row.iter().enumerate() {
                let gap = if nth == 0 { "" } else { " " };
                write!(text, "{gap}{weight:.3}").expect("a string takes every word");
            }
            text.push('\n');
        }
        text
    }
}

/// What a game for each number brought, in their order.
pub(crate) fn in_parallel<T: Send>(games: u64, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let share = games.div_ceil(THREADS);
    let play = &play;
    let play_share =
        |nth: u64| (nth * share..games.min((nth + 1) * share)).map(play).collect::<Vec<T>>();
    thread::scope(|scope| {
        let shares: Vec<_> = (0..THREADS).map(|nth| scope.spawn(move || play_share(nth))).collect();
        shares.into_iter().flat_map(|share| share.join().unwrap()).collect()
    })
}

/// Whoever has the only input wins; where nobody has it, nobody does.
#[test]
fn a_pupil_learns_who_wins() {
    let example = |winner: usize| Example {
        seats: (0..3)
            .map(|seat| if seat == winner { [(0, 1.0)].into() } else { [].into() })
            .collect(),
        wins: (0..4).map(|seat| f32::from(u8::from(seat == winner))).collect(),
    };
    let examples: Vec<Example> = (0..512).map(|nth| example(nth % 4)).collect();
    let mut dice = QuickDice::new(1);
    let mut pupil = Pupil::new(1, 3, &mut dice);
    let before = pupil.surprise(examples.iter());
    for _ in 0..200 {
        pupil.learn(examples.iter().collect(), 0.01, &mut dice);
    }
    let after = pupil.surprise(examples.iter());
    assert!(before > 1.0 && after < 0.1, "from {before} to {after}");
    let again = Network::read(1, 3, &pupil.text());
    let chances = again.chances(example(1).seats.into_iter(), true);
    assert!(chances.len() == 4 && chances[1] > 0.9, "{chances:?}");
}
