use serde_json::Value;

use crate::snug;

const KEYS: [&str; 14] = [
    "game",
    "edition",
    "players",
    "games",
    "seconds",
    "threads",
    "games_per_second",
    "decisions_per_second",
    "decisions_per_game",
    "forced_per_game",
    "legal_per_decision",
    "ends",
    "wins_by_seat",
    "wins_by_role",
];

fn sim(arguments: &[&str]) -> Value {
    snug(&[&["sim"], arguments, &["--json"]].concat()).json()
}

/// Everything that does not depend on the clock or the number of threads.
fn without_clock(mut report: Value) -> Value {
    let report_fields = report.as_object_mut().unwrap();
    for key in ["seconds", "threads", "games_per_second", "decisions_per_second"] {
        report_fields.remove(key);
    }
    report
}

#[test]
fn json_has_exactly_the_promised_keys() {
    let report = sim(&["ankh-morpork", "--games", "20"]);
    let mut keys: Vec<&str> = report.as_object().unwrap().keys().map(String::as_str).collect();
    let mut promised = KEYS;
    keys.sort_unstable();
    promised.sort_unstable();
    assert_eq!(keys, promised);
}

#[test]
fn every_game_plays_with_every_number_of_players() {
    for (game, players) in [("ankh-morpork", 2..=4), ("rattus-cartus", 2..=5)] {
        for players in players {
            let report = sim(&[game, "--players", &players.to_string(), "--games", "50"]);
            assert_eq!(report["game"], game);
            assert_eq!(report["players"], players);
            assert_eq!(report["games"], 50);
            assert_eq!(report["wins_by_seat"].as_array().unwrap().len(), players);
            let ends: u64 =
                report["ends"].as_object().unwrap().values().flat_map(Value::as_u64).sum();
            assert_eq!(ends, 50);
            assert!(report["decisions_per_game"].as_f64().unwrap() > 1.0);
            assert!(report["legal_per_decision"].as_f64().unwrap() >= 2.0);
        }
    }
}

#[test]
fn shares_of_wins_are_shares() {
    let report = sim(&["ankh-morpork", "--players", "3", "--games", "300"]);
    let seats: Vec<f64> =
        report["wins_by_seat"].as_array().unwrap().iter().flat_map(Value::as_f64).collect();
    let all: f64 = seats.iter().sum();
    assert!(all <= 1.0 + 1e-9, "{seats:?}");
    assert!(all > 0.5, "{seats:?}");
    let roles = report["wins_by_role"].as_object().unwrap();
    assert_eq!(roles.len(), 7, "{roles:?}");
    assert!(roles.values().flat_map(Value::as_f64).all(|share| (0.0..=1.0).contains(&share)));
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    for game in ["ankh-morpork", "rattus-cartus"] {
        let games = |seed, threads| {
            without_clock(sim(&[game, "--games", "200", "--seed", seed, "--threads", threads]))
        };
        let alone = games("7", "1");
        assert_eq!(games("7", "2"), alone);
        assert_eq!(games("7", "3"), alone);
        assert_ne!(games("8", "1"), alone);
    }
}

#[test]
fn the_edition_is_played_and_named() {
    assert_eq!(sim(&["ankh-morpork", "--games", "5"])["edition"], "en");
    for edition in ["en", "de", "es", "fr"] {
        let report = sim(&["ankh-morpork", "--edition", edition, "--games", "5"]);
        assert_eq!(report["edition"], edition);
    }
}

#[test]
fn time_can_end_the_games() {
    let report = sim(&["rattus-cartus", "--seconds", "0.05"]);
    assert!(report["games"].as_u64().unwrap() > 0);
    assert!(report["seconds"].as_f64().unwrap() >= 0.05);
}

#[test]
fn people_get_a_table() {
    let table = snug(&["sim", "ankh-morpork", "--games", "20"]).printed();
    for line in ["decisions a second", "how games ended", "won by seat", "won by role"] {
        assert!(table.contains(line), "{table}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_in_one_sentence() {
    let refused = |arguments: &[&str]| snug(&[&["sim"], arguments].concat()).sentence();
    assert_eq!(
        refused(&["ankh-morpork", "--players", "5"]),
        "ankh-morpork is for 2 to 4 players, not 5"
    );
    assert!(refused(&["chess"]).contains("ankh-morpork, rattus-cartus"));
    assert!(refused(&["ankh-morpork", "--edition", "it"]).contains("fr"));
    assert!(refused(&["ankh-morpork", "--set", "weather=rain"]).contains("finite-bank"));
    assert!(refused(&["ankh-morpork", "--games", "2", "--seconds", "1"]).contains("--seconds"));
    assert!(refused(&["ankh-morpork", "--seconds", "-1"]).contains("above 0"));
}
