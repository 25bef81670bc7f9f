//! The cards of Homeworlds from HMW_038 to HMW_058: main case and corners of each; no ruling yet.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::about_to_play;

// ---- HMW_038 Bestial Bond ----

/// HMW_038: attached to a Creature or a Force unit it creates a Beast, on another unit it does not.
#[test]
fn bestial_bond_creates_a_beast_on_a_creature_or_force_unit() {
    for (host, beasts) in [("Wampa", 1), ("SOR_049", 1), ("AT-ST", 0)] {
        let mut game = about_to_play("Bestial Bond").ours([host]).action_phase();
        let name = if host == "SOR_049" { "Obi-Wan Kenobi" } else { host };
        game.us().play_onto("Bestial Bond", name);
        game.expect_count("Beast", beasts);
    }
}

// ---- HMW_039 Mother Talzin, Pledged to the Sisterhood ----

/// HMW_039: each other friendly unit has Restore 1, she has Raid 1.
#[test]
fn mother_talzin_gives_other_friendly_units_restore_1() {
    let mut game = scenario().ours(["HMW_039", "Wampa"]).theirs(["AT-ST"]).our_base_damage(3).action_phase();
    game.expect_no_keyword("Mother Talzin", Keyword::Restore).expect_no_keyword("AT-ST", Keyword::Restore);
    game.us().attack("Wampa", "their base").expect_base_damage(2);
}

// ---- HMW_042 Dooku, Corruption Must Be Eradicated ----

/// HMW_042, CR 1.5.4E: readies another unit and heals its cost from a base; not for a unit that was ready.
#[test]
fn dooku_readies_another_unit_and_heals_its_cost() {
    let table = || about_to_play("HMW_042").ours([unit("Wampa").exhausted(), unit("AT-ST")]).our_base_damage(9);
    let mut game = table().action_phase();
    game.us().play("Dooku").choose("Wampa").choose("our base").expect_base_damage(5);
    game.expect_ready("Wampa");
    let mut game = table().action_phase();
    game.us().play("Dooku").choose("AT-ST").expect_base_damage(9);
    game.expect_action_of(Side::Them);
}

// ---- HMW_045 Logray, Bright Tree Shaman ----

/// HMW_045: when another friendly unit that costs 3 or less is dealt damage, he may deal 1 damage to an enemy unit.
#[test]
fn logray_deals_1_damage_when_a_cheap_friendly_unit_is_damaged() {
    let ours = || ["HMW_045", "Battlefield Marine", "Wampa"];
    let mut game = scenario().ours(ours()).theirs(["AT-ST"]).our_hand(["Open Fire"]).action_phase();
    game.us().play("Open Fire").choose("Battlefield Marine").choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    let mut game = scenario().ours(ours()).theirs(["AT-ST"]).our_hand(["Open Fire"]).action_phase();
    game.us().play("Open Fire").choose("Wampa");
    game.expect_action_of(Side::Them);
}

// ---- HMW_046 Krrsantan, Santo ----

/// HMW_046: damage for each resource beyond three to a ground unit.
#[test]
fn krrsantan_deals_damage_per_resource_beyond_three() {
    let table = scenario().our_hand(["HMW_046"]).our_resources(7).theirs(["AT-ST", "Royal Security Fighter"]);
    let mut game = table.our_base("HMW_028").action_phase();
    game.us().play("Krrsantan");
    game.expect_not_offered("Royal Security Fighter");
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

// ---- HMW_047 Eravana, Hauling Rathtars ----

/// HMW_047: creates a ready Beast on attack.
#[test]
fn eravana_creates_a_ready_beast_on_attack() {
    let mut game = scenario().ours(["HMW_047"]).action_phase();
    game.us().attack("Eravana", "their base");
    game.expect_ready("Beast");
}

// ---- HMW_050 Low Altitude Combat ----

/// HMW_050, CR 8.36: a space unit moves to the ground arena, and a ground unit may attack with +2/+0.
#[test]
fn low_altitude_combat_moves_a_space_unit_to_the_ground() {
    let mut game = about_to_play("HMW_050").ours(["Royal Security Fighter", "Wampa"]).action_phase();
    game.us().play("Low Altitude Combat").choose("Royal Security Fighter");
    let ship = game.card("Royal Security Fighter");
    assert_eq!(game.game.arena(ship), model::Arena::Ground);
    game.us().attack("Royal Security Fighter", "their base");
    game.them().expect_base_damage(4);
    // Without a space unit nothing is moved, and nobody attacks.
    let mut game = about_to_play("HMW_050").ours(["Wampa"]).action_phase();
    game.us().play("Low Altitude Combat");
    game.expect_action_of(Side::Them);
}

/// HMW_050: an enemy space unit may be moved and then attacked by a ground unit.
#[test]
fn low_altitude_combat_can_move_an_enemy_unit_that_is_then_attacked() {
    let mut game = about_to_play("HMW_050").theirs(["Royal Security Fighter"]).ours(["Wampa"]).action_phase();
    game.us().play("Low Altitude Combat").choose("Royal Security Fighter").attack("Wampa", "Royal Security Fighter");
    game.expect_gone("Royal Security Fighter").expect_controller("Wampa", Side::Us);
}

// ---- HMW_052 A'Koba, Restless Raider ----

/// HMW_052: a unit has +2/+0 for this phase.
#[test]
fn akoba_gives_a_unit_plus_2_power() {
    let mut game = about_to_play("HMW_052").theirs(["Wampa"]).action_phase();
    game.us().play("A'Koba").choose("Wampa");
    game.expect_power("Wampa", 6);
    game.both_pass().nobody_resources();
    game.expect_power("Wampa", 4);
}

// ---- HMW_054 Seismic Detonation ----

/// HMW_054, CR 7.7.4: 3 damage to each enemy unit in the arena when the next regroup phase starts.
#[test]
fn seismic_detonation_deals_3_damage_at_the_next_regroup_phase() {
    let table = about_to_play("HMW_054").ours(["Wampa"]).theirs(["AT-ST", "Royal Security Fighter"]);
    let mut game = table.their_hand(["SOR_046"]).action_phase();
    game.us().play("Seismic Detonation");
    game.expect_asked(Side::Us, QuestionKind::Arena);
    game.us().pick("ground");
    game.expect_damage("AT-ST", 0);
    game.both_pass();
    game.expect_damage("AT-ST", 3).expect_damage("Wampa", 0).expect_damage("Royal Security Fighter", 0);
}

// ---- HMW_055 Mae, Kill the Dream ----

/// HMW_055: Ambush, Shielded and Grit.
#[test]
fn mae_has_ambush_shielded_and_grit() {
    let mut game = scenario().ours([unit("HMW_055").damage(2)]).action_phase();
    game.expect_power("Mae", 4).expect_keyword("Mae", Keyword::Ambush).expect_keyword("Mae", Keyword::Shielded);
}

// ---- HMW_058 Mysterious Disappearance ----

/// HMW_058: a player chooses a non-leader unit of theirs. We may defeat it, and that player creates a Beast.
#[test]
fn mysterious_disappearance_may_defeat_the_chosen_unit_for_a_beast() {
    let table = || about_to_play("HMW_058").theirs(["Wampa", "AT-ST"]).ours(["Battlefield Marine"]);
    let mut game = table().action_phase();
    game.us().play("Mysterious Disappearance").choose_player(Side::Them);
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["AT-ST", "Wampa"]);
    game.them().choose("AT-ST");
    let mut declined = game.clone();
    game.us().yes();
    game.expect_in_discard("AT-ST").expect_controller("Beast", Side::Them);
    declined.us().no();
    declined.expect_in_play("AT-ST").expect_count("Beast", 0);
}
