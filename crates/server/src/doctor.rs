//! Whether the tables that are being played go on with this program's rules.

use serde::Serialize;

use crate::games;
use crate::ids::TableId;
use crate::store::{Store, StoreError};
use crate::tables::{Checkup, Health, Sheet, State, start};

/// What was found of one table.
#[derive(Clone, Debug, Serialize)]
pub struct Finding {
    /// Which table.
    pub table: TableId,
    /// What is played at it.
    pub game: String,
    /// What this program's rules make of it.
    #[serde(flatten)]
    pub health: Health,
}

impl Finding {
    /// Whether its players will notice nothing.
    pub fn is_fine(&self) -> bool {
        matches!(self.health, Health::Fine { .. })
    }
}

/// Replays every table whose game is on, and changes nothing: the house may be open.
pub async fn examine(database: &str) -> Result<Vec<Finding>, StoreError> {
    let store = Store::read(database).await?;
    let mut findings = Vec::new();
    for table in store.tables_in([State::Playing.name(), State::Playing.name()]).await? {
        let Some(text) = store.sheet(table).await? else { continue };
        let lines = store.past(table, 0).await?.lines;
        let finding = match serde_json::from_str::<Sheet>(&text) {
            Ok(sheet) => {
                let setup = sheet.setup.to_string();
                let checkup = Checkup(start(&sheet, &setup, &lines));
                let health = games::with_game(&sheet.game, checkup);
                let health = health.unwrap_or_else(|error| Health::cannot_begin(error.to_string()));
                Finding { table, game: sheet.game, health }
            }
            Err(error) => {
                let reason = format!("its sheet cannot be read: {error}");
                Finding { table, game: String::new(), health: Health::cannot_begin(reason) }
            }
        };
        findings.push(finding);
    }
    store.close().await;
    Ok(findings)
}
