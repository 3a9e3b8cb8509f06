//! AM-END, AM-SCORE, AM-TIE. How a game ends, and who wins.

use super::Referee;
use super::books::Books;
use super::facts::{self, AREAS, Area};

/// Why a game must end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Over {
    /// A personality's condition holds.
    Condition(usize),
    /// The last card of the pile was taken.
    Pile,
    /// Riots.
    Riots,
}

impl Referee {
    /// The rule by which the game must end.
    pub(super) fn over_rule(&self) -> &'static str {
        match self.over {
            Some(Over::Condition(_)) => "AM-PERS-ANY-03",
            Some(Over::Riots) => "AM-EVENT-RIOTS-01",
            _ => "AM-END-03",
        }
    }

    /// AM-END-03. Whether the last card of the pile was taken in the middle of something.
    pub(super) fn is_cut_short(&self) -> bool {
        self.over == Some(Over::Pile)
    }

    pub(super) fn ended(
        &mut self,
        ending: &str,
        ranking: &[u32],
        personalities: &[Option<String>],
    ) {
        self.ended = true;
        let shown = personalities.iter().flatten().map(String::as_str);
        let held = self.books.players.iter().map(|player| player.personality.as_str());
        let same = shown.eq(held);
        self.check(same, "AM-SETUP-11", || "the personalities were others".to_owned());
        let vimes =
            self.books.players.iter().position(|player| player.personality == "commander-vimes");
        let (rule, due, winners) = match self.over {
            None => {
                let rule = if ending == "condition" { "AM-PERS-ANY-02" } else { "AM-TURN-16" };
                return self.object(rule, "there is no reason to end");
            }
            Some(Over::Condition(seat)) => ("AM-PERS-ANY-03", "condition", vec![seat]),
            Some(Over::Pile) => match vimes {
                Some(seat) => ("AM-END-04", "vimes", vec![seat]),
                None => (self.points_rule(), "points", self.most_points()),
            },
            Some(Over::Riots) => (self.points_rule(), "riots", self.most_points()),
        };
        self.check(ending == due, rule, || format!("the game ends by {due}"));
        let first = (0..ranking.len()).filter(|seat| ranking[*seat] == 1);
        let found: Vec<usize> = first.collect();
        self.check(found == winners, rule, || format!("{winners:?} win, not {found:?}"));
        if due == "points" || due == "riots" {
            let points = |seat: usize| self.books.points(seat);
            let seats = 0..self.setup.players.min(ranking.len());
            let pairs = seats.clone().flat_map(|one| seats.clone().map(move |two| (one, two)));
            let mut pairs = pairs.filter(|(one, two)| points(*one) > points(*two));
            let order = pairs.all(|(one, two)| ranking[one] < ranking[two]);
            self.check(order, "AM-SCORE-01", || "the order is not that of points".to_owned());
        }
    }

    /// Whether points alone decide, or the tie-break.
    fn points_rule(&self) -> &'static str {
        let points = (0..self.setup.players).map(|seat| self.books.points(seat));
        let points: Vec<i64> = points.collect();
        let most = points.iter().max();
        let tied = points.iter().filter(|own| Some(*own) == most).count() > 1;
        if tied { "AM-TIE-01" } else { "AM-SCORE-01" }
    }

    fn most_points(&self) -> Vec<usize> {
        let tie = if self.on("tie-by-control", &["de"]) {
            Tie::Control
        } else if self.on("demon-mutes-tie-break", &[]) {
            Tie::CardWithoutDemon
        } else {
            Tie::Card
        };
        most_points(&self.books, tie)
    }
}

/// What breaks a tie on points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tie {
    /// The most expensive City Area card.
    Card,
    /// The same, but none under a demon.
    CardWithoutDemon,
    /// Control of the most expensive area.
    Control,
}

/// AM-TIE-01, AM-TIE-02. Most points, then the best card or area, then all of the tied.
fn most_points(books: &Books, tie: Tie) -> Vec<usize> {
    let counts = |seat: usize, area: Area| {
        let place = &books.areas[area];
        let card = place.building == Some(seat) && place.has_card;
        match tie {
            Tie::Card => card,
            Tie::CardWithoutDemon => card && !books.demon(area),
            Tie::Control => books.controls(seat, area),
        }
    };
    let best = |seat: usize| (0..AREAS).filter(|area| counts(seat, *area)).map(facts::cost).max();
    let value = |seat: usize| (books.points(seat), best(seat));
    let seats = 0..books.players.len();
    let highest = seats.clone().map(value).max();
    seats.filter(|seat| Some(value(*seat)) == highest).collect()
}

#[cfg(test)]
mod tests {
    use super::super::events::DEMON;
    use super::*;

    /// Two players with nothing but these buildings, and as many dollars.
    fn two(one: &[Area], other: &[Area], money: [u32; 2]) -> Books {
        let mut books = Books::new(2, None);
        books.areas = Default::default();
        for (seat, areas) in [one, other].into_iter().enumerate() {
            books.players[seat].money = money[seat];
            for area in areas {
                books.areas[*area].building = Some(seat);
                books.areas[*area].has_card = true;
            }
        }
        books
    }

    #[test]
    fn loans_are_paid_back_or_cost_points() {
        let mut books = two(&[facts::NAP_HILL, facts::DIMWELL], &[], [14, 0]);
        books.areas[facts::LONGWALL].minions[0] = 5;
        books.areas[facts::NAP_HILL].minions[0] = 2;
        books.players[0].loans = 1;
        assert_eq!(books.points(0), 55);
        books.players[0].money = 11;
        assert_eq!(books.points(0), 49);
        books.players[0].money = 14;
        books.areas[facts::NAP_HILL].minions[DEMON] = 1;
        assert_eq!(books.points(0), 33);
    }

    #[test]
    fn the_most_expensive_card_breaks_a_tie_even_under_a_demon() {
        let mut books = two(&[facts::SMALL_GODS], &[facts::NAP_HILL], [12, 18]);
        assert_eq!(most_points(&books, Tie::Card), [0]);
        // Under a demon the building is worth nothing, but the card is still a card.
        books.areas[facts::SMALL_GODS].minions[DEMON] = 1;
        books.players[0].money = 30;
        assert_eq!(most_points(&books, Tie::Card), [0]);
        assert_eq!(most_points(&books, Tie::CardWithoutDemon), [1]);
    }

    #[test]
    fn a_card_that_johnson_took_breaks_no_tie() {
        let mut books = two(&[facts::SMALL_GODS], &[facts::NAP_HILL], [12, 18]);
        books.areas[facts::SMALL_GODS].has_card = false;
        assert_eq!(most_points(&books, Tie::Card), [1]);
        assert_eq!(most_points(&books, Tie::Control), [0]);
    }

    #[test]
    fn whoever_is_tied_in_everything_shares() {
        let books = two(&[facts::LONGWALL], &[facts::NAP_HILL], [7, 7]);
        assert_eq!(most_points(&books, Tie::Card), [0, 1]);
        assert_eq!(most_points(&books, Tie::Control), [0, 1]);
    }
}
