//! The cards of Spark of Rebellion from SOR_193 to SOR_204: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, card_text, scenario, unit};

use crate::starts::{about_to_play, with_an_enemy, without_enemies};

// ---- SOR_193 Millennium Falcon, Piece of Junk ----

/// SOR_193: enters play ready; the payment is made after cards are readied.
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

// Corners

/// SOR_193: it returns to its owner's hand, whoever controls it.
#[test]
fn millennium_falcon_returns_to_its_owners_hand() {
    let mut game = scenario().ours([unit("Millennium Falcon").owned_by(Side::Them)]).our_resources(0).regroup_phase();
    game.nobody_resources();
    game.us().mode(2);
    game.them().expect_hand(["Millennium Falcon", "Underworld Thug", "Underworld Thug"]);
}

/// SOR_193, CR 8.33.3, 8.7.3, 1.3.1: "enters play ready" applies to a rescued unit, too.
#[test]
fn rescued_unit_that_enters_play_ready_is_ready() {
    let mut game = scenario().theirs([unit("AT-ST").guarding(["SOR_193"])]).our_hand(["Vanquish"]).action_phase();
    game.us().play("Vanquish").choose("AT-ST");
    game.expect_ready("SOR_193");
    // Any other is exhausted.
    let mut game = scenario().theirs([unit("AT-ST").guarding(["Wampa"])]).our_hand(["Vanquish"]).action_phase();
    game.us().play("Vanquish").choose("AT-ST");
    game.expect_exhausted("Wampa");
}

// Rulings

/// SOR_193, CR 8.24.1: the controller pays or returns it, as they choose.
#[test]
fn millennium_falcon_is_paid_for_or_returns_to_hand() {
    let mut game = scenario().ours(["Millennium Falcon"]).our_resources(1).regroup_phase();
    game.nobody_resources().expect_options(["mode 1", "mode 2"]);
    let mut paid = game.clone();
    paid.us().mode(1).expect_ready_resources(0);
    paid.expect_in_play("Millennium Falcon");
    game.us().mode(2).expect_ready_resources(1);
    game.expect_in_hand("Millennium Falcon").expect_gone("Millennium Falcon");
}

/// SOR_193: a mode that cannot be paid cannot be chosen.
#[test]
fn millennium_falcon_returns_to_hand_when_it_cannot_be_paid() {
    let mut game = scenario().ours(["Millennium Falcon"]).our_resources(0).regroup_phase();
    game.nobody_resources().expect_options(["mode 2"]);
}

// ---- SOR_194 Rogue Operative ----

/// SOR_194: Saboteur and Raid 2.
#[test]
fn rogue_operative_has_saboteur_and_raid() {
    let mut game = scenario().ours(["Rogue Operative"]).theirs(["Cell Block Guard"]).action_phase();
    game.us().attack("Rogue Operative", "their base");
    game.them().expect_base_damage(4);
}

// ---- SOR_195 Auzituck Liberator Gunship ----

/// SOR_195: Ambush.
#[test]
fn auzituck_liberator_gunship_has_ambush() {
    let mut game =
        scenario().our_hand(["Auzituck Liberator Gunship"]).theirs(["TIE/ln Fighter", "Wampa"]).action_phase();
    game.us().play("Auzituck Liberator Gunship");
    game.expect_options(["Auzituck Liberator Gunship -> TIE/ln Fighter", "no"]);
    game.us().attack("Auzituck Liberator Gunship", "TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter");
}

// Rulings

/// SOR_195: Ambush in its own arena.
#[test]
fn auzituck_liberator_gunship_ambush_targets_only_space_units() {
    let name = "Auzituck Liberator Gunship";
    without_enemies(about_to_play(name).theirs(["Cantina Braggart"]).action_phase(), name);
    let mut game = about_to_play(name).theirs(["TIE/ln Fighter", "Cantina Braggart"]).action_phase();
    game.us().play(name);
    game.expect_options([format!("{name} -> TIE/ln Fighter").as_str(), "no"]);
}

// ---- SOR_196 Chewbacca, Loyal Companion ----

/// SOR_196: Sentinel; when attacked, he is readied.
#[test]
fn chewbacca_readies_when_attacked() {
    let mut game =
        scenario().ours([unit("Chewbacca, Loyal Companion").exhausted()]).theirs(["Greedo"]).their_action_phase();
    game.expect_not_offered("Greedo -> our base");
    game.them().attack("Greedo", "Chewbacca").no();
    game.expect_ready("Chewbacca").expect_damage("Chewbacca", 3);
}

// Rulings

/// SOR_196, CR 6.3.3, 7.6.15C: "when attacked" triggers together with "on attack"; the active player chooses the order.
#[test]
fn chewbacca_triggers_together_with_the_attacker() {
    let mut game = scenario().ours(["Sabine Wren"]).theirs([unit("Chewbacca").exhausted()]).action_phase();
    game.us().attack("Sabine Wren", "Chewbacca");
    game.expect_waiting(["Sabine Wren", "Chewbacca"]).expect_asked(Side::Us, QuestionKind::WhoFirst);
    game.us().their_abilities_first();
    game.expect_ready("Chewbacca").expect_asked(Side::Us, QuestionKind::Target).expect_damage("Chewbacca", 0);
}

// ---- SOR_197 Lando Calrissian, Responsible Businessman ----

/// SOR_197: Saboteur; up to two of our resources return to their owners' hands.
#[test]
fn lando_returns_up_to_two_resources_to_hand() {
    let mut game = scenario()
        .our_hand(["Lando Calrissian"])
        .our_resources(9)
        .our_resource_cards(["Waylay", "Recruit", "Repair"])
        .action_phase();
    game.us().play("Lando Calrissian").choose("Waylay").choose("Recruit");
    game.us().expect_hand(["Waylay", "Recruit"]).expect_resources(10);
    game.expect_keyword("Lando Calrissian", Keyword::Saboteur).expect_action_of(Side::Them);
}

/// SOR_197: "up to two" includes none.
#[test]
fn lando_may_return_no_resource() {
    let mut game = scenario().our_hand(["Lando Calrissian"]).our_resources(9).action_phase();
    game.us().play("Lando Calrissian").done().expect_hand([]).expect_resources(9);
}

// ---- SOR_198 Han Solo, Reluctant Hero ----

/// SOR_198: Ambush, and his damage comes first.
#[test]
fn han_solo_has_ambush_and_deals_combat_damage_first() {
    let mut game = scenario().our_hand(["Han Solo, Reluctant Hero"]).theirs(["Wampa"]).action_phase();
    game.us().play("Han Solo").attack("Han Solo", "Wampa");
    game.expect_gone("Wampa").expect_damage("Han Solo", 0).expect_exhausted("Han Solo");
}

/// SOR_198: a unit that survives deals its damage to him.
#[test]
fn han_solo_takes_damage_from_a_unit_that_survives() {
    let mut game = scenario().ours(["Han Solo, Reluctant Hero"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Han Solo", "AT-ST");
    game.expect_damage("AT-ST", 6).expect_gone("Han Solo");
}

// Rulings

/// SOR_198: Ambush, with and without an enemy unit.
#[test]
fn han_solo_ambush_is_optional() {
    without_enemies(about_to_play("Han Solo").action_phase(), "Han Solo");
    with_an_enemy(about_to_play("Han Solo").theirs(["Cantina Braggart"]).action_phase(), "Han Solo", "Han Solo");
}

/// SOR_198, CR 6.3.5C: a defending unit that his combat damage defeats deals none back.
#[test]
fn han_solo_takes_no_damage_from_a_unit_that_he_defeats() {
    let mut game = scenario().ours(["Han Solo"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Han Solo", "Wampa");
    game.expect_gone("Wampa").expect_damage("Han Solo", 0);
    assert!(card_text("SOR_198").contains("defending unit"));
}

/// SOR_198, CR 6.3.5C, 7.5.6D: a surviving unit with Grit counts the damage that it just took.
#[test]
fn han_solo_takes_grit_damage_from_a_surviving_unit() {
    let mut game =
        scenario().ours(["Han Solo"]).theirs([unit("Baze Malbus").with(["Academy Training"])]).action_phase();
    // 2 and 2 for the upgrade, 6 for the damage.
    game.us().attack("Han Solo", "Baze Malbus");
    game.expect_damage("Baze Malbus", 6).expect_gone("Han Solo");
}

/// SOR_198, CR 6.3.0C: only combat damage is dealt first, and only while he attacks.
#[test]
fn han_solo_deals_damage_first_only_while_attacking() {
    let mut game = scenario().ours(["Han Solo"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "Han Solo");
    game.expect_gone("Wampa").expect_damage("Han Solo", 4);
}

// ---- SOR_199 Bamboozle ----

/// SOR_199: a Cunning card, and no other, may be discarded instead of paying resources.
#[test]
fn bamboozle_may_be_played_by_discarding_a_cunning_card() {
    let mut game = scenario()
        .our_hand(["Bamboozle", "Waylay", "Repair"])
        .our_resources(0)
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.expect_not_offered("play Bamboozle");
    game.us().play_instead("Bamboozle");
    game.expect_asked(Side::Us, QuestionKind::Cost).expect_options(["Waylay"]);
    game.us().choose("Waylay").choose("AT-ST").expect_hand(["Repair"]);
    game.expect_exhausted("AT-ST").expect_upgrades("AT-ST", []);
}

/// SOR_199: without another Cunning card it cannot be played by discarding.
#[test]
fn bamboozle_cannot_be_discarded_to_play_itself() {
    let mut game = scenario().our_hand(["Bamboozle", "Repair"]).our_resources(0).theirs(["AT-ST"]).action_phase();
    game.expect_not_offered("Bamboozle");
}

// Rulings

/// SOR_199, CR 1.5.2E, 3.7.3, 4.7.2: each upgrade returns to its owner's hand; tokens do not.
#[test]
fn bamboozle_returns_upgrades_to_their_owners_hands() {
    let mut game = scenario()
        .our_hand(["Bamboozle"])
        .theirs([unit("Wampa")
            .with(["Academy Training", "Experience", "Shield"])
            .with_upgrade_of(Side::Us, "Entrenched")])
        .action_phase();
    game.us().play("Bamboozle").choose("Wampa").expect_hand(["Entrenched"]);
    game.them().expect_hand(["Academy Training"]);
    game.expect_exhausted("Wampa").expect_upgrades("Wampa", []);
}

/// SOR_199, CR 1.8.10: the discard stands for all costs, the additional ones among them.
#[test]
fn bamboozle_discard_replaces_additional_costs_too() {
    let mut game = scenario().our_resources(0).our_hand(["Bamboozle", "Waylay"]).theirs(["Saw Gerrera"]).action_phase();
    game.us().play_instead("Bamboozle").choose("Waylay").choose("Saw Gerrera").expect_base_damage(0);
    game.expect_exhausted("Saw Gerrera");
}

/// SOR_199, CR 1.8.8: paid as printed, the additional cost is paid, too.
#[test]
fn bamboozle_paid_with_resources_pays_additional_costs() {
    let mut game = scenario().our_hand(["Bamboozle", "Waylay"]).theirs(["Saw Gerrera"]).action_phase();
    game.us().play("Bamboozle").choose("Saw Gerrera").expect_base_damage(2).expect_hand(["Waylay"]);
}

/// SOR_199, CR 7.5.14A: played using Smuggle it costs what Smuggle says. The discard replaces only the printed cost.
#[test]
fn bamboozle_played_with_smuggle_cannot_be_paid_by_discarding() {
    let mut game = scenario()
        .our_base("Administrator's Tower")
        .ours(["Tech"])
        .theirs(["Wampa"])
        .our_hand(["Bamboozle", "Greedo", "Surprise Strike"])
        .our_resources(0)
        .our_resource_cards(["Bamboozle", "AT-ST", "AT-ST", "AT-ST"])
        .action_phase();
    game.expect_offered("play Bamboozle instead");
    let names = |card: rules::CardIndex| game.game.def(card).name;
    let bamboozle = game.game.state.list(rules::Seat(0), rules::CardZone::Hand)[0];
    let smuggled: Vec<bool> = game
        .game
        .legal_actions()
        .iter()
        .filter_map(|action| match action {
            rules::Action::Play { card, alternative, .. } => {
                let place = game.game.state.card(*card).place;
                (place == rules::CardZone::Resources && names(*card) == names(bamboozle)).then_some(*alternative)
            }
            _ => None,
        })
        .collect();
    assert_eq!(smuggled, [false]);
}

// ---- SOR_200 Spark of Rebellion ----

/// SOR_200: we look at the enemy hand and discard a card of our choice.
#[test]
fn spark_of_rebellion_discards_a_card_of_our_choice() {
    let mut game = scenario().our_hand(["Spark of Rebellion"]).their_hand(["Wampa", "Recruit"]).action_phase();
    game.us().play("Spark of Rebellion").expect_sees("their Wampa");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Wampa", "Recruit"]);
    game.us().choose("Wampa");
    game.them().expect_discard(["Wampa"]).expect_hand(["Recruit"]);
}

// ---- SOR_201 Bodhi Rook, Imperial Defector ----

/// SOR_201: we look at the enemy hand and discard a card that is not a unit.
#[test]
fn bodhi_rook_discards_a_non_unit_card_of_our_choice() {
    let mut game =
        scenario().our_hand(["Bodhi Rook"]).their_hand(["Wampa", "Recruit", "Academy Training"]).action_phase();
    game.us().play("Bodhi Rook").expect_sees("their Wampa");
    game.expect_options(["Recruit", "Academy Training"]);
    game.us().choose("Academy Training");
    game.them().expect_hand(["Wampa", "Recruit"]);
}

// ---- SOR_202 Cantina Bouncer ----

/// SOR_202: the unit goes to its owner's hand; leaders stay.
#[test]
fn cantina_bouncer_may_return_a_unit_to_its_owners_hand() {
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

// Rulings

/// SOR_202, CR 8.24.1: what returns to hand is in play.
#[test]
fn cantina_bouncer_returns_only_a_unit_in_play() {
    let mut game = scenario()
        .our_hand(["Cantina Bouncer"])
        .our_discard(["Greedo"])
        .theirs(["Wampa"])
        .their_discard(["AT-ST"])
        .action_phase();
    game.us().play("Cantina Bouncer");
    game.expect_options(["Cantina Bouncer", "Wampa", "no"]);
}

// ---- SOR_203 Cunning ----

/// SOR_203: two different modes.
#[test]
fn cunning_exhausts_two_units_and_returns_a_weak_one() {
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

/// SOR_203: +4/+0 for the phase, and a random card out of their hand.
#[test]
fn cunning_strengthens_a_unit_and_discards_at_random() {
    let mut game = scenario().our_hand(["Cunning"]).ours(["Wampa"]).their_hand(["Recruit", "Repair"]).action_phase();
    game.us().play("Cunning").mode(4).mode(2).choose("Wampa");
    game.them().expect_hand_size(1);
    game.expect_power("Wampa", 8).expect_hp("Wampa", 5).both_pass().expect_power("Wampa", 4);
}

// Rulings

/// SOR_203, CR 1.10.5, 8.24.1: power counts with what changes it for the phase. What returns is in play.
#[test]
fn cunning_counts_power_modifiers_of_the_phase() {
    let mut game = scenario()
        .our_hand(["Cunning", "Make an Opening"])
        .their_discard(["Greedo"])
        .theirs(["AT-ST", "Wampa", "Battlefield Marine"])
        .action_phase();
    game.us().play("Make an Opening").choose("AT-ST");
    game.them().pass();
    game.us().play("Cunning").mode(2).choose("Wampa").mode(1);
    game.expect_options(["AT-ST", "Battlefield Marine"]);
}

/// SOR_203, CR 11.4.2: with several opponents, the player of the event chooses which one.
#[test]
fn cunning_player_chooses_the_opponent() {
    let mut game = scenario().our_hand(["Cunning"]).their_hand(["Wampa"]).third(["Greedo"]).action_phase();
    game.us().play("Cunning").mode(4);
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Them);
    game.them().expect_hand([]).expect_discard(["Wampa"]);
    game.third().expect_hand(["Wampa"]);
}

// ---- SOR_204 Greedo, Slow on the Draw ----

/// SOR_204: when defeated, he may discard from our deck. A card that is not a unit deals 2 damage to a ground unit.
#[test]
fn greedo_may_deal_2_damage_when_the_discarded_card_is_not_a_unit() {
    let with = |card| scenario().ours(["Greedo"]).our_deck([card, "Repair"]).theirs(["AT-ST", "TIE/ln Fighter"]);
    let mut game = with("Recruit").action_phase();
    game.us().attack("Greedo", "AT-ST").yes();
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 5);
    let mut game = with("Wampa").action_phase();
    game.us().attack("Greedo", "AT-ST").yes().expect_discard(["Greedo", "Wampa"]);
    game.expect_damage("AT-ST", 3).expect_action_of(Side::Them);
    let mut game = with("Recruit").action_phase();
    game.us().attack("Greedo", "AT-ST").no().expect_discard(["Greedo"]);
    game.expect_action_of(Side::Them);
}

// Rulings

/// SOR_204, CR 1.14.3: cards are discarded from the top of the deck.
#[test]
fn greedo_discards_from_the_top_of_the_deck() {
    let mut game =
        scenario().ours(["Greedo"]).our_deck(["Recruit", "Repair", "Waylay"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Greedo", "Wampa").yes();
    game.us().choose("Wampa").expect_deck_top(["Repair", "Waylay"]).expect_discard(["Greedo", "Recruit"]);
    game.expect_gone("Wampa");
}
