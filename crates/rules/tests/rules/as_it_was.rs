//! Stories of what a text says of the past: what a card was then, who did it, and how it got there.

use testkit::{Side, scenario, unit};

/// TWI_016, CR 1.9.12, 8.11.1: damage by a unit that was just defeated is damage by a unit of its controller's.
#[test]
fn a_defeated_unit_deals_its_damage_as_a_unit() {
    let mut game = scenario()
        .our_leader("Jango Fett, Concealing the Conspiracy")
        .ours([unit("Battlefield Marine").damage(2)])
        .theirs(["Wampa", "Cloud City Wing Guard"])
        .text(
            "(id: \"SOR_095\", abilities: [When(on: [Defeated], do: [Damage(amount: N(1), to: Choose(side: Enemy))])])",
        )
        .action_phase();
    game.us().attack("Battlefield Marine", "Cloud City Wing Guard");
    game.expect_gone("Battlefield Marine");
    // First the combat damage is heard, then that of the ability.
    game.us().resolve_first("Battlefield Marine").choose("Wampa");
    game.us().yes();
    game.expect_exhausted("Wampa");
}

/// TWI_016, CR 1.5.3A: an enemy unit that deals damage because we say so is no friendly unit.
#[test]
fn an_enemy_unit_that_deals_damage_for_us_is_not_friendly() {
    let mut game = scenario()
        .our_leader("Jango Fett, Concealing the Conspiracy")
        .theirs(["Wampa", "AT-ST"])
        .our_hand(["Caught in the Crossfire"])
        .action_phase();
    game.us().play("Caught in the Crossfire").choose("Wampa").choose("AT-ST");
    game.expect_action_of(Side::Them);
}

/// SHD_182, CR 1.18.1A: enemy units that defeated each other were defeated by the player who controls them.
#[test]
fn units_that_defeat_each_other_are_defeated_by_their_controller() {
    let mut game = scenario()
        .our_base("Kestro City")
        .ours(["AT-ST"])
        .theirs([unit("Wampa"), unit("Battlefield Marine").damage(2)])
        .our_hand(["Caught in the Crossfire", "Bravado"])
        .our_resources(20)
        .action_phase();
    game.us().play("Caught in the Crossfire").choose("Wampa").choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine");
    game.them().pass();
    let ready = game.game.ready_resources(rules::Seat(0));
    game.us().play("Bravado").expect_ready_resources(ready - 5);
}

/// CR 1.18.1A: a unit that a player controls defeated it, whoever's ability made it deal the damage.
#[test]
fn our_unit_that_deals_the_damage_for_them_defeats_for_us() {
    let mut game = scenario()
        .our_base("Kestro City")
        .ours(["AT-ST", "Wampa"])
        .theirs(["Vanguard Infantry"])
        .their_hand(["Confiscate"])
        .our_hand(["Bravado"])
        .text(
            "(id: \"SOR_251\", abilities: [Event([As(First, Choose(Choose(side: Enemy))), \
             Damage(amount: N(5), to: Choose(side: Friendly), by: Named(First))])])",
        )
        .their_action_phase();
    game.them().play("Confiscate").choose("AT-ST").choose("Vanguard Infantry");
    game.expect_gone("Vanguard Infantry");
    if game.game.question().is_some_and(|question| question.ask != testkit::Ask::Action) {
        game.them().choose("AT-ST");
    }
    game.us().play("Bravado").expect_ready_resources(20 - 3);
}

/// SHD_135: discarded by SHD_243 it was captured, neither in a hand nor in a deck.
#[test]
fn a_captured_card_is_not_discarded_from_hand_or_deck() {
    let mut game = scenario()
        .ours([unit("Wampa").guarding(["Kylo's TIE Silencer"])])
        .our_hand(["Altering the Deal"])
        .action_phase();
    game.us().play("Altering the Deal").choose("Kylo's TIE Silencer");
    game.them().expect_discard(["Kylo's TIE Silencer"]);
    game.expect_not_offered("use Kylo's TIE Silencer");
}
