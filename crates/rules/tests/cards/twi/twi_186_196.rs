//! The cards of Twilight of the Republic from TWI_186 to TWI_196: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- TWI_186 San Hill, Chairman of the Banking Clan ----

/// TWI_186: Exploit 3; attacking, a resource for each friendly unit that was defeated this phase.
#[test]
fn san_hill_readies_a_resource_for_each_friendly_defeat() {
    let mut game = scenario()
        .our_hand(["Squadron of Vultures"])
        .ours(["San Hill", "Battle Droid", "Battle Droid", "Wampa"])
        .theirs(["Jawa Scavenger"])
        .our_resources(10)
        .action_phase();
    game.us().play("Squadron of Vultures").choose("Battle Droid").choose("Battle Droid").done();
    game.us().expect_ready_resources(4);
    game.them().pass();
    // An enemy unit does not count.
    game.us().attack("Wampa", "Jawa Scavenger");
    game.them().pass();
    game.us().attack("San Hill", "their base");
    game.us().choose("our Underworld Thug #1").choose("our Underworld Thug #1").expect_ready_resources(6);
    // 3 of them from the Wampa.
    game.them().expect_base_damage(6);
}

// ---- TWI_187 Cad Bane, Hostage Taker ----

/// TWI_187: when played, he captures up to three enemy units with 8 or less combined remaining HP.
#[test]
fn cad_bane_captures_up_to_three_units_of_8_combined_hp() {
    let mut game = scenario()
        .our_hand(["Cad Bane, Hostage Taker"])
        .theirs([unit("AT-ST").damage(3)])
        .theirs(["Wampa", "Battlefield Marine", "Battle Droid", "TIE/ln Fighter"])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.us().play("Cad Bane");
    game.expect_not_offered("Grand Moff Tarkin").expect_not_offered("Cad Bane").expect_offered("done");
    game.us().choose("AT-ST");
    // 4 are left.
    game.expect_options(["Battlefield Marine", "Battle Droid", "TIE/ln Fighter", "done"]);
    game.us().choose("Battlefield Marine").choose("TIE/ln Fighter");
    game.expect_captured("AT-ST").expect_captured("Battlefield Marine").expect_captured("TIE/ln Fighter");
    game.expect_in_play("Wampa").expect_action_of(Side::Them);
}

/// TWI_187: on attack, the defending player may rescue a card of theirs; then we draw two cards.
#[test]
fn cad_bane_lets_the_defender_rescue_a_captive_for_two_cards() {
    let game = scenario()
        .ours([unit("Cad Bane, Hostage Taker").guarding(["Wampa", "Battlefield Marine"])])
        .our_deck(["Recruit", "Repair", "AT-ST"])
        .action_phase();
    let mut rescued = game.clone();
    rescued.us().attack("Cad Bane", "their base");
    rescued.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Wampa", "Battlefield Marine", "no"]);
    rescued.them().choose("Wampa").expect_base_damage(7);
    rescued.expect_controller("Wampa", Side::Them).expect_exhausted("Wampa").expect_captured("Battlefield Marine");
    rescued.us().expect_hand(["Recruit", "Repair"]);
    let mut kept = game;
    kept.us().attack("Cad Bane", "their base");
    kept.them().no();
    kept.us().expect_hand([]);
    kept.expect_captured("Wampa");
}

// Corners

/// TWI_187: a captured token is removed; without a captive no card is rescued or drawn.
#[test]
fn cad_bane_guards_no_tokens() {
    let mut game = scenario().our_hand(["Cad Bane, Hostage Taker"]).theirs(["Clone Trooper"]).action_phase();
    game.us().play("Cad Bane").choose("Clone Trooper");
    game.expect_gone("Clone Trooper").both_pass().nobody_resources();
    game.us().attack("Cad Bane", "their base").expect_hand_size(2);
    game.expect_action_of(Side::Them);
}

/// TWI_187: at most three units.
#[test]
fn cad_bane_captures_at_most_three_units() {
    let mut game = scenario()
        .our_hand(["Cad Bane, Hostage Taker"])
        .theirs(["Greedo", "Battle Droid", "TIE/ln Fighter", "Death Star Stormtrooper"])
        .action_phase();
    game.us().play("Cad Bane").choose("Greedo").choose("Battle Droid").choose("TIE/ln Fighter");
    game.expect_action_of(Side::Them).expect_in_play("Death Star Stormtrooper");
}

/// TWI_187: only a card that the defending player owns can be rescued.
#[test]
fn cad_bane_captive_is_rescued_only_by_its_owner() {
    let mut game =
        scenario().ours([unit("Cad Bane, Hostage Taker").guarding(["Wampa"])]).third(["Swoop Racer"]).action_phase();
    game.us().attack("Cad Bane", "third base");
    // The Wampa is theirs; the third player has nobody to rescue.
    game.expect_action_of(Side::Them).expect_captured("Wampa");
}

// ---- TWI_188 Wartime Profiteering ----

/// TWI_188: looks at as many cards as units were defeated this phase and draws one.
#[test]
fn wartime_profiteering_draws_one_of_as_many_cards_as_units_defeated() {
    let mut game = scenario()
        .our_hand(["Wartime Profiteering"])
        .ours(["Wampa", "Battlefield Marine"])
        .theirs(["Jawa Scavenger", "Phase I Clone Trooper"])
        .our_deck(["Recruit", "Repair", "AT-ST", "Vanquish"])
        .action_phase();
    game.us().attack("Wampa", "Jawa Scavenger");
    game.them().attack("Phase I Clone Trooper", "Battlefield Marine");
    // Three have fallen: both sides count.
    game.us().play("Wartime Profiteering");
    game.expect_options(["Recruit", "Repair", "AT-ST"]);
    game.us().choose("AT-ST").expect_hand(["AT-ST"]).expect_deck_top(["Vanquish"]).expect_deck_size(3);
    game.expect_action_of(Side::Them);
    let mut peace = scenario().our_hand(["Wartime Profiteering"]).our_deck(["Recruit"]).action_phase();
    peace.us().play("Wartime Profiteering").expect_hand([]);
    peace.expect_action_of(Side::Them);
}

// Corners

/// TWI_188: the drawn card does not go to the bottom with the others.
#[test]
fn wartime_profiteering_keeps_the_drawn_card_in_hand() {
    let mut game = scenario()
        .our_hand(["Wartime Profiteering", "Vanquish"])
        .theirs(["Wampa"])
        .our_deck(["Recruit", "Repair"])
        .action_phase();
    game.us().play("Vanquish").choose("Wampa");
    game.them().pass();
    game.us().play("Wartime Profiteering").choose("Recruit").expect_hand(["Recruit"]).expect_deck_size(1);
}

// ---- TWI_189 Unnatural Life ----

/// TWI_189: a unit defeated this phase is played for 2 less, ready, and is defeated when the regroup phase starts.
#[test]
fn unnatural_life_plays_a_defeated_unit_ready_until_regroup() {
    let mut game = scenario()
        .our_hand(["Unnatural Life"])
        .our_discard(["AT-ST"])
        .ours(["Consular Security Force", "TIE/ln Fighter"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Consular Security Force");
    // 3 and 4 for the event.
    game.us().play("Unnatural Life").expect_ready_resources(13);
    game.expect_options(["play Consular Security Force"]);
    game.us().play("Consular Security Force").expect_ready_resources(11);
    game.expect_ready("Consular Security Force").both_pass();
    game.expect_in_discard("Consular Security Force").expect_in_play("TIE/ln Fighter");
}

/// TWI_189: a unit that left play and was played again is not defeated.
#[test]
fn unnatural_life_does_not_defeat_a_unit_that_was_replayed() {
    let mut game = scenario()
        .our_hand(["Unnatural Life"])
        .ours(["Consular Security Force"])
        .their_hand(["Vanquish", "Waylay"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Consular Security Force");
    game.us().play("Unnatural Life").play("Consular Security Force");
    game.them().play("Waylay").choose("Consular Security Force");
    game.us().play("Consular Security Force");
    game.both_pass();
    game.expect_in_play("Consular Security Force");
}

// Corners

/// TWI_189: a unit defeated in an earlier phase, or discarded without being defeated, cannot be played.
#[test]
fn unnatural_life_needs_a_unit_defeated_this_phase() {
    let mut game = scenario()
        .our_hand(["Unnatural Life", "Unmasking the Conspiracy", "AT-ST"])
        .ours(["Battlefield Marine"])
        .their_hand(["Vanquish", "Wampa"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Battlefield Marine");
    game.both_pass().nobody_resources();
    game.us().play("Unmasking the Conspiracy").choose("AT-ST").choose("Wampa");
    game.them().pass();
    game.us().play("Unnatural Life");
    game.expect_action_of(Side::Them).expect_in_discard("AT-ST").expect_in_discard("Battlefield Marine");
}

/// TWI_189: a unit of ours defeated under the opponent's control is in our discard pile and counts.
#[test]
fn unnatural_life_counts_our_unit_that_an_opponent_controlled() {
    let mut game = scenario()
        .our_hand(["Unnatural Life"])
        .ours(["Battle Droid"])
        .theirs([unit("Cantina Braggart").owned_by(Side::Us), unit("Jawa Scavenger")])
        .ours(["Wampa", "AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "Cantina Braggart");
    game.them().pass();
    game.us().attack("AT-ST", "Jawa Scavenger");
    game.them().pass();
    game.us().play("Unnatural Life");
    game.expect_options(["play Cantina Braggart"]);
}

// ---- TWI_190 On the Doorstep ----

/// TWI_190: three ready Battle Droids.
#[test]
fn on_the_doorstep_creates_three_ready_droids() {
    let mut game = scenario().our_hand(["On the Doorstep"]).ours([unit("Battle Droid").exhausted()]).action_phase();
    game.us().play("On the Doorstep");
    game.expect_count("our Battle Droid", 4).expect_exhausted("Battle Droid #1");
    for name in ["Battle Droid #2", "Battle Droid #3", "Battle Droid #4"] {
        game.expect_ready(name);
    }
}

// ---- TWI_191 Wolf Pack Escort ----

/// TWI_191: a friendly non-leader, non-Vehicle unit may return to its owner's hand.
#[test]
fn wolf_pack_escort_may_return_a_friendly_unit() {
    let mut game = scenario()
        .our_hand(["Wolf Pack Escort"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Wampa", "AT-ST"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Wolf Pack Escort");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
}

// ---- TWI_192 Padmé Amidala, Pursuing Peace ----

/// TWI_192: with three units an enemy unit gets -3/-0 for the phase when she attacks.
#[test]
fn padme_amidala_gives_an_enemy_minus_3_power_with_three_units() {
    let name = "Padmé Amidala, Pursuing Peace";
    let mut game = scenario().ours([name, "Wampa", "TIE/ln Fighter"]).theirs(["AT-ST", "Battle Droid"]).action_phase();
    game.us().attack("Padmé Amidala", "AT-ST");
    game.expect_options(["AT-ST", "Battle Droid"]);
    game.us().choose("AT-ST");
    game.expect_damage("Padmé Amidala", 3).expect_damage("AT-ST", 1).expect_power("AT-ST", 3).both_pass();
    game.expect_power("AT-ST", 6);
    let mut two = scenario().ours([name, "Wampa"]).theirs(["AT-ST"]).action_phase();
    two.us().attack("Padmé Amidala", "their base");
    two.expect_action_of(Side::Them).expect_power("AT-ST", 6);
}

// ---- TWI_193 R2-D2, Full of Solutions ----

/// TWI_193: may discard a card to draw one of the top three.
#[test]
fn r2_d2_may_discard_a_card_to_search_the_top_three() {
    let name = "R2-D2, Full of Solutions";
    let mut game = scenario()
        .our_hand([name, "Recruit", "Repair"])
        .our_deck(["Wampa", "AT-ST", "Vanquish", "Greedo"])
        .action_phase();
    game.us().play("R2-D2");
    let mut declined = game.clone();
    game.us().yes().choose("Recruit").expect_discard(["Recruit"]);
    game.expect_asked(Side::Us, QuestionKind::Search).expect_options(["Wampa", "AT-ST", "Vanquish", "done"]);
    game.us().choose("AT-ST").expect_hand(["Repair", "AT-ST"]).expect_deck_top(["Greedo"]);
    game.them().expect_does_not_see("AT-ST");
    declined.us().no();
    declined.us().expect_hand(["Recruit", "Repair"]);
    declined.expect_action_of(Side::Them);
}

// ---- TWI_194 Ahsoka Tano, Always Ready For Trouble ----

/// TWI_194: Ambush if an opponent has more units than we do, herself included.
#[test]
fn ahsoka_tano_has_ambush_when_an_opponent_has_more_units() {
    let name = "Ahsoka Tano, Always Ready For Trouble";
    let mut game = scenario().our_hand([name]).theirs(["Cantina Braggart", "Wampa"]).action_phase();
    game.us().play("Ahsoka Tano");
    game.expect_asked(Side::Us, QuestionKind::Attack);
    game.us().attack("Ahsoka Tano", "Cantina Braggart");
    game.expect_gone("Cantina Braggart");
    let mut even = scenario().our_hand([name]).theirs(["Cantina Braggart"]).action_phase();
    even.us().play("Ahsoka Tano");
    even.expect_action_of(Side::Them).expect_no_keyword("Ahsoka Tano", Keyword::Ambush);
}

/// TWI_194: for two resources she and her upgrades return to their owners' hands, exhausted or not.
#[test]
fn ahsoka_tano_returns_to_hand_with_her_upgrades() {
    let mut game = scenario()
        .ours([unit("Ahsoka Tano, Always Ready For Trouble")
            .exhausted()
            .with(["Academy Training", "Shield"])
            .with_upgrade_of(Side::Them, "Entrenched")])
        .our_resources(2)
        .action_phase();
    game.us().use_ability("Ahsoka Tano").expect_ready_resources(0).expect_hand(["Ahsoka Tano", "Academy Training"]);
    game.them().expect_hand(["Entrenched"]);
    game.expect_gone("Shield").expect_action_of(Side::Them);
    game.us().expect_discard([]);
}

// Corners

/// TWI_194: the card that she guards is rescued when she returns.
#[test]
fn ahsoka_tano_returning_rescues_her_captive() {
    let mut game = scenario().ours([unit("Ahsoka Tano, Always Ready For Trouble").guarding(["Wampa"])]).action_phase();
    game.us().use_ability("Ahsoka Tano").expect_hand(["Ahsoka Tano"]);
    game.expect_controller("Wampa", Side::Them).expect_exhausted("Wampa");
}

// Rulings

/// TWI_194: her action can be used only while she is in play.
#[test]
fn ahsoka_tano_action_can_be_used_only_in_play() {
    let name = "Ahsoka Tano, Always Ready For Trouble";
    let mut game = scenario().our_hand([name]).our_resource_cards([name]).our_discard([name]).action_phase();
    game.expect_not_offered("use Ahsoka Tano");
    game.us().play("Ahsoka Tano");
    game.them().pass();
    game.expect_offered("use Ahsoka Tano");
}

/// TWI_194: one of several opponents with more units is enough.
#[test]
fn ahsoka_tano_needs_a_single_opponent_with_more_units() {
    let name = "Ahsoka Tano, Always Ready For Trouble";
    let with = |third: &'static [&'static str]| {
        let mut game = scenario().our_hand([name]).third(third.iter().copied()).action_phase();
        game.us().play("Ahsoka Tano");
        game
    };
    with(&["Wampa", "AT-ST"]).expect_asked(Side::Us, QuestionKind::Attack).expect_offered("Ahsoka Tano -> Wampa");
    with(&["Wampa"]).expect_action_of(Side::Them);
}

// ---- TWI_195 Sabine Wren, You Can Count On Me ----

/// TWI_195: while exhausted, she cannot be attacked.
#[test]
fn sabine_wren_cannot_be_attacked_while_exhausted() {
    let name = "Sabine Wren, You Can Count On Me";
    let exhausted = |upgrades: &'static [&'static str]| {
        scenario().ours([unit(name).exhausted().with(upgrades.iter().copied())]).theirs(["Wampa"]).their_action_phase()
    };
    exhausted(&[]).expect_not_offered("Wampa -> Sabine Wren").expect_offered("Wampa -> our base");
    exhausted(&["Protector"]).expect_offered("Wampa -> Sabine Wren");
    scenario().ours([name]).theirs(["Wampa"]).their_action_phase().expect_offered("Wampa -> Sabine Wren");
}

/// TWI_195: a discarded card that shares no aspect with our base deals 2 damage to a ground unit.
#[test]
fn sabine_wren_may_discard_a_card_to_deal_2_damage() {
    let with = |top: &'static str| {
        let mut game = scenario()
            .our_base("Jedha City")
            .ours(["Sabine Wren, You Can Count On Me"])
            .our_deck([top, "Recruit"])
            .theirs(["AT-ST", "TIE/ln Fighter"])
            .action_phase();
        game.us().attack("Sabine Wren", "their base");
        game.expect_asked(Side::Us, QuestionKind::May);
        game.us().yes().expect_discard([top]);
        game
    };
    let mut other = with("Wampa");
    other.expect_options(["Sabine Wren", "AT-ST"]);
    other.us().choose("AT-ST");
    other.expect_damage("AT-ST", 2);
    with("Jawa Scavenger").expect_action_of(Side::Them).expect_damage("AT-ST", 0);
    // A card without aspects shares none.
    with("Underworld Thug").expect_offered("AT-ST");
}

// Rulings

/// TWI_195, CR 1.14.3: the top card of our deck is discarded.
#[test]
fn sabine_wren_discards_the_top_card() {
    let mut game =
        scenario().ours(["Sabine Wren, You Can Count On Me"]).our_deck(["Repair", "Wampa", "AT-ST"]).action_phase();
    game.us().attack("Sabine Wren", "their base").yes().expect_discard(["Repair"]).expect_deck_top(["Wampa", "AT-ST"]);
    // Vigilance is an aspect of our base.
    game.expect_action_of(Side::Them);
    let mut empty = scenario().ours(["Sabine Wren, You Can Count On Me"]).our_deck([]).theirs(["AT-ST"]).action_phase();
    empty.us().attack("Sabine Wren", "their base");
    empty.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
}

/// TWI_195, TWI_219, CR 8.3.3A: a unit that cannot be attacked can be while it has Sentinel.
#[test]
fn sentinel_makes_a_unit_attackable_that_cannot_be_attacked() {
    let sabine = unit("Sabine Wren, You Can Count On Me").exhausted();
    let mut game =
        scenario().ours([sabine, unit("Wampa")]).our_hand(["Captain Typho"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Captain Typho").choose("Sabine Wren");
    game.expect_offered("AT-ST -> Sabine Wren").expect_not_offered("AT-ST -> Wampa");
    let mut game =
        scenario().ours(["Cell Block Guard", "Wampa"]).our_hand(["On Top of Things"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("On Top of Things", "Cell Block Guard");
    game.expect_offered("AT-ST -> Cell Block Guard").expect_not_offered("AT-ST -> Wampa");
}

// ---- TWI_196 Plo Koon, Koh-to-yah! ----

/// TWI_196: Ambush; with three units Raid 3.
#[test]
fn plo_koon_has_raid_with_three_units() {
    let mut game = scenario()
        .our_hand(["Plo Koon"])
        .ours(["Wampa", "TIE/ln Fighter"])
        .theirs(["Consular Security Force"])
        .action_phase();
    game.us().play("Plo Koon").attack("Plo Koon", "Consular Security Force");
    game.expect_damage("Consular Security Force", 6).expect_damage("Plo Koon", 3).expect_power("Plo Koon", 3);
    let alone = &mut scenario().ours(["Plo Koon", "Wampa"]).action_phase();
    alone.expect_no_keyword("Plo Koon", Keyword::Raid).expect_keyword("Plo Koon", Keyword::Ambush);
}
