//! The Vigilance cards of Twilight of the Republic, TWI_048 to TWI_065, each in its main case.

use testkit::{Keyword, Side, scenario, unit};

/// TWI_048: played and on attack 1 damage to itself and 2 to another space unit, at once, if we like.
#[test]
fn obi_wans_aethersprite_trades_damage_in_space() {
    let table = || {
        scenario()
            .our_hand(["Obi-Wan's Aethersprite"])
            .ours(["Alliance X-Wing"])
            .theirs(["Avenger", "Wampa"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Obi-Wan's Aethersprite").yes();
    game.expect_options(["Alliance X-Wing", "Avenger"]);
    game.us().choose("Avenger");
    game.expect_damage("Avenger", 2).expect_damage("Obi-Wan's Aethersprite", 1).expect_action_of(Side::Them);
    let mut game = table();
    game.us().play("Obi-Wan's Aethersprite").no();
    game.expect_damage("Obi-Wan's Aethersprite", 0).expect_action_of(Side::Them);
    let mut game = scenario().ours(["Obi-Wan's Aethersprite"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("Obi-Wan's Aethersprite", "their base").yes().choose("TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_damage("Obi-Wan's Aethersprite", 1);
}

/// TWI_049: a Clone Trooper when it is attacked, even when the attack defeats it.
#[test]
fn knight_of_the_republic_calls_a_trooper_when_attacked() {
    let mut game = scenario().ours([unit("Knight of the Republic").damage(3)]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Knight of the Republic");
    game.expect_count("our Clone Trooper", 1).expect_gone("Knight of the Republic");
}

/// TWI_050: 1 healed from a base for each of our units, herself among them; Grit with three units.
#[test]
fn luminara_unduli_heals_a_base() {
    let mut game = scenario()
        .our_hand(["Luminara Unduli"])
        .ours(["Wampa", "Battle Droid"])
        .our_base_damage(10)
        .their_base_damage(10)
        .theirs(["AT-ST", "AT-ST"])
        .action_phase();
    game.us().play("Luminara Unduli");
    game.expect_options(["our base", "their base"]);
    game.us().choose("our base").expect_base_damage(7);
    game.expect_keyword("Luminara Unduli", Keyword::Grit);
}

/// TWI_050: the damage on her is power only while we control three units.
#[test]
fn luminara_unduli_has_grit_in_company() {
    let mut game = scenario()
        .ours([unit("Luminara Unduli").damage(3), unit("Wampa"), unit("Battle Droid")])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_power("Luminara Unduli", 7);
    game.us().attack("Battle Droid", "AT-ST");
    game.expect_power("Luminara Unduli", 4).expect_no_keyword("Luminara Unduli", Keyword::Grit);
}

/// TWI_051: 2 cheaper with three Republic units; the unit has Restore 2 with three units of any kind.
#[test]
fn for_the_republic_is_cheaper_and_restores() {
    let price = |units: [&'static str; 3]| {
        let mut game = scenario().our_hand(["For The Republic"]).ours(units).action_phase();
        game.us().play_onto("For The Republic", units[0]);
        20 - game.game.ready_resources(rules::Seat(0))
    };
    assert_eq!(price(["Clone Trooper", "Echo, Valiant ARC Trooper", "41st Elite Corps"]), 1);
    assert_eq!(price(["Clone Trooper", "Echo, Valiant ARC Trooper", "Wampa"]), 3);
    let mut game = scenario()
        .our_base_damage(5)
        .ours([unit("Wampa").with(["For The Republic"]), unit("Battle Droid"), unit("Underworld Thug")])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_keyword("Wampa", Keyword::Restore).expect_power("Wampa", 6).expect_hp("Wampa", 7);
    game.us().attack("Wampa", "their base").expect_base_damage(3);
    game.them().pass();
    game.us().attack("Battle Droid", "AT-ST");
    game.expect_no_keyword("Wampa", Keyword::Restore);
}

/// TWI_052: -4/-4 for a unit that entered play this phase, ours or theirs, and for no other.
#[test]
fn hello_there_greets_who_came_this_phase() {
    let mut game = scenario()
        .our_hand(["Hello There"])
        .theirs(["AT-ST"])
        .their_hand(["Wampa", "Droid Deployment"])
        .their_action_phase();
    game.them().play("Wampa");
    game.us().pass();
    game.them().play("Droid Deployment");
    game.us().play("Hello There");
    game.expect_options(["Wampa", "Battle Droid", "Battle Droid"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 0).expect_hp("Wampa", 1);
    game.both_pass().nobody_resources();
    game.expect_power("Wampa", 4).expect_hp("Wampa", 5);
}

/// TWI_053: after his attack 1 of each damage to a unique unit is prevented for this phase.
#[test]
fn finn_protects_a_unique_unit() {
    let mut game = scenario()
        .ours(["Finn", "Wampa", "Echo, Valiant ARC Trooper"])
        .theirs(["Battle Droid", "Underworld Thug", "Luke Skywalker, Jedi Knight"])
        .action_phase();
    game.us().attack("Finn", "their base");
    game.expect_options(["Finn", "Echo", "Luke Skywalker"]);
    game.us().choose("Echo");
    game.them().attack("Battle Droid", "Echo");
    game.expect_damage("Echo", 0);
    game.us().pass();
    game.them().attack("Underworld Thug", "Echo");
    game.expect_damage("Echo", 1);
}

/// TWI_054: Sentinel while an opponent controls three units.
#[test]
fn duchesss_champion_guards_against_many() {
    let mut game = scenario()
        .ours(["Duchess's Champion", "Wampa", "AT-ST"])
        .theirs(["Battle Droid", "Battle Droid", "Alliance X-Wing"])
        .their_action_phase();
    game.expect_keyword("Duchess's Champion", Keyword::Sentinel).expect_not_offered("Battle Droid -> Wampa");
    game.them().attack("Battle Droid #1", "Duchess's Champion");
    game.expect_no_keyword("Duchess's Champion", Keyword::Sentinel);
}

/// TWI_055: -2/-2 for a unit; when its controller has more units than we, -2/-2 for another one.
#[test]
fn equalize_hits_twice_against_more_units() {
    let mut game = scenario().our_hand(["Equalize"]).ours(["Wampa"]).theirs(["AT-ST", "Avenger"]).action_phase();
    game.us().play("Equalize").choose("AT-ST");
    game.expect_options(["Wampa", "Avenger"]);
    game.us().choose("Avenger");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5).expect_power("Avenger", 6).expect_action_of(Side::Them);
}

/// TWI_055: when the first unit falls, its controller's units are counted without it.
#[test]
fn equalize_counts_after_the_first_unit_has_fallen() {
    let mut game =
        scenario().our_hand(["Equalize"]).ours(["Wampa"]).theirs(["TIE/ln Fighter", "Avenger"]).action_phase();
    game.us().play("Equalize").choose("TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_power("Avenger", 8).expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Equalize"]).theirs(["TIE/ln Fighter", "Avenger"]).action_phase();
    game.us().play("Equalize").choose("TIE/ln Fighter").choose("Avenger");
    game.expect_power("Avenger", 6);
}

/// TWI_055: our own unit chosen, we do not control fewer than we do.
#[test]
fn equalize_on_our_own_unit_hits_once() {
    let mut game = scenario().our_hand(["Equalize"]).ours(["Wampa"]).theirs(["AT-ST", "Avenger"]).action_phase();
    game.us().play("Equalize").choose("Wampa");
    game.expect_power("Wampa", 2).expect_action_of(Side::Them);
}

/// TWI_056: 2 resources and itself heal 2 damage from a unit or base.
#[test]
fn compassionate_senator_heals() {
    let mut game = scenario()
        .ours([unit("Compassionate Senator"), unit("Wampa").damage(3)])
        .our_base_damage(5)
        .our_resources(2)
        .action_phase();
    game.us().use_ability("Compassionate Senator").expect_ready_resources(0);
    game.expect_options(["Compassionate Senator", "Wampa", "our base", "their base"]);
    game.us().choose("our base").expect_base_damage(3);
    game.expect_exhausted("Compassionate Senator");
}

/// TWI_058: +1/+1 with a Force unit or a Force upgrade of ours, once.
#[test]
fn padawan_starfighter_follows_the_force() {
    let mut game = scenario().ours(["Padawan Starfighter", "Wampa"]).theirs(["Daughter of Dathomir"]).action_phase();
    game.expect_power("Padawan Starfighter", 1).expect_hp("Padawan Starfighter", 3);
    let mut game = scenario().ours(["Padawan Starfighter", "Barriss Offee", "Daughter of Dathomir"]).action_phase();
    game.expect_power("Padawan Starfighter", 2).expect_hp("Padawan Starfighter", 4);
    let mut game =
        scenario().our_deployed_leader("Yoda, Sensing Darkness").ours(["Padawan Starfighter"]).action_phase();
    game.expect_power("Padawan Starfighter", 2).expect_hp("Padawan Starfighter", 4);
}

/// TWI_059: 2 damage to itself when played.
#[test]
fn royal_guard_attache_comes_wounded() {
    let mut game = scenario().our_hand(["Royal Guard Attaché"]).action_phase();
    game.us().play("Royal Guard Attaché");
    game.expect_damage("Royal Guard Attaché", 2).expect_in_play("Royal Guard Attaché");
}

/// TWI_060: a Battle Droid when a unit of ours has damage.
#[test]
fn trade_federation_shuttle_brings_a_droid_to_the_wounded() {
    let droids = |ours: i16, theirs: i16| {
        let mut game = scenario()
            .our_hand(["Trade Federation Shuttle"])
            .ours([unit("Wampa").damage(ours)])
            .theirs([unit("AT-ST").damage(theirs)])
            .action_phase();
        game.us().play("Trade Federation Shuttle");
        game
    };
    droids(1, 0).expect_count("our Battle Droid", 1);
    droids(0, 1).expect_count("Battle Droid", 0);
}

/// TWI_061: Sentinel with three units.
#[test]
fn infantry_of_the_212th_guards_in_company() {
    let mut game = scenario().ours(["Infantry of the 212th", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.expect_no_keyword("Infantry of the 212th", Keyword::Sentinel);
    let mut game =
        scenario().ours(["Infantry of the 212th", "Wampa", "Battle Droid"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_keyword("Infantry of the 212th", Keyword::Sentinel);
    game.expect_not_offered("AT-ST -> Wampa").expect_offered("AT-ST -> Infantry of the 212th");
}

/// TWI_062: Restore 2 while undamaged.
#[test]
fn daughter_of_dathomir_restores_while_unhurt() {
    let mut game = scenario().ours(["Daughter of Dathomir"]).our_base_damage(5).action_phase();
    game.us().attack("Daughter of Dathomir", "their base").expect_base_damage(3);
    let mut game = scenario().ours([unit("Daughter of Dathomir").damage(1)]).our_base_damage(5).action_phase();
    game.us().attack("Daughter of Dathomir", "their base").expect_base_damage(5);
}

/// TWI_063: -1/-1 for an enemy unit on attack.
#[test]
fn vulture_interceptor_wing_weakens_an_enemy() {
    let mut game =
        scenario().ours(["Vulture Interceptor Wing", "Wampa"]).theirs(["Battle Droid", "AT-ST"]).action_phase();
    game.us().attack("Vulture Interceptor Wing", "their base");
    game.expect_options(["Battle Droid", "AT-ST"]);
    game.us().choose("Battle Droid");
    game.expect_gone("Battle Droid");
    game.them().expect_base_damage(3);
}

/// TWI_064: with three units, two cards when an opponent plays their second card of the phase, and only then.
#[test]
fn ki_adi_mundi_draws_at_the_second_card() {
    let mut game = scenario()
        .ours(["Ki-Adi-Mundi", "Wampa", "Battle Droid"])
        .their_hand(["Repair", "Underworld Thug", "Underworld Thug"])
        .their_base_damage(5)
        .their_action_phase();
    game.them().play("Repair").choose("their base");
    game.expect_action_of(Side::Us);
    game.us().pass();
    game.them().play("Underworld Thug");
    game.us().yes().expect_hand_size(2).pass();
    game.them().play("Underworld Thug");
    game.expect_action_of(Side::Us);
}

/// TWI_064: with two units he hears nothing, and our own second card is none of an opponent's.
#[test]
fn ki_adi_mundi_hears_nothing_alone_and_not_our_cards() {
    let mut game = scenario()
        .ours(["Ki-Adi-Mundi", "Wampa"])
        .their_hand(["Repair", "Repair"])
        .their_base_damage(5)
        .their_action_phase();
    game.them().play("Repair").choose("their base");
    game.us().pass();
    game.them().play("Repair").choose("their base");
    game.expect_action_of(Side::Us);
    let mut game = scenario()
        .ours(["Ki-Adi-Mundi", "Wampa", "Battle Droid"])
        .our_hand(["Repair", "Repair"])
        .our_base_damage(5)
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().play("Repair").choose("our base");
    game.expect_action_of(Side::Them);
}

/// TWI_065, TWI_057: Sentinel; and a unit without a text.
#[test]
fn falchion_ion_tank_guards_and_warrior_drone_does_not() {
    let mut game = scenario().ours(["Falchion Ion Tank", "Warrior Drone"]).theirs(["Wampa"]).their_action_phase();
    game.expect_options([
        "Wampa -> Falchion Ion Tank",
        "use Grand Moff Tarkin",
        "deploy Grand Moff Tarkin",
        "initiative",
        "pass",
    ]);
    game.expect_hp("Warrior Drone", 4);
}
