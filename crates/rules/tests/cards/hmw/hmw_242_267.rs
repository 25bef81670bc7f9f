//! The cards of Homeworlds from HMW_242 to HMW_267: main case and corners of each; no ruling yet.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::about_to_play;

// ---- HMW_242 Occupation Officer ----

/// HMW_242: with 6 or more resources a unit may be weakened.
#[test]
fn occupation_officer_may_weaken_a_unit_with_6_resources() {
    for (resources, asked) in [(6, true), (5, false)] {
        let table = scenario().our_hand(["HMW_242"]).our_resources(resources).theirs(["Wampa"]);
        let mut game = table.action_phase();
        game.us().play("Occupation Officer");
        if asked {
            game.us().choose("Wampa");
            game.expect_upgrades("Wampa", ["Weakness"]);
        }
        game.expect_action_of(Side::Them);
    }
}

// ---- HMW_243 Sun Fac, Poggle's Second ----

/// HMW_243, HMW_246: a unit has Grit, or Sentinel, for this phase.
#[test]
fn sun_fac_gives_grit_and_pyke_sarisa_gives_sentinel_for_this_phase() {
    for (card, keyword) in [("Sun Fac", Keyword::Grit), ("Pyke Sarisa", Keyword::Sentinel)] {
        let number = if card == "Sun Fac" { "HMW_243" } else { "HMW_246" };
        let mut game = about_to_play(number).ours(["AT-ST"]).action_phase();
        game.us().play(card).choose("AT-ST");
        game.expect_keyword("AT-ST", keyword);
        game.both_pass().nobody_resources();
        game.expect_no_keyword("AT-ST", keyword);
    }
}

// ---- HMW_244 Separatist Harbinger ----

/// HMW_244: an opponent chooses a unit or base of theirs; we may deal 2 damage to it.
#[test]
fn separatist_harbinger_may_damage_what_the_opponent_chooses() {
    let mut game = about_to_play("HMW_244").theirs(["Wampa"]).action_phase();
    game.us().play("Separatist Harbinger");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Wampa", "their base"]);
    game.them().choose("their base");
    game.us().yes();
    game.them().expect_base_damage(2);
}

// ---- HMW_245 Trandoshan Collaborator ----

/// HMW_245, HMW_254, HMW_269: keywords as they are printed.
#[test]
fn villainy_heroism_and_neutral_cards_have_their_printed_keywords() {
    let mut game = scenario().ours(["HMW_245", "HMW_254", "HMW_269"]).our_base_damage(3).action_phase();
    game.expect_keyword("Trandoshan Collaborator", Keyword::Saboteur);
    game.expect_keyword("Captain Tarpals", Keyword::Shielded);
    game.us().attack("Trandoshan Collaborator", "their base");
    game.them().expect_base_damage(4).pass();
    game.us().attack("Captain Tarpals", "their base");
    game.them().expect_base_damage(6).pass();
    game.us().attack("Friendly Eopie", "their base").expect_base_damage(1);
}

// ---- HMW_247 Surveillance Cruiser ----

/// HMW_247: draws a card if an opponent's base is on one of four planets.
#[test]
fn surveillance_cruiser_draws_if_an_enemy_base_is_of_four_planets() {
    for (theirs, cards) in [("HMW_020", 1), ("HMW_021", 1), ("HMW_028", 1), ("HMW_029", 1), ("SOR_020", 0)] {
        let mut game = about_to_play("HMW_247").their_base(theirs).our_base("HMW_020").action_phase();
        game.us().play("Surveillance Cruiser").expect_hand_size(cards);
    }
}

// ---- HMW_248 Defoliator Tank ----

/// HMW_248: a defending unit that is not a Droid or Vehicle may be given two Weakness tokens for 2; Overwhelm.
#[test]
fn defoliator_tank_may_pay_2_to_weaken_the_defender() {
    let mut game = scenario().ours(["HMW_248"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.expect_keyword("Defoliator Tank", Keyword::Overwhelm);
    let mut vehicle = game.clone();
    game.us().attack("Defoliator Tank", "Wampa").yes();
    game.expect_in_discard("Wampa").expect_damage("Defoliator Tank", 2);
    game.us().expect_ready_resources(18);
    game.them().expect_base_damage(1);
    vehicle.us().attack("Defoliator Tank", "AT-ST").expect_ready_resources(20);
}

// ---- HMW_249 Frenzied Tri-Fighters ----

/// HMW_249: an upgrade that costs 3 or less may be defeated.
#[test]
fn frenzied_tri_fighters_may_defeat_an_upgrade_costing_3_or_less() {
    let mut game = about_to_play("HMW_249").theirs([unit("Wampa").with(["Academy Training"])]).action_phase();
    game.us().play("Frenzied Tri-Fighters").choose("Academy Training");
    game.expect_in_discard("Academy Training");
}

// ---- HMW_250 Imperial Cavalry ----

/// HMW_250: a Beast, and 1 damage to an enemy unit.
#[test]
fn imperial_cavalry_creates_a_beast_and_damages_an_enemy_unit() {
    let mut game = about_to_play("HMW_250").theirs(["Wampa"]).action_phase();
    game.us().play("Imperial Cavalry").choose("Wampa");
    game.expect_in_play("Beast").expect_damage("Wampa", 1);
}

// ---- HMW_251 Blockade Ship ----

/// HMW_251: enemy ground units have -1/-0 while they attack; Sentinel.
#[test]
fn blockade_ship_gives_attacking_enemy_ground_units_minus_1_power() {
    let mut game = scenario().ours(["HMW_251"]).theirs(["Wampa"]).their_action_phase();
    game.expect_power("Wampa", 4).expect_keyword("Blockade Ship", Keyword::Sentinel);
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(3);
}

// ---- HMW_252 Villainous Ambition ----

/// HMW_252, HMW_264: on a Villainy unit 2 damage to a unit; on a Heroism unit a Shield for it.
#[test]
fn villainous_and_heroic_upgrades_deal_2_damage_or_give_a_shield() {
    let mut game = about_to_play("HMW_252").ours(["AT-ST", "Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    let mut other = game.clone();
    game.us().play_onto("Villainous Ambition", "AT-ST").choose("Wampa");
    game.expect_damage("Wampa", 2).expect_power("AT-ST", 8);
    other.us().play_onto("Villainous Ambition", "Battlefield Marine");
    other.expect_action_of(Side::Them);
    let mut game = about_to_play("HMW_264").ours(["AT-ST", "Battlefield Marine"]).action_phase();
    let mut other = game.clone();
    game.us().play_onto("Heroic Bravery", "Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Heroic Bravery", "Shield"]);
    other.us().play_onto("Heroic Bravery", "AT-ST");
    other.expect_upgrades("AT-ST", ["Heroic Bravery"]);
}

// ---- HMW_253 Forced Pacification ----

/// HMW_253: when a friendly unit is defeated, two enemy units are exhausted.
#[test]
fn forced_pacification_exhausts_two_enemies_per_defeated_unit() {
    let theirs = ["Wampa", "AT-ST", "Battlefield Marine"];
    let mut game = about_to_play("HMW_253").ours(["HMW_268", "Greedo"]).theirs(theirs).action_phase();
    game.us().play("Forced Pacification").choose("Offworld Jawa").done().choose("Wampa").choose("AT-ST");
    game.expect_exhausted("Wampa").expect_exhausted("AT-ST").expect_ready("Battlefield Marine");
}

// ---- HMW_255 C-3PO, Captivating Storyteller ----

/// HMW_255: an Ewok may have +2/+2 for this phase, and a Rebel, himself among them.
#[test]
fn c_3po_may_give_an_ewok_and_a_rebel_plus_2() {
    let mut game = about_to_play("HMW_255").ours(["HMW_163", "Wampa"]).action_phase();
    game.us().play("C-3PO");
    game.expect_options(["Champions of Endor", "no"]);
    game.us().choose("Champions of Endor");
    game.expect_options(["C-3PO", "no"]);
    game.us().choose("C-3PO");
    game.expect_power("Champions of Endor", 5).expect_power("C-3PO", 4);
}

// ---- HMW_256 Jedi Interceptor ----

/// HMW_256: +2/+0 with 6 or more resources.
#[test]
fn jedi_interceptor_gets_2_power_with_6_resources() {
    scenario().ours(["HMW_256"]).our_resources(6).action_phase().expect_power("Jedi Interceptor", 4);
    scenario().ours(["HMW_256"]).our_resources(5).action_phase().expect_power("Jedi Interceptor", 2);
}

// ---- HMW_257 Ewok Archers ----

/// HMW_257: Ambush beside another unit that costs 3 or less.
#[test]
fn ewok_archers_have_ambush_with_another_cheap_unit() {
    let mut game = scenario().ours(["HMW_257", "Battlefield Marine"]).action_phase();
    game.expect_keyword("Ewok Archers", Keyword::Ambush);
    scenario().ours(["HMW_257", "Wampa"]).action_phase().expect_no_keyword("Ewok Archers", Keyword::Ambush);
}

// ---- HMW_259 Pack Guardian ----

/// HMW_259: Sentinel while it is ready.
#[test]
fn pack_guardian_has_sentinel_while_ready() {
    scenario().ours(["HMW_259"]).action_phase().expect_keyword("Pack Guardian", Keyword::Sentinel);
    let ours = [unit("HMW_259").exhausted()];
    scenario().ours(ours).action_phase().expect_no_keyword("Pack Guardian", Keyword::Sentinel);
}

// ---- HMW_261 Ben Kenobi, Don't Be Afraid ----

/// HMW_261: a unit with 3 or less power may be exhausted; when he attacks another unit may be healed.
#[test]
fn ben_kenobi_may_exhaust_a_weak_unit_and_heal_on_attack() {
    let mut game = about_to_play("HMW_261").theirs(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().play("Ben Kenobi");
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_exhausted("Battlefield Marine");
    let mut game = scenario().ours([unit("HMW_261").damage(1), unit("AT-ST").damage(4)]).action_phase();
    game.us().attack("Ben Kenobi", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

// ---- HMW_262 Mylaya Rider ----

/// HMW_262, HMW_272: a Beast, and healing for our base; by the event 3, and a card.
#[test]
fn mylaya_rider_and_growth_heal_our_base() {
    let mut game = about_to_play("HMW_262").our_base_damage(5).action_phase();
    game.us().play("Mylaya Rider").expect_base_damage(3);
    game.expect_in_play("Beast");
    let mut game = about_to_play("HMW_272").our_base_damage(5).action_phase();
    game.us().play("Growth").expect_base_damage(2).expect_hand_size(1);
    game.expect_in_play("Beast");
}

// ---- HMW_263 Wrecker, Wrecking the Empire ----

/// HMW_263, CR 11.4: each player chooses a friendly unit; 3 damage to each of them.
#[test]
fn wrecker_deals_3_damage_to_a_unit_each_player_chooses() {
    let mut game = about_to_play("HMW_263").theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Wrecker").choose("Wrecker");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["AT-ST", "Wampa"]);
    game.them().choose("AT-ST");
    game.expect_damage("Wrecker", 3).expect_damage("AT-ST", 3).expect_damage("Wampa", 0);
}

// ---- HMW_266 Familiar Strategem ----

/// HMW_266: +2/+0 for the attack of a unit that shares a trait with another friendly unit.
#[test]
fn familiar_strategem_gives_power_to_a_unit_sharing_a_trait() {
    for (other, damage) in [("HMW_135", 6), ("AT-ST", 4)] {
        let mut game = about_to_play("HMW_266").ours(["Wampa", other]).theirs(["HMW_135"]).action_phase();
        game.us().play("Familiar Strategem").attack("Wampa", "their base");
        game.them().expect_base_damage(damage);
    }
}

// ---- HMW_267 Renew ----

/// HMW_267: a Condition may be defeated, a Weakness token for example. 3 damage is healed from our base.
#[test]
fn renew_may_defeat_a_condition_and_heals_3() {
    let ours = [unit("Wampa").with(["Weakness", "Academy Training"])];
    let mut game = about_to_play("HMW_267").ours(ours).our_base_damage(5).action_phase();
    game.us().play("Renew");
    game.expect_options(["Weakness", "no"]);
    game.us().choose("Weakness").expect_base_damage(2);
    game.expect_upgrades("Wampa", ["Academy Training"]);
}
