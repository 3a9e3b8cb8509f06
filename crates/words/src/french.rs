//! How French joins "de" and "à" to the name that follows.
//!
//! A message says "de { $who }" or "à { $area }", and only the name tells whether that
//! becomes "d’Alice", "des Ombres" or "au Palais".

use crate::Text;

/// Names that have no article of their own but take "le" in a sentence.
const WITH_LE: [&str; 3] = ["Terrain Forcier", "Grand-Mur", "Mont-Roupillon"];
/// Likewise with "l’".
const WITH_L: [&str; 1] = ["Île des Dieux"];

const VOWELS: &str = "aeiouàâäéèêëîïôöûüœæ";

/// The two words that change before a name.
#[derive(Clone, Copy, PartialEq)]
enum Preposition {
    De,
    A,
}

impl Preposition {
    const ALL: [Preposition; 2] = [Preposition::De, Preposition::A];

    const fn word(self) -> &'static str {
        match self {
            Preposition::De => "de ",
            Preposition::A => "à ",
        }
    }

    const fn with_le(self) -> &'static str {
        match self {
            Preposition::De => "du ",
            Preposition::A => "au ",
        }
    }

    const fn with_les(self) -> &'static str {
        match self {
            Preposition::De => "des ",
            Preposition::A => "aux ",
        }
    }

    const fn with_l(self) -> &'static str {
        match self {
            Preposition::De => "de l’",
            Preposition::A => "à l’",
        }
    }

    /// What the preposition becomes before this text, and how much of the text it swallows.
    /// What is marked is a name of its own, which keeps its article.
    fn before(self, text: &str, is_marked: bool) -> (&'static str, usize) {
        let article = |articles: [&str; 2]| {
            let named = |article: &&str| {
                let noun = text.strip_prefix(*article);
                noun.is_some_and(|noun| noun.starts_with(char::is_uppercase))
            };
            articles.into_iter().find(named).filter(|_| !is_marked).map(str::len)
        };
        let is_one_of = |names: &[&str]| names.iter().any(|name| text.starts_with(name));
        if let Some(length) = article(["Les ", "les "]) {
            (self.with_les(), length)
        } else if let Some(length) = article(["Le ", "le "]) {
            (self.with_le(), length)
        } else if let Some(length) = article(["L’", "L'"]) {
            (self.with_l(), length)
        } else if !is_marked && is_one_of(&WITH_LE) {
            (self.with_le(), 0)
        } else if !is_marked && is_one_of(&WITH_L) {
            (self.with_l(), 0)
        } else if self == Preposition::De && begins_with_vowel(text) {
            ("d’", 0)
        } else {
            (self.word(), 0)
        }
    }
}

fn begins_with_vowel(name: &str) -> bool {
    let first = name.chars().flat_map(char::to_lowercase).next();
    first.is_some_and(|first| VOWELS.contains(first))
}

/// Joins every "de" and "à" of the sentence to what follows.
pub(crate) fn join(sentence: &mut Text) {
    let plain = sentence.as_str();
    let mut places = Vec::new();
    let mut at = 0;
    while let Some((start, preposition)) = next(plain, at) {
        let end = start + preposition.word().len();
        at = end;
        if sentence.mark_at(start).is_none() {
            let (said, swallowed) =
                preposition.before(&plain[end..], sentence.mark_at(end).is_some());
            at = end + swallowed;
            places.push((start..at, said));
        }
    }
    sentence.replace(&places);
}

/// Where the next of the two prepositions stands as a word of its own.
fn next(text: &str, from: usize) -> Option<(usize, Preposition)> {
    let alone = |at: usize| !text[..at].ends_with(char::is_alphanumeric);
    let first = |one: Preposition| {
        let found = text[from..].match_indices(one.word()).map(|(at, _)| from + at);
        found.into_iter().find(|&at| alone(at)).map(|at| (at, one))
    };
    Preposition::ALL.into_iter().filter_map(first).min_by_key(|&(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::join;
    use crate::{Mark, Text};

    fn assert_joined(apart: &str, together: &str) {
        let mut text = Text::from(apart);
        join(&mut text);
        assert_eq!(text.as_str(), together);
    }

    #[test]
    fn names_with_an_article_swallow_it() {
        assert_joined("un Agent à Les Ombres", "un Agent aux Ombres");
        assert_joined("de Les Décapes à L’Hippo", "des Décapes à l’Hippo");
        assert_joined("le soutien de le Palais", "le soutien du Palais");
        assert_joined("le soutien de la Ferme", "le soutien de la Ferme");
        assert_joined("le soutien de l’Hôpital", "le soutien de l’Hôpital");
    }

    #[test]
    fn names_without_an_article_take_the_one_they_are_used_with() {
        assert_joined("de Terrain Forcier à Île des Dieux", "du Terrain Forcier à l’Île des Dieux");
        assert_joined("à Sombrepuits", "à Sombrepuits");
    }

    #[test]
    fn people_with_a_vowel_are_elided() {
        assert_joined("l’Agent d’Émile", "l’Agent d’Émile");
        assert_joined("l’Agent de Émile", "l’Agent d’Émile");
        assert_joined("l’Agent de Théo, à Alice", "l’Agent de Théo, à Alice");
    }

    #[test]
    fn a_name_is_not_changed_itself() {
        let mut text = Text::from("l’Agent de ");
        text.push(&Text::marked(Mark::Strong, "Le Guet de Ankh"));
        text.push_str(" et de ");
        text.push(&Text::marked(Mark::Strong, "Ada"));
        join(&mut text);
        assert_eq!(text.as_str(), "l’Agent de Le Guet de Ankh et d’Ada");
    }

    #[test]
    fn other_words_stay_as_they_are() {
        for sentence in ["finir de le faire", "la garde est là Alice", "", "de ", "2 à 3"] {
            assert_joined(sentence, sentence);
        }
    }
}
