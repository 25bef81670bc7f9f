//! The cards of Twilight of the Republic from TWI_116 to TWI_128: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, card_text, scenario, unit};

// ---- TWI_116 Clone ----

/// TWI_116: it may enter play as a copy of a non-leader, non-Vehicle unit. It is also a Clone, and not unique.
#[test]
fn clone_enters_as_a_copy_of_a_unit() {
    let mut game = scenario()
        .our_hand(["Clone"])
        .ours(["Huyang", "AT-ST"])
        .theirs(["Wampa"])
        .their_deployed_leader("Nute Gunray")
        .action_phase();
    game.us().play("Clone");
    game.expect_asked(Side::Us, QuestionKind::Copy).expect_options(["Huyang", "Wampa", "no"]);
    game.us().choose("Huyang");
    // A "when played" ability of the copied unit triggers; two of one unique card stay.
    game.us().choose("AT-ST");
    game.expect_count("Huyang", 2).expect_power("AT-ST", 8).expect_hp("Huyang #2", 4);
    game.expect_action_of(Side::Them);
}

/// TWI_116: without a copied unit it has no HP and is defeated.
#[test]
fn clone_without_a_copied_unit_is_defeated() {
    let mut game = scenario().our_hand(["Clone"]).theirs(["Wampa"]).action_phase();
    game.us().play("Clone").no();
    game.us().expect_discard(["Clone"]);
    let mut game = scenario().our_hand(["Clone"]).ours(["AT-ST"]).action_phase();
    game.us().play("Clone").expect_discard(["Clone"]);
    game.expect_action_of(Side::Them);
}

/// TWI_116: it copies printed values, not damage, upgrades or given abilities; it is also a Clone.
#[test]
fn clone_copies_only_printed_values() {
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

// Corners

/// TWI_116: a copy of a token is not a token itself; once it leaves play it is Clone again.
#[test]
fn clone_as_a_copy_of_a_token_is_not_a_token() {
    let mut game = scenario()
        .our_hand(["Clone", "Reprocess", "Nameless Valor"])
        .ours(["Shaak Ti"])
        .theirs(["Battle Droid", "Wampa"])
        .action_phase();
    game.us().play("Clone").choose("Battle Droid");
    game.expect_power("our Battle Droid", 1).expect_hp("our Battle Droid", 1).expect_exhausted("our Battle Droid");
    game.them().attack("Wampa", "our Battle Droid");
    game.us().expect_discard(["Clone"]).play("Reprocess").choose("Clone");
    game.expect_in_deck("Clone").expect_count("our Battle Droid", 1);
}

/// TWI_116: a copy of a token returns to its owner's hand as Clone.
#[test]
fn clone_as_a_copy_of_a_token_returns_to_hand() {
    let mut game = scenario().our_hand(["Clone"]).theirs(["Clone Trooper"]).their_hand(["Waylay"]).action_phase();
    game.us().play("Clone").choose("Clone Trooper");
    game.them().play("Waylay").choose("our Clone Trooper");
    game.us().expect_hand(["Clone"]);
}

/// TWI_116: its cost is the copied unit's, and it is not unique.
#[test]
fn clone_has_the_cost_of_the_copied_unit_and_is_not_unique() {
    let mut game =
        scenario().our_hand(["Clone"]).ours(["Finn"]).theirs(["Wampa"]).their_hand(["Death by Droids"]).action_phase();
    game.us().play("Clone").choose("Finn");
    game.expect_count("Finn", 2);
    game.them().play("Death by Droids");
    game.expect_options(["Finn", "Finn"]);
    game.them().choose("Finn #1");
    game.us().expect_discard(["Clone"]).attack("Finn", "their base");
    game.expect_options(["Finn"]);
}

/// TWI_116: a copy of a unique unit cannot be chosen as a unique unit.
#[test]
fn clone_of_a_unique_unit_is_not_a_unique_unit() {
    let mut game = scenario().our_hand(["Clone"]).ours(["Finn"]).action_phase();
    game.us().play("Clone").choose("Finn");
    game.them().pass();
    game.us().attack("Finn #1", "their base");
    game.expect_options(["Finn"]);
}

/// TWI_116: keywords of the copied unit trigger when it is played.
#[test]
fn clone_has_the_keywords_of_the_copied_unit() {
    let mut game = scenario()
        .our_hand(["Clone"])
        .theirs([unit("Count Dooku, Darth Tyranus").damage(1), unit("Battle Droid")])
        .action_phase();
    game.us().play("Clone").choose("Count Dooku").resolve_first("Shielded");
    game.expect_upgrades("our Count Dooku", ["Shield"]).expect_options([
        "Battle Droid",
        "Count Dooku",
        "Count Dooku",
        "no",
    ]);
}

/// TWI_116, CR 8.33.3: a rescued copy of a unit that enters play ready is ready, too.
#[test]
fn rescued_copy_of_a_unit_that_enters_play_ready_is_ready() {
    let mut game = scenario()
        .text("(id: \"SOR_046\", abilities: [Constant(gives: [EntersReady])])")
        .ours(["SOR_046"])
        .theirs([unit("AT-ST").guarding(["Clone"])])
        .our_hand(["Vanquish"])
        .action_phase();
    game.us().play("Vanquish").choose("AT-ST");
    game.expect_asked(Side::Us, QuestionKind::Copy);
    game.us().choose("SOR_046");
    let both = game.game.state.list(rules::Seat(0), rules::CardZone::Arena).to_vec();
    assert_eq!(both.len(), 2);
    assert!(both.iter().all(|card| !game.game.state.card(*card).flags.contains(rules::Flags::EXHAUSTED)));
}

/// TWI_116, CR 8.33.3: a rescued copy enters play, which triggers other abilities.
#[test]
fn rescued_copy_triggers_enters_play_abilities() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [EntersPlay(side: Friendly)], do: [Draw()]))")
        .ours([unit("Wampa").with(["Resilient"])])
        .theirs([unit("AT-ST").guarding(["Clone"])])
        .our_hand(["Vanquish"])
        .action_phase();
    game.us().play("Vanquish").choose("AT-ST").choose("Wampa").expect_hand_size(1);
}

// Rulings

/// TWI_116: it stays a copy when the copied unit leaves play.
#[test]
fn clone_stays_a_copy_when_the_original_leaves_play() {
    let mut game = scenario().our_hand(["Clone", "Vanquish"]).theirs(["Consular Security Force"]).action_phase();
    game.us().play("Clone").choose("Consular Security Force");
    game.them().pass();
    game.us().play("Vanquish").choose("their Consular Security Force");
    game.expect_count("Consular Security Force", 1).expect_controller("Consular Security Force", Side::Us);
    game.expect_power("Consular Security Force", 3).expect_hp("Consular Security Force", 7);
    game.both_pass().nobody_resources();
    game.expect_hp("Consular Security Force", 7);
}

/// TWI_116: captured and rescued, it may copy a unit that is in play then.
#[test]
fn clone_copies_again_when_it_is_rescued() {
    let table = || {
        let mut game = scenario()
            .our_hand(["Clone", "Vanquish"])
            .ours(["Wampa"])
            .theirs(["Consular Security Force", "AT-ST"])
            .their_hand(["Take Captive"])
            .action_phase();
        game.us().play("Clone").choose("Consular Security Force");
        game.them().play("Take Captive").choose("their Consular Security Force").choose("our Consular Security Force");
        game.expect_captured("Clone");
        game.us().play("Vanquish").choose("Consular Security Force");
        game.expect_asked(Side::Us, QuestionKind::Copy).expect_options(["Wampa", "no"]);
        game
    };
    let mut game = table();
    game.us().choose("Wampa");
    game.expect_count("our Wampa", 2).expect_action_of(Side::Them);
    let mut game = table();
    game.us().no().expect_discard(["Clone", "Vanquish"]);
}

/// TWI_116, CR 3.7.1, 1.2.3: a token is a card that did not start in a deck, and Clone did: Sly Moore (TWI_211) cannot
/// take a copy of a token unit, and Nameless Valor (TWI_119) cannot be attached to it; it was played, not created.
#[test]
fn clone_of_a_token_is_not_a_token_because_it_was_in_a_deck() {
    let mut game = scenario()
        .our_hand(["Clone", "Nameless Valor"])
        .ours(["Wampa"])
        .theirs(["Battle Droid"])
        .their_hand(["Sly Moore"])
        .action_phase();
    game.us().play("Clone").choose("Battle Droid");
    game.them().play("Sly Moore");
    game.expect_action_of(Side::Us).expect_controller("our Battle Droid", Side::Us);
    game.us().play_onto("Nameless Valor", "Battle Droid");
    game.expect_power("their Battle Droid", 3).expect_power("our Battle Droid", 1);
}

// ---- TWI_117 Baktoid Spider Droid ----

/// TWI_117: Exploit 2, Ambush.
#[test]
fn baktoid_spider_droid_has_exploit_and_ambush() {
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

// ---- TWI_118 Gor, Grievous's Pet ----

/// TWI_118: Exploit 3, Sentinel, Ambush, Overwhelm.
#[test]
fn gor_has_exploit_sentinel_ambush_and_overwhelm() {
    let mut game = scenario().our_hand(["Gor"]).our_leader("Wat Tambor").theirs(["Underworld Thug"]).action_phase();
    game.us().play("Gor").expect_ready_resources(8).attack("Gor", "Underworld Thug");
    game.them().expect_base_damage(4);
    game.expect_keyword("Gor", Keyword::Sentinel).expect_keyword("Gor", Keyword::Exploit);
}

// ---- TWI_119 Nameless Valor ----

/// TWI_119: only on a token unit; +2/+2 and Overwhelm.
#[test]
fn nameless_valor_attaches_only_to_a_token_unit() {
    let mut game =
        scenario().our_hand(["Nameless Valor"]).ours(["Battle Droid", "Wampa"]).theirs(["Greedo"]).action_phase();
    game.expect_not_offered("play Nameless Valor onto Wampa").expect_not_offered("play Nameless Valor onto Greedo");
    game.us().play_onto("Nameless Valor", "Battle Droid");
    game.expect_keyword("Battle Droid", Keyword::Overwhelm).expect_power("Battle Droid", 3);
    game.expect_hp("Battle Droid", 3);
}

// ---- TWI_120 Strategic Acumen ----

/// TWI_120: the attached unit plays a unit for 1 less.
#[test]
fn strategic_acumen_lets_the_unit_play_a_unit_for_1_less() {
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

// ---- TWI_121 General's Blade ----

/// TWI_121: on a Jedi, the next unit after an attack costs 2 less, once; on another unit nothing.
#[test]
fn generals_blade_discounts_the_next_unit_when_a_jedi_attacks() {
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
fn generals_blade_cannot_go_on_a_vehicle() {
    let mut game = scenario().our_hand(["General's Blade"]).ours(["AT-ST", "Wampa"]).action_phase();
    game.expect_not_offered("play General's Blade onto AT-ST").expect_offered("play General's Blade onto Wampa");
}

// Corners

/// TWI_121: the discount is exactly 2.
#[test]
fn generals_blade_discounts_exactly_2() {
    let mut game = scenario()
        .our_hand(["Consular Security Force"])
        .ours([unit("Barriss Offee").with(["General's Blade"])])
        .action_phase();
    game.us().attack("Barriss Offee", "their base");
    game.them().pass();
    game.us().play("Consular Security Force").expect_ready_resources(18);
}

// Rulings

/// TWI_121, CR 7.7.3B: the discount stays when the attacking unit and the upgrade are defeated.
#[test]
fn generals_blade_discount_applies_after_its_unit_was_defeated() {
    let mut game = scenario()
        .our_hand(["Underworld Thug"])
        .ours([unit("Barriss Offee").with(["General's Blade"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Barriss Offee", "AT-ST");
    game.expect_gone("Barriss Offee").expect_gone("General's Blade");
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(20);
}

// ---- TWI_122 Squad Support ----

/// TWI_122: not on a leader; +1/+1 for each Trooper of the unit's controller.
#[test]
fn squad_support_gives_1_1_for_each_trooper() {
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

/// TWI_122: a Trooper with it counts itself; the Troopers of the unit's controller count, not ours.
#[test]
fn squad_support_on_a_trooper_counts_it_too() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Squad Support"])])
        .theirs([unit("Clone Trooper").with_upgrade_of(Side::Us, "Squad Support"), unit("Battle Droid")])
        .action_phase();
    game.expect_power("Battlefield Marine", 4).expect_hp("Battlefield Marine", 4).expect_power("Clone Trooper", 4);
}

// ---- TWI_123 Outflank ----

/// TWI_123: two units attack one after the other.
#[test]
fn outflank_of_this_set_attacks_with_two_units() {
    let mut game = scenario().our_hand(["TWI_123"]).ours(["Wampa", "Battle Droid", "Greedo"]).action_phase();
    game.us().play("Outflank").attack("Wampa", "their base");
    game.expect_not_offered("Wampa -> their base");
    game.us().attack("Battle Droid", "their base");
    game.them().expect_base_damage(5);
    game.expect_ready("Greedo").expect_action_of(Side::Them);
}

// Rulings

/// TWI_123: both attacks must be made, with ready units, if possible.
#[test]
fn outflank_of_this_set_requires_two_attacks() {
    let mut game = scenario()
        .our_hand(["TWI_123"])
        .ours([unit("Wampa"), unit("Greedo"), unit("AT-ST").exhausted()])
        .action_phase();
    game.us().play("Outflank");
    game.expect_options(["Wampa -> their base", "Greedo -> their base"]);
    game.us().attack("Wampa", "their base");
    game.expect_options(["Greedo -> their base"]);
}

// ---- TWI_124 Tactical Advantage ----

/// TWI_124: +2/+2 for this phase.
#[test]
fn tactical_advantage_of_this_set_gives_2_2() {
    let mut game = scenario().our_hand(["TWI_124"]).ours(["Wampa"]).action_phase();
    game.us().play("Tactical Advantage").choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7);
}

// ---- TWI_125 The Clone Wars ----

/// TWI_125: any number of resources is paid in addition: as many Clone Troopers for us and Battle Droids for each
/// opponent.
#[test]
fn the_clone_wars_creates_troopers_for_us_and_droids_for_opponents() {
    let mut game = scenario().our_hand(["The Clone Wars"]).our_base("Tipoca City").our_resources(6).action_phase();
    game.us().play("The Clone Wars");
    game.expect_asked(Side::Us, QuestionKind::Number).expect_not_offered("5").expect_offered("0");
    game.us().number(3).expect_ready_resources(1);
    game.expect_count("our Clone Trooper", 3).expect_count("their Battle Droid", 3).expect_count("Clone Trooper", 3);
}

// Corners

/// TWI_125: with three players, each opponent gets as many Battle Droids.
#[test]
fn the_clone_wars_creates_droids_for_every_opponent() {
    let mut game = scenario().our_hand(["The Clone Wars"]).theirs(["Wampa"]).third(["Wampa"]).action_phase();
    game.us().play("The Clone Wars").number(2);
    game.expect_count("our Clone Trooper", 2).expect_count("their Battle Droid", 2);
    game.expect_count("third Battle Droid", 2);
}

// Rulings

/// TWI_125: the event's own cost creates no tokens.
#[test]
fn the_clone_wars_does_not_count_its_own_cost() {
    let table = |resources| {
        let table = scenario().our_base("Tipoca City").our_hand(["The Clone Wars"]).our_resources(resources);
        table.action_phase()
    };
    let mut game = table(3);
    game.us().play("The Clone Wars").number(1).expect_ready_resources(0);
    game.expect_count("Clone Trooper", 1).expect_count("Battle Droid", 1).expect_action_of(Side::Them);
    let mut game = table(2);
    game.us().play("The Clone Wars").expect_ready_resources(0);
    game.expect_asked(Side::Us, QuestionKind::Number).expect_options(["0"]);
    game.us().number(0);
    game.expect_count("Clone Trooper", 0).expect_count("Battle Droid", 0).expect_action_of(Side::Them);
}

// ---- TWI_126 Encouraging Leadership ----

/// TWI_126: +1/+1 for each friendly unit this phase, not for later ones.
#[test]
fn encouraging_leadership_gives_our_units_1_1() {
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

// ---- TWI_127 Resupply ----

/// TWI_127: the event becomes a resource.
#[test]
fn resupply_of_this_set_becomes_a_resource() {
    let mut game = scenario().our_hand(["TWI_127"]).our_resources(5).action_phase();
    game.us().play("Resupply").expect_resources(6).expect_discard([]);
    game.expect_in_resources("Resupply");
}

// Rulings

/// TWI_127, CR 1.7.4: a card that becomes a resource is exhausted; its text, that of SOR_126, says "resource".
#[test]
fn resupply_of_this_set_is_resourced_exhausted() {
    let mut game = scenario().our_hand(["TWI_127"]).our_resources(5).our_base("Tipoca City").action_phase();
    game.us().play("Resupply").expect_resources(6).expect_ready_resources(2);
    let catalog = game.game.book().catalog();
    let [here, first] = ["TWI_127", "SOR_126"]
        .map(|number| catalog.by_number(number.parse().expect("a number")).expect("a card"))
        .map(|card| catalog.identity(card));
    assert_eq!(here, first, "both numbers have one text");
    assert!(card_text("SOR_126").to_lowercase().contains("resource this event"));
}

// ---- TWI_128 Take Captive ----

/// TWI_128: a friendly unit captures an enemy non-leader unit in its arena.
#[test]
fn take_captive_of_this_set_captures_in_the_same_arena() {
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
