//! Scenario tests of texts that change legal actions, costs, or the start of a game.

use testkit::{QuestionKind, Scene, Side, scenario, unit};

/// Returns a game that has just begun: the player with this base chose to begin.
fn begun_with(base: &str) -> Scene {
    let book = rules::CardBook::embedded().expect("the book");
    let card = |number: &str| book.catalog().by_number(number.parse().expect("a number")).expect("a card");
    let deck =
        |base: &str| rules::Deck { leaders: vec![card("SOR_005")], base: card(base), cards: vec![card("SOR_095"); 50] };
    let mut game = rules::Game::new(book.clone(), &[deck(base), deck("SOR_024")], 1).expect("playable decks");
    game.play(rules::Action::Player(rules::Seat(0))).expect("who begins");
    Scene { game }
}

/// CR 5.2.1D, 5.2.1E: a base may change the starting hand size and rule out a mulligan.
#[test]
fn a_base_changes_the_starting_hand_and_the_mulligan() {
    let mut game = begun_with("JTL_021");
    game.us().expect_hand_size(5);
    game.them().expect_hand_size(6);
    game.expect_asked(Side::Us, QuestionKind::Mulligan);
    let mut game = begun_with("JTL_028");
    game.us().expect_hand_size(9);
    game.expect_asked(Side::Them, QuestionKind::Mulligan);
}

/// CR 1.15: a player with an extra action takes it before the next player acts.
#[test]
fn an_extra_action_is_taken_before_the_next_players_action() {
    let mut game = scenario().confiscate_does("ExtraAction").our_hand(["Confiscate"]).action_phase();
    game.us().play("Confiscate");
    game.expect_action_of(Side::Us);
    game.us().pass();
    game.expect_action_of(Side::Them);
}

/// CR 1.8: half of a cost is rounded up, after all changes of the cost.
#[test]
fn half_of_a_cost_is_rounded_up() {
    for card in ["Open Fire", "Confiscate", "AT-ST"] {
        let paid = |text: &str| {
            let table = scenario().text(text).ours(["Wampa"]).our_hand([card]).our_resources(20);
            let mut game = table.action_phase();
            let action =
                game.game.legal_actions().iter().copied().find(|action| matches!(action, rules::Action::Play { .. }));
            game.game.play(action.expect("it can be played")).expect("it is played");
            20 - game.game.ready_resources(rules::Seat(0))
        };
        let whole = paid(r#"(id: "SOR_164")"#);
        assert_eq!(
            paid(r#"(id: "SOR_164", abilities: [Constant(gives: [HalvesCosts])])"#),
            whole.div_ceil(2),
            "{card}"
        );
    }
}

/// CR 5.5.1D: a unit that is not readied with the other cards stays exhausted; an ability can ready it.
#[test]
fn a_unit_that_does_not_ready_can_be_readied_by_an_ability() {
    let mut game = scenario()
        .resilient_gives("SkipsReadying")
        .confiscate_does("Ready(Choose(exhausted: true))")
        .ours([unit("Wampa").exhausted().with(["Resilient"]), unit("AT-ST").exhausted()])
        .our_hand(["Confiscate"])
        .action_phase();
    game.both_pass().nobody_resources();
    game.expect_exhausted("Wampa").expect_ready("AT-ST");
    game.us().play("Confiscate").choose("Wampa");
    game.expect_ready("Wampa");
}

/// CR 8.19.1: a card that may not be played from the hand is not offered, and neither is a "first action" card later.
#[test]
fn a_card_that_may_not_be_played_is_not_offered() {
    let restricted = |how: &str| {
        scenario()
            .text(&format!(r#"(id: "SOR_251", abilities: [Playable({how}), Event([Draw()])])"#))
            .our_hand(["Confiscate", "Porg"])
    };
    restricted("NotFromHand").action_phase().expect_not_offered("play Confiscate");
    let mut game = restricted("AsFirstAction").action_phase();
    game.expect_offered("play Confiscate");
    game.us().play("Porg");
    game.them().pass();
    game.expect_not_offered("play Confiscate");
}

/// CR 1.15.3: the ability depends on an opponent's attack on the base with their last action.
#[test]
fn an_attack_on_a_base_with_the_last_action_is_remembered() {
    let table = || {
        scenario()
            .confiscate_does("If(if: Happened(AttackedBaseLastAction(Enemy, Friendly)), then: [Draw()])")
            .theirs(["Wampa"])
            .ours(["AT-ST"])
            .our_hand(["Confiscate"])
            .their_action_phase()
    };
    let mut game = table();
    game.them().attack("Wampa", "our base");
    game.us().play("Confiscate").expect_hand_size(1);
    let mut game = table();
    game.them().attack("Wampa", "AT-ST");
    game.us().play("Confiscate").expect_hand_size(0);
    let mut game = table();
    game.them().attack("Wampa", "our base");
    game.us().attack("AT-ST", "their base");
    game.them().pass();
    game.us().play("Confiscate").expect_hand_size(0);
}

/// CR 1.8.6: "odd cost" refers to the printed cost.
#[test]
fn odd_cost_refers_to_the_printed_cost() {
    let mut game = scenario()
        .confiscate_does("Exhaust(Choose(odd_cost: true))")
        .ours(["Greedo", "Wampa"])
        .theirs(["Cell Block Guard", "Porg"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_options(["Cell Block Guard", "Greedo"]);
}

/// CR 7.6.17: a When Defeated ability can be used without its trigger, and its unit stays in play.
#[test]
fn a_when_defeated_ability_can_be_used_without_its_trigger() {
    let mut game = scenario()
        .confiscate_does("UseAbility(of: Choose(side: Friendly, has: [WhenDefeated]), kind: WhenDefeated)")
        .ours(["Vanguard Infantry", "Wampa"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Vanguard Infantry").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_in_play("Vanguard Infantry").expect_action_of(Side::Them);
}

/// SEC_145, CR 6.2.2: a card that can only be played as the first action cannot be played by another card's ability,
/// whether for free or for less.
#[test]
fn a_first_action_card_cannot_be_played_by_an_ability() {
    let mut game = scenario()
        .our_base_damage(26)
        .our_hand(["You're My Only Hope"])
        .our_deck(["Confidence in Victory"])
        .action_phase();
    game.us().play("You're My Only Hope");
    game.expect_not_offered("Confidence in Victory");
}

/// CR 6.2.3: the displayed cost of a card in an opponent's discard pile reflects the terms for playing it.
#[test]
fn the_displayed_cost_reflects_the_terms_of_the_permission() {
    let mut game = scenario()
        .ours([unit("Stolen AT-Hauler").damage(4)])
        .theirs(["Alliance X-Wing"])
        .their_resources(0)
        .their_action_phase();
    game.them().attack("Alliance X-Wing", "Stolen AT-Hauler");
    game.us().pass();
    game.expect_offered("Stolen AT-Hauler");
    let hauler = game.game.state.list(rules::Seat(0), rules::CardZone::Discard)[0];
    assert_eq!(game.game.cost_to_play(hauler, rules::CardIndex::NONE), Some(0));
    assert_eq!(game.game.cost_parts(hauler, rules::CardIndex::NONE), [rules::CostComponent::Free]);
}
