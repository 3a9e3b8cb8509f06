//! What the game is learned from holds by the rules.

use std::path::Path;

use ankh_morpork::{AnkhMorpork, learn};
use game::Status;
use game::scenario::guided::{Guided, Progress};
use game::scenario::run_paths;

#[test]
fn every_position_to_learn_from_is_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("learn");
    let report = run_paths::<AnkhMorpork, _>(&[folder]);
    assert!(report.is_ok() && report.scenarios > 0, "{report}");
}

/// Everything a coach says of a choice is tried out: every answer that leads on does so to
/// the same end, and every other is carried out and taken back.
#[test]
fn the_guided_game_is_won_whichever_way_it_is_led() {
    let guided =
        Guided::<AnkhMorpork>::read("first-game.toml", learn::FIRST_GAME).expect("it is one");
    // A learner who tries everything first, and then one who takes the last way that leads on.
    for way in [0, 1, 2] {
        let mut progress = Progress::default();
        let mut tried = 0;
        loop {
            let standing = guided.at(&progress).expect("the script is played by the rules");
            let stop = standing.stop;
            if !stop.is_decision() {
                match guided.next(&progress) {
                    Some(on) => progress = on,
                    None => break,
                }
                continue;
            }
            let mut on = vec![guided.show(&progress).expect("the coach can always go on")];
            for action in standing.table.actions(guided.seat()) {
                // Cards to lay are told after their number.
                let Ok(next) = guided.answer(&progress, &[action.to_string()]) else { continue };
                if next.passed() > progress.passed() {
                    on.push(next);
                    continue;
                }
                tried += 1;
                let shown = guided.at(&next).expect("what is allowed is carried out");
                assert!(shown.objection.is_some(), "{}: {action}", stop.id);
                assert_eq!(next.taken_back(), progress);
            }
            progress = on.swap_remove(way.min(on.len() - 1));
        }
        let standing = guided.at(&progress).expect("the script is played by the rules");
        let Status::Over(ranking) = standing.table.status() else { panic!("way {way} ends") };
        assert_eq!(ranking.winners().iter().collect::<Vec<_>>(), [guided.seat()], "way {way}");
        assert!(tried > 20, "only {tried} other answers");
    }
}
