//! The cards of Spark of Rebellion with the aspect Cunning alone, SOR_204 to SOR_224, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SOR_204: defeated, he may discard from our deck; what is no unit deals 2 damage to a ground unit.
#[test]
fn greedo_shoots_when_no_unit_is_discarded() {
    let with = |card| scenario().ours(["Greedo"]).our_deck([card, "Repair"]).theirs(["AT-ST", "TIE/ln Fighter"]);
    let mut game = with("Recruit").action_phase();
    game.us().attack("Greedo", "AT-ST").yes();
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 5);
    let mut game = with("Wampa").action_phase();
    game.us().attack("Greedo", "AT-ST").yes().expect_discard(["Greedo", "Wampa"]);
    game.expect_damage("AT-ST", 3).expect_action_of(Side::Them);
    let mut game = with("Recruit").action_phase();
    game.us().attack("Greedo", "AT-ST").no().expect_discard(["Greedo"]);
    game.expect_action_of(Side::Them);
}

/// SOR_205: Saboteur: past a Sentinel, and the Shield of the attacked unit falls before the damage.
#[test]
fn jawa_scavenger_sabotages() {
    let mut game =
        scenario().ours(["Jawa Scavenger"]).theirs([unit("Cell Block Guard").with(["Shield"])]).action_phase();
    game.expect_offered("Jawa Scavenger -> their base");
    game.us().attack("Jawa Scavenger", "Cell Block Guard");
    game.expect_damage("Cell Block Guard", 2).expect_upgrades("Cell Block Guard", []);
}

/// SOR_206: 2 resources for a card, if we like; nothing is asked without them.
#[test]
fn mining_guild_tie_fighter_sells_a_card() {
    let with = |ready| scenario().ours(["Mining Guild TIE Fighter"]).our_resources(ready).action_phase();
    let mut game = with(2);
    game.us().attack("Mining Guild TIE Fighter", "their base").yes().expect_hand_size(1).expect_ready_resources(0);
    let mut game = with(2);
    game.us().attack("Mining Guild TIE Fighter", "their base").no().expect_hand_size(0).expect_ready_resources(2);
    let mut game = with(1);
    game.us().attack("Mining Guild TIE Fighter", "their base").expect_hand_size(0).expect_ready_resources(1);
    game.expect_action_of(Side::Them);
}

/// SOR_207: Shielded.
#[test]
fn crafty_smuggler_comes_with_a_shield() {
    let mut game = scenario().our_hand(["Crafty Smuggler"]).action_phase();
    game.us().play("Crafty Smuggler");
    game.expect_upgrades("Crafty Smuggler", ["Shield"]);
}

/// SOR_208: Raid 1; beside a leader unit it may exhaust a unit that is no leader.
#[test]
fn outer_rim_headhunter_may_exhaust_beside_a_leader() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Outer Rim Headhunter"])
        .theirs(["AT-ST"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().attack("Outer Rim Headhunter", "their base");
    game.expect_options(["Outer Rim Headhunter", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
    game.them().expect_base_damage(2);
    let mut game = scenario().ours(["Outer Rim Headhunter"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Outer Rim Headhunter", "their base");
    game.expect_action_of(Side::Them);
}

/// SOR_209: Raid 1; one of our units that is no leader returns to hand.
#[test]
fn pirated_starfighter_returns_a_friendly_unit() {
    let mut game = scenario()
        .our_hand(["Pirated Starfighter"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Pirated Starfighter");
    game.expect_options(["Pirated Starfighter", "Wampa"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
    game.expect_keyword("Pirated Starfighter", Keyword::Raid);
}

/// SOR_211: Sentinel beside another Cunning unit.
#[test]
fn gamorrean_guards_guard_beside_a_cunning_unit() {
    let with = |other| scenario().ours(["Gamorrean Guards", other]).theirs(["Greedo"]).action_phase();
    with("Jawa Scavenger").expect_keyword("Gamorrean Guards", Keyword::Sentinel);
    with("Wampa").expect_no_keyword("Gamorrean Guards", Keyword::Sentinel);
}

/// SOR_212: it attacks on the ground, too, and there the defending unit has 2 power less; it cannot be attacked thence.
#[test]
fn strafing_gunship_attacks_both_arenas() {
    let mut game = scenario().ours(["Strafing Gunship"]).theirs(["AT-ST", "Relentless"]).action_phase();
    let mut space = game.clone();
    game.us().attack("Strafing Gunship", "AT-ST");
    // 6 less 2 is enough for its 4 HP.
    game.expect_gone("Strafing Gunship").expect_damage("AT-ST", 3).expect_power("AT-ST", 6);
    space.expect_offered("Strafing Gunship -> Relentless");
    space.us().pass();
    space.expect_not_offered("AT-ST -> Strafing Gunship").expect_offered("Relentless -> Strafing Gunship");
}

/// SOR_213: Ambush.
#[test]
fn syndicate_lackeys_ambush() {
    let mut game = scenario().our_hand(["Syndicate Lackeys"]).theirs(["Wampa"]).action_phase();
    game.us().play("Syndicate Lackeys").attack("Syndicate Lackeys", "Wampa");
    game.expect_gone("Wampa").expect_gone("Syndicate Lackeys");
}

/// SOR_214: on Vehicles only; attacking, a resource is readied.
#[test]
fn smuggling_compartment_readies_a_resource() {
    let mut game = scenario()
        .our_hand(["Smuggling Compartment"])
        .ours(["Alliance X-Wing", "Wampa"])
        .our_resources(3)
        .action_phase();
    game.expect_not_offered("play Smuggling Compartment onto Wampa");
    game.us().play_onto("Smuggling Compartment", "Alliance X-Wing").expect_ready_resources(0);
    game.them().pass();
    game.us().attack("Alliance X-Wing", "their base").choose("our Underworld Thug").expect_ready_resources(1);
    game.them().expect_base_damage(3);
}

/// SOR_215: played on one of our ready units, that unit may attack at once.
#[test]
fn snapshot_reflexes_lets_the_unit_attack() {
    let mut game = scenario().our_hand(["Snapshot Reflexes"]).ours(["Wampa", "Greedo"]).action_phase();
    game.us().play_onto("Snapshot Reflexes", "Wampa");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(5);
    game.expect_exhausted("Wampa").expect_action_of(Side::Them);
}

/// SOR_216: -4/-0 for the phase, an enemy unit only.
#[test]
fn disarm_weakens_an_enemy_unit() {
    let mut game = scenario().our_hand(["Disarm"]).ours(["Wampa"]).theirs(["AT-ST", "Greedo"]).action_phase();
    game.us().play("Disarm");
    game.expect_options(["AT-ST", "Greedo"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 2).both_pass().expect_power("AT-ST", 6);
}

/// SOR_217: +1/+0, and its damage comes first: a unit that falls deals none.
#[test]
fn shoot_first_strikes_before_the_defending_unit() {
    let mut game =
        scenario().our_hand(["Shoot First"]).ours(["Battlefield Marine"]).theirs(["Gamorrean Guards"]).action_phase();
    game.us().play("Shoot First").attack("Battlefield Marine", "Gamorrean Guards");
    game.expect_gone("Gamorrean Guards").expect_damage("Battlefield Marine", 0);
    game.expect_power("Battlefield Marine", 3).expect_exhausted("Battlefield Marine");
}

/// SOR_218: an enemy unit is exhausted, one of ours that costs 3 or less gets a Shield token.
#[test]
fn asteroid_sanctuary_exhausts_and_shields() {
    let mut game = scenario()
        .our_hand(["Asteroid Sanctuary"])
        .ours(["Battlefield Marine", "Wampa"])
        .theirs(["AT-ST", "Greedo"])
        .action_phase();
    game.us().play("Asteroid Sanctuary");
    game.expect_options(["AT-ST", "Greedo"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Shield"]);
}

/// SOR_219: a unit for 3 less, ready, defeated when the regroup phase starts.
#[test]
fn sneak_attack_borrows_a_unit_for_the_phase() {
    let mut game = scenario().our_hand(["Sneak Attack", "AT-ST", "Recruit"]).our_resources(9).action_phase();
    game.us().play("Sneak Attack");
    game.expect_options(["play AT-ST", "no"]);
    // 2 and 2 for the event, 6 and 2 less 3 for the unit.
    game.us().play("AT-ST").expect_ready_resources(0);
    game.expect_ready("AT-ST");
    game.them().pass();
    game.us().attack("AT-ST", "their base");
    game.them().expect_base_damage(6);
    game.both_pass();
    game.expect_gone("AT-ST");
    game.us().expect_discard(["Sneak Attack", "AT-ST"]);
}

/// SOR_220: +3/+0 for the attack.
#[test]
fn surprise_strike_attacks_with_three_more() {
    let mut game = scenario().our_hand(["Surprise Strike"]).ours(["Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().play("Surprise Strike").attack("Wampa", "their base");
    game.them().expect_base_damage(7);
    game.expect_power("Wampa", 4).expect_exhausted("Wampa");
}

/// SOR_221: each unit of an arena, ours too.
#[test]
fn outmaneuver_exhausts_an_arena() {
    let mut game = scenario()
        .our_hand(["Outmaneuver"])
        .ours(["Alliance X-Wing", "Wampa"])
        .theirs(["TIE/ln Fighter", "AT-ST"])
        .action_phase();
    game.us().play("Outmaneuver").pick("space");
    game.expect_exhausted("Alliance X-Wing").expect_exhausted("TIE/ln Fighter");
    game.expect_ready("Wampa").expect_ready("AT-ST");
}

/// SOR_222: a unit that is no leader returns to its owner's hand.
#[test]
fn waylay_returns_a_unit_to_its_owner() {
    let mut game = scenario()
        .our_hand(["Waylay"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs([unit("Wampa").owned_by(Side::Us)])
        .action_phase();
    game.us().play("Waylay");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
}

/// SOR_223: we stop when we like: the combined cost is dealt, the revealed cards go below.
#[test]
fn dont_get_cocky_deals_the_combined_cost() {
    let mut game = scenario()
        .our_hand(["Don't Get Cocky"])
        .our_deck(["Battlefield Marine", "Wampa", "AT-ST", "Recruit"])
        .theirs(["Avenger"])
        .action_phase();
    game.us().play("Don't Get Cocky").choose("Avenger");
    game.expect_asked(Side::Us, Ask::Stop);
    // What is revealed is open to both (CR 8.25.1).
    game.us().expect_sees("Battlefield Marine").expect_does_not_see("our Wampa");
    game.them().expect_sees("Battlefield Marine");
    let mut too_far = game.clone();
    game.us().yes().no().expect_deck_top(["AT-ST", "Recruit"]).expect_deck_size(4);
    game.expect_damage("Avenger", 6);
    too_far.us().yes().yes().no().expect_deck_top(["Recruit"]);
    too_far.expect_damage("Avenger", 0).expect_action_of(Side::Them);
}

/// SOR_223: at least one card and at most seven are revealed.
#[test]
fn dont_get_cocky_stops_at_seven_cards() {
    let mut game = scenario()
        .our_hand(["Don't Get Cocky"])
        .our_deck(["Recruit", "Repair", "Recruit", "Repair", "Recruit", "Repair", "Recruit", "Wampa"])
        .theirs(["Avenger"])
        .action_phase();
    game.us().play("Don't Get Cocky").choose("Avenger").yes().yes().yes().yes().yes().yes();
    game.us().expect_deck_top(["Wampa"]);
    game.expect_damage("Avenger", 7).expect_action_of(Side::Them);
}

/// SOR_224: ours until the regroup phase starts, then its owner's again.
#[test]
fn change_of_heart_borrows_a_unit() {
    let mut game = scenario()
        .our_hand(["Change of Heart"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Change of Heart");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_controller("Wampa", Side::Us).expect_ready("Wampa");
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(4);
    game.both_pass();
    game.expect_controller("Wampa", Side::Them);
}

/// SOR_224: a unit of ours that they control comes back, and at regroup its owner, we, keeps it.
#[test]
fn change_of_heart_gives_the_unit_to_its_owner() {
    let mut game = scenario().our_hand(["Change of Heart"]).theirs([unit("Wampa").owned_by(Side::Us)]).action_phase();
    game.us().play("Change of Heart").choose("Wampa");
    game.both_pass();
    game.expect_controller("Wampa", Side::Us);
}
