//! The cards of Secrets of Power from SEC_107 to SEC_137: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- SEC_107 Chancellor Valorum, Civil Servant ----

/// SEC_107: after his attack, disclosing Command three times makes the top card a resource.
#[test]
fn chancellor_valorum_discloses_to_make_the_top_card_a_resource() {
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

/// SEC_107, CR 7.6.16C: defeated by the combat damage of his attack, he still adds a resource, unlike the older ruling
/// (ruling 1, 2).
#[test]
fn chancellor_valorum_defeated_by_his_attack_still_brings_a_resource() {
    let mut game = scenario()
        .ours([unit("Chancellor Valorum").damage(5)])
        .theirs(["Battlefield Marine"])
        .our_hand(["General Krell", "Recruit"])
        .action_phase();
    game.us().attack("Chancellor Valorum", "Battlefield Marine");
    game.expect_gone("Chancellor Valorum");
    game.us().choose("General Krell").choose("Recruit").expect_resources(21);
    game.expect_action_of(Side::Them);
}

// ---- SEC_108 Senator's Aide ----

/// SEC_108: +2/+0 while we have the initiative.
#[test]
fn senators_aide_gets_plus_2_power_with_the_initiative() {
    let power = |side: Side, power: i16| {
        let mut game = scenario().ours(["Senator's Aide"]).initiative(side).action_phase();
        game.expect_power("Senator's Aide", power);
    };
    power(Side::Us, 2);
    power(Side::Them, 0);
}

// ---- SEC_109 Diplomatic Envoy ----

/// SEC_109: disclosing Command gives only the next unit Ambush.
#[test]
fn diplomatic_envoy_discloses_to_give_the_next_unit_ambush() {
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

/// SEC_109: the effect remains if the Envoy is defeated. If no unit can be attacked, the unit is not readied (ruling 1,
/// 2).
#[test]
fn diplomatic_envoy_gives_ambush_even_when_it_was_defeated() {
    let mut game =
        scenario().our_hand(["Diplomatic Envoy", "Recruit", "Wampa"]).their_hand(["Daring Raid"]).action_phase();
    game.us().play("Diplomatic Envoy").choose("Recruit").done();
    game.them().play("Daring Raid").choose("Diplomatic Envoy");
    game.us().play("Wampa");
    game.expect_keyword("Wampa", Keyword::Ambush).expect_exhausted("Wampa").expect_action_of(Side::Them);
}

// ---- SEC_110 GNK Power Droid ----

/// SEC_110: on attack, only the next unit this phase costs 1 less.
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

/// SEC_110: the effect remains if the droid is defeated (ruling 1).
#[test]
fn gnk_power_droid_keeps_the_discount_when_it_is_defeated() {
    let mut game = scenario().ours(["GNK Power Droid"]).theirs(["Wampa"]).our_hand(["Underworld Thug"]).action_phase();
    game.us().attack("GNK Power Droid", "Wampa");
    game.expect_gone("GNK Power Droid");
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(19);
}

// ---- SEC_111 Jar Jar Binks, Mesa Propose… ----

/// SEC_111: another friendly unit may get +2/+2.
#[test]
fn jar_jar_binks_may_give_another_friendly_unit_plus_2() {
    let mut game =
        scenario().our_hand(["Jar Jar Binks, Mesa Propose…"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Jar Jar Binks, Mesa Propose…");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7);
}

// ---- SEC_112 Orn Free Taa, Political Power Broker ----

/// SEC_112: +1/+0 for each Law card in our discard pile; when played, draws a Law card from the top ten.
#[test]
fn orn_free_taa_gets_power_per_law_in_discard_and_draws_a_law() {
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
fn orn_free_taa_puts_the_unchosen_cards_on_the_bottom() {
    let mut deck = vec!["Wampa"; 9];
    deck.extend(["Charged with Corruption", "Repair"]);
    let mut game = scenario().our_hand(["Orn Free Taa"]).our_deck(deck).action_phase();
    game.us().play("Orn Free Taa").choose("Charged with Corruption");
    game.us().expect_deck_top(["Repair", "Wampa"]).expect_deck_size(10);
}

// ---- SEC_114 Kino Loy, You Answer to Me ----

/// SEC_114: +1/+0 for each other exhausted friendly unit.
#[test]
fn kino_loy_gets_power_per_other_exhausted_friendly_unit() {
    let mut game = scenario()
        .ours([unit("Kino Loy").exhausted(), unit("Wampa").exhausted(), unit("AT-ST").exhausted(), unit("Coronet")])
        .theirs([unit("Wampa").exhausted()])
        .action_phase();
    game.expect_power("Kino Loy", 3);
}

// ---- SEC_115 Taylander Shuttle ----

/// SEC_115: on attack, creates a Spy if we have the initiative.
#[test]
fn taylander_shuttle_creates_a_spy_on_attack_with_the_initiative() {
    let spies = |side: Side, count: usize| {
        let mut game = scenario().ours(["Taylander Shuttle"]).initiative(side).action_phase();
        game.us().attack("Taylander Shuttle", "their base");
        game.expect_count("our Spy", count);
    };
    spies(Side::Us, 1);
    spies(Side::Them, 0);
}

// ---- SEC_116 Nubian Star Skiff ----

/// SEC_116: Restore 2 while we control an Official unit.
#[test]
fn nubian_star_skiff_has_restore_2_with_an_official() {
    let healed = |ours: &'static str, theirs: &'static str, damage: i16| {
        let mut game = scenario().ours(["Nubian Star Skiff", ours]).theirs([theirs]).our_base_damage(5).action_phase();
        game.us().attack("Nubian Star Skiff", "their base").expect_base_damage(damage);
    };
    healed("Beloved Orator", "Wampa", 3);
    healed("Wampa", "Beloved Orator", 5);
}

// ---- SEC_119 Crucible, Centuries of Wisdom ----

/// SEC_119: gives Experience to each other friendly unit when played and when defeated.
#[test]
fn crucible_gives_other_friendly_units_experience() {
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

/// SEC_120: disclosing Command gives a friendly unit Sentinel, when played and when defeated.
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

// ---- SEC_122 Vuutun Palaa, Droid Control Ship ----

/// SEC_122: costs 1 less for each friendly Droid. While it is in play, ready Droids can pay for cards and abilities
/// like resources.
#[test]
fn vuutun_palaa_costs_1_less_per_droid_and_lets_ready_droids_pay() {
    let table = scenario().our_hand(["SEC_122"]).our_leader("SOR_007").our_base("SOR_023");
    let mut game = table.ours(["2-1B Surgical Droid", "Wampa"]).action_phase();
    game.us().play("SEC_122").expect_ready_resources(20 - 8);
    let units = [unit("SEC_122"), unit("2-1B Surgical Droid"), unit("Battle Droid").exhausted(), unit("Wampa")];
    let table = scenario().our_leader("LAW_005").ours(units).our_resources(1).our_hand(["Underworld Thug"]);
    let mut game = table.our_deck(["Repair"]).action_phase();
    let mut other = game.clone();
    game.us().play("Underworld Thug").expect_ready_resources(0);
    game.expect_exhausted("2-1B Surgical Droid").expect_ready("Wampa");
    other.us().use_ability("our leader");
    other.expect_options(["2-1B Surgical Droid", "done"]);
    other.us().choose("2-1B Surgical Droid").expect_ready_resources(1);
}

// Rulings

/// SEC_122: it cannot be exhausted to pay for itself (ruling 1).
#[test]
fn vuutun_palaa_does_not_let_droids_pay_for_itself() {
    let table = scenario().our_hand(["SEC_122"]).our_leader("SOR_007").our_base("SOR_023").our_resources(7);
    let mut game = table.ours(["2-1B Surgical Droid"]).action_phase();
    game.expect_not_offered("play Vuutun Palaa");
}

/// SEC_122, CR 1.8.1, 1.8.9, 7.1.3: Droids pay costs, not effects such as "you may pay 2 resources"; Credits pay for
/// those as well (CR 3.7.13).
#[test]
fn vuutun_palaa_lets_droids_pay_costs_but_not_effects() {
    let table = |resources: usize, credits: u8| {
        scenario()
            .our_hand(["Freelance Assassin"])
            .ours(["SEC_122", "Battle Droid"])
            .theirs(["AT-ST"])
            .our_resources(resources)
            .our_credits(credits)
            .action_phase()
    };
    // The card costs 5 here, of which the Droid could pay 1: nothing is left to pay 2 with.
    let mut game = table(6, 0);
    game.us().play("Freelance Assassin").done();
    game.expect_action_of(Side::Them).expect_ready("Battle Droid");
    let mut game = table(7, 0);
    game.us().play("Freelance Assassin").done().yes().expect_ready_resources(0).choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_ready("Battle Droid");
    let mut game = table(5, 2);
    game.us().play("Freelance Assassin").done().yes().expect_credits(0).choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_ready("Battle Droid");
}

// ---- SEC_124 Budget Scheming ----

/// SEC_124: gives Experience to up to three Official units.
#[test]
fn budget_scheming_gives_experience_to_up_to_three_officials() {
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

/// SEC_125: draws two cards if we control a ground unit and a space unit.
#[test]
fn reconnaissance_draws_two_cards_with_units_in_both_arenas() {
    let drawn = |ours: &'static str, cards: usize| {
        let mut game = scenario().our_hand(["Reconnaissance"]).ours(["Wampa", ours]).theirs(["Coronet"]).action_phase();
        game.us().play("Reconnaissance").expect_hand_size(cards);
    };
    drawn("Taylander Shuttle", 2);
    drawn("AT-ST", 0);
}

// ---- SEC_126 Trade Route Taxation ----

/// SEC_126: an opponent with fewer units cannot play events this phase, but can play units.
#[test]
fn trade_route_taxation_stops_an_opponent_with_fewer_units_playing_events() {
    let mut game = scenario()
        .our_hand(["Trade Route Taxation", "Repair"])
        .their_hand(["Recruit", "Wampa"])
        .ours(["Wampa"])
        .action_phase();
    game.us().play("Trade Route Taxation");
    game.expect_not_offered("play Recruit").expect_offered("play Wampa");
    game.them().pass();
    game.expect_offered("play Repair");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.expect_offered("play Recruit");
}

// Corners

/// SEC_126: the same number of units is not more.
#[test]
fn trade_route_taxation_has_no_effect_with_equally_many_units() {
    let mut game = scenario()
        .our_hand(["Trade Route Taxation"])
        .their_hand(["Recruit"])
        .ours(["Wampa"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Trade Route Taxation");
    game.expect_offered("play Recruit");
}

/// SEC_126: with two opponents it affects only the chosen one, whose units are counted.
#[test]
fn trade_route_taxation_affects_only_the_chosen_opponent() {
    let table = scenario()
        .our_hand(["Trade Route Taxation"])
        .their_hand(["Recruit"])
        .ours(["Wampa"])
        .theirs(["Wampa", "AT-ST"])
        .third(["AT-ST"; 0]);
    let mut game = table.action_phase();
    game.us().play("Trade Route Taxation").choose_player(Side::Third);
    game.expect_action_of(Side::Them).expect_offered("play Recruit");
    game.them().pass();
    game.expect_action_of(Side::Third).expect_not_offered("play Recruit");
}

// ---- SEC_127 Charged with Corruption ----

/// SEC_127: disclosing Command twice lets a friendly unit capture an enemy non-leader unit.
#[test]
fn charged_with_corruption_captures_an_enemy_non_leader_unit() {
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

/// SEC_128: draws up to two Official units from the top eight and creates a Spy.
#[test]
fn convene_the_senate_draws_up_to_two_officials_and_creates_a_spy() {
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

/// SEC_128: cards that are not chosen go to the bottom of the deck (ruling 1).
#[test]
fn convene_the_senate_puts_the_unchosen_cards_on_the_bottom() {
    let mut game = scenario()
        .our_hand(["Convene the Senate"])
        .our_deck(["Wampa", "Beloved Orator", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "AT-ST", "Repair"])
        .action_phase();
    game.us().play("Convene the Senate").choose("Beloved Orator");
    game.us().expect_deck_top(["AT-ST", "Repair"]).expect_deck_size(9);
}

// ---- SEC_129 With Thunderous Applause ----

/// SEC_129: +2/+2 for a unit, and disclosing Command +2/+2 for another.
#[test]
fn with_thunderous_applause_gives_a_second_unit_plus_2_for_a_disclosed_card() {
    let mut game =
        scenario().our_hand(["With Thunderous Applause", "Reconnaissance"]).ours(["Wampa", "AT-ST"]).action_phase();
    game.us().play("With Thunderous Applause").choose("Wampa").choose("Reconnaissance");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_power("Wampa", 6).expect_power("AT-ST", 8);
}

// ---- SEC_130 Ferrix Uprising ----

/// SEC_130: a unit is dealt twice as much damage as the number of friendly units in its arena.
#[test]
fn ferrix_uprising_deals_2_damage_per_friendly_unit_in_the_arena() {
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

/// SEC_131: costs 3 less if a friendly unit left play. Each friendly unit captures an enemy unit in its arena.
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

/// SEC_131, CR 8.4.1: with fewer enemy units than friendly ones in an arena, we choose which friendly units capture.
#[test]
fn lets_talk_lets_us_choose_which_units_capture() {
    let mut game = scenario()
        .our_hand(["Let's Talk"])
        .ours(["AT-ST", "Alliance X-Wing", "Greedo", "Wampa"])
        .theirs(["Battlefield Marine", "Underworld Thug", "Distant Patroller"])
        .action_phase();
    let captives = ["Battlefield Marine", "Underworld Thug"].map(|name| game.card(name));
    game.us().play("Let's Talk");
    game.expect_options(["AT-ST", "Greedo", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_options(["Battlefield Marine", "Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_options(["AT-ST", "Greedo"]);
    game.us().choose("Greedo").choose("Battlefield Marine");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Distant Patroller"]);
    game.us().choose("Distant Patroller");
    game.expect_captured("Distant Patroller").expect_action_of(Side::Them);
    let hosts = captives.map(|card| game.game.state.card(card).host);
    assert_eq!(hosts, ["Greedo", "Wampa"].map(|name| game.card(name)));
}

// ---- SEC_132 Imperial Occupier ----

/// SEC_132: creates a Spy when defeated.
#[test]
fn imperial_occupier_creates_a_spy_when_defeated() {
    let mut game = scenario().ours(["Imperial Occupier"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Imperial Occupier", "Wampa");
    game.expect_count("our Spy", 1);
}

// ---- SEC_133 Syril Karn, Where Is He? ----

/// SEC_133: 2 damage to a unit unless its controller discards a card.
#[test]
fn syril_karn_deals_2_damage_unless_the_controller_discards_a_card() {
    let mut game = scenario()
        .ours(["Syril Karn, Where Is He?"])
        .our_hand(["Death Star Stormtrooper", "Open Fire"])
        .theirs(["Wampa"])
        .their_hand(["Repair"])
        .action_phase();
    game.us().attack("Syril Karn", "their base").choose("Death Star Stormtrooper").choose("Open Fire").choose("Wampa");
    let mut paid = game.clone();
    game.them().no();
    game.expect_damage("Wampa", 2);
    paid.them().yes();
    paid.them().choose("Repair").expect_discard(["Repair"]);
    paid.expect_damage("Wampa", 0);
}

// ---- SEC_134 Hunting Assassin Droid ----

/// SEC_134: Raid 2 while an enemy unit is damaged; damaged friendly units do not count.
#[test]
fn hunting_assassin_droid_has_raid_2_while_an_enemy_unit_is_damaged() {
    let dealt = |ours: i16, theirs: i16, damage: i16| {
        let mut game = scenario()
            .ours([unit("Hunting Assassin Droid"), unit("AT-ST").damage(ours)])
            .theirs([unit("Wampa").damage(theirs)])
            .action_phase();
        game.us().attack("Hunting Assassin Droid", "their base");
        game.them().expect_base_damage(damage);
    };
    dealt(0, 1, 5);
    dealt(1, 0, 3);
}

// ---- SEC_135 Muckraker Crab Droid ----

/// SEC_135: cannot be attacked while ready, but can be while exhausted.
#[test]
fn muckraker_crab_droid_cannot_be_attacked_while_ready() {
    let mut game = scenario().ours(["Muckraker Crab Droid"]).theirs(["Wampa"]).their_action_phase();
    game.expect_not_offered("Wampa -> Muckraker Crab Droid");
    let mut game = scenario().ours([unit("Muckraker Crab Droid").exhausted()]).theirs(["Wampa"]).their_action_phase();
    game.expect_offered("Wampa -> Muckraker Crab Droid");
}

// Rulings

/// SEC_135, CR 8.3.3A: with Sentinel it can be attacked (ruling 1).
#[test]
fn muckraker_crab_droid_with_sentinel_can_be_attacked_while_ready() {
    let mut game = scenario()
        .resilient_gives("Keyword(Sentinel)")
        .ours([unit("Muckraker Crab Droid").with(["Resilient"])])
        .theirs(["Wampa"])
        .their_action_phase();
    game.expect_offered("Wampa -> Muckraker Crab Droid").expect_not_offered("Wampa -> our base");
}

// ---- SEC_136 Arihnda Pryce, On the Road to Power ----

/// SEC_136: when she is defeated, another friendly unit may be defeated to deal 4 damage to each enemy base.
#[test]
fn arihnda_pryce_may_defeat_another_unit_to_damage_each_enemy_base() {
    let mut game = scenario()
        .ours([unit("Arihnda Pryce").damage(3), unit("Battle Droid")])
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .action_phase();
    let mut declined = game.clone();
    game.us().attack("Arihnda Pryce", "their Wampa");
    game.expect_options(["Battle Droid", "no"]);
    game.us().choose("Battle Droid").expect_base_damage(0);
    game.expect_gone("Battle Droid");
    game.them().expect_base_damage(4);
    game.third().expect_base_damage(4);
    declined.us().attack("Arihnda Pryce", "their Wampa").no();
    declined.them().expect_base_damage(0);
}

// ---- SEC_137 Dryden Vos, I Get All Worked Up ----

/// SEC_137: his power may be doubled for an attack; then he is not readied in the next regroup phase.
#[test]
fn dryden_vos_may_double_his_power_and_then_does_not_ready() {
    let mut game = scenario().ours(["SEC_137"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("SEC_137", "their base").yes();
    game.them().expect_base_damage(4);
    game.both_pass().nobody_resources();
    game.expect_exhausted("SEC_137");
    game.both_pass().nobody_resources();
    game.expect_ready("SEC_137");
    declined.us().attack("SEC_137", "their base").no();
    declined.them().expect_base_damage(2);
    declined.both_pass().nobody_resources();
    declined.expect_ready("SEC_137");
}

/// SEC_137: only the next regroup phase is affected, not another one of the same round (CR 5.5, LAW_072).
#[test]
fn dryden_vos_readies_in_the_second_regroup_phase_of_the_same_round() {
    let table = scenario().ours(["SEC_137", "LAW_072"]).our_deck(["Repair"; 9]).their_deck(["Repair"; 9]);
    let mut game = table.action_phase();
    game.us().attack("SEC_137", "their base").yes();
    game.both_pass();
    game.us().no();
    game.them().no();
    game.expect_exhausted("SEC_137");
    game.nobody_resources();
    game.expect_ready("SEC_137");
    assert_eq!(game.game.state.round(), 2);
}

// Rulings

/// SEC_137: his current power is doubled, including modifiers for this attack (ruling 1, 2).
#[test]
fn dryden_vos_doubles_his_current_power_with_attack_bonuses() {
    let mut game = scenario()
        .resilient_gives("KeywordX(Raid, 2)")
        .ours([unit("SEC_137").with(["Resilient", "Experience"])])
        .action_phase();
    game.us().attack("SEC_137", "their base").yes();
    game.them().expect_base_damage(10);
}
