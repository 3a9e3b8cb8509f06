//! The six houses of Rattus Cartus, in characters, with the buildings of the round.

use game::Seat;
use rattus_cartus::{Class, RattusCartus, View};
use words::{Mark, Text, Voice};

use super::{Drawing, Line, cut, key};
use crate::terminal::sign;

/// Six houses side by side need this much; with less, they stand in two rows.
const SIX_ABREAST: usize = 78;
/// Houses are no wider than this, however wide the terminal is.
const WIDEST: usize = 16;

/// The buildings of the round, the houses, and the Nun-row.
pub(crate) fn houses(voice: Voice<'_, RattusCartus>, view: &View, width: usize) -> Drawing {
    let abreast = if width < SIX_ABREAST { 3 } else { 6 };
    // Wall to wall, so that the names of all classes fit.
    let inner = (width / abreast - 2).min(WIDEST);
    let street = Street { voice, view, inner };
    let mut lines = street.buildings();
    for classes in Class::ALL.chunks(abreast) {
        lines.extend(street.row(classes));
    }
    lines.extend(street.nun_row());
    lines.push(key(voice.names, view.players.len(), voice.say("you")));
    Drawing { lines, signs: voice.say("terminal-houses-signs").to_owned() }
}

struct Street<'a> {
    voice: Voice<'a, RattusCartus>,
    view: &'a View,
    /// How many characters a house has room for between its walls.
    inner: usize,
}

impl Street<'_> {
    fn shape(&self, seat: Seat) -> String {
        sign(self.voice.names.colour(seat)).to_string()
    }

    /// The buildings of the round, and who has entered them with how many cards.
    fn buildings(&self) -> Vec<Text> {
        let of = |&card: &rattus_cartus::BuildingCard| {
            let mut line = Line::default();
            line.push("▐ ");
            line.push_marked(Mark::Strong, self.voice.building(card.building()));
            let class = self.voice.class(card.class());
            line.push(&format!(" ({class})"));
            let is_here = |seat: &&Seat| self.view.players[seat.index()].building == Some(card);
            for &seat in self.view.entered.iter().filter(is_here) {
                let laid = self.view.players[seat.index()].laid_size;
                line.push("  ");
                line.push_marked(Mark::Person(seat), &self.shape(seat));
                line.push(&format!(" {}", self.voice.number("rc-some-cards", laid)));
            }
            line.text
        };
        self.view.row.iter().map(of).collect()
    }

    /// Some houses side by side, as high as the highest of them.
    fn row(&self, classes: &[Class]) -> Vec<Text> {
        let floors: Vec<Vec<Line>> = classes.iter().map(|&class| self.floors(class)).collect();
        let highest = floors.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let inner = self.inner;
        let mut lines = vec![self.abreast(classes, |_| {
            let mut roof = Line::default();
            roof.push(&format!("╱{}╲", "▔".repeat(inner)));
            roof
        })];
        for level in (0..highest).rev() {
            lines.push(self.abreast(classes, |nth| {
                let mut wall = Line::default();
                wall.push("│");
                let floor = floors[nth].get(level).cloned().unwrap_or_default();
                wall.append(&floor.filled(inner, ' '));
                wall.push("│");
                wall
            }));
        }
        lines.push(self.abreast(classes, |nth| {
            let mut name = Line::default();
            name.push("└");
            let class = cut(self.voice.class(classes[nth]), inner);
            name.push_marked(Mark::Strong, &class);
            let mut name = name.filled(inner + 1, '─');
            name.push("┘");
            name
        }));
        lines
    }

    fn abreast(&self, classes: &[Class], part: impl Fn(usize) -> Line) -> Text {
        let mut line = Line::default();
        for nth in 0..classes.len() {
            line.append(&part(nth));
        }
        line.text
    }

    /// The floors of a house on which somebody is, the lowest first.
    fn floors(&self, class: Class) -> Vec<Line> {
        let influence = |seat: Seat| {
            let all = self.view.influence.get(&class);
            all.and_then(|all| all.get(seat.index())).copied().unwrap_or(0)
        };
        let discs = self.view.discs.get(&class).map_or(&[][..], Vec::as_slice);
        let mut heights: Vec<u16> =
            discs.iter().map(|&seat| influence(seat)).filter(|&height| height > 0).collect();
        heights.sort_unstable();
        heights.dedup();
        let floor = |height: u16| {
            let mut line = Line::default();
            line.push(&format!("{height:>2} "));
            for &seat in discs.iter().filter(|&&seat| influence(seat) == height) {
                line.push_marked(Mark::Person(seat), &self.shape(seat));
            }
            line
        };
        heights.into_iter().map(floor).collect()
    }

    /// The cards of the Nun-row with their nuns, as far as the reader has seen them.
    fn nun_row(&self) -> Option<Text> {
        let card = |card: &Option<rattus_cartus::Card>| match card {
            Some(card) => format!("[{}]", card.nuns()),
            None => "[?]".to_owned(),
        };
        let cards: Vec<String> = self.view.nun_row.iter().map(card).collect();
        let label = self.voice.say("rc-nun-row");
        (!cards.is_empty())
            .then(|| format!("{label}{} {}", self.voice.words.colon(), cards.join(" ")).into())
    }
}
