//! The Cunning cards of Spark of Rebellion with a second aspect, SOR_176 to SOR_203, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SOR_176: an event of the hand may be shown for 1 damage to a unit.
#[test]
fn isb_agent_may_reveal_an_event() {
    let mut game = scenario().our_hand(["ISB Agent", "Recruit", "Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("ISB Agent");
    game.expect_options(["Recruit", "no"]);
    let mut refused = game.clone();
    game.us().choose("Recruit");
    game.expect_options(["ISB Agent", "Wampa"]);
    game.them().expect_sees("Recruit");
    game.us().choose("Wampa").expect_hand(["Recruit", "Greedo"]);
    game.expect_damage("Wampa", 1);
    game.them().expect_does_not_see("Recruit");
    refused.us().no();
    refused.expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

/// SOR_177: Shielded; an event of the hand for 1 less.
#[test]
fn bib_fortuna_plays_an_event_for_less() {
    let mut game = scenario()
        .ours(["Bib Fortuna"])
        .our_hand(["Repair", "Greedo", "Bib Fortuna"])
        .our_resources(0)
        .our_base_damage(5)
        .action_phase();
    game.expect_not_offered("play Repair");
    game.us().use_ability("Bib Fortuna");
    game.expect_options(["play Repair", "no"]);
    game.us().play("Repair").choose("our base").expect_base_damage(2);
    game.expect_exhausted("Bib Fortuna");
    let mut game = scenario().our_hand(["Bib Fortuna"]).action_phase();
    game.us().play("Bib Fortuna");
    game.expect_upgrades("Bib Fortuna", ["Shield"]);
}

/// SOR_178: without another Cunning unit nothing is exhausted.
#[test]
fn cartel_spacer_needs_another_cunning_unit() {
    let mut game = scenario().our_hand(["Cartel Spacer"]).ours(["Wampa"]).theirs(["Wampa", "Greedo"]).action_phase();
    game.us().play("Cartel Spacer");
    game.expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Cartel Spacer"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("Cartel Spacer").choose("their Wampa");
    game.expect_exhausted("Wampa");
}

/// SOR_179: 3 damage to an exhausted unit that was here before this round; none to a ready one.
#[test]
fn boba_fett_disintegrates_exhausted_units() {
    let mut game = scenario()
        .ours(["Boba Fett, Disintegrator"])
        .theirs([unit("AT-ST").exhausted(), unit("Consular Security Force")])
        .action_phase();
    let mut ready = game.clone();
    game.us().attack("Boba Fett", "AT-ST");
    game.expect_damage("AT-ST", 6);
    ready.us().attack("Boba Fett", "Consular Security Force");
    ready.expect_damage("Consular Security Force", 3);
}

/// SOR_179: a unit played this round is spared, although it is exhausted.
#[test]
fn boba_fett_spares_a_unit_played_this_round() {
    let mut game =
        scenario().ours(["Boba Fett, Disintegrator"]).their_hand(["Consular Security Force"]).their_action_phase();
    game.them().play("Consular Security Force");
    game.us().attack("Boba Fett", "Consular Security Force");
    game.expect_damage("Consular Security Force", 3);
}

/// SOR_180: Shielded.
#[test]
fn seventh_fleet_defender_comes_with_a_shield() {
    let mut game = scenario().our_hand(["Seventh Fleet Defender"]).action_phase();
    game.us().play("Seventh Fleet Defender");
    game.expect_upgrades("Seventh Fleet Defender", ["Shield"]);
}

/// SOR_181: Trick events cost 1 less; a Trick event of the top eight.
#[test]
fn jabba_the_hutt_likes_tricks() {
    let mut game = scenario()
        .our_hand(["Jabba the Hutt"])
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_deck(["Wampa", "Recruit", "Waylay", "Greedo", "Repair", "Repair", "Repair", "Asteroid Sanctuary"])
        .our_resources(6)
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Jabba the Hutt");
    game.expect_options(["Waylay", "Asteroid Sanctuary", "done"]);
    game.us().choose("Waylay").expect_hand(["Waylay"]).expect_ready_resources(2);
    game.them().pass();
    game.us().play("Waylay").expect_ready_resources(0).choose("Wampa").no();
}

/// SOR_182: Ambush; with each event of ours he may deal 2 damage to a unit.
#[test]
fn bossk_strikes_with_our_events() {
    let mut game = scenario()
        .our_hand(["Bossk", "Repair"])
        .theirs(["AT-ST"])
        .their_hand(["Confiscate"])
        .our_base_damage(5)
        .action_phase();
    game.us().play("Bossk");
    game.expect_options(["Bossk -> AT-ST", "no"]);
    game.us().no();
    game.them().play("Confiscate");
    game.expect_action_of(Side::Us);
    game.us().play("Repair").choose("our base");
    game.expect_options(["Bossk", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

/// SOR_183: Ambush; an event of any discard pile may go to its owner's hand.
#[test]
fn bounty_hunter_crew_may_return_an_event() {
    let mut game = scenario()
        .our_hand(["Bounty Hunter Crew"])
        .our_discard(["Recruit", "Wampa"])
        .their_discard(["Waylay"])
        .theirs(["Greedo"])
        .action_phase();
    game.us().play("Bounty Hunter Crew").resolve_first("Bounty Hunter Crew");
    game.expect_options(["Recruit", "Waylay", "no"]);
    game.us().choose("Waylay").expect_hand([]);
    game.them().expect_hand(["Waylay"]);
    game.expect_options(["Bounty Hunter Crew -> Greedo", "no"]);
}

/// SOR_184: ready beside a Boba Fett (leader or unit); 2 resources exhaust a unit, as often as they are paid.
#[test]
fn fetts_firespray_is_ready_beside_boba_fett() {
    let mut game = scenario()
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_hand(["Fett's Firespray"])
        .our_resources(10)
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Fett's Firespray").expect_ready_resources(4);
    game.expect_ready("Fett's Firespray");
    game.them().pass();
    game.us().use_ability("Fett's Firespray").choose("Wampa").expect_ready_resources(2);
    game.them().pass();
    game.us().use_ability("Fett's Firespray").choose("AT-ST").expect_ready_resources(0);
    game.expect_exhausted("Wampa").expect_exhausted("AT-ST").expect_ready("Fett's Firespray");
    game.them().pass();
    game.expect_not_offered("use Fett's Firespray");
}

/// SOR_184: without Boba Fett or Jango Fett it stays exhausted.
#[test]
fn fetts_firespray_alone_is_exhausted() {
    let mut game = scenario().our_hand(["Fett's Firespray"]).theirs(["Boba Fett"]).action_phase();
    game.us().play("Fett's Firespray");
    game.expect_exhausted("Fett's Firespray");
}

/// SOR_185: Shielded; a card of that name is discarded from the revealed hand, if it is there.
#[test]
fn chimaera_hunts_a_named_card() {
    let mut game = scenario().ours(["Chimaera"]).their_hand(["Wampa", "Wampa", "Recruit"]).action_phase();
    let mut missed = game.clone();
    game.us().attack("Chimaera", "their base").name_card("Wampa");
    game.us().expect_sees("their Recruit");
    game.them().choose("Wampa").expect_discard(["Wampa"]).expect_hand(["Wampa", "Recruit"]);
    game.us().expect_does_not_see("their Recruit");
    missed.us().attack("Chimaera", "their base").name_card("Vanquish");
    missed.them().expect_hand_size(3).expect_base_damage(8);
}

/// SOR_185: Shielded.
#[test]
fn chimaera_comes_with_a_shield() {
    let mut game = scenario().our_hand(["Chimaera"]).our_resources(30).action_phase();
    game.us().play("Chimaera");
    game.expect_upgrades("Chimaera", ["Shield"]);
}

/// SOR_186: exhausted, and not readied this round, in the regroup phase neither.
#[test]
fn no_good_to_me_dead_keeps_a_unit_exhausted() {
    let mut game = scenario()
        .our_hand(["No Good to Me Dead"])
        .theirs(["Greedo"])
        .theirs([unit("Wampa").exhausted()])
        .their_hand(["Keep Fighting"])
        .action_phase();
    game.us().play("No Good to Me Dead").choose("Greedo");
    game.expect_exhausted("Greedo");
    game.them().play("Keep Fighting").choose("Greedo");
    game.expect_exhausted("Greedo").both_pass().nobody_resources();
    game.expect_exhausted("Greedo").expect_ready("Wampa").both_pass().nobody_resources();
    game.expect_ready("Greedo");
}

/// SOR_187: of the two units the opponent chooses which goes to hand, the other goes under its owner's deck.
#[test]
fn i_had_no_choice_splits_two_units() {
    let mut game = scenario()
        .our_hand(["I Had No Choice"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Greedo"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("I Had No Choice").choose("AT-ST").choose("Wampa");
    game.expect_asked(Side::Them, Ask::Target).expect_options(["AT-ST", "Wampa"]);
    game.them().choose("AT-ST").expect_hand(["AT-ST"]);
    game.us().expect_deck_top(["Recruit", "Wampa"]);
    game.expect_in_play("Greedo");
}

/// SOR_187: a single unit goes to hand.
#[test]
fn i_had_no_choice_may_take_one_unit() {
    let mut game = scenario().our_hand(["I Had No Choice"]).theirs(["AT-ST", "Greedo"]).action_phase();
    game.us().play("I Had No Choice").choose("AT-ST").done();
    game.them().choose("AT-ST").expect_hand(["AT-ST"]);
    game.expect_in_play("Greedo").expect_action_of(Side::Them);
}

/// SOR_188: Raid 1 beside another Spectre; a card of theirs is discarded, an event exhausts a resource.
#[test]
fn chopper_discards_from_their_deck() {
    let mut game = scenario().ours(["Chopper", "The Ghost"]).their_deck(["Wampa", "Recruit"]).action_phase();
    game.us().attack("Chopper", "their base");
    game.them().expect_discard(["Wampa"]).expect_ready_resources(20).expect_base_damage(2);
    let mut game = scenario().ours(["Chopper"]).their_deck(["Wampa", "Recruit"]).action_phase();
    game.us().attack("Chopper", "their base");
    game.them().expect_base_damage(1);
}

/// SOR_189: both modes stand in the rulings; here the enemy side's resources are among the choices.
#[test]
fn leia_exhausts_a_unit_of_any_side() {
    let mut game =
        scenario().our_hand(["Leia Organa, Defiant Princess"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Leia Organa").mode(2);
    game.expect_options(["Wampa", "AT-ST", "Leia Organa"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

/// SOR_190: after another card of ours the opponent draws a card and loses one by chance.
#[test]
fn lothal_insurgent_exchanges_a_card() {
    let mut game =
        scenario().our_hand(["Repair", "Lothal Insurgent"]).our_base_damage(3).their_hand(["Greedo"]).action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().play("Lothal Insurgent");
    game.them().expect_hand_size(1).expect_deck_size(9);
    game.expect_action_of(Side::Them);
}

/// SOR_191: an Experience token for each other card of ours this phase, none for theirs.
#[test]
fn vanguard_ace_counts_the_cards_of_the_phase() {
    let mut game = scenario()
        .our_hand(["Repair", "Greedo", "Vanguard Ace"])
        .our_base_damage(3)
        .their_hand(["Recruit", "Confiscate"])
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().play("Confiscate");
    game.us().play("Greedo");
    game.them().pass();
    game.us().play("Vanguard Ace");
    game.expect_upgrades("Vanguard Ace", ["Experience", "Experience"]);
    let mut alone = scenario().our_hand(["Vanguard Ace"]).action_phase();
    alone.us().play("Vanguard Ace");
    alone.expect_upgrades("Vanguard Ace", []);
}

/// SOR_192: the top card is played for its price, discarded, or left.
#[test]
fn ezra_plays_discards_or_leaves_the_top_card() {
    let mut game = scenario()
        .ours(["Ezra Bridger"])
        .our_base("Command Center")
        .our_resources(2)
        .our_deck(["Battlefield Marine", "Recruit"])
        .action_phase();
    game.us().attack("Ezra Bridger", "their base").expect_sees("Battlefield Marine");
    game.them().expect_does_not_see("our Battlefield Marine");
    let (mut discards, mut leaves) = (game.clone(), game.clone());
    game.us().yes().mode(1).play("Battlefield Marine").expect_ready_resources(0).expect_deck_top(["Recruit"]);
    game.expect_exhausted("Battlefield Marine");
    discards.us().yes().mode(2).expect_discard(["Battlefield Marine"]).expect_deck_top(["Recruit"]);
    leaves.us().no().expect_deck_top(["Battlefield Marine", "Recruit"]).expect_discard([]);
    leaves.expect_action_of(Side::Them);
}

/// SOR_193: enters play ready; nothing is asked before cards are readied.
#[test]
fn millennium_falcon_enters_play_ready() {
    let mut game = scenario().our_hand(["Millennium Falcon"]).our_resources(5).action_phase();
    game.us().play("Millennium Falcon").expect_ready_resources(0);
    game.expect_ready("Millennium Falcon");
    game.them().pass();
    game.us().attack("Millennium Falcon", "their base");
    game.them().expect_base_damage(3);
    game.both_pass().nobody_resources();
    // Paid with what has just been readied.
    game.us().mode(1).expect_ready_resources(4);
    game.expect_in_play("Millennium Falcon").expect_action_of(Side::Us);
}

/// SOR_194: Saboteur and Raid 2.
#[test]
fn rogue_operative_raids_past_a_sentinel() {
    let mut game = scenario().ours(["Rogue Operative"]).theirs(["Cell Block Guard"]).action_phase();
    game.us().attack("Rogue Operative", "their base");
    game.them().expect_base_damage(4);
}

/// SOR_195: Ambush.
#[test]
fn auzituck_liberator_gunship_ambushes() {
    let mut game =
        scenario().our_hand(["Auzituck Liberator Gunship"]).theirs(["TIE/ln Fighter", "Wampa"]).action_phase();
    game.us().play("Auzituck Liberator Gunship");
    game.expect_options(["Auzituck Liberator Gunship -> TIE/ln Fighter", "no"]);
    game.us().attack("Auzituck Liberator Gunship", "TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter");
}

/// SOR_196: Sentinel; attacked, he is readied.
#[test]
fn chewbacca_is_readied_when_attacked() {
    let mut game =
        scenario().ours([unit("Chewbacca, Loyal Companion").exhausted()]).theirs(["Greedo"]).their_action_phase();
    game.expect_not_offered("Greedo -> our base");
    game.them().attack("Greedo", "Chewbacca").no();
    game.expect_ready("Chewbacca").expect_damage("Chewbacca", 3);
}

/// SOR_197: Saboteur; up to two of our resources return to their owners' hands.
#[test]
fn lando_returns_up_to_two_resources() {
    let mut game = scenario()
        .our_hand(["Lando Calrissian"])
        .our_resources(9)
        .our_resource_cards(["Waylay", "Recruit", "Repair"])
        .action_phase();
    game.us().play("Lando Calrissian").choose("Waylay").choose("Recruit");
    game.us().expect_hand(["Waylay", "Recruit"]).expect_resources(10);
    game.expect_keyword("Lando Calrissian", Keyword::Saboteur).expect_action_of(Side::Them);
}

/// SOR_197: none is fine, too.
#[test]
fn lando_may_return_no_resource() {
    let mut game = scenario().our_hand(["Lando Calrissian"]).our_resources(9).action_phase();
    game.us().play("Lando Calrissian").done().expect_hand([]).expect_resources(9);
}

/// SOR_198: Ambush, and his damage comes first.
#[test]
fn han_solo_ambushes_and_strikes_first() {
    let mut game = scenario().our_hand(["Han Solo, Reluctant Hero"]).theirs(["Wampa"]).action_phase();
    game.us().play("Han Solo").attack("Han Solo", "Wampa");
    game.expect_gone("Wampa").expect_damage("Han Solo", 0).expect_exhausted("Han Solo");
}

/// SOR_198: a unit that survives strikes back.
#[test]
fn han_solo_is_struck_by_a_survivor() {
    let mut game = scenario().ours(["Han Solo, Reluctant Hero"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Han Solo", "AT-ST");
    game.expect_damage("AT-ST", 6).expect_gone("Han Solo");
}

/// SOR_199: instead of resources a Cunning card may be discarded, no other card.
#[test]
fn bamboozle_may_be_paid_with_a_cunning_card() {
    let mut game = scenario()
        .our_hand(["Bamboozle", "Waylay", "Repair"])
        .our_resources(0)
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.expect_not_offered("play Bamboozle");
    game.us().play_instead("Bamboozle");
    game.expect_asked(Side::Us, Ask::Cost).expect_options(["Waylay"]);
    game.us().choose("Waylay").choose("AT-ST").expect_hand(["Repair"]);
    game.expect_exhausted("AT-ST").expect_upgrades("AT-ST", []);
}

/// SOR_199: without another Cunning card it cannot be had for a discard.
#[test]
fn bamboozle_does_not_pay_for_itself() {
    let mut game = scenario().our_hand(["Bamboozle", "Repair"]).our_resources(0).theirs(["AT-ST"]).action_phase();
    game.expect_not_offered("Bamboozle");
}

/// SOR_200: we see the hand and discard a card of our choice.
#[test]
fn spark_of_rebellion_discards_a_card_of_our_choice() {
    let mut game = scenario().our_hand(["Spark of Rebellion"]).their_hand(["Wampa", "Recruit"]).action_phase();
    game.us().play("Spark of Rebellion").expect_sees("their Wampa");
    game.expect_asked(Side::Us, Ask::Target).expect_options(["Wampa", "Recruit"]);
    game.us().choose("Wampa");
    game.them().expect_discard(["Wampa"]).expect_hand(["Recruit"]);
}

/// SOR_201: the same for a card that is no unit.
#[test]
fn bodhi_rook_discards_a_card_that_is_no_unit() {
    let mut game =
        scenario().our_hand(["Bodhi Rook"]).their_hand(["Wampa", "Recruit", "Academy Training"]).action_phase();
    game.us().play("Bodhi Rook").expect_sees("their Wampa");
    game.expect_options(["Recruit", "Academy Training"]);
    game.us().choose("Academy Training");
    game.them().expect_hand(["Wampa", "Recruit"]);
}

/// SOR_202: the unit goes to its owner's hand; leaders stay.
#[test]
fn cantina_bouncer_returns_a_unit_to_its_owner() {
    let mut game = scenario()
        .our_hand(["Cantina Bouncer"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs([unit("Wampa").with(["Academy Training"])])
        .action_phase();
    game.us().play("Cantina Bouncer");
    game.expect_options(["Cantina Bouncer", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Wampa"]).expect_discard(["Academy Training"]);
}

/// SOR_203: two different modes.
#[test]
fn cunning_exhausts_and_returns() {
    let mut game = scenario()
        .our_hand(["Cunning"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().play("Cunning").mode(3);
    game.expect_options(["AT-ST", "Wampa", "Grand Moff Tarkin", "done"]);
    game.us().choose("AT-ST").choose("Grand Moff Tarkin");
    game.expect_options(["mode 1", "mode 2", "mode 4"]);
    game.us().mode(1);
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Wampa"]);
    game.expect_exhausted("AT-ST").expect_exhausted("Grand Moff Tarkin");
}

/// SOR_203: +4/+0 for the phase, and a card by chance out of their hand.
#[test]
fn cunning_strengthens_and_discards() {
    let mut game = scenario().our_hand(["Cunning"]).ours(["Wampa"]).their_hand(["Recruit", "Repair"]).action_phase();
    game.us().play("Cunning").mode(4).mode(2).choose("Wampa");
    game.them().expect_hand_size(1);
    game.expect_power("Wampa", 8).expect_hp("Wampa", 5).both_pass().expect_power("Wampa", 4);
}
