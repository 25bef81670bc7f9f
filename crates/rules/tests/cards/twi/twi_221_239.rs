//! The cards of Twilight of the Republic from TWI_221 to TWI_239: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Scenario, Side, scenario, unit};

use crate::starts::{deadly_unit_with_enemy, expect_all_damage_is_excess, expect_no_excess_through_shield, shielded};

// ---- TWI_221 In Pursuit ----

/// TWI_221: a friendly unit is exhausted, and then an enemy one.
#[test]
fn in_pursuit_exhausts_a_friendly_and_then_an_enemy_unit() {
    let mut game = scenario()
        .our_hand(["In Pursuit"])
        .ours([unit("Battle Droid"), unit("Wampa").exhausted()])
        .theirs(["AT-ST"])
        .action_phase();
    let mut tired = game.clone();
    game.us().play("In Pursuit").choose("Battle Droid");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("Battle Droid").expect_exhausted("AT-ST");
    // Who is exhausted already is not exhausted now (CR 1.5.4E).
    tired.us().play("In Pursuit").choose("Wampa");
    tired.expect_action_of(Side::Them).expect_ready("AT-ST");
}

// ---- TWI_222 Political Pressure ----

/// TWI_222: the opponent may discard a random card; otherwise we create two Battle Droids.
#[test]
fn political_pressure_lets_the_opponent_discard_or_creates_droids() {
    let game = scenario().our_hand(["Political Pressure"]).their_hand(["Wampa", "AT-ST"]).action_phase();
    let mut discards = game.clone();
    discards.us().play("Political Pressure");
    discards.expect_asked(Side::Them, QuestionKind::May);
    let mut refuses = discards.clone();
    discards.them().yes().expect_hand_size(1);
    discards.expect_count("Battle Droid", 0).expect_action_of(Side::Them);
    refuses.them().no().expect_hand_size(2);
    refuses.expect_count("our Battle Droid", 2);
    let mut empty = scenario().our_hand(["Political Pressure"]).action_phase();
    empty.us().play("Political Pressure");
    empty.expect_count("our Battle Droid", 2).expect_action_of(Side::Them);
}

// ---- TWI_223 Unmasking the Conspiracy ----

/// TWI_223: we discard a card to choose one from the opponent's hand to be discarded.
#[test]
fn unmasking_the_conspiracy_discards_a_card_of_ours_and_of_theirs() {
    let mut game = scenario()
        .our_hand(["Unmasking the Conspiracy", "Recruit", "Repair"])
        .their_hand(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Unmasking the Conspiracy").choose("Recruit");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST").expect_hand(["Repair"]);
    game.them().expect_hand(["Wampa"]).expect_discard(["AT-ST"]);
    let mut empty = scenario().our_hand(["Unmasking the Conspiracy"]).their_hand(["Wampa"]).action_phase();
    empty.us().play("Unmasking the Conspiracy");
    empty.expect_action_of(Side::Them);
    empty.them().expect_hand(["Wampa"]);
}

// Corners

/// TWI_223: the whole hand is looked at.
#[test]
fn unmasking_the_conspiracy_looks_at_the_whole_hand() {
    let mut game =
        scenario().our_hand(["Unmasking the Conspiracy", "Recruit"]).their_hand(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Unmasking the Conspiracy").choose("Recruit");
    let seen = |game: &testkit::Scene| {
        let log = game.game.log.iter().flatten();
        log.filter(|entry| matches!(entry.event, testkit::LogEvent::LookedAt { player, .. } if player.0 == 0)).count()
    };
    assert_eq!(seen(&game), 2);
    game.expect_asked(Side::Us, QuestionKind::Target);
}

// ---- TWI_224 Breaking In ----

/// TWI_224: an attack with +2/+0 and Saboteur.
#[test]
fn breaking_in_gives_2_power_and_saboteur_for_an_attack() {
    let mut game =
        scenario().our_hand(["Breaking In"]).ours(["Battlefield Marine"]).theirs(["B1 Security Team"]).action_phase();
    game.expect_not_offered("Battlefield Marine -> their base");
    game.us().play("Breaking In").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
    game.expect_power("Battlefield Marine", 3).expect_no_keyword("Battlefield Marine", Keyword::Saboteur);
}

// ---- TWI_225 Now There Are Two of Them ----

/// TWI_225: if we control exactly one unit, a non-Vehicle unit from hand that shares a trait is played for 5 less.
#[test]
fn now_there_are_two_of_them_plays_a_unit_that_shares_a_trait() {
    let hand = ["Now There Are Two of Them", "Captain Rex", "Jesse", "Headhunter Squadron", "Wampa"];
    let mut game = scenario().our_hand(hand).ours(["Phase I Clone Trooper"]).our_base("Jedha City").action_phase();
    game.us().play("Now There Are Two of Them").expect_ready_resources(17);
    game.expect_options(["play Captain Rex", "play Jesse", "no"]);
    // 6 and 2 for Command, less 5.
    game.us().play("Captain Rex").expect_ready_resources(14);
    game.expect_in_play("Captain Rex").expect_count("Clone Trooper", 2);
    let mut two = scenario().our_hand(hand).ours(["Phase I Clone Trooper", "Wampa"]).action_phase();
    two.us().play("Now There Are Two of Them");
    two.expect_action_of(Side::Them);
    let mut none = scenario().our_hand(hand).action_phase();
    none.us().play("Now There Are Two of Them");
    none.expect_action_of(Side::Them);
    let deployed = scenario().our_deployed_leader("Luke Skywalker, Faithful Friend");
    let mut with_leader = deployed.our_hand(hand).ours(["Phase I Clone Trooper"]).action_phase();
    with_leader.us().play("Now There Are Two of Them");
    with_leader.expect_action_of(Side::Them);
}

// ---- TWI_226 Waylay ----

/// TWI_226: a non-leader unit returns to hand; a reprint from the first set.
#[test]
fn waylay_of_this_set_returns_a_non_leader_unit() {
    let mut game = scenario()
        .our_hand(["TWI_226"])
        .ours(["Wampa"])
        .theirs([unit("AT-ST").with(["Academy Training"])])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.us().play("TWI_226");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.them().expect_hand(["AT-ST"]).expect_discard(["Academy Training"]);
}

// ---- TWI_227 Prisoner of War ----

/// TWI_227: a friendly unit captures an enemy non-leader, non-Vehicle unit. Two Battle Droids if it costs less.
#[test]
fn prisoner_of_war_captures_a_unit_and_creates_droids_for_a_cheaper_one() {
    let game = scenario()
        .our_hand(["Prisoner of War"])
        .ours(["Consular Security Force", "TIE/ln Fighter"])
        .theirs(["Wampa", "Battlefield Marine", "AT-ST"])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    let mut cheaper = game.clone();
    cheaper.us().play("Prisoner of War").choose("Consular Security Force");
    cheaper.expect_options(["Wampa", "Battlefield Marine"]);
    cheaper.us().choose("Battlefield Marine");
    cheaper.expect_captured("Battlefield Marine").expect_count("our Battle Droid", 2);
    // The same cost is not less.
    let mut equal = game.clone();
    equal.us().play("Prisoner of War").choose("Consular Security Force").choose("Wampa");
    equal.expect_captured("Wampa").expect_count("Battle Droid", 0);
    let mut from_space = game;
    from_space.us().play("Prisoner of War").choose("TIE/ln Fighter").choose("Battlefield Marine");
    from_space.expect_captured("Battlefield Marine").expect_count("Battle Droid", 0);
}

/// TWI_227: a captured token is removed, and costs 0.
#[test]
fn prisoner_of_war_removes_a_captured_token() {
    let mut game = scenario().our_hand(["Prisoner of War"]).ours(["Wampa"]).theirs(["Clone Trooper"]).action_phase();
    game.us().play("Prisoner of War").choose("Wampa").choose("Clone Trooper");
    game.expect_gone("Clone Trooper").expect_count("our Battle Droid", 2);
}

// Rulings

/// TWI_227, CR 1.8.6: an increased cost does not count: 2 is less than the 3 of the capturing unit.
#[test]
fn prisoner_of_war_ignores_modified_costs() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part", "Prisoner of War"])
        .ours(["Swoop Racer"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Qi'ra").name_card("Battlefield Marine");
    game.them().pass();
    game.us().play("Prisoner of War").choose("Swoop Racer").choose("Battlefield Marine");
    game.expect_captured("Battlefield Marine").expect_count("our Battle Droid", 2);
}

/// TWI_227, CR 1.8.6: printed costs are compared.
#[test]
fn prisoner_of_war_compares_printed_costs() {
    let mut game = scenario()
        .our_hand(["Prisoner of War"])
        .ours([unit("Volunteer Soldier")])
        .theirs([unit("Battlefield Marine").with(["Academy Training", "Jedi Lightsaber"])])
        .action_phase();
    game.us().play("Prisoner of War").choose("Volunteer Soldier").choose("Battlefield Marine");
    game.expect_captured("Battlefield Marine").expect_count("our Battle Droid", 2);
}

/// TWI_227, CR 1.6.2: without an enemy unit to capture no Battle Droid is created.
#[test]
fn prisoner_of_war_creates_no_droids_without_a_captive() {
    let mut game = scenario().our_hand(["Prisoner of War"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Prisoner of War");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_in_play("AT-ST").expect_count("Battle Droid", 0).expect_action_of(Side::Them);
}

// ---- TWI_228 Droid Starfighter ----

/// TWI_228: Saboteur.
#[test]
fn droid_starfighter_has_saboteur() {
    let mut game =
        scenario().ours(["Droid Starfighter"]).theirs([unit("TIE/ln Fighter").with(["Shield"])]).action_phase();
    game.us().attack("Droid Starfighter", "TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_gone("Droid Starfighter");
}

// ---- TWI_229 Battle Droid Escort ----

/// TWI_229: a Battle Droid, when played and when defeated.
#[test]
fn battle_droid_escort_creates_a_droid_when_played_and_defeated() {
    let mut game = scenario().our_hand(["Battle Droid Escort"]).their_hand(["Vanquish"]).action_phase();
    game.us().play("Battle Droid Escort");
    game.expect_count("our Battle Droid", 1);
    game.them().play("Vanquish").choose("Battle Droid Escort");
    game.expect_count("our Battle Droid", 2).expect_exhausted("Battle Droid #2");
}

// ---- TWI_231 Dwarf Spider Droid ----

/// TWI_231: Grit.
#[test]
fn dwarf_spider_droid_has_grit() {
    let spider = unit("Dwarf Spider Droid").damage(2);
    scenario().ours([spider]).action_phase().expect_power("Dwarf Spider Droid", 5);
}

// ---- TWI_232 Patrolling AAT ----

/// TWI_232: Sentinel.
#[test]
fn patrolling_aat_has_sentinel() {
    let mut game = scenario().ours(["Patrolling AAT", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_offered("AT-ST -> Patrolling AAT").expect_not_offered("AT-ST -> Wampa");
    game.expect_not_offered("AT-ST -> our base");
}

// ---- TWI_233 Hailfire Tank ----

/// TWI_233: Exploit 2.
#[test]
fn hailfire_tank_has_exploit_2() {
    let mut game = scenario()
        .our_hand(["Hailfire Tank"])
        .ours(["Battle Droid", "Battle Droid", "Battle Droid"])
        .our_resources(6)
        .action_phase();
    // 8 and 2 for Villainy: with 6 resources two units must go.
    game.us().play("Hailfire Tank");
    game.expect_asked(Side::Us, QuestionKind::Exploit).expect_not_offered("done");
    game.us().choose("Battle Droid");
    game.expect_not_offered("done");
    game.us().choose("Battle Droid").expect_ready_resources(0);
    game.expect_in_play("Hailfire Tank").expect_count("Battle Droid", 1);
    let mut poor = scenario().our_hand(["Hailfire Tank"]).ours(["Battle Droid"]).our_resources(7).action_phase();
    poor.expect_not_offered("Hailfire Tank");
}

// ---- TWI_234 The Invisible Hand, Imposing Flagship ----

/// TWI_234: four Battle Droids when played; on attack, 1 damage to the base for each Separatist exhausted.
#[test]
fn invisible_hand_creates_droids_and_exhausts_separatists_for_damage() {
    let mut played = scenario().our_hand(["The Invisible Hand"]).action_phase();
    played.us().play("The Invisible Hand");
    played.expect_count("our Battle Droid", 4);
    let mut game = scenario()
        .ours(["The Invisible Hand", "Battle Droid", "Super Battle Droid", "Wampa"])
        .ours([unit("Warrior Drone").exhausted()])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().attack("The Invisible Hand", "their base");
    game.expect_not_offered("Wampa").expect_not_offered("their Battle Droid").expect_offered("done");
    game.us().choose("our Battle Droid").choose("Super Battle Droid");
    game.expect_exhausted("our Battle Droid").expect_exhausted("Super Battle Droid").expect_ready("Wampa");
    game.them().expect_base_damage(6);
}

// Corners

/// TWI_234: exhausting Separatists is optional.
#[test]
fn invisible_hand_may_exhaust_no_droids() {
    let mut game = scenario().ours(["The Invisible Hand", "Battle Droid"]).action_phase();
    game.us().attack("The Invisible Hand", "their base").done();
    game.expect_ready("Battle Droid");
    game.them().expect_base_damage(4);
}

// ---- TWI_235 Battle Droid Legion ----

/// TWI_235: Exploit 2; three Battle Droids when it is defeated.
#[test]
fn battle_droid_legion_creates_three_droids_when_defeated() {
    let mut game = scenario()
        .our_hand(["Battle Droid Legion"])
        .ours(["Battle Droid", "Battle Droid"])
        .their_hand(["Vanquish"])
        .action_phase();
    // 9 and 2 for Villainy, less 4.
    game.us().play("Battle Droid Legion").choose("Battle Droid").choose("Battle Droid").expect_ready_resources(13);
    game.them().play("Vanquish").choose("Battle Droid Legion");
    game.expect_count("our Battle Droid", 3);
}

// ---- TWI_236 Grievous's Wheel Bike ----

/// TWI_236: +3/+3 and Overwhelm, on no Vehicle; 2 less on General Grievous.
#[test]
fn grievouss_wheel_bike_costs_2_less_on_general_grievous() {
    let mut game = scenario()
        .our_hand(["Grievous's Wheel Bike"])
        .our_leader("Count Dooku, Face of the Confederacy")
        .ours(["General Grievous, Trophy Collector", "Battlefield Marine", "AT-ST"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.expect_not_offered("play Grievous's Wheel Bike onto AT-ST");
    let mut other = game.clone();
    game.us().play_onto("Grievous's Wheel Bike", "General Grievous").expect_ready_resources(18);
    game.expect_power("General Grievous", 7).expect_hp("General Grievous", 7);
    other.us().play_onto("Grievous's Wheel Bike", "Battlefield Marine").expect_ready_resources(16);
    other.them().pass();
    other.us().attack("Battlefield Marine", "Battle Droid");
    other.them().expect_base_damage(5);
}

/// TWI_236: the leader of that name counts; without the discount it could not be paid.
#[test]
fn grievouss_wheel_bike_counts_the_leader_general_grievous() {
    let mut game = scenario()
        .our_hand(["Grievous's Wheel Bike"])
        .our_deployed_leader("General Grievous, General of the Droid Armies")
        .ours(["Battlefield Marine"])
        .our_resources(3)
        .action_phase();
    game.expect_not_offered("play Grievous's Wheel Bike onto Battlefield Marine");
    game.us().play_onto("Grievous's Wheel Bike", "General Grievous").expect_ready_resources(1);
    game.expect_keyword("General Grievous", Keyword::Overwhelm);
}

// Rulings

/// TWI_236: the attached unit has Overwhelm and 3 more power.
#[test]
fn grievouss_wheel_bike_overwhelm_deals_excess_unless_shielded() {
    let riding = |table: Scenario| {
        let mut game = table.our_hand(["Grievous's Wheel Bike"]).action_phase();
        game.us().play_onto("Grievous's Wheel Bike", "Battlefield Marine");
        game.them().pass();
        game
    };
    expect_no_excess_through_shield(riding(shielded("Battlefield Marine")), "Battlefield Marine");
    expect_all_damage_is_excess(riding(deadly_unit_with_enemy("Battlefield Marine")), "Battlefield Marine", 6);
}

// ---- TWI_237 Droid Deployment ----

/// TWI_237: two Battle Droids.
#[test]
fn droid_deployment_creates_two_droids() {
    let mut game = scenario().our_hand(["Droid Deployment"]).action_phase();
    game.us().play("Droid Deployment");
    game.expect_count("our Battle Droid", 2).expect_exhausted("Battle Droid #1").expect_exhausted("Battle Droid #2");
}

// ---- TWI_238 Merciless Contest ----

/// TWI_238: each player chooses one of their non-leader units; both are defeated at once.
#[test]
fn merciless_contest_makes_each_player_choose_a_unit_to_defeat() {
    let mut game = scenario()
        .our_hand(["Merciless Contest"])
        .ours(["OOM-Series Officer", "Wampa"])
        .theirs(["Battle Droid Escort", "AT-ST"])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.us().play("Merciless Contest");
    game.expect_options(["OOM-Series Officer", "Wampa"]);
    game.us().choose("OOM-Series Officer");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Battle Droid Escort", "AT-ST"]);
    game.expect_in_play("OOM-Series Officer");
    game.them().choose("Battle Droid Escort");
    game.expect_gone("OOM-Series Officer").expect_gone("Battle Droid Escort");
    game.expect_waiting(["OOM-Series Officer", "Battle Droid Escort"]);
}

// ---- TWI_239 Execute Order 66 ----

/// TWI_239: 6 damage to each Jedi; a Clone Trooper for the controller of each Jedi defeated this way.
#[test]
fn execute_order_66_damages_jedi_and_creates_troopers() {
    let mut game = scenario()
        .our_hand(["Execute Order 66"])
        .ours(["Yoda, Old Master", "Wampa"])
        .theirs(["Barriss Offee", "Obi-Wan Kenobi, Following Fate", "Luminara Unduli"])
        .action_phase();
    game.us().play("Execute Order 66");
    game.expect_gone("Barriss Offee").expect_gone("Obi-Wan Kenobi").expect_damage("Luminara Unduli", 6);
    game.expect_gone("Yoda").expect_damage("Wampa", 0);
    game.expect_count("our Clone Trooper", 1).expect_count("their Clone Trooper", 2);
}

// Corners

/// TWI_239: a Shield saves a Jedi; a defeated leader unit counts. The unit's controller gets the Clone Trooper.
#[test]
fn execute_order_66_creates_troopers_only_for_defeated_jedi() {
    let mut game = scenario()
        .our_hand(["Execute Order 66"])
        .their_deployed_leader(unit("Obi-Wan Kenobi, Patient Mentor").damage(1))
        .theirs([unit("Barriss Offee").with(["Shield"])])
        .theirs([unit("Shaak Ti").owned_by(Side::Us)])
        .action_phase();
    game.us().play("Execute Order 66");
    game.expect_in_play("Barriss Offee").expect_upgrades("Barriss Offee", []);
    game.expect_in_base_zone("Obi-Wan Kenobi").expect_in_discard("Shaak Ti");
    game.expect_count("their Clone Trooper", 2).expect_count("our Clone Trooper", 0);
}
