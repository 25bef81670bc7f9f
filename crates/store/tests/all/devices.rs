//! Sequence numbers of devices, and the epoch they belong to.

use std::fs;
use std::path::Path;

use crate::common::{database, new_event};
use store::{Devices, Journal, Request, RequestOutcome, Store, StreamId};

const FIRST: StreamId = StreamId::event(1);

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

#[test]
fn a_refused_request_uses_up_its_number_and_stays_refused() {
    let store = Store::in_memory().unwrap();
    store.create(&new_event("Saturday", 1)).unwrap();
    let device = store.enrol(FIRST, "player:1", &[7; 32]).unwrap();
    let ask = |counter, digest: u8, refused: bool| {
        store.accept(&Request { device, counter, digest: [digest; 32] }, refused).unwrap()
    };
    assert_eq!(ask(1, 1, true), RequestOutcome::Now);
    assert_eq!(ask(1, 1, false), RequestOutcome::Refused);
    assert_eq!(ask(1, 2, false), RequestOutcome::OutOfOrder { asked: 1 });
    assert_eq!((ask(2, 2, false), ask(2, 2, true)), (RequestOutcome::Now, RequestOutcome::Again));
    assert_eq!(ask(1, 1, false), RequestOutcome::OutOfOrder { asked: 2 });
    let row = store.device(device).unwrap().unwrap();
    assert_eq!((row.asked, row.refused), (2, false));
}

#[test]
fn numbers_of_reads_are_reserved_once_and_survive_reopening() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 3);
    let store = Store::open(&path).unwrap();
    let phone = store.enrol(FIRST, "scorekeeper:Sam", &[7; 32]).unwrap();
    assert_eq!(store.reserve_reads(phone, 5, 100).unwrap(), None);
    drop(store);
    let store = Store::open(&path).unwrap();
    assert_eq!(store.reserve_reads(phone, 100, 200).unwrap(), Some(100));
    assert_eq!(store.reserve_reads(phone, 101, u64::MAX).unwrap(), None);
    assert!(store.reserve_reads(phone, u64::MAX, u64::MAX).unwrap().is_some());
    assert!(store.reserve_reads(phone + 1, 1, 2).unwrap().is_some(), "no such phone");
}
