//! The cards of Secrets of Power from SEC_091 to SEC_116: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use crate::starts::{a_shield_leaves_no_excess, all_is_excess, with_a_deadly_upgrade, with_an_enemy, without_enemies};

// ---- SEC_091 Corporate Warmongering ----

/// SEC_091: +3/+3 for one friendly unit, +1/+1 for each other.
#[test]
fn corporate_warmongering_strengthens_all() {
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

/// SEC_092: five Spies.
#[test]
fn i_am_the_senate_creates_five_spies() {
    let mut game = scenario().our_hand(["I Am the Senate"]).our_resources(20).action_phase();
    game.us().play("I Am the Senate");
    game.expect_count("our Spy", 5);
}

// ---- SEC_093 C-3PO, Anything I Might Do? ----

/// SEC_093: exhausted and returned to hand he gives a unit +2/+2.
#[test]
fn c_3po_helps_and_goes() {
    let mut game = scenario().ours(["C-3PO, Anything I Might Do?", "Wampa"]).action_phase();
    game.us().use_ability("C-3PO").choose("Wampa").expect_hand(["C-3PO"]);
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7);
}

// ---- SEC_094 Mina Bonteri, Stop This War ----

/// SEC_094: Restore 1; when she is defeated, Command twice and Heroism disclosed draw a card.
#[test]
fn mina_bonteri_discloses_for_a_card() {
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

/// SEC_095: Experience for a unit when an opponent controls an upgrade; ours does not count.
#[test]
fn theed_security_asks_for_an_enemy_upgrade() {
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

/// SEC_096: after her attack, with Command and Heroism disclosed, another unit attacks.
#[test]
fn ahsoka_tano_sends_another() {
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

/// SEC_096: who attacks must be ready (ruling 1).
#[test]
fn ahsoka_tano_needs_a_ready_unit() {
    let mut game = scenario()
        .ours([unit("Ahsoka Tano, I Learned It from You"), unit("Wampa").exhausted()])
        .our_hand(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Ahsoka Tano", "their base").choose("Battlefield Marine");
    game.expect_action_of(Side::Them);
}

/// SEC_096: she must survive (ruling 2, 3).
#[test]
fn ahsoka_tano_must_survive() {
    let mut game = scenario()
        .ours([unit("Ahsoka Tano, I Learned It from You").damage(3), unit("Wampa")])
        .theirs(["Battlefield Marine"])
        .our_hand(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Ahsoka Tano", "Battlefield Marine");
    game.expect_gone("Ahsoka Tano").expect_action_of(Side::Them);
}

// ---- SEC_097 Beloved Orator ----

/// SEC_097: a Spy.
#[test]
fn beloved_orator_brings_a_spy() {
    let mut game = scenario().our_hand(["Beloved Orator"]).action_phase();
    game.us().play("Beloved Orator");
    game.expect_count("our Spy", 1);
}

// ---- SEC_098 Captain Typho, All Necessary Precautions ----

/// SEC_098: when he is attacked, Command and Heroism disclosed heal 1 damage from our base.
#[test]
fn captain_typho_heals_the_base() {
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

/// SEC_098: it waits together with "on attack" (ruling 1, 2).
#[test]
fn captain_typho_waits_beside_on_attack() {
    let mut game = scenario()
        .ours(["Captain Typho, All Necessary Precautions"])
        .our_hand(["Battlefield Marine"])
        .theirs(["SEC_087"])
        .their_action_phase();
    game.them().attack("SEC_087", "Captain Typho, All Necessary Precautions");
    game.expect_asked(Side::Them, Ask::WhoFirst);
}

// ---- SEC_099 Naboo Royal Starship, Fit For A Queen ----

/// SEC_099: friendly leader units have Raid 2 and Overwhelm.
#[test]
fn naboo_royal_starship_escorts_leaders() {
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
fn naboo_royal_starship_is_stopped_by_a_shield() {
    let game = scenario()
        .our_deployed_leader("Lama Su, We Modified Their Genetics")
        .ours(["Naboo Royal Starship"])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    a_shield_leaves_no_excess(game, "Lama Su");
}

/// SEC_099, CR 7.5.7F: when the defending unit is gone, all is excess damage (ruling 2).
#[test]
fn naboo_royal_starship_overwhelms_the_gone() {
    let table = scenario()
        .our_deployed_leader(unit("Lama Su, We Modified Their Genetics").with(["Resilient"]))
        .ours(["Naboo Royal Starship"])
        .theirs(["Cantina Braggart"]);
    all_is_excess(with_a_deadly_upgrade(table).action_phase(), "Lama Su", 5);
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

/// SEC_100, SEC_121, SEC_222: without an enemy unit that can be attacked the unit is not readied.
#[test]
fn without_enemies_ambush_does_nothing() {
    for card in ["Dressellian Commandos", "Shadow Crawler", "Loan Shark"] {
        without_enemies(crate::starts::about_to_play(card).action_phase(), card);
    }
}

// ---- SEC_101 Queen Amidala, Championing Her People ----

/// SEC_101: two Spies; one of them, an Official like her, may be defeated for damage to her.
#[test]
fn queen_amidala_is_protected() {
    let mut game = scenario()
        .our_hand(["Queen Amidala, Championing Her People"])
        .ours(["Wampa"])
        .their_hand(["Open Fire"])
        .action_phase();
    game.us().play("Queen Amidala, Championing Her People");
    game.expect_count("our Spy", 2);
    game.them().play("Open Fire").choose("Queen Amidala");
    game.expect_asked(Side::Us, Ask::Instead).expect_options(["Spy", "Spy", "no"]);
    let mut declined = game.clone();
    game.us().choose("Spy #1");
    game.expect_damage("Queen Amidala", 0).expect_count("our Spy", 1);
    declined.us().no();
    declined.expect_gone("Queen Amidala").expect_count("our Spy", 2);
}

// Rulings

/// SEC_101: with a Shield she may be protected first, and the Shield stays (ruling 1).
#[test]
fn queen_amidala_keeps_her_shield() {
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

/// SEC_102: 2 healed from our base for each friendly Official unit, itself among them; Overwhelm.
#[test]
fn renowned_dignitaries_heal_by_officials() {
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

// ---- SEC_105 Renewed Friendship ----

/// SEC_105: a unit comes back from our discard pile, and two Spies.
#[test]
fn renewed_friendship_returns_a_unit() {
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

/// SEC_106: a friendly unit captures enemy non-leader units with 7 remaining HP together.
#[test]
fn dismantle_the_conspiracy_captures_several() {
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

// ---- SEC_107 Chancellor Valorum, Civil Servant ----

/// SEC_107: after his attack, with Command three times disclosed, the top card becomes a resource.
#[test]
fn chancellor_valorum_brings_a_resource() {
    let mut game = scenario()
        .ours(["Chancellor Valorum"])
        .our_hand(["General Krell", "Recruit"])
        .our_deck(["Repair"])
        .our_resources(3)
        .action_phase();
    game.us().attack("Chancellor Valorum", "their base").choose("General Krell").choose("Recruit");
    game.us().expect_resources(4).expect_ready_resources(3).expect_hand_size(2);
}

// Rulings

/// SEC_107: he must survive (ruling 1, 2).
#[test]
fn chancellor_valorum_must_survive() {
    let mut game = scenario()
        .ours([unit("Chancellor Valorum").damage(5)])
        .theirs(["Battlefield Marine"])
        .our_hand(["General Krell", "Recruit"])
        .action_phase();
    game.us().attack("Chancellor Valorum", "Battlefield Marine");
    game.expect_gone("Chancellor Valorum").expect_action_of(Side::Them);
}

// ---- SEC_108 Senator's Aide ----

/// SEC_108: +2/+0 with the initiative.
#[test]
fn senators_aide_follows_the_initiative() {
    let power = |side: Side, power: i16| {
        let mut game = scenario().ours(["Senator's Aide"]).initiative(side).action_phase();
        game.expect_power("Senator's Aide", power);
    };
    power(Side::Us, 2);
    power(Side::Them, 0);
}

// ---- SEC_109 Diplomatic Envoy ----

/// SEC_109: with Command disclosed the next unit has Ambush; only that one.
#[test]
fn diplomatic_envoy_prepares_an_ambush() {
    let mut game = scenario()
        .our_hand(["Diplomatic Envoy", "Recruit", "Battlefield Marine", "Wampa"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().play("Diplomatic Envoy").choose("Recruit").done();
    game.them().pass();
    game.us().play("Battlefield Marine");
    game.expect_offered("Battlefield Marine -> Cantina Braggart");
    game.us().no();
    game.them().pass();
    game.us().play("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Ambush);
}

// Rulings

/// SEC_109: it stays when the Envoy is defeated; where nobody can be attacked nothing is readied (ruling 1, 2).
#[test]
fn diplomatic_envoy_need_not_stay() {
    let mut game =
        scenario().our_hand(["Diplomatic Envoy", "Recruit", "Wampa"]).their_hand(["Daring Raid"]).action_phase();
    game.us().play("Diplomatic Envoy").choose("Recruit").done();
    game.them().play("Daring Raid").choose("Diplomatic Envoy");
    game.us().play("Wampa");
    game.expect_keyword("Wampa", Keyword::Ambush).expect_exhausted("Wampa").expect_action_of(Side::Them);
}

// ---- SEC_110 GNK Power Droid ----

/// SEC_110: on attack, the next unit this phase costs 1 less; only that one.
#[test]
fn gnk_power_droid_makes_a_unit_cheaper() {
    let mut game = scenario().ours(["GNK Power Droid"]).our_hand(["Underworld Thug", "Underworld Thug"]).action_phase();
    game.us().attack("GNK Power Droid", "their base");
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(19);
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(17);
}

// Rulings

/// SEC_110: it stays when the droid is defeated (ruling 1).
#[test]
fn gnk_power_droid_need_not_survive() {
    let mut game = scenario().ours(["GNK Power Droid"]).theirs(["Wampa"]).our_hand(["Underworld Thug"]).action_phase();
    game.us().attack("GNK Power Droid", "Wampa");
    game.expect_gone("GNK Power Droid");
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(19);
}

// ---- SEC_111 Jar Jar Binks, Mesa Propose… ----

/// SEC_111: another friendly unit may get +2/+2.
#[test]
fn jar_jar_binks_strengthens_another() {
    let mut game =
        scenario().our_hand(["Jar Jar Binks, Mesa Propose…"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Jar Jar Binks, Mesa Propose…");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7);
}

// ---- SEC_112 Orn Free Taa, Political Power Broker ----

/// SEC_112: +1/+0 for each Law card in our discard pile; when played a Law card among the top ten is drawn.
#[test]
fn orn_free_taa_makes_laws() {
    let mut game = scenario()
        .our_hand(["Orn Free Taa"])
        .our_discard(["Charged with Murder", "Charged with Treason", "Repair"])
        .our_deck(["Wampa", "Charged with Corruption", "AT-ST"])
        .action_phase();
    game.us().play("Orn Free Taa");
    game.expect_power("Orn Free Taa", 2).expect_options(["Charged with Corruption", "done"]);
    game.us().choose("Charged with Corruption").expect_hand(["Charged with Corruption"]);
}

// Rulings

/// SEC_112: the rest goes to the bottom of the deck (ruling 1).
#[test]
fn orn_free_taa_puts_the_rest_below() {
    let mut deck = vec!["Wampa"; 9];
    deck.extend(["Charged with Corruption", "Repair"]);
    let mut game = scenario().our_hand(["Orn Free Taa"]).our_deck(deck).action_phase();
    game.us().play("Orn Free Taa").choose("Charged with Corruption");
    game.us().expect_deck_top(["Repair", "Wampa"]).expect_deck_size(10);
}

// ---- SEC_114 Kino Loy, You Answer to Me ----

/// SEC_114: +1/+0 for each other exhausted friendly unit.
#[test]
fn kino_loy_counts_the_exhausted() {
    let mut game = scenario()
        .ours([unit("Kino Loy").exhausted(), unit("Wampa").exhausted(), unit("AT-ST").exhausted(), unit("Coronet")])
        .theirs([unit("Wampa").exhausted()])
        .action_phase();
    game.expect_power("Kino Loy", 3);
}

// ---- SEC_115 Taylander Shuttle ----

/// SEC_115: on attack a Spy, with the initiative.
#[test]
fn taylander_shuttle_brings_a_spy_with_the_initiative() {
    let spies = |side: Side, count: usize| {
        let mut game = scenario().ours(["Taylander Shuttle"]).initiative(side).action_phase();
        game.us().attack("Taylander Shuttle", "their base");
        game.expect_count("our Spy", count);
    };
    spies(Side::Us, 1);
    spies(Side::Them, 0);
}

// ---- SEC_116 Nubian Star Skiff ----

/// SEC_116: Restore 2 with an Official unit.
#[test]
fn nubian_star_skiff_restores_with_an_official() {
    let healed = |ours: &'static str, theirs: &'static str, damage: i16| {
        let mut game = scenario().ours(["Nubian Star Skiff", ours]).theirs([theirs]).our_base_damage(5).action_phase();
        game.us().attack("Nubian Star Skiff", "their base").expect_base_damage(damage);
    };
    healed("Beloved Orator", "Wampa", 3);
    healed("Wampa", "Beloved Orator", 5);
}
