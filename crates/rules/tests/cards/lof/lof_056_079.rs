//! The cards of Legends of the Force from LOF_056 to LOF_079: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::expect_the_rest_below;

// ---- LOF_056 Size Matters Not ----

/// LOF_056: costs 1 less with a Force unit; the attached unit counts as a printed 5/5.
#[test]
fn size_matters_not_makes_a_unit_a_printed_5_5() {
    let mut game = scenario().our_hand(["Size Matters Not"]).ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().play_onto("Size Matters Not", "Gungi");
    game.expect_power("Gungi", 5).expect_hp("Gungi", 5);
    let with = game.game.ready_resources(rules::Seat(0));
    let mut game = scenario().our_hand(["Size Matters Not"]).ours(["Greedo"]).theirs(["Gungi"]).action_phase();
    game.us().play_onto("Size Matters Not", "Greedo").expect_ready_resources(with - 1);
}

// Rulings

/// LOF_056: other modifiers are added to the printed 5 (ruling 1).
#[test]
fn size_matters_not_is_modified_by_other_upgrades() {
    let mut game =
        scenario().ours([unit("Gungi").with(["Experience", "Size Matters Not", "Resilient"])]).action_phase();
    game.expect_power("Gungi", 6).expect_hp("Gungi", 9);
}

/// LOF_056: of several effects on printed values the newest applies (ruling 2).
#[test]
fn newest_effect_on_printed_values_applies() {
    let table = scenario().resilient_gives("PrintedStats(power: 2, hp: 8)");
    let mut game = table
        .ours([
            unit("Gungi").with(["Size Matters Not", "Resilient"]),
            unit("Wampa").with(["Resilient", "Size Matters Not"]),
        ])
        .action_phase();
    game.expect_power("Gungi", 2).expect_hp("Gungi", 11).expect_power("Wampa", 5).expect_hp("Wampa", 8);
}

// ---- LOF_057 Owen Lars, Devoted Uncle ----

/// LOF_057: when defeated, searches the top five cards for a Force unit.
#[test]
fn owen_lars_searches_for_a_force_unit_when_defeated() {
    let mut game = scenario()
        .ours([unit("Owen Lars").damage(1)])
        .theirs(["Wampa"])
        .our_deck(["Vanquish", "Greedo", "Gungi", "Wampa", "Resilient", "Moment of Peace", "Repair"])
        .action_phase();
    game.us().attack("Owen Lars", "Wampa");
    game.expect_options(["Gungi", "done"]);
    game.us().choose("Gungi").expect_hand(["Gungi"]);
}

// Rulings

/// LOF_057, CR 8.26.2: the cards that are not drawn go to the bottom of the deck (ruling 1).
#[test]
fn owen_lars_puts_the_rest_on_the_bottom() {
    let mut game = scenario()
        .ours([unit("Owen Lars").damage(1)])
        .theirs(["Wampa"])
        .our_deck(["Vanquish", "Greedo", "Gungi", "Wampa", "Resilient", "Moment of Peace", "Repair"])
        .action_phase();
    game.us().attack("Owen Lars", "Wampa").choose("Gungi");
    expect_the_rest_below(&mut game, 5, 1);
}

// ---- LOF_058 Guardian of the Whills ----

/// LOF_058: the first upgrade that we play on it each round costs 1 less; not a second one, nor one on another unit.
#[test]
fn guardian_of_the_whills_of_this_set_discounts_its_first_upgrade() {
    let mut game = scenario()
        .ours(["Guardian of the Whills", "Wampa"])
        .our_hand(["Resilient", "Resilient", "Resilient"])
        .our_resources(5)
        .action_phase();
    game.us().play_onto("Resilient #1", "Wampa").expect_ready_resources(4);
    game.them().pass();
    game.us().play_onto("Resilient #1", "Guardian of the Whills").expect_ready_resources(4);
    game.them().pass();
    game.us().play_onto("Resilient", "Guardian of the Whills").expect_ready_resources(3);
}

// Rulings

/// LOF_058: a token that is given is not played: the next upgrade is still the first (ruling 1).
#[test]
fn guardian_of_the_whills_of_this_set_does_not_count_tokens() {
    let mut game = scenario()
        .ours(["Guardian of the Whills"])
        .our_hand(["Confiscate", "Resilient"])
        .confiscate_does("Give(token: Experience, to: Choose(side: Friendly))")
        .our_resources(5)
        .action_phase();
    game.us().play("Confiscate");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Guardian of the Whills"]);
    game.us().choose("Guardian of the Whills").expect_ready_resources(4);
    game.expect_upgrades("Guardian of the Whills", ["Experience"]);
    game.them().pass();
    game.us().play_onto("Resilient", "Guardian of the Whills").expect_ready_resources(4);
}

// ---- LOF_059 Nightsister Warrior ----

/// LOF_059: when defeated, draws a card.
#[test]
fn nightsister_warrior_draws_when_defeated() {
    let mut game = scenario().ours(["Nightsister Warrior"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Nightsister Warrior", "Wampa").expect_hand_size(1);
}

// ---- LOF_060 Padawan Starfighter ----

/// LOF_060: +1/+1 while we control a Force unit; theirs does not count.
#[test]
fn padawan_starfighter_of_this_set_gets_1_1_with_a_force_unit() {
    let mut alone = scenario().ours(["Padawan Starfighter"]).theirs(["Gungi"]).action_phase();
    alone.expect_power("Padawan Starfighter", 1).expect_hp("Padawan Starfighter", 3);
    let mut game = scenario().ours(["Padawan Starfighter", "Gungi"]).action_phase();
    game.expect_power("Padawan Starfighter", 2).expect_hp("Padawan Starfighter", 4);
}

// Rulings

/// LOF_060: a friendly Force unit or Force upgrade counts; both together count once (ruling 1).
#[test]
fn padawan_starfighter_of_this_set_counts_a_force_unit_or_upgrade() {
    for (units, power) in [(vec![unit("Wampa")], 1), (vec![unit("Gungi")], 2)] {
        let mut game = scenario().ours(["Padawan Starfighter"]).ours(units).theirs(["Yoda, Old Master"]).action_phase();
        game.expect_power("Padawan Starfighter", power).expect_hp("Padawan Starfighter", power + 2);
    }
    let mut game =
        scenario().ours(["Padawan Starfighter"]).ours([unit("Wampa").with(["Size Matters Not"])]).action_phase();
    game.expect_power("Padawan Starfighter", 2);
    let mut both =
        scenario().ours(["Padawan Starfighter"]).ours([unit("Gungi").with(["Size Matters Not"])]).action_phase();
    both.expect_power("Padawan Starfighter", 2).expect_hp("Padawan Starfighter", 4);
}

// ---- LOF_061 Secretive Sage ----

/// LOF_061: Shielded.
#[test]
fn secretive_sage_has_shielded() {
    let mut game = scenario().our_hand(["Secretive Sage"]).action_phase();
    game.us().play("Secretive Sage");
    game.expect_upgrades("Secretive Sage", ["Shield"]);
}

// ---- LOF_062 Axe Woves, Accomplished Warrior ----

/// LOF_062: Shielded, and +1/+1 for each upgrade on him, the Shield among them.
#[test]
fn axe_woves_gets_1_1_for_each_upgrade_on_him() {
    let mut game = scenario().our_hand(["Axe Woves"]).action_phase();
    game.us().play("Axe Woves");
    game.expect_power("Axe Woves", 3).expect_hp("Axe Woves", 3);
    let mut game = scenario().ours([unit("Axe Woves").with(["Experience", "Resilient"])]).action_phase();
    game.expect_power("Axe Woves", 5).expect_hp("Axe Woves", 8);
}

// Rulings

/// LOF_062: a unit defeated before combat damage was defeated by his attack (ruling 1).
#[test]
fn axe_woves_attack_counts_a_defeat_before_combat_damage() {
    let table = scenario().our_leader("LOF_017").ours([unit("Axe Woves").with(["Resilient"])]);
    let mut game = crate::starts::with_a_deadly_upgrade(table).theirs(["Wampa"]).action_phase();
    game.us().attack("Axe Woves", "Wampa").yes();
    game.expect_upgrades("Axe Woves", ["Resilient", "Experience"]).expect_damage("Axe Woves", 0);
}

// ---- LOF_063 Oggdo Bogdo, Bogano Brute ----

/// LOF_063: it can attack only while damaged, and heals 2 when it defeats a unit.
#[test]
fn oggdo_bogdo_attacks_only_while_damaged_and_heals_after_a_defeat() {
    let mut game = scenario().ours(["Oggdo Bogdo"]).theirs(["Cantina Braggart"]).action_phase();
    game.expect_not_offered("Oggdo Bogdo -> Cantina Braggart").expect_not_offered("Oggdo Bogdo -> their base");
    let mut game = scenario().ours([unit("Oggdo Bogdo").damage(3)]).theirs(["Cantina Braggart"]).action_phase();
    game.us().attack("Oggdo Bogdo", "Cantina Braggart");
    game.expect_damage("Oggdo Bogdo", 1);
}

// Rulings

/// LOF_063, CR 7.6.16C: its ability triggers although it is defeated, but there is nothing to heal (ruling 1).
#[test]
fn oggdo_bogdo_defeated_by_its_attack_heals_nothing() {
    let mut game = scenario().ours([unit("Oggdo Bogdo").damage(3)]).theirs([unit("Wampa").damage(1)]).action_phase();
    game.us().attack("Oggdo Bogdo", "Wampa");
    game.expect_gone("Oggdo Bogdo").expect_gone("Wampa").expect_action_of(Side::Them);
}

// ---- LOF_064 Tauntaun ----

/// LOF_064: when defeated, may give a Shield to a damaged non-Vehicle unit.
#[test]
fn tauntaun_may_give_a_damaged_unit_a_shield_when_defeated() {
    let mut game = scenario()
        .ours([unit("Tauntaun"), unit("Gungi").damage(1), unit("AT-ST").damage(1), unit("Greedo")])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Tauntaun", "Wampa");
    game.expect_options(["Gungi", "Wampa", "no"]);
    game.us().choose("Gungi");
    game.expect_upgrades("Gungi", ["Shield"]);
}

// ---- LOF_065 Watto, No Money, No Parts, No Deal ----

/// LOF_065: on attack the opponent chooses: an Experience token or a card for us.
#[test]
fn watto_lets_the_opponent_choose_the_mode() {
    let mut game = scenario().ours(["Watto", "Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Watto", "their base");
    game.expect_asked(Side::Them, QuestionKind::Mode);
    game.them().mode(1);
    game.expect_options(["Watto", "Gungi"]);
    game.us().choose("Gungi");
    game.expect_upgrades("Gungi", ["Experience"]);
    let mut game = scenario().ours(["Watto"]).action_phase();
    game.us().attack("Watto", "their base");
    game.them().mode(2);
    game.us().expect_hand_size(1);
}

// Rulings

/// LOF_065, CR 11.4.2: with several opponents we choose which one chooses (ruling 1).
#[test]
fn watto_controller_chooses_the_opponent() {
    let mut game = scenario().ours(["Watto"]).third(["AT-ST"]).action_phase();
    game.us().attack("Watto", "their base");
    game.expect_asked(Side::Us, QuestionKind::Player);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Mode);
}

// ---- LOF_067 Chirrut Îmwe, Blind, but not Deaf ----

/// LOF_067: Sentinel; when attacked, may use the Force to give the attacker -2/-0.
#[test]
fn chirrut_imwe_may_weaken_the_attacker() {
    let mut game = scenario().our_force().ours(["LOF_067"]).theirs(["Wampa"]).their_action_phase();
    game.expect_keyword("Chirrut Îmwe", Keyword::Sentinel);
    game.them().attack("Wampa", "Chirrut Îmwe");
    game.us().yes();
    game.expect_damage("Chirrut Îmwe", 2).expect_power("Wampa", 4);
}

// Rulings

/// LOF_067, CR 7.6.15: it is pending together with the attacker's "on attack" abilities (ruling 1, 2).
#[test]
fn chirrut_imwe_triggers_together_with_on_attack() {
    let mut game = scenario()
        .text(r#"(id: "SOR_164", abilities: [When(on: [Attacks], do: [Draw()])])"#)
        .our_force()
        .ours(["LOF_067"])
        .theirs(["Wampa"])
        .their_action_phase();
    game.them().attack("Wampa", "Chirrut Îmwe");
    game.expect_asked(Side::Them, QuestionKind::WhoFirst).expect_waiting(["Wampa", "Chirrut Îmwe"]);
}

// ---- LOF_068 Luthen Rael, Masquerading Antiquarian ----

/// LOF_068: on attack searches the top five cards for an Item upgrade.
#[test]
fn luthen_rael_searches_for_an_item_upgrade() {
    let mut game = scenario()
        .ours(["LOF_068"])
        .our_deck(["Vanquish", "Resilient", "Jedi Holocron", "Wampa", "Greedo", "Moment of Peace", "Repair"])
        .action_phase();
    game.us().attack("LOF_068", "their base");
    game.expect_options(["Jedi Holocron", "done"]);
    game.us().choose("Jedi Holocron").expect_hand(["Jedi Holocron"]);
}

// Rulings

/// LOF_068, CR 8.26.2: the cards that are not drawn go to the bottom of the deck (ruling 1).
#[test]
fn luthen_rael_puts_the_rest_on_the_bottom() {
    let mut game = scenario()
        .ours(["LOF_068"])
        .our_deck(["Vanquish", "Resilient", "Jedi Holocron", "Wampa", "Greedo", "Moment of Peace", "Repair"])
        .action_phase();
    game.us().attack("LOF_068", "their base").choose("Jedi Holocron");
    expect_the_rest_below(&mut game, 5, 1);
}

// ---- LOF_069 Graceful Purrgil ----

/// LOF_069: Sentinel, in space.
#[test]
fn graceful_purrgil_has_sentinel_in_space() {
    let mut game = scenario().theirs(["Graceful Purrgil"]).ours(["Hyperspace Wayfarer"]).action_phase();
    game.expect_not_offered("Hyperspace Wayfarer -> their base");
    game.us().attack("Hyperspace Wayfarer", "Graceful Purrgil");
}

// ---- LOF_070 Anakin Skywalker, Champion of Mortis ----

/// LOF_070: with a Heroism card in our discard pile, may give -3/-3.
#[test]
fn anakin_skywalker_may_give_minus_3_3_with_a_heroism_card() {
    let mut game =
        scenario().our_hand(["LOF_070"]).our_discard(["Battlefield Marine"]).theirs(["AT-ST"]).action_phase();
    game.us().play("LOF_070").resolve_first("Anakin Skywalker").choose("AT-ST");
    game.expect_power("AT-ST", 3).expect_action_of(Side::Them);
}

// Rulings

/// LOF_070: with a Villainy card, too, both abilities trigger and may choose the same unit (ruling 1).
#[test]
fn anakin_skywalker_may_use_both_abilities_on_the_same_unit() {
    let mut game = scenario()
        .our_hand(["LOF_070"])
        .our_discard(["Battlefield Marine", "AT-ST"])
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().play("LOF_070");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_waiting(["Anakin Skywalker", "Anakin Skywalker"]);
    game.us().resolve_first("Anakin Skywalker").choose("their AT-ST").choose("their AT-ST");
    game.expect_power("their AT-ST", 0).expect_hp("their AT-ST", 1);
}

// ---- LOF_071 Grappling Guardian ----

/// LOF_071: may defeat a space unit with 6 or less remaining HP.
#[test]
fn grappling_guardian_may_defeat_a_space_unit() {
    let mut game = scenario()
        .our_hand(["Grappling Guardian"])
        .theirs([unit("Hyperspace Wayfarer").damage(4), unit("Hyperspace Wayfarer"), unit("Greedo")])
        .action_phase();
    game.us().play("Grappling Guardian");
    game.expect_options(["Hyperspace Wayfarer", "no"]);
    game.us().choose("Hyperspace Wayfarer");
    game.expect_count("Hyperspace Wayfarer", 1);
}

// ---- LOF_072 Priestesses of the Force, Eternal ----

/// LOF_072: may use the Force to give a Shield to each of up to five units.
#[test]
fn priestesses_of_the_force_may_give_up_to_five_shields() {
    let mut game =
        scenario().our_force().our_hand(["Priestesses of the Force"]).ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().play("Priestesses of the Force").yes().choose("Gungi").done();
    game.expect_upgrades("Gungi", ["Shield"]).expect_upgrades("Wampa", []);
}

// ---- LOF_073 Mythosaur, Folklore Awakened ----

/// LOF_073: enemy card abilities can neither exhaust nor return upgraded friendly units.
#[test]
fn mythosaur_protects_upgraded_units_from_exhausting_and_returning() {
    let mut game = scenario()
        .confiscate_does("Exhaust(All(side: Enemy)), Return(All(side: Enemy, leader: false))")
        .our_hand(["Confiscate"])
        .theirs([unit("Mythosaur"), unit("Gungi").with(["Experience"]), unit("Wampa")])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_in_play("Gungi").expect_ready("Gungi").expect_in_hand("Wampa").expect_in_hand("Mythosaur");
}

// Rulings

/// LOF_073, CR 8.3.2: exhausting that is not by a card ability still happens, for example for an attack (ruling 1).
#[test]
fn mythosaur_upgraded_units_exhaust_to_attack() {
    let mut game = scenario().ours([unit("Mythosaur"), unit("Gungi").with(["Experience"])]).action_phase();
    game.us().attack("Gungi", "their base");
    game.expect_exhausted("Gungi");
}

/// LOF_073: friendly leaders are Mandalorians on either side; enemy leaders are not (ruling 2).
#[test]
fn mythosaur_makes_friendly_leaders_mandalorians() {
    let of = |filter: &str, deployed: bool| {
        let table = scenario()
            .confiscate_does(&format!("If(if: Exists({filter}), then: [Draw()])"))
            .our_hand(["Confiscate"])
            .ours(["Mythosaur"]);
        let table = if deployed { table.our_deployed_leader("Luke Skywalker, Faithful Friend") } else { table };
        let mut game = table.action_phase();
        game.us().play("Confiscate");
        game.game.state.list(rules::Seat(0), rules::CardZone::Hand).len()
    };
    let leader = "is: Leader, side: Friendly, traits: [Mandalorian]";
    assert_eq!((of(leader, false), of(leader, true)), (1, 1));
    assert_eq!(of("is: Leader, side: Enemy, traits: [Mandalorian]", false), 0);
}

// ---- LOF_074 Bolstered Endurance ----

/// LOF_074: attaches to a Force unit only.
#[test]
fn bolstered_endurance_attaches_only_to_a_force_unit() {
    let mut game = scenario().our_hand(["Bolstered Endurance"]).ours(["Gungi", "Wampa"]).action_phase();
    game.expect_not_offered("play Bolstered Endurance onto Wampa");
    game.us().play_onto("Bolstered Endurance", "Gungi");
    game.expect_upgrades("Gungi", ["Bolstered Endurance"]);
}

// ---- LOF_075 Cure Wounds ----

/// LOF_075: using the Force, heals 6 from a unit; without it nothing happens.
#[test]
fn cure_wounds_uses_the_force_to_heal_6() {
    let mut game = scenario().our_force().our_hand(["Cure Wounds"]).ours([unit("AT-ST").damage(6)]).action_phase();
    game.us().play("Cure Wounds").choose("AT-ST");
    game.expect_damage("AT-ST", 0);
    let mut game = scenario().our_hand(["Cure Wounds"]).ours([unit("AT-ST").damage(6)]).action_phase();
    game.us().play("Cure Wounds");
    game.expect_damage("AT-ST", 6).expect_action_of(Side::Them);
}

// ---- LOF_076 Soresu Stance ----

/// LOF_076: a Force unit from hand, with a Shield.
#[test]
fn soresu_stance_plays_a_force_unit_with_a_shield() {
    let mut game = scenario().our_hand(["Soresu Stance", "Gungi", "Wampa"]).action_phase();
    game.us().play("Soresu Stance");
    game.expect_not_offered("play Wampa");
    game.us().play("Gungi");
    game.expect_upgrades("Gungi", ["Shield"]);
}

// Corners

/// LOF_076, CR 6.2.5E: the unit enters play with its Shield: an ability that triggers on playing an upgraded unit
/// triggers.
#[test]
fn soresu_stance_unit_enters_play_with_its_shield() {
    let hears =
        r#"(id: "SOR_095", abilities: [When(on: [CardPlayed(by: Friendly, card: (upgraded: true))], do: [Draw()])])"#;
    let mut game = scenario()
        .text(hears)
        .our_hand(["Soresu Stance", "Gungi"])
        .our_deck(["Porg"])
        .ours(["Battlefield Marine"])
        .action_phase();
    game.us().play("Soresu Stance").play("Gungi").expect_hand(["Porg"]);
}

// Rulings

/// LOF_076, CR 6.2.0E: the unit is paid for (ruling 1).
#[test]
fn soresu_stance_does_not_play_the_unit_for_free() {
    let mut game = scenario().our_resources(2).our_hand(["Soresu Stance", "Gungi"]).action_phase();
    game.us().play("Soresu Stance");
    game.expect_not_offered("play Gungi").expect_action_of(Side::Them);
}

// ---- LOF_077 Crushing Blow ----

/// LOF_077: defeats a non-leader unit that costs 2 or less.
#[test]
fn crushing_blow_defeats_a_cheap_non_leader_unit() {
    let mut game = scenario()
        .our_hand(["Crushing Blow"])
        .ours(["Gungi"])
        .theirs(["Wampa", "Greedo"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Crushing Blow");
    game.expect_options(["Gungi", "Greedo"]);
}

// Rulings

/// LOF_077, CR 1.8.6: the printed cost counts, whatever was paid (ruling 1).
#[test]
fn crushing_blow_checks_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Crushing Blow"])
        .their_base("Energy Conversion Lab")
        .theirs([unit("Swoop Racer").with(["Experience"]), unit("Underworld Thug")])
        .action_phase();
    game.us().play("Crushing Blow");
    game.expect_options(["Underworld Thug"]);
}

// ---- LOF_078 Whirlwind of Power ----

/// LOF_078: -2/-2, or -3/-3 with a Force unit of ours.
#[test]
fn whirlwind_of_power_gives_more_with_a_force_unit() {
    let table = |ours: &'static str| {
        let mut game = scenario().our_hand(["Whirlwind of Power"]).ours([ours]).theirs(["AT-ST"]).action_phase();
        game.us().play("Whirlwind of Power").choose("AT-ST");
        game
    };
    table("Gungi").expect_power("AT-ST", 3).expect_hp("AT-ST", 4);
    table("Wampa").expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
}

// ---- LOF_079 Shatterpoint ----

/// LOF_079: a unit with 3 or less remaining HP, or using the Force any non-leader unit.
#[test]
fn shatterpoint_defeats_a_weak_unit_or_uses_the_force() {
    let table = || scenario().our_force().our_hand(["Shatterpoint"]).theirs(["Wampa", "Greedo"]).action_phase();
    let mut game = table();
    game.us().play("Shatterpoint").mode(1);
    game.expect_options(["Greedo"]);
    let mut game = table();
    game.us().play("Shatterpoint").mode(2);
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa");
    assert_eq!(game.game.force_of(rules::Seat(0)), None);
}
