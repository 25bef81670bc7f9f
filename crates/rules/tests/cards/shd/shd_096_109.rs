//! The cards of Shadows of the Galaxy from SHD_096 to SHD_109: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{expect_new_resource_exhausted, units_with_additional_cost};

// ---- SHD_096 Maz Kanata, Pirate Queen ----

/// SHD_096: an Experience token for each other unit that we play.
#[test]
fn maz_kanata_gets_experience_for_each_other_unit_played() {
    let mut game =
        scenario().our_hand(["Maz Kanata", "Underworld Thug", "Repair"]).their_hand(["Underworld Thug"]).action_phase();
    game.us().play("Maz Kanata");
    game.expect_upgrades("Maz Kanata", []);
    game.them().play("Underworld Thug");
    game.expect_upgrades("Maz Kanata", []).us().play("Underworld Thug");
    game.expect_upgrades("Maz Kanata", ["Experience"]).them().pass();
    game.us().play("Repair").choose("Maz Kanata");
    game.expect_upgrades("Maz Kanata", ["Experience"]);
}

// ---- SHD_097 Freetown Backup ----

/// SHD_097: on attack, another friendly unit gets +2/+2 for the phase; Smuggle for 4.
#[test]
fn freetown_backup_gives_another_unit_2_2_on_attack() {
    let mut game = scenario().ours(["Freetown Backup", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Freetown Backup", "their base");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7).both_pass().nobody_resources();
    game.expect_power("Wampa", 4).expect_hp("Wampa", 5);
    let mut game = scenario()
        .our_leader("Boba Fett, Daimyo")
        .our_resources(4)
        .our_resource_cards(["Freetown Backup"])
        .action_phase();
    game.us().play("Freetown Backup").no().expect_ready_resources(1);
}

// ---- SHD_098 Sundari Peacekeeper ----

/// SHD_098: Raid 2 and Restore 2.
#[test]
fn sundari_peacekeeper_has_raid_and_restore() {
    let mut game = scenario().ours(["Sundari Peacekeeper"]).our_base_damage(5).action_phase();
    game.us().attack("Sundari Peacekeeper", "their base").expect_base_damage(3);
    game.them().expect_base_damage(3);
}

// ---- SHD_099 Echo, Restored ----

/// SHD_099: Restore 2; may discard a card to give two Experience tokens to a friendly unit of its name.
#[test]
fn echo_may_discard_a_card_to_give_experience_to_a_unit_of_its_name() {
    let table =
        || scenario().our_hand(["Echo", "Wampa", "Repair"]).ours(["Wampa", "Greedo"]).theirs(["Wampa"]).action_phase();
    let mut game = table();
    game.us().play("Echo").yes();
    game.expect_options(["Wampa", "Repair"]);
    game.us().choose("Wampa");
    game.expect_in_discard("Wampa").expect_options(["Wampa", "Wampa"]);
    game.us().choose("our Wampa #1");
    game.expect_upgrades("our Wampa", ["Experience", "Experience"]).expect_upgrades("their Wampa", []);
    let mut game = table();
    game.us().play("Echo").yes().choose("Repair").expect_discard(["Repair"]);
    game.expect_action_of(Side::Them);
    let mut game = table();
    game.us().play("Echo").no().expect_discard([]);
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_099, SHD_100: Restore 2, Raid 2.
#[test]
fn echo_has_restore_2_and_modded_cohort_has_raid_2() {
    let mut game = scenario().ours(["Echo, Restored", "Modded Cohort"]).our_base_damage(9).action_phase();
    game.us().attack("Echo", "their base").expect_base_damage(7);
    game.them().pass();
    game.us().attack("Modded Cohort", "their base");
    // 4, and 2 + 2.
    game.them().expect_base_damage(8);
}

// Rulings

/// SHD_099: a name has no subtitle.
#[test]
fn echo_compares_names_without_subtitles() {
    let mut game =
        scenario().our_hand(["Echo", "Chewbacca, Pykesbane"]).ours(["Chewbacca, Loyal Companion"]).action_phase();
    game.us().play("Echo").yes().choose("Chewbacca").choose("Chewbacca, Loyal Companion");
    game.expect_upgrades("Chewbacca", ["Experience", "Experience"]);
}

// ---- SHD_100 Modded Cohort ----

/// SHD_100: Ambush and Raid 2.
#[test]
fn modded_cohort_has_ambush_and_raid() {
    let mut game = scenario().our_hand(["Modded Cohort"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play("Modded Cohort").attack("Modded Cohort", "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_gone("Modded Cohort");
}

// ---- SHD_101 Adelphi Patrol Wing ----

/// SHD_101: a friendly unit may attack, with +2/+0 if we have the initiative.
#[test]
fn adelphi_patrol_wing_may_let_a_unit_attack() {
    let table = || scenario().our_hand(["Adelphi Patrol Wing"]).ours(["Wampa"]);
    let mut game = table().action_phase();
    game.us().play("Adelphi Patrol Wing");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_power("Wampa", 4);
    let mut game = table().initiative(Side::Them).action_phase();
    game.us().play("Adelphi Patrol Wing").attack("Wampa", "their base");
    game.them().expect_base_damage(4);
    let mut game = table().action_phase();
    game.us().play("Adelphi Patrol Wing").no();
    game.expect_action_of(Side::Them);
}

// Rulings

/// SHD_101, CR 6.3.0B: only a ready unit attacks.
#[test]
fn adelphi_patrol_wing_lets_only_a_ready_unit_attack() {
    let mut game = scenario().our_hand(["Adelphi Patrol Wing"]).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play("Adelphi Patrol Wing");
    game.expect_action_of(Side::Them);
}

// ---- SHD_102 The Marauder, Shuttling the Bad Batch ----

/// SHD_102: Ambush; a card in our discard pile becomes a resource if a friendly unit has its name.
#[test]
fn the_marauder_may_resource_a_discarded_card_of_a_units_name() {
    let table = || {
        scenario()
            .our_hand(["The Marauder"])
            .our_resources(10)
            .our_discard(["Wampa", "Repair"])
            .ours(["Wampa"])
            .theirs(["Corellian Freighter"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("The Marauder").resolve_first("The Marauder");
    game.expect_options(["Wampa", "Repair"]);
    game.us().choose("Wampa").expect_resources(11).expect_discard(["Repair"]);
    game.us().attack("The Marauder", "Corellian Freighter");
    game.expect_gone("Corellian Freighter").expect_damage("The Marauder", 4);
    let mut game = table();
    game.us().play("The Marauder").resolve_first("The Marauder").choose("Repair").expect_resources(10);
    game.us().expect_discard(["Wampa", "Repair"]);
}

// Rulings

/// SHD_102, CR 7.6.13B: Ambush is pending together with its When Played ability, and we choose the order.
#[test]
fn the_marauder_ambush_is_pending_together_with_when_played() {
    let table = || scenario().our_resources(10).our_hand(["The Marauder"]).our_discard(["Recruit"]);
    let mut game = table().theirs(["Alliance X-Wing"]).action_phase();
    game.us().play("The Marauder");
    game.expect_waiting(["The Marauder", "The Marauder"]).expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.us().resolve_first("Ambush").attack("The Marauder", "Alliance X-Wing").choose("Recruit");
    game.expect_gone("Alliance X-Wing").expect_action_of(Side::Them);
    let mut game = table().action_phase();
    game.us().play("The Marauder").resolve_first("Ambush").choose("Recruit");
    game.expect_exhausted("The Marauder").expect_action_of(Side::Them);
}

/// SHD_102, CR 1.7.7: the card from the discard pile enters exhausted.
#[test]
fn the_marauder_new_resource_is_exhausted() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_hand(["The Marauder"])
        .our_resources(6)
        .our_discard(["Wampa"])
        .ours(["Wampa"])
        .action_phase();
    game.us().play("The Marauder").resolve_first("The Marauder").choose("Wampa");
    game.us().expect_resources(7).expect_ready_resources(1);
}

/// SHD_102: a name has no subtitle.
#[test]
fn the_marauder_compares_names_without_subtitles() {
    let mut game = scenario()
        .our_hand(["The Marauder"])
        .our_resources(10)
        .our_discard(["Chewbacca, Pykesbane"])
        .ours(["Chewbacca, Loyal Companion"])
        .action_phase();
    game.us().play("The Marauder").resolve_first("The Marauder").choose("Chewbacca, Pykesbane").expect_resources(11);
}

// ---- SHD_103 General Rieekan, Defensive Strategist ----

/// SHD_103: a friendly unit gains Sentinel for the phase. One that has it gets an Experience token instead. When played
/// and on attack.
#[test]
fn general_rieekan_gives_sentinel_or_experience() {
    let mut game =
        scenario().our_hand(["General Rieekan"]).ours(["Wampa", "Pyke Sentinel"]).theirs(["AT-ST"]).action_phase();
    game.us().play("General Rieekan");
    game.expect_options(["General Rieekan", "Wampa", "Pyke Sentinel"]);
    game.us().choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_upgrades("Wampa", []);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
    game.us().attack("General Rieekan", "their base").choose("Pyke Sentinel");
    game.expect_upgrades("Pyke Sentinel", ["Experience"]);
}

// Corners

/// SHD_103: Sentinel lasts for the phase, not only for the attack.
#[test]
fn general_rieekan_sentinel_lasts_for_the_phase() {
    let mut game = scenario().ours(["General Rieekan", "Wampa"]).action_phase();
    game.us().attack("General Rieekan", "their base").choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel).them().pass();
    game.expect_keyword("Wampa", Keyword::Sentinel).both_pass().nobody_resources();
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}

// ---- SHD_104 Inspiring Mentor ----

/// SHD_104: +1/+1, not on a Vehicle. When its unit attacks or is defeated, another friendly unit gets an Experience
/// token.
#[test]
fn inspiring_mentor_gives_experience_on_attack_and_when_defeated() {
    let mut game = scenario()
        .our_hand(["Inspiring Mentor"])
        .ours([unit("Swoop Racer").with(["Inspiring Mentor"]), unit("Wampa"), unit("Alliance X-Wing")])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_power("Swoop Racer", 5).expect_hp("Swoop Racer", 4);
    game.expect_not_offered("play Inspiring Mentor onto Alliance X-Wing");
    game.us().attack("Swoop Racer", "their base");
    game.expect_options(["Wampa", "Alliance X-Wing"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
    game.them().attack("AT-ST", "Swoop Racer");
    game.us().choose("Alliance X-Wing");
    game.expect_upgrades("Alliance X-Wing", ["Experience"]);
}

// ---- SHD_105 Spark of Hope ----

/// SHD_105: a unit of our discard pile that was defeated this phase becomes a resource.
#[test]
fn spark_of_hope_resources_a_unit_defeated_this_phase() {
    let table = || {
        scenario()
            .our_hand(["Spark of Hope"])
            .our_discard(["Greedo", "Repair"])
            .our_resources(10)
            .ours(["Battlefield Marine"])
            .theirs(["AT-ST"])
            .their_action_phase()
    };
    let mut game = table();
    game.them().attack("AT-ST", "Battlefield Marine");
    game.us().play("Spark of Hope");
    game.expect_options(["Battlefield Marine", "Greedo"]);
    game.us().choose("Battlefield Marine").expect_resources(11);
    game.expect_in_resources("Battlefield Marine");
    let mut game = table();
    game.them().attack("AT-ST", "Battlefield Marine");
    game.us().play("Spark of Hope").choose("Greedo").expect_resources(10);
    game.expect_in_discard("Greedo").expect_action_of(Side::Them);
}

// Rulings

/// SHD_105, CR 1.7.7: the defeated unit enters exhausted.
#[test]
fn spark_of_hope_new_resource_is_exhausted() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_hand(["Spark of Hope"])
        .our_resources(3)
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().play("Spark of Hope").choose("Battlefield Marine");
    expect_new_resource_exhausted(&mut game, 1);
}

/// SHD_105: a unit that was discarded, or defeated as a resource, does not count.
#[test]
fn spark_of_hope_ignores_cards_not_defeated_as_units() {
    let mut game = scenario()
        .our_leader("Lando Calrissian")
        .our_base("Nevarro City")
        .our_resources(10)
        .our_resource_cards(["Collections Starhopper", "Wampa"])
        .our_hand(["Spark of Hope"])
        .action_phase();
    game.us().use_ability("our leader").play("Collections Starhopper").choose("Wampa").expect_resources(11);
    game.them().pass();
    game.us().play("Spark of Hope").choose("Wampa").expect_resources(11);
    game.expect_in_discard("Wampa");
    let mut game = scenario()
        .our_leader("Kylo Ren, Rash and Deadly")
        .our_resources(10)
        .ours(["Greedo"])
        .our_hand(["Spark of Hope", "Wampa"])
        .action_phase();
    game.us().use_ability("our leader").choose("Wampa").choose("Greedo");
    game.them().pass();
    game.us().play("Spark of Hope").choose("Wampa").expect_resources(10);
}

// ---- SHD_106 Rule with Respect ----

/// SHD_106: one friendly unit captures each enemy non-leader unit that attacked our base this phase, in any arena.
#[test]
fn rule_with_respect_captures_each_enemy_that_attacked_our_base() {
    let mut game = scenario()
        .our_hand(["Rule with Respect"])
        .ours(["Wampa", "Greedo"])
        .theirs(["AT-ST", "TIE/ln Fighter", "Swoop Racer"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.us().pass();
    game.them().attack("TIE/ln Fighter", "our base");
    game.us().pass();
    game.them().attack("Grand Moff Tarkin", "our base").no();
    game.us().play("Rule with Respect");
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa");
    game.expect_captured("AT-ST").expect_captured("TIE/ln Fighter");
    game.expect_in_play("Swoop Racer").expect_in_play("Grand Moff Tarkin");
}

// ---- SHD_107 Enterprising Lackeys ----

/// SHD_107: when defeated, a friendly resource may be defeated to resource this unit. Smuggle for 6.
#[test]
fn enterprising_lackeys_may_replace_a_resource_when_defeated() {
    let table = || {
        scenario()
            .our_resources(2)
            .our_resource_cards(["Recruit"])
            .ours(["Enterprising Lackeys"])
            .their_hand(["Vanquish"])
            .their_action_phase()
    };
    let mut game = table();
    game.them().play("Vanquish").choose("Enterprising Lackeys");
    game.expect_options(["Underworld Thug", "Underworld Thug", "Recruit", "no"]);
    game.us().choose("Recruit").expect_resources(3).expect_discard(["Recruit"]);
    game.expect_in_resources("Enterprising Lackeys");
    let mut game = table();
    game.them().play("Vanquish").choose("Enterprising Lackeys");
    game.us().no().expect_resources(3).expect_discard(["Enterprising Lackeys"]);
}

// Rulings

/// SHD_107, CR 1.7.7: they enter exhausted. An exhausted resource is defeated for them while there is one.
#[test]
fn enterprising_lackeys_become_an_exhausted_resource() {
    let mut game =
        scenario().our_resources(4).ours(["Enterprising Lackeys"]).their_hand(["Vanquish"]).their_action_phase();
    game.them().play("Vanquish").choose("Enterprising Lackeys");
    game.us().choose("Underworld Thug");
    expect_new_resource_exhausted(&mut game, 3);
}

// ---- SHD_108 Enforced Loyalty ----

/// SHD_108: a friendly unit is defeated to draw two cards.
#[test]
fn enforced_loyalty_defeats_a_friendly_unit_to_draw_two() {
    let mut game = scenario()
        .our_hand(["Enforced Loyalty", "Enforced Loyalty"])
        .our_deck(["Recruit", "Repair", "Wampa"])
        .ours(["Underworld Thug"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Enforced Loyalty");
    game.expect_options(["Underworld Thug"]);
    game.us().choose("Underworld Thug").expect_hand(["Enforced Loyalty", "Recruit", "Repair"]);
    game.them().pass();
    // Without a unit there are no cards.
    game.us().play("Enforced Loyalty").expect_hand(["Recruit", "Repair"]);
}

// ---- SHD_109 Endless Legions ----

/// SHD_109: of any resources that we reveal, each unit is played for free, one after another. The others stay.
#[test]
fn endless_legions_plays_units_from_resources() {
    let mut game = scenario()
        .our_hand(["Endless Legions"])
        .our_resources(18)
        .our_resource_cards(["AT-ST", "Avenger", "Recruit", "Greedo"])
        .action_phase();
    game.us().play("Endless Legions").expect_ready_resources(4);
    game.us().choose("AT-ST").choose("Recruit").choose("Greedo").done();
    game.expect_options(["play AT-ST", "play Greedo"]);
    game.us().play("Greedo").play("AT-ST");
    game.expect_in_play("AT-ST").expect_in_play("Greedo").expect_in_resources("Recruit");
    game.expect_in_resources("Avenger").us().expect_resources(20);
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_109, CR 7.5.17C: a Pilot is played as a unit only.
#[test]
fn endless_legions_plays_pilots_as_units() {
    let mut game = scenario()
        .our_hand(["Endless Legions"])
        .our_resources(18)
        .our_resource_cards(["Clone Pilot"])
        .ours(["Alliance X-Wing"])
        .action_phase();
    game.us().play("Endless Legions").choose("Clone Pilot").done();
    game.expect_options(["play Clone Pilot"]);
}

// Rulings

/// SHD_109, CR 1.8.8: units played for free from resources still pay additional costs, each for itself.
#[test]
fn endless_legions_still_pays_additional_costs() {
    let mut game = units_with_additional_cost()
        .our_base("Command Center")
        .our_hand(["Endless Legions"])
        .our_resources(16)
        .our_resource_cards(["AT-AT Suppressor", "Wampa"])
        .action_phase();
    game.us().play("Endless Legions").choose("AT-AT Suppressor").choose("Wampa").done().expect_base_damage(0);
    game.us().play("AT-AT Suppressor").expect_base_damage(2).play("Wampa").expect_base_damage(4);
}

/// SHD_109: triggered abilities of a unit resolve before the next one is played.
#[test]
fn endless_legions_resolves_each_unit_before_the_next() {
    let mut game = scenario()
        .our_hand(["Endless Legions"])
        .our_resources(18)
        .our_resource_cards(["Clan Wren Rescuer", "Maz Kanata"])
        .action_phase();
    game.us().play("Endless Legions").choose("Clan Wren Rescuer").choose("Maz Kanata").done().play("Clan Wren Rescuer");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Clan Wren Rescuer"]);
    game.us().choose("Clan Wren Rescuer").play("Maz Kanata");
    // Maz Kanata came later: she has no token for the Rescuer.
    game.expect_upgrades("Maz Kanata", []).expect_action_of(Side::Them);
}
