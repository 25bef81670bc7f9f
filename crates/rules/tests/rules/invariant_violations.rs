//! An invariant violation stops a game. Nothing wrong is done, and nothing is skipped.

use std::sync::Arc;

use rules::{CardBook, Game, IllegalReason, Invariant, PlayError, QuestionKind, Rng, State};
use testkit::{deck, scenario};

/// Returns a random game at the seventh question that an ability asks.
fn at_a_question_of_an_ability() -> Game {
    let book = CardBook::embedded().expect("the embedded data load");
    let decks = ["SOR-Luke", "SOR-Vader"].map(|key| deck(&book, key));
    let mut rng = Rng::seeded(5);
    let mut game = Game::new(Arc::clone(&book), &decks, 5).expect("playable decks");
    let mut questions = 0;
    while questions < 7 {
        let options = game.legal_actions();
        let action = options[rng.next_below(options.len() as u32) as usize];
        game.play(action).expect("a listed action is accepted");
        let question = game.question().expect("the game continues");
        questions += usize::from(question.step.is_some() && question.ask == QuestionKind::Target);
    }
    game
}

/// Returns the game with its state changed as data, in a way that no rule or edit allows.
fn broken(game: &Game, change: impl FnOnce(&mut serde_json::Value)) -> Game {
    let mut state = serde_json::to_value(&game.state).expect("a state is data");
    change(&mut state);
    let state: State = serde_json::from_value(state).expect("it is still a state");
    Game::resume(Arc::clone(game.book()), state)
}

/// CR 7.1.5: a step without an ability being resolved stops the game with the reason.
#[test]
fn a_step_without_its_ability_stops_the_game() {
    let game = at_a_question_of_an_ability();
    let mut lost = broken(&game, |state| state["frames"] = serde_json::json!([]));
    let action = lost.legal_actions()[0];
    let refused = lost.play(action).expect_err("the ability is lost");
    let violation = *lost.violation().expect("the game has stopped");
    assert_eq!(refused, PlayError::Stopped(violation));
    assert_eq!(
        (violation.what, violation.what.rule(), violation.what.code()),
        (Invariant::NoFrame, "7.1.5", "no_frame")
    );
    assert!(format!("{:?}", violation.task).contains("Run"), "{violation:?}");
    assert!(violation.to_string().contains("no ability is being resolved (CR 7.1.5"), "{violation}");
    assert_eq!(lost.check(), Err(Invariant::NoFrame));
}

/// A stopped game stays stopped, and so do its copies and a game loaded from its state. The state is kept for
/// inspection.
#[test]
fn a_stopped_game_stays_stopped() {
    let game = at_a_question_of_an_ability();
    let mut lost = broken(&game, |state| state["frames"] = serde_json::json!([]));
    let action = lost.legal_actions()[0];
    lost.play_legal(action);
    let violation = *lost.violation().expect("the game has stopped");
    assert!(lost.is_over() && lost.state.outcome().is_none());
    assert_eq!((lost.question(), lost.legal_actions()), (None, &[][..]));
    assert_eq!(lost.illegal_reason(action), Some(IllegalReason::Stopped(Invariant::NoFrame)));
    let mut again = broken(&lost, |_| {});
    assert_eq!((again.state.clone(), again.state.hash()), (lost.state.clone(), lost.state.hash()));
    assert_ne!(lost.state.hash(), game.state.hash());
    assert_eq!(again.play(action), Err(PlayError::Stopped(violation)));
    assert_eq!(again.concede(rules::Seat(0)), Err(PlayError::Stopped(violation)));
    assert_eq!(again.state, lost.state, "a refusal changes nothing");
    // Going back to an earlier state helps.
    lost.restore_with_handles(game.state.clone(), None);
    assert_eq!(lost.play(action), Ok(()));
}

/// CR 4.1.1: a card is not in the zone that it records.
#[test]
fn a_card_that_is_in_two_zones_stops_the_game() {
    let mut game = scenario().our_resources(9).our_hand(["Open Fire"]).theirs(["Wampa", "Greedo"]).action_phase().game;
    let plays = |action: &rules::Action| matches!(action, rules::Action::Play { .. });
    let play = game.legal_actions().iter().copied().find(plays).expect("the event can be played");
    let card = play.cards().next().expect("it names the event");
    assert_eq!(game.clone().play(play), Ok(()));
    game = broken(&game, |state| state["cards"][card.at()]["place"] = "Discard".into());
    game.play_legal(play);
    assert_eq!(game.violation().map(|violation| violation.what), Some(Invariant::Zone(card)));
}

/// CR 7.6.9: an action must not begin before the previous one is over.
#[test]
fn an_action_that_starts_before_the_last_is_over_stops_the_game() {
    let mut game = at_a_question_of_an_ability();
    let frames = serde_json::to_value(&game.state).expect("a state is data")["frames"].clone();
    let [target] = *game.legal_actions() else { panic!("one unit can be chosen: {:?}", game.legal_actions()) };
    game.play(target).expect("a listed action is accepted");
    assert_eq!(game.question().map(|question| question.ask), Some(QuestionKind::Action));
    assert_eq!(game.check(), Ok(()));
    let lost = broken(&game, |state| state["frames"] = frames);
    assert_eq!(lost.check(), Err(Invariant::NoFrame));
}

/// An invariant violation fails a scenario test with its description and the table.
#[test]
#[should_panic(expected = "no ability is being resolved (CR 7.1.5")]
fn an_invariant_violation_fails_a_scenario_test() {
    let mut game = scenario().our_resources(9).our_hand(["Open Fire"]).theirs(["Wampa", "Greedo"]).action_phase();
    game.us().play("Open Fire");
    game.game = broken(&game.game, |state| state["frames"] = serde_json::json!([]));
    game.us().choose("Wampa");
}
