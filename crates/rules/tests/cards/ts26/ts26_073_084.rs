//! The cards of Twin Suns 2026 from TS26_073 to TS26_084: main case, corners and official rulings of each.

use testkit::{Ask, Side, scenario, unit};

use crate::starts::ambush_waits_beside;

// ---- TS26_073 Moralo Eval, Infamous Murderer ----

/// TS26_073: when our base is dealt combat damage, 1 damage to a unit.
#[test]
fn moralo_eval_retaliates() {
    let mut game = scenario().ours(["Moralo Eval, Infamous Murderer"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.expect_offered("no");
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
}

// Rulings

/// TS26_073: damage of an ability is none (ruling 1).
#[test]
fn moralo_eval_hears_combat_damage_alone() {
    let mut game = scenario()
        .ours(["Moralo Eval, Infamous Murderer"])
        .confiscate_does("Damage(amount: 2, to: Base(Opponent))")
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate");
    game.us().expect_base_damage(2);
    game.expect_action_of(Side::Us);
}

// ---- TS26_076 Wartime Profiteer ----

/// TS26_076: defeated, each opponent may ready a resource.
#[test]
fn wartime_profiteer_pays_all() {
    let mut game = scenario()
        .ours(["Wartime Profiteer"])
        .theirs(["Wampa"])
        .their_resources(0)
        .their_exhausted_resources(2)
        .action_phase();
    game.us().attack("Wartime Profiteer", "Wampa");
    if game.game.question().is_some_and(|question| question.ask != Ask::Action) {
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("a resource");
    }
    game.them().expect_ready_resources(1);
}

// ---- TS26_077 Deployed Droideka ----

/// TS26_077: for 2 resources an Experience and a Shield token.
#[test]
fn deployed_droideka_is_armed() {
    let mut game = scenario().our_hand(["Deployed Droideka"]).action_phase();
    let mut declined = game.clone();
    game.us().play("Deployed Droideka").resolve_first("Deployed Droideka").yes();
    game.expect_upgrades("Deployed Droideka", ["Experience", "Shield"]);
    declined.us().play("Deployed Droideka").resolve_first("Deployed Droideka").no();
    declined.expect_upgrades("Deployed Droideka", []);
}

// Rulings

/// TS26_077: Ambush waits beside other abilities (ruling 1).
#[test]
fn deployed_droideka_ambushes() {
    ambush_waits_beside("Deployed Droideka", "Cantina Braggart", scenario());
}

// ---- TS26_078 Barriss Offee, It's Only a Matter of Time ----

/// TS26_078: when an enemy unit attacks it may get an Experience token.
#[test]
fn barriss_offee_tempts() {
    let mut game =
        scenario().ours(["Barriss Offee, It's Only a Matter of Time"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().yes();
    game.us().expect_base_damage(5);
}

// ---- TS26_079 Underestimated ----

/// TS26_079: only on a unit that costs 4 or less.
#[test]
fn underestimated_suits_the_cheap() {
    let mut game = scenario().our_hand(["Underestimated"]).ours(["Wampa", "AT-ST"]).action_phase();
    game.expect_offered("play Underestimated onto Wampa").expect_not_offered("play Underestimated onto AT-ST");
}

// Rulings

/// TS26_079: the printed cost counts (ruling 1).
#[test]
fn underestimated_looks_at_printed_costs() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (), amount: 2)])])"#)
        .our_hand(["Underestimated"])
        .ours(["Battlefield Marine", "AT-ST"])
        .action_phase();
    game.expect_not_offered("play Underestimated onto AT-ST");
}

// ---- TS26_081 Mislead ----

/// TS26_081: a Shield for a unit, -3/-0 for a unit.
#[test]
fn mislead_protects_and_weakens() {
    let mut game = scenario().our_hand(["Mislead"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Mislead").choose("Wampa").choose("AT-ST");
    game.expect_upgrades("Wampa", ["Shield"]).expect_power("AT-ST", 3);
}

// ---- TS26_082 Evade Arrest ----

/// TS26_082: any number of non-unique units are exhausted.
#[test]
fn evade_arrest_exhausts_the_common() {
    let mut game = scenario().our_hand(["Evade Arrest"]).theirs(["Wampa", "AT-ST", "Greedo"]).action_phase();
    game.us().play("Evade Arrest");
    game.expect_not_offered("Greedo");
    game.us().choose("Wampa").done();
    game.expect_exhausted("Wampa").expect_ready("AT-ST");
}

// ---- TS26_083 Take Aim ----

/// TS26_083: a unit attacks with +2/+0 and Saboteur.
#[test]
fn take_aim_attacks() {
    let mut game =
        scenario().our_hand(["Take Aim"]).ours(["Wampa"]).theirs(["Chewbacca, Loyal Companion"]).action_phase();
    game.us().play("Take Aim").attack("Wampa", "their base");
    game.them().expect_base_damage(6);
}

// Rulings

/// TS26_083, TS26_084: one must attack, if able, with a ready unit (ruling 1).
#[test]
fn attacks_need_ready_units() {
    for card in ["Take Aim", "Fearless Attack"] {
        let mut game = scenario().our_hand([card]).ours([unit("Wampa"), unit("Greedo").exhausted()]).action_phase();
        game.us().play(card);
        game.expect_options(["Wampa -> their base"]);
    }
}

// ---- TS26_084 Fearless Attack ----

/// TS26_084: +1/+0 for each unit of the defending player.
#[test]
fn fearless_attack_grows() {
    let mut game = scenario()
        .our_hand(["Fearless Attack"])
        .ours(["Wampa"])
        .theirs(["Greedo", "Cartel Spacer"])
        .third(["AT-ST"])
        .action_phase();
    game.us().play("Fearless Attack").attack("Wampa", "their base");
    game.them().expect_base_damage(6);
}
