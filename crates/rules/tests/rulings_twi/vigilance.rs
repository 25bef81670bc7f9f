//! Official rulings on the Vigilance cards of Twilight of the Republic, as edition 8.0 answers them.

use testkit::{Ask, Keyword, Side, card_text, scenario, unit};

/// TWI_040, CR 6.2.0E: the upgrade is paid for.
#[test]
fn a_fine_addition_does_not_pay_for_the_upgrade() {
    let mut game = scenario()
        .our_leader("Nute Gunray")
        .our_hand(["A Fine Addition", "Academy Training", "Foresight"])
        .our_resources(1)
        .ours(["Wampa"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().attack("Wampa", "Battle Droid");
    game.them().pass();
    game.us().play("A Fine Addition");
    game.expect_offered("play Foresight onto Wampa").expect_not_offered("play Academy Training onto Wampa");
    game.us().play_onto("Foresight", "Wampa").expect_ready_resources(0);
}

/// TWI_041: the power at the moment it fell is dealt, with what it had for the phase.
#[test]
fn lethal_crackdown_counts_power_for_the_phase() {
    let mut game = scenario()
        .our_hand(["Lethal Crackdown"])
        .theirs([unit("Wampa").with(["Experience"])])
        .their_hand(["Tactical Advantage"])
        .their_action_phase();
    game.them().play("Tactical Advantage").choose("Wampa");
    game.us().play("Lethal Crackdown").choose("Wampa").expect_base_damage(4 + 1 + 2);
}

/// TWI_049, TWI_083, CR 7.6.15A, 7.6.15C: being attacked triggers together with the abilities on attack; the active
/// player says whose come first, and all are resolved before combat damage.
#[test]
fn being_attacked_triggers_with_on_attack() {
    for (defender, token) in [("Knight of the Republic", "Clone Trooper"), ("General's Guardian", "Battle Droid")] {
        let mut game = scenario().ours([unit("Chopper").with(["Devotion"])]).theirs([defender]).action_phase();
        game.us().attack("Chopper", defender);
        game.expect_asked(Side::Us, Ask::WhoFirst).expect_damage(defender, 0).expect_count(token, 0);
        game.us().their_abilities_first();
        game.expect_count(token, 1).expect_controller(token, Side::Them);
        game.expect_asked(Side::Us, Ask::WhichFirst).expect_damage(defender, 0);
    }
}

/// TWI_053: he is not attacking any more when he protects a unit, and Raid is gone.
#[test]
fn finns_attack_is_over_when_he_protects() {
    let mut game = scenario()
        .our_hand(["Precision Fire"])
        .ours(["Finn", "Echo, Valiant ARC Trooper"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().play("Precision Fire").attack("Finn", "Battle Droid");
    game.expect_options(["Finn", "Echo"]);
    game.expect_power("Finn", 3).expect_no_keyword("Finn", Keyword::Saboteur);
}

/// TWI_053, CR 7.6.16C: he protects a unit although the combat damage has defeated him.
#[test]
fn finn_protects_a_unit_although_he_fell() {
    let mut game = scenario()
        .ours([unit("Finn").damage(3), unit("Echo, Valiant ARC Trooper")])
        .theirs(["Wampa", "Battle Droid"])
        .action_phase();
    game.us().attack("Finn", "Wampa");
    game.expect_gone("Finn");
    game.us().choose("Echo");
    game.them().attack("Battle Droid", "Echo");
    game.expect_damage("Echo", 0);
}

/// TWI_053, TWI_116, errata: "unique" is the icon.
#[test]
fn finn_and_clone_speak_of_uniqueness() {
    assert!(card_text("TWI_053").contains("unique"));
    assert!(card_text("TWI_116").contains("not unique"));
}

/// TWI_058: a Force upgrade of ours is enough, and one of theirs is not.
#[test]
fn padawan_starfighter_counts_a_force_upgrade() {
    let table = |side: Side| {
        scenario()
            .text(r#"(id: "LOF_074")"#)
            .ours([unit("Padawan Starfighter"), unit("Wampa").with_upgrade_of(side, "Bolstered Endurance")])
            .action_phase()
    };
    table(Side::Us).expect_power("Padawan Starfighter", 2).expect_hp("Padawan Starfighter", 4);
    table(Side::Them).expect_power("Padawan Starfighter", 1);
}

/// TWI_068: a name is the name without the subtitle.
#[test]
fn foresight_names_no_subtitle() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Foresight"])])
        .our_deck(["Luke Skywalker, Jedi Knight", "Repair", "Waylay"])
        .action_phase();
    game.both_pass();
    game.expect_not_offered("Luke Skywalker, Jedi Knight");
    game.us().name_card("Luke Skywalker").yes().expect_hand(["Luke Skywalker", "Repair", "Waylay"]);
}

/// TWI_072, erratum: it is no ability of the unit that defends: blanked, it is still hard to attack.
#[test]
fn i_have_the_high_ground_is_no_ability_of_the_unit() {
    let mut game = scenario()
        .our_hand(["I Have the High Ground"])
        .ours(["Wampa"])
        .theirs(["Battlefield Marine"])
        .their_hand(["Imprisoned"])
        .action_phase();
    game.us().play("I Have the High Ground").choose("Wampa");
    game.them().play_onto("Imprisoned", "Wampa");
    game.us().pass();
    game.them().attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 0);
}

/// TWI_072, erratum: it holds for whoever attacks that unit, also when control of it has changed.
#[test]
fn i_have_the_high_ground_goes_with_the_unit() {
    let mut game = scenario()
        .our_hand(["I Have the High Ground"])
        .ours(["Wampa", "Battlefield Marine"])
        .their_hand(["Change of Heart"])
        .action_phase();
    game.us().play("I Have the High Ground").choose("Wampa");
    game.them().play("Change of Heart").choose("Wampa");
    game.us().attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 0).expect_gone("Battlefield Marine");
}

/// TWI_076, CR 1.8.6: the printed cost decides.
#[test]
fn death_by_droids_looks_at_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Death by Droids"])
        .theirs([unit("Republic ARC-170").with(["Academy Training"]), unit("Republic Defense Carrier")])
        .action_phase();
    game.us().play("Death by Droids");
    game.expect_options(["Republic ARC-170"]);
}
