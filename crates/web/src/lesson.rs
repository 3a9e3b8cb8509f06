//! A lesson at the table page: the goal, hints, what was tried, and why it is solved.

use std::fmt;

use game::lesson::{Attempt, Lesson, Part, Standing, Trial};
use maud::{Markup, html};
use words::lesson_text;

use crate::coach::Wish;
use crate::games::{Visitor, with_game};
use crate::learn::Look;
use crate::table::{self, Extras};
use crate::{Language, Pages, Reader, Region, Spoken, Voice, Words, icon};

/// Where a lesson is played.
pub fn address(game: &str, id: &str) -> String {
    format!("/lessons/{game}/{id}")
}

/// A lesson of a game, by the words in its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Which<'a> {
    /// The game.
    pub game: &'a str,
    /// The id of the lesson.
    pub id: &'a str,
}

impl<'a> Which<'a> {
    /// Reads what was written of one.
    pub fn read(text: &'a str) -> Option<Which<'a>> {
        text.split_once('/').map(|(game, id)| Which { game, id })
    }
}

/// As it is kept: `game/id`.
impl fmt::Display for Which<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.game, self.id)
    }
}

/// What a wish has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct After {
    /// What there is to remember.
    pub trial: Trial,
    /// Whether the goal is reached.
    pub solved: bool,
}

/// The whole page; `None` when there is no such lesson, or this is no trial of it.
pub fn lesson(reader: &Reader, which: Which<'_>, trial: &Trial) -> Option<Markup> {
    struct Draw<'a>(&'a Reader, Which<'a>, &'a Trial);
    impl Visitor for Draw<'_> {
        type Output = Option<Markup>;
        fn visit<G: Pages>(self) -> Option<Markup> {
            Some(Trying::<G>::new(self.0, self.1.id, self.2)?.page())
        }
    }
    with_game(which.game, Draw(reader, which, trial)).ok()?
}

/// The parts of the page that can change, as one text.
pub fn lesson_regions(reader: &Reader, which: Which<'_>, trial: &Trial) -> Option<String> {
    struct Draw<'a>(&'a Reader, Which<'a>, &'a Trial);
    impl Visitor for Draw<'_> {
        type Output = Option<String>;
        fn visit<G: Pages>(self) -> Option<String> {
            Some(Trying::<G>::new(self.0, self.1.id, self.2)?.regions())
        }
    }
    with_game(which.game, Draw(reader, which, trial)).ok()?
}

/// What a wish comes to; all is as it was where it cannot be fulfilled.
pub fn lesson_after(which: Which<'_>, trial: &Trial, wish: &Wish) -> Option<After> {
    struct Go<'a>(&'a str, &'a Trial, &'a Wish);
    impl Visitor for Go<'_> {
        type Output = Option<After>;
        fn visit<G: Pages>(self) -> Option<After> {
            let Go(id, trial, wish) = self;
            let (_, lesson) = find::<G>(id)?;
            lesson.at(trial)?;
            let after = match wish {
                Wish::Hint | Wish::Show => Some(trial.hinted()),
                Wish::Undo => Some(trial.taken_back()),
                Wish::Restart => Some(lesson.again(trial)),
                Wish::Answer(given) => lesson.answer(trial, given),
                Wish::Next => None,
            };
            let trial = after.unwrap_or_else(|| trial.clone());
            let solved = lesson.at(&trial)?.standing() == Standing::Solved;
            Some(After { trial, solved })
        }
    }
    with_game(which.game, Go(which.id, trial, wish)).ok()?
}

/// A lesson with its place among those of its game.
fn find<G: Pages>(id: &str) -> Option<(usize, &'static Lesson<G>)> {
    G::lessons().iter().enumerate().find(|(_, lesson)| lesson.id == id)
}

/// Somebody at a lesson.
struct Trying<'a, G: Pages> {
    place: usize,
    reader: &'a Reader,
    trial: &'a Trial,
    attempt: Attempt<'static, G>,
    look: Look<G>,
}

impl<'a, G: Pages> Trying<'a, G> {
    fn new(reader: &'a Reader, id: &str, trial: &'a Trial) -> Option<Trying<'a, G>> {
        let (place, lesson) = find::<G>(id)?;
        let attempt = lesson.at(trial)?;
        let name = lesson_text(lesson, Part::Name, reader.lang);
        let at = (name, address(G::NAME, id));
        let mut look = Look::playing(reader, lesson.seat, attempt.table(), attempt.log(), at);
        if attempt.standing() == Standing::Open {
            let number = 100 * trial.tried().len() + trial.answered();
            look.ask(attempt.table(), number as u32, trial.moment());
        }
        Some(Trying { place, reader, trial, attempt, look })
    }

    fn page(&self) -> Markup {
        let extras = Extras { top: self.task(), ..Extras::default() };
        table::page_with(&self.look.scene(), self.reader, extras)
    }

    fn regions(&self) -> String {
        let mut regions: Vec<Region> = table::regions(&self.look.scene());
        regions.push(Region { id: "lesson", html: self.task() });
        regions.into_iter().map(|region| region.html.into_string()).collect()
    }

    fn words(&self) -> &'static Words {
        self.reader.lang.words()
    }

    fn lesson(&self) -> &'static Lesson<G> {
        self.attempt.lesson()
    }

    fn says(&self, part: Part) -> &'static str {
        lesson_text(self.lesson(), part, self.reader.lang)
    }

    /// The goal, what is wrong or why it is right, and what can be done about it.
    fn task(&self) -> Markup {
        let words = self.words();
        let standing = self.attempt.standing();
        let is_wrong = self.is_wrong();
        let kind = match standing {
            Standing::Solved => "is-solved",
            _ if is_wrong => "is-wrong",
            _ => "",
        };
        let of = [("at", (self.place + 1).into()), ("of", G::lessons().len().into())];
        html! {
            section.lesson.(kind).(if standing == Standing::Open { "" } else { "is-over" }) #lesson
                aria-labelledby="h-lesson" data-at=(self.trial) data-standing=(word(standing)) {
                p.kicker {
                    a href="/lessons" { (words.say("lessons")) }
                    " · " (words.with("lessons-place", &of))
                }
                h2 #h-lesson { (self.says(Part::Name)) }
                p.goal { b { (words.say("lessons-goal")) } " " (self.says(Part::Goal)) }
                div #lesson-says.lesson-says role="status" {
                    @if standing == Standing::Solved { (self.solved()) } @else if is_wrong { (self.wrong()) }
                }
                (self.buttons(standing, is_wrong))
                @if standing != Standing::Solved { (self.hints()) }
                (self.tried())
            }
        }
    }

    /// Whether what was done cannot lead to the goal, and is known not to.
    fn is_wrong(&self) -> bool {
        match self.attempt.standing() {
            Standing::Open => self.attempt.is_tempted(),
            Standing::Failed => true,
            Standing::Solved => false,
        }
    }

    fn solved(&self) -> Markup {
        let words = self.words();
        let key = if self.trial.hints() > 0 { "lessons-solved-helped" } else { "lessons-solved" };
        html! { p { (icon("i-check")) b { (words.say(key)) } } p { (self.says(Part::Why)) } }
    }

    fn wrong(&self) -> Markup {
        html! {
            p { (icon("i-bulb")) b { (self.words().say("lessons-wrong")) } }
            p { (self.why_not(&self.attempt)) }
        }
    }

    /// Why this does not reach the goal.
    fn why_not(&self, attempt: &Attempt<'_, G>) -> &'static str {
        match attempt.is_tempted() {
            true => self.says(Part::Tempting),
            false => self.words().say("lessons-not-reached"),
        }
    }

    fn buttons(&self, standing: Standing, is_wrong: bool) -> Markup {
        let words = self.words();
        let main = if is_wrong { "btn-main" } else { "" };
        html! {
            form.lesson-do method="post" action=(self.address()) data-live {
                input type="hidden" name="csrf" value=(self.reader.csrf);
                @if standing == Standing::Solved { (self.next()) }
                @if self.trial.answered() > 0 {
                    button.btn.(main) name="do" value="restart" { (icon("i-replay")) (words.say("lessons-again")) }
                }
                @if self.trial.answered() > 1 && standing != Standing::Solved {
                    button.btn name="do" value="undo" { (icon("i-undo")) (words.say("coach-undo")) }
                }
                @if standing != Standing::Solved && self.trial.hints() < 3 {
                    button.btn name="do" value="hint" {
                        (icon("i-bulb")) (words.say(["lessons-hint-1", "lessons-hint-2", "lessons-show"][usize::from(self.trial.hints().min(2))]))
                    }
                }
            }
        }
    }

    fn address(&self) -> String {
        address(G::NAME, &self.lesson().id)
    }

    /// The lesson after this one, or where one goes from the last.
    fn next(&self) -> Markup {
        let words = self.words();
        match G::lessons().get(self.place + 1) {
            Some(next) => {
                let name = lesson_text(next, Part::Name, self.reader.lang);
                html! {
                    a.btn.btn-main href=(address(G::NAME, &next.id)) {
                        (words.with("lessons-next", &[("name", name.into())])) (icon("i-arrow"))
                    }
                }
            }
            None => html! { a.btn.btn-main href="/lessons" { (words.say("lessons-all")) } },
        }
    }

    /// The hints that were asked for, and after them the solution.
    fn hints(&self) -> Markup {
        let words = self.words();
        let parts = [("lessons-hint-1", Part::FirstHint), ("lessons-hint-2", Part::SecondHint)];
        html! {
            @for (key, part) in parts.into_iter().take(self.trial.hints().into()) {
                p.hintbox { (icon("i-bulb")) span { b { (words.say(key)) } " " (self.says(part)) } }
            }
            @if self.trial.hints() > 2 {
                div.hintbox {
                    (icon("i-bulb"))
                    div { b { (words.say("lessons-solution")) } ol { @for line in self.told(self.lesson().solution.iter().map(ToString::to_string)) { li { (line) } } } }
                }
            }
        }
    }

    /// What was tried in vain, with the reason.
    fn tried(&self) -> Markup {
        html! {
            @if !self.trial.tried().is_empty() {
                ul.tried aria-label=(self.words().say("lessons-tried")) {
                    @for answers in self.trial.tried() {
                        @if let Some(attempt) = self.lesson().played(answers) {
                            li {
                                span.mark-no aria-hidden="true" { "×" }
                                span { b { (self.told(answers.iter().cloned()).join(", ")) (self.words().colon()) } " " (self.why_not(&attempt)) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Answers in words, as each would be chosen when it is given.
    fn told(&self, answers: impl Iterator<Item = String>) -> Vec<String> {
        let names = self.look.scene().names();
        let voice = Voice::new(self.words(), &names);
        let mut attempt = self.lesson().begin();
        let mut told = Vec::new();
        for answer in answers {
            let Ok(action) = answer.parse() else { break };
            let action = attempt.table().game().in_full(action);
            let view = attempt.table().view(Some(self.lesson().seat));
            told.push(G::choice(voice, &view, &action));
            if attempt.answer(action).is_err() {
                break;
            }
        }
        told
    }
}

const fn word(standing: Standing) -> &'static str {
    match standing {
        Standing::Open => "open",
        Standing::Solved => "solved",
        Standing::Failed => "failed",
    }
}

/// A lesson in a list.
pub(crate) struct Listed {
    /// Its game.
    pub(crate) game: &'static str,
    /// Its name in addresses.
    pub(crate) id: &'static str,
    /// What it is called.
    pub(crate) name: &'static str,
    /// What is to be reached.
    pub(crate) goal: &'static str,
}

impl Listed {
    /// Where it is played.
    pub(crate) fn address(&self) -> String {
        address(self.game, self.id)
    }
}

/// The lessons of a game, from easy to hard.
pub(crate) fn listed(lang: Language, game: &str) -> Vec<Listed> {
    struct List(Language);
    impl Visitor for List {
        type Output = Vec<Listed>;
        fn visit<G: Pages>(self) -> Vec<Listed> {
            let text = |lesson, part| lesson_text(lesson, part, self.0);
            let entry = |lesson: &'static Lesson<G>| Listed {
                game: G::NAME,
                id: &lesson.id,
                name: text(lesson, Part::Name),
                goal: text(lesson, Part::Goal),
            };
            G::lessons().iter().map(entry).collect()
        }
    }
    with_game(game, List(lang)).unwrap_or_default()
}

/// The lesson of a day, counted since 1970: the same for everybody, and the games in turn.
pub(crate) fn of_day(lang: Language, day: u64) -> Option<Listed> {
    let mut games: Vec<_> =
        games::NAMES.iter().map(|game| listed(lang, game).into_iter()).collect();
    let mut all = Vec::new();
    loop {
        let before = all.len();
        all.extend(games.iter_mut().filter_map(Iterator::next));
        if all.len() == before {
            break;
        }
    }
    let place = usize::try_from(day).ok()?.checked_rem(all.len())?;
    all.into_iter().nth(place)
}

/// Every lesson: its game and its id.
pub fn all_lessons() -> Vec<(&'static str, &'static str)> {
    let of = |game: &&'static str| listed(Language::En, game);
    games::NAMES.iter().flat_map(of).map(|lesson| (lesson.game, lesson.id)).collect()
}

/// Whether there is such a lesson.
pub fn is_lesson(which: Which<'_>) -> bool {
    struct Ask<'a>(&'a str);
    impl Visitor for Ask<'_> {
        type Output = bool;
        fn visit<G: Pages>(self) -> bool {
            find::<G>(self.0).is_some()
        }
    }
    with_game(which.game, Ask(which.id)).unwrap_or_default()
}
