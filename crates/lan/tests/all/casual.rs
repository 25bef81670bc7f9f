//! Casual games on phones over real connections: by the rules engine, outside any round, without effect on the event.

use crate::support;

use std::sync::Arc;

use app::App;
use app::contract::{DeckContent, EventAct, EventView, GameDeckChoice, GameDeckRef, NewEvent, PlayerCasualView};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use support::Room;

const ANA: usize = 0;
const BEN: usize = 1;
const CEM: usize = 2;

fn casual_room(desk: Arc<App>, people: u32) -> Room {
    let new = NewEvent { seed: Some("3".into()), ..NewEvent::constructed("Casual night") };
    let event = desk.events().create_event(new).expect("an event").summary.id;
    let names = ["Ana", "Ben", "Cem", "Dan"][..people as usize].join("\n");
    desk.events().act(event, &EventAct::RegisterPlayers { text: names }).expect("players");
    support::served(desk, event, people)
}

fn in_memory(people: u32) -> Room {
    casual_room(Arc::new(App::in_memory().expect("a desk")), people)
}

/// Returns the keys of the offered decks with this number of leaders.
fn offered(room: &Room, leaders: usize) -> Vec<String> {
    let decks = room.desk.games().game_decks().expect("decks").into_iter();
    let playable = decks.filter(|deck| deck.why_not.is_none() && deck.leaders.len() == leaders);
    let key = |deck: GameDeckChoice| match deck.source {
        GameDeckRef::Published { key } => Some(key),
        GameDeckRef::Library { .. } | GameDeckRef::Registered { .. } | GameDeckRef::Sealed { .. } => None,
    };
    playable.filter_map(key).collect()
}

fn request_ok(room: &mut Room, at: usize, what: &Value) -> Value {
    let (status, answer) = room.phones[at].ask_whole(what);
    assert_eq!(status, 200, "{what}: {answer}");
    answer
}

fn refuses(room: &mut Room, at: usize, what: &Value) -> String {
    let (status, answer) = room.phones[at].ask_whole(what);
    assert_eq!(status, 409, "{what}: {answer}");
    answer["problem"].as_str().expect("why").to_owned()
}

/// Returns the casual games on a phone, or `None` if its player is busy in the event.
fn lobby(room: &mut Room, at: usize) -> Option<PlayerCasualView> {
    room.phones[at].look().casual
}

/// Returns `true` if a phone offers to open a table: its player is in no game and at no table.
fn may_open(room: &mut Room, at: usize) -> bool {
    lobby(room, at).is_some_and(|lobby| !lobby.in_progress && lobby.tables.iter().all(|table| !table.yours))
}

fn table(room: &mut Room, at: usize) -> Value {
    request_ok(room, at, &json!({ "kind": "game", "casual": true }))["table"].clone()
}

fn open(seats: u32, deck: &str) -> Value {
    json!({ "kind": "openTable", "seats": seats, "deck": deck })
}

fn join(table: u32, deck: &str) -> Value {
    json!({ "kind": "joinTable", "table": table, "deck": deck })
}

/// Plays at random until the game is over or `most` answers were given. No phone sees a card of another hand.
fn play(room: &mut Room, most: usize, rng: &mut StdRng) -> Option<Value> {
    let people = room.phones.len();
    for _ in 0..most {
        let views: Vec<Value> = (0..people).map(|at| table(room, at)["view"].clone()).collect();
        views.iter().for_each(support::expect_no_secret_cards);
        if views[0]["series"]["state"] == "over" {
            return Some(views[0].clone());
        }
        let asked =
            (0..people).find(|at| views[*at]["question"]["seat"] == views[*at]["reader"]).expect("one is asked");
        let options = views[asked]["question"]["options"].as_array().expect("options");
        let answer = json!({ "kind": "answer", "casual": true, "number": 1, "step": views[asked]["step"],
            "option": options[rng.random_range(0..options.len())]["index"] });
        let other = (asked + 1) % people;
        refuses(room, other, &answer);
        request_ok(room, asked, &answer);
    }
    None
}

/// Returns the view of the event, without its time.
fn event(room: &Room) -> EventView {
    room.desk.events().event(room.event).expect("the event")
}

/// Issue 21, point 5: two phones play a game outside a round to the end with decks offered by the desk. The event is
/// unchanged: no step, no result, no standing.
#[test]
fn a_casual_game_of_two_phones_leaves_the_event_unchanged() {
    let mut room = in_memory(2);
    let decks = offered(&room, 1);
    let before = event(&room);
    assert!(may_open(&mut room, ANA));
    request_ok(&mut room, ANA, &open(2, &decks[0]));
    assert!(!may_open(&mut room, ANA), "who sits has chosen a deck");
    let shown = lobby(&mut room, BEN).expect("the tables");
    let [table] = &*shown.tables else { panic!("one table: {shown:?}") };
    assert!(table.sitting == ["Ana"] && !table.yours && !shown.decks.is_empty(), "{shown:?}");
    assert!(self::table(&mut room, ANA).is_null(), "one alone begins nothing");
    assert!(lobby(&mut room, BEN).is_some_and(|lobby| !lobby.in_progress));
    request_ok(&mut room, BEN, &join(1, &decks[1]));
    let shown = lobby(&mut room, ANA).expect("the game");
    assert!(shown.in_progress && shown.tables.is_empty() && shown.decks.is_empty(), "{shown:?}");
    let mut rng = StdRng::seed_from_u64(8);
    let last = play(&mut room, 4000, &mut rng).expect("a game of chance ends");
    assert!(last["series"]["from"].is_null() && last["series"]["reported"].is_null(), "{}", last["series"]);
    assert_eq!(event(&room), before, "a casual game is no step of the event");
    assert!(may_open(&mut room, ANA), "the next one can begin");
}

/// Other players' decks are hidden until their cards are in play. Only their number of leaders is shown.
#[test]
fn a_waiting_table_shows_its_players_but_not_their_decks() {
    let mut room = in_memory(3);
    let (premier, twins) = (offered(&room, 1), offered(&room, 2));
    let before = lobby(&mut room, CEM);
    request_ok(&mut room, ANA, &open(3, &premier[0]));
    let with_one = lobby(&mut room, CEM);
    request_ok(&mut room, ANA, &open(3, &premier[1]));
    let with_other = lobby(&mut room, CEM);
    assert_ne!(before, with_one);
    let without_number = |shown: Option<PlayerCasualView>| {
        let mut shown = shown.expect("the tables");
        let [table] = &mut *shown.tables else { panic!("one table: {shown:?}") };
        table.number = 0;
        shown
    };
    assert_eq!(without_number(with_one), without_number(with_other), "whatever the deck is");
    assert!(
        refuses(&mut room, BEN, &join(2, &twins[0])).contains("number of leaders from the decks at this table (1)")
    );
    assert!(refuses(&mut room, BEN, &join(1, &premier[0])).contains("no longer waiting"), "Ana has opened another");
    assert!(refuses(&mut room, BEN, &join(2, "no such deck")).contains("no such deck"));
    refuses(&mut room, BEN, &open(5, &premier[0]));
    assert!(refuses(&mut room, BEN, &join(2, "")).contains("Ben"), "Ben has registered no list");
    request_ok(&mut room, BEN, &join(2, &premier[2]));
    request_ok(&mut room, BEN, &json!({ "kind": "leaveTable" }));
    request_ok(&mut room, ANA, &json!({ "kind": "leaveTable" }));
    assert!(lobby(&mut room, CEM).is_some_and(|lobby| lobby.tables.is_empty()), "no player waits any more");
}

/// The desk offers library decks by a tag; other library decks cannot be selected.
#[test]
fn library_decks_with_the_tag_are_offered_on_phones() {
    let mut room = in_memory(2);
    let content = |room: &Room| room.desk.decks().published_decks().expect("decks").remove(0).content;
    let (shown, hidden) = (content(&room), content(&room));
    let shown = DeckContent { name: "House deck of the shop".into(), ..shown };
    let hidden = DeckContent { name: "Secret for Sunday".into(), ..hidden };
    let offered = room.desk.decks().create_deck(&shown, &["Phones".to_owned()]).expect("a deck").id;
    let other = room.desk.decks().create_deck(&hidden, &["sunday".to_owned()]).expect("a deck").id;
    let (_, screen) = room.phones[ANA].ask(&json!({ "kind": "look" }));
    assert!(screen.contains("House deck of the shop") && !screen.contains("Secret for Sunday"), "{screen}");
    refuses(&mut room, ANA, &open(2, &format!("library {other}")));
    request_ok(&mut room, ANA, &open(2, &format!("library {offered}")));
}

/// Issue 21, point 5: a judge call from a game shows that game at the desk. While the call is open, the desk sees
/// every card of that game, but of no other, and none without a call.
#[test]
fn a_judge_call_from_a_game_shows_that_game_at_the_desk() {
    let mut room = in_memory(2);
    let decks = offered(&room, 1);
    request_ok(&mut room, ANA, &open(2, &decks[0]));
    request_ok(&mut room, BEN, &join(1, &decks[1]));
    let game = table(&mut room, ANA)["view"]["id"].as_u64();
    assert!(play(&mut room, 1, &mut StdRng::seed_from_u64(1)).is_none(), "who begins is chosen, and hands are drawn");
    let look = |room: &Room, at: usize| room.desk.phones().judge_of_call(room.event, at as u32 + 1);
    assert_eq!(look(&room, ANA).expect_err("no call").code.as_str(), "phones.no_match");
    request_ok(&mut room, ANA, &json!({ "kind": "call", "call": "judge" }));
    let sides = look(&room, ANA).expect("the case of the game").case.position.sides;
    let hands: Vec<_> = sides.iter().map(|side| (side.hand.len(), side.hidden_hand)).collect();
    assert_eq!(hands, [(6, 0); 2], "every card of both hands is open");
    assert_eq!(look(&room, BEN).expect_err("Ben has not called").code.as_str(), "phones.no_match");
    let called = request_ok(&mut room, ANA, &json!({ "kind": "game", "casual": true }));
    assert_eq!(called["table"]["judgeCalled"], true, "the table says so");
    let calls = room.desk.phones().phone_calls(room.event).expect("calls");
    assert_eq!(calls[0].game.map(u64::from), game);
    let seen =
        room.desk.games().open_game(calls[0].game.expect("a game"), Some(0), 0).expect("the table as Ana sees it");
    assert_eq!(seen.seats.len(), 2);
    request_ok(&mut room, ANA, &json!({ "kind": "concede", "casual": true, "number": 1 }));
    assert_eq!(room.desk.phones().phone_calls(room.event).expect("calls")[0].game, None, "it is over");
}

/// A phone outside a table does not see it and cannot act there.
#[test]
fn a_third_phone_cannot_see_or_act_at_the_table() {
    let mut room = in_memory(3);
    let decks = offered(&room, 1);
    request_ok(&mut room, ANA, &open(2, &decks[0]));
    request_ok(&mut room, BEN, &join(1, &decks[1]));
    assert!(table(&mut room, CEM).is_null());
    refuses(&mut room, CEM, &json!({ "kind": "answer", "casual": true, "number": 1, "step": 0, "option": 0 }));
    refuses(&mut room, CEM, &json!({ "kind": "concede", "casual": true, "number": 1 }));
    refuses(&mut room, ANA, &json!({ "kind": "concede", "number": 1 }));
    assert!(refuses(&mut room, ANA, &open(2, &decks[0])).contains("another casual game"), "one game at a time");
    request_ok(&mut room, ANA, &json!({ "kind": "concede", "casual": true, "number": 1 }));
    assert_eq!(table(&mut room, BEN)["view"]["series"]["state"], "over");
}

/// A tournament match comes first: players cannot join a casual table while it is open, and waiting players leave
/// their table when it is paired.
#[test]
fn a_round_match_takes_precedence_over_a_casual_game() {
    let mut room = in_memory(4);
    let decks = offered(&room, 1);
    request_ok(&mut room, ANA, &open(2, &decks[0]));
    room.desk.events().act(room.event, &EventAct::pair()).expect("a round");
    assert_eq!(lobby(&mut room, BEN), None, "Ben has a match");
    assert!(refuses(&mut room, BEN, &join(1, &decks[1])).contains("to play first"));
    for table in 1..=2 {
        let result = app::contract::ResultEntry::Games { a: 2, b: 0, drawn: 0 };
        room.desk.events().act(room.event, &EventAct::EnterResult { round: 1, table, result }).expect("a result");
    }
    assert!(may_open(&mut room, BEN));
    assert!(refuses(&mut room, BEN, &join(1, &decks[1])).contains("no longer waiting"), "Ana has got up");
}

/// CR 12: four players with decks of two leaders. Eliminated players can begin another game.
#[test]
fn four_phones_play_twin_suns_outside_a_round() {
    let mut room = in_memory(4);
    let decks = offered(&room, 2);
    request_ok(&mut room, ANA, &open(4, &decks[0]));
    for at in 1..4 {
        assert!(table(&mut room, ANA).is_null());
        request_ok(&mut room, at, &join(1, &decks[at % decks.len()]));
    }
    let mut rng = StdRng::seed_from_u64(4);
    assert!(play(&mut room, 40, &mut rng).is_none(), "it continues");
    request_ok(&mut room, CEM, &json!({ "kind": "concede", "casual": true, "number": 1 }));
    assert!(may_open(&mut room, CEM), "Cem is out");
    // CR 12.7.1: it ends with the phase, immediately if all others have passed.
    let is_over = table(&mut room, ANA)["view"]["series"]["state"] == "over";
    assert_eq!(may_open(&mut room, ANA), is_over);
}

/// After a corrected name and a restart of the program, the game and the hand still exist.
#[test]
fn a_casual_game_survives_a_corrected_name_and_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("cantina.db");
    let mut room = casual_room(Arc::new(App::open(&path).expect("a desk")), 2);
    let decks = offered(&room, 1);
    request_ok(&mut room, ANA, &open(2, &decks[0]));
    request_ok(&mut room, BEN, &join(1, &decks[1]));
    let before = table(&mut room, ANA)["view"].clone();
    let rename = EventAct::RenamePlayer { player: 1, name: "Anna".into() };
    room.desk.events().act(room.event, &rename).expect("a corrected name");
    assert_eq!(table(&mut room, ANA)["view"], before);
    let event = room.event;
    drop(room);
    let mut room = support::served(Arc::new(App::open(&path).expect("the desk")), event, 2);
    assert_eq!(table(&mut room, ANA)["view"], before);
    assert!(lobby(&mut room, BEN).is_some_and(|lobby| lobby.in_progress));
}
