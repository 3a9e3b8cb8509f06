//! A hint in words: what a terminal prints and a page shows of it.

use game::{Dice, Seat};
use review::{Hint, Reason};

use crate::{Names, Speech, Text, Voice, Words};

/// So many reasons are told.
const REASONS: usize = 3;

/// A hint in the words of one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// What to answer, as a sentence.
    pub advice: Text,
    /// Why, each as a sentence: what it does on the board first, then what comes of it.
    pub why: Vec<Text>,
    /// How likely a win is then, as a sentence.
    pub chance: String,
    /// The answers that were compared, the advice first; only it where nothing else was.
    pub compared: Vec<Compared>,
}

/// An answer that was thought of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compared {
    /// The answer.
    pub what: String,
    /// How likely a win is after it.
    pub chance: String,
    /// The same, in hundredths of the chance after the advice.
    pub share: u32,
}

/// Tells a hint to whoever has this view.
pub fn tell<G: Speech>(
    hint: &Hint<G>,
    view: &G::View,
    names: &Names,
    words: &'static Words,
) -> Told {
    let voice: Voice<'_, G> = Voice::new(words, names);
    let answer = G::answer(voice, view, &hint.answer);
    let mut why = G::because(voice, view, hint);
    why.extend(hint.reasons.iter().map(|reason| reason_why(voice, reason)));
    why.truncate(REASONS);
    if why.is_empty() {
        why.push(words.say("hint-why-small").into());
    }
    let percent = |chance: f64| words.percent(chance);
    let share = |chance: f64| match hint.chance {
        best if best > 0.0 => (chance / best * 100.0).clamp(0.0, 100.0).round() as u32,
        _ => 0,
    };
    let compared = |(what, chance): (String, f64)| Compared {
        what,
        chance: percent(chance),
        share: share(chance),
    };
    let others =
        hint.others.iter().map(|(action, chance)| (G::choice(voice, view, action), *chance));
    let first = (answer.as_str().to_owned(), hint.chance);
    // The cards in it stand out already.
    let answer = if answer.is_plain() { Text::strong(answer.as_str()) } else { answer };
    Told {
        advice: words.text("hint-advice", &[("answer", answer.into())]),
        why,
        chance: words.with("hint-chance", &[("chance", percent(hint.chance).into())]),
        compared: [first].into_iter().chain(others).map(compared).collect(),
    }
}

impl Told {
    /// All of it as one paragraph, without the comparison.
    pub fn paragraph(&self) -> Text {
        let chance = Text::from(self.chance.as_str());
        Text::joined([&self.advice].into_iter().chain(&self.why).chain([&chance]), " ")
    }
}

fn reason_why<G>(voice: Voice<'_, G>, reason: &Reason) -> Text {
    let percent = |share: f64| voice.words.percent(share);
    let two = |played: f64, better: f64| {
        [("else", percent(played).into()), ("then", percent(better).into())]
    };
    match *reason {
        Reason::Loses { seat, played, better } => {
            let [other, then] = two(played, better);
            voice.text("hint-why-loses", &[("who", voice.who(seat).into()), other, then])
        }
        Reason::Wins { played, better } => voice.text("hint-why-wins", &two(played, better)),
        Reason::Risks { played, better } => voice.text("hint-why-risks", &two(played, better)),
        Reason::Helps { seat, by } => {
            let by = (by * 100.0).round() as i64;
            voice.text("hint-why-helps", &[("who", voice.who(seat).into()), ("by", by.into())])
        }
    }
}

/// How likely somebody is one of the roles that this says yes to, and the likeliest of them,
/// as a hint suspects them.
pub(crate) fn suspected<G: game::Game>(
    hint: &Hint<G>,
    seat: Seat,
    is_one: impl Fn(&str) -> bool,
) -> Option<(f64, &str)> {
    let suspicion = hint.suspicions.iter().find(|suspicion| suspicion.seat == seat)?;
    let mut roles = suspicion.roles.iter().filter(|role| is_one(&role.role)).peekable();
    let likeliest = roles.peek()?.role.as_str();
    Some((roles.map(|role| role.chance).sum(), likeliest))
}

/// Dice for a world that fits a view, where any will do.
pub struct AnyWorld;

impl Dice for AnyWorld {
    fn below(&mut self, _sides: u32) -> u32 {
        0
    }
}
