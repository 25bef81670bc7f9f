//! The cards of Twilight of the Republic from TWI_042 to TWI_055: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, card_text, scenario, unit};

// ---- TWI_042 Barriss Offee, Unassuming Apprentice ----

/// TWI_042: friendly units healed this phase have +1/+0, by any effect; enemy units do not.
#[test]
fn barriss_offee_gives_1_power_to_healed_friendly_units() {
    let mut game = scenario()
        .our_leader("Obi-Wan Kenobi")
        .ours([unit("Barriss Offee"), unit("Wampa").damage(2)])
        .their_leader("Obi-Wan Kenobi")
        .theirs([unit("AT-ST").damage(2)])
        .action_phase();
    game.expect_power("Wampa", 4);
    game.us().use_ability("Obi-Wan Kenobi").choose("Wampa");
    game.expect_power("Wampa", 5).expect_hp("Wampa", 5);
    game.them().use_ability("Obi-Wan Kenobi").choose("AT-ST");
    game.expect_power("AT-ST", 6).expect_power("Barriss Offee", 1);
    game.both_pass().nobody_resources();
    game.expect_power("Wampa", 4);
}

/// TWI_042: healing before she was played counts; a unit without damage is not healed.
#[test]
fn barriss_offee_counts_healing_before_she_was_played() {
    let mut game = scenario()
        .our_leader("Obi-Wan Kenobi")
        .our_hand(["Barriss Offee", "Repair"])
        .ours([unit("Wampa").damage(2), unit("Underworld Thug")])
        .action_phase();
    game.us().use_ability("Obi-Wan Kenobi").choose("Wampa");
    game.them().pass();
    game.us().play("Repair").choose("Underworld Thug");
    game.them().pass();
    game.us().play("Barriss Offee");
    game.expect_power("Wampa", 5).expect_power("Underworld Thug", 2);
}

// Corners

/// TWI_042: a unit healed under another controller counts after it changes control.
#[test]
fn barriss_offee_strengthens_a_healed_unit_that_we_take() {
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

// ---- TWI_043 Outspoken Representative ----

/// TWI_043: Sentinel with another Republic unit; a Clone Trooper when defeated.
#[test]
fn outspoken_representative_has_sentinel_and_creates_a_trooper() {
    let mut game = scenario()
        .ours([unit("Outspoken Representative").damage(2), unit("Clone Trooper")])
        .theirs(["Wampa", "Clone Trooper"])
        .action_phase();
    game.expect_keyword("Outspoken Representative", Keyword::Sentinel);
    game.us().attack("our Clone Trooper", "Wampa");
    game.expect_no_keyword("Outspoken Representative", Keyword::Sentinel);
    game.them().attack("Clone Trooper", "Outspoken Representative");
    game.expect_gone("Outspoken Representative").expect_count("our Clone Trooper", 1);
}

// ---- TWI_044 Kashyyyk Defender ----

/// TWI_044: Grit; up to 2 damage is healed from another unit and dealt to it.
#[test]
fn kashyyyk_defender_heals_a_unit_and_takes_the_damage() {
    let mut game = scenario()
        .our_hand(["Kashyyyk Defender"])
        .ours([unit("Wampa").damage(1), unit("AT-ST").damage(4)])
        .action_phase();
    let mut all = game.clone();
    all.us().play("Kashyyyk Defender");
    all.expect_not_offered("Kashyyyk Defender");
    all.us().choose("AT-ST").number(2);
    all.expect_damage("AT-ST", 2).expect_damage("Kashyyyk Defender", 2).expect_power("Kashyyyk Defender", 2);
    game.us().play("Kashyyyk Defender").choose("AT-ST").number(0);
    game.expect_damage("AT-ST", 4).expect_damage("Kashyyyk Defender", 0);
}

/// TWI_044: the damage dealt to it is at most the damage that was healed.
#[test]
fn kashyyyk_defender_takes_no_more_damage_than_was_healed() {
    let mut game = scenario().our_hand(["Kashyyyk Defender"]).ours([unit("Wampa").damage(1)]).action_phase();
    game.us().play("Kashyyyk Defender").choose("Wampa");
    game.expect_not_offered("2");
    game.us().number(1);
    game.expect_damage("Wampa", 0).expect_damage("Kashyyyk Defender", 1);
}

// ---- TWI_045 41st Elite Corps ----

/// TWI_045: +0/+3 with three units.
#[test]
fn forty_first_elite_corps_gets_3_hp_with_three_units() {
    let mut game =
        scenario().ours(["41st Elite Corps", "Battle Droid", "Battle Droid"]).theirs(["Wampa"]).action_phase();
    game.expect_hp("41st Elite Corps", 6).expect_power("41st Elite Corps", 3);
    game.us().attack("Battle Droid #1", "Wampa");
    game.expect_hp("41st Elite Corps", 3);
}

// ---- TWI_046 Captain Typho, Protecting the Senator ----

/// TWI_046: Sentinel for any unit, played and on attack.
#[test]
fn captain_typho_gives_sentinel_to_a_unit() {
    let mut game = scenario().our_hand(["Captain Typho"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Captain Typho");
    game.expect_options(["Captain Typho", "Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_not_offered("AT-ST -> our base");
    let mut game = scenario().ours(["Captain Typho"]).action_phase();
    game.us().attack("Captain Typho", "their base").choose("Captain Typho");
    game.expect_keyword("Captain Typho", Keyword::Sentinel);
}

// ---- TWI_047 Satine Kryze, Committed to Peace ----

/// TWI_047: every unit, enemy units included, has the action; half of the remaining HP is rounded up.
#[test]
fn satine_kryze_gives_every_unit_the_action() {
    let mut game = scenario()
        .ours([unit("Satine Kryze"), unit("Wampa").damage(2)])
        .theirs(["AT-ST"])
        .our_deck(["Recruit", "Repair", "Waylay", "Takedown", "Vanquish"])
        .action_phase();
    game.us().use_ability("Wampa");
    game.expect_exhausted("Wampa");
    game.them().expect_deck_size(8).use_ability("AT-ST");
    game.us().expect_discard(["Recruit", "Repair", "Waylay", "Takedown"]).use_ability("Satine Kryze");
    game.them().expect_deck_size(5);
    game.expect_not_offered("use AT-ST");
}

// Corners

/// TWI_047: half of what remains: with one HP left, one card.
#[test]
fn satine_kryze_rounds_up_to_one_card() {
    let mut game = scenario().ours(["Satine Kryze", "Battle Droid"]).action_phase();
    game.us().use_ability("Battle Droid");
    game.them().expect_deck_size(9);
}

// ---- TWI_048 Obi-Wan's Aethersprite, This is Why I Hate Flying ----

/// TWI_048: when played and on attack, may deal 1 damage to itself and 2 to another space unit at once.
#[test]
fn obi_wans_aethersprite_may_damage_itself_and_a_space_unit() {
    let table = || {
        scenario()
            .our_hand(["Obi-Wan's Aethersprite"])
            .ours(["Alliance X-Wing"])
            .theirs(["Avenger", "Wampa"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Obi-Wan's Aethersprite").yes();
    game.expect_options(["Alliance X-Wing", "Avenger"]);
    game.us().choose("Avenger");
    game.expect_damage("Avenger", 2).expect_damage("Obi-Wan's Aethersprite", 1).expect_action_of(Side::Them);
    let mut game = table();
    game.us().play("Obi-Wan's Aethersprite").no();
    game.expect_damage("Obi-Wan's Aethersprite", 0).expect_action_of(Side::Them);
    let mut game = scenario().ours(["Obi-Wan's Aethersprite"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("Obi-Wan's Aethersprite", "their base").yes().choose("TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_damage("Obi-Wan's Aethersprite", 1);
}

// Corners

/// TWI_048, CR 1.9: the damage to itself and to the other unit is dealt at once: both may be defeated.
#[test]
fn obi_wans_aethersprite_may_be_defeated_by_its_own_ability() {
    let mut game =
        scenario().ours([unit("Obi-Wan's Aethersprite").damage(5)]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("Obi-Wan's Aethersprite", "their base").yes().choose("TIE/ln Fighter");
    game.expect_gone("Obi-Wan's Aethersprite").expect_gone("TIE/ln Fighter");
    game.them().expect_base_damage(0);
}

// ---- TWI_049 Knight of the Republic ----

/// TWI_049: a Clone Trooper when it is attacked, even if the attack defeats it.
#[test]
fn knight_of_the_republic_creates_a_trooper_when_attacked() {
    let mut game = scenario().ours([unit("Knight of the Republic").damage(3)]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Knight of the Republic");
    game.expect_count("our Clone Trooper", 1).expect_gone("Knight of the Republic");
}

// Rulings

/// TWI_049, TWI_083, CR 7.6.15A, 7.6.15C: "when attacked" triggers together with "on attack" abilities; the active
/// player chooses the order, and all resolve before combat damage.
#[test]
fn when_attacked_triggers_together_with_on_attack() {
    for (defender, token) in [("Knight of the Republic", "Clone Trooper"), ("General's Guardian", "Battle Droid")] {
        let mut game = scenario().ours([unit("Chopper").with(["Devotion"])]).theirs([defender]).action_phase();
        game.us().attack("Chopper", defender);
        game.expect_asked(Side::Us, QuestionKind::WhoFirst).expect_damage(defender, 0).expect_count(token, 0);
        game.us().their_abilities_first();
        game.expect_count(token, 1).expect_controller(token, Side::Them);
        game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_damage(defender, 0);
    }
}

// ---- TWI_050 Luminara Unduli, Soft-Spoken Master ----

/// TWI_050: heals 1 damage from a base for each friendly unit, herself included; Grit with three units.
#[test]
fn luminara_unduli_heals_a_base_for_each_friendly_unit() {
    let mut game = scenario()
        .our_hand(["Luminara Unduli"])
        .ours(["Wampa", "Battle Droid"])
        .our_base_damage(10)
        .their_base_damage(10)
        .theirs(["AT-ST", "AT-ST"])
        .action_phase();
    game.us().play("Luminara Unduli");
    game.expect_options(["our base", "their base"]);
    game.us().choose("our base").expect_base_damage(7);
    game.expect_keyword("Luminara Unduli", Keyword::Grit);
}

/// TWI_050: the damage on her is power only while we control three units.
#[test]
fn luminara_unduli_has_grit_with_three_units() {
    let mut game = scenario()
        .ours([unit("Luminara Unduli").damage(3), unit("Wampa"), unit("Battle Droid")])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_power("Luminara Unduli", 7);
    game.us().attack("Battle Droid", "AT-ST");
    game.expect_power("Luminara Unduli", 4).expect_no_keyword("Luminara Unduli", Keyword::Grit);
}

// ---- TWI_051 For The Republic ----

/// TWI_051: 2 less with three Republic units; the unit has Restore 2 while we control three units.
#[test]
fn for_the_republic_costs_2_less_with_republic_units_and_gives_restore() {
    let price = |units: [&'static str; 3]| {
        let mut game = scenario().our_hand(["For The Republic"]).ours(units).action_phase();
        game.us().play_onto("For The Republic", units[0]);
        20 - game.game.ready_resources(rules::Seat(0))
    };
    assert_eq!(price(["Clone Trooper", "Echo, Valiant ARC Trooper", "41st Elite Corps"]), 1);
    assert_eq!(price(["Clone Trooper", "Echo, Valiant ARC Trooper", "Wampa"]), 3);
    let mut game = scenario()
        .our_base_damage(5)
        .ours([unit("Wampa").with(["For The Republic"]), unit("Battle Droid"), unit("Underworld Thug")])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_keyword("Wampa", Keyword::Restore).expect_power("Wampa", 6).expect_hp("Wampa", 7);
    game.us().attack("Wampa", "their base").expect_base_damage(3);
    game.them().pass();
    game.us().attack("Battle Droid", "AT-ST");
    game.expect_no_keyword("Wampa", Keyword::Restore);
}

// ---- TWI_052 Hello There ----

/// TWI_052: -4/-4 for a unit that entered play this phase, ours or theirs, and for no other.
#[test]
fn hello_there_gives_minus_4_4_to_a_unit_that_entered_this_phase() {
    let mut game = scenario()
        .our_hand(["Hello There"])
        .theirs(["AT-ST"])
        .their_hand(["Wampa", "Droid Deployment"])
        .their_action_phase();
    game.them().play("Wampa");
    game.us().pass();
    game.them().play("Droid Deployment");
    game.us().play("Hello There");
    game.expect_options(["Wampa", "Battle Droid", "Battle Droid"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 0).expect_hp("Wampa", 1);
    game.both_pass().nobody_resources();
    game.expect_power("Wampa", 4).expect_hp("Wampa", 5);
}

// ---- TWI_053 Finn, On the Run ----

/// TWI_053: after his attack 1 of each damage to a unique unit is prevented for this phase.
#[test]
fn finn_prevents_1_damage_to_a_unique_unit() {
    let mut game = scenario()
        .ours(["Finn", "Wampa", "Echo, Valiant ARC Trooper"])
        .theirs(["Battle Droid", "Underworld Thug", "Luke Skywalker, Jedi Knight"])
        .action_phase();
    game.us().attack("Finn", "their base");
    game.expect_options(["Finn", "Echo", "Luke Skywalker"]);
    game.us().choose("Echo");
    game.them().attack("Battle Droid", "Echo");
    game.expect_damage("Echo", 0);
    game.us().pass();
    game.them().attack("Underworld Thug", "Echo");
    game.expect_damage("Echo", 1);
}

// Corners

/// TWI_053, CR 6.3.5D: 1 of the damage that Overwhelm needs to defeat the unit is prevented: 1 more is dealt to the
/// unit, and 1 less is excess.
#[test]
fn finn_prevention_counts_against_overwhelm() {
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

// Rulings

/// TWI_053: his attack has ended when his ability resolves, so what lasted for it is gone.
#[test]
fn finn_no_longer_attacks_when_his_ability_resolves() {
    let mut game = scenario()
        .our_hand(["Precision Fire"])
        .ours(["Finn", "Echo, Valiant ARC Trooper"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().play("Precision Fire").attack("Finn", "Battle Droid");
    game.expect_options(["Finn", "Echo"]);
    game.expect_power("Finn", 3).expect_no_keyword("Finn", Keyword::Saboteur);
}

/// TWI_053, CR 7.6.16C: he protects a unit although the combat damage has defeated him.
#[test]
fn finn_defeated_by_his_attack_still_protects_a_unit() {
    let mut game = scenario()
        .ours([unit("Finn").damage(3), unit("Echo, Valiant ARC Trooper")])
        .theirs(["Wampa", "Battle Droid"])
        .action_phase();
    game.us().attack("Finn", "Wampa");
    game.expect_gone("Finn");
    game.us().choose("Echo");
    game.them().attack("Battle Droid", "Echo");
    game.expect_damage("Echo", 0);
}

/// TWI_053, TWI_116, errata: the texts say "unique".
#[test]
fn finn_and_clone_texts_say_unique() {
    assert!(card_text("TWI_053").contains("unique"));
    assert!(card_text("TWI_116").contains("not unique"));
}

// ---- TWI_054 Duchess's Champion ----

/// TWI_054: Sentinel while an opponent controls three units.
#[test]
fn duchesss_champion_has_sentinel_against_three_units() {
    let mut game = scenario()
        .ours(["Duchess's Champion", "Wampa", "AT-ST"])
        .theirs(["Battle Droid", "Battle Droid", "Alliance X-Wing"])
        .their_action_phase();
    game.expect_keyword("Duchess's Champion", Keyword::Sentinel).expect_not_offered("Battle Droid -> Wampa");
    game.them().attack("Battle Droid #1", "Duchess's Champion");
    game.expect_no_keyword("Duchess's Champion", Keyword::Sentinel);
}

// Corners

/// TWI_054: with three players, a single opponent must control three units.
#[test]
fn duchesss_champion_needs_one_opponent_with_three_units() {
    let mut game = scenario().ours(["Duchess's Champion"]).theirs(["Wampa", "AT-ST"]).third(["Wampa"]).action_phase();
    game.expect_no_keyword("Duchess's Champion", Keyword::Sentinel);
    let mut game =
        scenario().ours(["Duchess's Champion"]).theirs(["Wampa"]).third(["Wampa", "AT-ST", "Greedo"]).action_phase();
    game.expect_keyword("Duchess's Champion", Keyword::Sentinel);
}

// ---- TWI_055 Equalize ----

/// TWI_055: -2/-2 for a unit; if its controller has more units than we do, -2/-2 for another one.
#[test]
fn equalize_weakens_two_units_against_more_units() {
    let mut game = scenario().our_hand(["Equalize"]).ours(["Wampa"]).theirs(["AT-ST", "Avenger"]).action_phase();
    game.us().play("Equalize").choose("AT-ST");
    game.expect_options(["Wampa", "Avenger"]);
    game.us().choose("Avenger");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5).expect_power("Avenger", 6).expect_action_of(Side::Them);
}

/// TWI_055: if the first unit is defeated, it is no longer counted.
#[test]
fn equalize_counts_units_after_the_first_was_defeated() {
    let mut game =
        scenario().our_hand(["Equalize"]).ours(["Wampa"]).theirs(["TIE/ln Fighter", "Avenger"]).action_phase();
    game.us().play("Equalize").choose("TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_power("Avenger", 8).expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Equalize"]).theirs(["TIE/ln Fighter", "Avenger"]).action_phase();
    game.us().play("Equalize").choose("TIE/ln Fighter").choose("Avenger");
    game.expect_power("Avenger", 6);
}

/// TWI_055: for a friendly unit the second part does not apply.
#[test]
fn equalize_on_a_friendly_unit_applies_once() {
    let mut game = scenario().our_hand(["Equalize"]).ours(["Wampa"]).theirs(["AT-ST", "Avenger"]).action_phase();
    game.us().play("Equalize").choose("Wampa");
    game.expect_power("Wampa", 2).expect_action_of(Side::Them);
}

// Corners

/// TWI_055, TWI_063: both power and HP are reduced.
#[test]
fn equalize_and_vulture_interceptor_reduce_power_and_hp() {
    let mut game = scenario().our_hand(["Equalize"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("Equalize").choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
    let mut game = scenario().ours(["Vulture Interceptor Wing"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Vulture Interceptor Wing", "their base").choose("AT-ST");
    game.expect_power("AT-ST", 5).expect_hp("AT-ST", 6);
}
