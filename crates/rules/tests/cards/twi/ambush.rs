//! What the stories of Ambush start from.

use testkit::{Keyword, Scenario, Side};

/// Nobody can be attacked: nothing is asked, and the unit stays exhausted.
pub(super) fn ambushes_nobody(table: Scenario, card: &str) {
    let mut game = table.action_phase();
    game.us().play(card);
    game.expect_keyword(card, Keyword::Ambush).expect_exhausted(card).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}
