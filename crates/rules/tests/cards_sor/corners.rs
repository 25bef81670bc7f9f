//! Corner cases of the trickiest cards of Spark of Rebellion, SOR_001 to SOR_110, besides those that rulings answer.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SOR_004, CR 8.14.2: without his ability Chirrut falls at once when no HP are left.
#[test]
fn chirrut_without_abilities_falls() {
    let mut game = scenario()
        .our_deployed_leader(unit("Chirrut Îmwe").damage(6))
        .their_hand(["Force Lightning"])
        .their_action_phase();
    game.expect_in_play("Chirrut Îmwe");
    game.them().play("Force Lightning").choose("Chirrut Îmwe");
    game.expect_in_base_zone("Chirrut Îmwe");
}

/// SOR_001: who loses the damage loses the power.
#[test]
fn krennics_bonus_ends_with_the_damage() {
    let mut game =
        scenario().our_leader("Director Krennic").our_hand(["Repair"]).ours([unit("Wampa").damage(2)]).action_phase();
    game.expect_power("Wampa", 5);
    game.us().play("Repair").choose("Wampa");
    game.expect_power("Wampa", 4);
}

/// SOR_006, CR 1.8: a unit that we only control can be the cost, and it goes to its owner's discard pile.
#[test]
fn palpatine_may_pay_with_a_unit_that_we_took() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, Galactic Ruler")
        .ours([unit("Wampa").owned_by(Side::Them)])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("our leader").choose("Wampa").choose("AT-ST").expect_hand_size(1);
    game.them().expect_discard(["Wampa"]);
}

/// SOR_006: the defeated unit's own ability resolves after his.
#[test]
fn what_palpatines_cost_triggers_comes_after_his_ability() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, Galactic Ruler")
        .ours(["Vanguard Infantry"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("our leader").choose("Vanguard Infantry");
    game.expect_waiting(["Vanguard Infantry"]).expect_damage("AT-ST", 0);
    game.us().choose("AT-ST").expect_hand_size(1);
    game.us().no();
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
}

/// SOR_010: a Villainy card played by the opponent is not ours.
#[test]
fn vader_does_not_count_the_opponents_villainy() {
    let mut game =
        scenario().our_leader("Darth Vader, Dark Lord of the Sith").their_hand(["TIE/ln Fighter"]).their_action_phase();
    game.them().play("TIE/ln Fighter");
    game.us().use_ability("our leader");
    game.expect_damage("TIE/ln Fighter", 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// SOR_011: a unit that the damage defeats is not readied; a Shield token saves it and it is readied all the same.
#[test]
fn the_grand_inquisitor_may_kill_or_waste_a_shield() {
    let mut game = scenario()
        .our_leader("Grand Inquisitor")
        .ours([unit("Death Star Stormtrooper").exhausted()])
        .ours([unit("Battlefield Marine").exhausted().with(["Shield"])])
        .action_phase();
    let mut shielded = game.clone();
    game.us().use_ability("our leader").choose("Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper").expect_action_of(Side::Them);
    shielded.us().use_ability("our leader").choose("Battlefield Marine");
    shielded.expect_ready("Battlefield Marine").expect_damage("Battlefield Marine", 0);
    shielded.expect_upgrades("Battlefield Marine", []);
}

/// SOR_013: the limit is for the round: next round he may draw again.
#[test]
fn cassian_draws_again_next_round() {
    let mut game = scenario().our_deployed_leader("Cassian Andor").action_phase();
    game.us().attack("Cassian Andor", "their base").yes().expect_hand_size(1);
    game.both_pass().nobody_resources();
    game.us().attack("Cassian Andor", "their base").yes().expect_hand_size(4);
}

/// SOR_013, CR 8.32.3: saying no is not using the ability, so the next damage asks again.
#[test]
fn cassian_who_declines_is_asked_again() {
    let mut game = scenario().our_deployed_leader("Cassian Andor").ours(["Battlefield Marine"]).action_phase();
    game.us().attack("Cassian Andor", "their base").no().expect_hand_size(0);
    game.them().pass();
    game.us().attack("Battlefield Marine", "their base").yes().expect_hand_size(1);
}

/// SOR_014: with one HP left on both bases his Leader side ends the game in a draw (CR 5.6.3).
#[test]
fn sabine_may_end_the_game_in_a_draw() {
    let mut game = scenario()
        .our_leader("Sabine Wren, Galvanized Revolutionary")
        .our_base_damage(29)
        .their_base_damage(29)
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_draw();
}

/// SOR_016, CR 1.8.7: a leader unit has a cost, too.
#[test]
fn thrawn_may_exhaust_a_leader_unit() {
    let mut game = scenario()
        .our_leader("Grand Admiral Thrawn")
        .our_deck(["Vanquish"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("our leader").choose_player(Side::Us);
    game.expect_options(["Grand Moff Tarkin"]);
    game.us().choose("Grand Moff Tarkin");
    game.expect_exhausted("Grand Moff Tarkin");
}

/// SOR_016: an empty deck has nothing to reveal, so nothing is exhausted.
#[test]
fn thrawn_reveals_nothing_from_an_empty_deck() {
    let mut game = scenario().our_leader("Grand Admiral Thrawn").our_deck([]).theirs(["Greedo"]).action_phase();
    game.us().use_ability("our leader").choose_player(Side::Us);
    game.expect_ready("Greedo").expect_action_of(Side::Them);
}

/// SOR_017: two debts take two resources; the choice is made when they fall due.
#[test]
fn han_solo_owes_for_each_resource() {
    let mut game = scenario()
        .our_leader("Han Solo, Audacious Smuggler")
        .our_hand(["Recruit"])
        .our_deck(["Waylay", "Greedo", "Greedo", "Greedo"])
        .our_resources(6)
        .action_phase();
    game.us().use_ability("our leader").choose("Recruit");
    game.them().pass();
    game.us().deploy();
    game.them().pass();
    game.us().attack("Han Solo", "their base").expect_resources(8);
    game.both_pass().nobody_resources();
    game.us().choose("Recruit");
    game.us().choose("Waylay").expect_resources(6);
    game.expect_action_of(Side::Us);
}

/// SOR_017: without a card in hand nothing is resourced, and the debt stands all the same.
#[test]
fn han_solo_without_a_hand_still_owes() {
    let mut game = scenario().our_leader("Han Solo, Audacious Smuggler").our_resources(3).action_phase();
    game.us().use_ability("our leader").expect_resources(3);
    game.both_pass().nobody_resources();
    game.expect_asked(Side::Us, Ask::Target);
    game.us().choose("our Underworld Thug").expect_resources(2);
}

/// SOR_034: his increase comes on top of the aspect penalty.
#[test]
fn del_meekos_price_adds_to_the_aspect_penalty() {
    let mut game = scenario().ours(["Del Meeko"]).their_hand(["Open Fire"]).their_resources(5).their_action_phase();
    // 3, 2 for Aggression and 1 more.
    game.expect_not_offered("play Open Fire");
}

/// SOR_040: an opponent who has only a leader unit loses nothing.
#[test]
fn avenger_spares_a_leader_alone() {
    let mut game =
        scenario().ours(["Avenger"]).their_deployed_leader("Grand Moff Tarkin, Oversector Governor").action_phase();
    game.us().attack("Avenger", "their base");
    game.expect_in_play("Grand Moff Tarkin").expect_action_of(Side::Them);
}

/// SOR_047: a deck with fewer cards gives what it has; an empty one gives nothing and hurts nobody.
#[test]
fn kanan_discards_what_the_deck_has() {
    let mut game = scenario()
        .our_base_damage(5)
        .ours(["Kanan Jarrus", "Chopper", "The Ghost"])
        .their_deck(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Kanan Jarrus", "their base").yes().expect_base_damage(3);
    game.them().expect_deck_size(0).expect_base_damage(4);
}

/// SOR_049: defeated at the same time as his only friend, he has nobody to give to.
#[test]
fn obi_wan_alone_gives_nothing() {
    let mut game = scenario().ours([unit("Obi-Wan Kenobi").damage(5)]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Obi-Wan Kenobi");
    game.expect_action_of(Side::Us);
    game.us().expect_hand_size(0);
}

/// SOR_051: the enemy unit may fall at once; without one there is nothing to choose.
#[test]
fn luke_may_defeat_a_small_unit() {
    let mut game = scenario().our_hand(["Luke Skywalker, Jedi Knight"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Luke Skywalker, Jedi Knight").choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Luke Skywalker, Jedi Knight"]).ours(["Wampa"]).action_phase();
    game.us().play("Luke Skywalker, Jedi Knight");
    game.expect_action_of(Side::Them);
}

/// SOR_052: a base that cannot be healed gives Redemption nothing to take.
#[test]
fn redemption_takes_only_what_was_healed() {
    let mut game = scenario()
        .our_hand(["Redemption"])
        .our_base_damage(4)
        .ours([unit("Wampa").damage(2)])
        .theirs(["Wolffe"])
        .their_action_phase();
    game.them().attack("Wolffe", "our base");
    game.us().play("Redemption").choose_times(2, "our Wampa").choose_times(3, "our base").done();
    game.us().expect_base_damage(7);
    game.expect_damage("Wampa", 0).expect_damage("Redemption", 2).expect_action_of(Side::Them);
}

/// SOR_052: units of the opponent may be healed.
#[test]
fn redemption_may_heal_an_enemy() {
    let mut game = scenario().our_hand(["Redemption"]).theirs([unit("AT-ST").damage(6)]).action_phase();
    game.us().play("Redemption").choose_times(6, "AT-ST");
    game.expect_damage("AT-ST", 0).expect_damage("Redemption", 6).expect_action_of(Side::Them);
}

/// SOR_062: two of them forbid two names; when one leaves, its name is free again.
#[test]
fn regional_governors_forbid_a_name_each() {
    let mut game = scenario()
        .our_hand(["Regional Governor", "Regional Governor"])
        .their_hand(["Wampa", "Repair", "Waylay"])
        .action_phase();
    game.us().play("Regional Governor").name_card("Wampa");
    game.them().pass();
    game.us().play("Regional Governor").name_card("Repair");
    game.expect_not_offered("Wampa").expect_not_offered("Repair").expect_offered("play Waylay");
    game.them().play("Waylay").choose("Regional Governor #1");
    game.us().pass();
    game.expect_offered("play Wampa").expect_not_offered("Repair");
}

/// SOR_089: with several opponents, each has a first event of its own.
#[test]
fn relentless_blanks_the_first_event_of_each_opponent() {
    let mut game = scenario().ours(["Relentless"]).their_hand(["Resupply"]).third(["Wampa"]).their_action_phase();
    game.them().play("Resupply").expect_resources(20).expect_discard(["Resupply"]);
    game.third().play("Resupply").expect_resources(20).expect_discard(["Resupply"]);
}

/// SOR_089: an event that an ability plays is an event played.
#[test]
fn relentless_blanks_an_event_that_an_ability_plays() {
    let mut game = scenario()
        .ours(["Relentless"])
        .theirs(["Bib Fortuna"])
        .their_hand(["Resupply", "Resupply"])
        .their_action_phase();
    game.them().use_ability("Bib Fortuna").play("Resupply").expect_resources(20);
    game.us().pass();
    game.them().play("Resupply").expect_resources(21);
}

/// SOR_092: alone on the table, the unit is only strengthened.
#[test]
fn overwhelming_barrage_without_another_unit() {
    let mut game = scenario().our_hand(["Overwhelming Barrage"]).ours(["Wampa"]).action_phase();
    game.us().play("Overwhelming Barrage").choose("Wampa");
    game.expect_power("Wampa", 6).expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

/// SOR_102: the price is 3 less, no less than nothing, and the penalty counts.
#[test]
fn home_one_counts_the_aspect_penalty() {
    let mut game = scenario()
        .our_hand(["Home One"])
        .our_discard(["Battlefield Marine", "Echo Base Defender"])
        .our_resources(11)
        .action_phase();
    // Home One: 8 and 2 for Command. Battlefield Marine: 2 and 2 less 3; Echo Base Defender: 3 and 2 less 3.
    game.us().play("Home One");
    game.expect_options(["play Battlefield Marine"]);
    game.us().play("Battlefield Marine").expect_ready_resources(0);
}

/// SOR_107: the event that returns a unit may have become a resource before.
#[test]
fn command_may_be_used_in_reverse_order() {
    let mut game = scenario().our_hand(["Command"]).our_discard(["Wampa"]).ours(["Greedo"]).action_phase();
    game.us().play("Command").mode(4).choose("Wampa").mode(3).expect_resources(21).expect_discard([]);
    game.us().expect_hand(["Wampa"]);
    game.expect_action_of(Side::Them);
}

/// SOR_107: with nobody to act on, a mode may still be chosen (CR 6.2.5C) and does nothing.
#[test]
fn command_without_targets() {
    let mut game = scenario().our_hand(["Command"]).action_phase();
    game.us().play("Command").mode(1).mode(3).expect_resources(21);
    game.expect_action_of(Side::Them);
}

/// SOR_110: a Sentinel binds the attacker, and a unit that has attacked may attack again.
#[test]
fn frontline_shuttle_is_bound_by_sentinels() {
    let mut game =
        scenario().ours(["Frontline Shuttle", "Wampa"]).theirs(["Cell Block Guard", "Greedo"]).action_phase();
    game.us().attack("Wampa", "Cell Block Guard");
    game.them().pass();
    game.us().use_ability("Frontline Shuttle");
    game.expect_options(["Wampa -> Greedo"]);
    let mut game = scenario()
        .ours(["Frontline Shuttle"])
        .ours([unit("Wampa").exhausted()])
        .theirs(["Cell Block Guard", "Greedo"])
        .action_phase();
    game.us().use_ability("Frontline Shuttle");
    game.expect_options(["Wampa -> Cell Block Guard"]);
    game.expect_keyword("Cell Block Guard", Keyword::Sentinel);
}

/// SOR_110: with nobody who can attack, the cost may still be paid.
#[test]
fn frontline_shuttle_may_be_defeated_for_nothing() {
    let mut game = scenario().ours(["Frontline Shuttle", "Wampa"]).action_phase();
    game.us().use_ability("Frontline Shuttle");
    game.expect_gone("Frontline Shuttle").expect_ready("Wampa").expect_action_of(Side::Them);
}
