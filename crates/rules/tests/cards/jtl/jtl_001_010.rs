//! The cards of Jump to Lightspeed from JTL_001 to JTL_010: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use super::common::{SHIP, about_to_be_defeated};
use crate::starts::about_to_play;

// ---- JTL_001 Asajj Ventress, I Work Alone ----

/// JTL_001: 1 damage to a friendly unit, then 1 to an enemy unit in the same arena.
#[test]
fn asajj_ventress_damages_a_friendly_and_an_enemy_unit() {
    let mut game = scenario()
        .our_leader("Asajj Ventress, I Work Alone")
        .ours(["Wampa", SHIP])
        .theirs(["AT-ST", "Munificent Frigate"])
        .action_phase();
    game.us().use_ability("Asajj Ventress");
    game.expect_options(["Wampa", SHIP]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1).expect_exhausted("Asajj Ventress");
}

/// JTL_001: on a Vehicle she gives +3/+4 and Grit, makes it a leader unit, and damages a friendly and an enemy unit
/// when it attacks.
#[test]
fn asajj_ventress_on_a_vehicle_gives_grit_and_her_attack_ability() {
    let mut game = scenario()
        .our_leader("Asajj Ventress, I Work Alone")
        .our_resources(6)
        .ours(["Munificent Frigate"])
        .theirs([SHIP])
        .action_phase();
    game.us().deploy_onto("Munificent Frigate");
    game.expect_power("Munificent Frigate", 7).expect_hp("Munificent Frigate", 11);
    game.expect_keyword("Munificent Frigate", Keyword::Grit);
    game.them().pass();
    game.us().attack("Munificent Frigate", "their base").choose("Munificent Frigate").choose(SHIP);
    game.expect_damage(SHIP, 1);
    game.them().expect_base_damage(8);
}

// Rulings

/// JTL_001, CR 8.9.2: damage that a Shield prevents counts as dealt, and the enemy unit is damaged (ruling 1).
#[test]
fn asajj_ventress_counts_damage_that_a_shield_prevents() {
    let mut game = scenario()
        .our_leader("Asajj Ventress, I Work Alone")
        .ours([unit("Wampa").with(["Shield"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("Asajj Ventress").choose("Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []).expect_damage("AT-ST", 1);
}

// ---- JTL_002 Grand Admiral Thrawn, ...How Unfortunate ----

/// JTL_002: he may exhaust to use a When Defeated ability again; deployed, once each round without exhausting.
#[test]
fn grand_admiral_thrawn_may_use_a_when_defeated_ability_again() {
    let mut game = about_to_be_defeated(unit("Vanguard Infantry"))
        .our_leader("Grand Admiral Thrawn, ...How Unfortunate")
        .ours(["Wampa"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Vanguard Infantry");
    game.us().choose("Wampa").yes().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience"]).expect_exhausted("Grand Admiral Thrawn");
    let mut game = scenario()
        .our_deployed_leader("Grand Admiral Thrawn, ...How Unfortunate")
        .ours(["Vanguard Infantry", "Vanguard Infantry", "Wampa"])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(All(named: [\"Vanguard Infantry\"]))")
        .their_action_phase();
    game.them().play("Confiscate");
    game.us().resolve_first("Vanguard Infantry").choose("Wampa").yes().choose("Wampa").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience", "Experience"]).expect_action_of(Side::Us);
}

// Rulings

/// JTL_002: a "When Played/When Defeated" ability counts when the unit is defeated (ruling 1).
#[test]
fn grand_admiral_thrawn_counts_compound_triggers() {
    let mut game = about_to_be_defeated(unit("Elite P-38 Starfighter"))
        .our_leader("Grand Admiral Thrawn, ...How Unfortunate")
        .theirs(["AT-ST"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Elite P-38 Starfighter");
    game.us().choose("AT-ST").yes().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

/// JTL_002, CR 8.32.3, 1.5.4E: an ability is used when a card is chosen for it, even if that card stays as it was; one
/// that was declined or had nothing to choose was not used.
#[test]
fn grand_admiral_thrawn_counts_an_ability_that_changed_nothing() {
    let table = |fallen: &str, enemy| {
        let table = about_to_be_defeated(unit(fallen)).our_leader("Grand Admiral Thrawn, ...How Unfortunate");
        let mut game = table.theirs([enemy]).their_action_phase();
        game.them().play("Confiscate").choose(fallen);
        game
    };
    // Exhausted already; ready already; not defeated by enemy abilities; not returned by them.
    for (fallen, enemy, name) in [
        ("Loth-Cat", unit("Wampa").exhausted(), "Wampa"),
        ("Admiral Motti", unit("Death Star Stormtrooper"), "Death Star Stormtrooper"),
    ] {
        let mut game = table(fallen, enemy);
        let mut declined = game.clone();
        game.us().choose(name);
        game.expect_asked(Side::Us, QuestionKind::May);
        declined.us().no();
        declined.expect_action_of(Side::Us);
    }
    table("Loth-Cat", unit(SHIP)).expect_action_of(Side::Us);
    let stubborn = |fallen: &str| {
        let mut game = about_to_be_defeated(unit(fallen))
            .our_leader("Grand Admiral Thrawn, ...How Unfortunate")
            .resilient_gives("CantBe(verbs: [Defeated, Returned], by: Enemy)")
            .theirs([unit(SHIP).with(["Resilient"])])
            .their_action_phase();
        game.them().play("Confiscate").choose(fallen);
        game.us().choose(SHIP);
        game.expect_in_play(SHIP).expect_asked(Side::Us, QuestionKind::May);
    };
    stubborn("Fleet Interdictor");
    stubborn("Skyway Cloud Car");
}

// ---- JTL_003 Lando Calrissian, Buying Time ----

/// JTL_003: plays a unit from hand; with a friendly unit in both arenas, gives a Shield.
#[test]
fn lando_calrissian_plays_a_unit_and_gives_a_shield() {
    let table = |ours: &'static str| {
        let mut game = scenario()
            .our_leader("Lando Calrissian, Buying Time")
            .our_resources(20)
            .our_hand(["Battlefield Marine"])
            .ours([ours])
            .action_phase();
        game.us().use_ability("Lando Calrissian").play("Battlefield Marine");
        game
    };
    let mut game = table(SHIP);
    game.expect_options(["Battlefield Marine", SHIP]);
    game.us().choose(SHIP);
    game.expect_upgrades(SHIP, ["Shield"]);
    table("Wampa").expect_action_of(Side::Them);
}

/// JTL_003: as an upgrade he may give a Shield to a unit in the other arena, and his unit has Sentinel.
#[test]
fn lando_calrissian_on_a_vehicle_gives_sentinel_and_a_shield() {
    let mut game = scenario()
        .our_leader("Lando Calrissian, Buying Time")
        .our_resources(7)
        .ours([SHIP, "Wampa"])
        .theirs(["Munificent Frigate", "AT-ST"])
        .action_phase();
    game.us().deploy_onto(SHIP);
    game.expect_keyword(SHIP, Keyword::Sentinel).expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
}

// Rulings

/// JTL_003, CR 1.8: the unit is paid for and counts itself. The Shield is given before its triggered abilities (CR
/// 7.1.6E) (ruling 1, 2, 3).
#[test]
fn lando_calrissian_gives_the_shield_before_when_played_abilities() {
    let mut game = scenario()
        .our_leader("Lando Calrissian, Buying Time")
        .our_base("Command Center")
        .our_resources(4)
        .our_hand(["Veteran Fleet Officer"])
        .ours([SHIP])
        .action_phase();
    game.us().use_ability("Lando Calrissian").play("Veteran Fleet Officer").expect_ready_resources(0);
    game.expect_count("X-Wing", 0).expect_options(["Veteran Fleet Officer", SHIP]);
    game.us().choose("Veteran Fleet Officer");
    game.expect_count("X-Wing", 1);
}

// ---- JTL_004 Rose Tico, Saving What We Love ----

/// JTL_004: heals 2 from a Vehicle that attacked this phase, of either side.
#[test]
fn rose_tico_heals_2_from_a_vehicle_that_attacked() {
    let mut game = scenario()
        .our_leader("Rose Tico, Saving What We Love")
        .ours([unit("Munificent Frigate").damage(3), unit("AT-ST").damage(3), unit("Wampa").damage(1)])
        .action_phase();
    game.us().attack("Munificent Frigate", "their base");
    game.them().pass();
    game.us().use_ability("Rose Tico");
    game.expect_options(["Munificent Frigate"]);
    game.us().choose("Munificent Frigate");
    game.expect_damage("Munificent Frigate", 1);
}

/// JTL_004: deployed, on attack she may heal 2 from any Vehicle.
#[test]
fn rose_tico_deployed_may_heal_2_from_a_vehicle_on_attack() {
    let mut game = scenario()
        .our_deployed_leader("Rose Tico, Saving What We Love")
        .ours([unit("AT-ST").damage(3), unit("Wampa").damage(1)])
        .action_phase();
    game.us().attack("Rose Tico", "their base");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

// ---- JTL_005 Admiral Piett, Commanding the Armada ----

/// JTL_005: a Capital Ship costs 1 less.
#[test]
fn admiral_piett_plays_a_capital_ship_for_1_less() {
    let mut game = scenario()
        .our_leader("Admiral Piett, Commanding the Armada")
        .our_base("City in the Clouds")
        .our_resources(4)
        .our_hand(["Munificent Frigate", "Wampa"])
        .action_phase();
    game.us().use_ability("Admiral Piett").play("Munificent Frigate").expect_ready_resources(0);
}

/// JTL_005: deployed, Capital Ships cost 2 less, other cards do not.
#[test]
fn admiral_piett_deployed_makes_capital_ships_cost_2_less() {
    let mut game = scenario()
        .our_deployed_leader("Admiral Piett, Commanding the Armada")
        .our_base("City in the Clouds")
        .our_resources(3)
        .our_hand(["Munificent Frigate", "Perimeter AT-RT"])
        .action_phase();
    game.expect_not_offered("play Perimeter AT-RT");
    game.us().play("Munificent Frigate").expect_ready_resources(0);
}

// ---- JTL_006 Darth Vader, Victor Squadron Leader ----

/// JTL_006: a TIE Fighter if a friendly non-token Vehicle attacked.
#[test]
fn darth_vader_creates_a_tie_fighter_after_a_vehicle_attacked() {
    let table = |attacker: &'static str| {
        let mut game = scenario().our_leader("Darth Vader, Victor Squadron Leader").ours([attacker]).action_phase();
        game.us().attack(attacker, "their base");
        game.them().pass();
        game.us().use_ability("Darth Vader");
        game
    };
    table(SHIP).expect_count("TIE Fighter", 1);
    table("X-Wing").expect_count("TIE Fighter", 0);
    table("Wampa").expect_count("TIE Fighter", 0);
}

/// JTL_006: deployed as an upgrade, creates two TIE Fighters.
#[test]
fn darth_vader_on_a_vehicle_creates_two_tie_fighters() {
    let mut game =
        scenario().our_leader("Darth Vader, Victor Squadron Leader").our_resources(6).ours([SHIP]).action_phase();
    game.us().deploy_onto(SHIP);
    game.expect_power(SHIP, 7).expect_count("TIE Fighter", 2);
}

// Rulings

/// JTL_006, CR 3.6.3: without a Vehicle he is deployed only as a unit, which creates nothing (ruling 1).
#[test]
fn darth_vader_without_a_vehicle_is_deployed_as_a_unit() {
    let mut game =
        scenario().our_leader("Darth Vader, Victor Squadron Leader").our_resources(6).ours(["Wampa"]).action_phase();
    game.expect_not_offered("deploy Darth Vader onto Wampa");
    game.us().deploy();
    game.expect_count("TIE Fighter", 0).expect_power("Darth Vader", 5);
}

/// JTL_006, CR 6.4.2A: the action may be used although nothing attacked (ruling 2).
#[test]
fn darth_vader_may_be_used_when_nothing_attacked() {
    let mut game = scenario().our_leader("Darth Vader, Victor Squadron Leader").action_phase();
    game.us().use_ability("Darth Vader");
    game.expect_exhausted("Darth Vader").expect_count("TIE Fighter", 0).expect_action_of(Side::Them);
}

// ---- JTL_007 Admiral Holdo, We're Not Alone ----

/// JTL_007: +2/+2 for a Resistance unit or one with a Resistance upgrade.
#[test]
fn admiral_holdo_gives_a_resistance_unit_2_2() {
    let mut game = scenario()
        .our_leader("Admiral Holdo, We're Not Alone")
        .our_resources(1)
        .ours([unit("Corporate Defense Shuttle"), unit(SHIP).with(["Paige Tico"]), unit("Determined Recruit")])
        .action_phase();
    game.us().use_ability("Admiral Holdo");
    game.expect_options([SHIP, "Determined Recruit"]);
    game.us().choose(SHIP).expect_ready_resources(0);
    game.expect_power(SHIP, 6).expect_hp(SHIP, 6);
}

/// JTL_007: on attack, another Resistance unit may get +2/+2.
#[test]
fn admiral_holdo_deployed_may_give_another_resistance_unit_2_2() {
    let mut game = scenario()
        .our_deployed_leader("Admiral Holdo, We're Not Alone")
        .ours(["Determined Recruit", "Wampa"])
        .action_phase();
    game.us().attack("Admiral Holdo", "their base");
    game.expect_options(["Determined Recruit", "no"]);
    game.us().choose("Determined Recruit");
    game.expect_power("Determined Recruit", 5);
}

// Corners

/// JTL_007, CR 8.18.1: "another" applies to the Resistance unit only: with a Resistance upgrade on her she may choose
/// herself.
#[test]
fn admiral_holdo_may_choose_herself_with_a_resistance_upgrade() {
    let mut game = scenario()
        .our_deployed_leader(unit("Admiral Holdo, We're Not Alone").with(["Poe Dameron, One Hell of a Pilot"]))
        .ours(["Determined Recruit", "Wampa"])
        .action_phase();
    game.us().attack("Admiral Holdo", "their base");
    game.expect_options(["Admiral Holdo", "Determined Recruit", "no"]);
}

// ---- JTL_008 Wedge Antilles, Leader of Red Squadron ----

/// JTL_008: a Pilot is played using Piloting for 1 less.
#[test]
fn wedge_antilles_plays_a_pilot_as_an_upgrade_for_1_less() {
    let mut game = scenario()
        .our_leader("Wedge Antilles, Leader of Red Squadron")
        .our_resources(1)
        .our_hand(["Clone Pilot"])
        .ours([SHIP])
        .action_phase();
    game.us().use_ability("Wedge Antilles");
    game.expect_options(["play Clone Pilot onto Royal Security Fighter", "no"]);
    game.us().play_onto("Clone Pilot", SHIP).expect_ready_resources(0);
}

// Rulings

/// JTL_008: when his Vehicle attacks, the next Pilot card costs 1 less, also as a unit and after he left play (ruling
/// 2).
#[test]
fn wedge_antilles_discounts_the_next_pilot_when_his_vehicle_attacks() {
    let mut game = scenario()
        .our_leader("Wedge Antilles, Leader of Red Squadron")
        .our_resources(5)
        .our_hand(["Clone Pilot", "Homestead Militia"])
        .ours([SHIP])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .action_phase();
    game.us().deploy_onto(SHIP);
    game.them().pass();
    game.us().attack(SHIP, "their base");
    game.them().play("Confiscate").choose(SHIP);
    game.expect_in_base_zone("Wedge Antilles");
    game.us().play("Clone Pilot").expect_ready_resources(4);
}

/// JTL_008, CR 7.5.17: the action uses Piloting: a Pilot without it is not offered, nor a Pilot as a unit (ruling 1).
#[test]
fn wedge_antilles_plays_only_cards_with_piloting() {
    let mut game = scenario()
        .our_leader("Wedge Antilles, Leader of Red Squadron")
        .our_hand(["Clone Pilot", "Pantoran Starship Thief"])
        .ours([SHIP])
        .action_phase();
    game.us().use_ability("Wedge Antilles");
    game.expect_options(["play Clone Pilot onto Royal Security Fighter", "no"]);
}

// ---- JTL_009 Boba Fett, Any Methods Necessary ----

/// JTL_009: when we deal non-combat damage, he may exhaust to deal 1 indirect damage. Combat damage does not trigger
/// him.
#[test]
fn boba_fett_may_exhaust_to_deal_indirect_damage() {
    let mut game = about_to_play("Confiscate")
        .our_leader("Boba Fett, Any Methods Necessary")
        .confiscate_does("Damage(amount: 1, to: Choose())")
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "their base");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Confiscate").choose("AT-ST").yes().choose_player(Side::Them);
    game.them().choose("their base").expect_base_damage(5);
    game.expect_exhausted("Boba Fett").expect_action_of(Side::Them);
}

/// JTL_009: deployed as an upgrade: up to 4 damage, divided among units.
#[test]
fn boba_fett_on_a_vehicle_divides_up_to_4_damage() {
    let mut game = scenario()
        .our_leader("Boba Fett, Any Methods Necessary")
        .our_resources(6)
        .ours([SHIP])
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().deploy_onto(SHIP);
    game.expect_options(["Royal Security Fighter", "AT-ST", "Wampa", "done"]);
    game.us().choose("AT-ST").choose("Wampa").choose("Wampa").done();
    game.expect_damage("AT-ST", 1).expect_damage("Wampa", 2).expect_power(SHIP, 6).expect_hp(SHIP, 6);
}

// Rulings

/// JTL_009: damage of an On Attack ability is not combat damage (ruling 1).
#[test]
fn boba_fett_triggers_on_damage_of_on_attack_abilities() {
    let mut game = scenario()
        .our_leader("Boba Fett, Any Methods Necessary")
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 1, to: Choose(side: Enemy))]))")
        .ours([unit("Wampa").with(["Resilient"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "their base").choose("AT-ST").yes().choose_player(Side::Them);
    game.them().choose("their base").expect_base_damage(5);
}

/// JTL_009, CR 8.4.5, 1.9.8: a unit may be assigned more than its remaining HP, and all damage is dealt at once: both
/// units have left play before their defeat triggers (ruling 2, 3).
#[test]
fn boba_fett_may_exceed_remaining_hp_and_deals_damage_at_once() {
    let mut game = scenario()
        .our_leader("Boba Fett, Any Methods Necessary")
        .our_resources(6)
        .ours([SHIP])
        .theirs([unit("Vanguard Infantry"), unit("Wampa").damage(4)])
        .action_phase();
    game.us().deploy_onto(SHIP).choose_times(3, "Vanguard Infantry").choose("Wampa");
    game.expect_gone("Vanguard Infantry").expect_gone("Wampa");
    // Vanguard Infantry finds only ours.
    game.expect_options(["Royal Security Fighter", "no"]);
}

// ---- JTL_010 Captain Phasma, Chrome Dome ----

/// JTL_010: if we played a First Order card, 1 damage to a base.
#[test]
fn captain_phasma_damages_a_base_after_a_first_order_card() {
    let mut game = scenario()
        .our_leader("Captain Phasma, Chrome Dome")
        .our_resources(20)
        .our_hand(["Kijimi Patrollers"])
        .action_phase();
    game.us().play("Kijimi Patrollers");
    game.them().pass();
    game.us().use_ability("Captain Phasma").choose("their base");
    game.them().expect_base_damage(1);
}

/// JTL_010: on attack after a First Order card: may deal 1 to a unit, and 1 to a base.
#[test]
fn captain_phasma_deployed_damages_a_unit_and_a_base_on_attack() {
    let mut game = scenario()
        .our_deployed_leader("Captain Phasma, Chrome Dome")
        .our_resources(20)
        .our_hand(["Kijimi Patrollers"])
        .theirs(["Wampa"])
        .action_phase();
    let mut without = game.clone();
    game.us().play("Kijimi Patrollers");
    game.them().pass();
    game.us().attack("Captain Phasma", "their base").choose("Wampa").choose("their base");
    game.expect_damage("Wampa", 1);
    game.them().expect_base_damage(5);
    without.us().attack("Captain Phasma", "their base");
    without.them().expect_base_damage(4);
}

// Rulings

/// JTL_010, CR 6.4.2A: the action may be used without a First Order card, without effect (ruling 1).
#[test]
fn captain_phasma_may_be_used_without_a_first_order_card() {
    let mut game = scenario().our_leader("Captain Phasma, Chrome Dome").action_phase();
    game.us().use_ability("Captain Phasma");
    game.expect_exhausted("Captain Phasma").expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}
