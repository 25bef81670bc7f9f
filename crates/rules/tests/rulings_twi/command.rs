//! Official rulings on the Command cards of Twilight of the Republic, as edition 8.0 answers them.

use testkit::{Ask, Keyword, Side, card_text, scenario, unit};

/// TWI_081, TWI_106, TWI_112, TWI_117, TWI_118, CR 7.5.5, 7.6.13B: Ambush waits with "when played"; without an enemy
/// unit to attack the unit stays exhausted.
#[test]
fn ambush_without_an_enemy_unit_readies_nobody() {
    for card in ["Droid Commando", "Coruscant Guard", "Subjugating Starfighter", "Baktoid Spider Droid", "Gor"] {
        let mut game = scenario().our_hand([card]).ours(["Battle Droid", "Wampa"]).action_phase();
        game.us().play(card);
        if game.game.question().is_some_and(|question| question.ask == Ask::Exploit) {
            game.us().done();
        }
        if card == "Subjugating Starfighter" {
            game.expect_waiting([card, card]);
            game.us().resolve_first("Ambush");
        }
        game.expect_exhausted(card).expect_action_of(Side::Them);
    }
}

/// TWI_082: both attacks must be made, with ready Droids, if there are any.
#[test]
fn magnaguard_wing_leader_must_attack_with_both() {
    let mut game = scenario()
        .ours([unit("MagnaGuard Wing Leader"), unit("Battle Droid"), unit("Super Battle Droid")])
        .ours([unit("B1 Attack Platform").exhausted()])
        .action_phase();
    game.us().use_ability("MagnaGuard Wing Leader");
    game.expect_options(["Battle Droid -> their base", "Super Battle Droid -> their base"]);
    game.us().attack("Battle Droid", "their base");
    game.expect_options(["Super Battle Droid -> their base"]);
}

/// TWI_082, TWI_123, CR 7.6.8A: the first attack with all that it triggers is over before the second begins.
#[test]
fn the_first_attack_is_over_before_the_second() {
    let attacks = |game: &mut testkit::Table| {
        game.us().attack("Battle Droid", "Vanguard Infantry");
        // What falls speaks first.
        game.them().choose("AT-ST");
        game.expect_upgrades("AT-ST", ["Experience"]);
        game.expect_options(["Super Battle Droid -> AT-ST", "Super Battle Droid -> their base"]);
        game.us().attack("Super Battle Droid", "their base");
        game.expect_action_of(Side::Them);
    };
    let table = || {
        scenario()
            .our_hand(["TWI_123"])
            .ours(["MagnaGuard Wing Leader", "Battle Droid", "Super Battle Droid"])
            .theirs([unit("Vanguard Infantry").damage(1), unit("AT-ST")])
            .action_phase()
    };
    let mut game = table();
    game.us().use_ability("MagnaGuard Wing Leader");
    attacks(&mut game);
    let mut game = scenario()
        .our_hand(["TWI_123"])
        .ours(["Battle Droid", "Super Battle Droid"])
        .theirs([unit("Vanguard Infantry").damage(1), unit("AT-ST")])
        .action_phase();
    game.us().play("Outflank");
    attacks(&mut game);
}

/// TWI_082, CR 6.4.0C: the action may be used in vain: not to be usable again this round is a change. Of two answers
/// that contradict each other, this is the later one.
#[test]
fn magnaguard_wing_leader_may_be_used_in_vain() {
    let mut game = scenario().ours(["MagnaGuard Wing Leader", "Wampa"]).action_phase();
    game.us().use_ability("MagnaGuard Wing Leader");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.expect_not_offered("use MagnaGuard Wing Leader");
}

/// TWI_089, CR 1.8.6: the printed cost is compared, and the power with all that changes it.
#[test]
fn consolidation_of_power_compares_printed_cost_and_present_power() {
    let mut game = scenario()
        .our_hand(["Consolidation of Power", "Tactical Advantage", "AT-ST", "Republic Defense Carrier"])
        .ours(["Wampa"])
        .theirs(["Battle Droid", "Battle Droid", "Battle Droid", "Battle Droid", "Battle Droid"])
        .action_phase();
    game.us().play("Tactical Advantage").choose("Wampa");
    game.them().pass();
    // Power 6: the carrier, 6 to pay, has a printed cost of 11.
    game.us().play("Consolidation of Power").choose("Wampa");
    game.expect_options(["play AT-ST", "no"]);
}

/// TWI_089, CR 6.2.3D: for free is free of the aspect penalty, too.
#[test]
fn consolidation_of_power_ignores_the_aspect_penalty() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_hand(["Consolidation of Power", "Rogue Operative"])
        .our_resources(6)
        .ours(["Wampa", "Battle Droid"])
        .action_phase();
    // Cunning and Heroism are both missing.
    game.us().play("Consolidation of Power").expect_ready_resources(0).choose("Wampa").done();
    game.us().play("Rogue Operative");
    game.expect_in_play("Rogue Operative").expect_gone("Wampa");
}

/// TWI_091, CR 6.3.0D: he himself enters exhausted and cannot attack; only ready units can.
#[test]
fn republic_tactical_officer_needs_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Republic Tactical Officer"])
        .ours([unit("Clone Trooper").exhausted(), unit("Wampa")])
        .action_phase();
    game.us().play("Republic Tactical Officer");
    game.expect_action_of(Side::Them);
}

/// TWI_095, TWI_106: the unit that was just played is one of the three.
#[test]
fn the_played_unit_counts_for_its_own_coordinate() {
    let mut game = scenario().our_hand(["Pelta Supply Frigate"]).ours(["Wampa", "Greedo"]).action_phase();
    game.us().play("Pelta Supply Frigate");
    game.expect_count("our Clone Trooper", 1);
    let mut game =
        scenario().our_hand(["Coruscant Guard"]).ours(["Wampa", "Greedo"]).theirs(["Battle Droid"]).action_phase();
    game.us().play("Coruscant Guard");
    game.expect_offered("Coruscant Guard -> Battle Droid");
}

/// TWI_096, CR 7.6.15B: only combat damage is prevented: what an ability deals in her attack is dealt.
#[test]
fn aayla_secura_is_hurt_by_abilities_in_her_attack() {
    let mut game = scenario()
        .ours(["Aayla Secura", "Wampa", "Battle Droid"])
        .theirs(["AT-ST", "Ruthless Assassin"])
        .their_hand(["Pyrrhic Assault"])
        .their_action_phase();
    game.them().play("Pyrrhic Assault");
    game.us().attack("Aayla Secura", "Ruthless Assassin");
    game.expect_damage("Aayla Secura", 0).expect_gone("Ruthless Assassin");
    game.them().choose("Aayla Secura");
    game.expect_damage("Aayla Secura", 2);
    let mut game = scenario()
        .ours([unit("Aayla Secura").with(["Fallen Lightsaber"]), unit("Wampa"), unit("Battle Droid")])
        .theirs([unit("AT-ST"), unit("Greedo")])
        .action_phase();
    // Of her two abilities, hers and the upgrade's, the order is ours.
    game.us().attack("Aayla Secura", "AT-ST").resolve_first("Aayla Secura");
    game.them().no();
    game.expect_damage("Aayla Secura", 0).expect_gone("AT-ST");
}

/// TWI_096, erratum: she is a Twi'lek.
#[test]
fn aayla_secura_is_a_twilek() {
    let game = scenario().ours(["Aayla Secura"]).action_phase();
    let aayla = game.card("Aayla Secura");
    let card = game.game.book().catalog().card(game.game.state.card(aayla).def);
    assert!(card.traits.iter().any(|one| **one == *"Twi'lek"));
}

/// TWI_110: whoever controls Huyang, the unit has +2/+2.
#[test]
fn huyangs_gift_stays_when_he_changes_sides() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Wampa"]).their_hand(["Change of Heart"]).action_phase();
    game.us().play("Huyang").choose("Wampa");
    game.them().play("Change of Heart").choose("Huyang");
    game.expect_controller("Huyang", Side::Them).expect_power("Wampa", 6).expect_hp("Wampa", 7);
}

/// TWI_110, CR 8.5.4: captured and rescued he is a new copy; the gift does not come back.
#[test]
fn huyangs_gift_does_not_come_back_with_him() {
    let mut game = scenario()
        .our_hand(["Huyang", "Vanquish"])
        .ours(["Wampa"])
        .their_hand(["Take Captive"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Huyang").choose("Wampa");
    game.them().play("Take Captive").choose("AT-ST").choose("Huyang");
    game.expect_captured("Huyang").expect_power("Wampa", 4);
    game.us().play("Vanquish").choose("AT-ST");
    game.expect_in_play("Huyang").expect_power("Wampa", 4).expect_hp("Wampa", 5);
    game.expect_action_of(Side::Them);
}

/// TWI_115, CR 1.8.6: what may be captured is measured by its printed cost; a token costs 0.
#[test]
fn osi_sobeck_compares_the_printed_cost() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_hand(["Osi Sobeck"])
        .ours(["Battle Droid", "Battle Droid", "Battle Droid"])
        .theirs([unit("Clone Trooper").with(["Academy Training"]), unit("Greedo")])
        .action_phase();
    // Six, and six less: nothing was paid.
    game.us().play("Osi Sobeck").choose_times(3, "Battle Droid").expect_ready_resources(20);
    game.expect_options(["Clone Trooper"]);
    game.us().choose("Clone Trooper");
    // CR 8.33.5: a captured token is set aside.
    game.expect_gone("Clone Trooper");
}

/// TWI_116: it stays a copy when the unit that it copied leaves play.
#[test]
fn clone_stays_a_copy_when_the_original_leaves() {
    let mut game = scenario().our_hand(["Clone", "Vanquish"]).theirs(["Consular Security Force"]).action_phase();
    game.us().play("Clone").choose("Consular Security Force");
    game.them().pass();
    game.us().play("Vanquish").choose("their Consular Security Force");
    game.expect_count("Consular Security Force", 1).expect_controller("Consular Security Force", Side::Us);
    game.expect_power("Consular Security Force", 3).expect_hp("Consular Security Force", 7);
    game.both_pass().nobody_resources();
    game.expect_hp("Consular Security Force", 7);
}

/// TWI_116: captured and rescued it may copy a unit that is in play then, and only such a one.
#[test]
fn clone_copies_anew_when_it_is_rescued() {
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
        game.expect_asked(Side::Us, Ask::Copy).expect_options(["Wampa", "no"]);
        game
    };
    let mut game = table();
    game.us().choose("Wampa");
    game.expect_count("our Wampa", 2).expect_action_of(Side::Them);
    let mut game = table();
    game.us().no().expect_discard(["Clone", "Vanquish"]);
}

/// TWI_121, CR 7.7.3B: the discount stays when the unit that attacked falls, and the upgrade with it.
#[test]
fn the_discount_of_generals_blade_outlives_its_bearer() {
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

/// TWI_123: both attacks must be made, with ready units, if there are any.
#[test]
fn outflank_must_attack_twice() {
    let mut game = scenario()
        .our_hand(["TWI_123"])
        .ours([unit("Wampa"), unit("Greedo"), unit("AT-ST").exhausted()])
        .action_phase();
    game.us().play("Outflank");
    game.expect_options(["Wampa -> their base", "Greedo -> their base"]);
    game.us().attack("Wampa", "their base");
    game.expect_options(["Greedo -> their base"]);
}

/// TWI_125: the cost of the event makes no tokens.
#[test]
fn the_clone_wars_does_not_count_its_own_cost() {
    let mut game = scenario().our_base("Tipoca City").our_hand(["The Clone Wars"]).our_resources(3).action_phase();
    game.us().play("The Clone Wars").number(1).expect_ready_resources(0);
    game.expect_count("Clone Trooper", 1).expect_count("Battle Droid", 1);
    let mut game = scenario().our_base("Tipoca City").our_hand(["The Clone Wars"]).our_resources(2).action_phase();
    game.us().play("The Clone Wars");
    if game.game.question().is_some_and(|question| question.ask == Ask::Number) {
        game.us().number(0);
    }
    game.expect_count("Clone Trooper", 0).expect_count("Battle Droid", 0);
}

/// TWI_127, CR 1.7.4: a card that becomes a resource is exhausted; its text says that it is resourced.
#[test]
fn resupply_comes_exhausted() {
    let mut game = scenario().our_hand(["TWI_127"]).our_resources(5).our_base("Tipoca City").action_phase();
    game.us().play("Resupply").expect_resources(6).expect_ready_resources(2);
    assert!(card_text("SOR_126").to_lowercase().contains("resource this event"));
}

/// TWI_114: Overwhelm of others counts excess damage in the same way.
#[test]
fn the_overwhelm_of_codys_units_has_excess() {
    let mut game = scenario()
        .ours(["Clone Commander Cody", "Swoop Racer", "Battle Droid"])
        .theirs(["Underworld Thug"])
        .action_phase();
    game.expect_keyword("Swoop Racer", Keyword::Overwhelm);
    game.us().attack("Swoop Racer", "Underworld Thug");
    game.them().expect_base_damage(2);
}
