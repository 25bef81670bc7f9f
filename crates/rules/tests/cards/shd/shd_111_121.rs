//! The cards of Shadows of the Galaxy from SHD_111 to SHD_121: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{expect_new_resource_exhausted, units_with_additional_cost};

// ---- SHD_111 Collections Starhopper ----

/// SHD_111: Smuggle for 3: the top card replaces it, exhausted.
#[test]
fn collections_starhopper_has_smuggle() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(3)
        .our_resource_cards(["Collections Starhopper"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("Collections Starhopper").expect_ready_resources(1).expect_resources(4);
    game.expect_in_resources("Recruit").expect_exhausted("Collections Starhopper");
}

// ---- SHD_112 Gamorrean Retainer ----

/// SHD_112: Sentinel while we have another Command unit.
#[test]
fn gamorrean_retainer_has_sentinel_with_another_command_unit() {
    let mut game = scenario().ours(["Gamorrean Retainer", "Wampa"]).theirs(["Warzone Lieutenant"]).action_phase();
    game.expect_no_keyword("Gamorrean Retainer", Keyword::Sentinel);
    let mut game = scenario().ours(["Gamorrean Retainer", "Warzone Lieutenant"]).action_phase();
    game.expect_keyword("Gamorrean Retainer", Keyword::Sentinel);
}

// ---- SHD_113 Privateer Crew ----

/// SHD_113: played using Smuggle for 6 it gets three Experience tokens, from the hand none.
#[test]
fn privateer_crew_gets_three_experience_when_smuggled() {
    let table = || {
        scenario()
            .our_base("Command Center")
            .our_resources(6)
            .our_resource_cards(["Privateer Crew"])
            .our_hand(["Privateer Crew"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Privateer Crew #1").expect_ready_resources(5);
    game.expect_upgrades("Privateer Crew", []).expect_action_of(Side::Them);
    let mut game = table();
    game.us().play("Privateer Crew #2").expect_ready_resources(1);
    game.expect_upgrades("Privateer Crew", ["Experience", "Experience", "Experience"]);
}

// ---- SHD_114 Scanning Officer ----

/// SHD_114: three enemy resources are revealed. Those with Smuggle are defeated and replaced by top cards.
#[test]
fn scanning_officer_defeats_enemy_resources_with_smuggle() {
    let mut game = scenario()
        .our_hand(["Scanning Officer"])
        .their_resources(0)
        .their_resource_cards(["Privateer Crew", "Covert Strength", "Wampa"])
        .their_deck(["Recruit", "Repair", "Greedo"])
        .action_phase();
    game.us().play("Scanning Officer").choose("Privateer Crew").choose("Covert Strength").choose("Wampa");
    game.them().expect_resources(3).expect_discard(["Privateer Crew", "Covert Strength"]).expect_deck_top(["Greedo"]);
    game.expect_in_resources("Wampa").expect_in_resources("Recruit").expect_in_resources("Repair");
    game.expect_action_of(Side::Them).them().expect_ready_resources(1);
}

/// SHD_114: with two resources, both are revealed.
#[test]
fn scanning_officer_reveals_fewer_resources_when_there_are_fewer() {
    let mut game = scenario()
        .our_hand(["Scanning Officer"])
        .their_resources(0)
        .their_resource_cards(["Privateer Crew", "Wampa"])
        .action_phase();
    game.us().play("Scanning Officer").choose("Privateer Crew").choose("Wampa");
    game.them().expect_resources(2).expect_discard(["Privateer Crew"]);
}

// Rulings

/// SHD_114, CR 1.7.7: the cards that replace the defeated resources enter exhausted.
#[test]
fn scanning_officer_replacements_are_exhausted() {
    let mut game = scenario()
        .our_hand(["Scanning Officer"])
        .their_resources(0)
        .their_resource_cards(["Privateer Crew", "Covert Strength", "Collections Starhopper", "Wampa"])
        .action_phase();
    game.us()
        .play("Scanning Officer")
        .choose("Privateer Crew")
        .choose("Covert Strength")
        .choose("Collections Starhopper");
    game.them().expect_resources(4).expect_ready_resources(1);
}

/// SHD_114: a new resource is exhausted although the defeated one was ready.
#[test]
fn scanning_officer_replacement_is_exhausted_even_for_a_ready_resource() {
    let mut game = scenario()
        .our_hand(["Scanning Officer"])
        .their_resources(0)
        .their_resource_cards(["Privateer Crew", "Wampa", "Greedo"])
        .their_deck(["Recruit"])
        .action_phase();
    game.us().play("Scanning Officer").choose("Privateer Crew").choose("Wampa").choose("Greedo");
    game.them().expect_resources(3).expect_ready_resources(2);
}

/// SHD_114: a resource that gained Smuggle is defeated as well.
#[test]
fn scanning_officer_defeats_a_resource_that_gained_smuggle() {
    let mut game = scenario()
        .our_hand(["Scanning Officer"])
        .theirs(["Tech"])
        .their_resources(0)
        .their_resource_cards(["Wampa", "Greedo"])
        .their_deck(["Recruit", "Repair", "Waylay"])
        .action_phase();
    game.us().play("Scanning Officer").choose("Wampa").choose("Greedo");
    game.them().expect_discard(["Wampa", "Greedo"]).expect_resources(2);
    game.expect_in_resources("Recruit").expect_in_resources("Repair");
}

// ---- SHD_115 Cobb Vanth, The Marshal ----

/// SHD_115: when defeated, a unit of cost 2 or less from the top ten cards is discarded and may be played for free this
/// phase.
#[test]
fn cobb_vanth_lets_a_cheap_unit_be_played_for_free() {
    let mut game = scenario()
        .our_resources(0)
        .ours(["Cobb Vanth"])
        .theirs(["AT-ST"])
        .our_deck(["Wampa", "Battlefield Marine", "Recruit"])
        .their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.expect_options(["Battlefield Marine", "done"]);
    game.us().choose("Battlefield Marine").expect_discard(["Cobb Vanth", "Battlefield Marine"]);
    game.us().play("Battlefield Marine");
    game.expect_in_play("Battlefield Marine");
}

/// SHD_115: the permission ends with the phase.
#[test]
fn cobb_vanth_permission_ends_with_the_phase() {
    let mut game = scenario()
        .our_resources(0)
        .ours(["Cobb Vanth"])
        .theirs(["AT-ST"])
        .our_deck(["Battlefield Marine", "Recruit", "Recruit", "Recruit"])
        .their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.us().choose("Battlefield Marine");
    game.both_pass().nobody_resources();
    game.expect_not_offered("play Battlefield Marine");
}

// Corners

/// SHD_115: the permission lasts longer than the attack in which he was defeated.
#[test]
fn cobb_vanth_permission_lasts_after_the_attack() {
    let mut game =
        scenario().ours(["Cobb Vanth"]).theirs(["AT-ST"]).our_deck(["Battlefield Marine"]).their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.us().choose("Battlefield Marine").pass();
    game.them().use_ability("their leader").choose("AT-ST");
    game.expect_asked(Side::Us, QuestionKind::Action).expect_offered("play Battlefield Marine");
}

// Rulings

/// SHD_115, SHD_123, CR 1.8.8: a unit found by a search and played for free still pays additional costs.
#[test]
fn cards_found_by_a_search_still_pay_additional_costs() {
    let stormtrooper = "Death Star Stormtrooper";
    let mut game = units_with_additional_cost()
        .ours(["Cobb Vanth"])
        .theirs(["AT-ST"])
        .our_deck([stormtrooper])
        .their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    // 4 of Overwhelm, and 2.
    game.us().expect_base_damage(4).choose(stormtrooper).play(stormtrooper).expect_base_damage(6);
    game.us().expect_ready_resources(20);
    let prey = unit("Underworld Thug").with(["Bounty Hunter's Quarry"]);
    let mut game = units_with_additional_cost().ours(["AT-ST"]).theirs([prey]).our_deck([stormtrooper]).action_phase();
    game.us().attack("AT-ST", "Underworld Thug").yes().choose(stormtrooper).play(stormtrooper);
    game.us().expect_base_damage(2).expect_ready_resources(20);
}

/// SHD_115, CR 1.8.6: the printed cost counts.
#[test]
fn cobb_vanth_checks_the_printed_cost() {
    let mut game = scenario()
        .ours(["Cobb Vanth"])
        .theirs([unit("AT-ST").with(["Public Enemy"])])
        // Reputable Hunter would cost 2 now.
        .our_deck(["Reputable Hunter", "Warzone Lieutenant"])
        .their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.expect_options(["Warzone Lieutenant", "done"]);
}

/// SHD_115, CR 8.7.3: the played unit is a new copy: defeated again, it cannot be played again.
#[test]
fn cobb_vanth_permission_applies_once() {
    let mut game = scenario()
        .our_resources(0)
        .ours(["Cobb Vanth"])
        .theirs(["AT-ST", "Wampa"])
        .our_deck(["Battlefield Marine", "Recruit"])
        .their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.us().choose("Battlefield Marine").play("Battlefield Marine");
    game.them().attack("Wampa", "Battlefield Marine");
    game.expect_in_discard("Battlefield Marine").expect_not_offered("play Battlefield Marine");
}

/// SHD_115, CR 7.5.17C: "that card" is a card, so a Pilot may be played as a unit or as an upgrade, for free in both
/// forms.
#[test]
fn cobb_vanth_lets_a_pilot_be_played_as_a_unit_or_as_an_upgrade() {
    let mut game = scenario()
        .our_resources(0)
        .ours(["Cobb Vanth", "Royal Security Fighter"])
        .theirs(["AT-ST"])
        .our_deck(["Clone Pilot", "Recruit"])
        .their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.us().choose("Clone Pilot");
    game.expect_action_of(Side::Us).expect_offered("play Clone Pilot");
    let mut pilot = game.clone();
    game.us().play("Clone Pilot");
    game.expect_upgrades("Royal Security Fighter", []).expect_exhausted("Clone Pilot").expect_power("Clone Pilot", 2);
    pilot.us().play_onto("Clone Pilot", "Royal Security Fighter");
    pilot.expect_upgrades("Royal Security Fighter", ["Clone Pilot"]).expect_power("Royal Security Fighter", 4);
}

// ---- SHD_116 Outlaw Corona ----

/// SHD_116: its Bounty puts the top card of our deck into play as a resource.
#[test]
fn outlaw_corona_bounty_resources_the_top_card() {
    let mut game = scenario()
        .our_resources(2)
        .our_deck(["Recruit", "Repair"])
        .ours(["Avenger"])
        .theirs(["Outlaw Corona"])
        .action_phase();
    game.us().attack("Avenger", "Outlaw Corona");
    game.them().choose("Outlaw Corona");
    game.expect_asked(Side::Us, QuestionKind::Bounty);
    game.us().yes().expect_resources(3).expect_deck_top(["Repair"]);
    game.expect_in_resources("Recruit");
}

// Rulings

/// SHD_116, SHD_125, CR 1.7.7: a resource from a Bounty enters exhausted, whether the unit or an upgrade has the
/// Bounty.
#[test]
fn bounty_that_resources_a_card_resources_it_exhausted() {
    let mut game =
        scenario().our_resources(3).ours(["Avenger"]).theirs([unit("Outlaw Corona").damage(1)]).action_phase();
    game.us().attack("Avenger", "Outlaw Corona");
    game.them().choose("Outlaw Corona");
    game.us().yes();
    expect_new_resource_exhausted(&mut game, 3);
    let prey = unit("Underworld Thug").with(["Price on Your Head"]);
    let mut game = scenario().our_resources(3).ours(["Wampa"]).theirs([prey]).action_phase();
    game.us().attack("Wampa", "Underworld Thug").yes();
    expect_new_resource_exhausted(&mut game, 3);
}

/// SHD_116, CR 7.5.13G, 1.18.1A: with three players, the one whose unit defeated the other collects, although both
/// units were defeated.
#[test]
fn bounty_is_collected_by_the_player_whose_unit_defeated_it() {
    let corona = unit("Outlaw Corona").damage(4);
    let mut game = scenario().theirs(["TIE/ln Fighter"]).third([corona]).their_action_phase();
    game.them().attack("TIE/ln Fighter", "Outlaw Corona");
    game.expect_gone("Outlaw Corona").expect_gone("TIE/ln Fighter").expect_asked(Side::Them, QuestionKind::Bounty);
    game.them().yes().expect_resources(21);
}

// ---- SHD_117 Reputable Hunter ----

/// SHD_117: costs 1 less while an enemy unit has a Bounty.
#[test]
fn reputable_hunter_costs_1_less_with_an_enemy_bounty() {
    let table = || scenario().our_base("Command Center").our_resources(3).our_hand(["Reputable Hunter"]);
    let mut game = table().theirs([unit("Wampa").with(["Public Enemy"])]).action_phase();
    game.us().play("Reputable Hunter").expect_ready_resources(1);
    let mut game = table().ours(["Clone Deserter"]).theirs(["Wampa"]).action_phase();
    game.us().play("Reputable Hunter").expect_ready_resources(0);
}

// ---- SHD_118 Kihraxz Heavy Fighter ----

/// SHD_118: Overwhelm; another friendly unit may be exhausted for +3/+0.
#[test]
fn kihraxz_heavy_fighter_may_exhaust_a_unit_for_3_power() {
    let table = || {
        scenario()
            .ours([unit("Kihraxz Heavy Fighter"), unit("Wampa"), unit("Greedo").exhausted()])
            .theirs(["TIE/ln Fighter"])
            .action_phase()
    };
    let mut game = table();
    game.us().attack("Kihraxz Heavy Fighter", "TIE/ln Fighter").choose("Wampa");
    game.expect_exhausted("Wampa").expect_power("Kihraxz Heavy Fighter", 3);
    // 6 damage for 1 HP.
    game.them().expect_base_damage(5);
    let mut game = table();
    game.us().attack("Kihraxz Heavy Fighter", "TIE/ln Fighter").no();
    game.expect_ready("Wampa").them().expect_base_damage(2);
}

// Corners

/// SHD_118: neither the fighter itself nor an enemy unit can be exhausted.
#[test]
fn kihraxz_heavy_fighter_exhausts_only_another_friendly_unit() {
    let mut game = scenario().ours(["Kihraxz Heavy Fighter", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Kihraxz Heavy Fighter", "their base");
    game.expect_options(["Wampa", "no"]);
}

// ---- SHD_119 Weequay Pirate Gang ----

/// SHD_119: Ambush, and Smuggle for 5.
#[test]
fn weequay_pirate_gang_has_ambush_and_smuggle() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(4)
        .our_resource_cards(["Weequay Pirate Gang"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Weequay Pirate Gang").expect_ready_resources(0);
    game.us().attack("Weequay Pirate Gang", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_gone("Weequay Pirate Gang");
}

// ---- SHD_120 Discerning Veteran ----

/// SHD_120: captures an enemy non-leader ground unit; when it leaves play the unit is rescued.
#[test]
fn discerning_veteran_captures_a_ground_unit() {
    let mut game = scenario()
        .our_hand(["Discerning Veteran"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("Discerning Veteran");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_captured("AT-ST");
    game.them().play("Vanquish").choose("Discerning Veteran");
    game.expect_controller("AT-ST", Side::Them).expect_exhausted("AT-ST");
}

// Corners

/// SHD_120: the upgrades of a captured unit go to their owners' discard piles. It is undamaged when rescued.
#[test]
fn discerning_veteran_captive_loses_upgrades_and_damage() {
    let mut game = scenario()
        .our_hand(["Discerning Veteran"])
        .theirs([unit("AT-ST").damage(3).with(["Academy Training", "Shield"])])
        .their_hand(["Unexpected Escape"])
        .action_phase();
    game.us().play("Discerning Veteran").choose("AT-ST");
    game.expect_in_discard("Academy Training").expect_gone("Shield");
    game.them().play("Unexpected Escape").choose("Discerning Veteran").choose("AT-ST");
    game.expect_controller("AT-ST", Side::Them).expect_damage("AT-ST", 0).expect_upgrades("AT-ST", []);
}

// ---- SHD_121 Mercenary Company ----

/// SHD_121: Ambush and Overwhelm.
#[test]
fn mercenary_company_has_ambush_and_overwhelm() {
    let mut game = scenario().our_hand(["SHD_121"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Mercenary Company").attack("Mercenary Company", "Battlefield Marine");
    game.them().expect_base_damage(2);
}
