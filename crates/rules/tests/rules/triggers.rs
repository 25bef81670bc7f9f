//! Scenario tests of trigger events (CR 7.6.1): each triggers on its event, and not on similar ones.

use testkit::{Scenario, Scene, scenario, unit};

/// Returns a table where our Wampa has an ability with this trigger and these steps.
fn table_with_trigger(trigger: &str, steps: &str) -> Scenario {
    scenario()
        .resilient_gives(&format!("Ability(When(on: [{trigger}], do: [{steps}]))"))
        .ours([unit("Wampa").damage(2).with(["Resilient"])])
        .our_hand(["Confiscate"])
}

/// Plays our Confiscate, which has another effect here, and makes this choice for it.
fn after(table: Scenario, choice: &str) -> Scene {
    let mut game = table.action_phase();
    game.us().play("Confiscate").choose(choice);
    game
}

/// CR 1.9.3: healing triggers only if there was damage, with the amount healed.
#[test]
fn healed_triggers_only_if_there_was_damage() {
    let table =
        table_with_trigger("Healed()", "Draw(count: Carried)").confiscate_does("Heal(amount: 5, from: Choose())");
    after(table.clone().ours(["AT-ST"]), "Wampa").us().expect_hand_size(2);
    after(table.ours(["AT-ST"]), "AT-ST").us().expect_hand_size(0);
}

/// CR 1.5.4E: a card that was ready is not readied.
#[test]
fn readied_triggers_only_for_an_exhausted_unit() {
    let table = table_with_trigger("Readied()", "Draw()").confiscate_does("Ready(Choose())");
    after(table.clone().ours([unit("AT-ST").exhausted()]), "AT-ST").us().expect_hand_size(1);
    after(table.ours([unit("AT-ST").exhausted()]), "Wampa").us().expect_hand_size(0);
}

/// CR 1.13.2: several cards drawn together are one event, for the player in question only.
#[test]
fn cards_drawn_triggers_once_for_cards_drawn_together() {
    for (who, tokens) in [("You", 1), ("Opponent", 0)] {
        let table = table_with_trigger("CardsDrawn(Friendly)", "Give(token: Experience, to: This)");
        let mut game = table.confiscate_does(&format!("Draw(count: 2, who: {who})")).action_phase();
        game.us().play("Confiscate");
        assert_eq!(game.game.state.upgrades(game.card("Wampa")).count(), 1 + tokens, "{who}");
    }
}

/// CR 3.6.14: an upgrade becomes attached both when it is played on the unit and when it is moved there.
#[test]
fn upgrade_attached_triggers_when_played_or_moved() {
    let trigger = "UpgradeAttached(upgrade: (is: Upgrade), to: (among: This))";
    let table = || table_with_trigger(trigger, "Draw()").ours(["AT-ST"]).our_hand(["Academy Training"]);
    let mut game = table().action_phase();
    game.us().play_onto("Academy Training", "Wampa").expect_hand_size(2);
    let mut game = table().action_phase();
    game.us().play_onto("Academy Training", "AT-ST").expect_hand_size(1);
    let moves = "Attach(what: Choose(is: Upgrade, named: [\"Entrenched\"]), to: Choose(named: [\"Wampa\"]))";
    let mut game = table_with_trigger(trigger, "Draw()")
        .confiscate_does(moves)
        .ours([unit("AT-ST").with(["Entrenched"])])
        .action_phase();
    game.us().play("Confiscate").choose("Entrenched").choose("Wampa").expect_hand_size(1);
}

/// CR 7.6.16: the end of an attack triggers for the matching units.
#[test]
fn unit_attack_ends_triggers_for_matching_units() {
    let table = || table_with_trigger("UnitAttackEnds(side: Friendly, other: true)", "Draw()").ours(["AT-ST"]);
    let mut game = table().action_phase();
    game.us().attack("AT-ST", "their base").expect_hand_size(2);
    let mut game = table().action_phase();
    game.us().attack("Wampa", "their base").expect_hand_size(1);
}

/// CR 7.6.14, 8.32.3: an optional When Defeated ability counts as used when its player accepts.
#[test]
fn ability_used_triggers_when_a_when_defeated_ability_is_used() {
    let table = || {
        table_with_trigger("AbilityUsed(Friendly, WhenDefeated)", "Draw()")
            .confiscate_does("Defeat(Choose(named: [\"Vanguard Infantry\"]))")
            .ours(["Vanguard Infantry"])
    };
    let mut game = table().action_phase();
    game.us().play("Confiscate").choose("Vanguard Infantry").choose("Wampa").expect_hand_size(1);
    let mut game = table().action_phase();
    game.us().play("Confiscate").choose("Vanguard Infantry").no().expect_hand_size(0);
}

/// CR 7.5.14, 7.5.19: the trigger fires for a card played from the resources, not from the hand.
#[test]
fn card_played_from_resources_does_not_trigger_from_the_hand() {
    let table = || {
        table_with_trigger(
            "CardPlayed(by: Friendly, card: (is: Card), from_resources: true)",
            "Give(token: Experience, to: This)",
        )
        .our_resource_cards(["Vigilant Pursuit Craft"])
        .our_hand(["Porg"])
    };
    let mut game = table().action_phase();
    game.us().play("Vigilant Pursuit Craft");
    assert_eq!(game.game.state.upgrades(game.card("Wampa")).count(), 2);
    let mut game = table().action_phase();
    game.us().play("Porg");
    assert_eq!(game.game.state.upgrades(game.card("Wampa")).count(), 1);
}
