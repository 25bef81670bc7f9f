//! The cards of Shadows of the Galaxy from SHD_011 to SHD_015: main case, corners and official rulings of each.

use testkit::{Ask, Side, scenario, unit};

// ---- SHD_011 Kylo Ren, Rash and Deadly ----

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

// Corners

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

// ---- SHD_012 Bo-Katan Kryze, Princess in Exile ----

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

// Corners

/// SHD_012: a Mandalorian that fell in its attack did attack.
#[test]
fn bo_katan_remembers_a_fallen_mandalorian() {
    let mut game =
        scenario().our_leader("Bo-Katan Kryze").ours(["Mandalorian Warrior"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Mandalorian Warrior", "AT-ST");
    game.expect_gone("Mandalorian Warrior").them().pass();
    game.us().use_ability("our leader").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

/// SHD_012: a Mandalorian that they attacked with and that is ours now was none of ours when it attacked.
#[test]
fn bo_katan_asks_who_attacked() {
    let mut game = scenario()
        .our_leader("Bo-Katan Kryze")
        .our_hand(["Change of Heart"])
        .theirs(["Mandalorian Warrior", "AT-ST"])
        .their_action_phase();
    game.them().attack("Mandalorian Warrior", "our base");
    game.us().play("Change of Heart").choose("Mandalorian Warrior");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
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

// Rulings

/// SHD_012: the ability may be used without an attack; nothing is dealt.
#[test]
fn bo_katan_may_be_used_without_an_attack() {
    let mut game = scenario().our_leader("Bo-Katan Kryze").theirs(["Wampa"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_damage("Wampa", 0).expect_exhausted("our leader").expect_action_of(Side::Them);
}

/// SHD_012: two damages, one after the other (erratum): a Shield holds off only the first.
#[test]
fn bo_katan_deals_damage_twice() {
    let mut game = scenario()
        .our_deployed_leader("Bo-Katan Kryze")
        .ours(["Mandalorian Warrior"])
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.us().attack("Mandalorian Warrior", "their base");
    game.them().pass();
    game.us().attack("Bo-Katan Kryze", "their base").choose("AT-ST");
    game.expect_upgrades("AT-ST", []).expect_damage("AT-ST", 0);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

/// SHD_012 (erratum), CR 8.28.1: the second damage comes after the first, and is offered although the first was declined.
#[test]
fn bo_katan_may_leave_the_first_damage() {
    let mut game = scenario()
        .our_deployed_leader("Bo-Katan Kryze, Princess in Exile")
        .ours(["Mandalorian Warrior"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Mandalorian Warrior", "their base");
    game.them().pass();
    game.us().attack("Bo-Katan Kryze", "their base").no();
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
}

// ---- SHD_013 Han Solo, Worth the Risk ----

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

// Rulings

/// SHD_013, CR 1.17.4, 6.4.2A: deployed his ability costs nothing, so it is used only to play a unit.
#[test]
fn han_deployed_must_play_a_unit() {
    let mut game = scenario().our_deployed_leader("Han Solo, Worth the Risk").our_hand(["Wampa"]).action_phase();
    game.us().use_ability("Han Solo");
    game.expect_options(["play Wampa"]);
    let game = scenario().our_deployed_leader("Han Solo, Worth the Risk").our_hand(["Wampa"]);
    game.our_resources(1).action_phase().expect_not_offered("use Han Solo");
    let game = scenario().our_deployed_leader("Han Solo, Worth the Risk").our_hand(["Repair"]);
    game.action_phase().expect_not_offered("use Han Solo");
}

/// SHD_013: the damage comes before abilities of the unit that was played.
#[test]
fn han_damages_before_when_played() {
    let mut game =
        scenario().our_leader("Han Solo, Worth the Risk").our_hand(["Academy Defense Walker"]).action_phase();
    game.us().use_ability("our leader").play("Academy Defense Walker");
    // It counts itself among the damaged units.
    game.expect_damage("Academy Defense Walker", 2).expect_upgrades("Academy Defense Walker", ["Experience"]);
}

// ---- SHD_014 Cad Bane, He Who Needs No Introduction ----

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

// Corners

/// SHD_014: an opponent without a unit chooses none.
#[test]
fn cad_bane_against_nobody() {
    let mut game = scenario().our_leader("Cad Bane").our_hand(["Underworld Thug"]).action_phase();
    game.us().play("Underworld Thug").yes();
    game.expect_exhausted("our leader").expect_action_of(Side::Them);
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

// Rulings

/// SHD_014, CR 11.4.2: of several opponents we say which.
#[test]
fn cad_bane_says_which_opponent_chooses() {
    let table = || scenario().our_hand(["Underworld Thug"]).theirs(["Wampa"]).third(["Greedo", "AT-ST"]);
    let mut game = table().our_leader("Cad Bane").action_phase();
    game.us().play("Underworld Thug").yes();
    game.expect_asked(Side::Us, Ask::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_options(["Greedo", "AT-ST"]);
    game.third().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    let mut game = table().our_deployed_leader("Cad Bane").action_phase();
    game.us().play("Underworld Thug").yes().choose_player(Side::Them);
    game.them().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

// ---- SHD_015 Doctor Aphra, Rapacious Archaeologist ----

/// SHD_015, Leader side: when the regroup phase starts the top card of our deck is discarded.
#[test]
fn doctor_aphra_discards_the_top_card_each_regroup_phase() {
    let mut game =
        scenario().our_leader("Doctor Aphra").our_deck(["Wampa", "Recruit", "Repair", "Waylay"]).regroup_phase();
    game.us().expect_discard(["Wampa"]).expect_hand(["Recruit", "Repair"]);
}

/// SHD_015, unit side: deployed, one of three cards with different names comes back at random; five different costs in
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

// Rulings

/// SHD_015: costs are the printed ones, names have no subtitles, and the top card is the one that is discarded.
#[test]
fn doctor_aphra_counts_what_is_printed() {
    // Two cards of the name Chewbacca are one name: not three different ones.
    let discard = ["Chewbacca, Pykesbane", "Chewbacca, Loyal Companion", "Recruit"];
    let mut game = scenario().our_leader("Doctor Aphra").our_discard(discard).action_phase();
    game.us().deploy().expect_hand([]);
    game.expect_action_of(Side::Them);
    let mut game = scenario().our_leader("Doctor Aphra").our_deck(["Recruit", "Wampa", "Repair"]).regroup_phase();
    game.us().expect_discard(["Recruit"]);
}

/// SHD_015: Bamboozle costs 2, though it may be played for a card; with Repair, Open Fire and Takedown that is four
/// costs.
#[test]
fn doctor_aphra_counts_printed_costs() {
    let discard = ["Bamboozle", "Battlefield Marine", "Repair", "Open Fire", "Takedown"];
    let mut game = scenario().our_deployed_leader("Doctor Aphra").our_discard(discard).action_phase();
    game.expect_power("Doctor Aphra", 2);
    let discard = ["Bamboozle", "Public Enemy", "Repair", "Open Fire", "Takedown"];
    let mut game = scenario().our_deployed_leader("Doctor Aphra").our_discard(discard).action_phase();
    game.expect_power("Doctor Aphra", 5);
}
