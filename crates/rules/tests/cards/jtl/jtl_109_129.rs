//! The cards of Jump to Lightspeed from JTL_109 to JTL_129: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

use super::common::{
    SHIP, deal_indirect_damage, expect_overwhelm_after_defender_is_defeated, expect_pilot_forms, piloted,
    unit_with_one_hp_and_shield,
};
use crate::starts::about_to_play;

// ---- JTL_109 Jarek Yeager, Coordinating With The Resistance ----

/// JTL_109: his Vehicle has Sentinel while we have units in both arenas.
#[test]
fn jarek_yeager_gives_sentinel_with_units_in_both_arenas() {
    scenario().ours([piloted("Jarek Yeager"), unit("Wampa")]).action_phase().expect_keyword(SHIP, Keyword::Sentinel);
    scenario().ours([piloted("Jarek Yeager")]).action_phase().expect_no_keyword(SHIP, Keyword::Sentinel);
}

// Rulings

/// JTL_109, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn jarek_yeager_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_109", "Jarek Yeager");
}

// ---- JTL_110 Scouting Headhunter ----

/// JTL_110: Sentinel.
#[test]
fn scouting_headhunter_has_sentinel() {
    scenario().ours(["Scouting Headhunter"]).action_phase().expect_keyword("Scouting Headhunter", Keyword::Sentinel);
}

// ---- JTL_111 Seasoned Fleet Admiral ----

/// JTL_111: when an opponent draws in the action phase, an Experience token, once for all cards drawn together.
#[test]
fn seasoned_fleet_admiral_may_give_experience_when_an_opponent_draws() {
    let mut game = scenario()
        .ours(["Seasoned Fleet Admiral"])
        .their_hand(["Confiscate"])
        .their_deck(["Wampa", "Repair", "AT-ST"])
        .confiscate_does("Draw(count: 2)")
        .their_action_phase();
    game.them().play("Confiscate");
    game.us().choose("Seasoned Fleet Admiral");
    game.expect_upgrades("Seasoned Fleet Admiral", ["Experience"]).expect_action_of(Side::Us);
}

// Corners

/// JTL_111: not for our own draws, nor for those of the regroup phase.
#[test]
fn seasoned_fleet_admiral_does_not_trigger_on_other_draws() {
    let mut game = scenario()
        .ours(["Seasoned Fleet Admiral"])
        .our_hand(["Confiscate"])
        .our_deck(["Wampa", "Repair", "AT-ST"])
        .confiscate_does("Draw(count: 2)")
        .action_phase();
    game.us().play("Confiscate");
    game.expect_action_of(Side::Them);
    game.both_pass().nobody_resources();
    game.expect_upgrades("Seasoned Fleet Admiral", []);
}

/// JTL_111: the action phase is part of the trigger condition: in the regroup phase nothing is pending, and no order is
/// asked for.
#[test]
fn seasoned_fleet_admiral_does_not_trigger_in_the_regroup_phase() {
    let mut game = scenario()
        .ours(["Seasoned Fleet Admiral"])
        .theirs(["Seasoned Fleet Admiral"])
        .our_deck(["Repair"; 4])
        .their_deck(["Repair"; 4])
        .action_phase();
    game.both_pass();
    game.expect_asked(Side::Us, QuestionKind::Resource)
        .expect_no_event("a trigger", |event| matches!(event, LogEvent::Triggered { .. }));
}

/// JTL_111, CR 8.26.1: a card that a search draws counts as drawn.
#[test]
fn seasoned_fleet_admiral_triggers_on_a_search_that_draws() {
    let mut game = scenario()
        .ours(["Seasoned Fleet Admiral"])
        .their_hand(["Confiscate"])
        .their_deck(["Wampa", "Repair", "AT-ST"])
        .confiscate_does("Search(top: 2, for: (), then: [Put(what: It, to: Hand)])")
        .their_action_phase();
    game.them().play("Confiscate").choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Target);
}

// ---- JTL_112 Eager Escort Fighter ----

/// JTL_112: Ambush.
#[test]
fn eager_escort_fighter_has_ambush() {
    let mut game = about_to_play("Eager Escort Fighter").theirs([SHIP]).action_phase();
    game.us().play("Eager Escort Fighter").attack("Eager Escort Fighter", SHIP);
    game.expect_gone(SHIP);
}

// Rulings

/// JTL_112, CR 7.5.5: without an enemy unit to attack, Ambush does not ready it (ruling 1).
#[test]
fn eager_escort_fighter_ambush_without_enemies_does_nothing() {
    let mut game = about_to_play("Eager Escort Fighter").action_phase();
    game.us().play("Eager Escort Fighter");
    game.expect_exhausted("Eager Escort Fighter").expect_action_of(Side::Them);
}

// ---- JTL_113 Homestead Militia ----

/// JTL_113: Sentinel while we control 6 or more resources.
#[test]
fn homestead_militia_has_sentinel_with_six_resources() {
    let table = |resources| scenario().our_resources(resources).ours(["JTL_113"]).action_phase();
    table(5).expect_no_keyword("Homestead Militia", Keyword::Sentinel);
    table(6).expect_keyword("Homestead Militia", Keyword::Sentinel);
}

// ---- JTL_114 Adept ARC-170 ----

/// JTL_114: Restore 2.
#[test]
fn adept_arc_170_has_restore() {
    let mut game = scenario().ours(["Adept ARC-170"]).our_base_damage(3).action_phase();
    game.us().attack("Adept ARC-170", "their base").expect_base_damage(1);
}

// ---- JTL_115 Clone Combat Squadron ----

/// JTL_115: +1/+1 for each other space unit of ours.
#[test]
fn clone_combat_squadron_gets_1_1_for_each_other_space_unit() {
    let mut game = scenario().ours(["Clone Combat Squadron", SHIP, "Wampa"]).theirs(["X-Wing"]).action_phase();
    game.expect_power("Clone Combat Squadron", 4).expect_hp("Clone Combat Squadron", 4);
}

// ---- JTL_116 Dornean Gunship ----

/// JTL_116: indirect damage to a player equal to the number of our Vehicles, itself among them.
#[test]
fn dornean_gunship_deals_indirect_damage_for_each_vehicle() {
    let mut game = about_to_play("Dornean Gunship").ours([SHIP, "Battlefield Marine"]).action_phase();
    game.us().play("Dornean Gunship").choose_player(Side::Them);
    game.them().choose_times(2, "their base").expect_base_damage(2);
}

// Rulings

/// JTL_116, CR 8.35.2A, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn dornean_gunships_damage_is_indirect() {
    let mut game = about_to_play("Dornean Gunship").ours([SHIP]).theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().play("Dornean Gunship").choose_player(Side::Them);
    deal_indirect_damage(&mut game, 2);
}

// ---- JTL_117 General Draven, Doing What Must Be Done ----

/// JTL_117: creates an X-Wing when played and on attack.
#[test]
fn general_draven_creates_an_x_wing_when_played_and_on_attack() {
    let mut game = about_to_play("General Draven").action_phase();
    game.us().play("General Draven");
    game.expect_count("X-Wing", 1);
    let mut game = scenario().ours(["General Draven"]).action_phase();
    game.us().attack("General Draven", "their base");
    game.expect_count("X-Wing", 1);
}

// ---- JTL_118 MC30 Assault Frigate ----

/// JTL_118: Overwhelm and Raid 1.
#[test]
fn mc30_assault_frigate_has_overwhelm_and_raid() {
    let mut game = scenario().ours(["MC30 Assault Frigate"]).theirs([SHIP]).action_phase();
    game.us().attack("MC30 Assault Frigate", SHIP);
    game.them().expect_base_damage(4);
}

// Rulings

/// JTL_118, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn mc30_assault_frigate_overwhelm_stops_at_a_shield() {
    let mut game = scenario().ours(["MC30 Assault Frigate"]).theirs([unit(SHIP).with(["Shield"])]).action_phase();
    game.us().attack("MC30 Assault Frigate", SHIP);
    game.expect_in_play(SHIP);
    game.them().expect_base_damage(0);
}

/// JTL_118, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 2).
#[test]
fn mc30_assault_frigate_overwhelm_deals_all_when_the_defender_is_gone() {
    expect_overwhelm_after_defender_is_defeated(
        unit("MC30 Assault Frigate").with(["Resilient"]),
        "MC30 Assault Frigate",
        6,
    );
}

// ---- JTL_119 Resupply Carrier ----

/// JTL_119: may resource the top card of the deck.
#[test]
fn resupply_carrier_may_resource_the_top_card() {
    let mut game = about_to_play("Resupply Carrier").action_phase();
    game.us().play("Resupply Carrier").yes().expect_resources(31);
}

// Rulings

/// JTL_119, CR 1.7.7: the new resource is exhausted (ruling 1, 2).
#[test]
fn resupply_carrier_new_resource_is_exhausted() {
    let mut game = scenario()
        .our_leader("Admiral Holdo, We're Not Alone")
        .our_resources(6)
        .our_hand(["Resupply Carrier"])
        .action_phase();
    game.us().play("Resupply Carrier").yes().expect_resources(7).expect_ready_resources(0);
}

// ---- JTL_120 Dorsal Turret ----

/// JTL_120: on a Vehicle; a unit that it damages in combat while attacking is defeated.
#[test]
fn dorsal_turret_defeats_a_unit_damaged_by_its_attack() {
    let mut game = about_to_play("Dorsal Turret").ours([SHIP, "Wampa"]).theirs(["Munificent Frigate"]).action_phase();
    game.expect_not_offered("play Dorsal Turret onto Wampa");
    game.us().play_onto("Dorsal Turret", SHIP);
    game.them().pass();
    game.us().attack(SHIP, "Munificent Frigate");
    game.expect_gone("Munificent Frigate");
}

// Rulings

/// JTL_120, CR 1.9.10: only combat damage, dealt while it attacks (ruling 1).
#[test]
fn dorsal_turret_needs_combat_damage_while_attacking() {
    let mut game = scenario()
        .ours([unit("Munificent Frigate").with(["Dorsal Turret"])])
        .theirs(["Jedi Light Cruiser"])
        .their_action_phase();
    game.them().attack("Jedi Light Cruiser", "Munificent Frigate");
    game.expect_damage("Jedi Light Cruiser", 4).expect_in_play("Jedi Light Cruiser");
}

// ---- JTL_121 Salvage ----

/// JTL_121: a Vehicle from our discard pile is played, then dealt 1 damage.
#[test]
fn salvage_plays_a_vehicle_from_the_discard_pile() {
    let mut game = about_to_play("Salvage").our_discard(["Munificent Frigate", "Wampa"]).action_phase();
    game.us().play("Salvage");
    game.expect_options(["play Munificent Frigate"]);
    game.us().play("Munificent Frigate");
    game.expect_damage("Munificent Frigate", 1);
}

// Rulings

/// JTL_121, CR 1.8: the Vehicle's cost is paid (ruling 1).
#[test]
fn salvage_does_not_play_the_vehicle_for_free() {
    let mut game = scenario()
        .our_leader("Admiral Holdo, We're Not Alone")
        .our_resources(4)
        .our_hand(["Salvage"])
        .our_discard(["Munificent Frigate"])
        .action_phase();
    game.us().play("Salvage");
    game.expect_action_of(Side::Them);
}

// ---- JTL_122 All Wings Report In ----

/// JTL_122: up to two friendly space units are exhausted; creates an X-Wing for each.
#[test]
fn all_wings_report_in_exhausts_space_units_to_create_x_wings() {
    let mut game = about_to_play("All Wings Report In").ours([SHIP, "Munificent Frigate", "Wampa"]).action_phase();
    game.us().play("All Wings Report In").choose(SHIP).choose("Munificent Frigate");
    game.expect_exhausted(SHIP).expect_exhausted("Munificent Frigate").expect_count("X-Wing", 2);
}

// ---- JTL_123 Dogfight ----

/// JTL_123: an attack even by an exhausted unit, but not on a base.
#[test]
fn dogfight_lets_an_exhausted_unit_attack_a_unit() {
    let mut game = about_to_play("Dogfight").ours([unit("Wampa").exhausted()]).theirs(["AT-ST"]).action_phase();
    game.us().play("Dogfight");
    game.expect_options(["Wampa -> AT-ST"]);
    game.us().attack("Wampa", "AT-ST");
    game.expect_damage("AT-ST", 4);
}

// Rulings

/// JTL_123: a unit that can attack must, and Overwhelm still damages the base (ruling 1, 2).
#[test]
fn dogfight_attack_is_required_and_deals_excess_damage_to_the_base() {
    let mut game = about_to_play("Dogfight").ours(["MC30 Assault Frigate"]).theirs([SHIP]).action_phase();
    game.us().play("Dogfight");
    game.expect_options(["MC30 Assault Frigate -> Royal Security Fighter"]);
    game.us().attack("MC30 Assault Frigate", SHIP);
    game.them().expect_base_damage(4);
}

// ---- JTL_124 Tandem Assault ----

/// JTL_124: a space unit attacks, then a ground unit at +2/+0.
#[test]
fn tandem_assault_attacks_with_a_space_and_a_ground_unit() {
    let mut game = about_to_play("Tandem Assault").ours([SHIP, "Wampa"]).action_phase();
    game.us().play("Tandem Assault").attack(SHIP, "their base").attack("Wampa", "their base");
    game.them().expect_base_damage(8);
}

// Rulings

/// JTL_124: without the first attack there is no second, and ready units must attack (ruling 1).
#[test]
fn tandem_assault_needs_a_ready_space_unit() {
    let mut game = about_to_play("Tandem Assault").ours([unit(SHIP).exhausted(), unit("Wampa")]).action_phase();
    game.us().play("Tandem Assault");
    game.expect_action_of(Side::Them);
}

/// JTL_124, CR 7.6.8A: what the first attack triggers is resolved before the second (ruling 2).
#[test]
fn tandem_assault_resolves_the_first_attack_before_the_second() {
    let mut game = about_to_play("Tandem Assault")
        .resilient_gives("Ability(When(on: [AttackEnds], do: [May([Draw()])]))")
        .ours([unit(SHIP).with(["Resilient"]), unit("Wampa")])
        .action_phase();
    game.us().play("Tandem Assault").attack(SHIP, "their base");
    game.expect_asked(Side::Us, QuestionKind::May);
    game.us().yes().expect_hand_size(1).attack("Wampa", "their base");
}

// ---- JTL_125 Air Superiority ----

/// JTL_125: 4 damage to an enemy ground unit when we control more space units.
#[test]
fn air_superiority_deals_4_damage_with_more_space_units() {
    let mut game =
        about_to_play("Air Superiority").ours([SHIP, "Alliance X-Wing"]).theirs(["AT-ST", "X-Wing"]).action_phase();
    game.us().play("Air Superiority").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    let mut game = about_to_play("Air Superiority").ours([SHIP]).theirs(["AT-ST", "X-Wing"]).action_phase();
    game.us().play("Air Superiority");
    game.expect_damage("AT-ST", 0);
}

// ---- JTL_126 Eject ----

/// JTL_126: a Pilot upgrade becomes an exhausted ground unit; draws a card.
#[test]
fn eject_moves_a_pilot_upgrade_to_the_ground_and_draws() {
    let mut game = about_to_play("Eject")
        .ours([unit("AT-ST").with(["Resilient"])])
        .theirs([piloted("Clone Pilot")])
        .action_phase();
    game.us().play("Eject");
    game.expect_options(["Clone Pilot"]);
    game.us().choose("Clone Pilot").expect_hand_size(1);
    game.expect_upgrades(SHIP, []).expect_power("Clone Pilot", 2).expect_exhausted("Clone Pilot");
    game.expect_controller("Clone Pilot", Side::Them);
}

// Rulings

/// JTL_126, CR 8.36.2: the Pilot neither leaves nor enters play: nothing triggers, and a leader stays deployed
/// (ruling 1).
#[test]
fn ejected_pilot_neither_leaves_nor_enters_play() {
    let mut game = about_to_play("Eject").ours([piloted("IG-88")]).theirs([SHIP]).action_phase();
    let card = game.card("IG-88");
    let before = game.game.state.now(card);
    game.us().play("Eject").choose("IG-88");
    assert_eq!(game.game.state.now(card), before, "the same copy of the card");
    game.expect_in_play("IG-88");
}

// ---- JTL_127 Lightspeed Assault ----

/// JTL_127: a friendly space unit is defeated and deals its power to an enemy space unit, whose controller is dealt
/// indirect damage equal to that unit's power.
#[test]
fn lightspeed_assault_defeats_a_space_unit_to_deal_its_power() {
    let mut game = about_to_play("Lightspeed Assault").ours([SHIP]).theirs(["Munificent Frigate"]).action_phase();
    game.us().play("Lightspeed Assault").choose(SHIP).choose("Munificent Frigate");
    game.expect_gone(SHIP).expect_damage("Munificent Frigate", 2).expect_asked(Side::Them, QuestionKind::Indirect);
    game.them().choose_times(4, "their base").expect_base_damage(4);
}

// Rulings

/// JTL_127, CR 8.11: last known power counts, for the defeated unit and for one that the damage defeats (ruling 1, 2).
#[test]
fn lightspeed_assault_counts_last_known_power() {
    let mut game = about_to_play("Lightspeed Assault")
        .ours([unit(SHIP).with(["Experience"])])
        .theirs([unit("Prototype TIE Advanced").with(["Shield"]), unit("Eager Escort Fighter")])
        .action_phase();
    game.us().play("Lightspeed Assault").choose(SHIP).choose("Eager Escort Fighter");
    game.expect_gone("Eager Escort Fighter").expect_asked(Side::Them, QuestionKind::Indirect);
    game.them().choose_times(4, "their base").expect_base_damage(4);
}

// ---- JTL_128 Prepare for Takeoff ----

/// JTL_128: up to two Vehicle units from the top eight cards are drawn.
#[test]
fn prepare_for_takeoff_of_this_set_draws_two_vehicles() {
    let deck =
        ["Wampa", "AT-ST", "Repair", SHIP, "Alliance X-Wing", "Resilient", "Repair", "Repair", "Munificent Frigate"];
    let mut game = about_to_play("JTL_128").our_deck(deck).action_phase();
    game.us().play("Prepare for Takeoff");
    game.expect_options(["AT-ST", SHIP, "Alliance X-Wing", "done"]);
    game.us().choose("AT-ST").choose(SHIP).expect_hand(["AT-ST", SHIP]);
}

// Rulings

/// JTL_128, CR 8.26.2: the rest goes to the bottom (ruling 1).
#[test]
fn prepare_for_takeoff_of_this_set_puts_the_rest_on_the_bottom() {
    let deck = ["Wampa", "AT-ST", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Munificent Frigate"];
    let mut game = about_to_play("JTL_128").our_deck(deck).action_phase();
    game.us().play("Prepare for Takeoff").choose("AT-ST").expect_deck_top(["Munificent Frigate"]).expect_deck_size(8);
}

// ---- JTL_129 Focus Fire ----

/// JTL_129: each friendly Vehicle in the unit's arena deals damage equal to its power to it.
#[test]
fn focus_fire_deals_the_power_of_each_vehicle_in_the_arena() {
    let mut game = about_to_play("Focus Fire")
        .ours([SHIP, "Alliance X-Wing", "AT-ST", "Munificent Frigate"])
        .theirs([unit("Corporate Light Cruiser"), unit("Millennium Falcon, Piece of Junk")])
        .action_phase();
    game.us().play("Focus Fire").choose("Corporate Light Cruiser");
    game.expect_gone("Corporate Light Cruiser");
    let mut game = about_to_play("Focus Fire").ours([SHIP, "AT-ST"]).theirs(["Munificent Frigate"]).action_phase();
    game.us().play("Focus Fire").choose("Munificent Frigate");
    game.expect_damage("Munificent Frigate", 2);
}

// Corners

/// JTL_129, CR 1.9.8: each Vehicle deals an instance of damage, one after the other, and a Shield prevents the first;
/// its player chooses which.
#[test]
fn focus_fire_shield_prevents_one_instance_of_damage() {
    for (first, damage) in [("TIE Fighter", 6), ("Jedi Light Cruiser", 1)] {
        let mut game = about_to_play("Focus Fire")
            .ours(["Jedi Light Cruiser", "TIE Fighter"])
            .theirs([unit("Munificent Frigate").with(["Shield"])])
            .action_phase();
        game.us().play("Focus Fire").choose("Munificent Frigate");
        game.expect_asked(Side::Us, QuestionKind::FirstDamage).expect_options(["TIE Fighter", "Jedi Light Cruiser"]);
        game.us().choose(first);
        game.expect_upgrades("Munificent Frigate", []).expect_damage("Munificent Frigate", damage);
        game.expect_action_of(Side::Them);
    }
}

/// JTL_129, CR 1.9.8: no order is asked for if it makes no difference.
#[test]
fn focus_fire_asks_for_no_order_that_makes_no_difference() {
    for (ours, theirs) in [
        (["Jedi Light Cruiser", "TIE Fighter"], unit("Munificent Frigate")),
        (["TIE Fighter", "TIE Fighter"], unit("Munificent Frigate").with(["Shield"])),
    ] {
        let mut game = about_to_play("Focus Fire").ours(ours).theirs([theirs]).action_phase();
        game.us().play("Focus Fire").choose("Munificent Frigate");
        game.expect_action_of(Side::Them);
    }
}
