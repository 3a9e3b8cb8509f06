//! Every lesson is as it claims: all lines of the learner's play are tried.

use ankh_morpork::AnkhMorpork;
use game::lesson;

#[test]
fn every_lesson_has_as_many_solutions_as_it_claims_and_its_tempting_error_fails() {
    let lessons = lesson::read::<AnkhMorpork>("lessons.toml", ankh_morpork::learn::LESSONS);
    let lessons = lessons.unwrap_or_else(|failures| panic!("{}", failures[0]));
    assert!(lessons.len() >= 10);
    let wrong: Vec<String> = lessons
        .iter()
        .filter_map(|lesson| Some(format!("{}: {}", lesson.id, lesson.check().err()?)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_lesson_leaves_no_option_of_its_table_to_the_default() {
    for option in ["players = 3\n", "edition = \"en\"\n"] {
        let text = ankh_morpork::learn::LESSONS.replacen(option, "", 1);
        let failures = lesson::read::<AnkhMorpork>("f.toml", &text).err().expect("it is left out");
        let key = option.split(' ').next().expect("a key");
        let said = format!("a lesson says all options of its table, and not {key}");
        assert!(failures[0].to_string().contains(&said), "{}", failures[0]);
    }
}
