//! Automatic backups next to the database and in a mirror folder, while it is in use.

use crate::common;

use std::fs;

use common::{append, assert_prefix, database, entry, names, new_event, refused};
use rusqlite::Connection;
use std::path::Path;
use std::time::{Duration, SystemTime};
use store::{DamagedRecord, Journal, Store, StoreError, StreamId};

#[test]
fn an_automatic_backup_is_the_database_of_its_moment_and_restorable() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let store = Store::open(&path).unwrap();
    let id = store.create(&new_event("Friday", 3)).unwrap();
    let auto_backup = store.auto_backup().unwrap();
    let first = auto_backup.snapshot().unwrap().keep("event 1 round 1 begin").unwrap();
    append(&store, id, 3, &[entry(3), entry(4)]).unwrap();
    auto_backup.snapshot().unwrap().keep("event 1 round 1 end").unwrap();
    let labels: Vec<String> = auto_backup.copies().into_iter().map(|copy| copy.label).collect();
    assert_eq!(labels, ["event-1-round-1-end", "event-1-round-1-begin"]);
    store.close().unwrap();
    Store::restore(&first, &path).unwrap();
    let store = Store::open(&path).unwrap();
    assert_prefix(&store.read(id, 0).unwrap(), 3);
    let kept = names(&folder.path().join("backups"));
    assert!(!kept.iter().any(|name| name.contains("partial")), "{kept:?}");
}

/// Writes between the snapshot and its copy are not in the copy: that of a round's start has no result of it.
#[test]
fn a_snapshot_is_copied_without_later_writes() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("cantina.db")).unwrap();
    let id = store.create(&new_event("Friday", 3)).unwrap();
    let snapshot = store.auto_backup().unwrap().snapshot().unwrap();
    append(&store, id, 3, &[entry(3), entry(4)]).unwrap();
    let copy = snapshot.keep("begin").unwrap();
    drop(snapshot);
    assert_prefix(&store.read(id, 0).unwrap(), 5);
    assert_prefix(&Store::open(&copy).unwrap().read(id, 0).unwrap(), 3);
}

/// Another thread copies while this one writes: each copy has a whole number of acknowledged writes.
#[test]
fn backups_can_be_made_while_the_database_grows() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("cantina.db")).unwrap();
    let id = store.create(&new_event("Friday", 0)).unwrap();
    let auto_backup = store.auto_backup().unwrap();
    let copies = std::thread::scope(|scope| {
        let copying = scope.spawn(move || {
            (0..5).map(|number| auto_backup.snapshot().unwrap().keep(&number.to_string()).unwrap()).collect::<Vec<_>>()
        });
        for seq in 0..40 {
            append(&store, id, seq, &[entry(seq)]).unwrap();
        }
        copying.join().unwrap()
    });
    for copy in copies {
        let copy = Store::open(&copy).unwrap();
        let entries = copy.read(id, 0).unwrap();
        assert_prefix(&entries, entries.len());
    }
}

#[test]
fn the_mirror_folder_gets_the_backup_and_its_loss_is_reported() {
    let (folder, stick) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = Store::open(&folder.path().join("cantina.db")).unwrap();
    store.create(&new_event("Friday", 2)).unwrap();
    let auto_backup = store.auto_backup().unwrap();
    let kept = auto_backup.snapshot().unwrap().keep("now").unwrap();
    let there = auto_backup.copy_to(&kept, stick.path()).unwrap();
    assert_eq!(fs::read(&there).unwrap(), fs::read(&kept).unwrap());
    assert_eq!(names(stick.path()), ["cantina-now.db"]);
    let pulled = stick.path().join("gone");
    assert_eq!(auto_backup.copy_to(&kept, &pulled), Err(StoreError::NoFile { path: pulled }));
    assert!(Store::in_memory().unwrap().auto_backup().is_none());
}

#[test]
fn the_oldest_backups_are_deleted_first() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("cantina.db")).unwrap();
    let auto_backup = store.auto_backup().unwrap();
    fs::create_dir_all(auto_backup.folder()).unwrap();
    for number in 0..90 {
        fs::write(auto_backup.folder().join(format!("cantina-old-{number:02}.db")), "x").unwrap();
    }
    fs::write(auto_backup.folder().join("notes.txt"), "mine").unwrap();
    auto_backup.snapshot().unwrap().keep("new").unwrap();
    let copies = auto_backup.copies();
    assert_eq!((copies.len(), copies[0].label.as_str()), (80, "new"));
    assert!(auto_backup.folder().join("notes.txt").exists());
}

/// The hash chain reveals an entry changed outside the program.
#[test]
fn a_changed_entry_is_named_by_the_hash_chain() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let store = Store::open(&path).unwrap();
    for _ in 0..2 {
        store.create(&new_event("Friday", 4)).unwrap();
    }
    assert!(store.verify().unwrap().is_empty());
    store.close().unwrap();
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch(
        "DROP TRIGGER entry_is_not_rewritten; UPDATE entry SET body = '{}' WHERE stream = 2 AND seq = 1",
    )
    .unwrap();
    drop(conn);
    let store = Store::open(&path).unwrap();
    assert_eq!(store.verify().unwrap(), [DamagedRecord::Stream { stream: StreamId::event(2), seq: 1 }]);
}

/// Scanning the folder of copies releases none of SQLite's locks on the database or the index of its log. Otherwise
/// another program opening it would truncate that index, and this one would be killed by its next access
/// (https://www.sqlite.org/howtocorrupt.html, 2.2).
#[cfg(target_os = "linux")]
#[test]
fn scanning_the_backups_releases_no_lock_on_the_database() {
    use std::os::unix::fs::MetadataExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let store = Store::open(&path).unwrap();
    store.set_setting("locked", "yes").unwrap();
    let auto_backup = store.auto_backup().unwrap();
    auto_backup.snapshot().unwrap().keep("event 1 round 1 begin").unwrap();
    let index = folder.path().join("cantina.db-shm");
    let inode = std::fs::metadata(&index).unwrap().ino();
    let held = || {
        let locks = std::fs::read_to_string("/proc/locks").unwrap();
        locks.lines().filter(|line| line.contains("POSIX") && line.contains(&format!(":{inode} "))).count()
    };
    let before = held();
    assert!(before > 0, "SQLite holds the index of the log");
    assert_eq!(auto_backup.copies().len(), 1);
    assert_eq!(held(), before);
}

/// After a power cut a file may have length 0.
#[test]
fn an_empty_or_missing_database_with_backups_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 3);
    let store = Store::open(&path).unwrap();
    for label in ["event 1 round 1 begin", "event 1 round 1 end"] {
        store.auto_backup().unwrap().snapshot().unwrap().keep(label).unwrap();
    }
    store.close().unwrap();
    let newest = folder.path().join("backups/cantina-event-1-round-1-end.db");
    let emptied = |result: Result<Store, StoreError>| match refused(result) {
        StoreError::Emptied { newest, copies, .. } => (newest, copies),
        other => panic!("{other}"),
    };
    fs::write(&path, "").unwrap();
    assert_eq!(emptied(Store::open(&path)), (newest.clone(), 2));
    assert_eq!(fs::metadata(&path).unwrap().len(), 0);
    fs::remove_file(&path).unwrap();
    assert_eq!(emptied(Store::open(&path)), (newest.clone(), 2));
    assert!(!path.exists());
    // Another database in the same folder, whose copies are in the same place.
    Store::open(&folder.path().join("other.db")).unwrap().close().unwrap();
    Store::restore(&newest, &path).unwrap();
    assert_prefix(&Store::open(&path).unwrap().read(StreamId::event(1), 0).unwrap(), 3);
}

/// Makes a file two hours old.
fn make_old(path: &Path) {
    fs::write(path, "x").unwrap();
    let file = fs::File::options().write(true).open(path).unwrap();
    file.set_modified(SystemTime::now() - Duration::from_secs(7200)).unwrap();
}

/// A kill leaves a partial copy and its SQLite journal.
#[test]
fn leftovers_of_killed_programs_are_removed_by_age() {
    let (folder, stick) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = Store::open(&folder.path().join("cantina.db")).unwrap();
    store.create(&new_event("Friday", 3)).unwrap();
    let auto_backup = store.auto_backup().unwrap();
    fs::create_dir_all(auto_backup.folder()).unwrap();
    let left = ["", "-journal", "-wal", "-shm"].map(|suffix| format!(".db.4711-0.partial{suffix}"));
    let fresh = "cantina-x.db.4712-0.partial-journal";
    let foreign = ["notes.partial", "cantina-x.db.4711.partial", "cantina-x.db.a-0.partial", "-0.partial"];
    for suffix in &left {
        make_old(&auto_backup.folder().join(format!("cantina-event-1{suffix}")));
        make_old(&stick.path().join(format!("cantina-event-1{suffix}")));
        make_old(&stick.path().join(format!("my backup{suffix}")));
    }
    make_old(&folder.path().join("cantina.db.mark.4711-0.partial"));
    for folder in [auto_backup.folder().as_path(), stick.path()] {
        fs::write(folder.join(fresh), "x").unwrap();
        foreign.iter().for_each(|name| make_old(&folder.join(name)));
    }
    let kept = auto_backup.snapshot().unwrap().keep("now").unwrap();
    auto_backup.copy_to(&kept, stick.path()).unwrap();
    let expected = |others: &[&str]| {
        let mut names: Vec<String> = foreign.iter().chain(&[fresh]).chain(others).map(|name| (*name).into()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&auto_backup.folder()), expected(&["cantina-now.db"]));
    assert!(!folder.path().join("cantina.db.mark.4711-0.partial").exists());
    // A manual backup also removes the leftovers of an interrupted one.
    store.backup(&stick.path().join("second.db")).unwrap();
    assert_eq!(names(stick.path()), expected(&["cantina-now.db", "second.db"]));
}
