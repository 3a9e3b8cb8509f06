//! Why an answer is good, by what it does on the board.

use std::collections::BTreeMap;

use ankh_morpork::{Action, AnkhMorpork, Areas, Card, Personality, Progress, Symbol, View, Word};
use game::{Game, Seat, SeatSet, Silent, Status, Step, Worlds};
use review::Hint;

use crate::hint::{AnyWorld, suspected};
use crate::{Text, Value};

type Voice<'a> = crate::Voice<'a, AnkhMorpork>;

/// Less than this is a guess that is not told.
const SUSPECTED: f64 = 0.4;

/// A world that fits the view, before the answer and after it.
struct Tried {
    before: AnkhMorpork,
    after: AnkhMorpork,
    radar: View,
}

impl Tried {
    /// Tries the answer; whoever could stop it does not.
    fn new(view: &View, seat: Seat, action: Action) -> Option<Tried> {
        let before = AnkhMorpork::world(view, &mut AnyWorld);
        let mut after = before;
        after.apply(Step::Act(seat, action), &mut Silent).ok()?;
        while let (Some(pass), Status::Seats(asked)) = (after.lets_happen(), after.status()) {
            let next = asked.first()?;
            after.apply(Step::Act(next, pass), &mut Silent).ok()?;
        }
        let radar = after.view(None, &after.memory(None));
        Some(Tried { before, after, radar })
    }

    /// The areas that somebody controls no longer.
    fn lost(&self, seat: Seat) -> Areas {
        self.before.controlled(seat) & !self.after.controlled(seat)
    }

    /// How far somebody would be as this personality then.
    fn progress(&self, seat: Seat, id: &str) -> Option<Progress> {
        self.radar.seats()[seat.index()].radar.get(id).copied()
    }
}

/// What an answer does on the board, what matters most first.
pub(super) fn because(voice: Voice<'_>, view: &View, hint: &Hint<AnkhMorpork>) -> Vec<Text> {
    let (Some(seat), Some(&action)) = (view.seat(), hint.answer.first()) else {
        return Vec::new();
    };
    if let Action::Play(card) = action {
        return offered(voice, card);
    }
    let Some(tried) = Tried::new(view, seat, action) else { return Vec::new() };
    let others: SeatSet = Seat::all(view.seats().len()).filter(|other| *other != seat).collect();
    let mut why: Vec<Text> = own_progress(voice, view, seat, &tried).into_iter().collect();
    if let Action::Word(Word::Read | Word::Accept) = action {
        why.extend(view.because().card.and_then(|card| text_of(voice, card)));
    }
    for other in others.iter() {
        why.extend(taken(voice, hint, other, &tried));
        why.extend(set_back(voice, view, hint, other, &tried));
    }
    let gained = tried.after.controlled(seat) & !tried.before.controlled(seat);
    let from_others = others.iter().map(|other| tried.lost(other));
    let free = gained & !from_others.fold(Areas::NONE, |all, lost| all | lost);
    for area in free {
        why.push(voice.text("hint-am-gains", &[("area", voice.the(area).into())]));
    }
    if let Action::Build(area) | Action::Buy(area) = action {
        why.push(voice.text("hint-am-power", &[("power", voice.power_text(area).into())]));
    }
    let (before, after) = (tried.before.trouble().len(), tried.after.trouble().len());
    if before != after {
        why.push(voice.number("hint-am-trouble", after as u32).into());
    }
    why
}

/// What a card offers whoever plays it: its symbols, and its text where that is one of them.
fn offered(voice: Voice<'_>, card: Card) -> Vec<Text> {
    let symbols = card.symbols();
    let named: Vec<String> = symbols.iter().map(|&symbol| voice.symbol(symbol)).collect();
    let named = voice.words.list(&named);
    let offers = voice.text("hint-am-card", &[("symbols", named.into())]);
    let has_text = symbols.is_empty() || symbols.contains(&Symbol::Scroll);
    let text = has_text.then(|| text_of(voice, card)).flatten();
    (!symbols.is_empty()).then_some(offers).into_iter().chain(text).collect()
}

/// What the card itself says.
fn text_of(voice: Voice<'_>, card: Card) -> Option<Text> {
    Some(voice.text("hint-am-text", &[("text", voice.card_text(card)?.into())]))
}

/// The areas that somebody loses, and who would need them.
fn taken(voice: Voice<'_>, hint: &Hint<AnkhMorpork>, other: Seat, tried: &Tried) -> Option<Text> {
    let lost = tried.lost(other);
    let area = lost.into_iter().next()?;
    let values = [("area", voice.the(area).into()), ("who", voice.who(other).into())];
    Some(match role(hint, other, is_lord) {
        Some(role) => {
            let [area, who] = values;
            voice.text("hint-am-takes-needed", &[area, who, ("role", spoken(voice, role))])
        }
        None => voice.text("hint-am-takes", &values),
    })
}

/// How far one is oneself, where the answer changes that.
fn own_progress(voice: Voice<'_>, view: &View, seat: Seat, tried: &Tried) -> Option<Text> {
    let own = view.personality()?;
    let before = radar(view, seat).get(own.id()).copied()?;
    let after = tried.progress(seat, own.id()).filter(|after| after.have > before.have)?;
    let values =
        [("role", voice.personality(own).into()), ("progress", voice.progress(own, after).into())];
    Some(voice.text("hint-am-own", &values))
}

/// How far somebody who may be after something else than areas is set back.
fn set_back(
    voice: Voice<'_>,
    view: &View,
    hint: &Hint<AnkhMorpork>,
    other: Seat,
    tried: &Tried,
) -> Option<Text> {
    let (id, before) = radar(view, other).iter().find_map(|(id, before)| {
        let role = role(hint, other, |role| role == id && !is_lord(role))?;
        Some((role, before))
    })?;
    let personality = personality(id)?;
    let after = tried.progress(other, id).filter(|after| after.have < before.have)?;
    let values = [
        ("who", voice.who(other).into()),
        ("role", spoken(voice, id)),
        ("progress", voice.progress(personality, after).into()),
    ];
    Some(voice.text("hint-am-set-back", &values))
}

fn radar(view: &View, seat: Seat) -> &BTreeMap<String, Progress> {
    &view.seats()[seat.index()].radar
}

/// The likeliest of these roles, where somebody is rather one of them than not.
fn role(hint: &Hint<AnkhMorpork>, seat: Seat, is_one: impl Fn(&str) -> bool) -> Option<&str> {
    suspected(hint, seat, is_one).filter(|(chance, _)| *chance >= SUSPECTED).map(|(_, role)| role)
}

fn personality(id: &str) -> Option<Personality> {
    Personality::ALL.into_iter().find(|personality| personality.id() == id)
}

fn spoken(voice: Voice<'_>, id: &str) -> Value<'static> {
    personality(id).map_or("", |personality| voice.personality(personality)).into()
}

/// Whether a personality wins by the areas it controls.
fn is_lord(id: &str) -> bool {
    matches!(
        personality(id),
        Some(Personality::Selachii | Personality::Rust | Personality::DeWorde)
    )
}
