//! What a game is learned from, held to what it claims: one check for every game's tests.

use super::guided::{Guided, Progress};
use super::lesson::{self, Lesson, Standing};
use crate::usual::Company;
use crate::{Game, Status};

/// What was found while a guided game was led through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Led {
    /// Answers that do not lead on, each carried out, objected to and taken back.
    pub objected: usize,
    /// Questions that a house would usually answer by itself, and that the learner was asked.
    pub asked: usize,
}

/// Leads a guided game to its end in several ways. Everything a coach says of a choice is
/// tried out: every answer that leads on does so to the same end, and every other is carried
/// out and taken back. What is asked is asked of the learner, whatever a house may usually
/// answer by itself.
pub fn lead<G: Game>(file: &str, text: &str) -> Result<Led, String> {
    let guided = Guided::<G>::read(file, text).map_err(|error| error.to_string())?;
    let mut led = Led::default();
    // A learner who takes what the coach shows, and others who take other ways that lead on.
    for way in [0, 1, 2] {
        let mut progress = Progress::default();
        loop {
            let (next, found) = ways(&guided, &progress)?;
            led.objected += found.objected;
            led.asked += found.asked;
            let Some(last) = next.len().checked_sub(1) else { break };
            progress = next[way.min(last)].clone();
        }
        let standing = guided.at(&progress).ok_or("the end fits no game")?;
        let Status::Over(ranking) = standing.table.status() else {
            return Err(format!("way {way} does not end the game"));
        };
        if !ranking.winners().contains(guided.seat()) {
            return Err(format!("way {way} does not end with the learner's victory"));
        }
    }
    Ok(led)
}

/// Every progress that one answer leads to; none at the end.
fn ways<G: Game>(guided: &Guided<G>, progress: &Progress) -> Result<(Vec<Progress>, Led), String> {
    let standing = guided.at(progress).ok_or_else(|| format!("{progress} fits no game"))?;
    let (seat, stop) = (guided.seat(), standing.stop);
    let mut led = Led::default();
    if !stop.is_decision() {
        return Ok((guided.next(progress).into_iter().collect(), led));
    }
    let shown = guided.show(progress);
    let mut next = vec![shown.ok_or_else(|| format!("the coach cannot go on at {}", stop.id))?];
    led.asked = usize::from(is_usual(standing.table.game(), seat));
    for action in standing.table.actions(seat) {
        // Cards to lay are told after their number.
        let Ok(after) = guided.answer(progress, &[action.to_string()]) else { continue };
        if after.passed() > progress.passed() {
            next.push(after);
            continue;
        }
        led.objected += 1;
        let objects = guided.at(&after).is_some_and(|shown| shown.objection.is_some());
        if !objects || after.taken_back() != *progress {
            return Err(format!("{}: \"{action}\" is not carried out and taken back", stop.id));
        }
    }
    Ok((next, led))
}

/// Tries every line of the learner's play in every lesson of a file, and returns how many
/// lessons there are, and how many questions of their solutions a house would usually answer
/// by itself: the learner is asked all the same.
pub fn try_lessons<G: Game>(file: &str, text: &str) -> Result<(usize, usize), String> {
    let lessons = lesson::read::<G>(file, text);
    let lessons =
        lessons.map_err(|failures| failures.iter().map(ToString::to_string).collect::<String>())?;
    let mut wrong: Vec<String> = Vec::new();
    let mut asked = 0;
    for lesson in &lessons {
        match lesson.check() {
            Ok(_) => asked += asked_in(lesson)?,
            Err(problem) => wrong.push(format!("{}: {problem}", lesson.id)),
        }
    }
    if wrong.is_empty() { Ok((lessons.len(), asked)) } else { Err(wrong.join("\n")) }
}

fn asked_in<G: Game>(lesson: &Lesson<G>) -> Result<usize, String> {
    let mut attempt = lesson.begin();
    let mut asked = 0;
    for &answer in &lesson.solution {
        if attempt.standing() != Standing::Open || !attempt.actions().contains(&answer) {
            return Err(format!("{}: \"{answer}\" is not asked of the learner", lesson.id));
        }
        asked += usize::from(is_usual(attempt.table().game(), lesson.seat));
        attempt.answer(answer).map_err(|refusal| refusal.to_string())?;
    }
    Ok(asked)
}

fn is_usual<G: Game>(game: &G, seat: crate::Seat) -> bool {
    game.usual(seat, Company::Bots).is_some()
}
