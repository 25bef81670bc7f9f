//! Decks, their versions and tags, and the collection in normal use.

use crate::common;

use std::sync::Arc;

use common::{AT, assert_versions, deck_body, deck_write, fill_library, library, new_deck, owned, refused};
use rusqlite::Connection;
use store::{
    DeckWrite, LibraryError, LimitedItem, NewDeck, Options, OwnedRow, Store, StoreError, TextField, VersionBody,
};

const LATER: &str = "2026-11-22T09:00:00Z";

#[test]
fn a_deck_is_read_back_as_written() {
    let store = Store::in_memory().unwrap();
    let new = NewDeck {
        name: "  Ünïcode \u{1F680} ".into(),
        body: "{\"ö\":\"\u{0}\"} ".into(),
        at: AT.into(),
        tags: [" fun", "multi ", "fun", "Aggro"].map(str::to_owned).into(),
    };
    let id = store.create_deck(&new).unwrap();
    let row = store.deck(id).unwrap().unwrap();
    assert_eq!((row.id, row.name.as_str(), row.body.as_str()), (1, "Ünïcode \u{1F680}", new.body.as_str()));
    assert_eq!(row.tags, ["Aggro", "fun", "multi"], "trimmed, once each, by the alphabet");
    assert_eq!((row.created_at.as_str(), row.updated_at.as_str(), row.archived, row.version), (AT, AT, false, 1));
    assert_eq!(store.decks().unwrap(), [row]);
    store.check().unwrap();
}

#[test]
fn every_version_of_a_deck_stays_unchanged() {
    let store = Store::in_memory().unwrap();
    let id = store.create_deck(&new_deck("Sabine", &["aggro"])).unwrap();
    let write = DeckWrite { name: "Sabine, faster".into(), body: String::new(), at: LATER.into(), label: None };
    assert_eq!(store.write_deck(id, 1, &write), Ok(2));
    let third = DeckWrite { label: Some(" won with it ".into()), name: "Sabine again".into(), ..write };
    assert_eq!(store.write_deck(id, 2, &third), Ok(3));

    let row = store.deck(id).unwrap().unwrap();
    assert_eq!((row.name.as_str(), row.body.as_str(), row.version), ("Sabine again", "", 3));
    assert_eq!((row.created_at.as_str(), row.updated_at.as_str()), (AT, LATER));
    assert_eq!(row.tags, ["aggro"]);
    let versions = store.deck_versions(id).unwrap();
    let seen: Vec<_> = versions.iter().map(|row| (row.version, row.name.as_str(), row.label.as_deref())).collect();
    assert_eq!(seen, [(1, "Sabine", None), (2, "Sabine, faster", None), (3, "Sabine again", Some("won with it"))]);
    let first =
        VersionBody { version: 1, at: AT.into(), label: None, name: "Sabine".into(), body: new_deck("", &[]).body };
    assert_eq!(store.deck_version(id, 1), Ok(Some(first)));
    assert_eq!(store.deck_version(id, 4), Ok(None));
    assert_eq!(store.deck_version(id, 0), Ok(None));
    store.check().unwrap();
}

#[test]
fn the_deck_written_last_is_listed_first() {
    let store = Store::in_memory().unwrap();
    let ids: Vec<u32> = ["a", "b", "c"].map(|name| store.create_deck(&new_deck(name, &[name])).unwrap()).into();
    let order = || store.decks().unwrap().iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(order(), [ids[2], ids[1], ids[0]]);
    store.write_deck(ids[1], 1, &DeckWrite { at: LATER.into(), ..deck_write(2) }).unwrap();
    store.archive_deck(ids[0], true).unwrap();
    assert_eq!(order(), [ids[1], ids[2], ids[0]]);
    assert_eq!(store.decks().unwrap()[2].tags, ["a"]);
}

#[test]
fn tags_labels_and_archiving_create_no_version() {
    let store = Store::in_memory().unwrap();
    let id = store.create_deck(&new_deck("Sabine", &["aggro", "fun"])).unwrap();
    store.tag_deck(id, &["fun".into(), "sold".into()]).unwrap();
    store.archive_deck(id, true).unwrap();
    store.label_version(id, 1, Some(" as bought ")).unwrap();
    let row = store.deck(id).unwrap().unwrap();
    assert_eq!(
        (row.tags.as_slice(), row.archived, row.version),
        (["fun", "sold"].map(str::to_owned).as_slice(), true, 1)
    );
    assert_eq!(store.deck_version(id, 1).unwrap().unwrap().label.as_deref(), Some("as bought"));
    store.tag_deck(id, &[]).unwrap();
    store.archive_deck(id, false).unwrap();
    store.label_version(id, 1, None).unwrap();
    let row = store.deck(id).unwrap().unwrap();
    assert!(row.tags.is_empty() && !row.archived);
    assert_eq!(store.deck_versions(id).unwrap()[0].label, None);
    store.check().unwrap();
}

#[test]
fn an_unknown_deck_or_version_is_not_found() {
    let store = Store::in_memory().unwrap();
    let deck = 7;
    let missing = LibraryError::NoDeck { deck };
    assert_eq!(missing.code(), "deck.not_found");
    assert_eq!(store.deck(deck), Ok(None));
    assert_eq!(store.deck_versions(deck), Ok(vec![]));
    assert_eq!(store.deck_version(deck, 1), Ok(None));
    assert_eq!(store.write_deck(deck, 0, &deck_write(1)), Err(missing.clone()));
    assert_eq!(store.tag_deck(deck, &["a".into()]), Err(missing.clone()));
    assert_eq!(store.archive_deck(deck, true), Err(missing.clone()));
    assert_eq!(store.label_version(deck, 1, None), Err(missing));
    let deck = store.create_deck(&new_deck("Sabine", &[])).unwrap();
    let missing = refused(store.label_version(deck, 2, None));
    assert_eq!(missing, LibraryError::NoVersion { deck, version: 2 });
    assert_eq!(missing.code(), "deck.not_found");
}

#[test]
fn the_second_of_two_conflicting_deck_writes_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let (window, line) = (Store::open(&path).unwrap(), Store::open(&path).unwrap());
    let deck = window.create_deck(&new_deck("Sabine", &[])).unwrap();
    assert_eq!(window.write_deck(deck, 1, &deck_write(2)), Ok(2));
    let conflict = refused(line.write_deck(deck, 1, &deck_write(99)));
    assert_eq!(conflict, LibraryError::Conflict { deck, expected: 1, found: 2 });
    assert_eq!(conflict.code(), "store.conflict");
    assert_eq!(refused(line.write_deck(deck, 3, &deck_write(99))).code(), "store.conflict", "never seen, but claimed");
    assert_eq!(line.write_deck(deck, 2, &deck_write(3)), Ok(3));
    assert_versions(&window, deck, 3);
}

#[test]
fn threads_of_two_stores_write_every_version_exactly_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let stores = [Arc::new(Store::open(&path).unwrap()), Arc::new(Store::open(&path).unwrap())];
    let deck = stores[0].create_deck(&new_deck("Sabine", &[])).unwrap();
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let store = Arc::clone(&stores[thread % 2]);
            scope.spawn(move || {
                for _ in 0..10 {
                    let mut seen = store.deck(deck).unwrap().unwrap().version;
                    while let Err(error) = store.write_deck(deck, seen, &deck_write(seen + 1)) {
                        let LibraryError::Conflict { found, .. } = error else { panic!("{error}") };
                        seen = found;
                    }
                }
                store.create_deck(&new_deck(&format!("of thread {thread}"), &["own"])).unwrap();
            });
        }
    });
    assert_versions(&stores[0], deck, 41);
    assert_eq!(stores[1].decks().unwrap().len(), 5);
    stores[1].check().unwrap();
}

/// Every text at its limit, beyond it, and blank: an error with its values, and no change.
#[test]
fn texts_are_limited_in_length() {
    let store = Store::in_memory().unwrap();
    let deck = store.create_deck(&new_deck("Sabine", &["aggro"])).unwrap();
    type Write<'a> = &'a dyn Fn(&str) -> Result<(), LibraryError>;
    let write = |write: &DeckWrite| {
        let seen = store.deck(deck).unwrap().unwrap().version;
        store.write_deck(deck, seen, write).map(|_| ())
    };
    let of_new = |name: &str, tag: &str| store.create_deck(&new_deck(name, &[tag])).map(|_| ());
    let cases: [(TextField, Write<'_>); 8] = [
        (TextField::DeckName, &|name| of_new(name, "tag")),
        (TextField::DeckName, &|name| write(&DeckWrite { name: name.into(), ..deck_write(2) })),
        (TextField::Tag, &|tag| of_new("name", tag)),
        (TextField::Tag, &|tag| store.tag_deck(deck, &["fine".into(), tag.into()])),
        (TextField::VersionLabel, &|label| write(&DeckWrite { label: Some(label.into()), ..deck_write(2) })),
        (TextField::VersionLabel, &|label| store.label_version(deck, 1, Some(label))),
        (TextField::Card, &|card| store.set_owned(&[owned("SOR_001", 1, 0), owned(card, 1, 0)])),
        (TextField::Card, &|card| store.replace_collection(&[owned("SOR_001", 2, 0), owned(card, 2, 0)])),
    ];
    for (what, write) in cases {
        let before = library(&store);
        let most = what.most();
        assert_eq!(write(" \t\n"), Err(LibraryError::Empty { what }));
        assert_eq!(write(&"ö".repeat(most + 1)), Err(LibraryError::TooLong { what, length: most + 1, most }));
        assert!(library(&store) == before, "{what:?}");
        assert_eq!(write(&"ö".repeat(most)), Ok(()), "{what:?}");
        assert!(library(&store) != before, "{what:?}");
    }
    let too_long = LibraryError::TooLong { what: TextField::Tag, length: 51, most: 50 };
    assert_eq!(too_long.code(), "library.too_long");
}

/// The size of a body is measured in bytes: 1 MiB.
#[test]
fn a_body_has_a_limit_of_one_mebibyte() {
    let store = Store::in_memory().unwrap();
    let largest = "ö".repeat(512 * 1024);
    let id = store.create_deck(&NewDeck { body: largest.clone(), ..new_deck("large", &[]) }).unwrap();
    let write = |body: String| store.write_deck(id, 1, &DeckWrite { body, ..deck_write(2) });
    let refusal = LibraryError::TooLong { what: TextField::DeckBody, length: 1_048_577, most: 1_048_576 };
    assert_eq!(write(largest.clone() + "x"), Err(refusal.clone()));
    let new = NewDeck { body: largest.clone() + "x", ..new_deck("too large", &[]) };
    assert_eq!(store.create_deck(&new), Err(refusal));
    assert_eq!(store.decks().unwrap().len(), 1);
    assert_eq!(store.deck(id).unwrap().unwrap().body, largest);
    assert_eq!(write(largest), Ok(2));
}

#[test]
fn numbers_are_limited() {
    let store = Store::in_memory().unwrap();
    let tags = |count: usize| (0..count).map(|number| format!("tag {number}")).collect::<Vec<_>>();
    let deck = store.create_deck(&new_deck("Sabine", &[])).unwrap();
    store.tag_deck(deck, &[tags(50), tags(50)].concat()).unwrap();
    assert_eq!(store.deck(deck).unwrap().unwrap().tags.len(), 50, "repeated ones do not count");
    let refusal = LibraryError::TooMany { what: LimitedItem::Tags, found: 51, most: 50 };
    assert_eq!(store.tag_deck(deck, &tags(51)), Err(refusal.clone()));
    assert_eq!(store.create_deck(&NewDeck { tags: tags(51), ..new_deck("x", &[]) }), Err(refusal));

    store.set_owned(&[owned("SOR_001", 9_999, 9_999)]).unwrap();
    for row in [owned("SOR_001", 10_000, 0), owned("SOR_001", 0, u32::MAX)] {
        let refusal = refused(store.set_owned(&[owned("SOR_002", 1, 0), row]));
        assert!(matches!(refusal, LibraryError::TooMany { what: LimitedItem::Copies, most: 9_999, .. }), "{refusal}");
    }
    let refusal = LibraryError::TooMany { what: LimitedItem::OwnedRows, found: 100_001, most: 100_000 };
    assert_eq!(store.replace_collection(&vec![owned("SOR_002", 1, 0); 100_001]), Err(refusal));
    assert_eq!(store.collection().unwrap(), [owned("SOR_001", 9_999, 9_999)]);
    assert_eq!(store.decks().unwrap().len(), 1);
}

#[test]
fn a_collection_is_set_card_by_card_or_replaced_as_a_whole() {
    let store = Store::in_memory().unwrap();
    assert_eq!(store.collection(), Ok(vec![]));
    store.set_owned(&[owned("SOR_010", 3, 1), owned(" SOR_002 ", 0, 2), owned("SHD_001", 1, 0)]).unwrap();
    assert_eq!(store.collection().unwrap(), [owned("SHD_001", 1, 0), owned("SOR_002", 0, 2), owned("SOR_010", 3, 1)]);
    // Zero copies remove a card; for duplicate cards the last row counts; the others are unchanged.
    store.set_owned(&[owned("SHD_001", 0, 0), owned("SOR_010", 9, 9), owned("SOR_010", 2, 0)]).unwrap();
    assert_eq!(store.collection().unwrap(), [owned("SOR_002", 0, 2), owned("SOR_010", 2, 0)]);
    store.replace_collection(&[owned("LAW_100", 1, 0), owned("LAW_101", 0, 0)]).unwrap();
    assert_eq!(store.collection().unwrap(), [owned("LAW_100", 1, 0)]);
    assert_eq!(refused(store.replace_collection(&[owned("SOR_001", 1, 0), owned(" ", 1, 0)])).code(), "library.empty");
    assert_eq!(store.collection().unwrap(), [owned("LAW_100", 1, 0)], "all or none");
    store.replace_collection(&[]).unwrap();
    assert_eq!(store.collection(), Ok(vec![]));
}

#[test]
fn adding_copies_is_all_or_nothing() {
    let store = Store::in_memory().unwrap();
    store.set_owned(&[owned("SOR_010", 3, 1)]).unwrap();
    store
        .add_owned(&[owned(" SOR_010 ", 1, 0), owned("SOR_010", 0, 2), owned("SOR_002", 0, 1), owned("X", 0, 0)])
        .unwrap();
    assert_eq!(store.collection().unwrap(), [owned("SOR_002", 0, 1), owned("SOR_010", 4, 3)]);
    // The sum exceeds the limit, though each of the two is within it.
    let refusal = refused(store.add_owned(&[owned("SOR_002", 5, 0), owned("SOR_010", 9_996, 0)]));
    assert_eq!(refusal, LibraryError::TooMany { what: LimitedItem::Copies, found: 10_000, most: 9_999 });
    assert_eq!(store.collection().unwrap(), [owned("SOR_002", 0, 1), owned("SOR_010", 4, 3)], "all or none");
}

#[test]
fn the_library_is_unchanged_after_reopening() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let store = Store::open(&path).unwrap();
    fill_library(&store);
    let before = library(&store);
    store.close().unwrap();
    let store = Store::open(&path).unwrap();
    store.check().unwrap();
    assert_eq!(library(&store), before);
    assert_eq!(before.decks.len(), 3);
}

#[test]
fn the_database_refuses_to_change_or_remove_decks_and_versions() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let store = Store::open(&path).unwrap();
    fill_library(&store);
    let before = library(&store);
    let raw = Connection::open(&path).unwrap();
    for sql in [
        "UPDATE entry SET body = '{}'",
        "UPDATE entry SET kind = 'x'",
        "UPDATE entry SET seq = seq + 10, place = place + 10",
        "DELETE FROM entry",
        "DELETE FROM stream",
        "INSERT INTO deck_tag VALUES (99, 'of no deck')",
    ] {
        assert!(raw.execute_batch(&format!("PRAGMA foreign_keys = ON; {sql}")).is_err(), "{sql}");
    }
    assert_eq!(library(&store), before);
}

/// All ways to alter deck 1 (five versions) outside the program, each with the first damaged version.
#[test]
fn the_hash_chain_finds_every_alteration_of_a_deck() {
    for (sql, version) in [
        ("UPDATE entry SET body = replace(body, '2', '3') WHERE seq = 1", 2),
        ("UPDATE entry SET kind = 'Vader' WHERE seq = 0", 1),
        ("UPDATE entry SET at = '2026-11-22T10:00:00Z' WHERE seq = 4", 5),
        ("UPDATE entry SET hash = zeroblob(32) WHERE seq = 2", 3),
        ("UPDATE entry SET body = CAST(x'ff' AS TEXT) WHERE seq = 3", 4),
        ("DELETE FROM entry WHERE seq = 1", 2),
        ("DELETE FROM entry WHERE seq = 4", 5),
        ("DELETE FROM entry", 1),
        ("UPDATE entry SET seq = 8, place = place + 6 WHERE seq = 2", 3),
        ("INSERT INTO entry SELECT place + 1, stream, 5, kind, at, hash, body FROM entry WHERE seq = 4", 6),
        ("UPDATE stream SET length = 4", 5),
        ("UPDATE stream SET length = 7", 6),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cantina.db");
        let store = Store::open(&path).unwrap();
        let deck = store.create_deck(&new_deck("Sabine", &[])).unwrap();
        (2..=5).for_each(|version| assert_eq!(store.write_deck(deck, version - 1, &deck_write(version)), Ok(version)));
        let raw = Connection::open(&path).unwrap();
        raw.execute_batch("DROP TRIGGER entry_is_not_rewritten; DROP TRIGGER entry_is_kept;").unwrap();
        raw.execute_batch(sql).unwrap();
        let error = refused(store.check());
        assert_eq!(error.code(), "store.corrupt", "{sql}");
        if !sql.contains("CAST") {
            assert!(error.to_string().contains(&format!("deck 1 is damaged at version {version}")), "{sql}: {error}");
        }
        for other in (1..=5).filter(|other| *other < version) {
            assert_eq!(store.deck_version(deck, other).unwrap().unwrap().body, deck_body(other), "{sql}");
        }
        assert!(!matches!(store.deck_version(deck, version), Ok(Some(found)) if found.body == "{}"), "{sql}");
        if version == 5 && !sql.contains("length = 4") {
            assert_eq!(refused(store.deck(deck)).code(), "store.corrupt", "{sql}");
        }
    }
}

/// A damaged deck is listed with the others, and is intact again after a new version.
#[test]
fn a_damaged_deck_hides_no_other_and_can_get_an_earlier_version() {
    for sql in [
        "UPDATE entry SET body = replace(body, '2', '3') WHERE seq = 1",
        "UPDATE entry SET kind = CAST(x'ff' AS TEXT) WHERE seq = 1",
        "UPDATE entry SET body = CAST(x'ff' AS TEXT) WHERE seq = 1",
        "DELETE FROM entry WHERE seq = 1",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cantina.db");
        let store = Store::open(&path).unwrap();
        let deck = store.create_deck(&new_deck("Sabine", &["tag"])).unwrap();
        store.write_deck(deck, 1, &deck_write(2)).unwrap();
        let other = store.create_deck(&new_deck("Other", &[])).unwrap();
        let raw = Connection::open(&path).unwrap();
        raw.execute_batch("DROP TRIGGER entry_is_not_rewritten; DROP TRIGGER entry_is_kept;").unwrap();
        raw.execute_batch(sql).unwrap();
        let intact = || -> Vec<(u32, bool)> {
            let mut decks: Vec<_> = store.decks().unwrap().into_iter().map(|row| (row.id, row.intact)).collect();
            decks.sort_unstable();
            decks
        };
        assert_eq!(intact(), [(deck, false), (other, true)], "{sql}");
        assert!(store.deck_versions(deck).unwrap().iter().any(|row| row.version == 1), "{sql}");
        let first = store.deck_version(deck, 1).unwrap().unwrap();
        assert_eq!(first.body, deck_body(1), "{sql}");
        let again = DeckWrite { name: first.name, body: first.body, at: AT.into(), label: None };
        assert_eq!(store.write_deck(deck, 2, &again), Ok(3), "{sql}");
        assert_eq!(intact(), [(deck, true), (other, true)], "{sql}");
        assert_eq!(store.deck(deck).unwrap().unwrap().body, deck_body(1), "{sql}");
    }
}

/// A damaged byte is detected or harmless: names and contents are unchanged.
#[test]
fn a_damaged_byte_never_alters_a_version() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let store = Store::open(&path).unwrap();
    let deck = store.create_deck(&new_deck("Deck", &["tag"])).unwrap();
    (2..=20).for_each(|version| assert_eq!(store.write_deck(deck, version - 1, &deck_write(version)), Ok(version)));
    store.close().unwrap();
    let whole = std::fs::read(&path).unwrap();
    let mut found = 0;
    for place in (0..whole.len()).step_by(307) {
        let mut damaged = whole.clone();
        damaged[place] ^= 0x55;
        std::fs::write(&path, &damaged).unwrap();
        let Ok(store) = Store::open(&path) else {
            found += 1;
            continue;
        };
        for version in 2..=20 {
            match store.deck_version(deck, version) {
                Ok(Some(read)) => {
                    assert_eq!((read.name, read.body), (deck_write(version).name, deck_body(version)), "byte {place}");
                }
                // A damaged page may hide rows; the check reports it.
                Ok(None) => assert_eq!(refused(store.check()).code(), "store.corrupt", "byte {place}"),
                Err(_) => found += 1,
            }
        }
    }
    assert!(found > 50, "only {found} damaged bytes were found");
}

/// A limit on pages simulates a full disk: SQLite returns the same SQLITE_FULL.
#[test]
fn a_full_disk_changes_nothing_in_the_library() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let store = Store::open_with(&path, Options { max_pages: Some(40), ..Options::default() }).unwrap();
    fill_library(&store);
    let before = library(&store);
    let deck = before.decks.iter().find(|row| row.version == 5).unwrap().id;
    let large = DeckWrite { body: "x".repeat(200_000), ..deck_write(6) };
    assert_eq!(refused(store.write_deck(deck, 5, &large)).code(), "store.disk_full");
    let new = NewDeck { body: large.body, ..new_deck("too large", &["tag"]) };
    let error = refused(store.create_deck(&new));
    assert!(matches!(error, LibraryError::Store(StoreError::DiskFull { .. })), "{error}");
    let many: Vec<OwnedRow> = (0..20_000).map(|number| owned(&format!("SOR_{number:05}"), 1, 0)).collect();
    assert_eq!(refused(store.replace_collection(&many)).code(), "store.disk_full");
    assert_eq!(library(&store), before);
    store.check().unwrap();
    assert_eq!(store.write_deck(deck, 5, &deck_write(6)), Ok(6));
}
