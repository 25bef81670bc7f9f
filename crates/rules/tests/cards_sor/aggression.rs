//! The Aggression cards of Spark of Rebellion with a second aspect, SOR_129 to SOR_155, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SOR_129: an Imperial unit enters play ready; the opponent may ready a unit.
#[test]
fn admiral_ozzel_plays_a_ready_imperial() {
    let mut game = scenario()
        .ours(["Admiral Ozzel"])
        .our_hand(["AT-ST", "Wampa"])
        .theirs([unit("Wampa").exhausted(), unit("Greedo").exhausted()])
        .action_phase();
    game.us().use_ability("Admiral Ozzel");
    game.expect_options(["play AT-ST", "no"]);
    game.us().play("AT-ST").expect_ready_resources(12);
    game.expect_ready("AT-ST").expect_asked(Side::Them, Ask::Target).expect_offered("no");
    game.them().choose("Wampa");
    game.expect_ready("Wampa").expect_exhausted("Greedo").expect_exhausted("Admiral Ozzel");
}

/// SOR_130: +2/+0 and Overwhelm while it attacks a damaged unit.
#[test]
fn first_legion_snowtrooper_hunts_damaged_units() {
    let mut game = scenario()
        .ours(["First Legion Snowtrooper"])
        .theirs([unit("Underworld Thug").damage(1)])
        .theirs(["Consular Security Force"])
        .action_phase();
    let mut other = game.clone();
    game.us().attack("First Legion Snowtrooper", "Underworld Thug");
    game.expect_gone("Underworld Thug").expect_power("First Legion Snowtrooper", 2);
    game.them().expect_base_damage(2);
    other.us().attack("First Legion Snowtrooper", "Consular Security Force");
    other.expect_damage("Consular Security Force", 2);
}

/// SOR_131: Raid 1 for each damage on him; attacking, 1 damage for himself and for another ground unit, if we like.
#[test]
fn fifth_brother_raids_by_his_damage() {
    let mut game =
        scenario().ours([unit("Fifth Brother").damage(1)]).theirs(["Wampa", "TIE/ln Fighter"]).action_phase();
    let mut refused = game.clone();
    game.expect_power("Fifth Brother", 2);
    game.us().attack("Fifth Brother", "their base");
    game.us().yes();
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).expect_damage("Fifth Brother", 2);
    game.them().expect_base_damage(4);
    refused.us().attack("Fifth Brother", "their base").no();
    refused.them().expect_base_damage(3);
}

/// SOR_132: may deal 3 damage to a space unit.
#[test]
fn imperial_interceptor_may_damage_a_space_unit() {
    let mut game = scenario()
        .our_hand(["Imperial Interceptor"])
        .ours(["Wampa"])
        .theirs(["Alliance X-Wing", "AT-ST"])
        .action_phase();
    game.us().play("Imperial Interceptor");
    game.expect_options(["Imperial Interceptor", "Alliance X-Wing", "no"]);
    game.us().choose("Alliance X-Wing");
    game.expect_gone("Alliance X-Wing");
}

/// SOR_133: Saboteur; combat damage to their base: may deal 3 to a ground unit of theirs.
#[test]
fn seventh_sister_strikes_a_ground_unit_after_a_base() {
    let mut game =
        scenario().ours(["Seventh Sister", "Greedo"]).theirs(["Cell Block Guard", "TIE/ln Fighter"]).action_phase();
    game.us().attack("Seventh Sister", "their base");
    game.expect_options(["Cell Block Guard", "no"]);
    game.us().choose("Cell Block Guard");
    game.expect_gone("Cell Block Guard");
    game.them().expect_base_damage(3);
}

/// SOR_134: 2 to their base and 2 to an enemy unit, when played and when defeated.
#[test]
fn ruthless_raider_damages_base_and_unit_twice() {
    let mut game = scenario()
        .our_hand(["Ruthless Raider"])
        .our_base_damage(0)
        .ours(["Wampa"])
        .theirs(["AT-ST", "Greedo"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("Ruthless Raider").choose("their base");
    game.expect_options(["AT-ST", "Greedo"]);
    game.us().choose("AT-ST");
    game.them().play("Vanquish").choose("Ruthless Raider");
    game.us().choose("their base").choose("AT-ST").expect_base_damage(0);
    game.them().expect_base_damage(4);
    game.expect_damage("AT-ST", 4).expect_gone("Ruthless Raider");
}

/// SOR_135: Overwhelm; 6 damage divided among enemy units as we choose.
#[test]
fn emperor_palpatine_divides_six_damage() {
    let mut game = scenario()
        .our_hand(["Emperor Palpatine, Master of the Dark Side"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter", "Greedo"])
        .action_phase();
    game.us().play("Emperor Palpatine");
    game.expect_asked(Side::Us, Ask::Divide).expect_not_offered("Wampa").expect_not_offered("their base");
    game.us().choose("TIE/ln Fighter").choose_times(5, "AT-ST");
    game.expect_gone("TIE/ln Fighter").expect_damage("AT-ST", 5).expect_damage("Greedo", 0);
    game.expect_keyword("Emperor Palpatine", Keyword::Overwhelm);
}

/// SOR_136: on Darth Vader, leader or not, it may deal 4 damage to a ground unit.
#[test]
fn vaders_lightsaber_strikes_on_vader() {
    let mut game = scenario()
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .our_hand(["Vader's Lightsaber"])
        .ours(["Alliance X-Wing"])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .action_phase();
    game.expect_not_offered("play Vader's Lightsaber onto Alliance X-Wing");
    game.us().play_onto("Vader's Lightsaber", "Darth Vader");
    game.expect_options(["Darth Vader", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 4).expect_power("Darth Vader", 8).expect_hp("Darth Vader", 9);
}

/// SOR_136: on anyone else it is +3/+1.
#[test]
fn vaders_lightsaber_only_strengthens_others() {
    let mut game = scenario().our_hand(["Vader's Lightsaber"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play_onto("Vader's Lightsaber", "Greedo");
    game.expect_action_of(Side::Them).expect_power("Greedo", 6).expect_damage("Wampa", 0);
}

/// SOR_137: on a Force unit: 1 damage to each ground unit of the defending player.
#[test]
fn fallen_lightsaber_burns_the_ground() {
    let mut game = scenario()
        .our_hand(["Fallen Lightsaber"])
        .ours([unit("Ezra Bridger").with(["Fallen Lightsaber"])])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "Greedo", "TIE/ln Fighter"])
        .our_deck(["Repair"])
        .their_deck(["Wampa"])
        .action_phase();
    game.expect_not_offered("play Fallen Lightsaber onto Alliance X-Wing");
    game.us().attack("Ezra Bridger", "their base");
    game.them().no();
    game.us().no();
    game.expect_damage("AT-ST", 1).expect_gone("Greedo").expect_damage("TIE/ln Fighter", 0).expect_damage("Wampa", 0);
    game.them().expect_base_damage(6);
}

/// SOR_137: on a unit without the Force it is +3/+3.
#[test]
fn fallen_lightsaber_needs_a_force_unit() {
    let mut game = scenario().ours([unit("Wampa").with(["Fallen Lightsaber"])]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.expect_damage("AT-ST", 0).expect_hp("Wampa", 8);
    game.them().expect_base_damage(7);
}

/// SOR_138: the unit loses its abilities for the phase; with the Force 2 damage for each resource paid.
#[test]
fn force_lightning_blanks_and_burns() {
    let mut game = scenario()
        .our_hand(["Force Lightning"])
        .our_base("Kestro City")
        .our_resources(6)
        .ours(["Ezra Bridger"])
        .theirs([unit("Cell Block Guard").with(["Protector"])])
        .theirs(["Consular Security Force"])
        .action_phase();
    game.us().play("Force Lightning").choose("Cell Block Guard");
    game.expect_no_keyword("Cell Block Guard", Keyword::Sentinel);
    // 3 of 6 were paid for the event (Villainy is not provided).
    game.expect_options(["0", "1", "2", "3"]);
    game.us().number(1).expect_ready_resources(2);
    game.expect_damage("Cell Block Guard", 2);
    game.both_pass();
    game.expect_keyword("Cell Block Guard", Keyword::Sentinel);
}

/// SOR_138: without the Force nothing is paid and nothing dealt.
#[test]
fn force_lightning_without_the_force_only_blanks() {
    let mut game = scenario().our_hand(["Force Lightning"]).ours(["Wampa"]).theirs(["Cell Block Guard"]).action_phase();
    game.us().play("Force Lightning").choose("Cell Block Guard");
    game.expect_no_keyword("Cell Block Guard", Keyword::Sentinel).expect_damage("Cell Block Guard", 0);
    game.expect_action_of(Side::Them);
}

/// SOR_139: 5 damage to a unit that is no Vehicle, whose controller draws; 1 less to pay with the Force.
#[test]
fn force_choke_damages_and_lets_the_controller_draw() {
    let mut game = scenario()
        .our_hand(["Force Choke"])
        .our_resources(10)
        .ours(["Ezra Bridger"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    // 2 and 4 for the aspects, less 1.
    game.us().play("Force Choke").expect_ready_resources(5);
    game.expect_options(["Ezra Bridger", "Wampa"]);
    game.us().choose("Wampa").expect_hand_size(0);
    game.them().expect_hand_size(1);
    game.expect_gone("Wampa");
    let mut game = scenario().our_hand(["Force Choke"]).our_resources(10).theirs(["Wampa"]).action_phase();
    game.us().play("Force Choke").expect_ready_resources(4);
}

/// SOR_140: a unit loses Sentinel for the phase.
#[test]
fn specforce_soldier_takes_sentinel_away() {
    let mut game = scenario()
        .our_hand(["SpecForce Soldier"])
        .ours(["Wampa"])
        .theirs(["Cell Block Guard", "Greedo"])
        .action_phase();
    game.us().play("SpecForce Soldier").choose("Cell Block Guard");
    game.expect_no_keyword("Cell Block Guard", Keyword::Sentinel);
    game.them().pass();
    game.expect_offered("Wampa -> their base").expect_offered("Wampa -> Greedo").both_pass();
    game.expect_keyword("Cell Block Guard", Keyword::Sentinel);
}

/// SOR_141: Raid 2.
#[test]
fn green_squadron_a_wing_raids() {
    let mut game = scenario().ours(["Green Squadron A-Wing"]).theirs(["Avenger"]).action_phase();
    game.us().attack("Green Squadron A-Wing", "their base");
    game.them().expect_base_damage(3);
    game.expect_power("Green Squadron A-Wing", 1);
}

/// SOR_142: with three aspects among our other units she cannot be attacked.
#[test]
fn sabine_cannot_be_attacked_beside_three_aspects() {
    let with = |units: [&str; 2]| {
        scenario().ours(["Sabine Wren, Explosives Artist"]).ours(units).theirs(["AT-ST"]).their_action_phase()
    };
    with(["Battlefield Marine", "Wampa"]).expect_not_offered("AT-ST -> Sabine Wren").expect_offered("AT-ST -> Wampa");
    with(["Greedo", "Wampa"]).expect_offered("AT-ST -> Sabine Wren");
    // Her own Heroism does not count.
    with(["Wampa", "Admiral Ozzel"]).expect_offered("AT-ST -> Sabine Wren");
}

/// SOR_142: with Sentinel she can be attacked.
#[test]
fn sabine_with_sentinel_can_be_attacked() {
    let mut game = scenario()
        .ours([unit("Sabine Wren, Explosives Artist").with(["Protector"])])
        .ours(["Battlefield Marine", "Wampa"])
        .theirs(["AT-ST"])
        .their_action_phase();
    game.expect_offered("AT-ST -> Sabine Wren").expect_not_offered("AT-ST -> Wampa");
}

/// SOR_142: attacking, 1 damage to whom she attacks or to a base, if we like.
#[test]
fn sabine_may_damage_the_defending_unit_or_a_base() {
    let mut game = scenario().ours(["Sabine Wren, Explosives Artist"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().attack("Sabine Wren", "AT-ST");
    game.expect_options(["AT-ST", "our base", "their base", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

/// SOR_143: Saboteur; with each other Aggression card that we play, 1 damage to a base, if we like.
#[test]
fn fighters_for_freedom_hear_aggression_cards() {
    let mut game = scenario()
        .ours(["Fighters for Freedom"])
        .our_hand(["Fighters for Freedom", "Open Fire", "Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Battlefield Marine");
    game.them().pass();
    game.us().play("Open Fire").choose("AT-ST");
    game.expect_options(["our base", "their base", "no"]);
    game.us().choose("their base");
    game.them().expect_base_damage(1);
    game.them().pass();
    // The new one does not hear itself.
    game.us().play("Fighters for Freedom").choose("their base");
    game.them().expect_base_damage(2);
    game.expect_action_of(Side::Them).expect_keyword("Fighters for Freedom #1", Keyword::Saboteur);
}

/// SOR_144: Raid 1, and Raid 1 for the other friendly Heroism units.
#[test]
fn red_three_leads_heroism_units() {
    let mut game = scenario().ours(["Red Three", "Battlefield Marine", "Wampa"]).theirs(["Yoda"]).action_phase();
    game.expect_no_keyword("Wampa", Keyword::Raid).expect_no_keyword("Yoda", Keyword::Raid);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(4);
    game.them().pass();
    game.us().attack("Red Three", "their base");
    game.them().expect_base_damage(7);
}

/// SOR_145: Overwhelm; defeated, we choose between 3 damage to their base and a discard of theirs.
#[test]
fn k_2so_damages_or_discards() {
    let mut game =
        scenario().ours([unit("K-2SO").damage(3)]).their_hand(["Recruit", "Repair"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("K-2SO", "AT-ST");
    game.expect_asked(Side::Us, Ask::Mode);
    let mut discard = game.clone();
    game.us().mode(1);
    game.them().expect_base_damage(3).expect_hand(["Recruit", "Repair"]);
    discard.us().mode(2);
    discard.expect_asked(Side::Them, Ask::Target);
    discard.them().choose("Repair").expect_discard(["Repair"]).expect_base_damage(0);
}

/// SOR_146: after an attack that defeats a unit he may deal 4 damage to a ground unit.
#[test]
fn zeb_strikes_again_after_a_victory() {
    let mut game =
        scenario().ours(["Zeb Orrelios"]).theirs(["Battlefield Marine", "AT-ST", "TIE/ln Fighter"]).action_phase();
    let mut base = game.clone();
    game.us().attack("Zeb Orrelios", "Battlefield Marine");
    game.expect_options(["Zeb Orrelios", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    base.us().attack("Zeb Orrelios", "their base");
    base.expect_action_of(Side::Them);
}

/// SOR_147: the hand may be given for three cards, when played and when defeated.
#[test]
fn black_one_may_give_the_hand_for_three_cards() {
    let mut game = scenario()
        .our_hand(["Black One", "Recruit"])
        .our_deck(["Wampa", "Greedo", "AT-ST", "Repair"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("Black One").yes().expect_discard(["Recruit"]).expect_hand(["Wampa", "Greedo", "AT-ST"]);
    game.them().play("Vanquish").choose("Black One");
    game.us().no().expect_hand(["Wampa", "Greedo", "AT-ST"]);
    game.expect_action_of(Side::Us);
}

/// SOR_148: Grit; ready when a base has 15 damage or more.
#[test]
fn guerilla_attack_pod_is_readied_by_a_damaged_base() {
    let with = |damage| {
        let mut game = scenario().our_hand(["Guerilla Attack Pod"]).our_base_damage(damage).action_phase();
        game.us().play("Guerilla Attack Pod");
        game
    };
    with(15).expect_ready("Guerilla Attack Pod").expect_keyword("Guerilla Attack Pod", Keyword::Grit);
    with(14).expect_exhausted("Guerilla Attack Pod");
}

/// SOR_149: Ambush; ready again when his attack defeats a unit.
#[test]
fn mace_windu_readies_after_a_victory() {
    let mut game = scenario().our_hand(["Mace Windu"]).theirs(["Battlefield Marine", "AT-ST"]).action_phase();
    game.us().play("Mace Windu").attack("Mace Windu", "Battlefield Marine");
    game.expect_ready("Mace Windu").expect_damage("Mace Windu", 3);
    game.them().pass();
    game.us().attack("Mace Windu", "AT-ST");
    game.expect_gone("Mace Windu").expect_damage("AT-ST", 5);
}

/// SOR_150: a card, an attack with +2/+0, and the attacker is defeated when it deals combat damage.
#[test]
fn heroic_sacrifice_draws_attacks_and_defeats() {
    let mut game = scenario()
        .our_hand(["Heroic Sacrifice"])
        .our_deck(["Recruit", "Repair"])
        .ours(["Wampa", "Greedo"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Heroic Sacrifice").expect_hand(["Recruit"]).attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_gone("Wampa").expect_in_play("Greedo").expect_action_of(Side::Them);
}

/// SOR_151: the damage on our unit and 1 more, to an enemy unit.
#[test]
fn karabast_deals_the_damage_and_one_more() {
    let mut game = scenario()
        .our_hand(["Karabast"])
        .ours([unit("Wampa").damage(3)])
        .ours(["Greedo"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Karabast");
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4).expect_damage("Wampa", 3);
}

/// SOR_152: 1 damage for each Heroism card of the top four; any are discarded, the rest goes back in our order.
#[test]
fn for_a_cause_i_believe_in_reveals_four_cards() {
    let mut game = scenario()
        .our_hand(["For a Cause I Believe In"])
        .our_deck(["Battlefield Marine", "Recruit", "Alliance X-Wing", "Wampa", "Repair"])
        .action_phase();
    game.us().play("For a Cause I Believe In").choose("their base");
    game.them().expect_base_damage(2).expect_sees("Recruit");
    game.expect_options(["Battlefield Marine", "Recruit", "Alliance X-Wing", "Wampa", "done"]);
    game.us().choose("Recruit").done();
    game.expect_asked(Side::Us, Ask::Order);
    // One after another is put on top; the last needs no question.
    game.us().choose_each(["Wampa", "Battlefield Marine"]);
    game.us().expect_discard(["For a Cause I Believe In", "Recruit"]);
    game.us().expect_deck_top(["Alliance X-Wing", "Battlefield Marine", "Wampa", "Repair"]);
    game.them().expect_does_not_see("Alliance X-Wing");
}

/// SOR_153: an opponent's event costs 2 damage to their base besides; our events and their units do not.
#[test]
fn saw_gerrera_makes_enemy_events_hurt() {
    let mut game = scenario()
        .ours(["Saw Gerrera"])
        .our_hand(["Repair"])
        .our_base_damage(3)
        .their_hand(["Mission Briefing", "Underworld Thug"])
        .their_action_phase();
    game.them().play("Mission Briefing").expect_base_damage(2).choose_player(Side::Them);
    game.us().play("Repair").choose("our base").expect_base_damage(0);
    game.them().play("Underworld Thug").expect_base_damage(2);
}

/// SOR_154: Raid 2 for each friendly unit, for the phase.
#[test]
fn rallying_cry_gives_raid_for_the_phase() {
    let mut game = scenario()
        .our_hand(["Rallying Cry"])
        .ours(["Battlefield Marine", "Alliance X-Wing"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Rallying Cry");
    game.expect_no_keyword("Wampa", Keyword::Raid);
    game.them().pass();
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
    game.both_pass();
    game.expect_no_keyword("Alliance X-Wing", Keyword::Raid);
}

/// SOR_155: two different modes: up to two upgrades fall, a unit of 3 power or less is readied.
#[test]
fn aggression_defeats_upgrades_and_readies() {
    let mut game = scenario()
        .our_hand(["Aggression"])
        .ours([unit("Battlefield Marine").exhausted()])
        .theirs([unit("Wampa").exhausted().with(["Shield", "Academy Training", "Entrenched"])])
        .action_phase();
    game.us().play("Aggression").mode(2);
    game.expect_options(["Shield", "Academy Training", "Entrenched", "done"]);
    game.us().choose("Shield").choose("Academy Training");
    game.expect_options(["mode 1", "mode 3", "mode 4"]);
    game.us().mode(3);
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Wampa", ["Entrenched"]).expect_ready("Battlefield Marine").expect_action_of(Side::Them);
}

/// SOR_155: a card and 4 damage.
#[test]
fn aggression_draws_and_damages() {
    let mut game = scenario().our_hand(["Aggression"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Aggression").mode(4).choose("AT-ST").mode(1).expect_hand_size(1);
    game.expect_damage("AT-ST", 4).expect_action_of(Side::Them);
}
