//! The cards of A Lawless Time from LAW_019 to LAW_029: main case, corners and official rulings of each.

use testkit::{scenario, unit};

// ---- LAW_019 Alliance Outpost ----

/// LAW_019: once per game, defeats a friendly token to create an Experience token, a Shield or a Credit.
#[test]
fn alliance_outpost_exchanges_a_token_for_another_once_a_game() {
    let table = || {
        let table =
            scenario().our_base("LAW_019").ours([unit("Wampa").with(["Shield"])]).theirs(["Greedo"]).our_credits(1);
        let mut game = table.action_phase();
        game.us().use_ability("our base").choose("Credit");
        game
    };
    let mut game = table();
    game.us().mode(1).choose("Greedo").expect_credits(0);
    game.expect_upgrades("Greedo", ["Experience"]);
    game.them().pass();
    game.expect_not_offered("use our base");
    let mut game = table();
    game.us().mode(2).choose("Greedo");
    game.expect_upgrades("Greedo", ["Shield"]);
    table().us().mode(3).expect_credits(1);
}

// ---- LAW_020 Daimyo's Palace ----

/// LAW_020, LAW_021, LAW_022, LAW_024, LAW_025, LAW_027, LAW_028, LAW_030: once per game, plays a card without one of
/// its penalties for the four aspects; the others are paid.
#[test]
fn bases_ignore_one_aspect_penalty_once_a_game() {
    for base in ["LAW_020", "LAW_021", "LAW_022", "LAW_024", "LAW_025", "LAW_027", "LAW_028", "LAW_030"] {
        let table = scenario().our_leader("SOR_001").our_base(base).our_hand(["LAW_078", "LAW_082"]);
        let mut game = table.action_phase();
        // Of a card for Aggression, Cunning, and Heroism two penalties are left at most, one where the base has an icon.
        let ready = if matches!(base, "LAW_025" | "LAW_027" | "LAW_028" | "LAW_030") { 20 - 5 } else { 20 - 7 };
        game.us().use_ability("our base").play("LAW_078").expect_ready_resources(ready).resolve_first("Ambush");
        game.them().pass();
        game.expect_not_offered("use our base");
    }
}

// Corners

/// LAW_020, CR 8.10.2: a penalty for Heroism cannot be ignored.
#[test]
fn bases_do_not_ignore_a_heroism_penalty() {
    let table = scenario().our_leader("SOR_001").our_base("LAW_020").our_hand(["Alliance X-Wing"]);
    let mut game = table.action_phase();
    game.us().use_ability("our base").play("Alliance X-Wing").expect_ready_resources(20 - 4);
}

// ---- LAW_023 Great Pit of Carkoon ----

/// LAW_023: discards a unit to search the deck for the Sarlacc.
#[test]
fn great_pit_of_carkoon_discards_a_unit_to_search_for_the_sarlacc() {
    let table = scenario().our_base("LAW_023").our_hand(["Repair", "Greedo"]).our_deck(["Wampa", "LAW_163", "Repair"]);
    let mut game = table.action_phase();
    game.us().use_ability("our base").choose("Greedo");
    game.expect_options(["The Sarlacc of Carkoon", "done"]);
    game.us().choose("LAW_163").expect_hand(["Repair", "The Sarlacc of Carkoon"]).expect_discard(["Greedo"]);
}

// Rulings

/// LAW_023, CR 8.26.2: the deck is shuffled (ruling 1).
#[test]
fn great_pit_of_carkoon_shuffles_the_deck() {
    let table = scenario().our_base("LAW_023").our_hand(["Greedo"]).our_deck(["Wampa", "LAW_163", "Repair"]);
    let mut game = table.action_phase();
    game.us().use_ability("our base").choose("Greedo").choose("LAW_163");
    game.expect_event("a shuffle", |event| matches!(event, rules::LogEvent::Shuffled { .. }));
}

// ---- LAW_026 Shipbreaking Yard ----

/// LAW_026: discards 3 cards of our deck, of which one may be put on top.
#[test]
fn shipbreaking_yard_discards_3_cards_and_puts_one_back_on_top() {
    let table = || {
        let table =
            scenario().our_base("LAW_026").our_discard(["Greedo"]).our_deck(["Wampa", "Repair", "AT-ST", "LAW_038"]);
        let mut game = table.action_phase();
        game.us().use_ability("our base");
        game
    };
    let mut game = table();
    game.expect_options(["Wampa", "Repair", "AT-ST", "no"]);
    game.us().choose("AT-ST").expect_deck_top(["AT-ST", "Lepi Lookout"]);
    table().us().no().expect_deck_top(["Lepi Lookout"]);
}

// Rulings

/// LAW_026: the cards come from the top (ruling 1).
#[test]
fn shipbreaking_yard_discards_the_top_cards_of_the_deck() {
    let mut game = scenario().our_base("LAW_026").our_deck(["Wampa", "Repair", "AT-ST", "LAW_038"]).action_phase();
    game.us().use_ability("our base").no().expect_discard(["Wampa", "Repair", "AT-ST"]);
}

// ---- LAW_029 Citadel Research Center ----

/// LAW_029: returns a friendly resource to hand and replaces it with the top card of our deck.
#[test]
fn citadel_research_center_replaces_a_resource_with_the_top_card() {
    let table =
        scenario().our_base("LAW_029").our_resources(2).our_resource_cards(["Wampa"]).our_deck(["Repair", "AT-ST"]);
    let mut game = table.action_phase();
    game.us().use_ability("our base").choose("Wampa").expect_hand(["Wampa"]).expect_resources(3).expect_deck_size(1);
}

// Rulings

/// LAW_029: the new resource is exhausted (ruling 1).
#[test]
fn citadel_research_center_adds_the_new_resource_exhausted() {
    let table =
        scenario().our_base("LAW_029").our_resources(2).our_resource_cards(["Wampa"]).our_deck(["Repair", "AT-ST"]);
    let mut game = table.action_phase();
    game.us().use_ability("our base").choose("Wampa").expect_ready_resources(2).expect_resources(3);
}
