//! Every sample file is read as the expected deck or collection.

use crate::common;

use common::{all, collection, deck, identity_counts, read, rows, size};
use decks::{DeckList, Entry};
use exchange::{Content, InputFormat, OwnedPrinting};

macro_rules! sample {
    ($name:literal) => {
        include_str!(concat!("../samples/", $name))
    };
}

const LUKE: &str = "1 ASH_005 / 1 ASH_024 / \
    1 ASH_031, 1 ASH_060, 1 LAW_047, 2 ASH_072, 3 ASH_166, 3 ASH_059, 2 ASH_156, 3 LAW_254, 3 ASH_158, 3 ASH_061, \
    3 ASH_255, 1 ASH_153, 3 ASH_071, 2 JTL_062, 3 JTL_051, 2 ASH_078, 2 ASH_159, 2 ASH_065, 1 ASH_163, 2 ASH_184, \
    2 ASH_162, 3 ASH_066, 2 ASH_088 / \
    1 LOF_129, 1 LOF_178, 1 LOF_236, 1 LOF_143, 1 LOF_066, 1 LOF_181, 1 LOF_251, 1 LOF_157, 1 LOF_210, 1 LOF_255";

/// The first eight rows of the same deck, used in the shorter samples.
const EIGHT: &str = "1 ASH_031, 1 ASH_060, 1 LAW_047, 2 ASH_072, 3 ASH_166, 3 ASH_059, 2 ASH_156, 3 LAW_254";

fn check(text: &str, shape: InputFormat, expected: &str) -> DeckList {
    let list = deck(text);
    assert_eq!(read(text).shape, shape);
    assert_eq!(all(&list), expected, "{shape}");
    list
}

#[test]
fn swudb_json_of_every_site_is_read() {
    for (text, author) in [
        (sample!("swudb-premier.json"), "sample"),
        (sample!("swudb-api-null-secondleader.json"), "sample"),
        (sample!("crd88-null-secondLeader.json"), "CRD-88"),
        (sample!("karabast-paste.json"), "sample"),
    ] {
        let list = check(text, InputFormat::Swudb, LUKE);
        assert_eq!((list.name.as_deref(), list.author.as_deref()), (Some("Luke ASH"), Some(author)));
        assert_eq!((size(&list.main), size(&list.sideboard)), (50, 10));
    }
}

#[test]
fn texts_with_headings_are_read() {
    for (text, shape) in [
        (sample!("melee-pipes.txt"), InputFormat::Melee),
        (sample!("melee-spaces.txt"), InputFormat::Melee),
        (sample!("swu-com-or-swubase-text.txt"), InputFormat::Text),
    ] {
        check(text, shape, LUKE);
    }
}

#[test]
fn a_picklist_is_read() {
    let list = check(sample!("swudb-picklist.txt"), InputFormat::Picklist, LUKE);
    assert_eq!(list.name.as_deref(), Some("Luke ASH"));
}

#[test]
fn a_saved_object_of_tabletop_simulator_is_read() {
    check(sample!("tabletop-simulator.json"), InputFormat::Tts, LUKE);
}

/// Two leaders and 80 single cards, in three spellings.
#[test]
fn twin_suns_decks_are_read_in_three_formats() {
    let of_swudb = deck(sample!("swudb-twinsuns-secondleader.json"));
    assert_eq!(rows(&of_swudb.leaders), "1 TS26_003, 1 TS26_005");
    assert_eq!(rows(&of_swudb.bases), "1 TS26_012");
    assert_eq!((of_swudb.main.len(), size(&of_swudb.main), of_swudb.sideboard.len()), (80, 80, 0));
    assert_eq!(all(&deck(sample!("swubase-twinsuns-leader2.json"))), all(&of_swudb));
    let text = deck(sample!("twinsuns-text.txt"));
    assert_eq!(read(sample!("twinsuns-text.txt")).shape, InputFormat::Text);
    // The text names no printing; reprinted cards are read as their latest printing.
    assert_eq!(identity_counts(&text), identity_counts(&of_swudb));
}

#[test]
fn generic_lines_are_read() {
    check(sample!("generic-lines.txt"), InputFormat::Generic, &format!(" /  / {EIGHT}, 3 ASH_158 / "));
}

#[test]
fn a_deck_in_csv_is_read() {
    check(sample!("swudb-deck.csv"), InputFormat::SwudbDeckCsv, &format!(" /  / {EIGHT} / "));
}

fn as_entries(owned: &[OwnedPrinting], foil: bool) -> Vec<Entry> {
    owned.iter().filter(|owned| owned.foil == foil).map(|owned| Entry::new(owned.card, owned.count)).collect()
}

#[test]
fn collections_are_read() {
    let swudb = collection(sample!("swudb-collection.csv"));
    assert_eq!(read(sample!("swudb-collection.csv")).shape, InputFormat::SwudbCollection);
    assert_eq!(swudb.iter().map(|owned| owned.count).sum::<u32>(), 50);
    assert_eq!(
        rows(&as_entries(&swudb, true)),
        "1 ASH_031, 3 ASH_166, 3 ASH_158, 3 ASH_071, 2 ASH_159, 2 ASH_162",
        "the rows marked as foil"
    );

    for (text, shape) in [
        (sample!("dragonshield.csv"), InputFormat::DragonShield),
        (sample!("holocron-collection.csv"), InputFormat::Holocron),
    ] {
        assert_eq!(read(text).shape, shape);
        let owned = collection(text);
        assert_eq!((rows(&as_entries(&owned, false)), as_entries(&owned, true)), (EIGHT.to_owned(), vec![]), "{shape}");
    }

    let text = sample!("sw-unlimited-db-collection.csv");
    assert_eq!(read(text).shape, InputFormat::UnlimitedDbCollection);
    let owned = collection(text);
    // Each card also occurs once as hyperspace, with a separate number.
    assert_eq!(
        rows(&as_entries(&owned, false)),
        "1 ASH_031, 1 ASH_295, 1 ASH_060, 1 ASH_324, 1 LAW_047, 1 LAW_311, 2 ASH_072, 1 ASH_336, 3 ASH_166, \
         1 ASH_430, 3 ASH_059, 1 ASH_323, 2 ASH_156, 1 ASH_420, 3 LAW_254, 1 LAW_518"
    );
}

/// Written decks match what the websites accept.
#[test]
fn written_decks_equal_the_samples() {
    let catalog = common::catalog();
    let list = deck(sample!("swudb-premier.json"));
    let written = |to| exchange::write(&catalog, &list, to);
    let lines = |text: &str| -> Vec<String> {
        text.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
    };
    assert_eq!(lines(&written(exchange::Target::Melee)), lines(sample!("melee-pipes.txt")));
    assert_eq!(lines(&written(exchange::Target::Text)), lines(sample!("swu-com-or-swubase-text.txt")));
    let sample: serde_json::Value = serde_json::from_str(sample!("swudb-premier.json")).unwrap();
    let json = written(exchange::Target::Swudb);
    assert_eq!(serde_json::from_str::<serde_json::Value>(&json).unwrap(), sample);
    let compact = sample!("swudb-premier.json").replace(['\n', ' '], "").replace("LukeASH", "Luke ASH");
    assert_eq!(json, compact, "the keys are in SWUDB's order");

    let picklist = written(exchange::Target::Picklist);
    // Required tokens depend on card texts; the numbers are in SWUDB's order for cards without reprints.
    let mut expected = lines(sample!("swudb-picklist.txt"));
    expected.retain(|line| !line.starts_with("Needed tokens"));
    assert_eq!(expected.pop().as_deref(), Some("-----"));
    assert_eq!(lines(&picklist), expected);

    let twin = deck(sample!("swudb-twinsuns-secondleader.json"));
    let json: serde_json::Value =
        serde_json::from_str(&exchange::write(&catalog, &twin, exchange::Target::Swudb)).unwrap();
    let sample: serde_json::Value = serde_json::from_str(sample!("swudb-twinsuns-secondleader.json")).unwrap();
    for key in ["leader", "secondleader", "base", "deck"] {
        assert_eq!(json[key], sample[key], "{key}");
    }
}

/// A Trilogy is an array of decks; each unresolved row names its deck.
#[test]
fn an_array_of_decks_is_read_as_a_trilogy() {
    let one = sample!("swudb-premier.json");
    let two = one.replace("ASH_031", "ASH_999");
    let reading = read(&format!("[{one},{two},{one}]"));
    let Content::Decks(lists) = &reading.content else { panic!("{reading:?}") };
    assert_eq!(lists.iter().map(|list| size(&list.main)).collect::<Vec<_>>(), [50, 49, 50]);
    assert_eq!(reading.unresolved.len(), 1);
    assert_eq!(reading.unresolved[0].deck, 1);
    assert_eq!(reading.unresolved[0].place.to_string(), "[1].deck[0].id");
}
