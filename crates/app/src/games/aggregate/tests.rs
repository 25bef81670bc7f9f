use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

use super::*;
use crate::contract::{EventAct, GameDeckRef, NewEvent, NewGame, ResultEntry, RoundTable, SeatSetup};
use crate::event::registered_deck::registered_list;
use crate::streams::tests::slow_desk;
use crate::{App, ErrorCode};

/// Returns a game of two people.
fn two_people() -> NewGame {
    let seat = |key: &str| SeatSetup {
        name: String::new(),
        kind: SeatKind::Person,
        think_ms: 0,
        deck: GameDeckRef::Published { key: key.into() },
    };
    NewGame {
        seats: ["SOR-Luke", "SOR-Vader"].map(seat).into(),
        best_of: 1,
        seed: Some("7".into()),
        edition: None,
        open_hands: false,
    }
}

#[test]
fn a_game_is_shown_and_other_games_are_played_while_a_step_waits_for_the_disk() {
    let (desk, slow, _) = slow_desk();
    let [one, other] = [(); 2].map(|()| desk.games().start_game(&two_people()).unwrap());
    let (begun, has_begun) = channel();
    let (go_on, may_go_on) = channel();
    *slow.gate.lock().unwrap() = Some((begun, may_go_on));
    let (writer, game) = (Arc::clone(&desk), one.id);
    let writer = std::thread::spawn(move || writer.games().answer_game(game, 0, 0, 0).unwrap());
    has_begun.recv_timeout(Duration::from_secs(60)).unwrap();
    // The step of the first game is waiting for the disk.
    assert_eq!(desk.games().open_game(one.id, None, 0).unwrap().steps, 0);
    assert_eq!(desk.games().answer_game(other.id, 0, 0, 0).unwrap().steps, 1);
    go_on.send(()).unwrap();
    assert_eq!(writer.join().unwrap().steps, 1);
    assert_eq!(desk.games().open_game(one.id, None, 0).unwrap().steps, 1);
}

#[test]
fn many_threads_play_one_game_and_each_accepted_step_is_stored_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    for desk in [App::in_memory().unwrap(), App::open(&path).unwrap()] {
        let game = desk.games().start_game(&two_people()).unwrap().id;
        let accepted = AtomicU64::new(0);
        let refusals = [
            ErrorCode::PlayMovedOn,
            ErrorCode::PlayNothingToUndo,
            ErrorCode::PlayNoOption,
            // The game is over.
            ErrorCode::PlayNotYours,
        ];
        std::thread::scope(|scope| {
            for seed in 0..6 {
                let (desk, accepted, refusals) = (&desk, &accepted, &refusals);
                scope.spawn(move || {
                    let mut rng = rules::Rng::seeded(seed);
                    for _ in 0..30 {
                        let seen = desk.games().open_game(game, None, 0).unwrap();
                        let done = match rng.next_below(8) {
                            0 => desk.games().undo_answer(game, true, None),
                            _ => desk.games().answer_game(game, seen.step, rng.next_below(3), 0),
                        };
                        match done {
                            Ok(_) => drop(accepted.fetch_add(1, Ordering::SeqCst)),
                            Err(error) => assert!(refusals.contains(&error.code), "{error:?}"),
                        }
                    }
                });
            }
        });
        let stored = desk.core.journal().read(StreamId::game(game), 0).unwrap();
        assert_eq!(stored.len() as u64, accepted.load(Ordering::SeqCst));
        // The steps fold to the game that was shown.
        let shown = desk.games().open_game(game, None, 0).unwrap();
        desk.games().tables.games.forget(game);
        assert_eq!(desk.games().open_game(game, None, 0).unwrap(), shown);
    }
}

/// Players decide on the table that they see, so a step that another program took first is shown before the next one.
#[test]
fn a_game_changed_by_another_program_is_a_conflict_and_is_shown_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let desk = App::open(&path).unwrap();
    let game = desk.games().start_game(&two_people()).unwrap();
    let other = App::open(&path).unwrap();
    other.games().answer_game(game.id, 0, 0, 0).unwrap();
    assert_eq!(desk.games().concede_game(game.id, 0, None).unwrap_err().code, ErrorCode::StoreConflict);
    let shown = desk.games().open_game(game.id, None, 0).unwrap();
    assert_eq!((shown.steps, shown.outcome), (1, None));
    desk.games().concede_game(game.id, 0, None).unwrap();
}

/// In the instant between the last step of a match and its result, and after a stop of the program in that instant, the
/// step cannot be undone. The result is entered instead.
#[test]
fn a_match_that_is_over_cannot_be_undone_before_its_result_is_entered() {
    let desk = App::in_memory().unwrap();
    let event =
        desk.events().create_event(NewEvent { seed: Some("7".into()), ..NewEvent::constructed("Friday") }).unwrap();
    let event = event.summary.id;
    desk.events().act(event, &EventAct::RegisterPlayers { text: "Ann\nBen".into() }).unwrap();
    for (player, deck) in (1..).zip(decks::published_decks()).take(2) {
        let list = registered_list(&desk.core.catalog, 1, &deck.list).list;
        desk.events().act(event, &EventAct::RegisterDeck { player, slot: 1, list }).unwrap();
    }
    desk.events().act(event, &EventAct::pair()).unwrap();
    let at = RoundTable { event, round: 1, table: 1 };
    let game = desk.games().play_match(at, SeatKind::Quick, 0).unwrap().id;
    desk.games().concede_game(game, 1, None).unwrap();
    desk.games().next_game(game, &[], None).unwrap();
    let result = || desk.events().event(event).unwrap().rounds[0].tables[0].result.clone();

    // Only the step: the program is stopped before it enters the result.
    let concede = GameCommand::Concede { number: Some(2), seat: 1 };
    desk.games().tables.games.commit(game, None, &concede, &desk.core.context(0)).unwrap();
    let view = desk.games().open_game(game, None, 0).unwrap();
    assert_eq!((view.series.state, view.series.reported, result()), (GameState::Over, None, None));
    assert!(!view.can_undo);

    assert_eq!(desk.games().undo_answer(game, true, None).unwrap_err().code, ErrorCode::PlayReported);
    let view = desk.games().open_game(game, None, 0).unwrap();
    assert_eq!((view.series.state, view.series.wins), (GameState::Over, vec![2, 0]));
    assert!(view.series.reported.is_some_and(|message| message.contains("entered for table")));
    assert_eq!(result(), Some(ResultEntry::Games { a: 2, b: 0, drawn: 0 }));
    let length = desk.core.journal().row(StreamId::event(event)).unwrap().unwrap().length;
    assert_eq!(desk.games().undo_answer(game, true, None).unwrap_err().code, ErrorCode::PlayReported);
    assert_eq!(desk.core.journal().row(StreamId::event(event)).unwrap().unwrap().length, length, "entered once");
}
