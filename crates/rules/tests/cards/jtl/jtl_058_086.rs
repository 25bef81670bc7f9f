//! The cards of Jump to Lightspeed from JTL_058 to JTL_086: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use super::common::{SHIP, about_to_fall, about_to_pilot, forms_of, piloted};
use crate::starts::about_to_play;

// ---- JTL_058 Academy Graduate ----

/// JTL_058: Sentinel, as a unit and for its Vehicle.
#[test]
fn academy_graduate_guards() {
    scenario()
        .ours([unit("Academy Graduate"), piloted("Academy Graduate")])
        .action_phase()
        .expect_keyword("Academy Graduate #1", Keyword::Sentinel)
        .expect_keyword(SHIP, Keyword::Sentinel);
}

// Rulings

/// JTL_058, CR 7.5.17C.
#[test]
fn academy_graduate_is_a_unit_out_of_play() {
    forms_of("JTL_058", "Academy Graduate");
}

// ---- JTL_059 Corporate Defense Shuttle ----

/// JTL_059: it cannot attack.
#[test]
fn corporate_defense_shuttle_stays() {
    scenario()
        .ours(["Corporate Defense Shuttle"])
        .action_phase()
        .expect_not_offered("Corporate Defense Shuttle -> their base");
}

// ---- JTL_060 Desperate Commando ----

/// JTL_060: when it falls, -1/-1 for a unit, if we like.
#[test]
fn desperate_commando_weakens_when_it_falls() {
    let mut game = about_to_fall(unit("Desperate Commando")).theirs(["Wampa"]).their_action_phase();
    game.them().play("Confiscate").choose("Desperate Commando");
    game.us().choose("Wampa");
    game.expect_power("Wampa", 3).expect_hp("Wampa", 4);
}

// ---- JTL_061 Royal Security Fighter ----

/// JTL_061: Grit.
#[test]
fn royal_security_fighter_has_grit() {
    scenario().ours([unit(SHIP).damage(1)]).action_phase().expect_power(SHIP, 3);
}

// ---- JTL_062 Silver Angel, Trace's Hope ----

/// JTL_062: when damage is healed from it, 1 damage to a space unit, if we like; nothing healed, nothing happens.
#[test]
fn silver_angel_strikes_when_healed() {
    let mut game =
        about_to_play("Repair").ours([unit("Silver Angel").damage(2)]).theirs([SHIP, "Wampa"]).action_phase();
    game.us().play("Repair").choose("Silver Angel");
    game.expect_options(["Silver Angel", SHIP, "no"]);
    game.us().choose(SHIP);
    game.expect_damage(SHIP, 1);
    let mut game = about_to_play("Repair").ours(["Silver Angel", "Wampa"]).theirs([SHIP]).action_phase();
    game.us().play("Repair").choose("Silver Angel");
    game.expect_action_of(Side::Them);
}

// ---- JTL_063 Landing Shuttle ----

/// JTL_063: a card when it falls, if we like.
#[test]
fn landing_shuttle_draws_when_it_falls() {
    let mut game = about_to_fall(unit("Landing Shuttle")).their_action_phase();
    game.them().play("Confiscate").choose("Landing Shuttle");
    game.us().yes().expect_hand_size(1);
}

// ---- JTL_064 Omicron Strike Craft ----

/// JTL_064: Sentinel.
#[test]
fn omicron_strike_craft_guards() {
    scenario().ours(["Omicron Strike Craft"]).action_phase().expect_keyword("Omicron Strike Craft", Keyword::Sentinel);
}

// ---- JTL_065 Outer Rim Outlaws ----

/// JTL_065: Shielded.
#[test]
fn outer_rim_outlaws_are_shielded() {
    let mut game = about_to_play("Outer Rim Outlaws").action_phase();
    game.us().play("Outer Rim Outlaws");
    game.expect_upgrades("Outer Rim Outlaws", ["Shield"]);
}

// ---- JTL_066 Trace Martez, Trusting Sister ----

/// JTL_066: when her Vehicle attacks, 2 healed among units.
#[test]
fn trace_martez_heals_among_units() {
    let mut game =
        scenario().ours([piloted("Trace Martez"), unit("Wampa").damage(1), unit("AT-ST").damage(2)]).action_phase();
    game.us().attack(SHIP, "their base").choose("Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 0).expect_damage("AT-ST", 1);
}

// Rulings

/// JTL_066, CR 7.5.17C.
#[test]
fn trace_martez_is_a_unit_out_of_play() {
    forms_of("JTL_066", "Trace Martez");
}

// ---- JTL_067 Cloaked StarViper ----

/// JTL_067: two Shields when played.
#[test]
fn cloaked_starviper_has_two_shields() {
    let mut game = about_to_play("Cloaked StarViper").action_phase();
    game.us().play("Cloaked StarViper");
    game.expect_upgrades("Cloaked StarViper", ["Shield", "Shield"]);
}

// ---- JTL_068 Perimeter AT-RT ----

/// JTL_068: Sentinel.
#[test]
fn perimeter_at_rt_guards() {
    scenario().ours(["Perimeter AT-RT"]).action_phase().expect_keyword("Perimeter AT-RT", Keyword::Sentinel);
}

// ---- JTL_070 U-Wing Lander ----

/// JTL_070: three Experience tokens; after its attack an upgrade may move to another of our Vehicles.
#[test]
fn u_wing_lander_lands_its_upgrades() {
    let mut game = about_to_play("U-Wing Lander").ours(["AT-ST", "Wampa"]).theirs([SHIP]).action_phase();
    game.us().play("U-Wing Lander");
    game.expect_upgrades("U-Wing Lander", ["Experience", "Experience", "Experience"]);
    let mut game = scenario()
        .ours([unit("U-Wing Lander").with(["Resilient"]), unit("AT-ST"), unit("Wampa")])
        .theirs([SHIP])
        .action_phase();
    game.us().attack("U-Wing Lander", "their base").choose("Resilient").choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Resilient"]).expect_upgrades("U-Wing Lander", []);
}

// Rulings

/// JTL_070, CR 7.6.16: it must survive the attack for that (ruling 1, 2).
#[test]
fn u_wing_lander_must_survive() {
    let mut game = scenario()
        .ours([unit("U-Wing Lander").with(["Experience"]), unit("AT-ST")])
        .theirs(["Munificent Frigate"])
        .action_phase();
    game.us().attack("U-Wing Lander", "Munificent Frigate");
    game.expect_gone("U-Wing Lander").expect_upgrades("AT-ST", []).expect_action_of(Side::Them);
}

// ---- JTL_071 CR90 Relief Runner ----

/// JTL_071: Restore 2; when it falls up to 3 healed from a unit or base.
#[test]
fn cr90_relief_runner_heals_when_it_falls() {
    let mut game = about_to_fall(unit("CR90 Relief Runner")).our_base_damage(5).their_action_phase();
    game.expect_keyword("CR90 Relief Runner", Keyword::Restore);
    game.them().play("Confiscate").choose("CR90 Relief Runner");
    game.us().choose("our base").number(3).expect_base_damage(2);
}

// ---- JTL_072 Wing Guard Security Team ----

/// JTL_072: Shields for up to two Fringe units, itself among them.
#[test]
fn wing_guard_security_team_shields_the_fringe() {
    let mut game = about_to_play("Wing Guard Security Team")
        .ours(["Wampa", "Silver Angel"])
        .text(r#"(id: "JTL_062")"#)
        .action_phase();
    game.us().play("Wing Guard Security Team").choose("Wing Guard Security Team").choose("Silver Angel");
    game.expect_upgrades("Silver Angel", ["Shield"]).expect_upgrades("Wing Guard Security Team", ["Shield"]);
}

// ---- JTL_073 Grim Valor ----

/// JTL_073: when its unit falls, a unit is exhausted, if its controller likes.
#[test]
fn grim_valor_exhausts_when_its_unit_falls() {
    let mut game = about_to_fall(unit("Wampa").with(["Grim Valor"])).theirs(["AT-ST"]).their_action_phase();
    game.them().play("Confiscate").choose("Wampa");
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

// ---- JTL_075 Repair ----

/// JTL_075: 3 damage healed from a unit or a base.
#[test]
fn repair_heals_three() {
    let mut game = about_to_play("JTL_075").our_base_damage(5).theirs([unit("Wampa").damage(4)]).action_phase();
    game.us().play("Repair").choose("our base").expect_base_damage(2);
}

// ---- JTL_076 Covering the Wing ----

/// JTL_076: an X-Wing, and a Shield for another unit, if we like.
#[test]
fn covering_the_wing_shields_another_unit() {
    let mut game = about_to_play("Covering the Wing").ours(["Wampa"]).action_phase();
    game.us().play("Covering the Wing");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]).expect_count("X-Wing", 1);
}

// ---- JTL_077 In the Heat of Battle ----

/// JTL_077: every unit has Sentinel, and none Saboteur.
#[test]
fn in_the_heat_of_battle_everybody_guards() {
    let mut game = about_to_play("In the Heat of Battle").ours(["Orbiting K-Wing"]).theirs(["Wampa"]).action_phase();
    game.us().play("In the Heat of Battle");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_keyword("Orbiting K-Wing", Keyword::Sentinel);
    game.expect_no_keyword("Orbiting K-Wing", Keyword::Saboteur);
}

// Rulings

/// JTL_077: units that come later are not affected; those that are gain no Saboteur.
#[test]
fn in_the_heat_of_battle_is_about_units_in_play() {
    let mut game = about_to_play("In the Heat of Battle")
        .ours([SHIP])
        .our_hand(["Confiscate"])
        .confiscate_does("Gain(to: All(side: Friendly), gives: [Keyword(Saboteur)], for: Phase)")
        .their_hand(["Battlefield Marine"])
        .their_resources(20)
        .action_phase();
    game.us().play("In the Heat of Battle");
    game.them().play("Battlefield Marine");
    game.expect_no_keyword("Battlefield Marine", Keyword::Sentinel);
    game.us().play("Confiscate");
    game.expect_no_keyword(SHIP, Keyword::Saboteur);
}

// ---- JTL_078 Direct Hit ----

/// JTL_078: a Vehicle that is no leader unit falls.
#[test]
fn direct_hit_defeats_a_vehicle() {
    let mut game = about_to_play("Direct Hit").theirs([SHIP, "Wampa"]).action_phase();
    game.us().play("Direct Hit");
    game.expect_options([SHIP]);
    game.us().choose(SHIP);
    game.expect_gone(SHIP);
}

// ---- JTL_079 Out the Airlock ----

/// JTL_079: -5/-5 for this phase.
#[test]
fn out_the_airlock_weakens_a_unit() {
    let mut game = about_to_play("Out the Airlock").theirs(["Wampa", "AT-ST"]).action_phase();
    let mut other = game.clone();
    game.us().play("Out the Airlock").choose("Wampa");
    game.expect_gone("Wampa");
    other.us().play("Out the Airlock").choose("AT-ST");
    other.expect_power("AT-ST", 1).expect_hp("AT-ST", 2);
}

// ---- JTL_080 Nebula Ignition ----

/// JTL_080: every unit without an upgrade falls, on both sides.
#[test]
fn nebula_ignition_spares_the_upgraded() {
    let mut game = about_to_play("Nebula Ignition")
        .ours([unit("Wampa"), unit("AT-ST").with(["Experience"])])
        .theirs([unit(SHIP), piloted("Clone Pilot")])
        .action_phase();
    game.us().play("Nebula Ignition");
    game.expect_gone("Wampa").expect_in_play("AT-ST").expect_count(SHIP, 1);
}

// ---- JTL_081 First Order TIE Fighter ----

/// JTL_081: Raid 1 beside a token unit of ours.
#[test]
fn first_order_tie_fighter_raids_beside_a_token() {
    let raids = |ours: &'static str| {
        let mut game = scenario().ours(["First Order TIE Fighter", ours]).theirs(["X-Wing"]).action_phase();
        game.us().attack("First Order TIE Fighter", "their base");
        game
    };
    raids("TIE Fighter").them().expect_base_damage(3);
    raids("Wampa").them().expect_base_damage(2);
}

// ---- JTL_082 Kijimi Patrollers ----

/// JTL_082: a TIE Fighter when played.
#[test]
fn kijimi_patrollers_bring_a_tie_fighter() {
    let mut game = about_to_play("Kijimi Patrollers").action_phase();
    game.us().play("Kijimi Patrollers");
    game.expect_count("TIE Fighter", 1);
}

// ---- JTL_083 Pantoran Starship Thief ----

/// JTL_083: for 3 resources it attaches to a Fighter or Transport without a Pilot, and we take control of that.
#[test]
fn pantoran_starship_thief_steals_a_ship() {
    let mut game = about_to_play("Pantoran Starship Thief")
        .theirs([unit(SHIP), unit("Munificent Frigate"), unit("Alliance X-Wing").with(["Academy Graduate"])])
        .action_phase();
    game.us().play("Pantoran Starship Thief").yes().choose(SHIP);
    game.expect_controller(SHIP, Side::Us).expect_upgrades(SHIP, ["Pantoran Starship Thief"]);
    game.expect_controller("Alliance X-Wing", Side::Them);
}

// Corners

/// JTL_083: when it comes off, the ship goes back to its owner; unpaid, nothing happens.
#[test]
fn pantoran_starship_thief_gives_the_ship_back() {
    let mut game = about_to_play("Pantoran Starship Thief")
        .theirs([SHIP])
        .their_hand(["Confiscate"])
        .their_resources(3)
        .action_phase();
    game.us().play("Pantoran Starship Thief").yes().choose(SHIP);
    game.expect_controller(SHIP, Side::Us);
    game.them().play("Confiscate").choose("Pantoran Starship Thief");
    game.expect_controller(SHIP, Side::Them).expect_in_discard("Pantoran Starship Thief");
    let mut game = about_to_play("Pantoran Starship Thief").theirs([SHIP]).action_phase();
    game.us().play("Pantoran Starship Thief").no();
    game.expect_controller(SHIP, Side::Them).expect_in_play("Pantoran Starship Thief");
}

// Rulings

/// JTL_083, CR 7.5.17C: it has no Piloting: it is played as a unit alone (ruling 1).
#[test]
fn pantoran_starship_thief_is_played_as_a_unit() {
    let mut game = about_to_play("Pantoran Starship Thief").ours([SHIP]).action_phase();
    game.expect_offered("play Pantoran Starship Thief");
    game.expect_not_offered(&format!("play Pantoran Starship Thief onto {SHIP}"));
    game.us().play("Pantoran Starship Thief").no();
    game.expect_in_play("Pantoran Starship Thief");
}

// ---- JTL_084 Wingman Victor Two, Mauler Mithel ----

/// JTL_084: a TIE Fighter when played as an upgrade; none as a unit.
#[test]
fn wingman_victor_two_brings_a_tie_fighter() {
    let mut game = about_to_pilot("Wingman Victor Two").action_phase();
    let mut other = game.clone();
    game.us().play_onto("Wingman Victor Two", SHIP);
    game.expect_count("TIE Fighter", 1).expect_power(SHIP, 3);
    other.us().play("Wingman Victor Two");
    other.expect_count("TIE Fighter", 0);
}

// Rulings

/// JTL_084, CR 7.5.17C.
#[test]
fn wingman_victor_two_is_a_unit_out_of_play() {
    forms_of("JTL_084", "Wingman Victor Two");
}

// ---- JTL_085 Victor Leader, Leading from the Front ----

/// JTL_085: our other space units have +1/+1.
#[test]
fn victor_leader_strengthens_space_units() {
    let mut game = scenario().ours(["Victor Leader", SHIP, "Wampa"]).theirs(["X-Wing"]).action_phase();
    game.expect_power(SHIP, 3).expect_hp(SHIP, 3).expect_power("Wampa", 4).expect_power("Victor Leader", 2);
    game.expect_power("X-Wing", 2);
}

// ---- JTL_086 Wingman Victor Three, Backstabber ----

/// JTL_086: played as an upgrade an Experience token for a unit, if we like.
#[test]
fn wingman_victor_three_teaches_a_unit() {
    let mut game = about_to_pilot("Wingman Victor Three").ours(["Wampa"]).action_phase();
    game.us().play_onto("Wingman Victor Three", SHIP).choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// Rulings

/// JTL_086: as its erratum has it, a unit other than the one that it is on.
#[test]
fn wingman_victor_three_teaches_another_unit() {
    let mut game = about_to_pilot("Wingman Victor Three").ours(["Wampa"]).action_phase();
    game.us().play_onto("Wingman Victor Three", SHIP);
    game.expect_options(["Wampa", "no"]);
}

/// JTL_086, CR 7.5.17C.
#[test]
fn wingman_victor_three_is_a_unit_out_of_play() {
    forms_of("JTL_086", "Wingman Victor Three");
}
