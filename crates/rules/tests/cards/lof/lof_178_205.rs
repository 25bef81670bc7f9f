//! The cards of Legends of the Force from LOF_178 to LOF_205: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{about_to_play, expect_hidden, with_an_enemy};

// ---- LOF_178 Adept of Anger ----

/// LOF_178: exhausts and uses the Force: a unit is exhausted. Without the Force the ability cannot be used.
#[test]
fn adept_of_anger_uses_the_force_to_exhaust_a_unit() {
    let table = || scenario().ours(["Adept of Anger", "Wampa"]).theirs(["AT-ST"]).their_force();
    let mut without = table().action_phase();
    without.expect_not_offered("use Adept of Anger");
    let mut game = table().our_force().action_phase();
    game.us().use_ability("Adept of Anger").expect_no_force();
    game.expect_offered("Wampa").expect_offered("AT-ST");
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_exhausted("Adept of Anger").expect_ready("Wampa");
}

// ---- LOF_179 Aurra Sing, Patient and Deadly ----

/// LOF_179: Hidden and Raid 2.
#[test]
fn aurra_sing_has_hidden_and_raid() {
    expect_hidden("Aurra Sing, Patient and Deadly");
    let mut game = scenario().ours(["Aurra Sing, Patient and Deadly"]).action_phase();
    game.us().attack("Aurra Sing", "their base");
    game.them().expect_base_damage(3);
}

// ---- LOF_180 Deceptive Shade ----

/// LOF_180: when defeated, the next unit that we play this phase has Ambush for the phase. Later ones do not.
#[test]
fn deceptive_shade_gives_the_next_unit_ambush_when_defeated() {
    let mut game = scenario()
        .ours(["Deceptive Shade"])
        .our_hand(["Repair", "Wampa", "Battlefield Marine"])
        .theirs(["AT-ST"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Deceptive Shade");
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().play("Wampa");
    game.expect_options(["Wampa -> AT-ST", "no"]);
    game.us().attack("Wampa", "AT-ST");
    game.expect_damage("AT-ST", 4);
    game.them().pass();
    game.us().play("Battlefield Marine");
    game.expect_action_of(Side::Them).expect_no_keyword("Battlefield Marine", Keyword::Ambush);
    let mut late =
        scenario().ours(["Deceptive Shade"]).our_hand(["Wampa", "Vanquish"]).theirs(["AT-ST"]).action_phase();
    late.us().play("Vanquish").choose("Deceptive Shade");
    late.both_pass().nobody_resources();
    late.us().play("Wampa");
    late.expect_action_of(Side::Them).expect_no_keyword("Wampa", Keyword::Ambush);
}

// Rulings

/// LOF_180, CR 7.5.5, 7.6.13B: Ambush is pending together with other abilities; without an enemy to attack the unit
/// stays exhausted (ruling 1).
#[test]
fn deceptive_shade_ambush_without_enemies_does_nothing() {
    let mut game = scenario()
        .ours(["Deceptive Shade"])
        .our_hand(["Wampa"])
        .theirs(["TIE/ln Fighter"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Deceptive Shade");
    game.us().play("Wampa");
    game.expect_keyword("Wampa", Keyword::Ambush).expect_exhausted("Wampa").expect_action_of(Side::Them);
    let mut expect_pending_together = scenario()
        .ours(["Deceptive Shade"])
        .our_hand(["Purge Trooper"])
        .theirs(["Gungi"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    expect_pending_together.them().play("Vanquish").choose("Deceptive Shade");
    expect_pending_together.us().play("Purge Trooper");
    expect_pending_together.expect_waiting(["Purge Trooper", "Purge Trooper"]);
}

// ---- LOF_181 Banking Clan Shuttle ----

/// LOF_181: Hidden.
#[test]
fn banking_clan_shuttle_has_hidden() {
    expect_hidden("Banking Clan Shuttle");
}

// ---- LOF_182 Nihil Marauder ----

/// LOF_182: Raid 3.
#[test]
fn nihil_marauder_has_raid() {
    let mut game = scenario().ours(["Nihil Marauder"]).action_phase();
    game.us().attack("Nihil Marauder", "their base");
    game.them().expect_base_damage(4);
}

// ---- LOF_183 Shin Hati, Overeager Apprentice ----

/// LOF_183: Hidden and Shielded.
#[test]
fn shin_hati_has_hidden_and_shielded() {
    expect_hidden("Shin Hati");
    let mut game = about_to_play("Shin Hati").action_phase();
    game.us().play("Shin Hati");
    game.expect_upgrades("Shin Hati", ["Shield"]);
}

// ---- LOF_184 Second Sister, Seeking the Holocron ----

/// LOF_184: on attack, two cards may be discarded from our deck; each Force card among them readies a resource.
#[test]
fn second_sister_readies_resources_for_discarded_force_cards() {
    let table = |deck: [&'static str; 3]| {
        let mut game = scenario()
            .ours(["Second Sister"])
            .our_deck(deck)
            .our_resources(1)
            .our_exhausted_resources(4)
            .their_resources(0)
            .action_phase();
        game.us().attack("Second Sister", "their base");
        game
    };
    let both = ["Yoda, Old Master", "Consumed by the Dark Side", "Wampa"];
    let mut game = table(both);
    game.us().yes();
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Underworld Thug"; 5]);
    // The first of the five is the ready one.
    game.us().choose("Underworld Thug #2").choose("Underworld Thug #2");
    game.us().expect_ready_resources(3).expect_deck_size(1);
    game.expect_action_of(Side::Them);
    let mut none = table(["Wampa", "AT-ST", "Yoda, Old Master"]);
    none.us().yes().expect_ready_resources(1).expect_discard(["Wampa", "AT-ST"]);
    none.expect_action_of(Side::Them);
    table(both).us().no().expect_deck_size(3).expect_ready_resources(1);
}

// Rulings

/// LOF_184, CR 1.14.3: the cards are those on top of the deck (ruling 1).
#[test]
fn second_sister_discards_from_the_top_of_the_deck() {
    let mut game = scenario().ours(["Second Sister"]).our_deck(["Wampa", "AT-ST", "Repair", "Greedo"]).action_phase();
    game.us().attack("Second Sister", "their base").yes().expect_discard(["Wampa", "AT-ST"]);
    game.us().expect_deck_top(["Repair", "Greedo"]);
}

/// LOF_184: the text names no player, so any player's resources may be chosen.
#[test]
fn second_sister_may_ready_enemy_resources() {
    let mut game = scenario()
        .ours(["Second Sister"])
        .our_deck(["Yoda, Old Master", "Wampa", "Greedo"])
        .our_resources(0)
        .our_exhausted_resources(1)
        .their_resources(0)
        .their_exhausted_resources(1)
        .action_phase();
    game.us().attack("Second Sister", "their base").yes();
    game.expect_options(["Underworld Thug", "Underworld Thug"]);
    game.us().choose("their Underworld Thug");
    game.them().expect_ready_resources(1);
}

// ---- LOF_185 Baylan Skoll, Enigmatic Master ----

/// LOF_185: Hidden; using the Force, a unit of cost 4 or less returns to hand, and its owner may play it for free.
#[test]
fn baylan_skoll_may_return_a_unit_that_may_be_played_for_free() {
    expect_hidden("Baylan Skoll");
    let mut game = scenario()
        .our_hand(["Baylan Skoll"])
        .our_force()
        .ours(["Battlefield Marine"])
        .theirs([unit("Wampa").damage(3), unit("AT-ST")])
        .their_resources(0)
        .action_phase();
    game.us().play("Baylan Skoll");
    let mut declined = game.clone();
    declined.us().no().expect_the_force();
    declined.expect_action_of(Side::Them);
    game.us().yes().expect_no_force();
    // Not AT-ST with 6, nor Baylan with 5.
    game.expect_options(["Battlefield Marine", "Wampa"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Wampa"]);
    game.expect_offered("play Wampa").expect_offered("no");
    let mut stays = game.clone();
    game.them().play("Wampa");
    game.expect_damage("Wampa", 0).expect_exhausted("Wampa").expect_controller("Wampa", Side::Them);
    stays.them().no().expect_hand(["Wampa"]);
}

// Rulings

/// LOF_185, CR 1.8.5: for free means without resources and aspect penalties. Additional costs are paid (ruling 1).
#[test]
fn baylan_skoll_unit_still_pays_additional_costs() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_153", abilities: [Constant(gives: [
                ExtraCost(by: Enemy, cards: (is: Unit, zone: Any), cost: Damage(2, Base(You))),
            ])])"#,
        )
        .ours(["Saw Gerrera"])
        .our_hand(["Baylan Skoll"])
        .our_force()
        .theirs(["Wampa"])
        .their_resources(0)
        .action_phase();
    game.us().play("Baylan Skoll").yes().choose("Wampa");
    game.them().play("Wampa").expect_base_damage(2);
    game.expect_in_play("Wampa");
}

/// LOF_185, CR 1.8.6: the printed cost counts (ruling 2).
#[test]
fn baylan_skoll_checks_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part", "Baylan Skoll"])
        .our_force()
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Qi'ra").name_card("Wampa");
    game.them().pass();
    game.us().play("Baylan Skoll").yes();
    game.expect_offered("Wampa").expect_not_offered("AT-ST");
}

// ---- LOF_186 Marchion Ro, Eye of the Nihil ----

/// LOF_186: doubles the Raid of each friendly unit. Enemy units are not affected, and a unit without Raid gets none.
#[test]
fn marchion_ro_doubles_the_raid_of_friendly_units() {
    let mut game = scenario()
        .ours(["Marchion Ro, Eye of the Nihil", "Thralls of the Coven", "Wampa"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.expect_no_keyword("Wampa", Keyword::Raid);
    game.us().attack("Thralls of the Coven", "their base");
    game.them().expect_base_damage(9).attack("Cantina Braggart", "our base");
    game.us().expect_base_damage(2);
}

// Rulings

/// LOF_186: Raid is doubled last, including Raid that the unit gains (ruling 1).
#[test]
fn marchion_ro_doubles_gained_raid_too() {
    let mut game = scenario()
        .ours([unit("Marchion Ro, Eye of the Nihil"), unit("Cantina Braggart").with(["Resilient"])])
        .resilient_gives("KeywordX(Raid, 1)")
        .action_phase();
    game.us().attack("Cantina Braggart", "their base");
    game.them().expect_base_damage(6);
}

/// LOF_186: two of him double it twice (ruling 2).
#[test]
fn marchion_ro_and_his_copy_double_twice() {
    let mut game = about_to_play("Clone").ours(["Marchion Ro, Eye of the Nihil", "Cantina Braggart"]).action_phase();
    game.us().play("Clone").choose("Marchion Ro");
    game.expect_count("Marchion Ro", 2);
    game.them().pass();
    game.us().attack("Cantina Braggart", "their base");
    game.them().expect_base_damage(8);
}

// ---- LOF_187 Corrupted Saber ----

/// LOF_187: not on a Vehicle; a Force unit with it gives the defending unit -2/-0 for the attack.
#[test]
fn corrupted_saber_gives_the_defending_unit_minus_2_power() {
    let mut game = scenario()
        .our_hand(["Corrupted Saber"])
        .ours(["Guardian of the Whills", "AT-ST"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.expect_not_offered("play Corrupted Saber onto AT-ST");
    game.us().play_onto("Corrupted Saber", "Guardian of the Whills");
    game.expect_power("Guardian of the Whills", 4).expect_hp("Guardian of the Whills", 3);
    game.them().pass();
    game.us().attack("Guardian of the Whills", "Battlefield Marine");
    game.expect_damage("Guardian of the Whills", 1);
}

// Corners

/// LOF_187: a unit without the Force trait only gets the power; the reduction ends with the attack.
#[test]
fn corrupted_saber_gives_its_ability_to_force_units_only() {
    let mut plain =
        scenario().ours([unit("Wampa").with(["Corrupted Saber"])]).theirs(["Battlefield Marine"]).action_phase();
    plain.us().attack("Wampa", "Battlefield Marine");
    plain.expect_damage("Wampa", 3);
    let mut game = scenario()
        .ours([unit("Guardian of the Whills").with(["Corrupted Saber", "Resilient"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Guardian of the Whills", "AT-ST");
    game.expect_damage("Guardian of the Whills", 4).expect_power("AT-ST", 6);
}

// Rulings

/// LOF_187 (erratum): only the defending unit has less power. When a base is attacked no unit does (ruling 1).
#[test]
fn corrupted_saber_does_nothing_when_a_base_is_attacked() {
    let mut game = scenario()
        .ours([unit("Guardian of the Whills").with(["Corrupted Saber"])])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Guardian of the Whills", "their base");
    game.them().expect_base_damage(4);
    game.expect_power("Battlefield Marine", 3).expect_action_of(Side::Them);
}

// ---- LOF_188 As I Have Foreseen ----

/// LOF_188: we look at our top card; with the Force it is played for 4 less.
#[test]
fn as_i_have_foreseen_may_play_the_top_card_for_4_less() {
    let table = || scenario().our_hand(["As I Have Foreseen"]).our_force().our_deck(["Wild Rancor", "Wampa"]);
    let mut game = table().action_phase();
    game.us().play("As I Have Foreseen").expect_sees("Wild Rancor");
    game.them().expect_does_not_see("Wild Rancor");
    let mut declined = game.clone();
    // 1 for the event and 4 for its icons; the Rancor's 6, and 4 for its two Aggression icons, less 4.
    game.us().yes();
    game.expect_asked(Side::Us, QuestionKind::Play);
    game.us().play("Wild Rancor").expect_no_force().expect_deck_size(1).expect_ready_resources(9);
    game.expect_in_play("Wild Rancor");
    declined.us().no().expect_the_force().expect_deck_size(2);
    declined.expect_action_of(Side::Them);
}

// Corners

/// LOF_188: a card that cannot be paid for stays on top, although the Force was used.
#[test]
fn as_i_have_foreseen_leaves_a_card_that_cannot_be_paid() {
    let mut game = scenario()
        .our_hand(["As I Have Foreseen"])
        .our_force()
        .our_resources(8)
        .our_deck(["Wild Rancor", "Wampa"])
        .action_phase();
    game.us().play("As I Have Foreseen").yes().expect_no_force().expect_deck_top(["Wild Rancor"]);
    game.expect_action_of(Side::Them);
}

/// LOF_188, CR 1.17.4: only we know whether the top card can be played, so it may be left.
#[test]
fn as_i_have_foreseen_may_leave_a_playable_card() {
    let table = scenario().our_hand(["As I Have Foreseen"]).our_force().our_deck(["Wild Rancor", "Wampa"]);
    let mut game = table.action_phase();
    game.us().play("As I Have Foreseen").yes();
    game.expect_options(["play Wild Rancor", "no"]);
    game.us().no().expect_no_force().expect_deck_top(["Wild Rancor"]);
    game.expect_action_of(Side::Them);
}

// ---- LOF_189 Liberated by Darkness ----

/// LOF_189: using the Force, we take control of a unit until the regroup phase.
#[test]
fn liberated_by_darkness_takes_control_of_a_unit_for_the_phase() {
    let table = || {
        scenario()
            .our_hand(["Liberated by Darkness"])
            .theirs(["Wampa"])
            .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
    };
    let mut without = table().action_phase();
    without.us().play("Liberated by Darkness");
    without.expect_action_of(Side::Them).expect_controller("Wampa", Side::Them);
    let mut game = table().our_force().action_phase();
    game.us().play("Liberated by Darkness").expect_no_force();
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_controller("Wampa", Side::Us).expect_ready("Wampa");
    game.both_pass();
    game.expect_controller("Wampa", Side::Them);
}

// ---- LOF_190 Anakin Skywalker, Force Prodigy ----

/// LOF_190: Hidden and Shielded.
#[test]
fn anakin_skywalker_has_hidden_and_shielded() {
    let anakin = "Anakin Skywalker, Force Prodigy";
    expect_hidden(anakin);
    let mut game = about_to_play(anakin).action_phase();
    game.us().play(anakin);
    game.expect_upgrades("Anakin Skywalker", ["Shield"]);
}

// ---- LOF_191 BD-1, Beep Boo Boo Bweep ----

/// LOF_191: Hidden; another friendly unit has +1/+0 and Saboteur while he is in play.
#[test]
fn bd_1_gives_another_unit_power_and_saboteur() {
    expect_hidden("BD-1");
    let mut game = scenario()
        .our_hand(["BD-1"])
        .ours(["Battlefield Marine", "Wampa"])
        .theirs(["AT-ST"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("BD-1");
    game.expect_options(["Battlefield Marine", "Wampa"]);
    game.us().choose("Battlefield Marine");
    game.expect_power("Battlefield Marine", 4).expect_keyword("Battlefield Marine", Keyword::Saboteur);
    game.both_pass().nobody_resources();
    game.expect_power("Battlefield Marine", 4).expect_no_keyword("Wampa", Keyword::Saboteur);
    game.us().pass();
    game.them().play("Vanquish").choose("BD-1");
    game.expect_power("Battlefield Marine", 3).expect_no_keyword("Battlefield Marine", Keyword::Saboteur);
}

// Rulings

/// LOF_191, CR 7.7.3: captured and rescued, his effect has ended (ruling 2).
#[test]
fn bd_1_bonus_does_not_return_when_he_is_rescued() {
    let mut game = scenario()
        .our_hand(["BD-1", "Confiscate"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .confiscate_does(
            "Capture(by: Choose(side: Enemy), what: Choose(named: [\"BD-1\"])), Rescue(Choose(is: Card, zone: Captured))",
        )
        .action_phase();
    game.us().play("BD-1").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Confiscate");
    game.us().choose("AT-ST").choose("BD-1").choose("BD-1");
    game.expect_in_play("BD-1").expect_power("Battlefield Marine", 3);
    game.expect_no_keyword("Battlefield Marine", Keyword::Saboteur);
}

/// LOF_191: the effect on the unit does not change when an opponent takes control of him (ruling 3).
#[test]
fn bd_1_bonus_stays_when_he_changes_control() {
    let mut game = scenario()
        .our_hand(["BD-1"])
        .ours(["Battlefield Marine"])
        .their_hand(["Confiscate"])
        .confiscate_does("TakeControl(of: Choose(named: [\"BD-1\"]))")
        .action_phase();
    game.us().play("BD-1").choose("Battlefield Marine");
    game.them().play("Confiscate").choose("BD-1");
    game.expect_controller("BD-1", Side::Them);
    game.expect_power("Battlefield Marine", 4).expect_keyword("Battlefield Marine", Keyword::Saboteur);
}

// ---- LOF_193 Youngling Padawan ----

/// LOF_193: creates a Force token when played.
#[test]
fn youngling_padawan_creates_a_force_token() {
    let mut game = about_to_play("Youngling Padawan").action_phase();
    game.us().play("Youngling Padawan").expect_the_force();
    game.them().expect_no_force();
}

// ---- LOF_194 J-Type Nubian Starship ----

/// LOF_194: when played, draws a card; when defeated, discards one.
#[test]
fn j_type_nubian_starship_draws_when_played_and_discards_when_defeated() {
    let mut game = scenario()
        .our_hand(["J-Type Nubian Starship"])
        .our_deck(["Wampa", "AT-ST"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("J-Type Nubian Starship").expect_hand(["Wampa"]);
    game.them().play("Vanquish").choose("J-Type Nubian Starship");
    game.us().choose("Wampa").expect_hand([]).expect_discard(["J-Type Nubian Starship", "Wampa"]);
}

// ---- LOF_195 Vernestra Rwoh, Precocious Knight ----

/// LOF_195: when played, she may use the Force to ready.
#[test]
fn vernestra_rwoh_may_use_the_force_to_ready() {
    let mut game = about_to_play("Vernestra Rwoh").our_force().action_phase();
    game.us().play("Vernestra Rwoh");
    let mut declined = game.clone();
    game.us().yes().expect_no_force();
    game.expect_ready("Vernestra Rwoh");
    declined.us().no().expect_the_force();
    declined.expect_exhausted("Vernestra Rwoh");
    let mut without = about_to_play("Vernestra Rwoh").action_phase();
    without.us().play("Vernestra Rwoh");
    without.expect_action_of(Side::Them).expect_exhausted("Vernestra Rwoh");
}

// ---- LOF_196 Jedi Sentinel ----

/// LOF_196: Sentinel while we have a Force token.
#[test]
fn jedi_sentinel_has_sentinel_with_the_force() {
    let table = || scenario().ours(["Jedi Sentinel"]).theirs(["Wampa"]).their_force();
    let mut without = table().their_action_phase();
    without.expect_offered("Wampa -> our base");
    let mut game = table().our_force().their_action_phase();
    game.expect_offered("Wampa -> Jedi Sentinel").expect_not_offered("Wampa -> our base");
}

// ---- LOF_197 Qui-Gon Jinn's Aethersprite, Guided by the Force ----

/// The ship has attacked; these cards are in our hand.
fn guided(hand: [&'static str; 2]) -> testkit::Scene {
    let mut game = scenario()
        .ours(["Qui-Gon Jinn's Aethersprite, Guided by the Force", "Gungi"])
        .our_hand(hand)
        .our_resources(40)
        .our_force()
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Qui-Gon Jinn's Aethersprite", "their base");
    game.them().pass();
    game
}

/// LOF_197, CR 7.6.17, 7.7.4: on attack, the next "When Played" ability that we use this phase may be used again; not a
/// later one, nor one in the next phase.
#[test]
fn qui_gon_jinns_aethersprite_repeats_a_when_played_ability() {
    let mut game = guided(["Youngling Padawan", "J-Type Nubian Starship"]);
    let mut late = game.clone();
    game.us().play("J-Type Nubian Starship");
    game.expect_asked(Side::Us, QuestionKind::May);
    let mut declined = game.clone();
    game.us().yes().expect_hand_size(1 + 2);
    game.expect_action_of(Side::Them);
    declined.us().no().expect_hand_size(1 + 1);
    game.them().pass();
    game.us().play("Youngling Padawan");
    game.expect_action_of(Side::Them);
    late.both_pass().nobody_resources();
    late.us().play("J-Type Nubian Starship").expect_hand_size(1 + 2 + 1);
    late.expect_action_of(Side::Them);
}

// Corners

/// LOF_197, CR 8.32.3: an ability that was declined was not used: the next one counts.
#[test]
fn qui_gon_jinns_aethersprite_needs_an_ability_that_is_used() {
    let mut game = guided(["Ki-Adi-Mundi, We Must Push On", "J-Type Nubian Starship"]);
    let mut used = game.clone();
    game.us().play("Ki-Adi-Mundi").no();
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("J-Type Nubian Starship").yes().expect_hand_size(2);
    used.us().play("Ki-Adi-Mundi").yes();
    used.expect_asked(Side::Us, QuestionKind::May);
    used.us().yes().expect_hand_size(1 + 2).expect_no_force();
    used.expect_action_of(Side::Them);
}

/// LOF_197, CR 8.32.3, 8.34.1: an ability that does two things at once, and was declined with the first choice, was not used.
#[test]
fn qui_gon_jinns_aethersprite_does_not_repeat_a_declined_ability() {
    let mut game = guided(["Reckless Torrent", "J-Type Nubian Starship"]);
    let mut used = game.clone();
    game.us().play("Reckless Torrent").no();
    game.expect_action_of(Side::Them);
    used.us().play("Reckless Torrent").choose("Gungi").choose("AT-ST");
    used.expect_asked(Side::Us, QuestionKind::May);
    used.us().no();
    used.expect_action_of(Side::Them);
}

/// LOF_197, CR 8.32.3, 1.5.4E: an ability for which an exhausted unit was chosen was used.
#[test]
fn qui_gon_jinns_aethersprite_repeats_an_ability_without_effect() {
    let mut game = scenario()
        .ours(["Qui-Gon Jinn's Aethersprite, Guided by the Force"])
        .our_hand(["Loth-Cat"])
        .theirs([unit("Wampa").exhausted(), unit("AT-ST")])
        .action_phase();
    game.us().attack("Qui-Gon Jinn's Aethersprite", "their base");
    game.them().pass();
    game.us().play("Loth-Cat").choose("Wampa").yes().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_action_of(Side::Them);
}

/// LOF_197: abilities that the opponent uses do not count, nor abilities that are not "When Played" abilities.
#[test]
fn qui_gon_jinns_aethersprite_counts_only_our_when_played_abilities() {
    let mut game = scenario()
        .ours(["Qui-Gon Jinn's Aethersprite, Guided by the Force", "Acolyte of the Beyond"])
        .our_hand(["J-Type Nubian Starship"])
        .their_hand(["J-Type Nubian Starship"])
        .action_phase();
    game.us().attack("Qui-Gon Jinn's Aethersprite", "their base");
    game.them().play("J-Type Nubian Starship").expect_hand_size(1);
    game.us().attack("Acolyte of the Beyond", "their base").expect_the_force();
    game.them().pass();
    game.us().play("J-Type Nubian Starship").yes().expect_hand_size(2);
}

// Rulings

/// LOF_197, CR 7.6.2, 7.6.13C: "when played using Smuggle" is a "When Played" ability, and so is one that triggers when its
/// unit attacks as well, whenever it is used (ruling 1).
#[test]
fn qui_gon_jinns_aethersprite_counts_every_kind_of_when_played() {
    let mut game = scenario()
        .ours(["Qui-Gon Jinn's Aethersprite, Guided by the Force", "Asajj Ventress, Harden Your Heart", "Gungi"])
        .ours(["Yoda, Old Master"])
        .action_phase();
    game.us().attack("Qui-Gon Jinn's Aethersprite", "their base");
    game.them().pass();
    game.us().attack("Asajj Ventress", "their base").choose("Gungi").yes().choose("Gungi");
    game.expect_power("Gungi", 6);
    let mut smuggled = scenario()
        .ours(["Qui-Gon Jinn's Aethersprite, Guided by the Force"])
        .our_resource_cards(["DJ, Blatant Thief"])
        .action_phase();
    smuggled.us().attack("Qui-Gon Jinn's Aethersprite", "their base");
    smuggled.them().pass();
    smuggled.us().play("DJ").choose("Underworld Thug").yes().choose("Underworld Thug").expect_resources(21 + 2);
}

/// LOF_197, CR 7.7.4C: the ship may have left play (ruling 2).
#[test]
fn qui_gon_jinns_aethersprite_effect_applies_after_it_left_play() {
    let mut game = scenario()
        .ours(["Qui-Gon Jinn's Aethersprite, Guided by the Force"])
        .our_hand(["J-Type Nubian Starship"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().attack("Qui-Gon Jinn's Aethersprite", "their base");
    game.them().play("Vanquish").choose("Qui-Gon Jinn's Aethersprite");
    game.us().play("J-Type Nubian Starship").yes().expect_hand_size(2);
}

// ---- LOF_198 Stinger Mantis, Where Are We Going? ----

/// LOF_198: when played, may deal 2 damage to an exhausted unit, also to itself.
#[test]
fn stinger_mantis_may_deal_2_damage_to_an_exhausted_unit() {
    let mut game = scenario()
        .our_hand(["Stinger Mantis"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Wampa").exhausted(), unit("AT-ST")])
        .action_phase();
    game.us().play("Stinger Mantis");
    game.expect_options(["Stinger Mantis", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

// ---- LOF_199 Depa Billaba, A Higher Purpose ----

/// LOF_199: Ambush and Saboteur.
#[test]
fn depa_billaba_has_ambush_and_saboteur() {
    let depa = "Depa Billaba, A Higher Purpose";
    let game = about_to_play(depa).theirs(["Cantina Braggart"]).action_phase();
    with_an_enemy(game, depa, "Depa Billaba");
    let mut game = scenario().ours([depa]).theirs(["Cell Block Guard"]).action_phase();
    game.expect_offered("Depa Billaba -> their base");
}

// ---- LOF_200 Qui-Gon Jinn, The Negotiations Will Be Short ----

/// LOF_200: Ambush; when defeated, a non-leader ground unit may go to its owner's deck.
#[test]
fn qui_gon_jinn_may_put_a_ground_unit_into_its_owners_deck() {
    let qui_gon = "Qui-Gon Jinn, The Negotiations Will Be Short";
    let game = about_to_play(qui_gon).theirs(["Cantina Braggart"]).action_phase();
    with_an_enemy(game, qui_gon, "Qui-Gon Jinn");
    let mut game = scenario()
        .ours([qui_gon, "Battlefield Marine"])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Qui-Gon Jinn");
    game.expect_options(["Battlefield Marine", "Wampa", "no"]);
    let mut declined = game.clone();
    game.us().choose("Battlefield Marine").mode(1).expect_deck_top(["Battlefield Marine"]);
    declined.us().no();
    declined.expect_in_play("Wampa").expect_in_play("Battlefield Marine");
}

// Rulings

/// LOF_200: the unit's owner decides between top and bottom (ruling 2).
#[test]
fn qui_gon_jinn_lets_the_owner_choose_top_or_bottom() {
    let mut game = scenario()
        .ours(["Qui-Gon Jinn, The Negotiations Will Be Short"])
        .theirs(["Wampa"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Qui-Gon Jinn");
    game.us().choose("Wampa");
    game.expect_asked(Side::Them, QuestionKind::Mode);
    let mut top = game.clone();
    game.them().mode(2).expect_deck_size(11);
    game.expect_gone("Wampa").expect_in_deck("Wampa");
    top.them().mode(1).expect_deck_top(["Wampa"]);
}

// ---- LOF_201 Qui-Gon Jinn's Lightsaber ----

/// LOF_201: on a friendly non-Vehicle unit. On Qui-Gon Jinn, any number of units with a combined cost of 6 are
/// exhausted.
#[test]
fn qui_gon_jinns_lightsaber_exhausts_units_of_combined_cost_6() {
    let qui_gon = "Qui-Gon Jinn, The Negotiations Will Be Short";
    let table = || {
        scenario()
            .our_hand(["Qui-Gon Jinn's Lightsaber"])
            .ours([qui_gon, "Gungi", "AT-ST"])
            .theirs(["Wampa", "Battlefield Marine", "Wild Rancor"])
            .action_phase()
    };
    let mut game = table();
    game.expect_not_offered("play Qui-Gon Jinn's Lightsaber onto AT-ST");
    game.expect_not_offered("play Qui-Gon Jinn's Lightsaber onto Wampa");
    game.us().play_onto("Qui-Gon Jinn's Lightsaber", qui_gon);
    game.expect_offered("AT-ST").expect_offered("Wild Rancor").expect_offered("done");
    let mut nobody = game.clone();
    game.us().choose("Wampa");
    game.expect_offered("Battlefield Marine").expect_offered("Gungi").expect_not_offered("Wild Rancor");
    game.us().choose("Battlefield Marine");
    // Nothing else fits into the 6.
    game.expect_action_of(Side::Them);
    game.expect_exhausted("Wampa").expect_exhausted("Battlefield Marine").expect_ready("Wild Rancor");
    nobody.us().done();
    nobody.expect_ready("Wampa").expect_action_of(Side::Them);
    let mut other = table();
    other.us().play_onto("Qui-Gon Jinn's Lightsaber", "Gungi");
    other.expect_action_of(Side::Them).expect_ready("Wampa");
}

// Rulings

/// LOF_201, CR 1.8.6: the printed costs count, whatever was paid for the units (ruling 1).
#[test]
fn qui_gon_jinns_lightsaber_adds_printed_costs() {
    let qui_gon = "Qui-Gon Jinn, The Negotiations Will Be Short";
    let mut game = scenario()
        .ours([qui_gon, "Malakili, Loving Rancor Keeper", "Gungi"])
        .our_hand(["Qui-Gon Jinn's Lightsaber", "Wampa"])
        .our_resources(40)
        .action_phase();
    game.us().play("Wampa").expect_ready_resources(40 - (4 + 2 - 1));
    game.them().pass();
    game.us().play_onto("Qui-Gon Jinn's Lightsaber", qui_gon).choose("Wampa");
    game.expect_offered("Gungi").expect_not_offered(qui_gon);
    game.us().choose("Gungi");
    game.expect_exhausted("Gungi");
}

// ---- LOF_202 Mind Trick ----

/// LOF_202: units with a combined power of 4 or less are exhausted; with a friendly Force unit they lose their
/// abilities for the phase.
#[test]
fn mind_trick_exhausts_units_of_combined_power_4() {
    let table = || {
        scenario().our_hand(["Mind Trick"]).theirs(["Jawa Scavenger", "Alliance X-Wing", "AT-ST", "Echo Base Defender"])
    };
    let mut without = table().action_phase();
    without.us().play("Mind Trick");
    without.expect_not_offered("AT-ST").expect_offered("Echo Base Defender");
    without.us().choose("Jawa Scavenger");
    without.expect_not_offered("Echo Base Defender");
    without.us().choose("Alliance X-Wing");
    // Nothing else fits into the 4.
    without.expect_action_of(Side::Them);
    without.expect_exhausted("Jawa Scavenger").expect_exhausted("Alliance X-Wing");
    without.expect_keyword("Jawa Scavenger", Keyword::Saboteur);
    let mut game = table().ours(["Gungi"]).action_phase();
    game.us().play("Mind Trick").choose("Echo Base Defender");
    game.expect_exhausted("Echo Base Defender").expect_no_keyword("Echo Base Defender", Keyword::Sentinel);
    game.expect_keyword("Jawa Scavenger", Keyword::Saboteur);
    game.both_pass();
    game.expect_keyword("Echo Base Defender", Keyword::Sentinel);
}

// Rulings

/// LOF_202, CR 1.10.5: current power counts, with effects that last for a time (ruling 1).
#[test]
fn mind_trick_counts_current_power() {
    let mut game = scenario()
        .our_hand(["Disarm", "Mind Trick"])
        .ours(["Gungi"])
        .theirs(["AT-ST", "Wampa"])
        .their_hand(["Overpower"])
        .action_phase();
    game.us().play("Disarm").choose("AT-ST");
    game.them().play("Overpower").choose("Wampa");
    game.us().play("Mind Trick");
    game.expect_offered("AT-ST").expect_not_offered("Wampa");
}

/// LOF_202, CR 8.14.2: erratum: they "lose all abilities", so they gain none either (ruling 2).
#[test]
fn mind_trick_keeps_units_from_gaining_abilities() {
    let mut game = scenario()
        .our_hand(["Mind Trick"])
        .ours(["Gungi"])
        .theirs(["Cantina Braggart"])
        .their_hand(["Overpower"])
        .action_phase();
    game.us().play("Mind Trick").choose("Cantina Braggart").done();
    game.them().play("Overpower").choose("Cantina Braggart");
    game.expect_power("Cantina Braggart", 3).expect_no_keyword("Cantina Braggart", Keyword::Overwhelm);
    game.expect_no_keyword("Cantina Braggart", Keyword::Raid);
}

// ---- LOF_203 Premonition of Doom ----

/// LOF_203: the next time that we take the initiative this phase, all units are exhausted.
#[test]
fn premonition_of_doom_exhausts_all_units_when_we_take_the_initiative() {
    let mut game = scenario()
        .our_hand(["Premonition of Doom"])
        .ours(["Gungi", "Alliance X-Wing"])
        .theirs(["AT-ST"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Premonition of Doom");
    game.expect_ready("AT-ST").expect_ready("Gungi");
    let mut theirs = game.clone();
    game.them().pass();
    game.us().take_initiative();
    game.expect_exhausted("AT-ST").expect_exhausted("Gungi").expect_exhausted("Alliance X-Wing");
    game.expect_exhausted("Grand Moff Tarkin");
    theirs.them().take_initiative();
    theirs.expect_ready("AT-ST").expect_ready("Gungi");
}

// Corners

/// LOF_203, CR 7.7.4F: the effect has ended in the next phase.
#[test]
fn premonition_of_doom_ends_with_the_phase() {
    let mut game = scenario().our_hand(["Premonition of Doom"]).ours(["Gungi"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Premonition of Doom");
    game.both_pass().nobody_resources();
    game.us().take_initiative();
    game.expect_ready("AT-ST").expect_ready("Gungi");
}

// ---- LOF_204 Zuckuss, The Findsman ----

/// LOF_204: on attack, he names a card. If the defending player's top card has that name, +4/+0 for the attack.
#[test]
fn zuckuss_gets_4_power_when_the_named_card_is_discarded() {
    let mut game =
        scenario().ours(["Zuckuss, The Findsman"]).our_deck(["AT-ST"]).their_deck(["Wampa", "Repair"]).action_phase();
    game.us().attack("Zuckuss", "their base");
    let mut wrong = game.clone();
    game.us().name_card("Wampa");
    game.them().expect_base_damage(8).expect_discard(["Wampa"]).expect_deck_size(1);
    game.expect_power("Zuckuss", 4);
    game.us().expect_deck_size(1);
    wrong.us().name_card("Repair");
    wrong.them().expect_base_damage(4).expect_discard(["Wampa"]);
}

// Rulings

/// LOF_204, CR 8.23: a name does not include the subtitle (ruling 1).
#[test]
fn zuckuss_names_a_card_without_its_subtitle() {
    let mut game = scenario().ours(["Zuckuss, The Findsman"]).their_deck(["Bossk, Deadly Stalker"]).action_phase();
    game.us().attack("Zuckuss", "their base").name_card("Bossk");
    game.them().expect_base_damage(8);
}

// ---- LOF_205 Force Speed ----

/// LOF_205: the attack returns any number of non-unique upgrades from the defending unit to their owners' hands.
#[test]
fn force_speed_returns_upgrades_of_the_defending_unit() {
    let mut game = scenario()
        .our_hand(["Force Speed"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Wampa").with(["Academy Training", "Luke's Lightsaber"]).with_upgrade_of(Side::Us, "Entrenched")])
        .theirs([unit("AT-ST").with(["Resilient"])])
        .action_phase();
    game.us().play("Force Speed").attack("Battlefield Marine", "Wampa");
    game.expect_options(["Academy Training", "Entrenched", "done"]);
    game.us().choose_each(["Academy Training", "Entrenched"]).expect_hand(["Entrenched"]);
    game.them().expect_hand(["Academy Training"]);
    game.expect_upgrades("Wampa", ["Luke's Lightsaber"]).expect_upgrades("AT-ST", ["Resilient"]);
}

// Rulings

/// LOF_205 (erratum): only the defending unit's upgrades return. When a base is attacked none do (ruling 2).
#[test]
fn force_speed_returns_nothing_when_a_base_is_attacked() {
    let mut game = scenario()
        .our_hand(["Force Speed"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Wampa").with(["Academy Training"])])
        .action_phase();
    game.us().play("Force Speed").attack("Battlefield Marine", "their base");
    game.expect_action_of(Side::Them).expect_upgrades("Wampa", ["Academy Training"]);
}
