//! The same steps give the same game.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use super::broken::{Broken, Fault, Law};
use super::course::{Course, Report};
use super::walk::{Walk, walk};
use crate::record::{Header, Record, Recorder};
use crate::table::observers;
use crate::{Dice, Game, Refusal, Step};

/// A game started from its own set-up and given the same steps, both as text, comes to
/// equal states and tells everyone the same; so does its record.
pub fn replay_is_equal<G: Game>(course: &Course<G>) -> Result<Report, Broken> {
    let mut states = Vec::new();
    let mut told = Vec::new();
    walk(course, Law::ReplayIsEqual, |walk| {
        if walk.is_new() {
            states.clear();
            told.clear();
        }
        states.push(walk.game.clone());
        told.push(heard(&walk.game, &walk.told));
        if walk.is_over() {
            replay(walk, &states, &told)?;
            record(walk)?;
        }
        Ok(())
    })
}

/// The record of the game, with some steps taken back and done again, reads as what was
/// written and replays to the same end.
fn record<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), Fault> {
    let law = Law::ReplayIsEqual;
    let refused = |refusal: Refusal| law.fault(format!("recording it is {refusal}"));
    let mut recorder = Recorder::<G>::new(Header::new(walk.setup.clone()).map_err(refused)?);
    for &step in &walk.steps {
        recorder.apply(step).map_err(refused)?;
    }
    if !walk.is_new() {
        let kept = walk.dice.below(walk.steps.len() as u32) as usize;
        recorder.undo_to(kept).map_err(|error| law.fault(error.to_string()))?;
        for &step in &walk.steps[kept..] {
            recorder.apply(step).map_err(refused)?;
        }
    }
    let record = recorder.record();
    let read = Record::parse(&record.to_string())
        .map_err(|fault| law.fault(format!("the record cannot be read: {fault}")))?;
    law.equal("the record reads as something else", record, &read)?;
    let table =
        read.replay().map_err(|fault| law.fault(format!("the record is wrong: {fault}")))?;
    law.equal("the record ends in another state", &walk.game, table.game())
}

fn replay<G: Game>(walk: &Walk<'_, G>, states: &[G], told: &[Vec<Heard<G>>]) -> Result<(), Fault> {
    let law = Law::ReplayIsEqual;
    let setup = walk.game.setup();
    law.equal("the game does not know its set-up", walk.setup, &setup)?;
    let text = serde_json::to_string(&setup).map_err(|error| law.fault(error.to_string()))?;
    let setup =
        serde_json::from_str(&text).map_err(|error| law.fault(format!("{text}: {error}")))?;
    let mut game = G::new(&setup).map_err(|refusal| law.fault(refusal.to_string()))?;
    law.equal("the first state differs", &states[0], &game)?;
    for (at, step) in walk.steps.iter().enumerate() {
        let place = format!("replaying step {}, \"{step}\",", at + 1);
        let step: Step<G> = step
            .to_string()
            .parse()
            .map_err(|error| law.fault(format!("{place} fails: {error}")))?;
        let mut events = Vec::new();
        game.apply(step, &mut events)
            .map_err(|refusal| law.fault(format!("{place} is {refusal}")))?;
        law.equal(&format!("{place} gives another state"), &states[at + 1], &game)?;
        if hash(&states[at + 1]) != hash(&game) {
            return Err(law.fault(format!("{place} gives an equal state with another hash")));
        }
        law.equal(&format!("{place} tells something else"), &told[at + 1], &heard(&game, &events))?;
    }
    Ok(())
}

/// An event in full, and as each seat and the spectators are told of it.
type Heard<G> = (String, Vec<Option<<G as Game>::Shown>>);

fn heard<G: Game>(game: &G, events: &[G::Event]) -> Vec<Heard<G>> {
    let to_all = |event| observers(game.seats()).map(|seat| game.shown(event, seat)).collect();
    events.iter().map(|event| (format!("{event:?}"), to_all(event))).collect()
}

fn hash<G: Game>(game: &G) -> u64 {
    BuildHasherDefault::<DefaultHasher>::new().hash_one(game)
}
