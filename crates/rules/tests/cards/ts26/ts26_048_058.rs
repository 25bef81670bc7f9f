//! The cards of Twin Suns 2026 from TS26_048 to TS26_058: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Scene, Side, scenario, unit};

use crate::starts::expect_ambush_pending_with_trigger;

// ---- TS26_048 Vanquish the Legion ----

/// TS26_048: each enemy ground unit gets -2/-2.
#[test]
fn vanquish_the_legion_gives_enemy_ground_units_minus_2() {
    let mut game = scenario()
        .our_hand(["Vanquish the Legion"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Death Star Stormtrooper", "Cartel Spacer"])
        .action_phase();
    game.us().play("Vanquish the Legion");
    game.expect_power("AT-ST", 4)
        .expect_gone("Death Star Stormtrooper")
        .expect_power("Cartel Spacer", 2)
        .expect_power("Wampa", 4);
}

// ---- TS26_049 Separatist Council, Quarrelsome Holdouts ----

/// TS26_049: a Battle Droid, or 2 Experience tokens for one.
#[test]
fn separatist_council_creates_a_battle_droid_or_gives_one_experience() {
    let mut game = scenario()
        .our_hand(["Separatist Council, Quarrelsome Holdouts"])
        .ours(["Battle Droid", "Wampa"])
        .action_phase();
    let mut other = game.clone();
    game.us().play("Separatist Council").mode(1);
    game.expect_count("our Battle Droid", 2);
    other.us().play("Separatist Council").mode(2);
    other.expect_options(["Battle Droid"]);
    other.us().choose("Battle Droid");
    other.expect_power("Battle Droid", 3);
}

// ---- TS26_050 General Grievous, Crush Them! ----

/// TS26_050: +1/+1 for each resource; undamaged he has Sentinel.
#[test]
fn general_grievous_gets_plus_1_per_resource_and_has_sentinel() {
    let mut game = scenario().ours(["General Grievous, Crush Them!"]).our_resources(4).action_phase();
    game.expect_power("General Grievous", 4)
        .expect_hp("General Grievous", 4)
        .expect_keyword("General Grievous", Keyword::Sentinel);
}

// ---- TS26_051 Lom Pyke, Making a Withdrawal ----

/// TS26_051: the opponent may heal 5 damage; then two Experience tokens go to a unit of our choice.
#[test]
fn lom_pyke_gives_experience_if_an_opponent_heals() {
    let mut game =
        scenario().our_hand(["Lom Pyke, Making a Withdrawal"]).ours(["Greedo"]).their_base_damage(7).action_phase();
    game.us().play("Lom Pyke");
    game.expect_asked(Side::Them, QuestionKind::May);
    game.them().yes().expect_base_damage(2);
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Greedo", "Lom Pyke"]);
    game.us().choose("Greedo");
    game.expect_upgrades("Greedo", ["Experience", "Experience"]);
    let mut game = scenario().our_hand(["Lom Pyke, Making a Withdrawal"]).their_base_damage(7).action_phase();
    game.us().play("Lom Pyke");
    game.them().no().expect_base_damage(7);
    game.expect_action_of(Side::Them).expect_upgrades("Lom Pyke", []);
}

// Corners

/// TS26_051, CR 1.9.3: a player without damage to heal does not heal, even if they accept.
#[test]
fn lom_pyke_gives_nothing_if_no_damage_was_healed() {
    let mut game = scenario().our_hand(["Lom Pyke, Making a Withdrawal"]).action_phase();
    game.us().play("Lom Pyke");
    game.them().yes();
    game.expect_action_of(Side::Them).expect_upgrades("Lom Pyke", []);
}

/// TS26_051: each of several opponents decides before a unit is chosen for each that healed.
#[test]
fn lom_pyke_lets_each_opponent_decide_before_units_are_chosen() {
    let begin = || {
        let mut game = scenario()
            .our_hand(["Lom Pyke, Making a Withdrawal"])
            .ours(["Greedo"])
            .their_base_damage(7)
            .third(["Wampa"])
            .action_phase();
        game.us().play("Lom Pyke");
        game
    };
    let mut game = begin();
    game.them().no();
    game.third().yes().expect_base_damage(2);
    game.us().choose("Lom Pyke");
    game.expect_upgrades("Lom Pyke", ["Experience", "Experience"]).expect_action_of(Side::Them);
    let mut game = begin();
    game.them().yes();
    game.third().yes();
    game.us().choose("Greedo").choose("Lom Pyke");
    game.expect_upgrades("Greedo", ["Experience", "Experience"])
        .expect_upgrades("Lom Pyke", ["Experience", "Experience"]);
    let mut game = begin();
    game.them().no();
    game.third().no();
    game.expect_action_of(Side::Them);
}

/// TS26_051, CR 8.34.1: the tokens for all that healed are given together after all units were chosen: they trigger
/// once and are created as one number.
#[test]
fn lom_pyke_gives_all_tokens_at_once() {
    let paid = |ours: [&str; 2]| {
        let mut game = scenario()
            .our_hand(["Lom Pyke, Making a Withdrawal"])
            .ours(ours)
            .their_base_damage(7)
            .third(["Wampa"])
            .action_phase();
        game.us().play("Lom Pyke");
        game.them().yes();
        game.third().yes();
        game
    };
    let mut game = paid(["Sabine Wren, I Learned the Hard Way", "Greedo"]);
    game.us().choose_times(2, "Sabine Wren");
    game.expect_upgrades("Sabine Wren", ["Experience"; 4]).us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_action_of(Side::Them);

    let mut game = paid(["Moff Jerjerrod, We Shall Redouble Our Efforts", "Greedo"]);
    game.us().choose("Greedo").choose("Lom Pyke");
    game.expect_asked(Side::Us, QuestionKind::InsteadOfCreating).us().choose("Moff Jerjerrod");
    game.expect_upgrades("Greedo", ["Experience"; 4]).expect_upgrades("Lom Pyke", ["Experience"; 4]);
    game.expect_action_of(Side::Them);
}

// Rulings

/// TS26_051, CR 11.2.3: player order begins to the left of the active player: if another player makes us play him in
/// their action, the third player decides before that player (ruling 1).
#[test]
fn lom_pyke_prompts_in_player_order() {
    let mut game =
        scenario().our_hand(["Lom Pyke, Making a Withdrawal"]).their_base_damage(7).third(["Wampa"]).action_phase();
    game.us().play("Lom Pyke");
    game.expect_asked(Side::Them, QuestionKind::May);
    game.them().yes();
    game.expect_asked(Side::Third, QuestionKind::May);
    let mut game = scenario()
        .our_hand(["Lom Pyke, Making a Withdrawal"])
        .their_base_damage(7)
        .confiscate_does("ChoosePlayer(Opponent), They(That, [Play(what: Choose(zone: Hand, side: Friendly))])")
        .third(["Wampa"])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose_player(Side::Us);
    game.us().play("Lom Pyke");
    game.expect_asked(Side::Third, QuestionKind::May);
    game.third().no();
    game.expect_asked(Side::Them, QuestionKind::May);
}

// ---- TS26_052 Sith Traditions ----

/// TS26_052: an Experience token on attack; defeated, one for a friendly unit.
#[test]
fn sith_traditions_gives_experience_on_attack_and_when_defeated() {
    let mut game = scenario()
        .ours([unit("Death Star Stormtrooper").with(["Sith Traditions"]), unit("Wampa")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Death Star Stormtrooper", "AT-ST").choose("Wampa");
    game.expect_damage("AT-ST", 5).expect_upgrades("Wampa", ["Experience"]);
}

// ---- TS26_053 Coruscanti Spy ----

/// TS26_053: 2 damage is healed from each of any number of bases.
#[test]
fn coruscanti_spy_heals_2_from_any_number_of_bases() {
    let mut game = scenario().our_hand(["Coruscanti Spy"]).our_base_damage(3).their_base_damage(3).action_phase();
    game.us().play("Coruscanti Spy").choose("our base").done().expect_base_damage(1);
    game.them().expect_base_damage(3);
}

// ---- TS26_054 Wartime Mercenaries ----

/// TS26_054: defeated, an opponent may give an Experience token.
#[test]
fn wartime_mercenaries_defeated_let_an_opponent_give_experience() {
    let mut game = scenario().ours([unit("Wartime Mercenaries").damage(4)]).theirs(["Wampa"]).action_phase();
    game.us().attack("Wartime Mercenaries", "Wampa");
    game.expect_action_of(Side::Them);
    let mut game = scenario().ours([unit("Wartime Mercenaries").damage(4)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wartime Mercenaries", "AT-ST");
    game.them().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Experience"]);
}

// Rulings

/// TS26_054: with several opponents we choose one (ruling 1).
#[test]
fn wartime_mercenaries_let_us_choose_the_opponent() {
    let mut game =
        scenario().ours([unit("Wartime Mercenaries").damage(4)]).theirs(["AT-ST"]).third(["Wampa"]).action_phase();
    game.us().attack("Wartime Mercenaries", "AT-ST").choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Target);
}

// ---- TS26_055 Jedi General ----

/// TS26_055: a Clone Trooper with an Experience token for each Republic leader.
#[test]
fn jedi_general_creates_a_clone_trooper_with_experience_per_leader() {
    let mut game =
        scenario().our_leader("Padmé Amidala, Serving the Republic").our_hand(["Jedi General"]).action_phase();
    game.us().play("Jedi General").resolve_first("Jedi General");
    game.expect_count("our Clone Trooper", 1).expect_upgrades("Clone Trooper", ["Experience"]);
    let mut game =
        scenario().our_leader("Grand Moff Tarkin, Oversector Governor").our_hand(["Jedi General"]).action_phase();
    game.us().play("Jedi General");
    game.expect_count("Clone Trooper", 0);
}

// Corners

/// TS26_055, CR 3.4.4A, 3.5.5: a leader counts in the base zone and as a unit, not as an upgrade. A unit that is not a
/// leader does not count. A unit made a leader unit by an upgrade counts (CR 3.4.7).
#[test]
fn jedi_general_does_not_count_upgrades_as_leaders() {
    let start = || {
        let republic = r#"(id: "SOR_164", abilities: [
            Constant(on: All(is: Leader, side: Friendly), gives: [Trait(Republic)]),
        ])"#;
        scenario()
            .text(republic)
            .our_leader("Luke Skywalker, Hero of Yavin")
            .ours(["Wampa", "Republic ARC-170"])
            .our_hand(["Jedi General"])
            .action_phase()
    };
    let clones = |game: &mut Scene, many: usize| {
        game.us().play("Jedi General");
        if game.game.question().is_some_and(|question| question.ask == QuestionKind::WhichFirst) {
            game.us().resolve_first("Jedi General");
        }
        game.expect_count("our Clone Trooper", many);
    };
    clones(&mut start(), 1);
    let mut game = start();
    game.us().deploy();
    game.them().pass();
    clones(&mut game, 1);
    let mut game = start();
    game.us().deploy_onto("Republic ARC-170");
    game.them().pass();
    clones(&mut game, 1);
}

/// TS26_055, CR 8.34.1: the Clone Troopers for all leaders are created together, as one number.
#[test]
fn jedi_general_creates_all_clone_troopers_at_once() {
    let mut game = scenario()
        .twin_suns()
        .our_leader("TS26_002")
        .our_second_leader("TS26_004")
        .ours(["Moff Jerjerrod, We Shall Redouble Our Efforts"])
        .our_hand(["Jedi General"])
        .action_phase();
    game.us().play("Jedi General").resolve_first("Jedi General").choose("Moff Jerjerrod");
    game.expect_count("our Clone Trooper", 4);
}

// Rulings

/// TS26_055: Ambush is pending together with other abilities (ruling 1).
#[test]
fn jedi_general_ambush_is_pending_together_with_other_abilities() {
    expect_ambush_pending_with_trigger("Jedi General", "Cantina Braggart", scenario());
}

// ---- TS26_056 Galactic Escalation ----

/// TS26_056: each player resources the top card of their deck.
#[test]
fn galactic_escalation_resources_the_top_card_of_each_player() {
    let mut game = scenario().our_hand(["Galactic Escalation"]).theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().play("Galactic Escalation").expect_resources(21);
    game.them().expect_resources(21);
    game.third().expect_resources(21);
}

// Rulings

/// TS26_056: they are exhausted (ruling 1).
#[test]
fn galactic_escalation_adds_the_resources_exhausted() {
    let mut game = scenario().our_hand(["Galactic Escalation"]).action_phase();
    game.us().play("Galactic Escalation");
    game.them().expect_resources(21).expect_ready_resources(20);
}

// ---- TS26_057 Mechanize ----

/// TS26_057: a non-Vehicle unit is played from our discard pile, and gets an Experience token. The card names no kind of
/// card beside the trait. It is read as a unit: only a unit can be given the token (CR 3.7.2B), and wherever else that trait
/// is ruled out, it is of units.
#[test]
fn mechanize_plays_a_discarded_unit_and_gives_it_experience() {
    let mut game = scenario()
        .our_hand(["Mechanize"])
        .our_discard(["Wampa", "AT-ST", "Moment of Peace", "Resilient"])
        .ours(["Greedo"])
        .their_discard(["Battlefield Marine"])
        .action_phase();
    game.us().play("Mechanize");
    game.expect_options(["play Wampa"]);
    game.us().play("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_exhausted("Wampa");
}

// Corners

/// TS26_057, CR 6.2.5E: the unit enters play with its Experience, so that is there before Snoke could defeat it.
#[test]
fn mechanize_gives_experience_as_the_unit_enters_play() {
    let mut game = scenario()
        .our_hand(["Mechanize"])
        .our_discard(["Nightsister Warrior"])
        .theirs(["Supreme Leader Snoke, Shadow Ruler"])
        .action_phase();
    game.us().play("Mechanize").play("Nightsister Warrior");
    game.expect_upgrades("Nightsister Warrior", ["Experience"]).expect_hp("Nightsister Warrior", 1);
}

/// TS26_057: without a unit in the discard pile it has no effect.
#[test]
fn mechanize_has_no_effect_without_a_unit_in_the_discard_pile() {
    let mut game = scenario().our_hand(["Mechanize"]).our_discard(["AT-ST"]).ours(["Greedo"]).action_phase();
    game.us().play("Mechanize");
    game.expect_action_of(Side::Them).expect_upgrades("Greedo", []);
}

// Rulings

/// TS26_057: the unit's cost is paid with its penalties (ruling 1).
#[test]
fn mechanize_requires_paying_for_the_unit() {
    let mut game = scenario().our_hand(["Mechanize"]).our_discard(["Wampa"]).our_resources(10).action_phase();
    game.us().play("Mechanize").play("Wampa").expect_ready_resources(0);
    let mut game = scenario().our_hand(["Mechanize"]).our_discard(["Wampa"]).our_resources(9).action_phase();
    game.us().play("Mechanize");
    game.expect_in_discard("Wampa").expect_action_of(Side::Them);
}

// ---- TS26_058 Backed by the Pykes ----

/// TS26_058: an Experience token for a friendly unit; damage equal to all of them.
#[test]
fn backed_by_the_pykes_deals_damage_per_experience_token() {
    let mut game = scenario()
        .our_hand(["Backed by the Pykes"])
        .ours([unit("Wampa").with(["Experience"]), unit("Greedo")])
        .theirs(["AT-ST"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Backed by the Pykes").choose("Greedo").choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    declined.us().play("Backed by the Pykes").choose("Greedo").no();
    declined.expect_damage("AT-ST", 0);
}
