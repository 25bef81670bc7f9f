//! Scenario tests of section 6 of the rules: action abilities (CR 6.4), and interactions of sections 1, 4, 5 and 6,
//! derived from the rules alone.

use testkit::{LogEvent, QuestionKind, Side, scenario, unit};

/// CR 6.4.0A, 6.4.5: the cost is paid, then the ability resolves, and this is the whole action.
#[test]
fn using_an_action_ability_is_the_whole_action() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .ours(["Death Star Stormtrooper"])
        .our_resources(3)
        .action_phase();
    game.us().use_ability("our leader").choose("Death Star Stormtrooper").expect_ready_resources(2);
    game.expect_exhausted("our leader").expect_upgrades("Death Star Stormtrooper", ["Experience"]);
    game.expect_action_of(Side::Them);
}

/// CR 6.4.0C, 6.4.4A: an ability that cannot be paid for cannot be used.
#[test]
fn an_ability_that_cannot_be_paid_for_cannot_be_used() {
    let firespray = |resources| scenario().ours(["Fett's Firespray"]).our_resources(resources).action_phase();
    firespray(1).expect_not_offered("use Fett's Firespray");
    firespray(2).expect_offered("use Fett's Firespray");
    let mut game = scenario().our_exhausted_leader("Luke Skywalker, Faithful Friend").action_phase();
    game.expect_not_offered("use Luke Skywalker");
}

/// CR 6.4.0D, 6.4.0E: an ability may be used for its cost alone, without a unit of the kind it names in play.
#[test]
fn an_ability_may_be_used_without_a_unit_it_names() {
    let mut game =
        scenario().our_leader("Grand Moff Tarkin, Oversector Governor").ours(["Wampa"]).our_resources(3).action_phase();
    game.us().use_ability("our leader").expect_ready_resources(2);
    game.expect_exhausted("our leader").expect_upgrades("Wampa", []).expect_action_of(Side::Them);
}

/// CR 6.4.0F: the printed example: if Iden Versio's condition is false, she is exhausted and heals nothing.
#[test]
fn an_ability_may_be_used_while_its_condition_is_false() {
    let table = || scenario().our_leader("Iden Versio, Inferno Squad Commander").our_base_damage(3).ours(["Wampa"]);
    let mut game = table().action_phase();
    game.us().use_ability("our leader").expect_base_damage(3);
    game.expect_exhausted("our leader").expect_action_of(Side::Them);
    let mut game = table().theirs(["Greedo"]).action_phase();
    game.us().attack("Wampa", "Greedo");
    game.them().no().pass();
    game.us().use_ability("our leader").expect_base_damage(2);
}

/// CR 6.4.0G, 7.6.8: triggers of paying the cost wait until the ability is resolved.
#[test]
fn triggers_of_paying_the_cost_wait_for_the_ability() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, Galactic Ruler")
        .ours(["Vanguard Infantry", "Swoop Racer"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader").choose("Vanguard Infantry").expect_hand_size(0).choose("Wampa");
    game.expect_damage("Wampa", 1).expect_asked(Side::Us, QuestionKind::Target);
    game.us().expect_hand_size(1).choose("Swoop Racer");
    game.expect_upgrades("Swoop Racer", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 6.4.2A, 1.16.2: Vader's conditional effect is optional, but paying a resource and exhausting him is enough of a
/// change.
#[test]
fn paying_a_cost_is_enough_of_a_change_to_use_an_ability() {
    let mut game =
        scenario().our_leader("Darth Vader, Dark Lord of the Sith").theirs(["Wampa"]).our_resources(1).action_phase();
    game.us().use_ability("our leader").expect_ready_resources(0);
    game.expect_damage("Wampa", 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// CR 6.4.2A, 7.2.4: an epic action may be used without effect, because it is used up.
#[test]
fn an_epic_action_may_be_used_without_effect() {
    let mut game = scenario().our_base("Security Complex").action_phase();
    game.us().use_ability("our base");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.expect_not_offered("use our base");
}

/// CR 6.4.3B: an exhausted card can use an ability that does not exhaust it, any number of times.
#[test]
fn an_exhausted_card_uses_abilities_that_do_not_exhaust_it() {
    let mut game = scenario()
        .ours([unit("Fett's Firespray").exhausted()])
        .theirs(["Wampa", "Swoop Racer", "Chopper"])
        .our_resources(4)
        .action_phase();
    game.us().use_ability("Fett's Firespray");
    game.expect_options(["Wampa", "Swoop Racer"]);
    game.us().choose("Wampa").expect_ready_resources(2);
    game.them().pass();
    game.us().use_ability("Fett's Firespray").choose("Swoop Racer").expect_ready_resources(0);
    game.expect_exhausted("Wampa").expect_exhausted("Swoop Racer").expect_ready("Chopper");
    game.them().pass();
    game.expect_not_offered("use Fett's Firespray");
}

/// CR 6.4.3C: the printed example: both parts of Luke's cost are paid, or his ability is not used.
#[test]
fn both_parts_of_a_cost_must_be_paid() {
    let luke = "Luke Skywalker, Faithful Friend";
    scenario().our_leader(luke).our_resources(0).action_phase().expect_not_offered("use Luke Skywalker");
    scenario().our_exhausted_leader(luke).our_resources(1).action_phase().expect_not_offered("use Luke Skywalker");
    let mut game = scenario().our_leader(luke).our_hand(["Regional Sympathizers"]).our_resources(5).action_phase();
    game.us().play("Regional Sympathizers");
    game.them().pass();
    game.us().use_ability("our leader").choose("Regional Sympathizers").expect_ready_resources(0);
    game.expect_exhausted("our leader").expect_upgrades("Regional Sympathizers", ["Shield"]);
}

/// CR 6.4.4B: a player pays no more than the cost.
#[test]
fn paying_for_an_ability_exhausts_exactly_the_cost() {
    let mut game = scenario().ours(["Fett's Firespray"]).theirs(["Wampa"]).our_resources(9).action_phase();
    game.us().use_ability("Fett's Firespray").choose("Wampa").expect_ready_resources(7);
    game.expect_event("2 resources paid", |event| matches!(event, LogEvent::Paid { resources: 2, .. }));
}

/// CR 6.4.5A: triggers of an attack within an ability resolve before the ability continues.
#[test]
fn triggers_of_an_attack_within_an_ability_resolve_before_it_continues() {
    let mut game = scenario()
        .our_leader("Leia Organa, Alliance General")
        .ours(["Regional Sympathizers", "Battlefield Marine", "Wampa"])
        .theirs(["Vanguard Infantry", "Consular Security Force"])
        .our_base_damage(5)
        .action_phase();
    game.us().use_ability("our leader").attack("Regional Sympathizers", "Vanguard Infantry").expect_base_damage(3);
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Consular Security Force");
    game.expect_offered("Battlefield Marine -> their base").expect_not_offered("Wampa -> their base");
    game.expect_not_offered("Regional Sympathizers -> their base");
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(3);
    game.expect_action_of(Side::Them);
}

/// CR 6.4.5B: using an ability without effect is still an action.
#[test]
fn using_an_ability_without_effect_is_an_action() {
    let mut game = scenario().ours(["Bib Fortuna", "Wampa"]).action_phase();
    game.us().use_ability("Bib Fortuna");
    game.expect_exhausted("Bib Fortuna").expect_action_of(Side::Them);
}

/// CR 1.16.5B, 1.5.2D: if a player takes control of a second copy of a unique card, one is defeated immediately.
#[test]
fn taking_control_of_a_second_unique_copy_defeats_one() {
    let mut game =
        scenario().ours(["General Veers"]).theirs(["General Veers"]).our_hand(["Change of Heart"]).action_phase();
    game.us().play("Change of Heart").choose("their General Veers");
    game.expect_asked(Side::Us, QuestionKind::Unique);
    let theirs = game.game.legal_actions().iter().copied().find(
        |action| matches!(action, rules::Action::Card(card) if game.game.state.card(*card).owner == rules::Seat(1)),
    );
    game.game.play(theirs.expect("their copy may be chosen")).expect("a listed action");
    game.expect_count("General Veers", 1).expect_action_of(Side::Them);
    game.them().expect_discard(["General Veers"]);
}

/// CR 1.16.5B: copies of different players do not conflict, and neither do cards that share only their name.
#[test]
fn uniqueness_is_per_player_and_per_subtitle() {
    let mut game = scenario()
        .theirs(["General Veers"])
        .ours(["Luke Skywalker, Jedi Knight"])
        .our_hand(["General Veers"])
        .action_phase();
    game.us().play("General Veers");
    game.expect_count("General Veers", 2);
    game.them().pass();
    game.us().deploy();
    game.expect_count("Luke Skywalker", 2).expect_action_of(Side::Them);
}

/// CR 6.2.0D, 7.7.4: a delayed effect on a unit for the regroup phase does not apply to a new copy.
#[test]
fn a_delayed_effect_does_not_apply_to_a_new_copy() {
    let mut game = scenario().our_hand(["Sneak Attack", "Swoop Racer", "Waylay"]).action_phase();
    game.us().play("Sneak Attack").play("Swoop Racer");
    game.them().pass();
    game.us().play("Waylay").choose("Swoop Racer");
    game.them().pass();
    game.us().play("Swoop Racer");
    game.expect_exhausted("Swoop Racer");
    game.both_pass();
    game.expect_in_play("Swoop Racer");
}

/// CR 6.3.5D: a defender that combat damage does not defeat leaves no excess, for whatever reason.
#[test]
fn a_defender_that_is_not_defeated_leaves_no_excess_damage() {
    let mut game = scenario()
        .ours([unit("AT-ST").with(["Academy Training"])])
        .their_deployed_leader(unit("Chirrut Îmwe").damage(3))
        .action_phase();
    game.us().attack("AT-ST", "Chirrut Îmwe");
    game.expect_in_play("Chirrut Îmwe").expect_damage("Chirrut Îmwe", 11);
    game.them().expect_base_damage(0);
}

/// CR 5.5.1D, 3.4.5: a leader defeated at the start of the regroup phase returns exhausted and is readied with the
/// other cards.
#[test]
fn a_leader_defeated_in_the_regroup_phase_is_readied_in_it() {
    let mut game =
        scenario().our_deployed_leader(unit("Chirrut Îmwe").damage(4)).theirs(["Swoop Racer"]).their_action_phase();
    game.them().attack("Swoop Racer", "Chirrut Îmwe");
    game.expect_in_play("Chirrut Îmwe").expect_damage("Chirrut Îmwe", 8);
    game.both_pass();
    game.expect_in_base_zone("Chirrut Îmwe")
        .expect_exhausted("our leader")
        .expect_asked(Side::Us, QuestionKind::Resource);
    game.nobody_resources();
    game.expect_ready("our leader").expect_not_offered("deploy Chirrut Îmwe");
}

/// CR 6.2.0E, 7.1.6A: a card must be played from a public discard pile if possible. Only a hand may contain none.
#[test]
fn a_card_in_a_public_zone_must_be_played_if_possible() {
    let mut game = scenario().our_hand(["Home One"]).our_discard(["Alliance X-Wing", "Wampa"]).action_phase();
    game.us().play("Home One");
    game.expect_options(["play Alliance X-Wing"]);
    game.us().play("Alliance X-Wing");
    game.expect_in_play("Alliance X-Wing");
}

/// CR 4.9.1, 3.4.3: a leader's unit side does nothing before it is deployed, and the Leader side nothing afterwards.
#[test]
fn only_the_faceup_side_of_a_leader_has_an_effect() {
    let mut game = scenario().our_leader("IG-88, Ruthless Bounty Hunter").ours(["Wampa", "Swoop Racer"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(4).pass();
    game.us().deploy();
    game.expect_not_offered("use IG-88");
    game.them().pass();
    game.expect_not_offered("use IG-88");
    game.us().attack("Swoop Racer", "their base");
    game.them().expect_base_damage(4 + 5);
}

/// CR 3.4.4, 3.4.5, 6.4.3B: an exhausted leader can be deployed. After its return, it uses its other ability in later
/// rounds.
#[test]
fn a_returned_leader_can_use_its_leader_side_again() {
    let mut game =
        scenario().our_leader("Sabine Wren, Galvanized Revolutionary").our_leader_has_deployed().action_phase();
    game.expect_not_offered("deploy Sabine Wren");
    game.us().use_ability("our leader").expect_base_damage(1);
    game.them().expect_base_damage(1);
}

/// Quickstart, empty deck, and CR 8.6.1: each card that cannot be drawn deals 3 damage to the base.
#[test]
fn quickstart_each_card_missing_from_the_deck_deals_three_damage() {
    let mut game = scenario().our_deck([]).their_deck(["Wampa"]).action_phase();
    game.both_pass();
    game.us().expect_base_damage(6).expect_hand([]);
    game.them().expect_base_damage(3).expect_hand(["Wampa"]);
}

/// CR 5.6.3: two empty decks may defeat both bases in one draw, which is a draw game.
#[test]
fn two_empty_decks_may_draw_the_game() {
    let mut game = scenario().our_deck([]).their_deck([]).our_base_damage(25).their_base_damage(27).action_phase();
    game.both_pass();
    game.expect_draw();
}

/// CR 5.6.1: if both bases are damaged together, the one without HP is defeated, whoever dealt the damage.
#[test]
fn a_player_whose_own_base_has_no_hp_left_loses() {
    let mut game = scenario()
        .our_leader("Sabine Wren, Galvanized Revolutionary")
        .our_base_damage(29)
        .their_base_damage(28)
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_winner(Side::Them);
}

/// CR 6.4.2A, 1.17.4: an ability without a cost must change the game. It cannot be used if its effect is impossible,
/// and cannot be declined once used, even though the hand is hidden.
#[test]
fn an_ability_without_a_cost_must_change_the_game() {
    let table = || scenario().our_deployed_leader("Han Solo, Worth the Risk");
    table().our_hand(["Open Fire"]).action_phase().expect_not_offered("use Han Solo");
    table().our_hand(["Wampa"]).our_resources(1).action_phase().expect_not_offered("use Han Solo");
    let mut game = table().our_hand(["Wampa", "Open Fire"]).action_phase();
    game.us().use_ability("Han Solo");
    game.expect_options(["play Wampa"]);
}
