//! Scenario tests of Exploit (CR 7.5.16).

use testkit::{QuestionKind, Scene, Side, UnitSpec, scenario, unit};

/// CR 7.5.16C, 7.7.4B, 6.2.4A: units are exploited before costs are paid. A card that leaves with an exploited unit,
/// here the stolen resource, no longer pays. A card that could not be paid for then is not played, and that unit is not
/// offered.
#[test]
fn a_resource_that_leaves_with_an_exploited_unit_cannot_pay() {
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
    game.expect_asked(Side::Us, QuestionKind::Exploit).expect_options(["Wampa"]);
    game.us().choose("Wampa").expect_ready_resources(0);
    game.expect_gone("Wampa").expect_in_play("Super Battle Droid").expect_in_play("DJ");
}

/// Returns a table where we play Providence Destroyer for 8 resources, or 2 less for each of up to 2 exploited units.
fn destroyer(resources: usize, text: &str, units: impl IntoIterator<Item = UnitSpec>) -> Scene {
    let mut game = scenario()
        .text(text)
        .our_base("SOR_020")
        .our_leader("Count Dooku, Face of the Confederacy")
        .our_hand(["Providence Destroyer"])
        .our_resources(resources)
        .ours(["SEC_122"])
        .ours(units)
        .action_phase();
    game.us().play("Providence Destroyer");
    game.expect_asked(Side::Us, QuestionKind::Exploit);
    game
}

/// CR 7.5.16C, 6.2.4A: a unit that lets others be exhausted like resources no longer does so once it is exploited. It
/// is not offered if its player needs it to pay.
#[test]
fn a_unit_that_lets_others_pay_is_not_offered_if_needed_to_pay() {
    let droids = |many| std::iter::repeat_with(|| unit("Battle Droid")).take(many);
    let wampa = r#"(id: "SOR_164")"#;
    // With 2 resources, two Droids must pay and the others save 4.
    let mut game = destroyer(2, wampa, droids(4));
    game.expect_options(["Battle Droid", "Battle Droid", "Battle Droid", "Battle Droid"]);
    game.us().choose("Battle Droid");
    game.expect_options(["Battle Droid", "Battle Droid", "Battle Droid"]);
    game.us().choose("Battle Droid");
    game.expect_in_play("Providence Destroyer").expect_in_play("SEC_122");
    // With 4 resources, it may be exploited together with one of the Droids.
    let mut game = destroyer(4, wampa, droids(2));
    game.expect_options(["Vuutun Palaa", "Battle Droid", "Battle Droid"]);
    game.us().choose("SEC_122");
    game.expect_options(["Battle Droid", "Battle Droid"]);
    game.us().choose("Battle Droid").expect_ready_resources(0);
    game.expect_in_play("Providence Destroyer").expect_gone("SEC_122");
}

/// CR 1.9.6, 7.5.16C, 6.2.4A: a unit that is defeated because an exploited unit no longer adds to its HP leaves play
/// before costs are paid.
#[test]
fn a_unit_defeated_with_an_exploited_unit_cannot_pay() {
    let wampa = r#"(id: "SOR_164", abilities: [Constant(on: All(side: Friendly, other: true), gives: [Stats(0, 1)])])"#;
    let droids = std::iter::repeat_with(|| unit("Battle Droid").damage(1)).take(3);
    let mut game = destroyer(3, wampa, droids.chain([unit("Wampa")]));
    game.expect_options(["Battle Droid", "Battle Droid", "Battle Droid"]);
    game.us().choose("Battle Droid").choose("Battle Droid");
    game.expect_in_play("Providence Destroyer").expect_in_play("Wampa");
}
