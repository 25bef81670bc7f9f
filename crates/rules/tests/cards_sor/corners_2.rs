//! Corner cases of the trickiest cards of Spark of Rebellion, SOR_121 to SOR_252, besides those that rulings answer.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SOR_122: the upgrade returned to hand is unattached, too.
#[test]
fn traitorous_returned_to_hand_gives_the_unit_back() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").owned_by(Side::Them).with(["Traitorous"])])
        .their_hand(["Bamboozle"])
        .their_action_phase();
    game.them().play("Bamboozle").choose("Battlefield Marine");
    game.us().expect_hand(["Traitorous"]);
    game.expect_controller("Battlefield Marine", Side::Them).expect_exhausted("Battlefield Marine");
}

/// SOR_122: a unit that leaves play with it goes where its owner's cards go.
#[test]
fn a_unit_taken_by_traitorous_goes_to_its_owners_hand() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").owned_by(Side::Them).with(["Traitorous"])])
        .our_hand(["Waylay"])
        .action_phase();
    game.us().play("Waylay").choose("Battlefield Marine").expect_discard(["Waylay", "Traitorous"]);
    game.them().expect_hand(["Battlefield Marine"]);
    game.expect_action_of(Side::Them);
}

/// SOR_129: without an Imperial in hand the opponent may still ready a unit.
#[test]
fn admiral_ozzel_without_an_imperial_still_lets_them_ready() {
    let mut game =
        scenario().ours(["Admiral Ozzel"]).our_hand(["Wampa"]).theirs([unit("Greedo").exhausted()]).action_phase();
    game.us().use_ability("Admiral Ozzel");
    game.expect_asked(Side::Them, Ask::Target);
    game.them().choose("Greedo");
    game.expect_ready("Greedo").expect_action_of(Side::Them);
}

/// SOR_138, CR 3.6.10: what an upgrade does to a unit without giving it an ability stays.
#[test]
fn force_lightning_leaves_upgrades_their_own_effects() {
    let mut game = scenario()
        .our_hand(["Force Lightning"])
        .ours(["Greedo"])
        .theirs([unit("Wampa").with(["Entrenched", "Protector"])])
        .action_phase();
    game.us().play("Force Lightning").choose("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Overwhelm).expect_no_keyword("Wampa", Keyword::Sentinel);
    game.expect_power("Wampa", 8).expect_not_offered("Wampa -> our base").expect_offered("Wampa -> Greedo");
}

/// SOR_138, CR 8.14.2: while it lasts nothing is gained either.
#[test]
fn a_unit_under_force_lightning_gains_nothing() {
    let mut game = scenario()
        .our_hand(["Force Lightning"])
        .theirs(["Wampa"])
        .their_hand(["Protector", "Rallying Cry"])
        .action_phase();
    game.us().play("Force Lightning").choose("Wampa");
    game.them().play_onto("Protector", "Wampa");
    game.expect_no_keyword("Wampa", Keyword::Sentinel).expect_power("Wampa", 5);
    game.us().pass();
    game.them().play("Rallying Cry");
    game.expect_no_keyword("Wampa", Keyword::Raid).both_pass();
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_keyword("Wampa", Keyword::Overwhelm);
}

/// SOR_138: nothing need be paid; a unit's When Defeated is lost, too.
#[test]
fn force_lightning_silences_a_when_defeated() {
    let mut game = scenario()
        .our_hand(["Force Lightning"])
        .our_resources(6)
        .ours(["Ezra Bridger"])
        .theirs(["Vanguard Infantry", "Wampa"])
        .action_phase();
    let mut nothing = game.clone();
    game.us().play("Force Lightning").choose("Vanguard Infantry").number(1).expect_ready_resources(0);
    game.expect_gone("Vanguard Infantry").expect_action_of(Side::Them);
    nothing.us().play("Force Lightning").choose("Wampa").number(0).expect_ready_resources(1);
    nothing.expect_damage("Wampa", 0);
}

/// SOR_142: a leader that is not deployed gives no aspect; deployed it does.
#[test]
fn sabine_counts_a_leader_unit() {
    let mut game = scenario().ours(["Sabine Wren, Explosives Artist", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_offered("AT-ST -> Sabine Wren");
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Sabine Wren, Explosives Artist", "Wampa"])
        .theirs(["AT-ST"])
        .their_action_phase();
    game.expect_not_offered("AT-ST -> Sabine Wren");
}

/// SOR_145: with several opponents, a choice for each.
#[test]
fn k_2so_chooses_for_each_opponent() {
    let mut game = scenario()
        .ours([unit("K-2SO").damage(3)])
        .their_hand(["Recruit", "Repair"])
        .theirs(["AT-ST"])
        .third(["Wampa"])
        .action_phase();
    game.us().attack("K-2SO", "AT-ST").mode(1).mode(2);
    game.them().expect_base_damage(3).expect_hand_size(2);
    game.expect_asked(Side::Third, Ask::Target);
    game.third().choose("Recruit").expect_base_damage(0).expect_hand(["Repair"]);
}

/// SOR_149: defeated in the same combat, he does not come back.
#[test]
fn mace_windu_defeated_readies_nothing() {
    let mut game = scenario().ours([unit("Mace Windu").damage(5)]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Mace Windu", "Battlefield Marine");
    game.expect_gone("Mace Windu").expect_gone("Battlefield Marine").expect_action_of(Side::Them);
}

/// SOR_150: an attacker whose damage a Shield prevents has dealt none and lives.
#[test]
fn heroic_sacrifice_spares_whose_damage_was_prevented() {
    let mut game = scenario()
        .our_hand(["Heroic Sacrifice"])
        .ours(["Wampa"])
        .theirs([unit("Greedo").with(["Shield"])])
        .action_phase();
    game.us().play("Heroic Sacrifice").attack("Wampa", "Greedo");
    game.expect_in_play("Wampa").expect_damage("Wampa", 3).expect_in_play("Greedo").expect_upgrades("Greedo", []);
}

/// SOR_152: a deck with fewer cards shows what it has; without Heroism no damage.
#[test]
fn for_a_cause_i_believe_in_with_a_small_deck() {
    let mut game = scenario().our_hand(["For a Cause I Believe In"]).our_deck(["Recruit", "Wampa"]).action_phase();
    game.us().play("For a Cause I Believe In").choose("their base").choose("Wampa").done();
    game.us().expect_deck_top(["Recruit"]).expect_deck_size(1);
    game.them().expect_base_damage(0);
    game.expect_action_of(Side::Them);
}

/// SOR_153, CR 1.16.5A: a cost that defeats the own base loses the game.
#[test]
fn saw_gerreras_price_may_end_the_game() {
    let mut game = scenario().ours(["Saw Gerrera"]).their_hand(["Repair"]).their_base_damage(28).their_action_phase();
    game.them().play("Repair");
    game.expect_winner(Side::Us);
}

/// SOR_160: what heals a unit is not stopped, and Restore triggers without effect.
#[test]
fn wolffe_stops_only_the_healing_of_bases() {
    let mut game = scenario()
        .ours(["Wolffe"])
        .their_base_damage(5)
        .theirs(["Yoda", "2-1B Surgical Droid"])
        .theirs([unit("Wampa").damage(4)])
        .action_phase();
    game.us().attack("Wolffe", "their base");
    game.them().attack("2-1B Surgical Droid", "our base").choose("Wampa");
    game.expect_damage("Wampa", 2);
    game.us().pass();
    game.them().attack("Yoda", "our base").expect_base_damage(8);
}

/// SOR_174: the event itself is in the discard pile already and no card of the hand.
#[test]
fn smoke_and_cinders_is_not_counted_itself() {
    let mut game = scenario().our_hand(["Smoke and Cinders", "Recruit", "Repair"]).action_phase();
    game.us().play("Smoke and Cinders").expect_hand(["Recruit", "Repair"]);
    game.expect_action_of(Side::Them);
}

/// SOR_185, CR 8.25.1: the revealed hand is open to everybody at the table until the card is discarded.
#[test]
fn chimaera_shows_the_hand_to_everybody() {
    let mut game = scenario().ours(["Chimaera"]).their_hand(["Wampa", "Recruit"]).third(["Greedo"]).action_phase();
    game.us().attack("Chimaera", "their base").name_card("Wampa").choose_player(Side::Them);
    game.us().expect_sees("their Recruit");
    game.third().expect_sees("their Recruit");
    game.them().choose("Wampa");
    game.third().expect_does_not_see("their Recruit");
}

/// SOR_186: a leader unit may be it, and it stays exhausted even when it was exhausted before.
#[test]
fn no_good_to_me_dead_holds_an_exhausted_leader() {
    let mut game = scenario()
        .our_hand(["No Good to Me Dead"])
        .their_deployed_leader(unit("Grand Moff Tarkin").exhausted())
        .action_phase();
    game.us().play("No Good to Me Dead").choose("Grand Moff Tarkin");
    game.both_pass().nobody_resources();
    game.expect_exhausted("Grand Moff Tarkin");
}

/// SOR_187: none at all is "up to 2".
#[test]
fn i_had_no_choice_may_choose_nothing() {
    let mut game = scenario().our_hand(["I Had No Choice"]).theirs(["Wampa"]).action_phase();
    game.us().play("I Had No Choice").done();
    game.expect_in_play("Wampa").expect_action_of(Side::Them);
}

/// SOR_192: what cannot be paid for cannot be played; it may still be discarded or left.
#[test]
fn ezra_cannot_play_what_he_cannot_pay() {
    let mut game = scenario().ours(["Ezra Bridger"]).our_resources(3).our_deck(["AT-ST", "Recruit"]).action_phase();
    game.us().attack("Ezra Bridger", "their base").yes();
    game.expect_options(["mode 2"]);
    game.us().mode(2).expect_discard(["AT-ST"]);
}

/// SOR_193: she returns to her owner's hand, whoever controls her.
#[test]
fn millennium_falcon_returns_to_her_owner() {
    let mut game = scenario().ours([unit("Millennium Falcon").owned_by(Side::Them)]).our_resources(0).regroup_phase();
    game.nobody_resources();
    game.us().mode(2);
    game.them().expect_hand(["Millennium Falcon", "Underworld Thug", "Underworld Thug"]);
}

/// SOR_212: with Ambush it may attack on the ground.
#[test]
fn strafing_gunship_ambushes_on_the_ground() {
    let mut game = scenario()
        .our_base("Energy Conversion Lab")
        .our_hand(["Strafing Gunship"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().use_ability("our base").play("Strafing Gunship");
    game.expect_options(["Strafing Gunship -> AT-ST", "Strafing Gunship -> TIE/ln Fighter", "no"]);
}

/// SOR_217: a unit that a Shield keeps alive strikes back.
#[test]
fn shoot_first_against_a_shield() {
    let mut game = scenario()
        .our_hand(["Shoot First"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Greedo").with(["Shield"])])
        .action_phase();
    game.us().play("Shoot First").attack("Battlefield Marine", "Greedo");
    game.expect_gone("Battlefield Marine").expect_in_play("Greedo").expect_gone("Shield");
}

/// SOR_219: a unit that changed hands is defeated all the same; one that left play and came back is not.
#[test]
fn sneak_attack_forgets_a_unit_that_left_play() {
    let mut game = scenario().our_hand(["Sneak Attack", "Battlefield Marine"]).their_hand(["Waylay"]).action_phase();
    game.us().play("Sneak Attack").play("Battlefield Marine");
    game.them().play("Waylay").choose("Battlefield Marine");
    game.us().play("Battlefield Marine");
    game.expect_exhausted("Battlefield Marine").both_pass();
    game.expect_in_play("Battlefield Marine");
}

/// SOR_223: a deck that ends ends the reveals.
#[test]
fn dont_get_cocky_with_a_small_deck() {
    let mut game =
        scenario().our_hand(["Don't Get Cocky"]).our_deck(["Wampa", "Recruit"]).theirs(["Avenger"]).action_phase();
    game.us().play("Don't Get Cocky").choose("Avenger").yes();
    game.expect_damage("Avenger", 5).expect_action_of(Side::Them);
    game.us().expect_deck_size(2);
}

/// SOR_224: it goes to its owner even when someone else took it in between.
#[test]
fn change_of_heart_ends_with_the_owner() {
    let mut game = scenario()
        .our_hand(["Change of Heart"])
        .theirs(["Battlefield Marine"])
        .their_hand(["Change of Heart"])
        .action_phase();
    game.us().play("Change of Heart").choose("Battlefield Marine");
    game.them().play("Change of Heart").choose("Battlefield Marine");
    game.expect_controller("Battlefield Marine", Side::Them).both_pass();
    game.expect_controller("Battlefield Marine", Side::Them);
}

/// SOR_224: a unit defeated meanwhile lies in its owner's discard pile and stays there.
#[test]
fn change_of_heart_on_a_unit_that_falls() {
    let mut game = scenario().our_hand(["Change of Heart"]).theirs(["Battlefield Marine", "AT-ST"]).action_phase();
    game.us().play("Change of Heart").choose("Battlefield Marine");
    game.them().attack("AT-ST", "Battlefield Marine").expect_discard(["Battlefield Marine"]);
    game.both_pass();
    game.expect_gone("Battlefield Marine").them().expect_discard(["Battlefield Marine"]);
}

/// SOR_233: a Shield prevents the damage, and still no card is drawn.
#[test]
fn i_am_your_father_against_a_shield() {
    let mut game = scenario().our_hand(["I Am Your Father"]).theirs([unit("Wampa").with(["Shield"])]).action_phase();
    game.us().play("I Am Your Father").choose("Wampa");
    game.them().mode(1);
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []);
    game.us().expect_hand_size(0);
}

/// SOR_238: an empty deck has no card to guess.
#[test]
fn c_3po_guesses_at_an_empty_deck() {
    let mut game = scenario().ours(["C-3PO"]).our_deck([]).action_phase();
    game.us().attack("C-3PO", "their base").number(2);
    game.expect_action_of(Side::Them);
    game.them().expect_base_damage(1);
}

/// SOR_246: an event of the top card is played, too; the discount does not go below nothing.
#[test]
fn youre_my_only_hope_plays_an_event() {
    let mut game = scenario()
        .our_hand(["You're My Only Hope"])
        .our_deck(["Open Fire"])
        .our_resources(3)
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("You're My Only Hope").play("Open Fire").choose("AT-ST").expect_ready_resources(0);
    game.expect_damage("AT-ST", 4).expect_action_of(Side::Them);
}

/// SOR_246: an upgrade needs a unit that it may be attached to.
#[test]
fn youre_my_only_hope_plays_an_upgrade() {
    let mut game = scenario()
        .our_hand(["You're My Only Hope"])
        .our_deck(["Jedi Lightsaber"])
        .our_resources(3)
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("You're My Only Hope");
    game.expect_options(["play Jedi Lightsaber onto Wampa", "no"]);
    game.us().play_onto("Jedi Lightsaber", "Wampa");
    game.expect_power("Wampa", 7);
}

/// SOR_252: none at all is "up to 4", and an empty pile may be chosen.
#[test]
fn restock_may_put_nothing_back() {
    let mut game = scenario().our_hand(["Restock"]).our_discard(["Wampa"]).action_phase();
    let mut empty = game.clone();
    game.us().play("Restock").choose_player(Side::Us).done().expect_discard(["Wampa", "Restock"]);
    empty.us().play("Restock").choose_player(Side::Them);
    empty.expect_action_of(Side::Them);
}
