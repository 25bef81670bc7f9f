//! The cards of Ashes of the Empire from ASH_133 to ASH_148: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{deadly_unit_with_enemy, expect_all_damage_is_excess, expect_no_excess_through_shield, shielded};

// ---- ASH_133 Trask Walker ----

/// ASH_133: puts a unit of our discard pile on the bottom of the deck and heals 3 damage from the base, or returns it
/// to hand.
#[test]
fn trask_walker_puts_a_discarded_unit_on_the_bottom_or_returns_it() {
    let mut game = scenario()
        .our_hand(["Trask Walker"])
        .our_base_damage(5)
        .our_discard(["Wampa", "AT-AT Suppressor"])
        .our_deck(["Repair"])
        .action_phase();
    game.us().play("Trask Walker");
    game.expect_options(["Wampa"]);
    let mut returned = game.clone();
    game.us().choose("Wampa").mode(1).expect_base_damage(2).expect_deck_size(2).expect_deck_top(["Repair"]);
    returned.us().choose("Wampa").mode(2).expect_base_damage(5).expect_hand(["Wampa"]);
    let mut game = scenario().ours(["Trask Walker"]).our_discard(["Wampa"]).action_phase();
    game.us().attack("Trask Walker", "their base").choose("Wampa").mode(2).expect_hand(["Wampa"]);
}

// Corners

/// ASH_133, CR 1.3.2: events, upgrades and an opponent's units cannot be chosen. A unit that costs 7 can. The card goes
/// to the bottom of the deck. Without a unit as much as possible is done: damage is healed.
#[test]
fn trask_walker_chooses_only_units_of_our_discard_pile() {
    let start = |discard: &[&'static str]| {
        let mut game = scenario()
            .ours(["Trask Walker"])
            .our_base_damage(4)
            .our_discard(discard.iter().copied())
            .their_discard(["Greedo"])
            .our_deck(["Repair"])
            .action_phase();
        game.us().attack("Trask Walker", "their base");
        game
    };
    let mut game = start(&["Open Fire", "Resilient", "Relentless", "Darth Vader, Commanding the First Legion"]);
    game.expect_options(["Darth Vader"]);
    game.us().choose("Darth Vader").mode(1).expect_base_damage(1).expect_deck_top(["Repair"]).expect_deck_size(2);
    let mut game = start(&["Open Fire", "Resilient"]);
    game.expect_options(["mode 1", "mode 2"]);
    game.us().mode(1).expect_base_damage(1).expect_deck_size(1);
}

// Rulings

/// ASH_133: the printed cost counts (ruling 1).
#[test]
fn trask_walker_counts_the_printed_cost() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (), amount: 2)])])"#)
        .ours(["Battlefield Marine", "Trask Walker"])
        .our_discard(["AT-AT Suppressor", "Avenger", "AT-ST"])
        .action_phase();
    game.us().attack("Trask Walker", "their base");
    game.expect_options(["AT-ST"]);
}

// ---- ASH_135 The Darksaber, Icon of Leadership ----

/// ASH_135: a unique non-Vehicle unit with it is a leader unit, a Mandalorian, and provides its aspect icons.
#[test]
fn the_darksaber_makes_a_unique_non_vehicle_unit_a_leader_unit() {
    let mut game = scenario()
        .ours(["Greedo", "Wampa", "Fett's Firespray"])
        .our_hand(["The Darksaber, Icon of Leadership", "Swoop Racer", "Swoop Racer"])
        .their_hand(["Vanquish"])
        .our_resources(40)
        .action_phase();
    game.expect_offered("play The Darksaber onto Greedo")
        .expect_not_offered("play The Darksaber onto Wampa")
        .expect_not_offered("play The Darksaber onto Fett's Firespray");
    let mut without = game.clone();
    without.us().play("Swoop Racer").expect_ready_resources(35);
    game.us().play_onto("The Darksaber", "Greedo").expect_ready_resources(34);
    game.expect_power("Greedo", 7).expect_hp("Greedo", 3);
    game.them().play("Vanquish");
    game.expect_options(["Wampa", "Fett's Firespray"]);
    game.them().choose("Wampa");
    // His Cunning icon is provided now: no penalty.
    game.us().play("Swoop Racer").expect_ready_resources(31);
}

// Corners

/// ASH_135, CR 3.4.7: a defeated unit goes to the discard pile and no longer provides icons.
#[test]
fn the_darksaber_unit_goes_to_the_discard_pile_when_defeated() {
    let mut game = scenario()
        .ours([unit("Greedo").with(["The Darksaber, Icon of Leadership"])])
        .our_hand(["Swoop Racer", "Confiscate"])
        .confiscate_does("Defeat(Choose(leader: true))")
        .action_phase();
    game.us().play("Confiscate").choose("Greedo");
    game.us().no();
    game.expect_in_discard("Greedo").expect_in_discard("The Darksaber");
    game.them().pass();
    game.us().play("Swoop Racer").expect_ready_resources(14);
}

/// ASH_135, CR 8.14.2: the icons are an ability of the unit: without abilities it provides none, but is still a leader
/// unit. They apply to its controller (CR 8.1.1).
#[test]
fn the_darksaber_unit_without_abilities_provides_no_aspect_icons() {
    let mut game = scenario()
        .ours([unit("Greedo").with(["The Darksaber, Icon of Leadership"])])
        .our_hand(["Swoop Racer", "Confiscate"])
        .confiscate_does("Gain(to: All(side: Friendly, leader: true), gives: [LoseAbilities], for: Phase)")
        .action_phase();
    game.us().play("Confiscate");
    game.them().pass();
    game.us().play("Swoop Racer").expect_ready_resources(14);
    let mut game = scenario()
        .theirs([unit("Greedo").with_upgrade_of(Side::Us, "The Darksaber, Icon of Leadership")])
        .our_hand(["Swoop Racer"])
        .their_hand(["Swoop Racer"])
        .action_phase();
    game.us().play("Swoop Racer").expect_ready_resources(15);
    game.them().play("Swoop Racer").expect_ready_resources(17);
}

/// ASH_135, CR 8.1.2: a leader that is a unit provides its icons once, not twice.
#[test]
fn the_darksaber_adds_no_aspect_icons_to_a_leader() {
    let leader = || unit("Sabine Wren, Galvanized Revolutionary");
    for spec in [leader(), leader().with(["The Darksaber, Icon of Leadership"])] {
        let mut game = scenario().our_deployed_leader(spec).our_hand(["Rallying Cry"]).action_phase();
        game.us().play("Rallying Cry").expect_ready_resources(15);
    }
}

// ---- ASH_136 Display of Strength ----

/// ASH_136: +3/+3 for this phase.
#[test]
fn display_of_strength_gives_a_unit_plus_3() {
    let mut game = scenario().our_hand(["Display of Strength"]).ours(["Wampa"]).action_phase();
    game.us().play("Display of Strength").choose("Wampa");
    game.expect_power("Wampa", 7).expect_hp("Wampa", 8);
    game.both_pass().nobody_resources();
    game.expect_power("Wampa", 4);
}

// ---- ASH_137 Wipe Them Out ----

/// ASH_137: attacks with a unit. Its excess damage may be dealt to another unit of any player in the same arena, but
/// not to the attacker or the defender. If there is such a unit, the question is always asked, and declining leaves the
/// excess damage unchanged.
#[test]
fn wipe_them_out_may_deal_the_excess_damage_to_another_unit() {
    let mut game = scenario()
        .ours(["Consular Security Force", "Underworld Thug", "Alliance X-Wing"])
        .theirs(["Death Star Stormtrooper", "AT-ST", "Cartel Spacer"])
        .our_hand(["Wipe Them Out"])
        .action_phase();
    game.us().play("Wipe Them Out").attack("Consular Security Force", "Death Star Stormtrooper");
    game.expect_options(["Underworld Thug", "AT-ST", "no"]);
    let mut declined = game.clone();
    game.us().choose("AT-ST");
    game.expect_gone("Death Star Stormtrooper").expect_damage("AT-ST", 2);
    declined.us().no();
    declined.expect_gone("Death Star Stormtrooper").expect_damage("AT-ST", 0);
    declined.them().expect_base_damage(0);
}

// Corners

/// ASH_137, CR 1.9.11, 7.5.7E: without excess damage no question is asked: the unit survives, a Shield prevents the
/// damage, or a base is attacked. The effect ends with the attack.
#[test]
fn wipe_them_out_does_not_prompt_without_excess_damage() {
    for (target, enemy) in [
        ("AT-ST", unit("AT-ST")),
        ("Death Star Stormtrooper", unit("Death Star Stormtrooper").with(["Shield"])),
        ("their base", unit("AT-ST")),
    ] {
        let mut game = scenario()
            .ours(["Consular Security Force"])
            .theirs([enemy, unit("Wampa")])
            .our_hand(["Wipe Them Out"])
            .action_phase();
        game.us().play("Wipe Them Out").attack("Consular Security Force", target);
        game.expect_action_of(Side::Them);
    }
    let mut game = scenario()
        .ours(["Consular Security Force"])
        .theirs(["Death Star Stormtrooper", "Greedo", "Wampa"])
        .our_hand(["Wipe Them Out", "Confiscate"])
        .confiscate_does("Ready(Choose(side: Friendly))")
        .action_phase();
    game.us().play("Wipe Them Out").attack("Consular Security Force", "Death Star Stormtrooper").no();
    game.them().pass();
    game.us().play("Confiscate").choose("Consular Security Force");
    game.them().pass();
    game.us().attack("Consular Security Force", "Greedo");
    game.expect_gone("Greedo").expect_damage("Wampa", 0);
}

// Rulings

/// ASH_137, CR 7.1.6: the attack must be made if possible; an exhausted unit cannot make it (ruling 1).
#[test]
fn wipe_them_out_must_attack_with_a_ready_unit() {
    let mut game = scenario()
        .ours([unit("Wampa").exhausted(), unit("Greedo")])
        .theirs(["AT-ST"])
        .our_hand(["Wipe Them Out"])
        .action_phase();
    game.us().play("Wipe Them Out");
    game.expect_options(["Greedo -> AT-ST", "Greedo -> their base"]);
    let mut game =
        scenario().ours([unit("Wampa").exhausted()]).theirs(["AT-ST"]).our_hand(["Wipe Them Out"]).action_phase();
    game.us().play("Wipe Them Out");
    game.expect_action_of(Side::Them);
}

/// ASH_137, CR 7.5.7: with Overwhelm, the excess damage is dealt to the chosen unit or to the base (ruling 2).
#[test]
fn wipe_them_out_with_overwhelm_deals_excess_to_a_unit_or_the_base() {
    let mut game = scenario()
        .ours(["Wampa"])
        .theirs(["Death Star Stormtrooper", "AT-ST"])
        .our_hand(["Wipe Them Out"])
        .action_phase();
    game.us().play("Wipe Them Out").attack("Wampa", "Death Star Stormtrooper");
    let mut base = game.clone();
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
    game.them().expect_base_damage(0);
    base.us().no();
    base.expect_damage("AT-ST", 0);
    base.them().expect_base_damage(3);
}

// ---- ASH_138 Turning the Tide ----

/// ASH_138: 1 damage to a unit for each friendly unit.
#[test]
fn turning_the_tide_deals_1_damage_per_friendly_unit() {
    let mut game = scenario()
        .our_hand(["Turning the Tide"])
        .ours(["Wampa", "Greedo", "Alliance X-Wing"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Turning the Tide").choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// ---- ASH_139 Hold Them Off ----

/// ASH_139: a friendly unit deals its power, divided among units in its arena.
#[test]
fn hold_them_off_divides_a_units_power_as_damage() {
    let mut game = scenario()
        .our_hand(["Hold Them Off"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Greedo", "Cartel Spacer"])
        .action_phase();
    game.us().play("Hold Them Off").choose("Wampa");
    game.expect_not_offered("Cartel Spacer");
    game.us().choose("AT-ST").choose("AT-ST").choose("AT-ST").choose("Greedo");
    game.expect_damage("AT-ST", 3).expect_gone("Greedo");
}

// Corners

/// ASH_139, CR 8.4.5A: any number of units can be none; otherwise all of it is dealt.
#[test]
fn hold_them_off_may_choose_no_unit_but_deals_all_once_begun() {
    let mut game = scenario().our_hand(["Hold Them Off"]).ours(["Wampa"]).action_phase();
    game.us().play("Hold Them Off").choose("Wampa");
    game.expect_options(["Wampa", "no"]);
    let mut begun = game.clone();
    game.us().no();
    game.expect_damage("Wampa", 0).expect_action_of(Side::Them);
    begun.us().choose("Wampa");
    begun.expect_options(["Wampa"]);
}

// Rulings

/// ASH_139: the current power is dealt at once, and may exceed the remaining HP of a unit (ruling 1, 2, 3).
#[test]
fn hold_them_off_deals_current_power_all_at_once() {
    let mut game = scenario()
        .text(r#"(id: "SOR_204", abilities: [When(on: [Defeated], do: [Heal(from: All())])])"#)
        .our_hand(["Hold Them Off"])
        .ours([unit("Wampa").with(["Academy Training"])])
        .theirs(["Greedo", "Death Star Stormtrooper"])
        .action_phase();
    game.us()
        .play("Hold Them Off")
        .choose("Wampa")
        .choose_times(4, "Greedo")
        .choose_times(2, "Death Star Stormtrooper");
    game.expect_gone("Greedo").expect_gone("Death Star Stormtrooper");
}

// ---- ASH_140 Stronger Together ----

/// ASH_140: creates two Mandalorians.
#[test]
fn stronger_together_creates_two_mandalorians() {
    let mut game = scenario().our_hand(["Stronger Together"]).action_phase();
    game.us().play("Stronger Together");
    game.expect_count("our Mandalorian", 2);
}

// ---- ASH_141 TIE Striker ----

/// ASH_141, ASH_173: Saboteur.
#[test]
fn units_with_saboteur_ignore_sentinel() {
    for (card, guard) in
        [("TIE Striker", "System Patrol Craft"), ("Shydopp Pirate Skiff", "Chewbacca, Loyal Companion")]
    {
        let mut game = scenario().ours([card]).theirs([guard]).action_phase();
        game.expect_offered(&format!("{card} -> their base"));
    }
}

// ---- ASH_142 Mortar Trooper ----

/// ASH_142: 1 damage to each of up to 3 ground units.
#[test]
fn mortar_trooper_deals_1_damage_to_up_to_3_ground_units() {
    let mut game = scenario()
        .ours(["Mortar Trooper"])
        .theirs(["Wampa", "AT-ST", "Consular Security Force", "Cartel Spacer"])
        .action_phase();
    game.us().use_ability("Mortar Trooper");
    game.expect_not_offered("Cartel Spacer");
    game.us().choose("Wampa").choose("AT-ST").done();
    game.expect_damage("Wampa", 1)
        .expect_damage("AT-ST", 1)
        .expect_damage("Consular Security Force", 0)
        .expect_exhausted("Mortar Trooper");
}

// Rulings

/// ASH_142, CR 1.9.8: all damage is dealt at the same time, so a unit defeated together with General Krell still has his
/// ability (ruling 1).
#[test]
fn mortar_trooper_deals_all_damage_at_once() {
    let mut game = scenario()
        .ours(["Mortar Trooper"])
        .theirs([unit("General Krell").damage(3), unit("Death Star Stormtrooper")])
        .action_phase();
    game.us().use_ability("Mortar Trooper").choose("General Krell");
    game.expect_damage("General Krell", 3);
    game.us().choose("Death Star Stormtrooper");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Mortar Trooper", "done"]);
    game.us().done();
    game.expect_gone("General Krell").expect_gone("Death Star Stormtrooper").expect_damage("Mortar Trooper", 0);
    game.expect_asked(Side::Them, QuestionKind::May);
    game.them().yes().expect_hand_size(1);
}

// ---- ASH_143 Tempest Lieutenant ----

/// ASH_143, ASH_164: Overwhelm.
#[test]
fn units_with_overwhelm_deal_excess_damage_to_the_base() {
    for (card, excess) in [("Tempest Lieutenant", 2), ("Alamite Hunter", 0)] {
        let mut game = scenario().ours([card]).theirs(["Death Star Stormtrooper"]).action_phase();
        game.expect_keyword(card, Keyword::Overwhelm);
        game.us().attack(card, "Death Star Stormtrooper");
        game.them().expect_base_damage(excess);
    }
}

// ---- ASH_144 Vane's Snub Fighter, Brash and Proud ----

/// ASH_144: a friendly unit that dealt combat damage to a base gets an Advantage token.
#[test]
fn vanes_snub_fighter_gets_advantage_when_a_unit_damages_a_base() {
    let mut game =
        scenario().ours(["Vane's Snub Fighter, Brash and Proud", "Wampa"]).theirs(["Cantina Braggart"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.expect_upgrades("Vane's Snub Fighter", ["Advantage"]);
    let mut game = scenario()
        .ours(["Vane's Snub Fighter, Brash and Proud", "Battlefield Marine"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Cantina Braggart");
    game.expect_upgrades("Vane's Snub Fighter", []);
}

// Rulings

/// ASH_144: the attacking unit may have been defeated. Damage from an ability does not count (ruling 1, 2).
#[test]
fn vanes_snub_fighter_counts_combat_damage_of_a_defeated_attacker() {
    let mut game = scenario()
        .resilient_gives("Keyword(Overwhelm)")
        .ours([unit("Vane's Snub Fighter, Brash and Proud"), unit("Battlefield Marine").damage(3).with(["Resilient"])])
        .theirs(["Death Star Stormtrooper"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Death Star Stormtrooper");
    game.expect_gone("Battlefield Marine").expect_upgrades("Vane's Snub Fighter", ["Advantage"]);
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 5, to: Base(Opponent))]))")
        .ours([unit("Vane's Snub Fighter, Brash and Proud"), unit("Battlefield Marine").with(["Resilient"])])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Cantina Braggart");
    game.expect_upgrades("Vane's Snub Fighter", []);
}

// ---- ASH_145 Praetorian Elite ----

/// ASH_145, ASH_175: Grit.
#[test]
fn units_with_grit_get_power_per_damage() {
    for (card, power) in [("Praetorian Elite", 5), ("Wookiee Chieftain", 4)] {
        let mut game = scenario().ours([unit(card).damage(2)]).action_phase();
        game.expect_power(card, power + 2);
    }
}

// ---- ASH_146 Justifier, Relentless ----

/// ASH_146: 1 damage to a unit when played and on attack; if that defeats it, an Advantage token for a unit.
#[test]
fn justifier_deals_1_damage_and_gives_advantage_if_it_defeats() {
    let mut game = scenario()
        .our_hand(["Justifier, Relentless"])
        .ours(["Wampa"])
        .theirs(["Death Star Stormtrooper", "AT-ST"])
        .action_phase();
    let (mut survived, mut declined) = (game.clone(), game.clone());
    game.us().play("Justifier").choose("Death Star Stormtrooper").choose("Wampa");
    game.expect_gone("Death Star Stormtrooper").expect_upgrades("Wampa", ["Advantage"]);
    survived.us().play("Justifier").choose("AT-ST");
    survived.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
    declined.us().play("Justifier").no();
    declined.expect_in_play("Death Star Stormtrooper").expect_action_of(Side::Them);
}

// ---- ASH_147 The Cyborg Mech, Mysterious Threat ----

/// ASH_147: 2 damage to an undamaged ground unit, or 5 to a damaged one.
#[test]
fn the_cyborg_mech_deals_2_or_5_to_an_undamaged_or_damaged_unit() {
    let mut game = scenario()
        .our_hand(["The Cyborg Mech, Mysterious Threat"])
        .theirs([unit("AT-ST").damage(1), unit("Wampa"), unit("Avenger")])
        .action_phase();
    let mut other = game.clone();
    game.us().play("The Cyborg Mech").mode(1);
    game.expect_options(["The Cyborg Mech", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2).expect_keyword("The Cyborg Mech", Keyword::Grit);
    other.us().play("The Cyborg Mech").mode(2);
    other.expect_options(["AT-ST"]);
    other.us().choose("AT-ST");
    other.expect_damage("AT-ST", 6);
}

// ---- ASH_148 Ninth Sister, Hulking Inquisitor ----

/// ASH_148: an opponent discards a card; damage equal to its cost may be divided among units.
#[test]
fn ninth_sister_divides_damage_equal_to_the_discarded_cards_cost() {
    let mut game = scenario()
        .our_hand(["Ninth Sister, Hulking Inquisitor"])
        .their_hand(["Wampa", "AT-ST"])
        .theirs(["Consular Security Force", "Death Star Stormtrooper"])
        .action_phase();
    game.us().play("Ninth Sister");
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Wampa").expect_hand(["AT-ST"]).expect_discard(["Wampa"]);
    game.expect_asked(Side::Us, QuestionKind::Divide);
    game.expect_options(["Ninth Sister", "Consular Security Force", "Death Star Stormtrooper", "no"]);
    let mut declined = game.clone();
    game.us().choose_times(3, "Consular Security Force").choose("Death Star Stormtrooper");
    game.expect_damage("Consular Security Force", 3).expect_gone("Death Star Stormtrooper");
    game.expect_action_of(Side::Them);
    declined.us().no();
    declined.expect_damage("Consular Security Force", 0).expect_in_play("Death Star Stormtrooper");
    declined.expect_action_of(Side::Them);
}

// Rulings

/// ASH_148: the printed cost counts (6, although AT-ST would cost 9), the damage may exceed a unit's HP, and all is dealt
/// at the same time, so a unit defeated together with General Krell still has his ability (ruling 1, 4, 5).
#[test]
fn ninth_sister_counts_the_printed_cost_and_deals_damage_at_once() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part", "Ninth Sister, Hulking Inquisitor"])
        .our_resources(40)
        .their_hand(["AT-ST"])
        .theirs(["General Krell", "Death Star Stormtrooper"])
        .action_phase();
    game.us().play("Qi'ra").name_card("AT-ST");
    game.them().pass();
    game.us().play("Ninth Sister");
    game.them().choose("AT-ST");
    game.expect_asked(Side::Us, QuestionKind::Divide);
    game.us().choose_times(5, "General Krell");
    game.expect_in_play("General Krell").expect_damage("General Krell", 0);
    game.us().choose("Death Star Stormtrooper");
    game.expect_gone("General Krell").expect_gone("Death Star Stormtrooper");
    game.expect_asked(Side::Them, QuestionKind::May);
    game.them().yes().expect_hand_size(1);
}

/// ASH_148: a Shield leaves no excess damage. If the defending unit was defeated before combat damage, all damage is
/// excess damage (ruling 2, 3).
#[test]
fn ninth_sister_deals_excess_damage_except_through_a_shield() {
    expect_no_excess_through_shield(shielded("Ninth Sister, Hulking Inquisitor").action_phase(), "Ninth Sister");
    expect_all_damage_is_excess(
        deadly_unit_with_enemy("Ninth Sister, Hulking Inquisitor").action_phase(),
        "Ninth Sister",
        8,
    );
}

/// ASH_148: with several opponents we choose who discards (ruling 6).
#[test]
fn ninth_sister_lets_us_choose_the_opponent() {
    let mut game = scenario()
        .our_hand(["Ninth Sister, Hulking Inquisitor"])
        .theirs(["Wampa"])
        .their_hand(["Repair", "AT-ST"])
        .third(["Battlefield Marine"])
        .action_phase();
    game.us().play("Ninth Sister").choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Target);
    game.third().choose("third AT-ST").expect_hand(["Repair"]).expect_discard(["AT-ST"]);
    game.them().expect_hand(["Repair", "AT-ST"]).expect_discard([]);
    game.expect_asked(Side::Us, QuestionKind::Divide);
    game.us().choose_times(3, "Wampa").choose_times(3, "Battlefield Marine");
    game.expect_damage("Wampa", 3).expect_gone("Battlefield Marine").expect_action_of(Side::Them);
}
