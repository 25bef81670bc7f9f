//! Corners of the Aggression, Cunning and neutral cards of Twilight of the Republic.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_134: another Separatist that fell in its own attack has attacked all the same; a Jedi has not.
#[test]
fn asajj_ventress_follows_the_fallen() {
    let mut game =
        scenario().ours(["Asajj Ventress, Count Dooku's Assassin", "Battle Droid"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.expect_gone("Battle Droid");
    game.them().pass();
    game.us().attack("Asajj Ventress", "their base");
    game.them().expect_base_damage(5);
}

/// TWI_134: that the opponent attacked with a Separatist does not count.
#[test]
fn asajj_ventress_follows_no_enemy() {
    let mut game =
        scenario().ours(["Asajj Ventress, Count Dooku's Assassin"]).theirs(["Battle Droid"]).their_action_phase();
    game.them().attack("Battle Droid", "our base");
    game.us().attack("Asajj Ventress", "their base");
    game.them().expect_base_damage(2);
}

/// TWI_136, CR 7.5.16A: a leader unit may be exploited as well.
#[test]
fn squadron_of_vultures_may_exploit_the_leader() {
    let mut game = scenario()
        .our_hand(["Squadron of Vultures"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .action_phase();
    game.us().play("Squadron of Vultures");
    game.expect_asked(Side::Us, Ask::Exploit).expect_options(["Luke Skywalker", "done"]);
    game.us().choose("Luke Skywalker").expect_ready_resources(12);
    game.expect_in_base_zone("Luke Skywalker").expect_exhausted("Luke Skywalker");
}

/// TWI_137, CR 7.5.16D: the exploited units are gone when units are counted; what they leave behind is not there yet.
#[test]
fn old_access_codes_and_savage_count_after_exploit() {
    let mut game = scenario()
        .our_hand(["Vanguard Droid Bomber", "Infiltrating Demolisher"])
        .ours(["Battle Droid Escort"])
        .action_phase();
    game.us().play("Infiltrating Demolisher").choose("Battle Droid Escort");
    game.expect_count("Battle Droid", 1).expect_gone("Battle Droid Escort");
    game.them().pass();
    game.us().play("Vanguard Droid Bomber").choose("their base");
    game.them().expect_base_damage(2);
}

/// TWI_184: exploited for the very card it would hear, the Commander hears nothing.
#[test]
fn tactical_droid_commander_exploited_hears_nothing() {
    let mut game = scenario()
        .ours(["Tactical Droid Commander"])
        .our_hand(["Hailfire Tank"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Hailfire Tank").choose("Tactical Droid Commander");
    game.expect_action_of(Side::Them).expect_ready("Battlefield Marine");
}

/// TWI_143: a token and a leader unit are enemy units that may be defeated; ours, defeated, are no enemies.
#[test]
fn jyn_erso_follows_tokens_and_leaders() {
    let mut token = scenario().ours(["Jyn Erso, Stardust", "Wampa"]).theirs(["Battle Droid"]).action_phase();
    token.us().attack("Wampa", "Battle Droid");
    token.expect_power("Jyn Erso", 4);
    let mut leader = scenario()
        .ours(["Jyn Erso, Stardust", "AT-ST"])
        .their_deployed_leader(unit("Grand Moff Tarkin").damage(6))
        .action_phase();
    leader.us().attack("AT-ST", "Grand Moff Tarkin");
    leader.expect_power("Jyn Erso", 4);
    let mut ours = scenario().ours(["Jyn Erso, Stardust", "Battle Droid"]).theirs(["AT-ST"]).action_phase();
    ours.us().attack("Battle Droid", "AT-ST");
    ours.expect_power("Jyn Erso", 3);
}

/// TWI_151: tokens have a name in common, too; those of ours are spared.
#[test]
fn resolute_clears_tokens() {
    let mut game = scenario()
        .ours(["Resolute", "Battle Droid"])
        .theirs(["Battle Droid", "Battle Droid", "Super Battle Droid"])
        .action_phase();
    game.us().attack("Resolute", "their base").choose("their Battle Droid #1");
    game.expect_count("their Battle Droid", 0).expect_count("our Battle Droid", 1);
    game.expect_damage("Super Battle Droid", 0);
}

/// TWI_169, TWI_218: the controller of the unit creates the token.
#[test]
fn cohorts_serve_the_controller_of_the_unit() {
    for (cohort, token) in [("Clone Cohort", "Clone Trooper"), ("Droid Cohort", "Battle Droid")] {
        let mut game = scenario().our_hand([cohort]).ours(["AT-ST"]).theirs(["Battlefield Marine"]).action_phase();
        game.us().play_onto(cohort, "Battlefield Marine");
        game.them().attack("Battlefield Marine", "AT-ST");
        game.expect_gone("Battlefield Marine").expect_count(&format!("their {token}"), 1);
        game.expect_count(&format!("our {token}"), 0);
    }
}

/// TWI_162: with nobody of theirs in the arena the friendly unit is damaged all the same, if we choose one there.
#[test]
fn reckless_torrent_may_find_no_enemy() {
    let mut game =
        scenario().our_hand(["Reckless Torrent"]).ours(["Wampa", "Alliance X-Wing"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Reckless Torrent").choose("Alliance X-Wing");
    game.expect_damage("Alliance X-Wing", 2).expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

/// TWI_187: a token that is captured is gone; with nothing guarded nobody is rescued and nothing drawn.
#[test]
fn cad_bane_keeps_no_tokens() {
    let mut game = scenario().our_hand(["Cad Bane, Hostage Taker"]).theirs(["Clone Trooper"]).action_phase();
    game.us().play("Cad Bane").choose("Clone Trooper");
    game.expect_gone("Clone Trooper").both_pass().nobody_resources();
    game.us().attack("Cad Bane", "their base").expect_hand_size(2);
    game.expect_action_of(Side::Them);
}

/// TWI_189: what was defeated in an earlier phase, or discarded without being defeated, is not played.
#[test]
fn unnatural_life_looks_at_this_phase() {
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

/// TWI_189: a unit of ours that the opponent controlled when it was defeated lies in our discard pile.
#[test]
fn unnatural_life_finds_our_unit_that_fell_for_them() {
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

/// TWI_194: what she guards is rescued when she returns.
#[test]
fn ahsoka_tano_releases_whom_she_guards() {
    let mut game = scenario().ours([unit("Ahsoka Tano, Always Ready For Trouble").guarding(["Wampa"])]).action_phase();
    game.us().use_ability("Ahsoka Tano").expect_hand(["Ahsoka Tano"]);
    game.expect_controller("Wampa", Side::Them).expect_exhausted("Wampa");
}

/// TWI_201: a card is played once: back in the discard pile it is a new card.
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

/// TWI_203: tokens that an opponent's card creates for us are created by us; one that changes sides is not created.
#[test]
fn chancellor_palpatine_readies_what_the_enemy_gives() {
    let name = "Chancellor Palpatine, Wartime Chancellor";
    let mut game = scenario().ours([name]).their_hand(["Jesse"]).their_action_phase();
    game.them().play("Jesse");
    game.expect_ready("Battle Droid #1").expect_ready("Battle Droid #2").expect_count("our Battle Droid", 2);
    let mut theirs = scenario().ours([name]).our_hand(["Jesse"]).action_phase();
    theirs.us().play("Jesse");
    theirs.expect_exhausted("Battle Droid #1");
}

/// TWI_203: returned and captured units have left play; a card that was only discarded has not.
#[test]
fn chancellor_palpatine_counts_every_way_out_of_play() {
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

/// TWI_204: whoever has left play by then stays away, and the other goes home.
#[test]
fn impropriety_among_thieves_returns_who_is_left() {
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

/// TWI_204: of three players each takes what the one to the right has.
#[test]
fn impropriety_among_thieves_goes_round_the_table() {
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

/// TWI_220: a unit that its controller must choose for an enemy ability is chosen in vain; our own ability is no enemy.
#[test]
fn shadowed_intentions_may_be_chosen_in_vain() {
    let table = || {
        scenario()
            .ours([unit("Wampa").with(["Shadowed Intentions"]), unit("AT-ST")])
            .theirs(["Battlefield Marine"])
            .their_hand(["Merciless Contest"])
            .our_hand(["Merciless Contest"])
    };
    let mut theirs = table().their_action_phase();
    theirs.them().play("Merciless Contest").choose("Battlefield Marine");
    theirs.expect_asked(Side::Us, Ask::Target);
    theirs.us().choose("Wampa");
    theirs.expect_in_play("Wampa").expect_gone("Battlefield Marine").expect_in_play("AT-ST");
    let mut ours = table().action_phase();
    ours.us().play("Merciless Contest").choose("Wampa");
    ours.them().choose("Battlefield Marine");
    ours.expect_gone("Wampa");
}

/// TWI_220: the upgrade itself is not protected; without it the unit is not either.
#[test]
fn shadowed_intentions_may_be_removed() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Shadowed Intentions"])])
        .their_hand(["Bamboozle", "Waylay"])
        .their_action_phase();
    game.them().play("Bamboozle").choose("Wampa");
    game.us().expect_hand(["Shadowed Intentions"]).pass();
    game.them().play("Waylay").choose("Wampa");
    game.us().expect_hand(["Shadowed Intentions", "Wampa"]);
}

/// TWI_234: nobody need be exhausted.
#[test]
fn invisible_hand_may_spare_its_droids() {
    let mut game = scenario().ours(["The Invisible Hand", "Battle Droid"]).action_phase();
    game.us().attack("The Invisible Hand", "their base").done();
    game.expect_ready("Battle Droid");
    game.them().expect_base_damage(4);
}

/// TWI_239: a Shield saves a Jedi; a leader unit that falls counts; whoever controls a unit gets the Clone Trooper.
#[test]
fn execute_order_66_counts_the_defeated_alone() {
    let mut game = scenario()
        .our_hand(["Execute Order 66"])
        .their_deployed_leader(unit("Obi-Wan Kenobi, Patient Mentor").damage(1))
        .theirs([unit("Barriss Offee").with(["Shield"])])
        .theirs([unit("Shaak Ti").owned_by(Side::Us)])
        .action_phase();
    game.us().play("Execute Order 66");
    game.expect_in_play("Barriss Offee").expect_upgrades("Barriss Offee", []);
    game.expect_in_base_zone("Obi-Wan Kenobi").expect_in_discard("Shaak Ti");
    game.expect_count("their Clone Trooper", 2).expect_count("our Clone Trooper", 0);
}

/// TWI_246: of two attacks each makes the next three cards cheaper; other cards use nothing up, other players nothing.
#[test]
fn tranquilitys_discounts_add_up() {
    let mut game = scenario()
        .ours(["Tranquility"])
        .our_hand(["Jesse", "Rallying Cry", "Planetary Invasion"])
        .their_hand(["Phase I Clone Trooper"])
        .our_base("Catacombs of Cadera")
        .our_resources(30)
        .action_phase();
    game.us().attack("Tranquility", "their base");
    // Heroism is not provided: 4, not made cheaper by us.
    game.them().play("Phase I Clone Trooper").expect_ready_resources(16);
    // 12, no Republic card.
    game.us().play("Planetary Invasion").done().choose("Tranquility").done().expect_ready_resources(18);
    game.them().pass();
    game.us().attack("Tranquility", "their base");
    game.them().pass();
    game.us().play("Jesse").expect_ready_resources(17);
}

/// TWI_255: leaders have nothing left: no constant ability, no "when deployed", no triggered ability on the Leader side.
#[test]
fn brain_invaders_silence_every_kind_of_ability() {
    let mut constant = scenario()
        .our_leader("Director Krennic")
        .ours([unit("Wampa").damage(1), unit("Brain Invaders")])
        .action_phase();
    constant.expect_power("Wampa", 4);
    let mut without = scenario().our_leader("Director Krennic").ours([unit("Wampa").damage(1)]).action_phase();
    without.expect_power("Wampa", 5);
    let mut triggered = scenario()
        .our_leader("Boba Fett, Collecting the Bounty")
        .ours(["Brain Invaders", "Wampa"])
        .theirs(["Jawa Scavenger"])
        .action_phase();
    triggered.us().attack("Wampa", "Jawa Scavenger");
    triggered.expect_action_of(Side::Them).expect_ready("Boba Fett");
    let mut deployed = scenario().our_leader("Boba Fett, Daimyo").ours(["Brain Invaders"]).action_phase();
    deployed.us().deploy();
    deployed.expect_in_play("Boba Fett").expect_no_keyword("Boba Fett", Keyword::Sentinel);
}

/// TWI_257: cards that cannot be had are not put away: of one card in hand, one.
#[test]
fn private_manufacturing_puts_away_what_there_is() {
    let mut game = scenario().our_hand(["Private Manufacturing"]).our_deck(["Recruit"]).action_phase();
    game.us().play("Private Manufacturing");
    game.us().choose("Recruit").expect_hand([]).expect_deck_top(["Recruit"]);
    game.expect_action_of(Side::Them);
}

/// TWI_211: Sly Moore takes no unit that is no token, and of tokens one.
#[test]
fn sly_moore_takes_one_token() {
    let mut game = scenario()
        .our_hand(["Sly Moore"])
        .ours(["Battle Droid"])
        .theirs(["Clone Trooper", "Battle Droid", "Wampa"])
        .action_phase();
    game.us().play("Sly Moore");
    game.expect_options(["Clone Trooper", "Battle Droid"]);
    game.us().choose("their Battle Droid");
    game.expect_count("our Battle Droid", 2).expect_count("their Clone Trooper", 1);
}

/// TWI_216: the event that Fives hears has been resolved; a Clone that it defeated lies in the discard pile.
#[test]
fn fives_waits_for_the_event() {
    let mut game = scenario()
        .ours(["Fives", "Batch Brothers"])
        .our_hand(["Self-Destruct"])
        .our_deck(["Recruit", "AT-ST"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Self-Destruct").choose("Batch Brothers").choose("Wampa");
    game.expect_options(["Batch Brothers", "no"]);
    game.us().choose("Batch Brothers").expect_hand(["Recruit"]);
}

/// TWI_216: with an empty deck the Clone that went to the bottom is the card that is drawn.
#[test]
fn fives_draws_the_clone_again() {
    let mut game = scenario()
        .ours(["Fives"])
        .our_hand(["Droid Deployment"])
        .our_discard(["Batch Brothers"])
        .our_deck([])
        .action_phase();
    game.us().play("Droid Deployment").choose("Batch Brothers").expect_hand(["Batch Brothers"]);
}

/// TWI_210: a card that Lux Bonteri's controller plays is no enemy's, and her ability is not optional.
#[test]
fn lux_bonteri_must_ready_or_exhaust() {
    let mut game = scenario()
        .ours(["Lux Bonteri"])
        .theirs(["Battle Droid", "Battle Droid"])
        .their_hand(["Volunteer Soldier"])
        .their_action_phase();
    game.them().play("Volunteer Soldier");
    game.expect_options(["mode 1", "mode 2"]);
}
