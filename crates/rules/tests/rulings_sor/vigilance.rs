//! Official rulings on the Vigilance cards of Spark of Rebellion, as edition 8.0 answers them.

use testkit::{Ask, Event, Side, card_text, scenario, unit};

/// SOR_033, CR 1.3.2: alone, it is its own only choice.
#[test]
fn death_trooper_alone_must_choose_itself() {
    let mut game = scenario().our_hand(["Death Trooper"]).theirs(["Wampa", "TIE/ln Fighter"]).action_phase();
    game.us().play("Death Trooper");
    game.expect_options(["Death Trooper"]);
    game.us().choose("Death Trooper").choose("Wampa");
    game.expect_damage("Death Trooper", 2).expect_damage("Wampa", 2);
}

/// SOR_036, CR 7.6.4: defeated together with an enemy unit, he still hears it fall.
#[test]
fn gideon_hask_defeated_with_an_enemy_unit_still_gives_experience() {
    let mut game =
        scenario().ours([unit("Gideon Hask").damage(3)]).ours(["Wampa"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Gideon Hask", "Battlefield Marine");
    game.expect_gone("Gideon Hask").expect_gone("Battlefield Marine").expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

/// SOR_040, CR 11.4.2: with several opponents, the one who plays it says which.
#[test]
fn avengers_controller_says_which_opponent_chooses() {
    let mut game = scenario().our_hand(["Avenger"]).theirs(["Wampa"]).third(["Greedo", "AT-ST"]).action_phase();
    game.us().play("Avenger");
    game.expect_asked(Side::Us, Ask::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, Ask::Target).expect_options(["Greedo", "AT-ST"]);
    game.third().choose("AT-ST");
    game.expect_gone("AT-ST").expect_in_play("Wampa").expect_in_play("Greedo");
}

/// SOR_041, CR 11.4.2: with several opponents, the one who plays it says which.
#[test]
fn power_of_the_dark_side_asks_which_opponent() {
    let mut game = scenario().our_hand(["Power of the Dark Side"]).theirs(["Wampa"]).third(["Greedo"]).action_phase();
    game.us().play("Power of the Dark Side");
    game.expect_options(["them", "third"]);
    game.us().choose_player(Side::Them);
    game.them().choose("Wampa");
    game.expect_gone("Wampa").expect_in_play("Greedo");
}

/// SOR_042, CR 8.26.2: a deck that was searched as a whole is shuffled.
#[test]
fn search_your_feelings_shuffles_the_deck() {
    let mut game = scenario()
        .our_hand(["Search Your Feelings"])
        .our_deck(["Recruit", "Wampa", "Greedo", "Resupply", "Waylay", "Repair"])
        .action_phase();
    game.us().play("Search Your Feelings").choose("Greedo").expect_hand(["Greedo"]).expect_deck_size(5);
    game.expect_event("a shuffle", |event| matches!(event, Event::Shuffled { .. }));
}

/// SOR_047, CR 1.14.3: discarded is from the top of the deck.
#[test]
fn kanan_discards_from_the_top() {
    let mut game = scenario()
        .our_base_damage(5)
        .ours(["Kanan Jarrus", "Chopper"])
        .their_deck(["Wampa", "Recruit", "Greedo"])
        .action_phase();
    game.us().attack("Kanan Jarrus", "their base").yes();
    game.them().expect_discard(["Wampa", "Recruit"]).expect_deck_top(["Greedo"]);
    // Aggression and Command.
    game.us().expect_base_damage(3);
}

/// SOR_054, CR 6.3.1B: the present term is "defending unit"; it gets -2/-2.
#[test]
fn jedi_lightsaber_weakens_the_defending_unit() {
    let mut game = scenario().ours([unit("Ezra Bridger").with(["Jedi Lightsaber"])]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Ezra Bridger", "AT-ST");
    // 6/7 less 2, and 6 damage is enough for 5 HP; he had 7 HP and took 4.
    game.expect_gone("AT-ST").expect_damage("Ezra Bridger", 4);
    assert!(card_text("SOR_054").contains("defending unit"));
}

/// SOR_055, CR 6.3.0B: only a ready unit can attack.
#[test]
fn the_force_is_with_me_lets_only_a_ready_unit_attack() {
    let mut game = scenario()
        .our_hand(["The Force Is With Me"])
        .ours([unit("Wampa").exhausted()])
        .ours(["Ezra Bridger"])
        .action_phase();
    game.us().play("The Force Is With Me").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience", "Shield"]).expect_action_of(Side::Them);
}

/// SOR_055: a ready unit may.
#[test]
fn the_force_is_with_me_lets_a_ready_unit_attack() {
    let mut game = scenario().our_hand(["The Force Is With Me"]).ours(["Wampa"]).action_phase();
    game.us().play("The Force Is With Me").choose("Wampa");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(6);
}

/// SOR_056, CR 7.7.4C: the discount waits for the next card although he is gone.
#[test]
fn bendus_discount_outlives_him() {
    let mut game = scenario()
        .our_base("Kestro City")
        .our_resources(4)
        .our_hand(["Wampa", "Open Fire"])
        .ours([unit("Bendu").damage(6)])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Bendu", "Wampa");
    game.expect_gone("Bendu");
    game.them().pass();
    game.us().play("Wampa").expect_ready_resources(2);
    game.them().pass();
    game.expect_not_offered("Open Fire");
}

/// SOR_058, CR 1.14.3: discarded is from the top of the deck.
#[test]
fn vigilance_discards_from_the_top() {
    let mut game = scenario()
        .our_hand(["Vigilance"])
        .their_deck(["Wampa", "Recruit", "Greedo", "Waylay", "Repair", "Resupply", "Bendu"])
        .our_base_damage(6)
        .action_phase();
    game.us().play("Vigilance").mode(1);
    game.them().expect_deck_top(["Bendu"]).expect_deck_size(1);
    game.them().expect_discard(["Wampa", "Recruit", "Greedo", "Waylay", "Repair", "Resupply"]);
    game.us().mode(2).choose("our base").expect_base_damage(1);
}

/// SOR_061 (the ruling stands twice), CR 3.7: a token is given, not played: it has no discount and does not use it up.
#[test]
fn guardian_of_the_whills_discounts_no_token() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(5)
        .our_hand(["Moment of Peace", "Academy Training", "Academy Training"])
        .ours(["Guardian of the Whills"])
        .action_phase();
    game.us().play("Moment of Peace").choose("Guardian of the Whills").expect_ready_resources(4);
    game.them().pass();
    game.us().play_onto("Academy Training", "Guardian of the Whills").expect_ready_resources(3);
    game.them().pass();
    game.us().play_onto("Academy Training", "Guardian of the Whills").expect_ready_resources(1);
}

/// SOR_062, CR 8.17.1: a name has no subtitle.
#[test]
fn regional_governor_names_without_subtitle() {
    let mut game = scenario()
        .our_hand(["Regional Governor"])
        .their_hand(["Leia Organa", "Darth Vader, Commanding the First Legion", "Wampa"])
        .action_phase();
    game.us().play("Regional Governor");
    let named = game.game.book().names().iter().filter(|name| ***name == *"Darth Vader").count();
    assert_eq!(named, 1, "leader and unit share one name");
    game.us().name_card("Darth Vader");
    game.expect_not_offered("Darth Vader").expect_offered("play Wampa").expect_offered("play Leia Organa");
}

/// SOR_062, CR 7.7.3B: whoever controls him later, the opponents of the one who named cannot play the card.
#[test]
fn regional_governors_ban_does_not_change_sides_with_him() {
    let mut game =
        scenario().our_hand(["Regional Governor", "Wampa"]).their_hand(["Change of Heart", "Wampa"]).action_phase();
    game.us().play("Regional Governor").name_card("Wampa");
    game.them().play("Change of Heart").choose("Regional Governor");
    game.expect_controller("Regional Governor", Side::Them).expect_offered("play Wampa");
    game.us().pass();
    game.expect_not_offered("Wampa");
}

/// SOR_062, CR 8.12.1: when he leaves play the card can be played again.
#[test]
fn regional_governors_ban_ends_when_he_leaves_play() {
    let mut game = scenario().our_hand(["Regional Governor"]).their_hand(["Waylay", "Wampa"]).action_phase();
    game.us().play("Regional Governor").name_card("Wampa");
    game.expect_not_offered("Wampa");
    game.them().play("Waylay").choose("Regional Governor");
    game.us().pass();
    game.expect_offered("play Wampa");
}

/// SOR_062, CR 8.5.4, 8.33: captured, he has left play and the ban is over; rescued, he is a new copy that was not
/// played: nothing is named, nothing is banned. (No card of this set captures, so an event does for this story.)
#[test]
fn regional_governor_captured_and_rescued_bans_nothing() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_074", abilities: [Event([Capture(by: Choose(side: Friendly), what: Choose(side: Enemy))])])"#,
        )
        .our_hand(["Regional Governor"])
        .their_hand(["Repair", "Wampa"])
        .ours([unit("Wampa").exhausted()])
        .theirs(["Greedo"])
        .action_phase();
    game.us().play("Regional Governor").name_card("Wampa");
    game.expect_not_offered("play Wampa");
    game.them().play("Repair").choose("Greedo").choose("Regional Governor");
    game.expect_captured("Regional Governor");
    game.us().pass();
    game.expect_offered("play Wampa");
    game.them().pass();
    game.both_pass().nobody_resources();
    game.us().attack("our Wampa", "Greedo");
    game.expect_controller("Regional Governor", Side::Us).expect_exhausted("Regional Governor");
    game.them().no();
    game.expect_action_of(Side::Them).expect_offered("play Wampa");
}

/// SOR_072, CR 7.5.7D: it cannot attack the base, but its excess damage reaches it.
#[test]
fn an_entrenched_unit_with_overwhelm_damages_the_base() {
    let mut game = scenario().ours([unit("Wampa").with(["Entrenched"])]).theirs(["Battlefield Marine"]).action_phase();
    game.expect_not_offered("Wampa -> their base");
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().expect_base_damage(4);
}

/// SOR_075, CR 1.11.5: the damage is as much as was healed, no more and no less.
#[test]
fn it_binds_all_things_deals_what_was_healed() {
    let mut game = scenario()
        .our_hand(["It Binds All Things"])
        .ours([unit("Wampa").damage(2)])
        .ours(["Ezra Bridger"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("It Binds All Things").choose("Wampa");
    game.expect_options(["0", "1", "2"]);
    game.us().number(2);
    game.expect_options(["Ezra Bridger", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("Wampa", 0).expect_damage("AT-ST", 2);
}
