//! The cards of Secrets of Power from SEC_087 to SEC_106: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{
    about_to_play, expect_all_damage_is_excess, expect_no_excess_through_shield, expect_pending_together,
    with_a_deadly_upgrade, with_a_triggering_upgrade, with_an_enemy, without_enemies,
};

// ---- SEC_087 Dedra Meero, With Verifiable Data ----

/// SEC_087: creates a Spy on attack.
#[test]
fn dedra_meero_creates_a_spy() {
    let mut game = scenario().ours(["Dedra Meero, With Verifiable Data"]).action_phase();
    game.us().attack("Dedra Meero", "their base");
    game.expect_count("our Spy", 1).expect_exhausted("Spy");
}

// Rulings

/// SEC_087: if no unit can be attacked, Ambush does not ready it (ruling 1).
#[test]
fn dedra_meero_is_not_readied_by_ambush_without_a_target() {
    let mut game = about_to_play("Dedra Meero, With Verifiable Data").action_phase();
    game.us().play("Dedra Meero, With Verifiable Data");
    game.expect_exhausted("Dedra Meero").expect_action_of(Side::Them);
}

// ---- SEC_088 First Light, Threatening Elegance ----

/// SEC_088: when it attacks and defeats a unit, may draw a card.
#[test]
fn first_light_draws_when_it_attacks_and_defeats_a_unit() {
    let mut game = scenario()
        .ours(["First Light, Threatening Elegance"])
        .theirs(["Alliance X-Wing", "Avenger"])
        .our_deck(["Repair"])
        .action_phase();
    let mut other = game.clone();
    game.us().attack("First Light, Threatening Elegance", "Alliance X-Wing").yes().expect_hand(["Repair"]);
    other.us().attack("First Light, Threatening Elegance", "Avenger").expect_hand([]);
}

// Rulings

/// SEC_088: if no unit can be attacked, Ambush does not ready it (ruling 1).
#[test]
fn first_light_is_not_readied_by_ambush_without_a_target() {
    let mut game = about_to_play("First Light, Threatening Elegance").theirs(["Wampa"]).action_phase();
    game.us().play("First Light, Threatening Elegance");
    game.expect_exhausted("First Light, Threatening Elegance").expect_action_of(Side::Them);
}

/// SEC_088: the unit may be defeated at any point of the attack (ruling 2).
#[test]
fn first_light_draws_for_a_unit_defeated_before_combat_damage() {
    let mut game =
        with_a_deadly_upgrade(scenario().ours([unit("First Light, Threatening Elegance").with(["Resilient"])]))
            .theirs(["Avenger"])
            .our_deck(["Repair"])
            .action_phase();
    game.us().attack("First Light, Threatening Elegance", "Avenger").yes().expect_hand(["Repair"]);
}

// ---- SEC_089 PreMor Personnel Carrier ----

/// SEC_089: an Experience token for each friendly ground unit.
#[test]
fn premor_personnel_carrier_gets_experience_per_friendly_ground_unit() {
    let mut game = scenario()
        .our_hand(["PreMor Personnel Carrier"])
        .our_resources(20)
        .ours(["Wampa", "AT-ST", "Coronet"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("PreMor Personnel Carrier");
    game.expect_upgrades("PreMor Personnel Carrier", ["Experience", "Experience"]);
    game.expect_keyword("PreMor Personnel Carrier", Keyword::Overwhelm);
}

// Rulings

/// SEC_089, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn premor_personnel_carrier_deals_no_excess_damage_through_a_shield() {
    let mut game =
        scenario().ours(["PreMor Personnel Carrier"]).theirs([unit("TIE/ln Fighter").with(["Shield"])]).action_phase();
    game.us().attack("PreMor Personnel Carrier", "TIE/ln Fighter");
    game.expect_in_play("TIE/ln Fighter");
    game.them().expect_base_damage(0);
}

/// SEC_089, CR 7.5.7F: if the defending unit is defeated before combat damage, all damage is excess damage (ruling 2).
#[test]
fn premor_personnel_carrier_deals_all_to_the_base_when_the_defender_is_gone() {
    let mut game =
        crate::starts::deadly_unit(unit("PreMor Personnel Carrier")).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("PreMor Personnel Carrier", "TIE/ln Fighter");
    game.them().expect_base_damage(6);
}

// ---- SEC_090 Director Krennic, I Lose Nothing But Time ----

/// SEC_090: when he is attacked, the top card is discarded and a unit may be returned to hand.
#[test]
fn director_krennic_attacked_discards_the_top_card_and_may_return_a_unit() {
    for (top, unit) in [("Greedo", true), ("Repair", false)] {
        let mut game = scenario().ours(["SEC_090"]).our_deck([top, "AT-ST"]).theirs(["Wampa"]).their_action_phase();
        game.them().attack("Wampa", "Director Krennic");
        if unit {
            game.us().yes();
            game.us().expect_hand(["Greedo"]).expect_discard([]).expect_deck_top(["AT-ST"]);
        } else {
            game.us().expect_hand([]).expect_discard(["Repair"]).expect_deck_top(["AT-ST"]);
        }
    }
}

// Rulings

/// SEC_090: the top card of the deck is discarded. The ability is pending together with "On Attack" abilities (ruling
/// 1, 2, 3).
#[test]
fn director_krennic_is_pending_together_with_on_attack_abilities() {
    let mut game = scenario().ours(["SEC_090"]).our_deck(["Repair", "AT-ST"]).theirs(["SEC_087"]).their_action_phase();
    game.them().attack("SEC_087", "SEC_090");
    game.expect_asked(Side::Them, QuestionKind::WhoFirst);
    game.them().our_abilities_first();
    game.us().expect_discard(["Repair"]).expect_deck_top(["AT-ST"]);
}

// ---- SEC_091 Corporate Warmongering ----

/// SEC_091: +3/+3 for one friendly unit, +1/+1 for each other.
#[test]
fn corporate_warmongering_gives_one_unit_plus_3_and_the_others_plus_1() {
    let mut game = scenario()
        .our_hand(["Corporate Warmongering"])
        .ours(["Wampa", "AT-ST"])
        .theirs(["Populist Champion"])
        .action_phase();
    game.us().play("Corporate Warmongering");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 7).expect_hp("Wampa", 8).expect_power("AT-ST", 7).expect_hp("AT-ST", 8);
    game.expect_power("Populist Champion", 3);
}

// ---- SEC_092 I Am the Senate ----

/// SEC_092: creates five Spies.
#[test]
fn i_am_the_senate_creates_five_spies() {
    let mut game = scenario().our_hand(["I Am the Senate"]).our_resources(20).action_phase();
    game.us().play("I Am the Senate");
    game.expect_count("our Spy", 5);
}

// ---- SEC_093 C-3PO, Anything I Might Do? ----

/// SEC_093: exhausts and returns itself to hand to give a unit +2/+2.
#[test]
fn c_3po_returns_to_hand_to_give_a_unit_plus_2() {
    let mut game = scenario().ours(["C-3PO, Anything I Might Do?", "Wampa"]).action_phase();
    game.us().use_ability("C-3PO").choose("Wampa").expect_hand(["C-3PO"]);
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7);
}

// ---- SEC_094 Mina Bonteri, Stop This War ----

/// SEC_094: Restore 1; when defeated, disclosing Command twice and Heroism draws a card.
#[test]
fn mina_bonteri_discloses_to_draw_a_card_when_defeated() {
    let mut game = scenario()
        .ours(["Mina Bonteri"])
        .our_hand(["Beloved Orator", "Reconnaissance"])
        .theirs(["Wampa"])
        .our_base_damage(3)
        .action_phase();
    game.us().attack("Mina Bonteri", "Wampa").expect_base_damage(2);
    game.us().choose_each(["Beloved Orator", "Reconnaissance"]).expect_hand_size(3);
}

// ---- SEC_095 Theed Security ----

/// SEC_095: gives Experience to a unit if an opponent controls an upgrade; our own does not count.
#[test]
fn theed_security_gives_experience_if_an_opponent_controls_an_upgrade() {
    let table = |theirs: bool| {
        let (ours, enemy) = (unit("AT-ST"), unit("Wampa"));
        let (ours, enemy) =
            if theirs { (ours, enemy.with(["Experience"])) } else { (ours.with(["Experience"]), enemy) };
        let mut game = scenario().our_hand(["Theed Security"]).ours([ours]).theirs([enemy]).action_phase();
        game.us().play("Theed Security");
        game
    };
    let mut game = table(true);
    game.us().choose("Theed Security");
    game.expect_upgrades("Theed Security", ["Experience"]);
    table(false).expect_action_of(Side::Them);
}

// ---- SEC_096 Ahsoka Tano, I Learned It from You ----

/// SEC_096: after her attack, disclosing Command and Heroism lets another unit attack.
#[test]
fn ahsoka_tano_discloses_to_let_another_unit_attack_after_her() {
    let mut game = scenario()
        .ours(["Ahsoka Tano, I Learned It from You", "Wampa"])
        .our_hand(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Ahsoka Tano", "their base").choose("Battlefield Marine");
    game.expect_options(["Wampa -> their base"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(6);
}

// Rulings

/// SEC_096: the attacking unit must be ready (ruling 1).
#[test]
fn ahsoka_tano_lets_only_a_ready_unit_attack() {
    let mut game = scenario()
        .ours([unit("Ahsoka Tano, I Learned It from You"), unit("Wampa").exhausted()])
        .our_hand(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Ahsoka Tano", "their base").choose("Battlefield Marine");
    game.expect_action_of(Side::Them);
}

/// SEC_096: she must survive her attack (ruling 2, 3).
#[test]
fn ahsoka_tano_must_survive_to_let_another_unit_attack() {
    let mut game = scenario()
        .ours([unit("Ahsoka Tano, I Learned It from You").damage(3), unit("Wampa")])
        .theirs(["Battlefield Marine"])
        .our_hand(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Ahsoka Tano", "Battlefield Marine");
    game.expect_gone("Ahsoka Tano").expect_action_of(Side::Them);
}

// ---- SEC_097 Beloved Orator ----

/// SEC_097: creates a Spy.
#[test]
fn beloved_orator_creates_a_spy() {
    let mut game = scenario().our_hand(["Beloved Orator"]).action_phase();
    game.us().play("Beloved Orator");
    game.expect_count("our Spy", 1);
}

// ---- SEC_098 Captain Typho, All Necessary Precautions ----

/// SEC_098: when he is attacked, disclosing Command and Heroism heals 1 damage from our base.
#[test]
fn captain_typho_discloses_to_heal_our_base_when_attacked() {
    let mut game = scenario()
        .ours(["Captain Typho, All Necessary Precautions"])
        .our_hand(["Battlefield Marine"])
        .our_base_damage(3)
        .theirs(["Battlefield Marine"])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "Captain Typho, All Necessary Precautions");
    game.us().choose("Battlefield Marine").expect_base_damage(2);
}

// Rulings

/// SEC_098: it is pending together with "On Attack" abilities (ruling 1, 2).
#[test]
fn captain_typho_is_pending_together_with_on_attack_abilities() {
    let mut game = scenario()
        .ours(["Captain Typho, All Necessary Precautions"])
        .our_hand(["Battlefield Marine"])
        .theirs(["SEC_087"])
        .their_action_phase();
    game.them().attack("SEC_087", "Captain Typho, All Necessary Precautions");
    game.expect_asked(Side::Them, QuestionKind::WhoFirst);
}

// ---- SEC_099 Naboo Royal Starship, Fit For A Queen ----

/// SEC_099: friendly leader units have Raid 2 and Overwhelm.
#[test]
fn naboo_royal_starship_gives_leader_units_raid_2_and_overwhelm() {
    let mut game = scenario()
        .our_deployed_leader("Lama Su, We Modified Their Genetics")
        .their_deployed_leader("Sly Moore, Cipher in the Dark")
        .ours(["Naboo Royal Starship", "Wampa"])
        .action_phase();
    game.expect_keyword("Lama Su", Keyword::Raid).expect_keyword("Lama Su", Keyword::Overwhelm);
    game.expect_no_keyword("Wampa", Keyword::Raid).expect_no_keyword("Sly Moore", Keyword::Raid);
    game.us().attack("Lama Su", "their base");
    game.them().expect_base_damage(5);
}

// Rulings

/// SEC_099, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn naboo_royal_starship_overwhelm_deals_no_excess_through_a_shield() {
    let game = scenario()
        .our_deployed_leader("Lama Su, We Modified Their Genetics")
        .ours(["Naboo Royal Starship"])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    expect_no_excess_through_shield(game, "Lama Su");
}

/// SEC_099, CR 7.5.7F: if the defending unit was defeated before combat damage, all damage is excess damage (ruling 2).
#[test]
fn naboo_royal_starship_overwhelm_deals_all_when_the_defender_is_gone() {
    let table = scenario()
        .our_deployed_leader(unit("Lama Su, We Modified Their Genetics").with(["Resilient"]))
        .ours(["Naboo Royal Starship"])
        .theirs(["Cantina Braggart"]);
    expect_all_damage_is_excess(with_a_deadly_upgrade(table).action_phase(), "Lama Su", 5);
}

// ---- SEC_100 Dressellian Commandos ----

/// SEC_100, SEC_121, SEC_222, CR 7.5.5: Ambush.
#[test]
fn units_with_ambush_attack_at_once() {
    for card in ["Dressellian Commandos", "Shadow Crawler", "Loan Shark"] {
        with_an_enemy(crate::starts::about_to_play(card).theirs(["Cantina Braggart"]).action_phase(), card, card);
    }
}

// Rulings

/// SEC_100, SEC_121, SEC_222, CR 7.5.5: Ambush is pending together with other triggers of the play; if no enemy unit
/// can be attacked, the unit is not readied (ruling 1).
#[test]
fn ambush_is_pending_with_other_triggers_and_needs_an_enemy_unit() {
    for card in ["Dressellian Commandos", "Shadow Crawler", "Loan Shark"] {
        let hears = about_to_play(card).ours([unit("Wampa").with(["Resilient"])]).theirs(["Cantina Braggart"]);
        expect_pending_together(with_a_triggering_upgrade(hears).action_phase(), card, &[card, "Wampa"]);
        without_enemies(crate::starts::about_to_play(card).action_phase(), card);
    }
}

// ---- SEC_101 Queen Amidala, Championing Her People ----

/// SEC_101: creates two Spies; an Official such as a Spy may be defeated to prevent damage to her.
#[test]
fn queen_amidala_creates_two_spies_and_may_defeat_one_to_prevent_damage() {
    let mut game = scenario()
        .our_hand(["Queen Amidala, Championing Her People"])
        .ours(["Wampa"])
        .their_hand(["Open Fire"])
        .action_phase();
    game.us().play("Queen Amidala, Championing Her People");
    game.expect_count("our Spy", 2);
    game.them().play("Open Fire").choose("Queen Amidala");
    game.expect_asked(Side::Us, QuestionKind::Instead).expect_options(["Spy", "Spy", "no"]);
    let mut declined = game.clone();
    game.us().choose("Spy #1");
    game.expect_damage("Queen Amidala", 0).expect_count("our Spy", 1);
    declined.us().no();
    declined.expect_gone("Queen Amidala").expect_count("our Spy", 2);
}

// Rulings

/// SEC_101: with a Shield, this protection may come first, and the Shield stays (ruling 1).
#[test]
fn queen_amidala_with_a_shield_may_defeat_a_spy_and_keep_the_shield() {
    let mut game = scenario()
        .ours([unit("Queen Amidala, Championing Her People").with(["Shield"]), unit("Spy")])
        .theirs(["Wampa"])
        .their_action_phase();
    game.them().attack("Wampa", "Queen Amidala");
    let mut declined = game.clone();
    game.us().choose("Spy");
    game.expect_upgrades("Queen Amidala", ["Shield"]).expect_count("Spy", 0);
    declined.us().no();
    declined.expect_upgrades("Queen Amidala", []).expect_count("Spy", 1).expect_damage("Queen Amidala", 0);
}

// ---- SEC_102 Renowned Dignitaries ----

/// SEC_102: heals 2 damage from our base for each friendly Official unit, including itself; Overwhelm.
#[test]
fn renowned_dignitaries_heal_2_per_friendly_official() {
    let mut game = scenario()
        .our_hand(["Renowned Dignitaries"])
        .our_resources(20)
        .ours(["Populist Champion", "Wampa"])
        .theirs(["Political Bully"])
        .our_base_damage(9)
        .action_phase();
    game.us().play("Renowned Dignitaries").expect_base_damage(5);
    game.expect_keyword("Renowned Dignitaries", Keyword::Overwhelm);
}

// ---- SEC_103 Mon Mothma, Clinging to Hope ----

/// SEC_103: other units attack units one after the other, even if exhausted, but not bases.
#[test]
fn mon_mothma_lets_other_units_attack_units_even_if_exhausted() {
    let mut game = scenario()
        .our_hand(["SEC_103"])
        .ours([unit("Wampa").exhausted(), unit("Battlefield Marine")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("SEC_103");
    game.expect_options(["Wampa -> AT-ST", "Battlefield Marine -> AT-ST", "no"]);
    game.us().attack("Wampa", "AT-ST");
    game.expect_options(["Battlefield Marine -> AT-ST", "no"]);
    game.us().attack("Battlefield Marine", "AT-ST");
    game.expect_gone("AT-ST").expect_action_of(Side::Them);
}

/// SEC_103, CR 8.4.4A: the next attacker is chosen when the attack before is over, and may be a unit that entered play
/// during it.
#[test]
fn mon_mothma_chooses_the_next_attacker_after_each_attack() {
    let theirs = [unit("AT-ST").with(["Resilient"])];
    let mut game = scenario().our_hand(["SEC_103"]).ours(["SEC_087", "Wampa"]).theirs(theirs).action_phase();
    game.us().play("SEC_103").attack("SEC_087", "AT-ST");
    game.expect_options(["Wampa -> AT-ST", "Spy -> AT-ST", "no"]);
    game.us().attack("Spy", "AT-ST");
    game.expect_options(["Wampa -> AT-ST", "no"]);
}

// Rulings

/// SEC_103: each attack is resolved before the next, and no unit attacks twice (ruling 1, 2).
#[test]
fn mon_mothma_lets_each_unit_attack_once() {
    let units = [unit("SEC_087").with(["Resilient"; 2]), unit("Wampa")];
    let mut game = scenario().our_hand(["SEC_103"]).ours(units).theirs(["AT-ST"]).action_phase();
    game.us().play("SEC_103");
    game.us().attack("SEC_087", "AT-ST");
    game.expect_count("our Spy", 1).expect_options(["Wampa -> AT-ST", "Spy -> AT-ST", "no"]);
    game.us().no();
    game.expect_action_of(Side::Them);
}

/// SEC_103: Overwhelm still damages a base (ruling 3).
#[test]
fn mon_mothma_attacks_with_overwhelm_damage_the_base() {
    let mut game = scenario().our_hand(["SEC_103"]).ours(["Wampa"]).theirs(["Cantina Braggart"]).action_phase();
    game.us().play("SEC_103").attack("Wampa", "Cantina Braggart");
    game.them().expect_base_damage(1);
}

// ---- SEC_104 Figure of Unity ----

/// SEC_104: while its unit is ready, each other friendly unit has Overwhelm, Raid 1 and Restore 1.
#[test]
fn figure_of_unity_gives_other_units_keywords_while_its_unit_is_ready() {
    let mut game = scenario()
        .our_hand(["Figure of Unity"])
        .ours(["Leia Organa, Defiant Princess", "Battlefield Marine"])
        .theirs(["Death Star Stormtrooper"])
        .our_base_damage(3)
        .action_phase();
    game.expect_not_offered("play Figure of Unity onto Battlefield Marine");
    game.us().play_onto("Figure of Unity", "Leia Organa");
    game.expect_power("Leia Organa", 4);
    for keyword in [Keyword::Overwhelm, Keyword::Raid, Keyword::Restore] {
        game.expect_keyword("Battlefield Marine", keyword).expect_no_keyword("Leia Organa", keyword);
        game.expect_no_keyword("Death Star Stormtrooper", keyword);
    }
    game.them().pass();
    game.us().attack("Battlefield Marine", "Death Star Stormtrooper").expect_base_damage(2);
    game.them().expect_base_damage(3);
}

// Corners

/// SEC_104: no effect while its unit is exhausted.
#[test]
fn figure_of_unity_gives_no_keywords_while_its_unit_is_exhausted() {
    let mut game = scenario()
        .ours([unit("Leia Organa, Defiant Princess").with(["Figure of Unity"]), unit("Battlefield Marine")])
        .action_phase();
    game.expect_keyword("Battlefield Marine", Keyword::Raid);
    game.us().attack("Leia Organa", "their base");
    game.expect_no_keyword("Battlefield Marine", Keyword::Raid);
}

/// SEC_104: the ability belongs to the unit, which may lose it, and on an enemy unit it benefits the unit's controller.
#[test]
fn figure_of_unity_gives_the_ability_to_its_unit() {
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .theirs([unit("Kanan Jarrus").with_upgrade_of(Side::Us, "Figure of Unity"), unit("Wampa")])
        .confiscate_does("Gain(to: Choose(), gives: [LoseAbilities], for: Phase)")
        .our_hand(["Confiscate"])
        .action_phase();
    game.expect_no_keyword("Battlefield Marine", Keyword::Raid).expect_keyword("Wampa", Keyword::Raid);
    game.us().play("Confiscate").choose("Kanan Jarrus");
    game.expect_no_keyword("Wampa", Keyword::Raid);
}

// Rulings

/// SEC_104: a Shield prevents all damage, so there is no excess damage (ruling 1).
#[test]
fn figure_of_unity_overwhelm_deals_no_excess_damage_through_a_shield() {
    let game = scenario()
        .ours([unit("Leia Organa, Defiant Princess").with(["Figure of Unity"]), unit("Battlefield Marine")])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    expect_no_excess_through_shield(game, "Battlefield Marine");
}

/// SEC_104: if the defending unit is defeated before combat damage, all damage is excess damage (ruling 2).
#[test]
fn figure_of_unity_overwhelm_deals_all_damage_when_the_defender_is_gone() {
    let table = with_a_deadly_upgrade(scenario().ours([
        unit("Leia Organa, Defiant Princess").with(["Figure of Unity"]),
        unit("Battlefield Marine").with(["Resilient"]),
    ]));
    let mut game = table.theirs(["Cantina Braggart"]).action_phase();
    game.us().attack("Battlefield Marine", "Cantina Braggart").resolve_first("Restore");
    game.expect_gone("Cantina Braggart").expect_damage("Battlefield Marine", 0);
    game.them().expect_base_damage(4);
}

// ---- SEC_105 Renewed Friendship ----

/// SEC_105: returns a unit from our discard pile and creates two Spies.
#[test]
fn renewed_friendship_returns_a_unit_to_hand_and_creates_two_spies() {
    let mut game = scenario()
        .our_hand(["Renewed Friendship"])
        .our_discard(["Wampa", "Repair"])
        .their_discard(["AT-ST"])
        .action_phase();
    game.us().play("Renewed Friendship");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
    game.expect_count("our Spy", 2);
}

// ---- SEC_106 Dismantle the Conspiracy ----

/// SEC_106: a friendly unit captures enemy non-leader units with a total of 7 remaining HP.
#[test]
fn dismantle_the_conspiracy_captures_units_with_7_remaining_hp_in_total() {
    let mut game = scenario()
        .our_hand(["Dismantle the Conspiracy"])
        .ours(["AT-ST"])
        .theirs([unit("Wampa"), unit("Greedo"), unit("Battlefield Marine"), unit("Avenger").damage(1)])
        .their_deployed_leader("Sly Moore, Cipher in the Dark")
        .action_phase();
    game.us().play("Dismantle the Conspiracy").choose("AT-ST");
    game.expect_not_offered("Sly Moore");
    game.us().choose("Wampa");
    game.expect_offered("Greedo").expect_not_offered("Battlefield Marine").expect_not_offered("Avenger");
    game.us().choose("Greedo");
    game.us().table().expect_captured("Wampa").expect_captured("Greedo").expect_in_play("Battlefield Marine");
}
