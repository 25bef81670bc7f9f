//! The cards of Twin Suns 2026 from TS26_026 to TS26_036: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::expect_ambush_pending_with_trigger;

// ---- TS26_026 Mother Talzin, Stealing the Spirit ----

/// TS26_026: when defeated, she discards a card from an opponent's hand, who draws one. We may play it this phase if it
/// is a unit.
#[test]
fn mother_talzin_defeated_lets_us_play_a_unit_of_an_opponents_hand() {
    let mut game = scenario()
        .ours([unit("Mother Talzin, Stealing the Spirit").damage(3)])
        .theirs(["AT-ST"])
        .their_hand(["Wampa", "Surprise Strike"])
        .action_phase();
    game.us().attack("Mother Talzin", "AT-ST").expect_sees("Wampa");
    game.expect_options(["Wampa", "Surprise Strike"]);
    game.us().choose("Wampa");
    game.them().expect_discard(["Wampa"]).expect_hand(["Surprise Strike", "Underworld Thug"]).pass();
    game.us().play("Wampa");
    game.expect_controller("Wampa", Side::Us);
}

// Corners

/// TS26_026: an event is discarded and cannot be played. With an empty hand no card is discarded or drawn.
#[test]
fn mother_talzin_does_not_let_us_play_an_event() {
    let table = scenario().ours([unit("Mother Talzin, Stealing the Spirit").damage(3)]).theirs(["AT-ST"]);
    let mut game = table.clone().their_hand(["Surprise Strike"]).action_phase();
    game.us().attack("Mother Talzin", "AT-ST").choose("Surprise Strike");
    game.them().expect_discard(["Surprise Strike"]).expect_hand_size(1).pass();
    game.expect_not_offered("play Surprise Strike");
    let mut game = table.action_phase();
    game.us().attack("Mother Talzin", "AT-ST");
    game.expect_action_of(Side::Them);
    game.them().expect_hand_size(0);
}

/// TS26_026, CR 7.7.3: in the next phase the card can no longer be played.
#[test]
fn mother_talzin_lets_us_play_the_unit_this_phase_only() {
    let mut game = scenario()
        .ours([unit("Mother Talzin, Stealing the Spirit").damage(3)])
        .theirs(["AT-ST"])
        .their_hand(["Wampa"])
        .action_phase();
    game.us().attack("Mother Talzin", "AT-ST").choose("Wampa");
    game.them().pass();
    game.expect_offered("play Wampa");
    game.us().pass();
    game.nobody_resources();
    game.expect_not_offered("play Wampa");
}

/// TS26_026, CR 11.4.2: with three players one opponent is chosen; only that one discards and draws.
#[test]
fn mother_talzin_lets_us_choose_the_opponent() {
    let mut game = scenario()
        .ours([unit("Mother Talzin, Stealing the Spirit").damage(3)])
        .theirs(["AT-ST"])
        .their_hand(["Wampa"])
        .third(["Greedo"])
        .action_phase();
    game.us().attack("Mother Talzin", "AT-ST");
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third).choose("third Wampa");
    game.third().expect_discard(["Wampa"]).expect_hand(["Underworld Thug"]);
    game.them().expect_discard([]).expect_hand(["Wampa"]);
}

// Rulings

/// TS26_026: its cost is paid, without its aspect penalties (ruling 1).
#[test]
fn mother_talzin_requires_paying_for_the_unit_without_penalties() {
    let table =
        scenario().ours([unit("Mother Talzin, Stealing the Spirit").damage(3)]).theirs(["AT-ST"]).their_hand(["Wampa"]);
    let mut game = table.clone().our_resources(4).action_phase();
    game.us().attack("Mother Talzin", "AT-ST").choose("Wampa");
    game.them().pass();
    game.us().play("Wampa").expect_ready_resources(0);
    let mut game = table.our_resources(3).action_phase();
    game.us().attack("Mother Talzin", "AT-ST").choose("Wampa");
    game.them().pass();
    game.expect_not_offered("play Wampa");
}

// ---- TS26_027 Fortune and Glory, Hondo's Luxury Yacht ----

/// TS26_027: when played, it captures a non-leader unit in either arena.
#[test]
fn fortune_and_glory_captures_a_non_leader_unit() {
    let mut game = scenario()
        .our_hand(["Fortune and Glory"])
        .ours(["Greedo"])
        .theirs(["Wampa"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Fortune and Glory");
    game.expect_options(["Greedo", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_captured("Wampa");
}

/// TS26_027, CR 7.5.13: the opponent who collects its Bounty has a unit of theirs capture a non-leader unit.
#[test]
fn fortune_and_glory_bounty_lets_the_opponent_capture_a_unit() {
    let mut game = scenario()
        .ours([unit("Fortune and Glory").damage(1), unit("Greedo")])
        .theirs(["Wampa"])
        .their_hand(["Open Fire"])
        .their_action_phase();
    game.them().play("Open Fire").choose("Fortune and Glory");
    game.expect_asked(Side::Them, QuestionKind::Bounty);
    game.them().yes();
    game.expect_options(["Wampa"]);
    game.them().choose("Wampa");
    game.expect_options(["Greedo"]);
    game.them().choose("Greedo");
    game.expect_captured("Greedo");
}

// Corners

/// TS26_027, CR 8.33.4, 7.5.13: if it is captured, its Bounty is collected, and the unit it guards is rescued.
#[test]
fn fortune_and_glory_captured_pays_its_bounty_and_frees_its_captives() {
    let mut game = scenario()
        .ours([unit("Fortune and Glory").guarding(["Wampa"])])
        .theirs(["Alliance X-Wing"])
        .their_hand(["Take Captive"])
        .their_action_phase();
    game.them().play("Take Captive").choose("Alliance X-Wing").choose("Fortune and Glory");
    game.expect_captured("Fortune and Glory").expect_controller("Wampa", Side::Them);
    game.expect_asked(Side::Them, QuestionKind::Bounty);
}

/// TS26_027, CR 7.5.13G: with three players the one who defeats it collects. Any non-leader unit can be captured.
#[test]
fn fortune_and_glory_bounty_goes_to_the_player_who_defeats_it() {
    let mut game = scenario()
        .our_hand(["Open Fire"])
        .ours(["Greedo"])
        .theirs([unit("Fortune and Glory").damage(1)])
        .third(["Wampa"])
        .action_phase();
    game.us().play("Open Fire").choose("Fortune and Glory");
    game.expect_asked(Side::Us, QuestionKind::Bounty);
    game.us().yes().choose("Greedo").choose("Wampa");
    game.expect_captured("Wampa");
}

// ---- TS26_028 Prime Minister Almec, Scheming Populist ----

/// TS26_028: a friendly unit gets +2/+2; each enemy unit in its arena with less power is exhausted.
#[test]
fn prime_minister_almec_strengthens_a_unit_and_exhausts_weaker_enemies() {
    let mut game = scenario()
        .our_hand(["Prime Minister Almec, Scheming Populist"])
        .ours(["Battlefield Marine"])
        .theirs(["Wampa", "AT-ST", "Cartel Spacer"])
        .action_phase();
    game.us().play("Prime Minister Almec").choose("Battlefield Marine");
    game.expect_power("Battlefield Marine", 5)
        .expect_exhausted("Wampa")
        .expect_ready("AT-ST")
        .expect_ready("Cartel Spacer");
}

// Rulings

/// TS26_028: current power counts, including the new bonus (ruling 1).
#[test]
fn prime_minister_almec_counts_the_new_bonus() {
    let mut game = scenario()
        .our_hand(["Prime Minister Almec, Scheming Populist"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Wampa").with(["Academy Training"])])
        .action_phase();
    game.us().play("Prime Minister Almec").choose("Battlefield Marine");
    game.expect_ready("Wampa");
}

// ---- TS26_029 Ziton Moj, Sowing Chaos ----

/// TS26_029: on attack 1 damage to a unit of each player.
#[test]
fn ziton_moj_deals_1_damage_to_a_unit_of_each_player() {
    let mut game = scenario().ours(["Ziton Moj, Sowing Chaos"]).theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().attack("Ziton Moj", "their base").choose("Ziton Moj").choose("Wampa").choose("AT-ST");
    for one in ["Ziton Moj", "Wampa", "AT-ST"] {
        game.expect_damage(one, 1);
    }
}

// Rulings

/// TS26_029: all damage is dealt at the same time. Ambush is pending together with other abilities (ruling 1, 2).
#[test]
fn ziton_moj_deals_all_damage_at_once() {
    let mut game = scenario()
        .ours(["Ziton Moj, Sowing Chaos"])
        .theirs(["Death Star Stormtrooper"])
        .third(["Greedo"])
        .action_phase();
    game.us().attack("Ziton Moj", "their base").choose("Ziton Moj").choose("Death Star Stormtrooper");
    game.expect_in_play("Death Star Stormtrooper");
    game.us().choose("Greedo");
    game.expect_gone("Death Star Stormtrooper").expect_gone("Greedo");
    expect_ambush_pending_with_trigger("Ziton Moj, Sowing Chaos", "Cantina Braggart", scenario());
}

// ---- TS26_030 Maul, One Last Lesson ----

/// TS26_030: another unit may attack.
#[test]
fn maul_lets_another_unit_attack() {
    let mut game = scenario().our_hand(["Maul, One Last Lesson"]).ours(["Wampa"]).action_phase();
    game.us().play("Maul");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.expect_keyword("Maul", Keyword::Sentinel);
}

// Rulings

/// TS26_030: an exhausted unit cannot attack (ruling 1).
#[test]
fn maul_lets_no_exhausted_unit_attack() {
    let mut game = scenario().our_hand(["Maul, One Last Lesson"]).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play("Maul");
    game.expect_action_of(Side::Them);
}

// ---- TS26_031 Chaotic Diversion ----

/// TS26_031: readies an enemy unit, which cannot attack our base or our units this phase. Our unit gets a Shield token.
#[test]
fn chaotic_diversion_readies_an_enemy_unit_that_cannot_attack_us() {
    let mut game = scenario()
        .our_hand(["Chaotic Diversion"])
        .ours(["Greedo"])
        .theirs([unit("Wampa").exhausted(), unit("AT-ST")])
        .action_phase();
    game.us().play("Chaotic Diversion").choose("Wampa").choose("Greedo");
    game.expect_ready("Wampa").expect_upgrades("Greedo", ["Shield"]);
    game.expect_not_offered("Wampa -> our base").expect_not_offered("Wampa -> Greedo");
    game.expect_offered("AT-ST -> our base").expect_offered("AT-ST -> Greedo");
}

// Corners

/// TS26_031: with three players it may attack the third player, but not us, even if one of our units has Sentinel (CR
/// 8.3.2).
#[test]
fn chaotic_diversion_allows_attacks_on_a_third_player() {
    let mut game = scenario()
        .our_hand(["Chaotic Diversion"])
        .ours(["Loth-Wolf"])
        .theirs([unit("Wampa").exhausted()])
        .third(["Greedo"])
        .action_phase();
    game.us().play("Chaotic Diversion").choose("Wampa").choose("Loth-Wolf");
    game.expect_not_offered("Wampa -> Loth-Wolf").expect_not_offered("Wampa -> our base");
    game.expect_offered("Wampa -> Greedo").expect_offered("Wampa -> third base");
    game.them().attack("Wampa", "third base");
    game.third().expect_base_damage(4);
}

/// TS26_031, CR 8.9: a unit that was already ready is not readied, so it may attack any player. The Shield token is
/// given.
#[test]
fn chaotic_diversion_does_not_restrict_a_unit_that_was_ready() {
    let mut game = scenario().our_hand(["Chaotic Diversion"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("Chaotic Diversion").choose("Wampa").choose("Greedo");
    game.expect_upgrades("Greedo", ["Shield"]).expect_offered("Wampa -> our base");
}

/// TS26_031, CR 7.7.3: in the next phase it can attack as before.
#[test]
fn chaotic_diversion_lasts_for_this_phase() {
    let mut game = scenario()
        .our_hand(["Chaotic Diversion"])
        .ours(["Greedo"])
        .theirs([unit("Wampa").exhausted()])
        .initiative(Side::Them)
        .action_phase();
    game.us().play("Chaotic Diversion").choose("Wampa").choose("Greedo");
    game.them().pass();
    game.us().pass();
    game.nobody_resources();
    game.expect_offered("Wampa -> our base").expect_offered("Wampa -> Greedo");
}

// ---- TS26_032 Reckless Landing ----

/// TS26_032: a unit is played for 4 less, and dealt 4 damage.
#[test]
fn reckless_landing_plays_a_unit_for_4_less_and_damages_it() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_hand(["Reckless Landing", "AT-ST"])
        .our_resources(8)
        .action_phase();
    game.us().play("Reckless Landing");
    let before = game.game.ready_resources(rules::Seat(0));
    game.us().play("AT-ST").expect_ready_resources(before - 2);
    game.expect_damage("AT-ST", 4);
}

// ---- TS26_033 Kouhun Assassination ----

/// TS26_033: if an opponent discards a card a non-Vehicle unit gets -8/-8.
#[test]
fn kouhun_assassination_gives_minus_8_if_an_opponent_discards() {
    let mut game =
        scenario().our_hand(["Kouhun Assassination"]).theirs(["Wampa", "AT-ST"]).their_hand(["Repair"]).action_phase();
    let mut refused = game.clone();
    game.us().play("Kouhun Assassination");
    game.expect_asked(Side::Them, QuestionKind::May);
    game.them().yes();
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Repair"]);
    game.them().choose("Repair").expect_hand([]).expect_discard(["Repair"]);
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa").expect_action_of(Side::Them);
    refused.us().play("Kouhun Assassination");
    refused.them().no().expect_hand(["Repair"]);
    refused.expect_in_play("Wampa").expect_action_of(Side::Them);
}

// Rulings

/// TS26_033: with several opponents we choose one (ruling 1).
#[test]
fn kouhun_assassination_lets_us_choose_the_opponent() {
    let mut game = scenario()
        .our_hand(["Kouhun Assassination"])
        .their_hand(["Repair"])
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .action_phase();
    game.us().play("Kouhun Assassination").choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::May);
}

// ---- TS26_034 Fives, I Have Proof! ----

/// TS26_034: he enters play with the When Played abilities of another unit, which then trigger; with no other of its
/// abilities.
#[test]
fn fives_enters_play_with_the_when_played_abilities_of_another_unit() {
    let mut game = scenario().our_hand(["Fives, I Have Proof!"]).ours(["Assault Lander LAAT", "Wampa"]).action_phase();
    game.us().play("Fives");
    game.expect_asked(Side::Us, QuestionKind::EnterWith).expect_options(["Assault Lander LAAT", "no"]);
    game.us().choose("Assault Lander LAAT");
    game.expect_count("our Clone Trooper", 2).expect_keyword("Fives", Keyword::Sentinel);
    game.them().pass();
    game.us().pass();
    game.expect_damage("Assault Lander LAAT", 4).expect_damage("Fives", 0);
}

// Corners

/// TS26_034: he may decline; without such a unit no question is asked.
#[test]
fn fives_may_enter_play_without_other_abilities() {
    let mut game = scenario().our_hand(["Fives, I Have Proof!"]).ours(["Assault Lander LAAT"]).action_phase();
    game.us().play("Fives").choose_none();
    game.expect_in_play("Fives").expect_count("our Clone Trooper", 0).expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Fives, I Have Proof!"]).ours(["Wampa"]).action_phase();
    game.us().play("Fives");
    game.expect_in_play("Fives").expect_action_of(Side::Them);
}

/// TS26_034, CR 7.1.8: "this unit" in those abilities means him.
#[test]
fn fives_is_this_unit_in_the_abilities_he_copies() {
    let mut game = scenario().our_hand(["Fives, I Have Proof!"]).theirs(["Deployed Droideka"]).action_phase();
    game.us().play("Fives").choose("Deployed Droideka").yes();
    game.expect_upgrades("Fives", ["Experience", "Shield"]).expect_upgrades("Deployed Droideka", []);
}

/// TS26_034, CR 7.3.1: he has those abilities while he is in play, and loses them when he leaves it.
#[test]
fn fives_keeps_the_copied_abilities_until_he_leaves_play() {
    let mut game = scenario()
        .our_hand(["Fives, I Have Proof!"])
        .ours(["Assault Lander LAAT"])
        .confiscate_does("UseAbility(of: Choose(named: [\"Fives\"]), kind: WhenPlayed)")
        .our_hand(["Confiscate"])
        .their_hand(["Waylay"])
        .action_phase();
    game.us().play("Fives").choose("Assault Lander LAAT");
    game.them().pass();
    game.us().play("Confiscate").choose("Fives");
    game.expect_count("our Clone Trooper", 4);
    game.them().play("Waylay").choose("Fives");
    game.us().play("Fives").choose_none();
    game.expect_count("our Clone Trooper", 4);
}

// Rulings

/// TS26_034: abilities of an enemy unit can be chosen (ruling 1).
#[test]
fn fives_may_copy_an_enemy_unit() {
    let mut game = scenario()
        .our_hand(["Fives, I Have Proof!"])
        .ours(["Assault Lander LAAT"])
        .theirs(["Coleman Trebor, Jedi Rescuer"])
        .action_phase();
    game.us().play("Fives");
    game.expect_options(["Assault Lander LAAT", "Coleman Trebor", "no"]);
    game.us().choose("Coleman Trebor").expect_base_damage(0);
    game.them().expect_base_damage(1);
}

// ---- TS26_035 Ahsoka's Lightsabers, Don't Hurt Them ----

/// TS26_035: an enemy unit may get a Shield; then the next event costs 2 less.
#[test]
fn ahsokas_lightsabers_may_give_an_enemy_unit_a_shield() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Ahsoka's Lightsabers, Don't Hurt Them"])])
        .theirs(["Greedo"])
        .action_phase();
    game.us().attack("Wampa", "their base").choose("Greedo");
    game.expect_upgrades("Greedo", ["Shield"]);
}

// Rulings

/// TS26_035: the discount remains if the unit has left play (ruling 1).
#[test]
fn ahsokas_lightsabers_keep_the_discount_when_the_unit_was_defeated() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .ours([unit("Death Star Stormtrooper").with(["Ahsoka's Lightsabers, Don't Hurt Them"])])
        .theirs(["AT-ST"])
        .our_hand(["Surprise Strike"])
        .our_resources(2)
        .action_phase();
    game.us().attack("Death Star Stormtrooper", "AT-ST").choose("AT-ST");
    game.expect_asked(Side::Us, QuestionKind::Target).us().no();
    game.expect_gone("Death Star Stormtrooper");
    game.them().pass();
    game.expect_offered("play Surprise Strike");
}

// ---- TS26_036 Tribunal, Grave of the 332nd ----

/// TS26_036: it costs 2 less for each other card played this phase by its player. Each other unit gets -2/-2.
#[test]
fn tribunal_costs_2_less_per_card_played_and_gives_others_minus_2() {
    let mut game = scenario()
        .our_hand(["Tribunal", "Moment of Peace", "Greedo"])
        .ours(["Wampa"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .action_phase();
    game.us().play("Moment of Peace").choose("Wampa");
    game.them().pass();
    game.us().play("Greedo").expect_ready_resources(16);
    game.them().pass();
    game.us().play("Tribunal").expect_ready_resources(8);
    game.expect_gone("Greedo").expect_power("Battlefield Marine", 1).expect_hp("Battlefield Marine", 1);
    game.expect_power("Wampa", 2).expect_hp("AT-ST", 5).expect_power("Tribunal", 6).expect_hp("Tribunal", 8);
}

// Corners

/// TS26_036: cards of opponents do not count; its effect ends with the phase.
#[test]
fn tribunal_ignores_enemy_cards_and_lasts_for_this_phase() {
    let mut game =
        scenario().our_hand(["Tribunal"]).their_hand(["Battlefield Marine"]).theirs(["AT-ST"]).their_action_phase();
    game.them().play("Battlefield Marine");
    game.us().play("Tribunal").expect_ready_resources(8);
    game.expect_power("AT-ST", 4);
    game.them().pass();
    game.us().pass();
    game.expect_power("AT-ST", 6);
}
