//! Official rulings on the leaders and bases of Twilight of the Republic, as edition 8.0 answers them.

use testkit::{Ask, Keyword, Side, card_text, scenario, unit};

/// TWI_001, CR 7.6.4: defeated together with her Clones, she still lets each of them heal.
#[test]
fn clones_that_fall_with_nala_se_still_heal() {
    let mut game = scenario()
        .our_deployed_leader("Nala Se")
        .our_base_damage(9)
        .our_hand(["Superlaser Blast"])
        .ours(["Clone Trooper", "Phase I Clone Trooper", "Wampa"])
        .theirs(["Clone Trooper"])
        .action_phase();
    game.us().play("Superlaser Blast").resolve_first("Phase I Clone Trooper").expect_base_damage(5);
    game.expect_in_base_zone("Nala Se").expect_action_of(Side::Them);
}

/// TWI_001, TWI_034, TWI_040, errata: the text speaks of penalties, and all icons that are not provided are ignored.
#[test]
fn every_aspect_penalty_is_ignored() {
    for card in ["TWI_001", "TWI_034", "TWI_040"] {
        assert!(card_text(card).contains("aspect penalties"), "{card}");
    }
    // Command and Heroism are both missing.
    let mut game = scenario().our_leader("Nala Se").our_hand(["TWI_097"]).our_resources(6).action_phase();
    game.us().play("Captain Rex").expect_ready_resources(0);
}

/// TWI_002, CR 6.4.0F: the action may be used after one loss or none, and makes no Battle Droid.
#[test]
fn nute_gunray_may_be_used_too_early() {
    let mut game =
        scenario().our_leader("Nute Gunray").ours(["Battle Droid", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Battle Droid", "AT-ST");
    game.them().pass();
    game.us().use_ability("Nute Gunray");
    game.expect_count("Battle Droid", 0).expect_exhausted("Nute Gunray").expect_action_of(Side::Them);
}

/// TWI_003: the unit that is hurt is another than the one that was healed, and may be he himself.
#[test]
fn obi_wan_may_hurt_himself_but_not_the_healed_unit() {
    let mut game = scenario().our_deployed_leader("Obi-Wan Kenobi").ours([unit("Wampa").damage(1)]).action_phase();
    game.us().attack("Obi-Wan Kenobi", "their base").choose("Wampa");
    game.expect_options(["Obi-Wan Kenobi"]);
    game.us().choose("Obi-Wan Kenobi");
    game.expect_damage("Obi-Wan Kenobi", 1).expect_damage("Wampa", 0);
    let mut game =
        scenario().our_deployed_leader(unit("Obi-Wan Kenobi").damage(2)).ours([unit("Wampa").damage(1)]).action_phase();
    game.us().attack("Obi-Wan Kenobi", "their base").choose("Obi-Wan Kenobi");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Obi-Wan Kenobi", 1).expect_damage("Wampa", 2);
}

/// TWI_004, CR 1.8.6: the printed costs are compared, what was paid is not.
#[test]
fn yoda_compares_printed_costs() {
    let mut game = scenario()
        .our_leader("Yoda, Sensing Darkness")
        .our_deck(["Republic Defense Carrier"])
        .our_resources(20)
        .theirs(["Avenger", "The Zillo Beast", "Wampa"])
        .action_phase();
    // The carrier costs 11, however many units they control.
    game.us().deploy().yes().expect_discard(["Republic Defense Carrier"]);
    game.expect_options(["Avenger", "The Zillo Beast", "Wampa"]);
    game.us().choose("Avenger");
    let mut game = scenario()
        .our_leader("Yoda, Sensing Darkness")
        .our_deck(["Recruit"])
        .our_resources(20)
        .theirs(["Clone Trooper", "Wampa"])
        .action_phase();
    // A token costs 0.
    game.us().deploy().yes();
    game.expect_options(["Clone Trooper"]);
}

/// TWI_004, CR 6.4.0F: used when no unit has left play, nothing is drawn or put back.
#[test]
fn yoda_may_be_used_when_nothing_left_play() {
    let mut game = scenario().our_leader("Yoda, Sensing Darkness").our_hand(["Repair"]).action_phase();
    game.us().use_ability("Yoda").expect_hand(["Repair"]).expect_deck_size(10);
    game.expect_exhausted("Yoda").expect_action_of(Side::Them);
}

/// TWI_004: it is enough that a unit left play, whoever's and however.
#[test]
fn yoda_counts_a_unit_that_returned_to_hand() {
    let mut game = scenario()
        .our_leader("Yoda, Sensing Darkness")
        .our_hand(["Waylay"])
        .our_deck(["Recruit", "Repair"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Waylay").choose("Wampa");
    game.them().pass();
    game.us().use_ability("Yoda").choose("Recruit").mode(2).expect_hand([]).expect_deck_top(["Repair", "Recruit"]);
}

/// TWI_004, TWI_047: a card is discarded from the top of a deck.
#[test]
fn cards_are_discarded_from_the_top_of_a_deck() {
    let mut game = scenario().our_leader("Yoda, Sensing Darkness").our_deck(["Waylay", "Recruit"]).action_phase();
    game.us().deploy().yes().expect_discard(["Waylay"]).expect_deck_top(["Recruit"]);
    let mut game =
        scenario().ours(["Satine Kryze"]).their_deck(["Waylay", "Recruit", "Repair", "Takedown"]).action_phase();
    game.us().use_ability("Satine Kryze");
    game.them().expect_discard(["Recruit", "Repair", "Waylay"]).expect_deck_top(["Takedown"]);
}

/// TWI_005, CR 7.7.3B: the Exploit of the next card stays when he falls in the attack that gave it.
#[test]
fn the_exploit_of_count_dooku_outlives_him() {
    let mut game = scenario()
        .our_deployed_leader(unit("Count Dooku, Face of the Confederacy").damage(8))
        .our_base("Tipoca City")
        .our_hand(["Super Battle Droid"])
        .ours(["Battle Droid"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Count Dooku", "Wampa");
    game.expect_in_base_zone("Count Dooku");
    game.them().pass();
    game.us().play("Super Battle Droid");
    game.expect_asked(Side::Us, Ask::Exploit);
    game.us().choose("Battle Droid").expect_ready_resources(19);
}

/// TWI_005, TWI_040, CR 6.2.0E: a card that an ability lets us play is paid for.
#[test]
fn count_dooku_does_not_pay_for_the_card() {
    let mut game = scenario()
        .our_leader("Count Dooku, Face of the Confederacy")
        .our_hand(["Super Battle Droid"])
        .our_resources(2)
        .action_phase();
    game.us().use_ability("Count Dooku").expect_hand(["Super Battle Droid"]);
    game.expect_action_of(Side::Them);
}

/// TWI_005, erratum: the card keeps the Exploit for this phase, beside what it has; the phase over, it has its own.
#[test]
fn the_card_played_by_count_dooku_has_exploit_for_the_phase() {
    let mut game =
        scenario().our_leader("Count Dooku, Face of the Confederacy").our_hand(["Super Battle Droid"]).action_phase();
    game.us().use_ability("Count Dooku").play("Super Battle Droid");
    game.expect_keyword("Super Battle Droid", Keyword::Exploit);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Super Battle Droid", Keyword::Exploit);
}

/// TWI_006, CR 6.4.0F: used without a loss, nobody is strengthened.
#[test]
fn wat_tambor_may_be_used_without_a_loss() {
    let mut game = scenario().our_leader("Wat Tambor").ours(["Wampa"]).action_phase();
    game.us().use_ability("Wat Tambor");
    game.expect_power("Wampa", 4).expect_exhausted("Wat Tambor").expect_action_of(Side::Them);
}

/// TWI_006: deployed, he does not strengthen himself.
#[test]
fn wat_tambor_does_not_strengthen_himself() {
    let mut game = scenario().our_deployed_leader("Wat Tambor").ours(["Battle Droid"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.them().pass();
    game.us().attack("Wat Tambor", "their base");
    game.expect_not_offered("Wat Tambor").expect_options(["Wampa", "no"]);
}

/// TWI_007, CR 6.4.0F: used when no unit of ours attacked, no Clone Trooper comes, and the cost is paid.
#[test]
fn captain_rex_may_be_used_without_an_attack() {
    let mut game = scenario().our_leader("Captain Rex").our_resources(2).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().use_ability("Captain Rex").expect_ready_resources(0);
    game.expect_count("Clone Trooper", 0).expect_exhausted("Captain Rex");
}

/// TWI_008, CR 8.26: the cards that are not chosen go to the bottom, the rest of the deck comes first.
#[test]
fn the_cards_padme_leaves_go_to_the_bottom() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, Serving the Republic")
        .ours(["Wampa", "Underworld Thug", "Battle Droid"])
        .our_deck(["Recruit", "41st Elite Corps", "Repair", "Waylay"])
        .action_phase();
    game.us().use_ability("Padmé Amidala").choose("41st Elite Corps");
    game.us().expect_deck_top(["Waylay"]).expect_deck_size(3);
    let mut none = scenario()
        .our_leader("Padmé Amidala, Serving the Republic")
        .ours(["Wampa", "Underworld Thug", "Battle Droid"])
        .our_deck(["Recruit", "41st Elite Corps", "Repair", "Waylay"])
        .action_phase();
    none.us().use_ability("Padmé Amidala").done().expect_hand([]).expect_deck_top(["Waylay"]).expect_deck_size(4);
}

/// TWI_009, TWI_011, TWI_012, TWI_014, TWI_105, CR 6.3.0B, 6.3.0D: the attack must be made, with a ready unit, if there
/// is one.
#[test]
fn leaders_that_attack_must_attack_with_a_ready_unit() {
    let leaders = [
        "Maul, A Rival in Darkness",
        "Ahsoka Tano, Snips",
        "Anakin Skywalker, What it Takes to Win",
        "Asajj Ventress, Unparalleled Adversary",
    ];
    for leader in leaders {
        let mut game = scenario()
            .our_leader(leader)
            .ours([unit("Wampa"), unit("Underworld Thug").exhausted(), unit("Greedo").exhausted()])
            .action_phase();
        game.us().use_ability("our leader");
        game.expect_options(["Wampa -> their base"]);
        let mut game = scenario()
            .our_leader(leader)
            .ours([unit("Wampa").exhausted(), unit("Underworld Thug").exhausted(), unit("Greedo").exhausted()])
            .action_phase();
        game.us().use_ability("our leader");
        game.expect_exhausted("our leader").expect_action_of(Side::Them);
    }
    let mut game = scenario().ours([unit("Steadfast Senator"), unit("Greedo").exhausted()]).action_phase();
    // The cost exhausts the Senator: nobody is left to attack.
    game.us().use_ability("Steadfast Senator").expect_ready_resources(18);
    game.expect_action_of(Side::Them);
}

/// TWI_009, TWI_093, TWI_113, TWI_114, TWI_118, TWI_119, CR 7.5.7E: a Shield stops all of it, and no excess is left.
#[test]
fn a_shield_leaves_overwhelm_nothing() {
    let mut game = scenario()
        .our_leader("Maul, A Rival in Darkness")
        .ours(["Swoop Racer"])
        .theirs([unit("Battle Droid").with(["Shield"])])
        .action_phase();
    game.us().use_ability("Maul").attack("Swoop Racer", "Battle Droid");
    game.expect_in_play("Battle Droid").expect_upgrades("Battle Droid", []);
    game.them().expect_base_damage(0);
    for attacker in ["Advanced Recon Commando", "B2 Legionnaires", "Clone Commander Cody", "Gor"] {
        let mut game = scenario().ours([attacker]).theirs([unit("Battle Droid").with(["Shield"])]).action_phase();
        game.us().attack(attacker, "Battle Droid");
        game.expect_damage("Battle Droid", 0);
        game.them().expect_base_damage(0);
    }
    let mut game = scenario()
        .ours([unit("Clone Trooper").with(["Nameless Valor"])])
        .theirs([unit("Battle Droid").with(["Shield"])])
        .action_phase();
    game.us().attack("Clone Trooper", "Battle Droid");
    game.them().expect_base_damage(0);
}

/// TWI_009, TWI_093, TWI_113, TWI_114, TWI_118, TWI_119, CR 7.5.7F: what is attacked falls before combat damage: all of
/// it is in excess.
#[test]
fn all_damage_is_excess_when_the_defender_fell_before() {
    let mut game = scenario()
        .our_deployed_leader("Maul, A Rival in Darkness")
        .ours(["Vulture Interceptor Wing"])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Vulture Interceptor Wing", "TIE/ln Fighter").choose("TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_damage("Vulture Interceptor Wing", 0);
    game.them().expect_base_damage(3);
}

/// TWI_013: the damage comes in two: a Shield stops the first, and with five on the unit the second is dealt.
#[test]
fn a_shield_stops_only_the_first_damage_of_mace_windu() {
    let table = |damage: i16| {
        let mut game = scenario()
            .our_leader("Mace Windu, Vaapad Form Master")
            .theirs([unit("AT-ST").damage(damage).with(["Shield"])])
            .action_phase();
        game.us().use_ability("Mace Windu").choose("AT-ST");
        game.expect_upgrades("AT-ST", []);
        game
    };
    table(5).expect_damage("AT-ST", 6);
    table(4).expect_damage("AT-ST", 4);
}

/// TWI_014, TWI_096, CR 6.3.5: only what is dealt in the last step of the attack is combat damage: damage on attack is
/// dealt before, and back to no one.
#[test]
fn asajj_ventress_only_strikes_first_with_combat_damage() {
    let mut game = scenario()
        .our_deployed_leader(unit("Asajj Ventress").with(["Fallen Lightsaber"]))
        .our_hand(["Repair"])
        .our_base_damage(3)
        .theirs([unit("AT-ST").damage(1), unit("Battle Droid")])
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().attack("Asajj Ventress", "AT-ST").resolve_first("Asajj Ventress");
    // 1 by the upgrade on attack, and 3 + 3 + 1 in combat, without an answer: 1 + 1 + 7 is more than 7.
    game.expect_gone("Battle Droid").expect_gone("AT-ST").expect_damage("Asajj Ventress", 0);
}

/// TWI_014, CR 7.5.6D: who survives her first strike with Grit answers with the power of the new damage.
#[test]
fn grit_answers_asajj_ventress_with_more_power() {
    let mut game = scenario()
        .our_deployed_leader("Asajj Ventress")
        .our_hand(["Repair"])
        .our_base_damage(3)
        .theirs(["Kashyyyk Defender"])
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().attack("Asajj Ventress", "Kashyyyk Defender");
    game.expect_damage("Kashyyyk Defender", 4).expect_in_base_zone("Asajj Ventress");
}

/// TWI_014: the event that lets her attack has been played this phase.
#[test]
fn an_event_that_makes_asajj_ventress_attack_counts() {
    let mut game =
        scenario().our_deployed_leader("Asajj Ventress").our_hand(["Surprise Strike"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Surprise Strike").attack("Asajj Ventress", "AT-ST");
    game.expect_gone("AT-ST").expect_damage("Asajj Ventress", 0);
}

/// TWI_014, erratum: the text says "defending unit".
#[test]
fn asajj_ventress_speaks_of_the_defending_unit() {
    assert!(card_text("TWI_014").contains("defending unit"));
}

/// TWI_017, CR 6.4.0F: either side may be used while its condition is false, and does not turn.
#[test]
fn palpatine_and_sidious_may_be_used_in_vain() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_base_damage(5)
        .our_hand(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("our leader").expect_base_damage(5).expect_hand_size(1);
    game.expect_exhausted("our leader");
    game.both_pass().nobody_resources();
    game.us().play("Battlefield Marine");
    game.both_pass().nobody_resources();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    // Palpatine still: a Heroism unit has fallen.
    game.us().use_ability("our leader").expect_base_damage(3);
    game.both_pass().nobody_resources();
    game.us().use_ability("our leader");
    game.expect_exhausted("our leader").expect_count("Clone Trooper", 0);
    game.them().expect_base_damage(0);
}

/// TWI_017: turned, the leader stays exhausted: the other side's action has to wait for the next round.
#[test]
fn palpatine_stays_exhausted_when_he_turns() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_hand(["TIE/ln Fighter"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("TIE/ln Fighter");
    game.them().pass();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("our leader").expect_hand_size(1);
    game.expect_exhausted("our leader");
    game.them().pass();
    game.expect_not_offered("use Chancellor Palpatine");
}

/// TWI_018, TWI_076, TWI_089, TWI_115, CR 1.8.6: costs that are compared are printed costs: 1, though 5 was paid.
#[test]
fn quinlan_vos_compares_printed_costs() {
    let mut game = scenario()
        .our_leader("Quinlan Vos")
        .our_base("Pyke Palace")
        .our_hand(["Obedient Vanguard", "Death by Droids"])
        .theirs(["Greedo", "Swoop Racer", "Battlefield Marine"])
        .action_phase();
    game.us().play("Obedient Vanguard").expect_ready_resources(17).yes();
    game.expect_options(["Greedo"]);
}
