//! The cards of Spark of Rebellion from SOR_062 to SOR_078: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- SOR_062 Regional Governor ----

/// SOR_062: opponents cannot play the named card while he is in play; its controller can.
#[test]
fn regional_governor_forbids_opponents_to_play_the_named_card() {
    let mut game =
        scenario().our_hand(["Regional Governor", "Wampa"]).their_hand(["Wampa", "Open Fire"]).action_phase();
    game.us().play("Regional Governor").name_card("Wampa");
    game.expect_action_of(Side::Them).expect_not_offered("Wampa").expect_offered("play Open Fire");
    game.them().play("Open Fire").choose("Regional Governor");
    game.us().play("Wampa");
    game.expect_offered("play Wampa");
}

// Corners

/// SOR_062: two of them forbid two names; when one leaves play, its name can be played again.
#[test]
fn two_regional_governors_forbid_two_names() {
    let mut game = scenario()
        .our_hand(["Regional Governor", "Regional Governor"])
        .their_hand(["Wampa", "Repair", "Waylay"])
        .action_phase();
    game.us().play("Regional Governor").name_card("Wampa");
    game.them().pass();
    game.us().play("Regional Governor").name_card("Repair");
    game.expect_not_offered("Wampa").expect_not_offered("Repair").expect_offered("play Waylay");
    game.them().play("Waylay").choose("Regional Governor #1");
    game.us().pass();
    game.expect_offered("play Wampa").expect_not_offered("Repair");
}

// Rulings

/// SOR_062, CR 8.17.1: a name has no subtitle.
#[test]
fn regional_governor_names_a_card_without_its_subtitle() {
    let mut game = scenario()
        .our_hand(["Regional Governor"])
        .their_hand(["Leia Organa", "Darth Vader, Commanding the First Legion", "Wampa"])
        .action_phase();
    game.us().play("Regional Governor");
    let named = game.game.book().names().iter().filter(|name| ***name == *"Darth Vader").count();
    assert_eq!(named, 1, "leader and unit share one name");
    game.us().name_card("Darth Vader");
    game.expect_not_offered("Darth Vader").expect_offered("play Wampa").expect_offered("play Leia Organa");
}

/// SOR_062, CR 7.7.3B: whoever controls him later, the opponents of the player who named the card cannot play it.
#[test]
fn regional_governor_ban_does_not_follow_a_change_of_control() {
    let mut game =
        scenario().our_hand(["Regional Governor", "Wampa"]).their_hand(["Change of Heart", "Wampa"]).action_phase();
    game.us().play("Regional Governor").name_card("Wampa");
    game.them().play("Change of Heart").choose("Regional Governor");
    game.expect_controller("Regional Governor", Side::Them).expect_offered("play Wampa");
    game.us().pass();
    game.expect_not_offered("Wampa");
}

/// SOR_062, CR 8.12.1: when he leaves play the card can be played again.
#[test]
fn regional_governor_ban_ends_when_he_leaves_play() {
    let mut game = scenario().our_hand(["Regional Governor"]).their_hand(["Waylay", "Wampa"]).action_phase();
    game.us().play("Regional Governor").name_card("Wampa");
    game.expect_not_offered("Wampa");
    game.them().play("Waylay").choose("Regional Governor");
    game.us().pass();
    game.expect_offered("play Wampa");
}

/// SOR_062, CR 8.5.4, 8.33: captured, he has left play and the ban ends. Rescued, he is a new copy that was not played
/// and names nothing. (No card of this set captures, so the test gives an event that text.)
#[test]
fn regional_governor_ban_ends_when_captured_and_stays_off_when_rescued() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_074", abilities: [Event([Capture(by: Choose(side: Friendly), what: Choose(side: Enemy))])])"#,
        )
        .our_hand(["Regional Governor"])
        .their_hand(["Repair", "Wampa"])
        .ours([unit("Wampa").exhausted()])
        .theirs(["Greedo"])
        .action_phase();
    game.us().play("Regional Governor").name_card("Wampa");
    game.expect_not_offered("play Wampa");
    game.them().play("Repair").choose("Greedo").choose("Regional Governor");
    game.expect_captured("Regional Governor");
    game.us().pass();
    game.expect_offered("play Wampa");
    game.them().pass();
    game.both_pass().nobody_resources();
    game.us().attack("our Wampa", "Greedo");
    game.expect_controller("Regional Governor", Side::Us).expect_exhausted("Regional Governor");
    game.them().no();
    game.expect_action_of(Side::Them).expect_offered("play Wampa");
}

// ---- SOR_063 Cloud City Wing Guard ----

/// SOR_063: Sentinel.
#[test]
fn cloud_city_wing_guard_has_sentinel() {
    let mut game =
        scenario().ours(["Cloud City Wing Guard", "Wampa"]).theirs(["Greedo", "TIE/ln Fighter"]).their_action_phase();
    game.expect_offered("Greedo -> Cloud City Wing Guard").expect_not_offered("Greedo -> Wampa");
    game.expect_not_offered("Greedo -> our base").expect_offered("TIE/ln Fighter -> our base");
}

// ---- SOR_064 Wilderness Fighter ----

/// SOR_064: Shielded: the first damage is prevented and the token is spent.
#[test]
fn wilderness_fighter_shield_prevents_the_first_damage() {
    let mut game = scenario().our_hand(["Wilderness Fighter"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Wilderness Fighter");
    game.expect_upgrades("Wilderness Fighter", ["Shield"]);
    game.them().attack("AT-ST", "Wilderness Fighter");
    game.expect_damage("Wilderness Fighter", 0).expect_upgrades("Wilderness Fighter", []).expect_damage("AT-ST", 2);
    game.us().expect_base_damage(0);
}

// ---- SOR_065 Baze Malbus, Temple Guardian ----

/// SOR_065: Grit, and Sentinel while we have the initiative.
#[test]
fn baze_malbus_has_sentinel_with_the_initiative() {
    let mut game = scenario().ours([unit("Baze Malbus").damage(2)]).action_phase();
    game.expect_power("Baze Malbus", 4).expect_keyword("Baze Malbus", Keyword::Sentinel);
    let mut game = scenario().ours(["Baze Malbus"]).initiative(Side::Them).their_action_phase();
    game.expect_no_keyword("Baze Malbus", Keyword::Sentinel);
    game.them().pass();
    game.us().take_initiative();
    game.expect_keyword("Baze Malbus", Keyword::Sentinel);
}

// ---- SOR_066 System Patrol Craft ----

/// SOR_066: Sentinel in space.
#[test]
fn system_patrol_craft_has_sentinel_in_space() {
    let mut game = scenario()
        .ours(["System Patrol Craft", "Alliance X-Wing"])
        .theirs(["Greedo", "TIE/ln Fighter"])
        .their_action_phase();
    game.expect_not_offered("TIE/ln Fighter -> our base").expect_not_offered("TIE/ln Fighter -> Alliance X-Wing");
    game.expect_offered("TIE/ln Fighter -> System Patrol Craft").expect_offered("Greedo -> our base");
}

// ---- SOR_067 Rugged Survivors ----

/// SOR_067: Grit; with a leader unit a card may be drawn on attack.
#[test]
fn rugged_survivors_may_draw_with_a_leader_unit() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours([unit("Rugged Survivors").damage(1)])
        .action_phase();
    game.us().attack("Rugged Survivors", "their base").yes().expect_hand_size(1);
    game.them().expect_base_damage(4);
    let mut game = scenario().ours(["Rugged Survivors"]).action_phase();
    game.us().attack("Rugged Survivors", "their base").expect_hand_size(0);
    game.expect_action_of(Side::Them);
}

// ---- SOR_068 Cargo Juggernaut ----

/// SOR_068: Shielded; heals 4 damage from our base if we control another Vigilance unit.
#[test]
fn cargo_juggernaut_heals_with_another_vigilance_unit() {
    let mut game = scenario().our_hand(["Cargo Juggernaut"]).our_base_damage(6).ours(["Yoda"]).action_phase();
    game.us().play("Cargo Juggernaut").resolve_first("Shielded").expect_base_damage(2);
    game.expect_upgrades("Cargo Juggernaut", ["Shield"]);
    let mut game = scenario()
        .our_hand(["Cargo Juggernaut"])
        .our_base_damage(6)
        .ours(["Wampa"])
        .theirs(["System Patrol Craft"])
        .action_phase();
    game.us().play("Cargo Juggernaut").resolve_first("Shielded").expect_base_damage(6);
}

// ---- SOR_070 Devotion ----

/// SOR_070: Restore 2 heals the base of the unit's controller.
#[test]
fn devotion_restores_the_base_of_the_units_controller() {
    let mut game = scenario()
        .our_hand(["Devotion"])
        .our_base_damage(5)
        .their_base_damage(5)
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play_onto("Devotion", "AT-ST");
    game.them().attack("AT-ST", "our base").expect_base_damage(3);
    // 7 with the upgrade.
    game.us().expect_base_damage(12);
}

// ---- SOR_071 Electrostaff ----

/// SOR_071: on a unit that is not a Vehicle; a unit that attacks it has 1 power less.
#[test]
fn electrostaff_gives_the_attacker_minus_1_power() {
    let mut game = scenario()
        .our_hand(["Electrostaff"])
        .ours([unit("Wampa").with(["Electrostaff"])])
        .ours(["Alliance X-Wing"])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_not_offered("play Electrostaff onto Alliance X-Wing")
        .expect_not_offered("play Electrostaff onto AT-ST");
    game.us().pass();
    game.them().attack("AT-ST", "Wampa");
    game.expect_damage("Wampa", 5).expect_damage("AT-ST", 6).expect_power("AT-ST", 6);
}

/// SOR_071: attacking with it changes nothing for the defending unit.
#[test]
fn electrostaff_does_nothing_while_its_unit_attacks() {
    let mut game =
        scenario().ours([unit("Wampa").with(["Electrostaff"])]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.expect_damage("Wampa", 3);
}

// ---- SOR_072 Entrenched ----

/// SOR_072: +3/+3, and no attacks on bases.
#[test]
fn entrenched_units_cannot_attack_bases() {
    let mut game = scenario().our_hand(["Entrenched"]).ours(["Wampa", "Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("Entrenched", "AT-ST");
    game.expect_power("AT-ST", 9).expect_hp("AT-ST", 10);
    game.expect_offered("AT-ST -> Wampa").expect_not_offered("AT-ST -> our base");
    game.them().pass();
    game.expect_offered("Wampa -> their base");
}

// Rulings

/// SOR_072, CR 7.5.7D: it cannot attack the base, but its excess damage reaches it.
#[test]
fn entrenched_unit_with_overwhelm_deals_excess_damage_to_the_base() {
    let mut game = scenario().ours([unit("Wampa").with(["Entrenched"])]).theirs(["Battlefield Marine"]).action_phase();
    game.expect_not_offered("Wampa -> their base");
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().expect_base_damage(4);
}

// ---- SOR_073 Moment of Peace ----

/// SOR_073: a Shield token for any unit.
#[test]
fn moment_of_peace_gives_a_shield_to_a_unit() {
    let mut game = scenario().our_hand(["Moment of Peace"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Moment of Peace").expect_ready_resources(19);
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
}

// ---- SOR_074 Repair ----

/// SOR_074: heals 3 damage from a unit or a base.
#[test]
fn repair_heals_3_from_a_unit_or_a_base() {
    let mut game = scenario()
        .our_hand(["Repair"])
        .our_base_damage(5)
        .ours([unit("Wampa").damage(4)])
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.us().play("Repair");
    game.expect_offered("our base").expect_offered("Wampa").expect_offered("AT-ST");
    let mut base = game.clone();
    base.us().choose("our base").expect_base_damage(2);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
}

// ---- SOR_075 It Binds All Things ----

/// SOR_075: heals up to 3; with a Force unit that much damage may be dealt to another unit.
#[test]
fn it_binds_all_things_may_deal_the_healed_damage_with_the_force() {
    let table = || {
        scenario()
            .our_hand(["It Binds All Things"])
            .ours([unit("Ezra Bridger").damage(2)])
            .theirs(["AT-ST"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("It Binds All Things").choose("Ezra Bridger");
    game.expect_asked(Side::Us, QuestionKind::Number).expect_options(["0", "1", "2"]);
    game.us().number(2);
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("Ezra Bridger", 0).expect_damage("AT-ST", 2);
}

/// SOR_075: without a Force unit it only heals.
#[test]
fn it_binds_all_things_only_heals_without_the_force() {
    let mut game = scenario()
        .our_hand(["It Binds All Things"])
        .ours([unit("Wampa").damage(4)])
        .theirs(["AT-ST", "Yoda"])
        .action_phase();
    game.us().play("It Binds All Things").choose("Wampa").number(3);
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

// Rulings

/// SOR_075, CR 1.11.5: the damage is as much as was healed, no more and no less.
#[test]
fn it_binds_all_things_deals_exactly_the_healed_amount() {
    let mut game = scenario()
        .our_hand(["It Binds All Things"])
        .ours([unit("Wampa").damage(2)])
        .ours(["Ezra Bridger"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("It Binds All Things").choose("Wampa");
    game.expect_options(["0", "1", "2"]);
    game.us().number(2);
    game.expect_options(["Ezra Bridger", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("Wampa", 0).expect_damage("AT-ST", 2);
}

// ---- SOR_076 Make an Opening ----

/// SOR_076: -2/-2 for the phase, and heals 2 damage from our base.
#[test]
fn make_an_opening_gives_minus_2_2_and_heals_the_base() {
    let mut game =
        scenario().our_hand(["Make an Opening"]).our_base_damage(3).theirs(["AT-ST", "TIE/ln Fighter"]).action_phase();
    let mut other = game.clone();
    game.us().play("Make an Opening").choose("AT-ST").expect_base_damage(1);
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5).both_pass().expect_power("AT-ST", 6);
    other.us().play("Make an Opening").choose("TIE/ln Fighter");
    other.expect_gone("TIE/ln Fighter");
}

// Corners

/// SOR_076, SOR_157, CR 8.15.4: a reduction of 0 power still offsets Raid.
#[test]
fn make_an_opening_reduction_below_0_offsets_raid() {
    let mut game =
        scenario().our_hand(["Make an Opening"]).theirs([unit("Cantina Braggart").with(["Resilient"])]).action_phase();
    game.us().play("Make an Opening").choose("Cantina Braggart");
    game.expect_power("Cantina Braggart", 0);
    game.them().attack("Cantina Braggart", "our base");
    game.us().expect_base_damage(0);
}

// ---- SOR_077 Takedown ----

/// SOR_077: a unit with 5 or less remaining HP, leaders included.
#[test]
fn takedown_defeats_a_unit_with_5_or_less_remaining_hp() {
    let mut game = scenario()
        .our_hand(["Takedown"])
        .ours(["Battlefield Marine"])
        .their_deployed_leader(unit("Grand Moff Tarkin").damage(2))
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().play("Takedown");
    game.expect_options(["Battlefield Marine", "Grand Moff Tarkin", "Wampa"]);
    game.us().choose("Grand Moff Tarkin");
    game.expect_in_base_zone("Grand Moff Tarkin");
}

// ---- SOR_078 Vanquish ----

/// SOR_078: any unit but a leader; a Shield does not prevent it.
#[test]
fn vanquish_defeats_a_non_leader_unit() {
    let mut game = scenario()
        .our_hand(["Vanquish"])
        .their_deployed_leader("Grand Moff Tarkin")
        .theirs([unit("Avenger").with(["Shield"])])
        .action_phase();
    game.us().play("Vanquish");
    game.expect_options(["Avenger"]);
    game.us().choose("Avenger");
    game.expect_gone("Avenger");
    game.them().expect_discard(["Avenger"]);
}
