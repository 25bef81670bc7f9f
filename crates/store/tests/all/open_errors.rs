//! Invalid files, folders and disks: a clear error, and nothing changed.

use crate::common;

use std::fs;
use std::path::Path;
use std::time::Duration;

use common::{AT, append, assert_prefix, contents, database, entry, names, new_event, refused};
use rusqlite::{Connection, TransactionBehavior};
use store::{Journal, NewEntry, NewStream, Options, Store, StoreError, StreamKind, write_file_atomically};

const IMPATIENT: Options = Options { busy_timeout: Duration::from_millis(20), max_pages: None };

/// Opens the database in `folder` and checks that it is rejected with `code`, with every byte and name unchanged.
fn assert_refused_untouched(folder: &Path, code: &str) -> StoreError {
    let before = contents(folder);
    let error = refused(Store::open(&folder.join("cantina.db")));
    assert_eq!(error.code(), code, "{error}");
    assert!(contents(folder) == before, "changed by {error}");
    error
}

#[test]
fn a_newer_database_is_refused_untouched() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 3);
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    fs::remove_file(folder.path().join("cantina.db.lock")).unwrap();
    assert_eq!(names(folder.path()), ["cantina.db"]);
    let error = assert_refused_untouched(folder.path(), "store.newer");
    assert!(matches!(error, StoreError::Newer { found: 99, known: 1.., .. }));
}

/// A newer program was killed: its version is only in the log.
#[test]
fn a_newer_database_with_a_log_left_by_a_crash_is_refused_untouched() {
    let (used, crashed) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    database(&used.path().join("cantina.db"), 3);
    let newer = Connection::open(used.path().join("cantina.db")).unwrap();
    newer.execute_batch("BEGIN; CREATE TABLE later (x); PRAGMA user_version = 99; COMMIT").unwrap();
    newer.execute_batch("INSERT INTO later VALUES (1)").unwrap();
    for name in ["cantina.db", "cantina.db-wal"] {
        fs::copy(used.path().join(name), crashed.path().join(name)).unwrap();
    }
    assert_refused_untouched(crashed.path(), "store.newer");
}

#[test]
fn another_programs_database_is_refused_untouched() {
    for sql in ["CREATE TABLE theirs (x)", "PRAGMA application_id = 7", "PRAGMA user_version = 1"] {
        let folder = tempfile::tempdir().unwrap();
        Connection::open(folder.path().join("cantina.db")).unwrap().execute_batch(sql).unwrap();
        assert_refused_untouched(folder.path(), "store.not_ours");
    }
}

#[test]
fn a_file_that_is_no_database_is_refused_untouched() {
    let letter = b"Dear organiser, here is the list of players.".repeat(200);
    for bytes in [b"x".as_slice(), b"SQLite format 3", &letter, &[0; 5000]] {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("cantina.db"), bytes).unwrap();
        assert_refused_untouched(folder.path(), "store.not_ours");
    }
}

#[test]
fn an_empty_file_is_a_new_database_unless_it_has_a_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    fs::write(&path, b"").unwrap();
    Store::open(&path).unwrap().close().unwrap();
    fs::remove_file(folder.path().join("cantina.db.lock")).unwrap();
    fs::write(&path, b"").unwrap();
    fs::write(folder.path().join("cantina.db-wal"), b"acknowledged").unwrap();
    assert_refused_untouched(folder.path(), "store.corrupt");
}

#[test]
fn a_file_name_with_url_characters_is_only_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(if cfg!(windows) { "50% draft #1 & ünï.db" } else { "50% draft? #1 & ünï.db" });
    let id = database(&path, 3);
    let store = Store::open(&path).unwrap();
    assert_prefix(&store.read(id, 0).unwrap(), 3);
    store.close().unwrap();
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert_eq!(refused(Store::open(&path)).code(), "store.newer");
}

/// A file cut anywhere is rejected, or (never seen, but correct) returns exactly the written data.
#[test]
fn a_truncated_database_is_never_accepted_as_complete() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 60);
    let whole = fs::read(&path).unwrap();
    let ends = (1..whole.len()).step_by(997).chain((4096..whole.len()).step_by(4096));
    for end in ends {
        fs::write(&path, &whole[..end]).unwrap();
        let error = refused(Store::open(&path).and_then(|store| store.check()));
        assert!(["store.corrupt", "store.not_ours"].contains(&error.code()), "cut at {end}: {error}");
        assert!(fs::read(&path).unwrap() == whole[..end], "cut at {end}");
    }
}

/// A damaged byte is detected or harmless: the data read is the data written.
#[test]
fn a_damaged_byte_never_alters_what_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let id = database(&path, 60);
    let whole = fs::read(&path).unwrap();
    let mut found = 0;
    for place in (0..whole.len()).step_by(149) {
        let mut damaged = whole.clone();
        damaged[place] ^= 0x55;
        fs::write(&path, &damaged).unwrap();
        match Store::open(&path).and_then(|store| store.read(id, 0)) {
            Ok(entries) => assert_prefix(&entries, 60),
            Err(error) => {
                assert_ne!(error.code(), "store.locked", "byte {place}");
                found += 1;
            }
        }
    }
    assert!(found > 50, "only {found} damaged bytes were found");
}

#[test]
fn a_damaged_page_is_reported_as_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let id = database(&path, 60);
    let mut bytes = fs::read(&path).unwrap();
    let end = bytes.len();
    bytes[end - 4096..].fill(0xff);
    fs::write(&path, &bytes).unwrap();
    let store = Store::open(&path).unwrap();
    assert_eq!(refused(store.read(id, 0)).code(), "store.corrupt");
    assert_eq!(refused(store.check()).code(), "store.corrupt");
}

#[test]
fn a_database_another_program_writes_to_is_locked_until_it_ends() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let id = database(&path, 2);
    let store = Store::open_with(&path, IMPATIENT).unwrap();
    let mut other = Connection::open(&path).unwrap();
    let writing = other.transaction_with_behavior(TransactionBehavior::Immediate).unwrap();
    let error = refused(append(&store, id, 2, &[entry(2)]));
    assert_eq!(error.code(), "store.locked");
    assert_prefix(&store.read(id, 0).unwrap(), 2);
    drop(writing);
    assert_eq!(append(&store, id, 2, &[entry(2)]), Ok(3));
}

#[test]
fn a_database_locked_exclusively_by_another_program_is_locked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 2);
    let other = Connection::open(&path).unwrap();
    other.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT").unwrap();
    assert_eq!(refused(Store::open_with(&path, IMPATIENT)).code(), "store.locked");
    drop(other);
    Store::open_with(&path, IMPATIENT).unwrap().check().unwrap();
}

/// A limit on pages simulates a full disk: SQLite returns the same SQLITE_FULL.
#[test]
fn a_full_disk_is_reported_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let id = database(&path, 2);
    let small = Options { max_pages: Some(20), ..Options::default() };
    let store = Store::open_with(&path, small).unwrap();
    let large = NewEntry { kind: "packs".into(), at: AT.into(), body: "x".repeat(30_000) };
    let mut kept = vec![];
    let error = loop {
        match append(&store, id, 2 + kept.len() as u64, &[large.clone(), large.clone()]) {
            Ok(_) => kept.extend([&large, &large]),
            Err(error) => break error,
        }
        assert!(kept.len() < 10, "20 pages never filled up");
    };
    assert_eq!(error.code(), "store.disk_full");
    let after = |store: &Store| {
        assert_eq!(store.read(id, 0).unwrap().len(), 2 + kept.len());
        assert_eq!(store.row(id).unwrap().unwrap().length, 2 + kept.len() as u64);
        store.check().unwrap();
    };
    after(&store);
    let too_large = NewStream { entries: vec![large.clone(); 3], ..new_event("too large", 0) };
    assert_eq!(refused(store.create(&too_large)).code(), "store.disk_full");
    assert_eq!(store.rows(StreamKind::Event).unwrap().len(), 1, "no event without its first entries");
    drop(store);
    after(&Store::open(&path).unwrap());
}

#[test]
fn a_file_instead_of_a_folder_and_the_reverse_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, b"notes").unwrap();
    let error = refused(Store::open(&file.join("cantina.db")));
    assert_eq!(error.code(), "store.io", "{error}");
    assert_eq!(refused(write_file_atomically(&file.join("round-1.txt"), b"x")).code(), "store.io");
    assert_eq!(fs::read(&file).unwrap(), b"notes");
    assert_eq!(refused(Store::open(folder.path())).code(), "store.io");
    assert_eq!(names(folder.path()), ["file"]);
}

/// The kernel's own folder rejects new files even from the administrator, for whom permissions do not count.
#[cfg(target_os = "linux")]
#[test]
fn a_read_only_folder_is_reported() {
    for path in ["/sys/kernel/cantina.db", "/sys/kernel/cantina/cantina.db"] {
        let error = refused(Store::open(Path::new(path)));
        assert_eq!(error.code(), "store.read_only");
    }
    let store = Store::in_memory().unwrap();
    assert_eq!(refused(store.backup(Path::new("/sys/kernel/backup.db"))).code(), "store.read_only");
    assert_eq!(refused(write_file_atomically(Path::new("/sys/kernel/round"), b"x")).code(), "store.read_only");
}
