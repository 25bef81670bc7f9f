//! Tests of the program from a script: output, errors, exit codes, and its state after a kill.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn cantina(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cantina")).args(arguments).output().unwrap()
}

fn answer(arguments: &[&str]) -> Value {
    let output = cantina(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn code(output: &Output) -> (Option<i32>, String) {
    let error: Value = serde_json::from_slice(&output.stderr).unwrap_or_default();
    (output.status.code(), error["code"].as_str().unwrap_or_default().to_owned())
}

#[test]
fn cards_finds_cards_and_refuses_an_invalid_query() {
    let found = answer(&["cards", "--json", "vader t:leader set:SOR"]);
    assert_eq!(found[0]["id"], "SOR_010");
    assert_eq!(code(&cantina(&["cards", "--json", "colour:red"])), (Some(2), "cards.query".into()));
    assert_eq!(code(&cantina(&["cards", "--json", "nobodyhasthisname"])), (Some(1), "cards.none".into()));
}

/// Tables, errors and the log of an event are in the language of the option, or else of the system.
#[test]
fn texts_are_in_the_language_of_the_run() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("cantina.db");
    let run = |system: &str, arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cantina"));
        let output = command.env("LC_ALL", system).arg("--db").arg(&db).args(arguments).output().unwrap();
        [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap())
    };
    let [help, _] = run("C", &["event", "bye", "--help", "--language=de"]);
    assert!(help.starts_with("Ein Freilos für eine spätere Runde festlegen oder zurückziehen\n"), "{help}");
    assert!(help.contains("Argumente:") && help.contains("Das Freilos zurückziehen"), "{help}");
    let [made, _] = run("C", &["event", "new", "Freitag", "--kind", "constructed", "--language", "de"]);
    assert_eq!(made, "Event 1 angelegt. Als Nächstes: Spieler eintragen.\n");
    let [players, _] = run("de_DE.UTF-8", &["event", "player", "1", "add", "Ada", "Ben"]);
    assert!(players.starts_with("Spieler  Name  Pod  Platz  Bilanz\n"), "{players}");
    let [english, _] = run("de_DE.UTF-8", &["event", "show", "1", "--language", "english"]);
    assert!(english.contains("Next: pair a round.") && english.contains("player  name"), "{english}");
    let [_, error] = run("de_DE.UTF-8", &["event", "show", "99"]);
    assert!(error.starts_with("Fehler [event.not_found]: ") && error.contains("Event"), "{error}");
    let [paired, _] = run("de_DE.UTF-8", &["event", "pair", "1"]);
    assert!(paired.starts_with("Runde 1 gepaart\nRunde 1\nTisch  Spieler"), "{paired}");
    let [standings, _] = run("de_DE.UTF-8", &["event", "standings", "1"]);
    assert!(standings.contains("Rang  Name"), "{standings}");
}

#[test]
fn rules_are_looked_up_by_number_and_by_words() {
    let found = answer(&["rules", "7.6.8", "--json"]);
    assert_eq!(found[0]["number"], "7.6.8");
    assert_eq!(found[1]["number"], "7.6.8A");
    let nested = answer(&["rules", "--search", "nested", "--json"]);
    assert!(nested.as_array().unwrap().iter().any(|rule| rule["number"] == "7.6.11"));
    let words = String::from_utf8(cantina(&["rules", "7.5.11"]).stdout).unwrap();
    assert!(words.starts_with("7.5.11   Sentinel: "), "{words}");
    assert_eq!(code(&cantina(&["rules", "7.6.99", "--json"])), (Some(1), "rules.none".into()));
    assert_eq!(code(&cantina(&["rules", "--search", "nobodysaysthis", "--json"])), (Some(1), "rules.none".into()));
    assert_eq!(cantina(&["rules"]).status.code(), Some(2));
}

#[test]
fn the_users_rules_text_is_shown_next_to_the_summary() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rules.txt");
    let file_name = file.to_str().unwrap();
    let lines: String = (1..=30).map(|at| format!("1.16.{at} Invented words number {at}\n")).collect();
    std::fs::write(&file, format!("{lines}7.6.9 Invented\nin two lines\n")).unwrap();
    let asked = ["rules", "7.6.9", "--text", file_name];
    assert_eq!(code(&cantina(&[&asked[..], &["--json"]].concat())), (Some(2), "rules.unreadable".into()));
    let lines: String = (1..=14).map(|at| format!("1.5.5{} Invented\n", char::from(b'@' + at))).collect();
    let more: String = (1..=14).map(|at| format!("1.9.{at} Invented\n")).collect();
    std::fs::write(&file, format!("{lines}{more}7.6.9 Invented\nin two lines\n")).unwrap();
    assert_eq!(answer(&[&asked[..], &["--json"]].concat())[0]["wording"], "Invented\nin two lines");
    let words = String::from_utf8(cantina(&asked).stdout).unwrap();
    assert!(words.contains("| in two lines"), "{words}");
}

#[test]
fn the_coverage_counts_every_card_of_a_set_once() {
    let sets = answer(&["cards", "--coverage", "--json"]);
    for of in sets.as_array().unwrap() {
        let [total, written, vanilla, missing] =
            ["total", "written", "vanilla", "missing"].map(|count| of[count].as_u64().unwrap());
        assert_eq!(written + vanilla + missing, total, "{of}");
    }
    // The set has 252 numbered cards.
    assert_eq!((&sets[0]["set"], &sets[0]["total"]), (&"SOR".into(), &252.into()));
    let words = String::from_utf8(cantina(&["cards", "--coverage"]).stdout).unwrap();
    assert!(words.starts_with("set   cards  implemented  vanilla  missing\nSOR   252"), "{words}");
}

#[test]
fn the_same_seed_opens_the_same_boosters() {
    let open = || answer(&["packs", "--set", "SOR", "--count", "6", "--seed", "5", "--json"]);
    let first = open();
    assert_eq!(first, open());
    assert_eq!(first["packs"].as_array().unwrap().len(), 6);
    assert_eq!(first["packs"][0].as_array().unwrap().len(), 16);
    assert_eq!(first["packs"][0][0]["slot"], "leader");
    let boxed = answer(&["packs", "--set", "ASH", "--count", "24", "--box", "--seed", "5", "--json"]);
    assert_eq!(boxed["packs"].as_array().unwrap().len(), 24);
    assert_eq!(code(&cantina(&["packs", "--set", "IBH", "--json"])), (Some(2), "set.no_boosters".into()));
    // Without a set, the latest is opened, as in all commands.
    assert_eq!(answer(&["packs", "--count", "1", "--json"])["set"], "HMW");
}

#[test]
fn packs_and_drafts_come_from_several_sets_or_a_cube() {
    let first = |opened: &Value| -> Vec<String> {
        let packs = opened["packs"].as_array().unwrap();
        packs.iter().map(|pack| pack[0]["id"].as_str().unwrap()[..3].to_owned()).collect()
    };
    let sets = answer(&["packs", "--sets", "SOR,SHD,ASH", "--count", "4", "--seed", "5", "--json"]);
    assert_eq!(
        (sets["set"].as_str(), first(&sets)),
        (Some("SOR, SHD, ASH"), ["SOR", "SHD", "ASH", "SOR"].map(str::to_owned).to_vec())
    );
    let chaos = answer(&["packs", "--chaos", "SOR,SHD", "--count", "4", "--seed", "5", "--json"]);
    assert_eq!(first(&chaos).iter().filter(|set| *set == "SOR").count(), 2);

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("Our cube.txt");
    let list = |sets: &[(&str, u32)]| -> String {
        let numbers = sets.iter().flat_map(|(set, cards)| (1..=*cards).map(move |number| (set, number)));
        numbers.map(|(set, number)| format!("1 {set}_{number:03}\n")).collect()
    };
    std::fs::write(&file, list(&[("SOR", 252), ("SHD", 262)])).unwrap();
    let cube = ["--cube", file.to_str().unwrap()];
    let opened = answer(&[&["packs", "--count", "2", "--seed", "5", "--json"], &cube[..]].concat());
    assert_eq!((opened["set"].as_str(), opened["packs"][1].as_array().unwrap().len()), (Some("Cube: Our cube"), 15));
    let mixed = ["--cube-leaders", "mixed", "--pack-size", "10"];
    let opened = answer(&[&["packs", "--seed", "5", "--json"], &cube[..], &mixed].concat());
    assert!(opened["packs"][0].as_array().unwrap().iter().all(|card| card["slot"] == "cube"));
    let drafted = answer(&[&["draft", "--seed", "1", "--json"], &cube[..]].concat());
    assert!(drafted["seats"].as_array().unwrap().iter().all(|seat| seat["picks"].as_array().unwrap().len() == 45));

    let database = folder.path().join("cantina.db");
    let database = ["--db", database.to_str().unwrap(), "--json"];
    let played = answer(&[&["event", "demo", "--players", "8", "--seed", "2"], &cube[..], &database].concat());
    assert_eq!(played["summary"]["setName"], "Cube: Our cube");
    assert_eq!(answer(&[&["event", "list"], &database[..]].concat())[0]["setName"], "Cube: Our cube");
    let small = folder.path().join("small.txt");
    std::fs::write(&small, list(&[("SOR", 252)])).unwrap();
    let refused = cantina(&["draft", "--json", "--cube", small.to_str().unwrap()]);
    assert_eq!(code(&refused), (Some(1), "cube.too_small".into()));
    std::fs::write(&small, "1 Nonsense\n1 SOR_095").unwrap();
    let refused = cantina(&["draft", "--json", "--cube", small.to_str().unwrap()]);
    assert_eq!(code(&refused), (Some(2), "cube.unread".into()));
    assert_eq!(cantina(&["packs", "--sets", "SOR", "--chaos", "SHD"]).status.code(), Some(2));
}

/// CR 10.3: every seat ends with 3 leaders and at least 42 cards, and a deck of at least 30.
#[test]
fn a_draft_of_bots_shows_every_pick_and_every_deck() {
    let drafted = answer(&["draft", "--set", "SOR", "--seats", "8", "--seed", "1", "--json"]);
    let seats = drafted["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 8);
    for seat in seats {
        let picks = seat["picks"].as_array().unwrap();
        assert!(picks.len() >= 45);
        assert!(picks.iter().all(|pick| pick["from"].as_array().unwrap().contains(&pick["id"])));
        let pool: u64 = seat["pool"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(pool, picks.len() as u64);
        let deck: u64 = seat["deck"]["deck"].as_array().unwrap().iter().map(|row| row["count"].as_u64().unwrap()).sum();
        assert!(deck >= 30);
    }
}

#[test]
fn a_draft_event_runs_by_commands_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.db").display().to_string();
    let event = |arguments: &[&str]| answer(&[&["event"], arguments, &["--json", "--db", &path]].concat());
    assert_eq!(event(&["new", "Friday", "--set", "SHD", "--seed", "9"])["summary"]["id"], 1);
    event(&["player", "1", "add", "Ada", "Ben"]);
    event(&["player", "1", "bots", "2"]);
    event(&["seat", "1"]);
    event(&["draft", "1", "start"]);
    assert_eq!(event(&["draft", "1", "finish"])["summary"]["stage"], "deckBuilding");
    assert_eq!(event(&["pair", "1"])["rounds"][0]["tables"].as_array().unwrap().len(), 2);
    event(&["result", "1", "--round", "1", "--table", "1", "2-1"]);
    event(&["result", "1", "--round", "1", "--table", "2", "noshow-a"]);
    let standings = event(&["standings", "1"]);
    assert_eq!(standings.as_array().unwrap().len(), 4);
    assert_eq!(event(&["undo", "1"])["rounds"][0]["open"], 1);
    event(&["drop", "1", "2"]);
    assert_eq!(event(&["list"])[0]["players"], 4);
    let refused = |arguments: &[&str]| code(&cantina(&[&["event"], arguments, &["--json", "--db", &path]].concat()));
    assert_eq!(refused(&["show", "7"]), (Some(1), "event.not_found".into()));
    assert_eq!(refused(&["result", "1", "--round", "1", "--table", "1", "5-5"]).0, Some(1));
    assert_eq!(refused(&["result", "1", "--round", "1", "--table", "1", "two"]), (Some(2), "result.unreadable".into()));
    assert_eq!(refused(&["player", "1", "add", "ada"]), (Some(1), "players.duplicate".into()));
}

#[test]
fn a_file_that_is_no_cantina_database_is_refused_and_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    std::fs::write(&path, "shopping list").unwrap();
    let refused = code(&cantina(&["event", "list", "--json", "--db", &path.display().to_string()]));
    assert_eq!(refused, (Some(2), "store.not_ours".into()));
    assert_eq!(std::fs::read(&path).unwrap(), b"shopping list");
}

#[test]
fn the_demo_plays_a_complete_event() {
    let event = answer(&["event", "demo", "--set", "SOR", "--players", "16", "--seed", "3", "--json"]);
    assert_eq!(event["summary"]["stage"], "finished");
    assert_eq!((event["rounds"].as_array().unwrap().len(), event["standings"].as_array().unwrap().len()), (4, 16));
    assert_eq!(event["players"].as_array().unwrap().iter().filter(|player| player["deck"] == "legal").count(), 16);
}

/// A season of two events: a duplicate entry is merged, the events form a league, and both count.
#[test]
fn a_league_adds_up_events_and_duplicate_entries_can_be_merged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("season.db").display().to_string();
    let run = |arguments: &[&str]| answer(&[arguments, &["--json", "--db", &path]].concat());
    let refused = |arguments: &[&str]| code(&cantina(&[arguments, &["--json", "--db", &path]].concat()));
    for event in ["1", "2"] {
        run(&["event", "new", "Store night", "--kind", "constructed", "--seed", event]);
        run(&["event", "player", event, "add", "Ada", "Ben", "Cara", "Dan"]);
        run(&["event", "pair", event]);
        run(&["event", "result", event, "--round", "1", "--table", "1", "2-0"]);
        run(&["event", "games", event, "--round", "1", "--table", "2", "a+a", "b+a", "a+b"]);
    }
    run(&["event", "drop", "1", "1"]);
    run(&["event", "late", "1", "Ada Again"]);
    let met = refused(&["event", "merge", "1", "2", "--into", "3", "--note", "one"]);
    assert!(met.1.starts_with("tournament.merge_"), "{met:?}");
    let merged = run(&["event", "merge", "1", "5", "--into", "1", "--note", "came back", "--by", "Kim"]);
    assert_eq!((merged["players"].as_array().unwrap().len(), &merged["log"][0]["by"]), (4, &Value::from("Kim")));

    assert_eq!(run(&["league", "new", "Winter"])["id"], 1);
    let league = run(&["league", "add", "1", "1", "2"]);
    assert_eq!(league["standings"].as_array().unwrap().len(), 4);
    assert_eq!(run(&["league", "points", "1", "--best", "1"])["points"]["best"], 1);
    let csv = String::from_utf8(cantina(&["league", "csv", "1", "--db", &path]).stdout).unwrap();
    assert!(csv.lines().count() == 5 && csv.contains("("), "{csv}");
    assert_eq!(refused(&["league", "add", "1", "9"]).1, "event.not_found");
    assert_eq!(refused(&["league", "merge-names", "1", "Ada", "--as", "ADA"]).1, "league.same_already");
    let pdf = folder.path().join("league.pdf");
    run(&["league", "print", "1", "--out", pdf.to_str().unwrap()]);
    assert!(std::fs::read(&pdf).unwrap().starts_with(b"%PDF"));

    let first = &run(&["event", "statistics", "1", "2"])["first"];
    assert_eq!((&first["games"], &first["won"]), (&Value::from(6), &Value::from(2)));
    assert_eq!(run(&["league", "statistics", "1"])["first"], *first);
    assert_eq!(refused(&["event", "statistics", "9"]).1, "event.not_found");
}

/// After SIGKILL at any moment, the program restarts with everything that was acknowledged.
#[test]
fn every_acknowledged_step_survives_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.db");
    for run in 0..12u64 {
        let shown = lines_before_kill(&path, run);
        let Some(newest) = kept(&path) else {
            assert_eq!(shown, 0, "the event was shown and is gone");
            continue;
        };
        // The lines of the demo: the event, the seats, the draft, then one for each round.
        let stage = newest["summary"]["stage"].as_str().unwrap();
        let rounds = newest["rounds"].as_array().unwrap();
        let finished = rounds.iter().filter(|round| round["open"] == 0).count();
        assert!(shown < 2 || stage != "registration", "seats were shown and are gone: {stage}");
        assert!(shown < 3 || newest["pods"][0]["draft"]["part"] == "done", "the draft was shown and is gone");
        assert!(shown < 4 || finished >= shown - 3, "{finished} rounds kept, {shown} steps shown");
    }
}

/// Plays a demo and kills it after a time that differs per run. Returns the number of steps shown.
fn lines_before_kill(path: &Path, run: u64) -> usize {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .args(["event", "demo", "--players", "8", "--seed", &run.to_string(), "--db"])
        .arg(path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let marks = ["Demo draft", "Pod 1", "Drafted:", "Round "];
    let mut shown = 0;
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let deadline = std::time::Duration::from_millis(7 * run * run % 150);
    let killer = std::thread::spawn(move || {
        std::thread::sleep(deadline);
        child.kill().unwrap();
        child.wait().unwrap();
    });
    while let Some(Ok(line)) = lines.next() {
        shown += usize::from(marks.iter().any(|mark| line.starts_with(mark)));
    }
    killer.join().unwrap();
    shown
}

/// Returns the latest event of the database, or `None`.
fn kept(path: &Path) -> Option<Value> {
    let path = path.display().to_string();
    let events = answer(&["event", "list", "--json", "--db", &path]);
    let newest = events.as_array()?.first()?["id"].to_string();
    Some(answer(&["event", "show", &newest, "--json", "--db", &path]))
}

#[test]
fn a_tournament_document_is_paired_and_ranked_from_standard_input() {
    let document = r#"{"players":[{"id":"a","name":"Ada"},{"id":"b","name":"Ben"},{"id":"c","name":"Cleo"}],
        "rounds":[{"pairings":[{"a":"a","b":"b","result":{"a":2,"b":0,"draws":0}},{"a":"c","bye":true}]}],
        "planned_rounds":3,"seed":7}"#;
    let run = |command: &str, text: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cantina"))
            .args([command, "-", "--json"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
        child.wait_with_output().unwrap()
    };
    let paired = run("pair", document);
    assert!(paired.status.success(), "{}", String::from_utf8_lossy(&paired.stderr));
    let ranked: Value = serde_json::from_slice(&run("standings", document).stdout).unwrap();
    assert!(ranked.to_string().contains("\"1/3\""), "shares are exact: {ranked}");
    assert_eq!(run("pair", "{").status.code(), Some(2));
}

/// Every pairing of the simulated events is proven optimal; the same seed gives the same results.
#[test]
fn pairings_of_simulated_events_are_proven_optimal() {
    let run = || {
        let asked =
            ["--players", "5-20", "--events", "4", "--seed", "2", "--drops", "5", "--draws", "5", "--late", "10"];
        answer(&[&["tournament", "simulate", "--prove", "--json"], &asked[..]].concat())["figures"].clone()
    };
    let figures = run();
    assert_eq!((&figures["not_proven"], &figures["proven"]), (&0.into(), &figures["rounds"]));
    assert_eq!(figures, run());
    let refused = |players: &str| code(&cantina(&["tournament", "simulate", "--players", players, "--json"]));
    assert_eq!(refused("many"), (Some(2), "simulate.unreadable".into()));
    assert_eq!(refused("1"), (Some(1), "simulate.players".into()));
}

#[test]
fn a_profile_can_be_shown_checked_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let (db, file) = (folder.path().join("p.db").display().to_string(), folder.path().join("house.json"));
    let shown = cantina(&["profile", "show", "swu-melee", "--db", &db]);
    let mut profile: Value = serde_json::from_slice(&shown.stdout).unwrap();
    profile["key"] = "house".into();
    profile["round_minutes"] = 0.into();
    std::fs::write(&file, profile.to_string()).unwrap();
    let path = file.display().to_string();
    let checked = cantina(&["profile", "check", &path, "--json", "--db", &db]);
    assert_eq!(checked.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&checked.stdout).contains("profile.minutes"));
    profile["round_minutes"] = 40.into();
    std::fs::write(&file, profile.to_string()).unwrap();
    let kept = answer(&["profile", "save", &path, "--json", "--db", &db]);
    assert!(kept.as_array().unwrap().iter().any(|one| one["key"] == "house"));
    assert_eq!(answer(&["profile", "remove", "house", "--json", "--db", &db]).as_array().unwrap().len(), 3);
}

/// A complete event by commands alone: lists, manual pairings, penalties, a clock, a cut, and an export to another
/// file.
#[test]
fn a_constructed_event_runs_by_commands_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let db = path("desk.db");
    let event = |arguments: &[&str]| answer(&[&["event", "--by", "Jo"], arguments, &["--json", "--db", &db]].concat());
    let made = event(&["new", "Saturday", "--kind", "constructed", "--best-of", "1", "--cut", "2", "--seed", "4"]);
    assert_eq!(made["summary"]["set"], "");
    event(&["player", "1", "add", "Ada", "Ben", "Cy", "Dee"]);
    event(&["rounds", "1", "1"]);
    event(&["assign-table", "1", "4", "9"]);
    let paired = event(&["pair", "1", "--by-hand", "1:2", "--note", "stream"]);
    assert_eq!(paired["rounds"][0]["tables"][0]["players"][0]["name"], "Ada");
    event(&["clock", "1", "--round", "1", "start", "--minutes", "40"]);
    event(&["extend", "1", "--round", "1", "--table", "9", "180", "--note", "deck check"]);
    event(&["late", "1", "Eva", "--into-round"]);
    let told = event(&["penalty", "1", "1", "--infraction", "5.1", "--note", "rude"]);
    assert_eq!((&told["penalties"][0]["penalty"], &told["log"][0]["by"]), (&"warning".into(), &"Jo".into()));
    event(&["note", "1", "spilled drink", "--player", "2"]);
    event(&["deck-checks", "1", "--draw", "1"]);
    event(&[
        "act",
        "1",
        r#"{"act":"games","round":1,"table":1,"bans":null,"games":[{"winner":"a","first":"b","decks":null}]}"#,
    ]);
    event(&["games", "1", "--round", "1", "--table", "9", "b+a"]);
    let told = event(&["preview-result", "1", "--round", "1", "--table", "1", "0-1"]);
    assert!(!told["ranks"].as_array().unwrap().is_empty());
    assert_eq!(event(&["cut", "1", "2", "--plan"])["seeds"].as_array().unwrap().len(), 2);
    assert_eq!(event(&["cut", "1", "2"])["bracket"]["size"], 2);
    event(&["pair", "1"]);
    event(&["result", "1", "--round", "2", "--table", "1", "1-0"]);
    let over = event(&["show", "1", "--full"]);
    assert_eq!((&over["bracket"]["over"], over["finalPlaces"].as_array().unwrap().len()), (&true.into(), 5));
    assert!(answer(&["backups", "--json", "--db", &db])["copies"].as_array().unwrap().len() >= 3);
    assert_eq!(answer(&["verify", "--json", "--db", &db]).as_array().unwrap().len(), 0);
    event(&["export", "1", &path("saturday.json")]);
    event(&["csv", "1", "standings", &path("standings.csv")]);
    assert!(std::fs::read_to_string(path("standings.csv")).unwrap().starts_with("Rank,Name,"));

    let other = path("other.db");
    answer(&["event", "import", &path("saturday.json"), "--json", "--db", &other]);
    let there = answer(&["event", "show", "1", "--full", "--json", "--db", &other]);
    assert_eq!(there["standings"], over["standings"]);
    assert_eq!(there["finalPlaces"], over["finalPlaces"]);
    let refused = |arguments: &[&str]| code(&cantina(&[&["event"], arguments, &["--json", "--db", &db]].concat()));
    assert_eq!(
        refused(&["delete-round", "1", "--round", "1", "--note", "x"]),
        (Some(1), "tournament.not_newest".into())
    );
    assert_eq!(refused(&["act", "1", "{"]), (Some(2), "act.unreadable".into()));
}

/// All printouts of an event, and a result entered by the code of a match slip.
#[test]
fn the_papers_of_an_event_can_be_printed() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("event.db").display().to_string();
    let event = |arguments: &[&str]| answer(&[&["event"], arguments, &["--json", "--db", &db]].concat());
    for new in [["--set", "SOR"], ["--kind", "constructed"]] {
        let made = event(&[&["new", "Friday", "--mode", "paper", "--seed", "9"], &new[..]].concat());
        let number = made["summary"]["id"].to_string();
        event(&["player", &number, "add", "Ada", "Ben", "Zoë Müller", "Дмитрий", "張三"]);
    }
    event(&["seat", "1"]);
    let file = folder.path().join("paper.pdf");
    let print = |number: &str, which: &str, more: &[&str]| {
        let out = file.display().to_string();
        let asked = [&["event", "print", number, which, "--out", &out, "--json", "--db", &db], more].concat();
        let output = cantina(&asked);
        (output.status.success() && std::fs::read(&file).unwrap().starts_with(b"%PDF"), code(&output).1)
    };
    for kind in ["seatings", "pods"] {
        assert_eq!(print("1", kind, &["--paper", "letter"]), (true, String::new()), "{kind}");
    }
    assert_eq!(print("1", "pairings", &[]), (false, "paper.nothing".into()));
    event(&["pair", "2"]);
    for kind in ["pairings", "names", "slips", "standings"] {
        assert_eq!(print("2", kind, &[]), (true, String::new()), "{kind}");
    }
    assert_eq!(print("2", "names", &["--round", "2"]), (false, "round.not_found".into()));
    let refused = cantina(&["event", "result", "2", "--slip", "1-1-??", "2-1", "--json", "--db", &db]);
    assert_eq!(code(&refused), (Some(1), "slip.unknown".into()));
    assert_eq!(cantina(&["event", "result", "2", "--round", "1", "2-1", "--db", &db]).status.code(), Some(2));
}
