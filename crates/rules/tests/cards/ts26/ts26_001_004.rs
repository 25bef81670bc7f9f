//! The cards of Twin Suns 2026 from TS26_001 to TS26_004: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- TS26_001 Count Dooku, Offering Aid ----

/// TS26_001, CR 8.4.3: two different players each heal 1 damage and create a Battle Droid: with two players both of them.
#[test]
fn count_dooku_lets_two_players_heal_1_and_create_a_battle_droid() {
    let mut game =
        scenario().our_leader("Count Dooku, Offering Aid").our_base_damage(5).their_base_damage(3).action_phase();
    game.us().use_ability("Count Dooku");
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["us", "them"]);
    game.us().choose_player(Side::Us);
    game.expect_options(["them"]);
    game.us().choose_player(Side::Them).expect_base_damage(4);
    game.them().expect_base_damage(2);
    game.expect_count("our Battle Droid", 1).expect_count("their Battle Droid", 1).expect_exhausted("our leader");
}

/// TS26_001: deployed he creates two Battle Droids when he attacks, and has Restore 2.
#[test]
fn count_dooku_deployed_creates_two_battle_droids_on_attack() {
    let mut game = scenario().our_deployed_leader("Count Dooku, Offering Aid").our_base_damage(5).action_phase();
    game.us().attack("Count Dooku", "their base").resolve_first("Restore").expect_base_damage(3);
    game.expect_count("our Battle Droid", 2).expect_count("their Battle Droid", 0);
    game.them().expect_base_damage(6);
}

// Corners

/// TS26_001, CR 11.4.2: with three players any two of them, which need not include his own player.
#[test]
fn count_dooku_chooses_any_two_of_three_players() {
    let mut game = scenario()
        .our_leader("Count Dooku, Offering Aid")
        .our_base_damage(5)
        .their_base_damage(3)
        .third(["Wampa"])
        .action_phase();
    game.us().use_ability("Count Dooku");
    game.expect_options(["us", "them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_options(["us", "them"]);
    game.us().choose_player(Side::Them).expect_base_damage(5);
    game.them().expect_base_damage(2);
    game.third().expect_base_damage(2);
    game.expect_count("our Battle Droid", 0);
    game.expect_count("their Battle Droid", 1).expect_count("third Battle Droid", 1);
}

// ---- TS26_002 Anakin Skywalker, Protect Her At All Costs ----

/// TS26_002: if two friendly units entered play this phase, tokens included, one of them gets a Shield token.
#[test]
fn anakin_skywalker_gives_a_shield_with_two_units_entering_this_phase() {
    let mut game = scenario()
        .our_leader("Anakin Skywalker, Protect Her At All Costs")
        .our_hand(["Assault Lander LAAT"])
        .ours(["Wampa"])
        .action_phase();
    game.us().play("Assault Lander LAAT");
    game.them().pass();
    game.us().use_ability("Anakin Skywalker");
    game.expect_options(["Assault Lander LAAT", "Clone Trooper", "Clone Trooper"]);
    game.us().choose("Assault Lander LAAT");
    game.expect_upgrades("Assault Lander LAAT", ["Shield"]).expect_exhausted("our leader");
}

/// TS26_002: deployed, when he attacks, another friendly unit that entered play this phase gets a Shield token.
#[test]
fn anakin_skywalker_deployed_gives_a_shield_to_a_unit_that_entered() {
    let mut game = scenario()
        .our_deployed_leader("Anakin Skywalker, Protect Her At All Costs")
        .our_hand(["Greedo"])
        .ours(["Wampa"])
        .action_phase();
    game.expect_keyword("Anakin Skywalker", Keyword::Sentinel);
    game.us().play("Greedo");
    game.them().pass();
    game.us().attack("Anakin Skywalker", "their base");
    game.expect_options(["Greedo"]);
    game.us().choose("Greedo");
    game.expect_upgrades("Greedo", ["Shield"]);
}

// Corners

/// TS26_002: a unit that has left play again is counted; the Shield token goes to one still in play.
#[test]
fn anakin_skywalker_counts_units_that_have_left_play_again() {
    let mut game = scenario()
        .our_leader("Anakin Skywalker, Protect Her At All Costs")
        .our_hand(["Battlefield Marine", "Greedo"])
        .their_hand(["Open Fire"])
        .action_phase();
    game.us().play("Battlefield Marine");
    game.them().play("Open Fire").choose("Battlefield Marine");
    game.us().play("Greedo");
    game.them().pass();
    game.us().use_ability("Anakin Skywalker");
    game.expect_options(["Greedo"]);
    game.us().choose("Greedo");
    game.expect_upgrades("Greedo", ["Shield"]);
}

/// TS26_002, CR 1.5.3A: the controller when a unit entered play counts, not its current controller: a unit that an
/// opponent took over is one of the two, and one that we took over is not.
#[test]
fn anakin_skywalker_counts_units_by_the_controller_they_entered_under() {
    let mut game = scenario()
        .our_leader("Anakin Skywalker, Protect Her At All Costs")
        .our_hand(["Battlefield Marine", "Greedo"])
        .their_hand(["Change of Heart"])
        .action_phase();
    game.us().play("Battlefield Marine");
    game.them().play("Change of Heart").choose("Battlefield Marine");
    game.us().play("Greedo");
    game.them().pass();
    game.us().use_ability("Anakin Skywalker");
    game.expect_options(["Battlefield Marine", "Greedo"]);
    let mut game = scenario()
        .our_leader("Anakin Skywalker, Protect Her At All Costs")
        .our_hand(["Change of Heart", "Greedo"])
        .their_hand(["Battlefield Marine"])
        .their_action_phase();
    game.them().play("Battlefield Marine");
    game.us().play("Change of Heart").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Greedo");
    game.them().pass();
    game.us().use_ability("Anakin Skywalker");
    game.expect_action_of(Side::Them).expect_upgrades("Greedo", []);
}

/// TS26_002: a deployed leader enters play, so with another unit the condition is met.
#[test]
fn anakin_skywalker_counts_a_deployed_leader() {
    let mut game = scenario()
        .our_leader("Anakin Skywalker, Protect Her At All Costs")
        .text(r#"(id: "SOR_005", abilities: [Action(do: [If(if: Compare(Times(Entered(side: Friendly)), AtLeast(2)), then: [Draw()])])])"#)
        .our_hand(["Greedo"])
        .action_phase();
    game.us().play("Greedo");
    game.them().pass();
    game.us().deploy();
    game.them().pass();
    game.us().attack("Anakin Skywalker", "their base");
    game.expect_options(["Greedo"]);
}

// Rulings

/// TS26_002, CR 6.4.2A: with only one unit the action can be used, and no token is given (ruling 1).
#[test]
fn anakin_skywalker_may_be_used_without_effect() {
    let mut game = scenario()
        .our_leader("Anakin Skywalker, Protect Her At All Costs")
        .our_hand(["Greedo"])
        .ours(["Wampa"])
        .action_phase();
    game.us().play("Greedo");
    game.them().pass();
    game.us().use_ability("Anakin Skywalker");
    game.expect_action_of(Side::Them).expect_exhausted("our leader").expect_upgrades("Greedo", []);
}

// ---- TS26_003 Maul, Collective Ambition ----

/// TS26_003: a unit with more different keywords than Experience tokens gets one more, and 1 damage.
#[test]
fn maul_gives_experience_to_a_unit_with_more_keywords_than_experience() {
    let mut game = scenario()
        .our_leader("Maul, Collective Ambition")
        .ours(["Gar Saxon, Sundari Pillager", "Greedo"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().use_ability("Maul");
    game.expect_options(["Gar Saxon", "Greedo", "Cantina Braggart"]);
    game.us().choose("Gar Saxon");
    game.expect_upgrades("Gar Saxon", ["Experience"]).expect_damage("Gar Saxon", 1);
}

/// TS26_003: the same when he is deployed, and when he attacks.
#[test]
fn maul_deployed_gives_experience_when_deployed_and_on_attack() {
    let mut game = scenario().our_leader("Maul, Collective Ambition").theirs(["Cantina Braggart"]).action_phase();
    game.us().deploy().choose("Cantina Braggart");
    game.expect_upgrades("Cantina Braggart", ["Experience"]).expect_damage("Cantina Braggart", 1);
    let mut game = scenario()
        .our_deployed_leader("Maul, Collective Ambition")
        .ours(["Gar Saxon, Sundari Pillager"])
        .action_phase();
    game.us().attack("Maul", "their base").choose("Gar Saxon");
    game.expect_upgrades("Gar Saxon", ["Experience"]).expect_damage("Gar Saxon", 1);
}

// Corners

/// TS26_003: a unit without keywords, or with as many Experience tokens, gets nothing.
#[test]
fn maul_has_no_effect_on_a_unit_without_enough_keywords() {
    let mut game = scenario()
        .our_leader("Maul, Collective Ambition")
        .ours([unit("Gar Saxon, Sundari Pillager").with(["Experience"; 4]), unit("Greedo")])
        .action_phase();
    game.us().use_ability("Maul").choose("Gar Saxon");
    game.expect_damage("Gar Saxon", 0).expect_upgrades("Gar Saxon", ["Experience"; 4]);
    let mut game = scenario().our_leader("Maul, Collective Ambition").ours(["Greedo"]).action_phase();
    game.us().use_ability("Maul").choose("Greedo");
    game.expect_in_play("Greedo").expect_upgrades("Greedo", []);
}

// Rulings

/// TS26_003, CR 7.5.4: the same keyword twice counts once, even with different numbers (ruling 1).
#[test]
fn maul_counts_each_keyword_once() {
    let mut game = scenario()
        .our_leader("Maul, Collective Ambition")
        .resilient_gives("KeywordX(Raid, 1)")
        .ours([unit("Cantina Braggart").with(["Resilient", "Experience"])])
        .action_phase();
    game.us().use_ability("Maul").choose("Cantina Braggart");
    game.expect_damage("Cantina Braggart", 0).expect_upgrades("Cantina Braggart", ["Resilient", "Experience"]);
}

/// TS26_003, CR 1.9.8: with 1 remaining HP the unit survives, because it gets the token before the damage (ruling 2).
#[test]
fn maul_gives_the_experience_before_the_damage() {
    let mut game =
        scenario().our_leader("Maul, Collective Ambition").ours([unit("Cantina Braggart").damage(2)]).action_phase();
    game.us().use_ability("Maul").choose("Cantina Braggart");
    game.expect_damage("Cantina Braggart", 3).expect_upgrades("Cantina Braggart", ["Experience"]);
}

// ---- TS26_004 Padmé Amidala, Follow My Lead ----

/// TS26_004: one of two friendly units that entered play this phase attacks a unit, even if exhausted, but no base.
#[test]
fn padme_amidala_lets_a_unit_that_entered_this_phase_attack_a_unit() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, Follow My Lead")
        .our_hand(["Battlefield Marine", "Greedo"])
        .ours(["Wampa"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().play("Battlefield Marine");
    game.them().pass();
    game.us().play("Greedo");
    game.them().pass();
    game.us().use_ability("Padmé Amidala");
    game.expect_options(["Battlefield Marine -> Cantina Braggart", "Greedo -> Cantina Braggart"]);
    game.us().attack("Greedo", "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_exhausted("our leader");
}

/// TS26_004: deployed, when her attack ends, another friendly unit that entered play this phase may attack.
#[test]
fn padme_amidala_deployed_lets_a_new_unit_attack_after_her_attack() {
    let mut game = scenario()
        .our_deployed_leader("Padmé Amidala, Follow My Lead")
        .our_hand(["Battlefield Marine"])
        .ours(["Wampa"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().play("Battlefield Marine");
    game.them().pass();
    game.us().attack("Padmé Amidala", "their base");
    game.expect_options(["Battlefield Marine -> Cantina Braggart", "no"]);
    game.us().attack("Battlefield Marine", "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_exhausted("Battlefield Marine");
}

// Corners

/// TS26_004: a unit that entered play and was defeated since is counted.
#[test]
fn padme_amidala_counts_units_that_have_left_play_again() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, Follow My Lead")
        .our_hand(["Battlefield Marine", "Greedo"])
        .their_hand(["Open Fire"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().play("Battlefield Marine");
    game.them().play("Open Fire").choose("Battlefield Marine");
    game.us().play("Greedo");
    game.them().pass();
    game.us().use_ability("Padmé Amidala");
    game.expect_options(["Greedo -> Cantina Braggart"]);
}

// Rulings

/// TS26_004, CR 6.4.2A: with only one unit the action can be used, and no unit attacks (ruling 1).
#[test]
fn padme_amidala_may_be_used_without_effect() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, Follow My Lead")
        .our_hand(["Greedo"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().play("Greedo");
    game.them().pass();
    game.us().use_ability("Padmé Amidala");
    game.expect_action_of(Side::Them).expect_exhausted("our leader");
}

/// TS26_004: the attack must be made if possible (ruling 2).
#[test]
fn padme_amidala_requires_the_attack() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, Follow My Lead")
        .our_hand(["Assault Lander LAAT"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().play("Assault Lander LAAT");
    game.them().pass();
    game.us().use_ability("Padmé Amidala");
    game.expect_asked(Side::Us, QuestionKind::Attack).expect_not_offered("no");
}

/// TS26_004, CR 7.6.16: she need not survive her attack (ruling 3).
#[test]
fn padme_amidala_deployed_triggers_when_she_does_not_survive() {
    let mut game = scenario()
        .our_deployed_leader(unit("Padmé Amidala, Follow My Lead").damage(1))
        .our_hand(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Battlefield Marine");
    game.them().pass();
    game.us().attack("Padmé Amidala", "AT-ST");
    game.expect_in_base_zone("our leader").expect_options(["Battlefield Marine -> AT-ST", "no"]);
}

/// TS26_004, CR 7.5.7: a unit that cannot attack bases still deals excess damage to one with Overwhelm (ruling 4).
#[test]
fn padme_amidala_allows_overwhelm_damage_to_a_base() {
    let mut game = scenario()
        .our_deployed_leader("Padmé Amidala, Follow My Lead")
        .our_hand(["Wampa"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().play("Wampa");
    game.them().pass();
    game.us().attack("Padmé Amidala", "their base").attack("Wampa", "Cantina Braggart");
    game.them().expect_base_damage(6);
}
