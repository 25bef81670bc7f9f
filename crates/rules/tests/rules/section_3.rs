//! Scenario tests of section 3: the card types. Derived from the rules alone.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

/// CR 3.1.1: a card may have two types; a token upgrade is an upgrade for what defeats upgrades.
#[test]
fn a_token_upgrade_is_an_upgrade() {
    let mut game = scenario().our_hand(["Confiscate"]).theirs([unit("Wampa").with(["Shield"])]).action_phase();
    game.us().play("Confiscate");
    game.expect_options(["Shield"]);
    game.us().choose("Shield");
    game.expect_upgrades("Wampa", []);
}

/// CR 3.1.2: a card in the resource zone is a resource, not a unit.
#[test]
fn a_unit_card_among_resources_is_not_a_unit() {
    let mut game =
        scenario().ours(["Chopper"]).our_resource_cards(["Ezra Bridger"]).our_hand(["Vanquish"]).action_phase();
    game.expect_no_keyword("Chopper", Keyword::Raid);
    game.us().play("Vanquish");
    game.expect_options(["Chopper"]);
}

/// CR 3.2.1: the base provides its icon: a card of its aspect has its printed cost, another costs 2 more.
#[test]
fn a_base_provides_its_aspect() {
    let mut game = scenario().our_base("Command Center").our_resources(7).our_hand(["Resupply"; 2]).action_phase();
    game.us().play("Resupply").expect_ready_resources(4);
    let mut game = scenario().our_base("Echo Base").our_resources(7).our_hand(["Mission Briefing"]).action_phase();
    game.us().play("Mission Briefing").expect_ready_resources(2);
}

/// CR 3.2.1: a base may have an ability.
#[test]
fn a_bases_epic_action_can_be_used_once() {
    let mut game = scenario().our_base("Security Complex").ours(["Wampa"]).action_phase();
    game.us().use_ability("our base").choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
    game.them().pass();
    game.expect_not_offered("our base");
}

/// CR 3.2.3: units of both arenas attack the base and stay in their arena.
#[test]
fn units_of_both_arenas_attack_a_base_from_their_arena() {
    let mut game = scenario().ours(["Wampa", "TIE/ln Fighter"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(4).pass();
    game.us().attack("TIE/ln Fighter", "their base");
    game.them().expect_base_damage(6);
    let wampa = game.card("Wampa");
    let fighter = game.card("TIE/ln Fighter");
    assert_eq!(game.game.arena(wampa).word(), "ground");
    assert_eq!(game.game.arena(fighter).word(), "space");
}

/// CR 3.2.4: healing a base ends at no damage.
#[test]
fn healing_a_base_stops_at_no_damage() {
    let mut game = scenario().our_base_damage(1).ours(["Regional Sympathizers"]).action_phase();
    game.us().attack("Regional Sympathizers", "their base").expect_base_damage(0);
}

/// CR 3.2.5: a player whose base has no remaining HP loses immediately. Pending triggers are not resolved.
#[test]
fn a_defeated_base_ends_the_game_before_triggers_resolve() {
    let mut game =
        scenario().their_base_damage(29).our_base_damage(20).ours(["Seventh Sister"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Seventh Sister", "their base");
    game.expect_winner(Side::Us).expect_damage("Wampa", 0);
}

/// CR 3.2.5: a player who defeats their own base loses.
#[test]
fn a_player_who_defeats_their_own_base_loses() {
    let mut game = scenario().our_base_damage(24).our_hand(["Galactic Ambition", "Wampa"]).action_phase();
    game.us().play("Galactic Ambition").play("Wampa").expect_base_damage(28);
    let mut game = scenario().our_base_damage(26).our_hand(["Galactic Ambition", "Wampa"]).action_phase();
    game.us().play("Galactic Ambition").play("Wampa");
    game.expect_winner(Side::Them);
}

/// CR 3.3.2, 3.3.3, 3.3.4: an event is paid for, put into the discard pile, and then resolved, so it can choose itself.
#[test]
fn an_event_is_in_the_discard_pile_while_it_is_resolved() {
    let mut game = scenario().our_resources(3).our_hand(["Restock"]).our_discard(["Wampa"]).action_phase();
    game.us().play("Restock").expect_ready_resources(2).expect_hand([]).expect_discard(["Restock", "Wampa"]);
    game.us().choose_player(Side::Us);
    game.expect_options(["Restock", "Wampa", "done"]);
    game.us().choose("Restock").done().expect_discard(["Wampa"]).expect_deck_size(11);
}

/// CR 3.3.5: an event may be played even if none of it can be resolved.
#[test]
fn an_event_without_a_target_can_be_played() {
    let mut game = scenario().our_hand(["Vanquish"]).action_phase();
    game.us().play("Vanquish").expect_discard(["Vanquish"]);
    game.expect_action_of(Side::Them);
}

/// CR 1.3.2, 3.3.5 (SOR_218): the part of an event without a target is skipped, and the rest is resolved.
#[test]
fn an_event_skips_the_part_without_a_target() {
    let mut game = scenario().our_hand(["Asteroid Sanctuary"]).ours(["Greedo"]).action_phase();
    game.us().play("Asteroid Sanctuary").choose("Greedo");
    game.expect_upgrades("Greedo", ["Shield"]).expect_action_of(Side::Them);
}

/// CR 3.3.6: triggers on playing an event wait until the event is resolved.
#[test]
fn an_event_resolves_before_triggers_on_playing_it() {
    let mut game = scenario().our_hand(["Open Fire"]).ours(["Bossk"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Open Fire").choose("Wampa");
    game.expect_damage("Wampa", 4);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_action_of(Side::Them);
}

/// CR 3.4.1: a leader provides both its icons.
#[test]
fn a_leader_provides_both_its_aspects() {
    // Darth Vader (Aggression, Villainy) with a Command base: no penalty for Death Star Stormtrooper.
    let mut game = scenario()
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .our_base("Command Center")
        .our_resources(5)
        .our_hand(["Death Star Stormtrooper", "Alliance X-Wing"])
        .action_phase();
    game.us().play("Death Star Stormtrooper").expect_ready_resources(4);
    game.them().pass();
    game.us().play("Alliance X-Wing").expect_ready_resources(0);
}

/// CR 3.4.3: only the faceup side counts: a Leader side has no "On Attack", a Leader Unit side no "Action".
#[test]
fn only_the_faceup_side_of_a_leader_has_its_abilities() {
    let mut game = scenario().our_deployed_leader("Grand Moff Tarkin, Oversector Governor").action_phase();
    game.expect_not_offered("use Grand Moff Tarkin").expect_offered("Grand Moff Tarkin -> their base");
    let mut game = scenario()
        .our_leader("Jyn Erso, Resisting Oppression")
        .ours([unit("Wampa").damage(1)])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.expect_damage("Wampa", 4);
    let mut game = scenario()
        .our_deployed_leader("Jyn Erso, Resisting Oppression")
        .ours([unit("Wampa").damage(1)])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.expect_damage("Wampa", 3);
}

/// CR 3.4.4: an exhausted leader may be deployed. It enters the ground arena ready and may attack with its next action.
#[test]
fn an_exhausted_leader_is_deployed_ready_to_attack() {
    let mut game = scenario().our_exhausted_leader("Luke Skywalker, Faithful Friend").action_phase();
    game.us().deploy();
    game.expect_ready("our leader");
    let leader = game.card("our leader");
    assert_eq!(game.game.arena(leader).word(), "ground");
    game.them().pass();
    game.us().attack("Luke Skywalker", "their base");
    game.them().expect_base_damage(4);
}

/// CR 3.4.4: deploying a leader is not playing a card.
#[test]
fn deploying_a_leader_is_not_playing_a_card() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_base_damage(3)
        .ours(["Colonel Yularen"])
        .action_phase();
    game.us().deploy().expect_base_damage(3);
    game.expect_action_of(Side::Them);
}

/// CR 3.4.5: a defeated leader is on its Leader side in the base zone, exhausted and with its epic action used. Its
/// other abilities can be used again once it is ready.
#[test]
fn a_defeated_leader_returns_exhausted_and_cannot_deploy_again() {
    let mut game = scenario()
        .our_deployed_leader(unit("Grand Moff Tarkin, Oversector Governor").damage(4).with(["Resilient"]))
        .ours(["TIE/ln Fighter"])
        .their_hand(["Open Fire"; 2])
        .their_action_phase();
    game.them().play("Open Fire").choose("our leader");
    game.expect_damage("our leader", 8);
    game.us().pass();
    game.them().play("Open Fire").choose("our leader");
    game.expect_in_base_zone("our leader").expect_exhausted("our leader").expect_in_discard("Resilient");
    game.expect_not_offered("our leader");
    game.both_pass().nobody_resources();
    game.us().expect_base_damage(0);
    game.expect_damage("our leader", 0).expect_not_offered("deploy Grand Moff Tarkin");
    game.us().use_ability("our leader").choose("TIE/ln Fighter");
    game.expect_upgrades("TIE/ln Fighter", ["Experience"]);
}

/// CR 3.4.6: a leader unit that would move to an out-of-play zone is defeated instead. (No card of the first set moves
/// leaders, so Waylay returns any unit in this test.)
#[test]
fn a_leader_unit_that_would_leave_play_is_defeated() {
    let mut game = scenario()
        .text(r#"(id: "SOR_222", abilities: [Event([Return(Choose())])])"#)
        .our_hand(["Waylay"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .our_deployed_leader("Iden Versio, Inferno Squad Commander")
        .our_base_damage(3)
        .action_phase();
    game.us().play("Waylay").choose("their leader").expect_base_damage(2);
    game.expect_in_base_zone("their leader").expect_exhausted("their leader");
    game.them().expect_hand([]);
}

/// CR 3.4.6: a leader unit that would change control is defeated instead. (Change of Heart takes any unit in this
/// test.)
#[test]
fn a_leader_unit_that_would_change_control_is_defeated() {
    let mut game = scenario()
        .text(r#"(id: "SOR_224", abilities: [Event([TakeControl(of: Choose())])])"#)
        .our_hand(["Change of Heart"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Change of Heart").choose("their leader");
    game.expect_in_base_zone("their leader").expect_controller("Grand Moff Tarkin", Side::Them);
}

/// CR 3.5.2, 3.5.3: a played unit is paid for and enters its own arena exhausted.
#[test]
fn a_played_unit_enters_its_arena_exhausted() {
    let mut game = scenario().our_resources(3).our_hand(["Underworld Thug", "Alliance X-Wing"]).action_phase();
    game.us().play("Alliance X-Wing").expect_ready_resources(1);
    let fighter = game.card("Alliance X-Wing");
    assert_eq!(game.game.arena(fighter).word(), "space");
    game.expect_exhausted("Alliance X-Wing");
    game.them().pass();
    game.expect_not_offered("Alliance X-Wing -> their base");
}

/// CR 3.5.4: a unit is defeated if it has no remaining HP or by an ability, and goes to its owner's discard pile.
#[test]
fn a_defeated_unit_goes_to_its_owners_discard_pile() {
    let mut game = scenario()
        .our_hand(["Vanquish", "Open Fire"])
        .ours([unit("Wampa").owned_by(Side::Them)])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Vanquish").choose("Wampa");
    game.them().expect_discard(["Wampa"]).pass();
    game.us().play("Open Fire").choose("Battlefield Marine").expect_discard(["Vanquish", "Open Fire"]);
    game.them().expect_discard(["Wampa", "Battlefield Marine"]);
}

/// CR 3.6.3: an upgrade without a printed restriction attaches to any unit of either side and arena; one with a
/// restriction only to units that match.
#[test]
fn an_upgrade_attaches_to_units_that_match_its_restriction() {
    let mut game = scenario()
        .ours(["Wampa", "TIE/ln Fighter"])
        .theirs(["AT-ST", "Battlefield Marine"])
        .our_hand(["Resilient", "Jedi Lightsaber", "Smuggling Compartment"])
        .action_phase();
    for host in ["Wampa", "TIE/ln Fighter", "AT-ST", "Battlefield Marine"] {
        game.expect_offered(&format!("play Resilient onto {host}"));
    }
    for host in ["Wampa", "Battlefield Marine"] {
        game.expect_offered(&format!("play Jedi Lightsaber onto {host}"));
        game.expect_not_offered(&format!("play Smuggling Compartment onto {host}"));
    }
    for host in ["TIE/ln Fighter", "AT-ST"] {
        game.expect_not_offered(&format!("play Jedi Lightsaber onto {host}"));
        game.expect_offered(&format!("play Smuggling Compartment onto {host}"));
    }
}

/// CR 3.6.3: without an eligible unit an upgrade cannot be played.
#[test]
fn an_upgrade_without_an_eligible_unit_cannot_be_played() {
    let game = &mut scenario().our_hand(["Resilient"]).action_phase();
    game.expect_not_offered("Resilient");
    let game = &mut scenario().theirs(["AT-ST"]).our_hand(["Resilient", "Jedi Lightsaber"]).action_phase();
    game.expect_offered("Resilient").expect_not_offered("Jedi Lightsaber");
}

/// CR 3.6.4, 3.6.7: a unit can have any number of upgrades, and their modifiers add up. In the printed example, a 1/3
/// unit with two Experience tokens is 3/5.
#[test]
fn the_modifiers_of_several_upgrades_add_up() {
    let mut game = scenario().ours([unit("2-1B Surgical Droid").with(["Experience", "Experience"])]).action_phase();
    game.expect_power("2-1B Surgical Droid", 3).expect_hp("2-1B Surgical Droid", 5);
    let many = ["Experience", "Experience", "Academy Training", "Resilient", "Resilient"];
    let mut game = scenario().ours([unit("2-1B Surgical Droid").with(many)]).action_phase();
    game.expect_power("2-1B Surgical Droid", 5).expect_hp("2-1B Surgical Droid", 13);
}

/// CR 3.6.5: a player who plays an upgrade on an enemy unit controls the upgrade. The unit's controller resolves the
/// abilities it grants.
#[test]
fn the_units_controller_resolves_abilities_given_by_our_upgrade() {
    let mut game = scenario()
        .our_hand(["Smuggling Compartment"])
        .our_resources(6)
        .theirs(["AT-ST"])
        .their_resources(0)
        .their_exhausted_resources(3)
        .action_phase();
    game.us().play_onto("Smuggling Compartment", "AT-ST");
    game.expect_controller("Smuggling Compartment", Side::Us).expect_controller("AT-ST", Side::Them);
    game.them().attack("AT-ST", "our base").choose("their Underworld Thug").expect_ready_resources(1);
    game.us().expect_base_damage(7);
}

/// CR 3.6.8: the printed example of Protector: it grants Sentinel while it is attached.
#[test]
fn protector_gives_sentinel_while_attached() {
    let mut game = scenario()
        .theirs(["Battlefield Marine"])
        .their_hand(["Protector"])
        .ours(["Wampa"])
        .our_hand(["Confiscate"])
        .their_action_phase();
    game.them().play_onto("Protector", "Battlefield Marine");
    game.expect_keyword("Battlefield Marine", Keyword::Sentinel).expect_not_offered("Wampa -> their base");
    game.us().play("Confiscate").choose("Protector");
    game.expect_no_keyword("Battlefield Marine", Keyword::Sentinel);
    game.them().expect_discard(["Protector"]).pass();
    game.expect_offered("Wampa -> their base");
}

/// CR 3.6.8: the printed example of Protector: SpecForce Soldier removes the Sentinel that an upgrade grants.
#[test]
fn an_ability_given_by_an_upgrade_can_be_lost() {
    let mut game = scenario()
        .theirs([unit("Battlefield Marine").with(["Protector"])])
        .our_hand(["SpecForce Soldier"])
        .action_phase();
    game.us().play("SpecForce Soldier").choose("Battlefield Marine");
    game.expect_no_keyword("Battlefield Marine", Keyword::Sentinel).expect_power("Battlefield Marine", 4);
    game.them().pass();
    game.both_pass().nobody_resources();
    game.expect_keyword("Battlefield Marine", Keyword::Sentinel);
}

/// CR 3.6.9: an ability granted twice exists twice; numbers add up.
#[test]
fn an_ability_given_by_two_upgrades_exists_twice() {
    let upgrades = ["Smuggling Compartment", "Smuggling Compartment"];
    let mut game =
        scenario().ours([unit("AT-ST").with(upgrades)]).our_resources(0).our_exhausted_resources(3).action_phase();
    game.us().attack("AT-ST", "their base");
    game.us().choose("our Underworld Thug #1").choose("our Underworld Thug #2").expect_ready_resources(2);
    let mut game = scenario().ours([unit("Wampa").with(["Devotion", "Devotion"])]).our_base_damage(10).action_phase();
    game.us().attack("Wampa", "their base").expect_base_damage(6);
}

/// CR 3.6.10: the printed example of Entrenched: its restriction is not an ability of the unit, and stays when the unit
/// loses all abilities.
#[test]
fn entrenched_still_restricts_a_unit_without_abilities() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Entrenched"])])
        .our_hand(["Force Lightning"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.expect_not_offered("Wampa -> their base").expect_offered("Wampa -> Battlefield Marine");
    game.us().play("Force Lightning").choose("Wampa");
    // Luke Skywalker is not a unit, so the cost is not paid.
    game.expect_no_keyword("Wampa", Keyword::Overwhelm).expect_power("Wampa", 7);
    game.them().pass();
    game.expect_not_offered("Wampa -> their base").expect_offered("Wampa -> Battlefield Marine");
}

/// CR 3.6.11: a unit that loses an upgrade loses its HP and may be defeated.
#[test]
fn a_unit_that_loses_its_upgrades_hp_is_defeated() {
    let mut game =
        scenario().our_hand(["Confiscate"]).theirs([unit("Wampa").damage(6).with(["Academy Training"])]).action_phase();
    game.us().play("Confiscate").choose("Academy Training");
    game.expect_gone("Wampa");
    game.them().expect_discard(["Academy Training", "Wampa"]);
}

/// CR 3.6.12, 3.7.3: a defeated token upgrade goes to no discard pile.
#[test]
fn a_defeated_token_upgrade_goes_to_no_discard_pile() {
    let mut game = scenario().our_hand(["Confiscate"]).theirs([unit("Wampa").with(["Experience"])]).action_phase();
    game.us().play("Confiscate").choose("Experience").expect_discard(["Confiscate"]);
    game.them().expect_discard([]);
    game.expect_count("Experience", 0).expect_power("Wampa", 4);
}

/// CR 3.7.3: a token that would move to a hand is set aside; another upgrade moves there.
#[test]
fn a_token_that_would_go_to_a_hand_is_set_aside() {
    let mut game = scenario()
        .our_hand(["Bamboozle"])
        .theirs([unit("Wampa").with(["Experience", "Shield", "Academy Training"])])
        .action_phase();
    game.us().play("Bamboozle").choose("Wampa").expect_hand([]);
    game.them().expect_hand(["Academy Training"]).expect_discard([]);
    game.expect_upgrades("Wampa", []).expect_exhausted("Wampa");
}

/// CR 3.7.2: a created token is not played, so the first upgrade played on the Guardian afterwards is the first.
#[test]
fn a_created_token_is_not_played() {
    let mut game = scenario()
        .our_hand(["Moment of Peace", "Resilient"])
        .our_resources(1)
        .ours(["Guardian of the Whills"])
        .action_phase();
    game.us().play("Moment of Peace").choose("Guardian of the Whills").expect_ready_resources(0);
    game.expect_upgrades("Guardian of the Whills", ["Shield"]);
    game.them().pass();
    game.us().play_onto("Resilient", "Guardian of the Whills");
    game.expect_upgrades("Guardian of the Whills", ["Resilient", "Shield"]);
}

/// CR 3.7.2B: several tokens given together are created at the same time.
#[test]
fn two_tokens_given_together_are_created_at_once() {
    let mut game = scenario().our_hand(["Wing Leader"]).ours([unit("Battlefield Marine").damage(2)]).action_phase();
    game.us().play("Wing Leader").choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience", "Experience"]);
    game.expect_power("Battlefield Marine", 5).expect_hp("Battlefield Marine", 5);
}

/// CR 3.7.5: an Experience token adds +1/+1.
#[test]
fn an_experience_token_gives_power_and_hp() {
    let mut game = scenario().ours([unit("Wampa").with(["Experience"])]).action_phase();
    game.expect_power("Wampa", 5).expect_hp("Wampa", 6);
}

/// CR 3.7.6, 3.7.6A: a Shield token prevents one instance of damage of any size, and only one Shield is used.
#[test]
fn a_shield_token_prevents_one_instance_of_damage() {
    let mut game = scenario()
        .theirs([unit("Wampa").with(["Shield", "Shield"])])
        .ours(["AT-ST"])
        .our_hand(["Open Fire"; 2])
        .action_phase();
    game.expect_power("Wampa", 4).expect_hp("Wampa", 5);
    game.us().play("Open Fire").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", ["Shield"]);
    game.them().pass();
    game.us().attack("AT-ST", "Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []).expect_damage("AT-ST", 4);
    game.them().pass();
    game.us().play("Open Fire").choose("Wampa");
    game.expect_damage("Wampa", 4);
}

/// CR 3.4.1, 3.5.5: a leader unit is a unit: "a unit" includes it, "non-leader unit" does not.
#[test]
fn a_leader_unit_is_a_unit_but_not_a_non_leader_unit() {
    let mut game = scenario()
        .our_hand(["Open Fire", "Vanquish"])
        .ours(["Wampa"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Open Fire");
    game.expect_options(["Wampa", "Grand Moff Tarkin"]);
    game.us().choose("their leader");
    game.them().pass();
    game.us().play("Vanquish");
    game.expect_options(["Wampa"]).expect_asked(Side::Us, QuestionKind::Target);
}

/// CR 3.6.13: a filter can ask for the upgrades on a unit, whoever controls them.
#[test]
fn a_filter_can_match_units_by_their_upgrades() {
    let table = |filter: &str| {
        let mut game = scenario()
            .confiscate_does(&format!("Exhaust(Choose({filter}))"))
            .our_hand(["Confiscate"])
            .ours([unit("Wampa").with(["Shield"]), unit("Greedo")])
            .theirs([
                unit("AT-ST").with_upgrade_of(Side::Us, "Experience"),
                unit("Cantina Braggart").with(["Resilient"]),
            ])
            .action_phase();
        game.us().play("Confiscate");
        game
    };
    table("carries: ()").expect_options(["Wampa", "AT-ST", "Cantina Braggart"]);
    table("carries: (token: true)").expect_options(["Wampa", "AT-ST"]);
    table(r#"carries: (named: ["Shield", "Resilient"])"#).expect_options(["Wampa", "Cantina Braggart"]);
    table(r#"carries_no: (named: ["Shield"])"#).expect_options(["Greedo", "AT-ST", "Cantina Braggart"]);
    table("carries_no: (side: Friendly)").expect_options(["Greedo", "Cantina Braggart"]);
}

/// CR 8.11: the last known information of a unit that has left play includes its upgrades.
#[test]
fn last_known_information_of_a_unit_includes_its_upgrades() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_095", abilities: [When(on: [UnitDefeated(side: Enemy, carries: (named: ["Experience"]))], do: [
                Draw(),
            ])])"#,
        )
        .ours(["Battlefield Marine"])
        .theirs([unit("Underworld Thug").with(["Experience"]), unit("Cantina Braggart").with(["Shield"])])
        .our_hand(["Vanquish", "Vanquish"])
        .action_phase();
    game.us().play("Vanquish").choose("Cantina Braggart").expect_hand(["Vanquish"]);
    game.them().pass();
    game.us().play("Vanquish").choose("Underworld Thug").expect_hand_size(1);
}
