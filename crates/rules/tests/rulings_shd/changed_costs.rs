//! Official rulings on costs: which cost an ability asks for when what a card would cost to play is another, and what is
//! still paid for a card that is free.

use testkit::{Scenario, Side, scenario, unit};

/// Each unit costs its player 2 damage to the own base besides: no written card asks that of units, so an enemy unit's
/// number is lent to one that does.
fn taxed() -> Scenario {
    scenario()
        .text(
            r#"(id: "SOR_153", abilities: [Constant(gives: [
                ExtraCost(by: Enemy, cards: (is: Unit, zone: Any), cost: Damage(2, Base(You))),
            ])])"#,
        )
        .theirs(["Saw Gerrera"])
}

/// SHD_053, CR 1.8.8: what is played for free from the discard pile is not free of an additional cost of another kind.
#[test]
fn second_chance_is_not_without_additional_costs() {
    let mut game = taxed()
        .our_resources(0)
        .ours([unit("Wampa").with(["Second Chance"])])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Wampa");
    game.us().play("Wampa").expect_base_damage(2);
    game.expect_in_play("Wampa");
}

/// SHD_109, CR 1.8.8: so are the units among the resources, each for itself.
#[test]
fn endless_legions_is_not_without_additional_costs() {
    let mut game = taxed()
        .our_base("Command Center")
        .our_hand(["Endless Legions"])
        .our_resources(16)
        .our_resource_cards(["AT-AT Suppressor", "Wampa"])
        .action_phase();
    game.us().play("Endless Legions").choose("AT-AT Suppressor").choose("Wampa").done().expect_base_damage(0);
    game.us().play("AT-AT Suppressor").expect_base_damage(2).play("Wampa").expect_base_damage(4);
}

/// SHD_115, SHD_123, CR 1.8.8: so is what a search finds.
#[test]
fn what_a_search_finds_is_not_without_additional_costs() {
    let stormtrooper = "Death Star Stormtrooper";
    let mut game = taxed().ours(["Cobb Vanth"]).theirs(["AT-ST"]).our_deck([stormtrooper]).their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    // 4 of Overwhelm, and 2.
    game.us().expect_base_damage(4).choose(stormtrooper).play(stormtrooper).expect_base_damage(6);
    game.us().expect_ready_resources(20);
    let prey = unit("Underworld Thug").with(["Bounty Hunter's Quarry"]);
    let mut game = taxed().ours(["AT-ST"]).theirs([prey]).our_deck([stormtrooper]).action_phase();
    game.us().attack("AT-ST", "Underworld Thug").yes().choose(stormtrooper).play(stormtrooper);
    game.us().expect_base_damage(2).expect_ready_resources(20);
}

/// SHD_016, CR 1.8.6: a unit whose printed cost is 4 is one although 6 is paid for it; one of 11 is none although 4 would
/// be paid.
#[test]
fn fennec_shand_asks_for_no_price() {
    let droids = ["Battle Droid"; 11];
    let mut game = scenario()
        .our_leader("Fennec Shand, Honoring the Deal")
        .our_hand(["Wampa", "Republic Defense Carrier"])
        .theirs(droids)
        .action_phase();
    game.expect_offered("play Republic Defense Carrier");
    game.us().use_ability("our leader");
    game.expect_options(["play Wampa", "no"]);
    // 1 for the ability; 4, and 2 for Aggression.
    game.us().play("Wampa").expect_ready_resources(13);
}

/// SHD_207, CR 1.8.6: 6 is the printed cost, though a tax makes it 9; and 11 is, though a discount makes it 3.
#[test]
fn a_new_adventure_asks_for_no_price() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part", "A New Adventure"])
        .ours(["Battle Droid"; 8])
        .theirs(["AT-ST", "Republic Defense Carrier"])
        .action_phase();
    game.us().play("Qi'ra").name_card("AT-ST");
    game.them().pass();
    game.us().play("A New Adventure");
    game.expect_offered("AT-ST").expect_not_offered("Republic Defense Carrier");
}

/// SHD_142, CR 1.8.6: what he cannot pay for he cannot choose: with 1 ready resource only what costs no more, and with
/// none a token.
#[test]
fn pre_vizsla_chooses_what_he_can_pay() {
    let table = |ready| {
        scenario()
            .ours(["Pre Vizsla, Power Hungry"])
            .our_resources(ready)
            .our_exhausted_resources(5)
            .theirs([unit("Wampa").with(["Academy Training", "Ruthlessness", "Shield"])])
            .action_phase()
    };
    for (ready, options) in [
        (0, &["Shield", "no"][..]),
        (1, &["Shield", "Ruthlessness", "no"]),
        (2, &["Shield", "Ruthlessness", "Academy Training", "no"]),
    ] {
        let mut game = table(ready);
        game.us().attack("Pre Vizsla", "their base");
        game.expect_options(options.iter().copied());
    }
    let training = unit("Wampa").with(["Academy Training"]);
    let mut game = scenario().ours(["Pre Vizsla, Power Hungry"]).our_resources(1).theirs([training]).action_phase();
    game.us().attack("Pre Vizsla", "their base");
    game.expect_action_of(Side::Them).expect_upgrades("Wampa", ["Academy Training"]);
}

/// SHD_127, SOR_153, CR 7.5.14E, 1.8.8: a card that is played using Smuggle lies among the resources while it is paid for,
/// and is an event all the same: what is to be paid besides for an event is paid.
#[test]
fn a_smuggled_event_is_an_event_while_it_is_paid_for() {
    let mut game = scenario().our_resource_cards(["SHD_127"]).theirs(["Saw Gerrera"]).action_phase();
    game.us().play("Commission").expect_base_damage(2);
}

/// TWI_001, SHD_198, SHD_248, CR 7.5.14A: so is a unit a unit: the penalty of a smuggled Clone unit is ignored, and only of
/// the first one of the round.
#[test]
fn a_smuggled_unit_is_a_unit_while_it_is_paid_for() {
    let mut game =
        scenario().our_leader("Nala Se").our_resources(9).our_resource_cards(["TWI_097"]).ours(["Tech"]).action_phase();
    // 6 and 2; Command and Heroism are both missing.
    game.us().play("Captain Rex").expect_ready_resources(2);
    let mut game = scenario()
        .our_leader("Gar Saxon")
        .our_resources(20)
        .our_resource_cards(["TWI_097", "41st Elite Corps"])
        .ours(["Tech", "Omega, Part of the Squad"])
        .action_phase();
    game.us().play("41st Elite Corps").expect_ready_resources(17);
    game.them().pass();
    // Another Clone unit: 6 and 2, and 4.
    game.us().play("Captain Rex").expect_ready_resources(5);
}

/// TWI_121, SHD_248, CR 7.5.14A: what makes the next unit cheaper makes the smuggled one cheaper, and is used up.
#[test]
fn a_smuggled_unit_is_the_next_unit() {
    let mut game = scenario()
        .our_resource_cards(["Battlefield Marine"])
        .our_hand(["Wampa"])
        .our_resources(10)
        .ours([unit("Barriss Offee").with(["General's Blade"]), unit("Tech")])
        .action_phase();
    game.us().attack("Barriss Offee", "their base");
    game.them().pass();
    // 2 and 2, and 2 for Command, less 2: of 11.
    game.us().play("Battlefield Marine").expect_ready_resources(7);
    game.them().pass();
    // The next is not cheaper: 4, and 2 for Aggression.
    game.us().play("Wampa").expect_ready_resources(1);
}

/// SHD_028, SHD_036, CR 1.8.10, 6.4.4C: a Shield that takes the damage of a cost in the unit's stead pays it.
#[test]
fn a_shield_pays_for_its_unit() {
    let shielded = unit("Wampa").with(["Shield"]);
    let mut game = scenario().ours([unit("Doctor Pershing"), shielded.clone()]).our_deck(["Recruit"]).action_phase();
    game.us().use_ability("Doctor Pershing").choose("Wampa").expect_hand(["Recruit"]);
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []);
    let mut game =
        scenario().our_leader("Gar Saxon").our_resource_cards(["First Light"]).ours([shielded]).action_phase();
    game.us().play_instead("First Light").choose("Wampa");
    game.expect_in_play("First Light").expect_damage("Wampa", 0).expect_upgrades("Wampa", []);
}
