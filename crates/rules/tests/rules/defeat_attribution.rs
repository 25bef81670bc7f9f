//! Scenario tests of attribution: the player and the card that defeat a unit (CR 1.18).

use testkit::{QuestionKind, Side, scenario, unit};

/// CR 1.18.1C: a unit defeated because an effect ends with the phase is not attributed to any player, so its controller
/// chooses who collects the bounty.
#[test]
fn a_unit_defeated_as_an_effect_expires_was_defeated_by_no_player() {
    let mut game = scenario()
        .ours([unit("Clone Deserter").damage(2)])
        .our_hand(["Confiscate"])
        .their_hand(["Daring Raid"])
        .third(["Greedo"])
        .confiscate_does("Gain(to: Choose(), gives: [Stats(0, 2)], for: Phase)")
        .action_phase();
    game.us().play("Confiscate").choose("Clone Deserter");
    game.them().play("Daring Raid").choose("Clone Deserter");
    game.third().pass();
    game.us().pass();
    game.them().pass();
    game.expect_gone("Clone Deserter").expect_asked(Side::Us, QuestionKind::Player);
}

/// CR 1.18.1D: the player who defeats an upgrade that keeps a unit alive has defeated the unit, in any player's turn.
#[test]
fn defeating_an_upgrade_that_keeps_a_unit_alive_defeats_the_unit() {
    let mut game = scenario()
        .ours(["Clan Vizsla Soldier"])
        .our_hand(["Bravado"])
        .theirs([unit("AT-ST"), unit("Battlefield Marine").damage(3).with(["Academy Training"])])
        .their_action_phase();
    game.them().attack("AT-ST", "Clan Vizsla Soldier");
    game.us().choose("Academy Training");
    game.expect_gone("Battlefield Marine");
    // Cost 5, +2 for a missing icon, -2.
    game.us().play("Bravado").choose("AT-ST").expect_ready_resources(20 - 5);
}

/// CR 1.18.1, SHD_138: a unit "attacks and defeats" only what it defeats itself, not what its controller's abilities
/// defeat.
#[test]
fn attacks_and_defeats_ignores_defeats_by_other_cards() {
    let mut game = scenario()
        .ours(["Jango Fett"])
        .our_deck(["Recruit"])
        .theirs([unit("Death Star Stormtrooper").with(["DDC Defender"])])
        .action_phase();
    let mut spared = game.clone();
    game.us().attack("Jango Fett", "Death Star Stormtrooper");
    game.them().choose("Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper");
    game.us().expect_hand([]);
    spared.us().attack("Jango Fett", "Death Star Stormtrooper");
    spared.them().choose_none();
    spared.expect_gone("Death Star Stormtrooper");
    spared.us().expect_hand(["Recruit"]);
}
