//! The influence board: six houses whose floors the discs climb. The walls are sent
//! again only when a floor is added; the discs are an overlay of their own.

use game::Seat;
use maud::{Markup, html};
use rattus_cartus::{Card, Class, Phase, View};

use super::Voice;
use super::picture::class_symbol;
use super::reckoning::{entrants, influence, points, ranks};
use crate::{Names, Region, icon, piece_in, symbol_in, use_of};

/// From one house to the next.
const STEP: i32 = 149;
/// The left wall of the first house, and the width of each.
const LEFT: i32 = 10;
const WIDTH: i32 = 134;
/// Where the walls begin below the roof.
const TOP: i32 = 60;
/// The least a floor is high.
const LOWEST_FLOOR: i32 = 22;

/// How the houses are drawn: it depends on nothing but how high they are.
struct Plan {
    floors: u16,
    floor: i32,
    ground: i32,
}

impl Plan {
    fn new(view: &View) -> Plan {
        let floors = floors(view);
        let floor = (385 / i32::from(floors + 1)).max(LOWEST_FLOOR);
        Plan { floors, floor, ground: TOP + floor * i32::from(floors + 1) }
    }

    /// The upper edge of a floor.
    fn y(&self, floor: u16) -> i32 {
        self.ground - self.floor * i32::from(floor + 1)
    }

    fn height(&self) -> i32 {
        self.ground + 88
    }

    fn disc(&self) -> i32 {
        (self.floor - 3).min(32)
    }

    fn view_box(&self) -> String {
        format!("0 0 900 {}", self.height())
    }
}

/// Houses of three heights: they never shrink, so the walls are hardly ever sent again.
fn floors(view: &View) -> u16 {
    let highest = view.influence.values().flatten().max().copied().unwrap_or(0);
    match highest {
        0..=10 => 12,
        11..=18 => 20,
        _ => highest.div_ceil(10) * 10 + 2,
    }
}

/// How high a floor is, in units of the drawing.
pub(super) fn floor_height(view: &View) -> i32 {
    Plan::new(view).floor
}

/// The walls, roofs and floors: one house is drawn, and used six times.
pub(super) fn walls(view: &View, voice: Voice<'_>) -> Markup {
    let plan = Plan::new(view);
    html! {
        svg #walls.houses-svg viewBox=(plan.view_box()) aria-hidden="true" {
            defs { (house(&plan)) }
            @for (index, class) in Class::ALL.into_iter().enumerate() {
                @let left = STEP * index as i32;
                @let middle = left + LEFT + WIDTH / 2;
                g.house data-class=(class.name()) {
                    use href="#a-house" x=(left) {}
                    svg.h-icon x=(middle - 19) y="22" width="38" height="38" {
                        (use_of(class_symbol(class)))
                    }
                    text.h-name x=(middle) y=(format!("{}", plan.ground + 82)) {
                        (voice.class(class))
                    }
                }
            }
        }
    }
}

fn house(plan: &Plan) -> Markup {
    let right = LEFT + WIDTH;
    let middle = LEFT + WIDTH / 2;
    let ground = plan.ground;
    let bands: String = (1..=plan.floors)
        .step_by(2)
        .map(|floor| format!("M{} {}h132v{}h-132z", LEFT + 1, plan.y(floor), plan.floor))
        .collect();
    html! {
        g #a-house {
            path.h-wall d=(format!("M{LEFT} {TOP}H{right}V{}H{LEFT}z", ground + 58)) {}
            path.h-band d=(bands) {}
            @for floor in 0..=plan.floors {
                @let y = plan.y(floor) + plan.floor / 2 + 6;
                text.h-no.(if floor % 5 == 0 { "h-five" } else { "" }) x=(LEFT + 17) y=(format!("{y}")) {
                    (floor)
                }
            }
            path.h-beam d=(format!("M{} {TOP}V{ground}", LEFT + 32)) {}
            path.h-ground d=(format!("M{LEFT} {ground}h134v58h-134z")) {}
            path.h-edge d=(format!("M{LEFT} 58V{}H{right}V58", ground + 58)) {}
            path.h-roof d=(format!("M{} 64L{middle} 3L{} 64z", LEFT - 8, right + 8)) {}
        }
    }
}

/// The ids of the six overlays.
const OVERLAYS: [&str; 6] = [
    "discs-peasantry",
    "discs-bourgeoisie",
    "discs-church",
    "discs-chivalry",
    "discs-magic",
    "discs-royalty",
];

/// An overlay for each house, so that only the houses that changed are sent: the discs, who
/// scores now, which classes are in the row, and how far somebody may climb.
pub(super) fn discs(view: &View, names: &Names, laying: Option<(Seat, Class)>) -> Vec<Region> {
    let plan = Plan::new(view);
    let overlays = Class::ALL.into_iter().zip(OVERLAYS).enumerate();
    overlays
        .map(|(index, (class, id))| Region {
            id,
            html: overlay(view, names, &plan, index, class, laying),
        })
        .collect()
}

fn overlay(
    view: &View,
    names: &Names,
    plan: &Plan,
    index: usize,
    class: Class,
    laying: Option<(Seat, Class)>,
) -> Markup {
    // All overlays lie over the whole drawing, so that a disc has one place in all sizes.
    let left = LEFT + STEP * index as i32;
    html! {
        svg.houses-svg.houses-over id=(OVERLAYS[index]) viewBox=(plan.view_box()) aria-hidden="true" data-class=(class.name()) data-lights=(class.name()) {
            @for (rank, (seat, points)) in ranks(view, class).into_iter().enumerate() {
                @let x = left + 13 + 43 * rank as i32;
                (disc(names, seat, x, plan.ground + 5, 26, None))
                text.h-pt x=(x + 13) y=(format!("{}", plan.ground + 52)) { (points) }
            }
            (reach(view, names, plan, class, left))
            (stacks(view, names, plan, class, left))
            @if let Some((seat, _)) = laying.filter(|(_, other)| *other == class) {
                (ghost(view, names, plan, class, left, seat))
            }
        }
    }
}

/// The numbers on the roofs, in an overlay of their own.
pub(super) fn flags(view: &View) -> Markup {
    let plan = Plan::new(view);
    html! {
        svg #flags.houses-svg.houses-over viewBox=(plan.view_box()) aria-hidden="true" {
            @for (index, class) in Class::ALL.into_iter().enumerate() {
                (flag(view, class, LEFT + STEP * index as i32))
            }
        }
    }
}

/// The discs of one house; the first to arrive on a floor stands left.
fn stacks(view: &View, names: &Names, plan: &Plan, class: Class, left: i32) -> Markup {
    let size = plan.disc();
    let Some(order) = view.discs.get(&class) else { return html! {} };
    let place = |at: usize, seat: Seat| {
        let floor = influence(view, class, seat);
        let same = |other: &&Seat| influence(view, class, **other) == floor;
        let before = order[..at].iter().filter(same).count();
        let all = order.iter().filter(same).count();
        let step = if all > 1 { ((97 - size) / (all - 1) as i32).min(size - 1) } else { 0 };
        (left + 35 + step * before as i32, plan.y(floor) + (plan.floor - size) / 2)
    };
    html! {
        @for (at, &seat) in order.iter().enumerate() {
            @let (x, y) = place(at, seat);
            (disc(names, seat, x, y, size, Some(format!("inf-{}-{seat}", class.name()))))
        }
    }
}

/// A disc; those that climb have an id and glide.
fn disc(names: &Names, seat: Seat, x: i32, y: i32, size: i32, id: Option<String>) -> Markup {
    let symbol = symbol_in(names.colour(seat));
    html! {
        @match id {
            Some(id) => {
                @let place = format!("transform:translate({x}px,{y}px)");
                svg.tk id=(id) width=(size) height=(size) style=(place) { (use_of(symbol)) }
            }
            None => svg x=(format!("{x}")) y=(format!("{y}")) width=(size) height=(size) { (use_of(symbol)) },
        }
    }
}

/// Dashes: how far the cards that somebody laid face down could carry him.
fn reach(view: &View, names: &Names, plan: &Plan, class: Class, left: i32) -> Markup {
    let hidden = view.entered.iter().copied().filter(|seat| {
        let player = &view.players[seat.index()];
        let here = player.building.is_some_and(|card| card.class() == class);
        here && !player.open && player.laid_size > 0
    });
    html! {
        @for (index, seat) in hidden.enumerate() {
            @let x = left + WIDTH - 9 - 9 * index as i32;
            @let from = plan.y(influence(view, class, seat)) + plan.floor / 2;
            @let to = (from - plan.floor * i32::from(view.players[seat.index()].laid_size)).max(TOP + 4);
            path.reach.(names.colour(seat).id()) d=(format!("M{x} {from}V{to}")) {}
            path.reach-cap d=(format!("M{} {to}h8", x - 4)) {}
        }
    }
}

/// Where the reader's disc would land; the script lifts it with every card ticked.
fn ghost(view: &View, names: &Names, plan: &Plan, class: Class, left: i32, seat: Seat) -> Markup {
    let y = plan.y(influence(view, class, seat));
    let size = plan.disc();
    let ring = format!("M{} {y}h94v{}h-94z", left + 35, plan.floor);
    html! {
        g.h-ghost data-up="bodies" style=(format!("--floor:{}px", plan.floor)) {
            path.ghost-ring d=(ring) {}
            (disc(names, seat, left + 38, y + (plan.floor - size) / 2, size, None))
        }
    }
}

/// The number on the roof: this class has a building in the row.
fn flag(view: &View, class: Class, left: i32) -> Markup {
    let places: Vec<String> = (1..)
        .zip(&view.row)
        .filter(|(_, card)| card.class() == class)
        .map(|(place, _): (u32, _)| place.to_string())
        .collect();
    // Two buildings of a class need a wider sign; it grows to the left.
    let width = 34 + 30 * (places.len() as i32 - 1);
    let right = left + 139;
    html! {
        @if !places.is_empty() {
            g.h-flag {
                rect x=(right - width) y="7" width=(width) height="34" rx="17" {}
                text x=(right - width / 2) y="32" { (places.join("+")) }
            }
        }
    }
}

/// The ids of the sentences about the houses.
const SENTENCES: [&str; 6] =
    ["inf-peasantry", "inf-bourgeoisie", "inf-church", "inf-chivalry", "inf-magic", "inf-royalty"];

/// The same in words, for those who do not see the houses: a sentence for each.
pub(super) fn in_words(view: &View, voice: Voice<'_>) -> Vec<Region> {
    let sentences = Class::ALL.into_iter().zip(SENTENCES);
    sentences
        .map(|(class, id)| Region {
            id,
            html: html! { li id=(id) { (sentence(view, class, voice)) } },
        })
        .collect()
}

fn sentence(view: &View, class: Class, voice: Voice<'_>) -> String {
    let ranks = ranks(view, class);
    let of = |seat: Seat| {
        let scores =
            ranks.iter().find(|(other, _)| *other == seat).map_or(0, |&(_, points)| points);
        let values =
            [("points", scores.into()), ("influence", influence(view, class, seat).into())];
        format!("{} {}", voice.name(seat), voice.with("rc-houses-cell", &values))
    };
    let people: Vec<String> = Seat::all(view.players.len()).map(of).collect();
    let words = voice.words;
    format!("{}{} {}", voice.class(class), words.colon(), words.parts(&people))
}

/// Points if it ended now.
pub(super) fn standings(view: &View, voice: Voice<'_>) -> Markup {
    let mut order: Vec<(Seat, u16)> =
        Seat::all(view.players.len()).map(|seat| (seat, points(view, seat))).collect();
    order.sort_by_key(|&(_, points)| std::cmp::Reverse(points));
    let most = order.first().map_or(1, |&(_, points)| points.max(1));
    html! {
        div #standings.standing {
            @if view.phase != Phase::EndOfGame {
                h3 { (voice.say("rc-if-ended")) }
                ol {
                    @for (seat, points) in order {
                        @let colour = voice.names.colour(seat);
                        li data-seat=(colour.id()) {
                            (piece_in(colour)) b { (voice.name(seat)) }
                            span.st-bar aria-hidden="true" {
                                i style=(format!("width:{}%", 100 * points / most)) {}
                            }
                            span.st-n { (points) }
                        }
                    }
                }
                p { (voice.say("rc-if-ended-note")) }
            }
        }
    }
}

/// The piles, each with its id and symbol.
const PILES: [(&str, &str); 9] = [
    ("pile-deck", "i-deck"),
    ("pile-discard", "i-card"),
    ("pile-markers", "i-crown"),
    ("pile-buildings", "i-build"),
    ("pile-joker", "r-joker"),
    ("pile-sword", "r-sword"),
    ("pile-flute", "r-flute"),
    ("pile-pass", "r-pass"),
    ("pile-gold", "r-gold"),
];

/// What is left in the piles; their names are shown to who points at them.
pub(super) fn piles(view: &View, voice: Voice<'_>) -> Markup {
    html! {
        ul.stock aria-label=(voice.say("rc-piles")) {
            @for ((_, symbol), region) in PILES.into_iter().zip(pile_regions(view, voice)) {
                li { (icon(symbol)) (region.html) }
            }
        }
    }
}

/// The number in each pile, each a region.
pub(super) fn pile_regions(view: &View, voice: Voice<'_>) -> Vec<Region> {
    let open = |card: Card| {
        let number = view.piles.count(card);
        (number, voice.with("rc-pile-open", &[("cards", voice.some(card, number).into())]))
    };
    let closed = |key: &str, number: u8| (number, voice.number(key, number));
    let mut numbers = vec![
        closed("rc-pile-deck", view.deck),
        closed("rc-pile-discard", view.discard),
        closed("rc-pile-markers", view.markers),
        closed("rc-pile-buildings", view.building_deck),
    ];
    numbers.extend(Card::OPEN.map(open));
    let region = |((id, _), (number, said)): ((&'static str, &str), (u8, String))| Region {
        id,
        html: html! { span id=(id) { b aria-hidden="true" { (number) } span.vh { (said) } } },
    };
    PILES.into_iter().zip(numbers).map(region).collect()
}

/// Whether somebody stands in the building at this place of the row.
pub(super) fn is_entered(view: &View, at: usize) -> bool {
    entrants(view, at).next().is_some()
}
