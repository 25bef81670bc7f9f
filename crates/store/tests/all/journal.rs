//! The database file in normal use.

use crate::common;

use common::{database, new_event, refused};
use rusqlite::Connection;
use store::{Journal, Store, StoreError, StreamKind};

#[test]
fn settings_are_listed_by_prefix_and_removed() {
    let store = Store::in_memory().unwrap();
    for key in ["digest b", "digest a", "digests", "Digest c", "language"] {
        store.set_setting(key, "1").unwrap();
    }
    let keys = |prefix: &str| store.settings_with_prefix(prefix).unwrap().into_iter().map(|(key, _)| key);
    assert_eq!(keys("digest ").collect::<Vec<_>>(), ["digest a", "digest b"]);
    assert_eq!(keys("%").count(), 0, "a prefix is not a pattern");
    store.remove_setting("digest a").unwrap();
    store.remove_setting("unknown").unwrap();
    assert_eq!(keys("digest ").collect::<Vec<_>>(), ["digest b"]);
}

#[test]
fn settings_can_be_saved_and_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let store = Store::open(&path).unwrap();
    assert_eq!(store.setting("language"), Ok(None));
    store.set_setting("language", "en").unwrap();
    store.set_setting("language", "de").unwrap();
    store.close().unwrap();
    assert_eq!(Store::open(&path).unwrap().setting("language"), Ok(Some("de".into())));
}

#[test]
fn programs_that_create_the_same_database_at_once_all_succeed() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..10 {
        let path = folder.path().join(format!("{round}/cantina.db"));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| Store::open(&path).unwrap().create(&new_event("x", 1)).unwrap());
            }
        });
        let store = Store::open(&path).unwrap();
        assert_eq!(store.rows(StreamKind::Event).unwrap().len(), 4);
        store.check().unwrap();
    }
}

#[test]
fn the_database_is_durable_and_one_file_when_closed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/er/cantina.db");
    let store = Store::open(&path).unwrap();
    // The canonical path on Windows begins with `\\?\`, which other programs do not accept.
    let real = if cfg!(windows) { std::path::absolute(&path) } else { path.canonicalize() };
    assert_eq!(store.path().unwrap(), real.unwrap());
    let raw = Connection::open(&path).unwrap();
    assert_eq!(raw.pragma_query_value(None, "journal_mode", |row| row.get::<_, String>(0)).unwrap(), "wal");
    drop(raw);
    store.create(&new_event("x", 1)).unwrap();
    store.close().unwrap();
    assert_eq!(common::names(path.parent().unwrap()), ["cantina.db", "cantina.db.lock"]);
}

#[test]
fn the_database_refuses_to_change_or_remove_entries_and_events() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 3);
    let raw = Connection::open(&path).unwrap();
    for sql in ["UPDATE entry SET body = '{}'", "DELETE FROM entry", "DELETE FROM stream"] {
        assert!(raw.execute_batch(sql).is_err(), "{sql}");
    }
}

/// All ways to alter a journal outside the program, each with the index of the first damaged entry.
#[test]
fn the_hash_chain_finds_every_alteration() {
    for (sql, seq) in [
        ("UPDATE entry SET body = replace(body, 'SOR_002', 'SOR_003') WHERE seq = 2", 2),
        ("UPDATE entry SET kind = 'undo' WHERE seq = 0", 0),
        ("UPDATE entry SET at = '2026-11-22T10:00:00Z' WHERE seq = 4", 4),
        ("UPDATE entry SET hash = zeroblob(32) WHERE seq = 3", 3),
        ("UPDATE entry SET body = CAST(x'ff' AS TEXT) WHERE seq = 1", 1),
        ("DELETE FROM entry WHERE seq = 2", 2),
        ("DELETE FROM entry WHERE seq = 4", 4),
        ("DELETE FROM entry", 0),
        ("INSERT INTO entry SELECT place + 1, stream, 5, kind, at, hash, body FROM entry WHERE seq = 4", 5),
        ("UPDATE entry SET seq = seq + 10, place = place + 10 WHERE seq >= 3", 3),
        ("UPDATE stream SET length = 4", 4),
        ("UPDATE stream SET head = zeroblob(32)", 5),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cantina.db");
        let event = database(&path, 5);
        let raw = Connection::open(&path).unwrap();
        raw.execute_batch("DROP TRIGGER entry_is_not_rewritten; DROP TRIGGER entry_is_kept;").unwrap();
        raw.execute_batch(sql).unwrap();
        drop(raw);
        let store = Store::open(&path).unwrap();
        let corrupt = refused(store.read(event, 0));
        assert_eq!(corrupt.code(), "store.corrupt", "{sql}");
        assert_eq!(store.check(), Err(corrupt.clone()), "{sql}");
        match corrupt {
            // The extra entry is found at its own index, a shortened end or one without a hash at the end.
            StoreError::Corrupt { stream: found, seq: place } => assert_eq!((found, place), (event, seq), "{sql}"),
            other => panic!("{sql}: {other}"),
        }
    }
}

#[test]
fn an_altered_entry_is_found_when_only_new_ones_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let event = database(&path, 5);
    let raw = Connection::open(&path).unwrap();
    raw.execute_batch("DROP TRIGGER entry_is_not_rewritten").unwrap();
    raw.execute_batch("UPDATE entry SET body = '{}' WHERE seq = 4").unwrap();
    drop(raw);
    let store = Store::open(&path).unwrap();
    assert_eq!(store.read(event, 3), Err(StoreError::Corrupt { stream: event, seq: 4 }));
    assert_eq!(store.read(event, 5), Ok(vec![]));
}
