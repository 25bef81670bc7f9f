//! The counter of acknowledged writes, stored in the database and next to it.
//!
//! SQLite reads a write-ahead log up to its first bad frame and silently drops the rest. A number stored outside the
//! log reveals the loss.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Transaction};
use serde::{Deserialize, Serialize};

use crate::file::{MARK, TempFile, create_private, with_suffix};
use crate::table::setting;
use crate::{StoreError, error::TxError};

/// Setting with the write counter in the database.
const WRITES: &str = "writes";
/// Setting with the identity of the database.
const ID: &str = "database_id";
/// Setting with a detected loss, until the user has acknowledged it.
const LOST: &str = "lost_steps";

/// Acknowledged writes that a database has lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LostSteps {
    /// Number of writes in the database.
    pub found: u64,
    /// Number of acknowledged writes.
    pub acknowledged: u64,
}

/// Increments the write counter in a transaction.
pub(crate) fn count(tx: &Transaction<'_>) -> Result<u64, TxError> {
    let writes = number(tx)?.saturating_add(1);
    setting::set(tx, WRITES, &writes.to_string())?;
    Ok(writes)
}

/// Returns the write counter of the database.
pub(crate) fn number(conn: &Connection) -> Result<u64, TxError> {
    Ok(setting::get(conn, WRITES)?.and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// Returns the identity of the database. Sets it to `fresh` if there is none yet.
pub(crate) fn identity(tx: &Transaction<'_>, fresh: &str) -> Result<String, TxError> {
    if let Some(id) = setting::get(tx, ID)? {
        return Ok(id);
    }
    setting::set(tx, ID, fresh)?;
    Ok(fresh.to_owned())
}

/// Returns the identity of the database in a file, if it has one.
pub(crate) fn identity_of(path: &Path) -> Option<String> {
    let conn = crate::schema::open_immutable(path).ok()?;
    setting::get(&conn, ID).ok()?
}

/// Writes the counter next to the database after a write. It need not wait for the disk: the log does, and a number
/// that is too small after a power cut raises no false alarm.
pub(crate) fn write(database: &Path, id: &str, writes: u64) -> io::Result<()> {
    let path = with_suffix(database, MARK);
    if read(database).is_some_and(|(known, mark)| known == id && mark >= writes) {
        return Ok(());
    }
    // Written to a new file and renamed, so that a link, a pipe or a hard link at this path is replaced and never
    // written to.
    let partial = TempFile::of(&path);
    create_private(partial.path())?.write_all(line(id, writes).as_bytes())?;
    fs::rename(partial.path(), &path)
}

/// Removes the mark when the database is closed and its log folded in. Nothing can be lost any more then. While another
/// program has it open, the log and the mark stay.
pub(crate) struct MarkCleanup(pub PathBuf);

impl Drop for MarkCleanup {
    fn drop(&mut self) {
        if !with_suffix(&self.0, "-wal").exists() {
            let _ = fs::remove_file(with_suffix(&self.0, MARK));
        }
    }
}

/// Formats the mark as one line of fixed length with its checksum, so that it is written in one piece.
fn line(id: &str, writes: u64) -> String {
    let body = format!("{id:.16} {writes:020}");
    let sum = blake3::hash(body.as_bytes()).to_hex();
    format!("{body} {sum:.16}\n")
}

/// Reads the mark next to the database. Returns `None` if there is no valid one.
fn read(database: &Path) -> Option<(String, u64)> {
    let path = with_suffix(database, MARK);
    // Opening a pipe would wait for its writer.
    let is_mark = fs::symlink_metadata(&path).is_ok_and(|found| found.is_file() && found.len() < 200);
    let text = if is_mark { fs::read_to_string(path).ok()? } else { return None };
    let mut words = text.split_whitespace();
    let (id, writes) = (words.next()?, words.next()?.parse().ok()?);
    (line(id, writes) == text).then(|| (id.to_owned(), writes))
}

/// Compares a database before its first write with its mark. Returns the loss, if any.
pub(crate) fn compare(conn: &Connection, database: &Path) -> Result<Option<LostSteps>, StoreError> {
    let Some((id, acknowledged)) = read(database) else { return Ok(None) };
    let look = || -> Result<Option<u64>, TxError> {
        let same = setting::get(conn, ID)?.is_none_or(|known| known == id);
        Ok(if same { Some(number(conn)?) } else { None })
    };
    // Any other problem is reported by later checks.
    let Ok(Some(found)) = look() else { return Ok(None) };
    Ok((found < acknowledged).then_some(LostSteps { found, acknowledged }))
}

/// Copies the log under another name, before SQLite discards its damaged part.
pub(crate) fn keep_log(database: &Path) -> Result<(), StoreError> {
    let log = with_suffix(database, "-wal");
    let copy = || -> io::Result<()> {
        let mut from = match File::open(&log) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            opened => opened?,
        };
        // Always a new file: an existing link is not followed.
        let mut names = (1u32..).map(|number| with_suffix(database, &format!("-wal.damaged-{number}")));
        let made = names.find_map(|name| match create_private(&name) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => None,
            made => Some(made),
        });
        let mut to = made.unwrap_or_else(|| Err(io::ErrorKind::AlreadyExists.into()))?;
        io::copy(&mut from, &mut to)?;
        to.sync_all()
    };
    copy().map_err(|error| StoreError::from_io(database, &error))
}

/// Stores the loss and continues the counter from the mark. The loss is reported until it is acknowledged.
pub(crate) fn record_loss(tx: &Transaction<'_>, lost: LostSteps) -> Result<(), TxError> {
    let first = kept(tx)?.map_or(lost.found, |before| before.found.min(lost.found));
    let lost = LostSteps { found: first, ..lost };
    setting::set(tx, LOST, &format!("{} {}", lost.found, lost.acknowledged))?;
    setting::set(tx, WRITES, &lost.acknowledged.to_string())
}

/// Returns the loss that has not been acknowledged yet.
pub(crate) fn kept(conn: &Connection) -> Result<Option<LostSteps>, TxError> {
    let read = |text: String| {
        let (found, acknowledged) = text.split_once(' ')?;
        Some(LostSteps { found: found.parse().ok()?, acknowledged: acknowledged.parse().ok()? })
    };
    Ok(setting::get(conn, LOST)?.and_then(read))
}

/// Acknowledges the loss.
pub(crate) fn clear_loss(tx: &Transaction<'_>) -> Result<(), TxError> {
    Ok(setting::remove(tx, LOST)?)
}

/// Returns a practically unique identity for a new database.
pub(crate) fn fresh_id(database: &Path) -> String {
    let mut hasher = blake3::Hasher::new();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let stack = PathBuf::from(database);
    hasher.update(stack.as_os_str().as_encoded_bytes()).update(&now.as_nanos().to_be_bytes());
    hasher.update(&std::process::id().to_be_bytes());
    hasher.finalize().to_hex().as_str()[..16].to_owned()
}
