//! Stories of what a text says of the past: what a card was then, who did it, and how it got there.

use testkit::{scenario, unit};

/// SHD_135: discarded by SHD_243 it was captured, neither in a hand nor in a deck.
#[test]
fn a_captured_card_is_not_discarded_from_hand_or_deck() {
    let mut game = scenario()
        .ours([unit("Wampa").guarding(["Kylo's TIE Silencer"])])
        .our_hand(["Altering the Deal"])
        .action_phase();
    game.us().play("Altering the Deal").choose("Kylo's TIE Silencer");
    game.them().expect_discard(["Kylo's TIE Silencer"]);
    game.expect_not_offered("use Kylo's TIE Silencer");
}
