//! What somebody writes as a position is refused where play could not go on from it.

use ankh_morpork::{AnkhMorpork, Position};
use game::Game;

/// What is said about a position written in TOML; nothing where it can be played.
fn refusal(position: &str) -> Option<String> {
    let position: Position = toml::from_str(position).expect("it is a position");
    AnkhMorpork::from_position(&position).err().map(|refused| refused.to_string())
}

#[test]
fn there_are_at_most_four_rolls_of_a_die_with_twelve_faces() {
    assert_eq!(refusal("rolls = [1, 12, 5, 5]"), None);
    for rolls in ["[1, 2, 3, 4, 5]", "[13]", "[0]"] {
        let said = refusal(&format!("rolls = {rolls}")).expect("these are no rolls");
        assert!(said.contains("up to four rolls"), "{said}");
    }
}

/// Something that can be pending, and what it must not be.
struct Pending {
    /// What else the position says.
    given: &'static str,
    /// What can be pending then, on top of a turn.
    sound: &'static str,
    /// What cannot.
    unsound: &'static [&'static str],
}

/// In the order of `soundness.rs`.
const PENDING: [Pending; 13] = [
    Pending {
        given: r#"seats.1.hand = ["groat"]"#,
        sound: r#"{ card = { card = "carcer", next = 0 } }"#,
        unsound: &[
            r#"{ card = { card = "carcer", next = 2 } }"#,
            r#"{ card = { card = "carcer", next = 3 } }"#,
            r#""nothing""#,
        ],
    },
    Pending {
        given: r#"seats.1.hand = ["groat"]"#,
        sound: "{ play-more = { left = 1 } }",
        unsound: &["{ play-more = { left = 0 } }", "{ play-more = { left = 3 } }"],
    },
    Pending {
        given: r#"
            players = 2
            asked = [2]
            seats.2.hand = ["groat"]
            areas.dimwell.minions = [0, 1]
        "#,
        sound: r#"{ move = { minion = "2 dimwell", to = "longwall" } }, { window = { move = "2 dimwell" } }"#,
        unsound: &[
            r#"{ move = { minion = "2 dimwell", to = "dimwell" } }, { window = { move = "2 dimwell" } }"#,
            r#"{ move = { minion = "2 longwall", to = "dimwell" } }, { window = { move = "2 longwall" } }"#,
            r#"{ move = { minion = "2 dimwell", to = "longwall" } }"#,
        ],
    },
    Pending {
        given: r#"
            players = 2
            asked = [2]
            seats.2.hand = ["groat"]
            areas.dimwell.minions = [0, 1]
        "#,
        sound: r#"{ remove = { minion = "2 dimwell", how = "symbol" } }, { window = { remove = ["2 dimwell", "symbol"] } }"#,
        unsound: &[
            r#"{ remove = { minion = "2 dimwell", how = "text" } }, { window = { remove = ["2 dimwell", "symbol"] } }"#,
            r#"{ remove = { minion = "2 longwall", how = "symbol" } }, { window = { remove = ["2 longwall", "symbol"] } }"#,
        ],
    },
    Pending {
        given: r#"
            players = 3
            asked = [3]
            rolls = [6]
            seats.3.hand = ["groat"]
            areas.the-hippo = { minions = [0, 0, 1], building = 3 }
        "#,
        sound: r#"{ event = { event = "the-dragon", stage = "strike", area = "the-hippo", areas = [], count = 0, flag = false, safe = 0 } }, { window = { dragon = ["the-hippo", 0] } }"#,
        unsound: &[
            r#"{ event = { event = "the-dragon", stage = "strike", area = "dimwell", areas = [], count = 0, flag = false, safe = 0 } }, { window = { dragon = ["the-hippo", 0] } }"#,
        ],
    },
    Pending {
        given: r"
            players = 2
            seats.1.money = 20
            areas.dimwell.building = 2
            areas.longwall.building = 1
        ",
        sound: r#"{ demolish = { then = { buy = { area = "dimwell" } } } }"#,
        unsound: &[
            r#"{ demolish = { then = { buy = { area = "longwall" } } } }"#,
            r#"{ demolish = { then = { build = { area = "dimwell", half = false } } } }"#,
        ],
    },
    Pending {
        given: r"
            players = 2
            rolls = [9]
            seats.2.money = 3
        ",
        sound: r#"{ text = { card = "here-n-now", at = 2, victim = 1, count = 0 } }"#,
        unsound: &[
            r#"{ text = { card = "here-n-now", at = 8, victim = 1, count = 0 } }"#,
            r#"{ text = { card = "here-n-now", at = 2, victim = 3, count = 0 } }"#,
        ],
    },
    Pending {
        given: r#"
            players = 2
            seats.1.money = 20
            areas.dimwell.building = 2
            areas.longwall.building = 1
            asked = [2]
            seats.2.hand = ["groat"]
        "#,
        sound: r#"{ text = { card = "sybil-vimes", at = 2, victim = 2, area = "dimwell", count = 0 } }, { spare = { seats = [2], ends = true } }, { window = { text = [2] } }"#,
        unsound: &[
            r#"{ text = { card = "sybil-vimes", at = 2, victim = 1, area = "longwall", count = 0 } }, { spare = { seats = [2], ends = true } }, { window = { text = [2] } }"#,
        ],
    },
    Pending {
        given: r#"
            players = 3
            asked = [2]
            seats.2 = { money = 3, hand = ["groat"] }
        "#,
        sound: r#"{ text = { card = "hubert", at = 3, victim = 2, count = 2 } }, { spare = { seats = [2], ends = true } }, { window = { text = [2] } }"#,
        unsound: &[
            r#"{ text = { card = "hubert", at = 3, victim = 2, count = 3 } }, { spare = { seats = [2], ends = true } }, { window = { text = [2] } }"#,
        ],
    },
    Pending {
        given: r#"
            players = 2
            aside = ["groat"]
            seats.2.hand = ["groat", "modo", "carcer"]
        "#,
        sound: r#"{ text = { card = "the-beggars-guild", at = 2, victim = 2, count = 0 } }"#,
        // Only one of two cards is there to choose from, and none of an own hand.
        unsound: &[
            r#"{ text = { card = "the-beggars-guild", at = 2, victim = 1, count = 0 } }"#,
            r#"{ text = { card = "stanley", at = 3, victim = 2, count = 0 } }"#,
        ],
    },
    Pending {
        given: r#"
            players = 2
            aside = ["groat", "modo"]
            seats.2.hand = ["groat", "modo", "carcer"]
        "#,
        sound: r#"{ text = { card = "stanley", at = 3, victim = 2, count = 0 } }"#,
        // What was demanded or grabbed is complete.
        unsound: &[
            r#"{ text = { card = "the-beggars-guild", at = 2, victim = 2, count = 0 } }"#,
            r#"{ text = { card = "stanley", at = 2, victim = 2, count = 0 } }"#,
        ],
    },
    Pending {
        given: r"
            players = 2
            rolls = [3]
        ",
        sound: r#"{ event = { event = "fire", stage = "roll", areas = [], count = 0, flag = false, safe = 0 } }"#,
        unsound: &[
            r#"{ event = { event = "the-dragon", stage = "roll", areas = [], count = 0, flag = false, safe = 0 } }"#,
            r#"{ event = { event = "riots", stage = "roll", areas = [], count = 0, flag = false, safe = 0 } }"#,
        ],
    },
    Pending {
        given: r"
            players = 2
            seats.2.money = 3
            areas.small-gods.building = 2
            areas.dimwell.minions = [1, 1]
        ",
        sound: r#"{ event = { event = "mysterious-murders", stage = "shield", area = "dimwell", minion = "2 dimwell", areas = [], count = 1, flag = false, safe = 0 } }"#,
        unsound: &[
            r#"{ event = { event = "mysterious-murders", stage = "shield", area = "dimwell", minion = "1 dimwell", areas = [], count = 1, flag = false, safe = 0 } }"#,
            r#"{ event = { event = "mysterious-murders", stage = "shield", area = "dimwell", minion = "2 dimwell", areas = [], count = 2, flag = false, safe = 0 } }"#,
        ],
    },
];

#[test]
fn what_is_pending_fits_the_rest_of_the_position() {
    for Pending { given, sound, unsound } in PENDING {
        let said = |frames: &str| {
            refusal(&format!("{given}\npending = [{{ turn = {{ played = true }} }}, {frames}]"))
        };
        assert_eq!(said(sound), None, "{sound}");
        for frames in unsound {
            let refused = said(frames).unwrap_or_else(|| panic!("it can be played: {frames}"));
            assert!(refused.contains("what is pending does not fit"), "{frames}: {refused}");
        }
    }
}

#[test]
fn what_is_dealt_first_is_there_to_be_dealt() {
    let beginning = |rest: &str| refusal(&format!("players = 2\n{rest}"));
    for sound in [
        r#"unused = ["commander-vimes"]
            pending = [{ deal-personality = 2 }]"#,
        "pending = [{ deal-hand = { seat = 1, left = 5 } }]",
        "pending = [{ first-player = { waiting = [1, 2], leaders = [], best = 0 } }]",
    ] {
        assert_eq!(beginning(sound), None, "{sound}");
    }
    for unsound in [
        r#"unused = ["commander-vimes"]
            pending = [{ deal-personality = 1 }]"#,
        "pending = [{ deal-hand = { seat = 1, left = 6 } }]",
        "pending = [{ deal-hand = { seat = 3, left = 5 } }]",
        "pending = [{ first-player = { waiting = [], leaders = [1], best = 4 } }]",
        "pending = [{ first-player = { waiting = [3], leaders = [], best = 0 } }]",
        "pending = [{ first-player = { waiting = [1], leaders = [2], best = 13 } }]",
    ] {
        assert!(beginning(unsound).is_some(), "{unsound}");
    }
}

#[test]
fn an_impossible_position_is_refused_with_the_reason() {
    for (position, reason) in [
        (
            "gained = [\"dimwell\"]",
            "dimwell was gained in this turn, but seat 1 has no building there",
        ),
        (
            "gained = [\"dimwell\"]\nareas.dimwell.building = 2",
            "dimwell was gained in this turn, but seat 1 has no building there",
        ),
        (
            "seats.1.before = [\"groat\"]",
            "groat lies before nobody: it is neither a loan nor a card that stays in front of a \
             player (mr-bent, the-bank-of-ankh-morpork, dr-whiteface, the-fools-guild)",
        ),
        ("seats.1.money = 10001", "nobody has $10001"),
        ("draw = 200", "the draw pile can have at most 101 cards, not 200"),
        (
            "events = 3",
            "the random events are named one by one, or \"rest\"; a number says too little",
        ),
        ("begins = 5", "there is no seat 5 in a game of 4"),
        (
            "begins = 2\npending = [{ turn = { played = true } }]",
            "a turn begins where nothing is pending: leave out `pending` and `over`, or `begins`",
        ),
    ] {
        assert_eq!(refusal(position).as_deref(), Some(reason), "{position}");
    }
    for sound in
        ["gained = [\"dimwell\"]\nareas.dimwell.building = 1", "seats.1.before = [\"mr-bent\"]"]
    {
        assert_eq!(refusal(sound), None, "{sound}");
    }
}

#[test]
fn nothing_stands_in_a_list_twice() {
    for (position, reason) in [
        ("seats.1.hand = [\"groat\", \"groat\"]", "groat stands in this list twice"),
        ("lost = [\"dimwell\", \"dimwell\"]", "dimwell stands in this list twice"),
        ("unused = [\"lord-rust\", \"lord-rust\"]", "lord-rust stands in this list twice"),
        ("asked = [1, 1]", "1 stands in this list twice"),
        ("draw = [\"groat\", \"groat\"]", "groat stands in this list twice"),
        ("events = [\"flood\", \"flood\"]", "flood stands in this list twice"),
    ] {
        let error = toml::from_str::<Position>(position).expect_err("it is doubled");
        assert_eq!(error.message(), reason, "{position}");
    }
}

#[test]
fn a_draw_pile_can_be_given_by_its_size() {
    let pile = |given: &str| {
        let position: Position = toml::from_str(given).expect("it is a position");
        let game = AnkhMorpork::from_position(&position).expect("it can be played");
        let position = serde_json::to_value(game.position()).expect("it is data");
        position["draw"].as_array().expect("a list of cards").len()
    };
    assert_eq!(pile("draw = 30"), 30);
    assert_eq!(pile("draw = 100\nseats.1.hand = [\"groat\"]"), 100);
    assert_eq!(pile("draw = \"rest\"\nseats.1.hand = [\"groat\"]"), 100);
}
