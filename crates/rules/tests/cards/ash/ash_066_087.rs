//! The cards of Ashes of the Empire from ASH_066 to ASH_087: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

// ---- ASH_066 Luke's Jedi Lightsaber, Constructed by Hand ----

/// ASH_066: Luke Skywalker, leader or unit, gains Sentinel by it; others do not, and Vehicles cannot carry it.
#[test]
fn lukes_jedi_lightsaber_suits_luke() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Wampa", "AT-ST"])
        .our_hand(["Luke's Jedi Lightsaber, Constructed by Hand"])
        .action_phase();
    game.expect_not_offered("play Luke's Jedi Lightsaber onto AT-ST");
    let mut other = game.clone();
    game.us().play_onto("Luke's Jedi Lightsaber", "Luke Skywalker");
    game.expect_keyword("Luke Skywalker", Keyword::Sentinel);
    other.us().play_onto("Luke's Jedi Lightsaber", "Wampa");
    other.expect_no_keyword("Wampa", Keyword::Sentinel).expect_power("Wampa", 7);
}

// ---- ASH_067 Get Lost ----

/// ASH_067: an upgraded non-leader unit is defeated.
#[test]
fn get_lost_defeats_the_upgraded() {
    let mut game = scenario()
        .our_hand(["Get Lost"])
        .theirs([unit("AT-ST").with(["Shield"]), unit("Wampa")])
        .their_deployed_leader(unit("Darth Vader, Dark Lord of the Sith").with(["Shield"]))
        .action_phase();
    game.us().play("Get Lost");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST");
}

// ---- ASH_068 Domesticated Loth-Cat ----

/// ASH_068: enemy units have neither Ambush nor Support.
#[test]
fn domesticated_loth_cat_calms() {
    let mut game = scenario()
        .theirs(["Domesticated Loth-Cat"])
        .our_hand(["Blurrg", "Syndicate Lackeys"])
        .our_resources(40)
        .ours(["Wampa"])
        .action_phase();
    game.us().play("Blurrg");
    game.expect_action_of(Side::Them)
        .expect_no_keyword("Blurrg", Keyword::Support)
        .expect_keyword("Blurrg", Keyword::Overwhelm);
    game.them().pass();
    game.us().play("Syndicate Lackeys");
    game.expect_action_of(Side::Them);
}

// Rulings

/// ASH_068: it applies to units as they are played, and to what they would gain (ruling 1).
#[test]
fn domesticated_loth_cat_reaches_who_enters() {
    let mut game = scenario()
        .theirs(["Domesticated Loth-Cat"])
        .our_hand(["AT-ST Raider"])
        .our_resources(40)
        .ours(["Wampa"])
        .action_phase();
    game.us().play("AT-ST Raider");
    game.expect_no_keyword("AT-ST Raider", Keyword::Ambush).expect_action_of(Side::Them);
}

// ---- ASH_069 Noti Nomad ----

/// ASH_069: Shielded.
#[test]
fn noti_nomad_is_shielded() {
    let mut game = scenario().our_hand(["Noti Nomad"]).action_phase();
    game.us().play("Noti Nomad");
    game.expect_upgrades("Noti Nomad", ["Shield"]);
}

// ---- ASH_071 Battered Haulcraft ----

/// ASH_071: 1 damage to itself and 1 to an enemy space unit.
#[test]
fn battered_haulcraft_rams() {
    let mut game = scenario().our_hand(["Battered Haulcraft"]).theirs(["Cartel Spacer", "Wampa"]).action_phase();
    game.us().play("Battered Haulcraft");
    game.expect_options(["Cartel Spacer"]);
    game.us().choose("Cartel Spacer");
    game.expect_damage("Battered Haulcraft", 1).expect_damage("Cartel Spacer", 1);
    let mut game = scenario().our_hand(["Battered Haulcraft"]).action_phase();
    game.us().play("Battered Haulcraft");
    game.expect_damage("Battered Haulcraft", 1);
}

// ---- ASH_072 Doctor Pershing, Dedicated to Research ----

/// ASH_072: on attack with 3 or more remaining HP a card is drawn.
#[test]
fn doctor_pershing_studies() {
    let mut game =
        scenario().ours(["Doctor Pershing, Dedicated to Research"]).our_deck(["Repair", "Greedo"]).action_phase();
    game.us().attack("Doctor Pershing", "their base").expect_hand(["Repair"]);
    let mut game = scenario()
        .ours([unit("Doctor Pershing, Dedicated to Research").damage(2)])
        .our_deck(["Repair", "Greedo"])
        .action_phase();
    game.us().attack("Doctor Pershing", "their base").expect_hand([]);
}

// Rulings

/// ASH_072: by his Support the attacking unit must have 3 or more remaining HP (ruling 1).
#[test]
fn doctor_pershing_looks_at_the_attacker() {
    let table = || scenario().our_hand(["Doctor Pershing, Dedicated to Research"]).our_deck(["Repair", "Greedo"]);
    let mut game = table().ours(["Wampa"]).action_phase();
    game.us().play("Doctor Pershing").attack("Wampa", "their base").expect_hand(["Repair"]);
    let mut game = table().ours([unit("Wampa").damage(3)]).action_phase();
    game.us().play("Doctor Pershing").attack("Wampa", "their base").expect_hand([]);
}

// ---- ASH_073 Palace Chef Droid ----

/// ASH_073: +2/+0 while it is defending.
#[test]
fn palace_chef_droid_defends_itself() {
    let mut game = scenario().ours(["Palace Chef Droid"]).theirs(["Wampa"]).their_action_phase();
    game.expect_power("Palace Chef Droid", 0).expect_keyword("Palace Chef Droid", Keyword::Sentinel);
    game.them().attack("Wampa", "Palace Chef Droid");
    game.expect_damage("Wampa", 2);
}

// ---- ASH_074 Mos Eisley Modifier ----

/// ASH_074: Support and Grit: the unit that attacks has Grit.
#[test]
fn mos_eisley_modifier_lends_grit() {
    let mut game = scenario().our_hand(["Mos Eisley Modifier"]).ours([unit("Wampa").damage(2)]).action_phase();
    game.us().play("Mos Eisley Modifier").attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_power("Wampa", 4);
}

// ---- ASH_075 Pit Droid Team ----

/// ASH_075: the first upgrade that we play on another friendly unit each phase costs 1 less.
#[test]
fn pit_droid_team_serves_others() {
    let mut game = scenario()
        .our_base("Command Center")
        .ours(["Pit Droid Team", "Wampa"])
        .theirs(["AT-ST"])
        .our_hand(["Academy Training", "Academy Training", "Academy Training"])
        .our_resources(8)
        .action_phase();
    game.us().play_onto("Academy Training", "Pit Droid Team").expect_ready_resources(6);
    game.them().pass();
    game.us().play_onto("Academy Training", "Wampa").expect_ready_resources(5);
    game.them().pass();
    game.us().play_onto("Academy Training", "Wampa").expect_ready_resources(3);
}

// ---- ASH_076 Remnant Official ----

/// ASH_076: Restore 2.
#[test]
fn remnant_official_restores() {
    let mut game = scenario().ours(["Remnant Official"]).our_base_damage(5).action_phase();
    game.us().attack("Remnant Official", "their base").expect_base_damage(3);
}

// ---- ASH_077 Ryder Azadi, Restored Governor ----

/// ASH_077: opponents cannot play cards of the named name while he is in play.
#[test]
fn ryder_azadi_forbids_a_card() {
    let mut game = scenario()
        .our_hand(["Ryder Azadi, Restored Governor", "Wampa"])
        .their_hand(["Wampa", "Greedo"])
        .confiscate_does("Defeat(Choose())")
        .our_resources(20)
        .action_phase();
    game.us().play("Ryder Azadi").name_card("Wampa");
    game.expect_not_offered("play Wampa").expect_offered("play Greedo");
    game.them().pass();
    game.expect_offered("play Wampa");
}

// Rulings

/// ASH_077: a name has no subtitle: all cards of the name are meant (ruling 1).
#[test]
fn ryder_azadi_names_without_subtitle() {
    let mut game = scenario()
        .our_hand(["Ryder Azadi, Restored Governor"])
        .their_hand(["Luke Skywalker, Jedi Knight"])
        .action_phase();
    game.us().play("Ryder Azadi").name_card("Luke Skywalker");
    game.expect_not_offered("play Luke Skywalker");
}

/// ASH_077: it is bound to the opponents of who played him, whoever controls him, until he leaves play (ruling 2).
#[test]
fn ryder_azadi_may_change_sides() {
    let mut game = scenario()
        .our_hand(["Ryder Azadi, Restored Governor", "Wampa"])
        .their_hand(["Confiscate", "Wampa"])
        .confiscate_does("TakeControl(of: Choose(side: Enemy))")
        .action_phase();
    game.us().play("Ryder Azadi").name_card("Wampa");
    game.them().play("Confiscate").choose("Ryder Azadi");
    game.expect_controller("Ryder Azadi", Side::Them).expect_offered("play Wampa");
    game.us().pass();
    game.expect_not_offered("play Wampa");
}

/// ASH_077: captured and rescued he forbids nothing more (ruling 3).
#[test]
fn ryder_azadi_is_rescued_without_a_word() {
    let mut game = scenario().our_hand(["Ryder Azadi, Restored Governor"]).their_hand(["Confiscate", "Wampa", "Confiscate"]).confiscate_does("If(if: Exists(side: Enemy), then: [Capture(by: Choose(side: Friendly), what: Choose(side: Enemy))], else: [Defeat(Choose())])").theirs(["AT-ST"]).action_phase();
    game.us().play("Ryder Azadi").name_card("Wampa");
    game.expect_not_offered("play Wampa");
    game.them().play("Confiscate").choose("AT-ST").choose("Ryder Azadi");
    game.us().pass();
    game.expect_offered("play Wampa");
    game.them().play("Confiscate").choose("AT-ST");
    game.expect_in_play("Ryder Azadi");
    game.us().pass();
    game.expect_offered("play Wampa");
}

// ---- ASH_078 B-Wing Rearguard ----

/// ASH_078: Sentinel while we control a ground unit.
#[test]
fn b_wing_rearguard_guards_the_ground() {
    let mut game = scenario().ours(["B-Wing Rearguard", "Alliance X-Wing"]).our_hand(["Greedo"]).action_phase();
    game.expect_no_keyword("B-Wing Rearguard", Keyword::Sentinel);
    game.us().play("Greedo");
    game.expect_keyword("B-Wing Rearguard", Keyword::Sentinel);
}

// ---- ASH_079 Koska Reeves, Warrior of Mandalore ----

/// ASH_079: after a friendly unit was defeated this phase a Mandalorian; with a token unit she has Sentinel.
#[test]
fn koska_reeves_avenges() {
    let mut game = scenario()
        .our_hand(["Koska Reeves, Warrior of Mandalore"])
        .ours(["Death Star Stormtrooper"])
        .theirs(["Wampa"])
        .action_phase();
    let mut early = game.clone();
    early.us().play("Koska Reeves");
    early.expect_count("Mandalorian", 0).expect_no_keyword("Koska Reeves", Keyword::Sentinel);
    game.us().attack("Death Star Stormtrooper", "Wampa");
    game.them().pass();
    game.us().play("Koska Reeves");
    game.expect_count("our Mandalorian", 1).expect_keyword("Koska Reeves", Keyword::Sentinel);
}

// ---- ASH_081 Nebulon-C Frigate ----

/// ASH_081: 3 damage may be healed from a unit or base.
#[test]
fn nebulon_c_frigate_heals() {
    let mut game =
        scenario().our_hand(["Nebulon-C Frigate"]).our_base_damage(4).theirs([unit("Wampa").damage(2)]).action_phase();
    game.us().play("Nebulon-C Frigate");
    game.expect_offered("Wampa").expect_offered("no");
    game.us().choose("our base").expect_base_damage(1);
}

// ---- ASH_082 Trexler Armored Marauder ----

/// ASH_082: a unit that costs 3 or less may get a Shield.
#[test]
fn trexler_armored_marauder_shields_the_cheap() {
    let mut game = scenario()
        .our_hand(["Trexler Armored Marauder"])
        .ours(["Swoop Racer", "Wampa"])
        .theirs(["Greedo"])
        .action_phase();
    game.us().play("Trexler Armored Marauder");
    game.expect_options(["Swoop Racer", "Greedo", "no"]);
    game.us().choose("Swoop Racer");
    game.expect_upgrades("Swoop Racer", ["Shield"]).expect_keyword("Trexler Armored Marauder", Keyword::Grit);
}

// Rulings

/// ASH_082: the printed cost counts, whatever was paid (ruling 1).
#[test]
fn trexler_armored_marauder_looks_at_printed_costs() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (), amount: 3)])])"#)
        .our_hand(["Trexler Armored Marauder"])
        .ours(["Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play("Trexler Armored Marauder");
    game.expect_options(["Battlefield Marine", "no"]);
}

// ---- ASH_083 Summa-verminoth ----

/// ASH_083: on attack all other space units are defeated, friendly ones among them.
#[test]
fn summa_verminoth_devours() {
    let mut game = scenario()
        .ours(["Summa-verminoth", "Alliance X-Wing", "Wampa"])
        .theirs(["Cartel Spacer", "Avenger"])
        .action_phase();
    game.us().attack("Summa-verminoth", "their base");
    game.expect_gone("Alliance X-Wing")
        .expect_gone("Cartel Spacer")
        .expect_gone("Avenger")
        .expect_in_play("Wampa")
        .expect_in_play("Summa-verminoth");
}

// ---- ASH_085 Grav Charge ----

/// ASH_085: when the unit's attack ends it is dealt 4 damage and the upgrade is defeated.
#[test]
fn grav_charge_goes_off() {
    let mut game = scenario().theirs([unit("Wampa").with_upgrade_of(Side::Us, "Grav Charge")]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.expect_damage("Wampa", 4).expect_upgrades("Wampa", []).expect_in_discard("Grav Charge");
}

// Rulings

/// ASH_085: it triggers as combat damage is dealt: on a unit that falls there is nobody left to damage (ruling 1).
#[test]
fn grav_charge_triggers_with_combat_damage() {
    let mut game = scenario()
        .theirs([unit("Death Star Stormtrooper").with_upgrade_of(Side::Us, "Grav Charge")])
        .ours(["Wampa"])
        .their_action_phase();
    game.them().attack("Death Star Stormtrooper", "Wampa");
    game.expect_gone("Death Star Stormtrooper")
        .expect_in_discard("Grav Charge")
        .expect_damage("Wampa", 3)
        .expect_action_of(Side::Us);
}

// ---- ASH_086 Durasteel Plating ----

/// ASH_086: its unit gets a Shield.
#[test]
fn durasteel_plating_shields() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Durasteel Plating"]).action_phase();
    game.us().play_onto("Durasteel Plating", "Wampa");
    game.expect_upgrades("Wampa", ["Durasteel Plating", "Shield"]);
}

// ---- ASH_087 Cybernetic Enhancements ----

/// ASH_087: a card is drawn.
#[test]
fn cybernetic_enhancements_draw() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Cybernetic Enhancements"]).our_deck(["Greedo"]).action_phase();
    game.us().play_onto("Cybernetic Enhancements", "Wampa").expect_hand(["Greedo"]);
}
