//! Tests of `cantina engine` from other programs: a process that answers line by line.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// Sends all lines to a new process and reads its answers.
fn talk(lines: &[u8]) -> Vec<Value> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    let lines = lines.to_vec();
    let writer = std::thread::spawn(move || input.write_all(&lines));
    let output = program.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success());
    let answers = String::from_utf8(output.stdout).unwrap();
    answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn lines(lines: &[Value]) -> Vec<u8> {
    lines.iter().flat_map(|line| format!("{line}\n").into_bytes()).collect()
}

/// The same seed and actions give the same hash in another process; another seed gives another game.
#[test]
fn a_game_replayed_in_another_process_has_the_same_hash() {
    let play = |seed: u64| {
        let mut asked = vec![json!({"do": "new", "decks": ["SOR-Luke", "SOR-Vader"], "seed": seed})];
        asked.extend((0..120).map(|turn| json!({"do": "bot", "skill": "random", "seed": turn})));
        asked.push(json!({"do": "replay"}));
        talk(&lines(&asked))
    };
    let played = play(5);
    assert_eq!(played.len(), 122);
    let game = &played[121]["game"];
    assert_eq!(game["moves"].as_array().map(Vec::len), Some(120));
    assert!(game["position"].is_string());
    assert_eq!(play(5), played);
    assert_ne!(play(6)[121]["game"]["position"], game["position"]);
    let again = talk(&lines(&[json!({"do": "replay", "game": game}), json!({"do": "log"})]));
    assert_eq!(again[0]["hash"], played[120]["hash"]);
    assert_eq!(again[0]["next"], played[120]["next"]);
    let mut wrong = game.clone();
    wrong["moves"].as_array_mut().unwrap().pop();
    assert_eq!(talk(&lines(&[json!({"do": "replay", "game": wrong})]))[0]["error"]["code"], "replay.differs");
}

#[test]
fn each_invalid_line_gets_an_error_and_the_program_continues() {
    let mut asked = b"nonsense\n\n\xff\n{\"do\":\"hash\"}\r\n".to_vec();
    asked.extend(vec![b' '; (1 << 20) + 5]);
    asked.extend(b"\n{\"do\":\"decks\"}\n{\"do\":\"quit\",\"id\":9}\n{\"do\":\"help\"}\n");
    let answers = talk(&asked);
    let codes: Vec<&str> = answers[..5].iter().map(|answer| answer["error"]["code"].as_str().unwrap()).collect();
    assert_eq!(codes, ["line.not_json", "line.empty", "line.not_text", "game.none", "line.too_long"]);
    assert!(answers[5]["decks"]["SOR-Luke"]["leaders"].is_array());
    assert_eq!(answers[6], json!({"ok": "quit", "id": 9}));
    assert_eq!(answers.len(), 7, "nothing is answered after quit");
    assert_eq!(talk(b"{\"do\":\"help\"}").len(), 1, "the last line needs no end");
}

/// Lines of docs/protocol.md that begin with "> " are sent; lines with "< " are part of the answers.
#[test]
fn the_protocol_document_shows_the_engines_answers() {
    let document = include_str!("../../../../docs/protocol.md");
    let (asked, told): (Vec<&str>, Vec<&str>) = document
        .lines()
        .filter(|line| line.starts_with("> {") || line.starts_with("< {"))
        .partition(|line| line.starts_with('>'));
    assert!(asked.len() > 10 && asked.len() == told.len(), "{} questions, {} answers", asked.len(), told.len());
    let sent: Vec<u8> = asked.iter().flat_map(|line| format!("{}\n", &line[2..]).into_bytes()).collect();
    for ((asked, told), answer) in asked.iter().zip(told).zip(talk(&sent)) {
        let told: Value = serde_json::from_str(&told[2..]).unwrap();
        assert!(contains(&answer, &told), "{asked}\nthe document: {told}\nthe engine: {answer}");
    }
}

/// Every command listed by the engine is in the table of docs/protocol.md.
#[test]
fn the_protocol_document_lists_every_command() {
    let document = include_str!("../../../../docs/protocol.md");
    let help = talk(b"{\"do\":\"help\"}\n");
    let rows: Vec<&str> = document.lines().filter(|line| line.starts_with("| `")).collect();
    for command in help[0]["commands"].as_array().unwrap() {
        let word = format!("`{}`", command["do"].as_str().unwrap());
        let first = |row: &&str| row.split('|').nth(1).is_some_and(|cell| cell.contains(&word));
        assert!(rows.iter().any(first), "{word} is not in docs/protocol.md");
    }
}

/// Returns `true` if an answer contains at least this part; of a list, the first entries.
fn contains(answer: &Value, part: &Value) -> bool {
    match (answer, part) {
        (Value::Object(answer), Value::Object(part)) => {
            part.iter().all(|(key, part)| answer.get(key).is_some_and(|answer| contains(answer, part)))
        }
        (Value::Array(answer), Value::Array(part)) => {
            answer.len() >= part.len() && answer.iter().zip(part).all(|(answer, part)| contains(answer, part))
        }
        _ => answer == part,
    }
}

/// A position may have up to 1000 cards. With 200 units a side there are 40,000 options, and a bot that evaluated all
/// of them and their consequences took minutes for one. Its time must not grow with the square of the board.
#[test]
fn a_bot_answers_on_a_huge_board_in_bounded_time() {
    let side = json!({
        "leaders": [{"card": "SOR_005"}],
        "base": {"card": "SOR_023"},
        "units": vec![json!({"card": "SOR_095"}); 200],
        "deck": vec!["SOR_095"; 10],
        "resources": vec![json!({"card": "SOR_095"}); 20],
    });
    let began = std::time::Instant::now();
    let answers = talk(&lines(&[
        json!({"do": "position", "position": {"players": [side, side]}}),
        json!({"do": "bot", "skill": "quick"}),
        json!({"do": "bot", "skill": "strong", "games": 20}),
    ]));
    assert!(answers.iter().all(|answer| answer["error"].is_null()), "{answers:?}");
    assert!(began.elapsed().as_secs() < 60, "{:?}", began.elapsed());
}

/// Branch names are stored, so their length is limited: 64 of one megabyte each would be too much.
#[test]
fn the_length_of_a_branch_name_is_limited() {
    let new = json!({"do": "new", "decks": ["SOR-Luke", "SOR-Vader"], "seed": 1});
    let (long, good) = ("x".repeat(100_000), "x".repeat(200));
    let save = |name: &str| json!({"do": "save", "name": name});
    let imagine = json!({"do": "imagine", "player": 0, "name": long});
    let answers = talk(&lines(&[new, save(&long), imagine, save(&good)]));
    let codes: Vec<&Value> = answers.iter().map(|answer| &answer["error"]["code"]).collect();
    assert_eq!(codes, [&Value::Null, &json!("save.name"), &json!("save.name"), &Value::Null]);
}
