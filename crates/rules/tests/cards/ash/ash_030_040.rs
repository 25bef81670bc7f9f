//! The cards of Ashes of the Empire from ASH_030 to ASH_040: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::{deadly_unit_with_enemy, shielded};

// ---- ASH_030 Marrok, Mysterious Warrior ----

/// ASH_030: Saboteur instead of Sentinel while he is upgraded.
#[test]
fn marrok_has_saboteur_instead_of_sentinel_while_upgraded() {
    let mut game = scenario().ours(["Marrok, Mysterious Warrior"]).our_hand(["Academy Training"]).action_phase();
    game.expect_keyword("Marrok", Keyword::Sentinel).expect_no_keyword("Marrok", Keyword::Saboteur);
    game.us().play_onto("Academy Training", "Marrok");
    game.expect_no_keyword("Marrok", Keyword::Sentinel).expect_keyword("Marrok", Keyword::Saboteur);
}

// Rulings

/// ASH_030: upgraded he cannot gain Sentinel either (ruling 1).
#[test]
fn marrok_cannot_gain_sentinel_when_upgraded() {
    let mut game = scenario()
        .resilient_gives("Keyword(Sentinel)")
        .ours([unit("Marrok, Mysterious Warrior").with(["Resilient"])])
        .action_phase();
    game.expect_no_keyword("Marrok", Keyword::Sentinel);
}

// ---- ASH_031 Hera Syndulla, Renegade General ----

/// ASH_031: when she deals combat damage to a base, heals as much from ours.
#[test]
fn hera_syndulla_heals_our_base_by_her_combat_damage_to_a_base() {
    let mut game = scenario()
        .ours(["Hera Syndulla, Renegade General"])
        .our_base_damage(5)
        .theirs(["Cantina Braggart"])
        .action_phase();
    let mut unit_attacked = game.clone();
    game.us().attack("Hera Syndulla", "their base").expect_base_damage(2);
    unit_attacked.us().attack("Hera Syndulla", "Cantina Braggart").expect_base_damage(5);
}

// Rulings

/// ASH_031: damage from an ability does not count; she need not survive (ruling 1, 2).
#[test]
fn hera_syndulla_counts_combat_damage_only() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 5, to: Base(Opponent))]))")
        .ours([unit("Hera Syndulla, Renegade General").with(["Resilient"])])
        .our_base_damage(9)
        .action_phase();
    game.us().attack("Hera Syndulla", "their base").expect_base_damage(6);
    let mut game = scenario()
        .resilient_gives("Keyword(Overwhelm)")
        .ours([unit("Hera Syndulla, Renegade General").damage(4).with(["Resilient"])])
        .our_base_damage(9)
        .theirs(["Death Star Stormtrooper"])
        .action_phase();
    game.us().attack("Hera Syndulla", "Death Star Stormtrooper").expect_base_damage(7);
    game.expect_gone("Hera Syndulla");
}

// ---- ASH_032 Rancor Keeper ----

/// ASH_032: once each round, when a friendly unit is dealt damage and survives, 1 damage to any number of bases.
#[test]
fn rancor_keeper_damages_bases_once_a_round_when_a_unit_survives_damage() {
    let mut game = scenario()
        .ours(["Rancor Keeper", "Consular Security Force"])
        .theirs(["Battlefield Marine", "Wampa"])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "Consular Security Force");
    game.us().choose_each(["our base", "their base"]).expect_base_damage(1);
    game.them().expect_base_damage(1);
    game.us().pass();
    game.them().attack("Wampa", "Rancor Keeper");
    game.expect_action_of(Side::Us);
}

// Corners

/// ASH_032: a unit that does not survive and an enemy unit do not trigger it.
#[test]
fn rancor_keeper_ignores_defeated_units_and_enemy_units() {
    let mut game = scenario()
        .ours(["Rancor Keeper", "Death Star Stormtrooper"])
        .theirs(["Cantina Braggart", "Wampa"])
        .action_phase();
    game.us().attack("Death Star Stormtrooper", "Wampa");
    game.expect_gone("Death Star Stormtrooper").expect_action_of(Side::Them);
}

/// ASH_032, CR 8.4.1: any player's effect counts, combat damage or not. "any number" is one base or none, and choosing
/// none uses the ability up. It can be used again in the next round.
#[test]
fn rancor_keeper_may_trigger_again_each_round() {
    let mut game = scenario()
        .ours(["Rancor Keeper"])
        .our_hand(["Open Fire", "Confiscate"])
        .confiscate_does("Damage(amount: 1, to: Choose())")
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Confiscate").choose("Wampa");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Open Fire").choose("Rancor Keeper");
    game.expect_gone("Rancor Keeper").expect_action_of(Side::Them);

    let mut game = scenario()
        .ours(["Rancor Keeper"])
        .our_hand(["Confiscate", "Confiscate", "Confiscate"])
        .confiscate_does("Damage(amount: 1, to: Choose())")
        .our_deck(["Porg", "Porg"])
        .action_phase();
    game.us().play("Confiscate").choose("Rancor Keeper").done();
    game.them().expect_base_damage(0).pass();
    game.us().play("Confiscate").choose("Rancor Keeper").expect_base_damage(0);
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().pass();
    game.nobody_resources();
    game.us().play("Confiscate").choose("Rancor Keeper").choose("their base").done().expect_base_damage(0);
    game.them().expect_base_damage(1);
}

/// ASH_032, CR 7.6.3: a unit that survived the damage triggers it even if it is defeated before the ability is
/// resolved; the damage that defeats it does not.
#[test]
fn rancor_keeper_triggers_for_a_unit_defeated_after_surviving() {
    let mut game = scenario()
        .ours([unit("Rancor Keeper"), unit("Consular Security Force").with(["Grav Charge"])])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Consular Security Force", "Wampa").resolve_first("Grav Charge");
    game.expect_gone("Consular Security Force");
    game.us().choose_each(["our base", "their base"]).expect_base_damage(1);
    game.expect_action_of(Side::Them);
    game.them().expect_base_damage(1);
}

// Rulings

/// ASH_032: all bases are damaged at the same time: if both are defeated, the game is a draw (ruling 1).
#[test]
fn rancor_keeper_damages_all_bases_at_once() {
    let mut game = scenario()
        .our_base_damage(29)
        .their_base_damage(29)
        .our_base("Command Center")
        .their_base("Command Center")
        .ours(["Rancor Keeper", "Consular Security Force"])
        .theirs(["Battlefield Marine"])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "Consular Security Force");
    game.us().choose_each(["our base", "their base"]);
    game.expect_draw();
}

// ---- ASH_033 Grand Admiral Thrawn, Orchestrating His Return ----

/// ASH_033: he is readied if his attack defeated the defending unit.
#[test]
fn grand_admiral_thrawn_readies_when_he_defeats_the_defender() {
    let mut game = scenario()
        .ours(["Grand Admiral Thrawn, Orchestrating His Return"])
        .theirs(["Cantina Braggart", "AT-AT Suppressor"])
        .action_phase();
    let mut held = game.clone();
    game.us().attack("Grand Admiral Thrawn", "Cantina Braggart");
    game.expect_ready("Grand Admiral Thrawn");
    held.us().attack("Grand Admiral Thrawn", "their base");
    held.expect_exhausted("Grand Admiral Thrawn");
}

// Rulings

/// ASH_033: a unit that attacks with his Support is readied when it defeats the defending unit, as combat damage is
/// dealt (ruling 1, 2).
#[test]
fn grand_admiral_thrawn_supports_a_unit_that_readies() {
    let mut game = scenario()
        .our_hand(["Grand Admiral Thrawn, Orchestrating His Return"])
        .ours(["Wampa"])
        .theirs(["Cantina Braggart"])
        .our_resources(30)
        .action_phase();
    game.us().play("Grand Admiral Thrawn").attack("Wampa", "Cantina Braggart");
    game.expect_ready("Wampa").expect_exhausted("Grand Admiral Thrawn");
}

// ---- ASH_034 Wicket, Yub Nub! ----

/// ASH_034: he cannot attack a base.
#[test]
fn wicket_cannot_attack_a_base() {
    let mut game = scenario().ours(["Wicket, Yub Nub!"]).theirs(["Wampa"]).action_phase();
    game.expect_not_offered("Wicket -> their base")
        .expect_offered("Wicket -> Wampa")
        .expect_keyword("Wicket", Keyword::Saboteur);
}

// Rulings

/// ASH_034: he still deals excess damage to a base with Overwhelm (ruling 1).
#[test]
fn wicket_with_overwhelm_damages_a_base() {
    let mut game = scenario()
        .resilient_gives("Keyword(Overwhelm)")
        .ours([unit("Wicket, Yub Nub!").with(["Resilient"])])
        .theirs(["Greedo"])
        .action_phase();
    game.us().attack("Wicket", "Greedo");
    game.them().expect_base_damage(2);
}

// ---- ASH_035 Tatooine Repulsor Train ----

/// ASH_035: on attack 2 damage to a ground unit for each friendly exhausted unit. It cannot be attacked while we have
/// two of them.
#[test]
fn tatooine_repulsor_train_deals_2_per_exhausted_friendly_unit() {
    let mut game = scenario()
        .ours([unit("Tatooine Repulsor Train"), unit("Greedo").exhausted()])
        .theirs(["AT-ST", "Alliance X-Wing", "Wampa"])
        .action_phase();
    game.expect_offered("Tatooine Repulsor Train -> AT-ST");
    game.us().attack("Tatooine Repulsor Train", "their base");
    game.expect_not_offered("Alliance X-Wing");
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4).expect_not_offered("Wampa -> Tatooine Repulsor Train");
    let mut game = scenario()
        .ours([unit("Tatooine Repulsor Train").exhausted(), unit("Greedo")])
        .theirs(["Wampa"])
        .their_action_phase();
    game.expect_offered("Wampa -> Tatooine Repulsor Train");
}

// Rulings

/// ASH_035: any ground unit can be chosen, also a friendly one (ruling 1).
#[test]
fn tatooine_repulsor_train_may_damage_a_friendly_ground_unit() {
    let mut game = scenario().ours([unit("Tatooine Repulsor Train"), unit("Greedo")]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Tatooine Repulsor Train", "their base");
    game.expect_options(["Tatooine Repulsor Train", "Greedo", "AT-ST"]);
}

/// ASH_035: with Sentinel it can be attacked (ruling 2).
#[test]
fn tatooine_repulsor_train_with_sentinel_can_be_attacked() {
    let mut game = scenario()
        .resilient_gives("Keyword(Sentinel)")
        .ours([unit("Tatooine Repulsor Train").exhausted().with(["Resilient"]), unit("Greedo").exhausted()])
        .theirs(["Wampa"])
        .their_action_phase();
    game.expect_offered("Wampa -> Tatooine Repulsor Train");
}

// ---- ASH_036 Rukh, From the Shadows ----

/// ASH_036: when the defending unit was defeated 3 Advantage tokens may be given to a unit.
#[test]
fn rukh_may_give_3_advantage_when_he_defeats_the_defender() {
    let mut game = scenario()
        .ours(["Rukh, From the Shadows", "Wampa"])
        .theirs([unit("Cantina Braggart").damage(2)])
        .action_phase();
    game.us().attack("Rukh", "Cantina Braggart");
    game.expect_options(["Rukh", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Advantage", "Advantage", "Advantage"]);
}

// Rulings

/// ASH_036: he, or the unit that he supports, may be defeated in the same attack (ruling 1).
#[test]
fn rukh_triggers_when_the_attacker_does_not_survive() {
    let mut game = scenario()
        .ours([unit("Rukh, From the Shadows").damage(4), unit("Wampa")])
        .theirs([unit("Battlefield Marine").damage(2)])
        .action_phase();
    game.us().attack("Rukh", "Battlefield Marine").choose("Wampa");
    game.expect_gone("Rukh").expect_upgrades("Wampa", ["Advantage", "Advantage", "Advantage"]);
    let mut game = scenario()
        .our_hand(["Rukh, From the Shadows"])
        .ours(["Death Star Stormtrooper"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Rukh").attack("Death Star Stormtrooper", "Battlefield Marine").choose("Rukh");
    game.expect_gone("Death Star Stormtrooper").expect_upgrades("Rukh", ["Advantage", "Advantage", "Advantage"]);
}

// ---- ASH_037 Red Leader, Strike the Reactor ----

/// ASH_037: it attacks units in either arena; a unit that it supports does so too.
#[test]
fn red_leader_attacks_units_in_either_arena() {
    let mut game =
        scenario().ours(["Red Leader, Strike the Reactor"]).theirs(["Wampa", "Cartel Spacer"]).action_phase();
    game.expect_offered("Red Leader -> Wampa").expect_offered("Red Leader -> Cartel Spacer");
    let mut game = scenario()
        .our_hand(["Red Leader, Strike the Reactor"])
        .our_resources(30)
        .ours(["Battlefield Marine"])
        .theirs(["Cartel Spacer"])
        .action_phase();
    game.us().play("Red Leader");
    game.expect_offered("Battlefield Marine -> Cartel Spacer").expect_offered("no");
    game.us().attack("Battlefield Marine", "Cartel Spacer");
    game.expect_gone("Cartel Spacer");
}

// ---- ASH_038 Purrgil Ultra ----

/// ASH_038: when played and when defeated, another friendly non-leader unit may be returned to hand to deal damage
/// equal to its cost.
#[test]
fn purrgil_ultra_may_return_a_unit_to_deal_damage_equal_to_its_cost() {
    let mut game = scenario().our_hand(["Purrgil Ultra"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    let mut declined = game.clone();
    game.us().play("Purrgil Ultra");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa").choose("AT-ST").expect_hand(["Wampa"]);
    game.expect_damage("AT-ST", 4);
    declined.us().play("Purrgil Ultra").no();
    declined.expect_in_play("Wampa").expect_damage("AT-ST", 0);
    let mut game =
        scenario().ours([unit("Purrgil Ultra").damage(9), unit("Greedo")]).theirs(["Avenger"]).action_phase();
    game.us().attack("Purrgil Ultra", "Avenger").choose("Greedo").choose("Avenger");
    game.expect_gone("Purrgil Ultra").expect_damage("Avenger", 7);
}

// Rulings

/// ASH_038: the unit is in play, not in a hand or a discard pile, and its printed cost counts (ruling 1, 2).
#[test]
fn purrgil_ultra_returns_a_unit_in_play_and_counts_its_printed_cost() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (), amount: 2)])])"#)
        .our_hand(["Purrgil Ultra", "Greedo"])
        .our_discard(["AT-ST"])
        .ours(["Wampa", "Battlefield Marine"])
        .theirs(["AT-AT Suppressor"])
        .action_phase();
    game.us().play("Purrgil Ultra");
    game.expect_options(["Wampa", "Battlefield Marine", "no"]);
    game.us().choose("Wampa").choose("AT-AT Suppressor");
    game.expect_damage("AT-AT Suppressor", 4);
}

// ---- ASH_039 Baylan Skoll, Fallen Jedi ----

/// ASH_039: an Advantage token if an enemy base was damaged this phase. May exhaust a unit if a friendly upgrade was
/// defeated.
#[test]
fn baylan_skoll_gives_advantage_or_exhausts_depending_on_this_phase() {
    let mut game = scenario()
        .our_hand(["Baylan Skoll, Fallen Jedi", "Exploit Advantage"])
        .ours([unit("Battlefield Marine").with(["Resilient"])])
        .theirs(["Wampa"])
        .our_resources(30)
        .action_phase();
    game.us().attack("Battlefield Marine", "their base");
    game.them().pass();
    game.us().play("Exploit Advantage").choose("Resilient");
    game.them().pass();
    game.us().play("Baylan Skoll").choose("Battlefield Marine").choose("Wampa");
    game.expect_upgrades("Battlefield Marine", ["Advantage"]).expect_exhausted("Wampa");
    let mut game = scenario()
        .our_hand(["Baylan Skoll, Fallen Jedi"])
        .theirs([unit("Wampa").with(["Resilient"])])
        .our_resources(30)
        .action_phase();
    game.us().play("Baylan Skoll");
    game.expect_action_of(Side::Them);
}

// Rulings

/// ASH_039: a Shield leaves no excess damage. If the defending unit was defeated before combat damage, all damage is
/// excess damage (ruling 1, 2).
#[test]
fn baylan_skoll_deals_excess_damage_except_through_a_shield() {
    let mut game = shielded("Baylan Skoll, Fallen Jedi").action_phase();
    game.us().attack("Baylan Skoll", "Cantina Braggart");
    game.them().expect_base_damage(0);
    let mut game = deadly_unit_with_enemy("Baylan Skoll, Fallen Jedi").action_phase();
    game.us().attack("Baylan Skoll", "Cantina Braggart");
    game.them().expect_base_damage(6);
}

/// ASH_039: defeated in his attack, he still gives a token for the damage to the base (ruling 3).
#[test]
fn baylan_skoll_triggers_when_he_does_not_survive() {
    let mut game = scenario()
        .ours([unit("Baylan Skoll, Fallen Jedi").damage(5), unit("AT-ST")])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Baylan Skoll", "Battlefield Marine").choose("AT-ST");
    game.expect_gone("Baylan Skoll").expect_upgrades("AT-ST", ["Advantage"]);
}

// ---- ASH_040 Poe Dameron, I'll Come Back For You ----

/// ASH_040: no unit has Sentinel.
#[test]
fn poe_dameron_removes_sentinel_from_all_units() {
    let mut game =
        scenario().ours(["Poe Dameron, I'll Come Back For You"]).theirs(["Chewbacca, Loyal Companion"]).action_phase();
    game.expect_no_keyword("Chewbacca", Keyword::Sentinel).expect_offered("Poe Dameron -> their base");
}

// Rulings

/// ASH_040: no unit can gain Sentinel (ruling 1).
#[test]
fn poe_dameron_stops_units_from_gaining_sentinel() {
    let mut game = scenario()
        .resilient_gives("Keyword(Sentinel)")
        .ours(["Poe Dameron, I'll Come Back For You"])
        .theirs([unit("Wampa").with(["Resilient"])])
        .action_phase();
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}

/// ASH_040, CR 8.14.1: an effect that would give Sentinel while he is in play has no effect, not even after he has left
/// play.
#[test]
fn poe_dameron_stops_a_sentinel_effect_for_good() {
    let mut game = scenario()
        .confiscate_does("Gain(to: Choose(side: Enemy), gives: [Keyword(Sentinel)], for: Phase)")
        .ours(["Poe Dameron, I'll Come Back For You"])
        .our_hand(["Confiscate"])
        .theirs(["Wampa"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("Confiscate").choose("Wampa");
    game.them().play("Vanquish").choose("Poe Dameron");
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}
