//! How French joins "de" and "à" to the name that follows.
//!
//! A message says "de { $who }" or "à { $area }", and only the name tells whether that
//! becomes "d’Alice", "des Ombres" or "au Palais".

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

    /// What the preposition becomes before this text, and what of the text is left.
    fn before(self, text: &str) -> (&'static str, &str) {
        let noun = |articles: [&str; 2]| {
            let named = |noun: &&str| noun.starts_with(char::is_uppercase);
            articles.into_iter().find_map(|article| text.strip_prefix(article)).filter(named)
        };
        if let Some(noun) = noun(["Les ", "les "]) {
            (self.with_les(), noun)
        } else if let Some(noun) = noun(["Le ", "le "]) {
            (self.with_le(), noun)
        } else if let Some(noun) = noun(["L’", "L'"]) {
            (self.with_l(), noun)
        } else if WITH_LE.iter().any(|name| text.starts_with(name)) {
            (self.with_le(), text)
        } else if WITH_L.iter().any(|name| text.starts_with(name)) {
            (self.with_l(), text)
        } else if self == Preposition::De && begins_with_vowel(text) {
            ("d’", text)
        } else {
            (self.word(), text)
        }
    }
}

/// Whether the name begins with a vowel; it may stand in bold.
fn begins_with_vowel(text: &str) -> bool {
    let name = text.strip_prefix("<b>").unwrap_or(text);
    let first = name.chars().flat_map(char::to_lowercase).next();
    first.is_some_and(|first| VOWELS.contains(first))
}

/// The sentence with every "de" and "à" joined to what follows.
pub(crate) fn joined(sentence: String) -> String {
    if Preposition::ALL.iter().all(|one| !sentence.contains(one.word())) {
        return sentence;
    }
    let mut text = String::with_capacity(sentence.len());
    let mut rest = sentence.as_str();
    while let Some((at, preposition)) = next(rest) {
        let (said, left) = preposition.before(&rest[at + preposition.word().len()..]);
        text.push_str(&rest[..at]);
        text.push_str(said);
        rest = left;
    }
    text.push_str(rest);
    text
}

/// Where the next of the two prepositions stands as a word of its own.
fn next(text: &str) -> Option<(usize, Preposition)> {
    let alone = |at: usize| !text[..at].ends_with(char::is_alphanumeric);
    let first = |one: Preposition| {
        text.match_indices(one.word()).map(|(at, _)| at).find(|&at| alone(at)).map(|at| (at, one))
    };
    Preposition::ALL.into_iter().filter_map(first).min_by_key(|&(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::joined;

    fn assert_joined(apart: &str, together: &str) {
        assert_eq!(joined(apart.to_owned()), together);
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
        assert_joined("l’Agent de <b>Émile</b>", "l’Agent d’<b>Émile</b>");
        assert_joined("l’Agent de Théo, à Alice", "l’Agent de Théo, à Alice");
    }

    #[test]
    fn other_words_stay_as_they_are() {
        for sentence in ["finir de le faire", "la garde est là Alice", "", "de ", "2 à 3"] {
            assert_joined(sentence, sentence);
        }
    }
}
