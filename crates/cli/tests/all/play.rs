//! Tests of `cantina play`: games through pipes.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn play(arguments: &[&str], typed: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .arg("play")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    let typed = typed.to_owned();
    // The program may end before it has read all input.
    let writer = std::thread::spawn(move || drop(input.write_all(typed.as_bytes())));
    let output = program.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn code(arguments: &[&str], typed: &str) -> (Option<i32>, String) {
    let output = play(&[arguments, &["--json"]].concat(), typed);
    let error: Value = serde_json::from_slice(&output.stderr).unwrap_or_default();
    (output.status.code(), error["code"].as_str().unwrap_or_default().to_owned())
}

const STARTERS: [&str; 4] = ["--deck", "SOR-Luke", "--deck", "sor-vader"];

#[test]
fn a_game_of_two_bots_is_printed_readably() {
    let text = said(&play(&[&STARTERS[..], &["--p1", "quick", "--p2", "random", "--seed", "1"]].concat(), ""));
    for part in [
        "Player 1: SOR-Luke (quick)",
        "Seed 1",
        "  Player 2: base 30 of 30 HP; ",
        "== Round 1, action phase ==",
        "[6.3.3]",
        "wins the game ==",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(!text.contains('\x1b'), "colours through a pipe");
    assert!(!text.contains("> "), "no question is open");
}

#[test]
fn a_game_is_printed_in_german() {
    let text = said(&play(&[&STARTERS[..], &["--p1", "quick", "--seed", "1", "--language", "german"]].concat(), ""));
    for part in ["== Runde 1, Aktionsphase ==", "Spieler 1 spielt ", " fügt der Basis von Spieler ", "[6.3.3]"] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(!text.contains("Resolving") && !text.contains(" damage"), "{text}");
}

/// CR 12: four Twin Suns decks at one table; the counters are taken, and an elimination ends the game.
#[test]
fn four_bots_play_twin_suns() {
    let decks = ["1", "2", "3", "4"].map(|number| format!("house-twin-{number}"));
    let named = decks.iter().flat_map(|deck| ["--deck", deck]);
    let text = said(&play(&named.chain(["--p1", "quick", "--seed", "2"]).collect::<Vec<_>>(), ""));
    for part in ["Player 4: house-twin-4 (quick)", "takes the plan counter", "takes the blast counter", "loses"] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(text.contains("wins the game ==") || text.contains("share the victory =="), "{text}");
}

/// CR 1.17.2: the opponent's drawn and resourced cards stay hidden; the player's own cards are named.
#[test]
fn a_person_can_play_through_a_pipe() {
    let arguments = [&STARTERS[..], &["--p2", "random", "--seed", "4"]].concat();
    let text = said(&play(&arguments, &"1\n".repeat(5000)));
    assert!(text.contains("== You win the game =="), "{text}");
    assert!(text.contains("Player 2 draws 6 cards"));
    assert!(text.contains("Player 2 resources a card"));
    assert!(text.contains("You: Take a mulligan?\n   1  yes\n   2  no\n> "));
    let theirs = text.lines().filter(|line| line.starts_with("Player 2 draws "));
    assert!(theirs.clone().count() > 2);
    for line in theirs {
        assert!(line.contains(" card"), "{line}");
    }
    assert!(!text.lines().any(|line| line.starts_with("You draw ") && line.contains(" cards")));
}

#[test]
fn play_prints_help_and_supports_undo_and_conceding() {
    let arguments = [&STARTERS[..], &["--p2", "quick", "--seed", "4"]].concat();
    let text = said(&play(&arguments, "?\nu\n99\nyesno\nb\n1\nno\nu\nYES\nq\n"));
    for part in [
        "If there is only one answer, press Enter.",
        "There is nothing to undo.",
        "There is no answer 99. Choose 1 to 2.",
        "No answer matches \"yesno\"",
        "You keep your hand",
        "Undone.",
        "You take a mulligan",
        "You concede",
        "== Player 2 wins the game ==",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    let both = [&STARTERS[..], &["--p1", "human", "--p2", "human", "--seed", "4"]].concat();
    let text = said(&play(&both, "1\nq\n"));
    assert!(text.contains(" draws 6 cards"), "two people at one terminal read each other's cards:\n{text}");
}

#[test]
fn a_series_of_games_is_counted() {
    let arguments = [&STARTERS[..], &["--p2", "random", "--games", "6", "--seed", "2", "--json"]].concat();
    let once = || -> Value { serde_json::from_str(&said(&play(&arguments, ""))).unwrap() };
    let series = once();
    assert_eq!((&series["games"], &series["seed"], &series["players"][0]), (&6.into(), &2.into(), &"quick".into()));
    let wins: Vec<u64> = series["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).collect();
    assert_eq!(wins[0] + wins[1] + series["draws"].as_u64().unwrap(), 6);
    assert_eq!(series["rates"][0].as_f64().unwrap(), wins[0] as f64 / 6.0);
    let again = once();
    for field in ["wins", "rounds", "answers", "intervals"] {
        assert_eq!(series[field], again[field], "{field} of the same seed");
    }
    let words = said(&play(&[&STARTERS[..], &["--games", "2", "--p2", "random", "--seed", "2"]].concat(), ""));
    assert!(words.contains("Player 1 (quick, SOR-Luke)") && words.contains("2 games, "), "{words}");
}

#[test]
fn a_game_that_cannot_be_played_is_refused_with_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let good = file(
        "good.json",
        r#"{"leader": {"id": "SOR_005", "count": 1}, "base": {"id": "SOR_029", "count": 1}, "deck": [{"id": "SOR_095", "count": 50}]}"#,
    );
    let no_base =
        file("no_base.json", r#"{"leader": {"id": "SOR_005", "count": 1}, "deck": [{"id": "SOR_095", "count": 50}]}"#);
    let no_deck = file("no_deck.json", "{\"a\": 1}");
    let series = play(&["--deck", &good, "--p2", "random", "--games", "1", "--json"], "");
    assert!(series.status.success(), "{}", String::from_utf8_lossy(&series.stderr));
    assert_eq!(code(&["--deck", &no_base], ""), (Some(1), "play.base".into()));
    assert_eq!(code(&["--deck", &no_deck], "").0, Some(2));
    assert_eq!(code(&["--deck", "nothing-of-that-name"], ""), (Some(2), "play.no_deck".into()));
    assert_eq!(code(&["--deck", "SOR-Luke", "--p1", "human"], ""), (Some(2), "play.human".into()));
    let five = ["--deck", "SOR-Luke"].repeat(5);
    assert_eq!(code(&five, ""), (Some(2), "play.decks".into()));
    let cut = play(&[&STARTERS[..], &["--seed", "1"]].concat(), "1\n");
    assert_eq!(cut.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&cut.stderr).contains("play.input_ended"));
}
