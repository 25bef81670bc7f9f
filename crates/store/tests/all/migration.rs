//! Databases of an earlier version of the program, which must not lose any data.
//!
//! `data/version-3.db` was written and closed by the program at schema version 3, before there were decks: event 1
//! with 12 entries, event 2 archived, the setting "language". Together with `data/version-3.db-wal` it is the same
//! database after two more writes (entries 12 and 13, then 14) and a crash.

use crate::common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{append, assert_prefix, deck_write, entry, fill_library, library, names, new_deck};
use rusqlite::Connection;
use store::{Journal, Store, StreamId, StreamKind};

const FIRST: StreamId = StreamId::event(1);

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// Copies the database of version 3 to `path`, with or without the crash, and returns the number of entries of event
/// 1.
fn put_old_database(path: &Path, crashed: bool) -> usize {
    fs::copy(data("version-3.db"), path).unwrap();
    if crashed {
        fs::copy(data("version-3.db-wal"), format!("{}-wal", path.display())).unwrap();
    }
    if crashed { 15 } else { 12 }
}

fn version(path: &Path) -> u32 {
    Connection::open(path).unwrap().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
}

fn assert_old_events(store: &Store, entries: usize) {
    assert_prefix(&store.read(FIRST, 0).unwrap(), entries);
    let events = store.rows(StreamKind::Event).unwrap();
    let seen: Vec<_> = events.iter().map(|row| (row.id, row.name.as_str(), row.archived)).collect();
    assert_eq!(seen, [(StreamId::event(2), "Ünïcode \u{1F680}", true), (FIRST, "Friday draft", false)]);
    assert_eq!(store.setting("language"), Ok(Some("de".into())));
}

#[test]
fn a_database_without_decks_gets_their_tables_and_keeps_events() {
    for crashed in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cantina.db");
        let entries = put_old_database(&path, crashed);
        if !crashed {
            assert_eq!(version(&path), 3, "the sample is an old one");
        }
        let store = Store::open(&path).unwrap();
        store.check().unwrap();
        assert_old_events(&store, entries);
        assert!(store.decks().unwrap().is_empty() && store.collection().unwrap().is_empty());

        fill_library(&store);
        let length = entries as u64;
        assert_eq!(append(&store, FIRST, length, &[entry(length)]), Ok(length + 1));
        let before = library(&store);
        store.close().unwrap();
        assert_eq!(version(&path), 16);
        let store = Store::open(&path).unwrap();
        store.check().unwrap();
        assert_old_events(&store, entries + 1);
        assert_eq!(library(&store), before);
    }
}

#[test]
fn two_programs_can_migrate_one_database_at_once() {
    for round in 0..5 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cantina.db");
        let entries = put_old_database(&path, round % 2 == 1);
        std::thread::scope(|scope| {
            for program in 0..4 {
                let path = &path;
                scope.spawn(move || {
                    let store = Store::open(path).unwrap();
                    let deck = store.create_deck(&new_deck(&format!("of program {program}"), &[])).unwrap();
                    assert_eq!(store.write_deck(deck, 1, &deck_write(2)), Ok(2));
                });
            }
        });
        let store = Store::open(&path).unwrap();
        store.check().unwrap();
        assert_old_events(&store, entries);
        assert_eq!(store.decks().unwrap().len(), 4);
    }
}

#[test]
fn an_old_backup_is_restored_completely_and_stays_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let (path, old) = (folder.path().join("cantina.db"), folder.path().join("old.db"));
    let entries = put_old_database(&old, false);
    let bytes = fs::read(&old).unwrap();
    let store = Store::open(&path).unwrap();
    fill_library(&store);
    let before = library(&store);
    store.close().unwrap();

    let kept = Store::restore(&old, &path).unwrap().unwrap();
    assert!(fs::read(&old).unwrap() == bytes, "a backup is only read");
    let store = Store::open(&path).unwrap();
    store.check().unwrap();
    assert_old_events(&store, entries);
    assert!(store.decks().unwrap().is_empty());
    assert_eq!(library(&Store::open(&kept).unwrap()), before, "the decks are in what was kept aside");
    assert!(!names(folder.path()).iter().any(|name| name.contains("partial")));
}
