//! The cards of Twilight of the Republic from TWI_056 to TWI_074: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- TWI_056 Compassionate Senator ----

/// TWI_056: exhausts and pays 2 resources to heal 2 damage from a unit or base.
#[test]
fn compassionate_senator_heals_2_from_a_unit_or_base() {
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

// ---- TWI_058 Padawan Starfighter ----

/// TWI_058: +1/+1 with a Force unit or a Force upgrade of ours, once.
#[test]
fn padawan_starfighter_gets_1_1_with_a_force_unit_or_upgrade() {
    let mut game = scenario().ours(["Padawan Starfighter", "Wampa"]).theirs(["Daughter of Dathomir"]).action_phase();
    game.expect_power("Padawan Starfighter", 1).expect_hp("Padawan Starfighter", 3);
    let mut game = scenario().ours(["Padawan Starfighter", "Barriss Offee", "Daughter of Dathomir"]).action_phase();
    game.expect_power("Padawan Starfighter", 2).expect_hp("Padawan Starfighter", 4);
    let mut game =
        scenario().our_deployed_leader("Yoda, Sensing Darkness").ours(["Padawan Starfighter"]).action_phase();
    game.expect_power("Padawan Starfighter", 2).expect_hp("Padawan Starfighter", 4);
}

// Corners

/// TWI_058: a unit or upgrade without the Force trait does not count.
#[test]
fn padawan_starfighter_needs_the_force_trait() {
    let mut game =
        scenario().ours([unit("Padawan Starfighter"), unit("Wampa").with(["Academy Training"])]).action_phase();
    game.expect_power("Padawan Starfighter", 1).expect_hp("Padawan Starfighter", 3);
}

// Rulings

/// TWI_058: a friendly Force upgrade counts, an enemy one does not.
#[test]
fn padawan_starfighter_counts_a_force_upgrade() {
    let table = |side: Side| {
        scenario()
            .text(r#"(id: "LOF_074")"#)
            .ours([unit("Padawan Starfighter"), unit("Wampa").with_upgrade_of(side, "Bolstered Endurance")])
            .action_phase()
    };
    table(Side::Us).expect_power("Padawan Starfighter", 2).expect_hp("Padawan Starfighter", 4);
    table(Side::Them).expect_power("Padawan Starfighter", 1);
}

// ---- TWI_059 Royal Guard Attaché ----

/// TWI_059: 2 damage to itself when played.
#[test]
fn royal_guard_attache_deals_2_damage_to_itself() {
    let mut game = scenario().our_hand(["Royal Guard Attaché"]).action_phase();
    game.us().play("Royal Guard Attaché");
    game.expect_damage("Royal Guard Attaché", 2).expect_in_play("Royal Guard Attaché");
}

// ---- TWI_060 Trade Federation Shuttle ----

/// TWI_060: a Battle Droid when a unit of ours has damage.
#[test]
fn trade_federation_shuttle_creates_a_droid_with_a_damaged_unit() {
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

// ---- TWI_061 Infantry of the 212th ----

/// TWI_061: Sentinel with three units.
#[test]
fn infantry_of_the_212th_has_sentinel_with_three_units() {
    let mut game = scenario().ours(["Infantry of the 212th", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.expect_no_keyword("Infantry of the 212th", Keyword::Sentinel);
    let mut game =
        scenario().ours(["Infantry of the 212th", "Wampa", "Battle Droid"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_keyword("Infantry of the 212th", Keyword::Sentinel);
    game.expect_not_offered("AT-ST -> Wampa").expect_offered("AT-ST -> Infantry of the 212th");
}

// ---- TWI_062 Daughter of Dathomir ----

/// TWI_062: Restore 2 while undamaged.
#[test]
fn daughter_of_dathomir_has_restore_while_undamaged() {
    let mut game = scenario().ours(["Daughter of Dathomir"]).our_base_damage(5).action_phase();
    game.us().attack("Daughter of Dathomir", "their base").expect_base_damage(3);
    let mut game = scenario().ours([unit("Daughter of Dathomir").damage(1)]).our_base_damage(5).action_phase();
    game.us().attack("Daughter of Dathomir", "their base").expect_base_damage(5);
}

// ---- TWI_063 Vulture Interceptor Wing ----

/// TWI_063: -1/-1 for an enemy unit on attack.
#[test]
fn vulture_interceptor_wing_gives_an_enemy_unit_minus_1_1() {
    let mut game =
        scenario().ours(["Vulture Interceptor Wing", "Wampa"]).theirs(["Battle Droid", "AT-ST"]).action_phase();
    game.us().attack("Vulture Interceptor Wing", "their base");
    game.expect_options(["Battle Droid", "AT-ST"]);
    game.us().choose("Battle Droid");
    game.expect_gone("Battle Droid");
    game.them().expect_base_damage(3);
}

// ---- TWI_064 Ki-Adi-Mundi, Composed and Confident ----

/// TWI_064: with three units, two cards when an opponent plays their second card of the phase, and only then.
#[test]
fn ki_adi_mundi_may_draw_two_for_an_opponents_second_card() {
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

/// TWI_064: he does not trigger with two units, nor on our own second card.
#[test]
fn ki_adi_mundi_does_not_trigger_with_two_units_or_on_our_cards() {
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

// Corners

/// TWI_064: a card that an ability plays counts.
#[test]
fn ki_adi_mundi_counts_cards_played_by_abilities() {
    let mut game = scenario()
        .ours(["Ki-Adi-Mundi", "Wampa", "Battle Droid"])
        .their_hand(["Timely Intervention", "Underworld Thug"])
        .their_action_phase();
    game.them().play("Timely Intervention").play("Underworld Thug");
    // Their Ambush waits, too: the active player says who is first.
    game.them().pick("us");
    game.us().yes().expect_hand_size(2);
    game.them().no();
    game.expect_action_of(Side::Us);
}

// ---- TWI_065 Falchion Ion Tank ----

/// TWI_065, TWI_057: Sentinel; and a unit without a text.
#[test]
fn falchion_ion_tank_has_sentinel_and_warrior_drone_does_not() {
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

// ---- TWI_066 Multi-Troop Transport ----

/// TWI_066: Exploit 2; a Battle Droid on each attack.
#[test]
fn multi_troop_transport_creates_a_droid_on_attack() {
    let mut game = scenario().ours(["Multi-Troop Transport"]).action_phase();
    game.us().attack("Multi-Troop Transport", "their base");
    game.expect_count("our Battle Droid", 1).expect_keyword("Multi-Troop Transport", Keyword::Exploit);
}

// ---- TWI_067 The Zillo Beast, Awoken From The Depths ----

/// TWI_067: -5/-0 for each enemy ground unit this phase.
#[test]
fn the_zillo_beast_gives_enemy_ground_units_minus_5_power() {
    let mut game = scenario()
        .our_hand(["The Zillo Beast"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Battlefield Marine", "Avenger"])
        .action_phase();
    game.us().play("The Zillo Beast");
    game.expect_power("AT-ST", 1).expect_power("Battlefield Marine", 0).expect_power("Avenger", 8);
    game.expect_power("Wampa", 4).expect_hp("AT-ST", 7);
}

/// TWI_067: 5 damage is healed from it when the regroup phase starts.
#[test]
fn the_zillo_beast_heals_5_at_the_regroup_phase() {
    let mut game = scenario().ours([unit("The Zillo Beast").damage(7)]).action_phase();
    game.both_pass();
    game.expect_damage("The Zillo Beast", 2).expect_asked(Side::Us, QuestionKind::Resource);
}

// ---- TWI_068 Foresight ----

/// TWI_068: the named card on top may be drawn, before the draw of the regroup phase.
#[test]
fn foresight_may_draw_the_named_top_card() {
    let table = || {
        let mut game = scenario()
            .ours([unit("Wampa").with(["Foresight"])])
            .our_deck(["Recruit", "Repair", "Waylay", "Takedown"])
            .action_phase();
        game.expect_hp("Wampa", 7).both_pass().expect_asked(Side::Us, QuestionKind::Name);
        game
    };
    let mut game = table();
    game.us().name_card("Recruit").yes().expect_hand(["Recruit", "Repair", "Waylay"]);
    let mut game = table();
    game.us().name_card("Recruit").no().expect_hand(["Recruit", "Repair"]);
    let mut game = table();
    game.us().name_card("Repair").expect_hand(["Recruit", "Repair"]);
    game.expect_asked(Side::Us, QuestionKind::Resource);
}

/// TWI_068: with a wrong name we still look at the card.
#[test]
fn foresight_looks_at_the_top_card_for_a_wrong_name() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Foresight"])])
        .our_deck(["Recruit", "Repair", "Waylay", "Takedown"])
        .action_phase();
    game.both_pass();
    game.us().expect_does_not_see("Recruit").name_card("Waylay");
    game.expect_event("a look at a card", |event| matches!(event, testkit::LogEvent::LookedAt { .. }));
}

// Rulings

/// TWI_068: a name is the name without the subtitle.
#[test]
fn foresight_names_a_card_without_its_subtitle() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Foresight"])])
        .our_deck(["Luke Skywalker, Jedi Knight", "Repair", "Waylay"])
        .action_phase();
    game.both_pass();
    game.expect_not_offered("Luke Skywalker, Jedi Knight");
    game.us().name_card("Luke Skywalker").yes().expect_hand(["Luke Skywalker", "Repair", "Waylay"]);
}

// ---- TWI_069 Roger Roger ----

/// TWI_069: when it is defeated it is attached to a friendly Battle Droid token.
#[test]
fn roger_roger_attaches_to_a_droid_token_when_defeated() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Roger Roger"]).damage(4), unit("Battle Droid"), unit("Super Battle Droid")])
        .theirs(["AT-ST", "Battle Droid"])
        .their_action_phase();
    game.expect_power("Wampa", 5).expect_hp("Wampa", 6);
    game.them().attack("AT-ST", "Wampa");
    game.expect_options(["Battle Droid"]);
    game.us().choose("our Battle Droid");
    game.expect_upgrades("our Battle Droid", ["Roger Roger"]).expect_power("our Battle Droid", 2);
    game.us().expect_discard(["Wampa"]);
}

/// TWI_069: without a token to attach to, it stays in the discard pile.
#[test]
fn roger_roger_stays_in_the_discard_pile_without_a_droid() {
    let mut game = scenario()
        .our_hand(["Confiscate"])
        .ours([unit("Wampa").with(["Roger Roger"]), unit("Super Battle Droid")])
        .action_phase();
    game.us().play("Confiscate").choose("Roger Roger").expect_discard(["Confiscate", "Roger Roger"]);
    game.expect_action_of(Side::Them);
}

// Corners

/// TWI_069: if the token with it is defeated, it is attached to another one.
#[test]
fn roger_roger_moves_from_a_defeated_token_to_another() {
    let mut game = scenario()
        .ours([unit("Battle Droid").with(["Roger Roger"]), unit("Battle Droid")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Battle Droid #1", "AT-ST").choose("Battle Droid");
    game.expect_upgrades("Battle Droid", ["Roger Roger"]).expect_count("Battle Droid", 1);
}

// ---- TWI_070 Perilous Position ----

/// TWI_070: -2/-2, and the unit is exhausted.
#[test]
fn perilous_position_exhausts_and_weakens_the_unit() {
    let mut game = scenario().our_hand(["Perilous Position"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("Perilous Position", "AT-ST");
    game.expect_exhausted("AT-ST").expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
}

// Corners

/// TWI_070: a unit that its -2/-2 defeats is gone before it could be exhausted.
#[test]
fn perilous_position_may_defeat_the_unit() {
    let mut game = scenario().our_hand(["Perilous Position"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().play_onto("Perilous Position", "TIE/ln Fighter").expect_discard(["Perilous Position"]);
    game.expect_gone("TIE/ln Fighter").expect_action_of(Side::Them);
}

// ---- TWI_071 Unshakeable Will ----

/// TWI_071: Sentinel for the unit.
#[test]
fn unshakeable_will_gives_sentinel() {
    let mut game = scenario().our_hand(["Unshakeable Will"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("Unshakeable Will", "Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_power("Wampa", 6).expect_hp("Wampa", 7);
    game.expect_not_offered("AT-ST -> our base");
}

// ---- TWI_072 I Have the High Ground ----

/// TWI_072: a unit that attacks the chosen unit has -4/-0 for the attack. One that attacks another does not.
#[test]
fn i_have_the_high_ground_weakens_units_attacking_the_chosen_unit() {
    let mut game = scenario()
        .our_hand(["I Have the High Ground"])
        .ours(["Wampa", "Swoop Racer"])
        .theirs(["AT-ST", "Battlefield Marine"])
        .action_phase();
    game.us().play("I Have the High Ground");
    game.expect_options(["Wampa", "Swoop Racer"]);
    game.us().choose("Wampa");
    game.expect_power("AT-ST", 6);
    let mut other = game.clone();
    game.them().attack("AT-ST", "Wampa");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 4).expect_power("AT-ST", 6);
    other.them().attack("Battlefield Marine", "Swoop Racer");
    other.expect_gone("Swoop Racer");
}

/// TWI_072: the effect ends with the phase.
#[test]
fn i_have_the_high_ground_lasts_for_the_phase() {
    let mut game =
        scenario().our_hand(["I Have the High Ground"]).ours(["Wampa"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("I Have the High Ground").choose("Wampa");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.them().attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 3);
}

// Rulings

/// TWI_072, erratum: the effect is not an ability of the defending unit: it stays when the unit loses its abilities.
#[test]
fn i_have_the_high_ground_is_not_an_ability_of_the_unit() {
    let mut game = scenario()
        .our_hand(["I Have the High Ground"])
        .ours(["Wampa"])
        .theirs(["Battlefield Marine"])
        .their_hand(["Imprisoned"])
        .action_phase();
    game.us().play("I Have the High Ground").choose("Wampa");
    game.them().play_onto("Imprisoned", "Wampa");
    game.us().pass();
    game.them().attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 0);
}

/// TWI_072, erratum: it applies to any unit that attacks the chosen one, also after a change of control.
#[test]
fn i_have_the_high_ground_stays_on_a_unit_that_changes_control() {
    let mut game = scenario()
        .our_hand(["I Have the High Ground"])
        .ours(["Wampa", "Battlefield Marine"])
        .their_hand(["Change of Heart"])
        .action_phase();
    game.us().play("I Have the High Ground").choose("Wampa");
    game.them().play("Change of Heart").choose("Wampa");
    game.us().attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 0).expect_gone("Battlefield Marine");
}

// ---- TWI_073 Grievous Reassembly ----

/// TWI_073: heals 3 from a unit, and creates a Battle Droid even if nothing was healed.
#[test]
fn grievous_reassembly_heals_a_unit_and_creates_a_droid() {
    let mut game = scenario().our_hand(["Grievous Reassembly"]).ours([unit("AT-ST").damage(5)]).action_phase();
    game.us().play("Grievous Reassembly").choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_count("our Battle Droid", 1);
    let mut game = scenario().our_hand(["Grievous Reassembly"]).action_phase();
    game.us().play("Grievous Reassembly");
    game.expect_count("our Battle Droid", 1);
}

// ---- TWI_074 Guarding the Way ----

/// TWI_074: Sentinel, and with the initiative +2/+2 for the same unit.
#[test]
fn guarding_the_way_also_gives_2_2_with_the_initiative() {
    let table = |initiative: Side| {
        let mut game =
            scenario().our_hand(["Guarding the Way"]).ours(["Wampa", "AT-ST"]).initiative(initiative).action_phase();
        game.us().play("Guarding the Way").choose("Wampa");
        game.expect_keyword("Wampa", Keyword::Sentinel).expect_action_of(Side::Them);
        game
    };
    table(Side::Us).expect_power("Wampa", 6).expect_hp("Wampa", 7);
    table(Side::Them).expect_power("Wampa", 4).expect_hp("Wampa", 5);
}
