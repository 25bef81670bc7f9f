//! What a judge's program asks of the engine: positions, edits, and cards that are not what is printed on them.

use protocol::Session;
use rules::Book;
use serde_json::{Value, json};

fn session() -> Session {
    Session::new(Book::embedded().expect("the embedded data load"), Vec::new())
}

/// Sends a line that must be no error, and reads the answer.
fn ask(session: &mut Session, line: Value) -> Value {
    let answer = session.line(line.to_string().as_bytes());
    let answer: Value = serde_json::from_str(&answer.line).expect("an answer is JSON");
    assert_eq!(answer.get("error"), None, "to {line}");
    answer
}

/// A position of two players whose bases and leaders do not matter.
fn position(session: &mut Session, us: Value, them: Value) -> Value {
    let mut players = [us, them];
    for (player, leader) in players.iter_mut().zip(["SOR_005", "SOR_010"]) {
        player["base"] = json!({"card": "SOR_023"});
        player["leaders"] = json!([{"card": leader}]);
        player["deck"] = json!(["SOR_095", "SOR_095", "SOR_095", "SOR_095"]);
    }
    ask(session, json!({"do": "position", "position": {"players": players}}))
}

/// Every card of the state with that number.
fn cards(session: &mut Session, number: &str) -> Vec<Value> {
    let state = ask(session, json!({"do": "state"}));
    let all = state["cards"].as_array().expect("cards").iter();
    all.filter(|card| card["number"] == number).cloned().collect()
}

/// TWI_116: a copy of a unique unit is not unique, and is not told as one.
#[test]
fn a_copy_of_a_unique_unit_is_not_unique() {
    let mut session = session();
    let resources: Vec<Value> = vec![json!({"card": "SOR_095"}); 12];
    position(
        &mut session,
        json!({"hand": ["TWI_116"], "resources": resources, "units": [{"card": "SOR_204"}]}),
        json!({}),
    );
    let clone = cards(&mut session, "TWI_116")[0]["id"].clone();
    let greedo = cards(&mut session, "SOR_204")[0]["id"].clone();
    ask(&mut session, json!({"do": "choose", "action": {"kind": "play", "card": clone}}));
    ask(&mut session, json!({"do": "choose", "action": {"kind": "card", "card": greedo}}));
    let both = cards(&mut session, "SOR_204");
    assert_eq!(both.len(), 2);
    for card in both {
        assert_eq!(card["unique"], json!(card["id"] == greedo), "{card}");
    }
}
