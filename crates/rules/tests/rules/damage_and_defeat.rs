//! Stories of damage, healing and defeat in which two rules meet (CR 1.9 to 1.11).

use testkit::{Ask, Side, scenario, unit};

/// CR 1.3.3: bases that cannot be healed are healed by nothing, and nothing counts as healed.
#[test]
fn a_base_that_cannot_be_healed_is_not() {
    let mut game =
        scenario().ours(["Wolffe", "Regional Sympathizers"]).our_base_damage(8).our_hand(["Redemption"]).action_phase();
    game.us().attack("Wolffe", "their base");
    game.them().pass();
    game.us().attack("Regional Sympathizers", "their base").expect_base_damage(8);
    game.them().pass();
    game.us().play("Redemption");
    while game.game.question().is_some_and(|question| question.ask != Ask::Action) {
        game.us().choose_none();
    }
    game.expect_damage("Redemption", 0);
    game.us().expect_base_damage(8);
}

/// CR 1.9.8, 6.2.5C: damage to each unit of an arena reaches leaders and friends.
#[test]
fn each_unit_is_each_unit() {
    let mut game = scenario()
        .our_deployed_leader("Leia Organa, Alliance General")
        .ours(["Wampa"])
        .theirs(["Consular Security Force", "TIE/ln Fighter"])
        .our_hand(["Bombing Run"])
        .action_phase();
    game.us().play("Bombing Run").pick("ground");
    game.expect_damage("Leia Organa", 3).expect_damage("Wampa", 3).expect_damage("Consular Security Force", 3);
    game.expect_in_play("TIE/ln Fighter");
}

/// CR 1.9.9, 1.9.8: each Shield prevents one instance of damage, whatever its size.
#[test]
fn each_shield_prevents_one_instance() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Shield", "Shield"])])
        .theirs(["AT-ST"])
        .their_hand(["Open Fire"])
        .their_action_phase();
    game.them().play("Open Fire").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", ["Shield"]);
    game.us().pass();
    game.them().attack("AT-ST", "Wampa").expect_base_damage(0);
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []).expect_damage("AT-ST", 4);
}

/// CR 1.9.6, 1.11.6: damage of an upgrade's loss and of an event at once: a unit falls once.
#[test]
fn a_unit_falls_once() {
    let mut game = scenario()
        .theirs([unit("Vanguard Infantry").damage(3).with(["Academy Training"]), unit("Wampa")])
        .our_hand(["Bombing Run"])
        .action_phase();
    game.us().play("Bombing Run").pick("ground");
    game.expect_gone("Vanguard Infantry").expect_asked(Side::Them, Ask::Target);
    game.them().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 1.18.1B, 1.18.1D: whoever is responsible, a unit that falls to an effect on its HP is defeated this phase.
#[test]
fn a_unit_without_hp_counts_as_defeated() {
    let mut game = scenario()
        .our_leader("Iden Versio, Inferno Squad Commander")
        .our_base_damage(6)
        .theirs(["Crafty Smuggler"])
        .our_hand(["Make an Opening"])
        .action_phase();
    game.us().play("Make an Opening").choose("Crafty Smuggler").expect_base_damage(4);
    game.them().pass();
    game.us().use_ability("our leader").expect_base_damage(3);
}

/// CR 1.16.5E: a unit that stays in play without remaining HP only while its player has the initiative is defeated at once
/// when another player takes it (SEC_012).
#[test]
fn what_the_initiative_keeps_in_play_is_defeated_when_it_is_taken() {
    let mut game =
        scenario().our_deployed_leader(unit("Cassian Andor, Climb!").damage(3)).ours(["AT-ST"]).action_phase();
    game.expect_in_play("Cassian Andor");
    game.us().attack("AT-ST", "their base");
    game.them().take_initiative();
    game.expect_in_base_zone("Cassian Andor").expect_action_of(Side::Us);
}

/// CR 3.4.5, 8.33: a leader unit that has fallen lies in the base zone, and captures nothing.
#[test]
fn a_leader_that_has_fallen_captures_nothing() {
    let mut game = scenario()
        .text(r#"(id: "SOR_069", abilities: [When(on: [Defeated], do: [Capture(by: Attached, what: Choose(side: Enemy))])])"#)
        .our_deployed_leader(unit("Luke Skywalker, Faithful Friend").damage(8).with(["Resilient"]))
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Luke Skywalker", "Wampa");
    while game.game.question().is_some_and(|question| question.ask == Ask::Target) {
        game.us().choose("Wampa");
    }
    game.expect_in_base_zone("Luke Skywalker").expect_in_play("Wampa");
}
