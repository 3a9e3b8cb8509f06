//! The game's own settings: the fields of the form, and what they say.

use maud::{Markup, html};
use rattus_cartus::{Actions, Buildings, Gold, Plague, Rats, Setup, SupplyOrder};
use words::rattus_cartus::unconfirmed;

use crate::page::{radio, tick};
use crate::{Language, Spoken};

/// The fields, filled in.
pub(super) fn fields(lang: Language, setup: &Setup) -> Markup {
    let words = lang.words();
    let choice = |name: &str, value: &str, chosen: bool| {
        let key = format!("rc-option-{name}-{value}");
        radio(name, value, chosen, words.say(&key), words.say(&format!("{key}-hint")))
    };
    let switch = |name: &str, on: bool| {
        tick(
            name,
            on,
            words.say(&format!("rc-option-{name}")),
            words.say(&format!("rc-option-{name}-hint")),
        )
    };
    html! {
        fieldset.set {
            legend { (words.say("rc-option-buildings")) }
            div.opts.two {
                (choice("buildings", "first-game", setup.buildings == Buildings::FirstGame))
                (choice("buildings", "one-per-class", setup.buildings == Buildings::OnePerClass))
                (choice("buildings", "mixed", setup.buildings == Buildings::Mixed))
            }
            p.help { (words.say("rc-option-tower")) }
        }
        fieldset.set {
            legend { (words.say("rc-option-supply")) }
            div.opts.two {
                (choice("supply", "in-turn", setup.supply == SupplyOrder::InTurn))
                (choice("supply", "together", setup.supply == SupplyOrder::Together))
            }
            (switch("automatic", setup.actions == Actions::Automatic))
            (switch("rats", setup.rats == Rats::Open))
            (switch("gold", setup.gold == Gold::All))
            (switch("plague", setup.plague == Plague::Merciful))
        }
        details.unconfirmed {
            summary { (words.say("rc-unconfirmed")) }
            p.help { (words.say("rc-unconfirmed-hint")) }
            dl {
                @for [fact, assumed] in unconfirmed(lang) { div { dt { (fact) } dd { (assumed) } } }
            }
        }
    }
}

/// What the fields say; what is missing is as in the box.
pub(super) fn read(fields: &[(String, String)]) -> Result<Setup, &'static str> {
    let get =
        |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let is_on = |name: &str| match get(name) {
        Some("yes") => Ok(true),
        None => Ok(false),
        Some(_) => Err("new-wrong-option"),
    };
    Ok(Setup {
        buildings: match get("buildings") {
            None | Some("first-game") => Buildings::FirstGame,
            Some("one-per-class") => Buildings::OnePerClass,
            Some("mixed") => Buildings::Mixed,
            Some(_) => return Err("new-wrong-option"),
        },
        supply: match get("supply") {
            None | Some("in-turn") => SupplyOrder::InTurn,
            Some("together") => SupplyOrder::Together,
            Some(_) => return Err("new-wrong-option"),
        },
        actions: if is_on("automatic")? { Actions::Automatic } else { Actions::Asked },
        rats: if is_on("rats")? { Rats::Open } else { Rats::Hidden },
        gold: if is_on("gold")? { Gold::All } else { Gold::OwnersOnly },
        plague: if is_on("plague")? { Plague::Merciful } else { Plague::Merciless },
        ..Setup::default()
    })
}
