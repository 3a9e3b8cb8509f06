//! How games ended that were played here, and what is counted of them.

use game::Interval;
use serde::Serialize;
use utoipa::ToSchema;

use web::Sitters;

use super::sql::{Connection, Row, UNHURRIED, query};
use super::{Store, StoreError};
use crate::ids::{PersonId, TableId};

/// A game that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// At which table.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// By which book; empty where a game has only one.
    pub edition: String,
    /// When.
    pub time: i64,
    /// After how many turns or rounds.
    pub turns: u32,
    /// How, as the game's word for statistics.
    pub ending: &'static str,
    /// By seat.
    pub seats: Vec<SeatEnded>,
}

/// How a game ended for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatEnded {
    /// Who sat there, if it counts as somebody's own.
    pub person: Option<PersonId>,
    /// The level of the bot that sat there.
    pub bot: Option<String>,
    /// As whom; empty where a game has no roles.
    pub role: &'static str,
    /// Whether it won, alone or with others.
    pub won: bool,
    /// What was played, and how often.
    pub plays: Vec<(&'static str, u32)>,
}

/// Which games are counted; nothing said is no condition.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counting {
    /// The game's name.
    pub game: Option<String>,
    /// With how many players.
    pub players: Option<u8>,
    /// By which book.
    pub edition: Option<String>,
    /// Whose seats.
    pub sitters: Sitters,
    /// One person's own.
    pub person: Option<PersonId>,
}

/// How often something was there, and how often it won.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Share {
    /// What: a role, a level, a number of players, a card.
    pub what: String,
    /// In how many seats of finished games.
    pub games: u32,
    /// In how many of them it won.
    pub won: u32,
    /// The share it won,
    pub share: f64,
    /// and where the true share lies, 19 times in 20.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// What everybody would win if all were alike.
    pub even: f64,
}

/// What was counted.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct Statistics {
    /// How many games.
    pub games: u32,
    /// How many turns or rounds they had in the mean,
    pub turns: f64,
    /// at least
    pub fewest_turns: u32,
    /// and at most.
    pub most_turns: u32,
    /// All seats that were counted.
    pub all: Option<Share>,
    /// By game.
    pub by_game: Vec<Share>,
    /// By role, where the game has roles.
    pub by_role: Vec<Share>,
    /// By number of players.
    pub by_players: Vec<Share>,
    /// By edition, where the game has several.
    pub by_edition: Vec<Share>,
    /// By seat, the first is 1.
    pub by_seat: Vec<Share>,
    /// By who sat there: the level of a bot, or `people`.
    pub by_sitter: Vec<Share>,
    /// By what was played, most often first: in how many seats, and how many of them won.
    pub by_play: Vec<Share>,
    /// How games ended, in how many games each.
    pub endings: Vec<Ending>,
}

/// A way to end, and how often games ended so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Ending {
    /// The game's word for it.
    pub what: String,
    /// How many games.
    pub games: u32,
}

/// Somebody with whom one plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Companion {
    /// What they are called.
    pub name: String,
    /// How many games they played together.
    pub games: u32,
}

impl Statistics {
    /// Every list of shares, and what it is by.
    pub fn lists(&self) -> [(&'static str, &[Share]); 7] {
        [
            ("game", &self.by_game),
            ("role", &self.by_role),
            ("players", &self.by_players),
            ("edition", &self.by_edition),
            ("sitter", &self.by_sitter),
            ("seat", &self.by_seat),
            ("play", &self.by_play),
        ]
    }

    /// All shares as a table, a line each. No word in it has a comma or begins like a formula.
    pub fn csv(&self) -> String {
        let mut text = String::from("by,what,games,won,share,low,high,even\n");
        for (by, shares) in self.lists() {
            for Share { what, games, won, share, low, high, even } in shares {
                text +=
                    &format!("{by},{what},{games},{won},{share:.4},{low:.4},{high:.4},{even:.4}\n");
            }
        }
        for Ending { what, games } in &self.endings {
            text += &format!("ending,{what},{games},,,,,\n");
        }
        text
    }
}

/// The most things that one list of plays has.
const PLAYS: usize = 200;

/// One statement over the results that are counted; `$1` to `$5` say which.
macro_rules! counted {
    ($($select:literal),+; $($rest:literal),+) => {
        concat!(
            $($select,)+
            " WHERE ($1 = '' OR game = $1) AND ($2 = 0 OR players = $2)
              AND ($3 = '' OR edition = $3) AND ($4 = 0 OR person = $4)
              AND ($5 = 0 OR ($5 = 1 AND bot IS NULL) OR ($5 = 2 AND bot IS NOT NULL)) ",
            $($rest),+
        )
    };
}

/// The shares by one column, in this order.
macro_rules! shares_by {
    ($column:literal, $order:literal) => {
        counted!(
            "SELECT CAST(", $column,
            " AS TEXT) AS what, COUNT(*), CAST(SUM(won) AS BIGINT),
              CAST(SUM(1.0 / players) AS DOUBLE PRECISION) FROM results";
            "GROUP BY ", $column, " ORDER BY ", $order
        )
    };
}

/// Writes down how a game ended. A second time changes nothing.
pub(super) async fn keep(connection: &mut Connection, ended: &Ended) -> Result<(), sqlx::Error> {
    for (seat, of) in ended.seats.iter().enumerate() {
        query(
            "INSERT INTO results (table_id, seat, game, edition, players, time, turns, ending,
                                  person, bot, role, won)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8,
                    (SELECT id FROM people WHERE id = $9 AND name <> ''), $10, $11, $12
             WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ON CONFLICT DO NOTHING",
        )
        .bind(ended.table.number())
        .bind(seat as i64)
        .bind(&ended.game)
        .bind(&ended.edition)
        .bind(ended.seats.len() as i64)
        .bind(ended.time)
        .bind(i64::from(ended.turns))
        .bind(ended.ending)
        .bind(of.person.map(PersonId::number))
        .bind(&of.bot)
        .bind(of.role)
        .bind(i64::from(of.won))
        .execute(connection)
        .await?;
    }
    let plays = ended.seats.iter().enumerate().flat_map(|(seat, of)| {
        of.plays.iter().map(move |(what, times)| serde_json::json!([seat, what, times]))
    });
    let plays = serde_json::Value::from_iter(plays).to_string();
    query(
        "INSERT INTO plays (table_id, seat, what, times)
         SELECT $1, CAST(value ->> 0 AS BIGINT), value ->> 1, CAST(value ->> 2 AS BIGINT)
         FROM json_each($2)
         WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ON CONFLICT DO NOTHING",
    )
    .bind(ended.table.number())
    .bind(plays)
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// What is counted of these games.
    pub async fn statistics(&self, of: &Counting) -> Result<Statistics, StoreError> {
        let _alone = self.counting.lock().await;
        let games = self
            .counted(
                of,
                counted!(
                    "SELECT COUNT(*), CAST(AVG(turns) AS DOUBLE PRECISION), MIN(turns), MAX(turns) FROM (",
                    "SELECT DISTINCT table_id, turns FROM results"; ") AS games"
                ),
            )
            .await?;
        let Some(row) = games.first() else { return Ok(Statistics::default()) };
        let endings = self
            .counted(
                of,
                counted!(
                    "SELECT ending, COUNT(DISTINCT table_id) FROM results";
                    "GROUP BY ending ORDER BY 2 DESC, 1"
                ),
            )
            .await?;
        let ending = |row: &Row| Ok(Ending { what: row.try_get(0)?, games: number(row, 1)? });
        let all = self.shares(of, shares_by!("CAST('all' AS TEXT)", "1")).await?;
        Ok(Statistics {
            games: number(row, 0)?,
            turns: row.try_get::<Option<f64>>(1)?.unwrap_or_default(),
            fewest_turns: row.try_get::<Option<i64>>(2)?.unwrap_or_default() as u32,
            most_turns: row.try_get::<Option<i64>>(3)?.unwrap_or_default() as u32,
            all: all.into_iter().next(),
            by_game: self.shares(of, shares_by!("game", "1")).await?,
            by_role: named(self.shares(of, shares_by!("role", "2 DESC, 1")).await?),
            by_players: self.shares(of, shares_by!("players", "players")).await?,
            by_edition: named(self.shares(of, shares_by!("edition", "2 DESC, 1")).await?),
            by_seat: self.shares(of, shares_by!("(seat + 1)", "(seat + 1)")).await?,
            by_sitter: self.shares(of, shares_by!("coalesce(bot, 'people')", "2 DESC, 1")).await?,
            by_play: self.plays(of).await?,
            endings: endings.iter().map(ending).collect::<Result<_, sqlx::Error>>()?,
        })
    }

    async fn counted(
        &self,
        of: &Counting,
        statement: &'static str,
    ) -> Result<Vec<Row>, StoreError> {
        let sitters = match of.sitters {
            Sitters::All => 0_i64,
            Sitters::People => 1,
            Sitters::Bots => 2,
        };
        let rows = query(statement)
            .bind(of.game.as_deref().unwrap_or_default())
            .bind(of.players.map_or(0, i64::from))
            .bind(of.edition.as_deref().unwrap_or_default())
            .bind(of.person.map_or(0, PersonId::number))
            .bind(sitters)
            .within(UNHURRIED)
            .fetch_all(self.readers())
            .await?;
        Ok(rows)
    }

    async fn shares(
        &self,
        of: &Counting,
        statement: &'static str,
    ) -> Result<Vec<Share>, StoreError> {
        let rows = self.counted(of, statement).await?;
        rows.iter().map(share).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    async fn plays(&self, of: &Counting) -> Result<Vec<Share>, StoreError> {
        let statement = counted!(
            "SELECT what, COUNT(*), CAST(SUM(won) AS BIGINT),
                    CAST(SUM(1.0 / players) AS DOUBLE PRECISION), SUM(times)
             FROM plays JOIN results USING (table_id, seat)";
            "GROUP BY what ORDER BY 5 DESC, 1"
        );
        let mut plays = self.shares(of, statement).await?;
        plays.truncate(PLAYS);
        Ok(plays)
    }

    /// With whom somebody plays most often.
    pub async fn companions(&self, person: PersonId) -> Result<Vec<Companion>, StoreError> {
        let _alone = self.counting.lock().await;
        let rows = query(
            "SELECT people.name, COUNT(DISTINCT own.table_id)
             FROM results own JOIN results other ON other.table_id = own.table_id
             JOIN people ON people.id = other.person
             WHERE own.person = $1 AND other.person <> $1 AND people.name <> ''
             GROUP BY people.id, people.name ORDER BY 2 DESC, 1 LIMIT 8",
        )
        .bind(person.number())
        .within(UNHURRIED)
        .fetch_all(self.readers())
        .await?;
        let read = |row: &Row| Ok(Companion { name: row.try_get(0)?, games: number(row, 1)? });
        rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// Tables whose games are over and were not counted, from this one on.
    pub async fn uncounted(&self, after: TableId, most: usize) -> Result<Vec<TableId>, StoreError> {
        let rows = query(
            "SELECT id FROM tables WHERE state = 'over' AND id > $1
             AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id)
             ORDER BY id LIMIT $2",
        )
        .bind(after.number())
        .bind(most as i64)
        .within(UNHURRIED)
        .fetch_all(self.readers())
        .await?;
        super::tables::ids(&rows)
    }
}

/// Whatever has no name is no group: a game without roles has no shares by role.
fn named(shares: Vec<Share>) -> Vec<Share> {
    shares.into_iter().filter(|share| !share.what.is_empty()).collect()
}

fn number(row: &Row, at: usize) -> Result<u32, sqlx::Error> {
    Ok(row.try_get::<i64>(at)? as u32)
}

fn share(row: &Row) -> Result<Share, sqlx::Error> {
    let (games, won) = (number(row, 1)?, number(row, 2)?);
    let interval = Interval::of(f64::from(won), games);
    let even: f64 = row.try_get(3)?;
    Ok(Share {
        what: row.try_get(0)?,
        games,
        won,
        share: interval.share,
        low: interval.low,
        high: interval.high,
        even: even / f64::from(games.max(1)),
    })
}
