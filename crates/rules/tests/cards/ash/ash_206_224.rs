//! The cards of Ashes of the Empire from ASH_206 to ASH_224: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::about_to_play;

// ---- ASH_206 Kelleran Beq, Where are the Others? ----

/// ASH_206: +1/+0 for each other friendly or enemy unit with 0 power.
#[test]
fn kelleran_beq_gets_1_power_per_other_unit_with_0_power() {
    let mut game = scenario()
        .ours(["Kelleran Beq, Where are the Others?", "Yoda, Old Master"])
        .theirs(["Cantina Braggart", "Wampa"])
        .action_phase();
    game.expect_power("Kelleran Beq", 4);
}

// Rulings

/// ASH_206: units with reduced power count; power is never below 0 (ruling 2).
#[test]
fn kelleran_beq_counts_current_power() {
    let mut game = scenario()
        .ours(["Kelleran Beq, Where are the Others?"])
        .theirs(["Greedo"])
        .confiscate_does("Gain(to: Choose(), gives: [Stats(-5, 0)], for: Phase)")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Greedo");
    game.expect_power("Kelleran Beq", 4).expect_power("Greedo", 0);
}

// ---- ASH_207 Heroic Purrgil ----

/// ASH_207: +2/+0 while it attacks using Ambush.
#[test]
fn heroic_purrgil_gets_2_power_while_attacking_with_ambush() {
    let mut game = about_to_play("Heroic Purrgil").theirs(["Redemption"]).action_phase();
    game.us().play("Heroic Purrgil").attack("Heroic Purrgil", "Redemption");
    game.expect_damage("Redemption", 5);
    let mut game = scenario().ours(["Heroic Purrgil"]).action_phase();
    game.us().attack("Heroic Purrgil", "their base");
    game.them().expect_base_damage(3);
}

// ---- ASH_208 Sabine Wren, I Learned the Hard Way ----

/// ASH_208: Shielded; when upgrades attach to her, also that Shield, a ground unit may be exhausted.
#[test]
fn sabine_wren_may_exhaust_a_ground_unit_when_upgrades_attach_to_her() {
    let mut game = scenario()
        .our_hand(["Sabine Wren, I Learned the Hard Way", "Resilient", "Resilient"])
        .ours(["Greedo"])
        .theirs(["AT-ST", "Wampa", "Cartel Spacer"])
        .action_phase();
    game.us().play("Sabine Wren");
    game.expect_upgrades("Sabine Wren", ["Shield"]).expect_options(["Sabine Wren", "Greedo", "AT-ST", "Wampa", "no"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
    game.them().pass();
    game.us().play_onto("Resilient", "Sabine Wren").choose("Wampa");
    game.expect_exhausted("Wampa");
    game.them().pass();
    game.us().play_onto("Resilient", "Greedo");
    game.expect_action_of(Side::Them);
}

// Corners

/// ASH_208: several tokens given at once trigger her once; an upgrade moved to her triggers her too.
#[test]
fn sabine_wren_triggers_once_for_several_upgrades_and_on_moved_ones() {
    let mut game = scenario()
        .ours(["Sabine Wren, I Learned the Hard Way"])
        .theirs(["AT-ST", "Wampa"])
        .confiscate_does("Give(token: Experience, count: 3, to: Choose(side: Friendly))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Sabine Wren").choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_ready("Wampa").expect_action_of(Side::Them);
    let mut game = scenario()
        .ours([unit("Sabine Wren, I Learned the Hard Way"), unit("Greedo").with(["Resilient", "Devotion"])])
        .theirs(["AT-ST", "Wampa"])
        .confiscate_does("Attach(what: All(is: Upgrade), to: Choose(side: Friendly, upgraded: false))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Sabine Wren").choose("AT-ST");
    game.expect_upgrades("Sabine Wren", ["Resilient", "Devotion"]).expect_exhausted("AT-ST");
    game.expect_ready("Wampa").expect_action_of(Side::Them);
    let mut game = scenario()
        .ours(["Sabine Wren, I Learned the Hard Way", "Greedo"])
        .theirs(["AT-ST"])
        .confiscate_does("GiveDivided(token: Experience, amount: 3, among: (side: Friendly))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose_times(2, "Sabine Wren").choose("Greedo").choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_action_of(Side::Them);
}

// ---- ASH_209 Ezra Bridger, The Force is All I Need ----

/// ASH_209: on attack, upgraded, a unit may get -3/-0.
#[test]
fn ezra_bridger_may_give_minus_3_power_on_attack_while_upgraded() {
    let mut game = scenario()
        .ours([unit("Ezra Bridger, The Force is All I Need").with(["Resilient"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Ezra Bridger", "AT-ST").choose("AT-ST");
    game.expect_damage("Ezra Bridger", 3);
    let mut game = scenario().ours(["Ezra Bridger, The Force is All I Need"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Ezra Bridger", "AT-ST");
    game.expect_gone("Ezra Bridger");
}

// Rulings

/// ASH_209: with his Support, the attacking unit must be upgraded (ruling 1).
#[test]
fn ezra_bridger_support_counts_upgrades_on_the_attacker() {
    let mut game = scenario()
        .our_hand(["Ezra Bridger, The Force is All I Need"])
        .our_resources(30)
        .ours([unit("Wampa").with(["Resilient"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Ezra Bridger").attack("Wampa", "AT-ST").choose("AT-ST");
    game.expect_damage("Wampa", 3);
}

// ---- ASH_210 DDC Defender ----

/// ASH_210: when attacked, the unit may deal 1 damage to a unit in its arena and exhaust it.
#[test]
fn ddc_defender_may_deal_1_damage_when_the_unit_is_attacked() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["DDC Defender"])])
        .theirs(["AT-ST", "Greedo", "Cartel Spacer"])
        .their_action_phase();
    let mut declined = game.clone();
    game.them().attack("AT-ST", "Wampa");
    game.expect_not_offered("Cartel Spacer").expect_offered("no");
    game.us().choose("Greedo");
    game.expect_gone("Greedo");
    declined.them().attack("AT-ST", "Wampa");
    declined.us().no();
    declined.expect_in_play("Greedo").expect_ready("Greedo");
    let mut game = scenario().ours(["Wampa", "AT-ST"]).our_hand(["DDC Defender"]).action_phase();
    game.expect_not_offered("play DDC Defender onto AT-ST");
}

// Corners

/// ASH_210: a unit that survives the damage is exhausted.
#[test]
fn ddc_defender_exhausts_a_unit_that_survives() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["DDC Defender"])])
        .theirs(["Greedo", "Consular Security Force"])
        .their_action_phase();
    game.them().attack("Greedo", "Wampa");
    game.us().choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 1).expect_exhausted("Consular Security Force");
}

// Rulings

/// ASH_210: it triggers together with "on attack" abilities (ruling 1).
#[test]
fn ddc_defender_triggers_together_with_on_attack_abilities() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["DDC Defender"])])
        .theirs(["Huyang, Your Aptitude Falls Short"])
        .their_action_phase();
    game.them().attack("Huyang", "Wampa");
    game.expect_asked(Side::Them, QuestionKind::WhoFirst);
}

// ---- ASH_211 Fateful Goodbye ----

/// ASH_211: distributes 3 Advantage tokens if a friendly unit left play this phase, 5 if a leader unit did.
#[test]
fn fateful_goodbye_distributes_advantage_after_a_unit_left_play() {
    let table =
        || scenario().our_hand(["Confiscate", "Fateful Goodbye"]).confiscate_does("Defeat(Choose(side: Friendly))");
    let mut game = table().ours(["Wampa", "Greedo", "Battlefield Marine"]).action_phase();
    game.us().play("Confiscate").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Fateful Goodbye").choose_times(2, "Wampa").choose("Greedo");
    game.expect_power("Wampa", 6).expect_power("Greedo", 4);
    let mut game =
        table().our_deployed_leader("Luke Skywalker, Faithful Friend").ours(["Wampa", "Greedo"]).action_phase();
    game.us().play("Confiscate").choose("Luke Skywalker");
    game.them().pass();
    game.us().play("Fateful Goodbye").choose_times(5, "Wampa");
    game.expect_power("Wampa", 9);
    let mut game = table().ours(["Wampa"]).action_phase();
    game.us().play("Fateful Goodbye");
    game.expect_upgrades("Wampa", []);
}

// ---- ASH_212 Peli Motto, You Bring the Cash? ----

/// ASH_212: the first non-unit card of each phase ignores its aspect penalties; and Shielded.
#[test]
fn peli_motto_ignores_penalties_of_the_first_non_unit_card_each_phase() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .ours(["Peli Motto, You Bring the Cash?"])
        .our_hand(["Repair", "Repair", "Greedo"])
        .our_resources(12)
        .action_phase();
    game.us().play("Greedo").expect_ready_resources(9);
    game.them().pass();
    game.us().play("Repair");
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("a target");
    game.us().expect_ready_resources(8);
    game.them().pass();
    game.us().play("Repair");
    let second = game.game.legal_actions()[0];
    game.game.play(second).expect("a target");
    game.us().expect_ready_resources(5);
    let mut game = scenario().our_hand(["Peli Motto, You Bring the Cash?"]).action_phase();
    game.us().play("Peli Motto");
    game.expect_upgrades("Peli Motto", ["Shield"]);
}

// ---- ASH_214 Amnesty Officer ----

/// ASH_214: a unit with a keyword may be exhausted.
#[test]
fn amnesty_officer_may_exhaust_a_unit_with_a_keyword() {
    let mut game = scenario().our_hand(["Amnesty Officer"]).theirs(["Wampa", "Greedo"]).action_phase();
    game.us().play("Amnesty Officer");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa");
}

// ---- ASH_216 Mandalorian Scout ----

/// ASH_216: defeated, a ready friendly resource is exhausted.
#[test]
fn mandalorian_scout_defeated_exhausts_a_friendly_resource() {
    let mut game = scenario().ours(["Mandalorian Scout"]).our_resources(3).theirs(["Wampa"]).action_phase();
    game.us().attack("Mandalorian Scout", "Wampa");
    game.expect_gone("Mandalorian Scout").expect_asked(Side::Us, QuestionKind::Target);
    game.expect_options(["Underworld Thug"; 3]).us().choose("Underworld Thug").expect_ready_resources(2);
    game.them().expect_ready_resources(20);
    game.expect_action_of(Side::Them);
}

// ---- ASH_217 Mayor's Majordomo, No Problem Groveling ----

/// ASH_217: exhausts and discards a card to exhaust a unit.
#[test]
fn mayors_majordomo_discards_a_card_to_exhaust_a_unit() {
    let mut game = scenario()
        .ours(["Mayor's Majordomo, No Problem Groveling"])
        .our_hand(["Repair"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("Mayor's Majordomo").choose("Repair").choose("Wampa").expect_hand([]);
    game.expect_exhausted("Wampa").expect_exhausted("Mayor's Majordomo");
    let mut game = scenario().ours(["Mayor's Majordomo, No Problem Groveling"]).theirs(["Wampa"]).action_phase();
    game.expect_not_offered("use Mayor's Majordomo");
}

// ---- ASH_218 Ferry Droid ----

/// ASH_218: 4 Advantage tokens for itself.
#[test]
fn ferry_droid_gets_4_advantage() {
    let mut game = scenario().our_hand(["Ferry Droid"]).action_phase();
    game.us().play("Ferry Droid");
    game.expect_power("Ferry Droid", 5);
}

// ---- ASH_219 Jod Na Nawood, Keeping Secrets ----

/// ASH_219: for 4 resources each unit in one arena is exhausted.
#[test]
fn jod_na_nawood_may_pay_4_to_exhaust_an_arena() {
    let mut game = scenario()
        .our_hand(["Jod Na Nawood, Keeping Secrets"])
        .our_resources(20)
        .ours(["Greedo", "Alliance X-Wing"])
        .theirs(["Wampa", "Cartel Spacer"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Jod Na Nawood").yes().pick("space");
    game.expect_exhausted("Alliance X-Wing")
        .expect_exhausted("Cartel Spacer")
        .expect_ready("Wampa")
        .expect_ready("Greedo");
    declined.us().play("Jod Na Nawood").no();
    declined.expect_ready("Cartel Spacer").expect_keyword("Jod Na Nawood", Keyword::Sentinel);
}

// ---- ASH_220 Remnant Lookouts ----

/// ASH_220: we look at an opponent's hand and may discard a card from it; then they draw one.
#[test]
fn remnant_lookouts_may_replace_a_card_of_an_opponents_hand() {
    let mut game = scenario()
        .our_hand(["Remnant Lookouts"])
        .their_hand(["Wampa", "Greedo"])
        .their_deck(["AT-ST", "Repair"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Remnant Lookouts");
    game.us().expect_sees("Wampa").expect_sees("Greedo");
    game.expect_asked(Side::Us, QuestionKind::May);
    game.us().yes();
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Wampa", "Greedo"]);
    game.us().choose("Greedo");
    game.them().expect_hand(["Wampa", "AT-ST"]).expect_discard(["Greedo"]);
    game.expect_action_of(Side::Them);
    declined.us().play("Remnant Lookouts").no();
    declined.them().expect_hand(["Wampa", "Greedo"]).expect_discard([]);
    declined.expect_action_of(Side::Them);
}

// ---- ASH_221 Helix Starfighter ----

/// ASH_221: a Shield if there is an enemy space unit, otherwise 2 Advantage tokens.
#[test]
fn helix_starfighter_gets_a_shield_or_2_advantage() {
    let mut game = scenario().our_hand(["Helix Starfighter"]).theirs(["Cartel Spacer"]).action_phase();
    game.us().play("Helix Starfighter");
    game.expect_upgrades("Helix Starfighter", ["Shield"]);
    let mut game = scenario().our_hand(["Helix Starfighter"]).theirs(["Wampa"]).action_phase();
    game.us().play("Helix Starfighter");
    game.expect_upgrades("Helix Starfighter", ["Advantage", "Advantage"]);
}

// ---- ASH_223 Halo, Not According to Plan ----

/// ASH_223: when the defending unit was defeated it gets a Shield.
#[test]
fn halo_gets_a_shield_when_it_defeats_the_defender() {
    let mut game = scenario().ours(["Halo, Not According to Plan"]).theirs(["Cartel Spacer"]).action_phase();
    game.us().attack("Halo", "Cartel Spacer");
    game.expect_upgrades("Halo", ["Shield"]);
}

// Rulings

/// ASH_223: the attacking unit gets the Shield (ruling 1).
#[test]
fn halo_support_gives_the_attacker_the_shield() {
    let mut game = scenario()
        .our_hand(["Halo, Not According to Plan"])
        .our_resources(30)
        .ours(["Wampa"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().play("Halo").attack("Wampa", "Cantina Braggart");
    game.expect_upgrades("Wampa", ["Shield"]).expect_upgrades("Halo", []);
}

// ---- ASH_224 Elzar Mann, Haunted by a Vision ----

/// ASH_224: up to 5 Advantage tokens among other friendly units. An opponent searches twice as many cards for an
/// event.
#[test]
fn elzar_mann_gives_advantage_and_an_opponent_searches_for_an_event() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_hand(["Elzar Mann, Haunted by a Vision"])
        .ours(["Wampa", "Greedo"])
        .their_deck(["AT-ST", "Wampa", "Greedo", "Repair", "Confiscate", "Moment of Peace"])
        .action_phase();
    game.us().play("Elzar Mann").choose("Wampa").choose("Greedo").done();
    game.expect_upgrades("Wampa", ["Advantage"])
        .expect_upgrades("Greedo", ["Advantage"])
        .expect_exhausted("Elzar Mann");
    game.expect_asked(Side::Them, QuestionKind::Search).expect_options(["Repair", "done"]);
    game.them().choose("Repair").expect_hand(["Repair"]);
}

/// ASH_224: with a Force leader he enters play ready.
#[test]
fn elzar_mann_enters_play_ready_with_a_force_leader() {
    let mut game = scenario()
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .our_hand(["Elzar Mann, Haunted by a Vision"])
        .action_phase();
    game.us().play("Elzar Mann");
    game.expect_ready("Elzar Mann");
}

// Rulings

/// ASH_224: the other cards go to the bottom of their deck (ruling 1).
#[test]
fn elzar_mann_puts_the_unchosen_cards_on_the_bottom() {
    let mut game = scenario()
        .our_hand(["Elzar Mann, Haunted by a Vision"])
        .ours(["Wampa"])
        .their_deck(["Repair", "Greedo", "Moment of Peace"])
        .action_phase();
    game.us().play("Elzar Mann").choose("Wampa").done();
    game.them().choose("Repair").expect_deck_top(["Moment of Peace", "Greedo"]);
}

/// ASH_224: with several opponents we choose who searches (ruling 2).
#[test]
fn elzar_mann_lets_us_choose_the_opponent() {
    let mut game = scenario()
        .our_hand(["Elzar Mann, Haunted by a Vision"])
        .ours(["Wampa"])
        .their_deck(["Repair", "Greedo"])
        .third(["AT-ST"])
        .action_phase();
    game.us().play("Elzar Mann").choose("Wampa").done().choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Search);
}
