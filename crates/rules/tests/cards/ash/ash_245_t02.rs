//! The cards of Ashes of the Empire from ASH_245 to ASH_T02: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

use crate::starts::units_with_additional_cost;

// ---- ASH_245 Eye of Sion, Delivered from Exile ----

/// ASH_245: plays a unit from the top 8 cards that costs no more than its power for free, ready.
#[test]
fn eye_of_sion_plays_a_unit_ready_from_the_top_8_for_free() {
    let mut game = scenario()
        .ours(["Eye of Sion, Delivered from Exile"])
        .our_deck([
            "Wampa",
            "AT-ST",
            "Syndicate Lackeys",
            "Repair",
            "Repair",
            "Repair",
            "Repair",
            "Repair",
            "Moment of Peace",
        ])
        .our_resources(0)
        .action_phase();
    game.us().use_ability("Eye of Sion");
    game.expect_options(["Wampa", "Syndicate Lackeys", "done"]);
    game.us().choose("Wampa").play("Wampa");
    game.expect_ready("Wampa").expect_exhausted("Eye of Sion");
}

// Rulings

/// ASH_245: printed costs and its current power count; the other cards go to the bottom; other costs are paid (ruling
/// 1, 2, 3, 4).
#[test]
fn eye_of_sion_counts_its_current_power_and_printed_costs() {
    let mut game = units_with_additional_cost()
        .ours([unit("Eye of Sion, Delivered from Exile").with(["Academy Training"])])
        .our_deck(["AT-ST", "Avenger", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Moment of Peace"])
        .our_resources(0)
        .action_phase();
    game.us().use_ability("Eye of Sion");
    game.expect_options(["AT-ST", "done"]);
    game.us().choose("AT-ST").play("AT-ST").expect_base_damage(2).expect_deck_top(["Moment of Peace"]);
}

// ---- ASH_246 Exploit Advantage ----

/// ASH_246: a friendly upgrade is defeated for 2 cards.
#[test]
fn exploit_advantage_defeats_a_friendly_upgrade_to_draw_2() {
    let mut game = scenario()
        .our_hand(["Exploit Advantage"])
        .ours([unit("Wampa").with(["Resilient"])])
        .our_deck(["Greedo", "Repair", "AT-ST"])
        .action_phase();
    game.us().play("Exploit Advantage").choose("Resilient").expect_hand(["Greedo", "Repair"]);
    let mut game = scenario().our_hand(["Exploit Advantage"]).our_deck(["Greedo", "Repair", "AT-ST"]).action_phase();
    game.us().play("Exploit Advantage").expect_hand([]);
}

// Rulings

/// ASH_246: a friendly upgrade is one that we control, or a token on a friendly unit (ruling 1).
#[test]
fn exploit_advantage_counts_upgrades_we_control_and_friendly_tokens() {
    let mut game = scenario()
        .our_hand(["Exploit Advantage"])
        .ours([unit("Wampa").with(["Shield"]).with_upgrade_of(Side::Them, "Resilient")])
        .theirs([unit("AT-ST").with_upgrade_of(Side::Us, "Academy Training")])
        .action_phase();
    game.us().play("Exploit Advantage");
    game.expect_options(["Shield", "Academy Training"]);
}

// ---- ASH_247 One Must Destroy to Create ----

/// ASH_247: a friendly non-leader unit is defeated, and may be played from the discard pile for free.
#[test]
fn one_must_destroy_to_create_may_replay_a_defeated_unit_for_free() {
    let mut game = scenario()
        .our_hand(["One Must Destroy to Create"])
        .ours([unit("Wampa").damage(3)])
        .our_resources(7)
        .action_phase();
    let mut declined = game.clone();
    game.us().play("One Must Destroy to Create").choose("Wampa");
    let ready = game.game.ready_resources(rules::Seat(0));
    game.expect_offered("no");
    game.us().play("Wampa").expect_ready_resources(ready);
    game.expect_damage("Wampa", 0).expect_exhausted("Wampa");
    declined.us().play("One Must Destroy to Create").choose("Wampa").no();
    declined.expect_in_discard("Wampa");
}

// Corners

/// ASH_247, CR 4.8.1: a unit owned by an opponent is in the opponent's discard pile, and a token in none.
#[test]
fn one_must_destroy_to_create_plays_only_from_our_discard_pile() {
    for (name, lost) in [("Wampa", unit("Wampa").owned_by(Side::Them)), ("Battle Droid", unit("Battle Droid"))] {
        let mut game = scenario().our_hand(["One Must Destroy to Create"]).ours([lost]).action_phase();
        game.us().play("One Must Destroy to Create").choose(name);
        game.expect_action_of(Side::Them);
    }
}

/// ASH_247, CR 7.5.17C: a Pilot can be played only as a unit.
#[test]
fn one_must_destroy_to_create_plays_a_pilot_only_as_a_unit() {
    let mut game =
        scenario().our_hand(["One Must Destroy to Create"]).ours(["Clone Pilot", "Alliance X-Wing"]).action_phase();
    game.us().play("One Must Destroy to Create").choose("Clone Pilot");
    game.expect_options(["play Clone Pilot", "no"]);
}

// Rulings

/// ASH_247: an additional cost is paid (ruling 1).
#[test]
fn one_must_destroy_to_create_requires_additional_costs() {
    let mut game = units_with_additional_cost().our_hand(["One Must Destroy to Create"]).ours(["Wampa"]).action_phase();
    game.us().play("One Must Destroy to Create").choose("Wampa").play("Wampa").expect_base_damage(2);
}

// ---- ASH_248 Neel, The Cutest Boy ----

/// ASH_248: when played and on attack: the next unit that we play this phase with 1 or less printed power enters play
/// ready; others in between do not matter.
#[test]
fn neel_makes_the_next_unit_with_1_or_less_power_enter_ready() {
    let mut game = scenario()
        .our_hand(["Neel, The Cutest Boy", "Wampa", "Cantina Braggart", "Regional Governor"])
        .our_resources(40)
        .action_phase();
    game.us().play("Neel");
    game.expect_exhausted("Neel");
    game.them().pass();
    game.us().play("Wampa");
    game.expect_exhausted("Wampa");
    game.them().pass();
    game.us().play("Cantina Braggart");
    game.expect_ready("Cantina Braggart");
    game.them().pass();
    game.us().play("Regional Governor").name_card("Wampa");
    game.expect_exhausted("Regional Governor");
    let mut game = scenario().ours(["Neel, The Cutest Boy"]).our_hand(["Cantina Braggart"]).action_phase();
    game.us().attack("Neel", "their base");
    game.them().pass();
    game.us().play("Cantina Braggart");
    game.expect_ready("Cantina Braggart");
}

// Corners

/// ASH_248: the effect applies only to this phase and to us.
#[test]
fn neel_affects_our_units_this_phase_only() {
    let mut game = scenario()
        .ours(["Neel, The Cutest Boy"])
        .our_hand(["Cantina Braggart"])
        .their_hand(["Cantina Braggart"])
        .action_phase();
    game.us().attack("Neel", "their base");
    game.them().play("Cantina Braggart");
    game.expect_exhausted("their Cantina Braggart");
    game.us().pass();
    game.them().pass();
    game.nobody_resources();
    game.us().play("Cantina Braggart");
    game.expect_exhausted("our Cantina Braggart");
}

// Rulings

/// ASH_248, CR 8.15.1: its printed power counts, not what it has by other abilities (ruling 1).
#[test]
fn neel_counts_the_printed_power() {
    let mut game = scenario()
        .ours(["Neel, The Cutest Boy", "Underworld Thug"])
        .text(r#"(id: "SOR_247", abilities: [Constant(on: All(side: Friendly), gives: [Stats(3, 0)])])"#)
        .our_hand(["Cantina Braggart"])
        .action_phase();
    game.us().attack("Neel", "their base");
    game.them().pass();
    game.us().play("Cantina Braggart");
    game.expect_power("Cantina Braggart", 3).expect_ready("Cantina Braggart");
}

/// ASH_248, CR 7.7.3: the effect remains when he has left play (ruling 2).
#[test]
fn neel_keeps_the_effect_when_he_was_defeated() {
    let mut game =
        scenario().our_hand(["Neel, The Cutest Boy", "Cantina Braggart"]).their_hand(["Vanquish"]).action_phase();
    game.us().play("Neel");
    game.them().play("Vanquish").choose("Neel");
    game.us().play("Cantina Braggart");
    game.expect_ready("Cantina Braggart");
}

// ---- ASH_250 Imperial Defector ----

/// ASH_250: we look at an opponent's hand.
#[test]
fn imperial_defector_shows_us_an_opponents_hand() {
    let mut game = scenario().our_hand(["Imperial Defector"]).their_hand(["Wampa"]).action_phase();
    game.us().play("Imperial Defector");
    game.expect_event(
        "we look at a hand",
        |event| matches!(event, LogEvent::LookedAt { player, .. } if *player == rules::Seat(0)),
    );
}

// ---- ASH_251 Zealous Soldier ----

/// ASH_251: an Advantage token for itself.
#[test]
fn zealous_soldier_gets_advantage() {
    let mut game = scenario().our_hand(["Zealous Soldier"]).action_phase();
    game.us().play("Zealous Soldier");
    game.expect_upgrades("Zealous Soldier", ["Advantage"]);
}

// ---- ASH_253 Yellow Aces Bomber ----

/// ASH_253: on attack, upgraded, 2 damage to a base.
#[test]
fn yellow_aces_bomber_deals_2_to_a_base_on_attack_while_upgraded() {
    let mut game = scenario().ours([unit("Yellow Aces Bomber").with(["Resilient"])]).action_phase();
    game.us().attack("Yellow Aces Bomber", "their base").choose("their base");
    game.them().expect_base_damage(4);
    let mut game = scenario().ours(["Yellow Aces Bomber"]).action_phase();
    game.us().attack("Yellow Aces Bomber", "their base");
    game.them().expect_base_damage(2);
}

// Rulings

/// ASH_253: with its Support, the attacking unit must be upgraded (ruling 1).
#[test]
fn yellow_aces_bomber_support_counts_upgrades_on_the_attacker() {
    let mut game = scenario().our_hand(["Yellow Aces Bomber"]).ours([unit("Wampa").with(["Resilient"])]).action_phase();
    game.us().play("Yellow Aces Bomber").attack("Wampa", "their base").choose("their base");
    game.them().expect_base_damage(6);
}

// ---- ASH_254 Gallofree Transport ----

/// ASH_254: defeated, 2 Advantage tokens for a friendly unit.
#[test]
fn gallofree_transport_gives_2_advantage_when_defeated() {
    let mut game = scenario()
        .ours([unit("Gallofree Transport").damage(4), unit("Wampa")])
        .theirs(["Cartel Spacer"])
        .action_phase();
    game.us().attack("Gallofree Transport", "Cartel Spacer");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Advantage", "Advantage"]);
}

// ---- ASH_255 Anakin Skywalker, You Were Right About Me ----

/// ASH_255: another friendly unit gets a Shield; and he has Hidden and Saboteur.
#[test]
fn anakin_skywalker_gives_another_friendly_unit_a_shield() {
    let mut game = scenario()
        .our_hand(["Anakin Skywalker, You Were Right About Me"])
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Anakin Skywalker");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]).expect_keyword("Anakin Skywalker", Keyword::Saboteur);
    game.expect_not_offered("AT-ST -> Anakin Skywalker");
}

// ---- ASH_256 Rebel Infiltrators ----

/// ASH_256: Restore 1 and Saboteur.
#[test]
fn rebel_infiltrators_have_restore_1_and_saboteur() {
    let mut game = scenario()
        .ours(["Rebel Infiltrators"])
        .our_base_damage(2)
        .theirs([unit("Wampa").with(["Shield"])])
        .action_phase();
    game.us().attack("Rebel Infiltrators", "Wampa");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_waiting(["Rebel Infiltrators", "Rebel Infiltrators"]);
    game.us().resolve_first("Saboteur").expect_base_damage(1);
    game.expect_upgrades("Wampa", []).expect_damage("Wampa", 4).expect_action_of(Side::Them);
}

// ---- ASH_257 Choose Your Path ----

/// ASH_257: with a Force unit 5 damage is healed from our base; or with a Mandalorian unit a Mandalorian with an
/// Advantage token.
#[test]
fn choose_your_path_heals_5_or_creates_a_mandalorian_with_advantage() {
    let mut game = scenario().our_hand(["Choose Your Path"]).our_base_damage(6).ours(["Fifth Brother"]).action_phase();
    let mut other = game.clone();
    game.us().play("Choose Your Path").mode(1).expect_base_damage(1);
    other.us().play("Choose Your Path").mode(2).expect_base_damage(6);
    other.expect_count("Mandalorian", 0);
    let mut game = scenario().our_hand(["Choose Your Path"]).ours(["Clan Wren Rescuer"]).action_phase();
    game.us().play("Choose Your Path").mode(2);
    game.expect_count("our Mandalorian", 1).expect_power("Mandalorian", 3);
}

// ---- ASH_258 Grassroots Resistance ----

/// ASH_258: 3 damage to a unit, 3 healed from our base.
#[test]
fn grassroots_resistance_deals_3_damage_and_heals_3() {
    let mut game = scenario().our_hand(["Grassroots Resistance"]).our_base_damage(4).theirs(["AT-ST"]).action_phase();
    game.us().play("Grassroots Resistance").choose("AT-ST").expect_base_damage(1);
    game.expect_damage("AT-ST", 3);
}

// ---- ASH_259 LEP Ratcatcher ----

/// ASH_259: may deal 1 damage to a ground unit.
#[test]
fn lep_ratcatcher_may_deal_1_damage_to_a_ground_unit() {
    let mut game = scenario().our_hand(["LEP Ratcatcher"]).theirs(["Wampa", "Cartel Spacer"]).action_phase();
    game.us().play("LEP Ratcatcher");
    game.expect_options(["LEP Ratcatcher", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
}

// ---- ASH_260 Mos Espa Watermonger ----

/// ASH_260: a card may be drawn; then one is discarded.
#[test]
fn mos_espa_watermonger_may_draw_and_discard_a_card() {
    let mut game = scenario().our_hand(["Mos Espa Watermonger", "Repair"]).our_deck(["Wampa", "Greedo"]).action_phase();
    let mut declined = game.clone();
    game.us().play("Mos Espa Watermonger").yes().choose("Repair").expect_hand(["Wampa"]);
    declined.us().play("Mos Espa Watermonger").no().expect_hand(["Repair"]);
}

// ---- ASH_262 Faith in the Empire ----

/// ASH_262, ASH_263: the upgrade costs 1 less on a unit of its trait.
#[test]
fn faith_and_tradition_upgrades_cost_1_less_on_a_matching_unit() {
    for (card, own, other) in
        [("Faith in the Empire", "AT-ST", "Wampa"), ("The Way of the Mand'alor", "Mandalorian Warrior", "Wampa")]
    {
        let mut game = scenario().ours([own, other]).our_hand([card]).our_resources(5).action_phase();
        let mut dear = game.clone();
        game.us().play_onto(card, own).expect_ready_resources(4);
        dear.us().play_onto(card, other).expect_ready_resources(3);
    }
}

// ---- ASH_264 A New Order ----

/// ASH_264: an Advantage token for each of up to 2 units.
#[test]
fn a_new_order_gives_advantage_to_up_to_2_units() {
    let mut game = scenario().our_hand(["A New Order"]).ours(["Wampa", "Greedo", "AT-ST"]).action_phase();
    game.us().play("A New Order").choose("Wampa").choose("Greedo");
    game.expect_upgrades("Wampa", ["Advantage"])
        .expect_upgrades("Greedo", ["Advantage"])
        .expect_upgrades("AT-ST", [])
        .expect_action_of(Side::Them);
}

// ---- ASH_T02 Advantage ----

// Rulings

/// ASH_T02, CR 3.7.15, 7.6.16: it triggers as combat damage is dealt and is defeated when the attack or defense ends
/// (ruling 1).
#[test]
fn advantage_is_defeated_with_combat_damage() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Advantage"])])
        .theirs([unit("AT-ST").with(["Advantage", "Advantage"])])
        .action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.expect_damage("AT-ST", 5).expect_gone("Wampa").expect_upgrades("AT-ST", []);
}

/// ASH_T02, CR 6.3.3C, 6.3.4B: if the attacker has left play before combat damage, the attack and the defense still
/// end.
#[test]
fn advantage_is_defeated_when_the_attacker_is_gone_before_damage() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Defeat(This)]))")
        .ours([unit("Wampa").with(["Resilient"])])
        .theirs([unit("AT-ST").with(["Advantage"]), unit("Greedo").with(["Advantage"])])
        .action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.expect_gone("Wampa").expect_damage("AT-ST", 0).expect_upgrades("AT-ST", []);
    game.expect_upgrades("Greedo", ["Advantage"]).expect_action_of(Side::Them);
}
