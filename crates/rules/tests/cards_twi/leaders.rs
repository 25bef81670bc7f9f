//! The leaders of Twilight of the Republic, TWI_001 to TWI_010, each in its main case.

use testkit::{Ask, Event, Keyword, Side, scenario, unit};

/// TWI_001: Clone units are played without the aspect penalty, other cards are not.
#[test]
fn nala_se_ignores_the_penalty_of_clones() {
    let mut game =
        scenario().our_leader("Nala Se").our_hand(["TWI_090", "Battlefield Marine"]).our_resources(5).action_phase();
    game.expect_not_offered("play Battlefield Marine");
    game.us().play("Echo").expect_ready_resources(3);
}

/// TWI_001, deployed: the same, and each of our Clone units that falls heals 2 from our base.
#[test]
fn nala_se_deployed_heals_for_each_fallen_clone() {
    let mut game = scenario()
        .our_deployed_leader("Nala Se")
        .our_base_damage(5)
        .ours(["Clone Trooper", "Underworld Thug"])
        .our_hand(["Phase I Clone Trooper"])
        .our_resources(2)
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Underworld Thug", "Wampa").expect_base_damage(5);
    game.them().pass();
    game.us().attack("Clone Trooper", "Wampa").expect_base_damage(3);
    game.them().pass();
    game.us().play("Phase I Clone Trooper").expect_ready_resources(0);
}

/// TWI_001: their Clones heal nobody.
#[test]
fn nala_se_does_not_heal_for_an_enemy_clone() {
    let mut game = scenario()
        .our_deployed_leader("Nala Se")
        .our_base_damage(5)
        .their_base_damage(5)
        .ours(["Wampa"])
        .theirs(["Clone Trooper"])
        .action_phase();
    game.us().attack("Wampa", "Clone Trooper").expect_base_damage(5);
    // Wampa's Overwhelm.
    game.them().expect_base_damage(5 + 2);
}

/// TWI_002: a Battle Droid once two of our units have fallen this phase.
#[test]
fn nute_gunray_makes_a_droid_after_two_losses() {
    let mut game =
        scenario().our_leader("Nute Gunray").ours(["Battle Droid", "Underworld Thug"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.them().pass();
    game.us().attack("Underworld Thug", "Wampa");
    game.them().pass();
    game.expect_gone("Battle Droid");
    game.us().use_ability("Nute Gunray");
    game.expect_count("Battle Droid", 1).expect_exhausted("Battle Droid").expect_exhausted("Nute Gunray");
}

/// TWI_002, deployed: a Battle Droid on each attack.
#[test]
fn nute_gunray_deployed_makes_a_droid_when_he_attacks() {
    let mut game = scenario().our_deployed_leader("Nute Gunray").action_phase();
    game.us().attack("Nute Gunray", "their base");
    game.expect_count("Battle Droid", 1).expect_controller("Battle Droid", Side::Us);
    game.them().expect_base_damage(2);
}

/// TWI_003: 1 damage is healed from a unit, theirs or ours.
#[test]
fn obi_wan_heals_a_unit() {
    let mut game = scenario()
        .our_leader("Obi-Wan Kenobi")
        .ours([unit("Wampa").damage(2)])
        .theirs([unit("AT-ST").damage(2)])
        .action_phase();
    game.us().use_ability("Obi-Wan Kenobi");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).expect_exhausted("Obi-Wan Kenobi");
}

/// TWI_003, deployed: Sentinel; what is healed from one unit is dealt to another.
#[test]
fn obi_wan_deployed_heals_one_unit_and_hurts_another() {
    let mut game = scenario()
        .our_deployed_leader("Obi-Wan Kenobi")
        .ours([unit("Wampa").damage(2)])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_keyword("Obi-Wan Kenobi", Keyword::Sentinel);
    game.us().attack("Obi-Wan Kenobi", "their base").choose("Wampa");
    game.expect_damage("Wampa", 1).expect_options(["Obi-Wan Kenobi", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
}

/// TWI_003, deployed: nothing healed, nothing dealt.
#[test]
fn obi_wan_deployed_hurts_nobody_when_nothing_was_healed() {
    let mut game = scenario().our_deployed_leader("Obi-Wan Kenobi").theirs(["AT-ST"]).action_phase();
    game.us().attack("Obi-Wan Kenobi", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

/// TWI_004: after a unit has left play we draw, and put a card from hand on the top or the bottom of the deck.
#[test]
fn yoda_draws_and_puts_back() {
    let table = || {
        let mut game = scenario()
            .our_leader("Yoda, Sensing Darkness")
            .our_hand(["Repair"])
            .our_deck(["Recruit", "Waylay"])
            .ours(["Battle Droid"])
            .theirs(["Wampa"])
            .action_phase();
        game.us().attack("Battle Droid", "Wampa");
        game.them().pass();
        game.us().use_ability("Yoda").expect_hand(["Recruit", "Repair"]);
        game.expect_options(["Recruit", "Repair"]);
        game
    };
    let mut game = table();
    game.us().choose("Repair").mode(1).expect_hand(["Recruit"]).expect_deck_top(["Repair", "Waylay"]);
    let mut game = table();
    game.us().choose("Recruit").mode(2).expect_hand(["Repair"]).expect_deck_top(["Waylay", "Recruit"]);
}

/// TWI_004, deployed: Restore 2; the card we discard from our deck says what may fall.
#[test]
fn yoda_deployed_defeats_what_costs_no_more_than_the_discarded_card() {
    let mut game = scenario()
        .our_leader("Yoda, Sensing Darkness")
        .our_deck(["Waylay", "Recruit"])
        .theirs(["Rogue Operative", "Wampa", "Battlefield Marine"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().deploy().yes().expect_discard(["Waylay"]);
    // Waylay costs 3.
    game.expect_options(["Rogue Operative", "Battlefield Marine"]);
    game.us().choose("Rogue Operative");
    game.expect_gone("Rogue Operative").expect_keyword("Yoda", Keyword::Restore);
}

/// TWI_004, deployed: we may leave it, and nothing falls.
#[test]
fn yoda_deployed_need_not_discard() {
    let mut game = scenario().our_leader("Yoda, Sensing Darkness").theirs(["Wampa"]).action_phase();
    game.us().deploy().no().expect_discard([]).expect_deck_size(10);
    game.expect_in_play("Wampa").expect_action_of(Side::Them);
}

/// TWI_005: a Separatist card is played with Exploit 1.
#[test]
fn count_dooku_plays_a_separatist_with_exploit() {
    let mut game = scenario()
        .our_leader("Count Dooku, Face of the Confederacy")
        .our_hand(["Super Battle Droid", "Wampa"])
        .our_resources(1)
        .ours(["Battle Droid"])
        .action_phase();
    game.us().use_ability("Count Dooku");
    game.expect_options(["play Super Battle Droid", "no"]);
    game.us().play("Super Battle Droid");
    game.expect_asked(Side::Us, Ask::Exploit).expect_options(["Battle Droid"]);
    game.us().choose("Battle Droid").expect_ready_resources(0);
    game.expect_gone("Battle Droid").expect_in_play("Super Battle Droid").expect_exhausted("our leader");
}

/// TWI_005, deployed: Overwhelm; the next Separatist card of the phase has Exploit 3, the one after it has not.
#[test]
fn count_dooku_deployed_gives_exploit_to_the_next_separatist() {
    let mut game = scenario()
        .our_deployed_leader("Count Dooku, Face of the Confederacy")
        .our_base("Tipoca City")
        .our_hand(["Battlefield Marine", "B2 Legionnaires", "Super Battle Droid"])
        .ours(["Battle Droid", "Battle Droid", "Wampa"])
        .action_phase();
    game.expect_keyword("our Count Dooku", Keyword::Overwhelm);
    game.us().attack("Count Dooku", "their base");
    game.them().pass();
    // Not a Separatist: 2, and 2 for Heroism.
    game.us().play("Battlefield Marine").expect_ready_resources(16);
    game.them().pass();
    game.us().play("B2 Legionnaires").choose_times(2, "Battle Droid").done();
    game.us().expect_ready_resources(16 - 1);
    game.them().pass();
    game.us().play("Super Battle Droid").expect_ready_resources(15 - 3);
    game.expect_in_play("Wampa").expect_action_of(Side::Them);
}

/// TWI_006: after a loss, +2/+2 for any unit.
#[test]
fn wat_tambor_strengthens_a_unit_after_a_loss() {
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

/// TWI_006, deployed: the same on attack, for another unit, if we like.
#[test]
fn wat_tambor_deployed_strengthens_another_unit_after_a_loss() {
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

/// TWI_006, deployed: without a loss nothing is asked.
#[test]
fn wat_tambor_deployed_does_nothing_without_a_loss() {
    let mut game = scenario().our_deployed_leader("Wat Tambor").ours(["Underworld Thug"]).action_phase();
    game.us().attack("Wat Tambor", "their base");
    game.expect_action_of(Side::Them);
}

/// TWI_007: 2 resources and a friendly attack this phase make a Clone Trooper.
#[test]
fn captain_rex_makes_a_trooper_after_an_attack() {
    let mut game = scenario().our_leader("Captain Rex").ours(["Wampa"]).our_resources(2).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().use_ability("Captain Rex").expect_ready_resources(0);
    game.expect_count("Clone Trooper", 1).expect_exhausted("Captain Rex");
}

/// TWI_007, deployed: a Clone Trooper, and +0/+1 for our other Troopers.
#[test]
fn captain_rex_deployed_makes_a_trooper_and_hardens_the_others() {
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

/// TWI_008: with three units, 1 resource looks for a Republic card among three.
#[test]
fn padme_searches_for_a_republic_card_with_three_units() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, Serving the Republic")
        .ours(["Wampa", "Underworld Thug", "Battle Droid"])
        .our_deck(["Recruit", "41st Elite Corps", "For The Republic", "Repair"])
        .our_resources(1)
        .action_phase();
    game.us().use_ability("Padmé Amidala");
    game.expect_asked(Side::Us, Ask::Search).expect_options(["41st Elite Corps", "For The Republic", "done"]);
    game.us().choose("For The Republic").expect_hand(["For The Republic"]).expect_deck_top(["Repair"]);
    game.us().expect_ready_resources(0).expect_deck_size(3);
    game.expect_event("a card is shown", |event| matches!(event, Event::Revealed { .. }));
}

/// TWI_008: with two units there is no such action.
#[test]
fn padme_needs_three_units() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, Serving the Republic")
        .ours(["Wampa", "Underworld Thug"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.expect_not_offered("use Padmé Amidala");
}

/// TWI_008, deployed: Restore 1; with three units, herself among them, she searches on attack.
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
fn maul_deployed_gives_overwhelm_to_all() {
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

/// TWI_010: damage for each card we have drawn this phase.
#[test]
fn pre_vizsla_deals_as_much_as_we_have_drawn() {
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

/// TWI_010: what the regroup phase lets us draw does not count.
#[test]
fn pre_vizsla_does_not_count_the_regroup_phase() {
    let mut game = scenario().our_leader("Pre Vizsla").theirs(["AT-ST"]).action_phase();
    game.both_pass().nobody_resources();
    game.us().expect_hand_size(2).use_ability("Pre Vizsla").choose("AT-ST");
    game.expect_damage("AT-ST", 0);
}

/// TWI_010, deployed: Saboteur from three cards in hand on, +2/+0 from six on.
#[test]
fn pre_vizsla_deployed_is_stronger_with_a_full_hand() {
    let hand = |size: usize| {
        let cards = ["Repair"; 6];
        scenario().our_deployed_leader("Pre Vizsla").our_hand(cards[..size].to_vec()).action_phase()
    };
    hand(2).expect_no_keyword("Pre Vizsla", Keyword::Saboteur).expect_power("Pre Vizsla", 4);
    hand(3).expect_keyword("Pre Vizsla", Keyword::Saboteur).expect_power("Pre Vizsla", 4);
    hand(5).expect_keyword("Pre Vizsla", Keyword::Saboteur).expect_power("Pre Vizsla", 4);
    hand(6).expect_keyword("Pre Vizsla", Keyword::Saboteur).expect_power("Pre Vizsla", 6);
}
