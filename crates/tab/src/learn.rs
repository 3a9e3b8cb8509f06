//! The guided first games and the lessons: how far somebody is goes with what is kept of them.

use game::lesson::Trial;
use game::scenario::guided::Progress;
use web::page;
use web::{Which, Wish};
use words::Problem;

use crate::Show;
use crate::address::local;
use crate::house::{Call, Done};
use crate::reader::READER;

/// What somebody wants of a coach or of a lesson.
fn wish(call: &Call<'_>) -> Result<Wish, Problem> {
    let fields = call.fields.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    Wish::of(fields).ok_or(Problem::NothingTicked)
}

/// The guided first game of a game, where it was left.
pub(crate) fn first_game(call: &Call<'_>, game: &str) -> Result<Done, Problem> {
    let draw = |progress: &Progress| page::first_game(&call.reader, game, progress);
    // What was kept may fit no more: then it begins again.
    let page = draw(&call.known.progress(game)).or_else(|| draw(&Progress::default()));
    page.map(Done::page).ok_or(Problem::NoSuchPage)
}

/// An answer at its table, or a word to the coach.
pub(crate) fn first_game_goes_on(call: &Call<'_>, game: &str) -> Result<Done, Problem> {
    let wish = wish(call)?;
    let before = call.known.progress(game);
    // A page that was open meanwhile answers a question of before.
    let asked = call.field("question").and_then(|number| number.parse().ok());
    let after = match asked.is_some_and(|asked: usize| asked != before.passed()) {
        true => before,
        false => page::first_game_after(game, &before, &wish).ok_or(Problem::NoSuchPage)?,
    };
    let regions =
        page::first_game_regions(&call.reader, game, &after).ok_or(Problem::NoSuchPage)?;
    let mut known = call.known.clone();
    known.progressed(game, &after);
    Ok(Done::show(Show::Regions(local(&regions))).keeping(READER, known.text()))
}

/// A lesson, where it was left.
pub(crate) fn lesson(call: &Call<'_>, which: Which<'_>) -> Result<Done, Problem> {
    let draw = |trial: &Trial| page::lesson(&call.reader, which, trial);
    let page = draw(&call.known.trial(which)).or_else(|| draw(&Trial::default()));
    page.map(Done::page).ok_or(Problem::NoSuchPage)
}

/// An answer at its table, or a hint, or once more.
pub(crate) fn lesson_goes_on(call: &Call<'_>, which: Which<'_>) -> Result<Done, Problem> {
    let wish = wish(call)?;
    let kept = call.known.trial(which);
    let is_stale = matches!(wish, Wish::Answer(_)) && call.field("key") != Some(&kept.moment());
    let after = |trial: &Trial| match is_stale {
        true => page::lesson_after(which, trial, &Wish::Next),
        false => page::lesson_after(which, trial, &wish),
    };
    let after = after(&kept).or_else(|| after(&Trial::default())).ok_or(Problem::NoSuchPage)?;
    let regions =
        page::lesson_regions(&call.reader, which, &after.trial).ok_or(Problem::NoSuchPage)?;
    let mut known = call.known.clone();
    known.tried(which, &after.trial);
    if after.solved {
        known.solve(which, after.trial.hints() > 0);
    }
    Ok(Done::show(Show::Regions(local(&regions))).keeping(READER, known.text()))
}
