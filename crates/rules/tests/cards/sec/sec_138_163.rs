//! The cards of Secrets of Power from SEC_138 to SEC_163: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

use crate::starts::{deadly_unit_with_enemy, shielded, with_a_deadly_upgrade};

// ---- SEC_138 Enforcer Squadron ----

/// SEC_138, SEC_146, SEC_217, SEC_238, CR 7.5.18: Hidden.
#[test]
fn hidden_units_cannot_be_attacked_in_the_phase_they_are_played() {
    for (card, enemy) in [
        ("Enforcer Squadron", "TIE/ln Fighter"),
        ("Rebellious Functionary", "Wampa"),
        ("Zenuas Shadow Fighter", "TIE/ln Fighter"),
        ("Sith Assassin", "Wampa"),
    ] {
        let mut game = scenario().our_hand([card]).theirs([enemy]).action_phase();
        game.us().play(card);
        game.expect_not_offered(&format!("{enemy} -> {card}")).expect_offered(&format!("{enemy} -> our base"));
        let mut game = scenario().ours([card]).theirs([enemy]).their_action_phase();
        game.expect_offered(&format!("{enemy} -> {card}"));
    }
}

// ---- SEC_139 Miraj Scintel, The Weak Deserve to Kneel ----

/// SEC_139: friendly units have Overwhelm against damaged units; when played, 3 damage to an undamaged unit.
#[test]
fn miraj_scintel_gives_overwhelm_against_damaged_units() {
    let mut game = scenario()
        .our_hand(["Miraj Scintel"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Cantina Braggart").damage(1), unit("AT-ST")])
        .action_phase();
    game.us().play("Miraj Scintel");
    game.expect_not_offered("Cantina Braggart").expect_offered("no");
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
    game.them().pass();
    game.us().attack("Battlefield Marine", "Cantina Braggart");
    game.them().expect_base_damage(1);
}

// Rulings

/// SEC_139, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn miraj_scintel_deals_no_excess_damage_through_a_shield() {
    let mut game =
        scenario().ours(["Miraj Scintel"]).theirs([unit("Cantina Braggart").damage(1).with(["Shield"])]).action_phase();
    game.us().attack("Miraj Scintel", "Cantina Braggart");
    game.them().expect_base_damage(0);
}

/// SEC_139: if a damaged unit is defeated before combat damage, all damage is excess damage (ruling 2).
#[test]
fn miraj_scintel_deals_all_damage_to_the_base_when_the_defender_is_gone() {
    let mut game = with_a_deadly_upgrade(scenario().ours([unit("Miraj Scintel").with(["Resilient"])]))
        .theirs([unit("Cantina Braggart").damage(1)])
        .action_phase();
    game.us().attack("Miraj Scintel", "Cantina Braggart");
    game.them().expect_base_damage(3);
}

// ---- SEC_140 Hondo Ohnaka, You Better Hurry ----

/// SEC_140: Raid 1 for each other friendly unit.
#[test]
fn hondo_ohnaka_gives_raid_1_per_other_friendly_unit() {
    let mut game = scenario().ours(["Hondo Ohnaka, You Better Hurry", "Wampa"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(5).pass();
    game.us().attack("Hondo Ohnaka", "their base");
    game.them().expect_base_damage(11);
}

// ---- SEC_141 The Galleon, Marauding Pirate Ship ----

/// SEC_141: disclosing Aggression twice and Villainy creates three Spies.
#[test]
fn the_galleon_discloses_for_three_spies() {
    let mut game = scenario()
        .our_hand(["The Galleon", "Imperial Occupier", "Charged with Treason"])
        .our_resources(20)
        .action_phase();
    let mut declined = game.clone();
    game.us().play("The Galleon").choose_each(["Imperial Occupier", "Charged with Treason"]);
    game.expect_count("our Spy", 3);
    declined.us().play("The Galleon").no();
    declined.expect_count("Spy", 0);
}

// ---- SEC_142 Fulminatrix, Fleet Killer ----

/// SEC_142: 4 damage to a ground unit, when played and on attack.
#[test]
fn fulminatrix_may_deal_4_damage_to_a_ground_unit() {
    let mut game = scenario()
        .our_hand(["Fulminatrix"])
        .our_resources(20)
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Fulminatrix");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    let mut game = scenario().ours(["Fulminatrix"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Fulminatrix", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

// ---- SEC_143 The Elite Squad, Neutralizing Insurgents ----

/// SEC_143: when played and when dealt damage, 2 damage to another unique unit.
#[test]
fn the_elite_squad_deals_2_damage_when_played_and_when_damaged() {
    let mut game =
        scenario().our_hand(["The Elite Squad"]).theirs(["Bib Fortuna", "Zeb Orrelios", "Wampa"]).action_phase();
    game.us().play("The Elite Squad");
    game.expect_options(["Bib Fortuna", "Zeb Orrelios", "no"]);
    game.us().choose("Zeb Orrelios");
    game.expect_damage("Zeb Orrelios", 2);
    game.them().attack("Wampa", "The Elite Squad");
    game.us().choose("Zeb Orrelios");
    game.expect_damage("Zeb Orrelios", 4);
}

/// SEC_143, CR 7.6.4: damage that defeats it triggers it too.
#[test]
fn the_elite_squad_deals_2_damage_when_the_damage_defeats_it() {
    let mut game = scenario()
        .ours([unit("The Elite Squad").damage(7)])
        .theirs(["Bib Fortuna", "Zeb Orrelios", "Wampa"])
        .their_action_phase();
    game.them().attack("Wampa", "The Elite Squad");
    game.expect_gone("The Elite Squad").expect_options(["Bib Fortuna", "Zeb Orrelios", "no"]);
    game.us().choose("Zeb Orrelios");
    game.expect_damage("Zeb Orrelios", 2);
}

// ---- SEC_144 Tempest Assault ----

/// SEC_144: after damage to an enemy base, 2 damage to each enemy space unit.
#[test]
fn tempest_assault_damages_enemy_space_units_after_damage_to_their_base() {
    let mut game = scenario()
        .our_hand(["Tempest Assault"])
        .ours(["Battlefield Marine", "Alliance X-Wing"])
        .theirs(["Avenger", "Wampa"])
        .action_phase();
    let mut early = game.clone();
    game.us().attack("Battlefield Marine", "their base");
    game.them().pass();
    game.us().play("Tempest Assault");
    game.expect_damage("Avenger", 2).expect_damage("Wampa", 0).expect_damage("Alliance X-Wing", 0);
    early.us().play("Tempest Assault");
    early.expect_damage("Avenger", 0);
}

// ---- SEC_145 Confidence in Victory ----

/// SEC_145: when the regroup phase starts, we win if only we control units in that arena.
#[test]
fn confidence_in_victory_wins_with_the_only_units_in_the_arena() {
    let table = scenario().our_hand(["Confidence in Victory"]).ours(["Wampa"]).theirs(["Alliance X-Wing"]);
    let mut game = table.action_phase();
    game.us().play("Confidence in Victory").pick("ground");
    game.expect_no_winner();
    game.them().pass();
    game.us().pass();
    game.expect_winner(Side::Us);
    // A unit of theirs there spoils it.
    let mut game = scenario()
        .our_hand(["Confidence in Victory"])
        .ours(["Wampa", "Restored ARC-170"])
        .theirs(["Alliance X-Wing"])
        .action_phase();
    game.us().play("Confidence in Victory").pick("space");
    game.both_pass().expect_no_winner();
}

// Corners

/// SEC_145: we do not win if no player controls units there.
#[test]
fn confidence_in_victory_does_not_win_with_an_empty_arena() {
    let mut game = scenario().our_hand(["Confidence in Victory"]).ours(["Wampa"]).action_phase();
    game.us().play("Confidence in Victory").pick("space");
    game.both_pass().expect_no_winner();
}

/// SEC_145: with three players one player wins at once.
#[test]
fn confidence_in_victory_wins_against_several_opponents() {
    let mut game = scenario()
        .our_hand(["Confidence in Victory"])
        .ours(["Wampa"])
        .theirs(["Alliance X-Wing"])
        .third(["Alliance X-Wing"])
        .action_phase();
    game.us().play("Confidence in Victory").pick("ground");
    game.them().pass();
    game.third().pass();
    game.us().pass();
    game.expect_winner(Side::Us);
}

/// SEC_145: after any other first action, even a pass, it cannot be played; in the next phase it can.
#[test]
fn confidence_in_victory_can_only_be_the_first_action_of_a_phase() {
    let mut game =
        scenario().our_hand(["Confidence in Victory", "Repair"]).ours(["Wampa"]).theirs(["Wampa"]).action_phase();
    game.expect_offered("play Confidence in Victory");
    let mut passed = game.clone();
    game.us().attack("our Wampa", "their base");
    game.them().pass();
    game.expect_offered("play Repair").expect_not_offered("play Confidence in Victory");
    passed.us().pass();
    passed.them().attack("their Wampa", "our base");
    passed.expect_offered("play Repair").expect_not_offered("play Confidence in Victory");
    game.us().pass();
    game.both_pass().nobody_resources();
    game.expect_action_of(Side::Us).expect_offered("play Confidence in Victory");
}

// Rulings

/// SEC_145: it can be played only with the action of playing a card, not by an ability, even in our first turn (ruling
/// 1).
#[test]
fn confidence_in_victory_cannot_be_played_by_an_ability() {
    let mut game = scenario()
        .confiscate_does("Play(what: Choose(is: Card, zone: Hand, side: Friendly))")
        .our_hand(["Confiscate", "Confidence in Victory"])
        .action_phase();
    game.us().play("Confiscate").expect_hand(["Confidence in Victory"]);
    game.expect_action_of(Side::Them);
}

// ---- SEC_147 Chopper, War Hero ----

/// SEC_147: combat damage to a base: each player discards a card.
#[test]
fn chopper_makes_each_player_discard_after_combat_damage_to_a_base() {
    let mut game =
        scenario().ours(["Chopper, War Hero"]).our_hand(["Repair"]).their_hand(["Wampa", "AT-ST"]).action_phase();
    game.us().attack("Chopper", "their base").choose("Repair");
    game.them().choose("Wampa").expect_hand(["AT-ST"]);
    game.us().expect_hand([]);
}

// Rulings

/// SEC_147: damage from an ability is not combat damage (ruling 1).
#[test]
fn chopper_triggers_on_combat_damage_only() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 1, to: Base(Opponent), by: Choose(side: Friendly))")
        .ours(["Chopper, War Hero"])
        .our_hand(["Confiscate", "Repair"])
        .action_phase();
    game.us().play("Confiscate").choose("Chopper").expect_hand(["Repair"]);
}

/// SEC_147: he need not survive the attack (ruling 2).
#[test]
fn chopper_triggers_without_surviving_the_attack() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [DealsCombatDamage(to: (is: Base))], do: [Defeat(This)]))")
        .ours([unit("Chopper, War Hero").with(["Resilient"])])
        .our_hand(["Repair"])
        .their_hand(["Wampa", "AT-ST"])
        .action_phase();
    game.us().attack("Chopper", "their base");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_waiting(["Chopper", "Chopper"]);
    // The ability that defeats him comes first.
    game.game.play(rules::Action::Trigger(0)).expect("a pending ability");
    game.expect_gone("Chopper").expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Repair");
    game.them().choose("Wampa").expect_hand(["AT-ST"]).expect_base_damage(4);
    game.us().expect_hand([]);
    game.expect_action_of(Side::Them);
}

// ---- SEC_148 Karis Nemik, Freedom is a Pure Idea ----

/// SEC_148: when defeated, disclosing Aggression and Heroism creates a ready Spy.
#[test]
fn karis_nemik_discloses_for_a_ready_spy_when_defeated() {
    let mut game = scenario().ours(["Karis Nemik"]).theirs(["Wampa"]).our_hand(["SpecForce Soldier"]).action_phase();
    game.us().attack("Karis Nemik", "Wampa").choose("SpecForce Soldier");
    game.expect_ready("Spy").expect_controller("Spy", Side::Us);
}

// ---- SEC_149 Kaydel Connix, For Our Survival ----

/// SEC_149: all non-unique upgrades on a unit may be defeated.
#[test]
fn kaydel_connix_defeats_all_non_unique_upgrades_on_a_unit() {
    let mut game = scenario()
        .our_hand(["Kaydel Connix"])
        .theirs([unit("Wampa").with(["Resilient", "Shield", "Luke's Lightsaber"]), unit("AT-ST").with(["Devotion"])])
        .action_phase();
    game.us().play("Kaydel Connix").choose("Wampa");
    game.expect_upgrades("Wampa", ["Luke's Lightsaber"]).expect_upgrades("AT-ST", ["Devotion"]);
}

// ---- SEC_150 Valiant Commando ----

/// SEC_150: after combat damage to a base, it may be defeated to deal 3 more damage.
#[test]
fn valiant_commando_may_be_defeated_for_3_more_damage_to_the_base() {
    let mut game = scenario().ours(["Valiant Commando"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Valiant Commando", "their base").yes();
    game.expect_in_discard("Valiant Commando");
    game.them().expect_base_damage(6);
    declined.us().attack("Valiant Commando", "their base").no();
    declined.them().expect_base_damage(3);
}

// Rulings

/// SEC_150: damage from an ability is not combat damage. The ability is resolved after the attack (ruling 1, 2).
#[test]
fn valiant_commando_triggers_on_combat_damage_only() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 1, to: Base(Opponent), by: Choose(side: Friendly))")
        .ours(["Valiant Commando"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Valiant Commando");
    game.expect_in_play("Valiant Commando").expect_action_of(Side::Them);
}

// ---- SEC_151 Kazuda Xiono, I'm Not A Spy ----

/// SEC_151: +2/+0 while we have fewer resources than an opponent.
#[test]
fn kazuda_xiono_gets_2_power_with_fewer_resources_than_an_opponent() {
    for (resources, power) in [(3, 4), (4, 2), (5, 2)] {
        let mut game = scenario().ours(["Kazuda Xiono"]).our_resources(resources).their_resources(4).action_phase();
        game.expect_power("Kazuda Xiono", power);
    }
}

// ---- SEC_152 Strike Force X-Wing ----

/// SEC_152: 2 damage to a ready unit; exhausted ones are not offered.
#[test]
fn strike_force_x_wing_deals_2_damage_to_a_ready_unit() {
    let mut game =
        scenario().our_hand(["Strike Force X-Wing"]).theirs([unit("AT-ST"), unit("Wampa").exhausted()]).action_phase();
    game.us().play("Strike Force X-Wing");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// ---- SEC_153 Luthen's Haulcraft, Countermeasures Armed ----

/// SEC_153: when defeated, disclosing the icons makes an opponent discard 2 cards.
#[test]
fn luthens_haulcraft_discloses_to_make_an_opponent_discard_2_cards() {
    let mut game = scenario()
        .ours(["Luthen's Haulcraft"])
        .our_hand(["SpecForce Soldier", "Open Fire"])
        .theirs(["Avenger"])
        .their_hand(["Repair", "Wampa", "AT-ST"])
        .action_phase();
    game.us().attack("Luthen's Haulcraft", "Avenger").choose("SpecForce Soldier").choose("Open Fire");
    game.them().choose("Repair").choose("Wampa").expect_hand(["AT-ST"]);
}

// ---- SEC_154 Inner Rim Coalition ----

/// SEC_154: when defeated, a unit that costs 5 or less may be readied.
#[test]
fn inner_rim_coalition_may_ready_a_unit_costing_5_or_less_when_defeated() {
    let mut game = scenario()
        .ours([unit("Inner Rim Coalition").damage(4), unit("Greedo").exhausted(), unit("AT-ST").exhausted()])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Inner Rim Coalition", "Wampa");
    game.expect_offered("Greedo").expect_not_offered("AT-ST").expect_offered("no");
    game.us().choose("Greedo");
    game.expect_ready("Greedo");
}

// Rulings

/// SEC_154: the printed cost counts (ruling 1).
#[test]
fn inner_rim_coalition_counts_the_printed_cost() {
    let mut game = scenario()
        .ours([unit("Inner Rim Coalition").damage(4)])
        .theirs([unit("Wampa"), unit("Occupier Siege Tank").exhausted(), unit("Ruthless Raider").exhausted()])
        .action_phase();
    game.us().attack("Inner Rim Coalition", "Wampa");
    game.expect_offered("Occupier Siege Tank").expect_not_offered("Ruthless Raider");
}

// ---- SEC_155 Alexsandr Kallus, With New Purpose ----

/// SEC_155: with the initiative other friendly unique units have Raid 2; 2 damage to each of up to 3 ground units.
#[test]
fn alexsandr_kallus_gives_unique_units_raid_2_and_damages_ground_units() {
    let mut game = scenario()
        .our_hand(["Alexsandr Kallus, With New Purpose"])
        .ours(["Zeb Orrelios", "Battlefield Marine"])
        .theirs(["Wampa", "AT-ST", "Avenger", "Bib Fortuna"])
        .action_phase();
    game.us().play("Alexsandr Kallus, With New Purpose");
    game.expect_not_offered("Avenger");
    game.us().choose_each(["Wampa", "AT-ST"]).done();
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 2);
    game.expect_keyword("Zeb Orrelios", Keyword::Raid).expect_no_keyword("Battlefield Marine", Keyword::Raid);
    game.expect_no_keyword("Alexsandr Kallus", Keyword::Raid).expect_no_keyword("Bib Fortuna", Keyword::Raid);
    game.them().take_initiative();
    game.expect_no_keyword("Zeb Orrelios", Keyword::Raid);
}

// ---- SEC_156 Nemik's Manifesto ----

/// SEC_156: the unit is a Rebel, and when it is defeated, each other friendly Rebel unit deals 1 damage to the enemy
/// base.
#[test]
fn nemiks_manifesto_makes_friendly_rebels_damage_the_base_when_defeated() {
    let mut game = scenario()
        .ours([unit("Battle Droid").with(["Nemik's Manifesto"]), unit("Battlefield Marine"), unit("Alliance X-Wing")])
        .theirs(["Wampa", "SpecForce Soldier"])
        .our_hand(["Nemik's Manifesto"])
        .action_phase();
    game.expect_not_offered("play Nemik's Manifesto onto Alliance X-Wing");
    game.us().attack("Battle Droid", "Wampa");
    game.them().expect_base_damage(2);
}

// ---- SEC_157 One Way Out ----

/// SEC_157: attacks with a unit with +1/+0 and Overwhelm; the defending unit loses its abilities.
#[test]
fn one_way_out_removes_the_abilities_of_the_defending_unit() {
    let mut game = scenario()
        .our_hand(["One Way Out"])
        .ours(["Wampa"])
        .theirs(["Captain Typho, All Necessary Precautions"])
        .their_hand(["Battlefield Marine"])
        .action_phase();
    game.us().play("One Way Out").attack("Wampa", "Captain Typho, All Necessary Precautions");
    game.expect_gone("Captain Typho, All Necessary Precautions");
    game.them().expect_base_damage(0);
}

// Rulings

/// SEC_157: a ready unit must attack, if there is one (ruling 1).
#[test]
fn one_way_out_must_attack_with_a_ready_unit() {
    let mut game =
        scenario().our_hand(["One Way Out"]).ours([unit("Wampa"), unit("Greedo").exhausted()]).action_phase();
    game.us().play("One Way Out");
    game.expect_options(["Wampa -> their base"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(5);
}

/// SEC_157, CR 7.5.7E: a Shield leaves no excess damage (ruling 2).
#[test]
fn one_way_out_deals_no_excess_damage_through_a_shield() {
    let mut game = shielded("Battlefield Marine").our_hand(["One Way Out"]).action_phase();
    game.us().play("One Way Out").attack("Battlefield Marine", "Cantina Braggart");
    game.them().expect_base_damage(0);
}

/// SEC_157, CR 7.5.7F: if the defending unit was defeated before combat damage, all damage is excess damage (ruling 3).
#[test]
fn one_way_out_deals_all_damage_to_the_base_when_the_defender_is_gone() {
    let mut game = deadly_unit_with_enemy("Battlefield Marine").our_hand(["One Way Out"]).action_phase();
    game.us().play("One Way Out").attack("Battlefield Marine", "Cantina Braggart");
    game.them().expect_base_damage(4);
}

/// SEC_157, CR 8.14.2: the defending unit cannot gain abilities either (ruling 4, 5).
#[test]
fn one_way_out_stops_the_defender_from_gaining_abilities() {
    let mut game = scenario()
        .our_hand(["One Way Out"])
        .ours(["Greedo"])
        .theirs([unit("Wampa").with(["Nemik's Manifesto"]).damage(4), unit("Battlefield Marine")])
        .action_phase();
    game.us().play("One Way Out").attack("Greedo", "Wampa");
    game.expect_gone("Wampa").us().expect_base_damage(0);
}

// ---- SEC_158 Oppression Breeds Rebellion ----

/// SEC_158: draws 3 cards if a friendly unit was defeated while attacking this phase, not while defending.
#[test]
fn oppression_breeds_rebellion_draws_3_after_an_attacker_was_defeated() {
    let table = || {
        scenario()
            .our_hand(["Oppression Breeds Rebellion"])
            .our_deck(["Repair", "Wampa", "AT-ST"])
            .ours(["Battle Droid"])
            .theirs(["Wampa"])
    };
    let mut game = table().action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.them().pass();
    game.us().play("Oppression Breeds Rebellion").expect_hand(["Repair", "Wampa", "AT-ST"]);
    let mut game = table().their_action_phase();
    game.them().attack("Wampa", "Battle Droid");
    game.us().play("Oppression Breeds Rebellion").expect_hand([]);
}

// ---- SEC_159 Chairman Papanoida, Undaunted Diplomat ----

/// SEC_159: when an opponent draws in the action phase, we may disclose to create a Spy, but not in the regroup phase.
#[test]
fn chairman_papanoida_triggers_on_cards_drawn_in_the_action_phase() {
    let mut game = scenario()
        .ours(["Chairman Papanoida"])
        .our_hand(["Open Fire", "Wampa"])
        .confiscate_does("Draw(count: 2)")
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate");
    game.us().choose("Open Fire").choose("Wampa");
    game.expect_count("our Spy", 1);
    game.game.log = Some(Vec::new());
    game.both_pass();
    game.expect_no_event("a trigger", |event| matches!(event, LogEvent::Triggered { .. }));
    game.nobody_resources();
    game.expect_count("our Spy", 1);
}

// ---- SEC_160 Reckless Rebel ----

/// SEC_160, SEC_199, CR 7.5.10: Saboteur.
#[test]
fn saboteurs_ignore_sentinel() {
    for (card, guard) in [("Reckless Rebel", "Ando Commission"), ("Bravo Squadron Fighter", "Defense Fleet X-Wing")] {
        let mut game = scenario().ours([card]).theirs([guard]).action_phase();
        game.expect_offered(&format!("{card} -> their base"));
    }
}

// ---- SEC_162 Crosshair, Filled With Doubt ----

/// SEC_162: on attack, may deal 1 damage to another friendly unit to deal 2 to the defending player's base.
#[test]
fn crosshair_may_damage_a_friendly_unit_to_deal_2_to_the_base() {
    let mut game = scenario().ours(["Crosshair, Filled With Doubt", "Wampa"]).theirs(["AT-ST"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Crosshair", "AT-ST");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
    game.them().expect_base_damage(2);
    declined.us().attack("Crosshair", "AT-ST").no();
    declined.them().expect_base_damage(0);
}

// ---- SEC_163 Outer Rim Constable ----

/// SEC_163: an upgrade may be defeated.
#[test]
fn outer_rim_constable_defeats_an_upgrade() {
    let mut game =
        scenario().our_hand(["Outer Rim Constable"]).theirs([unit("Wampa").with(["Academy Training"])]).action_phase();
    game.us().play("Outer Rim Constable");
    game.expect_options(["Academy Training", "no"]);
    game.us().choose("Academy Training");
    game.expect_upgrades("Wampa", []);
}
