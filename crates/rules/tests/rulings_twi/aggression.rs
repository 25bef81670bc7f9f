//! Official rulings on the Aggression cards of Twilight of the Republic, as edition 8.0 answers them. Those on Overwhelm
//! stand with the others on this keyword.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_135: two units are defending in one attack: its steps and what it triggers happen once, and all strike together.
#[test]
fn darth_maul_fights_two_in_one_attack() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [
                Ability(When(on: [Attacks], do: [Draw()])),
            ])])"#,
        )
        .ours([unit("Darth Maul, Revenge At Last").with(["Resilient"])])
        .theirs([unit("Consular Security Force"), unit("Battlefield Marine").with(["Shield"])])
        .action_phase();
    game.us().attack("Darth Maul", "Consular Security Force").choose("Battlefield Marine").expect_hand_size(1);
    // His whole power to each; 3 and 3 from both.
    game.expect_damage("Consular Security Force", 5).expect_in_play("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", []).expect_damage("Darth Maul", 6);
    game.expect_action_of(Side::Them);
}

/// TWI_135: each of the two hears that it is attacked, and both are the defending units of a text.
#[test]
fn darth_maul_attacks_both_of_them() {
    let mut game = scenario()
        .ours([unit("Darth Maul, Revenge At Last").with(["Jedi Lightsaber"])])
        .theirs(["Knight of the Republic", "Consular Security Force"])
        .action_phase();
    game.us().attack("Darth Maul", "Consular Security Force").choose("Knight of the Republic");
    game.us().our_abilities_first();
    // Both got -2/-2: 4/7 and 3/7 deal 2 and 1; 8 damage defeats both.
    game.expect_gone("Knight of the Republic").expect_gone("Consular Security Force");
    game.expect_damage("Darth Maul", 3).expect_count("their Clone Trooper", 1);
}

/// TWI_135: a base is attacked alone.
#[test]
fn darth_maul_attacks_no_base_beside_a_unit() {
    let mut game =
        scenario().ours(["Darth Maul, Revenge At Last"]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    let mut base = game.clone();
    game.us().attack("Darth Maul", "Wampa");
    game.expect_asked(Side::Us, Ask::SecondDefender).expect_options(["Battlefield Marine", "no"]);
    base.us().attack("Darth Maul", "their base");
    base.expect_action_of(Side::Them);
    base.them().expect_base_damage(5);
}

/// TWI_135: with Overwhelm the excess damage of both goes to the base.
#[test]
fn darth_maul_overwhelms_with_the_excess_of_both() {
    let mut game = scenario()
        .ours([unit("Darth Maul, Revenge At Last").with(["Grievous's Wheel Bike"])])
        .theirs(["Battlefield Marine", "Battle Droid"])
        .action_phase();
    game.us().attack("Darth Maul", "Battlefield Marine").choose("Battle Droid");
    // 8 power: 5 over the one, 7 over the other.
    game.them().expect_base_damage(12);
    game.expect_gone("Battlefield Marine").expect_gone("Battle Droid").expect_damage("Darth Maul", 4);
}

/// TWI_135: beside a Sentinel only Sentinels are attacked, unless he has Saboteur.
#[test]
fn darth_maul_heeds_sentinels() {
    let maul = "Darth Maul, Revenge At Last";
    let mut one = scenario().ours([maul]).theirs(["Cell Block Guard", "Wampa"]).action_phase();
    one.expect_not_offered("Darth Maul -> Wampa");
    one.us().attack("Darth Maul", "Cell Block Guard");
    one.expect_action_of(Side::Them).expect_gone("Cell Block Guard").expect_damage("Wampa", 0);
    let mut two = scenario().ours([maul]).theirs(["Cell Block Guard", "Wampa", "B1 Security Team"]).action_phase();
    two.us().attack("Darth Maul", "Cell Block Guard");
    two.expect_options(["B1 Security Team", "no"]);
    let mut saboteur = scenario()
        .ours([maul])
        .our_hand(["Breaking In"])
        .theirs(["Cell Block Guard", "Wampa", "Greedo"])
        .action_phase();
    saboteur.us().play("Breaking In").attack("Darth Maul", "Wampa");
    saboteur.expect_options(["Cell Block Guard", "Greedo", "no"]);
}

/// TWI_138: the power of the exploited unit is what it was in play, with all that changed it.
#[test]
fn count_dooku_counts_temporary_power() {
    let mut game = scenario()
        .our_hand(["Heroes on Both Sides", "Count Dooku, Fallen Jedi"])
        .ours([unit("Battle Droid").with(["Academy Training"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Heroes on Both Sides").choose("Battle Droid");
    game.them().pass();
    game.us().play("Count Dooku").choose("Battle Droid").choose("AT-ST");
    // 1, 2 from the upgrade, 2 for the phase.
    game.expect_damage("AT-ST", 5);
}

/// TWI_138, CR 8.34.1: all is chosen before any damage is dealt.
#[test]
fn count_dooku_deals_all_damage_at_once() {
    let table = || {
        scenario()
            .our_hand(["Count Dooku, Fallen Jedi"])
            .ours(["Super Battle Droid", "Swoop Racer"])
            .theirs(["Battle Droid Escort", "OOM-Series Officer"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Count Dooku").choose("Super Battle Droid").choose("Swoop Racer").choose("Battle Droid Escort");
    game.expect_in_play("Battle Droid Escort");
    game.us().choose("OOM-Series Officer");
    game.expect_gone("Battle Droid Escort").expect_gone("OOM-Series Officer");
    game.expect_waiting(["Battle Droid Escort", "OOM-Series Officer"]).expect_asked(Side::Them, Ask::WhichFirst);
}

/// TWI_138, CR 8.34.1A: what two exploited units deal to one unit is one instance of damage, which one Shield prevents.
#[test]
fn count_dooku_deals_one_instance_to_a_unit() {
    let mut game = scenario()
        .our_hand(["Count Dooku, Fallen Jedi"])
        .ours(["Super Battle Droid", "Swoop Racer"])
        .theirs([unit("Wampa").with(["Shield"])])
        .action_phase();
    game.us().play("Count Dooku").choose("Super Battle Droid").choose("Swoop Racer").choose("Wampa").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []);
}

/// TWI_139, TWI_172, TWI_224: who can attack must; only a ready unit can.
#[test]
fn an_event_that_attacks_must_attack_with_a_ready_unit() {
    for event in ["Corner the Prey", "Grim Resolve", "Breaking In"] {
        let mut game =
            scenario().our_hand([event]).ours([unit("Wampa").exhausted(), unit("Battlefield Marine")]).action_phase();
        game.us().play(event);
        game.expect_options(["Battlefield Marine -> their base"]);
        let mut nobody = scenario().our_hand([event]).ours([unit("Wampa").exhausted()]).action_phase();
        nobody.us().play(event);
        nobody.expect_action_of(Side::Them).expect_exhausted("Wampa");
    }
}

/// TWI_139 (erratum: the defending unit): damage dealt during the attack comes too late, and a base is no unit.
#[test]
fn corner_the_prey_counts_when_the_attack_starts() {
    let mut game = scenario()
        .our_hand(["Corner the Prey"])
        .ours(["Sabine Wren, Explosives Artist"])
        .theirs([unit("AT-ST").damage(1)])
        .their_base_damage(10)
        .action_phase();
    let mut base = game.clone();
    game.us().play("Corner the Prey").attack("Sabine Wren", "AT-ST").choose("AT-ST");
    // 1 before, 1 from her ability, 2 and 1 in combat.
    game.expect_damage("AT-ST", 5);
    base.us().play("Corner the Prey").attack("Sabine Wren", "their base").no();
    base.them().expect_base_damage(12);
}

/// TWI_145, CR 11.4.2: with two opponents we choose who gets the Battle Droids. (TWI_144 has the same answer in the
/// official list, by the look of it a slip of the line: no opponent occurs in its text.)
#[test]
fn jesse_asks_which_opponent() {
    let mut game = scenario().our_hand(["Jesse"]).third(["Wampa"]).action_phase();
    game.us().play("Jesse");
    game.expect_asked(Side::Us, Ask::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_count("third Battle Droid", 2).expect_count("their Battle Droid", 0);
}

/// TWI_151: a name has no subtitle; a leader unit has a name as well.
#[test]
fn resolute_reads_names_without_subtitle() {
    let mut game = scenario()
        .ours(["Resolute"])
        .theirs(["Darth Vader, Commanding the First Legion", "Wampa"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().attack("Resolute", "their base").choose("Darth Vader, Commanding the First Legion");
    game.expect_damage("Darth Vader, Commanding the First Legion", 2);
    game.expect_damage("Darth Vader, Dark Lord of the Sith", 2).expect_damage("Wampa", 0);
}

/// TWI_156: nothing is dealt before the four are chosen.
#[test]
fn unlimited_power_strikes_at_once() {
    let mut game = scenario()
        .our_hand(["Unlimited Power"])
        .theirs(["OOM-Series Officer", "Battle Droid Escort", "AT-ST", "Wampa"])
        .action_phase();
    game.us().play("Unlimited Power").choose("OOM-Series Officer").choose("Battle Droid Escort");
    game.expect_in_play("OOM-Series Officer").expect_damage("OOM-Series Officer", 0);
    game.us().choose("AT-ST").choose("Wampa");
    game.expect_gone("OOM-Series Officer").expect_gone("Battle Droid Escort");
    game.expect_damage("AT-ST", 2).expect_damage("Wampa", 1);
    game.expect_waiting(["OOM-Series Officer", "Battle Droid Escort"]);
}

/// TWI_176: power as it is, with what changes it for the phase.
#[test]
fn caught_in_the_crossfire_counts_temporary_power() {
    let mut game = scenario()
        .our_hand(["Heroes on Both Sides", "Caught in the Crossfire"])
        .theirs([unit("Super Battle Droid"), unit("AT-ST").with(["Academy Training"])])
        .action_phase();
    game.us().play("Heroes on Both Sides").choose("Super Battle Droid");
    game.them().pass();
    game.us().play("Caught in the Crossfire").choose("Super Battle Droid").choose("AT-ST");
    game.expect_damage("AT-ST", 6).expect_gone("Super Battle Droid");
}

/// TWI_176: the units deal the damage, so a Shield of the one does not keep the other from being damaged.
#[test]
fn caught_in_the_crossfire_is_dealt_by_the_units() {
    let mut game = scenario()
        .our_hand(["Caught in the Crossfire"])
        .theirs([unit("Wampa").with(["Shield"]), unit("AT-ST")])
        .action_phase();
    game.us().play("Caught in the Crossfire").choose("Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []).expect_damage("AT-ST", 4);
    game.expect_no_keyword("AT-ST", Keyword::Shielded);
}
