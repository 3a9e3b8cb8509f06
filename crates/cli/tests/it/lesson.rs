use std::fs;
use std::path::Path;

use crate::{snug, talk};

fn lessons_of(game: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/lessons/lessons.toml"))
}

#[test]
fn a_file_of_lessons_is_checked_line_by_line_of_play() {
    let file = lessons_of("rattus-cartus");
    let said = snug(&["lesson", file.to_str().unwrap()]).printed();
    assert!(said.contains("golden-handshake: 3 of 16 lines\n  enter castle-1, "), "{said}");
    let wrong = fs::read_to_string(file).unwrap().replace("solutions = 3", "solutions = 4");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wrong-lessons.toml");
    fs::write(&path, wrong).unwrap();
    let ran = snug(&["lesson", path.to_str().unwrap()]);
    let told = "golden-handshake: it has 3 solutions, not 4 (`solutions`)";
    assert!(ran.out.contains(told), "{}", ran.out);
    assert_eq!(ran.sentence(), "1 of 10 lessons failed");
}

#[test]
fn all_lessons_are_listed_with_their_goals_in_every_language() {
    for (lang, goal) in [
        ("en", "Control two areas."),
        ("de", "Kontrolliere zwei Bezirke."),
        ("es", "Controla dos zonas."),
        ("fr", "Contrôle deux Quartiers."),
    ] {
        let said = talk(&["lesson", "--lang", lang, "--plain"], &[], "").printed();
        let lessons = said.lines().filter(|line| line.contains(':') || line.contains("\u{a0}:"));
        assert!(lessons.count() >= 22, "{said}");
        assert!(said.contains(goal), "{said}");
        assert!(!said.contains(": . ") && !said.contains(". \n"), "{said}");
    }
    let sentence = snug(&["lesson", "no-such"]).sentence();
    assert!(sentence.starts_with("there is no lesson \"no-such\""), "{sentence}");
}

/// What a lesson's tempting error is answered with, two hints, and the way to the goal.
#[test]
fn a_lesson_shows_its_position_and_is_tried_until_it_is_solved() {
    let said = "hint\nhint\nplay groat\nplace the-shades\nagain\n";
    let told = talk(&["lesson", "right-next-to-you"], &[], said).printed();
    assert!(told.starts_with("Right next to you\n"), "{told}");
    assert!(told.contains("│Longwall ") && told.contains("\nGoal: Control two areas."), "{told}");
    assert!(told.contains("Hint 1: Look at your own area"), "{told}");
    assert!(told.contains("Hint 2: Alone you control an area"), "{told}");
    for game in ["ankh-morpork", "rattus-cartus"] {
        for (id, solution, tempting) in lines_of(game) {
            let tried = talk(&["lesson", &id], &[], &tempting).printed();
            assert!(!tried.contains("Solved!"), "{id}: {tried}");
            let solved =
                talk(&["lesson", &id], &[], &format!("{tempting}again\n{solution}")).printed();
            let after = solved.split("Solved!").nth(1).unwrap_or_else(|| panic!("{id}: {solved}"));
            assert!(after.contains("lesson"), "{id}: {after}");
        }
    }
}

/// Every lesson of a game: its id, its solution and its tempting error, as they are typed.
fn lines_of(game: &str) -> Vec<(String, String, String)> {
    let text = fs::read_to_string(lessons_of(game)).unwrap();
    let typed = |lesson: &str, key: &str| {
        let list = lesson.split(&format!("\n{key} = [")).nth(1).expect(key);
        let list = list.split(']').next().unwrap();
        let answers = list.split('"').skip(1).step_by(2);
        answers.map(|answer| format!("{answer}\n")).collect::<String>()
    };
    text.split("[[lesson]]")
        .skip(1)
        .map(|lesson| {
            let id = lesson.split("id = \"").nth(1).unwrap().split('"').next().unwrap();
            (id.to_owned(), typed(lesson, "solution"), typed(lesson, "tempting"))
        })
        .collect()
}

#[test]
fn the_end_of_the_input_ends_a_lesson_and_nonsense_changes_nothing() {
    let told = talk(&["lesson", "right-next-to-you"], &[], "99\nbanana\n\u{1b}[2J\n").printed();
    assert!(told.contains("There is no choice 99"), "{told}");
    assert!(told.contains("“banana” is neither a choice nor a command."), "{told}");
    assert!(!told.contains('\u{1b}'), "{told}");
}
