//! Problems in the files of packages: file, line, column and fix.

use super::*;

const HEAD: &str = "number,name,subtitle,type,arena,cost,power,hp,aspects,traits,rarity,unique,keywords\n";
const SETS: &str = "code,name,released,numbered\nSOR,Spark of Rebellion,2024-03-08,252\n";

fn package(id: &str, date: &str, files: &[(&str, String)]) -> Arc<Package> {
    let manifest = format!("(id: {id:?}, version: \"1\", date: {date:?}, title: \"Example\")");
    let files = files.iter().map(|(name, text)| ((*name).to_owned(), text.clone().into_bytes()));
    let all = files.chain([("package.ron".to_owned(), manifest.into_bytes())]);
    Arc::new(Package::from_files(all).unwrap())
}

fn load_one(rows: &str, printings: &str) -> Result<Catalog, Vec<DataProblem>> {
    load(&[package(
        "one",
        "2024-03-08",
        &[
            ("sets.csv", SETS.to_owned()),
            ("cards/sor.csv", format!("{HEAD}{rows}")),
            ("printings/sor.csv", format!("number,card,treatment\n{printings}")),
        ],
    )])
}

/// Returns the only problem: file, line, column, reason and fix.
fn only(result: Result<Catalog, Vec<DataProblem>>) -> DataProblem {
    let mut problems = result.unwrap_err();
    assert_eq!(problems.len(), 1, "{problems:#?}");
    problems.remove(0)
}

#[test]
fn every_problem_is_reported_with_file_line_and_column() {
    let rows = "1,A,,unit,ground,1,1,1,,,Common,no,\n\
                2,B,,unit,swamp,1,1,1,,,Common,no,\n\
                3,C,,unit,ground,many,1,1,,,Common,no,\n\
                4,D,,unit,ground,1,1,1,Green,,Common,no,\n\
                5,E,,unit,ground,1,1,1,,,Common,maybe,\n\
                6,F,,unit,ground,1,1,1,,,Common,no,Levitate\n\
                7,G,,unit,,1,1,1,,,Common,no,\n\
                x,H,,unit,ground,1,1,1,,,Common,no,\n\
                8,I,,unit,ground\n";
    let problems = load_one(rows, "").unwrap_err();
    let places: Vec<(u64, &str)> = problems.iter().map(|problem| (problem.line, problem.column.as_str())).collect();
    let expected = [
        (3, "arena"),
        (4, "cost"),
        (5, "aspects"),
        (6, "unique"),
        (7, "keywords"),
        (8, "arena"),
        (9, "number"),
        (10, ""),
    ];
    assert_eq!(places, expected);
    for problem in &problems {
        assert_eq!((problem.package.as_str(), problem.file.as_str()), ("one", "cards/sor.csv"));
        assert!(!problem.what.is_empty() && !problem.fix.is_empty() && !problem.fix.ends_with('.'), "{problem}");
    }
}

#[test]
fn a_missing_or_unknown_heading_is_reported_once() {
    let files = |head: &str| [("sets.csv", format!("{head}\nABC,Abc,2026-01-01,3\nDEF,Def,2026-01-01,3\n"))];
    let missing = only(
        load(&[package("one", "2024-03-08", &files("code,title,released,numbered")[..])])
            .map_err(|problems| problems.into_iter().take(1).collect()),
    );
    assert!(missing.what.contains("column name is missing") && missing.line == 1, "{missing}");
    let unknown = load(&[package("one", "2024-03-08", &files("code,name,released,numbered,colour")[..])]);
    assert!(unknown.unwrap_err()[0].what.contains("colour"));
}

#[test]
fn a_duplicate_card_number_is_refused() {
    let twice = "1,A,,unit,ground,1,1,1,,,Common,no,\n1,B,,unit,ground,1,1,1,,,Common,no,\n";
    assert!(only(load_one(twice, "")).what.contains("SOR_001 is listed twice"));
}

#[test]
fn a_wrong_printing_is_refused() {
    let card = "1,A,,unit,ground,1,1,1,,,Common,no,\n2,B,,unit,ground,1,1,1,,,Common,no,\n";
    for (printing, what) in [
        ("300,7,hyperspace\n", "there is no SOR_007"),
        ("300,1,hyperspace\n300,1,foil\n", "SOR_300 is listed twice"),
        ("2,1,hyperspace\n", "SOR_002 is the number of a card"),
        ("2,1,normal\n", "SOR_002 is the number of a card"),
    ] {
        let problem = only(load_one(card, printing));
        assert!(problem.what.contains(what) && problem.file == "printings/sor.csv", "{problem}");
    }
}

/// A number that is already a card's stays that card's, whichever package says otherwise.
#[test]
fn a_later_package_cannot_turn_a_card_into_a_printing_of_another() {
    let text = "number,card,treatment\n164,163,normal\n300,163,normal\n".to_owned();
    let problem = only(load(&[Package::built_in(), package("one", "2026-12-01", &[("printings/sor.csv", text)])]));
    assert_eq!((problem.line, problem.what.as_str()), (2, "SOR_164 is the number of a card"));
}

#[test]
fn headings_may_be_in_any_order_and_lines_end_as_on_windows() {
    let sets = "\u{feff}name,code,numbered,released\r\n\"Spark, of Rebellion\",SOR,252,2024-03-08\r\n".to_owned();
    let cards = format!("\u{feff}{HEAD}1,A,,unit,ground,1,1,1,,,Common,no,\n").replace('\n', "\r\n");
    let one = package("one", "2024-03-08", &[("sets.csv", sets), ("cards/sor.csv", cards)]);
    let code: SetCode = "SOR".parse().unwrap();
    assert_eq!(one.set_codes(), [code]);
    let catalog = load(&[one]).unwrap();
    assert_eq!(&*catalog.set(code).unwrap().name, "Spark, of Rebellion");
    assert_eq!((catalog.cards().len(), &*catalog.cards()[0].name, &catalog.cards()[0].keywords), (1, "A", &Vec::new()));
}

#[test]
fn files_of_unknown_sets_and_missing_packages_are_reported() {
    let problem = only(load(&[package("one", "2024-03-08", &[("cards/abc.csv", HEAD.to_owned())])]));
    assert!(problem.what.contains("there is no set ABC"), "{problem}");
    let manifest = r#"(id: "two", version: "1", date: "2026-01-01", title: "Two", needs: (packages: ["one"]))"#;
    let files = [("package.ron".to_owned(), manifest.as_bytes().to_vec())];
    let problem = only(load(&[Arc::new(Package::from_files(files).unwrap())]));
    assert!(problem.fix.contains("Install the package one"), "{problem}");
}

#[test]
fn rulings_of_unknown_cards_or_out_of_order_are_refused_with_their_line() {
    let with = |rows: &str| {
        let text = format!("card,ruling,kind,listed\n{rows}");
        only(load(&[Package::built_in(), package("one", "2026-12-01", &[("rulings.csv", text)])]))
    };
    let unknown = with("SOR_999,1,ruling,2026-08-06\n");
    assert_eq!((unknown.line, unknown.what.as_str()), (2, "there is no SOR_999"));
    assert!(with("SOR_001,1,ruling,2026-08-06\nSOR_001,3,ruling,2026-08-06\n").what.contains("ruling 2"));
}

#[test]
fn the_later_package_replaces_rows_and_adds_cards_in_order() {
    let rows = |text: &str| [("sets.csv", SETS.to_owned()), ("cards/sor.csv", format!("{HEAD}{text}"))];
    let early = package(
        "zz",
        "2025-01-01",
        &rows(
            "T1,Token,,token unit,ground,,1,1,,,Token,no,\n1,A,,unit,ground,1,1,1,,,Common,no,\n3,C,,event,,1,,,,,Common,no,\n",
        ),
    );
    let late =
        package("aa", "2025-01-02", &rows("2,B,,event,,1,,,,,Common,no,\n1,A,,unit,ground,9,1,1,,,Common,no,\n"));
    // The order of the arguments does not matter.
    let catalog = load(&[late, early]).unwrap();
    let cards: Vec<(String, Option<u8>)> =
        catalog.cards().iter().map(|card| (card.number.to_string(), card.cost)).collect();
    let expected = [("SOR_001", Some(9)), ("SOR_002", Some(1)), ("SOR_003", Some(1)), ("SOR_T01", None)];
    assert_eq!(cards, expected.map(|(number, cost)| (number.to_owned(), cost)));
    for (at, card) in catalog.cards().iter().enumerate() {
        assert_eq!((card.id.index(), catalog.by_number(card.number)), (at, Some(card.id)));
    }
}

#[test]
fn an_incomplete_set_with_known_cards_stays_incomplete_until_all_are_there() {
    let with = |numbered: u16| {
        let set = format!("code,name,released,numbered\nIC27,Icons 2027 Edition,2026-11-20,{numbered}\n");
        let card = format!("{HEAD}1,Darth Vader,No One to Stop Us,leader,ground,7,5,7,,,Special,yes,\n");
        load(&[Package::built_in(), package("ic27", "2026-11-28", &[("sets.csv", set), ("cards/ic27.csv", card)])])
            .unwrap()
    };
    let partial = with(194);
    let code: SetCode = "IC27".parse().unwrap();
    assert!(partial.incomplete_set(code).is_some() && partial.by_number("IC27_001".parse().unwrap()).is_some());
    assert!(partial.incomplete_set_with("Boba Fett", Some("Compensated If He Dies")).is_some());
    assert!(partial.incomplete_set_with("Darth Vader", Some("No One to Stop Us")).is_none());
    assert!(with(1).incomplete_set(code).is_none());
    // The cards of other sets keep their numbers in the catalogue.
    let plain = Catalog::embedded().unwrap();
    assert!(plain.cards().iter().all(|card| partial.card(card.id) == card));
}

#[test]
fn texts_of_packages_are_merged_and_unknown_words_are_no_mistake() {
    let texts = r#"(
        vanilla: ["SOR_172", "SOR_999"],
        cards: [
            (id: "SOR_164", abilities: [Event([Levitate])]),
            (id: "SOR_003", abilities: [Event([Draw(count: 1)])]),
            (id: "SOR_003", abilities: [Event([Draw(count: 2)])]),
        ],
    )"#;
    let package = package("one", "2026-12-01", &[("abilities/sor/changes.ron", texts.to_owned())]);
    let catalog = load(&[Package::built_in(), package]).unwrap();
    let (vanilla, written) = catalog.texts().unwrap();
    let number = |text: &str| text.parse::<CardNumber>().unwrap();
    assert!(vanilla.contains(&number("SOR_172")) && !written.iter().any(|text| text.id == number("SOR_172")));
    assert!(!written.iter().any(|text| text.id == number("SOR_164")));
    let unknown = catalog.unknown_texts().unwrap();
    assert_eq!((unknown.len(), unknown[0].card), (1, number("SOR_164")));
    let problems: Vec<String> = catalog.text_problems().iter().map(|problem| problem.what.clone()).collect();
    assert_eq!(problems, ["there is no SOR_999", "SOR_003 has two texts"]);
}

#[test]
fn names_in_other_languages_are_found() {
    let names = "number,name,subtitle\nSOR_010,Darth Vader,Oberbefehlshaber\n";
    let package = package("german", "2026-12-01", &[("names/de.csv", names.to_owned())]);
    let catalog = load(&[Package::built_in(), package]).unwrap();
    let vader = catalog.by_number("SOR_010".parse().unwrap()).unwrap();
    assert_eq!(catalog.other_name(vader).unwrap().full_name(), "Darth Vader, Oberbefehlshaber");
    let copy = catalog.with_names([]);
    assert_eq!(copy.other_name(vader), catalog.other_name(vader));
}

#[test]
fn keywords_are_read_with_their_number_and_cost() {
    let raid = keyword("Raid 2").unwrap();
    assert_eq!((raid.keyword, raid.value), (model::Keyword::Raid, Some(2)));
    let smuggle = keyword("Smuggle [3 resources, Command]").unwrap();
    assert_eq!(smuggle.detail.as_deref(), Some("3 resources, Command"));
    assert!(keyword("Raid two").is_err());
    assert!(keyword("Levitate").is_err());
}
