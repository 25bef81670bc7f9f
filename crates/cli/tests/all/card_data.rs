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

impl Place {
    /// Runs a command that must succeed, and returns its JSON.
    fn done(&self, arguments: &[&str]) -> Value {
        let (code, answer) = self.answer(arguments);
        assert_eq!(code, Some(0), "{arguments:?}: {answer}");
        answer
    }
}

/// Creates an event of the invented set that eight bots have drafted, with the results of its first round.
fn drafted(place: &Place) -> Value {
    place.done(&["data", "install", &package("exh")]);
    place.done(&["event", "new", "Friday", "--kind", "draft", "--set", "EXH", "--mode", "digital", "--seed", "5"]);
    for step in [&["event", "player", "1", "bots", "8"][..], &["event", "seat", "1"], &["event", "draft", "1", "start"]]
    {
        place.done(step);
    }
    place.done(&["event", "pair", "1"]);
    for table in ["1", "2", "3", "4"] {
        place.done(&["event", "result", "1", "--round", "1", "--table", table, "2-1"]);
    }
    place.done(&["event", "export", "1"])
}

/// Issue 47, point 1: an event names the package that it needs, carries it, and is complete once it is installed.
#[test]
fn an_event_opens_without_its_package_and_installs_the_one_in_its_export() {
    let ours = Place::new();
    let before = drafted(&ours);
    assert!(before["cardData"].is_null() && before["card_data"].is_null());
    let recorded = before["journal"].as_array().unwrap().iter().find(|entry| entry["record"]["card_data"].is_object());
    let recorded = &recorded.unwrap()["record"]["card_data"]["packages"];
    assert_eq!((&recorded[0]["id"], &recorded[0]["version"]), (&json!("example-harbour"), &json!("1.0")));
    assert_eq!(ours.done(&["event", "card-data", "1"])["packages"][0]["state"], "used");
    let file = ours.path("friday.cantina");
    let file = file.to_str().unwrap();
    ours.done(&["event", "export", "1", file, "--with-card-data"]);

    let theirs = Place::new();
    let output = theirs.run(&["event", "import", file]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.contains("example-harbour 1.0: missing; install it with: cantina event card-data 1 --install"),
        "{text}"
    );
    assert!(text.contains("The cards of the draft are unknown"), "{text}");
    // Players, rounds and standings are complete.
    let event = |of: &Value| [&of["standings"], &of["rounds"]].map(|part| part.to_string());
    let without = theirs.done(&["event", "export", "1"]);
    assert_eq!(without["journal"], before["journal"]);
    assert_eq!(without["event"]["standings"], before["event"]["standings"]);
    assert_eq!(without["event"]["rounds"].as_array().map(Vec::len), before["event"]["rounds"].as_array().map(Vec::len));
    assert_eq!(theirs.code(&["event", "draft", "1", "show", "--seat", "1"]), (Some(1), "card_data.draft".to_owned()));
    assert_eq!(theirs.code(&["event", "draft", "1", "start"]), (Some(1), "card_data.draft".to_owned()));
    theirs.done(&["event", "pair", "1"]);
    theirs.done(&["event", "undo", "1"]);

    let after = theirs.done(&["event", "card-data", "1", "--install"]);
    assert_eq!(
        (&after["packages"][0]["state"], &after["packages"][0]["afterRestart"]),
        (&json!("missing"), &json!(true))
    );
    let view = theirs.done(&["event", "card-data", "1"]);
    assert_eq!((&view["packages"][0]["state"], &view["unknownDraft"]), (&json!("used"), &json!(false)));
    let with = theirs.done(&["event", "export", "1"]);
    assert_eq!(event(&with["event"]), event(&before["event"]));
    let log = |place: &Place| place.done(&["event", "draft", "1", "log", "--seat", "1"]);
    assert_eq!(log(&theirs), log(&ours));
}

/// Without the package in the export, the event names it, and the file installs it.
#[test]
fn an_event_without_its_package_says_where_to_get_it() {
    let ours = Place::new();
    drafted(&ours);
    let file = ours.path("friday.cantina");
    ours.done(&["event", "export", "1", file.to_str().unwrap()]);
    let theirs = Place::new();
    let output = theirs.run(&["event", "import", file.to_str().unwrap()]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.contains("example-harbour 1.0: missing; get the file and install it with: cantina data install"),
        "{text}"
    );
    assert!(theirs.run(&["event", "show", "1"]).status.success());
    theirs.done(&["data", "install", &package("exh")]);
    assert_eq!(theirs.done(&["event", "card-data", "1"])["packages"][0]["state"], "used");
    theirs.done(&["event", "draft", "1", "log", "--seat", "1"]);
}

/// Copies the example as another version, with a change.
fn changed_example(place: &Place, file: &str, from: &str, to: &str) -> String {
    let folder = place.path("changed");
    let run = |text: &str, from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replace(from, to)
    };
    copy(Path::new(&package("exh")), &folder);
    for (name, from, to) in [("package.ron", "\"1.0\"", "\"1.1\""), (file, from, to)] {
        let path = folder.join(name);
        std::fs::write(&path, run(&std::fs::read_to_string(&path).unwrap(), from, to)).unwrap();
    }
    folder.display().to_string()
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap().flatten() {
        let to = to.join(entry.file_name());
        match entry.file_type().unwrap().is_dir() {
            true => copy(&entry.path(), &to),
            false => {
                std::fs::copy(entry.path(), to).unwrap();
            }
        }
    }
}

/// Nothing that was recorded changes its meaning when a package is updated; the event names the difference until its
/// next step records the new version.
#[test]
fn an_update_of_a_package_keeps_events_and_names_the_difference() {
    let place = Place::new();
    let before = drafted(&place);
    let log = place.done(&["event", "draft", "1", "log", "--seat", "1"]);
    let changed = changed_example(&place, "packs/exh.ron", "(\"legendaries\", 1)", "(\"legendaries\", 2)");
    place.done(&["data", "install", &changed]);
    let view = place.done(&["event", "card-data", "1"]);
    let package = &view["packages"][0];
    assert_eq!((&package["state"], &package["usedVersion"]), (&json!("otherVersion"), &json!("1.1")));
    assert_eq!(package["differences"], json!(["packs/exh.ron"]));
    assert_eq!(place.done(&["event", "draft", "1", "log", "--seat", "1"]), log);
    assert_eq!(place.done(&["event", "export", "1"])["journal"], before["journal"]);
    place.done(&["event", "pair", "1"]);
    let view = place.done(&["event", "card-data", "1"]);
    assert_eq!((&view["packages"][0]["state"], &view["packages"][0]["version"]), (&json!("used"), &json!("1.1")));
    assert_eq!(place.done(&["event", "draft", "1", "log", "--seat", "1"]), log);
}

/// The pools of a sealed event come from its seed and the boosters of the set, so these stay until it is over.
#[test]
fn an_update_does_not_change_the_pools_of_a_sealed_event() {
    let place = Place::new();
    place.done(&["data", "install", &package("exh")]);
    place.done(&["event", "new", "Sealed", "--kind", "sealed", "--set", "EXH"]);
    place.done(&["event", "player", "1", "add", "Ada", "Ben"]);
    let pool = place.done(&["event", "pool", "1", "1"]);
    let changed = changed_example(&place, "packs/exh.ron", "(\"legendaries\", 1)", "(\"legendaries\", 2)");
    assert_eq!(place.code(&["data", "install", &changed]), (Some(1), "card_data.pools".to_owned()));
    assert_eq!(place.done(&["event", "pool", "1", "1"]), pool);
    // Other changes are fine.
    std::fs::remove_dir_all(&changed).unwrap();
    let changed = changed_example(&place, "formats/pools.ron", "2027-03-01", "2027-04-01");
    place.done(&["data", "install", &changed]);
    assert_eq!(place.done(&["event", "pool", "1", "1"]), pool);
}
