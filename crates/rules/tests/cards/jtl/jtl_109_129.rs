//! The cards of Jump to Lightspeed from JTL_109 to JTL_129: main case, corners and official rulings of each.

use testkit::{Ask, Event, Keyword, Side, scenario, unit};

use super::common::{SHIP, forms_of, indirect, nearly_gone, piloted, tramples_who_is_gone};
use crate::starts::about_to_play;

// ---- JTL_109 Jarek Yeager, Coordinating With The Resistance ----

/// JTL_109: his Vehicle has Sentinel while we have units in both arenas.
#[test]
fn jarek_yeager_coordinates() {
    scenario().ours([piloted("Jarek Yeager"), unit("Wampa")]).action_phase().expect_keyword(SHIP, Keyword::Sentinel);
    scenario().ours([piloted("Jarek Yeager")]).action_phase().expect_no_keyword(SHIP, Keyword::Sentinel);
}

// Rulings

/// JTL_109, CR 7.5.17C (ruling 1).
#[test]
fn jarek_yeager_is_a_unit_out_of_play() {
    forms_of("JTL_109", "Jarek Yeager");
}

// ---- JTL_110 Scouting Headhunter ----

/// JTL_110: Sentinel.
#[test]
fn scouting_headhunter_guards() {
    scenario().ours(["Scouting Headhunter"]).action_phase().expect_keyword("Scouting Headhunter", Keyword::Sentinel);
}

// ---- JTL_111 Seasoned Fleet Admiral ----

/// JTL_111: when an opponent draws in the action phase, an Experience token, once for all cards that are drawn together.
#[test]
fn seasoned_fleet_admiral_watches_the_enemys_draws() {
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
fn seasoned_fleet_admiral_is_not_interested_in_other_draws() {
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

/// JTL_111: that it is the action phase is a part of when it triggers: in the regroup phase nothing waits, and nobody is
/// asked whose abilities come first.
#[test]
fn seasoned_fleet_admirals_do_not_trigger_in_the_regroup_phase() {
    let mut game = scenario()
        .ours(["Seasoned Fleet Admiral"])
        .theirs(["Seasoned Fleet Admiral"])
        .our_deck(["Repair"; 4])
        .their_deck(["Repair"; 4])
        .action_phase();
    game.both_pass();
    game.expect_asked(Side::Us, Ask::Resource)
        .expect_no_event("a trigger", |event| matches!(event, Event::Triggered { .. }));
}

/// JTL_111, CR 8.26.1: a card that is found and drawn is drawn, too.
#[test]
fn seasoned_fleet_admiral_hears_of_searches() {
    let mut game = scenario()
        .ours(["Seasoned Fleet Admiral"])
        .their_hand(["Confiscate"])
        .their_deck(["Wampa", "Repair", "AT-ST"])
        .confiscate_does("Search(top: 2, for: (), then: [Put(what: It, to: Hand)])")
        .their_action_phase();
    game.them().play("Confiscate").choose("Wampa");
    game.expect_asked(Side::Us, Ask::Target);
}

// ---- JTL_112 Eager Escort Fighter ----

/// JTL_112: Ambush.
#[test]
fn eager_escort_fighter_ambushes() {
    let mut game = about_to_play("Eager Escort Fighter").theirs([SHIP]).action_phase();
    game.us().play("Eager Escort Fighter").attack("Eager Escort Fighter", SHIP);
    game.expect_gone(SHIP);
}

// Rulings

/// JTL_112, CR 7.5.5: with nobody to attack it does not ready (ruling 1).
#[test]
fn eager_escort_fighter_without_enemies() {
    let mut game = about_to_play("Eager Escort Fighter").action_phase();
    game.us().play("Eager Escort Fighter");
    game.expect_exhausted("Eager Escort Fighter").expect_action_of(Side::Them);
}

// ---- JTL_113 Homestead Militia ----

/// JTL_113: Sentinel while we control 6 or more resources.
#[test]
fn homestead_militia_stands_guard_with_six_resources() {
    let table = |resources| scenario().our_resources(resources).ours(["JTL_113"]).action_phase();
    table(5).expect_no_keyword("Homestead Militia", Keyword::Sentinel);
    table(6).expect_keyword("Homestead Militia", Keyword::Sentinel);
}

// ---- JTL_114 Adept ARC-170 ----

/// JTL_114: Restore 2.
#[test]
fn adept_arc_170_restores() {
    let mut game = scenario().ours(["Adept ARC-170"]).our_base_damage(3).action_phase();
    game.us().attack("Adept ARC-170", "their base").expect_base_damage(1);
}

// ---- JTL_115 Clone Combat Squadron ----

/// JTL_115: +1/+1 for each other space unit of ours.
#[test]
fn clone_combat_squadron_counts_space_units() {
    let mut game = scenario().ours(["Clone Combat Squadron", SHIP, "Wampa"]).theirs(["X-Wing"]).action_phase();
    game.expect_power("Clone Combat Squadron", 4).expect_hp("Clone Combat Squadron", 4);
}

// ---- JTL_116 Dornean Gunship ----

/// JTL_116: as much indirect damage to a player as we have Vehicles, itself among them.
#[test]
fn dornean_gunship_counts_vehicles() {
    let mut game = about_to_play("Dornean Gunship").ours([SHIP, "Battlefield Marine"]).action_phase();
    game.us().play("Dornean Gunship").choose_player(Side::Them);
    game.them().choose_times(2, "their base").expect_base_damage(2);
}

// Rulings

/// JTL_116, CR 8.35.2A, 8.35.3 (ruling 1).
#[test]
fn dornean_gunships_damage_is_indirect() {
    let mut game = about_to_play("Dornean Gunship").ours([SHIP]).theirs([nearly_gone()]).action_phase();
    game.us().play("Dornean Gunship").choose_player(Side::Them);
    indirect(&mut game, 2);
}

// ---- JTL_117 General Draven, Doing What Must Be Done ----

/// JTL_117: an X-Wing when played and as he attacks.
#[test]
fn general_draven_brings_x_wings() {
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
fn mc30_assault_frigate_overwhelms() {
    let mut game = scenario().ours(["MC30 Assault Frigate"]).theirs([SHIP]).action_phase();
    game.us().attack("MC30 Assault Frigate", SHIP);
    game.them().expect_base_damage(4);
}

// Rulings

/// JTL_118, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn mc30_assault_frigate_stops_at_a_shield() {
    let mut game = scenario().ours(["MC30 Assault Frigate"]).theirs([unit(SHIP).with(["Shield"])]).action_phase();
    game.us().attack("MC30 Assault Frigate", SHIP);
    game.expect_in_play(SHIP);
    game.them().expect_base_damage(0);
}

/// JTL_118, CR 7.5.7F: when the defending unit falls before combat damage, all of it is excess (ruling 2).
#[test]
fn mc30_assault_frigate_tramples_who_is_gone() {
    tramples_who_is_gone(unit("MC30 Assault Frigate").with(["Resilient"]), "MC30 Assault Frigate", 6);
}

// ---- JTL_119 Resupply Carrier ----

/// JTL_119: the top card of the deck becomes a resource, if we like.
#[test]
fn resupply_carrier_brings_a_resource() {
    let mut game = about_to_play("Resupply Carrier").action_phase();
    game.us().play("Resupply Carrier").yes().expect_resources(31);
}

// Rulings

/// JTL_119, CR 1.7.7: it comes exhausted (ruling 1, 2).
#[test]
fn resupply_carriers_resource_is_exhausted() {
    let mut game = scenario()
        .our_leader("Admiral Holdo, We're Not Alone")
        .our_resources(6)
        .our_hand(["Resupply Carrier"])
        .action_phase();
    game.us().play("Resupply Carrier").yes().expect_resources(7).expect_ready_resources(0);
}

// ---- JTL_120 Dorsal Turret ----

/// JTL_120: on a Vehicle; a unit that it damages as attacker in combat falls.
#[test]
fn dorsal_turret_defeats_what_it_hits() {
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
fn dorsal_turret_wants_combat_damage_of_an_attack() {
    let mut game = scenario()
        .ours([unit("Munificent Frigate").with(["Dorsal Turret"])])
        .theirs(["Jedi Light Cruiser"])
        .their_action_phase();
    game.them().attack("Jedi Light Cruiser", "Munificent Frigate");
    game.expect_damage("Jedi Light Cruiser", 4).expect_in_play("Jedi Light Cruiser");
}

// ---- JTL_121 Salvage ----

/// JTL_121: a Vehicle from our discard pile, then 1 damage to it.
#[test]
fn salvage_plays_a_wreck() {
    let mut game = about_to_play("Salvage").our_discard(["Munificent Frigate", "Wampa"]).action_phase();
    game.us().play("Salvage");
    game.expect_options(["play Munificent Frigate"]);
    game.us().play("Munificent Frigate");
    game.expect_damage("Munificent Frigate", 1);
}

// Rulings

/// JTL_121, CR 1.8: its cost is paid (ruling 1).
#[test]
fn salvage_is_not_free() {
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

/// JTL_122: up to two space units of ours are exhausted, an X-Wing for each.
#[test]
fn all_wings_report_in() {
    let mut game = about_to_play("All Wings Report In").ours([SHIP, "Munificent Frigate", "Wampa"]).action_phase();
    game.us().play("All Wings Report In").choose(SHIP).choose("Munificent Frigate");
    game.expect_exhausted(SHIP).expect_exhausted("Munificent Frigate").expect_count("X-Wing", 2);
}

// ---- JTL_123 Dogfight ----

/// JTL_123: an attack even by an exhausted unit, on no base.
#[test]
fn dogfight_sends_an_exhausted_unit() {
    let mut game = about_to_play("Dogfight").ours([unit("Wampa").exhausted()]).theirs(["AT-ST"]).action_phase();
    game.us().play("Dogfight");
    game.expect_options(["Wampa -> AT-ST"]);
    game.us().attack("Wampa", "AT-ST");
    game.expect_damage("AT-ST", 4);
}

// Rulings

/// JTL_123: who can attack must, and Overwhelm reaches the base all the same (ruling 1, 2).
#[test]
fn dogfight_may_overwhelm() {
    let mut game = about_to_play("Dogfight").ours(["MC30 Assault Frigate"]).theirs([SHIP]).action_phase();
    game.us().play("Dogfight");
    game.expect_options(["MC30 Assault Frigate -> Royal Security Fighter"]);
    game.us().attack("MC30 Assault Frigate", SHIP);
    game.them().expect_base_damage(4);
}

// ---- JTL_124 Tandem Assault ----

/// JTL_124: a space unit attacks, then a ground unit at +2/+0.
#[test]
fn tandem_assault_attacks_twice() {
    let mut game = about_to_play("Tandem Assault").ours([SHIP, "Wampa"]).action_phase();
    game.us().play("Tandem Assault").attack(SHIP, "their base").attack("Wampa", "their base");
    game.them().expect_base_damage(8);
}

// Rulings

/// JTL_124: without the first attack there is no second, and ready units must attack (ruling 1).
#[test]
fn tandem_assault_needs_a_space_unit() {
    let mut game = about_to_play("Tandem Assault").ours([unit(SHIP).exhausted(), unit("Wampa")]).action_phase();
    game.us().play("Tandem Assault");
    game.expect_action_of(Side::Them);
}

/// JTL_124, CR 7.6.8A: what the first attack triggers is resolved before the second (ruling 2).
#[test]
fn tandem_assault_resolves_the_first_attack_whole() {
    let mut game = about_to_play("Tandem Assault")
        .resilient_gives("Ability(When(on: [AttackEnds], do: [May([Draw()])]))")
        .ours([unit(SHIP).with(["Resilient"]), unit("Wampa")])
        .action_phase();
    game.us().play("Tandem Assault").attack(SHIP, "their base");
    game.expect_asked(Side::Us, Ask::May);
    game.us().yes().expect_hand_size(1).attack("Wampa", "their base");
}

// ---- JTL_125 Air Superiority ----

/// JTL_125: 4 damage to an enemy ground unit when we control more space units.
#[test]
fn air_superiority_strikes_the_ground() {
    let mut game =
        about_to_play("Air Superiority").ours([SHIP, "Alliance X-Wing"]).theirs(["AT-ST", "X-Wing"]).action_phase();
    game.us().play("Air Superiority").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    let mut game = about_to_play("Air Superiority").ours([SHIP]).theirs(["AT-ST", "X-Wing"]).action_phase();
    game.us().play("Air Superiority");
    game.expect_damage("AT-ST", 0);
}

// ---- JTL_126 Eject ----

/// JTL_126: a Pilot upgrade moves to the ground as an exhausted unit; a card.
#[test]
fn eject_throws_a_pilot_out() {
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
fn eject_is_neither_leaving_nor_entering() {
    let mut game = about_to_play("Eject").ours([piloted("IG-88")]).theirs([SHIP]).action_phase();
    let card = game.card("IG-88");
    let before = game.game.state.now(card);
    game.us().play("Eject").choose("IG-88");
    assert_eq!(game.game.state.now(card), before, "the same copy of the card");
    game.expect_in_play("IG-88");
}

// ---- JTL_127 Lightspeed Assault ----

/// JTL_127: a space unit of ours falls and strikes an enemy one with its power, whose controller is dealt as much indirect
/// damage as that one has power.
#[test]
fn lightspeed_assault_rams() {
    let mut game = about_to_play("Lightspeed Assault").ours([SHIP]).theirs(["Munificent Frigate"]).action_phase();
    game.us().play("Lightspeed Assault").choose(SHIP).choose("Munificent Frigate");
    game.expect_gone(SHIP).expect_damage("Munificent Frigate", 2).expect_asked(Side::Them, Ask::Indirect);
    game.them().choose_times(4, "their base").expect_base_damage(4);
}

// Rulings

/// JTL_127, CR 8.11: the power as it last was counts, of the unit that fell and of one that the damage defeats
/// (ruling 1, 2).
#[test]
fn lightspeed_assault_counts_last_powers() {
    let mut game = about_to_play("Lightspeed Assault")
        .ours([unit(SHIP).with(["Experience"])])
        .theirs([unit("Prototype TIE Advanced").with(["Shield"]), unit("Eager Escort Fighter")])
        .action_phase();
    game.us().play("Lightspeed Assault").choose(SHIP).choose("Eager Escort Fighter");
    game.expect_gone("Eager Escort Fighter").expect_asked(Side::Them, Ask::Indirect);
    game.them().choose_times(4, "their base").expect_base_damage(4);
}

// ---- JTL_128 Prepare for Takeoff ----

/// JTL_128: among eight cards up to two Vehicle units, which are drawn.
#[test]
fn prepare_for_takeoff_finds_two_vehicles() {
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
fn prepare_for_takeoff_puts_the_rest_below() {
    let deck = ["Wampa", "AT-ST", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Munificent Frigate"];
    let mut game = about_to_play("JTL_128").our_deck(deck).action_phase();
    game.us().play("Prepare for Takeoff").choose("AT-ST").expect_deck_top(["Munificent Frigate"]).expect_deck_size(8);
}

// ---- JTL_129 Focus Fire ----

/// JTL_129: each of our Vehicles in the unit's arena deals damage equal to its power to it.
#[test]
fn focus_fire_joins_our_vehicles() {
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

/// JTL_129, CR 1.9.8: each of them deals an instance of its own, one after the other, and a Shield prevents the first: which
/// it is, their player chooses.
#[test]
fn focus_fire_breaks_a_shield_with_one_of_them() {
    for (first, damage) in [("TIE Fighter", 6), ("Jedi Light Cruiser", 1)] {
        let mut game = about_to_play("Focus Fire")
            .ours(["Jedi Light Cruiser", "TIE Fighter"])
            .theirs([unit("Munificent Frigate").with(["Shield"])])
            .action_phase();
        game.us().play("Focus Fire").choose("Munificent Frigate");
        game.expect_asked(Side::Us, Ask::FirstDamage).expect_options(["TIE Fighter", "Jedi Light Cruiser"]);
        game.us().choose(first);
        game.expect_upgrades("Munificent Frigate", []).expect_damage("Munificent Frigate", damage);
        game.expect_action_of(Side::Them);
    }
}

/// JTL_129, CR 1.9.8: nobody is asked where the order makes no difference.
#[test]
fn focus_fire_asks_for_no_order_in_vain() {
    for (ours, theirs) in [
        (["Jedi Light Cruiser", "TIE Fighter"], unit("Munificent Frigate")),
        (["TIE Fighter", "TIE Fighter"], unit("Munificent Frigate").with(["Shield"])),
    ] {
        let mut game = about_to_play("Focus Fire").ours(ours).theirs([theirs]).action_phase();
        game.us().play("Focus Fire").choose("Munificent Frigate");
        game.expect_action_of(Side::Them);
    }
}
