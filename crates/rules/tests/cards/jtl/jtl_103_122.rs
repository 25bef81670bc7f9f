//! The cards of Jump to Lightspeed from JTL_103 to JTL_122: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Scenario, Side, scenario, unit};

use super::common::{SHIP, ambushes, forms_of, indirect, nearly_gone, piloted};
use crate::starts::about_to_play;

// ---- JTL_103 Chewbacca, Faithful First Mate ----

/// JTL_103: neither he nor his Vehicle is defeated or returned by enemy abilities; ours do.
#[test]
fn chewbacca_is_not_defeated_by_enemy_abilities() {
    for ours in [unit("Chewbacca, Faithful First Mate"), piloted("Chewbacca, Faithful First Mate")] {
        let mut game = scenario()
            .ours([ours])
            .their_hand(["Confiscate", "Waylay"])
            .their_resources(20)
            .confiscate_does("Defeat(All(side: Enemy))")
            .their_action_phase();
        game.them().play("Confiscate");
        game.expect_in_play("Chewbacca");
    }
}

// Rulings

/// JTL_103, CR 1.9.6: having no remaining HP is no card ability.
#[test]
fn chewbacca_falls_without_hp() {
    let mut game = scenario().ours([unit("Chewbacca, Faithful First Mate").damage(5)]).theirs(["Wampa"]).action_phase();
    game.us().attack("Chewbacca", "Wampa");
    game.expect_gone("Chewbacca");
}

/// JTL_103, CR 7.5.17C.
#[test]
fn chewbacca_is_a_unit_out_of_play() {
    forms_of("JTL_103", "Chewbacca");
}

// ---- JTL_104 Raddus, Holdo's Final Command ----

/// JTL_104: Sentinel beside another Resistance card, be it an upgrade or the leader.
#[test]
fn raddus_guards_the_resistance() {
    let mut game = scenario().ours(["Raddus"]).action_phase();
    game.expect_no_keyword("Raddus", Keyword::Sentinel);
    let mut game = scenario().ours([unit("Raddus"), piloted("Paige Tico")]).action_phase();
    game.expect_keyword("Raddus", Keyword::Sentinel);
    let mut game = scenario().ours(["Raddus"]).our_leader("Rose Tico, Saving What We Love").action_phase();
    game.expect_keyword("Raddus", Keyword::Sentinel);
}

// Rulings

/// JTL_104, CR 8.11: its damage when it falls is its power as it last was.
#[test]
fn raddus_strikes_with_its_last_power() {
    let mut game = scenario()
        .ours([unit("Raddus").with(["Experience"])])
        .theirs(["Executor"])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .their_action_phase();
    game.them().play("Confiscate").choose("Raddus");
    game.us().choose("Executor");
    game.expect_damage("Executor", 9);
}

// ---- JTL_105 The Starhawk, Prototype Battleship ----

/// A table at which we have The Starhawk and so many resources.
fn with_the_starhawk(resources: usize) -> Scenario {
    scenario().our_resources(resources).our_base("Echo Base").our_leader("Hera Syndulla").ours(["The Starhawk"])
}

/// JTL_105: we pay half of a cost, rounded up.
#[test]
fn the_starhawk_halves_costs() {
    let mut game = with_the_starhawk(2).our_hand(["Battlefield Marine", "JTL_204"]).action_phase();
    game.expect_not_offered("play Home One");
    game.us().play("Battlefield Marine").expect_ready_resources(1);
    let mut game = with_the_starhawk(2).our_hand(["Resilient"]).action_phase();
    // 1 and 2 more without Vigilance: 3, of which 2 are paid.
    game.us().play_onto("Resilient", "The Starhawk").expect_ready_resources(0);
}

// Corners

/// JTL_105: only its controller's costs, and only while it is there.
#[test]
fn the_starhawk_helps_its_controller_alone() {
    let mut game = scenario()
        .their_resources(1)
        .their_hand(["Battlefield Marine"])
        .their_base("Echo Base")
        .their_leader("Hera Syndulla")
        .ours(["The Starhawk"])
        .their_action_phase();
    game.expect_not_offered("play Battlefield Marine");
}

// Rulings

/// JTL_105: costs of abilities as well as of cards (ruling 1).
#[test]
fn the_starhawk_halves_costs_of_abilities() {
    let mut game = with_the_starhawk(2)
        .resilient_gives("Ability(Action(cost: [Resources(3)], do: [Draw()]))")
        .ours([unit("Wampa").with(["Resilient"])])
        .our_deck(["Repair"])
        .action_phase();
    game.us().use_ability("Wampa").expect_ready_resources(0).expect_hand(["Repair"]);
}

/// JTL_105: what is paid besides resources is paid in full (ruling 2).
#[test]
fn the_starhawk_halves_resources_alone() {
    let mut game = with_the_starhawk(2)
        .resilient_gives("Ability(Action(cost: [Resources(2), Damage(2, This)], do: [Draw()]))")
        .ours([unit("Wampa").with(["Resilient"])])
        .action_phase();
    game.us().use_ability("Wampa").choose("Wampa").expect_ready_resources(1);
    game.expect_damage("Wampa", 2);
}

/// JTL_105, CR 7.5.5: its Ambush without an enemy leaves it exhausted (ruling 3).
#[test]
fn the_starhawk_ambushes() {
    ambushes("The Starhawk");
}

// ---- JTL_106 Unity of Purpose ----

/// JTL_106: +1/+1 for each of our units for each different name among them, for this phase.
#[test]
fn unity_of_purpose_counts_names() {
    let mut game = about_to_play("Unity of Purpose").ours(["Wampa", "Wampa", "AT-ST"]).theirs([SHIP]).action_phase();
    game.us().play("Unity of Purpose");
    game.expect_power("AT-ST", 8).expect_hp("AT-ST", 9).expect_power(SHIP, 2);
    game.both_pass().nobody_resources();
    game.expect_power("AT-ST", 6);
}

// Rulings

/// JTL_106, CR 8.23.2: two cards of one name with different subtitles have one name (ruling 1).
#[test]
fn unity_of_purpose_does_not_count_subtitles() {
    let ours = ["Millennium Falcon, Get Out And Push", "Millennium Falcon, Piece of Junk"];
    let mut game = about_to_play("Unity of Purpose").ours(ours).ours(["AT-ST"]).action_phase();
    game.us().play("Unity of Purpose");
    game.expect_power("AT-ST", 8);
}

// ---- JTL_107 Bunker Defender ----

/// JTL_107: Sentinel beside a Vehicle of ours.
#[test]
fn bunker_defender_guards_vehicles() {
    scenario().ours(["Bunker Defender", SHIP]).action_phase().expect_keyword("Bunker Defender", Keyword::Sentinel);
    scenario()
        .ours(["Bunker Defender"])
        .theirs([SHIP])
        .action_phase()
        .expect_no_keyword("Bunker Defender", Keyword::Sentinel);
}

// ---- JTL_108 Clone Pilot ----

/// JTL_108: Piloting: +2/+2 for a Vehicle of ours.
#[test]
fn clone_pilot_flies() {
    let mut game = about_to_play("Clone Pilot").ours([SHIP]).action_phase();
    game.us().play_onto("Clone Pilot", SHIP);
    game.expect_power(SHIP, 4).expect_hp(SHIP, 4);
}

// Rulings

/// JTL_108, CR 7.5.17C.
#[test]
fn clone_pilot_is_a_unit_out_of_play() {
    forms_of("JTL_108", "Clone Pilot");
}

// ---- JTL_109 Jarek Yeager, Coordinating With The Resistance ----

/// JTL_109: his Vehicle has Sentinel while we have units in both arenas.
#[test]
fn jarek_yeager_coordinates() {
    scenario().ours([piloted("Jarek Yeager"), unit("Wampa")]).action_phase().expect_keyword(SHIP, Keyword::Sentinel);
    scenario().ours([piloted("Jarek Yeager")]).action_phase().expect_no_keyword(SHIP, Keyword::Sentinel);
}

// Rulings

/// JTL_109, CR 7.5.17C.
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

/// JTL_112, CR 7.5.5: with nobody to attack it does not ready.
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

/// JTL_116, CR 8.35.2A, 8.35.3.
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

/// JTL_118, CR 7.5.7E: a Shield leaves no excess damage.
#[test]
fn mc30_assault_frigate_stops_at_a_shield() {
    let mut game = scenario().ours(["MC30 Assault Frigate"]).theirs([unit(SHIP).with(["Shield"])]).action_phase();
    game.us().attack("MC30 Assault Frigate", SHIP);
    game.expect_in_play(SHIP);
    game.them().expect_base_damage(0);
}

// ---- JTL_119 Resupply Carrier ----

/// JTL_119: the top card of the deck becomes a resource, if we like.
#[test]
fn resupply_carrier_brings_a_resource() {
    let mut game = about_to_play("Resupply Carrier").action_phase();
    game.us().play("Resupply Carrier").yes().expect_resources(31);
}

// Rulings

/// JTL_119, CR 1.7.7: it comes exhausted.
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

/// JTL_120, CR 1.9.10: only combat damage, dealt while it attacks.
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

/// JTL_121, CR 1.8: its cost is paid.
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
