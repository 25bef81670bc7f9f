//! Schema of a database file: ownership, version and migration.

use std::fs;
use std::path::Path;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use crate::error::{StoreError, TxError};
use crate::file::with_suffix;
use crate::table::{Migration, collection, history, one_journal, setting};
use crate::wal;

/// Marks Cantina's files (`PRAGMA application_id`): "Cant" in ASCII.
pub(crate) const APPLICATION_ID: u32 = 0x4361_6e74;

/// Smallest page size of SQLite.
const SMALLEST_FILE: u64 = 512;

const TABLES: [&[Migration]; 13] = [
    history::EVENT,
    history::JOURNAL,
    setting::MIGRATIONS,
    history::DECK,
    history::DECK_TAG,
    history::DECK_VERSION,
    collection::MIGRATIONS,
    history::GAME,
    history::GAME_STEP,
    history::LEAGUE,
    history::LEAGUE_STEP,
    history::PHONE,
    one_journal::MIGRATIONS,
];

/// Returns the version this program writes: the latest migration of any table.
pub(crate) fn known_version() -> u32 {
    TABLES.iter().flat_map(|table| table.iter()).map(|migration| migration.to).max().unwrap_or(0)
}

/// Kind of a file, found without changing a byte of it or next to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// No file, or an empty one.
    Blank,
    /// A Cantina database of a supported version.
    Ours,
}

/// Returns the kind of the file at `path`, or rejects it.
pub(crate) fn inspect(path: &Path) -> Result<Kind, StoreError> {
    let mut length = length(path)?;
    let wal_path = with_suffix(path, "-wal");
    let wal = match fs::read(&wal_path) {
        Ok(wal) => wal,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(StoreError::from_io(&wal_path, &error)),
    };
    if length == 0 && !wal.is_empty() {
        // Another program may have created both in the meantime, the log last.
        length = self::length(path)?;
    }
    if length == 0 && !wal.is_empty() {
        // SQLite would discard the log and start afresh.
        return Err(StoreError::Malformed { path: path.into(), detail: "it is empty next to a log of changes".into() });
    }
    if length == 0 {
        return Ok(Kind::Blank);
    }
    if length < SMALLEST_FILE {
        // SQLite treats a file of one byte as empty and would overwrite it.
        return Err(StoreError::NotOurs { path: path.into() });
    }
    let newest = wal::first_page(&wal).and_then(|page| Some((wal::word(page, 68)?, wal::word(page, 60)?)));
    match newest {
        Some((owner, version)) => judge(path, owner, version, false),
        None => {
            let conn = open_immutable(path)?;
            let seen = || -> rusqlite::Result<(u32, u32, bool)> {
                let owner = conn.pragma_query_value(None, "application_id", |row| row.get(0))?;
                let version = conn.pragma_query_value(None, "user_version", |row| row.get(0))?;
                Ok((owner, version, conn.query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| row.get(0))?))
            };
            let (owner, version, empty) = seen().map_err(|error| StoreError::from_sqlite(path, &error))?;
            judge(path, owner, version, empty)
        }
    }
}

/// Returns the length of a file, 0 if there is none.
fn length(path: &Path) -> Result<u64, StoreError> {
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => {
            Err(StoreError::Io { path: path.into(), detail: "it is a folder, not a file".into() })
        }
        Ok(found) => Ok(found.len()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(0),
        Err(error) => Err(StoreError::from_io(path, &error)),
    }
}

fn judge(path: &Path, owner: u32, version: u32, empty: bool) -> Result<Kind, StoreError> {
    let known = known_version();
    match (owner, version) {
        (0, 0) if empty => Ok(Kind::Blank),
        (APPLICATION_ID, found) if found > known => Err(StoreError::Newer { path: path.into(), found, known }),
        (APPLICATION_ID, _) => Ok(Kind::Ours),
        (_, _) => Err(StoreError::NotOurs { path: path.into() }),
    }
}

/// Opens a file that no program writes to, without creating any file next to it. Never used for a database with a
/// log. (Reading the file directly would, on closing it, release the locks SQLite holds in this process.)
pub(crate) fn open_immutable(path: &Path) -> Result<Connection, StoreError> {
    let absolute = std::path::absolute(path).map_err(|error| StoreError::from_io(path, &error))?;
    let mut uri = String::from("file://");
    for &byte in absolute.as_os_str().as_encoded_bytes() {
        match byte {
            b'\\' if cfg!(windows) => uri.push('/'),
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b':' => uri.push(char::from(byte)),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    if cfg!(windows) {
        uri.insert(7, '/'); // "file:///C:/..."
    }
    uri.push_str("?immutable=1");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    Connection::open_with_flags(uri, flags).map_err(|error| StoreError::from_sqlite(path, &error))
}

/// Migrates the database to the latest version in one transaction. If two programs do so concurrently, the second
/// finds it done.
pub(crate) fn migrate(conn: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let is_migrated = migrate_to(conn, path, known_version()).map_err(|error| error.at(path))?;
    if is_migrated {
        // Replaced tables leave unused pages. Without the space or the lock for it, they are used by later writes.
        let _ = conn.execute_batch("VACUUM");
    }
    Ok(())
}

/// Migrates the database to a version. Returns `false` if it has that version already.
fn migrate_to(conn: &mut Connection, path: &Path, target: u32) -> Result<bool, TxError> {
    let version = |conn: &Connection| conn.pragma_query_value(None, "user_version", |row| row.get::<_, u32>(0));
    if version(conn)? == target {
        return Ok(false);
    }
    let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&tx)?;
    if found > target {
        return Err(StoreError::Newer { path: path.into(), found, known: target }.into());
    }
    for to in found + 1..=target {
        for migration in TABLES.iter().flat_map(|table| table.iter()).filter(|migration| migration.to == to) {
            tx.execute_batch(migration.sql)?;
            if let Some(then) = migration.then {
                then(&tx)?;
            }
        }
    }
    tx.pragma_update(None, "application_id", APPLICATION_ID)?;
    tx.pragma_update(None, "user_version", target)?;
    tx.commit()?;
    Ok(true)
}

/// A part of a schema: its kind, name and SQL.
type Part = (String, String, Option<String>);

fn parts(conn: &Connection) -> rusqlite::Result<Vec<Part>> {
    let mut statement = conn.prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    rows.collect()
}

/// Returns the schema of a version.
fn of_version(version: u32) -> Result<Vec<Part>, TxError> {
    let mut fresh = Connection::open_in_memory()?;
    migrate_to(&mut fresh, Path::new("in memory"), version)?;
    Ok(parts(&fresh)?)
}

/// Rejects a database with foreign, changed or missing tables, indexes, triggers or views. Returns the SQL of missing
/// guards (triggers), which can be restored.
pub(crate) fn is_ours(conn: &Connection, path: &Path) -> Result<Vec<String>, StoreError> {
    let compare = || -> Result<Vec<String>, TxError> {
        // Read in one transaction: another program may be migrating it.
        let conn = conn.unchecked_transaction()?;
        let version: u32 = conn.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if version == 0 || version > known_version() {
            return Ok(Vec::new());
        }
        let (expected, found) = (of_version(version)?, parts(&conn)?);
        let differs = |what: String| TxError::Store(StoreError::Schema { path: path.into(), what });
        if let Some((kind, name, _)) = found.iter().find(|part| !expected.contains(part)) {
            return Err(differs(format!("{kind} {name:?} is not ours")));
        }
        let missing: Vec<Part> = expected.into_iter().filter(|part| !found.contains(part)).collect();
        match missing.iter().find(|(kind, _, _)| kind != "trigger") {
            Some((kind, name, _)) => Err(differs(format!("{kind} {name:?} is missing"))),
            None => Ok(missing.into_iter().filter_map(|(_, _, sql)| sql).collect()),
        }
    };
    compare().map_err(|error| error.at(path))
}

/// Restores missing guards.
pub(crate) fn restore_guards(conn: &mut Connection, path: &Path, guards: &[String]) -> Result<(), StoreError> {
    let mut put = || -> rusqlite::Result<()> {
        let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for guard in guards {
            tx.execute_batch(guard)?;
        }
        tx.commit()
    };
    if guards.is_empty() { Ok(()) } else { put().map_err(|error| StoreError::from_sqlite(path, &error)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash_chain;
    use crate::journal::StreamId;
    use crate::table::{deck, deck_tag, device, entry, stream};

    #[test]
    fn every_version_has_exactly_one_migration() {
        let mut versions: Vec<u32> = TABLES.iter().flat_map(|table| table.iter()).map(|step| step.to).collect();
        versions.sort_unstable();
        assert_eq!(versions, (1..=known_version()).collect::<Vec<_>>());
    }

    #[test]
    fn every_version_migrates_to_the_current_tables() {
        let schema = |conn: &Connection| -> Vec<String> {
            let mut statement =
                conn.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name").unwrap();
            statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
        };
        let path = Path::new("in memory");
        let mut fresh = Connection::open_in_memory().unwrap();
        migrate(&mut fresh, path).unwrap();
        for from in 0..=known_version() {
            let mut old = Connection::open_in_memory().unwrap();
            migrate_to(&mut old, path, from).unwrap();
            migrate(&mut old, path).unwrap();
            assert_eq!(schema(&old), schema(&fresh), "from version {from}");
            let owner: u32 = old.pragma_query_value(None, "application_id", |row| row.get(0)).unwrap();
            let version: u32 = old.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
            assert_eq!((owner, version), (APPLICATION_ID, known_version()));
        }
    }

    /// Inserts rows into the separate tables of version 15, hashed as that version did.
    fn fill_version_15(conn: &Connection) {
        let chained = |owner: i64, parts: &[[&str; 3]]| -> Vec<[u8; 32]> {
            let mut last = hash_chain::FIRST_HASH;
            let mut next = |(seq, parts): (u64, &[&str; 3])| {
                last = hash_chain::next_hash(&last, owner, seq, *parts);
                last
            };
            (0..).zip(parts).map(&mut next).collect()
        };
        let event = chained(7, &[["opened", "at 0", "first"], ["note", "at 1", "second"]]);
        conn.execute("INSERT INTO event VALUES (7, 'Friday', 'created', 'at 1', 1, 2, ?1)", [event[1]]).unwrap();
        conn.execute("INSERT INTO journal VALUES (7, 0, 'opened', 'at 0', 'first', ?1)", [event[0]]).unwrap();
        conn.execute("INSERT INTO journal VALUES (7, 1, 'note', 'at 1', 'second', ?1)", [event[1]]).unwrap();
        let game = chained(3, &[["step", "", ""]]);
        conn.execute("INSERT INTO game VALUES (3, 'created', 'at 1', 0, 'start', 'standing', 1, ?1)", [game[0]])
            .unwrap();
        conn.execute("INSERT INTO game_step VALUES (3, 0, 'step', ?1)", [game[0]]).unwrap();
        let league = chained(2, &[["at 2", "decision", ""]]);
        conn.execute("INSERT INTO league VALUES (2, 'Winter', 'created', 0, 1, ?1)", [league[0]]).unwrap();
        conn.execute("INSERT INTO league_step VALUES (2, 0, 'at 2', 'decision', ?1)", [league[0]]).unwrap();
        let version = hash_chain::next_hash(&hash_chain::FIRST_HASH, 5, 1, ["at 3", "Sabine", "list"]);
        conn.execute_batch("INSERT INTO deck VALUES (5, 'created', 0, 1); INSERT INTO deck_tag VALUES (5, 'aggro')")
            .unwrap();
        conn.execute("INSERT INTO deck_version VALUES (5, 1, 'at 3', 'label', 'Sabine', ?1, 'list')", [version])
            .unwrap();
        conn.execute_batch(
            "INSERT INTO phone VALUES (1, 7, 12, zeroblob(32), 4, NULL, 0, 'player', '', NULL, 1, 9, 1);
             INSERT INTO phone VALUES (2, 7, 0, zeroblob(32), 1, NULL, 0, 'judge', 'Ann', 3, 0, 0, 0);
             INSERT INTO phone_print VALUES (7, zeroblob(32));
             INSERT INTO phone_report VALUES (7, 1, 12, 13, 2, 0, 0);
             INSERT INTO phone_report VALUES (7, 2, 12, 14, 2, 1, 0);
             INSERT INTO phone_call VALUES (7, 12, 'judge', 'at 4');",
        )
        .unwrap();
    }

    #[test]
    fn version_15_migrates_with_all_rows_and_the_same_hashes() {
        let mut conn = Connection::open_in_memory().unwrap();
        migrate_to(&mut conn, Path::new("in memory"), 15).unwrap();
        fill_version_15(&conn);
        let hashes = |conn: &Connection, sql: &str| -> Vec<[u8; 32]> {
            let mut statement = conn.prepare(sql).unwrap();
            statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
        };
        let before = hashes(
            &conn,
            "SELECT chain FROM (SELECT 1 AS kind, seq, chain FROM journal UNION ALL SELECT 2, seq, chain FROM game_step
             UNION ALL SELECT 3, seq, chain FROM league_step UNION ALL SELECT 4, version, seal FROM deck_version)
             ORDER BY kind, seq",
        );
        migrate(&mut conn, Path::new("in memory")).unwrap();
        // The three entries from phones come after the two of the event.
        let kept = "SELECT hash FROM entry WHERE NOT (stream = 1 AND seq > 1) ORDER BY stream, seq";
        assert_eq!(hashes(&conn, kept), before);

        let row = |id: StreamId| stream::one(&conn, id).unwrap().unwrap();
        let bodies = |id: StreamId| -> Vec<(String, String, String)> {
            let entries = entry::read(&conn, id, 0).unwrap();
            entries.into_iter().map(|entry| (entry.kind, entry.at, entry.body)).collect()
        };
        let text = |kind: &str, at: &str, body: &str| (kind.to_owned(), at.to_owned(), body.to_owned());
        let event = row(StreamId::event(7));
        assert_eq!((event.name.as_str(), event.archived, event.length), ("Friday", true, 5));
        let report = r#"{"report":{"round":2,"player":12,"opponent":14,"won":2,"lost":1,"drawn":0}}"#;
        let expected = [
            text("opened", "at 0", "first"),
            text("note", "at 1", "second"),
            text("report", "at 1", report),
            text("call", "at 4", r#"{"call":{"player":12,"call":"judge"}}"#),
            text("judge_at", "at 1", r#"{"judge_at":{"role":"judge","name":"Ann","table":3}}"#),
        ];
        assert_eq!(bodies(event.id), expected);
        let game = row(StreamId::game(3));
        assert_eq!(
            (game.start.as_str(), game.status.as_str(), game.updated_at.as_str()),
            ("start", "standing", "at 1")
        );
        assert_eq!(bodies(game.id), [text("", "", "step")]);
        let league = row(StreamId::league(2));
        assert_eq!((league.name.as_str(), league.updated_at.as_str()), ("Winter", "at 2"));
        assert_eq!(bodies(league.id), [text("", "at 2", "decision")]);
        let (decks, versions) = (deck::all(&conn).unwrap(), deck::versions(&conn, 5).unwrap());
        assert!(decks[0].intact && decks[0].name == "Sabine" && decks[0].body == "list");
        assert_eq!(
            (versions[0].label.as_deref(), deck_tag::of(&conn, 5).unwrap()),
            (Some("label"), vec!["aggro".into()])
        );
        let devices = device::all(&conn, event.id).unwrap();
        let shown: Vec<_> = devices.iter().map(|one| (one.id, one.holder.as_str(), one.asked, one.refused)).collect();
        assert_eq!(shown, [(1, "player:12", 4, true), (2, "judge:Ann", 1, false)]);
    }

    #[test]
    fn every_table_is_strict() {
        let mut conn = Connection::open_in_memory().unwrap();
        migrate(&mut conn, Path::new("in memory")).unwrap();
        let loose: i64 = conn
            .query_row("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%' AND NOT strict", [], |row| row.get(0))
            .unwrap();
        assert_eq!(loose, 0);
    }
}
