//! After a kill or power cut at any moment, every acknowledged entry still exists.

use crate::common;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;

use common::{append, assert_prefix, assert_versions, database, deck_write, entry, new_deck, new_event, owned};
use store::{Journal, LibraryError, OwnedRow, Store, StoreError, StreamId, StreamKind};

const DATABASE: &str = "CANTINA_STORE_TEST_DATABASE";
/// Number of kills, instead of a few: `CANTINA_KILLS=1000 cargo test -p store --test all crash::`.
const KILLS: &str = "CANTINA_KILLS";
const EVENT: StreamId = StreamId::event(1);
const DECK: u32 = 1;

/// Runs the program to be killed: appends without end and prints the new length each time the store reports that the
/// entries are on disk.
fn append_until_killed(path: &Path) -> ! {
    let store = Store::open(path).unwrap();
    let mut out = std::io::stdout().lock();
    let mut length = store.row(EVENT).unwrap().unwrap().length;
    loop {
        let several = 1 + length % 3;
        let entries: Vec<_> = (length..length + several).map(entry).collect();
        match append(&store, EVENT, length, &entries) {
            Ok(new) => length = new,
            // The other writer was faster.
            Err(StoreError::Conflict { found, .. }) => {
                length = found;
                continue;
            }
            Err(error) => panic!("{error}"),
        }
        writeln!(out, "kept {length}").unwrap();
        out.flush().unwrap();
    }
}

/// Works like [`append_until_killed`] with the versions of a deck. In between it changes tags and replaces the
/// collection, whose cards all have the same number of copies.
fn write_decks_until_killed(path: &Path) -> ! {
    let store = Store::open(path).unwrap();
    let mut out = std::io::stdout().lock();
    let mut version = store.deck(DECK).unwrap().unwrap().version;
    loop {
        match store.write_deck(DECK, version, &deck_write(version + 1)) {
            Ok(new) => version = new,
            // The other writer was faster.
            Err(LibraryError::Conflict { found, .. }) => {
                version = found;
                continue;
            }
            Err(error) => panic!("{error}"),
        }
        writeln!(out, "kept {version}").unwrap();
        out.flush().unwrap();
        store.tag_deck(DECK, &[format!("a {version}"), format!("b {version}")]).unwrap();
        let cards: Vec<OwnedRow> = (0..40).map(|card| owned(&format!("SOR_{card:03}"), version, version)).collect();
        store.replace_collection(&cards).unwrap();
    }
}

/// Starts the test `test` of this program again, with [`DATABASE`] set.
fn start_writer(path: &Path, test: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", &format!("crash::{test}"), "--nocapture"])
        .env(DATABASE, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

fn kills(few: u64) -> u64 {
    std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(few)
}

fn kept(line: &str) -> Option<u64> {
    line.split_once("kept ")?.1.trim().parse().ok()
}

/// Starts one or two writers as `test`, waits for some of their acknowledgements, kills them, and returns the highest
/// acknowledged number.
fn kill_writers(path: &Path, test: &str, writers: usize, lines_before_the_kill: usize) -> u64 {
    let mut writers: Vec<Child> = (0..writers).map(|_| start_writer(path, test)).collect();
    let (tell, told) = mpsc::channel();
    for writer in &mut writers {
        let (tell, lines) = (tell.clone(), BufReader::new(writer.stdout.take().unwrap()).lines());
        std::thread::spawn(move || {
            lines.map_while(Result::ok).filter_map(|line| kept(&line)).try_for_each(|new| tell.send(new))
        });
    }
    drop(tell);
    let before_the_kill = told.iter().take(lines_before_the_kill).max();
    // They are still running when they are killed, at any point of their work.
    for writer in &mut writers {
        writer.kill().unwrap();
        writer.wait().unwrap();
    }
    told.iter().max().max(before_the_kill).unwrap()
}

/// Returns a number from 1 to `most`.
fn random_below(rng: &mut u64, most: u64) -> usize {
    *rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(1 + (*rng >> 33) % most).unwrap()
}

#[test]
fn every_acknowledged_entry_survives_a_kill() {
    if let Some(path) = std::env::var_os(DATABASE) {
        append_until_killed(Path::new(&path));
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 0);
    let mut rng = 0x2545_f491_u64;
    let mut length = 0;
    for round in 0..kills(30) {
        // Two programs use one file in every third round.
        let writers = if round % 3 == 2 { 2 } else { 1 };
        let lines = random_below(&mut rng, 60);
        let acknowledged = kill_writers(&path, "every_acknowledged_entry_survives_a_kill", writers, lines);
        assert!(acknowledged > length, "round {round}: the writer did nothing");

        let store = Store::open(&path).unwrap();
        store.check().unwrap();
        let entries = store.read(EVENT, 0).unwrap();
        assert!(entries.len() as u64 >= acknowledged, "{} of {acknowledged} in round {round}", entries.len());
        assert_prefix(&entries, entries.len());
        length = entries.len() as u64;
        if round % 2 == 0 {
            store.close().unwrap();
        }
    }
}

#[test]
fn every_acknowledged_version_of_a_deck_survives_a_kill() {
    if let Some(path) = std::env::var_os(DATABASE) {
        write_decks_until_killed(Path::new(&path));
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let store = Store::open(&path).unwrap();
    assert_eq!(store.create_deck(&new_deck("Sabine", &[])), Ok(DECK));
    store.close().unwrap();
    let mut rng = 0x9e37_79b9_u64;
    let mut version = 1;
    for round in 0..kills(15) {
        let writers = if round % 3 == 2 { 2 } else { 1 };
        let lines = random_below(&mut rng, 20);
        let acknowledged = kill_writers(&path, "every_acknowledged_version_of_a_deck_survives_a_kill", writers, lines);
        assert!(acknowledged > u64::from(version), "round {round}: the writer did nothing");

        let store = Store::open(&path).unwrap();
        store.check().unwrap();
        let deck = store.deck(DECK).unwrap().unwrap();
        assert!(u64::from(deck.version) >= acknowledged, "{} of {acknowledged} in round {round}", deck.version);
        assert_versions(&store, DECK, deck.version);
        version = deck.version;
        // Both tags belong to one version, and all cards have one count: never half of a change.
        let numbers: Vec<&str> = deck.tags.iter().map(|tag| &tag[2..]).collect();
        assert!(matches!(numbers[..], [] | [_, _]) && numbers.first() == numbers.last(), "{:?}", deck.tags);
        let collection = store.collection().unwrap();
        assert!(collection.is_empty() || collection.len() == 40);
        assert!(collection.iter().all(|row| (row.count, row.foil) == (collection[0].count, collection[0].count)));
        if round % 2 == 0 {
            store.close().unwrap();
        }
    }
}

/// Copies the database of an open store with its log cut to each of `cuts`, shortest first, opens the copy, and calls
/// `seen` with the result.
fn cut_log(live: &Path, cuts: impl Iterator<Item = usize>, mut seen: impl FnMut(usize, &Store)) {
    let (bytes, log) = (fs::read(live).unwrap(), fs::read(format!("{}-wal", live.display())).unwrap());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let mut cuts: Vec<usize> = cuts.filter(|cut| *cut < log.len()).chain([log.len()]).collect();
    cuts.sort_unstable();
    for cut in cuts {
        fs::write(&path, &bytes).unwrap();
        fs::write(folder.path().join("cantina.db-wal"), &log[..cut]).unwrap();
        let store = Store::open(&path).unwrap_or_else(|error| panic!("cut at {cut}: {error}"));
        store.check().unwrap_or_else(|error| panic!("cut at {cut}: {error}"));
        seen(cut, &store);
        store.close().unwrap();
    }
}

/// After a power cut, any part of the log gives a prefix of the journal, with whole steps only.
#[test]
fn a_log_cut_anywhere_gives_a_prefix_of_the_journal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 4);
    let store = Store::open(&path).unwrap();
    for step in 0..20 {
        let length = 4 + 2 * step;
        assert_eq!(append(&store, EVENT, length, &[entry(length), entry(length + 1)]), Ok(length + 2));
    }
    // The ends of the log's header (32 bytes) and frames (24 + 4096), one byte to either side, and random positions.
    let frames = (0..200).map(|frame| 32 + frame * 4120).flat_map(|end| [end - 1, end, end + 1]);
    let mut longest = 4;
    cut_log(&path, frames.chain([0, 1]).chain((0..400_000).step_by(2_963)), |cut, store| {
        let entries = store.read(EVENT, 0).unwrap();
        assert_eq!(entries.len() % 2, 0, "half a step at {cut}");
        assert!(entries.len() >= longest, "a longer log, but a shorter journal at {cut}");
        assert_prefix(&entries, entries.len());
        longest = entries.len();
    });
    assert_eq!(longest, 44, "nothing is missing from the whole log");
}

/// The interruption may happen during the very first start of the program.
#[test]
fn a_database_interrupted_while_created_is_created_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let store = Store::open(&path).unwrap();
    store.create(&new_event("Friday draft", 3)).unwrap();
    cut_log(&path, (0..200_000).step_by(1_373), |cut, store| match store.rows(StreamKind::Event).unwrap().len() {
        0 => assert_eq!(store.create(&new_event("again", 1)), Ok(EVENT), "cut at {cut}"),
        1 => assert_prefix(&store.read(EVENT, 0).unwrap(), 3),
        more => panic!("{more} events at {cut}"),
    });
}

/// Bytes that were never written properly: data after them is not treated as a part of the journal.
#[test]
fn a_log_with_a_damaged_byte_gives_a_prefix_of_the_journal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 4);
    let store = Store::open(&path).unwrap();
    for length in 4..20 {
        append(&store, EVENT, length, &[entry(length)]).unwrap();
    }
    let (bytes, log) = (fs::read(&path).unwrap(), fs::read(folder.path().join("cantina.db-wal")).unwrap());
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("cantina.db");
    for place in (0..log.len()).step_by(1_999) {
        let mut damaged = log.clone();
        damaged[place] ^= 0xaa;
        fs::write(&copy, &bytes).unwrap();
        fs::write(copies.path().join("cantina.db-wal"), damaged).unwrap();
        let store = Store::open(&copy).unwrap();
        store.check().unwrap();
        let entries = store.read(EVENT, 0).unwrap();
        assert!((4..=20).contains(&entries.len()));
        assert_prefix(&entries, entries.len());
        store.close().unwrap();
    }
}

/// A power cut while decks are written: whole versions only, and no deck without one.
#[test]
fn a_log_cut_anywhere_gives_a_consistent_library() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 4);
    let store = Store::open(&path).unwrap();
    assert_eq!(store.create_deck(&new_deck("Sabine", &["aggro"])), Ok(DECK));
    for version in 2..=12 {
        assert_eq!(store.write_deck(DECK, version - 1, &deck_write(version)), Ok(version));
    }
    let frames = (0..200).map(|frame| 32 + frame * 4120).flat_map(|end| [end - 1, end]);
    let mut longest = 0;
    cut_log(&path, frames, |cut, store| {
        let version = store.decks().unwrap().first().map_or(0, |deck| deck.version);
        assert!(version >= longest, "a longer log, but fewer versions at {cut}");
        if version > 0 {
            assert_versions(store, DECK, version);
        }
        longest = version;
    });
    assert_eq!(longest, 12, "nothing is missing from the whole log");
}
