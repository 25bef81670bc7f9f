//! The cards of Secrets of Power from SEC_032 to SEC_055: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Scenario, Scene, Side, scenario, unit};

// ---- SEC_032 Kylo Ren's Command Shuttle, Icon of Authority ----

/// SEC_032: +0/+2 for our ground units with Sentinel, and for no others.
#[test]
fn kylo_rens_command_shuttle_gives_friendly_ground_sentinels_2_hp() {
    let mut game = scenario()
        .ours(["Kylo Ren's Command Shuttle", "Lobot", "Wampa", "Defense Fleet X-Wing"])
        .theirs(["Lobot"])
        .action_phase();
    game.expect_hp("our Lobot", 6).expect_hp("their Lobot", 4).expect_hp("Wampa", 5);
    game.expect_hp("Defense Fleet X-Wing", 4);
}

// ---- SEC_033 Sly Moore, Witness to Power ----

/// SEC_033: an enemy unit that attacks a base has 2 less power, for this phase.
#[test]
fn sly_moore_gives_enemy_units_attacking_a_base_2_less_power() {
    let mut game = scenario().our_hand(["Sly Moore, Witness to Power"]).theirs(["Wampa"]).action_phase();
    game.us().play("Sly Moore");
    game.expect_power("Wampa", 4);
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(2);
    game.expect_power("Wampa", 4);
    game.both_pass().nobody_resources();
    game.us().pass();
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(6);
}

// Corners

/// SEC_033: attacks on units and attacks of our own units are not weakened.
#[test]
fn sly_moore_does_not_weaken_attacks_on_units_or_friendly_attacks() {
    let mut game =
        scenario().our_hand(["Sly Moore, Witness to Power"]).ours(["AT-ST", "Wampa"]).theirs(["Wampa"]).action_phase();
    game.us().play("Sly Moore");
    game.them().attack("their Wampa", "AT-ST");
    game.expect_damage("AT-ST", 4);
    game.us().attack("our Wampa", "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// SEC_033, as its erratum states: it applies to an attack on any base (ruling 1).
#[test]
fn sly_moore_weakens_attacks_on_every_base() {
    let mut game =
        scenario().our_hand(["Sly Moore, Witness to Power"]).theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().play("Sly Moore");
    game.them().attack("Wampa", "third base");
    game.third().expect_base_damage(2);
}

// ---- SEC_034 Cad Bane, Impressed Now? ----

/// SEC_034: when played, a unit with 2 or less remaining HP may be defeated.
#[test]
fn cad_bane_may_defeat_a_unit_with_2_or_less_remaining_hp() {
    let mut game = scenario()
        .our_hand(["Cad Bane, Impressed Now?"])
        .ours(["Battle Droid"])
        .theirs([unit("Wampa").damage(3), unit("AT-ST")])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Cad Bane, Impressed Now?");
    game.expect_options(["Battle Droid", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa");
    declined.us().play("Cad Bane, Impressed Now?").no();
    declined.expect_in_play("Wampa");
}

/// SEC_034, SEC_036, SEC_082, SEC_084, SEC_100, SEC_111, SEC_140, SEC_152, SEC_172, SEC_189, SEC_243, SEC_255, CR 7.5.19:
/// Plot: each of these units is played from the resources when our leader is deployed.
#[test]
fn units_with_plot_are_played_when_a_leader_is_deployed() {
    for card in [
        "Cad Bane, Impressed Now?",
        "Dogmatic Shock Squad",
        "Chancellor Palpatine, I Am the Senate",
        "Mas Amedda, Accomplice to Power",
        "Dressellian Commandos",
        "Jar Jar Binks, Mesa Propose…",
        "Hondo Ohnaka, You Better Hurry",
        "Strike Force X-Wing",
        "Cinta Kaz",
        "Lurking Snub Fighter",
        "FN Trooper Corps",
        "Remote Escort Tank",
    ] {
        let mut game = scenario()
            .our_leader("Leia Organa, Get to Your Transports!")
            .our_resource_cards([card])
            .our_resources(20)
            .action_phase();
        game.expect_not_offered(&format!("play {card}"));
        game.us().deploy();
        game.expect_asked(Side::Us, QuestionKind::Plot);
        game.us().choose(card).expect_resources(21);
        game.expect_in_play(card);
    }
}

// ---- SEC_035 Darth Sion, Lord of Pain ----

/// SEC_035: Experience for each enemy unit that was defeated this phase.
#[test]
fn darth_sion_gets_experience_per_enemy_unit_defeated_this_phase() {
    let mut game = scenario()
        .our_hand(["Darth Sion"])
        .ours(["AT-ST", "Battle Droid"])
        .theirs(["Cantina Braggart", "Wampa"])
        .action_phase();
    game.us().attack("AT-ST", "Cantina Braggart");
    game.them().attack("Wampa", "Battle Droid");
    game.us().play("Darth Sion");
    game.expect_upgrades("Darth Sion", ["Experience"]);
}

// Rulings

/// SEC_035: with 7 power or more, including temporary power, he returns to hand. With less he does not (ruling 1).
#[test]
fn darth_sion_returns_to_hand_when_defeated_with_7_or_more_power() {
    for (steps, returns) in [("Gain(to: It, gives: [Stats(2, 0)], for: Phase), ", true), ("", false)] {
        let mut game = scenario()
            .confiscate_does(&format!(
                "Bind(Choose(named: [\"Darth Sion\"])), {steps}Defeat(All(named: [\"Darth Sion\"]))"
            ))
            .ours(["Darth Sion"])
            .our_hand(["Confiscate"])
            .action_phase();
        game.us().play("Confiscate").choose("Darth Sion");
        if returns {
            game.us().expect_hand(["Darth Sion"]);
        } else {
            game.expect_in_discard("Darth Sion");
        }
    }
}

/// SEC_035: he alone returns from the discard pile (ruling 2).
#[test]
fn darth_sion_returns_only_from_the_discard_pile() {
    let mut game = scenario()
        .confiscate_does(
            "Defeat(Choose()), Put(what: All(is: Card, zone: Discard, named: [\"Darth Sion\"]), to: Bottom(Random))",
        )
        .ours([unit("Darth Sion").with(["Experience", "Experience"])])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Darth Sion");
    game.us().expect_hand([]);
    game.expect_in_deck("Darth Sion");
}

// ---- SEC_036 Dogmatic Shock Squad ----

/// SEC_036, SEC_049, SEC_057, SEC_060, SEC_086, SEC_117, SEC_262: Sentinel, in their arenas.
#[test]
fn units_with_sentinel_must_be_attacked_first_in_their_arena() {
    for (card, enemy) in [
        ("Dogmatic Shock Squad", "Wampa"),
        ("Jade Squadron Patrol", "TIE/ln Fighter"),
        ("Lobot", "Wampa"),
        ("Defense Fleet X-Wing", "TIE/ln Fighter"),
        ("Cruel Commandos", "Wampa"),
        ("Consular's Cruiser", "TIE/ln Fighter"),
        ("Ando Commission", "Wampa"),
    ] {
        let mut game = scenario().ours([card]).theirs([enemy]).their_action_phase();
        game.expect_offered(&format!("{enemy} -> {card}")).expect_not_offered(&format!("{enemy} -> our base"));
    }
}

// ---- SEC_037 Cantwell Arrestor Cruiser ----

/// SEC_037: with its icons disclosed an enemy unit is exhausted and cannot ready while this is in play.
#[test]
fn cantwell_arrestor_cruiser_exhausts_a_unit_that_cannot_ready() {
    let mut game = scenario()
        .our_hand(["Cantwell Arrestor Cruiser", "Death Trooper", "Vanquish"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Cantwell Arrestor Cruiser").choose("Death Trooper").choose("Vanquish");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa");
    game.both_pass().nobody_resources();
    game.expect_exhausted("Wampa");
}

// Rulings

/// SEC_037: the effect lasts until it leaves play, even if another player controls it (ruling 1).
#[test]
fn cantwell_arrestor_cruiser_keeps_the_unit_exhausted_under_any_controller() {
    for (steps, held) in [("TakeControl(of: Choose(side: Enemy))", true), ("Return(Choose(side: Enemy))", false)] {
        let mut game = scenario()
            .confiscate_does(steps)
            .our_hand(["Cantwell Arrestor Cruiser", "Death Trooper", "Vanquish"])
            .theirs(["Wampa"])
            .their_hand(["Confiscate"])
            .action_phase();
        game.us().play("Cantwell Arrestor Cruiser").choose("Death Trooper").choose("Vanquish").choose("Wampa");
        game.them().play("Confiscate").choose("Cantwell Arrestor Cruiser");
        game.both_pass().nobody_resources();
        if held {
            game.expect_exhausted("Wampa");
        } else {
            game.expect_ready("Wampa");
        }
    }
}

/// SEC_037: captured and rescued, its effect has ended (ruling 2).
#[test]
fn cantwell_arrestor_cruiser_captured_and_rescued_keeps_no_unit_exhausted() {
    let mut game = scenario()
        .confiscate_does("Capture(by: Choose(side: Friendly), what: Choose(side: Enemy)), Rescue(It)")
        .our_hand(["Cantwell Arrestor Cruiser", "Death Trooper", "Vanquish"])
        .theirs(["Wampa"])
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().play("Cantwell Arrestor Cruiser").choose("Death Trooper").choose("Vanquish").choose("Wampa");
    game.them().play("Confiscate").choose("Wampa").choose("Cantwell Arrestor Cruiser");
    game.both_pass().nobody_resources();
    game.expect_ready("Wampa");
}

// ---- SEC_038 Condemn ----

/// An enemy Wampa with our Condemn on it, about to attack us; we have these cards in hand.
fn condemned(hand: &[&'static str]) -> Scenario {
    scenario().theirs([unit("Wampa").with_upgrade_of(Side::Us, "Condemn")]).our_hand(hand.iter().copied())
}

/// SEC_038, CR 8.38: when the unit attacks, the defending player may disclose Vigilance and Villainy to give it -6/-0.
#[test]
fn condemn_lets_the_defender_disclose_to_give_the_attacker_minus_6_power() {
    let mut game = condemned(&["Death Trooper"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Death Trooper", "no"]);
    let mut declined = game.clone();
    game.us().choose("Death Trooper").expect_base_damage(0);
    game.expect_power("Wampa", 4);
    declined.us().no().expect_base_damage(4);
    // Who has no such icons is not asked.
    let mut game = condemned(&["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(4);
}

// Corners

/// SEC_038, CR 8.14.2: only while it attacks it loses its other abilities: no Overwhelm, and no triggers.
#[test]
fn condemn_removes_the_other_abilities_while_the_unit_attacks() {
    let mut game = condemned(&[]).ours(["Porg"]).their_action_phase();
    game.expect_keyword("Wampa", Keyword::Overwhelm);
    game.them().attack("Wampa", "Porg");
    game.us().expect_base_damage(0);
    game.expect_keyword("Wampa", Keyword::Overwhelm);
    let mut game =
        scenario().theirs([unit("SOR_156").with_upgrade_of(Side::Us, "Condemn"), unit("Wampa")]).their_action_phase();
    game.them().attack("Benthic \"Two Tubes\"", "our base");
    game.expect_action_of(Side::Us);
}

// Rulings

/// SEC_038, CR 8.14.2: a unit that has already lost all abilities does not gain the "On Attack" ability either.
#[test]
fn condemn_gives_nothing_to_a_unit_that_cannot_gain_abilities() {
    let mut game = condemned(&["Death Trooper", "There Is No Escape"]).action_phase();
    game.us().play("There Is No Escape").choose("Wampa");
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(4);
    let wampa = unit("Wampa").with_upgrade_of(Side::Us, "Condemn").with(["Exiled from the Force"]);
    let mut game = scenario().theirs([wampa]).our_hand(["Death Trooper"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(4);
    game.expect_action_of(Side::Us);
}

/// SEC_038, CR 8.14.2: it cannot gain abilities while it attacks (ruling 1).
#[test]
fn condemn_stops_an_attacker_from_gaining_abilities() {
    let mut game = scenario()
        .confiscate_does("Attack(with: Choose(side: Friendly), gives: [Keyword(Overwhelm)])")
        .theirs([unit("Battlefield Marine").with_upgrade_of(Side::Us, "Condemn")])
        .ours(["Porg"])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").pick("Battlefield Marine -> Porg");
    game.us().expect_base_damage(0);
    game.expect_gone("Porg");
}

// ---- SEC_039 Creditor's Claim ----

/// SEC_039: when the unit is defeated, a unit with 3 or less remaining HP may be defeated.
#[test]
fn creditors_claim_may_defeat_a_unit_with_3_or_less_remaining_hp() {
    let mut game = scenario()
        .ours([unit("Battle Droid").with(["Creditor's Claim"])])
        .theirs([unit("Wampa").damage(2), unit("AT-ST")])
        .action_phase();
    game.us().attack("Battle Droid", "AT-ST");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa");
}

// Rulings

/// SEC_039: on an enemy unit, its controller decides (ruling 1).
#[test]
fn creditors_claim_on_an_enemy_unit_lets_the_enemy_decide() {
    let mut game = scenario()
        .theirs([unit("Battle Droid").with_upgrade_of(Side::Us, "Creditor's Claim")])
        .ours(["AT-ST", "Greedo"])
        .action_phase();
    game.us().attack("AT-ST", "Battle Droid");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Greedo", "no"]);
}

// ---- SEC_040 Emergency Powers ----

/// SEC_040: pays resources and gives a non-leader unit as many Experience tokens.
#[test]
fn emergency_powers_gives_experience_per_resource_paid() {
    let mut game = scenario()
        .our_hand(["Emergency Powers"])
        .our_deployed_leader("Lama Su, We Modified Their Genetics")
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Emergency Powers");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa").number(3);
    game.expect_upgrades("Wampa", ["Experience", "Experience", "Experience"]);
}

// ---- SEC_041 Populist Advisor ----

/// SEC_041: combat damage of an enemy unit to our base gives it Sentinel.
#[test]
fn populist_advisor_gains_sentinel_when_our_base_takes_combat_damage() {
    let mut game = scenario().ours(["Populist Advisor"]).theirs(["Wampa"]).their_action_phase();
    game.expect_no_keyword("Populist Advisor", Keyword::Sentinel);
    game.them().attack("Wampa", "our base");
    game.expect_keyword("Populist Advisor", Keyword::Sentinel);
}

// Rulings

/// SEC_041: damage from an ability is not combat damage (ruling 1).
#[test]
fn populist_advisor_triggers_on_combat_damage_only() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 1, to: Base(Opponent), by: Choose(side: Friendly))")
        .ours(["Populist Advisor"])
        .theirs(["Wampa"])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Wampa");
    game.expect_no_keyword("Populist Advisor", Keyword::Sentinel);
}

/// SEC_041: the attacker need not survive (ruling 2).
#[test]
fn populist_advisor_triggers_when_the_attacker_does_not_survive() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [DealsCombatDamage(to: (is: Base))], do: [Defeat(This)]))")
        .ours(["Populist Advisor"])
        .theirs([unit("Wampa").with(["Resilient"])])
        .their_action_phase();
    game.them().attack("Wampa", "our base").their_abilities_first();
    game.expect_gone("Wampa").expect_keyword("Populist Advisor", Keyword::Sentinel);
}

// ---- SEC_042 Cassian Andor, Lay Low ----

/// SEC_042: while he defends, the attacker has -2/-0; while he attacks, the defender does not.
#[test]
fn cassian_andor_gives_an_attacker_2_less_power_while_defending() {
    let mut game = scenario().ours(["Cassian Andor, Lay Low"]).theirs(["Battlefield Marine"]).their_action_phase();
    game.them().attack("Battlefield Marine", "Cassian Andor");
    game.expect_damage("Cassian Andor", 1).expect_power("Battlefield Marine", 3);
}

// Rulings

/// SEC_042: prevents 2 damage from an enemy ability, but no combat damage (ruling 1).
#[test]
fn cassian_andor_prevents_2_damage_of_enemy_abilities_only() {
    let mut game =
        scenario().ours(["Cassian Andor, Lay Low"]).their_hand(["Daring Raid"]).theirs(["Greedo"]).their_action_phase();
    game.them().play("Daring Raid").choose("Cassian Andor");
    game.expect_damage("Cassian Andor", 0);
    game.us().attack("Cassian Andor", "Greedo");
    game.expect_gone("Cassian Andor");
}

/// SEC_042: with a Shield, we choose the order of the two effects (ruling 2).
#[test]
fn cassian_andor_with_a_shield_lets_us_order_the_replacements() {
    let mut game = scenario()
        .ours([unit("Cassian Andor, Lay Low").with(["Shield"])])
        .their_hand(["Daring Raid"])
        .their_action_phase();
    game.them().play("Daring Raid").choose("Cassian Andor");
    game.expect_asked(Side::Us, QuestionKind::Replacement).expect_options(["Cassian Andor", "Shield"]);
    game.us().choose("Cassian Andor");
    game.expect_upgrades("Cassian Andor", ["Shield"]).expect_damage("Cassian Andor", 0);
}

// ---- SEC_043 Chandrilan Sponsor ----

/// SEC_043, SEC_066, SEC_259: Restore 2, 3 and 1.
#[test]
fn units_with_restore_heal_the_base() {
    for (card, healed) in [("Chandrilan Sponsor", 2), ("Alderaanian Envoys", 3), ("ASP Laborer", 1)] {
        let mut game = scenario().ours([card]).our_base_damage(5).action_phase();
        game.us().attack(card, "their base").expect_base_damage(5 - healed);
    }
}

// ---- SEC_045 Senator Chuchi, Voice for the Voiceless ----

/// SEC_045: Restore 1; on attack another friendly Official unit gets Restore 2.
#[test]
fn senator_chuchi_gives_another_friendly_official_restore_2_on_attack() {
    let mut game = scenario()
        .ours(["Senator Chuchi", "Populist Champion", "Wampa"])
        .theirs(["Populist Champion"])
        .our_base_damage(9)
        .action_phase();
    game.us().attack("Senator Chuchi", "their base").resolve_first("Restore").expect_base_damage(8);
    game.expect_options(["Populist Champion"]);
    game.us().choose("our Populist Champion");
    game.them().pass();
    game.us().attack("our Populist Champion", "their base").expect_base_damage(6);
}

// ---- SEC_046 Galen Erso, You'll Never Win ----

/// We have played Galen Erso and named a card.
fn galen_names(card: &'static str, table: Scenario) -> Scene {
    let mut game = table.our_hand(["SEC_046"]).our_resources(30).action_phase();
    game.us().play("Galen Erso").name_card(card);
    game
}

/// SEC_046, CR 8.14.2, 8.17: while he is in play, an opponent's cards with the name have no abilities: a unit has no
/// keywords, and an event has no effect.
#[test]
fn galen_erso_removes_the_abilities_of_enemy_cards_with_the_named_name() {
    let mut game = galen_names("Cell Block Guard", scenario().theirs(["Cell Block Guard"]).ours(["Cell Block Guard"]));
    game.expect_no_keyword("their Cell Block Guard", Keyword::Sentinel);
    game.expect_keyword("our Cell Block Guard", Keyword::Sentinel);
    let table = scenario().ours(["Wampa"]).their_hand(["Open Fire"]).their_deck(["Repair"]);
    let mut game = galen_names("Open Fire", table);
    game.them().play("Open Fire");
    game.expect_damage("Wampa", 0).expect_in_discard("Open Fire").expect_action_of(Side::Us);
}

// Corners

/// SEC_046: a leader with the named name keeps its abilities, unlike a unit with that name.
#[test]
fn galen_erso_does_not_affect_leaders() {
    let table = scenario().their_deployed_leader("SOR_010").theirs(["SOR_087"]).ours(["Wampa"]);
    let mut game = galen_names("Darth Vader", table);
    let lost = |card| game.game.stats(card).rules.contains(rules::Restrictions::NO_ABILITIES);
    assert_eq!([game.card("their leader"), game.card("SOR_087")].map(lost), [false, true]);
    game.expect_no_keyword("SOR_087", Keyword::Ambush);
    game.them().attack("their leader", "our base");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_offered("Wampa").expect_offered("no");
    game.them().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

/// SEC_046, CR 8.14.2: cards out of play have no abilities either: no Piloting, no Smuggle, no lower cost.
#[test]
fn galen_erso_removes_abilities_of_cards_out_of_play() {
    let ship = "Royal Security Fighter";
    let mut game = galen_names("Clone Pilot", scenario().theirs([ship]).their_hand(["Clone Pilot"]));
    game.expect_offered("play Clone Pilot").expect_not_offered("play Clone Pilot onto Royal Security Fighter");
    let mut game = galen_names("Wampa", scenario().theirs([ship]).their_hand(["Clone Pilot"]));
    game.expect_offered("play Clone Pilot onto Royal Security Fighter");
}

/// SEC_046, CR 3.4.7, 8.14.2: an upgrade that makes its unit a leader unit does so by an ability: without it the unit
/// is a non-leader unit, and it is a leader unit again when Galen Erso has left play.
#[test]
fn galen_erso_naming_the_darksaber_makes_its_unit_a_non_leader() {
    let table = || {
        let led = unit("Greedo").with(["The Darksaber, Icon of Leadership"]);
        scenario().theirs([led]).ours(["Wampa"]).our_hand(["Vanquish"]).their_hand(["Vanquish"])
    };
    for (name, is_target) in [("The Darksaber", true), ("Greedo", false)] {
        let mut game = galen_names(name, table());
        game.them().pass();
        game.us().play("Vanquish");
        if is_target {
            game.expect_offered("Greedo")
        } else {
            game.expect_not_offered("Greedo")
        };
    }
    let mut game = galen_names("The Darksaber", table());
    game.them().play("Vanquish").choose("Galen Erso");
    game.us().play("Vanquish");
    game.expect_options(["Wampa"]);
}

// Rulings

/// SEC_046, CR 3.7.13, 8.14.2: Credits of an opponent cannot pay while he is in play; those of his own player can
/// (ruling 6).
#[test]
fn galen_erso_naming_credit_stops_opponents_from_paying_with_credits() {
    let table = || {
        let theirs = scenario().their_credits(2).their_resources(1).their_hand(["Underworld Thug"]);
        theirs.our_hand(["Vanquish", "Open Fire"])
    };
    let mut game = galen_names("Wampa", table());
    game.expect_offered("play Underworld Thug");
    let mut game = galen_names("Credit", table());
    game.expect_not_offered("play Underworld Thug");
    game.them().pass().expect_credits(2);
    game.us().play("Vanquish").choose("Galen Erso");
    game.expect_offered("play Underworld Thug");
    let mut game = table().our_credits(1).our_hand(["SEC_046"]).our_resources(30).action_phase();
    game.us().play("Galen Erso").done().name_card("Credit");
    game.them().pass();
    game.us().play("Open Fire");
    game.expect_asked(Side::Us, QuestionKind::PayWith);
}

/// SEC_046, CR 8.14.2: a base has no epic action, no trigger and no constant ability (ruling 6).
#[test]
fn galen_erso_naming_a_base_removes_its_abilities() {
    let table = || scenario().their_base("Security Complex").theirs(["Wampa"]);
    let mut game = galen_names("Wampa", table());
    game.expect_offered("use their base");
    let mut game = galen_names("Security Complex", table());
    game.expect_not_offered("use their base");
    let arena = || scenario().their_base("Petranaki Arena").their_deployed_leader("IG-88");
    let power = |named| {
        let game = galen_names(named, arena());
        game.game.stats(game.card("their leader")).power
    };
    assert_eq!(power("Petranaki Arena"), power("Wampa") - 1);
    for (named, droids) in [("Wampa", 2), ("Droid Manufactory", 0)] {
        let mut game = galen_names(named, scenario().their_base("Droid Manufactory").their_leader("IG-88"));
        game.them().deploy();
        game.expect_count("Battle Droid", droids);
    }
}

/// SEC_046, CR 8.23.2: a name means every card with it, with any subtitle (ruling 1).
#[test]
fn galen_erso_names_a_card_without_its_subtitle() {
    let two = ["Millennium Falcon, Get Out And Push", "Millennium Falcon, Piece of Junk"];
    let game = galen_names("Millennium Falcon", scenario().theirs(two));
    for name in two {
        assert!(game.game.stats(game.card(name)).rules.contains(rules::Restrictions::NO_ABILITIES), "{name}");
    }
}

/// SEC_046, CR 7.7.3: the effect lasts until he leaves play, also under the control of an opponent (ruling 2).
#[test]
fn galen_erso_removes_abilities_until_he_leaves_play_under_any_controller() {
    let table = scenario()
        .theirs(["Cell Block Guard"])
        .their_hand(["Confiscate", "Vanquish"])
        .confiscate_does("TakeControl(of: Choose(side: Enemy))");
    let mut game = galen_names("Cell Block Guard", table);
    game.them().play("Confiscate").choose("Galen Erso");
    game.expect_controller("Galen Erso", Side::Them).expect_no_keyword("Cell Block Guard", Keyword::Sentinel);
    game.us().pass();
    game.them().play("Vanquish").choose("Galen Erso");
    game.expect_keyword("Cell Block Guard", Keyword::Sentinel);
}

/// SEC_046, CR 8.33: captured and rescued, his effect has ended (ruling 3).
#[test]
fn galen_erso_captured_and_rescued_removes_no_abilities() {
    let table = scenario()
        .ours(["AT-ST"])
        .theirs(["Battlefield Marine", "Cell Block Guard"])
        .their_hand(["Confiscate"])
        .confiscate_does("Capture(by: Choose(side: Friendly), what: Choose(side: Enemy))");
    let mut game = galen_names("Cell Block Guard", table);
    game.them().play("Confiscate").choose("Battlefield Marine").choose("Galen Erso");
    game.expect_captured("Galen Erso").expect_keyword("Cell Block Guard", Keyword::Sentinel);
    game.us().attack("AT-ST", "Cell Block Guard");
    game.them().pass();
    game.expect_in_play("Battlefield Marine");
}

/// SEC_046: it affects the cards of each opponent (ruling 4).
#[test]
fn galen_erso_affects_the_cards_of_each_opponent() {
    let table = scenario().theirs(["Cell Block Guard"]).third(["Cell Block Guard"]);
    let game = galen_names("Cell Block Guard", table);
    for seat in [1, 2] {
        let guard = game.game.state.list(rules::Seat(seat), rules::CardZone::Arena)[0];
        assert!(!game.game.stats(guard).keywords.has(Keyword::Sentinel), "player {seat}");
    }
}

/// SEC_046, CR 8.14.2: cards with the name cannot gain abilities (ruling 5).
#[test]
fn galen_erso_stops_cards_of_the_name_from_gaining_abilities() {
    let table = scenario()
        .theirs(["Wampa"])
        .their_hand(["Confiscate"])
        .confiscate_does("Gain(to: Choose(side: Friendly), gives: [Keyword(Sentinel)], for: Phase)");
    let mut game = galen_names("Wampa", table);
    game.them().play("Confiscate").choose("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Sentinel).expect_no_keyword("Wampa", Keyword::Overwhelm);
}

/// SEC_046: bases and tokens can be named: a Shield then prevents nothing, and a base has no epic action (ruling 6).
#[test]
fn galen_erso_can_name_tokens_and_bases() {
    let table = scenario().theirs([unit("Wampa").with(["Shield"])]).our_hand(["Open Fire"]);
    let mut game = galen_names("Shield", table);
    game.them().pass();
    game.us().play("Open Fire").choose("Wampa");
    game.expect_damage("Wampa", 4).expect_upgrades("Wampa", ["Shield"]);
    for (named, can) in [("Tarkintown", false), ("Wampa", true)] {
        let game = galen_names(named, scenario().their_base("Tarkintown").ours([unit("AT-ST").damage(1)]));
        let base = game.card("their base");
        let uses = |action: &rules::Action| matches!(action, rules::Action::Use { card, .. } if *card == base);
        assert_eq!(game.game.legal_actions().iter().any(uses), can, "{named}");
    }
}

// ---- SEC_047 Coronet, Stately Vessel ----

/// SEC_047: Restore 1 for itself and each other friendly unit, added to any Restore that a unit has.
#[test]
fn coronet_gives_friendly_units_restore_1() {
    let mut game = scenario().ours(["Coronet", "Wampa", "ASP Laborer"]).our_base_damage(9).action_phase();
    game.us().attack("Wampa", "their base").expect_base_damage(8);
    game.them().pass();
    game.us().attack("ASP Laborer", "their base").expect_base_damage(6);
    game.them().pass();
    game.us().attack("Coronet", "their base").expect_base_damage(5);
}

// ---- SEC_048 Captain Rex, Into the Firefight ----

/// SEC_048: when played and after his attack, he and an enemy unit have Sentinel.
#[test]
fn captain_rex_gives_himself_and_an_enemy_unit_sentinel() {
    let mut game = scenario().our_hand(["Captain Rex, Into the Firefight"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Captain Rex, Into the Firefight");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_keyword("Captain Rex", Keyword::Sentinel).expect_keyword("Wampa", Keyword::Sentinel);
    game.expect_no_keyword("AT-ST", Keyword::Sentinel);
    let mut game = scenario().ours(["Captain Rex, Into the Firefight"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Captain Rex", "their base").choose("Wampa");
    game.expect_keyword("Captain Rex", Keyword::Sentinel).expect_keyword("Wampa", Keyword::Sentinel);
    let mut game = scenario().ours(["Captain Rex, Into the Firefight"]).action_phase();
    game.us().attack("Captain Rex", "their base");
    game.expect_keyword("Captain Rex", Keyword::Sentinel);
}

// Rulings

/// SEC_048, CR 7.6.16C: defeated by the combat damage of his attack he still gives an enemy unit Sentinel, unlike the
/// older ruling (ruling 1, 2).
#[test]
fn captain_rex_defeated_by_his_attack_still_gives_an_enemy_sentinel() {
    let mut game = scenario()
        .ours([unit("Captain Rex, Into the Firefight").damage(6)])
        .theirs(["Wampa", "AT-ST", "Greedo"])
        .action_phase();
    game.us().attack("Captain Rex", "Wampa");
    game.expect_gone("Captain Rex");
    game.us().choose("AT-ST");
    game.expect_keyword("AT-ST", Keyword::Sentinel).expect_no_keyword("Greedo", Keyword::Sentinel);
    game.expect_action_of(Side::Them);
}

/// SEC_048, CR 7.6.2: his one ability is a "When Played" ability also when his attack triggered it.
#[test]
fn captain_rex_on_attack_counts_as_a_when_played_ability() {
    let mut game = scenario()
        .ours(["Captain Rex, Into the Firefight", "Qui-Gon Jinn's Aethersprite, Guided by the Force"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().attack("Qui-Gon Jinn's Aethersprite", "their base");
    game.them().pass();
    game.us().attack("Captain Rex", "their base").choose("Wampa").yes().choose("AT-ST");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_keyword("AT-ST", Keyword::Sentinel);
}

// ---- SEC_050 Vigil, Securing the Future ----

/// SEC_050: 1 less damage to another friendly unit, 1 more to itself.
#[test]
fn vigil_prevents_1_damage_to_other_friendly_units_and_takes_1_more() {
    let mut game = scenario().ours(["Vigil", "Wampa"]).their_hand(["Daring Raid", "Daring Raid"]).their_action_phase();
    game.them().play("Daring Raid").choose("Wampa");
    game.expect_damage("Wampa", 1);
    game.us().pass();
    game.them().play("Daring Raid").choose("Vigil");
    game.expect_damage("Vigil", 3);
}

// Rulings

/// SEC_050: with a Shield on the other unit, we choose the order of the two effects (ruling 1).
#[test]
fn vigil_and_a_shield_on_the_other_unit_are_ordered_by_us() {
    let mut game = scenario()
        .ours([unit("Vigil"), unit("Wampa").with(["Shield"])])
        .theirs(["Jedha Agitator"])
        .confiscate_does("Damage(amount: 1, to: Choose(side: Enemy))")
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Replacement).expect_options(["Vigil", "Shield"]);
    game.us().choose("Vigil");
    game.expect_upgrades("Wampa", ["Shield"]).expect_damage("Wampa", 0);
}

/// SEC_050: it changes each instance of damage once (ruling 2).
#[test]
fn vigil_increases_an_instance_of_damage_once() {
    let mut game = scenario().ours(["Vigil"]).theirs(["Alliance X-Wing"]).their_action_phase();
    game.them().attack("Alliance X-Wing", "Vigil");
    game.expect_damage("Vigil", 3);
}

/// SEC_050, CR 7.7.5E, 7.7.5C: if another effect prevents damage to it, we choose the order: prevention first leaves
/// nothing to increase. If the order makes no difference, no question is asked.
#[test]
fn vigil_protected_by_finn_takes_damage_in_the_order_we_choose() {
    let table = |amount: u8| {
        let mut game = scenario()
            .ours(["Finn, On the Run", "Vigil"])
            .their_hand(["Confiscate"])
            .confiscate_does(&format!("Damage(amount: {amount}, to: Choose(side: Enemy))"))
            .action_phase();
        game.us().attack("Finn", "their base").choose("Vigil");
        game.them().play("Confiscate").choose("Vigil");
        game
    };
    for (first, damage) in [("Finn", 0), ("Vigil", 1)] {
        let mut game = table(1);
        game.expect_asked(Side::Us, QuestionKind::Replacement).expect_options(["Vigil", "Finn"]);
        game.us().choose(first);
        game.expect_damage("Vigil", damage).expect_action_of(Side::Us);
    }
    table(2).expect_damage("Vigil", 2).expect_action_of(Side::Us);
}

// ---- SEC_051 Bo-Katan Kryze, Alone ----

/// SEC_051: -3/-3 for each enemy unit. A friendly unit gets Experience for each enemy unit that is defeated.
#[test]
fn bo_katan_kryze_gives_experience_when_an_enemy_unit_is_defeated() {
    let mut game = scenario().ours(["Bo-Katan Kryze, Alone", "Wampa"]).theirs(["Cantina Braggart"]).action_phase();
    game.us().attack("Wampa", "Cantina Braggart").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// Rulings

/// SEC_051: the first ability can trigger the second (ruling 1).
#[test]
fn bo_katan_kryze_triggers_on_units_that_her_when_played_defeats() {
    let mut game = scenario().our_hand(["Bo-Katan Kryze, Alone"]).theirs(["Cantina Braggart", "Wampa"]).action_phase();
    game.us().play("Bo-Katan Kryze, Alone");
    game.expect_gone("Cantina Braggart").expect_power("Wampa", 1).expect_hp("Wampa", 2);
    game.us().choose("Bo-Katan Kryze");
    game.expect_upgrades("Bo-Katan Kryze", ["Experience"]);
}

// ---- SEC_052 Diplomatic Immunity ----

/// SEC_052: when the unit is attacked, disclosing the icons gives the attacker -2/-0.
#[test]
fn diplomatic_immunity_reduces_the_attackers_power_per_disclosed_icon() {
    let mut game = scenario()
        .ours([unit("AT-ST").with(["Diplomatic Immunity"])])
        .our_hand(["Consular Security Force", "Restored ARC-170"])
        .theirs(["Wampa"])
        .their_action_phase();
    game.them().attack("Wampa", "AT-ST");
    game.us().choose("Consular Security Force").choose("Restored ARC-170");
    game.expect_damage("AT-ST", 2);
}

// Rulings

/// SEC_052: it is pending together with the attacker's "On Attack" abilities (ruling 1, 2).
#[test]
fn diplomatic_immunity_is_pending_together_with_on_attack_abilities() {
    let mut game = scenario()
        .ours([unit("AT-ST").with(["Diplomatic Immunity"])])
        .our_hand(["Consular Security Force", "Restored ARC-170"])
        .theirs(["Dedra Meero, With Verifiable Data"])
        .their_action_phase();
    game.them().attack("Dedra Meero", "AT-ST");
    game.expect_asked(Side::Them, QuestionKind::WhoFirst);
}

// ---- SEC_053 One in a Million ----

/// One in a Million among four resources, and Bail Organa, whose deployment costs us two cards.
fn one_in_a_million() -> testkit::Scenario {
    scenario()
        .our_leader("Bail Organa, Doing Everything He Can")
        .our_base("SOR_019")
        .our_hand(["Repair", "Recruit"])
        .our_resources(3)
        .our_resource_cards(["One in a Million"])
}

/// SEC_053: played using Plot, it defeats a unit with as much power and remaining HP as we have ready resources.
#[test]
fn one_in_a_million_defeats_a_unit_matching_our_ready_resources() {
    let mut game = one_in_a_million().theirs(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().use_ability_number(2, "Bail Organa").choose("Repair").choose("Recruit");
    game.us().choose("One in a Million").play("One in a Million").expect_ready_resources(3);
    game.expect_options(["Battlefield Marine", "Bail Organa"]);
    game.us().choose("Battlefield Marine");
    game.expect_in_discard("Battlefield Marine").expect_in_play("Wampa");
}

// Corners

/// SEC_053: it cannot be played from hand, neither with an action nor by an ability.
#[test]
fn one_in_a_million_cannot_be_played_from_hand() {
    let mut game = scenario()
        .confiscate_does("Play(what: Choose(is: Card, zone: Hand, side: Friendly))")
        .our_hand(["Confiscate", "One in a Million"])
        .theirs(["Wampa"])
        .action_phase();
    game.expect_offered("play Confiscate").expect_not_offered("play One in a Million");
    game.us().play("Confiscate").expect_hand(["One in a Million"]);
    game.expect_action_of(Side::Them);
}

// Rulings

/// SEC_053: temporary power of a unit counts (ruling 1).
#[test]
fn one_in_a_million_counts_power_given_for_this_phase() {
    let mut game = one_in_a_million()
        .our_resources(4)
        .confiscate_does("Gain(to: Choose(side: Enemy), gives: [Stats(1, 0)], for: Phase)")
        .our_hand(["Confiscate"])
        .theirs(["Restored ARC-170"])
        .action_phase();
    game.us().play("Confiscate").choose("Restored ARC-170");
    game.them().pass();
    game.us().use_ability_number(2, "Bail Organa").choose("Repair").choose("Recruit");
    game.us().choose("One in a Million").play("One in a Million").expect_ready_resources(3).choose("Restored ARC-170");
    game.expect_in_discard("Restored ARC-170");
}

/// SEC_053: both must equal the number of resources that are ready after paying for it (ruling 2).
#[test]
fn one_in_a_million_counts_resources_ready_after_it_is_paid_for() {
    let mut game = one_in_a_million()
        .theirs([
            unit("Consular Security Force").damage(4),
            unit("Consular Security Force").damage(3),
            unit("Leia Organa, Defiant Princess"),
            unit("Kanan Jarrus").damage(1),
        ])
        .action_phase();
    game.us().use_ability_number(2, "Bail Organa").choose("Repair").choose("Recruit");
    game.us().choose("One in a Million").play("One in a Million").expect_ready_resources(3);
    game.us().choose("Consular Security Force");
    game.expect_count("Consular Security Force", 1).expect_damage("Consular Security Force", 3);
    game.expect_in_play("Leia Organa").expect_in_play("Kanan Jarrus");
}

// ---- SEC_054 Exiled from the Force ----

/// SEC_054: the unit loses the Force trait and its abilities, and gains Grit.
#[test]
fn exiled_from_the_force_removes_force_and_abilities_and_gives_grit() {
    let mut game = scenario()
        .confiscate_does("Defeat(Choose(traits: [Force]))")
        .our_hand(["Exiled from the Force", "Confiscate"])
        .theirs([unit("Yoda, Old Master").damage(1)])
        .action_phase();
    game.expect_keyword("Yoda", Keyword::Restore).expect_power("Yoda", 2);
    game.us().play_onto("Exiled from the Force", "Yoda");
    game.expect_no_keyword("Yoda", Keyword::Restore).expect_keyword("Yoda", Keyword::Grit).expect_power("Yoda", 3);
    game.them().pass();
    game.us().play("Confiscate");
    game.expect_in_play("Yoda");
}

// Corners

/// SEC_054: abilities other than keywords are lost too; without the upgrade they are restored.
#[test]
fn exiled_from_the_force_removes_other_abilities_until_it_is_defeated() {
    let mut game = scenario()
        .our_hand(["Exiled from the Force"])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(is: Upgrade))")
        .theirs(["Yoda, Old Master"])
        .ours(["Wampa"])
        .action_phase();
    game.us().play_onto("Exiled from the Force", "Wampa");
    game.expect_no_keyword("Wampa", Keyword::Overwhelm).expect_keyword("Wampa", Keyword::Grit);
    game.them().play("Confiscate").choose("Exiled from the Force");
    game.expect_keyword("Wampa", Keyword::Overwhelm).expect_no_keyword("Wampa", Keyword::Grit);
}

// Rulings

/// SEC_054: the unit gains no ability but Grit (ruling 1).
#[test]
fn exiled_from_the_force_stops_the_unit_from_gaining_abilities() {
    let mut game = scenario()
        .our_hand(["Exiled from the Force", "Confiscate"])
        .confiscate_does(
            "Gain(to: Choose(), gives: [Keyword(Sentinel), Keyword(Grit), \
             Ability(When(on: [Attacks], do: [Draw()]))], for: Phase)",
        )
        .ours(["Wampa"])
        .action_phase();
    game.us().play_onto("Exiled from the Force", "Wampa");
    game.them().pass();
    game.us().play("Confiscate").choose("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Sentinel).expect_keyword("Wampa", Keyword::Grit);
    game.them().pass();
    game.us().attack("Wampa", "their base").expect_hand([]);
}

// ---- SEC_055 Dhani Pilgrim ----

/// SEC_055: heals 1 damage from our base when played and when defeated.
#[test]
fn dhani_pilgrim_heals_our_base_when_played_and_when_defeated() {
    let mut game = scenario().our_hand(["Dhani Pilgrim"]).our_base_damage(5).action_phase();
    game.us().play("Dhani Pilgrim").expect_base_damage(4);
    let mut game = scenario().ours(["Dhani Pilgrim"]).theirs(["Wampa"]).our_base_damage(5).action_phase();
    game.us().attack("Dhani Pilgrim", "Wampa").expect_base_damage(4);
}
