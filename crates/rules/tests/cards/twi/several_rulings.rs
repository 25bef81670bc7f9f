//! Official rulings of Twilight of the Republic on several cards; each test names its cards by number.

use testkit::{Keyword, QuestionKind, Side, card_text, scenario, unit};

use crate::starts::{with_a_deadly_upgrade, with_a_triggering_upgrade, without_enemies};

/// TWI_139, TWI_172, TWI_224: a unit that can attack must attack, and only a ready unit can.
#[test]
fn event_that_attacks_requires_a_ready_unit_to_attack() {
    for event in ["Corner the Prey", "Grim Resolve", "Breaking In"] {
        let mut game =
            scenario().our_hand([event]).ours([unit("Wampa").exhausted(), unit("Battlefield Marine")]).action_phase();
        game.us().play(event);
        game.expect_options(["Battlefield Marine -> their base"]);
        let mut nobody = scenario().our_hand([event]).ours([unit("Wampa").exhausted()]).action_phase();
        nobody.us().play(event);
        nobody.expect_action_of(Side::Them).expect_exhausted("Wampa");
    }
}

/// TWI_076, TWI_199, TWI_213, TWI_215, CR 1.8.6: the printed cost counts: an increase of 3 on a unit of cost 2 changes
/// nothing, nor a discount from 11 to 3.
#[test]
fn units_of_cost_3_or_less_are_chosen_by_printed_cost() {
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

/// TWI_081, TWI_106, TWI_112, TWI_117, TWI_118, CR 7.5.5, 7.6.13B: Ambush is pending together with "when played";
/// without an enemy unit to attack the unit stays exhausted.
#[test]
fn ambush_without_an_enemy_unit_does_not_ready_the_unit() {
    let table = |card| scenario().our_hand([card]).ours(["Battle Droid", "Wampa"]).action_phase();
    for card in ["Droid Commando", "Coruscant Guard"] {
        let mut game = table(card);
        game.us().play(card);
        game.expect_keyword(card, Keyword::Ambush).expect_exhausted(card).expect_action_of(Side::Them);
    }
    for card in ["Baktoid Spider Droid", "Gor"] {
        let mut game = table(card);
        game.us().play(card);
        game.expect_asked(Side::Us, QuestionKind::Exploit);
        game.us().done();
        game.expect_keyword(card, Keyword::Ambush).expect_exhausted(card).expect_action_of(Side::Them);
    }
    let card = "Subjugating Starfighter";
    let mut game = table(card);
    game.us().play(card);
    game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_waiting([card, card]);
    game.us().resolve_first("Ambush");
    game.expect_count("Battle Droid", 2).expect_exhausted(card).expect_action_of(Side::Them);
}

/// TWI_191, TWI_198, TWI_215, TWI_226, CR 8.24.1: only units in play are returned.
#[test]
fn cards_that_return_a_unit_choose_units_in_play() {
    let table = |card: &'static str| {
        scenario()
            .our_hand([card])
            .our_discard(["Battlefield Marine"])
            .their_discard(["Battlefield Marine"])
            .ours([unit("Cantina Braggart")])
            .theirs([unit("Jawa Scavenger")])
            .theirs([unit("Wampa").guarding(["Death Star Stormtrooper"])])
    };
    let mut escort = table("Wolf Pack Escort").action_phase();
    escort.us().play("Wolf Pack Escort");
    escort.expect_options(["Cantina Braggart", "no"]);
    let mut enfys = table("Enfys Nest, Champion of Justice").action_phase();
    enfys.us().play("Enfys Nest");
    enfys.expect_options(["Jawa Scavenger", "Wampa", "no"]);
    let mut fighter = table("Geonosis Patrol Fighter").action_phase();
    fighter.us().play("Geonosis Patrol Fighter").done();
    fighter.expect_options(["Cantina Braggart", "Jawa Scavenger", "no"]);
    let mut waylay = table("Waylay").action_phase();
    waylay.us().play("Waylay");
    waylay.expect_options(["Cantina Braggart", "Jawa Scavenger", "Wampa"]);
}

/// TWI_194, TWI_196, TWI_214, CR 7.5.5C: Ambush does nothing without an enemy unit in its arena.
#[test]
fn ambush_without_an_enemy_unit_in_the_arena_does_nothing() {
    let ahsoka = "Ahsoka Tano, Always Ready For Trouble";
    without_enemies(
        scenario().our_hand([ahsoka]).theirs(["TIE/ln Fighter", "Alliance X-Wing"]).action_phase(),
        "Ahsoka Tano",
    );
    without_enemies(scenario().our_hand(["Plo Koon"]).theirs(["TIE/ln Fighter"]).action_phase(), "Plo Koon");
    without_enemies(scenario().our_hand(["Hidden Sharpshooter"]).action_phase(), "Hidden Sharpshooter");
}

/// TWI_194, TWI_196, TWI_214, CR 7.5.5D: Ambush is pending together with other abilities that playing the card
/// triggered.
#[test]
fn ambush_is_pending_together_with_when_played_abilities() {
    for card in ["Ahsoka Tano, Always Ready For Trouble", "Plo Koon", "Hidden Sharpshooter"] {
        let mut game = with_a_triggering_upgrade(scenario())
            .our_hand([card])
            .ours([unit("TIE/ln Fighter").with(["Resilient"])])
            .theirs(["Cantina Braggart", "Alliance X-Wing", "Alliance X-Wing"])
            .action_phase();
        game.us().play(card);
        game.expect_asked(Side::Us, QuestionKind::WhichFirst);
        game.us().resolve_first("Ambush").attack(card, "Cantina Braggart").expect_hand_size(1);
        game.expect_gone("Cantina Braggart").expect_exhausted(card);
    }
}

/// TWI_093, TWI_113, TWI_114, TWI_118, TWI_119, CR 7.5.7F: the defending unit is defeated before combat damage: all of
/// it is excess damage.
#[test]
fn overwhelm_deals_all_damage_when_the_defending_unit_is_gone() {
    for (name, upgrades, damage) in [
        ("Advanced Recon Commando", &["Resilient"][..], 4),
        ("B2 Legionnaires", &["Resilient"], 5),
        ("Clone Commander Cody", &["Resilient"], 4),
        ("Gor", &["Resilient"], 7),
        ("Clone Trooper", &["Resilient", "Nameless Valor"], 4),
    ] {
        let attacker = unit(name).with(upgrades.iter().copied());
        let mut game = with_a_deadly_upgrade(scenario()).ours([attacker]).theirs(["Cantina Braggart"]).action_phase();
        game.us().attack(name, "Cantina Braggart");
        game.expect_gone("Cantina Braggart").expect_damage(name, 0).expect_action_of(Side::Them);
        game.them().expect_base_damage(damage);
    }
}

/// TWI_081, TWI_106, TWI_117, TWI_118, CR 7.6.13B: Ambush is pending together with other abilities that trigger on
/// playing the card.
#[test]
fn ambush_is_pending_with_other_abilities_that_trigger_on_the_play() {
    let cards = [("Droid Commando", false), ("Coruscant Guard", false), ("Baktoid Spider Droid", true), ("Gor", true)];
    for (card, exploits) in cards {
        let mut game = with_a_triggering_upgrade(scenario())
            .our_hand([card])
            .ours([unit("Battle Droid"), unit("Greedo").with(["Resilient"])])
            .theirs(["Swoop Racer"])
            .action_phase();
        game.us().play(card);
        if exploits {
            game.expect_asked(Side::Us, QuestionKind::Exploit);
            game.us().done();
        }
        game.expect_asked(Side::Us, QuestionKind::WhichFirst);
        game.us().resolve_first("Ambush").no().expect_hand_size(1);
        game.expect_exhausted(card).expect_action_of(Side::Them);
    }
}

/// TWI_002, TWI_014, TWI_139, TWI_205, TWI_255, errata of words: the texts say "defending unit", do not speak of a
/// single penalty, and "loses all abilities" includes gaining none.
#[test]
fn texts_use_the_current_wording() {
    for card in ["TWI_014", "TWI_139", "TWI_205"] {
        let text = card_text(card);
        assert!(text.contains("defending unit") && !text.contains("defender"), "{card}: {text}");
    }
    assert!(!card_text("TWI_002").contains("penalty"), "{}", card_text("TWI_002"));
    let text = card_text("TWI_255");
    assert!(text.contains("loses all abilities except") && !text.contains("gain"), "{text}");
}

/// TWI_001, TWI_034, TWI_040, errata: the texts say "aspect penalties", and the penalties of all missing icons are
/// ignored.
#[test]
fn every_aspect_penalty_is_ignored() {
    for card in ["TWI_001", "TWI_034", "TWI_040"] {
        assert!(card_text(card).contains("aspect penalties"), "{card}");
    }
    // Command and Heroism are both missing.
    let mut game = scenario().our_leader("Nala Se").our_hand(["TWI_097"]).our_resources(6).action_phase();
    game.us().play("Captain Rex").expect_ready_resources(0);
}

/// TWI_009, TWI_011, TWI_012, TWI_014, TWI_105, CR 6.3.0B, 6.3.0D: the attack must be made, with a ready unit, if
/// possible.
#[test]
fn leaders_that_attack_require_a_ready_unit() {
    let leaders = [
        "Maul, A Rival in Darkness",
        "Ahsoka Tano, Snips",
        "Anakin Skywalker, What it Takes to Win",
        "Asajj Ventress, Unparalleled Adversary",
    ];
    for leader in leaders {
        let mut game = scenario()
            .our_leader(leader)
            .ours([unit("Wampa"), unit("Underworld Thug").exhausted(), unit("Greedo").exhausted()])
            .action_phase();
        game.us().use_ability("our leader");
        game.expect_options(["Wampa -> their base"]);
        let mut game = scenario()
            .our_leader(leader)
            .ours([unit("Wampa").exhausted(), unit("Underworld Thug").exhausted(), unit("Greedo").exhausted()])
            .action_phase();
        game.us().use_ability("our leader");
        game.expect_exhausted("our leader").expect_action_of(Side::Them);
    }
    let mut game = scenario().ours([unit("Steadfast Senator"), unit("Greedo").exhausted()]).action_phase();
    // The cost exhausts the Senator: nobody is left to attack.
    game.us().use_ability("Steadfast Senator").expect_ready_resources(18);
    game.expect_action_of(Side::Them);
}

/// TWI_009, TWI_093, TWI_113, TWI_114, TWI_118, TWI_119, CR 7.5.7E: a Shield prevents all of the damage, and no excess
/// is left.
#[test]
fn overwhelm_deals_no_excess_through_a_shield() {
    let mut game = scenario()
        .our_leader("Maul, A Rival in Darkness")
        .ours(["Swoop Racer"])
        .theirs([unit("Battle Droid").with(["Shield"])])
        .action_phase();
    game.us().use_ability("Maul").attack("Swoop Racer", "Battle Droid");
    game.expect_in_play("Battle Droid").expect_upgrades("Battle Droid", []);
    game.them().expect_base_damage(0);
    for attacker in ["Advanced Recon Commando", "B2 Legionnaires", "Clone Commander Cody", "Gor"] {
        let mut game = scenario().ours([attacker]).theirs([unit("Battle Droid").with(["Shield"])]).action_phase();
        game.us().attack(attacker, "Battle Droid");
        game.expect_damage("Battle Droid", 0);
        game.them().expect_base_damage(0);
    }
    let mut game = scenario()
        .ours([unit("Clone Trooper").with(["Nameless Valor"])])
        .theirs([unit("Battle Droid").with(["Shield"])])
        .action_phase();
    game.us().attack("Clone Trooper", "Battle Droid");
    game.them().expect_base_damage(0);
}

/// TWI_009, TWI_093, TWI_113, TWI_114, TWI_118, TWI_119, CR 7.5.7F: the defending unit is defeated before combat
/// damage: all of it is excess damage.
#[test]
fn overwhelm_given_by_maul_deals_all_damage_when_the_defender_is_gone() {
    let mut game = scenario()
        .our_deployed_leader("Maul, A Rival in Darkness")
        .ours(["Vulture Interceptor Wing"])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Vulture Interceptor Wing", "TIE/ln Fighter").choose("TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_damage("Vulture Interceptor Wing", 0);
    game.them().expect_base_damage(3);
}

/// TWI_018, TWI_076, TWI_089, TWI_115, CR 1.8.6: printed costs are compared: 1, though 5 was paid.
#[test]
fn quinlan_vos_compares_printed_costs() {
    let mut game = scenario()
        .our_leader("Quinlan Vos")
        .our_base("Pyke Palace")
        .our_hand(["Obedient Vanguard", "Death by Droids"])
        .theirs(["Greedo", "Swoop Racer", "Battlefield Marine"])
        .action_phase();
    game.us().play("Obedient Vanguard").expect_ready_resources(17).yes();
    game.expect_options(["Greedo"]);
}
