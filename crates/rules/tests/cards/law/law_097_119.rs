//! The cards of A Lawless Time from LAW_097 to LAW_119: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use super::has_keywords;

// ---- LAW_097 Imperial Door Technician ----

/// LAW_097: defeated, 2 damage healed from our base.
#[test]
fn imperial_door_technician_heals_2_from_our_base_when_defeated() {
    let mut game = scenario().ours(["LAW_097"]).theirs(["AT-ST"]).our_base_damage(5).action_phase();
    game.us().attack("LAW_097", "AT-ST").expect_base_damage(3);
}

// ---- LAW_099 Governor's Shuttle ----

/// LAW_099: each player chooses a unit they control, and the chosen units are defeated.
#[test]
fn governors_shuttle_makes_each_player_defeat_a_unit() {
    let mut game = scenario().our_hand(["LAW_099"]).ours(["Wampa"]).theirs(["AT-ST", "Swoop Racer"]).action_phase();
    game.us().play("LAW_099");
    game.expect_options(["Wampa", "Governor's Shuttle"]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST", "Swoop Racer"]);
    game.them().choose("Swoop Racer");
    game.expect_gone("Wampa").expect_gone("Swoop Racer").expect_in_play("AT-ST");
}

// ---- LAW_100 IGV-55 Listener ----

/// LAW_100, LAW_114, LAW_118, LAW_120, LAW_122, LAW_123: printed keywords.
#[test]
fn keywords_of_vigilance_cards() {
    use Keyword::{Grit, Restore, Sentinel, Shielded};
    for (card, keywords) in [
        ("LAW_100", &[Sentinel][..]),
        ("LAW_114", &[Sentinel]),
        ("LAW_118", &[Sentinel, Shielded]),
        ("LAW_120", &[Restore]),
        ("LAW_122", &[Shielded]),
        ("LAW_123", &[Grit]),
    ] {
        has_keywords(card, keywords);
    }
}

// ---- LAW_101 Lawbringer, Shadow Over Lothal ----

/// LAW_101: -2/-2 for each enemy unit with an aspect that we choose, when played and on attack.
#[test]
fn lawbringer_gives_enemy_units_of_a_chosen_aspect_minus_2() {
    let table = scenario().our_hand(["LAW_101"]).ours(["Wampa"]).theirs(["Swoop Racer", "Greedo", "AT-ST"]);
    let mut game = table.action_phase();
    game.us().play("LAW_101").mode(4);
    game.expect_gone("Greedo").expect_power("Swoop Racer", 2).expect_power("AT-ST", 6).expect_power("Wampa", 4);
    let mut game = scenario().ours(["LAW_101"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("LAW_101", "their base").mode(6);
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
}

// ---- LAW_102 Choke on Aspirations ----

/// LAW_102: deals up to 5 damage to a friendly non-Vehicle unit. If it survives, heals as much from our base.
#[test]
fn choke_on_aspirations_damages_a_unit_and_heals_our_base_if_it_survives() {
    let table = |target: &'static str| {
        let table = scenario().our_hand(["LAW_102"]).ours([
            "Wampa",
            "LAW_162",
            "LAW_164",
            "Frontier AT-RT",
            "Consular Security Force",
        ]);
        let mut game = table.our_base_damage(9).action_phase();
        game.us().play("LAW_102");
        game.expect_options(["Wampa", "Consular Security Force"]);
        game.us().choose(target);
        game
    };
    let mut game = table("Consular Security Force");
    game.us().choose_times(3, "Consular Security Force").done().expect_base_damage(6);
    game.expect_damage("Consular Security Force", 3);
    let mut game = table("Wampa");
    game.us().choose_times(5, "Wampa").expect_base_damage(9);
    game.expect_gone("Wampa");
}

// Rulings

/// LAW_102: damage that a Shield prevents heals nothing (ruling 1).
#[test]
fn choke_on_aspirations_does_not_heal_prevented_damage() {
    let table = scenario().our_hand(["LAW_102"]).ours([unit("Wampa").with(["Shield"])]).our_base_damage(9);
    let mut game = table.action_phase();
    game.us().play("LAW_102").choose("Wampa").choose_times(2, "Wampa").done().expect_base_damage(9);
}

// ---- LAW_103 Display Piece ----

/// LAW_103: defeats an enemy non-leader unit, which becomes a resource of its controller.
#[test]
fn display_piece_makes_a_defeated_enemy_unit_a_resource() {
    let table = scenario().our_hand(["LAW_103"]).theirs(["Wampa"]).their_deployed_leader("LAW_012").their_resources(3);
    let mut game = table.action_phase();
    game.us().play("LAW_103");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_in_resources("Wampa").them().expect_resources(4);
}

// Corners

/// LAW_103, CR 4.9.2: a unit that is not defeated, and so is not in a discard pile, does not become a resource.
#[test]
fn display_piece_makes_no_resource_of_a_unit_that_is_not_defeated() {
    let mut game = scenario().our_hand(["LAW_103"]).theirs(["LAW_149"]).their_resources(3).action_phase();
    game.us().play("LAW_103").choose("LAW_149");
    game.expect_in_play("LAW_149").expect_controller("LAW_149", Side::Them).them().expect_resources(3);
}

// Rulings

/// LAW_103: the new resource is exhausted (ruling 1).
#[test]
fn display_piece_adds_the_new_resource_exhausted() {
    let table = scenario().our_hand(["LAW_103"]).theirs([unit("Wampa").owned_by(Side::Us)]).their_resources(3);
    let mut game = table.action_phase();
    game.us().play("LAW_103").choose("Wampa");
    game.them().expect_resources(4).expect_ready_resources(3);
}

// ---- LAW_104 Bodhi Rook, Creating a Diversion ----

/// LAW_104: a friendly Rebel may have Sentinel for the phase.
#[test]
fn bodhi_rook_may_give_a_friendly_rebel_sentinel() {
    let mut game = scenario().ours(["LAW_104", "Battlefield Marine", "Wampa"]).action_phase();
    game.us().attack("LAW_104", "their base");
    game.expect_options(["Bodhi Rook", "Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_keyword("Battlefield Marine", Keyword::Sentinel);
}

// ---- LAW_105 Cinta Kaz, Stone Cold and Fearless ----

/// LAW_105: upgraded, she has Sentinel.
#[test]
fn cinta_kaz_has_sentinel_while_upgraded() {
    let game =
        |upgrades: &[&'static str]| scenario().ours([unit("LAW_105").with(upgrades.iter().copied())]).action_phase();
    game(&["Resilient"]).expect_keyword("LAW_105", Keyword::Sentinel);
    game(&[]).expect_no_keyword("LAW_105", Keyword::Sentinel);
}

// ---- LAW_106 Defiant Scrapper ----

/// LAW_106: may defeat an enemy Credit, but not a friendly one.
#[test]
fn defiant_scrapper_may_defeat_an_enemy_credit() {
    let mut game = scenario().our_hand(["LAW_106"]).our_credits(1).their_credits(2).action_phase();
    game.us().play("LAW_106").done();
    game.expect_offered("no").us().choose("Credit #1").expect_credits(1);
    game.them().expect_credits(1);
}

// ---- LAW_107 Swoop Bike Marauder ----

/// LAW_107: draws a card with each attack.
#[test]
fn swoop_bike_marauder_draws_a_card_on_attack() {
    let mut game = scenario().ours(["LAW_107"]).our_deck(["Repair", "Wampa"]).action_phase();
    game.us().attack("LAW_107", "their base").expect_hand(["Repair"]);
}

// ---- LAW_108 Lando Calrissian, Eyes Open ----

/// LAW_108: while he defends the attacker has -1/-0; Sentinel.
#[test]
fn lando_calrissian_gives_the_attacker_minus_1_power_while_defending() {
    let mut game = scenario().ours(["LAW_108"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "LAW_108");
    game.expect_damage("LAW_108", 3).expect_keyword("LAW_108", Keyword::Sentinel);
}

// ---- LAW_109 Tantive IV, Carrying Hope ----

/// LAW_109: 4 damage healed from our base when a friendly unit was defeated this phase; Restore 2.
#[test]
fn tantive_iv_heals_4_after_a_friendly_unit_was_defeated() {
    let table = |theirs: &'static str| {
        let table = scenario().our_hand(["LAW_109"]).ours([unit("Battlefield Marine").damage(2)]).theirs([theirs]);
        let mut game = table.our_base_damage(9).action_phase();
        game.us().attack("Battlefield Marine", theirs);
        game.them().pass();
        game.us().play("LAW_109");
        game
    };
    table("AT-ST").expect_keyword("LAW_109", Keyword::Restore).us().expect_base_damage(5);
    table("Cantina Braggart").us().expect_base_damage(9);
}

// ---- LAW_110 Phoenix Squadron Fighters ----

/// LAW_110: costs 1 less for each damaged friendly unit.
#[test]
fn phoenix_squadron_fighters_cost_1_less_per_damaged_friendly_unit() {
    let units = [unit("Wampa").damage(1), unit("Alliance X-Wing").damage(1), unit("Greedo")];
    let table = scenario().our_hand(["LAW_110"]).ours(units).theirs([unit("AT-ST").damage(1)]).our_leader("SOR_004");
    let mut game = table.our_base("SOR_020").action_phase();
    game.us().play("LAW_110").expect_ready_resources(20 - 6);
}

// ---- LAW_111 Leia's Disguise ----

/// LAW_111: +2/+2 and Underworld; on Leia Organa a Shield for a friendly unit.
#[test]
fn leias_disguise_gives_a_shield_when_attached_to_leia_organa() {
    let table = |on: &'static str| {
        let table = scenario().our_hand(["LAW_111"]).ours([unit("Wampa"), unit(on), unit("Frontier AT-RT")]);
        let mut game = table.action_phase();
        game.expect_not_offered("play Leia's Disguise on Frontier AT-RT");
        game.us().play_onto("LAW_111", on);
        game
    };
    let mut game = table("Leia Organa, Defiant Princess");
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]).expect_power("Leia Organa", 4);
    let mut game = table("Battlefield Marine");
    game.expect_upgrades("Wampa", []).expect_hp("Battlefield Marine", 5).expect_action_of(Side::Them);
}

// ---- LAW_112 Boonta Eve Flagbearer ----

/// LAW_112: the first unit of the phase to attack, when it is friendly, heals 2 from our base.
#[test]
fn boonta_eve_flagbearer_heals_2_for_the_first_friendly_attack() {
    let mut game = scenario().ours(["LAW_112", "Wampa", "Greedo"]).our_base_damage(9).action_phase();
    game.us().attack("Wampa", "their base").expect_base_damage(7);
    game.them().pass();
    game.us().attack("Greedo", "their base").expect_base_damage(7);
}

// Rulings

/// LAW_112: attacks of enemy units count for the order (ruling 1).
#[test]
fn boonta_eve_flagbearer_counts_attacks_of_enemy_units() {
    let mut game = scenario().ours(["LAW_112", "Wampa"]).theirs(["Greedo"]).our_base_damage(9).their_action_phase();
    game.them().attack("Greedo", "our base");
    game.us().attack("Wampa", "their base").expect_base_damage(12);
}

// ---- LAW_113 Shield Drive Outfitter ----

/// LAW_113, LAW_148, LAW_193, LAW_198, LAW_214, LAW_227, LAW_257, LAW_258: an effect happens if its cost is paid and
/// not otherwise.
#[test]
fn abilities_with_an_optional_payment_resolve_only_if_paid_for() {
    for (card, attacks, cost) in [
        ("LAW_113", false, 1),
        ("LAW_148", false, 1),
        ("LAW_193", false, 1),
        ("LAW_198", false, 1),
        ("LAW_214", true, 1),
        ("LAW_227", false, 1),
        ("LAW_257", false, 1),
        ("LAW_258", true, 2),
    ] {
        let table = || {
            let table = scenario().ours(["Wampa"]).their_hand(["Repair"]);
            let table = if attacks { table.ours([card]) } else { table.our_hand([card]) };
            let mut game = table.action_phase();
            if attacks {
                game.us().attack(card, "their base");
            } else {
                game.us().play(card);
            }
            if game.game.question().is_some_and(|question| question.ask == QuestionKind::WhichFirst) {
                game.us().resolve_first(card);
            }
            game
        };
        let mut game = table();
        let ready = game.game.ready_resources(rules::Seat(0));
        game.us().no().expect_ready_resources(ready).expect_credits(0);
        game.expect_upgrades("Wampa", []).expect_damage("Wampa", 0).expect_action_of(Side::Them);
        let mut game = table();
        game.us().yes().expect_ready_resources(ready - cost);
        match card {
            "LAW_113" => {
                game.us().choose("Wampa");
                game.expect_upgrades("Wampa", ["Shield"]);
            }
            "LAW_148" => {
                game.expect_power("LAW_148", 5).expect_hp("LAW_148", 6).expect_keyword("LAW_148", Keyword::Ambush);
            }
            "LAW_193" => {
                game.them().choose("Repair").expect_hand([]);
            }
            "LAW_198" => {
                game.us().choose("Wampa");
                game.expect_damage("Wampa", 2);
            }
            "LAW_214" => {
                game.us().choose("Wampa");
                game.expect_damage("Wampa", 3);
            }
            "LAW_227" => {
                game.expect_upgrades("LAW_227", ["Shield"]);
            }
            "LAW_257" => {
                game.expect_options(["Wampa"]);
                game.us().choose("Wampa");
                game.expect_upgrades("Wampa", ["Experience"]);
            }
            _ => {
                game.us().expect_credits(1);
            }
        }
    }
}

// ---- LAW_115 Rickety Quadjumper ----

/// LAW_115: may reveal our top card; if it is not a unit, another unit gets Experience. The card stays on top.
#[test]
fn rickety_quadjumper_may_reveal_the_top_card_to_give_experience() {
    let table = |top: &'static str| {
        let mut game = scenario().ours(["LAW_115", "Wampa"]).our_deck([top, "AT-ST"]).action_phase();
        game.us().attack("LAW_115", "their base").yes();
        game
    };
    let mut game = table("Repair");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").expect_deck_top(["Repair"]);
    game.expect_upgrades("Wampa", ["Experience"]);
    let mut game = table("Greedo");
    game.expect_upgrades("Wampa", []).expect_action_of(Side::Them);
}

// ---- LAW_116 Rodian Bondsman ----

/// LAW_116: when defeated, each player creates a Credit.
#[test]
fn rodian_bondsman_gives_each_player_a_credit_when_defeated() {
    let mut game = scenario().ours(["LAW_116"]).theirs(["AT-ST"]).third(["Wampa"]).action_phase();
    game.us().attack("LAW_116", "AT-ST").expect_credits(1);
    game.them().expect_credits(1);
    game.third().expect_credits(1);
}

// ---- LAW_117 Conveyex Security Captain ----

/// LAW_117: enemy Credits cannot pay, friendly ones can.
#[test]
fn conveyex_security_captain_stops_enemy_credits_from_paying() {
    let table = scenario().ours(["LAW_117"]).our_credits(1).their_credits(1).our_resources(1).their_resources(1);
    let mut game = table.our_hand(["Underworld Thug"]).their_hand(["Underworld Thug"]).action_phase();
    game.us().play("Underworld Thug").expect_credits(0);
    game.expect_not_offered("play Underworld Thug");
}

// ---- LAW_119 Rogue One, At Any Cost ----

/// LAW_119: defeats a friendly unit, looks at the top 2 cards of our deck and puts them on the bottom or back.
#[test]
fn rogue_one_looks_at_the_top_2_cards_when_a_friendly_unit_is_defeated() {
    let table =
        scenario().ours([unit("LAW_119"), unit("Wampa")]).theirs(["AT-ST"]).our_deck(["Repair", "Greedo", "AT-ST"]);
    let mut game = table.action_phase();
    game.us()
        .attack("Wampa", "AT-ST")
        .put_on_bottom("Repair")
        .put_on_top("Greedo")
        .expect_deck_top(["Greedo", "AT-ST"]);
}
