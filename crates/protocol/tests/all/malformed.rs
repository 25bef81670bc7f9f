//! Malformed lines: each gets an error, changes nothing, and the session continues.

use protocol::{LONGEST_LINE, Session};
use rules::{CardBook, Rng};
use serde_json::{Value, json};

const START: &str = r#"{"do":"position","position":{"players":[
    {"leaders":[{"card":"SOR_005"}],"base":{"card":"SOR_029"},"hand":["SOR_095","SOR_069"],"deck":["SOR_095"],
     "resources":[{"card":"SOR_095"},{"card":"SOR_095"}],"units":[{"card":"SOR_095","damage":1}]},
    {"leaders":[{"card":"SOR_010"}],"base":{"card":"SOR_023","damage":20},"deck":["SOR_128"],"units":[{"card":"SOR_225"}]}
]}}"#;

fn session() -> Session {
    let mut session = Session::new(CardBook::embedded().expect("the embedded data load"), []);
    let told = answer(&mut session, START.replace('\n', " ").as_bytes());
    assert_eq!(told["ok"], "position", "{told}");
    session
}

fn answer(session: &mut Session, line: &[u8]) -> Value {
    let answer = session.line(line);
    assert!(!answer.line.contains('\n'), "one line");
    serde_json::from_str(&answer.line).expect("an answer is JSON")
}

#[test]
fn every_malformed_line_has_its_code_and_changes_nothing() {
    let mut session = session();
    let hash = answer(&mut session, br#"{"do":"hash"}"#);
    let deep = format!("{}1{}", r#"{"do":"hash","id":"#.to_owned() + &"[".repeat(100_000), "]".repeat(100_000) + "}");
    let long = format!(r#"{{"do":"hash","id":"{}"}}"#, "x".repeat(LONGEST_LINE));
    let units = r#"{"card":"SOR_095"},"#.repeat(30_000);
    let crowd =
        format!(r#"{{"do":"position","position":{{"players":[{{"units":[{}]}},{{}}]}}}}"#, &units[..units.len() - 1]);
    let pile: Vec<String> = (30..250).map(|at| format!(r#""SOR_{at:03}":255"#)).collect();
    let pile = format!(r#"{{"leaders":["SOR_005"],"base":"SOR_029","cards":{{{}}}}}"#, pile.join(","));
    let pile = format!(r#"{{"do":"new","decks":[{pile},{pile}]}}"#);
    let lines: Vec<(&[u8], &str)> = vec![
        (crowd.as_bytes(), "position.too_large"),
        (pile.as_bytes(), "deck.too_large"),
        (b"", "line.empty"),
        (b"   ", "line.empty"),
        (b"hello", "line.not_json"),
        (b"{", "line.not_json"),
        (br#"{"do":"hash""#, "line.not_json"),
        (br#"{"do":"hash"} x"#, "line.not_json"),
        (b"[]", "line.not_object"),
        (b"3", "line.not_object"),
        (b"\"hash\"", "line.not_object"),
        (b"\xff\xfe", "line.not_text"),
        (deep.as_bytes(), "line.not_json"),
        (long.as_bytes(), "line.too_long"),
        (b"{}", "request.no_command"),
        (br#"{"do":null}"#, "request.no_command"),
        (br#"{"do":3}"#, "request.wrong"),
        (br#"{"do":"hash","do":"hash"}"#, "request.wrong"),
        (br#"{"do":"fly"}"#, "request.unknown"),
        (br#"{"do":"hash","more":1}"#, "request.wrong"),
        (br#"{"do":"choose"}"#, "request.wrong"),
        (br#"{"do":"choose","option":0,"action":{"kind":"pass"}}"#, "request.wrong"),
        (br#"{"do":"choose","option":-1}"#, "request.wrong"),
        (br#"{"do":"choose","option":1.5}"#, "request.wrong"),
        (br#"{"do":"choose","option":"0"}"#, "request.wrong"),
        (br#"{"do":"choose","option":99999999999999999999999}"#, "request.wrong"),
        (br#"{"do":"choose","option":18446744073709551615}"#, "choose.out_of_range"),
        (br#"{"do":"choose","action":{}}"#, "request.wrong"),
        (br#"{"do":"choose","action":{"kind":"fly"}}"#, "request.wrong"),
        (br#"{"do":"choose","action":{"kind":"play","card":70000000000}}"#, "request.wrong"),
        (br#"{"do":"choose","action":{"kind":"play","card":65535}}"#, "choose.illegal"),
        (br#"{"do":"choose","action":{"kind":"play","card":2,"onto":65534}}"#, "choose.illegal"),
        (br#"{"do":"choose","action":{"kind":"attack","attacker":65535,"target":65535}}"#, "choose.illegal"),
        (br#"{"do":"choose","action":{"kind":"use","card":0,"ability":65535}}"#, "choose.illegal"),
        (br#"{"do":"choose","action":{"kind":"deploy","card":65535}}"#, "choose.illegal"),
        (br#"{"do":"choose","action":{"kind":"mode","mode":255}}"#, "choose.illegal"),
        (br#"{"do":"choose","action":{"kind":"trigger","trigger":255}}"#, "choose.illegal"),
        (br#"{"do":"choose","action":{"kind":"player","player":255}}"#, "choose.illegal"),
        (br#"{"do":"choose","action":{"kind":"name","name":"No Such Card"}}"#, "name.unknown"),
        (br#"{"do":"choose","option":0,"player":7}"#, "player.unknown"),
        (br#"{"do":"state","player":200}"#, "player.unknown"),
        (br#"{"do":"concede","player":2}"#, "player.unknown"),
        (br#"{"do":"undo","n":1}"#, "undo.too_far"),
        (br#"{"do":"undo","n":18446744073709551615}"#, "undo.too_far"),
        (br#"{"do":"load","name":"nothing"}"#, "branch.unknown"),
        (br#"{"do":"forget","name":"nothing"}"#, "branch.unknown"),
        (br#"{"do":"card"}"#, "request.wrong"),
        (br#"{"do":"card","card":65535}"#, "card.unknown"),
        (br#"{"do":"card","number":"SOR_999"}"#, "card.unknown"),
        (br#"{"do":"card","number":"nonsense"}"#, "request.wrong"),
        (br#"{"do":"new","decks":[]}"#, "new.players"),
        (br#"{"do":"new","decks":["nothing"]}"#, "deck.unknown"),
        (br#"{"do":"new","decks":[{"leaders":["SOR_005"],"base":"SOR_095","cards":{}},{"leaders":["SOR_005"],"base":"SOR_029","cards":{}}]}"#, "deck.wrong_place"),
        (br#"{"do":"new","decks":[{"leaders":["SOR_999"],"base":"SOR_095","cards":{}}]}"#, "card.unknown"),
        (br#"{"do":"new","decks":[{"leaders":[],"base":"SOR_029","cards":{}},{"leaders":[],"base":"SOR_029","cards":{}}]}"#, "deck.leaders"),
        (br#"{"do":"new","decks":["a","b"],"seed":-1}"#, "request.wrong"),
        (br#"{"do":"position","position":{}}"#, "position.refused"),
        (br#"{"do":"position","position":{"players":[{},{}]}}"#, "position.refused"),
        (br#"{"do":"position","position":{"stars":3}}"#, "request.wrong"),
        (br#"{"do":"edit","edit":{"edit":"damage","card":65535,"damage":1}}"#, "edit.refused"),
        (br#"{"do":"edit","edit":{"edit":"damage","card":0,"damage":-1}}"#, "edit.refused"),
        (br#"{"do":"edit","edit":{"edit":"damage","card":0,"damage":40000}}"#, "request.wrong"),
        (br#"{"do":"edit","edit":{"edit":"active","seat":9}}"#, "edit.refused"),
        (br#"{"do":"replay","game":{}}"#, "request.wrong"),
        (br#"{"do":"auto"}"#, "request.wrong"),
        (br#"{"do":"imagine","player":5,"name":"x"}"#, "player.unknown"),
    ];
    for (line, code) in lines {
        let told = answer(&mut session, line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(200)]).into_owned();
        assert_eq!(told["error"]["code"], code, "to {shown}: {told}");
        assert!(told["error"]["message"].as_str().is_some_and(|words| !words.is_empty()));
        assert_eq!(answer(&mut session, br#"{"do":"hash"}"#), hash, "after {shown}");
    }
    let told = answer(&mut session, br#"{"do":"choose","option":"x"}"#);
    assert_eq!(told["error"]["at"], "column 27", "{told}");
}

#[test]
fn commands_that_need_a_game_are_rejected_without_one() {
    let mut session = Session::new(CardBook::embedded().expect("the embedded data load"), []);
    for line in [
        json!({"do": "state"}),
        json!({"do": "question", "player": 0}),
        json!({"do": "choose", "option": 0}),
        json!({"do": "legal", "action": {"kind": "pass"}}),
        json!({"do": "undo"}),
        json!({"do": "save", "name": "a"}),
        json!({"do": "replay"}),
        json!({"do": "hash"}),
        json!({"do": "log"}),
        json!({"do": "concede", "player": 0}),
        json!({"do": "bot"}),
        json!({"do": "imagine", "player": 0, "name": "a"}),
        json!({"do": "edit", "edit": {"edit": "forget_phase"}}),
    ] {
        assert_eq!(answer(&mut session, line.to_string().as_bytes())["error"]["code"], "game.none", "{line}");
    }
}

#[test]
fn an_id_is_returned_unchanged() {
    let mut session = session();
    for id in [json!(7), json!("seven"), json!({"a": [1]}), json!([null])] {
        let told = answer(&mut session, json!({"do": "hash", "id": id}).to_string().as_bytes());
        assert_eq!((told["ok"].as_str(), &told["id"]), (Some("hash"), &id));
        let told = answer(&mut session, json!({"do": "fly", "id": id}).to_string().as_bytes());
        assert_eq!((told["error"]["code"].as_str(), &told["id"]), (Some("request.unknown"), &id));
    }
    assert!(session.line(br#"{"do":"quit"}"#).over);
}

const VALID: &[&str] = &[
    r#"{"do":"choose","option":0}"#,
    r#"{"do":"choose","option":1}"#,
    r#"{"do":"choose","action":{"kind":"play","card":2,"onto":6}}"#,
    r#"{"do":"choose","action":{"kind":"attack","attacker":7,"target":0}}"#,
    r#"{"do":"legal","action":{"kind":"use","card":1,"ability":3}}"#,
    r#"{"do":"edit","edit":{"edit":"damage","card":7,"damage":2}}"#,
    r#"{"do":"edit","edit":{"edit":"move","card":7,"to":"hand"}}"#,
    r#"{"do":"edit","edit":{"edit":"move","card":4,"to":"arena","seat":1}}"#,
    r#"{"do":"edit","edit":{"edit":"add","card":"SOR_069","seat":0,"to":"attached","onto":7}}"#,
    r#"{"do":"edit","edit":{"edit":"attach","card":9,"onto":7}}"#,
    r#"{"do":"edit","edit":{"edit":"deployed","card":1,"deployed":true}}"#,
    r#"{"do":"edit","edit":{"edit":"deck","seat":0,"cards":[4,5]}}"#,
    r#"{"do":"edit","edit":{"edit":"initiative","seat":1,"taken":true}}"#,
    r#"{"do":"state","player":0}"#,
    r#"{"do":"question"}"#,
    r#"{"do":"card","card":3}"#,
    r#"{"do":"log","since":2,"player":1}"#,
    r#"{"do":"undo","n":2}"#,
    r#"{"do":"save","name":"a"}"#,
    r#"{"do":"load","name":"a"}"#,
    r#"{"do":"imagine","player":1,"seed":3,"name":"a"}"#,
    r#"{"do":"bot","skill":"random","seed":3}"#,
    r#"{"do":"replay"}"#,
    r#"{"do":"concede","player":0}"#,
];

/// Random bytes and mutated lines get one response each and never cause an internal error.
#[test]
fn random_and_mutated_lines_are_answered() {
    let mut session = session();
    let mut rng = Rng::seeded(17);
    let alphabet = br#"{}[]",:0123456789-.eE"truefalsnd kicoptu\_SOR"#;
    for round in 0..6000 {
        let line: Vec<u8> = if round % 10 == 0 {
            (0..rng.next_below(80)).map(|_| rng.next_below(256) as u8).collect()
        } else {
            let mut line = VALID[rng.next_below(VALID.len() as u32) as usize].as_bytes().to_vec();
            for _ in 0..rng.next_below(4) {
                let at = rng.next_below(line.len() as u32) as usize;
                match rng.next_below(4) {
                    0 => line[at] = alphabet[rng.next_below(alphabet.len() as u32) as usize],
                    1 => line.insert(at, alphabet[rng.next_below(alphabet.len() as u32) as usize]),
                    2 if line.len() > 1 => {
                        line.remove(at);
                    }
                    _ => {
                        // Replace a digit with a random one.
                        if line[at].is_ascii_digit() {
                            line[at] = b'0' + rng.next_below(10) as u8;
                        }
                    }
                }
            }
            line
        };
        let shown = String::from_utf8_lossy(&line).into_owned();
        let told = answer(&mut session, &line);
        let code = told["error"]["code"].as_str();
        assert!(told.get("ok").is_some() != code.is_some(), "to {shown}: {told}");
        assert_ne!(code, Some("engine.failed"), "to {shown}");
        if round % 50 == 49 {
            session.line(START.replace('\n', " ").as_bytes());
        }
    }
}
