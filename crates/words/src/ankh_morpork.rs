//! *Discworld: Ankh-Morpork* in words.

mod card_text;
mod choice;
mod ending;
mod hint;
mod options;
mod question;
mod refusal;
mod sentence;
mod state;
mod voice;

use std::sync::LazyLock;

use ankh_morpork::{Action, AnkhMorpork, Areas, Asked, Cards, Setup, Shown, View, What, learn};
use game::lesson::Lesson;
use game::{Language, Seat};

use crate::words::texts;
use crate::{Counted, FirstGame, Names, Prompt, Speech, Spoken, Text, Texts, Voice};

pub use state::counts;
pub use voice::symbol_id;

/// The lessons, from easy to hard.
static LESSONS: LazyLock<Vec<Lesson<AnkhMorpork>>> =
    LazyLock::new(|| crate::lesson::read(learn::LESSONS));

/// The guided first game.
static FIRST_GAME: LazyLock<FirstGame<AnkhMorpork>> = LazyLock::new(|| {
    FirstGame::read(learn::FIRST_GAME, "am", ["learn-am-yellow", "learn-am-green"])
});

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

    fn answer(voice: Voice<'_, Self>, view: &View, actions: &[Action]) -> Text {
        actions.first().map(|&action| choice::titled(voice, view, action)).unwrap_or_default()
    }

    fn because(voice: Voice<'_, Self>, view: &View, hint: &review::Hint<Self>) -> Vec<Text> {
        hint::because(voice, view, hint)
    }

    fn role_name(language: Language, role: &str) -> String {
        language.words().say(&format!("am-personality-{role}")).to_owned()
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

    fn counted(language: Language, kind: Counted, word: &str) -> Option<String> {
        let key = match kind {
            Counted::Role => format!("am-personality-{word}"),
            Counted::Ending => format!("am-counted-{word}"),
            Counted::Edition => format!("am-edition-{word}"),
            Counted::Play => {
                let names = Names::nobody();
                let voice = Voice::<AnkhMorpork>::new(language.words(), &names);
                return Some(voice.named(word.parse().ok()?));
            }
        };
        language.words().has(&key).then(|| language.words().say(&key).to_owned())
    }

    fn how_it_ended(voice: Voice<'_, Self>, view: &View) -> Option<Text> {
        ending::ending(voice, view)
    }

    fn hand(voice: Voice<'_, Self>, view: &View) -> Option<String> {
        view.seat().map(|_| state::hand(voice, view))
    }

    fn on_the_board(voice: Voice<'_, Self>, view: &View) -> Vec<String> {
        state::board(voice, view)
    }

    fn at_the_table(voice: Voice<'_, Self>, view: &View) -> Vec<String> {
        state::people(voice, view)
    }

    fn opens(shown: &Shown) -> bool {
        matches!(shown.what, What::TurnBegan { .. })
    }

    fn told_text(voice: Voice<'_, Self>, shown: &Shown) -> Option<String> {
        match shown.what {
            What::Played { card, .. } => Some(voice.explained(card)),
            What::TurnedUp { event } => Some(voice.event_text(event)),
            What::Built { area, .. } => Some(voice.power_text(area)),
            _ => None,
        }
    }

    fn chosen_text(voice: Voice<'_, Self>, action: &Action) -> Option<String> {
        match *action {
            Action::Play(card) | Action::Give(card) | Action::Discard(card) => {
                Some(voice.explained(card))
            }
            _ => None,
        }
    }

    fn hand_texts(voice: Voice<'_, Self>, view: &View) -> Vec<(String, String)> {
        view.hand().map(|card| (voice.named(card), voice.on_card(card))).collect()
    }

    fn card_texts(voice: Voice<'_, Self>) -> Vec<(String, String)> {
        let cards = Cards::ALL.map(|card| (voice.named(card), voice.on_card(card)));
        let areas = Areas::ALL.map(|area| (voice.area(area).to_owned(), voice.power_text(area)));
        cards.chain(areas).collect()
    }

    fn final_points(view: &View, seat: Seat) -> Option<i64> {
        view.seats().get(seat.index())?.score.map(i64::from)
    }

    fn first_game() -> Option<&'static FirstGame<Self>> {
        Some(&FIRST_GAME)
    }

    fn lessons() -> &'static [Lesson<Self>] {
        &LESSONS
    }
}
