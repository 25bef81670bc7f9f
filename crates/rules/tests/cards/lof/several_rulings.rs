//! Official rulings of Legends of the Force on several cards; each test names its cards by number.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::{
    about_to_play, deadly_unit_with_enemy, expect_all_damage_is_excess, expect_no_excess_through_shield,
    expect_sentinel_overrides_hidden, shielded,
};

/// LOF_154, LOF_159, LOF_161, LOF_179, LOF_181, LOF_183, LOF_190, LOF_191, LOF_228, LOF_245, CR 7.5.18B: a unit with Hidden
/// and Sentinel can be attacked (ruling 1).
#[test]
fn units_with_hidden_and_sentinel_can_be_attacked() {
    for card in [
        "Witch of the Mist",
        "Jedi In Hiding",
        "Tuk'ata",
        "Aurra Sing, Patient and Deadly",
        "Banking Clan Shuttle",
        "Shin Hati",
        "Anakin Skywalker, Force Prodigy",
        "BD-1",
        "Forged Starfighter",
        "Vulptex",
    ] {
        expect_sentinel_overrides_hidden(card);
    }
}

/// LOF_210, LOF_211, LOF_246, CR 7.5.18B: a unit with Hidden and Sentinel can be attacked (ruling 2).
#[test]
fn units_with_hidden_sentinel_and_more_keywords_can_be_attacked() {
    for card in ["Charging Phillak", "Dooku", "Grogu, Mysterious Child"] {
        expect_sentinel_overrides_hidden(card);
    }
}

/// LOF_185, CR 7.5.18B: a unit with Hidden and Sentinel can be attacked (ruling 4).
#[test]
fn baylan_skoll_with_sentinel_can_be_attacked() {
    expect_sentinel_overrides_hidden("Baylan Skoll");
}

/// LOF_199, LOF_200, LOF_208, LOF_210, LOF_231, LOF_257, CR 7.5.5, 7.6.13B: Ambush is pending together with other
/// abilities; without an enemy unit that can be attacked the unit stays exhausted (ruling 1).
#[test]
fn ambush_without_an_enemy_unit_does_not_ready_the_unit() {
    for card in [
        "Depa Billaba, A Higher Purpose",
        "Qui-Gon Jinn, The Negotiations Will Be Short",
        "Mysterious Hermit",
        "Charging Phillak",
        "Darth Tyranus, Servant of Sidious",
        "Kowakian Monkey-Lizard",
    ] {
        let mut game = about_to_play(card).our_force().theirs([unit("TIE/ln Fighter")]).action_phase();
        game.us().play(card);
        if card.starts_with("Darth Tyranus") {
            game.expect_waiting(["Darth Tyranus", "Darth Tyranus"]);
            game.us().resolve_first("Ambush");
        }
        game.expect_keyword(card, Keyword::Ambush).expect_exhausted(card).expect_action_of(Side::Them);
    }
}

/// LOF_164, LOF_234, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess (ruling 1).
#[test]
fn overwhelm_deals_all_damage_when_the_defending_unit_is_gone() {
    for name in ["Wampa", "Darth Malak"] {
        expect_all_damage_is_excess(deadly_unit_with_enemy(name).action_phase(), name, 4);
    }
}

/// LOF_229, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess (ruling 2).
#[test]
fn kylo_ren_overwhelm_deals_all_when_the_defender_is_gone() {
    let name = "Kylo Ren, I Know Your Story";
    expect_all_damage_is_excess(deadly_unit_with_enemy(name).action_phase(), name, 2);
}

/// LOF_164, LOF_234, CR 7.5.7E: a Shield prevents all of the damage, and no excess is left (ruling 2).
#[test]
fn overwhelm_deals_no_excess_through_a_shield() {
    for name in ["Wampa", "Darth Malak"] {
        expect_no_excess_through_shield(shielded(name).action_phase(), name);
    }
}

/// LOF_229, CR 7.5.7E: a Shield prevents all of the damage, and no excess is left (ruling 3).
#[test]
fn kylo_ren_overwhelm_deals_no_excess_through_a_shield() {
    let name = "Kylo Ren, I Know Your Story";
    expect_no_excess_through_shield(shielded(name).action_phase(), name);
}

/// An event with which a ready unit must attack, and an exhausted one cannot.
fn must_attack(event: &'static str) {
    let table = || scenario().our_hand([event]).our_force().ours([unit("Wampa").exhausted()]);
    let mut game = table().ours(["Wild Rancor"]).action_phase();
    game.us().play(event);
    game.expect_options(["Wild Rancor -> their base"]);
    let mut nobody = table().action_phase();
    nobody.us().play(event);
    nobody.expect_action_of(Side::Them).expect_exhausted("Wampa");
}

/// LOF_205, LOF_224: a unit that can attack must; only a ready unit can (ruling 1).
#[test]
fn event_that_attacks_requires_a_ready_unit_to_attack() {
    for event in ["Force Speed", "Pounce"] {
        must_attack(event);
    }
}

/// LOF_221: if the Force was used, a unit that can attack must; only a ready unit can (ruling 3).
#[test]
fn trust_your_instincts_requires_a_ready_unit_to_attack() {
    must_attack("Trust Your Instincts");
}

/// LOF_185, CR 8.24.1: only a unit in play is returned (ruling 3).
#[test]
fn baylan_skoll_returns_only_a_unit_in_play() {
    takes_a_unit_in_play("Baylan Skoll");
}

/// LOF_227, CR 8.24.1: only a unit in play is returned (ruling 1).
#[test]
fn the_will_of_the_force_returns_only_a_unit_in_play() {
    takes_a_unit_in_play("The Will of the Force");
}

/// LOF_T03, CR 3.7.11, 8.37.2: a player has at most one Force token. Creating another does nothing (ruling 1).
#[test]
fn player_has_at_most_one_force_token() {
    let mut game =
        scenario().ours(["Acolyte of the Beyond", "Wampa"]).our_force().our_hand(["Sorcerous Blast"]).action_phase();
    let token = game.game.force_of(rules::Seat(0));
    game.us().attack("Acolyte of the Beyond", "their base").expect_the_force();
    assert_eq!(game.game.force_of(rules::Seat(0)), token);
    game.them().pass();
    game.us().play("Sorcerous Blast").choose("Wampa").expect_no_force();
}

/// LOF_T03, CR 3.7.11, 8.37.2: each player may have a Force token of their own, and cannot use another player's
/// (ruling 2).
#[test]
fn each_player_has_their_own_force_token() {
    let mut game = scenario()
        .ours(["Acolyte of the Beyond"])
        .our_hand(["Sorcerous Blast"])
        .theirs(["Wampa"])
        .their_force()
        .action_phase();
    game.us().play("Sorcerous Blast");
    game.expect_action_of(Side::Them).expect_damage("Wampa", 0);
    game.them().expect_the_force().pass();
    game.us().attack("Acolyte of the Beyond", "their base").expect_the_force();
    game.them().expect_the_force();
}

/// A card that returns a unit can choose only a unit in play.
fn takes_a_unit_in_play(card: &'static str) {
    let mut game = scenario()
        .our_hand([card])
        .our_force()
        .our_discard(["Battlefield Marine"])
        .their_discard(["Battlefield Marine"])
        .theirs([unit("Wampa").guarding(["Death Star Stormtrooper"]), unit("Jawa Scavenger")])
        .action_phase();
    game.us().play(card);
    if card == "Baylan Skoll" {
        game.us().yes();
    }
    game.expect_offered("Wampa").expect_offered("Jawa Scavenger");
    game.expect_not_offered("Battlefield Marine").expect_not_offered("Death Star Stormtrooper");
}
