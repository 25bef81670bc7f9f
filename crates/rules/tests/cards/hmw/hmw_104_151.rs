//! The cards of Homeworlds from HMW_104 to HMW_151: main case and corners of each; no ruling yet.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::about_to_play;

/// A base of Kashyyyk.
const KASHYYYK: &str = "HMW_021";

// ---- HMW_104 Garnac, Let the Hunt Begin! ----

/// HMW_104, CR 7.6.16: after his attack another unit may attack; Hidden while an opponent has a unique unit.
#[test]
fn garnac_lets_another_unit_attack_after_him() {
    let mut game = scenario().ours(["HMW_104", "Wampa"]).theirs(["HMW_082"]).action_phase();
    game.expect_keyword("Garnac", Keyword::Hidden);
    game.us().attack("Garnac", "their base");
    game.expect_not_offered("Garnac -> their base").expect_offered("no");
    let mut declined = game.clone();
    declined.us().no();
    declined.expect_ready("Wampa").expect_action_of(Side::Them);
    let mut game = scenario().ours(["HMW_104", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.expect_no_keyword("Garnac", Keyword::Hidden);
    game.us().attack("Garnac", "their base").attack("Wampa", "their base");
    game.them().expect_base_damage(7);
}

// ---- HMW_106 Secessionist Convert ----

/// HMW_106, HMW_120, HMW_132, HMW_139, HMW_140, HMW_143, HMW_146: keywords as they are printed.
#[test]
fn command_cards_have_their_printed_keywords() {
    let ours = ["HMW_106", "HMW_120", "HMW_132", "HMW_139", "HMW_140", "HMW_143", "HMW_146"];
    let mut game = scenario().ours(ours).our_base_damage(5).action_phase();
    game.expect_keyword("Flock of Mynocks", Keyword::Overwhelm).expect_keyword("Banking Clan Warship", Keyword::Ambush);
    game.expect_keyword("Outer Rim Garrison", Keyword::Ambush).expect_keyword("Outer Rim Garrison", Keyword::Overwhelm);
    game.expect_keyword("Tibidee Mate", Keyword::Restore);
    game.us().attack("Auzituck Avenger", "their base").expect_base_damage(3);
    game.them().expect_base_damage(6).pass();
    game.us().attack("Assault Frigate", "their base");
    game.them().expect_base_damage(12).pass();
    game.us().attack("Secessionist Convert", "their base").expect_base_damage(2);
    game.them().expect_base_damage(15);
}

// ---- HMW_107 Stormtrooper Patrol ----

/// HMW_107: +2/+0 beside another unit that costs 3 or more; Sentinel.
#[test]
fn stormtrooper_patrol_gets_2_power_with_a_unit_costing_3_or_more() {
    let mut game = scenario().ours(["HMW_107", "Wampa"]).action_phase();
    game.expect_power("Stormtrooper Patrol", 4).expect_keyword("Stormtrooper Patrol", Keyword::Sentinel);
    let mut game = scenario().ours(["HMW_107", "Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.expect_power("Stormtrooper Patrol", 2);
}

// ---- HMW_110 Emperor Palpatine, Consolidating Power ----

/// HMW_110, CR 8.27: takes control of an enemy non-leader unit that costs 3 or less and gives it two Weakness tokens,
/// which are ours (CR 1.5.2F).
#[test]
fn emperor_palpatine_may_control_a_cheap_enemy_unit_and_weaken_it() {
    let mut game = about_to_play("HMW_110").theirs(["Cell Block Guard", "Wampa"]).action_phase();
    game.us().play("Emperor Palpatine");
    game.expect_options(["Cell Block Guard", "no"]);
    game.us().choose("Cell Block Guard");
    game.expect_controller("Cell Block Guard", Side::Us).expect_power("Cell Block Guard", 1);
    game.expect_upgrades("Cell Block Guard", ["Weakness", "Weakness"]).expect_controller("Weakness #1", Side::Us);
}

// ---- HMW_111 Invasion Lander ----

/// HMW_111: each other friendly unit has +2/+2 for this phase.
#[test]
fn invasion_lander_gives_other_friendly_units_plus_2() {
    let mut game = about_to_play("HMW_111").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Invasion Lander");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7).expect_power("Invasion Lander", 3).expect_power("AT-ST", 6);
}

// ---- HMW_115 Leia Organa, These Are My Friends ----

/// HMW_115: when we play another unit that costs 3 or less, heals 1 from our base.
#[test]
fn leia_organa_heals_1_when_we_play_a_unit_costing_3_or_less() {
    for (card, left) in [("Battlefield Marine", 4), ("Wampa", 5)] {
        let mut game = about_to_play(card).ours(["HMW_115"]).our_base_damage(5).action_phase();
        game.us().play(card).expect_base_damage(left);
    }
}

// ---- HMW_117 Chewbacca, Resourceful Wookiee ----

/// HMW_117, CR 7.5.8: Raid 1 for each exhausted resource; Overwhelm while all are exhausted.
#[test]
fn chewbacca_has_raid_1_per_exhausted_resource() {
    let mut game = scenario().ours(["HMW_117"]).our_resources(1).our_exhausted_resources(3).action_phase();
    game.expect_no_keyword("Chewbacca", Keyword::Overwhelm);
    game.us().attack("Chewbacca", "their base");
    game.them().expect_base_damage(3);
    let mut game = scenario().ours(["HMW_117"]).our_resources(0).our_exhausted_resources(3).action_phase();
    game.expect_keyword("Chewbacca", Keyword::Overwhelm);
}

// ---- HMW_118 Ryyk Blademaster ----

/// HMW_118: Ambush and Overwhelm with 6 or more resources.
#[test]
fn ryyk_blademaster_has_ambush_and_overwhelm_with_6_resources() {
    for (resources, has) in [(6, true), (5, false)] {
        let mut game = scenario().ours(["HMW_118"]).our_resources(resources).action_phase();
        if has {
            game.expect_keyword("Ryyk Blademaster", Keyword::Ambush);
            game.expect_keyword("Ryyk Blademaster", Keyword::Overwhelm);
        } else {
            game.expect_no_keyword("Ryyk Blademaster", Keyword::Ambush);
        }
    }
}

// ---- HMW_119 Saw Gerrera, Shadowlands Insurgent ----

/// HMW_119: when an opponent plays an event, the top card of our deck becomes a resource.
#[test]
fn saw_gerrera_resources_the_top_card_when_an_opponent_plays_an_event() {
    let mut game =
        scenario().ours(["HMW_119"]).our_deck(["Repair", "Wampa"]).their_hand(["Open Fire"]).their_action_phase();
    game.them().play("Open Fire").choose("Saw Gerrera");
    game.us().expect_resources(21).expect_ready_resources(20);
    game.expect_in_resources("Repair");
}

// ---- HMW_121 Hijacked AT-ST ----

/// HMW_121, CR 5.5.1D: it is not readied in the next regroup phase, and is in the one after; Overwhelm.
#[test]
fn hijacked_at_st_does_not_ready_in_the_next_regroup_phase() {
    let mut game = about_to_play("HMW_121").action_phase();
    game.us().play("Hijacked AT-ST");
    game.both_pass().nobody_resources();
    game.expect_exhausted("Hijacked AT-ST").expect_keyword("Hijacked AT-ST", Keyword::Overwhelm);
    game.both_pass().nobody_resources();
    game.expect_ready("Hijacked AT-ST");
}

// ---- HMW_124 Luminara Unduli, Besieged General ----

/// HMW_124: for each unit that we play, including herself, a unit may attack with +2/+0.
#[test]
fn luminara_unduli_lets_a_unit_attack_for_each_unit_we_play() {
    let mut game = about_to_play("HMW_124").ours(["Wampa"]).our_hand(["Battlefield Marine"]).action_phase();
    game.us().play("Luminara Unduli").attack("Wampa", "their base");
    game.them().expect_base_damage(6).pass();
    game.us().play("Battlefield Marine");
    game.expect_action_of(Side::Them);
}

// ---- HMW_127 Chewbacca's Bowcaster, Handcrafted Tradition ----

/// HMW_127: on Chewbacca, makes the top card of the deck a resource. It cannot be attached to a Vehicle.
#[test]
fn chewbaccas_bowcaster_resources_the_top_card_on_chewbacca() {
    let table = about_to_play("HMW_127").ours(["HMW_117", "Wampa", "AT-ST"]).our_deck(["Repair", "Vanquish"]);
    let mut game = table.action_phase();
    game.expect_not_offered("play Chewbacca's Bowcaster onto AT-ST");
    let mut other = game.clone();
    game.us().play_onto("Chewbacca's Bowcaster", "Chewbacca").expect_resources(31);
    game.expect_hp("Chewbacca", 6);
    other.us().play_onto("Chewbacca's Bowcaster", "Wampa").expect_resources(30);
}

// ---- HMW_129 Child of Dathomir ----

/// HMW_129, HMW_137: +2/+0, or Sentinel, with three units of ours.
#[test]
fn child_of_dathomir_and_v_19_skirmisher_improve_with_three_units() {
    let mut game = scenario().ours(["HMW_129", "HMW_137", "Wampa"]).action_phase();
    game.expect_power("Child of Dathomir", 3).expect_keyword("V-19 Skirmisher", Keyword::Sentinel);
    let mut game = scenario().ours(["HMW_129", "HMW_137"]).theirs(["Wampa"]).action_phase();
    game.expect_power("Child of Dathomir", 1).expect_no_keyword("V-19 Skirmisher", Keyword::Sentinel);
}

// ---- HMW_130 Emerie Karr, For Your Own Good ----

/// HMW_130: 1 damage to another ground unit; if it is friendly, the next unit costs 1 less.
#[test]
fn emerie_karr_makes_the_next_unit_cheaper_for_damage_to_our_unit() {
    for (target, left) in [("our Wampa", 17), ("their Wampa", 16)] {
        let table = scenario().our_hand(["HMW_130", "HMW_135"]).our_base("HMW_023").our_resources(20);
        let mut game = table.ours(["Wampa"]).theirs(["Wampa"]).action_phase();
        game.us().play("Emerie Karr").choose(target);
        game.expect_damage(target, 1);
        game.them().pass();
        game.us().play("Arena Reek").expect_ready_resources(left);
    }
}

// Corners

/// HMW_130, CR 8.11.1: the last controller of a unit counts: a friendly unit that is defeated also reduces the cost. A
/// Shield that prevents the damage does not change this.
#[test]
fn emerie_karr_counts_a_friendly_unit_that_is_defeated_or_shielded() {
    for friend in [unit("Battlefield Marine").damage(2), unit("Battlefield Marine").with(["Shield"])] {
        let table = scenario().our_hand(["HMW_130", "HMW_135"]).our_base("HMW_023").our_resources(20);
        let mut game = table.ours([friend]).action_phase();
        game.us().play("Emerie Karr").choose("Battlefield Marine");
        game.them().pass();
        game.us().play("Arena Reek").expect_ready_resources(17);
    }
}

// ---- HMW_131 Soaring Can-Cell ----

/// HMW_131: Ambush with a base of Kashyyyk; Raid 1.
#[test]
fn soaring_can_cell_has_ambush_with_a_kashyyyk_base() {
    let mut game = scenario().our_base(KASHYYYK).ours(["HMW_131"]).action_phase();
    game.expect_keyword("Soaring Can-Cell", Keyword::Ambush).expect_keyword("Soaring Can-Cell", Keyword::Raid);
    scenario().ours(["HMW_131"]).action_phase().expect_no_keyword("Soaring Can-Cell", Keyword::Ambush);
}

// ---- HMW_133 Wroshyr Rebel ----

/// HMW_133: +1/+0 for every two resources.
#[test]
fn wroshyr_rebel_gets_1_power_per_two_resources() {
    scenario().ours(["HMW_133"]).our_resources(5).action_phase().expect_power("Wroshyr Rebel", 2);
}

// ---- HMW_136 Lifetree Caravan ----

/// HMW_136: with three units, itself among them, the top card of the deck may be resourced.
#[test]
fn lifetree_caravan_may_resource_the_top_card_with_three_units() {
    let mut game = about_to_play("HMW_136").ours(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Lifetree Caravan").yes().expect_resources(31);
    let mut game = about_to_play("HMW_136").ours(["Wampa"]).action_phase();
    game.us().play("Lifetree Caravan");
    game.expect_action_of(Side::Them);
}

// ---- HMW_138 Commander Gree, Of the 41st Elite Corps ----

/// HMW_138: Raid 4 with three Command icons among our units and upgrades; two icons on one card count as two.
#[test]
fn commander_gree_has_raid_4_with_three_command_icons() {
    let mut game = scenario().ours(["HMW_138", "HMW_128"]).action_phase();
    game.expect_keyword("Commander Gree", Keyword::Raid);
    game.us().attack("Commander Gree", "their base");
    game.them().expect_base_damage(7);
    let mut game = scenario().ours(["HMW_138", "HMW_135"]).theirs(["HMW_128"]).action_phase();
    game.expect_no_keyword("Commander Gree", Keyword::Raid);
}

// ---- HMW_142 Wookiee Rangers ----

/// HMW_142: Sentinel beside another Wookiee, or with a base of Kashyyyk.
#[test]
fn wookiee_rangers_have_sentinel_with_a_wookiee_or_a_kashyyyk_base() {
    let ranger = "Wookiee Rangers";
    scenario().ours(["HMW_142"]).action_phase().expect_no_keyword(ranger, Keyword::Sentinel);
    scenario().ours(["HMW_142"]).our_base(KASHYYYK).action_phase().expect_keyword(ranger, Keyword::Sentinel);
    scenario().ours(["HMW_142", "HMW_076"]).action_phase().expect_keyword(ranger, Keyword::Sentinel);
}

// ---- HMW_144 Howler Pack ----

/// HMW_144: creates a Beast when played and when defeated.
#[test]
fn howler_pack_creates_a_beast_when_played_and_when_defeated() {
    let mut game = about_to_play("HMW_144").their_hand(["Vanquish"]).action_phase();
    game.us().play("Howler Pack");
    game.expect_count("Beast", 1);
    game.them().play("Vanquish").choose("Howler Pack");
    game.expect_count("Beast", 2).expect_controller("Beast #2", Side::Us);
}

// ---- HMW_148 Local Support ----

/// HMW_148, CR 8.25: the top card is revealed, and drawn when it shares a trait with a friendly unit.
#[test]
fn local_support_draws_the_top_card_if_it_shares_a_trait() {
    for (top, size) in [("HMW_135", 1), ("Battlefield Marine", 0)] {
        let mut game = about_to_play("HMW_148").ours(["Wampa"]).our_deck([top, "Repair"]).action_phase();
        game.us().play_onto("Local Support", "Wampa").expect_hand_size(size);
        game.expect_event("it is shown", |event| matches!(event, testkit::LogEvent::Revealed { .. }));
    }
}

// ---- HMW_150 Migrate ----

/// HMW_150: creates a Beast for every three resources.
#[test]
fn migrate_creates_a_beast_per_three_resources() {
    let mut game = scenario().our_hand(["HMW_150"]).our_resources(8).action_phase();
    game.us().play("Migrate");
    game.expect_count("Beast", 2);
}

// ---- HMW_151 Overgrowth ----

/// HMW_151: with a base of Kashyyyk a friendly unit deals damage equal to its power. The event becomes a resource.
#[test]
fn overgrowth_deals_a_units_power_and_becomes_a_resource() {
    let table = || about_to_play("HMW_151").ours(["Wampa"]).theirs([unit("AT-ST")]);
    let mut game = table().our_base(KASHYYYK).action_phase();
    game.us().play("Overgrowth").choose("Wampa").choose("AT-ST").expect_resources(31);
    game.expect_damage("AT-ST", 4).expect_in_resources("Overgrowth");
    let mut game = table().action_phase();
    game.us().play("Overgrowth").expect_resources(31);
    game.expect_damage("AT-ST", 0);
}
