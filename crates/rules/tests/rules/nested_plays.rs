//! Scenario tests of cards played by an ability, whose triggers are nested (CR 7.1.6E, 7.6.12).

use testkit::{QuestionKind, Side, scenario};

/// CR 7.1.6E, 7.6.12: triggers of the unit that Timely Intervention plays resolve before Bossk's, who triggered on the
/// event.
#[test]
fn ambush_of_a_unit_an_event_plays_resolves_before_triggers_on_the_event() {
    let mut game =
        scenario().ours(["SOR_182"]).theirs(["Wampa"]).our_hand(["Timely Intervention", "AT-ST"]).action_phase();
    game.us().play("Timely Intervention").play("AT-ST");
    game.expect_asked(Side::Us, QuestionKind::Attack);
    game.us().attack("AT-ST", "Wampa");
    // Bossk's ability comes afterwards.
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose_none();
    game.expect_action_of(Side::Them);
}

/// CR 7.1.6E: "when played" of a unit that Sneak Attack plays also comes first.
#[test]
fn when_played_of_a_unit_an_event_plays_resolves_first() {
    let mut game = scenario().ours(["SOR_182"]).our_hand(["Sneak Attack", "Gladiator Star Destroyer"]).action_phase();
    game.us().play("Sneak Attack").play("Gladiator Star Destroyer");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_waiting(["Bossk"]);
    game.us().choose("Gladiator Star Destroyer");
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Gladiator Star Destroyer");
    game.expect_damage("Gladiator Star Destroyer", 2).expect_action_of(Side::Them);
}

/// CR 7.1.6E, 7.6.12: if an event plays an event, triggers on the second resolve before triggers on the first.
#[test]
fn triggers_on_an_event_played_by_an_event_are_nested() {
    let mut game = scenario()
        .confiscate_does("Play(what: Choose(is: Event, zone: Hand, side: Friendly)), Draw()")
        .ours(["SOR_182", "Vanguard Infantry"])
        .theirs(["Wampa"])
        .our_hand(["Confiscate", "Vanquish"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("Confiscate").play("Vanquish").choose("Vanguard Infantry");
    // The rest of the first event, then the layer of the second: its unit's "when defeated" next to Bossk.
    game.us().expect_hand(["Recruit"]);
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.expect_waiting(["Bossk", "Bossk", "Vanguard Infantry"]);
    game.us().resolve_first("Vanguard Infantry").choose_none();
    game.us().choose("Wampa");
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 4).expect_action_of(Side::Them);
}

/// CR 7.1.6B, 7.6.8: triggers of the rest of the ability belong to the layer of the action, which comes later.
#[test]
fn triggers_of_the_rest_of_the_event_are_not_nested() {
    let mut game = scenario()
        .confiscate_does(
            "Play(what: Choose(zone: Hand, side: Friendly)), \
             Defeat(Choose(named: [\"Vanguard Infantry\"]))",
        )
        .ours(["SOR_182", "Vanguard Infantry"])
        .our_hand(["Confiscate", "Gladiator Star Destroyer"])
        .action_phase();
    game.us().play("Confiscate").play("Gladiator Star Destroyer").choose("Vanguard Infantry");
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Bossk");
    game.expect_keyword("Bossk", testkit::Keyword::Sentinel);
    game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_waiting(["Bossk", "Vanguard Infantry"]);
}

/// CR 7.1.6E: this also holds for an action ability that plays a card (SOR_003).
#[test]
fn a_unit_played_by_an_action_ability_has_its_own_trigger_layer() {
    let mut game = scenario()
        .text(
            "(id: \"SOR_010\", abilities: [Action(do: [Defeat(Choose(named: [\"Vanguard Infantry\"])), \
             Play(what: Choose(zone: Hand, side: Friendly))])])",
        )
        .our_leader("SOR_010")
        .ours(["Vanguard Infantry", "Wampa"])
        .our_hand(["Gladiator Star Destroyer"])
        .action_phase();
    game.us().use_ability("SOR_010").choose("Vanguard Infantry").play("Gladiator Star Destroyer");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_waiting(["Vanguard Infantry"]);
    game.us().choose("Wampa");
    game.expect_keyword("Wampa", testkit::Keyword::Sentinel);
}

/// CR 7.6.8A, 7.1.6E: "after that" in an event played by an event leaves triggers on the first event pending.
#[test]
fn after_that_resolves_only_the_nested_triggers() {
    let mut game = scenario()
        .confiscate_does("Play(what: Choose(is: Event, zone: Hand, side: Friendly))")
        .ours(["SOR_182", "Battlefield Marine", "Wampa"])
        .our_hand(["Confiscate", "Outflank"])
        .action_phase();
    game.us().play("Confiscate").play("Outflank").attack("Wampa", "their base");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_waiting(["Bossk"]);
    game.us().choose_none();
    game.expect_asked(Side::Us, QuestionKind::Attack).expect_waiting(["Bossk"]);
    game.us().attack("Battlefield Marine", "their base");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_waiting([]);
    game.us().choose_none();
    game.expect_action_of(Side::Them);
}
