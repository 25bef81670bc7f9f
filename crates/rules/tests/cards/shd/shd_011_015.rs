//! The cards of Shadows of the Galaxy from SHD_011 to SHD_015: main case, corners and official rulings of each.

use testkit::{QuestionKind, Side, scenario, unit};

// ---- SHD_011 Kylo Ren, Rash and Deadly ----

/// SHD_011, Leader side: discarding a card is a part of the cost; +2/+0 for a unit.
#[test]
fn kylo_ren_discards_a_card_as_a_cost_to_give_2_power() {
    let mut game = scenario()
        .our_leader("Kylo Ren, Rash and Deadly")
        .our_hand(["Recruit", "Repair"])
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Recruit", "Repair"]);
    game.us().choose("Repair").expect_discard(["Repair"]);
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_exhausted("our leader").both_pass().nobody_resources();
    game.expect_power("Wampa", 4);
}

/// SHD_011, Leader side: with an empty hand the cost cannot be paid.
#[test]
fn kylo_ren_cannot_be_used_with_an_empty_hand() {
    let mut game = scenario().our_leader("Kylo Ren, Rash and Deadly").ours(["Wampa"]).action_phase();
    game.expect_not_offered("use Kylo Ren");
}

/// SHD_011, unit side: -1/-0 for each card in our hand.
#[test]
fn kylo_ren_deployed_loses_1_power_for_each_card_in_hand() {
    let mut game = scenario()
        .our_deployed_leader("Kylo Ren, Rash and Deadly")
        .our_hand(["Recruit", "Repair"])
        .their_hand(["Recruit"])
        .action_phase();
    game.expect_power("Kylo Ren", 3);
    game.us().play("Repair").choose("our base");
    game.expect_power("Kylo Ren", 4);
}

// Corners

/// SHD_011, SHD_015: only our hand and our discard pile count.
#[test]
fn kylo_ren_and_aphra_count_only_our_hand_and_discard_pile() {
    let mut game = scenario()
        .our_leader("Kylo Ren, Rash and Deadly")
        .our_hand(["Repair"])
        .their_hand(["Waylay", "Recruit"])
        .ours(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Repair"]);
    let mut game =
        scenario().our_deployed_leader("Kylo Ren, Rash and Deadly").their_hand(["Waylay", "Recruit"]).action_phase();
    game.expect_power("Kylo Ren", 5);
    let costs = ["Public Enemy", "Repair", "Battlefield Marine", "Open Fire", "Takedown"];
    let mut game = scenario().our_deployed_leader("Doctor Aphra").their_discard(costs).action_phase();
    game.expect_power("Doctor Aphra", 2);
    let mut game =
        scenario().our_leader("Doctor Aphra").our_discard(["Repair", "Waylay"]).their_discard(costs).action_phase();
    game.us().deploy().expect_hand([]);
    game.expect_action_of(Side::Them);
}

// ---- SHD_012 Bo-Katan Kryze, Princess in Exile ----

/// SHD_012, Leader side: 1 damage if a friendly Mandalorian attacked this phase.
#[test]
fn bo_katan_damages_a_unit_when_a_mandalorian_attacked() {
    let mut game =
        scenario().our_leader("Bo-Katan Kryze").ours(["Mandalorian Warrior", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Mandalorian Warrior", "their base");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_options(["Mandalorian Warrior", "Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_exhausted("our leader");
}

/// SHD_012, unit side: on attack, may deal 1 damage, and 1 more if another friendly Mandalorian attacked.
#[test]
fn bo_katan_deployed_may_deal_damage_once_or_twice() {
    let table = || {
        scenario().our_deployed_leader("Bo-Katan Kryze").ours(["Mandalorian Warrior"]).theirs(["AT-ST"]).action_phase()
    };
    let mut game = table();
    game.us().attack("Bo-Katan Kryze", "their base");
    game.expect_options(["Bo-Katan Kryze", "Mandalorian Warrior", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    // She herself is no other Mandalorian.
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
    let mut game = table();
    game.us().attack("Mandalorian Warrior", "their base");
    game.them().pass();
    game.us().attack("Bo-Katan Kryze", "their base").no().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
}

// Corners

/// SHD_012: a Mandalorian that was defeated in its attack did attack.
#[test]
fn bo_katan_counts_a_mandalorian_defeated_in_its_attack() {
    let mut game =
        scenario().our_leader("Bo-Katan Kryze").ours(["Mandalorian Warrior"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Mandalorian Warrior", "AT-ST");
    game.expect_gone("Mandalorian Warrior").them().pass();
    game.us().use_ability("our leader").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

/// SHD_012: an attack that a Mandalorian made under the opponent's control does not count.
#[test]
fn bo_katan_does_not_count_an_attack_under_enemy_control() {
    let mut game = scenario()
        .our_leader("Bo-Katan Kryze")
        .our_hand(["Change of Heart"])
        .theirs(["Mandalorian Warrior", "AT-ST"])
        .their_action_phase();
    game.them().attack("Mandalorian Warrior", "our base");
    game.us().play("Change of Heart").choose("Mandalorian Warrior");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
}

/// SHD_012: only an attack by a Mandalorian counts.
#[test]
fn bo_katan_counts_only_mandalorians() {
    let mut game = scenario().our_leader("Bo-Katan Kryze").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
    let mut game = scenario().our_deployed_leader("Bo-Katan Kryze").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().attack("Bo-Katan Kryze", "their base").choose("AT-ST");
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 1);
}

// Rulings

/// SHD_012: the ability may be used without an attack; no damage is dealt.
#[test]
fn bo_katan_may_be_used_without_an_attack() {
    let mut game = scenario().our_leader("Bo-Katan Kryze").theirs(["Wampa"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_damage("Wampa", 0).expect_exhausted("our leader").expect_action_of(Side::Them);
}

/// SHD_012: the damage is dealt twice, one after the other (erratum): a Shield prevents only the first.
#[test]
fn bo_katan_deals_her_damage_separately() {
    let mut game = scenario()
        .our_deployed_leader("Bo-Katan Kryze")
        .ours(["Mandalorian Warrior"])
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.us().attack("Mandalorian Warrior", "their base");
    game.them().pass();
    game.us().attack("Bo-Katan Kryze", "their base").choose("AT-ST");
    game.expect_upgrades("AT-ST", []).expect_damage("AT-ST", 0);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

/// SHD_012 (erratum), CR 8.28.1: the second damage comes after the first, and is offered although the first was declined.
#[test]
fn bo_katan_may_decline_the_first_damage_and_deal_the_second() {
    let mut game = scenario()
        .our_deployed_leader("Bo-Katan Kryze, Princess in Exile")
        .ours(["Mandalorian Warrior"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Mandalorian Warrior", "their base");
    game.them().pass();
    game.us().attack("Bo-Katan Kryze", "their base").no();
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
}

// ---- SHD_013 Han Solo, Worth the Risk ----

/// SHD_013, Leader side: plays a unit for 1 less and deals 2 damage to it.
#[test]
fn han_plays_a_unit_for_1_less_and_damages_it() {
    let mut game = scenario()
        .our_leader("Han Solo, Worth the Risk")
        .our_base("Death Watch Hideout")
        .our_hand(["Wampa", "Repair"])
        .our_resources(3)
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["play Wampa", "no"]);
    game.us().play("Wampa").expect_ready_resources(0);
    game.expect_damage("Wampa", 2).expect_exhausted("our leader").expect_exhausted("Wampa");
}

/// SHD_013, unit side: the same without exhausting, as often as we like.
#[test]
fn han_deployed_plays_units_without_exhausting() {
    let mut game = scenario()
        .our_deployed_leader("Han Solo, Worth the Risk")
        .our_base("Death Watch Hideout")
        .our_hand(["Wampa", "Cantina Braggart", "Repair"])
        .our_resources(3)
        .action_phase();
    game.us().use_ability("Han Solo").play("Wampa").expect_ready_resources(0);
    game.expect_ready("Han Solo").expect_damage("Wampa", 2).them().pass();
    game.us().use_ability("Han Solo").play("Cantina Braggart");
    game.expect_damage("Cantina Braggart", 2);
}

// Rulings

/// SHD_013, CR 1.17.4, 6.4.2A: deployed, his ability has no cost, so it can be used only if a unit can be played.
#[test]
fn han_deployed_must_play_a_unit() {
    let mut game = scenario().our_deployed_leader("Han Solo, Worth the Risk").our_hand(["Wampa"]).action_phase();
    game.us().use_ability("Han Solo");
    game.expect_options(["play Wampa"]);
    let game = scenario().our_deployed_leader("Han Solo, Worth the Risk").our_hand(["Wampa"]);
    game.our_resources(1).action_phase().expect_not_offered("use Han Solo");
    let game = scenario().our_deployed_leader("Han Solo, Worth the Risk").our_hand(["Repair"]);
    game.action_phase().expect_not_offered("use Han Solo");
}

/// SHD_013: the damage is dealt before the unit's When Played abilities resolve.
#[test]
fn han_deals_the_damage_before_when_played_abilities() {
    let mut game =
        scenario().our_leader("Han Solo, Worth the Risk").our_hand(["Academy Defense Walker"]).action_phase();
    game.us().use_ability("our leader").play("Academy Defense Walker");
    // It counts itself among the damaged units.
    game.expect_damage("Academy Defense Walker", 2).expect_upgrades("Academy Defense Walker", ["Experience"]);
}

// ---- SHD_014 Cad Bane, He Who Needs No Introduction ----

/// SHD_014, Leader side: when we play an Underworld card, he may exhaust: the opponent chooses one of its units for 1
/// damage.
#[test]
fn cad_bane_may_exhaust_to_make_the_opponent_choose_a_unit_for_damage() {
    let mut game = scenario()
        .our_leader("Cad Bane")
        .our_hand(["Underworld Thug", "Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Wampa");
    game.expect_action_of(Side::Them).them().pass();
    game.us().play("Underworld Thug").yes();
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["AT-ST", "TIE/ln Fighter"]);
    game.them().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_exhausted("our leader");
}

/// SHD_014, unit side: Raid 2, and 2 damage, once each round.
#[test]
fn cad_bane_deployed_may_deal_2_damage_once_each_round() {
    let mut game = scenario()
        .our_deployed_leader("Cad Bane")
        .our_hand(["Underworld Thug", "Underworld Thug"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Underworld Thug").yes();
    game.them().choose("AT-ST");
    game.expect_damage("AT-ST", 2).them().pass();
    game.us().play("Underworld Thug");
    game.expect_action_of(Side::Them).them().pass();
    game.us().attack("Cad Bane", "their base");
    game.them().expect_base_damage(4);
}

// Corners

/// SHD_014: an opponent without a unit chooses none.
#[test]
fn cad_bane_has_no_effect_on_an_opponent_without_units() {
    let mut game = scenario().our_leader("Cad Bane").our_hand(["Underworld Thug"]).action_phase();
    game.us().play("Underworld Thug").yes();
    game.expect_exhausted("our leader").expect_action_of(Side::Them);
}

/// SHD_014: both sides trigger only on an Underworld card.
#[test]
fn cad_bane_triggers_only_on_underworld_cards() {
    let table = || scenario().our_hand(["Wampa"]).theirs(["AT-ST"]);
    for mut game in
        [table().our_leader("Cad Bane").action_phase(), table().our_deployed_leader("Cad Bane").action_phase()]
    {
        game.us().play("Wampa");
        game.expect_action_of(Side::Them);
    }
}

// Rulings

/// SHD_014, CR 11.4.2: with several opponents, his controller chooses which one.
#[test]
fn cad_bane_controller_chooses_the_opponent() {
    let table = || scenario().our_hand(["Underworld Thug"]).theirs(["Wampa"]).third(["Greedo", "AT-ST"]);
    let mut game = table().our_leader("Cad Bane").action_phase();
    game.us().play("Underworld Thug").yes();
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_options(["Greedo", "AT-ST"]);
    game.third().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    let mut game = table().our_deployed_leader("Cad Bane").action_phase();
    game.us().play("Underworld Thug").yes().choose_player(Side::Them);
    game.them().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

// ---- SHD_015 Doctor Aphra, Rapacious Archaeologist ----

/// SHD_015, Leader side, CR 1.14.3: when the regroup phase starts the top card of our deck is discarded.
#[test]
fn doctor_aphra_discards_the_top_card_each_regroup_phase() {
    let mut game =
        scenario().our_leader("Doctor Aphra").our_deck(["Wampa", "Recruit", "Repair", "Waylay"]).regroup_phase();
    game.us().expect_discard(["Wampa"]).expect_hand(["Recruit", "Repair"]);
}

/// SHD_015, unit side: when deployed, one of three cards with different names returns to hand at random. Five different
/// costs in the discard pile give +3/+0.
#[test]
fn doctor_aphra_deployed_returns_one_of_three_cards_at_random() {
    let mut game = scenario()
        .our_leader("Doctor Aphra")
        .our_discard(["Recruit", "Recruit", "Repair", "Wampa", "Battlefield Marine"])
        .action_phase();
    game.us().deploy().choose("Recruit #1");
    game.expect_not_offered("Recruit").us().choose("Repair").choose("Wampa").expect_hand_size(1);
    game.expect_in_discard("Battlefield Marine").expect_power("Doctor Aphra", 2);
}

/// SHD_015, unit side: costs of 0, 1, 2, 3 and 4 in the discard pile.
#[test]
fn doctor_aphra_deployed_counts_different_costs() {
    let mut game = scenario()
        .our_deployed_leader("Doctor Aphra")
        .our_discard(["Public Enemy", "Recruit", "Battlefield Marine", "Open Fire", "Repair"])
        .our_hand(["Takedown"])
        .theirs(["Wampa"])
        .action_phase();
    game.expect_power("Doctor Aphra", 2);
    game.us().play("Takedown").choose("Wampa");
    game.expect_power("Doctor Aphra", 5);
}

/// SHD_015, unit side: with only two different names nothing returns.
#[test]
fn doctor_aphra_deployed_needs_three_different_names() {
    let mut game = scenario().our_leader("Doctor Aphra").our_discard(["Recruit", "Recruit", "Repair"]).action_phase();
    game.us().deploy().expect_hand([]).expect_discard(["Recruit", "Recruit", "Repair"]);
    game.expect_action_of(Side::Them);
}

// Rulings

/// SHD_015: names do not include subtitles: two cards of the name Chewbacca are not three different names with a third.
#[test]
fn doctor_aphra_compares_names_without_subtitles() {
    let chewbacca = ["Chewbacca, Pykesbane", "Chewbacca, Loyal Companion", "Recruit"];
    let mut game = scenario().our_leader("Doctor Aphra").our_discard(chewbacca).action_phase();
    game.us().deploy().expect_hand([]);
    game.expect_action_of(Side::Them);
    let mut game = scenario().our_leader("Doctor Aphra").our_discard(chewbacca).our_discard(["Repair"]).action_phase();
    game.us().deploy().choose("Chewbacca, Pykesbane");
    game.expect_options(["Recruit", "Repair"]);
}

/// SHD_015: Bamboozle costs 2, although it may be played by discarding a card; with Repair, Open Fire and Takedown that
/// makes four costs.
#[test]
fn doctor_aphra_counts_printed_costs() {
    let discard = ["Bamboozle", "Battlefield Marine", "Repair", "Open Fire", "Takedown"];
    let mut game = scenario().our_deployed_leader("Doctor Aphra").our_discard(discard).action_phase();
    game.expect_power("Doctor Aphra", 2);
    let discard = ["Bamboozle", "Public Enemy", "Repair", "Open Fire", "Takedown"];
    let mut game = scenario().our_deployed_leader("Doctor Aphra").our_discard(discard).action_phase();
    game.expect_power("Doctor Aphra", 5);
}
