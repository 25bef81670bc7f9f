//! Scenario tests of Twin Suns (CR 12).

use testkit::{QuestionKind, Side, scenario};

/// CR 12.5.2A: taking the blast counter deals 1 damage to each opponent's base.
#[test]
fn the_blast_counter_damages_each_opponents_base() {
    let mut game = scenario().twin_suns().third(["Greedo"]).action_phase();
    game.us().pick("blast").expect_base_damage(0);
    game.them().expect_base_damage(1);
    game.third().expect_base_damage(1);
}

/// CR 12.5.2B: taking the plan counter draws a card, then puts a card from hand on the bottom of the deck.
#[test]
fn the_plan_counter_draws_a_card_and_puts_one_on_the_bottom() {
    let mut game =
        scenario().twin_suns().third(["Greedo"]).our_hand(["Wampa"]).our_deck(["Recruit", "Repair"]).action_phase();
    game.us().pick("plan");
    game.expect_options(["Wampa", "Recruit"]);
    game.us().choose("Recruit").expect_hand(["Wampa"]).expect_deck_size(2).expect_deck_top(["Repair", "Recruit"]);
}

/// CR 12.5.3, 12.5.4, 12.6.1B: each player takes at most one counter per round and passes from then on.
#[test]
fn a_player_who_took_a_counter_passes_for_the_rest_of_the_round() {
    let mut game = scenario().twin_suns().ours(["Wampa"]).third(["Greedo"]).action_phase();
    game.us().pick("blast");
    game.expect_action_of(Side::Them).expect_not_offered("blast").expect_offered("plan").expect_offered("initiative");
    game.them().pick("plan").choose("Underworld Thug");
    game.expect_action_of(Side::Third);
    game.third().attack("Greedo", "our base");
    game.expect_action_of(Side::Third);
}

/// CR 12.6.1A: no player passes while a counter is available.
#[test]
fn a_player_cannot_pass_while_a_counter_is_available() {
    let mut game = scenario().twin_suns().third(["Greedo"]).action_phase();
    game.expect_not_offered("pass");
}

/// CR 12.6.1C: with three players, taking the last counter ends the phase.
#[test]
fn taking_the_last_of_three_counters_ends_the_phase() {
    let mut game = scenario().twin_suns().third(["Greedo"]).action_phase();
    game.us().pick("blast");
    game.them().pick("plan").choose("Underworld Thug");
    game.expect_not_offered("pass").expect_offered("initiative");
    game.third().pick("initiative");
    game.expect_asked(Side::Third, QuestionKind::Resource);
}

/// CR 12.5.5: blast and plan are available again in the next round. The initiative stays with its holder and is
/// available, too.
#[test]
fn the_counters_are_available_again_in_the_next_round() {
    let mut game = scenario().twin_suns().third(["Greedo"]).action_phase();
    game.us().pick("initiative");
    game.them().pick("blast");
    game.third().pick("plan").choose("Underworld Thug");
    game.nobody_resources();
    game.expect_action_of(Side::Us);
    for counter in ["initiative", "blast", "plan"] {
        game.expect_offered(counter);
    }
}

/// CR 12.6.2: a player who eliminates another heals 5 damage from their own base, after the elimination.
#[test]
fn an_elimination_heals_five_damage() {
    let mut game = scenario()
        .twin_suns()
        .ours(["AT-ST"])
        .our_base_damage(9)
        .third(["Greedo"])
        .third_base_damage(26)
        .action_phase();
    game.us().attack("AT-ST", "third base").expect_base_damage(4);
    game.expect_no_winner();
}

/// CR 12.6.2: a player who eliminates themself does not heal.
#[test]
fn a_player_who_eliminates_themself_does_not_heal() {
    let mut game = scenario()
        .twin_suns()
        .our_base_damage(28)
        .their_base_damage(9)
        .our_hand(["Wampa"])
        .third(["Greedo"])
        .text("(id: \"SOR_164\", abilities: [When(on: [Played], do: [Damage(amount: 4, to: Base(You))])])")
        .action_phase();
    game.us().play("Wampa");
    game.expect_no_winner().expect_action_of(Side::Them);
    game.them().expect_base_damage(9);
}

/// CR 12.6.2 with 12.5.2A: the blast counter can eliminate players.
#[test]
fn the_blast_counter_can_eliminate_players() {
    let mut game = scenario().twin_suns().our_base_damage(6).third(["Greedo"]).third_base_damage(29).action_phase();
    game.us().pick("blast").expect_base_damage(1);
    game.expect_gone("Greedo").expect_no_winner();
}

/// CR 12.7.1: after an elimination, the phase is completed and the base with the most remaining HP wins.
#[test]
fn the_phase_of_an_elimination_is_the_last_of_the_game() {
    let mut game = scenario()
        .twin_suns()
        .ours(["AT-ST"])
        .our_base_damage(20)
        .theirs(["Wampa"])
        .their_base_damage(9)
        .third(["Greedo"])
        .third_base_damage(26)
        .action_phase();
    game.us().attack("AT-ST", "third base").expect_base_damage(15);
    game.them().attack("Wampa", "our base");
    game.us().pick("initiative");
    game.them().pick("plan").choose("Underworld Thug");
    game.expect_winner(Side::Them);
}

/// CR 12.7.3: players with the same remaining HP share the victory.
#[test]
fn players_with_equal_remaining_hp_share_the_victory() {
    let mut game = scenario()
        .twin_suns()
        .ours(["AT-ST"])
        .our_base_damage(15)
        .their_base_damage(10)
        .third(["Greedo"])
        .third_base_damage(26)
        .action_phase();
    game.us().attack("AT-ST", "third base").expect_base_damage(10);
    game.them().pick("plan").choose("Underworld Thug");
    game.us().pick("initiative");
    game.expect_shared([Side::Us, Side::Them]);
}
