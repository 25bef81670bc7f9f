//! Tests of `cantina data`, and of the other commands with an installed package.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

fn package(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data-packages").join(name).display().to_string()
}

/// A separate data folder for each test.
struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Place {
        Place(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let db = self.path("cantina.db");
        Command::new(env!("CARGO_BIN_EXE_cantina")).arg("--db").arg(db).args(arguments).output().unwrap()
    }

    /// Returns the exit code and the JSON on standard output.
    fn answer(&self, arguments: &[&str]) -> (Option<i32>, Value) {
        let output = self.run(&[arguments, &["--json"]].concat());
        let answer = serde_json::from_slice(&output.stdout);
        let answer = answer.unwrap_or_else(|_| panic!("{arguments:?}: {}", String::from_utf8_lossy(&output.stderr)));
        (output.status.code(), answer)
    }

    fn code(&self, arguments: &[&str]) -> (Option<i32>, String) {
        let output = self.run(&[arguments, &["--json"]].concat());
        let error: Value = serde_json::from_slice(&output.stderr).unwrap_or_default();
        (output.status.code(), error["code"].as_str().unwrap_or_default().to_owned())
    }
}

/// A deck of 50 with cards of the invented set only; `suspended` has one card that is suspended later.
fn deck(suspended: bool) -> Value {
    let cards: Vec<u32> = (8..30).filter(|number| suspended || *number != 23).collect();
    let mut rows: Vec<Value> =
        cards.iter().map(|number| json!({"id": format!("EXH_{number:03}"), "count": 2})).collect();
    let missing = 50 - 2 * cards.len();
    for row in rows.iter_mut().take(missing) {
        row["count"] = json!(3);
    }
    json!({"metadata": {"name": "Example"}, "leader": {"id": "EXH_001", "count": 1}, "base": {"id": "EXH_005", "count": 1},
           "deck": rows, "sideboard": []})
}

#[test]
fn an_installed_set_is_searched_opened_checked_and_played() {
    let place = Place::new();
    let (code, report) = place.answer(&["data", "install", &package("exh")]);
    assert_eq!((code, &report["installed"], &report["problems"]), (Some(0), &json!(true), &json!([])));

    let (_, list) = place.answer(&["data", "list"]);
    let ids: Vec<&str> = list.as_array().unwrap().iter().filter_map(|entry| entry["package"]["id"].as_str()).collect();
    assert_eq!(ids, ["cantina", "example-harbour"]);

    let (_, found) = place.answer(&["cards", "set:EXH"]);
    assert_eq!(found.as_array().unwrap().len(), 30);
    let (_, found) = place.answer(&["cards", "does:draw set:EXH"]);
    assert_eq!(found[0]["id"], "EXH_013");
    let (_, coverage) = place.answer(&["cards", "--coverage"]);
    let set = coverage.as_array().unwrap().last().unwrap();
    assert_eq!((&set["set"], &set["missing"]), (&json!("EXH"), &json!(0)));

    // The newest set with boosters is the installed one.
    let (_, packs) = place.answer(&["packs", "--count", "3", "--seed", "1"]);
    assert_eq!((&packs["set"], packs["packs"][0].as_array().unwrap().len()), (&json!("EXH"), 16));
    let (code, _) = place.answer(&["draft", "--set", "EXH", "--seats", "4", "--seed", "1"]);
    assert_eq!(code, Some(0));

    let file = place.path("deck.json");
    std::fs::write(&file, deck(true).to_string()).unwrap();
    let file = file.to_str().unwrap();
    let check = |day: &str| place.answer(&["deck", "check", file, "--format", "premier", "--on", day]);
    assert_eq!(check("2027-02-01").0, Some(0));
    let (code, verdict) = check("2027-03-01");
    assert_eq!((code, &verdict["problems"][0]["code"]), (Some(1), &json!("deck.suspended")));
    assert_eq!(check("2027-01-14").1["problems"][0]["code"], "deck.not_released");

    let played = place.run(&["play", "--deck", file, "--p1", "gentle", "--p2", "gentle", "--seed", "3"]);
    let text = String::from_utf8(played.stdout).unwrap();
    assert!(played.status.success() && text.contains("Captain Sample"), "{text}");

    assert_eq!(place.run(&["data", "remove", "example-harbour"]).status.code(), Some(0));
    assert_eq!(place.code(&["cards", "set:EXH"]), (Some(2), "cards.query".to_owned()));
}

#[test]
fn a_package_in_use_by_an_event_is_not_removed() {
    let place = Place::new();
    assert_eq!(place.answer(&["data", "install", &package("exh")]).0, Some(0));
    assert_eq!(place.answer(&["event", "new", "Friday", "--kind", "draft", "--set", "EXH"]).0, Some(0));
    assert_eq!(place.code(&["data", "remove", "example-harbour"]), (Some(1), "card_data.in_use".to_owned()));
}

#[test]
fn a_damaged_package_is_reported_and_the_program_starts() {
    let place = Place::new();
    assert_eq!(place.answer(&["data", "install", &package("exh")]).0, Some(0));
    std::fs::write(place.path("card-data/broken.cantina-set"), b"no archive").unwrap();
    let output = place.run(&["cards", "set:EXH"]);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && errors.contains("warning [card_data.damaged]"), "{errors}");
    let (_, list) = place.answer(&["data", "list"]);
    assert_eq!(list[1]["problems"].as_array().unwrap().len(), 1);
}

#[test]
fn problems_are_printed_with_place_and_fix() {
    let place = Place::new();
    let folder = place.path("new");
    let name = folder.to_str().unwrap();
    assert_eq!(place.run(&["data", "new", name, "--set", "abc"]).status.code(), Some(0));
    let cards = folder.join("cards/abc.csv");
    let text = std::fs::read_to_string(&cards).unwrap().replace("ground,2,2,2", "swamp,2,2,2");
    std::fs::write(&cards, text).unwrap();
    let output = place.run(&["data", "check", name]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(text.contains("cards/abc.csv, line 4, column arena: "), "{text}");
    assert!(text.contains("Use ground or space"), "{text}");
    assert_eq!(place.answer(&["data", "install", name]).1["installed"], false);
    assert!(!place.path("card-data").exists());
    assert_eq!(place.code(&["data", "new", name, "--set", "abc"]), (Some(1), "card_data.folder_not_empty".to_owned()));
}

#[test]
fn differences_between_packages_are_listed() {
    let place = Place::new();
    let (code, changes) = place.answer(&["data", "diff", "cantina", &package("ic27")]);
    assert_eq!(code, Some(0));
    let changes = changes.as_array().unwrap();
    let added =
        |file: &str| changes.iter().filter(|change| change["file"] == file && change["change"] == "added").count();
    assert_eq!((added("sets.csv"), added("cards/ic27.csv")), (1, 19));
    assert_eq!(place.code(&["data", "diff", "cantina", "nothing"]), (Some(1), "card_data.missing".to_owned()));
}
