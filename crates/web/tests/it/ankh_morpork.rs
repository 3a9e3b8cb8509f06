//! The table of Ankh-Morpork, as its readers get it.

use std::collections::BTreeSet;

use ankh_morpork::{Action, AnkhMorpork, Card, Setup};
use game::{Seat, Status};
use web::{Lang, Pages, Reader, table};

use crate::play::Play;

fn players(players: u8) -> Setup {
    Setup { players, ..Setup::default() }
}

#[test]
fn every_scene_of_random_games_is_drawn_in_every_language() {
    for seed in 0..8 {
        let mut play = Play::<AnkhMorpork>::new(&players(2 + (seed % 3) as u8), seed);
        while !matches!(play.status(), Status::Over(_)) {
            play.step();
            let lang = Lang::ALL[play.steps as usize % 4];
            for reader in play.readers() {
                let asks = reader.is_some_and(|seat| play.asked().contains(seat));
                if asks || play.steps.is_multiple_of(16) {
                    play.scene(lang, reader, |scene| {
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
        for reader in play.readers() {
            for lang in Lang::ALL {
                play.scene(lang, reader, |scene| {
                    table::page(scene, &Reader::default());
                    AnkhMorpork::outcome(scene).expect("the game is over");
                });
            }
        }
    }
}

#[test]
fn every_legal_action_is_a_button_of_the_prompt() {
    for seed in 0..3 {
        let mut play = Play::<AnkhMorpork>::new(&players(4), 100 + seed);
        while !matches!(play.status(), Status::Over(_)) {
            play.step();
            for seat in play.asked().iter() {
                let actions = play.table.actions(seat);
                play.scene(Lang::En, Some(seat), |scene| {
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
    let mut play = Play::<AnkhMorpork>::new(&players(3), 7);
    for _ in 0..400 {
        play.step();
        if !play.steps.is_multiple_of(10) {
            continue;
        }
        for reader in play.readers() {
            let hidden = hidden_from(&play, reader);
            play.scene(Lang::En, reader, |scene| {
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
fn hidden_from(play: &Play<AnkhMorpork>, reader: Option<Seat>) -> BTreeSet<Card> {
    let others = play.readers().flatten().filter(|&seat| Some(seat) != reader);
    others.flat_map(|seat| play.table.view(Some(seat)).hand()).collect()
}

#[test]
fn a_choice_is_said_in_words_in_every_language() {
    let mut play = Play::<AnkhMorpork>::new(&players(4), 11);
    let mut said = BTreeSet::new();
    while !matches!(play.status(), Status::Over(_)) {
        play.step();
        for seat in play.asked().iter() {
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

fn say_everywhere(play: &Play<AnkhMorpork>, seat: Seat, action: Action) {
    for lang in Lang::ALL {
        play.scene(lang, Some(seat), |scene| {
            let words = AnkhMorpork::action(lang, &scene.names(), scene.view, &action);
            assert!(!words.is_empty() && !words.contains('{'), "{action}: {words}");
        });
    }
}

#[test]
fn the_fields_of_the_settings_read_back_what_they_were_filled_with() {
    let fields = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    };
    let setup = AnkhMorpork::setup(&fields(&[
        ("players", "3"),
        ("edition", "de"),
        ("fire-stops", "on"),
        ("finite-bank", ""),
        ("title", "ignored"),
    ]))
    .expect("the fields are right");
    assert_eq!((setup.players, setup.edition.id()), (3, "de"));
    assert_eq!(setup.switches.len(), 1);
    assert_eq!(AnkhMorpork::setup(&fields(&[("players", "9")])), Err("option-wrong-players"));
    assert_eq!(AnkhMorpork::setup(&fields(&[("fire-stops", "x")])), Err("option-wrong-switch"));
    for lang in Lang::ALL {
        assert!(AnkhMorpork::options(lang, &setup).0.contains("fire-stops"));
    }
}
