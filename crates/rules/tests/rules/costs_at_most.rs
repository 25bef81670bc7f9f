//! Scenario tests of `CostsAtMost`, an invented kind of ability: a card costs at most a number of resources (CR 1.8).

use testkit::scenario;

/// CR 1.8, 8.1.1: aspect penalties cannot raise the cost above the number.
#[test]
fn a_card_costs_at_most_the_number() {
    let play = |most: u8| {
        let text = format!(r#"(id: "SOR_164", abilities: [CostsAtMost({most})])"#);
        let mut game = scenario().text(&text).our_hand(["Wampa"]).our_resources(9).action_phase();
        game.us().play("Wampa");
        game
    };
    play(3).us().expect_ready_resources(6);
    play(0).us().expect_ready_resources(9);
}
