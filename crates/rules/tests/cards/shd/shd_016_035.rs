//! The cards of Shadows of the Galaxy from SHD_016 to SHD_035: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- SHD_016 Fennec Shand, Honoring the Deal ----

/// SHD_016, Leader side: a unit of cost 4 or less, for its cost, with Ambush.
#[test]
fn fennec_shand_plays_a_cheap_unit_with_ambush() {
    let mut game = scenario()
        .our_leader("Fennec Shand")
        .our_resources(5)
        .our_hand(["Swoop Racer", "Desperado Freighter", "Repair"])
        .our_base("Coronet City")
        .theirs(["Underworld Thug"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["play Swoop Racer", "no"]);
    game.us().play("Swoop Racer").expect_ready_resources(1).attack("Swoop Racer", "Underworld Thug");
    game.expect_gone("Underworld Thug").expect_damage("Swoop Racer", 2).expect_exhausted("our leader");
}

/// SHD_016, unit side: Saboteur; the same ability costs no more than the unit.
#[test]
fn fennec_shand_deployed_plays_units_with_ambush_without_exhausting() {
    let mut game = scenario()
        .our_deployed_leader("Fennec Shand")
        .our_resources(3)
        .our_hand(["Swoop Racer"])
        .our_base("Coronet City")
        .theirs(["Underworld Thug", "Cell Block Guard"])
        .action_phase();
    game.us().use_ability("Fennec Shand").play("Swoop Racer").expect_ready_resources(0);
    // The guard has Sentinel.
    game.us().attack("Swoop Racer", "Cell Block Guard");
    game.expect_ready("Fennec Shand").them().pass();
    game.expect_keyword("Fennec Shand", Keyword::Saboteur).expect_offered("Fennec Shand -> their base");
}

// Rulings

/// SHD_016, CR 1.8.6: a unit with printed cost 4 qualifies although 6 is paid for it. One of 11 does not although 4
/// would be paid.
#[test]
fn fennec_shand_ignores_modified_costs() {
    let droids = ["Battle Droid"; 11];
    let mut game = scenario()
        .our_leader("Fennec Shand, Honoring the Deal")
        .our_hand(["Wampa", "Republic Defense Carrier"])
        .theirs(droids)
        .action_phase();
    game.expect_offered("play Republic Defense Carrier");
    game.us().use_ability("our leader");
    game.expect_options(["play Wampa", "no"]);
    // 1 for the ability; 4, and 2 for Aggression.
    game.us().play("Wampa").expect_ready_resources(13);
}

/// SHD_016: the unit's printed cost counts; it is paid with the aspect penalty.
#[test]
fn fennec_shand_pays_for_a_unit_of_the_printed_cost() {
    let mut game = scenario()
        .our_leader("Fennec Shand")
        .our_base("Capital City")
        .our_resources(7)
        // Reputable Hunter costs 1 less, Cobb Vanth no less: both are printed as 3; Discerning Veteran is 5.
        .our_hand(["Reputable Hunter", "Discerning Veteran", "Jabba's Rancor"])
        .theirs(["Hylobon Enforcer"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["play Reputable Hunter", "no"]);
    // 1 for the ability; 3, 2 for Command, less 1.
    game.us().play("Reputable Hunter").expect_ready_resources(2);
}

/// SHD_016, CR 7.6.13B, 7.5.5C: Ambush is pending together with When Played abilities; without an enemy unit it does
/// nothing.
#[test]
fn fennec_shand_ambush_is_pending_together_with_when_played() {
    let table = || scenario().our_leader("Fennec Shand").our_hand(["Clan Wren Rescuer"]);
    let mut game = table().theirs(["Underworld Thug"]).action_phase();
    game.us().use_ability("our leader").play("Clan Wren Rescuer");
    game.expect_waiting(["Clan Wren Rescuer", "Clan Wren Rescuer"]);
    game.us().resolve_first("Clan Wren Rescuer").choose("Clan Wren Rescuer");
    game.us().attack("Clan Wren Rescuer", "Underworld Thug");
    game.expect_damage("Underworld Thug", 2);
    let mut game = table().action_phase();
    game.us().use_ability("our leader").play("Clan Wren Rescuer").resolve_first("Ambush").choose("Clan Wren Rescuer");
    game.expect_exhausted("Clan Wren Rescuer").expect_action_of(Side::Them);
}

/// SHD_016, CR 1.17.4, 6.4.2A: deployed, her ability has no cost, so it can be used only if a unit can be played.
#[test]
fn fennec_shand_deployed_must_play_a_unit() {
    let table = || scenario().our_deployed_leader("Fennec Shand");
    let mut game = table().our_hand(["Swoop Racer", "Desperado Freighter"]).action_phase();
    game.us().use_ability("Fennec Shand");
    game.expect_options(["play Swoop Racer"]);
    table().our_hand(["Desperado Freighter"]).action_phase().expect_not_offered("use Fennec Shand");
}

// ---- SHD_017 Lando Calrissian, With Impeccable Taste ----

/// SHD_017, Leader side: a card is played using Smuggle for 2 less, and a resource that we own is defeated.
#[test]
fn lando_smuggles_for_2_less_and_defeats_a_friendly_resource() {
    let mut game = scenario()
        .our_leader("Lando Calrissian")
        .our_base("Nevarro City")
        .our_resources(2)
        .our_resource_cards(["Privateer Crew", "Recruit"])
        .our_deck(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader");
    // Nobody has to show that a resource has Smuggle (CR 1.17.4).
    game.expect_options(["play Privateer Crew", "no"]);
    // It costs 6 with Smuggle: the aspect is provided.
    game.us().play("Privateer Crew").expect_ready_resources(0);
    game.expect_options(["Underworld Thug", "Underworld Thug", "Recruit", "Wampa"]);
    game.us().choose("Recruit");
    game.expect_in_discard("Recruit").expect_power("Privateer Crew", 5).expect_exhausted("our leader");
    game.us().expect_resources(3);
}

/// SHD_017, unit side: once each round without exhausting.
#[test]
fn lando_deployed_smuggles_once_each_round() {
    let mut game = scenario()
        .our_deployed_leader("Lando Calrissian")
        .our_base("Nevarro City")
        .our_resource_cards(["Collections Starhopper", "Weequay Pirate Gang", "Recruit"])
        .action_phase();
    game.us().use_ability("Lando Calrissian");
    game.expect_options(["play Collections Starhopper", "play Weequay Pirate Gang", "no"]);
    // 1 instead of 3.
    game.us().play("Collections Starhopper").expect_ready_resources(22).choose("Recruit");
    game.expect_ready("Lando Calrissian").them().pass();
    game.expect_not_offered("use Lando Calrissian");
    game.both_pass().nobody_resources();
    game.expect_offered("use Lando Calrissian");
}

// Corners

/// SHD_017: a resource that another player owns cannot be defeated.
#[test]
fn lando_defeats_only_a_resource_that_he_owns() {
    let mut game = scenario()
        .our_leader("Lando Calrissian")
        .our_base("Nevarro City")
        .our_resources(8)
        .our_resource_cards(["DJ", "Collections Starhopper", "Recruit"])
        .their_resources(0)
        .their_resource_cards(["Wampa"])
        .our_deck(["Repair", "Waylay"])
        .action_phase();
    // 7, and 2 for the second Cunning.
    game.us().play("DJ").choose("Wampa").expect_resources(12);
    game.them().pass();
    game.us().use_ability("our leader").play("Collections Starhopper");
    game.expect_offered("Recruit").expect_offered("Repair").expect_not_offered("Wampa");
}

// Rulings

/// SHD_017: the smuggled card is replaced first, then the resource is defeated, then triggered abilities resolve.
#[test]
fn lando_defeats_the_resource_before_when_played_abilities() {
    let mut game = scenario()
        .our_leader("Lando Calrissian")
        .our_base("Nevarro City")
        .our_resources(4)
        .our_resource_cards(["Privateer Crew"])
        .our_deck(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader").play("Privateer Crew");
    // The new resource is among the choices, and the Experience tokens still wait.
    game.expect_asked(Side::Us, QuestionKind::Target).expect_offered("Wampa").expect_upgrades("Privateer Crew", []);
    game.us().choose("Wampa");
    game.expect_in_discard("Wampa");
    game.expect_upgrades("Privateer Crew", ["Experience", "Experience", "Experience"]);
}

// ---- SHD_018 The Mandalorian, Sworn To The Creed ----

/// SHD_018, Leader side: when we play an upgrade, he may exhaust to exhaust an enemy unit with 4 or less remaining HP.
#[test]
fn the_mandalorian_may_exhaust_to_exhaust_a_weakened_enemy_unit() {
    let table = || {
        scenario()
            .our_leader("The Mandalorian, Sworn To The Creed")
            .our_hand(["Academy Training"])
            .ours(["Battlefield Marine"])
            .theirs([unit("AT-ST").damage(3), unit("Wampa"), unit("TIE/ln Fighter")])
            .action_phase()
    };
    let mut game = table();
    game.us().play_onto("Academy Training", "Battlefield Marine").yes();
    game.expect_options(["AT-ST", "TIE/ln Fighter"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_exhausted("our leader").expect_action_of(Side::Them);
    let mut game = table();
    game.us().play_onto("Academy Training", "Battlefield Marine").no();
    game.expect_ready("our leader").expect_action_of(Side::Them);
}

/// SHD_018, unit side: each upgrade may exhaust an enemy unit with 6 or less remaining HP.
#[test]
fn the_mandalorian_deployed_may_exhaust_units_with_6_or_less_hp() {
    let mut game = scenario()
        .our_deployed_leader("The Mandalorian, Sworn To The Creed")
        .our_hand(["Academy Training"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().play_onto("Academy Training", "Battlefield Marine");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_ready("The Mandalorian");
}

// ---- SHD_027 Hylobon Enforcer ----

/// SHD_027: Grit; its Bounty draws a card, when defeated or captured.
#[test]
fn hylobon_enforcer_bounty_draws_a_card() {
    let table = || scenario().ours(["Wampa"]).theirs([unit("Hylobon Enforcer").damage(1)]).our_hand(["Take Captive"]);
    let mut game = table().action_phase();
    game.expect_power("Hylobon Enforcer", 2);
    game.us().attack("Wampa", "Hylobon Enforcer");
    game.expect_asked(Side::Us, QuestionKind::Bounty);
    game.us().yes().expect_hand_size(2);
    let mut game = table().action_phase();
    game.us().play("Take Captive").choose("Wampa").choose("Hylobon Enforcer").yes().expect_hand_size(1);
    game.expect_captured("Hylobon Enforcer");
    let mut game = table().action_phase();
    game.us().attack("Wampa", "Hylobon Enforcer").no().expect_hand_size(1);
    game.expect_action_of(Side::Them);
}

// ---- SHD_028 Doctor Pershing, Experimenting With Life ----

/// SHD_028: the damage to a friendly unit is a part of the cost.
#[test]
fn doctor_pershing_damages_a_friendly_unit_to_draw() {
    let mut game = scenario().ours(["Doctor Pershing", "Wampa"]).theirs(["AT-ST"]).our_deck(["Recruit"]).action_phase();
    game.us().use_ability("Doctor Pershing");
    game.expect_asked(Side::Us, QuestionKind::Cost).expect_options(["Doctor Pershing", "Wampa"]);
    game.us().choose("Wampa").expect_hand(["Recruit"]);
    game.expect_damage("Wampa", 1).expect_exhausted("Doctor Pershing");
}

// Rulings

/// SHD_028, SHD_036, CR 1.8.10, 6.4.4C: a Shield that prevents the damage of a cost still lets the cost be paid.
#[test]
fn shield_that_prevents_the_damage_of_a_cost_still_pays_it() {
    let shielded = unit("Wampa").with(["Shield"]);
    let mut game = scenario().ours([unit("Doctor Pershing"), shielded.clone()]).our_deck(["Recruit"]).action_phase();
    game.us().use_ability("Doctor Pershing").choose("Wampa").expect_hand(["Recruit"]);
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []);
    let mut game =
        scenario().our_leader("Gar Saxon").our_resource_cards(["First Light"]).ours([shielded]).action_phase();
    game.us().play_instead("First Light").choose("Wampa");
    game.expect_in_play("First Light").expect_damage("Wampa", 0).expect_upgrades("Wampa", []);
}

/// SHD_028: he may deal the damage to himself, and draws although it defeats him.
#[test]
fn doctor_pershing_may_damage_himself_to_draw() {
    let mut game = scenario().ours([unit("Doctor Pershing").damage(4)]).our_deck(["Recruit"]).action_phase();
    game.us().use_ability("Doctor Pershing").choose("Doctor Pershing").expect_hand(["Recruit"]);
    game.expect_in_discard("Doctor Pershing").expect_action_of(Side::Them);
}

// ---- SHD_029 Pyke Sentinel ----

/// SHD_029: Sentinel.
#[test]
fn pyke_sentinel_has_sentinel() {
    let mut game = scenario().ours(["Pyke Sentinel", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_offered("AT-ST -> Pyke Sentinel").expect_not_offered("AT-ST -> Wampa");
    game.expect_not_offered("AT-ST -> our base");
}

// ---- SHD_030 Death Trooper ----

/// SHD_030: 2 damage to a friendly ground unit and 2 to an enemy one.
#[test]
fn death_trooper_damages_a_friendly_and_an_enemy_ground_unit() {
    let mut game = scenario().our_hand(["SHD_030"]).ours(["Wampa"]).theirs(["AT-ST", "TIE/ln Fighter"]).action_phase();
    game.us().play("Death Trooper").choose("Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 2);
}

// Rulings

/// SHD_030, CR 1.3.2: without another friendly ground unit it must choose itself.
#[test]
fn death_trooper_alone_must_choose_itself() {
    let mut game = scenario().our_hand(["SHD_030"]).theirs(["Wampa"]).action_phase();
    game.us().play("Death Trooper");
    game.expect_options(["Death Trooper"]);
    game.us().choose("Death Trooper").choose("Wampa");
    game.expect_damage("Death Trooper", 2).expect_damage("Wampa", 2);
}

// ---- SHD_031 The Client, Dictated by Discretion ----

/// SHD_031: Shielded; for the phase a unit has a Bounty that heals 5 damage from a base.
#[test]
fn the_client_gives_a_unit_a_bounty_that_heals_a_base() {
    let mut game =
        scenario().ours(["The Client", "Wampa"]).theirs(["Underworld Thug"]).our_base_damage(7).action_phase();
    game.us().use_ability("The Client");
    game.expect_options(["The Client", "Wampa", "Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_keyword("Underworld Thug", Keyword::Bounty).them().pass();
    game.us().attack("Wampa", "Underworld Thug").yes();
    game.expect_options(["our base", "their base"]);
    game.us().choose("our base").expect_base_damage(2);
    let mut game = scenario().our_hand(["The Client"]).action_phase();
    game.us().play("The Client");
    game.expect_upgrades("The Client", ["Shield"]);
}

// Corners

/// SHD_031: exhausting is the cost.
#[test]
fn the_client_exhausts_to_give_a_bounty() {
    let mut game = scenario().ours(["The Client"]).theirs(["Wampa"]).action_phase();
    game.us().use_ability("The Client").choose("Wampa");
    game.expect_exhausted("The Client").them().pass();
    game.expect_not_offered("use The Client");
}

// ---- SHD_032 Lom Pyke, Dealer in Truths ----

/// SHD_032: may give an enemy unit a Shield; only then a friendly unit gets one.
#[test]
fn lom_pyke_may_give_an_enemy_a_shield_to_give_us_one() {
    let table = || scenario().ours(["Lom Pyke", "Wampa"]).theirs(["AT-ST", "TIE/ln Fighter"]).action_phase();
    let mut game = table();
    game.us().attack("Lom Pyke", "their base");
    game.expect_options(["AT-ST", "TIE/ln Fighter", "no"]);
    game.us().choose("AT-ST");
    game.expect_options(["Lom Pyke", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("AT-ST", ["Shield"]).expect_upgrades("Wampa", ["Shield"]);
    let mut game = table();
    game.us().attack("Lom Pyke", "their base").no();
    game.expect_upgrades("Wampa", []).expect_action_of(Side::Them);
}

/// SHD_032: Smuggle for 5.
#[test]
fn lom_pyke_has_smuggle() {
    let mut game = scenario()
        .our_leader("Gar Saxon")
        .our_resources(5)
        .our_resource_cards(["Lom Pyke"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("Lom Pyke").expect_ready_resources(1).expect_resources(6);
    game.expect_in_resources("Recruit").expect_exhausted("Lom Pyke");
}

// ---- SHD_033 Synara San, Loyal to Kragan ----

/// SHD_033: Grit; while exhausted she has a Bounty of 5 damage to a base, while ready none.
#[test]
fn synara_san_has_a_bounty_while_exhausted() {
    let table = |unit| scenario().ours(["AT-ST"]).theirs([unit]).action_phase();
    let mut game = table(unit("Synara San").damage(1).exhausted());
    game.expect_power("Synara San", 4).expect_keyword("Synara San", Keyword::Bounty);
    game.us().attack("AT-ST", "Synara San").yes();
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base");
    // 5, and 1 of Overwhelm.
    game.them().expect_base_damage(6);
    let mut game = table(unit("Synara San").damage(1));
    game.expect_no_keyword("Synara San", Keyword::Bounty);
    game.us().attack("AT-ST", "Synara San");
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_033: she is exhausted while attacking, so she has her Bounty when defeated.
#[test]
fn synara_san_defeated_by_her_attack_has_the_bounty() {
    let mut game = scenario().ours([unit("Synara San").damage(1)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Synara San", "AT-ST");
    game.expect_asked(Side::Them, QuestionKind::Bounty);
    game.them().yes().choose("our base");
    game.us().expect_base_damage(5);
}

// ---- SHD_034 Supercommando Squad ----

/// SHD_034: Shielded, and Sentinel while it has an upgrade.
#[test]
fn supercommando_squad_has_sentinel_while_upgraded() {
    let mut game = scenario().our_hand(["Supercommando Squad"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Supercommando Squad");
    game.expect_upgrades("Supercommando Squad", ["Shield"]).expect_keyword("Supercommando Squad", Keyword::Sentinel);
    game.them().attack("AT-ST", "Supercommando Squad");
    game.expect_upgrades("Supercommando Squad", []).expect_no_keyword("Supercommando Squad", Keyword::Sentinel);
}

// ---- SHD_035 Clan Saxon Gauntlet ----

/// SHD_035: Sentinel; when attacked, it may give an Experience token to a unit before damage.
#[test]
fn clan_saxon_gauntlet_may_give_experience_when_attacked() {
    let table =
        || scenario().ours(["Clan Saxon Gauntlet", "Wampa"]).theirs([unit("System Patrol Craft")]).their_action_phase();
    let mut game = table();
    game.expect_keyword("Clan Saxon Gauntlet", Keyword::Sentinel);
    game.them().attack("System Patrol Craft", "Clan Saxon Gauntlet");
    game.expect_options(["Clan Saxon Gauntlet", "Wampa", "System Patrol Craft", "no"]);
    game.us().choose("Clan Saxon Gauntlet");
    game.expect_damage("Clan Saxon Gauntlet", 3).expect_gone("System Patrol Craft");
    game.expect_upgrades("Clan Saxon Gauntlet", ["Experience"]);
    let mut game = table();
    game.them().attack("System Patrol Craft", "Clan Saxon Gauntlet");
    game.us().no();
    game.expect_upgrades("Clan Saxon Gauntlet", []);
}

// Rulings

/// SHD_035, CR 7.6.15C: it triggers together with the attacker's abilities. The active player chooses the order.
#[test]
fn clan_saxon_gauntlet_triggers_together_with_the_attacker() {
    let mut game =
        scenario().ours(["Clan Saxon Gauntlet"]).theirs([unit("Mining Guild TIE Fighter")]).their_action_phase();
    game.them().attack("Mining Guild TIE Fighter", "Clan Saxon Gauntlet");
    game.expect_waiting(["Clan Saxon Gauntlet", "Mining Guild TIE Fighter"])
        .expect_asked(Side::Them, QuestionKind::WhoFirst);
    game.them().our_abilities_first();
    game.us().choose("Clan Saxon Gauntlet");
    // No damage is dealt yet.
    game.expect_upgrades("Clan Saxon Gauntlet", ["Experience"]).expect_damage("Clan Saxon Gauntlet", 0);
    game.them().no();
    game.expect_damage("Clan Saxon Gauntlet", 1);
}
