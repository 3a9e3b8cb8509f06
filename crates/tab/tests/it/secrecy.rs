//! A tab knows all cards, and its pages show none that their reader may not know: a page is the
//! same, byte for byte, when only hidden facts change.

use ankh_morpork::AnkhMorpork;
use game::dice::QuickDice;
use game::record::Header;
use game::{Game, Seat, Secrets};
use rattus_cartus::RattusCartus;
use serde_json::{Value, json};

use crate::guest::{Guest, first_choice, html};
use crate::twins::{MOMENTS, Twins};

/// A browser with a game for three, against bots or with everybody at one device, and the
/// name under which it is kept.
fn seated<G: Game>(others: &str) -> (Guest, String, String) {
    let mut guest = Guest::default();
    let table = guest.make(G::NAME, &["me", others, others]);
    let name = table[1..].replace("tables/", "table/");
    (guest, table, name)
}

/// The same browser in which another game was played at that table: these lines.
fn with_lines(guest: &Guest, name: &str, lines: &str) -> Guest {
    let mut sheet: Value = serde_json::from_str(&guest.kept[name]).unwrap();
    sheet["lines"] = json!(lines);
    (sheet["seed"], sheet["sealed"]) = (Value::Null, json!(false));
    let mut other = Guest::default();
    other.kept.insert(name.to_owned(), sheet.to_string());
    other.reopen();
    other
}

/// Everything that a reader can have before them at a table where these lines were played.
fn shown(guest: &mut Guest, table: &str, name: &str) -> Vec<String> {
    let pages = ["", "/log", "/record", "/at/3", "/review", "/proof", "/picture.svg"];
    let mut all: Vec<String> = ["/".to_owned()]
        .into_iter()
        .chain(pages.map(|page| format!("{table}{page}")))
        .map(|path| guest.visit(&path, None).to_string())
        .collect();
    let page = guest.visit(table, None);
    // A hint is found by what its seat knows.
    if let Some((question, _)) = first_choice(html(&page)) {
        let hint = guest.visit(&format!("{table}/hint"), Some(&[("question", &question)]));
        if !hint["advise"].is_null() {
            let ask = json!({ "ask": "advise", "kept": guest.kept[name], "seat": 1 });
            all.push(guest.ask_worker("minds", &ask).to_string());
        }
    }
    all
}

fn nothing_hidden_is_shown<G: Secrets>(others: &str, observer: Option<Seat>, least: usize) {
    let (guest, table, name) = seated::<G>(others);
    let sheet: Value = serde_json::from_str(&guest.kept[&name]).unwrap();
    let header = Header::<G>::new(serde_json::from_value(sheet["setup"].clone()).unwrap()).unwrap();
    let start = G::new(header.setup()).unwrap();
    let (mut looks, mut asked) = (0, 0);
    for game in 0..20 {
        // Some games part for the observer after a few steps.
        if looks >= MOMENTS && asked >= least {
            break;
        }
        let twins = Twins::play(&start, observer, &mut QuickDice::new(23 + game));
        for steps in twins.moments(&start) {
            let [one, two] = twins.lines(&header, steps).map(|lines| {
                let mut guest = with_lines(&guest, &name, &lines);
                shown(&mut guest, &table, &name)
            });
            assert!(!one[1].contains("cannot be opened"), "after {steps}: {}", one[1]);
            for (one, two) in one.iter().zip(&two) {
                assert_eq!(one, two, "{} gives something away after {steps} steps", G::NAME);
            }
            assert_eq!(one.len(), two.len());
            looks += 1;
            asked += usize::from(one[1].contains("name=\\\"action\\\""));
        }
    }
    assert!(looks >= MOMENTS, "{looks} moments");
    assert!(asked >= least, "asked at {asked} of {looks} moments");
}

#[test]
fn whoever_plays_against_bots_sees_nothing_of_their_secrets() {
    nothing_hidden_is_shown::<AnkhMorpork>("bot-quick", Some(Seat::new(0)), 2);
    nothing_hidden_is_shown::<RattusCartus>("bot-quick", Some(Seat::new(0)), 2);
}

#[test]
fn a_curtain_hides_everything_that_somebody_at_the_device_may_not_know() {
    nothing_hidden_is_shown::<AnkhMorpork>("me", None, 0);
    nothing_hidden_is_shown::<RattusCartus>("me", None, 0);
}

#[test]
fn an_address_shows_no_hand_but_that_of_whoever_is_asked() {
    let (mut guest, table, _) = seated::<RattusCartus>("me");
    let curtain = guest.visit(&table, None);
    let next = crate::guest::after(html(&curtain), "?as=").expect("somebody is next").to_owned();
    for seat in ["1", "2", "3"] {
        let page = guest.visit(&format!("{table}?as={seat}"), None);
        let has_hand = html(&page).contains("id=\"hand\"");
        assert_eq!(has_hand, seat == next, "seat {seat} where {next} is asked: {}", html(&page));
        let bare = guest.visit(&table, None);
        assert!(!html(&bare).contains("id=\"hand\""), "behind the curtain");
    }
}
