//! What is written to people. Nothing secret stands in a letter: whoever carries it can
//! read it.

use lettre::Address;
use web::{Language, Spoken};

/// A letter.
pub(super) struct Letter {
    pub(super) to: Address,
    pub(super) subject: String,
    pub(super) text: String,
    /// Where its reader stops such letters.
    pub(super) stop: Option<String>,
}

impl Letter {
    /// It is somebody's turn.
    pub(super) fn turn(to: &Address, lang: Language, table: &str, go: &str, stop: &str) -> Letter {
        let words = lang.words();
        let subject = super::your_turn(lang, table);
        let text = format!(
            "{}\n{go}\n\n{}\n\n{}\n{stop}\n",
            words.with("mail-turn", &[("table", table.into())]),
            words.say("mail-turn-once"),
            words.say("mail-stop"),
        );
        Letter { to: to.clone(), subject, text, stop: Some(stop.to_owned()) }
    }

    /// Somebody says that they read mail at this address. Whoever does has not asked for
    /// anything yet, so no word in it is another person's.
    pub(super) fn confirmation(to: &Address, lang: Language, link: &str) -> Letter {
        let words = lang.words();
        let text =
            format!("{}\n{link}\n\n{}\n", words.say("mail-confirm"), words.say("mail-confirm-not"));
        let subject = words.say("mail-confirm-subject").to_owned();
        Letter { to: to.clone(), subject, text, stop: None }
    }
}
