//! The Command cards of Twilight of the Republic with a second aspect, TWI_079 to TWI_103, each in its main case.

use testkit::{Ask, Event, Keyword, Side, scenario, unit};

/// TWI_079: a Battle Droid when it falls.
#[test]
fn confederate_courier_leaves_a_droid() {
    let mut game = scenario().ours(["Confederate Courier"]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().attack("Confederate Courier", "Alliance X-Wing");
    game.expect_gone("Confederate Courier").expect_count("our Battle Droid", 1);
}

/// TWI_080: when we play another unit he may be exhausted for a Battle Droid; created tokens are not played.
#[test]
fn poggle_builds_a_droid_when_we_play_a_unit() {
    let mut game = scenario()
        .our_hand(["Wampa", "Droid Deployment", "Poggle the Lesser"])
        .ours(["Poggle the Lesser"])
        .action_phase();
    let mut without = game.clone();
    let mut event = game.clone();
    game.us().play("Wampa").yes();
    game.expect_count("Battle Droid", 1).expect_exhausted("Poggle the Lesser").expect_action_of(Side::Them);
    without.us().play("Wampa").no();
    without.expect_count("Battle Droid", 0).expect_ready("Poggle the Lesser");
    event.us().play("Droid Deployment");
    event.expect_count("Battle Droid", 2).expect_action_of(Side::Them);
}

/// TWI_080: exhausted, he has nothing to offer.
#[test]
fn poggle_exhausted_builds_nothing() {
    let mut game = scenario().our_hand(["Wampa"]).ours([unit("Poggle the Lesser").exhausted()]).action_phase();
    game.us().play("Wampa");
    game.expect_count("Battle Droid", 0).expect_action_of(Side::Them);
}

/// TWI_081: Ambush beside another Separatist.
#[test]
fn droid_commando_ambushes_with_separatists() {
    let mut game =
        scenario().our_hand(["Droid Commando"]).ours(["Battle Droid"]).theirs(["Underworld Thug"]).action_phase();
    game.us().play("Droid Commando").attack("Droid Commando", "Underworld Thug");
    game.expect_gone("Underworld Thug").expect_damage("Droid Commando", 2);
    let mut game = scenario().our_hand(["Droid Commando"]).ours(["Wampa"]).theirs(["Battle Droid"]).action_phase();
    game.us().play("Droid Commando");
    game.expect_action_of(Side::Them);
}

/// TWI_082: two Droids attack one after the other, once each round.
#[test]
fn magnaguard_wing_leader_leads_two_droids() {
    let mut game = scenario()
        .ours(["MagnaGuard Wing Leader", "Battle Droid", "Super Battle Droid", "Wampa", "B1 Attack Platform"])
        .action_phase();
    game.us().use_ability("MagnaGuard Wing Leader");
    game.expect_not_offered("Wampa -> their base").expect_not_offered("MagnaGuard Wing Leader -> their base");
    game.us().attack("Battle Droid", "their base").attack("Super Battle Droid", "their base");
    game.expect_action_of(Side::Them).expect_ready("MagnaGuard Wing Leader");
    game.them().expect_base_damage(5).pass();
    game.expect_not_offered("use MagnaGuard Wing Leader");
    game.both_pass().nobody_resources();
    game.expect_offered("use MagnaGuard Wing Leader");
}

/// TWI_083: a Battle Droid when it is attacked.
#[test]
fn generals_guardian_calls_a_droid_when_attacked() {
    let mut game = scenario().ours(["General's Guardian"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "General's Guardian");
    game.expect_count("our Battle Droid", 1).expect_gone("General's Guardian");
}

/// TWI_084: two Battle Droids when played; +1/+1 for each token unit of ours on attack.
#[test]
fn kraken_brings_and_strengthens_tokens() {
    let mut game = scenario().our_hand(["Kraken"]).action_phase();
    game.us().play("Kraken");
    game.expect_count("our Battle Droid", 2);
    let mut game = scenario()
        .ours(["Kraken", "Battle Droid", "Clone Trooper", "Super Battle Droid"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().attack("Kraken", "their base");
    game.expect_power("our Battle Droid", 2).expect_hp("our Battle Droid", 2).expect_power("Clone Trooper", 3);
    game.expect_power("Super Battle Droid", 4).expect_power("their Battle Droid", 1).expect_power("Kraken", 2);
}

/// TWI_085: on attack +2/+2 for another unit, for two with the initiative.
#[test]
fn kalani_strengthens_two_with_the_initiative() {
    let table = |initiative: Side| {
        let mut game = scenario()
            .ours(["Kalani", "Wampa", "Battle Droid"])
            .theirs(["AT-ST"])
            .initiative(initiative)
            .action_phase();
        game.us().attack("Kalani", "their base");
        game
    };
    let mut game = table(Side::Us);
    game.expect_options(["Wampa", "Battle Droid", "AT-ST", "done"]);
    game.us().choose_each(["Wampa", "Battle Droid"]);
    game.expect_power("Wampa", 6).expect_hp("Battle Droid", 3).expect_action_of(Side::Them);
    let mut game = table(Side::Us);
    game.us().choose("Wampa").done();
    game.expect_power("Wampa", 6).expect_action_of(Side::Them);
    let mut game = table(Side::Them);
    game.expect_options(["Wampa", "Battle Droid", "AT-ST", "no"]);
    game.us().choose("Battle Droid");
    game.expect_power("Battle Droid", 3).expect_action_of(Side::Them);
    let mut game = table(Side::Them);
    game.us().no();
    game.expect_power("Wampa", 4).expect_action_of(Side::Them);
}

/// TWI_086: Exploit 1; up to three units of ours that fell this phase come back to hand, the exploited one among them.
#[test]
fn admiral_trench_brings_back_the_fallen() {
    let mut game = scenario()
        .our_hand(["Admiral Trench"])
        .our_discard(["Swoop Racer", "Repair"])
        .ours([unit("Wampa").damage(4), unit("Underworld Thug"), unit("Battle Droid")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.them().pass();
    game.us().play("Admiral Trench").choose("Underworld Thug");
    game.expect_options(["Wampa", "Underworld Thug", "done"]);
    game.us().choose_each(["Wampa", "Underworld Thug"]).expect_hand(["Underworld Thug", "Wampa"]);
    game.us().expect_discard(["Repair", "Swoop Racer"]);
    game.expect_action_of(Side::Them);
}

/// TWI_087: Exploit 3.
#[test]
fn separatist_super_tank_exploits_three() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_hand(["Separatist Super Tank"])
        .our_resources(3)
        .ours(["Battle Droid", "Battle Droid", "Battle Droid", "Battle Droid"])
        .action_phase();
    game.us().play("Separatist Super Tank").choose_times(3, "Battle Droid").expect_ready_resources(0);
    game.expect_count("Battle Droid", 1).expect_in_play("Separatist Super Tank").expect_action_of(Side::Them);
}

/// TWI_088: up to four units of our discard pile go below the deck, a Battle Droid comes for each.
#[test]
fn reprocess_turns_the_fallen_into_droids() {
    let mut game = scenario()
        .our_hand(["Reprocess"])
        .our_discard(["Wampa", "AT-ST", "Greedo", "Swoop Racer", "Chopper", "Repair"])
        .their_discard(["Avenger"])
        .action_phase();
    let mut fewer = game.clone();
    game.us().play("Reprocess");
    game.expect_options(["Wampa", "AT-ST", "Greedo", "Swoop Racer", "Chopper", "done"]);
    game.us().choose_each(["Wampa", "AT-ST", "Greedo", "Swoop Racer"]).expect_discard([
        "Chopper",
        "Repair",
        "Reprocess",
    ]);
    game.us().expect_deck_size(14);
    game.expect_count("our Battle Droid", 4).expect_in_deck("Wampa").expect_in_deck("Greedo");
    fewer.us().play("Reprocess").choose("Wampa").done().expect_deck_size(11);
    fewer.expect_count("our Battle Droid", 1);
}

/// TWI_089: the chosen units' power together pays for a unit, then they fall.
#[test]
fn consolidation_of_power_trades_units_for_one() {
    let mut game = scenario()
        .our_hand(["Consolidation of Power", "AT-ST", "Avenger"])
        .our_resources(10)
        .ours(["Wampa", "Underworld Thug", "Battle Droid"])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().play("Consolidation of Power");
    game.expect_options(["Wampa", "Underworld Thug", "Battle Droid", "done"]);
    game.us().choose_each(["Wampa", "Underworld Thug"]).done();
    game.expect_options(["play AT-ST", "no"]);
    let mut without = game.clone();
    game.us().play("AT-ST");
    game.expect_in_play("AT-ST").expect_gone("Wampa").expect_gone("Underworld Thug").expect_in_play("Battle Droid");
    without.us().no();
    without.expect_gone("Wampa").expect_gone("Underworld Thug").expect_in_hand("AT-ST");
}

/// TWI_090: +2/+2 with three units.
#[test]
fn echo_is_stronger_in_company() {
    let mut game =
        scenario().ours(["Echo, Valiant ARC Trooper", "Battle Droid", "Battle Droid"]).theirs(["Wampa"]).action_phase();
    game.expect_power("Echo", 4).expect_hp("Echo", 4);
    game.us().attack("Battle Droid #1", "Wampa");
    game.expect_power("Echo", 2).expect_hp("Echo", 2);
}

/// TWI_091: an attack with a Republic unit at +2/+0, if we like.
#[test]
fn republic_tactical_officer_leads_an_attack() {
    let mut game = scenario().our_hand(["Republic Tactical Officer"]).ours(["Clone Trooper", "Wampa"]).action_phase();
    let mut without = game.clone();
    game.us().play("Republic Tactical Officer");
    game.expect_options(["Clone Trooper -> their base", "no"]);
    game.us().attack("Clone Trooper", "their base");
    game.them().expect_base_damage(4);
    game.expect_power("Clone Trooper", 2);
    without.us().play("Republic Tactical Officer").no();
    without.expect_ready("Clone Trooper").expect_action_of(Side::Them);
}

/// TWI_092: Restore 1; +0/+1 for our other Heroism units.
#[test]
fn admiral_yularen_hardens_the_heroic() {
    let mut game = scenario()
        .ours(["Admiral Yularen", "Battlefield Marine", "Wampa"])
        .theirs(["Battlefield Marine"])
        .our_base_damage(2)
        .action_phase();
    game.expect_hp("our Battlefield Marine", 4).expect_power("our Battlefield Marine", 3).expect_hp("Wampa", 5);
    game.expect_hp("Admiral Yularen", 5).expect_hp("their Battlefield Marine", 3);
    game.us().attack("Admiral Yularen", "their base").expect_base_damage(1);
}

/// TWI_093: Overwhelm.
#[test]
fn advanced_recon_commando_overwhelms() {
    let mut game = scenario().ours(["Advanced Recon Commando"]).theirs(["Battle Droid"]).action_phase();
    game.us().attack("Advanced Recon Commando", "Battle Droid");
    game.them().expect_base_damage(3);
}

/// TWI_094: +1/+0 for our token units; a Clone Trooper on attack.
#[test]
fn shaak_ti_leads_tokens() {
    let mut game =
        scenario().ours(["Shaak Ti", "Battle Droid", "Underworld Thug"]).theirs(["Battle Droid"]).action_phase();
    game.us().attack("Shaak Ti", "their base");
    game.expect_count("our Clone Trooper", 1).expect_power("Clone Trooper", 3).expect_hp("Clone Trooper", 2);
    game.expect_power("our Battle Droid", 2).expect_power("their Battle Droid", 1).expect_power("Underworld Thug", 2);
}

/// TWI_095: with three units, itself among them, a Clone Trooper when played.
#[test]
fn pelta_supply_frigate_brings_a_trooper_to_company() {
    let troopers = |units: &[&'static str]| {
        let mut game = scenario().our_hand(["Pelta Supply Frigate"]).ours(units.iter().copied()).action_phase();
        game.us().play("Pelta Supply Frigate");
        game
    };
    troopers(&["Wampa", "Greedo"]).expect_count("our Clone Trooper", 1).expect_action_of(Side::Them);
    troopers(&["Wampa"]).expect_count("Clone Trooper", 0).expect_action_of(Side::Them);
}

/// TWI_096: with three units she takes no combat damage when she attacks; in defence she does.
#[test]
fn aayla_secura_takes_no_combat_damage_in_her_attack() {
    let mut game =
        scenario().ours(["Aayla Secura", "Wampa", "Battle Droid"]).theirs(["AT-ST", "Swoop Racer"]).action_phase();
    game.us().attack("Aayla Secura", "AT-ST");
    game.expect_damage("Aayla Secura", 0).expect_damage("AT-ST", 6);
    game.them().attack("Swoop Racer", "Aayla Secura");
    game.expect_damage("Aayla Secura", 4);
    let mut game = scenario().ours(["Aayla Secura", "Wampa"]).theirs(["Swoop Racer"]).action_phase();
    game.us().attack("Aayla Secura", "Swoop Racer");
    game.expect_damage("Aayla Secura", 4);
}

/// TWI_097: two Clone Troopers when played.
#[test]
fn captain_rex_brings_two_troopers() {
    let mut game = scenario().our_hand(["Captain Rex"]).action_phase();
    game.us().play("Captain Rex");
    game.expect_count("our Clone Trooper", 2).expect_exhausted("Clone Trooper #1");
}

/// TWI_098: Sentinel; 1 cheaper for each unit of the opponent, whatever we control.
#[test]
fn republic_defense_carrier_is_cheaper_against_many() {
    let price = |theirs: &[&'static str]| {
        let mut game = scenario()
            .our_leader("Padmé Amidala, Serving the Republic")
            .our_hand(["Republic Defense Carrier"])
            .ours(["Wampa"])
            .theirs(theirs.iter().copied())
            .action_phase();
        game.us().play("Republic Defense Carrier");
        game.expect_keyword("Republic Defense Carrier", Keyword::Sentinel);
        20 - game.game.ready_resources(rules::Seat(0))
    };
    assert_eq!(price(&[]), 11);
    assert_eq!(price(&["Wampa", "AT-ST", "Battle Droid"]), 8);
}

/// TWI_099: as much damage as we have units in the arena of the enemy unit.
#[test]
fn synchronized_strike_counts_our_units_in_the_arena() {
    let mut game = scenario()
        .our_hand(["Synchronized Strike"])
        .ours(["Wampa", "Greedo", "Battle Droid", "Alliance X-Wing"])
        .theirs(["AT-ST", "Avenger"])
        .action_phase();
    let mut space = game.clone();
    game.us().play("Synchronized Strike");
    game.expect_options(["AT-ST", "Avenger"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
    space.us().play("Synchronized Strike").choose("Avenger");
    space.expect_damage("Avenger", 1);
}

/// TWI_100: three cards with three Official units, else none; leaders count.
#[test]
fn petition_the_senate_wants_three_officials() {
    let drawn = |units: &[&'static str]| {
        let mut game = scenario()
            .our_deployed_leader("Nute Gunray")
            .our_hand(["Petition the Senate"])
            .ours(units.iter().copied())
            .theirs(["Steadfast Senator"])
            .action_phase();
        game.us().play("Petition the Senate");
        game.game.state.list(rules::Seat(0), rules::Place::Hand).len()
    };
    assert_eq!(drawn(&["Steadfast Senator", "Mas Amedda"]), 3);
    assert_eq!(drawn(&["Steadfast Senator", "Wampa"]), 0);
}

/// TWI_101: when we play another unit he may be exhausted to look for a unit among four cards.
#[test]
fn mas_amedda_searches_for_a_unit() {
    let mut game = scenario()
        .our_hand(["Wampa"])
        .our_deck(["Recruit", "AT-ST", "Repair", "Greedo", "Chopper"])
        .ours(["Mas Amedda"])
        .action_phase();
    let mut without = game.clone();
    game.us().play("Wampa").yes();
    game.expect_asked(Side::Us, Ask::Search).expect_options(["AT-ST", "Greedo", "done"]);
    game.us().choose("Greedo").expect_hand(["Greedo"]).expect_deck_top(["Chopper"]).expect_deck_size(4);
    game.expect_exhausted("Mas Amedda")
        .expect_event("a card is shown", |event| matches!(event, Event::Revealed { .. }));
    without.us().play("Wampa").no().expect_hand_size(0);
    without.expect_ready("Mas Amedda");
}

/// TWI_102: two Clone Troopers, or three Battle Droids.
#[test]
fn manufactured_soldiers_are_of_one_kind() {
    let mode = |mode: u8| {
        let mut game = scenario().our_hand(["Manufactured Soldiers"]).action_phase();
        game.us().play("Manufactured Soldiers").mode(mode);
        game
    };
    mode(1).expect_count("our Clone Trooper", 2).expect_count("Battle Droid", 0);
    mode(2).expect_count("our Battle Droid", 3).expect_count("Clone Trooper", 0);
}

/// TWI_103: each of our units that falls this phase deals 2 damage to an enemy unit; one that comes later does not.
#[test]
fn pyrrhic_assault_makes_the_fallen_strike_back() {
    let mut game = scenario()
        .our_hand(["Pyrrhic Assault", "Droid Deployment"])
        .ours(["Battle Droid"])
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().play("Pyrrhic Assault");
    game.them().attack("Wampa", "Battle Droid");
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_damage("Wampa", 1);
    game.us().play("Droid Deployment");
    game.them().attack("AT-ST", "Battle Droid #2");
    game.expect_action_of(Side::Us);
}
