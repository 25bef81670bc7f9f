//! The cards of Jump to Lightspeed from JTL_033 to JTL_050: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use super::common::{SHIP, about_to_pilot, forms_of, piloted};
use crate::starts::about_to_play;

/// A table at which the opponent is about to defeat a unit.
fn about_to_fall(ours: testkit::UnitSpec) -> testkit::Scenario {
    scenario().ours([ours]).their_hand(["Confiscate"]).confiscate_does("Defeat(Choose(side: Enemy))")
}

// ---- JTL_033 Onyx Squadron Brute ----

/// JTL_033: when it falls, 2 healed from a base.
#[test]
fn onyx_squadron_brute_heals_a_base_when_it_falls() {
    let mut game = about_to_fall(unit("Onyx Squadron Brute")).our_base_damage(3).their_action_phase();
    game.them().play("Confiscate").choose("Onyx Squadron Brute");
    game.expect_options(["our base", "their base"]);
    game.us().choose("our base").expect_base_damage(1);
}

// ---- JTL_034 Interceptor Ace ----

/// JTL_034: Grit as a unit, and Grit for its Vehicle as an upgrade.
#[test]
fn interceptor_ace_has_grit_and_gives_it() {
    let mut game = scenario().ours([unit("Interceptor Ace").damage(1)]).action_phase();
    game.expect_power("Interceptor Ace", 3);
    let mut game = about_to_play("Interceptor Ace").ours([unit("Munificent Frigate").damage(2)]).action_phase();
    game.us().play_onto("Interceptor Ace", "Munificent Frigate");
    game.expect_power("Munificent Frigate", 8).expect_keyword("Munificent Frigate", Keyword::Grit);
}

// Rulings

/// JTL_034, CR 7.5.17C.
#[test]
fn interceptor_ace_is_a_unit_out_of_play() {
    forms_of("JTL_034", "Interceptor Ace");
}

// ---- JTL_035 Tam Ryvora, Searching For Purpose ----

/// JTL_035: when her Vehicle attacks, an enemy unit in its arena has -1/-1.
#[test]
fn tam_ryvora_weakens_an_enemy_in_the_arena() {
    let mut game =
        scenario().ours([piloted("Tam Ryvora")]).theirs(["Wampa", "Munificent Frigate", "TIE Fighter"]).action_phase();
    game.us().attack(SHIP, "their base");
    game.expect_options(["Munificent Frigate", "TIE Fighter"]);
    game.us().choose("TIE Fighter");
    game.expect_gone("TIE Fighter");
}

// Rulings

/// JTL_035, CR 7.5.17C.
#[test]
fn tam_ryvora_is_a_unit_out_of_play() {
    forms_of("JTL_035", "Tam Ryvora");
}

// ---- JTL_036 Iden Versio, Adapt or Die ----

/// JTL_036: Shielded as a unit; as an upgrade she shields the unit that she is attached to.
#[test]
fn iden_versio_is_shielded_or_shields() {
    let table = || about_to_pilot("Iden Versio, Adapt or Die").action_phase();
    let mut game = table();
    game.us().play("Iden Versio");
    game.expect_upgrades("Iden Versio", ["Shield"]);
    let mut game = table();
    game.us().play_onto("Iden Versio", SHIP);
    game.expect_upgrades(SHIP, ["Iden Versio", "Shield"]);
}

// Rulings

/// JTL_036, CR 7.5.17C.
#[test]
fn iden_versio_is_a_unit_out_of_play() {
    forms_of("JTL_036", "Iden Versio");
}

// ---- JTL_037 Banshee, Crippling Command ----

/// JTL_037: as much damage to a unit as there is on it, if we like.
#[test]
fn banshee_deals_the_damage_that_it_has() {
    let mut game = scenario().ours([unit("Banshee").damage(3)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Banshee", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// ---- JTL_038 Corvus, Inferno Squadron Raider ----

/// JTL_038: a friendly Pilot, unit or upgrade, may be attached to it.
#[test]
fn corvus_takes_a_pilot() {
    let mut game = about_to_play("Corvus")
        .ours([unit("Clone Pilot"), unit("Wampa"), piloted("Determined Recruit")])
        .theirs([unit("Academy Graduate")])
        .action_phase();
    let mut other = game.clone();
    game.us().play("Corvus");
    game.expect_options(["Clone Pilot", "Determined Recruit", "no"]);
    game.us().choose("Determined Recruit");
    game.expect_upgrades("Corvus", ["Determined Recruit"]).expect_upgrades(SHIP, []).expect_power("Corvus", 7);
    other.us().play("Corvus").choose("Clone Pilot");
    other.expect_upgrades("Corvus", ["Clone Pilot"]).expect_keyword("Corvus", Keyword::Restore);
}

// Rulings

/// JTL_038, CR 3.5.6: the Pilot's upgrades are defeated and its damage is removed.
#[test]
fn corvus_pilot_loses_upgrades_and_damage() {
    let mut game = about_to_play("Corvus").ours([unit("Clone Pilot").damage(2).with(["Resilient"])]).action_phase();
    game.us().play("Corvus").choose("Clone Pilot");
    game.expect_in_discard("Resilient").expect_damage("Clone Pilot", 0).expect_hp("Corvus", 7);
}

// ---- JTL_040 Fleet Interdictor ----

/// JTL_040: Sentinel; when it falls, a space unit that costs 3 or less falls, if we like.
#[test]
fn fleet_interdictor_takes_a_small_ship_along() {
    let mut game = about_to_fall(unit("Fleet Interdictor"))
        .theirs(["Prototype TIE Advanced", "Munificent Frigate", "Battlefield Marine"])
        .their_action_phase();
    game.expect_keyword("Fleet Interdictor", Keyword::Sentinel);
    game.them().play("Confiscate").choose("Fleet Interdictor");
    game.expect_options(["Prototype TIE Advanced", "no"]);
    game.us().choose("Prototype TIE Advanced");
    game.expect_gone("Prototype TIE Advanced");
}

// Rulings

/// JTL_040, CR 1.8.6: the printed cost counts; a token costs 0.
#[test]
fn fleet_interdictor_looks_at_printed_costs() {
    let mut game = about_to_fall(unit("Fleet Interdictor")).theirs(["X-Wing"]).their_action_phase();
    game.them().play("Confiscate").choose("Fleet Interdictor");
    game.us().choose("X-Wing");
    game.expect_gone("X-Wing");
}

// ---- JTL_042 Power from Pain ----

/// JTL_042: +1/+0 for each damage on a unit.
#[test]
fn power_from_pain_strengthens_by_damage() {
    let mut game = about_to_play("Power from Pain").ours([unit("AT-ST").damage(4)]).theirs(["Wampa"]).action_phase();
    game.us().play("Power from Pain").choose("AT-ST");
    game.expect_power("AT-ST", 10);
}

// Rulings

/// JTL_042: what is dealt later does not count.
#[test]
fn power_from_pain_counts_once() {
    let mut game = about_to_play("Power from Pain")
        .ours([unit("AT-ST").damage(1)])
        .their_hand(["Open Fire"])
        .their_resources(20)
        .action_phase();
    game.us().play("Power from Pain").choose("AT-ST");
    game.them().play("Open Fire").choose("AT-ST");
    game.expect_damage("AT-ST", 5).expect_power("AT-ST", 7);
}

// ---- JTL_043 No Glory, Only Results ----

/// JTL_043: a unit that is no leader comes over and is defeated as ours.
#[test]
fn no_glory_only_results_defeats_as_its_controller() {
    let mut game = about_to_play("No Glory, Only Results")
        .theirs(["Droid Missile Platform"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().play("No Glory, Only Results");
    game.expect_options(["Droid Missile Platform"]);
    game.us().choose("Droid Missile Platform").choose_player(Side::Them);
    game.them().choose("Darth Vader").choose_times(2, "their base").expect_base_damage(2);
    game.them().expect_discard(["Droid Missile Platform"]);
}

// ---- JTL_044 Echo Base Engineer ----

/// JTL_044: a Shield for a damaged Vehicle, if we like.
#[test]
fn echo_base_engineer_shields_a_damaged_vehicle() {
    let mut game = about_to_play("Echo Base Engineer")
        .ours([unit(SHIP), unit("Munificent Frigate").damage(1), unit("Wampa").damage(1)])
        .action_phase();
    game.us().play("Echo Base Engineer");
    game.expect_options(["Munificent Frigate", "no"]);
    game.us().choose("Munificent Frigate");
    game.expect_upgrades("Munificent Frigate", ["Shield"]);
}

// ---- JTL_045 Hera Syndulla, We've Lost Enough ----

/// JTL_045: Restore 1, as a unit and for her Vehicle.
#[test]
fn hera_syndulla_restores() {
    let mut game = scenario().ours(["JTL_045"]).our_base_damage(3).action_phase();
    game.us().attack("Hera Syndulla", "their base").expect_base_damage(2);
    let mut game = scenario().ours([piloted("JTL_045")]).our_base_damage(3).action_phase();
    game.us().attack(SHIP, "their base").expect_base_damage(2);
    game.them().expect_base_damage(4);
}

// Rulings

/// JTL_045, CR 7.5.17C.
#[test]
fn hera_syndulla_is_a_unit_out_of_play() {
    forms_of("JTL_045", "Hera Syndulla");
}

// ---- JTL_046 Paige Tico, Dropping the Hammer ----

/// JTL_046: when her Vehicle attacks it gains an Experience token, then takes 1 damage.
#[test]
fn paige_tico_drives_her_ship() {
    let mut game = scenario().ours([piloted("Paige Tico")]).action_phase();
    game.us().attack(SHIP, "their base");
    game.expect_damage(SHIP, 1).expect_upgrades(SHIP, ["Paige Tico", "Experience"]);
    game.them().expect_base_damage(6);
}

// Rulings

/// JTL_046, CR 7.5.17C.
#[test]
fn paige_tico_is_a_unit_out_of_play() {
    forms_of("JTL_046", "Paige Tico");
}

// ---- JTL_048 Cassian Andor, Threading the Eye ----

/// JTL_048: when his Vehicle attacks, the defending player discards from the deck; for a cheap card we draw.
#[test]
fn cassian_andor_draws_for_a_cheap_card() {
    let table = |card: &'static str| {
        let mut game = scenario().ours([piloted("JTL_048")]).their_deck([card, "Wampa"]).action_phase();
        game.us().attack(SHIP, "their base");
        game.them().expect_discard([card]);
        game
    };
    table("Battlefield Marine").us().expect_hand_size(1);
    table("AT-ST").us().expect_hand_size(0);
}

// Rulings

/// JTL_048, CR 7.5.17C; CR 1.8.6: the printed cost counts.
#[test]
fn cassian_andor_is_a_unit_out_of_play() {
    forms_of("JTL_048", "Cassian Andor");
}

// ---- JTL_050 Phantom II, Modified to Dock ----

/// JTL_050: for 1 it docks at The Ghost, which has +3/+3 and Grit then.
#[test]
fn phantom_ii_docks() {
    let ghost = r#"(id: "JTL_053")"#;
    let mut game = scenario().text(ghost).ours(["Phantom II", "The Ghost", SHIP]).our_resources(1).action_phase();
    game.us().use_ability("Phantom II");
    game.expect_options(["The Ghost"]);
    game.us().choose("The Ghost").expect_ready_resources(0);
    game.expect_power("The Ghost", 8).expect_hp("The Ghost", 8).expect_keyword("The Ghost", Keyword::Grit);
}

// Rulings

/// JTL_050, CR 3.5.6: its upgrades are defeated and its damage is removed; it is an upgrade, whose action as a unit is gone.
#[test]
fn phantom_ii_loses_upgrades_and_damage() {
    let ghost = r#"(id: "JTL_053")"#;
    let mut game = scenario()
        .text(ghost)
        .ours([unit("Phantom II").damage(2).with(["Experience"]), unit("The Ghost")])
        .our_resources(2)
        .action_phase();
    game.us().use_ability("Phantom II").choose("The Ghost");
    game.expect_damage("Phantom II", 0).expect_upgrades("The Ghost", ["Phantom II"]);
    game.them().pass();
    game.expect_not_offered("use Phantom II");
}
