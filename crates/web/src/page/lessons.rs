//! The lessons of all games, and how far somebody is.

use std::collections::BTreeMap;
use std::fmt;

use maud::{Markup, html};

use super::frame;
use crate::games::GAMES;
use crate::lesson::{Listed, Which, is_lesson, listed, of_day};
use crate::{Reader, Spoken, Words, icon};

/// What somebody has solved: game and id, and whether with help.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Solved(BTreeMap<(String, String), bool>);

impl Solved {
    /// One more; what was solved without help stays so.
    pub fn add(&mut self, which: Which<'_>, helped: bool) {
        let key = (which.game.to_owned(), which.id.to_owned());
        self.0.entry(key).and_modify(|before| *before &= helped).or_insert(helped);
    }

    /// All of them, with whether somebody was helped.
    pub fn iter(&self) -> impl Iterator<Item = (Which<'_>, bool)> {
        self.0.iter().map(|((game, id), helped)| (Which { game, id }, *helped))
    }

    /// Whether nothing is solved yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What a browser has kept: lessons that there are, each once.
    pub fn kept(text: &str) -> Solved {
        let mut solved = Solved::default();
        for part in text.split(NEXT) {
            let (part, helped) = match part.strip_suffix(HELPED) {
                Some(part) => (part, true),
                None => (part, false),
            };
            if let Some(which) = Which::read(part).filter(|which| is_lesson(*which)) {
                solved.add(which, helped);
            }
        }
        solved
    }

    fn of(&self, lesson: &Listed) -> Option<bool> {
        self.0.get(&(lesson.game.to_owned(), lesson.id.to_owned())).copied()
    }
}

/// What stands between two lessons in what a browser keeps, and behind one that was solved
/// with help.
const NEXT: char = '.';
const HELPED: char = '~';

/// As a browser keeps it.
impl fmt::Display for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, (which, helped)) in self.iter().enumerate() {
            if nth > 0 {
                write!(f, "{NEXT}")?;
            }
            write!(f, "{which}")?;
            if helped {
                write!(f, "{HELPED}")?;
            }
        }
        Ok(())
    }
}

/// The parts of the list, from easy to hard.
const GROUPS: [&str; 3] = ["lessons-first", "lessons-tricks", "lessons-hard"];

/// The list of all lessons.
pub fn lessons(reader: &Reader, solved: &Solved) -> Markup {
    let words = reader.lang.words();
    let body = html! {
        section.lead { h2 { (words.say("lessons-lead")) } p { (words.say("lessons-lead-note")) } }
        @for game in GAMES.iter().map(|game| game.name) {
            @let lessons = listed(reader.lang, game);
            @if !lessons.is_empty() { (course(words, game, &lessons, solved)) }
        }
        p.hint { (words.say(if reader.name.is_some() { "lessons-kept-person" } else { "lessons-kept-browser" })) }
    };
    frame(reader, words.say("lessons"), None, "lessons", body)
}

fn course(words: &'static Words, game: &str, lessons: &[Listed], solved: &Solved) -> Markup {
    let done = lessons.iter().filter(|lesson| solved.of(lesson).is_some()).count();
    let next = lessons.iter().position(|lesson| solved.of(lesson).is_none());
    let far = words.with("lessons-far", &[("n", done.into()), ("of", lessons.len().into())]);
    let heading = format!("h-lessons-{game}");
    let size = lessons.len().div_ceil(GROUPS.len());
    html! {
        section.course aria-labelledby=(heading) {
            header.course-head {
                h2 id=(heading) { (words.say(&format!("home-{game}-short"))) }
                p { b { (far) } " · " a href=(format!("/learn/{game}")) { (words.say("home-how-to-play")) } }
                div.course-bar aria-hidden="true" {
                    @for (nth, lesson) in lessons.iter().enumerate() {
                        i.(mark(solved.of(lesson), next == Some(nth))) {}
                    }
                }
            }
            @for (group, part) in GROUPS.into_iter().zip(lessons.chunks(size)).enumerate().map(|(nth, (key, part))| ((nth * size, key), part)) {
                h3 { (words.say(group.1)) }
                ol.lesson-list start=(group.0 + 1) {
                    @for (nth, lesson) in part.iter().enumerate() {
                        li { (card(words, group.0 + nth, lesson, solved.of(lesson), next == Some(group.0 + nth))) }
                    }
                }
            }
        }
    }
}

const fn mark(solved: Option<bool>, is_next: bool) -> &'static str {
    match solved {
        Some(false) => "done",
        Some(true) => "helped",
        None if is_next => "next",
        None => "",
    }
}

fn card(
    words: &'static Words,
    nth: usize,
    lesson: &Listed,
    solved: Option<bool>,
    is_next: bool,
) -> Markup {
    html! {
        a.lesson-card.panel.(mark(solved, is_next)) href=(lesson.address()) {
            b { (nth + 1) ". " (lesson.name) }
            span { (lesson.goal) }
            (badge(words, solved, is_next))
        }
    }
}

fn badge(words: &'static Words, solved: Option<bool>, is_next: bool) -> Markup {
    html! {
        @match solved {
            Some(false) => span.badge.badge-accent { (icon("i-check")) (words.say("lessons-badge-solved")) },
            Some(true) => span.badge.badge-accent { (icon("i-check")) (words.say("lessons-badge-helped")) },
            None if is_next => span.badge.badge-warn { (words.say("lessons-badge-next")) },
            None => span.badge { (words.say("lessons-badge-open")) },
        }
    }
}

/// The lesson of the day, on the first page.
pub(super) fn daily(reader: &Reader, day: u64, solved: &Solved) -> Markup {
    let words = reader.lang.words();
    html! {
        @if let Some(lesson) = of_day(reader.lang, day) {
            section.panel.daily #daily aria-labelledby="h-daily" {
                h2 #h-daily {
                    (words.say("lessons-daily")) " "
                    small { (words.say(&format!("home-{}-short", lesson.game))) }
                }
                p { b { (lesson.name) (words.colon()) } " " (lesson.goal) }
                p.daily-go {
                    a.btn.btn-main href=(lesson.address()) { (icon("i-bulb")) (words.say("lessons-try")) }
                    a.btn.btn-quiet href="/lessons" { (words.say("lessons-all")) }
                    @if let Some(helped) = solved.of(&lesson) { (badge(words, Some(helped), false)) }
                }
            }
        }
    }
}

/// The lessons that a part of "How to play" leads to.
pub(super) fn leads_to(reader: &Reader, game: &str, ids: &[&str]) -> Markup {
    let words = reader.lang.words();
    let all = listed(reader.lang, game);
    html! {
        @if !ids.is_empty() {
            p.try-it {
                (icon("i-bulb")) b { (words.say("lessons-try")) (words.colon()) }
                @for lesson in all.iter().filter(|lesson| ids.contains(&lesson.id)) {
                    " " a href=(lesson.address()) { (lesson.name) }
                }
            }
        }
    }
}

/// How many lessons a game has, in words, with the way there; nothing where it has none.
pub(super) fn way(words: &'static Words, game: &str) -> Markup {
    let number = listed(words.language(), game).len();
    html! {
        @if number > 0 {
            a href=(format!("/lessons#h-lessons-{game}")) {
                b { (words.say("lessons")) }
                span { (words.with("lessons-number", &[("n", number.into())])) }
            }
        }
    }
}
