//! The exhaustive search for a forced win before the regroup phase.

use bots::{ForcedWin, ForcedWinProblem};
use rules::Seat;
use testkit::{Scene, Side, scenario, unit};

const PLENTY: u32 = 200_000;

/// Returns whether we have a forced win, given the cards we see.
fn ours(table: &Scene) -> ForcedWin {
    ForcedWinProblem::seen_by(Seat(0), Seat(0), &table.game).solve(&table.game, PLENTY)
}

/// Returns whether the opponent has a forced win, given the cards we see.
fn theirs(table: &Scene) -> ForcedWin {
    ForcedWinProblem::seen_by(Seat(0), Seat(1), &table.game).solve(&table.game, PLENTY)
}

/// CR 6.3.5: the unit deals its power to the base, and a base without remaining HP loses the game.
#[test]
fn an_attack_for_the_remaining_hp_of_the_base_is_a_forced_win() {
    let base = |damage| scenario().ours(["Wampa"]).their_base_damage(damage).our_resources(0).action_phase();
    assert_eq!(ours(&base(26)), ForcedWin::Win { actions: 1 });
    assert_eq!(ours(&base(25)), ForcedWin::No);
}

/// CR 1.15.1: the players act in turn. Between two attacks the opponent can defeat the second attacker with a ready
/// unit; not with an exhausted one, and not after taking the initiative, which passes for the rest of the phase (CR
/// 1.15.5).
#[test]
fn a_forced_win_accounts_for_the_opponents_actions() {
    let two = || scenario().ours(["Wampa", "Battlefield Marine"]).their_base_damage(23).our_resources(0);
    assert_eq!(ours(&two().action_phase()), ForcedWin::Win { actions: 2 });
    // The Wampa would be defeated by a stronger unit; whichever of ours attacks first, the other is defeated.
    let ready = two().theirs([unit("AT-AT Suppressor")]);
    assert_eq!(ours(&ready.clone().action_phase()), ForcedWin::No);
    let exhausted = two().theirs([unit("AT-AT Suppressor").exhausted()]);
    assert_eq!(ours(&exhausted.action_phase()), ForcedWin::Win { actions: 2 });
    let taken = ready.initiative(Side::Them).initiative_taken().action_phase();
    assert_eq!(ours(&taken), ForcedWin::Win { actions: 2 });
}

/// CR 7.5.11: a unit with Sentinel blocks attackers in its arena until an event defeats it.
#[test]
fn a_unit_with_sentinel_prevents_a_win_until_it_is_defeated() {
    let guarded = || scenario().ours(["Wampa"]).theirs(["Cell Block Guard"]).their_base_damage(27);
    assert_eq!(ours(&guarded().our_resources(5).action_phase()), ForcedWin::No);
    let event = guarded().our_hand(["Vanquish"]).our_resources(5);
    assert_eq!(ours(&event.clone().action_phase()), ForcedWin::Win { actions: 2 });
    // CR 1.8: without the resources it cannot be played.
    assert_eq!(ours(&event.our_resources(4).action_phase()), ForcedWin::No);
}

/// Hidden cards are ignored (CR 1.17): the opponent's hand does not matter, and cards we would draw are not played. An
/// event in our own hand is played.
#[test]
fn a_forced_win_does_not_depend_on_hidden_cards() {
    let answer = scenario().ours(["Wampa", "Battlefield Marine"]).their_base_damage(23).our_resources(0);
    assert_eq!(ours(&answer.their_hand(["Vanquish", "Open Fire"]).action_phase()), ForcedWin::Win { actions: 2 });
    let draws = || {
        scenario()
            .confiscate_does("Draw()")
            .text(r#"(id: "SOR_172", abilities: [Event([Damage(amount: 4, to: Choose(is: Base, side: Enemy))])])"#)
            .their_base_damage(26)
            .our_leader_has_deployed()
            .our_resources(6)
    };
    assert_eq!(ours(&draws().our_hand(["Open Fire"]).action_phase()), ForcedWin::Win { actions: 1 });
    let hidden = draws().our_hand(["Confiscate"]).our_deck(["Open Fire", "Open Fire"]);
    assert_eq!(ours(&hidden.action_phase()), ForcedWin::No);
}

/// Lines decided by randomness or a hidden card prove nothing: the card discarded from the deck may be any card.
#[test]
fn a_line_decided_by_randomness_is_not_a_forced_win() {
    let luck = scenario().confiscate_does("Mill(), Damage(amount: 4, to: Choose(is: Base, side: Enemy))");
    let luck = luck.our_hand(["Confiscate"]).our_resources(4).their_base_damage(26);
    let luck = luck.action_phase();
    assert_eq!(ours(&luck), ForcedWin::No);
    // A doubting problem counts it as a win.
    let mut doubting = ForcedWinProblem::seen_by(Seat(0), Seat(0), &luck.game).assume_unknown_wins();
    assert_eq!(doubting.solve(&luck.game, PLENTY), ForcedWin::Win { actions: 1 });
}

/// The opposite: the opponent wins unless we prevent it. Passing loses; attacking the single attacker holds.
#[test]
fn the_search_distinguishes_answers_that_hold_from_those_that_lose() {
    let table = scenario()
        .ours(["AT-AT Suppressor", "Battlefield Marine"])
        .theirs(["Wampa"])
        .our_base_damage(27)
        .our_resources(0)
        .action_phase();
    assert_eq!(theirs(&table), ForcedWin::No);
    let mut problem = ForcedWinProblem::seen_by(Seat(0), Seat(1), &table.game);
    let answers = problem.answers(&table.game, PLENTY);
    let holds: Vec<_> = answers.iter().filter(|(_, found)| *found == ForcedWin::No).collect();
    assert!(answers.len() > 4 && holds.len() == 1, "{answers:?}");
    let wampa = table.card("their Wampa");
    assert!(holds[0].0.cards().any(|card| card == wampa), "{answers:?}");
}

/// A search that reaches its limit reports it.
#[test]
fn a_search_that_reaches_its_limit_reports_it() {
    let table = scenario().ours(["Wampa", "Battlefield Marine"]).their_base_damage(23).action_phase();
    let mut problem = ForcedWinProblem::seen_by(Seat(0), Seat(0), &table.game);
    assert_eq!(problem.solve(&table.game, 3), ForcedWin::TooBig);
    // Results found on the way stay correct later.
    assert_eq!(problem.solve(&table.game, PLENTY), ForcedWin::Win { actions: 2 });
}

/// CR 1.15.5: a player who has taken the initiative passes for the rest of the phase, and the other may act endlessly
/// with an ability that costs nothing. The search still ends such a line.
#[test]
fn the_search_ends_a_line_that_could_repeat_forever() {
    let table = scenario()
        .text(
            r#"(id: "SOR_164", abilities: [Action(
                do: [Play(what: Choose(zone: Resources, side: Friendly, aspects: [Villainy]))],
            )])"#,
        )
        .theirs(["Wampa"])
        .our_resources(0)
        .their_resources(2)
        .initiative(Side::Us);
    let mut table = table.action_phase();
    table.us().take_initiative();
    assert_eq!(ours(&table), ForcedWin::No);
}
