//! Differences in play between the editions of the rules, as listed in `docs/editions.md`.

use rules::Edition;
use testkit::{Scene, Side, scenario, unit};

const ZEB: &str = "Zeb Orrelios, Fists Work Every Time";

/// Returns a table where all units are defeated at the same time. Zeb triggers on the defeat of friendly upgrades;
/// there is one upgrade on each of the named friendly units.
fn all_units_fall(edition: Edition, upgraded: &[&str]) -> Scene {
    let ours =
        [ZEB, "Wampa"].map(|name| if upgraded.contains(&name) { unit(name).with(["Resilient"]) } else { unit(name) });
    let mut game = scenario()
        .edition(edition)
        .ours(ours)
        .our_hand(["Confiscate"])
        .confiscate_does("Defeat(All(side: Friendly))")
        .action_phase();
    game.us().play("Confiscate");
    game
}

/// Edition 9.0 (`docs/editions.md`): upgrades are defeated together with the unit they are on, so the units trigger on
/// it.
#[test]
fn by_9_0_upgrades_are_defeated_with_their_unit() {
    for upgraded in [ZEB, "Wampa"] {
        let mut game = all_units_fall(Edition::Ninth, &[upgraded]);
        game.us().choose("their base");
        game.them().expect_base_damage(1);
        game.expect_in_discard(ZEB).expect_in_discard("Wampa").expect_in_discard("Resilient");
    }
}

/// Edition 9.0: each of two upgrades triggers the ability.
#[test]
fn by_9_0_each_defeated_upgrade_triggers_the_ability() {
    let mut game = all_units_fall(Edition::Ninth, &[ZEB, "Wampa"]);
    game.us().resolve_first(ZEB).choose("their base").choose("our base");
    game.them().expect_base_damage(1);
    game.us().expect_base_damage(1);
}

/// CR 1.16.5C (edition 8.0): upgrades are defeated after the units have left play, so the units do not trigger on it.
#[test]
fn by_8_0_upgrades_are_defeated_after_their_unit_has_left_play() {
    let mut game = all_units_fall(Edition::Eighth, &[ZEB, "Wampa"]);
    game.expect_gone(ZEB).expect_action_of(Side::Them).them().expect_base_damage(0);
}

/// CR 1.16.5C (edition 8.0): a unit that stays in play triggers on the defeat of another unit's upgrade.
#[test]
fn by_either_edition_a_unit_that_stays_triggers_on_a_defeated_upgrade() {
    for edition in Edition::ALL {
        let mut game = scenario()
            .edition(edition)
            .ours([unit(ZEB), unit("Wampa").with(["Resilient"])])
            .our_hand(["Confiscate"])
            .confiscate_does("Return(Choose(named: [\"Wampa\"]))")
            .action_phase();
        game.us().play("Confiscate").choose("Wampa").choose("their base");
        game.expect_in_hand("Wampa").expect_in_discard("Resilient").them().expect_base_damage(1);
    }
}

/// The edition in force on a day is the latest published by then.
#[test]
fn the_edition_of_a_day_is_the_latest_published_by_then() {
    let on = |year, month, day| Edition::on((year, month, day));
    assert_eq!(on(2024, 3, 8), Edition::Eighth);
    assert_eq!(on(2026, 10, 8), Edition::Eighth);
    assert_eq!(on(2026, 10, 9), Edition::Ninth);
    assert_eq!(on(2027, 1, 1), Edition::Ninth);
}
