//! What happens and what is refused names its own rule.

use rules::{Action, Why};
use testkit::{Event, Table, scenario, unit};

/// The rules under which events were noted that are like this.
fn rules_of(game: &Table, is: impl Fn(&Event) -> bool) -> Vec<&'static str> {
    game.game.log.iter().flatten().filter(|entry| is(&entry.event)).map(|entry| entry.rule).collect()
}

fn why_not_use(game: &Table, card: &str) -> Option<Why> {
    let card = game.card(card);
    let def = game.game.def(card);
    let deployed = game.game.state.card(card).place == rules::Place::Arena;
    let face = if deployed { &def.unit } else { &def.front };
    face.abilities.iter().copied().find_map(|ability| game.game.why_not(Action::Use { card, ability }))
}

/// CR 6.4.4A: an exhausted card cannot pay with exhausting itself.
#[test]
fn an_exhausted_card_cannot_be_exhausted_for_its_ability() {
    let game = scenario().our_exhausted_leader("Luke Skywalker").our_resources(3).ours(["Wampa"]).action_phase();
    let why = why_not_use(&game, "our Luke Skywalker").expect("it is exhausted");
    assert_eq!((why.code(), why.rule()), ("exhausted", "6.4.4A"), "{why:?}");
}

/// CR 6.4.4A: nor can resources be paid that are not there.
#[test]
fn an_ability_that_costs_too_much_cites_the_payment_of_abilities() {
    let game = scenario().our_leader("Luke Skywalker").our_resources(0).ours(["Wampa"]).action_phase();
    let why = why_not_use(&game, "Luke Skywalker").expect("nothing pays for it");
    assert_eq!((why.code(), why.rule()), ("cannot_pay", "6.4.4A"), "{why:?}");
}

/// CR 7.5.15A: with two units a Coordinate ability is inactive.
#[test]
fn an_inactive_coordinate_ability_says_so() {
    let game = scenario().our_leader("Ahsoka Tano").our_resources(4).ours(["Wampa", "Greedo"]).action_phase();
    let why = why_not_use(&game, "Ahsoka Tano").expect("two units do not coordinate");
    assert_eq!((why.code(), why.rule()), ("uncoordinated", "7.5.15A"), "{why:?}");
}

/// CR 6.4.2A: an ability without a cost that would change nothing cannot be used.
#[test]
fn an_ability_that_changes_nothing_says_so() {
    let game = scenario().our_deployed_leader("Fennec Shand").our_resources(6).action_phase();
    let why = why_not_use(&game, "Fennec Shand").expect("there is no card to play");
    assert_eq!((why.code(), why.rule()), ("changes_nothing", "6.4.2A"), "{why:?}");
}

/// CR 11.3.1: with others left a player is eliminated; between two the game is lost (5.6.1).
#[test]
fn an_eliminated_player_is_out_by_the_rules_for_several() {
    let mut game = scenario().ours(["Wampa"]).third(["Greedo"]).their_base_damage(29).action_phase();
    game.us().attack("Wampa", "their base");
    assert_eq!(rules_of(&game, |event| matches!(event, Event::Lost { .. })), ["11.3.1"]);
    let mut two = scenario().ours(["Wampa"]).their_base_damage(29).action_phase();
    two.us().attack("Wampa", "their base");
    assert_eq!(rules_of(&two, |event| matches!(event, Event::Lost { .. })), ["5.6.1"]);
}

/// CR 8.29.3: a copy of a unique card is defeated by that rule.
#[test]
fn a_second_unique_copy_is_defeated_by_its_rule() {
    let mut game = scenario()
        .our_hand(["Chewbacca, Loyal Companion"])
        .our_resources(9)
        .ours([unit("Chewbacca, Loyal Companion")])
        .action_phase();
    game.us().play("Chewbacca");
    let chosen = game.game.legal_actions()[0];
    game.game.play(chosen).expect("one of the two");
    assert_eq!(rules_of(&game, |event| matches!(event, Event::Defeated { .. })), ["8.29.3"]);
}

/// CR 7.5.7A: excess damage is dealt by Overwhelm; what an attack on a base deals is combat damage (1.9.10).
#[test]
fn excess_damage_cites_overwhelm() {
    let damage = |event: &Event| matches!(event, Event::Damaged { .. });
    let mut game = scenario().ours(["Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().attack("Wampa", "Greedo");
    assert_eq!(rules_of(&game, damage), ["1.9.10", "7.5.7A", "1.9.10"]);
    let mut game = scenario().ours(["Wampa"]).action_phase();
    game.us().attack("Wampa", "their base");
    assert_eq!(rules_of(&game, damage), ["1.9.10"]);
}

/// CR 7.6.8, 7.6.13A, 7.6.14A, 7.5.12A: what resolves cites its own timing, not the choice of an order (7.6.9).
#[test]
fn what_resolves_cites_its_own_rule() {
    let mut game = scenario()
        .our_hand(["Vanguard Ace", "Crafty Smuggler"])
        .our_resources(8)
        .ours(["Wampa"])
        .theirs(["Vanguard Infantry", "Greedo"])
        .action_phase();
    game.us().play("Crafty Smuggler");
    game.them().pass();
    game.us().play("Vanguard Ace");
    game.them().pass();
    game.us().attack("Wampa", "Vanguard Infantry");
    let rules = rules_of(&game, |event| matches!(event, Event::Resolving { .. }));
    assert_eq!(rules, ["7.5.12A", "7.6.13A", "7.6.14A"]);
}

/// CR 8.4.1: a target that is refused says which part of what is asked for it misses.
#[test]
fn a_refused_target_says_what_it_misses() {
    let mut game = scenario()
        .our_hand(["Takedown"])
        .our_resources(9)
        .ours(["Greedo"])
        .theirs(["Wampa", "Blizzard Assault AT-AT"])
        .action_phase();
    game.us().play("Takedown");
    let said = |card: &str| {
        let why = game.game.why_not(Action::Card(game.card(card))).expect("no target");
        let part = match why {
            Why::Misses { part, .. } => game.game.asked_part(part),
            other => panic!("{other:?}"),
        };
        (why.code(), part.expect("a part"))
    };
    let (code, part) = said("Blizzard Assault AT-AT");
    assert!(code == "wrong_target" && part.remaining_hp.is_some(), "{part:?}");
    let (_, part) = said("their base");
    assert!(part.remaining_hp.is_none(), "a base is no unit: {part:?}");
}
