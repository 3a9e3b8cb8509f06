//! Why something is not allowed: every rule has a sentence in every language.

use game::ledger::Ledger;
use words::{Language, refusal, rulebook};

/// The ids of all rules: of every game, and of the house.
fn rules(language: Language) -> Vec<String> {
    let ledgers = games::NAMES.iter().filter_map(|game| rulebook::ledger(game, language));
    let games = ledgers.flat_map(|ledger| &ledger.items).map(|rule| rule.id.clone());
    games.chain(Ledger::house_in(language).items.into_iter().map(|rule| rule.id)).collect()
}

#[test]
fn every_rule_that_refuses_says_so_in_a_sentence_in_every_language() {
    for language in Language::ALL {
        let rules = rules(language);
        for prefix in ["AM-", "RC-", "SNUG-"] {
            assert!(rules.iter().any(|rule| rule.starts_with(prefix)), "{prefix} in {language}");
        }
        for rule in rules {
            let sentence = refusal(language, &rule);
            let ends = sentence.ends_with(['.', '?', '!', '”', '“', '»', ')']);
            assert!(ends && sentence.len() > 10, "{rule} in {language}: {sentence}");
            for sign in ["refusal-", "{", "}", "`"] {
                assert!(!sentence.contains(sign), "{rule} in {language}: {sentence}");
            }
        }
    }
}

#[test]
fn a_sentence_with_an_amount_has_the_amount_of_the_rules() {
    let sentence = |rule| refusal(Language::En, rule);
    assert_eq!(sentence("AM-AREA-THE-HIPPO-01"), "The Hippo gives you $2, nothing else.");
    assert_eq!(sentence("AM-AREA-LONGWALL-01"), "Longwall gives you $1, nothing else.");
}

#[test]
fn the_house_refuses_in_the_same_words_whatever_is_played() {
    assert_eq!(refusal(Language::De, "SNUG-05"), "Die Partie ist vorbei.");
    assert_eq!(refusal(Language::En, "NO-SUCH-RULE"), "That cannot be done");
}
