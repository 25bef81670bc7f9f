//! The cards of Twilight of the Republic from TWI_089 to TWI_103: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

// ---- TWI_089 Consolidation of Power ----

/// TWI_089: a unit of a cost up to the chosen units' combined power is played for free, then they are defeated.
#[test]
fn consolidation_of_power_plays_a_unit_and_defeats_the_chosen_ones() {
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

// Corners

/// TWI_089, CR 7.4.4: with no unit chosen, only a unit of cost 0 could be played, and nothing is defeated.
#[test]
fn consolidation_of_power_without_chosen_units_plays_only_cost_0() {
    let mut game = scenario().our_hand(["Consolidation of Power", "Battlefield Marine"]).ours(["AT-ST"]).action_phase();
    game.us().play("Consolidation of Power").done();
    game.expect_in_play("AT-ST").expect_in_hand("Battlefield Marine").expect_action_of(Side::Them);
}

/// TWI_089: playing a unit is optional; the chosen units are defeated anyway.
#[test]
fn consolidation_of_power_may_play_no_unit() {
    let mut game =
        scenario().our_hand(["Consolidation of Power", "Swoop Racer"]).ours(["Wampa", "Greedo"]).action_phase();
    game.us().play("Consolidation of Power").choose("Wampa").done().no().expect_hand(["Swoop Racer"]);
    game.expect_gone("Wampa").expect_in_play("Greedo").expect_action_of(Side::Them);
}

// Rulings

/// TWI_089, CR 1.8.8: the unit still pays additional costs of other kinds.
#[test]
fn consolidation_of_power_still_pays_additional_costs() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_153", abilities: [Constant(gives: [
                ExtraCost(by: Enemy, cards: (is: Unit, zone: Any), cost: Damage(2, Base(You))),
            ])])"#,
        )
        .theirs(["Saw Gerrera"])
        .our_hand(["Consolidation of Power", "Swoop Racer"])
        .ours(["Wampa"])
        .action_phase();
    game.us().play("Consolidation of Power").choose("Wampa").play("Swoop Racer").expect_base_damage(2);
    game.expect_in_play("Swoop Racer").expect_gone("Wampa").expect_action_of(Side::Them);
}

/// TWI_089, CR 1.8.6: the printed cost is compared with the current power.
#[test]
fn consolidation_of_power_compares_printed_cost_and_current_power() {
    let mut game = scenario()
        .our_hand(["Consolidation of Power", "Tactical Advantage", "AT-ST", "Republic Defense Carrier"])
        .ours(["Wampa"])
        .theirs(["Battle Droid", "Battle Droid", "Battle Droid", "Battle Droid", "Battle Droid"])
        .action_phase();
    game.us().play("Tactical Advantage").choose("Wampa");
    game.them().pass();
    // Power 6: the carrier, 6 to pay, has a printed cost of 11.
    game.us().play("Consolidation of Power").choose("Wampa");
    game.expect_options(["play AT-ST", "no"]);
}

/// TWI_089, CR 6.2.3D: for free is without the aspect penalty, too.
#[test]
fn consolidation_of_power_ignores_the_aspect_penalty() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_hand(["Consolidation of Power", "Rogue Operative"])
        .our_resources(6)
        .ours(["Wampa", "Battle Droid"])
        .action_phase();
    // Cunning and Heroism are both missing.
    game.us().play("Consolidation of Power").expect_ready_resources(0).choose("Wampa").done();
    game.us().play("Rogue Operative");
    game.expect_in_play("Rogue Operative").expect_gone("Wampa");
}

// ---- TWI_090 Echo, Valiant ARC Trooper ----

/// TWI_090: +2/+2 with three units.
#[test]
fn echo_gets_2_2_with_three_units() {
    let mut game =
        scenario().ours(["Echo, Valiant ARC Trooper", "Battle Droid", "Battle Droid"]).theirs(["Wampa"]).action_phase();
    game.expect_power("Echo", 4).expect_hp("Echo", 4);
    game.us().attack("Battle Droid #1", "Wampa");
    game.expect_power("Echo", 2).expect_hp("Echo", 2);
}

// ---- TWI_091 Republic Tactical Officer ----

/// TWI_091: a Republic unit may attack with +2/+0.
#[test]
fn republic_tactical_officer_may_let_a_republic_unit_attack() {
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

// Rulings

/// TWI_091, CR 6.3.0D: he himself enters exhausted and cannot attack; only a ready unit can.
#[test]
fn republic_tactical_officer_needs_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Republic Tactical Officer"])
        .ours([unit("Clone Trooper").exhausted(), unit("Wampa")])
        .action_phase();
    game.us().play("Republic Tactical Officer");
    game.expect_action_of(Side::Them);
}

// ---- TWI_092 Admiral Yularen, Advising Caution ----

/// TWI_092: Restore 1; +0/+1 for our other Heroism units.
#[test]
fn admiral_yularen_gives_1_hp_to_other_heroism_units() {
    let mut game = scenario()
        .ours(["Admiral Yularen", "Battlefield Marine", "Wampa"])
        .theirs(["Battlefield Marine"])
        .our_base_damage(2)
        .action_phase();
    game.expect_hp("our Battlefield Marine", 4).expect_power("our Battlefield Marine", 3).expect_hp("Wampa", 5);
    game.expect_hp("Admiral Yularen", 5).expect_hp("their Battlefield Marine", 3);
    game.us().attack("Admiral Yularen", "their base").expect_base_damage(1);
}

// ---- TWI_093 Advanced Recon Commando ----

/// TWI_093: Overwhelm.
#[test]
fn advanced_recon_commando_has_overwhelm() {
    let mut game = scenario().ours(["Advanced Recon Commando"]).theirs(["Battle Droid"]).action_phase();
    game.us().attack("Advanced Recon Commando", "Battle Droid");
    game.them().expect_base_damage(3);
}

// ---- TWI_094 Shaak Ti, Unity Wins Wars ----

/// TWI_094: +1/+0 for our token units; a Clone Trooper on attack.
#[test]
fn shaak_ti_gives_tokens_1_power_and_creates_a_trooper() {
    let mut game =
        scenario().ours(["Shaak Ti", "Battle Droid", "Underworld Thug"]).theirs(["Battle Droid"]).action_phase();
    game.us().attack("Shaak Ti", "their base");
    game.expect_count("our Clone Trooper", 1).expect_power("Clone Trooper", 3).expect_hp("Clone Trooper", 2);
    game.expect_power("our Battle Droid", 2).expect_power("their Battle Droid", 1).expect_power("Underworld Thug", 2);
}

// ---- TWI_095 Pelta Supply Frigate ----

/// TWI_095: with three units, itself included, a Clone Trooper when played.
#[test]
fn pelta_supply_frigate_creates_a_trooper_with_three_units() {
    let troopers = |units: &[&'static str]| {
        let mut game = scenario().our_hand(["Pelta Supply Frigate"]).ours(units.iter().copied()).action_phase();
        game.us().play("Pelta Supply Frigate");
        game
    };
    troopers(&["Wampa", "Greedo"]).expect_count("our Clone Trooper", 1).expect_action_of(Side::Them);
    troopers(&["Wampa"]).expect_count("Clone Trooper", 0).expect_action_of(Side::Them);
}

// Rulings

/// TWI_095, TWI_106: the unit just played is one of the three.
#[test]
fn played_unit_counts_for_its_own_coordinate() {
    let mut game = scenario().our_hand(["Pelta Supply Frigate"]).ours(["Wampa", "Greedo"]).action_phase();
    game.us().play("Pelta Supply Frigate");
    game.expect_count("our Clone Trooper", 1);
    let mut game =
        scenario().our_hand(["Coruscant Guard"]).ours(["Wampa", "Greedo"]).theirs(["Battle Droid"]).action_phase();
    game.us().play("Coruscant Guard");
    game.expect_offered("Coruscant Guard -> Battle Droid");
}

// ---- TWI_096 Aayla Secura, Master of the Blade ----

/// TWI_096: with three units she takes no combat damage while attacking; while defending she does.
#[test]
fn aayla_secura_takes_no_combat_damage_while_attacking() {
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

// Corners

/// TWI_096, CR 6.3.5D: a unit whose combat damage is prevented leaves no excess.
#[test]
fn overwhelm_has_no_excess_when_all_combat_damage_is_prevented() {
    let mut game = scenario()
        .text(r#"(id: "TWI_057", abilities: [Constant(gives: [Instead(of: Damage(combat: true))])])"#)
        .ours(["AT-ST"])
        .theirs(["Warrior Drone"])
        .action_phase();
    game.us().attack("AT-ST", "Warrior Drone");
    game.expect_damage("Warrior Drone", 0);
    game.them().expect_base_damage(0);
}

// Rulings

/// TWI_096, CR 7.6.15B: only combat damage is prevented. Damage from abilities during her attack is dealt.
#[test]
fn aayla_secura_takes_damage_from_abilities_while_attacking() {
    let mut game = scenario()
        .ours(["Aayla Secura", "Wampa", "Battle Droid"])
        .theirs(["AT-ST", "Ruthless Assassin"])
        .their_hand(["Pyrrhic Assault"])
        .their_action_phase();
    game.them().play("Pyrrhic Assault");
    game.us().attack("Aayla Secura", "Ruthless Assassin");
    game.expect_damage("Aayla Secura", 0).expect_gone("Ruthless Assassin");
    game.them().choose("Aayla Secura");
    game.expect_damage("Aayla Secura", 2);
    let mut game = scenario()
        .ours([unit("Aayla Secura").with(["Fallen Lightsaber"]), unit("Wampa"), unit("Battle Droid")])
        .theirs([unit("AT-ST"), unit("Greedo")])
        .action_phase();
    // Of her two abilities, hers and the upgrade's, the order is ours.
    game.us().attack("Aayla Secura", "AT-ST").resolve_first("Aayla Secura");
    game.them().no();
    game.expect_damage("Aayla Secura", 0).expect_gone("AT-ST");
}

/// TWI_096, erratum: she is a Twi'lek.
#[test]
fn aayla_secura_has_the_twilek_trait() {
    let game = scenario().ours(["Aayla Secura"]).action_phase();
    let aayla = game.card("Aayla Secura");
    let card = game.game.book().catalog().card(game.game.state.card(aayla).def);
    assert!(card.traits.iter().any(|one| **one == *"Twi'lek"));
}

// ---- TWI_097 Captain Rex, Lead by Example ----

/// TWI_097: two Clone Troopers when played.
#[test]
fn captain_rex_creates_two_troopers_when_played() {
    let mut game = scenario().our_hand(["Captain Rex"]).action_phase();
    game.us().play("Captain Rex");
    game.expect_count("our Clone Trooper", 2).expect_exhausted("Clone Trooper #1");
}

// ---- TWI_098 Republic Defense Carrier ----

/// TWI_098: Sentinel; 1 less for each unit of the opponent; our own do not count.
#[test]
fn republic_defense_carrier_costs_1_less_for_each_enemy_unit() {
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

// Corners

/// TWI_098: with three players, only the opponent with the most units counts.
#[test]
fn republic_defense_carrier_counts_the_opponent_with_the_most_units() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, Serving the Republic")
        .our_hand(["Republic Defense Carrier"])
        .theirs(["Wampa", "AT-ST"])
        .third(["Wampa", "AT-ST", "Battle Droid"])
        .action_phase();
    game.us().play("Republic Defense Carrier").expect_ready_resources(20 - 11 + 3);
}

// ---- TWI_099 Synchronized Strike ----

/// TWI_099: damage equal to the number of friendly units in the enemy unit's arena.
#[test]
fn synchronized_strike_deals_damage_for_our_units_in_the_arena() {
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

// ---- TWI_100 Petition the Senate ----

/// TWI_100: three cards with three Official units, else none; leaders count.
#[test]
fn petition_the_senate_draws_three_with_three_officials() {
    let drawn = |units: &[&'static str]| {
        let mut game = scenario()
            .our_deployed_leader("Nute Gunray")
            .our_hand(["Petition the Senate"])
            .ours(units.iter().copied())
            .theirs(["Steadfast Senator"])
            .action_phase();
        game.us().play("Petition the Senate");
        game.game.state.list(rules::Seat(0), rules::CardZone::Hand).len()
    };
    assert_eq!(drawn(&["Steadfast Senator", "Mas Amedda"]), 3);
    assert_eq!(drawn(&["Steadfast Senator", "Wampa"]), 0);
}

// ---- TWI_101 Mas Amedda, Vice Chair ----

/// TWI_101: when we play another unit he may exhaust to search the top four cards for a unit.
#[test]
fn mas_amedda_may_exhaust_to_search_for_a_unit() {
    let mut game = scenario()
        .our_hand(["Wampa"])
        .our_deck(["Recruit", "AT-ST", "Repair", "Greedo", "Chopper"])
        .ours(["Mas Amedda"])
        .action_phase();
    let mut without = game.clone();
    game.us().play("Wampa").yes();
    game.expect_asked(Side::Us, QuestionKind::Search).expect_options(["AT-ST", "Greedo", "done"]);
    game.us().choose("Greedo").expect_hand(["Greedo"]).expect_deck_top(["Chopper"]).expect_deck_size(4);
    game.expect_exhausted("Mas Amedda")
        .expect_event("a card is shown", |event| matches!(event, LogEvent::Revealed { .. }));
    without.us().play("Wampa").no().expect_hand_size(0);
    without.expect_ready("Mas Amedda");
}

// Corners

/// TWI_101, TWI_080: a created token was not played.
#[test]
fn mas_amedda_and_poggle_do_not_trigger_on_created_tokens() {
    let mut game = scenario().our_hand(["Droid Deployment"]).ours(["Mas Amedda", "Poggle the Lesser"]).action_phase();
    game.us().play("Droid Deployment");
    game.expect_count("Battle Droid", 2).expect_action_of(Side::Them);
}

// ---- TWI_102 Manufactured Soldiers ----

/// TWI_102: two Clone Troopers, or three Battle Droids.
#[test]
fn manufactured_soldiers_creates_two_troopers_or_three_droids() {
    let mode = |mode: u8| {
        let mut game = scenario().our_hand(["Manufactured Soldiers"]).action_phase();
        game.us().play("Manufactured Soldiers").mode(mode);
        game
    };
    mode(1).expect_count("our Clone Trooper", 2).expect_count("Battle Droid", 0);
    mode(2).expect_count("our Battle Droid", 3).expect_count("Clone Trooper", 0);
}

// ---- TWI_103 Pyrrhic Assault ----

/// TWI_103: each friendly unit in play deals 2 damage to an enemy unit when it is defeated this phase. A unit that
/// enters later does not.
#[test]
fn pyrrhic_assault_lets_defeated_units_deal_2_damage() {
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

// Corners

/// TWI_103: the given ability triggers for each defeated unit.
#[test]
fn pyrrhic_assault_triggers_for_each_defeated_unit() {
    let mut game = scenario()
        .our_hand(["Pyrrhic Assault", "The Invasion of Christophsis"])
        .ours(["Battle Droid", "Clone Trooper", "Wampa"])
        .theirs(["AT-ST", "Avenger"])
        .action_phase();
    game.us().play("Pyrrhic Assault");
    game.them().attack("Avenger", "our base");
    game.us().choose("Wampa").choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    game.us().attack("Battle Droid", "AT-ST").choose("Avenger");
    game.expect_damage("Avenger", 2).expect_damage("AT-ST", 3);
}

/// TWI_103, TWI_129: only friendly units get what is given for the phase.
#[test]
fn pyrrhic_assault_and_defense_of_kamino_affect_only_our_units() {
    let mut game = scenario()
        .our_hand(["Pyrrhic Assault"])
        .ours(["Wampa", "Greedo"])
        .theirs(["Jawa Scavenger", "AT-ST"])
        .action_phase();
    game.us().play("Pyrrhic Assault");
    game.them().attack("AT-ST", "Wampa");
    game.us().choose("Jawa Scavenger");
    game.expect_gone("Wampa").expect_gone("Jawa Scavenger").expect_action_of(Side::Us);
    let mut game =
        scenario().our_hand(["In Defense of Kamino"]).ours(["Fives"]).theirs(["Phase I Clone Trooper"]).action_phase();
    game.us().play("In Defense of Kamino");
    game.expect_keyword("Fives", Keyword::Restore).expect_no_keyword("Phase I Clone Trooper", Keyword::Restore);
}

/// TWI_103: the damage is dealt to an enemy unit, not to a friendly one.
#[test]
fn pyrrhic_assault_damages_only_enemy_units() {
    let mut game = scenario()
        .our_hand(["Pyrrhic Assault"])
        .ours(["Greedo", "Wampa"])
        .theirs(["AT-ST", "Swoop Racer"])
        .action_phase();
    game.us().play("Pyrrhic Assault");
    game.them().attack("AT-ST", "Wampa");
    game.expect_options(["AT-ST", "Swoop Racer"]);
}
