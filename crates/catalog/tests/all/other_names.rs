//! Card lookup by names in another language.

use std::sync::Arc;

use catalog::{Catalog, OtherName, Query};
use model::CardId;

fn catalog() -> (Arc<Catalog>, Catalog) {
    let english = Catalog::embedded().unwrap();
    let name = |name: &str, subtitle: Option<&str>| OtherName { name: name.into(), subtitle: subtitle.map(Into::into) };
    let names = [
        ("SOR_005", name("Lukas Himmelsläufer", Some("Treuer Freund"))),
        ("SOR_095", name("Schlachtfeldsoldat", None)),
        // A name in this language that is another card's English name.
        ("SOR_046", name("Wampa", None)),
    ];
    let with = english.with_names(names.map(|(number, name)| (number.parse().unwrap(), name)));
    (english, with)
}

fn numbers(catalog: &Catalog, found: Vec<CardId>) -> Vec<String> {
    found.into_iter().map(|card| catalog.card(card).number.to_string()).collect()
}

#[test]
fn a_name_of_another_language_is_found_with_and_without_its_subtitle() {
    let (english, with) = catalog();
    let luke = english.by_number("SOR_005".parse().unwrap()).unwrap();
    assert!(english.by_name("Lukas Himmelsläufer", None).is_empty());
    for subtitle in [None, Some("Treuer Freund"), Some("Faithful Friend")] {
        assert_eq!(with.by_name("lukas himmelslaufer", subtitle), [luke], "{subtitle:?}");
    }
    assert!(with.by_name("Lukas Himmelsläufer", Some("Rebell")).is_empty());
    assert_eq!(with.card(luke).name.as_ref(), "Luke Skywalker", "the card itself keeps its English name");
    assert_eq!(with.other_name(luke).unwrap().full_name(), "Lukas Himmelsläufer, Treuer Freund");
}

#[test]
fn an_english_name_takes_precedence_over_another_language() {
    let (english, with) = catalog();
    assert_eq!(with.by_name("Wampa", None), english.by_name("Wampa", None));
}

#[test]
fn mistyped_names_of_another_language_are_found_once() {
    let (english, with) = catalog();
    let marine = english.by_number("SOR_095".parse().unwrap()).unwrap();
    let near = with.nearest("Schlachtfeldsoldt", 3);
    let same = with.identity(near[0]) == with.identity(marine);
    assert!(same, "{:?}", numbers(&with, near));
    let near = with.nearest("Battlefield Marine", 8);
    assert_eq!(near.iter().filter(|card| with.identity(**card) == with.identity(marine)).count(), 1);
    let found = |catalog: &Catalog, query: &str| numbers(catalog, catalog.search(&Query::parse(query).unwrap()));
    assert!(found(&english, "himmels").is_empty());
    assert_eq!(found(&with, "himmels"), ["SOR_005"]);
    assert!(found(&with, "luke").contains(&"SOR_005".to_owned()));
    assert_eq!(found(&with, "schlachtfeldsoldat"), found(&with, "\"battlefield marine\""));
}
