//! The cards of Secrets of Power from SEC_100 to SEC_132: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use crate::starts::{with_an_enemy, without_enemies};

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

// ---- SEC_119 Crucible, Centuries of Wisdom ----

/// SEC_119: Experience for each other friendly unit when it is played and when it is defeated.
#[test]
fn crucible_teaches_all() {
    let mut game = scenario()
        .our_hand(["Crucible"])
        .our_resources(20)
        .ours(["Wampa", "AT-ST"])
        .theirs(["Political Bully"])
        .action_phase();
    game.us().play("Crucible");
    game.expect_upgrades("Wampa", ["Experience"]).expect_upgrades("AT-ST", ["Experience"]);
    game.expect_upgrades("Crucible", []).expect_upgrades("Political Bully", []);
    let mut game =
        scenario().ours([unit("Crucible").damage(4), unit("Wampa")]).theirs(["Defense Fleet X-Wing"]).action_phase();
    game.us().attack("Crucible", "Defense Fleet X-Wing");
    game.expect_gone("Crucible").expect_upgrades("Wampa", ["Experience"]);
}

// ---- SEC_120 Naboo Security Force ----

/// SEC_120: a Command card disclosed gives a friendly unit Sentinel, when played and when defeated.
#[test]
fn naboo_security_force_discloses_for_sentinel() {
    let mut game = scenario()
        .our_hand(["Naboo Security Force", "Reconnaissance"])
        .our_resources(20)
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Naboo Security Force").choose("Reconnaissance");
    game.expect_options(["Wampa", "Naboo Security Force"]);
    game.us().choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel);
    let mut game = scenario()
        .our_hand(["Reconnaissance"])
        .ours([unit("Naboo Security Force").damage(6), unit("Wampa")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Naboo Security Force", "AT-ST").choose("Reconnaissance").choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel);
}

// ---- SEC_124 Budget Scheming ----

/// SEC_124: Experience for up to three Official units.
#[test]
fn budget_scheming_promotes_officials() {
    let mut game = scenario()
        .our_hand(["Budget Scheming"])
        .ours(["Populist Champion", "Beloved Orator", "Wampa"])
        .theirs(["Political Bully", "Raxian Assembly"])
        .action_phase();
    game.us().play("Budget Scheming");
    game.expect_options(["Populist Champion", "Beloved Orator", "Political Bully", "Raxian Assembly", "done"]);
    game.us().choose_each(["Populist Champion", "Beloved Orator"]).done();
    game.expect_upgrades("Beloved Orator", ["Experience"]).expect_upgrades("Political Bully", []);
}

// ---- SEC_125 Reconnaissance ----

/// SEC_125: two cards with a ground unit and a space unit.
#[test]
fn reconnaissance_asks_for_both_arenas() {
    let drawn = |ours: &'static str, cards: usize| {
        let mut game = scenario().our_hand(["Reconnaissance"]).ours(["Wampa", ours]).theirs(["Coronet"]).action_phase();
        game.us().play("Reconnaissance").expect_hand_size(cards);
    };
    drawn("Taylander Shuttle", 2);
    drawn("AT-ST", 0);
}

// ---- SEC_127 Charged with Corruption ----

/// SEC_127: with Command twice disclosed a friendly unit captures an enemy non-leader unit.
#[test]
fn charged_with_corruption_captures() {
    let mut game = scenario()
        .our_hand(["Charged with Corruption", "Reconnaissance", "Budget Scheming"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Coronet"])
        .their_deployed_leader("Sly Moore, Cipher in the Dark")
        .action_phase();
    game.us().play("Charged with Corruption").choose_each(["Reconnaissance", "Budget Scheming"]).choose("Wampa");
    game.expect_options(["AT-ST", "Coronet"]);
    game.us().choose("Coronet");
    game.expect_captured("Coronet");
}

// ---- SEC_128 Convene the Senate ----

/// SEC_128: up to two Official units of the top eight, and a Spy.
#[test]
fn convene_the_senate_draws_officials() {
    let mut game = scenario()
        .our_hand(["Convene the Senate"])
        .our_deck(["Wampa", "Beloved Orator", "Repair", "Political Bully", "Wampa", "Wampa", "Wampa", "Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Convene the Senate");
    game.expect_options(["Beloved Orator", "Political Bully", "done"]);
    game.us().choose_each(["Beloved Orator", "Political Bully"]).expect_hand(["Beloved Orator", "Political Bully"]);
    game.expect_count("our Spy", 1);
}

// Rulings

/// SEC_128: what is not chosen goes to the bottom of the deck.
#[test]
fn convene_the_senate_puts_the_rest_below() {
    let mut game = scenario()
        .our_hand(["Convene the Senate"])
        .our_deck(["Wampa", "Beloved Orator", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "AT-ST", "Repair"])
        .action_phase();
    game.us().play("Convene the Senate").choose("Beloved Orator");
    game.us().expect_deck_top(["AT-ST", "Repair"]).expect_deck_size(9);
}

// ---- SEC_129 With Thunderous Applause ----

/// SEC_129: +2/+2 for a unit, and with a Command card disclosed for another.
#[test]
fn with_thunderous_applause_strengthens_two() {
    let mut game =
        scenario().our_hand(["With Thunderous Applause", "Reconnaissance"]).ours(["Wampa", "AT-ST"]).action_phase();
    game.us().play("With Thunderous Applause").choose("Wampa").choose("Reconnaissance");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_power("Wampa", 6).expect_power("AT-ST", 8);
}

// ---- SEC_130 Ferrix Uprising ----

/// SEC_130: twice as much damage as we have units in the arena of the unit.
#[test]
fn ferrix_uprising_counts_our_units_there() {
    let mut game = scenario()
        .our_hand(["Ferrix Uprising"])
        .ours(["Wampa", "Battle Droid", "Coronet"])
        .theirs(["AT-ST", "Avenger, Hunting the Rebels"])
        .action_phase();
    let mut space = game.clone();
    game.us().play("Ferrix Uprising").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    space.us().play("Ferrix Uprising").choose("Avenger");
    space.expect_damage("Avenger", 2);
}

// ---- SEC_131 Let's Talk ----

/// SEC_131: 3 less after a friendly unit has left play; each friendly unit captures one in its arena.
#[test]
fn lets_talk_captures_in_each_arena() {
    let mut game = scenario()
        .our_leader("Mon Mothma, Forming a Coalition")
        .our_hand(["Let's Talk"])
        .ours(["AT-ST", "Alliance X-Wing", "Battle Droid"])
        .theirs(["Wampa", "Distant Patroller"])
        .action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.them().pass();
    game.us().play("Let's Talk").expect_ready_resources(14);
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").choose("Distant Patroller");
    game.expect_captured("Wampa").expect_captured("Distant Patroller").expect_action_of(Side::Them);
}

// ---- SEC_132 Imperial Occupier ----

/// SEC_132: a Spy when it is defeated.
#[test]
fn imperial_occupier_leaves_a_spy() {
    let mut game = scenario().ours(["Imperial Occupier"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Imperial Occupier", "Wampa");
    game.expect_count("our Spy", 1);
}
