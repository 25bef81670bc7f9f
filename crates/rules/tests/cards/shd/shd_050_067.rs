//! The cards of Shadows of the Galaxy from SHD_050 to SHD_067: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::units_with_additional_cost;

// ---- SHD_050 Chewbacca, Pykesbane ----

/// SHD_050: Grit; may defeat a unit with 5 or less remaining HP. His Smuggle has other aspects than the card.
#[test]
fn chewbacca_may_defeat_a_unit_with_5_or_less_remaining_hp() {
    let mut game = scenario()
        .our_leader("Han Solo, Worth the Risk")
        .our_base("Capital City")
        .our_resources(9)
        .our_resource_cards(["Chewbacca, Pykesbane"])
        .our_deck(["Recruit"])
        .theirs([unit("AT-ST").damage(2), unit("Gideon Hask").with(["Experience"])])
        .their_deployed_leader(unit("Grand Moff Tarkin, Oversector Governor").damage(2))
        .action_phase();
    game.us().play("Chewbacca").expect_ready_resources(1);
    game.expect_options(["AT-ST", "Grand Moff Tarkin", "no"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST").expect_keyword("Chewbacca", Keyword::Grit);
}

// ---- SHD_051 Mystic Reflection ----

/// SHD_051: -2/-0, and -2/-2 with a friendly Force unit.
#[test]
fn mystic_reflection_also_reduces_hp_with_a_force_unit() {
    let mut game = scenario().our_hand(["Mystic Reflection"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Mystic Reflection").choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 7);
    let mut game =
        scenario().our_hand(["Mystic Reflection"]).ours(["Guardian of the Whills"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Mystic Reflection");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5).both_pass().nobody_resources();
    game.expect_power("AT-ST", 6).expect_hp("AT-ST", 7);
}

// ---- SHD_052 Sugi, Hired Guardian ----

/// SHD_052: Sentinel while an enemy unit has an upgrade; Smuggle has one Vigilance where the card has two.
#[test]
fn sugi_has_sentinel_while_an_enemy_unit_is_upgraded() {
    let mut game = scenario().ours([unit("Sugi").with(["Experience"])]).theirs(["AT-ST"]).action_phase();
    game.expect_no_keyword("Sugi", Keyword::Sentinel);
    let mut game = scenario().ours(["Sugi"]).theirs([unit("AT-ST").with(["Experience"])]).action_phase();
    game.expect_keyword("Sugi", Keyword::Sentinel);
    let mut game = scenario()
        .our_leader("Gar Saxon")
        .our_base("Nevarro City")
        .our_resources(5)
        .our_resource_cards(["Sugi"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("Sugi").expect_ready_resources(0);
}

// ---- SHD_053 Second Chance ----

/// SHD_053: for this phase the owner of the defeated unit may play it from the discard pile for free.
#[test]
fn second_chance_lets_the_unit_be_played_for_free_this_phase() {
    let mut game = scenario()
        .our_resources(0)
        .ours([unit("Wampa").with(["Second Chance"])])
        .theirs(["AT-ST"])
        .their_action_phase();
    game.them().attack("AT-ST", "Wampa");
    game.expect_in_discard("Wampa").expect_offered("play Wampa");
    game.us().play("Wampa");
    game.expect_in_play("Wampa").expect_exhausted("Wampa");
    let mut game = scenario()
        .our_resources(0)
        .ours([unit("Wampa").with(["Second Chance"])])
        .theirs(["AT-ST"])
        .their_action_phase();
    game.them().attack("AT-ST", "Wampa");
    game.both_pass().nobody_resources();
    game.expect_not_offered("play Wampa");
}

// Rulings

/// SHD_053, CR 1.8.8: a unit played for free from the discard pile still pays additional costs of other kinds.
#[test]
fn second_chance_still_pays_additional_costs() {
    let mut game = units_with_additional_cost()
        .our_resources(0)
        .ours([unit("Wampa").with(["Second Chance"])])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Wampa");
    game.us().play("Wampa").expect_base_damage(2);
    game.expect_in_play("Wampa");
}

/// SHD_053, CR 1.8.5: for free means no resources and no aspect penalty.
#[test]
fn second_chance_costs_no_resources() {
    let mut game = scenario()
        .our_resources(0)
        .our_leader("Gar Saxon")
        .ours([unit("Luke Skywalker, Jedi Knight").with(["Second Chance"])])
        .theirs(["AT-ST"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Luke Skywalker");
    game.us().play("Luke Skywalker").choose("AT-ST");
    game.expect_in_play("Luke Skywalker");
}

/// SHD_053, CR 8.7.3: it returns as a new copy: defeated again, it cannot be played again.
#[test]
fn second_chance_works_only_once() {
    let mut game = scenario()
        .our_resources(0)
        .ours([unit("Wampa").with(["Second Chance"])])
        .their_hand(["Vanquish", "Takedown"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Wampa");
    game.us().play("Wampa");
    game.them().play("Takedown").choose("Wampa");
    game.expect_in_discard("Wampa").expect_not_offered("play Wampa");
}

/// SHD_053: the owner plays it, whoever controlled it.
#[test]
fn second_chance_lets_the_owner_play_the_unit() {
    let mut game = scenario()
        .their_resources(0)
        .ours([unit("Wampa").owned_by(Side::Them).with(["Second Chance"])])
        .our_hand(["Vanquish"])
        .action_phase();
    game.us().play("Vanquish").choose("Wampa");
    game.expect_offered("play Wampa").them().play("Wampa");
    game.expect_controller("Wampa", Side::Them);
}

// ---- SHD_054 Midnight Repairs ----

/// SHD_054: up to 8 damage healed, divided among any number of units.
#[test]
fn midnight_repairs_divides_8_healing_among_units() {
    let table = || {
        scenario()
            .our_hand(["Midnight Repairs"])
            .ours([unit("Wampa").damage(4), unit("Consular Security Force").damage(6)])
            .theirs([unit("AT-ST").damage(1)])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Midnight Repairs").choose_times(4, "Wampa").choose_times(4, "Consular Security Force");
    game.expect_damage("Wampa", 0).expect_damage("Consular Security Force", 2).expect_damage("AT-ST", 1);
    let mut game = table();
    game.us().play("Midnight Repairs").choose("Wampa").choose("AT-ST").done();
    game.expect_damage("Wampa", 3).expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

// ---- SHD_055 Moisture Farmer ----

/// SHD_055: Restore 2.
#[test]
fn moisture_farmer_has_restore() {
    let mut game = scenario().ours(["Moisture Farmer"]).our_base_damage(5).action_phase();
    game.us().attack("Moisture Farmer", "their base").expect_base_damage(3);
    game.them().expect_base_damage(0);
}

// ---- SHD_056 Follower of The Way ----

/// SHD_056: +1/+1 while it has an upgrade.
#[test]
fn follower_of_the_way_gets_1_1_with_an_upgrade() {
    let mut game = scenario()
        .ours(["Follower of The Way"])
        .theirs([unit("Follower of The Way").with(["Experience"])])
        .action_phase();
    game.expect_power("our Follower of The Way", 1).expect_hp("our Follower of The Way", 3);
    game.expect_power("their Follower of The Way", 3).expect_hp("their Follower of The Way", 5);
}

// ---- SHD_057 Rickety Quadjumper ----

/// SHD_057: may reveal the top card. If it is not a unit, another unit gets an Experience token; the card stays on top.
#[test]
fn rickety_quadjumper_may_reveal_a_non_unit_to_give_experience() {
    let table = |top| {
        scenario().ours(["Rickety Quadjumper", "Wampa"]).theirs(["AT-ST"]).our_deck([top, "Greedo"]).action_phase()
    };
    let mut game = table("Recruit");
    game.us().attack("Rickety Quadjumper", "their base").yes();
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa").expect_deck_top(["Recruit"]);
    game.expect_upgrades("Wampa", ["Experience"]);
    let mut game = table("Battlefield Marine");
    game.us().attack("Rickety Quadjumper", "their base").yes().expect_deck_top(["Battlefield Marine"]);
    game.expect_action_of(Side::Them);
    let mut game = table("Recruit");
    game.us().attack("Rickety Quadjumper", "their base").no();
    game.expect_upgrades("Wampa", []).expect_action_of(Side::Them);
}

// ---- SHD_058 Val, Loyal to the End ----

/// SHD_058: when defeated, she gives a friendly unit two Experience tokens. Her Bounty deals 3 damage; the active
/// player chooses the order.
#[test]
fn val_gives_experience_when_defeated_and_has_a_bounty() {
    let mut game = scenario().ours(["Val", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Val");
    game.expect_asked(Side::Them, QuestionKind::WhoFirst);
    game.them().our_abilities_first();
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience"]).expect_asked(Side::Them, QuestionKind::Bounty);
    game.them().yes();
    game.expect_options(["Wampa", "AT-ST"]);
    game.them().choose("Wampa");
    game.expect_damage("Wampa", 3).expect_action_of(Side::Us);
}

// ---- SHD_059 Embo, Stoic and Resolute ----

/// SHD_059: if the unit that he attacked was defeated, up to 2 damage are healed from a unit.
#[test]
fn embo_heals_up_to_2_when_the_defender_was_defeated() {
    let table =
        || scenario().ours([unit("Embo"), unit("Wampa").damage(3)]).theirs(["Underworld Thug", "AT-ST"]).action_phase();
    let mut game = table();
    game.us().attack("Embo", "Underworld Thug").choose("Wampa").number(2);
    game.expect_damage("Wampa", 1).expect_damage("Embo", 2);
    let mut game = table();
    game.us().attack("Embo", "Underworld Thug").choose("Embo").number(1);
    game.expect_damage("Wampa", 3).expect_damage("Embo", 1);
    let mut game = table();
    game.us().attack("Embo", "their base");
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_059: at most 2 damage are healed.
#[test]
fn embo_heals_at_most_2() {
    let mut game = scenario().ours([unit("Embo"), unit("Wampa").damage(4)]).theirs(["Underworld Thug"]).action_phase();
    game.us().attack("Embo", "Underworld Thug").choose("Wampa");
    game.expect_options(["0", "1", "2"]);
}

// Rulings

/// SHD_059, CR 7.6.16C: he heals although the attack defeats him. An older ruling required him to survive.
#[test]
fn embo_defeated_by_his_attack_still_heals() {
    let mut game =
        scenario().ours([unit("Embo").damage(3), unit("Wampa").damage(3)]).theirs(["Underworld Thug"]).action_phase();
    game.us().attack("Embo", "Underworld Thug");
    game.expect_gone("Embo").expect_gone("Underworld Thug");
    game.us().choose("Wampa").number(2);
    game.expect_damage("Wampa", 1);
}

// ---- SHD_061 Wroshyr Tree Tender ----

/// SHD_061: Grit.
#[test]
fn wroshyr_tree_tender_has_grit() {
    let mut game = scenario().ours([unit("Wroshyr Tree Tender").damage(2)]).action_phase();
    game.expect_power("Wroshyr Tree Tender", 4);
}

// ---- SHD_062 Niima Outpost Constables ----

/// SHD_062: Sentinel.
#[test]
fn niima_outpost_constables_have_sentinel() {
    let mut game = scenario().ours(["Niima Outpost Constables", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_offered("AT-ST -> Niima Outpost Constables").expect_not_offered("AT-ST -> our base");
}

// ---- SHD_063 System Patrol Craft ----

/// SHD_063: Sentinel, in space.
#[test]
fn system_patrol_craft_has_sentinel_in_space() {
    let mut game = scenario().ours(["SHD_063", "Wampa"]).theirs(["AT-ST", "Alliance X-Wing"]).their_action_phase();
    game.expect_offered("Alliance X-Wing -> System Patrol Craft").expect_not_offered("Alliance X-Wing -> our base");
    game.expect_offered("AT-ST -> Wampa").expect_offered("AT-ST -> our base");
}

// ---- SHD_064 Survivors' Gauntlet ----

/// SHD_064: when played and on attack, may move an upgrade to another eligible unit of the same controller.
#[test]
fn survivors_gauntlet_may_move_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Survivors' Gauntlet"])
        .ours([unit("Wampa").with(["Academy Training"]), unit("Greedo")])
        .theirs([unit("AT-ST").with(["Shield"]), unit("TIE/ln Fighter")])
        .action_phase();
    game.us().play("Survivors' Gauntlet");
    game.expect_options(["Academy Training", "Shield", "no"]);
    game.us().choose("Shield");
    game.expect_options(["TIE/ln Fighter"]);
    game.us().choose("TIE/ln Fighter");
    game.expect_upgrades("AT-ST", []).expect_upgrades("TIE/ln Fighter", ["Shield"]);
    game.both_pass().nobody_resources();
    game.us().attack("Survivors' Gauntlet", "their base").choose("Academy Training");
    game.expect_options(["Greedo", "Survivors' Gauntlet"]);
    game.us().choose("Greedo");
    game.expect_upgrades("Wampa", []).expect_upgrades("Greedo", ["Academy Training"]);
}

/// SHD_064: the new unit must be eligible for the upgrade.
#[test]
fn survivors_gauntlet_respects_the_restriction_of_the_upgrade() {
    let mut game = scenario()
        .ours([unit("Survivors' Gauntlet"), unit("Wampa").with(["Mandalorian Armor"]), unit("Alliance X-Wing")])
        .ours(["Greedo"])
        .action_phase();
    game.us().attack("Survivors' Gauntlet", "their base").choose("Mandalorian Armor");
    game.expect_options(["Greedo"]);
    game.us().choose("Greedo");
    // It was not played: no Shield is given, not even to a Mandalorian.
    game.expect_upgrades("Greedo", ["Mandalorian Armor"]);
}

/// SHD_064, CR 3.6.14: an upgrade that is moved detaches from one unit and attaches to the other, and triggers on both.
#[test]
fn survivors_gauntlet_moving_traitorous_returns_and_takes_units() {
    let mut game = scenario()
        .ours(["Survivors' Gauntlet", "Greedo"])
        .ours([unit("Wampa").owned_by(Side::Them).with(["Traitorous"])])
        .action_phase();
    game.us()
        .attack("Survivors' Gauntlet", "their base")
        .choose("Traitorous")
        .choose("Greedo")
        .resolve_first("Traitorous");
    game.expect_upgrades("Greedo", ["Traitorous"]).expect_controller("Wampa", Side::Them);
    game.expect_controller("Greedo", Side::Us);
}

// Corners

/// SHD_064, SHD_124, CR 1.5.3A, 3.6.5: "a friendly unit" in an upgrade's restriction is a unit of the upgrade's
/// controller, whoever moves it.
#[test]
fn survivors_gauntlet_treats_friendly_as_the_upgrades_controller() {
    let mut game = scenario()
        .ours(["Survivors' Gauntlet"])
        .theirs([unit("Battlefield Marine").with(["Legal Authority"]), unit("Wampa")])
        .action_phase();
    game.us().attack("Survivors' Gauntlet", "their base").choose("Legal Authority").choose("Wampa");
    game.expect_upgrades("Wampa", ["Legal Authority"]).expect_upgrades("Battlefield Marine", []);
}

/// SHD_064, SHD_124: an enemy unit is not friendly to an upgrade that we control, so it cannot move there.
#[test]
fn survivors_gauntlet_cannot_move_our_upgrade_to_an_enemy_unit() {
    let mut game = scenario()
        .ours(["Survivors' Gauntlet", "AT-ST"])
        .theirs([unit("Battlefield Marine").with_upgrade_of(Side::Us, "Legal Authority"), unit("Wampa")])
        .action_phase();
    game.us().attack("Survivors' Gauntlet", "their base").choose("Legal Authority");
    game.expect_action_of(Side::Them).expect_upgrades("Battlefield Marine", ["Legal Authority"]);
}

// ---- SHD_065 Vigilant Pursuit Craft ----

/// SHD_065: Sentinel, and Smuggle for 7.
#[test]
fn vigilant_pursuit_craft_has_sentinel_and_smuggle() {
    let mut game =
        scenario().our_resources(7).our_resource_cards(["Vigilant Pursuit Craft"]).our_deck(["Recruit"]).action_phase();
    game.us().play("Vigilant Pursuit Craft").expect_ready_resources(1);
    game.expect_keyword("Vigilant Pursuit Craft", Keyword::Sentinel).expect_in_resources("Recruit");
}

// ---- SHD_066 Cargo Juggernaut ----

/// SHD_066: Shielded; heals 4 damage from our base if we control another Vigilance unit.
#[test]
fn cargo_juggernaut_heals_with_another_vigilance_unit() {
    let table = || scenario().our_hand(["SHD_066"]).our_base_damage(6);
    let mut game = table().ours(["Moisture Farmer"]).action_phase();
    game.us().play("Cargo Juggernaut").resolve_first("Shielded").expect_base_damage(2);
    game.expect_upgrades("Cargo Juggernaut", ["Shield"]);
    let mut game = table().ours(["Wampa"]).action_phase();
    game.us().play("Cargo Juggernaut").resolve_first("Shielded").expect_base_damage(6);
}

// ---- SHD_067 Fenn Rau, Protector of Concord Dawn ----

/// SHD_067: an upgrade may be played for 2 less. An upgrade on himself gives an enemy unit -2/-2 for the phase.
#[test]
fn fenn_rau_may_play_an_upgrade_and_weakens_an_enemy_when_upgraded() {
    let mut game = scenario()
        .our_resources(7)
        .our_hand(["Fenn Rau", "Mandalorian Armor", "Foundling"])
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Fenn Rau").expect_ready_resources(1);
    game.expect_offered("play Mandalorian Armor onto Fenn Rau").expect_offered("no");
    game.us().play_onto("Mandalorian Armor", "Fenn Rau").expect_ready_resources(1);
    game.us().resolve_first("Fenn Rau").choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
    game.expect_upgrades("Fenn Rau", ["Mandalorian Armor", "Shield"]);
    game.them().pass();
    // On another unit it does nothing to anybody.
    game.us().play_onto("Foundling", "Wampa");
    game.expect_power("AT-ST", 4).expect_action_of(Side::Them);
}

// Corners

/// SHD_067: playing an upgrade for 2 less is optional.
#[test]
fn fenn_rau_may_decline_to_play_an_upgrade() {
    let table = || scenario().our_hand(["Fenn Rau", "Jedi Lightsaber"]).theirs(["Wampa"]).action_phase();
    let mut game = table();
    game.us().play("Fenn Rau").no().expect_hand(["Jedi Lightsaber"]).expect_ready_resources(14);
    game.expect_action_of(Side::Them);
    let mut game = table();
    game.us().play("Fenn Rau").play_onto("Jedi Lightsaber", "Wampa").expect_ready_resources(13);
}
