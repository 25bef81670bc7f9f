//! The cards of Homeworlds from HMW_008 to HMW_056 whose texts play, search and chain: main case and corners of each; no
//! ruling yet.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::about_to_play;

// ---- HMW_008 General Grievous, Separatist Warlord ----

/// HMW_008, CR 7.1.7: plays two units from hand at their costs. Triggers of the first are resolved before the second is
/// played.
#[test]
fn general_grievous_plays_two_units_one_after_the_other() {
    let table = scenario().our_leader("HMW_008").our_resources(20).our_base_damage(5);
    let mut game = table.our_hand(["HMW_262", "Battlefield Marine", "Repair"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_offered("play Mylaya Rider").expect_not_offered("play Repair");
    game.us().play("Mylaya Rider").expect_base_damage(3);
    game.expect_count("Beast", 1).expect_asked(Side::Us, QuestionKind::Play);
    game.us().play("Battlefield Marine").expect_hand(["Repair"]);
    game.expect_exhausted("our leader").expect_action_of(Side::Them);
}

// Corners

/// HMW_008, CR 1.17.4: cards in hand are hidden, so the second unit may be declined.
#[test]
fn general_grievous_may_decline_the_second_unit() {
    let table = scenario().our_leader("HMW_008").our_hand(["Wampa", "Battlefield Marine"]);
    let mut game = table.action_phase();
    game.us().use_ability("our leader").play("Wampa").choose_none().expect_hand(["Battlefield Marine"]);
}

/// HMW_008: as a unit, +3/+0 while an opponent has fewer units, not while they have as many.
#[test]
fn general_grievous_deployed_gets_3_power_with_more_units_than_an_opponent() {
    let table = || scenario().our_deployed_leader("HMW_008");
    table().action_phase().expect_power("our leader", 6);
    table().theirs(["Wampa"]).action_phase().expect_power("our leader", 3);
    table().ours(["AT-ST"]).theirs(["Wampa"]).action_phase().expect_power("our leader", 6);
    table().theirs(["Wampa"]).third(["AT-ST", "Greedo"]).action_phase().expect_power("our leader", 3);
    table().ours(["Greedo"]).theirs(["Wampa"]).third(["AT-ST", "Greedo"]).action_phase().expect_power("our leader", 6);
}

// ---- HMW_014 Wicket, Few Greater Battles to Fight ----

/// HMW_014: when a friendly unit attacks a unit that costs more, he may exhaust to draw a card.
#[test]
fn wicket_may_draw_when_a_unit_attacks_a_costlier_unit() {
    let table = || scenario().our_leader("HMW_014").our_deck(["Repair"]).ours(["Battlefield Marine"]);
    let mut game = table().theirs(["Wampa"]).action_phase();
    game.us().attack("Battlefield Marine", "Wampa").yes().expect_hand(["Repair"]);
    game.expect_exhausted("our leader");
    let mut game = table().theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("our Battlefield Marine", "their Battlefield Marine").expect_hand([]);
    game.expect_ready("our leader");
    let mut game = table().theirs(["Wampa"]).action_phase();
    game.us().attack("Battlefield Marine", "their base").expect_hand([]);
}

// Corners

/// HMW_014, CR 8.32.2: exhausted, he draws no card, and the attacker must be friendly.
#[test]
fn wicket_triggers_only_while_ready_and_for_our_attacks() {
    let table = || scenario().our_deck(["Repair"]).ours(["Battlefield Marine"]).theirs(["Wampa"]);
    let mut game = table().our_exhausted_leader("HMW_014").action_phase();
    game.us().attack("Battlefield Marine", "Wampa").expect_hand([]);
    let mut game = scenario().our_leader("HMW_014").ours(["AT-ST"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "AT-ST");
    game.expect_ready("our leader").expect_action_of(Side::Us);
}

/// HMW_014: as a unit, he draws a card on attack if we control a unit that costs 3 or less. He costs 4 himself.
#[test]
fn wicket_deployed_draws_on_attack_with_a_unit_costing_3_or_less() {
    for (friend, cards) in [("Battlefield Marine", 1), ("Wampa", 0)] {
        let table = scenario().our_deployed_leader("HMW_014").our_deck(["Repair"]).ours([friend]);
        let mut game = table.action_phase();
        game.us().attack("our leader", "their base").expect_hand_size(cards);
    }
}

// ---- HMW_017 Osha, Haunted By Her Past ----

/// HMW_017, CR 8.10.2: if a friendly Heroism unit was defeated, plays a Villainy unit from the resources without its
/// Villainy penalties; then a card from hand may become a resource.
#[test]
fn osha_plays_a_villainy_resource_after_a_heroism_unit_was_defeated() {
    let table = scenario().our_leader("HMW_017").our_base("HMW_034").our_resources(6);
    let table = table.our_resource_cards(["SOR_033", "Battlefield Marine"]).our_hand(["Repair"]);
    let mut game = table.ours(["Battlefield Marine"]).theirs(["AT-ST"]).action_phase();
    let mut early = game.clone();
    early.us().use_ability("our leader");
    early.expect_action_of(Side::Them).expect_exhausted("our leader");
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_offered("play Death Trooper").expect_not_offered("play Battlefield Marine");
    // Cost 3, one Vigilance icon that nobody provides.
    game.us().play("Death Trooper");
    game.us().choose("Repair").expect_hand([]).expect_resources(8);
    game.expect_in_play("Death Trooper").expect_in_resources("Repair");
}

// Corners

/// HMW_017, CR 8.10.2: other penalties remain. As a unit she needs no defeated unit and does not exhaust.
#[test]
fn osha_does_not_ignore_other_penalties_and_deployed_needs_no_defeat() {
    let table = scenario().our_deployed_leader("HMW_017").our_base("HMW_034").our_resources(10).our_hand(["Repair"]);
    let mut game = table.our_resource_cards(["SOR_087"]).action_phase();
    // Darth Vader costs 7: his Command icon is penalized, his Villainy icon is not. He goes as one of the 11 resources.
    game.us().use_ability("our leader").play("Darth Vader").expect_ready_resources(2);
    game.expect_in_play("Darth Vader").expect_ready("our leader");
}

// ---- HMW_035 Hunter, Everyone Get to Cover! ----

/// HMW_035, CR 8.4.4: chooses two of the options, or the same one twice.
#[test]
fn hunter_chooses_two_options_or_one_twice() {
    let mut game = about_to_play("HMW_035").ours([unit("Wampa").exhausted()]).theirs(["AT-ST"]).action_phase();
    game.us().play("Hunter");
    let mut attacks = game.clone();
    game.us().mode(1).choose("Wampa");
    game.expect_options(["mode 1", "mode 2"]);
    game.us().mode(1).choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield", "Shield"]).expect_action_of(Side::Them);
    attacks.us().mode(2);
    attacks.expect_options(["Wampa -> AT-ST", "Hunter -> AT-ST"]);
    attacks.us().attack("Hunter", "AT-ST").mode(1).choose("Hunter");
    attacks.expect_damage("AT-ST", 4).expect_upgrades("Hunter", ["Shield"]).expect_action_of(Side::Them);
}

// ---- HMW_036 Kelnacca, Solitary Master ----

/// HMW_036, CR 8.34.1A: for every 3 resources, deals his power to an enemy unit. Choosing the same unit twice is one
/// instance.
#[test]
fn kelnacca_deals_his_power_per_3_resources_paid() {
    let table = || scenario().our_resources(12).our_base("HMW_023").our_leader("Luke Skywalker, Faithful Friend");
    let mut game = table().our_hand(["HMW_036"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("Kelnacca").number(7).choose("AT-ST").choose("Wampa");
    game.expect_damage("AT-ST", 4).expect_damage("Wampa", 4).expect_action_of(Side::Them);
    game.us().expect_ready_resources(1);
    let shielded = unit("AT-ST").with(["Shield"]);
    let mut game = table().our_hand(["HMW_036"]).theirs([shielded]).action_phase();
    game.us().play("Kelnacca").number(6).choose("AT-ST").choose("AT-ST");
    game.expect_damage("AT-ST", 0).expect_upgrades("AT-ST", []);
}

// Corners

/// HMW_036, CR 8.4.5A: zero units can be chosen, and two resources are not enough.
#[test]
fn kelnacca_deals_no_damage_for_fewer_than_3_resources() {
    for paid in [0, 2] {
        let mut game = about_to_play("HMW_036").theirs(["AT-ST"]).action_phase();
        game.us().play("Kelnacca").number(paid);
        game.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
    }
}

// ---- HMW_040 Talzin's Shuttle, Mysterious Arrival ----

/// HMW_040: two Weakness tokens for a unit if an opponent has played two cards this phase, no matter of which type.
#[test]
fn mother_talzins_shuttle_gives_weakness_after_two_enemy_cards() {
    let table = scenario().our_hand(["HMW_040"]).their_hand(["Battlefield Marine", "Repair"]).their_base_damage(5);
    let mut game = table.their_action_phase();
    game.them().play("Battlefield Marine");
    let mut early = game.clone();
    early.us().play("Talzin's Shuttle");
    early.expect_action_of(Side::Them);
    game.us().pass();
    game.them().play("Repair").choose("their base");
    game.us().play("Talzin's Shuttle");
    game.expect_options(["Battlefield Marine", "Talzin's Shuttle", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Weakness", "Weakness"]).expect_power("Battlefield Marine", 1);
    game.expect_keyword("Talzin's Shuttle", Keyword::Raid);
}

// Corners

/// HMW_040: one card of each of two opponents is not two cards of one.
#[test]
fn mother_talzins_shuttle_counts_the_cards_of_each_opponent_separately() {
    let table = scenario().our_hand(["HMW_040"]).their_hand(["Battlefield Marine"]).third(["Greedo"]);
    let mut game = table.their_action_phase();
    game.them().play("Battlefield Marine");
    game.third().play("Battlefield Marine");
    game.us().play("Talzin's Shuttle");
    game.expect_action_of(Side::Them);
}

// ---- HMW_041 Keeper of Skara Nal, Awoken ----

/// HMW_041: discarding two copies of it from hand gives it +15/+0 and Overwhelm for the attack.
#[test]
fn keeper_of_skara_nal_gets_plus_15_for_two_discarded_copies() {
    let table = scenario().ours(["HMW_041"]).our_hand(["HMW_041", "HMW_041", "Repair"]).theirs(["Wampa"]);
    let mut game = table.action_phase();
    game.us().attack("Keeper of Skara Nal", "Wampa").resolve_first("Restore").yes();
    game.us().choose("Keeper of Skara Nal").choose("Keeper of Skara Nal").expect_hand(["Repair"]);
    game.them().expect_base_damage(15);
    game.expect_gone("Wampa").expect_power("Keeper of Skara Nal", 5);
    game.expect_no_keyword("Keeper of Skara Nal", Keyword::Overwhelm);
}

// Corners

/// HMW_041, CR 8.32.2: with only one copy the condition of "if you do" is not met.
#[test]
fn keeper_of_skara_nal_gets_nothing_for_one_discarded_copy() {
    let table = scenario().ours(["HMW_041"]).our_hand(["HMW_041", "Repair"]);
    let mut game = table.action_phase();
    game.us().attack("Keeper of Skara Nal", "their base").resolve_first("Restore").yes();
    game.us().choose("Keeper of Skara Nal").expect_hand(["Repair"]);
    game.them().expect_base_damage(5);
}

// ---- HMW_043 Darth Vader, Any Methods Necessary ----

/// HMW_043, CR 8.26: plays up to two units that cost 4 or less from the top eight for free, each of which is dealt 2
/// damage.
#[test]
fn darth_vader_plays_two_units_for_free_and_damages_them() {
    let deck = ["Wampa", "Battlefield Marine", "AT-ST", "Repair", "Repair", "Repair", "Repair", "Repair", "Greedo"];
    let mut game = scenario().our_resources(15).our_hand(["HMW_043"]).our_deck(deck).theirs(["Wampa"]).action_phase();
    game.us().play("Darth Vader");
    game.expect_options(["Wampa", "Battlefield Marine", "done"]);
    game.us().choose("our Wampa").choose("Battlefield Marine").play("Wampa").play("Battlefield Marine");
    game.expect_damage("our Wampa", 2).expect_damage("Battlefield Marine", 2).expect_damage("their Wampa", 0);
    game.expect_damage("Darth Vader", 0).expect_action_of(Side::Them);
}

// Corners

/// HMW_043: a single unit is dealt damage too; if none is found, no question is asked.
#[test]
fn darth_vader_may_find_one_unit_or_none() {
    let mut game = scenario().our_resources(15).our_hand(["HMW_043"]).our_deck(["Wampa", "Greedo"]).action_phase();
    game.us().play("Darth Vader").choose("Wampa").done().play("Wampa");
    game.expect_damage("Wampa", 2).expect_in_deck("Greedo");
    let mut game = scenario().our_resources(15).our_hand(["HMW_043"]).our_deck(["Wampa"]).action_phase();
    game.us().play("Darth Vader").choose_none();
    game.expect_in_deck("Wampa").expect_action_of(Side::Them);
}

// ---- HMW_044 Ima-Gun Di, Holding Out For Resupply ----

/// HMW_044: when defeated with fewer resources than an opponent, a card from hand and the top card of the deck become
/// resources.
#[test]
fn ima_gun_di_defeated_adds_resources_with_fewer_than_an_opponent() {
    let table =
        scenario().our_resources(3).ours(["HMW_044"]).our_hand(["Repair", "Wampa"]).our_deck(["Greedo", "Waylay"]);
    let mut game = table.theirs(["AT-ST"]).action_phase();
    game.us().attack("Ima-Gun Di", "AT-ST");
    let mut declined = game.clone();
    declined.us().choose_none().expect_resources(3);
    game.us().choose("Repair").expect_resources(5).expect_hand(["Wampa"]).expect_deck_top(["Waylay"]);
    game.expect_in_resources("Repair").expect_in_resources("Greedo");
}

// Corners

/// HMW_044: with the same number of resources no question is asked.
#[test]
fn ima_gun_di_adds_no_resources_with_equally_many() {
    let table = scenario().our_resources(20).ours(["HMW_044"]).our_hand(["Repair"]).theirs(["AT-ST"]);
    let mut game = table.action_phase();
    game.us().attack("Ima-Gun Di", "AT-ST").expect_resources(20);
    game.expect_action_of(Side::Them);
}

// ---- HMW_048 Vernestra Rwoh, We Should Handle This Ourselves ----

/// HMW_048, CR 1.8.8, 7.1.8: up to two units of the discard pile go to the bottom of the deck. She has their When
/// Played abilities and uses them.
#[test]
fn vernestra_rwoh_gains_when_played_abilities_of_discarded_units() {
    let table = about_to_play("HMW_048").our_discard(["HMW_262", "HMW_085", "SOR_087", "Repair"]);
    let mut game = table.our_deck(["Repair", "Waylay", "Resilient", "Recruit"]).action_phase();
    game.us().play("Vernestra Rwoh");
    game.expect_asked(Side::Us, QuestionKind::AdditionalCost).expect_options(["Remote Scout", "done"]);
    game.us().choose("Remote Scout");
    game.expect_keyword("Vernestra Rwoh", Keyword::Sentinel).expect_asked(Side::Us, QuestionKind::Search);
    game.us().choose("Resilient").expect_hand(["Resilient"]).expect_deck_size(4);
    game.expect_in_deck("Remote Scout").expect_action_of(Side::Them);
    game.both_pass().nobody_resources();
}

// Corners

/// HMW_048, CR 7.6.9: with two units she has both abilities, and we choose their order. "this unit" means her (CR
/// 7.1.8).
#[test]
fn vernestra_rwoh_uses_the_abilities_of_two_units_in_any_order() {
    let table = about_to_play("HMW_048").our_discard(["HMW_062", "SOR_065"]).theirs(["Wampa"]);
    let mut game = table
        .text(r#"(id: "SOR_065", abilities: [When(on: [Played], do: [Give(token: Shield, to: This)])])"#)
        .action_phase();
    game.us().play("Vernestra Rwoh").choose("Baze Malbus").choose("Nuvo Vindi");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("a listed action is accepted");
    game.expect_upgrades("Vernestra Rwoh", ["Shield"]).expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Weakness"]);
}

/// HMW_048, CR 8.30.1: up to two includes none; then she has no abilities.
#[test]
fn vernestra_rwoh_may_choose_no_unit() {
    let mut game = about_to_play("HMW_048").our_discard(["HMW_062"]).action_phase();
    game.us().play("Vernestra Rwoh").done().expect_discard(["Nuvo Vindi"]);
    game.expect_upgrades("Vernestra Rwoh", []).expect_action_of(Side::Them);
}

/// HMW_048, CR 1.8.5: played for free, her additional cost still has to be paid.
#[test]
fn vernestra_rwoh_played_for_free_pays_the_additional_cost() {
    let table = scenario().our_hand(["Confiscate", "HMW_048"]).our_discard(["HMW_062"]);
    let mut game =
        table.confiscate_does("Play(what: Choose(zone: Hand, side: Friendly), price: [Free])").action_phase();
    game.us().play("Confiscate").play("Vernestra Rwoh").choose("Nuvo Vindi").choose("Vernestra Rwoh");
    game.expect_upgrades("Vernestra Rwoh", ["Weakness"]);
}

// ---- HMW_049 Greater Sarlacc ----

/// HMW_049, CR 6.2.3: each ready resource defeated while playing it reduces its cost by three.
#[test]
fn greater_sarlacc_costs_3_less_per_ready_resource_defeated() {
    let table =
        || scenario().our_leader("HMW_009").our_base("HMW_034").our_hand(["HMW_049"]).our_exhausted_resources(2);
    let mut game = table().our_resources(5).action_phase();
    game.us().play("Greater Sarlacc");
    game.expect_asked(Side::Us, QuestionKind::AdditionalCost).expect_not_offered("done");
    for _ in 0..2 {
        let resource = game.game.legal_actions()[0];
        game.game.play(resource).expect("a listed action is accepted");
    }
    game.expect_offered("done");
    game.us().done().expect_resources(5).expect_ready_resources(0);
    game.expect_in_play("Greater Sarlacc").expect_keyword("Greater Sarlacc", Keyword::Overwhelm);
    let mut game = table().our_resources(2).action_phase();
    game.expect_not_offered("play Greater Sarlacc");
}

// Corners

/// HMW_049, CR 6.2.3B: no resource need be defeated, and the reduction may exceed its cost.
#[test]
fn greater_sarlacc_may_defeat_no_or_more_resources_than_needed() {
    let table = || scenario().our_leader("HMW_009").our_base("HMW_034").our_hand(["HMW_049"]);
    let mut game = table().our_resources(9).action_phase();
    game.us().play("Greater Sarlacc").done().expect_resources(9).expect_ready_resources(0);
    let mut game = table().our_resources(9).action_phase();
    game.us().play("Greater Sarlacc");
    for _ in 0..4 {
        let resource = game.game.legal_actions()[0];
        game.game.play(resource).expect("a listed action is accepted");
    }
    game.us().done().expect_resources(5).expect_ready_resources(5);
}

// ---- HMW_051 Third Sister, Cycle of Vengeance ----

/// HMW_051, CR 8.9.1: we deal 2 damage, the player of the damaged unit 3, and the player of the next damaged unit 4.
#[test]
fn third_sister_deals_2_then_lets_controllers_deal_3_and_4() {
    let mut game = about_to_play("HMW_051").theirs(["AT-ST"]).action_phase();
    game.us().play("Third Sister").choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_asked(Side::Them, QuestionKind::Target);
    let mut declined = game.clone();
    declined.them().no();
    declined.expect_damage("Third Sister", 0).expect_action_of(Side::Them);
    game.them().choose("Third Sister");
    game.expect_gone("Third Sister").expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 6).expect_action_of(Side::Them);
}

// Corners

/// HMW_051, CR 8.9.2: damage prevented by a Shield counts as dealt for "if you do". If we are dealt none, the chain
/// ends.
#[test]
fn third_sister_continues_when_a_shield_prevents_the_damage() {
    let mut game = about_to_play("HMW_051").theirs([unit("AT-ST").with(["Shield"])]).action_phase();
    let mut declined = game.clone();
    game.us().play("Third Sister").choose("AT-ST");
    game.expect_damage("AT-ST", 0).expect_asked(Side::Them, QuestionKind::Target);
    declined.us().play("Third Sister").no();
    declined.expect_action_of(Side::Them);
}

/// HMW_051, CR 1.5.2B: our own unit may be first, and then we continue twice.
#[test]
fn third_sister_may_damage_a_friendly_unit_first() {
    let mut game = about_to_play("HMW_051").ours(["AT-ST"]).theirs(["Wampa"]).action_phase();
    game.us().play("Third Sister").choose("AT-ST").choose("Wampa");
    game.expect_damage("Wampa", 3).expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Third Sister");
    game.expect_gone("Third Sister");
}

// ---- HMW_053 Fett's Firespray, Settling the Score ----

/// HMW_053, CR 7.5.5: a friendly unit that enters play with Ambush may attack a base, even without an enemy unit.
#[test]
fn fetts_firespray_lets_units_with_ambush_attack_a_base() {
    let mut game = about_to_play("HMW_143").ours(["HMW_053"]).action_phase();
    game.us().play("Banking Clan Warship");
    game.expect_options(["Banking Clan Warship -> their base", "no"]);
    game.us().attack("Banking Clan Warship", "their base");
    game.expect_exhausted("Banking Clan Warship").expect_action_of(Side::Them);
    let mut game = about_to_play("HMW_143").theirs(["HMW_053"]).action_phase();
    game.us().play("Banking Clan Warship");
    game.expect_options(["Banking Clan Warship -> Fett's Firespray", "no"]);
}

// Corners

/// HMW_053, CR 8.3.3: a unit that cannot attack bases still cannot; Sentinel also restricts Ambush.
#[test]
fn fetts_firespray_does_not_override_sentinel_or_attack_bans() {
    let table = about_to_play("HMW_143").ours(["HMW_053"]).theirs([unit("Alliance X-Wing").with(["Resilient"])]);
    let mut game = table.resilient_gives("Keyword(Sentinel)").action_phase();
    game.us().play("Banking Clan Warship");
    game.expect_options(["Banking Clan Warship -> Alliance X-Wing", "no"]);
    let text = r#"(id: "HMW_143", abilities: [Constant(gives: [CantAttackBases])])"#;
    let mut game = about_to_play("HMW_143").text(text).ours(["HMW_053"]).action_phase();
    game.us().play("Banking Clan Warship");
    game.expect_action_of(Side::Them);
}

// ---- HMW_056 Yoda, Trickster in Exile ----

/// HMW_056, CR 8.5.4: when defeated, he may be put from the discard pile on top of the deck to heal a base.
#[test]
fn yoda_defeated_may_go_on_top_of_the_deck_to_heal_a_base() {
    let mut game = scenario().ours(["HMW_056"]).theirs(["AT-ST"]).our_base_damage(5).action_phase();
    game.us().attack("Yoda", "AT-ST");
    let mut declined = game.clone();
    declined.us().no().expect_base_damage(5).expect_discard(["Yoda"]);
    game.us().yes();
    game.expect_options(["our base", "their base"]);
    game.us().choose("our base").expect_base_damage(3).expect_deck_top(["Yoda"]).expect_discard([]);
}

// Corners

/// HMW_056, JTL_039, CR 4.9.2: used while he is in play, the ability does not find him in the discard pile.
#[test]
fn yoda_in_play_does_not_go_on_top_of_the_deck() {
    let mut game = scenario().our_hand(["JTL_039"]).ours(["HMW_056"]).our_base_damage(5).action_phase();
    game.us().play("JTL_039").choose("Yoda").expect_base_damage(5);
    game.expect_in_play("Yoda").expect_action_of(Side::Them);
}

/// HMW_056: a player who controls him without owning him does not have him in their discard pile.
#[test]
fn yoda_does_not_go_on_top_of_a_deck_that_is_not_his_owners() {
    let yoda = unit("HMW_056").owned_by(Side::Them);
    let mut game = scenario().ours([yoda]).theirs(["AT-ST"]).our_base_damage(5).action_phase();
    game.us().attack("Yoda", "AT-ST");
    game.expect_action_of(Side::Them).expect_in_discard("Yoda");
}
