//! The cards of Spark of Rebellion from SOR_050 to SOR_061: main case, corners and official rulings of each.

use testkit::{Keyword, Side, card_text, scenario, unit};

// ---- SOR_050 The Ghost, Spectre Home Base ----

/// SOR_050: Shielded; when played and on attack it may give a Shield token to another Spectre.
#[test]
fn the_ghost_may_give_a_shield_to_another_spectre() {
    let mut game =
        scenario().our_hand(["The Ghost"]).ours(["Chopper", "Wampa"]).theirs(["Zeb Orrelios"]).action_phase();
    game.us().play("The Ghost").resolve_first("Shielded");
    game.expect_options(["Chopper", "Zeb Orrelios", "no"]);
    game.us().choose("Chopper");
    game.expect_upgrades("The Ghost", ["Shield"]).expect_upgrades("Chopper", ["Shield"]);
    game.both_pass().nobody_resources();
    game.us().attack("The Ghost", "their base");
    game.expect_options(["Chopper", "Zeb Orrelios", "no"]);
    game.us().choose("Chopper");
    game.expect_upgrades("Chopper", ["Shield", "Shield"]);
}

// ---- SOR_051 Luke Skywalker, Jedi Knight ----

/// SOR_051: Restore 3; -3/-3 for the phase to an enemy unit.
#[test]
fn luke_gives_an_enemy_unit_minus_3_3() {
    let mut game = scenario()
        .our_hand(["Luke Skywalker, Jedi Knight"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Battlefield Marine"])
        .our_base_damage(5)
        .action_phase();
    game.us().play("Luke Skywalker, Jedi Knight");
    game.expect_options(["AT-ST", "Battlefield Marine"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 3).expect_hp("AT-ST", 4);
    game.both_pass().nobody_resources();
    game.expect_power("AT-ST", 6).expect_hp("AT-ST", 7);
    game.us().attack("Luke Skywalker, Jedi Knight", "their base").expect_base_damage(2);
}

/// SOR_051: -6/-6 instead if a friendly unit was defeated this phase.
#[test]
fn luke_gives_minus_6_6_when_a_friendly_unit_was_defeated() {
    let mut game = scenario()
        .our_hand(["Luke Skywalker, Jedi Knight"])
        .ours(["Underworld Thug"])
        .theirs([unit("AT-ST").with(["Academy Training"])])
        .action_phase();
    game.us().attack("Underworld Thug", "AT-ST");
    game.them().pass();
    game.us().play("Luke Skywalker, Jedi Knight").choose("AT-ST");
    // 8/9 less 6: 2/3, with 2 damage.
    game.expect_power("AT-ST", 2).expect_hp("AT-ST", 3).expect_in_play("AT-ST");
}

// Corners

/// SOR_051: the enemy unit may be defeated at once; without an enemy unit nothing is chosen.
#[test]
fn luke_can_defeat_a_small_unit_and_needs_an_enemy_unit() {
    let mut game = scenario().our_hand(["Luke Skywalker, Jedi Knight"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Luke Skywalker, Jedi Knight").choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Luke Skywalker, Jedi Knight"]).ours(["Wampa"]).action_phase();
    game.us().play("Luke Skywalker, Jedi Knight");
    game.expect_action_of(Side::Them);
}

// ---- SOR_052 Redemption, Medical Frigate ----

/// SOR_052: Sentinel; heals up to 8 from units and bases and deals that much damage to itself.
#[test]
fn redemption_heals_others_and_takes_that_much_damage() {
    let mut game = scenario()
        .our_hand(["Redemption"])
        .our_base_damage(4)
        .ours([unit("Wampa").damage(3)])
        .theirs([unit("AT-ST").damage(2)])
        .theirs(["Greedo"])
        .action_phase();
    game.us().play("Redemption");
    game.expect_not_offered("Greedo");
    game.us().choose_times(3, "Wampa").choose_times(2, "our base").done().expect_base_damage(2);
    game.expect_damage("Wampa", 0).expect_damage("AT-ST", 2).expect_damage("Redemption", 5);
    game.expect_keyword("Redemption", Keyword::Sentinel).expect_action_of(Side::Them);
}

/// SOR_052: at most 8, and at most the damage there is.
#[test]
fn redemption_heals_at_most_8() {
    let mut game = scenario().our_hand(["Redemption"]).our_base_damage(20).action_phase();
    game.us().play("Redemption").choose_times(8, "our base").expect_base_damage(12);
    game.expect_damage("Redemption", 8).expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Redemption"]).action_phase();
    game.us().play("Redemption");
    game.expect_damage("Redemption", 0).expect_action_of(Side::Them);
}

// Corners

/// SOR_052: a base that cannot be healed deals no damage to Redemption.
#[test]
fn redemption_takes_only_as_much_damage_as_was_healed() {
    let mut game = scenario()
        .our_hand(["Redemption"])
        .our_base_damage(4)
        .ours([unit("Wampa").damage(2)])
        .theirs(["Wolffe"])
        .their_action_phase();
    game.them().attack("Wolffe", "our base");
    game.us().play("Redemption").choose_times(2, "our Wampa").choose_times(3, "our base").done();
    game.us().expect_base_damage(7);
    game.expect_damage("Wampa", 0).expect_damage("Redemption", 2).expect_action_of(Side::Them);
}

/// SOR_052: enemy units may be healed.
#[test]
fn redemption_may_heal_an_enemy_unit() {
    let mut game = scenario().our_hand(["Redemption"]).theirs([unit("AT-ST").damage(6)]).action_phase();
    game.us().play("Redemption").choose_times(6, "AT-ST");
    game.expect_damage("AT-ST", 0).expect_damage("Redemption", 6).expect_action_of(Side::Them);
}

// ---- SOR_053 Luke's Lightsaber ----

/// SOR_053: on a unit that is not a Vehicle. On Luke Skywalker, leader or not, it heals him and gives a Shield token.
#[test]
fn lukes_lightsaber_heals_luke_and_gives_him_a_shield() {
    let mut game = scenario()
        .our_deployed_leader(unit("Luke Skywalker, Faithful Friend").damage(3))
        .our_hand(["Luke's Lightsaber", "Luke's Lightsaber"])
        .ours([unit("Wampa").damage(1)])
        .ours(["Alliance X-Wing"])
        .action_phase();
    game.expect_not_offered("play Luke's Lightsaber onto Alliance X-Wing");
    game.us().play_onto("Luke's Lightsaber", "Luke Skywalker");
    game.expect_upgrades("Luke Skywalker", ["Luke's Lightsaber", "Shield"]);
    game.expect_damage("Luke Skywalker", 0).expect_power("Luke Skywalker", 7).expect_hp("Luke Skywalker", 8);
}

/// SOR_053: on any other unit it only gives +3/+1.
#[test]
fn lukes_lightsaber_gives_other_units_only_stats() {
    let mut game = scenario().our_hand(["Luke's Lightsaber"]).ours([unit("Wampa").damage(1)]).action_phase();
    game.us().play_onto("Luke's Lightsaber", "Wampa");
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Luke's Lightsaber"]).expect_power("Wampa", 7);
}

// ---- SOR_054 Jedi Lightsaber ----

/// SOR_054: on a unit that is not a Vehicle. A unit without the Force trait does not gain the attack ability.
#[test]
fn jedi_lightsaber_gives_its_ability_to_force_units_only() {
    let mut game = scenario()
        .our_hand(["Jedi Lightsaber"])
        .ours([unit("Wampa").with(["Jedi Lightsaber"])])
        .ours(["Alliance X-Wing"])
        .theirs([unit("AT-ST").with(["Academy Training"])])
        .action_phase();
    game.expect_offered("play Jedi Lightsaber onto Wampa")
        .expect_not_offered("play Jedi Lightsaber onto Alliance X-Wing");
    game.us().attack("Wampa", "AT-ST");
    game.expect_damage("AT-ST", 7).expect_power("AT-ST", 8);
}

/// SOR_054: the defending unit gets -2/-2 for the phase, not only for the attack.
#[test]
fn jedi_lightsaber_minus_2_2_lasts_for_the_phase() {
    let mut game = scenario()
        .ours([unit("Ezra Bridger").with(["Jedi Lightsaber"])])
        .theirs([unit("AT-ST").with(["Academy Training"])])
        .action_phase();
    game.us().attack("Ezra Bridger", "AT-ST").no();
    game.expect_damage("AT-ST", 6).expect_power("AT-ST", 6).expect_hp("AT-ST", 7);
    game.both_pass();
    game.expect_power("AT-ST", 8).expect_hp("AT-ST", 9);
}

// Rulings

/// SOR_054, CR 6.3.1B: the present term is "defending unit"; it gets -2/-2.
#[test]
fn jedi_lightsaber_gives_the_defending_unit_minus_2_2() {
    let mut game = scenario().ours([unit("Ezra Bridger").with(["Jedi Lightsaber"])]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Ezra Bridger", "AT-ST");
    // 6/7 less 2, and 6 damage is enough for 5 HP; he had 7 HP and took 4.
    game.expect_gone("AT-ST").expect_damage("Ezra Bridger", 4);
    assert!(card_text("SOR_054").contains("defending unit"));
}

// ---- SOR_055 The Force Is With Me ----

/// SOR_055: a unit without the Force trait gets no Shield token; the attack is optional.
#[test]
fn the_force_is_with_me_gives_no_shield_to_a_non_force_unit() {
    let mut game = scenario().our_hand(["The Force Is With Me"]).ours(["Wampa"]).theirs(["Yoda"]).action_phase();
    game.us().play("The Force Is With Me");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").no();
    game.expect_upgrades("Wampa", ["Experience", "Experience"]).expect_ready("Wampa");
}

// Rulings

/// SOR_055, CR 6.3.0B: only a ready unit can attack.
#[test]
fn the_force_is_with_me_lets_only_a_ready_unit_attack() {
    let mut game = scenario()
        .our_hand(["The Force Is With Me"])
        .ours([unit("Wampa").exhausted()])
        .ours(["Ezra Bridger"])
        .action_phase();
    game.us().play("The Force Is With Me").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience", "Shield"]).expect_action_of(Side::Them);
}

/// SOR_055: a ready unit may attack.
#[test]
fn the_force_is_with_me_lets_a_ready_unit_attack() {
    let mut game = scenario().our_hand(["The Force Is With Me"]).ours(["Wampa"]).action_phase();
    game.us().play("The Force Is With Me").choose("Wampa");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(6);
}

// ---- SOR_056 Bendu, The One in the Middle ----

/// SOR_056: Sentinel; the discount is for one card without Heroism and Villainy.
#[test]
fn bendu_discounts_the_next_card_without_heroism_or_villainy() {
    let mut game = scenario()
        .our_base("Kestro City")
        .our_resources(10)
        .our_hand(["Alliance X-Wing", "Wampa", "Open Fire"])
        .ours(["Bendu"])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_keyword("Bendu", Keyword::Sentinel);
    game.us().attack("Bendu", "their base");
    game.them().pass();
    game.us().play("Alliance X-Wing").expect_ready_resources(8);
    game.them().pass();
    game.us().play("Wampa").expect_ready_resources(6);
    game.them().pass();
    game.us().play("Open Fire").expect_ready_resources(3).choose("AT-ST");
}

// Rulings

/// SOR_056, CR 7.7.4C: the discount applies to the next card although he has left play.
#[test]
fn bendu_discount_applies_after_he_left_play() {
    let mut game = scenario()
        .our_base("Kestro City")
        .our_resources(4)
        .our_hand(["Wampa", "Open Fire"])
        .ours([unit("Bendu").damage(6)])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Bendu", "Wampa");
    game.expect_gone("Bendu");
    game.them().pass();
    game.us().play("Wampa").expect_ready_resources(2);
    game.them().pass();
    game.expect_not_offered("Open Fire");
}

// ---- SOR_057 Protector ----

/// SOR_057: Sentinel and +1/+1, on any unit.
#[test]
fn protector_gives_sentinel() {
    let mut game =
        scenario().our_hand(["Protector"]).ours(["Wampa", "Alliance X-Wing"]).theirs(["AT-ST"]).action_phase();
    game.expect_offered("play Protector onto Alliance X-Wing");
    game.us().play_onto("Protector", "Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_power("Wampa", 5).expect_hp("Wampa", 6);
    game.expect_not_offered("AT-ST -> our base");
}

// ---- SOR_058 Vigilance ----

/// SOR_058: two different modes, in the order of our choice.
#[test]
fn vigilance_chooses_two_modes_in_any_order() {
    let mut game = scenario().our_hand(["Vigilance"]).ours(["Wampa"]).theirs([unit("AT-ST").damage(4)]).action_phase();
    game.us().play("Vigilance");
    game.expect_options(["mode 1", "mode 2", "mode 3", "mode 4"]);
    game.us().mode(4);
    game.us().choose("Wampa");
    game.expect_options(["mode 1", "mode 2", "mode 3"]);
    game.us().mode(3);
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST").expect_upgrades("Wampa", ["Shield"]).expect_action_of(Side::Them);
}

// Rulings

/// SOR_058, CR 1.14.3: cards are discarded from the top of the deck.
#[test]
fn vigilance_discards_from_the_top_of_the_deck() {
    let mut game = scenario()
        .our_hand(["Vigilance"])
        .their_deck(["Wampa", "Recruit", "Greedo", "Waylay", "Repair", "Resupply", "Bendu"])
        .our_base_damage(6)
        .action_phase();
    game.us().play("Vigilance").mode(1);
    game.them().expect_deck_top(["Bendu"]).expect_deck_size(1);
    game.them().expect_discard(["Wampa", "Recruit", "Greedo", "Waylay", "Repair", "Resupply"]);
    game.us().mode(2).choose("our base").expect_base_damage(1);
}

// ---- SOR_059 2-1B Surgical Droid ----

/// SOR_059: may heal 2 damage from another unit.
#[test]
fn surgical_droid_may_heal_2_from_another_unit() {
    let mut game = scenario()
        .ours([unit("2-1B Surgical Droid").damage(1), unit("Wampa").damage(3)])
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.us().attack("2-1B Surgical Droid", "their base");
    game.expect_offered("Wampa").expect_offered("AT-ST").expect_offered("no").expect_not_offered("2-1B Surgical Droid");
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
}

// ---- SOR_060 Distant Patroller ----

/// SOR_060: when defeated, it may give a Shield token to a Vigilance unit.
#[test]
fn distant_patroller_may_give_a_shield_to_a_vigilance_unit() {
    let mut game =
        scenario().ours(["Distant Patroller", "Wampa", "Yoda"]).theirs(["System Patrol Craft"]).action_phase();
    game.us().attack("Distant Patroller", "System Patrol Craft");
    game.expect_gone("Distant Patroller").expect_options(["Yoda", "System Patrol Craft", "no"]);
    game.us().choose("Yoda");
    game.expect_upgrades("Yoda", ["Shield"]);
}

// ---- SOR_061 Guardian of the Whills ----

/// SOR_061: the first upgrade played on it each round costs 1 less, the second its full cost. Other units get no
/// discount.
#[test]
fn guardian_of_the_whills_discounts_its_first_upgrade_each_round() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(10)
        .our_hand(["Academy Training", "Academy Training", "Academy Training"])
        .ours(["Guardian of the Whills", "Wampa"])
        .action_phase();
    game.us().play_onto("Academy Training", "Wampa").expect_ready_resources(8);
    game.them().pass();
    game.us().play_onto("Academy Training", "Guardian of the Whills").expect_ready_resources(7);
    game.them().pass();
    game.us().play_onto("Academy Training", "Guardian of the Whills").expect_ready_resources(5);
}

/// SOR_061: the discount is available again in the next round.
#[test]
fn guardian_of_the_whills_discounts_again_in_the_next_round() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(10)
        .our_hand(["Academy Training", "Academy Training"])
        .ours(["Guardian of the Whills"])
        .action_phase();
    game.us().play_onto("Academy Training", "Guardian of the Whills").expect_ready_resources(9);
    game.them().pass();
    game.us().pass();
    game.nobody_resources();
    game.us().play_onto("Academy Training", "Guardian of the Whills").expect_ready_resources(9);
}

// Corners

/// SOR_061: an upgrade that the opponent plays on it gets no discount and does not count as the first one.
#[test]
fn guardian_of_the_whills_ignores_the_opponents_upgrades() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(1)
        .our_hand(["Academy Training"])
        .ours(["Guardian of the Whills"])
        .their_hand(["Entrenched"])
        .their_resources(2)
        .their_action_phase();
    game.them().play_onto("Entrenched", "Guardian of the Whills").expect_ready_resources(0);
    game.us().play_onto("Academy Training", "Guardian of the Whills").expect_ready_resources(0);
}

// Rulings

/// SOR_061 (the ruling stands twice), CR 3.7: a token is given, not played: it has no discount and does not use it up.
#[test]
fn guardian_of_the_whills_discount_is_not_used_up_by_a_token() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(5)
        .our_hand(["Moment of Peace", "Academy Training", "Academy Training"])
        .ours(["Guardian of the Whills"])
        .action_phase();
    game.us().play("Moment of Peace").choose("Guardian of the Whills").expect_ready_resources(4);
    game.them().pass();
    game.us().play_onto("Academy Training", "Guardian of the Whills").expect_ready_resources(3);
    game.them().pass();
    game.us().play_onto("Academy Training", "Guardian of the Whills").expect_ready_resources(1);
}
