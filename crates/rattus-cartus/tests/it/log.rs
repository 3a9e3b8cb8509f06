//! Events as a player reads them.

use game::{Game, Seat, SeatSet, Step, Table};
use rattus_cartus::{Open, Position, RattusCartus};

#[test]
fn each_seat_reads_what_it_may_know_and_why_it_happened() {
    let position: Position = toml::from_str(
        r#"
        setup = { players = 2 }
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
    let mut lines = [const { Vec::new() }; 2];
    for step in ["2: play 0", "2: give sword", "1: trade 0", "2: trade 1", "2: discard joker"] {
        let step: Step<RattusCartus> = step.parse().expect("notation");
        for told in table.apply(step).expect("a legal step") {
            let seats = [Some(Seat::new(1)), None];
            for (lines, seat) in lines.iter_mut().zip(seats) {
                lines.extend(told.shown(seat).map(|shown| shown.to_string()));
            }
        }
    }
    let mut expected = vec![
        "seat 2 plays 0 cards [round 3, phase C]",
        "seat 1 reveals monk-0, 2 king-4, sword [round 3, phase D, hospital-1]",
        "seat 2 reveals nothing [round 3, phase D, hospital-1]",
        "seat 1 gains 3 influence in church [round 3, phase D, hospital-1, cards played]",
        "seat 1 takes 2 rats [round 3, phase D, hospital-1, cards of another class]",
        "seat 2 must give 1 card to seat 1 [round 3, phase D, hospital-1, sword]",
        "seat 2 chooses sword to give [round 3, phase D, hospital-1, sword]",
        "seat 2 gives sword to seat 1 [round 3, phase D, hospital-1, sword]",
        "seat 1 has the premium action [round 3, phase D, hospital-1]",
        "seat 1 discards 1 rat [round 3, phase D, hospital-1, premium action]",
        "seat 1 trades 0 cards for rats [round 3, phase D, hospital-1, premium action]",
        "seat 2 trades 1 card for rats [round 3, phase D, hospital-1, standard action]",
        "seat 2 discards joker [round 3, phase D, hospital-1, standard action]",
        "seat 2 discards 1 rat [round 3, phase D, hospital-1, standard action]",
        "the cards of seat 1 leave: monk-0, 2 king-4, sword [round 3, phase D, hospital-1]",
        "seat 2 is start player [round 3, phase E]",
        "round 4 begins [round 4, phase A]",
    ];
    assert_eq!(lines[0], expected);
    expected[6] = "seat 2 chooses a card to give [round 3, phase D, hospital-1, sword]";
    expected[7] = "seat 2 gives 1 card to seat 1 [round 3, phase D, hospital-1, sword]";
    assert_eq!(lines[1], expected);
}

#[test]
fn those_whom_an_event_is_about_are_listed() {
    let seats = [Seat::new(0), Seat::new(2)].into_iter().collect();
    assert_eq!(Open::Won { seats }.to_string(), "winning: seat 1, seat 3");
    let nobody = Open::Died { seats: SeatSet::EMPTY };
    assert_eq!(nobody.to_string(), "dead of the plague: nobody");
}
