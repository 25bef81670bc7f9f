//! Official rulings on Overwhelm on the Aggression and Villainy cards of Shadows of the Galaxy: a Shield on the
//! defending unit prevents the damage and leaves no excess (CR 7.5.7E); when the defending unit has left play before
//! combat damage is dealt, all of it is excess (CR 7.5.7F).

use testkit::{Scenario, Side, UnitSpec, scenario, unit};

/// The units that have Overwhelm of their own, on the ground.
const GROUND: [&str; 6] = [
    "Death Watch Loyalist",
    "Trandoshan Hunters",
    "Wrecker, Boom!",
    "Wild Rancor",
    "Krayt Dragon",
    "Ruthless Assassin",
];

/// An upgrade without text lends its number to one with which a unit defeats whom it attacks before combat damage.
fn deadly(attacker: UnitSpec) -> Scenario {
    scenario()
        .text(
            r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [
                Damage(amount: 9, to: Defender),
            ]))])])"#,
        )
        .ours([attacker.with(["Resilient"])])
}

/// SHD_136, SHD_140, SHD_154, SHD_158, SHD_172, SHD_235: a Shield leaves no excess.
#[test]
fn a_shield_leaves_no_excess() {
    for name in GROUND {
        let mut game = scenario().ours([name]).theirs([unit("Cantina Braggart").with(["Shield"])]).action_phase();
        game.us().attack(name, "Cantina Braggart");
        game.expect_in_play("Cantina Braggart").expect_upgrades("Cantina Braggart", []);
        game.them().expect_base_damage(0);
    }
}

/// SHD_136, SHD_140, SHD_154, SHD_158, SHD_172, SHD_235: against a unit that has fallen before, all is excess.
#[test]
fn all_is_excess_when_the_defending_unit_is_gone() {
    for name in GROUND {
        let mut game = deadly(unit(name)).theirs(["Cantina Braggart"]).action_phase();
        let power = game.game.stats(game.card(name)).power;
        game.us().attack(name, "Cantina Braggart");
        game.expect_gone("Cantina Braggart").expect_damage(name, 0).expect_action_of(Side::Them);
        game.them().expect_base_damage(power);
    }
}

/// SHD_138: his Overwhelm is there while the unit has a Bounty: neither is lost when the unit falls first.
#[test]
fn jango_fett_overwhelms_a_bounty() {
    let name = "Jango Fett, Renowned Bounty Hunter";
    let mut game = scenario().ours([name]).theirs([unit("Wanted Insurgents").with(["Shield"])]).action_phase();
    game.us().attack("Jango Fett", "Wanted Insurgents");
    game.expect_in_play("Wanted Insurgents").expect_damage("Jango Fett", 4);
    game.them().expect_base_damage(0);
    let mut game = deadly(unit(name)).theirs(["Wanted Insurgents"]).action_phase();
    game.us().attack("Jango Fett", "Wanted Insurgents").no();
    game.expect_gone("Wanted Insurgents").expect_damage("Jango Fett", 0);
    game.them().expect_base_damage(6);
}

/// SHD_155: the Overwhelm of Heroic Resolve's attack.
#[test]
fn heroic_resolve_overwhelms() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Heroic Resolve"])])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    game.us()
        .use_ability("Battlefield Marine")
        .choose("Heroic Resolve")
        .attack("Battlefield Marine", "Cantina Braggart");
    game.expect_in_play("Cantina Braggart");
    game.them().expect_base_damage(0);
    let mut game =
        deadly(unit("Battlefield Marine").with(["Heroic Resolve"])).theirs(["Cantina Braggart"]).action_phase();
    game.us()
        .use_ability("Battlefield Marine")
        .choose("Heroic Resolve")
        .attack("Battlefield Marine", "Cantina Braggart");
    game.expect_gone("Cantina Braggart");
    game.them().expect_base_damage(3 + 4);
}

/// SHD_169: with an upgrade.
#[test]
fn clan_challengers_overwhelm() {
    let mut game = scenario()
        .ours([unit("Clan Challengers").with(["Experience"])])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    game.us().attack("Clan Challengers", "Cantina Braggart");
    game.expect_in_play("Cantina Braggart");
    game.them().expect_base_damage(0);
    let mut game = deadly(unit("Clan Challengers")).theirs(["Cantina Braggart"]).action_phase();
    game.us().attack("Clan Challengers", "Cantina Braggart");
    game.expect_gone("Cantina Braggart");
    // 3, and Raid 3.
    game.them().expect_base_damage(6);
}

/// SHD_242: the same in space.
#[test]
fn gideons_light_cruiser_overwhelms() {
    let mut game =
        scenario().ours(["Gideon's Light Cruiser"]).theirs([unit("Alliance X-Wing").with(["Shield"])]).action_phase();
    game.us().attack("Gideon's Light Cruiser", "Alliance X-Wing");
    game.expect_in_play("Alliance X-Wing");
    game.them().expect_base_damage(0);
    let mut game = deadly(unit("Gideon's Light Cruiser")).theirs(["Alliance X-Wing"]).action_phase();
    game.us().attack("Gideon's Light Cruiser", "Alliance X-Wing");
    game.expect_gone("Alliance X-Wing").expect_damage("Gideon's Light Cruiser", 0);
    game.them().expect_base_damage(7);
}
