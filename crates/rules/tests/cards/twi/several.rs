//! Tests of Twilight of the Republic that concern several cards; each names its cards by number.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

/// TWI_031, TWI_006, TWI_002: exploited units were defeated this phase, leader units included.
#[test]
fn exploited_units_count_as_defeated_this_phase() {
    let mut game = scenario()
        .our_deployed_leader("Nute Gunray")
        .our_hand(["Droideka Security", "Rune Haako"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Droideka Security").choose("Nute Gunray");
    game.them().pass();
    game.us().play("Rune Haako").choose("Wampa");
    game.expect_power("Wampa", 3);
    let mut game = scenario()
        .our_leader("Nute Gunray")
        .our_hand(["Droideka Security"])
        .ours(["Battle Droid", "Wampa"])
        .action_phase();
    game.us().play("Droideka Security").choose_each(["Battle Droid", "Wampa"]);
    game.them().pass();
    game.us().use_ability("Nute Gunray");
    game.expect_count("Battle Droid", 1);
}

/// TWI_008, TWI_010, TWI_013, TWI_015: leaders are exhausted, and abilities that cost 1 resource are paid for.
#[test]
fn leaders_exhaust_and_pay_for_their_abilities() {
    for (leader, price) in [
        ("Padmé Amidala, Serving the Republic", 1),
        ("Pre Vizsla, Pursuing the Throne", 1),
        ("Mace Windu, Vaapad Form Master", 1),
        ("General Grievous, General of the Droid Armies", 0),
    ] {
        let mut game = scenario()
            .our_leader(leader)
            .our_resources(1)
            .ours(["Battle Droid", "Wampa", "Greedo"])
            .our_deck(["Repair"; 4])
            .theirs([unit("AT-ST").damage(1)])
            .action_phase();
        game.us().use_ability("our leader");
        match leader {
            "Padmé Amidala, Serving the Republic" => {}
            "General Grievous, General of the Droid Armies" => {
                game.us().choose("Battle Droid");
            }
            _ => {
                game.us().choose("AT-ST");
            }
        }
        game.expect_exhausted("our leader").expect_action_of(Side::Them);
        game.us().expect_ready_resources(1 - price);
    }
}

/// TWI_031, TWI_044, TWI_256: each effect applies its exact amount.
#[test]
fn effects_apply_the_exact_amount() {
    let mut game = scenario()
        .our_hand(["Rune Haako"])
        .ours(["Greedo"])
        .theirs(["AT-ST"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Greedo");
    game.us().no().play("Rune Haako").choose("AT-ST");
    game.expect_power("AT-ST", 5).expect_hp("AT-ST", 6);
    let mut game = scenario().our_hand(["Kashyyyk Defender"]).ours([unit("Wampa").damage(4)]).action_phase();
    game.us().play("Kashyyyk Defender").choose("Wampa");
    game.expect_options(["0", "1", "2"]);
    let mut game = scenario().our_hand(["Hold-Out Blaster"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("Hold-Out Blaster", "Wampa").choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

/// TWI_043, TWI_134, TWI_250: another unit with the required trait is needed: a unit with another trait does not count.
#[test]
fn abilities_need_another_unit_of_the_required_kind() {
    let mut game = scenario().ours(["Outspoken Representative", "Wampa"]).action_phase();
    game.expect_no_keyword("Outspoken Representative", Keyword::Sentinel);
    let mut game = scenario().ours(["Asajj Ventress, Count Dooku's Assassin", "Wampa"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().attack("Asajj Ventress", "their base");
    game.expect_power("Asajj Ventress", 2);
    let mut game = scenario().our_hand(["Sword and Shield Maneuver"]).ours(["Wampa", "Barriss Offee"]).action_phase();
    game.us().play("Sword and Shield Maneuver");
    game.expect_keyword("Barriss Offee", Keyword::Sentinel).expect_no_keyword("Wampa", Keyword::Sentinel);
}

/// TWI_038, TWI_039, TWI_066, TWI_078, TWI_115, TWI_117, TWI_118, TWI_138, TWI_178, TWI_184, TWI_186, TWI_215, TWI_217,
/// TWI_235, CR 7.5.16: each card exploits up to its printed number of units and no more.
#[test]
fn each_card_exploits_at_most_its_printed_number_of_units() {
    for (card, many) in [
        ("Providence Destroyer", 2),
        ("Malevolence", 4),
        ("Multi-Troop Transport", 2),
        ("The Invasion of Christophsis", 4),
        ("Osi Sobeck", 3),
        ("Baktoid Spider Droid", 2),
        ("Gor", 3),
        ("Count Dooku, Fallen Jedi", 2),
        ("Planetary Invasion", 3),
        ("Tactical Droid Commander", 2),
        ("San Hill", 3),
        ("Geonosis Patrol Fighter", 2),
        ("Tri-Droid Suppressor", 2),
        ("Battle Droid Legion", 2),
    ] {
        let mut game = scenario().our_resources(40).our_hand([card]).ours(["Underworld Thug"; 6]).action_phase();
        game.us().play(card);
        for _ in 0..many {
            game.expect_asked(Side::Us, QuestionKind::Exploit).us().choose("Underworld Thug");
        }
        game.expect_count("Underworld Thug", 6 - many);
    }
}

/// TWI_199, TWI_204, TWI_213, TWI_215: leaders are excluded; TWI_216, TWI_225, TWI_227: the targets are limited by
/// controller.
#[test]
fn targets_are_limited_by_controller_and_exclude_leaders() {
    let table = |card| {
        scenario()
            .our_hand([card])
            .ours(["Greedo", "Battle Droid"])
            .our_deployed_leader("Luke Skywalker, Faithful Friend")
            .theirs(["Jawa Scavenger"])
            .their_deployed_leader("Asajj Ventress")
            .action_phase()
    };
    let mut game = table("Clear the Field");
    game.us().play("Clear the Field");
    game.expect_options(["Greedo", "Battle Droid", "Jawa Scavenger"]);
    let mut game = table("Impropriety Among Thieves");
    game.us().play("Impropriety Among Thieves");
    game.expect_not_offered("Luke Skywalker").expect_not_offered("Asajj Ventress").expect_offered("Greedo");
    let mut game = table("Sanctioner's Shuttle");
    game.us().play("Sanctioner's Shuttle");
    game.expect_options(["Jawa Scavenger"]);
    let mut game = table("Geonosis Patrol Fighter");
    game.us().play("Geonosis Patrol Fighter").done();
    game.expect_options(["Greedo", "Battle Droid", "Jawa Scavenger", "no"]);
    let mut game = table("Prisoner of War");
    game.us().play("Prisoner of War");
    game.expect_options(["Greedo", "Battle Droid", "Luke Skywalker"]);
}

/// TWI_020, TWI_021, TWI_023, TWI_024, TWI_026, TWI_027, TWI_029, TWI_030: a base without a text provides its aspect.
#[test]
fn bases_without_text_provide_their_aspect() {
    let offered = |base: &str, card: &'static str| {
        let mut game = scenario()
            .our_leader("Padmé Amidala, Serving the Republic")
            .our_base(base)
            .our_hand([card])
            .our_resources(1);
        game = game.theirs(["Wampa"]);
        let game = game.action_phase();
        game.game.legal_actions().iter().any(|action| matches!(action, rules::Action::Play { .. }))
    };
    for (bases, card) in [
        (["Sundari", "The Crystal City"], "Repair"),
        (["KCM Mining Facility", "The Nest"], "Daring Raid"),
        (["Level 1313", "Pyke Palace"], "Shoot First"),
        (["Lair of Grievous", "Tipoca City"], "Tactical Advantage"),
    ] {
        for base in bases {
            assert!(offered(base, card), "{base} provides the aspect of {card}");
        }
        assert!(card == "Tactical Advantage" || !offered("Tipoca City", card), "Tipoca City does not");
    }
}
