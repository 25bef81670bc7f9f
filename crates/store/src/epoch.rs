//! The epoch of phone requests: a text that is part of everything they sign.
//!
//! Sequence numbers protect against replays only while they never decrease. They do decrease when a backup is
//! restored, when a copy of the file is used elsewhere, and when acknowledged writes are lost. Each of these starts a
//! new epoch, and requests signed in an earlier one are rejected.

use std::path::Path;

use rusqlite::{Connection, Transaction};

use crate::error::TxError;
use crate::file::Identity;
use crate::table::setting;
use crate::write_counter;

/// Setting with the epoch; absent in a database that was never replaced.
const EPOCH: &str = "phone_epoch";
/// Setting that identifies the file of the epoch; absent in backups.
const FILE: &str = "phone_epoch_file";

/// Returns the epoch; empty for a database that was never replaced.
pub(crate) fn current(conn: &Connection) -> Result<String, TxError> {
    Ok(setting::get(conn, EPOCH)?.unwrap_or_default())
}

/// Starts a new epoch unless this is the file of the current one. `has_lost` is `true` if acknowledged writes are
/// missing.
pub(crate) fn check(tx: &Transaction<'_>, path: &Path, file: Identity, has_lost: bool) -> Result<(), TxError> {
    let own = file_name(path, file);
    let is_known = setting::get(tx, FILE)?.is_some_and(|known| known == own);
    if is_known && !has_lost {
        return Ok(());
    }
    if has_lost || write_counter::number(tx)? > 0 {
        let fresh: String = tx.query_row("SELECT lower(hex(randomblob(16)))", [], |row| row.get(0))?;
        setting::set(tx, EPOCH, &fresh)?;
    }
    setting::set(tx, FILE, &own)
}

/// Removes the file of the epoch from a backup, so that any database made from it starts a new epoch.
pub(crate) fn leave(backup: &Connection) -> rusqlite::Result<()> {
    setting::remove(backup, FILE)
}

/// Returns a text that differs for each file and each path.
fn file_name(path: &Path, file: Identity) -> String {
    let mut hasher = blake3::Hasher::new();
    hasher.update(path.as_os_str().as_encoded_bytes()).update(format!("{file:?}").as_bytes());
    hasher.finalize().to_hex().as_str()[..32].to_owned()
}
