//! Official rulings on costs: which cost an ability asks for when what a card would cost to play is another, and what is
//! still paid for a card that is free.

use testkit::{Side, scenario};

/// TWI_076, TWI_199, TWI_213, TWI_215, CR 1.8.6: 3 or less is what is printed: a tax of 3 on a unit of 2 changes nothing,
/// nor what makes one of 11 cost 3.
#[test]
fn three_or_less_is_what_is_printed() {
    for card in ["Death by Droids", "Clear the Field", "Sanctioner's Shuttle", "Geonosis Patrol Fighter"] {
        let mut game = scenario()
            .our_hand(["Qi'ra, Playing Her Part", card])
            .ours(["Battle Droid"; 8])
            .theirs(["Battlefield Marine", "Republic Defense Carrier"])
            .action_phase();
        game.us().play("Qi'ra").name_card("Battlefield Marine");
        game.them().pass();
        game.us().play(card);
        if card == "Geonosis Patrol Fighter" {
            game.us().done();
        }
        game.expect_offered("Battlefield Marine").expect_not_offered("Republic Defense Carrier");
    }
}

/// TWI_227, CR 1.8.6: a taxed unit costs no more than it says: 2, less than the 3 of the unit that captures it.
#[test]
fn prisoner_of_war_asks_for_no_price() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part", "Prisoner of War"])
        .ours(["Swoop Racer"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Qi'ra").name_card("Battlefield Marine");
    game.them().pass();
    game.us().play("Prisoner of War").choose("Swoop Racer").choose("Battlefield Marine");
    game.expect_captured("Battlefield Marine").expect_count("our Battle Droid", 2);
}

/// TWI_089, CR 1.8.8: the unit is not free of an additional cost of another kind.
#[test]
fn consolidation_of_power_is_not_without_additional_costs() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_153", abilities: [Constant(gives: [
                ExtraCost(by: Enemy, cards: (is: Unit, zone: Any), cost: Damage(2, Base(You))),
            ])])"#,
        )
        .theirs(["Saw Gerrera"])
        .our_hand(["Consolidation of Power", "Swoop Racer"])
        .ours(["Wampa"])
        .action_phase();
    game.us().play("Consolidation of Power").choose("Wampa").play("Swoop Racer").expect_base_damage(2);
    game.expect_in_play("Swoop Racer").expect_gone("Wampa").expect_action_of(Side::Them);
}
