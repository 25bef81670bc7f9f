//! Official rulings on Overwhelm on the Aggression and Villainy cards of Twilight of the Republic: a Shield on the
//! defending unit prevents the damage and leaves no excess (CR 7.5.7E); when the defending unit has left play before
//! combat damage is dealt, all of it is excess (CR 7.5.7F).

use testkit::{Scenario, Side, Table, scenario, unit};

/// A table on which this unit of ours defeats whom it attacks before combat damage: no written card lets each of them,
/// so an upgrade without text lends its number to one that does.
fn deadly(name: &'static str) -> Scenario {
    scenario()
        .text(
            r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [
                Damage(amount: 9, to: Defender),
            ]))])])"#,
        )
        .ours([unit(name).with(["Resilient"])])
        .theirs(["Cantina Braggart"])
}

fn shielded(name: &'static str) -> Scenario {
    scenario().ours([name]).theirs([unit("Cantina Braggart").with(["Shield"])])
}

/// The Shield is gone, the base is spared.
fn no_excess(mut game: Table, name: &str) {
    game.us().attack(name, "Cantina Braggart");
    game.expect_in_play("Cantina Braggart").expect_upgrades("Cantina Braggart", []);
    game.them().expect_base_damage(0);
}

/// The defending unit falls when the attack begins: all combat damage goes to the base.
fn all_is_excess(mut game: Table, name: &str, damage: i16) {
    game.us().attack(name, "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_damage(name, 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(damage);
}

/// TWI_130: beside another Mandalorian; her Saboteur would defeat the Shield, so an opponent's ability takes its place.
#[test]
fn bo_katan_kryze_with_overwhelm() {
    let name = "Bo-Katan Kryze, Death Watch Lieutenant";
    let game = scenario()
        .text(
            r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacked], do: [
                Give(token: Shield, to: This),
            ]))])])"#,
        )
        .ours([name, "Mandalorian Warrior"])
        .theirs([unit("Cantina Braggart").with(["Resilient"])]);
    let mut game = game.action_phase();
    game.us().attack("Bo-Katan Kryze", "Cantina Braggart");
    game.us().our_abilities_first();
    game.expect_upgrades("Cantina Braggart", ["Resilient"]).expect_damage("Cantina Braggart", 0);
    game.them().expect_base_damage(0);
    let mut game = deadly(name).ours(["Mandalorian Warrior"]).action_phase();
    game.us().attack("Bo-Katan Kryze", "Cantina Braggart").resolve_first("Bo-Katan Kryze");
    game.expect_gone("Cantina Braggart");
    game.them().expect_base_damage(2);
}

/// TWI_138.
#[test]
fn count_dooku_with_overwhelm() {
    no_excess(shielded("Count Dooku, Fallen Jedi").action_phase(), "Count Dooku");
    all_is_excess(deadly("Count Dooku, Fallen Jedi").action_phase(), "Count Dooku", 6);
}

/// TWI_149.
#[test]
fn low_altitude_gunship_with_overwhelm() {
    no_excess(shielded("Low Altitude Gunship").action_phase(), "Low Altitude Gunship");
    all_is_excess(deadly("Low Altitude Gunship").action_phase(), "Low Altitude Gunship", 6);
}

/// TWI_159.
#[test]
fn dendups_loyalist_with_overwhelm() {
    no_excess(shielded("Dendup's Loyalist").action_phase(), "Dendup's Loyalist");
    all_is_excess(deadly("Dendup's Loyalist").action_phase(), "Dendup's Loyalist", 2);
}

/// TWI_166.
#[test]
fn aurra_sing_with_overwhelm() {
    no_excess(shielded("Aurra Sing").action_phase(), "Aurra Sing");
    all_is_excess(deadly("Aurra Sing").action_phase(), "Aurra Sing", 7);
}

/// TWI_178: given for the phase; with +1/+0.
#[test]
fn planetary_invasion_gives_overwhelm() {
    let with = |table: Scenario| {
        let mut game = table.our_hand(["Planetary Invasion"]).action_phase();
        game.us().play("Planetary Invasion").done();
        game.us().choose("Battlefield Marine").done();
        game.them().pass();
        game
    };
    no_excess(with(shielded("Battlefield Marine")), "Battlefield Marine");
    all_is_excess(with(deadly("Battlefield Marine")), "Battlefield Marine", 4);
}

/// TWI_236: given to the attached unit, which has 3 more power.
#[test]
fn grievouss_wheel_bike_gives_overwhelm() {
    let riding = |table: Scenario| {
        let mut game = table.our_hand(["Grievous's Wheel Bike"]).action_phase();
        game.us().play_onto("Grievous's Wheel Bike", "Battlefield Marine");
        game.them().pass();
        game
    };
    no_excess(riding(shielded("Battlefield Marine")), "Battlefield Marine");
    all_is_excess(riding(deadly("Battlefield Marine")), "Battlefield Marine", 6);
}

/// TWI_135, CR 7.5.7F: of two defending units one falls before combat damage: all that was meant for it is excess.
#[test]
fn darth_maul_overwhelms_past_a_gone_defender() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [
                Defeat(Choose(side: Enemy)),
            ]))])])"#,
        )
        .ours([unit("Darth Maul, Revenge At Last").with(["Resilient", "Grievous's Wheel Bike"])])
        .theirs(["Battlefield Marine", "Battle Droid"])
        .action_phase();
    game.us().attack("Darth Maul", "Battlefield Marine").choose("Battle Droid").choose("Battlefield Marine");
    // 8 for the Marine that is gone, 7 over the Battle Droid.
    game.them().expect_base_damage(15);
    game.expect_damage("Darth Maul", 1);
}
