//! The pages around the tables.

use game::Seat;
use game::lesson::Trial;
use game::scenario::guided::Progress;
use maud::{Markup, html};
use rattus_cartus::{RattusCartus, Setup};
use web::page::{
    ClockPlan, DeviceLink, Failure, Home, House, MailPlan, Person, Report, Room, Row, RowState,
    RulesPage, SeatPlan, Settings, Solved, Token,
};
use web::{
    Colour, Language, Pages, Reader, SeatInfo, Sitter, TableInfo, TableState, Theme, Which, Wish,
    page,
};
use words::Problem;

use crate::after;

/// A name that would break a page that forgets to escape it.
const NASTY: &str = "<b>Maja & \"Co\"</b>";

fn reader(lang: Language, theme: Theme, name: &str) -> Reader {
    Reader {
        lang,
        name: Some(name.into()),
        theme,
        csrf: "token".into(),
        path: "/".into(),
        tab: false,
    }
}

fn table(name: &str) -> TableInfo {
    let seat = |who: &str, kind, colour| SeatInfo {
        name: who.into(),
        kind,
        colour,
        here: true,
        clock: None,
    };
    TableInfo {
        id: "abc".into(),
        title: name.into(),
        game: "rattus-cartus",
        seats: vec![
            seat(name, Sitter::Person, Colour::Red),
            seat("Old Groan", Sitter::Bot("sharp".into()), Colour::Yellow),
            seat("", Sitter::Nobody, Colour::Green),
        ],
        state: TableState::Waiting,
        hot_seat: false,
        pace: None,
        learn: None,
    }
}

fn settings(name: &str) -> Settings {
    Settings {
        game: "rattus-cartus".into(),
        title: name.into(),
        options: RattusCartus::options(Language::En, &Setup::default()),
        seats: vec![
            SeatPlan::Me,
            SeatPlan::Bot("quick".into()),
            SeatPlan::Person,
            SeatPlan::Closed,
        ],
        clock: ClockPlan::Live { minutes: 15, increment: 20 },
        window: 4,
        public: false,
        hot_seat: false,
        hints: false,
        problem: Some(name.into()),
    }
}

/// Every page once, with its name.
pub(crate) fn every_page(lang: Language, theme: Theme, name: &str) -> Vec<(&'static str, Markup)> {
    let reader = reader(lang, theme, name);
    let states = [
        RowState::Open,
        RowState::YourTurn(Some(102)),
        RowState::Waits(vec![name.into(), "Théo".into()]),
        RowState::Goes,
        RowState::Over(vec![name.into()]),
        RowState::Over(Vec::new()),
    ];
    let rows: Vec<Row> = states
        .into_iter()
        .map(|state| Row {
            shelf: "rattus-cartus".into(),
            id: "abc".into(),
            with: vec![name.into(), "Quick 2".into()],
            when: ("18 Nov 2026".into(), "2026-11-18T08:00:00Z".into()),
            title: name.into(),
            game: "Rattus Cartus".into(),
            seats: vec![Some(Colour::Red), None],
            progress: "5 / 8".into(),
            state,
        })
        .collect();
    let table = table(name);
    let settings = settings(name);
    let summary = ["4 s".to_owned()];
    let room = Room {
        reader: &reader,
        table: &table,
        game: "Rattus Cartus",
        own: vec![Seat::new(0)],
        is_host: true,
        invitation: "https://snug.example/t/abc",
        qr: html! { svg {} },
        commitment: "0123456789abcdef0123456789abcdef",
        summary: &summary,
        settings: Some(&settings),
    };
    let link = DeviceLink { address: "https://snug.example/x".into(), qr: html! { svg {} } };
    let tokens = [Token { id: "1".into(), label: name.into(), made: "2026".into() }];
    let you = Person {
        reader: &reader,
        link: Some(&link),
        tokens: &tokens,
        fresh_token: Some("secret"),
        mail: Some(MailPlan { address: "a@b.example", confirmed: false }),
        asked: false,
        has_feed: true,
        fresh_feed: Some("https://snug.example/feed"),
    };
    let reports = [Report {
        id: "1".into(),
        when: "2026".into(),
        by: name.into(),
        whom: ("7".into(), name.into()),
        table: ("abc".into(), name.into()),
        said: name.into(),
        reason: name.into(),
    }];
    let silenced = [page::HousePerson { id: "1".into(), name: name.into(), banned: true }];
    let figures = [("tables".to_owned(), "3".to_owned())];
    let house = House {
        reader: &reader,
        figures: &figures,
        reports: &reports,
        open: 700,
        people: &silenced,
    };
    let refused = Failure {
        status: 422,
        problem: &Problem::Illegal { rule: "RC-C-06" },
        back: "/tables/abc",
    };
    let no_record = Problem::NoRecord { detail: name.to_owned() };
    let no_record = Failure { status: 422, problem: &no_record, back: "/" };
    let rules = |game| {
        page::rules(&RulesPage { reader: &reader, game, query: "rat <b>", only: false })
            .expect("there is such a game")
    };
    let guide = |game| page::guide(&reader, game).expect("there is such a game");
    let lesson = |game, id| {
        let page = page::lesson(&reader, Which { game, id }, &Trial::default());
        page.expect("there is such a lesson")
    };
    let mut pages = vec![
        (
            "home",
            page::home(&Home {
                reader: &reader,
                mine: &rows,
                open: &rows[..1],
                watch: &rows[2..3],
                imports: true,
                day: 20_000,
                solved: &Solved::default(),
                level: "quick",
                tab: true,
            }),
        ),
        ("new-table", page::new_table(&reader, &settings)),
        ("waiting-room", page::waiting_room(&room)),
        ("learn", page::learn(&reader)),
        ("guide-ankh-morpork", guide("ankh-morpork")),
        ("guide-rattus-cartus", guide("rattus-cartus")),
        ("lessons", page::lessons(&reader, &Solved::default())),
        ("lesson", lesson("ankh-morpork", "good-dog")),
        ("rulebooks", page::rulebooks(&reader)),
        ("rules-ankh-morpork", rules("ankh-morpork")),
        ("rules-rattus-cartus", rules("rattus-cartus")),
        ("person", page::person(&you)),
        ("device-link", page::device_link(&reader, name, "/continue/x")),
        ("confirm-mail", page::confirm_mail(&reader, "a@b.example", "/confirm/x")),
        ("stop-mail", page::stop_mail(&reader, "a@b.example", "/stop/x")),
        ("error", page::error(&reader, &refused)),
        ("no-record", page::error(&reader, &no_record)),
        ("offline", page::offline(&reader, true)),
        ("house", page::house(&house)),
        ("privacy", page::privacy(&reader)),
    ];
    pages.extend(after::pages(&reader, &table, name));
    pages
}

#[test]
fn every_page_renders_in_every_language_and_escapes_what_people_wrote() {
    for lang in Language::ALL {
        for (name, page) in every_page(lang, Theme::Auto, NASTY) {
            let page = page.into_string();
            assert!(page.starts_with("<!DOCTYPE html>"), "{name}");
            assert!(!page.contains("<b>Maja"), "{name} in {lang} does not escape a name");
        }
    }
}

#[test]
fn every_form_that_is_posted_carries_the_token() {
    for (name, page) in every_page(Language::En, Theme::Auto, NASTY) {
        let page = page.into_string();
        for form in page.split("<form").skip(1) {
            let form = form.split("</form>").next().unwrap_or_default();
            // In a tab there is no server that others could send forms to.
            if form.contains("method=\"post\"") && !name.ends_with("in-a-tab") {
                assert!(form.contains("name=\"csrf\" value=\"token\""), "{name}: {form}");
            }
        }
    }
}

#[test]
fn no_id_stands_twice_on_a_page() {
    for (name, page) in every_page(Language::De, Theme::Auto, NASTY) {
        let page = page.into_string();
        let mut ids: Vec<&str> =
            page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let number = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), number, "{name}");
    }
}

#[test]
fn the_rules_are_searched_without_script() {
    let reader = reader(Language::En, Theme::Auto, NASTY);
    let page = |query, only| {
        let page = RulesPage { reader: &reader, game: "rattus-cartus", query, only };
        page::rules(&page).expect("there is such a game").into_string()
    };
    let all = page("gold", false);
    assert!(all.contains("<mark>gold</mark>") && all.contains("id=\"RC-COMP-01\""));
    let only = page("gold", true);
    assert!(only.contains("id=\"RC-CARD-GOLD-01\"") && !only.contains("id=\"RC-COMP-01\""));
    assert!(page("xyzzy", true).contains("No rule mentions that."));
    let unknown = RulesPage { reader: &reader, game: "chess", query: "", only: false };
    assert!(page::rules(&unknown).is_none());
}

#[test]
fn the_coach_has_words_for_everything_in_every_language() {
    for lang in Language::ALL {
        let reader = reader(lang, Theme::Auto, NASTY);
        for game in ["ankh-morpork", "rattus-cartus"] {
            let mut progress = Progress::default();
            let mut lit = 0;
            loop {
                let page = page::first_game(&reader, game, &progress).expect("it can be played");
                let page = page.into_string();
                let (_, says) = page.split_once("id=\"coach-says\"").expect("the coach speaks");
                let (_, says) = says.split_once("<span>").expect("in words");
                let says = says.split("</span>").next().unwrap_or_default();
                assert!(!says.contains("coach-") && says.len() > 8, "{game} {progress}: {says}");
                let words = says.split_whitespace().count();
                assert!(words <= 34, "{game} {progress} in {lang}: {words} words");
                lit += usize::from(page.contains(" data-coached"));
                // There is no table behind this page that anything could lead to.
                assert!(
                    !page.contains("/tables/\"") && !page.contains("/tables//"),
                    "{game} {progress}"
                );
                let next = page::first_game_after(game, &progress, &Wish::Next).expect("a game");
                let show = page::first_game_after(game, &progress, &Wish::Show).expect("a game");
                match (next == progress, show == progress) {
                    (false, _) => progress = next,
                    (true, false) => progress = show,
                    (true, true) => break,
                }
            }
            let stops = progress.passed();
            assert!(stops > 20 && lit * 3 > stops * 2, "{game}: {lit} of {stops} point somewhere");
        }
    }
}

#[test]
fn a_wrong_choice_is_carried_out_explained_and_taken_back() {
    let reader = reader(Language::En, Theme::Auto, NASTY);
    let go = |progress: &Progress, wish| {
        page::first_game_after("ankh-morpork", progress, &wish).expect("there is such a game")
    };
    let answer = |action: &str| Wish::Answer(vec![action.to_owned()]);
    let begun = go(&Progress::default(), Wish::Next);
    let tried = go(&begun, answer("play hex"));
    let page = page::first_game(&reader, "ankh-morpork", &tried).expect("a game").into_string();
    assert!(page.contains("people on the streets come first") && page.contains("coach is-wrong"));
    assert!(!page.contains("id=\"decide\""), "nothing else can be done before it is taken back");
    assert_eq!(go(&tried, Wish::Undo), begun);
    let good = go(&go(&begun, answer("play groat")), answer("place the-hippo"));
    let page = page::first_game(&reader, "ankh-morpork", &good).expect("a game").into_string();
    assert!(page.contains("coach is-good"));
    assert_eq!(go(&begun, answer("build dimwell")), begun, "what is not asked changes nothing");
}

/// How many words people read silently in a minute.
const WORDS_A_MINUTE: usize = 238;

#[test]
fn how_to_play_is_read_in_four_minutes_and_shows_what_a_table_shows() {
    for lang in Language::ALL {
        let reader = reader(lang, Theme::Auto, NASTY);
        for game in ["ankh-morpork", "rattus-cartus"] {
            let page = page::guide(&reader, game).expect("there is such a game").into_string();
            let (_, main) = page.split_once("<main").expect("a page has a middle");
            let figures: Vec<&str> = main.split("<figure>").skip(1).collect();
            assert!(figures.len() >= 5, "{game} in {lang} has {} pictures", figures.len());
            for figure in figures {
                let (picture, rest) = figure.split_once("<figcaption>").expect("it is described");
                assert!(picture.contains("inert"), "nothing in a picture can be pressed");
                assert!(picture.contains("<svg") && !rest.starts_with("</"));
            }
            let [parts, ways] = ["<section class=\"panel part\"", "<p class=\"try-it\""]
                .map(|what| main.matches(what).count());
            assert_eq!(parts, ways, "a part of {game} leads to no lesson");
            let words = said(main).split_whitespace().filter(|word| word.len() > 1).count();
            assert!(words < 4 * WORDS_A_MINUTE, "{game} in {lang} has {words} words");
        }
        assert!(page::guide(&reader, "chess").is_none());
    }
}

/// What a reader reads: no markup, nothing inside pictures, and no ways to lessons.
fn said(main: &str) -> String {
    let mut said = String::new();
    let main = main.split("<p class=\"try-it\">").enumerate().map(|(index, part)| match index {
        0 => part,
        _ => part.split_once("</p>").map_or("", |(_, rest)| rest),
    });
    let main: String = main.collect();
    for (index, part) in main.split("<div class=\"pic").enumerate() {
        let part = if index == 0 {
            part
        } else {
            part.split_once("<figcaption>").map_or("", |(_, rest)| rest)
        };
        let outside = part.split("<svg").enumerate().map(|(index, part)| match index {
            0 => part,
            _ => part.split_once("</svg>").map_or("", |(_, rest)| rest),
        });
        for part in outside.flat_map(|part| part.split('<')) {
            said.push_str(part.split_once('>').map_or(part, |(_, text)| text));
            said.push(' ');
        }
    }
    said
}

#[test]
fn the_settings_form_reads_back_what_it_says() {
    let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let mut read = settings(NASTY);
    let fields = [
        field("title", " Friday "),
        field("seat1", "me"),
        field("seat2", "bot-sharp"),
        field("seat3", "person"),
        field("clock", "days"),
        field("days", "2"),
        field("weekends-off", "yes"),
        field("window", "0"),
        field("public", "yes"),
    ];
    assert_eq!(page::read_settings(&fields, &mut read), Ok(()));
    assert_eq!(
        (read.title.as_str(), read.public, read.hot_seat, read.window),
        ("Friday", true, false, 0)
    );
    assert_eq!(read.clock, ClockPlan::Days { days: 2, weekends_off: true });
    assert_eq!(read.seats, [SeatPlan::Me, SeatPlan::Bot("sharp".into()), SeatPlan::Person]);

    let refused = |fields: &[(String, String)]| page::read_settings(fields, &mut settings(NASTY));
    assert_eq!(refused(&[field("clock", "live"), field("minutes", "0")]), Err("new-wrong-number"));
    assert_eq!(refused(&[field("seat1", "me"), field("seat2", "closed")]), Err("new-wrong-seat"));
    assert_eq!(refused(&[field("seat1", "me"), field("seat2", "me")]), Err("new-wrong-me"));
    assert_eq!(
        refused(&[field("seat1", "bot-godlike"), field("seat2", "me")]),
        Err("new-wrong-seat")
    );
}

#[test]
fn a_rule_that_refuses_is_told_once_with_the_way_to_its_place() {
    for lang in Language::ALL {
        let told = |rule| page::notice(lang, &Problem::Illegal { rule }).into_string();
        let sentence = words::refusal(lang, "RC-C-06");
        let escaped = html! { (sentence) }.into_string();
        // Rattus Cartus refuses in the words of its ledger.
        let notice = told("RC-C-06");
        assert_eq!(notice.matches(&escaped).count(), 1, "{notice}");
        assert!(notice.contains("href=\"/rules/rattus-cartus#RC-C-06\""), "{notice}");
        // Ankh-Morpork says it shorter, and the rule goes with it.
        let notice = told("AM-ACT-BUILD-02");
        assert_eq!(notice.matches("<p>").count(), 2, "{notice}");
    }
}
