//! What each seat is told of an event, and why it happened.

use game::{Game, Seat, Step, Table};
use rattus_cartus::{Phase, Position, RattusCartus, Reason, Shown};

#[test]
fn each_seat_is_told_what_it_may_know_and_why_it_happened() {
    let position: Position = toml::from_str(
        r#"
        setup = { players = 2, actions = "automatic" }
        round = 3
        row = ["hospital-1", "castle-1"]
        pending = { play = { seat = 2 } }
        players = [
            { laid = { monk-0 = 1, king-4 = 2, sword = 1 }, building = "hospital-1" },
            { hand = { joker = 1, sword = 1 }, building = "hospital-1" },
        ]
        "#,
    )
    .expect("a position");
    let game = RattusCartus::from_position(&position).expect("a sound position");
    let mut table = Table::new(game);
    let mut heard = [const { Vec::<Shown>::new() }; 2];
    for step in ["2: play 0", "2: give sword", "1: trade 0", "2: trade 1", "2: discard joker"] {
        let step: Step<RattusCartus> = step.parse().expect("notation");
        for told in table.apply(step).expect("a legal step") {
            let seats = [Some(Seat::new(1)), None];
            for (heard, seat) in heard.iter_mut().zip(seats) {
                heard.extend(told.shown(seat).cloned());
            }
        }
    }
    let [own, spectator] = heard;
    let whys: Vec<Reason> = own.iter().map(|shown| shown.cause.reason).collect();
    let (rule, sword, standard) = (Reason::Rule, Reason::Sword, Reason::Standard);
    let premium = Reason::Premium;
    let expected = [
        &[rule, rule, rule, Reason::Cards, Reason::Mismatch, sword, sword, sword][..],
        &[rule, premium, premium, standard, standard, standard, rule, rule, rule],
    ];
    assert_eq!(whys, expected.concat());
    let struck = own[6].cause;
    let hospital = "hospital-1".parse().expect("a building card");
    assert_eq!((struck.round, struck.phase), (3, Phase::ResolveBuildings));
    assert_eq!(struck.building, Some(hospital));

    let news = |shown: &Shown| serde_json::to_string(&shown.news).expect("news are data");
    let differ = (0..own.len()).filter(|&nth| own[nth] != spectator[nth]);
    assert_eq!(differ.collect::<Vec<_>>(), [6, 7]);
    assert_eq!(news(&own[6]), r#"{"offered":{"seat":2,"card":"sword"}}"#);
    assert_eq!(news(&spectator[6]), r#"{"offered":{"seat":2}}"#);
    assert_eq!(news(&own[7]), r#"{"gave":{"from":2,"to":1,"number":1,"cards":{"sword":1}}}"#);
    assert_eq!(news(&spectator[7]), r#"{"gave":{"from":2,"to":1,"number":1}}"#);
}
