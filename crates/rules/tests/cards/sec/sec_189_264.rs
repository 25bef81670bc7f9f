//! The cards of Secrets of Power from SEC_189 to SEC_264: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

// ---- SEC_189 Lurking Snub Fighter ----

/// SEC_189: a unit may be exhausted.
#[test]
fn lurking_snub_fighter_exhausts_a_unit() {
    let mut game = scenario().our_hand(["Lurking Snub Fighter"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Lurking Snub Fighter");
    game.expect_offered("no");
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

// ---- SEC_191 Trade Federation Delegates ----

/// SEC_191: two Spies.
#[test]
fn trade_federation_delegates_bring_spies() {
    let mut game = scenario().our_hand(["Trade Federation Delegates"]).our_resources(20).action_phase();
    game.us().play("Trade Federation Delegates");
    game.expect_count("our Spy", 2);
}

// ---- SEC_197 Furtive Handmaiden ----

/// SEC_197: on attack a card may be discarded for another.
#[test]
fn furtive_handmaiden_exchanges_a_card() {
    let mut game = scenario().ours(["Furtive Handmaiden"]).our_hand(["Repair"]).our_deck(["Wampa"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Furtive Handmaiden", "their base").yes().choose("Repair").expect_hand(["Wampa"]);
    declined.us().attack("Furtive Handmaiden", "their base").no().expect_hand(["Repair"]);
}

// ---- SEC_198 Bail Organa, Responding to Catastrophe ----

/// SEC_198: on attack a card may be discarded for a Spy.
#[test]
fn bail_organa_discards_for_a_spy() {
    let mut game = scenario().ours(["Bail Organa, Responding to Catastrophe"]).our_hand(["Repair"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Bail Organa", "their base").yes().choose("Repair").expect_hand([]);
    game.expect_count("our Spy", 1);
    declined.us().attack("Bail Organa", "their base").no();
    declined.expect_count("Spy", 0);
}

// ---- SEC_200 Junior Senator ----

/// SEC_200: an upgrade that costs 3 or less may go back to its owner's hand.
#[test]
fn junior_senator_returns_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Junior Senator"])
        .theirs([unit("Wampa").with(["Academy Training", "Unveiled Might"])])
        .action_phase();
    game.us().play("Junior Senator");
    game.expect_options(["Academy Training", "no"]);
    game.us().choose("Academy Training");
    game.expect_upgrades("Wampa", ["Unveiled Might"]);
    game.them().expect_hand(["Academy Training"]);
}

// Rulings

/// SEC_200: the printed cost counts, and an upgrade in a discard pile is none in play.
#[test]
fn junior_senator_looks_at_upgrades_in_play() {
    let mut game = scenario().our_hand(["Junior Senator"]).our_discard(["Academy Training"]).action_phase();
    game.us().play("Junior Senator");
    game.expect_in_discard("Academy Training").expect_action_of(Side::Them);
}

// ---- SEC_206 Emissaries from Ryloth ----

/// SEC_206: -3/-0 for a unit, if we want.
#[test]
fn emissaries_from_ryloth_weaken_a_unit() {
    let mut game = scenario().our_hand(["Emissaries from Ryloth"]).our_resources(20).theirs(["AT-ST"]).action_phase();
    game.us().play("Emissaries from Ryloth");
    game.expect_offered("no");
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 3).expect_hp("AT-ST", 7);
}

// ---- SEC_213 A-Wing ----

/// SEC_213, SEC_222: Raid 1.
#[test]
fn a_wing_and_loan_shark_raid() {
    for (card, damage) in [("A-Wing", 2), ("Loan Shark", 3)] {
        let mut game = scenario().ours([card]).action_phase();
        game.us().attack(card, "their base");
        game.them().expect_base_damage(damage);
    }
}

// ---- SEC_221 Unruly Astromech ----

/// SEC_221: Hidden; when it is defeated an enemy unit is exhausted.
#[test]
fn unruly_astromech_exhausts_an_enemy() {
    let mut game = scenario().ours(["Unruly Astromech", "Political Bully"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.expect_keyword("Unruly Astromech", Keyword::Hidden);
    game.us().attack("Unruly Astromech", "Wampa");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

// ---- SEC_223 Duchess's Investigators ----

/// SEC_223: with a Cunning card disclosed each opponent discards a card at random.
#[test]
fn duchesss_investigators_disclose_for_a_discard() {
    let mut game = scenario()
        .our_hand(["Duchess's Investigators", "Catch Unawares"])
        .our_resources(20)
        .their_hand(["Wampa", "AT-ST"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Duchess's Investigators").choose("Catch Unawares").expect_hand(["Catch Unawares"]);
    game.them().expect_hand_size(1);
    declined.us().play("Duchess's Investigators").no();
    declined.them().expect_hand_size(2);
}

// ---- SEC_229 Catch Unawares ----

/// SEC_229: an attack; the defending unit has -4/-0 for it.
#[test]
fn catch_unawares_weakens_the_defender() {
    let mut game = scenario().our_hand(["Catch Unawares"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Catch Unawares").attack("Wampa", "AT-ST");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 4).expect_power("AT-ST", 6);
}

// Rulings

/// SEC_229: a unit must attack, if one is able to; an exhausted one is not.
#[test]
fn catch_unawares_must_attack_with_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Catch Unawares"])
        .ours([unit("Wampa"), unit("Political Bully").exhausted()])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Catch Unawares");
    game.expect_options(["Wampa -> AT-ST", "Wampa -> their base"]);
}

/// SEC_229 (erratum): it is about the defending unit; a base has no power to lose.
#[test]
fn catch_unawares_weakens_no_base() {
    let mut game = scenario().our_hand(["Catch Unawares"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Catch Unawares").attack("Wampa", "their base");
    game.expect_power("AT-ST", 6);
    game.them().expect_base_damage(4);
}

// ---- SEC_234 Bog Down in Procedure ----

/// SEC_234: a unit is exhausted, and with a Cunning card disclosed another.
#[test]
fn bog_down_in_procedure_exhausts_two() {
    let mut game =
        scenario().our_hand(["Bog Down in Procedure", "Catch Unawares"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("Bog Down in Procedure").choose("AT-ST").choose("Catch Unawares");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_exhausted("AT-ST").expect_exhausted("Wampa");
}

// ---- SEC_240 Hutt Cartel Starfighter ----

/// SEC_240: 2 damage to itself.
#[test]
fn hutt_cartel_starfighter_comes_wounded() {
    let mut game = scenario().our_hand(["Hutt Cartel Starfighter"]).action_phase();
    game.us().play("Hutt Cartel Starfighter");
    game.expect_damage("Hutt Cartel Starfighter", 2);
}

// ---- SEC_241 Political Bully ----

/// SEC_241: with another Official unit of ours 2 damage to a ground unit.
#[test]
fn political_bully_needs_company() {
    let table = |ours: &'static str, theirs: &'static str| {
        let mut game =
            scenario().our_hand(["Political Bully"]).ours([ours]).theirs([theirs, "TIE/ln Fighter"]).action_phase();
        game.us().play("Political Bully");
        game
    };
    let mut game = table("Beloved Orator", "AT-ST");
    game.expect_options(["Beloved Orator", "AT-ST", "Political Bully", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    table("Wampa", "Beloved Orator").expect_action_of(Side::Them);
}

// ---- SEC_243 FN Trooper Corps ----

/// SEC_243: Experience for another friendly unit.
#[test]
fn fn_trooper_corps_teach_another() {
    let mut game =
        scenario().our_hand(["FN Trooper Corps"]).our_resources(20).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("FN Trooper Corps");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// ---- SEC_246 Contempt for Culture ----

/// SEC_246: 2 damage to a unit that is no Vehicle, and a Spy.
#[test]
fn contempt_for_culture_spares_vehicles() {
    let mut game = scenario()
        .our_hand(["Contempt for Culture"])
        .ours(["Beloved Orator"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Contempt for Culture");
    game.expect_options(["Beloved Orator", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2).expect_count("our Spy", 1);
}

// ---- SEC_248 B2EMO, That's Two Lies ----

/// SEC_248: Restore 1; on attack, with Heroism twice disclosed a unit has Sentinel.
#[test]
fn b2emo_discloses_for_sentinel() {
    let mut game = scenario()
        .ours(["B2EMO"])
        .our_hand(["Grassroots Resistance", "Beloved Orator"])
        .theirs(["AT-ST"])
        .our_base_damage(3)
        .action_phase();
    game.us().attack("B2EMO", "their base").resolve_first("Restore");
    game.us().expect_base_damage(2).choose_each(["Grassroots Resistance", "Beloved Orator"]).choose("B2EMO");
    game.expect_keyword("B2EMO", Keyword::Sentinel);
}

// ---- SEC_249 High Command Councilor ----

/// SEC_249: Raid 2 with another Official unit.
#[test]
fn high_command_councilor_raids_in_company() {
    let dealt = |ours: &'static str, theirs: &'static str, damage: i16| {
        let mut game = scenario().ours(["High Command Councilor", ours]).theirs([theirs]).action_phase();
        game.us().attack("High Command Councilor", "their base");
        game.them().expect_base_damage(damage);
    };
    dealt("Beloved Orator", "Wampa", 3);
    dealt("Wampa", "Beloved Orator", 1);
}

// ---- SEC_252 Maarva Andor, We've Been Sleeping ----

/// SEC_252: when she is defeated, Experience for each friendly Rebel unit.
#[test]
fn maarva_andor_moves_the_rebels() {
    let mut game = scenario()
        .ours([unit("Maarva Andor").damage(2), unit("Reckless Rebel"), unit("AT-ST")])
        .theirs(["Wampa", "High Command Councilor"])
        .action_phase();
    game.us().attack("Maarva Andor", "Wampa");
    game.expect_upgrades("Reckless Rebel", ["Experience"]).expect_upgrades("AT-ST", []);
    game.expect_upgrades("High Command Councilor", []);
}

// ---- SEC_254 Heroic ARC-170 ----

/// SEC_254: with a damaged unit of ours 2 damage to an enemy unit, if we want.
#[test]
fn heroic_arc_170_avenges_the_damaged() {
    let table = |ours: i16, theirs: i16| {
        let mut game = scenario()
            .our_hand(["Heroic ARC-170"])
            .ours([unit("Wampa").damage(ours)])
            .theirs([unit("AT-ST").damage(theirs)])
            .action_phase();
        game.us().play("Heroic ARC-170");
        game
    };
    let mut game = table(1, 0);
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    table(0, 1).expect_action_of(Side::Them);
}

// ---- SEC_255 Remote Escort Tank ----

/// SEC_255: a unit has Sentinel for this phase.
#[test]
fn remote_escort_tank_gives_sentinel() {
    let mut game =
        scenario().our_hand(["Remote Escort Tank"]).our_resources(20).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Remote Escort Tank").choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel);
}

// ---- SEC_258 Grassroots Resistance ----

/// SEC_258: 3 damage to a unit, 3 healed from our base.
#[test]
fn grassroots_resistance_strikes_and_heals() {
    let mut game = scenario().our_hand(["Grassroots Resistance"]).theirs(["AT-ST"]).our_base_damage(5).action_phase();
    game.us().play("Grassroots Resistance").choose("AT-ST").expect_base_damage(2);
    game.expect_damage("AT-ST", 3);
}

// ---- SEC_263 Assassin Probe ----

/// SEC_263: when it is defeated, 1 damage to each exhausted enemy ground unit.
#[test]
fn assassin_probe_strikes_the_exhausted() {
    let mut game = scenario()
        .ours([unit("Assassin Probe").damage(3), unit("Wampa").exhausted()])
        .theirs([unit("AT-ST"), unit("Political Bully").exhausted(), unit("Avenger, Hunting the Rebels").exhausted()])
        .action_phase();
    game.us().attack("Assassin Probe", "AT-ST");
    game.expect_damage("Political Bully", 1).expect_damage("AT-ST", 4).expect_damage("our Wampa", 0);
    game.expect_damage("Avenger", 0);
}

// ---- SEC_264 Clandestine Connections ----

/// SEC_264: +1/+1; on attack two resources for 2 damage to a base.
#[test]
fn clandestine_connections_pay_for_damage() {
    let mut game = scenario().ours([unit("Wampa").with(["Clandestine Connections"])]).our_resources(2).action_phase();
    let mut declined = game.clone();
    game.us().attack("Wampa", "their base").yes();
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base").expect_ready_resources(0);
    game.them().expect_base_damage(7);
    declined.us().attack("Wampa", "their base").no().expect_ready_resources(2);
    declined.them().expect_base_damage(5);
}
