//! A moment of a game, through somebody's eyes: nothing is asked, nobody is away, and nothing
//! is known that those eyes had not seen by then.

use std::fmt;
use std::str::FromStr;

use game::{Seat, Session};
use maud::{Markup, html};

use crate::ids::NotFromAPage;
use crate::marked::card_name;
use crate::picture::Picture;
use crate::{
    Advice, Language, LogLine, Pages, Region, Scene, Spoken, TableInfo, Undo, Voice, icon,
};

/// So many moments are drawn for one request: the ones that are likely to be wanted next.
pub const MOMENTS_TOGETHER: usize = 8;

/// Through whose eyes a moment is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// All hands and secrets lie open; only once the game is over.
    Open,
    /// What everybody saw.
    Spectator,
    /// What one seat knew.
    Seat(Seat),
}

impl Eye {
    /// The seat, where it is one's.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eye::Seat(seat) => Some(seat),
            Eye::Open | Eye::Spectator => None,
        }
    }

    /// As it stands in an address.
    pub fn query(self) -> String {
        match self {
            Eye::Spectator => String::new(),
            Eye::Open | Eye::Seat(_) => format!("?as={self}"),
        }
    }

    /// The address of a moment.
    pub fn address(self, table: &str, step: u32) -> String {
        format!("/tables/{table}/at/{step}{}", self.query())
    }
}

/// In an address: a seat, `open`, or nothing.
impl fmt::Display for Eye {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eye::Open => f.write_str("open"),
            Eye::Spectator => Ok(()),
            Eye::Seat(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for Eye {
    type Err = NotFromAPage;

    fn from_str(text: &str) -> Result<Eye, NotFromAPage> {
        match text {
            "open" => Ok(Eye::Open),
            "" => Ok(Eye::Spectator),
            seat => seat.parse().map(Eye::Seat).map_err(|_| NotFromAPage),
        }
    }
}

/// A number beside the board.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its picture in the sprite.
    pub symbol: &'static str,
    /// What it counts.
    pub label: &'static str,
    /// How many.
    pub value: String,
}

/// A card that somebody holds.
#[derive(Clone, Debug)]
pub struct HeldCard {
    /// From which deck, for its edge.
    pub deck: &'static str,
    /// What it is called.
    pub name: String,
    /// By what its text is found, where it has one.
    pub text: Option<String>,
}

/// What is to be seen of a player.
#[derive(Clone, Debug, Default)]
pub struct SeatShown {
    /// What lies open.
    pub figures: Vec<Figure>,
    /// The own secret, in a few words.
    pub secret: Option<String>,
    /// The cards that are known to be held.
    pub cards: Vec<HeldCard>,
    /// Whether it is their turn.
    pub is_turn: bool,
}

/// A turn or a round of the game, as all know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Its number.
    pub number: u32,
    /// Whose, where turns belong to seats.
    pub seat: Option<Seat>,
    /// The step it began with.
    pub from: u32,
    /// The last step before the next one.
    pub to: u32,
}

/// What was told in one turn.
pub struct Told {
    /// Its number; 0 before the first.
    pub number: u32,
    /// Whose.
    pub seat: Option<Seat>,
    /// Sentences, each with the step that brought it.
    pub lines: Vec<(u32, Markup)>,
}

/// A moment, ready to be drawn.
pub struct Still {
    /// The board alone.
    pub stage: Markup,
    /// Its parts that change from moment to moment.
    pub regions: Vec<Region>,
    /// By seat.
    pub seats: Vec<SeatShown>,
    /// What had happened by then, in sentences.
    pub story: Vec<Told>,
    /// Where the game stood, in words.
    pub progress: String,
    /// What every card says that is named here.
    pub texts: Markup,
}

/// The moment after so many steps; `None` when the game has not come as far.
pub(crate) fn still<G: Pages>(
    session: &Session<G>,
    lang: Language,
    table: &TableInfo,
    eye: Eye,
    steps: usize,
) -> Option<Still> {
    let then = session.at(steps).ok()?;
    let view = then.view(eye.seat());
    let log = log(session, eye.seat(), steps);
    let drawn = still_scene(lang, table, &view, &log);
    let seats = Seat::all(table.seats.len()).map(|seat| match eye {
        Eye::Open => G::seat_shown(&still_scene(lang, table, &then.view(Some(seat)), &log), seat),
        _ => G::seat_shown(&drawn, seat),
    });
    Some(Still {
        seats: seats.collect(),
        stage: G::stage(&drawn),
        regions: G::stage_regions(&drawn),
        story: story(&drawn),
        progress: G::progress(lang, &view),
        texts: G::faces(lang),
    })
}

/// A picture of the game as it is now, as a spectator sees it.
pub(crate) fn picture<G: Pages>(
    session: &Session<G>,
    lang: Language,
    table: &TableInfo,
) -> Option<Picture> {
    let (view, log) = (session.view(None), log(session, None, session.steps().len()));
    let scene = still_scene(lang, table, &view, &log);
    let mut picture = G::picture(&scene)?;
    picture.people(table, G::result(&scene).as_ref());
    Some(picture)
}

/// Nobody reads it as "you": whose eyes these are is said once, beside the board.
fn still_scene<'a, G: Pages>(
    lang: Language,
    table: &'a TableInfo,
    view: &'a G::View,
    log: &'a [LogLine<G>],
) -> Scene<'a, G> {
    Scene {
        lang,
        view,
        reader: None,
        csrf: "",
        table,
        question: None,
        log,
        seen: log.len(),
        undo: Undo::default(),
        advice: &Advice::No,
    }
}

/// What these eyes had been shown by then.
fn log<G: Pages>(session: &Session<G>, seat: Option<Seat>, steps: usize) -> Vec<LogLine<G>> {
    let shown = session.shown(seat).take_while(|(happened, _)| happened.step <= steps);
    shown.map(LogLine::of).collect()
}

fn story<G: Pages>(scene: &Scene<'_, G>) -> Vec<Told> {
    let names = scene.names();
    let voice = Voice::new(scene.lang.words(), &names);
    let told = |lines: &[LogLine<G>]| {
        let (number, seat) = lines.first().map_or((0, None), G::turn_of);
        let worth = lines.iter().filter(|line| G::is_told(&line.shown));
        let lines = worth.map(|line| (line.step, G::line(voice, &line.shown))).collect();
        Told { number, seat, lines }
    };
    scene.log.chunk_by(|before, line| !G::begins_turn(before, line)).map(told).collect()
}

/// The turns of a game so far, as everybody saw them.
pub(crate) fn course<G: Pages>(session: &Session<G>) -> Vec<Turn> {
    let last = session.steps().len();
    let log = log(session, None, last);
    let mut turns: Vec<Turn> = Vec::new();
    for lines in log.chunk_by(|before, line| !G::begins_turn(before, line)) {
        let Some(first) = lines.first() else { continue };
        let (number, seat) = G::turn_of(first);
        if number > 0 && turns.last().is_none_or(|turn| turn.number < number) {
            if let Some(turn) = turns.last_mut() {
                turn.to = first.step.saturating_sub(1).max(turn.from);
            }
            turns.push(Turn { number, seat, from: first.step, to: last as u32 });
        }
    }
    turns
}

/// "Turn 7" or "Round 3".
pub(crate) fn turn_name(lang: Language, table: &TableInfo, number: u32) -> String {
    lang.words().with("review-turn", &[("game", table.game.into()), ("n", number.into())])
}

/// Cards in a row.
pub(crate) fn cards(cards: &[HeldCard]) -> Markup {
    html! {
        @if !cards.is_empty() {
            ul.handline {
                @for card in cards { li.handcard data-deck=(card.deck) {
                        @match &card.text {
                            Some(text) => (card_name(text, &card.name)),
                            None => (card.name),
                        }
                    } }
            }
        }
    }
}

/// Numbers in a row.
pub(crate) fn figures(figures: &[Figure]) -> Markup {
    html! {
        @if !figures.is_empty() {
            dl {
                @for figure in figures {
                    div { dt { (icon(figure.symbol)) span.vh { (figure.label) } } dd { (figure.value) } }
                }
            }
        }
    }
}
