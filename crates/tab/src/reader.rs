//! Who reads, and how they like it: kept in the browser, as a house keeps it in cookies.

use std::collections::BTreeMap;

use game::lesson::Trial;
use game::scenario::guided::Progress;
use serde::{Deserialize, Serialize};
use web::page::Solved;
use web::{LONGEST_NAME, Language, Pace, Reader, Theme, Which};

/// The name under which it is kept.
pub(crate) const READER: &str = "reader";

/// What a browser remembers of its reader.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Known {
    lang: Option<String>,
    theme: Option<String>,
    pub(crate) name: Option<String>,
    /// How quickly bots play against them.
    pub(crate) pace: Option<Pace>,
    /// Against which bots they wanted to play last.
    pub(crate) level: Option<String>,
    /// How far they are in the guided first games.
    first: BTreeMap<String, String>,
    /// Where they are in lessons, by game and id.
    lessons: BTreeMap<String, String>,
    /// What they have solved, and whether with help.
    solved: BTreeMap<String, bool>,
}

impl Known {
    pub(crate) fn read(text: Option<&String>) -> Known {
        text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("it is plain data")
    }

    /// The reader of a page; the browser has a language of its own.
    pub(crate) fn reader(&self, browser: &str, path: &str) -> Reader {
        let known = self.lang.as_deref().and_then(|lang| lang.parse().ok());
        let code = browser.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        let lang: Language = known.or_else(|| code.parse().ok()).unwrap_or_default();
        Reader {
            lang,
            theme: self.theme.as_deref().map(Theme::named).unwrap_or_default(),
            name: self.name.clone(),
            csrf: String::new(),
            path: path.to_owned(),
            tab: true,
        }
    }

    /// Takes over the language or the theme that a form names.
    pub(crate) fn prefer(&mut self, lang: Option<&str>, theme: Option<&str>) {
        if let Some(lang) = lang.and_then(|lang| lang.parse::<Language>().ok()) {
            self.lang = Some(lang.code().to_owned());
        }
        if let Some(theme) = theme {
            self.theme = Some(Theme::named(theme).id().to_owned());
        }
    }

    /// What they want to be called: nothing that cannot be seen, and not too long.
    pub(crate) fn call(&mut self, name: &str) {
        let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
        let name: String = name.trim().chars().take(LONGEST_NAME).collect();
        if !name.is_empty() {
            self.name = Some(name);
        }
    }

    /// Takes over what the same reader has elsewhere; nothing that is only here is lost.
    pub(crate) fn join(&mut self, other: Known) {
        self.lang = other.lang.or(self.lang.take());
        self.theme = other.theme.or(self.theme.take());
        self.name = other.name.or(self.name.take());
        self.pace = other.pace.or(self.pace);
        self.first.extend(other.first);
        self.lessons.extend(other.lessons);
        for (lesson, helped) in other.solved {
            *self.solved.entry(lesson).or_insert(helped) &= helped;
        }
    }

    pub(crate) fn progress(&self, game: &str) -> Progress {
        self.first.get(game).and_then(|kept| kept.parse().ok()).unwrap_or_default()
    }

    pub(crate) fn trial(&self, which: Which<'_>) -> Trial {
        self.lessons.get(&which.to_string()).and_then(|kept| kept.parse().ok()).unwrap_or_default()
    }

    pub(crate) fn tried(&mut self, which: Which<'_>, trial: &Trial) {
        self.lessons.insert(which.to_string(), trial.to_string());
    }

    /// A lesson is solved; what was solved without help stays so.
    pub(crate) fn solve(&mut self, which: Which<'_>, helped: bool) {
        let solved = self.solved.entry(which.to_string()).or_insert(helped);
        *solved &= helped;
    }

    pub(crate) fn solved(&self) -> Solved {
        let mut solved = Solved::default();
        for (key, helped) in &self.solved {
            if let Some(which) = Which::read(key) {
                solved.add(which, *helped);
            }
        }
        solved
    }

    pub(crate) fn progressed(&mut self, game: &str, to: &Progress) {
        self.first.insert(game.to_owned(), to.to_string());
    }
}
