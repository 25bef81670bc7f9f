//! The Vigilance cards of Spark of Rebellion with a second aspect, SOR_031 to SOR_058, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SOR_031, played: of the top two cards any number goes below, the rest on top in our order.
#[test]
fn inferno_four_arranges_two_cards_when_played() {
    let mut game =
        scenario().our_hand(["Inferno Four"]).our_deck(["Recruit", "Repair", "Waylay", "Confiscate"]).action_phase();
    game.us().play("Inferno Four");
    game.us().expect_sees("Recruit").expect_sees("Repair").expect_does_not_see("Waylay");
    game.us().put_on_bottom("Recruit").put_on_top("Repair");
    game.us().expect_deck_top(["Repair", "Waylay", "Confiscate", "Recruit"]);
    game.expect_action_of(Side::Them);
}

/// SOR_031, defeated: the same again.
#[test]
fn inferno_four_arranges_two_cards_when_defeated() {
    let mut game =
        scenario().ours(["Inferno Four"]).theirs(["Avenger"]).our_deck(["Recruit", "Repair", "Waylay"]).action_phase();
    game.us().attack("Inferno Four", "Avenger").put_on_bottom("Recruit").put_on_bottom("Repair");
    game.us().expect_deck_top(["Waylay"]).expect_deck_size(3);
}

/// SOR_032: Grit.
#[test]
fn scout_bike_pursuer_has_grit() {
    let mut game = scenario().ours([unit("Scout Bike Pursuer").damage(2)]).action_phase();
    game.expect_power("Scout Bike Pursuer", 3);
    game.us().attack("Scout Bike Pursuer", "their base");
    game.them().expect_base_damage(3);
}

/// SOR_033: 2 damage to one of our ground units, and 2 to one of theirs.
#[test]
fn death_trooper_damages_a_unit_of_each_side() {
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

/// SOR_034: Restore 1; the opponent's events cost 1 more, ours and their units do not.
#[test]
fn del_meeko_makes_enemy_events_dearer() {
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

/// SOR_035: Sentinel; an Experience token for each Vigilance card shown from the hand, up to four.
#[test]
fn lieutenant_childsen_is_strengthened_by_revealed_cards() {
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

/// SOR_035: no more than four, and none if we like.
#[test]
fn lieutenant_childsen_counts_four_cards_at_most() {
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

/// SOR_036: an Experience token for one of our units when an enemy unit falls, nothing when ours does.
#[test]
fn gideon_hask_gives_experience_when_an_enemy_falls() {
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

/// SOR_037: Sentinel; an Experience token for each of our units that has damage.
#[test]
fn academy_defense_walker_strengthens_damaged_units() {
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

/// SOR_038: Shielded; may defeat a unit with 4 HP or less left.
#[test]
fn count_dooku_may_defeat_a_weakened_unit() {
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

/// SOR_039: all ground units, ours and leaders among them.
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

/// SOR_040: played, and again whenever it attacks: the opponent chooses which of its units falls, no leader.
#[test]
fn avenger_makes_the_opponent_give_up_a_unit() {
    let mut game = scenario()
        .our_hand(["Avenger"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs(["AT-ST", "Greedo"])
        .action_phase();
    game.us().play("Avenger");
    game.expect_asked(Side::Them, Ask::Target).expect_options(["AT-ST", "Greedo"]);
    game.them().choose("AT-ST");
    game.expect_gone("AT-ST").both_pass().nobody_resources();
    game.us().attack("Avenger", "their base");
    game.them().choose("Greedo").no();
    game.them().expect_base_damage(8);
    game.expect_in_play("Grand Moff Tarkin");
}

/// SOR_041: a unit that they control, as they choose; a leader may be it.
#[test]
fn power_of_the_dark_side_makes_the_opponent_choose() {
    let mut game = scenario()
        .our_hand(["Power of the Dark Side"])
        .ours(["Wampa"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Power of the Dark Side");
    game.expect_asked(Side::Them, Ask::Target).expect_options(["AT-ST", "Grand Moff Tarkin"]);
    game.them().choose("Grand Moff Tarkin");
    game.expect_in_base_zone("Grand Moff Tarkin").expect_in_play("AT-ST").expect_exhausted("their leader");
}

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

/// SOR_044: Restore 1.
#[test]
fn restored_arc_170_restores() {
    let mut game = scenario().our_base_damage(4).ours(["Restored ARC-170"]).action_phase();
    game.us().attack("Restored ARC-170", "their base").expect_base_damage(3);
    game.them().expect_base_damage(2);
}

/// SOR_045: Restore 2; defeated, any number of players draw a card; a player is chosen by the base.
#[test]
fn yoda_lets_players_draw_when_defeated() {
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

/// SOR_047: a card for each Spectre, himself among them; a HP for each different aspect; it may be left out.
#[test]
fn kanan_heals_for_different_aspects() {
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

/// SOR_048: Sentinel while undamaged.
#[test]
fn vigilant_honor_guards_guard_while_undamaged() {
    let mut game = scenario().ours(["Vigilant Honor Guards"]).theirs(["Greedo"]).their_action_phase();
    game.expect_keyword("Vigilant Honor Guards", Keyword::Sentinel).expect_not_offered("Greedo -> our base");
    game.them().attack("Greedo", "Vigilant Honor Guards").no();
    game.expect_no_keyword("Vigilant Honor Guards", Keyword::Sentinel);
}

/// SOR_049: Sentinel; defeated, 2 Experience tokens for another friendly unit, and a card if it is a Force unit.
#[test]
fn obi_wan_leaves_his_strength_to_another() {
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

/// SOR_050: Shielded; played and attacking, may shield another Spectre.
#[test]
fn the_ghost_may_shield_another_spectre() {
    let mut game =
        scenario().our_hand(["The Ghost"]).ours(["Chopper", "Wampa"]).theirs(["Zeb Orrelios"]).action_phase();
    game.us().play("The Ghost").resolve_first("Shielded");
    game.expect_options(["Chopper", "Zeb Orrelios", "no"]);
    game.us().choose("Chopper");
    game.expect_upgrades("The Ghost", ["Shield"]).expect_upgrades("Chopper", ["Shield"]);
    game.both_pass().nobody_resources();
    game.us().attack("The Ghost", "their base");
    game.expect_options(["Chopper", "Zeb Orrelios", "no"]);
    game.us().choose("Chopper");
    game.expect_upgrades("Chopper", ["Shield", "Shield"]);
}

/// SOR_051: Restore 3; -3/-3 for the phase to an enemy unit.
#[test]
fn luke_weakens_an_enemy_unit() {
    let mut game = scenario()
        .our_hand(["Luke Skywalker, Jedi Knight"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Battlefield Marine"])
        .our_base_damage(5)
        .action_phase();
    game.us().play("Luke Skywalker, Jedi Knight");
    game.expect_options(["AT-ST", "Battlefield Marine"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 3).expect_hp("AT-ST", 4);
    game.both_pass().nobody_resources();
    game.expect_power("AT-ST", 6).expect_hp("AT-ST", 7);
    game.us().attack("Luke Skywalker, Jedi Knight", "their base").expect_base_damage(2);
}

/// SOR_051: -6/-6 instead when one of our units fell this phase.
#[test]
fn luke_weakens_more_when_a_friendly_unit_fell() {
    let mut game = scenario()
        .our_hand(["Luke Skywalker, Jedi Knight"])
        .ours(["Underworld Thug"])
        .theirs([unit("AT-ST").with(["Academy Training"])])
        .action_phase();
    game.us().attack("Underworld Thug", "AT-ST");
    game.them().pass();
    game.us().play("Luke Skywalker, Jedi Knight").choose("AT-ST");
    // 8/9 less 6: 2/3, with 2 damage.
    game.expect_power("AT-ST", 2).expect_hp("AT-ST", 3).expect_in_play("AT-ST");
}

/// SOR_052: Sentinel; heals up to 8 from any units and bases, and takes as much.
#[test]
fn redemption_takes_the_damage_that_it_heals() {
    let mut game = scenario()
        .our_hand(["Redemption"])
        .our_base_damage(4)
        .ours([unit("Wampa").damage(3)])
        .theirs([unit("AT-ST").damage(2)])
        .theirs(["Greedo"])
        .action_phase();
    game.us().play("Redemption");
    game.expect_not_offered("Greedo");
    game.us().choose_times(3, "Wampa").choose_times(2, "our base").done().expect_base_damage(2);
    game.expect_damage("Wampa", 0).expect_damage("AT-ST", 2).expect_damage("Redemption", 5);
    game.expect_keyword("Redemption", Keyword::Sentinel).expect_action_of(Side::Them);
}

/// SOR_052: no more than 8, nor more than there is.
#[test]
fn redemption_heals_eight_at_most() {
    let mut game = scenario().our_hand(["Redemption"]).our_base_damage(20).action_phase();
    game.us().play("Redemption").choose_times(8, "our base").expect_base_damage(12);
    game.expect_damage("Redemption", 8).expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Redemption"]).action_phase();
    game.us().play("Redemption");
    game.expect_damage("Redemption", 0).expect_action_of(Side::Them);
}

/// SOR_053: on a unit that is no Vehicle; on Luke Skywalker, leader or not, it heals and shields.
#[test]
fn lukes_lightsaber_heals_and_shields_luke() {
    let mut game = scenario()
        .our_deployed_leader(unit("Luke Skywalker, Faithful Friend").damage(3))
        .our_hand(["Luke's Lightsaber", "Luke's Lightsaber"])
        .ours([unit("Wampa").damage(1)])
        .ours(["Alliance X-Wing"])
        .action_phase();
    game.expect_not_offered("play Luke's Lightsaber onto Alliance X-Wing");
    game.us().play_onto("Luke's Lightsaber", "Luke Skywalker");
    game.expect_upgrades("Luke Skywalker", ["Luke's Lightsaber", "Shield"]);
    game.expect_damage("Luke Skywalker", 0).expect_power("Luke Skywalker", 7).expect_hp("Luke Skywalker", 8);
}

/// SOR_053: on anyone else it is +3/+1.
#[test]
fn lukes_lightsaber_only_strengthens_others() {
    let mut game = scenario().our_hand(["Luke's Lightsaber"]).ours([unit("Wampa").damage(1)]).action_phase();
    game.us().play_onto("Luke's Lightsaber", "Wampa");
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Luke's Lightsaber"]).expect_power("Wampa", 7);
}

/// SOR_054: on a unit that is no Vehicle; without the Force the attack ability is not gained.
#[test]
fn jedi_lightsaber_needs_a_force_unit() {
    let mut game = scenario()
        .our_hand(["Jedi Lightsaber"])
        .ours([unit("Wampa").with(["Jedi Lightsaber"])])
        .ours(["Alliance X-Wing"])
        .theirs([unit("AT-ST").with(["Academy Training"])])
        .action_phase();
    game.expect_offered("play Jedi Lightsaber onto Wampa")
        .expect_not_offered("play Jedi Lightsaber onto Alliance X-Wing");
    game.us().attack("Wampa", "AT-ST");
    game.expect_damage("AT-ST", 7).expect_power("AT-ST", 8);
}

/// SOR_054: the unit it attacks has -2/-2 for the phase, not only for the attack; a base has nothing to lose.
#[test]
fn jedi_lightsaber_weakens_for_the_phase() {
    let mut game = scenario()
        .ours([unit("Ezra Bridger").with(["Jedi Lightsaber"])])
        .theirs([unit("AT-ST").with(["Academy Training"])])
        .action_phase();
    game.us().attack("Ezra Bridger", "AT-ST").no();
    game.expect_damage("AT-ST", 6).expect_power("AT-ST", 6).expect_hp("AT-ST", 7);
    game.both_pass();
    game.expect_power("AT-ST", 8).expect_hp("AT-ST", 9);
}

/// SOR_055: without the Force no Shield token; the attack may be left out.
#[test]
fn the_force_is_with_me_without_a_force_unit() {
    let mut game = scenario().our_hand(["The Force Is With Me"]).ours(["Wampa"]).theirs(["Yoda"]).action_phase();
    game.us().play("The Force Is With Me");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").no();
    game.expect_upgrades("Wampa", ["Experience", "Experience"]).expect_ready("Wampa");
}

/// SOR_056: the discount is for cards without Heroism and Villainy, and for one only; he is a Sentinel.
#[test]
fn bendu_makes_the_next_neutral_card_cheaper() {
    let mut game = scenario()
        .our_base("Kestro City")
        .our_resources(10)
        .our_hand(["Alliance X-Wing", "Wampa", "Open Fire"])
        .ours(["Bendu"])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_keyword("Bendu", Keyword::Sentinel);
    game.us().attack("Bendu", "their base");
    game.them().pass();
    game.us().play("Alliance X-Wing").expect_ready_resources(8);
    game.them().pass();
    game.us().play("Wampa").expect_ready_resources(6);
    game.them().pass();
    game.us().play("Open Fire").expect_ready_resources(3).choose("AT-ST");
}

/// SOR_057: Sentinel and +1/+1, on any unit.
#[test]
fn protector_gives_sentinel() {
    let mut game =
        scenario().our_hand(["Protector"]).ours(["Wampa", "Alliance X-Wing"]).theirs(["AT-ST"]).action_phase();
    game.expect_offered("play Protector onto Alliance X-Wing");
    game.us().play_onto("Protector", "Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_power("Wampa", 5).expect_hp("Wampa", 6);
    game.expect_not_offered("AT-ST -> our base");
}

/// SOR_058: two different modes, in our order.
#[test]
fn vigilance_chooses_two_modes_in_any_order() {
    let mut game = scenario().our_hand(["Vigilance"]).ours(["Wampa"]).theirs([unit("AT-ST").damage(4)]).action_phase();
    game.us().play("Vigilance");
    game.expect_options(["mode 1", "mode 2", "mode 3", "mode 4"]);
    game.us().mode(4);
    game.us().choose("Wampa");
    game.expect_options(["mode 1", "mode 2", "mode 3"]);
    game.us().mode(3);
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST").expect_upgrades("Wampa", ["Shield"]).expect_action_of(Side::Them);
}
