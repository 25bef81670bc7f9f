//! What the stories of excess damage start from.

use testkit::{Scenario, UnitSpec, scenario};

/// The units that have Overwhelm of their own, on the ground.
pub(super) const GROUND: [&str; 6] = [
    "Death Watch Loyalist",
    "Trandoshan Hunters",
    "Wrecker, Boom!",
    "Wild Rancor",
    "Krayt Dragon",
    "Ruthless Assassin",
];

/// An upgrade without text lends its number to one with which a unit defeats whom it attacks before combat damage.
pub(super) fn deadly(attacker: UnitSpec) -> Scenario {
    scenario()
        .text(
            r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [
                Damage(amount: 9, to: Defender),
            ]))])])"#,
        )
        .ours([attacker.with(["Resilient"])])
}
