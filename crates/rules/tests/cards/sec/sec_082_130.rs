//! The cards of Secrets of Power from SEC_082 to SEC_130: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::{a_shield_leaves_no_excess, all_is_excess, deadly, shielded, with_an_enemy, without_enemies};

// ---- SEC_082 Chancellor Palpatine, I Am the Senate ----

/// SEC_082: with a leader unit two Spies with Sentinel; without one, none.
#[test]
fn chancellor_palpatine_calls_spies_with_a_leader_unit() {
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

/// SEC_083: a Spy when a friendly unit was defeated this phase.
#[test]
fn isb_shuttle_brings_a_spy_after_a_loss() {
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
fn mas_amedda_promotes_officials() {
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

/// SEC_085: on attack, with Command twice and Villainy disclosed, Experience for up to two other units.
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

/// SEC_086, SEC_102, SEC_113, SEC_173, CR 7.5.7E: a Shield prevents all of it; there is no excess damage.
#[test]
fn a_shield_stops_overwhelm() {
    for card in ["Cruel Commandos", "Renowned Dignitaries", "Daro Commando", "Republic War Walker"] {
        a_shield_leaves_no_excess(shielded(card).action_phase(), card);
    }
}

/// SEC_086, SEC_102, SEC_113, SEC_173, CR 7.5.7F: when the defending unit is defeated before combat damage all is excess.
#[test]
fn without_a_defender_overwhelm_deals_all_to_the_base() {
    for (card, power) in
        [("Cruel Commandos", 5), ("Renowned Dignitaries", 5), ("Daro Commando", 3), ("Republic War Walker", 7)]
    {
        all_is_excess(deadly(card).action_phase(), card, power);
    }
}

// ---- SEC_089 PreMor Personnel Carrier ----

/// SEC_089: an Experience token for each friendly ground unit.
#[test]
fn premor_personnel_carrier_counts_ground_units() {
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

/// SEC_089, CR 7.5.7E: a Shield leaves no excess damage.
#[test]
fn a_shield_stops_premor_personnel_carrier() {
    let mut game =
        scenario().ours(["PreMor Personnel Carrier"]).theirs([unit("TIE/ln Fighter").with(["Shield"])]).action_phase();
    game.us().attack("PreMor Personnel Carrier", "TIE/ln Fighter");
    game.expect_in_play("TIE/ln Fighter");
    game.them().expect_base_damage(0);
}

/// SEC_089, CR 7.5.7F: with the defending unit gone before combat damage all of it is excess.
#[test]
fn premor_personnel_carrier_without_a_defender() {
    let mut game =
        crate::starts::deadly_unit(unit("PreMor Personnel Carrier")).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("PreMor Personnel Carrier", "TIE/ln Fighter");
    game.them().expect_base_damage(6);
}

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

// ---- SEC_097 Beloved Orator ----

/// SEC_097: a Spy.
#[test]
fn beloved_orator_brings_a_spy() {
    let mut game = scenario().our_hand(["Beloved Orator"]).action_phase();
    game.us().play("Beloved Orator");
    game.expect_count("our Spy", 1);
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
