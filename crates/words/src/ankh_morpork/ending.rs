//! How a game ended, and who won.

use ankh_morpork::{AnkhMorpork, Asked, Ending, Personality, SeatView, View};
use game::Ranking;

use crate::{Mark, Text, Value, Voice};

/// How a finished game ended, in a sentence or two.
pub(super) fn ending(voice: Voice<'_, AnkhMorpork>, view: &View) -> Option<Text> {
    let Asked::Over { ending, places } = view.asked() else { return None };
    let mut text = voice.ended(ending, places, &cast(view));
    if let Some(tie) = tie(voice, view, ending) {
        text.push_str(" ");
        text.push(&tie);
    }
    Some(text)
}

/// AM-TIE-01. What counts between those who lead with equal points, and what each of them has.
fn tie(voice: Voice<'_, AnkhMorpork>, view: &View, ending: Ending) -> Option<Text> {
    if !matches!(ending, Ending::Points | Ending::Riots) {
        return None;
    }
    let points = view.seats().iter().filter_map(|seat| seat.score).max()?;
    let leaders = view.seats().iter().filter(|seat| seat.score == Some(points));
    let has = |seat: &SeatView| match view.tie_breaker(seat.seat) {
        Some(area) => voice.text(
            "am-ended-tie-has",
            &[
                ("who", voice.who(seat.seat).into()),
                ("area", voice.area(area).into()),
                ("money", voice.money(area.cost().into()).into()),
            ],
        ),
        None => voice.text("am-ended-tie-none", &[("who", voice.who(seat.seat).into())]),
    };
    let list: Vec<Text> = leaders.map(has).collect();
    if list.len() < 2 {
        return None;
    }
    let key = match view.ties_go_to_control() {
        true => "am-ended-tie-control",
        false => "am-ended-tie-card",
    };
    let list = voice.words.texts(&list);
    Some(voice.text(key, &[("points", points.into()), ("list", list.into())]))
}

/// Everybody's personality: open to all once the game is over.
fn cast(view: &View) -> [Option<Personality>; 4] {
    let mut cast = [None; 4];
    for seat in view.seats() {
        if seat.may_be.len() == 1 {
            cast[seat.seat.index()] = seat.may_be.iter().next();
        }
    }
    cast
}

impl Voice<'_, AnkhMorpork> {
    fn role(self, personality: Option<Personality>) -> Value<'static> {
        let name = personality.map_or("", |personality| self.personality(personality));
        Text::marked(Mark::Strong, name).into()
    }

    /// How the game ended, and who won.
    pub fn ended(
        self,
        ending: Ending,
        ranking: Ranking,
        personalities: &[Option<Personality>; 4],
    ) -> Text {
        let winners = ranking.winners();
        let winner = winners.first().unwrap_or_default();
        match ending {
            Ending::Condition | Ending::Vimes => self.text(
                if ending == Ending::Vimes {
                    "am-log-ended-vimes"
                } else {
                    "am-log-ended-condition"
                },
                &[
                    ("you", self.you(winner).into()),
                    ("who", self.who(winner).into()),
                    ("personality", self.role(personalities[winner.index()])),
                ],
            ),
            Ending::Points => {
                self.text("am-log-ended-points", &[("list", self.people(winners).into())])
            }
            Ending::Riots => {
                self.text("am-log-ended-riots", &[("list", self.people(winners).into())])
            }
        }
    }
}
