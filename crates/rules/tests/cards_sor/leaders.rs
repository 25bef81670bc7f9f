//! The leaders of Spark of Rebellion, SOR_001 to SOR_018, each side in its main case.

use testkit::{Keyword, Side, scenario, unit};

/// SOR_001, Leader side: +1/+0 for friendly units with damage, for no other unit.
#[test]
fn krennic_strengthens_our_damaged_units() {
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
fn krennic_deployed_is_strengthened_and_restores() {
    let mut game = scenario()
        .our_deployed_leader(unit("Director Krennic").damage(2))
        .our_base_damage(5)
        .ours([unit("Wampa").damage(1)])
        .action_phase();
    game.expect_power("Director Krennic", 3).expect_power("Wampa", 5);
    game.us().attack("Director Krennic", "their base").expect_base_damage(3);
    game.them().expect_base_damage(3);
}

/// SOR_002, unit side: Shielded, and heals 1 for each enemy unit that falls, nothing for one of ours.
#[test]
fn iden_deploys_with_a_shield_and_heals_when_enemies_fall() {
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

/// SOR_003, Leader side: a unit of cost 3 or less gains Sentinel until the phase ends.
#[test]
fn chewbacca_plays_a_small_unit_with_sentinel() {
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
fn chewbacca_deployed_guards_and_has_grit() {
    let mut game = scenario()
        .our_deployed_leader(unit("Chewbacca").damage(3))
        .ours(["Greedo"])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .their_action_phase();
    game.expect_power("Chewbacca", 5);
    game.expect_offered("Wampa -> Chewbacca").expect_not_offered("Wampa -> Greedo");
    game.expect_not_offered("Wampa -> our base").expect_offered("TIE/ln Fighter -> our base");
}

/// SOR_004, Leader side: +0/+2 for the phase to any unit; the damage stays when it ends.
#[test]
fn chirrut_lends_two_hp_for_the_phase() {
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

/// SOR_004: the two HP are over when the regroup phase starts: who lived by them falls.
#[test]
fn chirruts_two_hp_are_over_in_the_regroup_phase() {
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

/// SOR_004, unit side: only having no HP left does not defeat him; an effect that says "defeat" does.
#[test]
fn chirrut_deployed_outlives_damage_but_not_defeat() {
    let mut game =
        scenario().our_deployed_leader("Chirrut Îmwe").theirs(["AT-ST"]).their_hand(["Takedown"]).their_action_phase();
    game.them().attack("AT-ST", "Chirrut Îmwe");
    game.expect_in_play("Chirrut Îmwe").expect_damage("Chirrut Îmwe", 6);
    game.us().pass();
    game.them().play("Takedown").choose("Chirrut Îmwe");
    game.expect_in_base_zone("Chirrut Îmwe");
}

/// SOR_005, Leader side: only a Heroism unit that we played this phase.
#[test]
fn luke_shields_a_heroism_unit_played_this_phase() {
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

/// SOR_005, unit side: any other unit, if we like.
#[test]
fn luke_deployed_may_shield_another_unit() {
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

/// SOR_006, Leader side: the friendly unit is a part of the cost.
#[test]
fn palpatine_pays_with_a_friendly_unit() {
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
fn palpatine_alone_cannot_be_used() {
    let mut game =
        scenario().our_leader("Emperor Palpatine, Galactic Ruler").theirs(["AT-ST"]).our_resources(3).action_phase();
    game.expect_not_offered("use Emperor Palpatine");
}

/// SOR_006, unit side: deployed, he takes a damaged unit that is no leader, his own controller's among the choices.
#[test]
fn palpatine_deployed_takes_a_damaged_unit() {
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

/// SOR_006, unit side: attacking he may defeat another friendly unit, and only then there is damage and a card.
#[test]
fn palpatine_attacking_may_defeat_a_friendly_unit() {
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

/// SOR_007, Leader side: an Experience token for an Imperial unit, whoever's.
#[test]
fn tarkin_gives_experience_to_an_imperial() {
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

/// SOR_007, unit side: another Imperial, if we like; himself not.
#[test]
fn tarkin_deployed_may_give_experience_to_another_imperial() {
    let mut game = scenario()
        .our_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .ours(["Cell Block Guard", "Wampa"])
        .action_phase();
    game.us().attack("our leader", "their base");
    game.expect_options(["Cell Block Guard", "no"]);
    game.us().choose("Cell Block Guard");
    game.expect_upgrades("Cell Block Guard", ["Experience"]);
}

/// SOR_008: the penalty of a card that is no Spectre is paid on both sides.
#[test]
fn hera_ignores_no_penalty_but_those_of_spectre_cards() {
    let mut game = scenario()
        .our_leader("Hera Syndulla")
        .our_resources(5)
        .our_hand(["Wampa", "Sabine Wren, Explosives Artist"])
        .action_phase();
    // Wampa: 4 and 2 for Aggression.
    game.expect_not_offered("Wampa").expect_offered("play Sabine Wren");
    let mut game = scenario()
        .our_deployed_leader("Hera Syndulla")
        .our_resources(5)
        .our_hand(["Wampa", "Sabine Wren, Explosives Artist"])
        .action_phase();
    game.expect_not_offered("Wampa");
    game.us().play("Sabine Wren").expect_ready_resources(3);
}

/// SOR_009, Leader side: the second attack is another Rebel's, and may be left out.
#[test]
fn leias_second_attack_may_be_left_out() {
    let mut game = scenario()
        .our_leader("Leia Organa, Alliance General")
        .ours(["Battlefield Marine", "Echo Base Defender"])
        .action_phase();
    game.us().use_ability("our leader").attack("Battlefield Marine", "their base");
    game.expect_options(["Echo Base Defender -> their base", "no"]);
    game.us().no();
    game.them().expect_base_damage(3);
    game.expect_ready("Echo Base Defender").expect_action_of(Side::Them);
}

/// SOR_009, unit side: after her attack (with Raid 1) another Rebel may attack.
#[test]
fn leia_deployed_lets_another_rebel_attack() {
    let mut game = scenario()
        .our_deployed_leader("Leia Organa, Alliance General")
        .ours(["Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().attack("Leia Organa", "their base");
    game.expect_options(["Battlefield Marine -> their base", "no"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(7);
}

/// SOR_010, Leader side: after a Villainy card 1 damage to a unit and 1 to a base.
#[test]
fn vader_strikes_after_a_villainy_card() {
    let mut game = scenario()
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .our_hand(["TIE/ln Fighter"])
        .theirs(["Wampa"])
        .our_resources(2)
        .action_phase();
    game.us().play("TIE/ln Fighter");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_options(["TIE/ln Fighter", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base").expect_ready_resources(0);
    game.expect_damage("Wampa", 1);
    game.them().expect_base_damage(1);
}

/// SOR_010, unit side: 2 damage to a unit, if we like.
#[test]
fn vader_deployed_may_damage_a_unit() {
    let mut game = scenario()
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs(["Wampa", "TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Darth Vader", "their base");
    game.expect_options(["Darth Vader", "Wampa", "TIE/ln Fighter", "no"]);
    game.us().choose("TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter");
    game.them().expect_base_damage(5);
}

/// SOR_011, Leader side: 2 damage to a friendly unit of 3 power or less, which is readied.
#[test]
fn the_grand_inquisitor_hurts_and_readies() {
    let mut game = scenario()
        .our_leader("Grand Inquisitor")
        .ours([unit("Battlefield Marine").exhausted(), unit("Wampa").exhausted()])
        .theirs([unit("Greedo").exhausted()])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_ready("Battlefield Marine").expect_damage("Battlefield Marine", 2).expect_exhausted("our leader");
}

/// SOR_011, unit side: 1 damage, another unit, if we like.
#[test]
fn the_grand_inquisitor_deployed_may_hurt_and_ready() {
    let mut game = scenario()
        .our_deployed_leader("Grand Inquisitor")
        .ours([unit("Battlefield Marine").exhausted(), unit("Wampa").exhausted()])
        .action_phase();
    game.us().attack("Grand Inquisitor", "their base");
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_ready("Battlefield Marine").expect_damage("Battlefield Marine", 1);
}

/// SOR_012, Leader side: with as many units as the defending player there is no bonus.
#[test]
fn ig_88_needs_more_units_for_the_bonus() {
    let mut game =
        scenario().our_leader("IG-88").ours(["Battlefield Marine"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().use_ability("our leader").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(3);
}

/// SOR_012, unit side: every other friendly unit has Raid 1, he has not.
#[test]
fn ig_88_deployed_gives_the_others_raid() {
    let mut game =
        scenario().our_deployed_leader("IG-88").ours(["Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.expect_no_keyword("IG-88", Keyword::Raid).expect_no_keyword("Wampa", Keyword::Raid);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(4);
}

/// SOR_013, Leader side: a card for 3 damage on their base, counted together.
#[test]
fn cassian_draws_after_three_damage() {
    let mut game = scenario().our_leader("Cassian Andor").ours(["Battlefield Marine"]).our_resources(1).action_phase();
    game.us().attack("Battlefield Marine", "their base");
    game.them().pass();
    game.us().use_ability("our leader").expect_hand_size(1).expect_ready_resources(0);
}

/// SOR_013, unit side: Saboteur; a card when we damage their base, once each round.
#[test]
fn cassian_deployed_draws_once_each_round() {
    let mut game = scenario()
        .our_deployed_leader("Cassian Andor")
        .ours(["Battlefield Marine", "Alliance X-Wing"])
        .theirs(["Cell Block Guard"])
        .action_phase();
    game.expect_offered("Cassian Andor -> their base").expect_not_offered("Battlefield Marine -> their base");
    game.us().attack("Cassian Andor", "their base").yes().expect_hand_size(1);
    game.them().pass();
    game.us().attack("Alliance X-Wing", "their base").expect_hand_size(1);
    game.expect_action_of(Side::Them);
}

/// SOR_014, Leader side: 1 damage to each base, ours among them.
#[test]
fn sabine_damages_each_base() {
    let mut game = scenario().our_leader("Sabine Wren, Galvanized Revolutionary").action_phase();
    game.us().use_ability("our leader").expect_base_damage(1);
    game.them().expect_base_damage(1);
    game.expect_exhausted("our leader");
}

/// SOR_014, unit side: attacking, 1 damage to their base only.
#[test]
fn sabine_deployed_damages_enemy_bases() {
    let mut game = scenario()
        .our_deployed_leader("Sabine Wren, Galvanized Revolutionary")
        .theirs(["Cell Block Guard"])
        .action_phase();
    game.us().attack("our leader", "Cell Block Guard").expect_base_damage(0);
    game.them().expect_base_damage(1);
    game.expect_damage("Cell Block Guard", 2);
}

/// SOR_015, Leader side: an enemy unit that leaves play, also to a hand: exhaust him, ready a resource.
#[test]
fn boba_fett_readies_a_resource_when_an_enemy_leaves() {
    let table = || {
        scenario()
            .our_leader("Boba Fett, Collecting the Bounty")
            .our_hand(["Waylay"])
            .our_resources(3)
            .theirs(["Wampa"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Waylay").choose("Wampa").expect_ready_resources(0).yes();
    game.us().choose("our Underworld Thug").expect_ready_resources(1);
    game.expect_exhausted("our leader");
    let mut game = table();
    game.us().play("Waylay").choose("Wampa").no().expect_ready_resources(0);
    game.expect_ready("our leader").expect_action_of(Side::Them);
}

/// SOR_015: exhausted he does nothing, nor for a friendly unit.
#[test]
fn boba_fett_exhausted_readies_nothing() {
    let mut game = scenario()
        .our_exhausted_leader("Boba Fett, Collecting the Bounty")
        .our_hand(["Waylay"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Waylay").choose("Wampa");
    game.expect_action_of(Side::Them);
    let mut game =
        scenario().our_leader("Boba Fett, Collecting the Bounty").our_hand(["Waylay"]).ours(["Wampa"]).action_phase();
    game.us().play("Waylay").choose("Wampa");
    game.expect_action_of(Side::Them).expect_ready("our leader");
}

/// SOR_015, unit side: without an enemy unit that left play this phase nothing is readied.
#[test]
fn boba_fett_deployed_needs_an_enemy_that_left() {
    let mut game = scenario()
        .our_deployed_leader("Boba Fett, Collecting the Bounty")
        .our_resources(0)
        .our_exhausted_resources(3)
        .action_phase();
    game.us().attack("Boba Fett", "their base").expect_ready_resources(0);
    game.expect_action_of(Side::Them);
}
