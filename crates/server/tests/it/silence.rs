//! Whoever does something that is nobody's business is not heard.
//!
//! Somebody seals an answer, gives a standing order, mutes somebody, or does nothing; then
//! somebody else says something. All others hear that, once, at once, and nothing else:
//! what they are sent in between is compared by how much it is, in which order, what is in
//! it, and when it comes.

use std::time::{Duration, Instant};

use game::dice::QuickDice;
use game::record::{Header, Recorder};
use game::{Game, Seat, Status};
use serde_json::{Value, json};
use server::TableId;
use server::tables::{Desk, Hinted, Sheet, Sitter};

use crate::client::{Events, PageStream};
use crate::secrecy::{NOW, Test, anonymous};
use crate::twins::random;
use ankh_morpork::AnkhMorpork;

/// Something is soon when it comes before this: a stream that has just been told something
/// is told again after 250 ms.
const SOON: Duration = Duration::from_millis(200);
/// A machine with other things to do may be late, but not every time.
const TRIES: usize = 5;

/// The lines of a game of three that stands at a threat to these seats, of which the first
/// has so many answers.
pub(crate) fn threatened(asked: &[usize], answers: std::ops::RangeInclusive<usize>) -> String {
    let header =
        Header::<AnkhMorpork>::new(serde_json::from_value(json!({ "players": 3 })).unwrap());
    let header = header.unwrap();
    let wanted: game::SeatSet = asked.iter().map(|seat| Seat::new(*seat)).collect();
    for seed in 0..3000 {
        let mut dice = QuickDice::new(seed);
        let mut recorder = Recorder::new(header.clone());
        while let Some(step) = random(recorder.table().game(), &mut dice) {
            recorder.apply(step).unwrap();
            let game = recorder.table().game();
            let is_wanted = game.status() == Status::Seats(wanted)
                && game.lets_happen().is_some()
                && answers.contains(&game::Table::new(*game).actions(Seat::new(asked[0])).len());
            if is_wanted {
                return recorder.unwritten();
            }
        }
    }
    panic!("nothing threatens {asked:?} in three thousand games");
}

/// What somebody does that the others are not to hear of.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Act {
    Nothing,
    Pass,
    React,
    Order,
    Mute,
    Hint,
}

/// Somebody who listens, as a program and with a page.
struct Listener {
    events: Events,
    page: PageStream,
}

/// What a listener was sent, and whether the last of it came soon.
type Heard = Vec<(String, String)>;

impl Listener {
    /// All events up to the one that tells of this, by both streams.
    async fn until(&mut self, said: &str, time: i64) -> Heard {
        let mut heard = Vec::new();
        loop {
            let (position, news) = self.events.next().await.unwrap();
            let is_last = news["said"] == time;
            heard.push((format!("event {position}"), news.to_string()));
            if is_last {
                break;
            }
        }
        loop {
            let (kind, data) = self.page.next().await;
            let is_last = data.contains(said);
            heard.push((kind, data));
            if is_last {
                return heard;
            }
        }
    }
}

/// What everyone but the one in the first seat hears of what that one does.
async fn heard(test: &Test, sheet: &Sheet, lines: &str, act: Act) -> (Vec<Heard>, Duration) {
    let id = test.table(sheet, lines.to_owned()).await;
    let path = |what: &str| format!("/tables/{id}/{what}");
    let others = test.people[1..].iter().map(|(browser, client, _)| (browser, client));
    let mut listeners = Vec::new();
    for (browser, client) in others.chain([(&test.watcher.0, &test.watcher.1)]) {
        let events = client.events(&id.to_string(), None).await;
        let page = browser.stream(&format!("/events?table={id}")).await;
        listeners.push(Listener { events, page });
    }
    say(test, id, "everyone is here", NOW + 1).await;
    for listener in &mut listeners {
        listener.until("everyone is here", NOW + 1).await;
    }
    tokio::time::sleep(Duration::from_millis(260)).await;
    let listed = test.watcher.1.get("/tables").await;
    let actor = &test.people[0].1;
    let question = actor.table(&id.to_string()).await["question"].take();
    let answer = |action: &Value| json!({ "question": question["number"], "actions": [action] });
    match act {
        Act::Nothing => {}
        Act::Pass => drop(actor.done(&path("steps"), answer(&json!("pass"))).await),
        Act::React => {
            let actions = question["actions"].as_array().unwrap();
            let reaction = actions.iter().find(|action| **action != "pass").unwrap();
            actor.done(&path("steps"), answer(reaction)).await;
        }
        Act::Order => drop(actor.done(&path("orders"), json!({ "order": "never-ask" })).await),
        Act::Mute => {
            let whom = test.people[1].2.id.to_string();
            actor.done(&path("mute"), json!({ "person": whom })).await;
        }
        Act::Hint => ask_for_hint(test, id, &question).await,
    }
    assert_eq!(test.watcher.1.get("/tables").await, listed, "a list tells of {act:?}");
    let begin = Instant::now();
    say(test, id, "listen to this", NOW + 2).await;
    let mut all = Vec::new();
    for listener in &mut listeners {
        let heard = listener.until("listen to this", NOW + 2).await;
        let heard = heard
            .into_iter()
            .map(|(kind, data)| (anonymous(test, &kind, id), anonymous(test, &data, id)));
        all.push(heard.collect());
    }
    (all, begin.elapsed())
}

/// The one in the first seat asks for a hint on their page, and gets it.
async fn ask_for_hint(test: &Test, id: TableId, question: &Value) {
    let mut browser = test.people[0].0.clone();
    let number = question["number"].to_string();
    browser.send(&format!("/tables/{id}/hint"), &[("question", &number)]).await;
    let cell = test.house.house.tables.cell(id).await.unwrap();
    let is_there = |desk: &mut Desk| matches!(desk.hinted(Seat::new(0)), Hinted::Given(_));
    while !cell.read(is_there).await.unwrap() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    tokio::time::sleep(Duration::from_millis(260)).await;
}

/// The one in the last seat says something at a moment of our choice.
async fn say(test: &Test, id: TableId, text: &str, time: i64) {
    let (person, text) = (test.people[2].2.clone(), text.to_owned());
    let said = test.house.house.tables.change(id, move |desk, _| desk.say(&person, text, time));
    said.await.unwrap();
}

#[tokio::test]
async fn what_is_nobodys_business_is_not_heard() {
    let test = Test::new(3).await;
    let lines = threatened(&[0, 1], 2..=9);
    let mut sheet = test.sheet("ankh-morpork", &json!({ "players": 3 }));
    for (window, clock) in [
        (0, json!("none")),
        (0, json!({ "live": { "reserve": 3600, "increment": 9 } })),
        (600_000, json!({ "live": { "reserve": 3600, "increment": 9 } })),
        (4000, json!({ "correspondence": { "days": 2 } })),
    ] {
        sheet.window = window;
        sheet.clock = serde_json::from_value(clock).unwrap();
        sheet.hints = true;
        let (silence, _) = heard(&test, &sheet, &lines, Act::Nothing).await;
        assert!(silence.iter().all(|heard| heard.len() == 2), "one event each: {silence:#?}");
        for act in [Act::Pass, Act::React, Act::Order, Act::Mute, Act::Hint] {
            let mut best = Duration::MAX;
            for _ in 0..TRIES {
                let (told, time) = heard(&test, &sheet, &lines, act).await;
                assert!(told == silence, "{act:?} is heard:\n{told:#?}\n{silence:#?}");
                best = best.min(time);
                if best < SOON {
                    break;
                }
            }
            assert!(best < SOON, "{act:?} holds up what comes next: {best:?}");
        }
    }
}

#[tokio::test]
async fn a_table_that_is_loaded_again_shows_nobody_who_has_answered() {
    let mut test = Test::new(3).await;
    let lines = threatened(&[0, 1], 2..=9);
    for (window, clock) in [
        (0, json!({ "live": { "reserve": 3600, "increment": 9 } })),
        (600_000, json!({ "live": { "reserve": 3600, "increment": 9 } })),
        (4000, json!({ "correspondence": { "days": 2 } })),
    ] {
        let mut sheet = test.sheet("ankh-morpork", &json!({ "players": 3 }));
        sheet.window = window;
        sheet.clock = serde_json::from_value(clock).unwrap();
        let mut seen = Vec::new();
        for act in [Act::Nothing, Act::Pass] {
            let id = test.table(&sheet, lines.clone()).await;
            if act == Act::Pass {
                let actor = &test.people[0].1;
                let question = actor.table(&id.to_string()).await["question"].take();
                let answer = json!({ "question": question["number"], "actions": ["pass"] });
                actor.done(&format!("/tables/{id}/steps"), answer).await;
            }
            test.house = test.house.reopen().await;
            for (browser, client, _) in &mut test.people {
                *client = test.house.again(client);
                *browser = test.house.again_in(browser);
            }
            let mut table = test.people[1].1.table(&id.to_string()).await;
            for seat in table["seats"].as_array().unwrap() {
                assert!(seat["time"]["until"].is_null(), "a clock runs: {table}");
            }
            // The window is open for as long as ever, counted from when the house was opened.
            table["question"]["closes"].take();
            let (_, page) = test.people[1].0.get(&format!("/tables/{id}")).await;
            let clocks = page.matches("data-until").count();
            seen.push((anonymous(&test, &table.to_string(), id), clocks));
        }
        assert_eq!(seen[0], seen[1], "window {window}");
    }
}

/// From when bots are asked until everyone hears what came of it.
async fn answered_by_a_bot(test: &Test, sheet: &Sheet, lines: &str) -> Duration {
    // What was written later than now counts as written now.
    let id = test.table_at(sheet, lines.to_owned(), 2 * NOW).await;
    let mut listener = test.people[1].1.events(&id.to_string(), None).await;
    let before = listener.next().await.unwrap().1["table"]["step"].clone();
    let begin = Instant::now();
    test.house.house.tables.look_after(id).await.unwrap();
    while listener.next().await.unwrap().1["table"]["step"] == before {}
    begin.elapsed()
}

#[tokio::test]
async fn a_bot_with_a_card_takes_no_longer_than_one_without() {
    let test = Test::new(3).await;
    let mut sheet = test.sheet("ankh-morpork", &json!({ "players": 3 }));
    sheet.window = 0;
    let (without, with) = (threatened(&[0], 1..=1), threatened(&[0], 2..=9));
    for (level, moment) in [("quick", 300), ("master", 600)] {
        sheet.places[0].sitter = Sitter::Bot { level: level.to_owned() };
        for lines in [&without, &with] {
            let mut best = Duration::MAX;
            for _ in 0..TRIES {
                let time = answered_by_a_bot(&test, &sheet, lines).await;
                assert!(time >= Duration::from_millis(moment), "{level} after {time:?}");
                best = best.min(time);
                if best < Duration::from_millis(moment) + SOON {
                    break;
                }
            }
            assert!(best < Duration::from_millis(moment) + SOON, "{level} after {best:?}");
        }
    }
}
