//! The cards of Legends of the Force from LOF_031 to LOF_055: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

// ---- LOF_031 Karis, We Don't Like Strangers ----

/// LOF_031: defeated, the Force for -2/-2.
#[test]
fn karis_weakens_a_unit_when_she_falls() {
    let mut game = scenario().our_force().ours(["Karis"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().attack("Karis", "Wampa").yes();
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
}

// ---- LOF_032 Magistrate's Scout ----

/// LOF_032: Restore 2.
#[test]
fn magistrates_scout_restores() {
    let mut game = scenario().ours(["Magistrate's Scout"]).our_base_damage(5).action_phase();
    game.us().attack("Magistrate's Scout", "their base").expect_base_damage(3);
}

// ---- LOF_033 Nameless Terror ----

/// LOF_033: a Force unit is exhausted, if we like; on attack no enemy unit has the trait for this phase.
#[test]
fn nameless_terror_takes_the_force_from_enemies() {
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

/// LOF_033: nor can it gain the trait for this phase (ruling 1).
#[test]
fn nameless_terrors_victims_cannot_gain_the_trait() {
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

/// LOF_034: Sentinel, in space.
#[test]
fn supremacy_tie_guards_space() {
    let mut game = scenario().theirs(["Supremacy TIE/sf"]).ours(["Hyperspace Wayfarer", "Wampa"]).action_phase();
    game.expect_not_offered("Hyperspace Wayfarer -> their base").expect_offered("Wampa -> their base");
    game.us().attack("Hyperspace Wayfarer", "Supremacy TIE/sf");
}

// ---- LOF_035 Talzin's Assassin ----

/// LOF_035: played, the Force for -3/-3.
#[test]
fn talzins_assassin_weakens_a_unit() {
    let mut game = scenario().our_force().our_hand(["Talzin's Assassin"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Talzin's Assassin").yes().choose("AT-ST");
    game.expect_power("AT-ST", 3).expect_hp("AT-ST", 4);
    let mut game = scenario().our_hand(["Talzin's Assassin"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Talzin's Assassin");
    game.expect_action_of(Side::Them);
}

// ---- LOF_036 Old Daka, Oldest and Wisest ----

/// LOF_036: another Night unit of ours, not an Old Daka, falls and is played again from the discard pile, for free.
#[test]
fn old_daka_brings_a_night_unit_back() {
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

/// LOF_036: a unit that another player owns goes to that player's discard pile, and is not ours to play.
#[test]
fn old_daka_plays_nothing_from_another_discard_pile() {
    let mut game =
        scenario().our_hand(["Old Daka"]).ours([unit("Awakened Specters").owned_by(Side::Them)]).action_phase();
    game.us().play("Old Daka").choose("Awakened Specters");
    game.expect_in_discard("Awakened Specters").expect_action_of(Side::Them);
}

/// LOF_036, CR 7.5.17C: a Pilot is played as a unit alone.
#[test]
fn old_daka_raises_pilots_as_units() {
    let mut game = scenario()
        .text(r#"(id: "SOR_164", abilities: [Constant(on: All(side: Friendly), gives: [Trait(Night)])])"#)
        .our_hand(["Old Daka"])
        .ours(["Wampa", "Clone Pilot", "Alliance X-Wing"])
        .action_phase();
    game.us().play("Old Daka").choose("Clone Pilot");
    game.expect_options(["play Clone Pilot", "no"]);
}

// Rulings

/// LOF_036, CR 1.8.5: for free is without the penalty for aspects, but not without other costs (ruling 1).
#[test]
fn old_dakas_unit_has_no_penalty() {
    let mut game = scenario().our_resources(9).our_hand(["Old Daka"]).ours(["Awakened Specters"]).action_phase();
    game.us().play("Old Daka").choose("Awakened Specters");
    let left = game.game.ready_resources(rules::Seat(0));
    assert!(left < 4);
    game.us().play("Awakened Specters").expect_ready_resources(left);
    let mut other_costs = crate::starts::taxed().our_hand(["Old Daka"]).ours(["Awakened Specters"]).action_phase();
    other_costs.us().play("Old Daka").choose("Awakened Specters").expect_base_damage(2);
    other_costs.us().play("Awakened Specters").expect_base_damage(4);
}

// ---- LOF_037 Darth Vader, Twilight of the Apprentice ----

/// LOF_037: a Shield for a unit of ours and for one of theirs.
#[test]
fn darth_vader_shields_one_on_each_side() {
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
fn darth_vader_defeats_a_shielded_enemy() {
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

/// LOF_038: after an attack that he survives, a unit with less HP left than his power is defeated, if we like.
#[test]
fn pong_krell_defeats_a_weaker_unit() {
    let mut game = scenario().ours(["Pong Krell"]).theirs(["Greedo", "Cantina Braggart", "Wampa"]).action_phase();
    game.us().attack("Pong Krell", "their base");
    game.expect_options(["Greedo", "no"]);
    game.us().no();
    game.expect_in_play("Greedo");
}

// Rulings

/// LOF_038, CR 7.6.16: not when the attack defeats him (ruling 1).
#[test]
fn pong_krell_must_survive() {
    let mut game = scenario().ours([unit("Pong Krell").damage(7)]).theirs(["Wampa", "Greedo"]).action_phase();
    game.us().attack("Pong Krell", "Wampa");
    game.expect_gone("Pong Krell").expect_in_play("Greedo").expect_action_of(Side::Them);
}

/// LOF_038, CR 1.10.5: his power is what it is then, with the Grit of the damage that he has just taken (ruling 2, 3).
#[test]
fn pong_krells_power_counts_with_its_modifiers() {
    let mut game = scenario().ours(["Pong Krell"]).theirs(["Wampa", "Gungi"]).action_phase();
    game.us().attack("Pong Krell", "Wampa");
    // 2 power and 4 damage: 6, and he has 5 HP left himself.
    game.expect_options(["Pong Krell", "Wampa", "Gungi", "no"]);
    game.us().choose("Gungi");
    game.expect_gone("Gungi");
}

// ---- LOF_039 Darth Sidious, The Phantom Menace ----

/// LOF_039: the Force, and every unit that is no Sith and has 3 HP or less falls, ours as well.
#[test]
fn darth_sidious_defeats_the_weak() {
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

/// LOF_040: abilities of their cards do not exhaust a Force unit that has it; not on a Vehicle.
#[test]
fn kylo_rens_lightsaber_keeps_a_force_unit_ready() {
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

/// LOF_041: 2 damage, and the Force.
#[test]
fn drain_essence_damages_and_brings_the_force() {
    let mut game = scenario().our_hand(["Drain Essence"]).theirs(["Wampa"]).action_phase();
    game.us().play("Drain Essence").choose("Wampa");
    game.expect_damage("Wampa", 2).expect_in_base_zone("The Force");
}

// ---- LOF_042 Always Two ----

/// LOF_042: two unique Sith of ours are strengthened, and all others of ours fall.
#[test]
fn always_two_leaves_two_sith() {
    let mut game =
        scenario().our_hand(["Always Two"]).ours(["TWI_135", "LOF_039", "Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().play("Always Two").choose("TWI_135").choose("LOF_039");
    for sith in ["TWI_135", "LOF_039"] {
        game.expect_upgrades(sith, ["Shield", "Shield", "Experience", "Experience"]);
    }
    game.expect_gone("Gungi").expect_in_play("Wampa");
}

// ---- LOF_043 The Tragedy of Plagueis ----

/// LOF_043: a unit of ours survives without HP; then an opponent's choice of their own units falls.
#[test]
fn the_tragedy_of_plagueis_keeps_one_alive() {
    let mut game = scenario()
        .our_hand(["The Tragedy of Plagueis"])
        .ours(["Gungi"])
        .theirs(["Wampa", "Greedo", "AT-ST"])
        .action_phase();
    game.us().play("The Tragedy of Plagueis").choose("Gungi");
    game.expect_asked(Side::Them, Ask::Target).expect_options(["Wampa", "Greedo", "AT-ST"]);
    game.them().choose("Wampa").attack("AT-ST", "Gungi");
    game.expect_gone("Wampa").expect_in_play("Gungi").expect_damage("Gungi", 6);
}

// Rulings

/// LOF_043, CR 7.5.7E: it is not defeated, and so leaves no excess damage (ruling 1).
#[test]
fn who_plagueis_keeps_alive_leaves_no_excess() {
    let mut game =
        scenario().our_hand(["The Tragedy of Plagueis"]).ours(["Gungi"]).theirs(["Greedo", "AT-ST"]).action_phase();
    game.us().play("The Tragedy of Plagueis").choose("Gungi");
    game.them().choose("Greedo").no().attack("AT-ST", "Gungi");
    game.us().expect_base_damage(0);
}

/// LOF_043, CR 11.4.2: of several opponents we choose one (ruling 2).
#[test]
fn the_tragedy_of_plagueis_chooses_the_opponent() {
    let mut game = scenario()
        .our_hand(["The Tragedy of Plagueis"])
        .ours(["Gungi"])
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .action_phase();
    game.us().play("The Tragedy of Plagueis").choose("Gungi");
    game.expect_asked(Side::Us, Ask::Player);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, Ask::Target).expect_options(["AT-ST"]);
}

/// LOF_043: it can be dealt more damage than it has remaining HP, and more when none are left (ruling 3).
#[test]
fn who_plagueis_keeps_alive_can_be_dealt_more() {
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

/// LOF_043, CR 1.9.6: it has more damage than HP, and is defeated as soon as the regroup phase starts (ruling 4).
#[test]
fn who_plagueis_keeps_alive_falls_when_the_phase_ends() {
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
fn loth_wolf_guards_and_never_attacks() {
    let mut game = scenario().ours(["Loth-Wolf", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.expect_keyword("Loth-Wolf", Keyword::Sentinel).expect_not_offered("Loth-Wolf -> their base");
    game.us().pass();
    game.expect_not_offered("AT-ST -> our base").expect_offered("AT-ST -> Loth-Wolf");
}

// ---- LOF_045 Yaddle, A Chance To Make Things Right ----

/// LOF_045: Restore 1, and each other Jedi of ours has it for this phase.
#[test]
fn yaddle_gives_restore_to_jedi() {
    let mut game = scenario().ours(["Yaddle", "Gungi", "Wampa"]).our_base_damage(5).action_phase();
    game.us().attack("Yaddle", "their base").resolve_first("Restore").expect_base_damage(4);
    game.expect_keyword("Gungi", Keyword::Restore).expect_no_keyword("Wampa", Keyword::Restore);
    game.them().pass();
    game.us().attack("Gungi", "their base").expect_base_damage(3);
}

// ---- LOF_046 Ezra Bridger, Attuned With Life ----

/// LOF_046: on attack Experience for another Creature or Spectre.
#[test]
fn ezra_bridger_strengthens_a_creature() {
    let mut game = scenario().ours(["LOF_046", "Wampa", "Gungi"]).action_phase();
    game.us().attack("LOF_046", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// ---- LOF_047 T-6 Shuttle 1974, Stay Close ----

/// LOF_047: attacked, it is given Experience before damage is dealt.
#[test]
fn t_6_shuttle_is_strengthened_when_attacked() {
    let mut game = scenario().ours(["T-6 Shuttle 1974"]).theirs(["Hyperspace Wayfarer"]).their_action_phase();
    game.them().attack("Hyperspace Wayfarer", "T-6 Shuttle 1974");
    game.us().yes();
    game.expect_in_play("T-6 Shuttle 1974")
        .expect_damage("T-6 Shuttle 1974", 4)
        .expect_damage("Hyperspace Wayfarer", 4);
}

// Rulings

/// LOF_047, CR 7.6.15: it waits beside the attacker's "on attack" abilities (ruling 1, 2).
#[test]
fn t_6_shuttles_ability_waits_beside_on_attack() {
    let mut game = scenario()
        .text(r#"(id: "LOF_119", abilities: [When(on: [Attacks], do: [Draw()])])"#)
        .ours(["T-6 Shuttle 1974"])
        .theirs(["Hyperspace Wayfarer"])
        .their_action_phase();
    game.them().attack("Hyperspace Wayfarer", "T-6 Shuttle 1974");
    game.expect_asked(Side::Them, Ask::WhoFirst).expect_waiting(["Hyperspace Wayfarer", "T-6 Shuttle 1974"]);
}

// ---- LOF_048 Itinerant Warrior ----

/// LOF_048: Shielded; the Force for 3 healed from a base.
#[test]
fn itinerant_warrior_heals_a_base() {
    let mut game = scenario().our_force().our_hand(["Itinerant Warrior"]).our_base_damage(5).action_phase();
    game.us().play("Itinerant Warrior").resolve_first("Shielded").yes();
    game.expect_options(["our base", "their base"]);
    game.us().choose("our base").expect_base_damage(2);
    game.expect_upgrades("Itinerant Warrior", ["Shield"]);
}

// ---- LOF_049 Jedi Guardian ----

/// LOF_049: +2/+0 while it defends, not while it attacks.
#[test]
fn jedi_guardian_is_stronger_in_defense() {
    let mut game = scenario().ours(["Jedi Guardian"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Jedi Guardian");
    game.expect_damage("AT-ST", 6).expect_power("Jedi Guardian", 4);
    game.us().attack("Jedi Guardian", "their base");
    game.them().expect_base_damage(4);
}

// ---- LOF_050 Plo Koon, I Don't Believe in Chance ----

/// LOF_050: Grit while the Force is with us.
#[test]
fn plo_koon_has_grit_with_the_force() {
    let mut game = scenario().our_force().ours([unit("LOF_050").damage(2)]).action_phase();
    game.expect_power("Plo Koon", 8);
    let mut game = scenario().their_force().ours([unit("LOF_050").damage(2)]).action_phase();
    game.expect_power("Plo Koon", 6);
}

// ---- LOF_051 Jedi Holocron ----

/// LOF_051: on a Force unit alone; on attack 3 healed from another unit, if we like.
#[test]
fn jedi_holocron_heals_another_unit() {
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

/// LOF_052: on attack Experience for the unit; with four upgrades it is a Jedi.
#[test]
fn jedi_trials_make_a_jedi_of_four_upgrades() {
    let mut game =
        scenario().ours([unit("Outer Rim Mystic").with(["Jedi Trials", "Resilient", "Experience"])]).action_phase();
    let is_jedi = |game: &testkit::Table| game.game.stats(game.card("Outer Rim Mystic")).traits.has(model::Trait::Jedi);
    assert!(!is_jedi(&game));
    game.us().attack("Outer Rim Mystic", "their base");
    game.expect_upgrades("Outer Rim Mystic", ["Jedi Trials", "Resilient", "Experience", "Experience"]);
    assert!(is_jedi(&game));
}

// ---- LOF_053 Heirloom Lightsaber ----

/// LOF_053: Restore 1 for a Force unit.
#[test]
fn heirloom_lightsaber_restores_with_a_force_unit() {
    let table = |on: &'static str| {
        let mut game = scenario().ours([unit(on).with(["Heirloom Lightsaber"])]).our_base_damage(3).action_phase();
        game.us().attack(on, "their base");
        game
    };
    table("Gungi").us().expect_base_damage(2);
    table("Wampa").us().expect_base_damage(3);
}

// ---- LOF_054 Calm in the Storm ----

/// LOF_054: a ready unit of ours is exhausted for a Shield and two Experience tokens.
#[test]
fn calm_in_the_storm_strengthens_an_exhausted_unit() {
    let mut game = scenario().our_hand(["Calm in the Storm"]).ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().play("Calm in the Storm").choose("Gungi");
    game.expect_exhausted("Gungi").expect_upgrades("Gungi", ["Shield", "Experience", "Experience"]);
    let mut game = scenario().our_hand(["Calm in the Storm"]).ours([unit("Gungi").exhausted()]).action_phase();
    game.us().play("Calm in the Storm").choose("Gungi");
    game.expect_upgrades("Gungi", []);
}

// ---- LOF_055 Dume, Redeem the Future ----

/// LOF_055: as the regroup phase starts, Experience for each other unit of ours that is no Vehicle.
#[test]
fn dume_strengthens_the_others() {
    let mut game = scenario().ours(["Dume", "Gungi", "AT-ST"]).theirs(["Wampa"]).regroup_phase();
    game.expect_upgrades("Gungi", ["Experience"]).expect_upgrades("AT-ST", []).expect_upgrades("Dume", []);
    game.expect_upgrades("Wampa", []);
}
