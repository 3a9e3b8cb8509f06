//! Who wins: the survivor with the most points, and nuns are the same for all.

use game::{Game, Seat};
use rattus_cartus::{Plague, RattusCartus};

use super::nuns::Nuns;
use super::prospects::{Numbers, Prospects, SEATS};
use super::weights::Weights;
use crate::math::exp;

/// How likely each seat wins with such points and rats.
///
/// Players die in the order of their rats, most first. So there are as many cases as
/// players: only the one with the fewest rats survives, only the first two, and so on.
/// In each the survivors' points decide.
pub(crate) fn win_chances(
    prospects: &Prospects,
    points: &Numbers,
    rats: &Numbers,
    nuns: &Nuns,
    plague: Plague,
    weights: &Weights,
) -> Numbers {
    let seats = prospects.seats;
    let temperature = weights.last_temperature + weights.temperature * prospects.rounds_left;
    let most = points[..seats].iter().copied().fold(f32::MIN, f32::max);
    let strength = points.map(|points| exp((points - most) / temperature));
    let variance = weights.rat_variance * prospects.rounds_left;
    let survival = rats.map(|rats| nuns.survival(rats, variance));
    let mut order = [0, 1, 2, 3, 4];
    order[..seats]
        .sort_unstable_by(|&one: &usize, &other| survival[other].total_cmp(&survival[one]));
    let mut chances = [0.0; SEATS];
    let mut sum = 0.0;
    for (place, &at) in order[..seats].iter().enumerate() {
        sum += strength[at];
        let next = order[..seats].get(place + 1).map_or(0.0, |&next| survival[next]);
        let this_case = (survival[at] - next) / sum;
        for &alive in &order[..=place] {
            chances[alive] += strength[alive] * this_case;
        }
    }
    if plague == Plague::Merciful {
        chances[order[0]] += 1.0 - survival[order[0]];
    }
    chances
}

/// How likely each seat has won a game that is over but for turning up the Nun-row.
pub(crate) fn final_chances(game: &RattusCartus, nuns: &Nuns) -> Numbers {
    let scores = game.scores();
    let key = |seat: &Seat| {
        let at = seat.index();
        (scores[at].total(), std::cmp::Reverse(game.rats(*seat)))
    };
    let seats = Seat::all(game.seats());
    let fewest = seats.clone().map(|seat| game.rats(seat)).min().unwrap_or(0);
    let mercy = game.setup().plague == Plague::Merciful;
    let mut chances = [0.0; SEATS];
    for (number, share) in nuns.shares().filter(|(_, share)| *share > 0.0) {
        let spared = if mercy { number.max(fewest) } else { number };
        let alive = seats.clone().filter(|&seat| game.rats(seat) <= spared);
        let Some(best) = alive.clone().map(|seat| key(&seat)).max() else { continue };
        let winners = alive.filter(|seat| key(seat) == best);
        let each = share / winners.clone().count() as f32;
        winners.for_each(|seat| chances[seat.index()] += each);
    }
    chances
}
