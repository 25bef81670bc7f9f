//! Scenario tests of Hidden (CR 7.5.18).

use testkit::{Keyword, Side, scenario, unit};

/// A unit of Legends of the Force with no ability other than Hidden (3/3).
const JEDI: &str = r#"(id: "LOF_159")"#;

/// CR 7.5.18A: a unit with Hidden that was played this phase cannot be attacked until the next action phase.
#[test]
fn a_hidden_unit_cannot_be_attacked_in_the_phase_it_was_played_in() {
    let mut game =
        scenario().text(JEDI).ours(["Wampa"]).their_hand(["Jedi In Hiding"]).initiative(Side::Us).their_action_phase();
    game.them().play("Jedi In Hiding");
    game.expect_keyword("Jedi In Hiding", Keyword::Hidden);
    game.expect_not_offered("Wampa -> Jedi In Hiding").expect_offered("Wampa -> their base");
    game.both_pass().nobody_resources();
    game.expect_action_of(Side::Us).expect_offered("Wampa -> Jedi In Hiding");
}

/// CR 7.5.18B, 8.3.3A: Sentinel takes precedence over Hidden.
#[test]
fn a_hidden_unit_with_sentinel_can_be_attacked() {
    let mut game = scenario()
        .text(r#"(id: "LOF_159", abilities: [Constant(gives: [Keyword(Sentinel)])])"#)
        .ours(["Wampa"])
        .their_hand(["Jedi In Hiding"])
        .their_action_phase();
    game.them().play("Jedi In Hiding");
    game.expect_offered("Wampa -> Jedi In Hiding").expect_not_offered("Wampa -> their base");
}

/// CR 7.5.18A: Hidden also applies to a leader unit deployed and a token created this phase.
#[test]
fn deployed_leaders_and_created_tokens_are_hidden() {
    let mut game = scenario()
        .text(r#"(id: "LOF_010", unit: [Constant(on: All(side: Friendly, token: true), gives: [Keyword(Hidden)])])"#)
        .confiscate_does("Create(token: BattleDroid)")
        .ours(["Wampa"])
        .their_leader("Third Sister")
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().deploy();
    game.expect_not_offered("Wampa -> Third Sister");
    game.us().pass();
    game.them().play("Confiscate");
    game.expect_not_offered("Wampa -> Battle Droid").expect_offered("Wampa -> their base");
}

/// CR 7.5.18A: a unit rescued this phase was not played, deployed or created, so it can be attacked.
#[test]
fn a_rescued_unit_is_not_hidden() {
    let mut game = scenario()
        .text(JEDI)
        .ours([unit("Wampa").damage(4).guarding(["Jedi In Hiding"]), unit("Battlefield Marine")])
        .theirs(["Swoop Racer"])
        .their_action_phase();
    game.them().attack("Swoop Racer", "Wampa");
    game.expect_in_play("Jedi In Hiding").expect_keyword("Jedi In Hiding", Keyword::Hidden);
    game.expect_offered("Battlefield Marine -> Jedi In Hiding");
}

/// CR 7.5.18A, 8.36.2: a card played as an upgrade this phase that has moved to an arena counts as played this phase.
#[test]
fn a_pilot_that_was_played_this_phase_and_moved_is_hidden() {
    let mut game = scenario()
        .ours(["TIE/ln Fighter", "Tala Durith"])
        .our_hand(["Sullustan Spacer", "Eject"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play_onto("Sullustan Spacer", "TIE/ln Fighter");
    game.them().pass();
    game.us().play("Eject").choose("Sullustan Spacer");
    game.expect_keyword("Sullustan Spacer", Keyword::Hidden);
    game.expect_offered("Tala Durith").expect_not_offered("Sullustan Spacer");
}
