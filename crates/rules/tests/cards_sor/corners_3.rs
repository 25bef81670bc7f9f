//! Cards of Spark of Rebellion together: what one card's text makes of another's.

use testkit::{Keyword, Side, scenario, unit};

/// SOR_061: an upgrade that the opponent plays on it is neither cheaper nor the first one.
#[test]
fn guardian_of_the_whills_ignores_the_opponents_upgrades() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(1)
        .our_hand(["Academy Training"])
        .ours(["Guardian of the Whills"])
        .their_hand(["Entrenched"])
        .their_resources(2)
        .their_action_phase();
    game.them().play_onto("Entrenched", "Guardian of the Whills").expect_ready_resources(0);
    game.us().play_onto("Academy Training", "Guardian of the Whills").expect_ready_resources(0);
}

/// SOR_085, CR 1.9: a unit without power deals no damage, so he defeats nobody.
#[test]
fn rukh_without_power_defeats_nobody() {
    let mut game = scenario().ours(["Rukh"]).theirs(["AT-ST"]).their_hand(["Disarm"]).their_action_phase();
    game.them().play("Disarm").choose("Rukh");
    game.us().attack("Rukh", "AT-ST");
    game.expect_in_play("AT-ST").expect_damage("AT-ST", 0).expect_gone("Rukh");
}

/// SOR_091: a unit of ours that fell while they controlled it comes back, too; theirs do not.
#[test]
fn the_emperors_legion_returns_our_units_whoever_had_them() {
    let mut game = scenario()
        .our_hand(["Open Fire", "The Emperor's Legion"])
        .ours(["AT-ST"])
        .theirs([unit("Wampa").owned_by(Side::Us).damage(1), unit("Greedo")])
        .action_phase();
    game.us().play("Open Fire").choose("Wampa");
    game.them().pass();
    game.us().play("The Emperor's Legion").expect_hand(["Wampa"]);
}

/// SOR_091: a unit that fell in an earlier phase stays.
#[test]
fn the_emperors_legion_forgets_earlier_phases() {
    let mut game = scenario()
        .our_hand(["The Emperor's Legion"])
        .our_deck([])
        .ours(["Underworld Thug"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Underworld Thug", "AT-ST");
    game.both_pass().nobody_resources();
    game.us().play("The Emperor's Legion").expect_hand([]).expect_discard(["Underworld Thug", "The Emperor's Legion"]);
}

/// SOR_097: leader units count; without a unit in the arena of the chosen one no damage is dealt.
#[test]
fn admiral_ackbar_counts_leaders_and_may_count_nobody() {
    let table = || {
        scenario()
            .our_hand(["Admiral Ackbar"])
            .our_deployed_leader("Luke Skywalker, Faithful Friend")
            .theirs(["AT-ST", "Avenger"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Admiral Ackbar").choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    let mut game = table();
    game.us().play("Admiral Ackbar").choose("Avenger");
    game.expect_damage("Avenger", 0).expect_action_of(Side::Them);
}

/// SOR_100, CR 8.15.7E: a Vehicle that lived by his HP falls when he leaves.
#[test]
fn a_vehicle_that_lived_by_wedge_falls_with_him() {
    let mut game = scenario()
        .ours(["Wedge Antilles"])
        .ours([unit("Alliance X-Wing").damage(3)])
        .their_hand(["Waylay"])
        .their_action_phase();
    game.expect_in_play("Alliance X-Wing");
    game.them().play("Waylay").choose("Wedge Antilles");
    game.expect_gone("Alliance X-Wing");
}

/// SOR_106: with one unit only the first part is done.
#[test]
fn attack_pattern_delta_with_one_unit() {
    let mut game = scenario().our_hand(["Attack Pattern Delta"]).ours(["Wampa"]).action_phase();
    game.us().play("Attack Pattern Delta").choose("Wampa");
    game.expect_power("Wampa", 7).expect_hp("Wampa", 8).expect_action_of(Side::Them);
}

/// SOR_109: a Command unit that an ability plays for free is played.
#[test]
fn colonel_yularen_hears_units_played_for_free() {
    let mut game = scenario()
        .ours(["Colonel Yularen"])
        .our_base_damage(5)
        .our_hand(["U-Wing Reinforcement"])
        .our_deck(["Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play("U-Wing Reinforcement").choose("Battlefield Marine").choose_none().play("Battlefield Marine");
    game.us().expect_base_damage(4);
}

/// SOR_118, CR 8.15.7E: with two resources less its damage is enough.
#[test]
fn the_97th_legion_falls_with_its_resources() {
    let mut game = scenario()
        .our_leader("Chewbacca")
        .our_hand(["Lando Calrissian"])
        .ours([unit("97th Legion").damage(8)])
        .our_resources(8)
        .our_resource_cards(["Waylay", "Recruit"])
        .action_phase();
    game.us().play("Lando Calrissian").choose_each(["Waylay", "Recruit"]);
    game.expect_gone("97th Legion");
}

/// SOR_150, CR 8.6: an empty deck costs 3 damage instead of a card; the attack follows.
#[test]
fn heroic_sacrifice_with_an_empty_deck() {
    let mut game = scenario().our_hand(["Heroic Sacrifice"]).our_deck([]).ours(["Wampa"]).action_phase();
    game.us().play("Heroic Sacrifice").expect_base_damage(3).attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_gone("Wampa");
}

/// SOR_175: the damage of an event counts, too.
#[test]
fn forced_surrender_counts_an_events_damage() {
    let mut game = scenario()
        .our_hand(["Forced Surrender", "For a Cause I Believe In"])
        .our_deck(["Battlefield Marine", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa"])
        .their_hand(["Recruit", "Repair"])
        .action_phase();
    game.us().play("For a Cause I Believe In").choose("their base");
    game.us().choose_each(["Battlefield Marine", "Wampa", "Wampa", "Wampa"]);
    game.them().pass();
    game.us().play("Forced Surrender").expect_hand_size(2);
    game.them().choose_each(["Recruit", "Repair"]).expect_hand([]);
}

/// SOR_182, SOR_177: an event that an ability plays is played by us.
#[test]
fn bossk_hears_an_event_that_bib_fortuna_plays() {
    let mut game = scenario()
        .ours(["Bossk", "Bib Fortuna"])
        .our_hand(["Repair"])
        .our_base_damage(3)
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("Bib Fortuna").play("Repair").choose("our base").choose("AT-ST").expect_base_damage(0);
    game.expect_damage("AT-ST", 2);
}

/// SOR_188: an empty deck discards nothing; an event with every resource exhausted changes nothing.
#[test]
fn chopper_against_an_empty_deck() {
    let mut game = scenario().ours(["Chopper"]).their_deck([]).action_phase();
    game.us().attack("Chopper", "their base");
    game.them().expect_base_damage(1).expect_ready_resources(20);
    let mut game = scenario().ours(["Chopper"]).their_deck(["Recruit"]).their_resources(0).action_phase();
    game.us().attack("Chopper", "their base");
    game.them().expect_discard(["Recruit"]);
    game.expect_action_of(Side::Them);
}

/// SOR_190: an empty hand draws the card that it discards.
#[test]
fn lothal_insurgent_against_an_empty_hand() {
    let mut game = scenario()
        .our_hand(["Repair", "Lothal Insurgent"])
        .our_base_damage(3)
        .their_deck(["Recruit", "Wampa"])
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().play("Lothal Insurgent");
    game.them().expect_hand([]).expect_discard(["Recruit"]).expect_deck_top(["Wampa"]);
}

/// SOR_218: without an enemy unit the Shield token is given all the same.
#[test]
fn asteroid_sanctuary_without_an_enemy() {
    let mut game = scenario().our_hand(["Asteroid Sanctuary"]).ours(["Greedo"]).action_phase();
    game.us().play("Asteroid Sanctuary").choose("Greedo");
    game.expect_upgrades("Greedo", ["Shield"]);
}

/// SOR_219, SOR_224, CR 7.7.4E: a unit that they took for the phase is defeated at regroup, whichever effect comes
/// first, and lies in our discard pile.
#[test]
fn sneak_attack_and_change_of_heart() {
    for first in ["us", "them"] {
        let mut game =
            scenario().our_hand(["Sneak Attack", "Battlefield Marine"]).their_hand(["Change of Heart"]).action_phase();
        game.us().play("Sneak Attack").play("Battlefield Marine");
        game.them().play("Change of Heart").choose("Battlefield Marine");
        game.both_pass();
        game.us().pick(first);
        game.expect_gone("Battlefield Marine");
        game.us().expect_discard(["Sneak Attack", "Battlefield Marine"]);
    }
}

/// SOR_234: when the first strike defeats the unit, the second finds nobody.
#[test]
fn maximum_firepower_against_a_unit_that_falls_at_once() {
    let mut game = scenario()
        .our_hand(["Maximum Firepower"])
        .ours(["AT-ST", "Cell Block Guard"])
        .theirs(["Greedo", "Wampa"])
        .action_phase();
    game.us().play("Maximum Firepower").choose("AT-ST").choose("Wampa");
    game.expect_gone("Wampa");
    game.us().choose("Cell Block Guard");
    game.expect_damage("Greedo", 0).expect_action_of(Side::Them);
}

/// SOR_140, SOR_057, CR 8.14.1: a keyword that is lost is not regained by an upgrade in that phase.
#[test]
fn sentinel_lost_is_not_regained_in_that_phase() {
    let mut game = scenario()
        .our_hand(["SpecForce Soldier"])
        .theirs(["System Patrol Craft"])
        .their_hand(["Protector"])
        .action_phase();
    game.us().play("SpecForce Soldier").choose("System Patrol Craft");
    game.them().play_onto("Protector", "System Patrol Craft");
    game.expect_no_keyword("System Patrol Craft", Keyword::Sentinel).both_pass();
    game.expect_keyword("System Patrol Craft", Keyword::Sentinel);
}

/// SOR_076, SOR_157, CR 8.15.4: what was taken from a power of 0 still counts against Raid.
#[test]
fn make_an_opening_counts_against_raid() {
    let mut game =
        scenario().our_hand(["Make an Opening"]).theirs([unit("Cantina Braggart").with(["Resilient"])]).action_phase();
    game.us().play("Make an Opening").choose("Cantina Braggart");
    game.expect_power("Cantina Braggart", 0);
    game.them().attack("Cantina Braggart", "our base");
    game.us().expect_base_damage(0);
}

/// SOR_079, SOR_022: a unit of cost 6 played by the base has Ambush once, and asks once.
#[test]
fn ambush_from_two_sources_attacks_once() {
    let mut game = scenario()
        .our_base("Energy Conversion Lab")
        .ours(["Admiral Piett"])
        .our_hand(["Mercenary Company"])
        .theirs(["Greedo", "Wampa"])
        .action_phase();
    game.us().use_ability("our base").play("Mercenary Company").attack("Mercenary Company", "Wampa");
    game.expect_gone("Wampa").expect_damage("Mercenary Company", 4).expect_action_of(Side::Them);
}

/// SOR_224, SOR_015: a unit that changes hands has not left play.
#[test]
fn a_unit_taken_has_not_left_play() {
    let mut game = scenario()
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_hand(["Change of Heart"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Change of Heart").choose("Wampa");
    game.expect_action_of(Side::Them).expect_ready("our leader");
}

/// SOR_015, CR 8.12.2: a leader unit that is defeated leaves play, too.
#[test]
fn boba_fett_hears_a_leader_unit_leave() {
    let mut game = scenario()
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_hand(["Takedown"])
        .our_resources(4)
        .their_deployed_leader(unit("Grand Moff Tarkin").damage(3))
        .action_phase();
    game.us().play("Takedown").choose("Grand Moff Tarkin").yes();
    game.us().choose("our Underworld Thug");
    game.expect_exhausted("our leader");
}
