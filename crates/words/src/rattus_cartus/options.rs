//! What a table has agreed on.

use game::Language;
use rattus_cartus::{Actions, Buildings, Gold, Plague, Rats, Setup, SupplyOrder};

use crate::Spoken;

/// What these settings agree on, each as a short phrase.
pub(super) fn agreed(language: Language, setup: &Setup) -> Vec<String> {
    let words = language.words();
    let buildings = match setup.buildings {
        Buildings::FirstGame => "rc-agreed-first-game",
        Buildings::OnePerClass => "rc-agreed-one-per-class",
        Buildings::Mixed => "rc-agreed-mixed",
        Buildings::Custom(_) => "rc-agreed-custom",
    };
    let supply = match setup.supply {
        SupplyOrder::Together => "rc-agreed-together",
        SupplyOrder::InTurn => "rc-agreed-in-turn",
    };
    let switches = [
        (setup.actions == Actions::Automatic, "rc-option-automatic"),
        (setup.rats == Rats::Open, "rc-option-rats"),
        (setup.gold == Gold::All, "rc-option-gold"),
        (setup.plague == Plague::Merciful, "rc-option-plague"),
    ];
    let on = switches.into_iter().filter_map(|(on, key)| on.then_some(key));
    [buildings, supply].into_iter().chain(on).map(|key| words.say(key).to_owned()).collect()
}
