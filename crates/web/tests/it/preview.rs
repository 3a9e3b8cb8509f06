//! Pages as files, to be looked at in a browser: `cargo test -p web --test it preview --
//! --ignored` writes them to `target/preview`.

use std::path::{Path, PathBuf};

use ankh_morpork::AnkhMorpork;
use game::{Game, Seat};
use rattus_cartus::{Buildings, Pending, Phase, RattusCartus, Setup};
use web::{Language, Pages, Reader, Theme, assets, table};

use crate::sitting::Sitting;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/preview")
}

/// Writes a page with its assets beside it, so that it opens from the disk.
pub(crate) fn write(name: &str, html: &str) {
    let folder = folder();
    std::fs::create_dir_all(folder.join("assets")).expect("the folder is made");
    let mut page = html.to_owned();
    for part in html.split("/assets/").skip(1) {
        let end = part.find(['"', '#', ' ', ')', '&']).unwrap_or(part.len());
        if let Some(asset) = assets::get(&part[..end]) {
            std::fs::write(folder.join("assets").join(&part[..end]), &asset.body)
                .expect("the asset is written");
        }
    }
    page = page.replace("/assets/", "assets/");
    std::fs::write(folder.join(format!("{name}.html")), page).expect("the page is written");
}

/// Plays on until the reader is asked what `is_wanted` says, at least in this round.
fn rattus_at(players: u8, round: u8, is_wanted: impl Fn(Pending) -> bool) -> Sitting<RattusCartus> {
    let setup = Setup {
        players,
        buildings: Buildings::Mixed,
        start: Some(Seat::new(0)),
        ..Setup::default()
    };
    for seed in 0.. {
        let mut sitting = Sitting::<RattusCartus>::new(&setup, seed).expect("it starts");
        while sitting.step() {
            let view = sitting.table.view(Some(Seat::new(0)));
            let mine = view.pending.seats().is_some_and(|seats| seats.contains(Seat::new(0)));
            if view.round >= round && mine && is_wanted(view.pending) {
                return sitting;
            }
        }
    }
    unreachable!("some game gets there")
}

/// A game of Ankh-Morpork that is well on its way, when the first player is asked this.
fn ankh_at(turn: u32, is_wanted: impl Fn(&[ankh_morpork::Action]) -> bool) -> Sitting<AnkhMorpork> {
    let first = Seat::new(0);
    for seed in 0.. {
        let mut sitting =
            Sitting::<AnkhMorpork>::new(&ankh_morpork::Setup::default(), seed).expect("it starts");
        sitting.info.title = "Rainy Sunday".into();
        while sitting.step() {
            let asked = sitting.table.status().asks(first);
            if asked
                && sitting.table.game().turn() >= turn
                && is_wanted(&sitting.table.actions(first))
            {
                return sitting;
            }
        }
    }
    unreachable!("some game gets there")
}

/// Writes every scene as its first player sees it, by day and by night.
fn write_all<G: Pages>(game: &str, scenes: &[(&str, Sitting<G>)], languages: &[Language]) {
    for lang in languages.iter().copied() {
        for theme in [Theme::Light, Theme::Dark] {
            let (name, path) = (Some("Maja".into()), "/".into());
            let reader = Reader { lang, theme, name, path, ..Reader::default() };
            for (name, sitting) in scenes {
                let page =
                    sitting.show(lang, Some(Seat::new(0)), |scene| table::page(scene, &reader));
                write(&format!("{game}-{name}-{lang}-{}", theme.id()), &page.into_string());
            }
        }
    }
}

#[test]
#[ignore = "writes files to be looked at"]
fn preview_of_ankh_morpork() {
    use ankh_morpork::Action;
    let count =
        |actions: &[Action], is: fn(&Action) -> bool| actions.iter().filter(|a| is(a)).count();
    let scenes: [(&str, Sitting<AnkhMorpork>); 6] = [
        ("place", ankh_at(40, |all| count(all, |a| matches!(a, Action::Place(_))) > 6)),
        ("play", ankh_at(44, |all| count(all, |a| matches!(a, Action::Play(_))) > 3)),
        ("build", ankh_at(30, |all| count(all, |a| matches!(a, Action::Build(_))) > 2)),
        ("kill", ankh_at(36, |all| count(all, |a| matches!(a, Action::Assassinate(_))) > 6)),
        ("ask", ankh_at(30, |all| count(all, |a| matches!(a, Action::React(_))) > 0)),
        ("target", ankh_at(30, |all| count(all, |a| matches!(a, Action::Target(_))) > 2)),
    ];
    write_all("ankh", &scenes, &Language::ALL);
}

#[test]
#[ignore = "writes files to be looked at"]
fn preview_of_rattus_cartus() {
    let scenes: [(&str, Sitting<RattusCartus>); 6] = [
        ("supply", rattus_at(4, 2, |pending| matches!(pending, Pending::Supply { .. }))),
        ("enter", rattus_at(4, 4, |pending| matches!(pending, Pending::Enter { .. }))),
        ("play", rattus_at(4, 5, |pending| matches!(pending, Pending::Play { .. }))),
        ("trade", rattus_at(5, 4, |pending| matches!(pending, Pending::Trade { .. }))),
        ("give", rattus_at(4, 3, |pending| matches!(pending, Pending::Give { .. }))),
        ("two", rattus_at(2, 3, |pending| matches!(pending, Pending::Play { .. }))),
    ];
    write_all("rattus", &scenes, &[Language::En, Language::De]);
    let mut over =
        Sitting::<RattusCartus>::new(&Setup { buildings: Buildings::Mixed, ..Setup::default() }, 4)
            .expect("it starts");
    while over.step() {}
    assert_eq!(over.table.view(None).phase, Phase::EndOfGame);
    let reader = Reader { theme: Theme::Light, ..Reader::default() };
    over.show(Language::En, Some(Seat::new(0)), |scene| {
        write("rattus-over-en-light", &table::page(scene, &reader).into_string());
    });
}

#[test]
#[ignore = "writes files to be looked at"]
fn preview_of_the_pages() {
    for lang in [Language::En, Language::De] {
        for theme in [Theme::Light, Theme::Dark] {
            for (name, page) in crate::pages::every_page(lang, theme, "Maja") {
                write(&format!("{name}-{lang}-{}", theme.id()), &page.into_string());
            }
        }
    }
}
