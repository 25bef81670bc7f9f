//! Official rulings on cards of Twilight of the Republic that other stories only touch, and what was in doubt.

use testkit::{Ask, Side, card_text, scenario, unit};

/// TWI_093, TWI_113, TWI_114, TWI_118, TWI_119, CR 7.5.7F: what each of them attacks falls before combat damage: all of
/// it is in excess. An upgrade without text lends its number to one that does that.
#[test]
fn all_is_excess_when_the_defending_unit_is_gone() {
    let deadly = r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [
        Damage(amount: 9, to: Defender),
    ]))])])"#;
    for (name, upgrades, damage) in [
        ("Advanced Recon Commando", &["Resilient"][..], 4),
        ("B2 Legionnaires", &["Resilient"], 5),
        ("Clone Commander Cody", &["Resilient"], 4),
        ("Gor", &["Resilient"], 7),
        ("Clone Trooper", &["Resilient", "Nameless Valor"], 4),
    ] {
        let attacker = unit(name).with(upgrades.iter().copied());
        let mut game = scenario().text(deadly).ours([attacker]).theirs(["Cantina Braggart"]).action_phase();
        game.us().attack(name, "Cantina Braggart");
        game.expect_gone("Cantina Braggart").expect_damage(name, 0).expect_action_of(Side::Them);
        game.them().expect_base_damage(damage);
    }
}

/// TWI_081, TWI_106, TWI_117, TWI_118, CR 7.6.13B: Ambush waits together with what else hears that the card was played.
#[test]
fn ambush_waits_with_all_that_hears_of_the_card() {
    let hears = r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [
        Ability(When(on: [CardPlayed(by: Friendly, card: (other: true))], do: [Draw()])),
    ])])"#;
    for card in ["Droid Commando", "Coruscant Guard", "Baktoid Spider Droid", "Gor"] {
        let mut game = scenario()
            .text(hears)
            .our_hand([card])
            .ours([unit("Battle Droid"), unit("Greedo").with(["Resilient"])])
            .theirs(["Swoop Racer"])
            .action_phase();
        game.us().play(card);
        if game.game.question().is_some_and(|question| question.ask == Ask::Exploit) {
            game.us().done();
        }
        game.expect_asked(Side::Us, Ask::WhichFirst);
        game.us().resolve_first("Ambush").no().expect_hand_size(1);
        game.expect_exhausted(card).expect_action_of(Side::Them);
    }
}

/// TWI_105, CR 6.3.0D: while a ready unit can attack, one must.
#[test]
fn steadfast_senator_sends_somebody() {
    let mut game =
        scenario().ours([unit("Steadfast Senator"), unit("Wampa"), unit("Greedo").exhausted()]).action_phase();
    game.us().use_ability("Steadfast Senator");
    game.expect_options(["Wampa -> their base"]);
}

/// TWI_002, TWI_014, TWI_139, TWI_205, TWI_255, errata of words: nobody speaks of a "defender" or of one penalty, and who
/// loses all abilities gains none.
#[test]
fn the_words_are_those_of_today() {
    for card in ["TWI_014", "TWI_139", "TWI_205"] {
        let text = card_text(card);
        assert!(text.contains("defending unit") && !text.contains("defender"), "{card}: {text}");
    }
    assert!(!card_text("TWI_002").contains("penalty"), "{}", card_text("TWI_002"));
    let text = card_text("TWI_255");
    assert!(text.contains("loses all abilities except") && !text.contains("gain"), "{text}");
}

/// TWI_139 with TWI_135: of two defending units the damage on both counts: each damage is on a unit that is defending.
#[test]
fn corner_the_prey_counts_the_damage_on_both_of_two() {
    let mut game = scenario()
        .our_hand(["Corner the Prey"])
        .ours(["Darth Maul, Revenge At Last"])
        .theirs([
            unit("AT-ST").damage(1).with(["Resilient", "Resilient"]),
            unit("Consular Security Force").damage(2).with(["Resilient", "Resilient"]),
        ])
        .their_base_damage(7)
        .action_phase();
    let mut one = game.clone();
    game.us().play("Corner the Prey").attack("Darth Maul", "Consular Security Force").choose("AT-ST");
    // 5, 1 and 2: 8 to each.
    game.expect_damage("AT-ST", 1 + 8).expect_damage("Consular Security Force", 2 + 8);
    one.us().play("Corner the Prey").attack("Darth Maul", "AT-ST").no();
    one.expect_damage("AT-ST", 1 + 6);
}

/// TWI_135, CR 6.3.5C: who strikes first strikes both first: who survives strikes back, who falls does not.
#[test]
fn darth_maul_strikes_both_first() {
    let mut game = scenario()
        .our_hand(["Shoot First"])
        .ours(["Darth Maul, Revenge At Last"])
        .theirs(["Battlefield Marine", "Consular Security Force"])
        .action_phase();
    game.us().play("Shoot First").attack("Darth Maul", "Battlefield Marine").choose("Consular Security Force");
    game.expect_gone("Battlefield Marine").expect_damage("Consular Security Force", 6).expect_damage("Darth Maul", 3);
}

/// TWI_135, CR 7.5.5: from Ambush as well he may attack two.
#[test]
fn darth_maul_ambushes_two() {
    let mut game = scenario()
        .our_hand(["Timely Intervention", "Darth Maul, Revenge At Last"])
        .theirs(["Battlefield Marine", "Jawa Scavenger"])
        .action_phase();
    game.us().play("Timely Intervention").play("Darth Maul").attack("Darth Maul", "Battlefield Marine");
    game.expect_asked(Side::Us, Ask::SecondDefender);
    game.us().choose("Jawa Scavenger");
    game.expect_gone("Battlefield Marine").expect_gone("Jawa Scavenger").expect_action_of(Side::Them);
}

/// TWI_135, SHD_143: he attacks and defeats in one attack: with both of them defeated it triggers once.
#[test]
fn two_fall_in_one_attack() {
    let mut game = scenario()
        .ours([unit("Darth Maul, Revenge At Last").with(["Ruthlessness"])])
        .theirs(["Battlefield Marine", "Greedo"])
        .action_phase();
    game.us().attack("Darth Maul", "Battlefield Marine").choose("Greedo");
    game.us().our_abilities_first();
    game.them().expect_base_damage(2).no();
    game.expect_gone("Battlefield Marine").expect_gone("Greedo").expect_action_of(Side::Them);
    game.them().expect_base_damage(2);
}

/// TWI_135, SOR_018: what an ability gives the defending unit for the attack, both of them get.
#[test]
fn both_of_two_defending_units_are_weakened() {
    let mut game = scenario()
        .our_leader("Jyn Erso")
        .ours(["Darth Maul, Revenge At Last"])
        .theirs(["Battlefield Marine", "Consular Security Force"])
        .action_phase();
    game.us().use_ability("our leader").attack("Darth Maul", "Battlefield Marine").choose("Consular Security Force");
    game.expect_damage("Darth Maul", 2 + 2);
}

/// TWI_116, CR 3.7.1, 1.2.3: a token is a card that did not start in a deck, and Clone did: as a copy of a token unit it is
/// not taken by Sly Moore (TWI_211), nor does Nameless Valor (TWI_119) go onto it; and it was played, not created.
#[test]
fn clone_of_a_token_was_in_a_deck() {
    let mut game = scenario()
        .our_hand(["Clone", "Nameless Valor"])
        .ours(["Wampa"])
        .theirs(["Battle Droid"])
        .their_hand(["Sly Moore"])
        .action_phase();
    game.us().play("Clone").choose("Battle Droid");
    game.them().play("Sly Moore");
    game.expect_action_of(Side::Us).expect_controller("our Battle Droid", Side::Us);
    game.us().play_onto("Nameless Valor", "Battle Droid");
    game.expect_power("their Battle Droid", 3).expect_power("our Battle Droid", 1);
}
