//! Scenario tests of Bulwark, an invented keyword: +1 power while the unit is defending (CR 7.5).

use testkit::{Keyword, scenario, unit};

/// CR 7.5: it adds power only while its unit is defending, so the attacker is dealt 1 more damage.
#[test]
fn a_unit_with_bulwark_has_more_power_only_while_defending() {
    let mut game = scenario()
        .resilient_gives("Keyword(Bulwark)")
        .ours(["AT-ST"])
        .theirs([unit("Wampa").with(["Resilient"])])
        .action_phase();
    game.expect_keyword("Wampa", Keyword::Bulwark).expect_power("Wampa", 4);
    game.us().attack("AT-ST", "Wampa");
    game.expect_damage("AT-ST", 5).expect_power("Wampa", 4);
    game.them().attack("Wampa", "our base");
    game.expect_damage("our base", 4);
}
