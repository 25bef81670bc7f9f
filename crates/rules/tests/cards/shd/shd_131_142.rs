//! The cards of Shadows of the Galaxy from SHD_131 to SHD_142: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::deadly_unit;

// ---- SHD_131 Take Captive ----

/// SHD_131: a friendly unit captures an enemy non-leader unit in its arena.
#[test]
fn take_captive_captures_in_the_same_arena() {
    let mut game = scenario()
        .our_hand(["Take Captive"])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Take Captive");
    game.expect_options(["Wampa", "Alliance X-Wing"]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_captured("AT-ST").expect_action_of(Side::Them);
}

// ---- SHD_132 Choose Sides ----

/// SHD_132: a friendly and an enemy non-leader unit exchange controllers.
#[test]
fn choose_sides_exchanges_control_of_two_units() {
    let mut game = scenario()
        .our_hand(["Choose Sides"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Underworld Thug"])
        .theirs([unit("AT-ST").damage(1).exhausted()])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Choose Sides");
    game.expect_options(["Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_controller("AT-ST", Side::Us).expect_controller("Underworld Thug", Side::Them);
    game.expect_damage("AT-ST", 1).expect_exhausted("AT-ST");
}

// Corners

/// SHD_132: without a unit on the other side nothing changes hands.
#[test]
fn choose_sides_does_nothing_without_an_enemy_unit() {
    let mut game = scenario().our_hand(["Choose Sides"]).ours(["Wampa"]).action_phase();
    game.us().play("Choose Sides").choose("Wampa");
    game.expect_controller("Wampa", Side::Us).expect_action_of(Side::Them);
}

// ---- SHD_133 Dengar, The Demolisher ----

/// SHD_133: may deal 1 damage to a unit on which we play an upgrade; not for enemy upgrades.
#[test]
fn dengar_may_damage_a_unit_that_gets_our_upgrade() {
    let mut game = scenario()
        .ours(["Dengar"])
        .theirs(["Wampa"])
        .our_hand(["Academy Training"])
        .their_hand(["Academy Training"])
        .action_phase();
    game.us().play_onto("Academy Training", "Wampa");
    let mut declined = game.clone();
    game.us().yes();
    game.expect_damage("Wampa", 1).expect_hp("Wampa", 7);
    declined.us().no();
    declined.expect_damage("Wampa", 0);
    game.them().play_onto("Academy Training", "Wampa");
    game.expect_action_of(Side::Us).expect_damage("Wampa", 1);
}

// ---- SHD_134 Guavian Antagonizer ----

/// SHD_134: its Bounty draws a card.
#[test]
fn guavian_antagonizer_bounty_draws_a_card() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Guavian Antagonizer"]).action_phase();
    game.expect_keyword("Guavian Antagonizer", Keyword::Saboteur);
    game.us().attack("Wampa", "Guavian Antagonizer");
    game.expect_asked(Side::Us, QuestionKind::Bounty);
    let mut declined = game.clone();
    game.us().yes().expect_hand_size(1).expect_deck_size(9);
    game.them().expect_hand_size(0);
    declined.us().no().expect_hand_size(0);
}

/// SHD_134: Saboteur: ignores Sentinel and defeats Shields.
#[test]
fn guavian_antagonizer_has_saboteur() {
    let mut game = scenario()
        .ours(["Guavian Antagonizer"])
        .theirs([unit("Wampa").with(["Shield"]), unit("Cell Block Guard")])
        .action_phase();
    game.us().attack("Guavian Antagonizer", "Wampa");
    game.expect_upgrades("Wampa", []).expect_damage("Wampa", 2).expect_gone("Guavian Antagonizer");
}

// ---- SHD_135 Kylo's TIE Silencer, Ruthlessly Efficient ----

/// SHD_135: discarded from hand this phase, it may be played from the discard pile for its cost.
#[test]
fn kylos_tie_silencer_may_be_played_after_being_discarded() {
    let mut game = scenario()
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .our_resources(2)
        .our_hand(["Kylo's TIE Silencer", "Recruit"])
        .their_hand(["Pillage"])
        .their_action_phase();
    game.them().play("Pillage").choose_player(Side::Us);
    game.us().choose("Kylo's TIE Silencer").choose("Recruit");
    game.us().use_ability("Kylo's TIE Silencer").play("Kylo's TIE Silencer").expect_ready_resources(0);
    game.expect_in_play("Kylo's TIE Silencer").expect_exhausted("Kylo's TIE Silencer");
    game.us().expect_discard(["Recruit"]);
}

// Rulings

/// SHD_135, CR 6.4.0C: it may be played only if it was discarded from hand or deck this phase, and is paid for.
#[test]
fn kylos_tie_silencer_must_have_been_discarded_this_phase() {
    let mut game = scenario().our_discard(["Kylo's TIE Silencer"]).action_phase();
    game.expect_not_offered("use Kylo's TIE Silencer");
    let mut game = scenario()
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .our_resources(1)
        .our_hand(["Kylo's TIE Silencer"])
        .their_hand(["Pillage"])
        .their_action_phase();
    game.them().play("Pillage").choose_player(Side::Us);
    game.us().choose("Kylo's TIE Silencer");
    game.expect_not_offered("use Kylo's TIE Silencer");
}

/// SHD_135: discarded from the deck it may be played, too, in the same phase; defeated it may not.
#[test]
fn kylos_tie_silencer_may_be_played_after_a_discard_from_the_deck() {
    let mut game = scenario()
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .our_deck(["Kylo's TIE Silencer", "Recruit", "Recruit", "Recruit"])
        .theirs(["Chopper"])
        .their_action_phase();
    game.them().attack("Chopper", "our base");
    game.expect_offered("use Kylo's TIE Silencer");
    let mut later = game.clone();
    later.both_pass().nobody_resources();
    later.expect_not_offered("use Kylo's TIE Silencer");
    game.us().use_ability("Kylo's TIE Silencer").play("Kylo's TIE Silencer").expect_ready_resources(18);
    let mut game = scenario()
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .ours(["Kylo's TIE Silencer"])
        .their_hand(["Daring Raid"])
        .their_action_phase();
    game.them().play("Daring Raid").choose("Kylo's TIE Silencer");
    game.expect_gone("Kylo's TIE Silencer").expect_not_offered("use Kylo's TIE Silencer");
}

// ---- SHD_136 Death Watch Loyalist ----

/// SHD_136: Grit and Overwhelm.
#[test]
fn death_watch_loyalist_has_grit_and_overwhelm() {
    let mut game =
        scenario().ours([unit("Death Watch Loyalist").damage(2)]).theirs(["Battlefield Marine"]).action_phase();
    game.expect_power("Death Watch Loyalist", 5);
    game.us().attack("Death Watch Loyalist", "Battlefield Marine");
    game.expect_gone("Battlefield Marine");
    game.them().expect_base_damage(2);
}

// ---- SHD_137 Punishing One, Dengar's Jumpmaster ----

/// SHD_137: may ready when an upgraded enemy unit is defeated, once each round.
#[test]
fn punishing_one_may_ready_when_an_upgraded_enemy_unit_is_defeated() {
    let mut game = scenario()
        .ours([unit("Punishing One").exhausted(), unit("Wampa"), unit("Swoop Racer"), unit("AT-ST")])
        .theirs([unit("Greedo").with(["Experience"]), unit("Death Star Stormtrooper")])
        .theirs([unit("Cantina Braggart").with(["Experience"])])
        .action_phase();
    game.us().attack("Wampa", "Death Star Stormtrooper");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().attack("AT-ST", "Cantina Braggart").yes();
    game.expect_ready("Punishing One");
    game.them().pass();
    game.us().attack("Punishing One", "their base");
    game.them().pass();
    game.us().attack("Swoop Racer", "Greedo");
    game.them().no();
    game.expect_gone("Greedo").expect_action_of(Side::Them).expect_exhausted("Punishing One");
}

// Corners

/// SHD_137, CR 8.32.3: declining does not use the ability.
#[test]
fn punishing_one_may_be_declined_and_used_later_in_the_round() {
    let mut game = scenario()
        .ours([unit("Punishing One").exhausted(), unit("AT-ST"), unit("Wampa")])
        .theirs([unit("Cantina Braggart").with(["Experience"]), unit("Viper Probe Droid").with(["Experience"])])
        .action_phase();
    game.us().attack("AT-ST", "Cantina Braggart").no();
    game.them().pass();
    game.us().attack("Wampa", "Viper Probe Droid").yes();
    game.expect_ready("Punishing One");
}

/// SHD_137: only an upgraded enemy unit counts.
#[test]
fn punishing_one_triggers_only_on_enemy_units() {
    let mut game = scenario()
        .ours([unit("Punishing One").exhausted(), unit("Wampa").with(["Devotion"])])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Wampa");
    game.expect_action_of(Side::Us).expect_exhausted("Punishing One");
}

// ---- SHD_138 Jango Fett, Renowned Bounty Hunter ----

/// SHD_138: +3/+0 and Overwhelm against a unit with a Bounty; draws a card for a unit that he defeats.
#[test]
fn jango_fett_gets_power_and_overwhelm_against_a_bounty() {
    let mut game = scenario()
        .ours(["Jango Fett, Renowned Bounty Hunter"])
        .theirs(["Wanted Insurgents", "Battlefield Marine"])
        .action_phase();
    let mut plain = game.clone();
    game.us().attack("Jango Fett", "Wanted Insurgents");
    game.expect_gone("Wanted Insurgents").expect_waiting(["Jango Fett", "Wanted Insurgents"]);
    game.us().resolve_first("Jango Fett").expect_hand_size(1).no();
    game.expect_damage("Jango Fett", 4).expect_power("Jango Fett", 3);
    game.them().expect_base_damage(2);
    plain.us().attack("Jango Fett", "Battlefield Marine").expect_hand_size(1);
    plain.expect_gone("Battlefield Marine").expect_action_of(Side::Them);
    plain.them().expect_base_damage(0);
}

// Rulings

/// SHD_138: he attacks and defeats a unit whenever it is defeated during his attack.
#[test]
fn jango_fett_draws_for_a_unit_defeated_on_attack() {
    let mut game = scenario()
        .ours([unit("Jango Fett, Renowned Bounty Hunter").with(["Vambrace Flamethrower"])])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().attack("Jango Fett", "Swoop Racer").choose_times(3, "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_damage("Jango Fett", 0);
    game.us().expect_hand_size(1);
}

/// SHD_138, CR 7.6.16C: he draws although he is defeated; a unit that he does not defeat draws nothing.
#[test]
fn jango_fett_defeated_by_his_attack_still_draws() {
    let table =
        |enemy| scenario().ours([unit("Jango Fett, Renowned Bounty Hunter").damage(5)]).theirs([enemy]).action_phase();
    let mut game = table("Battlefield Marine");
    game.us().attack("Jango Fett", "Battlefield Marine").expect_hand_size(1);
    game.expect_gone("Jango Fett").expect_gone("Battlefield Marine").expect_action_of(Side::Them);
    let mut game = table("Wampa");
    game.us().attack("Jango Fett", "Wampa").expect_hand_size(0);
    game.expect_gone("Jango Fett").expect_action_of(Side::Them);
}

/// SHD_138, CR 7.6.16D: his attack has ended when he draws, so a defeated unit with a Bounty no longer raises his
/// power.
#[test]
fn jango_fett_no_longer_attacks_when_he_draws() {
    let mut game =
        scenario().ours(["Jango Fett, Renowned Bounty Hunter"]).theirs(["Wanted Insurgents", "Wampa"]).action_phase();
    game.us().attack("Jango Fett", "Wanted Insurgents");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_power("Jango Fett", 3);
}

/// SHD_138: he has Overwhelm while the unit has a Bounty. He keeps it and the power when the unit is defeated first.
#[test]
fn jango_fett_keeps_overwhelm_when_the_bounty_unit_is_gone() {
    let name = "Jango Fett, Renowned Bounty Hunter";
    let mut game = scenario().ours([name]).theirs([unit("Wanted Insurgents").with(["Shield"])]).action_phase();
    game.us().attack("Jango Fett", "Wanted Insurgents");
    game.expect_in_play("Wanted Insurgents").expect_damage("Jango Fett", 4);
    game.them().expect_base_damage(0);
    let mut game = deadly_unit(unit(name)).theirs(["Wanted Insurgents"]).action_phase();
    game.us().attack("Jango Fett", "Wanted Insurgents").no();
    game.expect_gone("Wanted Insurgents").expect_damage("Jango Fett", 0);
    game.them().expect_base_damage(6);
}

// ---- SHD_139 Krrsantan, Muscle for Hire ----

/// SHD_139: readied if an enemy unit has a Bounty; on attack, deals damage equal to the damage on him.
#[test]
fn krrsantan_readies_for_an_enemy_bounty_and_deals_his_damage() {
    let table = |enemy| scenario().our_hand(["Krrsantan"]).theirs([enemy]).action_phase();
    let mut game = table("Guavian Antagonizer");
    game.us().play("Krrsantan").yes();
    game.expect_ready("Krrsantan");
    let mut game = table("Wampa");
    game.us().play("Krrsantan");
    game.expect_exhausted("Krrsantan").expect_action_of(Side::Them);
    let mut game = scenario().ours([unit("Krrsantan").damage(3)]).theirs(["Wampa", "TIE/ln Fighter"]).action_phase();
    game.us().attack("Krrsantan", "their base");
    game.expect_options(["Krrsantan", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 3);
}

// ---- SHD_140 Trandoshan Hunters ----

/// SHD_140: Overwhelm, and an Experience token if an enemy unit has a Bounty.
#[test]
fn trandoshan_hunters_get_experience_for_an_enemy_bounty() {
    let mut game = scenario().our_hand(["Trandoshan Hunters"]).theirs(["Guavian Antagonizer"]).action_phase();
    game.us().play("Trandoshan Hunters");
    game.expect_upgrades("Trandoshan Hunters", ["Experience"]);
    game.expect_keyword("Trandoshan Hunters", Keyword::Overwhelm);
    let mut game = scenario().our_hand(["Trandoshan Hunters"]).ours(["Guavian Antagonizer"]).action_phase();
    game.us().play("Trandoshan Hunters");
    game.expect_upgrades("Trandoshan Hunters", []);
}

// ---- SHD_141 Kylo Ren, Killing the Past ----

/// SHD_141: no penalty for Villainy if we control Rey.
#[test]
fn kylo_ren_ignores_the_villainy_penalty_with_rey() {
    let table = || scenario().our_base("Death Watch Hideout").our_hand(["Kylo Ren"]).our_resources(8);
    let mut game = table().our_leader("Rey").action_phase();
    game.us().play("Kylo Ren").expect_ready_resources(2);
    let mut game = table().ours(["Rey, Keeping the Past"]).action_phase();
    game.us().play("Kylo Ren").expect_ready_resources(2);
    let mut game = table().theirs(["Rey, Keeping the Past"]).action_phase();
    game.us().play("Kylo Ren").expect_ready_resources(0);
}

/// SHD_141: +2/+0 for a unit, and an Experience token if it is not a Villainy unit.
#[test]
fn kylo_ren_gives_2_power_and_experience_to_a_non_villainy_unit() {
    let mut game =
        scenario().ours(["Kylo Ren, Killing the Past", "Battlefield Marine", "Death Trooper"]).action_phase();
    let mut villain = game.clone();
    game.us().attack("Kylo Ren", "their base").choose("Battlefield Marine");
    game.expect_power("Battlefield Marine", 6).expect_upgrades("Battlefield Marine", ["Experience"]);
    game.both_pass().nobody_resources();
    game.expect_power("Battlefield Marine", 4);
    villain.us().attack("Kylo Ren", "their base").choose("Death Trooper");
    villain.expect_power("Death Trooper", 5).expect_upgrades("Death Trooper", []);
}

// Corners

/// SHD_141: a Villainy unit gets only the power.
#[test]
fn kylo_ren_gives_no_experience_to_a_villainy_unit() {
    let mut game = scenario().ours(["Kylo Ren, Killing the Past", "AT-ST", "Wampa"]).action_phase();
    let mut other = game.clone();
    game.us().attack("Kylo Ren", "their base").choose("AT-ST");
    game.expect_power("AT-ST", 8).expect_hp("AT-ST", 7).expect_upgrades("AT-ST", []);
    other.us().attack("Kylo Ren", "their base").choose("Wampa");
    other.expect_power("Wampa", 7).expect_hp("Wampa", 6).expect_upgrades("Wampa", ["Experience"]);
}

/// SHD_141: with Rey the penalty for Villainy is ignored, another is not.
#[test]
fn kylo_ren_ignores_only_the_villainy_penalty() {
    let table = || scenario().our_leader("Rey, More Than a Scavenger").our_hand(["Kylo Ren, Killing the Past"]);
    let mut game = table().action_phase();
    game.us().play("Kylo Ren").expect_ready_resources(12);
    let mut game = table().our_base("Death Watch Hideout").action_phase();
    game.us().play("Kylo Ren").expect_ready_resources(14);
}

// ---- SHD_142 Pre Vizsla, Power Hungry ----

/// SHD_142: he may pay the cost of an upgrade on another unit to attach it to himself.
#[test]
fn pre_vizsla_may_pay_to_take_an_upgrade_of_another_unit() {
    let mut game = scenario()
        .ours(["Pre Vizsla, Power Hungry"])
        .our_resources(2)
        .theirs([unit("Wampa").with(["Academy Training"]), unit("AT-ST").with(["Experience"])])
        .action_phase();
    game.us().attack("Pre Vizsla", "their base");
    game.expect_options(["Academy Training", "no"]);
    game.us().choose("Academy Training").expect_ready_resources(0);
    game.expect_upgrades("Pre Vizsla", ["Academy Training"]).expect_upgrades("Wampa", []);
    game.expect_controller("Academy Training", Side::Us);
    game.them().expect_base_damage(10);
}

/// SHD_142: an upgrade that cannot be attached to him is defeated although it was paid for. One for a friendly unit can
/// be attached.
#[test]
fn pre_vizsla_defeats_an_upgrade_that_cannot_be_attached_to_him() {
    let mut game = scenario()
        .ours(["Pre Vizsla, Power Hungry"])
        .our_resources(2)
        .theirs([unit("Battle Droid").with(["Nameless Valor"]), unit("Wampa").with(["Legal Authority"])])
        .action_phase();
    let mut fits = game.clone();
    game.us().attack("Pre Vizsla", "their base").choose("Nameless Valor").expect_ready_resources(1);
    game.expect_upgrades("Pre Vizsla", []).expect_upgrades("Battle Droid", []);
    game.them().expect_discard(["Nameless Valor"]);
    fits.us().attack("Pre Vizsla", "their base").choose("Legal Authority").expect_ready_resources(0);
    fits.expect_upgrades("Pre Vizsla", ["Legal Authority"]);
}

// Corners

/// SHD_142: when played, too; an upgrade on himself is not on another unit.
#[test]
fn pre_vizsla_may_take_an_upgrade_when_played() {
    let mut game = scenario()
        .our_hand(["Pre Vizsla, Power Hungry"])
        .theirs([unit("Wampa").with(["Academy Training"])])
        .action_phase();
    game.us().play("Pre Vizsla").choose("Academy Training");
    game.expect_upgrades("Pre Vizsla", ["Academy Training"]);
    let mut game = scenario().ours([unit("Pre Vizsla, Power Hungry").with(["Academy Training"])]).action_phase();
    game.us().attack("Pre Vizsla", "their base");
    game.expect_action_of(Side::Them);
}

// Rulings

/// SHD_142, CR 1.8.6: he pays the printed cost of the upgrade, whatever it would cost to play.
#[test]
fn pre_vizsla_pays_the_printed_cost() {
    let mut game = scenario()
        .ours(["Pre Vizsla, Power Hungry"])
        .our_resources(2)
        .theirs([unit("Wampa").with(["Academy Training"])])
        .their_hand(["Qi'ra, Playing Her Part"])
        .their_action_phase();
    game.them().play("Qi'ra").name_card("Academy Training");
    game.us().attack("Pre Vizsla", "their base").choose("Academy Training").expect_ready_resources(0);
    game.expect_upgrades("Pre Vizsla", ["Academy Training"]);
}

/// SHD_142: a token upgrade costs him nothing.
#[test]
fn pre_vizsla_takes_a_token_upgrade_for_free() {
    let mut game = scenario()
        .ours(["Pre Vizsla, Power Hungry"])
        .our_resources(0)
        .theirs([unit("Wampa").with(["Shield", "Academy Training"])])
        .action_phase();
    game.us().attack("Pre Vizsla", "their base");
    game.expect_offered("Shield");
    game.us().choose("Shield").expect_ready_resources(0);
    game.expect_upgrades("Pre Vizsla", ["Shield"]).expect_upgrades("Wampa", ["Academy Training"]);
}

/// SHD_142, CR 1.8.6: an upgrade that cannot be paid for cannot be chosen: with 1 ready resource only one that costs at
/// most 1, and with none a token.
#[test]
fn pre_vizsla_chooses_only_upgrades_that_he_can_pay_for() {
    let table = |ready| {
        scenario()
            .ours(["Pre Vizsla, Power Hungry"])
            .our_resources(ready)
            .our_exhausted_resources(5)
            .theirs([unit("Wampa").with(["Academy Training", "Ruthlessness", "Shield"])])
            .action_phase()
    };
    for (ready, options) in [
        (0, &["Shield", "no"][..]),
        (1, &["Shield", "Ruthlessness", "no"]),
        (2, &["Shield", "Ruthlessness", "Academy Training", "no"]),
    ] {
        let mut game = table(ready);
        game.us().attack("Pre Vizsla", "their base");
        game.expect_options(options.iter().copied());
    }
    let training = unit("Wampa").with(["Academy Training"]);
    let mut game = scenario().ours(["Pre Vizsla, Power Hungry"]).our_resources(1).theirs([training]).action_phase();
    game.us().attack("Pre Vizsla", "their base");
    game.expect_action_of(Side::Them).expect_upgrades("Wampa", ["Academy Training"]);
}

/// SHD_142, SEC_122, CR 7.1.3, 1.8.1: he pays for an effect, not a cost, so Droids cannot pay for it.
#[test]
fn pre_vizsla_does_not_pay_with_droids() {
    let table = |resources: usize| {
        scenario()
            .ours(["Pre Vizsla, Power Hungry", "SEC_122", "2-1B Surgical Droid"])
            .our_resources(resources)
            .theirs([unit("Battlefield Marine").with(["Academy Training"])])
            .action_phase()
    };
    let mut game = table(1);
    game.us().attack("Pre Vizsla", "their base");
    game.expect_action_of(Side::Them).expect_upgrades("Battlefield Marine", ["Academy Training"]);
    let mut game = table(2);
    game.us().attack("Pre Vizsla", "their base").choose("Academy Training").expect_ready_resources(0);
    game.expect_ready("2-1B Surgical Droid").expect_upgrades("Pre Vizsla", ["Academy Training"]);
}

/// SHD_142, CR 3.7.13: the cost of the upgrade may be paid with Credits.
#[test]
fn pre_vizsla_pays_with_credits() {
    let mut game = scenario()
        .ours(["Pre Vizsla, Power Hungry"])
        .our_resources(0)
        .our_credits(2)
        .theirs([unit("Battlefield Marine").with(["Academy Training"])])
        .action_phase();
    game.us().attack("Pre Vizsla", "their base").choose("Academy Training");
    game.us().expect_credits(0);
    game.expect_upgrades("Pre Vizsla", ["Academy Training"]);
}
