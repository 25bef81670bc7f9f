//! The cards of Jump to Lightspeed from JTL_220 to JTL_239: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use super::common::{
    SHIP, about_to_be_defeated, deal_indirect_damage, expect_ambush, expect_pilot_forms, expect_pilot_stats,
    unit_with_one_hp_and_shield,
};
use crate::starts::about_to_play;

// ---- JTL_220 Skyway Cloud Car ----

/// JTL_220: when defeated, may return a non-leader unit with 2 or less power to its owner's hand.
#[test]
fn skyway_cloud_car_may_return_a_weak_unit_when_defeated() {
    let mut game = about_to_be_defeated(unit("Skyway Cloud Car")).theirs([SHIP, "Wampa"]).their_action_phase();
    game.them().play("Confiscate").choose("Skyway Cloud Car");
    game.expect_options([SHIP, "no"]);
    game.us().choose(SHIP);
    game.them().expect_hand([SHIP]);
}

// Rulings

/// JTL_220, CR 1.10.5: current power counts, of units in play (ruling 1, 2).
#[test]
fn skyway_cloud_car_checks_current_power() {
    let mut game =
        about_to_be_defeated(unit("Skyway Cloud Car")).theirs([unit(SHIP).with(["Experience"])]).their_action_phase();
    game.them().play("Confiscate").choose("Skyway Cloud Car");
    game.us().expect_discard(["Skyway Cloud Car"]);
    game.expect_action_of(Side::Us);
}

// ---- JTL_221 Stolen AT-Hauler ----

/// JTL_221: when it was defeated, an opponent may play it for free this phase.
#[test]
fn stolen_at_hauler_may_be_played_for_free_by_an_opponent() {
    let mut game = about_to_be_defeated(unit("Stolen AT-Hauler")).their_resources(1).their_action_phase();
    game.them().play("Confiscate").choose("Stolen AT-Hauler");
    game.us().pass();
    game.them().play("Stolen AT-Hauler");
    game.expect_controller("Stolen AT-Hauler", Side::Them);
    game.expect_exhausted("Stolen AT-Hauler");
}

// Corners

/// JTL_221: for this phase only, and not for us.
#[test]
fn stolen_at_hauler_permission_is_for_this_phase_and_opponents() {
    let mut game = about_to_be_defeated(unit("Stolen AT-Hauler")).our_resources(9).their_action_phase();
    game.them().play("Confiscate").choose("Stolen AT-Hauler");
    game.expect_not_offered("play Stolen AT-Hauler");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.expect_not_offered("play Stolen AT-Hauler");
}

// Rulings

/// JTL_221, CR 1.8.5, 1.8.8: for free means without resources and penalties, not without other costs (ruling 1).
#[test]
fn stolen_at_hauler_still_pays_additional_costs() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_153", abilities: [Constant(gives: [
                ExtraCost(by: Enemy, cards: (is: Unit, zone: Any), cost: Damage(2, Base(You))),
            ])])"#,
        )
        .ours(["Stolen AT-Hauler", "Saw Gerrera"])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy, arena: In(space)))")
        .their_action_phase();
    game.them().play("Confiscate").choose("Stolen AT-Hauler");
    game.us().pass();
    game.them().play("Stolen AT-Hauler").expect_base_damage(2);
}

/// JTL_221: an opponent who has taken the initiative takes no more actions (ruling 2).
#[test]
fn stolen_at_hauler_needs_an_action() {
    let mut game = scenario()
        .ours(["Stolen AT-Hauler"])
        .our_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Friendly))")
        .their_action_phase();
    game.them().take_initiative();
    game.us().play("Confiscate").choose("Stolen AT-Hauler");
    game.expect_action_of(Side::Us).expect_not_offered("play Stolen AT-Hauler");
}

// ---- JTL_222 Kimogila Heavy Fighter ----

/// JTL_222: 3 indirect damage to a player; the units damaged by it are exhausted.
#[test]
fn kimogila_heavy_fighter_exhausts_the_units_it_damages() {
    let mut game = about_to_play("Kimogila Heavy Fighter").theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("Kimogila Heavy Fighter").choose_player(Side::Them);
    game.them().choose_times(2, "AT-ST").choose("their base");
    game.expect_exhausted("AT-ST").expect_ready("Wampa");
}

// Rulings

/// JTL_222, CR 8.35.2A, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn kimogila_heavy_fighters_damage_is_indirect() {
    let mut game = about_to_play("Kimogila Heavy Fighter").theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().play("Kimogila Heavy Fighter").choose_player(Side::Them);
    deal_indirect_damage(&mut game, 3);
}

// ---- JTL_223 Razor Crest, Ride For Hire ----

/// JTL_223: when a Pilot is attached, a unit of cost 2 or less, or an exhausted one of cost 4 or less, may return to
/// hand.
#[test]
fn razor_crest_may_return_a_unit_when_a_pilot_is_attached() {
    let mut game = about_to_play("Hopeful Volunteer")
        .ours(["Razor Crest, Ride For Hire"])
        .theirs([
            unit("Battlefield Marine"),
            unit("Wampa").exhausted(),
            unit("Consular Security Force"),
            unit("AT-ST").exhausted(),
        ])
        .action_phase();
    game.us().play_onto("Hopeful Volunteer", "Razor Crest");
    game.expect_options(["Battlefield Marine", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_in_hand("Wampa");
}

// Rulings

/// JTL_223, CR 1.8.6, 8.24.1: only units in play are chosen, by their printed cost (ruling 1, 2).
#[test]
fn razor_crest_returns_only_units_in_play() {
    let mut game = about_to_play("Hopeful Volunteer")
        .ours(["Razor Crest, Ride For Hire"])
        .our_discard(["Battlefield Marine"])
        .theirs([unit("Consular Security Force"), unit("TIE Fighter")])
        .action_phase();
    game.us().play_onto("Hopeful Volunteer", "Razor Crest");
    game.expect_options(["TIE Fighter", "no"]);
}

// ---- JTL_224 Shadowed Hover Tank ----

/// JTL_224: Sentinel.
#[test]
fn shadowed_hover_tank_has_sentinel() {
    scenario().ours(["Shadowed Hover Tank"]).action_phase().expect_keyword("Shadowed Hover Tank", Keyword::Sentinel);
}

// ---- JTL_225 Corporate Light Cruiser ----

/// JTL_225: Ambush with Raid 1.
#[test]
fn corporate_light_cruiser_has_ambush_and_raid() {
    let mut game = about_to_play("Corporate Light Cruiser").theirs(["Munificent Frigate"]).action_phase();
    game.us().play("Corporate Light Cruiser").attack("Corporate Light Cruiser", "Munificent Frigate");
    game.expect_damage("Munificent Frigate", 5);
}

// Rulings

/// JTL_225, CR 7.5.5: without an enemy unit to attack, Ambush does not ready it (ruling 1).
#[test]
fn corporate_light_cruiser_ambush_without_enemies_does_nothing() {
    expect_ambush("Corporate Light Cruiser");
}

// ---- JTL_226 Radiant VII, Ambassadors' Arrival ----

/// JTL_226: damaged enemy non-leader units lose power; 5 indirect damage.
#[test]
fn radiant_vii_weakens_damaged_enemies_and_deals_indirect_damage() {
    let mut game = about_to_play("Radiant VII").theirs(["AT-ST"]).ours([unit("Wampa").damage(1)]).action_phase();
    game.us().play("Radiant VII").choose_player(Side::Them);
    game.them().choose_times(2, "AT-ST").choose_times(3, "their base").expect_base_damage(3);
    game.expect_power("AT-ST", 4).expect_power("Wampa", 4);
    let mut game =
        scenario().ours(["Radiant VII"]).their_deployed_leader(unit("Chirrut Îmwe").damage(1)).action_phase();
    game.expect_power("Chirrut Îmwe", 3);
}

// Rulings

/// JTL_226, CR 8.35.2, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn radiant_viis_damage_is_indirect() {
    let mut game = about_to_play("Radiant VII").theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().play("Radiant VII").choose_player(Side::Them);
    deal_indirect_damage(&mut game, 5);
}

// ---- JTL_227 Superheavy Ion Cannon ----

/// JTL_227: on a Capital Ship or Transport: an enemy unit is exhausted; indirect damage equal to its power.
#[test]
fn superheavy_ion_cannon_exhausts_a_unit_and_deals_its_power() {
    let mut game = about_to_play("Superheavy Ion Cannon").ours(["Munificent Frigate", SHIP]).action_phase();
    game.expect_not_offered(&format!("play Superheavy Ion Cannon onto {SHIP}"));
    game.us().play_onto("Superheavy Ion Cannon", "Munificent Frigate");
    let mut game = scenario()
        .ours([unit("Munificent Frigate").with(["Superheavy Ion Cannon"])])
        .theirs([unit("AT-ST"), unit("Wampa").exhausted()])
        .action_phase();
    game.us().attack("Munificent Frigate", "their base").choose("AT-ST");
    game.them().choose_times(6, "their base").expect_base_damage(10);
    game.expect_exhausted("AT-ST");
}

// Rulings

/// JTL_227, CR 8.35.2, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn superheavy_ion_cannons_damage_is_indirect() {
    let mut game = scenario()
        .ours([unit("Munificent Frigate").with(["Superheavy Ion Cannon"])])
        .theirs([unit_with_one_hp_and_shield()])
        .action_phase();
    game.us().attack("Munificent Frigate", "their base").choose("Wampa");
    deal_indirect_damage(&mut game, 4);
}

// ---- JTL_228 Barrel Roll ----

/// JTL_228: an attack in space; then may exhaust a space unit.
#[test]
fn barrel_roll_may_exhaust_a_space_unit_after_an_attack() {
    let mut game = about_to_play("Barrel Roll").ours([SHIP]).theirs(["X-Wing", "Wampa"]).action_phase();
    game.us().play("Barrel Roll").attack(SHIP, "their base");
    game.expect_offered("X-Wing").expect_not_offered("Wampa");
    game.us().choose("X-Wing");
    game.expect_exhausted("X-Wing");
}

// Rulings

/// JTL_228, CR 7.6.8A: what the attack triggers resolves first; a ready unit must attack (ruling 1, 2).
#[test]
fn barrel_roll_resolves_the_attack_before_it_exhausts() {
    let mut game = about_to_play("Barrel Roll")
        .resilient_gives("Ability(When(on: [AttackEnds], do: [May([Draw()])]))")
        .ours([unit(SHIP).with(["Resilient"])])
        .theirs(["X-Wing"])
        .action_phase();
    game.us().play("Barrel Roll").attack(SHIP, "their base");
    game.expect_asked(Side::Us, QuestionKind::May);
    game.us().yes().choose("X-Wing");
    game.expect_exhausted("X-Wing");
}

/// JTL_228, CR 1.6.2, 7.6.8A: if no unit attacked, nothing is exhausted.
#[test]
fn barrel_roll_exhausts_nothing_when_no_unit_can_attack() {
    let mut game = about_to_play("Barrel Roll").ours([unit(SHIP).exhausted()]).theirs(["X-Wing"]).action_phase();
    game.us().play("Barrel Roll");
    game.expect_action_of(Side::Them).expect_ready("X-Wing");
}

// ---- JTL_229 Diversion ----

/// JTL_229: Sentinel for this phase.
#[test]
fn diversion_gives_sentinel_for_the_phase() {
    let mut game = about_to_play("Diversion").ours(["Wampa"]).action_phase();
    game.us().play("Diversion").choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}

// ---- JTL_230 Electromagnetic Pulse ----

/// JTL_230: 2 damage to a Droid or Vehicle, and it is exhausted.
#[test]
fn electromagnetic_pulse_damages_and_exhausts_a_droid_or_vehicle() {
    let mut game =
        about_to_play("Electromagnetic Pulse").theirs(["Munificent Frigate", "Battle Droid", "Wampa"]).action_phase();
    game.us().play("Electromagnetic Pulse");
    game.expect_options(["Munificent Frigate", "Battle Droid"]);
    game.us().choose("Munificent Frigate");
    game.expect_damage("Munificent Frigate", 2).expect_exhausted("Munificent Frigate");
}

// ---- JTL_231 Punch It ----

/// JTL_231: an attack by a Vehicle at +2/+0.
#[test]
fn punch_it_lets_a_vehicle_attack_with_2_more_power() {
    let mut game = about_to_play("Punch It").ours([SHIP, "Wampa"]).action_phase();
    game.us().play("Punch It").attack(SHIP, "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// JTL_231, CR 6.3.0D: a ready Vehicle must attack (ruling 1).
#[test]
fn punch_it_requires_a_ready_vehicle_to_attack() {
    let mut game = about_to_play("Punch It").ours([unit(SHIP), unit("X-Wing").exhausted()]).action_phase();
    game.us().play("Punch It");
    game.expect_options(["Royal Security Fighter -> their base"]);
}

// ---- JTL_232 Jump to Lightspeed ----

/// JTL_232, CR 1.8.5: a friendly space unit and any of its upgrades return to hand. The next copy of it is free, the
/// one after that is not.
#[test]
fn jump_to_lightspeed_returns_a_ship_and_makes_its_next_copy_free() {
    let mut game = scenario()
        .our_resources(30)
        .our_hand(["Jump to Lightspeed", SHIP, "Munificent Frigate"])
        .ours([unit(SHIP).with(["Entrenched", "Resilient"]), unit("Wampa")])
        .theirs(["System Patrol Craft"])
        .action_phase();
    game.us().play("Jump to Lightspeed").expect_ready_resources(26);
    game.expect_options([SHIP]);
    game.us().choose(SHIP);
    game.expect_options(["Entrenched", "Resilient", "done"]);
    game.us().choose("Resilient").done().expect_hand_size(4);
    game.expect_in_hand("Resilient").expect_in_discard("Entrenched");
    game.them().pass();
    game.us().play_onto("Resilient", "Wampa").expect_ready_resources(25);
    game.them().pass();
    game.us().play(SHIP).expect_ready_resources(25);
    game.them().pass();
    game.us().play(SHIP).expect_ready_resources(23);
}

/// JTL_232: only a copy is free.
#[test]
fn jump_to_lightspeed_makes_only_a_copy_of_that_ship_free() {
    let mut game = scenario()
        .our_resources(8)
        .our_hand(["Jump to Lightspeed", SHIP])
        .ours(["Millennium Falcon, Piece of Junk"])
        .action_phase();
    game.us().play("Jump to Lightspeed").choose("Millennium Falcon").expect_ready_resources(4);
    game.them().pass();
    game.us().play(SHIP).expect_ready_resources(2);
    game.them().pass();
    game.us().play("Millennium Falcon").expect_ready_resources(2);
}

/// JTL_232: in the next phase a copy costs its normal cost.
#[test]
fn jump_to_lightspeed_effect_ends_with_the_phase() {
    let mut game = about_to_play("Jump to Lightspeed").ours([SHIP]).action_phase();
    game.us().play("Jump to Lightspeed").choose(SHIP);
    game.both_pass().nobody_resources();
    game.us().play(SHIP).expect_ready_resources(28);
}

/// JTL_232: a leader upgrade cannot be returned; it is defeated when its unit leaves play (CR 3.4.5).
#[test]
fn jump_to_lightspeed_defeats_a_leader_upgrade() {
    let mut game = scenario()
        .our_leader("Luke Skywalker, Hero of Yavin")
        .our_resources(12)
        .ours(["Munificent Frigate"])
        .our_hand(["Jump to Lightspeed"])
        .action_phase();
    game.us().deploy_onto("Munificent Frigate");
    game.them().pass();
    game.us().play("Jump to Lightspeed").choose("Munificent Frigate");
    game.expect_in_base_zone("Luke Skywalker");
}

// Rulings

/// JTL_232, CR 3.6.11: upgrades that are not returned are defeated (ruling 1).
#[test]
fn jump_to_lightspeed_defeats_the_other_upgrades() {
    let mut game =
        about_to_play("Jump to Lightspeed").ours([unit(SHIP).with(["Entrenched", "Resilient"])]).action_phase();
    game.us().play("Jump to Lightspeed").choose(SHIP).done();
    game.expect_in_hand(SHIP).expect_in_discard("Entrenched").expect_in_discard("Resilient");
}

/// JTL_232, CR 1.8.5: neither aspect penalties nor increased costs are paid, but an additional cost is (ruling 2).
#[test]
fn jump_to_lightspeed_copy_still_pays_additional_costs() {
    let mut game = scenario()
        .our_resources(4)
        .our_hand(["Jump to Lightspeed"])
        .ours(["Millennium Falcon, Piece of Junk"])
        .theirs([unit("Wampa").with(["Resilient"])])
        .resilient_gives("ExtraCost(by: Enemy, cards: (is: Unit), cost: Damage(2, Base(You)))")
        .action_phase();
    game.us().play("Jump to Lightspeed").choose("Millennium Falcon").expect_ready_resources(0).expect_base_damage(0);
    game.them().pass();
    game.us().play("Millennium Falcon").expect_ready_resources(0).expect_base_damage(2);
    game.expect_in_play("Millennium Falcon");
}

/// JTL_232, CR 8.24: only a space unit in play is returned, not one in a discard pile or captured (ruling 3).
#[test]
fn jump_to_lightspeed_returns_only_a_unit_in_play() {
    let mut game = about_to_play("Jump to Lightspeed")
        .our_discard(["Munificent Frigate"])
        .ours([SHIP])
        .theirs([unit("Wampa").guarding(["System Patrol Craft"])])
        .action_phase();
    game.us().play("Jump to Lightspeed");
    game.expect_options([SHIP]);
}

// ---- JTL_233 Sweep the Area ----

/// JTL_233: up to two units in one arena with a combined cost of 3 or less.
#[test]
fn sweep_the_area_returns_two_cheap_units_of_one_arena() {
    let mut game = about_to_play("Sweep the Area")
        .theirs(["Vanguard Infantry", "Battlefield Marine", SHIP, "Wampa"])
        .action_phase();
    game.us().play("Sweep the Area").choose("Vanguard Infantry");
    game.expect_options(["Battlefield Marine", "done"]);
    game.us().choose("Battlefield Marine");
    game.expect_in_hand("Vanguard Infantry").expect_in_hand("Battlefield Marine");
}

// Rulings

/// JTL_233, CR 1.8.6: printed costs, and a token costs nothing (ruling 1).
#[test]
fn sweep_the_area_adds_printed_costs() {
    let mut game = about_to_play("Sweep the Area")
        .theirs(["TIE Fighter", SHIP, "Alliance X-Wing", "Munificent Frigate"])
        .action_phase();
    game.us().play("Sweep the Area").choose(SHIP);
    game.expect_options(["TIE Fighter", "done"]);
}

// ---- JTL_234 Torpedo Barrage ----

/// JTL_234: 5 indirect damage to a player.
#[test]
fn torpedo_barrage_deals_5_indirect_damage() {
    let mut game = about_to_play("Torpedo Barrage").theirs(["AT-ST"]).action_phase();
    game.us().play("Torpedo Barrage").choose_player(Side::Them);
    game.them().choose_times(4, "AT-ST").choose("their base").expect_base_damage(1);
    game.expect_damage("AT-ST", 4);
}

// Rulings

/// JTL_234, CR 8.35.2A, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn torpedo_barrages_damage_is_indirect() {
    let mut game = about_to_play("Torpedo Barrage").theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().play("Torpedo Barrage").choose_player(Side::Them);
    deal_indirect_damage(&mut game, 5);
}

// ---- JTL_235 Commandeer ----

/// JTL_235: a Vehicle of cost 6 or less without a Pilot is ours and ready. It returns to its owner's hand when the
/// regroup phase starts.
#[test]
fn commandeer_takes_control_of_a_vehicle_until_regroup() {
    let mut game = about_to_play("Commandeer")
        .theirs([unit("AT-ST").exhausted(), unit(SHIP).with(["Academy Graduate"]), unit("Wampa")])
        .action_phase();
    game.us().play("Commandeer").choose("AT-ST");
    game.expect_controller("AT-ST", Side::Us).expect_ready("AT-ST");
    game.both_pass();
    game.them().expect_hand_size(3);
    game.expect_in_hand("AT-ST");
}

// Rulings

/// JTL_235, CR 1.8.6: the printed cost counts (ruling 1).
#[test]
fn commandeer_checks_the_printed_cost() {
    let mut game = about_to_play("Commandeer").theirs(["Devastator, Hunting the Rebellion"]).action_phase();
    game.us().play("Commandeer");
    game.expect_controller("Devastator", Side::Them);
}

/// JTL_235, CR 7.7.4: a Vehicle that left play meanwhile is not returned (ruling 2).
#[test]
fn commandeer_returns_only_a_vehicle_still_in_play() {
    let mut game =
        about_to_play("Commandeer").theirs([unit(SHIP).damage(1), unit("Munificent Frigate")]).action_phase();
    game.us().play("Commandeer").choose(SHIP);
    game.them().attack("Munificent Frigate", SHIP);
    game.us().pass();
    game.them().pass();
    game.expect_in_discard(SHIP);
}

// ---- JTL_236 Indoctrinated Conscript ----

/// JTL_236: Piloting: +1/+2.
#[test]
fn indoctrinated_conscript_has_piloting_and_gives_1_2() {
    expect_pilot_stats("Indoctrinated Conscript", 1, 2);
}

// Rulings

/// JTL_236, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn indoctrinated_conscript_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_236", "Indoctrinated Conscript");
}

// ---- JTL_237 TIE Bomber ----

/// JTL_237: 3 indirect damage to the defending player as it attacks.
#[test]
fn tie_bomber_deals_indirect_damage_on_attack() {
    let mut game = scenario().ours(["TIE Bomber"]).action_phase();
    game.us().attack("TIE Bomber", "their base");
    game.them().choose_times(3, "their base").expect_base_damage(3);
}

// Rulings

/// JTL_237, CR 8.35.2A, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn tie_bombers_damage_is_indirect() {
    let mut game = scenario().ours(["TIE Bomber"]).theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().attack("TIE Bomber", "their base");
    deal_indirect_damage(&mut game, 3);
}

// ---- JTL_238 Sith Trooper ----

/// JTL_238: +1/+0 in the attack for each damaged unit of the defending player.
#[test]
fn sith_trooper_gets_1_power_for_each_damaged_enemy_unit() {
    let mut game = scenario()
        .ours([unit("Sith Trooper"), unit("AT-ST").damage(1)])
        .theirs([unit("Wampa").damage(1), unit(SHIP).damage(1), unit("AT-ST")])
        .action_phase();
    game.us().attack("Sith Trooper", "their base");
    game.them().expect_base_damage(5);
    game.expect_power("Sith Trooper", 3);
}

// ---- JTL_239 TIE Dagger Vanguard ----

/// JTL_239: may deal 2 damage to a damaged unit.
#[test]
fn tie_dagger_vanguard_may_deal_2_damage_to_a_damaged_unit() {
    let mut game = about_to_play("TIE Dagger Vanguard").theirs([unit("Wampa").damage(1), unit("AT-ST")]).action_phase();
    game.us().play("TIE Dagger Vanguard");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 3);
}
