//! The cards of A Lawless Time from LAW_169 to LAW_189: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use super::has_keywords;

// ---- LAW_169 Payroll Heist ----

/// LAW_169: for this phase, each attack of the units that are friendly now creates a Credit.
#[test]
fn payroll_heist_creates_a_credit_with_each_attack_of_friendly_units() {
    let mut game = scenario().our_hand(["LAW_169"]).ours(["Wampa", "Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("LAW_169");
    game.them().attack("AT-ST", "our base").expect_credits(0);
    game.us().attack("Wampa", "their base").expect_credits(1);
    game.them().pass();
    game.us().attack("Greedo", "their base").expect_credits(2);
}

// ---- LAW_170 Double-Cross ----

/// LAW_170: two units change control, and the player who gets the cheaper one creates Credits for the difference of
/// their costs.
#[test]
fn double_cross_exchanges_control_and_pays_the_cost_difference() {
    let mut game = scenario().our_hand(["LAW_170"]).ours(["Wampa"]).theirs(["AT-ST", "Greedo"]).action_phase();
    let mut other = game.clone();
    game.us().play("LAW_170").choose("Wampa").choose("AT-ST").expect_credits(0);
    game.expect_controller("AT-ST", Side::Us).expect_controller("Wampa", Side::Them).them().expect_credits(2);
    other.us().play("LAW_170").choose("Wampa").choose("Greedo").expect_credits(3);
}

// Rulings

/// LAW_170: printed costs count (ruling 1).
#[test]
fn double_cross_counts_printed_costs() {
    let table = scenario().our_hand(["LAW_170"]).ours([unit("Wampa").with(["Devotion"])]).theirs(["AT-ST"]);
    let mut game = table.action_phase();
    game.us().play("LAW_170").choose("Wampa").choose("AT-ST");
    game.them().expect_credits(2);
}

// ---- LAW_171 Stockpile ----

/// LAW_171: itself and the top card of our deck become resources.
#[test]
fn stockpile_makes_itself_and_the_top_card_resources() {
    let mut game = scenario().our_hand(["LAW_171"]).our_deck(["Repair", "Wampa"]).our_resources(8).action_phase();
    game.us().play("LAW_171").expect_resources(10).expect_deck_top(["Wampa"]).expect_discard([]);
    game.expect_in_resources("LAW_171");
}

// Rulings

/// LAW_171: the new resources are exhausted (ruling 1).
#[test]
fn stockpile_adds_the_new_resources_exhausted() {
    let mut game = scenario().our_hand(["LAW_171"]).our_deck(["Repair", "Wampa"]).our_resources(8).action_phase();
    game.us().play("LAW_171").expect_ready_resources(0).expect_resources(10);
}

// ---- LAW_172 Storm Raider ----

/// LAW_172, LAW_177, LAW_188, LAW_190, LAW_196, LAW_199: printed keywords.
#[test]
fn keywords_of_aggression_cards() {
    use Keyword::{Hidden, Overwhelm, Raid, Saboteur};
    for (card, keywords) in [
        ("LAW_172", &[Raid][..]),
        ("LAW_177", &[Overwhelm]),
        ("LAW_188", &[Hidden]),
        ("LAW_190", &[Raid]),
        ("LAW_196", &[Saboteur]),
        ("LAW_199", &[Raid]),
    ] {
        has_keywords(card, keywords);
    }
}

// ---- LAW_173 BT-1, Blastomech ----

/// LAW_173: discards our top card; if it is Aggression, may deal 1 damage to a ground unit.
#[test]
fn bt_1_discards_the_top_card_and_may_deal_damage_if_it_is_aggression() {
    let table = |top: &'static str| {
        let mut game = scenario().ours(["LAW_173"]).theirs(["AT-ST"]).our_deck([top, "Repair"]).action_phase();
        game.us().attack("LAW_173", "their base").expect_discard([top]);
        game
    };
    let mut game = table("Wampa");
    game.expect_options(["BT-1", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    table("Greedo").expect_action_of(Side::Them);
}

// Rulings

/// LAW_173: the card comes from the top (ruling 1).
#[test]
fn bt_1_discards_the_top_card_of_our_deck() {
    let mut game = scenario().ours(["LAW_173"]).our_deck(["Greedo", "Repair"]).action_phase();
    game.us().attack("LAW_173", "their base").expect_discard(["Greedo"]).expect_deck_top(["Repair"]);
}

// ---- LAW_174 0-0-0, Translation and Torture ----

/// LAW_174: puts an Aggression card of our discard pile under the deck to deal 1 damage to each enemy base.
#[test]
fn triple_zero_puts_an_aggression_card_on_the_bottom_to_damage_bases() {
    let table = || scenario().ours(["LAW_174"]).our_discard(["Wampa", "Greedo"]).third(["AT-ST"]);
    let mut game = table().action_phase();
    game.us().attack("LAW_174", "their base");
    game.expect_options(["Wampa", "no"]);
    let mut declined = game.clone();
    game.us().choose("Wampa");
    game.them().expect_base_damage(5);
    game.third().expect_base_damage(1);
    declined.us().no();
    declined.third().expect_base_damage(0);
}

// ---- LAW_176 Sebulba's Podracer, Taking the Lead ----

/// LAW_176: a card of our deck may be discarded to ready it, once a round.
#[test]
fn sebulbas_podracer_may_ready_once_a_round_when_our_deck_discards() {
    let table = scenario().ours(["LAW_176", "LAW_192", "LAW_173"]).our_deck(["Repair"; 6]).our_hand(["Repair"]);
    let mut game = table.action_phase();
    game.us().attack("LAW_176", "their base");
    game.them().pass();
    game.us().attack("LAW_192", "their base").yes();
    game.expect_ready("LAW_176").them().pass();
    game.us().attack("LAW_176", "their base");
    game.them().pass();
    game.us().attack("LAW_173", "their base");
    game.expect_exhausted("LAW_176").expect_action_of(Side::Them);
}

// ---- LAW_178 Persecutor, Fire Over Scarif ----

/// LAW_178: may deal 3 damage to each unit in an arena of our choice.
#[test]
fn persecutor_may_deal_3_damage_to_each_unit_in_an_arena() {
    let table = || {
        let mut game =
            scenario().our_hand(["LAW_178"]).ours(["Wampa"]).theirs(["AT-ST", "Alliance X-Wing"]).action_phase();
        game.us().play("LAW_178").pick("ground");
        game
    };
    table().us().yes().table().expect_damage("Wampa", 3).expect_damage("AT-ST", 3).expect_damage("Alliance X-Wing", 0);
    table().us().no().table().expect_damage("Wampa", 0);
}

// ---- LAW_179 Fear and Dead Men ----

/// LAW_179: 1 less for each card discarded from our hand this phase; 4 damage to each enemy ground unit.
#[test]
fn fear_and_dead_men_costs_1_less_per_discarded_card() {
    let table =
        scenario().our_hand(["LAW_179", "Repair", "Repair"]).ours(["Wampa"]).theirs(["AT-ST", "Alliance X-Wing"]);
    let mut game = table.our_leader("LAW_011").our_base("SOR_026").action_phase();
    game.us().use_ability("our leader").choose("Repair #1").choose("their base");
    game.them().pass();
    game.us().play("LAW_179").expect_ready_resources(20 - 6);
    game.expect_damage("AT-ST", 4).expect_damage("Wampa", 0).expect_damage("Alliance X-Wing", 0);
}

// ---- LAW_181 Cloud-Rider Veteran ----

/// LAW_181: 2 damage to a base on attack.
#[test]
fn cloud_rider_veteran_deals_2_damage_to_a_base_on_attack() {
    let mut game = scenario().ours(["LAW_181"]).action_phase();
    game.us().attack("LAW_181", "their base");
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base");
    game.them().expect_base_damage(3);
}

// ---- LAW_182 Weazel, Fighting Back ----

/// LAW_182: Raid 2 for another friendly unit for the phase.
#[test]
fn weazel_gives_another_friendly_unit_raid_2() {
    let mut game = scenario().ours(["LAW_182", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("LAW_182", "their base");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(2 + 6);
}

// ---- LAW_183 B-Wing Skirmisher ----

/// LAW_183: 1 damage to each of up to 2 space units.
#[test]
fn b_wing_skirmisher_deals_1_damage_to_up_to_2_space_units() {
    let table = scenario().our_hand(["LAW_183"]).theirs(["Alliance X-Wing", "System Patrol Craft", "Wampa"]);
    let mut game = table.action_phase();
    game.us().play("LAW_183");
    game.expect_options(["B-Wing Skirmisher", "Alliance X-Wing", "System Patrol Craft", "done"]);
    game.us().choose("Alliance X-Wing").choose("System Patrol Craft");
    game.expect_damage("Alliance X-Wing", 1).expect_damage("System Patrol Craft", 1);
}

// ---- LAW_184 Aerie, Cloud-Rider Dropship ----

/// LAW_184: 2 damage to an enemy ground unit and 2 to a base on attack.
#[test]
fn aerie_deals_2_damage_to_a_ground_unit_and_to_a_base_on_attack() {
    let mut game = scenario().ours(["LAW_184"]).theirs(["AT-ST", "Alliance X-Wing"]).action_phase();
    game.us().attack("LAW_184", "their base");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST").choose("their base");
    game.expect_damage("AT-ST", 2).them().expect_base_damage(5);
}

// ---- LAW_185 Ben Solo, Facing the Light ----

/// LAW_185: another friendly unit is readied and cannot be attacked this phase, when played and when defeated.
#[test]
fn ben_solo_readies_another_unit_that_then_cannot_be_attacked() {
    let mut game = scenario().our_hand(["LAW_185"]).ours([unit("Wampa").exhausted()]).theirs(["AT-ST"]).action_phase();
    game.us().play("LAW_185");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_ready("Wampa").expect_not_offered("AT-ST -> Wampa").expect_keyword("LAW_185", Keyword::Hidden);
    let units = [unit("LAW_185").damage(7), unit("Wampa").exhausted()];
    let mut game = scenario().ours(units).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "LAW_185");
    game.us().choose("Wampa");
    game.expect_ready("Wampa");
}

// Rulings

/// LAW_185, CR 8.3.3A: with Sentinel the unit can be attacked (ruling 2).
#[test]
fn ben_solo_does_not_protect_a_unit_with_sentinel() {
    let mut game =
        scenario().our_hand(["LAW_185"]).ours([unit("Pyke Sentinel").exhausted()]).theirs(["AT-ST"]).action_phase();
    game.us().play("LAW_185").choose("Pyke Sentinel");
    game.expect_offered("AT-ST -> Pyke Sentinel");
}

// ---- LAW_186 Enfys Nest's Helmet ----

/// LAW_186: on attack another unit may have +3/+0 for the phase.
#[test]
fn enfys_nests_helmet_may_give_another_unit_plus_3_power_on_attack() {
    let table = scenario().our_hand(["LAW_186"]).ours(["Wampa", "Frontier AT-RT"]).theirs(["AT-ST"]);
    let mut game = table.action_phase();
    game.expect_not_offered("play Enfys Nest's Helmet on Frontier AT-RT");
    game.us().play_onto("LAW_186", "Wampa");
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.expect_options(["Frontier AT-RT", "AT-ST", "no"]);
    game.us().choose("Frontier AT-RT");
    game.expect_power("Frontier AT-RT", 6);
}

// ---- LAW_187 "Staccato Lightning" Repeater ----

/// LAW_187: 1 damage to each of up to 3 ground units.
#[test]
fn staccato_lightning_repeater_deals_1_damage_to_up_to_3_ground_units() {
    let table = scenario().our_hand(["LAW_187"]).ours(["Wampa", "Frontier AT-RT"]).theirs(["AT-ST", "Alliance X-Wing"]);
    let mut game = table.action_phase();
    game.expect_not_offered("play \"Staccato Lightning\" Repeater on Frontier AT-RT");
    game.us().play_onto("LAW_187", "Wampa");
    game.expect_options(["Wampa", "Frontier AT-RT", "AT-ST", "done"]);
    game.us().choose("AT-ST").choose("Frontier AT-RT").done();
    game.expect_damage("AT-ST", 1).expect_damage("Frontier AT-RT", 1).expect_damage("Wampa", 0);
}

// ---- LAW_189 Cavern Angels X-Wing ----

/// LAW_189: 2 damage to a base when defeated.
#[test]
fn cavern_angels_x_wing_deals_2_damage_to_a_base_when_defeated() {
    let mut game = scenario().ours(["LAW_189"]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().attack("LAW_189", "Alliance X-Wing").choose("their base");
    game.them().expect_base_damage(2);
}
