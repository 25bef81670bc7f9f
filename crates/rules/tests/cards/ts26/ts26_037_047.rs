//! The cards of Twin Suns 2026 from TS26_037 to TS26_047: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

// ---- TS26_037 Abandoned the Order ----

/// TS26_037: the unit loses the Jedi trait and has Restore 1. A non-leader unit may be returned to hand.
#[test]
fn abandoned_the_order_removes_jedi_and_may_return_a_unit() {
    let mut game = scenario()
        .our_hand(["Abandoned the Order"])
        .ours(["Yoda, Old Master"])
        .theirs(["Wampa"])
        .confiscate_does("Defeat(Choose(traits: [Jedi]))")
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().play_onto("Abandoned the Order", "Yoda");
    game.expect_offered("no");
    game.us().choose("Wampa");
    game.them().expect_hand(["Confiscate", "Wampa"]).play("Confiscate");
    game.expect_in_play("Yoda");
}

// Rulings

/// TS26_037: only a unit in play is returned; the trait cannot be gained either (ruling 1, 2).
#[test]
fn abandoned_the_order_returns_only_a_unit_in_play() {
    let mut game = scenario()
        .resilient_gives("Trait(Jedi)")
        .our_hand(["Abandoned the Order"])
        .our_discard(["AT-ST"])
        .ours([unit("Wampa").with(["Resilient"])])
        .confiscate_does("Defeat(Choose(traits: [Jedi]))")
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().play_onto("Abandoned the Order", "Wampa");
    game.expect_options(["Wampa", "no"]);
    game.us().no();
    game.them().play("Confiscate");
    game.expect_in_play("Wampa");
}

// ---- TS26_038 Dooku's Solar Sailer, Beautiful and Expensive ----

/// TS26_038: after a base was healed this phase another Separatist unit gets an Experience token.
#[test]
fn dookus_solar_sailer_gives_experience_after_a_base_was_healed() {
    let mut game = scenario()
        .our_hand(["Dooku's Solar Sailer, Beautiful and Expensive", "Repair"])
        .our_base_damage(5)
        .ours(["Battle Droid"])
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().play("Dooku's Solar Sailer").choose("Battle Droid");
    game.expect_upgrades("Battle Droid", ["Experience"]);
    let mut game =
        scenario().our_hand(["Dooku's Solar Sailer, Beautiful and Expensive"]).ours(["Battle Droid"]).action_phase();
    game.us().play("Dooku's Solar Sailer");
    game.expect_upgrades("Battle Droid", []);
}

// ---- TS26_039 Captain Vaughn, Search the Tunnels ----

/// TS26_039: when defeated, draws one of the top 3 cards and puts a card from hand on top of the deck.
#[test]
fn captain_vaughn_defeated_draws_one_of_the_top_3_cards() {
    let mut game = scenario()
        .ours([unit("Captain Vaughn, Search the Tunnels").damage(4)])
        .theirs(["AT-ST"])
        .our_hand(["Repair"])
        .our_deck(["Wampa", "Greedo", "AT-ST", "Moment of Peace"])
        .action_phase();
    game.us()
        .attack("Captain Vaughn", "AT-ST")
        .choose("Wampa")
        .choose("Repair")
        .expect_hand(["Wampa"])
        .expect_deck_top(["Repair", "Moment of Peace"]);
}

// Rulings

/// TS26_039: the other cards go to the bottom (ruling 1).
#[test]
fn captain_vaughn_puts_the_unchosen_cards_on_the_bottom() {
    let mut game = scenario()
        .ours([unit("Captain Vaughn, Search the Tunnels").damage(4)])
        .theirs(["AT-ST"])
        .our_deck(["Wampa", "Greedo", "AT-ST", "Moment of Peace"])
        .action_phase();
    game.us()
        .attack("Captain Vaughn", "AT-ST")
        .choose("Wampa")
        .choose("Wampa")
        .expect_deck_top(["Wampa", "Moment of Peace"]);
}

// ---- TS26_040 Obi-Wan Kenobi, Steadfast Knight ----

/// TS26_040: other friendly Republic units have Restore 1.
#[test]
fn obi_wan_kenobi_gives_other_republic_units_restore_1() {
    let mut game = scenario().ours(["Obi-Wan Kenobi, Steadfast Knight", "Clone Trooper", "Wampa"]).action_phase();
    game.expect_keyword("Clone Trooper", Keyword::Restore)
        .expect_no_keyword("Wampa", Keyword::Restore)
        .expect_no_keyword("Obi-Wan Kenobi", Keyword::Restore);
}

// ---- TS26_041 Twilight, Escaping Malevolence ----

/// TS26_041: with 5 cards in our discard pile 3 damage is healed from our base.
#[test]
fn twilight_heals_3_with_5_cards_in_the_discard_pile() {
    let mut game = scenario()
        .our_hand(["Twilight, Escaping Malevolence"])
        .our_base_damage(5)
        .our_discard(["Repair", "Repair", "Repair", "Repair", "Repair"])
        .action_phase();
    game.us().play("Twilight").expect_base_damage(2);
    let mut game = scenario()
        .our_hand(["Twilight, Escaping Malevolence"])
        .our_base_damage(5)
        .our_discard(["Repair", "Repair", "Repair", "Repair"])
        .action_phase();
    game.us().play("Twilight").expect_base_damage(5);
}

// ---- TS26_042 Relief Frigate ----

/// TS26_042: a base is chosen: 3 damage is healed from each other base.
#[test]
fn relief_frigate_heals_each_base_except_the_chosen_one() {
    let mut game = scenario()
        .our_hand(["Relief Frigate"])
        .our_base_damage(5)
        .their_base_damage(5)
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .third_base_damage(5)
        .action_phase();
    game.us().play("Relief Frigate").choose("their base").expect_base_damage(2);
    game.them().expect_base_damage(5);
    game.third().expect_base_damage(2);
}

// ---- TS26_043 Wartime Refugee ----

/// TS26_043: on attack an opponent heals 1 damage.
#[test]
fn wartime_refugee_heals_1_from_an_opponents_base_on_attack() {
    let mut game = scenario().ours(["Wartime Refugee"]).their_base_damage(5).action_phase();
    game.us().attack("Wartime Refugee", "their base");
    game.them().expect_base_damage(6);
}

// Rulings

/// TS26_043: with several opponents we choose one (ruling 1).
#[test]
fn wartime_refugee_lets_us_choose_the_opponent() {
    let mut game = scenario()
        .ours(["Wartime Refugee"])
        .their_base_damage(5)
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .third_base_damage(5)
        .action_phase();
    game.us().attack("Wartime Refugee", "their base").choose_player(Side::Third);
    game.third().expect_base_damage(4);
}

// ---- TS26_044 Arena Reek, Lumbering Beast ----

/// TS26_044: Sentinel.
#[test]
fn arena_reek_has_sentinel() {
    let mut game = scenario().ours(["Arena Reek, Lumbering Beast"]).theirs(["Wampa"]).their_action_phase();
    game.expect_not_offered("Wampa -> our base");
}

// ---- TS26_046 Secret Marriage ----

/// TS26_046: gives Shields to up to 2 non-Vehicle units; draws a card if one of them is an enemy unit.
#[test]
fn secret_marriage_gives_shields_and_draws_for_an_enemy_unit() {
    let mut game = scenario()
        .our_hand(["Secret Marriage"])
        .ours(["Wampa"])
        .theirs(["Greedo", "AT-ST"])
        .our_deck(["Repair", "Repair"])
        .action_phase();
    let mut own = game.clone();
    game.us().play("Secret Marriage");
    game.expect_not_offered("AT-ST");
    game.us().choose("Wampa").choose("Greedo").expect_hand(["Repair"]);
    game.expect_upgrades("Greedo", ["Shield"]);
    own.us().play("Secret Marriage").choose("Wampa").done().expect_hand([]);
}

// ---- TS26_047 Take Cover ----

/// TS26_047, TS26_060, TS26_071, TS26_083: the event costs 1 less for each friendly leader unit.
#[test]
fn events_cost_1_less_per_friendly_leader_unit() {
    for card in ["Take Cover", "Take Charge", "Take Action", "Take Aim"] {
        let table = || scenario().ours(["Wampa"]).our_hand([card]);
        let paid = |mut game: testkit::Scene| {
            game.us().play(card);
            game.game.ready_resources(rules::Seat(0))
        };
        let leader = "Luke Skywalker, Faithful Friend";
        assert_eq!(
            paid(table().our_leader(leader).action_phase()) + 1,
            paid(table().our_deployed_leader(leader).action_phase())
        );
    }
}

/// TS26_047: up to 3 damage is healed from a unit, and it gets a Shield.
#[test]
fn take_cover_heals_and_shields() {
    let mut game = scenario().our_hand(["Take Cover"]).ours([unit("Wampa").damage(4)]).action_phase();
    game.us().play("Take Cover").choose("Wampa").number(3);
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Shield"]);
}
