//! Scenario tests of section 7 of the rules: abilities in general, action, constant and event abilities (CR 7.1 to
//! 7.4), derived from the rules alone.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

/// CR 7.1.1: a unit has the ability that an upgrade grants while the upgrade is attached.
#[test]
fn an_upgrade_grants_its_ability_while_attached() {
    let mut game = scenario()
        .ours([unit("Alliance X-Wing").with(["Smuggling Compartment"])])
        .our_resources(0)
        .our_exhausted_resources(2)
        .their_hand(["Confiscate", "Keep Fighting"])
        .action_phase();
    game.us().attack("Alliance X-Wing", "their base").choose("our Underworld Thug").expect_ready_resources(1);
    game.them().play("Confiscate").choose("Smuggling Compartment");
    game.us().pass();
    game.them().play("Keep Fighting").choose("Alliance X-Wing");
    game.us().attack("Alliance X-Wing", "their base").expect_ready_resources(1);
    game.expect_action_of(Side::Them);
}

/// CR 7.1.1: the unit's controller controls a granted ability, whoever owns the upgrade.
#[test]
fn the_units_controller_controls_a_granted_ability() {
    let mut game = scenario()
        .ours([unit("Wampa").with_upgrade_of(Side::Them, "Devotion")])
        .our_base_damage(5)
        .their_base_damage(5)
        .action_phase();
    game.us().attack("Wampa", "their base").expect_base_damage(3);
    game.them().expect_base_damage(5 + 5);
}

/// CR 7.1.4: the printed example: only Thrawn's controller looks at the top cards of both decks.
#[test]
fn grand_admiral_thrawn_looks_at_both_decks_in_any_order() {
    let mut game = scenario()
        .our_leader("Grand Admiral Thrawn, Patient and Insightful")
        .our_deck(["Wampa", "Wampa", "Wampa", "Wampa"])
        .their_deck(["Recruit", "Recruit", "Recruit", "Recruit"])
        .regroup_phase();
    game.nobody_resources();
    let mut seen = Vec::new();
    for entry in game.game.log.iter().flatten() {
        if let LogEvent::LookedAt { player, card } = &entry.event {
            assert_eq!(player.0, 0);
            seen.push(game.game.state.card(*card).owner.0);
        }
    }
    seen.sort_unstable();
    assert_eq!(seen, [0, 1]);
    game.expect_action_of(Side::Us);
}

/// CR 7.1.5: the effects of an ability resolve in written order.
#[test]
fn effects_of_an_ability_resolve_in_written_order() {
    let mut game =
        scenario().our_hand(["Asteroid Sanctuary"]).ours(["Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.us().play("Asteroid Sanctuary");
    game.expect_options(["Wampa"]).us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_upgrades("Battlefield Marine", []).expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Shield"]);
}

/// CR 7.1.5, 8.4.4: chosen options resolve one at a time in any order, each at most once.
#[test]
fn chosen_options_resolve_in_any_order() {
    let table = || scenario().our_hand(["Vigilance"]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    // The Shield first: it does not protect against being defeated.
    let mut game = table();
    game.us().play("Vigilance").mode(4).choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Shield"]).expect_not_offered("mode 4");
    game.us().mode(3).choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_action_of(Side::Them);
    // The defeat first: the next choice is made with its effect known.
    let mut game = table();
    game.us().play("Vigilance").mode(3).choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_not_offered("mode 3");
    game.us().mode(4);
    game.expect_options(["Wampa"]);
}

/// CR 7.1.6A: a player who must play a card from hand may have none, because hands are hidden.
#[test]
fn a_player_may_decline_to_play_a_card_from_a_hidden_hand() {
    let mut game = scenario().ours(["Alliance Dispatcher"]).our_hand(["Wampa"]).action_phase();
    game.us().use_ability("Alliance Dispatcher").choose_none().expect_hand(["Wampa"]);
    game.expect_exhausted("Alliance Dispatcher").expect_action_of(Side::Them);
}

/// CR 7.1.6B: triggers of a card played by an ability wait until that ability is fully resolved.
#[test]
fn triggers_of_a_card_played_by_an_ability_wait_for_the_ability() {
    let mut game = scenario().our_hand(["Galactic Ambition", "Death Trooper"]).theirs(["Wampa"]).action_phase();
    game.us().play("Galactic Ambition").play("Death Trooper").expect_base_damage(3);
    game.expect_damage("Wampa", 0).expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Death Trooper").choose("Wampa");
    game.expect_damage("Wampa", 2).expect_damage("Death Trooper", 2);
}

/// CR 7.1.6B: a play by an ability has its own restrictions and cost.
#[test]
fn a_play_by_an_ability_has_its_own_restrictions_and_cost() {
    let mut game = scenario()
        .ours(["Alliance Dispatcher"])
        .our_hand(["Consular Security Force", "Open Fire", "Academy Training"])
        .our_resources(3)
        .action_phase();
    game.us().use_ability("Alliance Dispatcher");
    game.expect_not_offered("Open Fire").expect_not_offered("Academy Training");
    game.us().play("Consular Security Force").expect_ready_resources(0);
}

/// CR 7.1.6C: a keyword granted for an attack applies during that attack only.
#[test]
fn an_attack_by_an_ability_has_its_keywords_from_declaration() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Academy Training"])])
        .theirs([unit("Cell Block Guard"), unit("Wampa").with(["Shield", "Shield", "Resilient"])])
        .our_hand(["Precision Fire"])
        .action_phase();
    game.us().play("Precision Fire").attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 5 + 2).expect_upgrades("Wampa", ["Resilient"]).expect_damage("Battlefield Marine", 4);
    game.expect_no_keyword("Battlefield Marine", Keyword::Saboteur).expect_power("Battlefield Marine", 5);
}

/// CR 7.1.6C: triggers of an ability's attack resolve within that attack.
#[test]
fn triggers_of_an_attack_by_an_ability_resolve_within_it() {
    let mut game = scenario()
        .our_hand(["Snowtrooper Lieutenant"])
        .ours([unit("AT-ST").with(["Hardpoint Heavy Blaster"])])
        .theirs(["Consular Security Force"])
        .action_phase();
    game.us().play("Snowtrooper Lieutenant").attack("AT-ST", "Consular Security Force");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_damage("Consular Security Force", 0);
    game.expect_power("AT-ST", 6 + 2 + 2);
    game.us().choose("Consular Security Force");
    // 2 from the ability leave 5 HP; 5 of 10 damage go to the base.
    game.expect_gone("Consular Security Force");
    game.them().expect_base_damage(5);
}

/// CR 7.1.6E, 7.6.12: triggers of an ability's attack resolve before triggers that were pending with that ability.
#[test]
fn triggers_of_an_attack_by_an_ability_resolve_before_pending_ones() {
    let mut game = scenario()
        .ours(["Colonel Yularen"])
        .our_hand(["Agent Kallus"])
        .our_base_damage(5)
        .theirs(["Vanguard Infantry"])
        .action_phase();
    game.us().play("Agent Kallus");
    game.expect_waiting(["Agent Kallus", "Colonel Yularen"]);
    game.us().resolve_first("Ambush").attack("Agent Kallus", "Vanguard Infantry").expect_base_damage(5);
    game.expect_asked(Side::Them, QuestionKind::Target).expect_waiting(["Colonel Yularen"]);
    game.them().choose_none();
    game.us().expect_base_damage(4);
    game.expect_action_of(Side::Them);
}

/// CR 7.2.2: all parts of a cost are paid before the ability resolves.
#[test]
fn an_ability_requires_its_whole_cost() {
    let table = |resources| {
        scenario()
            .our_leader("Emperor Palpatine, Galactic Ruler")
            .our_resources(resources)
            .our_deck(["Recruit"])
            .theirs(["Wampa"])
    };
    table(1).action_phase().expect_not_offered("use Emperor Palpatine");
    table(0).ours(["Battlefield Marine"]).action_phase().expect_not_offered("use Emperor Palpatine");
    let mut game = table(1).ours(["Battlefield Marine"]).action_phase();
    game.us().use_ability("our leader").choose("Battlefield Marine").expect_ready_resources(0);
    game.expect_gone("Battlefield Marine").expect_exhausted("our leader").expect_damage("Wampa", 0);
    game.us().choose("Wampa").expect_hand(["Recruit"]);
    game.expect_damage("Wampa", 1);
}

/// CR 7.2.3, 1.16.2, 6.4.2A: an action must change the game. An ability with a cost may be used even if its effect
/// changes nothing.
#[test]
fn an_ability_may_be_used_for_its_cost_alone() {
    let mut game = scenario().ours(["Bail Organa"]).action_phase();
    game.us().use_ability("Bail Organa");
    game.expect_exhausted("Bail Organa").expect_action_of(Side::Them);
}

/// CR 7.2.4: a leader that was deployed and defeated cannot be deployed again, not even in a later round.
#[test]
fn a_used_epic_action_stays_used() {
    let mut game = scenario()
        .our_leader("Sabine Wren, Galvanized Revolutionary")
        .their_hand(["Takedown"])
        .our_resources(20)
        .action_phase();
    game.us().deploy();
    game.them().play("Takedown").choose("Sabine Wren");
    game.expect_in_base_zone("our leader").expect_not_offered("deploy Sabine Wren");
    game.us().take_initiative();
    game.them().pass();
    game.nobody_resources().expect_action_of(Side::Us).expect_not_offered("deploy Sabine Wren");
}

/// CR 7.3.1, 7.3.2: a constant ability applies as soon as its card is in play: a unit with 0 HP survives by its own
/// ability.
#[test]
fn a_constant_ability_counts_at_once() {
    let mut game = scenario().our_hand(["97th Legion"]).our_resources(7).our_base("Echo Base").action_phase();
    game.us().play("97th Legion").expect_ready_resources(0);
    game.expect_power("97th Legion", 7).expect_hp("97th Legion", 7);
}

/// CR 7.3.2: constant abilities apply to a unit that enters play before its "when played" triggers.
#[test]
fn constant_abilities_apply_before_when_played_triggers() {
    let mut game = scenario().ours(["Wedge Antilles"]).our_hand(["AT-ST"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play("AT-ST");
    game.expect_power("AT-ST", 7);
    game.us().attack("AT-ST", "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_damage("AT-ST", 4);
}

/// CR 7.3.3: the printed example: a unit has Sentinel while undamaged, loses it when damaged, and regains it when
/// healed.
#[test]
fn a_condition_is_checked_continuously() {
    let mut game = scenario()
        .ours(["Vigilant Honor Guards"])
        .our_hand(["Repair"])
        .theirs(["Death Star Stormtrooper", "Battlefield Marine"])
        .their_action_phase();
    game.expect_keyword("Vigilant Honor Guards", Keyword::Sentinel);
    game.expect_not_offered("Battlefield Marine -> our base");
    game.them().attack("Death Star Stormtrooper", "Vigilant Honor Guards");
    game.expect_no_keyword("Vigilant Honor Guards", Keyword::Sentinel);
    game.us().pass();
    game.expect_offered("Battlefield Marine -> our base");
    game.them().pass();
}

/// CR 7.3.3: a healed unit meets its condition again.
#[test]
fn a_healed_unit_meets_its_condition_again() {
    let mut game = scenario()
        .ours([unit("Vigilant Honor Guards").damage(2)])
        .our_hand(["Repair"])
        .theirs(["Wampa"])
        .action_phase();
    game.expect_no_keyword("Vigilant Honor Guards", Keyword::Sentinel);
    game.us().play("Repair").choose("Vigilant Honor Guards");
    game.expect_keyword("Vigilant Honor Guards", Keyword::Sentinel).expect_not_offered("Wampa -> our base");
}

/// CR 7.3.3A: the printed example: two conditions that only meet each other are not met. One met by another card meets
/// the next.
#[test]
fn conditions_that_only_meet_each_other_are_not_met() {
    let table = || {
        scenario()
            .text(
                r#"(id: "SOR_247", abilities: [Constant(
                    while: Exists(side: Friendly, other: true, keywords: [Saboteur]), gives: [Keyword(Saboteur)],
                )])"#,
            )
            .ours(["Underworld Thug", "Underworld Thug"])
    };
    let mut game = table().action_phase();
    game.expect_no_keyword("Underworld Thug #1", Keyword::Saboteur);
    game.expect_no_keyword("Underworld Thug #2", Keyword::Saboteur);
    let mut game = table().ours(["Jawa Scavenger"]).action_phase();
    game.expect_keyword("Underworld Thug #1", Keyword::Saboteur);
    game.expect_keyword("Underworld Thug #2", Keyword::Saboteur);
}

/// CR 7.3.3A: this also holds when the last independently met condition ends.
#[test]
fn conditions_end_with_the_last_independent_one() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_247", abilities: [Constant(
                while: Exists(side: Friendly, other: true, keywords: [Saboteur]), gives: [Keyword(Saboteur)],
            )])"#,
        )
        .ours(["Underworld Thug", "Underworld Thug", "Jawa Scavenger"])
        .our_hand(["Open Fire"])
        .action_phase();
    game.us().play("Open Fire").choose("Jawa Scavenger");
    game.expect_no_keyword("Underworld Thug #1", Keyword::Saboteur);
    game.expect_no_keyword("Underworld Thug #2", Keyword::Saboteur);
}

/// CR 7.3.4: an exhausted card keeps its constant abilities.
#[test]
fn constant_abilities_work_on_exhausted_cards() {
    let mut game = scenario().ours([unit("General Dodonna").exhausted(), unit("Battlefield Marine")]).action_phase();
    game.expect_power("Battlefield Marine", 4).expect_hp("Battlefield Marine", 4);
}

/// CR 7.4.1: an event resolves when it is played.
#[test]
fn an_event_resolves_when_it_is_played() {
    let mut game = scenario().our_hand(["Open Fire"]).theirs(["Wampa"]).action_phase();
    game.us().play("Open Fire").choose("Wampa").expect_discard(["Open Fire"]);
    game.expect_damage("Wampa", 4).expect_action_of(Side::Them);
}

/// CR 7.4.2, 7.4.3: an event is in the discard pile while it resolves, and may move itself from there.
#[test]
fn an_event_may_move_itself_from_the_discard_pile() {
    let mut game = scenario().our_hand(["Restock"]).our_discard(["Wampa"]).our_deck(["Recruit"]).action_phase();
    game.us().play("Restock").expect_discard(["Restock", "Wampa"]).choose_player(Side::Us);
    game.expect_offered("Restock").us().choose("Restock").done().expect_discard(["Wampa"]).expect_deck_size(2);
    game.expect_in_deck("Restock");
}

/// CR 7.4.4: the impossible part of an event is skipped, and the rest is resolved.
#[test]
fn an_event_skips_the_part_that_needs_a_unit() {
    let mut game = scenario().our_hand(["Make an Opening"]).our_base_damage(3).our_resources(3).action_phase();
    game.us().play("Make an Opening").expect_base_damage(1).expect_ready_resources(0);
    game.expect_action_of(Side::Them);
}

/// CR 7.4.5: an event with a delayed effect counts as played in its own action, not when the effect resolves.
#[test]
fn an_event_with_a_delayed_effect_counts_as_played_in_its_action() {
    let mut game = scenario()
        .our_hand(["Sneak Attack", "Wampa", "Vanguard Ace", "Vanguard Ace"])
        .our_deck(["Recruit", "Recruit"])
        .action_phase();
    game.us().play("Sneak Attack").play("Wampa");
    game.them().pass();
    game.us().play("Vanguard Ace");
    game.expect_upgrades("Vanguard Ace", ["Experience", "Experience"]);
    game.them().pass();
    game.us().pass();
    game.expect_gone("Wampa").nobody_resources();
    game.us().play("Vanguard Ace");
    game.expect_upgrades("Vanguard Ace #2", []);
}
