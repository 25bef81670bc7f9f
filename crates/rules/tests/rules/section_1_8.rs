//! Scenario tests of section 1 of the rules: cost, damage, power, HP and counters (CR 1.8 to 1.12), derived from the
//! rules alone.

use testkit::{Keyword, LogEvent, Side, scenario, unit};

/// CR 1.8.1: playing a card exhausts resources equal to its cost.
#[test]
fn playing_a_card_exhausts_resources_equal_to_its_cost() {
    let mut game = scenario().our_resources(7).our_hand(["Consular Security Force"]).action_phase();
    game.us().play("Consular Security Force").expect_ready_resources(3).expect_resources(7);
}

/// CR 1.8.2, 6.2.0B: a card whose modified cost cannot be paid cannot be played.
#[test]
fn a_card_that_cannot_be_paid_for_cannot_be_played() {
    let table = |theirs: [&'static str; 1]| {
        scenario().our_resources(1).theirs(theirs).our_hand(["Repair"]).our_base_damage(5).action_phase()
    };
    table(["Wampa"]).expect_offered("play Repair");
    table(["Del Meeko"]).expect_not_offered("play Repair");
}

/// CR 1.8.3: cost modifiers add up.
#[test]
fn cost_modifiers_add_up() {
    let mut game = scenario()
        .our_base("Administrator's Tower")
        .our_leader("Han Solo, Audacious Smuggler")
        .ours(["Jabba the Hutt", "Bib Fortuna"])
        .theirs(["Del Meeko", "Wampa"])
        .our_resources(5)
        .our_hand(["Waylay"])
        .action_phase();
    // Cost 3, +1 for Del Meeko, -1 for Jabba, -1 for Bib Fortuna.
    game.us().use_ability("Bib Fortuna").play("Waylay").choose("Wampa").expect_ready_resources(3);
}

/// CR 1.8.3, 6.2.3A: cost increases apply before decreases.
#[test]
fn cost_increases_apply_before_decreases() {
    // Swoop Racer costs 3 + 2 for Cunning - 5 = 0. In the opposite order it would cost 2.
    let mut game =
        scenario().our_resources(3).our_hand(["You're My Only Hope"]).our_deck(["Swoop Racer"]).action_phase();
    game.us().play("You're My Only Hope").expect_ready_resources(0).play("Swoop Racer");
    game.expect_in_play("Swoop Racer");
}

/// CR 1.8.4, 6.2.3B: a cost is never below 0.
#[test]
fn a_cost_does_not_go_below_zero() {
    let mut game = scenario().our_resources(6).our_hand(["Sneak Attack", "2-1B Surgical Droid"]).action_phase();
    game.us().play("Sneak Attack").expect_ready_resources(2).play("2-1B Surgical Droid").expect_ready_resources(2);
}

/// CR 1.8.5, 6.2.3D: a free card ignores penalties and other modifiers, but additional costs are paid.
#[test]
fn a_free_card_ignores_modifiers_but_not_additional_costs() {
    let mut game = scenario()
        .theirs(["Saw Gerrera", "Del Meeko"])
        .our_base_damage(24)
        .our_resources(4)
        .our_hand(["You're My Only Hope"])
        .our_deck(["Open Fire"])
        .action_phase();
    game.us().play("You're My Only Hope").expect_base_damage(26).expect_ready_resources(0);
    game.us().mode(1).play("Open Fire").expect_base_damage(28).choose("Saw Gerrera");
    game.expect_gone("Saw Gerrera").expect_action_of(Side::Them);
}

/// CR 1.8.5, 8.29.3: the next copy of a card is free. A copy must have the same name and subtitle; later copies are
/// paid for.
#[test]
fn the_next_copy_of_a_card_is_free() {
    let mut game = scenario()
        .confiscate_does(
            "Return(Choose()), Rule(gives: [CardsAreFree(by: Friendly, cards: (is: Card, zone: Any, copy_of: It), \
             next: 1)], for: Phase)",
        )
        .our_resources(30)
        .ours(["Millennium Falcon, Piece of Junk"])
        .our_hand(["Confiscate", "Millennium Falcon, Lando's Pride"])
        .action_phase();
    game.us().play("Confiscate").choose("Millennium Falcon").expect_ready_resources(29);
    game.them().pass();
    game.us().play("Millennium Falcon, Lando's Pride");
    game.us().expect_ready_resources(21);
    game.them().pass();
    game.us().play("Millennium Falcon, Piece of Junk").expect_ready_resources(21);
}

/// CR 1.8.6: the printed example: Piett's effect uses the printed cost, even though the ship was free.
#[test]
fn an_effect_on_cost_uses_the_printed_cost() {
    let mut game = scenario()
        .ours(["Admiral Piett"])
        .theirs(["System Patrol Craft"])
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_resources(7)
        .our_hand(["Galactic Ambition", "Relentless"])
        .action_phase();
    game.us().play("Galactic Ambition").play("Relentless").expect_ready_resources(0).expect_base_damage(9);
    game.expect_keyword("Relentless", Keyword::Ambush);
    game.us().attack("Relentless", "System Patrol Craft");
    game.expect_gone("System Patrol Craft").expect_damage("Relentless", 3);
}

/// CR 1.8.7: a deployed leader has the cost printed on its unit side.
#[test]
fn a_deployed_leader_has_the_cost_of_its_unit_side() {
    let spacer = |leader: &'static str| {
        let mut game = scenario()
            .ours(["Jawa Scavenger"])
            .their_deployed_leader(leader)
            .our_hand(["Cartel Spacer"])
            .action_phase();
        game.us().play("Cartel Spacer");
        game
    };
    let mut game = spacer("Sabine Wren, Galvanized Revolutionary");
    game.us().choose("Sabine Wren");
    game.expect_exhausted("Sabine Wren");
    spacer("Director Krennic").expect_action_of(Side::Them).expect_ready("Director Krennic");
}

/// CR 1.8.8, 6.2.3C: the printed example: Vanquish against Saw Gerrera costs 5 resources and 2 damage to the base.
#[test]
fn an_additional_cost_is_paid_in_addition_to_resources() {
    let mut game = scenario().theirs(["Saw Gerrera"]).our_resources(5).our_hand(["Vanquish"]).action_phase();
    game.us().play("Vanquish").expect_base_damage(2).expect_ready_resources(0).choose("Saw Gerrera");
    game.expect_gone("Saw Gerrera");
    // His own controller does not pay this, and it does not apply to units.
    let mut game = scenario().theirs(["Saw Gerrera"]).our_hand(["Wampa"]).their_hand(["Open Fire"]).action_phase();
    game.us().play("Wampa").expect_base_damage(0);
    game.them().play("Open Fire").choose("Wampa").expect_base_damage(0);
}

/// CR 1.8.9, 6.4.4A: the printed example: Palpatine's cost is a resource, exhausting him and a friendly unit, paid in
/// full or not at all.
#[test]
fn an_ability_cost_is_paid_in_full() {
    let table = || {
        scenario().our_leader("Emperor Palpatine, Galactic Ruler").our_resources(1).theirs(["Consular Security Force"])
    };
    let mut game = table().ours(["Wampa", "Vanguard Infantry"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa", "Vanguard Infantry"]);
    game.us().choose("Wampa").expect_discard(["Wampa"]).expect_ready_resources(0);
    game.expect_exhausted("our leader");
    game.us().choose("Consular Security Force").expect_hand_size(1);
    game.expect_damage("Consular Security Force", 1).expect_action_of(Side::Them);
    table().action_phase().expect_not_offered("use Emperor Palpatine");
    table().ours(["Wampa"]).our_resources(0).action_phase().expect_not_offered("use Emperor Palpatine");
    let exhausted = table().ours(["Wampa"]).our_exhausted_leader("Emperor Palpatine, Galactic Ruler");
    exhausted.action_phase().expect_not_offered("use Emperor Palpatine");
}

/// CR 1.9.2, 1.9.4: a card with damage counters is damaged.
#[test]
fn a_card_with_damage_counters_is_damaged() {
    let mut game = scenario()
        .our_base("Tarkintown")
        .theirs(["Wampa", "Consular Security Force"])
        .our_hand(["Open Fire"])
        .action_phase();
    game.us().play("Open Fire").choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 4).expect_damage("Wampa", 0);
    game.them().pass();
    game.us().use_ability("our base");
    game.expect_options(["Consular Security Force"]);
    game.us().choose("Consular Security Force");
    game.expect_gone("Consular Security Force");
}

/// CR 1.9.3, 1.11.5: no more damage is healed than there is, and only that amount counts as healed.
#[test]
fn healing_counts_only_the_damage_removed() {
    let mut game = scenario()
        .ours([unit("Yoda").damage(1)])
        .theirs(["Wampa"])
        .our_hand(["It Binds All Things", "Repair"])
        .our_base_damage(2)
        .action_phase();
    game.us().play("It Binds All Things").choose("Yoda").number(1).choose("Wampa");
    game.expect_damage("Yoda", 0).expect_damage("Wampa", 1);
    game.them().pass();
    game.us().play("Repair").choose("our base").expect_base_damage(0);
}

/// CR 1.9.3: healing an undamaged unit heals nothing, so nothing follows from it.
#[test]
fn healing_an_undamaged_unit_heals_nothing() {
    let mut game = scenario().ours(["Yoda"]).theirs(["Wampa"]).our_hand(["It Binds All Things"]).action_phase();
    game.us().play("It Binds All Things").choose("Yoda").choose_none();
    game.expect_damage("Yoda", 0).expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

/// CR 1.9.5: damage stays on a card across rounds.
#[test]
fn damage_stays_across_rounds() {
    let mut game = scenario().ours([unit("Wampa").damage(3)]).their_base_damage(7).action_phase();
    game.both_pass().nobody_resources().both_pass().nobody_resources();
    game.expect_damage("Wampa", 3);
    game.them().expect_base_damage(7);
}

/// CR 1.9.5, 6.2.0D: damage is removed when a card leaves play.
#[test]
fn damage_is_removed_when_a_card_leaves_play() {
    let mut game =
        scenario().ours([unit("Wampa").damage(4).with(["Academy Training"])]).our_hand(["Waylay"]).action_phase();
    game.us().play("Waylay").choose("Wampa");
    game.them().pass();
    game.us().play("Wampa");
    game.expect_damage("Wampa", 0).expect_power("Wampa", 4).expect_upgrades("Wampa", []);
}

/// CR 1.9.6, 1.11.1: the printed example: a unit with 3 HP is defeated by 3 damage, not by 2.
#[test]
fn a_unit_is_defeated_by_damage_equal_to_its_hp() {
    let mut game = scenario().ours(["Crafty Smuggler"]).theirs(["Cell Block Guard"]).action_phase();
    game.us().attack("Crafty Smuggler", "Cell Block Guard");
    game.expect_damage("Cell Block Guard", 2).expect_gone("Crafty Smuggler");
    let mut game = scenario().ours([unit("Wampa").damage(1)]).theirs(["Cell Block Guard"]).action_phase();
    game.us().attack("Wampa", "Cell Block Guard");
    game.expect_gone("Cell Block Guard").expect_damage("Wampa", 4);
}

/// CR 1.9.8: damage to several units is dealt at the same time. Triggers follow when all of it is dealt.
#[test]
fn damage_to_several_units_is_dealt_at_the_same_time() {
    let mut game = scenario()
        .ours(["General Veers", "Death Star Stormtrooper", "Seasoned Shoretrooper"])
        .theirs(["Vanguard Infantry", "Greedo", "Wampa"])
        .our_hand(["Bombing Run"])
        .action_phase();
    game.us().play("Bombing Run").pick("ground");
    // The general was in play when the damage was dealt. Without him, the trooper has 3 damage and 3 HP.
    game.expect_gone("General Veers").expect_gone("Death Star Stormtrooper").expect_gone("Seasoned Shoretrooper");
    game.expect_gone("Vanguard Infantry").expect_gone("Greedo").expect_damage("Wampa", 3);
    game.expect_waiting(["Vanguard Infantry", "Greedo"]);
}

/// CR 1.9.8: several instances of damage to one unit are dealt one at a time. A Shield prevents only the first.
#[test]
fn instances_of_damage_to_one_unit_are_dealt_one_at_a_time() {
    let mut game = scenario()
        .ours(["Death Star Stormtrooper", "First Legion Snowtrooper"])
        .theirs([unit("Consular Security Force").with(["Shield"])])
        .our_hand(["Maximum Firepower"])
        .action_phase();
    game.us().play("Maximum Firepower").choose("Death Star Stormtrooper").choose("Consular Security Force");
    game.expect_upgrades("Consular Security Force", []).expect_damage("Consular Security Force", 0);
    game.us().choose("First Legion Snowtrooper");
    game.expect_damage("Consular Security Force", 2).expect_action_of(Side::Them);
}

/// CR 1.9.9: prevented damage was not dealt, so triggers on damage do not fire.
#[test]
fn prevented_damage_triggers_nothing() {
    let mut game = scenario()
        .ours(["Rukh"])
        .theirs([unit("Consular Security Force").with(["Shield"]), unit("Wampa")])
        .action_phase();
    game.us().attack("Rukh", "Consular Security Force");
    game.expect_in_play("Consular Security Force").expect_damage("Consular Security Force", 0);
    game.expect_upgrades("Consular Security Force", []).expect_damage("Rukh", 3).expect_action_of(Side::Them);
    let mut game = scenario().ours(["Rukh"]).theirs(["Consular Security Force"]).action_phase();
    game.us().attack("Rukh", "Consular Security Force");
    game.expect_gone("Consular Security Force");
}

/// CR 1.9.10: the damage of both sides in an attack is combat damage; an event's is not.
#[test]
fn both_sides_of_an_attack_deal_combat_damage() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Consular Security Force"]).action_phase();
    game.us().attack("Wampa", "Consular Security Force");
    let (wampa, force) = (game.card("Wampa"), game.card("Consular Security Force"));
    for (by, card, amount) in [(wampa, force, 4), (force, wampa, 3)] {
        let must = LogEvent::Damaged { card, amount, by: Some(by), combat: true, indirect: false };
        game.expect_event("combat damage", |event| *event == must);
    }
}

/// CR 1.9.11: excess damage is the part beyond the defeat, or all of it if the defender has left play.
#[test]
fn all_damage_is_excess_when_the_defender_has_left_play() {
    let palpatine = || unit("Emperor Palpatine").with(["Fallen Lightsaber"]);
    // Power 6 + 3 from the lightsaber, whose ability defeats the stormtrooper before combat.
    let mut game = scenario().ours([palpatine()]).theirs(["Death Star Stormtrooper"]).action_phase();
    game.us().attack("Emperor Palpatine", "Death Star Stormtrooper");
    game.them().expect_base_damage(9);
    // 1 from the ability and 2 more defeat the Marine, which leaves 7 excess.
    let mut game = scenario().ours([palpatine()]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Emperor Palpatine", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("Emperor Palpatine", 3);
    game.them().expect_base_damage(7);
}

/// CR 1.9.12, 1.18.2A: damage that an event makes a unit deal is dealt by the unit.
#[test]
fn damage_an_event_makes_a_unit_deal_is_dealt_by_the_unit() {
    let mut game = scenario()
        .ours(["Wampa", "Admiral Ackbar"])
        .theirs(["Consular Security Force"])
        .our_hand(["Strike True"])
        .action_phase();
    game.us().play("Strike True").choose("Wampa").choose("Consular Security Force");
    let (by, card) = (Some(game.card("Wampa")), game.card("Consular Security Force"));
    let must = LogEvent::Damaged { card, amount: 4, by, combat: false, indirect: false };
    game.expect_event("the Wampa's damage", |event| *event == must);
}

/// CR 1.10.1: in combat, a unit deals damage equal to its power.
#[test]
fn a_unit_deals_combat_damage_equal_to_its_power() {
    let mut game = scenario().ours(["Star Wing Scout"]).action_phase();
    game.us().attack("Star Wing Scout", "their base");
    game.them().expect_base_damage(4);
}

/// CR 1.10.3, 1.11.3: modifiers of power and HP add up.
#[test]
fn modifiers_of_power_and_hp_add_up() {
    let mut game = scenario()
        .ours([unit("Death Star Stormtrooper").with(["Academy Training", "Experience", "Experience", "Resilient"])])
        .ours(["General Veers"])
        .action_phase();
    game.expect_power("Death Star Stormtrooper", 3 + 2 + 1 + 1 + 1);
    game.expect_hp("Death Star Stormtrooper", 1 + 2 + 1 + 1 + 3 + 1);
}

/// CR 1.10.3, 1.10.4: power increases apply before decreases, whatever the order, and power is never below 0.
#[test]
fn power_increases_apply_before_decreases() {
    let mut game = scenario()
        .ours(["Wampa"])
        .theirs(["Battlefield Marine"])
        .our_hand(["Disarm"])
        .their_hand(["Academy Training"])
        .action_phase();
    game.us().play("Disarm").choose("Battlefield Marine");
    game.expect_power("Battlefield Marine", 0);
    game.them().play_onto("Academy Training", "Battlefield Marine");
    game.expect_power("Battlefield Marine", 3 + 2 - 4);
}

/// CR 1.10.4: a unit with 0 power deals no damage; it does not heal.
#[test]
fn power_does_not_go_below_zero() {
    let mut game = scenario().theirs(["Battlefield Marine"]).our_hand(["Disarm"]).our_base_damage(5).action_phase();
    game.us().play("Disarm").choose("Battlefield Marine");
    game.them().attack("Battlefield Marine", "our base");
    game.us().expect_base_damage(5);
}

/// CR 1.10.5: the power of a unit in play includes all modifiers.
#[test]
fn the_power_of_a_unit_in_play_includes_all_modifiers() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Academy Training"]), unit("Swoop Racer"), unit("2-1B Surgical Droid")])
        .theirs(["Wampa"])
        .our_hand(["Disarm", "Keep Fighting"])
        .action_phase();
    game.us().play("Disarm").choose("Wampa");
    game.them().pass();
    game.us().play("Keep Fighting");
    game.expect_options(["2-1B Surgical Droid", "Wampa"]);
}

/// CR 1.11.5, 1.11.6: remaining HP accounts for modifiers and damage. The printed example has 5 HP and 3 damage.
#[test]
fn remaining_hp_is_hp_minus_damage() {
    // Two of the four damage defeat the unit with 5 HP and 3 damage, and two are excess.
    let mut game = scenario().ours(["Wampa"]).theirs([unit("Wampa").damage(3)]).action_phase();
    game.us().attack("our Wampa", "their Wampa");
    game.them().expect_base_damage(2).expect_discard(["Wampa"]);
    let mut game = scenario()
        .theirs([unit("Consular Security Force").damage(2), unit("Steadfast Battalion").with(["Resilient"])])
        .theirs(["Wampa"])
        .our_hand(["Takedown"])
        .action_phase();
    game.us().play("Takedown");
    game.expect_options(["Consular Security Force", "Wampa"]);
}

/// CR 1.11.6, 1.16.5E: a unit that loses its last HP is defeated immediately.
#[test]
fn losing_the_last_hp_defeats_a_unit() {
    let mut game = scenario()
        .theirs([unit("Battlefield Marine").damage(4).with(["Academy Training"])])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Academy Training");
    game.expect_gone("Battlefield Marine").expect_action_of(Side::Them);
    game.them().expect_discard(["Academy Training", "Battlefield Marine"]);
}

/// CR 1.11.4, 1.11.6: an undamaged unit whose HP is reduced below zero is defeated.
#[test]
fn a_unit_with_hp_below_zero_is_defeated() {
    let mut game =
        scenario().theirs(["Crafty Smuggler", "Wampa"]).our_hand(["Make an Opening"]).our_base_damage(3).action_phase();
    game.us().play("Make an Opening").choose("Crafty Smuggler").expect_base_damage(1);
    game.expect_gone("Crafty Smuggler");
}

/// CR 1.12.2, 1.15.5D: the player with the initiative takes the first action of a round.
#[test]
fn the_player_with_the_initiative_takes_the_first_action_of_a_round() {
    let mut game = scenario().initiative(Side::Them).action_phase();
    game.both_pass().nobody_resources();
    game.expect_action_of(Side::Them);
    game.both_pass().nobody_resources();
    game.expect_action_of(Side::Them);
}

/// CR 1.12.2A, 1.12.2B: the initiative can be taken once per round, and again in the next.
#[test]
fn the_initiative_is_taken_once_a_round() {
    let mut game = scenario().action_phase();
    game.expect_offered("initiative");
    game.us().take_initiative();
    game.expect_not_offered("initiative").expect_action_of(Side::Them);
    game.them().pass();
    game.nobody_resources();
    game.expect_action_of(Side::Us).expect_offered("initiative");
    game.us().pass();
    game.them().take_initiative();
    game.nobody_resources();
    game.expect_action_of(Side::Them);
}

/// CR 1.12.2C: "having the initiative" means holding the counter, whether or not it was taken this round.
#[test]
fn having_the_initiative_means_holding_the_counter() {
    let mut game = scenario().ours(["Ardent Sympathizer"]).theirs(["Baze Malbus"]).action_phase();
    game.expect_power("Ardent Sympathizer", 5).expect_no_keyword("Baze Malbus", Keyword::Sentinel);
    game.us().attack("Ardent Sympathizer", "their base");
    game.them().expect_base_damage(5).take_initiative();
    game.expect_power("Ardent Sympathizer", 3).expect_keyword("Baze Malbus", Keyword::Sentinel);
    let mut game = scenario().ours(["Ardent Sympathizer"]).initiative_taken().action_phase();
    game.expect_power("Ardent Sympathizer", 5);
}

/// CR 1.12.3, 7.2.4: an epic action can be used once per game.
#[test]
fn an_epic_action_can_be_used_once_per_game() {
    let mut game = scenario().our_base("Tarkintown").theirs([unit("Wampa").damage(1)]).action_phase();
    game.us().use_ability("our base").choose("Wampa");
    game.expect_damage("Wampa", 4).expect_not_offered("use our base");
    game.both_pass().nobody_resources();
    game.expect_not_offered("Tarkintown");
}

/// CR 1.12.3, 3.4.5: a defeated leader cannot be deployed again.
#[test]
fn a_defeated_leader_cannot_be_deployed_again() {
    let mut game = scenario().their_hand(["Vanquish"]).theirs(["Wampa"]).action_phase();
    game.us().deploy();
    game.expect_ready("Luke Skywalker");
    game.them().attack("Wampa", "Luke Skywalker");
    game.both_pass().nobody_resources();
    game.us().attack("Luke Skywalker", "Wampa").choose_none();
    game.expect_in_base_zone("Luke Skywalker").expect_exhausted("our leader").expect_gone("Wampa");
    game.both_pass().nobody_resources();
    game.expect_ready("our leader").expect_not_offered("deploy Luke Skywalker");
}
