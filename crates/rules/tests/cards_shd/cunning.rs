//! The Cunning cards of Shadows of the Galaxy with a second aspect, SHD_183 to SHD_208, each in its main case.

use testkit::{Ask, Event, Keyword, Side, scenario, unit};

/// SHD_183: the unit that it attacks is exhausted.
#[test]
fn kintan_intimidator_exhausts_the_defending_unit() {
    let mut game = scenario().ours(["Kintan Intimidator"]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    let mut base = game.clone();
    game.us().attack("Kintan Intimidator", "Battlefield Marine");
    game.expect_exhausted("Battlefield Marine").expect_damage("Kintan Intimidator", 3).expect_ready("Wampa");
    base.us().attack("Kintan Intimidator", "their base");
    base.expect_ready("Battlefield Marine").expect_action_of(Side::Them);
}

/// SHD_184: she looks at a hand; for a card that she takes its player draws one.
#[test]
fn bazine_netal_exchanges_a_card_of_a_hand() {
    let mut game = scenario()
        .our_hand(["Bazine Netal"])
        .their_hand(["Wampa", "Recruit"])
        .their_deck(["Greedo", "Repair"])
        .action_phase();
    game.us().play("Bazine Netal").expect_sees("their Wampa").expect_sees("their Recruit");
    game.expect_asked(Side::Us, Ask::May);
    let mut declined = game.clone();
    game.us().yes();
    game.expect_options(["Wampa", "Recruit"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Recruit", "Greedo"]).expect_discard(["Wampa"]);
    declined.us().no();
    declined.them().expect_hand(["Wampa", "Recruit"]).expect_deck_size(2);
}

/// SHD_184: Smuggle, for 4 and both aspects.
#[test]
fn bazine_netal_is_smuggled() {
    let mut game = scenario()
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_resources(3)
        .our_resource_cards(["Bazine Netal"])
        .action_phase();
    game.us().play("Bazine Netal").expect_ready_resources(0).expect_resources(4);
    game.expect_in_play("Bazine Netal").expect_action_of(Side::Them);
}

/// SHD_185: Shielded; up to twelve resources are readied for his defeat.
#[test]
fn doctor_evazan_is_worth_twelve_resources() {
    let mut game = scenario().our_hand(["Doctor Evazan"]).action_phase();
    game.us().play("Doctor Evazan");
    game.expect_upgrades("Doctor Evazan", ["Shield"]);
    let mut game = scenario()
        .ours(["Wampa"])
        .our_resources(0)
        .our_exhausted_resources(14)
        .theirs(["Doctor Evazan"])
        .their_resources(0)
        .action_phase();
    game.us().attack("Wampa", "Doctor Evazan").yes();
    game.us().choose_times(12, "our Underworld Thug").expect_ready_resources(12);
    game.expect_action_of(Side::Them);
}

/// SHD_186: Shielded while an enemy unit has a Bounty.
#[test]
fn hunter_of_the_haxion_brood_comes_with_a_shield_for_a_bounty() {
    let mut game =
        scenario().our_hand(["Hunter of the Haxion Brood"]).theirs([unit("Wampa").with(["Death Mark"])]).action_phase();
    game.us().play("Hunter of the Haxion Brood");
    game.expect_upgrades("Hunter of the Haxion Brood", ["Shield"]);
    let mut game = scenario()
        .our_hand(["Hunter of the Haxion Brood"])
        .ours(["Guavian Antagonizer"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Hunter of the Haxion Brood");
    game.expect_upgrades("Hunter of the Haxion Brood", []);
}

/// SHD_187: abilities of the enemy neither damage, defeat nor capture it; combat and our own do. Raid 2.
#[test]
fn lurking_tie_phantom_escapes_enemy_abilities() {
    for card in ["Daring Raid", "Vanquish"] {
        let mut game = scenario().ours(["Lurking TIE Phantom"]).their_hand([card]).their_action_phase();
        game.them().play(card).choose("Lurking TIE Phantom");
        game.expect_in_play("Lurking TIE Phantom").expect_damage("Lurking TIE Phantom", 0);
    }
    let mut game = scenario().ours(["Lurking TIE Phantom"]).our_hand(["Daring Raid"]).action_phase();
    game.us().play("Daring Raid").choose("Lurking TIE Phantom");
    game.expect_gone("Lurking TIE Phantom");
    let mut game = scenario().ours(["Lurking TIE Phantom"]).theirs(["HWK-290 Freighter"]).action_phase();
    game.us().attack("Lurking TIE Phantom", "HWK-290 Freighter");
    game.expect_gone("Lurking TIE Phantom").expect_damage("HWK-290 Freighter", 4);
}

/// SHD_188: Ambush, for him and for Zuckuss, who also gets +1/+1.
#[test]
fn four_lom_leads_zuckuss() {
    let mut game = scenario().ours(["4-LOM"]).our_hand(["Zuckuss"]).theirs(["AT-ST", "Zuckuss"]).action_phase();
    game.expect_power("their Zuckuss", 6).expect_no_keyword("their Zuckuss", Keyword::Ambush);
    game.us().play("Zuckuss");
    game.expect_power("our Zuckuss", 7).expect_hp("our Zuckuss", 7);
    game.us().attack("Zuckuss", "AT-ST");
    game.expect_gone("AT-ST").expect_damage("our Zuckuss", 6);
}

/// SHD_188: Ambush.
#[test]
fn four_lom_ambushes() {
    let mut game = scenario().our_hand(["4-LOM"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("4-LOM").attack("4-LOM", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("4-LOM", 3).expect_exhausted("4-LOM");
}

/// SHD_189: a unit no stronger than the number of upgrades on enemy units is readied.
#[test]
fn slavers_freighter_counts_enemy_upgrades() {
    let mut game = scenario()
        .our_hand(["Slaver's Freighter"])
        .ours([unit("Battlefield Marine").exhausted(), unit("Wampa").exhausted().with(["Experience"])])
        .ours([unit("Viper Probe Droid").exhausted()])
        .theirs([
            unit("AT-ST").with(["Experience", "Shield"]),
            unit("Cantina Braggart").with(["Death Mark"]).exhausted(),
        ])
        .action_phase();
    game.us().play("Slaver's Freighter");
    game.expect_options(["Battlefield Marine", "Viper Probe Droid", "Cantina Braggart", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_ready("Battlefield Marine").expect_exhausted("Slaver's Freighter");
}

/// SHD_190: Saboteur, for him and for 4-LOM, who also gets +1/+1.
#[test]
fn zuckuss_leads_four_lom() {
    let mut game = scenario().ours(["Zuckuss", "4-LOM"]).theirs(["Cell Block Guard"]).action_phase();
    game.expect_power("4-LOM", 5).expect_hp("4-LOM", 5).expect_keyword("4-LOM", Keyword::Saboteur);
    // Each raises the other.
    game.expect_power("Zuckuss", 7).expect_keyword("Zuckuss", Keyword::Ambush);
    game.us().attack("4-LOM", "their base");
    game.them().expect_base_damage(5);
}

/// SHD_191: an Underworld unit goes back to hand to exhaust an enemy unit or resource; Raid 2.
#[test]
fn xanadu_blood_trades_a_unit_for_an_exhaustion() {
    let mut game = scenario()
        .our_hand(["Xanadu Blood"])
        .ours(["Greedo", "Wampa"])
        .theirs(["AT-ST"])
        .their_resources(3)
        .action_phase();
    game.us().play("Xanadu Blood");
    game.expect_options(["Greedo", "no"]);
    let mut resource = game.clone();
    game.us().choose("Greedo").expect_hand(["Greedo"]).choose("AT-ST");
    game.expect_exhausted("AT-ST");
    resource.us().choose("Greedo").choose("Underworld Thug");
    resource.them().expect_ready_resources(2);
    resource.them().pass();
    resource.us().play("Greedo");
    resource.both_pass().nobody_resources();
    resource.us().attack("Xanadu Blood", "their base").no();
    resource.them().expect_base_damage(6);
}

/// SHD_192: Shielded; a captive of ours is played for free, for us.
#[test]
fn dryden_vos_makes_use_of_a_captive() {
    let mut game = scenario()
        .our_hand(["Dryden Vos"])
        .our_resources(20)
        .ours([unit("Wampa").guarding(["AT-ST"])])
        .theirs([unit("Greedo").guarding(["Battlefield Marine"])])
        .action_phase();
    game.us().play("Dryden Vos").expect_ready_resources(9).resolve_first("Dryden Vos");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST").play("AT-ST").expect_ready_resources(9);
    game.expect_controller("AT-ST", Side::Us).expect_exhausted("AT-ST").expect_upgrades("Dryden Vos", ["Shield"]);
    game.expect_captured("Battlefield Marine");
}

/// SHD_193: exhausted, and never ready again.
#[test]
fn frozen_in_carbonite_keeps_a_unit_exhausted() {
    let mut game = scenario()
        .our_hand(["Frozen in Carbonite"])
        .theirs(["Battlefield Marine"])
        .their_deployed_leader("Grand Moff Tarkin")
        .their_hand(["Keep Fighting"])
        .action_phase();
    game.expect_not_offered("play Frozen in Carbonite onto Grand Moff Tarkin");
    game.us().play_onto("Frozen in Carbonite", "Battlefield Marine");
    game.expect_exhausted("Battlefield Marine");
    game.them().play("Keep Fighting").choose("Battlefield Marine");
    game.expect_exhausted("Battlefield Marine");
    game.both_pass().nobody_resources();
    game.expect_exhausted("Battlefield Marine").both_pass().nobody_resources();
    game.expect_exhausted("Battlefield Marine");
}

/// SHD_194: a Vehicle for 5 less, ready, until the phase ends.
#[test]
fn triple_dark_raid_borrows_a_vehicle() {
    let mut game = scenario()
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_hand(["Triple Dark Raid"])
        .our_resources(4)
        .our_deck(["Wampa", "Recruit", "AT-ST", "Repair", "Greedo", "Greedo", "TIE/ln Fighter", "Alliance X-Wing"])
        .action_phase();
    game.us().play("Triple Dark Raid");
    game.expect_options(["AT-ST", "TIE/ln Fighter", "done"]);
    game.us()
        .choose("AT-ST")
        .play("AT-ST")
        .expect_ready_resources(0)
        .expect_deck_size(7)
        .expect_deck_top(["Alliance X-Wing"]);
    game.expect_ready("AT-ST");
    game.them().pass();
    game.us().attack("AT-ST", "their base");
    game.both_pass();
    // Back in hand, with the two cards of the regroup phase.
    game.expect_gone("AT-ST").expect_in_hand("AT-ST");
    game.us().expect_hand_size(3);
    game.them().expect_base_damage(6);
}

/// SHD_195: a card for its defeat.
#[test]
fn cartel_turncoat_is_worth_a_card() {
    let mut game = scenario().ours(["Desperado Freighter"]).theirs(["Cartel Turncoat"]).action_phase();
    game.us().attack("Desperado Freighter", "Cartel Turncoat").yes().expect_hand_size(1);
}

/// SHD_196: he exhausts himself and an enemy unit.
#[test]
fn grogu_exhausts_an_enemy() {
    let mut game = scenario().ours(["Grogu", "Greedo"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().use_ability("Grogu");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_exhausted("Grogu");
}

/// SHD_197: a captive is rescued, or she gets a Shield.
#[test]
fn l3_37_rescues_or_is_shielded() {
    let mut game =
        scenario().our_hand(["L3-37"]).theirs([unit("Wampa").guarding(["Battlefield Marine"])]).action_phase();
    game.us().play("L3-37");
    game.expect_options(["Battlefield Marine", "no"]);
    let mut declined = game.clone();
    game.us().choose("Battlefield Marine");
    game.expect_controller("Battlefield Marine", Side::Us).expect_exhausted("Battlefield Marine");
    game.expect_upgrades("L3-37", []);
    declined.us().no();
    declined.expect_upgrades("L3-37", ["Shield"]).expect_captured("Battlefield Marine");
}

/// SHD_197: with nobody to rescue the Shield comes by itself; Smuggle.
#[test]
fn l3_37_smuggled_is_shielded() {
    let mut game = scenario().our_base("Jabba's Palace").our_resources(3).our_resource_cards(["L3-37"]).action_phase();
    game.us().play("L3-37").expect_ready_resources(0);
    game.expect_upgrades("L3-37", ["Shield"]).expect_action_of(Side::Them);
}

/// SHD_198: the first Clone unit of a round costs no aspect penalty; a Clone card of the top five.
#[test]
fn omega_brings_in_the_squad() {
    let mut game = scenario()
        .our_hand(["Omega"])
        .our_deck(["Wampa", "Wolffe", "Clone Deserter", "Recruit", "Repair", "Echo"])
        .action_phase();
    game.us().play("Omega");
    game.expect_options(["Wolffe", "Clone Deserter", "done"]);
    game.us().choose("Wolffe").expect_hand(["Wolffe"]);
    game.expect_event("that Wolffe was shown", |event| matches!(event, Event::Revealed { .. }));
    let mut game = scenario().ours(["Omega"]).our_hand(["Wolffe", "Clone Deserter"]).our_resources(8).action_phase();
    game.us().play("Wolffe").expect_ready_resources(6);
    game.them().pass();
    // 1, and 2 for Command.
    game.us().play("Clone Deserter").expect_ready_resources(3);
}

/// SHD_199: a resource may be readied.
#[test]
fn coruscant_dissident_readies_a_resource() {
    let mut game = scenario()
        .ours(["Coruscant Dissident"])
        .our_resources(0)
        .our_exhausted_resources(2)
        .their_resources(0)
        .action_phase();
    game.us().attack("Coruscant Dissident", "their base").choose("our Underworld Thug").expect_ready_resources(1);
}

/// SHD_201: a ground unit may be exhausted; Smuggle.
#[test]
fn principled_outlaw_exhausts_a_ground_unit() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resources(5)
        .our_resource_cards(["Principled Outlaw"])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Principled Outlaw").expect_ready_resources(0);
    game.both_pass().nobody_resources();
    game.us().attack("Principled Outlaw", "their base");
    game.expect_options(["Principled Outlaw", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa");
}

/// SHD_202: she looks at a hand and makes a name 3 dearer for the opponent, as long as she is in play.
#[test]
fn qira_makes_a_name_dearer() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part", "Recruit"])
        .their_base("Death Watch Hideout")
        .their_hand(["Recruit", "Wampa", "Vanquish"])
        .their_resources(10)
        .action_phase();
    game.us().play("Qi'ra").expect_sees("their Wampa").name_card("Wampa").expect_does_not_see("their Wampa");
    let mut gone = game.clone();
    // 4 and 3.
    game.them().play("Wampa").expect_ready_resources(3);
    // 5, and 2 for Vigilance; then the name costs what it costs.
    gone.them().play("Vanquish").choose("Qi'ra").expect_ready_resources(3);
    gone.both_pass().nobody_resources();
    gone.us().pass();
    gone.them().play("Wampa").expect_ready_resources(6);
}

/// SHD_203: a card now, one of the hand when the regroup phase starts.
#[test]
fn zorii_bliss_draws_now_and_discards_later() {
    let mut game = scenario()
        .ours(["Zorii Bliss"])
        .our_hand(["Recruit"])
        .our_deck(["Wampa", "Repair", "Repair", "Repair"])
        .action_phase();
    game.us().attack("Zorii Bliss", "their base").expect_hand(["Recruit", "Wampa"]);
    game.both_pass().expect_asked(Side::Us, Ask::Target);
    game.expect_options(["Recruit", "Wampa"]);
    game.us().choose("Recruit").expect_discard(["Recruit"]).expect_hand(["Wampa", "Repair", "Repair"]);
}

/// SHD_203: Smuggle.
#[test]
fn zorii_bliss_is_smuggled() {
    let mut game =
        scenario().our_base("Jabba's Palace").our_resources(5).our_resource_cards(["Zorii Bliss"]).action_phase();
    game.us().play("Zorii Bliss").expect_ready_resources(0);
    game.expect_in_play("Zorii Bliss");
}

/// SHD_204: from hand with Ambush, smuggled without.
#[test]
fn millennium_falcon_ambushes_from_hand() {
    let mut game = scenario().our_hand(["Millennium Falcon, Lando's Pride"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().play("Millennium Falcon").attack("Millennium Falcon", "TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_damage("Millennium Falcon", 2);
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resources(5)
        .our_resource_cards(["Millennium Falcon, Lando's Pride"])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().play("Millennium Falcon").expect_ready_resources(0);
    game.expect_no_keyword("Millennium Falcon", Keyword::Ambush).expect_action_of(Side::Them);
}

/// SHD_205: the opponent chooses: six of our resources are readied, or a unit of ours.
#[test]
fn let_the_wookiee_win_leaves_the_choice_to_the_opponent() {
    let mut game = scenario()
        .our_hand(["Let the Wookiee Win"])
        .our_leader("Han Solo, Audacious Smuggler")
        .our_resources(2)
        .our_exhausted_resources(6)
        .their_resources(0)
        .ours([unit("Gentle Giant").exhausted(), unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Let the Wookiee Win").expect_ready_resources(0);
    game.expect_asked(Side::Them, Ask::Mode).expect_options(["mode 1", "mode 2"]);
    let (mut wookiee, mut other) = (game.clone(), game.clone());
    game.them().mode(1);
    game.us().choose_times(6, "Underworld Thug").expect_ready_resources(6);
    game.expect_action_of(Side::Them);
    wookiee.them().mode(2);
    wookiee.us().choose("Gentle Giant").attack("Gentle Giant", "their base").no();
    wookiee.them().expect_base_damage(4);
    other.them().mode(2);
    other.us().choose("Wampa");
    other.expect_ready("Wampa").expect_action_of(Side::Them);
}

/// SHD_206: an enemy unit goes back to hand, and its bounties are ours.
#[test]
fn spare_the_target_collects_the_bounty() {
    let mut game = scenario()
        .our_hand(["Spare the Target"])
        .theirs([unit("Wanted Insurgents").with(["Death Mark"]), unit("Wampa")])
        .action_phase();
    game.us().play("Spare the Target").choose("Wanted Insurgents");
    game.them().expect_hand(["Wanted Insurgents"]);
    game.expect_waiting(["Wanted Insurgents", "Wanted Insurgents"]).expect_asked(Side::Us, Ask::WhichFirst);
    game.us().resolve_first("Wanted Insurgents").yes().choose("Wampa").yes().expect_hand_size(2);
    game.expect_damage("Wampa", 2).expect_action_of(Side::Them);
}

/// SHD_207: a unit of up to 6 goes to its owner's hand, who may play it again for free.
#[test]
fn a_new_adventure_starts_over() {
    let mut game = scenario()
        .our_hand(["A New Adventure"])
        .ours(["AT-ST"])
        .theirs(["Wampa", "Reinforcement Walker"])
        .their_resources(0)
        .action_phase();
    game.us().play("A New Adventure");
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("Wampa");
    let mut declined = game.clone();
    game.expect_asked(Side::Them, Ask::Play);
    game.them().play("Wampa");
    game.expect_exhausted("Wampa").expect_controller("Wampa", Side::Them);
    declined.them().no().expect_hand(["Wampa"]);
}

/// SHD_208: all our units are ready; we lose when the regroup phase starts.
#[test]
fn final_showdown_is_final() {
    let mut game = scenario()
        .our_hand(["Final Showdown"])
        .ours([unit("Wampa").exhausted(), unit("TIE/ln Fighter").exhausted()])
        .theirs([unit("AT-ST").exhausted()])
        .action_phase();
    game.us().play("Final Showdown");
    game.expect_ready("Wampa").expect_ready("TIE/ln Fighter").expect_exhausted("AT-ST").expect_no_winner();
    game.both_pass();
    game.expect_winner(Side::Them);
}
