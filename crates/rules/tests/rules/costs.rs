//! Scenario tests of resources and costs with interacting rules (CR 1.7, 1.8).

use testkit::{Side, scenario, unit};

/// CR 1.7.4: resources may be rearranged before one is chosen, so the returned one does not have to be a ready one.
#[test]
fn a_returned_resource_need_not_be_ready() {
    let mut game = scenario()
        .our_base("Administrator's Tower")
        .our_leader("Han Solo, Audacious Smuggler")
        .our_resources(7)
        .our_hand(["Wampa", "Lando Calrissian"])
        .our_deck(["Greedo", "Greedo"])
        .regroup_phase();
    game.us().choose("Wampa");
    game.them().no();
    game.us().play("Lando Calrissian").expect_ready_resources(2);
    game.us().choose("Wampa").choose_none().expect_ready_resources(2).expect_resources(7);
}

/// CR 1.7.1, 1.5.4F: exhausted resources count as resources.
#[test]
fn exhausted_resources_count_as_resources() {
    let table = |exhausted| {
        scenario().ours(["Seasoned Shoretrooper"]).our_resources(1).our_exhausted_resources(exhausted).action_phase()
    };
    table(5).expect_power("Seasoned Shoretrooper", 4);
    table(4).expect_power("Seasoned Shoretrooper", 2);
}

/// CR 1.7.4, 1.5.4F: the controller decides which ready resource pays, so one that is needed later may stay ready.
#[test]
fn an_opponent_may_choose_which_resource_is_exhausted() {
    let mut game = scenario().ours(["Chopper"]).their_deck(["Open Fire", "Wampa"]).their_resources(3).action_phase();
    game.us().attack("Chopper", "their base").choose("their Underworld Thug");
    game.expect_action_of(Side::Them).them().expect_ready_resources(2).expect_resources(3);
}

/// CR 1.8.9, 6.4.4: a unit may be its own cost: the shuttle leaves play before the attack.
#[test]
fn a_unit_may_be_defeated_as_its_own_cost() {
    let mut game = scenario()
        .ours([unit("Frontline Shuttle").exhausted().with(["Academy Training"])])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("Frontline Shuttle").expect_discard(["Frontline Shuttle", "Academy Training"]);
    game.expect_action_of(Side::Them);
}

/// CR 6.2.2C, 6.4.0D: readying or exhausting resources is an effect, paying with them is not.
#[test]
fn readying_or_exhausting_resources_is_an_effect() {
    let steps = "Ready(UpTo(2, (is: Resource, side: Friendly)))";
    let mut game = scenario().confiscate_does(steps).our_exhausted_resources(3).our_hand(["Confiscate"]).action_phase();
    assert_eq!(effect_of(&mut game), Some(false));
    let steps = "Exhaust(Choose(is: Resource, side: Enemy))";
    let mut game = scenario().confiscate_does(steps).our_hand(["Confiscate"]).action_phase();
    assert_eq!(effect_of(&mut game), Some(false));
    // The opponent has no ready resource, so nothing changes.
    let mut game = scenario()
        .confiscate_does(steps)
        .their_resources(0)
        .their_exhausted_resources(2)
        .our_hand(["Confiscate"])
        .action_phase();
    assert_eq!(effect_of(&mut game), Some(true));
    // Paying without a target to defeat changes nothing either.
    let mut game = scenario().our_hand(["Confiscate"]).action_phase();
    assert_eq!(effect_of(&mut game), Some(true));
}

/// Returns whether playing the only card in our hand would have no effect.
fn effect_of(game: &mut testkit::Scene) -> Option<bool> {
    let play = |action: &&rules::Action| matches!(action, rules::Action::Play { .. });
    let action = *game.game.legal_actions().iter().find(play).expect("a card to play");
    game.game.has_no_effect(action)
}

/// CR 1.8, 8.1.1, 8.15.5: the parts of a cost are the printed cost, penalties, and changes by other cards.
#[test]
fn a_cost_consists_of_printed_cost_penalties_and_changes() {
    let game = scenario()
        .text(
            "(id: \"SOR_046\", abilities: [Constant(on: This, gives: \
             [CardsCostLess(by: Friendly, cards: (is: Event), amount: 1)])])",
        )
        .ours(["SOR_046"])
        .our_hand(["Open Fire"])
        .our_resource_cards(["Timely Intervention"])
        .action_phase();
    let changes = game.card("SOR_046");
    let card = game.game.state.list(rules::Seat(0), rules::CardZone::Hand)[0];
    let aggression = rules::CostComponent::Penalty(model::Aspect::Aggression, 2);
    let parts = game.game.cost_parts(card, rules::CardIndex::NONE);
    assert_eq!(parts, [rules::CostComponent::Printed(3), aggression, rules::CostComponent::Changed(changes, -1)]);
    assert_eq!(game.game.cost_to_play(card, rules::CardIndex::NONE), Some(4));
    // With Smuggle: its own resources and icons.
    let card = game.game.state.list(rules::Seat(0), rules::CardZone::Resources)[0];
    let command = rules::CostComponent::Penalty(model::Aspect::Command, 2);
    let parts = game.game.cost_parts(card, rules::CardIndex::NONE);
    assert_eq!(parts, [rules::CostComponent::Smuggle(2), command, rules::CostComponent::Changed(changes, -1)]);
}
