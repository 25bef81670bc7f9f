//! The cards of Twilight of the Republic from TWI_197 to TWI_205: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

// ---- TWI_197 Republic Attack Pod ----

/// TWI_197: 1 less while we control three units.
#[test]
fn republic_attack_pod_costs_1_less_with_three_units() {
    let with = |ours: &'static [&'static str]| {
        let mut game = scenario()
            .our_hand(["Republic Attack Pod"])
            .our_base("Jedha City")
            .ours(ours.iter().copied())
            .action_phase();
        game.us().play("Republic Attack Pod");
        game
    };
    with(&["Wampa", "AT-ST", "Battle Droid"]).us().expect_ready_resources(15);
    with(&["Wampa", "AT-ST"]).us().expect_ready_resources(14);
}

// Corners

/// TWI_197: only friendly units count.
#[test]
fn republic_attack_pod_counts_only_our_units() {
    let mut game = scenario()
        .our_hand(["Republic Attack Pod"])
        .ours(["Wampa", "Greedo"])
        .theirs(["AT-ST", "Swoop Racer", "Jawa Scavenger"])
        .action_phase();
    let mut three = scenario().our_hand(["Republic Attack Pod"]).ours(["Wampa", "Greedo", "AT-ST"]).action_phase();
    // 6, and 5.
    game.us().play("Republic Attack Pod").expect_ready_resources(12);
    three.us().play("Republic Attack Pod").expect_ready_resources(13);
}

// ---- TWI_198 Enfys Nest, Champion of Justice ----

/// TWI_198: Saboteur; an enemy unit with less power may return to hand, when played and on attack.
#[test]
fn enfys_nest_may_return_an_enemy_unit_with_less_power() {
    let name = "Enfys Nest, Champion of Justice";
    let mut game = scenario()
        .our_hand([name])
        .ours(["Greedo"])
        .theirs(["AT-ST", "Wampa", "B1 Attack Platform", "TIE/ln Fighter"])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.us().play("Enfys Nest");
    // Her power is 5.
    game.expect_options(["Wampa", "TIE/ln Fighter", "no"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Wampa"]);
    game.both_pass().nobody_resources();
    game.us().attack("Enfys Nest", "their base").choose("TIE/ln Fighter");
    game.expect_in_hand("TIE/ln Fighter").expect_keyword("Enfys Nest", Keyword::Saboteur);
}

// Rulings

/// TWI_198: current power counts on both sides.
#[test]
fn enfys_nest_compares_current_power() {
    let mut game = scenario()
        .ours([unit("Enfys Nest, Champion of Justice").with(["Academy Training"])])
        .theirs([unit("AT-ST"), unit("Wampa").with(["Entrenched"])])
        .action_phase();
    game.us().attack("Enfys Nest", "their base");
    // 7 is more than 6, and no more than 4 and 3.
    game.expect_options(["AT-ST", "no"]);
}

// ---- TWI_199 Clear the Field ----

/// TWI_199: a unit of cost 3 or less returns to hand, and each enemy non-leader unit of its name.
#[test]
fn clear_the_field_returns_enemy_units_of_the_same_name() {
    let game = scenario()
        .our_hand(["Clear the Field"])
        .ours(["Battlefield Marine", "Battlefield Marine"])
        .theirs(["Battlefield Marine", "Battlefield Marine", "Swoop Racer", "Wampa"])
        .action_phase();
    let mut ours = game.clone();
    ours.us().play("Clear the Field");
    ours.expect_offered("Swoop Racer").expect_not_offered("Wampa");
    ours.us().choose("our Battlefield Marine").expect_hand(["Battlefield Marine"]);
    ours.expect_count("our Battlefield Marine", 1);
    ours.them().expect_hand(["Battlefield Marine", "Battlefield Marine"]);
    let mut theirs = game;
    theirs.us().play("Clear the Field").choose("their Battlefield Marine");
    theirs.us().expect_hand([]);
    theirs.them().expect_hand(["Battlefield Marine", "Battlefield Marine"]);
}

// Rulings

/// TWI_199: the printed cost counts, and names have no subtitle; leader units stay.
#[test]
fn clear_the_field_checks_printed_cost_and_name_without_subtitle() {
    let mut game = scenario()
        .our_hand(["Clear the Field"])
        .ours([unit("Battle Droid").with(["Academy Training", "Jedi Lightsaber"])])
        .theirs(["Sabine Wren, Explosives Artist", "Sabine Wren, You Can Count On Me", "Wampa"])
        .their_deployed_leader("Sabine Wren, Galvanized Revolutionary")
        .action_phase();
    game.us().play("Clear the Field");
    game.expect_options(["Battle Droid", "Sabine Wren"]);
    game.us().choose("Sabine Wren, Explosives Artist");
    game.them().expect_hand(["Sabine Wren", "Sabine Wren"]);
    game.expect_in_play("Sabine Wren, Galvanized Revolutionary");
}

/// TWI_199: only units in play are chosen and return.
#[test]
fn clear_the_field_returns_only_units_in_play() {
    let mut game = scenario()
        .our_hand(["Clear the Field"])
        .our_discard(["Battlefield Marine"])
        .theirs(["Battlefield Marine"])
        .their_discard(["Battlefield Marine", "Jawa Scavenger"])
        .action_phase();
    game.us().play("Clear the Field");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.them().expect_hand(["Battlefield Marine"]).expect_discard(["Battlefield Marine", "Jawa Scavenger"]);
    game.us().expect_discard(["Clear the Field", "Battlefield Marine"]);
}

// ---- TWI_200 Creative Thinking ----

/// TWI_200: a unit that is not unique is exhausted; a Clone Trooper.
#[test]
fn creative_thinking_exhausts_a_non_unique_unit_and_creates_a_trooper() {
    let mut game = scenario().our_hand(["Creative Thinking"]).theirs(["Greedo", "Wampa"]).action_phase();
    game.us().play("Creative Thinking");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_count("our Clone Trooper", 1);
    let mut nobody = scenario().our_hand(["Creative Thinking"]).theirs(["Greedo"]).action_phase();
    nobody.us().play("Creative Thinking");
    nobody.expect_count("our Clone Trooper", 1).expect_ready("Greedo");
}

// Rulings

/// TWI_200 (erratum: the mark for unique): unique units of either side cannot be chosen.
#[test]
fn creative_thinking_cannot_choose_a_unique_unit() {
    let mut game =
        scenario().our_hand(["Creative Thinking"]).ours(["Wampa", "Jesse"]).theirs(["Fives", "AT-ST"]).action_phase();
    game.us().play("Creative Thinking");
    game.expect_options(["Wampa", "AT-ST"]);
}

// ---- TWI_201 Aid from the Innocent ----

/// TWI_201: two non-unit Heroism cards are discarded and may be played for 2 less this phase.
#[test]
fn aid_from_the_innocent_lets_two_discarded_cards_be_played_for_less() {
    let mut game = scenario()
        .our_hand(["Aid from the Innocent"])
        .our_discard(["Heroes on Both Sides"])
        .our_deck(["Drop In", "Battlefield Marine", "Luke's Lightsaber", "Vanquish", "Heroic Sacrifice", "Recruit"])
        .ours(["Wampa"])
        .action_phase();
    // 5 and 2 for Cunning.
    game.us().play("Aid from the Innocent").expect_ready_resources(13);
    game.expect_options(["Drop In", "Luke's Lightsaber", "Heroic Sacrifice", "done"]);
    game.us().choose("Drop In").choose("Luke's Lightsaber");
    game.expect_in_discard("Drop In").expect_in_discard("Luke's Lightsaber").expect_in_deck("Heroic Sacrifice");
    game.them().pass();
    game.expect_not_offered("Heroes on Both Sides");
    game.us().play("Drop In").expect_ready_resources(11);
    game.expect_count("our Clone Trooper", 2);
    game.them().pass();
    game.us().play_onto("Luke's Lightsaber", "Wampa").expect_ready_resources(11);
    game.expect_upgrades("Wampa", ["Luke's Lightsaber"]);
}

/// TWI_201: the cards cannot be played in the next phase.
#[test]
fn aid_from_the_innocent_permission_ends_with_the_phase() {
    let mut game = scenario()
        .our_hand(["Aid from the Innocent"])
        .our_deck(["Drop In", "Wampa", "Wampa", "Wampa", "Wampa"])
        .action_phase();
    game.us().play("Aid from the Innocent").choose("Drop In");
    game.both_pass().nobody_resources();
    game.expect_action_of(Side::Us).expect_not_offered("Drop In").expect_in_discard("Drop In");
}

// Corners

/// TWI_201: a card can be played once: back in the discard pile it is a new card.
#[test]
fn aid_from_the_innocent_plays_each_card_once() {
    let mut game =
        scenario().our_hand(["Aid from the Innocent"]).our_deck(["Drop In", "Recruit", "Recruit"]).action_phase();
    game.us().play("Aid from the Innocent").choose("Drop In");
    game.them().pass();
    game.us().play("Drop In").expect_ready_resources(11);
    game.expect_in_discard("Drop In");
    game.them().pass();
    game.expect_not_offered("Drop In");
}

/// TWI_201: the top ten cards.
#[test]
fn aid_from_the_innocent_searches_ten_cards() {
    let deck = ["Wampa"; 10].into_iter().chain(["The Force Is With Me", "Jedi Lightsaber"]);
    let mut game = scenario().our_hand(["Aid from the Innocent"]).our_deck(deck).action_phase();
    game.us().play("Aid from the Innocent");
    game.expect_action_of(Side::Them);
}

// ---- TWI_202 Jar Jar Binks, Foolish Gungan ----

/// TWI_202: 2 damage to a random unit or base.
#[test]
fn jar_jar_binks_damages_a_random_unit_or_base() {
    let mut hit = [false; 5];
    for seed in 0..40 {
        let mut game = scenario()
            .ours(["Jar Jar Binks", "Wampa"])
            .theirs(["AT-ST"])
            .their_base_damage(0)
            .seed(seed)
            .action_phase();
        game.us().attack("Jar Jar Binks", "AT-ST");
        let gone = game.game.state.list(rules::Seat(0), rules::CardZone::Arena).len() == 1;
        let damage = |card: &str| game.game.state.card(game.card(card)).damage;
        hit[0] |= gone;
        hit[1] |= damage("Wampa") == 2;
        hit[2] |= damage("AT-ST") == 4;
        hit[3] |= damage("our base") == 2;
        hit[4] |= damage("their base") == 2;
    }
    // He himself falls to the AT-ST in any case.
    assert_eq!(hit, [true; 5]);
}

// Rulings

/// TWI_202, CR 8.22.1: each unit and base is equally likely.
#[test]
fn jar_jar_binks_chooses_each_unit_and_base_with_equal_chance() {
    let mut hits = [0; 4];
    for seed in 0..200 {
        let mut game = scenario().ours(["Jar Jar Binks"]).theirs(["AT-ST"]).seed(seed).action_phase();
        game.us().attack("Jar Jar Binks", "their base");
        let damage = |card: &str| game.game.state.card(game.card(card)).damage;
        let hit =
            [damage("Jar Jar Binks") == 2, damage("AT-ST") == 2, damage("our base") == 2, damage("their base") == 4];
        assert_eq!(hit.iter().filter(|hit| **hit).count(), 1);
        for (count, hit) in hits.iter_mut().zip(hit) {
            *count += i32::from(hit);
        }
    }
    // 50 expected of each; six standard deviations of a binomial with a quarter are 37.
    assert!(hits.iter().all(|count| (13..=87).contains(count)), "{hits:?}");
}

// ---- TWI_203 Chancellor Palpatine, Wartime Chancellor ----

/// TWI_203: token units that we create enter play ready; on attack, a Clone Trooper if a unit left play this phase.
#[test]
fn chancellor_palpatine_readies_created_tokens_and_creates_a_trooper() {
    let name = "Chancellor Palpatine, Wartime Chancellor";
    let game = scenario()
        .ours([name, "Wampa"])
        .our_hand(["Drop In", "Battlefield Marine"])
        .theirs(["Jawa Scavenger"])
        .their_hand(["Droid Deployment"])
        .action_phase();
    let mut drops = game.clone();
    drops.us().play("Drop In");
    drops.expect_ready("Clone Trooper #1").expect_ready("Clone Trooper #2");
    drops.them().play("Droid Deployment");
    drops.expect_exhausted("Battle Droid #1");
    drops.us().play("Battlefield Marine");
    drops.expect_exhausted("Battlefield Marine");
    drops.them().pass();
    drops.us().attack("Chancellor Palpatine", "their base");
    drops.expect_count("Clone Trooper", 2);
    let mut after = game;
    after.us().attack("Wampa", "Jawa Scavenger");
    after.them().pass();
    after.us().attack("Chancellor Palpatine", "their base");
    after.expect_count("our Clone Trooper", 1).expect_ready("Clone Trooper");
}

// Corners

/// TWI_203: tokens that an opponent's card creates for us enter ready; tokens of the opponent do not.
#[test]
fn chancellor_palpatine_readies_tokens_that_an_enemy_card_creates() {
    let name = "Chancellor Palpatine, Wartime Chancellor";
    let mut game = scenario().ours([name]).their_hand(["Jesse"]).their_action_phase();
    game.them().play("Jesse");
    game.expect_ready("Battle Droid #1").expect_ready("Battle Droid #2").expect_count("our Battle Droid", 2);
    let mut theirs = scenario().ours([name]).our_hand(["Jesse"]).action_phase();
    theirs.us().play("Jesse");
    theirs.expect_exhausted("Battle Droid #1");
}

/// TWI_203: returned and captured units left play; a discarded card did not.
#[test]
fn chancellor_palpatine_counts_returned_and_captured_units() {
    let name = "Chancellor Palpatine, Wartime Chancellor";
    for (event, choices) in [("Waylay", &["Wampa"][..]), ("Take Captive", &["Chancellor Palpatine", "Wampa"])] {
        let mut game = scenario().ours([name]).our_hand([event]).theirs(["Wampa"]).action_phase();
        game.us().play(event).choose_each(choices.iter().copied());
        game.them().pass();
        game.us().attack("Chancellor Palpatine", "their base");
        game.expect_count("our Clone Trooper", 1);
    }
    let mut discarded =
        scenario().ours([name]).our_hand(["Unmasking the Conspiracy", "Wampa"]).their_hand(["AT-ST"]).action_phase();
    discarded.us().play("Unmasking the Conspiracy").choose("Wampa").choose("AT-ST");
    discarded.them().pass();
    discarded.us().attack("Chancellor Palpatine", "their base");
    discarded.expect_count("Clone Trooper", 0);
}

// ---- TWI_204 Impropriety Among Thieves ----

/// TWI_204: a ready unit of each player changes control until the regroup phase.
#[test]
fn impropriety_among_thieves_exchanges_ready_units() {
    let mut game = scenario()
        .our_hand(["Impropriety Among Thieves"])
        .ours(["Battle Droid", "Wampa"])
        .ours([unit("Battlefield Marine").exhausted()])
        .theirs(["AT-ST"])
        .theirs([unit("Consular Security Force").exhausted()])
        .action_phase();
    game.us().play("Impropriety Among Thieves");
    game.expect_options(["Battle Droid", "Wampa"]);
    game.us().choose("Battle Droid");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_controller("AT-ST", Side::Us).expect_controller("Battle Droid", Side::Them).expect_ready("AT-ST");
    game.both_pass();
    game.expect_controller("AT-ST", Side::Them).expect_controller("Battle Droid", Side::Us);
    let mut none = scenario()
        .our_hand(["Impropriety Among Thieves"])
        .ours(["Wampa"])
        .theirs([unit("AT-ST").exhausted()])
        .action_phase();
    none.us().play("Impropriety Among Thieves");
    none.expect_action_of(Side::Them).expect_controller("Wampa", Side::Us);
}

// Corners

/// TWI_204: a unit that left play is not returned; the other is.
#[test]
fn impropriety_among_thieves_returns_only_units_still_in_play() {
    let mut game = scenario()
        .our_hand(["Impropriety Among Thieves"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Impropriety Among Thieves").choose("Battlefield Marine").choose("AT-ST");
    game.them().attack("Battlefield Marine", "AT-ST");
    game.us().expect_discard(["Impropriety Among Thieves", "Battlefield Marine"]);
    game.both_pass();
    game.expect_controller("AT-ST", Side::Them).expect_gone("Battlefield Marine");
}

/// TWI_204: with three players each takes control of the unit of the player to the right.
#[test]
fn impropriety_among_thieves_passes_units_around_with_three_players() {
    let mut game = scenario()
        .our_hand(["Impropriety Among Thieves"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .third(["Wampa"])
        .action_phase();
    game.us().play("Impropriety Among Thieves").choose("Battlefield Marine").choose("AT-ST").choose("Wampa");
    // Turns go to the left: the player to our right is the one before us (CR 11.2.3).
    game.expect_controller("Wampa", Side::Us).expect_controller("Battlefield Marine", Side::Them);
    game.expect_controller("AT-ST", Side::Third);
}

// ---- TWI_205 Clone Dive Trooper ----

/// TWI_205: with three units the defending unit gets -2/-0 while it attacks.
#[test]
fn clone_dive_trooper_weakens_the_defender_with_three_units() {
    let mut game = scenario()
        .ours(["Clone Dive Trooper", "Wampa", "TIE/ln Fighter"])
        .theirs([unit("Clone Trooper"), unit("AT-ST")])
        .action_phase();
    game.expect_power("Clone Trooper", 2);
    game.us().attack("Clone Dive Trooper", "Clone Trooper");
    game.expect_gone("Clone Trooper").expect_damage("Clone Dive Trooper", 0);
    let mut two = scenario().ours(["Clone Dive Trooper", "Wampa"]).theirs(["Clone Trooper"]).action_phase();
    two.us().attack("Clone Dive Trooper", "Clone Trooper");
    two.expect_gone("Clone Trooper").expect_gone("Clone Dive Trooper");
}

/// TWI_205: while defending it weakens no unit.
#[test]
fn clone_dive_trooper_weakens_only_while_attacking() {
    let mut game = scenario()
        .ours(["Clone Dive Trooper", "Wampa", "TIE/ln Fighter"])
        .theirs(["Battle Droid"])
        .their_action_phase();
    game.them().attack("Battle Droid", "Clone Dive Trooper");
    game.expect_gone("Clone Dive Trooper").expect_gone("Battle Droid");
}

// Rulings

/// TWI_205 (erratum: the defending unit): only the defending unit loses power.
#[test]
fn clone_dive_trooper_weakens_only_the_defending_unit() {
    let mut game = scenario()
        .ours(["Clone Dive Trooper", "Wampa", "TIE/ln Fighter"])
        .theirs(["Consular Security Force", "Battlefield Marine"])
        .action_phase();
    game.us().attack("Clone Dive Trooper", "Consular Security Force");
    // 3 less 2 defeats it still.
    game.expect_gone("Clone Dive Trooper").expect_damage("Consular Security Force", 2);
    game.expect_power("Consular Security Force", 3).expect_power("Battlefield Marine", 3);
}
