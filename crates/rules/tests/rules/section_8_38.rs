//! Scenario tests of Disclose (CR 8.38).

use testkit::{QuestionKind, Scenario, Side, scenario};

/// An event: disclose these icons, and draw a card.
fn with(icons: &str) -> Scenario {
    scenario().confiscate_does(&format!("IfYouDo(do: [May([Disclose({icons})])], then: [Draw()])"))
}

/// CR 8.38.1: the revealed cards have the icons in total; then the rest is resolved.
#[test]
fn several_cards_disclose_the_icons_together() {
    let mut game = with("icons: [Vigilance, Vigilance, Villainy]")
        .our_hand(["Confiscate", "Death Trooper", "Vanquish", "Wampa"])
        .our_deck(["Repair"])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_offered("no").expect_not_offered("done");
    let question = game.game.question().expect("a question");
    assert_eq!(game.game.question_rule(question), "8.38.1");
    // Vigilance and Villainy are not enough.
    game.us().choose("Death Trooper");
    game.expect_not_offered("done").expect_not_offered("no");
    game.us().choose("Vanquish");
    game.expect_offered("done");
    game.us().done().expect_hand(["Death Trooper", "Vanquish", "Wampa", "Repair"]);
    game.expect_event("a card is disclosed", |event| matches!(event, testkit::LogEvent::Disclosed { .. }));
}

/// CR 8.38.2: a player may reveal more cards than needed.
#[test]
fn more_cards_may_be_disclosed_than_needed() {
    let mut game =
        with("icons: [Vigilance]").our_hand(["Confiscate", "Vanquish", "Wampa"]).our_deck(["Repair"]).action_phase();
    game.us().play("Confiscate").choose("Wampa").choose("Vanquish").expect_hand_size(3);
}

/// CR 8.38.1: disclosing is optional, and a player who declines does nothing.
#[test]
fn disclosing_may_be_declined() {
    let mut game = with("icons: [Vigilance]").our_hand(["Confiscate", "Vanquish"]).our_deck(["Repair"]).action_phase();
    game.us().play("Confiscate").no().expect_hand(["Vanquish"]);
    game.expect_action_of(Side::Them);
}

/// CR 8.38.3: a player without the icons reveals nothing, and is asked only to hide this from opponents.
#[test]
fn a_player_without_the_icons_reveals_nothing() {
    let table = || {
        with("icons: [Vigilance, Vigilance]")
            .our_hand(["Confiscate", "Vanquish", "Wampa"])
            .our_deck(["Repair"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Confiscate").expect_hand(["Vanquish", "Wampa"]);
    game.expect_action_of(Side::Them);
    let mut game = table();
    game.game.always = true;
    game.us().play("Confiscate");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["no"]);
}

/// CR 8.38.1: for "A, B, or C", one card with one of the icons is disclosed.
#[test]
fn one_of_several_icons_can_be_disclosed_by_one_card() {
    let mut game = with("icons: [Vigilance, Cunning], any_of: true")
        .our_hand(["Confiscate", "Vanquish", "Wampa"])
        .our_deck(["Repair"])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_options(["Vanquish", "no"]);
    game.us().choose("Vanquish").expect_hand_size(3);
}
