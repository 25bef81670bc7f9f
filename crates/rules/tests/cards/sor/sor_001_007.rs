//! The cards of Spark of Rebellion from SOR_001 to SOR_007: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- SOR_001 Director Krennic, Aspiring to Authority ----

/// SOR_001, Leader side: +1/+0 for friendly units with damage, for no other unit.
#[test]
fn krennic_gives_1_power_to_friendly_damaged_units() {
    let mut game = scenario()
        .our_leader("Director Krennic")
        .ours([unit("Wampa").damage(1)])
        .ours(["Battlefield Marine"])
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.expect_power("Wampa", 5).expect_hp("Wampa", 5);
    game.expect_power("Battlefield Marine", 3).expect_power("AT-ST", 6);
}

/// SOR_001, unit side: counts himself, and has Restore 2.
#[test]
fn krennic_deployed_gives_1_power_to_himself_and_has_restore() {
    let mut game = scenario()
        .our_deployed_leader(unit("Director Krennic").damage(2))
        .our_base_damage(5)
        .ours([unit("Wampa").damage(1)])
        .action_phase();
    game.expect_power("Director Krennic", 3).expect_power("Wampa", 5);
    game.us().attack("Director Krennic", "their base").expect_base_damage(3);
    game.them().expect_base_damage(3);
}

// Corners

/// SOR_001: a unit whose damage is healed loses the bonus.
#[test]
fn krennic_bonus_ends_when_the_damage_is_healed() {
    let mut game =
        scenario().our_leader("Director Krennic").our_hand(["Repair"]).ours([unit("Wampa").damage(2)]).action_phase();
    game.expect_power("Wampa", 5);
    game.us().play("Repair").choose("Wampa");
    game.expect_power("Wampa", 4);
}

// ---- SOR_002 Iden Versio, Inferno Squad Commander ----

/// SOR_002, unit side: Shielded, and heals 1 for each defeated enemy unit, nothing for a friendly one.
#[test]
fn iden_deployed_has_shielded_and_heals_for_each_defeated_enemy() {
    let mut game = scenario()
        .our_leader("Iden Versio")
        .our_base_damage(5)
        .ours(["Wampa", "Battlefield Marine"])
        .theirs(["Underworld Thug", "Consular Security Force"])
        .action_phase();
    game.us().deploy();
    game.expect_upgrades("Iden Versio", ["Shield"]);
    game.them().attack("Consular Security Force", "Battlefield Marine");
    game.us().expect_base_damage(5);
    game.us().attack("Wampa", "Underworld Thug").expect_base_damage(4);
}

// Rulings

/// SOR_002, CR 6.4.0F: an action ability may be used although its condition is false.
#[test]
fn iden_may_be_used_when_no_enemy_unit_was_defeated() {
    let mut game = scenario().our_leader("Iden Versio").our_base_damage(3).action_phase();
    game.us().use_ability("Iden Versio").expect_base_damage(3);
    game.expect_exhausted("Iden Versio").expect_action_of(Side::Them);
}

/// SOR_002: with the condition true, the same action heals.
#[test]
fn iden_heals_when_an_enemy_unit_was_defeated() {
    let mut game =
        scenario().our_leader("Iden Versio").our_base_damage(3).ours(["Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().attack("Wampa", "Greedo");
    game.them().no();
    game.them().pass();
    game.us().use_ability("Iden Versio").expect_base_damage(2);
}

/// SOR_002, CR 7.6.4: defeated together with enemy units, her ability still triggers for each of them.
#[test]
fn iden_defeated_with_enemy_units_still_heals_for_each() {
    let mut game = scenario()
        .our_deployed_leader("Iden Versio")
        .our_base_damage(5)
        .our_hand(["Superlaser Blast"])
        .theirs(["Wampa", "Battlefield Marine"])
        .action_phase();
    game.us().play("Superlaser Blast").resolve_first("Iden Versio").expect_base_damage(3);
    game.expect_gone("Iden Versio").expect_exhausted("our leader");
}

// ---- SOR_003 Chewbacca, Walking Carpet ----

/// SOR_003, Leader side: a unit of cost 3 or less gains Sentinel until the phase ends.
#[test]
fn chewbacca_plays_a_unit_of_cost_3_or_less_with_sentinel() {
    let mut game = scenario()
        .our_leader("Chewbacca")
        .our_base("Command Center")
        .our_hand(["Battlefield Marine", "Wampa", "Repair"])
        .action_phase();
    game.us().use_ability("Chewbacca");
    game.expect_options(["play Battlefield Marine", "no"]);
    game.us().play("Battlefield Marine").expect_ready_resources(18);
    game.expect_keyword("Battlefield Marine", Keyword::Sentinel).expect_exhausted("our leader");
    game.both_pass().expect_no_keyword("Battlefield Marine", Keyword::Sentinel);
}

/// SOR_003, unit side: Sentinel and Grit.
#[test]
fn chewbacca_deployed_has_sentinel_and_grit() {
    let mut game = scenario()
        .our_deployed_leader(unit("Chewbacca").damage(3))
        .ours(["Greedo"])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .their_action_phase();
    game.expect_power("Chewbacca", 5);
    game.expect_offered("Wampa -> Chewbacca").expect_not_offered("Wampa -> Greedo");
    game.expect_not_offered("Wampa -> our base").expect_offered("TIE/ln Fighter -> our base");
}

// Rulings

/// SOR_003, CR 1.8.6, 8.15.5E: the printed cost decides what may be played, the modified cost is paid.
#[test]
fn chewbacca_checks_the_printed_cost() {
    let mut game = scenario()
        .our_leader("Chewbacca")
        .our_resources(5)
        .our_hand(["Death Trooper", "Regional Sympathizers"])
        .action_phase();
    // Villainy is not provided: 3 and 2 more.
    game.us().use_ability("Chewbacca");
    game.expect_options(["play Death Trooper", "no"]);
    game.us().play("Death Trooper").expect_ready_resources(0).choose("Death Trooper");
    game.expect_keyword("Death Trooper", testkit::Keyword::Sentinel).expect_damage("Death Trooper", 2);
}

/// SOR_003, CR 6.2.0E: a card that an ability lets a player play is paid for.
#[test]
fn chewbacca_does_not_play_the_unit_for_free() {
    let mut game = scenario().our_leader("Chewbacca").our_resources(4).our_hand(["Death Trooper"]).action_phase();
    game.us().use_ability("Chewbacca").expect_hand(["Death Trooper"]);
    game.expect_not_offered("Death Trooper").expect_action_of(Side::Them);
}

// ---- SOR_004 Chirrut Îmwe, One With The Force ----

/// SOR_004, Leader side: +0/+2 for the phase to any unit; the damage stays when it ends.
#[test]
fn chirrut_gives_a_unit_2_hp_for_the_phase() {
    let mut game = scenario()
        .our_leader("Chirrut Îmwe")
        .ours([unit("Wampa").damage(1)])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa", "AT-ST", "TIE/ln Fighter"]);
    game.us().choose("Wampa");
    game.expect_hp("Wampa", 7).expect_power("Wampa", 4).expect_exhausted("our leader");
    game.them().attack("AT-ST", "Wampa");
    game.expect_gone("Wampa");
}

/// SOR_004: the HP bonus ends when the regroup phase starts: a unit without remaining HP is defeated.
#[test]
fn chirrut_hp_bonus_ends_when_the_regroup_phase_starts() {
    let mut game = scenario()
        .our_leader("Chirrut Îmwe")
        .ours([unit("Wampa").damage(3)])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().use_ability("our leader").choose("Wampa");
    game.them().attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 6).both_pass();
    game.expect_gone("Wampa");
}

/// SOR_004, unit side: having no remaining HP does not defeat him; an effect that says "defeat" does.
#[test]
fn chirrut_deployed_survives_lethal_damage_but_not_a_defeat_effect() {
    let mut game =
        scenario().our_deployed_leader("Chirrut Îmwe").theirs(["AT-ST"]).their_hand(["Takedown"]).their_action_phase();
    game.them().attack("AT-ST", "Chirrut Îmwe");
    game.expect_in_play("Chirrut Îmwe").expect_damage("Chirrut Îmwe", 6);
    game.us().pass();
    game.them().play("Takedown").choose("Chirrut Îmwe");
    game.expect_in_base_zone("Chirrut Îmwe");
}

// Corners

/// SOR_004, CR 8.14.2: without his ability he is defeated at once when he has no remaining HP.
#[test]
fn chirrut_without_abilities_is_defeated_by_lethal_damage() {
    let mut game = scenario()
        .our_deployed_leader(unit("Chirrut Îmwe").damage(6))
        .their_hand(["Force Lightning"])
        .their_action_phase();
    game.expect_in_play("Chirrut Îmwe");
    game.them().play("Force Lightning").choose("Chirrut Îmwe");
    game.expect_in_base_zone("Chirrut Îmwe");
}

// Rulings

/// SOR_004, CR 8.4.5: divided damage may exceed a unit's remaining HP.
#[test]
fn chirrut_may_be_dealt_more_damage_than_his_remaining_hp() {
    let mut game = scenario()
        .our_deployed_leader("Chirrut Îmwe")
        .their_hand(["Emperor Palpatine, Master of the Dark Side"])
        .their_action_phase();
    game.them().play("Emperor Palpatine").choose_times(6, "Chirrut Îmwe");
    game.expect_damage("Chirrut Îmwe", 6).expect_hp("Chirrut Îmwe", 5).expect_in_play("Chirrut Îmwe");
}

/// SOR_004, CR 1.11.6: without remaining HP he is defeated as soon as the regroup phase starts.
#[test]
fn chirrut_without_hp_is_defeated_when_the_regroup_phase_starts() {
    let mut game = scenario().our_deployed_leader(unit("Chirrut Îmwe").damage(5)).action_phase();
    game.expect_in_play("Chirrut Îmwe").both_pass();
    game.expect_in_base_zone("Chirrut Îmwe").expect_asked(Side::Us, QuestionKind::Resource);
}

/// SOR_004: with remaining HP he stays in play.
#[test]
fn chirrut_with_hp_left_survives_the_regroup_phase() {
    let mut game = scenario().our_deployed_leader(unit("Chirrut Îmwe").damage(4)).action_phase();
    game.both_pass().nobody_resources();
    game.expect_in_play("Chirrut Îmwe").expect_damage("Chirrut Îmwe", 4);
}

/// SOR_004, CR 6.3.5D: a unit that is not defeated leaves no excess damage.
#[test]
fn chirrut_leaves_no_excess_damage_for_overwhelm() {
    let mut game =
        scenario().our_deployed_leader(unit("Chirrut Îmwe").damage(4)).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Chirrut Îmwe");
    game.us().expect_base_damage(0);
    game.expect_damage("Chirrut Îmwe", 10).expect_in_play("Chirrut Îmwe");
}

// ---- SOR_005 Luke Skywalker, Faithful Friend ----

/// SOR_005, Leader side: only a Heroism unit that we played this phase.
#[test]
fn luke_gives_a_shield_to_a_heroism_unit_played_this_phase() {
    let mut game = scenario()
        .ours(["Echo Base Defender"])
        .our_hand(["Battlefield Marine", "Greedo"])
        .our_resources(10)
        .action_phase();
    game.us().play("Battlefield Marine");
    game.them().pass();
    game.us().play("Greedo");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_options(["Battlefield Marine"]);
    // 10 less 4 and 3 (Command and Cunning are not provided), less 1.
    game.us().choose("Battlefield Marine").expect_ready_resources(2);
    game.expect_upgrades("Battlefield Marine", ["Shield"]).expect_exhausted("our leader");
}

/// SOR_005, unit side: attacking, any other unit may get a Shield token.
#[test]
fn luke_deployed_may_give_a_shield_to_another_unit() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Luke Skywalker", "their base");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
    game.them().expect_base_damage(4);
}

// ---- SOR_006 Emperor Palpatine, Galactic Ruler ----

/// SOR_006, Leader side: the friendly unit is a part of the cost.
#[test]
fn palpatine_defeats_a_friendly_unit_as_a_cost() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, Galactic Ruler")
        .ours(["Greedo", "Underworld Thug"])
        .theirs(["AT-ST"])
        .our_resources(3)
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Greedo", "Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_gone("Underworld Thug").expect_options(["Greedo", "AT-ST"]);
    game.us().choose("AT-ST").expect_hand_size(1).expect_ready_resources(2);
    game.expect_damage("AT-ST", 1).expect_exhausted("our leader");
}

/// SOR_006: without a friendly unit the cost cannot be paid.
#[test]
fn palpatine_cannot_be_used_without_a_friendly_unit() {
    let mut game =
        scenario().our_leader("Emperor Palpatine, Galactic Ruler").theirs(["AT-ST"]).our_resources(3).action_phase();
    game.expect_not_offered("use Emperor Palpatine");
}

/// SOR_006, unit side: when deployed, he takes control of a damaged unit that is not a leader.
#[test]
fn palpatine_deployed_takes_control_of_a_damaged_non_leader_unit() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, Galactic Ruler")
        .theirs([unit("AT-ST").damage(1)])
        .theirs(["Wampa"])
        .their_deployed_leader(unit("Grand Moff Tarkin").damage(1))
        .action_phase();
    game.us().deploy();
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_controller("AT-ST", Side::Us).expect_action_of(Side::Them);
}

/// SOR_006, unit side: attacking, he may defeat another friendly unit. Only then he deals damage and draws a card.
#[test]
fn palpatine_attacking_may_defeat_a_friendly_unit_for_damage_and_a_card() {
    let table = || {
        scenario()
            .our_deployed_leader("Emperor Palpatine, Galactic Ruler")
            .ours(["Greedo"])
            .theirs(["AT-ST"])
            .our_deck(["Recruit", "Repair", "Repair"])
            .action_phase()
    };
    let mut game = table();
    game.us().attack("Emperor Palpatine", "their base");
    game.expect_options(["Greedo", "no"]);
    game.us().no().expect_hand([]);
    game.expect_damage("AT-ST", 0).expect_in_play("Greedo").expect_action_of(Side::Them);
    let mut game = table();
    game.us().attack("Emperor Palpatine", "their base").choose("Greedo").choose("AT-ST").expect_hand(["Recruit"]);
    game.expect_damage("AT-ST", 1).expect_gone("Greedo");
}

// Corners

/// SOR_006, CR 1.8: a unit that we control but do not own can pay the cost. It goes to its owner's discard pile.
#[test]
fn palpatine_may_pay_with_a_unit_that_an_opponent_owns() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, Galactic Ruler")
        .ours([unit("Wampa").owned_by(Side::Them)])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("our leader").choose("Wampa").choose("AT-ST").expect_hand_size(1);
    game.them().expect_discard(["Wampa"]);
}

/// SOR_006: the defeated unit's own ability resolves after his.
#[test]
fn palpatine_resolves_before_the_when_defeated_ability_of_his_cost() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, Galactic Ruler")
        .ours(["Vanguard Infantry"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("our leader").choose("Vanguard Infantry");
    game.expect_waiting(["Vanguard Infantry"]).expect_damage("AT-ST", 0);
    game.us().choose("AT-ST").expect_hand_size(1);
    game.us().no();
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
}

// ---- SOR_007 Grand Moff Tarkin, Oversector Governor ----

/// SOR_007, Leader side: an Experience token for an Imperial unit of either side.
#[test]
fn tarkin_gives_experience_to_an_imperial_unit() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .ours(["Cell Block Guard", "Wampa"])
        .theirs(["AT-ST"])
        .our_resources(1)
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Cell Block Guard", "AT-ST"]);
    game.us().choose("Cell Block Guard").expect_ready_resources(0);
    game.expect_power("Cell Block Guard", 4).expect_exhausted("our leader");
}

/// SOR_007, unit side: another Imperial unit may get an Experience token; he himself may not.
#[test]
fn tarkin_deployed_may_give_experience_to_another_imperial_unit() {
    let mut game = scenario()
        .our_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .ours(["Cell Block Guard", "Wampa"])
        .action_phase();
    game.us().attack("our leader", "their base");
    game.expect_options(["Cell Block Guard", "no"]);
    game.us().choose("Cell Block Guard");
    game.expect_upgrades("Cell Block Guard", ["Experience"]);
}
