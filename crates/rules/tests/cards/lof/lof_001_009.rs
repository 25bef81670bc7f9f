//! The cards of Legends of the Force from LOF_001 to LOF_009: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- LOF_001 Kylo Ren, We're Not Done Yet ----

/// LOF_001: discards a card; if it is an upgrade, we draw a card.
#[test]
fn kylo_ren_draws_for_a_discarded_upgrade() {
    let mut game = scenario().our_leader("LOF_001").our_hand(["Resilient", "Vanquish"]).action_phase();
    game.us().use_ability("our leader").choose("Resilient").expect_hand_size(2);
    game.expect_in_discard("Resilient");
    let mut game = scenario().our_leader("LOF_001").our_hand(["Resilient", "Vanquish"]).action_phase();
    game.us().use_ability("our leader").choose("Vanquish").expect_hand(["Resilient"]);
}

/// LOF_001: deployed, he plays upgrades from the discard pile on himself, and on no other unit.
#[test]
fn kylo_ren_deployed_plays_upgrades_from_the_discard_pile_on_himself() {
    let mut game = scenario()
        .our_leader("LOF_001")
        .ours(["Wampa"])
        .our_discard(["Resilient", "Academy Training", "Vanquish"])
        .action_phase();
    game.us().deploy();
    game.expect_options(["play Resilient onto Kylo Ren", "play Academy Training onto Kylo Ren", "done"]);
    game.us().play_onto("Resilient", "our leader").expect_ready_resources(19).done();
    game.expect_upgrades("our leader", ["Resilient"]).expect_in_discard("Academy Training");
    game.expect_action_of(Side::Them);
}

// Corners

/// LOF_001, CR 8.4.4A: the next upgrade is chosen when the previous one has resolved, among those in the discard pile
/// by then.
#[test]
fn kylo_ren_chooses_the_next_upgrade_after_the_previous_one_resolved() {
    let mut game = scenario()
        .our_leader("LOF_001")
        .our_discard(["Heavy Blaster Cannon", "Bolstered Endurance"])
        .ours([unit("Battlefield Marine").damage(2).with(["Academy Training"])])
        .action_phase();
    game.us().deploy().play_onto("Heavy Blaster Cannon", "our leader").choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine");
    game.expect_options(["play Bolstered Endurance onto Kylo Ren", "play Academy Training onto Kylo Ren", "done"]);
    let mut declined = game.clone();
    game.us().play_onto("Academy Training", "our leader");
    game.expect_options(["play Bolstered Endurance onto Kylo Ren", "done"]);
    declined.us().done();
    declined.expect_upgrades("our leader", ["Heavy Blaster Cannon"]).expect_action_of(Side::Them);
}

// Rulings

/// LOF_001, CR 6.2.0E, 7.1.7: each upgrade is paid for, and played by itself (ruling 1).
#[test]
fn kylo_ren_pays_for_each_upgrade() {
    let mut game =
        scenario().our_leader("LOF_001").our_resources(7).our_discard(["Resilient", "Academy Training"]).action_phase();
    game.us().deploy().play_onto("Resilient", "our leader");
    game.expect_upgrades("our leader", ["Resilient"]);
    game.us().play_onto("Academy Training", "our leader");
    game.expect_upgrades("our leader", ["Resilient", "Academy Training"]);
}

/// LOF_001, CR 7.1.7: what the first upgrade triggers is resolved before the second is played (ruling 2).
#[test]
fn kylo_ren_resolves_each_upgrade_before_the_next() {
    let mut game = scenario()
        .our_leader("LOF_001")
        .our_force()
        .our_base_damage(4)
        .our_discard(["Yoda's Lightsaber", "Academy Training"])
        .action_phase();
    game.us().deploy().play_onto("Yoda's Lightsaber", "our leader");
    game.expect_asked(Side::Us, QuestionKind::May).expect_upgrades("our leader", ["Yoda's Lightsaber"]);
    game.us().yes().choose("our base").expect_base_damage(1);
    game.us().play_onto("Academy Training", "our leader");
    game.expect_upgrades("our leader", ["Yoda's Lightsaber", "Academy Training"]);
}

// ---- LOF_002 Mother Talzin, Power Through Magick ----

/// LOF_002: uses the Force for -1/-1.
#[test]
fn mother_talzin_uses_the_force_to_give_minus_1_1() {
    let mut game = scenario().our_leader("LOF_002").our_force().ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Gungi", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 3).expect_hp("Wampa", 4).expect_exhausted("our leader");
    assert_eq!(game.game.force_of(rules::Seat(0)), None);
}

/// LOF_002, CR 8.37.4: without the Force the ability cannot be used.
#[test]
fn mother_talzin_needs_the_force() {
    let game = scenario().our_leader("LOF_002").their_force().theirs(["Wampa"]).action_phase();
    let uses = |action: &rules::Action| matches!(action, rules::Action::Use { .. });
    assert!(!game.game.legal_actions().iter().any(uses));
}

/// LOF_002: deployed, on attack and without the Force; optional.
#[test]
fn mother_talzin_deployed_may_give_minus_1_1_on_attack() {
    let mut game = scenario().our_deployed_leader("LOF_002").theirs(["Wampa"]).action_phase();
    game.us().attack("our leader", "their base");
    game.expect_options(["Mother Talzin", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 3);
}

// ---- LOF_003 Ahsoka Tano, Fighting For Peace ----

/// LOF_003: uses the Force to give a friendly unit Sentinel.
#[test]
fn ahsoka_tano_gives_a_friendly_unit_sentinel() {
    let mut game =
        scenario().our_leader("LOF_003").our_force().ours(["Gungi", "Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Gungi", "Wampa"]);
    game.us().choose("Gungi");
    game.expect_keyword("Gungi", Keyword::Sentinel).expect_no_keyword("Wampa", Keyword::Sentinel);
}

// Rulings

/// LOF_003: deployed, she may give it to herself (ruling 1).
#[test]
fn ahsoka_tano_deployed_may_give_herself_sentinel() {
    let mut game = scenario().our_deployed_leader("LOF_003").ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().attack("our leader", "their base");
    game.expect_options(["Ahsoka Tano", "Gungi", "no"]);
    game.us().choose("our leader");
    game.expect_keyword("our leader", Keyword::Sentinel);
}

// ---- LOF_004 Kanan Jarrus, Help Us Survive ----

/// LOF_004: a Shield for a Creature or Spectre.
#[test]
fn kanan_jarrus_gives_a_creature_or_spectre_a_shield() {
    let mut game = scenario().our_leader("LOF_004").ours(["Wampa", "Gungi"]).action_phase();
    game.us().use_ability("our leader").expect_ready_resources(19);
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
}

/// LOF_004: deployed, he is Shielded and gets +2/+2 with another friendly Creature or Spectre.
#[test]
fn kanan_jarrus_deployed_gets_2_2_with_another_creature_or_spectre() {
    let mut game = scenario().our_leader("LOF_004").ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().deploy();
    game.expect_upgrades("our leader", ["Shield"]).expect_power("our leader", 3).expect_hp("our leader", 6);
    let mut game = scenario().our_deployed_leader("LOF_004").ours(["Wampa"]).action_phase();
    game.expect_power("our leader", 5).expect_hp("our leader", 8);
}

// ---- LOF_005 Morgan Elsbeth, Following the Call ----

/// LOF_005: a unit that shares a keyword with a friendly unit that attacked, for 1 less; no other unit.
#[test]
fn morgan_elsbeth_plays_a_unit_that_shares_a_keyword_for_1_less() {
    let mut game = scenario()
        .our_leader("LOF_005")
        .ours(["Wampa", "Cantina Braggart"])
        .our_hand(["AT-ST", "Cantina Braggart", "Greedo"])
        .action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().use_ability("our leader").choose("Wampa");
    game.expect_options(["play AT-ST", "no"]);
    game.us().play("AT-ST").expect_ready_resources(20 - 5);
    game.expect_in_play("AT-ST");
}

/// LOF_005: on attack, the next unit costs 1 less if it shares a keyword with a friendly unit.
#[test]
fn morgan_elsbeth_deployed_discounts_the_next_unit_with_a_shared_keyword() {
    let table = |first: &'static str| {
        let mut game =
            scenario().our_deployed_leader("LOF_005").ours(["Wampa"]).our_hand([first, "AT-ST"]).action_phase();
        game.us().attack("our leader", "their base");
        game.them().pass();
        game.us().play(first);
        game.them().pass();
        game
    };
    // The next unit shares none, and was the next one all the same.
    table("Underworld Thug").us().play("AT-ST").expect_ready_resources(20 - 2 - 6);
    let mut game = scenario().our_deployed_leader("LOF_005").ours(["Wampa"]).our_hand(["AT-ST"]).action_phase();
    game.us().attack("our leader", "their base");
    game.them().pass();
    game.us().play("AT-ST").expect_ready_resources(20 - 5);
}

/// LOF_005, CR 7.5.14D: a resource with Smuggle has that keyword while it is played, and so has a unit in play.
#[test]
fn morgan_elsbeth_discounts_a_smuggled_unit_beside_a_unit_with_smuggle() {
    let table = |other: &'static str| {
        let mut game = scenario()
            .our_deployed_leader("LOF_005")
            .our_base("Energy Conversion Lab")
            .ours([other])
            .our_resource_cards(["Privateer Crew"])
            .action_phase();
        game.us().attack("our leader", "their base");
        game.them().pass();
        game.us().play("Privateer Crew");
        game
    };
    table("Collections Starhopper").us().expect_ready_resources(21 - 5);
    table("Wampa").us().expect_ready_resources(21 - 6);
}

// Rulings

/// LOF_005, CR 6.2.3: a keyword that the unit gains as it is played does not count for its cost (ruling 1).
#[test]
fn morgan_elsbeth_checks_keywords_before_the_unit_is_played() {
    let mut game = scenario()
        .our_deployed_leader("LOF_005")
        .our_base("Energy Conversion Lab")
        .ours([unit("Syndicate Lackeys")])
        .our_hand(["Underworld Thug"])
        .action_phase();
    game.us().attack("our leader", "their base");
    game.them().pass();
    game.us().use_ability("our base").play("Underworld Thug").expect_ready_resources(18);
}

/// LOF_005, CR 7.7.3: the discount stays when she has left play (ruling 2).
#[test]
fn morgan_elsbeth_discount_applies_after_she_left_play() {
    let mut game = scenario()
        .our_deployed_leader(unit("LOF_005").damage(5))
        .ours(["Wampa"])
        .our_hand(["AT-ST"])
        .their_hand(["Open Fire"])
        .action_phase();
    game.us().attack("our leader", "their base");
    game.them().play("Open Fire").choose("Morgan Elsbeth");
    game.expect_in_base_zone("Morgan Elsbeth");
    game.us().play("AT-ST").expect_ready_resources(20 - 5);
}

/// LOF_005, CR 6.2.0E: a unit played by another ability is the next one, too (ruling 3).
#[test]
fn morgan_elsbeth_discount_applies_to_a_unit_played_by_an_ability() {
    let mut game = scenario()
        .our_deployed_leader("LOF_005")
        .our_base("Energy Conversion Lab")
        .ours(["Wampa"])
        .our_hand(["AT-ST"])
        .action_phase();
    game.us().attack("our leader", "their base");
    game.them().pass();
    game.us().use_ability("our base").play("AT-ST").expect_ready_resources(20 - 5);
}

// ---- LOF_006 Supreme Leader Snoke, In the Seat of Power ----

/// LOF_006: the friendly Villainy unit with the most power; with a tie, one that we choose.
#[test]
fn snoke_gives_experience_to_the_strongest_villainy_unit() {
    let mut game = scenario()
        .our_leader("LOF_006")
        .ours(["Knight of Ren", "AT-ST", "First Legion Snowtrooper"])
        .theirs(["AT-AT Suppressor"])
        .action_phase();
    game.us().use_ability("our leader").expect_ready_resources(19);
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Experience"]).expect_upgrades("Knight of Ren", []);
    let mut game = scenario().our_leader("LOF_006").ours(["Knight of Ren", "Knight of Ren", "Wampa"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Knight of Ren", "Knight of Ren"]);
}

/// LOF_006: deployed, on attack; he is a Villainy unit himself.
#[test]
fn snoke_deployed_gives_experience_to_the_strongest_on_attack() {
    let mut game = scenario().our_deployed_leader("LOF_006").ours(["AT-ST"]).action_phase();
    game.us().attack("our leader", "their base");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Experience"]).expect_upgrades("our leader", []);
}

// Rulings

/// LOF_006, CR 1.10.5: current power counts (ruling 1).
#[test]
fn snoke_counts_current_power() {
    let mut game = scenario()
        .our_leader("LOF_006")
        .ours([unit("Knight of Ren").with(["Experience", "Experience", "Experience"]), unit("AT-ST")])
        .action_phase();
    game.us().use_ability("our leader").choose("Knight of Ren");
    game.expect_upgrades("Knight of Ren", ["Experience", "Experience", "Experience", "Experience"]);
}

/// LOF_006: units without Villainy do not count, whatever their power (ruling 2).
#[test]
fn snoke_ignores_units_without_villainy() {
    let mut game = scenario().our_leader("LOF_006").ours(["Gor", "Knight of Ren"]).action_phase();
    game.us().use_ability("our leader").choose("Knight of Ren");
    game.expect_upgrades("Knight of Ren", ["Experience"]).expect_upgrades("Gor", []);
}

// ---- LOF_007 Avar Kriss, Marshal of Starlight ----

/// LOF_007: creates a Force token.
#[test]
fn avar_kriss_creates_a_force_token() {
    let mut game = scenario().our_leader("LOF_007").action_phase();
    game.us().use_ability("our leader");
    game.expect_in_base_zone("The Force").expect_exhausted("our leader");
}

/// LOF_007: our uses of the Force this phase count as resources for her deployment. The opponent's and those of an
/// earlier phase do not.
#[test]
fn avar_kriss_counts_uses_of_the_force_towards_her_deployment() {
    const DEPLOY: &str = "deploy Avar Kriss";
    let table = || {
        let table = scenario().our_leader("LOF_007").our_resources(8).ours([unit("Wampa").damage(2)]);
        table.our_hand(["Cure Wounds"]).their_hand(["Cure Wounds"]).our_force().their_force()
    };
    let mut game = table().action_phase();
    game.expect_not_offered(DEPLOY);
    game.us().pass();
    game.them().play("Cure Wounds").choose("Wampa");
    game.expect_not_offered(DEPLOY);
    game.us().play("Cure Wounds").choose("Wampa");
    game.them().pass();
    game.expect_offered(DEPLOY);
    let mut later = game.clone();
    game.us().deploy();
    game.expect_in_play("our leader").expect_ready("our leader");
    later.us().pass();
    later.both_pass();
    later.expect_not_offered(DEPLOY);
}

/// LOF_007: deployed, +4/+0 and Overwhelm while the Force is with us, not with the opponent.
#[test]
fn avar_kriss_deployed_gets_power_and_overwhelm_with_the_force() {
    let mut game = scenario().our_deployed_leader("LOF_007").our_force().action_phase();
    game.expect_power("our leader", 8).expect_keyword("our leader", Keyword::Overwhelm);
    let mut game = scenario().our_deployed_leader("LOF_007").their_force().action_phase();
    game.expect_power("our leader", 4).expect_no_keyword("our leader", Keyword::Overwhelm);
}

// Rulings

/// LOF_007, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 1).
#[test]
fn avar_kriss_overwhelm_deals_all_when_the_defender_is_gone() {
    let table = scenario().our_deployed_leader(unit("LOF_007").with(["Resilient"])).our_force();
    let table = crate::starts::with_a_deadly_upgrade(table).theirs(["Cantina Braggart"]);
    crate::starts::expect_all_damage_is_excess(table.action_phase(), "our leader", 8);
}

/// LOF_007, CR 7.5.7E: a Shield prevents all of the damage and leaves no excess (ruling 2).
#[test]
fn avar_kriss_overwhelm_deals_no_excess_through_a_shield() {
    let table = scenario().our_deployed_leader("LOF_007").our_force();
    let table = table.theirs([unit("Cantina Braggart").with(["Shield"])]);
    crate::starts::expect_no_excess_through_shield(table.action_phase(), "our leader");
}

// ---- LOF_008 Obi-Wan Kenobi, Courage Makes Heroes ----

/// LOF_008: uses the Force to give an Experience token to a unit that has none.
#[test]
fn obi_wan_kenobi_gives_experience_to_a_unit_without_it() {
    let mut game = scenario()
        .our_leader("LOF_008")
        .our_force()
        .ours([unit("Gungi").with(["Experience"]), unit("Wampa").with(["Shield"])])
        .theirs(["Greedo"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield", "Experience"]);
}

/// LOF_008: deployed, on attack, another unit may get it.
#[test]
fn obi_wan_kenobi_deployed_may_give_experience_to_another_unit() {
    let mut game = scenario()
        .our_deployed_leader("LOF_008")
        .ours([unit("Gungi").with(["Experience"]), unit("Wampa")])
        .action_phase();
    game.us().attack("our leader", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// ---- LOF_009 Darth Maul, Sith Revealed ----

/// LOF_009: uses the Force to deal 1 damage to each of two units.
#[test]
fn darth_maul_deals_1_damage_to_each_of_two_units() {
    let mut game =
        scenario().our_leader("LOF_009").our_force().ours(["Gungi"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().use_ability("our leader").choose("Wampa");
    game.expect_options(["Gungi", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1).expect_damage("Gungi", 0);
}

// Rulings

/// LOF_009, CR 1.9.8: the damage is dealt at once, so a unit defeated together with General Krell still has his ability
/// (ruling 1).
#[test]
fn darth_maul_damages_both_units_at_once() {
    let mut game = scenario()
        .our_leader("LOF_009")
        .our_force()
        .theirs([unit("General Krell").damage(3), unit("Wampa").damage(4)])
        .action_phase();
    game.us().use_ability("our leader").choose("General Krell");
    game.expect_in_play("General Krell").expect_damage("General Krell", 3);
    game.us().choose("Wampa");
    game.expect_gone("General Krell").expect_gone("Wampa").expect_asked(Side::Them, QuestionKind::May);
    game.them().yes().expect_hand_size(1);
}

/// LOF_009, CR 8.4.1: neither choice may be declined while there are two units (ruling 2).
#[test]
fn darth_maul_deployed_must_damage_two_units_if_possible() {
    let mut game = scenario().our_deployed_leader("LOF_009").theirs(["Wampa"]).action_phase();
    game.us().attack("our leader", "their base");
    game.expect_options(["Darth Maul", "Wampa"]);
    game.us().choose("Wampa").choose("our leader");
    // Only he is left to be chosen, and he must be.
    game.expect_damage("our leader", 1).expect_damage("Wampa", 1);
}

/// LOF_009: he may choose himself (ruling 3).
#[test]
fn darth_maul_may_damage_himself() {
    let mut game = scenario().our_deployed_leader("LOF_009").theirs(["Wampa", "Greedo"]).action_phase();
    game.us().attack("our leader", "their base").choose("our leader").choose("Wampa");
    game.expect_damage("our leader", 1).expect_damage("Wampa", 1).expect_damage("Greedo", 0);
}
