//! The epoch of the sequence numbers of devices.

use std::fs;
use std::path::Path;

use crate::common::{database, new_event};
use store::{Devices, Journal, Store};

fn epoch(path: &Path) -> String {
    Store::open(path).unwrap().epoch().unwrap()
}

#[test]
fn the_epoch_is_empty_while_the_database_is_the_same_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 3);
    assert_eq!((epoch(&path), epoch(&path)), (String::new(), String::new()));
    assert_eq!(Store::in_memory().unwrap().epoch().unwrap(), "");
}

#[test]
fn the_epoch_changes_with_each_restore() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    database(&path, 3);
    Store::open(&path).unwrap().backup(&copy).unwrap();
    Store::restore(&copy, &path).unwrap();
    let first = epoch(&path);
    assert_eq!((first.len(), epoch(&path)), (32, first.clone()));
    Store::restore(&copy, &path).unwrap();
    let second = epoch(&path);
    assert!(second.len() == 32 && second != first);
}

/// A backup is used as the database without the restore command, or is opened on another machine.
#[test]
fn the_epoch_changes_when_a_copy_is_used_as_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    database(&path, 3);
    Store::open(&path).unwrap().backup(&copy).unwrap();
    // The same file with other content, as written by `cp`.
    fs::write(&path, fs::read(&copy).unwrap()).unwrap();
    let first = epoch(&path);
    assert_eq!(first.len(), 32);
    let moved = folder.path().join("moved.db");
    fs::copy(&path, &moved).unwrap();
    assert_ne!(epoch(&moved), first);
    assert_eq!(epoch(&path), first, "the copied one continues");
}

#[test]
fn the_epoch_changes_when_acknowledged_writes_are_missing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 3);
    let store = Store::open(&path).unwrap();
    let before = fs::read(&path).unwrap();
    store.create(&new_event("Saturday", 1)).unwrap();
    let mark = fs::read(folder.path().join("cantina.db.mark")).unwrap();
    drop(store);
    fs::write(&path, before).unwrap();
    fs::write(folder.path().join("cantina.db.mark"), mark).unwrap();
    assert_eq!(epoch(&path).len(), 32);
}
