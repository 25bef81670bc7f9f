//! The cards of Secrets of Power from SEC_203 to SEC_228: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use crate::starts::{about_to_play, hides, with_a_deadly_upgrade};

// ---- SEC_203 Tala Durith, I Can Get You Inside ----

/// SEC_203: other friendly units have Hidden; she and the enemy's do not.
#[test]
fn tala_durith_hides_the_others() {
    let mut game = scenario().ours(["Tala Durith", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.expect_keyword("Wampa", Keyword::Hidden).expect_no_keyword("Tala Durith", Keyword::Hidden);
    game.expect_no_keyword("AT-ST", Keyword::Hidden);
}

// Rulings

/// SEC_203: they cannot be attacked in the phase in which they enter play (ruling 1).
#[test]
fn tala_durith_hides_who_enters() {
    let mut game = scenario().ours(["Tala Durith"]).our_hand(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Wampa");
    game.expect_not_offered("AT-ST -> Wampa").expect_offered("AT-ST -> Tala Durith");
}

// ---- SEC_204 Blue Ace, Colorful Racer ----

/// SEC_204: on attack an exhausted enemy unit is readied; it must be.
#[test]
fn blue_ace_readies_an_enemy() {
    let mut game = scenario().ours(["Blue Ace"]).theirs([unit("Wampa").exhausted(), unit("AT-ST")]).action_phase();
    game.us().attack("Blue Ace", "their base");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_ready("Wampa");
}

// Rulings

/// SEC_204: where nobody can be attacked Ambush readies nothing (ruling 1).
#[test]
fn blue_ace_finds_nobody_to_ambush() {
    let mut game = about_to_play("Blue Ace").theirs(["Wampa"]).action_phase();
    game.us().play("Blue Ace");
    game.expect_exhausted("Blue Ace").expect_action_of(Side::Them);
}

// ---- SEC_205 Obi-Wan Kenobi, Finding What Doesn't Exist ----

/// SEC_205: combat damage to a base: the top card of that deck is discarded, and we may play it without its penalties.
#[test]
fn obi_wan_kenobi_finds_a_card() {
    let mut game = scenario()
        .our_base("Capital City")
        .ours(["Obi-Wan Kenobi, Finding What Doesn't Exist"])
        .their_deck(["Wampa", "AT-ST"])
        .action_phase();
    game.us().attack("Obi-Wan Kenobi", "their base");
    game.them().expect_discard(["Wampa"]).pass();
    game.us().play("Wampa").expect_ready_resources(16);
    game.expect_controller("Wampa", Side::Us);
}

// Rulings

/// SEC_205: it is the top card; its cost is paid (ruling 1, 2).
#[test]
fn obi_wan_kenobi_pays_for_the_top_card() {
    let mut game = scenario()
        .ours(["Obi-Wan Kenobi, Finding What Doesn't Exist"])
        .our_resources(3)
        .their_deck(["Wampa", "Greedo"])
        .action_phase();
    game.us().attack("Obi-Wan Kenobi", "their base");
    game.them().expect_deck_top(["Greedo"]).pass();
    game.expect_not_offered("play Wampa");
}

/// SEC_205: damage of an ability is no combat damage; when it is resolved the attack is over (ruling 3, 4).
#[test]
fn obi_wan_kenobi_hears_combat_damage_alone() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 1, to: Base(Opponent), by: Choose(side: Friendly))")
        .ours(["Obi-Wan Kenobi, Finding What Doesn't Exist"])
        .our_hand(["Confiscate"])
        .their_deck(["Wampa"])
        .action_phase();
    game.us().play("Confiscate").choose("Obi-Wan Kenobi");
    game.them().expect_discard([]);
}

// ---- SEC_206 Emissaries from Ryloth ----

/// SEC_206: -3/-0 for a unit, if we want.
#[test]
fn emissaries_from_ryloth_weaken_a_unit() {
    let mut game = scenario().our_hand(["Emissaries from Ryloth"]).our_resources(20).theirs(["AT-ST"]).action_phase();
    game.us().play("Emissaries from Ryloth");
    game.expect_offered("no");
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 3).expect_hp("AT-ST", 7);
}

// ---- SEC_207 Lightmaker, I Have An Idea ----

/// SEC_207: when defeated, each enemy unit in an arena of our choice is exhausted.
#[test]
fn lightmaker_rams_an_arena() {
    let mut game = scenario().ours([unit("Lightmaker").damage(3)]).theirs(["Wampa", "AT-ST", "Avenger"]).action_phase();
    game.us().attack("Lightmaker", "Avenger").pick("ground");
    game.expect_exhausted("Wampa").expect_exhausted("AT-ST").expect_ready("Avenger");
}

// ---- SEC_208 Hunter, Extraordinary Tracker ----

/// SEC_208: an exhausted defending unit has 4 power less; a ready one has not.
#[test]
fn hunter_tracks_the_exhausted() {
    for (exhausted, damage) in [(true, 2), (false, 6)] {
        let spec = if exhausted { unit("AT-ST").exhausted() } else { unit("AT-ST") };
        let mut game = scenario().ours(["Hunter, Extraordinary Tracker"]).theirs([spec]).action_phase();
        game.us().attack("Hunter", "AT-ST").resolve_first("Saboteur");
        if exhausted {
            game.expect_damage("Hunter", damage);
        } else {
            game.expect_gone("Hunter");
        }
    }
}

// Rulings

/// SEC_208: the text speaks of the defending unit: a base has nothing to lose (ruling 1).
#[test]
fn hunter_attacks_a_base() {
    let mut game = scenario().ours(["Hunter, Extraordinary Tracker"]).action_phase();
    game.us().attack("Hunter", "their base");
    game.them().expect_base_damage(7);
}

// ---- SEC_209 The Mandalorian, Cleaning Up Nevarro ----

/// SEC_209: when he attacks and defeats a unit, he may capture an enemy non-leader unit.
#[test]
fn the_mandalorian_cleans_up() {
    let mut game = scenario()
        .ours(["The Mandalorian, Cleaning Up Nevarro"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .their_deployed_leader("Sly Moore, Cipher in the Dark")
        .action_phase();
    game.us().attack("The Mandalorian", "Battlefield Marine").yes();
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_captured("AT-ST");
}

// Rulings

/// SEC_209: where nobody can be attacked Ambush readies nothing (ruling 1).
#[test]
fn the_mandalorian_finds_nobody_to_ambush() {
    let card = "The Mandalorian, Cleaning Up Nevarro";
    let mut game = about_to_play(card).action_phase();
    game.us().play(card);
    game.expect_exhausted(card).expect_action_of(Side::Them);
}

/// SEC_209: the unit may be defeated at any time of the attack; when it is resolved the attack is over (ruling 2, 3).
#[test]
fn the_mandalorian_cleans_up_early() {
    let mut game =
        with_a_deadly_upgrade(scenario().ours([unit("The Mandalorian, Cleaning Up Nevarro").with(["Resilient"])]))
            .theirs(["Battlefield Marine", "AT-ST"])
            .action_phase();
    game.us().attack("The Mandalorian", "Battlefield Marine").yes().choose("AT-ST");
    game.expect_captured("AT-ST");
}

// ---- SEC_210 Stolen Starpath Unit ----

/// SEC_210: a Spy for each card of the named name in the defending player's hand.
#[test]
fn stolen_starpath_unit_pays_in_spies() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Stolen Starpath Unit"])])
        .their_hand(["AT-ST", "AT-ST", "Repair"])
        .action_phase();
    game.us().attack("Wampa", "their base").name_card("AT-ST");
    game.expect_count("our Spy", 2);
}

// Rulings

/// SEC_210: the name without the subtitle counts (ruling 1).
#[test]
fn stolen_starpath_unit_names_without_subtitle() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Stolen Starpath Unit"])])
        .their_hand(["Luke Skywalker, Jedi Knight"])
        .action_phase();
    game.us().attack("Wampa", "their base").name_card("Luke Skywalker");
    game.expect_count("our Spy", 1);
}

// ---- SEC_211 Faith in Your Friends ----

/// SEC_211: one of the top three cards, and two Spies for the disclosed icons.
#[test]
fn faith_in_your_friends_searches_and_spies() {
    let mut game = scenario()
        .our_hand(["Faith in Your Friends", "Lothal Insurgent", "Leia Organa, Defiant Princess", "Greedo"])
        .our_deck(["Repair", "Wampa", "AT-ST", "Recruit"])
        .action_phase();
    game.us().play("Faith in Your Friends");
    game.expect_options(["Repair", "Wampa", "AT-ST", "done"]);
    game.us().choose("Wampa");
    game.us().choose("Lothal Insurgent").choose("Leia Organa").choose("Greedo").done();
    game.expect_count("our Spy", 2);
}

// Rulings

/// SEC_211: what is not chosen goes to the bottom (ruling 1).
#[test]
fn faith_in_your_friends_puts_the_rest_below() {
    let mut game =
        scenario().our_hand(["Faith in Your Friends"]).our_deck(["Repair", "Wampa", "AT-ST", "Recruit"]).action_phase();
    game.us().play("Faith in Your Friends").choose("Wampa").expect_deck_top(["Recruit"]).expect_deck_size(3);
}

// ---- SEC_212 Libertine, Under New Ownership ----

/// SEC_212: an enemy unit captures a friendly one; +1/+0 for each card that it guards.
#[test]
fn libertine_is_sold() {
    let mut game = scenario().our_hand(["Libertine"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Libertine").choose("AT-ST");
    game.expect_options(["Wampa", "Libertine"]);
    game.us().choose("Wampa");
    game.expect_captured("Wampa");
    let mut game = scenario().ours([unit("Libertine").guarding(["Greedo", "Wampa"])]).action_phase();
    game.expect_power("Libertine", 5);
}

// ---- SEC_213 A-Wing ----

/// SEC_213, SEC_222: Raid 1.
#[test]
fn a_wing_and_loan_shark_raid() {
    for (card, damage) in [("A-Wing", 2), ("Loan Shark", 3)] {
        let mut game = scenario().ours([card]).action_phase();
        game.us().attack(card, "their base");
        game.them().expect_base_damage(damage);
    }
}

// ---- SEC_215 Emissary's Sheathipede ----

/// SEC_215: when defeated, an opponent may ready a resource.
#[test]
fn emissarys_sheathipede_leaves_a_gift() {
    let mut game = scenario()
        .ours([unit("Emissary's Sheathipede").damage(3)])
        .theirs(["Alliance X-Wing"])
        .their_resources(0)
        .their_exhausted_resources(2)
        .action_phase();
    game.us().attack("Emissary's Sheathipede", "Alliance X-Wing");
    game.expect_asked(Side::Them, Ask::Target).expect_offered("no");
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("a resource");
    game.them().expect_ready_resources(1);
}

// ---- SEC_216 Regulations Bureaucrat ----

/// SEC_216: a resource is exhausted, an enemy's too.
#[test]
fn regulations_bureaucrat_exhausts_a_resource() {
    let mut game = scenario().ours(["Regulations Bureaucrat"]).our_resources(0).their_resources(3).action_phase();
    game.us().use_ability("Regulations Bureaucrat");
    if game.game.question().is_some_and(|question| question.ask == Ask::Target) {
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("a resource");
    }
    game.them().expect_ready_resources(2);
    game.expect_exhausted("Regulations Bureaucrat");
}

// ---- SEC_218 Cikatro Vizago, Business is What Matters ----

/// SEC_218: the top card is shown, and drawn unless an opponent pays 1.
#[test]
fn cikatro_vizago_sells_a_card() {
    let mut game = scenario().ours(["Cikatro Vizago"]).our_deck(["Wampa", "AT-ST"]).their_resources(1).action_phase();
    game.us().attack("Cikatro Vizago", "their base");
    game.expect_asked(Side::Them, Ask::May);
    game.them().expect_sees("our Wampa").no();
    game.us().expect_hand(["Wampa"]);
}

// Rulings

/// SEC_218: of several opponents we choose who may pay (ruling 1).
#[test]
fn cikatro_vizago_chooses_the_opponent() {
    let mut game = scenario().ours(["Cikatro Vizago"]).our_deck(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().attack("Cikatro Vizago", "their base").choose_player(Side::Third);
    game.expect_asked(Side::Third, Ask::May);
}

/// SEC_218: when an opponent pays the card stays on top, face down (ruling 2).
#[test]
fn cikatro_vizago_is_paid() {
    let mut game = scenario().ours(["Cikatro Vizago"]).our_deck(["Wampa", "AT-ST"]).their_resources(1).action_phase();
    game.us().attack("Cikatro Vizago", "their base");
    game.them().yes().expect_ready_resources(0);
    game.us().expect_hand([]).expect_deck_top(["Wampa"]);
}

// ---- SEC_219 Ebon Hawk, Cause and Effect ----

/// SEC_219: Heroism disclosed is +2/+0, Villainy -4/-0 for the defending unit; either or both.
#[test]
fn ebon_hawk_discloses_either_or_both() {
    let table = || {
        let mut game =
            scenario().ours(["Ebon Hawk"]).our_hand(["Alliance X-Wing", "AT-ST"]).theirs(["Avenger"]).action_phase();
        game.us().attack("Ebon Hawk", "Avenger");
        game
    };
    let mut game = table();
    game.us().choose("Alliance X-Wing").done().choose("AT-ST").done();
    game.expect_damage("Avenger", 5).expect_gone("Ebon Hawk");
    let mut game = table();
    game.us().no().no();
    game.expect_damage("Avenger", 3);
}

// Rulings

/// SEC_219: the text speaks of the defending unit: a base has nothing to lose (ruling 1).
#[test]
fn ebon_hawk_attacks_a_base() {
    let mut game = scenario().ours(["Ebon Hawk"]).our_hand(["AT-ST"]).action_phase();
    game.us().attack("Ebon Hawk", "their base").choose("AT-ST");
    game.them().expect_base_damage(3);
}

// ---- SEC_220 Hired Slicer ----

/// SEC_220: the top two cards of a deck are shown and go below; a unit that shares a trait with one may be exhausted.
#[test]
fn hired_slicer_slices_a_deck() {
    let mut game = scenario()
        .ours(["Hired Slicer"])
        .theirs(["Wampa", "Battlefield Marine"])
        .their_deck(["AT-ST", "Alliance X-Wing", "Repair"])
        .action_phase();
    game.us().attack("Hired Slicer", "their base").choose_player(Side::Them);
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_exhausted("Battlefield Marine");
    game.them().expect_deck_top(["Repair"]).expect_deck_size(3);
}

// ---- SEC_221 Unruly Astromech ----

/// SEC_221: Hidden; when it is defeated an enemy unit is exhausted.
#[test]
fn unruly_astromech_exhausts_an_enemy() {
    let mut game = scenario().ours(["Unruly Astromech", "Political Bully"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.expect_keyword("Unruly Astromech", Keyword::Hidden);
    game.us().attack("Unruly Astromech", "Wampa");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

// ---- SEC_223 Duchess's Investigators ----

/// SEC_223: with a Cunning card disclosed each opponent discards a card at random.
#[test]
fn duchesss_investigators_disclose_for_a_discard() {
    let mut game = scenario()
        .our_hand(["Duchess's Investigators", "Catch Unawares"])
        .our_resources(20)
        .their_hand(["Wampa", "AT-ST"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Duchess's Investigators").choose("Catch Unawares").expect_hand(["Catch Unawares"]);
    game.them().expect_hand_size(1);
    declined.us().play("Duchess's Investigators").no();
    declined.them().expect_hand_size(2);
}

// ---- SEC_224 Vel Sartha, One Path, One Choice ----

/// SEC_224: exhausted enemy units have 2 power less while defending.
#[test]
fn vel_sartha_strikes_the_exhausted() {
    for (exhausted, damage) in [(true, 1), (false, 3)] {
        let spec = if exhausted { unit("Battlefield Marine").exhausted() } else { unit("Battlefield Marine") };
        let mut game = scenario().ours(["Vel Sartha"]).theirs([spec]).action_phase();
        game.expect_power("Battlefield Marine", 3);
        game.us().attack("Vel Sartha", "Battlefield Marine");
        game.expect_damage("Vel Sartha", damage);
    }
}

// ---- SEC_225 Synara San, Harboring a Secret ----

/// SEC_225: a resource is readied for each friendly unit; and she is Hidden.
#[test]
fn synara_san_readies_resources() {
    let card = "Synara San, Harboring a Secret";
    let mut game = scenario().ours([card, "Wampa"]).our_resources(0).our_exhausted_resources(4).action_phase();
    game.us().attack(card, "their base");
    while game.game.question().is_some_and(|question| question.ask == Ask::Target) {
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("a resource");
    }
    game.us().expect_ready_resources(2);
    hides(card);
}

// ---- SEC_227 Special Modifications ----

/// SEC_227: on a Vehicle; a Transport may bring a Spy.
#[test]
fn special_modifications_carry_a_spy() {
    let mut game = scenario()
        .our_hand(["Special Modifications", "Special Modifications"])
        .ours(["Ebon Hawk", "AT-ST", "Wampa"])
        .action_phase();
    game.expect_not_offered("play Special Modifications onto Wampa");
    game.us().play_onto("Special Modifications", "Ebon Hawk").yes();
    game.expect_count("our Spy", 1);
    game.them().pass();
    game.us().play_onto("Special Modifications", "AT-ST");
    game.expect_count("our Spy", 1).expect_action_of(Side::Them);
}

// ---- SEC_228 Accelerate Our Plans ----

/// SEC_228: a friendly unit is exhausted, another attacks with +3/+0.
#[test]
fn accelerate_our_plans_takes_two_units() {
    let mut game = scenario().our_hand(["Accelerate Our Plans"]).ours(["Wampa", "Greedo"]).action_phase();
    game.us().play("Accelerate Our Plans").choose("Wampa");
    game.expect_options(["Greedo -> their base"]);
    game.us().attack("Greedo", "their base");
    game.expect_exhausted("Wampa");
    game.them().expect_base_damage(6);
}

// Rulings

/// SEC_228: the attack must be made, with a ready unit (ruling 1).
#[test]
fn accelerate_our_plans_needs_a_ready_unit() {
    let mut game =
        scenario().our_hand(["Accelerate Our Plans"]).ours([unit("Wampa"), unit("Greedo").exhausted()]).action_phase();
    game.us().play("Accelerate Our Plans").choose("Wampa");
    game.expect_exhausted("Wampa").expect_action_of(Side::Them);
}
