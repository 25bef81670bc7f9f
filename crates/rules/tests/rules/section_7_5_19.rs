//! Stories of Plot (CR 7.5.19).

use testkit::{Ask, Side, scenario, unit};

/// Armor of Fortune, an upgrade with Plot that costs 2; Dogmatic Shock Squad, a unit with Plot that costs 6.
const ARMOR: &str = r#"(id: "SEC_070")"#;
const SQUAD: &str = r#"(id: "SEC_036")"#;

/// CR 7.5.19A, 7.5.19C: when a leader is deployed a resource with Plot may be played for its cost; the top card of the deck
/// takes its place, exhausted.
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
    game.expect_asked(Side::Us, Ask::Play);
    game.us()
        .play_onto("Armor of Fortune", "Wampa")
        .expect_resources(6)
        .expect_ready_resources(4)
        .expect_deck_top(["AT-ST"]);
    game.expect_upgrades("Wampa", ["Armor of Fortune"]).expect_in_resources("Repair");
    game.expect_action_of(Side::Them);
}

/// CR 7.5.19A: it may be left where it is; and nothing of it holds when no leader is deployed.
#[test]
fn a_resource_with_plot_may_stay() {
    let mut game = scenario()
        .text(ARMOR)
        .our_leader("Leia Organa, Get to Your Transports!")
        .ours(["Wampa"])
        .our_resource_cards(["Armor of Fortune"])
        .our_resources(5)
        .action_phase();
    game.expect_not_offered("play Armor of Fortune");
    game.us().deploy().no().expect_resources(6).expect_ready_resources(6);
    game.expect_in_resources("Armor of Fortune").expect_action_of(Side::Them);
    game.them().pass();
    game.expect_not_offered("play Armor of Fortune");
}

/// CR 7.5.19B, 7.5.19D: any number one after the other; what has replaced one of them cannot be played with it.
#[test]
fn what_replaces_a_plot_card_is_not_played_with_it() {
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
    game.us().deploy().play_onto("Armor of Fortune", "Wampa");
    game.expect_asked(Side::Us, Ask::Play).expect_not_offered("play Dogmatic Shock Squad");
    game.us().play_onto("Armor of Fortune", "Leia Organa").expect_resources(10).expect_ready_resources(6);
    game.expect_in_resources("Dogmatic Shock Squad").expect_action_of(Side::Them);
}

/// CR 7.5.19A: who cannot pay is not asked, and an opponent's deployment is none of ours.
#[test]
fn plot_asks_who_can_pay_and_who_deploys() {
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

/// CR 7.5.19A, 7.6.9: it waits beside what else the deployment triggers, in the order that its player chooses.
#[test]
fn plot_waits_beside_when_deployed() {
    let mut game = scenario()
        .text(ARMOR)
        .our_leader("Mace Windu, Vaapad Form Master")
        .our_resource_cards(["Armor of Fortune"])
        .our_resources(8)
        .theirs([unit("AT-ST").damage(4)])
        .action_phase();
    game.us().deploy();
    game.expect_asked(Side::Us, Ask::WhichFirst);
    game.us().resolve_first("Plot");
    game.expect_asked(Side::Us, Ask::Play).expect_damage("AT-ST", 4);
    game.us().no();
    game.expect_damage("AT-ST", 6).expect_action_of(Side::Them);
}

/// CR 1.17.4: who always asks does so with and without a card with Plot, so that nobody learns which it is.
#[test]
fn without_a_plot_card_the_same_is_asked() {
    let mut game = scenario()
        .text(SQUAD)
        .our_leader("Leia Organa, Get to Your Transports!")
        .our_hand(["Dogmatic Shock Squad"])
        .our_resources(5)
        .action_phase();
    game.game.always = true;
    game.us().deploy();
    game.expect_asked(Side::Us, Ask::Play).expect_options(["no"]);
}

/// CR 7.5.19A, 3.4.4A: a leader that is deployed as an upgrade is deployed as well: a resource with Plot may be played.
#[test]
fn plot_hears_a_leader_that_is_deployed_as_an_upgrade() {
    let mut game = scenario()
        .text(ARMOR)
        .our_leader("Luke Skywalker, Hero of Yavin")
        .our_base("SOR_019")
        .ours(["Royal Security Fighter"])
        .our_resource_cards(["Armor of Fortune"])
        .our_resources(8)
        .action_phase();
    game.us().deploy_onto("Royal Security Fighter");
    game.expect_asked(Side::Us, Ask::Play);
    game.us().play_onto("Armor of Fortune", "Royal Security Fighter");
    game.expect_upgrades("Royal Security Fighter", ["Luke Skywalker", "Armor of Fortune"]);
}
