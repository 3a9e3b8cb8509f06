//! The end of the game: victory points, the plague and the winner.

use game::{Ranking, Seat, SeatSet, Sink};
use serde::{Deserialize, Serialize};

use crate::RattusCartus;
use crate::cards::{Card, Class};
use crate::events::{Event, Open, Reason};
use crate::setup::{Gold, Plague};
use crate::state::MOST_PLAYERS;

/// RC-END-01. Points for the first, second and third rank in a class.
pub const RANK_POINTS: [u16; 3] = [10, 5, 2];

/// RC-END-04. With two players only the first two ranks score.
#[inline]
pub const fn rank_points(players: usize) -> &'static [u16] {
    if players == 2 { RANK_POINTS.split_at(2).0 } else { &RANK_POINTS }
}

/// RC-END-05, RC-END-06. Points for a majority, alone and tied.
pub const MAJORITY_POINTS: [u16; 2] = [2, 1];
/// RC-END-07. Points for the most and the second most gold.
pub const GOLD_POINTS: [u16; 2] = [6, 3];

/// The victory points of a player, by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Score {
    /// From the ranks on the six tracks.
    pub influence: u16,
    /// For the most bodies left in hand.
    pub bodies: u16,
    /// For the most swords, flutes and passes left in hand.
    pub specials: u16,
    /// For gold.
    pub gold: u16,
    /// From victory point markers.
    pub markers: u16,
}

impl Score {
    /// All points together.
    pub const fn total(&self) -> u16 {
        self.influence + self.bodies + self.specials + self.gold + self.markers
    }
}

type BySeat<T> = [T; MOST_PLAYERS];

impl RattusCartus {
    /// The score of every seat if the game ended now.
    pub fn scores(&self) -> Vec<Score> {
        self.all_scores()[..self.seats_count()].to_vec()
    }

    /// The nuns in the Nun-row.
    pub(crate) fn nuns(&self) -> u16 {
        self.nun_row.iter().map(|card| u16::from(card.nuns())).sum()
    }

    /// RC-END-20. Who has no more rats than there are nuns; RC-END-25 spares the
    /// players with the fewest rats if nobody has.
    pub(crate) fn survivors(&self) -> SeatSet {
        let seats = Seat::all(self.seats_count());
        let nuns = self.nuns();
        let alive: SeatSet =
            seats.clone().filter(|&seat| self.players[seat].rats <= nuns).collect();
        if alive.is_empty() && self.setup.plague == Plague::Merciful {
            let fewest = seats.clone().map(|seat| self.players[seat].rats).min().unwrap_or(0);
            return seats.filter(|&seat| self.players[seat].rats == fewest).collect();
        }
        alive
    }

    /// RC-END-20, RC-END-25. Whom the plague takes.
    pub(crate) fn dead(&self) -> SeatSet {
        let survivors = self.survivors();
        Seat::all(self.seats_count()).filter(|&seat| !survivors.contains(seat)).collect()
    }

    /// RC-END-26. Survivors by points, then fewer rats; below them the dead by fewer
    /// rats, then points. Nobody is first when all are dead (RC-END-24).
    pub(crate) fn ranking(&self) -> Ranking {
        let alive = self.survivors();
        let scores = self.all_scores();
        let mut keys = [(false, 0, 0); MOST_PLAYERS];
        for seat in Seat::all(self.seats_count()) {
            let points = i32::from(scores[seat.index()].total());
            let rats = -i32::from(self.players[seat].rats);
            keys[seat.index()] = match alive.contains(seat) {
                true => (true, points, rats),
                false => (false, rats, points),
            };
        }
        let ranking = Ranking::by_score(&keys[..self.seats_count()]);
        if !alive.is_empty() {
            return ranking;
        }
        let mut places = [0; MOST_PLAYERS];
        for seat in Seat::all(self.seats_count()) {
            places[seat.index()] = ranking.place(seat) + 1;
        }
        Ranking::new(&places[..self.seats_count()])
    }

    fn all_scores(&self) -> BySeat<Score> {
        let mut scores = [Score::default(); MOST_PLAYERS];
        for class in Class::ALL {
            for (points, seat) in RANK_POINTS.iter().zip(self.ranks(class)) {
                scores[seat.index()].influence += points;
            }
        }
        for (score, points) in scores.iter_mut().zip(self.majority(|hand| hand.bodies())) {
            score.bodies = points;
        }
        // RC-END-06, RC-END-14. Each kind but gold; jokers are no kind.
        for card in [Card::SWORD, Card::FLUTE, Card::PASS] {
            for (score, points) in scores.iter_mut().zip(self.majority(|hand| hand.count(card))) {
                score.specials += points;
            }
        }
        for (score, points) in scores.iter_mut().zip(self.gold_points()) {
            score.gold = points;
        }
        for (score, player) in scores.iter_mut().zip(&self.players.0) {
            let values = (1..).zip(player.markers);
            score.markers = values.map(|(value, count)| value * u16::from(count)).sum();
        }
        scores
    }

    /// RC-END-01 to RC-END-04. The seats that score in a class, best first.
    fn ranks(&self, class: Class) -> impl Iterator<Item = Seat> {
        let track = &self.tracks[class as usize];
        // RC-END-02. The order is from the lowest disc up, and the sort keeps it.
        let mut order = track.order;
        order.sort_by_key(|&seat| std::cmp::Reverse(track.influence[usize::from(seat)]));
        let given = rank_points(self.seats_count()).len();
        let influence = track.influence;
        order
            .into_iter()
            .take(given)
            .filter(move |&seat| influence[usize::from(seat)] > 0)
            .map(|seat| Seat::new(seat.into()))
    }

    /// RC-END-05, RC-END-06, RC-END-12. Points for the most of something in hand.
    fn majority(&self, count: impl Fn(&crate::cards::Cards) -> u8) -> BySeat<u16> {
        let mut points = [0; MOST_PLAYERS];
        let counts = self.players.0.each_ref().map(|player| count(&player.hand));
        let most = counts.into_iter().max().unwrap_or(0);
        if most == 0 {
            return points;
        }
        let tied = counts.iter().filter(|&&count| count == most).count();
        for (points, count) in points.iter_mut().zip(counts) {
            if count == most {
                *points = MAJORITY_POINTS[usize::from(tied > 1)];
            }
        }
        points
    }

    /// RC-END-07 to RC-END-10, RC-END-13. Points for gold.
    fn gold_points(&self) -> BySeat<u16> {
        let mut points = [0; MOST_PLAYERS];
        if !self.is_in_play(Card::GOLD) {
            return points;
        }
        let seats = self.seats_count();
        let least = if self.setup.gold == Gold::All { 0 } else { 1 };
        let gold = self.players.0.each_ref().map(|player| player.hand.count(Card::GOLD));
        let first = place(&gold[..seats], least, u8::MAX);
        let second = first.and_then(|(most, _)| place(&gold[..seats], least, most));
        let shares = match (first, second) {
            // A tie for most leaves no second place.
            (Some((most, tied)), _) if tied > 1 => {
                [Some((most, GOLD_POINTS.iter().sum::<u16>() / tied)), None]
            }
            (Some((most, _)), Some((next, tied))) if seats > 2 => {
                [Some((most, GOLD_POINTS[0])), Some((next, GOLD_POINTS[1] / tied))]
            }
            (Some((most, _)), _) => [Some((most, GOLD_POINTS[0])), None],
            (None, _) => [None, None],
        };
        for (number, share) in shares.into_iter().flatten() {
            for (points, _) in
                points[..seats].iter_mut().zip(gold).filter(|(_, own)| *own == number)
            {
                *points = share;
            }
        }
        points
    }

    /// Tells how it ended: hands, scores, rats and nuns, the dead and the winners.
    pub(crate) fn tell_ending(&self, tell: &mut impl Sink<Event>) {
        let seats = Seat::all(self.seats_count());
        for seat in seats.clone() {
            let cards = self.players[seat].hand;
            self.tell(tell, Reason::Rule, || Open::HandShown { seat, cards });
        }
        for seat in seats.clone() {
            let points = || self.all_scores()[seat.index()];
            self.tell(tell, Reason::Rule, || Open::Scored { seat, score: points() });
        }
        for (place, &card) in (1..).zip(&self.nun_row) {
            self.tell(tell, Reason::Rule, || Open::NunShown { place, card });
        }
        for seat in seats {
            let number = self.players[seat].rats;
            self.tell(tell, Reason::Rule, || Open::RatsShown { seat, number });
        }
        self.tell(tell, Reason::Plague, || Open::Died { seats: self.dead() });
        self.tell(tell, Reason::Rule, || Open::Won { seats: self.ranking().winners() });
    }
}

/// The highest number from `least` on and below `below`, and how many have it.
fn place(gold: &[u8], least: u8, below: u8) -> Option<(u8, u16)> {
    let fits = |number: &&u8| **number >= least && **number < below;
    let most = *gold.iter().filter(fits).max()?;
    Some((most, gold.iter().filter(|&&number| number == most).count() as u16))
}
