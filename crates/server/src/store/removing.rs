//! What goes when somebody is forgotten, or a table deleted.

use super::sql::{Connection, query};
use super::{chat, reviews};
use crate::ids::{PersonId, TableId};

/// Nothing opens the house to somebody any more, and nothing names them.
pub(super) async fn forget(
    connection: &mut Connection,
    person: PersonId,
) -> Result<(), sqlx::Error> {
    let statements = [
        "UPDATE people SET name = '', shows = 0 WHERE id = $1",
        "DELETE FROM credentials WHERE person = $1",
        "DELETE FROM notes WHERE person = $1",
        "DELETE FROM mail WHERE person = $1",
        "DELETE FROM told WHERE person = $1",
        "DELETE FROM present WHERE person = $1",
        "DELETE FROM lessons WHERE person = $1",
        "DELETE FROM hidden WHERE person = $1",
        "DELETE FROM mutes WHERE person = $1 OR muted = $1",
        "UPDATE chat SET text = '' WHERE person = $1",
        "UPDATE reports SET reason = '' WHERE reporter = $1",
        "UPDATE results SET person = NULL WHERE person = $1",
    ];
    for statement in statements.into_iter().chain(reviews::FORGET) {
        query(statement).bind(person.number()).execute(connection).await?;
    }
    chat::forget_words(connection, person).await?;
    Ok(())
}

/// What was reported stays with the host of the house; everything else goes.
pub(super) async fn delete(connection: &mut Connection, table: TableId) -> Result<(), sqlx::Error> {
    for statement in [
        "DELETE FROM tables WHERE id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM log WHERE table_id = $1",
        "DELETE FROM held WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM notes WHERE table_id = $1",
        "DELETE FROM told WHERE table_id = $1",
        "DELETE FROM hidden WHERE table_id = $1",
        "DELETE FROM results WHERE table_id = $1",
        "DELETE FROM plays WHERE table_id = $1",
        "DELETE FROM reviews WHERE table_id = $1",
        "DELETE FROM review_pieces WHERE table_id = $1",
        "DELETE FROM versions WHERE table_id = $1",
        "DELETE FROM present WHERE table_id = $1",
    ] {
        query(statement).bind(table.number()).execute(connection).await?;
    }
    Ok(())
}
