//! How a game ended, and who won.

use ankh_morpork::{AnkhMorpork, Asked, Ending, Personality, View};
use game::Ranking;

use crate::{Mark, Text, Value, Voice};

/// How a finished game ended, in a sentence.
pub(super) fn ending(voice: Voice<'_, AnkhMorpork>, view: &View) -> Option<Text> {
    match view.asked() {
        Asked::Over { ending, places } => Some(voice.ended(ending, places, &cast(view))),
        _ => None,
    }
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
