//! Bot answers to questions of individual rules.

use bots::{Bot, InfoSet, Puzzles, SOLVER, Skill, Strong};
use rules::{Action, CardBook, Seat};
use testkit::scenario;

/// CR 8.37.4: using the Force has no drawback here, so the bot uses it.
#[test]
fn bots_use_the_force() {
    let mut game = scenario()
        .text(r#"(id: "SOR_251", abilities: [Event([TheForceIsWith(You)])])"#)
        .text(r#"(id: "SOR_168", abilities: [Event([IfYouDo(do: [May([UseTheForce])], then: [Draw()])])])"#)
        .our_hand(["Confiscate", "Precision Fire"])
        .action_phase();
    game.us().play("Confiscate");
    game.them().pass();
    game.us().play("Precision Fire");
    for skill in [Skill::Quick, Skill::Strong] {
        let action = skill.player(1).choose(&InfoSet::new(&game.game, Seat(0)), &mut |done| done < 8);
        assert_eq!(action, Action::Yes, "{skill:?}");
    }
}

/// CR 8.35.1: a player who divides indirect damage among their own cards deals it to the least valuable one: the base
/// while it has plenty of remaining HP, not the best unit.
#[test]
fn bots_deal_indirect_damage_to_their_least_valuable_card() {
    let mut game = scenario()
        .text(r#"(id: "SOR_251", abilities: [Event([IndirectDamage(amount: 3, to: Opponent)])])"#)
        .our_hand(["Confiscate"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Confiscate");
    let base = game.game.state.player(Seat(1)).base;
    let action = Skill::Quick.player(1).choose(&InfoSet::new(&game.game, Seat(1)), &mut |_| false);
    assert_eq!(action, Action::Card(base));
}

/// CR 1.15.5: the phase ends when players pass, so an action that costs nothing and changes nothing could repeat
/// endlessly.
#[test]
fn bots_pass_rather_than_repeat_an_action_without_effect() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_164", abilities: [Action(
                do: [Play(what: Choose(zone: Resources, side: Friendly, aspects: [Villainy]))],
            )])"#,
        )
        .ours(["Wampa"])
        .our_resources(2)
        .action_phase();
    game.us().attack("Wampa", "their base");
    game.them().take_initiative();
    assert!(game.game.legal_actions().iter().any(|action| matches!(action, Action::Use { .. })));
    for skill in [Skill::Quick, Skill::Strong] {
        let action = skill.player(1).choose(&InfoSet::new(&game.game, Seat(0)), &mut |done| done < 8);
        assert_eq!(action, Action::Pass, "{skill:?}");
    }
}

/// A winning answer can be compared with one that misses the win, however rarely the search would try it.
#[test]
fn a_winning_attack_can_be_compared_with_a_pass() {
    let game = scenario().ours(["Wampa"]).our_base_damage(28).their_base_damage(28).theirs(["AT-ST"]).action_phase();
    let info_set = InfoSet::new(&game.game, Seat(0));
    let base = game.game.state.player(Seat(1)).base;
    let weigh = || Strong::seeded(7).evaluate_answers(&info_set, Some(Action::Pass), &mut |done| done < 60);
    let opinions = weigh();
    assert!(matches!(opinions[0].action, Action::Attack { target, .. } if target == base), "{opinions:?}");
    let pass = opinions.iter().find(|opinion| opinion.action == Action::Pass).unwrap();
    assert!(opinions[0].share > 0.99 && pass.share < opinions[0].share && pass.visits >= 15, "{opinions:?}");
    assert_eq!(opinions, weigh());
}

/// A win before the regroup phase is proved: without a playout, the event that clears the way is played first (CR
/// 7.5.11). Nothing is proved if the other player may have an answer in hand and can pay for it.
#[test]
fn the_strong_bot_proves_a_win_before_the_regroup_phase() {
    let guarded = || {
        scenario()
            .ours(["Wampa"])
            .our_hand(["Vanquish", "Open Fire"])
            .our_resources(5)
            .theirs(["Cell Block Guard"])
            .their_base_damage(27)
            .their_resources(0)
    };
    let game = guarded().action_phase();
    let vanquish = game.game.state.list(Seat(0), rules::CardZone::Hand)[0];
    let chosen = Strong::seeded(3).choose(&InfoSet::new(&game.game, Seat(0)), &mut |_| false);
    assert!(matches!(chosen, Action::Play { card, .. } if card == vanquish), "{chosen:?}");
    let opinions = Strong::seeded(3).evaluate_answers(&InfoSet::new(&game.game, Seat(0)), None, &mut |done| done < 1);
    assert_eq!((opinions[0].action, opinions[0].share), (chosen, 1.0), "{opinions:?}");
    let open = guarded().their_hand(["Vanquish"]).their_resources(5).action_phase();
    assert!(!bots::ForcedWinProblem::plays_no_card(&open.game, Seat(1)));
}

/// The bot gives the only answer after which the other player has no forced win: it defeats the attacker.
#[test]
fn the_strong_bot_gives_the_only_answer_that_prevents_a_forced_loss() {
    let game = scenario()
        .ours(["AT-AT Suppressor", "Battlefield Marine"])
        .theirs(["Wampa"])
        .our_base_damage(27)
        .our_resources(0)
        .action_phase();
    let wampa = game.card("their Wampa");
    let chosen = Strong::seeded(3).choose(&InfoSet::new(&game.game, Seat(0)), &mut |done| done < 1);
    assert!(matches!(chosen, Action::Attack { target, .. } if target == wampa), "{chosen:?}");
    let opinions = Strong::seeded(3).evaluate_answers(&InfoSet::new(&game.game, Seat(0)), None, &mut |done| done < 1);
    assert_eq!(opinions[0].action, chosen, "{opinions:?}");
}

/// An answer with a proved loss is no longer searched, so the time is spent on the others. It comes last, with a share
/// of 0.
#[test]
fn the_strong_bot_spends_no_time_on_a_proved_loss() {
    let puzzle = Puzzles::embedded().by_key("f60cf51f").unwrap();
    let game = puzzle.game(&CardBook::embedded().unwrap()).unwrap();
    let opinions = Strong::seeded(1).evaluate_answers(&InfoSet::new(&game, SOLVER), None, &mut |done| done < 1_000);
    assert_eq!(opinions[0].action, puzzle.answers[0], "{opinions:?}");
    let held = opinions.iter().take_while(|opinion| opinion.share > 0.0).count();
    let lost = &opinions[held..];
    assert!(!lost.is_empty() && lost.iter().all(|opinion| opinion.share == 0.0), "{opinions:?}");
    assert!(lost.iter().all(|opinion| opinion.visits < 100), "{opinions:?}");
}

/// With nothing left but to pass or to take the initiative, taking it costs nothing. A pass would leave it to the other
/// player.
#[test]
fn the_strong_bot_takes_the_initiative_when_only_a_pass_is_left() {
    let game = scenario().theirs(["Wampa"]).their_hand(["Vanquish"]).their_resources(5).our_resources(0).action_phase();
    let info_set = InfoSet::new(&game.game, Seat(0));
    assert_eq!(info_set.legal_actions().len(), 2, "{:?}", info_set.legal_actions());
    for seed in 0..20 {
        let chosen = Strong::seeded(seed).choose(&info_set, &mut |done| done < 20);
        let rated = Strong::seeded(seed).evaluate_answers(&info_set, None, &mut |done| done < 20);
        let take = Action::Take(rules::Counter::Initiative);
        assert_eq!((chosen, rated[0].action), (take, take), "{seed}: {rated:?}");
    }
}

/// A chance of 100 % needs a proof: an attack that defeats the base has one, whatever the other player holds. Won
/// playouts alone are none.
#[test]
fn only_a_proved_win_has_a_chance_of_100_percent() {
    let lethal =
        scenario().ours(["Wampa"]).their_base_damage(27).their_hand(["Vanquish"]).their_resources(5).action_phase();
    let best = Strong::seeded(3).evaluate_answers(&InfoSet::new(&lethal.game, Seat(0)), None, &mut |done| done < 40)[0];
    assert_eq!((best.proved, best.win_chance()), (Some(true), 1.0), "{best:?}");
    let ahead = scenario()
        .ours(["AT-AT Suppressor", "AT-AT Suppressor", "Wampa"])
        .their_base_damage(10)
        .their_resources(0)
        .action_phase();
    let all = Strong::seeded(3).evaluate_answers(&InfoSet::new(&ahead.game, Seat(0)), None, &mut |done| done < 100);
    let unproved = || all.iter().filter(|one| one.proved.is_none());
    assert!(unproved().any(|one| one.share > 0.999), "{all:?}");
    assert!(unproved().all(|one| (0.01..=0.99).contains(&one.win_chance())), "{all:?}");
}

/// A proved loss is the only chance of 0 %.
#[test]
fn only_a_proved_loss_has_a_chance_of_0_percent() {
    let puzzle = Puzzles::embedded().by_key("f60cf51f").unwrap();
    let game = puzzle.game(&CardBook::embedded().unwrap()).unwrap();
    let opinions = Strong::seeded(1).evaluate_answers(&InfoSet::new(&game, SOLVER), None, &mut |done| done < 1_000);
    assert!(opinions.iter().any(|opinion| opinion.proved == Some(false)));
    for opinion in opinions {
        assert_eq!(opinion.win_chance() == 0.0, opinion.proved == Some(false), "{opinion:?}");
    }
}
