//! Tables are woken when their time has come, and after a restart; what cannot be looked after then
//! is woken again, so that a disk that fails for a moment leaves no table asleep.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use futures_util::{StreamExt, stream};

use super::registry::Tables;
use super::sheet::State;
use crate::ids::TableId;
use crate::problem::Problem;
use crate::time::now;

/// After how many milliseconds a table is woken again: twice as many each time, while all others
/// can be looked after.
const SECOND_TRY: i64 = 1000;
/// How often that doubles: to about a minute.
const DOUBLINGS: u32 = 6;

/// How often it was tried in vain to look after tables.
#[derive(Default)]
pub(super) struct InVain(Mutex<HashMap<TableId, u32>>);

impl InVain {
    fn tries(&self) -> MutexGuard<'_, HashMap<TableId, u32>> {
        self.0.lock().unwrap_or_else(|error| error.into_inner())
    }
}

impl Tables {
    /// Looks after a table whose time has come, or that was found after a restart; when that
    /// cannot be done now, again in a while.
    pub async fn look_after(self: &Arc<Self>, id: TableId) -> Result<(), Problem> {
        let looked = self.look_after_now(id).await;
        match looked {
            Err(Problem::NotKept | Problem::Stumbled) => {
                self.wake_again(id);
                let mut tries = self.in_vain.tries();
                let tries = tries.entry(id).or_default();
                *tries = DOUBLINGS.min(*tries + 1);
            }
            _ => _ = self.in_vain.tries().remove(&id),
        }
        looked
    }

    async fn look_after_now(self: &Arc<Self>, id: TableId) -> Result<(), Problem> {
        self.change(id, |desk, now| desk.tick(now)).await?;
        let cell = self.held(id).await?;
        let mut desk = cell.desk.lock().await;
        self.follow_up(&mut desk);
        Ok(())
    }

    /// Wakes every table that may have something to do by itself.
    pub async fn wake_all(self: &Arc<Self>) -> Result<(), Problem> {
        let waiting = [State::Playing.name(), State::Sealing.name()];
        // While some are read from the file, as many others are played again.
        let at_once = 2 * self.loader().threads();
        let tables = stream::iter(self.store().tables_in(waiting).await?);
        let wake = async |id| {
            if let Err(error) = self.look_after(id).await {
                tracing::warn!("{id:?} could not be woken: {error}");
            }
        };
        tables.for_each_concurrent(at_once, wake).await;
        Ok(())
    }

    /// Wakes a table that was let go of or could not be looked after: soon while nothing can be
    /// written, which passes, and later and later when it is the only one in trouble.
    pub(super) fn wake_again(&self, id: TableId) {
        let is_everywhere = self.store().trouble().borrow().is_some();
        let tries = self.in_vain.tries().get(&id).copied().unwrap_or_default();
        let pause = if is_everywhere { SECOND_TRY } else { SECOND_TRY << tries };
        self.timers.wake(now() + pause, id);
    }
}
