//! The cards of Intro Battle: Hoth from IBH_052 to IBH_104: main case and corners of each.

use testkit::{Side, scenario, unit};

// ---- IBH_052 Watch This ----

/// IBH_052: a non-leader unit that costs 6 or less returns to hand. The other enemy units in its arena are exhausted.
#[test]
fn watch_this_returns_one_and_exhausts_the_others() {
    let mut game = scenario()
        .our_hand(["Watch This"])
        .our_resources(20)
        .ours(["Trench Defender"])
        .theirs(["Wampa", "AT-ST", "TIE/ln Fighter", "Ground Assault AT-AT", "Avenger, Hunting the Rebels"])
        .their_deployed_leader("Darth Vader, Don't Fail Me Again")
        .action_phase();
    game.us().play("Watch This");
    game.expect_options(["Trench Defender", "Wampa", "AT-ST", "TIE/ln Fighter", "Ground Assault AT-AT"]);
    game.us().choose("Wampa");
    game.expect_in_hand("Wampa").expect_exhausted("AT-ST").expect_exhausted("their leader");
    game.expect_ready("TIE/ln Fighter").expect_ready("Trench Defender");
}

// Corners

/// IBH_052: a friendly unit may return to hand, too; the enemy units in its arena are exhausted.
#[test]
fn watch_this_may_return_our_own_unit() {
    let mut game = scenario()
        .our_hand(["Watch This"])
        .our_resources(20)
        .ours(["Alliance X-Wing", "Bright Hope, Narrow Escape"])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Watch This").choose("Alliance X-Wing");
    game.expect_in_hand("Alliance X-Wing").expect_exhausted("TIE/ln Fighter");
    game.expect_ready("Wampa").expect_ready("Bright Hope");
}

// ---- IBH_053 Darth Vader, Don't Fail Me Again ----

/// IBH_053: exhausts and pays one resource to deal 1 damage to a base.
#[test]
fn darth_vader_damages_a_base() {
    let mut game = scenario().our_leader("Darth Vader, Don't Fail Me Again").our_resources(1).action_phase();
    game.us().use_ability("Darth Vader").expect_ready_resources(0);
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base");
    game.expect_exhausted("Darth Vader");
    game.them().expect_base_damage(1);
}

/// IBH_053, deployed: on attack, 2 damage to any base, also when he attacks another one.
#[test]
fn darth_vader_deployed_damages_a_base_on_attack() {
    let mut game = scenario().our_deployed_leader("Darth Vader, Don't Fail Me Again").theirs(["AT-ST"]).action_phase();
    game.us().attack("Darth Vader", "AT-ST").choose("their base");
    game.expect_damage("AT-ST", 3);
    game.them().expect_base_damage(2);
}

// ---- IBH_058 Lambda Shuttle ----

/// IBH_058: Restore 1.
#[test]
fn lambda_shuttle_has_restore() {
    let mut game = scenario().ours(["Lambda Shuttle"]).our_base_damage(5).action_phase();
    game.us().attack("Lambda Shuttle", "their base").expect_base_damage(4);
}

// ---- IBH_059 Target the Main Generator ----

/// IBH_059: 2 damage to a base.
#[test]
fn target_the_main_generator_damages_a_base() {
    let mut game = scenario().our_hand(["Target the Main Generator"]).theirs(["Wampa"]).action_phase();
    game.us().play("Target the Main Generator");
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base");
    game.them().expect_base_damage(2);
}

// ---- IBH_060 Admiral Piett, In Command Now ----

/// IBH_060: on attack, draws a card if we control an Aggression unit.
#[test]
fn admiral_piett_draws_with_an_aggression_unit() {
    let drawn = |ours: &'static str, theirs: &'static str, cards: usize| {
        let mut game = scenario().ours(["Admiral Piett, In Command Now", ours]).theirs([theirs]).action_phase();
        game.us().attack("Admiral Piett", "their base").expect_hand_size(cards);
    };
    drawn("Snowtrooper", "Trench Defender", 1);
    drawn("Trench Defender", "Snowtrooper", 0);
}

// ---- IBH_061 We're In Trouble ----

/// IBH_061: 3 damage to a unit.
#[test]
fn were_in_trouble_damages_a_unit() {
    let mut game = scenario().our_hand(["We're In Trouble"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("We're In Trouble");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// ---- IBH_062 Imperial Deck Officer ----

/// IBH_062: exhausts: heals 2 from a friendly or enemy Villainy unit; it is not one itself.
#[test]
fn imperial_deck_officer_heals_a_villainy_unit() {
    let mut game = scenario()
        .ours([
            unit("Imperial Deck Officer").damage(1),
            unit("Snowtrooper").damage(2),
            unit("Trench Defender").damage(2),
        ])
        .theirs([unit("Blizzard Force AT-ST").damage(1)])
        .action_phase();
    game.us().use_ability("Imperial Deck Officer");
    game.expect_options(["Snowtrooper", "Blizzard Force AT-ST"]);
    game.us().choose("Snowtrooper");
    game.expect_damage("Snowtrooper", 0).expect_exhausted("Imperial Deck Officer");
}

// ---- IBH_064 Hoth Lieutenant ----

/// IBH_064: when played, another unit may attack at +2/+0.
#[test]
fn hoth_lieutenant_may_let_another_unit_attack() {
    let mut game =
        scenario().our_hand(["Hoth Lieutenant"]).ours([unit("Wampa"), unit("AT-ST").exhausted()]).action_phase();
    let mut declined = game.clone();
    game.us().play("Hoth Lieutenant");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.expect_power("Wampa", 4);
    game.them().expect_base_damage(6);
    declined.us().play("Hoth Lieutenant").no();
    declined.expect_ready("Wampa").expect_action_of(Side::Them);
}

// ---- IBH_066 Too Strong for Blasters ----

/// IBH_066: heals 2 from a unit.
#[test]
fn too_strong_for_blasters_heals_a_unit() {
    let mut game = scenario()
        .our_hand(["Too Strong for Blasters"])
        .ours([unit("Wampa").damage(3)])
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.us().play("Too Strong for Blasters");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
}

// ---- IBH_068 General Veers, Leading the Assault ----

/// IBH_068: with a Vigilance unit, 2 damage to an enemy base and 2 healed from ours; otherwise neither.
#[test]
fn general_veers_damages_a_base_and_heals_with_a_vigilance_unit() {
    let table = |ours: &'static str, theirs: &'static str| {
        let mut game = scenario()
            .our_hand(["General Veers, Leading the Assault"])
            .our_resources(20)
            .ours([ours])
            .theirs([theirs])
            .our_base_damage(5)
            .action_phase();
        game.us().play("General Veers, Leading the Assault");
        game
    };
    let mut game = table("First Legion Trooper", "Wampa");
    game.us().choose("their base").expect_base_damage(3);
    game.them().expect_base_damage(2);
    let mut game = table("Wampa", "First Legion Trooper");
    game.us().expect_base_damage(5);
    game.them().expect_base_damage(0);
}

// ---- IBH_069 E-Web Gunner ----

/// IBH_069: Raid 4; its own power is 0.
#[test]
fn e_web_gunner_has_raid() {
    let mut game = scenario().ours(["E-Web Gunner"]).action_phase();
    game.expect_power("E-Web Gunner", 0);
    game.us().attack("E-Web Gunner", "their base");
    game.them().expect_base_damage(4);
}

// ---- IBH_070 Blizzard Force AT-ST ----

/// IBH_070: Sentinel.
#[test]
fn blizzard_force_at_st_has_sentinel() {
    let mut game = scenario().ours(["Blizzard Force AT-ST"]).theirs(["Wampa"]).their_action_phase();
    game.expect_offered("Wampa -> Blizzard Force AT-ST").expect_not_offered("Wampa -> our base");
}

// ---- IBH_072 Avenger, Hunting the Rebels ----

/// IBH_072: 1 damage to each other unit, friendly or enemy.
#[test]
fn avenger_damages_each_other_unit() {
    let mut game = scenario()
        .our_hand(["Avenger, Hunting the Rebels"])
        .our_resources(20)
        .ours(["Wampa"])
        .theirs(["AT-ST", "Battle Droid"])
        .action_phase();
    game.us().play("Avenger, Hunting the Rebels");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1).expect_gone("Battle Droid").expect_damage("Avenger", 0);
    game.us().expect_base_damage(0);
    game.them().expect_base_damage(0);
}

// ---- IBH_074 I Want Proof, Not Leads ----

/// IBH_074: draws two cards, then discards one, which may be one of those drawn.
#[test]
fn i_want_proof_draws_two_and_discards_one() {
    let mut game = scenario()
        .our_hand(["I Want Proof, Not Leads", "Wampa"])
        .our_deck(["Repair", "AT-ST", "Surprise Strike"])
        .action_phase();
    game.us().play("I Want Proof, Not Leads");
    game.expect_options(["Wampa", "Repair", "AT-ST"]);
    game.us().choose("Repair").expect_hand(["Wampa", "AT-ST"]);
    game.expect_in_discard("Repair");
}

// ---- IBH_078 Surface Assault Bomber ----

/// IBH_078: Raid 1.
#[test]
fn surface_assault_bomber_has_raid() {
    let mut game = scenario().ours(["Surface Assault Bomber"]).action_phase();
    game.us().attack("Surface Assault Bomber", "their base");
    game.them().expect_base_damage(2);
}

// ---- IBH_079 Death Squadron Star Destroyer ----

/// IBH_079: Sentinel in space.
#[test]
fn death_squadron_star_destroyer_has_sentinel_in_space() {
    let mut game =
        scenario().ours(["Death Squadron Star Destroyer"]).theirs(["TIE/ln Fighter", "Wampa"]).their_action_phase();
    game.expect_not_offered("TIE/ln Fighter -> our base").expect_offered("Wampa -> our base");
}

// ---- IBH_082 Admiral Ozzel, As Clumsy as He Is Stupid ----

/// IBH_082: when he is defeated, each opponent discards a card of their choice.
#[test]
fn admiral_ozzel_makes_opponents_discard() {
    let mut game = scenario()
        .ours(["Admiral Ozzel, As Clumsy as He Is Stupid"])
        .our_hand(["Repair"])
        .theirs(["Wampa"])
        .their_hand(["AT-ST", "Surprise Strike"])
        .action_phase();
    game.us().attack("Admiral Ozzel", "Wampa");
    game.expect_gone("Admiral Ozzel").expect_options(["AT-ST", "Surprise Strike"]);
    game.them().choose("AT-ST").expect_hand(["Surprise Strike"]);
    game.us().expect_hand(["Repair"]);
}

// ---- IBH_095 You Have Failed Me ----

/// IBH_095: a friendly unit is defeated, and a unit with 5 or less power is readied.
#[test]
fn you_have_failed_me_defeats_a_unit_to_ready_another() {
    let mut game = scenario()
        .our_hand(["You Have Failed Me"])
        .our_resources(20)
        .ours([unit("Snowtrooper"), unit("Wampa").exhausted(), unit("AT-ST").exhausted(), unit("Trench Defender")])
        .theirs([unit("Blizzard Force AT-ST").exhausted()])
        .action_phase();
    game.us().play("You Have Failed Me");
    game.expect_options(["Snowtrooper", "Wampa", "AT-ST", "Trench Defender"]);
    game.us().choose("Snowtrooper");
    game.expect_not_offered("AT-ST").expect_not_offered("Blizzard Force AT-ST");
    game.us().choose("Wampa");
    game.expect_gone("Snowtrooper").expect_ready("Wampa").expect_exhausted("AT-ST");
}

// Corners

/// IBH_095, CR 8.9: without a friendly unit to defeat no unit is readied.
#[test]
fn you_have_failed_me_needs_a_unit_to_defeat() {
    let mut game = scenario()
        .our_hand(["You Have Failed Me"])
        .our_resources(20)
        .theirs([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("You Have Failed Me");
    game.expect_exhausted("Wampa").expect_action_of(Side::Them);
}

// ---- IBH_099 Blizzard One, Veers at the Helm ----

/// IBH_099: a non-leader ground unit with 3 or less remaining HP may be defeated.
#[test]
fn blizzard_one_defeats_a_weak_ground_unit() {
    let mut game = scenario()
        .our_hand(["Blizzard One, Veers at the Helm"])
        .our_resources(20)
        .ours(["Battlefield Marine"])
        .theirs([unit("AT-ST").damage(4), unit("Wampa"), unit("TIE/ln Fighter")])
        .their_deployed_leader(unit("Leia Organa, Get to Your Transports!").damage(5))
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Blizzard One, Veers at the Helm");
    game.expect_options(["Battlefield Marine", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST").expect_in_play("Battlefield Marine");
    declined.us().play("Blizzard One, Veers at the Helm").no();
    declined.expect_in_play("AT-ST");
}

// ---- IBH_104 The Desolation of Hoth ----

/// IBH_104: defeats up to two enemy units that cost 3 or less.
#[test]
fn the_desolation_of_hoth_defeats_up_to_two_cheap_units() {
    let table = || {
        scenario()
            .our_hand(["The Desolation of Hoth"])
            .our_resources(20)
            .ours(["Snowtrooper"])
            .theirs(["Battlefield Marine", "TIE/ln Fighter", "Wampa", "Underworld Thug"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("The Desolation of Hoth");
    game.expect_options(["Battlefield Marine", "TIE/ln Fighter", "Underworld Thug", "done"]);
    game.us().choose_each(["Battlefield Marine", "TIE/ln Fighter"]);
    game.expect_gone("Battlefield Marine").expect_gone("TIE/ln Fighter").expect_in_play("Underworld Thug");
    let mut game = table();
    game.us().play("The Desolation of Hoth").choose_each(["Underworld Thug"]).done();
    game.expect_gone("Underworld Thug").expect_in_play("Battlefield Marine").expect_action_of(Side::Them);
}
