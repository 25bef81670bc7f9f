//! Official rulings of Legends of the Force that several cards share: each story names its cards by number.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::{
    a_shield_leaves_no_excess, about_to_play, all_is_excess, deadly, shielded, with_sentinel_it_does_not_hide,
};

/// LOF_154, LOF_159, LOF_161, LOF_179, LOF_181, LOF_183, LOF_185, LOF_190, LOF_191, LOF_210, LOF_211, LOF_228, LOF_245,
/// LOF_246, CR 7.5.18B: a unit with Hidden and Sentinel can be attacked.
#[test]
fn a_hidden_sentinel_can_be_attacked() {
    for card in [
        "Witch of the Mist",
        "Jedi In Hiding",
        "Tuk'ata",
        "Aurra Sing, Patient and Deadly",
        "Banking Clan Shuttle",
        "Shin Hati",
        "Baylan Skoll",
        "Anakin Skywalker, Force Prodigy",
        "BD-1",
        "Charging Phillak",
        "Dooku",
        "Forged Starfighter",
        "Vulptex",
        "Grogu, Mysterious Child",
    ] {
        with_sentinel_it_does_not_hide(card);
    }
}

/// LOF_199, LOF_200, LOF_208, LOF_210, LOF_231, LOF_257, CR 7.5.5, 7.6.13B: Ambush waits beside what else the playing triggers; without an enemy unit that can
/// be attacked the unit stays exhausted.
#[test]
fn ambush_without_an_enemy_unit_readies_nobody() {
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

/// LOF_229, LOF_234, CR 7.5.7F: what each of them attacks falls before combat damage: all of it is in excess.
#[test]
fn all_is_excess_when_the_defending_unit_is_gone() {
    for (name, damage) in [("Kylo Ren, I Know Your Story", 2), ("Darth Malak", 4)] {
        all_is_excess(deadly(name).action_phase(), name, damage);
    }
}

/// LOF_229, LOF_234, CR 7.5.7E: a Shield prevents all of the damage; the unit is not defeated, and nothing is in excess.
#[test]
fn a_shield_leaves_nothing_in_excess() {
    for name in ["Kylo Ren, I Know Your Story", "Darth Malak"] {
        a_shield_leaves_no_excess(shielded(name).action_phase(), name);
    }
}

/// LOF_205, LOF_221, LOF_224: who can attack must; only a ready unit can.
#[test]
fn an_event_that_attacks_must_attack_with_a_ready_unit() {
    for event in ["Force Speed", "Trust Your Instincts", "Pounce"] {
        let table = || scenario().our_hand([event]).our_force().ours([unit("Wampa").exhausted()]);
        let mut game = table().ours(["Wild Rancor"]).action_phase();
        game.us().play(event);
        game.expect_options(["Wild Rancor -> their base"]);
        let mut nobody = table().action_phase();
        nobody.us().play(event);
        nobody.expect_action_of(Side::Them).expect_exhausted("Wampa");
    }
}

/// LOF_185, LOF_227, CR 8.24.1: only a unit in play is returned.
#[test]
fn what_returns_a_unit_takes_one_in_play() {
    for card in ["Baylan Skoll", "The Will of the Force"] {
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
}
