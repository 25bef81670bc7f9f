//! Games on this computer: one row per game (or match), with its start and a short status.

use std::fmt;

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use serde::{Deserialize, Serialize};

use super::Migration;
use crate::error::{StoreError, TxError};

pub(crate) const MIGRATIONS: &[Migration] = &[Migration {
    to: 8,
    // 4294967295: an id fits a u32, so that every front end can hold it exactly.
    sql: "CREATE TABLE game (
        id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 4294967295),
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
        start TEXT NOT NULL,
        standing TEXT NOT NULL,
        steps INTEGER NOT NULL DEFAULT 0 CHECK (steps >= 0),
        chain BLOB NOT NULL CHECK (length(chain) = 32)
    ) STRICT;
    CREATE TRIGGER game_is_kept BEFORE DELETE ON game
    BEGIN SELECT RAISE(ABORT, 'a game is archived, never deleted'); END;
    CREATE TRIGGER game_start_is_not_rewritten BEFORE UPDATE OF id, created_at, start ON game
    BEGIN SELECT RAISE(ABORT, 'how a game began is never changed'); END;",
}];

/// Id of a game; from 1, fits a `u32`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub i64);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<u32> for GameId {
    fn from(id: u32) -> GameId {
        GameId(i64::from(id))
    }
}

/// A game in the list of games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRow {
    /// Id in this database.
    pub id: GameId,
    /// Start time, as given by the caller (RFC 3339).
    pub created_at: String,
    /// Time of the latest step (RFC 3339).
    pub updated_at: String,
    /// `true` if the game is archived.
    pub archived: bool,
    /// Start of the game as text that the store does not interpret.
    pub start: String,
    /// Short status for the list, as text that the store does not interpret.
    pub standing: String,
    /// Number of steps.
    pub steps: u64,
}

const COLUMNS: &str = "id, created_at, updated_at, archived, start, standing, steps";

fn row(row: &Row<'_>) -> rusqlite::Result<GameRow> {
    Ok(GameRow {
        id: GameId(row.get(0)?),
        created_at: row.get(1)?,
        updated_at: row.get(2)?,
        archived: row.get(3)?,
        start: row.get(4)?,
        standing: row.get(5)?,
        steps: row.get::<_, i64>(6)?.unsigned_abs(),
    })
}

/// Returns all games, last played first.
pub(crate) fn all(conn: &Connection) -> Result<Vec<GameRow>, TxError> {
    let mut statement =
        conn.prepare_cached(&format!("SELECT {COLUMNS} FROM game ORDER BY updated_at DESC, id DESC"))?;
    let rows = statement.query_map([], row)?.collect::<Result<_, _>>()?;
    Ok(rows)
}

pub(crate) fn one(conn: &Connection, id: GameId) -> Result<Option<GameRow>, TxError> {
    let mut statement = conn.prepare_cached(&format!("SELECT {COLUMNS} FROM game WHERE id = ?1"))?;
    Ok(statement.query_row([id.0], row).optional()?)
}

pub(crate) fn insert(
    tx: &Transaction<'_>,
    at: &str,
    start: &str,
    standing: &str,
    chain: &[u8; 32],
) -> Result<GameId, TxError> {
    tx.execute(
        "INSERT INTO game (created_at, updated_at, start, standing, chain) VALUES (?1, ?1, ?2, ?3, ?4)",
        params![at, start, standing, chain],
    )?;
    Ok(GameId(tx.last_insert_rowid()))
}

pub(crate) fn archive(tx: &Transaction<'_>, id: GameId, archived: bool) -> Result<(), TxError> {
    known(id, tx.execute("UPDATE game SET archived = ?2 WHERE id = ?1", params![id.0, archived])?)
}

/// Returns the number of steps and the end of their hash chain.
pub(crate) fn end(conn: &Connection, id: GameId) -> Result<(u64, [u8; 32]), TxError> {
    let mut statement = conn.prepare_cached("SELECT steps, chain FROM game WHERE id = ?1")?;
    let end = statement.query_row([id.0], |row| Ok((row.get::<_, i64>(0)?.unsigned_abs(), row.get(1)?))).optional()?;
    end.ok_or(TxError::Store(StoreError::NoGame { game: id }))
}

/// Sets the end of the steps.
pub(crate) fn set_end(
    tx: &Transaction<'_>,
    id: GameId,
    steps: i64,
    chain: &[u8; 32],
    standing: &str,
    at: &str,
) -> Result<(), TxError> {
    let mut statement =
        tx.prepare_cached("UPDATE game SET steps = ?2, chain = ?3, standing = ?4, updated_at = ?5 WHERE id = ?1")?;
    known(id, statement.execute(params![id.0, steps, chain, standing, at])?)
}

fn known(id: GameId, changed: usize) -> Result<(), TxError> {
    if changed == 1 { Ok(()) } else { Err(StoreError::NoGame { game: id }.into()) }
}
