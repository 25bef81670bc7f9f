//! The cards of Shadows of the Galaxy from SHD_068 to SHD_083: main case, corners and official rulings of each.

use testkit::{Keyword, Side, card_text, scenario, unit};

// ---- SHD_068 Public Enemy ----

/// SHD_068: its unit has a Bounty: a Shield for any unit.
#[test]
fn public_enemy_bounty_gives_a_shield() {
    let mut game =
        scenario().our_hand(["Public Enemy"]).ours(["Wampa"]).theirs(["Underworld Thug", "AT-ST"]).action_phase();
    game.us().play_onto("Public Enemy", "Underworld Thug").expect_ready_resources(20);
    game.expect_power("Underworld Thug", 2).expect_keyword("Underworld Thug", Keyword::Bounty).them().pass();
    game.us().attack("Wampa", "Underworld Thug").yes();
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
}

// ---- SHD_069 Foundling ----

/// SHD_069: its unit is a Mandalorian, for The Armorer as well.
#[test]
fn foundling_gives_the_mandalorian_trait() {
    let mut game =
        scenario().ours([unit("Wampa").with(["Foundling"]), unit("Greedo")]).our_hand(["The Armorer"]).action_phase();
    game.expect_power("Wampa", 5).expect_hp("Wampa", 6);
    game.us().play("The Armorer");
    game.expect_options(["The Armorer", "Wampa", "done"]);
    game.us().choose("Wampa").done();
    game.expect_upgrades("Wampa", ["Foundling", "Shield"]);
}

// ---- SHD_070 Resilient ----

/// SHD_070: +0/+3.
#[test]
fn resilient_gives_3_hp() {
    let mut game = scenario().our_hand(["SHD_070"]).ours(["Wampa"]).action_phase();
    game.us().play_onto("Resilient", "Wampa");
    game.expect_power("Wampa", 4).expect_hp("Wampa", 8);
}

// ---- SHD_071 Top Target ----

/// SHD_071: its unit has a Bounty: heals 4 damage from a unit or base, 6 if it is unique.
#[test]
fn top_target_bounty_heals_more_for_a_unique_unit() {
    let table =
        |name| scenario().our_base_damage(8).ours(["AT-ST"]).theirs([unit(name).with(["Top Target"])]).action_phase();
    let mut game = table("Underworld Thug");
    game.us().attack("AT-ST", "Underworld Thug").yes();
    game.expect_options(["AT-ST", "our base", "their base"]);
    game.us().choose("our base").expect_base_damage(4);
    let mut game = table("Embo");
    game.us().attack("AT-ST", "Embo").yes().choose("our base").expect_base_damage(2);
}

// Rulings

/// SHD_071, erratum: unique means the icon, checked on the defeated or captured unit.
#[test]
fn top_target_counts_a_captured_unique_unit() {
    let mut game = scenario()
        .our_base_damage(9)
        .ours(["AT-ST"])
        .our_hand(["Take Captive"])
        .theirs([unit("Embo").with(["Top Target"])])
        .action_phase();
    // Captured, it is that unit still.
    game.us().play("Take Captive").choose("AT-ST").choose("Embo").yes().choose("our base").expect_base_damage(3);
}

// ---- SHD_072 Imprisoned ----

/// SHD_072: its non-leader unit loses all abilities and gains none.
#[test]
fn imprisoned_removes_all_abilities() {
    let mut game = scenario()
        .our_hand(["Imprisoned", "Public Enemy"])
        .theirs([unit("Pyke Sentinel")])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.expect_not_offered("play Imprisoned onto Grand Moff Tarkin");
    game.us().play_onto("Imprisoned", "Pyke Sentinel");
    game.expect_no_keyword("Pyke Sentinel", Keyword::Sentinel).them().pass();
    game.us().play_onto("Public Enemy", "Pyke Sentinel");
    game.expect_no_keyword("Pyke Sentinel", Keyword::Bounty);
}

// Corners

/// SHD_072: a defeated unit with it has no Bounty and no When Defeated ability.
#[test]
fn imprisoned_unit_has_no_bounty_and_no_when_defeated() {
    let mut game = scenario().ours(["AT-ST"]).theirs([unit("Val").with(["Imprisoned", "Public Enemy"])]).action_phase();
    game.us().attack("AT-ST", "Val");
    game.expect_gone("Val").expect_action_of(Side::Them);
}

// Rulings

/// SHD_072: other upgrades on the unit still change its power and HP, but give no abilities.
#[test]
fn imprisoned_keeps_the_stats_of_other_upgrades() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Imprisoned", "Vambrace Grappleshot", "Protector"])])
        .theirs(["AT-ST"])
        .action_phase();
    // 4/5, 2/2 of the Grappleshot and 1/1 of the Protector.
    game.expect_power("Wampa", 7).expect_no_keyword("Wampa", Keyword::Sentinel);
    game.us().attack("Wampa", "AT-ST");
    game.expect_gone("AT-ST").expect_damage("Wampa", 6);
}

/// SHD_072, erratum: the text says "loses all abilities", which includes gained ones (CR 8.14).
#[test]
fn imprisoned_text_says_loses_all_abilities() {
    assert!(card_text("SHD_072").contains("loses all abilities"), "{}", card_text("SHD_072"));
}

// ---- SHD_073 Mandalorian Armor ----

/// SHD_073: +1/+3, not on a Vehicle; played on a Mandalorian it gives a Shield.
#[test]
fn mandalorian_armor_gives_a_mandalorian_a_shield() {
    let table = || {
        scenario()
            .our_hand(["Mandalorian Armor"])
            .ours(["Mandalorian Warrior", "Wampa", "Alliance X-Wing"])
            .action_phase()
    };
    let mut game = table();
    game.expect_not_offered("play Mandalorian Armor onto Alliance X-Wing");
    game.us().play_onto("Mandalorian Armor", "Mandalorian Warrior");
    game.expect_upgrades("Mandalorian Warrior", ["Mandalorian Armor", "Shield"]);
    game.expect_power("Mandalorian Warrior", 4).expect_hp("Mandalorian Warrior", 6);
    let mut game = table();
    game.us().play_onto("Mandalorian Armor", "Wampa");
    game.expect_upgrades("Wampa", ["Mandalorian Armor"]);
}

// ---- SHD_074 Vambrace Grappleshot ----

/// SHD_074: +2/+2, not on a Vehicle; when its unit attacks, the defending unit is exhausted.
#[test]
fn vambrace_grappleshot_exhausts_the_defending_unit() {
    let table = || {
        scenario()
            .ours([unit("Wampa").with(["Vambrace Grappleshot"])])
            .our_hand(["Vambrace Grappleshot"])
            .theirs(["AT-ST"])
            .action_phase()
    };
    let mut game = table();
    game.expect_power("Wampa", 6).expect_not_offered("play Vambrace Grappleshot onto AT-ST");
    game.us().attack("Wampa", "AT-ST");
    game.expect_exhausted("AT-ST").expect_damage("AT-ST", 6);
    let mut game = table();
    game.us().attack("Wampa", "their base");
    game.expect_ready("AT-ST");
}

// Rulings

/// SHD_074, erratum: the text says "defending unit".
#[test]
fn vambrace_grappleshot_text_says_defending_unit() {
    assert!(card_text("SHD_074").contains("defending unit"), "{}", card_text("SHD_074"));
}

// ---- SHD_075 Covert Strength ----

/// SHD_075: 2 damage healed and an Experience token, also using Smuggle.
#[test]
fn covert_strength_heals_2_and_gives_experience() {
    let mut game = scenario()
        .our_resource_cards(["Covert Strength"])
        .our_deck(["Recruit"])
        .ours([unit("Wampa").damage(3)])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Covert Strength").expect_ready_resources(18);
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa").expect_discard(["Covert Strength"]);
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Experience"]).expect_in_resources("Recruit");
}

// ---- SHD_076 Unexpected Escape ----

/// SHD_076: a unit is exhausted, and one card that it has captured may be rescued.
#[test]
fn unexpected_escape_exhausts_a_unit_and_may_rescue_its_captive() {
    let table = || {
        scenario()
            .our_hand(["Unexpected Escape"])
            .theirs([unit("AT-ST").guarding(["Battlefield Marine", "Greedo"]), unit("Wampa")])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Unexpected Escape").choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_options(["Battlefield Marine", "Greedo", "no"]);
    game.us().choose("Greedo");
    game.expect_controller("Greedo", Side::Us).expect_exhausted("Greedo").expect_captured("Battlefield Marine");
    let mut game = table();
    game.us().play("Unexpected Escape").choose("Wampa");
    game.expect_exhausted("Wampa").expect_action_of(Side::Them);
}

// ---- SHD_077 Evidence of the Crime ----

/// SHD_077: takes control of an upgrade of cost 3 or less and attaches it to an eligible unit of our choice.
#[test]
fn evidence_of_the_crime_takes_control_of_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Evidence of the Crime"])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs([unit("Greedo").with(["Vambrace Grappleshot", "Traitorous", "Shield"]), unit("Cell Block Guard")])
        .action_phase();
    game.us().play("Evidence of the Crime");
    game.expect_options(["Vambrace Grappleshot", "Shield"]);
    game.us().choose("Vambrace Grappleshot");
    game.expect_offered("Wampa").expect_offered("Cell Block Guard").expect_not_offered("Alliance X-Wing");
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Vambrace Grappleshot"]).expect_power("Wampa", 6);
    game.expect_controller("Vambrace Grappleshot", Side::Us).expect_upgrades("Greedo", ["Shield", "Traitorous"]);
}

// Corners

/// SHD_077: the upgrade may stay on its unit: only the controller changes.
#[test]
fn evidence_of_the_crime_may_leave_the_upgrade_on_its_unit() {
    let mut game = scenario()
        .our_hand(["Evidence of the Crime"])
        .theirs([unit("Wampa").with(["Academy Training"])])
        .action_phase();
    game.us().play("Evidence of the Crime").choose("Academy Training").choose("Wampa");
    game.expect_upgrades("Wampa", ["Academy Training"]).expect_controller("Academy Training", Side::Us);
}

/// SHD_077, CR 1.3.2, 8.27.1B: if no unit is eligible, we take control of the upgrade and it stays where it is.
#[test]
fn evidence_of_the_crime_takes_an_upgrade_without_an_eligible_unit() {
    let mut game = scenario()
        .theirs([unit("Battlefield Marine").with(["Legal Authority"])])
        .our_hand(["Evidence of the Crime"])
        .action_phase();
    game.us().play("Evidence of the Crime").choose("Legal Authority");
    game.expect_controller("Legal Authority", Side::Us).expect_upgrades("Battlefield Marine", ["Legal Authority"]);
    game.expect_action_of(Side::Them);
}

/// SHD_077, CR 1.5.2F: we control a token upgrade on a friendly unit; on an enemy unit it stays theirs.
#[test]
fn evidence_of_the_crime_takes_a_token_only_onto_a_friendly_unit() {
    let table = scenario().our_hand(["Evidence of the Crime"]).ours(["AT-ST"]).theirs([unit("Wampa").with(["Shield"])]);
    let mut game = table.action_phase();
    game.us().play("Evidence of the Crime").choose("Shield");
    game.expect_options(["AT-ST", "Wampa"]);
    let mut stays = game.clone();
    game.us().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Shield"]).expect_controller("Shield", Side::Us);
    stays.us().choose("Wampa");
    stays.expect_upgrades("Wampa", ["Shield"]).expect_controller("Shield", Side::Them);
}

/// SHD_077: the upgrade is attached by its new controller, whose restriction applies.
#[test]
fn evidence_of_the_crime_attaches_the_upgrade_as_its_new_controller() {
    let mut game = scenario()
        .ours(["AT-ST"])
        .theirs([unit("Battlefield Marine").with(["Legal Authority"]), unit("Wampa")])
        .our_hand(["Evidence of the Crime"])
        .action_phase();
    game.us().play("Evidence of the Crime").choose("Legal Authority");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_controller("Legal Authority", Side::Us);
}

// Rulings

/// SHD_077: the printed cost counts, not what was paid.
#[test]
fn evidence_of_the_crime_checks_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Evidence of the Crime"])
        .their_hand(["Fenn Rau", "The Darksaber"])
        .theirs([unit("Wampa").with(["Devotion"])])
        .their_action_phase();
    // For 2 less it costs 2, and on a Mandalorian there is no penalty.
    game.them().play("Fenn Rau").play_onto("The Darksaber", "Fenn Rau");
    game.us().play("Evidence of the Crime");
    game.expect_options(["Devotion"]);
}

// ---- SHD_078 Fell the Dragon ----

/// SHD_078: a non-leader unit with 5 or more power.
#[test]
fn fell_the_dragon_defeats_a_unit_with_5_or_more_power() {
    let mut game = scenario()
        .our_hand(["Fell the Dragon"])
        .ours([unit("Wampa").with(["Experience"])])
        .theirs(["AT-ST", "Battlefield Marine"])
        .their_deployed_leader(unit("Grand Moff Tarkin, Oversector Governor").with(["The Darksaber"]))
        .action_phase();
    game.us().play("Fell the Dragon");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST");
}

// Rulings

/// SHD_078: current power counts.
#[test]
fn fell_the_dragon_counts_power_modifiers_of_the_phase() {
    let mut game = scenario()
        .our_hand(["Fell the Dragon", "Disarm"])
        .theirs(["AT-ST", "Battlefield Marine"])
        .their_hand(["Moment of Glory"])
        .action_phase();
    game.us().play("Disarm").choose("AT-ST");
    game.them().play("Moment of Glory").choose("Battlefield Marine");
    game.us().play("Fell the Dragon");
    game.expect_options(["Battlefield Marine"]);
}

// ---- SHD_079 Rival's Fall ----

/// SHD_079: any unit, leaders included.
#[test]
fn rivals_fall_defeats_any_unit() {
    let mut game = scenario()
        .our_hand(["Rival's Fall"])
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Rival's Fall");
    game.expect_options(["Wampa", "AT-ST", "Grand Moff Tarkin"]);
    game.us().choose("Grand Moff Tarkin");
    game.expect_in_base_zone("Grand Moff Tarkin");
}

// ---- SHD_080 Salacious Crumb, Obnoxious Pet ----

/// SHD_080: heals 1 damage from our base; returns to hand to deal 1 damage to a ground unit.
#[test]
fn salacious_crumb_heals_the_base_and_returns_to_hand_to_deal_damage() {
    let mut game = scenario()
        .our_hand(["Salacious Crumb"])
        .our_base_damage(2)
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Salacious Crumb").expect_base_damage(1);
    game.both_pass().nobody_resources();
    game.us().use_ability("Salacious Crumb");
    game.expect_in_hand("Salacious Crumb").expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
}

/// SHD_080: he cannot be used exhausted; he returns to his owner's hand.
#[test]
fn salacious_crumb_must_be_ready_and_returns_to_its_owner() {
    let mut game = scenario().ours([unit("Salacious Crumb").exhausted()]).theirs(["AT-ST"]).action_phase();
    game.expect_not_offered("use Salacious Crumb");
    let mut game = scenario().ours([unit("Salacious Crumb").owned_by(Side::Them)]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("Salacious Crumb").choose("AT-ST");
    game.them().expect_hand(["Salacious Crumb"]);
}

// ---- SHD_081 General Tagge, Concerned Commander ----

/// SHD_081: an Experience token for each of up to three Troopers.
#[test]
fn general_tagge_gives_experience_to_troopers() {
    let mut game = scenario().our_hand(["SHD_081"]).ours(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().play("General Tagge");
    game.expect_options(["Battlefield Marine", "done"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience"]);
}

// ---- SHD_082 Outland TIE Vanguard ----

/// SHD_082: may give an Experience token to another unit of cost 3 or less.
#[test]
fn outland_tie_vanguard_may_give_experience_to_a_cheap_unit() {
    let mut game = scenario()
        .our_hand(["Outland TIE Vanguard"])
        .ours(["Battlefield Marine", "Wampa"])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().play("Outland TIE Vanguard");
    game.expect_options(["Battlefield Marine", "TIE/ln Fighter", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience"]);
}

// Rulings

/// SHD_082, CR 1.8.6: the printed cost counts, not what was paid.
#[test]
fn outland_tie_vanguard_checks_the_printed_cost() {
    let mut game = scenario()
        .our_leader("Han Solo, Worth the Risk")
        .our_hand(["Wampa", "Outland TIE Vanguard"])
        .ours(["Swoop Racer"])
        .action_phase();
    game.us().use_ability("our leader").play("Wampa");
    game.them().pass();
    game.us().play("Outland TIE Vanguard");
    game.expect_options(["Swoop Racer", "no"]);
}

// ---- SHD_083 Seasoned Shoretrooper ----

/// SHD_083: +2/+0 with six resources.
#[test]
fn seasoned_shoretrooper_gets_2_power_with_six_resources() {
    let mut game = scenario().our_resources(6).ours(["SHD_083"]).action_phase();
    game.expect_power("Seasoned Shoretrooper", 4);
    let mut game = scenario().our_resources(5).ours(["SHD_083"]).action_phase();
    game.expect_power("Seasoned Shoretrooper", 2);
}
