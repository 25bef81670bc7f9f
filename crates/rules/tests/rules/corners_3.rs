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

/// SHD_064, SHD_124, CR 1.5.3A, 3.6.5: "a friendly unit" in an upgrade's restriction is one of its controller's, whoever
/// moves it.
#[test]
fn a_friendly_unit_is_one_of_the_upgrades_controller() {
    let mut game = scenario()
        .ours(["Survivors' Gauntlet"])
        .theirs([unit("Battlefield Marine").with(["Legal Authority"]), unit("Wampa")])
        .action_phase();
    game.us().attack("Survivors' Gauntlet", "their base").choose("Legal Authority").choose("Wampa");
    game.expect_upgrades("Wampa", ["Legal Authority"]).expect_upgrades("Battlefield Marine", []);
}

/// SHD_064, SHD_124: on a unit that the other player has taken, no unit of theirs is friendly to it.
#[test]
fn an_enemy_unit_is_not_friendly_to_the_upgrade_that_we_move() {
    let mut game = scenario()
        .ours(["Survivors' Gauntlet", "AT-ST"])
        .theirs([unit("Battlefield Marine").with_upgrade_of(Side::Us, "Legal Authority"), unit("Wampa")])
        .action_phase();
    game.us().attack("Survivors' Gauntlet", "their base").choose("Legal Authority");
    game.expect_action_of(Side::Them).expect_upgrades("Battlefield Marine", ["Legal Authority"]);
}

/// SHD_077: who takes an upgrade and attaches it attaches it as its controller.
#[test]
fn an_upgrade_that_is_taken_is_attached_by_its_new_controller() {
    let mut game = scenario()
        .ours(["AT-ST"])
        .theirs([unit("Battlefield Marine").with(["Legal Authority"]), unit("Wampa")])
        .our_hand(["Evidence of the Crime"])
        .action_phase();
    game.us().play("Evidence of the Crime").choose("Legal Authority");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_controller("Legal Authority", Side::Us);
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
    let text = "(id: \"SOR_251\", abilities: [Event([Ready(UpTo(2, (is: Resource, side: Friendly)))])])";
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

/// CR 1.8, 8.1.1, 8.15.5: a cost is told by its parts: what is printed, penalties, what other cards change.
#[test]
fn a_cost_is_told_by_its_parts() {
    let game = scenario()
        .text(
            "(id: \"SOR_046\", abilities: [Constant(on: This, gives: \
             [CardsCostLess(by: Friendly, cards: (is: Event), amount: 1)])])",
        )
        .ours(["SOR_046"])
        .our_hand(["Open Fire"])
        .our_resource_cards(["Timely Intervention"])
        .action_phase();
    let changes = game.card("SOR_046");
    let card = game.game.state.list(rules::Seat(0), rules::Place::Hand)[0];
    let aggression = rules::PricePart::Penalty(model::Aspect::Aggression, 2);
    let parts = game.game.price_parts(card, rules::CardIx::NONE);
    assert_eq!(parts, [rules::PricePart::Printed(3), aggression, rules::PricePart::Changed(changes, -1)]);
    assert_eq!(game.game.cost_to_play(card, rules::CardIx::NONE), Some(4));
    // Using Smuggle: its own resources and icons.
    let card = game.game.state.list(rules::Seat(0), rules::Place::Resources)[0];
    let command = rules::PricePart::Penalty(model::Aspect::Command, 2);
    let parts = game.game.price_parts(card, rules::CardIx::NONE);
    assert_eq!(parts, [rules::PricePart::Smuggle(2), command, rules::PricePart::Changed(changes, -1)]);
}
