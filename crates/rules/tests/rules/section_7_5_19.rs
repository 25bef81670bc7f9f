//! Scenario tests of Plot (CR 7.5.19).

use rules::{Action, CardIndex, GameLogEntry, Seat, Visibility};
use testkit::{LogEvent, QuestionKind, Side, scenario, unit};

/// Armor of Fortune, an upgrade with Plot that costs 2; Dogmatic Shock Squad, a unit with Plot that costs 6.
const ARMOR: &str = r#"(id: "SEC_070")"#;
const SQUAD: &str = r#"(id: "SEC_036")"#;

/// CR 7.5.19A, 7.5.19C: when a leader is deployed, a resource with Plot may be played for its cost. The top card of the
/// deck replaces it, exhausted.
#[test]
fn a_resource_with_plot_is_played_when_a_leader_is_deployed() {
    let mut game = scenario()
        .text(ARMOR)
        .our_leader("Leia Organa, Get to Your Transports!")
        .our_base("SOR_019")
        .ours(["Wampa"])
        .our_resource_cards(["Armor of Fortune"])
        .our_resources(5)
        .our_deck(["Repair", "AT-ST"])
        .action_phase();
    game.us().expect_resources(6).deploy();
    game.expect_asked(Side::Us, QuestionKind::Plot);
    game.us()
        .choose("Armor of Fortune")
        .play_onto("Armor of Fortune", "Wampa")
        .expect_resources(6)
        .expect_ready_resources(4)
        .expect_deck_top(["AT-ST"]);
    game.expect_upgrades("Wampa", ["Armor of Fortune"]).expect_in_resources("Repair");
    game.expect_action_of(Side::Them);
}

/// CR 7.5.19A: the player may keep it as a resource, shown or not. Without a deployment, Plot does not apply.
#[test]
fn a_resource_with_plot_may_stay_a_resource() {
    let mut game = scenario()
        .text(ARMOR)
        .our_leader("Leia Organa, Get to Your Transports!")
        .ours(["Wampa"])
        .our_resource_cards(["Armor of Fortune"])
        .our_resources(5)
        .action_phase();
    game.expect_not_offered("play Armor of Fortune");
    let mut shown = game.clone();
    for game in [&mut game, &mut shown] {
        game.us().deploy();
    }
    game.us().done();
    shown.us().choose("Armor of Fortune").no();
    for game in [&mut game, &mut shown] {
        game.us().expect_resources(6).expect_ready_resources(6);
        game.expect_in_resources("Armor of Fortune").expect_action_of(Side::Them);
        game.them().pass();
        game.expect_not_offered("play Armor of Fortune");
    }
}

/// CR 7.5.19B, 7.5.19D: any number may be played one at a time. A card that replaces one of them cannot be played as
/// well.
#[test]
fn a_card_replacing_a_plot_card_cannot_be_played_with_it() {
    let mut game = scenario()
        .text(ARMOR)
        .text(SQUAD)
        .our_leader("Leia Organa, Get to Your Transports!")
        .our_base("SOR_019")
        .ours(["Wampa"])
        .our_resource_cards(["Armor of Fortune", "Armor of Fortune"])
        .our_resources(8)
        .our_deck(["Dogmatic Shock Squad", "Armor of Fortune", "Repair"])
        .action_phase();
    game.us().deploy().choose_times(2, "Armor of Fortune");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.us().resolve_first("Armor of Fortune").play_onto("Armor of Fortune", "Wampa");
    game.expect_asked(Side::Us, QuestionKind::Play).expect_not_offered("play Dogmatic Shock Squad");
    game.us().play_onto("Armor of Fortune", "Leia Organa").expect_resources(10).expect_ready_resources(6);
    game.expect_in_resources("Dogmatic Shock Squad").expect_action_of(Side::Them);
}

/// CR 7.5.19A: a player who cannot pay is not asked, and an opponent's deployment does not count.
#[test]
fn plot_prompts_only_the_deploying_player_who_can_pay() {
    let mut game = scenario()
        .text(SQUAD)
        .our_leader("Leia Organa, Get to Your Transports!")
        .our_resource_cards(["Dogmatic Shock Squad"])
        .our_resources(4)
        .action_phase();
    game.us().deploy();
    game.expect_action_of(Side::Them);
    let mut game = scenario()
        .text(SQUAD)
        .their_leader("Leia Organa, Get to Your Transports!")
        .our_resource_cards(["Dogmatic Shock Squad"])
        .their_action_phase();
    game.them().deploy();
    game.expect_action_of(Side::Us);
}

/// CR 7.5.19A, 7.6.9: Plot is pending together with other triggers of the deployment, and its player chooses their
/// order.
#[test]
fn plot_is_pending_together_with_when_deployed() {
    let mut game = scenario()
        .text(ARMOR)
        .our_leader("Mace Windu, Vaapad Form Master")
        .our_resource_cards(["Armor of Fortune"])
        .our_resources(8)
        .theirs([unit("AT-ST").damage(4)])
        .action_phase();
    game.us().deploy().choose("Armor of Fortune");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.us().resolve_first("Plot");
    game.expect_asked(Side::Us, QuestionKind::Play).expect_damage("AT-ST", 4);
    game.us().no();
    game.expect_damage("AT-ST", 6).expect_action_of(Side::Them);
}

/// CR 1.17.4: with `always`, the player is asked with and without a card with Plot, so that opponents learn nothing.
#[test]
fn plot_prompts_with_always_even_without_a_plot_card() {
    let mut game = scenario()
        .text(SQUAD)
        .our_leader("Leia Organa, Get to Your Transports!")
        .our_hand(["Dogmatic Shock Squad"])
        .our_resources(5)
        .action_phase();
    game.game.always = true;
    game.us().deploy();
    game.expect_asked(Side::Us, QuestionKind::Plot).expect_options(["done"]);
}

/// CR 7.5.19A, 3.4.4A: deploying a leader as an upgrade is also a deployment, so a resource with Plot may be played.
#[test]
fn plot_triggers_on_a_leader_deployed_as_an_upgrade() {
    let mut game = scenario()
        .text(ARMOR)
        .our_leader("Luke Skywalker, Hero of Yavin")
        .our_base("SOR_019")
        .ours(["Royal Security Fighter"])
        .our_resource_cards(["Armor of Fortune"])
        .our_resources(8)
        .action_phase();
    game.us().deploy_onto("Royal Security Fighter");
    game.expect_asked(Side::Us, QuestionKind::Plot);
    game.us().choose("Armor of Fortune");
    game.expect_upgrades("Royal Security Fighter", ["Luke Skywalker", "Armor of Fortune"]);
}

/// CR 7.5.19B: a player shows the cards they plan to play. If nothing else is pending and there is only one way to play
/// a single shown card, they are not asked again; otherwise they are.
#[test]
fn a_single_shown_plot_card_is_played_without_another_question() {
    let deployed = |units: &[&'static str], resources: &[&'static str]| {
        let mut game = scenario()
            .text(ARMOR)
            .text(SQUAD)
            .our_leader("Leia Organa, Get to Your Transports!")
            .our_base("SOR_019")
            .ours(units.iter().copied())
            .our_resource_cards(resources.iter().copied())
            .our_resources(12)
            .action_phase();
        game.us().deploy().choose("Armor of Fortune");
        game
    };
    let mut alone = deployed(&[], &["Armor of Fortune"]);
    alone.expect_upgrades("Leia Organa", ["Armor of Fortune"]).expect_action_of(Side::Them);
    deployed(&["Wampa"], &["Armor of Fortune"]).expect_asked(Side::Us, QuestionKind::Play);
    let mut two = deployed(&[], &["Armor of Fortune", "Dogmatic Shock Squad"]);
    two.expect_asked(Side::Us, QuestionKind::Plot);
    let mut one_of_two = two.clone();
    one_of_two.us().done();
    one_of_two.expect_upgrades("Leia Organa", ["Armor of Fortune"]).expect_in_resources("Dogmatic Shock Squad");
    one_of_two.expect_action_of(Side::Them);
    two.us().choose("Dogmatic Shock Squad").resolve_first("Armor of Fortune");
    two.expect_asked(Side::Us, QuestionKind::Play);
}

/// CR 7.5.19B, 7.6.3A, 7.6.9: the cards to play are shown together, and each is a pending trigger, so other triggers of
/// the deployment may come in between. Opponents see only these cards, until they are resolved.
#[test]
fn shown_plot_cards_are_separate_pending_triggers() {
    let mut game = scenario()
        .text(ARMOR)
        .text(SQUAD)
        .our_leader("Mace Windu, Vaapad Form Master")
        .our_base("SOR_019")
        .our_resource_cards(["Armor of Fortune", "Dogmatic Shock Squad", "Sudden Ferocity"])
        .our_resources(12)
        .theirs([unit("AT-ST").damage(4)])
        .action_phase();
    game.us().deploy().choose("Armor of Fortune").choose("Dogmatic Shock Squad");
    game.expect_asked(Side::Us, QuestionKind::Plot).expect_options(["Sudden Ferocity", "done"]);
    game.us().done();
    game.expect_waiting(["Mace Windu", "Armor of Fortune", "Dogmatic Shock Squad"]);
    game.them().expect_sees("Armor of Fortune").expect_sees("Dogmatic Shock Squad");
    game.them().expect_does_not_see("Sudden Ferocity");
    let shown = |entry: &&GameLogEntry| matches!(entry.event, LogEvent::Shown { .. });
    let rules: Vec<&str> = game.game.log.iter().flatten().filter(shown).map(|entry| entry.rule).collect();
    assert_eq!(rules, ["7.6.3A", "7.6.3A"], "the log has each card that was shown");
    game.us().resolve_first("Armor of Fortune");
    game.them().expect_sees("Armor of Fortune");
    game.us().play_onto("Armor of Fortune", "Mace Windu");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_damage("AT-ST", 4);
    game.us().resolve_first("Mace Windu");
    game.expect_damage("AT-ST", 6).expect_asked(Side::Us, QuestionKind::Play);
    game.us().no();
    game.them().expect_does_not_see("Dogmatic Shock Squad").expect_does_not_see("Sudden Ferocity");
}

/// CR 7.5.19A, 1.6.2: a shown card that cannot be paid for in its turn stays a resource.
#[test]
fn a_shown_plot_card_that_cannot_be_paid_for_stays_a_resource() {
    let mut game = scenario()
        .text(ARMOR)
        .text(SQUAD)
        .our_leader("Leia Organa, Get to Your Transports!")
        .our_base("SOR_019")
        .our_resource_cards(["Armor of Fortune", "Dogmatic Shock Squad"])
        .our_resources(5)
        .action_phase();
    game.us().deploy().choose_each(["Dogmatic Shock Squad", "Armor of Fortune"]);
    game.us().resolve_first("Armor of Fortune").play_onto("Armor of Fortune", "Leia Organa");
    game.expect_in_resources("Dogmatic Shock Squad").expect_action_of(Side::Them);
    game.expect_event("a Plot that does nothing", |event| matches!(event, LogEvent::Lapsed { .. }));
}

/// CR 4.5.2, 7.5.19B: opponents do not learn that a resource has Plot if it is not shown: the log and the view are the
/// same as with a plain card.
#[test]
fn a_plot_card_that_is_not_shown_stays_unknown_to_opponents() {
    for always in [false, true] {
        let [plot, plain] = ["Armor of Fortune", "Repair"].map(|card| {
            let mut game = scenario()
                .text(ARMOR)
                .our_leader("Mace Windu, Vaapad Form Master")
                .our_base("SOR_019")
                .our_resource_cards([card, "Wampa"])
                .our_resources(8)
                .theirs([unit("AT-ST").damage(4)])
                .action_phase();
            game.game.always = always;
            game.us().deploy();
            let asked = game.game.question().copied();
            if game.game.legal_actions().contains(&Action::Done) {
                game.us().done();
            }
            let seen: Vec<bool> = (0..game.game.state.cards().len() as u16)
                .map(|at| game.game.visible(CardIndex(at), Seat(1)) == Visibility::Open)
                .collect();
            let flags: Vec<_> = game.game.state.cards().iter().map(|card| card.flags).collect();
            (asked, game.game.log.clone(), seen, flags, game.game.question().copied())
        });
        // Without `always`, the question itself reveals that there is a choice, but no more.
        assert_eq!(plot.0 == plain.0, always);
        assert_eq!((&plot.1, &plot.2, &plot.3, &plot.4), (&plain.1, &plain.2, &plain.3, &plain.4));
    }
}
