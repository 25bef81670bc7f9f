//! Scenario tests of section 6 of the rules: playing a card (CR 6.2), derived from the rules alone.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

/// CR 6.2.0A, 6.2.0E: a card that an ability lets a player play is paid for as usual.
#[test]
fn a_card_played_by_an_ability_is_paid_for() {
    let mut game = scenario()
        .our_leader("Chewbacca, Walking Carpet")
        .our_resources(2)
        .our_hand(["Underworld Thug"])
        .action_phase();
    game.us().use_ability("our leader").play("Underworld Thug").expect_ready_resources(0).expect_hand([]);
    game.expect_keyword("Underworld Thug", Keyword::Sentinel).expect_exhausted("Underworld Thug");
    // That was one action, not two.
    game.expect_action_of(Side::Them);
    game.both_pass();
    game.expect_no_keyword("Underworld Thug", Keyword::Sentinel);
}

/// CR 6.2.0B: cards are played from the hand unless an ability allows otherwise.
#[test]
fn cards_are_played_from_the_hand() {
    let mut game = scenario()
        .our_hand(["Wampa"])
        .our_deck(["Greedo"])
        .our_discard(["Chopper"])
        .our_resource_cards(["Yoda"])
        .action_phase();
    game.expect_offered("play Wampa");
    for card in ["play Greedo", "play Chopper", "play Yoda"] {
        game.expect_not_offered(card);
    }
}

/// CR 6.2.0C, 6.2.2C: an event without effect may be played, because paying for it is a change.
#[test]
fn an_event_without_effect_can_be_played() {
    let mut game = scenario().our_resources(1).our_hand(["Confiscate"]).action_phase();
    game.us().play("Confiscate").expect_discard(["Confiscate"]).expect_ready_resources(0);
    game.expect_action_of(Side::Them);
}

/// CR 6.2.0C: this includes a free event, because it moves to the discard pile.
#[test]
fn a_free_event_without_effect_can_be_played() {
    let mut game = scenario().our_resources(0).our_hand(["Medal Ceremony"]).action_phase();
    game.us().play("Medal Ceremony").expect_discard(["Medal Ceremony"]);
    game.expect_action_of(Side::Them);
}

/// CR 6.2.0D: a card that returns to play is a new copy and may use its limited abilities again this round.
#[test]
fn a_card_that_returns_to_play_is_a_new_copy() {
    let mut game = scenario()
        .ours(["Guardian of the Whills"])
        .our_hand(["Devotion", "Resilient", "Waylay"])
        .our_resources(20)
        .action_phase();
    game.us().play_onto("Devotion", "Guardian of the Whills").expect_ready_resources(19);
    game.them().pass();
    game.us().play("Waylay").choose("Guardian of the Whills").expect_ready_resources(19 - 5);
    game.them().pass();
    game.us().play("Guardian of the Whills").expect_ready_resources(14 - 2);
    game.expect_upgrades("Guardian of the Whills", []);
    game.them().pass();
    game.us().play_onto("Resilient", "Guardian of the Whills").expect_ready_resources(12);
}

/// CR 6.2.0D: effects on the earlier copy, such as a prohibition, do not apply to the new one.
#[test]
fn effects_on_an_earlier_copy_do_not_apply_to_the_new_one() {
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .our_hand(["Waylay", "Tactical Advantage"])
        .their_hand(["Disarm"])
        .action_phase();
    game.us().play("Tactical Advantage").choose("Battlefield Marine");
    game.them().play("Disarm").choose("Battlefield Marine");
    game.expect_power("Battlefield Marine", 1).expect_hp("Battlefield Marine", 5);
    game.us().play("Waylay").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Battlefield Marine");
    game.expect_power("Battlefield Marine", 3).expect_hp("Battlefield Marine", 3);
}

/// CR 6.2.0E, 6.2.3D: triggers of a played card wait until the ability that played it is over.
#[test]
fn triggers_of_a_played_card_wait_for_the_ability_that_played_it() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_hand(["Galactic Ambition", "Reinforcement Walker"])
        .our_deck(["Greedo", "Recruit"])
        .action_phase();
    game.us().play("Galactic Ambition").play("Reinforcement Walker").expect_base_damage(8);
    // The card's own ability resolves now, after the damage.
    game.expect_asked(Side::Us, QuestionKind::Mode).expect_waiting([]);
    game.us().mode(2).expect_base_damage(5).expect_discard(["Galactic Ambition", "Greedo"]);
}

/// CR 6.2.0F: "When Played", Ambush and Shielded trigger together, and the player chooses their order.
#[test]
fn when_played_ambush_and_shielded_resolve_in_the_order_we_choose() {
    let mut game = scenario()
        .ours(["Admiral Piett"])
        .our_hand(["Cargo Juggernaut"])
        .theirs(["Wampa"])
        .our_base_damage(6)
        .action_phase();
    game.us().play("Cargo Juggernaut");
    game.expect_waiting(["Cargo Juggernaut", "Cargo Juggernaut", "Cargo Juggernaut"]);
    game.us().resolve_first("Shielded");
    game.expect_upgrades("Cargo Juggernaut", ["Shield"]);
    game.us().resolve_first("Ambush").attack("Cargo Juggernaut", "Wampa");
    game.expect_upgrades("Cargo Juggernaut", []).expect_damage("Cargo Juggernaut", 0).expect_damage("Wampa", 4);
    game.us().expect_base_damage(6);
    game.expect_action_of(Side::Them);
}

/// CR 6.2.1: a card being played is visible to all players.
#[test]
fn a_played_card_is_visible_to_all_players() {
    let mut game = scenario().our_hand(["Wampa", "Repair"]).our_base_damage(3).action_phase();
    game.them().expect_does_not_see("Wampa").expect_does_not_see("Repair");
    game.us().play("Wampa");
    game.them().expect_sees("Wampa").pass();
    game.us().play("Repair");
    game.them().expect_sees("Repair");
}

/// CR 6.2.1B: a unit played with a granted ability has it as soon as it is in play.
#[test]
fn a_unit_enters_play_with_the_ability_it_is_given() {
    let mut game =
        scenario().our_base("Energy Conversion Lab").our_hand(["Swoop Racer"]).theirs(["Wampa"]).action_phase();
    game.us().use_ability("our base").play("Swoop Racer").attack("Swoop Racer", "Wampa");
    game.expect_damage("Wampa", 4).expect_gone("Swoop Racer").expect_action_of(Side::Them);
}

/// CR 6.2.2A: a forbidden card cannot be played, even if other permissions apply.
#[test]
fn a_named_card_cannot_be_played() {
    let mut game =
        scenario().our_hand(["Regional Governor", "Wampa"]).their_hand(["Wampa", "Greedo", "Vanquish"]).action_phase();
    game.us().play("Regional Governor").name_card("Wampa");
    game.expect_not_offered("play Wampa").expect_offered("play Greedo");
    game.them().pass();
    game.us().play("Wampa");
    // The prohibition lasts while the Governor is in play.
    game.them().play("Vanquish").choose("Regional Governor");
    game.us().pass();
    game.expect_offered("play Wampa");
}

/// CR 6.2.2B: an upgrade without an eligible unit cannot be played.
#[test]
fn an_upgrade_needs_an_eligible_unit() {
    let hand = ["Luke's Lightsaber", "Academy Training", "Smuggling Compartment"];
    let mut game = scenario().our_hand(hand).action_phase();
    game.expect_options(["use Luke Skywalker", "deploy Luke Skywalker", "initiative", "pass"]);
    let mut game = scenario().theirs(["Alliance X-Wing"]).our_hand(hand).our_leader_has_deployed().action_phase();
    game.expect_options([
        "play Academy Training onto Alliance X-Wing",
        "play Smuggling Compartment onto Alliance X-Wing",
        "use Luke Skywalker",
        "initiative",
        "pass",
    ]);
    let mut game = scenario().ours(["Wampa"]).our_hand(hand).action_phase();
    game.expect_offered("play Luke's Lightsaber onto Wampa").expect_not_offered("Smuggling Compartment");
}

/// CR 6.2.2D: if an ability lets a player play a card and none can be played, that part ends without one.
#[test]
fn an_ability_that_lets_a_player_play_a_card_may_find_none() {
    let mut game = scenario().our_resources(4).our_hand(["Sneak Attack", "AT-ST", "Repair"]).action_phase();
    // AT-ST costs 6 + 2 for Villainy - 3 = 5, with no resources left.
    game.us()
        .play("Sneak Attack")
        .expect_ready_resources(0)
        .expect_hand(["AT-ST", "Repair"])
        .expect_discard(["Sneak Attack"]);
    game.expect_action_of(Side::Them);
}

/// CR 6.2.2D, 6.2.2A: an ability does not override a prohibition.
#[test]
fn an_ability_does_not_override_a_prohibition() {
    let mut game = scenario()
        .our_hand(["Regional Governor"])
        .their_leader("Chewbacca, Walking Carpet")
        .their_hand(["Underworld Thug", "Greedo"])
        .action_phase();
    game.us().play("Regional Governor").name_card("Underworld Thug");
    game.them().use_ability("their leader");
    game.expect_offered("play Greedo").expect_not_offered("play Underworld Thug");
}

/// CR 6.2.3A: the cost is the printed cost, plus penalties and increases, minus decreases.
#[test]
fn the_cost_is_printed_plus_increases_less_decreases() {
    // Force Choke: 2, +4 for Aggression and Villainy, +1 for Del Meeko, -1 with a Force unit.
    let mut game =
        scenario().ours(["Yoda"]).theirs(["Del Meeko"]).our_resources(7).our_hand(["Force Choke"]).action_phase();
    game.us().play("Force Choke").expect_ready_resources(1).choose("Del Meeko");
    game.expect_gone("Del Meeko");
    game.them().expect_hand_size(1);
}

/// CR 6.2.3B: a decrease beyond the cost returns nothing.
#[test]
fn a_decrease_beyond_the_cost_returns_nothing() {
    let mut game =
        scenario().our_resources(3).our_hand(["You're My Only Hope"]).our_deck(["Underworld Thug"]).action_phase();
    game.us().play("You're My Only Hope").play("Underworld Thug").expect_ready_resources(0);
}

/// CR 6.2.3C: an additional cost applies to all cards of the named kind and to no others.
#[test]
fn an_additional_cost_applies_to_every_card_of_its_kind() {
    let mut game = scenario()
        .theirs(["Saw Gerrera"])
        .our_hand(["Repair", "Repair", "Academy Training"])
        .ours(["Wampa"])
        .action_phase();
    game.us().play("Repair").expect_base_damage(2).choose("Wampa");
    game.them().pass();
    game.us().play_onto("Academy Training", "Wampa").expect_base_damage(2);
    game.them().pass();
    game.us().play("Repair").expect_base_damage(4);
}

/// CR 6.2.0B: a card may allow an alternative cost instead of resources.
#[test]
fn an_alternative_cost_can_be_paid_instead_of_resources() {
    let mut game = scenario()
        .our_resources(0)
        .our_hand(["Bamboozle", "Swoop Racer", "Wampa"])
        .theirs([unit("Cell Block Guard").with(["Academy Training"])])
        .action_phase();
    game.us().play_instead("Bamboozle");
    game.expect_options(["Swoop Racer"]);
    game.us().choose("Swoop Racer").choose("Cell Block Guard").expect_discard(["Bamboozle", "Swoop Racer"]);
    game.expect_exhausted("Cell Block Guard").expect_upgrades("Cell Block Guard", []);
    game.them().expect_hand(["Academy Training"]);
}

/// CR 6.2.3E: two decreases add up in any order.
#[test]
fn decreases_add_up() {
    // Waylay: 3, +2 for Cunning, -1 for Jabba, -1 for Bib Fortuna.
    let mut game = scenario()
        .ours(["Jabba the Hutt", "Bib Fortuna"])
        .theirs(["Wampa"])
        .our_resources(3)
        .our_hand(["Waylay"])
        .action_phase();
    game.expect_not_offered("play Waylay");
    game.us().use_ability("Bib Fortuna").play("Waylay").choose("Wampa").expect_ready_resources(0);
}

/// CR 6.2.4A: a card whose cost cannot be paid in full is not played, and no part of the cost is paid.
#[test]
fn no_part_of_a_cost_is_paid_if_the_rest_cannot_be() {
    let mut game = scenario().our_resources(5).our_hand(["Wampa"]).action_phase();
    game.expect_not_offered("play Wampa");
    let wampa = game.game.state.list(rules::Seat(0), rules::CardZone::Hand)[0];
    let action = rules::Action::Play { card: wampa, onto: rules::CardIndex::NONE, alternative: false };
    let before = game.game.state.hash();
    assert!(game.game.play(action).is_err());
    assert_eq!(game.game.state.hash(), before);
}

/// CR 6.2.4B: a player pays no more than the cost.
#[test]
fn paying_exhausts_exactly_the_cost() {
    let mut game = scenario().our_resources(20).our_hand(["Underworld Thug"]).action_phase();
    game.us().play("Underworld Thug").expect_ready_resources(18);
    game.expect_event("2 resources paid", |event| matches!(event, LogEvent::Paid { resources: 2, .. }));
}

/// CR 6.2.5A: a unit enters its printed arena exhausted.
#[test]
fn a_unit_enters_its_arena_exhausted() {
    let mut game = scenario().our_hand(["Swoop Racer", "Alliance X-Wing"]).action_phase();
    game.us().play("Swoop Racer");
    game.them().pass();
    game.us().play("Alliance X-Wing");
    game.expect_exhausted("Swoop Racer").expect_exhausted("Alliance X-Wing");
    let arena = |name: &str| game.game.arena(game.card(name)).word();
    assert_eq!([arena("Swoop Racer"), arena("Alliance X-Wing")], ["ground", "space"]);
}

/// CR 6.2.5B: an upgrade enters play on a friendly or enemy unit, and applies immediately.
#[test]
fn an_upgrade_enters_play_on_a_unit() {
    let mut game = scenario()
        .ours(["Wampa"])
        .theirs(["Swoop Racer"])
        .our_hand(["Academy Training"])
        .our_resources(4)
        .action_phase();
    game.expect_offered("play Academy Training onto Wampa").expect_offered("play Academy Training onto Swoop Racer");
    game.us().play_onto("Academy Training", "Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7).expect_upgrades("Wampa", ["Academy Training"]);
}

/// CR 6.2.5C: an event is in the discard pile while it resolves, so it can affect itself.
#[test]
fn an_event_can_choose_itself_while_it_resolves() {
    let mut game = scenario().our_hand(["Restock"]).our_discard(["Wampa"]).our_deck(["Greedo"]).action_phase();
    game.us().play("Restock").choose_player(Side::Us);
    game.expect_offered("Restock").expect_offered("Wampa");
    game.us().choose_each(["Restock", "Wampa"]);
    game.expect_action_of(Side::Them);
    game.us().expect_discard([]).expect_deck_size(3).expect_deck_top(["Greedo"]);
}

/// CR 6.2.5C: an event does as much as it can: with one unit, the second unit's part is skipped.
#[test]
fn an_event_does_as_much_as_it_can() {
    let mut game = scenario().ours(["Swoop Racer"]).our_hand(["Attack Pattern Delta"]).action_phase();
    game.us().play("Attack Pattern Delta").choose("Swoop Racer");
    game.expect_power("Swoop Racer", 7).expect_hp("Swoop Racer", 6).expect_action_of(Side::Them);
}

/// CR 6.2.5E, 7.7.5: token upgrades that a unit enters play with are created like others. Replacements that double them
/// are decided before, and abilities trigger once on their attachment.
#[test]
fn tokens_a_unit_enters_play_with_can_be_doubled() {
    let mut game = scenario()
        .text(r#"(id: "SOR_164", abilities: [When(on: [UpgradesAttached(among: This)], do: [Draw()])])"#)
        .our_hand(["Three Lessons", "Wampa"])
        .our_deck(["Porg", "Vanquish"])
        .ours(["Moff Jerjerrod, We Shall Redouble Our Efforts"])
        .action_phase();
    game.us().play("Three Lessons").play("Wampa");
    game.expect_asked(Side::Us, QuestionKind::InsteadOfCreating).expect_in_hand("Wampa");
    game.us().choose("Moff Jerjerrod").expect_hand(["Porg"]);
    game.expect_upgrades("Wampa", ["Experience", "Experience", "Shield", "Shield"]);
}

/// CR 6.2.5D: cards count as played once they enter play or the discard pile.
#[test]
fn events_upgrades_and_units_count_as_played() {
    let mut game = scenario()
        .ours(["Wampa"])
        .our_hand(["Repair", "Academy Training", "Vanguard Ace"])
        .our_base_damage(3)
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().play_onto("Academy Training", "Wampa");
    game.them().pass();
    game.us().play("Vanguard Ace");
    game.expect_upgrades("Vanguard Ace", ["Experience", "Experience"]);
}

/// CR 6.2.5D, 3.3.6: an event counts as played, and triggers on that resolve after the event.
#[test]
fn triggers_on_playing_an_event_resolve_after_the_event() {
    let mut game =
        scenario().ours(["Bossk"]).theirs(["Consular Security Force"]).our_hand(["Open Fire"]).action_phase();
    game.us().play("Open Fire").choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 4).expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 6).expect_action_of(Side::Them);
}

/// CR 6.2.5D: a unit that enters play without being played, such as a deployed leader, does not trigger "When Played".
#[test]
fn deploying_a_leader_does_not_trigger_when_played() {
    let mut game = scenario()
        .our_leader("Leia Organa, Alliance General")
        .ours(["Colonel Yularen"])
        .our_base_damage(4)
        .our_hand(["Vanguard Ace"])
        .action_phase();
    game.us().deploy().expect_base_damage(4);
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Vanguard Ace");
    game.expect_upgrades("Vanguard Ace", []);
}
