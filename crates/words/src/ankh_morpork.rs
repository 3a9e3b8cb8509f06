//! *Discworld: Ankh-Morpork* in words.

mod card_text;
mod choice;
mod ending;
mod options;
mod question;
mod refusal;
mod sentence;
mod state;
mod voice;

use ankh_morpork::{Action, AnkhMorpork, Asked, Setup, Shown, View};
use game::Language;

use crate::words::texts;
use crate::{Prompt, Speech, Spoken, Text, Texts, Voice};

pub use state::counts;
pub use voice::symbol_id;

impl Speech for AnkhMorpork {
    const TEXTS: Texts = texts!("ankh-morpork.ftl");

    fn sentence(voice: Voice<'_, Self>, shown: &Shown) -> Text {
        voice.sentence(&shown.what)
    }

    fn causes(voice: Voice<'_, Self>, shown: &Shown) -> Vec<Text> {
        voice.causes(shown.because)
    }

    fn question(voice: Voice<'_, Self>, view: &View, actions: &[Action]) -> Prompt {
        question::question(voice, view, actions)
    }

    fn choice(voice: Voice<'_, Self>, view: &View, action: &Action) -> String {
        choice::choice(voice, view, *action)
    }

    fn refusal(language: Language, rule: &str) -> String {
        refusal::refusal(language, rule)
    }

    fn progress(language: Language, view: &View) -> String {
        let words = language.words();
        match view.asked() {
            Asked::Over { .. } => words.say("am-game-over").to_owned(),
            _ if view.turn() == 0 => words.say("am-before-the-start").to_owned(),
            _ => words.with("am-turn-number", &[("turn", view.turn().into())]),
        }
    }

    fn agreed(language: Language, setup: &Setup) -> Vec<String> {
        options::agreed(language, setup)
    }

    fn how_it_ended(voice: Voice<'_, Self>, view: &View) -> Option<Text> {
        ending::ending(voice, view)
    }

    fn hand(voice: Voice<'_, Self>, view: &View) -> Option<String> {
        view.seat().map(|_| state::hand(voice, view))
    }

    fn state(voice: Voice<'_, Self>, view: &View) -> Vec<String> {
        state::state(voice, view)
    }
}
