//! The Command cards of Twilight of the Republic, TWI_104 to TWI_129, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_104: Raid 1; when it falls +2/+2 for a Trooper, if we like.
#[test]
fn obedient_vanguard_strengthens_a_trooper_when_it_falls() {
    let mut game = scenario()
        .ours(["Obedient Vanguard", "Battle Droid", "Wampa"])
        .theirs(["AT-ST", "Clone Trooper"])
        .action_phase();
    game.us().attack("Obedient Vanguard", "AT-ST");
    game.expect_damage("AT-ST", 2).expect_options(["Battle Droid", "Clone Trooper", "no"]);
    game.us().choose("Battle Droid");
    game.expect_power("Battle Droid", 3).expect_hp("Battle Droid", 3);
}

/// TWI_105: 2 resources and itself: an attack at +2/+0.
#[test]
fn steadfast_senator_sends_a_unit_to_attack() {
    let mut game = scenario().ours(["Steadfast Senator", "Wampa"]).our_resources(2).action_phase();
    game.us().use_ability("Steadfast Senator").expect_ready_resources(0).attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_exhausted("Steadfast Senator").expect_power("Wampa", 4);
}

/// TWI_106: Ambush with three units, itself among them.
#[test]
fn coruscant_guard_ambushes_in_company() {
    let mut game = scenario()
        .our_hand(["Coruscant Guard"])
        .ours(["Wampa", "Battle Droid"])
        .theirs(["Underworld Thug"])
        .action_phase();
    game.us().play("Coruscant Guard").attack("Coruscant Guard", "Underworld Thug");
    game.expect_gone("Underworld Thug");
    let mut game = scenario().our_hand(["Coruscant Guard"]).ours(["Wampa"]).theirs(["Underworld Thug"]).action_phase();
    game.us().play("Coruscant Guard");
    game.expect_action_of(Side::Them);
}

/// TWI_107: a card when played; the same card as in the first set.
#[test]
fn patrolling_v_wing_draws() {
    let mut game = scenario().our_hand(["TWI_107"]).action_phase();
    game.us().play("Patrolling V-Wing").expect_hand_size(1);
}

/// TWI_108: Raid 1.
#[test]
fn ryloth_militia_raids() {
    let mut game = scenario().ours(["Ryloth Militia"]).action_phase();
    game.us().attack("Ryloth Militia", "their base");
    game.them().expect_base_damage(3);
}

/// TWI_109: beside another Republic unit, 3 healed from a base, if we like.
#[test]
fn liberator_heals_a_base_in_republic_company() {
    let table = |unit: &'static str| {
        let mut game = scenario()
            .our_hand(["501st Liberator"])
            .ours([unit])
            .theirs(["Clone Trooper"])
            .our_base_damage(5)
            .action_phase();
        game.us().play("501st Liberator");
        game
    };
    let mut game = table("Clone Trooper");
    game.expect_options(["our base", "their base", "no"]);
    game.us().choose("our base").expect_base_damage(2);
    table("Wampa").expect_action_of(Side::Them);
}

/// TWI_110: another unit of ours has +2/+2 as long as he is in play.
#[test]
fn huyang_strengthens_a_unit_while_he_is_there() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Wampa", "Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Huyang");
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7);
    game.both_pass().nobody_resources();
    game.expect_power("Wampa", 6);
    game.us().pass();
    game.them().attack("AT-ST", "Huyang");
    game.expect_gone("Huyang").expect_power("Wampa", 4).expect_hp("Wampa", 5);
}

/// TWI_110: the unit that lived by him falls with him.
#[test]
fn huyangs_unit_falls_when_its_hp_go() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Wampa"]).theirs(["AT-ST", "Greedo"]).action_phase();
    game.us().play("Huyang").choose("Wampa");
    game.them().attack("AT-ST", "Wampa");
    game.expect_damage("Wampa", 6);
    game.us().pass();
    game.them().attack("Greedo", "Huyang").no();
    game.us().pass();
    game.expect_in_play("Huyang");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.them().attack("AT-ST", "Huyang");
    game.expect_gone("Huyang").expect_gone("Wampa");
}

/// TWI_111: a unit without a text, in space.
#[test]
fn republic_arc_170_fights_in_space() {
    let mut game = scenario().ours(["Republic ARC-170"]).theirs(["Alliance X-Wing", "Wampa"]).action_phase();
    game.expect_not_offered("Republic ARC-170 -> Wampa");
    game.us().attack("Republic ARC-170", "Alliance X-Wing");
    game.expect_gone("Alliance X-Wing").expect_damage("Republic ARC-170", 2);
}

/// TWI_112: Ambush; with the initiative a Battle Droid when played, in the order we choose.
#[test]
fn subjugating_starfighter_brings_a_droid_with_the_initiative() {
    let table = |initiative: Side| {
        let mut game = scenario()
            .our_hand(["Subjugating Starfighter"])
            .theirs(["Alliance X-Wing"])
            .initiative(initiative)
            .action_phase();
        game.us().play("Subjugating Starfighter");
        game
    };
    let mut game = table(Side::Us);
    game.expect_waiting(["Subjugating Starfighter", "Subjugating Starfighter"]);
    game.us().resolve_first("Subjugating Starfighter").attack("Subjugating Starfighter", "Alliance X-Wing");
    game.expect_count("our Battle Droid", 1).expect_gone("Alliance X-Wing");
    let mut game = table(Side::Them);
    game.us().resolve_first("Ambush").attack("Subjugating Starfighter", "Alliance X-Wing");
    game.expect_count("Battle Droid", 0).expect_action_of(Side::Them);
}

/// TWI_113: Sentinel and Overwhelm.
#[test]
fn b2_legionnaires_guard_and_overwhelm() {
    let mut game = scenario().ours(["B2 Legionnaires", "Greedo"]).theirs(["Underworld Thug"]).action_phase();
    game.us().attack("B2 Legionnaires", "Underworld Thug");
    game.them().expect_base_damage(2);
    let mut game = scenario().ours(["B2 Legionnaires", "Greedo"]).theirs(["Underworld Thug"]).their_action_phase();
    game.expect_not_offered("Underworld Thug -> Greedo").expect_not_offered("Underworld Thug -> our base");
}

/// TWI_114: Overwhelm; with three units +1/+1 and Overwhelm for our other units.
#[test]
fn commander_cody_leads_the_others_in_company() {
    let mut game = scenario()
        .ours(["Clone Commander Cody", "Underworld Thug", "Battle Droid"])
        .theirs(["AT-ST", "Greedo"])
        .action_phase();
    game.expect_power("Underworld Thug", 3).expect_hp("Underworld Thug", 4).expect_power("Clone Commander Cody", 4);
    game.expect_keyword("Underworld Thug", Keyword::Overwhelm).expect_no_keyword("Greedo", Keyword::Overwhelm);
    game.us().attack("Battle Droid", "AT-ST");
    game.expect_power("Underworld Thug", 2).expect_no_keyword("Underworld Thug", Keyword::Overwhelm);
    game.expect_keyword("Clone Commander Cody", Keyword::Overwhelm);
}

/// TWI_115: Exploit 3; he captures an enemy ground unit that costs no more than was paid for him.
#[test]
fn osi_sobeck_captures_for_what_was_paid() {
    let table = || {
        scenario()
            .our_leader("Wat Tambor")
            .our_hand(["Osi Sobeck"])
            .ours(["Battle Droid", "Battle Droid"])
            .theirs(["AT-ST", "Wampa", "Greedo", "Alliance X-Wing"])
            .their_deployed_leader("Nute Gunray")
            .action_phase()
    };
    let mut game = table();
    game.us().play("Osi Sobeck").done().expect_ready_resources(14);
    game.expect_options(["AT-ST", "Wampa", "Greedo"]);
    game.us().choose("AT-ST");
    game.expect_captured("AT-ST");
    let mut game = table();
    game.us().play("Osi Sobeck").choose("Battle Droid").done().expect_ready_resources(16);
    game.expect_options(["Wampa", "Greedo"]);
    let mut game = table();
    game.us().play("Osi Sobeck").choose_times(2, "Battle Droid").expect_ready_resources(18);
    game.expect_options(["Greedo"]);
}

/// TWI_116: it may enter play as a unit that is no leader and no Vehicle; it is a Clone besides, and not unique.
#[test]
fn clone_enters_as_a_copy() {
    let mut game = scenario()
        .our_hand(["Clone"])
        .ours(["Huyang", "AT-ST"])
        .theirs(["Wampa"])
        .their_deployed_leader("Nute Gunray")
        .action_phase();
    game.us().play("Clone");
    game.expect_asked(Side::Us, Ask::Copy).expect_options(["Huyang", "Wampa", "no"]);
    game.us().choose("Huyang");
    // A "when played" ability of the copied unit triggers; two of one unique card stay.
    game.us().choose("AT-ST");
    game.expect_count("Huyang", 2).expect_power("AT-ST", 8).expect_hp("Huyang #2", 4);
    game.expect_action_of(Side::Them);
}

/// TWI_116: as nothing, it has no HP and falls.
#[test]
fn clone_of_nothing_falls() {
    let mut game = scenario().our_hand(["Clone"]).theirs(["Wampa"]).action_phase();
    game.us().play("Clone").no();
    game.us().expect_discard(["Clone"]);
    let mut game = scenario().our_hand(["Clone"]).ours(["AT-ST"]).action_phase();
    game.us().play("Clone").expect_discard(["Clone"]);
    game.expect_action_of(Side::Them);
}

/// TWI_116: it copies what is printed, not damage, upgrades or what others give; and it is a Clone.
#[test]
fn clone_copies_only_what_is_printed() {
    let mut game = scenario()
        .our_deployed_leader("Nala Se")
        .our_base_damage(5)
        .our_hand(["Clone"])
        .theirs([unit("Wampa").damage(3).with(["Experience"]), unit("AT-ST")])
        .action_phase();
    game.us().play("Clone").choose("Wampa");
    game.expect_power("our Wampa", 4).expect_damage("our Wampa", 0).expect_upgrades("our Wampa", []);
    game.expect_exhausted("our Wampa");
    // Nala Se's Clones heal 2 when they fall; in the discard pile it is Clone again.
    game.them().attack("AT-ST", "our Wampa");
    game.us().expect_base_damage(5 - 2 + 1).expect_discard(["Clone"]);
}

/// TWI_117: Exploit 2, Ambush.
#[test]
fn baktoid_spider_droid_exploits_and_ambushes() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_hand(["Baktoid Spider Droid"])
        .our_resources(4)
        .ours(["Battle Droid", "Battle Droid"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Baktoid Spider Droid").choose_times(2, "Battle Droid");
    game.us().expect_ready_resources(0).attack("Baktoid Spider Droid", "Wampa");
    game.expect_gone("Wampa").expect_damage("Baktoid Spider Droid", 4);
}

/// TWI_118: Exploit 3, Sentinel, Ambush, Overwhelm.
#[test]
fn gor_has_four_keywords() {
    let mut game = scenario().our_hand(["Gor"]).our_leader("Wat Tambor").theirs(["Underworld Thug"]).action_phase();
    game.us().play("Gor").expect_ready_resources(8).attack("Gor", "Underworld Thug");
    game.them().expect_base_damage(4);
    game.expect_keyword("Gor", Keyword::Sentinel).expect_keyword("Gor", Keyword::Exploit);
}

/// TWI_119: onto a token unit only; +2/+2 and Overwhelm.
#[test]
fn nameless_valor_is_for_tokens() {
    let mut game =
        scenario().our_hand(["Nameless Valor"]).ours(["Battle Droid", "Wampa"]).theirs(["Greedo"]).action_phase();
    game.expect_not_offered("play Nameless Valor onto Wampa").expect_not_offered("play Nameless Valor onto Greedo");
    game.us().play_onto("Nameless Valor", "Battle Droid");
    game.expect_keyword("Battle Droid", Keyword::Overwhelm).expect_power("Battle Droid", 3);
    game.expect_hp("Battle Droid", 3);
}

/// TWI_120: the unit plays another for 1 less.
#[test]
fn strategic_acumen_plays_a_unit_for_less() {
    let mut game = scenario()
        .our_hand(["AT-ST", "Repair"])
        .our_leader("Nute Gunray")
        .our_resources(5)
        .ours([unit("Wampa").with(["Strategic Acumen"])])
        .action_phase();
    game.expect_hp("Wampa", 7).expect_not_offered("play AT-ST");
    game.us().use_ability("Wampa");
    game.expect_options(["play AT-ST", "no"]);
    game.us().play("AT-ST").expect_ready_resources(0);
    game.expect_exhausted("Wampa").expect_in_play("AT-ST").expect_action_of(Side::Them);
}

/// TWI_121: on a Jedi, the next unit after an attack costs 2 less, once; on another unit nothing.
#[test]
fn generals_blade_makes_the_next_unit_cheaper() {
    let table = |bearer: &'static str| {
        let mut game = scenario()
            .our_hand(["Repair", "Underworld Thug", "Underworld Thug"])
            .our_base_damage(3)
            .ours([unit(bearer).with(["General's Blade"])])
            .action_phase();
        game.us().attack(bearer, "their base");
        game.them().pass();
        game
    };
    let mut game = table("Barriss Offee");
    game.us().play("Repair").expect_ready_resources(19).choose("our base");
    game.them().expect_base_damage(4).pass();
    game.us().play("Underworld Thug").expect_ready_resources(19);
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(17);
    let mut game = table("Wampa");
    game.us().play("Underworld Thug").expect_ready_resources(18);
}

/// TWI_121: not for a Vehicle.
#[test]
fn generals_blade_is_not_for_a_vehicle() {
    let mut game = scenario().our_hand(["General's Blade"]).ours(["AT-ST", "Wampa"]).action_phase();
    game.expect_not_offered("play General's Blade onto AT-ST").expect_offered("play General's Blade onto Wampa");
}

/// TWI_122: not for a leader; +1/+1 for each Trooper of the unit's controller.
#[test]
fn squad_support_counts_troopers() {
    let mut game = scenario()
        .our_hand(["Squad Support"])
        .our_deployed_leader("Captain Rex")
        .ours(["Wampa", "Battle Droid", "Battlefield Marine"])
        .theirs(["Vanguard Infantry"])
        .action_phase();
    game.expect_not_offered("play Squad Support onto Captain Rex");
    game.us().play_onto("Squad Support", "Wampa");
    // Rex, the droid, the marine.
    game.expect_power("Wampa", 7).expect_hp("Wampa", 8);
}

/// TWI_122: a Trooper that bears it counts itself; the troopers of the unit's controller count, not ours.
#[test]
fn squad_support_on_a_trooper_counts_it_too() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Squad Support"])])
        .theirs([unit("Clone Trooper").with_upgrade_of(Side::Us, "Squad Support"), unit("Battle Droid")])
        .action_phase();
    game.expect_power("Battlefield Marine", 4).expect_hp("Battlefield Marine", 4).expect_power("Clone Trooper", 4);
}

/// TWI_123: two units attack one after the other.
#[test]
fn outflank_attacks_with_two_units() {
    let mut game = scenario().our_hand(["TWI_123"]).ours(["Wampa", "Battle Droid", "Greedo"]).action_phase();
    game.us().play("Outflank").attack("Wampa", "their base");
    game.expect_not_offered("Wampa -> their base");
    game.us().attack("Battle Droid", "their base");
    game.them().expect_base_damage(5);
    game.expect_ready("Greedo").expect_action_of(Side::Them);
}

/// TWI_124: +2/+2 for this phase.
#[test]
fn tactical_advantage_strengthens_a_unit() {
    let mut game = scenario().our_hand(["TWI_124"]).ours(["Wampa"]).action_phase();
    game.us().play("Tactical Advantage").choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7);
}

/// TWI_125: resources of our choice besides its cost: so many Clone Troopers for us, Battle Droids for them.
#[test]
fn the_clone_wars_arms_both_sides() {
    let mut game = scenario().our_hand(["The Clone Wars"]).our_base("Tipoca City").our_resources(6).action_phase();
    game.us().play("The Clone Wars");
    game.expect_asked(Side::Us, Ask::Number).expect_not_offered("5").expect_offered("0");
    game.us().number(3).expect_ready_resources(1);
    game.expect_count("our Clone Trooper", 3).expect_count("their Battle Droid", 3).expect_count("Clone Trooper", 3);
}

/// TWI_126: +1/+1 for each of our units this phase, not for later ones.
#[test]
fn encouraging_leadership_strengthens_our_units() {
    let mut game = scenario()
        .our_hand(["Encouraging Leadership", "Underworld Thug"])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Encouraging Leadership");
    game.expect_power("Wampa", 5).expect_hp("Alliance X-Wing", 4).expect_power("AT-ST", 6);
    game.them().pass();
    game.us().play("Underworld Thug");
    game.expect_power("Underworld Thug", 2);
    game.both_pass().nobody_resources();
    game.expect_power("Wampa", 4);
}

/// TWI_127: the event becomes a resource.
#[test]
fn resupply_becomes_a_resource() {
    let mut game = scenario().our_hand(["TWI_127"]).our_resources(5).action_phase();
    game.us().play("Resupply").expect_resources(6).expect_discard([]);
    game.expect_in_resources("Resupply");
}

/// TWI_128: a unit of ours captures an enemy unit in its arena, no leader.
#[test]
fn take_captive_captures_in_one_arena() {
    let mut game = scenario()
        .our_hand(["TWI_128"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Alliance X-Wing"])
        .their_deployed_leader("Nute Gunray")
        .action_phase();
    game.us().play("Take Captive").choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_captured("AT-ST");
}

/// TWI_129: our Republic units have Restore 2 this phase and leave a Clone Trooper when they fall.
#[test]
fn in_defense_of_kamino_restores_and_replaces() {
    let mut game = scenario()
        .our_hand(["In Defense of Kamino"])
        .our_base_damage(5)
        .ours(["Phase I Clone Trooper", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("In Defense of Kamino");
    game.expect_no_keyword("Wampa", Keyword::Restore).expect_keyword("Phase I Clone Trooper", Keyword::Restore);
    game.them().pass();
    game.us().attack("Phase I Clone Trooper", "AT-ST").expect_base_damage(3);
    game.expect_count("our Clone Trooper", 1).expect_gone("Phase I Clone Trooper");
}
