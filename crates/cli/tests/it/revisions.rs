//! Houses and records made by earlier programs, kept here as they were.

use std::fs::{self, File};
use std::io::copy;
use std::path::{Path, PathBuf};
use std::process::Command;

use flate2::read::GzDecoder;
use serde_json::Value;

use crate::house::{Folder, House};
use crate::players::{done, exchange};
use crate::snug;

fn kept(what: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(what)
}

#[test]
fn records_of_the_first_rules_still_verify() {
    let mut number = 0;
    for record in fs::read_dir(kept("records/revision-1")).unwrap() {
        let path = record.unwrap().path();
        snug(&["verify", path.to_str().unwrap()]).printed();
        number += 1;
    }
    assert_eq!(number, 6);
}

/// A house of the first rules, unpacked into this folder.
fn unpacked(folder: &Folder) -> PathBuf {
    let database = folder.0.join("snug.db");
    let packed = File::open(kept("houses/revision-1.db.gz")).unwrap();
    copy(&mut GzDecoder::new(packed), &mut File::create(&database).unwrap()).unwrap();
    database
}

/// Nobody knows the secret of whoever played there, so they are given another one.
fn give_a_token(database: &Path) -> &'static str {
    const TOKEN: &str = "0123456789abcdef0123456789abcdef";
    const GIVE: &str = "import hashlib, sqlite3, sys\n\
        house = sqlite3.connect(sys.argv[1])\n\
        person = house.execute('SELECT id FROM people').fetchone()[0]\n\
        secret = hashlib.sha256(sys.argv[2].encode()).hexdigest()\n\
        house.execute('INSERT INTO credentials (hash, person, kind, created, expires) '\n\
                      'VALUES (?, ?, ?, 0, 9000000000000)', (secret, person, 'token'))\n\
        house.commit()\n";
    let given = Command::new("python3").args(["-c", GIVE]).arg(database).arg(TOKEN).status();
    assert!(given.expect("python3 is there").success());
    TOKEN
}

#[test]
fn games_under_way_in_a_house_of_the_first_rules_go_on() {
    let folder = Folder::new("revision-1");
    let database = unpacked(&folder);
    let report = snug(&["doctor", "--json", "--database", database.to_str().unwrap()]).json();
    assert_eq!((&report["tables"], &report["fine"]), (&2.into(), &2.into()), "{report}");
}

/// Finished games are looked at and verify, and one that is under way takes an answer.
#[test]
fn a_house_of_the_first_rules_opens_and_is_played_on() {
    let folder = Folder::new("revision-1-open");
    let token = Some(give_a_token(&unpacked(&folder)));
    let house = House::open(&folder.0);
    let get = |path: &str| {
        let (status, text) = exchange(&house.address, "GET", token, path, None).unwrap();
        assert_eq!(status, 200, "{path}: {text}");
        text
    };
    let json = |path: &str| serde_json::from_str::<Value>(&get(path)).unwrap();
    let tables = json("/tables")["mine"].clone();
    let of = |state: &str| {
        let all = tables.as_array().unwrap().iter().filter(|table| table["state"] == state);
        all.map(|table| table["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let (over, playing) = (of("over"), of("playing"));
    assert_eq!((over.len(), playing.len()), (2, 2), "{tables}");

    for id in &over {
        let record = folder.0.join(format!("{id}.txt"));
        fs::write(&record, get(&format!("/tables/{id}/record"))).unwrap();
        snug(&["verify", record.to_str().unwrap()]).printed();
        let past = json(&format!("/tables/{id}/at/5"));
        assert!(past["step"] == 5 && past["view"].is_object(), "{past}");
    }
    for id in &playing {
        let path = format!("/tables/{id}");
        let before = json(&path)["table"].clone();
        assert!(before["broken"].is_null(), "{before}");
        let question = &before["question"];
        let answer = serde_json::json!({
            "question": question["number"],
            "actions": [question["actions"][0]],
        });
        let taken = done(&house.address, token, &format!("{path}/steps"), answer);
        assert!(taken["position"].as_u64() > before["position"].as_u64(), "{taken} {before}");
    }
}
