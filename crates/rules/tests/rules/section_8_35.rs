//! Scenario tests of indirect damage (CR 8.35).

use testkit::{LogEvent, QuestionKind, Side, scenario, unit};

/// An event: "Deal 3 indirect damage to an opponent."
const THREE: &str = r#"(id: "SOR_251", abilities: [Event([IndirectDamage(amount: 3, to: Opponent)])])"#;

/// CR 8.35.1: the player who is dealt indirect damage divides it among their units and their base.
#[test]
fn indirect_damage_is_divided_by_the_player_it_is_dealt_to() {
    let mut game =
        scenario().text(THREE).ours(["Battlefield Marine"]).theirs(["Wampa"]).our_hand(["Confiscate"]).action_phase();
    game.us().play("Confiscate");
    game.expect_asked(Side::Them, QuestionKind::Indirect).expect_options(["Wampa", "their base"]);
    game.them().choose_times(2, "Wampa").choose("their base").expect_base_damage(1);
    game.expect_damage("Wampa", 2).expect_action_of(Side::Them);
}

/// CR 8.35.3: a unit is assigned at most its remaining HP; the base takes the rest.
#[test]
fn indirect_damage_to_a_unit_is_at_most_its_remaining_hp() {
    let mut game = scenario().text(THREE).theirs([unit("Wampa").damage(4)]).our_hand(["Confiscate"]).action_phase();
    game.us().play("Confiscate");
    game.them().choose("Wampa");
    game.expect_options(["their base"]);
    game.them().choose_times(2, "their base").expect_base_damage(2);
    game.expect_in_discard("Wampa");
}

/// CR 8.35.2, 8.35.2A: Shields, effects that prevent damage, and "cannot be damaged" do not prevent it, and the Shield
/// stays.
#[test]
fn indirect_damage_cannot_be_prevented() {
    let mut game = scenario()
        .text(THREE)
        .theirs([unit("Wampa").with(["Shield"]), unit("Lurking TIE Phantom")])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    game.them().choose_times(2, "Wampa").choose("Lurking TIE Phantom");
    game.expect_damage("Wampa", 2).expect_upgrades("Wampa", ["Shield"]);
    game.expect_damage("Lurking TIE Phantom", 1);
}

/// CR 8.35.4: the damage is attributed to the player whose ability deals it, whoever assigns it.
#[test]
fn indirect_damage_is_attributed_to_the_player_of_the_ability() {
    let mut game = scenario()
        .text(r#"(id: "SOR_251", abilities: [Event([IndirectDamage(amount: 3, to: Opponent), If(if: Compare(Times(BaseDamage(Friendly, Enemy)), AtLeast(3)), then: [Draw()])])])"#)
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    game.them().choose_times(3, "their base");
    game.us().expect_hand_size(1);
}

/// CR 8.35.4: indirect damage from a unit's ability is dealt by that unit.
#[test]
fn indirect_damage_of_a_units_ability_is_dealt_by_the_unit() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [When(on: [Attacks], do: [IndirectDamage(amount: 1, to: Opponent)])])"#)
        .ours(["Battlefield Marine"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Battlefield Marine", "their base");
    game.them().choose("Wampa");
    let marine = game.card("Battlefield Marine");
    game.expect_event(
        "dealt by the unit",
        |event| matches!(event, LogEvent::Damaged { by: Some(by), combat: false, .. } if *by == marine),
    );
}

/// CR 8.35.5: all of it is dealt at the same time, so units are defeated together.
#[test]
fn units_defeated_by_indirect_damage_are_defeated_together() {
    let mut game = scenario()
        .text(r#"(id: "SOR_251", abilities: [Event([IndirectDamage(amount: 2, to: Opponent)])])"#)
        .theirs([unit("Wampa").damage(4), unit("Battlefield Marine").damage(2)])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    game.them().choose("Wampa");
    game.expect_in_play("Wampa");
    game.them().choose("Battlefield Marine");
    game.expect_in_discard("Wampa").expect_in_discard("Battlefield Marine");
}

/// CR 8.35.1: the dealing player chooses "a player", and may choose themself.
#[test]
fn indirect_damage_may_be_dealt_to_the_player_who_chooses() {
    let mut game = scenario()
        .text(r#"(id: "SOR_251", abilities: [Event([IndirectDamage(amount: 1)])])"#)
        .our_hand(["Confiscate"])
        .ours(["Wampa"])
        .action_phase();
    game.us().play("Confiscate").choose_player(Side::Us);
    game.expect_asked(Side::Us, QuestionKind::Indirect);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
}
