//! Official rulings that several cards of A Lawless Time share.

use testkit::{QuestionKind, Side, scenario, unit};

use crate::starts::{about_to_play, deadly_unit, expect_sentinel_overrides_hidden};

/// A unit that is played with somebody to attack in its arena may attack at once, although it is exhausted.
fn expect_ambush(card: &'static str) {
    let mut game = about_to_play(card).theirs(["Cantina Braggart", "Alliance X-Wing"]).action_phase();
    game.us().play(card);
    if game.game.question().is_some_and(|question| question.ask == QuestionKind::WhichFirst) {
        game.us().resolve_first("Ambush");
    }
    game.expect_asked(Side::Us, QuestionKind::Attack).expect_exhausted(card);
}

/// LAW_079, LAW_081, LAW_095, LAW_135, LAW_148, LAW_219, LAW_239, LAW_240, LAW_252, LAW_255, CR 7.5.5: Ambush
/// triggers together with When Played abilities, and needs no ready unit (ruling 1).
#[test]
fn ambush_triggers_with_when_played_abilities_and_readies_the_unit() {
    for card in
        ["LAW_079", "LAW_081", "LAW_095", "LAW_135", "LAW_148", "LAW_219", "LAW_239", "LAW_240", "LAW_252", "LAW_255"]
    {
        expect_ambush(card);
    }
}

/// LAW_084, CR 7.5.5: the same (ruling 2).
#[test]
fn krrsantan_is_readied_by_ambush() {
    expect_ambush("LAW_084");
}

/// CR 7.5.7E: a Shield prevents all of the damage, and nothing is in excess.
fn a_shield_stops(card: &'static str) {
    let in_space = card == "LAW_259";
    let defender = if in_space { "Alliance X-Wing" } else { "Cantina Braggart" };
    let mut game = scenario().ours([card]).theirs([unit(defender).with(["Shield"])]).action_phase();
    game.us().attack(card, defender);
    game.expect_in_play(defender).expect_upgrades(defender, []);
    game.them().expect_base_damage(0);
}

/// CR 7.5.7F: the unit that it attacks is defeated before combat damage, and all damage is excess damage.
fn all_is_in_excess(card: &'static str, damage: i16) {
    let defender = if card == "LAW_259" { "Alliance X-Wing" } else { "Cantina Braggart" };
    let mut game = deadly_unit(unit(card)).theirs([defender]).action_phase();
    game.us().attack(card, defender);
    while game.game.question().is_some_and(|question| question.ask == QuestionKind::WhichFirst) {
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("an option");
    }
    game.expect_gone(defender).them().expect_base_damage(damage);
}

/// LAW_032, LAW_034, LAW_038, LAW_054, LAW_162, LAW_177, LAW_259, CR 7.5.7E: a Shield leaves no excess (ruling 1).
#[test]
fn overwhelm_deals_no_excess_damage_through_a_shield() {
    for card in ["LAW_032", "LAW_034", "LAW_038", "LAW_054", "LAW_162", "LAW_177", "LAW_259"] {
        a_shield_stops(card);
    }
}

/// LAW_032, LAW_034, LAW_038, LAW_054, LAW_162, LAW_177, LAW_259, LAW_081, CR 7.5.7E, 7.5.7F: the unit that it attacks
/// is defeated before combat damage, and all damage is excess damage; a Shield leaves none (ruling 2).
#[test]
fn overwhelm_deals_all_when_the_defender_is_gone() {
    for (card, damage) in
        [("LAW_032", 6), ("LAW_038", 3), ("LAW_054", 6), ("LAW_162", 8), ("LAW_177", 8), ("LAW_259", 3)]
    {
        all_is_in_excess(card, damage);
    }
    // The Experience that he gains comes after it.
    all_is_in_excess("LAW_034", 4);
    a_shield_stops("LAW_081");
}

/// LAW_081, LAW_084, CR 7.5.7E, 7.5.7F: the same (ruling 3).
#[test]
fn overwhelm_of_ambush_units_deals_all_or_is_stopped_by_a_shield() {
    all_is_in_excess("LAW_081", 4);
    a_shield_stops("LAW_084");
}

/// LAW_084, CR 7.5.7F: the same (ruling 4).
#[test]
fn krrsantan_deals_all_damage_to_the_base_when_the_defender_is_gone() {
    all_is_in_excess("LAW_084", 7);
}

/// LAW_063, LAW_082, LAW_160, LAW_185, LAW_188, LAW_209, LAW_216, LAW_220, LAW_260, CR 7.5.18B: with Sentinel beside Hidden
/// it can be attacked (ruling 1).
#[test]
fn units_with_sentinel_and_hidden_can_be_attacked() {
    for card in ["LAW_063", "LAW_082", "LAW_160", "LAW_185", "LAW_188", "LAW_209", "LAW_216", "LAW_220", "LAW_260"] {
        expect_sentinel_overrides_hidden(card);
    }
}

/// LAW_T01: a Credit pays for cards and for abilities (ruling 1).
#[test]
fn a_credit_pays_for_cards_and_abilities() {
    let mut game = scenario().our_hand(["Underworld Thug"]).our_resources(1).our_credits(1).action_phase();
    game.us().play("Underworld Thug").expect_credits(0);
    let mut game = scenario().our_leader("LAW_005").our_resources(0).our_credits(1).action_phase();
    game.us().use_ability("our leader").expect_credits(0);
}

/// LAW_193, CR 11.4.2: with several opponents we choose one (ruling 1).
#[test]
fn mid_rim_sharpshooter_chooses_an_opponent() {
    let mut game = scenario().our_hand(["LAW_193"]).their_hand(["Repair"]).third(["Greedo"]).action_phase();
    game.us().play("LAW_193").yes().choose_player(Side::Third);
    game.third().choose("Repair").expect_hand([]);
    game.them().expect_hand(["Repair"]);
}

/// LAW_240, CR 8.24: the unit is one in play, no card in a discard pile (ruling 2).
#[test]
fn milodon_rider_returns_only_a_unit_in_play() {
    let mut game = scenario().our_hand(["LAW_240"]).our_discard(["Greedo"]).theirs(["LAW_259"]).action_phase();
    game.us().play("LAW_240");
    game.expect_not_offered("Greedo");
}

/// LAW_241, CR 8.24: the unit is one in play, no card in a discard pile (ruling 1).
#[test]
fn the_blade_wing_returns_only_a_unit_in_play() {
    let mut game = scenario().our_hand(["LAW_241"]).our_discard(["Greedo"]).action_phase();
    game.us().play("LAW_241");
    game.expect_options(["The Blade Wing", "no"]);
}

/// LAW_020, LAW_021, LAW_022, LAW_024, LAW_025, LAW_027, LAW_028, LAW_030: the card is paid for (ruling 1).
#[test]
fn bases_that_ignore_a_penalty_require_paying_for_the_card() {
    for base in ["LAW_020", "LAW_021", "LAW_022", "LAW_024", "LAW_025", "LAW_027", "LAW_028", "LAW_030"] {
        let table = scenario().our_base(base).our_hand(["Underworld Thug"]);
        let mut game = table.clone().our_resources(1).action_phase();
        game.us().use_ability("our base").expect_hand(["Underworld Thug"]).expect_ready_resources(1);
        let mut game = table.our_resources(2).action_phase();
        game.us().use_ability("our base").play("Underworld Thug").expect_ready_resources(0);
    }
}
