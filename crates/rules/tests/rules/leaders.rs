//! Stories of leaders in which two rules meet (CR 3.4 with others).

use testkit::{scenario, unit};

/// CR 3.4.6, 1.5.2D: a leader unit cannot be taken, returned or defeated by what says "non-leader".
#[test]
fn leader_units_are_no_targets_for_what_names_others() {
    for event in ["Waylay", "Vanquish", "Change of Heart"] {
        let mut game = scenario().their_deployed_leader("IG-88").theirs(["Wampa"]).our_hand([event]).action_phase();
        game.us().play(event);
        game.expect_options(["Wampa"]);
    }
}

/// CR 1.5.5D, 4.2.2: a leader that falls leaves its upgrades to the discard pile and its damage behind.
#[test]
fn a_fallen_leader_leaves_everything_behind() {
    let mut game = scenario()
        .our_deployed_leader(unit("IG-88").damage(3).with(["Academy Training", "Shield"]))
        .their_hand(["Superlaser Blast"])
        .their_action_phase();
    game.them().play("Superlaser Blast");
    game.expect_in_base_zone("IG-88").expect_damage("our leader", 0).expect_gone("Academy Training");
    game.us().expect_discard(["Academy Training"]);
}

/// CR 3.4.4, 1.5.4B: a leader enters the arena ready, keeps what was used, and attacks at once in the next action.
#[test]
fn a_deployed_leader_attacks_in_the_same_phase() {
    let mut game = scenario().our_leader("Sabine Wren, Galvanized Revolutionary").our_resources(4).action_phase();
    game.us().use_ability("our leader");
    game.expect_exhausted("our leader");
    game.them().pass();
    game.us().deploy().expect_ready_resources(4);
    game.expect_ready("Sabine Wren");
    game.them().pass();
    game.us().attack("Sabine Wren", "their base");
    game.them().expect_base_damage(1 + 1 + 2);
}

/// CR 1.5.6B, 3.4.1: a deployed leader still provides its aspects.
#[test]
fn a_deployed_leader_provides_its_aspects() {
    let mut game = scenario().our_deployed_leader("IG-88").our_resources(4).our_hand(["Wampa"]).action_phase();
    game.us().play("Wampa").expect_ready_resources(0);
}
