//! One request of a phone is one transaction: its number and its records. Views write nothing.

use std::collections::BTreeSet;

use super::*;
use crate::App;
use crate::contract::{
    ClockAction, DraftMode, EventAct, FloorQuery, NewEvent, PhoneCallName, PhoneTableUpdate, ResultEntry, StaffRole,
    StructureInput, TextLanguage,
};
use crate::event::printouts::tests::{event, pair};
use crate::event::registered_deck::registered_list;
use crate::event::view;

const LIST: &str =
    "Leader\n1 | Luke Skywalker | Faithful Friend\n\nBase\n1 | Dagobah Swamp\n\nDeck\n3 | Battlefield Marine\n";
const ENGLISH: TextLanguage = TextLanguage::English;

/// The length of an event's journal and the number of write transactions of its database.
fn written(desk: &App, event: u32) -> (u64, u64) {
    (
        desk.events().read(event, |state, _| Ok(state.length())).expect("the event"),
        desk.phones().changes().expect("a count"),
    )
}

/// A device that numbers its requests.
struct Device {
    phone: u32,
    asked: u64,
}

impl Device {
    fn of(desk: &App, event: u32, player: u32) -> Device {
        Device { phone: desk.phones().enrol_phone(event, player, &[7; 32]).expect("a phone"), asked: 0 }
    }

    /// Sends a request twice. The first one must be a single transaction, the second one none. Returns the number of
    /// records the first one has appended.
    fn send(&mut self, desk: &App, event: u32, what: &str, ask: impl Fn(u32, u64, &[u8; 32])) -> u64 {
        self.asked += 1;
        let digest = [u8::try_from(self.asked).expect("few"); 32];
        let before = written(desk, event);
        ask(self.phone, self.asked, &digest);
        let after = written(desk, event);
        assert_eq!(after.1 - before.1, 1, "{what} is one transaction");
        ask(self.phone, self.asked, &digest);
        assert_eq!(written(desk, event), after, "{what} again changes nothing");
        after.0 - before.0
    }

    fn player_asks(&mut self, desk: &App, event: u32, ask: &PhoneRequest) -> u64 {
        self.send(desk, event, &format!("{ask:?}"), |phone, counter, digest| {
            desk.phones().handle_phone_request(phone, counter, digest, ask, ENGLISH).expect("an answer");
        })
    }

    fn staff_asks(&mut self, desk: &App, event: u32, ask: &StaffRequest) -> u64 {
        self.send(desk, event, &format!("{ask:?}"), |phone, counter, digest| {
            desk.phones().handle_staff_request(phone, counter, digest, ask).expect("an answer");
        })
    }
}

/// The index of each kind of request, so that a new kind needs a place in the test below.
fn kind(ask: &PhoneRequest) -> usize {
    match ask {
        PhoneRequest::Look => 0,
        PhoneRequest::Report { .. } => 1,
        PhoneRequest::Call(_) => 2,
        PhoneRequest::TakeBack(_) => 3,
        PhoneRequest::HandIn { .. } => 4,
        PhoneRequest::LookAtList { .. } => 5,
        PhoneRequest::Pick(_) => 6,
        PhoneRequest::SaveDeck(_) => 7,
        PhoneRequest::SuggestDeck => 8,
        PhoneRequest::Game { .. } => 9,
        PhoneRequest::Casual(_) => 10,
    }
}

/// The same for staff.
fn staff_kind(ask: &StaffRequest) -> usize {
    match ask {
        StaffRequest::Look => 0,
        StaffRequest::Act(_) => 1,
        StaffRequest::Here(_) => 2,
        StaffRequest::Answer { .. } => 3,
    }
}

/// Two people draft on their phones.
fn draft() -> (App, u32, [Device; 2]) {
    let desk = App::in_memory().expect("a desk");
    let new = NewEvent { seed: Some("3".into()), ..NewEvent::draft("Friday", "SOR", DraftMode::Digital, 8) };
    let event = desk.events().create_event(new).expect("an event").summary.id;
    let act = |act: EventAct| desk.events().act(event, &act).expect("a step");
    act(EventAct::RegisterPlayers { text: "Ada\nBen".into() });
    act(EventAct::DrawSeats);
    act(EventAct::StartDraft);
    let devices = [1, 2].map(|player| Device::of(&desk, event, player));
    (desk, event, devices)
}

/// The first card of a player's pack.
fn first_card(desk: &App, event: u32, player: u32) -> PhoneRequest {
    let view = desk.events().event(event).expect("the event");
    let seat = view.players.iter().find(|entry| entry.id == player).and_then(|entry| entry.seat).expect("a seat");
    let shown = desk.events().draft_view(event, 1, seat).expect("the seat");
    PhoneRequest::Pick(PhonePick {
        pack: shown.status.pack,
        pick: shown.status.pick,
        index: 0,
        card: shown.pack[0].printing.clone(),
    })
}

#[test]
fn each_request_of_a_player_is_one_append_and_a_repeat_none() {
    let (desk, event) = event(4, StructureInput::default());
    pair(&desk, event);
    let table = desk.events().event(event).expect("the desk").rounds[0].tables[0].clone();
    let [first, second] = [table.players[0].id, table.players[1].id];
    let [mut one, mut other] = [first, second].map(|player| Device::of(&desk, event, player));
    let report = |opponent, won, lost| PhoneRequest::Report {
        round: 1,
        opponent,
        reported: PlayerReport { won, lost, drawn: 0 },
    };
    let judge = PhoneCallName::Judge;
    let list = || LIST.to_owned();
    let game = |ask| PhoneRequest::Game { of: GameSelector::Match, ask, have: None };
    let mut sent = BTreeSet::new();
    let mut ask = |device: &mut Device, ask: PhoneRequest, records: u64| {
        sent.insert(kind(&ask));
        assert_eq!(device.player_asks(&desk, event, &ask), records, "{ask:?}");
    };
    ask(&mut one, PhoneRequest::Look, 0);
    ask(&mut one, PhoneRequest::Call(judge), 1);
    ask(&mut one, PhoneRequest::Call(judge), 0);
    ask(&mut one, PhoneRequest::TakeBack(judge), 1);
    ask(&mut one, PhoneRequest::TakeBack(judge), 0);
    ask(&mut one, PhoneRequest::HandIn { slot: 1, list: list() }, 1);
    ask(&mut one, PhoneRequest::HandIn { slot: 1, list: list() }, 0);
    ask(&mut one, PhoneRequest::LookAtList { slot: 1, list: list() }, 0);
    ask(&mut one, PhoneRequest::SuggestDeck, 0);
    ask(&mut one, game(GameRequest::Look), 0);
    ask(&mut one, game(GameRequest::Want { number: 1, main: None }), 0);
    ask(&mut one, report(second, 2, 1), 1);
    ask(&mut one, report(second, 2, 1), 0);
    // The report and the result that both agree on.
    ask(&mut other, report(first, 1, 2), 2);
    one.asked += 1;
    let seen = desk.phones().handle_phone_request(one.phone, one.asked, &[99; 32], &PhoneRequest::Look, ENGLISH);
    let deck = seen.expect("a look").casual.expect("casual games").decks.into_iter().find_map(|deck| deck.key);
    ask(&mut one, PhoneRequest::Casual(CasualRequest::Open { seats: 2, deck }), 0);
    ask(&mut one, PhoneRequest::Casual(CasualRequest::Leave), 0);
    let (drafting, friday, [mut ada, mut ben]) = draft();
    let mut ask = |device: &mut Device, ask: PhoneRequest, records: u64| {
        sent.insert(kind(&ask));
        assert_eq!(device.player_asks(&drafting, friday, &ask), records, "{ask:?}");
    };
    let pick = first_card(&drafting, friday, 1);
    // The pick shows its pack, which starts the time.
    ask(&mut ada, pick.clone(), 2);
    ask(&mut ada, pick, 0);
    ask(&mut ben, first_card(&drafting, friday, 2), 1);
    drafting.events().act(friday, &EventAct::FinishDraft).expect("finished");
    let deck = drafting.events().suggest_deck(friday, 1).expect("a deck");
    ask(&mut ada, PhoneRequest::SaveDeck(deck.clone()), 1);
    ask(&mut ada, PhoneRequest::SaveDeck(deck), 0);
    assert_eq!(sent, (0..11).collect(), "every kind of request was sent");
}

#[test]
fn each_request_of_staff_is_one_append_and_a_repeat_none() {
    let (desk, event) = event(4, StructureInput::default());
    pair(&desk, event);
    let table = desk.events().event(event).expect("the desk").rounds[0].tables[0].clone();
    let callers = [table.players[0].id, table.players[1].id];
    let mut players = callers.map(|player| Device::of(&desk, event, player));
    let phone = desk.phones().issue_staff_phone(event, StaffRole::Judge, "Zoe", &[8; 32]).expect("a phone");
    let mut judge = Device { phone, asked: 0 };
    let mut sent = BTreeSet::new();
    let mut ask = |ask: StaffRequest, records: u64| {
        sent.insert(staff_kind(&ask));
        assert_eq!(judge.staff_asks(&desk, event, &ask), records, "{ask:?}");
    };
    let note = EventAct::AddNote { text: "late".to_owned(), player: None, round: None, table: None };
    ask(StaffRequest::Look, 0);
    ask(StaffRequest::Act(Box::new(note)), 1);
    for device in &mut players {
        device.player_asks(&desk, event, &PhoneRequest::Call(PhoneCallName::Judge));
    }
    let answer = StaffRequest::Answer { player: callers[0], call: PhoneCallName::Judge };
    ask(answer.clone(), 1);
    ask(answer, 0);
    // The table and the call that is still open there.
    ask(StaffRequest::Here(Some(table.table)), 2);
    ask(StaffRequest::Here(Some(table.table)), 0);
    ask(StaffRequest::Here(None), 1);
    assert_eq!(sent, (0..4).collect(), "every kind of request was sent");
}

#[test]
fn a_look_starts_the_time_of_a_pick_once() {
    let (desk, event, [mut ada, mut ben]) = draft();
    assert_eq!(ada.player_asks(&desk, event, &PhoneRequest::Look), 1, "the pack is shown");
    assert_eq!(ada.player_asks(&desk, event, &PhoneRequest::Look), 0, "the clock runs");
    assert_eq!(ben.player_asks(&desk, event, &PhoneRequest::Look), 0, "the time is shared");
    desk.events().act(event, &EventAct::PickClock { pod: 1, action: ClockAction::Pause }).expect("paused");
    assert_eq!(ada.player_asks(&desk, event, &PhoneRequest::Look), 0, "a paused clock stays paused");
}

#[test]
fn views_write_nothing() {
    let (drafting, friday, mut phones) = draft();
    phones[0].player_asks(&drafting, friday, &PhoneRequest::Call(PhoneCallName::Drop));
    let (playing, saturday) = event(4, StructureInput::default());
    pair(&playing, saturday);
    let player = playing.events().event(saturday).expect("the desk").rounds[0].tables[0].players[0].id;
    Device::of(&playing, saturday, player).player_asks(&playing, saturday, &PhoneRequest::Call(PhoneCallName::Drop));
    for (desk, event, caller) in [(&drafting, friday, 1), (&playing, saturday, player)] {
        desk.events().act(event, &EventAct::DropPlayer { player: caller }).expect("dropped");
        let before = written(desk, event);
        desk.events().event(event).expect("the window's view");
        desk.phones().public_event(event).expect("the board");
        desk.events().board(event).expect("the clock");
        assert!(desk.phones().phone_calls(event).expect("calls").is_empty(), "a dropped player does not ask to drop");
        desk.phones().staff_phones(event).expect("staff");
        desk.phones().players_with_phones(event).expect("players");
        desk.phones().watch_event(event, None).expect("the revision numbers");
        desk.events().event_papers(event).expect("printouts");
        desk.events().export(event).expect("an export");
        assert_eq!(written(desk, event), before);
    }
    // The answer to a repeated request is only a view.
    let before = written(&drafting, friday);
    let call = PhoneRequest::Call(PhoneCallName::Drop);
    let seen = drafting.phones().handle_phone_request(phones[0].phone, 1, &[1; 32], &call, ENGLISH).expect("an answer");
    assert!(seen.draft.is_some());
    assert_eq!(written(&drafting, friday), before);
}

#[test]
fn a_report_ends_with_its_match_and_undo_skips_reports_and_calls() {
    let (desk, event) = event(4, StructureInput::default());
    let tables = pair(&desk, event).rounds.remove(0).tables;
    let [player, opponent, other] =
        [&tables[0].players[0], &tables[0].players[1], &tables[1].players[0]].map(|one| one.id);
    let mut phone = Device::of(&desk, event, player);
    let reported = PlayerReport { won: 2, lost: 0, drawn: 0 };
    let report = PhoneRequest::Report { round: 1, opponent, reported };
    let reports = || {
        let rounds = desk.events().event(event).expect("the desk").rounds;
        rounds.iter().flat_map(|round| &round.tables).map(|table| table.reports.len()).sum::<usize>()
    };
    let note = || "wrong players".to_owned();
    let steps = [
        EventAct::EnterResult { round: 1, table: tables[0].table, result: ResultEntry::Games { a: 0, b: 2, drawn: 0 } },
        EventAct::DeleteRound { round: 1, note: note() },
        EventAct::SwapPlayers { one: opponent, other, note: note() },
    ];
    for act in steps {
        phone.player_asks(&desk, event, &report);
        phone.player_asks(&desk, event, &PhoneRequest::Call(PhoneCallName::Judge));
        assert_eq!(reports(), 1);
        let undoes = desk.events().event(event).expect("the desk").steps.undoes;
        assert!(undoes.is_some_and(|step| step.contains("Round 1")), "undo skips reports and calls");
        desk.events().act(event, &act).expect("a step");
        assert_eq!(reports(), 0, "{act:?}");
        desk.events().act(event, &EventAct::Undo).expect("undone");
        assert_eq!(reports(), 0, "{act:?} undone");
        assert_eq!(desk.phones().phone_calls(event).expect("calls").len(), 1, "the call is open");
    }
}

/// Calls are shown at the desk and on phones; the log would drown in them.
#[test]
fn reports_calls_and_judges_tables_are_not_listed_in_the_log() {
    let (desk, event) = event(4, StructureInput::default());
    let tables = pair(&desk, event).rounds.remove(0).tables;
    let [player, opponent] = [&tables[0].players[0], &tables[0].players[1]].map(|one| one.id);
    let before = desk.events().event(event).expect("the desk").log;
    let mut phone = Device::of(&desk, event, player);
    let reported = PlayerReport { won: 2, lost: 0, drawn: 0 };
    phone.player_asks(&desk, event, &PhoneRequest::Report { round: 1, opponent, reported });
    phone.player_asks(&desk, event, &PhoneRequest::Call(PhoneCallName::Judge));
    let table = Some(tables[0].table);
    desk.events()
        .act(event, &EventAct::StandAtTable { role: StaffRole::Judge, name: "Zoe".into(), table })
        .expect("a table");
    assert_eq!(desk.events().event(event).expect("the desk").log, before);
}

#[test]
fn a_call_of_a_merged_entry_belongs_to_the_remaining_player_and_that_of_a_removed_one_ends() {
    let (desk, event) = event(3, StructureInput::default());
    let judge = PhoneCallName::Judge;
    let callers =
        || desk.phones().phone_calls(event).expect("calls").iter().map(|call| call.player).collect::<Vec<u32>>();
    let mut phone = Device::of(&desk, event, 3);
    phone.player_asks(&desk, event, &PhoneRequest::Call(judge));
    desk.events().act(event, &EventAct::MergePlayers { player: 3, into: 2, note: "the same".into() }).expect("merged");
    assert_eq!(callers(), [2]);
    phone.player_asks(&desk, event, &PhoneRequest::TakeBack(judge));
    assert!(callers().is_empty());
    desk.events().act(event, &EventAct::RegisterPlayers { text: "Dora".into() }).expect("a player");
    let dora = desk.events().event(event).expect("the desk").players.last().expect("a player").id;
    Device::of(&desk, event, dora).player_asks(&desk, event, &PhoneRequest::Call(judge));
    assert_eq!(callers(), [dora]);
    desk.events().act(event, &EventAct::Undo).expect("undone");
    desk.events().act(event, &EventAct::RegisterPlayers { text: "Emil".into() }).expect("another with the same number");
    assert!(callers().is_empty());
}

#[test]
fn archiving_an_event_discards_calls_reports_and_judges_tables() {
    let (desk, event) = event(4, StructureInput::default());
    pair(&desk, event);
    let players: Vec<u32> =
        desk.events().event(event).expect("the desk").rounds[0].tables[0].players.iter().map(|one| one.id).collect();
    let mut phone = Device::of(&desk, event, players[0]);
    phone.player_asks(&desk, event, &PhoneRequest::Call(PhoneCallName::Judge));
    let reported = PlayerReport { won: 2, lost: 0, drawn: 0 };
    phone.player_asks(&desk, event, &PhoneRequest::Report { round: 1, opponent: players[1], reported });
    let empty = || desk.events().read(event, |state, _| Ok(state.phones.is_empty())).expect("the event");
    assert!(!empty());
    desk.events().archive_event(event, true).expect("archived");
    assert!(empty());
    let before = written(&desk, event).0;
    desk.events().archive_event(event, false).expect("restored");
    desk.events().archive_event(event, true).expect("archived again");
    assert!(desk.phones().phone_calls(event).expect("calls").is_empty());
    assert_eq!(written(&desk, event).0, before, "there is nothing to discard");
}

#[test]
fn staff_cannot_act_as_a_player_or_stand_in_for_another_judge() {
    let (desk, event) = event(4, StructureInput::default());
    pair(&desk, event);
    let player = desk.events().event(event).expect("the desk").rounds[0].tables[0].players[0].id;
    for role in [StaffRole::Judge, StaffRole::Scorekeeper] {
        let phone = desk.phones().issue_staff_phone(event, role, "Zoe", &[8; 32]).expect("a phone");
        let call = PhoneCallName::Judge;
        let other = match role {
            StaffRole::Judge => StaffRole::Scorekeeper,
            StaffRole::Scorekeeper => StaffRole::Judge,
        };
        let at = |role, name: &str| EventAct::StandAtTable { role, name: name.to_owned(), table: Some(1) };
        let refused = [
            EventAct::PlaceCall { player, call },
            EventAct::WithdrawCall { player, call },
            EventAct::ShowOwnPack { player },
            EventAct::ReportResult { player, round: 1, opponent: 2, won: 2, lost: 0, drawn: 0 },
            EventAct::ClearPhones,
            at(role, "Kim"),
            at(other, "Zoe"),
        ];
        let before = written(&desk, event).0;
        for (act, counter) in refused.into_iter().zip(1u8..) {
            let ask = StaffRequest::Act(Box::new(act));
            let error =
                desk.phones().handle_staff_request(phone, counter.into(), &[counter; 32], &ask).expect_err("refused");
            assert_eq!(error.code, crate::ErrorCode::PhonesNotYours, "{ask:?}");
        }
        assert_eq!(written(&desk, event).0, before);
        desk.phones()
            .handle_staff_request(phone, 8, &[8; 32], &StaffRequest::Act(Box::new(at(role, "Zoe"))))
            .expect("a table");
        assert_eq!(desk.phones().staff_phones(event).expect("staff")[0].table, Some(1));
        desk.phones().revoke_staff_phone(event, phone).expect("revoked");
    }
}

/// The complete view of an event is large: no request of a phone builds it, and neither does the server that watches
/// the event for phones.
#[test]
fn phones_build_no_event_view() {
    let (desk, event) = event(4, StructureInput::default());
    let decks: Vec<String> = ::decks::published_decks()
        .iter()
        .take(2)
        .map(|deck| registered_list(&desk.core.catalog, 1, &deck.list).list)
        .collect();
    let table = pair(&desk, event).rounds.remove(0).tables.remove(0);
    let players = [table.players[0].id, table.players[1].id];
    let [mut one, mut other] = players.map(|player| Device::of(&desk, event, player));
    let judge = desk.phones().issue_staff_phone(event, StaffRole::Judge, "Zoe", &[8; 32]).expect("a phone");
    let mut judge = Device { phone: judge, asked: 0 };
    let (drafting, friday, [mut ada, mut ben]) = draft();
    let picks = [1, 2].map(|player| first_card(&drafting, friday, player));
    let infraction = desk.events().event(event).expect("the desk").infractions[0].code.clone();
    let game = |ask| PhoneRequest::Game { of: GameSelector::Match, ask, have: None };
    let before = view::BUILT.get();

    for (device, deck) in [&mut one, &mut other].into_iter().zip(&decks) {
        device.player_asks(&desk, event, &PhoneRequest::HandIn { slot: 1, list: deck.clone() });
        device.player_asks(&desk, event, &PhoneRequest::LookAtList { slot: 1, list: deck.clone() });
        device.player_asks(&desk, event, &PhoneRequest::Call(PhoneCallName::Judge));
    }
    let mut watched = desk.phones().watch_event(event, None).expect("the event");
    let mut answers = 0;
    for device in [&mut one, &mut other] {
        device.player_asks(&desk, event, &PhoneRequest::Look);
        // The game is another transaction.
        device.asked += 1;
        let want = game(GameRequest::Want { number: 1, main: None });
        desk.phones().handle_phone_request(device.phone, device.asked, &[99; 32], &want, ENGLISH).expect("an answer");
    }
    for _ in 0..2 {
        for device in [&mut one, &mut other] {
            device.asked += 1;
            let look = game(GameRequest::Look);
            let seen = desk
                .phones()
                .handle_phone_request(device.phone, device.asked, &[98; 32], &look, ENGLISH)
                .expect("a look");
            let PhoneTableUpdate::Whole { table, .. } = seen.table.expect("a table") else { panic!("the whole table") };
            let table = table.view;
            let Some(option) = table.question.and_then(|question| Some(question.options.first()?.index)) else {
                continue;
            };
            device.player_asks(&desk, event, &game(GameRequest::Answer { number: 1, step: table.steps, option }));
            let after = desk.phones().watch_event(event, Some(&watched)).expect("the event");
            assert!(std::sync::Arc::ptr_eq(&after.public, &watched.public), "the board is computed once");
            assert!(after.reports != watched.reports && after.staff != watched.staff, "phones learn of the answer");
            watched = after;
            answers += 1;
        }
    }
    assert!(answers > 0);
    let at = table.table;
    let zoe = StaffMember { event, role: StaffRole::Judge, name: "Zoe".to_owned() };
    for query in [
        FloorQuery::Tables,
        FloorQuery::Table { table: at },
        FloorQuery::Penalty { table: at, player: players[0], infraction: Some(infraction) },
        FloorQuery::Deck { table: at, player: players[0], slot: 1 },
        FloorQuery::Rules { words: "hidden".to_owned() },
    ] {
        desk.phones().floor_view(&zoe, &query, ENGLISH).expect("a view");
    }
    judge.staff_asks(&desk, event, &StaffRequest::Here(Some(table.table)));
    one.player_asks(&desk, event, &game(GameRequest::Concede { number: 1 }));
    let report = |opponent, won, lost| PhoneRequest::Report {
        round: 1,
        opponent,
        reported: PlayerReport { won, lost, drawn: 0 },
    };
    one.player_asks(&desk, event, &report(players[1], 1, 2));
    assert_eq!(other.player_asks(&desk, event, &report(players[0], 2, 1)), 2, "the result is in");
    let open = PhoneRequest::Casual(CasualRequest::Open { seats: 2, deck: None });
    one.player_asks(&desk, event, &open);
    other.asked += 1;
    let join = PhoneRequest::Casual(CasualRequest::Join { table: 1, deck: None });
    desk.phones().handle_phone_request(other.phone, other.asked, &[95; 32], &join, ENGLISH).expect("a seat");
    let look = PhoneRequest::Game { of: GameSelector::Casual, ask: GameRequest::Look, have: None };
    one.player_asks(&desk, event, &look);

    for (device, pick) in [&mut ada, &mut ben].into_iter().zip(picks) {
        device.player_asks(&drafting, friday, &pick);
    }
    desk.phones().public_event(event).expect("the board");
    drafting.phones().watch_event(friday, None).expect("the event");
    assert_eq!(view::BUILT.get(), before);
}
