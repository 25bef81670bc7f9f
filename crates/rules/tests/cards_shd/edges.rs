//! Words of cards of Shadows of the Galaxy that their main story can do without: whom a card leaves alone, what it does not
//! hear, how much and no more. Leaders, Vigilance and Command.

use testkit::{Ask, Event, Keyword, Side, scenario, unit};

/// SHD_005: a card from the hand is not smuggled: he is not even asked for, on either side.
#[test]
fn hondo_does_not_hear_of_a_card_from_the_hand() {
    let mut game = scenario().our_leader("Hondo Ohnaka").our_hand(["Warzone Lieutenant"]).action_phase();
    game.us().play("Warzone Lieutenant");
    game.expect_action_of(Side::Them).expect_ready("our leader");
    let mut game = scenario().our_deployed_leader("Hondo Ohnaka").our_hand(["Warzone Lieutenant"]).action_phase();
    game.us().play("Warzone Lieutenant");
    game.expect_action_of(Side::Them);
}

/// SHD_006: he exhausts for it on both sides; deployed it is worth 2, for one unit.
#[test]
fn jabbas_bounty_is_for_one_unit() {
    let table = || {
        scenario()
            .ours(["AT-ST"])
            .theirs(["Cantina Braggart"])
            .our_base("Death Watch Hideout")
            .our_hand(["Wampa", "Wampa"])
            .our_resources(20)
    };
    for (mut game, first) in [
        (table().our_leader("Jabba the Hutt, His High Exaltedness").action_phase(), 3),
        (table().our_deployed_leader("Jabba the Hutt, His High Exaltedness").action_phase(), 2),
    ] {
        game.us().use_ability("Jabba the Hutt").choose("Cantina Braggart");
        game.expect_exhausted("Jabba the Hutt").them().pass();
        game.us().attack("AT-ST", "Cantina Braggart").yes();
        game.them().pass();
        game.us().play("Wampa").expect_ready_resources(20 - first);
        game.them().pass();
        game.us().play("Wampa").expect_ready_resources(20 - first - 4);
    }
}

/// SHD_009: the Leader side costs 1 resource.
#[test]
fn hunter_is_paid_for() {
    let table = |ready| scenario().our_leader("Hunter").our_resources(ready).action_phase();
    table(0).expect_not_offered("use Hunter");
    let mut game = table(1);
    game.us().use_ability("our leader").choose("Underworld Thug").expect_ready_resources(0);
}

/// SHD_012: only a Mandalorian that attacked counts.
#[test]
fn bo_katan_asks_for_a_mandalorian() {
    let mut game = scenario().our_leader("Bo-Katan Kryze").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
    let mut game = scenario().our_deployed_leader("Bo-Katan Kryze").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().attack("Bo-Katan Kryze", "their base").choose("AT-ST");
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 1);
}

/// SHD_014: only an Underworld card is heard, on either side.
#[test]
fn cad_bane_hears_of_the_underworld_alone() {
    let table = || scenario().our_hand(["Wampa"]).theirs(["AT-ST"]);
    for mut game in
        [table().our_leader("Cad Bane").action_phase(), table().our_deployed_leader("Cad Bane").action_phase()]
    {
        game.us().play("Wampa");
        game.expect_action_of(Side::Them);
    }
}

/// SHD_004, SHD_016, SHD_207, SHD_242, SHD_147: the number is the last that fits: one more does not.
#[test]
fn the_limit_is_the_last_that_fits() {
    let mut game = scenario()
        .our_leader("Rey, More Than a Scavenger")
        .ours(["Underworld Thug", "Mandalorian Warrior"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Underworld Thug"]);
    let mut game = scenario().our_leader("Fennec Shand").our_hand(["Wampa", "SHD_189", "Greedo"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["play Wampa", "play Greedo", "no"]);
    let mut game = scenario().our_hand(["A New Adventure"]).theirs(["AT-ST", "SHD_192"]).action_phase();
    game.us().play("A New Adventure");
    game.expect_options(["AT-ST"]);
    let mut game = scenario()
        .our_leader("Moff Gideon")
        .our_hand(["Gideon's Light Cruiser", "SHD_188"])
        .our_discard(["SHD_030"])
        .action_phase();
    game.us().play("Gideon's Light Cruiser");
    game.expect_options(["play Death Trooper"]);
    let upgraded = unit("Wampa").with(["Academy Training", "Fallen Lightsaber"]);
    let mut game = scenario().ours(["Ketsu Onyo"]).theirs([upgraded]).action_phase();
    game.us().attack("Ketsu Onyo", "their base");
    game.expect_options(["Academy Training", "no"]);
}

/// SHD_031: exhausting is her price.
#[test]
fn the_client_is_exhausted_for_a_bounty() {
    let mut game = scenario().ours(["The Client"]).theirs(["Wampa"]).action_phase();
    game.us().use_ability("The Client").choose("Wampa");
    game.expect_exhausted("The Client").them().pass();
    game.expect_not_offered("use The Client");
}

/// SHD_036: the aspects of Smuggle are both asked for.
#[test]
fn first_light_is_smuggled_with_a_penalty() {
    for (leader, left) in [("Gar Saxon", 14), ("Luke Skywalker, Faithful Friend", 12)] {
        let mut game = scenario().our_leader(leader).our_resource_cards(["First Light"]).ours(["Wampa"]).action_phase();
        game.us().play_instead("First Light").choose("Wampa").expect_ready_resources(left);
    }
}

/// SHD_059: no more than 2 are healed.
#[test]
fn embo_heals_two_at_most() {
    let mut game = scenario().ours([unit("Embo"), unit("Wampa").damage(4)]).theirs(["Underworld Thug"]).action_phase();
    game.us().attack("Embo", "Underworld Thug").choose("Wampa");
    game.expect_options(["0", "1", "2"]);
}

/// SHD_067: 2 less, and he need not.
#[test]
fn fenn_rau_may_leave_the_upgrade() {
    let table = || scenario().our_hand(["Fenn Rau", "Jedi Lightsaber"]).theirs(["Wampa"]).action_phase();
    let mut game = table();
    game.us().play("Fenn Rau").no().expect_hand(["Jedi Lightsaber"]).expect_ready_resources(14);
    game.expect_action_of(Side::Them);
    let mut game = table();
    game.us().play("Fenn Rau").play_onto("Jedi Lightsaber", "Wampa").expect_ready_resources(13);
}

/// SHD_088: our own unit that attacked our base is none of the enemy's, and a leader is not captured.
#[test]
fn ephant_mon_takes_an_enemy_that_is_no_leader() {
    let mut game = scenario()
        .ours(["Ephant Mon"])
        .theirs(["AT-ST"])
        .their_deployed_leader("Grand Moff Tarkin")
        .our_hand(["Repair", "Change of Heart"])
        .their_action_phase();
    game.them().attack("Grand Moff Tarkin", "our base").no();
    game.us().play("Repair").choose("our base");
    game.them().attack("AT-ST", "our base");
    game.us().play("Change of Heart").choose("AT-ST");
    game.them().pass();
    game.us().attack("Ephant Mon", "their base");
    game.expect_action_of(Side::Them).expect_controller("AT-ST", Side::Us);
}

/// SHD_091: 1 less beside Jabba the Hutt, leader or unit, and beside nobody else.
#[test]
fn jabbas_rancor_is_cheaper_beside_jabba() {
    let table = || scenario().our_base("Command Center").our_hand(["Jabba's Rancor"]);
    for (mut game, left) in [
        (table().our_leader("Grand Moff Tarkin, Oversector Governor").action_phase(), 12),
        (table().our_leader("Jabba the Hutt, His High Exaltedness").action_phase(), 13),
        (table().our_leader("Grand Moff Tarkin, Oversector Governor").ours(["SOR_181"]).action_phase(), 13),
        (table().our_leader("Grand Moff Tarkin, Oversector Governor").theirs(["SOR_181"]).action_phase(), 12),
    ] {
        game.us().play("Jabba's Rancor").expect_ready_resources(left);
    }
}

/// SHD_093, SHD_127, SHD_198: what is drawn is shown.
#[test]
fn what_a_search_draws_is_shown() {
    for card in ["Remnant Reserves", "Commission", "Omega, Part of the Squad"] {
        let found = if card == "Commission" { "Embo" } else { "41st Elite Corps" };
        let mut game = scenario().our_hand([card]).our_deck([found, "Repair"]).action_phase();
        game.us().play(card).choose(found);
        game.expect_event("a card is shown", |event| matches!(event, Event::Revealed { .. }));
    }
}

/// SHD_118: another unit: it is exhausted already, and an enemy's is none of ours.
#[test]
fn kihraxz_heavy_fighter_asks_another_of_ours() {
    let mut game = scenario().ours(["Kihraxz Heavy Fighter", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Kihraxz Heavy Fighter", "their base");
    game.expect_options(["Wampa", "no"]);
}

/// SHD_123: ten cards for a unique unit, not eleven.
#[test]
fn bounty_hunters_quarry_looks_at_ten() {
    let deck = ["Repair"; 10].into_iter().chain(["Battlefield Marine"]);
    let prey = unit("Embo").with(["Bounty Hunter's Quarry"]);
    let mut game = scenario().ours(["AT-ST"]).our_deck(deck).theirs([prey]).action_phase();
    game.us().attack("AT-ST", "Embo").yes();
    game.expect_action_of(Side::Them);
}

/// SHD_103: Sentinel is for the phase, longer than the attack.
#[test]
fn general_rieekans_sentinel_stands_for_the_phase() {
    let mut game = scenario().ours(["General Rieekan", "Wampa"]).action_phase();
    game.us().attack("General Rieekan", "their base").choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel).them().pass();
    game.expect_keyword("Wampa", Keyword::Sentinel).both_pass().nobody_resources();
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}

/// SHD_115: the permission outlives the attack in which he fell.
#[test]
fn cobb_vanths_successor_may_come_later() {
    let mut game =
        scenario().ours(["Cobb Vanth"]).theirs(["AT-ST"]).our_deck(["Battlefield Marine"]).their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.us().choose("Battlefield Marine").pass();
    game.them().use_ability("their leader").choose("AT-ST");
    game.expect_asked(Side::Us, Ask::Action).expect_offered("play Battlefield Marine");
}

/// SHD_099, SHD_100: Restore 2, Raid 2.
#[test]
fn keywords_are_worth_what_they_say() {
    let mut game = scenario().ours(["Echo, Restored", "Modded Cohort"]).our_base_damage(9).action_phase();
    game.us().attack("Echo", "their base").expect_base_damage(7);
    game.them().pass();
    game.us().attack("Modded Cohort", "their base");
    // 4, and 2 + 2.
    game.them().expect_base_damage(8);
}

/// SHD_003: an upgrade of ours, on whatever unit; not one of theirs.
#[test]
fn finn_breaks_an_upgrade_of_ours() {
    let table =
        || {
            scenario()
                .ours([unit("Wampa").with(["Devotion"]).with_upgrade_of(Side::Them, "Entrenched")])
                .theirs([unit("AT-ST").with(["Academy Training"]).with_upgrade_of(Side::Us, "Resilient")])
        };
    let mut game = table().our_leader("Finn, This is a Rescue").action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Devotion", "Resilient"]);
    let mut game = table().our_deployed_leader("Finn, This is a Rescue").action_phase();
    game.us().attack("Finn", "their base");
    game.expect_options(["Devotion", "Resilient", "no"]);
    game.us().choose("Resilient");
    game.expect_upgrades("AT-ST", ["Academy Training", "Shield"]);
}

/// SHD_008, SHD_010: what is given for the phase outlives the attack; and he himself is not one of the others.
#[test]
fn what_is_for_the_phase_outlives_an_attack() {
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

/// SHD_009: deployed as well the resource has to share a name with a unique unit, and with one of ours.
#[test]
fn hunter_deployed_asks_for_a_unique_unit_of_ours() {
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

/// SHD_011, SHD_015: our hand, our discard pile.
#[test]
fn what_they_hold_does_not_count() {
    let mut game = scenario()
        .our_leader("Kylo Ren, Rash and Deadly")
        .our_hand(["Repair"])
        .their_hand(["Waylay", "Recruit"])
        .ours(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Repair"]);
    let mut game =
        scenario().our_deployed_leader("Kylo Ren, Rash and Deadly").their_hand(["Waylay", "Recruit"]).action_phase();
    game.expect_power("Kylo Ren", 5);
    let costs = ["Public Enemy", "Repair", "Battlefield Marine", "Open Fire", "Takedown"];
    let mut game = scenario().our_deployed_leader("Doctor Aphra").their_discard(costs).action_phase();
    game.expect_power("Doctor Aphra", 2);
    let mut game =
        scenario().our_leader("Doctor Aphra").our_discard(["Repair", "Waylay"]).their_discard(costs).action_phase();
    game.us().deploy().expect_hand([]);
    game.expect_action_of(Side::Them);
}

/// SHD_012, SHD_014, SHD_018, SHD_045: whose attack, whose unit.
#[test]
fn whose_attack_and_whose_unit() {
    let mut game =
        scenario().our_leader("Bo-Katan Kryze").ours(["Wampa"]).theirs(["Mandalorian Warrior"]).their_action_phase();
    game.them().attack("Mandalorian Warrior", "our base");
    game.us().use_ability("our leader");
    game.expect_action_of(Side::Them);
    let mut game = scenario().our_leader("Cad Bane").our_hand(["Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Greedo").yes();
    game.expect_asked(Side::Them, Ask::Target).expect_options(["AT-ST"]);
    let mut game = scenario()
        .our_leader("The Mandalorian, Sworn To The Creed")
        .our_hand(["Devotion"])
        .ours(["Greedo"])
        .theirs(["Jawa Scavenger"])
        .action_phase();
    game.us().play_onto("Devotion", "Greedo").yes();
    game.expect_options(["Jawa Scavenger"]);
    let shielded = |name| unit(name).with(["Shield"]);
    let mut game = scenario().ours([unit("Rose Tico"), shielded("Wampa")]).theirs([shielded("AT-ST")]).action_phase();
    game.us().attack("Rose Tico", "their base");
    game.expect_options(["Shield", "no"]);
    game.us().choose("Shield");
    game.expect_upgrades("Wampa", ["Experience", "Experience"]).expect_upgrades("AT-ST", ["Shield"]);
}

/// SHD_039, SHD_053: no leader; and the tokens are for units of ours.
#[test]
fn no_leader_falls_or_is_given_a_second_chance() {
    let mut game = scenario()
        .our_hand(["Calculated Lethality", "Second Chance"])
        .ours(["Swoop Racer"])
        .theirs([unit("Greedo").with(["Shield"])])
        .their_deployed_leader("Chewbacca, Walking Carpet")
        .action_phase();
    game.expect_not_offered("play Second Chance onto Chewbacca").expect_offered("play Second Chance onto Greedo");
    game.us().play("Calculated Lethality");
    game.expect_options(["Swoop Racer", "Greedo"]);
    game.us().choose("Greedo");
    game.expect_options(["Swoop Racer"]);
}

/// SHD_046, SHD_051: whom we control, not whom they control.
#[test]
fn whom_they_control_does_not_count() {
    let table = || scenario().our_leader("Gar Saxon").our_hand(["Rey, Keeping the Past"]);
    let mut game = table().theirs(["Kylo Ren, Killing the Past"]).action_phase();
    game.us().play("Rey").expect_ready_resources(13);
    let mut game = table().ours(["Kylo Ren, Killing the Past"]).action_phase();
    game.us().play("Rey").expect_ready_resources(15);
    let table = || scenario().our_hand(["Mystic Reflection"]).our_leader("Gar Saxon").ours(["Wampa"]);
    let mut game = table().theirs(["AT-ST", "Kylo Ren, Killing the Past"]).action_phase();
    game.us().play("Mystic Reflection");
    game.expect_options(["AT-ST", "Kylo Ren"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 7);
    let mut game = table().theirs(["AT-ST"]).ours(["Kylo Ren, Killing the Past"]).action_phase();
    game.us().play("Mystic Reflection");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
}

/// SHD_004, SHD_012, SHD_017: the other side of a leader has the same limits.
#[test]
fn deployed_leaders_have_their_limits() {
    let mut game = scenario()
        .our_deployed_leader("Rey, More Than a Scavenger")
        .ours(["Underworld Thug", "Mandalorian Warrior"])
        .action_phase();
    game.us().attack("Rey", "their base").resolve_first("Rey");
    game.expect_options(["Rey", "Underworld Thug", "no"]);
    let mut game =
        scenario().our_deployed_leader("Bo-Katan Kryze").ours(["Mandalorian Warrior"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Mandalorian Warrior", "their base");
    game.them().pass();
    game.us().attack("Bo-Katan Kryze", "their base").choose("AT-ST").no();
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
    let mut game = scenario()
        .our_deployed_leader("Lando Calrissian")
        .our_base("Nevarro City")
        .our_resources(5)
        .our_resource_cards(["Privateer Crew"])
        .action_phase();
    // 6 less 2, of 6.
    game.us().use_ability("Lando Calrissian").play("Privateer Crew").expect_ready_resources(2);
}
