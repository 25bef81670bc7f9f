//! What the stories of Overwhelm start from.

use testkit::{Scenario, scenario, unit};

/// A unit that the attacks below would defeat, with a Shield: the Shield is gone, the base is spared.
pub(super) fn a_shield_leaves_no_excess(table: Scenario, name: &str) {
    let mut game = table.action_phase();
    game.us().attack(name, "Cantina Braggart");
    game.expect_in_play("Cantina Braggart").expect_upgrades("Cantina Braggart", []);
    game.them().expect_base_damage(0);
}

/// No written card lets every one of these units defeat the defending unit before combat damage, so an upgrade without
/// text lends its number to one that does.
pub(super) fn with_a_deadly_upgrade(table: Scenario) -> Scenario {
    table.text(
        r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [
            Damage(amount: 9, to: Defender),
        ]))])])"#,
    )
}

/// The defending unit falls when the attack begins: all combat damage goes to the base.
pub(super) fn all_is_excess(table: Scenario, name: &str, damage: i16) {
    let mut game = table.action_phase();
    game.us().attack(name, "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_damage(name, 0);
    game.them().expect_base_damage(damage);
}

pub(super) fn shielded(name: &'static str) -> Scenario {
    scenario().ours([name]).theirs([unit("Cantina Braggart").with(["Shield"])])
}

pub(super) fn deadly(name: &'static str) -> Scenario {
    with_a_deadly_upgrade(scenario().ours([unit(name).with(["Resilient"])]).theirs(["Cantina Braggart"]))
}
