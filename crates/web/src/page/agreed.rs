//! What is agreed at a table besides its game, in short phrases.

use super::new_table::{ClockPlan, Settings};
use crate::{Language, Spoken};

/// Clock, who finds the table and device, each as a short phrase; and how long a threat can be answered,
/// where there are any.
pub fn agreed(lang: Language, settings: &Settings, has_threats: bool) -> Vec<String> {
    let words = lang.words();
    let mut agreed = clock(lang, settings.clock);
    let is_live = !matches!(settings.clock, ClockPlan::Days { .. });
    if has_threats && is_live && !settings.hot_seat {
        agreed.push(words.with("agreed-window", &[("n", settings.window.into())]));
    }
    let listed = match (settings.hot_seat, settings.public) {
        (true, _) => "agreed-hot-seat",
        (false, true) => "agreed-open",
        (false, false) => "agreed-link",
    };
    agreed.push(words.say(listed).to_owned());
    agreed.extend(settings.hints.then(|| words.say("agreed-hints").to_owned()));
    agreed
}

fn clock(lang: Language, plan: ClockPlan) -> Vec<String> {
    let words = lang.words();
    match plan {
        ClockPlan::None => vec![words.say("agreed-no-clock").to_owned()],
        ClockPlan::Live { minutes, increment } => vec![
            words.with("agreed-minutes", &[("n", minutes.into())]),
            words.with("agreed-increment", &[("n", increment.into())]),
        ],
        ClockPlan::Days { days, weekends_off } => {
            let days = words.with("agreed-days", &[("n", days.into())]);
            let weekends = weekends_off.then(|| words.say("agreed-weekends-off").to_owned());
            [days].into_iter().chain(weekends).collect()
        }
    }
}
