//! Official rulings on the Aggression cards of Spark of Rebellion, as edition 8.0 answers them. Those on Ambush and on
//! Overwhelm stand with the others on these keywords.

use testkit::{Ask, Event, Keyword, Side, card_text, scenario, unit};

/// SOR_129, CR 6.2.0E: the unit that he lets us play is paid for.
#[test]
fn admiral_ozzel_does_not_pay_for_the_unit() {
    let mut game =
        scenario().ours(["Admiral Ozzel"]).our_resources(4).our_hand(["Cell Block Guard", "AT-ST"]).action_phase();
    // Villainy is not provided: 3 and 2 more are too much.
    game.us().use_ability("Admiral Ozzel");
    game.us().expect_hand(["Cell Block Guard", "AT-ST"]);
    game.expect_asked(Side::Them, Ask::Target);
    game.them().no();
    game.expect_exhausted("Admiral Ozzel");
}

/// SOR_129, CR 7.6.8: opponents choose and ready before anything that the new unit triggers.
#[test]
fn admiral_ozzels_opponents_ready_before_the_new_unit_triggers() {
    let mut game = scenario()
        .ours(["Admiral Ozzel"])
        .our_hand(["Snowtrooper Lieutenant"])
        .theirs([unit("Wampa").exhausted()])
        .action_phase();
    game.us().use_ability("Admiral Ozzel").play("Snowtrooper Lieutenant");
    game.expect_ready("Snowtrooper Lieutenant").expect_waiting(["Snowtrooper Lieutenant"]);
    game.them().choose("Wampa");
    game.expect_ready("Wampa").expect_asked(Side::Us, Ask::Attack);
    game.us().no();
    game.expect_action_of(Side::Them);
}

/// SOR_133, CR 6.3.0C, 1.9.10: only combat damage to a base: without power there is none.
#[test]
fn seventh_sister_hears_only_combat_damage_to_a_base() {
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

/// SOR_135, CR 8.4.5: a unit may be dealt more than it has left.
#[test]
fn emperor_palpatine_may_exceed_remaining_hp() {
    let mut game = scenario().our_hand(["Emperor Palpatine"]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().play("Emperor Palpatine").choose_times(6, "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

/// SOR_135, CR 1.9.8: all of it is dealt at once, so General Krell's gift still holds for who falls with him.
#[test]
fn emperor_palpatine_deals_his_damage_at_once() {
    let mut game = scenario().our_hand(["Emperor Palpatine"]).theirs(["General Krell", "Greedo"]).action_phase();
    game.us().play("Emperor Palpatine").choose_times(4, "General Krell").choose_times(2, "Greedo");
    game.expect_gone("General Krell").expect_waiting(["Greedo", "Greedo"]);
}

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

/// SOR_138, CR 1.9.8, 8.34.1A: all of its damage is dealt as one, so one Shield prevents it.
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

/// SOR_138: without a Shield.
#[test]
fn force_lightning_deals_two_for_each_resource() {
    let mut game = scenario().our_hand(["Force Lightning"]).ours(["Ezra Bridger"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Force Lightning").choose("AT-ST").number(3);
    game.expect_damage("AT-ST", 6);
}

/// SOR_140, CR 8.14.1: edition 8.0: a unit that lost Sentinel cannot regain it for as long.
#[test]
fn specforce_soldier_keeps_a_unit_from_regaining_sentinel() {
    let mut game = scenario()
        .our_hand(["SpecForce Soldier"])
        .theirs(["System Patrol Craft"])
        .their_hand(["Protector"])
        .action_phase();
    game.us().play("SpecForce Soldier").choose("System Patrol Craft");
    game.them().play_onto("Protector", "System Patrol Craft");
    game.expect_no_keyword("System Patrol Craft", Keyword::Sentinel);
    game.us().pass();
    game.them().pass();
    game.nobody_resources().expect_keyword("System Patrol Craft", Keyword::Sentinel);
}

/// SOR_142: three different aspects among the other friendly units; her own do not count.
#[test]
fn sabine_wren_needs_three_aspects_among_the_others() {
    // Command and Heroism.
    let mut game = scenario().theirs(["Sabine Wren", "Battlefield Marine"]).ours(["Wampa"]).action_phase();
    game.expect_offered("Wampa -> Sabine Wren");
    // Command, Heroism, Cunning.
    let mut game = scenario().theirs(["Sabine Wren", "Battlefield Marine", "Greedo"]).ours(["Wampa"]).action_phase();
    game.expect_not_offered("Sabine Wren");
}

/// SOR_142, CR 7.5.11D, 8.3.3A: with Sentinel she can be attacked.
#[test]
fn sabine_wren_with_sentinel_can_be_attacked() {
    let mut game = scenario()
        .theirs([unit("Sabine Wren").with(["Protector"])])
        .theirs(["Battlefield Marine", "Greedo"])
        .ours(["Wampa"])
        .action_phase();
    game.expect_offered("Wampa -> Sabine Wren").expect_not_offered("Wampa -> their base");
}

/// SOR_142, CR 6.3.1B: the present term is "defending unit"; it or a base is dealt the damage.
#[test]
fn sabine_wren_damages_the_defending_unit_or_a_base() {
    let mut game = scenario().ours(["Sabine Wren"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().attack("Sabine Wren", "Wampa");
    game.expect_options(["Wampa", "our base", "their base", "no"]);
    assert!(card_text("SOR_142").contains("defending unit"));
}

/// SOR_146, CR 6.3.5B, 7.6.16C: edition 8.0: his ability triggers although the attack defeated him.
#[test]
fn zeb_defeated_by_his_attack_still_deals_damage() {
    let mut game =
        scenario().ours([unit("Zeb Orrelios").damage(2)]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().attack("Zeb Orrelios", "Battlefield Marine");
    game.expect_gone("Zeb Orrelios").expect_gone("Battlefield Marine");
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 4);
}

/// SOR_146, CR 7.6.16D: he no longer attacks when his ability resolves, so Raid is over.
#[test]
fn zeb_no_longer_attacks_when_his_ability_resolves() {
    let mut game =
        scenario().ours(["Zeb Orrelios", "Red Three"]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().attack("Zeb Orrelios", "Battlefield Marine");
    game.expect_offered("Wampa").expect_power("Zeb Orrelios", 5);
}

/// SOR_147, CR 1.14.6: an empty hand may be discarded.
#[test]
fn black_one_discards_an_empty_hand() {
    let mut game = scenario().our_hand(["Black One"]).action_phase();
    game.us().play("Black One").yes().expect_hand_size(3).expect_discard([]);
}

/// SOR_149: he attacks and defeats a unit also when it falls before combat damage.
#[test]
fn mace_windu_readies_when_the_defending_unit_falls_at_any_point() {
    let mut game =
        scenario().ours([unit("Mace Windu").with(["Fallen Lightsaber"])]).theirs(["Greedo", "Wampa"]).action_phase();
    game.us().attack("Mace Windu", "Greedo");
    game.expect_gone("Greedo").expect_damage("Wampa", 1);
    game.them().no();
    game.expect_ready("Mace Windu").expect_damage("Mace Windu", 0);
}

/// SOR_149, CR 6.3.5B, 7.6.4: defeated himself, his ability triggers and readies nobody.
#[test]
fn mace_windu_defeated_by_his_attack_triggers_for_nothing() {
    let mut game = scenario().ours([unit("Mace Windu").damage(3)]).theirs(["Wampa"]).action_phase();
    game.us().attack("Mace Windu", "Wampa");
    game.expect_gone("Mace Windu").expect_gone("Wampa").expect_action_of(Side::Them);
    game.expect_event("a trigger of ours", |event| matches!(event, Event::Resolving { player, .. } if player.0 == 0));
}

/// SOR_150, CR 6.3.0D: an attack that is possible must be made, with a ready unit.
#[test]
fn heroic_sacrifice_must_attack_with_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Heroic Sacrifice"])
        .ours(["Battlefield Marine"])
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Heroic Sacrifice").expect_hand_size(1);
    game.expect_options(["Battlefield Marine -> their base"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
    game.expect_gone("Battlefield Marine");
}

/// SOR_150, CR 6.3.0C: damage of an ability is no combat damage; prevented combat damage is not dealt.
#[test]
fn heroic_sacrifice_spares_a_unit_that_dealt_no_combat_damage() {
    let mut game = scenario()
        .our_hand(["Heroic Sacrifice"])
        .ours(["Sabine Wren"])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    game.us().play("Heroic Sacrifice").attack("Sabine Wren", "Cantina Braggart").choose("their base");
    game.them().expect_base_damage(1);
    game.expect_in_play("Sabine Wren").expect_upgrades("Cantina Braggart", []).expect_action_of(Side::Them);
}

/// SOR_150, CR 6.3.5E: the ability resolves after the attack, which has ended.
#[test]
fn heroic_sacrifice_defeats_after_both_units_have_fought() {
    let mut game = scenario()
        .our_hand(["Heroic Sacrifice"])
        .ours([unit("AT-ST").with(["Shield"])])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Heroic Sacrifice").attack("AT-ST", "Wampa");
    game.expect_gone("Wampa");
    game.them().expect_base_damage(3);
    // It dealt combat damage to the unit and to the base, at once: the ability triggered once.
    game.expect_gone("AT-ST").expect_action_of(Side::Them);
}

/// SOR_153, CR 1.8.8, 1.9.7: a base that the cost defeats ends the game before the event resolves.
#[test]
fn saw_gerreras_cost_may_end_the_game() {
    let mut game =
        scenario().ours(["Saw Gerrera"]).their_base_damage(28).their_hand(["Open Fire"]).their_action_phase();
    game.them().play("Open Fire");
    game.expect_winner(Side::Us).expect_damage("Saw Gerrera", 0);
}

/// SOR_160, CR 7.7.3B: bases cannot be healed for the phase although he is gone.
#[test]
fn wolffes_ban_outlives_him() {
    let mut game =
        scenario().ours(["Wolffe"]).theirs(["Wampa"]).their_base_damage(10).their_hand(["Repair"]).action_phase();
    game.us().attack("Wolffe", "Wampa").resolve_first("Wolffe");
    game.expect_gone("Wolffe");
    game.them().play("Repair").choose("their base").expect_base_damage(10);
}

/// SOR_160: in the next phase they can be healed.
#[test]
fn wolffes_ban_ends_with_the_phase() {
    let mut game = scenario().ours(["Wolffe"]).their_base_damage(10).their_hand(["Repair"]).action_phase();
    game.us().attack("Wolffe", "their base");
    game.them().pass();
    game.us().pass();
    game.nobody_resources();
    game.us().pass();
    game.them().play("Repair").choose("their base").expect_base_damage(10);
}

/// SOR_168, CR 6.3.0D: an attack that is possible must be made, with a ready unit.
#[test]
fn precision_fire_must_attack_with_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Precision Fire"])
        .ours(["Battlefield Marine"])
        .ours([unit("Wampa").exhausted()])
        .theirs(["Cell Block Guard"])
        .action_phase();
    game.us().play("Precision Fire");
    // Saboteur ignores the Sentinel.
    game.expect_options(["Battlefield Marine -> Cell Block Guard", "Battlefield Marine -> their base"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
}

/// SOR_169, CR 1.10.5: power counts with what changes it for the phase.
#[test]
fn keep_fighting_counts_temporary_power() {
    let mut game = scenario()
        .our_hand(["Keep Fighting", "Tactical Advantage", "Make an Opening"])
        .ours([unit("Battlefield Marine").exhausted(), unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Tactical Advantage").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Make an Opening").choose("Wampa");
    game.them().pass();
    game.us().play("Keep Fighting");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_ready("Wampa");
}
