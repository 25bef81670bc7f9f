//! The cards of A Lawless Time from LAW_144 to LAW_168: main case, corners and official rulings of each.

use testkit::{Side, scenario, unit};

use crate::starts::{expect_new_resource_exhausted, expect_search_draws};

// ---- LAW_144 Phantom, Spectre Shuttle ----

/// LAW_144: a Heroism unit may be played from hand, with Experience.
#[test]
fn phantom_plays_a_heroism_unit_from_hand_with_experience() {
    let mut game = scenario().our_hand(["LAW_144", "Battlefield Marine", "AT-ST"]).action_phase();
    game.us().play("LAW_144");
    game.expect_not_offered("play AT-ST").us().play("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience"]);
}

// Corners

/// LAW_144, CR 6.2.5E: the unit enters play with its Experience, so that is there before Snoke could defeat it.
#[test]
fn phantom_gives_experience_as_the_unit_enters_play() {
    let snoke = "Supreme Leader Snoke, Shadow Ruler";
    let mut game = scenario().our_hand(["LAW_144", "SOR_189"]).theirs([snoke]).action_phase();
    game.us().play("LAW_144").play("SOR_189");
    game.expect_upgrades("SOR_189", ["Experience"]).expect_hp("SOR_189", 1);
}

// Rulings

/// LAW_144: the unit is paid for (ruling 1).
#[test]
fn phantom_requires_paying_for_the_unit() {
    let mut game = scenario()
        .our_hand(["LAW_144", "Alliance X-Wing"])
        .our_leader("SOR_009")
        .our_base("SOR_023")
        .our_resources(4)
        .action_phase();
    game.us().play("LAW_144").play("Alliance X-Wing").expect_ready_resources(0);
}

// ---- LAW_145 R2-D2, Part of the Plan ----

/// LAW_145: a unit that shares an aspect with a friendly unit among the top 5 cards.
#[test]
fn r2_d2_draws_a_unit_sharing_an_aspect_with_a_friendly_unit() {
    let deck = ["Greedo", "Wampa", "AT-ST", "Underworld Thug", "Battlefield Marine", "Repair"];
    let mut game = scenario().our_hand(["LAW_145"]).ours(["Wampa"]).our_deck(deck).action_phase();
    game.us().play("LAW_145");
    game.expect_options(["Wampa", "Battlefield Marine", "done"]);
    game.us().choose("Battlefield Marine").expect_hand(["Battlefield Marine"]);
}

// Rulings

/// LAW_145: the other cards go to the bottom (ruling 1).
#[test]
fn r2_d2_puts_the_unchosen_cards_on_the_bottom() {
    let deck = ["Greedo", "Wampa", "AT-ST", "Underworld Thug", "Battlefield Marine", "Repair"];
    let mut game = scenario().our_hand(["LAW_145"]).our_deck(deck).action_phase();
    game.us().play("LAW_145").choose("Battlefield Marine").expect_deck_top(["Repair"]).expect_deck_size(5);
}

// ---- LAW_147 Jaunty Light Freighter ----

/// LAW_147: Experience for each different aspect among our units.
#[test]
fn jaunty_light_freighter_gets_experience_per_different_aspect() {
    let mut game = scenario()
        .our_hand(["LAW_147"])
        .ours(["Wampa", "Battlefield Marine", "Wampa"])
        .theirs(["Greedo"])
        .action_phase();
    game.us().play("LAW_147");
    game.expect_power("LAW_147", 4);
}

// ---- LAW_149 Rey, Skywalker ----

/// LAW_149: opponents can neither take control of her nor defeat her with abilities.
#[test]
fn rey_cannot_be_defeated_or_controlled_by_enemy_abilities() {
    let hand = ["Vanquish", "SOR_224"];
    let mut game = scenario().ours([unit("LAW_149"), unit("Wampa")]).their_hand(hand).their_action_phase();
    game.them().play("Vanquish").choose("LAW_149");
    game.expect_in_play("LAW_149").us().pass();
    game.them().play("SOR_224").choose("LAW_149");
    game.expect_controller("LAW_149", Side::Us);
}

// Corners

/// LAW_149: her control cannot be exchanged.
#[test]
fn rey_cannot_be_exchanged() {
    let mut game = scenario().ours(["LAW_149"]).theirs(["Wampa"]).their_hand(["LAW_170"]).their_action_phase();
    game.them().play("LAW_170").choose("Wampa").choose("LAW_149").expect_credits(0);
    game.expect_controller("LAW_149", Side::Us).expect_controller("Wampa", Side::Them);
}

// Rulings

/// LAW_149, CR 1.11.7: without remaining HP she is still defeated (ruling 1).
#[test]
fn rey_is_defeated_without_remaining_hp() {
    let mut game = scenario().ours([unit("LAW_149").damage(7)]).their_hand(["LAW_131"]).their_action_phase();
    game.them().play("LAW_131").choose("LAW_149");
    game.expect_gone("LAW_149");
}

// ---- LAW_150 Fulcrum ----

/// LAW_150: the unit is a Rebel, and other friendly Rebels have +2/+2.
#[test]
fn fulcrum_makes_the_unit_a_rebel_and_gives_other_rebels_plus_2() {
    let table = scenario().our_hand(["LAW_150"]).ours(["Wampa", "Battlefield Marine", "Frontier AT-RT", "Greedo"]);
    let mut game = table.theirs(["Consular Security Force"]).action_phase();
    game.expect_not_offered("play Fulcrum on Frontier AT-RT");
    game.us().play_onto("LAW_150", "Wampa");
    game.expect_power("Wampa", 6).expect_power("Battlefield Marine", 5).expect_hp("Battlefield Marine", 5);
    game.expect_power("Greedo", 3).expect_power("Consular Security Force", 3);
}

// ---- LAW_151 Profiteering Hunter ----

/// LAW_151: +1/+1 for another friendly unit for the phase.
#[test]
fn profiteering_hunter_gives_another_friendly_unit_plus_1() {
    let mut game = scenario().our_hand(["LAW_151"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("LAW_151");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 5).expect_hp("Wampa", 6);
}

// ---- LAW_152 C-3PO, Translation Protocol ----

/// LAW_152: Experience for another non-leader unit that shares a trait with a friendly leader, deployed or not.
#[test]
fn c_3po_gives_experience_to_a_unit_sharing_a_trait_with_our_leader() {
    let table = scenario().our_leader("LAW_005").ours(["LAW_152", "Battlefield Marine", "Wampa"]);
    let mut game = table.theirs(["Consular Security Force"]).action_phase();
    game.us().attack("LAW_152", "their base");
    game.expect_options(["Battlefield Marine", "Consular Security Force", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience"]);
}

// ---- LAW_155 Getaway Freighter ----

/// LAW_155: on attack a Credit, with a ground unit of ours.
#[test]
fn getaway_freighter_creates_a_credit_on_attack_with_a_ground_unit() {
    for (friend, credits) in [("Wampa", 1), ("Alliance X-Wing", 0)] {
        let mut game = scenario().ours(["LAW_155", friend]).action_phase();
        game.us().attack("LAW_155", "their base").expect_credits(credits);
    }
}

// ---- LAW_156 Hunter For Hire ----

/// LAW_156: it has 4 HP.
#[test]
fn hunter_for_hire_survives_three_damage() {
    let mut game = scenario().ours(["LAW_156"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("LAW_156", "Battlefield Marine");
    game.expect_damage("LAW_156", 3);
}

/// LAW_156: any player can take control of it for a Credit.
#[test]
fn hunter_for_hire_can_be_controlled_by_any_player_for_a_credit() {
    let mut game = scenario().ours(["LAW_156"]).their_credits(1).action_phase();
    game.expect_not_offered("use Hunter For Hire");
    game.us().pass();
    game.them().use_ability("LAW_156").choose("Credit").expect_credits(0);
    game.expect_controller("LAW_156", Side::Them);
}

// ---- LAW_157 Target Tagger ----

/// LAW_157: attacks with a unit, with +2/+0 if it is a Bounty Hunter.
#[test]
fn target_tagger_lets_a_unit_attack_with_plus_2_for_a_bounty_hunter() {
    for (attacker, damage) in [("Greedo", 5), ("Wampa", 4)] {
        let mut game = scenario().our_hand(["LAW_157"]).ours([attacker]).action_phase();
        game.us().play("LAW_157");
        game.expect_offered("no").us().attack(attacker, "their base");
        game.them().expect_base_damage(damage);
    }
}

// Rulings

/// LAW_157: the unit must be ready (ruling 1).
#[test]
fn target_tagger_lets_no_exhausted_unit_attack() {
    let mut game = scenario().our_hand(["LAW_157"]).ours([unit("Greedo").exhausted()]).action_phase();
    game.us().play("LAW_157");
    game.expect_action_of(Side::Them);
}

// ---- LAW_158 Khetanna, Upon the Dune Sea ----

/// LAW_158: the next Underworld unit this phase costs 1 less, when played and on attack.
#[test]
fn khetanna_makes_the_next_underworld_unit_cost_1_less() {
    let table = scenario().ours(["LAW_158"]).our_hand(["Frontier AT-RT", "Underworld Thug", "LAW_262"]);
    let mut game = table.action_phase();
    game.us().attack("LAW_158", "their base");
    game.them().pass();
    game.us().play("Frontier AT-RT").expect_ready_resources(16);
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(15);
    game.them().pass();
    game.us().play("LAW_262").expect_ready_resources(9);
}

// Rulings

/// LAW_158: the effect remains if it has been defeated (ruling 1).
#[test]
fn khetanna_keeps_the_discount_when_it_was_defeated() {
    let table = scenario().ours([unit("LAW_158").damage(3)]).our_hand(["Underworld Thug"]).theirs(["Wampa"]);
    let mut game = table.action_phase();
    game.us().attack("LAW_158", "Wampa");
    game.expect_gone("LAW_158").them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(19);
}

// ---- LAW_159 Expendable Mercenary ----

/// LAW_159: when defeated, it may become a resource.
#[test]
fn expendable_mercenary_may_become_a_resource_when_defeated() {
    let mut game = scenario().ours(["LAW_159"]).theirs(["AT-ST"]).our_resources(3).action_phase();
    game.us().attack("LAW_159", "AT-ST").yes();
    game.expect_in_resources("LAW_159");
}

// Corners

/// LAW_159, JTL_039, CR 4.9.2: used while it is in play, the ability finds nothing in a discard pile.
#[test]
fn expendable_mercenary_in_play_does_not_become_a_resource() {
    let mut game = scenario().our_hand(["JTL_039"]).ours(["LAW_159"]).action_phase();
    game.us().play("JTL_039").choose("LAW_159");
    game.expect_in_play("LAW_159").expect_action_of(Side::Them);
}

// Rulings

/// LAW_159: the new resource is exhausted (ruling 1).
#[test]
fn expendable_mercenary_becomes_an_exhausted_resource() {
    let mut game = scenario().ours(["LAW_159"]).theirs(["AT-ST"]).our_resources(3).action_phase();
    game.us().attack("LAW_159", "AT-ST").yes();
    expect_new_resource_exhausted(&mut game, 3);
}

// ---- LAW_161 Partisan U-Wing ----

/// LAW_161: a Credit when a friendly unit was defeated this phase.
#[test]
fn partisan_u_wing_creates_a_credit_after_a_friendly_unit_was_defeated() {
    for (theirs, credits) in [("AT-ST", 1), ("LAW_115", 0)] {
        let mut game = scenario().our_hand(["LAW_161"]).ours([unit("Wampa").damage(3)]).theirs([theirs]).action_phase();
        if theirs == "AT-ST" {
            game.us().attack("Wampa", theirs);
            game.them().pass();
        }
        game.us().play("LAW_161").expect_credits(credits);
    }
}

// ---- LAW_163 The Sarlacc of Carkoon, Horror of the Dune Sea ----

/// LAW_163: puts a unit from our discard pile under the deck and deals its power to an enemy ground unit.
#[test]
fn the_sarlacc_of_carkoon_deals_the_power_of_a_discarded_unit() {
    let table =
        scenario().ours(["LAW_163"]).our_discard(["Wampa", "Repair", "Greedo"]).theirs(["AT-ST", "Alliance X-Wing"]);
    let mut game = table.action_phase();
    game.us().attack("LAW_163", "their base");
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4).expect_in_deck("Wampa");
}

// ---- LAW_165 Combat Exercise ----

/// LAW_165: exhausts a friendly unit to give 2 Experience tokens.
#[test]
fn combat_exercise_exhausts_a_unit_for_2_experience() {
    let mut game = scenario().our_hand(["LAW_165"]).ours([unit("Wampa"), unit("AT-ST").exhausted()]).action_phase();
    let mut spent = game.clone();
    game.us().play("LAW_165").choose("Wampa");
    game.expect_exhausted("Wampa").expect_upgrades("Wampa", ["Experience", "Experience"]);
    spent.us().play("LAW_165").choose("AT-ST");
    spent.expect_upgrades("AT-ST", []);
}

// ---- LAW_166 Putting a Team Together ----

/// LAW_166: a Vigilance, Aggression, or Cunning unit among the top 8 cards.
#[test]
fn putting_a_team_together_draws_a_unit_from_the_top_8() {
    for found in ["Wampa", "Greedo", "Guardian of the Whills"] {
        expect_search_draws("LAW_166", found, 8);
    }
}

// Rulings

/// LAW_166: the other cards go to the bottom (ruling 1).
#[test]
fn putting_a_team_together_puts_the_unchosen_cards_on_the_bottom() {
    expect_search_draws("LAW_166", "Wampa", 8);
}

// ---- LAW_167 Common Cause ----

/// LAW_167: +1/+1 for each different aspect among our units.
#[test]
fn common_cause_gives_plus_1_per_different_aspect() {
    let mut game =
        scenario().our_hand(["LAW_167"]).ours(["Battlefield Marine", "Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().play("LAW_167").choose("Wampa");
    game.expect_power("Wampa", 7).expect_hp("Wampa", 8);
}

// ---- LAW_168 Haymaker ----

/// LAW_168: Experience for a friendly unit, then its power as damage to an enemy unit in its arena.
#[test]
fn haymaker_gives_experience_and_deals_the_units_power_as_damage() {
    let table = scenario().our_hand(["LAW_168"]).ours(["Wampa"]).theirs(["AT-ST", "Alliance X-Wing"]);
    let mut game = table.action_phase();
    game.us().play("LAW_168").choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 5).expect_upgrades("Wampa", ["Experience"]);
}

// Rulings

/// LAW_168: power as it is for now (ruling 1).
#[test]
fn haymaker_counts_current_power() {
    let table = scenario().our_hand(["LAW_168"]).ours([unit("Greedo").with(["Devotion"])]).theirs(["AT-ST"]);
    let mut game = table.action_phase();
    game.us().play("LAW_168").choose("Greedo").choose("AT-ST");
    game.expect_damage("AT-ST", 5);
}
