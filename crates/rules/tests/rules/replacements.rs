//! Scenario tests of replacement effects (CR 7.7.5): whether replaced events count as done, and the order of effects.

use rules::Action;
use testkit::{LogEvent, QuestionKind, Scene, Side, scenario, unit};

/// SHD_239, CR 8.9.2: damage replaced by a Shield meets "if you do".
#[test]
fn damage_prevented_by_a_shield_meets_if_you_do() {
    let mut game = scenario()
        .ours([unit("Toro Calican").exhausted()])
        .theirs(["Wanted Insurgents"])
        .our_hand(["Hunter of the Haxion Brood"])
        .action_phase();
    game.us().play("Hunter of the Haxion Brood").resolve_first("Shielded").yes();
    game.expect_damage("Hunter of the Haxion Brood", 0).expect_upgrades("Hunter of the Haxion Brood", []);
    game.expect_ready("Toro Calican");
}

/// CR 8.9.2: damage that another effect prevents, fully or partly, meets "if you do".
#[test]
fn prevented_damage_meets_if_you_do() {
    for amount in [1, 3] {
        let mut game = scenario()
            .confiscate_does(&draws_if(&format!("Damage(amount: {amount}, to: Choose())")))
            .ours([unit("Boba Fett, Disintegrator").with(["Boba Fett's Armor"])])
            .our_hand(["Confiscate"])
            .action_phase();
        game.us().play("Confiscate").choose("Boba Fett").expect_hand_size(1);
    }
}

/// CR 8.3.2, 8.9.1: if a card cannot be damaged, nothing is replaced and the condition is not met.
#[test]
fn a_unit_that_cannot_be_damaged_does_not_meet_if_you_do() {
    let mut game = scenario()
        .confiscate_does(&draws_if("Damage(amount: 1, to: Choose(side: Enemy))"))
        .theirs(["Lurking TIE Phantom"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Lurking TIE Phantom").expect_hand([]);
}

/// SHD_170, CR 8.9.2: a replaced capture counts as done.
#[test]
fn a_replaced_capture_meets_if_you_do() {
    let mut game = scenario()
        .confiscate_does(&draws_if("Capture(by: Choose(side: Friendly), what: Choose(side: Enemy))"))
        .ours(["AT-ST"])
        .theirs(["IG-11"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("AT-ST").choose("IG-11").expect_hand_size(1);
    game.expect_in_discard("IG-11").expect_damage("AT-ST", 3).expect_action_of(Side::Them);
}

/// SHD_170, CR 7.7.5C: the replacement of a capture is resolved separately. The rest of the ability continues.
#[test]
fn an_ability_continues_after_a_replaced_capture() {
    let mut game = scenario()
        .confiscate_does(
            "Capture(by: Choose(side: Friendly), what: Choose(side: Enemy)), \
             Damage(amount: 1, to: Choose(side: Enemy))",
        )
        .ours(["AT-ST"])
        .theirs(["IG-11", "Wampa"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("AT-ST").choose("IG-11");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 3);
}

/// SHD_224, CR 7.7.5E: if the order matters, the controller of the damaged unit chooses what applies first: the Armor,
/// which spares the Shield, or the Shield, which is used up.
#[test]
fn the_controller_of_the_damaged_unit_orders_armor_and_shield() {
    let table = || {
        scenario()
            .ours([unit("Boba Fett, Disintegrator").with(["Boba Fett's Armor", "Shield"])])
            .their_hand(["Daring Raid", "Open Fire"])
            .their_action_phase()
    };
    let mut game = table();
    game.them().play("Daring Raid").choose("Boba Fett");
    game.expect_asked(Side::Us, QuestionKind::Replacement).expect_options(["Boba Fett's Armor", "Shield"]);
    let mut other = game.clone();
    game.us().choose("Boba Fett's Armor");
    game.expect_damage("Boba Fett", 0).expect_upgrades("Boba Fett", ["Boba Fett's Armor", "Shield"]);
    game.expect_action_of(Side::Us);
    other.us().choose("Shield");
    other.expect_damage("Boba Fett", 0).expect_upgrades("Boba Fett", ["Boba Fett's Armor"]);
    // The Armor does not prevent all 4 damage, so the Shield is used in any order and no question is asked.
    let mut game = table();
    game.them().play("Open Fire").choose("Boba Fett");
    game.expect_action_of(Side::Us).expect_upgrades("Boba Fett", ["Boba Fett's Armor"]);
}

/// TWI_053, CR 7.7.5E: effects are applied one at a time until no damage is left.
#[test]
fn replacement_effects_apply_one_at_a_time() {
    let mut game = scenario()
        .ours([unit("Boba Fett, Disintegrator").with(["Boba Fett's Armor", "Shield"]), unit("Finn, On the Run")])
        .their_hand(["Confiscate"])
        .confiscate_does("Damage(amount: 3, to: Choose())")
        .action_phase();
    game.us().attack("Finn", "their base").choose("Boba Fett");
    game.them().play("Confiscate").choose("Boba Fett");
    game.expect_asked(Side::Us, QuestionKind::Replacement).expect_options(["Boba Fett's Armor", "Finn", "Shield"]);
    game.us().choose("Finn");
    game.expect_options(["Boba Fett's Armor", "Shield"]);
    game.us().choose("Boba Fett's Armor");
    game.expect_damage("Boba Fett", 0).expect_upgrades("Boba Fett", ["Boba Fett's Armor", "Shield"]);
}

/// SHD_090, CR 7.7.5E: Maul's damage is dealt to another unit, or his Shield prevents it.
#[test]
fn maul_chooses_between_his_shield_and_redirecting_the_damage() {
    let mut game = scenario()
        .ours([unit("Maul, Shadow Collective Visionary").with(["Shield"]), unit("Greedo")])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Maul", "Wampa").choose("Greedo");
    game.expect_asked(Side::Us, QuestionKind::Replacement).expect_options(["Maul", "Shield"]);
    let mut other = game.clone();
    game.us().choose("Maul");
    game.expect_gone("Greedo").expect_gone("Wampa").expect_upgrades("Maul", ["Shield"]).expect_damage("Maul", 0);
    other.us().choose("Shield");
    other.expect_in_play("Greedo").expect_gone("Wampa").expect_upgrades("Maul", []).expect_damage("Maul", 0);
    // Everything happened exactly once.
    let attacks = |game: &Scene| {
        let log = game.game.log.as_ref().expect("a log");
        let damaged = |entry: &&rules::GameLogEntry| matches!(entry.event, LogEvent::Damaged { .. });
        let attacked = |entry: &&rules::GameLogEntry| matches!(entry.event, LogEvent::Attacked { .. });
        (log.iter().filter(attacked).count(), log.iter().filter(damaged).count())
    };
    assert_eq!((attacks(&game), attacks(&other)), ((1, 3), (1, 2)));
    // The excess damage goes to the base in both cases.
    game.them().expect_base_damage(2);
}

/// SHD_225, CR 7.7.5E: if one of two Shields will be defeated later, the unit's controller chooses which one is used.
#[test]
fn the_controller_chooses_which_of_two_shields_is_used() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Shield"])])
        .our_hand(["Jetpack"])
        .their_hand(["Daring Raid"])
        .action_phase();
    game.us().play_onto("Jetpack", "Wampa");
    game.them().play("Daring Raid").choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Replacement).expect_options(["Shield", "Shield"]);
    let (old, new) = match game.game.legal_actions() {
        [Action::Card(a), Action::Card(b)] => (*a.min(b), *a.max(b)),
        other => panic!("two Shields, not {other:?}"),
    };
    for (goes, left) in [(old, 0), (new, 1)] {
        let mut game = game.clone();
        game.game.play(Action::Card(goes)).expect("a Shield");
        game.expect_damage("Wampa", 0).both_pass();
        let shields = game.game.state.upgrades(game.card("Wampa")).count() - 1;
        assert_eq!(shields, left, "Jetpack's token is defeated at the start of the regroup phase");
    }
    // Two identical Shields make no difference.
    let mut game =
        scenario().ours([unit("Wampa").with(["Shield", "Shield"])]).their_hand(["Daring Raid"]).their_action_phase();
    game.them().play("Daring Raid").choose("Wampa");
    game.expect_action_of(Side::Us).expect_upgrades("Wampa", ["Shield"]);
}

/// CR 7.7.5E: the same choice exists for divided and simultaneous damage, and after damage dealt first (CR 6.3.5C).
#[test]
fn the_order_of_replacements_is_asked_for_all_kinds_of_damage() {
    let boba = || scenario().ours([unit("Boba Fett, Disintegrator").with(["Boba Fett's Armor", "Shield"])]);
    let mut game = boba()
        .confiscate_does("DamageDivided(amount: 3, among: (side: Enemy)), Draw()")
        .ours(["Wampa"])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose_times(2, "Boba Fett").choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Replacement);
    game.us().choose("Boba Fett's Armor");
    game.expect_damage("Wampa", 1).expect_damage("Boba Fett", 0).expect_action_of(Side::Us);
    game.them().expect_hand_size(1);

    let mut game = boba()
        .confiscate_does(
            "AtOnce([Damage(amount: 1, to: Choose(side: Enemy)), \
             Damage(amount: 1, to: Choose(side: Enemy))])",
        )
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Boba Fett").choose("Boba Fett");
    game.expect_asked(Side::Us, QuestionKind::Replacement);
    game.us().choose("Shield");
    game.expect_upgrades("Boba Fett", ["Boba Fett's Armor"]).expect_action_of(Side::Us);

    let mut game = boba()
        .text("(id: \"SOR_046\", abilities: [Constant(gives: [Stats(-1, 0), StrikesFirst])])")
        .theirs(["SOR_046"])
        .action_phase();
    game.expect_power("SOR_046", 2);
    game.us().attack("Boba Fett", "SOR_046");
    game.expect_asked(Side::Us, QuestionKind::Replacement);
    game.us().choose("Boba Fett's Armor");
    game.expect_upgrades("Boba Fett", ["Boba Fett's Armor", "Shield"]);
    game.expect_event("one attack", |event| matches!(event, LogEvent::Attacked { .. }));
}

/// CR 7.7.5E: a game saved at this question continues from there.
#[test]
fn a_game_saved_at_a_replacement_question_continues() {
    let mut game = scenario()
        .ours([unit("Boba Fett, Disintegrator").with(["Boba Fett's Armor", "Shield"])])
        .their_hand(["Daring Raid"])
        .their_action_phase();
    game.them().play("Daring Raid").choose("Boba Fett");
    let saved = serde_json::to_string(&game.game.state).expect("a state is saved");
    let state = serde_json::from_str(&saved).expect("and read");
    let mut resumed = rules::Game::resume(game.game.book().clone(), state);
    let action = *game.game.legal_actions().first().expect("an option");
    resumed.play(action).expect("legal");
    game.game.play(action).expect("legal");
    assert_eq!(resumed.state, game.game.state);
}

/// CR 11.3.1: a player who is eliminated while being asked gives no answer, and the game continues.
#[test]
fn an_eliminated_player_is_not_asked_to_order_replacements() {
    let mut game = scenario()
        .ours([unit("Boba Fett, Disintegrator").with(["Boba Fett's Armor", "Shield"])])
        .third(["Wampa"])
        .their_hand(["Daring Raid"])
        .their_action_phase();
    game.them().play("Daring Raid").choose("Boba Fett");
    game.expect_asked(Side::Us, QuestionKind::Replacement);
    game.game.concede(rules::Seat(0)).expect("a player may concede");
    assert_eq!(game.game.check(), Ok(()));
    game.expect_action_of(Side::Third);
}

/// CR 7.7.5A: a part of the damage from enemy card abilities is prevented, but not combat damage or damage from own
/// abilities.
#[test]
fn prevention_of_enemy_ability_damage_ignores_other_damage() {
    let table = || {
        scenario()
            .resilient_gives("Instead(of: Damage(abilities: Enemy), becomes: Less(2))")
            .confiscate_does("Damage(amount: 3, to: Choose())")
            .ours([unit("Wampa").with(["Resilient"])])
            .our_hand(["Confiscate"])
            .theirs(["Battlefield Marine"])
            .their_hand(["Confiscate"])
    };
    let mut game = table().their_action_phase();
    game.them().play("Confiscate").choose("Wampa");
    game.expect_damage("Wampa", 1);
    game.us().play("Confiscate").choose("Wampa");
    game.expect_damage("Wampa", 4);
    game.them().attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 7);
}

/// CR 7.7.5: "the first time each phase" is used up when damage would be dealt, and is available again in the next
/// phase.
#[test]
fn the_first_damage_of_each_phase_is_prevented() {
    let mut game = scenario()
        .resilient_gives("Instead(of: Damage(), times: FirstEachPhase)")
        .confiscate_does("Damage(amount: 3, to: Choose())")
        .ours([unit("Wampa").with(["Resilient"])])
        .our_hand(["Confiscate", "Confiscate", "Confiscate"])
        .action_phase();
    for (damage, pass) in [(0, true), (3, false)] {
        game.us().play("Confiscate").choose("Wampa");
        game.expect_damage("Wampa", damage);
        if pass {
            game.them().pass();
        }
    }
    game.both_pass().nobody_resources();
    game.us().play("Confiscate").choose("Wampa");
    game.expect_damage("Wampa", 3);
}

/// CR 7.7.5, 8.20: "the next time damage would be dealt to it" also works for a base, and only once.
#[test]
fn the_next_damage_to_a_base_is_prevented() {
    let mut game = scenario()
        .confiscate_does("Gain(to: Choose(is: Base), gives: [Instead(of: Damage(), times: Next)], for: Phase)")
        .our_hand(["Confiscate"])
        .theirs(["Wampa", "Battlefield Marine"])
        .action_phase();
    game.us().play("Confiscate").choose("our base");
    game.them().attack("Wampa", "our base").table();
    game.us().expect_base_damage(0).pass();
    game.them().attack("Battlefield Marine", "our base");
    game.us().expect_base_damage(3);
}

/// CR 7.7.5C: with "you may", the effect's controller decides. Without a Shield the damage is dealt if declined.
#[test]
fn damage_may_be_prevented_by_defeating_another_unit() {
    let table = || {
        scenario()
            .resilient_gives("Instead(of: Damage(), defeating: Choose(side: Friendly, except: [Attached]))")
            .confiscate_does("IfYouDo(do: [Damage(amount: 3, to: Choose(side: Enemy))], then: [Draw()])")
            .their_hand(["Confiscate"])
    };
    let mut game = table().ours([unit("Wampa").with(["Resilient"]), unit("Greedo")]).their_action_phase();
    game.them().play("Confiscate").choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Instead).expect_options(["Greedo", "no"]);
    let mut declined = game.clone();
    game.us().choose("Greedo");
    game.expect_damage("Wampa", 0).expect_in_discard("Greedo");
    // CR 8.9.2: replaced damage counts as done.
    game.them().expect_hand_size(1);
    declined.us().no();
    declined.expect_damage("Wampa", 3).expect_in_play("Greedo");
    // There is no unit to defeat, so no question is asked.
    let mut game = table().ours([unit("Wampa").with(["Resilient"])]).their_action_phase();
    game.them().play("Confiscate").choose("Wampa");
    game.expect_damage("Wampa", 3);
    // If the player declines, a Shield prevents the damage; otherwise it stays.
    for (defeats, left) in [(true, 1), (false, 0)] {
        let table = table().ours([unit("Wampa").with(["Resilient", "Shield"]), unit("Greedo")]);
        let mut game = table.their_action_phase();
        game.them().play("Confiscate").choose("Wampa");
        game.us().pick(if defeats { "Greedo" } else { "no" });
        game.expect_damage("Wampa", 0);
        assert_eq!(game.game.state.upgrades(game.card("Wampa")).count(), 1 + left);
    }
}

/// CR 7.7.5C, 6.3.5: this also applies to combat damage, in the middle of a fight.
#[test]
fn combat_damage_may_be_prevented_by_defeating_another_unit() {
    let mut game = scenario()
        .resilient_gives("Instead(of: Damage(), defeating: Choose(side: Friendly, except: [Attached]))")
        .ours([unit("Wampa").with(["Resilient"]), unit("Greedo")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "AT-ST").choose("Greedo");
    game.expect_damage("Wampa", 0).expect_damage("AT-ST", 4).expect_in_discard("Greedo");
    // Greedo's own ability resolves afterwards.
    game.expect_event("one attack", |event| matches!(event, LogEvent::Attacked { .. }));
}

/// CR 7.7.5F: damage is increased once, and not by the card itself if the text says "another card".
#[test]
fn damage_is_increased_once() {
    let mut game = scenario()
        .resilient_gives("Instead(of: Damage(by: (is: Card, zone: Any, except: [Attached])), becomes: More(1))")
        .confiscate_does("Damage(amount: 2, to: Choose())")
        .ours([unit("Wampa").with(["Resilient"]), unit("Battlefield Marine")])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Wampa");
    game.expect_damage("Wampa", 3);
}

/// CR 7.7.5D: a unit whose defeat is replaced is not counted as defeated and triggers nothing. CR 7.7.5C: its
/// controller is asked before any card leaves play, and may decline.
#[test]
fn a_unit_whose_defeat_is_replaced_was_not_defeated() {
    let mut game = scenario()
        .resilient_gives("Instead(of: Defeat(Move(space)))")
        .confiscate_does("Defeat(All(side: Enemy)), Draw(count: Done)")
        .ours([unit("Greedo").with(["Resilient"]), unit("Wampa")])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate");
    game.expect_asked(Side::Us, QuestionKind::InsteadOfDefeat).expect_options(["Greedo", "no"]).expect_in_play("Wampa");
    let mut declined = game.clone();
    game.us().choose("Greedo");
    game.expect_exhausted("Greedo").expect_upgrades("Greedo", ["Resilient"]).expect_in_discard("Wampa");
    game.expect_action_of(Side::Us);
    game.them().expect_hand_size(1);
    declined.us().no();
    // Greedo's own When Defeated ability.
    declined.expect_in_discard("Greedo").expect_asked(Side::Us, QuestionKind::May);
}

/// CR 8.9.2: a replaced defeat meets "if you do".
#[test]
fn a_replaced_defeat_meets_if_you_do() {
    let mut game = scenario()
        .resilient_gives("Instead(of: Defeat(Move(space)))")
        .confiscate_does(&draws_if("Defeat(Choose(side: Enemy))"))
        .ours([unit("Wampa").with(["Resilient"])])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Wampa");
    game.us().choose("Wampa");
    game.expect_in_play("Wampa");
    game.them().expect_hand_size(1);
}

/// CR 7.7.5C, 1.16.5: a card cannot be attached to a unit that leaves play with it.
#[test]
fn a_card_cannot_be_attached_to_a_unit_leaving_play_with_it() {
    let mut game = scenario()
        .text(r#"(id: "SOR_164", abilities: [Constant(gives: [Instead(of: Defeat(Attach(Choose(other: true))))])])"#)
        .confiscate_does("Defeat(All(side: Enemy))")
        .ours(["Wampa", "Greedo"])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate");
    game.expect_in_discard("Wampa").expect_in_discard("Greedo");
}

/// Returns steps for Confiscate: the given step, and "if you do, draw a card".
fn draws_if(step: &str) -> String {
    format!("IfYouDo(do: [{step}], then: [Draw()])")
}
