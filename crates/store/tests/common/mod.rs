//! What the tests share. Each test program uses some of it.
#![allow(dead_code)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use store::{Entry, EventId, NewEntry, NewEvent, Store, StoreError};

pub const AT: &str = "2026-11-21T10:00:00Z";

/// The entry whose place in the journal is `seq`.
pub fn entry(seq: u64) -> NewEntry {
    NewEntry { kind: "pick".into(), at: AT.into(), body: body(seq) }
}

pub fn body(seq: u64) -> String {
    format!("{{\"seat\":{},\"card\":\"SOR_{seq:03}\",\"from\":{:?}}}", seq % 8, vec![seq; 14])
}

pub fn new_event(name: &str, entries: u64) -> NewEvent {
    NewEvent { name: name.into(), created_at: AT.into(), first: (0..entries).map(entry).collect() }
}

/// The entries are the first `length` ones, as they were written.
pub fn assert_prefix(entries: &[Entry], length: usize) {
    assert_eq!(entries.len(), length);
    for (seq, found) in (0..).zip(entries) {
        assert_eq!((found.seq, &found.body), (seq, &body(seq)));
    }
}

/// A closed database with one event of `entries` entries.
pub fn database(path: &Path, entries: u64) -> EventId {
    let store = Store::open(path).unwrap();
    let id = store.create_event(&new_event("Friday draft", entries)).unwrap();
    store.close().unwrap();
    id
}

/// Every file of a folder with its bytes.
pub fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.map(|path| (path.clone(), fs::read(path).unwrap())).collect()
}

pub fn names(folder: &Path) -> Vec<String> {
    contents(folder).keys().map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
}

pub fn refused<T>(result: Result<T, StoreError>) -> StoreError {
    match result {
        Ok(_) => panic!("not refused"),
        Err(error) => error,
    }
}
