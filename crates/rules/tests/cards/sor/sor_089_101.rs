//! The cards of Spark of Rebellion from SOR_089 to SOR_101: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{about_to_play, expect_pending_together, expect_search_draws, without_enemies};

// ---- SOR_089 Relentless, Konstantine's Folly ----

/// SOR_089: an opponent's first event each round is paid and discarded and has no effect. The second and our own have
/// theirs.
#[test]
fn relentless_cancels_the_first_enemy_event_of_a_round() {
    let mut game = scenario()
        .ours(["Relentless"])
        .our_hand(["Open Fire"])
        .theirs(["AT-ST"])
        .their_hand(["Resupply", "Open Fire"])
        .their_resources(20)
        .their_action_phase();
    game.them().play("Resupply").expect_discard(["Resupply"]).expect_resources(20).expect_ready_resources(17);
    game.us().play("Open Fire").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    game.them().play("Open Fire").choose("Relentless");
    game.expect_damage("Relentless", 4);
}

/// SOR_089: the first event of the next round has no effect. An event played before Relentless counts as the first.
#[test]
fn relentless_cancels_the_first_event_of_each_round() {
    let mut game = scenario()
        .our_hand(["Relentless"])
        .their_hand(["Mission Briefing", "Resupply", "Resupply"])
        .their_action_phase();
    game.them().play("Mission Briefing").choose_player(Side::Them);
    game.us().play("Relentless");
    game.them().play("Resupply").expect_resources(21);
    game.both_pass().nobody_resources();
    game.us().pass();
    game.them().play("Resupply").expect_resources(21);
}

// Corners

/// SOR_089: with several opponents, each has a first event.
#[test]
fn relentless_cancels_the_first_event_of_each_opponent() {
    let mut game = scenario().ours(["Relentless"]).their_hand(["Resupply"]).third(["Wampa"]).their_action_phase();
    game.them().play("Resupply").expect_resources(20).expect_discard(["Resupply"]);
    game.third().play("Resupply").expect_resources(20).expect_discard(["Resupply"]);
}

/// SOR_089: an event that an ability plays counts.
#[test]
fn relentless_cancels_an_event_played_by_an_ability() {
    let mut game = scenario()
        .ours(["Relentless"])
        .theirs(["Bib Fortuna"])
        .their_hand(["Resupply", "Resupply"])
        .their_action_phase();
    game.them().use_ability("Bib Fortuna").play("Resupply").expect_resources(20);
    game.us().pass();
    game.them().play("Resupply").expect_resources(21);
}

// ---- SOR_090 Devastator, Inescapable ----

/// SOR_090: Sentinel, Overwhelm; may deal as much damage as we have resources to a unit.
#[test]
fn devastator_deals_damage_for_resources() {
    let mut game = scenario()
        .our_hand(["Devastator"])
        .our_base("Command Center")
        .our_resources(12)
        .our_exhausted_resources(1)
        .theirs([unit("Redemption").with(["Experience", "Academy Training", "Entrenched"])])
        .action_phase();
    game.us().play("Devastator");
    game.expect_options(["Devastator", "Redemption", "no"]);
    game.us().choose("Redemption");
    // 13 damage on 9, 1, 2 and 3 HP.
    game.expect_damage("Redemption", 13);
    game.expect_keyword("Devastator", Keyword::Sentinel).expect_keyword("Devastator", Keyword::Overwhelm);
}

// Rulings

/// SOR_090: excess damage in space.
#[test]
fn devastator_overwhelm_deals_excess_damage_unless_a_shield_prevents_it() {
    let mut game = scenario().ours(["Devastator"]).theirs([unit("TIE/ln Fighter").with(["Shield"])]).action_phase();
    game.us().attack("Devastator", "TIE/ln Fighter");
    game.expect_in_play("TIE/ln Fighter");
    game.them().expect_base_damage(0);
    let mut game = scenario()
        .ours([unit("Devastator").with(["Hardpoint Heavy Blaster"])])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Devastator", "TIE/ln Fighter").choose("TIE/ln Fighter");
    game.them().expect_base_damage(12);
}

// ---- SOR_091 The Emperor's Legion ----

/// SOR_091: our units that were defeated this phase return to hand, no other cards.
#[test]
fn the_emperors_legion_returns_units_defeated_this_phase() {
    let mut game = scenario()
        .our_hand(["The Emperor's Legion"])
        .our_discard(["Battlefield Marine", "Recruit"])
        .ours(["Underworld Thug", "Swoop Racer"])
        .theirs(["AT-ST", "Avenger"])
        .action_phase();
    game.us().attack("Underworld Thug", "AT-ST");
    game.them().attack("AT-ST", "Swoop Racer");
    game.us().play("The Emperor's Legion").expect_hand(["Underworld Thug", "Swoop Racer"]);
    game.us().expect_discard(["Battlefield Marine", "Recruit", "The Emperor's Legion"]);
}

// Corners

/// SOR_091: a unit of ours that was defeated under their control returns, too; their units do not.
#[test]
fn the_emperors_legion_returns_our_unit_that_an_opponent_controlled() {
    let mut game = scenario()
        .our_hand(["Open Fire", "The Emperor's Legion"])
        .ours(["AT-ST"])
        .theirs([unit("Wampa").owned_by(Side::Us).damage(1), unit("Greedo")])
        .action_phase();
    game.us().play("Open Fire").choose("Wampa");
    game.them().pass();
    game.us().play("The Emperor's Legion").expect_hand(["Wampa"]);
}

/// SOR_091: a unit that was defeated in an earlier phase stays.
#[test]
fn the_emperors_legion_does_not_return_units_of_earlier_phases() {
    let mut game = scenario()
        .our_hand(["The Emperor's Legion"])
        .our_deck([])
        .ours(["Underworld Thug"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Underworld Thug", "AT-ST");
    game.both_pass().nobody_resources();
    game.us().play("The Emperor's Legion").expect_hand([]).expect_discard(["Underworld Thug", "The Emperor's Legion"]);
}

// ---- SOR_092 Overwhelming Barrage ----

/// SOR_092: the strengthened unit deals its power, divided among any other units.
#[test]
fn overwhelming_barrage_divides_the_units_power() {
    let mut game = scenario()
        .our_hand(["Overwhelming Barrage"])
        .ours(["Wampa", "Battlefield Marine"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Overwhelming Barrage");
    game.expect_options(["Wampa", "Battlefield Marine"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7).expect_not_offered("Wampa").expect_not_offered("their base");
    game.expect_offered("Battlefield Marine");
    game.us().choose_times(4, "AT-ST").choose("TIE/ln Fighter").choose("Battlefield Marine");
    game.expect_damage("AT-ST", 4).expect_gone("TIE/ln Fighter").expect_damage("Battlefield Marine", 1);
    game.expect_damage("Wampa", 0).expect_ready("Wampa").expect_action_of(Side::Them);
}

// Corners

/// SOR_092: without another unit, the unit is only strengthened.
#[test]
fn overwhelming_barrage_without_another_unit_only_strengthens() {
    let mut game = scenario().our_hand(["Overwhelming Barrage"]).ours(["Wampa"]).action_phase();
    game.us().play("Overwhelming Barrage").choose("Wampa");
    game.expect_power("Wampa", 6).expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

// Rulings

/// SOR_092, CR 8.4.5: a unit may be dealt more damage than it has remaining HP.
#[test]
fn overwhelming_barrage_may_exceed_remaining_hp() {
    let mut game = scenario()
        .our_hand(["Overwhelming Barrage"])
        .ours(["Wampa"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .action_phase();
    game.us().play("Overwhelming Barrage").choose("Wampa").choose_times(6, "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

/// SOR_092, CR 1.9.8: all of it is dealt at once, so units defeated together with General Krell still have his ability.
#[test]
fn overwhelming_barrage_deals_its_damage_at_once() {
    let mut game = scenario()
        .our_hand(["Overwhelming Barrage"])
        .ours(["Wampa"])
        .theirs(["General Krell", "Battlefield Marine"])
        .theirs([unit("Greedo").damage(0)])
        .action_phase();
    game.us().play("Overwhelming Barrage").choose("Wampa");
    game.us().choose_times(4, "General Krell").choose("Greedo").choose("Greedo");
    game.expect_gone("General Krell").expect_gone("Greedo");
    game.expect_waiting(["Greedo", "Greedo"]).expect_asked(Side::Them, QuestionKind::WhichFirst);
}

// ---- SOR_093 Alliance Dispatcher ----

/// SOR_093: a unit of the hand for 1 less.
#[test]
fn alliance_dispatcher_plays_a_unit_for_1_less() {
    let mut game = scenario()
        .ours(["Alliance Dispatcher"])
        .our_base("Command Center")
        .our_hand(["Battlefield Marine", "Repair"])
        .our_resources(1)
        .action_phase();
    game.expect_not_offered("play Battlefield Marine");
    game.us().use_ability("Alliance Dispatcher");
    game.expect_options(["play Battlefield Marine", "no"]);
    game.us().play("Battlefield Marine").expect_ready_resources(0);
    game.expect_in_play("Battlefield Marine").expect_exhausted("Alliance Dispatcher");
}

// ---- SOR_094 Bail Organa, Rebel Councilor ----

/// SOR_094: an Experience token for another friendly unit.
#[test]
fn bail_organa_gives_experience_to_another_friendly_unit() {
    let mut game = scenario().ours(["Bail Organa", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("Bail Organa");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_exhausted("Bail Organa");
}

// ---- SOR_096 Mon Mothma, Voice Of The Rebellion ----

/// SOR_096: reveals and draws a Rebel card from the top five; the rest goes to the bottom.
#[test]
fn mon_mothma_draws_a_rebel_card_from_the_top_five() {
    let mut game = scenario()
        .our_hand(["Mon Mothma"])
        .our_deck(["Wampa", "Rebel Assault", "Alliance X-Wing", "Repair", "Greedo", "Battlefield Marine"])
        .action_phase();
    game.us().play("Mon Mothma");
    game.expect_options(["Rebel Assault", "Alliance X-Wing", "done"]);
    game.us().choose("Rebel Assault").expect_hand(["Rebel Assault"]).expect_deck_top(["Battlefield Marine"]);
}

// Rulings

/// SOR_096: the cards that are not drawn go to the bottom of the deck.
#[test]
fn mon_mothma_puts_the_rest_on_the_bottom() {
    expect_search_draws("Mon Mothma", "Battlefield Marine", 5);
}

// ---- SOR_097 Admiral Ackbar, Brilliant Strategist ----

/// SOR_097: Restore 1; may deal damage to a unit equal to the number of friendly units in its arena.
#[test]
fn admiral_ackbar_deals_damage_for_each_friendly_unit_in_the_arena() {
    let table = || {
        scenario()
            .our_hand(["Admiral Ackbar"])
            .ours(["Wampa", "Greedo", "Alliance X-Wing"])
            .theirs(["AT-ST", "Avenger"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Admiral Ackbar");
    game.expect_offered("no");
    game.us().choose("AT-ST");
    // Himself, Wampa and Greedo.
    game.expect_damage("AT-ST", 3).expect_keyword("Admiral Ackbar", Keyword::Restore);
    let mut game = table();
    game.us().play("Admiral Ackbar").choose("Avenger");
    game.expect_damage("Avenger", 1);
}

// Corners

/// SOR_097: leader units count; without a friendly unit in the chosen unit's arena no damage is dealt.
#[test]
fn admiral_ackbar_counts_leader_units_and_deals_0_without_units() {
    let table = || {
        scenario()
            .our_hand(["Admiral Ackbar"])
            .our_deployed_leader("Luke Skywalker, Faithful Friend")
            .theirs(["AT-ST", "Avenger"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Admiral Ackbar").choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    let mut game = table();
    game.us().play("Admiral Ackbar").choose("Avenger");
    game.expect_damage("Avenger", 0).expect_action_of(Side::Them);
}

// ---- SOR_098 Echo Base Defender ----

/// SOR_098: Sentinel.
#[test]
fn echo_base_defender_has_sentinel() {
    let mut game = scenario().ours(["Echo Base Defender", "Wampa"]).theirs(["Greedo"]).their_action_phase();
    game.expect_offered("Greedo -> Echo Base Defender").expect_not_offered("Greedo -> Wampa");
}

// ---- SOR_099 Bright Hope, The Last Transport ----

/// SOR_099: Sentinel; may return a non-leader ground unit; no card is drawn when nothing returns.
#[test]
fn bright_hope_may_return_a_ground_unit() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .our_hand(["Bright Hope"])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Bright Hope");
    game.expect_options(["Wampa", "no"]);
    game.us().no().expect_hand([]);
    game.expect_keyword("Bright Hope", Keyword::Sentinel);
}

// Rulings

/// SOR_099, CR 8.24.1: what returns to hand is in play unless the text says otherwise.
#[test]
fn bright_hope_returns_only_a_unit_in_play() {
    let mut game =
        scenario().our_hand(["Bright Hope"]).our_discard(["Greedo"]).ours(["Battlefield Marine"]).action_phase();
    game.us().play("Bright Hope");
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine").expect_hand(["Battlefield Marine", "Underworld Thug"]);
}

// ---- SOR_100 Wedge Antilles, Star of the Rebellion ----

/// SOR_100: friendly Vehicles have +1/+1 and Ambush; he himself and enemy Vehicles do not.
#[test]
fn wedge_antilles_gives_vehicles_1_1_and_ambush() {
    let mut game = scenario()
        .ours(["Wedge Antilles", "Alliance X-Wing", "Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.expect_power("Alliance X-Wing", 3).expect_hp("Alliance X-Wing", 4).expect_power("Wampa", 4);
    game.expect_power("AT-ST", 6).expect_power("Wedge Antilles", 5);
    game.expect_keyword("Alliance X-Wing", Keyword::Ambush).expect_no_keyword("AT-ST", Keyword::Ambush);
}

/// SOR_100: a Vehicle played while he is in play has Ambush.
#[test]
fn wedge_antilles_lets_a_vehicle_attack_with_ambush_when_played() {
    let mut game =
        scenario().ours(["Wedge Antilles"]).our_hand(["Alliance X-Wing"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().play("Alliance X-Wing");
    game.expect_options(["Alliance X-Wing -> TIE/ln Fighter", "no"]);
    game.us().attack("Alliance X-Wing", "TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_damage("Alliance X-Wing", 2);
}

// Corners

/// SOR_100, CR 8.15.7E: a Vehicle that needs his HP bonus is defeated when he leaves play.
#[test]
fn vehicle_without_remaining_hp_is_defeated_when_wedge_leaves_play() {
    let mut game = scenario()
        .ours(["Wedge Antilles"])
        .ours([unit("Alliance X-Wing").damage(3)])
        .their_hand(["Waylay"])
        .their_action_phase();
    game.expect_in_play("Alliance X-Wing");
    game.them().play("Waylay").choose("Wedge Antilles");
    game.expect_gone("Alliance X-Wing");
}

// Rulings

/// SOR_100: a Vehicle.
#[test]
fn wedge_antilles_ambush_triggers_together_with_when_played() {
    without_enemies(
        about_to_play("Corellian Freighter").ours(["Wedge Antilles"]).theirs(["Wampa"]).action_phase(),
        "Corellian Freighter",
    );
    let game =
        about_to_play("Reinforcement Walker").ours(["Wedge Antilles"]).theirs(["Cantina Braggart"]).action_phase();
    let mut game =
        expect_pending_together(game, "Reinforcement Walker", &["Reinforcement Walker", "Reinforcement Walker"]);
    game.us().attack("Reinforcement Walker", "Cantina Braggart").mode(1);
    game.expect_gone("Cantina Braggart");
}

// ---- SOR_101 Rogue Squadron Skirmisher ----

/// SOR_101: Ambush; returns a unit of cost 2 or less from the discard pile to hand.
#[test]
fn rogue_squadron_skirmisher_has_ambush_and_returns_a_cheap_unit() {
    let mut game = scenario()
        .our_hand(["Rogue Squadron Skirmisher"])
        .our_discard(["Greedo", "Wampa", "Recruit"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Rogue Squadron Skirmisher").resolve_first("Ambush");
    game.us().attack("Rogue Squadron Skirmisher", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_options(["Greedo"]);
    game.us().choose("Greedo").expect_hand(["Greedo"]);
}

// Rulings

/// SOR_101: Ambush and its When Played ability are pending together.
#[test]
fn rogue_squadron_skirmisher_may_attack_before_or_after_its_ability() {
    let game = about_to_play("Rogue Squadron Skirmisher")
        .our_discard(["Greedo", "Battlefield Marine"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    let name = "Rogue Squadron Skirmisher";
    let mut game = expect_pending_together(game, name, &[name, name]);
    game.us().attack(name, "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_options(["Greedo", "Battlefield Marine"]);
    game.us().choose("Greedo");
    let mut alone = about_to_play(name).action_phase();
    alone.us().play(name).resolve_first("Ambush");
    alone.expect_exhausted(name).expect_action_of(Side::Them);
}

/// SOR_101, CR 1.8.6: the printed cost decides which unit may return.
#[test]
fn rogue_squadron_skirmisher_checks_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Rogue Squadron Skirmisher"])
        .our_discard(["Greedo", "Volunteer Soldier", "Battlefield Marine", "Recruit"])
        .ours(["Battlefield Marine"])
        .action_phase();
    // Volunteer Soldier would cost 2 beside a Trooper; 3 is printed on it.
    game.us().play("Rogue Squadron Skirmisher").resolve_first("Rogue Squadron Skirmisher");
    game.expect_options(["Greedo", "Battlefield Marine"]);
    game.us().choose("Greedo").expect_hand(["Greedo"]);
}
