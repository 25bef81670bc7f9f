//! Official rulings on the leaders and bases of Spark of Rebellion, as edition 8.0 answers them.

use testkit::{Ask, Side, card_text, scenario, unit};

/// SOR_002, CR 6.4.0F: an action ability may be used although its condition is false.
#[test]
fn iden_may_be_used_when_no_enemy_unit_was_defeated() {
    let mut game = scenario().our_leader("Iden Versio").our_base_damage(3).action_phase();
    game.us().use_ability("Iden Versio").expect_base_damage(3);
    game.expect_exhausted("Iden Versio").expect_action_of(Side::Them);
}

/// SOR_002: the condition true, the same action heals.
#[test]
fn iden_heals_when_an_enemy_unit_was_defeated() {
    let mut game =
        scenario().our_leader("Iden Versio").our_base_damage(3).ours(["Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().attack("Wampa", "Greedo");
    game.them().no();
    game.them().pass();
    game.us().use_ability("Iden Versio").expect_base_damage(2);
}

/// SOR_002, CR 7.6.4: defeated together with enemy units, she still hears each of them fall.
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

/// SOR_003, CR 1.8.6, 8.15.5E: the printed cost decides what may be played, the modified cost is paid.
#[test]
fn chewbacca_asks_for_the_printed_cost() {
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
fn chewbacca_does_not_pay_for_the_unit() {
    let mut game = scenario().our_leader("Chewbacca").our_resources(4).our_hand(["Death Trooper"]).action_phase();
    game.us().use_ability("Chewbacca").expect_hand(["Death Trooper"]);
    game.expect_not_offered("Death Trooper").expect_action_of(Side::Them);
}

/// SOR_004, CR 8.4.5: divided damage may exceed what a unit has left.
#[test]
fn chirrut_may_be_dealt_more_damage_than_his_remaining_hp() {
    let mut game = scenario()
        .our_deployed_leader("Chirrut Îmwe")
        .their_hand(["Emperor Palpatine, Master of the Dark Side"])
        .their_action_phase();
    game.them().play("Emperor Palpatine").choose_times(6, "Chirrut Îmwe");
    game.expect_damage("Chirrut Îmwe", 6).expect_hp("Chirrut Îmwe", 5).expect_in_play("Chirrut Îmwe");
}

/// SOR_004, CR 1.11.6: without remaining HP he falls by himself as soon as the regroup phase starts.
#[test]
fn chirrut_falls_when_the_regroup_phase_starts() {
    let mut game = scenario().our_deployed_leader(unit("Chirrut Îmwe").damage(5)).action_phase();
    game.expect_in_play("Chirrut Îmwe").both_pass();
    game.expect_in_base_zone("Chirrut Îmwe").expect_asked(Side::Us, Ask::Resource);
}

/// SOR_004: with HP left he stays.
#[test]
fn chirrut_with_hp_left_outlives_the_regroup_phase() {
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

/// SOR_008, CR 8.1: Hera ignores both penalties of a card with two icons that are not provided; and the erratum's
/// plural is in her text.
#[test]
fn hera_ignores_every_aspect_penalty_of_a_spectre_card() {
    let mut game =
        scenario().our_leader("Hera Syndulla").our_resources(5).our_hand(["Karabast", "Zeb Orrelios"]).action_phase();
    game.us().play("Zeb Orrelios").expect_ready_resources(0);
    assert!(card_text("SOR_008").contains("aspect penalties"));
}

/// SOR_008, CR 8.29.6: only a unique unit other than herself gets the token.
#[test]
fn hera_gives_experience_to_another_unique_unit() {
    let mut game = scenario().our_deployed_leader("Hera Syndulla").ours(["Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().attack("Hera Syndulla", "their base");
    game.expect_options(["Greedo", "no"]);
    game.us().choose("Greedo");
    game.expect_upgrades("Greedo", ["Experience"]);
}

/// SOR_009, CR 6.3.0B, 6.3.0D: an attack that is possible must be made, with a ready Rebel.
#[test]
fn leia_makes_a_ready_rebel_attack() {
    let mut game = scenario()
        .our_leader("Leia Organa")
        .ours(["Battlefield Marine", "Wampa"])
        .ours([unit("Echo Base Defender").exhausted()])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Battlefield Marine -> their base"]);
    game.us().attack("Battlefield Marine", "their base");
    // The second is optional, and there is no other ready Rebel.
    game.expect_action_of(Side::Them);
    game.them().expect_base_damage(3);
}

/// SOR_009, CR 6.3.0B, 7.6.8: what the first attack triggers is resolved before the second attack.
#[test]
fn leias_first_attack_is_over_before_the_second_begins() {
    let mut game = scenario()
        .our_leader("Leia Organa")
        .ours([unit("K-2SO").damage(3)])
        .ours(["Battlefield Marine"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader").attack("K-2SO", "Wampa");
    game.expect_gone("K-2SO").expect_options(["mode 1", "mode 2"]);
    game.us().mode(1);
    game.expect_options(["Battlefield Marine -> Wampa", "Battlefield Marine -> their base", "no"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(6);
}

/// SOR_009, CR 6.3.5B, 7.6.16C: edition 8.0: her ability triggers although the attack defeated her.
#[test]
fn leia_defeated_by_her_attack_still_lets_another_rebel_attack() {
    let mut game = scenario()
        .our_deployed_leader(unit("Leia Organa, Alliance General").damage(5))
        .ours(["Battlefield Marine"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Leia Organa", "Wampa");
    game.expect_in_base_zone("Leia Organa").expect_damage("Wampa", 4);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(3);
}

/// SOR_009, CR 7.6.16D: when her ability resolves she no longer attacks, so Raid is over.
#[test]
fn leia_no_longer_attacks_when_her_ability_resolves() {
    let mut game =
        scenario().our_deployed_leader("Leia Organa, Alliance General").ours(["Battlefield Marine"]).action_phase();
    game.us().attack("Leia Organa", "their base");
    game.them().expect_base_damage(4);
    game.expect_offered("Battlefield Marine -> their base").expect_power("Leia Organa", 3);
}

/// SOR_010, CR 6.4.0F: usable without a Villainy card played; nothing is dealt.
#[test]
fn vader_may_be_used_when_no_villainy_card_was_played() {
    let mut game = scenario().our_leader("Darth Vader").theirs(["Wampa"]).our_resources(3).action_phase();
    game.us().use_ability("our leader").expect_ready_resources(2);
    game.expect_exhausted("our leader").expect_damage("Wampa", 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// SOR_011, CR 1.10.5: power counts with what changes it for the phase.
#[test]
fn the_grand_inquisitor_counts_temporary_power() {
    let mut game = scenario()
        .our_leader("Grand Inquisitor")
        .ours(["Battlefield Marine", "Wampa"])
        .our_hand(["Tactical Advantage", "Make an Opening"])
        .action_phase();
    game.us().play("Tactical Advantage").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Make an Opening").choose("Wampa");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa"]);
}

/// SOR_011: the damage may lift the chosen unit above 3 power; it is readied all the same.
#[test]
fn the_grand_inquisitor_readies_a_unit_that_grit_makes_stronger() {
    let mut game = scenario().our_leader("Grand Inquisitor").ours([unit("Baze Malbus").exhausted()]).action_phase();
    game.us().use_ability("our leader").choose("Baze Malbus");
    game.expect_power("Baze Malbus", 4).expect_ready("Baze Malbus");
}

/// SOR_012, CR 6.3.0D: an attack that is possible must be made, with a ready unit.
#[test]
fn ig_88_makes_a_ready_unit_attack() {
    let mut game =
        scenario().our_leader("IG-88").ours(["Battlefield Marine"]).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Battlefield Marine -> their base"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(4);
}

/// SOR_013, CR 6.4.0F: usable without 3 damage dealt; no card is drawn.
#[test]
fn cassian_may_be_used_without_three_damage() {
    let mut game = scenario().our_leader("Cassian Andor").our_resources(2).action_phase();
    game.us().use_ability("our leader").expect_hand_size(0).expect_ready_resources(1);
    game.expect_exhausted("our leader");
}

/// SOR_013, CR 8.31.2: damage of our cards and abilities is damage that we deal.
#[test]
fn cassian_counts_the_damage_of_abilities_and_attacks() {
    let mut game =
        scenario().our_leader("Cassian Andor").ours(["TIE/ln Fighter"]).our_hand(["Ruthless Raider"]).action_phase();
    game.us().play("Ruthless Raider").choose("their base");
    game.them().pass();
    game.us().attack("TIE/ln Fighter", "their base");
    game.them().expect_base_damage(4);
    game.them().pass();
    game.us().use_ability("our leader").expect_hand_size(1);
}

/// SOR_013, CR 8.31.2: on his unit side, too: the ability of a card that we played deals our damage.
#[test]
fn cassian_hears_the_damage_of_an_ability() {
    let mut game = scenario().our_deployed_leader("Cassian Andor").our_hand(["Ruthless Raider"]).action_phase();
    game.us().play("Ruthless Raider").choose("their base").yes().expect_hand_size(1);
}

/// SOR_015, CR 6.3.5B, 7.6.16C: edition 8.0: his ability triggers although the attack defeated him.
#[test]
fn boba_fett_defeated_by_his_attack_still_readies_resources() {
    let mut game = scenario()
        .our_deployed_leader(unit("Boba Fett, Collecting the Bounty").damage(5))
        .our_resources(0)
        .our_exhausted_resources(2)
        .theirs([unit("Wampa").damage(1)])
        .action_phase();
    game.us().attack("Boba Fett", "Wampa");
    game.expect_in_base_zone("Boba Fett").expect_gone("Wampa");
    game.us().choose("our Underworld Thug").choose("our Underworld Thug").expect_ready_resources(2);
}

/// SOR_015, CR 7.6.16D: what lasted for the attack is over when his ability resolves.
#[test]
fn boba_fett_no_longer_attacks_when_his_ability_resolves() {
    let mut game = scenario()
        .our_deployed_leader("Boba Fett, Collecting the Bounty")
        .our_resources(6)
        .our_hand(["Surprise Strike"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Surprise Strike").attack("Boba Fett", "Wampa");
    game.expect_gone("Wampa").expect_asked(Side::Us, Ask::Target).expect_power("Boba Fett", 4);
}

/// SOR_017, CR 7.7.4C: the resource is defeated although he has left play by then.
#[test]
fn han_solos_debt_outlives_him() {
    let mut game = scenario()
        .our_deployed_leader(unit("Han Solo, Audacious Smuggler").damage(5))
        .our_deck(["Recruit", "Greedo", "Greedo", "Greedo"])
        .our_resources(3)
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Han Solo", "Battlefield Marine").expect_resources(4).expect_ready_resources(4);
    game.expect_in_base_zone("Han Solo").both_pass().nobody_resources();
    game.us().choose("Recruit").expect_resources(3).expect_discard(["Recruit"]);
    game.expect_action_of(Side::Us);
}

/// SOR_018, CR 6.3.0D: an attack that is possible must be made, with a ready unit; the defending unit gets -1/-0.
#[test]
fn jyn_makes_a_ready_unit_attack() {
    let mut game = scenario()
        .our_leader("Jyn Erso")
        .ours(["Wampa"])
        .ours([unit("Battlefield Marine").exhausted()])
        .theirs([unit("Battlefield Marine").with(["Protector"])])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa -> Battlefield Marine"]);
    game.us().attack("Wampa", "their Battlefield Marine");
    game.expect_damage("Wampa", 3);
}

/// SOR_018, CR 6.3.1B: the present term is "defending unit".
#[test]
fn jyn_speaks_of_the_defending_unit() {
    assert_eq!(card_text("SOR_018").matches("defending unit").count(), 2);
}

/// SOR_022, CR 1.8.6: the printed cost decides what may be played.
#[test]
fn energy_conversion_lab_asks_for_the_printed_cost() {
    let mut game = scenario()
        .our_base("Energy Conversion Lab")
        .our_resources(8)
        .our_hand(["AT-ST", "Luke Skywalker, Jedi Knight"])
        .action_phase();
    game.us().use_ability("our base");
    game.expect_options(["play AT-ST", "no"]);
    // 6 and 2 more for Villainy.
    game.us().play("AT-ST").expect_ready_resources(0);
}

/// SOR_022, CR 6.2.0E: what it lets us play is paid for.
#[test]
fn energy_conversion_lab_does_not_pay() {
    let mut game =
        scenario().our_base("Energy Conversion Lab").our_resources(5).our_hand(["Mercenary Company"]).action_phase();
    game.us().use_ability("our base").expect_hand(["Mercenary Company"]);
    game.expect_action_of(Side::Them);
}
