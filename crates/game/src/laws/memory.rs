//! What seats have learned is true, and worlds guessed from it can be played.

use super::broken::{Broken, Fault, Law};
use super::course::{Course, Report};
use super::flow::conserved;
use super::position::same_position;
use super::walk::{Walk, steps_to_the_end, walk};
use crate::table::observers;
use crate::{Dice, Game, Seat, Table, Worlds};

/// One state in so many is held against what everyone knows.
const LOOKED_AT: u32 = 3;
/// One state in so many is guessed at.
const GUESSED_AT: u32 = 8;
/// One guess in so many is played to its end.
const PLAYED_ON: u32 = 3;

/// Every view agrees with the state it is a view of.
pub fn memory_is_true<G: Game>(course: &Course<G>) -> Result<Report, Broken> {
    let mut table = None;
    walk(course, Law::MemoryIsTrue, |walk| {
        let table = followed(&mut table, walk);
        if !walk.is_over() && walk.dice.below(LOOKED_AT) > 0 {
            return Ok(());
        }
        for seat in observers(walk.game.seats()) {
            let view = table.view(seat);
            (course.fits)(&view, &walk.game).map_err(|why| {
                Law::MemoryIsTrue.fault(format!("{} is wrong: {why}\n{view:#?}", name(seat)))
            })?;
        }
        Ok(())
    })
}

/// A view is read as it was written, and a world guessed from it gives that seat the same view, the same status and
/// the same actions, holds what the seat has learned, and can be played to its end.
pub fn worlds_fit<G: Worlds>(course: &Course<G>) -> Result<Report, Broken> {
    let mut table = None;
    walk(course, Law::WorldsFit, |walk| {
        let table = followed(&mut table, walk);
        if !walk.is_over() && walk.dice.below(GUESSED_AT) == 0 {
            for seat in Seat::all(walk.game.seats()) {
                guess(walk, table, seat).map_err(|fault| {
                    Law::WorldsFit.fault(format!("a world guessed by {seat:?}: {}", fault.why))
                })?;
            }
        }
        Ok(())
    })
}

fn guess<G: Worlds>(walk: &mut Walk<'_, G>, table: &Table<G>, seat: Seat) -> Result<(), Fault> {
    let law = Law::WorldsFit;
    let view = table.view(Some(seat));
    if walk.game.status().asks(seat) && walk.game.revision() == G::REVISION {
        let text = serde_json::to_string(&view).map_err(|error| law.fault(error.to_string()))?;
        let mut from = serde_json::Deserializer::from_str(&text);
        let read = G::read_view(&mut from, table.memory(Some(seat)));
        let read = read.map_err(|error| law.fault(format!("the view is not read: {error}")))?;
        law.equal("the view is read as another", &view, &read)?;
    }
    let world = G::recalled(&view, table.memory(Some(seat)), &mut walk.dice);
    walk.report.worlds += 1;
    law.equal("the set-up differs", &walk.game.setup(), &world.setup())?;
    law.equal("the status differs", &walk.game.status(), &world.status())?;
    law.equal("the view differs", &view, &world.view(Some(seat), table.memory(Some(seat))))?;
    let guessed = Table::new(world.clone());
    law.equal("the actions differ", &table.actions(seat), &guessed.actions(seat))?;
    (walk.course.fits)(&view, &world).map_err(|why| law.fault(why))?;
    conserved(walk.course, &world)?;
    same_position(&world)?;
    if walk.dice.below(PLAYED_ON) == 0 {
        steps_to_the_end(world, &mut walk.dice, walk.course.limit)?;
    }
    Ok(())
}

/// The walk's game with everyone's memory of it, kept up from step to step.
fn followed<'t, G: Game>(table: &'t mut Option<Table<G>>, walk: &Walk<'_, G>) -> &'t Table<G> {
    match (table.as_mut(), walk.steps.last()) {
        (Some(table), Some(&step)) => {
            // The walk took this step already, so it is not refused.
            let _ = table.apply(step);
        }
        _ => *table = None,
    }
    table.get_or_insert_with(|| Table::new(walk.game.clone()))
}

/// Whom a view belongs to.
pub(super) fn name(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "what a spectator knows".to_owned(), |seat| format!("what {seat:?} knows"))
}
