//! What the stories of searches start from.

use testkit::{Side, Table, scenario};

/// Three cards that no search below finds, then what it finds, then filler down to the searched depth, and two below it.
pub(super) fn searched(card: &'static str, found: &'static str, depth: usize) -> Table {
    let miss = if card == "Jabba the Hutt" { "Wampa" } else { "Surprise Strike" };
    let mut deck = vec![miss; depth];
    deck[depth / 2] = found;
    deck.extend(["Moment of Peace", "Repair"]);
    scenario().our_resources(30).our_hand([card]).our_deck(deck).action_phase()
}

/// What was below the searched cards is on top, and nothing but the found card has left the deck.
pub(super) fn expect_the_rest_below(game: &mut Table, depth: usize) {
    game.us().expect_deck_top(["Moment of Peace", "Repair"]).expect_deck_size(depth + 1);
}

pub(super) fn draws(card: &'static str, found: &'static str, depth: usize) {
    let mut game = searched(card, found, depth);
    game.us().play(card);
    game.expect_options([found, "done"]);
    game.us().choose(found).expect_hand([found]);
    expect_the_rest_below(&mut game, depth);
    game.expect_action_of(Side::Them);
}
