//! The end of the game: points, plague and winner.

use super::Referee;
use super::books::{number_of, remove};
use super::events::{News, Score, Seat};
use super::facts;
use crate::reader::Read;

impl Referee {
    pub(super) fn final_scoring(&mut self) -> Read {
        for seat in 1..=self.setup.players {
            let cards = self.take("RC-END-05", "hands are shown", |news| match news {
                News::HandShown { seat: found, cards } => (*found == seat).then(|| cards.clone()),
                _ => None,
            })?;
            let same = cards == self.books.player(seat).hand;
            self.check(same, "RC-END-05", || format!("{seat} holds other cards"));
        }
        let scores = self.scores();
        for (seat, due) in &scores {
            let found = self.take("RC-COMP-09", "everybody is scored", |news| match news {
                News::Scored { seat: found, score } => (*found == *seat).then(|| score.clone()),
                _ => None,
            })?;
            let say = |what, due, found| format!("{seat}: {due} for {what}, not {found}");
            let track = if self.is_tied(*seat) { "RC-END-02" } else { "RC-END-01" };
            let parts = [
                (track, "influence", due.influence, found.influence),
                ("RC-END-05", "bodies", due.bodies, found.bodies),
                ("RC-END-06", "special cards", due.specials, found.specials),
                ("RC-END-07", "gold", due.gold, found.gold),
                ("RC-END-11", "markers", due.markers, found.markers),
            ];
            for (rule, what, due, found) in parts {
                self.check(due == found, rule, || say(what, due, found));
            }
        }
        let nuns = self.nuns()?;
        for seat in 1..=self.setup.players {
            let rats = self.take("RC-END-20", "rats are shown", |news| match news {
                News::RatsShown { seat: found, number } => (*found == seat).then_some(*number),
                _ => None,
            })?;
            let due = self.books.player(seat).rats;
            self.check(rats == due, "RC-RAT-01", || format!("{seat} has {due} rats"));
        }
        self.plague_and_winner(&scores, nuns)
    }

    fn scores(&self) -> Vec<(Seat, Score)> {
        let score = |seat, markers| (seat, Score { markers, ..Score::default() });
        let mut scores: Vec<(Seat, Score)> =
            self.books.players().map(|(seat, player)| score(seat, player.markers)).collect();
        for track in 0..facts::CLASSES.len() {
            for (seat, points) in self.ranked(track).into_iter().zip(self.books.facts.ranks) {
                scores[seat - 1].1.influence += points;
            }
        }
        let counts = |holds: &dyn Fn(&str) -> bool| -> Vec<u32> {
            self.books.players().map(|(_, player)| number_of(&player.hand, holds)).collect()
        };
        let bodies = majority(&counts(&facts::is_body));
        for ((_, score), points) in scores.iter_mut().zip(bodies) {
            score.bodies = points;
        }
        for kind in ["sword", "flute", "pass"] {
            let specials = majority(&counts(&|card| card == kind));
            for ((_, score), points) in scores.iter_mut().zip(specials) {
                score.specials += points;
            }
        }
        // RC-END-13. In that option zero is a number like any other, but only with a Treasury.
        let with_none = self.setup.gold == "all" && self.books.in_use("treasury");
        let gold = gold(&counts(&|card| card == "gold"), self.books.facts.second_gold, with_none);
        for ((_, score), points) in scores.iter_mut().zip(gold) {
            score.gold = points;
        }
        scores
    }

    /// RC-END-01 to RC-END-03. Who has influence on a track, the best first; of equal discs
    /// the one that arrived earlier lies lower and is better.
    fn ranked(&self, track: usize) -> Vec<Seat> {
        let discs = self.books.players().map(|(seat, player)| (seat, player.tracks[track]));
        let mut discs: Vec<_> = discs.filter(|(_, (influence, _))| *influence > 0).collect();
        discs.sort_by_key(|(_, (influence, arrived))| (std::cmp::Reverse(*influence), *arrived));
        discs.into_iter().map(|(seat, _)| seat).collect()
    }

    /// Whether a disc of this player shares its space with another.
    fn is_tied(&self, seat: Seat) -> bool {
        let space = |seat: Seat, track: usize| {
            self.books.players().find(|(other, _)| *other == seat).map(|(_, p)| p.tracks[track].0)
        };
        (0..facts::CLASSES.len()).any(|track| {
            let own = space(seat, track).filter(|influence| *influence > 0);
            let mut others = (1..=self.setup.players).filter(|other| *other != seat);
            own.is_some() && others.any(|other| space(other, track) == own)
        })
    }

    /// RC-END-20. The Nun-row is revealed.
    fn nuns(&mut self) -> Read<u32> {
        let mut nuns = 0;
        for due in 1..=facts::NUN_ROW {
            let (place, card) =
                self.take("RC-END-20", "the Nun-row is shown", |news| match news {
                    News::NunShown { place, card } => Some((*place, card.clone())),
                    _ => None,
                })?;
            self.check(place == due, "RC-BLD-FORTUNE-03", || format!("place {due} comes first"));
            nuns += facts::person(&card).map_or(0, |(_, nuns)| nuns);
            let row = self.books.nuns.as_mut().unwrap_or(&mut self.books.unseen);
            let there = remove(row, &card, 1);
            self.check(there, "RC-COMP-02", || format!("{card} cannot lie there"));
            self.nun_is(place, card);
        }
        Ok(nuns)
    }

    /// RC-END-20 to RC-END-25.
    fn plague_and_winner(&mut self, scores: &[(Seat, Score)], nuns: u32) -> Read {
        let rats: Vec<u32> = self.books.players().map(|(_, player)| player.rats).collect();
        let merciful = self.setup.plague == "merciful" && rats.iter().all(|rats| *rats > nuns);
        let points: Vec<u32> = scores.iter().map(|(_, score)| score.total()).collect();
        let dead = dead(&rats, nuns, merciful);
        let found = self.take("RC-END-20", "the plague takes its dead", |news| match news {
            News::Died { seats } => Some(seats.clone()),
            _ => None,
        })?;
        let rule = if merciful { "RC-END-25" } else { "RC-END-20" };
        self.check(found == dead, rule, || format!("{dead:?} die, not {found:?}"));
        let winners = winners(&points, &rats, &dead);
        let found = self.take("RC-END-22", "somebody wins, or nobody", |news| match news {
            News::Won { seats } => Some(seats.clone()),
            _ => None,
        })?;
        let of = |seat: &Seat| points.get(seat - 1);
        let tied = found.first().and_then(of) == winners.first().and_then(of);
        let rule = match (winners.is_empty(), tied) {
            (true, _) => "RC-END-24",
            (false, true) => "RC-END-23",
            (false, false) => "RC-END-22",
        };
        self.check(found == winners, rule, || format!("{winners:?} win, not {found:?}"));
        Ok(())
    }
}

/// RC-END-20, RC-END-25. Who has more rats than there are nuns; if the plague is merciful and
/// all have, who has not the fewest.
fn dead(rats: &[u32], nuns: u32, merciful: bool) -> Vec<Seat> {
    let most = if merciful { rats.iter().copied().min().unwrap_or_default() } else { nuns };
    (1..=rats.len()).filter(|seat| rats[seat - 1] > most).collect()
}

/// RC-END-22, RC-END-23. Of those alive the most points, then the fewest rats, then all tied.
fn winners(points: &[u32], rats: &[u32], dead: &[Seat]) -> Vec<Seat> {
    let value = |seat: Seat| (points[seat - 1], std::cmp::Reverse(rats[seat - 1]));
    let alive = (1..=points.len()).filter(|seat| !dead.contains(seat));
    let best = alive.clone().map(value).max();
    alive.filter(|seat| Some(value(*seat)) == best).collect()
}

/// RC-END-05, RC-END-06. Two points for most of something, one for each of the tied.
fn majority(counts: &[u32]) -> Vec<u32> {
    let most = counts.iter().copied().max().unwrap_or_default();
    let tied = counts.iter().filter(|count| **count == most).count();
    let points = if tied > 1 { 1 } else { 2 };
    counts.iter().map(|count| if most > 0 && *count == most { points } else { 0 }).collect()
}

/// RC-END-07 to RC-END-10. Six and three points, shared by the tied.
fn gold(counts: &[u32], second: u32, with_none: bool) -> Vec<u32> {
    let most = counts.iter().copied().max().unwrap_or_default();
    let with = |number: u32| counts.iter().filter(|count| **count == number).count() as u32;
    let next = counts.iter().copied().filter(|count| *count < most).max();
    let next = next.filter(|next| *next > 0 || with_none);
    let points = |count: u32| match with(most) {
        _ if most == 0 && !with_none => 0,
        1 if count == most => 6,
        1 if Some(count) == next => second / with(count),
        tied if tied > 1 && count == most => 9 / tied,
        _ => 0,
    };
    counts.iter().copied().map(points).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gold_is_shared_by_the_tied() {
        assert_eq!(gold(&[4, 4, 2], 3, false), [4, 4, 0]);
        assert_eq!(gold(&[4, 4, 4], 3, false), [3, 3, 3]);
        assert_eq!(gold(&[5, 2, 2], 3, false), [6, 1, 1]);
        assert_eq!(gold(&[5, 1, 1, 1, 1], 3, false), [6, 0, 0, 0, 0]);
        assert_eq!(gold(&[5, 0, 0], 3, false), [6, 0, 0]);
        assert_eq!(gold(&[5, 0, 0], 3, true), [6, 1, 1]);
        assert_eq!(gold(&[3, 2], 0, false), [6, 0]);
    }

    #[test]
    fn majorities_are_halved_by_the_tied() {
        assert_eq!(majority(&[6, 6, 3]), [1, 1, 0]);
        assert_eq!(majority(&[7, 6, 3]), [2, 0, 0]);
        assert_eq!(majority(&[0, 0, 0]), [0, 0, 0]);
    }

    #[test]
    fn fewer_rats_break_a_tie_of_those_alive() {
        let rats = [11, 10, 8];
        assert_eq!(dead(&rats, 10, false), [1]);
        assert_eq!(winners(&[40, 35, 35], &rats, &[1]), [3]);
        assert_eq!(winners(&[35, 35, 20], &[9, 9, 2], &[]), [1, 2]);
    }

    #[test]
    fn the_merciful_plague_spares_those_with_the_fewest_rats() {
        let rats = [14, 12, 12];
        assert_eq!(dead(&rats, 10, false), [1, 2, 3]);
        assert!(winners(&[30, 20, 25], &rats, &[1, 2, 3]).is_empty());
        assert_eq!(dead(&rats, 10, true), [1]);
        assert_eq!(winners(&[30, 20, 25], &rats, &[1]), [3]);
    }
}
