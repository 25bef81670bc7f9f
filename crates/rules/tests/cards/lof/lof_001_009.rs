//! The cards of Legends of the Force from LOF_001 to LOF_009: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

// ---- LOF_001 Kylo Ren, We're Not Done Yet ----

/// LOF_001: a card is discarded; for an upgrade we draw one.
#[test]
fn kylo_ren_draws_for_a_discarded_upgrade() {
    let mut game = scenario().our_leader("LOF_001").our_hand(["Resilient", "Vanquish"]).action_phase();
    game.us().use_ability("our leader").choose("Resilient").expect_hand_size(2);
    game.expect_in_discard("Resilient");
    let mut game = scenario().our_leader("LOF_001").our_hand(["Resilient", "Vanquish"]).action_phase();
    game.us().use_ability("our leader").choose("Vanquish").expect_hand(["Resilient"]);
}

/// LOF_001: deployed, he plays upgrades from the discard pile on himself, and on nobody else.
#[test]
fn kylo_ren_plays_upgrades_from_the_discard_pile_on_himself() {
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

/// LOF_001, CR 8.4.4A: the next upgrade is chosen when the one before has been resolved, among those that lie in the discard
/// pile by then.
#[test]
fn kylo_ren_chooses_one_upgrade_after_the_other() {
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
    game.expect_asked(Side::Us, Ask::May).expect_upgrades("our leader", ["Yoda's Lightsaber"]);
    game.us().yes().choose("our base").expect_base_damage(1);
    game.us().play_onto("Academy Training", "our leader");
    game.expect_upgrades("our leader", ["Yoda's Lightsaber", "Academy Training"]);
}

// ---- LOF_002 Mother Talzin, Power Through Magick ----

/// LOF_002: the Force for -1/-1.
#[test]
fn mother_talzin_weakens_a_unit_with_the_force() {
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

/// LOF_002: deployed, on attack and without the Force; she may decline.
#[test]
fn mother_talzin_weakens_a_unit_on_attack() {
    let mut game = scenario().our_deployed_leader("LOF_002").theirs(["Wampa"]).action_phase();
    game.us().attack("our leader", "their base");
    game.expect_options(["Mother Talzin", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 3);
}

// ---- LOF_003 Ahsoka Tano, Fighting For Peace ----

/// LOF_003: the Force for Sentinel on a unit of ours.
#[test]
fn ahsoka_tano_makes_a_friendly_unit_a_sentinel() {
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
fn ahsoka_tano_may_be_the_sentinel() {
    let mut game = scenario().our_deployed_leader("LOF_003").ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().attack("our leader", "their base");
    game.expect_options(["Ahsoka Tano", "Gungi", "no"]);
    game.us().choose("our leader");
    game.expect_keyword("our leader", Keyword::Sentinel);
}

// ---- LOF_004 Kanan Jarrus, Help Us Survive ----

/// LOF_004: a Shield for a Creature or Spectre.
#[test]
fn kanan_jarrus_shields_a_creature() {
    let mut game = scenario().our_leader("LOF_004").ours(["Wampa", "Gungi"]).action_phase();
    game.us().use_ability("our leader").expect_ready_resources(19);
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
}

/// LOF_004: deployed, he is Shielded, and stronger beside another Creature or Spectre of ours.
#[test]
fn kanan_jarrus_is_stronger_beside_a_creature() {
    let mut game = scenario().our_leader("LOF_004").ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().deploy();
    game.expect_upgrades("our leader", ["Shield"]).expect_power("our leader", 3).expect_hp("our leader", 6);
    let mut game = scenario().our_deployed_leader("LOF_004").ours(["Wampa"]).action_phase();
    game.expect_power("our leader", 5).expect_hp("our leader", 8);
}

// ---- LOF_005 Morgan Elsbeth, Following the Call ----

/// LOF_005: a unit that shares a keyword with one of ours that attacked, for 1 less; no other unit.
#[test]
fn morgan_elsbeth_plays_a_unit_with_the_same_keyword() {
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

/// LOF_005: on attack, the next unit costs 1 less if it shares a keyword with a unit of ours.
#[test]
fn morgan_elsbeths_attack_makes_the_next_unit_cheaper() {
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

/// LOF_005, CR 6.2.3: a keyword that the unit gains as it is played comes too late for its price (ruling 1).
#[test]
fn morgan_elsbeth_looks_at_the_unit_before_it_is_played() {
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

/// LOF_005, CR 7.7.3: the discount stays when she is gone (ruling 2).
#[test]
fn morgan_elsbeths_discount_outlives_her() {
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

/// LOF_005, CR 6.2.0E: a unit that another ability lets us play is the next one, too (ruling 3).
#[test]
fn morgan_elsbeths_discount_counts_for_a_modified_play() {
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

/// LOF_006: the strongest of our Villainy units; of several that tie, one that we choose.
#[test]
fn snoke_strengthens_the_strongest_villainy_unit() {
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
    game.expect_asked(Side::Us, Ask::Target).expect_options(["Knight of Ren", "Knight of Ren"]);
}

/// LOF_006: deployed, on attack; he is a Villainy unit himself.
#[test]
fn snoke_strengthens_the_strongest_on_attack() {
    let mut game = scenario().our_deployed_leader("LOF_006").ours(["AT-ST"]).action_phase();
    game.us().attack("our leader", "their base");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Experience"]).expect_upgrades("our leader", []);
}

// Rulings

/// LOF_006, CR 1.10.5: power is what it is now (ruling 1).
#[test]
fn snoke_counts_power_with_its_modifiers() {
    let mut game = scenario()
        .our_leader("LOF_006")
        .ours([unit("Knight of Ren").with(["Experience", "Experience", "Experience"]), unit("AT-ST")])
        .action_phase();
    game.us().use_ability("our leader").choose("Knight of Ren");
    game.expect_upgrades("Knight of Ren", ["Experience", "Experience", "Experience", "Experience"]);
}

/// LOF_006: units that are not Villainy do not count, whatever their power (ruling 2).
#[test]
fn snoke_passes_over_units_of_other_aspects() {
    let mut game = scenario().our_leader("LOF_006").ours(["Gor", "Knight of Ren"]).action_phase();
    game.us().use_ability("our leader").choose("Knight of Ren");
    game.expect_upgrades("Knight of Ren", ["Experience"]).expect_upgrades("Gor", []);
}

// ---- LOF_007 Avar Kriss, Marshal of Starlight ----

/// LOF_007: the Force is with us.
#[test]
fn avar_kriss_brings_the_force() {
    let mut game = scenario().our_leader("LOF_007").action_phase();
    game.us().use_ability("our leader");
    game.expect_in_base_zone("The Force").expect_exhausted("our leader");
}

/// LOF_007: how often we used the Force this phase counts as resources do for her deployment; the opponent's uses and
/// those of an earlier phase do not.
#[test]
fn avar_kriss_is_deployed_sooner_when_the_force_was_used() {
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

/// LOF_007: deployed, she is stronger while the Force is with us, not with them.
#[test]
fn avar_kriss_is_stronger_with_the_force() {
    let mut game = scenario().our_deployed_leader("LOF_007").our_force().action_phase();
    game.expect_power("our leader", 8).expect_keyword("our leader", Keyword::Overwhelm);
    let mut game = scenario().our_deployed_leader("LOF_007").their_force().action_phase();
    game.expect_power("our leader", 4).expect_no_keyword("our leader", Keyword::Overwhelm);
}

// Rulings

/// LOF_007, CR 7.5.7F: the defending unit falls before combat damage: all of it is in excess (ruling 1).
#[test]
fn avar_kriss_deals_all_to_the_base_when_the_defending_unit_is_gone() {
    let table = scenario().our_deployed_leader(unit("LOF_007").with(["Resilient"])).our_force();
    let table = crate::starts::with_a_deadly_upgrade(table).theirs(["Cantina Braggart"]);
    crate::starts::all_is_excess(table.action_phase(), "our leader", 8);
}

/// LOF_007, CR 7.5.7E: a Shield prevents all of it, and nothing is in excess (ruling 2).
#[test]
fn a_shield_leaves_avar_kriss_no_excess() {
    let table = scenario().our_deployed_leader("LOF_007").our_force();
    let table = table.theirs([unit("Cantina Braggart").with(["Shield"])]);
    crate::starts::a_shield_leaves_no_excess(table.action_phase(), "our leader");
}

// ---- LOF_008 Obi-Wan Kenobi, Courage Makes Heroes ----

/// LOF_008: the Force for an Experience token on a unit that has none.
#[test]
fn obi_wan_kenobi_strengthens_a_unit_without_experience() {
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

/// LOF_008: deployed, on attack, for another unit, if we like.
#[test]
fn obi_wan_kenobi_strengthens_another_unit_on_attack() {
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

/// LOF_009: the Force for 1 damage to each of two units.
#[test]
fn darth_maul_damages_two_units() {
    let mut game =
        scenario().our_leader("LOF_009").our_force().ours(["Gungi"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().use_ability("our leader").choose("Wampa");
    game.expect_options(["Gungi", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1).expect_damage("Gungi", 0);
}

// Rulings

/// LOF_009, CR 1.9.8: both are dealt at once: what falls falls together (ruling 1).
#[test]
fn darth_maul_damages_both_at_once() {
    let mut game = scenario()
        .our_leader("LOF_009")
        .our_force()
        .theirs([unit("Wampa").damage(4), unit("AT-ST").damage(6)])
        .action_phase();
    game.us().use_ability("our leader").choose("Wampa");
    game.expect_in_play("Wampa").expect_damage("Wampa", 4);
    game.us().choose("AT-ST");
    game.expect_gone("Wampa").expect_gone("AT-ST");
}

/// LOF_009, CR 8.4.1: neither choice may be declined while there are two units (ruling 2).
#[test]
fn darth_maul_damages_two_units_if_he_can() {
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
