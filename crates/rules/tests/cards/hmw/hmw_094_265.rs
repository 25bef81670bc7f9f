//! The cards of Homeworlds from HMW_094 to HMW_265 that were added last: main case and corners of each; no ruling yet.

use testkit::{Keyword, QuestionKind, Side, Trait, scenario, unit};

use crate::starts::about_to_play;

// ---- HMW_094 Sando Aqua Monster ----

/// HMW_094, CR 8.4.5A: with a base of Naboo, it defeats any number of ground units with a total power up to its own
/// and is dealt damage equal to that power.
#[test]
fn sando_aqua_monster_defeats_ground_units_up_to_its_power() {
    let table =
        || about_to_play("HMW_094").theirs(["Wampa", "Battlefield Marine", "JTL_111", "AT-ST", "Alliance X-Wing"]);
    let mut game = table().our_base("HMW_020").action_phase();
    game.us().play("Sando Aqua Monster");
    let all = ["Sando Aqua Monster", "Wampa", "Battlefield Marine", "Seasoned Fleet Admiral", "done"];
    game.expect_options(all);
    game.us().choose("Battlefield Marine");
    game.expect_options(["Seasoned Fleet Admiral", "done"]);
    game.us().choose("Seasoned Fleet Admiral");
    game.expect_gone("Battlefield Marine").expect_gone("Seasoned Fleet Admiral").expect_in_play("Wampa");
    game.expect_damage("Sando Aqua Monster", 4).expect_power("Sando Aqua Monster", 9);
    game.expect_keyword("Sando Aqua Monster", Keyword::Grit);
    let mut game = table().action_phase();
    game.us().play("Sando Aqua Monster");
    game.expect_action_of(Side::Them);
}

// Corners

/// HMW_094: zero units can be chosen, and then it is dealt no damage.
#[test]
fn sando_aqua_monster_may_choose_no_unit() {
    let mut game = about_to_play("HMW_094").our_base("HMW_020").theirs(["Wampa"]).action_phase();
    game.us().play("Sando Aqua Monster").done();
    game.expect_in_play("Wampa").expect_damage("Sando Aqua Monster", 0);
}

/// HMW_094, CR 8.4.5A, no ruling yet: "any number of ground units" leaves nobody out: not itself, not ours, not a leader unit.
/// Whether it is within its power is decided as the units are chosen: Grit, which comes with the damage, allows no more.
#[test]
fn sando_aqua_monster_may_choose_itself_friendly_and_leader_units() {
    let table = || about_to_play("HMW_094").our_base("HMW_020").ours(["Battlefield Marine"]);
    let mut game = table().their_deployed_leader("HMW_003").theirs(["JTL_111"]).action_phase();
    game.us().play("Sando Aqua Monster");
    game.expect_offered("our Battlefield Marine")
        .expect_offered("Doctor Hemlock")
        .expect_offered("Seasoned Fleet Admiral");
    game.us().choose("Doctor Hemlock");
    // 3 of 5 are used up: neither the Marine's 3 nor its own 5 go with them.
    game.expect_not_offered("our Battlefield Marine").expect_not_offered("Sando Aqua Monster");
    game.us().choose("Seasoned Fleet Admiral");
    game.expect_damage("Sando Aqua Monster", 4).expect_action_of(Side::Them);
    let mut game = table().action_phase();
    game.us().play("Sando Aqua Monster").choose("Sando Aqua Monster");
    game.expect_in_discard("Sando Aqua Monster").expect_in_play("Battlefield Marine").expect_action_of(Side::Them);
}

// ---- HMW_096 Devotion ----

/// HMW_096: the unit has Restore 2, for its controller's base.
#[test]
fn devotion_gives_its_unit_restore_2() {
    let mut game = about_to_play("HMW_096").our_base_damage(5).ours(["Wampa"]).action_phase();
    game.us().play_onto("Devotion", "Wampa");
    game.them().pass();
    game.us().attack("Wampa", "their base").expect_base_damage(3);
    game.them().expect_base_damage(5);
}

// ---- HMW_105 Nute Gunray, Perfectly Legal ----

/// HMW_105, CR 8.18.2: each friendly unit deals 1 damage to a different enemy unit, all at once.
#[test]
fn nute_gunray_lets_each_friendly_unit_damage_another_enemy_unit() {
    let game = about_to_play("HMW_105").ours(["Wampa"]).theirs([
        unit("AT-ST"),
        unit("Battlefield Marine").damage(2),
        unit("Alliance X-Wing"),
    ]);
    let mut game = game.action_phase();
    game.us().play("Nute Gunray").choose("Battlefield Marine");
    game.expect_damage("Battlefield Marine", 2).expect_options(["AT-ST", "Alliance X-Wing"]);
    game.us().choose("AT-ST");
    game.expect_gone("Battlefield Marine").expect_damage("AT-ST", 1).expect_damage("Alliance X-Wing", 0);
    game.expect_action_of(Side::Them);
}

// Corners

/// HMW_105: with fewer enemy units than friendly ones, each of them is dealt only 1.
#[test]
fn nute_gunray_damages_each_of_fewer_enemy_units_once() {
    let mut game =
        about_to_play("HMW_105").ours(["Wampa", "AT-ST"]).theirs(["Gladiator Star Destroyer"]).action_phase();
    game.us().play("Nute Gunray").choose("Gladiator Star Destroyer");
    game.expect_damage("Gladiator Star Destroyer", 1).expect_action_of(Side::Them);
}

// ---- HMW_108 The First Legion, Vader's Fist ----

/// HMW_108, CR 7.7.3: enemy cards lose the named trait for this phase, in play and out of it. Ours keep it.
#[test]
fn the_first_legion_removes_a_named_trait_from_enemy_cards() {
    let table = scenario().ours(["HMW_108", "Battlefield Marine"]).theirs(["HMW_162", "HMW_257"]);
    let mut game = table.their_hand(["HMW_257"]).our_hand(["Confiscate"]).action_phase();
    game.expect_keyword("Ewok Archers", Keyword::Hidden);
    game.us().attack("The First Legion", "their base");
    game.expect_asked(Side::Us, QuestionKind::Trait);
    game.us().name_trait(Trait::Ewok);
    game.expect_no_keyword("Ewok Archers", Keyword::Hidden);
    game.both_pass().nobody_resources();
    game.expect_keyword("Ewok Archers", Keyword::Hidden);
}

/// HMW_108: a base is a card too: it loses the Endor trait, and abilities that require it have no effect.
#[test]
fn the_first_legion_removes_a_named_trait_from_an_enemy_base() {
    let mut game = scenario().ours(["HMW_108"]).their_base("HMW_023").theirs(["HMW_176"]).action_phase();
    game.expect_keyword("Village Troublemaker", Keyword::Hidden);
    game.us().attack("The First Legion", "their base").name_trait(Trait::Endor);
    game.expect_no_keyword("Village Troublemaker", Keyword::Hidden);
}

// ---- HMW_109 Tireless Magnaguard ----

/// HMW_109, CR 8.11.1, 6.2.5E: defeated with 5 or more power, it may be played from the discard pile for free this
/// phase, and enters play with two Weakness tokens.
#[test]
fn tireless_magnaguard_may_be_played_for_free_when_defeated_with_5_power() {
    let mut game = scenario().ours(["HMW_109"]).our_resources(0).theirs(["AT-ST"]).action_phase();
    game.us().attack("Tireless Magnaguard", "AT-ST");
    game.them().pass();
    game.us().play("Tireless Magnaguard");
    game.expect_upgrades("Tireless Magnaguard", ["Weakness", "Weakness"]).expect_power("Tireless Magnaguard", 3);
    game.expect_hp("Tireless Magnaguard", 1).expect_action_of(Side::Them);
    // With 3 power it does not come back once more.
    game.them().attack("AT-ST", "Tireless Magnaguard");
    game.expect_not_offered("play Tireless Magnaguard");
}

// Corners

/// HMW_109, CR 7.7.3E: in the next phase it stays there. A player who does not own it does not have it in their discard
/// pile.
#[test]
fn tireless_magnaguard_may_be_played_this_phase_by_its_owner_only() {
    let mut game = scenario().ours(["HMW_109"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Tireless Magnaguard", "AT-ST");
    game.both_pass().nobody_resources();
    game.expect_not_offered("play Tireless Magnaguard");
    let stolen = unit("HMW_109").owned_by(Side::Them);
    let mut game = scenario().ours([stolen]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Tireless Magnaguard", "AT-ST");
    game.expect_not_offered("play Tireless Magnaguard");
    game.them().pass();
    game.expect_not_offered("play Tireless Magnaguard");
}

// ---- HMW_114 Breach ----

/// HMW_114, CR 1.9.11: a unit deals its power to an enemy unit of its arena, and with Overwhelm the excess to a base. No
/// ruling yet: excess damage is what the unit would have dealt beyond what defeats (CR 1.9.11), so the unit deals it to the
/// base as well, as it does in an attack (CR 7.5.7D); any enemy base may be chosen, and it is no combat damage (CR 1.9.10).
#[test]
fn breach_deals_the_units_power_and_its_excess_to_a_base() {
    let table = || about_to_play("HMW_114").theirs(["Battlefield Marine", "Alliance X-Wing"]);
    let mut game = table().ours(["HMW_188"]).action_phase();
    game.expect_keyword("Giant Gorax", Keyword::Overwhelm);
    let power = 7;
    game.expect_power("Giant Gorax", power);
    game.us().play("Breach").choose("Giant Gorax").choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_in_play("Alliance X-Wing");
    game.us().choose("their base");
    game.them().expect_base_damage(power - 3);
    let mut game = table().ours(["HMW_187"]).action_phase();
    game.us().play("Breach").choose("Dathomiri Rancor").choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

// Corners

/// HMW_114, CR 1.9.11: damage prevented by a Shield is not excess damage; nor is damage that does not defeat the unit.
#[test]
fn breach_deals_no_excess_through_a_shield_or_without_excess() {
    let after_breach = |enemy: testkit::UnitSpec, name| {
        let mut game = about_to_play("HMW_114").ours(["HMW_188"]).theirs([enemy]).action_phase();
        game.us().play("Breach").choose("Giant Gorax").choose(name);
        // A base is chosen, and dealt an excess of 0.
        game.expect_options(["their base"]).us().choose("their base");
        game.expect_action_of(Side::Them).them().expect_base_damage(0);
        game
    };
    let mut shielded = after_breach(unit("Battlefield Marine").with(["Shield"]), "Battlefield Marine");
    shielded.expect_damage("Battlefield Marine", 0).expect_upgrades("Battlefield Marine", []);
    // 7 damage are exactly what defeats it.
    after_breach(unit("AT-ST"), "AT-ST").expect_gone("AT-ST");
    let mut survivor = after_breach(unit("AT-ST").with(["Resilient"]), "AT-ST");
    survivor.expect_damage("AT-ST", 7);
}

/// HMW_114, CR 1.9.4: damage already on the unit is not dealt again.
#[test]
fn breach_does_not_count_earlier_damage_as_excess() {
    let table = about_to_play("HMW_114").ours(["HMW_188"]).theirs([unit("AT-ST").damage(5)]);
    let mut game = table.action_phase();
    game.us().play("Breach").choose("Giant Gorax").choose("AT-ST").choose("their base");
    game.them().expect_base_damage(5);
}

/// HMW_114, HMW_013, CR 1.9.12, 6.3.0C: who deals it is the unit, to the base as well, and it is no combat damage: Cham
/// Syndulla answers to both.
#[test]
fn breach_damage_is_non_combat_damage_dealt_by_the_unit() {
    let table = about_to_play("HMW_114").ours(["HMW_188"]).theirs(["Battlefield Marine"]).their_leader("HMW_013");
    let mut game = table.action_phase();
    game.us().play("Breach").choose("Giant Gorax").choose("Battlefield Marine").choose("their base");
    let (gorax, base) = (game.card("Giant Gorax"), game.card("their base"));
    let dealt = |event: &rules::LogEvent| matches!(event, rules::LogEvent::Damaged { card, by: Some(by), combat: false, .. } if *card == base && *by == gorax);
    assert!(game.game.log.iter().flatten().any(|entry| dealt(&entry.event)));
    game.expect_asked(Side::Them, QuestionKind::WhichFirst);
}

// ---- HMW_122 Boga, Loyal Varactyl ----

/// HMW_122: when played, a non-Vehicle unit of the discard pile may be played from there this phase for 1 less.
#[test]
fn boga_lets_us_play_a_discarded_non_vehicle_unit_for_1_less() {
    let table = scenario().our_base("HMW_023").our_resources(20).our_hand(["HMW_122"]);
    let mut game = table.our_discard(["HMW_135", "AT-ST", "HMW_122", "Repair"]).action_phase();
    game.us().play("HMW_122");
    game.expect_options(["Arena Reek"]);
    game.us().choose("Arena Reek").expect_ready_resources(14);
    game.them().pass();
    game.us().play("Arena Reek").expect_ready_resources(12);
    game.expect_in_play("Arena Reek");
}

// Corners

/// HMW_122, CR 7.7.3E: the permission lasts for this phase.
#[test]
fn boga_permission_lasts_for_this_phase() {
    let mut game = about_to_play("HMW_122").our_discard(["Wampa"]).action_phase();
    game.us().play("Boga").choose("Wampa");
    game.both_pass().nobody_resources();
    game.expect_not_offered("play Wampa");
}

/// HMW_122, CR 7.6.14A: when defeated, she is in the discard pile herself but cannot be chosen.
#[test]
fn boga_defeated_does_not_choose_herself() {
    let table = scenario().ours([unit("HMW_122").damage(5)]).our_discard(["Wampa", "HMW_122"]).theirs(["AT-ST"]);
    let mut game = table.action_phase();
    game.us().attack("Boga", "AT-ST");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.them().pass();
    game.us().play("Wampa");
    game.expect_in_play("Wampa");
}

/// HMW_122: two permissions for one unit are not added (a judge's clarification): it is played by one of them.
#[test]
fn boga_permissions_are_not_added_up() {
    let table = scenario().our_base("HMW_023").our_resources(20).our_hand(["HMW_122"]).our_discard(["HMW_135"]);
    let mut game = table.ours([unit("HMW_122").damage(5)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Boga", "AT-ST").choose("Arena Reek");
    game.them().pass();
    game.us().play("HMW_122").choose("Arena Reek").expect_ready_resources(14);
    game.them().pass();
    game.us().play("Arena Reek").expect_ready_resources(12);
}

// ---- HMW_123 King Grakchawwaa, King of Kashyyyk ----

/// HMW_123, CR 1.7.7: the top card of the deck becomes a resource for each other friendly Wookiee, and is readied
/// afterwards.
#[test]
fn king_grakchawwaa_resources_a_card_per_other_wookiee() {
    let table = scenario().our_resources(8).our_hand(["HMW_123"]).our_base("HMW_023");
    let table =
        table.ours(["HMW_133", "HMW_075", "Wampa"]).theirs(["HMW_133"]).our_deck(["Repair", "Waylay", "Greedo"]);
    let mut game = table.action_phase();
    game.us().play("King Grakchawwaa").expect_resources(10).expect_ready_resources(4).expect_deck_top(["Greedo"]);
    let mut game = scenario().our_resources(8).our_base("HMW_023").our_hand(["HMW_123"]).action_phase();
    game.us().play("King Grakchawwaa").expect_resources(8);
}

// ---- HMW_125 The Marauder, A New Home ----

/// HMW_125, CR 6.2.3: 1 damage to each friendly unit chosen while it is played; each reduces the cost by one.
#[test]
fn the_marauder_costs_1_less_per_friendly_unit_damaged() {
    let table = || scenario().our_leader("HMW_009").our_base("HMW_034").our_hand(["HMW_125"]);
    let mut game = table().our_resources(5).ours(["Wampa", "AT-ST", "Greedo"]).action_phase();
    game.us().play("The Marauder");
    game.expect_asked(Side::Us, QuestionKind::AdditionalCost).expect_not_offered("done");
    game.us().choose("Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 0);
    game.us().done().expect_ready_resources(0);
    game.expect_in_play("The Marauder").expect_damage("Wampa", 1).expect_damage("AT-ST", 1).expect_damage("Greedo", 0);
    let mut game = table().our_resources(5).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.expect_not_offered("play The Marauder");
}

// Corners

/// HMW_125: each chosen unit counts: a Shield prevents the damage but not the reduction, and a defeated unit still
/// reduces the cost.
#[test]
fn the_marauder_costs_less_for_a_shielded_or_defeated_unit() {
    let table = scenario().our_leader("HMW_009").our_base("HMW_034").our_hand(["HMW_125"]).our_resources(5);
    let friends = [unit("Wampa").with(["Shield"]), unit("Battlefield Marine").damage(2)];
    let mut game = table.ours(friends).action_phase();
    game.us().play("The Marauder").choose("Wampa").choose("Battlefield Marine");
    game.expect_in_play("The Marauder").expect_upgrades("Wampa", []).expect_gone("Battlefield Marine");
    game.us().expect_ready_resources(0);
}

/// HMW_125, CR 7.5.16D: triggers of units defeated this way are resolved after it was played. The cost is never below
/// 0.
#[test]
fn the_marauder_triggers_for_defeated_units_after_it_was_played() {
    let table = scenario().our_resources(7).our_leader("HMW_009").our_base("HMW_034").our_hand(["HMW_125"]);
    let mut game = table.ours([unit("HMW_144").damage(2)]).action_phase();
    game.us().play("The Marauder").choose("Howler Pack");
    game.expect_in_play("The Marauder").expect_gone("Howler Pack").expect_count("Beast", 1);
    game.us().expect_ready_resources(1);
}

// ---- HMW_134 Zam Wesell, Not What She Seems ----

/// HMW_134: she has the traits of each friendly leader except Force, also in hand.
#[test]
fn zam_wesell_has_the_traits_of_our_leaders() {
    let table = scenario().our_leader("HMW_014").our_hand(["HMW_134", "Confiscate"]);
    let table = table.confiscate_does("Play(what: Choose(zone: Hand, side: Friendly, traits: [Ewok]), price: [Free])");
    let mut game = table.action_phase();
    game.us().play("Confiscate");
    game.expect_offered("play Zam Wesell");
    game.us().play("Zam Wesell");
    game.them().pass();
    let table = scenario().our_leader("HMW_014").ours(["HMW_134", "HMW_164"]).theirs(["HMW_134"]);
    let mut game = table.action_phase();
    // Chief Chirpa: +1/+0 for each other Ewok of ours.
    game.expect_power("Chief Chirpa", game.game.def(game.card("Chief Chirpa")).power + 1);
    game.expect_keyword("our Zam Wesell", Keyword::Hidden);
    game.us().pass();
}

// Corners

/// HMW_134: Force is not gained, and an opponent's leader does not count; the Bounty Hunter trait stays.
#[test]
fn zam_wesell_does_not_gain_force_or_traits_of_enemy_leaders() {
    let steps = |word: &str| format!("Play(what: Choose(zone: Hand, side: Friendly, traits: [{word}]), price: [Free])");
    for (word, offered) in [("Rebel", true), ("Force", false), ("Imperial", false), ("BountyHunter", true)] {
        let table = scenario().our_leader("Luke Skywalker, Faithful Friend").our_hand(["HMW_134", "Confiscate"]);
        let mut game = table.confiscate_does(&steps(word)).action_phase();
        game.us().play("Confiscate");
        assert_eq!(game.game.question().is_some_and(|question| question.ask == QuestionKind::Play), offered, "{word}");
    }
}

// ---- HMW_141 Rex, Outserved His Purpose ----

/// HMW_141, CR 1.6.4: friendly units without abilities have +1/+1. A keyword or a gained ability is an ability.
#[test]
fn rex_gives_friendly_units_without_abilities_plus_1() {
    let ours = ["HMW_141", "Battlefield Marine", "Underworld Thug", "Wampa", "HMW_262"];
    let mut game = scenario().ours(ours).theirs(["Battlefield Marine"]).action_phase();
    game.expect_power("our Battlefield Marine", 4).expect_hp("our Battlefield Marine", 4).expect_power("Wampa", 4);
    game.expect_hp("Underworld Thug", 4)
        .expect_power("Rex", 5)
        .expect_power("Mylaya Rider", 4)
        .expect_power("their Battlefield Marine", 3);
    let gaining = unit("Battlefield Marine").with(["Resilient"]);
    let table = scenario().ours([unit("HMW_141"), gaining]).resilient_gives("Keyword(Sentinel)");
    table.action_phase().expect_power("Battlefield Marine", 3);
}

// Corners

/// HMW_141, CR 8.14.2: a unit that has lost all abilities has none; the +1/+1 is not an ability.
#[test]
fn rex_includes_units_that_have_lost_all_abilities() {
    let disarmed = unit("HMW_262").with(["Resilient"]);
    let table = scenario().ours([unit("HMW_141"), disarmed]).resilient_gives("LoseAbilities");
    table.action_phase().expect_power("Mylaya Rider", 5);
    let table = scenario().ours([unit("HMW_141"), unit("Battlefield Marine").with(["Experience"])]);
    table.action_phase().expect_power("Battlefield Marine", 5);
}

// ---- HMW_145 Origin Tree Shyyyo ----

/// HMW_145, CR 8.8: with a base of Kashyyyk, the first unit of the round costs 1 less, the second 2, the third 3.
#[test]
fn origin_tree_shyyyo_makes_each_unit_of_a_round_cheaper() {
    let hand = ["HMW_135", "HMW_132", "HMW_140", "HMW_143", "Repair"];
    let table = |base: &'static str| {
        scenario().our_leader("HMW_010").our_base(base).our_hand(hand).ours(["HMW_145"]).our_resources(30)
    };
    let mut game = table("HMW_024").action_phase();
    let mut left = 30;
    for (card, pays) in [("Arena Reek", 2), ("Tibidee Mate", 0), ("Assault Frigate", 2), ("Banking Clan Warship", 6)] {
        left -= pays;
        game.us().play(card).expect_ready_resources(left);
        game.them().pass();
    }
    let mut game = table("HMW_023").action_phase();
    game.us().play("Arena Reek").expect_ready_resources(27);
}

// Corners

/// HMW_145, CR 8.8.1: units played before it count; it counts as the first itself.
#[test]
fn origin_tree_shyyyo_counts_units_played_before_it() {
    let table = scenario().our_leader("HMW_010").our_base("HMW_024").our_resources(30);
    let mut game = table.our_hand(["HMW_145", "HMW_135", "HMW_140"]).action_phase();
    game.us().play("Arena Reek").expect_ready_resources(27);
    game.them().pass();
    game.us().play("Origin Tree Shyyyo").expect_ready_resources(21);
    game.them().pass();
    game.us().play("Assault Frigate").expect_ready_resources(19);
}

/// HMW_145, CR 5.3: the count covers both phases of a round and restarts in the next round.
#[test]
fn origin_tree_shyyyo_counts_anew_each_round() {
    let table = scenario().our_leader("HMW_010").our_base("HMW_024").our_resources(20).ours(["HMW_145"]);
    let mut game = table.our_hand(["HMW_135", "HMW_140"]).action_phase();
    game.us().play("Arena Reek").expect_ready_resources(18);
    game.both_pass().nobody_resources();
    game.us().play("Assault Frigate").expect_ready_resources(16);
}

// ---- HMW_149 Log Trap ----

/// HMW_149, CR 6.3.0B: one unit attacks twice, the second time even if exhausted and only a unit.
#[test]
fn log_trap_lets_one_unit_attack_twice() {
    let mut game =
        about_to_play("HMW_149").ours(["AT-ST", "Greedo"]).theirs(["Wampa", "Battlefield Marine"]).action_phase();
    game.us().play("Log Trap");
    game.expect_offered("AT-ST -> their base").expect_offered("Greedo -> Wampa");
    game.us().attack("AT-ST", "their base");
    game.expect_options(["AT-ST -> Wampa", "AT-ST -> Battlefield Marine"]);
    game.us().attack("AT-ST", "Wampa");
    game.expect_gone("Wampa").expect_damage("AT-ST", 4).expect_action_of(Side::Them);
}

// Corners

/// HMW_149: a unit defeated in the first attack, or without a unit to attack, does not attack again.
#[test]
fn log_trap_second_attack_needs_a_surviving_unit_and_a_target() {
    let mut game = about_to_play("HMW_149").ours(["Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Log Trap").attack("Greedo", "AT-ST");
    // His own ability.
    game.expect_gone("Greedo").expect_asked(Side::Us, QuestionKind::May);
    game.us().no();
    game.expect_damage("AT-ST", 3).expect_action_of(Side::Them);
    let mut game = about_to_play("HMW_149").ours(["AT-ST"]).action_phase();
    game.us().play("Log Trap").attack("AT-ST", "their base");
    game.expect_action_of(Side::Them);
}

// ---- HMW_161 Raze to Ruin ----

/// HMW_161: each player keeps three cards of their choice; a player with fewer discards none.
#[test]
fn raze_to_ruin_leaves_each_player_three_cards() {
    let table = about_to_play("HMW_161").our_hand(["Wampa", "Greedo"]);
    let mut game = table.their_hand(["AT-ST", "Waylay", "Vanquish", "Repair", "Recruit"]).action_phase();
    game.us().play("Raze to Ruin");
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("AT-ST").choose("Recruit").expect_hand(["Waylay", "Vanquish", "Repair"]);
    game.us().expect_hand(["Wampa", "Greedo"]);
    game.expect_action_of(Side::Them);
}

// ---- HMW_185 Ty Yorrick, Monster Hunter ----

/// HMW_185, CR 7.7.5: damage from our abilities to any unit or base may be increased by 1; on attack, 1 damage to a
/// Creature.
#[test]
fn ty_yorrick_may_add_1_to_the_damage_of_our_abilities() {
    let mut game = scenario().ours(["HMW_185"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().attack("Ty Yorrick", "AT-ST");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::MoreDamage).expect_options(["Wampa", "no"]);
    let mut declined = game.clone();
    declined.us().no();
    declined.expect_damage("Wampa", 1);
    game.us().choose("Wampa");
    // Combat damage is dealt by no ability.
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 4);
}

// Corners

/// HMW_185: damage from our events counts, also to a friendly unit. Damage from an opponent's ability does not.
#[test]
fn ty_yorrick_does_not_add_to_damage_of_enemy_abilities() {
    let table = || scenario().ours(["HMW_185", "Wampa"]).our_hand(["Open Fire"]).their_hand(["Open Fire"]);
    let mut game = table().theirs(["AT-ST"]).action_phase();
    game.us().play("Open Fire").choose("AT-ST").choose("AT-ST");
    game.expect_damage("AT-ST", 5);
    game.them().play("Open Fire").choose("Wampa");
    game.expect_damage("Wampa", 4).expect_action_of(Side::Us);
}

/// HMW_185, CR 7.7.5, 1.9.8: no ruling yet. An ability that deals damage to several units deals each of them damage: each may be
/// one more, and who has her decides for each (an official ruling on Vigil, SEC_050, speaks of instances of damage, too). What
/// a unit deals because an event says so, an ability deals (CR 7.1.2): Breach's damage and its excess may both be one more.
#[test]
fn ty_yorrick_may_add_1_to_each_instance_of_damage() {
    let table = scenario().confiscate_does("Damage(amount: 1, to: All(side: Enemy))").our_hand(["Confiscate"]);
    let mut game = table.ours(["HMW_185"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Confiscate").choose("Wampa").no();
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 1).expect_action_of(Side::Them);
    let mut game = about_to_play("HMW_114").ours(["HMW_185", "HMW_188"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Breach").choose("Giant Gorax").choose("Battlefield Marine").choose("Battlefield Marine");
    game.us().choose("their base").choose("their base");
    // 7 and 1 more to a unit with 3 HP, and 1 more than the excess.
    game.them().expect_base_damage(6);
}

/// HMW_185, CR 7.7.5E: the damage is increased, and a Shield prevents all of it.
#[test]
fn ty_yorrick_damage_is_prevented_by_a_shield() {
    let table = scenario().ours(["HMW_185"]).our_hand(["Open Fire"]).theirs([unit("AT-ST").with(["Shield"])]);
    let mut game = table.action_phase();
    game.us().play("Open Fire").choose("AT-ST");
    game.expect_asked(Side::Us, QuestionKind::MoreDamage).us().choose("AT-ST");
    game.expect_damage("AT-ST", 0).expect_upgrades("AT-ST", []).expect_action_of(Side::Them);
}

// ---- HMW_188 Giant Gorax ----

/// HMW_188, CR 8.4.4: with a base of Endor the opponent chooses: 3 damage of our choice, or they discard a card
/// and lose a resource.
#[test]
fn giant_gorax_lets_an_opponent_choose_damage_or_discards() {
    let table = || scenario().ours(["HMW_188"]).theirs(["AT-ST"]).their_hand(["Repair", "Wampa"]).their_resources(4);
    let mut game = table().our_base("HMW_029").action_phase();
    game.us().attack("Giant Gorax", "their base");
    game.expect_asked(Side::Them, QuestionKind::Mode);
    let mut hurt = game.clone();
    hurt.them().mode(1);
    hurt.expect_asked(Side::Us, QuestionKind::Target).expect_options(["AT-ST", "their base"]);
    hurt.us().choose("AT-ST");
    hurt.expect_damage("AT-ST", 3);
    game.them().mode(2).choose("Wampa");
    game.expect_asked(Side::Them, QuestionKind::Target);
    let resource = game.game.legal_actions()[0];
    game.game.play(resource).expect("a listed action is accepted");
    game.them().expect_hand(["Repair"]).expect_resources(3).expect_base_damage(7);
    let mut game = table().action_phase();
    game.us().attack("Giant Gorax", "their base");
    game.expect_action_of(Side::Them);
}

// Corners

/// HMW_188, CR 7.6.14: the same when it is defeated; each of several opponents chooses separately.
#[test]
fn giant_gorax_triggers_when_defeated_for_each_opponent() {
    let table = scenario().our_base("HMW_029").ours([unit("HMW_188").damage(6)]).theirs(["AT-ST"]).third(["Wampa"]);
    let mut game = table.their_action_phase();
    game.them().attack("AT-ST", "Giant Gorax");
    game.them().mode(1);
    game.us().choose("their base");
    game.expect_asked(Side::Third, QuestionKind::Mode);
    game.third().mode(1);
    game.expect_options(["Wampa", "third base"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 3);
    game.them().expect_base_damage(3);
}

// ---- HMW_204 Nightbrother, Maul's Gauntlet ----

/// HMW_204: plays a unit from the discard pile for 3 less, ready. It is defeated when the regroup phase starts.
#[test]
fn nightbrother_plays_a_discarded_unit_ready_until_the_regroup_phase() {
    let table = scenario().our_leader("HMW_016").our_base("HMW_032").our_resources(20).our_hand(["HMW_204"]);
    let mut game = table.our_discard(["HMW_229", "Repair"]).action_phase();
    game.us().play("Nightbrother");
    game.expect_options(["play Lurking Wampa", "no"]);
    let mut declined = game.clone();
    declined.us().no().expect_discard(["Lurking Wampa", "Repair"]);
    let before = 20 - 7;
    game.us().play("Lurking Wampa").expect_ready_resources(before - 2);
    game.expect_ready("Lurking Wampa");
    game.both_pass();
    game.expect_gone("Lurking Wampa").expect_in_play("Nightbrother");
}

// ---- HMW_208 Luke Skywalker, Dreaming Farmboy ----

/// HMW_208, CR 5.3: in the first round he enters play ready, later exhausted.
#[test]
fn luke_skywalker_enters_play_ready_in_the_first_round() {
    let mut game = about_to_play("HMW_208").action_phase();
    let mut later = game.clone();
    game.us().play("HMW_208");
    game.expect_ready("HMW_208").expect_keyword("HMW_208", Keyword::Raid);
    later.both_pass().nobody_resources();
    later.us().play("HMW_208");
    later.expect_exhausted("HMW_208");
}

// ---- HMW_215 L3-37, We're Programmed to Learn ----

/// HMW_215, CR 8.32.3: an event that costs 3 or less may be played once more from the discard pile for free, once a phase.
#[test]
fn l3_37_lets_us_replay_an_event_costing_3_or_less_once_a_phase() {
    let table =
        scenario().ours(["HMW_215"]).our_hand(["Open Fire", "Open Fire", "Vanquish"]).theirs(["AT-ST", "Wampa"]);
    let mut game = table.action_phase();
    game.us().play("Open Fire").choose("AT-ST");
    game.expect_options(["play Open Fire", "no"]);
    let mut declined = game.clone();
    game.us().play("Open Fire").choose("Wampa");
    game.expect_damage("AT-ST", 4).expect_damage("Wampa", 4).expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Open Fire").choose("AT-ST").expect_discard(["Open Fire", "Open Fire"]);
    game.expect_action_of(Side::Them);
    declined.us().no();
    declined.them().pass();
    declined.us().play("Open Fire").choose("Wampa");
    declined.expect_offered("play Open Fire");
}

// Corners

/// HMW_215: an event that costs more is not played again. In the next phase the ability can be used again.
#[test]
fn l3_37_ignores_costlier_events_and_resets_each_phase() {
    let table =
        scenario().ours(["HMW_215"]).our_hand(["Vanquish", "Open Fire", "Open Fire"]).theirs(["AT-ST", "Wampa"]);
    let mut game = table.action_phase();
    game.us().play("Vanquish").choose("Wampa");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Open Fire").choose("AT-ST").play("Open Fire").choose("L3-37");
    game.both_pass().nobody_resources();
    game.us().play("Open Fire").choose("L3-37");
    game.expect_offered("play Open Fire");
}

// ---- HMW_223 Therm Scissorpunch, Boastful Gambler ----

/// HMW_223, CR 5.4.1A: when the action phase starts, -2/-2 for each of the two top cards that costs 3 or more.
#[test]
fn therm_scissorpunch_gets_minus_2_per_top_card_costing_3_or_more() {
    for (ours, theirs, power) in
        [("Wampa", "AT-ST", Some(1)), ("Repair", "Wampa", Some(3)), ("Repair", "Repair", Some(5))]
    {
        let table = scenario().ours([unit("HMW_223").with(["Resilient"])]);
        let table = table.our_deck(["Greedo", "Greedo", ours]).their_deck(["Greedo", "Greedo", theirs]);
        let mut game = table.regroup_phase();
        game.nobody_resources();
        game.expect_power("Therm Scissorpunch", power.unwrap_or_default()).expect_action_of(Side::Us);
    }
}

// Corners

/// HMW_223, CR 8.25.4: the cards stay where they are; with several opponents one is chosen.
#[test]
fn therm_scissorpunch_lets_us_choose_the_opponent() {
    let table = scenario().ours(["HMW_223"]).our_deck(["Greedo", "Greedo", "Repair"]).third(["Wampa"]);
    let mut game = table.regroup_phase();
    game.nobody_resources();
    game.expect_asked(Side::Us, QuestionKind::Player);
    game.us().choose_player(Side::Third).expect_deck_top(["Repair"]);
}

// ---- HMW_225 Boba Fett, Family Found ----

/// HMW_225: a friendly unit with Ambush, including himself, has Raid 1 and Saboteur for the phase in which it enters
/// play.
#[test]
fn boba_fett_gives_entering_ambush_units_raid_1_and_saboteur() {
    let mut game = about_to_play("HMW_143").ours(["HMW_225"]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().play("Banking Clan Warship");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.us().resolve_first("Boba Fett");
    game.expect_keyword("Banking Clan Warship", Keyword::Raid)
        .expect_keyword("Banking Clan Warship", Keyword::Saboteur);
    let mut game = about_to_play("HMW_225").action_phase();
    game.us().play("Boba Fett");
    game.us().resolve_first("Ambush");
    game.expect_keyword("Boba Fett", Keyword::Raid);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Boba Fett", Keyword::Raid);
}

// Corners

/// HMW_225: a unit without Ambush gains neither.
#[test]
fn boba_fett_ignores_units_without_ambush() {
    let mut game = about_to_play("Wampa").ours(["HMW_225"]).action_phase();
    game.us().play("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Raid).expect_action_of(Side::Them);
}

// ---- HMW_232 Mon Cal Cruiser ----

/// HMW_232, CR 8.4.4: attacks with a unit with +2/+0, or looks at a hand, of which a card may be replaced.
#[test]
fn mon_cal_cruiser_lets_a_unit_attack_or_replaces_a_card_of_a_hand() {
    let table = about_to_play("HMW_232").ours(["Wampa"]).their_hand(["Repair", "AT-ST"]).their_deck(["Greedo"]);
    let mut game = table.action_phase();
    game.us().play("Mon Cal Cruiser");
    let mut looks = game.clone();
    game.us().mode(1).attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    looks.us().mode(2).expect_sees("AT-ST");
    let mut declined = looks.clone();
    looks.us().yes().choose("AT-ST");
    looks.them().expect_hand(["Repair", "Greedo"]);
    declined.us().no();
    declined.them().expect_hand(["Repair", "AT-ST"]);
}

// ---- HMW_239 Pounce ----

/// HMW_239: a Creature attacks with +4/+0 for the attack, no other unit does.
#[test]
fn pounce_lets_a_creature_attack_with_plus_4_power() {
    let mut game = about_to_play("HMW_239").ours(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Pounce");
    game.expect_options(["Wampa -> their base"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(8);
    game.expect_power("Wampa", 4);
}

// ---- HMW_265 Twi'lek Kalikori ----

/// HMW_265, CR 8.26: attached to a Twi'lek, plays any number of Twi'lek units with a total cost of 5 or less for free.
#[test]
fn twilek_kalikori_plays_twilek_units_costing_5_or_less_in_total() {
    let deck = ["HMW_258", "Wampa", "JTL_111", "ASH_170"];
    let table = || about_to_play("HMW_265").our_deck(deck).ours(["HMW_088", "Wampa"]);
    let mut game = table().action_phase();
    game.us().play_onto("Twi'lek Kalikori", "Numa");
    game.expect_options(["Ryloth Revolutionary Rider", "Seasoned Fleet Admiral", "Desert Sharpshooter", "done"]);
    game.us().choose("Ryloth Revolutionary Rider");
    game.expect_options(["Seasoned Fleet Admiral", "done"]);
    game.us().choose("Seasoned Fleet Admiral").play("Ryloth Revolutionary Rider").play("Seasoned Fleet Admiral");
    game.expect_in_play("Ryloth Revolutionary Rider").expect_in_play("Seasoned Fleet Admiral");
    game.expect_in_deck("Desert Sharpshooter").expect_power("Numa", 6);
    let mut game = table().action_phase();
    game.us().play_onto("Twi'lek Kalikori", "Wampa");
    game.expect_action_of(Side::Them);
}
