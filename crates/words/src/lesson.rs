//! The lessons of a game, and what they say.

use game::lesson::{self, Lesson, Part};
use game::{Game, Language};

use crate::{Speech, Spoken};

/// How the keys of what lessons say look.
const KEY: &str = "lesson-{key}";

/// Reads lessons that are part of the program.
///
/// # Panics
///
/// When they are none: the tests of the games try every one.
pub(crate) fn read<G: Game>(text: &str) -> Vec<Lesson<G>> {
    match lesson::read("lessons/lessons.toml", text) {
        Ok(lessons) => lessons,
        Err(failures) => panic!("{}", failures[0]),
    }
}

/// What the others are called wherever somebody learns, in the order of their seats.
pub fn others<G: Speech>(lang: Language) -> Vec<&'static str> {
    let keys = G::first_game().map_or(Vec::new(), |first| first.others.to_vec());
    keys.into_iter().map(|key| lang.words().say(key)).collect()
}

/// What a lesson says in a language; nothing where nobody has written it.
pub fn lesson_text<G: Game>(lesson: &Lesson<G>, part: Part, lang: Language) -> &'static str {
    let key = lesson.text_key(part);
    debug_assert!(key.starts_with(KEY.trim_end_matches("{key}")));
    if lang.words().has(&key) { lang.words().say(&key) } else { "" }
}
