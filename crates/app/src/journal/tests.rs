//! Exact stored form of every kind of record. Changing these lines changes the format of existing databases.

use rules::CardBook;
use serde::de::DeserializeOwned;

use super::*;

/// Reads a line, converts it to memory and writes it again. Nothing may be lost or renamed.
fn stands<T: Persisted + DeserializeOwned + serde::Serialize>(line: &str)
where
    T::Live: PartialEq + std::fmt::Debug,
{
    let read: T = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    assert_eq!(serde_json::to_string(&T::of(&read.live())).unwrap(), line);
}

#[test]
fn event_records_round_trip_in_their_stored_format() {
    let lines = [
        r#"{"opened":{"settings":{"name":"Friday draft","kind":"draft","set":"SOR","mode":"digital","pod_size":8,"profile":"swu-melee","seed":42,"packs_seed":77000000}}}"#,
        r#"{"opened":{"settings":{"name":"Sealed","kind":"sealed","set":"SHD","mode":"paper","pod_size":8,"profile":"swu-melee","seed":42,"sealed_packs":6,"pool_leaders":["SHD_001"]}}}"#,
        r#"{"opened":{"settings":{"name":"Open","kind":"constructed","set":null,"mode":"digital","pod_size":8,"profile":"swu-melee","seed":5}}}"#,
        r#"{"tournament":{"operation":{"op":"register","player":1,"name":"Ada"},"by":"Jo","part":true}}"#,
        r#"{"tournament":{"operation":{"op":"undo"}}}"#,
        r#"{"bot":{"player":3}}"#,
        r#"{"draft_started":{"pods":[]}}"#,
        r#"{"pick":{"pod":0,"action":{"action":"pick","seat":1,"index":0,"printing":"SOR_271","reason":null}}}"#,
        r#"{"pack_shown":{"pod":0,"seat":1}}"#,
        r#"{"clock":{"pod":0,"action":"run"}}"#,
        r#"{"clock":{"pod":1,"action":"pause"}}"#,
        r#"{"clock":{"pod":1,"action":"next"}}"#,
        r#"{"clock":{"pod":1,"action":"back"}}"#,
        r#"{"deck":{"player":5,"list":{"leader":"SOR_015","base":"SOR_026","cards":[{"id":"SOR_128","count":1}]}}}"#,
        r#"{"deck":{"player":5,"list":{"leader":null,"base":null,"cards":[]}}}"#,
        r#"{"report":{"round":1,"player":3,"opponent":4,"won":2,"lost":1,"drawn":0}}"#,
        r#"{"call":{"player":3,"call":"judge"}}"#,
        r#"{"call":{"player":3,"call":"drop"}}"#,
        r#"{"call_closed":{"player":3,"call":"judge"}}"#,
        r#"{"call_closed":{"player":3,"call":"drop","withdrawn":true}}"#,
        r#"{"judge_at":{"role":"judge","name":"Zoe","table":7}}"#,
        r#"{"judge_at":{"role":"scorekeeper","name":"Kim","table":null}}"#,
        r#"{"phones_cleared":{}}"#,
        r#"{"ruling":{"ruling":{"case":{"title":"T","question":"Q","position":{"sides":[{"name":"A","leaders":[{"card":"SOR_005","deployed":true,"epicUsed":true,"exhausted":false,"damage":1,"upgrades":[{"card":"SOR_069","owner":1,"controller":null}],"captured":[]}],"base":{"card":"SOR_023","damage":3,"epicUsed":false},"hand":["SOR_172"],"hiddenHand":2,"deck":["SOR_046"],"hiddenDeck":1,"discard":["SOR_128"],"resources":[{"card":null,"exhausted":true,"owner":1}],"units":[{"card":"SOR_095","damage":0,"exhausted":false,"owner":null,"upgrades":[],"captured":[{"card":"SOR_128","owner":null,"controller":1}]}],"passed":true,"tookCounter":false}],"initiative":0,"initiativeTaken":true,"active":1,"round":4,"regroup":false,"twinSuns":true,"blastTaken":true,"planTaken":false,"seed":7},"branches":[{"name":"B","steps":[{"option":2,"words":"attack","hash":"p00000000000012ab"}]}]},"branch":0,"outcome":"No.","judge":"Kim","rules":["7.5.11B"],"at":"2026-11-22T12:00:00Z","program":"0.1.0"}}}"#,
    ];
    for line in lines {
        stands::<event::Record>(line);
    }
    // Before event kinds existed, every event was a draft.
    let first = lines[0].replace(r#""kind":"draft","#, "");
    let read: event::Record = serde_json::from_str(&first).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), lines[0]);
    assert!(serde_json::from_str::<event::Record>(r#"{"bot":{"player":3,"more":1}}"#).is_err());
}

#[test]
fn decks_and_rulings_round_trip_in_their_stored_format() {
    stands::<deck::DeckContent>(
        r#"{"name":"Mine","author":"Jo","format":"twinSuns","leaders":["SOR_005"],"bases":["SOR_029"],"main":[{"id":"SOR_044","count":2}],"sideboard":[],"pool":{"set":"SOR","cards":[{"id":"SOR_001","count":1}]},"notes":"two\nlines"}"#,
    );
    stands::<ruling::RulingDraft>(
        r#"{"ruling":{"case":{"title":"","question":"","position":{"sides":[],"initiative":0,"initiativeTaken":false,"active":0,"round":1,"regroup":false,"twinSuns":false,"blastTaken":false,"planTaken":false,"seed":0},"branches":[]},"branch":null,"outcome":"","judge":"","rules":[],"at":"","program":""},"event":2}"#,
    );
}

#[test]
fn the_start_of_a_game_round_trips_in_its_stored_format() {
    let deck = r#"{"name":"D","leaders":["SHD_004","SHD_008"],"base":"SOR_024","main":[{"id":"SHD_043","count":1}],"sideboard":[],"minimum":80}"#;
    let seat = format!(r#"{{"name":"Ann","kind":"person","think_ms":0,"deck":{deck}}}"#);
    stands::<game::GameStart>(&format!(
        r#"{{"seats":[{seat}],"best_of":3,"seed":9,"from":{{"event":1,"round":2,"table":3}},"program":"0.1.0","ask_always":true,"cards":{{"SHD_043":"00000000000012ab"}}}}"#
    ));
    stands::<game::GameStart>(&format!(
        r#"{{"seats":[{seat}],"best_of":1,"seed":9,"from":null,"program":"0.1.0","by_itself":{{"only_answer":false,"lone_pass":true,"equal_triggers":true}}}}"#
    ));
    stands::<game::GameStart>(&format!(
        r#"{{"seats":[{seat}],"best_of":1,"seed":9,"from":null,"program":"0.3.0","by_itself":{{"only_answer":true,"lone_pass":true,"equal_triggers":true,"idle_triggers":true}}}}"#
    ));
    // Version 0.1.
    stands::<game::GameStart>(&format!(r#"{{"seats":[{seat}],"best_of":1,"seed":9,"from":null,"program":"0.1.0"}}"#));
    // A game that names no edition was played by 8.0 and continues with it.
    stands::<game::GameStart>(&format!(
        r#"{{"seats":[{seat}],"best_of":1,"seed":9,"edition":"9.0","from":null,"program":"0.1.0"}}"#
    ));
    let old: game::GameStart =
        serde_json::from_str(&format!(r#"{{"seats":[{seat}],"best_of":1,"seed":9,"from":null,"program":"0.1.0"}}"#))
            .unwrap();
    assert_eq!(super::Persisted::live(old).edition, crate::edition::RulesEdition::Eighth);
    for state in ["playing", "between", "over"] {
        stands::<game::GameStatus>(&format!(r#"{{"state":"{state}","wins":[1,0],"says":"Ann won"}}"#));
    }
}

#[test]
fn the_steps_of_a_game_round_trip_in_their_stored_format() {
    let book = CardBook::embedded().unwrap();
    let read = |line: &str| {
        let step: game::Step = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        step.live(&book).map(|step| serde_json::to_string(&game::Step::of(&step, &book)).unwrap())
    };
    let actions = [
        r#"{"play":{"card":39,"onto":65535,"alternative":true}}"#,
        r#"{"attack":{"attacker":92,"target":0}}"#,
        r#"{"use":{"card":0,"ability":"SOR_009/front/0"}}"#,
        r#"{"deploy":1}"#,
        r#"{"take":"initiative"}"#,
        r#"{"take":"blast"}"#,
        r#"{"take":"plan"}"#,
        r#""pass""#,
        r#"{"card":8}"#,
        r#"{"player":1}"#,
        r#"{"mode":0}"#,
        r#"{"number":3}"#,
        r#"{"name":"Wampa"}"#,
        r#"{"arena":"ground"}"#,
        r#"{"arena":"space"}"#,
        r#"{"trigger":1}"#,
        r#""yes""#,
        r#""no""#,
        r#""done""#,
        r#"{"top":5}"#,
        r#"{"bottom":6}"#,
    ];
    for action in actions {
        let line = format!(r#"{{"answer":{{"action":{action},"position":"p00000000000012ab"}}}}"#);
        assert_eq!(read(&line).unwrap(), line);
        // Version 0.1 wrote a hash instead of the position.
        let old = format!(r#"{{"answer":{{"action":{action},"hash":7307800433216489746}}}}"#);
        assert_eq!(read(&old).unwrap(), format!(r#"{{"answer":{{"action":{action}}}}}"#));
    }
    for line in [
        r#"{"concede":{"seat":0}}"#,
        r#"{"back":{"to":50}}"#,
        r#"{"reported":{"says":"2-0"}}"#,
        r#"{"cut":{"keep":12}}"#,
        r#"{"next":{"decks":[{"name":"D","leaders":["SOR_009"],"base":"SOR_022","main":[],"sideboard":[],"minimum":50}]}}"#,
    ] {
        assert_eq!(read(line).unwrap(), line);
    }
    // Version 0.1 numbered abilities and names across all texts.
    let old = read(r#"{"answer":{"action":{"use":{"card":0,"ability":2}},"hash":1}}"#).unwrap();
    assert!(old.contains(r#""ability":"SOR_002/front/0""#), "{old}");
    let old = read(r#"{"answer":{"action":{"name":0},"hash":1}}"#).unwrap();
    let first = &book.catalog().cards()[0].name;
    assert!(old.contains(&format!(r#""name":"{first}""#)), "{old}");
    assert!(read(r#"{"answer":{"action":{"use":{"card":0,"ability":"SOR_009/front/9"}}}}"#).is_err());
    assert!(read(r#"{"answer":{"action":{"name":"No Such Card"}}}"#).is_err());
}
