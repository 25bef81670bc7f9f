//! Scenario tests of section 7 of the rules: triggered abilities (CR 7.6), derived from the rules alone.

use testkit::{LogEvent, QuestionKind, Side, scenario, unit};

/// CR 7.6.1, 7.6.13A: "when played" resolves after the cost is paid and the unit is in play, so it may ready a card
/// that paid.
#[test]
fn when_played_resolves_after_the_cost_is_paid() {
    let mut game = scenario().our_hand(["Leia Organa, Defiant Princess"]).our_resources(4).action_phase();
    game.us().play("Leia Organa").expect_ready_resources(0);
    game.expect_in_play("Leia Organa").us().mode(1).choose("our Underworld Thug").expect_ready_resources(1);
}

/// CR 7.6.2: an ability with two conditions triggers on each of them.
#[test]
fn an_ability_with_two_conditions_triggers_on_both() {
    let mut game = scenario().our_hand(["Ruthless Raider"]).theirs(["Wampa"]).their_hand(["Vanquish"]).action_phase();
    game.us().play("Ruthless Raider").choose("their base").choose("Wampa");
    game.expect_damage("Wampa", 2);
    game.them().expect_base_damage(2).play("Vanquish").choose("Ruthless Raider");
    game.us().choose("their base").choose("Wampa");
    game.expect_damage("Wampa", 4);
    game.them().expect_base_damage(4);
}

/// CR 7.6.3: an ability of a unit that is not in play at the time of the event does not trigger.
#[test]
fn an_ability_of_a_unit_that_enters_play_later_does_not_trigger() {
    let mut game = scenario().our_hand(["Vanquish", "Gideon Hask"]).theirs(["Wampa"]).action_phase();
    game.us().play("Vanquish").choose("Wampa");
    game.expect_action_of(Side::Them).them().pass();
    game.us().play("Gideon Hask");
    game.expect_upgrades("Gideon Hask", []).expect_action_of(Side::Them);
}

/// CR 7.6.3: a triggered ability resolves even if its unit has left play in the meantime.
#[test]
fn a_triggered_ability_resolves_after_its_unit_has_left_play() {
    let mut game =
        scenario().our_hand(["Bounty Hunter Crew"]).our_discard(["Open Fire"]).theirs(["Wampa"]).action_phase();
    game.us().play("Bounty Hunter Crew").resolve_first("Ambush").attack("Bounty Hunter Crew", "Wampa");
    game.expect_gone("Bounty Hunter Crew").expect_in_play("Wampa");
    game.us().choose("Open Fire").expect_hand(["Open Fire"]);
}

/// CR 7.6.3: the printed example: "when defeated" resolves with the card in the discard pile.
#[test]
fn when_defeated_resolves_from_the_discard_pile() {
    let mut game = scenario().ours(["Vanguard Infantry", "Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Vanguard Infantry", "Wampa").expect_discard(["Vanguard Infantry"]);
    game.expect_asked(Side::Us, QuestionKind::Target).us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience"]);
}

/// CR 7.6.4: units that are defeated together trigger on each other's defeat.
#[test]
fn units_defeated_together_trigger_on_each_other() {
    let mut game = scenario()
        .our_hand(["Superlaser Blast"])
        .ours(["Agent Kallus"])
        .theirs(["Gideon Hask", "Luke Skywalker, Jedi Knight"])
        .action_phase();
    game.us().play("Superlaser Blast");
    // Kallus triggers on two unique units and may draw. Hask triggers on Kallus, but has no unit left to choose.
    game.expect_waiting(["Agent Kallus", "Agent Kallus", "Gideon Hask"]);
}

/// CR 7.6.5: triggers at the start of the regroup phase resolve before cards are drawn.
#[test]
fn a_triggered_ability_resolves_in_the_step_in_which_it_triggered() {
    let mut game = scenario()
        .our_hand(["Sneak Attack", "Vanguard Infantry"])
        .our_deck(["Recruit", "Recruit", "Recruit"])
        .ours(["Battlefield Marine"])
        .action_phase();
    game.us().play("Sneak Attack").play("Vanguard Infantry");
    game.them().pass();
    game.us().pass();
    game.expect_gone("Vanguard Infantry").expect_asked(Side::Us, QuestionKind::Target);
    game.us().expect_hand_size(0).choose("Battlefield Marine").expect_hand_size(2);
}

/// CR 7.6.6: resolving an ability in the other player's turn is not an action; their action comes next.
#[test]
fn resolving_an_ability_in_the_opponents_turn_is_not_an_action() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Vanguard Infantry", "Battlefield Marine"]).action_phase();
    game.us().attack("Wampa", "Vanguard Infantry");
    game.them().choose("Battlefield Marine");
    game.expect_action_of(Side::Them);
}

/// CR 7.6.7: an ability without "you may" must be resolved, even to the player's disadvantage.
#[test]
fn a_triggered_ability_must_be_resolved() {
    let mut game = scenario().our_hand(["Death Trooper"]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().play("Death Trooper");
    game.expect_options(["Death Trooper"]).us().choose("Death Trooper");
    game.expect_damage("Death Trooper", 2).expect_action_of(Side::Them);
}

/// CR 7.6.8: abilities that trigger while an event resolves wait for the whole event.
#[test]
fn triggers_wait_until_the_whole_event_is_resolved() {
    let mut game = scenario()
        .our_hand(["Vigilance"])
        .ours(["Wampa"])
        .theirs(["Vanguard Infantry", "Battlefield Marine"])
        .action_phase();
    game.us().play("Vigilance").mode(3).choose("Vanguard Infantry");
    game.expect_gone("Vanguard Infantry").expect_asked(Side::Us, QuestionKind::Mode);
    game.us().mode(4).choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]).expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Battlefield Marine");
    game.expect_action_of(Side::Them);
}

/// CR 7.6.8: triggers of an event's attack do not wait for the event, but resolve within the attack.
#[test]
fn triggers_of_an_events_attack_resolve_within_the_attack() {
    let mut game = scenario()
        .our_hand(["The Force Is With Me"])
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs(["Vanguard Infantry", "Wampa"])
        .action_phase();
    game.us().play("The Force Is With Me").choose("Darth Vader").attack("Darth Vader", "Wampa");
    game.us().choose("Vanguard Infantry");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_damage("Wampa", 0);
    game.them().choose("Wampa");
    game.expect_gone("Wampa").expect_upgrades("Darth Vader", ["Experience", "Experience"]);
    game.expect_damage("Darth Vader", 0);
}

/// CR 7.6.9: each player chooses the order of their pending triggers, one at a time.
#[test]
fn players_order_their_own_pending_triggers() {
    let mut game = scenario()
        .our_hand(["Superlaser Blast"])
        .ours(["Vanguard Infantry", "Yoda", "Greedo"])
        .our_deck(["Recruit", "Wampa", "Wampa"])
        .action_phase();
    game.us().play("Superlaser Blast");
    game.expect_waiting(["Vanguard Infantry", "Yoda", "Greedo"]);
    game.us().resolve_first("Greedo").yes().expect_discard([
        "Superlaser Blast",
        "Vanguard Infantry",
        "Yoda",
        "Greedo",
        "Recruit",
    ]);
    game.expect_waiting(["Vanguard Infantry", "Yoda"]).expect_asked(Side::Us, QuestionKind::WhichFirst);
}

/// CR 7.6.9: the game detects if a question is only about the order of equal abilities: indistinguishable copies, about
/// the same card. With a different ability, or an effect on one of the copies, it is a real question.
#[test]
fn ordering_equal_abilities_is_detected_as_no_real_choice() {
    let defeated = |ours: [&str; 3]| {
        let mut game =
            scenario().our_hand(["Superlaser Blast"]).ours(ours).our_deck(["Recruit", "Wampa"]).action_phase();
        game.us().play("Superlaser Blast");
        game.expect_asked(Side::Us, QuestionKind::WhichFirst);
        let options = game.game.legal_actions().iter();
        let others = options.filter(|option| !game.game.duplicates_earlier_option(**option)).count();
        (game.game.is_tie_order_question(), others)
    };
    assert_eq!(defeated(["Vanguard Infantry", "Vanguard Infantry", "Vanguard Infantry"]), (true, 1));
    assert_eq!(defeated(["Vanguard Infantry", "Vanguard Infantry", "Yoda"]), (false, 2));
    let heals =
        "When(on: [CardPlayed(by: Friendly, card: (is: Card, other: true))], do: [Heal(amount: 1, from: Base(You))])";
    let played = |damage: i16| {
        let mut game = scenario()
            .our_hand(["Wampa"])
            .ours([unit("Battlefield Marine"), unit("Battlefield Marine").damage(damage)])
            .text(&format!(r#"(id: "SOR_095", abilities: [{heals}])"#))
            .action_phase();
        game.us().play("Wampa");
        game.expect_asked(Side::Us, QuestionKind::WhichFirst);
        game.game.is_tie_order_question()
    };
    assert!(played(0));
    assert!(!played(1));
}

/// Returns the game after Battlefield Marine attacks with these abilities, asking which comes first. The Force is with us.
fn two_triggers(abilities: [&str; 2], our_base_damage: i16) -> testkit::Scene {
    let [one, other] = abilities.map(|text| format!("When(on: [Attacks], do: [{text}])"));
    let mut game = scenario()
        .our_force()
        .our_base_damage(our_base_damage)
        .our_deck(["Recruit", "Wampa", "Wampa"])
        .ours(["Battlefield Marine", "Wampa"])
        .text(&format!(r#"(id: "SOR_095", abilities: [{one}, {other}])"#))
        .action_phase();
    game.us().attack("Battlefield Marine", "their base");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game
}

/// CR 7.6.9: a trigger that has no effect, whatever the other one does, needs no order. In case of doubt the order is a
/// real choice: the other trigger may change the first one's effect, or depends on a hidden card.
#[test]
fn a_trigger_that_can_do_nothing_needs_no_order() {
    use rules::Action::Trigger;
    let idle = |abilities, damage| two_triggers(abilities, damage).game.idle_trigger();
    let (force, heal) = ("TheForceIsWith(You)", "Heal(amount: 1, from: Base(You))");
    let damage = "Damage(amount: 1, to: Choose(is: UnitOrBase))";
    assert_eq!(idle([force, damage], 0), Some(Trigger(0)));
    assert_eq!(idle([damage, force], 0), Some(Trigger(1)));
    // Our base can be damaged before it is healed.
    assert_eq!(idle([heal, damage], 0), None);
    // The Force can be used and then return.
    assert_eq!(idle([force, "IfYouDo(do: [May([UseTheForce])], then: [Draw()])"], 0), None);
    assert_eq!(idle([force, "Draw()"], 0), None);
    // Neither trigger is idle, but no order makes a difference.
    assert_eq!(idle([heal, "Give(token: Experience, to: This)"], 5), Some(Trigger(0)));
    assert_eq!(idle([heal, "Damage(amount: 2, to: Base(You))"], 0), None);
}

/// A question that is not about the order of triggers has no idle trigger.
#[test]
fn other_questions_have_no_idle_trigger() {
    let game = scenario().ours(["Wampa"]).action_phase();
    assert_eq!(game.game.idle_trigger(), None);
}

/// CR 7.6.10: the printed example: the active player chooses whose abilities come first, but not the order of the other
/// player's abilities.
#[test]
fn the_active_player_chooses_whose_triggers_come_first() {
    let table = || {
        let mut game = scenario()
            .ours(["Zeb Orrelios"])
            .theirs(["Yoda", "Agent Kallus", "Consular Security Force"])
            .their_deck(["Recruit", "Wampa"])
            .action_phase();
        game.us().attack("Zeb Orrelios", "Yoda");
        game.expect_waiting(["Zeb Orrelios", "Yoda", "Agent Kallus"]).expect_options(["us", "them"]);
        game.expect_asked(Side::Us, QuestionKind::WhoFirst);
        game
    };
    // Ours first, then theirs in the order they choose.
    let mut game = table();
    game.us().our_abilities_first().choose("Consular Security Force");
    game.expect_asked(Side::Them, QuestionKind::WhichFirst);
    game.them().resolve_first("Agent Kallus").yes().expect_hand(["Recruit"]);
    game.expect_waiting([]).expect_offered("their base");
    // Theirs first: both of them, then ours.
    let mut game = table();
    game.us().their_abilities_first();
    game.expect_asked(Side::Them, QuestionKind::WhichFirst);
    game.them().resolve_first("Yoda").choose("their base").done().expect_hand(["Recruit"]);
    game.them().yes().expect_hand(["Recruit", "Wampa"]);
    game.expect_waiting([]).expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 4).expect_action_of(Side::Them);
}

/// CR 7.6.11: triggers of an ability resolve before those that triggered together with that ability.
#[test]
fn triggers_of_an_ability_resolve_before_those_pending_with_it() {
    let mut game = scenario()
        .our_hand(["Bombing Run"])
        .ours(["Greedo", "Vanguard Infantry", "Yoda"])
        .our_deck(["Recruit", "Wampa", "Wampa"])
        .theirs(["Alliance X-Wing"])
        .action_phase();
    game.us().play("Bombing Run").pick("ground").resolve_first("Greedo").yes().choose("Yoda");
    game.expect_gone("Yoda").expect_waiting(["Vanguard Infantry"]).expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("our base").done().expect_hand(["Wampa"]);
    game.us().choose("Alliance X-Wing");
    game.expect_upgrades("Alliance X-Wing", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 7.6.12: the printed example: Motti's ability is nested in Greedo's and comes before the Infantry's.
#[test]
fn admiral_mottis_trigger_is_nested_in_greedos() {
    let mut game = scenario()
        .ours(["Greedo"])
        .our_deck(["Recruit"])
        .theirs([unit("Vanguard Infantry"), unit("Admiral Motti"), unit("Death Star Stormtrooper").exhausted()])
        .action_phase();
    game.us().attack("Greedo", "Vanguard Infantry");
    game.expect_gone("Greedo").expect_gone("Vanguard Infantry").expect_waiting(["Greedo", "Vanguard Infantry"]);
    game.us().our_abilities_first().yes().choose("Admiral Motti");
    game.expect_gone("Admiral Motti").expect_asked(Side::Them, QuestionKind::Target);
    game.expect_waiting(["Vanguard Infantry"]).expect_offered("Death Star Stormtrooper");
    game.them().choose("Death Star Stormtrooper");
    game.expect_ready("Death Star Stormtrooper").expect_upgrades("Death Star Stormtrooper", []);
    game.them().choose("Death Star Stormtrooper");
    game.expect_upgrades("Death Star Stormtrooper", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 7.6.12: each new layer is finished before the one above it continues: three layers.
#[test]
fn trigger_layers_resolve_from_the_innermost() {
    let mut game = scenario()
        .ours(["Zeb Orrelios", "Yoda"])
        .theirs(["Vanguard Infantry", "Greedo", "Admiral Motti", "Wampa", "Death Star Stormtrooper"])
        .their_deck(["Recruit", "Recruit"])
        .action_phase();
    // Zeb's ability and the Infantry's are pending; Zeb's defeats Greedo; Greedo's defeats Motti.
    game.us().attack("Zeb Orrelios", "Vanguard Infantry").our_abilities_first().choose("Greedo");
    game.expect_waiting(["Vanguard Infantry"]).them().yes().choose("Admiral Motti");
    game.expect_asked(Side::Them, QuestionKind::Target)
        .expect_waiting(["Vanguard Infantry"])
        .expect_not_offered("Wampa");
    game.them().choose_none();
    game.expect_offered("Wampa").them().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 7.6.12: a nested layer of both players is ordered like other pending triggers, before the earlier layer.
#[test]
fn the_active_player_orders_a_nested_layer_of_both_players() {
    let mut game = scenario()
        .ours(["Zeb Orrelios", "Gideon Hask"])
        .theirs(["Vanguard Infantry", "Greedo", "Wampa"])
        .their_deck(["Wampa", "Recruit"])
        .action_phase();
    game.us().attack("Zeb Orrelios", "Vanguard Infantry");
    game.expect_waiting(["Zeb Orrelios", "Gideon Hask", "Vanguard Infantry"]);
    game.us().our_abilities_first().resolve_first("Zeb Orrelios").choose("Greedo");
    // Greedo's ability and Hask's for Greedo are nested; Hask's for the Infantry is pending in the earlier layer.
    game.expect_asked(Side::Us, QuestionKind::WhoFirst);
    game.us().their_abilities_first();
    game.them().yes();
    game.us().choose("Gideon Hask");
    game.expect_upgrades("Gideon Hask", ["Experience"]).expect_waiting(["Vanguard Infantry"]);
    game.us().choose("Gideon Hask");
    game.expect_upgrades("Gideon Hask", ["Experience", "Experience"]);
    game.them().choose("Wampa");
    game.expect_action_of(Side::Them);
}

/// CR 7.6.14A: the card is in its owner's discard pile when its ability resolves, and may move from there.
#[test]
fn when_defeated_may_move_the_card_from_the_discard_pile() {
    let mut game = scenario().ours(["Superlaser Technician"]).theirs(["Wampa"]).our_resources(2).action_phase();
    game.us().attack("Superlaser Technician", "Wampa").expect_discard(["Superlaser Technician"]).yes();
    game.us().expect_discard([]).expect_resources(3).expect_ready_resources(3);
}

/// CR 7.6.14B: the controller of the unit at its defeat resolves its ability, not the owner.
#[test]
fn the_controller_at_the_defeat_resolves_when_defeated() {
    let mut game = scenario()
        .ours([unit("Vanguard Infantry").owned_by(Side::Them), unit("Battlefield Marine")])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Vanguard Infantry", "Wampa");
    game.them().expect_discard(["Vanguard Infantry"]);
    game.expect_asked(Side::Us, QuestionKind::Target).us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience"]);
}

/// CR 7.6.15A: "on attack" resolves before the unit deals combat damage, and does not trigger when the unit defends.
#[test]
fn on_attack_resolves_before_combat_damage_and_not_while_defending() {
    let mut game = scenario()
        .ours(["Boba Fett, Disintegrator"])
        .theirs([unit("Consular Security Force").exhausted()])
        .action_phase();
    game.us().attack("Boba Fett", "Consular Security Force");
    game.expect_damage("Consular Security Force", 6).expect_damage("Boba Fett", 3);
    let hits: Vec<(i16, bool)> = game
        .game
        .log
        .iter()
        .flatten()
        .filter_map(|entry| match entry.event {
            LogEvent::Damaged { amount, combat, .. } => Some((amount, combat)),
            _ => None,
        })
        .collect();
    assert_eq!(hits[0], (3, false));
    let mut game =
        scenario().theirs([unit("Boba Fett, Disintegrator")]).ours([unit("Consular Security Force")]).action_phase();
    game.us().attack("Consular Security Force", "Boba Fett");
    game.expect_damage("Consular Security Force", 3);
}

/// CR 6.3.3B, 7.6.15A, 7.6.15C: "on attack" and "when attacked" trigger at the same time, and the active player chooses
/// whose comes first.
#[test]
fn on_attack_and_when_attacked_trigger_together() {
    let mut game = scenario()
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs([unit("Chewbacca, Loyal Companion").exhausted()])
        .action_phase();
    game.us().attack("Darth Vader", "Chewbacca");
    game.expect_waiting(["Darth Vader", "Chewbacca"]).expect_asked(Side::Us, QuestionKind::WhoFirst);
    game.us().their_abilities_first();
    game.expect_ready("Chewbacca").expect_damage("Chewbacca", 0).expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Chewbacca");
    game.expect_gone("Chewbacca").expect_damage("Darth Vader", 3);
}

/// CR 7.6.15B: damage from "on attack" is not combat damage, so triggers on combat damage do not fire.
#[test]
fn on_attack_damage_is_not_combat_damage() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 1, to: Base(Opponent))]))")
        .ours([unit("Seventh Sister").with(["Resilient"])])
        .theirs(["Wampa", "Jawa Scavenger"])
        .action_phase();
    game.us().attack("Seventh Sister", "Jawa Scavenger").resolve_first("Saboteur");
    game.them().expect_base_damage(1);
    game.expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

/// CR 7.6.16A, 7.6.16B: the end of the attack and the defeat of a unit in combat trigger together.
#[test]
fn end_of_attack_and_when_defeated_trigger_together() {
    let mut game = scenario().ours(["Zeb Orrelios"]).theirs(["Vanguard Infantry", "Wampa"]).action_phase();
    game.us().attack("Zeb Orrelios", "Vanguard Infantry");
    game.expect_waiting(["Zeb Orrelios", "Vanguard Infantry"]);
    game.us().their_abilities_first();
    game.them().choose("Wampa");
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 4).expect_hp("Wampa", 6);
}

/// CR 7.6.16D: effects while attacking have ended when triggers at the end of the attack resolve.
#[test]
fn effects_while_attacking_end_before_end_of_attack_triggers() {
    let mut game = scenario()
        .ours([unit("Zeb Orrelios").with(["Resilient"]), unit("Red Three")])
        .theirs([unit("Swoop Racer").with(["Electrostaff"]), unit("Wampa")])
        .action_phase();
    game.us().attack("Zeb Orrelios", "Swoop Racer");
    // 5 and Raid 1, -1 for a defender with an Electrostaff, against 5 HP.
    game.expect_gone("Swoop Racer").expect_power("Zeb Orrelios", 5);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 4);
}

/// CR 7.6.16E: a condition about the defender refers to the attack that triggered the ability, not to a later one.
#[test]
fn an_end_of_attack_condition_refers_to_its_own_attack() {
    for first in 0..2 {
        let mut game = scenario()
            .resilient_gives(
                "Ability(When(on: [AttackEnds], \
                 do: [Attack(with: Choose(side: Friendly, other: true))]))",
            )
            .ours([unit("Zeb Orrelios").with(["Resilient"]), unit("Rogue Operative")])
            .theirs(["Battlefield Marine", "Wampa"])
            .action_phase();
        game.us().attack("Zeb Orrelios", "Battlefield Marine");
        game.expect_waiting(["Zeb Orrelios", "Zeb Orrelios"]);
        // The other attack defeats no unit. Zeb's did, whichever ability comes first.
        game.game.play(rules::Action::Trigger(first)).expect("either may be first");
        for _ in 0..2 {
            match game.game.question().map(|question| question.ask) {
                Some(QuestionKind::Attack) => game.us().attack("Rogue Operative", "their base"),
                _ => game.us().choose("Wampa"),
            };
        }
        game.them().expect_base_damage(4);
        game.expect_damage("Wampa", 4).expect_action_of(Side::Them);
    }
}

/// CR 1.14, 8.25: cards discarded together trigger "when you reveal or discard 1 or more cards" once.
#[test]
fn cards_discarded_together_trigger_once() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [CardsShown(Friendly)], do: [Draw()]))")
        .confiscate_does("DiscardHand(You)")
        .our_hand(["Confiscate", "Wampa", "AT-ST"])
        .our_deck(["Repair", "Recruit"])
        .ours([unit("Wampa").with(["Resilient"])])
        .action_phase();
    game.us().play("Confiscate").expect_hand(["Repair"]);
}
