//! The cards of Ashes of the Empire from ASH_255 to ASH_T02: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

// ---- ASH_255 Anakin Skywalker, You Were Right About Me ----

/// ASH_255: another friendly unit gets a Shield; and he has Hidden and Saboteur.
#[test]
fn anakin_skywalker_protects() {
    let mut game = scenario()
        .our_hand(["Anakin Skywalker, You Were Right About Me"])
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Anakin Skywalker");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]).expect_keyword("Anakin Skywalker", Keyword::Saboteur);
    game.expect_not_offered("AT-ST -> Anakin Skywalker");
}

// ---- ASH_256 Rebel Infiltrators ----

/// ASH_256: Restore 1 and Saboteur.
#[test]
fn rebel_infiltrators_have_two_keywords() {
    let mut game = scenario()
        .ours(["Rebel Infiltrators"])
        .our_base_damage(2)
        .theirs([unit("Wampa").with(["Shield"])])
        .action_phase();
    game.us().attack("Rebel Infiltrators", "Wampa");
    if game.game.question().is_some_and(|question| question.ask == Ask::WhichFirst) {
        game.us().resolve_first("Saboteur");
    }
    game.us().expect_base_damage(1);
    game.expect_upgrades("Wampa", []);
}

// ---- ASH_257 Choose Your Path ----

/// ASH_257: with a Force unit 5 damage is healed from our base; or with a Mandalorian unit a Mandalorian with an
/// Advantage token.
#[test]
fn choose_your_path_is_both() {
    let mut game = scenario().our_hand(["Choose Your Path"]).our_base_damage(6).ours(["Fifth Brother"]).action_phase();
    let mut other = game.clone();
    game.us().play("Choose Your Path").mode(1).expect_base_damage(1);
    other.us().play("Choose Your Path").mode(2).expect_base_damage(6);
    other.expect_count("Mandalorian", 0);
    let mut game = scenario().our_hand(["Choose Your Path"]).ours(["Clan Wren Rescuer"]).action_phase();
    game.us().play("Choose Your Path").mode(2);
    game.expect_count("our Mandalorian", 1).expect_power("Mandalorian", 3);
}

// ---- ASH_258 Grassroots Resistance ----

/// ASH_258: 3 damage to a unit, 3 healed from our base.
#[test]
fn grassroots_resistance_hurts_and_heals() {
    let mut game = scenario().our_hand(["Grassroots Resistance"]).our_base_damage(4).theirs(["AT-ST"]).action_phase();
    game.us().play("Grassroots Resistance").choose("AT-ST").expect_base_damage(1);
    game.expect_damage("AT-ST", 3);
}

// ---- ASH_259 LEP Ratcatcher ----

/// ASH_259: 1 damage to a ground unit, if we want.
#[test]
fn lep_ratcatcher_bites() {
    let mut game = scenario().our_hand(["LEP Ratcatcher"]).theirs(["Wampa", "Cartel Spacer"]).action_phase();
    game.us().play("LEP Ratcatcher");
    game.expect_options(["LEP Ratcatcher", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
}

// ---- ASH_260 Mos Espa Watermonger ----

/// ASH_260: a card may be drawn; then one is discarded.
#[test]
fn mos_espa_watermonger_trades() {
    let mut game = scenario().our_hand(["Mos Espa Watermonger", "Repair"]).our_deck(["Wampa", "Greedo"]).action_phase();
    let mut declined = game.clone();
    game.us().play("Mos Espa Watermonger").yes().choose("Repair").expect_hand(["Wampa"]);
    declined.us().play("Mos Espa Watermonger").no().expect_hand(["Repair"]);
}

// ---- ASH_262 Faith in the Empire ----

/// ASH_262, ASH_263: the upgrade costs 1 less on a unit of its trait.
#[test]
fn faith_and_tradition_are_cheaper_at_home() {
    for (card, own, other) in
        [("Faith in the Empire", "AT-ST", "Wampa"), ("The Way of the Mand'alor", "Mandalorian Warrior", "Wampa")]
    {
        let mut game = scenario().ours([own, other]).our_hand([card]).our_resources(5).action_phase();
        let mut dear = game.clone();
        game.us().play_onto(card, own).expect_ready_resources(4);
        dear.us().play_onto(card, other).expect_ready_resources(3);
    }
}

// ---- ASH_264 A New Order ----

/// ASH_264: an Advantage token for each of up to 2 units.
#[test]
fn a_new_order_favors_two() {
    let mut game = scenario().our_hand(["A New Order"]).ours(["Wampa", "Greedo", "AT-ST"]).action_phase();
    game.us().play("A New Order").choose("Wampa").choose("Greedo");
    game.expect_upgrades("Wampa", ["Advantage"])
        .expect_upgrades("Greedo", ["Advantage"])
        .expect_upgrades("AT-ST", [])
        .expect_action_of(Side::Them);
}

// ---- ASH_T02 Advantage ----

// Rulings

/// ASH_T02, CR 3.7.15, 7.6.16: it triggers as combat damage is dealt: attack or defense over, it is gone (ruling 1).
#[test]
fn advantage_goes_with_combat_damage() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Advantage"])])
        .theirs([unit("AT-ST").with(["Advantage", "Advantage"])])
        .action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.expect_damage("AT-ST", 5).expect_gone("Wampa").expect_upgrades("AT-ST", []);
}
