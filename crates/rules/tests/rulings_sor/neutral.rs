//! Official rulings on the cards of Spark of Rebellion with Villainy alone, with Heroism alone and without aspect, as
//! edition 8.0 answers them. Those on Ambush and on Overwhelm stand with the others on these keywords.

use testkit::{Ask, Side, scenario, unit};

/// SOR_227, CR 6.3.0B: only a ready unit attacks; an Imperial one with +2/+0.
#[test]
fn snowtrooper_lieutenant_needs_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Snowtrooper Lieutenant"])
        .ours(["Cell Block Guard"])
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Snowtrooper Lieutenant");
    game.expect_options(["Cell Block Guard -> their base", "no"]);
    game.us().attack("Cell Block Guard", "their base");
    game.them().expect_base_damage(5);
}

/// SOR_233: the unit is chosen first, then its controller decides.
#[test]
fn i_am_your_father_chooses_the_unit_first() {
    let game = scenario().our_hand(["I Am Your Father"]).theirs(["AT-ST", "Wampa"]).action_phase();
    let mut taken = game.clone();
    taken.us().play("I Am Your Father");
    taken.expect_asked(Side::Us, Ask::Target).expect_options(["AT-ST", "Wampa"]);
    taken.us().choose("Wampa");
    taken.expect_asked(Side::Them, Ask::Mode);
    taken.them().mode(1);
    taken.expect_gone("Wampa");
    taken.us().expect_hand_size(0);
}

/// SOR_233: however the answer is said, it is one of two: the damage, or our three cards.
#[test]
fn i_am_your_father_may_be_refused() {
    let mut game = scenario().our_hand(["I Am Your Father"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("I Am Your Father").choose("Wampa");
    game.expect_options(["mode 1", "mode 2"]);
    game.them().mode(2);
    game.expect_damage("Wampa", 0);
    game.us().expect_hand_size(3);
}

/// SOR_235, CR 1.8.5, 1.8.6: neither cost nor penalty is paid; the damage is the printed cost.
#[test]
fn galactic_ambition_plays_for_free_and_deals_the_printed_cost() {
    let mut game = scenario()
        .our_resources(9)
        .our_hand(["Galactic Ambition", "Avenger", "Volunteer Soldier", "Luke Skywalker"])
        .ours(["Battlefield Marine"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Galactic Ambition").expect_ready_resources(0);
    game.expect_options(["play Avenger", "play Volunteer Soldier", "no"]);
    let mut soldier = game.clone();
    // 3 is printed, although a Trooper would make it 2.
    soldier.us().play("Volunteer Soldier").expect_base_damage(3);
    game.us().play("Avenger").expect_base_damage(9).expect_ready_resources(0);
    game.them().choose("Wampa");
    game.expect_in_play("Avenger").expect_gone("Wampa");
}

/// SOR_240, CR 6.3.0B: only a ready unit attacks; a Rebel one with +2/+0.
#[test]
fn fleet_lieutenant_needs_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Fleet Lieutenant"])
        .ours(["Battlefield Marine"])
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Fleet Lieutenant");
    game.expect_options(["Battlefield Marine -> their base", "no"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
}

/// SOR_246, CR 1.8.5: with 5 HP left on the base neither cost nor penalty is paid.
#[test]
fn youre_my_only_hope_plays_for_free() {
    let mut game = scenario()
        .our_base_damage(25)
        .our_resources(3)
        .our_hand(["You're My Only Hope"])
        .our_deck(["Avenger"])
        .action_phase();
    game.us().play("You're My Only Hope").expect_ready_resources(0).play("Avenger");
    game.expect_in_play("Avenger");
}

/// SOR_246, CR 1.8.5, 1.8.8: for free an additional cost is still paid.
#[test]
fn youre_my_only_hope_pays_additional_costs() {
    let mut game = scenario()
        .our_base_damage(25)
        .our_resources(3)
        .our_hand(["You're My Only Hope"])
        .our_deck(["Open Fire"])
        .theirs(["Saw Gerrera"])
        .action_phase();
    // 2 for the first event, 2 for the second.
    game.us().play("You're My Only Hope").expect_base_damage(27).play("Open Fire").expect_base_damage(29);
    game.us().choose("Saw Gerrera");
    game.expect_gone("Saw Gerrera");
}
