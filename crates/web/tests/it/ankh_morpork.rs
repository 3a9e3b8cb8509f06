//! The table of Ankh-Morpork, as its readers get it.

use std::collections::BTreeSet;

use ankh_morpork::{Action, AnkhMorpork, Card, Setup};
use game::{Game, Seat, SeatSet, Status};
use web::{Language, Pages, Reader, Speech, Spoken, Voice, table};

use crate::rattus_cartus::{all_html, readable};
use crate::sitting::Sitting;

/// A table with names that have to be escaped.
fn sitting(players: u8, seed: u64) -> Sitting<AnkhMorpork> {
    let setup = Setup { players, ..Setup::default() };
    let mut sitting = Sitting::new(&setup, seed).expect("the set-up is playable");
    sitting.info.seats[1].name = "Old <Groan>".into();
    sitting
}

fn asked(sitting: &Sitting<AnkhMorpork>) -> SeatSet {
    match sitting.table.status() {
        Status::Seats(seats) => seats,
        _ => SeatSet::EMPTY,
    }
}

#[test]
fn every_scene_of_random_games_is_drawn_in_every_language() {
    for seed in 0..8 {
        let mut play = sitting(2 + (seed % 3) as u8, seed);
        while play.step() {
            let lang = Language::ALL[play.steps as usize % 4];
            for reader in play.observers() {
                let asks = reader.is_some_and(|seat| asked(&play).contains(seat));
                if asks || play.steps.is_multiple_of(16) {
                    play.show(lang, reader, |scene| {
                        for region in table::regions(scene) {
                            assert!(
                                region.html.0.contains(&format!("id=\"{}\"", region.id)),
                                "{}",
                                region.id
                            );
                            assert!(
                                !region.html.0.contains("<Groan>"),
                                "names are escaped: {}",
                                region.html.0
                            );
                        }
                    });
                }
            }
        }
        for reader in play.observers() {
            for lang in Language::ALL {
                play.show(lang, reader, |scene| {
                    table::page(scene, &Reader::default());
                    AnkhMorpork::result(scene).expect("the game is over");
                });
            }
        }
    }
}

#[test]
fn every_legal_action_is_a_button_of_the_prompt() {
    for seed in 0..3 {
        let mut play = sitting(4, 100 + seed);
        while play.step() {
            for seat in asked(&play).iter() {
                let actions = play.table.actions(seat);
                play.show(Language::En, Some(seat), |scene| {
                    let regions = table::regions(scene);
                    let prompt =
                        regions.iter().find(|region| region.id == "prompt").expect("a prompt");
                    for action in &actions {
                        let value = format!("value=\"{action}\"");
                        assert!(prompt.html.0.contains(&value), "{action} in {}", prompt.html.0);
                    }
                });
            }
        }
    }
}

#[test]
fn a_page_shows_no_card_its_reader_does_not_know() {
    let mut play = sitting(3, 7);
    for _ in 0..400 {
        play.step();
        if !play.steps.is_multiple_of(10) {
            continue;
        }
        for reader in play.observers() {
            let hidden = hidden_from(&play, reader);
            play.show(Language::En, reader, |scene| {
                let page: String =
                    table::regions(scene).iter().map(|region| region.html.0.as_str()).collect();
                for card in &hidden {
                    let id = format!("card-{card}\"");
                    assert!(!page.contains(&id), "{card} at step {} for {reader:?}", play.steps);
                }
                assert_eq!(page.contains("id=\"h-hand\""), reader.is_some());
                assert_eq!(page.contains("id=\"h-secret\""), reader.is_some());
            });
        }
    }
}

/// The cards in other hands.
fn hidden_from(play: &Sitting<AnkhMorpork>, reader: Option<Seat>) -> BTreeSet<Card> {
    let others = play.observers().flatten().filter(|&seat| Some(seat) != reader);
    others.flat_map(|seat| play.table.view(Some(seat)).hand()).collect()
}

#[test]
fn a_choice_is_said_in_words_in_every_language() {
    let mut play = sitting(4, 11);
    let mut said = BTreeSet::new();
    while play.step() {
        for seat in asked(&play).iter() {
            for action in play.table.actions(seat) {
                let kind = action.to_string().split(' ').next().unwrap_or_default().to_owned();
                if said.insert(kind) {
                    say_everywhere(&play, seat, action);
                }
            }
        }
    }
    assert!(said.len() > 10, "{said:?}");
}

fn say_everywhere(play: &Sitting<AnkhMorpork>, seat: Seat, action: Action) {
    for lang in Language::ALL {
        play.show(lang, Some(seat), |scene| {
            let names = scene.names();
            let voice = Voice::new(lang.words(), &names);
            let words = AnkhMorpork::choice(voice, scene.view, &action);
            assert!(!words.is_empty() && !words.contains('{'), "{action}: {words}");
        });
    }
}

#[test]
fn the_fields_of_the_settings_read_back_what_they_were_filled_with() {
    let fields = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    };
    let setup = <AnkhMorpork as Pages>::setup(&fields(&[
        ("players", "3"),
        ("edition", "de"),
        ("fire-stops", "on"),
        ("finite-bank", ""),
        ("title", "ignored"),
    ]))
    .expect("the fields are right");
    assert_eq!((setup.players, setup.edition.id()), (3, "de"));
    assert_eq!(setup.switches.len(), 1);
    assert_eq!(
        <AnkhMorpork as Pages>::setup(&fields(&[("players", "9")])),
        Err("am-option-wrong-players")
    );
    assert_eq!(
        <AnkhMorpork as Pages>::setup(&fields(&[("fire-stops", "x")])),
        Err("am-option-wrong-switch")
    );
    for lang in Language::ALL {
        assert!(AnkhMorpork::options(lang, &setup).0.contains("fire-stops"));
    }
}

/// A game at the first question in this turn that offers something like this.
fn at(seed: u64, turn: u32, is_wanted: impl Fn(&[Action]) -> bool) -> (Sitting<AnkhMorpork>, Seat) {
    let mut play = sitting(4, seed);
    while play.step() {
        if play.table.game().turn() < turn {
            continue;
        }
        for seat in asked(&play).iter() {
            if is_wanted(&play.table.actions(seat)) {
                return (play, seat);
            }
        }
    }
    panic!("seed {seed} never gets there")
}

#[test]
fn known_views_look_as_they_did() {
    let scenes = [
        ("play", at(1, 6, |all| matches!(all.first(), Some(Action::Play(_))))),
        ("place", at(2, 12, |all| matches!(all.first(), Some(Action::Place(_))))),
        ("threat", at(3, 8, |all| matches!(all.first(), Some(Action::React(_))))),
    ];
    for (name, (play, seat)) in &scenes {
        for (who, reader) in [("asked", Some(*seat)), ("spectator", None)] {
            let html = play.show(Language::En, reader, all_html);
            let file = format!(
                "{}/tests/golden/ankh-morpork-{name}-{who}.html",
                env!("CARGO_MANIFEST_DIR")
            );
            game::golden::check(file, &readable(&html));
        }
    }
}
