//! The cards of Spark of Rebellion from SOR_139 to SOR_150: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Side, card_text, scenario, unit};

use crate::starts::{
    about_to_play, deadly_unit_with_enemy, expect_all_damage_is_excess, expect_no_excess_through_shield,
    expect_pending_together, shielded, without_enemies,
};

// ---- SOR_139 Force Choke ----

/// SOR_139: 5 damage to a unit that is not a Vehicle; its controller draws; costs 1 less with a Force unit.
#[test]
fn force_choke_damages_a_unit_and_lets_its_controller_draw() {
    let mut game = scenario()
        .our_hand(["Force Choke"])
        .our_resources(10)
        .ours(["Ezra Bridger"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    // 2 and 4 for the aspects, less 1.
    game.us().play("Force Choke").expect_ready_resources(5);
    game.expect_options(["Ezra Bridger", "Wampa"]);
    game.us().choose("Wampa").expect_hand_size(0);
    game.them().expect_hand_size(1);
    game.expect_gone("Wampa");
    let mut game = scenario().our_hand(["Force Choke"]).our_resources(10).theirs(["Wampa"]).action_phase();
    game.us().play("Force Choke").expect_ready_resources(4);
}

// ---- SOR_140 SpecForce Soldier ----

/// SOR_140: a unit loses Sentinel for the phase.
#[test]
fn specforce_soldier_removes_sentinel() {
    let mut game = scenario()
        .our_hand(["SpecForce Soldier"])
        .ours(["Wampa"])
        .theirs(["Cell Block Guard", "Greedo"])
        .action_phase();
    game.us().play("SpecForce Soldier").choose("Cell Block Guard");
    game.expect_no_keyword("Cell Block Guard", Keyword::Sentinel);
    game.them().pass();
    game.expect_offered("Wampa -> their base").expect_offered("Wampa -> Greedo").both_pass();
    game.expect_keyword("Cell Block Guard", Keyword::Sentinel);
}

// Rulings

/// SOR_140, SOR_057, CR 8.14.1: a unit that lost Sentinel cannot regain it, even from an upgrade, for as long as the
/// loss lasts (edition 8.0).
#[test]
fn specforce_soldier_keeps_a_unit_from_regaining_sentinel() {
    let mut game = scenario()
        .our_hand(["SpecForce Soldier"])
        .theirs(["System Patrol Craft"])
        .their_hand(["Protector"])
        .action_phase();
    game.us().play("SpecForce Soldier").choose("System Patrol Craft");
    game.expect_no_keyword("System Patrol Craft", Keyword::Sentinel);
    game.them().play_onto("Protector", "System Patrol Craft");
    game.expect_no_keyword("System Patrol Craft", Keyword::Sentinel);
    game.us().pass();
    game.them().pass();
    game.nobody_resources().expect_keyword("System Patrol Craft", Keyword::Sentinel);
}

// ---- SOR_141 Green Squadron A-Wing ----

/// SOR_141: Raid 2.
#[test]
fn green_squadron_a_wing_has_raid() {
    let mut game = scenario().ours(["Green Squadron A-Wing"]).theirs(["Avenger"]).action_phase();
    game.us().attack("Green Squadron A-Wing", "their base");
    game.them().expect_base_damage(3);
    game.expect_power("Green Squadron A-Wing", 1);
}

// ---- SOR_142 Sabine Wren, Explosives Artist ----

/// SOR_142: with three different aspects among our other units she cannot be attacked.
#[test]
fn sabine_cannot_be_attacked_with_three_aspects_among_other_units() {
    let with = |units: &'static [&'static str]| {
        let sabine = scenario().ours(["Sabine Wren, Explosives Artist"]).ours(units.iter().copied());
        sabine.theirs(["AT-ST"]).their_action_phase()
    };
    // Command, Heroism and Aggression.
    with(&["Battlefield Marine", "Wampa"]).expect_not_offered("AT-ST -> Sabine Wren").expect_offered("AT-ST -> Wampa");
    // Command and Heroism; her own Aggression does not count.
    with(&["Battlefield Marine"]).expect_offered("AT-ST -> Sabine Wren");
    with(&["Greedo", "Wampa"]).expect_offered("AT-ST -> Sabine Wren");
    // Her own Heroism does not count.
    with(&["Wampa", "Admiral Ozzel"]).expect_offered("AT-ST -> Sabine Wren");
}

/// SOR_142, CR 6.3.1B: on attack, she may deal 1 damage to the defending unit (the present term) or to a base.
#[test]
fn sabine_may_damage_the_defending_unit_or_a_base() {
    let mut game = scenario().ours(["Sabine Wren, Explosives Artist"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().attack("Sabine Wren", "AT-ST");
    game.expect_options(["AT-ST", "our base", "their base", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_damage("Wampa", 0);
    assert!(card_text("SOR_142").contains("defending unit"));
}

// Corners

/// SOR_142: a leader that is not deployed provides no aspect; a deployed one does.
#[test]
fn sabine_counts_the_aspects_of_a_deployed_leader_only() {
    let mut game = scenario().ours(["Sabine Wren, Explosives Artist", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_offered("AT-ST -> Sabine Wren");
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Sabine Wren, Explosives Artist", "Wampa"])
        .theirs(["AT-ST"])
        .their_action_phase();
    game.expect_not_offered("AT-ST -> Sabine Wren");
}

// Rulings

/// SOR_142, CR 7.5.11D, 8.3.3A: with Sentinel she can be attacked.
#[test]
fn sabine_wren_with_sentinel_can_be_attacked() {
    for (sabine, can_be_attacked) in [(unit("Sabine Wren"), false), (unit("Sabine Wren").with(["Protector"]), true)] {
        let mut game =
            scenario().theirs([sabine]).theirs(["Battlefield Marine", "Greedo"]).ours(["Wampa"]).action_phase();
        if can_be_attacked {
            game.expect_offered("Wampa -> Sabine Wren").expect_not_offered("Wampa -> their base");
        } else {
            game.expect_not_offered("Wampa -> Sabine Wren").expect_offered("Wampa -> their base");
        }
    }
}

// ---- SOR_143 Fighters for Freedom ----

/// SOR_143: Saboteur; for each other Aggression card that we play, 1 damage may be dealt to a base.
#[test]
fn fighters_for_freedom_may_damage_a_base_for_aggression_cards() {
    let mut game = scenario()
        .ours(["Fighters for Freedom"])
        .our_hand(["Fighters for Freedom", "Open Fire", "Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Battlefield Marine");
    game.them().pass();
    game.us().play("Open Fire").choose("AT-ST");
    game.expect_options(["our base", "their base", "no"]);
    game.us().choose("their base");
    game.them().expect_base_damage(1);
    game.them().pass();
    // The new one does not hear itself.
    game.us().play("Fighters for Freedom").choose("their base");
    game.them().expect_base_damage(2);
    game.expect_action_of(Side::Them).expect_keyword("Fighters for Freedom #1", Keyword::Saboteur);
}

// ---- SOR_144 Red Three, Unstoppable ----

/// SOR_144: Raid 1, and Raid 1 for the other friendly Heroism units.
#[test]
fn red_three_gives_raid_to_other_heroism_units() {
    let mut game = scenario().ours(["Red Three", "Battlefield Marine", "Wampa"]).theirs(["Yoda"]).action_phase();
    game.expect_no_keyword("Wampa", Keyword::Raid).expect_no_keyword("Yoda", Keyword::Raid);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(4);
    game.them().pass();
    game.us().attack("Red Three", "their base");
    game.them().expect_base_damage(7);
}

// ---- SOR_145 K-2SO, Cassian's Counterpart ----

/// SOR_145: Overwhelm; when defeated, 3 damage to the enemy base or the opponent discards a card, as we choose.
#[test]
fn k_2so_deals_damage_or_makes_the_opponent_discard_when_defeated() {
    let mut game =
        scenario().ours([unit("K-2SO").damage(3)]).their_hand(["Recruit", "Repair"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("K-2SO", "AT-ST");
    game.expect_asked(Side::Us, QuestionKind::Mode);
    let mut discard = game.clone();
    game.us().mode(1);
    game.them().expect_base_damage(3).expect_hand(["Recruit", "Repair"]);
    discard.us().mode(2);
    discard.expect_asked(Side::Them, QuestionKind::Target);
    discard.them().choose("Repair").expect_discard(["Repair"]).expect_base_damage(0);
}

// Corners

/// SOR_145: with several opponents, a choice for each.
#[test]
fn k_2so_chooses_a_mode_for_each_opponent() {
    let mut game = scenario()
        .ours([unit("K-2SO").damage(3)])
        .their_hand(["Recruit", "Repair"])
        .theirs(["AT-ST"])
        .third(["Wampa"])
        .action_phase();
    game.us().attack("K-2SO", "AT-ST").mode(1).mode(2);
    game.them().expect_base_damage(3).expect_hand_size(2);
    game.expect_asked(Side::Third, QuestionKind::Target);
    game.third().choose("Recruit").expect_base_damage(0).expect_hand(["Repair"]);
}

// Rulings

/// SOR_145: Overwhelm deals the excess damage; a Shield leaves none.
#[test]
fn k_2so_overwhelm_deals_excess_unless_shielded() {
    expect_no_excess_through_shield(shielded("K-2SO").action_phase(), "K-2SO");
    expect_all_damage_is_excess(deadly_unit_with_enemy("K-2SO").action_phase(), "K-2SO", 4);
}

// ---- SOR_146 Zeb Orrelios, Headstrong Warrior ----

/// SOR_146: after an attack that defeats a unit he may deal 4 damage to a ground unit.
#[test]
fn zeb_may_deal_4_damage_after_defeating_a_unit() {
    let mut game =
        scenario().ours(["Zeb Orrelios"]).theirs(["Battlefield Marine", "AT-ST", "TIE/ln Fighter"]).action_phase();
    let mut base = game.clone();
    game.us().attack("Zeb Orrelios", "Battlefield Marine");
    game.expect_options(["Zeb Orrelios", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    base.us().attack("Zeb Orrelios", "their base");
    base.expect_action_of(Side::Them);
}

// Rulings

/// SOR_146, CR 6.3.5B, 7.6.16C: edition 8.0: his ability triggers although the attack defeated him.
#[test]
fn zeb_defeated_by_his_attack_still_deals_damage() {
    let mut game =
        scenario().ours([unit("Zeb Orrelios").damage(2)]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().attack("Zeb Orrelios", "Battlefield Marine");
    game.expect_gone("Zeb Orrelios").expect_gone("Battlefield Marine");
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 4).expect_action_of(Side::Them);
}

/// SOR_146, CR 7.6.16D: his attack has ended when his ability resolves, so Raid no longer counts.
#[test]
fn zeb_no_longer_attacks_when_his_ability_resolves() {
    let mut game =
        scenario().ours(["Zeb Orrelios", "Red Three"]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().attack("Zeb Orrelios", "Battlefield Marine");
    game.expect_offered("Wampa").expect_power("Zeb Orrelios", 5);
}

// ---- SOR_147 Black One, Scourge of Starkiller Base ----

/// SOR_147: the hand may be given for three cards, when played and when defeated.
#[test]
fn black_one_may_discard_the_hand_to_draw_three() {
    let mut game = scenario()
        .our_hand(["Black One", "Recruit"])
        .our_deck(["Wampa", "Greedo", "AT-ST", "Repair"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("Black One").yes().expect_discard(["Recruit"]).expect_hand(["Wampa", "Greedo", "AT-ST"]);
    game.them().play("Vanquish").choose("Black One");
    game.us().no().expect_hand(["Wampa", "Greedo", "AT-ST"]);
    game.expect_action_of(Side::Us);
}

// Rulings

/// SOR_147, CR 1.14.6: an empty hand may be discarded.
#[test]
fn black_one_discards_an_empty_hand() {
    let mut game = scenario().our_hand(["Black One"]).action_phase();
    game.us().play("Black One").yes().expect_hand_size(3).expect_discard([]);
}

// ---- SOR_148 Guerilla Attack Pod ----

/// SOR_148: Grit; ready when a base has 15 damage or more.
#[test]
fn guerilla_attack_pod_is_readied_when_a_base_has_15_damage() {
    let with = |damage| {
        let mut game = scenario().our_hand(["Guerilla Attack Pod"]).our_base_damage(damage).action_phase();
        game.us().play("Guerilla Attack Pod");
        game
    };
    with(15).expect_ready("Guerilla Attack Pod").expect_keyword("Guerilla Attack Pod", Keyword::Grit);
    with(14).expect_exhausted("Guerilla Attack Pod");
}

// ---- SOR_149 Mace Windu, Party Crasher ----

/// SOR_149: Ambush; ready again when his attack defeats a unit.
#[test]
fn mace_windu_readies_when_his_attack_defeats_a_unit() {
    let mut game = scenario().our_hand(["Mace Windu"]).theirs(["Battlefield Marine", "AT-ST"]).action_phase();
    game.us().play("Mace Windu").attack("Mace Windu", "Battlefield Marine");
    game.expect_ready("Mace Windu").expect_damage("Mace Windu", 3);
    game.them().pass();
    game.us().attack("Mace Windu", "AT-ST");
    game.expect_gone("Mace Windu").expect_damage("AT-ST", 5);
}

// Corners

/// SOR_149: defeated in the same combat, he does not return.
#[test]
fn mace_windu_defeated_by_his_attack_is_not_readied() {
    let mut game = scenario().ours([unit("Mace Windu").damage(5)]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Mace Windu", "Battlefield Marine");
    game.expect_gone("Mace Windu").expect_gone("Battlefield Marine").expect_action_of(Side::Them);
}

// Rulings

/// SOR_149: he attacks and defeats a unit even when it is defeated before combat damage.
#[test]
fn mace_windu_readies_when_the_defender_is_defeated_before_combat() {
    let mut game =
        scenario().ours([unit("Mace Windu").with(["Fallen Lightsaber"])]).theirs(["Greedo", "Wampa"]).action_phase();
    game.us().attack("Mace Windu", "Greedo");
    game.expect_gone("Greedo").expect_damage("Wampa", 1);
    game.them().no();
    game.expect_ready("Mace Windu").expect_damage("Mace Windu", 0);
}

/// SOR_149, CR 6.3.5B, 7.6.4: defeated himself, his ability still triggers and readies nobody.
#[test]
fn mace_windu_defeated_by_his_attack_triggers_without_effect() {
    let mut game = scenario().ours([unit("Mace Windu").damage(3)]).theirs(["Wampa"]).action_phase();
    game.us().attack("Mace Windu", "Wampa");
    game.expect_gone("Mace Windu").expect_gone("Wampa").expect_action_of(Side::Them);
    game.expect_event(
        "a trigger of ours",
        |event| matches!(event, LogEvent::Resolving { player, .. } if player.0 == 0),
    );
}

/// SOR_149: Ambush and the ability of Fighters for Freedom are pending together.
#[test]
fn mace_windu_ambush_triggers_together_with_fighters_for_freedom() {
    without_enemies(about_to_play("Mace Windu").action_phase(), "Mace Windu");
    let game = about_to_play("Mace Windu").ours(["Fighters for Freedom"]).theirs(["Cantina Braggart"]).action_phase();
    let mut game = expect_pending_together(game, "Mace Windu", &["Mace Windu", "Fighters for Freedom"]);
    game.us().attack("Mace Windu", "Cantina Braggart").no();
    game.expect_gone("Cantina Braggart").expect_ready("Mace Windu").expect_action_of(Side::Them);
}

// ---- SOR_150 Heroic Sacrifice ----

/// SOR_150: a card, an attack with +2/+0, and the attacker is defeated when it deals combat damage.
#[test]
fn heroic_sacrifice_draws_attacks_and_defeats_the_attacker() {
    let mut game = scenario()
        .our_hand(["Heroic Sacrifice"])
        .our_deck(["Recruit", "Repair"])
        .ours(["Wampa", "Greedo"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Heroic Sacrifice").expect_hand(["Recruit"]).attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_gone("Wampa").expect_in_play("Greedo").expect_action_of(Side::Them);
}

// Corners

/// SOR_150: an attacker whose damage a Shield prevents has dealt none and is not defeated.
#[test]
fn heroic_sacrifice_keeps_an_attacker_whose_damage_a_shield_prevents() {
    let mut game = scenario()
        .our_hand(["Heroic Sacrifice"])
        .ours(["Wampa"])
        .theirs([unit("Greedo").with(["Shield"])])
        .action_phase();
    game.us().play("Heroic Sacrifice").attack("Wampa", "Greedo");
    game.expect_in_play("Wampa").expect_damage("Wampa", 3).expect_in_play("Greedo").expect_upgrades("Greedo", []);
}

/// SOR_150, CR 8.6: drawing from an empty deck deals 3 damage; the attack follows.
#[test]
fn heroic_sacrifice_with_an_empty_deck_damages_the_base() {
    let mut game = scenario().our_hand(["Heroic Sacrifice"]).our_deck([]).ours(["Wampa"]).action_phase();
    game.us().play("Heroic Sacrifice").expect_base_damage(3).attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_gone("Wampa");
}

// Rulings

/// SOR_150, CR 6.3.0D: an attack that is possible must be made, with a ready unit.
#[test]
fn heroic_sacrifice_requires_a_ready_unit_to_attack() {
    let mut game = scenario()
        .our_hand(["Heroic Sacrifice"])
        .ours(["Battlefield Marine"])
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Heroic Sacrifice").expect_hand_size(1);
    game.expect_options(["Battlefield Marine -> their base"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
    game.expect_gone("Battlefield Marine");
}

/// SOR_150, CR 6.3.0C: damage of an ability is no combat damage; prevented combat damage is not dealt.
#[test]
fn heroic_sacrifice_keeps_a_unit_that_dealt_no_combat_damage() {
    let mut game = scenario()
        .our_hand(["Heroic Sacrifice"])
        .ours(["Sabine Wren"])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    game.us().play("Heroic Sacrifice").attack("Sabine Wren", "Cantina Braggart").choose("their base");
    game.them().expect_base_damage(1);
    game.expect_in_play("Sabine Wren").expect_upgrades("Cantina Braggart", []).expect_action_of(Side::Them);
}

/// SOR_150, CR 6.3.5E: the ability resolves after the attack, which has ended.
#[test]
fn heroic_sacrifice_defeats_the_attacker_after_the_attack() {
    let mut game = scenario()
        .our_hand(["Heroic Sacrifice"])
        .ours([unit("AT-ST").with(["Shield"])])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Heroic Sacrifice").attack("AT-ST", "Wampa");
    game.expect_gone("Wampa");
    game.them().expect_base_damage(3);
    // It dealt combat damage to the unit and to the base, at once: the ability triggered once.
    game.expect_gone("AT-ST").expect_action_of(Side::Them);
}
