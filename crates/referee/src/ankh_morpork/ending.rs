//! AM-END, AM-SCORE, AM-TIE. How a game ends, and who wins.

use super::Referee;
use super::facts::{self, AREAS};

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

    /// AM-TIE-01, AM-TIE-02. Most points, then the best card or area.
    fn most_points(&self) -> Vec<usize> {
        let by_control = self.on("tie-by-control", &["de"]);
        let mutes = self.on("demon-mutes-tie-break", &[]);
        let best = |seat: usize| {
            let areas = (0..AREAS).filter(|area| {
                let place = &self.books.areas[*area];
                if by_control {
                    self.books.controls(seat, *area)
                } else {
                    let heard = !(mutes && self.books.demon(*area));
                    place.building == Some(seat) && place.has_card && heard
                }
            });
            areas.map(facts::cost).max().unwrap_or_default()
        };
        let value = |seat: usize| (self.books.points(seat), best(seat));
        let highest = (0..self.setup.players).map(value).max();
        (0..self.setup.players).filter(|seat| Some(value(*seat)) == highest).collect()
    }
}
