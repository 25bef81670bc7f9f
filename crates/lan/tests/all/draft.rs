//! Drafting on phones over real connections: eight at the same time, retries and late taps, the visible cards, and
//! the deck from the pool.

use crate::support;

use std::net::SocketAddr;
use std::time::Duration;

use app::contract::{CardFace, DeckEntry, DraftPart, DraftShape, DraftView, EventAct, PlayerPhoneView};
use lan::invite;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use support::{Phone, Room};

/// Returns the pick requests that a screen offers, each with the name of its card.
fn offered(view: &PlayerPhoneView) -> Vec<(Value, String)> {
    let Some(DraftView { status, pack, board, .. }) = view.draft.as_ref().map(|draft| &draft.view) else {
        return Vec::new();
    };
    let ask = |pack, pick, index, card: &str| json!({ "kind": "pick", "pack": pack, "pick": pick, "index": index, "card": card });
    let name = |at: usize| pack.get(at).map(|card| card.face.name.clone()).unwrap_or_default();
    match board {
        Some(board) => (0..)
            .zip(&board.choices)
            .map(|(index, code)| (ask(0, board.number, index, code), name(index as usize)))
            .collect(),
        None => pack
            .iter()
            .map(|card| (ask(status.pack, status.pick, card.index, &card.printing), card.face.name.clone()))
            .collect(),
    }
}

/// Returns the cards that a seat has or can choose from.
fn cards(view: &DraftView) -> impl Iterator<Item = &CardFace> {
    view.pack.iter().map(|card| &card.face).chain(&view.taken)
}

/// Drafts at random to the end, with retries and late requests. Returns the acknowledged picks: pack, pick and card.
fn drafts(mut phone: Phone, seed: u64, to: SocketAddr) -> Vec<(u64, u64, String)> {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut acknowledged: Vec<(u64, u64, String)> = Vec::new();
    let mut late: Option<Value> = None;
    loop {
        let view = phone.look();
        if view.draft.is_none() {
            assert_eq!(phone.to, to);
            return acknowledged;
        }
        let offers = offered(&view);
        if offers.is_empty() {
            std::thread::sleep(Duration::from_millis(rng.random_range(1..15)));
            continue;
        }
        // A tap on the previous page takes no card.
        if let Some(late) = late.take().filter(|_| rng.random_bool(0.3)) {
            assert_eq!(phone.ask(&late).0, 409);
        }
        let at = rng.random_range(0..offers.len());
        let (ask, name) = offers[at].clone();
        let (status, screen) = phone.ask(&ask);
        assert_eq!(status, 200, "{screen}");
        if rng.random_bool(0.3) {
            // The response was lost: the same request again, and then the same pick with a new number.
            assert_eq!(phone.repeat_request().0, 200);
            assert_eq!(phone.ask(&ask).0, 200);
        }
        let number = |key: &str| ask[key].as_u64().expect("a number");
        acknowledged.push((number("pack"), number("pick"), name));
        late = offers.into_iter().map(|(other, _)| other).find(|other| other["card"] != ask["card"]);
    }
}

/// CR 10.3.3: eight phones pick concurrently, in any order. Every acknowledged pick is stored once.
#[test]
fn eight_phones_draft_at_once_with_retries_and_late_taps() {
    let mut room = support::drafting(8, 0);
    let to = room.server.address();
    let phones = std::mem::take(&mut room.phones);
    let players: Vec<u32> = phones.iter().map(|phone| phone.player).collect();
    let drafted: Vec<_> = std::thread::scope(|scope| {
        let seated = phones.into_iter().zip(1..).map(|(phone, seed)| scope.spawn(move || drafts(phone, seed, to)));
        let running: Vec<_> = seated.collect();
        running.into_iter().map(|one| one.join().expect("a drafter")).collect()
    });
    assert_eq!(room.part(), DraftPart::Done);
    for (player, acknowledged) in players.into_iter().zip(drafted) {
        let log = room.desk.events().draft_log(room.event, 1, room.seat(player)).expect("the log");
        assert_eq!(log.len(), 45, "three leaders and three times fourteen cards");
        // The last card of a pack is no choice and is taken automatically.
        assert_eq!(acknowledged.len(), 2 + 3 * 13);
        let chosen = log.iter().filter(|pick| pick.from.len() > 1);
        for (pick, (pack, number, card)) in chosen.zip(acknowledged) {
            assert_eq!((u64::from(pick.pack), u64::from(pick.pick)), (pack, number));
            assert_eq!(pick.taken.name, card, "player {player}, pack {pack}, pick {number}");
        }
    }
}

/// CR 10.3.2B, 10.3.2C: a phone shows the pack of its seat, its picks, and all leaders, but no card that only another
/// seat has.
#[test]
fn a_phone_shows_its_own_pack_and_no_card_of_another_seat() {
    let mut room = support::drafting(4, 4);
    for round in 0..6 {
        let views: Vec<_> =
            (1..=8).map(|seat| room.desk.events().draft_view(room.event, 1, seat).expect("a view")).collect();
        for at in 0..room.phones.len() {
            let seat = room.seat(room.phones[at].player);
            let own = &views[seat as usize - 1];
            let (status, said) = room.phones[at].ask_whole(&json!({ "kind": "look" }));
            assert_eq!(status, 200, "{said}");
            let view: PlayerPhoneView = serde_json::from_value(said["view"].clone()).expect("a screen");
            let shown: Vec<String> =
                offered(&view).iter().map(|(ask, _)| ask["card"].as_str().expect("a card").to_owned()).collect();
            let held: Vec<String> = own.pack.iter().map(|card| card.printing.clone()).collect();
            assert_eq!(shown, held, "round {round}");
            // The leaders that were taken are public.
            let known = cards(own).chain(own.table.iter().flat_map(|seat| &seat.leaders));
            let others = views.iter().filter(|view| view.seat != seat);
            support::expect_only_known(&said.to_string(), known, others.flat_map(cards));
        }
        for at in 0..room.phones.len() {
            let first = offered(&room.phones[at].look()).remove(0).0;
            assert_eq!(room.phones[at].ask(&first).0, 200);
        }
    }
}

#[test]
fn the_desk_picks_for_a_late_player_and_a_late_tap_is_refused() {
    let mut room = support::drafting(2, 6);
    let player = room.phones[0].player;
    let seat = room.seat(player);
    let offers = offered(&room.phones[0].look());
    let view = room.desk.events().event(room.event).expect("the event");
    let seated = view.pods[0].seats.iter().find(|one| one.seat == seat).expect("a seat");
    assert!(seated.phone, "the desk sees that the seat has a phone");
    assert!(
        view.pods[0].draft.as_ref().is_some_and(|draft| draft.since.is_some() && draft.waiting_for.contains(&seat))
    );
    room.desk.events().act(room.event, &EventAct::PickFor { pod: 1, seat }).expect("picked for");
    let taken = room.desk.events().draft_view(room.event, 1, seat).expect("a view").taken;
    assert_eq!(taken.len(), 1);
    let other = offers.iter().find(|(_, name)| *name != taken[0].name);
    let (ask, _) = other.unwrap_or_else(|| panic!("three leaders: {offers:?}"));
    let (status, problem) = room.phones[0].ask(ask);
    assert_eq!(status, 409);
    assert!(problem.contains("A bot has picked for you") && !problem.contains("another card"), "{problem}");
    assert_eq!(room.desk.events().draft_view(room.event, 1, seat).expect("a view").taken, taken);
    assert!(
        room.desk.events().act(room.event, &EventAct::PickFor { pod: 1, seat }).is_err(),
        "it waits for the others"
    );
}

/// Regulations, appendix C: picks are timed. The time begins for all phones when packs are passed, and does not
/// restart with each view.
#[test]
fn the_draft_clock_of_phones_starts_when_packs_are_passed() {
    let mut room = support::drafting(2, 0);
    let clock = |room: &Room| {
        room.desk.events().event(room.event).expect("the event").pods[0].draft.clone().expect("a draft").clock
    };
    assert!(!clock(&room).running, "no player has seen a pack");
    let offers = offered(&room.phones[0].look());
    assert!(clock(&room).running);
    let before = clock(&room).left_ms;
    std::thread::sleep(Duration::from_millis(30));
    room.phones[1].ask(&json!({ "kind": "look" }));
    room.phones[0].ask(&offers[0].0);
    assert!(clock(&room).left_ms < before, "the first who picks does not stop it for the others");
    room.desk
        .events()
        .act(room.event, &EventAct::PickFor { pod: 1, seat: room.seat(room.phones[1].player) })
        .expect("picked");
    let passed = clock(&room);
    assert!(passed.running && passed.left_ms > 0, "{passed:?}");
}

/// A phone that reconnects, or a new phone of the player, sees the same pick.
#[test]
fn a_new_phone_of_the_player_sees_the_same_pick() {
    let mut room = support::drafting(2, 0);
    let offers = offered(&room.phones[0].look());
    let player = room.phones[0].player;
    let again = invite(room.desk.phones(), room.event, player).expect("a phone");
    let mut new = Phone::new(room.server.address(), player, again);
    let same = offered(&new.look());
    assert!(!offers.is_empty() && offers == same, "{offers:?} {same:?}");
    assert_eq!(room.phones[0].ask(&offers[0].0).0, 403, "the old one picks no more");
    assert_eq!(new.ask(&same[0].0).0, 200);
}

/// CR 10.3.4: a deck from the pool is registered, with its problems shown, until lists are locked.
#[test]
fn a_deck_can_be_registered_from_the_pool_until_lists_are_locked() {
    let mut room = support::drafting(2, 6);
    room.desk.events().act(room.event, &EventAct::FinishDraft).expect("the end");
    let player = room.phones[0].player;
    let save = |list: &DeckEntry| json!({ "kind": "saveDeck", "list": list });
    assert_eq!(room.phones[0].look().limited.expect("the pool").list, None, "nothing is registered");
    let whole = room.desk.events().suggest_deck(room.event, player).expect("a deck");
    let short = DeckEntry { cards: whole.cards[..5].to_vec(), ..whole.clone() };
    let limited = room.phones[0].screen(&save(&short)).limited.expect("the pool");
    assert!(limited.list.as_ref() == Some(&short) && !limited.check.legal, "{limited:?}");
    let limited = room.phones[0].screen(&save(&whole)).limited.expect("the pool");
    assert!(limited.list.as_ref() == Some(&whole) && limited.check.legal, "{limited:?}");
    assert_eq!(room.desk.events().deck(room.event, player).expect("a deck").list, whole);
    let steps = room.desk.events().event(room.event).expect("the event").log.len();
    room.phones[0].ask(&save(&whole));
    assert_eq!(room.desk.events().event(room.event).expect("the event").log.len(), steps, "the same again is no step");
    let lock = EventAct::LockDecks { players: Vec::new(), locked: true, note: "round 1".to_owned() };
    room.desk.events().act(room.event, &lock).expect("locked");
    assert_eq!(room.phones[0].ask(&save(&short)).0, 409);
    assert_eq!(room.desk.events().deck(room.event, player).expect("a deck").list, whole);
}

/// Two phones draft each shape to its end, with a retry of every choice. A phone whose turn it is not offers no choice
/// and shows no card of the other hand, pile or pool.
#[test]
fn two_phones_draft_every_shape_and_see_no_hidden_card() {
    for shape in [DraftShape::Winston, DraftShape::Grid, DraftShape::Minneapolis, DraftShape::Rotisserie] {
        let mut room = support::drafting_shape(shape, 2, 0);
        let is_hidden = matches!(shape, DraftShape::Winston | DraftShape::Minneapolis);
        let mut choices = 0;
        while room.part() != DraftPart::Done {
            for at in 0..room.phones.len() {
                let (status, said) = room.phones[at].ask_whole(&json!({ "kind": "look" }));
                assert_eq!(status, 200, "{said}");
                let seat = room.seat(room.phones[at].player);
                if is_hidden && room.part() != DraftPart::Done {
                    let [own, other] =
                        [seat, 3 - seat].map(|seat| room.desk.events().draft_view(room.event, 1, seat).unwrap());
                    let known = cards(&own).chain(own.table.iter().flat_map(|seat| &seat.leaders));
                    support::expect_only_known(&said.to_string(), known, cards(&other));
                }
                let offers = offered(&serde_json::from_value(said["view"].clone()).expect("a screen"));
                let Some((ask, _)) = offers.get(choices % offers.len().max(1)) else { continue };
                assert_eq!(room.phones[at].ask(ask).0, 200);
                assert_eq!(room.phones[at].ask(ask).0, 200, "the same choice again");
                choices += 1;
            }
        }
        assert!(choices > 20, "{shape:?}: {choices}");
    }
}
