//! Scenario tests of section 7 of the rules: Smuggle (CR 7.5.14); derived from the rules alone.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

/// CR 7.5.14A: a resource is played for its Smuggle cost, which has its own icons. The top card of the deck replaces
/// it.
#[test]
fn a_resource_is_played_for_its_smuggle_cost() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_resource_cards(["Collections Starhopper"])
        .our_resources(9)
        .our_deck(["Recruit", "Repair"])
        .action_phase();
    game.us().play("Collections Starhopper").expect_resources(10).expect_deck_top(["Repair"]);
    game.expect_in_play("Collections Starhopper").expect_in_resources("Recruit").expect_action_of(Side::Them);
}

/// CR 7.5.14A: a missing icon of the Smuggle cost costs 2 more; the card's own icons do not count.
#[test]
fn smuggle_penalties_use_the_icons_of_the_smuggle_cost() {
    let offered = |leader: &str, base: &str, resources: usize| {
        let mut table = scenario().our_leader(leader).our_base(base).our_resource_cards(["Tobias Beckett"]);
        table = table.our_resources(resources - 1);
        let game = table.action_phase();
        game.game.legal_actions().iter().any(|action| matches!(action, rules::Action::Play { .. }))
    };
    // A Cunning card for 5 with Vigilance, which Capital City provides.
    assert!(offered("Wat Tambor", "Capital City", 5) && !offered("Wat Tambor", "Capital City", 4));
    assert!(offered("Wat Tambor", "Pyke Palace", 7) && !offered("Wat Tambor", "Pyke Palace", 6));
}

/// CR 7.5.14B: a card with two Smuggle abilities may be played with either.
#[test]
fn the_cheaper_of_two_smuggle_costs_can_be_paid() {
    // 6 with Command for its own; its cost + 2 with Tech.
    let ready = |with_tech: bool| {
        let mut table = scenario()
            .our_leader("Wat Tambor")
            .our_base("Tipoca City")
            .our_resource_cards(["Privateer Crew"])
            .our_resources(9);
        if with_tech {
            table = table.ours(["Tech"]);
        }
        let mut game = table.action_phase();
        game.us().play("Privateer Crew");
        game.expect_upgrades("Privateer Crew", ["Experience", "Experience", "Experience"]);
        game.game.ready_resources(rules::Seat(0))
    };
    assert_eq!([ready(false), ready(true)], [10 - 6, 10 - 4]);
}

/// CR 7.5.14C: Smuggle uses the action "play a card": the turn ends, and abilities that count played cards count it.
#[test]
fn smuggling_counts_as_playing_a_card() {
    let mut game = scenario()
        .our_resource_cards(["Covert Strength"])
        .our_hand(["Repair"])
        .our_base_damage(3)
        .theirs(["Ki-Adi-Mundi", "Wampa", "Battle Droid"])
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().play("Covert Strength").choose("Wampa");
    game.expect_asked(Side::Them, QuestionKind::May);
    game.them().yes().expect_hand_size(2);
}

/// CR 7.5.14D: opponents cannot tell a resource with Smuggle from others. In play it still has the keyword.
#[test]
fn smuggle_is_hidden_among_resources_and_stays_in_play() {
    let mut game = scenario().our_resource_cards(["Collections Starhopper"]).action_phase();
    game.us().expect_sees("Collections Starhopper");
    game.them().expect_does_not_see("Collections Starhopper");
    game.us().play("Collections Starhopper");
    game.expect_keyword("Collections Starhopper", Keyword::Smuggle);
}

/// CR 7.5.14E: the card can pay for itself, and is the first to do so.
#[test]
fn a_smuggled_card_can_pay_for_itself() {
    let table = |others: usize| {
        scenario()
            .our_leader("Wat Tambor")
            .our_base("Tipoca City")
            .our_resource_cards(["Collections Starhopper"])
            .our_resources(others)
            .action_phase()
    };
    table(1).expect_not_offered("play Collections Starhopper");
    let mut game = table(2);
    game.us().play("Collections Starhopper").expect_ready_resources(0).expect_resources(3);
    let mut game = table(3);
    game.us().play("Collections Starhopper").expect_ready_resources(1).expect_resources(4);
}

/// CR 7.5.14E: an exhausted resource can be smuggled, but cannot pay.
#[test]
fn an_exhausted_resource_can_be_smuggled() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_hand(["Ryloth Militia"])
        .our_resource_cards(["Collections Starhopper"])
        .our_resources(4)
        .action_phase();
    game.us().play("Ryloth Militia").expect_ready_resources(3);
    game.them().pass();
    game.us().play("Collections Starhopper").expect_ready_resources(0).expect_resources(5);
}

/// CR 7.5.14F: a smuggled unit is played and enters play exhausted; "when played" triggers.
#[test]
fn a_smuggled_unit_triggers_when_played() {
    let mut game = scenario().our_resource_cards(["Reckless Gunslinger"]).ours(["Poggle the Lesser"]).action_phase();
    game.us().play("Reckless Gunslinger");
    game.expect_waiting(["Poggle the Lesser", "Reckless Gunslinger"]);
    game.us().resolve_first("Reckless Gunslinger").expect_base_damage(1).yes();
    game.expect_count("Battle Droid", 1).expect_exhausted("Reckless Gunslinger");
}

/// CR 7.5.14F: a smuggled event goes to the discard pile, and a smuggled upgrade is attached to a unit.
#[test]
fn a_smuggled_event_is_discarded_and_a_smuggled_upgrade_attached() {
    let mut game = scenario()
        .our_resource_cards(["Covert Strength", "Hotshot DL-44 Blaster"])
        .ours([unit("Wampa").damage(2)])
        .action_phase();
    game.us().play("Covert Strength").choose("Wampa").expect_discard(["Covert Strength"]);
    game.them().pass();
    game.us().play_onto("Hotshot DL-44 Blaster", "Wampa").attack("Wampa", "their base");
    game.expect_upgrades("Wampa", ["Experience", "Hotshot DL-44 Blaster"]);
    game.them().expect_base_damage(4 + 1 + 2);
}

/// CR 7.5.14G: the new resource is exhausted.
#[test]
fn the_card_that_replaces_a_smuggled_one_is_exhausted() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_resource_cards(["Collections Starhopper"])
        .our_resources(2)
        .our_deck(["Privateer Crew", "Recruit"])
        .action_phase();
    game.us().play("Collections Starhopper").expect_ready_resources(0).expect_resources(3).expect_deck_size(1);
    game.expect_in_resources("Privateer Crew");
}

/// CR 7.5.14H: with an empty deck, the card is not replaced and no damage is dealt.
#[test]
fn with_an_empty_deck_a_smuggled_card_is_not_replaced() {
    let mut game =
        scenario().our_resource_cards(["Collections Starhopper"]).our_resources(9).our_deck([]).action_phase();
    game.us().play("Collections Starhopper").expect_resources(9).expect_base_damage(0);
    game.expect_in_play("Collections Starhopper");
}

/// CR 7.5.14I: abilities about playing the card, such as a discount or Exploit, apply to Smuggle, too.
#[test]
fn discounts_and_exploit_apply_to_a_smuggled_card() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_resource_cards(["Reputable Hunter"])
        .ours(["Tech"])
        .theirs(["Clone Deserter"])
        .action_phase();
    // 3 + 2 more, -1 for the Bounty.
    game.us().play("Reputable Hunter").expect_ready_resources(21 - 4);
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_resource_cards(["Separatist Super Tank"])
        .our_resources(4)
        .ours(["Tech", "Battle Droid", "Battle Droid", "Battle Droid"])
        .action_phase();
    // 9 + 2 more, -6 for three units.
    game.us().play("Separatist Super Tank").choose_times(3, "Battle Droid").expect_ready_resources(0);
    game.expect_in_play("Separatist Super Tank");
}
