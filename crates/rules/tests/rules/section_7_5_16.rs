//! Stories of Exploit (CR 7.5.16).

use testkit::{Ask, Side, scenario};

/// CR 7.5.16C, 7.7.4B, 6.2.4A: units are exploited before costs are paid. What leaves with an exploited unit, here the
/// stolen resource, no longer pays: so a card that could not be paid for then is not played, and that unit is not offered.
#[test]
fn a_resource_that_leaves_with_an_exploited_unit_pays_for_nothing() {
    let start = |units: &[&str]| {
        let mut game = scenario()
            .our_base("Jabba's Palace")
            .our_leader("Count Dooku, Face of the Confederacy")
            .our_hand(["Super Battle Droid"])
            .our_resources(8)
            .our_resource_cards(["DJ"])
            .their_resources(0)
            .their_resource_cards(["Recruit"])
            .ours(units.iter().copied())
            .action_phase();
        game.us().play("DJ").expect_ready_resources(0).choose("Recruit").expect_ready_resources(1);
        game.them().pass();
        game.us().use_ability("Count Dooku");
        game
    };
    let mut alone = start(&[]);
    alone.expect_action_of(Side::Them);
    let mut game = start(&["Wampa"]);
    game.us().play("Super Battle Droid");
    game.expect_asked(Side::Us, Ask::Exploit).expect_options(["Wampa"]);
    game.us().choose("Wampa").expect_ready_resources(0);
    game.expect_gone("Wampa").expect_in_play("Super Battle Droid").expect_in_play("DJ");
}
