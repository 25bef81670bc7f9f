//! The cards of Shadows of the Galaxy from SHD_007 to SHD_010: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{deadly_unit_with_enemy, expect_new_resource_exhausted};

// ---- SHD_007 Moff Gideon, Formidable Commander ----

/// SHD_007, Leader side: an attack with a unit of cost 3 or less; +1/+0 against a unit, not against a base.
#[test]
fn moff_gideon_attacks_with_a_unit_of_cost_3_or_less() {
    let table =
        || scenario().our_leader("Moff Gideon").ours(["Battlefield Marine", "Wampa"]).theirs(["AT-ST"]).action_phase();
    let mut game = table();
    game.us().use_ability("our leader");
    game.expect_offered("Battlefield Marine -> AT-ST").expect_not_offered("Wampa");
    game.us().attack("Battlefield Marine", "AT-ST");
    game.expect_damage("AT-ST", 4).expect_exhausted("our leader");
    let mut game = table();
    game.us().use_ability("our leader").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(3);
}

/// SHD_007, unit side: Overwhelm; cheap friendly units that attack a unit have +1/+0 and Overwhelm, other units and
/// attacks on a base do not.
#[test]
fn moff_gideon_deployed_gives_power_and_overwhelm_to_cheap_attackers() {
    let mut game = scenario()
        .our_deployed_leader("Moff Gideon")
        .ours(["Battlefield Marine", "Swoop Racer", "Consular Security Force"])
        .theirs(["Underworld Thug", "Underworld Thug", "Vanguard Infantry"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Underworld Thug #1");
    // 4 damage for 3 HP.
    game.them().expect_base_damage(1).pass();
    game.us().attack("Swoop Racer", "their base");
    game.them().expect_base_damage(5).pass();
    game.us().attack("Consular Security Force", "Vanguard Infantry");
    game.them().no().expect_base_damage(5).pass();
    game.us().attack("Moff Gideon", "Underworld Thug");
    game.them().expect_base_damage(5);
}

// Rulings

/// SHD_007, CR 1.8.6: the printed cost counts, whatever was paid.
#[test]
fn moff_gideon_checks_the_printed_cost() {
    let mut game = scenario()
        .our_leader("Moff Gideon")
        .our_base("Death Watch Hideout")
        .our_hand(["Sneak Attack"])
        .ours(["Battlefield Marine"])
        .our_hand(["Wampa"])
        .action_phase();
    game.us().play("Sneak Attack").play("Wampa");
    game.expect_ready("Wampa").them().pass();
    game.us().use_ability("our leader");
    game.expect_options(["Battlefield Marine -> their base"]);
}

/// SHD_007, CR 7.1.6A: a ready unit that can attack must attack; without one nothing happens.
#[test]
fn moff_gideon_requires_a_ready_unit_to_attack() {
    let mut game = scenario().our_leader("Moff Gideon").ours(["Battlefield Marine"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Battlefield Marine -> their base"]);
    let mut game = scenario().our_leader("Moff Gideon").ours([unit("Battlefield Marine").exhausted()]).action_phase();
    game.us().use_ability("our leader");
    game.expect_exhausted("our leader").expect_action_of(Side::Them);
}

/// SHD_007, CR 7.5.7F: when the defending unit is defeated before combat damage, all of the damage, including the
/// bonus, is excess.
#[test]
fn moff_gideon_bonus_counts_when_the_defending_unit_is_gone() {
    let table = |leader: &str| deadly_unit_with_enemy("Underworld Thug").our_leader(leader);
    let mut game = table("Luke Skywalker, Faithful Friend").our_deployed_leader("Moff Gideon").action_phase();
    game.us().attack("Underworld Thug", "Cantina Braggart");
    game.expect_gone("Cantina Braggart");
    game.them().expect_base_damage(3);
}

// ---- SHD_008 Boba Fett, Daimyo ----

/// SHD_008, Leader side: when we play a unit with a keyword, he may exhaust to give a friendly unit +1/+0.
#[test]
fn boba_fett_may_exhaust_when_a_unit_with_a_keyword_is_played() {
    let mut game = scenario()
        .our_leader("Boba Fett, Daimyo")
        .our_hand(["Underworld Thug", "Cell Block Guard"])
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Underworld Thug");
    game.expect_action_of(Side::Them).them().pass();
    game.us().play("Cell Block Guard").yes();
    game.expect_options(["Wampa", "Underworld Thug", "Cell Block Guard"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 5).expect_exhausted("our leader").both_pass().nobody_resources();
    game.expect_power("Wampa", 4);
}

/// SHD_008, unit side: +1/+0 for each other friendly unit with a keyword.
#[test]
fn boba_fett_deployed_gives_1_power_to_units_with_keywords() {
    let mut game = scenario()
        .our_deployed_leader("Boba Fett, Daimyo")
        .ours(["Cell Block Guard", "Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_power("Cell Block Guard", 4).expect_hp("Cell Block Guard", 3);
    game.expect_power("Battlefield Marine", 3).expect_power("AT-ST", 6).expect_power("Boba Fett", 4);
}

// Corners

/// SHD_008: Smuggle, Bounty and Coordinate count as keywords.
#[test]
fn boba_fett_counts_every_keyword() {
    let mut game = scenario()
        .our_deployed_leader("Boba Fett, Daimyo")
        .ours([unit("Collections Starhopper"), unit("Clone Deserter"), unit("Wampa").with(["Public Enemy"])])
        .action_phase();
    game.expect_power("Collections Starhopper", 3).expect_power("Clone Deserter", 3).expect_power("Wampa", 5);
}

/// SHD_008, SHD_010: effects for the phase do not end with an attack. Boba Fett himself is not another unit.
#[test]
fn boba_fett_and_bossk_bonuses_last_for_the_phase() {
    let mut game = scenario()
        .our_leader("Boba Fett, Daimyo")
        .our_hand(["Crafty Smuggler"])
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Crafty Smuggler").resolve_first("Boba Fett").yes().choose("Wampa");
    game.them().attack("AT-ST", "our base");
    game.expect_power("Wampa", 5);
    let boba = unit("Boba Fett, Daimyo").with(["Protector"]);
    let mut game = scenario().our_deployed_leader(boba).action_phase();
    // 4, and 1 of the Protector.
    game.expect_keyword("Boba Fett", Keyword::Sentinel).expect_power("Boba Fett", 5);
    let mut game = scenario().our_leader("Bossk").theirs(["Hylobon Enforcer", "AT-ST"]).action_phase();
    game.us().use_ability("our leader").choose("Hylobon Enforcer").yes();
    game.them().attack("AT-ST", "our base");
    // 1, Grit 1, and 1.
    game.expect_power("Hylobon Enforcer", 3);
}

// Rulings

/// SHD_008, CR 7.5: a keyword without current effect still counts; a lost one does not.
#[test]
fn boba_fett_counts_a_keyword_without_effect_but_not_a_lost_one() {
    let mut game = scenario()
        .our_deployed_leader("Boba Fett, Daimyo")
        // Ambush and Shielded did their work when the units were played.
        .ours(["Cloud-Rider", "Crafty Smuggler", "Cell Block Guard"])
        .their_hand(["Force Lightning"])
        .their_action_phase();
    game.expect_power("Cloud-Rider", 4).expect_power("Crafty Smuggler", 3).expect_power("Cell Block Guard", 4);
    game.them().play("Force Lightning").choose("Cell Block Guard");
    game.expect_power("Cell Block Guard", 3);
}

/// SHD_008: a conditional keyword counts if its condition holds when the unit enters play.
#[test]
fn boba_fett_triggers_on_a_conditional_keyword() {
    let table = || scenario().our_leader("Boba Fett, Daimyo").our_hand(["Gamorrean Retainer"]).theirs(["Wampa"]);
    let mut game = table().ours(["Warzone Lieutenant"]).action_phase();
    game.us().play("Gamorrean Retainer");
    game.expect_keyword("Gamorrean Retainer", Keyword::Sentinel).expect_asked(Side::Us, QuestionKind::May);
    game.us().yes().choose("Warzone Lieutenant");
    game.expect_power("Warzone Lieutenant", 3);
    let mut game = table().action_phase();
    game.us().play("Gamorrean Retainer");
    game.expect_action_of(Side::Them);
}

// ---- SHD_009 Hunter, Outcast Sergeant ----

/// SHD_009, Leader side: a resource with the name of a friendly unique unit returns to hand and the top card replaces
/// it; any other resource is only revealed.
#[test]
fn hunter_returns_a_resource_that_shares_a_name_with_a_unique_unit() {
    let table = || {
        scenario()
            .our_leader("Hunter")
            .our_resources(3)
            .our_resource_cards(["Greedo", "Battlefield Marine"])
            .ours(["Greedo", "Battlefield Marine"])
            .our_deck(["Wampa", "AT-ST"])
            .action_phase()
    };
    let mut game = table();
    game.us().use_ability("our leader");
    game.us().choose("Greedo").expect_hand(["Greedo"]).expect_resources(5).expect_deck_top(["AT-ST"]);
    game.expect_in_resources("Wampa").expect_exhausted("our leader").expect_action_of(Side::Them);
    let mut game = table();
    // No unique unit has that name.
    game.us().use_ability("our leader").choose("Battlefield Marine").expect_hand([]).expect_deck_top(["Wampa"]);
    game.expect_in_resources("Battlefield Marine");
}

/// SHD_009, unit side: Overwhelm, and on attack the same ability is optional.
#[test]
fn hunter_deployed_may_return_a_resource_on_attack() {
    let table = || {
        scenario()
            .our_deployed_leader("Hunter")
            .our_resources(0)
            .our_resource_cards(["Greedo"])
            .ours(["Greedo"])
            .theirs(["Underworld Thug"])
            .our_deck(["Wampa", "AT-ST"])
            .action_phase()
    };
    let mut game = table();
    game.us().attack("Hunter", "Underworld Thug").choose("Greedo").expect_hand(["Greedo"]);
    game.expect_in_resources("Wampa");
    game.them().expect_base_damage(2);
    let mut game = table();
    game.us().attack("Hunter", "Underworld Thug").no().expect_hand([]).expect_deck_top(["Wampa"]);
}

// Corners

/// SHD_009: the Leader side's ability costs 1 resource.
#[test]
fn hunter_costs_1_resource() {
    let table = |ready| scenario().our_leader("Hunter").our_resources(ready).action_phase();
    table(0).expect_not_offered("use Hunter");
    let mut game = table(1);
    game.us().use_ability("our leader").choose("Underworld Thug").expect_ready_resources(0);
}

/// SHD_009: the resource must share a name with a friendly unique unit.
#[test]
fn hunter_deployed_needs_a_friendly_unique_unit_of_that_name() {
    for (ours, theirs, comes) in
        [("Greedo", "Wampa", true), ("Wampa", "Greedo", false), ("Swoop Racer", "Wampa", false)]
    {
        let mut game = scenario()
            .our_deployed_leader("Hunter")
            .our_resource_cards(["Greedo", "Swoop Racer"])
            .ours([ours])
            .theirs([theirs])
            .action_phase();
        let shown = if ours == "Swoop Racer" { "Swoop Racer" } else { "Greedo" };
        game.us().attack("Hunter", "their base").choose(shown).expect_hand_size(usize::from(comes));
    }
}

// Rulings

/// SHD_009, CR 1.7.7: the card that replaces the returned resource enters exhausted.
#[test]
fn hunter_new_resource_is_exhausted() {
    let mut game = scenario()
        .our_deployed_leader("Hunter")
        .our_resources(3)
        .our_resource_cards(["Greedo"])
        .ours(["Greedo"])
        .action_phase();
    game.us().attack("Hunter", "their base").choose("Greedo");
    expect_new_resource_exhausted(&mut game, 3);
}

/// SHD_009, CR 8.18: a name does not include the subtitle: another card of that name is found.
#[test]
fn hunter_compares_names_without_subtitles() {
    let mut game = scenario()
        .our_leader("Hunter")
        .our_resource_cards(["Chewbacca, Pykesbane"])
        .ours(["Chewbacca, Loyal Companion"])
        .action_phase();
    game.us().use_ability("our leader").choose("Chewbacca").expect_hand(["Chewbacca"]);
    game.expect_in_play("Chewbacca, Loyal Companion");
}

// ---- SHD_010 Bossk, Hunting His Prey ----

/// SHD_010, Leader side: 1 damage to a unit with a Bounty, of either side; it may get +1/+0.
#[test]
fn bossk_damages_a_unit_with_a_bounty() {
    let table = || {
        scenario()
            .our_leader("Bossk")
            .ours(["Clone Deserter", "Wampa"])
            .theirs([unit("AT-ST").with(["Public Enemy"]), unit("Underworld Thug")])
            .action_phase()
    };
    let mut game = table();
    game.us().use_ability("our leader");
    game.expect_options(["Clone Deserter", "AT-ST"]);
    game.us().choose("Clone Deserter").yes();
    game.expect_damage("Clone Deserter", 1).expect_power("Clone Deserter", 3).expect_exhausted("our leader");
    let mut game = table();
    game.us().use_ability("our leader").choose("AT-ST").no();
    game.expect_damage("AT-ST", 1).expect_power("AT-ST", 6).expect_action_of(Side::Them);
}

/// SHD_010, unit side: a Bounty that we collect may be collected again, once each round.
#[test]
fn bossk_deployed_may_collect_a_bounty_again_once_each_round() {
    let mut game = scenario()
        .our_deployed_leader("Bossk")
        .ours(["Wampa", "Swoop Racer"])
        .theirs(["Hylobon Enforcer", "Clone Deserter"])
        .our_deck(["Recruit", "Repair", "Waylay", "Confiscate", "Resupply"])
        .action_phase();
    game.us().attack("Wampa", "Hylobon Enforcer");
    game.expect_asked(Side::Us, QuestionKind::Bounty);
    game.us().yes().yes().expect_hand(["Recruit", "Repair"]);
    game.expect_action_of(Side::Them).them().pass();
    game.us().attack("Swoop Racer", "Clone Deserter").yes().expect_hand(["Recruit", "Repair", "Waylay"]);
    game.expect_action_of(Side::Them);
}

/// SHD_010, unit side: a bounty that was not collected cannot be collected again.
#[test]
fn bossk_deployed_does_not_repeat_a_declined_bounty() {
    let mut game = scenario().our_deployed_leader("Bossk").ours(["Wampa"]).theirs(["Hylobon Enforcer"]).action_phase();
    game.us().attack("Wampa", "Hylobon Enforcer").no().expect_hand([]);
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_010: collected again, a Bounty may choose another unit.
#[test]
fn bossk_may_choose_another_unit_when_a_bounty_is_collected_again() {
    let mut game = scenario()
        .our_deployed_leader("Bossk, Hunting His Prey")
        .ours(["Wampa"])
        .theirs([unit("Underworld Thug").with(["Public Enemy"])])
        .action_phase();
    game.us().attack("Wampa", "Underworld Thug").yes();
    // What triggers while the bounty is collected is resolved after it (CR 7.6.11).
    game.us().choose("Wampa").yes().choose("Bossk");
    game.expect_upgrades("Wampa", ["Shield"]).expect_upgrades("Bossk", ["Shield"]);
}
