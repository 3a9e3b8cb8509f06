//! Fits the numbers of the bots to games. `cargo xtask fit` calls it and says how.

use std::fs;

use bots::Lesson;

const USAGE: &str = "the words are those that `cargo xtask fit` gives";

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let [game, what, games, with] = words[..] else { panic!("{USAGE}") };
    let games = games.parse().expect(USAGE);
    // What has been learned is kept as soon as it is known: the next lesson may take long.
    let keep = |lesson: Lesson| {
        println!("{}", lesson.report);
        fs::write(with, lesson.judge).expect("the judge can be written");
    };
    match (game, what) {
        ("ankh-morpork", "weights") => {
            print!("{}", bots::ankh_morpork::fit::weights(games, &with.parse().expect(USAGE)));
        }
        ("ankh-morpork", "cards") => print!("{}", bots::ankh_morpork::fit::cards(games)),
        ("ankh-morpork", "tells") => print!("{}", bots::ankh_morpork::fit::tells(games)),
        ("ankh-morpork", "judge") => bots::ankh_morpork::fit::judge(games, keep),
        ("ankh-morpork", "more-judge") => bots::ankh_morpork::fit::more_judge(games, keep),
        ("rattus-cartus", "judge") => bots::rattus_cartus::fit::judge(games, keep),
        _ => panic!("{USAGE}"),
    }
}
