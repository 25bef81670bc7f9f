//! The cards of Twin Suns 2026 from TS26_013 to TS26_025: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{
    about_to_play, deadly_unit_with_enemy, expect_ambush_pending_with_trigger, expect_hidden,
    expect_no_excess_through_shield, expect_sentinel_overrides_hidden, shielded,
};

// ---- TS26_013 Darth Sidious, Under a Cloak of Darkness ----

/// TS26_013: other friendly Separatist units have +1/+0. Each non-token unit that is defeated creates a Battle Droid.
#[test]
fn darth_sidious_creates_a_battle_droid_per_defeated_non_token_unit() {
    let mut game = scenario()
        .ours(["Darth Sidious, Under a Cloak of Darkness", "Battle Droid", "Death Star Stormtrooper"])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_power("Battle Droid", 2).expect_power("Darth Sidious", 4);
    game.us().attack("Death Star Stormtrooper", "AT-ST");
    game.expect_count("our Battle Droid", 2);
    game.them().attack("AT-ST", "Battle Droid #1");
    game.expect_count("our Battle Droid", 1);
}

// Rulings

/// TS26_013: defeated together with others, he triggers for each of them and himself. Hidden with Sentinel he can be
/// attacked (ruling 1, 2).
#[test]
fn darth_sidious_triggers_on_units_defeated_together_with_him() {
    let mut game = scenario()
        .ours(["Darth Sidious, Under a Cloak of Darkness", "Wampa"])
        .confiscate_does("Defeat(All(side: Friendly))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("an order");
    game.expect_count("our Battle Droid", 2);
    expect_sentinel_overrides_hidden("Darth Sidious, Under a Cloak of Darkness");
}

// ---- TS26_014 Yoda, Begun, the Clone War Has ----

/// TS26_014: a Clone Trooper with Sentinel for this phase when played and when defeated. With 7 resources he costs 2
/// less.
#[test]
fn yoda_creates_a_clone_trooper_with_sentinel_when_played_and_when_defeated() {
    // 5, and 2 less with seven resources.
    for (resources, left) in [(7, 4), (6, 1)] {
        let mut game = scenario()
            .our_base("Command Center")
            .our_hand(["Yoda, Begun, the Clone War Has"])
            .our_resources(resources)
            .action_phase();
        game.us().play("Yoda").expect_ready_resources(left);
        game.expect_count("our Clone Trooper", 1).expect_keyword("Clone Trooper", Keyword::Sentinel);
        game.both_pass().nobody_resources();
        game.expect_no_keyword("Clone Trooper", Keyword::Sentinel);
    }
    let mut game = scenario().ours([unit("Yoda, Begun, the Clone War Has").damage(3)]).theirs(["Wampa"]).action_phase();
    game.us().attack("Yoda", "Wampa");
    game.expect_gone("Yoda").expect_count("our Clone Trooper", 1);
    game.expect_keyword("Clone Trooper", Keyword::Sentinel).expect_action_of(Side::Them);
}

// ---- TS26_015 C-3PO, Die, Jedi Dogs! ----

/// TS26_015: an opponent takes control of him, and then that player's opponents may use him.
#[test]
fn c_3po_goes_to_an_opponent_and_can_be_used_by_its_opponents() {
    let mut game = scenario().our_hand(["TS26_015"]).theirs(["Wampa", "Alliance X-Wing"]).action_phase();
    game.us().play("C-3PO");
    game.expect_controller("C-3PO", Side::Them).expect_exhausted("C-3PO");
    let mut game = scenario().ours(["Greedo"]).theirs(["TS26_015", "Wampa", "Alliance X-Wing"]).action_phase();
    game.us().use_ability("C-3PO");
    game.expect_options(["Greedo", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2).expect_exhausted("C-3PO").expect_controller("C-3PO", Side::Them);
}

// Corners

/// TS26_015, CR 7.2: his controller cannot use him; each of several opponents can.
#[test]
fn c_3po_cannot_be_used_by_his_controller() {
    let mut game = scenario().ours(["Greedo"]).theirs(["TS26_015"]).third(["Wampa"]).their_action_phase();
    game.expect_not_offered("use C-3PO");
    game.them().attack("C-3PO", "Greedo");
    let mut game = scenario().ours(["Greedo"]).theirs(["TS26_015"]).third(["Wampa"]).action_phase();
    game.expect_offered("use C-3PO");
    game.us().pass();
    game.them().pass();
    game.third().use_ability("C-3PO").choose("Greedo");
    game.expect_gone("Greedo");
}

/// TS26_015, CR 6.4.4A: exhausted, he can be used by no player.
#[test]
fn c_3po_cannot_be_used_while_exhausted() {
    let mut game = scenario().ours(["Greedo"]).theirs([unit("TS26_015").exhausted()]).action_phase();
    game.expect_not_offered("use C-3PO");
}

// Rulings

/// TS26_015, CR 1.10.5: his current power counts (ruling 1).
#[test]
fn c_3po_deals_damage_equal_to_his_current_power() {
    let mut game = scenario().theirs([unit("TS26_015").with(["Academy Training"]), unit("Wampa")]).action_phase();
    game.us().use_ability("C-3PO").choose("Wampa");
    game.expect_damage("Wampa", 4);
}

/// TS26_015, CR 11.4.2: with several opponents the player who played him chooses one (ruling 2).
#[test]
fn c_3po_lets_us_choose_the_opponent() {
    let mut game = scenario().our_hand(["TS26_015"]).third(["Wampa"]).action_phase();
    game.us().play("C-3PO");
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_controller("C-3PO", Side::Third);
}

// ---- TS26_016 King Katuunko, Great King of Toydaria ----

/// TS26_016: all friendly and enemy units have Restore 1 for this phase.
#[test]
fn king_katuunko_gives_all_units_restore_1() {
    let mut game =
        scenario().our_hand(["King Katuunko, Great King of Toydaria"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("King Katuunko");
    for one in ["Wampa", "AT-ST", "King Katuunko"] {
        game.expect_keyword(one, Keyword::Restore);
    }
}

// ---- TS26_017 Rush Clovis, Trapped by Authority ----

/// TS26_017: Ambush and Restore 2.
#[test]
fn rush_clovis_has_ambush_and_restore_2() {
    let mut game = about_to_play("Rush Clovis, Trapped by Authority")
        .theirs(["Cantina Braggart"])
        .our_base_damage(3)
        .action_phase();
    game.us().play("Rush Clovis").attack("Rush Clovis", "Cantina Braggart").expect_base_damage(1);
}

// Rulings

/// TS26_017: Ambush is pending together with other abilities (ruling 1).
#[test]
fn rush_clovis_ambush_is_pending_together_with_other_abilities() {
    expect_ambush_pending_with_trigger("Rush Clovis, Trapped by Authority", "Cantina Braggart", scenario());
}

// ---- TS26_018 Jendirian Valley, Refugee Freighter ----

/// TS26_018: of the top 8 cards one becomes a resource.
#[test]
fn jendirian_valley_resources_one_of_the_top_8_cards() {
    let mut game = scenario()
        .our_hand(["Jendirian Valley, Refugee Freighter"])
        .our_deck(["Wampa", "AT-ST", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Moment of Peace"])
        .action_phase();
    game.us().play("Jendirian Valley").choose("AT-ST").expect_resources(21);
    game.expect_in_resources("AT-ST");
}

// Rulings

/// TS26_018: the other cards go to the bottom; the resource is exhausted (ruling 1, 2).
#[test]
fn jendirian_valley_adds_the_resource_exhausted_and_the_rest_to_the_bottom() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_leader("Iden Versio, Inferno Squad Commander")
        .our_hand(["Jendirian Valley, Refugee Freighter"])
        .our_resources(4)
        .our_deck(["Wampa", "AT-ST", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Moment of Peace"])
        .action_phase();
    game.us()
        .play("Jendirian Valley")
        .choose("AT-ST")
        .expect_deck_top(["Moment of Peace"])
        .expect_resources(5)
        .expect_ready_resources(0);
}

// ---- TS26_019 Coleman Trebor, Jedi Rescuer ----

/// TS26_019: 1 damage to each enemy base, and heals as much from ours.
#[test]
fn coleman_trebor_damages_each_enemy_base_and_heals_ours() {
    let mut game = scenario()
        .our_hand(["Coleman Trebor, Jedi Rescuer"])
        .our_base_damage(5)
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .action_phase();
    game.us().play("Coleman Trebor").expect_base_damage(3);
    game.them().expect_base_damage(1);
    game.third().expect_base_damage(1);
}

// Rulings

/// TS26_019: hidden with Sentinel he can be attacked (ruling 1).
#[test]
fn coleman_trebor_with_sentinel_can_be_attacked() {
    expect_sentinel_overrides_hidden("Coleman Trebor, Jedi Rescuer");
}

// ---- TS26_020 501st Veteran ----

/// TS26_020: Sentinel while undamaged; Grit and Raid 1.
#[test]
fn the_501st_veteran_has_sentinel_while_undamaged() {
    let mut game = scenario().ours(["501st Veteran"]).action_phase();
    game.expect_keyword("501st Veteran", Keyword::Sentinel).expect_keyword("501st Veteran", Keyword::Grit);
    let mut game = scenario().ours([unit("501st Veteran").damage(1)]).action_phase();
    game.expect_no_keyword("501st Veteran", Keyword::Sentinel).expect_power("501st Veteran", 1);
}

// ---- TS26_021 Gar Saxon, Sundari Pillager ----

/// TS26_021: Hidden, Overwhelm, Raid 2 and Restore 2.
#[test]
fn gar_saxon_has_hidden_overwhelm_raid_2_and_restore_2() {
    let mut game = scenario()
        .ours(["Gar Saxon, Sundari Pillager"])
        .our_base_damage(3)
        .theirs(["Death Star Stormtrooper"])
        .action_phase();
    game.us().attack("Gar Saxon", "Death Star Stormtrooper").expect_base_damage(1);
    game.them().expect_base_damage(2);
    expect_hidden("Gar Saxon, Sundari Pillager");
}

// Rulings

/// TS26_021: a Shield leaves no excess damage. If the defending unit was defeated before combat damage, all damage is
/// excess damage; hidden with Sentinel he can be attacked (ruling 1, 2, 3).
#[test]
fn gar_saxon_deals_excess_damage_and_with_sentinel_can_be_attacked() {
    expect_no_excess_through_shield(shielded("Gar Saxon, Sundari Pillager").action_phase(), "Gar Saxon");
    let mut game = deadly_unit_with_enemy("Gar Saxon, Sundari Pillager").action_phase();
    game.us().attack("Gar Saxon", "Cantina Braggart").resolve_first("Restore");
    game.them().expect_base_damage(3);
    expect_sentinel_overrides_hidden("Gar Saxon, Sundari Pillager");
}

// ---- TS26_022 The Darksaber, Only the Strongest Shall Rule ----

/// TS26_022: its unit has Sentinel, and is readied when friendly units have 4 different keywords among them.
#[test]
fn the_darksaber_readies_its_unit_with_4_different_friendly_keywords() {
    let mut game = scenario()
        .our_hand(["TS26_022"])
        .ours([unit("Greedo").exhausted(), unit("Gar Saxon, Sundari Pillager"), unit("AT-ST")])
        .action_phase();
    game.expect_not_offered("play The Darksaber onto AT-ST");
    game.us().play_onto("The Darksaber", "Greedo");
    game.expect_keyword("Greedo", Keyword::Sentinel).expect_ready("Greedo").expect_power("Greedo", 5);
}

// Corners

/// TS26_022: the Sentinel that it gives counts, keywords of enemy units do not.
#[test]
fn the_darksaber_counts_its_own_sentinel_but_not_enemy_keywords() {
    let begin = |enemy: &'static str| {
        let mut game = scenario()
            .our_hand(["TS26_022"])
            .ours([unit("Greedo").exhausted(), unit("Mercenary Company"), unit("Cantina Braggart")])
            .theirs([enemy])
            .action_phase();
        game.us().play_onto("The Darksaber", "Greedo");
        game
    };
    begin("Wampa").expect_ready("Greedo");
    let mut game = scenario()
        .our_hand(["TS26_022"])
        .ours([unit("Greedo").exhausted(), unit("Mercenary Company")])
        .theirs(["Gar Saxon, Sundari Pillager"])
        .action_phase();
    game.us().play_onto("The Darksaber", "Greedo");
    game.expect_exhausted("Greedo");
}

// Rulings

/// TS26_022, CR 7.5.4: the same keyword on several units, or with several numbers, is one keyword (ruling 1).
#[test]
fn the_darksaber_counts_each_keyword_once() {
    let mut game = scenario()
        .our_hand(["TS26_022"])
        .resilient_gives("KeywordX(Raid, 1)")
        .ours([unit("Greedo").exhausted(), unit("Mercenary Company"), unit("Wampa").with(["Resilient"]), unit("AT-ST")])
        .action_phase();
    game.us().play_onto("The Darksaber", "Greedo");
    game.expect_ready("Greedo");
    let mut game = scenario()
        .our_hand(["TS26_022"])
        .resilient_gives("KeywordX(Raid, 1)")
        .ours([unit("Greedo").exhausted(), unit("Wampa").with(["Resilient"]), unit("Cantina Braggart"), unit("AT-ST")])
        .action_phase();
    game.us().play_onto("The Darksaber", "Greedo");
    game.expect_exhausted("Greedo");
}

// ---- TS26_023 Assault Lander LAAT ----

/// TS26_023: two Clone Troopers; 4 damage to itself when the regroup phase starts.
#[test]
fn assault_lander_laat_creates_two_clone_troopers_and_damages_itself() {
    let mut game = scenario().our_hand(["Assault Lander LAAT"]).action_phase();
    game.us().play("Assault Lander LAAT");
    game.expect_count("our Clone Trooper", 2);
    game.both_pass();
    game.expect_damage("Assault Lander LAAT", 4);
}

// ---- TS26_024 Sundari Gauntlet ----

/// TS26_024: when attacked, 1 damage to our base; Sentinel.
#[test]
fn sundari_gauntlet_damages_our_base_when_attacked() {
    let mut game = scenario().ours(["Sundari Gauntlet"]).theirs(["Cartel Spacer"]).their_action_phase();
    game.them().attack("Cartel Spacer", "Sundari Gauntlet");
    game.us().expect_base_damage(1);
}

// Rulings

/// TS26_024: it triggers together with "on attack" abilities (ruling 1).
#[test]
fn sundari_gauntlet_triggers_together_with_on_attack_abilities() {
    let mut game = scenario()
        .ours(["Sundari Gauntlet"])
        .theirs([unit("Cartel Spacer").with(["Resilient"])])
        .resilient_gives("Ability(When(on: [Attacks], do: [Draw()]))")
        .their_action_phase();
    game.them().attack("Cartel Spacer", "Sundari Gauntlet");
    game.expect_asked(Side::Them, QuestionKind::WhoFirst);
}

// ---- TS26_025 Fiery Alliance ----

/// TS26_025: 1 damage to another friendly unit, which then attacks.
#[test]
fn fiery_alliance_may_damage_another_unit_to_let_it_attack() {
    let mut game = scenario().our_hand(["Fiery Alliance"]).ours(["Wampa", "AT-ST"]).action_phase();
    let mut declined = game.clone();
    game.us().play_onto("Fiery Alliance", "Wampa");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST").attack("AT-ST", "their base");
    game.expect_damage("AT-ST", 1);
    game.them().expect_base_damage(6);
    declined.us().play_onto("Fiery Alliance", "Wampa").no();
    declined.expect_damage("AT-ST", 0);
}

// Rulings

/// TS26_025: after the damage the attack must be made, by a ready unit (ruling 1).
#[test]
fn fiery_alliance_requires_the_attack_of_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Fiery Alliance"])
        .ours([unit("Wampa"), unit("AT-ST").exhausted(), unit("Swoop Racer")])
        .action_phase();
    let mut ready = game.clone();
    game.us().play_onto("Fiery Alliance", "Wampa").choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
    ready.us().play_onto("Fiery Alliance", "Wampa").choose("Swoop Racer");
    ready.expect_options(["Swoop Racer -> their base"]);
}
