//! A guided game at the table page: the coach, what it points at, and what is sent to it.

use game::scenario::guided::{Progress, Standing, Stop};
use maud::{Markup, PreEscaped, html};
use words::{FirstGame, first_level};

use crate::games::{Visitor, with_game};
use crate::learn::Look;
use crate::lesson;
use crate::page::LEVEL;
use crate::table::{self, Extras};
use crate::{Language, Pages, Reader, Region, Spoken, Start, Words, icon};

/// A guided game in progress, for whoever reads it.
struct Coached<'a, G: Pages> {
    first: &'static FirstGame<G>,
    reader: &'a Reader,
    progress: &'a Progress,
    standing: Standing<'static, G>,
    look: Look<G>,
}

/// Where the guided first game of a game is played.
pub fn address(game: &str) -> String {
    format!("/learn/{game}/first-game")
}

/// What somebody wants of the coach, or of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To go on after reading.
    Next,
    /// To take back what did not lead on.
    Undo,
    /// To be shown what leads on.
    Show,
    /// To be given a hint.
    Hint,
    /// To begin again.
    Restart,
    /// To answer what is asked.
    Answer(Vec<String>),
}

impl Wish {
    /// What the fields of a form say; nothing if they say nothing.
    pub fn of<'a>(fields: impl Iterator<Item = (&'a str, &'a str)> + Clone) -> Option<Wish> {
        let wish = fields.clone().find(|(name, _)| *name == "do").map(|(_, wish)| wish);
        match wish {
            Some("next") => Some(Wish::Next),
            Some("undo") => Some(Wish::Undo),
            Some("show") => Some(Wish::Show),
            Some("hint") => Some(Wish::Hint),
            Some("restart") => Some(Wish::Restart),
            Some(_) => None,
            None => Some(crate::answer(fields)).filter(|given| !given.is_empty()).map(Wish::Answer),
        }
    }
}

/// The whole page; `None` when the game has no guided game, or this is no progress in it.
pub fn first_game(reader: &Reader, game: &str, progress: &Progress) -> Option<Markup> {
    struct Draw<'a>(&'a Reader, &'a Progress);
    impl Visitor for Draw<'_> {
        type Output = Option<Markup>;
        fn visit<G: Pages>(self) -> Option<Markup> {
            Some(Coached::<G>::new(self.0, self.1)?.page())
        }
    }
    with_game(game, Draw(reader, progress)).ok()?
}

/// The parts of the page that can change, as one text.
pub fn first_game_regions(reader: &Reader, game: &str, progress: &Progress) -> Option<String> {
    struct Draw<'a>(&'a Reader, &'a Progress);
    impl Visitor for Draw<'_> {
        type Output = Option<String>;
        fn visit<G: Pages>(self) -> Option<String> {
            Some(Coached::<G>::new(self.0, self.1)?.regions())
        }
    }
    with_game(game, Draw(reader, progress)).ok()?
}

/// The progress after a wish; as it was where that cannot be fulfilled.
pub fn first_game_after(game: &str, progress: &Progress, wish: &Wish) -> Option<Progress> {
    struct Go<'a>(&'a Progress, &'a Wish);
    impl Visitor for Go<'_> {
        type Output = Option<Progress>;
        fn visit<G: Pages>(self) -> Option<Progress> {
            let guided = &G::first_game()?.guided;
            let Go(progress, wish) = self;
            let after = match wish {
                Wish::Next => guided.next(progress),
                Wish::Undo => Some(progress.taken_back()),
                Wish::Show => guided.show(progress),
                // The coach has said what there is to say.
                Wish::Hint => None,
                Wish::Restart => Some(Progress::default()),
                Wish::Answer(given) => guided.answer(progress, given).ok(),
            };
            Some(after.unwrap_or_else(|| progress.clone()))
        }
    }
    with_game(game, Go(progress, wish)).ok()?
}

impl<'a, G: Pages> Coached<'a, G> {
    fn new(reader: &'a Reader, progress: &'a Progress) -> Option<Coached<'a, G>> {
        let first = G::first_game()?;
        let standing = first.guided.at(progress)?;
        let words = reader.lang.words();
        let seat = first.guided.seat();
        let place = (words.say("coach-title"), address(G::NAME));
        let mut look = Look::playing(reader, seat, &standing.table, &standing.log, place);
        if standing.objection.is_none() {
            look.ask(&standing.table, progress.passed() as u32, String::new());
        }
        Some(Coached { first, reader, progress, standing, look })
    }

    fn page(&self) -> Markup {
        let extras = Extras { top: self.coach(), ..Extras::default() };
        let page = table::page_with(&self.look.scene(), self.reader, extras);
        PreEscaped(self.lit(page.into_string()))
    }

    fn regions(&self) -> String {
        let mut regions: Vec<Region> = table::regions(&self.look.scene());
        regions.push(Region { id: "coach", html: self.coach() });
        regions.into_iter().map(|region| self.lit(region.html.into_string())).collect()
    }

    /// Marks what the coach points at, so that it glows without a script.
    fn lit(&self, html: String) -> String {
        if self.standing.objection.is_some() {
            return html;
        }
        self.standing.stop.light.iter().fold(html, |html, light| {
            let (name, value) = light.split_once('=').unwrap_or(("id", light));
            let mark = format!(" {name}=\"{value}\"");
            html.replace(&mark, &format!("{mark} data-coached"))
        })
    }

    /// What the coach says at a stop.
    fn says(&self, stop: &Stop<G>) -> &'static str {
        self.first.says(self.words(), stop)
    }

    fn words(&self) -> &'static Words {
        self.reader.lang.words()
    }

    fn coach(&self) -> Markup {
        let words = self.words();
        let stop = self.standing.stop;
        let stops = self.first.guided.stops();
        let (at, of) = (self.progress.passed() + 1, stops.len());
        let is_end = at == of;
        let objection = self.standing.objection.as_ref();
        let said = match objection {
            None => self.says(stop),
            Some(objection) => self.first.objects(words, stop, objection),
        };
        let kind = match objection {
            None => "",
            Some(objection) if objection.good => "is-good",
            Some(_) => "is-wrong",
        };
        html! {
            section.coach.(kind) #coach aria-label=(words.say("coach")) data-at=(self.progress) {
                p.coach-says #coach-says role="status" { (icon("i-bulb")) span { (said) } }
                div.coach-bar role="img" aria-label=(words.with("coach-far", &[("at", at.into()), ("of", of.into())])) {
                    i style={ "width:" (100 * at / of) "%" } {}
                }
                @if is_end { (self.afterwards()) }
                form.coach-do method="post" action=(address(G::NAME)) data-live {
                    input type="hidden" name="csrf" value=(self.reader.csrf);
                    @if objection.is_some() {
                        button.btn.btn-main name="do" value="undo" { (icon("i-undo")) (words.say("coach-undo")) }
                    } @else if is_end {
                        button.btn name="do" value="restart" { (words.say("coach-restart")) }
                    } @else if !stop.is_decision() {
                        button.btn.btn-main name="do" value="next" { (words.say("coach-next")) }
                    } @else {
                        button.btn name="do" value="show" { (words.say("coach-show")) }
                    }
                }
                @if !is_end { (self.again(stop)) }
            }
        }
    }

    /// What was said before, once more, and where it can be read up.
    fn again(&self, stop: &Stop<G>) -> Markup {
        let words = self.words();
        let before = &self.first.guided.stops()[..self.progress.passed()];
        let lately = &before[before.len().saturating_sub(2)..];
        html! {
            details.coach-again {
                summary { (words.say("coach-again")) }
                div {
                    @for stop in lately { p { (self.says(stop)) } }
                    @if self.standing.objection.is_some() { p { (self.says(stop)) } }
                    p {
                        a href={ "/learn/" (G::NAME) @if let Some(idea) = &stop.idea { "#" (idea) } } {
                            (words.say("home-how-to-play"))
                        }
                    }
                    p.hint { (words.say("coach-leave-note")) }
                }
            }
            a.coach-leave href="/" { (words.say("coach-leave")) }
        }
    }

    /// Where one goes when it is over.
    fn afterwards(&self) -> Markup {
        let words = self.words();
        html! {
            form.coach-do method="post" action="/tables" {
                input type="hidden" name="csrf" value=(self.reader.csrf);
                input type="hidden" name="game" value=(G::NAME);
                // Whoever has just learned the game meets the easiest bots.
                input type="hidden" name=(LEVEL) value=(first_level());
                button.btn.btn-main name="start" value=(Start::Bots.id()) { (icon("i-bot")) (words.say("home-play-now")) }
                @if let Some(first) = G::lessons().first() {
                    a.btn href=(lesson::address(G::NAME, &first.id)) {
                        (icon("i-bulb")) (words.say("coach-first-lesson"))
                    }
                }
                a.btn href={ "/learn/" (G::NAME) } { (words.say("home-how-to-play")) }
            }
        }
    }
}

/// How long the guided game of a game takes, in words; nothing where there is none.
pub(crate) fn offer(lang: Language, game: &str) -> Option<&'static str> {
    struct Ask;
    impl Visitor for Ask {
        type Output = bool;
        fn visit<G: Pages>(self) -> bool {
            G::first_game().is_some()
        }
    }
    let has = with_game(game, Ask).ok()?;
    has.then(|| lang.words().say(&format!("coach-{game}-time")))
}
