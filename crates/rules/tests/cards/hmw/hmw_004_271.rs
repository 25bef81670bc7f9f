//! The cards of Homeworlds with Fortify, and those about upgrades on bases: main case and corners of each; no ruling
//! yet. Fortify itself is tested in `rules/section_7_5_21.rs`.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- HMW_004 Grand Moff Tarkin, Tyrant of the Outer Rim ----

/// HMW_004, CR 8.10.2: upgrades with Fortify ignore their aspect penalty, on both of his sides. Other cards do not.
#[test]
fn tarkin_ignores_penalties_of_fortifications() {
    for table in [scenario().our_leader("HMW_004"), scenario().our_deployed_leader("HMW_004")] {
        // Verdant Fortress (2) is Command and Heroism, Enraged (2) Aggression.
        let mut game = table.ours(["Wampa"]).our_hand(["Verdant Fortress", "Enraged"]).our_resources(6).action_phase();
        game.us().play_onto("Verdant Fortress", "our base").expect_ready_resources(4);
        game.them().pass();
        game.us().play_onto("Enraged", "Wampa").expect_ready_resources(0);
    }
}

/// HMW_004, CR 3.4.4: the deployed unit is The Death Star, a Vehicle and Capital Ship in space, not an Official with
/// the name Grand Moff Tarkin.
#[test]
fn tarkin_deploys_as_the_death_star_with_other_name_and_traits() {
    let reads = |filter: &str| format!("If(if: Exists({filter}), then: [Draw()])");
    for (filter, tarkin, star) in [
        ("is: Character, side: Friendly, named: [\"Grand Moff Tarkin\"]", 1, 0),
        ("is: Character, side: Friendly, named: [\"The Death Star\"]", 0, 1),
        ("is: Character, side: Friendly, traits: [Official]", 1, 0),
        ("is: Character, side: Friendly, traits: [Imperial]", 1, 1),
        ("side: Friendly, traits: [Vehicle], arena: In(space)", 0, 1),
        ("side: Friendly, traits: [CapitalShip]", 0, 1),
    ] {
        let table = || scenario().confiscate_does(&reads(filter)).our_leader("HMW_004").our_hand(["Confiscate"]);
        let mut game = table().action_phase();
        game.us().play("Confiscate").expect_hand_size(tarkin);
        let mut game = table().our_resources(9).action_phase();
        game.us().deploy();
        game.expect_power("our leader", 2).expect_hp("our leader", 12);
        game.them().pass();
        game.us().play("Confiscate").expect_hand_size(star);
    }
}

/// HMW_004, CR 3.4.4: the leader has the name of its faceup side.
#[test]
fn the_death_star_has_the_name_of_the_side_that_is_up() {
    let mut game = scenario().our_leader("HMW_004").our_resources(9).action_phase();
    let leader = game.card("our leader");
    assert_eq!(game.game.name_now(leader), "Grand Moff Tarkin");
    game.us().deploy();
    assert_eq!(game.game.name_now(leader), "The Death Star");
}

/// HMW_004, CR 5.6.1: when the regroup phase starts it may defeat a base with 10 or less remaining HP: its player loses.
#[test]
fn the_death_star_may_defeat_a_base_with_10_or_less_remaining_hp() {
    let table = |ours: i16, theirs: i16| {
        scenario().our_deployed_leader("HMW_004").our_base_damage(ours).their_base_damage(theirs).regroup_phase()
    };
    let mut game = table(20, 20);
    game.expect_options(["our base", "their base", "no"]);
    game.us().choose("their base");
    game.expect_winner(Side::Us);
    let mut game = table(20, 20);
    game.us().choose("our base");
    game.expect_winner(Side::Them);
    let mut game = table(0, 25);
    game.us().no();
    game.expect_no_winner();
    let mut game = table(19, 19);
    game.nobody_resources();
    game.expect_action_of(Side::Us);
}

/// HMW_004, CR 11.3.1: with three players, the player of that base is eliminated, and the others continue.
#[test]
fn the_death_star_eliminates_only_the_player_whose_base_it_defeats() {
    let mut game = scenario()
        .our_deployed_leader("HMW_004")
        .their_base_damage(20)
        .third(["Wampa"])
        .third_base_damage(5)
        .regroup_phase();
    game.us().choose("their base");
    game.expect_no_winner().expect_in_play("Wampa");
    assert!(game.game.state.players()[1].lost && !game.game.state.players()[2].lost);
}

// ---- HMW_037 Bacta Tank ----

/// HMW_037, CR 8.30.4: played on our base, it heals up to 3 damage from a non-Vehicle unit.
#[test]
fn bacta_tank_heals_3_from_a_non_vehicle_unit_when_played() {
    let mut game = scenario()
        .ours([unit("Wampa").damage(4), unit("AT-ST").damage(4)])
        .theirs([unit("Battlefield Marine").damage(2)])
        .our_hand(["Bacta Tank"])
        .action_phase();
    game.us().play_onto("Bacta Tank", "our base");
    game.expect_options(["Wampa", "Battlefield Marine"]);
    game.us().choose("Wampa").number(3);
    game.expect_damage("Wampa", 1).expect_upgrades("our base", ["Bacta Tank"]);
}

/// HMW_037, CR 6.4.4: it is defeated as a cost. A non-Vehicle unit from our discard pile goes on top of the deck.
#[test]
fn bacta_tank_is_defeated_to_put_a_discarded_unit_on_top_of_the_deck() {
    let mut game = scenario()
        .our_base_upgrades(["Bacta Tank"])
        .our_discard(["Wampa", "AT-ST", "Confiscate", "Battlefield Marine"])
        .their_discard(["Wampa"])
        .action_phase();
    game.us().use_ability("Bacta Tank");
    game.expect_upgrades("our base", []).expect_options(["Wampa", "Battlefield Marine"]);
    game.us().choose("Wampa").expect_deck_top(["Wampa"]).expect_discard([
        "AT-ST",
        "Confiscate",
        "Battlefield Marine",
        "Bacta Tank",
    ]);
}

/// HMW_037, CR 7.2: the upgrade's controller has the ability, which has no other cost.
#[test]
fn bacta_tank_can_only_be_used_by_its_controller() {
    let mut game = scenario().their_base_upgrades(["Bacta Tank"]).our_discard(["Wampa"]).action_phase();
    game.expect_not_offered("use Bacta Tank");
    game.us().pass();
    // Without a unit there it can be defeated all the same (CR 6.4.2A, 8.16.1).
    game.them().use_ability("Bacta Tank").expect_discard(["Bacta Tank"]);
}

// ---- HMW_061 Director Krennic, The Work Has Stalled ----

/// HMW_061, CR 3.6.13: on attack, he draws a card if our base has an upgrade. The enemy base does not count.
#[test]
fn krennic_draws_on_attack_with_an_upgrade_on_our_base() {
    for (ours, cards) in [(vec!["Landing Pad"], 1), (vec![], 0)] {
        let mut game =
            scenario().ours(["HMW_061"]).our_base_upgrades(ours).their_base_upgrades(["Landing Pad"]).action_phase();
        game.us().attack("HMW_061", "their base").expect_hand_size(cards);
    }
}

// ---- HMW_066 Carrion Spike, Harbinger of Tyranny ----

/// HMW_066: +1/+0 and Restore for each upgrade on our base, not for those on units or the enemy base.
#[test]
fn carrion_spike_gets_power_and_restore_per_upgrade_on_our_base() {
    let mut game = scenario()
        .ours([unit("HMW_066"), unit("Wampa").with(["Resilient"])])
        .our_base_upgrades(["Landing Pad", "Military Academy"])
        .their_base_upgrades(["Landing Pad"])
        .our_base_damage(5)
        .action_phase();
    // 3, one more for each of the two, and one for the Landing Pad.
    game.expect_power("HMW_066", 6);
    game.us().attack("HMW_066", "their base").expect_base_damage(3);
    let mut game = scenario().ours(["HMW_066"]).our_base_damage(5).action_phase();
    game.expect_power("HMW_066", 3).expect_no_keyword("HMW_066", Keyword::Restore);
}

// ---- HMW_070 Dark Sanctum ----

/// HMW_070, CR 5.5.1A: when the regroup phase starts, the base's player draws and the base is dealt 2, before the two cards
/// of the phase are drawn.
#[test]
fn dark_sanctum_draws_and_damages_its_base_each_regroup_phase() {
    let mut game = scenario().our_base_upgrades(["Dark Sanctum"]).action_phase();
    game.both_pass().nobody_resources();
    game.us().expect_hand_size(3).expect_base_damage(2);
    game.them().expect_hand_size(2).expect_base_damage(0);
}

// ---- HMW_071 Ravage ----

/// HMW_071, CR 8.4.5, 8.30: up to three Weakness tokens, divided among units of any player.
#[test]
fn ravage_distributes_up_to_three_weakness_tokens() {
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .theirs(["Wampa", "AT-ST"])
        .our_hand(["Ravage", "Ravage"])
        .action_phase();
    game.us().play("Ravage").choose("Wampa").choose("Wampa").choose("AT-ST");
    game.expect_upgrades("Wampa", ["Weakness", "Weakness"]).expect_upgrades("AT-ST", ["Weakness"]);
    game.expect_power("Wampa", 2).expect_hp("Wampa", 3).expect_upgrades("Battlefield Marine", []);
    game.them().pass();
    game.us().play("Ravage").choose("AT-ST").done();
    game.expect_upgrades("AT-ST", ["Weakness", "Weakness"]).expect_upgrades("Wampa", ["Weakness", "Weakness"]);
}

// ---- HMW_095 Carbonite Chamber ----

/// HMW_095, CR 5.5.1D: the unit stays exhausted in the next regroup phase, and is readied in the one after it.
#[test]
fn carbonite_chamber_keeps_a_unit_exhausted() {
    let mut game = scenario()
        .our_base_upgrades(["Carbonite Chamber"])
        .theirs([unit("Wampa").exhausted(), unit("Battlefield Marine").exhausted(), unit("AT-ST").exhausted()])
        .action_phase();
    game.us().use_ability("Carbonite Chamber");
    game.expect_options(["Wampa", "Battlefield Marine"]).expect_upgrades("our base", []);
    game.us().choose("Wampa");
    game.them().pass();
    game.us().pass();
    game.nobody_resources();
    game.expect_exhausted("Wampa").expect_ready("Battlefield Marine").expect_ready("AT-ST");
    game.both_pass().nobody_resources();
    game.expect_ready("Wampa");
}

// ---- HMW_112 Military Academy ----

/// HMW_112, CR 7.3, 7.5.7: friendly units have Overwhelm, enemy units do not.
#[test]
fn military_academy_gives_our_units_overwhelm() {
    let mut game = scenario()
        .ours([unit("AT-ST")])
        .theirs(["Battlefield Marine"])
        .our_base_upgrades(["Military Academy"])
        .action_phase();
    game.expect_keyword("AT-ST", Keyword::Overwhelm).expect_no_keyword("Battlefield Marine", Keyword::Overwhelm);
    game.us().attack("AT-ST", "Battlefield Marine");
    game.them().expect_base_damage(3);
}

// ---- HMW_113 Sinister War Memorial ----

/// HMW_113, CR 7.6: when a friendly unit is defeated, heals 1 from this base. An enemy unit does not count.
#[test]
fn sinister_war_memorial_heals_1_per_defeated_friendly_unit() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine"), unit("Wampa")])
        .theirs([unit("AT-ST"), unit("Swoop Racer")])
        .our_base_upgrades(["Sinister War Memorial"])
        .our_base_damage(5)
        .their_base_damage(5)
        .action_phase();
    game.us().attack("Battlefield Marine", "AT-ST").expect_base_damage(4);
    game.them().expect_base_damage(5);
    game.them().pass();
    game.us().attack("Wampa", "Swoop Racer").expect_base_damage(4);
}

// ---- HMW_126 Verdant Fortress ----

/// HMW_126, CR 7.5.8: friendly units have Raid 1, added to any other Raid; two Fortresses give Raid 2.
#[test]
fn verdant_fortress_gives_our_units_raid_1() {
    for (upgrades, damage) in [(vec!["Verdant Fortress"], 5), (vec!["Verdant Fortress", "Verdant Fortress"], 6)] {
        let mut game = scenario().ours(["Wampa"]).theirs(["AT-ST"]).our_base_upgrades(upgrades).action_phase();
        game.expect_power("Wampa", 4).expect_no_keyword("AT-ST", Keyword::Raid);
        game.us().attack("Wampa", "their base");
        game.them().expect_base_damage(damage);
    }
}

// ---- HMW_147 Beast Lair ----

/// HMW_147, CR 5.4.1A: when the action phase starts, a card may be discarded from hand to create a Beast.
#[test]
fn beast_lair_creates_a_beast_for_a_discarded_card() {
    let mut game = scenario().our_base_upgrades(["Beast Lair"]).our_hand(["Wampa"]).action_phase();
    game.both_pass().nobody_resources();
    game.us().yes().choose("Wampa").expect_discard(["Wampa"]);
    game.expect_count("Beast", 1).expect_exhausted("Beast").expect_action_of(Side::Us);
    game.both_pass().nobody_resources();
    game.us().no();
    game.expect_count("Beast", 1);
}

// ---- HMW_160 Noxious Refinery ----

/// HMW_160, CR 8.25: the top card is revealed when the regroup phase starts. If it is an Aggression card, an enemy unit
/// is dealt 1 damage. The card stays there and is drawn then.
#[test]
fn noxious_refinery_deals_1_damage_if_the_top_card_is_aggression() {
    for (top, damage) in [("Wampa", 1), ("Battlefield Marine", 0)] {
        let mut game = scenario()
            .our_base_upgrades(["Noxious Refinery"])
            .our_deck([top, "AT-ST", "Swoop Racer"])
            .theirs(["AT-ST", "Consular Security Force"])
            .ours(["Cantina Braggart"])
            .action_phase();
        game.us().pass();
        game.them().pass();
        if damage > 0 {
            game.expect_options(["AT-ST", "Consular Security Force"]);
            game.us().choose("AT-ST");
        }
        game.us().expect_hand([top, "AT-ST"]);
        game.expect_damage("AT-ST", damage);
    }
}

// ---- HMW_171 Trap Field ----

/// HMW_171, CR 7.6: when any non-leader ground unit enters play, it may be defeated to deal 3 damage to that unit.
#[test]
fn trap_field_may_deal_3_damage_to_a_ground_unit_entering_play() {
    let mut game = scenario()
        .our_base_upgrades(["Trap Field"])
        .their_hand(["Wampa", "Alliance X-Wing", "AT-ST"])
        .their_action_phase();
    game.them().play("Alliance X-Wing");
    game.expect_action_of(Side::Us);
    game.us().pass();
    game.them().play("AT-ST");
    game.expect_asked(Side::Us, QuestionKind::May);
    game.us().no().pass();
    game.them().play("Wampa");
    game.us().yes();
    game.expect_damage("Wampa", 3).expect_damage("AT-ST", 0).expect_upgrades("our base", []);
}

/// HMW_171, CR 3.7: a created token unit enters play and counts; a deployed leader does not.
#[test]
fn trap_field_triggers_on_created_tokens_but_not_on_leaders() {
    let mut game = scenario()
        .confiscate_does("Create(token: BattleDroid)")
        .our_base_upgrades(["Trap Field"])
        .their_hand(["Confiscate"])
        .their_leader("Luke Skywalker, Faithful Friend")
        .their_action_phase();
    game.them().deploy();
    game.expect_action_of(Side::Us);
    game.us().pass();
    game.them().play("Confiscate");
    game.us().yes();
    game.expect_gone("Battle Droid").expect_in_discard("Trap Field");
}

// ---- HMW_172 Heavy Ion Cannon ----

/// HMW_172: draws a card when played. Once a phase the base's player may discard a card to deal 2 damage to a unit.
#[test]
fn heavy_ion_cannon_draws_and_discards_a_card_to_deal_2_damage() {
    let mut game = scenario()
        .our_hand(["Heavy Ion Cannon", "Wampa", "AT-ST"])
        .our_deck(["Swoop Racer", "Confiscate", "Confiscate", "Confiscate"])
        .theirs(["Consular Security Force"])
        .action_phase();
    game.us().play_onto("Heavy Ion Cannon", "our base").expect_hand(["Wampa", "AT-ST", "Swoop Racer"]);
    game.them().pass();
    game.us().use_ability("our base").choose("Wampa").choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 2);
    game.them().pass();
    game.expect_not_offered("use our base");
    game.us().pass();
    game.nobody_resources();
    game.us().use_ability("our base").choose("Confiscate #1").choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 4);
}

/// HMW_172, CR 6.4.4A: without a card in hand the ability cannot be used.
#[test]
fn heavy_ion_cannon_cannot_be_used_without_a_card_in_hand() {
    let mut game =
        scenario().our_base_upgrades(["Heavy Ion Cannon"]).theirs(["Consular Security Force"]).action_phase();
    game.expect_not_offered("use our base");
    game.us().pass();
}

// ---- HMW_205 Intelligence Agency ----

/// HMW_205, CR 8.13: only its player may look at the top card of their deck, at any time, also at the next one after
/// drawing, until it leaves play.
#[test]
fn intelligence_agency_shows_its_player_the_top_card_of_their_deck() {
    let mut game = scenario()
        .our_base_upgrades(["Intelligence Agency"])
        .our_deck(["Wampa", "AT-ST", "Swoop Racer", "Battlefield Marine", "Cantina Braggart"])
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().expect_sees("Wampa").expect_does_not_see("AT-ST");
    game.them().expect_does_not_see("Wampa");
    game.both_pass().nobody_resources();
    game.us().expect_sees("Swoop Racer").expect_does_not_see("Battlefield Marine").pass();
    game.them().play("Confiscate").choose("Intelligence Agency");
    game.us().expect_does_not_see("Swoop Racer");
}

/// HMW_205, CR 8.9: when played, it looks at an opponent's hand and may discard a card from it; then they draw.
#[test]
fn intelligence_agency_may_replace_a_card_of_an_opponents_hand() {
    for discards in [true, false] {
        let mut game = scenario()
            .our_hand(["Intelligence Agency"])
            .their_hand(["Wampa", "AT-ST"])
            .their_deck(["Swoop Racer", "Swoop Racer"])
            .action_phase();
        game.us().play_onto("Intelligence Agency", "our base").expect_sees("Wampa");
        if discards {
            game.us().yes().choose("AT-ST");
            game.them().expect_hand(["Wampa", "Swoop Racer"]).expect_discard(["AT-ST"]);
        } else {
            game.us().no();
            game.them().expect_hand(["Wampa", "AT-ST"]);
        }
        game.us().expect_does_not_see("Wampa");
    }
}

// ---- HMW_206 The Tarkin Doctrine, Protect and Punish ----

/// HMW_206, CR 7.6: a Fortification that we play exhausts an enemy unit. The Doctrine, a Law, does not count.
#[test]
fn the_tarkin_doctrine_exhausts_an_enemy_unit_per_fortification_played() {
    let mut game = scenario()
        .our_hand(["The Tarkin Doctrine", "Landing Pad", "Resilient"])
        .our_base("HMW_020")
        .ours(["Battlefield Marine"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play_onto("The Tarkin Doctrine", "our base");
    game.expect_action_of(Side::Them).expect_ready("Wampa");
    game.them().pass();
    game.us().play_onto("Resilient", "Battlefield Marine");
    game.them().pass();
    game.us().play_onto("Landing Pad", "our base");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_ready("Wampa").expect_power("AT-ST", 6);
}

/// HMW_206, CR 8.23.2: with Grand Moff Tarkin, as a leader on either side, an enemy unit has -3/-0 for this phase.
#[test]
fn the_tarkin_doctrine_gives_minus_3_power_with_grand_moff_tarkin() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_hand(["The Tarkin Doctrine"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play_onto("The Tarkin Doctrine", "our base").choose("AT-ST");
    game.expect_power("AT-ST", 3).expect_hp("AT-ST", 7);
    game.both_pass().nobody_resources();
    game.expect_power("AT-ST", 6);
}

// ---- HMW_216 Insurgent Camp ----

/// HMW_216: when we play a unit with 3 or less power, it may be readied.
#[test]
fn insurgent_camp_may_be_defeated_to_ready_a_unit_with_3_or_less_power() {
    let mut game = scenario()
        .our_base_upgrades(["Insurgent Camp"])
        .our_hand(["Wampa", "Battlefield Marine", "Battlefield Marine"])
        .action_phase();
    game.us().play("Wampa");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Battlefield Marine").no();
    game.expect_exhausted("Battlefield Marine").expect_upgrades("our base", ["Insurgent Camp"]);
    game.them().pass();
    game.us().play("Battlefield Marine").yes();
    game.expect_ready("Battlefield Marine #2").expect_exhausted("Battlefield Marine #1");
    game.expect_upgrades("our base", []).expect_in_discard("Insurgent Camp");
}

// ---- HMW_260 Queen Amidala, Retaking Theed ----

/// HMW_260, CR 8.15.5: with an upgrade on our base she costs 2 less.
#[test]
fn queen_amidala_costs_2_less_with_an_upgrade_on_our_base() {
    for (ours, left) in [(vec!["Landing Pad"], 3), (vec![], 1)] {
        let mut game = scenario()
            .our_leader("Luke Skywalker, Faithful Friend")
            .our_base_upgrades(ours)
            .their_base_upgrades(["Landing Pad"])
            .our_hand(["HMW_260"])
            .our_resources(5)
            .our_base_damage(3)
            .action_phase();
        game.us().play("HMW_260").expect_ready_resources(left);
        game.expect_keyword("HMW_260", Keyword::Restore);
    }
}

// ---- HMW_270 Wild Space Wanderer ----

/// HMW_270: when played, may defeat an upgrade on any base, but not on a unit.
#[test]
fn wild_space_wanderer_may_defeat_an_upgrade_on_a_base() {
    let mut game = scenario()
        .our_hand(["Wild Space Wanderer"])
        .our_base_upgrades(["Landing Pad"])
        .their_base_upgrades(["Military Academy"])
        .theirs([unit("Wampa").with(["Resilient"])])
        .action_phase();
    game.us().play("Wild Space Wanderer");
    game.expect_options(["Landing Pad", "Military Academy", "no"]);
    game.us().choose("Military Academy");
    game.expect_upgrades("their base", []).expect_in_discard("Military Academy");
}

// ---- HMW_271 Landing Pad ----

/// HMW_271, CR 7.3: friendly space units have +1/+0; ground units and enemy units do not.
#[test]
fn landing_pad_gives_friendly_space_units_1_power() {
    let mut game = scenario()
        .ours(["Alliance X-Wing", "Wampa"])
        .theirs(["TIE/ln Fighter"])
        .our_hand(["Landing Pad"])
        .action_phase();
    game.us().play_onto("Landing Pad", "our base");
    game.expect_power("Alliance X-Wing", 3).expect_power("Wampa", 4).expect_power("TIE/ln Fighter", 2);
}
