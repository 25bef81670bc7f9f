//! The Cunning cards of Twilight of the Republic without a second aspect, TWI_205 to TWI_227, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_205: with three units the defending unit gets -2/-0 while it attacks.
#[test]
fn clone_dive_trooper_disarms_in_coordination() {
    let mut game = scenario()
        .ours(["Clone Dive Trooper", "Wampa", "TIE/ln Fighter"])
        .theirs([unit("Clone Trooper"), unit("AT-ST")])
        .action_phase();
    game.expect_power("Clone Trooper", 2);
    game.us().attack("Clone Dive Trooper", "Clone Trooper");
    game.expect_gone("Clone Trooper").expect_damage("Clone Dive Trooper", 0);
    let mut two = scenario().ours(["Clone Dive Trooper", "Wampa"]).theirs(["Clone Trooper"]).action_phase();
    two.us().attack("Clone Dive Trooper", "Clone Trooper");
    two.expect_gone("Clone Trooper").expect_gone("Clone Dive Trooper");
}

/// TWI_205: attacked itself it disarms nobody.
#[test]
fn clone_dive_trooper_disarms_only_while_it_attacks() {
    let mut game = scenario()
        .ours(["Clone Dive Trooper", "Wampa", "TIE/ln Fighter"])
        .theirs(["Battle Droid"])
        .their_action_phase();
    game.them().attack("Battle Droid", "Clone Dive Trooper");
    game.expect_gone("Clone Dive Trooper").expect_gone("Battle Droid");
}

/// TWI_206: two resources and exhausted: a unit of 4 power or less is exhausted.
#[test]
fn independent_senator_exhausts_a_unit() {
    let mut game = scenario()
        .ours(["Independent Senator"])
        .theirs([unit("Wampa"), unit("Battlefield Marine").with(["Academy Training"]), unit("AT-ST")])
        .our_resources(2)
        .action_phase();
    game.us().use_ability("Independent Senator").expect_ready_resources(0);
    game.expect_options(["Independent Senator", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_exhausted("Independent Senator").expect_ready("AT-ST");
}

/// TWI_207: Sentinel.
#[test]
fn b1_security_team_guards() {
    let mut game =
        scenario().ours(["B1 Security Team", "Wampa"]).theirs(["AT-ST", "TIE/ln Fighter"]).their_action_phase();
    game.expect_offered("AT-ST -> B1 Security Team").expect_not_offered("AT-ST -> Wampa");
    game.expect_not_offered("AT-ST -> our base").expect_offered("TIE/ln Fighter -> our base");
}

/// TWI_208: a card when played, a discard of ours when defeated.
#[test]
fn favorable_delegate_gives_and_takes_a_card() {
    let mut game = scenario()
        .our_hand(["Favorable Delegate", "Repair"])
        .our_deck(["Recruit", "Wampa"])
        .their_hand(["Vanquish", "AT-ST"])
        .action_phase();
    game.us().play("Favorable Delegate").expect_hand(["Repair", "Recruit"]);
    game.them().play("Vanquish").choose("Favorable Delegate");
    game.expect_asked(Side::Us, Ask::Target);
    game.us().choose("Repair").expect_hand(["Recruit"]);
    game.them().expect_hand(["AT-ST"]);
}

/// TWI_210: an opponent who pays less than the printed cost lets us ready or exhaust a unit.
#[test]
fn lux_bonteri_hears_of_discounts() {
    let game = scenario()
        .ours([unit("Lux Bonteri"), unit("Wampa").exhausted()])
        .theirs(["Battle Droid"])
        .their_hand(["Volunteer Soldier", "Battlefield Marine"])
        .their_base("Command Center")
        .their_action_phase();
    let mut cheap = game.clone();
    // A Trooper of theirs makes it cheaper: 2 instead of 3.
    cheap.them().play("Volunteer Soldier").expect_ready_resources(18);
    cheap.expect_asked(Side::Us, Ask::Mode);
    let mut exhausts = cheap.clone();
    cheap.us().mode(1).choose("Wampa");
    cheap.expect_ready("Wampa").expect_action_of(Side::Us);
    exhausts.us().mode(2).choose("Battle Droid");
    exhausts.expect_exhausted("Battle Droid");
    // A full price, or a price with a penalty, is no discount.
    let mut full = game;
    full.them().play("Battlefield Marine");
    full.expect_action_of(Side::Us);
}

/// TWI_210: Exploit makes a card cheaper; our own discounts do not count.
#[test]
fn lux_bonteri_hears_of_exploit() {
    let mut game = scenario()
        .ours(["Lux Bonteri", "Battle Droid"])
        .our_hand(["Infiltrating Demolisher"])
        .our_base("Jedha City")
        .our_leader("Asajj Ventress, Unparalleled Adversary")
        .theirs(["Battle Droid", "Battle Droid"])
        .their_hand(["Tri-Droid Suppressor"])
        .action_phase();
    game.us().play("Infiltrating Demolisher").choose("Battle Droid").expect_ready_resources(18);
    game.expect_action_of(Side::Them);
    // 7 and 2 for Cunning, less 4: 5 are fewer than 7.
    game.them().play("Tri-Droid Suppressor").choose("Battle Droid").choose("Battle Droid").expect_ready_resources(15);
    game.expect_waiting(["Lux Bonteri", "Tri-Droid Suppressor"]);
}

/// TWI_211: a token unit changes sides, ready, until the regroup phase.
#[test]
fn sly_moore_borrows_a_token() {
    let mut game =
        scenario().our_hand(["Sly Moore"]).theirs([unit("Clone Trooper").exhausted(), unit("Wampa")]).action_phase();
    game.us().play("Sly Moore");
    game.expect_options(["Clone Trooper"]);
    game.us().choose("Clone Trooper");
    game.expect_controller("Clone Trooper", Side::Us).expect_ready("Clone Trooper");
    game.them().pass();
    game.us().attack("Clone Trooper", "their base");
    game.them().expect_base_damage(2);
    game.both_pass();
    game.expect_controller("Clone Trooper", Side::Them);
}

/// TWI_212: two resources for 2 damage to a unit.
#[test]
fn freelance_assassin_works_for_money() {
    let mut game = scenario().our_hand(["Freelance Assassin"]).theirs(["AT-ST"]).our_resources(7).action_phase();
    // 3 and 2 for Cunning.
    game.us().play("Freelance Assassin");
    let mut declined = game.clone();
    game.us().yes().expect_ready_resources(0).choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    declined.us().no().expect_ready_resources(2);
    declined.expect_action_of(Side::Them);
    let mut poor = scenario().our_hand(["Freelance Assassin"]).theirs(["AT-ST"]).our_resources(6).action_phase();
    poor.us().play("Freelance Assassin");
    poor.expect_action_of(Side::Them);
}

/// TWI_213: the third unit of ours captures an enemy non-leader unit of cost 3 or less.
#[test]
fn sanctioners_shuttle_captures_in_coordination() {
    let mut game = scenario()
        .our_hand(["Sanctioner's Shuttle"])
        .ours(["Wampa", "AT-ST"])
        .theirs(["Battlefield Marine", "Consular Security Force", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Sanctioner's Shuttle");
    game.expect_options(["Battlefield Marine", "TIE/ln Fighter"]);
    game.us().choose("Battlefield Marine");
    game.expect_captured("Battlefield Marine");
    let mut second =
        scenario().our_hand(["Sanctioner's Shuttle"]).ours(["Wampa"]).theirs(["Battlefield Marine"]).action_phase();
    second.us().play("Sanctioner's Shuttle");
    second.expect_action_of(Side::Them).expect_in_play("Battlefield Marine");
}

/// TWI_214: Ambush.
#[test]
fn hidden_sharpshooter_ambushes() {
    let mut game = scenario().our_hand(["Hidden Sharpshooter"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Hidden Sharpshooter").attack("Hidden Sharpshooter", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_gone("Hidden Sharpshooter");
}

/// TWI_215: Exploit 2; a non-leader unit of cost 3 or less may return.
#[test]
fn geonosis_patrol_fighter_may_return_a_unit() {
    let mut game = scenario()
        .our_hand(["Geonosis Patrol Fighter"])
        .ours(["Battle Droid", "Swoop Racer"])
        .theirs(["Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play("Geonosis Patrol Fighter").choose("Battle Droid").done().expect_ready_resources(15);
    game.expect_options(["Swoop Racer", "Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.them().expect_hand(["Battlefield Marine"]);
}

/// TWI_216: Saboteur; with each event of ours a Clone unit of our discard pile may become a card.
#[test]
fn fives_exchanges_fallen_clones_for_cards() {
    let mut game = scenario()
        .ours(["Fives"])
        .our_hand(["Droid Deployment", "Repair", "Wampa"])
        .our_discard(["Batch Brothers", "Battlefield Marine", "Clone Cohort"])
        .our_deck(["Recruit", "AT-ST"])
        .our_base_damage(5)
        .action_phase();
    game.us().play("Droid Deployment");
    game.expect_options(["Batch Brothers", "no"]);
    game.us().choose("Batch Brothers").expect_hand(["Repair", "Wampa", "Recruit"]);
    game.us().expect_deck_top(["AT-ST", "Batch Brothers"]);
    game.them().pass();
    game.us().play("Wampa");
    game.expect_action_of(Side::Them).expect_keyword("Fives", Keyword::Saboteur);
    game.them().pass();
    // No Clone is left: no card.
    game.us().play("Repair").choose("our base").expect_hand(["Recruit"]);
    game.expect_action_of(Side::Them);
}

/// TWI_217: Exploit 2; an enemy ground unit is exhausted.
#[test]
fn tri_droid_suppressor_exhausts_an_enemy() {
    let mut game = scenario()
        .our_hand(["Tri-Droid Suppressor"])
        .ours(["Battle Droid"])
        .theirs(["AT-ST", "Wampa", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Tri-Droid Suppressor").choose("Battle Droid").expect_ready_resources(13);
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_ready("Wampa");
}

/// TWI_218: +1/+1, and a Battle Droid for the unit that is defeated.
#[test]
fn droid_cohort_leaves_a_battle_droid() {
    let mut game = scenario().our_hand(["Droid Cohort"]).ours(["Battlefield Marine"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("Droid Cohort", "Battlefield Marine");
    game.expect_power("Battlefield Marine", 4).expect_hp("Battlefield Marine", 4);
    game.them().attack("AT-ST", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_count("our Battle Droid", 1);
}

/// TWI_219: +2/+0; the unit cannot be attacked this phase.
#[test]
fn on_top_of_things_hides_a_unit_for_the_phase() {
    let mut game =
        scenario().our_hand(["On Top of Things"]).ours(["Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.us().play_onto("On Top of Things", "Battlefield Marine");
    game.expect_power("Battlefield Marine", 5);
    game.expect_not_offered("Wampa -> Battlefield Marine").expect_offered("Wampa -> our base");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.expect_offered("Wampa -> Battlefield Marine");
}

/// TWI_220: enemy abilities neither capture, defeat nor return the unit; combat and our own abilities do.
#[test]
fn shadowed_intentions_protects_from_enemy_abilities() {
    let game = scenario()
        .ours([unit("Wampa").with(["Shadowed Intentions"])])
        .our_hand(["Waylay"])
        .theirs(["AT-ST"])
        .their_hand(["Vanquish", "Waylay", "Prisoner of War", "Open Fire"])
        .their_action_phase();
    for event in ["Vanquish", "Waylay"] {
        let mut event_on = game.clone();
        event_on.them().play(event).choose("Wampa");
        event_on.expect_in_play("Wampa").expect_upgrades("Wampa", ["Shadowed Intentions"]);
    }
    let mut captured = game.clone();
    captured.them().play("Prisoner of War").choose("AT-ST").choose("Wampa");
    captured.expect_in_play("Wampa");
    let mut fought = game.clone();
    fought.them().attack("AT-ST", "Wampa");
    fought.expect_gone("Wampa");
    let mut ours = game;
    // Damage is no defeat by the ability: it counts as ever.
    ours.them().play("Open Fire").choose("Wampa");
    ours.expect_damage("Wampa", 4);
    ours.us().play("Waylay").choose("Wampa").expect_hand(["Wampa"]);
}

/// TWI_221: a friendly unit is exhausted, and then an enemy one.
#[test]
fn in_pursuit_exhausts_one_for_one() {
    let mut game = scenario()
        .our_hand(["In Pursuit"])
        .ours([unit("Battle Droid"), unit("Wampa").exhausted()])
        .theirs(["AT-ST"])
        .action_phase();
    let mut tired = game.clone();
    game.us().play("In Pursuit").choose("Battle Droid");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("Battle Droid").expect_exhausted("AT-ST");
    // Who is exhausted already is not exhausted now (CR 1.5.4E).
    tired.us().play("In Pursuit").choose("Wampa");
    tired.expect_action_of(Side::Them).expect_ready("AT-ST");
}

/// TWI_222: the opponent discards at random, or we get two Battle Droids.
#[test]
fn political_pressure_costs_a_card_or_brings_droids() {
    let game = scenario().our_hand(["Political Pressure"]).their_hand(["Wampa", "AT-ST"]).action_phase();
    let mut discards = game.clone();
    discards.us().play("Political Pressure");
    discards.expect_asked(Side::Them, Ask::May);
    let mut refuses = discards.clone();
    discards.them().yes().expect_hand_size(1);
    discards.expect_count("Battle Droid", 0).expect_action_of(Side::Them);
    refuses.them().no().expect_hand_size(2);
    refuses.expect_count("our Battle Droid", 2);
    let mut empty = scenario().our_hand(["Political Pressure"]).action_phase();
    empty.us().play("Political Pressure");
    empty.expect_count("our Battle Droid", 2).expect_action_of(Side::Them);
}

/// TWI_223: a card of ours for one of theirs, which we choose.
#[test]
fn unmasking_the_conspiracy_trades_discards() {
    let mut game = scenario()
        .our_hand(["Unmasking the Conspiracy", "Recruit", "Repair"])
        .their_hand(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Unmasking the Conspiracy").choose("Recruit");
    game.expect_asked(Side::Us, Ask::Target).expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST").expect_hand(["Repair"]);
    game.them().expect_hand(["Wampa"]).expect_discard(["AT-ST"]);
    let mut empty = scenario().our_hand(["Unmasking the Conspiracy"]).their_hand(["Wampa"]).action_phase();
    empty.us().play("Unmasking the Conspiracy");
    empty.expect_action_of(Side::Them);
    empty.them().expect_hand(["Wampa"]);
}

/// TWI_224: an attack with +2/+0 and Saboteur.
#[test]
fn breaking_in_slips_past_sentinels() {
    let mut game =
        scenario().our_hand(["Breaking In"]).ours(["Battlefield Marine"]).theirs(["B1 Security Team"]).action_phase();
    game.expect_not_offered("Battlefield Marine -> their base");
    game.us().play("Breaking In").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
    game.expect_power("Battlefield Marine", 3).expect_no_keyword("Battlefield Marine", Keyword::Saboteur);
}

/// TWI_225: with exactly one unit, one of hand that shares a trait and is no Vehicle for 5 less.
#[test]
fn now_there_are_two_of_them_plays_a_kindred_unit() {
    let hand = ["Now There Are Two of Them", "Captain Rex", "Jesse", "Headhunter Squadron", "Wampa"];
    let mut game = scenario().our_hand(hand).ours(["Phase I Clone Trooper"]).our_base("Jedha City").action_phase();
    game.us().play("Now There Are Two of Them").expect_ready_resources(17);
    game.expect_options(["play Captain Rex", "play Jesse", "no"]);
    // 6 and 2 for Command, less 5.
    game.us().play("Captain Rex").expect_ready_resources(14);
    game.expect_in_play("Captain Rex").expect_count("Clone Trooper", 2);
    let mut two = scenario().our_hand(hand).ours(["Phase I Clone Trooper", "Wampa"]).action_phase();
    two.us().play("Now There Are Two of Them");
    two.expect_action_of(Side::Them);
    let mut none = scenario().our_hand(hand).action_phase();
    none.us().play("Now There Are Two of Them");
    none.expect_action_of(Side::Them);
    let deployed = scenario().our_deployed_leader("Luke Skywalker, Faithful Friend");
    let mut with_leader = deployed.our_hand(hand).ours(["Phase I Clone Trooper"]).action_phase();
    with_leader.us().play("Now There Are Two of Them");
    with_leader.expect_action_of(Side::Them);
}

/// TWI_226: a unit that is no leader returns; the same card as in the first set.
#[test]
fn waylay_returns_a_unit() {
    let mut game = scenario()
        .our_hand(["TWI_226"])
        .ours(["Wampa"])
        .theirs([unit("AT-ST").with(["Academy Training"])])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.us().play("TWI_226");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.them().expect_hand(["AT-ST"]).expect_discard(["Academy Training"]);
}

/// TWI_227: a friendly unit captures an enemy, neither leader nor Vehicle; a cheaper one brings two Battle Droids.
#[test]
fn prisoner_of_war_captures() {
    let game = scenario()
        .our_hand(["Prisoner of War"])
        .ours(["Consular Security Force", "TIE/ln Fighter"])
        .theirs(["Wampa", "Battlefield Marine", "AT-ST"])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    let mut cheaper = game.clone();
    cheaper.us().play("Prisoner of War").choose("Consular Security Force");
    cheaper.expect_options(["Wampa", "Battlefield Marine"]);
    cheaper.us().choose("Battlefield Marine");
    cheaper.expect_captured("Battlefield Marine").expect_count("our Battle Droid", 2);
    // The same cost is not less.
    let mut equal = game.clone();
    equal.us().play("Prisoner of War").choose("Consular Security Force").choose("Wampa");
    equal.expect_captured("Wampa").expect_count("Battle Droid", 0);
    let mut from_space = game;
    from_space.us().play("Prisoner of War").choose("TIE/ln Fighter").choose("Battlefield Marine");
    from_space.expect_captured("Battlefield Marine").expect_count("Battle Droid", 0);
}

/// TWI_227: a captured token is gone, and costs 0.
#[test]
fn prisoner_of_war_takes_a_token_away() {
    let mut game = scenario().our_hand(["Prisoner of War"]).ours(["Wampa"]).theirs(["Clone Trooper"]).action_phase();
    game.us().play("Prisoner of War").choose("Wampa").choose("Clone Trooper");
    game.expect_gone("Clone Trooper").expect_count("our Battle Droid", 2);
}
