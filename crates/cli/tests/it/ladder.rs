use std::fs;
use std::path::Path;

use crate::snug;

#[test]
fn a_ladder_is_the_same_when_it_is_played_again() {
    let fixed = ["ladder", "rattus-cartus", "--players", "2", "--games", "2"];
    let levels = ["--levels", "random,quick,sharp:iterations=4", "--seed", "3000"];
    let once = snug(&[&fixed[..], &levels].concat()).printed();
    let again = snug(&[&fixed[..], &levels, &["--threads", "2"]].concat()).printed();
    assert_eq!(once, again);
    assert!(once.starts_with("rattus-cartus, seed 3000\n"), "{once}");
    assert_eq!(once.lines().count(), 6, "{once}");
}

#[test]
fn a_ladder_needs_as_many_of_one_level_as_of_the_other() {
    let sentence = snug(&["ladder", "ankh-morpork", "--players", "3"]).sentence();
    assert!(sentence.contains("an even number of players"), "{sentence}");
}

#[test]
fn a_ladder_that_was_broken_off_goes_on_and_its_json_says_how_sure_it_is() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ladder");
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    let path = folder.to_str().unwrap();
    let fixed = ["ladder", "rattus-cartus", "--players", "2", "--games", "4", "--seed", "3000"];
    let levels = ["--levels", "random,beginner,quick", "--json"];
    let run = |more: &[&str]| snug(&[&fixed[..], &levels, more].concat()).json();
    let once = run(&[]);
    assert_eq!(run(&["--records", path]), once);
    // One game of every two levels is missing.
    let mut missing = 0;
    for meeting in fs::read_dir(&folder).unwrap() {
        fs::remove_file(meeting.unwrap().path().join("game-000002.txt")).unwrap();
        missing += 1;
    }
    assert_eq!(missing, 3, "every two of three meet");
    assert_eq!(run(&["--records", path]), once);
    let levels = once["levels"].as_array().expect("the levels").clone();
    assert_eq!(levels.len(), 3, "{once}");
    let ratings: Vec<f64> = levels.iter().map(|level| level["rating"].as_f64().unwrap()).collect();
    let mean = ratings.iter().sum::<f64>() / 3.0;
    assert!(mean.abs() < 1.0, "{ratings:?}");
    assert!(ratings[0] < ratings[2], "quick is no die: {ratings:?}");
}
