//! Scenario tests of Foresight, an invented keyword: its controller draws a card when the unit enters play (CR 7.5).

use testkit::{Keyword, scenario};

/// Returns a replacement text for Jedi In Hiding, a unit (3/3) with no other ability than Hidden.
const SEER: &str = r#"(id: "LOF_159", abilities: [Constant(gives: [Keyword(Foresight)])])"#;

/// CR 7.5, 7.6.13: the unit's controller draws a card when it is played.
#[test]
fn a_unit_with_foresight_draws_a_card_when_it_is_played() {
    let mut game = scenario().text(SEER).our_hand(["Jedi In Hiding"]).our_deck(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Jedi In Hiding").expect_hand(["Wampa"]);
    game.expect_keyword("Jedi In Hiding", Keyword::Foresight);
}

/// A unit that gains it later has already entered play, so nobody draws.
#[test]
fn foresight_gained_in_play_draws_nothing() {
    let mut game =
        scenario().resilient_gives("Keyword(Foresight)").ours(["Wampa"]).our_hand(["Resilient"]).action_phase();
    game.us().play_onto("Resilient", "Wampa").expect_hand([]);
    game.expect_keyword("Wampa", Keyword::Foresight);
}
