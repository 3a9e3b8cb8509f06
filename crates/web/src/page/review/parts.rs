//! What a review says below its graph.

use game::Seat;
use maud::{Markup, html};
use review::{Exposure, Review, Suspect};
use words::review::Told;

use super::chart::{Chart, Line, chart, points};
use super::{ReviewPage, delta, labels, moment_address, name, places, row_head};
use crate::games::{Visitor, with_game};
use crate::{Language, Pages, Spoken, icon, piece_in};

/// Where the game turned, each with the way to its moment.
pub(super) fn turning(page: &ReviewPage<'_>, review: &Review, told: &Told) -> Markup {
    let words = page.reader.lang.words();
    html! {
        section.panel.pad aria-labelledby="h-turning" {
            h2 #h-turning { (words.say("review-turning")) " " small { (words.say("review-points")) } }
            @if review.turning_points.is_empty() {
                p { (words.say(if review.is_whole { "review-no-turning" } else { "review-none-yet" })) }
            }
            ol.turning {
                @for (number, (point, turned)) in review.turning_points.iter().zip(&told.turning).enumerate() {
                    li id=(format!("tp{}", number + 1)) {
                        span.no aria-hidden="true" { (number + 1) }
                        div.what {
                            a href=(moment_address(page, point.step)) { (turned.turn) }
                            @if let Some(did) = &turned.did { " " (did) }
                            small { (turned.line) }
                        }
                        span.delta { (piece(page, point.seat)) (delta(page.reader.lang, point.by)) }
                    }
                }
            }
        }
    }
}

/// The decisions that cost most: what was played, what was better, and why.
pub(super) fn costly(page: &ReviewPage<'_>, review: &Review, told: &Told) -> Markup {
    let words = page.reader.lang.words();
    let says = match (review.budget.searches, review.is_whole) {
        (0, _) => "review-not-judged",
        (_, true) => "review-no-costly",
        (_, false) => "review-none-yet",
    };
    html! {
        section.panel.pad aria-labelledby="h-costly" {
            h2 #h-costly { (words.say("review-costly")) " " small { (words.say("review-costly-how")) } }
            @if review.costly.is_empty() { p { (words.say(says)) } }
            @for (costly, cost) in review.costly.iter().zip(&told.costly) {
                article.cost {
                    h3.cost-h {
                        (piece(page, costly.decision.seat))
                        (name(page, costly.decision.seat)) ", "
                        a href=(moment_address(page, costly.decision.step)) { (cost.turn) }
                        span.delta { (delta(page.reader.lang, -costly.cost)) }
                    }
                    dl.pair {
                        div { dt { (words.say("review-played")) } dd { (cost.played) } }
                        div.is-better { dt { (words.say("review-better")) } dd { (cost.better) } }
                    }
                    p.why { (cost.why) }
                }
            }
        }
    }
}

/// What the table could know of each player, over time.
pub(super) fn known(page: &ReviewPage<'_>, review: &Review, told: &Told) -> Markup {
    let words = page.reader.lang.words();
    html! {
        section.panel.pad aria-labelledby="h-known" {
            h2 #h-known { (words.say("review-known")) " " small { (words.say("review-known-how")) } }
            @for (exposure, line) in review.exposures.iter().zip(&told.known) {
                details.more open[Some(exposure.seat) == page.eye.or(Some(Seat::new(0)))] {
                    summary { (piece(page, exposure.seat)) (name(page, exposure.seat)) }
                    p { (line) }
                    ul.multiples {
                        @for suspect in &exposure.suspects { (multiple(page, review, exposure, suspect)) }
                    }
                    (suspicions(page, review, exposure))
                }
            }
        }
    }
}

/// How many moments of a line say what was suspected: what is laid open at the end is no
/// suspicion.
fn until(review: &Review, suspect: &Suspect) -> usize {
    suspect.chances.len().saturating_sub(usize::from(review.is_whole))
}

/// What these roles are called together.
fn roles(page: &ReviewPage<'_>, review: &Review, suspect: &Suspect) -> String {
    let lang = page.reader.lang;
    let roles: Vec<String> =
        suspect.roles.iter().map(|role| role_name(&review.game, lang, role)).collect();
    lang.words().list(&roles)
}

/// The same lines in figures, for whoever does not see them.
fn suspicions(page: &ReviewPage<'_>, review: &Review, exposure: &Exposure) -> Markup {
    let words = page.reader.lang.words();
    let id = format!("t-known-{}", exposure.seat);
    let rows = exposure.suspects.iter().map(|suspect| until(review, suspect)).max();
    html! {
        details.more {
            summary id=(id) { (words.say("review-as-table")) }
            div.scroll-x tabindex="0" role="region" aria-labelledby=(format!("h-known {id}")) {
                table.figures-table {
                    thead { tr {
                        th scope="col" { (words.with("review-after", &[("game", review.game.as_str().into())])) }
                        @for suspect in &exposure.suspects {
                            th scope="col" {
                                @if suspect.is_true { (icon("i-mask")) span.vh { (words.say("review-truly")) " " } }
                                (roles(page, review, suspect))
                            }
                        }
                    } }
                    tbody { @for at in 0..rows.unwrap_or_default() {
                        tr {
                            (row_head(page, words, review, at))
                            @for suspect in &exposure.suspects {
                                td { (words.percent(suspect.chances.get(at).copied().unwrap_or_default())) }
                            }
                        }
                    } }
                }
            }
        }
    }
}

/// How likely one role looked over time.
fn multiple(
    page: &ReviewPage<'_>,
    review: &Review,
    exposure: &Exposure,
    suspect: &Suspect,
) -> Markup {
    let words = page.reader.lang.words();
    let seen = &suspect.chances[..until(review, suspect)];
    let percent = |chance: Option<f64>| words.percent(chance.unwrap_or_default());
    let roles = roles(page, review, suspect);
    let line = points(seen, places(review));
    let last = line.rsplit(' ').next().and_then(|point| point.split(',').next()).unwrap_or("0");
    let area = format!("0,100 {line} {last},100");
    let values = [
        ("role", roles.as_str().into()),
        ("first", percent(seen.first().copied()).into()),
        ("most", percent(seen.iter().copied().reduce(f64::max)).into()),
        ("last", percent(seen.last().copied()).into()),
    ];
    html! {
        li.multiple.(if suspect.is_true { "is-true" } else { "" }) {
            h3 {
                @if suspect.is_true { (icon("i-mask")) span.vh { (words.say("review-truly")) " " } }
                (roles)
                b { (percent(seen.last().copied())) }
            }
            div.plot {
                svg.plot-lines viewBox="0 0 100 100" preserveAspectRatio="none" role="img"
                    aria-label=(words.with("review-over-time", &values)) {
                    polygon.area points=(area) {}
                    polyline.area-line points=(line) {}
                }
                @if suspect.is_true
                    && let Some(turn) = exposure.given_away
                    && let Some(at) = review.moments.iter().position(|moment| moment.turn == turn) {
                    span.gave-away style=(format!("--x:{:.2}", 100.0 * at as f64 / (places(review).max(2) - 1) as f64)) {
                        a href=(moment_address(page, review.moments[at].step)) {
                            (words.say("review-gave-away"))
                        }
                    }
                }
            }
        }
    }
}

/// What was known of the nuns, and the risk of the plague over time.
pub(super) fn dangers(page: &ReviewPage<'_>, review: &Review, told: &Told) -> Markup {
    let words = page.reader.lang.words();
    // The spectators are last; whoever knows everything looks with them.
    let eye = page.eye.map_or(page.table.seats.len(), Seat::index);
    let moments = review.moments.iter().enumerate();
    let seen: Vec<_> =
        moments.filter_map(|(at, moment)| Some((at, moment.dangers.get(eye)?))).collect();
    if seen.is_empty() {
        return html! {};
    }
    let line = |(seat, info)| Line {
        seat: info,
        values: seen.iter().map(|(_, seen)| seen.risks.get(seat).copied().unwrap_or(0.0)).collect(),
    };
    let lines: Vec<Line<'_>> = page.table.seats.iter().enumerate().map(line).collect();
    let places = places(review);
    let drawn = Chart {
        words,
        places,
        lines: &lines,
        labels: labels(words, review, places),
        keys: Vec::new(),
        is_low: true,
    };
    html! {
        section.panel.pad aria-labelledby="h-nuns" {
            h2 #h-nuns { (words.say("review-nuns")) " " small { (words.say("review-risk-how")) } }
            (chart(&drawn))
            details.more {
                summary #t-nuns { (words.say("review-as-table")) }
                div.scroll-x tabindex="0" role="region" aria-labelledby="h-nuns t-nuns" {
                    table.figures-table {
                        thead { tr {
                            th scope="col" { (words.with("review-after", &[("game", review.game.as_str().into())])) }
                            @for seat in &page.table.seats { th scope="col" { (seat.name) } }
                            th scope="col" { (words.say("review-nuns-seen")) }
                        } }
                        tbody { @for (at, seen) in &seen {
                            tr {
                                (row_head(page, words, review, *at))
                                @for risk in &seen.risks { td { (words.percent(*risk)) } }
                                td { (seen.seen) " / " (seen.of) }
                            }
                        } }
                    }
                }
            }
            ul.plainlist { @for line in &told.nuns { li { (line) } } }
        }
    }
}

/// The luck of everyone, with what is usual.
pub(super) fn luck(page: &ReviewPage<'_>, review: &Review, told: &Told) -> Markup {
    let words = page.reader.lang.words();
    let widest = review.luck.iter().map(|luck| luck.usual.max(luck.total.abs()));
    let widest = widest.fold(0.05, f64::max) * 1.08;
    let x = |value: f64| 50.0 + 50.0 * value / widest;
    html! {
        section.panel.pad.luck aria-labelledby="h-luck" {
            h2 #h-luck { (words.say("review-luck")) " " small { (words.say("review-luck-band")) } }
            p.help { (words.say("review-luck-how")) }
            @for (luck, (line, kinds)) in review.luck.iter().zip(&told.luck) {
                div.luckrow {
                    p { (line) }
                    div.luckbar aria-hidden="true" {
                        span.luckbar-mid style=(format!("--lo:{:.1};--hi:{:.1}", x(-luck.usual), x(luck.usual))) {}
                        span.luckbar-exp style="--x:50" {}
                        span.luckbar-own style=(format!("--x:{:.1}", x(luck.total))) { (piece(page, luck.seat)) }
                    }
                    p.why { (kinds.join(" · ")) }
                }
            }
        }
    }
}

/// What chance did at once, the greatest first.
pub(super) fn strokes(page: &ReviewPage<'_>, review: &Review, told: &Told) -> Markup {
    let words = page.reader.lang.words();
    html! {
        section.panel.pad aria-labelledby="h-strokes" {
            h2 #h-strokes { (words.say("review-strokes")) }
            @if review.strokes.is_empty() { p { (words.say("review-no-strokes")) } }
            ol.turning {
                @for (stroke, line) in review.strokes.iter().zip(&told.strokes) {
                    li.plain {
                        div.what { a href=(moment_address(page, stroke.step)) { (line) } }
                        span.delta { (piece(page, stroke.seat)) (delta(page.reader.lang, stroke.effect)) }
                    }
                }
            }
        }
    }
}

fn piece(page: &ReviewPage<'_>, seat: Seat) -> Markup {
    match page.table.seats.get(seat.index()) {
        Some(info) => piece_in(info.colour),
        None => html! {},
    }
}

/// What a role is called.
fn role_name(game: &str, lang: Language, role: &str) -> String {
    struct Name<'a>(Language, &'a str);

    impl Visitor for Name<'_> {
        type Output = String;

        fn visit<G: Pages>(self) -> String {
            G::role_name(self.0, self.1)
        }
    }

    with_game(game, Name(lang, role)).unwrap_or_default()
}
