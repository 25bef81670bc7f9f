use super::*;
use crate::App;
use crate::ErrorCode;
use crate::contract::{
    EventAct, EventView, ListFormat, PenaltyName, PhoneTableUpdate, PhoneTableView, PublicResult, ResultEntry,
    RoundsKind, StructureInput, TableView,
};
use crate::event::printouts::tests::{event, finish, pair};
use crate::event::registered_deck::registered_list;
use crate::phones::{PublicStanding, PublicStandings};

const TWO_ONE: PlayerReport = PlayerReport { won: 2, lost: 1, drawn: 0 };
/// The same as shown to the player and to the opponent.
const SHOWN: ReportedGames = ReportedGames { won: 2, lost: 1, drawn: 0 };
const SHOWN_TO_OPPONENT: ReportedGames = ReportedGames { won: 1, lost: 2, drawn: 0 };

/// A match of two players with a phone each. Requests are numbered as the phones would.
struct Room {
    desk: App,
    event: u32,
    phones: [u32; 2],
    players: [u32; 2],
    asked: [u64; 2],
}

fn game(ask: GameRequest) -> PhoneRequest {
    PhoneRequest::Game { of: GameSelector::Match, ask, have: None }
}

fn whole(update: PhoneTableUpdate) -> PhoneTableView {
    match update {
        PhoneTableUpdate::Whole { table, .. } => *table,
        PhoneTableUpdate::Changes { .. } => panic!("the whole table"),
    }
}

fn room() -> Room {
    let (desk, event) = event(4, StructureInput::default());
    pair(&desk, event);
    let table = desk.events().event(event).expect("the desk").rounds[0].tables[0].clone();
    let players = [table.players[0].id, table.players[1].id];
    let phones = players.map(|player| desk.phones().enrol_phone(event, player, &[7; 32]).expect("a phone"));
    Room { desk, event, phones, players, asked: [0, 0] }
}

impl Room {
    fn try_ask(&mut self, who: usize, ask: PhoneRequest) -> Result<PlayerPhoneView, AppError> {
        self.asked[who] += 1;
        self.again(who, &ask)
    }

    /// Repeats the latest request.
    fn again(&self, who: usize, ask: &PhoneRequest) -> Result<PlayerPhoneView, AppError> {
        let counter = self.asked[who];
        let digest = [u8::try_from(counter).expect("few"); 32];
        self.desk.phones().handle_phone_request(self.phones[who], counter, &digest, ask, TextLanguage::English)
    }

    fn report(&mut self, who: usize, reported: PlayerReport) -> PlayerPhoneView {
        let ask = PhoneRequest::Report { round: 1, opponent: self.players[1 - who], reported };
        self.try_ask(who, ask).expect("a report")
    }

    fn look(&mut self, who: usize) -> PlayerMatchView {
        self.try_ask(who, PhoneRequest::Look).expect("a look").own.expect("a match")
    }

    fn result(&self) -> Option<ResultEntry> {
        self.desk.events().event(self.event).expect("the desk").rounds[0].tables[0].result.clone()
    }
}

#[test]
fn agreeing_reports_become_one_step_with_both_names_and_one_undo() {
    let mut room = room();
    room.report(0, TWO_ONE);
    assert_eq!(room.result(), None, "one report is not final");
    assert_eq!(room.look(1).opponent_report, Some(SHOWN_TO_OPPONENT));
    room.report(1, TWO_ONE.swap_sides());
    assert_eq!(room.result(), Some(ResultEntry::Games { a: 2, b: 1, drawn: 0 }));
    let log = room.desk.events().event(room.event).expect("the desk").log;
    assert!(log[0].by.as_deref().is_some_and(|by| by.ends_with("(phone)") && by.contains("Player")), "{:?}", log[0].by);
    room.desk.events().act(room.event, &EventAct::Undo).expect("undone");
    assert_eq!(room.look(0).own_report, None);
    assert_eq!(room.result(), None, "a look does not enter it again");
}

#[test]
fn differing_reports_are_not_entered_until_one_changes() {
    let mut room = room();
    room.report(0, TWO_ONE);
    room.report(1, TWO_ONE);
    let own = room.look(0);
    assert_eq!((own.own_report, own.opponent_report), (Some(SHOWN), Some(SHOWN_TO_OPPONENT)));
    assert_eq!(room.result(), None);
    room.report(1, TWO_ONE.swap_sides());
    assert!(room.result().is_some());
}

#[test]
fn a_request_is_accepted_once_and_in_order() {
    let mut room = room();
    room.report(0, TWO_ONE);
    let look = |room: &Room, counter, digest: u8| {
        room.desk
            .phones()
            .handle_phone_request(room.phones[0], counter, &[digest; 32], &PhoneRequest::Look, TextLanguage::English)
            .map_err(|error| error.code)
    };
    let again = PhoneRequest::Report { round: 1, opponent: room.players[1], reported: TWO_ONE };
    room.report(1, TWO_ONE.swap_sides());
    room.desk.events().act(room.event, &EventAct::Undo).expect("undone");
    // A repeated request, as after a lost response, is answered and does nothing.
    let answer = room
        .desk
        .phones()
        .handle_phone_request(room.phones[0], 1, &[1; 32], &again, TextLanguage::English)
        .expect("an answer");
    assert_eq!(answer.own.expect("a match").own_report, None);
    for (counter, digest) in [(1, 9), (0, 1), (3, 1), (u64::MAX, 1)] {
        assert_eq!(look(&room, counter, digest).expect_err("out of order"), ErrorCode::PhonesOrder, "{counter}");
    }
    assert!(look(&room, 2, 2).is_ok());
    assert_eq!(look(&room, 1, 1).expect_err("a replay"), ErrorCode::PhonesOrder);
}

#[test]
fn a_refused_report_uses_up_its_sequence_number() {
    let mut room = room();
    let others = room.desk.events().event(room.event).expect("the desk").rounds[0].tables[1].players[0].id;
    let wrong = [(1, others, TWO_ONE), (2, room.players[1], TWO_ONE), (1, room.players[0], TWO_ONE)];
    for (round, opponent, reported) in wrong {
        let refused = room.try_ask(0, PhoneRequest::Report { round, opponent, reported }).expect_err("refused");
        assert_eq!(refused.code, ErrorCode::PhonesNoMatch);
    }
    let impossible = PlayerReport { won: 9, lost: 9, drawn: 0 };
    let ask = PhoneRequest::Report { round: 1, opponent: room.players[1], reported: impossible };
    assert_eq!(room.try_ask(0, ask).expect_err("refused").code, ErrorCode::TournamentImpossibleGames);
    let result = ResultEntry::Games { a: 0, b: 2, drawn: 0 };
    room.desk
        .events()
        .act(room.event, &EventAct::EnterResult { round: 1, table: 1, result: result.clone() })
        .expect("the desk's");
    let late = PhoneRequest::Report { round: 1, opponent: room.players[1], reported: TWO_ONE };
    assert_eq!(room.try_ask(0, late).expect_err("refused").code, ErrorCode::PhonesNoMatch);
    assert_eq!(room.result(), Some(result));
    assert_eq!(room.desk.phones().phone(room.phones[0]).expect("the phone").asked, 5);
    room.look(0);
}

/// An eavesdropper replays a rejected request when it would be possible.
#[test]
fn a_refused_report_stays_refused_after_the_result_was_undone() {
    let mut room = room();
    let result = ResultEntry::Games { a: 0, b: 2, drawn: 0 };
    room.desk.events().act(room.event, &EventAct::EnterResult { round: 1, table: 1, result }).expect("the desk's");
    let report = PhoneRequest::Report { round: 1, opponent: room.players[1], reported: TWO_ONE };
    assert_eq!(room.try_ask(0, report.clone()).expect_err("refused").code, ErrorCode::PhonesNoMatch);
    room.desk.events().act(room.event, &EventAct::Undo).expect("undone");
    assert_eq!(room.again(0, &report).expect_err("a replay").code, ErrorCode::PhonesRefused);
    assert_eq!(room.look(0).own_report, None);
    assert_eq!(room.try_ask(0, report).expect("a new one").own.expect("a match").own_report, Some(SHOWN));
}

#[test]
fn a_new_phone_replaces_the_old_one_and_all_end_with_the_event() {
    let mut room = room();
    room.look(0);
    let new = room.desk.phones().enrol_phone(room.event, room.players[0], &[8; 32]).expect("a phone");
    room.look(0);
    room.desk
        .phones()
        .handle_phone_request(new, 1, &[1; 32], &PhoneRequest::Look, TextLanguage::English)
        .expect("the new one");
    assert_eq!(room.try_ask(0, PhoneRequest::Look).expect_err("replaced").code, ErrorCode::PhonesGone);
    room.look(1);
    room.desk.events().archive_event(room.event, true).expect("archived");
    assert_eq!(room.try_ask(1, PhoneRequest::Look).expect_err("ended").code, ErrorCode::PhonesGone);
    assert!(room.desk.phones().phone(new).is_err());
}

#[test]
fn a_phone_counts_as_joined_after_its_first_request() {
    let mut room = room();
    let joined = |room: &Room| room.desk.phones().players_with_phones(room.event).expect("players");
    assert!(joined(&room).is_empty());
    room.look(1);
    assert_eq!(joined(&room), [room.players[1]]);
    room.desk.phones().enrol_phone(room.event, room.players[0], &[8; 32]).expect("a phone");
    assert_eq!(joined(&room), [room.players[1]], "an invitation alone is no phone");
}

#[test]
fn a_call_stays_open_until_answered_or_withdrawn() {
    let mut room = room();
    let judge = PhoneCallName::Judge;
    let calls = |room: &Room| room.desk.phones().phone_calls(room.event).expect("calls");
    let mark = |room: &Room| room.desk.phones().watch_event(room.event, None).expect("a mark").reports;
    let before = mark(&room);
    assert_eq!(room.try_ask(0, PhoneRequest::Call(judge)).expect("a call").calls, [judge]);
    assert_ne!(mark(&room), before, "the desk's answer reaches the phone");
    let standing = calls(&room);
    assert_eq!((standing[0].player, standing[0].table, standing[0].call), (room.players[0], Some(1), judge));
    room.try_ask(0, PhoneRequest::Call(judge)).expect("the same again");
    assert_eq!(calls(&room), standing, "one call, with the time of the first");
    assert_eq!(room.try_ask(1, PhoneRequest::Look).expect("a look").calls, [], "it is the caller's own");
    room.try_ask(1, PhoneRequest::TakeBack(judge)).expect("no call to withdraw");
    assert_eq!(calls(&room).len(), 1, "no player withdraws the call of another");
    room.desk.phones().answer_phone_call(room.event, room.players[0], judge).expect("seen to");
    assert_ne!(mark(&room), before, "the phone looks again, even if the call was closed between two marks");
    assert_eq!(room.try_ask(0, PhoneRequest::Look).expect("a look").calls, []);
    room.try_ask(0, PhoneRequest::Call(judge)).expect("a call");
    assert_eq!(room.try_ask(0, PhoneRequest::TakeBack(judge)).expect("withdrawn").calls, []);
    assert_eq!(calls(&room), []);
}

#[test]
fn a_player_who_asks_to_drop_stays_until_the_desk_confirms() {
    let mut room = room();
    let player = room.players[1];
    let view = room.try_ask(1, PhoneRequest::Call(PhoneCallName::Drop)).expect("a call");
    assert!(!view.left, "the desk confirms it");
    assert_eq!(room.desk.phones().phone_calls(room.event).expect("calls").len(), 1);
    room.desk.events().act(room.event, &EventAct::DropPlayer { player }).expect("dropped");
    assert_eq!(room.desk.phones().phone_calls(room.event).expect("calls"), []);
    room.desk.events().act(room.event, &EventAct::ReenterPlayer { player }).expect("back");
    assert_eq!(room.desk.phones().phone_calls(room.event).expect("calls"), [], "the call was an earlier one");
}

/// The journal has what players report and call for, but nothing that identifies or unlocks a phone.
#[test]
fn an_event_export_contains_no_keys_numbers_or_requests_of_phones() {
    let mut room = room();
    let export = |room: &Room| room.desk.events().export(room.event).expect("an export");
    let before = export(&room);
    room.try_ask(0, PhoneRequest::Look).expect("a look");
    room.desk.phones().enrol_phone(room.event, room.players[1], &[9; 32]).expect("another phone");
    assert_eq!(export(&room), before, "joining and looking leave no trace");
    room.report(0, TWO_ONE);
    let document: serde_json::Value = serde_json::from_str(&export(&room)).expect("a document");
    let newest = document["journal"].as_array().and_then(|journal| journal.last()).expect("a record");
    let [player, opponent] = room.players;
    let report = serde_json::json!({
        "report": { "round": 1, "player": player, "opponent": opponent, "won": 2, "lost": 1, "drawn": 0 }
    });
    assert_eq!(newest["record"], report);
    let imported = room.desk.events().import(&export(&room)).expect("an import");
    let imported = room.desk.events().event(imported).expect("the import");
    assert_eq!(
        imported.rounds,
        room.desk.events().event(room.event).expect("the event").rounds,
        "the report is open there too"
    );
}

const LIST: &str =
    "Leader\n1 | Luke Skywalker | Faithful Friend\n\nBase\n1 | Dagobah Swamp\n\nDeck\n3 | Battlefield Marine\n";

/// Regulations: a list can be registered and replaced until it is locked.
#[test]
fn a_deck_list_can_be_registered_until_lists_are_locked() {
    let mut room = room();
    let hand_in = |list: &str| PhoneRequest::HandIn { slot: 1, list: list.to_owned() };
    let before = room.try_ask(0, PhoneRequest::Look).expect("a look").decks.expect("lists are registered");
    assert_eq!((before.slots, before.locked, before.decks.len()), (1, false, 0));
    let seen = room.try_ask(0, hand_in(LIST)).expect("a list").decks.expect("lists");
    let [deck] = seen.decks.as_slice() else { panic!("one list: {seen:?}") };
    let check = &deck.check;
    assert_eq!((check.size, check.sideboard_size, check.format), (3, 0, ListFormat::Premier));
    assert_eq!(check.front, ["Luke Skywalker, Faithful Friend", "Dagobah Swamp"]);
    assert!(check.problems.iter().any(|problem| problem.contains("50")), "{:?}", check.problems);
    let log = room.desk.events().event(room.event).expect("the event").log;
    assert!(log[0].by.as_deref().is_some_and(|by| by.ends_with("(phone)")), "{:?}", log[0]);
    // An invalid list is rejected and changes nothing.
    for list in ["", "three cheers", "{\"leader\":"] {
        assert!(room.try_ask(0, hand_in(list)).is_err(), "{list:?}");
    }
    assert_eq!(room.try_ask(0, hand_in(&"x".repeat(13_000))).expect_err("too long").code, ErrorCode::PhonesLongList);
    // Registering the same list again adds no step.
    let steps = room.desk.events().event(room.event).expect("the event").log.len();
    room.try_ask(0, hand_in(LIST)).expect("the same list");
    assert_eq!(room.desk.events().event(room.event).expect("the event").log.len(), steps);
    let lock = EventAct::LockDecks { players: Vec::new(), locked: true, note: "round 1".to_owned() };
    room.desk.events().act(room.event, &lock).expect("locked");
    assert!(room.try_ask(0, hand_in(&LIST.replace('3', "2"))).is_err(), "lists are locked");
    let own = room.try_ask(0, PhoneRequest::Look).expect("a look").decks.expect("lists");
    assert!(own.locked && own.decks[0].check.size == 3, "{own:?}");
    let other = room.try_ask(1, PhoneRequest::Look).expect("a look").decks.expect("lists");
    assert!(other.decks.is_empty(), "no other player's list is shown");
}

/// An unknown card on line 9 and a deck that is far too small are both shown before registration.
#[test]
fn a_phone_previews_a_deck_list_before_submitting_it() {
    let mut room = room();
    let list = format!("{LIST}3 | Champions of Endur\n");
    let look = |list: &str| PhoneRequest::LookAtList { slot: 1, list: list.to_owned() };
    let seen = room.try_ask(0, look(&list)).expect("a preview");
    let (slot, preview) = seen.looked_at.expect("a preview");
    let [row] = preview.unread.as_slice() else { panic!("one row: {preview:?}") };
    assert_eq!((slot, row.place.as_str(), row.count, preview.check.size), (1, "line 9", 3, 3));
    assert!(!row.nearest.is_empty() && !preview.check.legal, "{preview:?}");
    assert!(seen.decks.expect("lists").decks.is_empty(), "nothing is registered");
    assert!(room.try_ask(0, look("three cheers for all")).is_err(), "no list");
    assert!(room.try_ask(0, PhoneRequest::Look).expect("a look").looked_at.is_none());
}

#[test]
fn an_unreadable_stored_list_is_shown_as_registered_with_the_reason() {
    let mut room = room();
    room.try_ask(0, PhoneRequest::HandIn { slot: 1, list: LIST.to_owned() }).expect("a list");
    let own = room.desk.events().read(room.event, |state, _| {
        let (mut state, player) = (state.clone(), PlayerId(room.players[0]));
        let mut deck = state.tournament.player(player).expect("the player").decks[0].clone();
        deck.list = "three cheers".to_owned();
        state.tournament.apply(&tournament::Operation::RegisterDeck { player, deck }).expect("a list");
        Ok(room.desk.phones().own_decks(&state, player, TextLanguage::English))
    });
    let own = own.expect("the event").expect("lists");
    let [deck] = own.decks.as_slice() else { panic!("one list: {own:?}") };
    assert!(!deck.check.readable && deck.check.problems.len() == 1, "{deck:?}");
}

#[test]
fn the_length_limit_of_a_list_counts_characters() {
    let mut room = room();
    let umlauts = format!("{LIST}{}", "ü".repeat(7000));
    let refused = room.try_ask(0, PhoneRequest::HandIn { slot: 1, list: umlauts }).expect_err("no list");
    assert_ne!(refused.code, ErrorCode::PhonesLongList, "7000 letters of two bytes each");
}

/// The result of a table without its reason.
fn result_of(table: &TableView) -> Option<PublicResult> {
    if !table.places.is_empty() {
        return Some(PublicResult::Places { places: table.places.clone() });
    }
    table.result.as_ref().map(|result| match result {
        ResultEntry::Games { a, b, drawn } => PublicResult::Games { first: *a, second: *b, drawn: *drawn },
        ResultEntry::Bye => PublicResult::Bye,
        ResultEntry::NoShowA | ResultEntry::LossA => PublicResult::Second,
        ResultEntry::NoShowB | ResultEntry::LossB => PublicResult::First,
        ResultEntry::DoubleLoss => PublicResult::Neither,
    })
}

/// Compares the board and each player's view with the window's view.
fn assert_phones_agree_with_the_window(desk: &App, event: u32) {
    let window: EventView = desk.events().event(event).expect("the desk");
    let board = desk.phones().public_event(event).expect("the board");
    let round = window.rounds.last();
    assert_eq!(board.round.as_ref().map(|round| (round.number, round.open)), round.map(|one| (one.number, one.open)));
    let tables = round.map_or(&[][..], |round| &round.tables);
    let matches = board.round.as_ref().map_or(&[][..], |round| &round.matches);
    assert_eq!(tables.len(), matches.len());
    for (table, shown) in tables.iter().zip(matches) {
        let seated = |player: &crate::contract::PlayerRef| (player.id, player.name.clone(), player.record.clone());
        let players = shown.players.iter().map(|one| (one.number, one.name.clone(), one.record.clone()));
        assert!(players.eq(table.players.iter().map(seated)), "{table:?} {shown:?}");
        assert_eq!(shown.table, Some(table.table).filter(|_| table.players.len() > 1));
        assert_eq!((&shown.result, shown.extension), (&result_of(table), table.extension), "{table:?}");
    }
    let line = |line: &PublicStanding| (line.rank, line.number, line.left);
    let shown: Vec<(u32, u32, bool)> = match &board.standings {
        PublicStandings::Matches(lines) | PublicStandings::Tables(lines) => lines.iter().map(line).collect(),
    };
    let of_matches = window.standings.iter().map(|line| (line.rank, line.player, line.dropped || line.disqualified));
    let of_tables =
        window.table_standings.iter().map(|line| (line.rank, line.player, line.dropped || line.disqualified));
    assert_eq!(shown, of_matches.chain(of_tables).collect::<Vec<_>>());

    let state = desk.events().state(event).expect("the event");
    for entry in &window.players {
        let seen = desk.phones().seat_view(event, &state, PlayerId(entry.id), TextLanguage::English).expect("a view");
        let left = entry.dropped || entry.disqualified;
        assert_eq!((&seen.record, seen.left), (&entry.record, left), "{}", entry.name);
        assert_eq!(seen.penalties.len(), entry.penalties as usize, "{}", entry.name);
        assert_eq!(seen.seat.map(|seat| (seat.pod, seat.seat)), entry.pod.zip(entry.seat));
        let table = tables.iter().find(|table| table.players.iter().any(|one| one.id == entry.id));
        assert_eq!(seen.own.is_some(), table.is_some());
        let Some((own, table)) = seen.own.zip(table) else { continue };
        assert_eq!(own.table, Some(table.table).filter(|_| table.players.len() > 1));
        assert_eq!((&own.result, own.extension), (&result_of(table), table.extension));
        assert_eq!(own.first, table.players[0].id == entry.id);
        let others = table.players.iter().filter(|one| one.id != entry.id);
        let opponents = own.opponents.iter().map(|one| (one.number, &one.name, &one.record));
        assert!(opponents.eq(others.map(|one| (one.id, &one.name, &one.record))), "{own:?}");
        assert_eq!(seen.casual.is_none(), table.players.len() > 1 && own.result.is_none(), "busy in the match");
    }
}

#[test]
fn phones_show_what_the_window_shows() {
    for structure in [
        StructureInput::default(),
        StructureInput { cut: Some(4), ..StructureInput::default() },
        StructureInput { rounds: RoundsKind::RoundRobin, ..StructureInput::default() },
        StructureInput { rounds: RoundsKind::Tables, ..StructureInput::default() },
    ] {
        let is_tables = structure.rounds == RoundsKind::Tables;
        let (desk, id) = event(7, structure);
        assert_phones_agree_with_the_window(&desk, id);
        for round in 1..=3 {
            let view = pair(&desk, id);
            let tables = &view.rounds.last().expect("a round").tables;
            assert_phones_agree_with_the_window(&desk, id);
            let extend =
                EventAct::ExtendTime { round, table: Some(tables[0].table), seconds: 60, note: "a call".into() };
            desk.events().act(id, &extend).expect("more time");
            let penalty = EventAct::Penalize {
                player: tables[0].players[1].id,
                infraction: view.infractions[0].code.clone(),
                penalty: Some(PenaltyName::Warning),
                round: None,
                note: "late".into(),
            };
            desk.events().act(id, &penalty).expect("a penalty");
            if is_tables {
                for table in tables.iter().filter(|table| table.players.len() > 1) {
                    let hp = (0..table.players.len() as u32).map(|seat| seat * round).collect();
                    desk.events()
                        .act(id, &EventAct::EnterTableResult { round, table: table.table, hp })
                        .expect("a result");
                    assert_phones_agree_with_the_window(&desk, id);
                }
            } else {
                let absent = tables[0].players[0].id;
                desk.events().act(id, &EventAct::ReportNoShow { player: absent, leaves: false }).expect("a no-show");
                assert_phones_agree_with_the_window(&desk, id);
                finish(&desk, id);
            }
            if round == 2 {
                desk.events().act(id, &EventAct::DropPlayer { player: tables[0].players[1].id }).expect("a drop");
                let late = EventAct::AddLateEntry { name: "Late".into(), missed: None, into_round: false };
                desk.events().act(id, &late).expect("an entry");
            }
            assert_phones_agree_with_the_window(&desk, id);
        }
        if structure.cut.is_some() {
            desk.events().act(id, &EventAct::CreateBracket { size: 4 }).expect("a cut");
            for _ in 0..2 {
                pair(&desk, id);
                assert_phones_agree_with_the_window(&desk, id);
                finish(&desk, id);
                assert_phones_agree_with_the_window(&desk, id);
            }
        }
    }
}

/// The window is in English, and so would be its view.
#[test]
fn a_phone_in_german_shows_penalties_and_points_in_german() {
    let (desk, id) = event(3, StructureInput { rounds: RoundsKind::Tables, ..StructureInput::default() });
    let view = pair(&desk, id);
    let table = &view.rounds[0].tables[0];
    let (player, infraction) = (table.players[0].id, &view.infractions[0]);
    let penalty = EventAct::Penalize {
        player,
        infraction: infraction.code.clone(),
        penalty: Some(PenaltyName::Warning),
        round: None,
        note: "late".into(),
    };
    desk.events().act(id, &penalty).expect("a penalty");
    let hp = (0..table.players.len() as u32).rev().collect();
    desk.events().act(id, &EventAct::EnterTableResult { round: 1, table: table.table, hp }).expect("a result");
    let phone = desk.phones().enrol_phone(id, player, &[7; 32]).expect("a phone");
    let look = PhoneRequest::Look;
    let german = desk.phones().handle_phone_request(phone, 1, &[1; 32], &look, TextLanguage::German).expect("a look");
    assert!(german.record.ends_with(" Punkte"), "{}", german.record);
    assert_ne!(german.penalties[0].infraction, infraction.name);
    let english = desk.phones().handle_phone_request(phone, 1, &[1; 32], &look, TextLanguage::English).expect("a look");
    assert_eq!(english.penalties[0].infraction, infraction.name);
    assert!(english.record.ends_with(" points"), "{}", english.record);
}

/// Returns a room whose two players have agreed to play their match on their phones.
fn room_with_a_game() -> Room {
    let mut room = room();
    for (player, deck) in room.players.into_iter().zip(decks::published_decks()) {
        let list = registered_list(&room.desk.core.catalog, 1, &deck.list).list;
        let register = EventAct::RegisterDeck { player, slot: 1, list };
        room.desk.events().act(room.event, &register).expect("a deck");
    }
    let want = game(GameRequest::Want { number: 1, main: None });
    for who in 0..2 {
        room.try_ask(who, want.clone()).expect("agreed");
    }
    room
}

/// Each phone calls its player "you" and the other by name; the window names both.
#[test]
fn a_phone_calls_its_player_you() {
    let mut room = room_with_a_game();
    let at = crate::contract::RoundTable { event: room.event, round: 1, table: 1 };
    let id = room.desk.games().match_in_progress(at).expect("the store").expect("a game");
    let look = game(GameRequest::Look);
    let see = |who: usize, room: &mut Room| {
        whole(room.try_ask(who, look.clone()).expect("a look").table.expect("a table")).view
    };
    for _ in 0..8 {
        let seen = see(0, &mut room);
        let who = seen.question.as_ref().map_or(0, |question| question.seat as usize);
        let answer = GameRequest::Answer { number: 1, step: seen.step, option: 0 };
        room.try_ask(who, game(answer)).expect("an answer");
    }
    for who in 0..2 {
        let view = see(who, &mut room);
        let lines: Vec<&str> = view.log.iter().map(|line| line.text.as_str()).collect();
        let (own, other) = (&view.seats[who].name, &view.seats[1 - who].name);
        assert_eq!(view.you, Some(who as u32));
        assert!(lines.iter().any(|line| line.contains("You ") || line.contains("you")), "{lines:?}");
        assert!(lines.iter().any(|line| line.contains(other.as_str())), "{lines:?}");
        assert!(!lines.iter().any(|line| line.contains(own.as_str())), "{lines:?}");
    }
    let window = room.desk.games().open_game(id, None, 0).expect("a game");
    assert_eq!(window.you, None);
    assert!(!window.log.iter().any(|line| line.text.contains("You ")));
}

/// A view for one phone must not change the texts that the window or another phone shows.
#[test]
fn a_phones_language_does_not_change_a_shared_game() {
    let mut room = room_with_a_game();
    let at = crate::contract::RoundTable { event: room.event, round: 1, table: 1 };
    let id = room.desk.games().match_in_progress(at).expect("the store").expect("a game");
    let before = room.desk.games().open_game(id, None, 0).expect("a game");
    let look = game(GameRequest::Look);
    let mut question = |who: usize, language: TextLanguage| {
        room.asked[who] += 1;
        let counter = room.asked[who];
        let digest = [u8::try_from(counter).expect("few"); 32];
        let seen = room.desk.phones().handle_phone_request(room.phones[who], counter, &digest, &look, language);
        let table = whole(seen.expect("a look").table.expect("a table"));
        table.view.question.expect("a question").title
    };
    // Only the player who decides reads the question.
    let asked = if question(0, TextLanguage::English).is_empty() { 1 } else { 0 };
    assert_ne!(question(asked, TextLanguage::English), question(asked, TextLanguage::German));
    assert_eq!(room.desk.games().open_game(id, None, 0).expect("a game"), before);
}
