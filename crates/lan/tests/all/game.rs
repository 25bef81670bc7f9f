//! A round match on two phones over real connections: by the rules engine, and each phone sees only its own hand.

use crate::support;

use std::collections::BTreeSet;

use app::contract::{DeckFormat, EventAct, ExportFormat, NewEvent, ResultEntry, RoundsKind, StructureInput};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use support::Room;

/// Creates a room with two people who have drafted and built decks, in round 1.
fn paired() -> Room {
    let room = support::drafting(2, 0);
    room.desk.events().act(room.event, &EventAct::FinishDraft).expect("the end of the draft");
    for player in 1..=2 {
        let list = room.desk.events().suggest_deck(room.event, player).expect("a deck");
        room.desk.events().act(room.event, &EventAct::SaveDeck { player, list }).expect("saved");
    }
    room.desk.events().act(room.event, &EventAct::pair()).expect("a round");
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

/// Creates a room with a match both players have begun.
fn begun() -> Room {
    let mut room = paired();
    assert!(want(&mut room, 0, 1)["table"].is_null(), "one alone begins nothing");
    assert!(want(&mut room, 1, 1)["table"].is_object(), "both do");
    room
}

fn result(room: &Room) -> Option<ResultEntry> {
    room.desk.events().event(room.event).expect("the event").rounds[0].tables[0].result.clone()
}

/// CR 1.17, 10.3: a complete best of three between two phones that choose at random. No view of a seat contains a
/// card of the other's hand; the result is entered automatically, with the games as won.
#[test]
fn a_best_of_three_on_two_phones_reports_itself() {
    let mut room = begun();
    let mut rng = StdRng::seed_from_u64(5);
    let (mut steps, mut games) = (0, 1);
    let last = loop {
        let shown = [table(&mut room, 0), table(&mut room, 1)];
        for table in &shown {
            support::expect_no_secret_cards(&table["view"]);
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
            "option": options[rng.random_range(0..options.len())]["index"] });
        if rng.random_bool(0.1) {
            let (status, said) = room.phones[1 - at].ask_whole(&answer);
            assert_eq!(status, 409, "it is not theirs to answer: {said}");
        }
        assert_eq!(room.phones[*at].ask_whole(&answer).0, 200);
        // The response was lost, followed by a late tap.
        if rng.random_bool(0.1) {
            assert_eq!(room.phones[*at].repeat_request().0, 200);
            assert_eq!(room.phones[*at].ask_whole(&answer).0, 409, "the game continued");
        }
        steps += 1;
        assert!(steps < 6000, "a game of chance ends");
    };
    let wins = &last[0]["view"]["series"]["wins"];
    let won = |seat: usize| u32::try_from(wins[seat].as_u64().expect("wins")).expect("few");
    // A game is drawn when both bases reach 0 HP at the same time (CR 5.6.3).
    let drawn = u32::try_from(games).expect("few") - won(0) - won(1);
    assert_eq!(result(&room), Some(ResultEntry::Games { a: won(0), b: won(1), drawn }));
    assert!(last[0]["view"]["series"]["reported"].is_string());
    assert!(games >= 2 && steps > 40, "{games} games, {steps} steps");
}

#[test]
fn conceding_on_a_phone_ends_only_the_own_game() {
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

/// After a player's name is corrected, the phones stay at their table.
#[test]
fn a_corrected_name_keeps_the_game_on_the_phones() {
    let mut room = begun();
    let before = table(&mut room, 0)["view"]["id"].clone();
    let rename = EventAct::RenamePlayer { player: 1, name: "Someone Else".into() };
    room.desk.events().act(room.event, &rename).expect("a corrected name");
    for at in 0..2 {
        assert_eq!(table(&mut room, at)["view"]["id"], before, "phone {at}");
    }
    let seat = table(&mut room, 0)["view"]["reader"].clone();
    assert_eq!(room.phones[0].ask_whole(&json!({ "kind": "concede", "number": 1 })).0, 200);
    assert_ne!(table(&mut room, 1)["view"]["winner"], seat);
}

#[test]
fn a_phone_without_a_match_or_a_deck_cannot_play() {
    let mut room = support::drafting(2, 0);
    assert_eq!(room.phones[0].ask(&json!({ "kind": "want", "number": 1 })).0, 409);
    room.desk.events().act(room.event, &EventAct::FinishDraft).expect("the end of the draft");
    room.desk.events().act(room.event, &EventAct::pair()).expect("a round");
    let offer = room.phones[0].look().game.expect("the match");
    assert!(offer.why_not.is_some() && !offer.in_progress && !offer.you, "{offer:?}");
    assert_eq!(room.phones[0].ask(&json!({ "kind": "answer", "number": 1, "step": 0, "option": 0 })).0, 409);
}

/// When the desk opens the match's table, the phones continue there and the desk sees it.
#[test]
fn a_match_opened_at_the_desk_continues_on_the_phones() {
    let mut room = paired();
    let at = app::contract::RoundTable { event: room.event, round: 1, table: 1 };
    let opened = room.desk.games().play_match(at, app::contract::SeatKind::Quick, 0).expect("a game");
    assert!(room.phones[0].look().game.expect("the match").in_progress);
    let seen = table(&mut room, 1);
    assert_eq!(seen["view"]["id"], json!(opened.id));
}

fn rows(rows: &Value) -> Vec<(String, u64)> {
    let row = |row: &Value| (row["id"].as_str().expect("a card").to_owned(), row["count"].as_u64().expect("a count"));
    rows.as_array().expect("rows").iter().map(row).collect()
}

/// Issue 21, point 5: between the games of a match each phone shows its own deck and sideboard only. The next game is
/// played with both sideboarded decks.
#[test]
fn players_sideboard_between_games_on_their_own_phones() {
    let mut room = begun();
    let asks = |number: u64, main: Value| json!({ "kind": "want", "number": number, "main": main });
    let whole = table(&mut room, 0);
    assert!(whole["sideboard"].is_null(), "no deck is shown in a game");
    assert_eq!(room.phones[0].ask_whole(&asks(2, json!([]))).0, 409, "the first game is not over");
    assert_eq!(room.phones[0].ask_whole(&json!({ "kind": "concede", "number": 1 })).0, 200);

    let shown = [table(&mut room, 0), table(&mut room, 1)];
    for table in &shown {
        assert_eq!(table["sideboard"]["seat"], table["view"]["reader"], "the player's deck");
        let cards = table["cards"].as_array().expect("cards");
        let known: BTreeSet<&str> = cards.iter().filter_map(|card| card["face"]["id"].as_str()).collect();
        let (main, rest) = (rows(&table["sideboard"]["main"]), rows(&table["sideboard"]["sideboard"]));
        assert!(main.iter().chain(&rest).all(|(id, _)| known.contains(&**id)), "every card can be read");
    }
    let own = &shown[0]["sideboard"];
    let (mut main, rest) = (rows(&own["main"]), rows(&own["sideboard"]));
    let entry =
        |rows: &[(String, u64)]| Value::from_iter(rows.iter().map(|(id, count)| json!({ "id": id, "count": count })));
    assert_eq!(room.phones[0].ask_whole(&asks(2, entry(&main[1..]))).0, 409, "fewer cards than the deck needs");
    let theirs = rows(&shown[1]["sideboard"]["sideboard"]);
    let pool: BTreeSet<&String> = main.iter().chain(&rest).map(|(id, _)| id).collect();
    let foreign = theirs.into_iter().find(|(id, _)| !pool.contains(id)).expect("a card of the other pool");
    let with_foreign: Vec<_> = main.iter().cloned().chain([foreign]).collect();
    assert_eq!(room.phones[0].ask_whole(&asks(2, entry(&with_foreign))).0, 409, "a card from elsewhere");

    // One copy out, one copy of the first sideboard card in.
    main[0].1 -= 1;
    let incoming = rest[0].0.clone();
    match main.iter_mut().find(|(id, _)| *id == incoming) {
        Some(row) => row.1 += 1,
        None => main.push((incoming.clone(), 1)),
    }
    let (status, said) = room.phones[0].ask_whole(&asks(2, entry(&main)));
    assert_eq!((status, &said["table"]["wantsNext"]), (200, &json!([true, false])), "{said}");
    let count = |rows: &[(String, u64)]| rows.iter().find(|(id, _)| *id == incoming).map_or(0, |(_, count)| *count);
    assert_eq!(count(&rows(&said["table"]["sideboard"]["main"])), count(&main), "as it was exchanged");
    let other = table(&mut room, 1);
    assert_eq!(other["sideboard"], shown[1]["sideboard"], "the other phone shows the wish for a game, and no more");
    assert_eq!(other["wantsNext"], json!([false, true]));

    let begun = want(&mut room, 1, 2);
    assert_eq!(begun["table"]["view"]["series"]["number"], json!(2));
    let game = u32::try_from(begun["table"]["view"]["id"].as_u64().expect("a game")).expect("few");
    let seat = |at: usize| shown[at]["view"]["reader"].as_u64().expect("a seat") as usize;
    let decks = room.desk.games().sideboards(game).expect("the decks");
    let now = |at: usize| -> Vec<(String, u64)> {
        decks[seat(at)].main.iter().filter(|row| row.count > 0).map(|row| (row.id.clone(), row.count.into())).collect()
    };
    main.retain(|(_, count)| *count > 0);
    assert_eq!(now(0), main);
    assert_eq!(now(1), rows(&shown[1]["sideboard"]["main"]));
}

/// Creates a room with four people at a Twin Suns table, each with a phone.
fn at_a_table_of_four() -> Room {
    let desk = std::sync::Arc::new(app::App::in_memory().expect("a desk"));
    let structure = StructureInput { rounds: RoundsKind::Tables, ..StructureInput::default() };
    let new = NewEvent { seed: Some("3".into()), structure, ..NewEvent::constructed("Twin Suns") };
    let event = desk.events().create_event(new).expect("an event").summary.id;
    desk.events().act(event, &EventAct::RegisterPlayers { text: "Ada\nBen\nChloe\nDan".into() }).expect("players");
    let decks = desk.decks().published_decks().expect("decks").into_iter();
    let mut lists = decks.filter(|deck| deck.content.format == DeckFormat::TwinSuns).cycle();
    for player in 1..=4 {
        let deck = lists.next().expect("a Twin Suns deck").content;
        let list = desk.decks().deck_as(&deck, ExportFormat::Swudb).expect("a list");
        desk.events().act(event, &EventAct::RegisterDeck { player, slot: 1, list }).expect("registered");
    }
    desk.events().act(event, &EventAct::pair()).expect("a round");
    support::served(desk, event, 4)
}

/// CR 12, issue 21 point 5: a table of four on their own phones, choosing at random and acting out of turn. No view
/// of a seat contains a card that only another has; a conceding player alone is eliminated, and the remaining HP are
/// entered as the result.
#[test]
fn four_phones_play_a_multiplayer_table_that_reports_itself() {
    let mut room = at_a_table_of_four();
    for at in 0..4 {
        let begun = want(&mut room, at, 1)["table"].is_object();
        assert_eq!(begun, at == 3, "it begins when all four want it");
        let offer = room.phones[at].look().game.expect("a match on phones");
        assert_eq!(offer.in_progress, at == 3, "{offer:?}");
    }
    let mut rng = StdRng::seed_from_u64(12);
    let mut out: Vec<usize> = Vec::new();
    let mut steps = 0;
    let last = loop {
        let shown: Vec<Value> = (0..4).map(|at| table(&mut room, at)["view"].clone()).collect();
        let readers: BTreeSet<u64> = shown.iter().filter_map(|view| view["reader"].as_u64()).collect();
        assert_eq!(readers.len(), 4, "each sees from their own seat");
        shown.iter().for_each(support::expect_no_secret_cards);
        if shown[0]["series"]["state"] == "over" {
            break shown;
        }
        // The players concede in turn.
        if steps > 60 && steps % 20 == 0 && out.len() < 3 {
            let is_asked = |at: &usize| shown[*at]["question"]["seat"] == shown[*at]["reader"];
            let conceding = (0..4).find(|at| !out.contains(at) && !is_asked(at)).expect("a player");
            out.push(conceding);
            assert_eq!(room.phones[conceding].ask_whole(&json!({ "kind": "concede", "number": 1 })).0, 200);
            steps += 1;
            continue;
        }
        let asked: Vec<usize> = (0..4).filter(|at| shown[*at]["question"]["seat"] == shown[*at]["reader"]).collect();
        let [at] = asked.as_slice() else { panic!("one is asked: {asked:?} {}", shown[0]["notice"]) };
        let options = shown[*at]["question"]["options"].as_array().expect("options");
        let answer = json!({ "kind": "answer", "number": 1, "step": shown[*at]["step"],
            "option": options[rng.random_range(0..options.len())]["index"] });
        let other = (at + rng.random_range(1..4)) % 4;
        assert_eq!(room.phones[other].ask_whole(&answer).0, 409, "it is not theirs to answer");
        assert_eq!(room.phones[*at].ask_whole(&answer).0, 200);
        steps += 1;
        assert!(steps < 6000, "a game of chance ends");
    };
    assert!(last[0]["series"]["reported"].as_str().is_some_and(|said| said.contains("HP")), "{}", last[0]["series"]);
    let entered = room.desk.events().event(room.event).expect("the event").rounds[0].tables[0].clone();
    // CR 12.7: once a player is eliminated, the game ends with the phase, and the remaining HP decide.
    let seats: Vec<usize> = out.iter().map(|at| last[*at]["reader"].as_u64().expect("a seat") as usize).collect();
    let left = |side: &Value| {
        let base = last[0]["cards"].as_array()?.iter().find(|card| card["id"] == side["base"])?;
        u32::try_from((base["hp"].as_i64()? - base["damage"].as_i64()?).max(0)).ok()
    };
    for (seat, side) in last[0]["sides"].as_array().expect("sides").iter().enumerate() {
        let expected = if seats.contains(&seat) { 0 } else { left(side).expect("a base") };
        assert_eq!(entered.hp[seat], expected, "{:?}", entered.hp);
    }
    assert!(!seats.is_empty() && entered.hp.iter().any(|hp| *hp > 0), "{:?}", entered.hp);
}
