//! More stories from corners of the rules where a card's text and a rule meet.

use testkit::{Ask, Side, scenario, unit};

/// SOR_193, CR 8.33.3, 8.7.3, 1.3.1: "enters play ready" holds whenever it enters play, rescued as well.
#[test]
fn a_rescued_unit_that_enters_play_ready_is_ready() {
    let mut game = scenario().theirs([unit("AT-ST").guarding(["SOR_193"])]).our_hand(["Vanquish"]).action_phase();
    game.us().play("Vanquish").choose("AT-ST");
    game.expect_ready("SOR_193");
    // Any other is exhausted.
    let mut game = scenario().theirs([unit("AT-ST").guarding(["Wampa"])]).our_hand(["Vanquish"]).action_phase();
    game.us().play("Vanquish").choose("AT-ST");
    game.expect_exhausted("Wampa");
}

/// TWI_116, CR 8.33.3: a copy of such a unit, too.
#[test]
fn a_rescued_copy_of_a_unit_that_enters_play_ready_is_ready() {
    let mut game = scenario()
        .text("(id: \"SOR_046\", abilities: [Constant(gives: [EntersReady])])")
        .ours(["SOR_046"])
        .theirs([unit("AT-ST").guarding(["Clone"])])
        .our_hand(["Vanquish"])
        .action_phase();
    game.us().play("Vanquish").choose("AT-ST");
    game.expect_asked(Side::Us, Ask::Copy);
    game.us().choose("SOR_046");
    let both = game.game.state.list(rules::Seat(0), rules::Place::Arena).to_vec();
    assert_eq!(both.len(), 2);
    assert!(both.iter().all(|card| !game.game.state.card(*card).flags.has(rules::Flags::EXHAUSTED)));
}

/// TWI_135, CR 1.9.11 and its ruling: with Overwhelm the damage of both defenders that have left play is excess.
#[test]
fn the_damage_for_two_defenders_that_are_gone_is_all_excess() {
    let mut game = scenario()
        .our_leader("Maul, A Rival in Darkness")
        .ours([unit("Darth Maul, Revenge At Last").with(["Fallen Lightsaber"])])
        .theirs([unit("Battlefield Marine").damage(2), unit("Wampa").damage(4)])
        .action_phase();
    game.us().use_ability("Maul, A Rival in Darkness").attack("Darth Maul", "Battlefield Marine").choose("Wampa");
    game.expect_gone("Battlefield Marine").expect_gone("Wampa");
    // 5 power and 3 of the Lightsaber, for each of the two.
    game.them().expect_base_damage(16);
}

/// SOR_212, CR 7.5.11A, 7.5.11B: Sentinel in its own arena binds it to units with Sentinel, in whichever arena they are
/// that it can reach.
#[test]
fn sentinel_here_leaves_a_sentinel_there() {
    let mut game = scenario()
        .ours(["Strafing Gunship"])
        .theirs(["Cloud City Wing Guard", "Wampa", "System Patrol Craft", "TIE/ln Fighter"])
        .action_phase();
    game.expect_offered("Strafing Gunship -> System Patrol Craft");
    game.expect_offered("Strafing Gunship -> Cloud City Wing Guard");
    for other in ["Wampa", "TIE/ln Fighter", "their base"] {
        game.expect_not_offered(&format!("Strafing Gunship -> {other}"));
    }
    game.us().attack("Strafing Gunship", "Cloud City Wing Guard");
}

/// CR 6.2.2C, 6.4.0D: to ready or exhaust resources is an effect; to pay with them is none.
#[test]
fn turning_resources_is_an_effect() {
    let text = "(id: \"SOR_251\", abilities: [Event([Ready(UpTo(N(2), (is: Resource, side: Friendly)))])])";
    let mut game = scenario().text(text).our_exhausted_resources(3).our_hand(["Confiscate"]).action_phase();
    assert_eq!(effect_of(&mut game), Some(false));
    let text = "(id: \"SOR_251\", abilities: [Event([Exhaust(Choose(is: Resource, side: Enemy))])])";
    let mut game = scenario().text(text).our_hand(["Confiscate"]).action_phase();
    assert_eq!(effect_of(&mut game), Some(false));
    // Nothing of theirs is ready: nothing changes.
    let mut game =
        scenario().text(text).their_resources(0).their_exhausted_resources(2).our_hand(["Confiscate"]).action_phase();
    assert_eq!(effect_of(&mut game), Some(true));
    // Nor does paying, where there is nothing to defeat.
    let mut game = scenario().our_hand(["Confiscate"]).action_phase();
    assert_eq!(effect_of(&mut game), Some(true));
}

/// Whether playing the only card in our hand has no effect.
fn effect_of(game: &mut testkit::Table) -> Option<bool> {
    let play = |action: &&rules::Action| matches!(action, rules::Action::Play { .. });
    let action = *game.game.legal_actions().iter().find(play).expect("a card to play");
    game.game.has_no_effect(action)
}
