//! The Vigilance cards of Twilight of the Republic with a second aspect, TWI_031 to TWI_055, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_031: after a loss, -1/-1 for a unit, if we like.
#[test]
fn rune_haako_weakens_a_unit_after_a_loss() {
    let mut game =
        scenario().our_hand(["Rune Haako"]).ours(["Battle Droid"]).theirs(["Wampa", "TIE/ln Fighter"]).action_phase();
    let mut without = game.clone();
    without.us().play("Rune Haako");
    without.expect_action_of(Side::Them);
    game.us().attack("Battle Droid", "Wampa");
    game.them().pass();
    game.us().play("Rune Haako");
    game.expect_options(["Rune Haako", "Wampa", "TIE/ln Fighter", "no"]);
    game.us().choose("TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_action_of(Side::Them);
}

/// TWI_032: a Battle Droid when it falls.
#[test]
fn wartime_trade_official_leaves_a_droid() {
    let mut game = scenario().ours(["Wartime Trade Official"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Wartime Trade Official", "Wampa");
    game.expect_gone("Wartime Trade Official").expect_count("our Battle Droid", 1);
}

/// TWI_033, played: Sentinel for this phase.
#[test]
fn calculating_magnaguard_is_a_sentinel_when_played() {
    let mut game = scenario().our_hand(["Calculating MagnaGuard"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Calculating MagnaGuard");
    game.expect_keyword("Calculating MagnaGuard", Keyword::Sentinel);
    game.expect_not_offered("AT-ST -> Wampa").expect_not_offered("AT-ST -> our base");
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Calculating MagnaGuard", Keyword::Sentinel);
}

/// TWI_033: and again when a unit of ours falls, not when theirs does.
#[test]
fn calculating_magnaguard_is_a_sentinel_after_a_loss() {
    let mut game = scenario()
        .ours(["Calculating MagnaGuard", "Battle Droid"])
        .theirs(["AT-ST", "Battle Droid"])
        .their_action_phase();
    game.them().attack("Battle Droid", "Calculating MagnaGuard");
    game.expect_no_keyword("Calculating MagnaGuard", Keyword::Sentinel);
    game.us().attack("Battle Droid", "AT-ST");
    game.expect_keyword("Calculating MagnaGuard", Keyword::Sentinel);
}

/// TWI_034: Lightsabers are put on him without the penalty, on others with it.
#[test]
fn general_grievous_collects_lightsabers_cheaply() {
    let mut game = scenario()
        .our_base("Tipoca City")
        .our_leader("Wat Tambor")
        .ours(["General Grievous", "Wampa"])
        .our_hand(["Luke's Lightsaber", "Academy Training"])
        .our_resources(4)
        .action_phase();
    game.expect_offered("play Luke's Lightsaber onto General Grievous");
    game.expect_not_offered("play Luke's Lightsaber onto Wampa");
    game.us().play_onto("Luke's Lightsaber", "General Grievous").expect_ready_resources(2);
}

/// TWI_034: with four Lightsabers on him, four enemy units fall when he attacks; with three, none.
#[test]
fn general_grievous_with_four_lightsabers_defeats_four_units() {
    let sabers = ["Luke's Lightsaber", "Vader's Lightsaber", "Jedi Lightsaber", "Fallen Lightsaber"];
    let table = |count: usize| {
        scenario()
            .ours([unit("General Grievous").with(sabers[..count].iter().copied())])
            .theirs(["Wampa", "AT-ST", "Greedo", "TIE/ln Fighter", "Alliance X-Wing"])
            .action_phase()
    };
    let mut game = table(4);
    game.us().attack("General Grievous", "their base").choose_each(["Wampa", "AT-ST", "TIE/ln Fighter"]);
    game.expect_in_play("Wampa").expect_options(["Greedo", "Alliance X-Wing"]);
    game.us().choose("Alliance X-Wing");
    game.expect_gone("Wampa").expect_gone("AT-ST").expect_gone("TIE/ln Fighter").expect_gone("Alliance X-Wing");
    game.expect_in_play("Greedo").expect_action_of(Side::Them);
    let mut game = table(3);
    game.us().attack("General Grievous", "their base");
    game.expect_in_play("Wampa").expect_action_of(Side::Them);
}

/// TWI_034: with fewer than four enemy units, as many as there are.
#[test]
fn general_grievous_defeats_as_many_as_there_are() {
    let sabers = ["Luke's Lightsaber", "Vader's Lightsaber", "Jedi Lightsaber", "Fallen Lightsaber"];
    let mut game = scenario().ours([unit("General Grievous").with(sabers)]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().attack("General Grievous", "their base");
    if game.game.question().is_some_and(|question| question.ask == Ask::Target) {
        game.us().choose_each(["Wampa", "AT-ST"]);
    }
    game.expect_gone("Wampa").expect_gone("AT-ST").expect_action_of(Side::Them);
}

/// TWI_035: Restore 1; on attack another unit of ours may fall for a card.
#[test]
fn morgan_elsbeth_trades_a_unit_for_a_card() {
    let mut game =
        scenario().ours(["Morgan Elsbeth", "Battle Droid"]).theirs(["Wampa"]).our_base_damage(2).action_phase();
    let mut without = game.clone();
    game.us().attack("Morgan Elsbeth", "their base").resolve_first("Restore").expect_base_damage(1);
    game.expect_options(["Battle Droid", "no"]);
    game.us().choose("Battle Droid").expect_hand_size(1);
    game.expect_gone("Battle Droid");
    without.us().attack("Morgan Elsbeth", "their base").resolve_first("Restore").no().expect_hand_size(0);
    without.expect_in_play("Battle Droid");
}

/// TWI_036: Grit; an enemy unit with 2 HP or less left falls.
#[test]
fn devastating_gunship_defeats_a_weak_enemy() {
    let mut game = scenario()
        .our_hand(["Devastating Gunship"])
        .ours(["Battle Droid"])
        .theirs([unit("Wampa").damage(3), unit("AT-ST").damage(4), unit("TIE/ln Fighter")])
        .action_phase();
    game.us().play("Devastating Gunship");
    game.expect_options(["Wampa", "TIE/ln Fighter"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa").expect_keyword("Devastating Gunship", Keyword::Grit);
}

/// TWI_037: Exploit 2, Sentinel.
#[test]
fn droideka_security_exploits_and_guards() {
    let mut game = scenario()
        .our_hand(["Droideka Security"])
        .our_leader("Nute Gunray")
        .our_resources(2)
        .ours(["Battle Droid", "Battle Droid", "Wampa"])
        .action_phase();
    game.us().play("Droideka Security");
    game.expect_asked(Side::Us, Ask::Exploit);
    game.us().choose_times(2, "Battle Droid").expect_ready_resources(0);
    game.expect_count("Battle Droid", 0).expect_in_play("Wampa");
    game.expect_keyword("Droideka Security", Keyword::Sentinel);
}

/// TWI_038: Exploit 2; on attack -2/-2 for an enemy space unit.
#[test]
fn providence_destroyer_weakens_a_space_unit() {
    let mut game = scenario()
        .ours(["Providence Destroyer", "TIE/ln Fighter"])
        .theirs(["Alliance X-Wing", "Avenger", "Wampa"])
        .action_phase();
    game.us().attack("Providence Destroyer", "Alliance X-Wing");
    game.expect_options(["Alliance X-Wing", "Avenger"]);
    game.us().choose("Avenger");
    game.expect_power("Avenger", 6).expect_hp("Avenger", 6).expect_gone("Alliance X-Wing");
    game.expect_damage("Providence Destroyer", 2);
}

/// TWI_039: Exploit 4, Restore 2; an enemy unit gets -4/-0 and does not attack this phase.
#[test]
fn malevolence_stops_an_enemy_unit() {
    let mut game = scenario()
        .our_hand(["Malevolence"])
        .our_leader("Nute Gunray")
        .our_resources(9)
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().play("Malevolence").expect_ready_resources(0);
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 2).expect_hp("AT-ST", 7).expect_keyword("Malevolence", Keyword::Restore);
    game.expect_not_offered("AT-ST -> our base").expect_offered("Wampa -> our base");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.expect_power("AT-ST", 6).expect_offered("AT-ST -> our base");
}

/// TWI_040: after an enemy unit has fallen, an upgrade from our hand or any discard pile without its penalty.
#[test]
fn a_fine_addition_plays_an_upgrade_from_anywhere() {
    let mut game = scenario()
        .our_hand(["A Fine Addition", "Academy Training"])
        .our_discard(["Foresight", "Repair"])
        .their_discard(["Fallen Lightsaber"])
        .our_leader("Nute Gunray")
        .our_resources(3)
        .ours(["Wampa"])
        .theirs(["Battle Droid"])
        .action_phase();
    let mut without = game.clone();
    without.us().play("A Fine Addition").expect_hand(["Academy Training"]);
    without.expect_action_of(Side::Them);
    game.us().attack("Wampa", "Battle Droid");
    game.them().pass();
    game.us().play("A Fine Addition");
    game.expect_offered("play Academy Training onto Wampa").expect_offered("play Foresight onto Wampa");
    game.us().play_onto("Fallen Lightsaber", "Wampa").expect_ready_resources(0);
    game.expect_upgrades("Wampa", ["Fallen Lightsaber"]).expect_controller("Fallen Lightsaber", Side::Us);
    game.expect_action_of(Side::Them);
}

/// TWI_041: a unit that is no leader falls, its power is dealt to our base.
#[test]
fn lethal_crackdown_costs_our_base_the_power() {
    let mut game = scenario()
        .our_hand(["Lethal Crackdown"])
        .theirs(["AT-ST", "Wampa"])
        .their_deployed_leader("Nute Gunray")
        .action_phase();
    game.us().play("Lethal Crackdown");
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("AT-ST").expect_base_damage(6);
    game.expect_gone("AT-ST");
}

/// TWI_042: our units that were healed this phase have +1/+0, whichever way, theirs have not.
#[test]
fn barriss_offee_strengthens_the_healed() {
    let mut game = scenario()
        .our_leader("Obi-Wan Kenobi")
        .ours([unit("Barriss Offee"), unit("Wampa").damage(2)])
        .their_leader("Obi-Wan Kenobi")
        .theirs([unit("AT-ST").damage(2)])
        .action_phase();
    game.expect_power("Wampa", 4);
    game.us().use_ability("Obi-Wan Kenobi").choose("Wampa");
    game.expect_power("Wampa", 5).expect_hp("Wampa", 5);
    game.them().use_ability("Obi-Wan Kenobi").choose("AT-ST");
    game.expect_power("AT-ST", 6).expect_power("Barriss Offee", 1);
    game.both_pass().nobody_resources();
    game.expect_power("Wampa", 4);
}

/// TWI_042: also when she comes after the healing; a unit without damage is not healed.
#[test]
fn barriss_offee_counts_healing_before_she_came() {
    let mut game = scenario()
        .our_leader("Obi-Wan Kenobi")
        .our_hand(["Barriss Offee", "Repair"])
        .ours([unit("Wampa").damage(2), unit("Underworld Thug")])
        .action_phase();
    game.us().use_ability("Obi-Wan Kenobi").choose("Wampa");
    game.them().pass();
    game.us().play("Repair").choose("Underworld Thug");
    game.them().pass();
    game.us().play("Barriss Offee");
    game.expect_power("Wampa", 5).expect_power("Underworld Thug", 2);
}

/// TWI_043: Sentinel beside another Republic unit; a Clone Trooper when it falls.
#[test]
fn outspoken_representative_guards_and_leaves_a_trooper() {
    let mut game = scenario()
        .ours([unit("Outspoken Representative").damage(2), unit("Clone Trooper")])
        .theirs(["Wampa", "Clone Trooper"])
        .action_phase();
    game.expect_keyword("Outspoken Representative", Keyword::Sentinel);
    game.us().attack("our Clone Trooper", "Wampa");
    game.expect_no_keyword("Outspoken Representative", Keyword::Sentinel);
    game.them().attack("Clone Trooper", "Outspoken Representative");
    game.expect_gone("Outspoken Representative").expect_count("our Clone Trooper", 1);
}

/// TWI_044: Grit; up to 2 damage is healed from another unit and dealt to it.
#[test]
fn kashyyyk_defender_takes_the_damage_of_another() {
    let mut game = scenario()
        .our_hand(["Kashyyyk Defender"])
        .ours([unit("Wampa").damage(1), unit("AT-ST").damage(4)])
        .action_phase();
    let mut all = game.clone();
    all.us().play("Kashyyyk Defender");
    all.expect_not_offered("Kashyyyk Defender");
    all.us().choose("AT-ST").number(2);
    all.expect_damage("AT-ST", 2).expect_damage("Kashyyyk Defender", 2).expect_power("Kashyyyk Defender", 2);
    game.us().play("Kashyyyk Defender").choose("AT-ST").number(0);
    game.expect_damage("AT-ST", 4).expect_damage("Kashyyyk Defender", 0);
}

/// TWI_044: no more is dealt to it than was healed.
#[test]
fn kashyyyk_defender_takes_no_more_than_was_healed() {
    let mut game = scenario().our_hand(["Kashyyyk Defender"]).ours([unit("Wampa").damage(1)]).action_phase();
    game.us().play("Kashyyyk Defender").choose("Wampa");
    game.expect_not_offered("2");
    game.us().number(1);
    game.expect_damage("Wampa", 0).expect_damage("Kashyyyk Defender", 1);
}

/// TWI_045: +0/+3 with three units.
#[test]
fn forty_first_elite_corps_is_tougher_in_company() {
    let mut game =
        scenario().ours(["41st Elite Corps", "Battle Droid", "Battle Droid"]).theirs(["Wampa"]).action_phase();
    game.expect_hp("41st Elite Corps", 6).expect_power("41st Elite Corps", 3);
    game.us().attack("Battle Droid #1", "Wampa");
    game.expect_hp("41st Elite Corps", 3);
}

/// TWI_046: Sentinel for any unit, played and on attack.
#[test]
fn captain_typho_gives_sentinel() {
    let mut game = scenario().our_hand(["Captain Typho"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Captain Typho");
    game.expect_options(["Captain Typho", "Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_not_offered("AT-ST -> our base");
    let mut game = scenario().ours(["Captain Typho"]).action_phase();
    game.us().attack("Captain Typho", "their base").choose("Captain Typho");
    game.expect_keyword("Captain Typho", Keyword::Sentinel);
}

/// TWI_047: every unit, theirs too, has the action; half the remaining HP is rounded up.
#[test]
fn satine_kryze_gives_every_unit_the_action() {
    let mut game = scenario()
        .ours([unit("Satine Kryze"), unit("Wampa").damage(2)])
        .theirs(["AT-ST"])
        .our_deck(["Recruit", "Repair", "Waylay", "Takedown", "Vanquish"])
        .action_phase();
    game.us().use_ability("Wampa");
    game.expect_exhausted("Wampa");
    game.them().expect_deck_size(8).use_ability("AT-ST");
    game.us().expect_discard(["Recruit", "Repair", "Waylay", "Takedown"]).use_ability("Satine Kryze");
    game.them().expect_deck_size(5);
    game.expect_not_offered("use AT-ST");
}
