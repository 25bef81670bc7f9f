//! The cards of Secrets of Power from SEC_056 to SEC_086: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{
    about_to_search, deadly_unit_with_enemy, expect_all_damage_is_excess, expect_no_excess_through_shield,
    expect_search_draws, expect_the_rest_below, shielded,
};

// ---- SEC_056 Escape Pod ----

/// SEC_056: may capture a friendly non-Vehicle, non-leader unit.
#[test]
fn escape_pod_may_capture_a_friendly_non_vehicle_non_leader_unit() {
    let mut game = scenario()
        .our_hand(["Escape Pod"])
        .our_deployed_leader("Lama Su, We Modified Their Genetics")
        .ours(["Wampa", "Greedo", "AT-ST"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Escape Pod").yes();
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa");
    game.expect_captured("Wampa");
}

// ---- SEC_057 Lobot, Cloud City Coordinator ----

/// SEC_057, SEC_058, SEC_166: Grit.
#[test]
fn units_with_grit_get_power_per_damage() {
    for (card, power) in [("Lobot", 2), ("Lost Jedi", 3), ("Republic Aurek Starfighter", 4)] {
        let mut game = scenario().ours([unit(card).damage(2)]).action_phase();
        game.expect_power(card, power);
    }
}

// ---- SEC_059 Senate Warden ----

/// SEC_059: when defeated, disclosing Vigilance gives an Experience token.
#[test]
fn senate_warden_discloses_vigilance_for_experience_when_defeated() {
    let table = |hand: &'static str| {
        let mut game = scenario().ours(["Senate Warden"]).our_hand([hand]).theirs(["Wampa"]).action_phase();
        game.us().attack("Senate Warden", "Wampa");
        game
    };
    let mut game = table("Vanquish");
    game.us().choose("Vanquish").choose("Wampa").expect_hand(["Vanquish"]);
    game.expect_upgrades("Wampa", ["Experience"]);
    let mut game = table("Vanquish");
    game.us().no();
    game.expect_upgrades("Wampa", []).expect_action_of(Side::Them);
    table("AT-ST").expect_action_of(Side::Them);
}

// ---- SEC_061 Willrow Hood, On the Run ----

/// SEC_061: a single friendly upgrade on him cannot be defeated or returned by enemy abilities. Two can.
#[test]
fn willrow_hood_keeps_a_single_upgrade_but_not_one_of_two() {
    for (upgrades, left) in [(vec!["Resilient"], 1), (vec!["Resilient", "Devotion"], 1)] {
        let count = upgrades.len();
        let mut game = scenario()
            .confiscate_does("Defeat(Choose(is: Upgrade))")
            .ours([unit("Willrow Hood").with(upgrades)])
            .their_hand(["Confiscate"])
            .their_action_phase();
        game.them().play("Confiscate").choose("Resilient");
        assert_eq!(game.game.state.upgrades(game.card("Willrow Hood")).count(), left, "of {count}");
    }
}

/// SEC_061, CR 7.1.2, 8.3.2: Saboteur is an enemy card ability too: his only Shield stays and prevents the damage.
#[test]
fn willrow_hood_keeps_his_only_shield_against_saboteur() {
    let mut game =
        scenario().ours(["Fighters for Freedom"]).theirs([unit("Willrow Hood").with(["Shield"])]).action_phase();
    game.us().attack("Fighters for Freedom", "Willrow Hood");
    game.expect_damage("Willrow Hood", 0).expect_upgrades("Willrow Hood", []);
}

// ---- SEC_062 Bardottan Ornithopter ----

/// SEC_062: when played, disclosing Vigilance draws a card.
#[test]
fn bardottan_ornithopter_discloses_vigilance_to_draw_a_card() {
    let mut game = scenario().our_hand(["Bardottan Ornithopter", "Vanquish"]).our_deck(["Repair"]).action_phase();
    game.us().play("Bardottan Ornithopter").choose("Vanquish").expect_hand(["Vanquish", "Repair"]);
}

// ---- SEC_063 Rotunda Senate Guards ----

/// SEC_063: Sentinel while undamaged.
#[test]
fn rotunda_senate_guards_have_sentinel_while_undamaged() {
    let mut game = scenario().ours(["Rotunda Senate Guards"]).action_phase();
    game.expect_keyword("Rotunda Senate Guards", Keyword::Sentinel);
    let mut game = scenario().ours([unit("Rotunda Senate Guards").damage(1)]).action_phase();
    game.expect_no_keyword("Rotunda Senate Guards", Keyword::Sentinel);
}

// ---- SEC_064 Congress of Malastare ----

/// SEC_064: the first upgrade each phase costs 1 less.
#[test]
fn congress_of_malastare_makes_the_first_upgrade_each_phase_cost_1_less() {
    let mut game = scenario().ours(["Congress of Malastare"]).our_hand(["Devotion", "Devotion"]).action_phase();
    game.us().play_onto("Devotion", "Congress of Malastare").expect_ready_resources(19);
    game.them().pass();
    game.us().play_onto("Devotion", "Congress of Malastare").expect_ready_resources(17);
}

// ---- SEC_065 Nala Se, Chief Medical Scientist ----

/// SEC_065: disclosing Vigilance twice heals up to 4 damage from among other units.
#[test]
fn nala_se_heals_up_to_4_damage_from_other_units() {
    let mut game = scenario()
        .ours([unit("Nala Se").damage(1), unit("Wampa").damage(3), unit("AT-ST").damage(3)])
        .our_hand(["Vanquish", "Repair"])
        .action_phase();
    game.us().attack("Nala Se", "their base").choose("Vanquish").choose("Repair");
    game.expect_not_offered("Nala Se");
    game.us().choose_times(3, "Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 0).expect_damage("AT-ST", 2).expect_damage("Nala Se", 1);
}

// ---- SEC_067 Umbaran Mobile Cannon ----

/// SEC_067: the first damage each phase is prevented, from any player.
#[test]
fn umbaran_mobile_cannon_prevents_the_first_damage_each_phase() {
    let mut game = scenario()
        .ours(["Umbaran Mobile Cannon"])
        .their_hand(["Daring Raid"])
        .theirs(["Battlefield Marine"])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "Umbaran Mobile Cannon");
    game.expect_damage("Umbaran Mobile Cannon", 0);
    game.us().pass();
    game.them().play("Daring Raid").choose("Umbaran Mobile Cannon");
    game.expect_damage("Umbaran Mobile Cannon", 2);
}

/// SEC_067, CR 8.8.1, 8.35.2: indirect damage counts as the first damage, although it cannot be prevented.
#[test]
fn umbaran_mobile_cannon_does_not_prevent_damage_after_indirect_damage() {
    let mut game = scenario()
        .our_hand(["Confiscate", "Open Fire"])
        .confiscate_does("IndirectDamage(amount: 1, to: Opponent)")
        .theirs(["Umbaran Mobile Cannon"])
        .action_phase();
    game.us().play("Confiscate");
    game.them().choose("Umbaran Mobile Cannon");
    game.expect_damage("Umbaran Mobile Cannon", 1);
    game.them().pass();
    game.us().play("Open Fire").choose("Umbaran Mobile Cannon");
    game.expect_gone("Umbaran Mobile Cannon");
}

// ---- SEC_068 Lando Calrissian, Trust Me ----

/// SEC_068: an enemy unit captures a friendly non-leader unit, and our base is healed by 6.
#[test]
fn lando_calrissian_lets_an_enemy_capture_a_unit_and_heals_our_base() {
    let mut game = scenario()
        .our_hand(["Lando Calrissian, Trust Me"])
        .our_deployed_leader("Lama Su, We Modified Their Genetics")
        .ours(["Wampa"])
        .theirs(["AT-ST", "Greedo"])
        .our_base_damage(8)
        .action_phase();
    game.us().play("Lando Calrissian, Trust Me");
    game.expect_options(["AT-ST", "Greedo", "no"]);
    game.us().choose("AT-ST");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").expect_base_damage(2);
    game.expect_captured("Wampa");
    // Without an enemy unit nobody is captured and nothing healed.
    let mut game =
        scenario().our_hand(["Lando Calrissian, Trust Me"]).ours(["Wampa"]).our_base_damage(8).action_phase();
    game.us().play("Lando Calrissian, Trust Me").expect_base_damage(8);
}

// ---- SEC_069 Nimble Prowess ----

/// SEC_069: attached to a friendly unit; a unit in its arena may be exhausted.
#[test]
fn nimble_prowess_exhausts_a_unit_in_the_same_arena() {
    let mut game = scenario()
        .our_hand(["Nimble Prowess"])
        .ours(["Alliance X-Wing"])
        .theirs(["Distant Patroller", "Wampa"])
        .action_phase();
    game.expect_not_offered("play Nimble Prowess onto Wampa");
    game.us().play_onto("Nimble Prowess", "Alliance X-Wing");
    game.expect_options(["Alliance X-Wing", "Distant Patroller", "no"]);
    game.us().choose("Distant Patroller");
    game.expect_exhausted("Distant Patroller");
}

// ---- SEC_070 Armor of Fortune ----

/// SEC_070, SEC_123, SEC_176, SEC_226, CR 7.5.19: Plot: each of these upgrades is played from the resources when our
/// leader is deployed, and gives its printed power and HP.
#[test]
fn upgrades_with_plot_are_played_when_a_leader_is_deployed() {
    for (card, power, hp) in
        [("Armor of Fortune", 0, 3), ("Unveiled Might", 2, 3), ("Sudden Ferocity", 3, 0), ("Sneaking Suspicion", 1, 1)]
    {
        let mut game = scenario()
            .our_leader("Leia Organa, Get to Your Transports!")
            .ours(["Wampa"])
            .our_resource_cards([card])
            .our_resources(20)
            .action_phase();
        game.us().deploy().choose(card).play_onto(card, "Wampa").expect_resources(21);
        game.expect_power("Wampa", 4 + power).expect_hp("Wampa", 5 + hp);
    }
}

// ---- SEC_071 Disciples' Devotion ----

/// SEC_071: Sentinel while the unit is exhausted.
#[test]
fn disciples_devotion_gives_sentinel_while_the_unit_is_exhausted() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Disciples' Devotion"]), unit("AT-ST").with(["Disciples' Devotion"]).exhausted()])
        .action_phase();
    game.expect_no_keyword("Wampa", Keyword::Sentinel).expect_keyword("AT-ST", Keyword::Sentinel);
    game.expect_power("Wampa", 5).expect_hp("Wampa", 8);
}

// ---- SEC_072 Scour the Archives ----

/// SEC_072: an upgrade among the top eight is drawn.
#[test]
fn scour_the_archives_draws_an_upgrade_from_the_top_eight() {
    expect_search_draws("Scour the Archives", "Academy Training", 8);
}

// Rulings

/// SEC_072: cards that are not chosen go to the bottom of the deck (ruling 1).
#[test]
fn scour_the_archives_puts_the_unchosen_cards_on_the_bottom() {
    let mut game = about_to_search("Scour the Archives", "Academy Training", 8);
    game.us().play("Scour the Archives").done();
    expect_the_rest_below(&mut game, 8, 0);
}

// ---- SEC_073 The Eye of Aldhani ----

/// SEC_073: in the next action phase, each enemy unit is exhausted unless its controller pays for it.
#[test]
fn the_eye_of_aldhani_exhausts_each_enemy_unit_that_is_not_paid_for() {
    let mut game =
        scenario().our_hand(["The Eye of Aldhani"]).theirs(["Wampa", "Greedo"]).their_resources(1).action_phase();
    game.us().play("The Eye of Aldhani");
    game.both_pass().nobody_resources();
    game.expect_asked(Side::Them, QuestionKind::May);
    game.them().yes();
    game.them().expect_ready_resources(0);
    game.expect_ready("Wampa").expect_exhausted("Greedo");
}

// ---- SEC_074 Relief Request ----

/// SEC_074: heals 3 damage from a unit, and disclosing Vigilance heals 3 from another.
#[test]
fn relief_request_heals_a_second_unit_for_a_disclosed_vigilance() {
    let mut game = scenario()
        .our_hand(["Relief Request", "Vanquish"])
        .ours([unit("Wampa").damage(4), unit("AT-ST").damage(4)])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Relief Request").choose("Wampa").choose("Vanquish");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1);
    declined.us().play("Relief Request").choose("Wampa").no();
    declined.expect_damage("Wampa", 1).expect_damage("AT-ST", 4);
}

// ---- SEC_075 Knowledge and Defense ----

/// SEC_075: -2/-2 for a unit, and draws a card.
#[test]
fn knowledge_and_defense_gives_a_unit_minus_2_and_draws_a_card() {
    let mut game = scenario().our_hand(["Knowledge and Defense"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Knowledge and Defense").choose("AT-ST").expect_hand_size(1);
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
}

// ---- SEC_076 Charged with Murder ----

/// SEC_076: disclosing Vigilance twice defeats a damaged non-leader unit.
#[test]
fn charged_with_murder_defeats_a_damaged_non_leader_unit() {
    let mut game = scenario()
        .our_hand(["Charged with Murder", "Vanquish", "Repair"])
        .theirs([unit("AT-ST").damage(1), unit("Wampa")])
        .their_deployed_leader(unit("Sly Moore, Cipher in the Dark").damage(1))
        .action_phase();
    game.us().play("Charged with Murder").choose("Vanquish").choose("Repair");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST").expect_in_play("Wampa");
}

// ---- SEC_077 Retaliation ----

/// SEC_077: a unit that dealt damage to a base this phase is defeated; others are not offered.
#[test]
fn retaliation_defeats_a_unit_that_damaged_a_base_this_phase() {
    let mut game =
        scenario().our_hand(["Retaliation"]).ours(["Greedo"]).theirs(["Wampa", "AT-ST"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().play("Retaliation");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa");
}

// ---- SEC_078 Hyperspace Disaster ----

/// SEC_078: affects all space units, friendly and enemy.
#[test]
fn hyperspace_disaster_defeats_all_space_units() {
    let mut game = scenario()
        .our_hand(["Hyperspace Disaster"])
        .ours(["Coronet", "Wampa"])
        .theirs(["TIE/ln Fighter", "AT-ST"])
        .action_phase();
    game.us().play("Hyperspace Disaster");
    game.expect_gone("Coronet").expect_gone("TIE/ln Fighter").expect_in_play("Wampa").expect_in_play("AT-ST");
}

// ---- SEC_079 Corrupt Politician ----

/// SEC_079: Sentinel while we control more units than an opponent.
#[test]
fn corrupt_politician_has_sentinel_with_more_units_than_an_opponent() {
    for (theirs, sentinel) in [(vec!["Wampa"], true), (vec!["Wampa", "AT-ST"], false)] {
        let mut game = scenario().ours(["Corrupt Politician", "Greedo"]).theirs(theirs).action_phase();
        if sentinel {
            game.expect_keyword("Corrupt Politician", Keyword::Sentinel);
        } else {
            game.expect_no_keyword("Corrupt Politician", Keyword::Sentinel);
        }
    }
}

// Rulings

/// SEC_079: one opponent with fewer units is enough (ruling 1).
#[test]
fn corrupt_politician_needs_more_units_than_any_one_opponent() {
    let mut game =
        scenario().ours(["Corrupt Politician", "Greedo"]).theirs(["Wampa", "AT-ST"]).third(["AT-ST"]).action_phase();
    game.expect_keyword("Corrupt Politician", Keyword::Sentinel);
}

// ---- SEC_081 Major Partagaz, Healthcare Provider ----

/// SEC_081: +2/+2 when another friendly Official unit attacks, not when he or another unit does.
#[test]
fn major_partagaz_gets_plus_2_when_another_friendly_official_attacks() {
    let mut game = scenario().ours(["Major Partagaz", "Beloved Orator", "Wampa"]).action_phase();
    game.us().attack("Beloved Orator", "their base");
    game.expect_power("Major Partagaz", 2).expect_hp("Major Partagaz", 8);
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().attack("Major Partagaz", "their base");
    game.expect_power("Major Partagaz", 2);
}

// Rulings

/// SEC_081, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn major_partagaz_deals_no_excess_damage_through_a_shield() {
    let mut game = shielded("Major Partagaz").ours(["Beloved Orator"]).action_phase();
    game.us().attack("Beloved Orator", "their base");
    game.them().pass();
    game.us().attack("Major Partagaz", "Cantina Braggart");
    game.expect_upgrades("Cantina Braggart", []);
    game.them().expect_base_damage(2);
}

/// SEC_081, CR 7.5.7F: if the defending unit was defeated before combat damage, all damage is excess damage (ruling 2).
#[test]
fn major_partagaz_deals_all_damage_to_the_base_when_the_defender_is_gone() {
    let mut game = deadly_unit_with_enemy("Major Partagaz").ours(["Beloved Orator"]).action_phase();
    game.us().attack("Beloved Orator", "their base");
    game.them().pass();
    game.us().attack("Major Partagaz", "Cantina Braggart");
    game.them().expect_base_damage(4);
}

// ---- SEC_082 Chancellor Palpatine, I Am the Senate ----

/// SEC_082: creates two Spies with Sentinel if we control a leader unit, otherwise none.
#[test]
fn chancellor_palpatine_creates_two_spies_with_sentinel_with_a_leader_unit() {
    let card = "Chancellor Palpatine, I Am the Senate";
    let mut game = scenario().our_deployed_leader("Sly Moore, Cipher in the Dark").our_hand([card]).action_phase();
    game.us().play(card);
    game.expect_count("our Spy", 2).expect_keyword("our Spy #1", Keyword::Sentinel);
    game.expect_keyword("our Spy #2", Keyword::Sentinel).expect_no_keyword("Chancellor Palpatine", Keyword::Sentinel);
    let mut game = scenario()
        .our_leader("Sly Moore, Cipher in the Dark")
        .their_deployed_leader("Sly Moore, Cipher in the Dark")
        .our_hand([card])
        .action_phase();
    game.us().play(card);
    game.expect_count("Spy", 0);
}

// ---- SEC_083 ISB Shuttle ----

/// SEC_083: creates a Spy if a friendly unit was defeated this phase.
#[test]
fn isb_shuttle_creates_a_spy_after_a_friendly_unit_was_defeated() {
    let mut game = scenario().our_hand(["ISB Shuttle"]).ours(["Battle Droid"]).theirs(["Wampa"]).action_phase();
    let mut early = game.clone();
    game.us().attack("Battle Droid", "Wampa");
    game.them().pass();
    game.us().play("ISB Shuttle");
    game.expect_count("our Spy", 1);
    early.us().play("ISB Shuttle");
    early.expect_count("Spy", 0);
}

// ---- SEC_084 Mas Amedda, Accomplice to Power ----

/// SEC_084: an Experience token for up to two other Official units.
#[test]
fn mas_amedda_gives_experience_to_up_to_two_other_officials() {
    let mut game = scenario()
        .our_hand(["Mas Amedda, Accomplice to Power"])
        .ours(["Populist Champion", "Beloved Orator", "Wampa"])
        .theirs(["Political Bully"])
        .action_phase();
    game.us().play("Mas Amedda, Accomplice to Power");
    game.expect_options(["Populist Champion", "Beloved Orator", "Political Bully", "done"]);
    game.us().choose_each(["Populist Champion", "Beloved Orator"]);
    game.expect_upgrades("Populist Champion", ["Experience"]).expect_upgrades("Beloved Orator", ["Experience"]);
    game.expect_upgrades("Mas Amedda", []).expect_action_of(Side::Them);
}

// ---- SEC_085 Vice Admiral Rampart, On Schedule ----

/// SEC_085: on attack, disclosing Command twice and Villainy gives Experience to up to two other units.
#[test]
fn vice_admiral_rampart_discloses_for_experience() {
    let mut game = scenario()
        .ours(["Vice Admiral Rampart", "Wampa", "AT-ST"])
        .our_hand(["Imperial Dark Trooper", "Reconnaissance", "Vanquish"])
        .action_phase();
    game.us().attack("Vice Admiral Rampart", "their base");
    game.us().choose("Imperial Dark Trooper").choose("Reconnaissance").done();
    game.expect_options(["Wampa", "AT-ST", "done"]);
    game.us().choose_each(["Wampa", "AT-ST"]);
    game.expect_upgrades("Wampa", ["Experience"]).expect_upgrades("AT-ST", ["Experience"]);
}

// ---- SEC_086 Cruel Commandos ----

/// SEC_086, SEC_113, SEC_173: Overwhelm.
#[test]
fn units_with_overwhelm_damage_the_base() {
    for (card, excess) in [("Cruel Commandos", 3), ("Daro Commando", 1), ("Republic War Walker", 5)] {
        let mut game = scenario().ours([card]).theirs([unit("AT-ST").damage(5)]).action_phase();
        game.us().attack(card, "AT-ST");
        game.them().expect_base_damage(excess);
    }
}

// Rulings

/// SEC_086, SEC_102, SEC_113, SEC_173, CR 7.5.7E: a Shield prevents all damage, so there is no excess damage (ruling
/// 1).
#[test]
fn a_shield_stops_overwhelm() {
    for card in ["Cruel Commandos", "Renowned Dignitaries", "Daro Commando", "Republic War Walker"] {
        expect_no_excess_through_shield(shielded(card).action_phase(), card);
    }
}

/// SEC_086, SEC_102, SEC_113, SEC_173, CR 7.5.7F: if the defending unit is defeated before combat damage, all damage is
/// excess damage (ruling 2).
#[test]
fn without_a_defender_overwhelm_deals_all_to_the_base() {
    for (card, power) in
        [("Cruel Commandos", 5), ("Renowned Dignitaries", 5), ("Daro Commando", 3), ("Republic War Walker", 7)]
    {
        expect_all_damage_is_excess(deadly_unit_with_enemy(card).action_phase(), card, power);
    }
}
