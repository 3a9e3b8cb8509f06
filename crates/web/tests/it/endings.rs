//! The page of a game that is over, for every way in which one can end: the scenarios of both
//! games that come to an end, played and drawn in every language.

use std::collections::BTreeSet;
use std::path::Path;

use ankh_morpork::{AnkhMorpork, Asked, Personality};
use game::{Ranking, Seat, Session, Status, Step, Table};
use rattus_cartus::RattusCartus;
use toml::{Table as Toml, Value};
use web::page::{self, Ending, FinishedPage, GameHead, GamePage, Shared};
use web::{
    Advice, Colour, Drawing, Drawn, Eye, Language, Pages, Reader, SeatInfo, Sitter, Spoken,
    TableInfo, TableState, Undo,
};

const NAMES: [&str; 5] = ["Maja", "Ben", "Inés", "Théo", "Ada"];

/// A scenario that came to an end.
struct Over<G: Pages> {
    title: String,
    session: Session<G>,
    table: TableInfo,
    ranking: Ranking,
}

impl<G: Pages> Over<G> {
    /// Takes the steps of a scenario; nothing when the game goes on after them.
    fn play(scenario: &Toml) -> Option<Over<G>> {
        let title = scenario["title"].as_str().expect("it has a title").to_owned();
        let given: G::Position = scenario.get("given")?.clone().try_into().expect(&title);
        let game = G::from_position(&given).expect(&title);
        let mut session = Session::starting_at(Table::new(game), None);
        let when = scenario.get("when").and_then(Value::as_array);
        for step in when.into_iter().flatten().filter_map(Value::as_str) {
            let step: Step<G> = step.parse().ok()?;
            session.take(step).ok()?;
        }
        let Status::Over(ranking) = session.status() else { return None };
        // Where nothing has happened yet, nobody has been told how it ended.
        if session.steps().is_empty() {
            return None;
        }
        let seat = |(name, colour): (&str, Colour)| SeatInfo {
            name: name.into(),
            kind: Sitter::Person,
            colour,
            here: true,
            clock: None,
        };
        let seats = NAMES.into_iter().zip(Colour::ALL).map(seat);
        let table = TableInfo {
            id: "abc".into(),
            title: "Friday".into(),
            game: G::NAME,
            seats: seats.take(session.game().seats()).collect(),
            state: TableState::Over,
            hot_seat: false,
            pace: None,
            learn: None,
        };
        Some(Over { title, session, table, ranking })
    }

    /// How it ended, as a page tells it.
    fn ending(&self, lang: Language) -> Ending {
        let drawing = Drawing {
            lang,
            seat: None,
            csrf: "",
            table: &self.table,
            asked: false,
            until: None,
            may_wait: false,
            undo: Undo::default(),
            advice: Advice::No,
        };
        self.session.outcome(&drawing).expect(&self.title)
    }

    /// The whole page.
    fn page(&self, lang: Language, ending: &Ending) -> String {
        let reader = Reader { lang, ..Reader::default() };
        let head = GameHead {
            table: "abc".into(),
            title: "Friday".into(),
            under: String::new(),
            pages: GamePage::ALL.to_vec(),
            card: None,
        };
        let steps = self.session.steps().len();
        let still = self.session.still(lang, &self.table, Eye::Open, steps);
        page::finished(&FinishedPage {
            reader: &reader,
            table: &self.table,
            head: &head,
            outcome: Some(ending),
            broken: "after-broken-agreed",
            still: still.expect(&self.title),
            course: &self.session.course(),
            proof: None,
            took_part: true,
            shared: Shared::default(),
        })
        .into_string()
    }

    fn name(&self, seat: Seat) -> &str {
        &self.table.seats[seat.index()].name
    }

    /// What holds of every page of a game that is over.
    fn check(&self) {
        let title = &self.title;
        let mut said = BTreeSet::new();
        for lang in Language::ALL {
            let ending = self.ending(lang);
            let page = self.page(lang, &ending);
            for broken in ["⟦", "{ $", "{$", "undefined", "NaN"] {
                assert!(!page.contains(broken), "{title} in {lang}: {broken}");
            }
            let winners: Vec<Seat> = self.ranking.winners().iter().collect();
            assert_eq!(ending.winners, winners, "{title}");
            let headline = page::headline(lang, &self.table, Some(&ending));
            assert!(page.contains(&format!("<h2>{headline}</h2>")), "{title}: {headline}");
            for &winner in &winners {
                assert!(headline.contains(self.name(winner)), "{title}: {headline}");
            }
            assert_eq!(page.matches("is-winner").count(), winners.len(), "{title}");
            let reason = ending.reason.to_string();
            assert!(reason.len() > 20 && reason == reason.trim(), "{title} in {lang}: {reason:?}");
            assert!(!reason.contains("  "), "{title} in {lang}: {reason:?}");
            said.insert(reason);
            assert!(page.contains(&format!("#{}", ending.rule.expect(title))), "{title}");
            for person in &ending.people {
                assert!(page.contains(&person.title), "{title}: {}", person.title);
            }
            let points = ending.points.as_ref().expect("both games count points");
            for (seat, &total) in points.total.iter().enumerate() {
                let sum: i32 = points.rows.iter().map(|row| row.cells[seat].points).sum();
                assert_eq!(sum, total, "{title}: the lines add up for seat {}", seat + 1);
            }
        }
        assert_eq!(said.len(), Language::ALL.len(), "{title}: {said:?}");
    }
}

/// Every scenario of a game that comes to an end.
fn all_over<G: Pages>() -> Vec<Over<G>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("it is in `crates`");
    let folder = root.join(G::NAME).join("scenarios");
    let mut files: Vec<_> =
        std::fs::read_dir(&folder).expect("there are scenarios").flatten().collect();
    files.sort_by_key(|file| file.path());
    let mut over = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file.path()).expect("it can be read");
        let chapter: Toml = text.parse().expect("it is TOML");
        for scenario in chapter["scenario"].as_array().expect("a chapter has scenarios") {
            let scenario = scenario.as_table().expect("a scenario is a table");
            let played = Over::<G>::play(scenario);
            let then = scenario.get("then").and_then(Value::as_table);
            let ends = then.is_some_and(|then| then.contains_key("winners"));
            let has_steps = scenario.contains_key("when");
            assert!(played.is_some() || !ends || !has_steps, "{} does not end", scenario["title"]);
            over.extend(played);
        }
    }
    over
}

fn named<'a, G: Pages>(all: &'a [Over<G>], title: &str) -> &'a Over<G> {
    all.iter().find(|over| over.title == title).unwrap_or_else(|| panic!("no scenario: {title}"))
}

/// What is said of an ending in the four languages, each with this in it.
fn says<G: Pages>(all: &[Over<G>], title: &str, parts: [&str; 4]) {
    let over = named(all, title);
    for (lang, part) in Language::ALL.into_iter().zip(parts) {
        let reason = over.ending(lang).reason.to_string();
        assert!(reason.contains(part), "{title} in {lang}: {reason}");
    }
}

/// AM-END-01, AM-END-04, AM-END-05: who won, as whom, and why.
#[test]
fn a_game_of_ankh_morpork_is_told_to_its_end_however_it_ends() {
    let all = all_over::<AnkhMorpork>();
    let mut ways = BTreeSet::new();
    let mut met = BTreeSet::new();
    let mut everybody = 0;
    for over in &all {
        over.check();
        let view = over.session.view(None);
        let Asked::Over { ending, places } = view.asked() else { panic!("it is over") };
        ways.insert(ending.to_string());
        let winner = places.winners().first().expect("somebody wins");
        if ending == ankh_morpork::Ending::Condition {
            met.extend(view.seats()[winner.index()].may_be.iter().map(|one| one.to_string()));
        }
        // A scenario may leave out who somebody is, which no game does.
        let cast: Vec<Personality> =
            view.seats().iter().filter_map(|seat| seat.may_be.iter().next()).collect();
        if cast.len() < view.seats().len() {
            continue;
        }
        everybody += 1;
        for lang in Language::ALL {
            let told = over.ending(lang);
            assert_eq!(told.people.len(), cast.len(), "{}: everybody is told of", over.title);
            let named = &told.people[winner.index()].title;
            let reason = told.reason.to_string();
            let on_points = matches!(told.rule, Some("AM-END-05" | "AM-END-06"));
            assert!(on_points || reason.contains(named.as_str()), "{}: {reason}", over.title);
        }
    }
    assert!(everybody > 10, "of {everybody} games everybody is told");
    let ways: Vec<&str> = ways.iter().map(String::as_str).collect();
    assert_eq!(ways, ["condition", "points", "riots", "vimes"]);
    // Commander Vimes has no condition of his own but the empty pile.
    let others = Personality::ALL.into_iter().filter(|&one| one != Personality::Vimes);
    let others: BTreeSet<String> = others.map(|one| one.to_string()).collect();
    assert_eq!(met, others, "each personality wins once by what it is after");
}

/// AM-TIE-01, AM-TIE-02, AM-SWITCH-08: a tie is named, with what each of them has.
#[test]
fn what_breaks_a_tie_on_points_is_named() {
    let all = all_over::<AnkhMorpork>();
    for over in &all {
        let view = over.session.view(None);
        let Asked::Over { ending, places } = view.asked() else { panic!("it is over") };
        let on_points =
            matches!(ending, ankh_morpork::Ending::Points | ankh_morpork::Ending::Riots);
        let most = view.seats().iter().map(|seat| seat.score).max().flatten();
        let tied: Vec<Seat> =
            view.seats().iter().filter(|seat| seat.score == most).map(|seat| seat.seat).collect();
        let reason = over.ending(Language::En).reason.to_string();
        let says_so = reason.contains("each, ");
        assert_eq!(says_so, on_points && tied.len() > 1, "{}: {reason}", over.title);
        if says_so {
            let worth = |seat: Seat| view.tie_breaker(seat).map_or(0, |area| area.cost());
            let best = tied.iter().map(|&seat| worth(seat)).max();
            let winners = tied.iter().copied().filter(|&seat| Some(worth(seat)) == best);
            assert!(winners.eq(places.winners().iter()), "{}: {reason}", over.title);
        }
    }
    says(
        &all,
        "A tie goes to the City Area card of the highest value, not to the most cards",
        [
            "With 18 points each, the most expensive City Area card counts: Maja (",
            "Bei je 18 Punkten zählt die teuerste Stadtbezirkskarte: Maja (",
            "Con 18 puntos cada uno, cuenta la carta de zona de ciudad más cara: Maja (",
            "Avec 18 points chacun, c’est la carte Quartier la plus chère qui compte\u{a0}: Maja (",
        ],
    );
    says(
        &all,
        "In the German edition a tie goes to control of the most expensive area",
        [
            "control of the most expensive area counts: Maja (Seven Sleepers, $18) and Ben (–)",
            "zählt die Kontrolle des teuersten Bezirks: Maja (",
            "cuenta el control de la zona más cara: Maja (",
            "c’est le contrôle du Quartier le plus cher qui compte\u{a0}: Maja (",
        ],
    );
    let shared = named(&all, "Players tied on points and cards share the win");
    for (lang, part) in Language::ALL.into_iter().zip(["shared", "geteilt", "comparte", "partagée"])
    {
        let after = shared.ending(lang).points.and_then(|points| points.after);
        let after = after.expect("it is said that the victory is shared");
        assert!(after.contains(part), "{after}");
        assert!(shared.page(lang, &shared.ending(lang)).contains(&after));
    }
}

/// RC-END-22, RC-END-24, RC-END-25: who survived, who won, and why.
#[test]
fn a_game_of_rattus_cartus_is_told_to_its_end_however_it_ends() {
    let all = all_over::<RattusCartus>();
    for over in &all {
        over.check();
        let view = over.session.view(None);
        let dead = view.dead.expect("it is told who died");
        for lang in Language::ALL {
            let people = over.ending(lang).people;
            let died = lang.words().say("rc-final-died");
            for person in people {
                let is_dead = dead.contains(person.seat);
                assert_eq!(person.title == died, is_dead, "{}: {}", over.title, person.title);
            }
        }
    }
    let says = |title, parts| says(&all, title, parts);
    says(
        "If everybody dies, everybody has lost",
        [
            "There were only 10 nuns in the Nun-row, and everyone had more rats than that.",
            "standen nur 10 Nonnen, und alle hatten mehr Ratten",
            "solo había 10 monjas, y todos tenían más ratas",
            "Il n’y avait que 10 nonnes dans la rangée",
        ],
    );
    says(
        "The survivor with the most points wins",
        [
            "Maja survived the plague, and no survivor had more than",
            "hat Maja die Pest überlebt",
            "Maja sobrevivió a la peste",
            "Maja a survécu à la peste",
        ],
    );
    says(
        "Of equal points fewer rats win",
        [
            "fewer rats won",
            "weniger Ratten haben entschieden",
            "decidió tener menos ratas",
            "le plus petit nombre de rats",
        ],
    );
    says(
        "With equal rats, too, the victory is shared",
        [
            "They survived the plague with",
            "Sie haben die Pest überlebt",
            "Sobrevivieron a la peste",
            "Victoire partagée",
        ],
    );
    // Mercy alone does not say who of those it spared has won.
    says(
        "A merciful plague spares those with the fewest rats",
        [
            "whoever had fewest was spared. Of those, nobody had more than",
            "Von ihnen hatte niemand mehr als",
            "De ellos, nadie tenía más de",
            "Parmi eux, personne n’avait plus de",
        ],
    );
    says(
        "All die alike, and mercy spares all of them, who are then ranked by points",
        [
            "whoever had fewest was spared.",
            "verschont blieb, wer die wenigsten hatte.",
            "se salvaron los que menos ratas tenían.",
            "qui en avait le moins a été épargné.",
        ],
    );
}
