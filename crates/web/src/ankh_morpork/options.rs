//! The settings of a table: players, edition, and what the editions disagree on.

use std::collections::BTreeMap;

use ankh_morpork::{Edition, Setup, Switch};
use maud::{Markup, html};

use crate::page::radio;
use crate::{Language, Spoken};

/// The form fields, filled in.
pub(super) fn fields(lang: Language, setup: &Setup) -> Markup {
    let words = lang.words();
    html! {
        fieldset.set {
            legend { (words.say("am-option-edition")) }
            div.opts.two {
                @for edition in Edition::ALL {
                    (radio("edition", &edition.to_string(), edition == setup.edition, words.say(&format!("am-edition-{edition}")), ""))
                }
            }
        }
        details.unconfirmed open[!setup.switches.is_empty()] {
            summary { (words.say("am-option-switches")) }
            p.help { (words.say("am-option-switches-hint")) }
            @for switch in Switch::ALL { (switch_field(lang, setup, switch)) }
        }
    }
}

fn switch_field(lang: Language, setup: &Setup, switch: Switch) -> Markup {
    let words = lang.words();
    let now = setup.switches.get(&switch).copied();
    let choices = [
        (None, "am-option-by-edition", ""),
        (Some(true), "am-option-on", "on"),
        (Some(false), "am-option-off", "off"),
    ];
    html! {
        label.optswitch {
            span { (words.say(&format!("am-switch-{switch}"))) }
            select.inp name=(switch) {
                @for (value, key, id) in choices {
                    option value=(id) selected[value == now] { (words.say(key)) }
                }
            }
        }
    }
}

/// Reads the fields back; those of other forms are passed over.
pub(super) fn read(fields: &[(String, String)]) -> Result<Setup, &'static str> {
    let mut setup = Setup::default();
    let mut switches = BTreeMap::new();
    for (name, value) in fields {
        match name.as_str() {
            "players" => setup.players = value.parse().map_err(|_| "am-option-wrong-players")?,
            "edition" => setup.edition = value.parse().map_err(|_| "am-option-wrong-edition")?,
            _ => {
                let Ok(switch) = name.parse::<Switch>() else { continue };
                match value.as_str() {
                    "" => None,
                    "on" => switches.insert(switch, true),
                    "off" => switches.insert(switch, false),
                    _ => return Err("am-option-wrong-switch"),
                };
            }
        }
    }
    if !(2..=4).contains(&setup.players) {
        return Err("am-option-wrong-players");
    }
    setup.switches = switches;
    Ok(setup)
}
