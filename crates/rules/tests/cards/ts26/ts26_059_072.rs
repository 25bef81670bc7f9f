//! The cards of Twin Suns 2026 from TS26_059 to TS26_072: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{expect_hidden, expect_sentinel_overrides_hidden};

// ---- TS26_059 Brothers ----

/// TS26_059: two unique units attack, one after the other, and are dealt no combat damage.
#[test]
fn brothers_attacks_with_two_unique_units_that_take_no_combat_damage() {
    let mut game = scenario()
        .our_hand(["Brothers"])
        .ours(["Greedo", "Admiral Piett, Captain of the Executor", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Brothers");
    game.expect_not_offered("Wampa -> AT-ST").expect_offered("no");
    game.us().attack("Greedo", "AT-ST");
    game.expect_in_play("Greedo").expect_damage("AT-ST", 3);
    game.expect_options(["Admiral Piett -> AT-ST", "Admiral Piett -> their base", "no"]);
    game.us().attack("Admiral Piett", "AT-ST");
    game.expect_damage("Admiral Piett", 0).expect_damage("AT-ST", 4).expect_action_of(Side::Them);
}

// Corners

/// TS26_059: up to two: either attack may be declined; the prevention ends with its attack.
#[test]
fn brothers_attacks_are_optional_and_prevention_ends_with_each() {
    let mut game = scenario().our_hand(["Brothers"]).ours(["Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Brothers").choose_none();
    game.expect_ready("Greedo").expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Brothers"]).ours(["Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Brothers").attack("Greedo", "AT-ST");
    game.them().attack("AT-ST", "Greedo");
    game.expect_gone("Greedo");
}

// Rulings

/// TS26_059: exhausted units do not attack (ruling 1).
#[test]
fn brothers_lets_no_exhausted_unit_attack() {
    let mut game =
        scenario().our_hand(["Brothers"]).ours([unit("Greedo").exhausted()]).theirs(["AT-ST"]).action_phase();
    game.us().play("Brothers");
    game.expect_action_of(Side::Them);
}

/// TS26_059, CR 7.6.8A: triggers of the first attack are resolved before the second begins (ruling 2).
#[test]
fn brothers_resolves_the_triggers_of_the_first_attack_before_the_second() {
    let mut game = scenario()
        .our_hand(["Brothers"])
        .resilient_gives("Ability(When(on: [AttackEnds], do: [Draw()]))")
        .ours([unit("Greedo").with(["Resilient"]), unit("Admiral Piett, Captain of the Executor")])
        .action_phase();
    game.us().play("Brothers").attack("Greedo", "their base").expect_hand_size(1);
    game.expect_offered("Admiral Piett -> their base");
}

/// TS26_059, CR 1.9.10: damage that an ability deals is not combat damage (ruling 3).
#[test]
fn brothers_does_not_prevent_ability_damage() {
    let mut game = scenario()
        .our_hand(["Brothers"])
        .resilient_gives("Ability(When(on: [Attacked], do: [Damage(amount: 1, to: Attacker)]))")
        .ours(["Admiral Piett, Captain of the Executor"])
        .theirs([unit("AT-ST").with(["Resilient"])])
        .action_phase();
    game.us().play("Brothers").attack("Admiral Piett", "AT-ST");
    game.expect_damage("Admiral Piett", 1);
}

// ---- TS26_060 Take Charge ----

/// TS26_060: an Experience token for each of up to 3 units.
#[test]
fn take_charge_gives_experience_to_up_to_3_units() {
    let mut game =
        scenario().our_hand(["Take Charge"]).ours(["Wampa", "Greedo", "AT-ST", "Cartel Spacer"]).action_phase();
    game.us().play("Take Charge").choose("Wampa").choose("Greedo").done();
    game.expect_upgrades("Wampa", ["Experience"]).expect_upgrades("AT-ST", []);
}

// ---- TS26_061 Encircle ----

/// TS26_061: it costs 1 less for each friendly unit. A friendly unit captures an enemy non-leader unit in its arena.
#[test]
fn encircle_captures_a_unit_and_costs_1_less_per_friendly_unit() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_hand(["Encircle"])
        .ours(["Wampa", "Greedo"])
        .theirs(["AT-ST", "Cartel Spacer"])
        .our_resources(3)
        .action_phase();
    game.us().play("Encircle").choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST").expect_ready_resources(0);
    game.expect_captured("AT-ST");
}

// ---- TS26_062 R2-D2, Getting His Chance ----

/// TS26_062: 2 damage to a base, and its controller draws a card.
#[test]
fn r2_d2_may_deal_2_damage_to_a_base_whose_controller_draws() {
    let mut game = scenario().our_hand(["R2-D2, Getting His Chance"]).their_deck(["Repair", "Greedo"]).action_phase();
    let mut declined = game.clone();
    game.us().play("R2-D2").choose("their base");
    game.them().expect_base_damage(2).expect_hand(["Repair"]);
    declined.us().play("R2-D2").no();
    declined.them().expect_hand([]);
}

// ---- TS26_063 Rex's DC-17s, This Ship is Going Down ----

/// TS26_063: once each round the unit is readied when an enemy unit readies during the action phase.
#[test]
fn rexs_dc_17s_ready_the_unit_once_a_round_when_an_enemy_readies() {
    let mut game = scenario()
        .ours([unit("Wampa").exhausted().with(["Rex's DC-17s, This Ship is Going Down"])])
        .theirs([unit("AT-ST").exhausted(), unit("Greedo").exhausted()])
        .confiscate_does("Ready(Choose(side: Friendly))")
        .their_hand(["Confiscate", "Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose("AT-ST");
    game.expect_ready("Wampa");
    game.us().attack("Wampa", "their base");
    game.them().play("Confiscate").choose("Greedo");
    game.expect_exhausted("Wampa");
}

// ---- TS26_064 Urgent Mission ----

/// TS26_064: 2 damage to our base, 2 cards.
#[test]
fn urgent_mission_damages_our_base_and_draws_2_cards() {
    let mut game = scenario().our_hand(["Urgent Mission"]).our_deck(["Repair", "Greedo", "Wampa"]).action_phase();
    game.us().play("Urgent Mission").expect_base_damage(2).expect_hand(["Repair", "Greedo"]);
}

// ---- TS26_065 Bo-Katan Kryze, The Lawless ----

/// TS26_065, TS26_074, TS26_078: Hidden.
#[test]
fn bo_katan_pre_vizsla_and_barriss_offee_have_hidden() {
    for card in
        ["Bo-Katan Kryze, The Lawless", "Pre Vizsla, For Mandalore!", "Barriss Offee, It's Only a Matter of Time"]
    {
        expect_hidden(card);
    }
}

// Rulings

/// TS26_065, TS26_074, TS26_078: hidden with Sentinel they can be attacked (ruling 1).
#[test]
fn bo_katan_pre_vizsla_and_barriss_offee_with_sentinel_can_be_attacked() {
    for card in
        ["Bo-Katan Kryze, The Lawless", "Pre Vizsla, For Mandalore!", "Barriss Offee, It's Only a Matter of Time"]
    {
        expect_sentinel_overrides_hidden(card);
    }
}

// ---- TS26_066 Wartime Pirate ----

/// TS26_066: on attack an opponent deals 1 damage to a unit.
#[test]
fn wartime_pirate_lets_an_opponent_deal_1_damage_on_attack() {
    let mut game = scenario().ours(["Wartime Pirate"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Wartime Pirate", "their base");
    game.them().choose("Wartime Pirate");
    game.expect_damage("Wartime Pirate", 1);
}

// Rulings

/// TS26_066: with several opponents we choose one (ruling 1).
#[test]
fn wartime_pirate_lets_us_choose_the_opponent() {
    let mut game = scenario().ours(["Wartime Pirate"]).theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().attack("Wartime Pirate", "their base").choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Target);
}

// ---- TS26_067 Ruping Rider ----

/// TS26_067: with 15 damage on our base, 2 damage to a base.
#[test]
fn ruping_rider_deals_2_damage_with_15_damage_on_our_base() {
    let mut game = scenario().our_hand(["Ruping Rider"]).our_base_damage(15).action_phase();
    game.us().play("Ruping Rider").choose("their base");
    game.them().expect_base_damage(2);
    let mut game = scenario().our_hand(["Ruping Rider"]).our_base_damage(14).action_phase();
    game.us().play("Ruping Rider");
    game.expect_action_of(Side::Them).expect_keyword("Ruping Rider", Keyword::Grit);
}

// ---- TS26_068 Arms Deal ----

/// TS26_068: we and an opponent each draw 2 cards.
#[test]
fn arms_deal_draws_2_cards_for_us_and_an_opponent() {
    let mut game = scenario()
        .our_hand(["Arms Deal"])
        .our_deck(["Repair", "Greedo", "Wampa"])
        .their_deck(["AT-ST", "Greedo", "Wampa"])
        .action_phase();
    game.us().play("Arms Deal").expect_hand(["Repair", "Greedo"]);
    game.them().expect_hand(["AT-ST", "Greedo"]);
}

// Corners

/// TS26_068, CR 7.1.4, 5.6.3: both draw at the same time: if the empty decks defeat both bases, the game is a draw.
#[test]
fn arms_deal_draws_for_both_players_at_once() {
    let mut game = scenario()
        .our_base("Command Center")
        .their_base("Command Center")
        .our_base_damage(25)
        .their_base_damage(25)
        .our_hand(["Arms Deal"])
        .our_deck([])
        .their_deck([])
        .action_phase();
    game.us().play("Arms Deal");
    game.expect_draw();
}

// Rulings

/// TS26_068: with several opponents we choose one (ruling 1).
#[test]
fn arms_deal_lets_us_choose_the_opponent() {
    let mut game = scenario().our_hand(["Arms Deal"]).theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().play("Arms Deal").choose_player(Side::Third);
    game.third().expect_hand_size(2);
}

// ---- TS26_069 Remove the Chip ----

/// TS26_069: 2 damage to a unit; a Clone is readied.
#[test]
fn remove_the_chip_deals_2_damage_and_readies_a_clone() {
    let mut game = scenario()
        .our_hand(["Remove the Chip"])
        .ours([unit("Captain Vaughn, Search the Tunnels").exhausted(), unit("Wampa").exhausted()])
        .action_phase();
    let mut other = game.clone();
    game.us().play("Remove the Chip").choose("Captain Vaughn");
    game.expect_damage("Captain Vaughn", 2).expect_ready("Captain Vaughn");
    other.us().play("Remove the Chip").choose("Wampa");
    other.expect_damage("Wampa", 2).expect_exhausted("Wampa");
}

// ---- TS26_070 Backed by Black Sun ----

/// TS26_070: 1 damage to an enemy unit; damage equal to the number of damaged enemy units.
#[test]
fn backed_by_black_sun_deals_damage_per_damaged_enemy_unit() {
    let mut game =
        scenario().our_hand(["Backed by Black Sun"]).theirs([unit("Wampa").damage(1), unit("AT-ST")]).action_phase();
    game.us().play("Backed by Black Sun").choose("AT-ST").choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// Rulings

/// TS26_070: with two instances of damage, a Shield prevents only the first (ruling 1).
#[test]
fn backed_by_black_sun_deals_two_instances_of_damage() {
    let mut game = scenario()
        .our_hand(["Backed by Black Sun"])
        .theirs([unit("Wampa").damage(1), unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.us().play("Backed by Black Sun").choose("AT-ST").choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_upgrades("AT-ST", []);
}

// ---- TS26_071 Take Action ----

/// TS26_071: 3 damage to a unit.
#[test]
fn take_action_deals_3_damage() {
    let mut game = scenario().our_hand(["Take Action"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Take Action").choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// ---- TS26_072 Fervor ----

/// TS26_072: a unit is readied, a unit is dealt 3 damage.
#[test]
fn fervor_readies_a_unit_and_deals_3_damage() {
    let mut game = scenario().our_hand(["Fervor"]).ours([unit("Wampa").exhausted()]).theirs(["AT-ST"]).action_phase();
    game.us().play("Fervor").choose("Wampa").choose("AT-ST");
    game.expect_ready("Wampa").expect_damage("AT-ST", 3);
}
