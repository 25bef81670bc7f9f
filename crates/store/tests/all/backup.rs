//! Backups, restores and atomic file writes.

use crate::common;

use std::fs;
use std::path::Path;

use common::{
    append, assert_prefix, assert_versions, contents, database, deck_write, entry, fill_library, library, names,
    new_deck, new_event, owned, refused,
};
use rusqlite::Connection;
use store::{Journal, Store, StoreError, StreamId, write_file_atomically};

const FIRST: StreamId = StreamId::event(1);

fn length(path: &Path) -> usize {
    let store = Store::open(path).unwrap();
    store.check().unwrap();
    let entries = store.read(FIRST, 0).unwrap();
    assert_prefix(&entries, entries.len());
    entries.len()
}

#[test]
fn a_backup_made_while_writing_has_every_earlier_acknowledged_write() {
    let folder = tempfile::tempdir().unwrap();
    let (path, to) = (folder.path().join("cantina.db"), folder.path().join("usb/copy.db"));
    database(&path, 50);
    let store = Store::open(&path).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| (50..150).for_each(|seq| assert_eq!(append(&store, FIRST, seq, &[entry(seq)]), Ok(seq + 1))));
        store.backup(&to).unwrap();
    });
    assert_eq!(names(to.parent().unwrap()), ["copy.db"]);
    let copy = fs::read(&to).unwrap();
    assert_eq!(copy[18..20], [1, 1], "needs no log: journal_mode DELETE");
    assert!((50..=150).contains(&length(&to)));
}

#[test]
fn a_backup_replaces_only_an_older_backup_and_only_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let (path, to, letter) =
        (folder.path().join("cantina.db"), folder.path().join("copy.db"), folder.path().join("letter.txt"));
    database(&path, 3);
    fs::write(&letter, b"Dear organiser").unwrap();
    let store = Store::open(&path).unwrap();
    store.backup(&to).unwrap();
    append(&store, FIRST, 3, &[entry(3)]).unwrap();
    assert_eq!(refused(store.backup(&to)).code(), "store.exists");
    assert_eq!(refused(store.backup_over(&letter)).code(), "store.not_ours");
    assert_eq!(fs::read(&letter).unwrap(), b"Dear organiser");
    assert_eq!(refused(store.backup_over(&path)).code(), "store.exists", "never over itself");
    store.backup_over(&to).unwrap();
    assert_eq!(length(&to), 4);

    let in_use = Store::open(&to).unwrap();
    assert_eq!(refused(store.backup_over(&to)).code(), "store.locked");
    drop(in_use);
    assert_eq!(names(folder.path()).iter().filter(|name| name.contains("partial")).count(), 0);
}

#[test]
fn a_store_in_memory_can_be_backed_up() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::in_memory().unwrap();
    store.create(&new_event("demo", 7)).unwrap();
    store.backup(&folder.path().join("demo.db")).unwrap();
    assert_eq!(length(&folder.path().join("demo.db")), 7);
}

#[test]
fn a_damaged_database_is_not_backed_up_over_a_good_backup() {
    let folder = tempfile::tempdir().unwrap();
    let (path, to) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    database(&path, 5);
    let store = Store::open(&path).unwrap();
    store.backup(&to).unwrap();
    let raw = Connection::open(&path).unwrap();
    raw.execute_batch("DROP TRIGGER entry_is_not_rewritten; UPDATE entry SET body = '{}' WHERE seq = 2").unwrap();
    assert_eq!(refused(store.backup_over(&to)), StoreError::Corrupt { stream: FIRST, seq: 2 });
    assert_eq!(length(&to), 5);
    assert!(!names(folder.path()).iter().any(|name| name.contains("partial")));
}

#[test]
fn a_restore_replaces_the_database_and_keeps_the_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    database(&path, 3);
    let store = Store::open(&path).unwrap();
    store.backup(&copy).unwrap();
    append(&store, FIRST, 3, &[entry(3)]).unwrap();
    store.close().unwrap();

    for number in 1..=2 {
        let kept = Store::restore(&copy, &path).unwrap().unwrap();
        assert!(kept.ends_with(format!("cantina.db.before-restore-{number}")));
        assert_eq!(length(&kept), if number == 1 { 4 } else { 3 });
        assert_eq!(length(&path), 3);
    }
    let elsewhere = folder.path().join("new/cantina.db");
    assert_eq!(Store::restore(&copy, &elsewhere), Ok(None));
    assert_eq!(length(&elsewhere), 3);
}

/// Killed before the log was folded in: its content was acknowledged, so it must stay with the old database and must
/// not reach the restored one.
#[test]
fn a_restore_over_a_database_left_by_a_crash_keeps_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let (live, crashed) = (folder.path().join("live/cantina.db"), folder.path().join("crashed/cantina.db"));
    database(&live, 3);
    let store = Store::open(&live).unwrap();
    let copy = folder.path().join("copy.db");
    store.backup(&copy).unwrap();
    (3..10).for_each(|seq| assert_eq!(append(&store, FIRST, seq, &[entry(seq)]), Ok(seq + 1)));
    for damaged in [false, true] {
        fs::create_dir_all(crashed.parent().unwrap()).unwrap();
        for suffix in ["", "-wal", "-shm"] {
            let at = |path: &Path| format!("{}{suffix}", path.display());
            fs::copy(at(&live), at(&crashed)).unwrap();
        }
        let log = format!("{}-wal", crashed.display());
        let mut damaged_log = fs::read(&log).unwrap();
        damaged_log[0] ^= 0xff;
        if damaged {
            fs::write(&crashed, b"not a database any more").unwrap();
            fs::write(&log, &damaged_log).unwrap();
        }
        let kept = Store::restore(&copy, &crashed).unwrap().unwrap();
        assert_eq!(length(&crashed), 3);
        if damaged {
            assert!(fs::read(&kept).unwrap() == b"not a database any more");
            assert!(fs::read(format!("{}-wal", kept.display())).unwrap() == damaged_log);
        } else {
            assert_eq!(length(&kept), 10);
        }
        fs::remove_dir_all(crashed.parent().unwrap()).unwrap();
    }
}

#[test]
fn a_restore_from_a_damaged_backup_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (path, from) = (folder.path().join("cantina.db"), folder.path().join("from.db"));
    database(&path, 3);
    let other = tempfile::tempdir().unwrap();
    let good = other.path().join("good.db");
    database(&good, 60);
    let intact = fs::read(&good).unwrap();

    let raw = |sql: &str| {
        fs::write(&from, &intact).unwrap();
        Connection::open(&from).unwrap().execute_batch(sql).unwrap();
    };
    let cases: [(&str, &dyn Fn()); 7] = [
        ("store.not_found", &|| ()),
        ("store.not_ours", &|| fs::write(&from, b"Dear organiser").unwrap()),
        ("store.not_ours", &|| fs::write(&from, b"").unwrap()),
        ("store.not_ours", &|| raw("PRAGMA application_id = 7")),
        ("store.newer", &|| raw("PRAGMA user_version = 99")),
        ("store.corrupt", &|| fs::write(&from, &intact[..intact.len() - 4096]).unwrap()),
        ("store.corrupt", &|| raw("DROP TRIGGER entry_is_not_rewritten; UPDATE entry SET body = '{}'")),
    ];
    for (code, make) in cases {
        make();
        fs::remove_file(folder.path().join("from.db-wal")).ok();
        fs::remove_file(folder.path().join("from.db-shm")).ok();
        let before = contents(folder.path());
        let error = refused(Store::restore(&from, &path));
        assert_eq!(error.code(), code, "{error}");
        assert!(contents(folder.path()) == before, "{error}");
    }
    assert_eq!(refused(Store::restore(&path, &path)).code(), "store.exists");
    assert_eq!(length(&path), 3);
}

#[test]
fn a_restore_is_refused_while_a_program_has_the_database_open() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    database(&path, 3);
    let store = Store::open(&path).unwrap();
    store.backup(&copy).unwrap();
    assert_eq!(refused(Store::restore(&copy, &path)).code(), "store.locked");
    assert_eq!(append(&store, FIRST, 3, &[entry(3)]), Ok(4), "and the open one works on");
    store.close().unwrap();
    Store::restore(&copy, &path).unwrap();
    assert_eq!(length(&path), 3);
}

/// Including a tool that does not know Cantina's lock.
#[test]
fn a_restore_is_refused_while_another_tool_writes_to_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    database(&path, 3);
    database(&copy, 2);
    let tool = Connection::open(&path).unwrap();
    tool.execute_batch("BEGIN IMMEDIATE; INSERT INTO setting VALUES ('a', 'b')").unwrap();
    assert_eq!(refused(Store::restore(&copy, &path)).code(), "store.locked");
    tool.execute_batch("COMMIT").unwrap();
    drop(tool);
    assert_eq!(length(&path), 3);
}

#[test]
fn a_backup_can_be_opened_as_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    database(&path, 3);
    Store::open(&path).unwrap().backup(&copy).unwrap();
    let store = Store::open(&copy).unwrap();
    assert_eq!(append(&store, FIRST, 3, &[entry(3)]), Ok(4));
    drop(store);
    assert_eq!((length(&copy), length(&path)), (4, 3));
}

#[test]
fn a_file_is_written_completely_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rounds/1/begin.json");
    write_file_atomically(&path, b"first").unwrap();
    write_file_atomically(&path, b"second, and longer").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"second, and longer");
    assert_eq!(names(path.parent().unwrap()), ["begin.json"]);
    // A folder at the target path cannot be replaced: an error, and no leftover files.
    fs::create_dir(folder.path().join("rounds/1/end.json")).unwrap();
    refused(write_file_atomically(&folder.path().join("rounds/1/end.json"), b"x"));
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 2);
}

#[test]
fn backup_and_restore_include_the_library_and_the_collection() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    database(&path, 3);
    let store = Store::open(&path).unwrap();
    fill_library(&store);
    let saved = library(&store);
    store.backup(&copy).unwrap();
    let first = saved.decks.iter().find(|row| row.version == 5).unwrap().id;
    store.write_deck(first, 5, &deck_write(6)).unwrap();
    store.create_deck(&new_deck("made after the backup", &["late"])).unwrap();
    store.tag_deck(first, &[]).unwrap();
    store.replace_collection(&[owned("LAW_001", 1, 1)]).unwrap();
    let later = library(&store);
    store.close().unwrap();

    let kept = Store::restore(&copy, &path).unwrap().unwrap();
    for (place, expected) in [(&path, &saved), (&kept, &later), (&copy, &saved)] {
        assert_eq!(length(place), 3);
        assert_eq!(&library(&Store::open(place).unwrap()), expected);
    }
    let store = Store::open(&path).unwrap();
    assert_eq!(store.write_deck(first, 5, &deck_write(6)), Ok(6), "and the restored one works on");
}

#[test]
fn a_backup_made_while_decks_are_written_has_complete_decks() {
    let folder = tempfile::tempdir().unwrap();
    let (path, to) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    let store = Store::open(&path).unwrap();
    let deck = store.create_deck(&new_deck("Sabine", &["aggro"])).unwrap();
    for version in 2..=10 {
        store.write_deck(deck, version - 1, &deck_write(version)).unwrap();
    }
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for version in 11..=60 {
                assert_eq!(store.write_deck(deck, version - 1, &deck_write(version)), Ok(version));
            }
        });
        store.backup(&to).unwrap();
    });
    let copy = Store::open(&to).unwrap();
    copy.check().unwrap();
    let version = copy.deck(deck).unwrap().unwrap().version;
    assert!((10..=60).contains(&version));
    assert_versions(&copy, deck, version);
}

#[test]
fn a_damaged_deck_is_neither_backed_up_over_a_good_backup_nor_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (path, to) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    database(&path, 5);
    let store = Store::open(&path).unwrap();
    fill_library(&store);
    store.backup(&to).unwrap();
    let good = fs::read(&to).unwrap();
    let damage = "DROP TRIGGER entry_is_not_rewritten; UPDATE entry SET body = '{}' WHERE stream = 2 AND seq = 1";
    Connection::open(&path).unwrap().execute_batch(damage).unwrap();
    assert_eq!(refused(store.backup_over(&to)).code(), "store.corrupt");
    assert!(fs::read(&to).unwrap() == good);
    store.close().unwrap();

    Connection::open(&to).unwrap().execute_batch(damage).unwrap();
    let before = fs::read(&path).unwrap();
    assert_eq!(refused(Store::restore(&to, &path)), StoreError::Corrupt { stream: StreamId::deck(1), seq: 1 });
    assert!(fs::read(&path).unwrap() == before);
}
