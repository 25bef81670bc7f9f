//! Scenario tests of Foresight, an invented keyword: when the unit enters play, another unit may attack (CR 7.5).

use testkit::{Keyword, QuestionKind, Side, scenario};

/// Returns a replacement text for Jedi In Hiding, a unit (3/3) with no other ability than Hidden.
const SEER: &str = r#"(id: "LOF_159", abilities: [Constant(gives: [Keyword(Foresight)])])"#;

/// CR 7.5, 7.6.13: its controller may attack with another unit when it is played.
#[test]
fn another_unit_may_attack_when_a_unit_with_foresight_is_played() {
    let table = || scenario().text(SEER).our_hand(["Jedi In Hiding"]).ours(["Wampa"]).action_phase();
    let mut game = table();
    game.us().play("Jedi In Hiding");
    game.expect_asked(Side::Us, QuestionKind::Attack).expect_keyword("Jedi In Hiding", Keyword::Foresight);
    game.us().attack("Wampa", "their base");
    game.expect_exhausted("Wampa").expect_action_of(Side::Them).them().expect_base_damage(4);
    let mut game = table();
    game.us().play("Jedi In Hiding").no();
    game.expect_ready("Wampa").expect_action_of(Side::Them);
}

/// Without another unit, no player is asked.
#[test]
fn foresight_without_another_unit_asks_no_player() {
    let mut game = scenario().text(SEER).our_hand(["Jedi In Hiding"]).action_phase();
    game.us().play("Jedi In Hiding");
    game.expect_action_of(Side::Them);
}
