//! Leagues: one row per league, with its name, its number of steps and the end of their hash chain.

use std::fmt;

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use serde::{Deserialize, Serialize};

use super::Migration;
use crate::error::{StoreError, TxError};

pub(crate) const MIGRATIONS: &[Migration] = &[Migration {
    to: 10,
    // 4294967295: an id fits a u32, so that every front end can hold it exactly.
    sql: "CREATE TABLE league (
        id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 4294967295),
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
        steps INTEGER NOT NULL DEFAULT 0 CHECK (steps >= 0),
        chain BLOB NOT NULL CHECK (length(chain) = 32)
    ) STRICT;
    CREATE TRIGGER league_is_kept BEFORE DELETE ON league
    BEGIN SELECT RAISE(ABORT, 'a league is archived, never deleted'); END;",
}];

/// Id of a league; from 1, fits a `u32`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LeagueId(pub i64);

impl fmt::Display for LeagueId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<u32> for LeagueId {
    fn from(id: u32) -> LeagueId {
        LeagueId(i64::from(id))
    }
}

/// A league in the list of leagues.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeagueRow {
    /// Id in this database.
    pub id: LeagueId,
    /// Name entered by the organiser.
    pub name: String,
    /// Time of creation, as given by the caller (RFC 3339).
    pub created_at: String,
    /// `true` if the league is archived.
    pub archived: bool,
    /// Number of steps.
    pub steps: u64,
}

const COLUMNS: &str = "id, name, created_at, archived, steps";

fn row(row: &Row<'_>) -> rusqlite::Result<LeagueRow> {
    Ok(LeagueRow {
        id: LeagueId(row.get(0)?),
        name: row.get(1)?,
        created_at: row.get(2)?,
        archived: row.get(3)?,
        steps: row.get::<_, i64>(4)?.unsigned_abs(),
    })
}

/// Returns all leagues, newest first.
pub(crate) fn all(conn: &Connection) -> Result<Vec<LeagueRow>, TxError> {
    let mut statement = conn.prepare_cached(&format!("SELECT {COLUMNS} FROM league ORDER BY id DESC"))?;
    let rows = statement.query_map([], row)?.collect::<Result<_, _>>()?;
    Ok(rows)
}

pub(crate) fn one(conn: &Connection, id: LeagueId) -> Result<Option<LeagueRow>, TxError> {
    let mut statement = conn.prepare_cached(&format!("SELECT {COLUMNS} FROM league WHERE id = ?1"))?;
    Ok(statement.query_row([id.0], row).optional()?)
}

pub(crate) fn insert(tx: &Transaction<'_>, name: &str, at: &str, chain: &[u8; 32]) -> Result<LeagueId, TxError> {
    tx.execute("INSERT INTO league (name, created_at, chain) VALUES (?1, ?2, ?3)", params![name, at, chain])?;
    Ok(LeagueId(tx.last_insert_rowid()))
}

pub(crate) fn archive(tx: &Transaction<'_>, id: LeagueId, archived: bool) -> Result<(), TxError> {
    known(id, tx.execute("UPDATE league SET archived = ?2 WHERE id = ?1", params![id.0, archived])?)
}

/// Returns the number of steps and the end of their hash chain.
pub(crate) fn end(conn: &Connection, id: LeagueId) -> Result<(u64, [u8; 32]), TxError> {
    let mut statement = conn.prepare_cached("SELECT steps, chain FROM league WHERE id = ?1")?;
    let end = statement.query_row([id.0], |row| Ok((row.get::<_, i64>(0)?.unsigned_abs(), row.get(1)?))).optional()?;
    end.ok_or(TxError::Store(StoreError::NoLeague { league: id }))
}

/// Sets the end of the steps, and the name they result in.
pub(crate) fn set_end(
    tx: &Transaction<'_>,
    id: LeagueId,
    steps: i64,
    chain: &[u8; 32],
    name: &str,
) -> Result<(), TxError> {
    let mut statement = tx.prepare_cached("UPDATE league SET steps = ?2, chain = ?3, name = ?4 WHERE id = ?1")?;
    known(id, statement.execute(params![id.0, steps, chain, name])?)
}

fn known(id: LeagueId, changed: usize) -> Result<(), TxError> {
    if changed == 1 { Ok(()) } else { Err(StoreError::NoLeague { league: id }.into()) }
}
