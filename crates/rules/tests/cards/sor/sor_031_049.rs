//! The cards of Spark of Rebellion from SOR_031 to SOR_049: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

// ---- SOR_031 Inferno Four, Unforgetting ----

/// SOR_031, played: any of the top two cards go to the bottom, the rest to the top in an order of our choice.
#[test]
fn inferno_four_rearranges_the_top_two_cards_when_played() {
    let mut game =
        scenario().our_hand(["Inferno Four"]).our_deck(["Recruit", "Repair", "Waylay", "Confiscate"]).action_phase();
    game.us().play("Inferno Four");
    game.us().expect_sees("Recruit").expect_sees("Repair").expect_does_not_see("Waylay");
    game.us().put_on_bottom("Recruit").put_on_top("Repair");
    game.us().expect_deck_top(["Repair", "Waylay", "Confiscate", "Recruit"]);
    game.expect_action_of(Side::Them);
}

/// SOR_031, defeated: the same effect.
#[test]
fn inferno_four_rearranges_the_top_two_cards_when_defeated() {
    let mut game =
        scenario().ours(["Inferno Four"]).theirs(["Avenger"]).our_deck(["Recruit", "Repair", "Waylay"]).action_phase();
    game.us().attack("Inferno Four", "Avenger").put_on_bottom("Recruit").put_on_bottom("Repair");
    game.us().expect_deck_top(["Waylay"]).expect_deck_size(3);
}

// ---- SOR_032 Scout Bike Pursuer ----

/// SOR_032: Grit.
#[test]
fn scout_bike_pursuer_has_grit() {
    let mut game = scenario().ours([unit("Scout Bike Pursuer").damage(2)]).action_phase();
    game.expect_power("Scout Bike Pursuer", 3);
    game.us().attack("Scout Bike Pursuer", "their base");
    game.them().expect_base_damage(3);
}

// ---- SOR_033 Death Trooper ----

/// SOR_033: 2 damage to a friendly ground unit and 2 to an enemy one.
#[test]
fn death_trooper_damages_a_friendly_and_an_enemy_ground_unit() {
    let mut game = scenario()
        .our_hand(["Death Trooper"])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Death Trooper");
    game.expect_options(["Death Trooper", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 2).expect_damage("Death Trooper", 0);
}

// Rulings

/// SOR_033, CR 1.3.2: without another friendly ground unit it must choose itself.
#[test]
fn death_trooper_alone_must_choose_itself() {
    let mut game = scenario().our_hand(["Death Trooper"]).theirs(["Wampa", "TIE/ln Fighter"]).action_phase();
    game.us().play("Death Trooper");
    game.expect_options(["Death Trooper"]);
    game.us().choose("Death Trooper").choose("Wampa");
    game.expect_damage("Death Trooper", 2).expect_damage("Wampa", 2);
}

// ---- SOR_034 Del Meeko, Providing Overwatch ----

/// SOR_034: Restore 1; the opponent's events cost 1 more; our events and their units do not.
#[test]
fn del_meeko_makes_enemy_events_cost_1_more() {
    let mut game = scenario()
        .ours(["Del Meeko"])
        .our_hand(["Repair"])
        .our_base_damage(5)
        .their_hand(["Confiscate", "Underworld Thug"])
        .theirs([unit("Wampa").with(["Shield"])])
        .action_phase();
    game.us().attack("Del Meeko", "their base").expect_base_damage(4);
    game.them().play("Confiscate").expect_ready_resources(18).choose("Shield");
    game.us().play("Repair").expect_ready_resources(19).choose("our base");
    game.them().play("Underworld Thug").expect_ready_resources(16);
}

// Corners

/// SOR_034: the increase is added to the aspect penalty.
#[test]
fn del_meeko_increase_adds_to_the_aspect_penalty() {
    let mut game = scenario().ours(["Del Meeko"]).their_hand(["Open Fire"]).their_resources(5).their_action_phase();
    // 3, 2 for Aggression and 1 more.
    game.expect_not_offered("play Open Fire");
}

// ---- SOR_035 Lieutenant Childsen, Death Star Prison Warden ----

/// SOR_035: Sentinel; an Experience token for each Vigilance card revealed from the hand, up to four.
#[test]
fn lieutenant_childsen_gets_experience_for_revealed_vigilance_cards() {
    let mut game = scenario()
        .our_hand(["Lieutenant Childsen", "Repair", "Takedown", "Wampa"])
        .their_hand(["Repair"])
        .action_phase();
    game.us().play("Lieutenant Childsen");
    game.expect_options(["Repair", "Takedown", "done"]);
    game.us().choose("Takedown").choose("Repair").expect_hand(["Repair", "Takedown", "Wampa"]);
    game.expect_upgrades("Lieutenant Childsen", ["Experience", "Experience"]);
    game.expect_keyword("Lieutenant Childsen", Keyword::Sentinel).expect_action_of(Side::Them);
}

/// SOR_035: at most four cards, and possibly none.
#[test]
fn lieutenant_childsen_reveals_at_most_four_cards() {
    let table = || {
        scenario().our_hand(["Lieutenant Childsen", "Repair", "Repair", "Repair", "Repair", "Repair"]).action_phase()
    };
    let mut game = table();
    game.us().play("Lieutenant Childsen").choose_times(4, "Repair");
    game.expect_power("Lieutenant Childsen", 6).expect_action_of(Side::Them);
    let mut game = table();
    game.us().play("Lieutenant Childsen").done();
    game.expect_power("Lieutenant Childsen", 2).expect_action_of(Side::Them);
}

// ---- SOR_036 Gideon Hask, Ruthless Loyalist ----

/// SOR_036: an Experience token for a friendly unit when an enemy unit is defeated, nothing when a friendly one is.
#[test]
fn gideon_hask_gives_experience_when_an_enemy_unit_is_defeated() {
    let mut game = scenario()
        .ours(["Gideon Hask", "Wampa"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .ours(["Underworld Thug"])
        .action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.expect_options(["Gideon Hask", "Wampa", "Underworld Thug"]);
    game.us().choose("Gideon Hask");
    game.expect_upgrades("Gideon Hask", ["Experience"]);
    game.them().attack("AT-ST", "Underworld Thug");
    game.expect_upgrades("Gideon Hask", ["Experience"]).expect_action_of(Side::Us);
}

// Rulings

/// SOR_036, CR 7.6.4: defeated together with an enemy unit, his ability still triggers.
#[test]
fn gideon_hask_defeated_with_an_enemy_unit_still_gives_experience() {
    let mut game =
        scenario().ours([unit("Gideon Hask").damage(3)]).ours(["Wampa"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Gideon Hask", "Battlefield Marine");
    game.expect_gone("Gideon Hask").expect_gone("Battlefield Marine").expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// ---- SOR_037 Academy Defense Walker ----

/// SOR_037: Sentinel; an Experience token for each damaged friendly unit.
#[test]
fn academy_defense_walker_gives_experience_to_damaged_friendly_units() {
    let mut game = scenario()
        .our_hand(["Academy Defense Walker"])
        .ours([unit("Wampa").damage(1), unit("Alliance X-Wing").damage(1), unit("Greedo")])
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.us().play("Academy Defense Walker");
    game.expect_upgrades("Wampa", ["Experience"]).expect_upgrades("Alliance X-Wing", ["Experience"]);
    game.expect_upgrades("Greedo", []).expect_upgrades("AT-ST", []).expect_upgrades("Academy Defense Walker", []);
    game.expect_keyword("Academy Defense Walker", Keyword::Sentinel);
}

// ---- SOR_038 Count Dooku, Darth Tyranus ----

/// SOR_038: Shielded; may defeat a unit with 4 or less remaining HP.
#[test]
fn count_dooku_may_defeat_a_unit_with_4_or_less_remaining_hp() {
    let mut game = scenario()
        .our_hand(["Count Dooku"])
        .theirs([unit("AT-ST").damage(3)])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Count Dooku").resolve_first("Shielded");
    game.expect_upgrades("Count Dooku", ["Shield"]);
    game.expect_options(["Count Dooku", "AT-ST", "TIE/ln Fighter", "no"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST").expect_action_of(Side::Them);
}

// ---- SOR_039 AT-AT Suppressor ----

/// SOR_039: all ground units, our own and leaders included.
#[test]
fn at_at_suppressor_exhausts_all_ground_units() {
    let mut game = scenario()
        .our_hand(["AT-AT Suppressor"])
        .ours(["Wampa", "Alliance X-Wing"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("AT-AT Suppressor");
    game.expect_exhausted("Wampa").expect_exhausted("AT-ST").expect_exhausted("Grand Moff Tarkin");
    game.expect_ready("Alliance X-Wing").expect_ready("TIE/ln Fighter");
}

// ---- SOR_040 Avenger, Hunting Star Destroyer ----

/// SOR_040: when played and on each attack the opponent chooses one of its non-leader units to be defeated.
#[test]
fn avenger_makes_the_opponent_defeat_one_of_its_units() {
    let mut game = scenario()
        .our_hand(["Avenger"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs(["AT-ST", "Greedo"])
        .action_phase();
    game.us().play("Avenger");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["AT-ST", "Greedo"]);
    game.them().choose("AT-ST");
    game.expect_gone("AT-ST").both_pass().nobody_resources();
    game.us().attack("Avenger", "their base");
    game.them().choose("Greedo").no();
    game.them().expect_base_damage(8);
    game.expect_in_play("Grand Moff Tarkin");
}

// Corners

/// SOR_040: an opponent who has only a leader unit loses nothing.
#[test]
fn avenger_does_not_defeat_a_leader_unit() {
    let mut game =
        scenario().ours(["Avenger"]).their_deployed_leader("Grand Moff Tarkin, Oversector Governor").action_phase();
    game.us().attack("Avenger", "their base");
    game.expect_in_play("Grand Moff Tarkin").expect_action_of(Side::Them);
}

// Rulings

/// SOR_040, CR 11.4.2: with several opponents, its controller chooses which one.
#[test]
fn avenger_controller_chooses_the_opponent_who_chooses_a_unit() {
    let mut game = scenario().our_hand(["Avenger"]).theirs(["Wampa"]).third(["Greedo", "AT-ST"]).action_phase();
    game.us().play("Avenger");
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Target).expect_options(["Greedo", "AT-ST"]);
    game.third().choose("AT-ST");
    game.expect_gone("AT-ST").expect_in_play("Wampa").expect_in_play("Greedo");
}

// ---- SOR_041 Power of the Dark Side ----

/// SOR_041: the opponent chooses one of its units, leaders included.
#[test]
fn power_of_the_dark_side_makes_the_opponent_choose() {
    let mut game = scenario()
        .our_hand(["Power of the Dark Side"])
        .ours(["Wampa"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Power of the Dark Side");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["AT-ST", "Grand Moff Tarkin"]);
    game.them().choose("Grand Moff Tarkin");
    game.expect_in_base_zone("Grand Moff Tarkin").expect_in_play("AT-ST").expect_exhausted("their leader");
}

// Rulings

/// SOR_041, CR 11.4.2: with several opponents, the player of the event chooses which one.
#[test]
fn power_of_the_dark_side_player_chooses_the_opponent() {
    let mut game = scenario().our_hand(["Power of the Dark Side"]).theirs(["Wampa"]).third(["Greedo"]).action_phase();
    game.us().play("Power of the Dark Side");
    game.expect_options(["them", "third"]);
    game.us().choose_player(Side::Them);
    game.them().choose("Wampa");
    game.expect_gone("Wampa").expect_in_play("Greedo");
}

// ---- SOR_042 Search Your Feelings ----

/// SOR_042: any card of the whole deck; the opponent does not see it.
#[test]
fn search_your_feelings_takes_any_card() {
    let mut game = scenario()
        .our_hand(["Search Your Feelings"])
        .our_deck(["Recruit", "Wampa", "Greedo", "Resupply"])
        .action_phase();
    game.us().play("Search Your Feelings");
    for card in ["Recruit", "Wampa", "Greedo", "Resupply"] {
        game.expect_offered(card);
    }
    game.us().choose("Resupply").expect_hand(["Resupply"]);
    game.them().expect_does_not_see("Resupply");
}

// Rulings

/// SOR_042, CR 8.26.2: a deck that was searched completely is shuffled.
#[test]
fn search_your_feelings_shuffles_the_deck() {
    let mut game = scenario()
        .our_hand(["Search Your Feelings"])
        .our_deck(["Recruit", "Wampa", "Greedo", "Resupply", "Waylay", "Repair"])
        .action_phase();
    game.us().play("Search Your Feelings").choose("Greedo").expect_hand(["Greedo"]).expect_deck_size(5);
    game.expect_event("a shuffle", |event| matches!(event, LogEvent::Shuffled { .. }));
}

// ---- SOR_043 Superlaser Blast ----

/// SOR_043: all units: both sides, both arenas, leaders.
#[test]
fn superlaser_blast_defeats_all_units() {
    let mut game = scenario()
        .our_hand(["Superlaser Blast"])
        .ours(["Wampa", "Alliance X-Wing"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.us().play("Superlaser Blast");
    game.expect_gone("Wampa").expect_gone("Alliance X-Wing").expect_gone("AT-ST");
    game.expect_in_base_zone("Grand Moff Tarkin").expect_gone("Shield");
}

// ---- SOR_044 Restored ARC-170 ----

/// SOR_044: Restore 1.
#[test]
fn restored_arc_170_has_restore() {
    let mut game = scenario().our_base_damage(4).ours(["Restored ARC-170"]).action_phase();
    game.us().attack("Restored ARC-170", "their base").expect_base_damage(3);
    game.them().expect_base_damage(2);
}

// ---- SOR_045 Yoda, Old Master ----

/// SOR_045: Restore 2; when defeated, any number of players draw a card; a player is chosen by their base.
#[test]
fn yoda_lets_any_players_draw_when_defeated() {
    let table = || scenario().our_base_damage(4).ours(["Yoda"]).theirs(["AT-ST"]).action_phase();
    let mut game = table();
    game.us().attack("Yoda", "AT-ST").expect_base_damage(2);
    game.expect_gone("Yoda").expect_options(["our base", "their base", "done"]);
    game.us().choose("our base").done().expect_hand_size(1);
    game.them().expect_hand_size(0);
    let mut game = table();
    game.us().attack("Yoda", "AT-ST").choose_each(["our base", "their base"]).expect_hand_size(1);
    game.them().expect_hand_size(1);
    game.expect_action_of(Side::Them);
    let mut game = table();
    game.us().attack("Yoda", "AT-ST").done().expect_hand_size(0);
    game.expect_action_of(Side::Them);
}

// ---- SOR_047 Kanan Jarrus, Revealed Jedi ----

/// SOR_047: may discard a card from the enemy deck for each Spectre, himself included, and heals 1 for each different
/// aspect.
#[test]
fn kanan_discards_cards_and_heals_for_their_different_aspects() {
    let table = || {
        scenario()
            .our_base_damage(10)
            .ours(["Kanan Jarrus", "The Ghost", "Wampa"])
            .their_deck(["Battlefield Marine", "Echo Base Defender", "Wampa"])
            .action_phase()
    };
    let mut game = table();
    // Command and Heroism, twice: two aspects.
    game.us().attack("Kanan Jarrus", "their base").yes().expect_base_damage(8);
    game.them().expect_discard(["Battlefield Marine", "Echo Base Defender"]);
    let mut game = table();
    game.us().attack("Kanan Jarrus", "their base").no().expect_base_damage(10);
    game.them().expect_discard([]).expect_base_damage(4);
}

// Corners

/// SOR_047: a deck with fewer cards discards all it has; an empty one is not damaged.
#[test]
fn kanan_discards_fewer_cards_from_a_small_deck() {
    let mut game = scenario()
        .our_base_damage(5)
        .ours(["Kanan Jarrus", "Chopper", "The Ghost"])
        .their_deck(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Kanan Jarrus", "their base").yes().expect_base_damage(3);
    game.them().expect_deck_size(0).expect_base_damage(4);
}

// Rulings

/// SOR_047, CR 1.14.3: cards are discarded from the top of the deck.
#[test]
fn kanan_discards_from_the_top_of_the_deck() {
    let mut game = scenario()
        .our_base_damage(5)
        .ours(["Kanan Jarrus", "Chopper"])
        .their_deck(["Wampa", "Recruit", "Greedo"])
        .action_phase();
    game.us().attack("Kanan Jarrus", "their base").yes();
    game.them().expect_discard(["Wampa", "Recruit"]).expect_deck_top(["Greedo"]);
    // Aggression and Command.
    game.us().expect_base_damage(3);
}

// ---- SOR_048 Vigilant Honor Guards ----

/// SOR_048: Sentinel while undamaged.
#[test]
fn vigilant_honor_guards_have_sentinel_while_undamaged() {
    let mut game = scenario().ours(["Vigilant Honor Guards"]).theirs(["Greedo"]).their_action_phase();
    game.expect_keyword("Vigilant Honor Guards", Keyword::Sentinel).expect_not_offered("Greedo -> our base");
    game.them().attack("Greedo", "Vigilant Honor Guards").no();
    game.expect_no_keyword("Vigilant Honor Guards", Keyword::Sentinel);
}

// ---- SOR_049 Obi-Wan Kenobi, Following Fate ----

/// SOR_049: Sentinel; when defeated, 2 Experience tokens for another friendly unit, and a card if it is a Force unit.
#[test]
fn obi_wan_gives_2_experience_when_defeated_and_a_card_for_a_force_unit() {
    let table = || {
        scenario()
            .ours([unit("Obi-Wan Kenobi").damage(5)])
            .ours(["Wampa", "Ezra Bridger"])
            .theirs(["AT-ST"])
            .their_action_phase()
    };
    let mut game = table();
    game.expect_options([
        "AT-ST -> Obi-Wan Kenobi",
        "deploy Grand Moff Tarkin",
        "use Grand Moff Tarkin",
        "initiative",
        "pass",
    ]);
    game.them().attack("AT-ST", "Obi-Wan Kenobi");
    game.expect_options(["Wampa", "Ezra Bridger"]);
    game.us().choose("Ezra Bridger").expect_hand_size(1);
    game.expect_upgrades("Ezra Bridger", ["Experience", "Experience"]);
    let mut game = table();
    game.them().attack("AT-ST", "Obi-Wan Kenobi");
    game.us().choose("Wampa").expect_hand_size(0);
    game.expect_upgrades("Wampa", ["Experience", "Experience"]);
}

// Corners

/// SOR_049: without another friendly unit there is nobody to choose.
#[test]
fn obi_wan_without_another_friendly_unit_gives_nothing() {
    let mut game = scenario().ours([unit("Obi-Wan Kenobi").damage(5)]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Obi-Wan Kenobi");
    game.expect_action_of(Side::Us);
    game.us().expect_hand_size(0);
}
