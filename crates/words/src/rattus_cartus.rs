//! *Rattus Cartus* in words.

mod choice;
mod ending;
mod hint;
mod options;
mod question;
pub mod reckoning;
mod sentence;
mod state;
mod unconfirmed;
mod voice;

use std::sync::LazyLock;

use game::lesson::Lesson;
use game::{Language, Seat};
use rattus_cartus::{
    Action, Building, Card, News, Open, Phase, RattusCartus, Setup, Shown, View, learn,
};

use crate::words::texts;
use crate::{Counted, FirstGame, Prompt, Speech, Spoken, Text, Texts, Voice};

pub use ending::nuns;
pub use sentence::Together;
pub use unconfirmed::unconfirmed;

/// The lessons, from easy to hard.
static LESSONS: LazyLock<Vec<Lesson<RattusCartus>>> =
    LazyLock::new(|| crate::lesson::read(learn::LESSONS));

/// The guided first game.
static FIRST_GAME: LazyLock<FirstGame<RattusCartus>> = LazyLock::new(|| {
    FirstGame::read(learn::FIRST_GAME, "rc", ["learn-rc-second", "learn-rc-third"])
});

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

    fn answer(voice: Voice<'_, Self>, _view: &View, actions: &[Action]) -> Text {
        hint::answer(voice, actions)
    }

    fn because(voice: Voice<'_, Self>, view: &View, hint: &review::Hint<Self>) -> Vec<Text> {
        hint::because(voice, view, hint)
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

    fn counted(language: Language, kind: Counted, word: &str) -> Option<String> {
        let key = match kind {
            Counted::Role | Counted::Edition => return None,
            Counted::Play => format!("rc-building-{word}"),
            Counted::Ending => format!("rc-counted-{word}"),
        };
        language.words().has(&key).then(|| language.words().say(&key).to_owned())
    }

    fn how_it_ended(voice: Voice<'_, Self>, view: &View) -> Option<Text> {
        ending::ending(voice, view)
    }

    fn hand(voice: Voice<'_, Self>, view: &View) -> Option<String> {
        state::hand(voice, view)
    }

    fn on_the_board(voice: Voice<'_, Self>, view: &View) -> Vec<String> {
        state::board(voice, view)
    }

    fn at_the_table(voice: Voice<'_, Self>, view: &View) -> Vec<String> {
        state::people(voice, view)
    }

    fn opens(shown: &Shown) -> bool {
        matches!(shown.news, News::Open(Open::RoundBegins { .. }))
    }

    fn chosen_text(voice: Voice<'_, Self>, action: &Action) -> Option<String> {
        match *action {
            Action::Enter(card) => Some(voice.actions(card.building())),
            _ => None,
        }
    }

    fn hand_texts(voice: Voice<'_, Self>, view: &View) -> Vec<(String, String)> {
        let hand = view.seat.and_then(|seat| view.players[seat.index()].hand);
        let kinds = hand.iter().flat_map(|hand| hand.kinds());
        kinds.map(|(card, _)| (voice.card(card), voice.on_card(card))).collect()
    }

    fn card_texts(voice: Voice<'_, Self>) -> Vec<(String, String)> {
        let cards = [Card::JOKER, Card::SWORD, Card::FLUTE, Card::PASS, Card::GOLD];
        let cards = cards.iter().map(|&card| (voice.card(card), voice.on_card(card)));
        let buildings = Building::ALL
            .iter()
            .map(|&building| (voice.building(building).to_owned(), voice.actions(building)));
        cards.chain(buildings).collect()
    }

    fn final_points(view: &View, seat: Seat) -> Option<i64> {
        Some(view.scores.as_ref()?.get(seat.index())?.total().into())
    }

    fn first_game() -> Option<&'static FirstGame<Self>> {
        Some(&FIRST_GAME)
    }

    fn lessons() -> &'static [Lesson<Self>] {
        &LESSONS
    }
}
