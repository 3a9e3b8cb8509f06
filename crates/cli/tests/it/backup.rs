//! A copy of everything, taken while people play.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::house::{Folder, House};
use crate::players::Game;
use crate::snug;

/// People who play until they are told to stop.
struct Playing {
    stop: Arc<AtomicBool>,
    games: Vec<JoinHandle<Game>>,
}

impl Playing {
    fn start(games: Vec<Game>, address: &str) -> Playing {
        let stop = Arc::new(AtomicBool::new(false));
        let games = games.into_iter().map(|mut game| {
            let (stop, address) = (stop.clone(), address.to_owned());
            thread::spawn(move || {
                while !game.is_over && !stop.load(Ordering::Relaxed) {
                    game.answer_once(&address).expect("the house is open");
                }
                game
            })
        });
        Playing { games: games.collect(), stop }
    }

    fn stop(self) -> Vec<Game> {
        self.stop.store(true, Ordering::Relaxed);
        self.games.into_iter().map(|game| game.join().expect("nothing went wrong")).collect()
    }
}

#[test]
fn a_house_goes_on_from_a_copy_taken_under_load() {
    let folder = Folder::new("backup");
    let (database, copy) = (folder.0.join("snug.db"), folder.0.join("copy.db"));
    let names = [copy.to_str().unwrap(), "--database", database.to_str().unwrap()];
    let house = House::open(&folder.0);
    let games = (0..6).map(|seed| Game::start(&house.address, seed)).collect();
    let playing = Playing::start(games, &house.address);
    thread::sleep(Duration::from_millis(300));
    let acknowledged = playing.stop();
    let playing = Playing::start(acknowledged.clone(), &house.address);
    let said = snug(&["backup", names[0], names[1], names[2]]).printed();
    assert!(said.contains("6 tables"), "{said}");
    playing.stop();

    assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    let other = House::open_on(&copy);
    for mut game in acknowledged {
        game.must_have_kept_everything(&other.address);
        while !game.is_over {
            game.answer_once(&other.address).expect("the house is open");
        }
        game.must_be_recorded(&other.address);
    }
    let left: Vec<_> = fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(left.iter().all(|file| !file.to_str().unwrap().ends_with("unfinished")), "{left:?}");
}

#[test]
fn a_backup_overwrites_nothing_and_says_what_is_wrong() {
    let folder = Folder::new("no-backup");
    let path = |name: &str| folder.0.join(name).to_str().unwrap().to_owned();
    let (database, other) = (path("snug.db"), path("letter.txt"));
    let backup = |to: &str, database: &str| snug(&["backup", to, "--database", database]);
    let sentence = backup(&path("copy.db"), &database).sentence();
    assert!(sentence.contains("there is no database") && sentence.contains("--database"));
    assert!(!fs::exists(&database).unwrap(), "nothing is made by looking");
    fs::write(&other, "Dear Moist,").unwrap();
    assert!(backup(&path("copy.db"), &other).sentence().contains("no database of Snug"));
    drop(House::open(&folder.0));
    assert!(backup(&other, &database).sentence().contains("overwrites nothing"));
    assert_eq!(fs::read_to_string(&other).unwrap(), "Dear Moist,");
    assert!(backup(&path("no/such/folder/copy.db"), &database).sentence().contains("written"));
    assert!(backup(&path(".."), &database).sentence().contains("overwrites nothing"));
    backup(&path("copy.db"), &database).printed();
}

/// A server has means of its own, which are better.
#[test]
fn a_house_in_postgresql_is_backed_up_by_postgresql_and_the_command_says_how() {
    let folder = Folder::new("backup-server");
    let copy = folder.0.join("copy.db");
    let address = "postgres://snug:sesame@127.0.0.1:1/snug";
    let ran = snug(&["backup", "--database", address, copy.to_str().unwrap()]);
    assert_eq!(ran.code, 1);
    let sentence = ran.sentence();
    for word in ["pg_dump", "pg_restore", "snug move"] {
        assert!(sentence.contains(word), "{sentence}");
    }
    assert!(!sentence.contains("sesame") && !copy.exists(), "{sentence}");
}
