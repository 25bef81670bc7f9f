//! The cards of Spark of Rebellion from SOR_008 to SOR_014: main case, corners and official rulings of each.

use testkit::{Keyword, Side, card_text, scenario, unit};

// ---- SOR_008 Hera Syndulla, Spectre Two ----

/// SOR_008: the penalty of a card that is not a Spectre is paid on both sides.
#[test]
fn hera_does_not_ignore_the_penalty_of_non_spectre_cards() {
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

// Rulings

/// SOR_008, CR 8.1: Hera ignores both penalties of a card with two icons that are not provided; her text has the plural
/// of the erratum.
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

// ---- SOR_009 Leia Organa, Alliance General ----

/// SOR_009, Leader side: the second attack is made by another Rebel unit and may be skipped.
#[test]
fn leia_may_skip_the_second_attack() {
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

// Rulings

/// SOR_009, CR 6.3.0B, 6.3.0D: an attack that is possible must be made, with a ready Rebel.
#[test]
fn leia_requires_a_ready_rebel_to_attack() {
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
fn leia_resolves_the_first_attack_before_the_second_begins() {
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

/// SOR_009, CR 7.6.16D: her attack has ended when her ability resolves, so Raid no longer counts.
#[test]
fn leia_no_longer_attacks_when_her_ability_resolves() {
    let mut game =
        scenario().our_deployed_leader("Leia Organa, Alliance General").ours(["Battlefield Marine"]).action_phase();
    game.us().attack("Leia Organa", "their base");
    game.them().expect_base_damage(4);
    game.expect_offered("Battlefield Marine -> their base").expect_power("Leia Organa", 3);
}

// ---- SOR_010 Darth Vader, Dark Lord of the Sith ----

/// SOR_010, Leader side: after a Villainy card 1 damage to a unit and 1 to a base.
#[test]
fn vader_damages_a_unit_and_a_base_after_a_villainy_card_was_played() {
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

/// SOR_010, unit side: attacking, he may deal 2 damage to a unit.
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

// Corners

/// SOR_010: a Villainy card played by the opponent does not count.
#[test]
fn vader_does_not_count_a_villainy_card_of_the_opponent() {
    let mut game =
        scenario().our_leader("Darth Vader, Dark Lord of the Sith").their_hand(["TIE/ln Fighter"]).their_action_phase();
    game.them().play("TIE/ln Fighter");
    game.us().use_ability("our leader");
    game.expect_damage("TIE/ln Fighter", 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

// Rulings

/// SOR_010, CR 6.4.0F: usable without a Villainy card played; nothing is dealt.
#[test]
fn vader_may_be_used_when_no_villainy_card_was_played() {
    let mut game = scenario().our_leader("Darth Vader").theirs(["Wampa"]).our_resources(3).action_phase();
    game.us().use_ability("our leader").expect_ready_resources(2);
    game.expect_exhausted("our leader").expect_damage("Wampa", 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

// ---- SOR_011 Grand Inquisitor, Hunting the Jedi ----

/// SOR_011, Leader side: 2 damage to a friendly unit of 3 power or less, which is readied.
#[test]
fn grand_inquisitor_damages_and_readies_a_weak_friendly_unit() {
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

/// SOR_011, unit side: attacking, he may deal 1 damage to another unit and ready it.
#[test]
fn grand_inquisitor_deployed_may_damage_and_ready_another_unit() {
    let mut game = scenario()
        .our_deployed_leader("Grand Inquisitor")
        .ours([unit("Battlefield Marine").exhausted(), unit("Wampa").exhausted()])
        .action_phase();
    game.us().attack("Grand Inquisitor", "their base");
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_ready("Battlefield Marine").expect_damage("Battlefield Marine", 1);
}

// Corners

/// SOR_011: a unit that the damage defeats is not readied. A Shield token prevents the damage and the unit is still
/// readied.
#[test]
fn grand_inquisitor_readies_a_shielded_unit_but_not_a_defeated_one() {
    let mut game = scenario()
        .our_leader("Grand Inquisitor")
        .ours([unit("Death Star Stormtrooper").exhausted()])
        .ours([unit("Battlefield Marine").exhausted().with(["Shield"])])
        .action_phase();
    let mut shielded = game.clone();
    game.us().use_ability("our leader").choose("Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper").expect_action_of(Side::Them);
    shielded.us().use_ability("our leader").choose("Battlefield Marine");
    shielded.expect_ready("Battlefield Marine").expect_damage("Battlefield Marine", 0);
    shielded.expect_upgrades("Battlefield Marine", []);
}

// Rulings

/// SOR_011, CR 1.10.5: modifiers that last for the phase count towards power.
#[test]
fn grand_inquisitor_counts_power_modifiers_of_the_phase() {
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

/// SOR_011: the chosen unit is readied although the damage raises its power above 3.
#[test]
fn grand_inquisitor_readies_a_unit_whose_grit_raises_its_power() {
    let mut game = scenario().our_leader("Grand Inquisitor").ours([unit("Baze Malbus").exhausted()]).action_phase();
    game.us().use_ability("our leader").choose("Baze Malbus");
    game.expect_power("Baze Malbus", 4).expect_ready("Baze Malbus");
}

// ---- SOR_012 IG-88, Ruthless Bounty Hunter ----

/// SOR_012, Leader side: with as many units as the defending player there is no bonus.
#[test]
fn ig_88_needs_more_units_for_the_bonus() {
    let mut game =
        scenario().our_leader("IG-88").ours(["Battlefield Marine"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().use_ability("our leader").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(3);
}

/// SOR_012, unit side: every other friendly unit has Raid 1; he himself does not.
#[test]
fn ig_88_deployed_gives_raid_to_other_friendly_units() {
    let mut game =
        scenario().our_deployed_leader("IG-88").ours(["Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.expect_no_keyword("IG-88", Keyword::Raid).expect_no_keyword("Wampa", Keyword::Raid);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// SOR_012, CR 6.3.0D: an attack that is possible must be made, with a ready unit.
#[test]
fn ig_88_requires_a_ready_unit_to_attack() {
    let mut game =
        scenario().our_leader("IG-88").ours(["Battlefield Marine"]).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Battlefield Marine -> their base"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(4);
}

// ---- SOR_013 Cassian Andor, Dedicated to the Rebellion ----

/// SOR_013, Leader side: a card for 3 damage dealt to an enemy base this phase.
#[test]
fn cassian_draws_when_3_damage_was_dealt_to_an_enemy_base() {
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

// Corners

/// SOR_013: the limit is once each round: he may draw again in the next one.
#[test]
fn cassian_draws_again_next_round() {
    let mut game = scenario().our_deployed_leader("Cassian Andor").action_phase();
    game.us().attack("Cassian Andor", "their base").yes().expect_hand_size(1);
    game.both_pass().nobody_resources();
    game.us().attack("Cassian Andor", "their base").yes().expect_hand_size(4);
}

/// SOR_013, CR 8.32.3: declining does not use the ability, so the next damage triggers it again.
#[test]
fn cassian_may_draw_later_when_the_first_draw_was_declined() {
    let mut game = scenario().our_deployed_leader("Cassian Andor").ours(["Battlefield Marine"]).action_phase();
    game.us().attack("Cassian Andor", "their base").no().expect_hand_size(0);
    game.them().pass();
    game.us().attack("Battlefield Marine", "their base").yes().expect_hand_size(1);
}

// Rulings

/// SOR_013, CR 6.4.0F: usable without 3 damage dealt; no card is drawn.
#[test]
fn cassian_may_be_used_without_3_damage_and_draws_nothing() {
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

/// SOR_013, CR 8.31.2: the unit side, too, triggers on damage from an ability of a card that we played.
#[test]
fn cassian_deployed_triggers_on_damage_from_an_ability() {
    let mut game = scenario().our_deployed_leader("Cassian Andor").our_hand(["Ruthless Raider"]).action_phase();
    game.us().play("Ruthless Raider").choose("their base").yes().expect_hand_size(1);
}

/// SOR_013: 3 damage to a single enemy base: with several opponents, 1 to each of them is not enough.
#[test]
fn cassian_needs_3_damage_on_a_single_enemy_base() {
    let mut game = scenario()
        .our_leader("Cassian Andor, Dedicated to the Rebellion")
        .our_hand(["Confiscate", "Confiscate"])
        .our_deck(["Recruit"])
        .confiscate_does("Damage(amount: 2, to: Base(EachOpponent))")
        .third(["Greedo"])
        .action_phase();
    game.us().play("Confiscate");
    game.them().pass();
    game.third().pass();
    let mut once = game.clone();
    once.us().use_ability("Cassian Andor").expect_hand(["Confiscate"]);
    game.us().play("Confiscate");
    game.them().pass();
    game.third().pass();
    game.us().use_ability("Cassian Andor").expect_hand(["Recruit"]);
}

// ---- SOR_014 Sabine Wren, Galvanized Revolutionary ----

/// SOR_014, Leader side, CR 3.2.3: 1 damage to each base, our own included.
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
