//! Scenario tests of section 7 of the rules: lasting, delayed and replacement effects (CR 7.7), derived from the rules
//! alone.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

/// CR 7.7.3A: the printed example: +3/+0 for this attack applies to this attack only.
#[test]
fn an_effect_for_an_attack_ends_with_the_attack() {
    let mut game =
        scenario().our_hand(["Surprise Strike"]).ours(["Battlefield Marine"]).theirs(["Redemption"]).action_phase();
    game.us().play("Surprise Strike").attack("Battlefield Marine", "their base");
    game.expect_power("Battlefield Marine", 3);
    game.them().expect_base_damage(6);
}

/// CR 7.7.3A: the printed example: bases cannot be healed for the phase, but can in the next one.
#[test]
fn an_effect_for_a_phase_ends_with_the_phase() {
    let mut game = scenario().our_hand(["Wolffe"]).our_base_damage(5).ours(["Restored ARC-170"]).action_phase();
    game.us().play("Wolffe");
    game.them().pass();
    game.us().attack("Restored ARC-170", "their base").expect_base_damage(5);
    game.both_pass().nobody_resources();
    game.us().attack("Restored ARC-170", "their base").expect_base_damage(4);
}

/// CR 7.7.3B: an effect outlasts the unit whose ability created it.
#[test]
fn a_lasting_effect_outlasts_its_unit() {
    let mut game = scenario()
        .our_hand(["Gladiator Star Destroyer"])
        .ours(["Wampa"])
        .theirs(["Swoop Racer"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("Gladiator Star Destroyer").choose("Wampa");
    game.them().play("Vanquish").choose("Gladiator Star Destroyer");
    game.expect_keyword("Wampa", Keyword::Sentinel).us().pass();
    game.expect_not_offered("Swoop Racer -> our base");
}

/// CR 7.7.3C: the printed example: the newer of two conflicting effects applies.
#[test]
fn the_newer_of_two_conflicting_effects_applies() {
    let mut game = scenario()
        .our_hand(["Gladiator Star Destroyer"])
        .ours(["Wampa"])
        .their_hand(["SpecForce Soldier"])
        .action_phase();
    game.us().play("Gladiator Star Destroyer").choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel);
    game.them().play("SpecForce Soldier").choose("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}

/// CR 7.7.3C: a lasting effect also overrides an earlier constant ability, and several effects that do not conflict all
/// apply.
#[test]
fn a_lasting_effect_overrides_an_earlier_constant_ability() {
    let mut game = scenario()
        .our_hand(["SpecForce Soldier", "Tactical Advantage"])
        .theirs([unit("Wampa").with(["Protector"])])
        .their_hand(["Disarm", "Make an Opening"])
        .action_phase();
    game.us().play("SpecForce Soldier").choose("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
    game.them().play("Make an Opening").choose("Wampa");
    game.us().play("Tactical Advantage").choose("Wampa");
    game.expect_power("Wampa", 4 + 1 + 2 - 2).expect_hp("Wampa", 5 + 1 + 2 - 2);
}

/// CR 7.7.3D: the printed example: Rallying Cry affects the units in play, not those that enter later.
#[test]
fn a_lasting_effect_affects_only_units_in_play_when_it_resolves() {
    let mut game = scenario()
        .our_hand(["Rallying Cry", "Syndicate Lackeys"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Redemption"), unit("Consular Security Force").with(["Academy Training"])])
        .action_phase();
    game.us().play("Rallying Cry");
    game.them().pass();
    game.us().play("Syndicate Lackeys").attack("Syndicate Lackeys", "Consular Security Force");
    game.expect_damage("Consular Security Force", 5);
    game.them().pass();
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(3 + 2);
}

/// CR 5.4.1C, 7.7.3E: all effects that last for the phase end at the same time, so that no unit is defeated in between.
/// A unit that was raised and lowered returns to its original values.
#[test]
fn effects_that_expire_together_restore_the_original_values() {
    let mut game = scenario()
        .our_hand(["Tactical Advantage"])
        .theirs([unit("Battlefield Marine").damage(2)])
        .their_hand(["Make an Opening"])
        .action_phase();
    game.us().play("Tactical Advantage").choose("Battlefield Marine");
    game.them().play("Make an Opening").choose("Battlefield Marine");
    game.expect_hp("Battlefield Marine", 3).expect_in_play("Battlefield Marine").both_pass();
    game.expect_in_play("Battlefield Marine").expect_hp("Battlefield Marine", 3).expect_damage("Battlefield Marine", 2);
}

/// CR 7.7.4A, 7.7.4D: a delayed effect resolves at its moment: it does not trigger, and no question is asked.
#[test]
fn a_delayed_effect_resolves_without_a_trigger_or_question() {
    let mut game = scenario().our_hand(["Sneak Attack", "Wampa"]).action_phase();
    game.us().play("Sneak Attack").play("Wampa");
    game.expect_ready("Wampa").both_pass();
    game.expect_gone("Wampa").expect_asked(Side::Us, QuestionKind::Resource);
    assert!(!game.game.log.iter().flatten().any(|entry| matches!(entry.event, LogEvent::Triggered { .. })));
}

/// CR 7.7.4B: a delayed effect resolves before abilities that trigger at the same moment.
#[test]
fn a_delayed_effect_resolves_before_triggers_of_the_same_moment() {
    let mut game = scenario()
        .our_leader("Han Solo, Audacious Smuggler")
        .our_hand(["Wampa"])
        .our_resources(3)
        .their_leader("Grand Admiral Thrawn, Patient and Insightful")
        .action_phase();
    game.us().use_ability("our leader").choose("Wampa");
    game.us().expect_resources(4);
    game.both_pass().nobody_resources();
    let looked = |event: &LogEvent| matches!(event, LogEvent::LookedAt { .. });
    game.expect_asked(Side::Us, QuestionKind::Target);
    assert!(!game.game.log.iter().flatten().any(|entry| looked(&entry.event)));
    game.us().choose("Wampa").expect_resources(3);
    game.expect_event("Thrawn has looked", looked);
}

/// CR 7.7.4E: a player orders their own delayed effects of the same moment. An enemy unit that we give back may or may
/// not trigger on the defeat of ours.
#[test]
fn players_order_their_own_delayed_effects() {
    let table = || {
        let mut game =
            scenario().our_hand(["Sneak Attack", "Wampa", "Change of Heart"]).theirs(["Gideon Hask"]).action_phase();
        game.us().play("Sneak Attack").play("Wampa");
        game.them().pass();
        game.us().play("Change of Heart").choose("Gideon Hask");
        game.both_pass();
        game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_options(["Wampa", "Gideon Hask"]);
        game
    };
    let mut game = table();
    game.us().choose("Wampa");
    game.expect_gone("Wampa").expect_upgrades("Gideon Hask", []).expect_controller("Gideon Hask", Side::Them);
    game.expect_asked(Side::Us, QuestionKind::Resource);
    let mut game = table();
    game.us().choose("Gideon Hask");
    game.expect_gone("Wampa").expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Gideon Hask");
    game.expect_upgrades("Gideon Hask", ["Experience"]);
}

/// CR 7.7.4E: if both players have delayed effects at the same moment, the active player (in the regroup phase, the one
/// with the initiative) chooses whose come first.
#[test]
fn the_active_player_chooses_whose_delayed_effects_come_first() {
    let table = || {
        let mut game = scenario()
            .our_hand(["Sneak Attack", "Wampa"])
            .ours(["Battlefield Marine"])
            .theirs(["Swoop Racer"])
            .their_hand(["Sneak Attack", "Gideon Hask"])
            .action_phase();
        game.us().play("Sneak Attack").play("Wampa");
        game.them().play("Sneak Attack").play("Gideon Hask");
        game.both_pass();
        game.expect_asked(Side::Us, QuestionKind::WhoFirst).expect_options(["us", "them"]);
        game
    };
    // Theirs first: Hask has left play and does not trigger.
    let mut game = table();
    game.us().pick("them");
    game.expect_gone("Wampa").expect_gone("Gideon Hask").expect_asked(Side::Us, QuestionKind::Resource);
    // Ours first: Hask triggers, and his ability is pending until he is defeated himself.
    let mut game = table();
    game.us().pick("us");
    game.expect_gone("Gideon Hask").expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Swoop Racer");
    game.expect_upgrades("Swoop Racer", ["Experience"]).expect_asked(Side::Us, QuestionKind::Resource);
}

/// CR 7.7.4E: delayed effects resolve one at a time: a unit defeated first no longer gives its bonus.
#[test]
fn delayed_effects_resolve_one_at_a_time() {
    let table = || {
        let mut game = scenario()
            .our_hand(["Sneak Attack", "General Krell", "Sneak Attack", "Wampa"])
            .our_deck(["Recruit", "Recruit", "Recruit"])
            .action_phase();
        game.us().play("Sneak Attack").play("General Krell");
        game.them().pass();
        game.us().play("Sneak Attack").play("Wampa");
        game.both_pass();
        game.expect_options(["General Krell", "Wampa"]);
        game
    };
    let mut game = table();
    game.us().choose("General Krell");
    game.expect_gone("Wampa").expect_asked(Side::Us, QuestionKind::Resource);
    let mut game = table();
    game.us().choose("Wampa");
    game.expect_gone("General Krell").expect_asked(Side::Us, QuestionKind::May);
    game.us().yes().expect_hand_size(3);
}

/// CR 7.7.5B: the printed example: -6/-6 instead of -3/-3 if a friendly unit was defeated this phase.
#[test]
fn luke_skywalker_gives_minus_6_instead_of_minus_3() {
    let table = |fallen: bool| {
        let mut game = scenario()
            .our_hand(["Luke Skywalker, Jedi Knight"])
            .ours(["Vanguard Infantry"])
            .theirs(["Redemption", "Wampa"])
            .action_phase();
        if fallen {
            game.us().attack("Vanguard Infantry", "Wampa").choose_none();
        } else {
            game.us().attack("Vanguard Infantry", "their base");
        }
        game.them().pass();
        game.us().play("Luke Skywalker").choose("Redemption");
        game
    };
    table(false).expect_power("Redemption", 3).expect_hp("Redemption", 6);
    table(true).expect_power("Redemption", 0).expect_hp("Redemption", 3);
}

/// CR 7.7.5B: the printed example: a Shield is defeated instead of the damage.
#[test]
fn a_shield_replaces_damage() {
    let mut game = scenario().our_hand(["Open Fire"]).theirs([unit("Wampa").with(["Shield"])]).action_phase();
    game.us().play("Open Fire").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []);
    assert!(!game.game.log.iter().flatten().any(|entry| matches!(entry.event, LogEvent::Damaged { .. })));
}

/// CR 7.7.5C: "you may" is a choice; a replacement of a cost that cannot be done leaves the original cost.
#[test]
fn a_replacement_that_cannot_be_done_leaves_the_original() {
    let table = |hand: &'static [&'static str]| {
        scenario().our_hand(hand.iter().copied()).theirs(["Wampa"]).our_resources(4).action_phase()
    };
    let mut game = table(&["Bamboozle", "Wampa"]);
    game.expect_offered("play Bamboozle").expect_not_offered("play Bamboozle instead");
    game.us().play("Bamboozle").choose("Wampa").expect_ready_resources(0);
    let mut game = table(&["Bamboozle", "Waylay"]);
    game.expect_offered("play Bamboozle").expect_offered("play Bamboozle instead");
    game.us().play_instead("Bamboozle").choose("Waylay");
    game.us().choose("Wampa").expect_ready_resources(4).expect_discard(["Bamboozle", "Waylay"]);
    game.expect_exhausted("Wampa");
}

/// CR 7.7.5D: a replaced event did not happen: combat damage that a Shield prevents triggers nothing.
#[test]
fn a_replaced_event_triggers_nothing() {
    let table = |upgrades: &[&'static str]| {
        let mut game = scenario()
            .ours([unit("Rukh")])
            .theirs([unit("Consular Security Force").with(upgrades.iter().copied())])
            .action_phase();
        game.us().attack("Rukh", "Consular Security Force");
        game
    };
    table(&["Shield"]).expect_in_play("Consular Security Force").expect_upgrades("Consular Security Force", []);
    table(&[]).expect_gone("Consular Security Force");
}

/// CR 7.7.5D: a replaced part happens together with the rest: one unit loses its Shield, the other is damaged.
#[test]
fn a_replaced_part_happens_together_with_the_rest() {
    let mut game = scenario()
        .our_hand(["Bombing Run"])
        .theirs([unit("Vanguard Infantry"), unit("Wampa").with(["Shield"]), unit("Consular Security Force")])
        .action_phase();
    game.us().play("Bombing Run").pick("ground");
    game.expect_gone("Vanguard Infantry").expect_asked(Side::Them, QuestionKind::Target);
    game.expect_upgrades("Wampa", []).expect_damage("Wampa", 0).expect_damage("Consular Security Force", 3);
}

/// CR 7.7.5E: damage that one Shield has prevented cannot be prevented by another, which stays.
#[test]
fn damage_prevented_by_one_shield_spares_the_other() {
    let mut game =
        scenario().ours(["Battlefield Marine"]).theirs([unit("Wampa").with(["Shield", "Shield"])]).action_phase();
    game.us().attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", ["Shield"]);
}

/// CR 7.7.5F: a draw that is replaced by damage ends there: 3 damage per card and no more.
#[test]
fn a_replacement_does_not_replace_itself() {
    let mut game = scenario().our_hand(["Mission Briefing"]).our_deck([]).action_phase();
    game.us().play("Mission Briefing").choose_player(Side::Us).expect_base_damage(6).expect_hand_size(0);
    game.expect_action_of(Side::Them);
}
