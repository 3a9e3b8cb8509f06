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
