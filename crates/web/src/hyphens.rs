//! Where the long words of names may be parted: browsers do not know it in every language,
//! and would break them anywhere.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The longest word that fits the narrowest card, in letters.
const FITS: usize = 10;

/// Every long word of a name, as it is written and as it may be parted.
static WORDS: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let parted = include_str!("../assets/hyphens.txt").lines();
    parted.map(|word| (word.replace('|', ""), word.replace('|', "\u{ad}"))).collect()
});

/// A name with soft hyphens in its long words.
pub(crate) fn soft(name: &str) -> String {
    let mut soft = String::with_capacity(name.len() + 8);
    for part in name.split_inclusive([' ', '-']) {
        let behind = part.trim_start_matches('(');
        let word = behind.trim_end_matches([' ', '-', '\'', '’', ',', '.', ')']);
        let known = WORDS.get(word).filter(|_| word.chars().count() > FITS);
        soft.push_str(&part[..part.len() - behind.len()]);
        soft.push_str(known.map_or(word, String::as_str));
        soft.push_str(&behind[word.len()..]);
    }
    soft
}

#[cfg(test)]
mod tests {
    use ankh_morpork::{AnkhMorpork, Area, Card};
    use rattus_cartus::{Building, Card as Follower, Class, RattusCartus};
    use words::{Language, Names, Spoken, Voice};

    use super::{FITS, WORDS, soft};

    #[test]
    fn no_title_of_a_card_an_area_or_a_building_breaks_inside_a_word() {
        let names = Names::nobody();
        for lang in Language::ALL {
            let voice: Voice<'_, AnkhMorpork> = Voice::new(lang.words(), &names);
            let cards = Card::all().map(|card| voice.named(card));
            let areas = Area::ALL.into_iter().map(|area| voice.area(area));
            let other: Voice<'_, RattusCartus> = Voice::new(lang.words(), &names);
            let buildings = Building::ALL.into_iter().map(|building| other.building(building));
            let classes = Class::ALL.into_iter().map(|class| other.class(class));
            let kinds = Follower::all().map(|card| other.kind(card));
            let plain = areas.chain(buildings).chain(classes).chain(kinds);
            for name in cards.chain(plain.map(str::to_owned)) {
                let soft = soft(&name);
                let is_short =
                    |part: &str| part.chars().filter(|one| one.is_alphabetic()).count() <= FITS;
                assert!(soft.split([' ', '-', '\u{ad}']).all(is_short), "{lang}: {soft:?}");
                let whole = |name: &str| name.replace('\u{ad}', "");
                assert_eq!(whole(&soft), whole(&name), "nothing else changes");
            }
        }
    }

    #[test]
    fn every_word_in_the_list_is_long() {
        for (word, parted) in WORDS.iter() {
            assert!(word.chars().count() > FITS && parted.contains('\u{ad}'), "{word}");
        }
    }
}
