//! What people read of a problem: its sentence in their language.

use std::time::Duration;

use game::Language;

use super::{Problem, seconds};
use crate::{Spoken, Value, refusal};

impl Problem {
    /// The sentence in the reader's language: that of the rule that refused, of the field of
    /// a form, or of the problem.
    pub fn sentence(&self, language: Language) -> String {
        let words = language.words();
        match self {
            Problem::Illegal { rule } | Problem::Setup { rule } => refusal(language, rule),
            Problem::Settings { key } => words.say(key).to_owned(),
            problem => words.with(&format!("problem-{}", problem.text()), &problem.arguments()),
        }
    }
}

/// What a text can say.
pub(super) trait Argument {
    fn argument(&self) -> Value<'static>;

    #[cfg(test)]
    fn example() -> Self;
}

macro_rules! arguments {
    ($($kind:ty: $value:expr, $example:expr;)+) => {$(
        impl Argument for $kind {
            fn argument(&self) -> Value<'static> {
                let value: fn(&$kind) -> Value<'static> = $value;
                value(self)
            }

            #[cfg(test)]
            fn example() -> $kind {
                $example
            }
        }
    )+};
}

arguments! {
    u8: |number| (*number).into(), 5;
    u32: |number| (*number).into(), 30;
    usize: |number| (*number).into(), 40;
    &'static str: |text| (*text).into(), "AM-COMP-21";
    String: |text| text.clone().into(), "example".to_owned();
    Duration: |wait| i64::try_from(seconds(*wait)).unwrap_or(i64::MAX).into(), Duration::ZERO;
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::Language;

    use super::Problem;
    use crate::Spoken;

    /// Whether the text of a problem is that of a rule or of a form's field.
    fn is_told_elsewhere(problem: &Problem) -> bool {
        problem.rule().is_some() || matches!(problem, Problem::Settings { .. })
    }

    /// The texts of problems in the files of a language, by their names.
    fn texts(lang: Language) -> Vec<(&'static str, &'static str)> {
        let mut texts = Vec::new();
        for (_, file) in lang.files() {
            let mut rest: &str = file;
            while let Some((_, found)) = rest.split_once("\nproblem-") {
                let (name, text) = found.split_once(" = ").unwrap();
                let chooses = text.lines().next().is_some_and(|line| line.ends_with("->"));
                let end = text.find("\n}\n").filter(|_| chooses);
                let end = end.or_else(|| text.find('\n')).unwrap_or(text.len());
                texts.push((name, &text[..end]));
                rest = &text[end..];
            }
        }
        texts
    }

    #[test]
    fn every_problem_has_a_sentence_in_every_language_and_every_sentence_a_problem() {
        let own = Problem::every().into_iter().filter(|problem| !is_told_elsewhere(problem));
        let problems: BTreeSet<&str> = own.map(|problem| problem.text()).collect();
        for lang in Language::ALL {
            let texts: BTreeSet<&str> = texts(lang).into_iter().map(|(name, _)| name).collect();
            assert_eq!(texts, problems, "{lang}");
        }
    }

    #[test]
    fn every_sentence_says_all_that_its_problem_knows() {
        for problem in Problem::every() {
            for lang in Language::ALL.into_iter().filter(|_| !is_told_elsewhere(&problem)) {
                let texts = texts(lang);
                let (_, text) = texts.iter().find(|(name, _)| *name == problem.text()).unwrap();
                let known: BTreeSet<&str> =
                    problem.arguments().into_iter().map(|(name, _)| name).collect();
                let named = |part: &'static str| part.split([' ', '}', '-']).next();
                let said: BTreeSet<&str> = text.split("{ $").skip(1).filter_map(named).collect();
                assert_eq!(said, known, "{} in {lang}", problem.text());
                let sentence = problem.sentence(lang);
                assert!(sentence.ends_with('.') && !sentence.contains('{'), "{sentence}");
            }
        }
    }
}
