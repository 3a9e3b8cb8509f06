//! One word for one thing, and small words that fit those behind them.

use words::Language;

use crate::wording::{assert_none, messages, says};

/// The rulebooks say some of these; what the house says beside them has one word for each.
#[test]
fn messages_have_one_word_for_one_thing() {
    let german = [
        "das spiel ist vorbei", // a game that is played is a "Partie", its rules make it a "Spiel"
        "dieses spiel wurde",
        "nach dem spiel",
        "vor dem spiel",
        "im spiel niemand",
        "deine spiele",
        "lektion", // "Übung"
        "lektionen",
        "darlehen",  // "Kredit"
        "assassine", // "Meuchelmörder"
        "assassinen",
        "premium-aktion",
        "spielhilfe",  // "Spielübersicht"
        "siegchancen", // "Gewinnchancen"
        "aussichten",
        "gelistet", // "öffentlich"
        "auslegen", // "ausspielen"
        "ausgelegt",
        "auslegst",
    ];
    // "diario", "evento", "personalidad", "troll"
    let spanish =
        ["historial", "suceso", "sucesos", "personaje", "personajes", "trol", "puntos de cien"];
    // "enregistrement", "bot", "publique", "prêt", "coup"
    let french = [
        "récit",
        "compte rendu",
        "robot",
        "robots",
        "listée",
        "emprunt",
        "emprunts",
        "étape suivante",
        "points sur cent",
    ];
    for (language, phrases) in
        [(Language::De, &german[..]), (Language::Es, &spanish[..]), (Language::Fr, &french[..])]
    {
        assert_none(&messages(language), |text| says(text, phrases));
    }
}

/// "{ $names } wants that too" is wrong for two, and a message cannot know.
#[test]
fn several_people_are_no_subject_of_one_verb() {
    // These are true of one and of several.
    let same = ["home-won = ", "proof-stirred = "];
    for language in Language::ALL {
        assert_none(&messages(language), |text| {
            let chosen = text.trim_start().starts_with(['[', '*']);
            let alone =
                text.split("{ $names } ").skip(1).any(|rest| rest.starts_with(char::is_alphabetic));
            alone && !chosen && !same.iter().any(|key| text.starts_with(key))
        });
    }
}

/// $6, 6 $, 6$: as `am-money` of the language writes it.
#[test]
fn money_is_written_as_the_language_does() {
    for language in Language::ALL {
        assert_none(&messages(language), |text| {
            let before = text
                .match_indices('$')
                .any(|(at, _)| text[at + 1..].starts_with(|sign: char| sign.is_ascii_digit()));
            let behind = |space: &str| {
                let mut amounts = text.match_indices('$');
                amounts.any(|(at, _)| {
                    let amount = text[..at].strip_suffix(space);
                    amount
                        .is_some_and(|amount| amount.ends_with(|sign: char| sign.is_ascii_digit()))
                })
            };
            match language {
                Language::En => behind("") || behind(" ") || behind("\u{a0}"),
                Language::Es => before || behind(" ") || behind("\u{a0}"),
                Language::De | Language::Fr => before || behind("") || behind(" "),
            }
        });
    }
}

/// "Le Agent" is "L’Agent", "a hour" is "an hour".
#[test]
fn small_words_fit_the_vowels_behind_them() {
    let pairs = |text: &str, is_wrong: fn(&str, char) -> bool| {
        let words: Vec<String> = text.split(' ').map(str::to_lowercase).collect();
        words.windows(2).any(|pair| {
            let small = pair[0].trim_start_matches(|sign: char| !sign.is_alphabetic());
            pair[1].chars().next().is_some_and(|first| is_wrong(small, first))
        })
    };
    assert_none(&messages(Language::Fr), |text| {
        pairs(text, |small, first| {
            let elided = ["le", "la", "de", "je", "me", "te", "se", "ne", "que", "jusque"];
            elided.contains(&small) && "aâeéèêiîoôu".contains(first)
        })
    });
    assert_none(&messages(Language::En), |text| {
        let said = text.split_once(" = ").map_or(text, |(_, said)| said);
        // "A usual answer", "one": what begins with the sound of a consonant.
        let said = said.replace("a one", "").replace("a us", "").replace("a un", "");
        pairs(&said, |small, first| match small {
            "a" => "aeio".contains(first),
            "an" => "bcdfgjklmnpqrstvwxyz".contains(first),
            _ => false,
        })
    });
}

/// "En la Colina de la Siesta", "aux Ombres", "in „Tolle Schwestern“".
#[test]
fn areas_are_named_inside_a_sentence_as_their_language_does() {
    // What the article of a name becomes behind a preposition.
    let small: [(&str, &[&str]); 8] = [
        ("„", &["„"]),
        ("el ", &["el ", "del ", "al "]),
        ("la ", &["la "]),
        ("las ", &["las "]),
        ("los ", &["los "]),
        ("le ", &["le ", "au ", "du "]),
        ("les ", &["les ", "aux ", "des "]),
        ("l’", &["l’"]),
    ];
    for language in [Language::De, Language::Es, Language::Fr] {
        let all = messages(language);
        let named = all.iter().filter_map(|line| line.text.strip_prefix("am-the-"));
        let names: Vec<(&str, &[&str])> = named
            .filter_map(|line| {
                let (_, name) = line.split_once(" = ")?;
                let (article, fitting) =
                    small.iter().find(|(article, _)| name.starts_with(article))?;
                Some((name[article.len()..].trim_end_matches('“'), *fitting))
            })
            .collect();
        // Some names have no article.
        assert!(names.len() >= 11, "{language}: {names:?}");
        assert_none(&all, |text| {
            !text.starts_with("am-area-")
                && names.iter().any(|(name, fitting)| {
                    let mut places = text.match_indices(name);
                    places.any(|(at, _)| !has_its_article(&text[..at], fitting))
                })
        });
    }
}

/// Whether one of these stands at the end, with a capital letter only where a sentence begins.
fn has_its_article(before: &str, fitting: &[&str]) -> bool {
    fitting.iter().any(|article| {
        let at = before.len().saturating_sub(article.len());
        let Some(found) = before.get(at..) else { return false };
        let begins = before[..at].trim_end().ends_with(['=', ']', '.', ':', '?', '!']);
        found == *article || (begins && found.to_lowercase() == *article)
    })
}
