//! A match of the round on two phones, over real connections: by the rules engine, each seeing the own hand alone.

mod support;

use std::collections::BTreeSet;

use app::contract::{EventAct, ResultEntry};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use support::Room;

/// Two people who have drafted and built, in round 1.
fn paired() -> Room {
    let room = support::drafting(2, 0);
    room.desk.act(room.event, &EventAct::FinishDraft).expect("the end of the draft");
    for player in 1..=2 {
        let list = room.desk.suggest_deck(room.event, player).expect("a deck");
        room.desk.act(room.event, &EventAct::SaveDeck { player, list }).expect("saved");
    }
    room.desk.act(room.event, &EventAct::pair()).expect("a round");
    room
}

fn want(room: &mut Room, at: usize, number: u64) -> Value {
    let (status, said) = room.phones[at].ask_whole(&json!({ "kind": "want", "number": number }));
    assert_eq!(status, 200, "{said}");
    said
}

fn table(room: &mut Room, at: usize) -> Value {
    let (status, said) = room.phones[at].ask_whole(&json!({ "kind": "game" }));
    assert_eq!(status, 200, "{said}");
    said["table"].clone()
}

/// The match, begun by both.
fn begun() -> Room {
    let mut room = paired();
    assert!(want(&mut room, 0, 1)["table"].is_null(), "one alone begins nothing");
    assert!(want(&mut room, 1, 1)["table"].is_object(), "both do");
    room
}

fn result(room: &Room) -> Option<ResultEntry> {
    room.desk.event(room.event).expect("the event").rounds[0].tables[0].result.clone()
}

/// The facts of a view that are another seat's secret: what a card in hand, deck or resources is called. Nothing may tell.
fn has_no_card_of_the_others_hand(view: &Value) {
    let reader = view["reader"].as_u64().expect("a reader");
    let open: BTreeSet<u64> =
        view["log"].as_array().expect("a log").iter().flat_map(|line| ids(&line["cards"])).collect();
    for side in view["sides"].as_array().expect("sides").iter().filter(|side| side["seat"] != reader) {
        for hidden in side["hand"].as_array().expect("a hand").iter().chain(side["resources"].as_array().expect("some"))
        {
            // What was revealed stands in the log.
            let known = hidden["id"].as_u64();
            assert!(known.is_none_or(|id| open.contains(&id)), "{hidden}");
        }
    }
    for card in view["cards"].as_array().expect("cards") {
        let secret = ["hand", "deck", "resources"].contains(&card["place"].as_str().expect("a place"));
        let others = card["controller"] != reader;
        let id = card["id"].as_u64().expect("a number");
        assert!(!(secret && others) || open.contains(&id), "{card}");
    }
    let question = &view["question"];
    let theirs = question["seat"].as_u64().is_some_and(|seat| seat != reader);
    assert!(!theirs || question["options"].as_array().is_some_and(Vec::is_empty), "{question}");
}

fn ids(cards: &Value) -> Vec<u64> {
    cards.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
}

/// CR 1.17, 10.3: a whole best of three between two phones that choose by chance. No view of a seat has a card of the
/// other's hand; the result of the match is entered by itself, with the games as they were won.
#[test]
fn a_best_of_three_on_two_phones_reports_itself() {
    let mut room = begun();
    let mut chance = StdRng::seed_from_u64(5);
    let (mut steps, mut games) = (0, 1);
    let last = loop {
        let shown = [table(&mut room, 0), table(&mut room, 1)];
        for table in &shown {
            has_no_card_of_the_others_hand(&table["view"]);
        }
        let series = &shown[0]["view"]["series"];
        match series["state"].as_str().expect("a state") {
            "over" => break shown,
            "between" => {
                games += 1;
                want(&mut room, 0, games);
                assert_eq!(table(&mut room, 0)["wantsNext"], json!([true, false]));
                want(&mut room, 1, games);
                continue;
            }
            _ => {}
        }
        let asked: Vec<usize> =
            (0..2).filter(|at| shown[*at]["view"]["question"]["seat"] == shown[*at]["view"]["reader"]).collect();
        let [at] = asked.as_slice() else { panic!("one is asked: {asked:?}") };
        let view = &shown[*at]["view"];
        let options = view["question"]["options"].as_array().expect("options");
        let number = series["number"].clone();
        let answer = json!({ "kind": "answer", "number": number, "step": view["step"],
            "option": options[chance.random_range(0..options.len())]["index"] });
        if chance.random_bool(0.1) {
            let (status, said) = room.phones[1 - at].ask_whole(&answer);
            assert_eq!(status, 409, "it is not theirs to answer: {said}");
        }
        assert_eq!(room.phones[*at].ask_whole(&answer).0, 200);
        // The response was lost, and then somebody taps late.
        if chance.random_bool(0.1) {
            assert_eq!(room.phones[*at].again().0, 200);
            assert_eq!(room.phones[*at].ask_whole(&answer).0, 409, "the game went on");
        }
        steps += 1;
        assert!(steps < 6000, "a game of chance ends");
    };
    let wins = &last[0]["view"]["series"]["wins"];
    let won = |seat: usize| u32::try_from(wins[seat].as_u64().expect("wins")).expect("few");
    // A game ends drawn when both bases reach 0 HP at once (CR 5.6.3).
    let drawn = u32::try_from(games).expect("few") - won(0) - won(1);
    assert_eq!(result(&room), Some(ResultEntry::Games { a: won(0), b: won(1), drawn }));
    assert!(last[0]["view"]["series"]["reported"].is_string());
    assert!(games >= 2 && steps > 40, "{games} games, {steps} steps");
}

#[test]
fn who_gives_up_gives_up_the_own_game_and_no_other() {
    let mut room = begun();
    let concede = |number: u64| json!({ "kind": "concede", "number": number });
    assert_eq!(room.phones[0].ask_whole(&concede(2)).0, 409, "there is no second game yet");
    let seat = table(&mut room, 0)["view"]["reader"].as_u64().expect("a seat");
    assert_eq!(room.phones[0].ask_whole(&concede(1)).0, 200);
    assert_eq!(table(&mut room, 1)["view"]["winner"], json!(1 - seat));
    want(&mut room, 1, 2);
    want(&mut room, 0, 2);
    assert_eq!(result(&room), None, "one game of three");
    assert_eq!(room.phones[0].ask_whole(&concede(1)).0, 409, "a late tap for a game that is over");
    assert_eq!(room.phones[0].ask_whole(&concede(2)).0, 200);
    let expected = if seat == 0 { (0, 2) } else { (2, 0) };
    assert_eq!(result(&room), Some(ResultEntry::Games { a: expected.0, b: expected.1, drawn: 0 }));
}

#[test]
fn without_a_match_or_a_deck_there_is_nothing_to_play() {
    let mut room = support::drafting(2, 0);
    assert_eq!(room.phones[0].ask(&json!({ "kind": "want", "number": 1 })).0, 409);
    room.desk.act(room.event, &EventAct::FinishDraft).expect("the end of the draft");
    room.desk.act(room.event, &EventAct::pair()).expect("a round");
    let (_, html) = room.phones[0].ask(&json!({ "kind": "look" }));
    assert!(html.contains("on-phones") && !html.contains("&quot;want&quot;"), "{html}");
    assert_eq!(room.phones[0].ask(&json!({ "kind": "answer", "number": 1, "step": 0, "option": 0 })).0, 409);
}

/// The desk opens the table of a round: the phones go on there, and the desk sees it.
#[test]
fn a_match_that_the_desk_opens_goes_on_on_the_phones() {
    let mut room = paired();
    let at = app::contract::RoundTable { event: room.event, round: 1, table: 1 };
    let opened = room.desk.play_match(at, app::contract::SeatKind::Quick, 0).expect("a game");
    let (_, html) = room.phones[0].ask(&json!({ "kind": "look" }));
    assert!(html.contains("&quot;game&quot;"), "{html}");
    let seen = table(&mut room, 1);
    assert_eq!(seen["view"]["id"], json!(opened.id));
}
