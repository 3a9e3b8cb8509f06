use std::fs;
use std::path::Path;

use crate::snug;

fn lessons_of(game: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/lessons/lessons.toml"))
}

#[test]
fn a_file_of_lessons_is_checked_line_by_line_of_play() {
    let file = lessons_of("rattus-cartus");
    let said = snug(&["lesson", file.to_str().unwrap()]).printed();
    assert!(said.contains("golden-handshake: 3 of 16\n"), "{said}");
    let wrong = fs::read_to_string(file).unwrap().replace("solutions = 3", "solutions = 4");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wrong-lessons.toml");
    fs::write(&path, wrong).unwrap();
    let ran = snug(&["lesson", path.to_str().unwrap()]);
    let told = "golden-handshake: 3 lines of play reach the goal, not 4 (`solutions`)";
    assert!(ran.out.contains(told), "{}", ran.out);
    assert_eq!(ran.sentence(), "1 of 10 lessons are not as they claim");
}

#[test]
fn all_lessons_are_listed_with_their_goals_in_every_language() {
    for (lang, goal) in [
        ("en", "Control two areas."),
        ("de", "Kontrolliere zwei Bezirke."),
        ("es", "Controla dos zonas."),
        ("fr", "Contrôle deux Quartiers."),
    ] {
        let said = snug(&["lesson", "--lang", lang]).printed();
        assert_eq!(said.lines().count(), 22, "{said}");
        assert!(said.contains(goal), "{said}");
        assert!(!said.contains(": . ") && !said.contains(". \n"), "{said}");
    }
    let sentence = snug(&["lesson", "no-such"]).sentence();
    assert!(sentence.starts_with("there is no lesson \"no-such\""), "{sentence}");
}
