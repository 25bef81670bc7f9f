//! Replays written by earlier versions.

use protocol::Session;
use rules::CardBook;
use serde_json::{Value, json};

fn ask(session: &mut Session, line: &Value) -> Value {
    let answer = session.line(line.to_string().as_bytes());
    serde_json::from_str(&answer.line).expect("an answer is JSON")
}

/// A game with numbered abilities and a hash that no other version can compute: it is replayed by its legal actions,
/// and the new replay names its abilities.
#[test]
fn a_replay_of_version_0_1_can_be_replayed() {
    let mut session = Session::new(CardBook::embedded().expect("the embedded data load"), []);
    let old: Value = serde_json::from_str(include_str!("../data/replay-0.1.json")).expect("a replay");
    let played = ask(&mut session, &json!({"do": "replay", "game": old}));
    assert_eq!((&played["ok"], &played["moves"]), (&json!("replay"), &json!(90)), "{played}");
    let now = ask(&mut session, &json!({"do": "replay"}))["game"].clone();
    let used = |game: &Value| {
        let moves = game["moves"].as_array().expect("moves");
        moves
            .iter()
            .map(|one| one["action"]["ability"].clone())
            .filter(|ability| !ability.is_null())
            .collect::<Vec<_>>()
    };
    assert!(used(&old).iter().all(Value::is_number) && !used(&old).is_empty());
    assert!(used(&now).iter().all(|ability| ability.as_str().is_some_and(|path| path.contains("/front/"))), "{now}");
    assert_eq!(used(&now).len(), used(&old).len());
    assert_eq!(now["hash"], Value::Null);
    let again = ask(&mut session, &json!({"do": "replay", "game": now}));
    assert_eq!(again["hash"], played["hash"]);
    let mut other = now;
    other["position"] = json!("p0000000000000001");
    assert_eq!(ask(&mut session, &json!({"do": "replay", "game": other}))["error"]["code"], "replay.differs");
}
