//! The cards of Shadows of the Galaxy from SHD_122 to SHD_130: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::expect_new_resource_exhausted;

// ---- SHD_122 Arquitens Assault Cruiser ----

/// SHD_122: Ambush; a unit that its attack defeats becomes a resource of ours.
#[test]
fn arquitens_assault_cruiser_resources_the_unit_that_it_defeats() {
    let mut game = scenario()
        .our_hand(["Arquitens Assault Cruiser"])
        .our_resources(12)
        .theirs(["Corellian Freighter"])
        .action_phase();
    game.us().play("Arquitens Assault Cruiser").attack("Arquitens Assault Cruiser", "Corellian Freighter");
    game.us().expect_resources(13);
    game.expect_in_resources("Corellian Freighter").expect_damage("Arquitens Assault Cruiser", 4);
    game.them().expect_discard([]);
}

/// SHD_122: nothing for a unit that survives, for a base, or for a unit that attacks it and is defeated.
#[test]
fn arquitens_assault_cruiser_resources_nothing_else() {
    let table = || {
        scenario()
            .our_resources(12)
            .ours(["Arquitens Assault Cruiser"])
            .theirs([unit("Avenger"), unit("TIE/ln Fighter")])
    };
    let mut game = table().action_phase();
    game.us().attack("Arquitens Assault Cruiser", "Avenger").expect_resources(12);
    let mut game = table().their_action_phase();
    game.them().attack("TIE/ln Fighter", "Arquitens Assault Cruiser");
    game.us().expect_resources(12);
    game.them().expect_discard(["TIE/ln Fighter"]);
}

// Corners

/// SHD_122: a defeated token unit cannot become a resource.
#[test]
fn arquitens_assault_cruiser_resources_no_token_unit() {
    let mut game = scenario()
        .our_resources(3)
        .ours([unit("Arquitens Assault Cruiser")])
        .theirs(["Battle Droid"])
        .resilient_gives("AttacksArena(ground)")
        .our_hand(["Resilient"])
        .action_phase();
    game.us().play_onto("Resilient", "Arquitens Assault Cruiser");
    game.them().pass();
    game.us().attack("Arquitens Assault Cruiser", "Battle Droid").expect_resources(3);
    game.expect_gone("Battle Droid").expect_action_of(Side::Them);
}

/// SHD_122, SOR_083: a defeated unit that its owner resources first is no longer there.
#[test]
fn arquitens_assault_cruiser_cannot_resource_a_card_already_resourced() {
    let table = || {
        scenario()
            .our_resources(3)
            .their_resources(3)
            .ours([unit("Arquitens Assault Cruiser").with(["Resilient"])])
            .theirs(["SHD_085"])
            .resilient_gives("AttacksArena(ground)")
            .action_phase()
    };
    let mut game = table();
    game.us().attack("Arquitens Assault Cruiser", "Superlaser Technician").their_abilities_first();
    game.them().yes().expect_resources(4);
    game.us().expect_resources(3);
    let mut game = table();
    game.us().attack("Arquitens Assault Cruiser", "Superlaser Technician").our_abilities_first().expect_resources(4);
    game.them().expect_resources(3);
}

// Rulings

/// SHD_122, CR 1.7.7: the defeated unit enters exhausted.
#[test]
fn arquitens_assault_cruiser_new_resource_is_exhausted() {
    let mut game =
        scenario().our_resources(3).ours(["Arquitens Assault Cruiser"]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().attack("Arquitens Assault Cruiser", "Alliance X-Wing");
    expect_new_resource_exhausted(&mut game, 3);
}

/// SHD_122: its attack may defeat the defending unit at any time, before combat damage as well.
#[test]
fn arquitens_assault_cruiser_may_defeat_before_combat_damage() {
    let mut game = scenario()
        .our_resources(3)
        .ours([unit("Arquitens Assault Cruiser").with(["Hardpoint Heavy Blaster"])])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Arquitens Assault Cruiser", "TIE/ln Fighter").choose("TIE/ln Fighter").expect_resources(4);
    game.expect_in_resources("TIE/ln Fighter").expect_action_of(Side::Them);
}

/// SHD_122, CR 7.6.16C: it resources the unit although both are defeated.
#[test]
fn arquitens_assault_cruiser_resources_a_unit_although_it_is_defeated() {
    let mut game = scenario()
        .our_resources(3)
        .ours([unit("Arquitens Assault Cruiser").damage(7)])
        .theirs(["Alliance X-Wing"])
        .action_phase();
    game.us().attack("Arquitens Assault Cruiser", "Alliance X-Wing").expect_resources(4);
    game.expect_in_resources("Alliance X-Wing").expect_in_discard("Arquitens Assault Cruiser");
}

// ---- SHD_123 Bounty Hunter's Quarry ----

/// SHD_123: its unit has a Bounty: a unit of cost 3 or less from the top five cards is played for free, from the top
/// ten if it is unique.
#[test]
fn bounty_hunters_quarry_bounty_plays_a_cheap_unit_for_free() {
    let deck = [
        "Recruit",
        "Recruit",
        "Swoop Racer",
        "Wampa",
        "Recruit",
        "Battlefield Marine",
        "Recruit",
        "Recruit",
        "Recruit",
    ];
    let table = |prey| {
        scenario()
            .our_resources(0)
            .ours(["AT-ST"])
            .our_deck(deck)
            .theirs([unit(prey).with(["Bounty Hunter's Quarry"])])
            .action_phase()
    };
    let mut game = table("Underworld Thug");
    game.us().attack("AT-ST", "Underworld Thug").yes();
    game.expect_options(["Swoop Racer", "done"]);
    game.us().choose("Swoop Racer").play("Swoop Racer");
    game.expect_in_play("Swoop Racer").expect_exhausted("Swoop Racer");
    let mut game = table("Embo");
    game.us().attack("AT-ST", "Embo").yes();
    game.expect_options(["Swoop Racer", "Battlefield Marine", "done"]);
}

// Corners

/// SHD_123: ten cards for a unique unit, not eleven.
#[test]
fn bounty_hunters_quarry_searches_ten_cards_for_a_unique_unit() {
    let deck = ["Repair"; 10].into_iter().chain(["Battlefield Marine"]);
    let prey = unit("Embo").with(["Bounty Hunter's Quarry"]);
    let mut game = scenario().ours(["AT-ST"]).our_deck(deck).theirs([prey]).action_phase();
    game.us().attack("AT-ST", "Embo").yes();
    game.expect_action_of(Side::Them);
}

// Rulings

/// SHD_123, CR 1.8.6: the printed cost counts.
#[test]
fn bounty_hunters_quarry_checks_the_printed_cost() {
    let mut game = scenario()
        .ours(["AT-ST"])
        // Jabba's Rancor costs less with Jabba the Hutt, but never that little.
        .our_leader("Jabba the Hutt, His High Exaltedness")
        .our_deck(["Jabba's Rancor", "Wampa", "Swoop Racer"])
        .theirs([unit("Underworld Thug").with(["Bounty Hunter's Quarry"])])
        .action_phase();
    game.us().attack("AT-ST", "Underworld Thug").yes();
    game.expect_options(["Swoop Racer", "done"]);
}

/// SHD_123, CR 7.5.17C: a unit is searched for and played, so a Pilot cannot be played as an upgrade.
#[test]
fn bounty_hunters_quarry_plays_a_pilot_only_as_a_unit() {
    let mut game = scenario()
        .our_resources(20)
        .ours(["AT-ST", "Royal Security Fighter"])
        .our_deck(["Clone Pilot", "Recruit"])
        .our_hand(["Clone Pilot"])
        .theirs([unit("Underworld Thug").with(["Bounty Hunter's Quarry"])])
        .action_phase();
    // From the hand it could be played in either form.
    game.expect_offered("play Clone Pilot").expect_offered("play Clone Pilot onto Royal Security Fighter");
    game.us().attack("AT-ST", "Underworld Thug").yes().choose("Clone Pilot");
    game.expect_asked(Side::Us, QuestionKind::Play).expect_offered("play Clone Pilot");
    game.expect_not_offered("play Clone Pilot onto Royal Security Fighter");
    game.us().play("Clone Pilot").expect_ready_resources(20).expect_hand(["Clone Pilot"]);
    game.expect_exhausted("Clone Pilot").expect_upgrades("Royal Security Fighter", []);
}

// ---- SHD_124 Legal Authority ----

/// SHD_124: +0/+2, only on a friendly unit, which captures an enemy unit with less power.
#[test]
fn legal_authority_captures_a_weaker_enemy_unit() {
    let mut game = scenario()
        .our_hand(["Legal Authority"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Swoop Racer", "Battlefield Marine", "TIE/ln Fighter"])
        .action_phase();
    game.expect_not_offered("play Legal Authority onto AT-ST");
    game.us().play_onto("Legal Authority", "Wampa");
    game.expect_options(["Battlefield Marine", "TIE/ln Fighter"]);
    game.us().choose("TIE/ln Fighter");
    game.expect_captured("TIE/ln Fighter").expect_power("Wampa", 4).expect_hp("Wampa", 7);
}

// Corners

/// SHD_124, SHD_251: only an enemy unit that is not a leader is captured.
#[test]
fn legal_authority_and_rifle_capture_only_enemy_non_leader_units() {
    let mut game = scenario()
        .our_hand(["Legal Authority"])
        .ours(["Wampa", "Greedo"])
        .theirs(["Underworld Thug"])
        .their_deployed_leader("Jabba the Hutt, His High Exaltedness")
        .action_phase();
    game.us().play_onto("Legal Authority", "Wampa");
    game.expect_options(["Underworld Thug"]);
    let mut game = scenario()
        .our_hand(["The Mandalorian's Rifle"])
        .ours([unit("The Mandalorian, Wherever I Go, He Goes"), unit("Greedo").exhausted()])
        .theirs([unit("Underworld Thug").exhausted()])
        .their_deployed_leader(unit("Jabba the Hutt, His High Exaltedness").exhausted())
        .action_phase();
    game.us().play_onto("The Mandalorian's Rifle", "The Mandalorian");
    game.expect_options(["Underworld Thug"]);
}

// Rulings

/// SHD_124: current power counts, on both sides.
#[test]
fn legal_authority_compares_current_power() {
    let mut game = scenario()
        .our_hand(["Legal Authority", "Disarm"])
        .ours([unit("Wampa").with(["Experience"])])
        .theirs([unit("AT-ST"), unit("Swoop Racer"), unit("Battlefield Marine").with(["Academy Training"])])
        .action_phase();
    game.us().play("Disarm").choose("AT-ST");
    game.them().pass();
    game.us().play_onto("Legal Authority", "Wampa");
    // Less than 5: the AT-ST has 2, the Racer 4, the Marine 5.
    game.expect_options(["AT-ST", "Swoop Racer"]);
}

// ---- SHD_125 Price on Your Head ----

/// SHD_125: its unit has a Bounty: the collector resources the top card of their deck.
#[test]
fn price_on_your_head_bounty_resources_the_top_card() {
    let mut game = scenario()
        .our_resources(2)
        .our_deck(["Recruit", "Repair"])
        .ours(["Wampa"])
        .theirs([unit("Underworld Thug").with(["Price on Your Head"])])
        .action_phase();
    game.us().attack("Wampa", "Underworld Thug").yes().expect_resources(3).expect_deck_top(["Repair"]);
    game.expect_in_resources("Recruit");
}

// ---- SHD_126 The Darksaber ----

/// SHD_126: +4/+3, not on a Vehicle; no penalty on a Mandalorian. When its unit attacks, each other friendly
/// Mandalorian gets an Experience token.
#[test]
fn the_darksaber_gives_experience_to_other_mandalorians() {
    let mut game = scenario()
        .our_hand(["The Darksaber"])
        .our_resources(4)
        .ours(["Mandalorian Warrior", "Follower of The Way", "Wampa", "Alliance X-Wing"])
        .theirs(["Mandalorian Warrior"])
        .action_phase();
    // Command is not provided: 6 on another unit.
    game.expect_offered("play The Darksaber onto Follower of The Way");
    game.expect_not_offered("play The Darksaber onto Wampa");
    game.expect_not_offered("play The Darksaber onto Alliance X-Wing");
    game.us().play_onto("The Darksaber", "our Mandalorian Warrior").expect_ready_resources(0);
    game.expect_power("our Mandalorian Warrior", 7).expect_hp("our Mandalorian Warrior", 6).them().pass();
    game.us().attack("our Mandalorian Warrior", "their base");
    game.expect_upgrades("Follower of The Way", ["Experience"]).expect_upgrades("Wampa", []);
    game.expect_upgrades("our Mandalorian Warrior", ["The Darksaber"]);
    game.expect_upgrades("their Mandalorian Warrior", []);
}

/// SHD_126: on another non-Vehicle unit it costs 6 and still has its ability.
#[test]
fn the_darksaber_may_be_attached_to_a_non_mandalorian() {
    let mut game = scenario()
        .our_hand(["The Darksaber"])
        .our_resources(6)
        .ours(["Mandalorian Warrior", "Wampa", "Alliance X-Wing"])
        .action_phase();
    game.expect_not_offered("play The Darksaber onto Alliance X-Wing");
    game.us().play_onto("The Darksaber", "Wampa").expect_ready_resources(0);
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.expect_upgrades("Mandalorian Warrior", ["Experience"]);
    game.them().expect_base_damage(8);
}

// ---- SHD_127 Commission ----

/// SHD_127: a Bounty Hunter, an Item or a Transport from the top ten cards; Smuggle for 3.
#[test]
fn commission_draws_a_bounty_hunter_item_or_transport() {
    let deck = ["Wampa", "Embo", "The Darksaber", "HWK-290 Freighter", "Recruit", "Swoop Racer"];
    let mut game = scenario().our_hand(["Commission"]).our_deck(deck).action_phase();
    game.us().play("Commission");
    game.expect_options(["Embo", "The Darksaber", "HWK-290 Freighter", "done"]);
    game.us().choose("The Darksaber").expect_hand(["The Darksaber"]).expect_deck_size(5);
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(2)
        .our_resource_cards(["Commission"])
        .our_deck(["Repair", "Embo"])
        .action_phase();
    // The card that takes its place is not searched any more.
    game.us().play("Commission").expect_ready_resources(0).choose("Embo").expect_hand(["Embo"]);
    game.expect_in_resources("Repair").us().expect_discard(["Commission"]);
}

// Rulings

/// SHD_127, SOR_153, CR 7.5.14E, 1.8.8: a card played using Smuggle is a resource while it is paid for, and still an
/// event: additional costs of events are paid.
#[test]
fn smuggled_event_counts_as_an_event_while_it_is_paid_for() {
    let mut game = scenario().our_resource_cards(["SHD_127"]).theirs(["Saw Gerrera"]).action_phase();
    game.us().play("Commission").expect_base_damage(2);
}

// ---- SHD_128 Outflank ----

/// SHD_128: two units attack, one after the other.
#[test]
fn outflank_attacks_with_two_units() {
    let mut game = scenario().our_hand(["Outflank"]).ours(["Wampa", "Swoop Racer"]).action_phase();
    game.us().play("Outflank").attack("Wampa", "their base");
    game.expect_options(["Swoop Racer -> their base"]);
    game.us().attack("Swoop Racer", "their base");
    game.them().expect_base_damage(8);
    game.expect_action_of(Side::Them);
}

// Rulings

/// SHD_128: two ready units must attack if they can.
#[test]
fn outflank_requires_two_ready_units_to_attack_if_possible() {
    let mut game = scenario()
        .our_hand(["Outflank"])
        .ours([unit("Wampa"), unit("Swoop Racer"), unit("Greedo").exhausted()])
        .action_phase();
    game.us().play("Outflank");
    game.expect_options(["Wampa -> their base", "Swoop Racer -> their base"]);
    game.us().attack("Swoop Racer", "their base");
    game.expect_options(["Wampa -> their base"]);
    let mut game = scenario().our_hand(["Outflank"]).ours(["Wampa"]).action_phase();
    game.us().play("Outflank").attack("Wampa", "their base");
    game.expect_action_of(Side::Them);
}

/// SHD_128: the first attack and what it triggered have ended before the second begins.
#[test]
fn outflank_resolves_the_first_attack_before_the_second() {
    let mut game = scenario()
        .our_hand(["Outflank"])
        .ours(["Greedo", "Swoop Racer"])
        .theirs(["Vanguard Infantry", "Pyke Sentinel"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("Outflank");
    game.expect_options(["Greedo -> Pyke Sentinel", "Swoop Racer -> Pyke Sentinel"]);
    game.us().attack("Swoop Racer", "Pyke Sentinel");
    // The guard is gone.
    game.expect_offered("Greedo -> their base");
    game.us().attack("Greedo", "Vanguard Infantry");
    game.expect_waiting(["Greedo", "Vanguard Infantry"]);
}

/// SHD_128, CR 7.6.8A: abilities that the first attack triggers resolve before the second begins.
#[test]
fn outflank_resolves_triggers_of_the_first_attack_before_the_second() {
    let mut game = scenario()
        .our_hand(["SHD_128"])
        .ours(["Swoop Racer", "Greedo"])
        .theirs(["Vanguard Infantry", "AT-ST"])
        .action_phase();
    game.us().play("Outflank").attack("Swoop Racer", "Vanguard Infantry");
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Experience"]);
    game.expect_options(["Greedo -> AT-ST", "Greedo -> their base"]);
}

// ---- SHD_129 Timely Intervention ----

/// SHD_129: a unit from hand for its cost, with Ambush for the phase; Smuggle for 2.
#[test]
fn timely_intervention_plays_a_unit_with_ambush() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_hand(["Timely Intervention", "Underworld Thug"])
        .our_resources(3)
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Timely Intervention").play("Underworld Thug").expect_ready_resources(0);
    game.us().attack("Underworld Thug", "Battlefield Marine");
    game.expect_damage("Battlefield Marine", 2).expect_gone("Underworld Thug");
    let mut game = scenario()
        .our_base("Command Center")
        .our_hand(["Underworld Thug"])
        .our_resources(3)
        .our_resource_cards(["Timely Intervention"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Timely Intervention").play("Underworld Thug").no().expect_ready_resources(0);
}

// Corners

/// SHD_129: Ambush lasts for the phase.
#[test]
fn timely_intervention_ambush_ends_with_the_phase() {
    let mut game = scenario().our_hand(["Timely Intervention", "Underworld Thug"]).theirs(["Wampa"]).action_phase();
    game.us().play("Timely Intervention").play("Underworld Thug").no();
    game.expect_keyword("Underworld Thug", Keyword::Ambush).both_pass().nobody_resources();
    game.expect_no_keyword("Underworld Thug", Keyword::Ambush);
}

// Rulings

/// SHD_129, CR 7.6.13B: Ambush given by an event is pending together with When Played abilities.
#[test]
fn timely_intervention_ambush_is_pending_together_with_when_played() {
    let table = || scenario().our_resources(10).our_hand(["Timely Intervention", "Clan Wren Rescuer"]);
    let mut game = table().theirs(["Underworld Thug"]).action_phase();
    game.us().play("Timely Intervention").play("Clan Wren Rescuer");
    game.expect_waiting(["Clan Wren Rescuer", "Clan Wren Rescuer"]);
    game.us().resolve_first("Clan Wren Rescuer").choose("Clan Wren Rescuer");
    game.us().attack("Clan Wren Rescuer", "Underworld Thug");
    game.expect_damage("Underworld Thug", 2);
    let mut game = table().action_phase();
    game.us().play("Timely Intervention").play("Clan Wren Rescuer").resolve_first("Ambush").choose("Clan Wren Rescuer");
    game.expect_exhausted("Clan Wren Rescuer").expect_action_of(Side::Them);
}

/// SHD_129: the unit is paid for, including the aspect penalty.
#[test]
fn timely_intervention_does_not_play_the_unit_for_free() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_hand(["Timely Intervention", "Swoop Racer", "AT-ST"])
        .our_resources(6)
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Timely Intervention");
    game.expect_options(["play Swoop Racer", "no"]);
    // 1; 3 and 2 for Cunning.
    game.us().play("Swoop Racer").expect_ready_resources(0).no();
    game.expect_keyword("Swoop Racer", Keyword::Ambush);
}

// ---- SHD_130 Moment of Glory ----

/// SHD_130: +4/+4 for the phase, for any unit.
#[test]
fn moment_of_glory_gives_4_4_for_the_phase() {
    let mut game = scenario().our_hand(["Moment of Glory"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Moment of Glory");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 8).expect_hp("Wampa", 9).both_pass().nobody_resources();
    game.expect_power("Wampa", 4).expect_hp("Wampa", 5);
}
