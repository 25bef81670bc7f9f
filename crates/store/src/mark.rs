//! How many writes were acknowledged, counted in the database and beside it.
//!
//! SQLite takes a write-ahead log up to its first bad frame and drops the rest without a word. A number that is stored
//! outside the log shows that something is missing.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Transaction};
use serde::{Deserialize, Serialize};

use crate::file::{MARK, Partial, beside, create_private};
use crate::table::setting;
use crate::{StoreError, error::Fault};

/// The setting that counts the writes, in the database.
const WRITES: &str = "writes";
/// The setting that says which database this is.
const ID: &str = "database_id";
/// The setting that says what was lost, until somebody has looked at it.
const LOST: &str = "lost_steps";

/// Acknowledged writes that a database has lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LostSteps {
    /// Writes that are in it.
    pub found: u64,
    /// Writes that were acknowledged.
    pub acknowledged: u64,
}

/// Counts one write more, inside of it.
pub(crate) fn count(tx: &Transaction<'_>) -> Result<u64, Fault> {
    let writes = number(tx)?.saturating_add(1);
    setting::set(tx, WRITES, &writes.to_string())?;
    Ok(writes)
}

/// How many writes the database has seen.
pub(crate) fn number(conn: &Connection) -> Result<u64, Fault> {
    Ok(setting::get(conn, WRITES)?.and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// Which database it is; given to it when it has no name yet.
pub(crate) fn identity(tx: &Transaction<'_>, fresh: &str) -> Result<String, Fault> {
    if let Some(id) = setting::get(tx, ID)? {
        return Ok(id);
    }
    setting::set(tx, ID, fresh)?;
    Ok(fresh.to_owned())
}

/// Which database a file is, if it says so.
pub(crate) fn identity_of(path: &Path) -> Option<String> {
    let conn = crate::schema::open_immutable(path).ok()?;
    setting::get(&conn, ID).ok()?
}

/// What is written beside the database after a write. It need not wait for the disk: the log has, and a number that is
/// too small after a power cut is no false alarm.
pub(crate) fn write(database: &Path, id: &str, writes: u64) -> io::Result<()> {
    let path = beside(database, MARK);
    if read(database).is_some_and(|(known, mark)| known == id && mark >= writes) {
        return Ok(());
    }
    // Beside and renamed: a link, a pipe or a second name of another file that stands there is replaced, never written to.
    let partial = Partial::of(&path);
    create_private(partial.path())?.write_all(line(id, writes).as_bytes())?;
    fs::rename(partial.path(), &path)
}

/// Takes the mark away when the database is closed and its log is folded in: there is nothing left to lose. While
/// another program has it open, the log stays, and so does the mark.
pub(crate) struct Needless(pub PathBuf);

impl Drop for Needless {
    fn drop(&mut self) {
        if !beside(&self.0, "-wal").exists() {
            let _ = fs::remove_file(beside(&self.0, MARK));
        }
    }
}

/// One line of a fixed length, so that it is written in one piece, with its checksum.
fn line(id: &str, writes: u64) -> String {
    let body = format!("{id:.16} {writes:020}");
    let sum = blake3::hash(body.as_bytes()).to_hex();
    format!("{body} {sum:.16}\n")
}

/// What was written beside the database; none when there is nothing that can be trusted.
fn read(database: &Path) -> Option<(String, u64)> {
    let path = beside(database, MARK);
    // Opening a pipe would wait for its writer.
    let is_mark = fs::symlink_metadata(&path).is_ok_and(|found| found.is_file() && found.len() < 200);
    let text = if is_mark { fs::read_to_string(path).ok()? } else { return None };
    let mut words = text.split_whitespace();
    let (id, writes) = (words.next()?, words.next()?.parse().ok()?);
    (line(id, writes) == text).then(|| (id.to_owned(), writes))
}

/// Compares a database that nothing was written to yet with what was written beside it. Returns what is lost.
pub(crate) fn compare(conn: &Connection, database: &Path) -> Result<Option<LostSteps>, StoreError> {
    let Some((id, acknowledged)) = read(database) else { return Ok(None) };
    let look = || -> Result<Option<u64>, Fault> {
        let same = setting::get(conn, ID)?.is_none_or(|known| known == id);
        Ok(if same { Some(number(conn)?) } else { None })
    };
    // What else is wrong with it is reported by what follows.
    let Ok(Some(found)) = look() else { return Ok(None) };
    Ok((found < acknowledged).then_some(LostSteps { found, acknowledged }))
}

/// Copies the log under another name, before SQLite discards the part of it that is damaged.
pub(crate) fn keep_log(database: &Path) -> Result<(), StoreError> {
    let log = beside(database, "-wal");
    let copy = || -> io::Result<()> {
        let mut from = match File::open(&log) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            opened => opened?,
        };
        // A new file: a link of that name is not followed.
        let mut names = (1u32..).map(|number| beside(database, &format!("-wal.damaged-{number}")));
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

/// Writes down what was lost, so that it is reported until somebody has looked at it, and counts on from the mark.
pub(crate) fn write_down(tx: &Transaction<'_>, lost: LostSteps) -> Result<(), Fault> {
    let first = kept(tx)?.map_or(lost.found, |before| before.found.min(lost.found));
    let lost = LostSteps { found: first, ..lost };
    setting::set(tx, LOST, &format!("{} {}", lost.found, lost.acknowledged))?;
    setting::set(tx, WRITES, &lost.acknowledged.to_string())
}

/// What was lost, and nobody has looked at.
pub(crate) fn kept(conn: &Connection) -> Result<Option<LostSteps>, Fault> {
    let read = |text: String| {
        let (found, acknowledged) = text.split_once(' ')?;
        Some(LostSteps { found: found.parse().ok()?, acknowledged: acknowledged.parse().ok()? })
    };
    Ok(setting::get(conn, LOST)?.and_then(read))
}

/// Somebody has looked at it.
pub(crate) fn accept(tx: &Transaction<'_>) -> Result<(), Fault> {
    Ok(setting::remove(tx, LOST)?)
}

/// A name for a database that has none: no two are equal for any practical purpose.
pub(crate) fn fresh_id(database: &Path) -> String {
    let mut hasher = blake3::Hasher::new();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let stack = PathBuf::from(database);
    hasher.update(stack.as_os_str().as_encoded_bytes()).update(&now.as_nanos().to_be_bytes());
    hasher.update(&std::process::id().to_be_bytes());
    hasher.finalize().to_hex().as_str()[..16].to_owned()
}
