//! The proof that a deal was honest, for somebody who has never heard of hashes: the
//! reader's own browser deals every card again.

use maud::{Markup, PreEscaped, html};
use words::Names;
use words::draws::{Draw, tell};

use super::result::Proof;
use super::room::short_hash;
use super::{GameHead, GamePage, game_page};
use crate::games::{Visitor, with_game};
use crate::moment::turn_name;
use crate::{Eye, Language, Pages, Reader, Spoken, TableInfo, assets, icon};

/// What the page shows.
pub struct HonestDeal<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The table.
    pub table: &'a TableInfo,
    /// The head of the game's pages.
    pub head: &'a GameHead,
    /// What was promised and revealed.
    pub proof: &'a Proof,
    /// Everything that chance decided.
    pub draws: &'a [Draw],
    /// Where the engine is that deals in a browser; `None` where the house has none.
    pub engine: Option<&'a str>,
}

/// What stands in the pictures of the three steps.
const ENVELOPE: &str = r##"<rect x="60" y="18" width="100" height="62" rx="6" fill="var(--panel)" stroke="currentColor" stroke-width="3"/><path d="m62 22 48 36 48-36" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/><circle cx="110" cy="56" r="13" fill="var(--alert)" stroke="var(--panel)" stroke-width="2"/>"##;
const BOWL: &str = r##"<path d="M66 40h88l-8 34a8 8 0 0 1-8 6H82a8 8 0 0 1-8-6z" fill="var(--panel)" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/><path d="M122 60 158 8" stroke="currentColor" stroke-width="6" stroke-linecap="round"/><circle cx="64" cy="24" r="8" fill="var(--accent)"/><path d="m92 12 9 16H83z" fill="var(--alert)"/><rect x="106" y="12" width="14" height="14" rx="2" fill="var(--brass)"/>"##;
const OPENED: &str = r##"<rect x="16" y="34" width="84" height="50" rx="6" fill="var(--panel)" stroke="currentColor" stroke-width="3"/><path d="m18 38 40-28 40 28" fill="var(--panel)" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/><path d="M112 54h20m-7-7 7 7-7 7" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/><g fill="var(--card-face)" stroke="currentColor" stroke-width="2.5"><rect x="146" y="30" width="26" height="38" rx="4" transform="rotate(-10 159 49)"/><rect x="164" y="28" width="26" height="38" rx="4"/><rect x="182" y="30" width="26" height="38" rx="4" transform="rotate(10 195 49)"/></g>"##;

/// The page of the proof.
pub fn honest_deal(page: &HonestDeal<'_>) -> Markup {
    let words = page.reader.lang.words();
    let title = words.say("proof-title");
    let main = html! {
        (check(page))
        (how(page))
        (every_draw(page))
        div.cols {
            section.panel.pad aria-labelledby="h-print" {
                h2 #h-print { (words.say("proof-print")) }
                p { (words.say("proof-print-note")) }
                p.above data-script hidden {
                    label for="print-of" { (words.say("proof-print-try")) }
                    input.inp #print-of value=(words.say("proof-print-sample")) autocomplete="off" maxlength="200";
                }
                p.finger #print aria-live="polite" {}
            }
            section.panel.pad aria-labelledby="h-shows" {
                h2 #h-shows { (words.say("proof-shows")) }
                ul.proves {
                    li { (icon("i-check")) span { (words.say("proof-shows-chosen")) } }
                    li { (icon("i-check")) span { (words.say("proof-shows-follows")) } }
                    li.open { b aria-hidden="true" { "?" } span { (words.say("proof-shows-moved")) } }
                    li.open { b aria-hidden="true" { "?" } span { (words.say("proof-shows-looked")) } }
                }
                p { (words.say("proof-elsewhere")) }
                pre { "snug verify " (page.table.id) ".record" }
            }
        }
    };
    game_page(page.reader, page.head, GamePage::Deal, title, None, main)
}

/// The check itself. Each of its states is on the page; the script shows one after the other
/// and fills in what only it knows. Without it the first says what is missing.
fn check(page: &HonestDeal<'_>) -> Markup {
    let words = page.reader.lang.words();
    let draws = page.proof.draws;
    let count = [("n", draws.into())];
    let record = format!("/tables/{}/record", page.table.id);
    let missing = match page.engine {
        Some(_) => "proof-needs-script",
        None => "proof-needs-engine",
    };
    let said = |state: &str, title: Markup, note: Markup| {
        html! {
            div data-state=(state) hidden[state != "rest"] { h2 { (title) } p { (note) } }
        }
    };
    html! {
        section.check #check data-draws=(draws) data-record=(record) data-engine=[page.engine]
            data-worker=(assets::url("engine.js")) {
            div.check-h role="status" {
                (seal())
                (said("rest", html! { (words.say("proof-not-yet")) }, html! { (words.say(missing)) }))
                (said("busy", html! { (words.say("proof-busy")) }, html! { (words.say("proof-busy-note")) }))
                (said("good", html! { (words.say("proof-good")) }, html! { (words.with("proof-good-note", &count)) }))
                (said("bad", with_gap(words.say("proof-bad"), "draw"), with_gap(words.say("proof-bad-note"), "dealt")))
                (said("other", html! { (words.say("proof-other")) }, html! { (words.say("proof-other-note")) }))
                (said("away", html! { (words.say("proof-not-yet")) }, html! { (words.say("proof-away")) }))
            }
            @if page.engine.is_some() {
                progress data-script hidden max=(draws) value="0" aria-label=(words.say("proof-progress")) {}
                div.beads aria-hidden="true" data-script hidden { @for _ in 0..draws { i {} } }
                p.help data-script hidden { (words.say("proof-beads")) }
            }
            div data-state="bad other" hidden {
                ol.advice {
                    li { (words.say("proof-likely")) }
                    li { (words.say("proof-stays")) }
                }
                p.finger { (with_gap(words.say("proof-line"), "line")) (words.colon()) " " span data-fill="text" {} }
            }
            div.acts-row {
                @if page.engine.is_some() {
                    button.btn type="button" data-again data-script hidden { (icon("i-replay")) (words.say("proof-again")) }
                }
                a.btn href=(record) download { (icon("i-scroll")) (words.say("result-record")) }
                a.btn href={ "/tables/" (page.table.id) } { (words.say("proof-back")) }
            }
        }
        @if page.engine.is_some() { script src=(assets::url("proof.js")) defer {} }
    }
}

/// All draws of the game in this record in words, with the names of the table.
pub fn draws_in_words(record: &str, table: &TableInfo, lang: Language) -> Vec<Draw> {
    struct Tell<'a>(&'a str, &'a TableInfo, Language);

    impl Visitor for Tell<'_> {
        type Output = Vec<Draw>;

        fn visit<G: Pages>(self) -> Vec<Draw> {
            let Tell(record, table, lang) = self;
            let seats = table.seats.iter().map(|seat| (seat.name.clone(), seat.colour));
            let record = game::record::Record::<G>::parse(record);
            // It was written a moment ago.
            record.map(|record| tell(&record, &Names::new(seats, None), lang)).unwrap_or_default()
        }
    }

    with_game(table.game, Tell(record, table, lang)).unwrap_or_default()
}

/// Every draw by itself, with the way to its moment; the script says of each what came of it.
fn every_draw(page: &HonestDeal<'_>) -> Markup {
    let words = page.reader.lang.words();
    let turn = |draw: &Draw| match draw.turn {
        0 => words.say("after-setup").to_owned(),
        turn => turn_name(page.reader.lang, page.table, turn),
    };
    html! {
        section.panel.pad aria-labelledby="h-draws" {
            h2 #h-draws { (words.say("proof-draws")) " " small { (words.with("result-draws", &[("n", page.proof.draws.into())])) } }
            details.more {
                summary #t-draws { (words.say("proof-draws-all")) }
                div.scroll-x tabindex="0" role="region" aria-labelledby="h-draws t-draws" {
                    table.draws #draws data-good=(words.say("proof-same")) data-bad=(words.say("proof-differs"))
                        data-unknown=(words.say("proof-not-judged")) {
                        thead { tr {
                            th scope="col" { (words.say("proof-number")) }
                            th scope="col" { (words.say("proof-when")) }
                            th scope="col" { (words.say("proof-recorded")) }
                            th scope="col" { (words.say("proof-dealt-again")) }
                        } }
                        tbody { @for (number, draw) in page.draws.iter().enumerate() {
                            tr {
                                th scope="row" { (number + 1) }
                                td { (turn(draw)) }
                                td {
                                    @match draw.step {
                                        Some(step) => { a href=(Eye::Open.address(&page.table.id, step)) { code { (draw.line) } } }
                                        None => { code { (draw.line) } " " small { (words.say("proof-taken-back")) } }
                                    }
                                    " " (draw.what)
                                }
                                td {}
                            }
                        } }
                    }
                }
            }
        }
    }
}

/// A sentence with a number that only the script knows, where its `#` stands.
fn with_gap(sentence: &str, name: &str) -> Markup {
    let (before, after) = sentence.split_once('#').unwrap_or((sentence, ""));
    html! { (before) span data-fill=(name) {} (after) }
}

fn seal() -> Markup {
    html! {
        svg.check-seal viewBox="0 0 76 76" aria-hidden="true" {
            path.seal-edge d="M38 3l7 6 9-2 4 8 9 3-1 9 7 7-7 7 1 9-9 3-4 8-9-2-7 6-7-6-9 2-4-8-9-3 1-9-7-7 7-7-1-9 9-3 4-8 9 2z" {}
            path.seal-good d="m24 39 10 10 19-22" {}
            path.seal-bad d="M38 22v20M38 53v.5" {}
            path.seal-wait d="M24 38v.5M38 38v.5M52 38v.5" {}
        }
    }
}

fn how(page: &HonestDeal<'_>) -> Markup {
    let HonestDeal { reader, proof, .. } = page;
    let words = reader.lang.words();
    let stirred = match proof.mixed.is_empty() {
        true => words.say("result-mixed-alone").to_owned(),
        false => {
            let names: Vec<&str> = proof.mixed.iter().map(|(name, _)| name.as_str()).collect();
            words.with("proof-stirred", &[("names", words.list(&names).into())])
        }
    };
    html! {
        section.panel.pad aria-labelledby="h-how" {
            h2 #h-how { (words.say("proof-how")) " " small { (words.say("proof-how-note")) } }
            ol.envelope {
                (step(reader.lang, ENVELOPE, "before", words.say("proof-before-note"), &short_hash(&proof.commitment)))
                (step(reader.lang, BOWL, "stir", &stirred, &words.with("proof-added", &[("n", proof.mixed.len().into())])))
                (step(reader.lang, OPENED, "after", words.say("proof-after-note"), &short_hash(&proof.seed)))
            }
        }
    }
}

fn step(lang: Language, picture: &'static str, name: &str, note: &str, finger: &str) -> Markup {
    html! {
        li {
            svg viewBox="0 0 220 92" aria-hidden="true" { (PreEscaped(picture)) }
            h3 { (lang.words().say(&format!("proof-{name}"))) }
            p { (note) }
            p.finger { (finger) }
        }
    }
}
