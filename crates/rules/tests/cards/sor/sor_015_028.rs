//! The cards of Spark of Rebellion from SOR_015 to SOR_028: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Scenario, Side, card_text, scenario, unit};

use crate::starts::about_to_play;

// ---- SOR_015 Boba Fett, Collecting the Bounty ----

/// SOR_015, Leader side: when an enemy unit leaves play, even to a hand, he may exhaust to ready a resource.
#[test]
fn boba_fett_may_exhaust_to_ready_a_resource_when_an_enemy_leaves_play() {
    let table = || {
        scenario()
            .our_leader("Boba Fett, Collecting the Bounty")
            .our_hand(["Waylay"])
            .our_resources(3)
            .theirs(["Wampa"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Waylay").choose("Wampa").expect_ready_resources(0).yes();
    game.us().choose("our Underworld Thug").expect_ready_resources(1);
    game.expect_exhausted("our leader");
    let mut game = table();
    game.us().play("Waylay").choose("Wampa").no().expect_ready_resources(0);
    game.expect_ready("our leader").expect_action_of(Side::Them);
}

/// SOR_015: nothing while he is exhausted, and nothing for a friendly unit.
#[test]
fn boba_fett_exhausted_or_for_a_friendly_unit_readies_nothing() {
    let mut game = scenario()
        .our_exhausted_leader("Boba Fett, Collecting the Bounty")
        .our_hand(["Waylay"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Waylay").choose("Wampa");
    game.expect_action_of(Side::Them);
    let mut game =
        scenario().our_leader("Boba Fett, Collecting the Bounty").our_hand(["Waylay"]).ours(["Wampa"]).action_phase();
    game.us().play("Waylay").choose("Wampa");
    game.expect_action_of(Side::Them).expect_ready("our leader");
}

/// SOR_015, unit side: without an enemy unit that left play this phase nothing is readied.
#[test]
fn boba_fett_deployed_readies_nothing_unless_an_enemy_left_play() {
    let mut game = scenario()
        .our_deployed_leader("Boba Fett, Collecting the Bounty")
        .our_resources(0)
        .our_exhausted_resources(3)
        .action_phase();
    game.us().attack("Boba Fett", "their base").expect_ready_resources(0);
    game.expect_action_of(Side::Them);
}

// Corners

/// SOR_015, CR 8.12.2: a leader unit that is defeated leaves play, too.
#[test]
fn boba_fett_triggers_on_a_leader_unit_leaving_play() {
    let mut game = scenario()
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_hand(["Takedown"])
        .our_resources(4)
        .their_deployed_leader(unit("Grand Moff Tarkin").damage(3))
        .action_phase();
    game.us().play("Takedown").choose("Grand Moff Tarkin").yes();
    game.us().choose("our Underworld Thug");
    game.expect_exhausted("our leader");
}

// Rulings

/// SOR_015, CR 6.3.5B, 7.6.16C: edition 8.0: his ability triggers although the attack defeated him.
#[test]
fn boba_fett_defeated_by_his_attack_still_readies_resources() {
    let mut game = scenario()
        .our_deployed_leader(unit("Boba Fett, Collecting the Bounty").damage(5))
        .our_resources(0)
        .our_exhausted_resources(2)
        .theirs([unit("Wampa").damage(1)])
        .action_phase();
    game.us().attack("Boba Fett", "Wampa");
    game.expect_in_base_zone("Boba Fett").expect_gone("Wampa");
    game.us().choose("our Underworld Thug").choose("our Underworld Thug").expect_ready_resources(2);
}

/// SOR_015, CR 7.6.16D: effects that last for the attack have ended when his ability resolves.
#[test]
fn boba_fett_no_longer_attacks_when_his_ability_resolves() {
    let mut game = scenario()
        .our_deployed_leader("Boba Fett, Collecting the Bounty")
        .our_resources(6)
        .our_hand(["Surprise Strike"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Surprise Strike").attack("Boba Fett", "Wampa");
    game.expect_gone("Wampa").expect_asked(Side::Us, QuestionKind::Target).expect_power("Boba Fett", 4);
}

// ---- SOR_016 Grand Admiral Thrawn, Patient and Insightful ----

/// SOR_016: when the action phase starts its controller sees the top card of each deck. The opponent does not.
#[test]
fn thrawn_looks_at_every_deck_when_the_action_phase_starts() {
    let mut game = scenario()
        .our_leader("Grand Admiral Thrawn")
        .our_deck(["Repair", "Repair", "Recruit", "Waylay"])
        .their_deck(["Resupply", "Resupply", "Takedown", "Vanquish"])
        .action_phase();
    game.both_pass().nobody_resources();
    let (book, state) = (game.game.book(), &game.game.state);
    let name = |card| book.catalog().card(state.card(card).def).name.to_string();
    let looks = game.game.log.iter().flatten().filter_map(|entry| match entry.event {
        LogEvent::LookedAt { player, card } => Some((player, name(card))),
        _ => None,
    });
    let ours = rules::Seat(0);
    let must = [(ours, "Recruit".to_owned()), (ours, "Takedown".to_owned())];
    assert_eq!(looks.collect::<Vec<_>>(), must);
    game.us().expect_deck_top(["Recruit", "Waylay"]);
    game.them().expect_deck_top(["Takedown", "Vanquish"]);
}

/// SOR_016, Leader side: its controller chooses the deck. The cost of the revealed card limits which units may be
/// exhausted.
#[test]
fn thrawn_exhausts_a_unit_that_costs_no_more_than_the_revealed_card() {
    let mut game = scenario()
        .our_leader("Grand Admiral Thrawn")
        .our_deck(["Recruit"])
        .their_deck(["Wampa"])
        .ours(["Battlefield Marine"])
        .theirs(["Battlefield Marine", "AT-ST", "Swoop Racer"])
        .our_resources(1)
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["us", "them"]);
    game.us().choose_player(Side::Them);
    game.expect_options(["Battlefield Marine", "Battlefield Marine", "Swoop Racer"]);
    game.us().choose("Swoop Racer").expect_ready_resources(0);
    game.expect_exhausted("Swoop Racer").expect_exhausted("our leader");
    game.them().expect_deck_top(["Wampa"]);
}

/// SOR_016: the card is revealed; no unit in play costs that little, so none is exhausted.
#[test]
fn thrawn_exhausts_nothing_when_every_unit_costs_more_than_the_card() {
    let mut game = scenario().our_leader("Grand Admiral Thrawn").our_deck(["Recruit"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader").choose_player(Side::Us);
    game.expect_ready("AT-ST").expect_action_of(Side::Them);
}

/// SOR_016, unit side: attacking, the ability is optional.
#[test]
fn thrawn_deployed_may_reveal_a_card_and_exhaust_a_unit() {
    let table = || {
        scenario()
            .our_deployed_leader("Grand Admiral Thrawn")
            .our_deck(["Vanquish"])
            .theirs(["Wampa", "AT-ST"])
            .action_phase()
    };
    let mut game = table();
    game.us().attack("our leader", "their base").no();
    game.expect_ready("Wampa").expect_action_of(Side::Them);
    let mut game = table();
    game.us().attack("our leader", "their base").yes().choose_player(Side::Us);
    game.expect_offered("Wampa").expect_not_offered("AT-ST");
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa");
}

// Corners

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

// ---- SOR_017 Han Solo, Audacious Smuggler ----

/// SOR_017, Leader side: a card from the hand becomes a ready resource. A resource is defeated when the next action
/// phase starts.
#[test]
fn han_solo_resources_a_card_and_defeats_a_resource_next_phase() {
    let mut game = scenario()
        .our_leader("Han Solo, Audacious Smuggler")
        .our_hand(["Recruit", "Repair"])
        .our_resources(2)
        .our_exhausted_resources(1)
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Recruit", "Repair"]);
    game.us().choose("Recruit").expect_resources(4).expect_ready_resources(3).expect_hand(["Repair"]);
    game.both_pass().nobody_resources();
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Recruit").expect_resources(3).expect_discard(["Recruit"]);
    game.expect_action_of(Side::Us);
}

/// SOR_017: the delayed effect happens once, not in every round.
#[test]
fn han_solo_defeats_a_resource_only_once() {
    let mut game =
        scenario().our_leader("Han Solo, Audacious Smuggler").our_hand(["Recruit"]).our_resources(2).action_phase();
    game.us().use_ability("our leader").choose("Recruit");
    game.both_pass().nobody_resources();
    game.us().choose("Recruit");
    game.both_pass().nobody_resources();
    game.expect_action_of(Side::Us);
    game.us().expect_resources(2);
}

/// SOR_017, unit side: the top card of the deck becomes a ready resource; the opponent does not see it.
#[test]
fn han_solo_deployed_resources_the_top_card() {
    let mut game = scenario()
        .our_deployed_leader("Han Solo, Audacious Smuggler")
        .our_deck(["Waylay", "Repair", "Repair"])
        .our_resources(1)
        .action_phase();
    game.us().attack("our leader", "their base").expect_resources(2).expect_ready_resources(2);
    game.expect_in_resources("Waylay");
    game.them().expect_does_not_see("Waylay").expect_base_damage(4);
}

// Corners

/// SOR_017: two uses defeat two resources; they are chosen when the effects happen.
#[test]
fn han_solo_defeats_one_resource_for_each_use() {
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

/// SOR_017: with an empty hand nothing is resourced; the delayed effect still happens.
#[test]
fn han_solo_with_an_empty_hand_still_defeats_a_resource() {
    let mut game = scenario().our_leader("Han Solo, Audacious Smuggler").our_resources(3).action_phase();
    game.us().use_ability("our leader").expect_resources(3);
    game.both_pass().nobody_resources();
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("our Underworld Thug").expect_resources(2);
}

// Rulings

/// SOR_017, CR 7.7.4C: the resource is defeated although he has left play by then.
#[test]
fn han_solo_delayed_effect_happens_after_he_left_play() {
    let mut game = scenario()
        .our_deployed_leader(unit("Han Solo, Audacious Smuggler").damage(5))
        .our_deck(["Recruit", "Greedo", "Greedo", "Greedo"])
        .our_resources(3)
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Han Solo", "Battlefield Marine").expect_resources(4).expect_ready_resources(4);
    game.expect_in_base_zone("Han Solo").both_pass().nobody_resources();
    game.us().choose("Recruit").expect_resources(3).expect_discard(["Recruit"]);
    game.expect_action_of(Side::Us);
}

// ---- SOR_018 Jyn Erso, Resisting Oppression ----

/// SOR_018, unit side: the defending unit has 1 power less, only while a friendly unit attacks.
#[test]
fn jyn_deployed_gives_the_defending_unit_minus_1_power() {
    let mut game = scenario()
        .our_deployed_leader("Jyn Erso")
        .ours(["Wampa"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.expect_damage("Wampa", 2).expect_power("AT-ST", 6);
    game.them().attack("AT-ST", "Jyn Erso");
    // She defends with all of her 4 power, and the attacker with all of its 6.
    game.expect_damage("AT-ST", 4).expect_damage("Jyn Erso", 6);
}

/// SOR_018, Leader side: the attacked unit deals 1 less.
#[test]
fn jyn_gives_the_defending_unit_minus_1_power_for_an_attack() {
    let mut game = scenario().our_leader("Jyn Erso").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader").attack("Wampa", "AT-ST");
    game.expect_gone("Wampa").expect_power("AT-ST", 6).expect_exhausted("our leader");
}

// Rulings

/// SOR_018, CR 6.3.0D: an attack that is possible must be made, with a ready unit. The defending unit gets -1/-0.
#[test]
fn jyn_requires_a_ready_unit_to_attack() {
    let mut game = scenario()
        .our_leader("Jyn Erso")
        .ours(["Wampa"])
        .ours([unit("Battlefield Marine").exhausted()])
        .theirs([unit("Battlefield Marine").with(["Protector"])])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa -> Battlefield Marine"]);
    game.us().attack("Wampa", "their Battlefield Marine");
    game.expect_damage("Wampa", 3);
}

/// SOR_018, CR 6.3.1B: the present term is "defending unit".
#[test]
fn jyn_text_says_defending_unit() {
    assert_eq!(card_text("SOR_018").matches("defending unit").count(), 2);
}

// ---- SOR_019 Security Complex ----

/// SOR_019: a Shield token for a unit that is not a leader, once per game.
#[test]
fn security_complex_gives_a_shield_once_per_game() {
    let mut game = scenario()
        .our_base("Security Complex")
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("our base");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
    game.them().pass();
    game.expect_not_offered("use our base").both_pass().nobody_resources();
    game.expect_action_of(Side::Us).expect_not_offered("use our base");
}

// ---- SOR_022 Energy Conversion Lab ----

/// SOR_022: the unit of cost 6 or less has Ambush.
#[test]
fn energy_conversion_lab_gives_ambush() {
    let mut game = scenario()
        .our_base("Energy Conversion Lab")
        .our_hand(["Battlefield Marine", "Reinforcement Walker"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("our base");
    game.expect_options(["play Battlefield Marine", "no"]);
    game.us().play("Battlefield Marine");
    game.expect_keyword("Battlefield Marine", Keyword::Ambush);
    game.expect_options(["Battlefield Marine -> Wampa", "no"]);
    game.us().attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 3).expect_not_offered("use our base");
}

// Rulings

/// SOR_022: a unit played with the epic action: its When Played ability and Ambush are pending together.
#[test]
fn energy_conversion_lab_ambush_triggers_together_with_when_played() {
    let base = |game: Scenario| game.our_base("Energy Conversion Lab");
    let mut alone = base(about_to_play("Cantina Bouncer")).action_phase();
    alone.us().use_ability("our base").play("Cantina Bouncer");
    // "When played" and Ambush wait; the latter finds nobody.
    alone.us().resolve_first("Ambush").no();
    alone.expect_exhausted("Cantina Bouncer").expect_action_of(Side::Them);
    let mut game = base(about_to_play("Cantina Bouncer")).theirs(["Cantina Braggart"]).action_phase();
    game.us().use_ability("our base").play("Cantina Bouncer");
    game.expect_waiting(["Cantina Bouncer", "Cantina Bouncer"]);
    game.us().resolve_first("Cantina Bouncer").choose("Cantina Braggart");
    game.expect_in_hand("Cantina Braggart").expect_exhausted("Cantina Bouncer").expect_action_of(Side::Them);
}

/// SOR_022, CR 1.8.6: the printed cost decides what may be played.
#[test]
fn energy_conversion_lab_checks_the_printed_cost() {
    let mut game = scenario()
        .our_base("Energy Conversion Lab")
        .our_resources(8)
        .our_hand(["AT-ST", "Luke Skywalker, Jedi Knight"])
        .action_phase();
    game.us().use_ability("our base");
    game.expect_options(["play AT-ST", "no"]);
    // 6 and 2 more for Villainy.
    game.us().play("AT-ST").expect_ready_resources(0);
}

/// SOR_022, CR 6.2.0E: the unit is paid for.
#[test]
fn energy_conversion_lab_does_not_play_the_unit_for_free() {
    let mut game =
        scenario().our_base("Energy Conversion Lab").our_resources(5).our_hand(["Mercenary Company"]).action_phase();
    game.us().use_ability("our base").expect_hand(["Mercenary Company"]);
    game.expect_action_of(Side::Them);
}

// ---- SOR_025 Tarkintown ----

/// SOR_025: 3 damage to a damaged unit that is not a leader.
#[test]
fn tarkintown_damages_a_damaged_unit() {
    let mut game = scenario()
        .our_base("Tarkintown")
        .ours(["Wampa"])
        .theirs([unit("AT-ST").damage(1)])
        .their_deployed_leader(unit("Grand Moff Tarkin").damage(1))
        .action_phase();
    game.us().use_ability("our base");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

// ---- SOR_028 Jedha City ----

/// SOR_028: -4/-0 for the phase.
#[test]
fn jedha_city_gives_a_unit_minus_4_power_for_the_phase() {
    let mut game =
        scenario().our_base("Jedha City").theirs(["AT-ST"]).their_deployed_leader("Grand Moff Tarkin").action_phase();
    game.us().use_ability("our base");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 2).expect_hp("AT-ST", 7);
    game.both_pass();
    game.expect_power("AT-ST", 6);
}
