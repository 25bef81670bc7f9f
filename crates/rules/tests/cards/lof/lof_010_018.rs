//! The cards of Legends of the Force from LOF_010 to LOF_018: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- LOF_010 Third Sister, Seething With Ambition ----

/// LOF_010: plays a unit from hand, which has Hidden for this phase.
#[test]
fn third_sister_plays_a_unit_with_hidden() {
    let mut game = scenario().our_leader("LOF_010").our_hand(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader").play("Wampa").expect_ready_resources(16);
    game.expect_keyword("Wampa", Keyword::Hidden).expect_not_offered("AT-ST -> Wampa");
    game.them().attack("AT-ST", "our base");
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Wampa", Keyword::Hidden);
}

/// LOF_010: deployed, on attack, the next unit played this phase has Hidden; the one after it does not.
#[test]
fn third_sister_deployed_gives_the_next_unit_hidden() {
    let mut game = scenario()
        .our_deployed_leader("LOF_010")
        .our_hand(["Vanquish", "Wampa", "Greedo"])
        .theirs(["AT-ST", "Gungi"])
        .action_phase();
    game.us().attack("our leader", "their base");
    game.them().pass();
    game.us().play("Vanquish").choose("Gungi");
    game.them().pass();
    game.us().play("Wampa");
    game.expect_keyword("Wampa", Keyword::Hidden);
    game.them().pass();
    game.us().play("Greedo");
    game.expect_no_keyword("Greedo", Keyword::Hidden);
}

// Rulings

/// LOF_010, erratum: it has Hidden for this phase only (ruling 1).
#[test]
fn third_sister_deployed_gives_hidden_for_the_phase() {
    let mut game = scenario().our_deployed_leader("LOF_010").our_hand(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("our leader", "their base");
    game.them().pass();
    game.us().play("Wampa");
    game.expect_not_offered("AT-ST -> Wampa");
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Wampa", Keyword::Hidden);
    game.us().pass();
    game.expect_offered("AT-ST -> Wampa");
}

/// LOF_010, CR 6.2.0E: the unit is paid for (ruling 2).
#[test]
fn third_sister_does_not_play_the_unit_for_free() {
    let mut game =
        scenario().our_leader("LOF_010").our_resources(3).our_hand(["Wampa", "Underworld Thug"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_not_offered("play Wampa");
    game.us().play("Underworld Thug").expect_ready_resources(1);
}

/// LOF_010, CR 7.5.18B: a unit with Hidden and Sentinel can be attacked (ruling 3).
#[test]
fn third_sister_hidden_unit_with_sentinel_can_be_attacked() {
    let mut game = scenario().our_leader("LOF_010").our_hand(["Pyke Sentinel"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader").play("Pyke Sentinel");
    game.expect_keyword("Pyke Sentinel", Keyword::Hidden).expect_offered("AT-ST -> Pyke Sentinel");
}

/// LOF_010, CR 7.7.3: the next unit has Hidden although she left play (ruling 4).
#[test]
fn third_sister_effect_applies_after_she_left_play() {
    let mut game = scenario()
        .our_deployed_leader(unit("LOF_010").damage(3))
        .our_hand(["Wampa"])
        .their_hand(["Open Fire"])
        .action_phase();
    game.us().attack("our leader", "their base");
    game.them().play("Open Fire").choose("Third Sister");
    game.us().play("Wampa");
    game.expect_keyword("Wampa", Keyword::Hidden);
}

// ---- LOF_011 Kit Fisto, Focused Jedi Master ----

/// LOF_011: 2 damage if a friendly Jedi attacked this phase.
#[test]
fn kit_fisto_deals_2_damage_after_a_jedi_attacked() {
    let mut game = scenario().our_leader("LOF_011").ours(["Gungi", "Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Gungi", "their base");
    game.them().pass();
    game.us().use_ability("our leader").choose("Wampa").expect_ready_resources(19);
    game.expect_damage("Wampa", 2);
}

/// LOF_011: deployed, +1/+0 for each other friendly Jedi.
#[test]
fn kit_fisto_deployed_gets_1_power_for_each_other_jedi() {
    let mut game = scenario()
        .our_deployed_leader("LOF_011")
        .ours(["Gungi", "Gungi", "Outer Rim Mystic"])
        .theirs(["Gungi"])
        .action_phase();
    game.expect_power("our leader", 3).expect_keyword("our leader", Keyword::Saboteur);
}

// Rulings

/// LOF_011, CR 6.4.2A: it can be used although no Jedi attacked, without effect (ruling 1).
#[test]
fn kit_fisto_may_be_used_without_a_jedi_attack() {
    let mut game = scenario().our_leader("LOF_011").ours(["Greedo"]).theirs(["Wampa", "Gungi"]).action_phase();
    game.us().attack("Greedo", "their base");
    game.them().attack("Gungi", "our base");
    game.us().use_ability("our leader").expect_ready_resources(19);
    game.expect_damage("Wampa", 0).expect_exhausted("our leader").expect_action_of(Side::Them);
}

// ---- LOF_012 Rey, Nobody ----

/// LOF_012: 1 damage if we played a non-unit Force card this phase.
#[test]
fn rey_deals_1_damage_after_a_force_event() {
    let mut game = scenario().our_leader("LOF_012").our_hand(["Force Choke"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Force Choke").choose("Wampa");
    game.them().pass();
    game.us().use_ability("our leader").choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

/// LOF_012: when deployed, may discard our hand to draw two cards.
#[test]
fn rey_deployed_may_discard_the_hand_to_draw_two() {
    let mut game = scenario().our_leader("LOF_012").our_hand(["Wampa", "Vanquish", "Greedo"]).action_phase();
    game.us().deploy().yes().expect_hand_size(2);
    game.expect_in_discard("Wampa").expect_in_discard("Vanquish");
    let mut game = scenario().our_leader("LOF_012").our_hand(["Wampa"]).action_phase();
    game.us().deploy().no().expect_hand(["Wampa"]);
}

// Rulings

/// LOF_012, CR 1.14.6: an empty hand can be discarded (ruling 1).
#[test]
fn rey_may_discard_an_empty_hand() {
    let mut game = scenario().our_leader("LOF_012").action_phase();
    game.us().deploy().yes().expect_hand_size(2);
}

/// LOF_012, CR 7.5.17C: a Force card played as an upgrade using Piloting is not a unit (ruling 2).
#[test]
fn rey_counts_a_force_pilot_played_as_an_upgrade() {
    let mut game = scenario()
        .our_leader("LOF_012")
        .text(r#"(id: "JTL_094", pilot: [])"#)
        .our_hand(["Luke Skywalker, You Still With Me?"])
        .ours(["Alliance X-Wing"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play_onto("Luke Skywalker", "Alliance X-Wing");
    game.them().pass();
    game.us().use_ability("our leader").choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

/// LOF_012, CR 6.4.2A: it can be used without a Force card, without effect. A Force unit does not count (ruling 3).
#[test]
fn rey_may_be_used_without_a_force_card() {
    let mut game = scenario().our_leader("LOF_012").our_hand(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().play("Gungi");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_damage("Wampa", 0).expect_exhausted("our leader").expect_action_of(Side::Them);
}

// ---- LOF_013 Barriss Offee, We Have Become Villains ----

/// LOF_013: uses the Force to play an event for 1 less; deployed without exhausting.
#[test]
fn barriss_offee_plays_an_event_for_1_less() {
    let mut game =
        scenario().our_leader("LOF_013").our_force().our_hand(["Vanquish", "Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_not_offered("play Wampa");
    game.us().play("Vanquish").choose("Greedo").expect_ready_resources(20 - 4);
    game.them().no();
    game.expect_gone("Greedo");
    let mut game =
        scenario().our_deployed_leader("LOF_013").our_force().our_hand(["Vanquish"]).theirs(["Gungi"]).action_phase();
    game.us().use_ability("our leader").play("Vanquish").choose("Gungi");
    game.expect_gone("Gungi").expect_ready("our leader");
}

// ---- LOF_014 Grand Inquisitor, Stories Travel Quickly ----

/// LOF_014: uses the Force for an attack; the defending unit has -2/-0.
#[test]
fn grand_inquisitor_lets_a_unit_attack_a_weakened_defender() {
    let mut game = scenario().our_leader("LOF_014").our_force().ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().use_ability("our leader").attack("Gungi", "Wampa");
    game.expect_damage("Gungi", 2).expect_damage("Wampa", 2).expect_power("Wampa", 4);
}

/// LOF_014: deployed: Shielded, and on attack the defending unit has -2/-0.
#[test]
fn grand_inquisitor_deployed_has_shielded_and_weakens_the_defender() {
    let mut game = scenario().our_leader("LOF_014").action_phase();
    game.us().deploy();
    game.expect_upgrades("our leader", ["Shield"]);
    let mut game = scenario().our_deployed_leader("LOF_014").theirs(["Wampa"]).action_phase();
    game.us().attack("our leader", "Wampa");
    game.expect_damage("our leader", 2).expect_power("Wampa", 4);
}

// Rulings

/// LOF_014, CR 6.3.0D: a ready unit must attack (ruling 1).
#[test]
fn grand_inquisitor_requires_a_ready_unit_to_attack() {
    let mut game =
        scenario().our_leader("LOF_014").our_force().ours([unit("Gungi"), unit("Greedo").exhausted()]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Gungi -> their base"]);
}

/// LOF_014, erratum: only the defending unit has less power. When a base is attacked no unit does (ruling 2).
#[test]
fn grand_inquisitor_deployed_weakens_only_a_defending_unit() {
    let mut game = scenario().our_deployed_leader("LOF_014").theirs(["Wampa"]).action_phase();
    game.us().attack("our leader", "their base");
    game.expect_power("Wampa", 4);
    game.them().expect_base_damage(3);
}

// ---- LOF_015 Cal Kestis, I Can't Keep Hiding ----

/// LOF_015: uses the Force; an opponent chooses one of its ready units, which is exhausted.
#[test]
fn cal_kestis_makes_an_opponent_exhaust_a_unit() {
    let mut game = scenario()
        .our_leader("LOF_015")
        .our_force()
        .ours(["Gungi"])
        .theirs([unit("Wampa"), unit("AT-ST"), unit("Greedo").exhausted()])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Wampa", "AT-ST"]);
    game.them().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_ready("Wampa");
}

/// LOF_015: deployed, on attack.
#[test]
fn cal_kestis_deployed_makes_the_opponent_exhaust_a_unit_on_attack() {
    let mut game = scenario().our_deployed_leader("LOF_015").theirs(["Wampa"]).action_phase();
    game.us().attack("our leader", "their base");
    game.them().choose("Wampa");
    game.expect_exhausted("Wampa");
}

// Rulings

/// LOF_015, CR 11.4.2: with several opponents we choose which one chooses (ruling 1).
#[test]
fn cal_kestis_controller_chooses_the_opponent() {
    let mut game = scenario().our_leader("LOF_015").our_force().theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_asked(Side::Us, QuestionKind::Player);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Target).expect_options(["AT-ST"]);
}

// ---- LOF_016 Qui-Gon Jinn, Student of the Living Force ----

/// LOF_016: a friendly unit returns to hand; a non-Villainy unit that costs less is played for free.
#[test]
fn qui_gon_jinn_returns_a_unit_to_play_a_cheaper_one_for_free() {
    let mut game = scenario()
        .our_leader("LOF_016")
        .our_force()
        .ours(["Wampa", "Underworld Thug"])
        .our_hand(["Battlefield Marine", "Greedo", "Swoop Racer", "Gungi", "Death Star Stormtrooper"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa", "Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_options(["play Greedo", "no"]);
    game.us().play("Greedo").expect_ready_resources(20);
    game.expect_in_hand("Underworld Thug").expect_in_play("Greedo");
}

// Rulings

/// LOF_016, CR 1.8.5: for free means without aspect penalties, too, but not without other costs (ruling 1).
#[test]
fn qui_gon_jinn_free_unit_has_no_penalty_but_additional_costs() {
    let mut game = scenario()
        .our_leader("LOF_016")
        .our_force()
        .our_resources(0)
        .ours(["Wampa"])
        .our_hand(["Battlefield Marine"])
        .action_phase();
    game.us().use_ability("our leader").choose("Wampa").play("Battlefield Marine");
    game.expect_in_play("Battlefield Marine");
    let mut other_costs = crate::starts::units_with_additional_cost()
        .our_leader("LOF_016")
        .our_force()
        .our_resources(0)
        .ours(["Wampa"])
        .our_hand(["Battlefield Marine"])
        .action_phase();
    other_costs.us().use_ability("our leader").choose("Wampa").play("Battlefield Marine").expect_base_damage(2);
}

/// LOF_016, CR 7.6.16: deployed, only if he survives his attack (ruling 2).
#[test]
fn qui_gon_jinn_deployed_must_survive_his_attack() {
    let table = |damage: i16| {
        let mut game = scenario()
            .our_deployed_leader(unit("LOF_016").damage(damage))
            .ours(["Swoop Racer"])
            .theirs(["Wampa"])
            .our_hand(["Greedo"])
            .action_phase();
        game.us().attack("our leader", "Wampa");
        game
    };
    let mut game = table(0);
    game.expect_options(["Swoop Racer", "no"]);
    game.us().choose("Swoop Racer").play("Greedo");
    game.expect_in_play("Greedo").expect_in_hand("Swoop Racer");
    table(5).expect_in_base_zone("Qui-Gon Jinn").expect_action_of(Side::Them);
}

/// LOF_016, CR 7.6.16: it triggers when combat damage was dealt. His attack has ended when it resolves (ruling 5).
#[test]
fn qui_gon_jinn_no_longer_attacks_when_his_ability_resolves() {
    let mut game = scenario()
        .our_deployed_leader(unit("LOF_016").with(["Resilient"]))
        .resilient_gives("KeywordX(Raid, 2)")
        .ours(["Swoop Racer"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("our leader", "AT-ST");
    game.expect_options(["Swoop Racer", "no"]).expect_damage("AT-ST", 6).expect_power("our leader", 4);
}

/// LOF_016, CR 1.8.6: printed costs count; the returned unit cannot be played (ruling 3).
#[test]
fn qui_gon_jinn_compares_printed_costs() {
    let mut game =
        scenario().our_leader("LOF_016").our_force().ours(["Gungi"]).our_hand(["Underworld Thug"]).action_phase();
    game.us().use_ability("our leader").choose("Gungi");
    game.expect_action_of(Side::Them);
    game.us().expect_hand_size(2);
}

/// LOF_016, CR 8.24: only a unit in play returns, not a card in the discard pile (ruling 4).
#[test]
fn qui_gon_jinn_returns_only_a_unit_in_play() {
    let mut game = scenario()
        .our_leader("LOF_016")
        .our_force()
        .ours(["Gungi"])
        .our_discard(["Wampa"])
        .our_hand(["Greedo"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Gungi"]);
}

// ---- LOF_017 Darth Revan, Scourge of the Old Republic ----

/// LOF_017: may exhaust to give Experience to a friendly unit that defeated a unit in its attack.
#[test]
fn darth_revan_may_exhaust_to_give_experience_to_a_unit_that_defeats() {
    let mut game = scenario().our_leader("LOF_017").ours(["Wampa"]).theirs(["Cantina Braggart"]).action_phase();
    game.us().attack("Wampa", "Cantina Braggart").yes();
    game.expect_upgrades("Wampa", ["Experience"]).expect_exhausted("our leader");
}

/// LOF_017: deployed without exhausting, and for himself, too.
#[test]
fn darth_revan_deployed_may_give_himself_experience() {
    let mut game = scenario().our_deployed_leader("LOF_017").theirs(["Cantina Braggart"]).action_phase();
    game.us().attack("our leader", "Cantina Braggart").yes();
    game.expect_upgrades("our leader", ["Experience"]);
}

// Corners

/// LOF_017: not for an enemy unit that defeats a friendly one, nor for a unit whose attack defeats nothing.
#[test]
fn darth_revan_counts_only_friendly_units_that_defeat() {
    let mut game = scenario().our_leader("LOF_017").ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Gungi", "Wampa");
    game.expect_action_of(Side::Them);
    game.them().attack("Wampa", "Gungi");
    game.expect_gone("Gungi").expect_action_of(Side::Us);
}

// Rulings

/// LOF_017: a unit defeated by an "on attack" ability was defeated by the attack (ruling 1).
#[test]
fn darth_revan_counts_a_defeat_before_combat_damage() {
    let table = scenario().our_leader("LOF_017").ours([unit("Gungi").with(["Resilient"])]);
    let mut game = crate::starts::with_a_deadly_upgrade(table).theirs(["Wampa"]).action_phase();
    game.us().attack("Gungi", "Wampa").yes();
    game.expect_upgrades("Gungi", ["Resilient", "Experience"]);
}

/// LOF_017, CR 7.6.16C: it is offered although the attacker was defeated, too; then no unit gets the token (ruling 2).
#[test]
fn darth_revan_triggers_for_an_attacker_that_was_defeated() {
    let mut game = scenario()
        .our_leader("LOF_017")
        .ours(["Battlefield Marine", "Wampa"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_asked(Side::Us, QuestionKind::May);
    game.us().yes();
    game.expect_exhausted("our leader").expect_count("Experience", 0).expect_action_of(Side::Them);
}

// ---- LOF_018 Anakin Skywalker, Tempted by the Dark Side ----

/// LOF_018: uses the Force to play a non-unit Villainy card without its aspect penalty.
#[test]
fn anakin_skywalker_plays_a_villainy_non_unit_without_penalty() {
    let mut game = scenario()
        .our_leader("LOF_018")
        .our_force()
        .our_hand(["Power of the Dark Side", "AT-ST", "Vanquish"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["play Power of the Dark Side", "no"]);
    game.us().play("Power of the Dark Side").expect_ready_resources(17);
    game.them().choose("Wampa");
    game.expect_gone("Wampa");
}

/// LOF_018: deployed, without being exhausted.
#[test]
fn anakin_skywalker_deployed_does_not_exhaust() {
    let mut game = scenario()
        .our_deployed_leader("LOF_018")
        .our_force()
        .our_hand(["Power of the Dark Side"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader").play("Power of the Dark Side");
    game.them().choose("Wampa");
    game.expect_ready("our leader");
}

// Rulings

/// LOF_018, CR 6.2.0E: the card is paid for (ruling 1).
#[test]
fn anakin_skywalker_does_not_play_the_card_for_free() {
    let game = scenario()
        .our_leader("LOF_018")
        .our_force()
        .our_resources(2)
        .our_hand(["Power of the Dark Side"])
        .action_phase();
    let mut game = game;
    game.us().use_ability("our leader");
    game.expect_not_offered("play Power of the Dark Side");
}

/// LOF_018, CR 7.5.17C: a Villainy Pilot can be played as an upgrade; as a unit it cannot (ruling 2).
#[test]
fn anakin_skywalker_may_play_a_pilot_as_an_upgrade() {
    let mut game = scenario()
        .our_leader("LOF_018")
        .our_force()
        .our_hand(["Indoctrinated Conscript"])
        .ours(["Alliance X-Wing"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_offered("play Indoctrinated Conscript onto Alliance X-Wing");
    game.expect_not_offered("play Indoctrinated Conscript");
    game.us().play_onto("Indoctrinated Conscript", "Alliance X-Wing").expect_ready_resources(19);
    game.expect_upgrades("Alliance X-Wing", ["Indoctrinated Conscript"]);
}
