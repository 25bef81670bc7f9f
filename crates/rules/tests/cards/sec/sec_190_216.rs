//! The cards of Secrets of Power from SEC_190 to SEC_216: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{about_to_play, expect_hidden, with_a_deadly_upgrade};

// ---- SEC_190 Soulless One, Swift and Agile ----

/// SEC_190: disclosing the icons readies 2 resources.
#[test]
fn soulless_one_discloses_to_ready_2_resources() {
    let mut game = scenario()
        .ours(["Soulless One, Swift and Agile"])
        .our_hand(["Cartel Spacer", "Greedo"])
        .our_resources(0)
        .our_exhausted_resources(3)
        .action_phase();
    game.us().attack("Soulless One, Swift and Agile", "their base").choose("Cartel Spacer").choose("Greedo");
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose_times(2, "our Underworld Thug").expect_ready_resources(2);
    game.expect_action_of(Side::Them);
}

// ---- SEC_191 Trade Federation Delegates ----

/// SEC_191: creates two Spies.
#[test]
fn trade_federation_delegates_create_two_spies() {
    let mut game = scenario().our_hand(["Trade Federation Delegates"]).our_resources(20).action_phase();
    game.us().play("Trade Federation Delegates");
    game.expect_count("our Spy", 2);
}

// ---- SEC_192 Grand Moff Tarkin, Taking Krennic's Achievement ----

/// SEC_192: takes control of an enemy non-leader Vehicle until he leaves play.
#[test]
fn grand_moff_tarkin_controls_an_enemy_vehicle_until_he_leaves_play() {
    let mut game = scenario()
        .our_hand(["Grand Moff Tarkin, Taking Krennic's Achievement"])
        .theirs(["AT-ST", "Wampa"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().play("Grand Moff Tarkin, Taking Krennic's Achievement");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_controller("AT-ST", Side::Us);
    game.them().play("Confiscate").choose("Grand Moff Tarkin, Taking Krennic's Achievement");
    game.expect_controller("AT-ST", Side::Them);
}

// Rulings

/// SEC_192, CR 7.7.4F: if he has already left play, no control changes, even of a unit that we own (ruling 1).
#[test]
fn grand_moff_tarkin_takes_no_unit_when_he_has_left_play() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_046", abilities: [When(on: [CardPlayed(by: Enemy, card: (cost: AtLeast(6)))], do: [Defeat(All(side: Enemy, cost: Exactly(6)))])])"#,
        )
        .our_hand(["Grand Moff Tarkin, Taking Krennic's Achievement"])
        .theirs([unit("AT-AT Suppressor"), unit("AT-ST").owned_by(Side::Us), unit("SOR_046")])
        .action_phase();
    game.us().play("Grand Moff Tarkin, Taking Krennic's Achievement").their_abilities_first();
    game.expect_controller("AT-AT Suppressor", Side::Them).expect_controller("AT-ST", Side::Them);
    game.expect_action_of(Side::Them);
}

// ---- SEC_193 Grand Admiral Thrawn, Grand Schemer ----

/// SEC_193: an opponent chooses a unit that he captures, or he is readied.
#[test]
fn grand_admiral_thrawn_captures_a_unit_or_readies() {
    let card = "Grand Admiral Thrawn, Grand Schemer";
    let mut game = scenario().our_hand([card]).theirs(["Wampa"]).action_phase();
    game.us().play(card);
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Wampa", "no"]);
    let mut refused = game.clone();
    game.them().choose("Wampa");
    game.expect_captured("Wampa").expect_exhausted("Grand Admiral Thrawn");
    refused.them().no();
    refused.expect_ready("Grand Admiral Thrawn").expect_in_play("Wampa");
}

/// SEC_193: when he is defeated a friendly unit captures an enemy non-leader unit in the same arena.
#[test]
fn grand_admiral_thrawn_defeated_lets_a_unit_capture_an_enemy_unit() {
    let mut game = scenario()
        .ours([unit("Grand Admiral Thrawn, Grand Schemer").damage(6), unit("Alliance X-Wing")])
        .theirs(["Wampa", "Distant Patroller"])
        .action_phase();
    game.us().attack("Grand Admiral Thrawn", "Wampa").choose("Alliance X-Wing");
    game.expect_options(["Distant Patroller"]);
    game.us().choose("Distant Patroller");
    game.expect_captured("Distant Patroller");
}

// Rulings

/// SEC_193: with several opponents we choose who is asked (ruling 1).
#[test]
fn grand_admiral_thrawn_chooses_the_opponent() {
    let card = "Grand Admiral Thrawn, Grand Schemer";
    let mut game = scenario().our_hand([card]).theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().play(card).choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Target).expect_options(["AT-ST", "no"]);
}

// ---- SEC_194 Fully Armed and Operational ----

/// SEC_194: after an opponent's attack on our base, plays a unit with Ambush for this phase.
#[test]
fn fully_armed_and_operational_plays_a_unit_with_ambush_after_an_attack() {
    let mut game = scenario()
        .our_hand(["Fully Armed and Operational", "Consular Security Force"])
        .theirs(["Wampa"])
        .their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().play("Fully Armed and Operational").play("Consular Security Force");
    game.us().attack("Consular Security Force", "Wampa");
    game.expect_damage("Wampa", 3).expect_keyword("Consular Security Force", Keyword::Ambush);
}

// Corners

/// SEC_194: only their last action counts, and only in this phase.
#[test]
fn fully_armed_and_operational_checks_the_last_enemy_action_of_this_phase() {
    let mut game = scenario()
        .our_hand(["Fully Armed and Operational", "Battlefield Marine"])
        .ours(["Cantina Braggart"])
        .theirs(["Wampa", "Death Star Stormtrooper"])
        .their_action_phase();
    game.them().attack("Wampa", "our base");
    let mut next = game.clone();
    game.us().attack("Cantina Braggart", "their base");
    game.them().attack("Death Star Stormtrooper", "Cantina Braggart");
    game.us().play("Fully Armed and Operational");
    game.expect_in_hand("Battlefield Marine");
    next.us().pass();
    next.them().pass();
    next.nobody_resources();
    next.us().play("Fully Armed and Operational");
    next.expect_in_hand("Battlefield Marine");
}

// Rulings

/// SEC_194: an attack made by an ability counts; Overwhelm damage from an attack on a unit does not (ruling 1).
#[test]
fn fully_armed_and_operational_requires_an_attack_on_our_base() {
    let mut game = scenario()
        .our_hand(["Fully Armed and Operational", "Battlefield Marine"])
        .ours(["Death Star Stormtrooper"])
        .theirs(["Wampa"])
        .confiscate_does("Attack(with: Choose(side: Friendly))")
        .their_hand(["Confiscate"])
        .their_action_phase();
    let mut overwhelmed = game.clone();
    game.them().play("Confiscate").attack("Wampa", "our base");
    game.us().play("Fully Armed and Operational").play("Battlefield Marine");
    game.expect_in_play("Battlefield Marine");
    overwhelmed.them().attack("Wampa", "Death Star Stormtrooper");
    overwhelmed.us().expect_base_damage(3).play("Fully Armed and Operational");
    overwhelmed.expect_in_hand("Battlefield Marine");
}

/// SEC_194: the unit's cost is paid (ruling 2).
#[test]
fn fully_armed_and_operational_requires_paying_for_the_unit() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_hand(["Fully Armed and Operational", "Wampa", "Death Star Stormtrooper"])
        .our_resources(6)
        .theirs(["Wampa"])
        .their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().play("Fully Armed and Operational");
    let ready = |game: &testkit::Scene| game.game.ready_resources(rules::Seat(0));
    let before = ready(&game);
    game.us().play("Death Star Stormtrooper");
    assert!(ready(&game) < before);
}

/// SEC_194: without an enemy unit to attack the unit stays exhausted (ruling 3).
#[test]
fn fully_armed_and_operational_leaves_the_unit_exhausted_without_a_target() {
    let mut game =
        scenario().our_hand(["Fully Armed and Operational", "Restored ARC-170"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().play("Fully Armed and Operational").play("Restored ARC-170");
    game.expect_exhausted("Restored ARC-170").expect_keyword("Restored ARC-170", Keyword::Ambush);
    game.expect_action_of(Side::Them);
}

// ---- SEC_195 Arrest ----

/// SEC_195, CR 8.33: our base captures an enemy non-leader unit. When the regroup phase starts it is rescued, exhausted.
#[test]
fn arrest_captures_a_unit_until_the_regroup_phase() {
    let mut game = about_to_play("Arrest").theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Arrest").choose("Wampa");
    game.expect_captured("Wampa").expect_action_of(Side::Them);
    let base = game.game.state.player(rules::Seat(0)).base;
    assert_eq!(game.game.state.guarded(base).count(), 1);
    assert_eq!(game.game.check(), Ok(()));
    game.them().pass();
    game.us().pass();
    game.expect_exhausted("Wampa").expect_controller("Wampa", Side::Them);
    assert_eq!(game.game.state.guarded(base).count(), 0);
}

// Corners

/// SEC_195: friendly units and leaders cannot be chosen.
#[test]
fn arrest_captures_neither_friendly_units_nor_leaders() {
    let mut game = about_to_play("Arrest").ours(["Wampa"]).their_deployed_leader("SOR_010").action_phase();
    game.us().play("Arrest");
    game.expect_in_play("Wampa").expect_action_of(Side::Them);
}

/// SEC_195, CR 8.33.1: upgrades on it are defeated, and its damage is removed.
#[test]
fn arrest_defeats_upgrades_and_removes_damage_of_the_captured_unit() {
    let mut game = about_to_play("Arrest").theirs([unit("Wampa").damage(3).with(["Academy Training"])]).action_phase();
    game.us().play("Arrest").choose("Wampa");
    game.expect_captured("Wampa").expect_in_discard("Academy Training");
    game.them().pass();
    game.us().pass();
    game.expect_damage("Wampa", 0).expect_exhausted("Wampa");
}

// Rulings

/// SEC_195: it lies under the base, out of play, and any rescue effect can rescue it (ruling 1).
#[test]
fn arrest_holds_a_unit_that_other_cards_can_rescue() {
    let mut game = about_to_play("Arrest")
        .theirs(["Wampa"])
        .their_hand(["Confiscate"])
        .confiscate_does("Rescue(Choose(is: Card, zone: Captured))")
        .action_phase();
    game.us().play("Arrest").choose("Wampa");
    game.expect_captured("Wampa");
    game.them().play("Confiscate").choose("Wampa");
    game.expect_exhausted("Wampa").expect_controller("Wampa", Side::Them);
    // It is not rescued a second time.
    game.us().pass();
    game.them().pass();
    game.expect_in_play("Wampa");
}

// ---- SEC_196 No One Ever Knew ----

/// SEC_196: an enemy unit is exhausted for each friendly Official.
#[test]
fn no_one_ever_knew_exhausts_an_enemy_unit_per_friendly_official() {
    let mut game = scenario()
        .our_hand(["No One Ever Knew"])
        .ours(["Beloved Orator", "Populist Champion", "Greedo"])
        .theirs(["Wampa", "AT-ST", "Battlefield Marine"])
        .action_phase();
    game.us().play("No One Ever Knew").choose("Wampa").choose("AT-ST");
    game.expect_exhausted("Wampa").expect_exhausted("AT-ST").expect_ready("Battlefield Marine");
    game.expect_action_of(Side::Them);
}

/// SEC_196, CR 8.34.1: the units are chosen for all Officials first, a different one for each, then exhausted together.
#[test]
fn no_one_ever_knew_exhausts_different_units_at_once() {
    let mut game = scenario()
        .our_hand(["No One Ever Knew"])
        .ours(["Beloved Orator", "Populist Champion"])
        .theirs(["Wampa", "AT-ST", "Battlefield Marine"])
        .action_phase();
    game.us().play("No One Ever Knew").choose("Wampa");
    game.expect_ready("Wampa").expect_options(["AT-ST", "Battlefield Marine"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("Wampa").expect_exhausted("AT-ST").expect_action_of(Side::Them);
}

// ---- SEC_197 Furtive Handmaiden ----

/// SEC_197: on attack, may discard a card to draw a card.
#[test]
fn furtive_handmaiden_may_discard_a_card_to_draw_one() {
    let mut game = scenario().ours(["Furtive Handmaiden"]).our_hand(["Repair"]).our_deck(["Wampa"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Furtive Handmaiden", "their base").yes().choose("Repair").expect_hand(["Wampa"]);
    declined.us().attack("Furtive Handmaiden", "their base").no().expect_hand(["Repair"]);
}

// ---- SEC_198 Bail Organa, Responding to Catastrophe ----

/// SEC_198: on attack, may discard a card to create a Spy.
#[test]
fn bail_organa_discards_for_a_spy() {
    let mut game = scenario().ours(["Bail Organa, Responding to Catastrophe"]).our_hand(["Repair"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Bail Organa", "their base").yes().choose("Repair").expect_hand([]);
    game.expect_count("our Spy", 1);
    declined.us().attack("Bail Organa", "their base").no();
    declined.expect_count("Spy", 0);
}

// ---- SEC_200 Junior Senator ----

/// SEC_200: may return an upgrade that costs 3 or less to its owner's hand.
#[test]
fn junior_senator_may_return_an_upgrade_costing_3_or_less() {
    let mut game = scenario()
        .our_hand(["Junior Senator"])
        .theirs([unit("Wampa").with(["Academy Training", "Unveiled Might"])])
        .action_phase();
    game.us().play("Junior Senator");
    game.expect_options(["Academy Training", "no"]);
    game.us().choose("Academy Training");
    game.expect_upgrades("Wampa", ["Unveiled Might"]);
    game.them().expect_hand(["Academy Training"]);
}

// Rulings

/// SEC_200, CR 1.8.6: the printed cost counts, even if upgrades cost less (ruling 1).
#[test]
fn junior_senator_counts_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Junior Senator"])
        .ours([unit("Congress of Malastare"), unit("Wampa").with(["Unveiled Might"])])
        .theirs([unit("AT-ST").with(["Academy Training"])])
        .action_phase();
    game.us().play("Junior Senator");
    game.expect_options(["Academy Training", "no"]);
}

/// SEC_200: an upgrade in a discard pile is not in play (ruling 2).
#[test]
fn junior_senator_returns_no_upgrade_from_a_discard_pile() {
    let mut game = scenario().our_hand(["Junior Senator"]).our_discard(["Academy Training"]).action_phase();
    game.us().play("Junior Senator");
    game.expect_in_discard("Academy Training").expect_action_of(Side::Them);
}

// ---- SEC_201 Anakin Skywalker, Secret Husband ----

/// SEC_201: Raid 2 while Padmé Amidala is our leader or unit; Hidden.
#[test]
fn anakin_skywalker_has_raid_2_with_padme_amidala() {
    let card = "Anakin Skywalker, Secret Husband";
    let mut game = scenario().our_leader("Padmé Amidala, Serving the Republic").ours([card]).action_phase();
    game.expect_keyword("Anakin Skywalker", Keyword::Raid);
    let mut game = scenario().their_leader("Padmé Amidala, Serving the Republic").ours([card]).action_phase();
    game.expect_no_keyword("Anakin Skywalker", Keyword::Raid);
    expect_hidden(card);
}

// ---- SEC_202 Rebel Propagandist ----

/// SEC_202: when played and when defeated, another friendly unit gets +1/+0 and Saboteur.
#[test]
fn rebel_propagandist_gives_another_unit_power_and_saboteur() {
    let mut game = scenario().our_hand(["Rebel Propagandist"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Rebel Propagandist").choose("Wampa");
    game.expect_power("Wampa", 5).expect_keyword("Wampa", Keyword::Saboteur);
    let mut game = scenario().ours(["Rebel Propagandist", "Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Rebel Propagandist", "AT-ST").choose("Greedo");
    game.expect_power("Greedo", 4).expect_keyword("Greedo", Keyword::Saboteur);
}

// ---- SEC_203 Tala Durith, I Can Get You Inside ----

/// SEC_203: other friendly units have Hidden; she and enemy units do not.
#[test]
fn tala_durith_gives_other_friendly_units_hidden() {
    let mut game = scenario().ours(["Tala Durith", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.expect_keyword("Wampa", Keyword::Hidden).expect_no_keyword("Tala Durith", Keyword::Hidden);
    game.expect_no_keyword("AT-ST", Keyword::Hidden);
}

// Rulings

/// SEC_203: they cannot be attacked in the phase in which they enter play (ruling 1).
#[test]
fn tala_durith_protects_units_in_the_phase_they_enter_play() {
    let mut game = scenario().ours(["Tala Durith"]).our_hand(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Wampa");
    game.expect_not_offered("AT-ST -> Wampa").expect_offered("AT-ST -> Tala Durith");
}

// ---- SEC_204 Blue Ace, Colorful Racer ----

/// SEC_204: on attack, an exhausted enemy unit must be readied.
#[test]
fn blue_ace_must_ready_an_enemy_unit_on_attack() {
    let mut game = scenario().ours(["Blue Ace"]).theirs([unit("Wampa").exhausted(), unit("AT-ST")]).action_phase();
    game.us().attack("Blue Ace", "their base");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_ready("Wampa");
}

// Rulings

/// SEC_204: if no unit can be attacked, Ambush does not ready it (ruling 1).
#[test]
fn blue_ace_is_not_readied_by_ambush_without_a_target() {
    let mut game = about_to_play("Blue Ace").theirs(["Wampa"]).action_phase();
    game.us().play("Blue Ace");
    game.expect_exhausted("Blue Ace").expect_action_of(Side::Them);
}

// ---- SEC_205 Obi-Wan Kenobi, Finding What Doesn't Exist ----

/// SEC_205: after combat damage to a base, the top card of that player's deck is discarded, and we may play it without
/// its aspect penalties.
#[test]
fn obi_wan_kenobi_discards_the_top_card_and_lets_us_play_it() {
    let mut game = scenario()
        .our_base("Capital City")
        .ours(["Obi-Wan Kenobi, Finding What Doesn't Exist"])
        .their_deck(["Wampa", "AT-ST"])
        .action_phase();
    game.us().attack("Obi-Wan Kenobi", "their base");
    game.them().expect_discard(["Wampa"]).pass();
    game.us().play("Wampa").expect_ready_resources(16);
    game.expect_controller("Wampa", Side::Us);
}

// Rulings

/// SEC_205: the top card is discarded, and its cost is paid (ruling 1, 2).
#[test]
fn obi_wan_kenobi_requires_paying_for_the_discarded_card() {
    let mut game = scenario()
        .ours(["Obi-Wan Kenobi, Finding What Doesn't Exist"])
        .our_resources(3)
        .their_deck(["Wampa", "Greedo"])
        .action_phase();
    game.us().attack("Obi-Wan Kenobi", "their base");
    game.them().expect_deck_top(["Greedo"]).pass();
    game.expect_not_offered("play Wampa");
}

/// SEC_205: damage from an ability is not combat damage. The ability is resolved after the attack (ruling 3, 4).
#[test]
fn obi_wan_kenobi_triggers_on_combat_damage_only() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 1, to: Base(Opponent), by: Choose(side: Friendly))")
        .ours(["Obi-Wan Kenobi, Finding What Doesn't Exist"])
        .our_hand(["Confiscate"])
        .their_deck(["Wampa"])
        .action_phase();
    game.us().play("Confiscate").choose("Obi-Wan Kenobi");
    game.them().expect_discard([]);
}

// ---- SEC_206 Emissaries from Ryloth ----

/// SEC_206: may give a unit -3/-0.
#[test]
fn emissaries_from_ryloth_may_give_a_unit_minus_3_power() {
    let mut game = scenario().our_hand(["Emissaries from Ryloth"]).our_resources(20).theirs(["AT-ST"]).action_phase();
    game.us().play("Emissaries from Ryloth");
    game.expect_offered("no");
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 3).expect_hp("AT-ST", 7);
}

// ---- SEC_207 Lightmaker, I Have An Idea ----

/// SEC_207: when defeated, each enemy unit in an arena of our choice is exhausted.
#[test]
fn lightmaker_defeated_exhausts_each_enemy_unit_in_an_arena() {
    let mut game = scenario().ours([unit("Lightmaker").damage(3)]).theirs(["Wampa", "AT-ST", "Avenger"]).action_phase();
    game.us().attack("Lightmaker", "Avenger").pick("ground");
    game.expect_exhausted("Wampa").expect_exhausted("AT-ST").expect_ready("Avenger");
}

// ---- SEC_208 Hunter, Extraordinary Tracker ----

/// SEC_208: an exhausted defending unit has -4/-0; a ready one does not.
#[test]
fn hunter_gives_an_exhausted_defender_minus_4_power() {
    for (exhausted, damage) in [(true, 2), (false, 6)] {
        let spec = if exhausted { unit("AT-ST").exhausted() } else { unit("AT-ST") };
        let mut game = scenario().ours(["Hunter, Extraordinary Tracker"]).theirs([spec]).action_phase();
        game.us().attack("Hunter", "AT-ST").resolve_first("Saboteur");
        if exhausted {
            game.expect_damage("Hunter", damage);
        } else {
            game.expect_gone("Hunter");
        }
    }
}

// Rulings

/// SEC_208: it affects only a defending unit, not a base (ruling 1).
#[test]
fn hunter_deals_full_damage_to_a_base() {
    let mut game = scenario().ours(["Hunter, Extraordinary Tracker"]).action_phase();
    game.us().attack("Hunter", "their base");
    game.them().expect_base_damage(7);
}

// ---- SEC_209 The Mandalorian, Cleaning Up Nevarro ----

/// SEC_209: when he attacks and defeats a unit, he may capture an enemy non-leader unit.
#[test]
fn the_mandalorian_may_capture_a_unit_when_he_attacks_and_defeats_one() {
    let mut game = scenario()
        .ours(["The Mandalorian, Cleaning Up Nevarro"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .their_deployed_leader("Sly Moore, Cipher in the Dark")
        .action_phase();
    game.us().attack("The Mandalorian", "Battlefield Marine").yes();
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_captured("AT-ST");
}

// Rulings

/// SEC_209: if no unit can be attacked, Ambush does not ready it (ruling 1).
#[test]
fn the_mandalorian_is_not_readied_by_ambush_without_a_target() {
    let card = "The Mandalorian, Cleaning Up Nevarro";
    let mut game = about_to_play(card).action_phase();
    game.us().play(card);
    game.expect_exhausted(card).expect_action_of(Side::Them);
}

/// SEC_209: the unit may be defeated at any point of the attack. The ability is resolved after it (ruling 2, 3).
#[test]
fn the_mandalorian_captures_for_a_unit_defeated_before_combat_damage() {
    let mut game =
        with_a_deadly_upgrade(scenario().ours([unit("The Mandalorian, Cleaning Up Nevarro").with(["Resilient"])]))
            .theirs(["Battlefield Marine", "AT-ST"])
            .action_phase();
    game.us().attack("The Mandalorian", "Battlefield Marine").yes().choose("AT-ST");
    game.expect_captured("AT-ST");
}

// ---- SEC_210 Stolen Starpath Unit ----

/// SEC_210: creates a Spy for each card with the named name in the defending player's hand.
#[test]
fn stolen_starpath_unit_creates_a_spy_per_named_card_in_the_hand() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Stolen Starpath Unit"])])
        .their_hand(["AT-ST", "AT-ST", "Repair"])
        .action_phase();
    game.us().attack("Wampa", "their base").name_card("AT-ST");
    game.expect_count("our Spy", 2);
}

// Rulings

/// SEC_210: the name without the subtitle counts (ruling 1).
#[test]
fn stolen_starpath_unit_names_a_card_without_its_subtitle() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Stolen Starpath Unit"])])
        .their_hand(["Luke Skywalker, Jedi Knight"])
        .action_phase();
    game.us().attack("Wampa", "their base").name_card("Luke Skywalker");
    game.expect_count("our Spy", 1);
}

// ---- SEC_211 Faith in Your Friends ----

/// SEC_211: draws one of the top three cards, and creates two Spies for disclosing the icons.
#[test]
fn faith_in_your_friends_draws_a_card_and_discloses_for_two_spies() {
    let mut game = scenario()
        .our_hand(["Faith in Your Friends", "Lothal Insurgent", "Leia Organa, Defiant Princess", "Greedo"])
        .our_deck(["Repair", "Wampa", "AT-ST", "Recruit"])
        .action_phase();
    game.us().play("Faith in Your Friends");
    game.expect_options(["Repair", "Wampa", "AT-ST", "done"]);
    game.us().choose("Wampa");
    game.us().choose("Lothal Insurgent").choose("Leia Organa").choose("Greedo").done();
    game.expect_count("our Spy", 2);
}

// Rulings

/// SEC_211: cards that are not chosen go to the bottom of the deck (ruling 1).
#[test]
fn faith_in_your_friends_puts_the_unchosen_cards_on_the_bottom() {
    let mut game =
        scenario().our_hand(["Faith in Your Friends"]).our_deck(["Repair", "Wampa", "AT-ST", "Recruit"]).action_phase();
    game.us().play("Faith in Your Friends").choose("Wampa").expect_deck_top(["Recruit"]).expect_deck_size(3);
}

// ---- SEC_212 Libertine, Under New Ownership ----

/// SEC_212: an enemy unit captures a friendly unit; +1/+0 for each card it guards.
#[test]
fn libertine_is_captured_and_gets_power_per_guarded_card() {
    let mut game = scenario().our_hand(["Libertine"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Libertine").choose("AT-ST");
    game.expect_options(["Wampa", "Libertine"]);
    game.us().choose("Wampa");
    game.expect_captured("Wampa");
    let mut game = scenario().ours([unit("Libertine").guarding(["Greedo", "Wampa"])]).action_phase();
    game.expect_power("Libertine", 5);
}

// ---- SEC_213 A-Wing ----

/// SEC_213, SEC_222: Raid 1.
#[test]
fn a_wing_and_loan_shark_have_raid_1() {
    for (card, damage) in [("A-Wing", 2), ("Loan Shark", 3)] {
        let mut game = scenario().ours([card]).action_phase();
        game.us().attack(card, "their base");
        game.them().expect_base_damage(damage);
    }
}

// ---- SEC_215 Emissary's Sheathipede ----

/// SEC_215: when defeated, an opponent may ready a resource.
#[test]
fn emissarys_sheathipede_defeated_lets_an_opponent_ready_a_resource() {
    let mut game = scenario()
        .ours([unit("Emissary's Sheathipede").damage(3)])
        .theirs(["Alliance X-Wing"])
        .our_resources(0)
        .their_resources(0)
        .their_exhausted_resources(2)
        .action_phase();
    game.us().attack("Emissary's Sheathipede", "Alliance X-Wing");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_offered("no");
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("a resource");
    game.them().expect_ready_resources(1);
}

/// SEC_215: the text says only "a resource", so that one of ours may be readied too (CR 1.5.3).
#[test]
fn emissarys_sheathipede_lets_the_opponent_ready_a_resource_of_ours() {
    let mut game = scenario()
        .ours([unit("Emissary's Sheathipede").damage(3)])
        .theirs(["Alliance X-Wing"])
        .our_resources(0)
        .our_exhausted_resources(1)
        .their_resources(0)
        .action_phase();
    game.us().attack("Emissary's Sheathipede", "Alliance X-Wing");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_offered("no");
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("a resource");
    game.us().expect_ready_resources(1);
}

// ---- SEC_216 Regulations Bureaucrat ----

/// SEC_216: exhausts any player's resource.
#[test]
fn regulations_bureaucrat_exhausts_a_resource() {
    let mut game = scenario().ours(["Regulations Bureaucrat"]).our_resources(2).their_resources(3).action_phase();
    game.us().use_ability("Regulations Bureaucrat");
    game.expect_exhausted("Regulations Bureaucrat").expect_asked(Side::Us, QuestionKind::Target);
    game.expect_options(["Underworld Thug"; 5]);
    let mut own = game.clone();
    game.us().choose("their Underworld Thug").expect_ready_resources(2);
    game.them().expect_ready_resources(2);
    game.expect_action_of(Side::Them);
    own.us().choose("our Underworld Thug").expect_ready_resources(1);
    own.them().expect_ready_resources(3);
}
