//! Scenario tests of section 1 of the rules, up to resources (CR 1.2 to 1.7), derived from the rules alone.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

/// CR 1.2.3, 1.5.5E: a defeated token goes to no discard pile or deck.
#[test]
fn a_defeated_token_goes_to_no_deck_or_discard_pile() {
    let mut game =
        scenario().theirs([unit("Wampa").with(["Shield", "Experience"])]).our_hand(["Power Failure"]).action_phase();
    game.us().play("Power Failure").choose_each(["Wampa", "Shield", "Experience"]);
    game.expect_upgrades("Wampa", []).expect_action_of(Side::Them);
    game.them().expect_discard([]).expect_deck_size(10).expect_hand([]);
    game.us().expect_discard(["Power Failure"]).expect_deck_size(10);
}

/// CR 1.2.4, 1.5.6B: an aspect that neither leader nor base provides increases the cost by 2.
#[test]
fn a_missing_aspect_costs_two_more() {
    let dear =
        |resources| scenario().our_base("Capital City").our_resources(resources).our_hand(["Wampa"]).action_phase();
    dear(5).expect_not_offered("Wampa");
    let mut game = dear(6);
    game.us().play("Wampa").expect_ready_resources(0);
    game.expect_in_play("Wampa");
}

/// CR 1.5.6B: each missing icon increases the cost, and one provided icon does not count for two.
#[test]
fn each_missing_icon_costs_two_more() {
    // The leader provides Vigilance and Heroism, the base Command.
    let after = |card: &'static str| {
        let mut game = scenario().our_base("Command Center").our_resources(20).our_hand([card]).action_phase();
        game.us().play(card);
        20 - usize::from(game.game.ready_resources(rules::Seat(0)))
    };
    assert_eq!(after("Cloud City Wing Guard"), 3, "Vigilance");
    assert_eq!(after("Homestead Militia"), 3, "Command");
    assert_eq!(after("Consular Security Force"), 4, "Vigilance and Heroism");
    assert_eq!(after("Battlefield Marine"), 2, "Command and Heroism");
    assert_eq!(after("Swoop Racer"), 3 + 2, "Cunning is missing");
    assert_eq!(after("Scout Bike Pursuer"), 2 + 2, "Vigilance is there, Villainy is missing");
    assert_eq!(after("Bendu"), 6 + 2, "one Vigilance of two is missing");
    assert_eq!(after("Death Star Stormtrooper"), 1 + 4, "Aggression and Villainy are missing");
    assert_eq!(after("Bodhi Rook"), 3 + 4, "two of Cunning are missing");
}

/// CR 1.5.6C: a card without aspects has its printed cost for all players.
#[test]
fn a_neutral_card_has_no_penalty() {
    let mut game = scenario().our_resources(2).our_hand(["Underworld Thug"]).action_phase();
    game.us().play("Underworld Thug").expect_ready_resources(0);
}

/// CR 1.3.1: card text overrides the rules: a unit that enters play ready.
#[test]
fn a_unit_may_enter_play_ready_by_its_text() {
    let mut game = scenario().our_hand(["Millennium Falcon", "Alliance X-Wing"]).action_phase();
    game.us().play("Millennium Falcon");
    game.expect_ready("Millennium Falcon");
    game.them().pass();
    game.us().play("Alliance X-Wing");
    game.expect_exhausted("Alliance X-Wing");
}

/// CR 1.3.1, 4.3.4: a card may let a unit attack units of the other arena.
#[test]
fn a_card_may_let_a_space_unit_attack_ground_units() {
    let mut game = scenario().ours(["Strafing Gunship", "Alliance X-Wing"]).theirs(["Wampa"]).action_phase();
    game.expect_offered("Strafing Gunship -> Wampa").expect_not_offered("Alliance X-Wing -> Wampa");
}

/// CR 1.3.2, 1.6.2: an ability does as much as it can, and the rest is skipped.
#[test]
fn an_ability_does_as_much_as_it_can() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Death Trooper"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().play("Death Trooper");
    game.expect_options(["Wampa", "Death Trooper"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2).expect_damage("TIE/ln Fighter", 0).expect_action_of(Side::Them);
}

/// CR 1.3.3: a unit that may not attack bases cannot, even if an event lets it attack.
#[test]
fn cant_attack_bases_overrides_an_event_that_lets_the_unit_attack() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Entrenched"])])
        .theirs(["Wampa"])
        .our_hand(["Surprise Strike"])
        .action_phase();
    game.expect_not_offered("Battlefield Marine -> their base");
    game.us().play("Surprise Strike");
    game.expect_options(["Battlefield Marine -> Wampa"]);
    game.us().attack("Battlefield Marine", "Wampa");
    game.expect_gone("Wampa").expect_in_play("Battlefield Marine");
}

/// CR 1.3.3, 5.3.2: a unit that cannot ready this round is readied neither by an event nor in the regroup phase.
#[test]
fn a_unit_that_cannot_ready_is_not_readied_by_an_event() {
    let mut game = scenario()
        .theirs([unit("Battlefield Marine"), unit("Swoop Racer").exhausted()])
        .our_hand(["No Good to Me Dead"])
        .their_hand(["Keep Fighting"])
        .action_phase();
    game.us().play("No Good to Me Dead").choose("Battlefield Marine");
    game.expect_exhausted("Battlefield Marine");
    game.them().play("Keep Fighting").choose("Battlefield Marine");
    game.expect_exhausted("Battlefield Marine");
    game.both_pass().nobody_resources();
    game.expect_exhausted("Battlefield Marine").expect_ready("Swoop Racer").expect_action_of(Side::Us);
    // The restriction was for that round only.
    game.both_pass().nobody_resources();
    game.expect_ready("Battlefield Marine");
}

/// CR 1.4.3, 1.4.4: the players are active in turns, starting with the one who has the initiative.
#[test]
fn the_players_take_actions_in_turns() {
    let mut game = scenario()
        .ours(["Wampa"])
        .our_hand(["Swoop Racer"])
        .their_hand(["Swoop Racer"])
        .initiative(Side::Them)
        .their_action_phase();
    game.expect_action_of(Side::Them);
    game.them().play("Swoop Racer");
    game.expect_action_of(Side::Us);
    game.us().attack("Wampa", "their base");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.expect_action_of(Side::Us);
    game.us().play("Swoop Racer");
    game.expect_action_of(Side::Them);
}

/// CR 1.4.5, 7.6.10: in the regroup phase, the player with the initiative counts as active.
#[test]
fn the_initiative_decides_who_is_active_in_the_regroup_phase() {
    let mut game = scenario()
        .ours(["Millennium Falcon"])
        .theirs(["Millennium Falcon"])
        .our_hand(["Wampa"])
        .their_hand(["Wampa"])
        .initiative(Side::Them)
        .regroup_phase();
    game.expect_asked(Side::Them, QuestionKind::Resource);
    game.them().no();
    game.expect_asked(Side::Us, QuestionKind::Resource);
    game.us().no();
    game.expect_asked(Side::Them, QuestionKind::WhoFirst);
}

/// CR 1.5.2A, 1.5.5C: a unit under an opponent's control goes to its owner's discard pile.
#[test]
fn a_unit_goes_to_its_owners_discard_pile_under_any_controller() {
    let mut game =
        scenario().ours([unit("Swoop Racer").owned_by(Side::Them)]).their_hand(["Vanquish"]).their_action_phase();
    game.expect_controller("Swoop Racer", Side::Us);
    game.them().play("Vanquish").choose("Swoop Racer");
    game.expect_gone("Swoop Racer");
    game.them().expect_discard(["Vanquish", "Swoop Racer"]);
    game.us().expect_discard([]);
}

/// CR 1.5.2B: control ends when the card leaves play. It returns to its owner's hand, and the owner plays it.
#[test]
fn control_ends_when_the_card_leaves_play() {
    let mut game = scenario().ours([unit("Swoop Racer").owned_by(Side::Them)]).our_hand(["Waylay"]).action_phase();
    game.us().play("Waylay").choose("Swoop Racer").expect_hand([]);
    game.them().expect_hand(["Swoop Racer"]).play("Swoop Racer");
    game.expect_controller("Swoop Racer", Side::Them);
}

/// CR 1.5.2C: the controller of a unit attacks with it, uses its abilities, and counts it as friendly.
#[test]
fn the_controller_of_a_unit_uses_it_as_their_own() {
    let mut game = scenario()
        .ours([unit("Bail Organa").owned_by(Side::Them), unit("General Veers").owned_by(Side::Them)])
        .ours([unit("Seasoned Shoretrooper")])
        .theirs(["Snowtrooper Lieutenant"])
        .action_phase();
    // Veers only affects our Imperial units. The trooper has its own +2 for six resources.
    game.expect_power("Seasoned Shoretrooper", 2 + 2 + 1).expect_power("Snowtrooper Lieutenant", 2);
    game.us().use_ability("Bail Organa");
    game.expect_options(["General Veers", "Seasoned Shoretrooper"]);
    game.us().choose("General Veers");
    game.them().pass();
    game.us().attack("General Veers", "their base");
    game.them().expect_base_damage(4);
}

/// CR 1.5.2C, 7.6.14B: the controller of a unit at its defeat resolves its triggers.
#[test]
fn the_controller_of_a_defeated_unit_resolves_its_triggers() {
    let mut game = scenario()
        .ours([unit("Vanguard Infantry").owned_by(Side::Them), unit("Wampa")])
        .their_hand(["Open Fire"])
        .their_action_phase();
    game.them().play("Open Fire").choose("Vanguard Infantry").expect_discard(["Open Fire", "Vanguard Infantry"]);
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

/// CR 1.5.2D: a unit that changes control keeps its damage, its upgrades and its ready state.
#[test]
fn changing_control_keeps_damage_upgrades_and_ready_state() {
    let mut game = scenario()
        .theirs([unit("Wampa").damage(3).exhausted().with(["Academy Training"]), unit("Swoop Racer").damage(1)])
        .our_hand(["Change of Heart", "Change of Heart"])
        .action_phase();
    game.us().play("Change of Heart").choose("Wampa");
    game.expect_controller("Wampa", Side::Us).expect_damage("Wampa", 3).expect_exhausted("Wampa");
    game.expect_upgrades("Wampa", ["Academy Training"]).expect_controller("Academy Training", Side::Them);
    game.them().pass();
    game.us().play("Change of Heart").choose("Swoop Racer");
    game.expect_ready("Swoop Racer").expect_damage("Swoop Racer", 1);
    game.them().pass();
    game.us().attack("Swoop Racer", "their base");
    game.them().expect_base_damage(4);
}

/// CR 1.5.2E, 3.6.5: we keep control of our upgrade on an enemy unit. The unit's controller controls the ability it
/// grants.
#[test]
fn an_upgrade_on_an_enemy_unit_stays_ours_and_its_ability_is_theirs() {
    let mut game = scenario()
        .theirs(["Wampa"])
        .our_hand(["Devotion"])
        .their_hand(["Confiscate"])
        .our_base_damage(5)
        .their_base_damage(5)
        .action_phase();
    game.us().play_onto("Devotion", "Wampa");
    game.expect_controller("Devotion", Side::Us).expect_keyword("Wampa", Keyword::Restore);
    game.them().attack("Wampa", "our base").expect_base_damage(3);
    game.us().expect_base_damage(5 + 4 + 1).pass();
    game.them().play("Confiscate").choose("Devotion");
    game.us().expect_discard(["Devotion"]);
}

/// CR 1.5.2F: a token upgrade belongs to the controller of its unit.
#[test]
fn a_token_upgrade_belongs_to_the_units_controller() {
    let mut game = scenario().theirs(["Wampa"]).our_hand(["Moment of Peace", "Change of Heart"]).action_phase();
    game.us().play("Moment of Peace").choose("Wampa");
    game.expect_controller("Shield", Side::Them);
    game.them().pass();
    game.us().play("Change of Heart").choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]).expect_controller("Shield", Side::Us);
}

/// CR 1.5.3A, 1.5.3B: cards we control are friendly, cards that opponents control are enemy cards.
#[test]
fn friendly_and_enemy_depend_on_control() {
    let mut game = scenario()
        .ours([unit("Wampa"), unit("Swoop Racer").owned_by(Side::Them)])
        .theirs([unit("Cell Block Guard"), unit("Consular Security Force").owned_by(Side::Us)])
        .our_hand(["Strike True"])
        .action_phase();
    game.us().play("Strike True");
    game.expect_options(["Wampa", "Swoop Racer"]);
    game.us().choose("Swoop Racer");
    game.expect_options(["Cell Block Guard", "Consular Security Force"]);
    game.us().choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 4).expect_damage("Swoop Racer", 0);
}

/// CR 1.5.4B, 1.7.7: units and resources enter play exhausted.
#[test]
fn units_and_resources_enter_play_exhausted() {
    let mut game = scenario().our_resources(5).our_hand(["Resupply", "Underworld Thug"]).action_phase();
    game.us().play("Underworld Thug");
    game.expect_exhausted("Underworld Thug");
    game.them().pass();
    let mut game = scenario().our_base("Command Center").our_resources(3).our_hand(["Resupply"]).action_phase();
    game.us().play("Resupply").expect_resources(4).expect_ready_resources(0).expect_discard([]);
}

/// CR 1.5.4C, 5.5.1D: the regroup phase readies units, resources and leaders.
#[test]
fn the_regroup_phase_readies_units_resources_and_leaders() {
    let mut game = scenario()
        .ours([unit("Wampa").exhausted()])
        .theirs([unit("Swoop Racer").exhausted()])
        .our_exhausted_leader("Luke Skywalker, Faithful Friend")
        .our_resources(1)
        .our_exhausted_resources(3)
        .their_exhausted_resources(2)
        .their_resources(0)
        .regroup_phase();
    game.nobody_resources();
    game.expect_ready("Wampa").expect_ready("Swoop Racer").expect_ready("our leader");
    game.us().expect_ready_resources(4);
    game.them().expect_ready_resources(2);
}

/// CR 1.5.4D: attacks and exhaust costs exhaust a card, and an exhausted card can do neither.
#[test]
fn attacks_and_exhaust_costs_require_a_ready_card() {
    let mut game = scenario()
        .ours([unit("Wampa"), unit("Bail Organa"), unit("Swoop Racer").exhausted()])
        .ours([unit("Alliance Dispatcher").exhausted()])
        .action_phase();
    game.expect_not_offered("Swoop Racer -> their base").expect_not_offered("use Alliance Dispatcher");
    game.us().attack("Wampa", "their base");
    game.expect_exhausted("Wampa");
    game.them().pass();
    game.expect_not_offered("Wampa -> their base").expect_offered("Bail Organa -> their base");
    game.us().use_ability("Bail Organa").choose("Wampa");
    game.expect_exhausted("Bail Organa");
    game.them().pass();
    game.expect_not_offered("Bail Organa -> their base").expect_not_offered("use Bail Organa");
}

/// CR 1.5.4E: a ready unit can be chosen for readying, and an exhausted one for exhausting, without effect.
#[test]
fn a_ready_unit_may_be_chosen_for_readying_without_effect() {
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .theirs([unit("Wampa").exhausted()])
        .our_hand(["Keep Fighting", "Asteroid Sanctuary"])
        .action_phase();
    game.us().play("Keep Fighting").choose("Battlefield Marine");
    game.expect_ready("Battlefield Marine").expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Asteroid Sanctuary").choose("Wampa");
    game.expect_exhausted("Wampa").expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Shield"]);
}

/// CR 1.5.4E: an exhausted leader cannot be exhausted again, so effects that depend on it do not happen.
#[test]
fn an_exhausted_leader_cannot_be_exhausted_as_a_cost() {
    let boba = |exhausted: bool| {
        let name = "Boba Fett, Collecting the Bounty";
        let set = if exhausted { scenario().our_exhausted_leader(name) } else { scenario().our_leader(name) };
        let mut game = set.theirs(["Swoop Racer"]).our_resources(3).our_hand(["Waylay"]).action_phase();
        game.us().play("Waylay").choose("Swoop Racer");
        if game.game.question().is_some_and(|question| question.ask == QuestionKind::May) {
            game.us().yes();
        }
        if game.game.question().is_some_and(|question| question.ask == QuestionKind::Target) {
            game.us().choose("our Underworld Thug");
        }
        game.expect_exhausted("our leader").expect_action_of(Side::Them);
        game
    };
    boba(false).us().expect_ready_resources(1);
    boba(true).us().expect_ready_resources(0);
}

/// CR 1.5.4F, 1.7.2: only ready resources can pay.
#[test]
fn exhausted_resources_cannot_pay() {
    let mut game = scenario()
        .our_resources(1)
        .our_exhausted_resources(7)
        .our_hand(["Underworld Thug", "Restock"])
        .our_discard(["Wampa"])
        .action_phase();
    game.expect_not_offered("Underworld Thug").expect_offered("use Luke Skywalker").expect_offered("play Restock");
    game.us().use_ability("our leader").expect_ready_resources(0);
    game.them().pass();
    game.expect_not_offered("play Restock").expect_not_offered("use Luke Skywalker");
}

/// CR 1.5.5B, 1.9.7: a base with damage equal to its HP is defeated, and its player loses the game.
#[test]
fn a_player_whose_base_is_defeated_loses() {
    let mut game = scenario().ours(["Wampa"]).their_base_damage(26).action_phase();
    game.us().attack("Wampa", "their base");
    game.expect_winner(Side::Us);
    let mut game = scenario().ours(["Wampa"]).their_base_damage(25).action_phase();
    game.us().attack("Wampa", "their base");
    game.expect_no_winner().expect_action_of(Side::Them);
}

/// CR 1.5.5C: a unit is defeated by damage or by an ability, and effects on it end.
#[test]
fn effects_on_a_defeated_unit_end() {
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .our_hand(["Tactical Advantage", "Command", "Underworld Thug"])
        .their_hand(["Vanquish", "Open Fire"])
        .action_phase();
    game.us().play("Tactical Advantage").choose("Battlefield Marine");
    game.expect_power("Battlefield Marine", 5);
    game.them().play("Vanquish").choose("Battlefield Marine");
    game.us().expect_discard(["Tactical Advantage", "Battlefield Marine"]);
    game.us().play("Command").mode(4).choose("Battlefield Marine");
    game.us().mode(3).expect_hand(["Battlefield Marine", "Underworld Thug"]);
    game.them().pass();
    game.us().play("Battlefield Marine");
    game.expect_power("Battlefield Marine", 3).expect_hp("Battlefield Marine", 3);
    game.them().play("Open Fire").choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine");
}

/// CR 1.5.5D, 1.16.5C, 3.6.11: an upgrade whose unit leaves play is defeated and goes to its owner's discard pile.
#[test]
fn upgrades_are_defeated_when_their_unit_leaves_play() {
    let mut game = scenario()
        .theirs([unit("Wampa").with(["Academy Training", "Shield"]).with_upgrade_of(Side::Us, "Entrenched")])
        .our_hand(["Waylay"])
        .action_phase();
    game.us().play("Waylay").choose("Wampa").expect_discard(["Waylay", "Entrenched"]);
    game.them().expect_hand(["Wampa"]).expect_discard(["Academy Training"]);
    game.expect_gone("Shield");
}

/// CR 1.5.5F, 1.7.8: a defeated resource goes face up to its owner's discard pile and triggers none of its abilities.
#[test]
fn a_defeated_resource_triggers_none_of_its_abilities() {
    let mut game = scenario()
        .our_leader("Han Solo, Audacious Smuggler")
        .our_resources(0)
        .our_resource_cards(["Vanguard Infantry"])
        .our_hand(["Greedo"])
        .ours(["Wampa"])
        .action_phase();
    game.them().expect_does_not_see("Vanguard Infantry");
    game.us().use_ability("our leader").choose("Greedo").expect_ready_resources(2);
    game.them().pass();
    game.us().pass();
    game.nobody_resources();
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Vanguard Infantry");
    game.expect_action_of(Side::Us).expect_upgrades("Wampa", []);
    game.us().expect_discard(["Vanguard Infantry"]).expect_resources(1);
    game.them().expect_sees("Vanguard Infantry").expect_does_not_see("Greedo");
}

/// CR 1.6.3: a "may" effect can be declined. The printed example is on the Grand Inquisitor's unit side.
#[test]
fn a_may_effect_can_be_declined() {
    let attack = || {
        let mut game = scenario()
            .our_deployed_leader("Grand Inquisitor, Hunting the Jedi")
            .ours([unit("Battlefield Marine").exhausted()])
            .action_phase();
        game.us().attack("our Grand Inquisitor", "their base");
        game
    };
    let mut game = attack();
    game.us().choose("Battlefield Marine");
    game.expect_damage("Battlefield Marine", 1).expect_ready("Battlefield Marine");
    let mut game = attack();
    game.us().choose_none();
    game.expect_damage("Battlefield Marine", 0).expect_exhausted("Battlefield Marine");
    game.them().expect_base_damage(3);
}

/// CR 1.6.3: an effect without "may" must be resolved if possible, even to the player's disadvantage.
#[test]
fn an_effect_without_may_must_be_resolved() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Pirated Starfighter"]).action_phase();
    game.us().play("Pirated Starfighter");
    game.expect_options(["Wampa", "Pirated Starfighter"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
}

/// CR 1.7.3, 1.17.2: the controller of a resource may look at it, the opponent may not.
#[test]
fn only_the_controller_sees_a_resource() {
    let mut game = scenario().our_resource_cards(["Wampa"]).their_resource_cards(["Greedo"]).action_phase();
    game.us().expect_sees("Wampa").expect_does_not_see("Greedo");
    game.them().expect_sees("Greedo").expect_does_not_see("Wampa");
}

/// CR 1.7.4: resources may be rearranged, so the card that is taken may be an exhausted one.
#[test]
fn a_returned_resource_may_be_an_exhausted_one() {
    let mut game = scenario()
        .our_resources(8)
        .our_resource_cards(["Wampa", "Greedo"])
        .our_base("Administrator's Tower")
        .our_hand(["Lando Calrissian"])
        .action_phase();
    game.us().play("Lando Calrissian").expect_ready_resources(4);
    game.us().choose_each(["Wampa", "Greedo"]).expect_hand(["Wampa", "Greedo"]);
    game.us().expect_resources(8).expect_ready_resources(4);
}

/// CR 1.7.5, 1.5.2A: a card can be our resource and still belong to the opponent, whose discard pile it goes to when
/// defeated.
#[test]
fn a_resource_keeps_its_owner() {
    let mut game = scenario()
        .our_leader("Han Solo, Audacious Smuggler")
        .ours([unit("Superlaser Technician").owned_by(Side::Them)])
        .our_resources(1)
        .our_hand(["Greedo"])
        .their_hand(["Open Fire"])
        .their_action_phase();
    game.them().play("Open Fire").choose("Superlaser Technician");
    game.us().yes().expect_resources(2).expect_ready_resources(2);
    game.us().use_ability("our leader").choose("Greedo");
    game.both_pass().nobody_resources();
    game.us().choose("Superlaser Technician").expect_discard([]);
    game.them().expect_discard(["Open Fire", "Superlaser Technician"]);
}

/// CR 1.7.6, 4.5.3, 5.5.1C: in each regroup phase, a card from hand may become a resource.
#[test]
fn a_card_may_be_resourced_in_the_regroup_phase() {
    let mut game = scenario().our_resources(2).our_hand(["Wampa"]).regroup_phase();
    game.us().choose("Wampa").expect_resources(3);
    game.expect_in_resources("Wampa");
    game.them().expect_does_not_see("Wampa").no().expect_resources(20);
}

/// CR 1.7.7: resourcing a card is not playing it.
#[test]
fn resourcing_a_card_is_not_playing_it() {
    let mut game = scenario()
        .our_leader("Han Solo, Audacious Smuggler")
        .ours(["Colonel Yularen"])
        .our_base_damage(5)
        .our_hand(["Patrolling V-Wing"])
        .action_phase();
    game.us().use_ability("our leader").choose("Patrolling V-Wing");
    game.expect_action_of(Side::Them);
    game.us().expect_base_damage(5).expect_hand([]).expect_resources(21);
    game.expect_event("a card resourced", |event| matches!(event, LogEvent::Resourced { .. }));
}

/// CR 1.7.8: a resource has no name, traits or abilities. The printed example is a unique card next to its copy.
#[test]
fn a_resource_has_no_name_traits_or_abilities() {
    let mut game = scenario()
        .our_resource_cards(["Admiral Motti", "General Veers"])
        .ours(["Emperor's Royal Guard", "Death Star Stormtrooper"])
        .our_hand(["Admiral Motti"])
        .action_phase();
    // No unit is an Official, and the Imperial units have no leader.
    game.expect_no_keyword("Emperor's Royal Guard", Keyword::Sentinel).expect_power("Death Star Stormtrooper", 3);
    game.us().play("Admiral Motti");
    game.expect_action_of(Side::Them).expect_in_play("Admiral Motti").expect_in_resources("Admiral Motti");
    game.expect_keyword("Emperor's Royal Guard", Keyword::Sentinel);
    game.us().expect_discard([]);
}
