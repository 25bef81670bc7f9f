//! Official rulings of Legends of the Force that several cards share: each story names its cards by number.

use testkit::{Keyword, Side, unit};

use crate::starts::{
    a_shield_leaves_no_excess, about_to_play, all_is_excess, deadly, shielded, with_sentinel_it_does_not_hide,
};

/// LOF_228, LOF_245, LOF_246, CR 7.5.18B: a unit with Hidden and Sentinel can be attacked.
#[test]
fn a_hidden_sentinel_can_be_attacked() {
    for card in ["Forged Starfighter", "Vulptex", "Grogu, Mysterious Child"] {
        with_sentinel_it_does_not_hide(card);
    }
}

/// LOF_231, LOF_257, CR 7.5.5, 7.6.13B: Ambush waits beside what else the playing triggers; without an enemy unit that can
/// be attacked the unit stays exhausted.
#[test]
fn ambush_without_an_enemy_unit_readies_nobody() {
    for card in ["Darth Tyranus, Servant of Sidious", "Kowakian Monkey-Lizard"] {
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
