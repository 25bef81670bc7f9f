//! Hints in a game: the answer, its chance to win, and the reasons for it.

use app::App;
use app::contract::{GameView, HintReason, HintView, OptionKind, SeatKind};

use crate::desks;

/// Returns a game from a position and the hint for its first question.
fn hint_at(desk: &App, position: &str) -> (GameView, HintView) {
    let case = desk.judge().read_case(position).unwrap().case;
    let view = desk.judge().judge_play_on(&case, 0, 0, &[SeatKind::Person, SeatKind::Quick]).unwrap();
    let hint = desk.games().hint(view.id, view.step).unwrap();
    (view, hint)
}

/// Returns a two-player position with these fields of the person's side and of the other side.
fn position(own: &str, other: &str) -> String {
    format!(
        r#"{{"players":[{{"leaders":[{{"card":"SOR_005","exhausted":true,"epic_used":true}}],{own}}},
            {{"leaders":[{{"card":"SOR_010","exhausted":true,"epic_used":true}}],{other}}}],"round":4}}"#
    )
}

fn handle(view: &GameView, number: &str) -> u32 {
    view.cards.iter().find(|card| card.number == number).unwrap().id
}

fn kind(view: &GameView, option: u32) -> OptionKind {
    view.question.as_ref().unwrap().options.iter().find(|one| one.index == option).unwrap().kind
}

/// With nothing left but to pass or to take the initiative, taking it costs nothing: a pass would leave it to the
/// opponent.
#[test]
fn a_hint_takes_the_initiative_when_only_a_pass_is_left() {
    let desk = desks::in_memory().unwrap();
    let text = position(
        r#""base":{"card":"SOR_023"},"deck":["SOR_095","SOR_095","SOR_095"]"#,
        r#""base":{"card":"SOR_026"},"deck":["SOR_128","SOR_128"],"units":[{"card":"SOR_128"}]"#,
    );
    let (view, hint) = hint_at(&desk, &text);
    assert_eq!(view.question.as_ref().unwrap().options.len(), 2);
    assert_eq!(kind(&view, hint.option), OptionKind::Take);
    assert_eq!(hint.reasons, [HintReason::ActsFirst { only: true }]);
}

/// An attack that defeats the base is certain even if the opponent holds cards, and says so.
#[test]
fn a_hint_that_wins_the_game_is_certain_and_gives_this_as_its_reason() {
    let desk = desks::in_memory().unwrap();
    let text = position(
        r#""base":{"card":"SOR_023","damage":20},"deck":["SOR_095"],"units":[{"card":"SOR_164"}]"#,
        r#""base":{"card":"SOR_026","damage":28},"deck":["SOR_128"],"hand":["SOR_172","SOR_172"],
           "resources":[{"card":"SOR_095"},{"card":"SOR_095"},{"card":"SOR_095"}]"#,
    );
    let (view, hint) = hint_at(&desk, &text);
    assert_eq!(kind(&view, hint.option), OptionKind::Attack);
    assert_eq!((hint.chance, hint.reasons), (Some(1000), vec![HintReason::WinsGame]));
}

/// The reason names what the expected course of the answer does: the event defeats the only enemy unit.
#[test]
fn a_hint_names_the_unit_that_its_answer_defeats() {
    let desk = desks::in_memory().unwrap();
    let text = position(
        r#""base":{"card":"SOR_023"},"deck":["SOR_095","SOR_095","SOR_095"],"hand":["SOR_172"],
           "resources":[{"card":"SOR_095"},{"card":"SOR_095"},{"card":"SOR_095"},{"card":"SOR_095"},{"card":"SOR_095"}]"#,
        r#""base":{"card":"SOR_026"},"deck":["SOR_128","SOR_128"],"units":[{"card":"SOR_164","damage":1}]"#,
    );
    let (view, hint) = hint_at(&desk, &text);
    assert_eq!(kind(&view, hint.option), OptionKind::Play);
    assert_eq!(
        hint.reasons[0],
        HintReason::Defeats { cards: vec![handle(&view, "SOR_164")], lost: vec![] },
        "{hint:?}"
    );
    assert!(hint.chance.is_some_and(|chance| (10..=990).contains(&chance)), "{hint:?}");
}

/// A unit that is played adds its power and HP. What the opponent holds is unknown, so nothing is certain.
#[test]
fn a_hint_to_play_a_unit_counts_its_power_and_hp() {
    let desk = desks::in_memory().unwrap();
    let text = position(
        r#""base":{"card":"SOR_023"},"deck":["SOR_095","SOR_095","SOR_095"],"hand":["SOR_164"],
           "resources":[{"card":"SOR_095"},{"card":"SOR_095"},{"card":"SOR_095"},{"card":"SOR_095"},{"card":"SOR_095"},
             {"card":"SOR_095"},{"card":"SOR_095"},{"card":"SOR_095"}]"#,
        r#""base":{"card":"SOR_026"},"deck":["SOR_128","SOR_128"],"hand":["SOR_128"]"#,
    );
    let (_, hint) = hint_at(&desk, &text);
    assert_eq!(hint.reasons, [HintReason::Adds { power: 4, hp: 5, sentinel: false }], "{hint:?}");
}
