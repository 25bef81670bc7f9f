//! Scenario tests of `DoubleDamage`, an invented effect: cards are dealt as much damage as they have (CR 1.9).

use testkit::{scenario, unit};

/// CR 1.9: the damage on each unit doubles; one without damage is dealt none.
#[test]
fn the_damage_on_each_unit_doubles() {
    let mut game = scenario()
        .confiscate_does("DoubleDamage(All())")
        .ours([unit("Wampa").damage(2)])
        .theirs([unit("AT-ST").damage(3), unit("Battlefield Marine")])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_damage("Wampa", 4).expect_damage("AT-ST", 6).expect_damage("Battlefield Marine", 0);
}

/// CR 1.9, 1.16.5: a unit whose damage reaches its HP is defeated.
#[test]
fn a_unit_with_half_its_hp_left_is_defeated() {
    let mut game = scenario()
        .confiscate_does("DoubleDamage(Choose())")
        .theirs([unit("AT-ST").damage(4), unit("Wampa")])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("AT-ST");
    game.expect_in_discard("AT-ST");
}
