//! The tiny game in words.

use game::{Language, Seat};
use tiny::{Cards, Move, Phase, Setup, Shown, Tiny, View};

use crate::words::texts;
use crate::{Prompt, Speech, Spoken, Text, Texts, Voice};

impl Speech for Tiny {
    const TEXTS: Texts = texts!("tiny.ftl");

    fn sentence(voice: Voice<'_, Self>, shown: &Shown) -> Text {
        let (key, seat, card) = match *shown {
            Shown::Dealt { seat, card } => ("tiny-dealt", seat, card),
            Shown::Passed { seat, card } => ("tiny-passed", seat, card),
            Shown::Played { seat, card } => ("tiny-played", seat, card),
        };
        voice.about(key, seat, &[("card", cards(voice, card).into())])
    }

    fn question(voice: Voice<'_, Self>, view: &View, _actions: &[Move]) -> Prompt {
        Prompt::new(voice.say(match view.phase {
            Phase::Pass => "tiny-ask-pass",
            _ => "tiny-ask-play",
        }))
    }

    fn choice(voice: Voice<'_, Self>, _view: &View, action: &Move) -> String {
        match *action {
            Move::Pass(card) => voice.number("tiny-pass", card),
            Move::Play(card) | Move::Deal(card) => voice.number("tiny-play", card),
        }
    }

    fn progress(language: Language, view: &View) -> String {
        let played: usize = view.played.iter().map(|cards| cards.len()).sum();
        language.words().with("tiny-progress", &[("n", played.into())])
    }

    fn agreed(_language: Language, _setup: &Setup) -> Vec<String> {
        Vec::new()
    }

    fn how_it_ended(voice: Voice<'_, Self>, view: &View) -> Option<Text> {
        (view.phase == Phase::Over).then(|| voice.say("tiny-ended").into())
    }

    fn hand(voice: Voice<'_, Self>, view: &View) -> Option<String> {
        view.seat.map(|_| voice.with("tiny-hand", &[("cards", cards(voice, view.hand).into())]))
    }

    fn on_the_board(_voice: Voice<'_, Self>, _view: &View) -> Vec<String> {
        Vec::new()
    }

    fn final_points(_view: &View, _seat: Seat) -> Option<i64> {
        None
    }

    fn at_the_table(voice: Voice<'_, Self>, view: &View) -> Vec<String> {
        let line = |(seat, &played): (Seat, &Cards)| {
            voice.about("tiny-has-played", seat, &[("cards", cards(voice, played).into())])
        };
        Seat::all(view.played.len()).zip(&view.played).map(line).map(Text::into_string).collect()
    }
}

/// Some cards, or a card nobody may see.
fn cards(voice: Voice<'_, Tiny>, cards: Cards) -> String {
    let numbers: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    match numbers.is_empty() {
        true => voice.say("tiny-unseen").to_owned(),
        false => voice.words.list(&numbers),
    }
}
