//! The settings of a table: players, edition, and what the editions disagree on.

use std::collections::BTreeMap;

use ankh_morpork::{Edition, Setup, Switch};
use maud::{Markup, html};

use crate::Lang;
use crate::page::radio;

/// The form fields, filled in.
pub(super) fn fields(lang: Lang, setup: &Setup) -> Markup {
    let words = lang.words();
    html! {
        fieldset.set {
            legend { (words.say("option-edition")) }
            div.opts.two {
                @for edition in Edition::ALL {
                    (radio("edition", &edition.to_string(), edition == setup.edition, words.say(&format!("edition-{edition}")), ""))
                }
            }
        }
        details.unconfirmed open[!setup.switches.is_empty()] {
            summary { (words.say("option-switches")) }
            p.help { (words.say("option-switches-hint")) }
            @for switch in Switch::ALL { (switch_field(lang, setup, switch)) }
        }
    }
}

fn switch_field(lang: Lang, setup: &Setup, switch: Switch) -> Markup {
    let words = lang.words();
    let now = setup.switches.get(&switch).copied();
    let choices = [
        (None, "option-by-edition", ""),
        (Some(true), "option-on", "on"),
        (Some(false), "option-off", "off"),
    ];
    html! {
        label.optswitch {
            span { (words.say(&format!("switch-{switch}"))) }
            select.inp name=(switch) {
                @for (value, key, id) in choices {
                    option value=(id) selected[value == now] { (words.say(key)) }
                }
            }
        }
    }
}

/// The edition, and every house rule that is decided otherwise.
pub(super) fn agreed(lang: Lang, setup: &Setup) -> Vec<String> {
    let words = lang.words();
    let edition = words.say(&format!("edition-{}", setup.edition)).to_owned();
    let decided = setup.switches.iter().map(|(switch, on)| {
        let rule = words.say(&format!("switch-{switch}"));
        let state = words.say(if *on { "option-on" } else { "option-off" });
        words.with("option-decided", &[("rule", rule.into()), ("state", state.into())])
    });
    [edition].into_iter().chain(decided).collect()
}

/// Reads the fields back; those of other forms are passed over.
pub(super) fn read(fields: &[(String, String)]) -> Result<Setup, &'static str> {
    let mut setup = Setup::default();
    let mut switches = BTreeMap::new();
    for (name, value) in fields {
        match name.as_str() {
            "players" => setup.players = value.parse().map_err(|_| "option-wrong-players")?,
            "edition" => setup.edition = value.parse().map_err(|_| "option-wrong-edition")?,
            _ => {
                let Ok(switch) = name.parse::<Switch>() else { continue };
                match value.as_str() {
                    "" => None,
                    "on" => switches.insert(switch, true),
                    "off" => switches.insert(switch, false),
                    _ => return Err("option-wrong-switch"),
                };
            }
        }
    }
    if !(2..=4).contains(&setup.players) {
        return Err("option-wrong-players");
    }
    setup.switches = switches;
    Ok(setup)
}
