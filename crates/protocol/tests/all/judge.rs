//! Requests of a judge's program: positions, edits, and cards that differ from their printed values.

use protocol::Session;
use rules::CardBook;
use serde_json::{Value, json};

fn session() -> Session {
    Session::new(CardBook::embedded().expect("the embedded data load"), Vec::new())
}

/// Sends a line that must succeed, and returns the response.
fn ask(session: &mut Session, line: Value) -> Value {
    let answer = session.line(line.to_string().as_bytes());
    let answer: Value = serde_json::from_str(&answer.line).expect("an answer is JSON");
    assert_eq!(answer.get("error"), None, "to {line}");
    answer
}

/// Starts a two-player position; bases and leaders do not matter.
fn position(session: &mut Session, us: Value, them: Value) -> Value {
    let mut players = [us, them];
    for (player, leader) in players.iter_mut().zip(["SOR_005", "SOR_010"]) {
        player["base"] = json!({"card": "SOR_023"});
        player["leaders"] = json!([{"card": leader}]);
        player["deck"] = json!(["SOR_095", "SOR_095", "SOR_095", "SOR_095"]);
    }
    ask(session, json!({"do": "position", "position": {"players": players}}))
}

/// Returns every card of the state with this card number.
fn cards(session: &mut Session, number: &str) -> Vec<Value> {
    let state = ask(session, json!({"do": "state"}));
    let all = state["cards"].as_array().expect("cards").iter();
    all.filter(|card| card["number"] == number).cloned().collect()
}

/// TWI_116: a copy of a unique unit is not unique, and is not shown as one.
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

/// `card` lists the effects of a text. An edit adds them, in a position or between actions (CR 7.7.3, 7.7.4).
#[test]
fn the_effects_of_a_text_are_listed_and_can_be_set() {
    let mut session = session();
    let told = ask(&mut session, json!({"do": "card", "number": "SOR_219"}));
    let effects = told["card"]["effects"].as_array().expect("effects").clone();
    assert_eq!(effects.len(), 2);
    assert_eq!(effects[1]["effect"], 1);
    assert!(effects[1]["words"].as_str().expect("words").contains("regroup"), "{}", effects[1]);
    position(&mut session, json!({"discard": ["SOR_219"], "units": [{"card": "SOR_095"}]}), json!({}));
    let unit = cards(&mut session, "SOR_095").into_iter().find(|card| card["zone"] == "ground").expect("a unit");
    let event = cards(&mut session, "SOR_219")[0]["id"].clone();
    let edit = json!({"edit": "effect", "source": event, "effect": 1, "on": [unit["id"]]});
    ask(&mut session, json!({"do": "edit", "edit": edit}));
    ask(&mut session, json!({"do": "choose", "action": {"kind": "pass"}}));
    let told = ask(&mut session, json!({"do": "choose", "action": {"kind": "pass"}}));
    let defeated = told["events"]
        .as_array()
        .expect("events")
        .iter()
        .any(|event| event["event"] == "defeated" && event["card"] == unit["id"]);
    assert!(defeated, "{told}");
}

/// Impossible edits are rejected with a reason and change nothing.
#[test]
fn impossible_edits_of_effects_are_rejected() {
    let mut session = session();
    position(&mut session, json!({"units": [{"card": "SOR_095"}]}), json!({}));
    let before = ask(&mut session, json!({"do": "hash"}))["hash"].clone();
    for (edit, words) in [
        (json!({"edit": "effect", "source": 0, "on": [0]}), "has no effect with this index"),
        (json!({"edit": "gain", "card": 0, "power": 1}), "needs a unit in play"),
        (json!({"edit": "gain", "card": 6, "trait": "Nonsense"}), "no trait"),
        (json!({"edit": "gain", "card": 6, "power": 5000}), "out of range"),
        (json!({"edit": "used", "card": 6, "ability": 0, "used": true}), "no limited ability"),
        (json!({"edit": "capture", "card": 6, "by": 6}), "guarded by another unit"),
        (json!({"edit": "move", "card": 6, "to": "captured"}), "needs a unit or base that guards it"),
        (json!({"edit": "effect", "source": 6, "name": "No Such Card"}), "no card is named"),
        (json!({"edit": "effect", "source": 6, "on": vec![6; 70]}), "too many"),
        (json!({"edit": "happened", "card": 6, "what": "defeated"}), "left play"),
    ] {
        let line = json!({"do": "edit", "edit": edit}).to_string();
        let answer: Value = serde_json::from_str(&session.line(line.as_bytes()).line).expect("JSON");
        assert_eq!(answer["error"]["code"], "edit.refused", "{edit}: {answer}");
        assert!(answer["error"]["message"].as_str().expect("words").contains(words), "{edit}: {answer}");
        assert_eq!(ask(&mut session, json!({"do": "hash"}))["hash"], before, "{edit}");
    }
}

/// An option that plays a card lists the parts of its cost, which add up to the total (CR 1.8, 8.1.1).
#[test]
fn the_parts_of_a_cost_add_up() {
    let mut session = session();
    let resources: Vec<Value> = vec![json!({"card": "SOR_095"}); 12];
    position(&mut session, json!({"hand": ["SOR_172", "SOR_095"], "resources": resources}), json!({}));
    let question = ask(&mut session, json!({"do": "question"}))["question"].clone();
    let plays = question["options"].as_array().expect("options").iter().filter(|option| option["kind"] == "play");
    let mut seen = 0;
    for play in plays {
        let parts = play["cost_parts"].as_array().expect("parts");
        let sum: i64 = parts.iter().map(|part| part["resources"].as_i64().expect("resources")).sum();
        assert_eq!(json!(sum), play["cost"], "{play}");
        assert_eq!(parts[0]["part"], "printed");
        seen += parts.iter().filter(|part| part["part"] == "penalty").count();
    }
    assert!(seen > 0, "with a penalty");
}
