//! The cards of Legends of the Force from LOF_019 to LOF_030: main case, corners and official rulings of each.

use testkit::{Scene, Side, scenario, unit};

fn is_with(game: &Scene, side: Side) -> bool {
    game.game.force_of(rules::Seat(side as u8)).is_some()
}

/// A base that creates a Force token when a friendly Force unit attacks a unit or a base. Other units do not count.
fn brings_the_force_when_a_force_unit_attacks(base: &str) {
    for (attacker, target, brings) in
        [("Gungi", "their base", true), ("Gungi", "Wampa", true), ("Greedo", "their base", false)]
    {
        let mut game = scenario().our_base(base).ours(["Gungi", "Greedo"]).theirs(["Wampa", "Gungi"]).action_phase();
        game.us().attack(&format!("our {attacker}"), target);
        assert_eq!(is_with(&game, Side::Us), brings, "{base}: {attacker} attacks {target}");
    }
    let mut game = scenario().our_base(base).theirs(["Gungi"]).their_action_phase();
    game.them().attack("Gungi", "our base");
    assert!(!is_with(&game, Side::Us) && !is_with(&game, Side::Them));
}

// ---- LOF_019 Vergence Temple ----

/// LOF_019: when the regroup phase starts, with a friendly unit that has 4 or more remaining HP.
#[test]
fn vergence_temple_creates_a_force_token_with_a_unit_with_4_hp() {
    let game = scenario().our_base("Vergence Temple").ours(["Gungi"]).regroup_phase();
    assert!(is_with(&game, Side::Us));
    let game = scenario().our_base("Vergence Temple").ours([unit("Gungi").damage(2)]).theirs(["Wampa"]).regroup_phase();
    assert!(!is_with(&game, Side::Us));
}

// ---- LOF_020 Nightsister Lair ----

/// LOF_020: a Force token when a friendly Force unit attacks.
#[test]
fn nightsister_lair_creates_a_force_token() {
    brings_the_force_when_a_force_unit_attacks("Nightsister Lair");
}

// ---- LOF_021 Shadowed Undercity ----

/// LOF_021: a Force token when a friendly Force unit attacks.
#[test]
fn shadowed_undercity_creates_a_force_token() {
    brings_the_force_when_a_force_unit_attacks("Shadowed Undercity");
}

// ---- LOF_022 Mystic Monastery ----

/// LOF_022: three times per game.
#[test]
fn mystic_monastery_creates_a_force_token_three_times() {
    let mut game = scenario().our_base("Mystic Monastery").our_leader("LOF_002").action_phase();
    for time in 1..=3 {
        game.us().use_ability("our base");
        assert!(is_with(&game, Side::Us), "time {time}");
        game.game.edit(&rules::Edit::Force { seat: rules::Seat(0), with: false }).expect("it can be taken away");
        if game.game.question().is_some_and(|question| question.player == rules::Seat(1)) {
            game.them().pass();
        }
    }
    let used = |action: &rules::Action| matches!(action, rules::Action::Use { .. });
    assert!(!game.game.legal_actions().iter().any(used));
}

// ---- LOF_023 Jedi Temple ----

/// LOF_023: a Force token when a friendly Force unit attacks.
#[test]
fn jedi_temple_creates_a_force_token() {
    brings_the_force_when_a_force_unit_attacks("Jedi Temple");
}

// ---- LOF_024 Starlight Temple ----

/// LOF_024: a Force token when a friendly Force unit attacks.
#[test]
fn starlight_temple_creates_a_force_token() {
    brings_the_force_when_a_force_unit_attacks("Starlight Temple");
}

// ---- LOF_025 Temple of Destruction ----

/// LOF_025: a Force token when a friendly unit deals 3 or more combat damage to an enemy base.
#[test]
fn temple_of_destruction_creates_a_force_token_for_3_combat_damage() {
    for (attacker, brings) in [("Swoop Racer", true), ("Battlefield Marine", true), ("Gungi", false)] {
        let mut game = scenario().our_base("Temple of Destruction").ours([attacker]).action_phase();
        game.us().attack(attacker, "their base");
        assert_eq!(is_with(&game, Side::Us), brings, "{attacker}");
    }
}

// Corners

/// LOF_025, CR 7.5.7A: the excess damage of Overwhelm is combat damage to the base. Damage to a unit does not count.
#[test]
fn temple_of_destruction_counts_overwhelm_damage() {
    let mut game = scenario()
        .our_base("Temple of Destruction")
        .ours(["Wampa", "Swoop Racer"])
        .theirs([unit("Underworld Thug").damage(2), unit("AT-ST")])
        .action_phase();
    game.us().attack("Swoop Racer", "AT-ST");
    assert!(!is_with(&game, Side::Us));
    game.them().pass();
    game.us().attack("Wampa", "Underworld Thug");
    game.them().expect_base_damage(3);
    assert!(is_with(&game, Side::Us));
}

// Rulings

/// LOF_025, CR 1.9.10: damage from an ability is not combat damage (ruling 1).
#[test]
fn temple_of_destruction_does_not_count_damage_from_abilities() {
    let mut game = scenario()
        .our_base("Temple of Destruction")
        .confiscate_does("Damage(amount: 5, to: Base(Opponent), by: Choose(side: Friendly))")
        .ours(["Wampa"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Wampa");
    game.them().expect_base_damage(5);
    assert!(!is_with(&game, Side::Us));
}

// ---- LOF_026 Fortress Vader ----

/// LOF_026: a Force token when a friendly Force unit attacks.
#[test]
fn fortress_vader_creates_a_force_token() {
    brings_the_force_when_a_force_unit_attacks("Fortress Vader");
}

// ---- LOF_027 Strangled Cliffs ----

/// LOF_027: a Force token when a friendly Force unit attacks.
#[test]
fn strangled_cliffs_create_a_force_token() {
    brings_the_force_when_a_force_unit_attacks("Strangled Cliffs");
}

// ---- LOF_028 Tomb of Eilram ----

/// LOF_028: exhausts a ready friendly unit to create a Force token.
#[test]
fn tomb_of_eilram_exhausts_a_unit_to_create_a_force_token() {
    let mut game = scenario()
        .our_base("Tomb of Eilram")
        .ours([unit("Gungi"), unit("Wampa"), unit("Greedo").exhausted()])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("our base");
    game.expect_options(["Gungi", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_ready("Gungi");
    assert!(is_with(&game, Side::Us));
}

// Corners

/// LOF_028, CR 6.4.4A: without a ready unit it cannot be paid.
#[test]
fn tomb_of_eilram_needs_a_ready_unit() {
    let game = scenario().our_base("Tomb of Eilram").ours([unit("Gungi").exhausted()]).theirs(["AT-ST"]).action_phase();
    let of_the_base = |action: &rules::Action| match action {
        rules::Action::Use { card, .. } => *card == game.card("our base"),
        _ => false,
    };
    assert!(!game.game.legal_actions().iter().any(of_the_base));
}

// ---- LOF_029 Crystal Caves ----

/// LOF_029: a Force token when a friendly Force unit attacks.
#[test]
fn crystal_caves_create_a_force_token() {
    brings_the_force_when_a_force_unit_attacks("Crystal Caves");
}

// ---- LOF_030 The Holy City ----

/// LOF_030: a Force token when a friendly Force unit attacks.
#[test]
fn the_holy_city_creates_a_force_token() {
    brings_the_force_when_a_force_unit_attacks("The Holy City");
}
