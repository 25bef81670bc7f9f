//! The cards of Secrets of Power from SEC_260 to SEC_264: main case, corners and official rulings of each.

use testkit::{Ask, Side, scenario, unit};

// ---- SEC_260 Inspector's Shuttle ----

/// SEC_260: Experience for each card of the named name in an opponent's hand.
#[test]
fn inspectors_shuttle_inspects_a_hand() {
    let mut game = scenario().our_hand(["Inspector's Shuttle"]).their_hand(["Wampa", "Wampa", "Repair"]).action_phase();
    game.us().play("Inspector's Shuttle").name_card("Wampa");
    game.expect_upgrades("Inspector's Shuttle", ["Experience", "Experience"]);
}

// Rulings

/// SEC_260: cards with that name count, without the subtitle (ruling 1, 2).
#[test]
fn inspectors_shuttle_names_without_subtitle() {
    let mut game =
        scenario().our_hand(["Inspector's Shuttle"]).their_hand(["Luke Skywalker, Jedi Knight"]).action_phase();
    game.us().play("Inspector's Shuttle").name_card("Luke Skywalker");
    game.expect_upgrades("Inspector's Shuttle", ["Experience"]);
}

/// SEC_260: of several opponents we choose one, after the name (ruling 3).
#[test]
fn inspectors_shuttle_chooses_the_opponent() {
    let mut game = scenario().our_hand(["Inspector's Shuttle"]).third(["AT-ST"]).action_phase();
    game.us().play("Inspector's Shuttle").name_card("Wampa");
    game.expect_asked(Side::Us, Ask::Player);
}

// ---- SEC_261 Inspiring Senator ----

/// SEC_261: when defeated, the next Official unit this phase costs 1 less.
#[test]
fn inspiring_senator_helps_the_next_official() {
    let mut game = scenario()
        .ours([unit("Inspiring Senator").damage(2)])
        .theirs(["Wampa"])
        .our_hand(["Inspiring Senator", "Underworld Thug"])
        .action_phase();
    game.us().attack("Inspiring Senator", "Wampa");
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(18);
    game.them().pass();
    game.us().play("Inspiring Senator").expect_ready_resources(16);
}

// ---- SEC_263 Assassin Probe ----

/// SEC_263: when it is defeated, 1 damage to each exhausted enemy ground unit.
#[test]
fn assassin_probe_strikes_the_exhausted() {
    let mut game = scenario()
        .ours([unit("Assassin Probe").damage(3), unit("Wampa").exhausted()])
        .theirs([unit("AT-ST"), unit("Political Bully").exhausted(), unit("Avenger, Hunting the Rebels").exhausted()])
        .action_phase();
    game.us().attack("Assassin Probe", "AT-ST");
    game.expect_damage("Political Bully", 1).expect_damage("AT-ST", 4).expect_damage("our Wampa", 0);
    game.expect_damage("Avenger", 0);
}

// ---- SEC_264 Clandestine Connections ----

/// SEC_264: +1/+1; on attack two resources for 2 damage to a base.
#[test]
fn clandestine_connections_pay_for_damage() {
    let mut game = scenario().ours([unit("Wampa").with(["Clandestine Connections"])]).our_resources(2).action_phase();
    let mut declined = game.clone();
    game.us().attack("Wampa", "their base").yes();
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base").expect_ready_resources(0);
    game.them().expect_base_damage(7);
    declined.us().attack("Wampa", "their base").no().expect_ready_resources(2);
    declined.them().expect_base_damage(5);
}
