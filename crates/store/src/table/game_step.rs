//! The steps of the games in order, linked by a hash chain.
//!
//! Invariant: steps are only ever added; an undo is another step.

use rusqlite::{Connection, Transaction, params};

use super::{Migration, game};
use crate::error::{StoreError, TxError};
use crate::{GameId, hash_chain};

pub(crate) const MIGRATIONS: &[Migration] = &[Migration {
    to: 9,
    sql: "CREATE TABLE game_step (
        game INTEGER NOT NULL REFERENCES game (id),
        seq INTEGER NOT NULL CHECK (seq >= 0),
        body TEXT NOT NULL,
        chain BLOB NOT NULL CHECK (length(chain) = 32),
        PRIMARY KEY (game, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER game_step_is_not_rewritten BEFORE UPDATE ON game_step
    BEGIN SELECT RAISE(ABORT, 'a step of a game is never changed'); END;
    CREATE TRIGGER game_step_is_kept BEFORE DELETE ON game_step
    BEGIN SELECT RAISE(ABORT, 'a step of a game is never removed'); END;",
}];

/// Start of a game's hash chain.
pub(crate) const START: [u8; 32] = hash_chain::START;

/// Appends steps after the `expected` ones and returns the new number of steps.
pub(crate) fn append(
    tx: &Transaction<'_>,
    id: GameId,
    expected: u64,
    steps: &[String],
    standing: &str,
    at: &str,
) -> Result<u64, TxError> {
    let (found, mut chain) = game::end(tx, id)?;
    if found != expected {
        return Err(StoreError::Conflict { expected, found }.into());
    }
    let mut statement = tx.prepare_cached("INSERT INTO game_step (game, seq, body, chain) VALUES (?1, ?2, ?3, ?4)")?;
    let mut seq = found;
    for body in steps {
        chain = hash_chain::next_hash(&chain, id.0, seq, [body, "", ""]);
        statement.execute(params![id.0, seq.cast_signed(), body, chain])?;
        seq += 1;
    }
    game::set_end(tx, id, seq.cast_signed(), &chain, standing, at)?;
    Ok(seq)
}

/// Returns all steps, verified.
pub(crate) fn all(conn: &Connection, id: GameId) -> Result<Vec<String>, TxError> {
    let (length, end) = game::end(conn, id)?;
    let mut statement = conn.prepare_cached("SELECT seq, body, chain FROM game_step WHERE game = ?1 ORDER BY seq")?;
    let mut rows = statement.query([id.0])?;
    let (mut bodies, mut chain) = (Vec::new(), START);
    while let Some(row) = rows.next()? {
        let seq = bodies.len() as u64;
        let corrupt = || TxError::Store(StoreError::CorruptGame { game: id, seq });
        let body: String = row.get(1).map_err(|_| corrupt())?;
        chain = hash_chain::next_hash(&chain, id.0, seq, [&body, "", ""]);
        let stored: [u8; 32] = row.get(2).map_err(|_| corrupt())?;
        if row.get::<_, i64>(0)?.cast_unsigned() != seq || stored != chain {
            return Err(corrupt());
        }
        bodies.push(body);
    }
    let seq = bodies.len() as u64;
    if seq == length && chain == end { Ok(bodies) } else { Err(StoreError::CorruptGame { game: id, seq }.into()) }
}
