//! Sealed on phones over real connections: the deck from a digital pool, or the list of a deck from real boosters.

use crate::support;

use std::collections::{BTreeMap, BTreeSet};

use app::contract::{
    CardCount, DeckEntry, EventAct, FloorQuery, FloorSheet, LegalityAnswer, ListFormat, PlayerLimitedDeckView,
    PlayerPhoneView, PoolEntry, ResultEntry, StaffRole, TextLanguage,
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

/// Returns the pool and the deck on a phone.
fn limited(view: PlayerPhoneView) -> PlayerLimitedDeckView {
    view.limited.expect("the pool")
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
    let seen = room.phones[0].look();
    assert!(seen.decks.is_none(), "no list as text: {seen:?}");
    let shown: BTreeMap<String, u32> = limited(seen).pool.into_iter().map(|card| (card.face.id, card.count)).collect();
    let own: BTreeMap<String, u32> = pools[0].cards.iter().map(|card| (card.id.clone(), card.count)).collect();
    assert_eq!(shown, own, "every card of the player's pool, once each copy");
    let (short, whole) = (built(&room, &pools[0], 12), built(&room, &pools[0], 30));
    let check = limited(room.phones[0].screen(&save(&short))).check;
    assert!(!check.legal && check.problems.iter().any(|one| one.message.contains("needs at least 30")), "{check:?}");
    let foreign = built(&room, &pools[1], 30);
    let check = limited(room.phones[0].screen(&save(&foreign))).check;
    assert!(!check.legal, "cards of another pool: {check:?}");
    let check = limited(room.phones[0].screen(&save(&whole))).check;
    assert!(check.legal, "{check:?}");
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
    assert!(limited(room.phones[0].look()).locked);
}

/// While a player chooses a deck, the phone shows whether it is legal: it has the minimum size with each base.
#[test]
fn the_deck_page_has_what_the_line_about_legality_needs() {
    let mut room = support::sealed(2, true);
    let seen = limited(room.phones[0].look());
    let own = seen.pool.iter().map(|card| &card.face).filter(|face| face.kind == "base");
    let bases: BTreeSet<&String> = own.chain(&seen.free_bases).map(|face| &face.id).collect();
    assert!(!bases.is_empty() && seen.minimums.keys().collect::<BTreeSet<_>>() == bases, "{:?}", seen.minimums);
    assert!(seen.usual_minimum == 30 && seen.minimums.values().all(|minimum| *minimum == 30), "{:?}", seen.minimums);
    // A filter for each cost of the pool.
    let costs: BTreeSet<Option<u32>> = seen.pool.iter().map(|card| card.face.cost).collect();
    assert!(costs.len() > 3, "{costs:?}");
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
    let (status, problem) = room.phones[0].ask(&save(&other));
    assert!(status == 409 && problem.contains("during your match"), "{problem}");
    assert_eq!(room.phones[0].ask(&save(&first)).0, 200, "the same list is no other one");
    assert!(limited(room.phones[0].look()).in_match);
    let late = built(&room, &pools[1], 30);
    assert_eq!(room.phones[1].ask(&save(&late)).0, 200, "the first list may come late");
    let result = ResultEntry::Games { a: 2, b: 0, drawn: 0 };
    room.desk.events().act(room.event, &EventAct::EnterResult { round: 1, table: 1, result }).expect("a result");
    let seen = limited(room.phones[0].look());
    assert!(!seen.in_match && !seen.locked, "{seen:?}");
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
    let seen = room.phones[0].look();
    assert!(seen.limited.is_none() && seen.decks.as_ref().is_some_and(|decks| decks.slots == 1), "{seen:?}");
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
    let mut check = |list| room.phones[0].screen(&hand_in(list)).decks.expect("lists").decks.remove(0).check;
    let whole = check(list(&cards));
    assert!(whole.format == ListFormat::Sealed && whole.answer == LegalityAnswer::Legal, "{whole:?}");
    let short = check(list(&cards[..4]));
    assert!(short.answer == LegalityAnswer::Illegal && !short.problems.is_empty(), "{short:?}");
    lock(&room);
    assert_eq!(room.phones[0].ask(&hand_in(list(&cards))).0, 409);
}

/// Returns a card number in list notation.
fn under(number: &str) -> String {
    number.replace('-', "_")
}
