//! The cards of Homeworlds from HMW_059 to HMW_101: main case and corners of each; no ruling yet.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::about_to_play;

/// A base of Naboo and a base of Endor.
const NABOO: &str = "HMW_020";
const ENDOR: &str = "HMW_029";

// ---- HMW_059 Clone X Assassin ----

/// HMW_059, HMW_087: when defeated, may give a unit a Weakness token; the second only a damaged one.
#[test]
fn clone_x_assassin_and_venomous_wyyyshokk_leave_weakness_when_defeated() {
    for (card, others) in [("Clone X Assassin", true), ("Venomous Wyyyshokk", false)] {
        let mut game = scenario()
            .confiscate_does(&format!("Defeat(Choose(named: [\"{card}\"]))"))
            .ours([card])
            .theirs([unit("Wampa").damage(1), unit("AT-ST")])
            .our_hand(["Confiscate"])
            .action_phase();
        game.us().play("Confiscate").choose(card);
        if others {
            game.expect_offered("AT-ST");
        } else {
            game.expect_options(["Wampa", "no"]);
        }
        game.us().choose("Wampa");
        game.expect_upgrades("Wampa", ["Weakness"]).expect_power("Wampa", 3);
    }
}

// ---- HMW_062 Nuvo Vindi, Blue Shadow Perfected ----

/// HMW_062, CR 7.2.5: when an enemy unit with a Weakness token is defeated, the ability may be used, once a round.
#[test]
fn nuvo_vindi_gives_weakness_when_a_weakened_enemy_is_defeated() {
    let weak = |damage: i16| unit("Wampa").damage(damage).with(["Weakness"]);
    let mut game = scenario()
        .ours(["HMW_062", "AT-ST"])
        .theirs([weak(0), weak(0), unit("Battlefield Marine")])
        .our_hand(["Vanquish", "Vanquish"])
        .action_phase();
    game.us().play("Vanquish").choose("Wampa #1").choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Weakness"]);
    game.them().pass();
    game.us().play("Vanquish").choose("Wampa");
    game.expect_action_of(Side::Them).expect_upgrades("Battlefield Marine", ["Weakness"]);
    // Without a token nothing is heard.
    let mut game = scenario().ours(["HMW_062"]).theirs(["Wampa", "AT-ST"]).our_hand(["Vanquish"]).action_phase();
    game.us().play("Vanquish").choose("Wampa");
    game.expect_action_of(Side::Them);
}

// ---- HMW_063 Rho Medical Shuttle ----

/// HMW_063: when played and on attack, may heal 1 damage from another unit or a base.
#[test]
fn rho_medical_shuttle_may_heal_1_when_played_and_on_attack() {
    let mut game = about_to_play("HMW_063").ours([unit("Wampa").damage(2)]).our_base_damage(2).action_phase();
    game.us().play("Rho Medical Shuttle");
    game.expect_not_offered("Rho Medical Shuttle");
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
    let mut game = scenario().ours(["HMW_063"]).our_base_damage(2).action_phase();
    game.us().attack("Rho Medical Shuttle", "their base").choose("our base").expect_base_damage(1);
}

// ---- HMW_064 Scorch, Imperial Commando ----

/// HMW_064: when he attacks, 1 damage to an upgraded unit.
#[test]
fn scorch_may_deal_1_damage_to_an_upgraded_unit_on_attack() {
    let theirs = [unit("Wampa").with(["Academy Training"]), unit("AT-ST")];
    let mut game = scenario().ours(["HMW_064"]).theirs(theirs).action_phase();
    game.us().attack("Scorch", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
}

// ---- HMW_065 Clone of the Zillo Beast, Emperor's Experiment ----

/// HMW_065, CR 8.15.7: other friendly units have -2/-2; on attack it may reduce a unit's power and HP.
#[test]
fn clone_of_the_zillo_beast_gives_other_friendly_units_minus_2() {
    let mut game = scenario().ours(["HMW_065", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.expect_power("Wampa", 2).expect_hp("Wampa", 3).expect_power("AT-ST", 6);
    game.us().attack("Clone of the Zillo Beast", "their base").choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Weakness"]);
    game.them().expect_base_damage(6);
}

// ---- HMW_067 The Great Progenitor, First of the Drengir ----

/// HMW_067: after its attack, it may take a Weakness token to create a Beast for each that it has.
#[test]
fn the_great_progenitor_takes_weakness_to_create_beasts() {
    let mut game = scenario().ours([unit("HMW_067").with(["Weakness"])]).action_phase();
    game.us().attack("The Great Progenitor", "their base").yes();
    game.expect_count("Beast", 2).expect_hp("The Great Progenitor", 5);
    game.them().expect_base_damage(3);
}

// Corners

/// HMW_067, CR 1.9.6, 8.11.1: the token may be its end. It was given all the same, and what was on it is known as it last was.
#[test]
fn the_great_progenitor_creates_beasts_when_the_weakness_defeats_it() {
    for (tokens, beasts) in [(vec![], 1), (vec!["Weakness", "Weakness"], 3)] {
        let left = 6 - tokens.len() as i16;
        let mut game = scenario().ours([unit("HMW_067").with(tokens).damage(left)]).action_phase();
        game.us().attack("The Great Progenitor", "their base").yes();
        game.expect_in_discard("The Great Progenitor").expect_count("Beast", beasts);
    }
}

// ---- HMW_068 Imperial Commandos ----

/// HMW_068, HMW_102: a non-leader unit with 4 or less power is defeated; the unit may leave it.
#[test]
fn imperial_commandos_and_dragons_might_defeat_a_unit_with_4_power() {
    for (card, may) in [("Imperial Commandos", true), ("Dragon's Might", false)] {
        let mut game = about_to_play(card).theirs(["Wampa", "AT-ST"]).their_deployed_leader("HMW_003").action_phase();
        game.us().play(card);
        game.expect_offered("Wampa").expect_not_offered("AT-ST").expect_not_offered("Doctor Hemlock");
        if may {
            game.expect_offered("no");
        } else {
            game.expect_not_offered("no");
        }
        game.us().choose("Wampa");
        game.expect_in_discard("Wampa");
    }
}

// ---- HMW_069 Imperial Venator ----

/// HMW_069, HMW_075, HMW_076, HMW_089: Sentinel, Grit and Restore as they are printed.
#[test]
fn vigilance_cards_have_their_printed_keywords() {
    let ours = [unit("HMW_069").damage(2), unit("HMW_075"), unit("HMW_076").damage(1), unit("HMW_089")];
    let mut game = scenario().ours(ours).our_base_damage(3).theirs(["AT-ST"]).action_phase();
    for sentinel in ["Imperial Venator", "Wookiee Protector", "Territorial Mudhorn"] {
        game.expect_keyword(sentinel, Keyword::Sentinel);
    }
    game.expect_power("Imperial Venator", 9);
    game.us().attack("Yanna", "their base").expect_base_damage(2);
    game.them().expect_base_damage(4);
}

// ---- HMW_072 Grand Army Marine ----

/// HMW_072: a Shield for a friendly Gungan, himself among them.
#[test]
fn grand_army_marine_gives_a_friendly_gungan_a_shield() {
    let mut game = about_to_play("HMW_072").ours(["Wampa", "HMW_082"]).theirs(["HMW_084"]).action_phase();
    game.us().play("Grand Army Marine").choose("Grand Army Marine");
    game.expect_upgrades("Grand Army Marine", ["Shield"]);
}

// ---- HMW_073 Peppi Bow, Shaak Herder ----

/// HMW_073: +1/+1 while she is upgraded; Restore 1.
#[test]
fn peppi_bow_gets_plus_1_while_upgraded() {
    let ours = [unit("HMW_073").with(["Academy Training"])];
    let mut game = scenario().ours(ours).our_base_damage(2).action_phase();
    game.expect_power("Peppi Bow", 5).expect_hp("Peppi Bow", 6);
    game.us().attack("Peppi Bow", "their base").expect_base_damage(1);
    scenario().ours(["HMW_073"]).action_phase().expect_power("Peppi Bow", 2);
}

// ---- HMW_074 Yord Fandar, Devoutly Disciplined ----

/// HMW_074: Sentinel while any base has 15 or more damage on it.
#[test]
fn yord_fandar_has_sentinel_with_15_damage_on_any_base() {
    let table = || scenario().ours(["HMW_074"]);
    table().their_base_damage(15).action_phase().expect_keyword("Yord Fandar", Keyword::Sentinel);
    table()
        .our_base_damage(14)
        .their_base_damage(14)
        .action_phase()
        .expect_no_keyword("Yord Fandar", Keyword::Sentinel);
}

// ---- HMW_077 Boss Nass, Otoh Gunga Boss ----

/// HMW_077: may defeat the Shield of a friendly Gungan to create a Beast with a Shield.
#[test]
fn boss_nass_may_exchange_a_gungans_shield_for_a_beast_with_one() {
    let ours = [unit("HMW_072").with(["Shield"]), unit("Wampa").with(["Shield"])];
    let mut game = about_to_play("HMW_077").ours(ours).action_phase();
    game.us().play("Boss Nass");
    game.expect_options(["Shield", "no"]);
    game.us().choose("Shield");
    game.expect_upgrades("Grand Army Marine", [])
        .expect_upgrades("Wampa", ["Shield"])
        .expect_upgrades("Beast", ["Shield"]);
}

// ---- HMW_078 Qui-Gon Jinn, We'll Handle This ----

/// HMW_078: a unit that attacked our base this phase may be defeated. For a leader unit he is defeated, too.
#[test]
fn qui_gon_jinn_may_defeat_a_unit_that_attacked_our_base() {
    let table = || about_to_play("HMW_078").theirs(["Wampa", "AT-ST"]).their_deployed_leader("HMW_003");
    let mut game = table().their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().play("Qui-Gon Jinn");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_in_discard("Wampa").expect_in_play("Qui-Gon Jinn");
    let mut game = table().their_action_phase();
    game.them().attack("their leader", "our base").choose_none();
    game.us().play("Qui-Gon Jinn").choose("Doctor Hemlock");
    game.expect_in_base_zone("Doctor Hemlock").expect_in_discard("Qui-Gon Jinn");
}

// ---- HMW_079 Radiant VII, Negotiating for Naboo ----

/// HMW_079: may deal 3 damage to itself to get a Shield.
#[test]
fn radiant_vii_may_damage_itself_to_get_a_shield() {
    let mut game = about_to_play("HMW_079").action_phase();
    game.us().play("HMW_079").yes();
    game.expect_damage("Radiant VII", 3).expect_upgrades("Radiant VII", ["Shield"]);
}

// ---- HMW_080 Fambaa Shield Team ----

/// HMW_080: gives a Shield to each friendly ground unit without one, including itself.
#[test]
fn fambaa_shield_team_gives_friendly_ground_units_a_shield() {
    let ours = [unit("Wampa"), unit("AT-ST").with(["Shield"]), unit("Royal Security Fighter")];
    let mut game = about_to_play("HMW_080").ours(ours).action_phase();
    game.us().play("Fambaa Shield Team");
    for shielded in ["Wampa", "AT-ST", "Fambaa Shield Team"] {
        game.expect_upgrades(shielded, ["Shield"]);
    }
    game.expect_upgrades("Royal Security Fighter", []);
}

// ---- HMW_083 Batcher, Loyal Hound ----

/// HMW_083: +1/+0 while defending; Restore 1.
#[test]
fn batcher_gets_1_power_while_defending() {
    let mut game = scenario().ours(["HMW_083"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_keyword("Batcher", Keyword::Restore);
    game.them().attack("AT-ST", "Batcher");
    game.expect_damage("AT-ST", 3);
}

// ---- HMW_084 Gunga City Guard ----

/// HMW_084: Shielded with another friendly Gungan or a base of Naboo.
#[test]
fn gunga_city_guard_has_shielded_with_a_gungan_or_a_naboo_base() {
    for (table, shields) in [
        (about_to_play("HMW_084"), 0),
        (about_to_play("HMW_084").our_base(NABOO), 1),
        (about_to_play("HMW_084").their_base(NABOO), 0),
        (about_to_play("HMW_084").ours(["HMW_072"]), 1),
    ] {
        let mut game = table.action_phase();
        game.us().play("Gunga City Guard");
        let guard = game.card("Gunga City Guard");
        assert_eq!(game.game.state.upgrades(guard).count(), shields);
        game.expect_keyword("Gunga City Guard", Keyword::Restore);
    }
}

// ---- HMW_085 Remote Scout ----

/// HMW_085, CR 8.26: an upgrade among the top 8 cards is drawn.
#[test]
fn remote_scout_draws_an_upgrade_from_the_top_8() {
    crate::starts::expect_search_draws("Remote Scout", "Academy Training", 8);
}

// ---- HMW_086 N-1 Patroller ----

/// HMW_086: a non-leader unit with 1 or less remaining HP may be defeated.
#[test]
fn n_1_patroller_may_defeat_a_unit_with_1_or_less_remaining_hp() {
    let mut game = about_to_play("HMW_086").theirs([unit("Wampa").damage(4), unit("AT-ST")]).action_phase();
    game.us().play("N-1 Patroller");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_in_discard("Wampa");
}

// ---- HMW_088 Numa, Still Fighting ----

/// HMW_088, CR 8.20: 1 of any damage to her is prevented; Restore 1.
#[test]
fn numa_prevents_1_of_any_damage_to_her() {
    let mut game = scenario().ours(["HMW_088"]).their_hand(["Open Fire"]).their_action_phase();
    game.expect_keyword("Numa", Keyword::Restore);
    game.them().play("Open Fire").choose("Numa");
    game.expect_damage("Numa", 3);
}

// ---- HMW_090 Opee Sea Killer ----

/// HMW_090: Grit with a base of Naboo.
#[test]
fn opee_sea_killer_has_grit_with_a_naboo_base() {
    let ours = || [unit("HMW_090").damage(2)];
    scenario().our_base(NABOO).ours(ours()).action_phase().expect_power("Opee Sea Killer", 7);
    scenario().our_base(ENDOR).ours(ours()).action_phase().expect_power("Opee Sea Killer", 5);
}

// ---- HMW_091 Pelta Relief Frigate ----

/// HMW_091: 2 damage is healed from a friendly base, and 2 from a friendly unit.
#[test]
fn pelta_relief_frigate_heals_2_from_a_base_and_a_unit() {
    let table = about_to_play("HMW_091").ours([unit("AT-ST").damage(3)]).theirs([unit("Wampa").damage(3)]);
    let mut game = table.our_base_damage(3).action_phase();
    game.us().play("Pelta Relief Frigate").choose("our base").choose("AT-ST").expect_base_damage(1);
    game.expect_damage("AT-ST", 1).expect_damage("Wampa", 3);
}

// ---- HMW_092 Starlit Purrgil ----

/// HMW_092: a unit may be exhausted; Restore 2.
#[test]
fn starlit_purrgil_may_exhaust_a_unit() {
    let mut game = about_to_play("HMW_092").theirs(["Wampa"]).action_phase();
    game.us().play("Starlit Purrgil").choose("Wampa");
    game.expect_exhausted("Wampa").expect_keyword("Starlit Purrgil", Keyword::Restore);
}

// ---- HMW_097 Dire Prowess ----

/// HMW_097: a unit may be given a Weakness token.
#[test]
fn dire_prowess_may_give_a_unit_weakness() {
    let mut game = about_to_play("HMW_097").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("Dire Prowess", "Wampa").choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Weakness"]).expect_power("Wampa", 5);
}

// ---- HMW_098 Resonate ----

/// HMW_098: 4 damage is healed while a non-leader unit of ours shares a trait with our leader, on either side.
#[test]
fn resonate_heals_4_with_a_unit_sharing_a_trait_with_our_leader() {
    let table = |ours: &'static str| about_to_play("HMW_098").our_leader("HMW_007").ours([ours]).our_base_damage(6);
    let mut game = table("Death Trooper").action_phase();
    game.us().play("Resonate").choose("our base").expect_base_damage(2);
    let mut game = table("Wampa").action_phase();
    game.us().play("Resonate").expect_base_damage(6);
    game.expect_action_of(Side::Them);
}

// ---- HMW_099 Always a Bigger Fish ----

/// HMW_099: for a friendly Creature that is defeated, a Creature that costs up to 3 more, for free.
#[test]
fn always_a_bigger_fish_plays_a_creature_for_a_defeated_one() {
    let table =
        about_to_play("HMW_099").ours(["Wampa", "AT-ST"]).our_hand(["HMW_187", "HMW_189", "Battlefield Marine"]);
    let mut game = table.action_phase();
    game.us().play("Always a Bigger Fish");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Play).expect_offered("play Dathomiri Rancor");
    game.expect_not_offered("play Neebray Manta").expect_not_offered("play Battlefield Marine");
    game.us().play("Dathomiri Rancor").expect_ready_resources(28);
}

// ---- HMW_100 Torrent ----

/// HMW_100: a Weakness token, or two with a base of Naboo.
#[test]
fn torrent_gives_two_weakness_tokens_with_a_naboo_base() {
    for (base, hp) in [(ENDOR, 6), (NABOO, 5)] {
        let mut game = about_to_play("HMW_100").our_base(base).theirs(["AT-ST"]).action_phase();
        game.us().play("Torrent").choose("AT-ST");
        game.expect_hp("AT-ST", hp);
    }
}

// ---- HMW_101 Trust Yourself ----

/// HMW_101: a Shield for a unit, then a card of the top three is drawn.
#[test]
fn trust_yourself_gives_a_shield_and_draws_one_of_the_top_three() {
    let table = about_to_play("HMW_101").ours(["Wampa"]).our_deck(["Repair", "AT-ST", "Vanquish", "Open Fire"]);
    let mut game = table.action_phase();
    game.us().play("Trust Yourself").choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
    game.expect_offered("AT-ST").expect_not_offered("Open Fire");
    game.us().choose("AT-ST").expect_hand(["AT-ST"]).expect_deck_top(["Open Fire"]);
}
