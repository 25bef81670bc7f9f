//! Stories from section 6 of the rules: action abilities (CR 6.4), and corners where sections 1, 4, 5 and 6 meet,
//! written from the rules alone.

use testkit::{Ask, Event, Side, scenario, unit};

/// CR 6.4.0A, 6.4.5: the cost is paid, then the ability is resolved, and that was the action.
#[test]
fn an_action_ability_is_an_action() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .ours(["Death Star Stormtrooper"])
        .our_resources(3)
        .action_phase();
    game.us().use_ability("our leader").choose("Death Star Stormtrooper").expect_ready_resources(2);
    game.expect_exhausted("our leader").expect_upgrades("Death Star Stormtrooper", ["Experience"]);
    game.expect_action_of(Side::Them);
}

/// CR 6.4.0C, 6.4.4A: without the means to pay it, an ability is not used.
#[test]
fn an_ability_that_cannot_be_paid_for_is_not_used() {
    let firespray = |resources| scenario().ours(["Fett's Firespray"]).our_resources(resources).action_phase();
    firespray(1).expect_not_offered("use Fett's Firespray");
    firespray(2).expect_offered("use Fett's Firespray");
    let mut game = scenario().our_exhausted_leader("Luke Skywalker, Faithful Friend").action_phase();
    game.expect_not_offered("use Luke Skywalker");
}

/// CR 6.4.0D, 6.4.0E: an ability may be used for its cost alone: no unit of the kind that it names is in play.
#[test]
fn an_ability_may_be_used_without_its_unit() {
    let mut game =
        scenario().our_leader("Grand Moff Tarkin, Oversector Governor").ours(["Wampa"]).our_resources(3).action_phase();
    game.us().use_ability("our leader").expect_ready_resources(2);
    game.expect_exhausted("our leader").expect_upgrades("Wampa", []).expect_action_of(Side::Them);
}

/// CR 6.4.0F: the printed example: Iden Versio's condition may be false, she is exhausted and heals nothing.
#[test]
fn an_ability_may_be_used_with_its_condition_false() {
    let table = || scenario().our_leader("Iden Versio, Inferno Squad Commander").our_base_damage(3).ours(["Wampa"]);
    let mut game = table().action_phase();
    game.us().use_ability("our leader").expect_base_damage(3);
    game.expect_exhausted("our leader").expect_action_of(Side::Them);
    let mut game = table().theirs(["Greedo"]).action_phase();
    game.us().attack("Wampa", "Greedo");
    game.them().no().pass();
    game.us().use_ability("our leader").expect_base_damage(2);
}

/// CR 6.4.0G, 7.6.8: what paying the cost triggers waits until the ability is resolved.
#[test]
fn what_the_cost_triggers_waits_for_the_ability() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, Galactic Ruler")
        .ours(["Vanguard Infantry", "Swoop Racer"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader").choose("Vanguard Infantry").expect_hand_size(0).choose("Wampa");
    game.expect_damage("Wampa", 1).expect_asked(Side::Us, Ask::Target);
    game.us().expect_hand_size(1).choose("Swoop Racer");
    game.expect_upgrades("Swoop Racer", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 6.4.2A, 1.16.2: a conditional effect is no cost: Vader's resource and his exhausting are change enough.
#[test]
fn paying_is_a_change() {
    let mut game =
        scenario().our_leader("Darth Vader, Dark Lord of the Sith").theirs(["Wampa"]).our_resources(1).action_phase();
    game.us().use_ability("our leader").expect_ready_resources(0);
    game.expect_damage("Wampa", 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// CR 6.4.2A, 7.2.4: an epic action may be used without effect: that it is used up is a change.
#[test]
fn an_epic_action_may_be_used_without_effect() {
    let mut game = scenario().our_base("Security Complex").action_phase();
    game.us().use_ability("our base");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.expect_not_offered("use our base");
}

/// CR 6.4.3B: an ability whose cost does not exhaust its card is used by an exhausted card, and often.
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

/// CR 6.4.3C: the printed example: Luke's resource and his exhausting are both paid, or his ability is not used.
#[test]
fn a_cost_of_two_parts_is_paid_in_both() {
    let luke = "Luke Skywalker, Faithful Friend";
    scenario().our_leader(luke).our_resources(0).action_phase().expect_not_offered("use Luke Skywalker");
    scenario().our_exhausted_leader(luke).our_resources(1).action_phase().expect_not_offered("use Luke Skywalker");
    let mut game = scenario().our_leader(luke).our_hand(["Regional Sympathizers"]).our_resources(5).action_phase();
    game.us().play("Regional Sympathizers");
    game.them().pass();
    game.us().use_ability("our leader").choose("Regional Sympathizers").expect_ready_resources(0);
    game.expect_exhausted("our leader").expect_upgrades("Regional Sympathizers", ["Shield"]);
}

/// CR 6.4.4B: no more is paid than the cost.
#[test]
fn an_ability_costs_no_more_than_it_says() {
    let mut game = scenario().ours(["Fett's Firespray"]).theirs(["Wampa"]).our_resources(9).action_phase();
    game.us().use_ability("Fett's Firespray").choose("Wampa").expect_ready_resources(7);
    game.expect_event("2 resources paid", |event| matches!(event, Event::Paid { resources: 2, .. }));
}

/// CR 6.4.5A: an attack by an ability has its own triggers in it, before the ability goes on.
#[test]
fn an_attack_within_an_ability_is_a_whole_attack() {
    let mut game = scenario()
        .our_leader("Leia Organa, Alliance General")
        .ours(["Regional Sympathizers", "Battlefield Marine", "Wampa"])
        .theirs(["Vanguard Infantry", "Consular Security Force"])
        .our_base_damage(5)
        .action_phase();
    game.us().use_ability("our leader").attack("Regional Sympathizers", "Vanguard Infantry").expect_base_damage(3);
    game.expect_asked(Side::Them, Ask::Target);
    game.them().choose("Consular Security Force");
    game.expect_offered("Battlefield Marine -> their base").expect_not_offered("Wampa -> their base");
    game.expect_not_offered("Regional Sympathizers -> their base");
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(3);
    game.expect_action_of(Side::Them);
}

/// CR 6.4.5B: an ability without effect was the action all the same.
#[test]
fn an_ability_without_effect_is_the_action_of_the_turn() {
    let mut game = scenario().ours(["Bib Fortuna", "Wampa"]).action_phase();
    game.us().use_ability("Bib Fortuna");
    game.expect_exhausted("Bib Fortuna").expect_action_of(Side::Them);
}

/// CR 1.16.5B, 1.5.2D: taking control of a second copy of a unique card is having two: one is defeated at once.
#[test]
fn a_taken_copy_of_a_unique_card_is_one_too_many() {
    let mut game =
        scenario().ours(["General Veers"]).theirs(["General Veers"]).our_hand(["Change of Heart"]).action_phase();
    game.us().play("Change of Heart").choose("their General Veers");
    game.expect_asked(Side::Us, Ask::Unique);
    let theirs = game.game.legal_actions().iter().copied().find(
        |action| matches!(action, rules::Action::Card(card) if game.game.state.card(*card).owner == rules::Seat(1)),
    );
    game.game.play(theirs.expect("their copy may be chosen")).expect("a listed action");
    game.expect_count("General Veers", 1).expect_action_of(Side::Them);
    game.them().expect_discard(["General Veers"]);
}

/// CR 1.16.5B: copies of different players stand side by side, and so do cards that share no more than their name.
#[test]
fn uniqueness_is_a_players_own_and_minds_the_subtitle() {
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

/// CR 6.2.0D, 7.7.4: what was to befall a unit in the regroup phase does not befall its new copy.
#[test]
fn a_new_copy_is_not_meant_by_what_was_said_of_the_old() {
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

/// CR 6.3.5D: a defender that combat damage would not defeat leaves no excess, whatever keeps it up.
#[test]
fn a_defender_that_is_not_defeated_leaves_no_excess() {
    let mut game = scenario()
        .ours([unit("AT-ST").with(["Academy Training"])])
        .their_deployed_leader(unit("Chirrut Îmwe").damage(3))
        .action_phase();
    game.us().attack("AT-ST", "Chirrut Îmwe");
    game.expect_in_play("Chirrut Îmwe").expect_damage("Chirrut Îmwe", 11);
    game.them().expect_base_damage(0);
}

/// CR 5.5.1D, 3.4.5: a leader that falls as the regroup phase begins comes back exhausted, and is readied with all.
#[test]
fn a_leader_that_falls_in_the_regroup_phase_is_readied_in_it() {
    let mut game =
        scenario().our_deployed_leader(unit("Chirrut Îmwe").damage(4)).theirs(["Swoop Racer"]).their_action_phase();
    game.them().attack("Swoop Racer", "Chirrut Îmwe");
    game.expect_in_play("Chirrut Îmwe").expect_damage("Chirrut Îmwe", 8);
    game.both_pass();
    game.expect_in_base_zone("Chirrut Îmwe").expect_exhausted("our leader").expect_asked(Side::Us, Ask::Resource);
    game.nobody_resources();
    game.expect_ready("our leader").expect_not_offered("deploy Chirrut Îmwe");
}

/// CR 6.2.0E, 7.1.6A: a card is played from an open pile when one can be; only a hand may hold none.
#[test]
fn what_everybody_sees_has_to_be_played() {
    let mut game = scenario().our_hand(["Home One"]).our_discard(["Alliance X-Wing", "Wampa"]).action_phase();
    game.us().play("Home One");
    game.expect_options(["play Alliance X-Wing"]);
    game.us().play("Alliance X-Wing");
    game.expect_in_play("Alliance X-Wing");
}

/// CR 4.9.1, 3.4.3: a leader's unit side does nothing before it is deployed, its other side nothing after.
#[test]
fn only_the_face_of_a_leader_that_is_up_works() {
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

/// CR 3.4.4, 3.4.5, 6.4.3B: a leader deploys when exhausted; back again, it uses its other ability in later rounds.
#[test]
fn a_leader_that_came_back_still_has_its_ability() {
    let mut game =
        scenario().our_leader("Sabine Wren, Galvanized Revolutionary").our_leader_has_deployed().action_phase();
    game.expect_not_offered("deploy Sabine Wren");
    game.us().use_ability("our leader").expect_base_damage(1);
    game.them().expect_base_damage(1);
}

/// Quickstart, empty deck, and CR 8.6.1: each card that cannot be drawn deals three damage to the base.
#[test]
fn quickstart_an_empty_deck_costs_three_damage_a_card() {
    let mut game = scenario().our_deck([]).their_deck(["Wampa"]).action_phase();
    game.both_pass();
    game.us().expect_base_damage(6).expect_hand([]);
    game.them().expect_base_damage(3).expect_hand(["Wampa"]);
}

/// CR 5.6.3: empty decks may defeat both bases in one draw: that is a draw, too.
#[test]
fn both_bases_may_fall_to_empty_decks() {
    let mut game = scenario().our_deck([]).their_deck([]).our_base_damage(25).their_base_damage(27).action_phase();
    game.both_pass();
    game.expect_draw();
}

/// CR 5.6.1: of two bases damaged together only the one without HP is lost, whoever dealt the damage.
#[test]
fn a_player_may_defeat_the_own_base() {
    let mut game = scenario()
        .our_leader("Sabine Wren, Galvanized Revolutionary")
        .our_base_damage(29)
        .their_base_damage(28)
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_winner(Side::Them);
}

/// CR 6.4.2A, 1.17.4: an ability without a cost has to change something: it is not used when what it allows cannot be
/// done, nor declined once it is used, although the hand is hidden.
#[test]
fn an_ability_without_a_cost_is_used_for_its_effect() {
    let table = || scenario().our_deployed_leader("Han Solo, Worth the Risk");
    table().our_hand(["Open Fire"]).action_phase().expect_not_offered("use Han Solo");
    table().our_hand(["Wampa"]).our_resources(1).action_phase().expect_not_offered("use Han Solo");
    let mut game = table().our_hand(["Wampa", "Open Fire"]).action_phase();
    game.us().use_ability("Han Solo");
    game.expect_options(["play Wampa"]);
}
