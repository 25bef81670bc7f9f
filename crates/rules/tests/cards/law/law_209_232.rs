//! The cards of A Lawless Time from LAW_209 to LAW_232: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use super::has_keywords;
use crate::starts::expect_search_draws;

// ---- LAW_209 Nihil Stormsower ----

/// LAW_209, LAW_211, LAW_218, LAW_220, LAW_222, LAW_230, LAW_234, LAW_239, LAW_250, LAW_251, LAW_254, LAW_255, LAW_259,
/// LAW_260, LAW_263: printed keywords.
#[test]
fn keywords_of_cunning_and_neutral_cards() {
    use Keyword::{Ambush, Hidden, Overwhelm, Raid, Saboteur, Sentinel, Shielded};
    for (card, keywords) in [
        ("LAW_209", &[Hidden][..]),
        ("LAW_211", &[Shielded]),
        ("LAW_218", &[Saboteur]),
        ("LAW_220", &[Hidden, Raid]),
        ("LAW_222", &[Saboteur]),
        ("LAW_230", &[Saboteur]),
        ("LAW_234", &[Raid, Saboteur]),
        ("LAW_239", &[Ambush]),
        ("LAW_250", &[Saboteur]),
        ("LAW_251", &[Sentinel]),
        ("LAW_254", &[Sentinel]),
        ("LAW_255", &[Ambush]),
        ("LAW_259", &[Overwhelm]),
        ("LAW_260", &[Hidden]),
        ("LAW_263", &[Sentinel]),
    ] {
        has_keywords(card, keywords);
    }
}

// ---- LAW_210 Salacious Crumb, Cackling Companion ----

/// LAW_210: it enters play ready if Jabba the Hutt is our leader or unit; Raid 2.
#[test]
fn salacious_crumb_enters_play_ready_with_jabba_the_hutt() {
    let mut game = scenario().our_leader("LAW_015").our_hand(["LAW_210"]).action_phase();
    game.us().play("LAW_210");
    game.expect_ready("LAW_210").expect_keyword("LAW_210", Keyword::Raid);
    let mut game = scenario().our_hand(["LAW_210"]).action_phase();
    game.us().play("LAW_210");
    game.expect_exhausted("LAW_210");
}

// ---- LAW_212 Malakili, Keeper of the Menagerie ----

/// LAW_212: friendly Creatures are Underworld, enemy Creatures are not.
#[test]
fn malakili_makes_friendly_creatures_underworld() {
    let mut game = scenario()
        .ours(["LAW_212", "Wampa", "Battlefield Marine"])
        .theirs(["Loth-Wolf"])
        .confiscate_does("Exhaust(All(traits: [Underworld]))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_exhausted("Wampa").expect_exhausted("Malakili").expect_ready("Battlefield Marine");
    game.expect_ready("Loth-Wolf");
}

/// LAW_212, CR 4.9.1: Creatures that we own are Underworld out of play too: in the deck, the hand, the discard pile,
/// and as the facedown side of a resource.
#[test]
fn malakili_makes_owned_creatures_underworld_in_every_zone() {
    let creatures = ["Wampa", "Battlefield Marine"];
    let hand = "Reveal(Choose(is: Unit, zone: Hand, side: Friendly, traits: [Underworld]))";
    let discard = "Return(Choose(is: Unit, zone: Discard, side: Friendly, traits: [Underworld]))";
    let resources = "Reveal(Choose(is: Unit, zone: Resources, side: Friendly, traits: [Underworld]))";
    let deck = "Search(top: 3, for: (traits: [Underworld]), reveal: true, then: [Put(what: It, to: Hand)])";
    for (steps, table) in [
        (hand, scenario().our_hand(creatures)),
        (discard, scenario().our_discard(creatures)),
        (resources, scenario().our_resource_cards(creatures)),
        (deck, scenario().our_deck(creatures)),
    ] {
        let table = table.confiscate_does(steps).our_hand(["Confiscate"]);
        let mut game = table.clone().ours(["LAW_212"]).action_phase();
        game.us().play("Confiscate");
        game.expect_offered("Wampa").expect_not_offered("Battlefield Marine");
        let mut game = table.ours(["Greedo"]).action_phase();
        game.us().play("Confiscate");
        game.expect_not_offered("Wampa");
    }
}

// Corners

/// LAW_212: our Creature under an opponent's control is in play and not friendly. An opponent's Creature in hand is not
/// ours; a search of their deck finds none.
#[test]
fn malakili_does_not_affect_creatures_that_are_not_ours() {
    let mut game = scenario()
        .ours(["LAW_212"])
        .theirs([unit("Wampa").owned_by(Side::Us)])
        .confiscate_does("Exhaust(All(traits: [Underworld]))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_ready("Wampa").expect_exhausted("Malakili");
    let mut game = scenario()
        .ours(["LAW_212"])
        .their_hand(["Wampa"])
        .confiscate_does(
            "LookAtHand(Opponent), Discard(Choose(is: Unit, zone: Hand, side: Enemy, traits: [Underworld]))",
        )
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    game.them().expect_hand(["Wampa"]);
}

// ---- LAW_213 Cutthroat Podracer ----

/// LAW_213: 2 damage to an exhausted ground unit.
#[test]
fn cutthroat_podracer_deals_2_damage_to_an_exhausted_ground_unit() {
    let units = [unit("Wampa").exhausted(), unit("AT-ST"), unit("Alliance X-Wing").exhausted()];
    let mut game = scenario().our_hand(["LAW_213"]).theirs(units).action_phase();
    game.us().play("LAW_213");
    game.expect_options(["Cutthroat Podracer", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

// ---- LAW_215 Vermillion, Qi'ra's Auction House ----

/// LAW_215: the top card of a deck is played for free by a player of our choice. A different player creates Credits
/// equal to its cost.
#[test]
fn vermillion_lets_a_chosen_player_play_the_top_card_for_free() {
    let table = || {
        let mut game = scenario().ours(["LAW_215"]).their_deck(["Wampa", "Repair"]).action_phase();
        game.us().attack("LAW_215", "their base").choose_player(Side::Them);
        game
    };
    let mut game = table();
    game.us().choose_player(Side::Us).play("Wampa").expect_ready_resources(20).expect_credits(0);
    game.expect_controller("Wampa", Side::Us).them().expect_credits(4);
    let mut game = table();
    game.us().choose_player(Side::Them);
    game.them().play("Wampa").expect_credits(0);
    game.us().expect_credits(4);
}

// Rulings

/// LAW_215: the printed cost counts, the card is free, and the player may decline to play it (ruling 1, 3, 4).
#[test]
fn vermillion_counts_the_printed_cost_and_playing_is_optional() {
    let mut game = scenario().ours(["LAW_215"]).their_deck(["Wampa", "Repair"]).action_phase();
    game.us().attack("LAW_215", "their base").choose_player(Side::Them).choose_player(Side::Them);
    game.them().choose_none().expect_deck_top(["Wampa"]).expect_credits(0);
    game.us().expect_credits(0);
}

/// LAW_215, CR 7.6.16: it must survive its attack (ruling 2).
#[test]
fn vermillion_must_survive_to_trigger() {
    let mut game = scenario().ours([unit("LAW_215").damage(6)]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().attack("LAW_215", "Alliance X-Wing");
    game.expect_gone("LAW_215").expect_action_of(Side::Them);
}

// ---- LAW_216 Jabba's Rancor, Snack Time! ----

/// LAW_216: an opponent chooses a ground unit of theirs, and we may deal 7 damage to it.
#[test]
fn jabbas_rancor_may_deal_7_damage_to_a_unit_the_opponent_chooses() {
    let mut game = scenario().ours(["LAW_216"]).theirs(["LAW_162", "Wampa", "Alliance X-Wing"]).action_phase();
    game.us().attack("LAW_216", "their base");
    game.expect_options(["Beach Patrol AT-ACT", "Wampa"]);
    game.them().choose("LAW_162");
    let mut spared = game.clone();
    game.us().yes();
    game.expect_damage("LAW_162", 7).expect_keyword("LAW_216", Keyword::Hidden);
    spared.us().no();
    spared.expect_damage("LAW_162", 0);
}

// Rulings

/// LAW_216, CR 11.4.2: with several opponents we choose one (ruling 2).
#[test]
fn jabbas_rancor_lets_us_choose_the_opponent() {
    let mut game = scenario().ours(["LAW_216"]).theirs(["Wampa"]).third(["LAW_162"]).action_phase();
    game.us().attack("LAW_216", "their base").choose_player(Side::Third);
    game.third().choose("LAW_162");
    game.us().yes();
    game.expect_damage("LAW_162", 7);
}

// ---- LAW_217 Hold For Questioning ----

/// LAW_217: an enemy unit exhausted, a card that shares an aspect with it discarded from its controller's hand.
#[test]
fn hold_for_questioning_exhausts_a_unit_and_discards_a_matching_card() {
    let table = scenario().our_hand(["LAW_217"]).theirs(["Wampa"]).their_hand(["Open Fire", "Greedo", "Repair"]);
    let mut game = table.action_phase();
    game.us().play("LAW_217").choose("Wampa").expect_sees("Greedo");
    game.expect_options(["Open Fire"]);
    game.us().choose("Open Fire");
    game.expect_exhausted("Wampa").them().expect_hand(["Greedo", "Repair"]);
}

// ---- LAW_219 Anakin's Podracer, So Wizard! ----

/// LAW_219: as the first attacker of the phase it deals combat damage first; Ambush.
#[test]
fn anakins_podracer_deals_damage_first_as_the_first_attacker() {
    let mut game = scenario().ours(["LAW_219", "Greedo"]).theirs(["Swoop Racer"]).action_phase();
    let mut second = game.clone();
    game.us().attack("LAW_219", "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_damage("LAW_219", 0).expect_keyword("LAW_219", Keyword::Ambush);
    second.us().attack("Greedo", "their base");
    second.them().pass();
    second.us().attack("LAW_219", "Swoop Racer");
    second.expect_gone("LAW_219");
}

// Rulings

/// LAW_219, CR 6.3.5C: a unit that it defeats deals no damage back, and damage from a first strike counts for Grit
/// (ruling 2).
#[test]
fn anakins_podracer_takes_grit_into_account_when_it_deals_damage_first() {
    let mut game = scenario().ours(["LAW_219"]).theirs([unit("LAW_060").damage(0)]).action_phase();
    game.us().attack("LAW_219", "LAW_060");
    // 3 damage give Grit 3 more power before it strikes back.
    game.expect_damage("LAW_060", 3).expect_gone("LAW_219");
}

// ---- LAW_221 Lieutenant Gorn, I Deserve Worse ----

/// LAW_221: takes control of an enemy Credit on attack.
#[test]
fn lieutenant_gorn_takes_control_of_an_enemy_credit_on_attack() {
    let mut game = scenario().ours(["LAW_221"]).our_credits(1).their_credits(2).action_phase();
    game.us().attack("LAW_221", "their base").choose("Credit #1").expect_credits(2);
    game.them().expect_credits(1);
}

// ---- LAW_223 Rose Tico, Now It's Worth It ----

/// LAW_223: with a non-unique unit of ours, she enters play ready.
#[test]
fn rose_tico_enters_play_ready_with_a_non_unique_unit() {
    for (friend, ready) in [("Wampa", true), ("Greedo", false)] {
        let mut game = scenario().our_hand(["LAW_223"]).ours([friend]).action_phase();
        game.us().play("LAW_223");
        if ready {
            game.expect_ready("LAW_223");
        } else {
            game.expect_exhausted("LAW_223");
        }
    }
}

// ---- LAW_224 Liberty, Draw Their Fire! ----

/// LAW_224: an enemy unit is exhausted, and its upgrades that cost 4 or less return to hand; Sentinel.
#[test]
fn liberty_exhausts_a_unit_and_returns_its_cheap_upgrades() {
    let wampa = unit("Wampa").with(["Devotion", "LAW_150"]);
    let mut game = scenario().our_hand(["LAW_224"]).theirs([wampa]).action_phase();
    game.us().play("LAW_224").choose("Wampa");
    game.expect_exhausted("Wampa").expect_upgrades("Wampa", ["Fulcrum"]).expect_keyword("LAW_224", Keyword::Sentinel);
    game.them().expect_hand(["Devotion"]);
}

// Rulings

/// LAW_224: printed costs count (ruling 1).
#[test]
fn liberty_counts_printed_costs() {
    let greedo = unit("Greedo").with(["LAW_129"]);
    let mut game = scenario().our_hand(["LAW_224"]).theirs([greedo]).action_phase();
    game.us().play("LAW_224").choose("Greedo");
    game.them().expect_hand(["Mastery"]);
}

// ---- LAW_225 Han's Golden Dice ----

/// LAW_225: discards our top card on attack; if its cost is odd, creates a Credit.
#[test]
fn hans_golden_dice_creates_a_credit_for_an_odd_cost() {
    for (top, credits) in [("Repair", 1), ("Wampa", 0)] {
        let mut game = scenario().ours([unit("Greedo").with(["LAW_225"])]).our_deck([top, "AT-ST"]).action_phase();
        game.us().attack("Greedo", "their base").expect_credits(credits);
    }
}

// Rulings

/// LAW_225: the card comes from the top (ruling 1).
#[test]
fn hans_golden_dice_discards_the_top_card_of_our_deck() {
    let mut game = scenario().ours([unit("Greedo").with(["LAW_225"])]).our_deck(["Repair", "AT-ST"]).action_phase();
    game.us().attack("Greedo", "their base").expect_discard(["Repair"]).expect_deck_top(["AT-ST"]);
}

// ---- LAW_226 Secret Battle of Pretend ----

/// LAW_226: exhausts a friendly unit, and an enemy unit in its arena for each of its aspects.
#[test]
fn secret_battle_of_pretend_exhausts_an_enemy_unit_per_aspect() {
    let table = scenario().our_hand(["LAW_226"]).ours(["Battlefield Marine"]);
    let mut game = table.theirs(["Wampa", "AT-ST", "Swoop Racer", "Alliance X-Wing"]).action_phase();
    game.us().play("LAW_226").choose("Battlefield Marine").choose("Wampa").choose("AT-ST");
    game.expect_exhausted("Wampa")
        .expect_exhausted("AT-ST")
        .expect_ready("Swoop Racer")
        .expect_ready("Alliance X-Wing");
}

// ---- LAW_228 Canyon Frontrunner ----

/// LAW_228: as the first attacker of the phase it may give a unit -2/-0.
#[test]
fn canyon_frontrunner_may_weaken_a_unit_as_the_first_attacker() {
    let mut game = scenario().ours(["LAW_228", "Greedo"]).theirs(["Wampa"]).action_phase();
    let mut second = game.clone();
    game.us().attack("LAW_228", "Wampa").choose("Wampa");
    game.expect_damage("Wampa", 3).expect_power("Wampa", 2);
    second.us().attack("Greedo", "their base");
    second.them().pass();
    second.us().attack("LAW_228", "their base");
    second.expect_action_of(Side::Them);
}

// ---- LAW_229 The Master Codebreaker, High Stakes ----

/// LAW_229: the first Gambit of each round costs 1 less; one is searched for among 8 cards.
#[test]
fn the_master_codebreaker_makes_the_first_gambit_cost_1_less() {
    expect_search_draws("LAW_229", "Daring Delve", 8);
    let table = scenario().ours(["LAW_229"]).our_hand(["LAW_246", "LAW_246"]).theirs(["Swoop Racer", "Greedo"]);
    let mut game = table.our_leader("SOR_016").our_base("SOR_029").action_phase();
    game.us().play("LAW_246 #1").choose("Swoop Racer").expect_ready_resources(19);
    game.them().pass();
    game.us().play("LAW_246").choose("Greedo").expect_ready_resources(17);
}

// Rulings

/// LAW_229: the other cards go to the bottom (ruling 1).
#[test]
fn the_master_codebreaker_puts_the_unchosen_cards_on_the_bottom() {
    expect_search_draws("LAW_229", "The Axe Forgets", 8);
}

// ---- LAW_231 Weequay Pirate ----

/// LAW_231: Experience when no resources were paid for it; Saboteur.
#[test]
fn weequay_pirate_gets_experience_when_no_resources_were_paid() {
    let table = |credits: u8| {
        scenario().our_hand(["LAW_231"]).our_leader("SOR_016").our_base("SOR_029").our_credits(credits).action_phase()
    };
    let mut game = table(2);
    game.us().play("LAW_231").choose("Credit").choose("Credit");
    game.expect_upgrades("LAW_231", ["Experience"]).expect_keyword("LAW_231", Keyword::Saboteur);
    let mut game = table(1);
    game.us().play("LAW_231").choose("Credit");
    game.expect_upgrades("LAW_231", []);
}

// ---- LAW_232 Champion's KT9 Podracer ----

/// LAW_232, LAW_244, LAW_248, LAW_262: creates this many Credits.
#[test]
fn cards_that_create_credits_create_the_printed_number() {
    for (card, credits) in [("LAW_232", 1), ("LAW_244", 1), ("LAW_248", 3), ("LAW_262", 1)] {
        let mut game = scenario().our_hand([card]).action_phase();
        game.us().play(card).expect_credits(credits);
        game.them().expect_credits(0);
    }
}
