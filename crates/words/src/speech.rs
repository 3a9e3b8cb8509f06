//! What every game says of itself.

use game::{Game, Language};

use crate::{Spoken, Text, Texts, Voice};

/// A question in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// What is asked.
    pub headline: Text,
    /// A line that helps, if there is one.
    pub hint: Option<String>,
}

impl Prompt {
    /// A question without a line that helps.
    pub fn new(headline: impl Into<Text>) -> Prompt {
        Prompt { headline: headline.into(), hint: None }
    }

    /// The same with a line that helps; an empty one does not.
    #[must_use]
    pub fn hint(self, hint: impl Into<String>) -> Prompt {
        Prompt { hint: Some(hint.into()).filter(|hint| !hint.is_empty()), ..self }
    }
}

/// A game in words: what terminals, programs and pages tell of it.
pub trait Speech: Game {
    /// Its messages in every language.
    const TEXTS: Texts;

    /// Its name, as its players say it.
    fn name(language: Language) -> &'static str {
        language.words().say(&format!("home-{}-short", Self::NAME))
    }

    /// What happened.
    fn sentence(voice: Voice<'_, Self>, shown: &Self::Shown) -> Text;

    /// Why it happened, nearest cause last; nothing for what is the course of the game.
    fn causes(_voice: Voice<'_, Self>, _shown: &Self::Shown) -> Vec<Text> {
        Vec::new()
    }

    /// What the reader is asked.
    fn question(voice: Voice<'_, Self>, view: &Self::View, actions: &[Self::Action]) -> Prompt;

    /// An answer.
    fn choice(voice: Voice<'_, Self>, view: &Self::View, action: &Self::Action) -> String;

    /// Why something is not allowed: the rule with this ledger id in a sentence.
    fn refusal(language: Language, rule: &str) -> String;

    /// Where the game stands, in a few words: "turn 38", "round 5 of 8".
    fn progress(language: Language, view: &Self::View) -> String;

    /// What these settings agree on, each as a short phrase.
    fn agreed(language: Language, setup: &Self::Setup) -> Vec<String>;

    /// How the game ended and why; nothing while it goes on.
    fn how_it_ended(voice: Voice<'_, Self>, view: &Self::View) -> Option<Text>;

    /// What the reader holds; nothing for a spectator.
    fn hand(voice: Voice<'_, Self>, view: &Self::View) -> Option<String>;

    /// How the table stands for the reader, a line for each thing on it.
    fn state(voice: Voice<'_, Self>, view: &Self::View) -> Vec<String>;
}

/// The rule with this ledger id in a sentence, as the rulebook has it.
pub fn sentence_of_refusal(language: Language, id: &str) -> String {
    match crate::rulebook::rule(language, id) {
        Some((_, rule)) => rule.text.replace('`', ""),
        None => language.words().say("error-refused").to_owned(),
    }
}
