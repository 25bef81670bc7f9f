//! Sealed on phones over real connections: the deck from a digital pool, or the list of a deck from real boosters.

use crate::support;

use std::collections::{BTreeMap, BTreeSet};

use app::contract::{
    CardCount, DeckEntry, EventAct, FloorQuery, FloorSheet, PoolEntry, ResultEntry, StaffRole, TextLanguage,
};
use app::phones::StaffMember;
use serde_json::{Value, json};
use support::Room;

/// Builds a deck of `cards` cards: the first leader, the first base and the first cards of a pool.
fn built(room: &Room, pool: &PoolEntry, cards: u32) -> DeckEntry {
    let kinds: BTreeMap<String, String> =
        room.desk.cards().every_card().into_iter().map(|face| (face.id, face.kind)).collect();
    let of_kind = |kind: &str| pool.cards.iter().find(|card| kinds[&card.id] == kind).map(|card| card.id.clone());
    let mut left = cards;
    let mut main = Vec::new();
    for card in pool.cards.iter().filter(|card| !["leader", "base"].contains(&&*kinds[&card.id])) {
        let count = card.count.min(left);
        left -= count;
        if count > 0 {
            main.push(CardCount { id: card.id.clone(), count });
        }
    }
    DeckEntry { leader: of_kind("leader"), base: of_kind("base"), cards: main }
}

fn look(room: &mut Room, at: usize) -> String {
    let (status, html) = room.phones[at].ask(&json!({ "kind": "look" }));
    assert_eq!(status, 200, "{html}");
    html
}

fn save(list: &DeckEntry) -> Value {
    json!({ "kind": "saveDeck", "list": list })
}

fn lock(room: &Room) {
    let lock = EventAct::LockDecks { players: Vec::new(), locked: true, note: "round 1".to_owned() };
    room.desk.events().act(room.event, &lock).expect("locked");
}

/// CR 10.2.2, issue 21 point 3: the phone shows the same pool as the desk and accepts a deck from it with its
/// problems shown, until lists are locked. The desk has it as the registered list.
#[test]
fn a_sealed_deck_can_be_registered_from_the_pool_until_lists_are_locked() {
    let mut room = support::sealed(2, true);
    let pools = [1, 2].map(|player| room.desk.events().event_pool(room.event, player).expect("a pool"));
    let html = look(&mut room, 0);
    assert!(html.contains("id=\"limited\"") && !html.contains("id=\"list-1\""), "{html}");
    let copies = html.matches("name=\"main\"").count();
    let deck_cards: usize = built(&room, &pools[0], u32::MAX).cards.iter().map(|card| card.count as usize).sum();
    assert_eq!(copies, deck_cards, "every card of the player's pool, once each copy");
    let (short, whole) = (built(&room, &pools[0], 12), built(&room, &pools[0], 30));
    let (status, html) = room.phones[0].ask(&save(&short));
    assert!(status == 200 && html.contains("not legal") && html.contains("needs at least 30"), "{html}");
    let foreign = built(&room, &pools[1], 30);
    let (status, html) = room.phones[0].ask(&save(&foreign));
    assert!(status == 200 && html.contains("not legal"), "cards of another pool: {html}");
    let (status, html) = room.phones[0].ask(&save(&whole));
    assert!(status == 200 && html.contains("\u{2713} legal"), "{html}");
    let zoe = StaffMember { event: room.event, role: StaffRole::Judge, name: "Zoe".to_owned() };
    let query = FloorQuery::Deck { table: 1, player: 1, slot: 1 };
    let seen = room.desk.phones().floor_view(&zoe, &query, TextLanguage::English).expect("a list");
    let FloorSheet::Deck { deck, .. } = seen.sheet else { panic!("the list: {:?}", seen.sheet) };
    assert_eq!(deck.main.iter().map(|card| card.count).sum::<u32>(), 30);
    let steps = |room: &Room| room.desk.events().event(room.event).expect("the event").log.len();
    let before = steps(&room);
    assert_eq!(room.phones[0].ask(&save(&whole)).0, 200);
    assert_eq!(steps(&room), before, "the same again is no step");
    let log = room.desk.events().event(room.event).expect("the event").log;
    assert!(log.iter().any(|line| line.by.as_deref() == Some("Person 1 (phone)")), "{log:?}");
    lock(&room);
    assert_eq!(room.phones[0].ask(&save(&short)).0, 409);
    let html = look(&mut room, 0);
    assert!(html.contains("disabled") && !html.contains("deck-hand-in"), "{html}");
}

/// While a player chooses a deck, the phone shows whether it is legal: it has the minimum size with each base, and the
/// texts of what can be missing, in both languages.
#[test]
fn the_deck_page_has_what_the_line_about_legality_needs() {
    let mut room = support::sealed(2, true);
    let html = look(&mut room, 0);
    let bases = html.matches("name=\"base\"").count();
    assert!(
        bases > 0 && html.matches("data-minimum=").count() == bases + 1,
        "one for each base, and one before: {html}"
    );
    assert_eq!(html.matches("data-minimum=\"30\"").count(), bases + 1, "{html}");
    for text in ["\u{2713} legal", "not legal", "no leader", "no base", "1 card missing", "{} cards missing"] {
        assert!(html.contains(&format!("=\"{text}\"")), "{text}: {html}");
    }
    // A filter for each cost of the pool; 7 includes higher costs.
    let numbers = |attribute: &str| -> BTreeSet<u32> {
        html.split(attribute).skip(1).filter_map(|rest| rest.split('"').next()?.parse().ok()).collect()
    };
    let costs: BTreeSet<u32> = numbers("data-cost=\"").into_iter().map(|cost| cost.min(7)).collect();
    assert!(costs.len() > 3, "{costs:?}");
    assert_eq!(numbers("data-costs=\""), costs);
}

/// A match is played with the registered decks: while it is open, an existing list cannot be changed, and a missing
/// one may still be registered.
#[test]
fn a_list_cannot_be_changed_while_the_players_match_is_open() {
    let mut room = support::sealed(2, true);
    let pools = [1, 2].map(|player| room.desk.events().event_pool(room.event, player).expect("a pool"));
    let (first, other) = (built(&room, &pools[0], 30), built(&room, &pools[0], 31));
    assert_eq!(room.phones[0].ask(&save(&first)).0, 200);
    room.desk.events().act(room.event, &EventAct::pair()).expect("a round");
    let (status, html) = room.phones[0].ask(&save(&other));
    assert!(status == 409 && html.contains("during your match"), "{html}");
    assert_eq!(room.phones[0].ask(&save(&first)).0, 200, "the same list is no other one");
    let html = look(&mut room, 0);
    assert!(html.contains("change your list during a match") && !html.contains("deck-hand-in"), "{html}");
    let late = built(&room, &pools[1], 30);
    assert_eq!(room.phones[1].ask(&save(&late)).0, 200, "the first list may come late");
    let result = ResultEntry::Games { a: 2, b: 0, drawn: 0 };
    room.desk.events().act(room.event, &EventAct::EnterResult { round: 1, table: 1, result }).expect("a result");
    assert!(look(&mut room, 0).contains("deck-hand-in"));
    assert_eq!(room.phones[0].ask(&save(&other)).0, 200);
}

/// A round match is played with the decks from the pools; the rest of a pool is the sideboard.
#[test]
fn a_sealed_match_can_be_played_on_phones() {
    let mut room = support::sealed(2, true);
    for player in 1..=2 {
        let pool = room.desk.events().event_pool(room.event, player).expect("a pool");
        let list = built(&room, &pool, 30);
        assert_eq!(room.phones[player as usize - 1].ask(&save(&list)).0, 200);
    }
    room.desk.events().act(room.event, &EventAct::pair()).expect("a round");
    for phone in &mut room.phones {
        assert_eq!(phone.ask(&json!({ "kind": "want", "number": 1 })).0, 200);
    }
    let (_, said) = room.phones[0].ask_whole(&json!({ "kind": "game" }));
    let game = said["table"]["view"]["id"].as_u64().expect("a game");
    let sideboards = room.desk.games().sideboards(u32::try_from(game).expect("few")).expect("the decks");
    assert!(sideboards.iter().all(|deck| !deck.sideboard.is_empty()), "{sideboards:?}");
}

/// With real boosters the pool is unknown: the list is registered as text, and checked without it.
#[test]
fn with_real_boosters_a_list_is_registered_as_text() {
    let mut room = support::sealed(2, false);
    let html = look(&mut room, 0);
    assert!(html.contains("id=\"list-1\"") && !html.contains("id=\"limited\""), "{html}");
    assert_eq!(room.phones[0].ask(&save(&DeckEntry::default())).0, 409);
    let pool = room.desk.events().event_pool(room.event, 1).expect("a pool");
    let entry = built(&room, &pool, 30);
    let cards: Vec<Value> =
        entry.cards.iter().map(|card| json!({ "id": under(&card.id), "count": card.count })).collect();
    let list = |cards: &[Value]| {
        let one = |id: &Option<String>| json!({ "id": under(id.as_ref().expect("a card")), "count": 1 });
        json!({ "leader": one(&entry.leader), "base": one(&entry.base), "deck": cards }).to_string()
    };
    let hand_in = |list: String| json!({ "kind": "handIn", "slot": 1, "list": list });
    let (status, html) = room.phones[0].ask(&hand_in(list(&cards)));
    assert!(status == 200 && html.contains("Sealed") && html.contains("\u{2713} legal"), "{html}");
    let (status, html) = room.phones[0].ask(&hand_in(list(&cards[..4])));
    assert!(status == 200 && html.contains("class=\"problem\""), "{html}");
    lock(&room);
    assert_eq!(room.phones[0].ask(&hand_in(list(&cards))).0, 409);
}

/// Returns a card number in list notation.
fn under(number: &str) -> String {
    number.replace('-', "_")
}
