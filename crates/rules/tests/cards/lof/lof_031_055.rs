//! The cards of Legends of the Force from LOF_031 to LOF_055: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- LOF_031 Karis, We Don't Like Strangers ----

/// LOF_031: when defeated, may use the Force for -2/-2.
#[test]
fn karis_may_give_minus_2_2_when_defeated() {
    let mut game = scenario().our_force().ours(["Karis"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().attack("Karis", "Wampa").yes();
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
}

// ---- LOF_032 Magistrate's Scout ----

/// LOF_032: Restore 2.
#[test]
fn magistrates_scout_has_restore() {
    let mut game = scenario().ours(["Magistrate's Scout"]).our_base_damage(5).action_phase();
    game.us().attack("Magistrate's Scout", "their base").expect_base_damage(3);
}

// ---- LOF_033 Nameless Terror ----

/// LOF_033: may exhaust a Force unit; on attack enemy units lose the Force trait for this phase.
#[test]
fn nameless_terror_may_exhaust_a_force_unit_and_removes_the_trait() {
    let mut game = scenario().our_hand(["Nameless Terror"]).theirs(["Gungi", "Wampa"]).action_phase();
    game.us().play("Nameless Terror");
    game.expect_options(["Gungi", "no"]);
    game.us().choose("Gungi");
    game.expect_exhausted("Gungi");
    let mut game = scenario()
        .confiscate_does("Exhaust(Choose(traits: [Force]))")
        .ours(["Nameless Terror", "Outer Rim Mystic"])
        .theirs(["Gungi"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().attack("Nameless Terror", "their base");
    game.them().pass();
    game.us().play("Confiscate");
    game.expect_options(["Outer Rim Mystic"]);
}

// Rulings

/// LOF_033: nor can they gain the trait this phase (ruling 1).
#[test]
fn nameless_terror_keeps_enemy_units_from_gaining_the_force_trait() {
    let mut game = scenario()
        .confiscate_does(
            "Gain(to: All(side: Enemy), gives: [Trait(Force)], for: Phase), Exhaust(Choose(traits: [Force]))",
        )
        .ours(["Nameless Terror"])
        .theirs(["Gungi", "Wampa"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().attack("Nameless Terror", "their base");
    game.them().pass();
    game.us().play("Confiscate");
    game.expect_action_of(Side::Them).expect_ready("Gungi");
}

// ---- LOF_034 Supremacy TIE/sf ----

/// LOF_034: Sentinel in space.
#[test]
fn supremacy_tie_has_sentinel_in_space() {
    let mut game = scenario().theirs(["Supremacy TIE/sf"]).ours(["Hyperspace Wayfarer", "Wampa"]).action_phase();
    game.expect_not_offered("Hyperspace Wayfarer -> their base").expect_offered("Wampa -> their base");
    game.us().attack("Hyperspace Wayfarer", "Supremacy TIE/sf");
}

// ---- LOF_035 Talzin's Assassin ----

/// LOF_035: when played, may use the Force for -3/-3.
#[test]
fn talzins_assassin_may_give_minus_3_3() {
    let mut game = scenario().our_force().our_hand(["Talzin's Assassin"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Talzin's Assassin").yes().choose("AT-ST");
    game.expect_power("AT-ST", 3).expect_hp("AT-ST", 4);
    let mut game = scenario().our_hand(["Talzin's Assassin"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Talzin's Assassin");
    game.expect_action_of(Side::Them);
}

// ---- LOF_036 Old Daka, Oldest and Wisest ----

/// LOF_036: another friendly Night unit, not an Old Daka, is defeated and played from the discard pile for free.
#[test]
fn old_daka_may_defeat_a_night_unit_and_play_it_again_for_free() {
    let mut game = scenario()
        .our_hand(["Old Daka"])
        .ours([unit("Awakened Specters").damage(4), unit("Wampa")])
        .theirs(["Awakened Specters"])
        .action_phase();
    game.us().play("Old Daka");
    game.expect_options(["Awakened Specters", "no"]);
    game.us().choose("Awakened Specters");
    let paid = game.game.ready_resources(rules::Seat(0));
    game.us().play("Awakened Specters").expect_ready_resources(paid);
    game.expect_damage("our Awakened Specters", 0).expect_exhausted("our Awakened Specters");
}

// Corners

/// LOF_036: a unit that another player owns goes to that player's discard pile and cannot be played.
#[test]
fn old_daka_plays_nothing_from_an_opponents_discard_pile() {
    let mut game =
        scenario().our_hand(["Old Daka"]).ours([unit("Awakened Specters").owned_by(Side::Them)]).action_phase();
    game.us().play("Old Daka").choose("Awakened Specters");
    game.expect_in_discard("Awakened Specters").expect_action_of(Side::Them);
}

/// LOF_036, CR 7.5.17C: a Pilot is played as a unit only.
#[test]
fn old_daka_plays_pilots_as_units() {
    let mut game = scenario()
        .text(r#"(id: "SOR_164", abilities: [Constant(on: All(side: Friendly), gives: [Trait(Night)])])"#)
        .our_hand(["Old Daka"])
        .ours(["Wampa", "Clone Pilot", "Alliance X-Wing"])
        .action_phase();
    game.us().play("Old Daka").choose("Clone Pilot");
    game.expect_options(["play Clone Pilot", "no"]);
}

// Rulings

/// LOF_036, CR 1.8.5: for free means without aspect penalties, but not without other costs (ruling 1).
#[test]
fn old_daka_unit_has_no_penalty_but_additional_costs() {
    let mut game = scenario().our_resources(9).our_hand(["Old Daka"]).ours(["Awakened Specters"]).action_phase();
    game.us().play("Old Daka").choose("Awakened Specters");
    let left = game.game.ready_resources(rules::Seat(0));
    assert!(left < 4);
    game.us().play("Awakened Specters").expect_ready_resources(left);
    let mut other_costs =
        crate::starts::units_with_additional_cost().our_hand(["Old Daka"]).ours(["Awakened Specters"]).action_phase();
    other_costs.us().play("Old Daka").choose("Awakened Specters").expect_base_damage(2);
    other_costs.us().play("Awakened Specters").expect_base_damage(4);
}

// ---- LOF_037 Darth Vader, Twilight of the Apprentice ----

/// LOF_037: a Shield for a unit of ours and for one of theirs.
#[test]
fn darth_vader_gives_a_shield_to_a_friendly_and_an_enemy_unit() {
    let mut game = scenario().our_hand(["LOF_037"]).ours(["Gungi"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("LOF_037");
    game.expect_options(["Gungi", "Darth Vader"]);
    game.us().choose("Gungi");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Gungi", ["Shield"]).expect_upgrades("Wampa", ["Shield"]).expect_upgrades("AT-ST", []);
}

/// LOF_037: on attack an enemy unit with a Shield is defeated, and no other.
#[test]
fn darth_vader_defeats_an_enemy_unit_with_a_shield_on_attack() {
    let mut game = scenario()
        .ours([unit("LOF_037"), unit("Gungi").with(["Shield"])])
        .theirs([unit("Wampa").with(["Shield"]), unit("AT-ST").with(["Experience"])])
        .action_phase();
    game.us().attack("LOF_037", "their base");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa").expect_in_play("AT-ST");
}

// ---- LOF_038 Pong Krell, It's Treason, Then ----

/// LOF_038: after an attack that he survives, may defeat a unit with less remaining HP than his power.
#[test]
fn pong_krell_may_defeat_a_unit_with_less_hp_than_his_power() {
    let mut game = scenario().ours(["Pong Krell"]).theirs(["Greedo", "Cantina Braggart", "Wampa"]).action_phase();
    game.us().attack("Pong Krell", "their base");
    game.expect_options(["Greedo", "no"]);
    game.us().no();
    game.expect_in_play("Greedo");
}

// Rulings

/// LOF_038, CR 7.6.16: not if the attack defeats him (ruling 1).
#[test]
fn pong_krell_must_survive_his_attack() {
    let mut game = scenario().ours([unit("Pong Krell").damage(7)]).theirs(["Wampa", "Greedo"]).action_phase();
    game.us().attack("Pong Krell", "Wampa");
    game.expect_gone("Pong Krell").expect_in_play("Greedo").expect_action_of(Side::Them);
}

/// LOF_038, CR 1.10.5: his current power counts, with the Grit of the damage just taken (ruling 2, 3).
#[test]
fn pong_krell_counts_current_power() {
    let mut game = scenario().ours(["Pong Krell"]).theirs(["Wampa", "Gungi"]).action_phase();
    game.us().attack("Pong Krell", "Wampa");
    // 2 power and 4 damage: 6, and he has 5 HP left himself.
    game.expect_options(["Pong Krell", "Wampa", "Gungi", "no"]);
    game.us().choose("Gungi");
    game.expect_gone("Gungi");
}

// ---- LOF_039 Darth Sidious, The Phantom Menace ----

/// LOF_039: may use the Force to defeat each non-Sith unit with 3 or less remaining HP, friendly ones included.
#[test]
fn darth_sidious_may_defeat_non_sith_units_with_3_or_less_hp() {
    let mut game = scenario()
        .our_force()
        .our_hand(["Darth Sidious"])
        .ours(["Cantina Braggart", "Gungi"])
        .theirs([unit("Wampa").damage(2), unit("AT-ST")])
        .action_phase();
    game.us().play("Darth Sidious").yes();
    game.expect_gone("Cantina Braggart").expect_gone("Wampa").expect_in_play("Gungi").expect_in_play("AT-ST");
}

// ---- LOF_040 Kylo Ren's Lightsaber ----

/// LOF_040: enemy card abilities cannot exhaust a Force unit with it; not on a Vehicle.
#[test]
fn kylo_rens_lightsaber_keeps_a_force_unit_from_being_exhausted() {
    let table = |on: &'static str| {
        scenario()
            .confiscate_does("Exhaust(All(side: Enemy))")
            .our_hand(["Confiscate"])
            .theirs([unit(on).with(["Kylo Ren's Lightsaber"])])
            .action_phase()
    };
    let mut game = table("Gungi");
    game.us().play("Confiscate");
    game.expect_ready("Gungi");
    let mut game = table("Wampa");
    game.us().play("Confiscate");
    game.expect_exhausted("Wampa");
    let mut game = scenario().our_hand(["Kylo Ren's Lightsaber"]).ours(["AT-ST", "Wampa"]).action_phase();
    game.expect_not_offered("play Kylo Ren's Lightsaber onto AT-ST");
    game.us().play_onto("Kylo Ren's Lightsaber", "Wampa");
}

// ---- LOF_041 Drain Essence ----

/// LOF_041: 2 damage, and we create a Force token.
#[test]
fn drain_essence_deals_2_damage_and_creates_a_force_token() {
    let mut game = scenario().our_hand(["Drain Essence"]).theirs(["Wampa"]).action_phase();
    game.us().play("Drain Essence").choose("Wampa");
    game.expect_damage("Wampa", 2).expect_in_base_zone("The Force");
}

// ---- LOF_042 Always Two ----

/// LOF_042: two unique friendly Sith get tokens, and all other friendly units are defeated.
#[test]
fn always_two_strengthens_two_sith_and_defeats_the_others() {
    let mut game =
        scenario().our_hand(["Always Two"]).ours(["TWI_135", "LOF_039", "Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().play("Always Two").choose("TWI_135").choose("LOF_039");
    for sith in ["TWI_135", "LOF_039"] {
        game.expect_upgrades(sith, ["Shield", "Shield", "Experience", "Experience"]);
    }
    game.expect_gone("Gungi").expect_in_play("Wampa");
}

// ---- LOF_043 The Tragedy of Plagueis ----

/// LOF_043: a friendly unit is not defeated by having no HP; then an opponent chooses one of its units to defeat.
#[test]
fn the_tragedy_of_plagueis_keeps_a_unit_from_being_defeated() {
    let mut game = scenario()
        .our_hand(["The Tragedy of Plagueis"])
        .ours(["Gungi"])
        .theirs(["Wampa", "Greedo", "AT-ST"])
        .action_phase();
    game.us().play("The Tragedy of Plagueis").choose("Gungi");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Wampa", "Greedo", "AT-ST"]);
    game.them().choose("Wampa").attack("AT-ST", "Gungi");
    game.expect_gone("Wampa").expect_in_play("Gungi").expect_damage("Gungi", 6);
}

// Rulings

/// LOF_043, CR 7.5.7E: the unit is not defeated, so there is no excess damage (ruling 1).
#[test]
fn the_tragedy_of_plagueis_unit_leaves_no_excess_damage() {
    let mut game =
        scenario().our_hand(["The Tragedy of Plagueis"]).ours(["Gungi"]).theirs(["Greedo", "AT-ST"]).action_phase();
    game.us().play("The Tragedy of Plagueis").choose("Gungi");
    game.them().choose("Greedo").no().attack("AT-ST", "Gungi");
    game.us().expect_base_damage(0);
}

/// LOF_043, CR 11.4.2: with several opponents we choose one (ruling 2).
#[test]
fn the_tragedy_of_plagueis_player_chooses_the_opponent() {
    let mut game = scenario()
        .our_hand(["The Tragedy of Plagueis"])
        .ours(["Gungi"])
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .action_phase();
    game.us().play("The Tragedy of Plagueis").choose("Gungi");
    game.expect_asked(Side::Us, QuestionKind::Player);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Target).expect_options(["AT-ST"]);
}

/// LOF_043: it can be dealt more damage than its remaining HP, and further damage with none remaining (ruling 3).
#[test]
fn the_tragedy_of_plagueis_unit_can_be_dealt_more_than_its_hp() {
    let mut game = scenario()
        .our_hand(["The Tragedy of Plagueis"])
        .ours(["Gungi"])
        .theirs(["Cantina Braggart", "AT-ST", "Wampa"])
        .action_phase();
    game.us().play("The Tragedy of Plagueis").choose("Gungi");
    game.them().choose("Cantina Braggart").attack("AT-ST", "Gungi");
    game.us().pass();
    game.them().attack("Wampa", "Gungi");
    game.expect_in_play("Gungi").expect_damage("Gungi", 10);
}

/// LOF_043, CR 1.9.6: with more damage than HP, it is defeated as soon as the regroup phase starts (ruling 4).
#[test]
fn the_tragedy_of_plagueis_unit_is_defeated_when_the_phase_ends() {
    let mut game = scenario()
        .our_hand(["The Tragedy of Plagueis"])
        .ours(["Gungi"])
        .theirs(["Cantina Braggart", "AT-ST"])
        .action_phase();
    game.us().play("The Tragedy of Plagueis").choose("Gungi");
    game.them().choose("Cantina Braggart").attack("AT-ST", "Gungi");
    game.expect_damage("Gungi", 6);
    game.us().pass();
    game.them().pass();
    game.expect_gone("Gungi");
}

// ---- LOF_044 Loth-Wolf ----

/// LOF_044: Sentinel; it cannot attack.
#[test]
fn loth_wolf_has_sentinel_and_cannot_attack() {
    let mut game = scenario().ours(["Loth-Wolf", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.expect_keyword("Loth-Wolf", Keyword::Sentinel).expect_not_offered("Loth-Wolf -> their base");
    game.us().pass();
    game.expect_not_offered("AT-ST -> our base").expect_offered("AT-ST -> Loth-Wolf");
}

// ---- LOF_045 Yaddle, A Chance To Make Things Right ----

/// LOF_045: Restore 1, and each other Jedi of ours has it for this phase.
#[test]
fn yaddle_gives_restore_to_other_jedi() {
    let mut game = scenario().ours(["Yaddle", "Gungi", "Wampa"]).our_base_damage(5).action_phase();
    game.us().attack("Yaddle", "their base").resolve_first("Restore").expect_base_damage(4);
    game.expect_keyword("Gungi", Keyword::Restore).expect_no_keyword("Wampa", Keyword::Restore);
    game.them().pass();
    game.us().attack("Gungi", "their base").expect_base_damage(3);
}

// ---- LOF_046 Ezra Bridger, Attuned With Life ----

/// LOF_046: on attack Experience for another Creature or Spectre.
#[test]
fn ezra_bridger_may_give_experience_to_a_creature_or_spectre() {
    let mut game = scenario().ours(["LOF_046", "Wampa", "Gungi"]).action_phase();
    game.us().attack("LOF_046", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// ---- LOF_047 T-6 Shuttle 1974, Stay Close ----

/// LOF_047: when attacked, it may get an Experience token before damage.
#[test]
fn t_6_shuttle_may_get_experience_when_attacked() {
    let mut game = scenario().ours(["T-6 Shuttle 1974"]).theirs(["Hyperspace Wayfarer"]).their_action_phase();
    game.them().attack("Hyperspace Wayfarer", "T-6 Shuttle 1974");
    game.us().yes();
    game.expect_in_play("T-6 Shuttle 1974")
        .expect_damage("T-6 Shuttle 1974", 4)
        .expect_damage("Hyperspace Wayfarer", 4);
}

// Rulings

/// LOF_047, CR 7.6.15: it is pending together with the attacker's "on attack" abilities (ruling 1, 2).
#[test]
fn t_6_shuttle_triggers_together_with_on_attack() {
    let mut game = scenario()
        .text(r#"(id: "LOF_119", abilities: [When(on: [Attacks], do: [Draw()])])"#)
        .ours(["T-6 Shuttle 1974"])
        .theirs(["Hyperspace Wayfarer"])
        .their_action_phase();
    game.them().attack("Hyperspace Wayfarer", "T-6 Shuttle 1974");
    game.expect_asked(Side::Them, QuestionKind::WhoFirst).expect_waiting(["Hyperspace Wayfarer", "T-6 Shuttle 1974"]);
}

// ---- LOF_048 Itinerant Warrior ----

/// LOF_048: Shielded; may use the Force to heal 3 from a base.
#[test]
fn itinerant_warrior_may_heal_3_from_a_base() {
    let mut game = scenario().our_force().our_hand(["Itinerant Warrior"]).our_base_damage(5).action_phase();
    game.us().play("Itinerant Warrior").resolve_first("Shielded").yes();
    game.expect_options(["our base", "their base"]);
    game.us().choose("our base").expect_base_damage(2);
    game.expect_upgrades("Itinerant Warrior", ["Shield"]);
}

// ---- LOF_049 Jedi Guardian ----

/// LOF_049: +2/+0 while it defends, not while it attacks.
#[test]
fn jedi_guardian_gets_2_power_while_defending() {
    let mut game = scenario().ours(["Jedi Guardian"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Jedi Guardian");
    game.expect_damage("AT-ST", 6).expect_power("Jedi Guardian", 4);
    game.us().attack("Jedi Guardian", "their base");
    game.them().expect_base_damage(4);
}

// ---- LOF_050 Plo Koon, I Don't Believe in Chance ----

/// LOF_050: Grit while we have a Force token.
#[test]
fn plo_koon_has_grit_with_the_force() {
    let mut game = scenario().our_force().ours([unit("LOF_050").damage(2)]).action_phase();
    game.expect_power("Plo Koon", 8);
    let mut game = scenario().their_force().ours([unit("LOF_050").damage(2)]).action_phase();
    game.expect_power("Plo Koon", 6);
}

// ---- LOF_051 Jedi Holocron ----

/// LOF_051: only on a Force unit; on attack, may heal 3 from another unit.
#[test]
fn jedi_holocron_may_heal_3_from_another_unit() {
    let mut game =
        scenario().our_hand(["Jedi Holocron"]).ours([unit("Gungi").damage(1), unit("Wampa").damage(3)]).action_phase();
    game.expect_not_offered("play Jedi Holocron onto Wampa");
    game.us().play_onto("Jedi Holocron", "Gungi");
    game.them().pass();
    game.us().attack("Gungi", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 0);
}

// ---- LOF_052 Jedi Trials ----

/// LOF_052: on attack gives its unit Experience; with four upgrades the unit is a Jedi.
#[test]
fn jedi_trials_gives_experience_and_makes_a_jedi_of_four_upgrades() {
    let mut game =
        scenario().ours([unit("Outer Rim Mystic").with(["Jedi Trials", "Resilient", "Experience"])]).action_phase();
    let is_jedi = |game: &testkit::Scene| game.game.stats(game.card("Outer Rim Mystic")).traits.has(model::Trait::Jedi);
    assert!(!is_jedi(&game));
    game.us().attack("Outer Rim Mystic", "their base");
    game.expect_upgrades("Outer Rim Mystic", ["Jedi Trials", "Resilient", "Experience", "Experience"]);
    assert!(is_jedi(&game));
}

// ---- LOF_053 Heirloom Lightsaber ----

/// LOF_053: Restore 1 for a Force unit.
#[test]
fn heirloom_lightsaber_gives_a_force_unit_restore() {
    let table = |on: &'static str| {
        let mut game = scenario().ours([unit(on).with(["Heirloom Lightsaber"])]).our_base_damage(3).action_phase();
        game.us().attack(on, "their base");
        game
    };
    table("Gungi").us().expect_base_damage(2);
    table("Wampa").us().expect_base_damage(3);
}

// ---- LOF_054 Calm in the Storm ----

/// LOF_054: a ready friendly unit is exhausted to get a Shield and two Experience tokens.
#[test]
fn calm_in_the_storm_exhausts_a_ready_unit_for_tokens() {
    let mut game = scenario().our_hand(["Calm in the Storm"]).ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().play("Calm in the Storm").choose("Gungi");
    game.expect_exhausted("Gungi").expect_upgrades("Gungi", ["Shield", "Experience", "Experience"]);
    let mut game = scenario().our_hand(["Calm in the Storm"]).ours([unit("Gungi").exhausted()]).action_phase();
    game.us().play("Calm in the Storm").choose("Gungi");
    game.expect_upgrades("Gungi", []);
}

// ---- LOF_055 Dume, Redeem the Future ----

/// LOF_055: when the regroup phase starts, an Experience token for each other friendly non-Vehicle unit.
#[test]
fn dume_gives_experience_to_other_non_vehicle_units() {
    let mut game = scenario().ours(["Dume", "Gungi", "AT-ST"]).theirs(["Wampa"]).regroup_phase();
    game.expect_upgrades("Gungi", ["Experience"]).expect_upgrades("AT-ST", []).expect_upgrades("Dume", []);
    game.expect_upgrades("Wampa", []);
}
