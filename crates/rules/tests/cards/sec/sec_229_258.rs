//! The cards of Secrets of Power from SEC_229 to SEC_258: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

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

// ---- SEC_230 Charged with Espionage ----

/// SEC_230: with two Cunning icons disclosed a unit is discarded from an opponent's hand.
#[test]
fn charged_with_espionage_discards_a_unit() {
    let mut game = scenario()
        .our_hand(["Charged with Espionage", "Greedo", "Disarm"])
        .their_hand(["Wampa", "Repair"])
        .action_phase();
    game.us().play("Charged with Espionage").choose("Greedo").choose("Disarm");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Repair"]).expect_discard(["Wampa"]);
}

// ---- SEC_231 Implicate ----

/// SEC_231: a unit has Sentinel, and when it is attacked its controller gets a Spy.
#[test]
fn implicate_draws_attacks() {
    let mut game = scenario().our_hand(["Implicate"]).ours(["AT-ST"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Implicate").choose("AT-ST");
    game.expect_keyword("AT-ST", Keyword::Sentinel);
    game.them().attack("Battlefield Marine", "AT-ST");
    game.expect_count("our Spy", 1);
}

// Rulings

/// SEC_231: it waits together with "on attack" (ruling 1, 2).
#[test]
fn implicate_waits_beside_on_attack() {
    let mut game = scenario().our_hand(["Implicate"]).ours(["AT-ST"]).theirs(["SEC_087"]).action_phase();
    game.us().play("Implicate").choose("AT-ST");
    game.them().attack("SEC_087", "AT-ST");
    game.expect_asked(Side::Them, Ask::WhoFirst);
}

// ---- SEC_232 Kreia's Whispers ----

/// SEC_232: 3 cards are drawn, one put on top, another on the bottom.
#[test]
fn kreias_whispers_order_the_deck() {
    let mut game =
        scenario().our_hand(["Kreia's Whispers"]).our_deck(["Wampa", "AT-ST", "Repair", "Recruit"]).action_phase();
    game.us().play("Kreia's Whispers").choose("AT-ST");
    game.expect_options(["Wampa", "Repair"]);
    game.us().choose("Wampa").expect_hand(["Repair"]).expect_deck_top(["AT-ST", "Recruit", "Wampa"]);
}

// ---- SEC_233 Beguile ----

/// SEC_233: we look at a hand, then a non-leader unit of that player of cost 6 or less returns to hand.
#[test]
fn beguile_sends_a_unit_home() {
    let mut game = scenario()
        .our_hand(["Beguile"])
        .ours(["Greedo"])
        .theirs(["AT-ST", "Avenger"])
        .their_deployed_leader("Sly Moore, Cipher in the Dark")
        .their_hand(["Repair"])
        .action_phase();
    game.us().play("Beguile").expect_sees("their Repair");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.them().expect_hand(["Repair", "AT-ST"]);
}

// Rulings

/// SEC_233: the printed cost counts (ruling 1).
#[test]
fn beguile_asks_the_printed_cost() {
    let mut game =
        scenario().our_hand(["Beguile"]).theirs([unit("Academy Defense Walker").with(["Experience"])]).action_phase();
    game.us().play("Beguile");
    game.expect_options(["Academy Defense Walker"]);
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

// ---- SEC_235 The Wrong Ride ----

/// SEC_235: 2 enemy resources are exhausted.
#[test]
fn the_wrong_ride_exhausts_resources() {
    let mut game = scenario().our_hand(["The Wrong Ride"]).their_resources(3).action_phase();
    game.us().play("The Wrong Ride");
    while game.game.question().is_some_and(|question| question.ask == Ask::Target) {
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("a resource");
    }
    game.them().expect_ready_resources(1);
}

// ---- SEC_236 Undercover Operation ----

/// SEC_236: a unit that was played this phase is readied; at cost 3 or less a Spy comes with it.
#[test]
fn undercover_operation_readies_the_new() {
    for (card, spies) in [("Battlefield Marine", 1), ("Wampa", 0)] {
        let mut game =
            scenario().our_hand(["Undercover Operation", card]).ours([unit("AT-ST").exhausted()]).action_phase();
        game.us().play(card);
        game.them().pass();
        game.us().play("Undercover Operation");
        game.expect_options([card]);
        game.us().choose(card);
        game.expect_ready(card).expect_count("our Spy", spies);
    }
}

// Rulings

/// SEC_236: the printed cost counts (ruling 1).
#[test]
fn undercover_operation_asks_the_printed_cost() {
    let mut game = scenario().our_hand(["Undercover Operation", "Death Trooper"]).action_phase();
    game.us().play("Death Trooper").choose("Death Trooper");
    game.them().pass();
    game.us().play("Undercover Operation").choose("Death Trooper");
    game.expect_count("our Spy", 1);
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

// ---- SEC_242 Elia Kane, False Convert ----

/// SEC_242: of 3 enemy resources that we look at one may be defeated; the top card replaces it, ready.
#[test]
fn elia_kane_sabotages_resources() {
    let mut game = scenario()
        .our_hand(["Elia Kane"])
        .their_resources(0)
        .their_resource_cards(["Wampa", "AT-ST", "Greedo", "Repair"])
        .their_deck(["Recruit", "Battlefield Marine"])
        .action_phase();
    game.us().play("Elia Kane");
    for _ in 0..3 {
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("a resource");
    }
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("one of them");
    game.them().expect_resources(4).expect_deck_top(["Battlefield Marine"]);
    game.expect_in_resources("Recruit");
    assert_eq!(game.game.state.list(rules::Seat(1), rules::Place::Discard).len(), 1);
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

// ---- SEC_244 Darth Nihilus, Lord of Hunger ----

/// SEC_244: 3 damage to the other unit with the least remaining HP; if it is no Vehicle, Experience.
#[test]
fn darth_nihilus_feeds_on_the_weakest() {
    let mut game = scenario()
        .our_hand(["Darth Nihilus"])
        .ours(["Wampa"])
        .theirs(["Cantina Braggart", "Underworld Thug", "AT-ST"])
        .action_phase();
    game.us().play("Darth Nihilus");
    game.expect_options(["Cantina Braggart", "Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_gone("Underworld Thug").expect_upgrades("Darth Nihilus", ["Experience"]);
    // A Vehicle, and he himself left out.
    let mut game = scenario().ours([unit("Darth Nihilus").damage(5)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Darth Nihilus", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_upgrades("Darth Nihilus", []);
}

// ---- SEC_245 When Has Become Now ----

/// SEC_245: a card with Plot is played from the resources at its price; the top card of the deck replaces it.
#[test]
fn when_has_become_now_plays_a_plot_card() {
    let mut game = scenario()
        .our_hand(["When Has Become Now"])
        .our_resource_cards(["Dogmatic Shock Squad", "Wampa"])
        .our_resources(10)
        .our_deck(["Repair", "AT-ST"])
        .action_phase();
    game.us().play("When Has Become Now");
    game.expect_options(["play Dogmatic Shock Squad"]);
    game.us().play("Dogmatic Shock Squad").expect_resources(12).expect_deck_top(["AT-ST"]);
    game.expect_in_play("Dogmatic Shock Squad");
}

// Rulings

/// SEC_245: if none is played, no card comes into play as a resource; what is played is paid for (ruling 1, 2).
#[test]
fn when_has_become_now_replaces_what_was_played() {
    let mut game = scenario()
        .our_hand(["When Has Become Now"])
        .our_resource_cards(["Wampa"])
        .our_resources(10)
        .our_deck(["Repair"])
        .action_phase();
    game.us().play("When Has Become Now").expect_resources(11).expect_deck_top(["Repair"]);
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

// ---- SEC_247 Evil is Everywhere ----

/// SEC_247: a unit that costs no more than there are Villainy icons among friendly units is defeated.
#[test]
fn evil_is_everywhere_counts_villainy() {
    let mut game = scenario()
        .our_hand(["Evil is Everywhere"])
        .ours(["AT-ST", "Death Trooper", "Wampa"])
        .theirs(["Battlefield Marine", "Yoda, Old Master"])
        .action_phase();
    game.us().play("Evil is Everywhere");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine");
}

// Rulings

/// SEC_247: the printed cost counts (ruling 1).
#[test]
fn evil_is_everywhere_asks_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Evil is Everywhere"])
        .ours(["AT-ST", "Death Trooper"])
        .theirs([unit("Battlefield Marine").with(["Experience", "Devotion"])])
        .action_phase();
    game.us().play("Evil is Everywhere");
    game.expect_options(["Battlefield Marine"]);
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

// ---- SEC_253 Covert Operative ----

/// SEC_253: it captures an enemy non-leader unit of cost 2 or less.
#[test]
fn covert_operative_captures_the_cheap() {
    let mut game = scenario()
        .our_hand(["Covert Operative"])
        .ours(["Greedo"])
        .theirs(["Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play("Covert Operative");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_captured("Battlefield Marine");
}

// Rulings

/// SEC_253: the printed cost counts (ruling 1).
#[test]
fn covert_operative_asks_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Covert Operative"])
        .theirs([unit("Battlefield Marine").with(["Experience", "Devotion"])])
        .action_phase();
    game.us().play("Covert Operative");
    game.expect_options(["Battlefield Marine"]);
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

// ---- SEC_256 Moral Authority ----

/// SEC_256: on a friendly unique unit, which captures an enemy non-leader unit with less remaining HP.
#[test]
fn moral_authority_captures_the_weaker() {
    let mut game = scenario()
        .our_hand(["Moral Authority"])
        .ours(["Zeb Orrelios", "Wampa"])
        .theirs([unit("AT-ST"), unit("Avenger").damage(5), unit("Battlefield Marine")])
        .action_phase();
    game.expect_not_offered("play Moral Authority onto Wampa");
    game.us().play_onto("Moral Authority", "Zeb Orrelios");
    game.expect_not_offered("no");
    game.us().choose("Avenger");
    game.expect_captured("Avenger");
}

// ---- SEC_257 Restore Freedom ----

/// SEC_257: a unit from our hand for 1 less for each Heroism icon among friendly units.
#[test]
fn restore_freedom_counts_heroism() {
    let mut game = scenario()
        .our_hand(["Restore Freedom", "Underworld Thug", "Repair"])
        .ours(["Alliance X-Wing", "Wampa"])
        .theirs(["Alliance X-Wing"])
        .action_phase();
    game.us().play("Restore Freedom");
    game.us().play("Underworld Thug").expect_ready_resources(17);
}

// ---- SEC_258 Grassroots Resistance ----

/// SEC_258: 3 damage to a unit, 3 healed from our base.
#[test]
fn grassroots_resistance_strikes_and_heals() {
    let mut game = scenario().our_hand(["Grassroots Resistance"]).theirs(["AT-ST"]).our_base_damage(5).action_phase();
    game.us().play("Grassroots Resistance").choose("AT-ST").expect_base_damage(2);
    game.expect_damage("AT-ST", 3);
}
