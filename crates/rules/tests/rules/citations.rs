//! Every log entry and every rejected action cites the rule that applies.

use rules::{Action, IllegalReason};
use testkit::{LogEvent, Scene, Side, scenario, unit};

/// Returns the rules cited for all logged events that match.
fn rules_of(game: &Scene, is: impl Fn(&LogEvent) -> bool) -> Vec<&'static str> {
    game.game.log.iter().flatten().filter(|entry| is(&entry.event)).map(|entry| entry.rule).collect()
}

fn why_not_use(game: &Scene, card: &str) -> Option<IllegalReason> {
    let card = game.card(card);
    let def = game.game.def(card);
    let deployed = game.game.state.card(card).place == rules::CardZone::Arena;
    let face = if deployed { &def.unit } else { &def.front };
    face.abilities.iter().copied().find_map(|ability| game.game.illegal_reason(Action::Use { card, ability }))
}

/// CR 6.4.4A: an exhausted card cannot pay by exhausting itself.
#[test]
fn using_an_exhausted_card_cites_6_4_4a() {
    let game = scenario().our_exhausted_leader("Luke Skywalker").our_resources(3).ours(["Wampa"]).action_phase();
    let why = why_not_use(&game, "our Luke Skywalker").expect("it is exhausted");
    assert_eq!((why.code(), why.rule()), ("exhausted", "6.4.4A"), "{why:?}");
}

/// CR 6.4.4A: missing resources cannot pay either.
#[test]
fn using_an_ability_that_costs_too_much_cites_6_4_4a() {
    let game = scenario().our_leader("Luke Skywalker").our_resources(0).ours(["Wampa"]).action_phase();
    let why = why_not_use(&game, "Luke Skywalker").expect("nothing pays for it");
    assert_eq!((why.code(), why.rule()), ("cannot_pay", "6.4.4A"), "{why:?}");
}

/// CR 7.5.15A: a Coordinate ability is inactive with two units.
#[test]
fn using_an_inactive_coordinate_ability_cites_7_5_15a() {
    let game = scenario().our_leader("Ahsoka Tano").our_resources(4).ours(["Wampa", "Greedo"]).action_phase();
    let why = why_not_use(&game, "Ahsoka Tano").expect("two units do not coordinate");
    assert_eq!((why.code(), why.rule()), ("uncoordinated", "7.5.15A"), "{why:?}");
}

/// CR 6.4.2A: an ability without a cost cannot be used if it would change nothing.
#[test]
fn using_an_ability_that_changes_nothing_cites_6_4_2a() {
    let game = scenario().our_deployed_leader("Fennec Shand").our_resources(6).action_phase();
    let why = why_not_use(&game, "Fennec Shand").expect("there is no card to play");
    assert_eq!((why.code(), why.rule()), ("changes_nothing", "6.4.2A"), "{why:?}");
}

/// CR 11.3.1: a player is eliminated if at least two others remain. With two players the game is lost (5.6.1).
#[test]
fn eliminating_one_of_three_players_cites_11_3_1() {
    let mut game = scenario().ours(["Wampa"]).third(["Greedo"]).their_base_damage(29).action_phase();
    game.us().attack("Wampa", "their base");
    assert_eq!(rules_of(&game, |event| matches!(event, LogEvent::Lost { .. })), ["11.3.1"]);
    let mut two = scenario().ours(["Wampa"]).their_base_damage(29).action_phase();
    two.us().attack("Wampa", "their base");
    assert_eq!(rules_of(&two, |event| matches!(event, LogEvent::Lost { .. })), ["5.6.1"]);
}

/// CR 8.29.3: a second copy of a unique card is defeated by the rule of unique cards.
#[test]
fn defeating_a_second_unique_copy_cites_8_29_3() {
    let mut game = scenario()
        .our_hand(["Chewbacca, Loyal Companion"])
        .our_resources(9)
        .ours([unit("Chewbacca, Loyal Companion")])
        .action_phase();
    game.us().play("Chewbacca");
    let chosen = game.game.legal_actions()[0];
    game.game.play(chosen).expect("one of the two");
    assert_eq!(rules_of(&game, |event| matches!(event, LogEvent::Defeated { .. })), ["8.29.3"]);
}

/// CR 7.5.7A: excess damage cites Overwhelm; damage from an attack on a base is combat damage (1.9.10).
#[test]
fn excess_damage_cites_overwhelm() {
    let damage = |event: &LogEvent| matches!(event, LogEvent::Damaged { .. });
    let mut game = scenario().ours(["Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().attack("Wampa", "Greedo");
    assert_eq!(rules_of(&game, damage), ["1.9.10", "7.5.7A", "1.9.10"]);
    let mut game = scenario().ours(["Wampa"]).action_phase();
    game.us().attack("Wampa", "their base");
    assert_eq!(rules_of(&game, damage), ["1.9.10"]);
}

/// CR 7.6.8, 7.6.13A, 7.6.14A, 7.5.12A: a resolving ability cites its own timing rule, not the choice of an order
/// (7.6.9).
#[test]
fn a_resolving_ability_cites_its_own_timing_rule() {
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
    let rules = rules_of(&game, |event| matches!(event, LogEvent::Resolving { .. }));
    assert_eq!(rules, ["7.5.12A", "7.6.13A", "7.6.14A"]);
}

/// CR 8.4.1: a rejected target names the part of the filter that it does not match.
#[test]
fn a_rejected_target_names_the_part_of_the_filter_it_does_not_match() {
    let mut game = scenario()
        .our_hand(["Takedown"])
        .our_resources(9)
        .ours(["Greedo"])
        .theirs(["Wampa", "Blizzard Assault AT-AT"])
        .action_phase();
    game.us().play("Takedown");
    let said = |card: &str| {
        let why = game.game.illegal_reason(Action::Card(game.card(card))).expect("no target");
        let part = match why {
            IllegalReason::Misses { part, .. } => game.game.asked_part(part),
            other => panic!("{other:?}"),
        };
        (why.code(), part.expect("a part"))
    };
    let (code, part) = said("Blizzard Assault AT-AT");
    assert!(code == "wrong_target" && part.remaining_hp.is_some(), "{part:?}");
    let table = phrase::game::Table {
        game: &game.game,
        reader: Some(rules::Seat(0)),
        language: phrase::Language::English,
        names: &phrase::DataNames,
        players: &[],
        address: phrase::game::Address::default(),
        entry: None,
    };
    let why = game.game.illegal_reason(Action::Card(game.card("Blizzard Assault AT-AT"))).expect("no target");
    assert_eq!(table.why(why), "Blizzard Assault AT-AT is not a unit with 5 or less remaining HP");
    let (_, part) = said("their base");
    assert!(part.remaining_hp.is_none(), "a base is no unit: {part:?}");
}

/// Returns the rules and English log texts of all matching events, as seen by any player.
fn told(game: &Scene, is: impl Fn(&LogEvent) -> bool) -> Vec<(&'static str, String)> {
    let table = phrase::game::Table {
        game: &game.game,
        reader: Some(rules::Seat::NONE),
        language: phrase::Language::English,
        names: &phrase::DataNames,
        players: &[],
        address: phrase::game::Address::default(),
        entry: None,
    };
    let entries = game.game.log.iter().flatten().filter(|entry| is(&entry.event));
    entries.map(|entry| (entry.rule, table.event(entry))).collect()
}

/// CR 4.6.1: a unit that is put under a deck has a log entry.
#[test]
fn a_unit_put_under_a_deck_has_a_log_entry() {
    let mut game =
        scenario().our_hand(["I Had No Choice"]).our_resources(12).theirs(["Wampa", "Greedo"]).action_phase();
    game.us().play("I Had No Choice").choose_each(["Wampa", "Greedo"]);
    game.them().choose("Wampa");
    let put = told(&game, |event| matches!(event, LogEvent::PutInDeck { .. }));
    assert_eq!(put, [("4.6.1", "Greedo goes to the bottom of its owner's deck".to_owned())]);
}

/// CR 3.6.3: an upgrade that is moved has a log entry.
#[test]
fn a_moved_upgrade_has_a_log_entry() {
    let mut game = scenario()
        .our_hand(["Evidence of the Crime"])
        .our_resources(12)
        .ours(["Wampa"])
        .theirs([unit("Greedo").with(["Academy Training"])])
        .action_phase();
    game.us().play("Evidence of the Crime").choose("Academy Training").choose("Wampa");
    let moved = told(&game, |event| matches!(event, LogEvent::Attached { .. }));
    assert_eq!(moved, [("3.6.3", "Academy Training is attached to Wampa".to_owned())]);
}

/// CR 8.14.2: an event without effect logs the card that causes this.
#[test]
fn a_blanked_event_logs_the_card_that_causes_this() {
    let mut game = scenario().our_hand(["Open Fire"]).our_resources(9).theirs(["Relentless", "Wampa"]).action_phase();
    game.us().play("Open Fire");
    let blanked = told(&game, |event| matches!(event, LogEvent::Blanked { .. }));
    assert_eq!(blanked, [("8.14.2", "Open Fire does nothing because of Relentless".to_owned())]);
}

/// CR 8.3.2: a unit that cannot be defeated stays in play, and the log names the cause.
#[test]
fn a_defeat_that_fails_logs_its_cause() {
    let mut game =
        scenario().our_hand(["Takedown"]).our_resources(9).theirs(["Lurking TIE Phantom", "Wampa"]).action_phase();
    game.us().play("Takedown").choose("Lurking TIE Phantom");
    game.expect_in_play("Lurking TIE Phantom");
    let failed = told(&game, |event| matches!(event, LogEvent::Withstood { .. }));
    let words = "Lurking TIE Phantom cannot be defeated by that player's abilities because of its ability";
    assert_eq!(failed, [("8.3.2", words.to_owned())]);
}

/// CR 7.7.3E: the end of an effect that lasts for a phase is logged.
#[test]
fn the_end_of_a_lasting_effect_is_logged() {
    let mut game = scenario().our_hand(["Disarm"]).our_resources(9).theirs(["Wampa"]).action_phase();
    game.us().play("Disarm").choose("Wampa");
    game.both_pass();
    let ended = told(&game, |event| matches!(event, LogEvent::Expired { .. }));
    assert_eq!(ended, [("7.7.3E", "Ended: Wampa gets -4/-0".to_owned())]);
}

/// CR 7.7.4B: a delayed effect is logged with its player when it resolves.
#[test]
fn a_delayed_effect_is_logged_when_it_resolves() {
    let mut game = scenario().our_hand(["Sneak Attack", "Wampa"]).our_resources(12).action_phase();
    game.us().play("Sneak Attack").play("Wampa");
    game.both_pass();
    let delayed = told(&game, |event| matches!(event, LogEvent::Delayed { .. }));
    assert_eq!(delayed, [("7.7.4B", "The delayed effect of Sneak Attack takes place".to_owned())]);
}

/// CR 7.5.14C: the log entry shows that a card was played using Smuggle.
#[test]
fn a_smuggled_card_is_logged_with_smuggle() {
    let mut game = scenario().our_resources(8).our_resource_cards(["Jetpack"]).ours(["Wampa"]).action_phase();
    game.us().play_onto("Jetpack", "Wampa");
    let played = told(&game, |event| matches!(event, LogEvent::Played { .. }));
    let words = "Player 0 plays Jetpack on Wampa from the resources using Smuggle";
    assert_eq!(played, [("7.5.14C", words.to_owned())]);
}

/// CR 1.5.5: a defeated token is logged as defeated, not only as having left play.
#[test]
fn a_defeated_token_is_logged_as_defeated() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Battle Droid"]).action_phase();
    game.us().attack("Wampa", "Battle Droid");
    let gone = told(&game, |event| matches!(event, LogEvent::Defeated { .. } | LogEvent::LeftPlay { .. }));
    assert_eq!(gone, [("1.5.5", "Battle Droid is defeated".to_owned())]);
}

/// CR 1.6.2: the log says if a triggered ability has no effect because its condition is not met.
#[test]
fn a_triggered_ability_without_effect_is_logged() {
    let mut game = scenario().our_hand(["Krrsantan"]).our_resources(9).theirs(["Wampa"]).action_phase();
    game.us().play("Krrsantan");
    let lapsed = told(&game, |event| matches!(event, LogEvent::Lapsed { .. }));
    let [(rule, words)] = lapsed.as_slice() else { panic!("{lapsed:?}") };
    assert!((*rule, &**words) == ("1.6.2", "Krrsantan (When Played): no effect (its condition is not met)"), "{words}");
}

/// CR 1.6.2, 7.6.3: the log says if a triggered ability has no target.
#[test]
fn a_triggered_ability_without_a_target_is_logged() {
    // SOR_241 gives two Experience tokens to another friendly unit, but there is none.
    let mut game = scenario().our_hand(["Wing Leader"]).our_resources(9).theirs(["Wampa"]).action_phase();
    game.us().play("Wing Leader");
    let lapsed = told(&game, |event| matches!(event, LogEvent::Lapsed { .. }));
    let [(rule, words)] = lapsed.as_slice() else { panic!("{lapsed:?}") };
    assert!(*rule == "1.6.2" && words.starts_with("Wing Leader (When Played): no effect (no "), "{words}");
    // With a Rebel, the ability has a target.
    let mut game = scenario().our_hand(["Wing Leader"]).our_resources(9).ours(["Battlefield Marine"]).action_phase();
    game.us().play("Wing Leader").choose("Battlefield Marine");
    assert_eq!(told(&game, |event| matches!(event, LogEvent::Lapsed { .. })), []);
}

/// CR 8.5.1: the log uses a card's original name until it becomes a copy.
#[test]
fn a_copy_is_logged_under_its_original_name() {
    let mut game = scenario().our_hand(["Clone"]).our_resources(12).ours(["Wampa"]).action_phase();
    game.us().play("Clone").choose("Wampa");
    let copied = told(&game, |event| matches!(event, LogEvent::Copied { .. }));
    assert_eq!(copied, [("8.5.1", "Clone becomes a copy of Wampa".to_owned())]);
}

/// CR 6.4.0B: an ability that only opponents may use is rejected for the card's controller.
#[test]
fn using_an_opponents_only_ability_cites_6_4_0b() {
    let game = scenario().ours(["TS26_015", "Wampa"]).action_phase();
    let card = game.card("C-3PO");
    let ability = game.game.def(card).front.actions[0];
    let why = game.game.illegal_reason(Action::Use { card, ability }).expect("it is ours");
    assert_eq!((why.code(), why.rule()), ("not_for_you", "6.4.0B"), "{why:?}");
}

/// CR 6.3.2: the reason is given if a unit cannot attack one of the players.
#[test]
fn attacking_a_forbidden_player_cites_6_3_2() {
    let mut game =
        scenario().our_hand(["Chaotic Diversion"]).ours(["Greedo"]).theirs([unit("Wampa").exhausted()]).action_phase();
    game.us().play("Chaotic Diversion").choose("Wampa").choose("Greedo");
    let (attacker, target) = (game.card("Wampa"), game.card("our base"));
    let why = game.game.illegal_reason(Action::Attack { attacker, target }).expect("it cannot attack us");
    assert_eq!((why.code(), why.rule()), ("cannot_attack_player", "6.3.2"), "{why:?}");
}

/// CR 7.6.13A to 7.6.16A: an ability with several timings cites the one that triggered it.
#[test]
fn an_ability_with_several_timings_cites_the_one_that_triggered() {
    let resolving = |game: &Scene| rules_of(game, |event| matches!(event, LogEvent::Resolving { .. }));
    // JTL_090: When Played/On Attack/When Defeated.
    let mut game = scenario().our_hand(["Executor, Might of the Empire"]).our_resources(30).action_phase();
    game.us().play("Executor");
    assert_eq!(resolving(&game), ["7.6.13A"]);
    let mut game = scenario().ours(["Executor, Might of the Empire"]).action_phase();
    game.us().attack("Executor", "their base");
    assert_eq!(resolving(&game), ["7.6.15A"]);
    let mut game = scenario()
        .ours(["Executor, Might of the Empire"])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .their_action_phase();
    game.them().play("Confiscate").choose("Executor");
    assert_eq!(resolving(&game), ["7.6.14A"]);
    // SEC_048: When Played/When this unit completes an attack.
    let mut game = scenario().ours(["Captain Rex, Into the Firefight"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Captain Rex", "their base").choose("Wampa");
    assert_eq!(resolving(&game), ["7.6.16A"]);
    // ASH_005 Luke Skywalker: When a friendly unit's attack ends.
    let mut game =
        scenario().our_leader("Luke Skywalker, I Can Save Him").ours([unit("Wampa").damage(1)]).action_phase();
    game.us().attack("Wampa", "their base");
    assert_eq!(resolving(&game), ["7.6.16A"]);
    // ASH_039, which is defeated: When Played/When Attack Ends.
    let mut game = scenario().ours([unit("Baylan Skoll, Fallen Jedi").damage(5)]).theirs(["Wampa"]).action_phase();
    game.us().attack("Baylan Skoll", "Wampa");
    assert_eq!(resolving(&game), ["7.6.16A"]);
}

/// CR 5.5.1C: resourcing in the regroup phase cites the rule of that step.
#[test]
fn resourcing_in_the_regroup_phase_cites_5_5_1c() {
    let mut game = scenario().our_hand(["Wampa"]).action_phase();
    game.both_pass();
    game.us().choose("Wampa");
    assert_eq!(rules_of(&game, |event| matches!(event, LogEvent::Resourced { .. })), ["5.5.1C"]);
}

/// CR 1.13.1: a card drawn from revealed cards cites drawing, not a search (8.26.1).
#[test]
fn drawing_a_revealed_card_cites_1_13_1() {
    let mut game = scenario()
        .our_leader("Admiral Trench, Chk-chk-chk-chk")
        .our_resources(6)
        .our_deck(["Wampa", "Repair", "AT-ST", "Greedo"])
        .action_phase();
    game.us().use_ability_number(2, "Admiral Trench");
    game.them().choose("Wampa").choose("AT-ST");
    game.us().choose("Repair").expect_hand(["Repair"]).expect_discard(["Wampa", "AT-ST", "Greedo"]);
    assert_eq!(rules_of(&game, |event| matches!(event, LogEvent::Taken { .. })), ["1.13.1"]);
}

/// CR 12.5.3: in Twin Suns, one action takes any of the counters.
#[test]
fn taking_counters_cites_the_rule_of_the_format() {
    let took = |event: &LogEvent| matches!(event, LogEvent::Took { .. });
    let mut game = scenario().twin_suns().third(["Wampa"]).action_phase();
    game.us().take_initiative();
    assert_eq!(rules_of(&game, took), ["12.5.3"]);
    let mut game = scenario().action_phase();
    game.us().take_initiative();
    assert_eq!(rules_of(&game, took), ["1.15.5"]);
}

/// CR 5.5.1B, 5.5.1D: drawing and readying in the regroup phase cite its steps.
#[test]
fn drawing_and_readying_in_the_regroup_phase_cite_its_steps() {
    let mut game = scenario()
        .our_deck(["Wampa", "Wampa", "Wampa"])
        .their_deck(["Greedo", "Greedo", "Greedo"])
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.both_pass();
    game.us().no();
    game.them().no();
    assert_eq!(rules_of(&game, |event| matches!(event, LogEvent::Drew { .. })), ["5.5.1B", "5.5.1B"]);
    assert_eq!(rules_of(&game, |event| matches!(event, LogEvent::Readied { .. })), ["5.5.1D"]);
}

/// CR 8.35.1: indirect damage cites its own rule and is logged as indirect.
#[test]
fn indirect_damage_cites_8_35_1_and_is_logged_as_indirect() {
    let mut game = scenario().ours(["First Order Stormtrooper"]).theirs(["Wampa"]).action_phase();
    game.us().attack("First Order Stormtrooper", "their base").choose_player(Side::Them);
    game.them().choose("their base");
    game.expect_action_of(Side::Them);
    let dealt = told(&game, |event| matches!(event, LogEvent::Damaged { combat: false, .. }));
    let [(rule, words)] = dealt.as_slice() else { panic!("{dealt:?}") };
    assert!(*rule == "8.35.1" && words.contains("deals 1 indirect damage to"), "{words}");
}

/// CR 8.12, 7.6.14A: the defeat of a unit is logged before its "When Defeated" trigger.
#[test]
fn a_defeat_is_logged_before_its_trigger() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Vanguard Infantry", "Greedo"]).action_phase();
    game.us().attack("Wampa", "Vanguard Infantry");
    let at = |is: &dyn Fn(&LogEvent) -> bool| game.game.log.iter().flatten().position(|entry| is(&entry.event));
    let defeated = at(&|event| matches!(event, LogEvent::Defeated { .. })).expect("a defeat");
    let triggered = at(&|event| matches!(event, LogEvent::Triggered { .. })).expect("a trigger");
    assert!(defeated < triggered, "{:?}", game.game.log);
}
