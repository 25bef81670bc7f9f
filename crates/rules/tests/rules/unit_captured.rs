//! Scenario tests of `UnitCaptured`, an invented trigger: a unit is captured (CR 8.33).

use testkit::{Scene, scenario};

/// Wampa draws a card when an enemy unit is captured; Confiscate does the step.
fn watcher(step: &str) -> Scene {
    scenario()
        .text(r#"(id: "SOR_164", abilities: [When(on: [UnitCaptured(side: Enemy)], do: [Draw()])])"#)
        .confiscate_does(step)
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .our_hand(["Confiscate"])
        .our_deck(["Yoda", "Greedo"])
        .action_phase()
}

/// CR 7.6, 8.33: it triggers once for a captured unit.
#[test]
fn it_triggers_when_a_unit_is_captured() {
    let mut game = watcher("Capture(by: All(side: Friendly), what: All(side: Enemy))");
    game.us().play("Confiscate").expect_hand(["Yoda"]);
}

/// CR 7.6: leaving play in another way does not trigger it.
#[test]
fn it_does_not_trigger_when_a_unit_leaves_play_in_another_way() {
    for step in ["Defeat(All(side: Enemy))", "Return(All(side: Enemy))"] {
        let mut game = watcher(step);
        game.us().play("Confiscate").expect_hand([]);
        game.expect_count("AT-ST", 0);
    }
}
