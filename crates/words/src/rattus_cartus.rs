//! *Rattus Cartus* in words.

mod choice;
mod ending;
mod options;
mod question;
mod sentence;
mod state;
mod voice;

use game::Language;
use rattus_cartus::{Action, Phase, RattusCartus, Setup, Shown, View};

use crate::words::texts;
use crate::{Prompt, Speech, Spoken, Text, Texts, Voice, sentence_of_refusal};

pub use ending::nuns;
pub use sentence::Together;

impl Speech for RattusCartus {
    const TEXTS: Texts = texts!("rattus-cartus.ftl");

    fn sentence(voice: Voice<'_, Self>, shown: &Shown) -> Text {
        voice.sentence(&shown.news, None)
    }

    fn causes(voice: Voice<'_, Self>, shown: &Shown) -> Vec<Text> {
        sentence::causes(voice, &shown.cause)
    }

    fn question(voice: Voice<'_, Self>, view: &View, _actions: &[Action]) -> Prompt {
        question::question(voice, view)
    }

    fn choice(voice: Voice<'_, Self>, _view: &View, action: &Action) -> String {
        choice::choice(voice, *action)
    }

    fn refusal(language: Language, rule: &str) -> String {
        sentence_of_refusal(language, rule)
    }

    fn progress(language: Language, view: &View) -> String {
        let words = language.words();
        match view.phase {
            Phase::SetUp => words.say("rc-setting-up").to_owned(),
            Phase::EndOfGame => words.say("rc-cause-end").to_owned(),
            _ => words.with(
                "rc-round-short",
                &[("round", view.round.into()), ("rounds", view.rounds.into())],
            ),
        }
    }

    fn agreed(language: Language, setup: &Setup) -> Vec<String> {
        options::agreed(language, setup)
    }

    fn how_it_ended(voice: Voice<'_, Self>, view: &View) -> Option<Text> {
        ending::ending(voice, view)
    }

    fn hand(voice: Voice<'_, Self>, view: &View) -> Option<String> {
        state::hand(voice, view)
    }

    fn state(voice: Voice<'_, Self>, view: &View) -> Vec<String> {
        state::state(voice, view)
    }
}
