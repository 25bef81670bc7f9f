//! The cards of A Lawless Time from LAW_076 to LAW_096: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{about_to_play, units_with_additional_cost};

// ---- LAW_076 Vult Skerris's Defender, Secret Project ----

/// LAW_076: a Shield when we discarded a card from hand or deck this phase. On attack it damages and exhausts a space unit.
#[test]
fn vult_skerriss_defender_gets_a_shield_after_we_discarded_a_card() {
    let table = || scenario().our_hand(["LAW_076", "Repair"]).our_deck(["Wampa", "AT-ST"]).our_base("SOR_026");
    let mut game = table().our_leader("LAW_012").ours(["Wampa"]).action_phase();
    game.us().use_ability("our leader").choose("Wampa");
    game.them().pass();
    game.us().play("LAW_076");
    game.expect_upgrades("LAW_076", ["Shield"]);
    let mut game = table().our_leader("LAW_011").action_phase();
    game.us().use_ability("our leader").choose("Repair").choose("their base");
    game.them().pass();
    game.us().play("LAW_076");
    game.expect_upgrades("LAW_076", ["Shield"]);
    let mut game = table().action_phase();
    game.us().play("LAW_076");
    game.expect_upgrades("LAW_076", []);
    let mut game = scenario().ours(["LAW_076"]).theirs(["Alliance X-Wing", "Wampa"]).action_phase();
    game.us().attack("LAW_076", "their base");
    game.expect_options(["Vult Skerris's Defender", "Alliance X-Wing", "no"]);
    game.us().choose("Alliance X-Wing");
    game.expect_damage("Alliance X-Wing", 1).expect_exhausted("Alliance X-Wing");
}

// ---- LAW_077 Shadow of Stygeon Prime ----

/// LAW_077: the unit cannot ready, and deals 2 damage to its controller's base each regroup phase; not on a leader.
#[test]
fn shadow_of_stygeon_prime_stops_readying_and_damages_the_base() {
    let table = scenario().our_hand(["LAW_077"]).theirs([unit("Wampa").exhausted()]).their_deployed_leader("LAW_010");
    let mut game = table.action_phase();
    game.expect_not_offered("play Shadow of Stygeon Prime on Leia Organa");
    game.us().play_onto("LAW_077", "Wampa");
    game.both_pass().nobody_resources();
    game.expect_exhausted("Wampa").them().expect_base_damage(2);
}

// ---- LAW_078 Sabine Wren, Spectre Five ----

/// LAW_078: a non-unique upgrade may be defeated, or any with a Vigilance or Command unit; Ambush.
#[test]
fn sabine_wren_may_defeat_an_upgrade() {
    for (friend, unique) in [("Wampa", false), ("Battlefield Marine", true)] {
        let table =
            scenario().our_hand(["LAW_078"]).ours([friend]).theirs([unit("AT-ST").with(["Resilient", "SOR_136"])]);
        let mut game = table.action_phase();
        game.us().play("LAW_078").resolve_first("LAW_078");
        game.expect_offered("Resilient");
        if unique {
            game.expect_offered("Vader's Lightsaber");
        } else {
            game.expect_not_offered("Vader's Lightsaber");
        }
        game.us().choose("Resilient");
        game.expect_upgrades("AT-ST", ["Vader's Lightsaber"]);
    }
}

// Rulings

/// LAW_078: Ambush is pending together with the other ability, and does not require a ready unit (ruling 1).
#[test]
fn sabine_wren_ambush_is_pending_with_when_played_and_readies_her() {
    let table = scenario().our_hand(["LAW_078"]).theirs([unit("AT-ST").with(["Resilient"])]);
    let mut game = table.action_phase();
    game.us().play("LAW_078");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.us().resolve_first("Ambush").attack("LAW_078", "AT-ST");
    game.expect_damage("AT-ST", 3);
}

// ---- LAW_079 K-2SO, Locking the Vault ----

/// LAW_079: 3 damage to a damaged ground unit on attack; Ambush.
#[test]
fn k_2so_deals_3_damage_to_a_damaged_ground_unit_on_attack() {
    let table = scenario().our_hand(["LAW_079"]).theirs([unit("AT-ST"), unit("Wampa").damage(2)]);
    let mut game = table.action_phase();
    game.us().play("LAW_079").attack("LAW_079", "AT-ST");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa");
}

// ---- LAW_080 Luke Skywalker, Profit or Be Destroyed ----

/// LAW_080: an opponent creates a Credit and he is readied, or he may deal 5 damage to a unit.
#[test]
fn luke_skywalker_readies_for_a_credit_or_deals_5_damage() {
    let table = |mode: u8| {
        let mut game = scenario().our_hand(["LAW_080"]).theirs(["AT-ST"]).action_phase();
        game.us().play("LAW_080");
        game.them().mode(mode);
        game
    };
    let mut game = table(1);
    game.expect_ready("LAW_080").them().expect_credits(1);
    let mut game = table(2);
    game.expect_offered("no").us().choose("AT-ST");
    game.expect_damage("AT-ST", 5).expect_exhausted("LAW_080");
}

// Rulings

/// LAW_080, CR 11.4.2: with several opponents we choose who decides (ruling 1).
#[test]
fn luke_skywalker_lets_us_choose_the_opponent_who_decides() {
    let mut game = scenario().our_hand(["LAW_080"]).theirs(["AT-ST"]).third(["Greedo"]).action_phase();
    game.us().play("LAW_080").choose_player(Side::Third);
    game.third().mode(1).expect_credits(1);
    game.them().expect_credits(0);
}

// ---- LAW_083 Broken Horn, Vizago's Pride ----

/// LAW_083: draws a card if we have fewer cards in hand, adds a resource if we have fewer resources.
#[test]
fn broken_horn_draws_or_adds_a_resource_with_fewer_than_an_opponent() {
    let table = scenario().our_hand(["LAW_083"]).our_deck(["Wampa", "Repair", "AT-ST"]).our_resources(9);
    let mut game = table.clone().their_hand(["Repair"]).their_resources(10).action_phase();
    game.us().play("LAW_083").expect_hand(["Wampa"]).expect_resources(10);
    let mut game = table.their_resources(9).action_phase();
    game.us().play("LAW_083").expect_hand([]).expect_resources(9);
}

// Rulings

/// LAW_083: one opponent who has more is enough (ruling 1).
#[test]
fn broken_horn_compares_with_any_one_opponent() {
    let table = scenario().our_hand(["LAW_083"]).our_deck(["Wampa", "Repair"]).our_resources(9).their_resources(9);
    let mut game = table.their_hand(["Repair"]).third(["Greedo"]).action_phase();
    game.us().play("LAW_083").expect_hand(["Wampa"]).expect_resources(9);
}

/// LAW_083: the new resource is exhausted (ruling 2).
#[test]
fn broken_horn_adds_the_new_resource_exhausted() {
    let table = scenario().our_hand(["LAW_083"]).our_deck(["Wampa", "Repair"]).our_resources(9).their_resources(10);
    let mut game = table.action_phase();
    game.us().play("LAW_083").expect_resources(10);
    let paid = game.game.ready_resources(rules::Seat(0));
    assert!(paid < 5, "{paid}");
}

// ---- LAW_084 Krrsantan, Hit and Run ----

/// LAW_084: discarding 2 cards returns him to hand; Ambush and Overwhelm.
#[test]
fn krrsantan_returns_to_hand_for_2_discarded_cards() {
    let mut game = scenario().ours(["LAW_084"]).our_hand(["Repair", "Wampa", "AT-ST"]).action_phase();
    game.expect_keyword("LAW_084", Keyword::Ambush).expect_keyword("LAW_084", Keyword::Overwhelm);
    game.us().use_ability("LAW_084").choose("Repair").choose("AT-ST").expect_hand(["Wampa", "Krrsantan"]);
    scenario().ours(["LAW_084"]).our_hand(["Repair"]).action_phase().expect_not_offered("use Krrsantan");
}

// Rulings

/// LAW_084: he returns to his owner's hand, from play (ruling 1, 5).
#[test]
fn krrsantan_returns_to_his_owners_hand_only_from_play() {
    let mut game = scenario().ours([unit("LAW_084").owned_by(Side::Them)]).our_hand(["Repair", "Wampa"]).action_phase();
    game.us().use_ability("LAW_084").choose("Repair").choose("Wampa").expect_hand([]);
    game.them().expect_hand(["Krrsantan"]);
    let mut game = scenario().our_discard(["LAW_084"]).our_hand(["Repair", "Wampa"]).action_phase();
    game.expect_not_offered("use Krrsantan");
}

// ---- LAW_085 You Hold This ----

/// LAW_085: an opponent takes control of a friendly unit, and another unit in its arena is dealt 4 damage.
#[test]
fn you_hold_this_gives_an_opponent_a_unit_and_deals_4_damage() {
    let units = ["Greedo", "Alliance X-Wing"];
    let mut game = scenario().our_hand(["LAW_085"]).ours(units).theirs(["AT-ST", "Cartel Turncoat"]).action_phase();
    game.us().play("LAW_085").choose("Greedo");
    game.us().choose("AT-ST");
    game.expect_controller("Greedo", Side::Them).expect_damage("AT-ST", 4).expect_in_play("Greedo");
}

// Rulings

/// LAW_085, CR 11.4.2: with several opponents we choose one (ruling 1).
#[test]
fn you_hold_this_lets_us_choose_the_opponent() {
    let table = scenario().our_hand(["LAW_085"]).ours(["Greedo"]).theirs(["AT-ST"]).third(["Wampa"]);
    let mut game = table.action_phase();
    game.us().play("LAW_085").choose("Greedo").choose_player(Side::Third).choose("AT-ST");
    game.expect_controller("Greedo", Side::Third).expect_damage("AT-ST", 4);
}

// ---- LAW_086 The Stranger, No Survivors ----

/// LAW_086: attacking, he may let the defending unit deal combat damage first; Ambush and Grit.
#[test]
fn the_stranger_may_let_the_defender_deal_damage_first() {
    let table = || {
        let mut game = scenario().ours(["LAW_086"]).theirs(["Wampa"]).action_phase();
        game.us().attack("LAW_086", "Wampa");
        game.expect_asked(Side::Us, QuestionKind::StrikeLast);
        game
    };
    let mut game = table();
    game.us().yes();
    game.expect_gone("Wampa").expect_damage("LAW_086", 4);
    let mut game = table();
    game.us().no();
    game.expect_damage("Wampa", 1).expect_damage("LAW_086", 4);
    let mut game = scenario().ours(["LAW_086"]).action_phase();
    game.us().attack("LAW_086", "their base");
    game.expect_keyword("LAW_086", Keyword::Grit).them().expect_base_damage(1);
}

// Rulings

/// LAW_086, CR 7.5.5: Ambush does not require a ready unit (ruling 1).
#[test]
fn the_stranger_is_readied_by_ambush_and_may_take_damage_first() {
    let mut game = about_to_play("LAW_086").theirs(["Wampa"]).action_phase();
    game.us().play("LAW_086").attack("LAW_086", "Wampa").yes();
    game.expect_gone("Wampa");
}

/// LAW_086, CR 6.3.5C: defeated first, he deals no damage; otherwise Grit counts (ruling 2).
#[test]
fn the_stranger_defeated_by_the_first_damage_deals_none() {
    let mut game = scenario().ours([unit("LAW_086").damage(3)]).theirs(["Wampa"]).action_phase();
    game.us().attack("LAW_086", "Wampa").yes();
    game.expect_gone("LAW_086").expect_damage("Wampa", 0);
    let mut game = scenario().ours([unit("LAW_086").damage(1)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("LAW_086", "AT-ST").no();
    game.expect_damage("AT-ST", 2);
}

// ---- LAW_087 Jango Fett, Wily Mercenary ----

/// LAW_087: upgraded, he exhausts an enemy unit on attack; Shielded.
#[test]
fn jango_fett_exhausts_an_enemy_unit_on_attack_while_upgraded() {
    for (upgrades, exhausts) in [(&["Shield"][..], true), (&[], false)] {
        let mut game =
            scenario().ours([unit("LAW_087").with(upgrades.iter().copied())]).theirs(["Wampa"]).action_phase();
        game.us().attack("LAW_087", "their base");
        if exhausts {
            game.us().choose("Wampa");
        }
        game.expect_keyword("LAW_087", Keyword::Shielded);
        if exhausts {
            game.expect_exhausted("Wampa");
        } else {
            game.expect_ready("Wampa");
        }
    }
}

// ---- LAW_088 Anakin Skywalker, Prescient Podracer ----

/// LAW_088: the first attacker of the phase may return to its owner's hand to heal 2 damage from our base.
#[test]
fn anakin_skywalker_may_return_the_first_attacker_and_heal_2() {
    let mut game = scenario().ours(["LAW_088", "Wampa", "Greedo"]).our_base_damage(5).action_phase();
    game.us().attack("Wampa", "their base").yes().expect_hand(["Wampa"]).expect_base_damage(3);
    game.them().pass();
    game.us().attack("Greedo", "their base");
    game.expect_action_of(Side::Them);
}

// Rulings

/// LAW_088: the first attacker of any player counts (ruling 1).
#[test]
fn anakin_skywalker_ignores_an_attack_after_an_enemy_attack() {
    let mut game = scenario().ours(["LAW_088", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.us().attack("Wampa", "their base");
    game.expect_action_of(Side::Them);
}

/// LAW_088: an attacker that was defeated does not return (ruling 2).
#[test]
fn anakin_skywalker_does_not_return_a_defeated_attacker() {
    let marine = "Battlefield Marine";
    let mut game = scenario().ours(["LAW_088", marine]).theirs(["AT-ST"]).our_base_damage(5).action_phase();
    game.us().attack(marine, "AT-ST");
    game.expect_gone(marine).expect_asked(Side::Us, QuestionKind::May);
    game.us().yes().expect_hand([]).expect_base_damage(5).expect_discard([marine]);
    game.expect_action_of(Side::Them);
}

// ---- LAW_089 Kanan Jarrus, Spectre One ----

/// LAW_089: a non-leader unit that costs 2 or less may return, or 4 or less with a Command or Aggression unit; Restore 1.
#[test]
fn kanan_jarrus_may_return_a_unit_costing_2_or_less_to_hand() {
    for (friend, offered) in [
        ("Swoop Racer", &["Greedo", "no"][..]),
        ("Wampa", &["Wampa", "Greedo", "Frontier AT-RT", "Kanan Jarrus", "no"]),
    ] {
        let table = scenario().our_hand(["LAW_089"]).ours([friend]).theirs(["Greedo", "Frontier AT-RT", "AT-ST"]);
        let mut game = table.their_deployed_leader("LAW_012").action_phase();
        game.us().play("LAW_089");
        if friend == "Wampa" {
            for option in offered {
                game.expect_offered(option);
            }
            game.expect_not_offered("AT-ST").expect_not_offered("Sebulba");
        } else {
            game.expect_options(offered.iter().copied());
        }
        game.us().choose("Greedo");
        game.expect_in_hand("Greedo").expect_keyword("LAW_089", Keyword::Restore);
    }
}

// Rulings

/// LAW_089: the printed cost counts (ruling 1).
#[test]
fn kanan_jarrus_counts_the_printed_cost() {
    let table = scenario().our_hand(["LAW_089"]).theirs([unit("Underworld Thug").with(["Devotion"])]);
    let mut game = table.action_phase();
    game.us().play("LAW_089");
    game.expect_offered("Underworld Thug");
}

/// LAW_089: the unit must be in play (ruling 2).
#[test]
fn kanan_jarrus_returns_only_a_unit_in_play() {
    let table = scenario().our_hand(["LAW_089"]).our_discard(["Greedo"]);
    let mut game = table.action_phase();
    game.us().play("LAW_089");
    game.expect_action_of(Side::Them);
}

// ---- LAW_091 Val, It's Been a Ride, Babe ----

/// LAW_091: a Shield for another friendly unit; defeated, one for an enemy unit.
#[test]
fn val_gives_a_friendly_and_when_defeated_an_enemy_unit_a_shield() {
    let mut game = scenario().our_hand(["LAW_091"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("LAW_091").choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
    game.them().attack("AT-ST", "LAW_091");
    game.us().choose("AT-ST");
    game.expect_gone("LAW_091").expect_upgrades("AT-ST", ["Shield"]);
}

// ---- LAW_092 Two-Faced Troig ----

/// LAW_092: control of it may be given to an opponent to create 2 Credits; Sentinel.
#[test]
fn two_faced_troig_may_change_control_for_2_credits() {
    let table = || {
        let mut game = scenario().our_hand(["LAW_092"]).action_phase();
        game.us().play("LAW_092");
        game
    };
    let mut game = table();
    game.us().yes().expect_credits(2);
    game.expect_controller("LAW_092", Side::Them).expect_keyword("LAW_092", Keyword::Sentinel);
    let mut game = table();
    game.us().no().expect_credits(0);
    game.expect_controller("LAW_092", Side::Us);
}

// Rulings

/// LAW_092, CR 11.4.2: with several opponents we choose one (ruling 1).
#[test]
fn two_faced_troig_lets_us_choose_the_opponent() {
    let mut game = scenario().our_hand(["LAW_092"]).third(["Greedo"]).action_phase();
    game.us().play("LAW_092").yes().choose_player(Side::Third);
    game.expect_controller("LAW_092", Side::Third);
}

// ---- LAW_093 Rio Durant, Beckett's Right Hands ----

/// LAW_093: a unit that costs 3 or less returns to hand, and its owner may play it for free, with Shielded.
#[test]
fn rio_durant_returns_a_unit_that_may_be_played_for_free_with_shielded() {
    let table = || {
        let mut game = scenario().our_hand(["LAW_093"]).theirs(["Swoop Racer", "AT-ST"]).action_phase();
        game.us().play("LAW_093");
        game.expect_options(["Swoop Racer", "no"]);
        game.us().choose("Swoop Racer");
        game
    };
    let mut game = table();
    game.them().play("Swoop Racer").expect_ready_resources(20);
    game.expect_upgrades("Swoop Racer", ["Shield"]).expect_controller("Swoop Racer", Side::Them);
    let mut game = table();
    game.them().choose_none().expect_hand(["Swoop Racer"]);
}

// Rulings

/// LAW_093: the printed cost of a unit in play counts, and only additional costs are paid (ruling 1, 2, 3).
#[test]
fn rio_durant_counts_the_printed_cost_and_requires_additional_costs() {
    let table =
        units_with_additional_cost().our_hand(["LAW_093", "Greedo"]).ours([unit("Underworld Thug").with(["Devotion"])]);
    let mut game = table.action_phase();
    game.us().play("LAW_093").expect_base_damage(2);
    game.expect_options(["Underworld Thug", "no"]);
    game.us().choose("Underworld Thug").play("Underworld Thug").expect_base_damage(4).expect_ready_resources(20 - 6);
}

// ---- LAW_094 Hondo Ohnaka, Plays By His Own Rules ----

/// LAW_094, CR 8.13: only his player may look at the top card of the deck, at any time. It can be played once a round.
#[test]
fn hondo_ohnaka_sees_the_top_card_and_may_play_it_once_a_round() {
    let mut game =
        scenario().ours(["LAW_094"]).our_deck(["Wampa", "Greedo", "AT-ST"]).their_deck(["Repair"]).action_phase();
    game.us().expect_sees("Wampa").expect_does_not_see("Greedo").expect_does_not_see("Repair");
    game.them().expect_does_not_see("Wampa");
    game.us().use_ability("Hondo Ohnaka");
    game.expect_options(["play Wampa"]);
    game.us().play("Wampa").expect_sees("Greedo").expect_does_not_see("AT-ST");
    game.expect_in_play("Wampa");
    game.them().pass();
    game.expect_not_offered("use Hondo Ohnaka");
}

// Corners

/// LAW_094: without him the top card is hidden, as it is when he has lost his abilities (CR 8.14.2).
#[test]
fn hondo_ohnaka_does_not_see_the_top_card_without_his_abilities() {
    let mut game = scenario().our_deck(["Wampa"]).action_phase();
    game.us().expect_does_not_see("Wampa");
    let mut game = scenario()
        .resilient_gives("LoseAbilities")
        .ours([unit("LAW_094").with(["Resilient"])])
        .our_deck(["Wampa"])
        .action_phase();
    game.us().expect_does_not_see("Wampa");
    game.expect_not_offered("use Hondo Ohnaka");
    let mut game = scenario().ours(["LAW_094"]).our_deck(["Wampa"]).their_hand(["Waylay"]).their_action_phase();
    game.us().expect_sees("Wampa");
    game.them().play("Waylay").choose("Hondo Ohnaka");
    game.us().expect_does_not_see("Wampa");
}

/// LAW_094, CR 1.17.4: other players cannot recognise the card: it has a number only for his player, and a new one if
/// it was hidden meanwhile.
#[test]
fn hondo_ohnaka_top_card_has_a_card_handle_for_his_player_alone() {
    let mut game = scenario().ours(["LAW_094"]).confiscate_does("Shuffle(You)").our_hand(["Confiscate"]).action_phase();
    let top =
        |game: &testkit::Scene| *game.game.state.list(rules::Seat(0), rules::CardZone::Deck).last().expect("a deck");
    let first = top(&game);
    assert!(game.game.handle_of(first, Some(rules::Seat(0))).is_some());
    assert!(game.game.handle_of(first, Some(rules::Seat(1))).is_none());
    game.us().play("Confiscate");
    let second = top(&game);
    assert_ne!(first, second, "another card is on top");
    assert!(game.game.handle_of(second, Some(rules::Seat(0))).is_some());
    assert!(game.game.handle_of(first, Some(rules::Seat(0))).is_none());
}

// Rulings

/// LAW_094: the card's full cost is paid (ruling 1).
#[test]
fn hondo_ohnaka_requires_paying_for_the_card() {
    let mut game = scenario().ours(["LAW_094"]).our_deck(["Underworld Thug"]).our_resources(2).action_phase();
    game.us().use_ability("Hondo Ohnaka").play("Underworld Thug").expect_ready_resources(0);
}

/// LAW_094, CR 6.4.2A: if the card cannot be played, the action cannot be used (ruling 2).
#[test]
fn hondo_ohnaka_cannot_be_used_if_the_card_cannot_be_played() {
    let mut game = scenario().ours(["LAW_094"]).our_deck(["Underworld Thug"]).our_resources(1).action_phase();
    game.expect_not_offered("use Hondo Ohnaka");
    let mut game = scenario().ours(["LAW_094"]).our_deck([]).action_phase();
    game.expect_not_offered("use Hondo Ohnaka");
}

// ---- LAW_095 Finn, Looking Closer ----

/// LAW_095: a Shield for a non-unique unit on attack; Ambush.
#[test]
fn finn_gives_a_non_unique_unit_a_shield_on_attack() {
    let mut game = scenario().ours(["LAW_095", "Wampa", "Greedo"]).action_phase();
    game.us().attack("LAW_095", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]).expect_keyword("LAW_095", Keyword::Ambush);
}

// ---- LAW_096 Rhydonium Detonation ----

/// LAW_096: each player may return a non-leader unit, then all others are defeated.
#[test]
fn rhydonium_detonation_defeats_all_units_that_are_not_returned() {
    let table = scenario().our_hand(["LAW_096"]).ours(["Wampa", "Greedo"]).theirs(["AT-ST", "Underworld Thug"]);
    let mut game = table.their_deployed_leader("LAW_012").action_phase();
    game.us().play("LAW_096");
    game.expect_options(["Wampa", "Greedo", "AT-ST", "Underworld Thug", "no"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
    game.them().no();
    game.expect_gone("Greedo").expect_gone("AT-ST").expect_gone("Underworld Thug").expect_in_play("Sebulba");
}

// Rulings

/// LAW_096: units in play return, the active player's choice first, and all are defeated after that (ruling 1, 2).
#[test]
fn rhydonium_detonation_defeats_after_all_players_returned_a_unit() {
    let table = scenario().our_hand(["LAW_096"]).ours(["Wampa"]).theirs(["LAW_091", "AT-ST"]).our_discard(["Greedo"]);
    let mut game = table.action_phase();
    game.us().play("LAW_096");
    game.expect_options(["Wampa", "Val", "AT-ST", "no"]);
    game.us().choose("Wampa");
    game.expect_in_play("LAW_091");
    game.them().choose("AT-ST").expect_hand(["AT-ST"]);
    game.us().expect_hand(["Wampa"]);
    game.expect_gone("LAW_091");
}
