//! Houses and records made by earlier programs, kept here as they were.

use std::fs::{self, File};
use std::io::copy;
use std::path::Path;

use flate2::read::GzDecoder;

use crate::house::Folder;
use crate::snug;

fn kept(what: &str) -> std::path::PathBuf {
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

#[test]
fn games_under_way_in_a_house_of_the_first_rules_go_on() {
    let folder = Folder::new("revision-1");
    let database = folder.0.join("snug.db");
    let packed = File::open(kept("houses/revision-1.db.gz")).unwrap();
    copy(&mut GzDecoder::new(packed), &mut File::create(&database).unwrap()).unwrap();
    let report = snug(&["doctor", "--json", "--database", database.to_str().unwrap()]).json();
    assert_eq!((&report["tables"], &report["fine"]), (&2.into(), &2.into()), "{report}");
}
