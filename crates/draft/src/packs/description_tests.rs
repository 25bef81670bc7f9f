//! Errors in a booster description are reported when it is loaded, not when a pack is opened.

use std::sync::Arc;

use catalog::Catalog;
use model::SetCode;

use super::config::{PackConfig, PackError, read};
use super::print::PackPrinter;

const ASHES: &str = include_str!("../../../../data/packs/ash.ron");

/// Loads the description of Ashes of the Empire with one piece of text replaced.
fn load(from: &str, to: &str) -> Result<PackPrinter, PackError> {
    assert!(ASHES.contains(from), "{from:?} is missing from the description");
    let set: SetCode = "ASH".parse().unwrap();
    let config: PackConfig = read("ash.ron", &ASHES.replacen(from, to, 1))?;
    PackPrinter::with_config(&Catalog::embedded().unwrap(), set, config)
}

fn missing(result: Result<PackPrinter, PackError>) -> (&'static str, String) {
    match result {
        Err(PackError::Missing { kind, name, .. }) => (kind, name),
        other => panic!("expected something missing, got {other:?}"),
    }
}

#[test]
fn the_unchanged_description_loads() {
    assert!(load("(", "(").is_ok());
}

#[test]
fn an_unknown_name_in_a_description_is_reported() {
    let sheet = load("draw: Sheet(\"common bases\")", "draw: Sheet(\"bases\")");
    assert_eq!(missing(sheet), ("sheet", "bases".to_owned()));
    assert_eq!(missing(load("draw: Mix(\"foils\")", "draw: Mix(\"shiny\")")), ("mix", "shiny".to_owned()));
    assert_eq!(missing(load("draw: Lane(\"lane A\")", "draw: Lane(\"lane C\")")), ("lane", "lane C".to_owned()));
    let chance = load("(chance: \"hyperspace base\"", "(chance: \"golden base\"");
    assert_eq!(missing(chance), ("chance", "golden base".to_owned()));
    let spaced = load("spaced: [\"hyperspace leader\"", "spaced: [\"golden leader\"");
    assert_eq!(missing(spaced), ("chance", "golden leader".to_owned()));
    let in_mix = load("(\"rare leaders\", 1)", "(\"rarer leaders\", 1)");
    assert_eq!(missing(in_mix), ("sheet", "rarer leaders".to_owned()));
}

#[test]
fn a_sheet_without_cards_is_refused() {
    // No card of this set has a separate number in plain foil.
    let empty = load("numbered_in: \"prestige\"", "numbered_in: \"foil\"");
    assert!(matches!(empty, Err(PackError::TooFewCards { name, have: 0, .. }) if name == "prestige"));
}

#[test]
fn slots_that_do_not_fill_a_pack_are_refused() {
    assert!(matches!(load("Uncommon, count: 2", "Uncommon, count: 3"), Err(PackError::WrongSize { have: 17, .. })));
    let mad = load("Uncommon, count: 2", "Uncommon, count: 9999999999");
    assert!(matches!(mad, Err(PackError::WrongSize { .. })));
}

#[test]
fn invalid_chances_are_refused() {
    for (from, to) in [
        ("n: 680, of: 2160", "n: 2161, of: 2160"),
        ("n: 680, of: 2160", "n: 1, of: 0"),
        ("n: 680, of: 2160", "n: 4000000000, of: 4000000001"),
        ("[(\"commons\", 83), (\"uncommons\", 10), (\"rares\", 3), (\"specials\", 2), (\"legendaries\", 2)]", "[]"),
        ("(\"commons\", 83)", "(\"commons\", 4294967295)"),
        ("draw: Sheet(\"prestige\")", "draw: Lane(\"lane A\")"),
    ] {
        assert!(matches!(load(from, to), Err(PackError::BadChance { .. })), "{to}");
    }
}

#[test]
fn invalid_boxes_are_refused() {
    for (from, to) in [
        ("packs: 24", "packs: 0"),
        ("packs: 24", "packs: 4000000"),
        ("(1, 34), ", "(1, 4294967295), "),
        ("leader_gaps: [(1, 4), (3, 7), (4, 1), (5, 10), (6, 1), (7, 8), (9, 3)]", "leader_gaps: []"),
        ("uncommon_repeats: (1, 10)", "uncommon_repeats: (1, 0)"),
        ("uncommon_repeats: (1, 10)", "uncommon_repeats: (10, 10)"),
        ("slot: Base, draw", "slot: Leader, draw"),
    ] {
        assert!(matches!(load(from, to), Err(PackError::BadBox { .. })), "{to}");
    }
}

#[test]
fn an_unreadable_description_in_a_package_leaves_the_boosters_of_other_sets() {
    let manifest = r#"(id: "one", version: "1", date: "2026-12-01", title: "One")"#;
    let files = [("package.ron", manifest), ("packs/abc.ron", "(sets: [")];
    let files = files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()));
    let package = catalog::Package::from_files(files).unwrap();
    let catalog = Arc::new(catalog::load(&[catalog::Package::built_in(), Arc::new(package)]).unwrap());
    assert_eq!(super::check_packs(&catalog).len(), 1);
    assert!(PackPrinter::new(&catalog, "ASH".parse().unwrap()).is_ok());
    let error = PackPrinter::new(&catalog, "ABC".parse().unwrap()).unwrap_err();
    assert!(matches!(&error, PackError::Unreadable { file, .. } if file == "abc.ron"), "{error}");
}

#[test]
fn the_built_in_descriptions_pass_the_check_of_packages() {
    assert_eq!(super::check_packs(&Catalog::embedded().unwrap()), []);
}

#[test]
fn an_unknown_word_is_refused_with_its_place() {
    let error = load("confidence: High", "confidence: Certain").unwrap_err();
    assert!(matches!(&error, PackError::Unreadable { what, .. } if what.contains("Certain")), "{error}");
    assert!(matches!(load("packs: 24", "packets: 24"), Err(PackError::Unreadable { .. })));
    assert!(matches!(load("\"prestige\"),", "\"gold\"),"), Err(PackError::Unreadable { .. })));
}
