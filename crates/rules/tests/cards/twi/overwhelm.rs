//! What the stories of Overwhelm start from.

use testkit::{Scenario, Side, Table, scenario, unit};

/// A table on which this unit of ours defeats whom it attacks before combat damage: no written card lets each of them,
/// so an upgrade without text lends its number to one that does.
pub(super) fn deadly(name: &'static str) -> Scenario {
    scenario()
        .text(
            r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [
                Damage(amount: 9, to: Defender),
            ]))])])"#,
        )
        .ours([unit(name).with(["Resilient"])])
        .theirs(["Cantina Braggart"])
}

pub(super) fn shielded(name: &'static str) -> Scenario {
    scenario().ours([name]).theirs([unit("Cantina Braggart").with(["Shield"])])
}

/// The Shield is gone, the base is spared.
pub(super) fn no_excess(mut game: Table, name: &str) {
    game.us().attack(name, "Cantina Braggart");
    game.expect_in_play("Cantina Braggart").expect_upgrades("Cantina Braggart", []);
    game.them().expect_base_damage(0);
}

/// The defending unit falls when the attack begins: all combat damage goes to the base.
pub(super) fn all_is_excess(mut game: Table, name: &str, damage: i16) {
    game.us().attack(name, "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_damage(name, 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(damage);
}
