//! The cards of Twilight of the Republic from TWI_006 to TWI_012: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario};

// ---- TWI_006 Wat Tambor, Techno Union Foreman ----

/// TWI_006: +2/+2 for any unit if a friendly unit was defeated this phase.
#[test]
fn wat_tambor_gives_2_2_after_a_friendly_defeat() {
    let mut game =
        scenario().our_leader("Wat Tambor").ours(["Battle Droid", "Underworld Thug"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.them().pass();
    game.us().use_ability("Wat Tambor");
    game.expect_options(["Underworld Thug", "Wampa"]);
    game.us().choose("Underworld Thug");
    game.expect_power("Underworld Thug", 4).expect_hp("Underworld Thug", 5);
    game.both_pass().nobody_resources();
    game.expect_power("Underworld Thug", 2);
}

/// TWI_006, deployed: the same on attack, optional, for another unit.
#[test]
fn wat_tambor_deployed_may_give_another_unit_2_2_after_a_friendly_defeat() {
    let mut game = scenario()
        .our_deployed_leader("Wat Tambor")
        .ours(["Battle Droid", "Underworld Thug"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.them().pass();
    game.us().attack("Wat Tambor", "their base");
    game.expect_options(["Underworld Thug", "Wampa", "no"]);
    game.us().choose("Underworld Thug");
    game.expect_power("Underworld Thug", 4).expect_hp("Underworld Thug", 5);
}

/// TWI_006, deployed: if no friendly unit was defeated, there is no choice.
#[test]
fn wat_tambor_deployed_does_nothing_without_a_friendly_defeat() {
    let mut game = scenario().our_deployed_leader("Wat Tambor").ours(["Underworld Thug"]).action_phase();
    game.us().attack("Wat Tambor", "their base");
    game.expect_action_of(Side::Them);
}

// Corners

/// TWI_006, TWI_017: defeated enemy units do not count.
#[test]
fn wat_tambor_and_palpatine_do_not_count_enemy_defeats() {
    let table = || scenario().ours(["Wampa"]).theirs(["Battlefield Marine"]).our_base_damage(5);
    let mut game = table().our_leader("Wat Tambor").action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_action_of(Side::Them);
    let mut game = table().our_deployed_leader("Wat Tambor").action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().pass();
    game.us().attack("Wat Tambor", "their base");
    game.expect_action_of(Side::Them);
    let mut game = table().our_leader("Chancellor Palpatine").action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().pass();
    game.us().use_ability("our leader").expect_base_damage(5).expect_hand([]);
}

// Rulings

/// TWI_006, CR 6.4.0F: used without a friendly defeat, no unit is strengthened.
#[test]
fn wat_tambor_may_be_used_without_a_friendly_defeat() {
    let mut game = scenario().our_leader("Wat Tambor").ours(["Wampa"]).action_phase();
    game.us().use_ability("Wat Tambor");
    game.expect_power("Wampa", 4).expect_exhausted("Wat Tambor").expect_action_of(Side::Them);
}

/// TWI_006: deployed, he does not strengthen himself.
#[test]
fn wat_tambor_does_not_strengthen_himself() {
    let mut game = scenario().our_deployed_leader("Wat Tambor").ours(["Battle Droid"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.them().pass();
    game.us().attack("Wat Tambor", "their base");
    game.expect_not_offered("Wat Tambor").expect_options(["Wampa", "no"]);
}

// ---- TWI_007 Captain Rex, Fighting For His Brothers ----

/// TWI_007: for 2 resources, a Clone Trooper if a friendly unit attacked this phase.
#[test]
fn captain_rex_creates_a_trooper_after_a_friendly_attack() {
    let mut game = scenario().our_leader("Captain Rex").ours(["Wampa"]).our_resources(2).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().use_ability("Captain Rex").expect_ready_resources(0);
    game.expect_count("Clone Trooper", 1).expect_exhausted("Captain Rex");
}

/// TWI_007, deployed: a Clone Trooper, and +0/+1 for other friendly Troopers.
#[test]
fn captain_rex_deployed_creates_a_trooper_and_gives_troopers_1_hp() {
    let mut game = scenario()
        .our_leader("Captain Rex")
        .ours(["Battlefield Marine", "Wampa"])
        .theirs(["Vanguard Infantry"])
        .action_phase();
    game.us().deploy();
    game.expect_count("Clone Trooper", 1);
    game.expect_hp("Clone Trooper", 3).expect_power("Clone Trooper", 2);
    game.expect_hp("Battlefield Marine", 4).expect_hp("Wampa", 5).expect_hp("Vanguard Infantry", 2);
    game.expect_hp("Captain Rex", 6);
}

// Rulings

/// TWI_007, CR 6.4.0F: without a friendly attack no Clone Trooper is created, and the cost is paid.
#[test]
fn captain_rex_may_be_used_without_a_friendly_attack() {
    let mut game = scenario().our_leader("Captain Rex").our_resources(2).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().use_ability("Captain Rex").expect_ready_resources(0);
    game.expect_count("Clone Trooper", 0).expect_exhausted("Captain Rex");
}

// ---- TWI_008 Padmé Amidala, Serving the Republic ----

/// TWI_008: Coordinate: for 1 resource, a Republic card from the top three.
#[test]
fn padme_searches_for_a_republic_card_with_three_units() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, Serving the Republic")
        .ours(["Wampa", "Underworld Thug", "Battle Droid"])
        .our_deck(["Recruit", "41st Elite Corps", "For The Republic", "Repair"])
        .our_resources(1)
        .action_phase();
    game.us().use_ability("Padmé Amidala");
    game.expect_asked(Side::Us, QuestionKind::Search).expect_options(["41st Elite Corps", "For The Republic", "done"]);
    game.us().choose("For The Republic").expect_hand(["For The Republic"]).expect_deck_top(["Repair"]);
    game.us().expect_ready_resources(0).expect_deck_size(3);
    game.expect_event("a card is shown", |event| matches!(event, LogEvent::Revealed { .. }));
}

/// TWI_008: with two units there is no such action.
#[test]
fn padme_cannot_be_used_with_two_units() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, Serving the Republic")
        .ours(["Wampa", "Underworld Thug"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.expect_not_offered("use Padmé Amidala");
}

/// TWI_008, deployed: Restore 1; with three units, herself included, she searches on attack.
#[test]
fn padme_deployed_searches_on_attack_with_three_units() {
    let table = |others: &[&'static str]| {
        let mut game = scenario()
            .our_deployed_leader("Padmé Amidala, Serving the Republic")
            .ours(others.iter().copied())
            .our_base_damage(3)
            .our_deck(["TWI_090", "Recruit", "Waylay", "Repair"])
            .action_phase();
        game.us().attack("Padmé Amidala", "their base");
        game
    };
    let mut game = table(&["Wampa", "Battle Droid"]);
    game.us().resolve_first("Restore").choose("Echo").expect_hand(["Echo"]).expect_base_damage(2);
    let mut game = table(&["Wampa"]);
    game.us().expect_hand([]).expect_base_damage(2);
    game.expect_action_of(Side::Them);
}

// Corners

/// TWI_008: a Republic card from the top three, on both sides.
#[test]
fn padme_searches_only_the_top_three_cards() {
    let deck = ["Recruit", "Repair", "Waylay", "41st Elite Corps", "Vanquish"];
    let table = || scenario().our_deck(deck).ours(["Wampa", "Greedo", "Battle Droid"]);
    let mut game = table().our_leader("Padmé Amidala, Serving the Republic").action_phase();
    game.us().use_ability("our leader").expect_deck_top(["41st Elite Corps", "Vanquish"]).expect_hand([]);
    let mut game = table().our_deployed_leader("Padmé Amidala, Serving the Republic").action_phase();
    game.us().attack("Padmé Amidala", "their base").resolve_first("Padmé Amidala");
    game.us().expect_deck_top(["41st Elite Corps", "Vanquish"]).expect_hand([]);
}

// Rulings

/// TWI_008, CR 8.26: cards not chosen go to the bottom of the deck.
#[test]
fn padme_puts_the_rest_on_the_bottom() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, Serving the Republic")
        .ours(["Wampa", "Underworld Thug", "Battle Droid"])
        .our_deck(["Recruit", "41st Elite Corps", "Repair", "Waylay"])
        .action_phase();
    game.us().use_ability("Padmé Amidala").choose("41st Elite Corps");
    game.us().expect_deck_top(["Waylay"]).expect_deck_size(3);
    let mut none = scenario()
        .our_leader("Padmé Amidala, Serving the Republic")
        .ours(["Wampa", "Underworld Thug", "Battle Droid"])
        .our_deck(["Recruit", "41st Elite Corps", "Repair", "Waylay"])
        .action_phase();
    none.us().use_ability("Padmé Amidala").done().expect_hand([]).expect_deck_top(["Waylay"]).expect_deck_size(4);
}

// ---- TWI_009 Maul, A Rival in Darkness ----

/// TWI_009: an attack with Overwhelm.
#[test]
fn maul_attacks_with_overwhelm() {
    let mut game = scenario()
        .our_leader("Maul, A Rival in Darkness")
        .ours(["Consular Security Force", "Swoop Racer"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().use_ability("Maul").attack("Swoop Racer", "Battle Droid");
    game.them().expect_base_damage(3);
    game.expect_no_keyword("Swoop Racer", Keyword::Overwhelm).expect_exhausted("Maul");
}

/// TWI_009, deployed: Overwhelm for him and all our other units.
#[test]
fn maul_deployed_gives_overwhelm_to_friendly_units() {
    let mut game = scenario()
        .our_deployed_leader("Maul, A Rival in Darkness")
        .ours(["Swoop Racer"])
        .theirs(["Battle Droid", "Underworld Thug"])
        .action_phase();
    game.expect_keyword("Maul", Keyword::Overwhelm).expect_keyword("Swoop Racer", Keyword::Overwhelm);
    game.expect_no_keyword("Underworld Thug", Keyword::Overwhelm);
    game.us().attack("Swoop Racer", "Battle Droid");
    game.them().expect_base_damage(3);
}

// Corners

/// TWI_009: deployed he gives Overwhelm to units of ours.
#[test]
fn maul_gives_no_overwhelm_to_enemy_units() {
    let mut game = scenario()
        .our_deployed_leader("Maul, A Rival in Darkness")
        .ours(["Greedo"])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.expect_keyword("Greedo", Keyword::Overwhelm).expect_no_keyword("Swoop Racer", Keyword::Overwhelm);
}

// ---- TWI_010 Pre Vizsla, Pursuing the Throne ----

/// TWI_010: damage for each card we have drawn this phase.
#[test]
fn pre_vizsla_deals_damage_for_each_card_drawn_this_phase() {
    let mut game = scenario()
        .our_leader("Pre Vizsla")
        .our_hand(["Mission Briefing", "Patrolling V-Wing"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Mission Briefing").choose_player(Side::Us);
    game.them().pass();
    game.us().play("Patrolling V-Wing");
    game.them().pass();
    game.us().use_ability("Pre Vizsla").choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

/// TWI_010: cards drawn in the regroup phase do not count.
#[test]
fn pre_vizsla_does_not_count_cards_of_the_regroup_phase() {
    let mut game = scenario().our_leader("Pre Vizsla").theirs(["AT-ST"]).action_phase();
    game.both_pass().nobody_resources();
    game.us().expect_hand_size(2).use_ability("Pre Vizsla").choose("AT-ST");
    game.expect_damage("AT-ST", 0);
}

/// TWI_010, deployed: Saboteur with three or more cards in hand, +2/+0 with six or more.
#[test]
fn pre_vizsla_deployed_gets_saboteur_and_power_for_cards_in_hand() {
    let hand = |size: usize| {
        let cards = ["Repair"; 6];
        scenario().our_deployed_leader("Pre Vizsla").our_hand(cards[..size].to_vec()).action_phase()
    };
    hand(2).expect_no_keyword("Pre Vizsla", Keyword::Saboteur).expect_power("Pre Vizsla", 4);
    hand(3).expect_keyword("Pre Vizsla", Keyword::Saboteur).expect_power("Pre Vizsla", 4);
    hand(5).expect_keyword("Pre Vizsla", Keyword::Saboteur).expect_power("Pre Vizsla", 4);
    hand(6).expect_keyword("Pre Vizsla", Keyword::Saboteur).expect_power("Pre Vizsla", 6);
}

// Corners

/// TWI_010: only cards that we drew and cards in our hand count.
#[test]
fn pre_vizsla_counts_only_our_cards() {
    let hand = ["Repair"; 6];
    let mut game = scenario().our_deployed_leader("Pre Vizsla, Pursuing the Throne").their_hand(hand).action_phase();
    game.expect_power("Pre Vizsla", 4).expect_no_keyword("Pre Vizsla", Keyword::Saboteur);
    let mut game = scenario()
        .our_leader("Pre Vizsla, Pursuing the Throne")
        .theirs(["AT-ST"])
        .ours(["Wampa"])
        .their_hand(["Mission Briefing"])
        .their_action_phase();
    game.them().play("Mission Briefing").choose_player(Side::Them);
    game.us().use_ability("our leader").choose("AT-ST");
    game.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

// ---- TWI_011 Ahsoka Tano, Snips ----

/// TWI_011: with three units, an attack at +1/+0; with two there is no such action.
#[test]
fn ahsoka_attacks_with_1_more_power_with_three_units() {
    let mut game =
        scenario().our_leader("Ahsoka Tano").ours(["Wampa", "Underworld Thug", "Battle Droid"]).action_phase();
    game.us().use_ability("Ahsoka Tano").attack("Underworld Thug", "their base");
    game.them().expect_base_damage(3);
    game.expect_power("Underworld Thug", 2);
    let mut game = scenario().our_leader("Ahsoka Tano").ours(["Wampa", "Underworld Thug"]).action_phase();
    game.expect_not_offered("use Ahsoka Tano");
}

/// TWI_011, deployed: +2/+0 while we control three units, herself included.
#[test]
fn ahsoka_deployed_gets_2_power_with_three_units() {
    let mut game =
        scenario().our_deployed_leader("Ahsoka Tano").ours(["Wampa", "Battle Droid"]).theirs(["AT-ST"]).action_phase();
    game.expect_power("Ahsoka Tano", 5);
    game.us().attack("Battle Droid", "AT-ST");
    game.expect_power("Ahsoka Tano", 3);
}

// ---- TWI_012 Anakin Skywalker, What it Takes to Win ----

/// TWI_012: 2 damage to our own base is the cost of an attack, with +2/+0 against a unit.
#[test]
fn anakin_damages_our_base_to_attack() {
    let table = || {
        scenario()
            .our_leader("Anakin Skywalker, What it Takes to Win")
            .ours(["Underworld Thug"])
            .theirs(["AT-ST"])
            .action_phase()
    };
    let mut game = table();
    game.us().use_ability("Anakin Skywalker").expect_base_damage(2).attack("Underworld Thug", "AT-ST");
    game.expect_damage("AT-ST", 4);
    let mut game = table();
    game.us().use_ability("Anakin Skywalker").attack("Underworld Thug", "their base").expect_base_damage(2);
    game.them().expect_base_damage(2);
}

/// TWI_012, deployed: Overwhelm, and +1/+0 for each full 5 damage on our base.
#[test]
fn anakin_deployed_gets_1_power_for_each_5_damage_on_our_base() {
    let power = |damage: i16| {
        let leader = "Anakin Skywalker, What it Takes to Win";
        let mut game = scenario().our_deployed_leader(leader).our_base_damage(damage).action_phase();
        game.expect_keyword("Anakin Skywalker", Keyword::Overwhelm);
        let anakin = game.card("Anakin Skywalker");
        game.game.stats(anakin).power
    };
    assert_eq!([0, 4, 5, 14, 15].map(power), [4, 4, 5, 6, 7]);
}
