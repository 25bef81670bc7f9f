//! Words of cards of Twilight of the Republic that their main story can do without: whom a card leaves alone, what it does
//! not hear, how much and no more.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_005: Separatist cards alone, one Exploit on the Leader side and three on the other.
#[test]
fn count_dooku_plays_separatists_alone() {
    let droids = ["Battle Droid"; 5];
    let table = || scenario().our_hand(["Super Battle Droid", "Wampa"]).ours(droids);
    let mut game = table().our_leader("Count Dooku, Face of the Confederacy").action_phase();
    game.us().use_ability("our leader");
    game.expect_not_offered("play Wampa");
    game.us().play("Super Battle Droid").choose("Battle Droid");
    // No second one.
    game.expect_in_play("Super Battle Droid").expect_action_of(Side::Them);
    let mut game = table().our_deployed_leader("Count Dooku, Face of the Confederacy").action_phase();
    game.us().attack("Count Dooku", "their base");
    game.them().pass();
    // No Separatist: nothing to exploit, and nothing is used up.
    game.us().play("Wampa");
    game.expect_action_of(Side::Them).them().pass();
    game.us().play("Super Battle Droid").choose_times(3, "Battle Droid");
    game.expect_in_play("Super Battle Droid").expect_count("our Battle Droid", 2).expect_action_of(Side::Them);
}

/// TWI_008, TWI_010, TWI_013, TWI_015: leaders are exhausted, and those that cost 1 resource are paid for.
#[test]
fn leaders_are_exhausted_and_paid_for() {
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

/// TWI_008: three cards, and a Republic card among them, on both sides.
#[test]
fn padme_looks_no_deeper_than_three() {
    let deck = ["Recruit", "Repair", "Waylay", "41st Elite Corps", "Vanquish"];
    let table = || scenario().our_deck(deck).ours(["Wampa", "Greedo", "Battle Droid"]);
    let mut game = table().our_leader("Padmé Amidala, Serving the Republic").action_phase();
    game.us().use_ability("our leader").expect_deck_top(["41st Elite Corps", "Vanquish"]).expect_hand([]);
    let mut game = table().our_deployed_leader("Padmé Amidala, Serving the Republic").action_phase();
    game.us().attack("Padmé Amidala", "their base").resolve_first("Padmé Amidala");
    game.us().expect_deck_top(["41st Elite Corps", "Vanquish"]).expect_hand([]);
}

/// TWI_017: turned back he is Palpatine in all: he provides Heroism again, and hears of a Heroism unit's fall again.
#[test]
fn sidious_turns_back_into_palpatine() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_base("Death Watch Hideout")
        .our_base_damage(9)
        .our_hand(["TIE/ln Fighter", "Battlefield Marine", "Swoop Racer", "Swoop Racer"])
        .ours(["Battlefield Marine"])
        .theirs([unit("AT-ST").with(["Resilient"; 9])])
        .action_phase();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("our leader").expect_base_damage(7);
    game.them().pass();
    // Cunning is on both sides.
    game.us().play("Swoop Racer").expect_ready_resources(17);
    game.both_pass().nobody_resources();
    game.us().play("TIE/ln Fighter").expect_ready_resources(19);
    game.them().pass();
    game.us().use_ability("our leader");
    game.them().expect_base_damage(2).pass();
    // Command is missing, Heroism is not.
    game.us().play("Battlefield Marine").expect_ready_resources(15);
    game.both_pass().nobody_resources();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("our leader").expect_base_damage(5);
}

/// TWI_031, TWI_044, TWI_256: so much, and no more.
#[test]
fn so_much_and_no_more() {
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

/// TWI_034: other upgrades are no Lightsabers: they cost him their penalty, and do not count.
#[test]
fn general_grievous_collects_lightsabers_alone() {
    let grievous = "General Grievous, Trophy Collector";
    let mut game = scenario().our_hand(["Ruthlessness"]).ours([grievous]).action_phase();
    // 1, and 2 each for Aggression and Villainy.
    game.us().play_onto("Ruthlessness", "General Grievous").expect_ready_resources(15);
    let armed = unit(grievous).with(["Jedi Lightsaber", "Jedi Lightsaber", "Jedi Lightsaber", "Ruthlessness"]);
    let mut game = scenario().ours([armed]).theirs(["Wampa", "Greedo"]).action_phase();
    game.us().attack("General Grievous", "their base");
    game.expect_in_play("Wampa").expect_in_play("Greedo").expect_action_of(Side::Them);
}

/// TWI_043, TWI_134, TWI_250: another of that kind: a unit of another kind does not do.
#[test]
fn another_of_the_kind_has_to_be_there() {
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

/// TWI_085: +2 power and +2 HP.
#[test]
fn kalani_gives_as_much_hp_as_power() {
    let mut game = scenario().ours(["Kalani", "Wampa"]).initiative(Side::Them).action_phase();
    game.us().attack("Kalani", "their base").choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7);
}

/// TWI_086: three and no more.
#[test]
fn admiral_trench_brings_back_three() {
    let mut game = scenario()
        .our_hand(["Admiral Trench"])
        .ours(["Greedo", "Swoop Racer", "Underworld Thug", "Cantina Braggart", "Battle Droid"])
        .their_hand(["Superlaser Blast"])
        .their_action_phase();
    game.them().play("Superlaser Blast");
    game.us().no().play("Admiral Trench");
    game.us().choose_each(["Greedo", "Swoop Racer", "Underworld Thug"]);
    game.expect_action_of(Side::Them);
    game.us().expect_hand(["Greedo", "Swoop Racer", "Underworld Thug"]);
}

/// TWI_089: no unit has to be played; the chosen ones fall all the same.
#[test]
fn consolidation_of_power_may_play_nobody() {
    let mut game =
        scenario().our_hand(["Consolidation of Power", "Swoop Racer"]).ours(["Wampa", "Greedo"]).action_phase();
    game.us().play("Consolidation of Power").choose("Wampa").done().no().expect_hand(["Swoop Racer"]);
    game.expect_gone("Wampa").expect_in_play("Greedo").expect_action_of(Side::Them);
}

/// TWI_121: 2 less, not more.
#[test]
fn generals_blade_saves_two() {
    let mut game = scenario()
        .our_hand(["Consular Security Force"])
        .ours([unit("Barriss Offee").with(["General's Blade"])])
        .action_phase();
    game.us().attack("Barriss Offee", "their base");
    game.them().pass();
    game.us().play("Consular Security Force").expect_ready_resources(18);
}

/// TWI_151: 1 for every 5, not for a part of it.
#[test]
fn resolute_counts_every_five() {
    for (damage, price) in [(4, 10), (5, 9), (9, 9), (10, 8)] {
        let mut game = scenario()
            .our_base("Death Watch Hideout")
            .our_base_damage(damage)
            .our_hand(["Resolute"])
            .theirs(["AT-ST"])
            .action_phase();
        game.us().play("Resolute").expect_ready_resources(20 - price);
    }
}

/// TWI_153: three units at most.
#[test]
fn bold_resistance_is_for_three() {
    let mut game = scenario()
        .our_hand(["Bold Resistance"])
        .ours(["Battle Droid"; 4])
        .theirs(["Super Battle Droid"])
        .action_phase();
    game.us().play("Bold Resistance").choose("Battle Droid").choose("Battle Droid").choose("Super Battle Droid");
    game.expect_action_of(Side::Them).expect_power("Super Battle Droid", 6);
}

/// TWI_156: four different units: the third is not the fourth.
#[test]
fn unlimited_power_strikes_nobody_twice() {
    let mut game =
        scenario().our_hand(["Unlimited Power"]).theirs(["AT-ST", "Wampa", "Swoop Racer", "Greedo"]).action_phase();
    game.us().play("Unlimited Power").choose("AT-ST").choose("Wampa").choose("Swoop Racer");
    game.expect_options(["Greedo"]);
}

/// TWI_162, TWI_164: 2 damage to each, Raid 2, 1 damage to each.
#[test]
fn torrents_and_hevy_deal_so_much() {
    let mut game = scenario()
        .our_hand(["Reckless Torrent"])
        .ours([unit("Wampa"), unit("Greedo")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Reckless Torrent").choose("Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 2);
    let mut game = scenario()
        .ours([unit("Hevy").damage(3), unit("Wampa"), unit("Greedo")])
        .theirs(["Consular Security Force", "AT-ST", "Alliance X-Wing"])
        .action_phase();
    game.us().attack("Hevy", "Consular Security Force");
    // 4 and 2 in the attack, and 1 when he has fallen.
    game.expect_gone("Hevy").expect_gone("Consular Security Force").expect_damage("AT-ST", 1);
    game.expect_damage("Alliance X-Wing", 0);
}

/// TWI_187: three and no more.
#[test]
fn cad_bane_takes_three_hostages() {
    let mut game = scenario()
        .our_hand(["Cad Bane, Hostage Taker"])
        .theirs(["Greedo", "Battle Droid", "TIE/ln Fighter", "Death Star Stormtrooper"])
        .action_phase();
    game.us().play("Cad Bane").choose("Greedo").choose("Battle Droid").choose("TIE/ln Fighter");
    game.expect_action_of(Side::Them).expect_in_play("Death Star Stormtrooper");
}

/// TWI_188: the card that is drawn is not put away with the others.
#[test]
fn wartime_profiteering_keeps_the_card_that_it_draws() {
    let mut game = scenario()
        .our_hand(["Wartime Profiteering", "Vanquish"])
        .theirs(["Wampa"])
        .our_deck(["Recruit", "Repair"])
        .action_phase();
    game.us().play("Vanquish").choose("Wampa");
    game.them().pass();
    game.us().play("Wartime Profiteering").choose("Recruit").expect_hand(["Recruit"]).expect_deck_size(1);
}

/// TWI_201: ten cards deep.
#[test]
fn aid_from_the_innocent_looks_at_ten() {
    let deck = ["Wampa"; 10].into_iter().chain(["The Force Is With Me", "Jedi Lightsaber"]);
    let mut game = scenario().our_hand(["Aid from the Innocent"]).our_deck(deck).action_phase();
    game.us().play("Aid from the Innocent");
    game.expect_action_of(Side::Them);
}

/// TWI_223: the whole hand is seen, not the one card alone.
#[test]
fn unmasking_the_conspiracy_shows_the_hand() {
    let mut game =
        scenario().our_hand(["Unmasking the Conspiracy", "Recruit"]).their_hand(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Unmasking the Conspiracy").choose("Recruit");
    let seen = |game: &testkit::Table| {
        let log = game.game.log.iter().flatten();
        log.filter(|entry| matches!(entry.event, testkit::Event::LookedAt { player, .. } if player.0 == 0)).count()
    };
    assert_eq!(seen(&game), 2);
    game.expect_asked(Side::Us, Ask::Target);
}

/// TWI_055, TWI_063: power and HP alike.
#[test]
fn power_and_hp_are_lowered_alike() {
    let mut game = scenario().our_hand(["Equalize"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("Equalize").choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
    let mut game = scenario().ours(["Vulture Interceptor Wing"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Vulture Interceptor Wing", "their base").choose("AT-ST");
    game.expect_power("AT-ST", 5).expect_hp("AT-ST", 6);
}

/// TWI_038, TWI_039, TWI_066, TWI_078, TWI_115, TWI_117, TWI_118, TWI_138, TWI_178, TWI_184, TWI_186, TWI_215, TWI_217,
/// TWI_235, CR 7.5.16: as many units as each may exploit, and no more.
#[test]
fn each_exploits_as_many_as_it_says() {
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
            game.expect_asked(Side::Us, Ask::Exploit).us().choose("Underworld Thug");
        }
        game.expect_count("Underworld Thug", 6 - many);
    }
}

/// TWI_145, TWI_254: Raid 1.
#[test]
fn each_raids_as_much_as_it_says() {
    for (card, damage) in [("Jesse", 5), ("Volunteer Soldier", 3)] {
        let mut game = scenario().ours([card]).action_phase();
        game.us().attack(card, "their base");
        game.them().expect_base_damage(damage);
    }
}

/// TWI_004, TWI_039: so much is restored.
#[test]
fn each_restores_as_much_as_it_says() {
    let mut game = scenario().our_deployed_leader("Yoda, Sensing Darkness").our_base_damage(9).action_phase();
    game.us().attack("Yoda", "their base").expect_base_damage(7);
    let mut game = scenario().ours(["Malevolence"]).our_base_damage(9).action_phase();
    game.us().attack("Malevolence", "their base").expect_base_damage(7);
}
