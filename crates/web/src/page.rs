//! The pages around the tables: plain structs in, markup out.
//!
//! Where their forms are posted to stands in each form; every one carries `csrf`.

mod against;
mod agreed;
mod confirm;
mod error;
mod finished;
mod gamehead;
mod guide;
mod home;
mod honest_deal;
mod house;
mod lessons;
mod new_table;
mod past;
mod person;
mod privacy;
mod replay;
mod result;
mod review;
mod room;
mod rules;
mod seats;
mod settled;
mod statistics;
mod tab;
mod what_if;

use maud::{Markup, html};

pub use crate::coach::{
    address as first_game_address, first_game, first_game_after, first_game_regions,
};

pub use crate::lesson::{
    After as LessonAfter, address as lesson_address, all_lessons, is_lesson, lesson, lesson_after,
    lesson_regions,
};

pub use against::Against;
pub(crate) use against::LEVEL;
pub use agreed::agreed;
pub use confirm::{confirm_mail, device_link, stop_mail};
pub use error::{Failure, error, notice, offline};
pub use finished::{FinishedPage, Shared, finished, headline};
pub use gamehead::{GameHead, GamePage, LinkCard, game_page, gamehead, under};
pub use guide::{guide, learn, rulebooks};
pub use home::{Home, Row, RowState, home};
pub use honest_deal::{HonestDeal, draws_in_words, honest_deal};
pub use house::{House, Person as HousePerson, Report, house, house_closed};
pub use lessons::{Solved, lessons};
pub use new_table::{ClockPlan, SeatPlan, Settings, new_table, radio, read as read_settings, tick};
pub use past::{game_name, log};
pub use person::{DeviceLink, MailPlan, Person, Token, person};
pub use privacy::privacy;
pub use replay::{ReplayPage, replay, replay_template};
pub use result::{Cell, Ending, PersonEnding, Points, PointsRow, Proof, points_table};
pub use review::{ReviewHere, ReviewPage, ReviewStage, review, review_in_words, review_region};
pub use room::{Room, room_regions, waiting_room};
pub use rules::{RulesPage, rules};
pub use seats::{SeatsPage, StandingOrder, seats};
pub use settled::{Settled, settled};
pub use statistics::{By, Figures, Filter, ShareList, ShareRow, StatisticsPage, Whose, statistics};
pub use tab::{tab_elsewhere, tab_shell, tab_unreadable};
pub use what_if::{WhatIfPage, against, what_if};

use crate::{LONGEST_NAME, Page, Reader, Spoken, assets, icon, shell};

/// A page with the usual bar.
fn frame(
    reader: &Reader,
    title: &str,
    under: Option<&str>,
    class: &'static str,
    main: Markup,
) -> Markup {
    let page = Page {
        title: title.to_owned(),
        heading: Some(heading(title, under)),
        links: bar_links(reader),
        class,
        stream: None,
        main,
    };
    shell(reader, page)
}

/// The heading in the bar.
fn heading(title: &str, under: Option<&str>) -> Markup {
    html! { h1 { (title) @if let Some(under) = under { small { (under) } } } }
}

/// Where one can go from every page.
fn bar_links(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        a.btn.btn-bar.wide-only href=(if reader.tab { "/#mine" } else { "/#open" }) { (words.say("page-tables")) }
        (bar_link("/learn", "i-bulb", words.say("learn")))
        // A browser by itself knows nobody.
        @if !reader.tab {
            (bar_link("/statistics", "i-list", words.say("stats")))
            (bar_link("/you", "i-people", words.say("page-you")))
        }
    }
}

fn bar_link(address: &str, symbol: &str, label: &str) -> Markup {
    html! { a.btn.btn-bar href=(address) aria-label=(label) { (icon(symbol)) span.wide-only { (label) } } }
}

/// The hidden field of every form.
fn csrf(reader: &Reader) -> Markup {
    html! { input type="hidden" name="csrf" value=(reader.csrf); }
}

/// The name others see, in a form that other buttons of the page belong to as well
/// (`form="as"`): what was typed goes along with whatever is pressed. Nothing but keeping the
/// name asks for one, unless it matters to others.
fn name_form(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        form.as #as method="post" action="/you/name" {
            (csrf(reader))
            input type="hidden" name="back" value=(reader.path);
            label for="name" { (words.say("home-you-play-as")) }
            input #name name="name" value=[reader.name.as_deref()] autocomplete="nickname" maxlength=(LONGEST_NAME) required;
            button.btn.btn-quiet { (words.say("page-save")) }
        }
    }
}

/// The picture of a game; without a description it only decorates.
fn picture(game: &str, description: &str) -> Markup {
    let address = assets::url(&format!("picture-{game}.svg"));
    html! { img src=(address) alt=(description) width="640" height="336"; }
}
