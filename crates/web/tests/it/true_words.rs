//! What a button or a text says is what happens.

use ankh_morpork::{AnkhMorpork, Because, Card, RandomEvent, Shown, What};
use game::{Game, Seat, Status};
use rattus_cartus::RattusCartus;
use web::{Language, Names, Pages, Scene, Speech, Spoken, Voice, table};
use words::Counted;

use crate::sitting::Sitting;

/// What the second seat is asked, in English, after some steps from a position as in a
/// scenario's `given`.
fn asks_second(given: &str, steps: &[&str]) -> String {
    asks(Seat::new(1), given, steps)
}

/// The same for any seat.
fn asks(seat: Seat, given: &str, steps: &[&str]) -> String {
    let position = toml::from_str(given).expect("a position is written in TOML");
    let game = AnkhMorpork::from_position(&position).expect("it can be played");
    let mut play = Sitting::of(game, 0);
    for step in steps {
        play.take(step.parse().expect("a step")).expect("a legal step");
    }
    play.show(Language::En, Some(seat), |scene| {
        let prompt = table::regions(scene).into_iter().find(|region| region.id == "prompt");
        prompt.expect("somebody is asked").html.0
    })
}

/// What is said in every language.
fn in_all<T>(says: impl Fn(Voice<'_, AnkhMorpork>) -> T) -> [T; 4] {
    Language::ALL.map(|language| says(Voice::new(language.words(), &Names::nobody())))
}

const DRAGON: [&str; 3] = ["1: play rincewind", "event the-dragon", "roll 8"];

/// AM-EVENT-DRAGON-03.
#[test]
fn susan_does_not_promise_to_keep_the_trouble_from_the_dragon() {
    let given = r#"
        players = 2
        seats.1.hand = ["rincewind"]
        seats.2.hand = ["susan", "groat"]
        areas.dimwell = { minions = [1, 2], trouble = true }
    "#;
    let asked = asks_second(given, &DRAGON);
    assert!(asked.contains("but the trouble still goes"), "{asked}");
    assert!(!asked.contains("and the trouble too"), "{asked}");
    let assassin = r#"
        players = 2
        seats.1.hand = ["mr-gryle"]
        seats.2.hand = ["susan", "groat"]
        areas.dimwell = { minions = [1, 2], trouble = true }
    "#;
    let asked = asks_second(assassin, &["1: play mr-gryle", "1: assassinate 2 dimwell"]);
    assert!(asked.contains("It stays, and the trouble too"), "{asked}");
}

/// AM-AREA-SMALL-GODS-02, AM-SWITCH-04: the price of all pieces, not of one.
#[test]
fn the_button_of_small_gods_names_what_it_takes() {
    let given = |edition: &str| {
        format!(
            r#"
            edition = "{edition}"
            players = 2
            seats.1.hand = ["rincewind"]
            seats.2.money = 10
            areas.dimwell = {{ minions = [1, 2], building = 2, trouble = true }}
            areas.small-gods.building = 2
            "#
        )
    };
    let whole = asks_second(&given("de"), &DRAGON);
    assert!(whole.contains("Pay $9 to Small Gods"), "{whole}");
    let one = asks_second(&given("en"), &DRAGON);
    assert!(one.contains("Pay $3 to Small Gods"), "{one}");
}

/// R02.
#[test]
fn an_empty_hand_is_not_said_to_hold_interrupts() {
    let given = |hand: &str| format!("players = 2\nactive = 2\nseats.2.hand = {hand}");
    let empty = asks_second(&given("[]"), &[]);
    assert!(empty.contains("Your hand is empty"), "{empty}");
    let interrupts = asks_second(&given("[\"susan\"]"), &[]);
    assert!(interrupts.contains("You have nothing but interrupts"), "{interrupts}");
}

/// AM-EVENT-JOHNSON-01.
#[test]
fn a_power_lost_to_johnson_is_explained_to_its_builder() {
    let given = r#"
        players = 2
        lost = ["longwall"]
        seats.1.hand = ["groat"]
        areas.longwall.building = 1
    "#;
    let builder = asks(Seat::new(0), given, &[]);
    let why = AnkhMorpork::refusal(Language::En, "AM-EVENT-JOHNSON-01");
    assert!(builder.contains(&why), "{why}: {builder}");
    let kept = given.replace("lost = [\"longwall\"]", "");
    assert!(!asks(Seat::new(0), &kept, &[]).contains(&why));
    // To whom it never belonged it is no news.
    let other = given.replace("building = 1", "building = 2");
    assert!(!asks(Seat::new(0), &other, &[]).contains(&why));
}

/// AM-EVENT-SUBSIDENCE-03.
#[test]
fn subsidence_is_no_free_choice() {
    let texts = in_all(|voice| voice.event_text(RandomEvent::Subsidence));
    for (text, must) in texts.iter().zip(["must pay", "müssen", "deben pagar", "doit payer"]) {
        assert!(text.contains(must), "{text}");
    }
}

/// AM-CARD-DOCTOR-HIX, AM-CARD-THE-MOB.
#[test]
fn a_marker_needs_a_minion_and_the_card_says_so() {
    for card in ["doctor-hix", "the-mob"] {
        let card: Card = card.parse().expect("a card");
        let texts = in_all(|voice| voice.card_text(card).expect("it has a text"));
        let minion = ["has a minion", "mindestens einem Handlanger", "algún secuaz", "un Agent"];
        for (text, minion) in texts.iter().zip(minion) {
            assert!(text.contains(minion), "{text}");
        }
    }
}

/// A symbol that was left out is not ticked off; one that was carried out is.
#[test]
fn a_skipped_symbol_gets_no_tick() {
    let given = r#"
        players = 2
        seats.1.hand = ["gimlets-dwarf-delicatessen", "groat"]
        areas.dimwell = { minions = [1, 2] }
    "#;
    let play = "1: play gimlets-dwarf-delicatessen";
    let done = asks(Seat::new(0), given, &[play, "1: take"]);
    assert!(done.contains("money tick") && !done.contains("money dash"), "{done}");
    let skipped = asks(Seat::new(0), given, &[play, "1: skip"]);
    assert!(skipped.contains("money dash") && !skipped.contains("money tick"), "{skipped}");
    assert!(skipped.contains(Language::En.words().say("am-step-skipped")), "{skipped}");
}

/// The recap tells every card that was played, from the first to the last.
#[test]
fn what_is_new_since_the_last_turn_leaves_nothing_out() {
    let setup = ankh_morpork::Setup { players: 3, ..ankh_morpork::Setup::default() };
    let mut recaps = 0;
    for seed in 0..6 {
        let mut play: Sitting<AnkhMorpork> = Sitting::new(&setup, seed).expect("it is playable");
        while play.step() {
            let Status::Seats(asked) = play.table.status() else { continue };
            let Some(seat) = asked.first() else { continue };
            play.show(Language::En, Some(seat), |scene| {
                // From the beginning: the longest recap there is.
                let regions = table::regions(&Scene { seen: 0, ..*scene });
                let recap = regions.into_iter().find(|region| region.id == "recap").unwrap().html.0;
                let others = scene.log.iter().filter(
                    |line| matches!(line.shown.what, What::Played { seat: by, .. } if by != seat),
                );
                let told = recap.matches("class=\"played\"").count();
                assert_eq!(told, others.count(), "{recap}");
                recaps += usize::from(told > 8);
            });
            if play.steps > 200 {
                break;
            }
        }
    }
    assert!(recaps > 0, "some of them are long");
}

/// A table of Rattus Cartus after some steps from a position as in a scenario's `given`.
fn rattus(given: &str, steps: &[&str]) -> Sitting<RattusCartus> {
    let position = toml::from_str(given).expect("a position is written in TOML");
    let game = RattusCartus::from_position(&position).expect("it can be played");
    let mut play = Sitting::of(game, 0);
    for step in steps {
        play.take(step.parse().expect("a step")).expect("a legal step");
    }
    play
}

/// RC-END-25: whom the merciful plague spares is nowhere called dead, and the dead are.
#[test]
fn with_the_merciful_plague_only_the_dead_are_dead() {
    let given = r#"
        setup = { players = 3, plague = "merciful" }
        round = 9
        row = ["farm-1", "castle-1"]
        pending = { play = { seat = 3 } }
        nun-row = ["king-4", "king-3", "king-0", "king-2", "king-1"]
        players = [
            { rats = 14, building = "farm-1" },
            { rats = 12, building = "farm-1" },
            { rats = 12, building = "farm-1" },
        ]
    "#;
    let play = rattus(given, &["3: play 0"]);
    play.show(Language::En, None, |scene| {
        let ending = RattusCartus::result(scene).expect("it is over");
        let died: Vec<bool> = ending.people.iter().map(|one| one.title.contains("Died")).collect();
        assert_eq!(died, [true, false, false]);
        let rats = |nth: usize| ending.people[nth].reached.clone().expect("rats are told").1;
        assert!(rats(0).contains("more than"), "{}", rats(0));
        assert!(!rats(1).contains("more than"), "{}", rats(1));
        let html = crate::rattus_cartus::all_html(scene);
        assert_eq!(html.matches("dead of the plague").count(), 1);
    });
}

/// RC-D-18, RC-D-19: with two players it is not known who will have the premium action.
#[test]
fn the_second_of_two_is_not_promised_the_premium_action() {
    let given = |players: u8| {
        format!(
            r#"
            setup = {{ players = {players} }}
            round = 1
            row = ["farm-1", "castle-1"]
            pending = {{ enter = {{ seat = 2 }} }}
            players = [{{ building = "castle-1", laid = {{ king-0 = 2 }} }}, {{ hand = {{ king-1 = 2 }} }}]
            "#
        )
    };
    let promised = |players: u8| {
        let play = rattus(&given(players), &["2: enter farm-1"]);
        play.show(Language::En, Some(Seat::new(1)), |scene| {
            crate::rattus_cartus::all_html(scene).contains("data-over=")
        })
    };
    assert!(!promised(2) && promised(3));
    let aid = |players: u8| {
        let play = rattus(&given(players), &["2: enter farm-1"]);
        play.show(Language::En, Some(Seat::new(1)), |scene| {
            let html = RattusCartus::board(scene).into_string();
            html.contains("With two players there is one premium action a round")
        })
    };
    assert!(aid(2) && !aid(3), "the player aid says it, too");
}

/// RC-RAT-01: neither a page nor its data tells how many rats another player has, not even
/// by how many cards that player could give up for them.
#[test]
fn the_rats_of_others_are_on_no_page() {
    let given = r#"
        setup = { players = 2 }
        round = 1
        row = ["hospital-1", "castle-1"]
        pending = { trade = { seat = 1, most = 2 } }
        premium = 2
        open = [1, 2]
        progress = { step = "actions", agreed = true, deeds = 1, acted = 1 }
        players = [
            { rats = 1, hand = { king-0 = 4 }, building = "hospital-1" },
            { rats = 9977, building = "hospital-1" },
        ]
    "#;
    let play = rattus(given, &[]);
    let data = |seat: usize| {
        let view = play.table.view(Some(Seat::new(seat)));
        serde_json::to_value(view).expect("a view is data")
    };
    assert_eq!(data(1)["pending"]["trade"]["most"], 2);
    assert!(!data(0).to_string().contains("9977"), "{}", data(0));
    for reader in [Some(Seat::new(0)), None] {
        let html = play.show(Language::En, reader, crate::rattus_cartus::all_html);
        assert!(!html.contains("9977"), "{html}");
    }
    play.show(Language::En, Some(Seat::new(0)), |scene| {
        let names = Names::nobody();
        let voice = Voice::new(Language::En.words(), &names);
        let told = RattusCartus::state(voice, scene.view).join(" ");
        assert!(told.contains("1 rat") && !told.contains("9977"), "{told}");
        let html = crate::rattus_cartus::all_html(scene);
        assert!(html.contains("One card at most"), "{html}");
    });
}

/// A name that no edition translates says what it means where one looks the card up, and
/// nowhere else.
#[test]
fn an_english_name_shows_its_gloss_in_the_hand_and_in_the_player_aid() {
    let given = r#"
        players = 2
        seats.1.hand = ["shonky-shop", "groat"]
        discard = ["the-peeled-nuts", "modo"]
    "#;
    let position = toml::from_str(given).expect("a position is written in TOML");
    let game = AnkhMorpork::from_position(&position).expect("it can be played");
    let play = Sitting::of(game, 0);
    let region = |language: Language, id: &str| {
        play.show(language, Some(Seat::new(0)), |scene| {
            let region = table::regions(scene).into_iter().find(|region| region.id == id);
            region.expect("it is on the page").html.0
        })
    };
    let glosses = [
        (Language::De, "Trödelladen", "The Peeled Nuts</button> (Die Geschälten Nüsse)"),
        (Language::Es, "Tienda de ropa usada", "The Peeled Nuts</button> (Las Nueces Peladas)"),
        (Language::Fr, "La friperie", "The Peeled Nuts</button> (Les Noix décortiquées)"),
    ];
    for (language, held, gone) in glosses {
        let hand = region(language, "hand");
        assert!(hand.contains(&format!("<small class=\"gloss\">{held}</small>")), "{hand}");
        // Once on the card, and once where it is seen whole.
        assert_eq!(hand.matches("class=\"gloss\"").count(), 2, "{hand}");
        let list = region(language, "gone");
        assert!(list.contains(gone), "{list}");
        let asked = region(language, "prompt");
        assert!(!asked.contains(held), "{asked}");
    }
    assert!(!region(Language::En, "hand").contains("gloss"));
}

/// Where the face of the card is not at hand the gloss stands behind the name: among cards to
/// keep, in the statistics. A line of the log opens the face.
#[test]
fn a_card_that_is_not_in_the_hand_shows_its_gloss_behind_its_name() {
    let named = "The Agony Aunts (Les Tantes de la Douleur)";
    let counted = AnkhMorpork::counted(Language::Fr, Counted::Play, "the-agony-aunts");
    assert_eq!(counted.as_deref(), Some(named));

    let given = r#"
        players = 2
        discard = ["wallace-sonky"]
        seats.1.hand = ["stanley"]
        seats.2.hand = ["the-agony-aunts", "groat"]
    "#;
    let position = toml::from_str(given).expect("a position is written in TOML");
    let game = AnkhMorpork::from_position(&position).expect("it can be played");
    let mut play = Sitting::of(game, 0);
    let steps = ["1: play stanley", "1: read", "1: target 2", "draw the-agony-aunts", "draw groat"];
    for step in steps {
        play.take(step.parse().expect("a step")).expect("a legal step");
    }
    play.show(Language::Fr, Some(Seat::new(0)), |scene| {
        let prompt = table::regions(scene).into_iter().find(|region| region.id == "prompt");
        let prompt = prompt.expect("somebody is asked").html.0;
        assert!(prompt.contains(named), "{prompt}");
    });

    let shown = Shown {
        what: What::Played { seat: Seat::new(0), card: "the-agony-aunts".parse().expect("a card") },
        because: Because::default(),
    };
    let names = Names::nobody();
    let told = <AnkhMorpork as Pages>::line(Voice::new(Language::Fr.words(), &names), &shown);
    let opens = "popovertarget=\"text-the-agony-aunts\"";
    assert!(told.0.contains(opens), "{}", told.0);
    let faces = <AnkhMorpork as Pages>::faces(Language::Fr).0;
    assert!(faces.contains("Les Tantes de la Douleur"), "{faces}");
}
