//! Scenario tests of `StaysReady`, an invented modifier: its unit is not exhausted when it attacks a unit (CR 6.3.3).

use testkit::{scenario, unit};

/// CR 6.3.3: it stays ready only when it attacks a unit, not a base.
#[test]
fn a_unit_that_stays_ready_is_exhausted_only_by_attacking_a_base() {
    let mut game = scenario()
        .resilient_gives("StaysReady")
        .ours([unit("AT-ST").with(["Resilient"])])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("AT-ST", "Battlefield Marine");
    game.expect_ready("AT-ST");
    game.them().pass();
    game.us().attack("AT-ST", "their base");
    game.expect_exhausted("AT-ST");
}
