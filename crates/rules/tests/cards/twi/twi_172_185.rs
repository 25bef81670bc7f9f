//! The cards of Twilight of the Republic from TWI_172 to TWI_185: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Scenario, Side, scenario, unit};

use crate::starts::{deadly_unit_with_enemy, expect_all_damage_is_excess, expect_no_excess_through_shield, shielded};

// ---- TWI_172 Grim Resolve ----

/// TWI_172: a non-leader unit attacks with Grit.
#[test]
fn grim_resolve_lets_a_unit_attack_with_grit() {
    let mut game = scenario()
        .our_hand(["Grim Resolve"])
        .ours([unit("AT-ST").damage(4)])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .action_phase();
    game.us().play("Grim Resolve");
    game.expect_not_offered("Luke Skywalker -> their base");
    game.us().attack("AT-ST", "their base");
    game.them().expect_base_damage(10);
    game.expect_power("AT-ST", 6).expect_no_keyword("AT-ST", Keyword::Grit);
}

// ---- TWI_173 Blood Sport ----

/// TWI_173: 2 damage to each ground unit.
#[test]
fn blood_sport_damages_each_ground_unit() {
    let mut game = scenario()
        .our_hand(["Blood Sport"])
        .ours(["Wampa", "TIE/ln Fighter"])
        .theirs(["AT-ST", "Battle Droid", "Alliance X-Wing"])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.us().play("Blood Sport");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 2).expect_damage("Grand Moff Tarkin", 2);
    game.expect_gone("Battle Droid").expect_damage("TIE/ln Fighter", 0).expect_damage("Alliance X-Wing", 0);
}

// ---- TWI_174 Open Fire ----

/// TWI_174: 4 damage to a unit; a reprint from the first set.
#[test]
fn open_fire_of_this_set_deals_4_damage() {
    let mut game = scenario().our_hand(["TWI_174"]).theirs(["AT-ST"]).action_phase();
    game.us().play("TWI_174");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

// ---- TWI_175 Strategic Analysis ----

/// TWI_175: three cards.
#[test]
fn strategic_analysis_draws_three() {
    let mut game =
        scenario().our_hand(["Strategic Analysis"]).our_deck(["Recruit", "Repair", "Wampa", "AT-ST"]).action_phase();
    game.us().play("Strategic Analysis").expect_hand(["Recruit", "Repair", "Wampa"]);
}

// ---- TWI_176 Caught in the Crossfire ----

/// TWI_176: two enemy units in one arena deal damage equal to their power to each other at once.
#[test]
fn caught_in_the_crossfire_makes_two_enemies_damage_each_other() {
    let mut game = scenario()
        .our_hand(["Caught in the Crossfire"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Battlefield Marine", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Caught in the Crossfire");
    game.expect_not_offered("Wampa").expect_not_offered("TIE/ln Fighter");
    game.us().choose("AT-ST");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_damage("AT-ST", 3).expect_gone("Battlefield Marine").expect_action_of(Side::Them);
}

/// TWI_176: without two of them in an arena nothing happens.
#[test]
fn caught_in_the_crossfire_needs_two_enemies_in_an_arena() {
    let mut game = scenario()
        .our_hand(["Caught in the Crossfire"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Caught in the Crossfire");
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 0).expect_in_play("TIE/ln Fighter");
}

// Rulings

/// TWI_176: the units' current power counts, with effects for this phase.
#[test]
fn caught_in_the_crossfire_counts_power_modifiers_of_the_phase() {
    let mut game = scenario()
        .our_hand(["Heroes on Both Sides", "Caught in the Crossfire"])
        .theirs([unit("Super Battle Droid"), unit("AT-ST").with(["Academy Training"])])
        .action_phase();
    game.us().play("Heroes on Both Sides").choose("Super Battle Droid");
    game.them().pass();
    game.us().play("Caught in the Crossfire").choose("Super Battle Droid").choose("AT-ST");
    game.expect_damage("AT-ST", 6).expect_gone("Super Battle Droid");
}

/// TWI_176: the units deal the damage, so a Shield on one does not protect the other.
#[test]
fn caught_in_the_crossfire_damage_is_dealt_by_the_units() {
    let mut game = scenario()
        .our_hand(["Caught in the Crossfire"])
        .theirs([unit("Wampa").with(["Shield"]), unit("AT-ST")])
        .action_phase();
    game.us().play("Caught in the Crossfire").choose("Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []).expect_damage("AT-ST", 4);
    game.expect_action_of(Side::Them);
}

// ---- TWI_177 Guerilla Insurgency ----

/// TWI_177: each player loses a resource and discards two cards; 4 damage to each ground unit.
#[test]
fn guerilla_insurgency_makes_players_lose_a_resource_and_two_cards() {
    let mut game = scenario()
        .our_hand(["Guerilla Insurgency", "Recruit", "Repair", "Vanquish"])
        .their_hand(["Wampa"])
        .our_resources(12)
        .their_resources(5)
        .ours(["Battlefield Marine", "TIE/ln Fighter"])
        .theirs(["AT-ST", "Battle Droid"])
        .action_phase();
    game.us().play("Guerilla Insurgency");
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("our Underworld Thug #1").choose("Recruit").choose("Repair").expect_hand(["Vanquish"]);
    game.us().expect_resources(11);
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("their Underworld Thug #1");
    game.them().choose("Wampa");
    game.them().expect_hand([]).expect_resources(4);
    game.expect_gone("Battlefield Marine").expect_damage("AT-ST", 4).expect_gone("Battle Droid");
    game.expect_in_play("TIE/ln Fighter").expect_action_of(Side::Them);
}

// Corners

/// TWI_177: each player chooses a resource of their own.
#[test]
fn guerilla_insurgency_takes_a_resource_of_each_player() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_hand(["Guerilla Insurgency"])
        .our_resources(8)
        .their_resources(0)
        .their_resource_cards(["Repair", "Wampa"])
        .action_phase();
    game.us().play("Guerilla Insurgency");
    game.expect_not_offered("Repair").us().choose("Underworld Thug").expect_resources(7);
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Repair", "Wampa"]);
    game.them().choose("Wampa").expect_resources(1);
}

// ---- TWI_178 Planetary Invasion ----

/// TWI_178: Exploit 3; up to three units ready and get +1/+0 and Overwhelm for the phase.
#[test]
fn planetary_invasion_readies_and_strengthens_three_units() {
    let mut game = scenario()
        .our_hand(["Planetary Invasion"])
        .ours([unit("Wampa").exhausted(), unit("Super Battle Droid").exhausted(), unit("TIE/ln Fighter").exhausted()])
        .ours(["Battle Droid", "Battlefield Marine"])
        .action_phase();
    // 12 and 2 for Aggression, less 2 for one unit.
    game.us().play("Planetary Invasion").choose("Battle Droid").done().expect_ready_resources(8);
    game.us().choose_each(["Wampa", "Super Battle Droid", "Battlefield Marine"]);
    game.expect_ready("Wampa").expect_ready("Super Battle Droid").expect_exhausted("TIE/ln Fighter");
    game.expect_power("Super Battle Droid", 5).expect_keyword("Super Battle Droid", Keyword::Overwhelm);
    // A unit that was ready already is chosen and strengthened all the same.
    game.expect_power("Battlefield Marine", 4).expect_keyword("Battlefield Marine", Keyword::Overwhelm);
    game.expect_no_keyword("TIE/ln Fighter", Keyword::Overwhelm);
    game.both_pass();
    game.expect_power("Super Battle Droid", 4);
}

// Rulings

/// TWI_178: Overwhelm given for the phase, with +1/+0.
#[test]
fn planetary_invasion_overwhelm_deals_excess_unless_shielded() {
    let with = |table: Scenario| {
        let mut game = table.our_hand(["Planetary Invasion"]).action_phase();
        game.us().play("Planetary Invasion").done();
        game.us().choose("Battlefield Marine").done();
        game.them().pass();
        game
    };
    expect_no_excess_through_shield(with(shielded("Battlefield Marine")), "Battlefield Marine");
    expect_all_damage_is_excess(with(deadly_unit_with_enemy("Battlefield Marine")), "Battlefield Marine", 4);
}

// ---- TWI_179 Soulless One, Customized for Grievous ----

/// TWI_179: on attack, a Droid or General Grievous may exhaust to give it +2/+0.
#[test]
fn soulless_one_may_exhaust_a_droid_for_2_power() {
    let mut game = scenario()
        .ours(["Soulless One", "Battle Droid", "Wampa"])
        .ours([unit("Super Battle Droid").exhausted()])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().attack("Soulless One", "their base");
    game.expect_options(["Battle Droid", "Super Battle Droid", "no"]);
    let mut declined = game.clone();
    let mut tired = game.clone();
    game.us().choose("our Battle Droid");
    game.expect_exhausted("our Battle Droid").expect_power("Soulless One", 1);
    game.them().expect_base_damage(3);
    declined.us().no();
    declined.them().expect_base_damage(1);
    // One that is exhausted already may be chosen and does not count (CR 1.5.4E).
    tired.us().choose("Super Battle Droid");
    tired.them().expect_base_damage(1);
}

/// TWI_179: General Grievous may exhaust as a leader, a leader unit or a unit.
#[test]
fn soulless_one_may_exhaust_general_grievous_for_2_power() {
    let leader = "General Grievous, General of the Droid Armies";
    let mut undeployed = scenario().our_leader(leader).ours(["Soulless One"]).action_phase();
    undeployed.us().attack("Soulless One", "their base").choose("General Grievous");
    undeployed.them().expect_base_damage(3);
    undeployed.expect_exhausted("General Grievous");
    let mut deployed = scenario().our_deployed_leader(leader).ours(["Soulless One"]).action_phase();
    deployed.us().attack("Soulless One", "their base").choose("General Grievous");
    deployed.them().expect_base_damage(3);
    let mut as_unit =
        scenario().ours(["Soulless One", "General Grievous, Trophy Collector"]).theirs(["Wampa"]).action_phase();
    as_unit.us().attack("Soulless One", "their base").choose("General Grievous");
    as_unit.them().expect_base_damage(3);
    let mut nobody = scenario().our_exhausted_leader(leader).ours(["Soulless One"]).action_phase();
    nobody.us().attack("Soulless One", "their base").choose("General Grievous");
    nobody.them().expect_base_damage(1);
}

// ---- TWI_180 Separatist Commando ----

/// TWI_180: Raid 2 with another friendly Separatist.
#[test]
fn separatist_commando_has_raid_with_another_separatist() {
    let mut game = scenario().ours(["Separatist Commando", "Battle Droid"]).action_phase();
    game.us().attack("Separatist Commando", "their base");
    game.them().expect_base_damage(4);
    let mut alone = scenario().ours(["Separatist Commando", "Wampa"]).theirs(["Battle Droid"]).action_phase();
    alone.us().attack("Separatist Commando", "their base");
    alone.them().expect_base_damage(2);
}

// ---- TWI_181 Elite P-38 Starfighter ----

/// TWI_181: may deal 1 damage to a unit, when played and when defeated.
#[test]
fn elite_p_38_starfighter_may_deal_1_damage_when_played_and_defeated() {
    let mut game =
        scenario().our_hand(["Elite P-38 Starfighter"]).theirs(["AT-ST"]).their_hand(["Vanquish"]).action_phase();
    game.us().play("Elite P-38 Starfighter");
    game.expect_options(["Elite P-38 Starfighter", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.them().play("Vanquish").choose("Elite P-38 Starfighter");
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_action_of(Side::Us);
}

// ---- TWI_182 Infiltrating Demolisher ----

/// TWI_182: Exploit 1, Saboteur.
#[test]
fn infiltrating_demolisher_has_exploit_and_saboteur() {
    let mut game = scenario()
        .our_hand(["Infiltrating Demolisher"])
        .ours(["Battle Droid", "Wampa"])
        .theirs(["B1 Security Team"])
        .action_phase();
    // 4 and 4 for both aspects, less 2; one unit is all.
    game.us().play("Infiltrating Demolisher").choose("Battle Droid").expect_ready_resources(14);
    game.expect_in_play("Wampa").expect_keyword("Infiltrating Demolisher", Keyword::Saboteur).both_pass();
    game.nobody_resources();
    game.expect_offered("Infiltrating Demolisher -> their base").expect_not_offered("Wampa -> their base");
}

// ---- TWI_183 Rush Clovis, Banking Clan Scion ----

/// TWI_183: Raid 2; a Battle Droid when the defending player has no ready resource.
#[test]
fn rush_clovis_creates_a_droid_when_the_defender_has_no_ready_resource() {
    let with = |ready| {
        let mut game =
            scenario().ours(["Rush Clovis"]).their_resources(ready).their_exhausted_resources(3).action_phase();
        game.us().attack("Rush Clovis", "their base");
        game.them().expect_base_damage(5);
        game
    };
    with(0).expect_count("our Battle Droid", 1);
    with(1).expect_count("Battle Droid", 0);
}

// ---- TWI_184 Tactical Droid Commander ----

/// TWI_184: Exploit 2; when we play another Separatist, a unit of no higher cost may be exhausted.
#[test]
fn tactical_droid_commander_may_exhaust_a_unit_of_no_higher_cost() {
    let mut game = scenario()
        .ours(["Tactical Droid Commander"])
        .our_hand(["Super Battle Droid", "Wampa", "Tactical Droid Commander"])
        .theirs(["Consular Security Force", "Battlefield Marine", "Swoop Racer", "Battle Droid"])
        .action_phase();
    game.us().play("Wampa");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Super Battle Droid");
    game.expect_options(["Super Battle Droid", "Battlefield Marine", "Swoop Racer", "Battle Droid", "no"]);
    game.us().choose("Swoop Racer");
    game.expect_exhausted("Swoop Racer").expect_ready("Battlefield Marine");
}

// Corners

/// TWI_184: exploited for the card, the Commander does not trigger on it.
#[test]
fn tactical_droid_commander_exploited_does_not_trigger() {
    let mut game = scenario()
        .ours(["Tactical Droid Commander"])
        .our_hand(["Hailfire Tank"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Hailfire Tank").choose("Tactical Droid Commander");
    game.expect_action_of(Side::Them).expect_ready("Battlefield Marine");
}

/// TWI_184: it does not trigger on itself.
#[test]
fn tactical_droid_commander_does_not_trigger_on_itself() {
    let mut game = scenario().our_hand(["Tactical Droid Commander"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Tactical Droid Commander");
    game.expect_action_of(Side::Them);
}

// Rulings

/// TWI_184, CR 1.8.6: the printed cost of both counts, whatever was paid.
#[test]
fn tactical_droid_commander_compares_printed_costs() {
    let mut game = scenario()
        .ours(["Tactical Droid Commander", "Battle Droid", "Battle Droid"])
        .our_hand(["Hailfire Tank"])
        .theirs(["AT-ST", "Avenger", "Republic Attack Pod"])
        .action_phase();
    game.us().play("Hailfire Tank").choose("Battle Droid").choose("Battle Droid").expect_ready_resources(14);
    // 6 were paid, 8 are printed.
    game.expect_options(["Tactical Droid Commander", "Hailfire Tank", "AT-ST", "Republic Attack Pod", "no"]);
}

// ---- TWI_185 Ziro the Hutt, Colorful Schemer ----

/// TWI_185: when played, may exhaust a unit of each opponent; on attack, a resource of each.
#[test]
fn ziro_the_hutt_may_exhaust_a_unit_and_a_resource_of_opponents() {
    let mut game = scenario().our_hand(["Ziro the Hutt"]).ours(["Greedo"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("Ziro the Hutt");
    game.expect_options(["AT-ST", "Wampa", "no"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_ready("Wampa");
    let mut attacks = scenario().ours(["Ziro the Hutt"]).their_resources(3).action_phase();
    attacks.us().attack("Ziro the Hutt", "their base");
    let mut declined = attacks.clone();
    attacks.us().choose("their Underworld Thug");
    attacks.them().expect_ready_resources(2).expect_base_damage(2);
    declined.us().no();
    declined.them().expect_ready_resources(3);
}

/// TWI_185: with two opponents one unit of each.
#[test]
fn ziro_the_hutt_exhausts_a_unit_of_each_opponent() {
    let mut game =
        scenario().our_hand(["Ziro the Hutt"]).theirs(["AT-ST"]).third(["Wampa", "Battle Droid"]).action_phase();
    game.us().play("Ziro the Hutt").choose("AT-ST");
    game.expect_options(["Wampa", "Battle Droid", "no"]);
    game.us().choose("Wampa");
    game.expect_exhausted("AT-ST").expect_exhausted("Wampa").expect_ready("Battle Droid");
}

// Corners

/// TWI_185: a unit of each opponent may be exhausted, none of ours.
#[test]
fn ziro_the_hutt_exhausts_only_units_of_opponents() {
    let mut game =
        scenario().our_hand(["Ziro the Hutt"]).ours(["Wampa"]).theirs(["AT-ST"]).third(["Swoop Racer"]).action_phase();
    game.us().play("Ziro the Hutt");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_options(["Swoop Racer", "no"]);
    game.us().no();
    game.expect_exhausted("AT-ST").expect_ready("Swoop Racer");
}

/// TWI_185: on attack, a resource of each opponent may be exhausted.
#[test]
fn ziro_the_hutt_exhausts_a_resource_of_an_opponent() {
    let mut game = scenario()
        .ours(["Ziro the Hutt"])
        .our_resources(3)
        .their_resources(0)
        .their_resource_cards(["Repair"])
        .action_phase();
    game.us().attack("Ziro the Hutt", "their base");
    game.expect_options(["Repair", "no"]);
    game.us().choose("Repair");
    game.them().expect_ready_resources(0);
}
