//! The cards of Ashes of the Empire from ASH_041 to ASH_054: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- ASH_041 Outcast, Mercenary Starship ----

/// ASH_041: each friendly unit that enters play, including itself, has +1/+0 for this phase.
#[test]
fn outcast_gives_friendly_units_entering_play_1_power() {
    let mut game = scenario()
        .our_hand(["Outcast, Mercenary Starship", "Wampa", "Confiscate"])
        .confiscate_does("Create(token: BattleDroid)")
        .their_hand(["AT-ST"])
        .action_phase();
    game.us().play("Outcast");
    game.expect_power("Outcast", 2);
    game.them().play("AT-ST");
    game.expect_power("AT-ST", 6);
    game.us().play("Wampa");
    game.expect_power("Wampa", 5);
    game.them().pass();
    game.us().play("Confiscate");
    game.expect_power("Battle Droid", 2);
}

// Corners

/// ASH_041: a unit that is rescued enters play as well (CR 8.33.3).
#[test]
fn outcast_triggers_on_a_rescued_unit() {
    let mut game = scenario()
        .ours(["Outcast, Mercenary Starship"])
        .theirs([unit("Wampa").damage(4).guarding(["Greedo"])])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Wampa");
    game.expect_in_play("Greedo").expect_power("Greedo", 4);
}

// ---- ASH_042 Jabba the Hutt, Eminence of Tatooine ----

/// ASH_042: an upgrade may be returned to its owner's hand; in ours it may be played for free.
#[test]
fn jabba_the_hutt_returns_an_upgrade_that_may_be_played_for_free() {
    let mut game = scenario()
        .our_hand(["Jabba the Hutt, Eminence of Tatooine"])
        .ours([unit("Wampa").with(["Academy Training"])])
        .theirs([unit("AT-ST").with(["Resilient"])])
        .our_resources(12)
        .action_phase();
    let (mut theirs, mut declined) = (game.clone(), game.clone());
    game.us().play("Jabba the Hutt");
    let ready = game.game.ready_resources(rules::Seat(0));
    game.us().choose("Academy Training").play_onto("Academy Training", "AT-ST").expect_ready_resources(ready);
    game.expect_upgrades("Wampa", []);
    theirs.us().play("Jabba the Hutt").choose("Resilient");
    theirs.them().expect_hand(["Resilient"]);
    theirs.expect_action_of(Side::Them);
    declined.us().play("Jabba the Hutt").no();
    declined.expect_upgrades("Wampa", ["Academy Training"]);
}

// Rulings

/// ASH_042: an upgrade in a discard pile is not in play (ruling 1).
#[test]
fn jabba_the_hutt_returns_only_an_upgrade_in_play() {
    let mut game =
        scenario().our_hand(["Jabba the Hutt, Eminence of Tatooine"]).our_discard(["Academy Training"]).action_phase();
    game.us().play("Jabba the Hutt");
    game.expect_action_of(Side::Them).expect_in_discard("Academy Training");
}

/// ASH_042: for free means without resources; an additional cost is paid (ruling 2).
#[test]
fn jabba_the_hutt_requires_additional_costs() {
    let mut game = scenario().text(r#"(id: "SOR_153", abilities: [Constant(gives: [ExtraCost(by: Enemy, cards: (is: Upgrade, zone: Any), cost: Damage(2, Base(You)))])])"#).theirs(["Saw Gerrera"]).our_hand(["Jabba the Hutt, Eminence of Tatooine"]).ours([unit("Wampa").with(["Academy Training"])]).our_resources(9).action_phase();
    game.us()
        .play("Jabba the Hutt")
        .choose("Academy Training")
        .play_onto("Academy Training", "Wampa")
        .expect_base_damage(2);
}

// ---- ASH_043 Corona Four, Justice for Alderaan ----

/// ASH_043: on attack -2/-0 for a unit; defeated, a non-leader unit with 0 power may be defeated.
#[test]
fn corona_four_weakens_a_unit_and_defeated_defeats_a_unit_with_0_power() {
    let mut game =
        scenario().ours(["Corona Four, Justice for Alderaan"]).theirs(["Alliance X-Wing", "Wampa"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Corona Four", "their base").choose("Wampa");
    game.expect_power("Wampa", 2).expect_hp("Wampa", 5);
    declined.us().attack("Corona Four", "their base").no();
    declined.expect_power("Wampa", 4);
    let mut game = scenario()
        .ours([unit("Corona Four, Justice for Alderaan").damage(1)])
        .theirs(["Alliance X-Wing", "Cantina Braggart", "Wampa"])
        .action_phase();
    game.us().attack("Corona Four", "Alliance X-Wing").no();
    game.expect_options(["Cantina Braggart", "no"]);
    game.us().choose("Cantina Braggart");
    game.expect_gone("Cantina Braggart");
}

// Rulings

/// ASH_043: the current power counts, which is never below 0 (ruling 1).
#[test]
fn corona_four_counts_current_power() {
    let mut game = scenario()
        .ours([unit("Corona Four, Justice for Alderaan").damage(1), unit("Greedo")])
        .theirs(["Alliance X-Wing", "Death Star Stormtrooper"])
        .confiscate_does("Gain(to: Choose(side: Enemy), gives: [Stats(-5, 0)], for: Phase)")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Death Star Stormtrooper");
    game.expect_power("Death Star Stormtrooper", 0);
    game.them().pass();
    game.us().attack("Corona Four", "Alliance X-Wing").no();
    game.expect_options(["Death Star Stormtrooper", "no"]);
}

// ---- ASH_044 Barriss Offee, Redeeming Herself ----

/// ASH_044: heals up to 2 damage from a unit and gives it an Advantage token for each.
#[test]
fn barriss_offee_heals_a_unit_and_gives_advantage_per_damage_healed() {
    let mut game =
        scenario().our_hand(["Barriss Offee, Redeeming Herself"]).ours([unit("Wampa").damage(3)]).action_phase();
    game.us().play("Barriss Offee").choose("Wampa").number(2);
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Advantage", "Advantage"]);
}

// ---- ASH_045 Reanimated Night Trooper ----

/// ASH_045: when defeated, looks at the top card of a deck and may discard it.
#[test]
fn reanimated_night_trooper_defeated_may_discard_the_top_card_of_a_deck() {
    let mut game = scenario()
        .ours(["Reanimated Night Trooper"])
        .theirs(["Wampa"])
        .their_deck(["AT-ST", "Greedo"])
        .our_deck(["Repair"])
        .action_phase();
    let mut kept = game.clone();
    game.us().attack("Reanimated Night Trooper", "Wampa").choose_player(Side::Them).yes();
    game.them().expect_deck_top(["Greedo"]).expect_discard(["AT-ST"]);
    kept.us().attack("Reanimated Night Trooper", "Wampa").choose_player(Side::Us).no().expect_deck_top(["Repair"]);
}

// ---- ASH_046 Scion Shuttle, At Morgan's Bidding ----

/// ASH_046: while it attacks, and while the unit attacks that it supports, the defending unit has -1/-1.
#[test]
fn scion_shuttle_gives_the_defender_minus_1() {
    let mut game = scenario()
        .ours(["Scion Shuttle, At Morgan's Bidding"])
        .theirs([unit("Restored ARC-170").damage(1)])
        .action_phase();
    game.us().attack("Scion Shuttle", "Restored ARC-170");
    game.expect_gone("Restored ARC-170").expect_damage("Scion Shuttle", 1);
    let mut game = scenario()
        .our_hand(["Scion Shuttle, At Morgan's Bidding"])
        .ours(["Battlefield Marine"])
        .theirs(["Swoop Racer", "Wampa"])
        .action_phase();
    game.us().play("Scion Shuttle").attack("Battlefield Marine", "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_gone("Battlefield Marine").expect_hp("Wampa", 5);
}

// ---- ASH_047 Gar Saxon, Coveting Power ----

/// ASH_047: once each round, when an upgrade is played on him, may create a Mandalorian.
#[test]
fn gar_saxon_may_create_a_mandalorian_for_an_upgrade_played_on_him() {
    let mut game = scenario()
        .ours(["Gar Saxon, Coveting Power", "Wampa"])
        .our_hand(["Academy Training", "Resilient", "Electrostaff"])
        .action_phase();
    game.us().play_onto("Resilient", "Wampa");
    game.expect_count("Mandalorian", 0);
    game.them().pass();
    game.us().play_onto("Academy Training", "Gar Saxon").yes();
    game.expect_count("our Mandalorian", 1);
    game.them().pass();
    game.us().play_onto("Electrostaff", "Gar Saxon");
    game.expect_action_of(Side::Them).expect_count("our Mandalorian", 1);
}

// Rulings

/// ASH_047: a token upgrade is not played (ruling 1).
#[test]
fn gar_saxon_ignores_token_upgrades() {
    let mut game = scenario()
        .ours(["Gar Saxon, Coveting Power"])
        .confiscate_does("Give(token: Experience, to: Choose())")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Gar Saxon");
    game.expect_upgrades("Gar Saxon", ["Experience"]).expect_action_of(Side::Them);
}

// ---- ASH_048 Imperial Armored Commando ----

/// ASH_048: Sentinel and Shielded.
#[test]
fn imperial_armored_commando_has_sentinel_and_shielded() {
    let mut game = scenario().our_hand(["Imperial Armored Commando"]).action_phase();
    game.us().play("Imperial Armored Commando");
    game.expect_upgrades("Imperial Armored Commando", ["Shield"])
        .expect_keyword("Imperial Armored Commando", Keyword::Sentinel);
}

// ---- ASH_049 Shin Hati, Going Somewhere? ----

/// ASH_049: she has Sentinel while no other friendly non-leader unit is on the ground.
#[test]
fn shin_hati_has_sentinel_as_our_only_ground_unit() {
    let mut game = scenario()
        .ours(["Shin Hati, Going Somewhere?", "Alliance X-Wing"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .our_hand(["Greedo"])
        .action_phase();
    game.expect_keyword("Shin Hati", Keyword::Sentinel);
    game.us().play("Greedo");
    game.expect_no_keyword("Shin Hati", Keyword::Sentinel);
}

// ---- ASH_050 Morgan Elsbeth, Life Abandoned ----

/// ASH_050: when defeated, a unit may get -2/-2; with Support, the ability applies to another unit.
#[test]
fn morgan_elsbeth_defeated_may_give_a_unit_minus_2() {
    let mut game = scenario()
        .ours([unit("Morgan Elsbeth, Life Abandoned").damage(5)])
        .theirs(["Wampa", "Death Star Stormtrooper"])
        .action_phase();
    game.us().attack("Morgan Elsbeth", "Death Star Stormtrooper").choose("Wampa");
    game.expect_power("Wampa", 2).expect_hp("Wampa", 3);
    let mut game = scenario()
        .our_hand(["Morgan Elsbeth, Life Abandoned"])
        .our_resources(30)
        .ours(["Death Star Stormtrooper"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Morgan Elsbeth").attack("Death Star Stormtrooper", "Wampa").choose("AT-ST");
    game.expect_power("AT-ST", 4);
}

// ---- ASH_051 Reinforcing Light Cruiser ----

/// ASH_051: a unit may be exhausted; and it has Restore 1.
#[test]
fn reinforcing_light_cruiser_may_exhaust_a_unit() {
    let mut game = scenario().our_hand(["Reinforcing Light Cruiser"]).theirs(["Wampa"]).action_phase();
    game.us().play("Reinforcing Light Cruiser");
    game.expect_offered("no");
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_keyword("Reinforcing Light Cruiser", Keyword::Restore);
}

// ---- ASH_052 Chimaera, A Frightening Reality ----

/// ASH_052: a friendly unit and an enemy non-leader unit may be defeated together. Each defeated enemy unit heals 2.
#[test]
fn chimaera_may_defeat_a_friendly_and_an_enemy_unit() {
    let mut game = scenario()
        .our_hand(["Chimaera, A Frightening Reality"])
        .our_base_damage(5)
        .ours(["Death Star Stormtrooper"])
        .theirs(["Wampa"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Chimaera").choose("Death Star Stormtrooper").choose("Wampa").expect_base_damage(3);
    game.expect_gone("Death Star Stormtrooper").expect_gone("Wampa");
    declined.us().play("Chimaera").no().expect_base_damage(5);
}

// Corners

/// ASH_052: without an enemy non-leader unit nothing is defeated.
#[test]
fn chimaera_defeats_nothing_without_an_enemy_non_leader_unit() {
    let mut game = scenario()
        .our_hand(["Chimaera, A Frightening Reality"])
        .ours(["Greedo"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().play("Chimaera");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Chimaera", "Greedo", "no"]);
    game.us().choose("Greedo");
    game.expect_in_play("Greedo").expect_in_play("Darth Vader").expect_action_of(Side::Them);
}

// ---- ASH_053 Pre Vizsla, Strong-Willed Ruler ----

/// ASH_053: any number of non-leader units with 6 or less remaining HP in all are defeated; a Mandalorian for each.
#[test]
fn pre_vizsla_defeats_units_with_6_remaining_hp_for_mandalorians() {
    let mut game = scenario()
        .our_hand(["Pre Vizsla, Strong-Willed Ruler"])
        .ours(["Death Star Stormtrooper"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Pre Vizsla").choose("Wampa");
    game.expect_not_offered("AT-ST");
    game.us().choose("Death Star Stormtrooper");
    game.expect_gone("Wampa")
        .expect_gone("Death Star Stormtrooper")
        .expect_count("our Mandalorian", 2)
        .expect_in_play("AT-ST");
}

/// ASH_053, CR 1.3.2, 8.3.2: creates a Mandalorian for each unit that was defeated, not for one that cannot be.
#[test]
fn pre_vizsla_creates_nothing_for_a_unit_that_cannot_be_defeated() {
    let mut game = scenario()
        .our_hand(["Pre Vizsla, Strong-Willed Ruler"])
        .theirs(["Lurking TIE Phantom", "Battlefield Marine"])
        .action_phase();
    game.us().play("Pre Vizsla").choose("Lurking TIE Phantom");
    let mut alone = game.clone();
    alone.us().done();
    alone.expect_in_play("Lurking TIE Phantom").expect_count("our Mandalorian", 0);
    game.us().choose("Battlefield Marine");
    game.expect_in_play("Lurking TIE Phantom").expect_gone("Battlefield Marine").expect_count("our Mandalorian", 1);
}

// ---- ASH_054 Pointless to Resist ----

/// ASH_054: -3/-0 while the unit attacks a base, not while it attacks a unit.
#[test]
fn pointless_to_resist_gives_minus_3_power_when_attacking_a_base() {
    let mut game = scenario()
        .theirs([unit("AT-ST").with_upgrade_of(Side::Us, "Pointless to Resist")])
        .ours(["Consular Security Force"])
        .their_action_phase();
    let mut on_unit = game.clone();
    game.them().attack("AT-ST", "our base");
    game.us().expect_base_damage(3);
    on_unit.them().attack("AT-ST", "Consular Security Force");
    on_unit.expect_damage("Consular Security Force", 6);
}
