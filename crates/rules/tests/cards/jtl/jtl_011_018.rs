//! The cards of Jump to Lightspeed from JTL_011 to JTL_018: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Scenario, Side, scenario, unit};

use super::common::SHIP;

// ---- JTL_011 Major Vonreg, Red Baron ----

/// JTL_011: plays a Vehicle from hand, then another unit gets +1/+0.
#[test]
fn major_vonreg_plays_a_vehicle_and_gives_another_unit_1_power() {
    let mut game = scenario()
        .our_leader("Major Vonreg, Red Baron")
        .our_resources(20)
        .our_hand(["Prototype TIE Advanced", "Wampa"])
        .ours(["Battlefield Marine"])
        .action_phase();
    game.us().use_ability("Major Vonreg");
    game.expect_options(["play Prototype TIE Advanced", "no"]);
    game.us().play("Prototype TIE Advanced");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_power("Battlefield Marine", 4);
}

/// JTL_011: as an upgrade, when his unit attacks, another unit in its arena gets +1/+0.
#[test]
fn major_vonreg_on_a_vehicle_gives_another_unit_1_power_on_attack() {
    let mut game = scenario()
        .our_leader("Major Vonreg, Red Baron")
        .our_resources(4)
        .ours([SHIP, "Munificent Frigate", "Wampa"])
        .action_phase();
    game.us().deploy_onto(SHIP);
    game.them().pass();
    game.us().attack(SHIP, "their base");
    game.expect_options(["Munificent Frigate", "no"]);
    game.us().choose("Munificent Frigate");
    game.expect_power("Munificent Frigate", 5);
    game.them().expect_base_damage(5);
}

// Rulings

/// JTL_011, CR 1.8: the Vehicle is paid for (ruling 1).
#[test]
fn major_vonreg_does_not_play_the_vehicle_for_free() {
    let mut game = scenario()
        .our_leader("Major Vonreg, Red Baron")
        .our_resources(3)
        .our_hand(["Prototype TIE Advanced"])
        .action_phase();
    game.us().use_ability("Major Vonreg").play("Prototype TIE Advanced").expect_ready_resources(0);
}

// ---- JTL_012 Luke Skywalker, Hero of Yavin ----

/// JTL_012: if a friendly Fighter attacked, 1 damage to a unit.
#[test]
fn luke_skywalker_damages_a_unit_after_a_fighter_attacked() {
    let mut game = scenario().our_leader("Luke Skywalker, Hero of Yavin").ours([SHIP]).theirs(["Wampa"]).action_phase();
    game.us().attack(SHIP, "their base");
    game.them().pass();
    game.us().use_ability("Luke Skywalker").choose("Wampa");
    game.expect_damage("Wampa", 1);
}

/// JTL_012: on a Fighter, 3 damage when it attacks; on another Vehicle none. Enemy abilities cannot defeat the upgrade.
#[test]
fn luke_skywalker_on_a_fighter_deals_3_damage_on_attack() {
    let table = |ours: &'static str| {
        let mut game = scenario()
            .our_leader("Luke Skywalker, Hero of Yavin")
            .our_resources(6)
            .ours([ours])
            .theirs(["Wampa"])
            .their_hand(["Confiscate"])
            .confiscate_does("Defeat(Choose(is: Upgrade))")
            .action_phase();
        game.us().deploy_onto(ours);
        game.them().play("Confiscate").choose("Luke Skywalker");
        game.expect_upgrades(ours, ["Luke Skywalker"]);
        game.us().attack(ours, "their base");
        game
    };
    let mut game = table(SHIP);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 3);
    table("Munificent Frigate").expect_action_of(Side::Them);
}

// Rulings

/// JTL_012, CR 6.4.2A: the action may be used although no Fighter attacked (ruling 1).
#[test]
fn luke_skywalker_may_be_used_when_no_fighter_attacked() {
    let mut game = scenario().our_leader("Luke Skywalker, Hero of Yavin").theirs(["Wampa"]).action_phase();
    game.us().use_ability("Luke Skywalker");
    game.expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

// ---- JTL_013 Poe Dameron, I Can Fly Anything ----

/// JTL_013: for 1 resource he is attached to a Vehicle. For 1 more, once each round, he moves to another one.
#[test]
fn poe_dameron_attaches_to_a_vehicle_and_moves_once_each_round() {
    let mut game = scenario()
        .our_leader("Poe Dameron, I Can Fly Anything")
        .our_resources(3)
        .ours([SHIP, "Munificent Frigate"])
        .action_phase();
    game.us().use_ability("Poe Dameron").choose(SHIP).expect_ready_resources(2);
    game.expect_power(SHIP, 4).expect_hp(SHIP, 3);
    game.them().pass();
    game.us().use_ability("Poe Dameron").choose("Munificent Frigate").expect_ready_resources(1);
    game.expect_upgrades(SHIP, []).expect_upgrades("Munificent Frigate", ["Poe Dameron"]);
    game.them().pass();
    game.expect_not_offered("use Poe Dameron");
}

// Rulings

/// JTL_013, CR 3.4.4B: attaching is not a deployment: defeated, he can be deployed with his epic action (ruling 1).
#[test]
fn poe_dameron_attached_may_still_use_his_epic_action() {
    let mut game = scenario()
        .our_leader("Poe Dameron, I Can Fly Anything")
        .our_resources(5)
        .ours([SHIP])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .action_phase();
    game.us().use_ability("Poe Dameron").choose(SHIP);
    game.them().play("Confiscate").choose(SHIP);
    game.expect_in_base_zone("Poe Dameron").expect_exhausted("Poe Dameron");
    game.us().deploy();
    game.expect_power("Poe Dameron", 4);
}

/// JTL_013, CR 3.4.7: his unit is not a leader unit, and he stays ours when it changes control: only we use his action
/// (ruling 2, 3).
#[test]
fn poe_dameron_stays_ours_when_his_unit_changes_control() {
    let mut game = scenario()
        .our_leader("Poe Dameron, I Can Fly Anything")
        .our_resources(5)
        .ours([SHIP, "Munificent Frigate"])
        .their_hand(["Confiscate"])
        .their_resources(5)
        .confiscate_does("TakeControl(of: Choose(side: Enemy, leader: false))")
        .action_phase();
    game.us().use_ability("Poe Dameron").choose(SHIP);
    game.them().play("Confiscate").choose(SHIP);
    game.expect_controller(SHIP, Side::Them).expect_controller("Poe Dameron", Side::Us);
    game.us().use_ability("Poe Dameron");
    game.expect_options(["Munificent Frigate"]);
}

// ---- JTL_014 Admiral Trench, Chk-chk-chk-chk ----

/// JTL_014: a card of cost 3 or more is discarded to draw one. He is deployed for 3 resources with 6 or more.
#[test]
fn admiral_trench_discards_to_draw_and_is_deployed_for_3() {
    let mut game = scenario()
        .our_leader("Admiral Trench")
        .our_hand(["Wampa", "Repair"])
        .our_deck(["AT-ST", "Moment of Peace"])
        .our_resources(5)
        .action_phase();
    game.us().use_ability_number(1, "Admiral Trench").choose("Wampa");
    game.us().expect_hand(["AT-ST", "Repair"]).expect_discard(["Wampa"]);
    let mut game = scenario().our_leader("Admiral Trench").our_resources(6).our_deck([]).action_phase();
    game.us().use_ability_number(2, "Admiral Trench").expect_ready_resources(3);
    game.expect_in_play("Admiral Trench");
}

/// JTL_014: the opponent discards two of the top four cards; we draw one of the others and discard one.
#[test]
fn admiral_trench_deployed_divides_the_top_four_cards() {
    let mut game = scenario()
        .our_leader("Admiral Trench")
        .our_resources(6)
        .our_deck(["Wampa", "AT-ST", "Repair", "Resilient", "Confiscate"])
        .action_phase();
    game.us().use_ability_number(2, "Admiral Trench");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Wampa", "AT-ST", "Repair", "Resilient"]);
    game.them().choose("Wampa").choose("AT-ST");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Repair", "Resilient"]);
    game.us().choose("Repair").expect_hand(["Repair"]).expect_deck_top(["Confiscate"]);
    game.expect_in_discard("Resilient").expect_in_discard("Wampa").expect_in_discard("AT-ST");
}

// Rulings

/// JTL_014: his deployment is not an epic action: defeated, he may be deployed again (ruling 1).
#[test]
fn admiral_trench_may_be_deployed_again() {
    let mut game = scenario()
        .our_leader("Admiral Trench")
        .our_resources(12)
        .our_deck([])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(leader: true))")
        .action_phase();
    game.us().use_ability_number(2, "Admiral Trench");
    game.them().play("Confiscate").choose("Admiral Trench");
    game.expect_in_base_zone("Admiral Trench");
    game.both_pass().nobody_resources();
    game.us().use_ability_number(2, "Admiral Trench");
    game.expect_in_play("Admiral Trench");
}

/// JTL_014, CR 1.8.6: the printed cost counts: Repair costs 1, although we would pay 3 more (ruling 2).
#[test]
fn admiral_trench_checks_the_printed_cost() {
    let mut game = scenario()
        .our_leader("Admiral Trench")
        .our_hand(["Repair", "Wampa"])
        .our_resources(3)
        .their_hand(["Qi'ra, Playing Her Part"])
        .their_action_phase();
    game.them().play("Qi'ra").name_card("Repair");
    // Four resources would be needed.
    game.expect_not_offered("play Repair");
    game.us().use_ability_number(1, "Admiral Trench");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Wampa", "no"]);
    game.us().choose("Wampa").expect_discard(["Wampa"]).expect_hand_size(2);
    let mut game = scenario().our_leader("Admiral Trench").our_hand(["Repair", "Moment of Peace"]).action_phase();
    game.us().use_ability_number(1, "Admiral Trench").expect_hand(["Repair", "Moment of Peace"]).expect_discard([]);
    game.expect_exhausted("Admiral Trench").expect_action_of(Side::Them);
}

/// JTL_014, CR 11.4.2: with several opponents we choose one (ruling 3).
#[test]
fn admiral_trench_controller_chooses_the_opponent() {
    let mut game = scenario()
        .our_leader("Admiral Trench")
        .our_resources(6)
        .our_deck(["Wampa", "AT-ST", "Repair", "Resilient"])
        .third(["Wampa"])
        .action_phase();
    game.us().use_ability_number(2, "Admiral Trench").choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Target);
}

// ---- JTL_015 Rio Durant, Wisecracking Wheelman ----

/// JTL_015: an attack in space with +1/+0 and Saboteur.
#[test]
fn rio_durant_lets_a_space_unit_attack() {
    let mut game = scenario()
        .our_leader("Rio Durant, Wisecracking Wheelman")
        .our_resources(1)
        .ours([SHIP])
        .theirs(["Scouting Headhunter"])
        .action_phase();
    game.us().use_ability("Rio Durant").attack(SHIP, "their base").expect_ready_resources(0);
    game.them().expect_base_damage(3);
}

/// JTL_015: as an upgrade, Saboteur for his unit, and +1/+0 if it is a Transport.
#[test]
fn rio_durant_on_a_vehicle_gives_saboteur() {
    let table = |ours: &'static str| {
        let mut game =
            scenario().our_leader("Rio Durant, Wisecracking Wheelman").our_resources(5).ours([ours]).action_phase();
        game.us().deploy_onto(ours);
        game.expect_keyword(ours, Keyword::Saboteur);
        game
    };
    table(SHIP).expect_power(SHIP, 5);
    table("Omicron Strike Craft").expect_power("Omicron Strike Craft", 6);
}

// Rulings

/// JTL_015, CR 6.3.0D: a ready space unit that can attack must attack. An exhausted one cannot (ruling 1).
#[test]
fn rio_durant_requires_a_ready_space_unit_to_attack() {
    let mut game = scenario()
        .our_leader("Rio Durant, Wisecracking Wheelman")
        .our_resources(1)
        .ours([unit(SHIP), unit("Munificent Frigate").exhausted(), unit("Wampa")])
        .action_phase();
    game.us().use_ability("Rio Durant");
    game.expect_options(["Royal Security Fighter -> their base"]);
}

// ---- JTL_016 Admiral Ackbar, It's A Trap! ----

/// JTL_016: a non-leader unit is exhausted, and its controller creates an X-Wing.
#[test]
fn admiral_ackbar_exhausts_a_unit_whose_controller_gets_an_x_wing() {
    let mut game = scenario()
        .our_leader("Admiral Ackbar, It's A Trap!")
        .our_resources(1)
        .theirs(["Wampa"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().use_ability("Admiral Ackbar");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_controller("X-Wing", Side::Them);
}

/// JTL_016: on attack, any unit may be exhausted.
#[test]
fn admiral_ackbar_deployed_may_exhaust_a_unit_on_attack() {
    let mut game = scenario()
        .our_deployed_leader("Admiral Ackbar, It's A Trap!")
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().attack("Admiral Ackbar", "their base").choose("Darth Vader");
    game.expect_exhausted("Darth Vader").expect_controller("X-Wing", Side::Them);
}

// ---- JTL_017 Han Solo, Never Tell Me the Odds ----

/// A table at which his action reveals this card.
fn about_to_reveal(top: &'static str) -> Scenario {
    scenario()
        .our_leader("Han Solo, Never Tell Me the Odds")
        .our_deck([top])
        .ours(["Consular Security Force", "Zeb Orrelios"])
}

/// JTL_017: an attack, with +1/+0 if the revealed card and the attacker have different odd costs.
#[test]
fn han_solo_gives_1_power_for_different_odd_costs() {
    for (top, attacker, damage) in [
        ("Resilient", "Zeb Orrelios", 6),
        ("Zeb Orrelios", "Zeb Orrelios", 5),
        ("Resilient", "Consular Security Force", 3),
        ("Wampa", "Zeb Orrelios", 5),
    ] {
        let mut game = about_to_reveal(top).action_phase();
        game.us().use_ability("Han Solo").attack(attacker, "their base");
        game.them().expect_base_damage(damage);
    }
}

/// JTL_017: deployed as an upgrade he readies a resource for each friendly unit or upgrade with an odd cost, himself
/// (5) included.
#[test]
fn han_solo_on_a_vehicle_readies_resources_for_odd_costs() {
    let mut game = scenario()
        .our_leader("Han Solo, Never Tell Me the Odds")
        .our_resources(0)
        .our_exhausted_resources(7)
        .their_resources(0)
        .ours([unit(SHIP).with(["Resilient"]), unit("Zeb Orrelios"), unit("Wampa")])
        .action_phase();
    // Resilient (1), Zeb (5) and Han (5).
    game.us().deploy_onto(SHIP);
    for _ in 0..3 {
        game.us().choose("Underworld Thug");
    }
    game.us().expect_ready_resources(3);
}

// Rulings

/// JTL_017, CR 8.25.3: the revealed card stays on top (ruling 1).
#[test]
fn han_solo_leaves_the_revealed_card_on_top() {
    let mut game = about_to_reveal("Resilient").action_phase();
    game.us().use_ability("Han Solo").attack("Zeb Orrelios", "their base").expect_deck_top(["Resilient"]);
}

/// JTL_017, CR 1.8.6, 1.8.7: printed costs count, whatever a card would cost to play (ruling 2).
#[test]
fn han_solo_checks_printed_costs() {
    // Resilient costs 1, whatever it would cost us without Vigilance.
    let mut game = about_to_reveal("Resilient").our_base("Echo Base").action_phase();
    game.us().use_ability("Han Solo").attack("Zeb Orrelios", "their base");
    game.them().expect_base_damage(6);
}

/// JTL_017, CR 6.3.0D: a ready unit must attack; it is chosen after the card is revealed (ruling 3).
#[test]
fn han_solo_requires_a_ready_unit_to_attack() {
    let mut game = about_to_reveal("Resilient").ours([unit("AT-ST").exhausted()]).action_phase();
    game.us().use_ability("Han Solo");
    game.expect_options(["Consular Security Force -> their base", "Zeb Orrelios -> their base"]);
}

/// JTL_017: zero is even: a token does not have an odd cost (ruling 4).
#[test]
fn han_solo_counts_zero_as_even() {
    let mut game = scenario()
        .our_leader("Han Solo, Never Tell Me the Odds")
        .our_resources(0)
        .our_exhausted_resources(7)
        .their_resources(0)
        .ours([unit(SHIP).with(["Shield"]), unit("TIE Fighter")])
        .action_phase();
    game.us().deploy_onto(SHIP).choose("Underworld Thug").expect_ready_resources(1);
}

// ---- JTL_018 Kazuda Xiono, Best Pilot in the Galaxy ----

/// JTL_018: a friendly unit loses its abilities for the round, and we take another action.
#[test]
fn kazuda_xiono_removes_abilities_and_gives_an_extra_action() {
    let mut game = scenario().our_leader("Kazuda Xiono").ours(["Wampa", "AT-ST"]).action_phase();
    game.us().use_ability("Kazuda Xiono").choose("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Overwhelm).expect_keyword("AT-ST", Keyword::Overwhelm);
    game.expect_action_of(Side::Us);
    game.us().attack("Wampa", "their base");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().pass();
    game.nobody_resources();
    game.expect_keyword("Wampa", Keyword::Overwhelm);
}

/// JTL_018: on attack, as a unit or as an upgrade, any number of friendly units lose their abilities.
#[test]
fn kazuda_xiono_deployed_may_remove_abilities_of_units_on_attack() {
    let mut game = scenario().our_deployed_leader("Kazuda Xiono").ours(["Wampa", "AT-ST"]).action_phase();
    game.us().attack("Kazuda Xiono", "their base").choose("Wampa").choose("AT-ST").done();
    game.expect_no_keyword("Wampa", Keyword::Overwhelm).expect_no_keyword("AT-ST", Keyword::Overwhelm);
    let mut game = scenario().our_leader("Kazuda Xiono").our_resources(4).ours([SHIP, "Wampa"]).action_phase();
    game.us().deploy_onto(SHIP);
    game.them().pass();
    game.us().attack(SHIP, "their base").choose("Wampa").done();
    game.expect_no_keyword("Wampa", Keyword::Overwhelm);
}

// Rulings

/// JTL_018: the extra action may be any action, including taking the initiative or passing (ruling 1).
#[test]
fn kazuda_xiono_extra_action_may_be_any_action() {
    let mut game = scenario().our_leader("Kazuda Xiono").ours(["Wampa"]).our_hand(["Confiscate"]).action_phase();
    game.us().use_ability("Kazuda Xiono").choose("Wampa");
    game.expect_offered("play Confiscate").expect_offered("Wampa -> their base");
    game.expect_offered("initiative").expect_offered("pass");
    game.us().take_initiative();
    game.expect_action_of(Side::Them);
    // They act until they pass, as after any action of ours.
    game.them().pass();
    game.nobody_resources();
    game.expect_action_of(Side::Us);
}

/// JTL_018, CR 7.7.3: the abilities are lost for the round although he is defeated in that attack (ruling 2).
#[test]
fn kazuda_xiono_effect_stays_when_he_is_defeated() {
    let mut game =
        scenario().our_deployed_leader(unit("Kazuda Xiono").damage(4)).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Kazuda Xiono", "AT-ST").choose("Wampa").done();
    game.expect_in_base_zone("Kazuda Xiono").expect_no_keyword("Wampa", Keyword::Overwhelm);
}

/// JTL_018, CR 8.14.2: a unit that lost all abilities gains none for the round (ruling 3).
#[test]
fn kazuda_xiono_units_gain_no_abilities() {
    let mut game = scenario()
        .our_leader("Kazuda Xiono")
        .ours(["Wampa"])
        .our_hand(["Confiscate"])
        .confiscate_does("Gain(to: Choose(), gives: [Keyword(Sentinel)], for: Phase)")
        .action_phase();
    game.us().use_ability("Kazuda Xiono").choose("Wampa").play("Confiscate").choose("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}
