//! The cards of Jump to Lightspeed from JTL_051 to JTL_080: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use super::common::{SHIP, about_to_pilot, forms_of, piloted};
use crate::starts::about_to_play;

/// A table at which the opponent is about to defeat a unit.
fn about_to_fall(ours: testkit::UnitSpec) -> testkit::Scenario {
    scenario().ours([ours]).their_hand(["Confiscate"]).confiscate_does("Defeat(Choose(side: Enemy))")
}

// ---- JTL_051 Red Squadron X-Wing ----

/// JTL_051: 2 damage to itself for a card, if we like.
#[test]
fn red_squadron_x_wing_draws_for_damage() {
    let mut game = about_to_play("Red Squadron X-Wing").action_phase();
    let mut other = game.clone();
    game.us().play("Red Squadron X-Wing").yes().expect_hand_size(1);
    game.expect_damage("Red Squadron X-Wing", 2);
    other.us().play("Red Squadron X-Wing").no().expect_hand_size(0);
}

// ---- JTL_052 D'Qar Cargo Frigate ----

/// JTL_052: -1/-0 for each damage on it.
#[test]
fn dqar_cargo_frigate_weakens_with_damage() {
    scenario().ours([unit("D'Qar Cargo Frigate").damage(4)]).action_phase().expect_power("D'Qar Cargo Frigate", 2);
}

// ---- JTL_054 Gold Leader, Fastest Ship in the Fleet ----

/// JTL_054: Shielded; while it defends, the attacker has -1/-0.
#[test]
fn gold_leader_slows_its_attacker() {
    let mut game = about_to_play("Gold Leader").theirs([SHIP]).action_phase();
    game.us().play("Gold Leader");
    game.expect_upgrades("Gold Leader", ["Shield"]);
    let mut game = scenario().ours(["Gold Leader"]).theirs([SHIP]).their_action_phase();
    game.them().attack(SHIP, "Gold Leader");
    game.expect_damage("Gold Leader", 1);
}

// ---- JTL_055 You're All Clear, Kid ----

/// JTL_055: an enemy space unit with 3 remaining HP or less falls; when it was the last, an Experience token.
#[test]
fn youre_all_clear_kid_clears_the_sky() {
    let table = |theirs: &[&'static str]| {
        let mut game =
            about_to_play("You're All Clear, Kid").ours(["Wampa"]).theirs(theirs.iter().copied()).action_phase();
        game.us().play("You're All Clear, Kid");
        game.expect_options([SHIP]);
        game.us().choose(SHIP);
        game
    };
    let mut game = table(&[SHIP, "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
    table(&[SHIP, "Munificent Frigate"]).expect_action_of(Side::Them);
}

// Rulings

/// JTL_055, CR 7.1.6: the token comes before what the fall triggers: a new space unit comes too late.
#[test]
fn youre_all_clear_kid_comes_before_when_defeated() {
    let mut game =
        about_to_play("You're All Clear, Kid").ours(["Wampa"]).theirs(["TIE Ambush Squadron"]).action_phase();
    game.us().play("You're All Clear, Kid").choose("TIE Ambush Squadron").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_count("TIE Fighter", 1);
}

// ---- JTL_056 Hondo Ohnaka, Superfluous Swindler ----

/// JTL_056: an upgrade that is no Pilot comes over to another unit that takes it.
#[test]
fn hondo_ohnaka_steals_an_upgrade() {
    let mut game = scenario()
        .ours([unit("Hondo Ohnaka, Superfluous Swindler"), unit("Wampa")])
        .theirs([unit("AT-ST").with(["Resilient"]), piloted("Clone Pilot")])
        .action_phase();
    game.us().attack("Hondo Ohnaka", "their base");
    game.expect_options(["Resilient", "no"]);
    game.us().choose("Resilient");
    game.expect_options(["Hondo Ohnaka", "Wampa", SHIP]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Resilient"]).expect_controller("Resilient", Side::Us);
}

// Rulings

/// JTL_056: he may take it himself.
#[test]
fn hondo_ohnaka_keeps_an_upgrade() {
    let mut game = scenario()
        .ours(["Hondo Ohnaka, Superfluous Swindler"])
        .theirs([unit("AT-ST").with(["Resilient"])])
        .action_phase();
    game.us().attack("Hondo Ohnaka", "their base").choose("Resilient").choose("Hondo Ohnaka");
    game.expect_upgrades("Hondo Ohnaka", ["Resilient"]);
}

// ---- JTL_057 Astromech Pilot ----

/// JTL_057: played as an upgrade it heals 2 from a unit, if we like; as a unit it does not.
#[test]
fn astromech_pilot_heals_from_its_ship() {
    let table = || about_to_pilot("Astromech Pilot").ours([unit("AT-ST").damage(3)]).action_phase();
    let mut game = table();
    game.us().play_onto("Astromech Pilot", SHIP).choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    let mut game = table();
    game.us().play("Astromech Pilot");
    game.expect_action_of(Side::Them);
}

// Rulings

/// JTL_057, CR 7.5.17C.
#[test]
fn astromech_pilot_is_a_unit_out_of_play() {
    forms_of("JTL_057", "Astromech Pilot");
}

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
