//! Events and their journals in normal use.

use crate::common;

use std::sync::Arc;

use common::{AT, append, assert_prefix, database, entry, new_event, refused};
use rusqlite::Connection;
use store::{Journal, NewEntry, Store, StoreError, StreamId, StreamKind};

#[test]
fn a_store_is_shared_between_threads() {
    let store = Store::in_memory().unwrap();
    let write = || {
        let event = store.create(&new_event("Friday draft", 2)).unwrap();
        for seq in 2..20 {
            assert_eq!(append(&store, event, seq, &[entry(seq)]), Ok(seq + 1));
        }
        event
    };
    let events: Vec<StreamId> = std::thread::scope(|threads| {
        let running = [(); 4].map(|()| threads.spawn(write));
        running.map(|one| one.join().unwrap()).into()
    });
    for event in &events {
        assert_prefix(&store.read(*event, 0).unwrap(), 20);
    }
    let mut listed: Vec<StreamId> = store.rows(StreamKind::Event).unwrap().iter().map(|row| row.id).collect();
    listed.sort_unstable();
    assert_eq!(listed, (1..=4).map(StreamId::event).collect::<Vec<_>>());
}

#[test]
fn an_event_and_its_journal_are_read_back_as_written() {
    let store = Store::in_memory().unwrap();
    let first = store.create(&new_event("Friday draft", 2)).unwrap();
    let second = store.create(&new_event("Ünïcode \u{1F680}\0", 0)).unwrap();
    assert_eq!((first, second), (StreamId::event(1), StreamId::event(2)));

    let later =
        NewEntry { kind: "result".into(), at: "2026-11-21T11:30:00Z".into(), body: "{\"ö\":\"\u{0}\"}".into() };
    assert_eq!(append(&store, first, 2, std::slice::from_ref(&later)), Ok(3));
    assert_eq!(append(&store, first, 3, &[]), Ok(3));

    let journal = store.read(first, 0).unwrap();
    assert_prefix(&journal[..2], 2);
    assert_eq!((&journal[2].kind, &journal[2].at, &journal[2].body), (&later.kind, &later.at, &later.body));
    assert_eq!(store.read(first, 2).unwrap(), journal[2..]);
    assert_eq!(store.read(first, 3).unwrap(), []);
    assert_eq!(store.read(first, u64::MAX).unwrap(), []);

    let events = store.rows(StreamKind::Event).unwrap();
    assert_eq!(events.iter().map(|row| row.id).collect::<Vec<_>>(), [second, first], "newest first");
    assert_eq!(events[0].name, "Ünïcode \u{1F680}\0");
    assert_eq!((events[0].length, events[0].updated_at.as_str()), (0, AT));
    assert_eq!((events[1].length, &events[1].updated_at), (3, &later.at));
    assert_eq!(store.row(first).unwrap(), Some(events[1].clone()));
    store.check().unwrap();
}

#[test]
fn renaming_and_archiving_do_not_change_the_journal() {
    let store = Store::in_memory().unwrap();
    let id = store.create(&new_event("Friday draft", 3)).unwrap();
    store.rename(id, "Saturday draft").unwrap();
    store.archive(id, true).unwrap();
    let row = store.row(id).unwrap().unwrap();
    assert_eq!((row.name.as_str(), row.archived, row.length), ("Saturday draft", true, 3));
    assert_prefix(&store.read(id, 0).unwrap(), 3);
    store.archive(id, false).unwrap();
    assert!(!store.row(id).unwrap().unwrap().archived);
}

#[test]
fn an_unknown_event_is_not_found() {
    let store = Store::in_memory().unwrap();
    let event = StreamId::event(7);
    let missing = StoreError::NoStream { stream: event };
    assert_eq!(missing.code(), "store.not_found");
    assert_eq!(store.row(event), Ok(None));
    assert_eq!(store.read(event, 0), Err(missing.clone()));
    assert_eq!(append(&store, event, 0, &[entry(0)]), Err(missing.clone()));
    assert_eq!(store.rename(event, "x"), Err(missing.clone()));
    assert_eq!(store.archive(event, true), Err(missing));
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
fn the_second_of_two_conflicting_appends_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let id = database(&path, 2);
    let (window, line) = (Store::open(&path).unwrap(), Store::open(&path).unwrap());
    assert_eq!(append(&window, id, 2, &[entry(2)]), Ok(3));
    let conflict = refused(append(&line, id, 2, &[entry(99)]));
    assert_eq!(conflict, StoreError::Conflict { expected: 2, found: 3 });
    assert_eq!(conflict.code(), "store.conflict");
    assert_eq!(append(&line, id, 3, &[entry(3)]), Ok(4));
    assert_prefix(&window.read(id, 0).unwrap(), 4);
}

#[test]
fn threads_of_two_stores_append_every_entry_exactly_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let id = database(&path, 0);
    let stores = [Arc::new(Store::open(&path).unwrap()), Arc::new(Store::open(&path).unwrap())];
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let store = Arc::clone(&stores[thread % 2]);
            scope.spawn(move || {
                for _ in 0..25 {
                    let mut length = store.row(id).unwrap().unwrap().length;
                    while let Err(error) = append(&store, id, length, &[entry(length)]) {
                        let StoreError::Conflict { found, .. } = error else { panic!("{error}") };
                        length = found;
                    }
                }
            });
        }
    });
    assert_prefix(&stores[0].read(id, 0).unwrap(), 100);
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
    assert_eq!(store.path().unwrap(), path.canonicalize().unwrap());
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
