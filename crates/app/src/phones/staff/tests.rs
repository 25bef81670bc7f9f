use super::*;
use crate::App;
use crate::contract::{EventView, PenaltyName, ResultEntry, StructureInput};
use crate::event::printouts::tests::{event, pair};

struct Room {
    desk: App,
    event: u32,
    phone: u32,
    asked: u64,
}

fn room(role: StaffRole) -> Room {
    let (desk, event) = event(4, StructureInput::default());
    pair(&desk, event);
    let phone = desk.phones().issue_staff_phone(event, role, " Zoe ", &[7; 32]).expect("a phone");
    Room { desk, event, phone, asked: 0 }
}

impl Room {
    fn ask(&mut self, ask: &StaffRequest) -> Result<StaffMember, AppError> {
        self.asked += 1;
        self.again(self.asked, ask)
    }

    fn again(&self, counter: u64, ask: &StaffRequest) -> Result<StaffMember, AppError> {
        self.desk.phones().handle_staff_request(self.phone, counter, &[u8::try_from(counter).expect("few"); 32], ask)
    }

    fn act(&mut self, act: EventAct) -> Result<StaffMember, AppError> {
        self.ask(&StaffRequest::Act(Box::new(act)))
    }

    fn view(&self) -> EventView {
        self.desk.events().event(self.event).expect("the desk")
    }
}

fn two_nil(table: u32) -> EventAct {
    EventAct::EnterResult { round: 1, table, result: ResultEntry::Games { a: 2, b: 0, drawn: 0 } }
}

fn note(text: &str) -> EventAct {
    EventAct::AddNote { text: text.to_owned(), player: None, round: Some(1), table: Some(1) }
}

#[test]
fn a_judges_entry_has_their_name_and_the_desk_can_undo_it() {
    let mut room = room(StaffRole::Judge);
    room.act(two_nil(1)).expect("a result");
    let view = room.view();
    assert_eq!(view.rounds[0].tables[0].result, Some(ResultEntry::Games { a: 2, b: 0, drawn: 0 }));
    assert_eq!(view.log[0].by.as_deref(), Some("Zoe (judge)"));
    room.desk.events().act(room.event, &EventAct::Undo).expect("undone");
    assert_eq!(room.view().rounds[0].tables[0].result, None);
}

/// The response was lost and the phone retries: the note is stored once.
#[test]
fn a_retried_request_changes_nothing_and_a_changed_one_is_refused() {
    let mut room = room(StaffRole::Judge);
    let asked = StaffRequest::Act(Box::new(note("slow play at table 1")));
    room.ask(&asked).expect("a note");
    let before = room.view().log.len();
    room.again(1, &asked).expect("the same answer");
    assert_eq!(room.view().log.len(), before);
    let other = room.desk.phones().handle_staff_request(room.phone, 1, &[9; 32], &asked).expect_err("another request");
    assert_eq!(other.code, crate::ErrorCode::PhonesOrder);
    assert_eq!(room.again(3, &asked).expect_err("one is missing").code, crate::ErrorCode::PhonesOrder);
    assert_eq!(room.view().log.len(), before);
}

#[test]
fn a_judge_cannot_pair_a_round_and_a_scorekeeper_can() {
    let pairs = |role| {
        let mut room = room(role);
        for table in 1..=2 {
            room.act(two_nil(table)).expect("a result");
        }
        let refused = room.act(EventAct::pair()).err().map(|error| error.code);
        (refused, room.view().rounds.len())
    };
    assert_eq!(pairs(StaffRole::Judge), (Some(crate::ErrorCode::PhonesNotYours), 1));
    assert_eq!(pairs(StaffRole::Scorekeeper), (None, 2));
}

/// A step that was not possible is not taken later when someone replays it.
#[test]
fn a_refused_step_stays_refused_when_it_has_become_possible() {
    let mut room = room(StaffRole::Scorekeeper);
    let pair = StaffRequest::Act(Box::new(EventAct::pair()));
    assert_eq!(room.ask(&pair).expect_err("results are open").code, crate::ErrorCode::PairNotNow);
    for table in 1..=2 {
        room.desk.events().act(room.event, &two_nil(table)).expect("a result");
    }
    assert_eq!(room.again(1, &pair).expect_err("a replay").code, crate::ErrorCode::PhonesRefused);
    assert_eq!(room.view().rounds.len(), 1);
    room.ask(&pair).expect("a new one");
}

#[test]
fn no_role_can_pick_for_a_seat_or_see_its_pack() {
    for role in [StaffRole::Judge, StaffRole::Scorekeeper] {
        assert!(!role.may(&EventAct::ShowPack { pod: 1, seat: 1 }));
        assert!(!role.may(&EventAct::Pick { pod: 1, seat: 1, index: 0, card: None }));
    }
}

#[test]
fn a_judge_sees_who_is_at_a_table_and_answers_its_calls() {
    let mut room = room(StaffRole::Judge);
    let caller = room.view().rounds[0].tables[0].players[0].id;
    let phone = room.desk.phones().enrol_phone(room.event, caller, &[8; 32]).expect("a phone");
    let call = crate::phones::PhoneRequest::Call(PhoneCallName::Judge);
    let english = crate::contract::TextLanguage::English;
    room.desk.phones().handle_phone_request(phone, 1, &[1; 32], &call, english).expect("a call");
    let mark = room.desk.phones().watch_event(room.event, None).expect("a mark").staff;
    room.ask(&StaffRequest::Here(Some(1))).expect("there");
    assert!(room.desk.phones().phone_calls(room.event).expect("calls").is_empty());
    assert_eq!(room.desk.phones().staff_phones(room.event).expect("staff")[0].table, Some(1));
    assert_ne!(room.desk.phones().watch_event(room.event, None).expect("a mark").staff, mark);
    assert!(room.ask(&StaffRequest::Here(Some(99))).is_err());
    room.ask(&StaffRequest::Here(None)).expect("away");
    assert_eq!(room.desk.phones().staff_phones(room.event).expect("staff")[0].table, None);
}

#[test]
fn a_penalty_follows_the_penalty_path_of_its_infraction() {
    let mut room = room(StaffRole::Judge);
    let view = room.view();
    let infraction = view.infractions.iter().find(|one| one.path.len() > 1).expect("an infraction with a path");
    let player = view.players[0].id;
    let penalty = EventAct::Penalize {
        player,
        infraction: infraction.code.clone(),
        penalty: None,
        round: None,
        note: "drew a card too many".to_owned(),
    };
    room.act(penalty.clone()).expect("the first");
    room.act(penalty).expect("the second");
    let given: Vec<PenaltyName> = room.view().penalties.iter().map(|one| one.penalty).collect();
    assert_eq!(given, infraction.path[..2]);
}

#[test]
fn a_revoked_or_replaced_device_is_refused() {
    let mut room = room(StaffRole::Judge);
    room.ask(&StaffRequest::Look).expect("a look");
    let new =
        room.desk.phones().issue_staff_phone(room.event, StaffRole::Judge, "Zoe", &[8; 32]).expect("another phone");
    room.ask(&StaffRequest::Look).expect("until the new one has asked");
    // The same name in the other role is a different device.
    let scorekeeper =
        room.desk.phones().issue_staff_phone(room.event, StaffRole::Scorekeeper, "Zoe", &[9; 32]).expect("a laptop");
    room.desk.phones().handle_staff_request(scorekeeper, 1, &[1; 32], &StaffRequest::Look).expect("a look");
    room.ask(&StaffRequest::Look).expect("the judge's stays");
    room.desk.phones().handle_staff_request(new, 1, &[1; 32], &StaffRequest::Look).expect("the new one");
    assert_eq!(room.ask(&StaffRequest::Look).expect_err("replaced").code, crate::ErrorCode::PhonesGone);
    room.desk.phones().revoke_staff_phone(room.event, new).expect("revoked");
    let ended = room.desk.phones().handle_staff_request(new, 2, &[2; 32], &StaffRequest::Look).expect_err("revoked");
    assert_eq!(ended.code, crate::ErrorCode::PhonesGone);
    assert_eq!(room.desk.phones().staff_phones(room.event).expect("staff").len(), 1);
    assert!(room.desk.phones().issue_staff_phone(room.event, StaffRole::Judge, " ", &[1; 32]).is_err());
}

/// Players and staff use separate request types, whatever they sign.
#[test]
fn player_phones_and_staff_phones_cannot_act_for_each_other() {
    let room = room(StaffRole::Judge);
    let player = room.view().players[0].id;
    let phone = room.desk.phones().enrol_phone(room.event, player, &[8; 32]).expect("a phone");
    assert!(room.desk.phones().handle_staff_request(phone, 1, &[1; 32], &StaffRequest::Look).is_err());
    let english = crate::contract::TextLanguage::English;
    assert!(
        room.desk
            .phones()
            .handle_phone_request(room.phone, 1, &[1; 32], &crate::phones::PhoneRequest::Look, english)
            .is_err()
    );
    assert!(room.desk.phones().players_with_phones(room.event).expect("phones").is_empty());
}
