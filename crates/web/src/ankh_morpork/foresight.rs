//! What a choice would change, and why others are not offered: found by trying them on a
//! world that fits the view. Whatever is hidden cannot change either.

use std::collections::BTreeMap;

use ankh_morpork::{Action, AnkhMorpork, Area, Areas, Owner, View};
use game::{Dice, Game, Refusal, Seat, Silent, Step, Worlds};
use maud::{Markup, html};

use super::pieces::counts;
use super::voice::Voice;
use crate::bare;

/// Any world that fits the view will do.
struct AnyWorld;

impl Dice for AnyWorld {
    fn below(&mut self, _sides: u32) -> u32 {
        0
    }
}

/// A world as the reader knows it, to try things on.
pub(super) struct Foresight {
    world: AnkhMorpork,
    seat: Seat,
    trouble: Areas,
    control: Vec<Areas>,
}

/// What would be different after a choice.
pub(super) struct Change {
    pub(super) trouble: (usize, usize),
    pub(super) gained: Areas,
    pub(super) lost: Areas,
}

impl Foresight {
    pub(super) fn new(view: &View, seat: Seat) -> Foresight {
        let world = AnkhMorpork::world(view, &mut AnyWorld);
        Foresight {
            world,
            seat,
            trouble: world.trouble(),
            control: Seat::all(view.seats().len()).map(|seat| world.controlled(seat)).collect(),
        }
    }

    /// What the choice changes at once, on the board.
    pub(super) fn change(&self, action: Action) -> Option<Change> {
        let mut after = self.world;
        after.apply(Step::Act(self.seat, action), &mut Silent).ok()?;
        let before = *self.control.get(self.seat.index())?;
        let now = after.controlled(self.seat);
        Some(Change {
            trouble: (self.trouble.len(), after.trouble().len()),
            gained: now & !before,
            lost: before & !now,
        })
    }

    /// The rule that stands against an action.
    pub(super) fn refusal(&self, action: Action) -> Option<Refusal> {
        let mut after = self.world;
        after.apply(Step::Act(self.seat, action), &mut Silent).err()
    }
}

/// "There is trouble there: Dimwell, Nap Hill", for what a player might have hoped to do.
pub(super) fn why_not(
    voice: Voice<'_>,
    view: &View,
    foresight: &Foresight,
    offered: &[Action],
) -> Markup {
    let mut reasons: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (action, name) in hopes(voice, view, offered) {
        if !offered.contains(&action)
            && let Some(refusal) = foresight.refusal(action)
        {
            reasons.entry(told_rule(view, refusal)).or_default().push(name);
        }
    }
    if reasons.is_empty() {
        return html! {};
    }
    html! {
        details class="why-not" name="why-not" {
            summary { (voice.say("why-not")) }
            ul {
                @for (rule, names) in &reasons {
                    li {
                        b { (voice.words.list(names)) } (voice.words.colon()) " "
                        (super::refusal(voice.words.lang(), rule)) " "
                        (rule_link(voice, rule))
                    }
                }
            }
        }
    }
}

/// The rule to tell of: whoever only hears that something is not offered asks why, and
/// the answer is the text of the card, or the power of the area, that asks.
fn told_rule(view: &View, refusal: Refusal) -> String {
    let because = view.because();
    match (because.power, because.card) {
        _ if refusal != Refusal::NOT_OFFERED => refusal.rule().to_owned(),
        (Some(area), _) => format!("AM-AREA-{area}-01").to_uppercase(),
        (None, Some(card)) => format!("AM-CARD-{card}").to_uppercase(),
        (None, None) => refusal.rule().to_owned(),
    }
}

/// A rule's id, leading to its place in the rules; those of the house have no page.
pub(super) fn rule_link(voice: Voice<'_>, rule: &str) -> Markup {
    html! {
        @if rule.starts_with("SNUG") {
            span class="rule-id" { (rule) }
        } @else {
            a class="rule-id" href={ "/rules/" (AnkhMorpork::NAME) "#" (rule) }
                aria-label=(voice.with("rule-link", &[("rule", rule.into())])) { (rule) }
        }
    }
}

/// What somebody in this place might want to do, and what to call it.
fn hopes(voice: Voice<'_>, view: &View, offered: &[Action]) -> Vec<(Action, String)> {
    let mut hopes = Vec::new();
    let areas = |verb: fn(Area) -> Action| {
        Area::ALL.into_iter().map(move |area| (verb(area), voice.area(area).to_owned()))
    };
    match offered.iter().find(|action| !matches!(action, Action::Use(_) | Action::Word(_))) {
        Some(Action::Play(_)) => {
            hopes.extend(view.hand().map(|card| (Action::Play(card), voice.card(card).to_owned())));
        }
        Some(Action::Place(_)) => hopes.extend(areas(Action::Place)),
        Some(Action::Build(_)) => hopes.extend(areas(Action::Build)),
        Some(Action::Calm(_)) => hopes.extend(areas(Action::Calm)),
        Some(Action::To(_)) => hopes.extend(areas(Action::To)),
        Some(Action::Stir(_)) => hopes.extend(areas(Action::Stir)),
        Some(Action::Assassinate(_)) => {
            for area in view.areas() {
                hopes.extend(counts(area).map(|(owner, _)| {
                    let minion = ankh_morpork::Minion { owner, area: area.area };
                    let whose = match owner.seat() {
                        Some(seat) => voice.names.of(seat).to_owned(),
                        None if owner == Owner::TROLL => voice.say("minion-troll").to_owned(),
                        None => voice.say("minion-demon").to_owned(),
                    };
                    let name = format!("{} ({whose})", voice.area(area.area));
                    (Action::Assassinate(minion), name)
                }));
            }
        }
        _ => {}
    }
    let owned = view.seat().and_then(|seat| view.seats().get(seat.index()));
    if let Some(owned) = owned
        && view.seat() == Some(view.active())
    {
        hopes.extend(owned.area_cards.map(|area| (Action::Use(area), voice.area(area).to_owned())));
    }
    hopes
}

/// Who and what is in an area, as small pictures.
pub(super) fn content(voice: Voice<'_>, view: &View, area: Area) -> Markup {
    let here = &view.areas()[area.index()];
    html! {
        @for (owner, _) in counts(here) { (voice.bare_piece(owner)) }
        @if here.trouble { (bare("pc", "p-trouble")) }
    }
}
