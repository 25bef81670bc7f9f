//! The cards of Legends of the Force from LOF_010 to LOF_018: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

// ---- LOF_010 Third Sister, Seething With Ambition ----

/// LOF_010: a unit from hand, which has Hidden for this phase.
#[test]
fn third_sister_hides_the_unit_that_she_plays() {
    let mut game = scenario().our_leader("LOF_010").our_hand(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader").play("Wampa").expect_ready_resources(16);
    game.expect_keyword("Wampa", Keyword::Hidden).expect_not_offered("AT-ST -> Wampa");
    game.them().attack("AT-ST", "our base");
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Wampa", Keyword::Hidden);
}

/// LOF_010: deployed, on attack, the next unit of this phase has Hidden; the one after it does not.
#[test]
fn third_sisters_attack_hides_the_next_unit() {
    let mut game = scenario()
        .our_deployed_leader("LOF_010")
        .our_hand(["Vanquish", "Wampa", "Greedo"])
        .theirs(["AT-ST", "Gungi"])
        .action_phase();
    game.us().attack("our leader", "their base");
    game.them().pass();
    game.us().play("Vanquish").choose("Gungi");
    game.them().pass();
    game.us().play("Wampa");
    game.expect_keyword("Wampa", Keyword::Hidden);
    game.them().pass();
    game.us().play("Greedo");
    game.expect_no_keyword("Greedo", Keyword::Hidden);
}

// Rulings

/// LOF_010, erratum: it has Hidden for this phase only (ruling 1).
#[test]
fn what_third_sisters_attack_hides_is_hidden_for_the_phase() {
    let mut game = scenario().our_deployed_leader("LOF_010").our_hand(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("our leader", "their base");
    game.them().pass();
    game.us().play("Wampa");
    game.expect_not_offered("AT-ST -> Wampa");
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Wampa", Keyword::Hidden);
    game.us().pass();
    game.expect_offered("AT-ST -> Wampa");
}

/// LOF_010, CR 6.2.0E: the unit is paid for (ruling 2).
#[test]
fn third_sister_cannot_play_what_she_cannot_pay() {
    let mut game =
        scenario().our_leader("LOF_010").our_resources(3).our_hand(["Wampa", "Underworld Thug"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_not_offered("play Wampa");
    game.us().play("Underworld Thug").expect_ready_resources(1);
}

/// LOF_010, CR 7.5.18B: with Sentinel it can be attacked all the same (ruling 3).
#[test]
fn a_sentinel_that_third_sister_hides_can_be_attacked() {
    let mut game = scenario().our_leader("LOF_010").our_hand(["Pyke Sentinel"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader").play("Pyke Sentinel");
    game.expect_keyword("Pyke Sentinel", Keyword::Hidden).expect_offered("AT-ST -> Pyke Sentinel");
}

/// LOF_010, CR 7.7.3: the next unit has Hidden although she is gone (ruling 4).
#[test]
fn third_sisters_gift_outlives_her() {
    let mut game = scenario()
        .our_deployed_leader(unit("LOF_010").damage(3))
        .our_hand(["Wampa"])
        .their_hand(["Open Fire"])
        .action_phase();
    game.us().attack("our leader", "their base");
    game.them().play("Open Fire").choose("Third Sister");
    game.us().play("Wampa");
    game.expect_keyword("Wampa", Keyword::Hidden);
}

// ---- LOF_011 Kit Fisto, Focused Jedi Master ----

/// LOF_011: 2 damage when a Jedi of ours has attacked this phase.
#[test]
fn kit_fisto_deals_damage_after_a_jedi_attacked() {
    let mut game = scenario().our_leader("LOF_011").ours(["Gungi", "Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Gungi", "their base");
    game.them().pass();
    game.us().use_ability("our leader").choose("Wampa").expect_ready_resources(19);
    game.expect_damage("Wampa", 2);
}

/// LOF_011: deployed, +1/+0 for each other Jedi of ours.
#[test]
fn kit_fisto_is_stronger_among_jedi() {
    let mut game = scenario()
        .our_deployed_leader("LOF_011")
        .ours(["Gungi", "Gungi", "Outer Rim Mystic"])
        .theirs(["Gungi"])
        .action_phase();
    game.expect_power("our leader", 3).expect_keyword("our leader", Keyword::Saboteur);
}

// Rulings

/// LOF_011, CR 6.4.2A: it can be used although no Jedi has attacked, for nothing but its cost (ruling 1).
#[test]
fn kit_fisto_may_be_used_for_nothing() {
    let mut game = scenario().our_leader("LOF_011").ours(["Greedo"]).theirs(["Wampa", "Gungi"]).action_phase();
    game.us().attack("Greedo", "their base");
    game.them().attack("Gungi", "our base");
    game.us().use_ability("our leader").expect_ready_resources(19);
    game.expect_damage("Wampa", 0).expect_exhausted("our leader").expect_action_of(Side::Them);
}

// ---- LOF_012 Rey, Nobody ----

/// LOF_012: 1 damage when we have played a Force card this phase that is no unit.
#[test]
fn rey_deals_damage_after_a_force_event() {
    let mut game = scenario().our_leader("LOF_012").our_hand(["Force Choke"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Force Choke").choose("Wampa");
    game.them().pass();
    game.us().use_ability("our leader").choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

/// LOF_012: deployed, our hand for two cards, if we like.
#[test]
fn rey_discards_the_hand_for_two_cards() {
    let mut game = scenario().our_leader("LOF_012").our_hand(["Wampa", "Vanquish", "Greedo"]).action_phase();
    game.us().deploy().yes().expect_hand_size(2);
    game.expect_in_discard("Wampa").expect_in_discard("Vanquish");
    let mut game = scenario().our_leader("LOF_012").our_hand(["Wampa"]).action_phase();
    game.us().deploy().no().expect_hand(["Wampa"]);
}

// Rulings

/// LOF_012, CR 1.14.6: an empty hand can be discarded (ruling 1).
#[test]
fn rey_may_discard_an_empty_hand() {
    let mut game = scenario().our_leader("LOF_012").action_phase();
    game.us().deploy().yes().expect_hand_size(2);
}

/// LOF_012, CR 7.5.17C: a Force card that is played as an upgrade by Piloting is no unit (ruling 2).
#[test]
fn rey_counts_a_pilot_with_the_force() {
    let mut game = scenario()
        .our_leader("LOF_012")
        .text(r#"(id: "JTL_094", pilot: [])"#)
        .our_hand(["Luke Skywalker, You Still With Me?"])
        .ours(["Alliance X-Wing"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play_onto("Luke Skywalker", "Alliance X-Wing");
    game.them().pass();
    game.us().use_ability("our leader").choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

/// LOF_012, CR 6.4.2A: it can be used without a Force card, for nothing; a Force unit is none that counts (ruling 3).
#[test]
fn rey_may_be_used_for_nothing() {
    let mut game = scenario().our_leader("LOF_012").our_hand(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().play("Gungi");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_damage("Wampa", 0).expect_exhausted("our leader").expect_action_of(Side::Them);
}

// ---- LOF_013 Barriss Offee, We Have Become Villains ----

/// LOF_013: the Force for an event that costs 1 less; deployed without being exhausted.
#[test]
fn barriss_offee_plays_an_event() {
    let mut game =
        scenario().our_leader("LOF_013").our_force().our_hand(["Vanquish", "Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_not_offered("play Wampa");
    game.us().play("Vanquish").choose("Greedo").expect_ready_resources(20 - 4);
    game.them().no();
    game.expect_gone("Greedo");
    let mut game =
        scenario().our_deployed_leader("LOF_013").our_force().our_hand(["Vanquish"]).theirs(["Gungi"]).action_phase();
    game.us().use_ability("our leader").play("Vanquish").choose("Gungi");
    game.expect_gone("Gungi").expect_ready("our leader");
}

// ---- LOF_014 Grand Inquisitor, Stories Travel Quickly ----

/// LOF_014: the Force for an attack; the defending unit has -2/-0.
#[test]
fn grand_inquisitor_sends_a_unit_to_attack() {
    let mut game = scenario().our_leader("LOF_014").our_force().ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().use_ability("our leader").attack("Gungi", "Wampa");
    game.expect_damage("Gungi", 2).expect_damage("Wampa", 2).expect_power("Wampa", 4);
}

/// LOF_014: deployed, on attack, and Shielded as he is deployed.
#[test]
fn grand_inquisitor_weakens_whom_he_attacks() {
    let mut game = scenario().our_leader("LOF_014").action_phase();
    game.us().deploy();
    game.expect_upgrades("our leader", ["Shield"]);
    let mut game = scenario().our_deployed_leader("LOF_014").theirs(["Wampa"]).action_phase();
    game.us().attack("our leader", "Wampa");
    game.expect_damage("our leader", 2).expect_power("Wampa", 4);
}

// Rulings

/// LOF_014, CR 6.3.0D: with a ready unit one must attack (ruling 1).
#[test]
fn grand_inquisitors_attack_must_be_made() {
    let mut game =
        scenario().our_leader("LOF_014").our_force().ours([unit("Gungi"), unit("Greedo").exhausted()]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Gungi -> their base"]);
}

/// LOF_014, erratum: "the defending unit": it has less power for this attack alone, and a base has none to lose
/// (ruling 2).
#[test]
fn grand_inquisitor_weakens_the_defending_unit() {
    let mut game = scenario().our_deployed_leader("LOF_014").theirs(["Wampa"]).action_phase();
    game.us().attack("our leader", "their base");
    game.expect_power("Wampa", 4);
    game.them().expect_base_damage(3);
}

// ---- LOF_015 Cal Kestis, I Can't Keep Hiding ----

/// LOF_015: the Force; an opponent chooses a ready unit of theirs, which is exhausted.
#[test]
fn cal_kestis_has_an_opponent_exhaust_a_unit() {
    let mut game = scenario()
        .our_leader("LOF_015")
        .our_force()
        .ours(["Gungi"])
        .theirs([unit("Wampa"), unit("AT-ST"), unit("Greedo").exhausted()])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_asked(Side::Them, Ask::Target).expect_options(["Wampa", "AT-ST"]);
    game.them().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_ready("Wampa");
}

/// LOF_015: deployed, on attack.
#[test]
fn cal_kestis_exhausts_on_attack() {
    let mut game = scenario().our_deployed_leader("LOF_015").theirs(["Wampa"]).action_phase();
    game.us().attack("our leader", "their base");
    game.them().choose("Wampa");
    game.expect_exhausted("Wampa");
}

// Rulings

/// LOF_015, CR 11.4.2: of several opponents we choose the one who chooses (ruling 1).
#[test]
fn cal_kestis_chooses_the_opponent() {
    let mut game = scenario().our_leader("LOF_015").our_force().theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_asked(Side::Us, Ask::Player);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, Ask::Target).expect_options(["AT-ST"]);
}

// ---- LOF_016 Qui-Gon Jinn, Student of the Living Force ----

/// LOF_016: a unit of ours goes back to hand for one that costs less and is not Villainy, for free.
#[test]
fn qui_gon_jinn_exchanges_a_unit() {
    let mut game = scenario()
        .our_leader("LOF_016")
        .our_force()
        .ours(["Wampa", "Underworld Thug"])
        .our_hand(["Battlefield Marine", "Greedo", "Swoop Racer", "Gungi", "Death Star Stormtrooper"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa", "Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_options(["play Greedo", "no"]);
    game.us().play("Greedo").expect_ready_resources(20);
    game.expect_in_hand("Underworld Thug").expect_in_play("Greedo");
}

// Rulings

/// LOF_016, CR 1.8.5: for free is without the penalty for aspects, too, but not without other costs (ruling 1).
#[test]
fn qui_gon_jinns_free_unit_has_no_penalty() {
    let mut game = scenario()
        .our_leader("LOF_016")
        .our_force()
        .our_resources(0)
        .ours(["Wampa"])
        .our_hand(["Battlefield Marine"])
        .action_phase();
    game.us().use_ability("our leader").choose("Wampa").play("Battlefield Marine");
    game.expect_in_play("Battlefield Marine");
    let mut other_costs = crate::starts::taxed()
        .our_leader("LOF_016")
        .our_force()
        .our_resources(0)
        .ours(["Wampa"])
        .our_hand(["Battlefield Marine"])
        .action_phase();
    other_costs.us().use_ability("our leader").choose("Wampa").play("Battlefield Marine").expect_base_damage(2);
}

/// LOF_016, CR 7.6.16: deployed, only when he survives his attack (ruling 2).
#[test]
fn qui_gon_jinn_must_survive_his_attack() {
    let table = |damage: i16| {
        let mut game = scenario()
            .our_deployed_leader(unit("LOF_016").damage(damage))
            .ours(["Swoop Racer"])
            .theirs(["Wampa"])
            .our_hand(["Greedo"])
            .action_phase();
        game.us().attack("our leader", "Wampa");
        game
    };
    let mut game = table(0);
    game.expect_options(["Swoop Racer", "no"]);
    game.us().choose("Swoop Racer").play("Greedo");
    game.expect_in_play("Greedo").expect_in_hand("Swoop Racer");
    table(5).expect_in_base_zone("Qui-Gon Jinn").expect_action_of(Side::Them);
}

/// LOF_016, CR 7.6.16: it triggers when combat damage has been dealt; he is not attacking any more when it is resolved
/// (ruling 5).
#[test]
fn qui_gon_jinns_attack_is_over_when_he_returns_a_unit() {
    let mut game = scenario()
        .our_deployed_leader(unit("LOF_016").with(["Resilient"]))
        .resilient_gives("KeywordX(Raid, 2)")
        .ours(["Swoop Racer"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("our leader", "AT-ST");
    game.expect_options(["Swoop Racer", "no"]).expect_damage("AT-ST", 6).expect_power("our leader", 4);
}

/// LOF_016, CR 1.8.6: cost is what is printed; the unit that went back is no choice (ruling 3).
#[test]
fn qui_gon_jinn_compares_printed_costs() {
    let mut game =
        scenario().our_leader("LOF_016").our_force().ours(["Gungi"]).our_hand(["Underworld Thug"]).action_phase();
    game.us().use_ability("our leader").choose("Gungi");
    game.expect_action_of(Side::Them);
    game.us().expect_hand_size(2);
}

/// LOF_016, CR 8.24: what returns is in play; a card in the discard pile is no choice (ruling 4).
#[test]
fn qui_gon_jinn_returns_a_unit_in_play() {
    let mut game = scenario()
        .our_leader("LOF_016")
        .our_force()
        .ours(["Gungi"])
        .our_discard(["Wampa"])
        .our_hand(["Greedo"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Gungi"]);
}

// ---- LOF_017 Darth Revan, Scourge of the Old Republic ----

/// LOF_017: exhausted, he gives Experience to a unit of ours that defeated one in its attack.
#[test]
fn darth_revan_rewards_a_unit_that_defeats() {
    let mut game = scenario().our_leader("LOF_017").ours(["Wampa"]).theirs(["Cantina Braggart"]).action_phase();
    game.us().attack("Wampa", "Cantina Braggart").yes();
    game.expect_upgrades("Wampa", ["Experience"]).expect_exhausted("our leader");
}

/// LOF_017: deployed without being exhausted, and for himself, too.
#[test]
fn darth_revan_rewards_himself() {
    let mut game = scenario().our_deployed_leader("LOF_017").theirs(["Cantina Braggart"]).action_phase();
    game.us().attack("our leader", "Cantina Braggart").yes();
    game.expect_upgrades("our leader", ["Experience"]);
}

// Corners

/// LOF_017: an enemy unit that defeats one of ours is not rewarded, nor a unit whose attack defeats nobody.
#[test]
fn darth_revan_rewards_only_friendly_units_that_defeat() {
    let mut game = scenario().our_leader("LOF_017").ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Gungi", "Wampa");
    game.expect_action_of(Side::Them);
    game.them().attack("Wampa", "Gungi");
    game.expect_gone("Gungi").expect_action_of(Side::Us);
}

// Rulings

/// LOF_017: a unit that falls to an "on attack" ability was defeated by the attack (ruling 1).
#[test]
fn darth_revan_rewards_a_defeat_before_combat_damage() {
    let table = scenario().our_leader("LOF_017").ours([unit("Gungi").with(["Resilient"])]);
    let mut game = crate::starts::with_a_deadly_upgrade(table).theirs(["Wampa"]).action_phase();
    game.us().attack("Gungi", "Wampa").yes();
    game.expect_upgrades("Gungi", ["Resilient", "Experience"]);
}

/// LOF_017, CR 7.6.16C: it is offered although the attacker fell as well; then there is nobody to reward (ruling 2).
#[test]
fn darth_revan_hears_of_an_attacker_that_fell() {
    let mut game = scenario().our_leader("LOF_017").ours(["Greedo"]).theirs(["Greedo"]).action_phase();
    game.us().attack("Greedo", "Greedo");
    game.expect_count("Greedo", 0);
}

// ---- LOF_018 Anakin Skywalker, Tempted by the Dark Side ----

/// LOF_018: the Force for a Villainy card that is no unit, without the penalty for its aspects.
#[test]
fn anakin_skywalker_plays_a_villainy_event() {
    let mut game = scenario()
        .our_leader("LOF_018")
        .our_force()
        .our_hand(["Power of the Dark Side", "AT-ST", "Vanquish"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["play Power of the Dark Side", "no"]);
    game.us().play("Power of the Dark Side").expect_ready_resources(17);
    game.them().choose("Wampa");
    game.expect_gone("Wampa");
}

/// LOF_018: deployed, without being exhausted.
#[test]
fn anakin_skywalker_stays_ready() {
    let mut game = scenario()
        .our_deployed_leader("LOF_018")
        .our_force()
        .our_hand(["Power of the Dark Side"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader").play("Power of the Dark Side");
    game.them().choose("Wampa");
    game.expect_ready("our leader");
}

// Rulings

/// LOF_018, CR 6.2.0E: the card is paid for (ruling 1).
#[test]
fn anakin_skywalker_pays_for_the_card() {
    let game = scenario()
        .our_leader("LOF_018")
        .our_force()
        .our_resources(2)
        .our_hand(["Power of the Dark Side"])
        .action_phase();
    let mut game = game;
    game.us().use_ability("our leader");
    game.expect_not_offered("play Power of the Dark Side");
}

/// LOF_018, CR 7.5.17C: a Villainy Pilot can be played as an upgrade; as a unit it cannot (ruling 2).
#[test]
fn anakin_skywalker_plays_a_pilot_as_an_upgrade() {
    let mut game = scenario()
        .our_leader("LOF_018")
        .our_force()
        .our_hand(["Indoctrinated Conscript"])
        .ours(["Alliance X-Wing"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_offered("play Indoctrinated Conscript onto Alliance X-Wing");
    game.expect_not_offered("play Indoctrinated Conscript");
    game.us().play_onto("Indoctrinated Conscript", "Alliance X-Wing").expect_ready_resources(19);
    game.expect_upgrades("Alliance X-Wing", ["Indoctrinated Conscript"]);
}
