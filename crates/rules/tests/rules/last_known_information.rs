//! Scenario tests of texts about the past: what a card was, who acted, and how the card got there.

use testkit::{Side, scenario, unit};

/// SHD_012: "attacked with a Mandalorian unit" uses the unit's traits at the time of the attack, including one it has
/// lost since.
#[test]
fn bo_katan_kryze_counts_an_attacker_that_was_a_mandalorian_then() {
    let mut game = scenario()
        .our_leader("Bo-Katan Kryze, Princess in Exile")
        .ours([unit("Battlefield Marine").with(["Foundling"])])
        .theirs(["Wampa"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().attack("Battlefield Marine", "their base");
    game.them().pass();
    game.us().play("Confiscate").choose("Foundling");
    game.them().pass();
    game.us().use_ability("Bo-Katan Kryze").choose("Wampa");
    game.expect_damage("Wampa", 1);
}

/// SHD_012: a unit that became a Mandalorian after its attack does not count.
#[test]
fn bo_katan_kryze_ignores_an_attacker_that_became_a_mandalorian_later() {
    let mut game = scenario()
        .our_leader("Bo-Katan Kryze, Princess in Exile")
        .ours(["Battlefield Marine"])
        .theirs(["Wampa"])
        .our_hand(["Foundling"])
        .action_phase();
    game.us().attack("Battlefield Marine", "their base");
    game.them().pass();
    game.us().play_onto("Foundling", "Battlefield Marine");
    game.them().pass();
    game.us().use_ability("Bo-Katan Kryze");
    game.expect_action_of(Side::Them).expect_damage("Wampa", 0);
}

/// SHD_012, CR 8.11.1: a Mandalorian that was defeated in its attack counts.
#[test]
fn bo_katan_kryze_counts_a_mandalorian_defeated_in_its_attack() {
    let mut game = scenario()
        .our_leader("Bo-Katan Kryze, Princess in Exile")
        .ours([unit("Battlefield Marine").with(["Foundling"]).damage(3)])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Wampa");
    game.expect_gone("Battlefield Marine");
    game.them().pass();
    game.us().use_ability("Bo-Katan Kryze").choose("Wampa");
    game.expect_gone("Wampa");
}

/// CR 8.11.1: the last known information of a card includes granted traits and keywords.
#[test]
fn last_known_information_includes_granted_traits_and_keywords() {
    let mut game = scenario()
        .confiscate_does(
            "If(if: Happened(Defeated(traits: [Mandalorian])), then: [Draw()]), \
             If(if: Happened(Defeated(keywords: [Sentinel])), then: [Draw()])",
        )
        .ours([unit("Battlefield Marine").with(["Foundling"])])
        .our_hand(["Gladiator Star Destroyer", "Vanquish", "Confiscate"])
        .action_phase();
    game.us().play("Gladiator Star Destroyer").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Vanquish").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Confiscate").expect_hand_size(2);
}

/// CR 8.11.1: the last known information of a copy is that of the copied card, with its cost and aspects.
#[test]
fn last_known_information_of_a_copy_is_that_of_the_copied_card() {
    let mut game = scenario()
        .confiscate_does(
            "As(First, Defeat(Choose(traits: [Clone]))), Draw(count: Cost(Named(First))), \
             Draw(count: DifferentAspects(Named(First)))",
        )
        .theirs(["Battlefield Marine"])
        .our_hand(["Clone", "Confiscate"])
        .our_deck(["Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa"])
        .action_phase();
    game.us().play("Clone").choose("Battlefield Marine");
    game.them().pass();
    // Battlefield Marine costs 2 and has two aspects.
    game.us().play("Confiscate").choose("our Battlefield Marine").expect_hand_size(4);
}

/// TWI_016, CR 1.9.12, 8.11.1: damage from a unit that was just defeated is damage from a friendly unit.
#[test]
fn damage_from_a_unit_just_defeated_is_damage_from_a_friendly_unit() {
    let mut game = scenario()
        .our_leader("Jango Fett, Concealing the Conspiracy")
        .ours([unit("Battlefield Marine").damage(2)])
        .theirs(["Wampa", "Cloud City Wing Guard"])
        .text("(id: \"SOR_095\", abilities: [When(on: [Defeated], do: [Damage(amount: 1, to: Choose(side: Enemy))])])")
        .action_phase();
    game.us().attack("Battlefield Marine", "Cloud City Wing Guard");
    game.expect_gone("Battlefield Marine");
    // Combat damage triggers first, then the damage of the ability.
    game.us().resolve_first("Battlefield Marine").choose("Wampa");
    game.us().yes();
    game.expect_exhausted("Wampa");
}

/// TWI_016, CR 1.5.3A: an enemy unit that deals damage because of our ability is not a friendly unit.
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

/// SHD_182, CR 1.18.1A: enemy units that defeat each other are defeated by their controller.
#[test]
fn enemy_units_that_defeat_each_other_are_not_defeated_by_us() {
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

/// CR 1.18.1A: the controller of the unit that deals the damage defeats the target, even if another player's ability
/// makes it deal damage.
#[test]
fn a_target_is_defeated_by_the_controller_of_the_damaging_unit() {
    let mut game = scenario()
        .our_base("Kestro City")
        .ours(["AT-ST", "Wampa"])
        .theirs(["Vanguard Infantry"])
        .their_hand(["Confiscate"])
        .our_hand(["Bravado"])
        .confiscate_does(
            "As(First, Bind(Choose(side: Enemy))), \
             Damage(amount: 5, to: Choose(side: Friendly), by: Named(First))",
        )
        .their_action_phase();
    game.them().play("Confiscate").choose("AT-ST").choose("Vanguard Infantry");
    game.expect_gone("Vanguard Infantry");
    if game.game.question().is_some_and(|question| question.ask != testkit::QuestionKind::Action) {
        game.them().choose("AT-ST");
    }
    game.us().play("Bravado").expect_ready_resources(20 - 3);
}

/// SHD_135: a captured card that SHD_243 discards does not come from a hand or deck.
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

/// LOF_016, TWI_116, CR 8.11.1: the card to play must cost less than the returned copy, not less than Clone.
#[test]
fn qui_gon_jinn_compares_with_the_cost_of_the_returned_copy() {
    let mut game = scenario()
        .our_leader("Qui-Gon Jinn, Student of the Living Force")
        .our_force()
        .our_hand(["Clone", "Wampa", "Alliance Dispatcher"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Clone").choose("Battlefield Marine");
    game.them().pass();
    game.us().use_ability("Qui-Gon Jinn").choose("our Battlefield Marine");
    game.expect_not_offered("play Wampa").expect_offered("play Alliance Dispatcher");
}

/// ASH_038, TWI_116, CR 8.11.1: the damage equals the cost of the returned copy.
#[test]
fn purrgil_ultra_deals_damage_equal_to_the_cost_of_the_returned_copy() {
    let mut game =
        scenario().our_resources(30).our_hand(["Clone", "Purrgil Ultra"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Clone").choose("Wampa");
    game.them().pass();
    game.us().play("Purrgil Ultra").choose("our Wampa").choose("AT-ST");
    game.expect_in_hand("Clone").expect_damage("AT-ST", 4);
}

/// CR 8.11.1: after an ability has moved a unit, its later steps use the unit's last known information, wherever it is
/// now: cost, aspects, power, traits, names and controller.
#[test]
fn later_steps_of_an_ability_use_last_known_information() {
    let moves = [
        "Return(Choose(traits: [Clone]))",
        "Put(what: Choose(traits: [Clone]), to: Bottom(Random))",
        "Resource(what: Choose(traits: [Clone]))",
        "Defeat(Choose(traits: [Clone]))",
    ];
    let reads = [
        ("Draw(count: Cost(Named(First)))", 2),
        ("Draw(count: DifferentAspects(Named(First)))", 2),
        ("Draw(count: Power(Named(First)))", 5),
        ("Draw(count: DifferentNames(These([Named(First), All(named: [\"Battlefield Marine\"])])))", 1),
        ("If(if: Is(Named(First), (zone: Any, traits: [Trooper])), then: [Draw()])", 1),
        ("If(if: Exists(side: Enemy, same_name: Named(First)), then: [Draw()])", 1),
        ("Draw(who: ControllerOf(Named(First)))", 1),
    ];
    for moved in moves {
        for (read, drawn) in reads {
            let mut game = scenario()
                .confiscate_does(&format!("As(First, {moved}), {read}"))
                .theirs(["Battlefield Marine"])
                .our_hand(["Clone", "Academy Training", "Confiscate"])
                .action_phase();
            game.us().play("Clone").choose("Battlefield Marine");
            game.them().pass();
            game.us().play_onto("Academy Training", "our Battlefield Marine");
            game.them().pass();
            let returned = usize::from(moved.starts_with("Return"));
            game.us().play("Confiscate").choose("our Battlefield Marine").expect_hand_size(drawn + returned);
        }
    }
}

/// CR 8.11.1: the last known controller of a defeated resource counts, even if another player owns it.
#[test]
fn the_last_known_controller_of_a_defeated_resource_counts() {
    let mut game = scenario()
        .confiscate_does("TakeControl(of: Choose(is: Resource, side: Enemy))")
        .text(
            "(id: \"SOR_222\", abilities: [Event([
                As(First, Defeat(Choose(is: Resource, side: Enemy, any: [(is: Resource, side: OwnedBy(You))]))),
                Draw(who: ControllerOf(Named(First))),
            ])])",
        )
        .our_hand(["Confiscate"])
        .their_hand(["Waylay"])
        .their_resource_cards(["Wampa"])
        .action_phase();
    game.us().play("Confiscate").choose("Wampa").expect_hand_size(0);
    game.them().play("Waylay").choose("Wampa").expect_hand_size(0);
    game.us().expect_hand_size(1);
}
