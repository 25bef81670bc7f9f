//! Errors in the format data: file, place and remedy.

use super::*;
use crate::formats::PoolStatus;

fn bound(formats: &str, pools: &str, deck_building: &str) -> Read<Formats> {
    let texts = |text| vec![("cantina", text)];
    let texts = Texts { formats: texts(formats), pools: texts(pools), deck_building: texts(deck_building) };
    bind(&Catalog::embedded().unwrap(), &texts).map_err(|mut errors| errors.remove(0).1)
}

/// Returns the bundled texts: formats, pools, deck building.
fn embedded() -> [&'static str; 3] {
    static PACKAGE: std::sync::OnceLock<std::sync::Arc<catalog::Package>> = std::sync::OnceLock::new();
    let package = PACKAGE.get_or_init(catalog::Package::built_in);
    [FORMATS, POOLS, DECK_BUILDING].map(|name| package.file(name).unwrap())
}

/// Returns the error for the bundled data with one text in one file replaced.
fn with(from: &str, to: &str) -> FormatDataError {
    let [formats, pools, deck_building] = embedded();
    let times = [formats, pools, deck_building].map(|text| text.matches(from).count());
    assert!(times.iter().sum::<usize>() > 0, "{from:?} is not in the data");
    let change = |text: &str| text.replacen(from, to, 1);
    let bound = bound(&change(formats), &change(pools), &change(deck_building));
    bound.err().unwrap_or_else(|| panic!("{to:?} is accepted"))
}

#[test]
fn the_embedded_formats_agree_with_the_catalogue() {
    let (catalog, formats) = (Catalog::embedded().unwrap(), Formats::embedded().unwrap());
    let cards = catalog.cards().iter().filter(|card| !card.kind.is_token());
    let missing: Vec<String> = cards
        .filter(|card| formats.standing(card.id, CardPool::Eternal, NaiveDate::MAX) != PoolStatus::Legal)
        .map(|card| card.number.to_string())
        .collect();
    assert!(missing.is_empty(), "released cards outside the Eternal pool: {missing:?}");
    let number = |text: &str| catalog.by_number(text.parse().unwrap()).unwrap();
    let on = |date: &str| date.parse::<NaiveDate>().unwrap();
    assert_eq!(formats.standing(number("SOR_010"), CardPool::Premier, on("2024-03-08")), PoolStatus::Legal);
}

#[test]
fn an_unknown_field_is_reported_with_line_and_column() {
    let error = with("least_cards: 50", "least_card: 50");
    assert_eq!(error.file, "formats/formats.ron");
    assert!(error.place.starts_with("line 10, column"), "{error}");
    assert!(error.what.contains("least_card") && error.what.contains("most_copies"), "{error}");
}

#[test]
fn an_invalid_date_is_reported_with_its_line() {
    let error = with("from: \"2026-08-31\"", "from: \"2026-08-32\"");
    assert_eq!(error.file, "formats/pools.ron");
    assert!(error.place.starts_with("line "), "{error}");
}

#[test]
fn every_error_of_a_format_names_its_place_and_a_remedy() {
    for (from, to, place, what, remedy) in [
        (
            "(set: \"SOR\", symbol",
            "(set: \"SRO\", symbol",
            "pool premier, set SRO",
            "no such set",
            "incomplete/sets.csv",
        ),
        ("(set: \"SHD\", symbol", "(set: \"SOR\", symbol", "pool premier, set SOR", "is listed twice", "keep one"),
        ("symbols: [2, 3]", "symbols: []", "pool premier, rotation of 2026-03-13", "no symbol", "list the symbols"),
        (
            "source: \"First rotation, with",
            "source: \"\", confidence: low), (from: \"2026-03-13\", symbols: [2], source: \"with",
            "rotation of 2026-03-13",
            "no source",
            "comes from",
        ),
        ("symbol: 1", "symbol: 1, until: \"2024-03-08\"", "pool premier, set SOR", "would leave", "from or until"),
        ("set: \"IC27\"", "set: \"IC27\", until: \"2026-11-19\"", "pool premier, set IC27", "leave", "until"),
        (
            "card: \"SOR_015\"",
            "card: \"SOR_915\"",
            "pool premier, suspended card SOR_915",
            "no card",
            "correct the number",
        ),
        ("card: \"TWI_016\"", "card: \"SOR_015\"", "suspended card SOR_015", "already suspended", "part their days"),
        (
            "until: \"2026-10-09\"",
            "until: \"2026-04-24\"",
            "pool eternal, suspended card JTL_170",
            "ends before",
            "until",
        ),
        (
            "pool: eternal,\n            sets",
            "pool: premier,\n            sets",
            "pool premier",
            "is listed twice",
            "join",
        ),
        ("source: \"Second rotation symbol\"", "source: \" \"", "pool premier, set JTL", "no source", "comes from"),
        ("format: eternal", "format: premier", "format premier", "is listed twice", "join"),
        ("format: draft", "format: sealed", "format sealed", "is listed twice", "join"),
        ("pool: premier,\n            suspensions: premier,", "", "format premier", "a pool belongs", "write pool"),
        ("decks: 3", "decks: 0", "format trilogy", "cannot be played", "correct the figure"),
        ("from: \"2025-03-14\", ", "", "format twin_suns", "not in the order", "earliest first"),
        (
            "editions: [(leaders: 1,",
            "editions: [(from: \"2024-03-08\", leaders: 1,",
            "format premier",
            "first edition",
            "from out",
        ),
        (
            "stated: \"Comprehensive Rules 8.0, 9.2.2A\"",
            "stated: \"\"",
            "format premier, value leaders",
            "no source",
            "come",
        ),
        ("card: \"JTL_025\"", "card: \"JTL_024\"", "card JTL_024", "is listed twice", "keep one"),
        ("least_cards: 10, ", "", "card JTL_024", "changes nothing", "least_cards or most_copies"),
        ("card: \"JTL_024\"", "card: \"JTL_050\"", "card JTL_050", "only a base", "correct the number"),
        ("most_copies: 15", "most_copies: 0", "card JTL_256", "that much", "correct the figure"),
        ("card: \"JTL_256\"", "card: \"JTL_9956\"", "card JTL_9956", "no card JTL_9956", "correct the number"),
    ] {
        let error = with(from, to);
        assert!(error.place.contains(place), "{to}: {error}");
        assert!(error.what.contains(what), "{to}: {error}");
        assert!(error.remedy.contains(remedy), "{to}: {error}");
    }
}

#[test]
fn a_missing_format_or_pool_is_named() {
    let [formats, pools, deck_building] = embedded();
    let error = bound("(formats: [])", pools, deck_building).unwrap_err();
    assert_eq!((error.place.as_str(), error.what.as_str()), ("format premier", "the format is missing"));
    let error = bound(formats, "(pools: [])", deck_building).unwrap_err();
    assert_eq!(
        error.to_string(),
        "formats/pools.ron, pool premier: the pool is missing; add its sets and suspensions, if only empty lists"
    );
}

/// A card may be suspended again later.
#[test]
fn a_card_can_be_suspended_twice() {
    let [formats, pools, deck_building] = embedded();
    let again =
        "until: \"2026-10-09\", source: \"x\", confidence: low),\n(card: \"JTL_170\", from: \"2027-01-01\", source";
    let twice = pools.replacen("until: \"2026-10-09\", source", again, 1);
    let formats = bound(formats, &twice, deck_building).unwrap();
    let card = Catalog::embedded().unwrap().by_number("JTL_170".parse().unwrap()).unwrap();
    let suspended = |on: &str| formats.suspension(card, CardPool::Eternal, on.parse().unwrap()).is_some();
    assert_eq!(["2026-10-08", "2026-10-09", "2026-12-31", "2027-01-01"].map(suspended), [true, false, false, true]);
}

/// Returns the built-in texts with one text of a second package.
fn with_package(name: &str, text: &str) -> Result<Formats, Vec<(String, FormatDataError)>> {
    let catalog = Catalog::embedded().unwrap();
    let mut texts = Texts::of(&catalog);
    let list = match name {
        FORMATS => &mut texts.formats,
        POOLS => &mut texts.pools,
        _ => &mut texts.deck_building,
    };
    list.push(("one", text));
    bind(&catalog, &texts)
}

#[test]
fn a_package_can_suspend_a_card_end_a_suspension_and_change_a_set() {
    let pools = r#"(pools: [(pool: premier, sets: [
        (set: "JTL", until: "2027-01-01", source: "x", confidence: low),
    ], suspensions: [
        (card: "ASH_011", from: "2026-08-31", until: "2026-12-01", source: "x", confidence: low),
        (card: "HMW_001", from: "2026-12-05", source: "x", confidence: low),
    ])])"#;
    let formats = with_package(POOLS, pools).unwrap();
    let catalog = Catalog::embedded().unwrap();
    let number = |text: &str| catalog.by_number(text.parse().unwrap()).unwrap();
    let on = |date: &str| date.parse::<NaiveDate>().unwrap();
    let suspended = |card: &str, day: &str| formats.suspension(number(card), CardPool::Premier, on(day)).is_some();
    assert_eq!(["2026-11-30", "2026-12-01"].map(|day| suspended("ASH_011", day)), [true, false]);
    assert_eq!(["2026-12-04", "2026-12-05"].map(|day| suspended("HMW_001", day)), [false, true]);
    assert!(suspended("SOR_015", "2026-12-05"));
    let standing = |card: &str, day: &str| formats.standing(number(card), CardPool::Premier, on(day));
    assert_eq!(standing("JTL_001", "2026-12-31"), PoolStatus::Legal);
    assert!(matches!(standing("JTL_001", "2027-01-01"), PoolStatus::Left { .. }));
    assert_eq!(standing("LOF_001", "2027-01-01"), PoolStatus::Legal);
}

/// The Premier pool on days around the next rotation.
fn premier_around_the_rotation(pools: &str) -> Vec<(bool, bool)> {
    let formats = with_package(POOLS, pools).unwrap();
    let catalog = Catalog::embedded().unwrap();
    let is_in = |card: &str, day: &str| {
        let card = catalog.by_number(card.parse().unwrap()).unwrap();
        formats.standing(card, CardPool::Premier, day.parse().unwrap()) == PoolStatus::Legal
    };
    let days = ["2026-03-12", "2026-03-13", "2027-03-11", "2027-03-12", "2028-01-01"];
    days.map(|day| (is_in("JTL_001", day), is_in("LAW_001", day))).to_vec()
}

/// CR 9.2.2D: Premier is the sets with the two newest rotation symbols. Sources for 2027 disagree about whether the
/// second symbol leaves as a whole or set by set, so a package can state either.
#[test]
fn a_rotation_is_stated_by_symbol_or_by_last_days() {
    let by_symbol = r#"(pools: [(pool: premier, rotations: [
        (from: "2027-03-12", symbols: [3, 4], source: "x", confidence: low),
    ], sets: [], suspensions: [])])"#;
    let by_day = r#"(pools: [(pool: premier, sets: [
        (set: "JTL", until: "2027-03-12", source: "x", confidence: low),
    ], suspensions: [])])"#;
    let expected = [(true, false), (true, true), (true, true), (false, true), (false, true)];
    assert_eq!(premier_around_the_rotation(by_symbol), expected);
    assert_eq!(premier_around_the_rotation(by_day), expected);
    let lof = |pools: &str| {
        let card = Catalog::embedded().unwrap().by_number("LOF_001".parse().unwrap()).unwrap();
        with_package(POOLS, pools).unwrap().standing(card, CardPool::Premier, "2027-03-12".parse().unwrap())
    };
    assert!(matches!(lof(by_symbol), PoolStatus::Left { .. }));
    assert_eq!(lof(by_day), PoolStatus::Legal);
}

/// A stated last day counts, whatever the symbol says; and a later package moves a rotation by repeating its day.
#[test]
fn a_stated_last_day_counts_before_the_symbol_and_a_later_package_replaces_a_rotation() {
    let stays = r#"(pools: [(pool: premier, rotations: [
        (from: "2026-03-13", symbols: [1, 2, 3], source: "x", confidence: low),
    ], sets: [
        (set: "LOF", symbol: 2, until: "2027-06-01", source: "x", confidence: low),
    ], suspensions: [])])"#;
    let formats = with_package(POOLS, stays).unwrap();
    let catalog = Catalog::embedded().unwrap();
    let standing = |card: &str, day: &str| {
        let card = catalog.by_number(card.parse().unwrap()).unwrap();
        formats.standing(card, CardPool::Premier, day.parse().unwrap())
    };
    assert_eq!(standing("SOR_010", "2026-12-01"), PoolStatus::Legal);
    assert_eq!(standing("LOF_001", "2027-05-31"), PoolStatus::Legal);
    assert!(matches!(standing("LOF_001", "2027-06-01"), PoolStatus::Left { .. }));
    let twice = r#"(pools: [(pool: premier, rotations: [
        (from: "2027-03-12", symbols: [3], source: "x", confidence: low),
        (from: "2027-03-12", symbols: [4], source: "x", confidence: low),
    ], sets: [], suspensions: [])])"#;
    let problems = with_package(POOLS, twice).unwrap_err();
    assert_eq!(problems[0].0, "one");
    assert_eq!(problems[0].1.place, "pool premier, rotation of 2027-03-12");
}

#[test]
fn all_problems_of_a_package_are_reported_under_its_id() {
    let pools = r#"(pools: [(pool: premier, sets: [
        (set: "XYZ", source: "x", confidence: low),
        (set: "JTL", source: "", confidence: low),
    ], suspensions: [(card: "HMW_999", from: "2026-12-05", source: "x", confidence: low)])])"#;
    let problems = with_package(POOLS, pools).unwrap_err();
    let places: Vec<&str> = problems.iter().map(|(_, error)| error.place.as_str()).collect();
    assert_eq!(places, ["pool premier, set XYZ", "pool premier, set JTL", "pool premier, suspended card HMW_999"]);
    assert!(problems.iter().all(|(package, _)| package == "one"));
}

#[test]
fn a_package_can_change_a_format_and_a_copy_limit() {
    let formats = r#"(formats: [(format: draft, editions: [(leaders: 1, least_cards: 40)],
        sources: [(value: "least_cards", stated: "x", confidence: low)])])"#;
    assert_eq!(with_package(FORMATS, formats).unwrap().limited_least(crate::LimitedFormat::Draft), 40);
    let cards = r#"(cards: [(card: "JTL_256", most_copies: 7, source: "x", confidence: low)])"#;
    let card = Catalog::embedded().unwrap().by_number("JTL_256".parse().unwrap()).unwrap();
    assert_eq!(with_package(DECK_BUILDING, cards).unwrap().own_limit(card), Some(7));
}
