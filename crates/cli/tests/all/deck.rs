//! Tests of `cantina deck` from a script: verdicts, exit codes, conversions, odds, statistics, sheets.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// A deck of 50 sold with Ashes of the Empire: legal in Premier since that set's release.
const LUKE: [(&str, u32); 23] = [
    ("ASH_031", 1),
    ("ASH_060", 1),
    ("LAW_047", 1),
    ("ASH_072", 2),
    ("ASH_166", 3),
    ("ASH_059", 3),
    ("ASH_156", 2),
    ("LAW_254", 3),
    ("ASH_158", 3),
    ("ASH_061", 3),
    ("ASH_255", 3),
    ("ASH_153", 1),
    ("ASH_071", 3),
    ("JTL_062", 2),
    ("JTL_051", 3),
    ("ASH_078", 2),
    ("ASH_159", 2),
    ("ASH_065", 2),
    ("ASH_163", 1),
    ("ASH_184", 2),
    ("ASH_162", 2),
    ("ASH_066", 3),
    ("ASH_088", 2),
];

fn rows(cards: &[(&str, u32)]) -> Value {
    cards.iter().map(|(id, count)| json!({"id": id, "count": count})).collect()
}

fn luke() -> Value {
    json!({"metadata": {"name": "Luke"}, "leader": {"id": "ASH_005", "count": 1}, "base": {"id": "ASH_024", "count": 1},
           "deck": rows(&LUKE), "sideboard": []})
}

fn cantina(arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that rejects its arguments does not read its input.
    let _ = program.stdin.take().unwrap().write_all(input.as_bytes());
    program.wait_with_output().unwrap()
}

/// Returns the verdict on a deck from standard input, with the exit code.
fn check(deck: &Value, arguments: &[&str]) -> (Value, Option<i32>) {
    let arguments = [&["deck", "check", "-", "--json", "--format"], arguments].concat();
    let output = cantina(&arguments, &deck.to_string());
    (serde_json::from_slice(&output.stdout).unwrap_or_default(), output.status.code())
}

fn codes(verdict: &Value) -> Vec<&str> {
    verdict["problems"].as_array().unwrap().iter().map(|problem| problem["code"].as_str().unwrap()).collect()
}

/// CR 9.2.2: 50 cards, at most three copies, one leader and base.
#[test]
fn checking_a_legal_deck_exits_with_0() {
    let (verdict, code) = check(&luke(), &["premier", "--on", "2026-11-21"]);
    let expected =
        json!({"legal": true, "answer": "legal", "known": true, "playable": true, "not_playable": [], "problems": []});
    assert_eq!(verdict, expected);
    assert_eq!(code, Some(0));
}

/// ASH was released on 2026-07-17.
#[test]
fn deck_legality_depends_on_the_day() {
    let (verdict, code) = check(&luke(), &["premier", "--on", "2026-07-16"]);
    assert_eq!((&verdict["legal"], code), (&json!(false), Some(1)));
    let problem = &verdict["problems"][0];
    for field in ["code", "message", "rule"] {
        assert!(!problem[field].as_str().unwrap().is_empty(), "{field} in {problem}");
    }
    assert!(!problem["cards"].as_array().unwrap().is_empty());
}

/// CR 9.2.2A and 9.2.2B: both problems are reported together.
#[test]
fn all_problems_of_a_deck_are_reported_at_once() {
    let mut deck = luke();
    deck["deck"] = rows(&[("ASH_166", 4)]);
    deck["base"] = Value::Null;
    let (verdict, code) = check(&deck, &["premier", "--on", "2026-11-21"]);
    assert_eq!(code, Some(1));
    for wanted in ["deck.too_few_cards", "deck.too_many_copies", "deck.base_count"] {
        assert!(codes(&verdict).contains(&wanted), "{wanted} in {verdict}");
    }
}

/// CR 9.2.2D: the two decks sold with Homeworlds are legal in Premier from its release on. Bundled decks are named by
/// their keys.
#[test]
fn the_decks_sold_with_homeworlds_are_legal_in_premier() {
    for key in ["HMW-Chewbacca", "hmw-tarkin"] {
        let check = |on: &str| {
            let output = cantina(&["deck", "check", key, "--format", "premier", "--on", on, "--json"], "");
            (output.status.code(), serde_json::from_slice::<Value>(&output.stdout).unwrap())
        };
        let (code, verdict) = check("2026-11-22");
        assert_eq!((code, &verdict["legal"]), (Some(0), &json!(true)), "{key}: {verdict}");
        let (code, verdict) = check("2026-10-08");
        assert_eq!((code, codes(&verdict)[0]), (Some(1), "deck.not_released"), "{key}");
    }
}

/// A card of a set that is on sale but not in this version is not reported as unknown: the message names its set.
#[test]
fn a_card_of_icons_2027_is_reported_with_its_set() {
    let mut deck = luke();
    deck["deck"][0]["id"] = json!("IC27_067");
    let (verdict, code) = check(&deck, &["premier", "--on", "2026-11-22"]);
    assert_eq!((codes(&verdict)[0], code), ("exchange.incomplete_set", Some(1)));
    let message = verdict["problems"][0]["message"].as_str().unwrap();
    assert!(message.contains("Icons 2027 Edition (IC27, released 2026-11-20)"), "{message}");
    assert!(message.contains("newer version"), "{message}");
    // Nothing else is wrong: an unknown card is not a missing one.
    assert_eq!((&verdict["answer"], codes(&verdict).len()), (&json!("cannot_be_judged"), 1));
    assert_eq!(
        (&verdict["legal"], &verdict["known"], &verdict["playable"]),
        (&json!(false), &json!(false), &json!(false))
    );
    let mut unknown = deck.clone();
    unknown["leader"]["id"] = json!("IC27_001");
    let (verdict, _) = check(&unknown, &["premier", "--on", "2026-11-22"]);
    assert_eq!((&verdict["answer"], codes(&verdict).len()), (&json!("cannot_be_judged"), 2), "{verdict}");
    // A rule broken by the known cards is broken whatever the unknown ones are.
    unknown["deck"][5]["count"] = json!(4);
    let (verdict, _) = check(&unknown, &["premier", "--on", "2026-11-22"]);
    assert_eq!(verdict["answer"], "illegal");
    assert!(codes(&verdict).contains(&"deck.too_many_copies") && !codes(&verdict).contains(&"deck.leader_count"));
    // Its reprints are judged like the original cards.
    deck["deck"][0]["id"] = json!("IC27_136");
    assert_eq!(check(&deck, &["premier", "--on", "2026-11-22"]).1, Some(0));
    assert_eq!(check(&deck, &["premier", "--on", "2026-11-19"]).1, Some(1));
}

/// CR 9.3: three decks in one array, three copies over all of them.
#[test]
fn the_same_deck_three_times_is_not_a_legal_trilogy() {
    let (verdict, code) = check(&json!([luke(), luke(), luke()]), &["trilogy", "--on", "2026-11-21"]);
    assert_eq!(code, Some(1));
    assert!(codes(&verdict).contains(&"deck.too_many_copies"), "{verdict}");
}

/// CR 10.2: a sealed deck is checked against its pool, and cannot be without one.
#[test]
fn a_limited_deck_can_only_be_checked_with_its_pool() {
    let folder = tempfile::tempdir().unwrap();
    let pool = folder.path().join("pool.json");
    let mut cards: serde_json::Map<String, Value> = LUKE.iter().map(|(id, n)| ((*id).into(), json!(n))).collect();
    cards.insert("ASH_005".into(), json!(1));
    std::fs::write(&pool, json!({"set": "ASH", "cards": cards}).to_string()).unwrap();
    let mut deck = luke();
    let with = ["sealed", "--pool", pool.to_str().unwrap()];
    assert_eq!(check(&deck, &with).1, Some(0));
    deck["deck"][0]["count"] = json!(2);
    let (verdict, code) = check(&deck, &with);
    assert_eq!((codes(&verdict), code), (vec!["deck.not_in_pool"], Some(1)));
    assert_eq!(check(&deck, &["draft"]).1, Some(2));
}

#[test]
fn unreadable_input_exits_with_2() {
    let read = |arguments: &[&str], input: &str| {
        let output = cantina(&[arguments, &["--json"]].concat(), input);
        let error: Value = serde_json::from_slice(&output.stderr).unwrap_or_default();
        (output.status.code(), error["code"].as_str().unwrap_or_default().to_owned())
    };
    let check = ["deck", "check", "-", "--format", "premier"];
    for input in ["", "{\"deck\": 3}", "[[[[", "\u{0}\u{1}\u{2}"] {
        let (code, error) = read(&check, input);
        assert_eq!(code, Some(2), "{input:?}");
        assert!(error.starts_with("exchange."), "{input:?}: {error}");
    }
    let late = [&check[..], &["--on", "2026-13-01"]].concat();
    assert_eq!(read(&late, &luke().to_string()), (Some(2), "date.unreadable".into()));
    let nowhere = ["deck", "check", "nowhere.json", "--format", "premier"];
    assert_eq!(read(&nowhere, ""), (Some(2), "file.unreadable".into()));
    assert_eq!(read(&["deck", "check", "-", "--format", "poker"], "").0, Some(2));
}

/// An unknown card makes the deck illegal, and is reported with its place and the closest names.
#[test]
fn a_mistyped_card_name_is_reported_with_the_closest_names() {
    let text =
        "Leader\n1 | Luke Skywalker | I Can Save Him\n\nBase\n1 | Dragonsnake Bog\n\nMainDeck\n3 | Ewok Warior\n";
    let output = cantina(&["deck", "check", "-", "--format", "premier", "--json"], text);
    assert_eq!(output.status.code(), Some(1));
    let verdict: Value = serde_json::from_slice(&output.stdout).unwrap();
    let message = verdict["problems"][0]["message"].as_str().unwrap();
    assert!(message.contains("Line 8") && message.contains("Ewok Warrior"), "{message}");
}

/// A deck converted to each format and back is unchanged.
#[test]
fn a_deck_converted_to_every_format_and_back_is_unchanged() {
    let first = cantina(&["deck", "convert", "-", "--to", "swudb"], &luke().to_string());
    let first: Value = serde_json::from_slice(&first.stdout).unwrap();
    assert_eq!(first["leader"]["id"], "ASH_005");
    for shape in ["melee", "text", "picklist", "tts", "csv"] {
        let there = cantina(&["deck", "convert", "-", "--to", shape], &luke().to_string());
        assert_eq!(there.status.code(), Some(0), "{shape}: {}", String::from_utf8_lossy(&there.stderr));
        let text = String::from_utf8(there.stdout).unwrap();
        let back = cantina(&["deck", "convert", "-", "--to", "swudb"], &text);
        assert_eq!(back.status.code(), Some(0), "{shape}: {}", String::from_utf8_lossy(&back.stderr));
        let back: Value = serde_json::from_slice(&back.stdout).unwrap();
        let cards = |deck: &Value| {
            let mut rows: Vec<String> = deck["deck"].as_array().unwrap().iter().map(Value::to_string).collect();
            rows.sort();
            (rows, deck["leader"].clone(), deck["base"].clone())
        };
        assert_eq!(cards(&back), cards(&first), "{shape}");
    }
}

/// Hypergeometric: 1 - C(47,6)/C(50,6) = 32.4 %, and 1 - (1 - 0.324)^2 = 54.3 % after one mulligan.
#[test]
fn deck_odds_agree_with_hand_calculation() {
    let odds = |arguments: &[&str], input: &str| -> Value {
        let output = cantina(&[&["deck", "odds", "--json"], arguments].concat(), input);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let percent = |share: &Value| (share.as_f64().unwrap() * 1000.0).round() / 10.0;
    let figures = odds(&["--deck", "50", "--copies", "3"], "");
    assert_eq!(percent(&figures["opening"]), 32.4);
    assert_eq!(percent(&figures["withMulligan"]), 54.3);
    let deck = odds(&["-", "--card", "Ewok Warrior"], &luke().to_string());
    assert_eq!(deck["opening"], figures["opening"]);
    assert_eq!(cantina(&["deck", "odds", "--deck", "50"], "").status.code(), Some(2));
    assert_eq!(cantina(&["deck", "odds", "--deck", "5", "--copies", "9"], "").status.code(), Some(2));
}

#[test]
fn deck_statistics_count_all_cards() {
    let output = cantina(&["deck", "stats", "-", "--json"], &luke().to_string());
    let figures: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(figures["size"], 50);
    let curve = figures["statistics"]["curve"].as_array().unwrap();
    let all: u64 =
        curve.iter().flat_map(|step| ["units", "upgrades", "events"].map(|kind| step[kind].as_u64().unwrap())).sum();
    assert_eq!(all, 50);
}

#[test]
fn a_deck_sheet_is_a_pdf() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = |file: &Path, more: &[&str]| {
        let arguments = [&["deck", "sheet", "-", "--out", file.to_str().unwrap()], more].concat();
        assert!(cantina(&arguments, &luke().to_string()).status.success());
        std::fs::read(file).unwrap()
    };
    let a4 = sheet(&folder.path().join("a4.pdf"), &["--player", "Ada"]);
    let letter = sheet(&folder.path().join("letter.pdf"), &["--paper", "letter", "--list"]);
    assert!(a4.starts_with(b"%PDF") && letter.starts_with(b"%PDF") && a4 != letter);
}
