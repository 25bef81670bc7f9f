//! The cards of Ashes of the Empire from ASH_007 to ASH_012: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::{expect_all_damage_is_excess, expect_no_excess_through_shield, with_a_deadly_upgrade};

// ---- ASH_007 Grand Admiral Sloane, Holding the Empire Together ----

/// ASH_007: each friendly and enemy unit of one arena gains Sentinel and Overwhelm for this phase.
#[test]
fn grand_admiral_sloane_gives_an_arena_sentinel_and_overwhelm() {
    let mut game = scenario()
        .our_leader("Grand Admiral Sloane, Holding the Empire Together")
        .ours(["Greedo", "Alliance X-Wing"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    let mut space = game.clone();
    game.us().use_ability("Grand Admiral Sloane").mode(1);
    for one in ["Greedo", "Cantina Braggart"] {
        game.expect_keyword(one, Keyword::Sentinel).expect_keyword(one, Keyword::Overwhelm);
    }
    game.expect_no_keyword("Alliance X-Wing", Keyword::Sentinel);
    space.us().use_ability("Grand Admiral Sloane").mode(2);
    space.expect_keyword("Alliance X-Wing", Keyword::Sentinel).expect_no_keyword("Greedo", Keyword::Overwhelm);
}

/// ASH_007: deployed, each other friendly unit has Overwhelm and Sentinel.
#[test]
fn grand_admiral_sloane_deployed_gives_others_sentinel_and_overwhelm() {
    let mut game = scenario()
        .our_deployed_leader("Grand Admiral Sloane, Holding the Empire Together")
        .ours(["Greedo"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.expect_keyword("Greedo", Keyword::Sentinel).expect_keyword("Greedo", Keyword::Overwhelm);
    game.expect_no_keyword("Grand Admiral Sloane", Keyword::Sentinel)
        .expect_keyword("Grand Admiral Sloane", Keyword::Overwhelm);
    game.expect_no_keyword("Cantina Braggart", Keyword::Sentinel);
}

// Rulings

/// ASH_007: a unit that enters play afterwards gains nothing (ruling 1).
#[test]
fn grand_admiral_sloane_does_not_affect_units_entering_later() {
    let mut game = scenario()
        .our_leader("Grand Admiral Sloane, Holding the Empire Together")
        .ours(["Greedo"])
        .their_hand(["Wampa"])
        .action_phase();
    game.us().use_ability("Grand Admiral Sloane").mode(1);
    game.them().play("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}

/// ASH_007, CR 7.5.7E: a Shield leaves no excess damage (ruling 2).
#[test]
fn grand_admiral_sloane_deployed_deals_no_excess_through_a_shield() {
    let game = scenario()
        .our_deployed_leader("Grand Admiral Sloane, Holding the Empire Together")
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    expect_no_excess_through_shield(game, "Grand Admiral Sloane");
}

/// ASH_007, CR 7.5.7F: if the defending unit was defeated before combat damage, all damage is excess damage (ruling 3).
#[test]
fn grand_admiral_sloane_deployed_deals_all_when_the_defender_is_gone() {
    let leader = unit("Grand Admiral Sloane, Holding the Empire Together").with(["Resilient"]);
    let game =
        with_a_deadly_upgrade(scenario().our_deployed_leader(leader)).theirs(["Cantina Braggart"]).action_phase();
    expect_all_damage_is_excess(game, "Grand Admiral Sloane", 4);
}

// ---- ASH_008 Moff Gideon, Indomitable Warlord ----

/// ASH_008: if a friendly Imperial unit was defeated this phase, plays a unit for 1 less.
#[test]
fn moff_gideon_plays_a_unit_for_1_less_after_an_imperial_was_defeated() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_leader("Moff Gideon, Indomitable Warlord")
        .ours(["Death Star Stormtrooper"])
        .theirs(["Wampa"])
        .our_hand(["AT-ST"])
        .our_resources(5)
        .action_phase();
    game.us().attack("Death Star Stormtrooper", "Wampa");
    game.them().pass();
    game.us().use_ability("Moff Gideon").play("AT-ST").expect_ready_resources(0);
}

/// ASH_008: deployed, he has those keywords of his list that Imperial units in our discard pile have.
#[test]
fn moff_gideon_deployed_gains_keywords_of_imperials_in_our_discard_pile() {
    let mut game = scenario()
        .our_deployed_leader("Moff Gideon, Indomitable Warlord")
        .our_discard(["Scout Bike Pursuer", "AT-ST", "Wampa", "Rukh, From the Shadows"])
        .their_discard(["Imperial Armored Commando"])
        .action_phase();
    for keyword in [Keyword::Grit, Keyword::Overwhelm, Keyword::Support] {
        game.expect_keyword("Moff Gideon", keyword);
    }
    for keyword in [Keyword::Sentinel, Keyword::Shielded, Keyword::Ambush, Keyword::Hidden, Keyword::Saboteur] {
        game.expect_no_keyword("Moff Gideon", keyword);
    }
}

// Rulings

/// ASH_008: the action can be used without such a unit, but no card is played (ruling 1).
#[test]
fn moff_gideon_may_be_used_without_effect() {
    let mut game = scenario().our_leader("Moff Gideon, Indomitable Warlord").our_hand(["Greedo"]).action_phase();
    game.us().use_ability("Moff Gideon");
    game.expect_action_of(Side::Them).expect_exhausted("Moff Gideon");
}

/// ASH_008: a keyword that a card has only under a condition is not gained (ruling 2).
#[test]
fn moff_gideon_deployed_does_not_gain_conditional_keywords() {
    let mut game = scenario()
        .our_deployed_leader("Moff Gideon, Indomitable Warlord")
        .our_discard(["Captain Pellaeon, Plotting from the Shadows", "Death Trooper Squad"])
        .text(r#"(id: "ASH_242", abilities: [Constant(while: Initiative(You), gives: [Keyword(Sentinel)])])"#)
        .action_phase();
    game.expect_no_keyword("Moff Gideon", Keyword::Sentinel);
}

/// ASH_008: from a card with Support he gains that keyword, not its other abilities (ruling 3).
#[test]
fn moff_gideon_deployed_gains_support_without_other_abilities() {
    let mut game = scenario()
        .our_leader("Moff Gideon, Indomitable Warlord")
        .our_resources(8)
        .our_discard(["Grand Admiral Thrawn, Orchestrating His Return"])
        .ours(["Wampa"])
        .theirs(["Greedo"])
        .action_phase();
    game.us().deploy();
    game.expect_offered("Wampa -> Greedo");
    game.us().attack("Wampa", "Greedo");
    game.expect_exhausted("Wampa");
}

// ---- ASH_009 Ahsoka Tano, Trust in the Force ----

/// ASH_009: a unit with less power than a friendly unit gets +2/+0; deployed, one with less power than hers.
#[test]
fn ahsoka_tano_gives_a_weaker_unit_plus_2_power() {
    let mut game = scenario()
        .our_leader("Ahsoka Tano, Trust in the Force")
        .ours(["Battlefield Marine"])
        .theirs(["Wampa", "Cantina Braggart"])
        .action_phase();
    game.us().use_ability("Ahsoka Tano");
    game.expect_options(["Cantina Braggart"]);
    game.us().choose("Cantina Braggart");
    game.expect_power("Cantina Braggart", 2);
    let mut game = scenario()
        .our_deployed_leader("Ahsoka Tano, Trust in the Force")
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Ahsoka Tano", "their base");
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_power("Battlefield Marine", 5);
}

// Rulings

/// ASH_009: current power counts (ruling 1).
#[test]
fn ahsoka_tano_compares_current_power() {
    let mut game = scenario()
        .our_leader("Ahsoka Tano, Trust in the Force")
        .ours([unit("Battlefield Marine").with(["Academy Training"])])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().use_ability("Ahsoka Tano");
    game.expect_options(["Wampa"]);
}

// ---- ASH_010 Bo-Katan Kryze, Reclaiming Mandalore ----

/// ASH_010: creates a Mandalorian if we control a unit in each arena.
#[test]
fn bo_katan_kryze_creates_a_mandalorian_with_units_in_both_arenas() {
    let mut game = scenario()
        .our_leader("Bo-Katan Kryze, Reclaiming Mandalore")
        .ours(["Greedo", "Alliance X-Wing"])
        .action_phase();
    game.us().use_ability("Bo-Katan Kryze");
    game.expect_count("our Mandalorian", 1).expect_exhausted("Bo-Katan Kryze");
}

/// ASH_010: resources and friendly Mandalorian units together must be 10 or more.
#[test]
fn bo_katan_kryze_deploys_with_10_resources_and_mandalorians_in_total() {
    let mut game = scenario()
        .our_leader("Bo-Katan Kryze, Reclaiming Mandalore")
        .our_resources(8)
        .ours(["Mandalorian Warrior", "Clan Wren Rescuer", "Greedo"])
        .action_phase();
    game.us().deploy();
    game.expect_in_play("Bo-Katan Kryze")
        .expect_power("Mandalorian Warrior", 4)
        .expect_power("Greedo", 3)
        .expect_power("Bo-Katan Kryze", 4);
    let table =
        || scenario().our_leader("Bo-Katan Kryze, Reclaiming Mandalore").ours(["Mandalorian Warrior", "Greedo"]);
    table().our_resources(8).action_phase().expect_not_offered("deploy Bo-Katan Kryze");
    table().our_resources(9).action_phase().expect_offered("deploy Bo-Katan Kryze");
}

/// ASH_010: the same on attack.
#[test]
fn bo_katan_kryze_deployed_creates_a_mandalorian_on_attack() {
    let mut game =
        scenario().our_deployed_leader("Bo-Katan Kryze, Reclaiming Mandalore").ours(["Alliance X-Wing"]).action_phase();
    game.us().attack("Bo-Katan Kryze", "their base");
    game.expect_count("our Mandalorian", 1);
    let mut game = scenario().our_deployed_leader("Bo-Katan Kryze, Reclaiming Mandalore").action_phase();
    game.us().attack("Bo-Katan Kryze", "their base");
    game.expect_count("Mandalorian", 0);
}

// Rulings

/// ASH_010: the action can be used without a unit in each arena; no token is created (ruling 1).
#[test]
fn bo_katan_kryze_may_be_used_without_effect() {
    let mut game = scenario().our_leader("Bo-Katan Kryze, Reclaiming Mandalore").ours(["Greedo"]).action_phase();
    game.us().use_ability("Bo-Katan Kryze");
    game.expect_count("Mandalorian", 0).expect_exhausted("Bo-Katan Kryze");
}

// ---- ASH_011 Cad Bane, Still Faster than You ----

/// ASH_011: 1 damage to a unit with 2 or more remaining HP.
#[test]
fn cad_bane_deals_1_damage_to_a_unit_with_2_or_more_remaining_hp() {
    let mut game = scenario()
        .our_leader("Cad Bane, Still Faster than You")
        .ours(["Greedo"])
        .theirs([unit("Wampa").damage(4), unit("AT-ST")])
        .action_phase();
    game.us().use_ability("Cad Bane");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    let mut game = scenario().our_deployed_leader("Cad Bane, Still Faster than You").theirs(["AT-ST"]).action_phase();
    game.us().attack("Cad Bane", "their base");
    game.expect_options(["Cad Bane", "AT-ST", "no"]);
}

// Rulings

/// ASH_011: a Shield leaves no excess damage. If the defending unit was defeated before combat damage, all damage is
/// excess damage (ruling 1, 2).
#[test]
fn cad_bane_deployed_deals_excess_damage_except_through_a_shield() {
    let mut game = scenario()
        .our_deployed_leader("Cad Bane, Still Faster than You")
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    game.us().attack("Cad Bane", "Cantina Braggart").no();
    game.them().expect_base_damage(0);
    let mut game = scenario()
        .our_deployed_leader(unit("Cad Bane, Still Faster than You").with(["Resilient"]))
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 9, to: Defender)]))")
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().attack("Cad Bane", "Cantina Braggart");
    let granted = game.game.legal_actions()[0];
    game.game.play(granted).expect("the upgrade's ability first");
    game.us().no();
    game.them().expect_base_damage(4);
}

// ---- ASH_012 Vane, Quarrelsome Pirate ----

/// ASH_012: a friendly upgrade is defeated, 2 damage to a base.
#[test]
fn vane_defeats_a_friendly_upgrade_to_deal_2_damage_to_a_base() {
    let mut game = scenario()
        .our_leader("Vane, Quarrelsome Pirate")
        .ours([unit("Wampa").with(["Academy Training"])])
        .theirs([unit("AT-ST").with(["Resilient"])])
        .action_phase();
    game.us().use_ability("Vane").choose("Academy Training").choose("their base");
    game.them().expect_base_damage(2);
    game.expect_upgrades("Wampa", []).expect_upgrades("AT-ST", ["Resilient"]);
}

/// ASH_012: on attack a friendly upgrade may be defeated for 2 damage to the defending unit or a base, not to another
/// unit.
#[test]
fn vane_deployed_may_defeat_an_upgrade_to_damage_the_defender_or_a_base() {
    let mut game = scenario()
        .our_deployed_leader("Vane, Quarrelsome Pirate")
        .ours([unit("Wampa").with(["Academy Training"])])
        .theirs(["AT-ST", "Greedo"])
        .action_phase();
    let mut declined = game.clone();
    game.us().attack("Vane", "AT-ST").choose("Academy Training");
    game.expect_options(["AT-ST", "our base", "their base"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 5);
    declined.us().attack("Vane", "AT-ST").no();
    declined.expect_damage("AT-ST", 3);
}

// Rulings

/// ASH_012: a friendly upgrade is one that we control, on any unit, or a token on a friendly unit (ruling 1).
#[test]
fn vane_counts_upgrades_we_control_and_tokens_on_friendly_units() {
    let mut game = scenario()
        .our_leader("Vane, Quarrelsome Pirate")
        .ours([unit("Wampa").with(["Shield"]).with_upgrade_of(Side::Them, "Resilient")])
        .theirs([unit("AT-ST").with_upgrade_of(Side::Us, "Academy Training")])
        .action_phase();
    game.us().use_ability("Vane");
    game.expect_options(["Shield", "Academy Training"]);
}
