//! The cards of Secrets of Power from SEC_218 to SEC_246: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::expect_hidden;

// ---- SEC_218 Cikatro Vizago, Business is What Matters ----

/// SEC_218: the top card is revealed, and drawn unless an opponent pays 1.
#[test]
fn cikatro_vizago_draws_the_revealed_card_if_the_opponent_does_not_pay() {
    let mut game = scenario().ours(["Cikatro Vizago"]).our_deck(["Wampa", "AT-ST"]).their_resources(1).action_phase();
    game.us().attack("Cikatro Vizago", "their base");
    game.expect_asked(Side::Them, QuestionKind::May);
    game.them().expect_sees("our Wampa").no();
    game.us().expect_hand(["Wampa"]);
}

// Rulings

/// SEC_218: with several opponents we choose who may pay (ruling 1).
#[test]
fn cikatro_vizago_lets_us_choose_the_opponent_who_may_pay() {
    let mut game = scenario().ours(["Cikatro Vizago"]).our_deck(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().attack("Cikatro Vizago", "their base").choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::May);
}

/// SEC_218: if an opponent pays, the card stays on top, facedown (ruling 2).
#[test]
fn cikatro_vizago_leaves_the_card_on_top_if_the_opponent_pays() {
    let mut game = scenario().ours(["Cikatro Vizago"]).our_deck(["Wampa", "AT-ST"]).their_resources(1).action_phase();
    game.us().attack("Cikatro Vizago", "their base");
    game.them().yes().expect_ready_resources(0);
    game.us().expect_hand([]).expect_deck_top(["Wampa"]);
}

/// SEC_218, CR 1.6.2, 8.6.2: with an empty deck no card is revealed and none is drawn, so no damage is dealt.
#[test]
fn cikatro_vizago_draws_nothing_from_an_empty_deck() {
    let mut game = scenario().ours(["Cikatro Vizago"]).our_deck([]).their_resources(0).action_phase();
    game.us().attack("Cikatro Vizago", "their base").expect_base_damage(0);
    game.expect_action_of(Side::Them);
}

// ---- SEC_219 Ebon Hawk, Cause and Effect ----

/// SEC_219: disclosing Heroism gives +2/+0, disclosing Villainy gives the defending unit -4/-0; either or both.
#[test]
fn ebon_hawk_discloses_either_or_both() {
    let table = || {
        let mut game =
            scenario().ours(["Ebon Hawk"]).our_hand(["Alliance X-Wing", "AT-ST"]).theirs(["Avenger"]).action_phase();
        game.us().attack("Ebon Hawk", "Avenger");
        game
    };
    let mut game = table();
    game.us().choose_each(["Alliance X-Wing", "AT-ST"]);
    game.expect_damage("Avenger", 5).expect_gone("Ebon Hawk");
    let mut game = table();
    game.us().choose("Alliance X-Wing").done();
    game.expect_damage("Avenger", 5).expect_gone("Ebon Hawk");
    let mut game = table();
    game.us().no();
    game.expect_damage("Avenger", 3);
}

// Corners

/// SEC_219, CR 8.38.1: it is one disclosure of one or both icons: abilities on revealing cards trigger once, the -4/-0
/// applies with Villainy alone, and a player with neither icon reveals nothing (CR 8.38.3).
#[test]
fn ebon_hawk_discloses_once_for_one_or_both_icons() {
    let mut game = scenario()
        .ours(["Ebon Hawk", "Underworld Thug"])
        .text(
            r#"(id: "SOR_247", abilities: [When(on: [CardsShown(Friendly)], do: [Heal(amount: 1, from: Base(You))])])"#,
        )
        .our_base_damage(5)
        .our_hand(["Alliance X-Wing", "AT-ST", "Repair"])
        .theirs(["Cartel Spacer"])
        .action_phase();
    game.us().attack("Ebon Hawk", "Cartel Spacer");
    game.expect_options(["Alliance X-Wing", "AT-ST", "Repair", "no"]);
    let mut villainy = game.clone();
    game.us().choose_each(["Alliance X-Wing", "AT-ST"]).done().expect_base_damage(4);
    game.expect_damage("Ebon Hawk", 0);
    villainy.us().choose("AT-ST").done().expect_base_damage(4);
    villainy.expect_damage("Ebon Hawk", 0).expect_gone("Cartel Spacer");
    let mut game = scenario().ours(["Ebon Hawk"]).our_hand(["Repair"]).theirs(["Cartel Spacer"]).action_phase();
    game.us().attack("Ebon Hawk", "Cartel Spacer");
    game.expect_damage("Ebon Hawk", 2).expect_action_of(Side::Them);
}

// Rulings

/// SEC_219: it affects only a defending unit, not a base (ruling 1).
#[test]
fn ebon_hawk_deals_full_damage_to_a_base() {
    let mut game = scenario().ours(["Ebon Hawk"]).our_hand(["AT-ST"]).action_phase();
    game.us().attack("Ebon Hawk", "their base").choose("AT-ST");
    game.them().expect_base_damage(3);
}

// ---- SEC_220 Hired Slicer ----

/// SEC_220: the top two cards of a deck are revealed and go to the bottom. A unit that shares a trait with one may be
/// exhausted.
#[test]
fn hired_slicer_may_exhaust_a_unit_sharing_a_trait_with_the_top_cards() {
    let mut game = scenario()
        .ours(["Hired Slicer"])
        .theirs(["Wampa", "Battlefield Marine"])
        .their_deck(["AT-ST", "Alliance X-Wing", "Repair"])
        .action_phase();
    game.us().attack("Hired Slicer", "their base").choose_player(Side::Them);
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_exhausted("Battlefield Marine");
    game.them().expect_deck_top(["Repair"]).expect_deck_size(3);
}

// ---- SEC_221 Unruly Astromech ----

/// SEC_221: Hidden; when it is defeated an enemy unit is exhausted.
#[test]
fn unruly_astromech_exhausts_an_enemy_unit_when_defeated() {
    let mut game = scenario().ours(["Unruly Astromech", "Political Bully"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.expect_keyword("Unruly Astromech", Keyword::Hidden);
    game.us().attack("Unruly Astromech", "Wampa");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

// ---- SEC_223 Duchess's Investigators ----

/// SEC_223: disclosing Cunning makes each opponent discard a card at random.
#[test]
fn duchesss_investigators_disclose_to_make_opponents_discard_at_random() {
    let mut game = scenario()
        .our_hand(["Duchess's Investigators", "Catch Unawares"])
        .our_resources(20)
        .their_hand(["Wampa", "AT-ST"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Duchess's Investigators").choose("Catch Unawares").expect_hand(["Catch Unawares"]);
    game.them().expect_hand_size(1);
    declined.us().play("Duchess's Investigators").no();
    declined.them().expect_hand_size(2);
}

// ---- SEC_224 Vel Sartha, One Path, One Choice ----

/// SEC_224: exhausted enemy units have -2/-0 while defending.
#[test]
fn vel_sartha_gives_exhausted_defenders_minus_2_power() {
    for (exhausted, damage) in [(true, 1), (false, 3)] {
        let spec = if exhausted { unit("Battlefield Marine").exhausted() } else { unit("Battlefield Marine") };
        let mut game = scenario().ours(["Vel Sartha"]).theirs([spec]).action_phase();
        game.expect_power("Battlefield Marine", 3);
        game.us().attack("Vel Sartha", "Battlefield Marine");
        game.expect_damage("Vel Sartha", damage);
    }
}

// ---- SEC_225 Synara San, Harboring a Secret ----

/// SEC_225: readies a resource for each friendly unit; Hidden.
#[test]
fn synara_san_readies_a_resource_per_friendly_unit_and_has_hidden() {
    let card = "Synara San, Harboring a Secret";
    let mut game = scenario().ours([card, "Wampa"]).our_resources(0).our_exhausted_resources(4).action_phase();
    game.us().attack(card, "their base");
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose_times(2, "Underworld Thug").expect_ready_resources(2);
    game.expect_action_of(Side::Them);
    expect_hidden(card);
}

// ---- SEC_227 Special Modifications ----

/// SEC_227: attached to a Vehicle; on a Transport it may create a Spy.
#[test]
fn special_modifications_may_create_a_spy_on_a_transport() {
    let mut game = scenario()
        .our_hand(["Special Modifications", "Special Modifications"])
        .ours(["Ebon Hawk", "AT-ST", "Wampa"])
        .action_phase();
    game.expect_not_offered("play Special Modifications onto Wampa");
    game.us().play_onto("Special Modifications", "Ebon Hawk").yes();
    game.expect_count("our Spy", 1);
    game.them().pass();
    game.us().play_onto("Special Modifications", "AT-ST");
    game.expect_count("our Spy", 1).expect_action_of(Side::Them);
}

// ---- SEC_228 Accelerate Our Plans ----

/// SEC_228: exhausts a friendly unit, and another one attacks with +3/+0.
#[test]
fn accelerate_our_plans_exhausts_a_unit_and_another_attacks_with_plus_3() {
    let mut game = scenario().our_hand(["Accelerate Our Plans"]).ours(["Wampa", "Greedo"]).action_phase();
    game.us().play("Accelerate Our Plans").choose("Wampa");
    game.expect_options(["Greedo -> their base"]);
    game.us().attack("Greedo", "their base");
    game.expect_exhausted("Wampa");
    game.them().expect_base_damage(6);
}

// Rulings

/// SEC_228: the attack must be made, by a ready unit (ruling 1).
#[test]
fn accelerate_our_plans_needs_a_ready_unit_to_attack() {
    let mut game =
        scenario().our_hand(["Accelerate Our Plans"]).ours([unit("Wampa"), unit("Greedo").exhausted()]).action_phase();
    game.us().play("Accelerate Our Plans").choose("Wampa");
    game.expect_exhausted("Wampa").expect_action_of(Side::Them);
}

// ---- SEC_229 Catch Unawares ----

/// SEC_229: attacks with a unit; the defending unit has -4/-0 for this attack.
#[test]
fn catch_unawares_gives_the_defender_minus_4_power() {
    let mut game = scenario().our_hand(["Catch Unawares"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Catch Unawares").attack("Wampa", "AT-ST");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 4).expect_power("AT-ST", 6);
}

// Rulings

/// SEC_229: a unit must attack if one is able to; an exhausted unit is not (ruling 1).
#[test]
fn catch_unawares_must_attack_with_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Catch Unawares"])
        .ours([unit("Wampa"), unit("Political Bully").exhausted()])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Catch Unawares");
    game.expect_options(["Wampa -> AT-ST", "Wampa -> their base"]);
}

/// SEC_229, an erratum: it affects the defending unit; a base has no power (ruling 2).
#[test]
fn catch_unawares_deals_full_damage_to_a_base() {
    let mut game = scenario().our_hand(["Catch Unawares"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Catch Unawares").attack("Wampa", "their base");
    game.expect_power("AT-ST", 6);
    game.them().expect_base_damage(4);
}

// ---- SEC_230 Charged with Espionage ----

/// SEC_230: disclosing Cunning twice discards a unit from an opponent's hand.
#[test]
fn charged_with_espionage_discards_a_unit_from_an_opponents_hand() {
    let mut game = scenario()
        .our_hand(["Charged with Espionage", "Greedo", "Disarm"])
        .their_hand(["Wampa", "Repair"])
        .action_phase();
    game.us().play("Charged with Espionage").choose("Greedo").choose("Disarm");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Repair"]).expect_discard(["Wampa"]);
}

// ---- SEC_231 Implicate ----

/// SEC_231: a unit has Sentinel, and when it is attacked its controller creates a Spy.
#[test]
fn implicate_gives_sentinel_and_a_spy_when_the_unit_is_attacked() {
    let mut game = scenario().our_hand(["Implicate"]).ours(["AT-ST"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Implicate").choose("AT-ST");
    game.expect_keyword("AT-ST", Keyword::Sentinel);
    game.them().attack("Battlefield Marine", "AT-ST");
    game.expect_count("our Spy", 1);
}

// Rulings

/// SEC_231: it is pending together with "On Attack" abilities (ruling 1, 2).
#[test]
fn implicate_is_pending_together_with_on_attack_abilities() {
    let mut game = scenario().our_hand(["Implicate"]).ours(["AT-ST"]).theirs(["SEC_087"]).action_phase();
    game.us().play("Implicate").choose("AT-ST");
    game.them().attack("SEC_087", "AT-ST");
    game.expect_asked(Side::Them, QuestionKind::WhoFirst);
}

// ---- SEC_232 Kreia's Whispers ----

/// SEC_232: draws 3 cards, then puts one on top of the deck and one on the bottom.
#[test]
fn kreias_whispers_draws_3_and_puts_one_on_top_and_one_on_the_bottom() {
    let mut game =
        scenario().our_hand(["Kreia's Whispers"]).our_deck(["Wampa", "AT-ST", "Repair", "Recruit"]).action_phase();
    game.us().play("Kreia's Whispers").choose("AT-ST");
    game.expect_options(["Wampa", "Repair"]);
    game.us().choose("Wampa").expect_hand(["Repair"]).expect_deck_top(["AT-ST", "Recruit", "Wampa"]);
}

// ---- SEC_233 Beguile ----

/// SEC_233: looks at a hand, then a non-leader unit of that player that costs 6 or less returns to hand.
#[test]
fn beguile_returns_a_unit_costing_6_or_less_to_hand() {
    let mut game = scenario()
        .our_hand(["Beguile"])
        .ours(["Greedo"])
        .theirs(["AT-ST", "Avenger"])
        .their_deployed_leader("Sly Moore, Cipher in the Dark")
        .their_hand(["Repair"])
        .action_phase();
    game.us().play("Beguile").expect_sees("their Repair");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.them().expect_hand(["Repair", "AT-ST"]);
}

// Rulings

/// SEC_233: the printed cost counts (ruling 1).
#[test]
fn beguile_counts_the_printed_cost() {
    let mut game =
        scenario().our_hand(["Beguile"]).theirs([unit("Academy Defense Walker").with(["Experience"])]).action_phase();
    game.us().play("Beguile");
    game.expect_options(["Academy Defense Walker"]);
}

// ---- SEC_234 Bog Down in Procedure ----

/// SEC_234: exhausts a unit, and disclosing Cunning another.
#[test]
fn bog_down_in_procedure_exhausts_a_second_unit_for_a_disclosed_card() {
    let mut game =
        scenario().our_hand(["Bog Down in Procedure", "Catch Unawares"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("Bog Down in Procedure").choose("AT-ST").choose("Catch Unawares");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_exhausted("AT-ST").expect_exhausted("Wampa");
}

// ---- SEC_235 The Wrong Ride ----

/// SEC_235: exhausts 2 enemy resources.
#[test]
fn the_wrong_ride_exhausts_2_enemy_resources() {
    let mut game = scenario().our_hand(["The Wrong Ride"]).their_resources(3).action_phase();
    game.us().play("The Wrong Ride");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Underworld Thug"; 3]);
    game.us().choose_times(2, "Underworld Thug");
    game.expect_action_of(Side::Them).them().expect_ready_resources(1);
}

// ---- SEC_236 Undercover Operation ----

/// SEC_236: readies a unit that was played this phase; if it costs 3 or less, creates a Spy.
#[test]
fn undercover_operation_readies_a_unit_played_this_phase() {
    for (card, spies) in [("Battlefield Marine", 1), ("Wampa", 0)] {
        let mut game =
            scenario().our_hand(["Undercover Operation", card]).ours([unit("AT-ST").exhausted()]).action_phase();
        game.us().play(card);
        game.them().pass();
        game.us().play("Undercover Operation");
        game.expect_options([card]);
        game.us().choose(card);
        game.expect_ready(card).expect_count("our Spy", spies);
    }
}

// Rulings

/// SEC_236: the printed cost counts (ruling 1).
#[test]
fn undercover_operation_counts_the_printed_cost() {
    let mut game = scenario().our_hand(["Undercover Operation", "Death Trooper"]).action_phase();
    game.us().play("Death Trooper").choose("Death Trooper");
    game.them().pass();
    game.us().play("Undercover Operation").choose("Death Trooper");
    game.expect_count("our Spy", 1);
}

// ---- SEC_239 Viper Probe Droid ----

/// SEC_239: only we look at the opponent's hand.
#[test]
fn viper_probe_droid_shows_us_alone_the_opponents_hand() {
    let mut game = scenario().our_hand(["Viper Probe Droid"]).their_hand(["Wampa", "Recruit"]).action_phase();
    game.us().play("Viper Probe Droid");
    let looks = |seat| {
        let seen =
            |event: &rules::LogEvent| matches!(event, rules::LogEvent::LookedAt { player, .. } if *player == seat);
        game.game.log.iter().flatten().filter(|entry| seen(&entry.event)).count()
    };
    assert_eq!((looks(rules::Seat(0)), looks(rules::Seat(1))), (2, 0));
}

// ---- SEC_240 Hutt Cartel Starfighter ----

/// SEC_240: deals 2 damage to itself.
#[test]
fn hutt_cartel_starfighter_deals_2_damage_to_itself() {
    let mut game = scenario().our_hand(["Hutt Cartel Starfighter"]).action_phase();
    game.us().play("Hutt Cartel Starfighter");
    game.expect_damage("Hutt Cartel Starfighter", 2);
}

// ---- SEC_241 Political Bully ----

/// SEC_241: 2 damage to a ground unit if we control another Official unit.
#[test]
fn political_bully_deals_2_damage_with_another_official() {
    let table = |ours: &'static str, theirs: &'static str| {
        let mut game =
            scenario().our_hand(["Political Bully"]).ours([ours]).theirs([theirs, "TIE/ln Fighter"]).action_phase();
        game.us().play("Political Bully");
        game
    };
    let mut game = table("Beloved Orator", "AT-ST");
    game.expect_options(["Beloved Orator", "AT-ST", "Political Bully", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    table("Wampa", "Beloved Orator").expect_action_of(Side::Them);
}

// ---- SEC_242 Elia Kane, False Convert ----

/// SEC_242: looks at 3 enemy resources, of which one may be defeated and replaced with the top card, ready.
#[test]
fn elia_kane_may_defeat_an_enemy_resource_replaced_by_the_top_card() {
    let mut game = scenario()
        .our_hand(["Elia Kane"])
        .their_resources(0)
        .their_resource_cards(["Wampa", "AT-ST", "Greedo", "Repair"])
        .their_deck(["Recruit", "Battlefield Marine"])
        .action_phase();
    game.us().play("Elia Kane");
    for _ in 0..3 {
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("a resource");
    }
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("one of them");
    game.them().expect_resources(4).expect_deck_top(["Battlefield Marine"]);
    game.expect_in_resources("Recruit");
    assert_eq!(game.game.state.list(rules::Seat(1), rules::CardZone::Discard).len(), 1);
}

// ---- SEC_243 FN Trooper Corps ----

/// SEC_243: Experience for another friendly unit.
#[test]
fn fn_trooper_corps_give_another_friendly_unit_experience() {
    let mut game =
        scenario().our_hand(["FN Trooper Corps"]).our_resources(20).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("FN Trooper Corps");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// ---- SEC_244 Darth Nihilus, Lord of Hunger ----

/// SEC_244: 3 damage to the other unit with the least remaining HP; if it is not a Vehicle, it gets Experience.
#[test]
fn darth_nihilus_damages_the_unit_with_the_least_remaining_hp() {
    let mut game = scenario()
        .our_hand(["Darth Nihilus"])
        .ours(["Wampa"])
        .theirs(["Cantina Braggart", "Underworld Thug", "AT-ST"])
        .action_phase();
    game.us().play("Darth Nihilus");
    game.expect_options(["Cantina Braggart", "Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_gone("Underworld Thug").expect_upgrades("Darth Nihilus", ["Experience"]);
    // A Vehicle, and he himself left out.
    let mut game = scenario().ours([unit("Darth Nihilus").damage(5)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Darth Nihilus", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_upgrades("Darth Nihilus", []);
}

// ---- SEC_245 When Has Become Now ----

/// SEC_245: plays a card with Plot from the resources for its cost. The top card of the deck replaces it.
#[test]
fn when_has_become_now_plays_a_plot_card_from_the_resources() {
    let mut game = scenario()
        .our_hand(["When Has Become Now"])
        .our_resource_cards(["Dogmatic Shock Squad", "Wampa"])
        .our_resources(10)
        .our_deck(["Repair", "AT-ST"])
        .action_phase();
    game.us().play("When Has Become Now");
    game.expect_options(["play Dogmatic Shock Squad", "no"]);
    game.us().play("Dogmatic Shock Squad").expect_resources(12).expect_deck_top(["AT-ST"]);
    game.expect_in_play("Dogmatic Shock Squad");
}

// Rulings

/// SEC_245: if none is played, no card becomes a resource; the card played is paid for (ruling 1, 2).
#[test]
fn when_has_become_now_adds_no_resource_if_nothing_is_played() {
    let mut game = scenario()
        .our_hand(["When Has Become Now"])
        .our_resource_cards(["Wampa"])
        .our_resources(10)
        .our_deck(["Repair"])
        .action_phase();
    game.us().play("When Has Become Now").expect_resources(11).expect_deck_top(["Repair"]);
}

/// SEC_245, CR 1.17.4: resources are hidden, so no player has to show that they have a card with Plot.
#[test]
fn when_has_become_now_may_be_declined() {
    let mut game =
        scenario().our_hand(["When Has Become Now"]).our_resource_cards(["Dogmatic Shock Squad"]).action_phase();
    game.us().play("When Has Become Now").no();
    game.expect_in_resources("Dogmatic Shock Squad").expect_action_of(Side::Them);
}

// ---- SEC_246 Contempt for Culture ----

/// SEC_246: 2 damage to a non-Vehicle unit, and creates a Spy.
#[test]
fn contempt_for_culture_damages_a_non_vehicle_and_creates_a_spy() {
    let mut game = scenario()
        .our_hand(["Contempt for Culture"])
        .ours(["Beloved Orator"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Contempt for Culture");
    game.expect_options(["Beloved Orator", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2).expect_count("our Spy", 1);
}
