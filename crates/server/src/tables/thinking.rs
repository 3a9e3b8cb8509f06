//! Bots of tables that other nodes serve: their questions come over the bus, and their answers
//! go the way of all answers.

use std::sync::Arc;

use super::desk::Desk;
use super::registry::Tables;
use crate::bots::{Asked, Job};
use crate::news::Ask;
use crate::problem::Problem;

impl Tables {
    /// Has a bot think about a question that another node was asked, if it is still asked.
    pub(crate) async fn think(self: &Arc<Self>, ask: Ask) -> Result<(), Problem> {
        let cell = self.cell(ask.table).await?;
        let budget = self.bots.budget();
        let jobs = cell.read(|desk| desk.take_on(ask, budget)).await?;
        for job in jobs {
            self.bots.ask_here(job);
        }
        Ok(())
    }

    /// Has a bot of this node think about what others were asked and have not answered.
    pub(crate) async fn think_after_all(&self, job: Job) {
        let Asked { table, seat, question, .. } = job.asked;
        // What cannot be read now is looked after when it can.
        let Ok(cell) = self.cell(table).await else { return };
        let asked = cell.read(|desk| desk.question(seat)).await;
        if asked.is_ok_and(|asked| asked == Some(question)) {
            self.bots.ask_here(job);
        }
    }
}

impl Desk {
    /// The job behind a question that was left to others until now.
    fn take_on(&mut self, ask: Ask, budget: std::time::Duration) -> Vec<Job> {
        if self.question(ask.seat) != Some(ask.question) {
            return Vec::new();
        }
        self.thinking[ask.seat.index()] = None;
        self.jobs(budget, true)
    }
}
