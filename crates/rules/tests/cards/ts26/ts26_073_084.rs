//! The cards of Twin Suns 2026 from TS26_073 to TS26_084: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{expect_ambush_pending_with_trigger, with_a_triggering_upgrade};

// ---- TS26_073 Moralo Eval, Infamous Murderer ----

/// TS26_073: when our base is dealt combat damage, 1 damage to a unit.
#[test]
fn moralo_eval_deals_1_damage_when_our_base_takes_combat_damage() {
    let mut game = scenario().ours(["Moralo Eval, Infamous Murderer"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.expect_offered("no");
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
}

// Rulings

/// TS26_073: damage from an ability does not count (ruling 1).
#[test]
fn moralo_eval_triggers_on_combat_damage_only() {
    let mut game = scenario()
        .ours(["Moralo Eval, Infamous Murderer"])
        .confiscate_does("Damage(amount: 2, to: Base(Opponent))")
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate");
    game.us().expect_base_damage(2);
    game.expect_action_of(Side::Us);
}

// ---- TS26_075 Jango Fett, Guarding the Count ----

/// TS26_075: Ambush if an enemy unit attacked our base this phase; on attack, an enemy unit's power is reduced.
#[test]
fn jango_fett_has_ambush_after_an_enemy_unit_attacked_our_base() {
    let mut game = scenario().our_hand(["Jango Fett, Guarding the Count"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().play("Jango Fett");
    game.expect_options(["Jango Fett -> Wampa", "no"]);
    game.us().attack("Jango Fett", "Wampa").choose("Wampa");
    game.expect_gone("Wampa").expect_damage("Jango Fett", 1);
    let mut game = scenario().our_hand(["Jango Fett, Guarding the Count"]).theirs(["Wampa"]).action_phase();
    game.us().play("Jango Fett");
    game.expect_action_of(Side::Them).expect_no_keyword("Jango Fett", Keyword::Ambush);
}

// Corners

/// TS26_075: the attacker may have left play or be ours now. An attack on a unit or on another player's base does not
/// count.
#[test]
fn jango_fett_counts_an_attacker_that_has_left_or_changed_control() {
    let mut game = scenario()
        .our_hand(["Jango Fett, Guarding the Count", "Open Fire"])
        .theirs(["Battlefield Marine", "Wampa"])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "our base");
    game.us().play("Open Fire").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Jango Fett");
    game.expect_options(["Jango Fett -> Wampa", "no"]);
    let mut game = scenario()
        .our_hand(["Jango Fett, Guarding the Count", "Change of Heart"])
        .theirs(["Wampa", "AT-ST"])
        .their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().play("Change of Heart").choose("Wampa");
    game.them().pass();
    game.us().play("Jango Fett");
    game.expect_options(["Jango Fett -> AT-ST", "no"]);
    let mut game = scenario()
        .our_hand(["Jango Fett, Guarding the Count"])
        .ours(["AT-ST"])
        .theirs(["Wampa"])
        .third(["Wampa"])
        .their_action_phase();
    game.them().attack("their Wampa", "third base");
    game.third().attack("third Wampa", "AT-ST");
    game.us().play("Jango Fett");
    game.expect_no_keyword("Jango Fett", Keyword::Ambush);
}

// Rulings

/// TS26_075, CR 7.5.5: Ambush is pending together with other triggers of his play; he attacks while exhausted (ruling
/// 1).
#[test]
fn jango_fett_ambush_is_pending_with_other_triggers_and_readies_him() {
    let mut game = with_a_triggering_upgrade(scenario())
        .our_hand(["Jango Fett, Guarding the Count"])
        .ours([unit("Consular Security Force").with(["Resilient"])])
        .theirs(["Wampa"])
        .their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().play("Jango Fett");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_exhausted("Jango Fett");
    game.us().resolve_first("Ambush");
    game.expect_offered("Jango Fett -> Wampa");
}

/// TS26_075, CR 6.3.3: an attack on our base counts though it has dealt no damage (ruling 2).
#[test]
fn jango_fett_counts_an_attack_that_dealt_no_damage() {
    let mut game = scenario()
        .our_hand(["Jango Fett, Guarding the Count"])
        .resilient_gives("Stats(-4, 0)")
        .theirs([unit("Wampa").with(["Resilient"])])
        .their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(0).play("Jango Fett");
    game.expect_options(["Jango Fett -> Wampa", "no"]);
}

// ---- TS26_076 Wartime Profiteer ----

/// TS26_076: defeated, each opponent may ready a resource.
#[test]
fn wartime_profiteer_defeated_lets_opponents_ready_a_resource() {
    let mut game = scenario()
        .ours(["Wartime Profiteer"])
        .theirs(["Wampa"])
        .our_resources(0)
        .their_resources(0)
        .their_exhausted_resources(2)
        .action_phase();
    game.us().attack("Wartime Profiteer", "Wampa");
    game.expect_gone("Wartime Profiteer").expect_asked(Side::Them, QuestionKind::Target);
    game.expect_options(["Underworld Thug", "Underworld Thug", "no"]);
    let mut declined = game.clone();
    game.them().choose("Underworld Thug").expect_ready_resources(1);
    game.expect_action_of(Side::Them);
    declined.them().no().expect_ready_resources(0);
    declined.expect_action_of(Side::Them);
}

/// TS26_076: the text says only "a resource", so that one of another player may be readied too (CR 1.5.3).
#[test]
fn wartime_profiteer_lets_the_opponent_ready_a_resource_of_ours() {
    let mut game = scenario()
        .ours(["Wartime Profiteer"])
        .theirs(["Wampa"])
        .our_resources(0)
        .our_exhausted_resources(1)
        .their_resources(0)
        .action_phase();
    game.us().attack("Wartime Profiteer", "Wampa");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_offered("no");
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("a resource");
    game.us().expect_ready_resources(1);
}

// ---- TS26_077 Deployed Droideka ----

/// TS26_077: for 2 resources an Experience and a Shield token.
#[test]
fn deployed_droideka_may_pay_2_for_experience_and_a_shield() {
    let mut game = scenario().our_hand(["Deployed Droideka"]).action_phase();
    let mut declined = game.clone();
    game.us().play("Deployed Droideka").resolve_first("Deployed Droideka").yes();
    game.expect_upgrades("Deployed Droideka", ["Experience", "Shield"]);
    declined.us().play("Deployed Droideka").resolve_first("Deployed Droideka").no();
    declined.expect_upgrades("Deployed Droideka", []);
}

// Rulings

/// TS26_077: Ambush is pending together with other abilities (ruling 1).
#[test]
fn deployed_droideka_ambush_is_pending_together_with_other_abilities() {
    expect_ambush_pending_with_trigger("Deployed Droideka", "Cantina Braggart", scenario());
}

// ---- TS26_078 Barriss Offee, It's Only a Matter of Time ----

/// TS26_078: when an enemy unit attacks it may get an Experience token.
#[test]
fn barriss_offee_may_give_an_attacking_enemy_unit_experience() {
    let mut game =
        scenario().ours(["Barriss Offee, It's Only a Matter of Time"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().yes();
    game.us().expect_base_damage(5);
}

// ---- TS26_079 Underestimated ----

/// TS26_079: only on a unit that costs 4 or less.
#[test]
fn underestimated_attaches_only_to_a_unit_costing_4_or_less() {
    let mut game = scenario().our_hand(["Underestimated"]).ours(["Wampa", "AT-ST"]).action_phase();
    game.expect_offered("play Underestimated onto Wampa").expect_not_offered("play Underestimated onto AT-ST");
}

// Rulings

/// TS26_079: the printed cost counts (ruling 1).
#[test]
fn underestimated_counts_the_printed_cost() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (), amount: 2)])])"#)
        .our_hand(["Underestimated"])
        .ours(["Battlefield Marine", "AT-ST"])
        .action_phase();
    game.expect_not_offered("play Underestimated onto AT-ST");
}

// ---- TS26_080 Reveal Intentions ----

/// TS26_080: all hands are revealed. Each player discards a card from another's hand, and then each draws one.
#[test]
fn reveal_intentions_discards_a_card_of_each_hand_and_draws() {
    let mut game =
        scenario().our_hand(["Reveal Intentions", "Wampa", "Greedo"]).their_hand(["AT-ST", "Open Fire"]).action_phase();
    game.us().play("Reveal Intentions").expect_sees("AT-ST");
    game.them().expect_sees("Wampa");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Wampa", "Greedo"]);
    game.them().choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["AT-ST", "Open Fire"]);
    game.us().choose("AT-ST").expect_hand(["Greedo", "Underworld Thug"]).expect_discard(["Reveal Intentions", "Wampa"]);
    game.them().expect_hand(["Open Fire", "Underworld Thug"]).expect_discard(["AT-ST"]);
    game.them().expect_does_not_see("Greedo");
}

// Corners

/// TS26_080, CR 1.14.5: with an empty hand no card is discarded, but its player still draws.
#[test]
fn reveal_intentions_discards_nothing_from_an_empty_hand() {
    let mut game = scenario().our_hand(["Reveal Intentions"]).their_hand(["AT-ST"]).action_phase();
    game.us().play("Reveal Intentions");
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("AT-ST").expect_hand_size(1);
    game.them().expect_hand_size(1);
}

// Rulings

/// TS26_080, CR 11.2.3: the player to the left of the active one begins, and the active one is last. Each chooses from
/// the hand of the player to their right (ruling 1).
#[test]
fn reveal_intentions_goes_left_with_the_hand_of_the_player_to_the_right() {
    let mut game = scenario()
        .our_hand(["Reveal Intentions", "Wampa", "Greedo"])
        .their_hand(["AT-ST", "Open Fire"])
        .third(["Wampa"])
        .action_phase();
    game.us().play("Reveal Intentions");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Greedo", "Wampa"]);
    game.them().choose("Greedo");
    game.expect_asked(Side::Third, QuestionKind::Target);
    game.third().choose("their AT-ST");
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("third Open Fire").expect_discard(["Reveal Intentions", "Greedo"]).expect_hand_size(2);
    game.them().expect_discard(["AT-ST"]).expect_hand_size(2);
    game.third().expect_discard(["Open Fire"]).expect_hand_size(2);
}

// ---- TS26_081 Mislead ----

/// TS26_081: a Shield for a unit, -3/-0 for a unit.
#[test]
fn mislead_gives_a_shield_and_minus_3_power() {
    let mut game = scenario().our_hand(["Mislead"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Mislead").choose("Wampa").choose("AT-ST");
    game.expect_upgrades("Wampa", ["Shield"]).expect_power("AT-ST", 3);
}

// ---- TS26_082 Evade Arrest ----

/// TS26_082: any number of non-unique units are exhausted.
#[test]
fn evade_arrest_exhausts_any_number_of_non_unique_units() {
    let mut game = scenario().our_hand(["Evade Arrest"]).theirs(["Wampa", "AT-ST", "Greedo"]).action_phase();
    game.us().play("Evade Arrest");
    game.expect_not_offered("Greedo");
    game.us().choose("Wampa").done();
    game.expect_exhausted("Wampa").expect_ready("AT-ST");
}

// ---- TS26_083 Take Aim ----

/// TS26_083: a unit attacks with +2/+0 and Saboteur.
#[test]
fn take_aim_attacks_with_plus_2_power_and_saboteur() {
    let mut game =
        scenario().our_hand(["Take Aim"]).ours(["Wampa"]).theirs(["Chewbacca, Loyal Companion"]).action_phase();
    game.us().play("Take Aim").attack("Wampa", "their base");
    game.them().expect_base_damage(6);
}

// Rulings

/// TS26_083, TS26_084: the attack must be made if possible, with a ready unit (ruling 1).
#[test]
fn take_aim_and_fearless_attack_must_attack_with_a_ready_unit() {
    for card in ["Take Aim", "Fearless Attack"] {
        let mut game = scenario().our_hand([card]).ours([unit("Wampa"), unit("Greedo").exhausted()]).action_phase();
        game.us().play(card);
        game.expect_options(["Wampa -> their base"]);
    }
}

// ---- TS26_084 Fearless Attack ----

/// TS26_084: +1/+0 for each unit of the defending player.
#[test]
fn fearless_attack_gets_power_per_unit_of_the_defending_player() {
    let mut game = scenario()
        .our_hand(["Fearless Attack"])
        .ours(["Wampa"])
        .theirs(["Greedo", "Cartel Spacer"])
        .third(["AT-ST"])
        .action_phase();
    game.us().play("Fearless Attack").attack("Wampa", "their base");
    game.them().expect_base_damage(6);
}
