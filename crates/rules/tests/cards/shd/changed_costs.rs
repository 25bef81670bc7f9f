//! What the stories of additional costs start from.

use testkit::{Scenario, scenario};

/// Each unit costs its player 2 damage to the own base besides: no written card asks that of units, so an enemy unit's
/// number is lent to one that does.
pub(super) fn taxed() -> Scenario {
    scenario()
        .text(
            r#"(id: "SOR_153", abilities: [Constant(gives: [
                ExtraCost(by: Enemy, cards: (is: Unit, zone: Any), cost: Damage(2, Base(You))),
            ])])"#,
        )
        .theirs(["Saw Gerrera"])
}
