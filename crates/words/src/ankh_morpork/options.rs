//! What a table has agreed on.

use ankh_morpork::Setup;
use game::Language;

use crate::Spoken;

/// The edition, and every house rule that is decided otherwise.
pub(super) fn agreed(language: Language, setup: &Setup) -> Vec<String> {
    let words = language.words();
    let edition = words.say(&format!("am-edition-{}", setup.edition)).to_owned();
    let decided = setup.switches.iter().map(|(switch, on)| {
        let rule = words.say(&format!("am-switch-{switch}"));
        let state = words.say(if *on { "am-option-on" } else { "am-option-off" });
        words.with("am-option-decided", &[("rule", rule.into()), ("state", state.into())])
    });
    [edition].into_iter().chain(decided).collect()
}
