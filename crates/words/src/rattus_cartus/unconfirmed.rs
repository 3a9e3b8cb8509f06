//! What nobody could confirm about the game, and what is played instead.

use game::Language;
use rattus_cartus::{RattusCartus, Unconfirmed};

use crate::{Names, Spoken, Voice};

/// Each fact that nobody could confirm, with what the game assumes.
pub fn unconfirmed(language: Language) -> Vec<[String; 2]> {
    let names = Names::nobody();
    let voice = Voice::<RattusCartus>::new(language.words(), &names);
    rattus_cartus::unconfirmed().iter().map(|&fact| told(voice, fact)).collect()
}

fn told(voice: Voice<'_, RattusCartus>, fact: Unconfirmed) -> [String; 2] {
    let key = match fact {
        Unconfirmed::Supply(card) => {
            let which = [
                ("building", voice.building(card.building()).into()),
                ("card", card.copy().into()),
            ];
            return [voice.with("rc-open-supply", &which), voice.supply(card)];
        }
        Unconfirmed::Markers(by_value) => {
            let there = by_value.into_iter().zip(1..).filter(|&(count, _)| count > 0);
            let each = there.map(|(count, value): (u8, u8)| {
                voice.with("rc-open-markers-each", &[("n", count.into()), ("value", value.into())])
            });
            let each: Vec<String> = each.collect();
            return [voice.say("rc-open-markers").to_owned(), voice.words.list(&each)];
        }
        Unconfirmed::Population(by_nuns) => {
            let each = by_nuns.into_iter().zip(0..).map(|(count, nuns): (u8, u8)| {
                let split = [("n", count.into()), ("nuns", nuns.into())];
                voice.with("rc-open-population-each", &split)
            });
            let each: Vec<String> = each.collect();
            return [voice.say("rc-open-population").to_owned(), voice.words.list(&each)];
        }
        Unconfirmed::Name(building) => {
            let name = voice.building(building);
            return [voice.with("rc-open-name", &[("building", name.into())]), name.to_owned()];
        }
        Unconfirmed::RatTokens => "rat-tokens",
        Unconfirmed::Tracks => "tracks",
        Unconfirmed::Places => "places",
        Unconfirmed::FifthColour => "fifth-colour",
    };
    let say = |end: &str| voice.say(&format!("rc-open-{key}{end}")).to_owned();
    [say(""), say("-assumed")]
}
