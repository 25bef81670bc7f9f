//! Starting positions and expectations that the tests of several cards share.

use testkit::{Keyword, QuestionKind, Scenario, Scene, Side, UnitSpec, scenario, unit};

// ---- Ambush ----

/// A table at which we are about to play a card, whatever it costs.
pub(crate) fn about_to_play(card: &'static str) -> Scenario {
    scenario().our_resources(30).our_hand([card])
}

/// No unit can be attacked: no question about Ambush is asked, and the unit stays exhausted.
pub(crate) fn without_enemies(mut game: Scene, card: &str) {
    game.us().play(card);
    game.expect_keyword(card, Keyword::Ambush).expect_exhausted(card).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// The two options of a card that triggers only Ambush.
pub(crate) fn with_an_enemy(mut game: Scene, card: &str, name: &str) {
    game.us().play(card);
    game.expect_asked(Side::Us, QuestionKind::Attack);
    game.expect_options([format!("{name} -> Cantina Braggart").as_str(), "no"]);
    game.us().attack(card, "Cantina Braggart");
    game.expect_exhausted(card);
    game.them().expect_base_damage(0);
}

/// The card's own "When Played" ability and Ambush are pending together, and we choose their order.
pub(crate) fn expect_pending_together(mut game: Scene, card: &str, waiting: &[&str]) -> Scene {
    game.us().play(card);
    game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_waiting(waiting.iter().copied());
    game.us().resolve_first("Ambush");
    game.expect_offered(&format!("{card} -> Cantina Braggart"));
    game
}

/// With the upgrade Resilient on it, a friendly unit triggers when another card is played and draws one: no real card
/// gives every unit a trigger pending together with Ambush, so an upgrade without text is given this text.
pub(crate) fn with_a_triggering_upgrade(table: Scenario) -> Scenario {
    table.resilient_gives("Ability(When(on: [CardPlayed(by: Friendly, card: (other: true))], do: [Draw()]))")
}

/// Ambush of a card that we play is pending together with the trigger of a friendly unit, although the card entered
/// play exhausted (CR 7.5.5); it attacks this enemy unit.
pub(crate) fn expect_ambush_pending_with_trigger(card: &'static str, enemy: &'static str, table: Scenario) {
    let table = table.our_resources(40).our_hand([card]).theirs([enemy]);
    let table = table.ours([unit("Consular Security Force").with(["Resilient"])]);
    let mut game = with_a_triggering_upgrade(table).action_phase();
    game.us().play(card);
    let name = card.split(", ").next().unwrap_or(card);
    game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_exhausted(name);
    game.us().resolve_first("Ambush");
    game.expect_offered(&format!("{name} -> {enemy}"));
}

// ---- Hidden (CR 7.5.18) ----

/// Their units, one in each arena.
const WATCHERS: [&str; 2] = ["Cantina Braggart", "Alliance X-Wing"];

/// We have played this card and declined its optional effects. An enemy unit in each arena could attack it.
fn watched(card: &'static str) -> Scene {
    let table = about_to_play(card).our_hand(["Resilient"]).our_force().theirs(WATCHERS);
    let mut game = table.resilient_gives("Keyword(Sentinel)").action_phase();
    game.us().play(card);
    while game.game.question().is_some_and(|question| question.ask != QuestionKind::Action) {
        game.us().choose_none();
    }
    game
}

/// The enemy units that may attack our unit of that name.
fn attackers_of(game: &Scene, card: &str) -> usize {
    let card = game.card(card);
    let attacks = |action: &rules::Action| matches!(action, rules::Action::Attack { target, .. } if *target == card);
    game.game.legal_actions().iter().filter(|action| attacks(action)).count()
}

/// The card cannot be attacked in the phase in which we play it, and can be in the next.
pub(crate) fn expect_hidden(card: &'static str) {
    let mut game = watched(card);
    game.expect_keyword(card, Keyword::Hidden).expect_action_of(Side::Them);
    assert_eq!(attackers_of(&game, card), 0, "{card} is hidden");
    game.both_pass().nobody_resources();
    game.us().pass();
    assert_eq!(attackers_of(&game, card), 1, "{card} is hidden no more");
}

/// The card is hidden, gains Sentinel, and can be attacked (CR 7.5.18B).
pub(crate) fn expect_sentinel_overrides_hidden(card: &'static str) {
    let mut game = watched(card);
    assert_eq!(attackers_of(&game, card), 0, "{card} is hidden");
    game.them().pass();
    game.us().play_onto("Resilient", card);
    game.expect_keyword(card, Keyword::Hidden);
    assert_eq!(attackers_of(&game, card), 1, "{card} has Sentinel");
}

// ---- Overwhelm and excess damage (CR 7.5.7E, 7.5.7F) ----

/// With the upgrade Resilient on it, a unit defeats the unit it attacks before combat damage: no real card gives every
/// unit this ability, so an upgrade without text is given this text.
pub(crate) fn with_a_deadly_upgrade(table: Scenario) -> Scenario {
    table.resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 9, to: Defender)]))")
}

/// A table at which this friendly unit defeats the unit it attacks before combat damage.
pub(crate) fn deadly_unit(attacker: UnitSpec) -> Scenario {
    with_a_deadly_upgrade(scenario().ours([attacker.with(["Resilient"])]))
}

/// The same, with an enemy unit to attack.
pub(crate) fn deadly_unit_with_enemy(name: &'static str) -> Scenario {
    deadly_unit(unit(name)).theirs(["Cantina Braggart"])
}

/// A table at which this unit of ours would defeat whom it can attack, but for the Shield there.
pub(crate) fn shielded(name: &'static str) -> Scenario {
    scenario().ours([name]).theirs([unit("Cantina Braggart").with(["Shield"])])
}

/// The Shield is defeated, and the base is not damaged.
pub(crate) fn expect_no_excess_through_shield(mut game: Scene, name: &str) {
    game.us().attack(name, "Cantina Braggart");
    game.expect_in_play("Cantina Braggart").expect_upgrades("Cantina Braggart", []);
    game.them().expect_base_damage(0);
}

/// The defending unit is defeated when the attack begins: all combat damage is dealt to the base.
pub(crate) fn expect_all_damage_is_excess(mut game: Scene, name: &str, damage: i16) {
    game.us().attack(name, "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_damage(name, 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(damage);
}

// ---- searches (CR 8.26) ----

/// A deck: as many cards as are searched, of which one is found, then two that are not reached.
pub(crate) fn deck_with(found: &'static str, depth: usize) -> Vec<&'static str> {
    deck_of(found, depth, "Surprise Strike")
}

fn deck_of(found: &'static str, depth: usize, missed: &'static str) -> Vec<&'static str> {
    let mut deck = vec![missed; depth];
    deck[depth / 2] = found;
    deck.extend(["Moment of Peace", "Repair"]);
    deck
}

/// A table at which we are about to play a card that searches this many cards and finds the one card.
pub(crate) fn about_to_search(card: &'static str, found: &'static str, depth: usize) -> Scene {
    let missed = if card == "Jabba the Hutt" { "Wampa" } else { "Surprise Strike" };
    about_to_play(card).our_deck(deck_of(found, depth, missed)).action_phase()
}

/// The cards below the searched ones are on top, and only the taken cards have left the deck.
pub(crate) fn expect_the_rest_below(game: &mut Scene, depth: usize, taken: usize) {
    game.us().expect_deck_top(["Moment of Peace", "Repair"]).expect_deck_size(depth + 2 - taken);
}

/// The card searches this many cards and draws the found card; the others go to the bottom.
pub(crate) fn expect_search_draws(card: &'static str, found: &'static str, depth: usize) {
    let mut game = about_to_search(card, found, depth);
    game.us().play(card);
    game.expect_options([found, "done"]);
    game.us().choose(found).expect_hand([found]);
    expect_the_rest_below(&mut game, depth, 1);
    game.expect_action_of(Side::Them);
}

// ---- costs and resources ----

/// Each unit has an additional cost of 2 damage to its player's base: no real card gives units this cost, so an enemy
/// unit is given this text.
pub(crate) fn units_with_additional_cost() -> Scenario {
    scenario()
        .text(
            r#"(id: "SOR_153", abilities: [Constant(gives: [
                ExtraCost(by: Enemy, cards: (is: Unit, zone: Any), cost: Damage(2, Base(You))),
            ])])"#,
        )
        .theirs(["Saw Gerrera"])
}

/// A fourth resource has come; so many of the four are ready.
pub(crate) fn expect_new_resource_exhausted(game: &mut Scene, ready: u8) {
    game.us().expect_resources(4).expect_ready_resources(ready);
}
