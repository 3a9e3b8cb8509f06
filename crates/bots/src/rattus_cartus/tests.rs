use game::dice::QuickDice;
use game::{Buffer, Game, Seat, SeatSet, Table};
use rattus_cartus::{
    Action, Building, BuildingCard, Card, Cards, Class, Pending, Phase, Plague, PlayerPosition,
    Position, RattusCartus,
};

use super::Mind;
use super::beliefs::explain;
use super::chances::{final_chances, win_chances};
use super::glance::glance;
use super::judge;
use super::nuns::Nuns;
use super::prospects::Prospects;
use super::weights::Weights;
use crate::{Scores, bot};

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

fn cards(names: &[&str]) -> Cards {
    names.iter().map(|name| card(name)).collect()
}

/// A round of four players before a Monastery, a Farm and a Tent.
fn position(round: u8, pending: Pending, hand: &[&str], rats: [u16; 4]) -> Position {
    let row = [Building::Monastery, Building::Farm, Building::FortuneTellersTent];
    let player = |rats: u16| PlayerPosition { rats: Some(rats), ..Default::default() };
    let mut players: Vec<PlayerPosition> = rats.into_iter().map(player).collect();
    for player in &mut players[1..] {
        player.hand = cards(&["peasant-0", "merchant-0", "knight-0", "witch-0", "king-0"]);
    }
    players[0].hand = cards(hand);
    Position {
        round,
        pending: Some(pending),
        start: Some(seat(1)),
        row: row.map(|building| BuildingCard::new(building, 1)).to_vec(),
        influence: [(Class::Church, vec![1, 2, 2, 0])].into(),
        nun_row: vec![card("monk-2"); 2],
        players,
        ..Default::default()
    }
}

/// What the first player would answer at once.
fn answer(game: &RattusCartus) -> Action {
    let mut actions = Buffer::new();
    game.actions(seat(1), &mut actions);
    let mut scores = Scores::new();
    glance(game, seat(1), &Nuns::unseen(), &Weights::CHOOSING, &actions, &mut scores);
    assert_eq!(scores.len(), actions.len());
    actions[crate::math::best(&scores)]
}

fn chances(game: &RattusCartus) -> [f32; 5] {
    let weights = Weights::JUDGING;
    let prospects = Prospects::new(game, None, &weights);
    let (points, rats) = (prospects.points, prospects.rats);
    win_chances(&prospects, &points, &rats, &Nuns::unseen(), Plague::Merciless, &weights)
}

/// RC-D-11. An action is used at a glance, and surely enough that nobody searches.
#[test]
fn an_action_is_used_without_a_search() {
    let given = serde_json::json!({
        "setup": { "players": 2 },
        "round": 1,
        "row": ["castle-1", "palace-1"],
        "pending": { "act": { "seat": 1 } },
        "premium": 1,
        "open": [1, 2],
        "progress": { "building": 1, "step": "actions" },
        "players": [{ "building": "palace-1" }, { "building": "palace-1" }],
    });
    let position = serde_json::from_value(given).unwrap();
    let table = Table::new(RattusCartus::from_position(&position).unwrap());
    for level in ["quick", "sharp", "master"] {
        let mut bot = bot::<RattusCartus>(&level.parse().unwrap(), seat(1), 1);
        let (view, memory) = (table.view(Some(seat(1))), table.memory(Some(seat(1))));
        let choice = bot.decide(&view, memory, &table.actions(seat(1)));
        assert_eq!(choice.action, Action::Use, "{level}");
        assert!(choice.why.searches <= 3, "{level} searched {} times", choice.why.searches);
    }
}

#[test]
fn five_unseen_cards_show_ten_nuns_on_average() {
    let nuns = Nuns::unseen();
    let at_least = |number| -> f32 {
        nuns.shares().filter(|(nuns, _)| *nuns >= number).map(|(_, share)| share).sum()
    };
    assert!((at_least(0) - 1.0).abs() < 1e-4);
    for (rats, survive) in [(3, 0.986), (6, 0.896), (8, 0.758), (10, 0.554), (14, 0.164)] {
        assert!((at_least(rats) - survive).abs() < 0.002, "{rats} rats: {}", at_least(rats));
        let estimate = nuns.survival(f32::from(rats), 0.0);
        assert!((estimate - survive).abs() < 0.03, "{rats} rats: {estimate}");
    }
}

#[test]
fn every_rat_costs_chances_and_gives_them_to_others() {
    let enter = Pending::Enter { seat: seat(1) };
    let few = RattusCartus::from_position(&position(3, enter, &[], [6, 8, 8, 8])).unwrap();
    let many = RattusCartus::from_position(&position(3, enter, &[], [12, 8, 8, 8])).unwrap();
    let (few, many) = (chances(&few), chances(&many));
    assert!(few[0] > many[0] + 0.05, "{few:?} {many:?}");
    assert!(few[1] < many[1], "{few:?} {many:?}");
    assert!(few.iter().sum::<f32>() <= 1.0 && many.iter().sum::<f32>() <= 1.0);
}

#[test]
fn influence_is_worth_chances() {
    let enter = Pending::Enter { seat: seat(1) };
    let mut position = position(3, enter, &[], [8; 4]);
    let level = chances(&RattusCartus::from_position(&position).unwrap());
    position.influence.insert(Class::Magic, vec![4, 0, 0, 0]);
    let ahead = chances(&RattusCartus::from_position(&position).unwrap());
    assert!(ahead[0] > 1.1 * level[0], "{level:?} {ahead:?}");
    assert!(ahead[1] < level[1], "{level:?} {ahead:?}");
}

#[test]
fn a_game_that_is_over_is_judged_by_what_is_known_of_the_nuns() {
    let mut position = position(8, Pending::Over, &[], [3, 15, 15, 15]);
    position.phase = Some(Phase::EndOfGame);
    position.row.clear();
    position.stack = Some(0);
    position.unseen = Some(Default::default());
    let game = RattusCartus::from_position(&position).unwrap();
    let chances = final_chances(&game, &Nuns::unseen());
    // The row of this very state has four nuns, but nobody has seen them.
    assert!(chances[0] > 0.8 && chances[0] < 1.0, "{chances:?}");
}

#[test]
fn in_the_last_round_cards_go_where_they_fit() {
    let hand = ["monk-0", "monk-3", "monk-4", "merchant-2", "king-4"];
    let enter = position(8, Pending::Enter { seat: seat(1) }, &hand, [8; 4]);
    let monastery = BuildingCard::new(Building::Monastery, 1);
    let game = RattusCartus::from_position(&enter).unwrap();
    assert_eq!(answer(&game), Action::Enter(monastery));
    let mut lay = position(8, Pending::Lay { seat: seat(1), left: 3 }, &hand, [8; 4]);
    lay.players[0].building = Some(monastery);
    let game = RattusCartus::from_position(&lay).unwrap();
    assert_eq!(answer(&game), Action::Lay(card("monk-0")));
}

#[test]
fn who_has_many_rats_late_discards_some_rather_than_drawing() {
    let seats = game::SeatSet::all(4);
    let mut supply = position(8, Pending::Supply { seats }, &["king-1"], [14, 6, 6, 6]);
    let draws = BuildingCard::new(Building::Farm, 1);
    let rats = BuildingCard::new(Building::Monastery, 5);
    supply.row = vec![draws, rats, BuildingCard::new(Building::Castle, 1)];
    let game = RattusCartus::from_position(&supply).unwrap();
    assert_eq!(answer(&game), Action::Supply(rats));
}

#[test]
fn a_card_of_the_row_is_looked_at_once() {
    let look = position(3, Pending::Look { seat: seat(1), left: 1 }, &[], [8; 4]);
    let game = RattusCartus::from_position(&look).unwrap();
    let mut nuns = Nuns::unseen();
    nuns.seen[0] = true;
    let mut scores = Scores::new();
    let actions = [Action::Look(1), Action::Look(2)];
    glance(&game, seat(1), &nuns, &Weights::CHOOSING, &actions, &mut scores);
    assert!(scores[1] > scores[0]);
}

/// What the judge makes of a round that begins with such rats.
fn judged(rats: [u16; 4]) -> [f32; 5] {
    let supply =
        position(6, Pending::Supply { seats: SeatSet::all(4) }, &["monk-1", "witch-1"], rats);
    let game = RattusCartus::from_position(&supply).unwrap();
    judge::chances(&game, &Nuns::unseen(), &Weights::JUDGING)
}

#[test]
fn the_judge_shares_out_a_win_and_keeps_a_rest_for_nobody() {
    for rats in [[2; 4], [8, 3, 8, 5], [14; 4]] {
        let chances = judged(rats);
        let all: f32 = chances.iter().sum();
        assert!(chances[..4].iter().all(|chance| *chance > 0.0), "{chances:?}");
        assert!(chances[4] == 0.0 && all < 1.0, "{chances:?}");
    }
}

#[test]
fn the_judge_fears_rats() {
    assert!(judged([12, 6, 6, 6])[0] < judged([6, 6, 6, 6])[0]);
    let somebody = |chances: [f32; 5]| chances.iter().sum::<f32>();
    assert!(somebody(judged([14; 4])) < somebody(judged([4; 4])));
}

/// The first player has gone to the Monastery with one card of these.
fn at_the_monastery(all: &[&str]) -> RattusCartus {
    let mut enter = position(3, Pending::Enter { seat: seat(2) }, &["king-1", "witch-1"], [8; 4]);
    enter.players[0].laid = cards(&all[..1]);
    enter.players[0].hand = cards(&all[1..]);
    enter.players[0].building = Some(BuildingCard::new(Building::Monastery, 1));
    RattusCartus::from_position(&enter).unwrap()
}

/// What the second player thinks of that.
fn mind() -> Mind {
    Mind {
        seat: Some(seat(2)),
        nuns: Nuns::unseen(),
        others: Nuns::unseen(),
        choosing: Weights::CHOOSING,
        judging: Weights::JUDGING,
    }
}

#[test]
fn others_are_thought_to_lay_what_fits() {
    let game = at_the_monastery(&["king-2", "monk-1", "witch-1"]);
    let mut dice = QuickDice::new(1);
    let mut fitting = 0;
    for _ in 0..100 {
        let mut world = game.clone();
        explain(&mut world, &mind(), Some(seat(2)), &mut dice);
        assert_eq!(world.laid(seat(1)).size(), 1);
        assert_eq!(world.hand(seat(1)).size(), 2);
        fitting += u32::from(world.laid(seat(1)).count(card("monk-1")));
    }
    assert!((75..=100).contains(&fitting), "{fitting}");
}

#[test]
fn hands_that_go_with_what_others_did_are_likelier() {
    let likelihood = |all: &[&str]| {
        explain(&mut at_the_monastery(all), &mind(), Some(seat(2)), &mut QuickDice::new(1))
    };
    let fitting = likelihood(&["monk-1", "king-1", "witch-1"]);
    let strange = likelihood(&["king-2", "king-1", "king-1"]);
    assert!(fitting > strange, "{fitting} and {strange}");
}
