//! A review in words: what a terminal prints and a page shows of it.

use game::record::Record;
use game::{Language, Seat, Step, Table};
use review::{Costly, Decision, Exposure, Luck, Reason, Review, Stroke, TurningPoint};

use crate::draws::openly;
use crate::{Names, Speech, Spoken, Voice, Words};

/// A review in the words of one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// Where the game turned: which turn, whose chance moved, and what was done there.
    pub turning: Vec<Turned>,
    /// The decisions that cost most, in the order of the review.
    pub costly: Vec<Cost>,
    /// What the others could know of each player's role.
    pub known: Vec<String>,
    /// What each player knew of the nuns.
    pub nuns: Vec<String>,
    /// The luck of each player, and by what kind of chance.
    pub luck: Vec<(String, Vec<String>)>,
    /// The greatest strokes of luck.
    pub strokes: Vec<String>,
    /// How much was done for all this.
    pub budget: String,
}

/// A turning point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turned {
    /// "Turn 30".
    pub turn: String,
    /// Whose chance moved, from where to where.
    pub line: String,
    /// How the turn began, if somebody did something in it.
    pub did: Option<String>,
}

/// A costly decision.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Who, when, how much.
    pub line: String,
    /// When.
    pub turn: String,
    /// What was played, with its chance behind it.
    pub played: String,
    /// What would have been better.
    pub better: String,
    /// Why.
    pub why: String,
}

/// Tells a review of the game in this record.
pub fn tell<G: Speech>(
    review: &Review,
    record: &Record<G>,
    names: &Names,
    language: Language,
) -> Told {
    let teller = Teller { review, names, words: language.words() };
    let mut told = Told {
        known: review.exposures.iter().map(|seat| teller.exposure::<G>(seat)).collect(),
        nuns: teller.nuns(),
        luck: review.luck.iter().map(|luck| teller.luck(luck)).collect(),
        budget: teller.budget(),
        ..Told::default()
    };
    let voice: Voice<'_, G> = Voice::new(teller.words, names);
    let mut costly: Vec<Option<Cost>> = vec![None; review.costly.len()];
    let mut strokes: Vec<Option<String>> = vec![None; review.strokes.len()];
    let mut first_deed: Vec<Option<String>> = vec![None; review.turning_points.len()];
    let mut table = Table::new(record.header().start());
    for (at, step) in review::steps_in_force(record).into_iter().enumerate() {
        for (cost, costly) in costly.iter_mut().zip(&review.costly) {
            if costly.decision.step == at {
                *cost = Some(teller.cost::<G>(&table, costly));
            }
        }
        let turn = table.game().turn();
        let Ok(events) = table.apply(step) else { break };
        let open = || openly(voice, &events);
        for (told, stroke) in strokes.iter_mut().zip(&review.strokes) {
            if stroke.step == at {
                *told = Some(teller.stroke(stroke, open()));
            }
        }
        for (did, point) in first_deed.iter_mut().zip(&review.turning_points) {
            if did.is_none() && point.turn == turn && matches!(step, Step::Act(..)) {
                *did = open();
            }
        }
    }
    told.costly = costly.into_iter().map(Option::unwrap_or_default).collect();
    told.strokes = strokes.into_iter().map(Option::unwrap_or_default).collect();
    let points = review.turning_points.iter().zip(first_deed);
    told.turning = points.map(|(point, did)| teller.turned(point, did)).collect();
    told
}

/// Chances as a review writes their difference: "+12", "−3", in points of a hundred.
pub fn points(words: &Words, by: f64) -> String {
    let by = (by * 100.0).round() as i64;
    if by > 0 { format!("+{by}") } else { words.number(by) }
}

struct Teller<'a> {
    review: &'a Review,
    names: &'a Names,
    words: &'static Words,
}

impl Teller<'_> {
    fn turn(&self, turn: u32) -> String {
        let game = self.review.game.as_str();
        self.words.with("review-turn", &[("game", game.into()), ("n", turn.into())])
    }

    fn who(&self, seat: Seat) -> &str {
        self.names.of(seat)
    }

    fn turned(&self, point: &TurningPoint, did: Option<String>) -> Turned {
        let moments = &self.review.moments;
        let at = moments.iter().position(|moment| moment.step == point.step);
        let chance = |at: usize| moments[at].chances[point.seat.index()];
        let to = at.map_or(0.0, chance);
        let values = [
            ("who", self.who(point.seat).into()),
            ("from", self.words.percent(to - point.by).into()),
            ("to", self.words.percent(to).into()),
            ("luck", points(self.words, point.luck).into()),
        ];
        let line = self.words.with("review-turned", &values);
        Turned { turn: self.turn(point.turn), line, did }
    }

    fn cost<G: Speech>(&self, table: &Table<G>, costly: &Costly) -> Cost {
        let Decision { seat, turn, played, better, reasons, .. } = &costly.decision;
        let voice: Voice<'_, G> = Voice::new(self.words, self.names);
        let view = table.view(Some(*seat));
        let option = |answer: &review::Answer| {
            // Notation was written by the same rules, so it is read again.
            let what = answer.action.parse::<G::Action>();
            let what = what.map(|action| G::choice(voice, &view, &action));
            let what = what.unwrap_or_else(|_| answer.action.clone());
            let chance = self.words.percent(answer.chance);
            self.words.with("review-option", &[("what", what.into()), ("chance", chance.into())])
        };
        let values = [
            ("who", self.who(*seat).into()),
            ("turn", self.turn(*turn).into()),
            ("cost", points(self.words, -costly.cost).into()),
        ];
        let why: Vec<String> = reasons.iter().map(|reason| self.reason(reason)).collect();
        let small = || self.words.say("review-why-small").to_owned();
        Cost {
            line: self.words.with("review-cost", &values),
            turn: self.turn(*turn),
            played: option(played),
            better: better.as_ref().map(option).unwrap_or_default(),
            why: if why.is_empty() { small() } else { why.join(" ") },
        }
    }

    fn reason(&self, reason: &Reason) -> String {
        let two = |played: f64, better: f64| {
            let percent = |share| self.words.percent(share).into();
            [("played", percent(played)), ("better", percent(better))]
        };
        match *reason {
            Reason::Loses { seat, played, better } => {
                let [played, better] = two(played, better);
                let values = [("whom", self.who(seat).into()), played, better];
                self.words.with("review-why-loses", &values)
            }
            Reason::Wins { played, better } => {
                self.words.with("review-why-wins", &two(played, better))
            }
            Reason::Risks { played, better } => {
                self.words.with("review-why-risks", &two(played, better))
            }
            Reason::Helps { seat, by } => {
                let by = points(self.words, by);
                let values = [("whom", self.who(seat).into()), ("by", by.into())];
                self.words.with("review-why-helps", &values)
            }
        }
    }

    fn exposure<G: Speech>(&self, exposure: &Exposure) -> String {
        let Some(truth) = exposure.suspects.iter().find(|suspect| suspect.is_true) else {
            return String::new();
        };
        let before_the_end = truth.chances.split_last().map_or(&[][..], |(_, rest)| rest);
        let percent = |share: Option<f64>| self.words.percent(share.unwrap_or(0.0)).into();
        let role = |role: &String| G::role_name(self.words.language(), role);
        let others = truth.roles.iter().filter(|other| **other != exposure.role);
        let others: Vec<String> = others.map(role).collect();
        let mut role = role(&exposure.role);
        if !others.is_empty() {
            let others = self.words.list(&others);
            let values = [("role", role.into()), ("others", others.into())];
            role = self.words.with("review-alike", &values);
        }
        let line = self.words.with(
            "review-known-line",
            &[
                ("who", self.who(exposure.seat).into()),
                ("role", role.into()),
                ("first", percent(before_the_end.first().copied())),
                ("most", percent(before_the_end.iter().copied().reduce(f64::max))),
                ("last", percent(before_the_end.last().copied())),
            ],
        );
        let when = match exposure.given_away {
            Some(0) => self.words.say("review-given-away-start").to_owned(),
            Some(turn) => self.words.with("review-given-away", &[("turn", self.turn(turn).into())]),
            None => self.words.say("review-kept-secret").to_owned(),
        };
        format!("{line} {when}")
    }

    /// What everyone knew when the last turn began that was not the end.
    fn nuns(&self) -> Vec<String> {
        let [.., before, _] = &self.review.moments[..] else { return Vec::new() };
        let known = before.dangers.iter().take(before.chances.len()).enumerate();
        let line = |(seat, seen): (usize, &review::Seen)| {
            let values = [
                ("who", self.who(Seat::new(seat)).into()),
                ("seen", seen.seen.into()),
                ("of", seen.of.into()),
                ("expected", self.words.decimal(seen.expected, 1).into()),
                ("risk", self.words.percent(seen.risks[seat]).into()),
            ];
            self.words.with("review-nuns-line", &values)
        };
        known.map(line).collect()
    }

    fn luck(&self, luck: &Luck) -> (String, Vec<String>) {
        let values = [
            ("who", self.who(luck.seat).into()),
            ("total", points(self.words, luck.total).into()),
            ("usual", self.words.number((luck.usual * 100.0).round() as i64).into()),
        ];
        let kinds = luck.kinds.iter().map(|known| {
            let kind = match known.kind {
                review::Fortune::Deal => "deal",
                review::Fortune::Draw => "draw",
                review::Fortune::Roll => "roll",
                review::Fortune::Event => "event",
            };
            let sum = points(self.words, known.total);
            let values = [("kind", kind.into()), ("n", known.times.into()), ("sum", sum.into())];
            self.words.with("review-luck-kind", &values)
        });
        (self.words.with("review-luck-line", &values), kinds.collect())
    }

    fn stroke(&self, stroke: &Stroke, what: Option<String>) -> String {
        let what = what.unwrap_or_else(|| stroke.outcome.clone());
        let values = [
            ("turn", self.turn(stroke.turn).into()),
            ("what", what.trim_end_matches('.').into()),
            ("who", self.who(stroke.seat).into()),
            ("effect", points(self.words, stroke.effect).into()),
        ];
        self.words.with("review-stroke", &values)
    }

    fn budget(&self) -> String {
        let Review { budget, decisions, .. } = self.review;
        let values = [
            ("decisions", (*decisions).into()),
            ("searches", budget.searches.into()),
            ("playouts", budget.playouts.into()),
        ];
        self.words.with("review-budget", &values)
    }
}
