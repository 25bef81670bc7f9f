//! Examples of scenarios, and checks of the failures that the harness reports.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

/// CR 6.3.5: both units deal combat damage at the same time.
#[test]
fn attacker_and_defending_unit_deal_damage_together() {
    let mut game = scenario().ours(["Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Battlefield Marine", "Wampa");
    game.expect_gone("Battlefield Marine").expect_damage("Wampa", 3);
    game.us().expect_discard(["Battlefield Marine"]);
    game.expect_action_of(Side::Them);
}

/// CR 7.6.10: the active player decides whose abilities are resolved first.
#[test]
fn the_active_player_decides_whose_abilities_come_first() {
    let mut game = scenario()
        .ours(["Greedo"])
        .ours([unit("Wampa").damage(1).with(["Shield"])])
        .theirs(["Vanguard Infantry", "Admiral Motti"])
        .theirs([unit("TIE/ln Fighter").exhausted()])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().attack("Greedo", "Vanguard Infantry");
    game.expect_waiting(["Greedo", "Vanguard Infantry"]).expect_options(["us", "them"]);
    game.us().our_abilities_first().yes().choose("Admiral Motti");
    game.us().expect_discard(["Greedo", "Recruit"]);
    // Admiral Motti triggered in the layer of Greedo's ability, so he resolves before Vanguard Infantry (CR 7.6.11).
    game.expect_gone("Admiral Motti").expect_waiting(["Vanguard Infantry"]);
    game.them().choose("TIE/ln Fighter").choose("TIE/ln Fighter");
    game.expect_ready("TIE/ln Fighter").expect_upgrades("TIE/ln Fighter", ["Experience"]).expect_waiting([]);
    game.expect_upgrades("Wampa", ["Shield"]).expect_damage("Wampa", 1).expect_keyword("Wampa", Keyword::Overwhelm);
}

/// CR 5.4.1C, 5.5: a round from its last action to the next one, with a card played for its cost.
#[test]
fn a_round_ends_and_the_next_one_starts() {
    let mut game =
        scenario().our_base("Command Center").our_resources(2).our_hand(["Battlefield Marine"]).action_phase();
    game.us().expect_does_not_see("their Underworld Thug");
    game.us().play("Battlefield Marine").expect_ready_resources(0).expect_hand([]);
    game.expect_exhausted("Battlefield Marine");
    game.them().take_initiative();
    game.us().pass();
    game.expect_asked(Side::Them, QuestionKind::Resource).nobody_resources();
    game.expect_ready("Battlefield Marine").expect_action_of(Side::Them);
    game.us().expect_hand(["Underworld Thug", "Underworld Thug"]).expect_ready_resources(2).expect_base_damage(0);
}

/// An impossible action fails and reports the board and the options.
#[test]
#[should_panic(expected = "options: Battlefield Marine -> Wampa; Battlefield Marine -> their base")]
fn an_impossible_action_fails_with_the_board_and_the_options() {
    let mut game = scenario().ours(["Battlefield Marine"]).theirs(["Wampa"]).our_resources(0).action_phase();
    game.us().attack("Battlefield Marine", "Greedo");
}
