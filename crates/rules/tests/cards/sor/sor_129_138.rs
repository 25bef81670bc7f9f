//! The cards of Spark of Rebellion from SOR_129 to SOR_138: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{expect_all_damage_is_excess, expect_no_excess_through_shield, shielded, with_a_deadly_upgrade};

// ---- SOR_129 Admiral Ozzel, Overconfident ----

/// SOR_129: an Imperial unit enters play ready; the opponent may ready a unit.
#[test]
fn admiral_ozzel_plays_an_imperial_unit_ready() {
    let mut game = scenario()
        .ours(["Admiral Ozzel"])
        .our_hand(["AT-ST", "Wampa"])
        .theirs([unit("Wampa").exhausted(), unit("Greedo").exhausted()])
        .action_phase();
    game.us().use_ability("Admiral Ozzel");
    game.expect_options(["play AT-ST", "no"]);
    game.us().play("AT-ST").expect_ready_resources(12);
    game.expect_ready("AT-ST").expect_asked(Side::Them, QuestionKind::Target).expect_offered("no");
    game.them().choose("Wampa");
    game.expect_ready("Wampa").expect_exhausted("Greedo").expect_exhausted("Admiral Ozzel");
}

// Corners

/// SOR_129: without an Imperial in hand the opponent may still ready a unit.
#[test]
fn admiral_ozzel_without_an_imperial_still_lets_the_opponent_ready() {
    let mut game =
        scenario().ours(["Admiral Ozzel"]).our_hand(["Wampa"]).theirs([unit("Greedo").exhausted()]).action_phase();
    game.us().use_ability("Admiral Ozzel");
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Greedo");
    game.expect_ready("Greedo").expect_action_of(Side::Them);
}

// Rulings

/// SOR_129, CR 6.2.0E: the unit is paid for.
#[test]
fn admiral_ozzel_does_not_play_the_unit_for_free() {
    let mut game =
        scenario().ours(["Admiral Ozzel"]).our_resources(4).our_hand(["Cell Block Guard", "AT-ST"]).action_phase();
    // Villainy is not provided: 3 and 2 more are too much.
    game.us().use_ability("Admiral Ozzel");
    game.us().expect_hand(["Cell Block Guard", "AT-ST"]);
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().no();
    game.expect_exhausted("Admiral Ozzel");
}

/// SOR_129, CR 7.6.8: opponents choose and ready before anything that the new unit triggers.
#[test]
fn admiral_ozzel_lets_opponents_ready_before_the_new_unit_triggers() {
    let mut game = scenario()
        .ours(["Admiral Ozzel"])
        .our_hand(["Snowtrooper Lieutenant"])
        .theirs([unit("Wampa").exhausted()])
        .action_phase();
    game.us().use_ability("Admiral Ozzel").play("Snowtrooper Lieutenant");
    game.expect_ready("Snowtrooper Lieutenant").expect_waiting(["Snowtrooper Lieutenant"]);
    game.them().choose("Wampa");
    game.expect_ready("Wampa").expect_asked(Side::Us, QuestionKind::Attack);
    game.us().no();
    game.expect_action_of(Side::Them);
}

// ---- SOR_130 First Legion Snowtrooper ----

/// SOR_130: +2/+0 and Overwhelm while it attacks a damaged unit.
#[test]
fn first_legion_snowtrooper_gets_2_power_and_overwhelm_against_damaged() {
    let mut game = scenario()
        .ours(["First Legion Snowtrooper"])
        .theirs([unit("Underworld Thug").damage(1)])
        .theirs(["Consular Security Force"])
        .action_phase();
    let mut other = game.clone();
    game.us().attack("First Legion Snowtrooper", "Underworld Thug");
    game.expect_gone("Underworld Thug").expect_power("First Legion Snowtrooper", 2);
    game.them().expect_base_damage(2);
    other.us().attack("First Legion Snowtrooper", "Consular Security Force");
    other.expect_damage("Consular Security Force", 2);
}

// Rulings

/// SOR_130: Overwhelm while it attacks a damaged unit; a Shield leaves no excess damage.
#[test]
fn first_legion_snowtrooper_overwhelm_deals_excess_unless_shielded() {
    let damaged = unit("Cantina Braggart").damage(1).with(["Shield"]);
    expect_no_excess_through_shield(
        scenario().ours(["First Legion Snowtrooper"]).theirs([damaged]).action_phase(),
        "First Legion Snowtrooper",
    );
    let table = scenario()
        .ours([unit("First Legion Snowtrooper").with(["Resilient"])])
        .theirs([unit("Cantina Braggart").damage(1)]);
    expect_all_damage_is_excess(with_a_deadly_upgrade(table).action_phase(), "First Legion Snowtrooper", 4);
}

// ---- SOR_131 Fifth Brother, Fear Hunter ----

/// SOR_131: Raid 1 for each damage on him; on attack he may deal 1 damage to himself and to another ground unit.
#[test]
fn fifth_brother_has_raid_for_his_damage_and_may_deal_1_damage() {
    let mut game =
        scenario().ours([unit("Fifth Brother").damage(1)]).theirs(["Wampa", "TIE/ln Fighter"]).action_phase();
    let mut refused = game.clone();
    game.expect_power("Fifth Brother", 2);
    game.us().attack("Fifth Brother", "their base");
    game.us().yes();
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).expect_damage("Fifth Brother", 2);
    game.them().expect_base_damage(4);
    refused.us().attack("Fifth Brother", "their base").no();
    refused.them().expect_base_damage(3);
}

// ---- SOR_132 Imperial Interceptor ----

/// SOR_132: may deal 3 damage to a space unit.
#[test]
fn imperial_interceptor_may_damage_a_space_unit() {
    let mut game = scenario()
        .our_hand(["Imperial Interceptor"])
        .ours(["Wampa"])
        .theirs(["Alliance X-Wing", "AT-ST"])
        .action_phase();
    game.us().play("Imperial Interceptor");
    game.expect_options(["Imperial Interceptor", "Alliance X-Wing", "no"]);
    game.us().choose("Alliance X-Wing");
    game.expect_gone("Alliance X-Wing");
}

// ---- SOR_133 Seventh Sister, Implacable Inquisitor ----

/// SOR_133: Saboteur; when she deals combat damage to an enemy base she may deal 3 damage to a ground unit of that
/// player.
#[test]
fn seventh_sister_may_damage_a_ground_unit_after_damaging_a_base() {
    let mut game =
        scenario().ours(["Seventh Sister", "Greedo"]).theirs(["Cell Block Guard", "TIE/ln Fighter"]).action_phase();
    game.us().attack("Seventh Sister", "their base");
    game.expect_options(["Cell Block Guard", "no"]);
    game.us().choose("Cell Block Guard");
    game.expect_gone("Cell Block Guard");
    game.them().expect_base_damage(3);
}

// Rulings

/// SOR_133, CR 6.3.0C, 1.9.10: without power there is no combat damage to the base.
#[test]
fn seventh_sister_triggers_only_on_combat_damage_to_a_base() {
    let mut game = scenario().ours(["Seventh Sister"]).theirs(["Wampa"]).their_hand(["Disarm"]).their_action_phase();
    game.them().play("Disarm").choose("Seventh Sister");
    game.us().attack("Seventh Sister", "their base");
    game.expect_action_of(Side::Them).expect_damage("Wampa", 0);
    game.them().expect_base_damage(0);
}

/// SOR_133, CR 7.6.16D: the attack is over when her ability resolves.
#[test]
fn seventh_sister_no_longer_attacks_when_her_ability_resolves() {
    let mut game = scenario()
        .ours(["Seventh Sister"])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .our_hand(["Surprise Strike"])
        .action_phase();
    game.us().play("Surprise Strike").attack("Seventh Sister", "their base");
    game.them().expect_base_damage(6);
    game.expect_options(["Wampa", "no"]).expect_power("Seventh Sister", 3);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 3);
}

// ---- SOR_134 Ruthless Raider ----

/// SOR_134: 2 to their base and 2 to an enemy unit, when played and when defeated.
#[test]
fn ruthless_raider_damages_a_base_and_a_unit_when_played_and_defeated() {
    let mut game = scenario()
        .our_hand(["Ruthless Raider"])
        .our_base_damage(0)
        .ours(["Wampa"])
        .theirs(["AT-ST", "Greedo"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("Ruthless Raider").choose("their base");
    game.expect_options(["AT-ST", "Greedo"]);
    game.us().choose("AT-ST");
    game.them().play("Vanquish").choose("Ruthless Raider");
    game.us().choose("their base").choose("AT-ST").expect_base_damage(0);
    game.them().expect_base_damage(4);
    game.expect_damage("AT-ST", 4).expect_gone("Ruthless Raider");
}

// ---- SOR_135 Emperor Palpatine, Master of the Dark Side ----

/// SOR_135: Overwhelm; 6 damage divided among enemy units as we choose.
#[test]
fn emperor_palpatine_divides_six_damage() {
    let mut game = scenario()
        .our_hand(["Emperor Palpatine, Master of the Dark Side"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter", "Greedo"])
        .action_phase();
    game.us().play("Emperor Palpatine");
    game.expect_asked(Side::Us, QuestionKind::Divide).expect_not_offered("Wampa").expect_not_offered("their base");
    game.us().choose("TIE/ln Fighter").choose_times(5, "AT-ST");
    game.expect_gone("TIE/ln Fighter").expect_damage("AT-ST", 5).expect_damage("Greedo", 0);
    game.expect_keyword("Emperor Palpatine", Keyword::Overwhelm);
}

// Rulings

/// SOR_135, CR 8.4.5: a unit may be dealt more damage than it has remaining HP.
#[test]
fn emperor_palpatine_may_exceed_remaining_hp() {
    let mut game = scenario().our_hand(["Emperor Palpatine"]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().play("Emperor Palpatine").choose_times(6, "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

/// SOR_135, CR 1.9.8: all of it is dealt at once, so units defeated together with General Krell still have his ability.
#[test]
fn emperor_palpatine_deals_his_damage_at_once() {
    let mut game = scenario().our_hand(["Emperor Palpatine"]).theirs(["General Krell", "Greedo"]).action_phase();
    game.us().play("Emperor Palpatine").choose_times(4, "General Krell").choose_times(2, "Greedo");
    game.expect_gone("General Krell").expect_waiting(["Greedo", "Greedo"]);
}

/// SOR_135: Overwhelm deals the excess damage; a Shield leaves none.
#[test]
fn emperor_palpatine_overwhelm_deals_excess_unless_shielded() {
    expect_no_excess_through_shield(shielded("Emperor Palpatine").action_phase(), "Emperor Palpatine");
    let table = scenario()
        .ours([unit("Emperor Palpatine").with(["Fallen Lightsaber"])])
        .theirs([unit("Cantina Braggart").damage(2)]);
    expect_all_damage_is_excess(table.action_phase(), "Emperor Palpatine", 9);
}

// ---- SOR_136 Vader's Lightsaber ----

/// SOR_136: attached to Darth Vader, leader or not, it may deal 4 damage to a ground unit.
#[test]
fn vaders_lightsaber_may_deal_4_damage_on_vader() {
    let mut game = scenario()
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .our_hand(["Vader's Lightsaber"])
        .ours(["Alliance X-Wing"])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .action_phase();
    game.expect_not_offered("play Vader's Lightsaber onto Alliance X-Wing");
    game.us().play_onto("Vader's Lightsaber", "Darth Vader");
    game.expect_options(["Darth Vader", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 4).expect_power("Darth Vader", 8).expect_hp("Darth Vader", 9);
}

/// SOR_136: on any other unit it only gives +3/+1.
#[test]
fn vaders_lightsaber_gives_other_units_only_stats() {
    let mut game = scenario().our_hand(["Vader's Lightsaber"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play_onto("Vader's Lightsaber", "Greedo");
    game.expect_action_of(Side::Them).expect_power("Greedo", 6).expect_damage("Wampa", 0);
}

// ---- SOR_137 Fallen Lightsaber ----

/// SOR_137: on a Force unit: 1 damage to each ground unit of the defending player.
#[test]
fn fallen_lightsaber_damages_each_ground_unit_of_the_defender() {
    let mut game = scenario()
        .our_hand(["Fallen Lightsaber"])
        .ours([unit("Ezra Bridger").with(["Fallen Lightsaber"])])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "Greedo", "TIE/ln Fighter"])
        .our_deck(["Repair"])
        .their_deck(["Wampa"])
        .action_phase();
    game.expect_not_offered("play Fallen Lightsaber onto Alliance X-Wing");
    game.us().attack("Ezra Bridger", "their base");
    game.them().no();
    game.us().no();
    game.expect_damage("AT-ST", 1).expect_gone("Greedo").expect_damage("TIE/ln Fighter", 0).expect_damage("Wampa", 0);
    game.them().expect_base_damage(6);
}

/// SOR_137: on a unit without the Force trait it only gives +3/+3.
#[test]
fn fallen_lightsaber_gives_its_ability_to_force_units_only() {
    let mut game = scenario().ours([unit("Wampa").with(["Fallen Lightsaber"])]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.expect_damage("AT-ST", 0).expect_hp("Wampa", 8);
    game.them().expect_base_damage(7);
}

// ---- SOR_138 Force Lightning ----

/// SOR_138: the unit loses its abilities for the phase; with a Force unit, 2 damage for each resource paid.
#[test]
fn force_lightning_removes_abilities_and_deals_damage_for_resources() {
    let mut game = scenario()
        .our_hand(["Force Lightning"])
        .our_base("Kestro City")
        .our_resources(6)
        .ours(["Ezra Bridger"])
        .theirs([unit("Cell Block Guard").with(["Protector"])])
        .theirs(["Consular Security Force"])
        .action_phase();
    game.us().play("Force Lightning").choose("Cell Block Guard");
    game.expect_no_keyword("Cell Block Guard", Keyword::Sentinel);
    // 3 of 6 were paid for the event (Villainy is not provided).
    game.expect_options(["0", "1", "2", "3"]);
    game.us().number(1).expect_ready_resources(2);
    game.expect_damage("Cell Block Guard", 2);
    game.both_pass();
    game.expect_keyword("Cell Block Guard", Keyword::Sentinel);
}

/// SOR_138: without a Force unit nothing is paid and no damage is dealt.
#[test]
fn force_lightning_without_a_force_unit_only_removes_abilities() {
    let mut game = scenario().our_hand(["Force Lightning"]).ours(["Wampa"]).theirs(["Cell Block Guard"]).action_phase();
    game.us().play("Force Lightning").choose("Cell Block Guard");
    game.expect_no_keyword("Cell Block Guard", Keyword::Sentinel).expect_damage("Cell Block Guard", 0);
    game.expect_action_of(Side::Them);
}

// Corners

/// SOR_138, CR 3.6.10: effects of an upgrade that are not given abilities stay.
#[test]
fn force_lightning_keeps_upgrade_effects_that_are_not_abilities() {
    let mut game = scenario()
        .our_hand(["Force Lightning"])
        .ours(["Greedo"])
        .theirs([unit("Wampa").with(["Entrenched", "Protector"])])
        .action_phase();
    game.us().play("Force Lightning").choose("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Overwhelm).expect_no_keyword("Wampa", Keyword::Sentinel);
    game.expect_power("Wampa", 8).expect_not_offered("Wampa -> our base").expect_offered("Wampa -> Greedo");
}

/// SOR_138, CR 8.14.2: while it lasts the unit gains no abilities.
#[test]
fn unit_under_force_lightning_gains_no_abilities() {
    let mut game = scenario()
        .our_hand(["Force Lightning"])
        .theirs(["Wampa"])
        .their_hand(["Protector", "Rallying Cry"])
        .action_phase();
    game.us().play("Force Lightning").choose("Wampa");
    game.them().play_onto("Protector", "Wampa");
    game.expect_no_keyword("Wampa", Keyword::Sentinel).expect_power("Wampa", 5);
    game.us().pass();
    game.them().play("Rallying Cry");
    game.expect_no_keyword("Wampa", Keyword::Raid).both_pass();
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_keyword("Wampa", Keyword::Overwhelm);
}

/// SOR_138: paying is optional; a unit's When Defeated ability is lost, too.
#[test]
fn force_lightning_removes_a_when_defeated_ability() {
    let mut game = scenario()
        .our_hand(["Force Lightning"])
        .our_resources(6)
        .ours(["Ezra Bridger"])
        .theirs(["Vanguard Infantry", "Wampa"])
        .action_phase();
    let mut nothing = game.clone();
    game.us().play("Force Lightning").choose("Vanguard Infantry").number(1).expect_ready_resources(0);
    game.expect_gone("Vanguard Infantry").expect_action_of(Side::Them);
    nothing.us().play("Force Lightning").choose("Wampa").number(0).expect_ready_resources(1);
    nothing.expect_damage("Wampa", 0);
}

// Rulings

/// SOR_138, CR 8.14.2: edition 8.0: a unit that lost all abilities cannot gain any for as long.
#[test]
fn force_lightning_keeps_a_unit_from_gaining_abilities() {
    let mut game = scenario()
        .our_hand(["Force Lightning"])
        .theirs(["System Patrol Craft"])
        .their_hand(["Protector"])
        .action_phase();
    game.expect_keyword("System Patrol Craft", Keyword::Sentinel);
    game.us().play("Force Lightning").choose("System Patrol Craft");
    game.expect_no_keyword("System Patrol Craft", Keyword::Sentinel);
    game.them().play_onto("Protector", "System Patrol Craft");
    game.expect_no_keyword("System Patrol Craft", Keyword::Sentinel).expect_power("System Patrol Craft", 4);
    // It ends with the phase.
    game.us().pass();
    game.them().pass();
    game.nobody_resources().expect_keyword("System Patrol Craft", Keyword::Sentinel);
}

/// SOR_138, CR 1.9.8, 8.34.1A: all of its damage is dealt at once, so one Shield prevents it.
#[test]
fn force_lightning_deals_its_damage_at_once() {
    let mut game = scenario()
        .our_hand(["Force Lightning"])
        .ours(["Ezra Bridger"])
        .theirs([unit("AT-ST").with(["Shield", "Shield"])])
        .action_phase();
    game.us().play("Force Lightning").choose("AT-ST").number(3);
    game.expect_upgrades("AT-ST", ["Shield"]).expect_damage("AT-ST", 0);
    // 1, 4 for two icons, 3 paid.
    game.us().expect_ready_resources(12);
}

/// SOR_138: without a Shield the unit takes all of the damage.
#[test]
fn force_lightning_deals_2_damage_for_each_resource() {
    let mut game = scenario().our_hand(["Force Lightning"]).ours(["Ezra Bridger"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Force Lightning").choose("AT-ST").number(3);
    game.expect_damage("AT-ST", 6);
}
