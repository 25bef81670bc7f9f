//! The cards of Spark of Rebellion from SOR_234 to SOR_T02: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{about_to_play, with_an_enemy, without_enemies};

// ---- SOR_234 Maximum Firepower ----

/// SOR_234: two of our Imperial units, one after the other, deal their power to the same unit.
#[test]
fn maximum_firepower_deals_the_power_of_two_imperials_to_one_unit() {
    let mut game = scenario()
        .our_hand(["Maximum Firepower"])
        .ours(["AT-ST", "Wampa"])
        .ours([unit("Cell Block Guard").exhausted()])
        .theirs(["Redemption", "Greedo"])
        .action_phase();
    game.us().play("Maximum Firepower");
    game.expect_options(["AT-ST", "Cell Block Guard"]);
    game.us().choose("AT-ST").choose("Redemption");
    game.expect_damage("Redemption", 6).expect_options(["Cell Block Guard"]);
    game.us().choose("Cell Block Guard");
    game.expect_gone("Redemption").expect_in_play("Greedo").expect_action_of(Side::Them);
}

/// SOR_234: with one Imperial unit damage is dealt once.
#[test]
fn maximum_firepower_with_one_imperial_deals_damage_once() {
    let mut game =
        scenario().our_hand(["Maximum Firepower"]).ours(["Cell Block Guard"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Maximum Firepower").choose("Cell Block Guard").choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_action_of(Side::Them);
}

// Corners

/// SOR_234: when the first damage defeats the unit, the second has no target.
#[test]
fn maximum_firepower_second_damage_finds_no_defeated_unit() {
    let mut game = scenario()
        .our_hand(["Maximum Firepower"])
        .ours(["AT-ST", "Cell Block Guard"])
        .theirs(["Greedo", "Wampa"])
        .action_phase();
    game.us().play("Maximum Firepower").choose("AT-ST").choose("Wampa");
    game.expect_gone("Wampa");
    game.us().choose("Cell Block Guard");
    game.expect_damage("Greedo", 0).expect_action_of(Side::Them);
}

// ---- SOR_235 Galactic Ambition ----

/// SOR_235: a unit without Heroism is played for free; its cost is dealt as damage to our base.
#[test]
fn galactic_ambition_plays_a_unit_for_damage_to_our_base() {
    let mut game = scenario()
        .our_hand(["Galactic Ambition", "AT-ST", "Alliance X-Wing", "Recruit"])
        .our_resources(9)
        .action_phase();
    game.us().play("Galactic Ambition");
    game.expect_options(["play AT-ST", "no"]);
    game.us().play("AT-ST").expect_base_damage(6).expect_ready_resources(0);
    game.expect_exhausted("AT-ST");
}

// Rulings

/// SOR_235, CR 1.8.5, 1.8.6: neither cost nor penalty is paid; the damage is the printed cost.
#[test]
fn galactic_ambition_plays_for_free_and_deals_the_printed_cost() {
    let mut game = scenario()
        .our_resources(9)
        .our_hand(["Galactic Ambition", "Avenger", "Volunteer Soldier", "Luke Skywalker"])
        .ours(["Battlefield Marine"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Galactic Ambition").expect_ready_resources(0);
    game.expect_options(["play Avenger", "play Volunteer Soldier", "no"]);
    let mut soldier = game.clone();
    // 3 is printed, although a Trooper would make it 2.
    soldier.us().play("Volunteer Soldier").expect_base_damage(3);
    game.us().play("Avenger").expect_base_damage(9).expect_ready_resources(0);
    game.them().choose("Wampa");
    game.expect_in_play("Avenger").expect_gone("Wampa");
}

// ---- SOR_236 R2-D2, Ignoring Protocol ----

/// SOR_236: the top card stays or goes to the bottom, when played and on each attack.
#[test]
fn r2_d2_may_put_the_top_card_on_the_bottom() {
    let mut game = scenario().our_hand(["R2-D2"]).our_deck(["Recruit", "Wampa", "Repair", "Waylay"]).action_phase();
    game.us().play("R2-D2").expect_sees("Recruit");
    game.them().expect_does_not_see("Recruit");
    game.us().yes().expect_deck_top(["Wampa", "Repair", "Waylay", "Recruit"]);
    game.both_pass().nobody_resources();
    game.us().attack("R2-D2", "their base").no().expect_deck_top(["Waylay", "Recruit"]);
}

// ---- SOR_238 C-3PO, Protocol Droid ----

/// SOR_238: a number is chosen before the look; a card of that cost may be revealed and drawn.
#[test]
fn c_3po_draws_the_top_card_when_its_cost_is_guessed() {
    let mut game = scenario().our_hand(["C-3PO"]).our_deck(["Wampa", "Repair"]).action_phase();
    game.us().play("C-3PO").expect_does_not_see("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Number);
    let mut wrong = game.clone();
    game.us().number(4).yes().expect_hand(["Wampa"]).expect_deck_top(["Repair"]);
    wrong.us().number(3).expect_hand([]).expect_deck_top(["Wampa", "Repair"]);
    wrong.expect_action_of(Side::Them);
    let mut attack = scenario().ours(["C-3PO"]).our_deck(["Wampa", "Repair"]).action_phase();
    attack.us().attack("C-3PO", "their base").number(4).no().expect_hand([]).expect_deck_top(["Wampa"]);
}

// Corners

/// SOR_238: an empty deck has no card to guess.
#[test]
fn c_3po_draws_nothing_from_an_empty_deck() {
    let mut game = scenario().ours(["C-3PO"]).our_deck([]).action_phase();
    game.us().attack("C-3PO", "their base").number(2);
    game.expect_action_of(Side::Them);
    game.them().expect_base_damage(1);
}

// ---- SOR_239 Rebel Pathfinder ----

/// SOR_239: Saboteur.
#[test]
fn rebel_pathfinder_ignores_sentinel() {
    let mut game = scenario().ours(["Rebel Pathfinder"]).theirs(["Cell Block Guard", "Greedo"]).action_phase();
    game.expect_offered("Rebel Pathfinder -> their base").expect_offered("Rebel Pathfinder -> Greedo");
    game.us().attack("Rebel Pathfinder", "their base");
    game.them().expect_base_damage(2);
}

// ---- SOR_240 Fleet Lieutenant ----

/// SOR_240: a friendly unit may attack, a Rebel unit with +2/+0.
#[test]
fn fleet_lieutenant_may_let_a_unit_attack() {
    let mut game = scenario().our_hand(["Fleet Lieutenant"]).ours(["Battlefield Marine", "Wampa"]).action_phase();
    let (mut other, mut none) = (game.clone(), game.clone());
    game.us().play("Fleet Lieutenant").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
    other.us().play("Fleet Lieutenant").attack("Wampa", "their base");
    other.them().expect_base_damage(4);
    none.us().play("Fleet Lieutenant").no();
    none.expect_action_of(Side::Them).expect_ready("Wampa");
}

// Rulings

/// SOR_240, CR 6.3.0B: only a ready unit attacks; a Rebel one with +2/+0.
#[test]
fn fleet_lieutenant_needs_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Fleet Lieutenant"])
        .ours(["Battlefield Marine"])
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Fleet Lieutenant");
    game.expect_options(["Battlefield Marine -> their base", "no"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
}

// ---- SOR_241 Wing Leader ----

/// SOR_241: two Experience tokens for another friendly Rebel unit.
#[test]
fn wing_leader_gives_two_experience_to_a_rebel_unit() {
    let mut game =
        scenario().our_hand(["Wing Leader"]).ours(["Battlefield Marine", "Wampa"]).theirs(["Yoda"]).action_phase();
    game.us().play("Wing Leader");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience", "Experience"]);
}

// ---- SOR_242 General Dodonna, Massassi Group Commander ----

/// SOR_242: +1/+1 for our other Rebel units.
#[test]
fn general_dodonna_gives_1_1_to_other_rebel_units() {
    let mut game = scenario()
        .ours(["General Dodonna", "Battlefield Marine", "Alliance X-Wing", "Wampa"])
        .theirs(["Echo Base Defender"])
        .action_phase();
    game.expect_power("General Dodonna", 4).expect_power("Battlefield Marine", 4).expect_hp("Alliance X-Wing", 4);
    game.expect_power("Wampa", 4).expect_power("Echo Base Defender", 4);
}

// ---- SOR_243 Regional Sympathizers ----

/// SOR_243: Restore 2.
#[test]
fn regional_sympathizers_have_restore() {
    let mut game = scenario().our_base_damage(5).ours(["Regional Sympathizers"]).action_phase();
    game.us().attack("Regional Sympathizers", "their base").expect_base_damage(3);
    game.them().expect_base_damage(3);
}

// ---- SOR_244 Snowspeeder ----

/// SOR_244: Ambush; attacking, an enemy ground Vehicle is exhausted.
#[test]
fn snowspeeder_exhausts_an_enemy_ground_vehicle_on_attack() {
    let mut game = scenario().our_hand(["Snowspeeder"]).theirs(["AT-ST", "Wampa", "TIE/ln Fighter"]).action_phase();
    game.us().play("Snowspeeder");
    game.expect_options(["Snowspeeder -> AT-ST", "Snowspeeder -> Wampa", "no"]);
    game.us().attack("Snowspeeder", "Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_damage("Snowspeeder", 4);
}

// Rulings

/// SOR_244: the attack of Ambush triggers its "on attack" ability like any other (CR 7.5.5E).
#[test]
fn snowspeeder_ambush_attack_exhausts_a_vehicle() {
    without_enemies(about_to_play("Snowspeeder").action_phase(), "Snowspeeder");
    let mut game = about_to_play("Snowspeeder").theirs(["Cantina Braggart", "AT-ST"]).action_phase();
    game.us().play("Snowspeeder").attack("Snowspeeder", "Cantina Braggart").choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_gone("Cantina Braggart");
}

// ---- SOR_245 Medal Ceremony ----

/// SOR_245: an Experience token for each of up to three Rebels that attacked this phase.
#[test]
fn medal_ceremony_gives_experience_to_rebels_that_attacked() {
    let mut game = scenario()
        .our_hand(["Medal Ceremony"])
        .ours(["Battlefield Marine", "Alliance X-Wing", "Wampa", "Echo Base Defender"])
        .our_resources(0)
        .action_phase();
    game.us().attack("Battlefield Marine", "their base");
    game.them().pass();
    game.us().attack("Alliance X-Wing", "their base");
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().play("Medal Ceremony");
    game.expect_options(["Battlefield Marine", "Alliance X-Wing", "done"]);
    game.us().choose("Battlefield Marine").choose("Alliance X-Wing");
    game.expect_upgrades("Battlefield Marine", ["Experience"]).expect_upgrades("Alliance X-Wing", ["Experience"]);
    game.expect_action_of(Side::Them);
}

// ---- SOR_246 You're My Only Hope ----

/// SOR_246: the top card may be played for 5 less; our base has more than 5 remaining HP.
#[test]
fn youre_my_only_hope_may_play_the_top_card_for_5_less() {
    let mut game = scenario()
        .our_hand(["You're My Only Hope"])
        .our_deck(["AT-ST", "Recruit"])
        .our_base_damage(24)
        .our_resources(6)
        .action_phase();
    game.us().play("You're My Only Hope").expect_sees("AT-ST").expect_ready_resources(3);
    game.them().expect_does_not_see("AT-ST");
    game.expect_options(["play AT-ST", "no"]);
    let mut refused = game.clone();
    // 6 and 2 for Villainy, less 5.
    game.us().play("AT-ST").expect_ready_resources(0);
    game.expect_exhausted("AT-ST");
    refused.us().no().expect_deck_top(["AT-ST", "Recruit"]);
}

// Corners

/// SOR_246: an event on top is played, too; the cost is at least 0.
#[test]
fn youre_my_only_hope_plays_an_event() {
    let mut game = scenario()
        .our_hand(["You're My Only Hope"])
        .our_deck(["Open Fire"])
        .our_resources(3)
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("You're My Only Hope").play("Open Fire").choose("AT-ST").expect_ready_resources(0);
    game.expect_damage("AT-ST", 4).expect_action_of(Side::Them);
}

/// SOR_246: an upgrade needs a unit that it may be attached to.
#[test]
fn youre_my_only_hope_plays_an_upgrade() {
    let mut game = scenario()
        .our_hand(["You're My Only Hope"])
        .our_deck(["Jedi Lightsaber"])
        .our_resources(3)
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("You're My Only Hope");
    game.expect_options(["play Jedi Lightsaber onto Wampa", "no"]);
    game.us().play_onto("Jedi Lightsaber", "Wampa");
    game.expect_power("Wampa", 7);
}

// Rulings

/// SOR_246, CR 7.7.5C: with 5 HP left on the base the top card may be played for free, but need not be: it may be played for
/// 5 less as well.
#[test]
fn youre_my_only_hope_may_play_for_5_less_instead_of_for_free() {
    let mut game = scenario()
        .our_base_damage(25)
        .our_resources(6)
        .our_hand(["You're My Only Hope"])
        .our_deck(["AT-ST"])
        .action_phase();
    game.us().play("You're My Only Hope").expect_ready_resources(3).mode(2).play("AT-ST").expect_ready_resources(0);
    game.expect_in_play("AT-ST");
}

/// SOR_246, CR 1.8.5: with 5 HP left on the base neither cost nor penalty is paid.
#[test]
fn youre_my_only_hope_plays_for_free() {
    let mut game = scenario()
        .our_base_damage(25)
        .our_resources(3)
        .our_hand(["You're My Only Hope"])
        .our_deck(["Avenger"])
        .action_phase();
    game.us().play("You're My Only Hope").expect_ready_resources(0).mode(1).play("Avenger");
    game.expect_in_play("Avenger");
}

/// SOR_246, CR 1.8.5, 1.8.8: for free an additional cost is still paid.
#[test]
fn youre_my_only_hope_pays_additional_costs() {
    let mut game = scenario()
        .our_base_damage(25)
        .our_resources(3)
        .our_hand(["You're My Only Hope"])
        .our_deck(["Open Fire"])
        .theirs(["Saw Gerrera"])
        .action_phase();
    // 2 for the first event, 2 for the second.
    game.us().play("You're My Only Hope").expect_base_damage(27).mode(1).play("Open Fire").expect_base_damage(29);
    game.us().choose("Saw Gerrera");
    game.expect_gone("Saw Gerrera");
}

// ---- SOR_248 Volunteer Soldier ----

/// SOR_248: Raid 1; costs 1 less if we control another Trooper unit.
#[test]
fn volunteer_soldier_costs_1_less_with_a_trooper() {
    let with = |unit| {
        let mut game = scenario().our_hand(["Volunteer Soldier"]).ours([unit]).our_resources(5).action_phase();
        game.us().play("Volunteer Soldier");
        game
    };
    with("Wampa").us().expect_ready_resources(2);
    with("Battlefield Marine").expect_keyword("Volunteer Soldier", Keyword::Raid).us().expect_ready_resources(3);
}

// ---- SOR_249 Frontier AT-RT ----

/// SOR_249: Ambush if we control another Vehicle.
#[test]
fn frontier_at_rt_has_ambush_with_another_vehicle() {
    let mut game = scenario().our_hand(["Frontier AT-RT"]).ours(["Alliance X-Wing"]).theirs(["Wampa"]).action_phase();
    game.us().play("Frontier AT-RT");
    game.expect_options(["Frontier AT-RT -> Wampa", "no"]);
    let mut game = scenario().our_hand(["Frontier AT-RT"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("Frontier AT-RT");
    game.expect_action_of(Side::Them);
}

// Rulings

/// SOR_249: no Ambush without another Vehicle.
#[test]
fn frontier_at_rt_ambush_needs_another_vehicle() {
    let name = "Frontier AT-RT";
    without_enemies(about_to_play(name).ours([unit("AT-ST").exhausted()]).action_phase(), name);
    with_an_enemy(about_to_play(name).ours(["AT-ST"]).theirs(["Cantina Braggart"]).action_phase(), name, name);
    let mut alone = about_to_play(name).theirs(["Cantina Braggart"]).action_phase();
    alone.us().play(name);
    alone.expect_exhausted(name).expect_action_of(Side::Them);
}

// ---- SOR_250 Corellian Freighter ----

/// SOR_250: Sentinel in space.
#[test]
fn corellian_freighter_has_sentinel_in_space() {
    let mut game = scenario().ours(["Corellian Freighter"]).theirs(["TIE/ln Fighter", "Wampa"]).their_action_phase();
    game.expect_not_offered("TIE/ln Fighter -> our base").expect_offered("Wampa -> our base");
}

// ---- SOR_251 Confiscate ----

/// SOR_251: any upgrade, of either side.
#[test]
fn confiscate_defeats_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Confiscate"])
        .ours([unit("Wampa").with_upgrade_of(Side::Them, "Entrenched")])
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_options(["Entrenched", "Shield"]);
    game.us().choose("Entrenched").expect_discard(["Confiscate"]);
    game.them().expect_discard(["Entrenched"]);
    game.expect_upgrades("Wampa", []).expect_upgrades("AT-ST", ["Shield"]);
}

// ---- SOR_252 Restock ----

/// SOR_252: up to four cards of one discard pile go to the bottom of their owner's deck.
#[test]
fn restock_puts_up_to_four_discarded_cards_on_the_bottom() {
    let mut game = scenario()
        .our_hand(["Restock"])
        .our_deck(["Vanquish"])
        .our_discard(["Wampa", "Recruit", "Repair", "Greedo", "AT-ST"])
        .their_discard(["Waylay"])
        .action_phase();
    game.us().play("Restock").choose_player(Side::Us);
    // It lies in that pile itself already (CR 3.3.4).
    game.expect_not_offered("Waylay").expect_offered("Restock").expect_offered("done");
    game.us().choose_each(["Wampa", "Recruit"]);
    game.us().choose_each(["Repair", "Greedo"]).expect_deck_top(["Vanquish"]).expect_deck_size(5);
    game.us().expect_discard(["AT-ST", "Restock"]);
    game.them().expect_discard(["Waylay"]);
    game.expect_action_of(Side::Them);
}

/// SOR_252: the opponent's pile may be it.
#[test]
fn restock_may_choose_the_opponents_discard_pile() {
    let mut game =
        scenario().our_hand(["Restock"]).their_deck(["Recruit"]).their_discard(["Waylay", "Wampa"]).action_phase();
    game.us().play("Restock").choose_player(Side::Them).choose("Wampa").done();
    game.them().expect_deck_top(["Recruit", "Wampa"]).expect_discard(["Waylay"]);
}

// Corners

/// SOR_252: "up to 4" includes none, and an empty pile may be chosen.
#[test]
fn restock_may_choose_no_cards() {
    let mut game = scenario().our_hand(["Restock"]).our_discard(["Wampa"]).action_phase();
    let mut empty = game.clone();
    game.us().play("Restock").choose_player(Side::Us).done().expect_discard(["Wampa", "Restock"]);
    empty.us().play("Restock").choose_player(Side::Them);
    empty.expect_action_of(Side::Them);
}

// ---- SOR_T02 Shield ----

/// SOR_T02: all of the damage is prevented and one of two tokens is spent; a defeat is not prevented.
#[test]
fn shield_prevents_damage_once() {
    let mut game = scenario()
        .our_hand(["Open Fire", "Takedown"])
        .theirs([unit("Wampa").with(["Shield", "Shield"])])
        .action_phase();
    game.us().play("Open Fire").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", ["Shield"]);
    game.them().pass();
    game.us().play("Takedown").choose("Wampa");
    game.expect_gone("Wampa");
}
