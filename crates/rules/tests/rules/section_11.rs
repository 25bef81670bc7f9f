//! Scenario tests of games with more than two players (CR 11).

use testkit::{QuestionKind, Side, scenario, unit};

/// CR 11.2.3: turns go clockwise from the player with the initiative.
#[test]
fn turns_go_clockwise() {
    let mut game = scenario().third(["Greedo"]).initiative(Side::Them).their_action_phase();
    game.them().pass();
    game.expect_action_of(Side::Third);
    game.third().pass();
    game.expect_action_of(Side::Us);
}

/// CR 11.2.4: the action phase ends only when all players have passed consecutively.
#[test]
fn the_phase_ends_when_all_players_pass_in_a_row() {
    let mut game = scenario().ours(["Wampa"]).third(["Greedo"]).action_phase();
    game.us().pass();
    game.them().pass();
    game.third().attack("Greedo", "our base");
    game.us().pass();
    game.them().pass();
    game.expect_action_of(Side::Third);
    game.third().pass();
    game.expect_asked(Side::Us, QuestionKind::Resource);
}

/// CR 11.3.1: cards of an eliminated player are removed. Other players' cards in their area go to the owners' discard
/// piles.
#[test]
fn an_eliminated_players_cards_are_removed() {
    let mut game = scenario()
        .ours(["AT-ST"])
        .third([unit("Wampa").with_upgrade_of(Side::Us, "Academy Training"), unit("Greedo")])
        .third_base_damage(26)
        .action_phase();
    game.us().attack("AT-ST", "third base");
    game.expect_gone("Wampa").expect_gone("Greedo").expect_no_winner();
    game.us().expect_discard(["Academy Training"]);
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.expect_action_of(Side::Us);
}

/// CR 11.3.1A: cards removed with their player are not defeated, so nothing triggers.
#[test]
fn cards_removed_with_an_eliminated_player_are_not_defeated() {
    let mut game = scenario()
        .ours([unit("AT-ST"), unit("Gideon Hask")])
        .third(["Vanguard Infantry", "Greedo"])
        .third_base_damage(26)
        .action_phase();
    game.us().attack("AT-ST", "third base");
    game.expect_waiting([]).expect_action_of(Side::Them);
    game.expect_upgrades("AT-ST", []).expect_upgrades("Gideon Hask", []);
}

/// CR 11.3.1A: cards guarded by the eliminated player's units return to their owners.
#[test]
fn units_captured_by_an_eliminated_player_return() {
    let mut game = scenario()
        .ours(["AT-ST", "Wampa"])
        .their_hand(["Discerning Veteran"])
        .their_base_damage(26)
        .third(["Greedo"])
        .third_base_damage(0)
        .their_action_phase();
    game.them().play("Discerning Veteran").choose("Wampa");
    game.expect_captured("Wampa");
    game.third().attack("Greedo", "their base");
    game.us().attack("AT-ST", "their base");
    game.expect_gone("Discerning Veteran").expect_in_play("Wampa").expect_exhausted("Wampa");
    game.expect_controller("Wampa", Side::Us).expect_no_winner();
}

/// CR 11.3.3: a lasting effect stays when the player who made it is eliminated.
#[test]
fn a_lasting_effect_stays_when_its_player_is_eliminated() {
    let mut game = scenario()
        .theirs(["AT-ST"])
        .ours(["Wampa"])
        .our_base_damage(26)
        .our_hand(["Make an Opening"])
        .third(["Greedo"])
        .third_base_damage(0)
        .action_phase();
    game.us().play("Make an Opening").choose("AT-ST");
    game.expect_power("AT-ST", 4);
    game.them().attack("AT-ST", "our base");
    game.expect_no_winner().expect_power("AT-ST", 4);
}

/// CR 11.3.4: the initiative of an eliminated player is available again.
#[test]
fn the_initiative_of_an_eliminated_player_can_be_taken() {
    let mut game = scenario()
        .ours(["AT-ST"])
        .third(["Greedo"])
        .third_base_damage(26)
        .initiative(Side::Third)
        .initiative_taken()
        .action_phase();
    game.expect_not_offered("initiative");
    game.us().attack("AT-ST", "third base");
    game.expect_action_of(Side::Them).expect_offered("initiative");
}

/// CR 11.4.4: Sentinel protects its own controller, not another opponent.
#[test]
fn sentinel_protects_only_its_own_controller() {
    let mut game = scenario().ours(["AT-ST"]).theirs(["Wampa", "Echo Base Defender"]).third(["Greedo"]).action_phase();
    game.expect_not_offered("AT-ST -> Wampa").expect_not_offered("AT-ST -> their base");
    game.expect_offered("AT-ST -> Echo Base Defender").expect_offered("AT-ST -> Greedo");
    game.expect_offered("AT-ST -> third base");
}

/// CR 11.4.5: a defending unit that a third player takes over keeps defending, for that player.
#[test]
fn a_defender_that_changes_control_keeps_defending() {
    let mut game = scenario()
        .text(
            "(id: \"SOR_232\", abilities: [When(on: [Attacks], do: [
                ChoosePlayer(Opponent), TakeControl(of: Defender, by: That),
            ])])",
        )
        .ours(["AT-ST"])
        .theirs(["Wampa"])
        .third(["Greedo"])
        .action_phase();
    game.us().attack("AT-ST", "Wampa").choose_player(Side::Third);
    game.expect_gone("Wampa").expect_damage("AT-ST", 4);
}

/// CR 11.4.2: a text about an opponent's base affects one base, which the player chooses.
#[test]
fn an_opponents_base_is_one_chosen_base() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 2, to: Base(Opponent))")
        .our_hand(["Confiscate"])
        .third(["Wampa"])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.them().expect_base_damage(0);
    game.third().expect_base_damage(2);
}

/// CR 11.3.1, 11.3.2: the base of a player eliminated during an attack is dealt no more damage.
#[test]
fn an_eliminated_players_base_is_dealt_no_more_damage() {
    let mut game = scenario()
        .our_leader("Sabé")
        .ours(["Cloud-Rider Veteran"])
        .their_base_damage(29)
        .third(["Greedo"])
        .third_base_damage(0)
        .action_phase();
    game.us().attack("Cloud-Rider Veteran", "their base").choose("their base");
    game.expect_no_winner().expect_waiting([]).expect_action_of(Side::Third);
}

/// CR 11.3.1, 1.16.5E: when a player concedes, a unit that has its last HP from one of their upgrades is defeated.
#[test]
fn conceding_defeats_a_unit_kept_alive_by_that_players_upgrade() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").damage(3).with_upgrade_of(Side::Them, "Academy Training")])
        .third(["Greedo"])
        .action_phase();
    game.expect_in_play("Battlefield Marine");
    assert_eq!(game.game.concede(rules::Seat(1)), Ok(()));
    game.expect_gone("Battlefield Marine").expect_action_of(Side::Us);
}

/// ASH_179, CR 3.2.5, 11.3.1: an eliminated player resolves no more of an ability: no questions, no damage.
#[test]
fn an_ability_ends_when_its_player_is_eliminated() {
    let mut game = scenario()
        .our_base_damage(26)
        .our_hand(["Boba Fett's Rancor"])
        .theirs(["Wampa"])
        .third(["Greedo"])
        .third_base_damage(0)
        .action_phase();
    game.us().play("Boba Fett's Rancor");
    game.expect_no_winner().expect_action_of(Side::Them).expect_damage("Wampa", 0);
}

/// ASH_151, CR 1.9.8, 3.2.5: "then" separates damage, so a player who has lost by the first deals no more.
#[test]
fn damage_after_then_is_not_dealt_for_an_eliminated_player() {
    let mut game = scenario()
        .our_base_damage(26)
        .our_hand(["Operation Cinder"])
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .third_base_damage(0)
        .action_phase();
    game.us().play("Operation Cinder");
    game.expect_no_winner().expect_action_of(Side::Them).expect_damage("Wampa", 0).expect_damage("AT-ST", 0);
}

/// CR 3.2.5: for an ability that affects each player, only the eliminated player's part is skipped.
#[test]
fn each_player_skips_an_eliminated_player() {
    let mut game = scenario()
        .confiscate_does(
            "They(EachOpponent, [Damage(amount: 5, to: Base(You)), Then(Damage(amount: 1, to: Choose()))])",
        )
        .our_hand(["Confiscate"])
        .ours(["Wampa"])
        .their_base_damage(26)
        .third(["AT-ST"])
        .third_base_damage(0)
        .action_phase();
    game.us().play("Confiscate");
    game.expect_asked(Side::Third, QuestionKind::Target).expect_damage("Wampa", 0);
    game.third().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_damage("Wampa", 0).expect_action_of(Side::Third);
}
