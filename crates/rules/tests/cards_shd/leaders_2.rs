//! The leaders of Shadows of the Galaxy, SHD_010 to SHD_018, each side in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SHD_010, Leader side: 1 damage to a unit with a Bounty, whoever's, and +1/+0 for it if we like.
#[test]
fn bossk_damages_a_unit_with_a_bounty() {
    let table = || {
        scenario()
            .our_leader("Bossk")
            .ours(["Clone Deserter", "Wampa"])
            .theirs([unit("AT-ST").with(["Public Enemy"]), unit("Underworld Thug")])
            .action_phase()
    };
    let mut game = table();
    game.us().use_ability("our leader");
    game.expect_options(["Clone Deserter", "AT-ST"]);
    game.us().choose("Clone Deserter").yes();
    game.expect_damage("Clone Deserter", 1).expect_power("Clone Deserter", 3).expect_exhausted("our leader");
    let mut game = table();
    game.us().use_ability("our leader").choose("AT-ST").no();
    game.expect_damage("AT-ST", 1).expect_power("AT-ST", 6).expect_action_of(Side::Them);
}

/// SHD_010, unit side: a bounty that we collect may be collected again, once a round.
#[test]
fn bossk_deployed_collects_a_bounty_twice_once_a_round() {
    let mut game = scenario()
        .our_deployed_leader("Bossk")
        .ours(["Wampa", "Swoop Racer"])
        .theirs(["Hylobon Enforcer", "Clone Deserter"])
        .our_deck(["Recruit", "Repair", "Waylay", "Confiscate", "Resupply"])
        .action_phase();
    game.us().attack("Wampa", "Hylobon Enforcer");
    game.expect_asked(Side::Us, Ask::Bounty);
    game.us().yes().yes().expect_hand(["Recruit", "Repair"]);
    game.expect_action_of(Side::Them).them().pass();
    game.us().attack("Swoop Racer", "Clone Deserter").yes().expect_hand(["Recruit", "Repair", "Waylay"]);
    game.expect_action_of(Side::Them);
}

/// SHD_010, unit side: a bounty that was not collected cannot be collected again.
#[test]
fn bossk_deployed_needs_a_collected_bounty() {
    let mut game = scenario().our_deployed_leader("Bossk").ours(["Wampa"]).theirs(["Hylobon Enforcer"]).action_phase();
    game.us().attack("Wampa", "Hylobon Enforcer").no().expect_hand([]);
    game.expect_action_of(Side::Them);
}

/// SHD_011, Leader side: a card of the hand is a part of the cost; +2/+0 for a unit.
#[test]
fn kylo_ren_discards_to_strengthen_a_unit() {
    let mut game = scenario()
        .our_leader("Kylo Ren, Rash and Deadly")
        .our_hand(["Recruit", "Repair"])
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Recruit", "Repair"]);
    game.us().choose("Repair").expect_discard(["Repair"]);
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_exhausted("our leader").both_pass().nobody_resources();
    game.expect_power("Wampa", 4);
}

/// SHD_011, Leader side: with an empty hand the cost cannot be paid.
#[test]
fn kylo_ren_needs_a_card_to_discard() {
    let mut game = scenario().our_leader("Kylo Ren, Rash and Deadly").ours(["Wampa"]).action_phase();
    game.expect_not_offered("use Kylo Ren");
}

/// SHD_011, unit side: one power less for each card in our hand.
#[test]
fn kylo_ren_deployed_is_weakened_by_a_full_hand() {
    let mut game = scenario()
        .our_deployed_leader("Kylo Ren, Rash and Deadly")
        .our_hand(["Recruit", "Repair"])
        .their_hand(["Recruit"])
        .action_phase();
    game.expect_power("Kylo Ren", 3);
    game.us().play("Repair").choose("our base");
    game.expect_power("Kylo Ren", 4);
}

/// SHD_012, Leader side: 1 damage when a Mandalorian of ours has attacked this phase.
#[test]
fn bo_katan_damages_when_a_mandalorian_attacked() {
    let mut game =
        scenario().our_leader("Bo-Katan Kryze").ours(["Mandalorian Warrior", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Mandalorian Warrior", "their base");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_options(["Mandalorian Warrior", "Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_exhausted("our leader");
}

/// SHD_012, unit side: 1 damage if we like, and again when another Mandalorian of ours has attacked.
#[test]
fn bo_katan_deployed_damages_once_or_twice() {
    let table = || {
        scenario().our_deployed_leader("Bo-Katan Kryze").ours(["Mandalorian Warrior"]).theirs(["AT-ST"]).action_phase()
    };
    let mut game = table();
    game.us().attack("Bo-Katan Kryze", "their base");
    game.expect_options(["Bo-Katan Kryze", "Mandalorian Warrior", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    // She herself is no other Mandalorian.
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
    let mut game = table();
    game.us().attack("Mandalorian Warrior", "their base");
    game.them().pass();
    game.us().attack("Bo-Katan Kryze", "their base").no().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
}

/// SHD_013, Leader side: a unit for 1 resource less, and 2 damage to it.
#[test]
fn han_plays_a_unit_that_takes_damage() {
    let mut game = scenario()
        .our_leader("Han Solo, Worth the Risk")
        .our_base("Death Watch Hideout")
        .our_hand(["Wampa", "Repair"])
        .our_resources(3)
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["play Wampa", "no"]);
    game.us().play("Wampa").expect_ready_resources(0);
    game.expect_damage("Wampa", 2).expect_exhausted("our leader").expect_exhausted("Wampa");
}

/// SHD_013, unit side: the same without exhausting, as often as we like.
#[test]
fn han_deployed_plays_unit_after_unit() {
    let mut game = scenario()
        .our_deployed_leader("Han Solo, Worth the Risk")
        .our_base("Death Watch Hideout")
        .our_hand(["Wampa", "Cantina Braggart", "Repair"])
        .our_resources(3)
        .action_phase();
    game.us().use_ability("Han Solo").play("Wampa").expect_ready_resources(0);
    game.expect_ready("Han Solo").expect_damage("Wampa", 2).them().pass();
    game.us().use_ability("Han Solo").play("Cantina Braggart");
    game.expect_damage("Cantina Braggart", 2);
}

/// SHD_014, Leader side: for an Underworld card he may be exhausted: the opponent chooses a unit of its own for 1
/// damage.
#[test]
fn cad_bane_makes_the_opponent_choose_a_unit() {
    let mut game = scenario()
        .our_leader("Cad Bane")
        .our_hand(["Underworld Thug", "Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Wampa");
    game.expect_action_of(Side::Them).them().pass();
    game.us().play("Underworld Thug").yes();
    game.expect_asked(Side::Them, Ask::Target).expect_options(["AT-ST", "TIE/ln Fighter"]);
    game.them().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_exhausted("our leader");
}

/// SHD_014, unit side: Raid 2, and 2 damage, once a round.
#[test]
fn cad_bane_deployed_does_it_once_a_round() {
    let mut game = scenario()
        .our_deployed_leader("Cad Bane")
        .our_hand(["Underworld Thug", "Underworld Thug"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Underworld Thug").yes();
    game.them().choose("AT-ST");
    game.expect_damage("AT-ST", 2).them().pass();
    game.us().play("Underworld Thug");
    game.expect_action_of(Side::Them).them().pass();
    game.us().attack("Cad Bane", "their base");
    game.them().expect_base_damage(4);
}

/// SHD_015, Leader side: when the regroup phase starts the top card of our deck is discarded.
#[test]
fn doctor_aphra_discards_the_top_card_each_regroup_phase() {
    let mut game =
        scenario().our_leader("Doctor Aphra").our_deck(["Wampa", "Recruit", "Repair", "Waylay"]).regroup_phase();
    game.us().expect_discard(["Wampa"]).expect_hand(["Recruit", "Repair"]);
}

/// SHD_015, unit side: deployed, one of three cards with different names comes back by chance; five different costs in
/// the discard pile are worth +3/+0.
#[test]
fn doctor_aphra_deployed_brings_back_a_card() {
    let mut game = scenario()
        .our_leader("Doctor Aphra")
        .our_discard(["Recruit", "Recruit", "Repair", "Wampa", "Battlefield Marine"])
        .action_phase();
    game.us().deploy().choose("Recruit #1");
    game.expect_not_offered("Recruit").us().choose("Repair").choose("Wampa").expect_hand_size(1);
    game.expect_in_discard("Battlefield Marine").expect_power("Doctor Aphra", 2);
}

/// SHD_015, unit side: costs of 0, 1, 2, 3 and 4 in the discard pile.
#[test]
fn doctor_aphra_deployed_counts_different_costs() {
    let mut game = scenario()
        .our_deployed_leader("Doctor Aphra")
        .our_discard(["Public Enemy", "Recruit", "Battlefield Marine", "Open Fire", "Repair"])
        .our_hand(["Takedown"])
        .theirs(["Wampa"])
        .action_phase();
    game.expect_power("Doctor Aphra", 2);
    game.us().play("Takedown").choose("Wampa");
    game.expect_power("Doctor Aphra", 5);
}

/// SHD_015, unit side: with cards of two names there are not three to choose: nothing comes back.
#[test]
fn doctor_aphra_deployed_needs_three_names() {
    let mut game = scenario().our_leader("Doctor Aphra").our_discard(["Recruit", "Recruit", "Repair"]).action_phase();
    game.us().deploy().expect_hand([]).expect_discard(["Recruit", "Recruit", "Repair"]);
    game.expect_action_of(Side::Them);
}

/// SHD_016, Leader side: a unit of cost 4 or less, for its price, with Ambush.
#[test]
fn fennec_shand_plays_a_unit_with_ambush() {
    let mut game = scenario()
        .our_leader("Fennec Shand")
        .our_resources(5)
        .our_hand(["Swoop Racer", "Desperado Freighter", "Repair"])
        .our_base("Coronet City")
        .theirs(["Underworld Thug"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["play Swoop Racer", "no"]);
    game.us().play("Swoop Racer").expect_ready_resources(1).attack("Swoop Racer", "Underworld Thug");
    game.expect_gone("Underworld Thug").expect_damage("Swoop Racer", 2).expect_exhausted("our leader");
}

/// SHD_016, unit side: Saboteur, and the same for no more than the unit's price.
#[test]
fn fennec_shand_deployed_plays_units_with_ambush() {
    let mut game = scenario()
        .our_deployed_leader("Fennec Shand")
        .our_resources(3)
        .our_hand(["Swoop Racer"])
        .our_base("Coronet City")
        .theirs(["Underworld Thug", "Cell Block Guard"])
        .action_phase();
    game.us().use_ability("Fennec Shand").play("Swoop Racer").expect_ready_resources(0);
    // The guard has Sentinel.
    game.us().attack("Swoop Racer", "Cell Block Guard");
    game.expect_ready("Fennec Shand").them().pass();
    game.expect_keyword("Fennec Shand", Keyword::Saboteur).expect_offered("Fennec Shand -> their base");
}

/// SHD_017, Leader side: a card using Smuggle for 2 less, and a resource of our own is lost.
#[test]
fn lando_smuggles_cheaply_for_a_resource() {
    let mut game = scenario()
        .our_leader("Lando Calrissian")
        .our_base("Nevarro City")
        .our_resources(2)
        .our_resource_cards(["Privateer Crew", "Recruit"])
        .our_deck(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader");
    // Nobody has to show that a resource has Smuggle (CR 1.17.4).
    game.expect_options(["play Privateer Crew", "no"]);
    // It costs 6 with Smuggle: the aspect is provided.
    game.us().play("Privateer Crew").expect_ready_resources(0);
    game.expect_options(["Underworld Thug", "Underworld Thug", "Recruit", "Wampa"]);
    game.us().choose("Recruit");
    game.expect_in_discard("Recruit").expect_power("Privateer Crew", 5).expect_exhausted("our leader");
    game.us().expect_resources(3);
}

/// SHD_017, unit side: once a round without exhausting.
#[test]
fn lando_deployed_smuggles_once_a_round() {
    let mut game = scenario()
        .our_deployed_leader("Lando Calrissian")
        .our_base("Nevarro City")
        .our_resource_cards(["Collections Starhopper", "Weequay Pirate Gang", "Recruit"])
        .action_phase();
    game.us().use_ability("Lando Calrissian");
    game.expect_options(["play Collections Starhopper", "play Weequay Pirate Gang", "no"]);
    // 1 instead of 3.
    game.us().play("Collections Starhopper").expect_ready_resources(22).choose("Recruit");
    game.expect_ready("Lando Calrissian").them().pass();
    game.expect_not_offered("use Lando Calrissian");
    game.both_pass().nobody_resources();
    game.expect_offered("use Lando Calrissian");
}

/// SHD_018, Leader side: for an upgrade he may be exhausted: an enemy unit with 4 HP or less left is exhausted.
#[test]
fn the_mandalorian_exhausts_a_weakened_unit() {
    let table = || {
        scenario()
            .our_leader("The Mandalorian, Sworn To The Creed")
            .our_hand(["Academy Training"])
            .ours(["Battlefield Marine"])
            .theirs([unit("AT-ST").damage(3), unit("Wampa"), unit("TIE/ln Fighter")])
            .action_phase()
    };
    let mut game = table();
    game.us().play_onto("Academy Training", "Battlefield Marine").yes();
    game.expect_options(["AT-ST", "TIE/ln Fighter"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_exhausted("our leader").expect_action_of(Side::Them);
    let mut game = table();
    game.us().play_onto("Academy Training", "Battlefield Marine").no();
    game.expect_ready("our leader").expect_action_of(Side::Them);
}

/// SHD_018, unit side: each upgrade may exhaust an enemy unit with 6 HP or less left.
#[test]
fn the_mandalorian_deployed_exhausts_larger_units() {
    let mut game = scenario()
        .our_deployed_leader("The Mandalorian, Sworn To The Creed")
        .our_hand(["Academy Training"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().play_onto("Academy Training", "Battlefield Marine");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_ready("The Mandalorian");
}
