use proptest::prelude::*;
use serde_json::{Value, json};

use super::{pair_document, standings_document};

fn four() -> Value {
    json!({
        "players": [{"id": "ada", "name": "Ada"}, {"id": "bo"}, {"id": 3}, {"id": "dee"}, {"id": "eve", "dropped": true}],
        "rounds": [{"pairings": [
            {"a": "ada", "b": "bo", "result": {"a": 2, "b": 1}},
            {"a": 3, "b": "eve", "result": {"a": 1, "b": 1, "draws": 1}},
            {"a": "dee", "bye": true},
        ]}],
        "planned_rounds": 3,
        "seed": 7,
    })
}

fn fails(document: &Value, code: &str, place: &str) {
    let error = pair_document(&document.to_string()).unwrap_err();
    assert_eq!((error.code(), error.place().as_deref()), (code, Some(place)), "{error}");
}

#[test]
fn a_document_is_paired_and_accepted_again_with_results() {
    let mut document = four();
    for round in 2..=4u16 {
        let paired = pair_document(&document.to_string()).unwrap();
        assert_eq!((paired.round, paired.seed), (round, 7));
        assert_eq!(paired.pairings.len(), 2, "eve has left");
        assert_eq!(paired.report.rematches, u32::from(round > 3), "ada and bo met in round 1");
        let mut round = serde_json::to_value(&paired.pairings).unwrap();
        for table in round.as_array_mut().unwrap() {
            table["result"] = json!({"a": 2, "b": 0});
        }
        document["rounds"].as_array_mut().unwrap().push(json!({"pairings": round}));
    }
    let standings = standings_document(&document.to_string(), Some("generic")).unwrap();
    assert_eq!((standings.rounds, standings.open_results, standings.standings.len()), (4, 0, 5));
}

#[test]
fn standings_allow_open_results_and_pairing_does_not() {
    let mut document = four();
    document["rounds"][0]["pairings"][1].as_object_mut().unwrap().remove("result");
    assert_eq!(standings_document(&document.to_string(), None).unwrap().open_results, 1);
    fails(&document, "document.result_missing", "rounds[0].pairings[1].result");
    document["rounds"].as_array_mut().unwrap().push(json!({"pairings": []}));
    let error = standings_document(&document.to_string(), None).unwrap_err();
    assert_eq!(error.code(), "document.result_missing");
}

#[test]
fn an_invalid_document_is_reported_with_code_and_place() {
    let change = |pointer: &str, value: Value| {
        let mut document = four();
        *document.pointer_mut(pointer).unwrap() = value;
        document
    };
    fails(&change("/players/1/id", json!("ada")), "document.duplicate_player", "players[1].id");
    fails(&change("/rounds/0/pairings/0/a", json!("zed")), "document.unknown_player", "rounds[0].pairings[0].a");
    fails(&change("/rounds/0/pairings/1/a", json!("bo")), "document.player_twice", "rounds[0].pairings[1].a");
    fails(&change("/rounds/0/pairings/2/bye", json!(false)), "document.not_a_pairing", "rounds[0].pairings[2]");
    let result = "/rounds/0/pairings/0/result";
    let place = "rounds[0].pairings[0].result";
    fails(&change(result, json!({"a": 2})), "document.not_a_result", place);
    fails(&change(result, json!({"a": 2, "b": 0, "double_loss": true})), "document.not_a_result", place);
    fails(&change(result, json!({"a": 2, "b": 2})), "tournament.impossible_games", place);
    fails(&change("/planned_rounds", json!(0)), "tournament.planned_rounds", "planned_rounds");
    fails(&change("/players/0/name", json!("  ")), "tournament.empty_name", "players[0].name");
    let mut pods = four();
    pods["pods"] = json!([["ada", "unknown"]]);
    fails(&pods, "document.unknown_player", "pods[0]");
    let mut bye = four();
    bye["rounds"][0]["pairings"][2]["result"] = json!({"a": 2, "b": 0});
    fails(&bye, "document.not_a_result", "rounds[0].pairings[2].result");
    let mut profile = four();
    profile["profile"] = json!("chess");
    assert_eq!(pair_document(&profile.to_string()).unwrap_err().code(), "document.unknown_profile");
}

#[test]
fn unknown_fields_and_invalid_json_are_reported_with_their_place() {
    let error = pair_document("{\"players\": [],\n  \"round\": []}").unwrap_err();
    assert_eq!((error.code(), error.place().as_deref()), ("document.unreadable", Some("line 2, column 9")));
    assert!(error.to_string().contains("unknown field `round`"), "{error}");
    assert_eq!(pair_document("").unwrap_err().code(), "document.unreadable");
    assert_eq!(pair_document("{\"players\": []}").unwrap_err().code(), "tournament.no_players");
}

#[test]
fn pods_are_respected_on_request() {
    let players: Vec<Value> = (0..8).map(|id| json!({"id": id})).collect();
    let document = json!({"players": players, "pods": [[0, 1, 2, 3], [4, 5, 6, 7]], "within_pods": true});
    let paired = pair_document(&document.to_string()).unwrap();
    assert_eq!(paired.report.out_of_pod, 0);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// Truncating a document anywhere, or changing any byte, gives a result or an error, never a panic.
    #[test]
    fn no_document_causes_a_panic(at in 0usize..600, cut: bool, byte in any::<u8>()) {
        let mut text = four().to_string().into_bytes();
        let at = at % text.len();
        if cut { text.truncate(at) } else { text[at] = byte }
        if let Ok(text) = String::from_utf8(text) {
            let _ = pair_document(&text);
            let _ = standings_document(&text, None);
        }
    }
}
