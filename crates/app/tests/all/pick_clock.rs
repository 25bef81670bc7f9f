//! The pick clock of a draft on one computer: a person's time begins when they see the pack.

use std::cell::Cell;

use app::contract::{ClockAction, ClockView, DraftMode, EventAct, NewEvent};
use app::{App, Environment};
use chrono::{DateTime, Utc};
use store::Store;

thread_local! {
    static SECOND: Cell<i64> = const { Cell::new(0) };
}

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000 + SECOND.get(), 0).unwrap()
}

fn after(seconds: i64) {
    SECOND.set(SECOND.get() + seconds);
}

/// Starts a draft of four seats with these people. Returns the people's seats.
fn begun(desk: &App, people: &[&str]) -> (u32, Vec<u32>) {
    let new = NewEvent { seed: Some("7".into()), ..NewEvent::draft("Kitchen table", "HMW", DraftMode::Digital, 4) };
    let id = desk.events().create_event(new).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: people.join("\n") }).unwrap();
    desk.events().act(id, &EventAct::RegisterBots { count: 4 - people.len() as u32 }).unwrap();
    let seated = desk.events().act(id, &EventAct::DrawSeats).unwrap();
    desk.events().act(id, &EventAct::StartDraft).unwrap();
    (id, seated.players.iter().filter(|player| !player.bot).map(|player| player.seat.unwrap()).collect())
}

fn clock(desk: &App, id: u32) -> ClockView {
    desk.events().event(id).unwrap().pods[0].draft.as_ref().unwrap().clock.clone()
}

fn desk() -> App {
    App::with_store(Store::in_memory().unwrap(), Environment { now, seed: || 7 }).unwrap()
}

/// Two people share one computer: each one's time begins when the pack is shown to them, and changing seats costs no
/// one a second.
#[test]
fn on_a_shared_computer_the_pick_clock_starts_when_a_pack_is_shown() {
    let desk = desk();
    let (id, seats) = begun(&desk, &["Ada", "Bruno"]);
    after(100);
    let full = clock(&desk, id);
    assert_eq!((full.running, full.left_ms), (false, 15_000), "no player has seen a pack");

    for seat in &seats {
        let shown = desk.events().show_pack(id, 1, *seat).unwrap();
        assert_eq!((shown.status.clock.running, shown.status.clock.left_ms), (true, 15_000));
        after(4);
        // Reloading the page does not restart the time.
        assert_eq!(desk.events().show_pack(id, 1, *seat).unwrap().status.clock.left_ms, 11_000);
        let after_pick = desk.events().draft_pick(id, 1, *seat, 0).unwrap().status.clock;
        assert!(!after_pick.running, "the machine is on its way");
        after(60);
    }
    let second = clock(&desk, id);
    assert_eq!((second.running, second.seconds, second.left_ms), (false, 10, 10_000), "the second leader pick");
}

/// A single person is shown the first pack once; after it each pick follows the previous one.
#[test]
fn for_a_single_person_the_pick_clock_runs_from_pick_to_pick() {
    let desk = desk();
    let (id, seats) = begun(&desk, &["Ada"]);
    after(30);
    assert!(!clock(&desk, id).running);
    desk.events().show_pack(id, 1, seats[0]).unwrap();
    after(5);
    desk.events().draft_pick(id, 1, seats[0], 0).unwrap();
    after(3);
    let next = clock(&desk, id);
    assert_eq!((next.running, next.left_ms), (true, 7_000));
}

/// A paused clock stays paused whatever is shown, until someone starts it.
#[test]
fn showing_a_pack_does_not_start_a_paused_clock() {
    let desk = desk();
    let (id, seats) = begun(&desk, &["Ada", "Bruno"]);
    desk.events().act(id, &EventAct::PickClock { pod: 1, action: ClockAction::Pause }).unwrap();
    assert!(!desk.events().show_pack(id, 1, seats[0]).unwrap().status.clock.running);
    desk.events().draft_pick(id, 1, seats[0], 0).unwrap();
    assert!(!desk.events().show_pack(id, 1, seats[1]).unwrap().status.clock.running);
    assert!(
        desk.events().act(id, &EventAct::PickClock { pod: 1, action: ClockAction::Run }).unwrap().pods[0]
            .draft
            .as_ref()
            .unwrap()
            .clock
            .running
    );
}

/// Showing a pack adds no log entry, and does not start the clock for a seat that has picked.
#[test]
fn showing_a_pack_adds_no_log_entry() {
    let desk = desk();
    let (id, seats) = begun(&desk, &["Ada", "Bruno"]);
    let lines = desk.events().event(id).unwrap().log.len();
    desk.events().show_pack(id, 1, seats[0]).unwrap();
    desk.events().draft_pick(id, 1, seats[0], 0).unwrap();
    desk.events().show_pack(id, 1, seats[0]).unwrap();
    assert!(!clock(&desk, id).running, "this seat has picked");
    assert_eq!(desk.events().event(id).unwrap().log.len(), lines);
}
