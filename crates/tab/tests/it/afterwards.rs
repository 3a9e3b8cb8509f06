//! A finished game in a tab: its result, every moment again, what would have been, its review.

use serde_json::{Value, json};

use crate::guest::{Guest, html};

/// The result and the replay, from every seat and open.
pub(crate) fn seen_again(guest: &mut Guest, table: &str, seats: usize) {
    let result = guest.visit(table, None);
    let page = html(&result);
    for way in ["/at/0?as=open", "/review", "/what-if", "/record", "/picture.svg"] {
        assert!(page.contains(&format!("href=\"#{table}{way}")), "the result leads to {way}");
    }
    let picture = guest.visit(&format!("{table}/picture.svg"), None);
    assert!(picture["show"]["with"][1].as_str().unwrap().starts_with("<svg"), "{picture}");
    let mut eyes: Vec<String> = (1..=seats).map(|seat| format!("?as={seat}")).collect();
    eyes.extend([String::new(), "?as=open".to_owned()]);
    for eye in eyes {
        let moment = guest.visit(&format!("{table}/at/20{eye}"), None);
        assert!(html(&moment).contains("id=\"transport\""), "{eye}");
        assert!(!html(&moment).contains("name=\"action\""), "nothing is asked at a moment");
        let more = if eye.is_empty() { "?" } else { "&" };
        let next = guest.visit(&format!("{table}/at/20{eye}{more}steps=21,30"), None);
        assert_eq!(html(&next).matches("<template data-step=").count(), 2, "{eye}");
    }
    let nowhere = guest.visit(&format!("{table}/at/100000"), None);
    assert!(!html(&nowhere).contains("id=\"transport\""));
}

/// Another game, from a moment of this one on, in the second seat against bots.
pub(crate) fn played_on(guest: &mut Guest, table: &str) {
    let asked = guest.visit(&format!("{table}/what-if?at=20&seat=2"), None);
    assert!(html(&asked).contains("value=\"20\" selected"), "it begins where one looked");
    let form = [("at", "20"), ("seat", "2"), ("against", "quick")];
    let made = guest.visit(&format!("{table}/clone"), Some(&form));
    let page = guest.follow(&made);
    assert_ne!(guest.path, table);
    assert!(html(&page).contains("What if: "), "its name says what it is");
    let sheet: Value = serde_json::from_str(
        &guest.kept[guest.path.trim_start_matches('/').replace("tables/", "table/").as_str()],
    )
    .unwrap();
    let bots: Vec<bool> =
        sheet["places"].as_array().unwrap().iter().map(|place| place["bot"].is_string()).collect();
    assert_eq!(bots.iter().position(|bot| !bot), Some(1), "one sits where one wanted");
    assert_eq!(bots.iter().filter(|bot| !**bot).count(), 1, "{bots:?}");
    for late in ["review", "proof", "what-if", "picture.svg", "record"] {
        let early = guest.visit(&format!("{}/{late}", guest.path.clone()), None);
        guest.path.truncate(guest.path.rfind('/').unwrap());
        let says = html(&early);
        assert!(says.contains("over"), "{late}: {says}");
        let heading = says.split("id=\"h-error\">").nth(1).unwrap_or_default();
        assert!(heading.starts_with("That cannot be done"), "{late}: {heading}");
        assert!(!says.contains("id=\"review\"") && !says.contains("id=\"check\""), "{late}");
    }
}

/// The review, made in the worker of the bots, once in one go and once with a break.
pub(crate) fn reviewed(guest: &mut Guest, table: &str, seats: usize) {
    let page = guest.visit(&format!("{table}/review"), None);
    assert!(html(&page).contains("data-here"), "it is made here");
    assert!(!html(&page).contains("/review\" method"), "and nowhere else");
    let record = guest.visit(&format!("{table}/record"), None)["show"]["with"][1].clone();
    let names: Vec<String> = (1..=seats).map(|seat| format!("Player {seat}")).collect();
    let begin = |found: &Value| {
        json!({
            "ask": "review", "record": record, "table": &table[8..], "names": names, "lang": "en",
            "eye": null, "engine": "", "tab": true, "found": found,
            "budget": { "playouts": 2, "searches": 4 },
        })
    };
    let go_on =
        |pieces: u32, draw: bool| json!({ "ask": "review-on", "pieces": pieces, "draw": draw });
    let begun = guest.ask_worker("minds", &begin(&Value::Null));
    assert_eq!((&begun["answer"], &begun["whole"]), (&json!("reviewing"), &json!(false)));
    let half = guest.ask_worker("minds", &go_on(60, true));
    let whole = guest.ask_worker("minds", &go_on(100_000, false));
    assert_eq!(whole["whole"], true, "{}", whole["done"]);
    let drawn = whole["html"].as_str().unwrap();
    assert!(drawn.contains("id=\"h-graph\"") && drawn.contains("Player 2"), "{drawn}");
    assert!(drawn.contains(&format!("href=\"#{table}/at/")), "its links stay on the site");
    // A tab that was closed in the middle goes on, and comes to the same.
    guest.reopen();
    let again = guest.ask_worker("minds", &begin(&half["found"]));
    assert_eq!(again["done"], half["done"], "what was found is there again");
    let rest = guest.ask_worker("minds", &go_on(100_000, false));
    assert!(rest == whole, "a break changes nothing");
    // What other rules of judging found is found anew.
    let other = half["found"].as_str().unwrap().replacen("\"revision\":", "\"revision\":9", 1);
    let anew = guest.ask_worker("minds", &begin(&json!(other)));
    assert_eq!(anew["done"], 0);
}

/// The table and its review are gone.
pub(crate) fn deleted(guest: &mut Guest, table: &str) {
    let name = format!("review/{}", &table[8..]);
    guest.kept.insert(name.clone(), "{}".to_owned());
    let asked = guest.visit(&format!("{table}/delete"), Some(&[("yes", "yes")]));
    assert_ne!(asked["show"]["with"], "/", "nothing goes before somebody is sure");
    assert!(guest.kept.contains_key(&name));
    let gone = guest.visit(&format!("{table}/delete"), Some(&[("yes", "yes"), ("sure", "yes")]));
    assert_eq!(gone["show"]["with"], "/");
    assert!(
        !guest.kept.contains_key(&name)
            && !guest.kept.contains_key(&format!("table/{}", &table[8..]))
    );
    let page = guest.visit(table, None);
    assert!(!html(&page).contains("verdict"), "nobody finds it any more");
}
