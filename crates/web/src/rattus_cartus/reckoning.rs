//! What a reader could count by hand from a view and a log.

use game::SeatSet;
use rattus_cartus::{News, Open, RattusCartus, View};

use crate::LogLine;
pub(super) use words::rattus_cartus::reckoning::{
    Nuns, brings_rat, entrants, influence, points, ranks,
};

/// Who looked at each card of the Nun-row, as everybody saw.
pub(super) fn looks(log: &[LogLine<RattusCartus>]) -> [SeatSet; 5] {
    let mut looks = [SeatSet::EMPTY; 5];
    for line in log {
        if let News::Looked { seat, place, .. } = line.shown.news
            && let Some(seats) = usize::from(place).checked_sub(1).and_then(|at| looks.get_mut(at))
        {
            seats.insert(seat);
        }
    }
    looks
}

/// Who passed in this round and is outside still.
pub(super) fn passed(view: &View, log: &[LogLine<RattusCartus>]) -> SeatSet {
    let this_round = log.iter().rev().take_while(|line| line.shown.cause.round == view.round);
    let passed = this_round.filter_map(|line| match line.shown.news {
        News::Open(Open::Passed { seat }) => Some(seat),
        _ => None,
    });
    passed.filter(|seat| view.players[seat.index()].building.is_none()).collect()
}

/// A number of rats as tokens of 5, 3 and 1, few of them.
pub(super) fn tokens(mut rats: u16) -> Vec<u16> {
    let mut tokens = Vec::new();
    for value in [5, 3, 1] {
        while rats >= value {
            tokens.push(value);
            rats -= value;
        }
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::tokens;

    #[test]
    fn rats_are_shown_with_few_tokens() {
        assert_eq!(tokens(11), [5, 5, 1]);
        assert_eq!(tokens(9), [5, 3, 1]);
        assert!(tokens(0).is_empty());
    }
}
