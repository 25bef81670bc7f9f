//! Scenario tests of the Force (CR 3.7.11, 8.37).

use testkit::{LogEvent, QuestionKind, Side, scenario};

/// An event that says "The Force is with you."
const WITH_YOU: &str = r#"(id: "SOR_251", abilities: [Event([TheForceIsWith(You)])])"#;
/// An event that says "You may use the Force. If you do, draw a card."
const USE: &str = r#"(id: "SOR_168", abilities: [Event([IfYouDo(do: [May([UseTheForce])], then: [Draw()])])])"#;

/// CR 8.37.1, 8.37.2: the token is created in the base zone. A player who controls it ignores further ones.
#[test]
fn a_player_never_controls_two_force_tokens() {
    let mut game = scenario().text(WITH_YOU).our_hand(["Confiscate", "Confiscate"]).action_phase();
    game.us().play("Confiscate");
    game.expect_in_base_zone("The Force");
    game.them().pass();
    game.us().play("Confiscate");
    let created = |entry: &&rules::GameLogEntry| matches!(entry.event, LogEvent::Created { .. });
    assert_eq!(game.game.log.iter().flatten().filter(created).count(), 1);
}

/// CR 8.37.4: using the Force defeats the token, and "if you do" follows.
#[test]
fn using_the_force_defeats_the_token() {
    let mut game = scenario().text(WITH_YOU).text(USE).our_hand(["Confiscate", "Precision Fire"]).action_phase();
    game.us().play("Confiscate");
    game.them().pass();
    game.us().play("Precision Fire").yes().expect_hand_size(1);
    game.expect_event("the token is defeated", |event| matches!(event, LogEvent::Defeated { .. }));
    assert_eq!(game.game.force_of(rules::Seat(0)), None);
}

/// CR 8.37.4: a player without the token cannot use the Force, and is not asked.
#[test]
fn a_player_without_the_force_token_is_not_asked_to_use_it() {
    let mut game = scenario().text(USE).our_hand(["Precision Fire"]).action_phase();
    game.us().play("Precision Fire").expect_hand([]);
    game.expect_action_of(Side::Them);
}

/// CR 8.37.4: using the Force may be declined, and the token stays.
#[test]
fn using_the_force_may_be_declined() {
    let mut game = scenario().text(WITH_YOU).text(USE).our_hand(["Confiscate", "Precision Fire"]).action_phase();
    game.us().play("Confiscate");
    game.them().pass();
    game.us().play("Precision Fire");
    game.expect_asked(Side::Us, QuestionKind::May);
    game.us().no().expect_hand([]);
    game.expect_in_base_zone("The Force");
}

/// CR 8.37.3: "if the Force is with you" checks whether the player currently controls the token.
#[test]
fn the_force_is_with_the_player_who_controls_the_token() {
    let draws = r#"(id: "SOR_168", abilities: [Event([If(if: TheForceIsWith(You), then: [Draw()])])])"#;
    let mut game = scenario()
        .text(WITH_YOU)
        .text(draws)
        .our_hand(["Precision Fire", "Confiscate", "Precision Fire"])
        .their_hand(["Precision Fire"])
        .action_phase();
    game.us().play("Precision Fire").expect_hand_size(2);
    game.them().pass();
    game.us().play("Confiscate").expect_hand_size(1);
    game.them().play("Precision Fire").expect_hand([]);
    game.us().play("Precision Fire").expect_hand_size(1);
}

/// "When you use the Force: deal 1 damage to a base" on a unit (3/3 Battlefield Marine).
const MARINE: &str =
    r#"(id: "SOR_095", abilities: [When(on: [UsesTheForce(Friendly)], do: [Damage(amount: 1, to: Base(Opponent))])])"#;

/// CR 8.37.4: using the Force triggers once the token is defeated; the rest of the same ability comes first
/// (CR 7.6.11).
#[test]
fn using_the_force_triggers_once_the_token_is_defeated() {
    let mut game = scenario()
        .text(WITH_YOU)
        .text(USE)
        .text(MARINE)
        .ours(["Battlefield Marine"])
        .our_hand(["Confiscate", "Precision Fire"])
        .action_phase();
    game.us().play("Confiscate");
    game.them().expect_base_damage(0);
    game.them().pass();
    game.us().play("Precision Fire").yes().expect_hand_size(1);
    game.them().expect_base_damage(1);
}

/// CR 8.37.4: "when you use the Force" does not trigger for an opponent, nor for a player who declines.
#[test]
fn when_you_use_the_force_ignores_opponents_and_declined_uses() {
    let mut game = scenario()
        .text(WITH_YOU)
        .text(USE)
        .text(MARINE)
        .ours(["Battlefield Marine"])
        .our_hand(["Confiscate", "Precision Fire"])
        .their_hand(["Confiscate", "Precision Fire"])
        .action_phase();
    game.us().play("Confiscate");
    game.them().play("Confiscate");
    game.us().play("Precision Fire").no();
    game.them().play("Precision Fire").yes();
    game.them().expect_base_damage(0);
    game.us().expect_base_damage(0);
}

/// An action with the Force as its cost: "Action [Exhaust, use the Force]: Draw a card", on a unit (3/3 Battlefield
/// Marine).
const ASKS_THE_FORCE: &str = r#"(id: "SOR_095", abilities: [Action(cost: [Exhaust, UseTheForce], do: [Draw()])])"#;

/// CR 8.37.4, 6.4.4A: a cost of using the Force is paid with the token. Without it, the action cannot be used.
#[test]
fn a_cost_of_using_the_force_needs_the_token() {
    let table = || scenario().text(ASKS_THE_FORCE).ours(["Battlefield Marine"]).their_force();
    let mut without = table().action_phase();
    without.expect_not_offered("use Battlefield Marine");
    let mut game = table().our_force().action_phase();
    game.us().use_ability("Battlefield Marine").expect_hand_size(1).expect_no_force();
    game.expect_exhausted("Battlefield Marine");
    game.them().expect_the_force();
}

/// CR 8.37.4, 7.6.11: using the Force as a cost also triggers. The ability that was paid for resolves first.
#[test]
fn using_the_force_as_a_cost_triggers() {
    let with_listener = r#"(id: "SOR_164", abilities: [When(on: [UsesTheForce(Friendly)], do: [If(
        if: Compare(Count(is: Card, zone: Hand, side: Friendly), AtLeast(1)),
        then: [Damage(amount: 1, to: Base(Opponent))],
    )])])"#;
    let mut game = scenario()
        .text(ASKS_THE_FORCE)
        .text(with_listener)
        .ours(["Battlefield Marine", "Wampa"])
        .our_force()
        .action_phase();
    game.us().use_ability("Battlefield Marine").expect_hand_size(1);
    game.them().expect_base_damage(1);
}
