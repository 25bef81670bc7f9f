//! Official rulings on the cards of Spark of Rebellion with Overwhelm: a Shield on the defending unit prevents the damage
//! and leaves no excess (CR 7.5.7E); when the defending unit has left play before combat damage is dealt, all of it is
//! excess (CR 7.5.7F).

use testkit::{Scenario, scenario, unit};

/// A unit that the attacks below would defeat, with a Shield: the Shield is gone, the base is spared.
fn a_shield_leaves_no_excess(table: Scenario, name: &str) {
    let mut game = table.action_phase();
    game.us().attack(name, "Cantina Braggart");
    game.expect_in_play("Cantina Braggart").expect_upgrades("Cantina Braggart", []);
    game.them().expect_base_damage(0);
}

/// No written card lets every one of these units defeat the defending unit before combat damage, so an upgrade without
/// text lends its number to one that does.
fn with_a_deadly_upgrade(table: Scenario) -> Scenario {
    table.text(
        r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [
            Damage(amount: 9, to: Defender),
        ]))])])"#,
    )
}

/// The defending unit falls when the attack begins: all combat damage goes to the base.
fn all_is_excess(table: Scenario, name: &str, damage: i16) {
    let mut game = table.action_phase();
    game.us().attack(name, "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_damage(name, 0);
    game.them().expect_base_damage(damage);
}

fn shielded(name: &'static str) -> Scenario {
    scenario().ours([name]).theirs([unit("Cantina Braggart").with(["Shield"])])
}

fn deadly(name: &'static str) -> Scenario {
    with_a_deadly_upgrade(scenario().ours([unit(name).with(["Resilient"])]).theirs(["Cantina Braggart"]))
}

/// SOR_090: in space.
#[test]
fn devastator_with_overwhelm() {
    let mut game = scenario().ours(["Devastator"]).theirs([unit("TIE/ln Fighter").with(["Shield"])]).action_phase();
    game.us().attack("Devastator", "TIE/ln Fighter");
    game.expect_in_play("TIE/ln Fighter");
    game.them().expect_base_damage(0);
    let mut game = scenario()
        .ours([unit("Devastator").with(["Hardpoint Heavy Blaster"])])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Devastator", "TIE/ln Fighter").choose("TIE/ln Fighter");
    game.them().expect_base_damage(12);
}

/// SOR_116.
#[test]
fn steadfast_battalion_with_overwhelm() {
    a_shield_leaves_no_excess(shielded("Steadfast Battalion"), "Steadfast Battalion");
    let mut game = deadly("Steadfast Battalion").action_phase();
    game.us().attack("Steadfast Battalion", "Cantina Braggart").resolve_first("Steadfast Battalion");
    game.expect_gone("Cantina Braggart");
    game.them().expect_base_damage(5);
}

/// SOR_117.
#[test]
fn mercenary_company_with_overwhelm() {
    a_shield_leaves_no_excess(shielded("Mercenary Company"), "Mercenary Company");
    all_is_excess(deadly("Mercenary Company"), "Mercenary Company", 5);
}

/// SOR_130: while it attacks a damaged unit.
#[test]
fn first_legion_snowtrooper_with_overwhelm() {
    let damaged = unit("Cantina Braggart").damage(1).with(["Shield"]);
    a_shield_leaves_no_excess(
        scenario().ours(["First Legion Snowtrooper"]).theirs([damaged]),
        "First Legion Snowtrooper",
    );
    let table = scenario()
        .ours([unit("First Legion Snowtrooper").with(["Resilient"])])
        .theirs([unit("Cantina Braggart").damage(1)]);
    all_is_excess(with_a_deadly_upgrade(table), "First Legion Snowtrooper", 4);
}

/// SOR_135: with a Lightsaber that is written.
#[test]
fn emperor_palpatine_with_overwhelm() {
    a_shield_leaves_no_excess(shielded("Emperor Palpatine"), "Emperor Palpatine");
    let table = scenario()
        .ours([unit("Emperor Palpatine").with(["Fallen Lightsaber"])])
        .theirs([unit("Cantina Braggart").damage(2)]);
    all_is_excess(table, "Emperor Palpatine", 9);
}

/// SOR_145.
#[test]
fn k_2so_with_overwhelm() {
    a_shield_leaves_no_excess(shielded("K-2SO"), "K-2SO");
    all_is_excess(deadly("K-2SO"), "K-2SO", 4);
}

/// SOR_164.
#[test]
fn wampa_with_overwhelm() {
    a_shield_leaves_no_excess(shielded("Wampa"), "Wampa");
    all_is_excess(deadly("Wampa"), "Wampa", 4);
}

/// SOR_232.
#[test]
fn at_st_with_overwhelm() {
    a_shield_leaves_no_excess(shielded("AT-ST"), "AT-ST");
    all_is_excess(deadly("AT-ST"), "AT-ST", 6);
}

/// SOR_088: given Overwhelm, its controller says whether a unit or the base takes the excess damage.
#[test]
fn blizzard_assault_at_at_with_overwhelm_chooses() {
    let game = scenario()
        .text(r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Keyword(Overwhelm)])])"#)
        .ours([unit("Blizzard Assault AT-AT").with(["Resilient"])])
        .theirs(["Battlefield Marine", "AT-ST"])
        .action_phase();
    let mut to_unit = game.clone();
    to_unit.us().attack("Blizzard Assault AT-AT", "Battlefield Marine").choose("AT-ST");
    to_unit.expect_damage("AT-ST", 6);
    to_unit.them().expect_base_damage(0);
    let mut to_base = game;
    to_base.us().attack("Blizzard Assault AT-AT", "Battlefield Marine").no();
    to_base.expect_damage("AT-ST", 0);
    to_base.them().expect_base_damage(6);
}

/// CR 7.5.7F without Overwhelm: a defending unit that is gone leaves nothing to damage.
#[test]
fn without_overwhelm_nothing_is_excess() {
    let table = scenario().ours([unit("Underworld Thug").with(["Resilient"])]).theirs(["Cantina Braggart"]);
    all_is_excess(with_a_deadly_upgrade(table), "Underworld Thug", 0);
}

/// SOR_088, CR 7.5.7E, 1.9.11: a Shield leaves no excess damage for anybody.
#[test]
fn blizzard_assault_at_at_has_no_excess_against_a_shield() {
    let mut game = scenario()
        .ours(["Blizzard Assault AT-AT"])
        .theirs([unit("Battlefield Marine").with(["Shield"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Blizzard Assault AT-AT", "Battlefield Marine");
    game.expect_in_play("Battlefield Marine").expect_damage("AT-ST", 0);
    game.them().expect_base_damage(0);
}

/// SOR_088, SOR_004: nor does a unit that survives without HP.
#[test]
fn blizzard_assault_at_at_has_no_excess_against_chirrut() {
    let mut game = scenario()
        .ours(["Blizzard Assault AT-AT"])
        .their_deployed_leader("Chirrut Îmwe")
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Blizzard Assault AT-AT", "Chirrut Îmwe");
    game.expect_action_of(testkit::Side::Them).expect_damage("Chirrut Îmwe", 9).expect_damage("AT-ST", 0);
}

/// SOR_088, CR 8.14.2: without its abilities it has nowhere to deal excess damage.
#[test]
fn blizzard_assault_at_at_without_abilities_deals_no_excess() {
    let mut game = scenario()
        .ours(["Blizzard Assault AT-AT"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .their_hand(["Force Lightning"])
        .their_action_phase();
    game.them().play("Force Lightning").choose("Blizzard Assault AT-AT");
    game.us().attack("Blizzard Assault AT-AT", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("AT-ST", 0).expect_action_of(testkit::Side::Them);
}
