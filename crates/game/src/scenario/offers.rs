//! What could be done now, told to somebody who wrote a step that does not fit.

use super::matching::list;
use crate::step::nearest;
use crate::{Game, Status, Table};

/// Longer lists are cut.
const MOST: usize = 20;

/// What could be done now in place of a step, as the end of a sentence.
pub(super) fn now<G: Game>(table: &Table<G>, text: &str) -> String {
    let (seat, wanted) = text.split_once(": ").map_or((None, text), |(seat, it)| (Some(seat), it));
    match table.status() {
        Status::Seats(seats) => {
            let may = seats.iter().map(|asked| {
                let own = seat.is_none_or(|seat| seat == asked.to_string());
                let offers: Vec<String> =
                    table.actions(asked).iter().map(ToString::to_string).collect();
                let may = fitting(&offers, if own { wanted } else { "" });
                format!("seat {asked} is asked and may{may}")
            });
            may.collect::<Vec<String>>().join("; ")
        }
        Status::Chance => {
            let offers: Vec<String> = table.outcomes().iter().map(ToString::to_string).collect();
            let brings = fitting(&offers, if seat.is_none() { wanted } else { "" });
            format!("chance is to decide, a step without a seat; it may bring{brings}")
        }
        Status::Over(_) => "the game is over".to_owned(),
    }
}

/// The words behind the verb of `wanted` where that is offered, or all that is.
fn fitting(offers: &[String], wanted: &str) -> String {
    let verb = wanted.split(' ').next().unwrap_or_default();
    let behind = |offer: &'_ String| {
        let (own, object) = offer.split_once(' ')?;
        (own == verb).then(|| object.to_owned())
    };
    let objects: Vec<String> = offers.iter().filter_map(behind).collect();
    if objects.is_empty() {
        return format!(": {}", cut(offers, wanted));
    }
    let object = wanted.split_once(' ').map_or("", |(_, object)| object);
    format!(" {verb}: {}", cut(&objects, object))
}

/// A list that is not too long to read, with what was most likely meant in front.
fn cut(words: &[String], wanted: &str) -> String {
    if words.len() <= MOST {
        return list(words);
    }
    let near = nearest(wanted, words.iter().map(String::as_str));
    let others = words.iter().map(String::as_str).filter(|&word| Some(word) != near);
    let told: Vec<&str> = near.into_iter().chain(others).take(MOST).collect();
    format!("{} and {} more", list(&told), words.len() - told.len())
}
