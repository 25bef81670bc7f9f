//! The cards of Twilight of the Republic from TWI_001 to TWI_005: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- TWI_001 Nala Se, Clone Engineer ----

/// TWI_001: Clone units are played without the aspect penalty, other cards are not.
#[test]
fn nala_se_ignores_the_aspect_penalty_of_clone_units() {
    let mut game =
        scenario().our_leader("Nala Se").our_hand(["TWI_090", "Battlefield Marine"]).our_resources(5).action_phase();
    game.expect_not_offered("play Battlefield Marine");
    game.us().play("Echo").expect_ready_resources(3);
}

/// TWI_001, deployed: the same, and each friendly Clone unit that is defeated heals 2 damage from our base.
#[test]
fn nala_se_deployed_heals_for_each_defeated_clone() {
    let mut game = scenario()
        .our_deployed_leader("Nala Se")
        .our_base_damage(5)
        .ours(["Clone Trooper", "Underworld Thug"])
        .our_hand(["Phase I Clone Trooper"])
        .our_resources(2)
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Underworld Thug", "Wampa").expect_base_damage(5);
    game.them().pass();
    game.us().attack("Clone Trooper", "Wampa").expect_base_damage(3);
    game.them().pass();
    game.us().play("Phase I Clone Trooper").expect_ready_resources(0);
}

/// TWI_001: enemy Clones do not heal.
#[test]
fn nala_se_does_not_heal_for_an_enemy_clone() {
    let mut game = scenario()
        .our_deployed_leader("Nala Se")
        .our_base_damage(5)
        .their_base_damage(5)
        .ours(["Wampa"])
        .theirs(["Clone Trooper"])
        .action_phase();
    game.us().attack("Wampa", "Clone Trooper").expect_base_damage(5);
    // Wampa's Overwhelm.
    game.them().expect_base_damage(5 + 2);
}

// Corners

/// TWI_001: deployed, too, she ignores the penalty of Clones only.
#[test]
fn nala_se_deployed_ignores_the_penalty_of_clones_only() {
    let mut game = scenario().our_deployed_leader("Nala Se").our_hand(["Wampa", "TWI_097"]).action_phase();
    game.us().play("Wampa").expect_ready_resources(14);
    game.them().pass();
    game.us().play("Captain Rex").expect_ready_resources(8);
}

// Rulings

/// TWI_001, CR 7.6.4: defeated together with her Clones, each of them still heals.
#[test]
fn nala_se_defeated_with_her_clones_still_heals() {
    let mut game = scenario()
        .our_deployed_leader("Nala Se")
        .our_base_damage(9)
        .our_hand(["Superlaser Blast"])
        .ours(["Clone Trooper", "Phase I Clone Trooper", "Wampa"])
        .theirs(["Clone Trooper"])
        .action_phase();
    game.us().play("Superlaser Blast").resolve_first("Phase I Clone Trooper").expect_base_damage(5);
    game.expect_in_base_zone("Nala Se").expect_action_of(Side::Them);
}

// ---- TWI_002 Nute Gunray, Vindictive Viceroy ----

/// TWI_002: a Battle Droid if two friendly units were defeated this phase.
#[test]
fn nute_gunray_creates_a_droid_after_two_friendly_defeats() {
    let mut game =
        scenario().our_leader("Nute Gunray").ours(["Battle Droid", "Underworld Thug"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.them().pass();
    game.us().attack("Underworld Thug", "Wampa");
    game.them().pass();
    game.expect_gone("Battle Droid");
    game.us().use_ability("Nute Gunray");
    game.expect_count("Battle Droid", 1).expect_exhausted("Battle Droid").expect_exhausted("Nute Gunray");
}

/// TWI_002, deployed: a Battle Droid on each attack.
#[test]
fn nute_gunray_deployed_creates_a_droid_on_attack() {
    let mut game = scenario().our_deployed_leader("Nute Gunray").action_phase();
    game.us().attack("Nute Gunray", "their base");
    game.expect_count("Battle Droid", 1).expect_controller("Battle Droid", Side::Us);
    game.them().expect_base_damage(2);
}

// Corners

/// TWI_002, TWI_186: defeated enemy units do not count.
#[test]
fn nute_gunray_and_san_hill_do_not_count_enemy_defeats() {
    let table = || scenario().ours(["Wampa", "AT-ST"]).theirs(["Greedo", "Jawa Scavenger"]);
    let mut game = table().our_leader("Nute Gunray").action_phase();
    game.us().attack("Wampa", "Jawa Scavenger");
    game.them().pass();
    game.us().attack("AT-ST", "Greedo");
    game.them().no().pass();
    game.us().use_ability("our leader");
    game.expect_count("our Battle Droid", 0).expect_action_of(Side::Them);
    let mut game = table().ours(["San Hill"]).our_resources(0).our_exhausted_resources(3).action_phase();
    game.us().attack("Wampa", "Jawa Scavenger");
    game.them().pass();
    game.us().attack("San Hill", "their base").expect_ready_resources(0);
}

// Rulings

/// TWI_002, CR 6.4.0F: the action may be used after one defeat or none, and creates no Battle Droid.
#[test]
fn nute_gunray_may_be_used_after_fewer_defeats_and_creates_nothing() {
    let mut game =
        scenario().our_leader("Nute Gunray").ours(["Battle Droid", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Battle Droid", "AT-ST");
    game.them().pass();
    game.us().use_ability("Nute Gunray");
    game.expect_count("Battle Droid", 0).expect_exhausted("Nute Gunray").expect_action_of(Side::Them);
}

// ---- TWI_003 Obi-Wan Kenobi, Patient Mentor ----

/// TWI_003: 1 damage is healed from a unit, theirs or ours.
#[test]
fn obi_wan_heals_1_from_a_unit() {
    let mut game = scenario()
        .our_leader("Obi-Wan Kenobi")
        .ours([unit("Wampa").damage(2)])
        .theirs([unit("AT-ST").damage(2)])
        .action_phase();
    game.us().use_ability("Obi-Wan Kenobi");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).expect_exhausted("Obi-Wan Kenobi");
}

/// TWI_003, deployed: Sentinel; the damage healed from one unit is dealt to another.
#[test]
fn obi_wan_deployed_heals_one_unit_and_damages_another() {
    let mut game = scenario()
        .our_deployed_leader("Obi-Wan Kenobi")
        .ours([unit("Wampa").damage(2)])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_keyword("Obi-Wan Kenobi", Keyword::Sentinel);
    game.us().attack("Obi-Wan Kenobi", "their base").choose("Wampa");
    game.expect_damage("Wampa", 1).expect_options(["Obi-Wan Kenobi", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
}

/// TWI_003, deployed: if nothing is healed, no damage is dealt.
#[test]
fn obi_wan_deployed_deals_no_damage_when_nothing_was_healed() {
    let mut game = scenario().our_deployed_leader("Obi-Wan Kenobi").theirs(["AT-ST"]).action_phase();
    game.us().attack("Obi-Wan Kenobi", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

// Rulings

/// TWI_003: the damaged unit is another than the healed one, and may be himself.
#[test]
fn obi_wan_may_damage_himself_but_not_the_healed_unit() {
    let mut game = scenario().our_deployed_leader("Obi-Wan Kenobi").ours([unit("Wampa").damage(1)]).action_phase();
    game.us().attack("Obi-Wan Kenobi", "their base").choose("Wampa");
    game.expect_options(["Obi-Wan Kenobi"]);
    game.us().choose("Obi-Wan Kenobi");
    game.expect_damage("Obi-Wan Kenobi", 1).expect_damage("Wampa", 0);
    let mut game =
        scenario().our_deployed_leader(unit("Obi-Wan Kenobi").damage(2)).ours([unit("Wampa").damage(1)]).action_phase();
    game.us().attack("Obi-Wan Kenobi", "their base").choose("Obi-Wan Kenobi");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Obi-Wan Kenobi", 1).expect_damage("Wampa", 2);
}

// ---- TWI_004 Yoda, Sensing Darkness ----

/// TWI_004: if a unit left play, we draw a card and put a card from hand on the top or the bottom of the deck.
#[test]
fn yoda_draws_and_puts_a_card_on_top_or_bottom() {
    let table = || {
        let mut game = scenario()
            .our_leader("Yoda, Sensing Darkness")
            .our_hand(["Repair"])
            .our_deck(["Recruit", "Waylay"])
            .ours(["Battle Droid"])
            .theirs(["Wampa"])
            .action_phase();
        game.us().attack("Battle Droid", "Wampa");
        game.them().pass();
        game.us().use_ability("Yoda").expect_hand(["Recruit", "Repair"]);
        game.expect_options(["Recruit", "Repair"]);
        game
    };
    let mut game = table();
    game.us().choose("Repair").mode(1).expect_hand(["Recruit"]).expect_deck_top(["Repair", "Waylay"]);
    let mut game = table();
    game.us().choose("Recruit").mode(2).expect_hand(["Repair"]).expect_deck_top(["Waylay", "Recruit"]);
}

/// TWI_004, deployed: Restore 2; the cost of the card discarded from our deck limits which unit may be defeated.
#[test]
fn yoda_deployed_defeats_a_unit_of_no_higher_cost_than_the_discarded_card() {
    let mut game = scenario()
        .our_leader("Yoda, Sensing Darkness")
        .our_deck(["Waylay", "Recruit"])
        .theirs(["Rogue Operative", "Wampa", "Battlefield Marine"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().deploy().yes().expect_discard(["Waylay"]);
    // Waylay costs 3.
    game.expect_options(["Rogue Operative", "Battlefield Marine"]);
    game.us().choose("Rogue Operative");
    game.expect_gone("Rogue Operative").expect_keyword("Yoda", Keyword::Restore);
}

/// TWI_004, deployed: the ability may be declined, and nothing is defeated.
#[test]
fn yoda_deployed_may_decline_to_discard() {
    let mut game = scenario().our_leader("Yoda, Sensing Darkness").theirs(["Wampa"]).action_phase();
    game.us().deploy().no().expect_discard([]).expect_deck_size(10);
    game.expect_in_play("Wampa").expect_action_of(Side::Them);
}

// Corners

/// TWI_004: an empty deck has no card to discard.
#[test]
fn yoda_cannot_discard_from_an_empty_deck() {
    let mut game = scenario().our_leader("Yoda, Sensing Darkness").our_deck([]).theirs(["Battle Droid"]).action_phase();
    game.us().deploy();
    game.expect_in_play("Battle Droid").expect_action_of(Side::Them);
}

/// TWI_004, TWI_039: Restore 2.
#[test]
fn yoda_and_malevolence_have_restore_2() {
    let mut game = scenario().our_deployed_leader("Yoda, Sensing Darkness").our_base_damage(9).action_phase();
    game.us().attack("Yoda", "their base").expect_base_damage(7);
    let mut game = scenario().ours(["Malevolence"]).our_base_damage(9).action_phase();
    game.us().attack("Malevolence", "their base").expect_base_damage(7);
}

/// TWI_004: deployed, he may defeat an enemy non-leader unit.
#[test]
fn yoda_deployed_defeats_an_enemy_non_leader_unit() {
    let mut game = scenario()
        .our_leader("Yoda, Sensing Darkness")
        .our_deck(["AT-AT Suppressor"])
        .ours(["Greedo"])
        .theirs(["Jawa Scavenger"])
        .their_deployed_leader("Asajj Ventress")
        .action_phase();
    game.us().deploy().yes();
    game.expect_options(["Jawa Scavenger"]);
}

// Rulings

/// TWI_004, CR 1.8.6: the printed costs are compared, not what was paid.
#[test]
fn yoda_compares_printed_costs() {
    let mut game = scenario()
        .our_leader("Yoda, Sensing Darkness")
        .our_deck(["Republic Defense Carrier"])
        .our_resources(20)
        .theirs(["Avenger", "The Zillo Beast", "Wampa"])
        .action_phase();
    // The carrier costs 11, however many units they control.
    game.us().deploy().yes().expect_discard(["Republic Defense Carrier"]);
    game.expect_options(["Avenger", "The Zillo Beast", "Wampa"]);
    game.us().choose("Avenger");
    let mut game = scenario()
        .our_leader("Yoda, Sensing Darkness")
        .our_deck(["Recruit"])
        .our_resources(20)
        .theirs(["Clone Trooper", "Wampa"])
        .action_phase();
    // A token costs 0.
    game.us().deploy().yes();
    game.expect_options(["Clone Trooper"]);
}

/// TWI_004, CR 6.4.0F: if no unit left play, nothing is drawn or put back.
#[test]
fn yoda_may_be_used_when_no_unit_left_play() {
    let mut game = scenario().our_leader("Yoda, Sensing Darkness").our_hand(["Repair"]).action_phase();
    game.us().use_ability("Yoda").expect_hand(["Repair"]).expect_deck_size(10);
    game.expect_exhausted("Yoda").expect_action_of(Side::Them);
}

/// TWI_004: any unit that left play counts, of either side and by any effect.
#[test]
fn yoda_counts_a_unit_that_returned_to_hand() {
    let mut game = scenario()
        .our_leader("Yoda, Sensing Darkness")
        .our_hand(["Waylay"])
        .our_deck(["Recruit", "Repair"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Waylay").choose("Wampa");
    game.them().pass();
    game.us().use_ability("Yoda").choose("Recruit").mode(2).expect_hand([]).expect_deck_top(["Repair", "Recruit"]);
}

/// TWI_004, TWI_047: cards are discarded from the top of a deck.
#[test]
fn yoda_and_satine_discard_from_the_top_of_the_deck() {
    let mut game = scenario().our_leader("Yoda, Sensing Darkness").our_deck(["Waylay", "Recruit"]).action_phase();
    game.us().deploy().yes().expect_discard(["Waylay"]).expect_deck_top(["Recruit"]);
    let mut game =
        scenario().ours(["Satine Kryze"]).their_deck(["Waylay", "Recruit", "Repair", "Takedown"]).action_phase();
    game.us().use_ability("Satine Kryze");
    game.them().expect_discard(["Recruit", "Repair", "Waylay"]).expect_deck_top(["Takedown"]);
}

// ---- TWI_005 Count Dooku, Face of the Confederacy ----

/// TWI_005: a Separatist card is played with Exploit 1.
#[test]
fn count_dooku_plays_a_separatist_card_with_exploit() {
    let mut game = scenario()
        .our_leader("Count Dooku, Face of the Confederacy")
        .our_hand(["Super Battle Droid", "Wampa"])
        .our_resources(1)
        .ours(["Battle Droid"])
        .action_phase();
    game.us().use_ability("Count Dooku");
    game.expect_options(["play Super Battle Droid", "no"]);
    game.us().play("Super Battle Droid");
    game.expect_asked(Side::Us, QuestionKind::Exploit).expect_options(["Battle Droid"]);
    game.us().choose("Battle Droid").expect_ready_resources(0);
    game.expect_gone("Battle Droid").expect_in_play("Super Battle Droid").expect_exhausted("our leader");
}

/// TWI_005, deployed: Overwhelm; the next Separatist card this phase has Exploit 3, the one after it does not.
#[test]
fn count_dooku_deployed_gives_exploit_to_the_next_separatist_card() {
    let mut game = scenario()
        .our_deployed_leader("Count Dooku, Face of the Confederacy")
        .our_base("Tipoca City")
        .our_hand(["Battlefield Marine", "B2 Legionnaires", "Super Battle Droid"])
        .ours(["Battle Droid", "Battle Droid", "Wampa"])
        .action_phase();
    game.expect_keyword("our Count Dooku", Keyword::Overwhelm);
    game.us().attack("Count Dooku", "their base");
    game.them().pass();
    // Not a Separatist: 2, and 2 for Heroism.
    game.us().play("Battlefield Marine").expect_ready_resources(16);
    game.them().pass();
    game.us().play("B2 Legionnaires").choose_times(2, "Battle Droid").done();
    game.us().expect_ready_resources(16 - 1);
    game.them().pass();
    game.us().play("Super Battle Droid").expect_ready_resources(15 - 3);
    game.expect_in_play("Wampa").expect_action_of(Side::Them);
}

// Corners

/// TWI_005: the Exploit for the next card ends with the phase.
#[test]
fn count_dooku_deployed_exploit_is_for_this_phase() {
    let mut game = scenario()
        .our_deployed_leader("Count Dooku, Face of the Confederacy")
        .our_hand(["Super Battle Droid"])
        .ours(["Battle Droid"])
        .action_phase();
    game.us().attack("Count Dooku", "their base");
    game.both_pass().nobody_resources();
    game.us().play("Super Battle Droid");
    game.expect_in_play("Battle Droid").expect_action_of(Side::Them);
}

/// TWI_005, CR 7.5.16B: his Exploit 3 is added to the next card's own. He himself may be exploited; the card after it
/// has none.
#[test]
fn count_dooku_exploit_is_added_to_the_next_cards_own() {
    let mut game = scenario()
        .our_deployed_leader("Count Dooku, Face of the Confederacy")
        .our_base("Capital City")
        .our_hand(["Malevolence", "Super Battle Droid"])
        .ours(["Battle Droid", "Battle Droid", "Battle Droid", "Battle Droid", "Battle Droid", "Battle Droid"])
        .action_phase();
    game.us().attack("Count Dooku", "their base");
    game.them().pass();
    // Four of its own and three.
    game.us().play("Malevolence").choose_times(6, "Battle Droid").choose("Count Dooku");
    game.us().expect_ready_resources(20);
    game.them().pass();
    game.us().play("Super Battle Droid");
    game.expect_action_of(Side::Them);
}

/// TWI_005: only Separatist cards, Exploit 1 on the Leader side and 3 on the other.
#[test]
fn count_dooku_affects_only_separatist_cards() {
    let droids = ["Battle Droid"; 5];
    let table = || scenario().our_hand(["Super Battle Droid", "Wampa"]).ours(droids);
    let mut game = table().our_leader("Count Dooku, Face of the Confederacy").action_phase();
    game.us().use_ability("our leader");
    game.expect_not_offered("play Wampa");
    game.us().play("Super Battle Droid").choose("Battle Droid");
    // No second one.
    game.expect_in_play("Super Battle Droid").expect_action_of(Side::Them);
    let mut game = table().our_deployed_leader("Count Dooku, Face of the Confederacy").action_phase();
    game.us().attack("Count Dooku", "their base");
    game.them().pass();
    // No Separatist: nothing to exploit, and nothing is used up.
    game.us().play("Wampa");
    game.expect_action_of(Side::Them).them().pass();
    game.us().play("Super Battle Droid").choose_times(3, "Battle Droid");
    game.expect_in_play("Super Battle Droid").expect_count("our Battle Droid", 2).expect_action_of(Side::Them);
}

// Rulings

/// TWI_005, CR 7.7.3B: the Exploit of the next card stays although he is defeated in the attack.
#[test]
fn count_dooku_exploit_applies_after_he_was_defeated() {
    let mut game = scenario()
        .our_deployed_leader(unit("Count Dooku, Face of the Confederacy").damage(8))
        .our_base("Tipoca City")
        .our_hand(["Super Battle Droid"])
        .ours(["Battle Droid"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Count Dooku", "Wampa");
    game.expect_in_base_zone("Count Dooku");
    game.them().pass();
    game.us().play("Super Battle Droid");
    game.expect_asked(Side::Us, QuestionKind::Exploit);
    game.us().choose("Battle Droid").expect_ready_resources(19);
}

/// TWI_005, TWI_040, CR 6.2.0E: a card that an ability lets us play is paid for.
#[test]
fn count_dooku_does_not_play_the_card_for_free() {
    let mut game = scenario()
        .our_leader("Count Dooku, Face of the Confederacy")
        .our_hand(["Super Battle Droid"])
        .our_resources(2)
        .action_phase();
    game.us().use_ability("Count Dooku").expect_hand(["Super Battle Droid"]);
    game.expect_action_of(Side::Them);
}

/// TWI_005, erratum: the card keeps the Exploit for this phase, and its own afterwards.
#[test]
fn count_dooku_gives_the_card_exploit_for_the_phase() {
    let mut game =
        scenario().our_leader("Count Dooku, Face of the Confederacy").our_hand(["Super Battle Droid"]).action_phase();
    game.us().use_ability("Count Dooku").play("Super Battle Droid");
    game.expect_keyword("Super Battle Droid", Keyword::Exploit);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Super Battle Droid", Keyword::Exploit);
}
