//! The cards of Ashes of the Empire from ASH_001 to ASH_006: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- ASH_001 The Armorer, Steel Shapes Us ----

/// ASH_001: plays an upgrade from the resources on a unit that entered play this phase, for its cost. The top card
/// replaces it.
#[test]
fn the_armorer_plays_an_upgrade_from_resources_on_a_new_unit() {
    let mut game = scenario()
        .our_leader("The Armorer, Steel Shapes Us")
        .our_hand(["Wampa"])
        .ours(["AT-ST"])
        .our_resources(10)
        .our_resource_cards(["Academy Training"])
        .our_deck(["Greedo", "Repair"])
        .action_phase();
    game.us().play("Wampa");
    game.them().pass();
    game.us().use_ability("The Armorer");
    // CR 1.17.4: nobody has to show what their resources are.
    game.expect_options(["play Academy Training onto Wampa", "no"]);
    game.us().play_onto("Academy Training", "Wampa").expect_resources(11).expect_deck_top(["Repair"]);
    game.expect_upgrades("Wampa", ["Academy Training"]).expect_exhausted("The Armorer").expect_in_resources("Greedo");
}

/// ASH_001: when her attack ends an upgrade may be played from the resources on any friendly unit.
#[test]
fn the_armorer_deployed_plays_an_upgrade_from_resources_after_attacking() {
    let mut game = scenario()
        .our_deployed_leader("The Armorer, Steel Shapes Us")
        .ours(["AT-ST"])
        .theirs(["Wampa"])
        .our_resource_cards(["Academy Training"])
        .our_deck(["Greedo"])
        .action_phase();
    let mut declined = game.clone();
    game.us().attack("The Armorer", "their base");
    game.expect_not_offered("play Academy Training onto Wampa")
        .expect_offered("play Academy Training onto The Armorer");
    game.us().play_onto("Academy Training", "AT-ST");
    game.expect_upgrades("AT-ST", ["Academy Training"]).expect_in_resources("Greedo");
    declined.us().attack("The Armorer", "their base").no().expect_resources(21).expect_deck_top(["Greedo"]);
}

// Rulings

/// ASH_001: the upgrade's cost is paid, and it is itself one of the resources that pay for it (ruling 2, 3).
#[test]
fn the_armorer_may_pay_with_the_upgrade_itself() {
    let table = |others: usize| {
        scenario()
            .our_leader("The Armorer, Steel Shapes Us")
            .our_base("Command Center")
            .our_hand(["Greedo"])
            .our_resources(others)
            .our_resource_cards(["Academy Training"])
    };
    let mut game = table(4).action_phase();
    game.us().play("Greedo");
    game.them().pass();
    game.us().use_ability("The Armorer").play_onto("Academy Training", "Greedo").expect_ready_resources(0);
    game.expect_upgrades("Greedo", ["Academy Training"]);
}

/// ASH_001: defeated in her attack, she still lets an upgrade be played, on another unit (ruling 4).
#[test]
fn the_armorer_deployed_triggers_when_she_does_not_survive() {
    let mut game = scenario()
        .our_deployed_leader(unit("The Armorer, Steel Shapes Us").damage(5))
        .ours(["Greedo"])
        .theirs(["Wampa"])
        .our_resource_cards(["Academy Training"])
        .action_phase();
    game.us().attack("The Armorer", "Wampa");
    game.expect_options(["play Academy Training onto Greedo", "no"]);
}

/// ASH_001: the new resource is exhausted (ruling 5).
#[test]
fn the_armorer_adds_the_new_resource_exhausted() {
    let mut game = scenario()
        .our_deployed_leader("The Armorer, Steel Shapes Us")
        .ours(["AT-ST"])
        .our_base("Command Center")
        .our_resources(4)
        .our_resource_cards(["Academy Training"])
        .action_phase();
    game.us().attack("The Armorer", "their base").play_onto("Academy Training", "AT-ST").expect_resources(5);
    let ready = game.game.ready_resources(rules::Seat(0));
    assert!(ready <= 3, "{ready}");
}

/// ASH_001: a Pilot, which can be played as an upgrade, can be played (ruling 1).
#[test]
fn the_armorer_may_play_a_pilot_as_an_upgrade() {
    let mut game = scenario()
        .our_deployed_leader("The Armorer, Steel Shapes Us")
        .ours(["AT-ST"])
        .our_resource_cards(["Academy Graduate"])
        .action_phase();
    game.us().attack("The Armorer", "their base");
    game.expect_offered("play Academy Graduate onto AT-ST");
}

// ---- ASH_002 Fennec Shand, Ready for War ----

/// ASH_002: for a resource and an exhausted friendly unit, plays a unit that enters play ready.
#[test]
fn fennec_shand_exhausts_a_unit_to_play_a_unit_ready() {
    let mut game = scenario()
        .our_leader("Fennec Shand, Ready for War")
        .ours(["Wampa"])
        .our_hand(["AT-ST", "Repair"])
        .action_phase();
    game.us().use_ability("Fennec Shand").choose("Wampa");
    game.expect_options(["play AT-ST", "no"]);
    game.us().play("AT-ST");
    game.expect_ready("AT-ST").expect_exhausted("Wampa").expect_exhausted("Fennec Shand");
    let mut game = scenario()
        .our_deployed_leader("Fennec Shand, Ready for War")
        .ours(["Wampa"])
        .our_hand(["AT-ST"])
        .action_phase();
    game.us().use_ability("Fennec Shand").choose("Wampa").play("AT-ST");
    game.expect_ready("AT-ST").expect_ready("Fennec Shand");
}

// Corners

/// ASH_002: without a ready friendly unit the cost cannot be paid.
#[test]
fn fennec_shand_needs_a_ready_friendly_unit() {
    let mut game = scenario()
        .our_leader("Fennec Shand, Ready for War")
        .ours([unit("Wampa").exhausted()])
        .theirs(["AT-ST"])
        .our_hand(["Greedo"])
        .action_phase();
    game.expect_not_offered("use Fennec Shand");
}

// Rulings

/// ASH_002: the unit's cost is paid (ruling 1).
#[test]
fn fennec_shand_requires_paying_for_the_unit() {
    let mut game = scenario()
        .our_leader("Fennec Shand, Ready for War")
        .ours(["Wampa"])
        .our_hand(["AT-ST"])
        .our_resources(6)
        .action_phase();
    game.us().use_ability("Fennec Shand").choose("Wampa");
    game.expect_in_hand("AT-ST");
}

// ---- ASH_003 Baylan Skoll, Power Beyond Dream ----

/// ASH_003: +2/+2 for a friendly unit that is our only one in its arena.
#[test]
fn baylan_skoll_gives_our_only_unit_in_an_arena_plus_2() {
    let mut game = scenario()
        .our_leader("Baylan Skoll, Power Beyond Dream")
        .ours(["Wampa", "Alliance X-Wing", "Greedo"])
        .theirs(["AT-ST"])
        .action_phase();
    let mut other = game.clone();
    game.us().use_ability("Baylan Skoll");
    game.expect_options(["Wampa", "Alliance X-Wing", "Greedo"]);
    game.us().choose("Alliance X-Wing");
    game.expect_power("Alliance X-Wing", 4).expect_hp("Alliance X-Wing", 5);
    other.us().use_ability("Baylan Skoll").choose("Wampa");
    other.expect_power("Wampa", 4);
}

/// ASH_003: on attack, +2/+2 and Sentinel for our only non-leader unit in its arena. He is not counted and cannot be
/// chosen.
#[test]
fn baylan_skoll_deployed_does_not_count_leaders_as_units_in_the_arena() {
    let mut game = scenario().our_deployed_leader("Baylan Skoll, Power Beyond Dream").ours(["Wampa"]).action_phase();
    let mut own = game.clone();
    game.us().attack("Baylan Skoll", "their base");
    game.expect_offered("no");
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_keyword("Wampa", Keyword::Sentinel);
    own.us().attack("Baylan Skoll", "their base").choose("Baylan Skoll");
    own.expect_power("Baylan Skoll", 4);
}

// ---- ASH_004 Grand Admiral Thrawn, Victory is Mine ----

/// ASH_004: the attacker has Restore 2 while we control as many units as the defending player.
#[test]
fn grand_admiral_thrawn_gives_restore_2_with_equally_many_units() {
    let mut game = scenario()
        .our_leader("Grand Admiral Thrawn, Victory is Mine")
        .our_base_damage(5)
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("Grand Admiral Thrawn").attack("Wampa", "their base").expect_base_damage(3);
    let mut game = scenario()
        .our_leader("Grand Admiral Thrawn, Victory is Mine")
        .our_base_damage(5)
        .ours(["Wampa", "Greedo"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("Grand Admiral Thrawn").attack("Wampa", "their base").expect_base_damage(5);
}

/// ASH_004: on attack, with more units than the defending player, a non-leader unit of theirs may be defeated.
#[test]
fn grand_admiral_thrawn_deployed_may_defeat_a_unit_with_more_units() {
    let mut game = scenario()
        .our_deployed_leader("Grand Admiral Thrawn, Victory is Mine")
        .ours(["Greedo"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().attack("Grand Admiral Thrawn", "their base").resolve_first("Restore");
    game.expect_action_of(Side::Them);
    let mut game = scenario()
        .our_deployed_leader("Grand Admiral Thrawn, Victory is Mine")
        .ours(["Greedo"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Grand Admiral Thrawn", "their base").resolve_first("Restore");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa");
    let mut game =
        scenario().our_deployed_leader("Grand Admiral Thrawn, Victory is Mine").theirs(["Wampa"]).action_phase();
    game.us().attack("Grand Admiral Thrawn", "their base").resolve_first("Restore");
    game.expect_in_play("Wampa").expect_action_of(Side::Them);
}

// Rulings

/// ASH_004: the attack must be made if possible, with a ready unit (ruling 1).
#[test]
fn grand_admiral_thrawn_must_attack_with_a_ready_unit() {
    let mut game =
        scenario().our_leader("Grand Admiral Thrawn, Victory is Mine").ours(["Wampa", "Greedo"]).action_phase();
    game.us().use_ability("Grand Admiral Thrawn");
    game.expect_not_offered("no");
    let mut game =
        scenario().our_leader("Grand Admiral Thrawn, Victory is Mine").ours([unit("Wampa").exhausted()]).action_phase();
    game.us().use_ability("Grand Admiral Thrawn");
    game.expect_action_of(Side::Them);
}

// ---- ASH_005 Luke Skywalker, I Can Save Him ----

/// ASH_005: when a friendly unit's attack ends, he may exhaust to heal 1 damage from it.
#[test]
fn luke_skywalker_may_heal_1_from_a_friendly_attacker() {
    let mut game = scenario()
        .our_leader("Luke Skywalker, I Can Save Him")
        .ours([unit("Wampa").damage(2)])
        .theirs(["AT-ST"])
        .action_phase();
    let mut declined = game.clone();
    game.us().attack("Wampa", "their base").yes();
    game.expect_damage("Wampa", 1).expect_exhausted("Luke Skywalker");
    declined.us().attack("Wampa", "their base").no();
    declined.expect_damage("Wampa", 2);
    declined.them().attack("AT-ST", "our base");
    declined.expect_action_of(Side::Us);
}

/// ASH_005: deployed, he heals 2 damage from that unit or from our base.
#[test]
fn luke_skywalker_deployed_heals_2_from_the_attacker_or_our_base() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, I Can Save Him")
        .our_base_damage(3)
        .ours([unit("Wampa").damage(2)])
        .action_phase();
    let mut base = game.clone();
    game.us().attack("Wampa", "their base").mode(1);
    game.expect_damage("Wampa", 0);
    base.us().attack("Wampa", "their base").mode(2).expect_base_damage(1);
}

// Rulings

/// ASH_005: an attacker that is defeated by combat damage cannot be healed (ruling 1).
#[test]
fn luke_skywalker_does_not_heal_a_defeated_attacker() {
    let mut game = scenario()
        .our_leader("Luke Skywalker, I Can Save Him")
        .ours([unit("Death Star Stormtrooper"), unit("AT-ST").damage(2)])
        .our_base_damage(2)
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Death Star Stormtrooper", "Wampa");
    game.expect_gone("Death Star Stormtrooper").expect_asked(Side::Us, QuestionKind::May);
    game.us().yes().expect_base_damage(2);
    game.expect_exhausted("our leader").expect_damage("AT-ST", 2).expect_damage("Wampa", 3);
    game.expect_in_discard("Death Star Stormtrooper").expect_action_of(Side::Them);
}

/// ASH_005, CR 7.6.16A: defeated by the combat damage of his own attack, only his unit side triggers: his leader side was
/// not in play when the damage was dealt.
#[test]
fn luke_skywalker_defeated_by_his_attack_triggers_his_unit_side_only() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, I Can Save Him")
        .our_base_damage(3)
        .theirs(["AT-AT Suppressor"])
        .action_phase();
    game.us().attack("Luke Skywalker", "AT-AT Suppressor");
    game.expect_in_base_zone("Luke Skywalker");
    game.us().mode(2).expect_base_damage(1);
    game.expect_action_of(Side::Them);
}

// ---- ASH_006 Sabine Wren, Bargaining on Belief ----

/// ASH_006: an opponent gives 2 Advantage tokens to a unit of theirs; then the next unit that we play has Shielded.
#[test]
fn sabine_wren_gives_an_enemy_advantage_and_our_next_unit_shielded() {
    let mut game = scenario()
        .our_leader("Sabine Wren, Bargaining on Belief")
        .theirs(["Wampa", "AT-ST"])
        .our_hand(["Greedo", "Battlefield Marine"])
        .action_phase();
    game.us().use_ability("Sabine Wren");
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Wampa");
    game.expect_upgrades("Wampa", ["Advantage", "Advantage"]).expect_power("Wampa", 6);
    game.them().pass();
    game.us().play("Greedo");
    game.expect_upgrades("Greedo", ["Shield"]);
    game.them().pass();
    game.us().play("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", []);
    let mut game = scenario().our_leader("Sabine Wren, Bargaining on Belief").our_hand(["Greedo"]).action_phase();
    game.us().use_ability("Sabine Wren");
    game.them().pass();
    game.us().play("Greedo");
    game.expect_upgrades("Greedo", []);
}

// Rulings

/// ASH_006: the effect of her attack remains if she is defeated (ruling 1).
#[test]
fn sabine_wren_deployed_keeps_the_effect_when_she_was_defeated() {
    let mut game = scenario()
        .our_deployed_leader(unit("Sabine Wren, Bargaining on Belief").damage(4))
        .theirs(["Wampa"])
        .our_hand(["Greedo"])
        .action_phase();
    game.us().attack("Sabine Wren", "Wampa");
    game.expect_in_base_zone("Sabine Wren");
    game.them().pass();
    game.us().play("Greedo");
    game.expect_upgrades("Greedo", ["Shield"]);
}

/// ASH_006: with several opponents we choose one (ruling 2).
#[test]
fn sabine_wren_lets_us_choose_the_opponent() {
    let mut game =
        scenario().our_leader("Sabine Wren, Bargaining on Belief").theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().use_ability("Sabine Wren").choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Target);
}
