//! The organiser's steps of each league in order, linked by a hash chain.
//!
//! Invariant: steps are only ever added; an undo is another step.

use rusqlite::{Connection, Transaction, params};
use serde::{Deserialize, Serialize};

use super::{Migration, league};
use crate::error::{StoreError, TxError};
use crate::{LeagueId, hash_chain};

pub(crate) const MIGRATIONS: &[Migration] = &[Migration {
    to: 11,
    sql: "CREATE TABLE league_step (
        league INTEGER NOT NULL REFERENCES league (id),
        seq INTEGER NOT NULL CHECK (seq >= 0),
        at TEXT NOT NULL,
        body TEXT NOT NULL,
        chain BLOB NOT NULL CHECK (length(chain) = 32),
        PRIMARY KEY (league, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER league_step_is_not_rewritten BEFORE UPDATE ON league_step
    BEGIN SELECT RAISE(ABORT, 'a step of a league is never changed'); END;
    CREATE TRIGGER league_step_is_kept BEFORE DELETE ON league_step
    BEGIN SELECT RAISE(ABORT, 'a step of a league is never removed'); END;",
}];

/// A step of a league.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeagueStep {
    /// Time, as given by the caller (RFC 3339).
    pub at: String,
    /// Content as JSON text that the store does not interpret.
    pub body: String,
}

/// Appends a step after the `expected` ones and returns the new number of steps.
pub(crate) fn append(
    tx: &Transaction<'_>,
    id: LeagueId,
    expected: u64,
    step: &LeagueStep,
    name: &str,
) -> Result<u64, TxError> {
    let (found, chain) = league::end(tx, id)?;
    if found != expected {
        return Err(StoreError::Conflict { expected, found }.into());
    }
    let chain = hash_chain::next_hash(&chain, id.0, found, [&step.at, &step.body, ""]);
    let mut statement =
        tx.prepare_cached("INSERT INTO league_step (league, seq, at, body, chain) VALUES (?1, ?2, ?3, ?4, ?5)")?;
    statement.execute(params![id.0, found.cast_signed(), step.at, step.body, chain])?;
    let steps = found + 1;
    league::set_end(tx, id, steps.cast_signed(), &chain, name)?;
    Ok(steps)
}

/// Returns all steps, verified.
pub(crate) fn all(conn: &Connection, id: LeagueId) -> Result<Vec<LeagueStep>, TxError> {
    let (length, end) = league::end(conn, id)?;
    let mut statement =
        conn.prepare_cached("SELECT seq, at, body, chain FROM league_step WHERE league = ?1 ORDER BY seq")?;
    let mut rows = statement.query([id.0])?;
    let (mut steps, mut chain) = (Vec::new(), hash_chain::START);
    while let Some(row) = rows.next()? {
        let seq = steps.len() as u64;
        let corrupt = || TxError::Store(StoreError::CorruptLeague { league: id, seq });
        let step = LeagueStep { at: row.get(1).map_err(|_| corrupt())?, body: row.get(2).map_err(|_| corrupt())? };
        chain = hash_chain::next_hash(&chain, id.0, seq, [&step.at, &step.body, ""]);
        let stored: [u8; 32] = row.get(3).map_err(|_| corrupt())?;
        if row.get::<_, i64>(0)?.cast_unsigned() != seq || stored != chain {
            return Err(corrupt());
        }
        steps.push(step);
    }
    let seq = steps.len() as u64;
    if seq == length && chain == end { Ok(steps) } else { Err(StoreError::CorruptLeague { league: id, seq }.into()) }
}
