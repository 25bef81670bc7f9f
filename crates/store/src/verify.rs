//! Verification of a whole database, which continues after the first damage.

use rusqlite::Connection;

use crate::error::TxError;
use crate::journal::{StreamId, StreamKind};
use crate::table::{entry, stream};
use crate::write_counter;
use crate::{Store, StoreError};

/// Damaged data in a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DamagedRecord {
    /// A stream, from an entry on.
    Stream {
        /// Stream with the damaged entry.
        stream: StreamId,
        /// Index of the first damaged entry, from 0.
        seq: u64,
    },
    /// The file itself: a page, an index, a reference.
    File {
        /// Problem reported by SQLite.
        detail: String,
    },
    /// Acknowledged writes are missing.
    Lost {
        /// Number of acknowledged writes that are missing.
        writes: u64,
    },
}

impl DamagedRecord {
    /// Returns the kind of the damage, for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            DamagedRecord::Stream { stream, .. } => stream.kind.code(),
            DamagedRecord::File { .. } => "file",
            DamagedRecord::Lost { .. } => "lost",
        }
    }

    /// Returns the id of the damaged object; 0 for the file itself.
    pub fn number(&self) -> u32 {
        match self {
            DamagedRecord::Stream { stream, .. } => stream.number,
            DamagedRecord::File { .. } | DamagedRecord::Lost { .. } => 0,
        }
    }

    /// Returns the start of the damage, counted from 1; for lost writes, their number; 0 for the file itself.
    pub fn place(&self) -> u64 {
        match self {
            DamagedRecord::Stream { seq, .. } => seq.saturating_add(1),
            DamagedRecord::Lost { writes } => *writes,
            DamagedRecord::File { .. } => 0,
        }
    }
}

impl Store {
    /// Reads everything (pages, references, and the entries of all streams) and reports all damage. The
    /// collection, tags, labels and settings have no hashes: only their pages are checked.
    ///
    /// # Errors
    /// Errors of the operating system; damage is a result, not an error.
    pub fn verify(&self) -> Result<Vec<DamagedRecord>, StoreError> {
        self.query(|conn| {
            let mut found = pages(conn)?;
            for kind in StreamKind::ALL {
                for (stream, _) in stream::lengths(conn, kind)? {
                    proven(entry::read(conn, stream, 0).map(drop), &mut found)?;
                }
            }
            if let Some(lost) = write_counter::kept(conn)? {
                found.push(DamagedRecord::Lost { writes: lost.acknowledged.saturating_sub(lost.found) });
            }
            Ok(found)
        })
    }
}

/// Checks every page and every reference.
fn pages(conn: &Connection) -> Result<Vec<DamagedRecord>, TxError> {
    let mut found = Vec::new();
    let detail: String = conn.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if detail != "ok" {
        found.push(DamagedRecord::File { detail });
    }
    let loose: i64 = conn.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0))?;
    if loose != 0 {
        found.push(DamagedRecord::File { detail: format!("{loose} rows refer to missing rows") });
    }
    Ok(found)
}

fn proven(read: Result<(), TxError>, found: &mut Vec<DamagedRecord>) -> Result<(), TxError> {
    match read {
        Ok(()) => {}
        Err(TxError::Store(StoreError::Corrupt { stream, seq })) => found.push(DamagedRecord::Stream { stream, seq }),
        Err(TxError::Sqlite(error)) => found.push(DamagedRecord::File { detail: error.to_string() }),
        Err(other) => return Err(other),
    }
    Ok(())
}
