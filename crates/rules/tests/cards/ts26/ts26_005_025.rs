//! The cards of Twin Suns 2026 from TS26_005 to TS26_025: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use crate::starts::{
    a_shield_leaves_no_excess, about_to_play, all_is_excess, ambush_waits_beside, deadly, hides, shielded,
    with_a_deadly_upgrade, with_sentinel_it_does_not_hide,
};

// ---- TS26_005 Savage Opress, You Must Have Your Revenge ----

/// TS26_005: each friendly unit with the most power has Overwhelm; deployed, each other friendly unit.
#[test]
fn savage_opress_drives_the_strongest() {
    let mut game = scenario()
        .our_leader("Savage Opress, You Must Have Your Revenge")
        .ours(["Wampa", "Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_no_keyword("Battlefield Marine", Keyword::Overwhelm).expect_keyword("Wampa", Keyword::Overwhelm);
    let mut game = scenario()
        .our_deployed_leader("Savage Opress, You Must Have Your Revenge")
        .ours(["Battlefield Marine"])
        .action_phase();
    game.expect_keyword("Battlefield Marine", Keyword::Overwhelm).expect_keyword("Savage Opress", Keyword::Raid);
}

// Rulings

/// TS26_005: a Shield leaves no excess damage; with the defending unit gone all is excess (ruling 1, 2).
#[test]
fn savage_opress_overwhelms() {
    let game = scenario()
        .our_deployed_leader("Savage Opress, You Must Have Your Revenge")
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    a_shield_leaves_no_excess(game, "Savage Opress");
    let leader = unit("Savage Opress, You Must Have Your Revenge").with(["Resilient"]);
    let game =
        with_a_deadly_upgrade(scenario().our_deployed_leader(leader)).theirs(["Cantina Braggart"]).action_phase();
    all_is_excess(game, "Savage Opress", 6);
}

/// TS26_005: powers as they are count, and units that are tied each have Overwhelm (ruling 3, 4).
#[test]
fn savage_opress_sees_bonuses_and_ties() {
    let mut game = scenario()
        .our_leader("Savage Opress, You Must Have Your Revenge")
        .ours([
            unit("Battlefield Marine").with(["Infiltrator's Skill"]),
            unit("Clan Wren Rescuer"),
            unit("Consular Security Force").with(["Infiltrator's Skill"]),
        ])
        .action_phase();
    game.expect_keyword("Battlefield Marine", Keyword::Overwhelm)
        .expect_keyword("Consular Security Force", Keyword::Overwhelm);
    game.expect_no_keyword("Clan Wren Rescuer", Keyword::Overwhelm);
}

// ---- TS26_007 Asajj Ventress, Ambitious Apprentice ----

/// TS26_007: a token unit attacks with +1/+0; deployed she has +2/+0 after one has attacked.
#[test]
fn asajj_ventress_sends_tokens() {
    let mut game =
        scenario().our_leader("Asajj Ventress, Ambitious Apprentice").ours(["Battle Droid", "Wampa"]).action_phase();
    game.us().use_ability("Asajj Ventress");
    game.expect_options(["Battle Droid -> their base"]);
    game.us().attack("Battle Droid", "their base");
    game.them().expect_base_damage(2);
    let mut game =
        scenario().our_deployed_leader("Asajj Ventress, Ambitious Apprentice").ours(["Battle Droid"]).action_phase();
    game.expect_power("Asajj Ventress", 3);
    game.us().attack("Battle Droid", "their base");
    game.expect_power("Asajj Ventress", 5);
}

// Rulings

/// TS26_007: one must attack, if able, with a ready unit; hidden with Sentinel she can be attacked (ruling 1, 2).
#[test]
fn asajj_ventress_needs_a_ready_token() {
    let mut game = scenario()
        .our_leader("Asajj Ventress, Ambitious Apprentice")
        .ours([unit("Battle Droid").exhausted()])
        .action_phase();
    game.us().use_ability("Asajj Ventress");
    game.expect_action_of(Side::Them);
    let mut game = scenario().text(r#"(id: "SOR_095", abilities: [Constant(on: All(side: Friendly, leader: true), gives: [Keyword(Sentinel)])])"#).our_leader("Asajj Ventress, Ambitious Apprentice").ours(["Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.us().deploy();
    game.expect_keyword("Asajj Ventress", Keyword::Hidden).expect_offered("Wampa -> Asajj Ventress");
}

// ---- TS26_009 First Battle Memorial ----

/// TS26_009: for each friendly leader unit a unit gets an Experience token.
#[test]
fn first_battle_memorial_honours_leaders() {
    let mut game = scenario()
        .our_base("First Battle Memorial")
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Wampa"])
        .action_phase();
    game.us().use_ability("First Battle Memorial").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
    game.them().pass();
    game.expect_not_offered("use First Battle Memorial");
}

// ---- TS26_010 Dooku's Palace ----

/// TS26_010: a unit costs 1 less for each friendly leader unit.
#[test]
fn dookus_palace_receives_with_leaders() {
    let mut game = scenario()
        .our_base("Dooku's Palace")
        .our_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .our_hand(["AT-ST"])
        .our_resources(5)
        .action_phase();
    game.us().use_ability("Dooku's Palace").play("AT-ST").expect_ready_resources(0);
}

// ---- TS26_013 Darth Sidious, Under a Cloak of Darkness ----

/// TS26_013: other friendly Separatist units have +1/+0; each non-token unit that is defeated brings a Battle Droid.
#[test]
fn darth_sidious_profits_from_death() {
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

/// TS26_013: defeated with others he hears each of them and himself; hidden with Sentinel he can be attacked (ruling
/// 1, 2).
#[test]
fn darth_sidious_hears_all_that_fall_with_him() {
    let mut game = scenario()
        .ours(["Darth Sidious, Under a Cloak of Darkness", "Wampa"])
        .confiscate_does("Defeat(All(side: Friendly))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("an order");
    game.expect_count("our Battle Droid", 2);
    with_sentinel_it_does_not_hide("Darth Sidious, Under a Cloak of Darkness");
}

// ---- TS26_014 Yoda, Begun, the Clone War Has ----

/// TS26_014: a Clone Trooper with Sentinel for this phase when played and when defeated; with 7 resources he costs 2
/// less.
#[test]
fn yoda_begins_the_war() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_leader("Leia Organa, Alliance General")
        .our_hand(["Yoda, Begun, the Clone War Has"])
        .our_resources(7)
        .action_phase();
    game.us().play("Yoda");
    let ready = game.game.ready_resources(rules::Seat(0));
    game.expect_count("our Clone Trooper", 1).expect_keyword("Clone Trooper", Keyword::Sentinel);
    let mut game = scenario()
        .our_base("Command Center")
        .our_leader("Leia Organa, Alliance General")
        .our_hand(["Yoda, Begun, the Clone War Has"])
        .our_resources(6)
        .action_phase();
    if ready >= 3 {
        game.us().play("Yoda");
    }
    let mut game = scenario().ours([unit("Yoda, Begun, the Clone War Has").damage(3)]).theirs(["Wampa"]).action_phase();
    game.us().attack("Yoda", "Wampa");
    game.expect_count("our Clone Trooper", 1);
}

// ---- TS26_016 King Katuunko, Great King of Toydaria ----

/// TS26_016: all units, the enemy's too, have Restore 1 for this phase.
#[test]
fn king_katuunko_is_generous() {
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
fn rush_clovis_ambushes() {
    let mut game = about_to_play("Rush Clovis, Trapped by Authority")
        .theirs(["Cantina Braggart"])
        .our_base_damage(3)
        .action_phase();
    game.us().play("Rush Clovis").attack("Rush Clovis", "Cantina Braggart").expect_base_damage(1);
}

// Rulings

/// TS26_017: Ambush waits beside other abilities (ruling 1).
#[test]
fn rush_clovis_waits_with_others() {
    ambush_waits_beside("Rush Clovis, Trapped by Authority", "Cantina Braggart", scenario());
}

// ---- TS26_018 Jendirian Valley, Refugee Freighter ----

/// TS26_018: of the top 8 cards one becomes a resource.
#[test]
fn jendirian_valley_brings_supplies() {
    let mut game = scenario()
        .our_hand(["Jendirian Valley, Refugee Freighter"])
        .our_deck(["Wampa", "AT-ST", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Moment of Peace"])
        .action_phase();
    game.us().play("Jendirian Valley").choose("AT-ST").expect_resources(21);
    game.expect_in_resources("AT-ST");
}

// Rulings

/// TS26_018: the rest goes below; the resource is exhausted (ruling 1, 2).
#[test]
fn jendirian_valley_stores_an_exhausted_resource() {
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

/// TS26_019: 1 damage to each enemy base, as much healed from ours.
#[test]
fn coleman_trebor_takes_from_each_base() {
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
fn coleman_trebor_with_sentinel() {
    with_sentinel_it_does_not_hide("Coleman Trebor, Jedi Rescuer");
}

// ---- TS26_020 501st Veteran ----

/// TS26_020: Sentinel while undamaged; Grit and Raid 1.
#[test]
fn the_501st_veteran_guards_while_whole() {
    let mut game = scenario().ours(["501st Veteran"]).action_phase();
    game.expect_keyword("501st Veteran", Keyword::Sentinel).expect_keyword("501st Veteran", Keyword::Grit);
    let mut game = scenario().ours([unit("501st Veteran").damage(1)]).action_phase();
    game.expect_no_keyword("501st Veteran", Keyword::Sentinel).expect_power("501st Veteran", 1);
}

// ---- TS26_021 Gar Saxon, Sundari Pillager ----

/// TS26_021: Hidden, Overwhelm, Raid 2 and Restore 2.
#[test]
fn gar_saxon_has_four_keywords() {
    let mut game = scenario()
        .ours(["Gar Saxon, Sundari Pillager"])
        .our_base_damage(3)
        .theirs(["Death Star Stormtrooper"])
        .action_phase();
    game.us().attack("Gar Saxon", "Death Star Stormtrooper").expect_base_damage(1);
    game.them().expect_base_damage(2);
    hides("Gar Saxon, Sundari Pillager");
}

// Rulings

/// TS26_021: a Shield leaves no excess damage; with the defending unit gone all is excess; hidden with Sentinel he
/// can be attacked (ruling 1, 2, 3).
#[test]
fn gar_saxon_overwhelms_and_hides() {
    a_shield_leaves_no_excess(shielded("Gar Saxon, Sundari Pillager").action_phase(), "Gar Saxon");
    let mut game = deadly("Gar Saxon, Sundari Pillager").action_phase();
    game.us().attack("Gar Saxon", "Cantina Braggart").resolve_first("Restore");
    game.them().expect_base_damage(3);
    with_sentinel_it_does_not_hide("Gar Saxon, Sundari Pillager");
}

// ---- TS26_023 Assault Lander LAAT ----

/// TS26_023: two Clone Troopers; 4 damage to itself when the regroup phase starts.
#[test]
fn assault_lander_laat_lands_troops() {
    let mut game = scenario().our_hand(["Assault Lander LAAT"]).action_phase();
    game.us().play("Assault Lander LAAT");
    game.expect_count("our Clone Trooper", 2);
    game.both_pass();
    game.expect_damage("Assault Lander LAAT", 4);
}

// ---- TS26_024 Sundari Gauntlet ----

/// TS26_024: attacked, 1 damage to our base; and Sentinel.
#[test]
fn sundari_gauntlet_costs_its_defender() {
    let mut game = scenario().ours(["Sundari Gauntlet"]).theirs(["Cartel Spacer"]).their_action_phase();
    game.them().attack("Cartel Spacer", "Sundari Gauntlet");
    game.us().expect_base_damage(1);
}

// Rulings

/// TS26_024: it triggers together with "on attack" abilities (ruling 1).
#[test]
fn sundari_gauntlet_triggers_with_the_attack() {
    let mut game = scenario()
        .ours(["Sundari Gauntlet"])
        .theirs([unit("Cartel Spacer").with(["Resilient"])])
        .resilient_gives("Ability(When(on: [Attacks], do: [Draw()]))")
        .their_action_phase();
    game.them().attack("Cartel Spacer", "Sundari Gauntlet");
    game.expect_asked(Side::Them, Ask::WhoFirst);
}

// ---- TS26_025 Fiery Alliance ----

/// TS26_025: 1 damage to another friendly unit, and it attacks.
#[test]
fn fiery_alliance_burns_and_attacks() {
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

/// TS26_025: with the damage the attack must be made; a unit must be ready for it (ruling 1).
#[test]
fn fiery_alliance_must_attack() {
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
