//! The cards of Spark of Rebellion with the aspect Aggression alone, SOR_156 to SOR_175, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SOR_156: attacking, Raid 2 for the phase for another friendly Aggression unit.
#[test]
fn benthic_gives_raid_to_another_aggression_unit() {
    let mut game = scenario()
        .ours([r#"Benthic "Two Tubes""#, "Wampa", "Battlefield Marine"])
        .theirs(["Occupier Siege Tank"])
        .action_phase();
    game.us().attack("SOR_156", "their base");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Raid);
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(8);
}

/// SOR_157: Raid 2.
#[test]
fn cantina_braggart_raids() {
    let mut game = scenario().ours(["Cantina Braggart"]).theirs(["Battlefield Marine"]).action_phase();
    game.expect_power("Cantina Braggart", 0);
    game.us().attack("Cantina Braggart", "Battlefield Marine");
    game.expect_damage("Battlefield Marine", 2).expect_gone("Cantina Braggart");
}

/// SOR_158: Saboteur; beside a leader unit 2 damage to a ground unit or a base.
#[test]
fn jedha_agitator_strikes_beside_a_leader_unit() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Jedha Agitator"])
        .theirs(["Cell Block Guard", "TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Jedha Agitator", "their base");
    game.expect_options(["Luke Skywalker", "Jedha Agitator", "Cell Block Guard", "our base", "their base"]);
    game.us().choose("their base");
    game.them().expect_base_damage(4);
    let mut game = scenario().ours(["Jedha Agitator"]).action_phase();
    game.us().attack("Jedha Agitator", "their base");
    game.them().expect_base_damage(2);
}

/// SOR_159: Raid 2 beside another Aggression unit.
#[test]
fn partisan_insurgent_raids_beside_an_aggression_unit() {
    let with = |other| {
        let mut game = scenario().ours(["Partisan Insurgent", other]).theirs(["Wampa"]).action_phase();
        game.us().attack("Partisan Insurgent", "their base");
        game
    };
    with("Wampa").them().expect_base_damage(3);
    with("Greedo").them().expect_base_damage(1);
}

/// SOR_160: Saboteur; played or attacking, no base is healed for the rest of the phase.
#[test]
fn wolffe_stops_the_healing_of_bases() {
    let mut game = scenario()
        .our_hand(["Wolffe"])
        .our_base_damage(5)
        .their_hand(["Repair", "Repair"])
        .their_base_damage(5)
        .theirs([unit("Wampa").damage(3)])
        .action_phase();
    game.us().play("Wolffe");
    game.them().play("Repair").choose("their base").expect_base_damage(5);
    game.us().pass();
    game.them().play("Repair").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_keyword("Wolffe", Keyword::Saboteur);
}

/// SOR_160: attacking, too; the next phase heals again.
#[test]
fn wolffe_attacks_and_stops_healing_for_the_phase() {
    let mut game =
        scenario().ours(["Wolffe", "Restored ARC-170"]).our_base_damage(5).their_hand(["Repair"]).action_phase();
    game.us().attack("Wolffe", "their base");
    game.them().play("Repair").choose("their base").expect_base_damage(3);
    game.us().attack("Restored ARC-170", "their base").expect_base_damage(5);
    game.both_pass().nobody_resources();
    game.us().attack("Restored ARC-170", "their base").expect_base_damage(4);
}

/// SOR_161: +2/+0 while we have the initiative.
#[test]
fn ardent_sympathizer_is_stronger_with_the_initiative() {
    let with = |side| scenario().ours(["Ardent Sympathizer"]).initiative(side).action_phase();
    with(Side::Us).expect_power("Ardent Sympathizer", 5).expect_hp("Ardent Sympathizer", 3);
    with(Side::Them).expect_power("Ardent Sympathizer", 3);
}

/// SOR_162: may defeat an upgrade.
#[test]
fn disabling_fang_fighter_may_defeat_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Disabling Fang Fighter"])
        .ours([unit("Wampa").with(["Shield"])])
        .theirs([unit("AT-ST").with(["Entrenched"])])
        .action_phase();
    game.us().play("Disabling Fang Fighter");
    game.expect_options(["Shield", "Entrenched", "no"]);
    game.us().choose("Entrenched");
    game.expect_upgrades("AT-ST", []).expect_upgrades("Wampa", ["Shield"]);
    game.them().expect_discard(["Entrenched"]);
}

/// SOR_163: defeated, two cards with the initiative, none without.
#[test]
fn star_wing_scout_draws_with_the_initiative() {
    let with = |side| {
        let mut game = scenario().ours(["Star Wing Scout"]).theirs(["Avenger"]).initiative(side).action_phase();
        game.us().attack("Star Wing Scout", "Avenger");
        game
    };
    with(Side::Us).us().expect_hand_size(2);
    with(Side::Them).us().expect_hand_size(0);
}

/// SOR_164: Overwhelm.
#[test]
fn wampa_overwhelms() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Death Star Stormtrooper"]).action_phase();
    game.us().attack("Wampa", "Death Star Stormtrooper");
    game.them().expect_base_damage(3);
}

/// SOR_165: Grit.
#[test]
fn occupier_siege_tank_has_grit() {
    let mut game = scenario().ours([unit("Occupier Siege Tank").damage(3)]).action_phase();
    game.us().attack("Occupier Siege Tank", "their base");
    game.them().expect_base_damage(8);
}

/// SOR_166: +1/+1 and Saboteur: past a Sentinel, or the Shield of the attacked unit falls.
#[test]
fn infiltrators_skill_gives_saboteur() {
    let mut game = scenario()
        .our_hand(["Infiltrator's Skill"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Cell Block Guard").with(["Shield"])])
        .action_phase();
    game.us().play_onto("Infiltrator's Skill", "Battlefield Marine");
    game.them().pass();
    game.expect_offered("Battlefield Marine -> their base");
    game.us().attack("Battlefield Marine", "Cell Block Guard");
    game.expect_gone("Cell Block Guard").expect_gone("Shield").expect_damage("Battlefield Marine", 3);
}

/// SOR_167: a player discards; with the Force the cost of the discarded card may be dealt to a unit.
#[test]
fn force_throw_deals_the_cost_of_the_discarded_card() {
    let mut game = scenario()
        .our_hand(["Force Throw", "Recruit"])
        .ours(["Ezra Bridger"])
        .their_hand(["Vanquish", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Force Throw");
    game.expect_options(["us", "them"]);
    game.us().choose_player(Side::Them);
    game.expect_asked(Side::Them, Ask::Target).expect_options(["Vanquish", "Wampa"]);
    game.them().choose("Vanquish").expect_discard(["Vanquish"]);
    game.expect_options(["Ezra Bridger", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 5);
}

/// SOR_167: without the Force it is only a discard.
#[test]
fn force_throw_without_the_force_only_discards() {
    let mut game = scenario().our_hand(["Force Throw"]).their_hand(["Vanquish"]).theirs(["Yoda"]).action_phase();
    game.us().play("Force Throw").choose_player(Side::Them);
    game.them().choose("Vanquish").expect_hand([]);
    game.expect_action_of(Side::Them).expect_damage("Yoda", 0);
}

/// SOR_168: an attack with Saboteur; a Trooper has +2/+0 besides.
#[test]
fn precision_fire_attacks_with_saboteur() {
    let mut game = scenario()
        .our_hand(["Precision Fire"])
        .ours(["Battlefield Marine", "Greedo"])
        .theirs(["Cell Block Guard"])
        .action_phase();
    let mut other = game.clone();
    game.us().play("Precision Fire").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
    game.expect_power("Battlefield Marine", 3).expect_no_keyword("Battlefield Marine", Keyword::Saboteur);
    other.us().play("Precision Fire").attack("Greedo", "their base");
    other.them().expect_base_damage(3);
}

/// SOR_169: a unit of 3 power or less is readied, whoever's.
#[test]
fn keep_fighting_readies_a_weak_unit() {
    let mut game = scenario()
        .our_hand(["Keep Fighting"])
        .ours([unit("Battlefield Marine").exhausted(), unit("Wampa").exhausted()])
        .theirs([unit("Greedo").exhausted()])
        .action_phase();
    game.us().play("Keep Fighting");
    game.expect_options(["Battlefield Marine", "Greedo"]);
    game.us().choose("Battlefield Marine");
    game.expect_ready("Battlefield Marine");
}

/// SOR_170: any number of upgrades, all on one unit.
#[test]
fn power_failure_defeats_upgrades_on_one_unit() {
    let mut game = scenario()
        .our_hand(["Power Failure"])
        .ours([unit("Wampa").with(["Shield"])])
        .theirs([unit("AT-ST").with(["Entrenched", "Shield", "Experience"])])
        .action_phase();
    game.us().play("Power Failure").choose("AT-ST");
    game.expect_options(["Entrenched", "Shield", "Experience", "done"]);
    game.us().choose("Entrenched").choose("Experience").done();
    game.expect_upgrades("AT-ST", ["Shield"]).expect_upgrades("Wampa", ["Shield"]);
}

/// SOR_171: two cards for a player of our choice.
#[test]
fn mission_briefing_lets_a_player_draw_two() {
    let mut game = scenario().our_hand(["Mission Briefing"]).action_phase();
    game.us().play("Mission Briefing");
    game.expect_options(["us", "them"]);
    game.us().choose_player(Side::Us).expect_hand_size(2);
    game.them().expect_hand_size(0);
}

/// SOR_172: 4 damage to a unit.
#[test]
fn open_fire_damages_a_unit() {
    let mut game = scenario().our_hand(["Open Fire"]).ours(["Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Open Fire");
    game.expect_options(["Greedo", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

/// SOR_173: 3 damage to each unit of an arena.
#[test]
fn bombing_run_damages_an_arena() {
    let mut game = scenario()
        .our_hand(["Bombing Run"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter", "Battlefield Marine"])
        .action_phase();
    game.us().play("Bombing Run");
    game.expect_asked(Side::Us, Ask::Arena).expect_options(["ground", "space"]);
    game.us().pick("ground");
    game.expect_damage("Wampa", 3).expect_damage("AT-ST", 3).expect_gone("Battlefield Marine");
    game.expect_in_play("TIE/ln Fighter");
}

/// SOR_174: each player keeps two cards of their choice.
#[test]
fn smoke_and_cinders_leaves_two_cards_each() {
    let mut game = scenario()
        .our_hand(["Smoke and Cinders", "Recruit", "Repair", "Waylay"])
        .their_hand(["Wampa", "AT-ST", "Greedo", "Vanquish"])
        .action_phase();
    game.us().play("Smoke and Cinders").choose("Repair");
    game.expect_asked(Side::Them, Ask::Target);
    game.them().choose_each(["Wampa", "Vanquish"]).expect_hand(["AT-ST", "Greedo"]);
    game.us().expect_hand(["Recruit", "Waylay"]);
    game.expect_action_of(Side::Them);
}

/// SOR_174: a player with two cards or less discards nothing.
#[test]
fn smoke_and_cinders_spares_small_hands() {
    let mut game = scenario().our_hand(["Smoke and Cinders", "Recruit"]).their_hand(["Wampa", "Repair"]).action_phase();
    game.us().play("Smoke and Cinders").expect_hand(["Recruit"]);
    game.them().expect_hand(["Wampa", "Repair"]);
    game.expect_action_of(Side::Them);
}

/// SOR_175: two cards; an opponent whose base we damaged this phase discards two.
#[test]
fn forced_surrender_makes_a_damaged_opponent_discard() {
    let mut game = scenario()
        .our_hand(["Forced Surrender"])
        .ours(["Wampa"])
        .their_hand(["Recruit", "Repair", "Waylay"])
        .action_phase();
    let mut peaceful = game.clone();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().play("Forced Surrender").expect_hand_size(2);
    game.expect_asked(Side::Them, Ask::Target);
    game.them().choose("Recruit").choose("Waylay").expect_hand(["Repair"]);
    peaceful.us().play("Forced Surrender").expect_hand_size(2);
    peaceful.them().expect_hand_size(3);
}
