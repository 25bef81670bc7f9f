//! Corners of the leaders, the Vigilance and the Command cards of Twilight of the Republic.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_116: as a copy of a token it is a unit like the token and no token itself; gone, it is Clone again.
#[test]
fn clone_as_a_token_is_no_token() {
    let mut game = scenario()
        .our_hand(["Clone", "Reprocess", "Nameless Valor"])
        .ours(["Shaak Ti"])
        .theirs(["Battle Droid", "Wampa"])
        .action_phase();
    game.us().play("Clone").choose("Battle Droid");
    game.expect_power("our Battle Droid", 1).expect_hp("our Battle Droid", 1).expect_exhausted("our Battle Droid");
    game.them().attack("Wampa", "our Battle Droid");
    game.us().expect_discard(["Clone"]).play("Reprocess").choose("Clone");
    game.expect_in_deck("Clone").expect_count("our Battle Droid", 1);
}

/// TWI_116: a copy of a token returns to its owner's hand as Clone.
#[test]
fn clone_as_a_token_returns_to_hand() {
    let mut game = scenario().our_hand(["Clone"]).theirs(["Clone Trooper"]).their_hand(["Waylay"]).action_phase();
    game.us().play("Clone").choose("Clone Trooper");
    game.them().play("Waylay").choose("our Clone Trooper");
    game.us().expect_hand(["Clone"]);
}

/// TWI_116: its cost is the copied unit's, and it is not unique.
#[test]
fn clone_has_the_cost_of_the_copied_unit_and_is_not_unique() {
    let mut game =
        scenario().our_hand(["Clone"]).ours(["Finn"]).theirs(["Wampa"]).their_hand(["Death by Droids"]).action_phase();
    game.us().play("Clone").choose("Finn");
    game.expect_count("Finn", 2);
    game.them().play("Death by Droids");
    game.expect_options(["Finn", "Finn"]);
    game.them().choose("Finn #1");
    game.us().expect_discard(["Clone"]).attack("Finn", "their base");
    game.expect_options(["Finn"]);
}

/// TWI_116: a copy of a unique unit is no unique unit to choose.
#[test]
fn clone_of_a_unique_unit_is_not_chosen_as_one() {
    let mut game = scenario().our_hand(["Clone"]).ours(["Finn"]).action_phase();
    game.us().play("Clone").choose("Finn");
    game.them().pass();
    game.us().attack("Finn #1", "their base");
    game.expect_options(["Finn"]);
}

/// TWI_116: keywords of the copied unit that trigger when it is played do so.
#[test]
fn clone_has_the_keywords_of_the_copied_unit() {
    let mut game = scenario()
        .our_hand(["Clone"])
        .theirs([unit("Count Dooku, Darth Tyranus").damage(1), unit("Battle Droid")])
        .action_phase();
    game.us().play("Clone").choose("Count Dooku").resolve_first("Shielded");
    game.expect_upgrades("our Count Dooku", ["Shield"]).expect_options([
        "Battle Droid",
        "Count Dooku",
        "Count Dooku",
        "no",
    ]);
}

/// TWI_016, CR 8.32: damage that a Shield prevents was not dealt; Jango Fett's own damage counts.
#[test]
fn jango_fett_hears_only_damage_that_was_dealt() {
    let mut game = scenario()
        .our_deployed_leader("Jango Fett")
        .ours(["Wampa"])
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.expect_action_of(Side::Them).expect_ready("AT-ST");
    game.them().pass();
    game.us().attack("Jango Fett", "AT-ST").yes();
    game.expect_exhausted("AT-ST");
}

/// TWI_016: a unit that defends deals damage, too.
#[test]
fn jango_fett_hears_a_defender() {
    let mut game = scenario().our_leader("Jango Fett").ours(["Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.us().pass();
    let mut game = scenario().our_deployed_leader("Jango Fett").ours(["Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Wampa");
    // The attacker is exhausted already: there is nothing to do.
    game.expect_action_of(Side::Us).expect_exhausted("AT-ST");
}

/// TWI_040: an upgrade of theirs stays theirs: defeated, it goes back to their discard pile.
#[test]
fn a_fine_addition_borrows_from_the_opponent() {
    let mut game = scenario()
        .our_hand(["A Fine Addition"])
        .ours(["Wampa"])
        .theirs(["Battle Droid"])
        .their_discard(["Academy Training"])
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().attack("Wampa", "Battle Droid");
    game.them().pass();
    game.us().play("A Fine Addition").play_onto("Academy Training", "Wampa");
    game.them().play("Confiscate").choose("Academy Training").expect_discard(["Academy Training", "Confiscate"]);
    game.us().expect_discard(["A Fine Addition"]);
}

/// TWI_070: the unit that its -2/-2 defeats is gone before it could be exhausted.
#[test]
fn perilous_position_may_defeat_the_unit() {
    let mut game = scenario().our_hand(["Perilous Position"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().play_onto("Perilous Position", "TIE/ln Fighter").expect_discard(["Perilous Position"]);
    game.expect_gone("TIE/ln Fighter").expect_action_of(Side::Them);
}

/// TWI_069: the token that bears it falls: it goes to another one.
#[test]
fn roger_roger_goes_from_droid_to_droid() {
    let mut game = scenario()
        .ours([unit("Battle Droid").with(["Roger Roger"]), unit("Battle Droid")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Battle Droid #1", "AT-ST").choose("Battle Droid");
    game.expect_upgrades("Battle Droid", ["Roger Roger"]).expect_count("Battle Droid", 1);
}

/// TWI_005: of two Exploits for the next card both hold; at the end of the phase they are gone.
#[test]
fn count_dookus_next_card_is_one_of_this_phase() {
    let mut game = scenario()
        .our_deployed_leader("Count Dooku, Face of the Confederacy")
        .our_hand(["Super Battle Droid"])
        .ours(["Battle Droid"])
        .action_phase();
    game.us().attack("Count Dooku", "their base");
    game.both_pass().nobody_resources();
    game.us().play("Super Battle Droid");
    game.expect_in_play("Battle Droid").expect_action_of(Side::Them);
}

/// TWI_115: played for free he captures only what costs nothing.
#[test]
fn osi_sobeck_for_free_captures_only_what_is_free() {
    let mut game = scenario()
        .our_hand(["Consolidation of Power", "Osi Sobeck"])
        .ours(["AT-ST"])
        .theirs(["Greedo", "Battle Droid"])
        .action_phase();
    game.us().play("Consolidation of Power").choose("AT-ST").play("Osi Sobeck");
    // Exploit is offered even so.
    if game.game.question().is_some_and(|question| question.ask == Ask::Exploit) {
        game.us().done();
    }
    game.expect_gone("AT-ST").expect_options(["Battle Droid"]);
}

/// TWI_089, CR 7.4.4: nobody chosen, only what costs 0 could be played, and nobody falls.
#[test]
fn consolidation_of_power_with_nobody() {
    let mut game = scenario().our_hand(["Consolidation of Power", "Battlefield Marine"]).ours(["AT-ST"]).action_phase();
    game.us().play("Consolidation of Power").done();
    game.expect_in_play("AT-ST").expect_in_hand("Battlefield Marine").expect_action_of(Side::Them);
}

/// TWI_086: only cards of our own discard pile that were defeated: not one that was discarded from hand.
#[test]
fn admiral_trench_brings_back_no_discarded_card() {
    let mut game = scenario()
        .our_hand(["Admiral Trench", "Swoop Racer"])
        .ours([unit("Wampa").damage(4).owned_by(Side::Them), unit("Underworld Thug")])
        .theirs(["AT-ST"])
        .their_hand(["Force Throw"])
        .action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.them().play("Force Throw").choose_player(Side::Us);
    game.us().choose("Swoop Racer").play("Admiral Trench").done().expect_hand([]);
    game.us().expect_discard(["Swoop Racer"]);
    game.expect_action_of(Side::Them);
}

/// TWI_098, with three players: the opponent with the most units counts, not all of them together.
#[test]
fn republic_defense_carrier_counts_one_opponent() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, Serving the Republic")
        .our_hand(["Republic Defense Carrier"])
        .theirs(["Wampa", "AT-ST"])
        .third(["Wampa", "AT-ST", "Battle Droid"])
        .action_phase();
    game.us().play("Republic Defense Carrier").expect_ready_resources(20 - 11 + 3);
}

/// TWI_054, with three players: one opponent must control three units.
#[test]
fn duchesss_champion_counts_one_opponent() {
    let mut game = scenario().ours(["Duchess's Champion"]).theirs(["Wampa", "AT-ST"]).third(["Wampa"]).action_phase();
    game.expect_no_keyword("Duchess's Champion", Keyword::Sentinel);
    let mut game =
        scenario().ours(["Duchess's Champion"]).theirs(["Wampa"]).third(["Wampa", "AT-ST", "Greedo"]).action_phase();
    game.expect_keyword("Duchess's Champion", Keyword::Sentinel);
}

/// TWI_125, with three players: each opponent gets as many Battle Droids.
#[test]
fn the_clone_wars_arms_every_opponent() {
    let mut game = scenario().our_hand(["The Clone Wars"]).theirs(["Wampa"]).third(["Wampa"]).action_phase();
    game.us().play("The Clone Wars").number(2);
    game.expect_count("our Clone Trooper", 2).expect_count("their Battle Droid", 2);
    game.expect_count("third Battle Droid", 2);
}

/// TWI_078, with three players: one opponent is chosen.
#[test]
fn the_invasion_of_christophsis_is_of_one_opponent() {
    let mut game = scenario()
        .our_hand(["The Invasion of Christophsis"])
        .theirs(["Wampa"])
        .third(["Greedo", "AT-ST"])
        .action_phase();
    game.us().play("The Invasion of Christophsis");
    game.expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.third().no();
    game.expect_gone("AT-ST").expect_in_play("Wampa");
}

/// TWI_004: an empty deck has no card to discard.
#[test]
fn yoda_cannot_discard_from_an_empty_deck() {
    let mut game = scenario().our_leader("Yoda, Sensing Darkness").our_deck([]).theirs(["Battle Droid"]).action_phase();
    game.us().deploy();
    game.expect_in_play("Battle Droid").expect_action_of(Side::Them);
}

/// TWI_033, CR 7.6.4: it hears its own fall and that of units that fall with it, to no avail.
#[test]
fn calculating_magnaguard_falls_with_others() {
    let mut game = scenario()
        .our_hand(["Superlaser Blast"])
        .ours(["Calculating MagnaGuard", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Superlaser Blast");
    while game.game.question().is_some_and(|question| question.ask == Ask::WhichFirst) {
        game.us().resolve_first("Calculating MagnaGuard");
    }
    game.expect_gone("Calculating MagnaGuard").expect_action_of(Side::Them);
}

/// TWI_103: what it gave is heard for all units that fall together, each by itself.
#[test]
fn pyrrhic_assault_answers_for_each_of_the_fallen() {
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

/// TWI_064: a card that an ability plays is a card played.
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

/// TWI_101, TWI_080: a token that is created was not played.
#[test]
fn mas_amedda_hears_no_token() {
    let mut game = scenario().our_hand(["Droid Deployment"]).ours(["Mas Amedda", "Poggle the Lesser"]).action_phase();
    game.us().play("Droid Deployment");
    game.expect_count("Battle Droid", 2).expect_action_of(Side::Them);
}

/// TWI_047: half of what remains: with one HP left, one card.
#[test]
fn satine_kryze_rounds_up_to_one() {
    let mut game = scenario().ours(["Satine Kryze", "Battle Droid"]).action_phase();
    game.us().use_ability("Battle Droid");
    game.them().expect_deck_size(9);
}

/// TWI_110: he goes with the unit that he chose although another Huyang comes.
#[test]
fn huyang_strengthens_only_one_unit() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Wampa", "Greedo"]).their_hand(["Waylay"]).action_phase();
    game.us().play("Huyang").choose("Wampa");
    game.them().play("Waylay").choose("Huyang");
    game.expect_power("Wampa", 4);
    game.us().play("Huyang").choose("Greedo");
    game.expect_power("Wampa", 4).expect_power("Greedo", 5);
}

/// TWI_042: a unit that changes sides takes its healing along.
#[test]
fn barriss_offee_strengthens_a_healed_unit_that_comes_over() {
    let mut game = scenario()
        .ours(["Barriss Offee"])
        .our_hand(["Change of Heart"])
        .theirs([unit("Wampa").damage(2)])
        .their_leader("Obi-Wan Kenobi")
        .their_action_phase();
    game.them().use_ability("Obi-Wan Kenobi").choose("Wampa");
    game.expect_power("Wampa", 4);
    game.us().play("Change of Heart").choose("Wampa");
    game.expect_power("Wampa", 5);
}

/// TWI_048, CR 1.9: its damage to itself and to the other unit is one: both may fall, and both abilities wait together.
#[test]
fn obi_wans_aethersprite_may_fall_by_its_own_ability() {
    let mut game =
        scenario().ours([unit("Obi-Wan's Aethersprite").damage(5)]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("Obi-Wan's Aethersprite", "their base").yes().choose("TIE/ln Fighter");
    game.expect_gone("Obi-Wan's Aethersprite").expect_gone("TIE/ln Fighter");
    game.them().expect_base_damage(0);
}

/// TWI_053, CR 6.3.5D: of the damage that an attacker with Overwhelm needs, 1 is prevented: it deals 1 more to the unit,
/// and 1 less is in excess.
#[test]
fn overwhelm_needs_more_against_a_unit_that_finn_protects() {
    let table = |damage: i16| {
        let mut game = scenario().ours([unit("Finn"), unit("TWI_150").damage(damage)]).theirs(["AT-ST"]).action_phase();
        game.us().attack("Finn", "their base").choose("Saw Gerrera");
        game.them().attack("AT-ST", "Saw Gerrera");
        game
    };
    // Of 8 HP 5 are left: 6, of which 1 is prevented.
    let mut game = table(3);
    game.expect_gone("Saw Gerrera");
    game.us().expect_base_damage(0);
    let mut game = table(5);
    game.expect_gone("Saw Gerrera");
    game.us().expect_base_damage(2);
    let mut game = table(2);
    game.expect_damage("Saw Gerrera", 7).us().expect_base_damage(0);
}

/// TWI_096, CR 6.3.5D: what takes no combat damage leaves none in excess.
#[test]
fn overwhelm_finds_no_excess_where_all_is_prevented() {
    let mut game = scenario()
        .text(r#"(id: "TWI_057", abilities: [Constant(gives: [PreventAllDamage(combat: true)])])"#)
        .ours(["AT-ST"])
        .theirs(["Warrior Drone"])
        .action_phase();
    game.us().attack("AT-ST", "Warrior Drone");
    game.expect_damage("Warrior Drone", 0);
    game.them().expect_base_damage(0);
}

/// TWI_110: the unit that he chose is gone: what comes back is another, without the +2/+2.
#[test]
fn huyangs_gift_does_not_follow_a_unit_out_of_play() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Swoop Racer"]).their_hand(["Waylay"]).action_phase();
    game.us().play("Huyang").choose("Swoop Racer");
    game.them().play("Waylay").choose("Swoop Racer");
    game.us().play("Swoop Racer");
    game.expect_power("Swoop Racer", 4);
}

/// TWI_017: he provides Heroism, turned Villainy.
#[test]
fn palpatine_provides_the_aspects_of_his_side() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_hand(["TIE/ln Fighter", "TIE/ln Fighter", "Alliance X-Wing", "Alliance X-Wing"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("TIE/ln Fighter").expect_ready_resources(20 - 3);
    game.them().pass();
    game.us().play("Alliance X-Wing").expect_ready_resources(17 - 2);
    game.them().pass();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("our leader");
    game.them().pass();
    game.us().play("TIE/ln Fighter").expect_ready_resources(15 - 1);
    game.them().pass();
    game.us().play("Alliance X-Wing").expect_ready_resources(14 - 4);
}
