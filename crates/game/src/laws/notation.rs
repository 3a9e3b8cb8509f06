//! Every action and every outcome has one text.

use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use super::broken::{Broken, Fault, Law};
use super::course::{Course, Report};
use super::walk::walk;
use crate::{Buffer, Game, ParseError, Status, Step};

/// Texts are lower-case words in kebab-case, they read back as what wrote them, and no
/// other text is read as the same thing.
pub fn notation_is_exact<G: Game>(course: &Course<G>) -> Result<Report, Broken> {
    let mut actions = HashSet::new();
    let mut outcomes = HashSet::new();
    walk(course, Law::NotationIsExact, |walk| {
        if walk.is_new() {
            actions.clear();
            outcomes.clear();
        }
        if let Some(step) = walk.steps.last() {
            match *step {
                Step::Act(_, action) => check(&mut actions, action)?,
                Step::Chance(outcome) => check(&mut outcomes, outcome)?,
            }
            survives(step, &step.to_string())?;
        }
        let Status::Seats(seats) = walk.game.status() else { return Ok(()) };
        for seat in seats.iter() {
            let mut buffer = Buffer::new();
            walk.game.actions(seat, &mut buffer);
            buffer.into_iter().try_for_each(|action| check(&mut actions, action))?;
        }
        Ok(())
    })
}

fn check<T>(seen: &mut HashSet<T>, item: T) -> Result<(), Fault>
where
    T: Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseError>,
{
    if !seen.insert(item) {
        return Ok(());
    }
    let text = item.to_string();
    if !text.split(' ').all(is_kebab_case) {
        let why = format!("\"{text}\" is not made of lower-case words in kebab-case");
        return Err(Law::NotationIsExact.fault(why));
    }
    survives(&item, &text)?;
    for other in misspelt(&text) {
        if let Ok(read) = other.parse::<T>()
            && read.to_string() != other
        {
            let why = format!("\"{other}\" is read as \"{read}\"");
            return Err(Law::NotationIsExact.fault(why));
        }
    }
    Ok(())
}

fn survives<T>(item: &T, text: &str) -> Result<(), Fault>
where
    T: Eq + Debug + FromStr<Err = ParseError>,
{
    let why = match text.parse::<T>() {
        Ok(read) if read == *item => return Ok(()),
        Ok(read) => format!("{item:?} is written as \"{text}\", which is read as {read:?}"),
        Err(error) => format!("{item:?} is written as \"{text}\", and reading that says: {error}"),
    };
    Err(Law::NotationIsExact.fault(why))
}

fn is_kebab_case(word: &str) -> bool {
    word.split('-').all(|part| {
        let letters = part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        letters && !part.is_empty()
    })
}

/// Texts that look much like this one.
fn misspelt(text: &str) -> Vec<String> {
    let mut all = vec![
        text.to_uppercase(),
        format!(" {text}"),
        format!("{text} "),
        format!("{text} 1"),
        format!("{text}-"),
        text.replace(' ', "  "),
        text.replace('-', " "),
        text.replace(' ', "-"),
    ];
    if let Some(number) = text.find(|c: char| c.is_ascii_digit()) {
        all.extend(["0", "+"].map(|sign| format!("{}{sign}{}", &text[..number], &text[number..])));
    }
    all
}
