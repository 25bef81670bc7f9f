//! The cards of Jump to Lightspeed from JTL_240 to JTL_262: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, UnitSpec, scenario, unit};

use super::common::{
    SHIP, deal_indirect_damage, deck_rules_of, expect_pilot_forms, expect_pilot_stats, piloted,
    unit_with_one_hp_and_shield,
};
use crate::starts::about_to_play;

// ---- JTL_240 Fett's Firespray, Feared Silhouette ----

/// JTL_240: 1 indirect damage, 2 with Boba Fett as leader, unit or upgrade.
#[test]
fn fetts_firespray_deals_more_indirect_damage_with_boba_fett() {
    let table = |ours: UnitSpec, damage: usize| {
        let mut game = about_to_play("JTL_240").ours([ours]).action_phase();
        game.us().play("Fett's Firespray").choose_player(Side::Them);
        game.them().choose_times(damage, "their base").expect_base_damage(damage as i16);
    };
    table(unit("Wampa"), 1);
    table(unit("JTL_189"), 2);
    table(piloted("JTL_189"), 2);
}

// Rulings

/// JTL_240, CR 8.35.2A, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn fetts_firesprays_damage_is_indirect() {
    let mut game = about_to_play("JTL_240").ours(["JTL_189"]).theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().play("Fett's Firespray").choose_player(Side::Them);
    deal_indirect_damage(&mut game, 2);
}

// ---- JTL_241 Rogue-class Starfighter ----

/// JTL_241: Sentinel.
#[test]
fn rogue_class_starfighter_has_sentinel() {
    scenario()
        .ours(["Rogue-class Starfighter"])
        .action_phase()
        .expect_keyword("Rogue-class Starfighter", Keyword::Sentinel);
}

// ---- JTL_242 Shuttle ST-149, Under Krennic's Authority ----

/// JTL_242: may take control of a token upgrade and attach it to another eligible unit.
#[test]
fn shuttle_st_149_may_take_a_token_upgrade() {
    let mut game = about_to_play("Shuttle ST-149")
        .ours(["Wampa"])
        .theirs([unit("AT-ST").with(["Experience"]), unit(SHIP).with(["Resilient"])])
        .action_phase();
    game.us().play("Shuttle ST-149").resolve_first("Shuttle ST-149");
    game.expect_options(["Experience", "no"]);
    game.us().choose("Experience").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_upgrades("AT-ST", []);
}

// Rulings

/// JTL_242: it may move its own Shield to another unit, and take a token itself (ruling 1).
#[test]
fn shuttle_st_149_may_give_away_its_own_shield() {
    let mut game = about_to_play("Shuttle ST-149").ours(["Wampa"]).action_phase();
    game.us().play("Shuttle ST-149").resolve_first("Shielded").choose("Shield").choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]).expect_upgrades("Shuttle ST-149", []);
}

// ---- JTL_243 Quasar TIE Carrier ----

/// JTL_243: creates a TIE Fighter on attack.
#[test]
fn quasar_tie_carrier_creates_a_tie_fighter_on_attack() {
    let mut game = scenario().ours(["Quasar TIE Carrier"]).action_phase();
    game.us().attack("Quasar TIE Carrier", "their base");
    game.expect_count("TIE Fighter", 1);
}

// ---- JTL_244 There Is No Escape ----

/// JTL_244: up to three units lose all abilities for the round.
#[test]
fn there_is_no_escape_removes_abilities_of_up_to_three_units() {
    let mut game = about_to_play("There Is No Escape").theirs(["Perimeter AT-RT", SHIP, "Wampa"]).action_phase();
    game.us().play("There Is No Escape").choose("Perimeter AT-RT").choose(SHIP).done();
    game.expect_no_keyword("Perimeter AT-RT", Keyword::Sentinel).expect_no_keyword(SHIP, Keyword::Grit);
}

// Rulings

/// JTL_244, CR 8.14.2: erratum: they lose all abilities, and so gain none this round (ruling 1).
#[test]
fn there_is_no_escape_units_gain_no_abilities() {
    let mut game =
        about_to_play("There Is No Escape").theirs([SHIP]).their_hand(["Diversion"]).their_resources(20).action_phase();
    game.us().play("There Is No Escape").choose(SHIP);
    game.them().play("Diversion").choose(SHIP);
    game.expect_no_keyword(SHIP, Keyword::Sentinel);
}

// ---- JTL_245 R2-D2, Artooooooooo! ----

/// JTL_245: he may be played on a Vehicle with a Pilot.
#[test]
fn r2_d2_may_be_played_on_a_vehicle_with_a_pilot() {
    let mut game =
        about_to_play("JTL_245").ours([piloted("Clone Pilot")]).theirs(["Munificent Frigate"]).action_phase();
    game.expect_not_offered("play R2-D2 onto Munificent Frigate");
    game.us().play_onto("R2-D2", SHIP);
    game.expect_upgrades(SHIP, ["Clone Pilot", "R2-D2"]).expect_power(SHIP, 5);
}

// Rulings

/// JTL_245, CR 3.6.3C: with him another Pilot may be played, and only one (ruling 2).
#[test]
fn r2_d2_allows_one_more_pilot() {
    let mut game =
        about_to_play("Clone Pilot").our_hand(["Determined Recruit"]).ours([piloted("JTL_245")]).action_phase();
    game.us().play_onto("Clone Pilot", SHIP);
    game.them().pass();
    game.expect_not_offered("play Determined Recruit onto Royal Security Fighter");
}

/// JTL_245, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn r2_d2_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_245", "R2-D2");
}

// ---- JTL_246 Hopeful Volunteer ----

/// JTL_246: Piloting: +1/+3.
#[test]
fn hopeful_volunteer_has_piloting_and_gives_1_3() {
    expect_pilot_stats("Hopeful Volunteer", 1, 3);
}

// Rulings

/// JTL_246, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn hopeful_volunteer_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_246", "Hopeful Volunteer");
}

// ---- JTL_247 Resistance X-Wing ----

/// JTL_247: +1/+1 with a Pilot on it.
#[test]
fn resistance_x_wing_gets_1_1_with_a_pilot() {
    scenario()
        .ours([unit("Resistance X-Wing").with(["Clone Pilot"])])
        .action_phase()
        .expect_power("Resistance X-Wing", 5)
        .expect_hp("Resistance X-Wing", 5);
    scenario()
        .ours([unit("Resistance X-Wing").with(["Experience"])])
        .action_phase()
        .expect_power("Resistance X-Wing", 3);
}

// ---- JTL_248 Dilapidated Ski Speeder ----

/// JTL_248: 3 damage to itself when played.
#[test]
fn dilapidated_ski_speeder_deals_3_damage_to_itself() {
    let mut game = about_to_play("Dilapidated Ski Speeder").action_phase();
    game.us().play("Dilapidated Ski Speeder");
    game.expect_damage("Dilapidated Ski Speeder", 3);
}

// ---- JTL_249 Millennium Falcon, Get Out And Push ----

/// JTL_249: +1/+0 for each Pilot on it.
#[test]
fn millennium_falcon_gets_1_power_for_each_pilot() {
    scenario()
        .ours([unit("JTL_249").with(["Clone Pilot", "Determined Recruit"])])
        .action_phase()
        .expect_power("Millennium Falcon", 10);
}

// Rulings

/// JTL_249, CR 3.6.3C: it takes two Pilots, with R2-D2 three (ruling 1).
#[test]
fn millennium_falcon_takes_two_pilots() {
    let mut game = about_to_play("Clone Pilot")
        .our_hand(["Determined Recruit", "Astromech Pilot"])
        .ours([unit("JTL_249").with(["JTL_245"])])
        .action_phase();
    game.us().play_onto("Clone Pilot", "Millennium Falcon");
    game.them().pass();
    game.us().play_onto("Determined Recruit", "Millennium Falcon");
    game.them().pass();
    game.expect_not_offered("play Astromech Pilot onto Millennium Falcon");
}

// ---- JTL_250 Sabine's Masterpiece, Crazy Colorful ----

/// JTL_250: on attack, a different effect for each of four aspects among our units.
#[test]
fn sabines_masterpiece_has_an_effect_for_each_of_four_aspects() {
    let mut game = scenario()
        .ours(["Sabine's Masterpiece", "Academy Graduate", "Vanguard Infantry", "Wampa", "Independent Smuggler"])
        .our_base_damage(3)
        .our_resources(0)
        .our_exhausted_resources(1)
        .action_phase();
    game.us().attack("Sabine's Masterpiece", "their base").choose("our base").expect_base_damage(1);
    game.us().choose("Wampa").choose("their base").mode(2).choose("our Underworld Thug").expect_ready_resources(1);
    game.expect_upgrades("Wampa", ["Experience"]);
    game.them().expect_base_damage(4);
    let mut game = scenario().ours(["Sabine's Masterpiece"]).our_base_damage(3).action_phase();
    game.us().attack("Sabine's Masterpiece", "their base").expect_base_damage(3);
    game.expect_action_of(Side::Them);
}

// ---- JTL_252 Tantive IV, Fleeing the Empire ----

/// JTL_252: Sentinel; creates an X-Wing when played.
#[test]
fn tantive_iv_has_sentinel_and_creates_an_x_wing() {
    let mut game = about_to_play("JTL_252").action_phase();
    game.us().play("Tantive IV");
    game.expect_count("X-Wing", 1).expect_keyword("Tantive IV", Keyword::Sentinel);
}

// ---- JTL_253 Coordinated Front ----

/// JTL_253: may give a ground unit and a space unit +2/+2 each.
#[test]
fn coordinated_front_may_give_a_ground_and_a_space_unit_2_2() {
    let mut game = about_to_play("Coordinated Front").ours(["Wampa", SHIP]).action_phase();
    let mut other = game.clone();
    game.us().play("Coordinated Front").choose("Wampa").choose(SHIP);
    game.expect_power("Wampa", 6).expect_power(SHIP, 4);
    other.us().play("Coordinated Front").no().choose(SHIP);
    other.expect_power("Wampa", 4).expect_hp(SHIP, 4);
}

// ---- JTL_254 Dedicated Wingmen ----

/// JTL_254: creates two X-Wings.
#[test]
fn dedicated_wingmen_creates_two_x_wings() {
    let mut game = about_to_play("Dedicated Wingmen").action_phase();
    game.us().play("Dedicated Wingmen");
    game.expect_count("X-Wing", 2).expect_exhausted("X-Wing #1");
}

// ---- JTL_255 Sullustan Spacer ----

/// JTL_255: Piloting: +1/+1.
#[test]
fn sullustan_spacer_has_piloting_and_gives_1_1() {
    expect_pilot_stats("Sullustan Spacer", 1, 1);
}

// Rulings

/// JTL_255, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn sullustan_spacer_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_255", "Sullustan Spacer");
}

// ---- JTL_256 Swarming Vulture Droid ----

/// JTL_256: +1/+0 for each other friendly Swarming Vulture Droid.
#[test]
fn swarming_vulture_droid_gets_1_power_for_each_other_one() {
    let swarm = ["Swarming Vulture Droid", "Swarming Vulture Droid", "Swarming Vulture Droid"];
    let mut game = scenario().ours(swarm).theirs(["Swarming Vulture Droid"]).action_phase();
    game.expect_power("our Swarming Vulture Droid #1", 4).expect_power("their Swarming Vulture Droid", 2);
}

/// JTL_256: a deck may have fifteen copies (deck rules).
#[test]
fn swarming_vulture_droid_allows_fifteen_copies() {
    let table = include_str!("../../../../../data/formats/deck-building.ron");
    assert!(table.contains("(card: \"JTL_256\", most_copies: 15,"));
    assert_eq!(deck_rules_of("JTL_256"), [ability::DeckRule::Copies(15)]);
}

// ---- JTL_257 Flanking Fang Fighter ----

/// JTL_257: Raid 2 if we control another Fighter.
#[test]
fn flanking_fang_fighter_has_raid_with_another_fighter() {
    for (ours, damage) in [(SHIP, 4), ("Wampa", 2)] {
        let mut game = scenario().ours(["Flanking Fang Fighter", ours]).theirs(["X-Wing"]).action_phase();
        game.us().attack("Flanking Fang Fighter", "their base");
        game.them().expect_base_damage(damage);
    }
}

// ---- JTL_258 Corellian Freighter ----

/// JTL_258: Sentinel.
#[test]
fn corellian_freighter_of_this_set_has_sentinel() {
    let mut game = scenario().ours([SHIP]).theirs(["JTL_258", "X-Wing"]).action_phase();
    game.expect_offered("Royal Security Fighter -> Corellian Freighter");
    game.expect_not_offered("Royal Security Fighter -> their base")
        .expect_not_offered("Royal Security Fighter -> X-Wing");
}

// ---- JTL_259 Retrofitted Airspeeder ----

/// JTL_259: it can attack space units, at -1/-0.
#[test]
fn retrofitted_airspeeder_can_attack_space_units() {
    let mut game = scenario().ours(["Retrofitted Airspeeder"]).theirs(["Munificent Frigate", "AT-ST"]).action_phase();
    let mut other = game.clone();
    game.us().attack("Retrofitted Airspeeder", "Munificent Frigate");
    game.expect_damage("Munificent Frigate", 2);
    other.us().attack("Retrofitted Airspeeder", "AT-ST");
    other.expect_damage("AT-ST", 3);
}

// Rulings

/// JTL_259, CR 7.5.5: its Ambush reaches space units, and without enemies it stays exhausted (ruling 1).
#[test]
fn retrofitted_airspeeder_ambush_without_enemies_does_nothing() {
    let mut game = about_to_play("Retrofitted Airspeeder").action_phase();
    game.us().play("Retrofitted Airspeeder");
    game.expect_exhausted("Retrofitted Airspeeder").expect_action_of(Side::Them);
}

// ---- JTL_260 Death Star Plans ----

/// JTL_260: the first unit each round costs 2 less for the controller. A player who attacks the unit takes the plans.
#[test]
fn death_star_plans_discount_the_first_unit_and_change_control() {
    let mut game = scenario()
        .our_resources(30)
        .our_hand(["Wampa", "Wampa"])
        .our_base("Command Center")
        .our_leader("Sabine Wren, Galvanized Revolutionary")
        .ours([unit("Consular Security Force").with(["Death Star Plans"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Wampa").expect_ready_resources(28);
    game.them().attack("AT-ST", "Consular Security Force").choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Death Star Plans"]).expect_upgrades("Consular Security Force", []);
    game.expect_controller("Death Star Plans", Side::Them);
    game.us().play("Wampa").expect_ready_resources(24);
}

// Rulings

/// JTL_260, CR 7.6.15: it triggers together with the attacker's "on attack" abilities (ruling 1, 3).
#[test]
fn death_star_plans_trigger_with_on_attack_abilities() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Resilient"])])
        .resilient_gives("Ability(When(on: [Attacks], do: [Draw()]))")
        .theirs([unit("AT-ST").with(["Death Star Plans"])])
        .action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.expect_asked(Side::Us, QuestionKind::WhoFirst);
}

/// JTL_260: both players may have the discount in one round (ruling 2).
#[test]
fn death_star_plans_discount_both_players_in_one_round() {
    let mut game = scenario()
        .our_resources(30)
        .our_hand(["Wampa"])
        .our_leader("Sabine Wren, Galvanized Revolutionary")
        .their_resources(30)
        .their_hand(["Wampa"])
        .their_leader("Sabine Wren, Galvanized Revolutionary")
        .ours([unit("Consular Security Force").with(["Death Star Plans"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Wampa").expect_ready_resources(28);
    game.them().attack("AT-ST", "Consular Security Force").choose("AT-ST");
    game.us().pass();
    game.them().play("Wampa").expect_ready_resources(28);
}

// ---- JTL_261 Attack Run ----

/// JTL_261: attacks by two space units, one after the other.
#[test]
fn attack_run_attacks_with_two_space_units() {
    let mut game = about_to_play("Attack Run").ours([SHIP, "X-Wing", "Wampa"]).action_phase();
    game.us().play("Attack Run").attack(SHIP, "their base");
    game.expect_options(["X-Wing -> their base"]);
    game.us().attack("X-Wing", "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// JTL_261, CR 7.6.8A: the first attack is fully resolved before the second. Ready units must attack (ruling 1, 2).
#[test]
fn attack_run_resolves_the_first_attack_before_the_second() {
    let mut game = about_to_play("Attack Run")
        .resilient_gives("Ability(When(on: [AttackEnds], do: [May([Draw()])]))")
        .ours([unit(SHIP).with(["Resilient"]), unit("X-Wing")])
        .action_phase();
    game.us().play("Attack Run").attack(SHIP, "their base").yes().expect_hand_size(1);
    game.us().attack("X-Wing", "their base");
    game.them().expect_base_damage(4);
}

// ---- JTL_262 Evasive Maneuver ----

/// JTL_262: a unit is exhausted.
#[test]
fn evasive_maneuver_exhausts_a_unit() {
    let mut game = about_to_play("Evasive Maneuver").theirs(["AT-ST"]).action_phase();
    game.us().play("Evasive Maneuver").choose("AT-ST");
    game.expect_exhausted("AT-ST");
}
