//! Bugs planted into games of Rattus Cartus.

use std::sync::LazyLock;

use serde_json::{Value, json};

use crate::planted::{change, lose, noticed, raise};
use crate::played::Played;
use crate::rattus_cartus::game;

static GAMES: LazyLock<Vec<Played>> = LazyLock::new(|| (0..24).map(game).collect());

fn planted(rule: &str, plant: impl Fn(&Value, &mut Vec<Value>) -> Option<usize>) {
    noticed(referee::rattus_cartus::check, &GAMES, rule, plant);
}

fn players(setup: &Value) -> i64 {
    setup["players"].as_i64().unwrap_or_default()
}

/// Gives it to the next seat instead.
fn to_neighbour(setup: &Value, seat: &mut Value) {
    *seat = (seat.as_i64().unwrap_or_default() % players(setup) + 1).into();
}

#[test]
fn four_cards_dealt() {
    planted("RC-SETUP-08", |_, events| lose(events, "drew", |_| true));
}

#[test]
fn thirty_first_building_card() {
    planted("RC-E-02", |_, events| {
        let first = events.iter().find_map(|event| event["news"].get("building-revealed"))?.clone();
        let last =
            events.iter().rposition(|event| event["news"].get("building-revealed").is_some())?;
        events[last]["news"]["building-revealed"] = first;
        Some(last)
    });
}

#[test]
fn equal_buildings_stay() {
    planted("RC-A-03", |_, events| lose(events, "building-exchanged", |_| true));
}

#[test]
fn supply_draws_one_card_too_few() {
    planted("RC-B-02", |_, events| lose(events, "drew", |event| event["cause"]["round"] == 2));
}

#[test]
fn supply_takes_too_many_rats() {
    planted("RC-B-02", |_, events| {
        let supplied = |event: &Value| {
            event["cause"]["phase"] == "supplies" && event["news"].get("rats-discarded").is_some()
        };
        let place = events.iter().position(supplied)?;
        raise(&mut events[place..], "rats-discarded", "number", 1)
    });
}

#[test]
fn nun_row_changes() {
    planted("RC-BLD-FORTUNE-03", |_, events| {
        let looked = events.iter().find_map(|event| event["news"].get("looked"))?.clone();
        // The card itself exists, it only lies elsewhere.
        let shown: Vec<usize> = (0..events.len())
            .filter(|place| events[*place]["news"].get("nun-shown").is_some())
            .collect();
        let was = looked["place"].as_u64()? as usize - 1;
        let with = if was == 0 { 1 } else { 0 };
        let card = events[shown[with]]["news"]["nun-shown"]["card"].clone();
        (card != looked["card"]).then_some(())?;
        events[shown[was]]["news"]["nun-shown"]["card"] = card;
        events[shown[with]]["news"]["nun-shown"]["card"] = looked["card"].clone();
        Some(shown[was.min(with)])
    });
}

#[test]
fn somebody_enters_out_of_turn() {
    planted("RC-C-01", |setup, events| {
        change(events, "entered", |news| {
            to_neighbour(setup, &mut news["seat"]);
            true
        })
    });
}

#[test]
fn second_on_the_first_place() {
    planted("RC-C-01", |_, events| {
        change(events, "entered", |news| {
            let second = news["place"] == 2;
            news["place"] = if second { json!(1) } else { news["place"].take() };
            second
        })
    });
}

#[test]
fn gold_laid() {
    planted("RC-C-06", |_, events| {
        change(events, "laid", |news| {
            news["card"] = json!("gold");
            true
        })
    });
}

#[test]
fn influence_off_by_one() {
    planted("RC-D-05", |_, events| raise(events, "influence-gained", "number", 1));
}

#[test]
fn influence_in_another_class() {
    planted("RC-D-05", |_, events| {
        change(events, "influence-gained", |news| {
            let church = news["class"] == "church";
            news["class"] = json!(if church { "magic" } else { "church" });
            true
        })
    });
}

#[test]
fn rats_miscounted() {
    planted("RC-D-06", |_, events| raise(events, "rats-taken", "number", -1));
}

#[test]
fn rats_forgotten() {
    planted("RC-D-06", |_, events| lose(events, "rats-taken", |_| true));
}

#[test]
fn sword_takes_one_card_too_many() {
    planted("RC-CARD-SWORD-02", |_, events| raise(events, "sword-strikes", "number", 1));
}

#[test]
fn sword_strikes_for_the_wrong_player() {
    planted("RC-CARD-SWORD-04", |_, events| {
        change(events, "sword-strikes", |news| {
            news["taker"] = news["giver"].clone();
            true
        })
    });
}

#[test]
fn flute_the_wrong_way() {
    planted("RC-CARD-FLUTE-03", |_, events| {
        change(events, "rat-handed-over", |news| {
            let (from, to) = (news["from"].take(), news["to"].take());
            (news["from"], news["to"]) = (to, from);
            true
        })
    });
}

#[test]
fn premium_action_for_the_second() {
    planted("RC-D-12", |setup, events| {
        (players(setup) > 2).then_some(())?;
        change(events, "premium-held", |news| {
            to_neighbour(setup, &mut news["seat"]);
            true
        })
    });
}

#[test]
fn two_players_hold_the_premium_action_of_their_building() {
    planted("RC-D-18", |setup, events| {
        (players(setup) == 2).then_some(())?;
        change(events, "premium-held", |news| {
            to_neighbour(setup, &mut news["seat"]);
            true
        })
    });
}

#[test]
fn palace_gives_three_markers() {
    planted("RC-BLD-PALACE-01", |_, events| raise(events, "markers-taken", "number", 1));
}

#[test]
fn levy_spares_somebody() {
    planted("RC-BLD-TOWER-01", |_, events| {
        change(events, "levied", |news| news["givers"].as_array_mut().and_then(Vec::pop).is_some())
    });
}

#[test]
fn no_point_of_influence_in_the_last_round() {
    planted("RC-D-21", |_, events| {
        lose(events, "influence-gained", |event| event["cause"]["reason"] == "last-round")
    });
}

#[test]
fn played_cards_stay() {
    planted("RC-D-24", |_, events| lose(events, "cards-discarded", |_| true));
}

#[test]
fn start_player_stays() {
    planted("RC-E-03", |setup, events| {
        let later =
            events.iter().skip(1).rposition(|e| e["news"].get("start-player").is_some())? + 1;
        to_neighbour(setup, &mut events[later]["news"]["start-player"]["seat"]);
        Some(later)
    });
}

#[test]
fn reshuffle_leaves_cards_behind() {
    planted("RC-SETUP-10", |_, events| raise(events, "reshuffled", "number", -1));
}

/// Adds to a part of the first score.
fn score(events: &mut [Value], part: &str, by: i64) -> Option<usize> {
    change(events, "scored", |news| {
        let points = news["score"][part].as_i64().unwrap_or_default();
        news["score"][part] = (points + by).into();
        points + by >= 0
    })
}

#[test]
fn points_off_by_one() {
    planted("RC-END-05", |_, events| score(events, "bodies", 1));
    planted("RC-END-06", |_, events| score(events, "specials", 1));
    planted("RC-END-07", |_, events| score(events, "gold", 1));
    planted("RC-END-11", |_, events| score(events, "markers", 2));
}

/// How much influence each seat has in a class at the end.
fn influence(events: &[Value], class: &str, seat: i64) -> i64 {
    let gained = events.iter().filter_map(|event| event["news"].get("influence-gained"));
    let of_seat = gained.filter(|news| news["class"] == class && news["seat"] == seat);
    of_seat.filter_map(|news| news["number"].as_i64()).sum()
}

#[test]
fn upper_disc_ranks_higher() {
    planted("RC-END-02", |setup, events| {
        let seats = 1..=players(setup);
        let classes = ["peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty"];
        let pairs = seats.clone().flat_map(|a| seats.clone().map(move |b| (a, b)));
        let mut pairs = pairs.flat_map(|pair| classes.map(|class| (pair, class)));
        let ((one, other), _) = pairs.find(|((a, b), class)| {
            let [a, b] = [*a, *b].map(|seat| (seat, influence(events, class, seat)));
            let above = seats.clone().filter(|seat| influence(events, class, *seat) > a.1);
            a.0 < b.0 && a.1 == b.1 && a.1 > 0 && above.count() == 0
        })?;
        for (seat, by) in [(one, 5), (other, -5)] {
            change(events, "scored", |news| {
                let points = news["score"]["influence"].as_i64().unwrap_or_default();
                let own = news["seat"] == seat;
                let by = if own { by } else { 0 };
                news["score"]["influence"] = (points + by).into();
                own
            })?;
        }
        Some(0)
    });
}

#[test]
fn rats_shown_off_by_one() {
    planted("RC-RAT-01", |_, events| raise(events, "rats-shown", "number", 1));
}

#[test]
fn somebody_survives_the_plague() {
    planted("RC-END-20", |setup, events| {
        (setup["plague"] == "merciless").then_some(())?;
        change(events, "died", |news| news["seats"].as_array_mut().and_then(Vec::pop).is_some())
    });
}

#[test]
fn the_second_wins() {
    planted("RC-END-22", |setup, events| {
        change(events, "won", |news| match news["seats"].as_array_mut() {
            Some(seats) if seats.len() == 1 => {
                to_neighbour(setup, &mut seats[0]);
                true
            }
            _ => false,
        })
    });
}

/// Whether the merciful plague spared somebody: all have more rats than there are nuns.
fn is_mercy(setup: &Value, events: &[Value]) -> bool {
    let of = |kind: &'static str| events.iter().filter_map(move |event| event["news"].get(kind));
    let nuns: u64 = of("nun-shown")
        .filter_map(|news| news["card"].as_str()?.rsplit('-').next()?.parse::<u64>().ok())
        .sum();
    let all = of("rats-shown").all(|news| news["number"].as_u64().is_some_and(|rats| rats > nuns));
    setup["plague"] == "merciful" && all
}

#[test]
fn the_merciful_plague_takes_its_survivors() {
    planted("RC-END-25", |setup, events| {
        is_mercy(setup, events).then_some(())?;
        change(events, "died", |news| {
            news["seats"] = (1..=players(setup)).collect();
            true
        })
    });
}

#[test]
fn supplies_out_of_turn() {
    planted("RC-B-04", |setup, events| {
        (setup["supply"] == "in-turn").then_some(())?;
        change(events, "supply-chosen", |news| {
            to_neighbour(setup, &mut news["seat"]);
            true
        })
    });
}

#[test]
fn the_last_one_outside_passes_without_a_pass() {
    planted("RC-CARD-PASS-01", |setup, events| {
        let inside = |event: &Value| event["news"].get("entered").is_some();
        let last = players(setup) as usize - 1;
        let (place, entered) = events.iter().enumerate().filter(|(_, e)| inside(e)).nth(last)?;
        let mut passed = entered.clone();
        let seat = entered["news"]["entered"]["seat"].clone();
        passed["news"] = json!({ "passed": { "seat": seat } });
        events.insert(place, passed);
        Some(place)
    });
}

#[test]
fn somebody_declines_who_was_not_asked() {
    planted("RC-D-11", |setup, events| {
        (setup["actions"] == "automatic").then_some(())?;
        let held = events.iter().position(|event| event["news"].get("premium-held").is_some())?;
        let mut declined = events[held].clone();
        let seat = declined["news"]["premium-held"]["seat"].clone();
        declined["news"] = json!({ "action-declined": { "seat": seat } });
        events.insert(held + 1, declined);
        Some(held + 1)
    });
}
