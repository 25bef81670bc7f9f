//! The cards of Homeworlds from HMW_152 to HMW_195: main case and corners of each; no ruling yet.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::about_to_play;

/// A base of Endor.
const ENDOR: &str = "HMW_029";

// ---- HMW_152 Babwa Venomor, Burning Kashyyyk ----

/// HMW_152: an opponent creates a Beast; Overwhelm.
#[test]
fn babwa_venomor_creates_a_beast_for_an_opponent() {
    let mut game = about_to_play("HMW_152").action_phase();
    game.us().play("Babwa Venomor");
    game.expect_controller("Beast", Side::Them).expect_keyword("Babwa Venomor", Keyword::Overwhelm);
}

// ---- HMW_153 Poacher's Starfighter ----

/// HMW_153: it may be defeated to create a Beast with 1 damage.
#[test]
fn poachers_starfighter_may_be_defeated_for_a_damaged_beast() {
    let mut game = about_to_play("HMW_153").action_phase();
    game.us().play("Poacher's Starfighter").yes();
    game.expect_in_discard("Poacher's Starfighter").expect_damage("Beast", 1);
}

// ---- HMW_154 Dooku's Solar Sailer, Droid Army Portent ----

/// HMW_154: with a friendly unit that costs 1 or less, including tokens, each opponent discards a card.
#[test]
fn dookus_solar_sailer_makes_opponents_discard_with_a_cheap_unit() {
    for (ours, left) in [("HMW_T03", 0), ("Wampa", 1)] {
        let mut game = about_to_play("HMW_154").ours([ours]).their_hand(["Repair"]).action_phase();
        game.us().play("Dooku's Solar Sailer");
        if left == 0 {
            game.them().choose("Repair");
        }
        game.them().expect_hand_size(left);
    }
}

// ---- HMW_157 Corpo Thugs ----

/// HMW_157, HMW_167, HMW_175, HMW_179, HMW_181, HMW_183, HMW_187: keywords as they are printed.
#[test]
fn aggression_cards_have_their_printed_keywords() {
    let ours = ["HMW_157", "HMW_167", "HMW_175", "HMW_179", "HMW_181", "HMW_183", "HMW_187"];
    let mut game = scenario().ours(ours).action_phase();
    game.expect_keyword("Corpo Thugs", Keyword::Saboteur).expect_keyword("Feisty Blurrg", Keyword::Grit);
    game.expect_keyword("Nightsister Prodigy", Keyword::Hidden).expect_keyword("Dathomiri Rancor", Keyword::Hidden);
    game.expect_keyword("Nightsister Prodigy", Keyword::Overwhelm);
    let mut total = 0;
    for (unit, damage) in [("Corpo Thugs", 7), ("Dune Sea Nomads", 6), ("Fennec Shand", 2), ("Tusken Bantha Rider", 4)]
    {
        game.us().attack(unit, "their base");
        total += damage;
        game.them().expect_base_damage(total).pass();
    }
}

// ---- HMW_158 Battle-Scarred Destroyer ----

/// HMW_158: 4 damage to a friendly unit, which is itself if there is no other.
#[test]
fn battle_scarred_destroyer_deals_4_damage_to_a_friendly_unit() {
    let mut game = about_to_play("HMW_158").theirs(["Wampa"]).action_phase();
    game.us().play("Battle-Scarred Destroyer").choose("Battle-Scarred Destroyer");
    game.expect_damage("Battle-Scarred Destroyer", 4);
}

// ---- HMW_159 General Grievous, Scourge of Dathomir ----

/// HMW_159, CR 8.3.2: 4 damage to a base, and no base can be healed.
#[test]
fn general_grievous_damages_a_base_and_stops_bases_from_healing() {
    let mut game = about_to_play("HMW_159").our_base_damage(5).our_hand(["HMW_272"]).action_phase();
    game.us().play("General Grievous").choose("their base");
    game.them().expect_base_damage(4).pass();
    game.us().play("Growth").expect_base_damage(5);
}

// ---- HMW_162 Teebo, Striped Hunter ----

/// HMW_162: other friendly Ewoks have Hidden, as he has.
#[test]
fn teebo_gives_other_friendly_ewoks_hidden() {
    let mut game = scenario().ours(["HMW_162", "HMW_163", "Wampa"]).theirs(["HMW_163"]).action_phase();
    game.expect_keyword("Teebo", Keyword::Hidden).expect_keyword("our Champions of Endor", Keyword::Hidden);
    game.expect_no_keyword("Wampa", Keyword::Hidden).expect_no_keyword("their Champions of Endor", Keyword::Hidden);
}

// ---- HMW_164 Chief Chirpa, Defiant Elder ----

/// HMW_164: +1/+0 for each other friendly Ewok.
#[test]
fn chief_chirpa_gets_1_power_per_other_friendly_ewok() {
    let mut game = scenario().ours(["HMW_164", "HMW_163", "HMW_163", "Wampa"]).theirs(["HMW_163"]).action_phase();
    game.expect_power("Chief Chirpa", 3);
}

// ---- HMW_165 Commandeered Tour Shuttle ----

/// HMW_165: another unit with 3 or less power may be readied.
#[test]
fn commandeered_tour_shuttle_may_ready_a_unit_with_3_or_less_power() {
    let ours = [unit("Battlefield Marine").exhausted(), unit("Wampa").exhausted()];
    let mut game = about_to_play("HMW_165").ours(ours).action_phase();
    game.us().play("Commandeered Tour Shuttle");
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_ready("Battlefield Marine");
}

// ---- HMW_168 Ezra Bridger, What Are You Afraid Of? ----

/// HMW_168, CR 1.15.5: when we take the initiative, 3 damage may be dealt to our base to create a Beast.
#[test]
fn ezra_bridger_may_damage_our_base_for_a_beast_on_the_initiative() {
    let mut game = scenario().ours(["HMW_168"]).action_phase();
    game.us().take_initiative().yes().expect_base_damage(3);
    game.expect_in_play("Beast");
    let mut game = scenario().ours(["HMW_168"]).their_action_phase();
    game.them().take_initiative();
    game.expect_action_of(Side::Us);
}

// ---- HMW_170 Han Solo, My Team's Ready ----

/// HMW_170: exhausts to ready another unit.
#[test]
fn han_solo_exhausts_to_ready_another_unit() {
    let mut game = scenario().ours([unit("HMW_170"), unit("Wampa").exhausted()]).action_phase();
    game.us().use_ability("Han Solo");
    game.expect_not_offered("Han Solo");
    game.us().choose("Wampa");
    game.expect_ready("Wampa").expect_exhausted("Han Solo");
}

// ---- HMW_173 Rebel Operation ----

/// HMW_173, CR 8.15.5: costs 1 less for each friendly Rebel unit and leader; draws two cards.
#[test]
fn rebel_operation_costs_1_less_per_friendly_rebel() {
    let table = scenario().our_hand(["HMW_173"]).our_leader("HMW_009").our_base("HMW_027").our_resources(10);
    let mut game = table.ours(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().play("Rebel Operation").expect_hand_size(2).expect_ready_resources(8);
}

// ---- HMW_176 Village Troublemaker ----

/// HMW_176: Hidden and Saboteur with a base of Endor.
#[test]
fn village_troublemaker_has_hidden_and_saboteur_with_an_endor_base() {
    let name = "Village Troublemaker";
    let mut game = scenario().our_base(ENDOR).ours(["HMW_176"]).action_phase();
    game.expect_keyword(name, Keyword::Hidden).expect_keyword(name, Keyword::Saboteur);
    scenario().their_base(ENDOR).ours(["HMW_176"]).action_phase().expect_no_keyword(name, Keyword::Hidden);
}

// ---- HMW_177 Adamant Ewoks ----

/// HMW_177: with another Ewok or a base of Endor, 1 damage to a base and 1 to an enemy unit.
#[test]
fn adamant_ewoks_deal_damage_with_an_ewok_or_an_endor_base() {
    let mut game = about_to_play("HMW_177").our_base(ENDOR).theirs(["Wampa"]).action_phase();
    game.us().play("Adamant Ewoks").choose("their base").choose("Wampa");
    game.expect_damage("Wampa", 1);
    game.them().expect_base_damage(1);
    let mut game = about_to_play("HMW_177").theirs(["Wampa"]).action_phase();
    game.us().play("Adamant Ewoks");
    game.expect_action_of(Side::Them);
}

// ---- HMW_182 Arena Nexu, Starved for Prey ----

/// HMW_182, CR 7.2.5: on attack, 3 damage may be dealt to a friendly Creature to ready it, once a round.
#[test]
fn arena_nexu_may_damage_a_creature_to_ready_once_a_round() {
    let mut game = scenario().ours(["HMW_182", "Wampa", "AT-ST"]).action_phase();
    game.us().attack("Arena Nexu", "their base");
    game.expect_not_offered("AT-ST").expect_offered("Arena Nexu").expect_offered("no");
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 3).expect_ready("Arena Nexu");
    game.them().pass();
    game.us().attack("Arena Nexu", "their base");
    game.expect_action_of(Side::Them);
    game.them().expect_base_damage(4);
}

// ---- HMW_184 Aggrocrab ----

/// HMW_184: 1 less while we have the initiative.
#[test]
fn aggrocrab_costs_1_less_with_the_initiative() {
    for (side, left) in [(Side::Us, 6), (Side::Them, 5)] {
        let table = scenario().our_hand(["HMW_184"]).our_base(ENDOR).our_resources(10).initiative(side);
        let mut game = table.action_phase();
        game.us().play("Aggrocrab").expect_ready_resources(left);
    }
}

// ---- HMW_186 Mining Guild Trespasser ----

/// HMW_186: 2 damage to a base and 2 to an enemy unit, or neither.
#[test]
fn mining_guild_trespasser_may_damage_a_base_and_a_unit() {
    let mut game = about_to_play("HMW_186").theirs(["Wampa"]).action_phase();
    game.us().play("Mining Guild Trespasser").choose("their base").choose("Wampa");
    game.expect_damage("Wampa", 2);
    game.them().expect_base_damage(2);
}

// ---- HMW_189 Neebray Manta ----

/// HMW_189: draws three cards.
#[test]
fn neebray_manta_draws_three_cards() {
    let mut game = about_to_play("HMW_189").action_phase();
    game.us().play("Neebray Manta").expect_hand_size(3);
}

// ---- HMW_190 Enraged ----

/// HMW_190: Raid 2 for its unit.
#[test]
fn enraged_gives_its_unit_raid_2() {
    let mut game = scenario().ours([unit("Wampa").with(["Enraged"])]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(7);
}

// ---- HMW_191 Hunter's Instinct ----

/// HMW_191: Grit for a Creature, not for another unit.
#[test]
fn hunters_instinct_gives_grit_to_a_creature_only() {
    let with = |name: &str| unit(name).with(["Hunter's Instinct"]);
    let mut game = scenario().ours([with("Wampa"), with("AT-ST")]).action_phase();
    game.expect_keyword("Wampa", Keyword::Grit).expect_no_keyword("AT-ST", Keyword::Grit).expect_power("AT-ST", 8);
}

// ---- HMW_193 Nightfall ----

/// HMW_193: 1 damage to an enemy unit; with a base of Endor a unit may attack with +2/+0.
#[test]
fn nightfall_lets_a_unit_attack_with_an_endor_base() {
    let table = || about_to_play("HMW_193").ours(["Wampa"]).theirs(["AT-ST"]);
    let mut game = table().our_base(ENDOR).action_phase();
    game.us().play("Nightfall").choose("AT-ST").attack("Wampa", "their base");
    game.expect_damage("AT-ST", 1);
    game.them().expect_base_damage(6);
    let mut game = table().action_phase();
    game.us().play("Nightfall").choose("AT-ST");
    game.expect_action_of(Side::Them);
}

// ---- HMW_194 Run Amok ----

/// HMW_194: creates a Beast, then 1 damage to a friendly ground unit and 1 to an enemy one.
#[test]
fn run_amok_creates_a_beast_and_damages_both_sides() {
    let mut game = about_to_play("HMW_194").theirs(["Wampa", "Royal Security Fighter"]).action_phase();
    game.us().play("Run Amok").choose("Beast").choose("Wampa");
    game.expect_damage("Beast", 1).expect_damage("Wampa", 1);
}

// ---- HMW_195 Catch the Scent ----

/// HMW_195: creates two Beasts, one of them ready.
#[test]
fn catch_the_scent_creates_two_beasts_one_of_them_ready() {
    let mut game = about_to_play("HMW_195").action_phase();
    game.us().play("Catch the Scent").choose("Beast #1");
    game.expect_ready("Beast #1").expect_exhausted("Beast #2");
}
