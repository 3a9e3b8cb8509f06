//! The city: a drawing that is sent once, and the pieces on it.

use std::sync::LazyLock;

use ankh_morpork::{AnkhMorpork, Area, AreaView, Areas, Danger, Minion, Owner, Topic};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use words::ankh_morpork::counts;

use super::Voice;
use super::picture;
use super::pieces::Pieces;
use crate::{Scene, assets, symbol_in};

/// The drawing without names, numbers and pieces.
pub(super) const DRAWING: &str = include_str!("../../assets/city.svg");

/// Where things stand in an area, on a map of 1000 by 1000.
#[derive(Deserialize)]
pub(super) struct Slots {
    id: String,
    name: [i32; 2],
    number: [i32; 2],
    pub(super) building: [i32; 2],
    pub(super) trouble: [i32; 2],
    pub(super) minions: [[i32; 2]; 8],
}

static SLOTS: LazyLock<Vec<Slots>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct File {
        area: Vec<Slots>,
    }
    let File { area } = game::data::read(include_str!("../../assets/city-slots.toml"))
        .expect("assets/city-slots.toml is well formed");
    let ids: Vec<&str> = area.iter().map(|slots| slots.id.as_str()).collect();
    assert_eq!(ids, Area::ALL.map(Area::id), "assets/city-slots.toml lists the areas in order");
    area
});

pub(super) fn slots(area: Area) -> &'static Slots {
    &SLOTS[area.index()]
}

/// The most minions an area shows one by one.
const MOST: usize = 8;

/// The pieces as they stand on the map, around their middle: drawn once, used by id.
const TOKENS: [(&str, &str, i32); 8] = [
    ("t-red", "m-red", 38),
    ("t-yellow", "m-yellow", 38),
    ("t-green", "m-green", 38),
    ("t-blue", "m-blue", 38),
    ("t-purple", "m-purple", 38),
    ("t-troll", "p-troll", 38),
    ("t-demon", "p-demon", 38),
    ("t-trouble", "p-trouble", 46),
];

/// The drawing with names, numbers and costs in the reader's language: sent once.
pub(super) fn drawing(voice: Voice<'_>) -> Markup {
    html! {
        svg.cm viewBox="0 0 1000 1000" aria-hidden="true" focusable="false" { (city(voice)) }
    }
}

/// The same as a symbol, for pages that show parts of the city several times.
pub(super) fn symbol(voice: Voice<'_>) -> Markup {
    html! {
        svg.sprite aria-hidden="true" focusable="false" {
            symbol #whole-city viewBox="0 0 1000 1000" { (city(voice)) }
        }
    }
}

/// The part of the city around some areas, with what stands there. The page has [`symbol`].
pub(super) fn cropped(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, areas: &[Area]) -> Markup {
    let [left, top, right, bottom] = bounds(areas);
    let (width, height) = (right - left, bottom - top);
    let standing = standing(scene, voice, &Pieces::new(scene.view, scene.log));
    html! {
        svg viewBox={ (left) " " (top) " " (width) " " (height) } focusable="false" {
            (PreEscaped(r##"<use href="#whole-city" width="1000" height="1000"/>"##))
            (standing)
        }
    }
}

/// The rectangle that holds these areas, with some room around them: left, top, right, bottom.
fn bounds(areas: &[Area]) -> [i32; 4] {
    const ROOM: i32 = 24;
    let mut found = [1000, 1000, 0, 0];
    for area in areas {
        let mark = format!(r#"id="shape-{}""#, area.number());
        let path = DRAWING.split_once(&mark).map_or("", |(_, rest)| rest);
        let path = path.split('Z').next().unwrap_or_default();
        for point in path.split('L') {
            let point = point.trim_start_matches(|sign: char| !sign.is_ascii_digit());
            let mut numbers = point.split(' ').filter_map(|number| number.parse::<i32>().ok());
            let (Some(x), Some(y)) = (numbers.next(), numbers.next()) else { continue };
            found = [found[0].min(x), found[1].min(y), found[2].max(x), found[3].max(y)];
        }
    }
    let [left, top, right, bottom] = found;
    let [across, down] = [right - left + 2 * ROOM, bottom - top + 2 * ROOM];
    // Pictures beside each other are alike: four to three, unless it is the whole city.
    let width = across.max(down * 4 / 3).min(1000);
    let height = down.max(across * 3 / 4).min(1000);
    let from = |low: i32, high: i32, size: i32| ((low + high - size) / 2).clamp(0, 1000 - size);
    let [left, top] = [from(left, right, width), from(top, bottom, height)];
    [left, top, left + width, top + height]
}

fn city(voice: Voice<'_>) -> Markup {
    let roofs = assets::url("roofs.svg");
    let far = format!(
        r##"<use class="cm-roof cm-far" href="{roofs}#far"/><use class="cm-roof" href="{roofs}#near"/><use class="cm-ridge" href="{roofs}#ridges"/>"##
    );
    html! {
        (PreEscaped(DRAWING.replace("{roofs}", &far)))
        defs { @for (id, symbol, size) in TOKENS { g id=(id) { (placed(symbol, [0, 0], size)) } } }
        g #cm-labels { @for area in Area::ALL { (label(voice, area)) } }
    }
}

fn label(voice: Voice<'_>, area: Area) -> Markup {
    let Slots { name: [x, y], building: [bx, by], trouble: [tx, ty], .. } = *slots(area);
    let rows = rows(area, voice.area(area));
    let longest = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    let size = match area {
        Area::NapHill if rows.len() == 2 => 22,
        Area::NapHill if longest > 9 => 24,
        Area::NapHill | Area::DollySisters | Area::SmallGods | Area::TheShades => 28,
        _ if longest <= 14 => 28,
        _ => 24,
    };
    let top = if rows.len() == 1 { y + 9 } else { y - 4 };
    html! {
        path.cm-plot d={ "M" (bx - 27) " " (by + 27) "v-35l27-21 27 21v35z" } {}
        text.cm-cost x=(bx) y=(by + 17) { (voice.money(area.cost().into())) }
        circle.cm-spot cx=(tx) cy=(ty) r="19" {}
        text.cm-name x=(x) y=(top) style={ "font-size:" (size) "px" } {
            @for (nth, row) in rows.iter().enumerate() {
                tspan x=(x) dy=(if nth == 0 { 0 } else { size }) { (row) }
            }
        }
        (number(area))
    }
}

/// The number of an area on its ten-sided badge.
fn number(area: Area) -> Markup {
    let [x, y] = slots(area).number;
    html! {
        g id={ "no-" (area.number()) } {
            path.cm-badge d={ "M" (x) " " (y - 17) "l10 3 6 9v10l-6 9-10 3-10-3-6-9v-10l6-9z" } {}
            text.cm-no x=(x) y=(y + 7) { (area.number()) }
        }
    }
}

/// A name on one line or two, broken where it reads well.
fn rows(area: Area, name: &str) -> Vec<String> {
    let room = match area {
        Area::DollySisters | Area::SmallGods | Area::TheShades => 18,
        Area::Dimwell => 15,
        Area::IsleOfGods => 9,
        Area::NapHill => 14,
        _ => 13,
    };
    // Long German words have no gap of their own.
    for (whole, first, second) in
        [("Drachenlandeplatz", "Drachen-", "landeplatz"), ("Siebenschläfer", "Sieben-", "schläfer")]
    {
        if name == whole {
            return vec![first.to_owned(), second.to_owned()];
        }
    }
    let middle = name.len() / 2;
    let gaps = name.match_indices([' ', '-']).map(|(at, _)| at + 1);
    match gaps.min_by_key(|at| at.abs_diff(middle)) {
        Some(at) if name.chars().count() > room => {
            vec![name[..at].trim_end().to_owned(), name[at..].to_owned()]
        }
        _ => vec![name.to_owned()],
    }
}

/// Everything that stands in the city: morphed piece by piece.
pub(super) fn pieces(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, pieces: &Pieces) -> Markup {
    let lit = lit_areas(scene);
    html! {
        svg id="pieces" class="cm cm-over" viewBox="0 0 1000 1000" aria-hidden="true" focusable="false" {
            @for area in super::recap::changed(scene) { (shape(area, "cm-new")) }
            @for area in lit { (shape(area, "cm-can")) }
            (standing(scene, voice, pieces))
            (threatened(scene, pieces))
        }
    }
}

/// Who rules where, and every piece.
fn standing(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, pieces: &Pieces) -> Markup {
    html! {
        @for area in scene.view.areas() {
            @if let Some(seat) = area.controller {
                g clip-path={ "url(#clip-" (area.area.number()) ")" } {
                    (shape(area.area, &format!("rule-line {}", voice.names.colour(seat).id())))
                }
            }
        }
        @for area in scene.view.areas() { (stand(voice, area, pieces)) }
    }
}

fn shape(area: Area, class: &str) -> Markup {
    let number = area.number();
    PreEscaped(format!(r##"<use href="#shape-{number}" class="{class}"/>"##))
}

/// The areas a question is about.
fn lit_areas(scene: &Scene<'_, AnkhMorpork>) -> Areas {
    let Some(question) = scene.question else { return Areas::NONE };
    question.actions.iter().filter_map(|&action| super::choices::area_of(action)).collect()
}

fn stand(voice: Voice<'_>, area: &AreaView, pieces: &Pieces) -> Markup {
    let place = slots(area.area);
    let number = area.area.number();
    html! {
        @if let Some(seat) = area.building {
            @let [x, y] = place.building;
            @let colour = voice.names.colour(seat).id();
            g id={ "building-" (number) } class="tk" style={ "--fill:var(--p-" (colour) ")" } {
                (placed("p-building", [x, y], 60))
                (placed(symbol_in(voice.names.colour(seat)), [x, y - 13], 22))
                text.b-cost x=(x) y=(y + 20) fill={ "var(--p-" (colour) "-mark)" } {
                    (voice.money(area.area.cost().into()))
                }
            }
            // The badge stands in front of the building.
            (PreEscaped(format!(r##"<use href="#no-{number}"/>"##)))
        }
        @if area.trouble { (token("t-trouble", &format!("trouble-{number}"), place.trouble)) }
        @let here = pieces.of(area.area);
        @if here.len() <= MOST {
            @for (piece, &slot) in here.iter().zip(&place.minions) {
                (token(&token_of(voice, piece.owner), &piece_id(piece.owner, piece.id), slot))
            }
        } @else {
            (crowd(voice, area, pieces))
        }
    }
}

/// More than fit: one token an owner, with a number.
fn crowd(voice: Voice<'_>, area: &AreaView, pieces: &Pieces) -> Markup {
    html! {
        @for ((owner, _), [x, y]) in counts(area).zip(crowd_slots(area.area)) {
            @let first = pieces.of(area.area).iter().find(|piece| piece.owner == owner);
            @if let Some(first) = first {
                (token(&token_of(voice, owner), &piece_id(owner, first.id), [x, y]))
            }
        }
        // Above all tokens, so that none covers the number of its neighbour.
        @for ((_, count), [x, y]) in counts(area).zip(crowd_slots(area.area)) {
            @if count > 1 { text.tk-n x=(x + 22) y=(y + 7) { (count) } }
        }
    }
}

/// Every second place of each row, where a number fits beside a token, and then the rest.
fn crowd_slots(area: Area) -> impl Iterator<Item = [i32; 2]> {
    let places = &slots(area).minions;
    let is_near = |[x, y]: [i32; 2], other: &[i32; 2]| other[1] == y && (other[0] - x).abs() < 70;
    let (mut wide, mut rest): (Vec<[i32; 2]>, Vec<[i32; 2]>) = Default::default();
    for &place in places {
        let row =
            if wide.iter().any(|other| is_near(place, other)) { &mut rest } else { &mut wide };
        row.push(place);
    }
    wide.into_iter().chain(rest)
}

fn piece_id(owner: Owner, id: u16) -> String {
    format!("m{}-{id}", owner.index())
}

/// The token of an owner's minions, among [`TOKENS`].
fn token_of(voice: Voice<'_>, owner: Owner) -> String {
    let symbol = picture::piece_id(voice, owner);
    format!("t-{}", symbol.rsplit('-').next().unwrap_or(symbol))
}

/// A token with its middle at a point; `transform` glides, `x` and `y` would jump.
fn token(token: &str, id: &str, [x, y]: [i32; 2]) -> Markup {
    PreEscaped(format!(
        r##"<use class="tk" id="{id}" href="#{token}" transform="translate({x} {y})"/>"##
    ))
}

/// A picture of the sprite with its middle at a point.
fn placed(symbol: &str, [x, y]: [i32; 2], size: i32) -> Markup {
    let (left, top) = (x - size / 2, y - size / 2);
    PreEscaped(format!(
        r##"<use href="#{symbol}" x="{left}" y="{top}" width="{size}" height="{size}"/>"##
    ))
}

/// Where the piece of an owner stands that a target points at.
pub(super) fn place_of(area: &AreaView, pieces: &Pieces, owner: Owner) -> [i32; 2] {
    let here = pieces.of(area.area);
    if here.len() <= MOST {
        let nth = here.iter().position(|piece| piece.owner == owner).unwrap_or(0);
        slots(area.area).minions[nth]
    } else {
        let nth = counts(area).position(|(other, _)| other == owner).unwrap_or(0);
        crowd_slots(area.area).nth(nth).unwrap_or(slots(area.area).minions[0])
    }
}

/// Where the next piece would stand.
pub(super) fn free_place(area: &AreaView, pieces: &Pieces) -> [i32; 2] {
    let taken = match pieces.of(area.area).len() {
        many if many > MOST => MOST - 1,
        few => few.min(MOST - 1),
    };
    slots(area.area).minions[taken]
}

/// Rings around the pieces that are in danger now.
fn threatened(scene: &Scene<'_, AnkhMorpork>, pieces: &Pieces) -> Markup {
    let Topic::Threat(danger) = scene.view.topic() else { return html! {} };
    let minions: Vec<Minion> = match danger {
        Danger::Assassin(minion)
        | Danger::Removal(minion)
        | Danger::Accident(minion)
        | Danger::Move { minion, .. } => vec![minion],
        Danger::Swap(one, two) => vec![one, two],
        Danger::Text(_) | Danger::Dragon(_) => Vec::new(),
    };
    html! {
        @if let Danger::Dragon(area) = danger { (shape(area, "cm-hit")) }
        @for minion in minions {
            @let [x, y] = place_of(&scene.view.areas()[minion.area.index()], pieces, minion.owner);
            circle.threat cx=(x) cy=(y) r="27" {}
        }
    }
}
