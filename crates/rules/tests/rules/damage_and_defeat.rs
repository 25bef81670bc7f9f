//! Scenario tests of damage, healing and defeat with interacting rules (CR 1.9 to 1.11).

use testkit::{LogEvent, QuestionKind, Side, scenario, unit};

/// CR 1.3.3: a base that cannot be healed is not healed, and no damage counts as healed.
#[test]
fn a_base_that_cannot_be_healed_counts_as_not_healed() {
    let mut game =
        scenario().ours(["Wolffe", "Regional Sympathizers"]).our_base_damage(8).our_hand(["Redemption"]).action_phase();
    game.us().attack("Wolffe", "their base");
    game.them().pass();
    game.us().attack("Regional Sympathizers", "their base").expect_base_damage(8);
    game.them().pass();
    game.us().play("Redemption").choose_none();
    game.expect_damage("Redemption", 0).expect_action_of(Side::Them);
    game.us().expect_base_damage(8);
}

/// CR 1.9.8, 6.2.5C: damage to each unit of an arena also affects leaders and friendly units.
#[test]
fn damage_to_each_unit_includes_leaders_and_friendly_units() {
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

/// CR 1.9.9, 1.9.8: each Shield prevents one instance of damage of any size.
#[test]
fn each_shield_prevents_one_instance_of_damage() {
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

/// CR 1.9.6, 1.11.6: a unit that loses an upgrade and is dealt damage at the same time is defeated once.
#[test]
fn a_unit_that_loses_hp_and_takes_damage_is_defeated_once() {
    let mut game = scenario()
        .theirs([unit("Vanguard Infantry").damage(3).with(["Academy Training"]), unit("Wampa")])
        .our_hand(["Bombing Run"])
        .action_phase();
    game.us().play("Bombing Run").pick("ground");
    game.expect_gone("Vanguard Infantry").expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 1.18.1B, 1.18.1D: a unit defeated by an effect on its HP counts as defeated this phase, whoever is responsible.
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

/// CR 1.16.5E: a unit that stays in play without remaining HP only while its player has the initiative is defeated as
/// soon as another player takes it (SEC_012).
#[test]
fn a_unit_kept_in_play_by_the_initiative_is_defeated_when_it_is_taken() {
    let mut game =
        scenario().our_deployed_leader(unit("Cassian Andor, Climb!").damage(3)).ours(["AT-ST"]).action_phase();
    game.expect_in_play("Cassian Andor");
    game.us().attack("AT-ST", "their base");
    game.them().take_initiative();
    game.expect_in_base_zone("Cassian Andor").expect_action_of(Side::Us);
}

/// CR 3.4.5, 8.33: a defeated leader unit is in the base zone and captures nothing.
#[test]
fn a_defeated_leader_unit_captures_nothing() {
    let mut game = scenario()
        .text(r#"(id: "SOR_069", abilities: [When(on: [Defeated], do: [Capture(by: Attached, what: Choose(side: Enemy))])])"#)
        .our_deployed_leader(unit("Luke Skywalker, Faithful Friend").damage(8).with(["Resilient"]))
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Luke Skywalker", "Wampa").choose("Wampa").choose("Wampa");
    game.expect_in_base_zone("Luke Skywalker").expect_in_play("Wampa").expect_action_of(Side::Them);
}

/// CR 8.33.4, 7.6.3: captives are rescued after all cards that leave together with their guard have left. These cards
/// do not trigger on the rescue, whoever controls them.
#[test]
fn cards_leaving_with_a_guard_do_not_trigger_on_the_rescue() {
    let mut game = scenario()
        .ours([unit("Consular Security Force").guarding(["Wampa"])])
        .theirs(["Outcast"])
        .our_hand(["Superlaser Blast"])
        .action_phase();
    game.us().play("Superlaser Blast");
    game.expect_in_play("Wampa").expect_controller("Wampa", Side::Them).expect_power("Wampa", 4);
}

/// CR 1.9.6, 1.11.2A: a unit whose printed HP is lowered can be defeated by less damage than its card shows.
#[test]
fn lowered_printed_hp_counts_for_damage() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Adventurer Sniper Rifle"]), unit("Death Star Stormtrooper")])
        .theirs(["Consular Security Force"])
        .action_phase();
    game.us().use_ability("Battlefield Marine").choose("Consular Security Force");
    game.expect_hp("Consular Security Force", 1);
    game.them().pass();
    game.us().attack("Death Star Stormtrooper", "Consular Security Force");
    game.expect_gone("Consular Security Force");
}

/// CR 6.3.3, 1.16.5E, 6.3.4C: a unit without HP at the start of the attack is defeated before combat damage.
#[test]
fn hp_lowered_while_attacking_counts_at_the_start_of_the_attack() {
    let mut game = scenario().ours(["Scion Shuttle"]).theirs([unit("Restored ARC-170").damage(2)]).action_phase();
    game.us().attack("Scion Shuttle", "Restored ARC-170");
    game.expect_gone("Restored ARC-170").expect_damage("Scion Shuttle", 0);
    // It is defeated before its own ability would trigger.
    let mut game = scenario().ours(["Scion Shuttle"]).theirs([unit("T-6 Shuttle 1974").damage(3)]).action_phase();
    game.us().attack("Scion Shuttle", "T-6 Shuttle 1974");
    game.expect_gone("T-6 Shuttle 1974").expect_action_of(Side::Them);
}

/// CR 1.16.5E: state checks for a unit with HP per resource run when a resource is played and not replaced.
#[test]
fn playing_a_resource_may_defeat_a_unit_with_hp_per_resource() {
    let mut game = scenario()
        .our_leader("Luke Skywalker, Faithful Friend")
        .ours([unit("97th Legion").damage(5)])
        .our_resources(5)
        .our_resource_cards(["Smuggler's Aid"])
        .our_deck([])
        .action_phase();
    game.us().play("Smuggler's Aid").expect_resources(5);
    game.expect_gone("97th Legion");
}

/// CR 8.6.1, 8.34.1A: missing cards deal their damage as a single instance.
#[test]
fn an_empty_deck_deals_its_damage_as_one_instance() {
    let mut game = scenario().our_base_upgrades(["Alliance Shield Generator"]).our_deck([]).regroup_phase();
    // The generator prevents 6 damage once, not 3 twice. The card it then draws costs 3.
    game.us().expect_base_damage(3).expect_discard(["Alliance Shield Generator"]);
}

/// CR 1.5.4B: a leader that was deployed as an upgrade is neither ready nor exhausted.
#[test]
fn a_leader_deployed_as_an_upgrade_is_not_exhausted() {
    let mut game = scenario()
        .our_leader("Wedge Antilles, Leader of Red Squadron")
        .ours(["TIE/ln Fighter"])
        .theirs(["Phee Genoa"])
        .action_phase();
    game.us().deploy_onto("TIE/ln Fighter").no();
    game.expect_upgrades("TIE/ln Fighter", ["Wedge Antilles"]).expect_ready("Wedge Antilles");
}

/// ASH_179, ASH_151, CR 3.2.5, 5.6.1: in a two-player game, a player whose base has no HP left loses before the damage
/// that follows "then".
#[test]
fn a_game_is_over_before_damage_after_then() {
    for name in ["Boba Fett's Rancor", "Operation Cinder"] {
        let mut game = scenario().our_base_damage(26).our_hand([name]).theirs(["Wampa"]).action_phase();
        game.us().play(name);
        game.expect_winner(Side::Them).expect_damage("Wampa", 0);
    }
}

/// LOF_171, CR 1.9.8, 1.16.5E: a unit defeated by the first damage is dealt none of the damage that follows "then".
#[test]
fn heavy_blaster_cannon_stops_damaging_a_unit_it_has_defeated() {
    let mut game = scenario()
        .our_hand(["Heavy Blaster Cannon"])
        .ours(["Wampa"])
        .theirs([unit("Battlefield Marine").damage(2)])
        .action_phase();
    game.us().play_onto("Heavy Blaster Cannon", "Wampa").choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine");
    let marine = game.game.state.list(rules::Seat(1), rules::CardZone::Discard)[0];
    let dealt = |event: &LogEvent| matches!(event, LogEvent::Damaged { card, .. } if *card == marine);
    let times = game.game.log.iter().flatten().filter(|entry| dealt(&entry.event)).count();
    assert_eq!(times, 1);
}
