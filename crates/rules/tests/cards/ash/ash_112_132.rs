//! The cards of Ashes of the Empire from ASH_112 to ASH_132: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::{
    about_to_play, deadly_unit_with_enemy, expect_all_damage_is_excess, expect_hidden, expect_no_excess_through_shield,
    shielded,
};

// ---- ASH_112 Luke Skywalker, Answering the Call ----

/// ASH_112: 3 damage to each enemy unit if we control 4 units or more.
#[test]
fn luke_skywalker_deals_3_to_each_enemy_unit_with_4_friendly_units() {
    let mut game = scenario()
        .our_hand(["Luke Skywalker, Answering the Call"])
        .ours(["Greedo", "Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "Cartel Spacer"])
        .action_phase();
    game.us().play("Luke Skywalker");
    game.expect_damage("AT-ST", 3).expect_gone("Cartel Spacer").expect_damage("Wampa", 0);
    let mut game = scenario()
        .our_hand(["Luke Skywalker, Answering the Call"])
        .ours(["Greedo", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Luke Skywalker");
    game.expect_damage("AT-ST", 0);
}

// Rulings

/// ASH_112: all damage is dealt at the same time: both units are defeated before triggers are resolved (ruling 1).
#[test]
fn luke_skywalker_damages_all_units_at_once() {
    let mut game = scenario()
        .text(r#"(id: "SOR_204", abilities: [When(on: [Defeated], do: [Heal(from: All())])])"#)
        .our_hand(["Luke Skywalker, Answering the Call"])
        .ours(["Battlefield Marine", "Wampa", "Alliance X-Wing"])
        .theirs(["Greedo", "Cartel Spacer"])
        .action_phase();
    game.us().play("Luke Skywalker");
    game.expect_gone("Greedo").expect_gone("Cartel Spacer");
}

// ---- ASH_113 Mandalorian Flagship, Captured from the Empire ----

/// ASH_113: Ambush with a leader unit; +1/+0 for each other friendly Mandalorian unit.
#[test]
fn mandalorian_flagship_has_ambush_and_power_per_mandalorian() {
    let mut game = scenario()
        .ours(["Mandalorian Flagship, Captured from the Empire", "Mandalorian Warrior", "Clan Wren Rescuer", "Wampa"])
        .theirs(["Mandalorian Warrior"])
        .action_phase();
    game.expect_power("Mandalorian Flagship", 6).expect_no_keyword("Mandalorian Flagship", Keyword::Ambush);
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Mandalorian Flagship, Captured from the Empire"])
        .action_phase();
    game.expect_keyword("Mandalorian Flagship", Keyword::Ambush).expect_power("Mandalorian Flagship", 4);
}

// ---- ASH_114 Sabine's Lightsaber, Not Alone ----

/// ASH_114: Sabine Wren or a Force unit gains Restore 2 from it.
#[test]
fn sabines_lightsaber_gives_sabine_wren_or_a_force_unit_restore_2() {
    let mut game = scenario()
        .ours([unit("Sabine Wren, Explosives Artist").with(["Sabine's Lightsaber, Not Alone"])])
        .action_phase();
    game.expect_keyword("Sabine Wren", Keyword::Restore);
    let mut game = scenario()
        .ours([unit("Fifth Brother").with(["Sabine's Lightsaber, Not Alone"]), unit("AT-ST")])
        .our_hand(["Repair", "Sabine's Lightsaber, Not Alone"])
        .action_phase();
    game.expect_keyword("Fifth Brother", Keyword::Restore).expect_not_offered("play Sabine's Lightsaber onto AT-ST");
    let mut game = scenario().ours([unit("Wampa").with(["Sabine's Lightsaber, Not Alone"])]).action_phase();
    game.expect_no_keyword("Wampa", Keyword::Restore).expect_power("Wampa", 6);
}

// ---- ASH_115 The Student Guides the Master ----

/// ASH_115: +1/+0 for each other friendly unit with less power.
#[test]
fn the_student_guides_the_master_gives_power_per_weaker_friendly_unit() {
    let mut game = scenario()
        .our_hand(["The Student Guides the Master"])
        .ours(["Wampa", "Greedo", "Alliance X-Wing", "AT-ST"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().play("The Student Guides the Master").choose("Wampa");
    game.expect_power("Wampa", 6);
}

// Rulings

/// ASH_115: current power counts (ruling 1).
#[test]
fn the_student_guides_the_master_counts_current_power() {
    let mut game = scenario()
        .our_hand(["The Student Guides the Master"])
        .ours([unit("Wampa"), unit("Greedo").with(["Academy Training"]), unit("Alliance X-Wing")])
        .action_phase();
    game.us().play("The Student Guides the Master").choose("Wampa");
    game.expect_power("Wampa", 5);
}

/// ASH_115, CR 7.7.3: units with less power are counted once, as it resolves. The bonus does not change the count.
#[test]
fn the_student_guides_the_master_counts_once() {
    let mut game = scenario()
        .our_hand(["The Student Guides the Master"])
        .ours([
            unit("Wampa"),
            unit("Greedo"),
            unit("Alliance X-Wing"),
            unit("Battlefield Marine").with(["Academy Training"]),
        ])
        .action_phase();
    game.us().play("The Student Guides the Master").choose("Wampa");
    game.expect_power("Wampa", 6);
}

// ---- ASH_116 Ant Droid ----

/// ASH_116: draws a card when defeated.
#[test]
fn ant_droid_draws_a_card_when_defeated() {
    let mut game = scenario().ours(["Ant Droid"]).theirs(["Wampa"]).our_deck(["Repair"]).action_phase();
    game.us().attack("Ant Droid", "Wampa").expect_hand(["Repair"]);
}

// ---- ASH_117 Outland Protector ----

/// ASH_117, ASH_126, ASH_239, ASH_252: Sentinel.
#[test]
fn units_with_sentinel_must_be_attacked_first() {
    for (card, enemy) in [
        ("Outland Protector", "Cartel Spacer"),
        ("Survivors' Langskib", "Greedo"),
        ("Imperial Loyalist", "Greedo"),
        ("N5 Sentry Droid", "Greedo"),
    ] {
        let mut game = scenario().ours([card]).theirs([enemy]).their_action_phase();
        game.expect_not_offered(&format!("{enemy} -> our base")).expect_offered(&format!("{enemy} -> {card}"));
    }
}

// ---- ASH_118 8D8, Daimyo's Majordomo ----

/// ASH_118: 1 damage to another friendly unit, and a unit of the top 5 cards is drawn.
#[test]
fn x8d8_damages_a_friendly_unit_to_draw_a_unit_from_the_top_5() {
    let mut game = scenario()
        .ours(["8D8", "Wampa"])
        .our_deck(["Repair", "Greedo", "Repair", "AT-ST", "Repair", "Moment of Peace"])
        .action_phase();
    game.us().use_ability("8D8");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_options(["Greedo", "AT-ST", "done"]);
    game.us().choose("AT-ST").expect_hand(["AT-ST"]).expect_deck_top(["Moment of Peace"]);
    game.expect_damage("Wampa", 1);
    expect_hidden("8D8, Daimyo's Majordomo");
}

// Rulings

/// ASH_118: the other cards go to the bottom of the deck (ruling 2).
#[test]
fn x8d8_puts_the_unchosen_cards_on_the_bottom() {
    let mut game = scenario()
        .ours(["8D8", "Wampa"])
        .our_deck(["Repair", "Greedo", "Repair", "Repair", "Repair", "Moment of Peace"])
        .action_phase();
    game.us().use_ability("8D8").choose("Wampa").done().expect_deck_top(["Moment of Peace"]).expect_deck_size(6);
}

// ---- ASH_119 Greef Karga, Introductions are in Order ----

/// ASH_119: for 1 resource and exhausting, creates a Mandalorian if our base was attacked this phase.
#[test]
fn greef_karga_creates_a_mandalorian_if_our_base_was_attacked() {
    let mut game = scenario().ours(["Greef Karga, Introductions are in Order"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().use_ability("Greef Karga").expect_ready_resources(19);
    game.expect_count("our Mandalorian", 1).expect_exhausted("Greef Karga");
    // He is attacked himself, and then nobody is.
    let mut game =
        scenario().ours(["Greef Karga, Introductions are in Order"]).theirs(["Cantina Braggart"]).their_action_phase();
    game.them().attack("Cantina Braggart", "Greef Karga");
    game.us().use_ability("Greef Karga");
    game.expect_count("our Mandalorian", 0).expect_exhausted("Greef Karga");
}

// Corners

/// ASH_119: an attack counts if it dealt no damage or its attacker has left play. An attack on the enemy base does not.
#[test]
fn greef_karga_counts_an_attack_without_damage_or_attacker() {
    let mut game = scenario()
        .ours(["Greef Karga, Introductions are in Order", "Wampa"])
        .theirs(["Regional Governor"])
        .confiscate_does("Gain(to: Base(You), gives: [Instead(of: Damage())], for: Phase)")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    game.them().attack("Regional Governor", "our base");
    game.us().expect_base_damage(0).attack("Wampa", "Regional Governor");
    game.expect_gone("Regional Governor");
    game.them().pass();
    game.us().use_ability("Greef Karga");
    game.expect_count("our Mandalorian", 1);
    let mut game = scenario().ours(["Greef Karga, Introductions are in Order", "Wampa"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().use_ability("Greef Karga");
    game.expect_count("our Mandalorian", 0);
}

// ---- ASH_120 Warrior of Clan Kryze ----

/// ASH_120: Sentinel while another friendly unit is exhausted.
#[test]
fn warrior_of_clan_kryze_has_sentinel_with_an_exhausted_friendly_unit() {
    let mut game =
        scenario().ours(["Warrior of Clan Kryze", "Wampa"]).theirs([unit("AT-ST").exhausted()]).action_phase();
    game.expect_no_keyword("Warrior of Clan Kryze", Keyword::Sentinel);
    game.us().attack("Wampa", "their base");
    game.expect_keyword("Warrior of Clan Kryze", Keyword::Sentinel);
}

// ---- ASH_121 Blurrg ----

/// ASH_121: Support and Overwhelm.
#[test]
fn blurrg_supports_with_overwhelm() {
    let mut game = scenario()
        .our_hand(["Blurrg"])
        .ours(["Consular Security Force"])
        .theirs(["Death Star Stormtrooper"])
        .action_phase();
    game.us().play("Blurrg").attack("Consular Security Force", "Death Star Stormtrooper");
    game.them().expect_base_damage(2);
    game.expect_no_keyword("Consular Security Force", Keyword::Overwhelm);
}

// Rulings

/// ASH_121: a Shield leaves no excess damage. If the defending unit was defeated before combat damage, all damage is
/// excess damage (ruling 1, 2).
#[test]
fn blurrg_deals_excess_damage_except_through_a_shield() {
    expect_no_excess_through_shield(shielded("Blurrg").action_phase(), "Blurrg");
    expect_all_damage_is_excess(deadly_unit_with_enemy("Blurrg").action_phase(), "Blurrg", 3);
}

// ---- ASH_122 Consortium StarViper ----

/// ASH_122: Restore 2 while we have the initiative.
#[test]
fn consortium_starviper_has_restore_2_with_the_initiative() {
    let mut game = scenario().ours(["Consortium StarViper"]).initiative(Side::Them).action_phase();
    game.expect_no_keyword("Consortium StarViper", Keyword::Restore);
    let mut game = scenario().ours(["Consortium StarViper"]).initiative(Side::Us).action_phase();
    game.expect_keyword("Consortium StarViper", Keyword::Restore);
}

// ---- ASH_123 Lang, Arrogant Mercenary ----

/// ASH_123: he deals damage equal to his power to a ground unit.
#[test]
fn lang_deals_damage_equal_to_his_power() {
    let mut game = scenario().ours(["Lang, Arrogant Mercenary"]).theirs(["AT-ST", "Cartel Spacer"]).action_phase();
    game.us().use_ability("Lang");
    game.expect_options(["Lang", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_exhausted("Lang");
}

// Rulings

/// ASH_123: his current power counts (ruling 1).
#[test]
fn lang_counts_current_power() {
    let mut game =
        scenario().ours([unit("Lang, Arrogant Mercenary").with(["Academy Training"])]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("Lang").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

// ---- ASH_124 Protectorate Fighter ----

/// ASH_124: with a unique unit a Mandalorian is created.
#[test]
fn protectorate_fighter_creates_a_mandalorian_with_a_unique_unit() {
    let mut game = scenario().our_hand(["Protectorate Fighter", "Protectorate Fighter"]).ours(["Wampa"]).action_phase();
    game.us().play("Protectorate Fighter");
    game.expect_count("Mandalorian", 0);
    let mut game = scenario().our_hand(["Protectorate Fighter"]).ours(["Greedo"]).action_phase();
    game.us().play("Protectorate Fighter");
    game.expect_count("our Mandalorian", 1);
}

// ---- ASH_125 Stolen Eta Shuttle ----

/// ASH_125: +2/+0 while we have the initiative; and Hidden.
#[test]
fn stolen_eta_shuttle_gets_2_power_with_the_initiative() {
    let mut game = scenario().ours(["Stolen Eta Shuttle"]).initiative(Side::Them).action_phase();
    game.expect_power("Stolen Eta Shuttle", 3);
    let mut game = scenario().ours(["Stolen Eta Shuttle"]).initiative(Side::Us).action_phase();
    game.expect_power("Stolen Eta Shuttle", 5);
    expect_hidden("Stolen Eta Shuttle");
}

// ---- ASH_127 The Twins, We Don't Want War ----

/// ASH_127: when played and on attack, another friendly unit may gain Sentinel; heals 1 when another friendly unit is
/// defeated.
#[test]
fn the_twins_may_give_sentinel_and_heal_1_per_defeated_friendly_unit() {
    let mut game = scenario()
        .our_hand(["The Twins, We Don't Want War"])
        .our_base_damage(3)
        .ours(["Death Star Stormtrooper"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("The Twins");
    game.expect_options(["Death Star Stormtrooper", "no"]);
    game.us().choose("Death Star Stormtrooper");
    game.expect_keyword("Death Star Stormtrooper", Keyword::Sentinel);
    game.them().attack("Wampa", "Death Star Stormtrooper");
    game.us().expect_base_damage(5);
    let mut game = scenario().ours(["The Twins, We Don't Want War", "Death Star Stormtrooper"]).action_phase();
    game.us().attack("The Twins", "their base").choose("Death Star Stormtrooper");
    game.expect_keyword("Death Star Stormtrooper", Keyword::Sentinel);
}

// ---- ASH_128 Bothan-5, New Republic Prison Ship ----

/// ASH_128: it may capture another friendly non-Vehicle unit that was defeated from our discard pile, once each round.
#[test]
fn bothan_5_may_capture_a_defeated_friendly_unit_once_each_round() {
    let mut game = scenario()
        .ours(["Bothan-5", "Battlefield Marine", "Greedo", "Frontier AT-RT"])
        .theirs(["AT-ST", "Krayt Dragon"])
        .action_phase();
    game.us().attack("Frontier AT-RT", "AT-ST");
    game.expect_gone("Frontier AT-RT").expect_in_discard("Frontier AT-RT");
    game.them().pass();
    game.us().attack("Battlefield Marine", "AT-ST");
    let mut declined = game.clone();
    game.us().yes();
    game.expect_captured("Battlefield Marine");
    game.them().attack("Krayt Dragon", "Greedo");
    game.us().no();
    game.expect_in_discard("Greedo").expect_action_of(Side::Us);
    // What is declined does not count as used (CR 8.32.3).
    declined.us().no();
    declined.expect_in_discard("Battlefield Marine");
    declined.them().attack("Krayt Dragon", "Greedo");
    declined.us().resolve_first("Bothan-5").yes();
    declined.expect_captured("Greedo");
}

// Corners

/// ASH_128, CR 8.33.4: when the ship leaves play, the unit is rescued exhausted, and no "When Played" ability triggers.
#[test]
fn bothan_5_leaving_play_returns_its_captives_exhausted() {
    let mut game =
        scenario().ours(["Bothan-5", "Battlefield Marine"]).theirs(["AT-ST"]).their_hand(["Vanquish"]).action_phase();
    game.us().attack("Battlefield Marine", "AT-ST").yes();
    game.them().play("Vanquish").choose("Bothan-5");
    game.expect_gone("Bothan-5").expect_exhausted("our Battlefield Marine");
}

/// ASH_128, CR 3.7.2: a token is in no discard pile. A unit owned by an opponent is in theirs; a defeated ship captures
/// nothing.
#[test]
fn bothan_5_captures_only_a_card_in_our_discard_pile() {
    for other in [unit("Battle Droid"), unit("Wampa").owned_by(Side::Them)] {
        let mut game = scenario()
            .ours([unit("Bothan-5"), other])
            .confiscate_does("Defeat(All(side: Friendly, arena: In(ground)))")
            .our_hand(["Confiscate"])
            .action_phase();
        game.us().play("Confiscate");
        game.expect_action_of(Side::Them);
    }
    let mut game = scenario().ours(["Bothan-5", "Battlefield Marine"]).our_hand(["Superlaser Blast"]).action_phase();
    game.us().play("Superlaser Blast");
    game.expect_gone("Bothan-5").expect_in_discard("Battlefield Marine").expect_action_of(Side::Them);
}

/// ASH_128, CR 8.5.4: a unit that has left the discard pile is not captured.
#[test]
fn bothan_5_does_not_capture_a_card_that_has_left_the_discard_pile() {
    let mut game = scenario()
        .ours(["Bothan-5", "Battlefield Marine"])
        .text(r#"(id: "SOR_095", abilities: [When(on: [Defeated], do: [Return(This)])])"#)
        .confiscate_does("Defeat(Choose(side: Friendly))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Battlefield Marine").resolve_first("Battlefield Marine");
    game.us().expect_hand(["Battlefield Marine"]);
    game.expect_action_of(Side::Them);
}

// ---- ASH_129 Defenders of the Forest ----

/// ASH_129: Ambush and Overwhelm.
#[test]
fn defenders_of_the_forest_have_ambush_and_overwhelm() {
    let mut game = about_to_play("Defenders of the Forest").theirs(["Cantina Braggart"]).action_phase();
    game.us().play("Defenders of the Forest").attack("Defenders of the Forest", "Cantina Braggart");
    game.them().expect_base_damage(2);
}

// ---- ASH_130 Fang Fighter Squadron ----

/// ASH_130, ASH_215: Support without other abilities.
#[test]
fn units_with_support_let_another_attack() {
    for card in ["Fang Fighter Squadron", "Flanking TIE Interceptor"] {
        let mut game = scenario().our_hand([card]).our_resources(30).ours(["Wampa"]).action_phase();
        let mut declined = game.clone();
        game.us().play(card).attack("Wampa", "their base");
        game.them().expect_base_damage(4);
        declined.us().play(card).no();
        declined.expect_ready("Wampa").expect_action_of(Side::Them);
    }
}

// ---- ASH_132 Queen Soruna, Willing to Fight ----

/// ASH_132: a unit may be revealed for 3 damage to a unit with the same cost.
#[test]
fn queen_soruna_may_reveal_a_unit_to_damage_one_with_the_same_cost() {
    let mut game = scenario()
        .our_hand(["Queen Soruna, Willing to Fight", "Wampa"])
        .theirs(["Consular Security Force", "AT-ST"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Queen Soruna");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_options(["Consular Security Force"]);
    game.us().choose("Consular Security Force").expect_hand(["Wampa"]);
    game.expect_damage("Consular Security Force", 3);
    declined.us().play("Queen Soruna").no();
    declined.expect_damage("Consular Security Force", 0);
    let mut game = scenario()
        .ours(["Queen Soruna, Willing to Fight"])
        .our_hand(["Wampa"])
        .theirs(["Consular Security Force"])
        .action_phase();
    game.us().attack("Queen Soruna", "their base").choose("Wampa").choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 3);
}

// Rulings

/// ASH_132: printed costs are compared (ruling 1).
#[test]
fn queen_soruna_compares_printed_costs() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (), amount: 2)])])"#)
        .our_hand(["Queen Soruna, Willing to Fight", "Wampa"])
        .ours(["Battlefield Marine"])
        .theirs(["Consular Security Force", "Pirated Starfighter"])
        .action_phase();
    game.us().play("Queen Soruna").choose("Wampa");
    game.expect_options(["Consular Security Force"]);
}
