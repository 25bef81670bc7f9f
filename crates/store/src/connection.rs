//! Connections to SQLite: options, the read-only connection, and settings against hostile files.

use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

/// Options for opening a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// Time to wait for another program's write before [`crate::StoreError::Locked`].
    pub busy_timeout: Duration,
    /// Maximum number of pages (of 4096 bytes); beyond it, [`crate::StoreError::DiskFull`].
    pub max_pages: Option<u32>,
}

impl Default for Options {
    /// Returns a timeout of five seconds and no size limit.
    fn default() -> Options {
        Options { busy_timeout: Duration::from_secs(5), max_pages: None }
    }
}

/// Opens a connection that cannot write.
pub(crate) fn open_reader(path: &Path, busy_timeout: Duration) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(path, flags)?;
    harden_connection(&conn)?;
    conn.busy_timeout(busy_timeout)?;
    conn.pragma_update(None, "trusted_schema", false)?;
    conn.pragma_update(None, "cell_size_check", true)?;
    Ok(conn)
}

/// Enables SQLite's own defences against malicious files (https://www.sqlite.org/security.html).
pub(crate) fn harden_connection(conn: &Connection) -> rusqlite::Result<()> {
    for (setting, on) in [
        (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
        (DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
        (DbConfig::SQLITE_DBCONFIG_DQS_DML, false),
        (DbConfig::SQLITE_DBCONFIG_DQS_DDL, false),
    ] {
        conn.set_db_config(setting, on)?;
    }
    Ok(())
}
