//! What the stories of Ambush start from.

use testkit::{Ask, Keyword, Scenario, Side, Table, scenario};

/// A table at which we can play a card.
pub(super) fn table(card: &'static str) -> Scenario {
    scenario().our_resources(30).our_hand([card])
}

/// Nobody can be attacked: nothing is asked about Ambush, and the unit stays exhausted.
pub(super) fn without_enemies(mut game: Table, card: &str) {
    game.us().play(card);
    game.expect_keyword(card, Keyword::Ambush).expect_exhausted(card).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// The two questions of a card whose Ambush is all that it triggers.
pub(super) fn with_an_enemy(mut game: Table, card: &str, name: &str) {
    game.us().play(card);
    game.expect_asked(Side::Us, Ask::Attack);
    game.expect_options([format!("{name} -> Cantina Braggart").as_str(), "no"]);
    game.us().attack(card, "Cantina Braggart");
    game.expect_exhausted(card);
    game.them().expect_base_damage(0);
}

/// The card's own "when played" ability and Ambush wait together, and we choose which is first.
pub(super) fn together(mut game: Table, card: &str, waiting: &[&str]) -> Table {
    game.us().play(card);
    game.expect_asked(Side::Us, Ask::WhichFirst).expect_waiting(waiting.iter().copied());
    game.us().resolve_first("Ambush");
    game.expect_offered(&format!("{card} -> Cantina Braggart"));
    game
}
