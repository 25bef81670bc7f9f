//! The cards of Legends of the Force from LOF_100 to LOF_128: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use super::{a_shield_stops_it, all_is_in_excess, ambush_without_anybody_to_attack};
use crate::starts::{
    about_to_play, about_to_search, deadly_unit_with_enemy, expect_hidden, expect_sentinel_overrides_hidden,
    expect_the_rest_below,
};

// ---- LOF_100 Kelleran Beq, The Sabered Hand ----

/// LOF_100: a unit from the top seven cards is played for 3 less.
#[test]
fn kelleran_beq_may_play_a_unit_from_the_top_seven_for_3_less() {
    let mut game = about_to_search("Kelleran Beq", "AT-ST", 7);
    game.us().play("Kelleran Beq").expect_ready_resources(30 - 9);
    game.expect_options(["AT-ST", "done"]);
    let mut nobody = game.clone();
    game.us().choose("AT-ST").play("AT-ST").expect_ready_resources(30 - 9 - (6 + 2 - 3));
    game.expect_in_play("AT-ST").expect_exhausted("AT-ST");
    nobody.us().done();
    nobody.expect_gone("AT-ST").expect_action_of(Side::Them);
}

// Rulings

/// LOF_100, CR 8.26: the rest goes to the bottom of the deck (ruling 1).
#[test]
fn kelleran_beq_puts_the_rest_on_the_bottom() {
    let mut game = about_to_search("Kelleran Beq", "AT-ST", 7);
    game.us().play("Kelleran Beq").choose("AT-ST").play("AT-ST");
    expect_the_rest_below(&mut game, 7, 1);
}

// ---- LOF_101 Yoda, My Ally is the Force ----

/// LOF_101: when played, may use the Force to heal 5 from a base. When we use the Force, may deal damage equal to twice
/// the number of friendly units.
#[test]
fn yoda_may_deal_damage_when_we_use_the_force() {
    let yoda = "Yoda, My Ally is the Force";
    let table = || about_to_play(yoda).ours(["Wampa"]).theirs(["AT-ST"]).our_base_damage(7);
    let mut without = table().their_force().action_phase();
    without.us().play(yoda);
    without.expect_action_of(Side::Them);
    let mut game = table().our_force().action_phase();
    game.us().play(yoda);
    let mut declined = game.clone();
    declined.us().no().expect_the_force().expect_base_damage(7);
    declined.expect_action_of(Side::Them);
    game.us().yes().expect_no_force().choose("our base").expect_base_damage(2);
    game.expect_options(["Wampa", "Yoda", "AT-ST", "no"]);
    let mut spared = game.clone();
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    spared.us().no();
    spared.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

// Corners

/// LOF_101: an opponent's use of the Force does not count.
#[test]
fn yoda_does_not_trigger_when_the_opponent_uses_the_force() {
    let mut game = scenario()
        .ours(["Yoda, My Ally is the Force"])
        .their_force()
        .their_hand(["Sorcerous Blast"])
        .their_action_phase();
    game.them().play("Sorcerous Blast").choose("Yoda");
    game.expect_damage("Yoda", 3).expect_action_of(Side::Us);
}

// Rulings

/// LOF_101: the Force used for his first ability triggers the second (ruling 1).
#[test]
fn yoda_triggers_on_his_own_use_of_the_force() {
    let mut game = about_to_play("Yoda, My Ally is the Force").our_force().theirs(["AT-ST"]).action_phase();
    game.us().play("Yoda").yes().choose("our base").choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// ---- LOF_102 Yoda's Lightsaber ----

/// LOF_102: not on a Vehicle; may use the Force to heal 3 damage from a base.
#[test]
fn yodas_lightsaber_may_heal_3_from_a_base() {
    let table = || scenario().our_hand(["Yoda's Lightsaber"]).ours(["Wampa", "AT-ST"]).our_base_damage(5);
    let mut game = table().our_force().action_phase();
    game.expect_not_offered("play Yoda's Lightsaber onto AT-ST");
    game.us().play_onto("Yoda's Lightsaber", "Wampa");
    let mut declined = game.clone();
    game.us().yes();
    game.expect_options(["our base", "their base"]);
    game.us().choose("our base").expect_base_damage(2).expect_no_force();
    declined.us().no().expect_base_damage(5).expect_the_force();
    let mut without = table().action_phase();
    without.us().play_onto("Yoda's Lightsaber", "Wampa");
    without.expect_action_of(Side::Them);
}

// ---- LOF_103 Following the Path ----

/// LOF_103: of the top eight cards up to two Force units go to the top, in the order that we choose.
#[test]
fn following_the_path_puts_two_force_units_on_top() {
    let mut game = scenario()
        .our_hand(["Following the Path"])
        .our_deck([
            "Wampa",
            "Gungi",
            "Vanquish",
            "Fifth Brother",
            "Yoda, Old Master",
            "Repair",
            "Repair",
            "Repair",
            "Moment of Peace",
        ])
        .action_phase();
    game.us().play("Following the Path");
    game.expect_options(["Gungi", "Fifth Brother", "Yoda", "done"]);
    game.us().choose("Gungi").choose("Yoda");
    game.expect_asked(Side::Us, QuestionKind::Order);
    let mut other = game.clone();
    game.us().choose("Yoda").expect_deck_top(["Gungi", "Yoda", "Moment of Peace"]).expect_deck_size(9);
    other.us().choose("Gungi").expect_deck_top(["Yoda", "Gungi", "Moment of Peace"]);
}

// Rulings

/// LOF_103, CR 8.26: the rest goes to the bottom of the deck (ruling 1).
#[test]
fn following_the_path_puts_the_rest_on_the_bottom() {
    let mut game = about_to_search("Following the Path", "Gungi", 8);
    game.us().play("Following the Path").choose("Gungi").expect_deck_top(["Gungi", "Moment of Peace", "Repair"]);
    game.us().expect_deck_size(10);
}

// ---- LOF_104 Luminous Beings ----

/// LOF_104: for each Force unit put from our discard pile on the bottom of our deck, a unit gets +4/+4 for the phase.
#[test]
fn luminous_beings_gives_4_4_for_each_force_unit_bottomed() {
    let mut game = scenario()
        .our_hand(["Luminous Beings"])
        .our_discard(["Gungi", "Fifth Brother", "Wampa"])
        .our_deck(["Repair"])
        .ours(["Cantina Braggart", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Luminous Beings");
    game.expect_options(["Gungi", "Fifth Brother", "done"]);
    let mut none = game.clone();
    game.us().choose("Gungi").choose("Fifth Brother");
    game.us().expect_deck_top(["Repair"]).expect_deck_size(3);
    game.expect_options(["Cantina Braggart", "Wampa", "AT-ST"]);
    game.us().choose("Cantina Braggart").choose("Wampa");
    game.expect_power("Cantina Braggart", 4).expect_power("Wampa", 8).expect_power("AT-ST", 6);
    none.us().done();
    none.expect_action_of(Side::Them).expect_power("Wampa", 4);
}

// ---- LOF_105 Oppo Rancisis, Ancient Councilor ----

/// LOF_105: he has each keyword that another friendly unit has; Raid 2 and Restore 2 whatever their number.
#[test]
fn oppo_rancisis_has_each_keyword_of_other_friendly_units() {
    let oppo = "Oppo Rancisis, Ancient Councilor";
    let mut alone = scenario().ours([oppo, "Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    alone.expect_no_keyword("Oppo Rancisis", Keyword::Overwhelm);
    for (teacher, keyword) in [
        ("Wampa", Keyword::Overwhelm),
        ("Jawa Scavenger", Keyword::Saboteur),
        ("Echo Base Defender", Keyword::Sentinel),
        ("Village Tender", Keyword::Hidden),
        ("Village Tender", Keyword::Restore),
        ("Cantina Braggart", Keyword::Raid),
        ("Jedi Temple Guards", Keyword::Ambush),
        ("Devastating Gunship", Keyword::Grit),
        ("Crafty Smuggler", Keyword::Shielded),
    ] {
        let mut game = scenario().ours([oppo, teacher]).action_phase();
        game.expect_keyword("Oppo Rancisis", keyword);
    }
    let mut raid = scenario().ours([oppo, "Thralls of the Coven", "Village Tender"]).our_base_damage(4).action_phase();
    raid.us().attack("Oppo Rancisis", "their base").expect_base_damage(2);
    raid.them().expect_base_damage(5);
}

// Corners

/// LOF_105: copies of him give each other no keyword: each would have it only because the other does.
#[test]
fn oppo_rancisis_and_his_copy_give_each_other_no_keywords() {
    let mut game = about_to_play("Clone").ours(["Oppo Rancisis, Ancient Councilor"]).action_phase();
    game.us().play("Clone").choose("Oppo Rancisis");
    game.expect_no_keyword("Oppo Rancisis #1", Keyword::Ambush).expect_no_keyword("Oppo Rancisis #2", Keyword::Raid);
}

// ---- LOF_106 Acclamator Assault Ship ----

/// LOF_106: on attack, another unit may get +5/+5 for the phase.
#[test]
fn acclamator_assault_ship_may_give_another_unit_5_5() {
    let mut game = scenario().ours(["Acclamator Assault Ship", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Acclamator Assault Ship", "their base");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    let mut declined = game.clone();
    game.us().choose("Wampa");
    game.expect_power("Wampa", 9).expect_hp("Wampa", 10);
    game.them().expect_base_damage(5);
    game.both_pass();
    game.expect_power("Wampa", 4);
    declined.us().no();
    declined.expect_power("Wampa", 4);
}

// ---- LOF_107 Village Tender ----

/// LOF_107: Hidden, Restore 1.
#[test]
fn village_tender_has_hidden_and_restore() {
    expect_hidden("Village Tender");
    let mut game = scenario().ours(["Village Tender"]).our_base_damage(2).action_phase();
    game.us().attack("Village Tender", "their base").expect_base_damage(1);
}

// Rulings

/// LOF_107, CR 7.5.18B: with Sentinel it can be attacked although it has Hidden (ruling 1).
#[test]
fn village_tender_with_sentinel_can_be_attacked() {
    expect_sentinel_overrides_hidden("Village Tender");
}

// ---- LOF_108 Malakili, Loving Rancor Keeper ----

/// LOF_108: the first Creature unit that we play in a phase costs 1 less; no other unit, and no second one.
#[test]
fn malakili_discounts_the_first_creature_each_phase() {
    let mut game = scenario()
        .ours(["Malakili, Loving Rancor Keeper"])
        .our_hand(["AT-ST", "Wampa", "Kaadu", "Hyperspace Wayfarer"])
        .our_resources(40)
        .action_phase();
    game.us().play("AT-ST").expect_ready_resources(40 - 8);
    game.them().pass();
    game.us().play("Wampa").expect_ready_resources(32 - 5);
    game.them().pass();
    game.us().play("Kaadu").no().expect_ready_resources(27 - 6);
    game.both_pass().nobody_resources();
    game.us().play("Hyperspace Wayfarer").expect_ready_resources(40 - 7);
}

/// LOF_108: damage that friendly Creatures would deal to friendly units is prevented. Damage to enemy units and from
/// other sources is not.
#[test]
fn malakili_prevents_damage_of_our_creatures_to_our_units() {
    let malakili = "Malakili, Loving Rancor Keeper";
    let mut game = about_to_play("Wild Rancor").ours([malakili, "Gungi"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("Wild Rancor");
    game.expect_damage(malakili, 0).expect_damage("Gungi", 0).expect_damage("AT-ST", 2).expect_damage("Wampa", 2);
    let mut theirs =
        scenario().ours([malakili, "Gungi"]).their_resources(30).their_hand(["Wild Rancor"]).their_action_phase();
    theirs.them().play("Wild Rancor");
    theirs.expect_damage("Gungi", 2).expect_damage(malakili, 2);
    let mut event = scenario().ours([malakili, "Wampa"]).our_hand(["Open Fire"]).action_phase();
    event.us().play("Open Fire").choose("Wampa");
    event.expect_damage("Wampa", 4);
}

// Rulings

/// LOF_108, CR 8.9.2: "if you do" counts although the damage is prevented (ruling 1).
#[test]
fn malakili_prevented_damage_counts_for_if_you_do() {
    let mut game = scenario()
        .ours([unit("Malakili, Loving Rancor Keeper"), unit("Wampa").with(["Resilient"])])
        .resilient_gives(
            "Ability(When(on: [Attacks], do: [IfYouDo(do: [May([Damage(amount: 2, to: Choose(side: Friendly))])], \
             then: [Gain(to: This, gives: [Stats(2, 0)], for: Attack)])]))",
        )
        .action_phase();
    game.us().attack("Wampa", "their base").choose("Malakili");
    game.expect_damage("Malakili", 0);
    game.them().expect_base_damage(6);
}

// ---- LOF_109 Mynock ----

/// LOF_109: Overwhelm.
#[test]
fn mynock_has_overwhelm() {
    let mut game = scenario().ours(["Mynock"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("Mynock", "TIE/ln Fighter");
    game.them().expect_base_damage(1);
}

// Rulings

/// LOF_109, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 1).
#[test]
fn mynock_overwhelm_deals_all_when_the_defender_is_gone() {
    all_is_in_excess("Mynock", "TIE/ln Fighter", 2);
}

/// LOF_109, CR 7.5.7E: a Shield leaves no excess damage (ruling 2).
#[test]
fn mynock_overwhelm_deals_no_excess_through_a_shield() {
    a_shield_stops_it("Mynock", "TIE/ln Fighter");
}

// ---- LOF_110 Hive Defense Wing ----

/// LOF_110: Restore 1.
#[test]
fn hive_defense_wing_has_restore() {
    let mut game = scenario().ours(["Hive Defense Wing"]).our_base_damage(2).action_phase();
    game.us().attack("Hive Defense Wing", "their base").expect_base_damage(1);
}

// ---- LOF_111 Maz Kanata, The Light Guides ----

/// LOF_111: when played, a friendly Force unit may attack with +2/+0.
#[test]
fn maz_kanata_may_let_a_force_unit_attack() {
    let mut game = about_to_play("Maz Kanata, The Light Guides").ours(["Gungi", "Wampa"]).action_phase();
    game.us().play("Maz Kanata");
    game.expect_options(["Gungi -> their base", "no"]);
    let mut declined = game.clone();
    game.us().attack("Gungi", "their base");
    game.them().expect_base_damage(4);
    game.expect_power("Gungi", 2);
    declined.us().no();
    declined.expect_ready("Gungi").expect_action_of(Side::Them);
}

// Rulings

/// LOF_111: only a ready unit can attack (ruling 1).
#[test]
fn maz_kanata_lets_only_a_ready_unit_attack() {
    let mut game = about_to_play("Maz Kanata, The Light Guides").ours([unit("Gungi").exhausted()]).action_phase();
    game.us().play("Maz Kanata");
    game.expect_action_of(Side::Them);
}

// ---- LOF_113 Jedi Temple Guards ----

/// LOF_113: Ambush, Restore 2.
#[test]
fn jedi_temple_guards_have_ambush_and_restore() {
    let mut game = about_to_play("Jedi Temple Guards").our_base_damage(3).theirs(["Cantina Braggart"]).action_phase();
    game.us().play("Jedi Temple Guards").attack("Jedi Temple Guards", "Cantina Braggart").expect_base_damage(1);
}

// Rulings

/// LOF_113, CR 7.5.5: Ambush without an enemy unit to attack does not ready the unit (ruling 1).
#[test]
fn jedi_temple_guards_ambush_without_enemies_does_nothing() {
    ambush_without_anybody_to_attack("Jedi Temple Guards", "TIE/ln Fighter");
}

// ---- LOF_114 Kaadu ----

/// LOF_114: another unit of ours may get Overwhelm for the phase.
#[test]
fn kaadu_may_give_another_unit_overwhelm() {
    let mut game = about_to_play("Kaadu").ours(["Gungi"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Kaadu");
    game.expect_options(["Gungi", "no"]);
    let mut declined = game.clone();
    game.us().choose("Gungi");
    game.expect_keyword("Gungi", Keyword::Overwhelm);
    game.both_pass();
    game.expect_no_keyword("Gungi", Keyword::Overwhelm);
    declined.us().no();
    declined.expect_no_keyword("Gungi", Keyword::Overwhelm);
}

// Rulings

/// LOF_114, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 1).
#[test]
fn kaadu_given_overwhelm_deals_all_when_the_defender_is_gone() {
    let mut game = deadly_unit_with_enemy("Gungi").our_hand(["Kaadu"]).action_phase();
    game.us().play("Kaadu").choose("Gungi");
    game.them().pass();
    game.us().attack("Gungi", "Cantina Braggart");
    game.them().expect_base_damage(2);
}

/// LOF_114, CR 7.5.7E: a Shield leaves no excess damage (ruling 2).
#[test]
fn kaadu_given_overwhelm_deals_no_excess_through_a_shield() {
    let mut game = about_to_play("Kaadu")
        .ours(["Obi-Wan Kenobi, Following Fate"])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    game.us().play("Kaadu").choose("Obi-Wan Kenobi");
    game.them().pass();
    game.us().attack("Obi-Wan Kenobi", "Cantina Braggart");
    game.expect_upgrades("Cantina Braggart", []);
    game.them().expect_base_damage(0);
}

// ---- LOF_115 Dagoyan Master ----

/// LOF_115: when played and when defeated, may use the Force to search the top five cards for a Force unit.
#[test]
fn dagoyan_master_may_search_for_a_force_unit() {
    let mut game = about_to_play("Dagoyan Master")
        .our_force()
        .our_deck(["Wampa", "Gungi", "Repair", "Yoda, Old Master", "Vanquish", "Fifth Brother"])
        .action_phase();
    game.us().play("Dagoyan Master");
    let mut declined = game.clone();
    game.us().yes().expect_no_force();
    game.expect_options(["Gungi", "Yoda", "done"]);
    game.us().choose("Yoda").expect_hand(["Yoda"]);
    declined.us().no().expect_the_force();
    declined.expect_action_of(Side::Them);
    let mut defeated = scenario()
        .ours(["Dagoyan Master"])
        .our_force()
        .our_deck(["Gungi"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    defeated.them().play("Vanquish").choose("Dagoyan Master");
    defeated.us().yes().choose("Gungi").expect_hand(["Gungi"]);
}

// Rulings

/// LOF_115, CR 8.26: the rest goes to the bottom of the deck (ruling 1).
#[test]
fn dagoyan_master_puts_the_rest_on_the_bottom() {
    let deck = ["Wampa", "Gungi", "Repair", "Vanquish", "Vanquish", "Moment of Peace", "Repair"];
    let mut game = about_to_play("Dagoyan Master").our_force().our_deck(deck).action_phase();
    game.us().play("Dagoyan Master").yes().choose("Gungi");
    expect_the_rest_below(&mut game, 5, 1);
}

// ---- LOF_116 Relic Scavenger ----

/// LOF_116: Restore 2.
#[test]
fn relic_scavenger_has_restore() {
    let mut game = scenario().ours(["Relic Scavenger"]).our_base_damage(3).action_phase();
    game.us().attack("Relic Scavenger", "their base").expect_base_damage(1);
}

// ---- LOF_117 Sifo-Dyas, Commissioning An Army ----

/// The top eight cards of a deck with three Clones: of cost 2, 2 and 3.
const AN_ARMY: [&str; 10] = [
    "Phase I Clone Trooper",
    "Wampa",
    "Coruscant Guard",
    "Phase II Clone Trooper",
    "Repair",
    "Vanquish",
    "Vanquish",
    "Vanquish",
    "Moment of Peace",
    "Repair",
];

/// LOF_117: when defeated, Clone units with a combined cost of 4 or less are discarded from the top eight cards; for
/// the phase we may play them for free.
#[test]
fn sifo_dyas_lets_clones_be_played_for_free_when_defeated() {
    let mut game = scenario()
        .ours(["Sifo-Dyas, Commissioning An Army"])
        .our_resources(0)
        .our_deck(AN_ARMY)
        .our_discard(["Phase I Clone Trooper"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Sifo-Dyas");
    game.expect_options(["Phase I Clone Trooper", "Coruscant Guard", "Phase II Clone Trooper", "done"]);
    game.us().choose("Coruscant Guard");
    game.expect_options(["Phase I Clone Trooper", "done"]).us().choose("Phase I Clone Trooper");
    // Nothing else fits into the 4.
    game.expect_action_of(Side::Us).expect_in_discard("Coruscant Guard").us().expect_deck_size(8);
    game.us().play("Coruscant Guard");
    game.expect_in_play("Coruscant Guard");
    let mut late = game.clone();
    game.them().pass();
    game.us().play("Phase I Clone Trooper");
    game.expect_count("Phase I Clone Trooper", 1);
    game.them().pass();
    game.expect_not_offered("play Phase I Clone Trooper");
    late.both_pass().nobody_resources();
    late.us().pass();
    late.them().pass();
    late.expect_not_offered("play Phase I Clone Trooper");
}

// Rulings

/// LOF_117, CR 1.8.5: for free means without resources and aspect penalties, but additional costs are paid (ruling 1).
#[test]
fn sifo_dyas_clones_still_pay_additional_costs() {
    let mut game = crate::starts::units_with_additional_cost()
        .ours(["Sifo-Dyas, Commissioning An Army"])
        .our_resources(0)
        .our_deck(AN_ARMY)
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Sifo-Dyas");
    game.us().choose("Coruscant Guard").done().play("Coruscant Guard").expect_base_damage(2);
    game.expect_in_play("Coruscant Guard");
}

/// LOF_117, CR 1.8.6: printed costs are added; a third Clone is too much (ruling 2).
#[test]
fn sifo_dyas_adds_printed_costs() {
    let mut game = scenario()
        .ours(["Sifo-Dyas, Commissioning An Army"])
        .our_deck(AN_ARMY)
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Sifo-Dyas");
    game.us().choose("Phase II Clone Trooper");
    game.expect_not_offered("Coruscant Guard").expect_not_offered("Phase I Clone Trooper");
}

/// LOF_117, CR 8.26: the rest goes to the bottom of the deck (ruling 3).
#[test]
fn sifo_dyas_puts_the_rest_on_the_bottom() {
    let mut game = scenario()
        .ours(["Sifo-Dyas, Commissioning An Army"])
        .our_deck(AN_ARMY)
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Sifo-Dyas");
    game.us().choose("Phase II Clone Trooper");
    if game.game.question().is_some_and(|question| question.ask != QuestionKind::Action) {
        game.us().done();
    }
    expect_the_rest_below(&mut game, 8, 1);
}

// ---- LOF_118 Terentatek ----

/// LOF_118: Ambush while an opponent controls a Force unit; friendly ones do not count.
#[test]
fn terentatek_has_ambush_with_an_enemy_force_unit() {
    let mut game = about_to_play("Terentatek").ours(["Yoda, Old Master"]).theirs(["Gungi", "Wampa"]).action_phase();
    game.us().play("Terentatek");
    game.expect_options(["Terentatek -> Gungi", "Terentatek -> Wampa", "no"]);
    game.us().attack("Terentatek", "Wampa");
    game.expect_damage("Terentatek", 4);
    let mut without = about_to_play("Terentatek").ours(["Gungi"]).theirs(["Wampa"]).action_phase();
    without.us().play("Terentatek");
    without.expect_no_keyword("Terentatek", Keyword::Ambush).expect_action_of(Side::Them);
}

// Rulings

/// LOF_118, CR 7.5.5: Ambush without an enemy unit to attack does not ready the unit (ruling 1).
#[test]
fn terentatek_ambush_without_enemies_does_nothing() {
    ambush_without_anybody_to_attack("Terentatek", "Leia Organa, Extraordinary");
}

// ---- LOF_120 Trident Assault Ship ----

/// LOF_120: Overwhelm.
#[test]
fn trident_assault_ship_has_overwhelm() {
    let mut game = scenario().ours(["Trident Assault Ship"]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().attack("Trident Assault Ship", "Alliance X-Wing");
    game.them().expect_base_damage(3);
}

// Rulings

/// LOF_120, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 1).
#[test]
fn trident_assault_ship_overwhelm_deals_all_when_the_defender_is_gone() {
    all_is_in_excess("Trident Assault Ship", "TIE/ln Fighter", 6);
}

/// LOF_120, CR 7.5.7E: a Shield leaves no excess damage (ruling 2).
#[test]
fn trident_assault_ship_overwhelm_deals_no_excess_through_a_shield() {
    a_shield_stops_it("Trident Assault Ship", "TIE/ln Fighter");
}

// ---- LOF_121 The Purrgil King, Leading The Journey ----

/// LOF_121: Restore 4; when played, draws a card for each friendly unit with 7 or more remaining HP, itself included.
#[test]
fn the_purrgil_king_draws_for_each_unit_with_7_hp() {
    let mut game = about_to_play("The Purrgil King, Leading The Journey")
        .ours([unit("AT-ST"), unit("Wild Rancor").damage(2), unit("Wampa")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("The Purrgil King").expect_hand_size(2);
    game.expect_keyword("The Purrgil King", Keyword::Restore);
}

// ---- LOF_122 Pillio Star Compass ----

/// LOF_122: not on a Vehicle; a unit from the top three cards is drawn.
#[test]
fn pillio_star_compass_draws_a_unit_from_the_top_three() {
    let mut game = scenario()
        .our_hand(["Pillio Star Compass"])
        .ours(["Gungi", "AT-ST"])
        .our_deck(["Repair", "Wampa", "Vanquish", "Gungi"])
        .action_phase();
    game.expect_not_offered("play Pillio Star Compass onto AT-ST");
    game.us().play_onto("Pillio Star Compass", "Gungi");
    game.expect_options(["Wampa", "done"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
}

// Rulings

/// LOF_122, CR 8.26: the rest goes to the bottom of the deck (ruling 1).
#[test]
fn pillio_star_compass_puts_the_rest_on_the_bottom() {
    let mut game = scenario()
        .our_hand(["Pillio Star Compass"])
        .ours(["Gungi"])
        .our_deck(["Vanquish", "Wampa", "Vanquish", "Moment of Peace", "Repair"])
        .action_phase();
    game.us().play_onto("Pillio Star Compass", "Gungi").choose("Wampa");
    expect_the_rest_below(&mut game, 3, 1);
}

// ---- LOF_123 Directed by the Force ----

/// LOF_123: we create a Force token and may play a unit from hand.
#[test]
fn directed_by_the_force_creates_a_force_token_and_plays_a_unit() {
    let mut game = scenario().our_hand(["Directed by the Force", "Gungi", "Repair"]).action_phase();
    game.us().play("Directed by the Force").expect_the_force();
    game.expect_options(["play Gungi", "no"]);
    let mut declined = game.clone();
    game.us().play("Gungi");
    game.expect_in_play("Gungi");
    declined.us().no().expect_hand(["Gungi", "Repair"]);
}

// Rulings

/// LOF_123, CR 6.2.0E: the unit is paid for (ruling 1).
#[test]
fn directed_by_the_force_does_not_play_the_unit_for_free() {
    let mut game = scenario().our_hand(["Directed by the Force", "Gungi"]).our_resources(10).action_phase();
    game.us().play("Directed by the Force").play("Gungi").expect_ready_resources(10 - (1 + 2) - (2 + 2));
    let mut poor = scenario().our_hand(["Directed by the Force", "Gungi"]).our_resources(6).action_phase();
    poor.us().play("Directed by the Force");
    poor.expect_not_offered("play Gungi");
}

// ---- LOF_124 Niman Strike ----

/// LOF_124: a Force unit attacks with +1/+0 even if it is exhausted, but cannot attack a base.
#[test]
fn niman_strike_lets_an_exhausted_force_unit_attack_a_unit() {
    let mut game = scenario()
        .our_hand(["Niman Strike"])
        .ours([unit("Gungi").exhausted(), unit("Wampa")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Niman Strike");
    game.expect_options(["Gungi -> AT-ST"]);
    game.us().attack("Gungi", "AT-ST");
    game.expect_damage("AT-ST", 3);
}

// Rulings

/// LOF_124: a unit that can attack must; the attack cannot be declined (ruling 1).
#[test]
fn niman_strike_requires_the_attack() {
    let mut game = scenario().our_hand(["Niman Strike"]).ours(["Gungi"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Niman Strike");
    game.expect_not_offered("no").expect_options(["Gungi -> AT-ST"]);
    let mut nobody = scenario().our_hand(["Niman Strike"]).ours(["Gungi"]).action_phase();
    nobody.us().play("Niman Strike");
    nobody.expect_action_of(Side::Them).expect_ready("Gungi");
}

/// LOF_124: excess damage of Overwhelm is dealt to the base although the unit cannot attack bases (ruling 2).
#[test]
fn niman_strike_attack_deals_excess_damage_to_the_base() {
    let mut game = scenario()
        .our_hand(["Niman Strike"])
        .ours([unit("Mace Windu, Leaping into Action").exhausted()])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().play("Niman Strike").attack("Mace Windu", "Cantina Braggart");
    game.them().expect_base_damage(4);
}

// ---- LOF_125 The Burden of Masters ----

/// LOF_125: puts a Force unit from the discard pile on the bottom of the deck to play a unit from hand, which gets two
/// Experience tokens.
#[test]
fn the_burden_of_masters_plays_a_unit_with_two_experience() {
    let table = || scenario().our_hand(["The Burden of Masters", "Wampa", "Repair"]).our_deck(["Vanquish"]);
    let mut game = table().our_discard(["Gungi", "Wampa"]).action_phase();
    game.us().play("The Burden of Masters");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Gungi"]);
    game.us().choose("Gungi");
    game.expect_asked(Side::Us, QuestionKind::Play).expect_offered("play Wampa").expect_not_offered("play Repair");
    game.us().play("Wampa").expect_deck_top(["Vanquish", "Gungi"]);
    game.expect_upgrades("Wampa", ["Experience", "Experience"]);
    let mut without = table().our_discard(["Wampa"]).action_phase();
    without.us().play("The Burden of Masters").expect_hand(["Wampa", "Repair"]);
    without.expect_action_of(Side::Them);
}

// Corners

/// LOF_125, CR 6.2.5E: the unit enters play with its tokens, before Snoke's -2/-2 could defeat it.
#[test]
fn the_burden_of_masters_unit_enters_play_with_its_tokens() {
    let mut game = scenario()
        .our_hand(["The Burden of Masters", "Nightsister Warrior"])
        .our_discard(["Gungi"])
        .theirs(["Supreme Leader Snoke, Shadow Ruler"])
        .action_phase();
    game.us().play("The Burden of Masters").choose("Gungi").play("Nightsister Warrior");
    game.expect_upgrades("Nightsister Warrior", ["Experience", "Experience"]).expect_hp("Nightsister Warrior", 2);
}

// Rulings

/// LOF_125, CR 6.2.0E: the unit is paid for (ruling 1).
#[test]
fn the_burden_of_masters_does_not_play_the_unit_for_free() {
    let mut game =
        scenario().our_hand(["The Burden of Masters", "Wampa"]).our_discard(["Gungi"]).our_resources(10).action_phase();
    game.us().play("The Burden of Masters").choose("Gungi").expect_ready_resources(10 - (1 + 2));
    game.us().play("Wampa").expect_ready_resources(10 - (1 + 2) - (4 + 2));
}

// ---- LOF_126 Overpower ----

/// LOF_126: +3/+3 and Overwhelm for the phase.
#[test]
fn overpower_gives_3_3_and_overwhelm() {
    let mut game = scenario().our_hand(["Overpower"]).ours(["Gungi"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Overpower");
    game.expect_options(["Gungi", "AT-ST"]);
    game.us().choose("Gungi");
    game.expect_power("Gungi", 5).expect_hp("Gungi", 8).expect_keyword("Gungi", Keyword::Overwhelm);
    game.both_pass();
    game.expect_power("Gungi", 2).expect_no_keyword("Gungi", Keyword::Overwhelm);
}

// Rulings

/// LOF_126, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 1).
#[test]
fn overpower_given_overwhelm_deals_all_when_the_defender_is_gone() {
    let mut game = deadly_unit_with_enemy("Gungi").our_hand(["Overpower"]).action_phase();
    game.us().play("Overpower").choose("Gungi");
    game.them().pass();
    game.us().attack("Gungi", "Cantina Braggart");
    game.them().expect_base_damage(5);
}

/// LOF_126, CR 7.5.7E: a Shield leaves no excess damage (ruling 2).
#[test]
fn overpower_given_overwhelm_deals_no_excess_through_a_shield() {
    let mut game = scenario()
        .our_hand(["Overpower"])
        .ours(["Gungi"])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    game.us().play("Overpower").choose("Gungi");
    game.them().pass();
    game.us().attack("Gungi", "Cantina Braggart");
    game.expect_upgrades("Cantina Braggart", []);
    game.them().expect_base_damage(0);
}

// ---- LOF_127 Rampage ----

/// LOF_127: each Creature unit of ours gets +2/+2 for the phase.
#[test]
fn rampage_gives_creatures_2_2() {
    let mut game =
        scenario().our_hand(["Rampage"]).ours(["Wampa", "Mynock", "Gungi"]).theirs(["Wild Rancor"]).action_phase();
    game.us().play("Rampage");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7).expect_power("Mynock", 4);
    game.expect_power("Gungi", 2).expect_power("Wild Rancor", 6);
    game.both_pass();
    game.expect_power("Wampa", 4);
}

// ---- LOF_128 Protect the Pod ----

/// LOF_128: a friendly non-Vehicle unit deals damage equal to its remaining HP to an enemy unit.
#[test]
fn protect_the_pod_deals_damage_equal_to_remaining_hp() {
    let mut game = scenario()
        .our_hand(["Protect the Pod"])
        .ours([unit("Wampa").damage(1), unit("AT-ST"), unit("Hyperspace Wayfarer")])
        .theirs(["Wild Rancor", "Alliance X-Wing"])
        .action_phase();
    game.us().play("Protect the Pod");
    game.expect_options(["Wampa", "Hyperspace Wayfarer"]);
    game.us().choose("Wampa");
    game.expect_options(["Wild Rancor", "Alliance X-Wing"]);
    game.us().choose("Wild Rancor");
    game.expect_damage("Wild Rancor", 4).expect_damage("Wampa", 1);
}
