//! Tests of events by command line: players by name, output with names, Twin Suns, a tabletop draft.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Runs `cantina event …` on a database and returns its output.
fn event(db: &Path, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .args(["--db", db.to_str().unwrap(), "event"])
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
}

fn json(db: &Path, arguments: &[&str]) -> Value {
    let all: Vec<&str> = arguments.iter().copied().chain(["--json"]).collect();
    serde_json::from_str(&event(db, &all).unwrap()).unwrap()
}

fn constructed(folder: &tempfile::TempDir, options: &[&str]) -> std::path::PathBuf {
    let db = folder.path().join("desk.db");
    let new: Vec<&str> =
        ["new", "Open", "--kind", "constructed", "--seed", "5"].iter().chain(options).copied().collect();
    event(&db, &new).unwrap();
    event(&db, &["player", "1", "add", "Ada Lovelace", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana"]).unwrap();
    db
}

#[test]
fn commands_accept_and_print_player_names() {
    let folder = tempfile::tempdir().unwrap();
    let db = constructed(&folder, &[]);
    let paired = event(&db, &["pair", "1", "--why"]).unwrap();
    assert!(paired.contains("First round: paired at random.") && paired.contains("Open: 1, 2, 3, 4"), "{paired}");
    let dropped = event(&db, &["drop", "1", "lovelace"]).unwrap();
    assert!(dropped.contains("Ada Lovelace dropped"), "{dropped}");
    let undone = event(&db, &["undo", "1"]).unwrap();
    assert!(undone.contains("Undo: Ada Lovelace dropped"), "{undone}");
    let result = event(&db, &["result", "1", "--round", "1", "--table", "2", "2-1"]).unwrap();
    assert!(result.contains("Round 1, table 2 (") && result.contains("Open: 1, 3, 4"), "{result}");
    let refused = event(&db, &["pair", "1"]).unwrap_err();
    assert!(refused.contains("tables 1, 3, 4"), "{refused}");
    let view = json(&db, &["show", "1"]);
    let seated = |table: usize, seat: usize| {
        view["rounds"][0]["tables"][table]["players"][seat]["name"].as_str().unwrap().to_owned()
    };
    let (one, other) = (seated(0, 0), seated(2, 1));
    let swapped = event(&db, &["swap", "1", &one, &other, "--note", "family"]).unwrap();
    assert!(swapped.contains(&format!("{one} (now table")) && swapped.contains("swapped"), "{swapped}");
    let by_hand = event(&db, &["set-pairings", "1", "Ada Lovelace:Ben", "--note", "asked"]).unwrap();
    assert!(by_hand.contains("New: ") && by_hand.contains("asked"), "{by_hand}");
    let refused = event(&db, &["penalty", "1", "Ben", "--infraction", "5.1", "--note", " "]).unwrap_err();
    assert!(refused.contains("tournament.no_note"), "{refused}");
    assert!(event(&db, &["drop", "1", "e"]).unwrap_err().contains("player.ambiguous"));
    let late = event(&db, &["late", "1", "Ivo"]).unwrap();
    assert!(late.contains("Ivo entered"), "{late}");
    assert!(event(&db, &["show", "1", "--why"]).unwrap().contains("Manual pairing: asked"));
    assert!(event(&db, &["clock", "1", "--deck-building", "start"]).unwrap().contains("Deck building: clock started"));
    assert!(event(&db, &["show", "1", "--full"]).unwrap().contains("Deck building: 29:5"));
}

#[test]
fn standings_after_a_round_mark_drops_and_the_last_round_is_power_paired() {
    let folder = tempfile::tempdir().unwrap();
    let db = constructed(&folder, &[]);
    for round in 1..=2 {
        event(&db, &["pair", "1"]).unwrap();
        for table in 1..=4 {
            event(&db, &["result", "1", "--round", &round.to_string(), "--table", &table.to_string(), "2-0"]).unwrap();
        }
    }
    event(&db, &["drop", "1", "Hana"]).unwrap();
    let now = event(&db, &["standings", "1"]).unwrap();
    assert!(now.lines().any(|line| line.contains("Hana") && line.ends_with("dropped")), "{now}");
    let then = event(&db, &["standings", "1", "--round", "1"]).unwrap();
    assert!(then.contains("after round 1") && then.contains("1-0-0") && !then.contains("2-0-0"), "{then}");
    let last = event(&db, &["pair", "1", "--power", "--why"]).unwrap();
    assert!(last.contains("Paired by the standings: 1 against"), "{last}");
}

#[test]
fn a_twin_suns_event_runs_by_commands_to_the_final_table() {
    let folder = tempfile::tempdir().unwrap();
    let db = constructed(&folder, &["--rounds", "tables"]);
    event(&db, &["rounds", "1", "1"]).unwrap();
    event(&db, &["pair", "1"]).unwrap();
    assert!(event(&db, &["result", "1", "--round", "1", "--table", "1", "2-0"]).unwrap_err().contains("HP left"));
    let view = json(&db, &["show", "1", "--full"]);
    let absent = view["rounds"][0]["tables"][0]["players"][0]["name"].as_str().unwrap().to_owned();
    assert!(event(&db, &["no-show", "1", &absent]).unwrap().contains("no-show"));
    event(&db, &["pair-again", "1", "--note", "again"]).unwrap();
    for table in ["1", "2"] {
        event(&db, &["table-result", "1", "--round", "1", "--table", table, "20", "3", "12", "7"]).unwrap();
    }
    let told = event(&db, &["preview-result", "1", "--round", "1", "--table", "1", "0", "3", "12", "7"]).unwrap();
    assert!(told.contains("The rank"), "{told}");
    for asked in [&["standings", "1"][..], &["show", "1"], &["standings", "1", "--round", "1"]] {
        let text = event(&db, asked).unwrap();
        assert!(text.contains("points") && !text.contains("OMW"), "{text}");
    }
    assert_eq!(json(&db, &["standings", "1"])[0]["values"][0], 5);
    event(&db, &["cut", "1", "4"]).unwrap();
    let last = event(&db, &["pair", "1"]).unwrap();
    assert_eq!(last.lines().filter(|line| line.contains('\u{2013}')).count(), 1, "{last}");
    event(&db, &["table-result", "1", "--round", "2", "--table", "1", "1", "2", "30", "4"]).unwrap();
    let winner = json(&db, &["show", "1", "--full"])["rounds"][1]["tables"][0]["players"][2]["name"].clone();
    assert_eq!(json(&db, &["standings", "1"])[0]["name"], winner);
}

#[test]
fn a_tabletop_draft_runs_by_commands() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("desk.db");
    event(&db, &["new", "Paper", "--set", "SOR", "--mode", "paper"]).unwrap();
    event(&db, &["player", "1", "add", "Ada", "Ben"]).unwrap();
    event(&db, &["seat", "1"]).unwrap();
    event(&db, &["draft", "1", "start"]).unwrap();
    let clock = event(&db, &["draft", "1", "clock", "run"]).unwrap();
    assert!(clock.contains("Pod 1: leaders, pick 1 of 3"), "{clock}");
    assert!(event(&db, &["draft", "1", "clock", "next"]).unwrap().contains("leaders, pick 2 of 3"));
    assert!(event(&db, &["draft", "1", "clock", "back"]).unwrap().contains("leaders, pick 1 of 3"));
    assert!(event(&db, &["draft", "1", "clock", "pause"]).unwrap().contains("(paused)"));
    assert!(event(&db, &["draft", "1", "finish"]).unwrap().contains("Next: pair a round."));
    event(&db, &["pair", "1"]).unwrap();
}
