//! The Cunning cards of Twilight of the Republic with a second aspect, TWI_179 to TWI_204, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_179: a Droid or General Grievous exhausts for +2/+0 in this attack.
#[test]
fn soulless_one_is_flown_by_droids() {
    let mut game = scenario()
        .ours(["Soulless One", "Battle Droid", "Wampa"])
        .ours([unit("Super Battle Droid").exhausted()])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().attack("Soulless One", "their base");
    game.expect_options(["Battle Droid", "Super Battle Droid", "no"]);
    let mut declined = game.clone();
    let mut tired = game.clone();
    game.us().choose("our Battle Droid");
    game.expect_exhausted("our Battle Droid").expect_power("Soulless One", 1);
    game.them().expect_base_damage(3);
    declined.us().no();
    declined.them().expect_base_damage(1);
    // One that is exhausted already may be chosen and does not count (CR 1.5.4E).
    tired.us().choose("Super Battle Droid");
    tired.them().expect_base_damage(1);
}

/// TWI_179: General Grievous exhausts for it as a leader on its Leader side, as a leader unit, as a unit.
#[test]
fn soulless_one_is_flown_by_general_grievous() {
    let leader = "General Grievous, General of the Droid Armies";
    let mut undeployed = scenario().our_leader(leader).ours(["Soulless One"]).action_phase();
    undeployed.us().attack("Soulless One", "their base").choose("General Grievous");
    undeployed.them().expect_base_damage(3);
    undeployed.expect_exhausted("General Grievous");
    let mut deployed = scenario().our_deployed_leader(leader).ours(["Soulless One"]).action_phase();
    deployed.us().attack("Soulless One", "their base").choose("General Grievous");
    deployed.them().expect_base_damage(3);
    let mut as_unit =
        scenario().ours(["Soulless One", "General Grievous, Trophy Collector"]).theirs(["Wampa"]).action_phase();
    as_unit.us().attack("Soulless One", "their base").choose("General Grievous");
    as_unit.them().expect_base_damage(3);
    let mut nobody = scenario().our_exhausted_leader(leader).ours(["Soulless One"]).action_phase();
    nobody.us().attack("Soulless One", "their base").choose("General Grievous");
    nobody.them().expect_base_damage(1);
}

/// TWI_180: Raid 2 beside another Separatist of ours.
#[test]
fn separatist_commando_raids_beside_another_separatist() {
    let mut game = scenario().ours(["Separatist Commando", "Battle Droid"]).action_phase();
    game.us().attack("Separatist Commando", "their base");
    game.them().expect_base_damage(4);
    let mut alone = scenario().ours(["Separatist Commando", "Wampa"]).theirs(["Battle Droid"]).action_phase();
    alone.us().attack("Separatist Commando", "their base");
    alone.them().expect_base_damage(2);
}

/// TWI_181: 1 damage to a unit, if we like, when played and when defeated.
#[test]
fn elite_p_38_starfighter_strikes_twice() {
    let mut game =
        scenario().our_hand(["Elite P-38 Starfighter"]).theirs(["AT-ST"]).their_hand(["Vanquish"]).action_phase();
    game.us().play("Elite P-38 Starfighter");
    game.expect_options(["Elite P-38 Starfighter", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.them().play("Vanquish").choose("Elite P-38 Starfighter");
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_action_of(Side::Us);
}

/// TWI_182: Exploit 1, Saboteur.
#[test]
fn infiltrating_demolisher_exploits_one() {
    let mut game = scenario()
        .our_hand(["Infiltrating Demolisher"])
        .ours(["Battle Droid", "Wampa"])
        .theirs(["B1 Security Team"])
        .action_phase();
    // 4 and 4 for both aspects, less 2; one unit is all.
    game.us().play("Infiltrating Demolisher").choose("Battle Droid").expect_ready_resources(14);
    game.expect_in_play("Wampa").expect_keyword("Infiltrating Demolisher", Keyword::Saboteur).both_pass();
    game.nobody_resources();
    game.expect_offered("Infiltrating Demolisher -> their base").expect_not_offered("Wampa -> their base");
}

/// TWI_183: Raid 2; a Battle Droid when the defending player has no ready resource.
#[test]
fn rush_clovis_profits_from_spent_resources() {
    let with = |ready| {
        let mut game =
            scenario().ours(["Rush Clovis"]).their_resources(ready).their_exhausted_resources(3).action_phase();
        game.us().attack("Rush Clovis", "their base");
        game.them().expect_base_damage(5);
        game
    };
    with(0).expect_count("our Battle Droid", 1);
    with(1).expect_count("Battle Droid", 0);
}

/// TWI_184: Exploit 2; with another Separatist that we play, a unit of at most its cost may be exhausted.
#[test]
fn tactical_droid_commander_exhausts_by_cost() {
    let mut game = scenario()
        .ours(["Tactical Droid Commander"])
        .our_hand(["Super Battle Droid", "Wampa", "Tactical Droid Commander"])
        .theirs(["Consular Security Force", "Battlefield Marine", "Swoop Racer", "Battle Droid"])
        .action_phase();
    game.us().play("Wampa");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Super Battle Droid");
    game.expect_options(["Super Battle Droid", "Battlefield Marine", "Swoop Racer", "Battle Droid", "no"]);
    game.us().choose("Swoop Racer");
    game.expect_exhausted("Swoop Racer").expect_ready("Battlefield Marine");
}

/// TWI_185: played, he may exhaust a unit of each opponent; attacking, a resource of each.
#[test]
fn ziro_the_hutt_exhausts_units_and_resources() {
    let mut game = scenario().our_hand(["Ziro the Hutt"]).ours(["Greedo"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("Ziro the Hutt");
    game.expect_options(["AT-ST", "Wampa", "no"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_ready("Wampa");
    let mut attacks = scenario().ours(["Ziro the Hutt"]).their_resources(3).action_phase();
    attacks.us().attack("Ziro the Hutt", "their base");
    let mut declined = attacks.clone();
    attacks.us().choose("their Underworld Thug");
    attacks.them().expect_ready_resources(2).expect_base_damage(2);
    declined.us().no();
    declined.them().expect_ready_resources(3);
}

/// TWI_185: with two opponents one unit of each.
#[test]
fn ziro_the_hutt_exhausts_a_unit_of_each_opponent() {
    let mut game =
        scenario().our_hand(["Ziro the Hutt"]).theirs(["AT-ST"]).third(["Wampa", "Battle Droid"]).action_phase();
    game.us().play("Ziro the Hutt").choose("AT-ST");
    game.expect_options(["Wampa", "Battle Droid", "no"]);
    game.us().choose("Wampa");
    game.expect_exhausted("AT-ST").expect_exhausted("Wampa").expect_ready("Battle Droid");
}

/// TWI_186: Exploit 3; attacking, a resource for each friendly unit that was defeated this phase.
#[test]
fn san_hill_readies_resources_for_the_fallen() {
    let mut game = scenario()
        .our_hand(["Squadron of Vultures"])
        .ours(["San Hill", "Battle Droid", "Battle Droid", "Wampa"])
        .theirs(["Jawa Scavenger"])
        .our_resources(10)
        .action_phase();
    game.us().play("Squadron of Vultures").choose("Battle Droid").choose("Battle Droid").done();
    game.us().expect_ready_resources(4);
    game.them().pass();
    // An enemy unit does not count.
    game.us().attack("Wampa", "Jawa Scavenger");
    game.them().pass();
    game.us().attack("San Hill", "their base");
    game.us().choose("our Underworld Thug #1").choose("our Underworld Thug #1").expect_ready_resources(6);
    // 3 of them from the Wampa.
    game.them().expect_base_damage(6);
}

/// TWI_187: played, he captures up to three enemy units of 8 remaining HP together.
#[test]
fn cad_bane_takes_hostages() {
    let mut game = scenario()
        .our_hand(["Cad Bane, Hostage Taker"])
        .theirs([unit("AT-ST").damage(3)])
        .theirs(["Wampa", "Battlefield Marine", "Battle Droid", "TIE/ln Fighter"])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.us().play("Cad Bane");
    game.expect_not_offered("Grand Moff Tarkin").expect_not_offered("Cad Bane").expect_offered("done");
    game.us().choose("AT-ST");
    // 4 are left.
    game.expect_options(["Battlefield Marine", "Battle Droid", "TIE/ln Fighter", "done"]);
    game.us().choose("Battlefield Marine").choose("TIE/ln Fighter");
    game.expect_captured("AT-ST").expect_captured("Battlefield Marine").expect_captured("TIE/ln Fighter");
    game.expect_in_play("Wampa").expect_action_of(Side::Them);
}

/// TWI_187: attacking, the defending player may rescue one of their own for two cards of ours.
#[test]
fn cad_bane_lets_a_hostage_go_for_two_cards() {
    let game = scenario()
        .ours([unit("Cad Bane, Hostage Taker").guarding(["Wampa", "Battlefield Marine"])])
        .our_deck(["Recruit", "Repair", "AT-ST"])
        .action_phase();
    let mut rescued = game.clone();
    rescued.us().attack("Cad Bane", "their base");
    rescued.expect_asked(Side::Them, Ask::Target).expect_options(["Wampa", "Battlefield Marine", "no"]);
    rescued.them().choose("Wampa").expect_base_damage(7);
    rescued.expect_controller("Wampa", Side::Them).expect_exhausted("Wampa").expect_captured("Battlefield Marine");
    rescued.us().expect_hand(["Recruit", "Repair"]);
    let mut kept = game;
    kept.us().attack("Cad Bane", "their base");
    kept.them().no();
    kept.us().expect_hand([]);
    kept.expect_captured("Wampa");
}

/// TWI_188: as many cards from the top as units were defeated this phase: one is drawn.
#[test]
fn wartime_profiteering_looks_at_a_card_for_each_defeat() {
    let mut game = scenario()
        .our_hand(["Wartime Profiteering"])
        .ours(["Wampa", "Battlefield Marine"])
        .theirs(["Jawa Scavenger", "Phase I Clone Trooper"])
        .our_deck(["Recruit", "Repair", "AT-ST", "Vanquish"])
        .action_phase();
    game.us().attack("Wampa", "Jawa Scavenger");
    game.them().attack("Phase I Clone Trooper", "Battlefield Marine");
    // Three have fallen: both sides count.
    game.us().play("Wartime Profiteering");
    game.expect_options(["Recruit", "Repair", "AT-ST"]);
    game.us().choose("AT-ST").expect_hand(["AT-ST"]).expect_deck_top(["Vanquish"]).expect_deck_size(3);
    game.expect_action_of(Side::Them);
    let mut peace = scenario().our_hand(["Wartime Profiteering"]).our_deck(["Recruit"]).action_phase();
    peace.us().play("Wartime Profiteering").expect_hand([]);
    peace.expect_action_of(Side::Them);
}

/// TWI_189: a unit that was defeated this phase comes back for 2 less, ready, until the regroup phase.
#[test]
fn unnatural_life_brings_a_unit_back_until_regroup() {
    let mut game = scenario()
        .our_hand(["Unnatural Life"])
        .our_discard(["AT-ST"])
        .ours(["Consular Security Force", "TIE/ln Fighter"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Consular Security Force");
    // 3 and 4 for the event.
    game.us().play("Unnatural Life").expect_ready_resources(13);
    game.expect_options(["play Consular Security Force"]);
    game.us().play("Consular Security Force").expect_ready_resources(11);
    game.expect_ready("Consular Security Force").both_pass();
    game.expect_in_discard("Consular Security Force").expect_in_play("TIE/ln Fighter");
}

/// TWI_189: the unit that came back and left again is not followed.
#[test]
fn unnatural_life_defeats_only_the_unit_it_played() {
    let mut game = scenario()
        .our_hand(["Unnatural Life"])
        .ours(["Consular Security Force"])
        .their_hand(["Vanquish", "Waylay"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Consular Security Force");
    game.us().play("Unnatural Life").play("Consular Security Force");
    game.them().play("Waylay").choose("Consular Security Force");
    game.us().play("Consular Security Force");
    game.both_pass();
    game.expect_in_play("Consular Security Force");
}

/// TWI_190: three ready Battle Droids.
#[test]
fn on_the_doorstep_brings_ready_battle_droids() {
    let mut game = scenario().our_hand(["On the Doorstep"]).ours([unit("Battle Droid").exhausted()]).action_phase();
    game.us().play("On the Doorstep");
    game.expect_count("our Battle Droid", 4).expect_exhausted("Battle Droid #1");
    for name in ["Battle Droid #2", "Battle Droid #3", "Battle Droid #4"] {
        game.expect_ready(name);
    }
}

/// TWI_191: a friendly unit, neither leader nor Vehicle, may return to its owner's hand.
#[test]
fn wolf_pack_escort_may_return_a_unit() {
    let mut game = scenario()
        .our_hand(["Wolf Pack Escort"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Wampa", "AT-ST"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Wolf Pack Escort");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
}

/// TWI_192: with three units an enemy unit gets -3/-0 for the phase when she attacks.
#[test]
fn padme_amidala_disarms_in_coordination() {
    let name = "Padmé Amidala, Pursuing Peace";
    let mut game = scenario().ours([name, "Wampa", "TIE/ln Fighter"]).theirs(["AT-ST", "Battle Droid"]).action_phase();
    game.us().attack("Padmé Amidala", "AT-ST");
    game.expect_options(["AT-ST", "Battle Droid"]);
    game.us().choose("AT-ST");
    game.expect_damage("Padmé Amidala", 3).expect_damage("AT-ST", 1).expect_power("AT-ST", 3).both_pass();
    game.expect_power("AT-ST", 6);
    let mut two = scenario().ours([name, "Wampa"]).theirs(["AT-ST"]).action_phase();
    two.us().attack("Padmé Amidala", "their base");
    two.expect_action_of(Side::Them).expect_power("AT-ST", 6);
}

/// TWI_193: a card from hand for one of the top three.
#[test]
fn r2_d2_exchanges_a_card() {
    let name = "R2-D2, Full of Solutions";
    let mut game = scenario()
        .our_hand([name, "Recruit", "Repair"])
        .our_deck(["Wampa", "AT-ST", "Vanquish", "Greedo"])
        .action_phase();
    game.us().play("R2-D2");
    let mut declined = game.clone();
    game.us().yes().choose("Recruit").expect_discard(["Recruit"]);
    game.expect_asked(Side::Us, Ask::Search).expect_options(["Wampa", "AT-ST", "Vanquish", "done"]);
    game.us().choose("AT-ST").expect_hand(["Repair", "AT-ST"]).expect_deck_top(["Greedo"]);
    game.them().expect_does_not_see("AT-ST");
    declined.us().no();
    declined.us().expect_hand(["Recruit", "Repair"]);
    declined.expect_action_of(Side::Them);
}

/// TWI_194: Ambush while an opponent has more units, she among ours.
#[test]
fn ahsoka_tano_ambushes_when_outnumbered() {
    let name = "Ahsoka Tano, Always Ready For Trouble";
    let mut game = scenario().our_hand([name]).theirs(["Cantina Braggart", "Wampa"]).action_phase();
    game.us().play("Ahsoka Tano");
    game.expect_asked(Side::Us, Ask::Attack);
    game.us().attack("Ahsoka Tano", "Cantina Braggart");
    game.expect_gone("Cantina Braggart");
    let mut even = scenario().our_hand([name]).theirs(["Cantina Braggart"]).action_phase();
    even.us().play("Ahsoka Tano");
    even.expect_action_of(Side::Them).expect_no_keyword("Ahsoka Tano", Keyword::Ambush);
}

/// TWI_194: for two resources she and her upgrades go to their owners' hands, exhausted or not.
#[test]
fn ahsoka_tano_returns_with_her_upgrades() {
    let mut game = scenario()
        .ours([unit("Ahsoka Tano, Always Ready For Trouble")
            .exhausted()
            .with(["Academy Training", "Shield"])
            .with_upgrade_of(Side::Them, "Entrenched")])
        .our_resources(2)
        .action_phase();
    game.us().use_ability("Ahsoka Tano").expect_ready_resources(0).expect_hand(["Ahsoka Tano", "Academy Training"]);
    game.them().expect_hand(["Entrenched"]);
    game.expect_gone("Shield").expect_action_of(Side::Them);
    game.us().expect_discard([]);
}

/// TWI_195: exhausted, she cannot be attacked.
#[test]
fn sabine_wren_hides_while_exhausted() {
    let name = "Sabine Wren, You Can Count On Me";
    let exhausted = |upgrades: &'static [&'static str]| {
        scenario().ours([unit(name).exhausted().with(upgrades.iter().copied())]).theirs(["Wampa"]).their_action_phase()
    };
    exhausted(&[]).expect_not_offered("Wampa -> Sabine Wren").expect_offered("Wampa -> our base");
    exhausted(&["Protector"]).expect_offered("Wampa -> Sabine Wren");
    scenario().ours([name]).theirs(["Wampa"]).their_action_phase().expect_offered("Wampa -> Sabine Wren");
}

/// TWI_195: a card from our deck without an aspect of our base: 2 damage to a ground unit.
#[test]
fn sabine_wren_discards_for_damage() {
    let with = |top: &'static str| {
        let mut game = scenario()
            .our_base("Jedha City")
            .ours(["Sabine Wren, You Can Count On Me"])
            .our_deck([top, "Recruit"])
            .theirs(["AT-ST", "TIE/ln Fighter"])
            .action_phase();
        game.us().attack("Sabine Wren", "their base");
        game.expect_asked(Side::Us, Ask::May);
        game.us().yes().expect_discard([top]);
        game
    };
    let mut other = with("Wampa");
    other.expect_options(["Sabine Wren", "AT-ST"]);
    other.us().choose("AT-ST");
    other.expect_damage("AT-ST", 2);
    with("Jawa Scavenger").expect_action_of(Side::Them).expect_damage("AT-ST", 0);
    // A card without aspects shares none.
    with("Underworld Thug").expect_offered("AT-ST");
}

/// TWI_196: Ambush; with three units Raid 3.
#[test]
fn plo_koon_raids_in_coordination() {
    let mut game = scenario()
        .our_hand(["Plo Koon"])
        .ours(["Wampa", "TIE/ln Fighter"])
        .theirs(["Consular Security Force"])
        .action_phase();
    game.us().play("Plo Koon").attack("Plo Koon", "Consular Security Force");
    game.expect_damage("Consular Security Force", 6).expect_damage("Plo Koon", 3).expect_power("Plo Koon", 3);
    let alone = &mut scenario().ours(["Plo Koon", "Wampa"]).action_phase();
    alone.expect_no_keyword("Plo Koon", Keyword::Raid).expect_keyword("Plo Koon", Keyword::Ambush);
}

/// TWI_197: 1 less while we control three units.
#[test]
fn republic_attack_pod_is_cheaper_beside_three() {
    let with = |ours: &'static [&'static str]| {
        let mut game = scenario()
            .our_hand(["Republic Attack Pod"])
            .our_base("Jedha City")
            .ours(ours.iter().copied())
            .action_phase();
        game.us().play("Republic Attack Pod");
        game
    };
    with(&["Wampa", "AT-ST", "Battle Droid"]).us().expect_ready_resources(15);
    with(&["Wampa", "AT-ST"]).us().expect_ready_resources(14);
}

/// TWI_198: Saboteur; an enemy unit of less power may return, when played and when attacking.
#[test]
fn enfys_nest_returns_weaker_units() {
    let name = "Enfys Nest, Champion of Justice";
    let mut game = scenario()
        .our_hand([name])
        .ours(["Greedo"])
        .theirs(["AT-ST", "Wampa", "B1 Attack Platform", "TIE/ln Fighter"])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.us().play("Enfys Nest");
    // Her power is 5.
    game.expect_options(["Wampa", "TIE/ln Fighter", "no"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Wampa"]);
    game.both_pass().nobody_resources();
    game.us().attack("Enfys Nest", "their base").choose("TIE/ln Fighter");
    game.expect_in_hand("TIE/ln Fighter").expect_keyword("Enfys Nest", Keyword::Saboteur);
}

/// TWI_199: a unit of cost 3 or less returns, and each enemy non-leader unit of its name.
#[test]
fn clear_the_field_returns_all_enemies_of_a_name() {
    let game = scenario()
        .our_hand(["Clear the Field"])
        .ours(["Battlefield Marine", "Battlefield Marine"])
        .theirs(["Battlefield Marine", "Battlefield Marine", "Swoop Racer", "Wampa"])
        .action_phase();
    let mut ours = game.clone();
    ours.us().play("Clear the Field");
    ours.expect_offered("Swoop Racer").expect_not_offered("Wampa");
    ours.us().choose("our Battlefield Marine").expect_hand(["Battlefield Marine"]);
    ours.expect_count("our Battlefield Marine", 1);
    ours.them().expect_hand(["Battlefield Marine", "Battlefield Marine"]);
    let mut theirs = game;
    theirs.us().play("Clear the Field").choose("their Battlefield Marine");
    theirs.us().expect_hand([]);
    theirs.them().expect_hand(["Battlefield Marine", "Battlefield Marine"]);
}

/// TWI_200: a unit that is not unique is exhausted; a Clone Trooper.
#[test]
fn creative_thinking_exhausts_and_creates() {
    let mut game = scenario().our_hand(["Creative Thinking"]).theirs(["Greedo", "Wampa"]).action_phase();
    game.us().play("Creative Thinking");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_count("our Clone Trooper", 1);
    let mut nobody = scenario().our_hand(["Creative Thinking"]).theirs(["Greedo"]).action_phase();
    nobody.us().play("Creative Thinking");
    nobody.expect_count("our Clone Trooper", 1).expect_ready("Greedo");
}

/// TWI_201: two Heroism cards that are no units go to the discard pile, to be played for 2 less this phase.
#[test]
fn aid_from_the_innocent_plays_from_the_discard_pile() {
    let mut game = scenario()
        .our_hand(["Aid from the Innocent"])
        .our_discard(["Heroes on Both Sides"])
        .our_deck(["Drop In", "Battlefield Marine", "Luke's Lightsaber", "Vanquish", "Heroic Sacrifice", "Recruit"])
        .ours(["Wampa"])
        .action_phase();
    // 5 and 2 for Cunning.
    game.us().play("Aid from the Innocent").expect_ready_resources(13);
    game.expect_options(["Drop In", "Luke's Lightsaber", "Heroic Sacrifice", "done"]);
    game.us().choose("Drop In").choose("Luke's Lightsaber");
    game.expect_in_discard("Drop In").expect_in_discard("Luke's Lightsaber").expect_in_deck("Heroic Sacrifice");
    game.them().pass();
    game.expect_not_offered("Heroes on Both Sides");
    game.us().play("Drop In").expect_ready_resources(11);
    game.expect_count("our Clone Trooper", 2);
    game.them().pass();
    game.us().play_onto("Luke's Lightsaber", "Wampa").expect_ready_resources(11);
    game.expect_upgrades("Wampa", ["Luke's Lightsaber"]);
}

/// TWI_201: in the next phase it is too late.
#[test]
fn aid_from_the_innocent_ends_with_the_phase() {
    let mut game = scenario()
        .our_hand(["Aid from the Innocent"])
        .our_deck(["Drop In", "Wampa", "Wampa", "Wampa", "Wampa"])
        .action_phase();
    game.us().play("Aid from the Innocent").choose("Drop In");
    game.both_pass().nobody_resources();
    game.expect_action_of(Side::Us).expect_not_offered("Drop In").expect_in_discard("Drop In");
}

/// TWI_202: 2 damage to a unit or base that chance names.
#[test]
fn jar_jar_binks_hits_somebody() {
    let mut hit = [false; 5];
    for seed in 0..40 {
        let mut game = scenario()
            .ours(["Jar Jar Binks", "Wampa"])
            .theirs(["AT-ST"])
            .their_base_damage(0)
            .seed(seed)
            .action_phase();
        game.us().attack("Jar Jar Binks", "AT-ST");
        let gone = game.game.state.list(rules::Seat(0), rules::Place::Arena).len() == 1;
        let damage = |card: &str| game.game.state.card(game.card(card)).damage;
        hit[0] |= gone;
        hit[1] |= damage("Wampa") == 2;
        hit[2] |= damage("AT-ST") == 4;
        hit[3] |= damage("our base") == 2;
        hit[4] |= damage("their base") == 2;
    }
    // He himself falls to the AT-ST in any case.
    assert_eq!(hit, [true; 5]);
}

/// TWI_203: the token units that we create enter play ready; a Clone Trooper when a unit has left play this phase.
#[test]
fn chancellor_palpatine_readies_new_tokens() {
    let name = "Chancellor Palpatine, Wartime Chancellor";
    let game = scenario()
        .ours([name, "Wampa"])
        .our_hand(["Drop In", "Battlefield Marine"])
        .theirs(["Jawa Scavenger"])
        .their_hand(["Droid Deployment"])
        .action_phase();
    let mut drops = game.clone();
    drops.us().play("Drop In");
    drops.expect_ready("Clone Trooper #1").expect_ready("Clone Trooper #2");
    drops.them().play("Droid Deployment");
    drops.expect_exhausted("Battle Droid #1");
    drops.us().play("Battlefield Marine");
    drops.expect_exhausted("Battlefield Marine");
    drops.them().pass();
    drops.us().attack("Chancellor Palpatine", "their base");
    drops.expect_count("Clone Trooper", 2);
    let mut after = game;
    after.us().attack("Wampa", "Jawa Scavenger");
    after.them().pass();
    after.us().attack("Chancellor Palpatine", "their base");
    after.expect_count("our Clone Trooper", 1).expect_ready("Clone Trooper");
}

/// TWI_204: a ready unit of each player changes sides until the regroup phase.
#[test]
fn impropriety_among_thieves_exchanges_units() {
    let mut game = scenario()
        .our_hand(["Impropriety Among Thieves"])
        .ours(["Battle Droid", "Wampa"])
        .ours([unit("Battlefield Marine").exhausted()])
        .theirs(["AT-ST"])
        .theirs([unit("Consular Security Force").exhausted()])
        .action_phase();
    game.us().play("Impropriety Among Thieves");
    game.expect_options(["Battle Droid", "Wampa"]);
    game.us().choose("Battle Droid");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_controller("AT-ST", Side::Us).expect_controller("Battle Droid", Side::Them).expect_ready("AT-ST");
    game.both_pass();
    game.expect_controller("AT-ST", Side::Them).expect_controller("Battle Droid", Side::Us);
    let mut none = scenario()
        .our_hand(["Impropriety Among Thieves"])
        .ours(["Wampa"])
        .theirs([unit("AT-ST").exhausted()])
        .action_phase();
    none.us().play("Impropriety Among Thieves");
    none.expect_action_of(Side::Them).expect_controller("Wampa", Side::Us);
}
