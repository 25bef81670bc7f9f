//! The leaders of Twilight of the Republic from TWI_011 on and its bases, each in its main case.

use testkit::{Keyword, Side, scenario, unit};

/// TWI_011: with three units, an attack at +1/+0; with two there is no such action.
#[test]
fn ahsoka_attacks_with_one_more_power_when_coordinated() {
    let mut game =
        scenario().our_leader("Ahsoka Tano").ours(["Wampa", "Underworld Thug", "Battle Droid"]).action_phase();
    game.us().use_ability("Ahsoka Tano").attack("Underworld Thug", "their base");
    game.them().expect_base_damage(3);
    game.expect_power("Underworld Thug", 2);
    let mut game = scenario().our_leader("Ahsoka Tano").ours(["Wampa", "Underworld Thug"]).action_phase();
    game.expect_not_offered("use Ahsoka Tano");
}

/// TWI_011, deployed: +2/+0 while we control three units, she being one of them.
#[test]
fn ahsoka_deployed_is_stronger_in_company() {
    let mut game =
        scenario().our_deployed_leader("Ahsoka Tano").ours(["Wampa", "Battle Droid"]).theirs(["AT-ST"]).action_phase();
    game.expect_power("Ahsoka Tano", 5);
    game.us().attack("Battle Droid", "AT-ST");
    game.expect_power("Ahsoka Tano", 3);
}

/// TWI_012: 2 damage to our own base pays for an attack, at +2/+0 when a unit is attacked.
#[test]
fn anakin_pays_with_damage_to_our_base() {
    let table = || {
        scenario()
            .our_leader("Anakin Skywalker, What it Takes to Win")
            .ours(["Underworld Thug"])
            .theirs(["AT-ST"])
            .action_phase()
    };
    let mut game = table();
    game.us().use_ability("Anakin Skywalker").expect_base_damage(2).attack("Underworld Thug", "AT-ST");
    game.expect_damage("AT-ST", 4);
    let mut game = table();
    game.us().use_ability("Anakin Skywalker").attack("Underworld Thug", "their base").expect_base_damage(2);
    game.them().expect_base_damage(2);
}

/// TWI_012, deployed: Overwhelm, and +1/+0 for each full 5 damage on our base.
#[test]
fn anakin_deployed_draws_power_from_damage_to_our_base() {
    let power = |damage: i16| {
        let leader = "Anakin Skywalker, What it Takes to Win";
        let mut game = scenario().our_deployed_leader(leader).our_base_damage(damage).action_phase();
        game.expect_keyword("Anakin Skywalker", Keyword::Overwhelm);
        let anakin = game.card("Anakin Skywalker");
        game.game.stats(anakin).power
    };
    assert_eq!([0, 4, 5, 14, 15].map(power), [4, 4, 5, 6, 7]);
}

/// TWI_013: 1 damage to a damaged enemy unit, and 1 more when there are five on it.
#[test]
fn mace_windu_strikes_a_damaged_enemy() {
    let mut game = scenario()
        .our_leader("Mace Windu, Vaapad Form Master")
        .our_resources(1)
        .theirs([unit("AT-ST").damage(4), unit("Wampa").damage(1), unit("Underworld Thug")])
        .ours([unit("Battlefield Marine").damage(1)])
        .action_phase();
    let mut other = game.clone();
    game.us().use_ability("Mace Windu").expect_ready_resources(0);
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 6);
    other.us().use_ability("Mace Windu").choose("Wampa");
    other.expect_damage("Wampa", 2);
}

/// TWI_013, deployed: 2 damage to each damaged enemy unit.
#[test]
fn mace_windu_deployed_strikes_all_damaged_enemies() {
    let mut game = scenario()
        .our_leader("Mace Windu, Vaapad Form Master")
        .theirs([unit("AT-ST").damage(4), unit("TIE/ln Fighter"), unit("Alliance X-Wing").damage(1)])
        .ours([unit("Battlefield Marine").damage(1)])
        .action_phase();
    game.us().deploy();
    game.expect_damage("AT-ST", 6).expect_gone("Alliance X-Wing").expect_damage("TIE/ln Fighter", 0);
    game.expect_damage("Battlefield Marine", 1);
}

/// TWI_014: an attack, at +1/+0 when we have played an event this phase.
#[test]
fn asajj_ventress_attacks_harder_after_an_event() {
    let mut game = scenario()
        .our_leader("Asajj Ventress")
        .our_hand(["Repair"])
        .our_base_damage(3)
        .ours(["Underworld Thug"])
        .action_phase();
    let mut without = game.clone();
    without.us().use_ability("Asajj Ventress").attack("Underworld Thug", "their base");
    without.them().expect_base_damage(2);
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().use_ability("Asajj Ventress").attack("Underworld Thug", "their base");
    game.them().expect_base_damage(3);
}

/// TWI_014, deployed: after an event she gets +1/+0 for the attack and strikes first.
#[test]
fn asajj_ventress_deployed_strikes_first_after_an_event() {
    let mut game = scenario()
        .our_deployed_leader("Asajj Ventress")
        .our_hand(["Repair"])
        .our_base_damage(3)
        .theirs([unit("Wampa").damage(1)])
        .action_phase();
    let mut without = game.clone();
    without.us().attack("Asajj Ventress", "Wampa");
    without.expect_damage("Wampa", 4).expect_in_base_zone("Asajj Ventress");
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().attack("Asajj Ventress", "Wampa");
    game.expect_gone("Wampa").expect_damage("Asajj Ventress", 0).expect_power("Asajj Ventress", 3);
}

/// TWI_015: Sentinel for a Droid, for this phase.
#[test]
fn general_grievous_makes_a_droid_a_sentinel() {
    let mut game = scenario()
        .our_leader("General Grievous, General of the Droid Armies")
        .ours(["Battle Droid", "Wampa"])
        .action_phase();
    game.us().use_ability("General Grievous");
    game.expect_options(["Battle Droid"]);
    game.us().choose("Battle Droid");
    game.expect_keyword("Battle Droid", Keyword::Sentinel);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Battle Droid", Keyword::Sentinel);
}

/// TWI_015, deployed: +1/+0 and Sentinel for a Droid on attack, if we like.
#[test]
fn general_grievous_deployed_strengthens_a_droid() {
    let mut game = scenario()
        .our_deployed_leader("General Grievous, General of the Droid Armies")
        .ours(["Battle Droid", "Wampa"])
        .action_phase();
    game.us().attack("General Grievous", "their base");
    game.expect_options(["Battle Droid", "no"]);
    game.us().choose("Battle Droid");
    game.expect_keyword("Battle Droid", Keyword::Sentinel).expect_power("Battle Droid", 2);
}

/// TWI_016: he may exhaust himself to exhaust an enemy unit that one of our units damages.
#[test]
fn jango_fett_exhausts_what_our_units_damage() {
    let mut game = scenario().our_leader("Jango Fett").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "AT-ST").yes();
    game.expect_exhausted("AT-ST").expect_exhausted("Jango Fett");
}

/// TWI_016: not for damage by an event, nor when he is exhausted, nor for damage to our own units.
#[test]
fn jango_fett_hears_only_damage_by_our_units() {
    let mut game = scenario().our_leader("Jango Fett").our_hand(["Open Fire"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Open Fire").choose("AT-ST");
    game.expect_action_of(Side::Them).expect_ready("AT-ST");
    let mut game = scenario().our_exhausted_leader("Jango Fett").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.expect_action_of(Side::Them).expect_ready("AT-ST");
}

/// TWI_016, deployed: he may exhaust each damaged enemy unit and stays ready.
#[test]
fn jango_fett_deployed_exhausts_every_time() {
    let mut game = scenario()
        .our_deployed_leader("Jango Fett")
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "Avenger"])
        .action_phase();
    game.us().attack("Wampa", "AT-ST").yes();
    game.expect_exhausted("AT-ST").expect_ready("Jango Fett");
    game.them().pass();
    game.us().attack("Alliance X-Wing", "Avenger").no();
    game.expect_ready("Avenger").expect_action_of(Side::Them);
}

/// TWI_017: after a Heroism unit of ours has fallen: a card, 2 healed, and he becomes Darth Sidious, still exhausted.
#[test]
fn chancellor_palpatine_turns_after_a_heroic_loss() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_base_damage(5)
        .our_deck(["Recruit", "Repair", "Waylay"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("Chancellor Palpatine").expect_hand(["Recruit"]).expect_base_damage(3);
    game.expect_exhausted("our leader").expect_not_offered("deploy Chancellor Palpatine");
    // The other side: no Villainy card was played.
    game.both_pass().nobody_resources();
    game.us().use_ability("our leader").expect_hand_size(3).expect_base_damage(3);
    game.expect_count("Clone Trooper", 0).expect_exhausted("our leader");
}

/// TWI_017, the other side: after a Villainy card a Clone Trooper, 2 damage to their base, and he turns back.
#[test]
fn darth_sidious_turns_back_after_a_villainous_card() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_hand(["TIE/ln Fighter"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("our leader");
    game.both_pass().nobody_resources();
    // Cunning and Villainy now: no penalty.
    game.us().play("TIE/ln Fighter").expect_ready_resources(19);
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_count("Clone Trooper", 1).expect_exhausted("our leader");
    game.them().expect_base_damage(2);
    game.both_pass().nobody_resources();
    // Palpatine again: nothing is created or drawn without a loss.
    game.us().expect_hand_size(5).use_ability("our leader").expect_hand_size(5);
    game.expect_count("Clone Trooper", 1);
}

/// TWI_017: a unit without Heroism is no reason to turn.
#[test]
fn chancellor_palpatine_wants_a_heroic_loss() {
    let mut game =
        scenario().our_leader("Chancellor Palpatine").ours(["Underworld Thug"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Underworld Thug", "AT-ST");
    game.them().pass();
    game.us().use_ability("Chancellor Palpatine").expect_hand_size(0);
}

/// TWI_018: he may exhaust himself to deal 1 damage to an enemy unit of the cost of the unit just played.
#[test]
fn quinlan_vos_hurts_a_unit_of_the_same_cost() {
    let mut game = scenario()
        .our_leader("Quinlan Vos")
        .our_hand(["Rogue Operative", "Repair"])
        .ours(["Swoop Racer"])
        .theirs(["Swoop Racer", "Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play("Rogue Operative").yes();
    game.expect_options(["Swoop Racer"]);
    game.us().choose("Swoop Racer");
    game.expect_damage("their Swoop Racer", 1).expect_exhausted("Quinlan Vos");
    game.them().pass();
    // An event is no unit.
    game.us().play("Repair").choose("our base");
    game.expect_action_of(Side::Them);
}

/// TWI_018, deployed: that cost or less, and he stays ready.
#[test]
fn quinlan_vos_deployed_hurts_a_unit_that_costs_no_more() {
    let mut game = scenario()
        .our_deployed_leader("Quinlan Vos")
        .our_hand(["Rogue Operative"])
        .theirs(["Swoop Racer", "Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play("Rogue Operative");
    game.expect_options(["Swoop Racer", "Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_damage("Battlefield Marine", 1).expect_ready("Quinlan Vos");
}

/// TWI_019: our leader unit gets +0/+1, other units and theirs do not.
#[test]
fn pau_city_hardens_our_leader_unit() {
    let mut game = scenario()
        .our_base("Pau City")
        .our_deployed_leader("Yoda, Sensing Darkness")
        .their_deployed_leader("Nute Gunray")
        .ours(["Wampa"])
        .action_phase();
    game.expect_hp("Yoda", 10).expect_power("Yoda", 4).expect_hp("Wampa", 5).expect_hp("Nute Gunray", 8);
}

/// TWI_022: two Battle Droids when we deploy a leader, none when they do.
#[test]
fn droid_manufactory_makes_droids_when_we_deploy() {
    let mut game = scenario().our_base("Droid Manufactory").our_leader("Wat Tambor").action_phase();
    game.us().deploy();
    game.expect_count("our Battle Droid", 2).expect_exhausted("Battle Droid #1");
    game.them().deploy();
    game.expect_count("Battle Droid", 2);
}

/// TWI_025: a card when we deploy a leader, none when they do.
#[test]
fn shadow_collective_camp_draws_when_we_deploy() {
    let mut game = scenario().our_base("Shadow Collective Camp").our_leader("Wat Tambor").action_phase();
    game.us().deploy().expect_hand_size(1);
    game.them().deploy().expect_hand_size(0);
    game.us().expect_hand_size(1);
}

/// TWI_028: our leader unit gets +1/+0.
#[test]
fn petranaki_arena_strengthens_our_leader_unit() {
    let mut game =
        scenario().our_base("Petranaki Arena").our_deployed_leader("Wat Tambor").ours(["Wampa"]).action_phase();
    game.expect_power("Wat Tambor", 4).expect_hp("Wat Tambor", 6).expect_power("Wampa", 4);
}

/// TWI_020, TWI_021, TWI_023, TWI_024, TWI_026, TWI_027, TWI_029, TWI_030: a base without a text provides its aspect.
#[test]
fn bases_without_a_text_provide_their_aspect() {
    let offered = |base: &str, card: &'static str| {
        let mut game = scenario()
            .our_leader("Padmé Amidala, Serving the Republic")
            .our_base(base)
            .our_hand([card])
            .our_resources(1);
        game = game.theirs(["Wampa"]);
        let game = game.action_phase();
        game.game.legal_actions().iter().any(|action| matches!(action, rules::Action::Play { .. }))
    };
    for (bases, card) in [
        (["Sundari", "The Crystal City"], "Repair"),
        (["KCM Mining Facility", "The Nest"], "Daring Raid"),
        (["Level 1313", "Pyke Palace"], "Shoot First"),
        (["Lair of Grievous", "Tipoca City"], "Tactical Advantage"),
    ] {
        for base in bases {
            assert!(offered(base, card), "{base} provides the aspect of {card}");
        }
        assert!(card == "Tactical Advantage" || !offered("Tipoca City", card), "Tipoca City does not");
    }
}
