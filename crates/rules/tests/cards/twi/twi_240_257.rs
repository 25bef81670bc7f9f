//! The cards of Twilight of the Republic from TWI_240 to TWI_257: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- TWI_240 332nd Stalwart ----

/// TWI_240: +1/+1 while we control three units.
#[test]
fn the_332nd_stalwart_gets_1_1_with_three_units() {
    let name = "332nd Stalwart";
    scenario().ours([name, "Wampa"]).action_phase().expect_power(name, 1).expect_hp(name, 2);
    scenario().ours([name, "Wampa", "AT-ST"]).action_phase().expect_power(name, 2).expect_hp(name, 3);
}

/// TWI_240: without the third unit its damage defeats it.
#[test]
fn the_332nd_stalwart_is_defeated_without_the_third_unit() {
    let mut game = scenario()
        .ours([unit("332nd Stalwart").damage(2)])
        .ours(["Wampa", "Battle Droid"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Battle Droid");
    game.expect_gone("332nd Stalwart").expect_in_play("Wampa");
}

// ---- TWI_242 Phase II Clone Trooper ----

/// TWI_242: Ambush.
#[test]
fn phase_ii_clone_trooper_has_ambush() {
    let mut game = scenario().our_hand(["Phase II Clone Trooper"]).theirs(["Cantina Braggart"]).action_phase();
    game.us().play("Phase II Clone Trooper").attack("Phase II Clone Trooper", "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_exhausted("Phase II Clone Trooper");
}

// Rulings

/// TWI_242, CR 7.5.5C, 7.5.5D: Ambush does nothing without an enemy unit, and is pending together with other triggered
/// abilities.
#[test]
fn phase_ii_clone_trooper_ambush_without_an_enemy_does_nothing() {
    let mut alone = scenario().our_hand(["Phase II Clone Trooper"]).theirs(["TIE/ln Fighter"]).action_phase();
    alone.us().play("Phase II Clone Trooper");
    alone.expect_exhausted("Phase II Clone Trooper").expect_action_of(Side::Them);
    let mut expect_pending_together = scenario()
        .resilient_gives("Ability(When(on: [CardPlayed(by: Friendly, card: (other: true))], do: [Draw()]))")
        .our_hand(["Phase II Clone Trooper"])
        .ours([unit("TIE/ln Fighter").with(["Resilient"])])
        .theirs(["Cantina Braggart"])
        .action_phase();
    expect_pending_together.us().play("Phase II Clone Trooper");
    expect_pending_together.expect_asked(Side::Us, QuestionKind::WhichFirst);
    expect_pending_together.us().resolve_first("TIE/ln Fighter").expect_hand_size(1);
    expect_pending_together.expect_asked(Side::Us, QuestionKind::Attack);
}

// ---- TWI_243 Republic Commando ----

/// TWI_243: Saboteur while we control three units.
#[test]
fn republic_commando_has_saboteur_with_three_units() {
    let name = "Republic Commando";
    let three = &mut scenario().ours([name, "Wampa", "AT-ST"]).theirs(["B1 Security Team"]).action_phase();
    three.expect_keyword(name, Keyword::Saboteur).expect_offered("Republic Commando -> their base");
    let two = &mut scenario().ours([name, "Wampa"]).theirs(["B1 Security Team"]).action_phase();
    two.expect_no_keyword(name, Keyword::Saboteur).expect_not_offered("Republic Commando -> their base");
}

// ---- TWI_244 Eta-2 Light Interceptor ----

/// TWI_244: Restore 2.
#[test]
fn eta_2_light_interceptor_has_restore() {
    let mut game = scenario().ours(["Eta-2 Light Interceptor"]).our_base_damage(5).action_phase();
    game.us().attack("Eta-2 Light Interceptor", "their base").expect_base_damage(3);
    game.them().expect_base_damage(3);
}

// ---- TWI_245 Armored Saber Tank ----

/// TWI_245: Sentinel.
#[test]
fn armored_saber_tank_has_sentinel() {
    let mut game = scenario().ours(["Armored Saber Tank", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_offered("AT-ST -> Armored Saber Tank").expect_not_offered("AT-ST -> Wampa");
    game.expect_not_offered("AT-ST -> our base");
}

// ---- TWI_246 Tranquility, Inspiring Flagship ----

/// TWI_246: when played, a Republic unit may return from the discard pile to hand.
#[test]
fn tranquility_may_return_a_republic_unit() {
    let mut game = scenario()
        .our_hand(["Tranquility"])
        .our_discard(["Jesse", "Sword and Shield Maneuver", "Wampa"])
        .their_discard(["Batch Brothers"])
        .action_phase();
    game.us().play("Tranquility");
    game.expect_options(["Jesse", "no"]);
    game.us().choose("Jesse").expect_hand(["Jesse"]);
}

/// TWI_246: on attack, the next three Republic cards of this phase cost 1 less.
#[test]
fn tranquility_discounts_the_next_three_republic_cards() {
    let mut game = scenario()
        .ours(["Tranquility"])
        .our_hand([
            "Phase I Clone Trooper",
            "Phase I Clone Trooper",
            "Sword and Shield Maneuver",
            "Phase I Clone Trooper",
            "Underworld Thug",
        ])
        .action_phase();
    game.us().attack("Tranquility", "their base");
    game.them().pass();
    game.us().play("Phase I Clone Trooper").expect_ready_resources(19);
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(17);
    game.them().pass();
    game.us().play("Sword and Shield Maneuver").expect_ready_resources(16);
    game.them().pass();
    game.us().play("Phase I Clone Trooper").expect_ready_resources(15);
    game.them().pass();
    game.us().play("Phase I Clone Trooper").expect_ready_resources(13);
}

// Corners

/// TWI_246: two attacks give two discounts for the next three cards. Other cards and other players' cards do not use
/// them up.
#[test]
fn tranquility_discounts_add_up() {
    let mut game = scenario()
        .ours(["Tranquility"])
        .our_hand(["Jesse", "Rallying Cry", "Planetary Invasion"])
        .their_hand(["Phase I Clone Trooper"])
        .our_base("Catacombs of Cadera")
        .our_resources(30)
        .action_phase();
    game.us().attack("Tranquility", "their base");
    // Heroism is not provided: 4, not made cheaper by us.
    game.them().play("Phase I Clone Trooper").expect_ready_resources(16);
    // 12, no Republic card.
    game.us().play("Planetary Invasion").done().choose("Tranquility").done().expect_ready_resources(18);
    game.them().pass();
    game.us().attack("Tranquility", "their base");
    game.them().pass();
    game.us().play("Jesse").expect_ready_resources(17);
}

// Rulings

/// TWI_246, CR 7.7.3B: the cards stay cheaper when she has left play, until the phase ends.
#[test]
fn tranquility_discount_applies_after_she_left_play() {
    let mut game = scenario()
        .ours(["Tranquility"])
        .our_hand(["Phase I Clone Trooper", "Phase I Clone Trooper"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().attack("Tranquility", "their base");
    game.them().play("Vanquish").choose("Tranquility");
    game.us().play("Phase I Clone Trooper").expect_ready_resources(19);
    game.both_pass().nobody_resources();
    game.us().play("Phase I Clone Trooper").expect_ready_resources(18);
}

// ---- TWI_247 AT-TE Vanguard ----

/// TWI_247: Restore 3; two Clone Troopers when it is defeated.
#[test]
fn at_te_vanguard_has_restore_and_creates_troopers_when_defeated() {
    let mut game = scenario().ours(["AT-TE Vanguard"]).our_base_damage(5).their_hand(["Vanquish"]).action_phase();
    game.us().attack("AT-TE Vanguard", "their base").expect_base_damage(2);
    game.them().play("Vanquish").choose("AT-TE Vanguard");
    game.expect_count("our Clone Trooper", 2);
}

// ---- TWI_248 Ahsoka's Padawan Lightsaber ----

/// TWI_248: on Ahsoka Tano, a unit may attack; not on a Vehicle.
#[test]
fn ahsokas_padawan_lightsaber_lets_a_unit_attack_on_ahsoka() {
    let mut game = scenario()
        .our_hand(["Ahsoka's Padawan Lightsaber"])
        .ours(["Ahsoka Tano, Always Ready For Trouble", "Wampa", "AT-ST"])
        .action_phase();
    game.expect_not_offered("play Ahsoka's Padawan Lightsaber onto AT-ST");
    let mut other = game.clone();
    game.us().play_onto("Ahsoka's Padawan Lightsaber", "Ahsoka Tano");
    game.expect_offered("Wampa -> their base").expect_offered("no");
    game.us().attack("Ahsoka Tano", "their base");
    game.them().expect_base_damage(5);
    other.us().play_onto("Ahsoka's Padawan Lightsaber", "Wampa");
    other.expect_power("Wampa", 6).expect_action_of(Side::Them);
}

// Rulings

/// TWI_248: only a ready unit attacks.
#[test]
fn ahsokas_padawan_lightsaber_lets_only_a_ready_unit_attack() {
    let ahsoka = unit("Ahsoka Tano, Always Ready For Trouble").exhausted();
    let table = || scenario().our_hand(["Ahsoka's Padawan Lightsaber"]).ours([ahsoka.clone()]);
    let mut game = table().ours(["Wampa"]).action_phase();
    game.us().play_onto("Ahsoka's Padawan Lightsaber", "Ahsoka Tano");
    game.expect_options(["Wampa -> their base", "no"]);
    let mut nobody = table().action_phase();
    nobody.us().play_onto("Ahsoka's Padawan Lightsaber", "Ahsoka Tano");
    nobody.expect_action_of(Side::Them);
}

// ---- TWI_249 Heroes on Both Sides ----

/// TWI_249: a Republic and a Separatist unit get +2/+2 and Saboteur for the phase. Either may be skipped.
#[test]
fn heroes_on_both_sides_gives_a_republic_and_a_separatist_unit_2_2() {
    let mut game = scenario()
        .our_hand(["Heroes on Both Sides"])
        .ours(["Phase I Clone Trooper", "Wampa"])
        .theirs(["Super Battle Droid"])
        .action_phase();
    game.us().play("Heroes on Both Sides");
    game.expect_options(["Phase I Clone Trooper", "done"]);
    let mut one = game.clone();
    game.us().choose("Phase I Clone Trooper");
    game.expect_options(["Super Battle Droid", "done"]);
    game.us().choose("Super Battle Droid");
    game.expect_power("Phase I Clone Trooper", 5).expect_hp("Phase I Clone Trooper", 4);
    game.expect_power("Super Battle Droid", 6).expect_keyword("Super Battle Droid", Keyword::Saboteur);
    game.both_pass();
    game.expect_power("Super Battle Droid", 4).expect_no_keyword("Phase I Clone Trooper", Keyword::Saboteur);
    one.us().done().choose("Super Battle Droid");
    one.expect_power("Phase I Clone Trooper", 3).expect_hp("Super Battle Droid", 5);
}

// ---- TWI_250 Sword and Shield Maneuver ----

/// TWI_250: Raid 1 for our Troopers, Sentinel for our Jedi, for the phase.
#[test]
fn sword_and_shield_maneuver_gives_troopers_raid_and_jedi_sentinel() {
    let mut game = scenario()
        .our_hand(["Sword and Shield Maneuver"])
        .ours(["Battlefield Marine", "Yoda, Old Master", "Wampa"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().play("Sword and Shield Maneuver");
    game.expect_keyword("Yoda", Keyword::Sentinel).expect_no_keyword("Yoda", Keyword::Raid);
    game.expect_no_keyword("Battle Droid", Keyword::Raid).expect_no_keyword("Wampa", Keyword::Raid);
    game.them().pass();
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(4);
    game.both_pass();
    game.expect_no_keyword("Yoda", Keyword::Sentinel).expect_no_keyword("Battlefield Marine", Keyword::Raid);
}

// Corners

/// TWI_250: only friendly units.
#[test]
fn sword_and_shield_maneuver_affects_only_our_units() {
    let mut game = scenario()
        .our_hand(["Sword and Shield Maneuver"])
        .ours(["Battlefield Marine"])
        .theirs(["Death Star Stormtrooper", "Barriss Offee"])
        .action_phase();
    game.us().play("Sword and Shield Maneuver");
    game.expect_keyword("Battlefield Marine", Keyword::Raid)
        .expect_no_keyword("Death Star Stormtrooper", Keyword::Raid);
    game.expect_no_keyword("Barriss Offee", Keyword::Sentinel);
}

// ---- TWI_251 Drop In ----

/// TWI_251: two Clone Troopers.
#[test]
fn drop_in_creates_two_troopers() {
    let mut game = scenario().our_hand(["Drop In"]).action_phase();
    game.us().play("Drop In");
    game.expect_count("our Clone Trooper", 2).expect_exhausted("Clone Trooper #1");
}

// ---- TWI_252 Aggrieved Parliamentarian ----

/// TWI_252: the opponent's discard pile goes to the bottom of their deck.
#[test]
fn aggrieved_parliamentarian_puts_a_discard_pile_on_the_bottom() {
    let mut game = scenario()
        .our_hand(["Aggrieved Parliamentarian"])
        .our_discard(["Recruit"])
        .their_discard(["Wampa", "AT-ST", "Repair"])
        .their_deck(["Greedo"])
        .action_phase();
    game.us().play("Aggrieved Parliamentarian").expect_discard(["Recruit"]);
    game.them().expect_discard([]).expect_deck_size(4).expect_deck_top(["Greedo"]);
    game.expect_in_deck("Wampa").expect_action_of(Side::Them);
}

// ---- TWI_254 Volunteer Soldier ----

/// TWI_254: Raid 1; costs 1 less if we control another Trooper.
#[test]
fn volunteer_soldier_of_this_set_costs_1_less_with_a_trooper() {
    let with = |other| {
        let mut game = scenario().our_hand(["TWI_254"]).ours([other]).action_phase();
        game.us().play("TWI_254");
        game.expect_keyword("TWI_254", Keyword::Raid);
        game
    };
    with("Battle Droid").us().expect_ready_resources(18);
    with("Wampa").us().expect_ready_resources(17);
}

// ---- TWI_255 Brain Invaders ----

/// TWI_255: leaders lose all abilities but epic actions, on both sides.
#[test]
fn brain_invaders_remove_abilities_of_leaders() {
    let mut game = scenario()
        .our_hand(["Brain Invaders"])
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_resources(8)
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().play("Brain Invaders");
    game.expect_offered("Darth Vader -> our base");
    game.them().attack("Darth Vader", "our base");
    // No "on attack" ability is left.
    game.expect_action_of(Side::Us);
    game.expect_offered("deploy Boba Fett");
    let mut used = scenario().ours(["Brain Invaders"]).our_leader("Luke Skywalker, Faithful Friend").action_phase();
    used.expect_not_offered("use Luke Skywalker");
    let mut keyword = scenario().ours(["Brain Invaders"]).our_deployed_leader("Director Krennic").action_phase();
    keyword.expect_no_keyword("Director Krennic", Keyword::Restore);
}

// Corners

/// TWI_255: leaders lose constant, "when deployed" and triggered abilities.
#[test]
fn brain_invaders_remove_every_kind_of_ability() {
    let mut constant = scenario()
        .our_leader("Director Krennic")
        .ours([unit("Wampa").damage(1), unit("Brain Invaders")])
        .action_phase();
    constant.expect_power("Wampa", 4);
    let mut without = scenario().our_leader("Director Krennic").ours([unit("Wampa").damage(1)]).action_phase();
    without.expect_power("Wampa", 5);
    let mut triggered = scenario()
        .our_leader("Boba Fett, Collecting the Bounty")
        .ours(["Brain Invaders", "Wampa"])
        .theirs(["Jawa Scavenger"])
        .action_phase();
    triggered.us().attack("Wampa", "Jawa Scavenger");
    triggered.expect_action_of(Side::Them).expect_ready("Boba Fett");
    let mut deployed = scenario().our_leader("Boba Fett, Daimyo").ours(["Brain Invaders"]).action_phase();
    deployed.us().deploy();
    deployed.expect_in_play("Boba Fett").expect_no_keyword("Boba Fett", Keyword::Sentinel);
}

// Rulings

/// TWI_255 (errata), CR 8.14.2: errata: leaders lose their abilities and those that upgrades give them, but not epic
/// actions; when the Brain Invaders leave play all return.
#[test]
fn brain_invaders_remove_abilities_given_by_upgrades() {
    let mut game = scenario()
        .ours(["Brain Invaders"])
        .our_leader("Luke Skywalker, Faithful Friend")
        .our_resources(20)
        .their_deployed_leader(unit("Grand Moff Tarkin").with(["Protector", "Academy Training"]))
        .their_hand(["Vanquish"])
        .action_phase();
    game.expect_no_keyword("Grand Moff Tarkin", Keyword::Sentinel).expect_power("Grand Moff Tarkin", 5);
    game.expect_not_offered("use Luke Skywalker").expect_offered("deploy Luke Skywalker");
    game.us().deploy();
    game.expect_in_play("Luke Skywalker");
    game.them().play("Vanquish").choose("Brain Invaders");
    game.expect_keyword("Grand Moff Tarkin", Keyword::Sentinel);
}

/// TWI_255: erratum: leaders attached as upgrades keep their abilities. The attached unit is a leader unit and gains
/// none from it (CR 3.4.7, 8.14.2).
#[test]
fn brain_invaders_do_not_affect_leaders_attached_as_upgrades() {
    let mut game = scenario()
        .ours(["TIE/ln Fighter"])
        .our_leader("Asajj Ventress, I Work Alone")
        .theirs(["Brain Invaders"])
        .action_phase();
    game.us().deploy_onto("TIE/ln Fighter");
    game.expect_no_keyword("TIE/ln Fighter", Keyword::Grit).expect_power("TIE/ln Fighter", 5);
    let mut game = scenario()
        .ours(["Defense Fleet X-Wing"])
        .our_leader("Darth Vader, Victor Squadron Leader")
        .theirs(["Brain Invaders"])
        .action_phase();
    game.us().deploy_onto("Defense Fleet X-Wing");
    game.expect_count("TIE Fighter", 2);
}

// ---- TWI_256 Hold-Out Blaster ----

/// TWI_256: +1/+0, not on a Vehicle; the unit may deal 1 damage to a ground unit.
#[test]
fn hold_out_blaster_lets_its_unit_deal_1_damage() {
    let mut game = scenario()
        .our_hand(["Hold-Out Blaster"])
        .ours(["Wampa", "TIE/ln Fighter"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.expect_not_offered("play Hold-Out Blaster onto TIE/ln Fighter");
    game.us().play_onto("Hold-Out Blaster", "Wampa");
    game.expect_options(["Wampa", "Battle Droid", "no"]);
    game.us().choose("Battle Droid");
    game.expect_gone("Battle Droid").expect_power("Wampa", 5);
    let wampa = game.card("Wampa");
    game.expect_event(
        "the Wampa dealt the damage",
        |event| matches!(event, testkit::LogEvent::Damaged { by: Some(by), combat: false, .. } if *by == wampa),
    );
}

// ---- TWI_257 Private Manufacturing ----

/// TWI_257: two cards; without a token unit two cards from hand go to the bottom in an order of our choice.
#[test]
fn private_manufacturing_draws_two_and_bottoms_two_without_a_token() {
    let with = |ours: &'static [&'static str]| {
        let mut game = scenario()
            .our_hand(["Private Manufacturing", "Repair"])
            .our_deck(["Recruit", "AT-ST", "Wampa"])
            .ours(ours.iter().copied())
            .action_phase();
        game.us().play("Private Manufacturing");
        game
    };
    with(&["Battle Droid"]).us().expect_hand(["Recruit", "AT-ST", "Repair"]);
    let mut game = with(&["Battlefield Marine"]);
    game.us().choose("Repair").choose("AT-ST").choose("AT-ST");
    game.us().expect_hand(["Recruit"]).expect_deck_top(["Wampa"]).expect_deck_size(3);
    game.expect_action_of(Side::Them);
}

// Corners

/// TWI_257: with a single card in hand, one goes to the bottom.
#[test]
fn private_manufacturing_bottoms_fewer_cards_of_a_smaller_hand() {
    let mut game = scenario().our_hand(["Private Manufacturing"]).our_deck(["Recruit"]).action_phase();
    game.us().play("Private Manufacturing");
    game.us().choose("Recruit").expect_hand([]).expect_deck_top(["Recruit"]);
    game.expect_action_of(Side::Them);
}
