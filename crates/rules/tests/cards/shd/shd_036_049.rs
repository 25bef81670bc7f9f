//! The cards of Shadows of the Galaxy from SHD_036 to SHD_049: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- SHD_036 First Light, Headquarters of the Crimson Dawn ----

/// SHD_036: Grit for itself and for each other friendly non-leader unit.
#[test]
fn first_light_gives_grit_to_non_leader_units() {
    let mut game = scenario()
        .our_deployed_leader(unit("Luke Skywalker, Faithful Friend").damage(1))
        .ours([unit("First Light").damage(2), unit("Wampa").damage(3)])
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.expect_power("First Light", 6).expect_power("Wampa", 7).expect_power("AT-ST", 6);
    game.expect_power("Luke Skywalker", 4);
}

/// SHD_036: Smuggle for 7 and 4 damage to a friendly unit.
#[test]
fn first_light_is_smuggled_by_dealing_4_damage() {
    let table = || {
        scenario()
            .our_leader("Gar Saxon")
            .our_resources(6)
            .our_resource_cards(["First Light"])
            .our_deck(["Recruit"])
            .theirs(["AT-ST"])
    };
    let mut game = table().ours(["Wampa", "Alliance X-Wing"]).action_phase();
    game.us().play_instead("First Light");
    game.expect_asked(Side::Us, QuestionKind::Cost).expect_options(["Wampa", "Alliance X-Wing"]);
    game.us().choose("Wampa").expect_ready_resources(0).expect_resources(7);
    game.expect_damage("Wampa", 4).expect_in_play("First Light").expect_power("Wampa", 8);
}

// Corners

/// SHD_036: both aspects of Smuggle count for the penalty.
#[test]
fn first_light_smuggle_has_an_aspect_penalty() {
    for (leader, left) in [("Gar Saxon", 14), ("Luke Skywalker, Faithful Friend", 12)] {
        let mut game = scenario().our_leader(leader).our_resource_cards(["First Light"]).ours(["Wampa"]).action_phase();
        game.us().play_instead("First Light").choose("Wampa").expect_ready_resources(left);
    }
}

/// SHD_036: costs are paid in any order (CR 6.2.4D): the resource that returns when the damage defeats DJ is exhausted
/// first. Otherwise the last resource would be missing.
#[test]
fn first_light_exhausts_a_resource_before_its_damage_defeats_dj() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_leader("Han Solo, Audacious Smuggler")
        .our_resources(8)
        .our_resource_cards(["First Light, Headquarters of the Crimson Dawn", "DJ"])
        .their_resources(4)
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().play("DJ").choose("their Underworld Thug").expect_resources(11);
    game.them().attack("Battle Droid", "DJ");
    game.both_pass().nobody_resources();
    game.us().expect_ready_resources(11).play_instead("First Light, Headquarters of the Crimson Dawn").choose("DJ");
    game.us().expect_resources(10).expect_ready_resources(0);
    game.expect_in_play("First Light, Headquarters of the Crimson Dawn");
}

// Rulings

/// SHD_036: it is not in play while its cost is paid: without another unit it cannot be smuggled.
#[test]
fn first_light_cannot_deal_the_damage_to_itself() {
    let table = || scenario().our_leader("Gar Saxon").our_resource_cards(["First Light"]).theirs(["AT-ST"]);
    let mut game = table().action_phase();
    game.expect_not_offered("First Light");
    let mut game = table().ours(["Wampa"]).action_phase();
    game.us().play_instead("First Light");
    game.expect_options(["Wampa"]);
}

// ---- SHD_037 Supreme Leader Snoke, Shadow Ruler ----

/// SHD_037: -2/-2 for each enemy non-leader unit; units without remaining HP are defeated.
#[test]
fn supreme_leader_snoke_gives_enemy_units_minus_2_2() {
    let mut game = scenario()
        .our_hand(["Supreme Leader Snoke"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Supreme Leader Snoke");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5).expect_gone("TIE/ln Fighter");
    game.expect_power("Grand Moff Tarkin", 2).expect_power("Wampa", 4);
}

// ---- SHD_038 Brutal Traditions ----

/// SHD_038: if an enemy unit was defeated this phase, it may be played from the discard pile.
#[test]
fn brutal_traditions_may_be_played_from_the_discard_pile() {
    let mut game = scenario()
        .our_leader("Gar Saxon")
        .our_resources(3)
        .our_discard(["Brutal Traditions"])
        .ours(["Wampa"])
        .theirs(["Underworld Thug", "AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "Underworld Thug");
    game.them().pass();
    game.us().use_ability("Brutal Traditions");
    game.expect_options(["play Brutal Traditions onto Wampa", "play Brutal Traditions onto AT-ST"]);
    game.us().play_onto("Brutal Traditions", "Wampa").expect_ready_resources(1);
    // 4, 1 of the upgrade, 1 of Gar Saxon.
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7).expect_action_of(Side::Them);
}

// Rulings

/// SHD_038, CR 6.4.2A: without a defeated enemy unit it cannot be used, because nothing would change.
#[test]
fn brutal_traditions_needs_an_enemy_unit_defeated_this_phase() {
    let table = || {
        scenario()
            .our_discard(["Brutal Traditions"])
            .our_hand(["Vanquish", "Waylay"])
            .ours(["Wampa", "Greedo"])
            .theirs(["AT-ST"])
    };
    let mut game = table().action_phase();
    game.expect_not_offered("use Brutal Traditions");
    game.us().play("Vanquish").choose("Greedo").no();
    game.them().pass();
    game.expect_not_offered("use Brutal Traditions");
    let mut game = table().action_phase();
    game.us().play("Vanquish").choose("AT-ST");
    game.them().pass();
    game.expect_offered("use Brutal Traditions");
}

/// SHD_038: its cost includes the aspect penalty; if it cannot be paid, the ability cannot be used.
#[test]
fn brutal_traditions_from_the_discard_pile_is_paid_for() {
    let table = |ready| {
        scenario()
            .our_resources(ready)
            .our_discard(["Brutal Traditions"])
            .ours(["Wampa"])
            .theirs(["Underworld Thug"])
            .action_phase()
    };
    // 2, and 2 for Villainy.
    let mut game = table(4);
    game.us().attack("Wampa", "Underworld Thug");
    game.them().pass();
    game.us().use_ability("Brutal Traditions").play_onto("Brutal Traditions", "Wampa").expect_ready_resources(0);
    let mut game = table(3);
    game.us().attack("Wampa", "Underworld Thug");
    game.them().pass();
    game.expect_not_offered("use Brutal Traditions");
}

// ---- SHD_039 Calculated Lethality ----

/// SHD_039: a unit of cost 3 or less is defeated. For each of its upgrades, tokens included, a friendly unit gets an
/// Experience token.
#[test]
fn calculated_lethality_gives_experience_for_each_upgrade() {
    let mut game = scenario()
        .our_hand(["Calculated Lethality"])
        .ours(["Wampa", "Greedo"])
        .theirs([unit("Underworld Thug").with(["Shield", "Academy Training"]), unit("AT-ST")])
        .action_phase();
    game.us().play("Calculated Lethality");
    game.expect_options(["Greedo", "Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_gone("Underworld Thug").us().choose("Wampa").choose("Greedo");
    game.expect_upgrades("Wampa", ["Experience"]).expect_upgrades("Greedo", ["Experience"]);
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_039, SHD_053: leaders are excluded; the tokens are for friendly units.
#[test]
fn calculated_lethality_and_second_chance_exclude_leaders() {
    let mut game = scenario()
        .our_hand(["Calculated Lethality", "Second Chance"])
        .ours(["Swoop Racer"])
        .theirs([unit("Greedo").with(["Shield"])])
        .their_deployed_leader("Chewbacca, Walking Carpet")
        .action_phase();
    game.expect_not_offered("play Second Chance onto Chewbacca").expect_offered("play Second Chance onto Greedo");
    game.us().play("Calculated Lethality");
    game.expect_options(["Swoop Racer", "Greedo"]);
    game.us().choose("Greedo");
    game.expect_options(["Swoop Racer"]);
}

/// SHD_039, CR 8.34.1: all tokens are given at once: an ability of a unit that gets two of them triggers once.
#[test]
fn calculated_lethality_gives_all_tokens_at_once() {
    let mut game = scenario()
        .our_hand(["Calculated Lethality"])
        .ours(["Sabine Wren, I Learned the Hard Way"])
        .theirs([unit("Underworld Thug").with(["Shield", "Academy Training"]), unit("AT-ST")])
        .action_phase();
    game.us().play("Calculated Lethality").choose("Underworld Thug").choose_times(2, "Sabine Wren");
    game.expect_upgrades("Sabine Wren", ["Experience", "Experience"]).us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_action_of(Side::Them);
}

// Rulings

/// SHD_039: the printed cost counts, not what was paid.
#[test]
fn calculated_lethality_checks_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Calculated Lethality"])
        .their_hand(["Sneak Attack", "Wampa"])
        .theirs(["Underworld Thug"])
        .their_action_phase();
    game.them().play("Sneak Attack").play("Wampa");
    game.us().play("Calculated Lethality");
    game.expect_options(["Underworld Thug"]);
}

/// SHD_039: each token may go to a different unit, or all to one.
#[test]
fn calculated_lethality_may_divide_the_tokens() {
    let mut game = scenario()
        .our_hand(["Calculated Lethality"])
        .ours(["Wampa", "Swoop Racer"])
        .theirs([unit("Underworld Thug").with(["Experience", "Experience", "Experience"])])
        .action_phase();
    game.us()
        .play("Calculated Lethality")
        .choose("Underworld Thug")
        .choose("Wampa")
        .choose("Swoop Racer")
        .choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience"]).expect_upgrades("Swoop Racer", ["Experience"]);
}

// ---- SHD_040 Clan Wren Rescuer ----

/// SHD_040: an Experience token for any unit.
#[test]
fn clan_wren_rescuer_gives_experience_to_any_unit() {
    let mut game = scenario().our_hand(["Clan Wren Rescuer"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Clan Wren Rescuer");
    game.expect_options(["Clan Wren Rescuer", "Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// ---- SHD_041 Kuiil, I Have Spoken ----

/// SHD_041: Restore 1; the top card is discarded and returns to hand if it shares an aspect with our base.
#[test]
fn kuiil_draws_the_discarded_card_if_it_shares_an_aspect_with_the_base() {
    let table = |top| scenario().ours(["Kuiil"]).our_base_damage(3).our_deck([top, "Wampa"]).action_phase();
    let mut game = table("Repair");
    game.us().attack("Kuiil", "their base").resolve_first("Restore").expect_base_damage(2).expect_hand(["Repair"]);
    let mut game = table("Recruit");
    game.us().attack("Kuiil", "their base").resolve_first("Kuiil").expect_hand([]).expect_discard(["Recruit"]);
    let mut game = table("Underworld Thug");
    game.us().attack("Kuiil", "their base").resolve_first("Kuiil").expect_discard(["Underworld Thug"]);
}

// Rulings

/// SHD_041, CR 1.14.3: cards are discarded from the top of the deck.
#[test]
fn kuiil_discards_from_the_top_of_the_deck() {
    let mut game = scenario().ours(["Kuiil"]).our_deck(["Recruit", "Wampa"]).action_phase();
    game.us()
        .attack("Kuiil", "their base")
        .resolve_first("Kuiil")
        .expect_discard(["Recruit"])
        .expect_deck_top(["Wampa"]);
}

// ---- SHD_042 Concord Dawn Interceptors ----

/// SHD_042: Sentinel, and +2/+0 while defending, not while attacking.
#[test]
fn concord_dawn_interceptors_have_2_power_while_defending() {
    let mut game = scenario().ours(["Concord Dawn Interceptors"]).theirs(["Corellian Freighter"]).their_action_phase();
    game.expect_keyword("Concord Dawn Interceptors", Keyword::Sentinel);
    game.them().attack("Corellian Freighter", "Concord Dawn Interceptors");
    game.expect_gone("Concord Dawn Interceptors").expect_damage("Corellian Freighter", 3);
    let mut game = scenario().ours(["Concord Dawn Interceptors"]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().attack("Concord Dawn Interceptors", "Alliance X-Wing");
    game.expect_damage("Alliance X-Wing", 1);
}

// ---- SHD_043 Village Protectors ----

/// SHD_043: Sentinel and Shielded.
#[test]
fn village_protectors_have_sentinel_and_shielded() {
    let mut game = scenario().our_hand(["Village Protectors"]).action_phase();
    game.us().play("Village Protectors");
    game.expect_upgrades("Village Protectors", ["Shield"]).expect_keyword("Village Protectors", Keyword::Sentinel);
}

// ---- SHD_044 Razor Crest, Reliable Gunship ----

/// SHD_044: Restore 2; an upgrade may return to hand from our discard pile.
#[test]
fn razor_crest_may_return_an_upgrade_from_the_discard_pile() {
    let mut game = scenario()
        .our_hand(["Razor Crest"])
        .our_discard(["Academy Training", "Recruit"])
        .their_discard(["Devotion"])
        .our_base_damage(5)
        .action_phase();
    game.us().play("Razor Crest");
    game.expect_options(["Academy Training", "no"]);
    game.us().choose("Academy Training").expect_hand(["Academy Training"]);
    game.both_pass().nobody_resources();
    game.us().attack("Razor Crest", "their base").expect_base_damage(3);
}

// ---- SHD_045 Rose Tico, Dedicated to the Cause ----

/// SHD_045: Shielded; may defeat a Shield on a friendly unit to give it two Experience tokens.
#[test]
fn rose_tico_may_defeat_a_shield_to_give_two_experience() {
    let mut game = scenario()
        .ours([unit("Rose Tico").with(["Shield"]), unit("Wampa").with(["Shield", "Experience"])])
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.us().attack("Rose Tico", "their base");
    game.expect_options(["Shield", "Shield", "no"]);
    game.us().choose("Shield #2");
    game.expect_upgrades("Wampa", ["Experience", "Experience", "Experience"]);
    game.expect_upgrades("Rose Tico", ["Shield"]).expect_upgrades("AT-ST", ["Shield"]);
    let mut game = scenario().our_hand(["Rose Tico"]).action_phase();
    game.us().play("Rose Tico");
    game.expect_upgrades("Rose Tico", ["Shield"]);
}

// ---- SHD_046 Rey, Keeping the Past ----

/// SHD_046: no penalty for Heroism while we control Kylo Ren, as a unit or as a leader.
#[test]
fn rey_ignores_the_heroism_penalty_with_kylo_ren() {
    let table = || scenario().our_base("Capital City").our_hand(["Rey, Keeping the Past"]).our_resources(9);
    let mut game = table().our_leader("Kylo Ren, Rash and Deadly").action_phase();
    game.us().play("Rey").expect_ready_resources(4);
    let mut game = table().our_leader("Gar Saxon").ours(["Kylo Ren, Killing the Past"]).action_phase();
    game.us().play("Rey").expect_ready_resources(4);
    let mut game = table().our_leader("Gar Saxon").action_phase();
    game.us().play("Rey").expect_ready_resources(2);
    // The penalty for Vigilance stays.
    let mut game = table().our_base("Nevarro City").our_leader("Kylo Ren, Rash and Deadly").action_phase();
    game.us().play("Rey").expect_ready_resources(2);
}

/// SHD_046: may heal 2 damage from a unit, which gets a Shield if it is not a Heroism unit.
#[test]
fn rey_may_heal_a_unit_and_shields_it_unless_it_is_heroism() {
    let table = || {
        scenario()
            .ours([unit("Rey, Keeping the Past"), unit("Battlefield Marine").damage(2), unit("Wampa").damage(3)])
            .action_phase()
    };
    let mut game = table();
    game.us().attack("Rey", "their base");
    game.expect_options(["Rey", "Battlefield Marine", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Shield"]);
    let mut game = table();
    game.us().attack("Rey", "their base").choose("Battlefield Marine");
    game.expect_damage("Battlefield Marine", 0).expect_upgrades("Battlefield Marine", []);
    let mut game = table();
    game.us().attack("Rey", "their base").no();
    game.expect_damage("Wampa", 3).expect_action_of(Side::Them);
}

// Corners

/// SHD_046, SHD_051: only units that we control count.
#[test]
fn rey_and_mystic_reflection_count_only_units_that_we_control() {
    let table = || scenario().our_leader("Gar Saxon").our_hand(["Rey, Keeping the Past"]);
    let mut game = table().theirs(["Kylo Ren, Killing the Past"]).action_phase();
    game.us().play("Rey").expect_ready_resources(13);
    let mut game = table().ours(["Kylo Ren, Killing the Past"]).action_phase();
    game.us().play("Rey").expect_ready_resources(15);
    let table = || scenario().our_hand(["Mystic Reflection"]).our_leader("Gar Saxon").ours(["Wampa"]);
    let mut game = table().theirs(["AT-ST", "Kylo Ren, Killing the Past"]).action_phase();
    game.us().play("Mystic Reflection");
    game.expect_options(["AT-ST", "Kylo Ren"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 7);
    let mut game = table().theirs(["AT-ST"]).ours(["Kylo Ren, Killing the Past"]).action_phase();
    game.us().play("Mystic Reflection");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
}

// Rulings

/// SHD_046: the Shield is given although no damage was healed.
#[test]
fn rey_gives_a_shield_to_an_undamaged_unit() {
    let mut game = scenario().ours(["Rey, Keeping the Past", "Wampa"]).action_phase();
    game.us().attack("Rey", "their base").choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
}

// ---- SHD_047 The Armorer, Survival Is Strength ----

/// SHD_047: a Shield for up to three Mandalorians, herself and enemies included.
#[test]
fn the_armorer_gives_shields_to_up_to_three_mandalorians() {
    let mut game = scenario()
        .our_hand(["The Armorer"])
        .ours(["Mandalorian Warrior", "Follower of The Way", "Wampa"])
        .theirs(["Death Watch Loyalist"])
        .action_phase();
    game.us().play("The Armorer");
    game.expect_options(["The Armorer", "Mandalorian Warrior", "Follower of The Way", "Death Watch Loyalist", "done"]);
    game.us().choose("The Armorer").choose("Mandalorian Warrior").choose("Follower of The Way");
    game.expect_upgrades("The Armorer", ["Shield"]).expect_upgrades("Follower of The Way", ["Shield"]);
    game.expect_upgrades("Mandalorian Warrior", ["Shield"]).expect_upgrades("Death Watch Loyalist", []);
}

// ---- SHD_048 Gentle Giant ----

/// SHD_048: Grit; may heal damage from another unit equal to the damage on it.
#[test]
fn gentle_giant_may_heal_a_unit_by_the_damage_on_itself() {
    let mut game =
        scenario().ours([unit("Gentle Giant").damage(3), unit("Wampa").damage(4)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Gentle Giant", "their base");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).them().expect_base_damage(5);
}

// Rulings

/// SHD_048: a unit with less damage than the Giant is healed completely.
#[test]
fn gentle_giant_heals_no_more_damage_than_the_unit_has() {
    let mut game = scenario().ours([unit("Gentle Giant").damage(5), unit("Wampa").damage(2)]).action_phase();
    game.us().attack("Gentle Giant", "their base").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_damage("Gentle Giant", 5);
}

// ---- SHD_049 The Mandalorian, Wherever I Go, He Goes ----

/// SHD_049: Sentinel; a unit of cost 2 or less may be healed and gets two Shields.
#[test]
fn the_mandalorian_may_heal_a_cheap_unit_and_give_it_two_shields() {
    let mut game = scenario()
        .our_hand(["The Mandalorian, Wherever I Go, He Goes"])
        .ours([unit("Underworld Thug").damage(2), unit("Wampa").damage(1)])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().play("The Mandalorian");
    game.expect_options(["Underworld Thug", "TIE/ln Fighter", "no"]);
    game.us().choose("Underworld Thug");
    game.expect_damage("Underworld Thug", 0).expect_upgrades("Underworld Thug", ["Shield", "Shield"]);
    game.expect_keyword("The Mandalorian", Keyword::Sentinel);
}

// Rulings

/// SHD_049: the printed cost counts, not what was paid.
#[test]
fn the_mandalorian_checks_the_printed_cost() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_leader("Han Solo, Worth the Risk")
        .our_hand(["Swoop Racer", "Cantina Braggart", "The Mandalorian, Wherever I Go, He Goes"])
        .action_phase();
    game.us().use_ability("our leader").play("Swoop Racer");
    game.them().pass();
    game.us().play("Cantina Braggart");
    game.them().pass();
    game.us().play("The Mandalorian");
    game.expect_options(["Cantina Braggart", "no"]);
}
