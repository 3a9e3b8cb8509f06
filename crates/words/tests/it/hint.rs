//! Hints: what the search bot would answer, told from what a seat knows.

use std::collections::BTreeSet;

use ankh_morpork::{Action, AnkhMorpork, Area, Position};
use bots::{Insight, Level, Seated};
use game::dice::QuickDice;
use game::record::Header;
use game::session::Prompt;
use game::{Buffer, Game, Language, Seat, Secrets, Session, Status, Step};
use rattus_cartus::RattusCartus;
use review::{Hint, Reason, RoleChance, Suspicion, hint};
use serde_json::{Value, json};
use words::hint::{Told, tell};
use words::{Colour, Mark, Names, Speech, Spoken};

fn names(seats: usize, reader: Seat) -> Names {
    let called = ["Ada", "Ben", "Cy", "Dee"].map(str::to_owned);
    Names::new(called.into_iter().zip(Colour::ALL).take(seats), Some(reader))
}

/// What a seat of this game is handed that remembers nothing but what it sees.
fn prompt<G: Insight>(game: &G, seat: Seat) -> Prompt<G> {
    let memory = game.memory(Some(seat));
    let mut actions = Buffer::new();
    game.actions(seat, &mut actions);
    Prompt {
        question: 1.into(),
        view: game.view(Some(seat), &memory),
        memory,
        actions: actions.to_vec(),
        news: Vec::new(),
        anew: false,
        heard: Default::default(),
    }
}

/// The hint for a prompt in all languages.
fn told<G: Insight + Speech>(prompt: &Prompt<G>, seat: Seat, seats: usize) -> (Hint<G>, Vec<Told>) {
    let level: Level = "sharp:iterations=60".parse().expect("a level");
    let hint = hint(seat, prompt, &level, 7);
    let names = names(seats, seat);
    let tell = |language: Language| tell(&hint, &prompt.view, &names, language.words());
    let told = Language::ALL.map(tell).to_vec();
    (hint, told)
}

/// Plays a game of quick bots, and at ten moments of it compares the hint with that of a game
/// in which everything is another that the seat may not know.
fn names_only_what_its_seat_knows<G: Insight + Secrets + Speech>(
    seed: u64,
    known: impl Fn(&G::View) -> BTreeSet<String>,
) {
    let header = Header::<G>::new(G::Setup::default()).expect("the usual table");
    let mut session = Session::new(header, None);
    let mut dice = QuickDice::new(seed);
    let seats = session.game().seats();
    let quick: Level = "quick".parse().expect("a level");
    let mut bots: Vec<Seated<G>> =
        Seat::all(seats).map(|seat| Seated::new(&quick, seat, seed)).collect();
    let (mut asked, mut compared, mut named) = (0, 0, 0);
    loop {
        let step = match session.status() {
            Status::Over(_) => break,
            Status::Chance => Step::Chance(session.game().sample(&mut dice)),
            Status::Seats(seats_asked) => {
                let seat = seats_asked.first().expect("somebody is asked");
                let bot = &mut bots[seat.index()];
                let choice = bot.decide(&bot.prompt(&session).expect("it is asked")).action;
                asked += 1;
                if asked % 5 == 0 && compared < 10 && session.table().actions(seat).len() > 1 {
                    let game = session.game();
                    let mut other = game.clone();
                    other.scramble(Some(seat), &mut dice);
                    let (one, two) = (prompt(game, seat), prompt(&other, seat));
                    if one == two && *game != other {
                        let (hint, said) = told(&one, seat, seats);
                        assert_eq!((hint.clone(), said.clone()), told(&two, seat, seats));
                        is_sound(game, seat, &hint, &said);
                        let known = known(&one.view);
                        named += said.iter().map(|told| cards_named(told, &known)).sum::<usize>();
                        compared += 1;
                    }
                }
                Step::Act(seat, choice)
            }
        };
        session.take(step).expect("it was offered");
    }
    assert_eq!(compared, 10, "of {asked} questions");
    assert!(named > 0, "no hint names a card");
}

/// How many cards a hint names; each must be one that its reader knows.
fn cards_named(told: &Told, known: &BTreeSet<String>) -> usize {
    let paragraph = told.paragraph();
    let cards = paragraph.parts().filter_map(|(mark, _)| match mark {
        Some(Mark::Card(id)) => Some(id),
        _ => None,
    });
    let cards: Vec<&str> = cards.collect();
    for card in &cards {
        assert!(known.contains(*card), "{card} is not known to whoever reads: {paragraph}");
    }
    cards.len()
}

/// The answer can be given as it is told, and is told in every language.
fn is_sound<G: Insight>(game: &G, seat: Seat, hint: &Hint<G>, said: &[Told]) {
    let mut after = game.clone();
    for action in &hint.answer {
        after.apply(Step::Act(seat, *action), &mut game::Silent).expect("what is advised is legal");
    }
    assert!(!after.is_answering(seat), "{:?} is no whole answer", hint.answer);
    assert!((0.0..=1.0).contains(&hint.chance));
    for told in said {
        assert!(!told.why.is_empty() && !told.chance.is_empty());
        let paragraph = told.paragraph().to_string();
        assert!(!paragraph.contains("..") && !paragraph.contains("!."), "{paragraph}");
        assert_eq!(told.compared[0].share, if hint.chance > 0.0 { 100 } else { 0 });
    }
}

#[test]
fn a_hint_in_ankh_morpork_names_only_what_its_seat_knows() {
    names_only_what_its_seat_knows::<AnkhMorpork>(5, |view| {
        let before = view.seats().iter().flat_map(|seat| seat.before);
        let known = view.hand().chain(view.discard()).chain(before).chain(view.front());
        known.map(|card| card.id().to_owned()).collect()
    });
}

#[test]
fn a_hint_in_rattus_cartus_names_only_what_its_seat_knows() {
    names_only_what_its_seat_knows::<RattusCartus>(5, |view| {
        let own = view.seat.and_then(|seat| view.players[seat.index()].hand);
        let hand = own.iter().flat_map(|hand| hand.kinds()).map(|(card, _)| card.sort());
        let row = view.row.iter().map(|card| card.building().name());
        hand.chain(row).map(str::to_owned).collect()
    });
}

fn table(position: Value) -> AnkhMorpork {
    let position: Position = serde_json::from_value(position).expect("a position");
    AnkhMorpork::from_position(&position).expect("a game")
}

fn because(game: &AnkhMorpork, hint: &Hint<AnkhMorpork>, language: Language) -> Vec<String> {
    let reader = Seat::new(0);
    let view = game.view(Some(reader), &game.memory(Some(reader)));
    let told = tell(hint, &view, &names(2, reader), language.words());
    told.why.iter().map(|why| why.to_string()).collect()
}

#[test]
fn the_reason_is_tied_to_what_is_on_the_board() {
    let mut game = table(json!({
        "players": 2,
        "seats": {
            "1": { "hand": ["rincewind", "queen-molly"], "personality": "lord-rust" },
            "2": { "hand": ["groat"], "personality": "lord-selachii" },
        },
        "areas": {
            "dolly-sisters": { "minions": [0, 1] },
            "unreal-estate": { "minions": [1, 0] },
        },
    }));
    let act = |game: &mut AnkhMorpork, action: Action| {
        game.apply(Step::Act(Seat::new(0), action), &mut game::Silent)
    };
    act(&mut game, "play queen-molly".parse().expect("notation")).expect("it is in the hand");
    let place = Action::Place("dolly-sisters".parse::<Area>().expect("an area"));
    let role = |role: &str, chance| RoleChance { role: role.to_owned(), chance };
    let mut hint = Hint {
        answer: vec![place],
        chance: 0.31,
        others: vec![],
        reasons: vec![Reason::Helps { seat: Seat::new(1), by: 0.07 }],
        suspicions: vec![Suspicion {
            seat: Seat::new(1),
            roles: vec![role("lord-selachii", 0.5), role("chrysoprase", 0.5)],
        }],
    };
    let needed = [
        "It takes control of Dolly Sisters from Ben, who would need it as Lord Selachii.",
        "Das nimmt Ben die Kontrolle über „Tolle Schwestern“",
        "Le quita a Ben el control de las Hermanas Dolly",
        "Cela prend à Ben le contrôle",
    ];
    for (language, needed) in Language::ALL.into_iter().zip(needed) {
        let why = because(&game, &hint, language);
        assert!(why.iter().any(|why| why.contains(needed)), "{why:?}");
    }
    hint.suspicions.clear();
    let why = because(&game, &hint, Language::En);
    assert!(why.contains(&"It takes control of Dolly Sisters from Ben.".to_owned()), "{why:?}");
}

#[test]
fn whoever_is_advised_to_read_a_card_is_told_what_it_says() {
    let mut game = table(json!({
        "players": 2,
        "seats": {
            "1": { "hand": ["hex", "drumknott"], "personality": "lord-rust" },
            "2": { "hand": ["groat"], "personality": "lord-selachii" },
        },
    }));
    let hint = |answer: &str| Hint {
        answer: vec![answer.parse().expect("notation")],
        chance: 0.5,
        others: vec![],
        reasons: vec![],
        suspicions: vec![],
    };
    let says =
        ["The card says: ", "Auf der Karte steht: ", "La carta dice: ", "La carte dit\u{a0}: "];
    let holds = |game: &AnkhMorpork, answer: &str| {
        for (language, says) in Language::ALL.into_iter().zip(says) {
            let why = because(game, &hint(answer), language);
            assert!(why.iter().any(|why| why.starts_with(says)), "{why:?}");
        }
    };
    holds(&game, "play hex");
    let play = Step::Act(Seat::new(0), "play hex".parse().expect("notation"));
    game.apply(play, &mut game::Silent).expect("it is in the hand");
    holds(&game, "read");
}
