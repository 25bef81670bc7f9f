//! Scenario tests of units that an ability attaches as upgrades (CR 3.5.6).

use testkit::{Scene, Side, scenario, unit};

/// Plays a unit with Ambush, which is defeated by a Wampa before its "When Played" ability resolves.
fn fall_in_ambush(game: &mut Scene, name: &str) {
    game.us().use_ability("our base").play(name);
    game.us().resolve_first("Ambush").attack(name, "Wampa");
    game.expect_gone(name);
}

/// JTL_100, CR 1.3.2, 4.9.2, 8.5.4: a unit that has left play is not attached. The rest of the ability resolves.
#[test]
fn poe_dameron_is_not_attached_when_he_has_left_play() {
    let mut game = scenario()
        .our_base("Energy Conversion Lab")
        .our_hand(["Poe Dameron, One Hell of a Pilot"])
        .ours(["Alliance X-Wing"])
        .theirs(["Wampa"])
        .action_phase();
    fall_in_ambush(&mut game, "Poe Dameron");
    game.expect_in_play("X-Wing").expect_upgrades("Alliance X-Wing", []).expect_action_of(Side::Them);
    game.expect_in_discard("Poe Dameron");
}

/// JTL_100: Poe Dameron is attached while he is in play.
#[test]
fn poe_dameron_is_attached_while_he_is_in_play() {
    let mut game = scenario().our_hand(["Poe Dameron, One Hell of a Pilot"]).ours(["Alliance X-Wing"]).action_phase();
    game.us().play("Poe Dameron").yes().choose("Alliance X-Wing");
    game.expect_upgrades("Alliance X-Wing", ["Poe Dameron"]);
}

/// JTL_213, CR 1.3.2, 8.5.4: a unit that has left play is not attached to an enemy Vehicle either.
#[test]
fn sidon_ithano_is_not_attached_when_he_has_left_play() {
    let mut game = scenario()
        .our_base("Energy Conversion Lab")
        .our_hand(["Sidon Ithano"])
        .theirs(["Wampa", "Omicron Strike Craft"])
        .action_phase();
    fall_in_ambush(&mut game, "Sidon Ithano");
    game.expect_upgrades("Omicron Strike Craft", []).expect_action_of(Side::Them);
    game.expect_in_discard("Sidon Ithano");
}

/// JTL_083, CR 1.3.2: the player may still pay, but takes no control if the unit cannot be attached.
#[test]
fn pantoran_starship_thief_takes_no_control_when_it_has_left_play() {
    let mut game = scenario()
        .our_base("Energy Conversion Lab")
        .our_hand(["Pantoran Starship Thief"])
        .theirs(["Wampa", "Alliance X-Wing"])
        .action_phase();
    fall_in_ambush(&mut game, "Pantoran Starship Thief");
    game.us().yes();
    game.expect_controller("Alliance X-Wing", Side::Them).expect_upgrades("Alliance X-Wing", []);
    game.expect_action_of(Side::Them).expect_in_discard("Pantoran Starship Thief");
}

/// JTL_038, CR 1.3.2: a unit that has left play takes no upgrade, so no question is asked.
#[test]
fn corvus_takes_no_pilot_when_it_has_left_play() {
    let steps = "Defeat(All(named: [\"Corvus\"]))";
    let mut game = scenario()
        .text(&format!("(id: \"SOR_095\", abilities: [When(on: [CardPlayed(by: Friendly, card: ())], do: [{steps}])])"))
        .our_hand(["Corvus"])
        .ours(["Battlefield Marine", "Poe Dameron, One Hell of a Pilot"])
        .action_phase();
    game.us().play("Corvus").resolve_first("Battlefield Marine");
    game.expect_gone("Corvus").expect_in_play("Poe Dameron").expect_action_of(Side::Them);
}

/// JTL_260, CR 8.5.4: an upgrade that is defeated while its ability is pending is not attached.
#[test]
fn death_star_plans_are_not_attached_when_they_were_defeated() {
    let mut game = scenario()
        .ours(["Wampa"])
        .theirs([unit("AT-ST").with(["Death Star Plans"])])
        .text("(id: \"SOR_164\", abilities: [When(on: [Attacks], do: [Defeat(All(is: Upgrade))])])")
        .action_phase();
    game.us().attack("Wampa", "AT-ST").our_abilities_first();
    game.expect_gone("Death Star Plans").expect_in_discard("Death Star Plans");
}

/// LAW_092, CR 1.3.2, 4.9.2: no player takes control of a unit that has left play, and no question is asked.
#[test]
fn two_faced_troig_changes_no_control_when_it_has_left_play() {
    let mut game =
        scenario().our_base("Energy Conversion Lab").our_hand(["Two-Faced Troig"]).theirs(["Wampa"]).action_phase();
    fall_in_ambush(&mut game, "Two-Faced Troig");
    game.expect_action_of(Side::Them).us().expect_credits(0);
}

/// TS26_034, CR 2.9.1, 2.11.1, 3.6.7: a unit without modifiers adds nothing as an upgrade.
#[test]
fn a_unit_without_printed_modifiers_adds_nothing_as_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Fives, I Have Proof!"])
        .ours(["Sidon Ithano"])
        .theirs(["Omicron Strike Craft"])
        .action_phase();
    game.us().play("Fives").choose("Sidon Ithano").yes().choose("Omicron Strike Craft");
    game.expect_upgrades("Omicron Strike Craft", ["Fives"]);
    game.expect_power("Omicron Strike Craft", 2).expect_hp("Omicron Strike Craft", 3);
}

/// JTL_213, CR 2.9.1: a Pilot adds the modifiers that it prints.
#[test]
fn a_pilot_adds_its_printed_modifiers_as_an_upgrade() {
    let mut game = scenario().our_hand(["Sidon Ithano"]).theirs(["Omicron Strike Craft"]).action_phase();
    game.us().play("Sidon Ithano").yes().choose("Omicron Strike Craft");
    game.expect_power("Omicron Strike Craft", 0).expect_hp("Omicron Strike Craft", 1);
}

/// TWI_116, CR 3.5.6, 8.5.4: a copy that is attached has not left play. It stays the same copy and keeps the Clone
/// trait.
#[test]
fn a_clone_that_is_attached_stays_a_copy_with_the_clone_trait() {
    let mut game = scenario()
        .our_hand(["Clone", "Confiscate"])
        .ours(["Sidon Ithano"])
        .theirs(["Omicron Strike Craft"])
        .confiscate_does("If(if: Exists(is: Upgrade, traits: [Clone], named: [\"Sidon Ithano\"]), then: [Draw()])")
        .action_phase();
    game.us().play("Clone").choose("Sidon Ithano").yes().choose("Omicron Strike Craft");
    game.them().pass();
    game.us().play("Confiscate").expect_hand_size(1);
}
