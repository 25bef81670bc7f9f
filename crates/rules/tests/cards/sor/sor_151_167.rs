//! The cards of Spark of Rebellion from SOR_151 to SOR_167: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{deadly_unit_with_enemy, expect_all_damage_is_excess, expect_no_excess_through_shield, shielded};

// ---- SOR_151 Karabast ----

/// SOR_151: the damage on our unit and 1 more, to an enemy unit.
#[test]
fn karabast_deals_the_damage_on_a_unit_plus_1() {
    let mut game = scenario()
        .our_hand(["Karabast"])
        .ours([unit("Wampa").damage(3)])
        .ours(["Greedo"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Karabast");
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4).expect_damage("Wampa", 3);
}

// ---- SOR_152 For a Cause I Believe In ----

/// SOR_152: 1 damage for each Heroism card among the top four; any are discarded, the rest go back in an order of our
/// choice.
#[test]
fn for_a_cause_i_believe_in_deals_1_damage_for_each_heroism_card() {
    let mut game = scenario()
        .our_hand(["For a Cause I Believe In"])
        .our_deck(["Battlefield Marine", "Recruit", "Alliance X-Wing", "Wampa", "Repair"])
        .action_phase();
    game.us().play("For a Cause I Believe In").choose_each(["their base", "their base"]);
    game.them().expect_base_damage(2).expect_sees("Recruit");
    game.expect_options(["Battlefield Marine", "Recruit", "Alliance X-Wing", "Wampa", "done"]);
    game.us().choose("Recruit").done();
    game.expect_asked(Side::Us, QuestionKind::Order);
    // One after another is put on top; the last needs no question.
    game.us().choose_each(["Wampa", "Battlefield Marine"]);
    game.us().expect_discard(["For a Cause I Believe In", "Recruit"]);
    game.us().expect_deck_top(["Alliance X-Wing", "Battlefield Marine", "Wampa", "Repair"]);
    game.them().expect_does_not_see("Alliance X-Wing");
}

// Corners

/// SOR_152, CR 8.34.1: with several opponents a base is chosen for each Heroism card, and all of the damage is dealt at
/// once.
#[test]
fn for_a_cause_i_believe_in_divides_damage_among_several_bases() {
    let mut game = scenario()
        .our_hand(["For a Cause I Believe In"])
        .our_deck(["Battlefield Marine", "Alliance X-Wing", "2-1B Surgical Droid", "Consular Security Force"])
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .action_phase();
    game.us().play("For a Cause I Believe In");
    game.expect_options(["their base", "third base"]);
    game.us().choose_each(["their base", "third base"]);
    game.expect_damage("their base", 0).expect_damage("third base", 0);
    game.us().choose("third base");
    game.expect_damage("their base", 1).expect_damage("third base", 2);
}

/// SOR_152: a deck with fewer cards reveals all it has; without Heroism cards there is no damage.
#[test]
fn for_a_cause_i_believe_in_reveals_fewer_cards_of_a_small_deck() {
    let mut game = scenario().our_hand(["For a Cause I Believe In"]).our_deck(["Recruit", "Wampa"]).action_phase();
    game.us().play("For a Cause I Believe In").choose("Wampa").done();
    game.us().expect_deck_top(["Recruit"]).expect_deck_size(1);
    game.them().expect_base_damage(0);
    game.expect_action_of(Side::Them);
}

// ---- SOR_153 Saw Gerrera, Extremist ----

/// SOR_153: as an additional cost, an opponent's event deals 2 damage to their base. Our events and their units do not.
#[test]
fn saw_gerrera_makes_enemy_events_deal_2_damage_to_their_base() {
    let mut game = scenario()
        .ours(["Saw Gerrera"])
        .our_hand(["Repair"])
        .our_base_damage(3)
        .their_hand(["Mission Briefing", "Underworld Thug"])
        .their_action_phase();
    game.them().play("Mission Briefing").expect_base_damage(2).choose_player(Side::Them);
    game.us().play("Repair").choose("our base").expect_base_damage(0);
    game.them().play("Underworld Thug").expect_base_damage(2);
}

// Rulings

/// SOR_153, CR 1.8.8, 1.9.7, 1.16.5A: a player whose base is defeated by the cost loses the game before the event
/// resolves.
#[test]
fn saw_gerrera_cost_can_end_the_game_before_the_event_resolves() {
    let table = |damage| {
        let table = scenario().ours(["Saw Gerrera"]).their_base_damage(damage).their_hand(["Open Fire"]);
        table.their_action_phase()
    };
    let mut game = table(28);
    game.them().play("Open Fire");
    game.expect_winner(Side::Us).expect_damage("Saw Gerrera", 0);
    let mut game = table(27);
    game.them().play("Open Fire").expect_base_damage(29).choose("Saw Gerrera");
    game.expect_no_winner().expect_gone("Saw Gerrera");
}

// ---- SOR_154 Rallying Cry ----

/// SOR_154: Raid 2 for each friendly unit, for the phase.
#[test]
fn rallying_cry_gives_raid_for_the_phase() {
    let mut game = scenario()
        .our_hand(["Rallying Cry"])
        .ours(["Battlefield Marine", "Alliance X-Wing"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Rallying Cry");
    game.expect_no_keyword("Wampa", Keyword::Raid);
    game.them().pass();
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
    game.both_pass();
    game.expect_no_keyword("Alliance X-Wing", Keyword::Raid);
}

// ---- SOR_155 Aggression ----

/// SOR_155: two different modes: up to two upgrades are defeated, a unit with 3 or less power is readied.
#[test]
fn aggression_defeats_upgrades_and_readies_a_weak_unit() {
    let mut game = scenario()
        .our_hand(["Aggression"])
        .ours([unit("Battlefield Marine").exhausted()])
        .theirs([unit("Wampa").exhausted().with(["Shield", "Academy Training", "Entrenched"])])
        .action_phase();
    game.us().play("Aggression").mode(2);
    game.expect_options(["Shield", "Academy Training", "Entrenched", "done"]);
    game.us().choose("Shield").choose("Academy Training");
    game.expect_options(["mode 1", "mode 3", "mode 4"]);
    game.us().mode(3);
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Wampa", ["Entrenched"]).expect_ready("Battlefield Marine").expect_action_of(Side::Them);
}

/// SOR_155: a card and 4 damage.
#[test]
fn aggression_draws_a_card_and_deals_4_damage() {
    let mut game = scenario().our_hand(["Aggression"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Aggression").mode(4).choose("AT-ST").mode(1).expect_hand_size(1);
    game.expect_damage("AT-ST", 4).expect_action_of(Side::Them);
}

// ---- SOR_156 Benthic "Two Tubes", Partisan Lieutenant ----

/// SOR_156: attacking, Raid 2 for the phase for another friendly Aggression unit.
#[test]
fn benthic_gives_raid_to_another_aggression_unit() {
    let mut game = scenario()
        .ours([r#"Benthic "Two Tubes""#, "Wampa", "Battlefield Marine"])
        .theirs(["Occupier Siege Tank"])
        .action_phase();
    game.us().attack("SOR_156", "their base");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Raid);
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(8);
}

// ---- SOR_157 Cantina Braggart ----

/// SOR_157: Raid 2.
#[test]
fn cantina_braggart_has_raid() {
    let mut game = scenario().ours(["Cantina Braggart"]).theirs(["Battlefield Marine"]).action_phase();
    game.expect_power("Cantina Braggart", 0);
    game.us().attack("Cantina Braggart", "Battlefield Marine");
    game.expect_damage("Battlefield Marine", 2).expect_gone("Cantina Braggart");
}

// ---- SOR_158 Jedha Agitator ----

/// SOR_158: Saboteur; with a leader unit 2 damage to a ground unit or a base.
#[test]
fn jedha_agitator_deals_2_damage_with_a_leader_unit() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Jedha Agitator"])
        .theirs(["Cell Block Guard", "TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Jedha Agitator", "their base");
    game.expect_options(["Luke Skywalker", "Jedha Agitator", "Cell Block Guard", "our base", "their base"]);
    game.us().choose("their base");
    game.them().expect_base_damage(4);
    let mut game = scenario().ours(["Jedha Agitator"]).action_phase();
    game.us().attack("Jedha Agitator", "their base");
    game.them().expect_base_damage(2);
}

// ---- SOR_159 Partisan Insurgent ----

/// SOR_159: Raid 2 if we control another Aggression unit.
#[test]
fn partisan_insurgent_has_raid_with_an_aggression_unit() {
    let with = |other| {
        let mut game = scenario().ours(["Partisan Insurgent", other]).theirs(["Wampa"]).action_phase();
        game.us().attack("Partisan Insurgent", "their base");
        game
    };
    with("Wampa").them().expect_base_damage(3);
    with("Greedo").them().expect_base_damage(1);
}

// ---- SOR_160 Wolffe, Suspicious Veteran ----

/// SOR_160: Saboteur; when played or attacking, bases cannot be healed for the phase.
#[test]
fn wolffe_prevents_healing_of_bases_when_played() {
    let mut game = scenario()
        .our_hand(["Wolffe"])
        .our_base_damage(5)
        .their_hand(["Repair", "Repair"])
        .their_base_damage(5)
        .theirs([unit("Wampa").damage(3)])
        .action_phase();
    game.us().play("Wolffe");
    game.them().play("Repair").choose("their base").expect_base_damage(5);
    game.us().pass();
    game.them().play("Repair").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_keyword("Wolffe", Keyword::Saboteur);
}

/// SOR_160: on attack, too; bases can be healed again in the next phase.
#[test]
fn wolffe_attacking_prevents_healing_for_the_phase_only() {
    let mut game =
        scenario().ours(["Wolffe", "Restored ARC-170"]).our_base_damage(5).their_hand(["Repair"]).action_phase();
    game.us().attack("Wolffe", "their base");
    game.them().play("Repair").choose("their base").expect_base_damage(3);
    game.us().attack("Restored ARC-170", "their base").expect_base_damage(5);
    game.both_pass().nobody_resources();
    game.us().attack("Restored ARC-170", "their base").expect_base_damage(4);
}

// Corners

/// SOR_160: healing a unit is not prevented, and Restore triggers without effect.
#[test]
fn wolffe_does_not_prevent_healing_of_units() {
    let mut game = scenario()
        .ours(["Wolffe"])
        .their_base_damage(5)
        .theirs(["Yoda", "2-1B Surgical Droid"])
        .theirs([unit("Wampa").damage(4)])
        .action_phase();
    game.us().attack("Wolffe", "their base");
    game.them().attack("2-1B Surgical Droid", "our base").choose("Wampa");
    game.expect_damage("Wampa", 2);
    game.us().pass();
    game.them().attack("Yoda", "our base").expect_base_damage(8);
}

// Rulings

/// SOR_160, CR 7.7.3B: bases cannot be healed for the phase although he is gone.
#[test]
fn wolffe_healing_ban_applies_after_he_left_play() {
    let mut game =
        scenario().ours(["Wolffe"]).theirs(["Wampa"]).their_base_damage(10).their_hand(["Repair"]).action_phase();
    game.us().attack("Wolffe", "Wampa").resolve_first("Wolffe");
    game.expect_gone("Wolffe");
    game.them().play("Repair").choose("their base").expect_base_damage(10);
}

/// SOR_160: bases can be healed in the next phase.
#[test]
fn wolffe_healing_ban_ends_with_the_phase() {
    let mut game = scenario().ours(["Wolffe"]).their_base_damage(10).their_hand(["Repair"]).action_phase();
    game.us().attack("Wolffe", "their base");
    game.them().pass();
    game.us().pass();
    game.nobody_resources();
    game.us().pass();
    game.them().play("Repair").choose("their base").expect_base_damage(10);
}

// ---- SOR_161 Ardent Sympathizer ----

/// SOR_161: +2/+0 while we have the initiative.
#[test]
fn ardent_sympathizer_gets_2_power_with_the_initiative() {
    let with = |side| scenario().ours(["Ardent Sympathizer"]).initiative(side).action_phase();
    with(Side::Us).expect_power("Ardent Sympathizer", 5).expect_hp("Ardent Sympathizer", 3);
    with(Side::Them).expect_power("Ardent Sympathizer", 3);
}

// ---- SOR_162 Disabling Fang Fighter ----

/// SOR_162: may defeat an upgrade.
#[test]
fn disabling_fang_fighter_may_defeat_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Disabling Fang Fighter"])
        .ours([unit("Wampa").with(["Shield"])])
        .theirs([unit("AT-ST").with(["Entrenched"])])
        .action_phase();
    game.us().play("Disabling Fang Fighter");
    game.expect_options(["Shield", "Entrenched", "no"]);
    game.us().choose("Entrenched");
    game.expect_upgrades("AT-ST", []).expect_upgrades("Wampa", ["Shield"]);
    game.them().expect_discard(["Entrenched"]);
}

// ---- SOR_163 Star Wing Scout ----

/// SOR_163: when defeated, two cards with the initiative, none without.
#[test]
fn star_wing_scout_draws_two_when_defeated_with_the_initiative() {
    let with = |side| {
        let mut game = scenario().ours(["Star Wing Scout"]).theirs(["Avenger"]).initiative(side).action_phase();
        game.us().attack("Star Wing Scout", "Avenger");
        game
    };
    with(Side::Us).us().expect_hand_size(2);
    with(Side::Them).us().expect_hand_size(0);
}

// ---- SOR_164 Wampa ----

/// SOR_164: Overwhelm.
#[test]
fn wampa_has_overwhelm() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Death Star Stormtrooper"]).action_phase();
    game.us().attack("Wampa", "Death Star Stormtrooper");
    game.them().expect_base_damage(3);
}

// Rulings

/// SOR_164: Overwhelm deals the excess damage; a Shield leaves none.
#[test]
fn wampa_overwhelm_deals_excess_unless_shielded() {
    expect_no_excess_through_shield(shielded("Wampa").action_phase(), "Wampa");
    expect_all_damage_is_excess(deadly_unit_with_enemy("Wampa").action_phase(), "Wampa", 4);
}

// ---- SOR_165 Occupier Siege Tank ----

/// SOR_165: Grit.
#[test]
fn occupier_siege_tank_has_grit() {
    let mut game = scenario().ours([unit("Occupier Siege Tank").damage(3)]).action_phase();
    game.us().attack("Occupier Siege Tank", "their base");
    game.them().expect_base_damage(8);
}

// ---- SOR_166 Infiltrator's Skill ----

/// SOR_166: +1/+1 and Saboteur: ignores Sentinel and defeats the defending unit's Shield.
#[test]
fn infiltrators_skill_gives_saboteur() {
    let mut game = scenario()
        .our_hand(["Infiltrator's Skill"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Cell Block Guard").with(["Shield"])])
        .action_phase();
    game.us().play_onto("Infiltrator's Skill", "Battlefield Marine");
    game.them().pass();
    game.expect_offered("Battlefield Marine -> their base");
    game.us().attack("Battlefield Marine", "Cell Block Guard");
    game.expect_gone("Cell Block Guard").expect_gone("Shield").expect_damage("Battlefield Marine", 3);
}

// ---- SOR_167 Force Throw ----

/// SOR_167: a player discards. With a Force unit, damage equal to the discarded card's cost may be dealt to a unit.
#[test]
fn force_throw_may_deal_the_cost_of_the_discarded_card() {
    let mut game = scenario()
        .our_hand(["Force Throw", "Recruit"])
        .ours(["Ezra Bridger"])
        .their_hand(["Vanquish", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Force Throw");
    game.expect_options(["us", "them"]);
    game.us().choose_player(Side::Them);
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Vanquish", "Wampa"]);
    game.them().choose("Vanquish").expect_discard(["Vanquish"]);
    game.expect_options(["Ezra Bridger", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 5);
}

/// SOR_167: without a Force unit it is only a discard.
#[test]
fn force_throw_without_a_force_unit_only_discards() {
    let mut game = scenario().our_hand(["Force Throw"]).their_hand(["Vanquish"]).theirs(["Yoda"]).action_phase();
    game.us().play("Force Throw").choose_player(Side::Them);
    game.them().choose("Vanquish").expect_hand([]);
    game.expect_action_of(Side::Them).expect_damage("Yoda", 0);
}
