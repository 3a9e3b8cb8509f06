//! What bots and pages read of a state is what it is.

use ankh_morpork::{Action, AnkhMorpork, Area, Areas, Because, Event, Position, Setup, Topic};
use game::dice::QuickDice;
use game::{Buffer, Dice, Game, Seat, Silent, Status, Step, Table};
use serde_json::Value;

#[test]
fn what_is_read_of_a_state_is_what_its_position_says() {
    for players in 2..=4 {
        let mut game = AnkhMorpork::new(&Setup { players, ..Setup::default() }).expect("they may");
        let mut dice = QuickDice::new(players.into());
        while let Some(step) = random_step(&game, &mut dice) {
            game.apply(step, &mut Silent).expect("what is listed is accepted");
            read(&game, &serde_json::to_value(game.position()).expect("a position is written"));
        }
    }
}

#[test]
fn demons_and_trolls_are_read_where_they_are() {
    let game = at(r#"
            players = 2
            areas.dimwell = { demons = 1, minions = [2] }
            areas.longwall = { trolls = 1, minions = [1] }
            areas.the-hippo = { trolls = 1, minions = [2], building = 2 }
        "#);
    let position = serde_json::to_value(game.position()).expect("a position is written");
    assert_eq!(position["areas"]["dimwell"]["demons"], 1);
    read(&game, &position);
}

/// The state that a position written in TOML describes.
pub(crate) fn at(position: &str) -> AnkhMorpork {
    let position: Position = toml::from_str(position).expect("it is a position");
    AnkhMorpork::from_position(&position).expect("a sound position")
}

fn random_step(game: &AnkhMorpork, dice: &mut QuickDice) -> Option<Step<AnkhMorpork>> {
    Some(match game.status() {
        Status::Over(_) => return None,
        Status::Chance => Step::Chance(game.sample(dice)),
        Status::Seats(seats) => {
            let seat = seats.first().expect("somebody is asked");
            let mut actions = Buffer::new();
            game.actions(seat, &mut actions);
            Step::Act(seat, actions[dice.below(actions.len() as u32) as usize])
        }
    })
}

fn read(game: &AnkhMorpork, position: &Value) {
    let written = |area: Area| &position["areas"][area.to_string()];
    let minions = |area: Area, seat: Seat| written(area)["minions"][seat.index()].as_u64().unwrap();
    let areas = |holds: &dyn Fn(Area) -> bool| -> Areas {
        Area::ALL.into_iter().filter(|&area| holds(area)).collect()
    };
    assert_eq!(serde_json::to_value(game.front()).unwrap(), position["front"]);
    assert_eq!(game.demonic(), areas(&|area| written(area)["demons"] != 0));
    for seat in Seat::all(game.seats()) {
        assert_eq!(game.areas_of(seat), areas(&|area| minions(area, seat) > 0));
        let counts = game.minions_by_area(seat.into()).map(u64::from);
        assert_eq!(counts, Area::ALL.map(|area| minions(area, seat)));
        let builds = |area: Area, seat: Seat| written(area)["building"] == seat.index() + 1;
        let pieces = |area: Area, seat: Seat| minions(area, seat) + u64::from(builds(area, seat));
        let most_of_others = |area: Area| {
            let others = Seat::all(game.seats()).filter(|&other| other != seat);
            let trolls = written(area)["trolls"].as_u64().unwrap();
            others.map(|other| pieces(area, other)).fold(trolls, u64::max)
        };
        let controls =
            |area: Area| written(area)["demons"] == 0 && pieces(area, seat) > most_of_others(area);
        assert_eq!(game.controlled(seat), areas(&controls));
    }
    let Some(top) = position["pending"].as_array().and_then(|frames| frames.last()) else { return };
    let is = |kind: &str| top.get(kind).is_some();
    if matches!(game.status(), Status::Seats(_)) {
        assert_eq!(game.rests(), is("turn") || is("card") || is("play-more"), "{top}");
    }
    let topic = Table::new(*game).view(None).topic();
    assert_eq!(matches!(topic, Topic::Text { .. }), is("text"), "{topic:?} at {top}");
}

#[test]
fn what_happens_says_which_symbol_of_which_card_it_came_of() {
    let mut game = at(r#"
            players = 2
            seats.1.hand = ["groat"]
            areas.dimwell.minions = [1]
        "#);
    let mut act = |action: &str| {
        let action: Action = action.parse().expect("it is an action");
        let mut events: Vec<Event> = Vec::new();
        game.apply(Step::Act(Seat::new(0), action), &mut events).expect("it is legal");
        events
    };
    act("play groat");
    let because = Because { card: "groat".parse().ok(), symbol: Some(0), ..Because::default() };
    let placed = act("place dimwell");
    assert!(!placed.is_empty());
    assert!(placed.iter().all(|event| event.because == because), "{placed:?}");
}
