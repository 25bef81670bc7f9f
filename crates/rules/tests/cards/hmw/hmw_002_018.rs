//! The leaders of Homeworlds from HMW_002 to HMW_018: main case and corners of each; no ruling yet.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- HMW_002 Maz Kanata, Eclectic Pirate Queen ----

/// HMW_002, CR 1.8.3: plays a Fringe or Underworld unit for 1 less, which gets a Weakness token.
#[test]
fn maz_kanata_plays_a_fringe_or_underworld_unit_for_1_less_with_weakness() {
    let table = || scenario().our_leader("HMW_002").our_hand(["HMW_219", "Wampa"]).our_resources(10);
    let mut game = table().action_phase();
    game.us().use_ability("our leader");
    game.expect_asked(Side::Us, QuestionKind::Play).expect_offered("play Jaxxon").expect_not_offered("play Wampa");
    game.us().play("Jaxxon");
    game.expect_power("Jaxxon", 2).expect_hp("Jaxxon", 2).expect_upgrades("Jaxxon", ["Weakness"]);
    let mut game = table().our_deployed_leader("HMW_002").action_phase();
    game.us().use_ability("our leader").play("Jaxxon");
    game.expect_upgrades("Jaxxon", ["Weakness"]).expect_ready("our leader");
}

/// HMW_002, CR 6.2.5E: the unit enters play with its Weakness token: the Camp triggers for a unit with 3 power.
#[test]
fn maz_kanata_gives_weakness_as_the_unit_enters_play() {
    let table = || scenario().our_hand(["SOR_210"]).our_base_upgrades(["Insurgent Camp"]);
    for table in [table().our_leader("HMW_002"), table().our_deployed_leader("HMW_002")] {
        let mut game = table.action_phase();
        game.us().use_ability("our leader").play("SOR_210");
        game.expect_asked(Side::Us, QuestionKind::May).expect_power("SOR_210", 3);
        game.us().yes();
        game.expect_ready("SOR_210");
    }
}

// ---- HMW_003 Doctor Hemlock, Emotion Has No Place Here ----

/// HMW_003, CR 3.7.2B: gives a Weakness token, -1/-1, to a unit without one; as a unit, to any unit when he attacks.
#[test]
fn doctor_hemlock_gives_a_unit_weakness() {
    let enemies = || [unit("Wampa"), unit("AT-ST").with(["Weakness"])];
    let mut game = scenario().our_leader("HMW_003").theirs(enemies()).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").expect_ready_resources(19);
    game.expect_power("Wampa", 3).expect_hp("Wampa", 4).expect_controller("Weakness #1", Side::Them);
    let mut game = scenario().our_deployed_leader("HMW_003").theirs(enemies()).action_phase();
    game.us().attack("our leader", "their base").choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Weakness", "Weakness"]).expect_power("AT-ST", 4);
}

// ---- HMW_006 Omega, Close Your Eyes and Focus ----

/// HMW_006: a Heroism unit attacks with Grit; as a unit she gives Grit to the others.
#[test]
fn omega_attacks_with_a_heroism_unit_with_grit() {
    let ours = || [unit("Battlefield Marine").damage(2), unit("Wampa")];
    let mut game = scenario().our_leader("HMW_006").ours(ours()).action_phase();
    game.us().use_ability("our leader");
    game.expect_not_offered("Wampa -> their base");
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
    let mut game = scenario().our_deployed_leader("HMW_006").ours(ours()).theirs(["Battlefield Marine"]).action_phase();
    game.expect_keyword("our Battlefield Marine", Keyword::Grit).expect_no_keyword("Wampa", Keyword::Grit);
    game.expect_no_keyword("our leader", Keyword::Grit).expect_no_keyword("their Battlefield Marine", Keyword::Grit);
}

// ---- HMW_007 Darth Vader, Might of the Empire ----

/// HMW_007, CR 7.5.8: friendly units that cost 3 or more have Raid 1; deployed, he gives it to the others and has his
/// own.
#[test]
fn darth_vader_gives_units_costing_3_or_more_raid_1() {
    let ours = ["Wampa", "Battlefield Marine"];
    let mut game = scenario().our_leader("HMW_007").ours(ours).theirs(["AT-ST"]).action_phase();
    game.expect_keyword("Wampa", Keyword::Raid).expect_no_keyword("Battlefield Marine", Keyword::Raid);
    game.expect_no_keyword("AT-ST", Keyword::Raid);
    let mut game = scenario().our_deployed_leader("HMW_007").ours(ours).action_phase();
    game.expect_keyword("Wampa", Keyword::Raid);
    game.us().attack("our leader", "their base");
    game.them().expect_base_damage(6);
}

// ---- HMW_009 Chewbacca, Relentless Rebel ----

/// HMW_009: an exhausted unit attacks a unit; as a unit without a cost, once a round.
#[test]
fn chewbacca_lets_an_exhausted_unit_attack_a_unit() {
    let ours = || [unit("Wampa").exhausted()];
    let mut game = scenario().our_leader("HMW_009").ours(ours()).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa -> AT-ST"]);
    game.us().attack("Wampa", "AT-ST").expect_ready_resources(18);
    game.expect_damage("AT-ST", 4);
    let mut game = scenario().our_deployed_leader("HMW_009").ours(ours()).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader").attack("Wampa", "AT-ST").expect_ready_resources(20);
    game.them().pass();
    let again = |action: &rules::Action| matches!(action, rules::Action::Use { .. });
    assert!(!game.game.legal_actions().iter().any(again), "once each round (CR 7.2.5)");
}

// ---- HMW_010 Tarfful, Fighting from the Shadowlands ----

/// HMW_010: pays 2 and discards a card to create a Beast, 3/3 and exhausted; as a unit, for 1 when he attacks.
#[test]
fn tarfful_creates_a_beast_for_resources_and_a_discarded_card() {
    let mut game = scenario().our_leader("HMW_010").our_hand(["Wampa"]).action_phase();
    game.us().use_ability("our leader").choose("Wampa").expect_hand_size(0).expect_ready_resources(18);
    game.expect_exhausted("Beast").expect_power("Beast", 3).expect_hp("Beast", 3);
    let mut game = scenario().our_deployed_leader("HMW_010").action_phase();
    game.us().attack("our leader", "their base").yes().expect_ready_resources(19);
    game.expect_in_play("Beast");
}

// ---- HMW_011 Darth Sidious, There Is No Mercy ----

/// HMW_011, CR 7.6.1: 4 or more damage at once lets him exhaust to deal 1 damage to another card; less does not.
#[test]
fn darth_sidious_may_deal_1_when_4_or_more_damage_is_dealt_at_once() {
    let mut game =
        scenario().our_leader("HMW_011").ours(["Wampa", "Battlefield Marine"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "their base").yes();
    game.expect_not_offered("their base").expect_offered("AT-ST").expect_offered("our base");
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_exhausted("our leader");
    let mut game = scenario().our_leader("HMW_011").ours(["Battlefield Marine"]).action_phase();
    game.us().attack("Battlefield Marine", "their base");
    game.expect_action_of(Side::Them);
    let mut game = scenario().our_deployed_leader("HMW_011").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_ready("our leader");
}

// ---- HMW_012 Poggle the Lesser, Let the Executions Begin ----

/// HMW_012: readies a friendly Creature and deals 1 damage to it; deployed, he creates a Beast, which he readies when
/// he attacks.
#[test]
fn poggle_the_lesser_readies_a_creature_and_deals_1_damage_to_it() {
    let ours = || [unit("Wampa").exhausted(), unit("AT-ST").exhausted()];
    let mut game = scenario().our_leader("HMW_012").ours(ours()).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_ready("Wampa").expect_damage("Wampa", 1);
    let mut game = scenario().our_leader("HMW_012").action_phase();
    game.us().deploy();
    game.expect_exhausted("Beast");
    game.them().pass();
    game.us().attack("our leader", "their base").choose("Beast");
    game.expect_ready("Beast").expect_damage("Beast", 1);
}

/// HMW_012, CR 7.1.5: a Creature that is ready may be chosen, too; it is dealt 1 damage.
#[test]
fn poggle_the_lesser_may_choose_a_ready_creature() {
    let mut game = scenario().our_leader("HMW_012").ours(["Wampa"]).action_phase();
    game.us().use_ability("our leader").choose("Wampa");
    game.expect_ready("Wampa").expect_damage("Wampa", 1);
}

// ---- HMW_013 Cham Syndulla, Hammer of Ryloth ----

/// HMW_013: after non-combat damage to a friendly unit or base from any player, he may exhaust to deal 1 damage to an
/// enemy; combat damage does not count.
#[test]
fn cham_syndulla_may_deal_1_after_non_combat_damage_to_us() {
    let table = || scenario().our_leader("HMW_013").ours(["AT-ST"]).theirs(["Wampa"]).their_hand(["Open Fire"]);
    let mut game = table().their_action_phase();
    game.them().play("Open Fire").choose("AT-ST");
    game.us().yes();
    game.expect_options(["Wampa", "their base"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).expect_exhausted("our leader");
    let mut game = table().their_action_phase();
    game.them().attack("Wampa", "our base");
    game.expect_action_of(Side::Us);
    let mut game = table().our_deployed_leader("HMW_013").their_action_phase();
    game.them().play("Open Fire").choose("AT-ST");
    game.us().choose("their base");
    game.them().expect_base_damage(1);
}

// ---- HMW_015 Bossk, Cruel Hunter ----

/// HMW_015, CR 1.9.3: heals 1 damage from a damaged enemy unit, which gets a Weakness token. As a unit he deals 2
/// damage to a unit with a token upgrade.
#[test]
fn bossk_heals_an_enemy_unit_to_give_it_weakness() {
    let mut game = scenario().our_leader("HMW_015").theirs([unit("Wampa").damage(2), unit("AT-ST")]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Weakness"]);
    let theirs = [unit("Wampa").with(["Weakness"]), unit("AT-ST").with(["Academy Training"])];
    let mut game = scenario().our_deployed_leader("HMW_015").theirs(theirs).action_phase();
    game.us().attack("our leader", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

// ---- HMW_016 Maul, Old Master ----

/// HMW_016, CR 7.6.12: plays a unit for 1 less, which is defeated before its own abilities are resolved; deployed, he
/// plays one that was defeated this phase for 5 less.
#[test]
fn maul_plays_a_unit_for_1_less_and_defeats_it() {
    let mut game = scenario().our_leader("HMW_016").our_hand(["HMW_144"]).our_resources(10).action_phase();
    game.us().use_ability("our leader").play("Howler Pack");
    // When Played and When Defeated are resolved after it is gone.
    game.expect_in_discard("Howler Pack");
    game.expect_count("Beast", 2);
    game.them().pass();
    game.us().deploy();
    // Shielded waits beside it.
    game.us().resolve_first("Shielded").play("Howler Pack");
    game.expect_in_play("Howler Pack");
}

// ---- HMW_018 The Warrior, Deft Duelist ----

/// HMW_018: a unit with 3 or less power is played with Ambush for this phase.
#[test]
fn the_warrior_plays_a_unit_with_3_or_less_power_with_ambush() {
    let table = scenario().our_leader("HMW_018").our_hand(["Battlefield Marine", "Wampa"]).theirs(["AT-ST"]);
    let mut game = table.action_phase();
    game.us().use_ability("our leader");
    game.expect_not_offered("play Wampa");
    game.us().play("Battlefield Marine");
    game.expect_asked(Side::Us, QuestionKind::Attack);
    game.us().attack("Battlefield Marine", "AT-ST");
    game.expect_damage("AT-ST", 3);
    let mut game = scenario().our_deployed_leader("HMW_018").action_phase();
    game.us().attack("our leader", "their base");
    game.them().expect_base_damage(4);
}
