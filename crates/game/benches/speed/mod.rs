//! How fast a game plays at random, on one core: shared by the benchmarks of all games.

use std::time::{Duration, Instant};

use game::Game;
use game::dice::QuickDice;
use game::playout::{Tally, play_out};

const ROUNDS: u64 = 6;
const ROUND: Duration = Duration::from_millis(500);
/// Games between two looks at the clock.
const BATCH: u64 = 100;

/// Plays from `start` in several rounds and reports the fastest, as JSON.
///
/// Whatever else the machine does makes a round slower, so the best is the truest.
pub(crate) fn report<G: Game>(start: &G) -> serde_json::Value {
    let rounds = (0..ROUNDS).map(|round| play(start, QuickDice::new(round)));
    let best = rounds.max_by(|a, b| a.speed().total_cmp(&b.speed()));
    let Round { games, seconds, tally } = best.expect("there is at least one round");
    let a_game = |count: u64| count as f64 / games as f64;
    serde_json::json!({
        "players": start.seats(),
        "games": games,
        "seconds": seconds,
        "games_per_second": games as f64 / seconds,
        "decisions_per_second": tally.decisions as f64 / seconds,
        "steps_per_second": (tally.decisions + tally.forced + tally.chances) as f64 / seconds,
        "decisions_per_game": a_game(tally.decisions),
        "forced_per_game": a_game(tally.forced),
        "chances_per_game": a_game(tally.chances),
        "legal_per_decision": tally.choices as f64 / tally.decisions as f64,
    })
}

struct Round {
    games: u64,
    seconds: f64,
    tally: Tally,
}

impl Round {
    fn speed(&self) -> f64 {
        self.tally.decisions as f64 / self.seconds
    }
}

fn play<G: Game>(start: &G, mut dice: QuickDice) -> Round {
    let mut tally = Tally::default();
    let mut games = 0;
    let clock = Instant::now();
    while clock.elapsed() < ROUND {
        for _ in 0..BATCH {
            play_out(&mut start.clone(), &mut dice, 100_000, &mut tally).expect("every game ends");
        }
        games += BATCH;
    }
    Round { games, seconds: clock.elapsed().as_secs_f64(), tally }
}
