//! Shared helpers. Each test program uses some of them.
#![allow(dead_code)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use store::{
    DeckRow, DeckWrite, Devices, Entry, Journal, MemoryJournal, NewDeck, NewEntry, NewStream, OwnedRow, Step, Store,
    StoreError, StreamId, StreamKind, VersionBody, VersionRow,
};
use store_postgres::{PostgresJournal, set_up};

pub(crate) const AT: &str = "2026-11-21T10:00:00Z";

/// Returns the entry for index `seq` of a journal.
pub(crate) fn entry(seq: u64) -> NewEntry {
    NewEntry { kind: "pick".into(), at: AT.into(), body: body(seq) }
}

pub(crate) fn body(seq: u64) -> String {
    format!("{{\"seat\":{},\"card\":\"SOR_{seq:03}\",\"from\":{:?}}}", seq % 8, vec![seq; 14])
}

pub(crate) fn new_event(name: &str, entries: u64) -> NewStream {
    NewStream {
        kind: StreamKind::Event,
        name: name.into(),
        at: AT.into(),
        start: String::new(),
        status: String::new(),
        entries: (0..entries).map(entry).collect(),
    }
}

/// Journals and devices of one implementation.
pub(crate) trait Both: Journal + Devices {}
impl<T: Journal + Devices> Both for T {}

/// Opens an empty database on the server that the tests of this program share.
pub(crate) fn postgres() -> PostgresJournal {
    open_postgres(&test_postgres::Server::shared().database())
}

fn open_postgres(database: &test_postgres::Database) -> PostgresJournal {
    let created = set_up(&database.owner.parse().unwrap(), &database.desk_name, None);
    created.and_then(|()| PostgresJournal::open(&database.desk.parse()?)).unwrap()
}

/// Runs a test on every implementation. The test gets the name of the implementation, and a function that opens the same
/// data again, as another program would.
pub(crate) fn on_every_implementation(test: impl Fn(&str, &dyn Fn() -> Arc<dyn Both>)) {
    let memory: Arc<dyn Both> = Arc::new(MemoryJournal::default());
    test("memory", &|| Arc::clone(&memory));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    test("file", &|| Arc::new(Store::open(&path).unwrap()));
    // The server of the tests is started by a Unix shell.
    if cfg!(unix) {
        let database = test_postgres::Server::shared().database();
        test("PostgreSQL", &|| Arc::new(open_postgres(&database)));
    }
}

/// Appends entries and returns the new length.
pub(crate) fn append(
    store: &dyn Journal,
    stream: StreamId,
    expected: u64,
    entries: &[NewEntry],
) -> Result<u64, StoreError> {
    store.append(stream, &Step::new(expected, entries)).map(|appended| appended.length)
}

/// Checks that the entries are the first `length` ones, unchanged.
pub(crate) fn assert_prefix(entries: &[Entry], length: usize) {
    assert_eq!(entries.len(), length);
    for (seq, found) in (0..).zip(entries) {
        assert_eq!((found.seq, &found.body), (seq, &body(seq)));
    }
}

/// Creates and closes a database with one event of `entries` entries.
pub(crate) fn database(path: &Path, entries: u64) -> StreamId {
    let store = Store::open(path).unwrap();
    let id = store.create(&new_event("Friday draft", entries)).unwrap();
    store.close().unwrap();
    id
}

/// Returns all files of a folder with their bytes.
pub(crate) fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.map(|path| (path.clone(), fs::read(path).unwrap())).collect()
}

pub(crate) fn names(folder: &Path) -> Vec<String> {
    contents(folder).keys().map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
}

pub(crate) fn refused<T, E>(result: Result<T, E>) -> E {
    match result {
        Ok(_) => panic!("not refused"),
        Err(error) => error,
    }
}

/// Returns the content of version `version` of every deck; some need many pages.
pub(crate) fn deck_body(version: u32) -> String {
    let copies = if version.is_multiple_of(7) { 2_000 } else { 30 };
    format!("{{\"version\":{version},\"main\":{:?}}}", vec![version; copies])
}

pub(crate) fn new_deck(name: &str, tags: &[&str]) -> NewDeck {
    let tags = tags.iter().map(|tag| (*tag).to_owned()).collect();
    NewDeck { name: name.into(), body: deck_body(1), at: AT.into(), tags }
}

/// Returns the write of version `version` of a deck.
pub(crate) fn deck_write(version: u32) -> DeckWrite {
    let label = version.is_multiple_of(3).then(|| format!("label {version}"));
    DeckWrite { name: format!("Deck, version {version}"), body: deck_body(version), at: AT.into(), label }
}

/// Checks that the deck has the versions 1 to `versions`, unchanged.
pub(crate) fn assert_versions(store: &Store, deck: u32, versions: u32) {
    let listed: Vec<u32> = store.deck_versions(deck).unwrap().iter().map(|row| row.version).collect();
    assert_eq!(listed, (1..=versions).collect::<Vec<_>>());
    for version in 2..=versions {
        let found = store.deck_version(deck, version).unwrap().unwrap();
        let DeckWrite { name, body, at, label } = deck_write(version);
        assert_eq!(found, VersionBody { version, at, label, name, body });
    }
    assert_eq!(store.deck_version(deck, 1).unwrap().unwrap().body, deck_body(1));
    assert_eq!(store.deck(deck).unwrap().unwrap().body, deck_body(versions));
}

pub(crate) fn owned(card: &str, count: u32, foil: u32) -> OwnedRow {
    OwnedRow { card: card.into(), count, foil }
}

/// The complete content of the library and the collection.
#[derive(Debug, PartialEq)]
pub(crate) struct Library {
    pub decks: Vec<DeckRow>,
    pub versions: Vec<(Vec<VersionRow>, Vec<VersionBody>)>,
    pub collection: Vec<OwnedRow>,
}

pub(crate) fn library(store: &Store) -> Library {
    let decks = store.decks().unwrap();
    let versions = decks.iter().map(|deck| {
        let rows = store.deck_versions(deck.id).unwrap();
        let bodies = rows.iter().map(|row| store.deck_version(deck.id, row.version).unwrap().unwrap()).collect();
        (rows, bodies)
    });
    Library { versions: versions.collect(), decks, collection: store.collection().unwrap() }
}

/// Creates three decks, one with five versions and one archived, and a collection.
pub(crate) fn fill_library(store: &Store) {
    let first = store.create_deck(&new_deck("Sabine", &["aggro", "Friday"])).unwrap();
    for version in 2..=5 {
        assert_eq!(store.write_deck(first, version - 1, &deck_write(version)), Ok(version));
    }
    store.label_version(first, 1, Some("as bought")).unwrap();
    let second = store.create_deck(&new_deck("Ünïcode \u{1F680}", &[])).unwrap();
    store.archive_deck(second, true).unwrap();
    store.create_deck(&new_deck("Thrawn", &["aggro"])).unwrap();
    store.set_owned(&[owned("SOR_010", 3, 1), owned("SOR_012", 0, 2)]).unwrap();
}
