//! Scenario tests of hands, decks and discard piles: choices and visibility (CR 1.14, 1.17).

use testkit::{QuestionKind, Side, scenario};

/// CR 1.14.2, 1.14.5: each player discards from their own hand, and a player with at most two cards keeps them.
#[test]
fn each_player_discards_from_their_own_hand() {
    let mut game =
        scenario().our_hand(["Smoke and Cinders", "Wampa"]).their_hand(["Greedo", "Yoda", "Chopper"]).action_phase();
    game.us().play("Smoke and Cinders");
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Yoda").expect_hand(["Greedo", "Chopper"]);
    game.us().expect_hand(["Wampa"]);
    game.expect_action_of(Side::Them);
}

/// CR 4.6.1, 1.17.1: the sizes of decks and hands are public, the cards are not.
#[test]
fn sizes_of_decks_and_hands_are_public_and_their_cards_are_not() {
    let mut game = scenario().our_hand(["Search Your Feelings"]).our_deck(["Wampa", "Greedo", "Yoda"]).action_phase();
    game.us().play("Search Your Feelings").choose("Greedo").expect_hand(["Greedo"]).expect_deck_size(2);
    game.them().expect_does_not_see("Greedo").expect_does_not_see("Wampa");
    game.us().expect_does_not_see("Wampa").expect_does_not_see("Yoda");
}

/// CR 4.8.2, 1.17.1: a card discarded from a hidden hand is public in the discard pile.
#[test]
fn a_discarded_card_is_public() {
    let mut game = scenario().our_hand(["Force Throw"]).their_hand(["Wampa"]).action_phase();
    game.us().expect_does_not_see("Wampa").play("Force Throw").choose_player(Side::Them);
    game.them().choose("Wampa");
    game.us().expect_sees("Wampa");
}

/// CR 1.17.2, 4.7.4: a unit that returns to a hand is hidden again.
#[test]
fn a_card_that_returns_to_a_hand_is_hidden_again() {
    let mut game = scenario().theirs(["Wampa"]).our_hand(["Waylay"]).action_phase();
    game.us().expect_sees("Wampa").play("Waylay").choose("Wampa").expect_does_not_see("Wampa");
    game.them().expect_sees("Wampa");
}
