//! What every game says of itself.

use game::lesson::Lesson;
use game::{Game, Language, Seat};

use crate::{FirstGame, Spoken, Text, Texts, Voice, refusal};

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

/// What statistics count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// As whom somebody played.
    Role,
    /// What somebody played: a card, a building.
    Play,
    /// How a game ended.
    Ending,
    /// By which book.
    Edition,
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

    /// A whole answer, also where it is made of several actions, with its cards marked.
    fn answer(voice: Voice<'_, Self>, view: &Self::View, actions: &[Self::Action]) -> Text {
        let first = actions.first().map(|action| Self::choice(voice, view, action));
        first.unwrap_or_default().into()
    }

    /// Why the answer of a hint is good, by what it does on the board, each as a sentence.
    fn because(
        _voice: Voice<'_, Self>,
        _view: &Self::View,
        _hint: &review::Hint<Self>,
    ) -> Vec<Text> {
        Vec::new()
    }

    /// A secret role, as the game's own word for it is told; the word itself in a game
    /// without roles.
    fn role_name(_language: Language, role: &str) -> String {
        role.to_owned()
    }

    /// Why something is not allowed: one of its rules, by its ledger id, in a sentence. Who
    /// wants to know asks [`crate::refusal`], which knows the rules of the house too.
    fn refusal(language: Language, rule: &str) -> String {
        refusal::of_ledger(language, rule)
    }

    /// Where the game stands, in a few words: "turn 38", "round 5 of 8".
    fn progress(language: Language, view: &Self::View) -> String;

    /// What these settings agree on, each as a short phrase.
    fn agreed(language: Language, setup: &Self::Setup) -> Vec<String>;

    /// How the game ended and why; nothing while it goes on.
    fn how_it_ended(voice: Voice<'_, Self>, view: &Self::View) -> Option<Text>;

    /// What the reader holds; nothing for a spectator.
    fn hand(voice: Voice<'_, Self>, view: &Self::View) -> Option<String>;

    /// What statistics count, by the game's own word for it; nothing where it has no such word.
    fn counted(_language: Language, _kind: Counted, _word: &str) -> Option<String> {
        None
    }

    /// What stands on the board, a line for each thing.
    fn on_the_board(voice: Voice<'_, Self>, view: &Self::View) -> Vec<String>;

    /// Everybody at the table, a line each, and what only the reader knows.
    fn at_the_table(voice: Voice<'_, Self>, view: &Self::View) -> Vec<String>;

    /// How the table stands for the reader: the board, then the people.
    fn state(voice: Voice<'_, Self>, view: &Self::View) -> Vec<String> {
        let mut lines = Self::on_the_board(voice, view);
        lines.extend(Self::at_the_table(voice, view));
        lines
    }

    /// Whether a new part of the story begins with this: a turn, a round.
    fn opens(_shown: &Self::Shown) -> bool {
        false
    }

    /// What stands on the card that something happened with, for whoever does not know it.
    fn told_text(_voice: Voice<'_, Self>, _shown: &Self::Shown) -> Option<String> {
        None
    }

    /// What stands on the card that is chosen, for whoever does not know it.
    fn chosen_text(_voice: Voice<'_, Self>, _action: &Self::Action) -> Option<String> {
        None
    }

    /// The cards that the reader holds, each with what it does.
    fn hand_texts(_voice: Voice<'_, Self>, _view: &Self::View) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Every card of the game, each with what it does.
    fn card_texts(_voice: Voice<'_, Self>) -> Vec<(String, String)> {
        Vec::new()
    }

    /// How many points somebody has at the end, where the view says so.
    fn final_points(view: &Self::View, seat: Seat) -> Option<i64>;

    /// Its guided first game; nothing where there is none.
    fn first_game() -> Option<&'static FirstGame<Self>> {
        None
    }

    /// Its lessons, from easy to hard.
    fn lessons() -> &'static [Lesson<Self>] {
        &[]
    }
}
