//! The cards of Legends of the Force: a file for each range of numbers.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::{about_to_play, deadly_unit};

mod lof_001_009;
mod lof_010_018;
mod lof_019_030;
mod lof_031_055;
mod lof_056_079;
mod lof_080_099;
mod lof_100_128;
mod lof_129_153;
mod lof_154_177;
mod lof_178_205;
mod lof_206_227;
mod lof_228_241;
mod lof_242_253;
mod lof_255_264;
mod several_rulings;

/// CR 7.5.7F: the defending unit is defeated before combat damage, and all of it is excess damage.
fn all_is_in_excess(card: &'static str, defender: &'static str, damage: i16) {
    let mut game = deadly_unit(unit(card)).theirs([defender]).action_phase();
    game.us().attack(card, defender);
    game.expect_gone(defender).expect_damage(card, 0);
    game.them().expect_base_damage(damage);
}

/// CR 7.5.7E: a Shield prevents all of the damage, the unit is not defeated, and there is no excess damage.
fn a_shield_stops_it(card: &'static str, defender: &'static str) {
    let mut game = scenario().ours([card]).theirs([unit(defender).with(["Shield"])]).action_phase();
    game.us().attack(card, defender);
    game.expect_in_play(defender).expect_upgrades(defender, []);
    game.them().expect_base_damage(0);
}

/// CR 7.5.5, 7.6.13B: with no enemy unit in its arena to attack, it is not readied.
fn ambush_without_anybody_to_attack(card: &'static str, elsewhere: &'static str) {
    let mut game = about_to_play(card).theirs([elsewhere]).action_phase();
    game.us().play(card);
    game.expect_keyword(card, Keyword::Ambush).expect_exhausted(card).expect_action_of(Side::Them);
}
