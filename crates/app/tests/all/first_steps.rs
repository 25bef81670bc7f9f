//! Samples offered in a new window: a draft against bots and a half-played event.

use app::App;
use app::contract::{DeckStatus, Stage};

use crate::desks;

fn desk() -> App {
    desks::in_memory().unwrap()
}

#[test]
fn a_practice_draft_in_the_newest_set_waits_for_the_first_pick() {
    let desk = desk();
    let event = desk.events().practice_draft("Practice", "Ada").unwrap();
    assert_eq!((event.summary.stage, event.players.len()), (Stage::Drafting, 8));
    let newest = desk.about().unwrap().sets.into_iter().rev().find(|set| set.boosters).unwrap();
    assert_eq!(event.summary.set_name, newest.name);
    let ada = event.players.iter().find(|player| player.name == "Ada").unwrap();
    assert_eq!(event.pods[0].draft.as_ref().unwrap().waiting_for, [ada.seat.unwrap()]);
}

#[test]
fn the_sample_event_is_half_played_and_always_the_same() {
    let sample = desk().events().sample_event("Sample").unwrap();
    assert_eq!((sample.summary.stage, sample.summary.round), (Stage::Rounds, 2));
    assert_eq!(sample.players.len(), 12);
    assert!(sample.players.iter().all(|player| player.deck == DeckStatus::Legal));
    assert_eq!(sample.players.iter().filter(|player| player.dropped).count(), 1);
    let open = |round: usize| sample.rounds[round].tables.iter().filter(|table| table.result.is_none()).count();
    // Eleven remain: five tables and a bye.
    assert_eq!((open(0), open(1)), (0, 2));
    let again = desk().events().sample_event("Sample").unwrap();
    assert_eq!(again.standings, sample.standings);
}
