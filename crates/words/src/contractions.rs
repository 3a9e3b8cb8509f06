//! How prepositions melt into what follows them.
//!
//! A message says "de { $area }" or "à { $who }", and only what is filled in tells whether
//! that becomes "des Ombres", "du Palais", "del Hipopótamo" or "d’Alice". Names carry the
//! article they are used with (`am-the-…`, `rc-the-…`).

use game::Language;

use crate::Text;

/// A preposition with the article of a name, and what the two become.
type Contraction = (&'static str, &'static str);

const SPANISH: &[Contraction] = &[("de el ", "del "), ("a el ", "al "), ("A el ", "Al ")];

const FRENCH: &[Contraction] = &[
    ("de les ", "des "),
    ("de le ", "du "),
    ("à les ", "aux "),
    ("à le ", "au "),
    ("À les ", "Aux "),
    ("À le ", "Au "),
];

const VOWELS: &str = "aeiouàâäéèêëîïôöûüœæ";

/// Joins every preposition of the sentence to what follows, where the language does so.
pub(crate) fn contract(language: Language, sentence: &mut Text) {
    match language {
        Language::En | Language::De => {}
        Language::Es => melt(sentence, SPANISH),
        Language::Fr => {
            melt(sentence, FRENCH);
            elide(sentence);
        }
    }
}

/// Contracts prepositions with the articles of names. What is marked is somebody’s name or
/// the title of a card, which keeps its article; before another word the article is a pronoun.
fn melt(sentence: &mut Text, contractions: &[Contraction]) {
    let plain = sentence.as_str();
    let mut places: Vec<_> = contractions
        .iter()
        .flat_map(|&(apart, together)| {
            let found = words(plain, apart).map(move |at| (at..at + apart.len(), together));
            found.filter(|(place, _)| {
                plain[place.end..].starts_with(char::is_uppercase)
                    && !sentence.is_marked(place.clone())
            })
        })
        .collect();
    places.sort_by_key(|(place, _)| place.start);
    sentence.replace(&places);
}

/// "de Émile" is "d’Émile", whoever that is.
fn elide(sentence: &mut Text) {
    let plain = sentence.as_str();
    let places: Vec<_> = words(plain, "de ")
        .map(|at| (at..at + "de ".len(), "d’"))
        .filter(|(place, _)| {
            begins_with_vowel(&plain[place.end..]) && !sentence.is_marked(place.clone())
        })
        .collect();
    sentence.replace(&places);
}

/// Where this stands with no letter before it.
fn words<'t>(text: &'t str, what: &'t str) -> impl Iterator<Item = usize> + 't {
    let found = text.match_indices(what).map(|(at, _)| at);
    found.filter(|&at| !text[..at].ends_with(char::is_alphanumeric))
}

fn begins_with_vowel(name: &str) -> bool {
    let first = name.chars().flat_map(char::to_lowercase).next();
    first.is_some_and(|first| VOWELS.contains(first))
}

#[cfg(test)]
mod tests {
    use super::contract;
    use crate::{Mark, Text};
    use game::Language;

    fn assert_joined(language: Language, apart: &str, together: &str) {
        let mut text = Text::from(apart);
        contract(language, &mut text);
        assert_eq!(text.as_str(), together);
    }

    #[test]
    fn french_prepositions_swallow_the_article_of_a_name() {
        let french = |apart, together| assert_joined(Language::Fr, apart, together);
        french("un Agent à les Ombres", "un Agent aux Ombres");
        french("de les Décapes à l’Hippo", "des Décapes à l’Hippo");
        french("À le Grand-Mur", "Au Grand-Mur");
        french("le soutien de le Palais", "le soutien du Palais");
        french("le soutien de la Ferme", "le soutien de la Ferme");
        french("à Sombrepuits", "à Sombrepuits");
    }

    #[test]
    fn spanish_prepositions_swallow_the_article_of_a_name() {
        let spanish = |apart, together| assert_joined(Language::Es, apart, together);
        spanish("de el Hipopótamo a el Muro Largo", "del Hipopótamo al Muro Largo");
        spanish("A el Aterrizaje", "Al Aterrizaje");
        spanish("va de la Colina a los Frotes", "va de la Colina a los Frotes");
        spanish("va a él, la carta de el otro", "va a él, la carta de el otro");
    }

    #[test]
    fn french_elides_before_a_vowel() {
        let french = |apart, together| assert_joined(Language::Fr, apart, together);
        french("l’Agent d’Émile", "l’Agent d’Émile");
        french("l’Agent de Émile", "l’Agent d’Émile");
        french("l’Agent de Théo, à Alice", "l’Agent de Théo, à Alice");
    }

    #[test]
    fn a_marked_name_is_not_changed_itself() {
        for (language, name) in [(Language::Fr, "le Guet de Ankh"), (Language::Es, "el Cid")] {
            let mut text = Text::from("X de ");
            text.push(&Text::marked(Mark::Strong, name));
            contract(language, &mut text);
            assert_eq!(text.as_str(), format!("X de {name}"));
        }
        let mut text = Text::from("l’Agent de ");
        text.push(&Text::marked(Mark::Strong, "Ada"));
        contract(Language::Fr, &mut text);
        assert_eq!(text.as_str(), "l’Agent d’Ada");
    }

    #[test]
    fn other_words_stay_as_they_are() {
        for sentence in ["finir de le faire", "la garde est là Alice", "", "de ", "2 à 3"] {
            assert_joined(Language::Fr, sentence, sentence);
        }
        for language in [Language::En, Language::De] {
            assert_joined(language, "de el Hipopótamo, de Alice", "de el Hipopótamo, de Alice");
        }
    }
}
