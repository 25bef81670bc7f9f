//! The cards of Ashes of the Empire from ASH_036 to ASH_046: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::{deadly, shielded};

// ---- ASH_036 Rukh, From the Shadows ----

/// ASH_036: when the defending unit was defeated 3 Advantage tokens may be given to a unit.
#[test]
fn rukh_reports() {
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

/// ASH_036: he, or the unit that he supports, may be defeated in the same fight (ruling 1).
#[test]
fn rukh_need_not_survive() {
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

/// ASH_037: it attacks units in either arena; so does the unit that it supports, whose arena it is not.
#[test]
fn red_leader_attacks_everywhere() {
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

/// ASH_038: when played and when defeated another friendly non-leader unit may be returned, for damage equal to its
/// cost.
#[test]
fn purrgil_ultra_swallows() {
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
fn purrgil_ultra_returns_from_play() {
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

/// ASH_039: with an enemy base damaged this phase an Advantage token; with a friendly upgrade defeated a unit may be
/// exhausted.
#[test]
fn baylan_skoll_follows_events() {
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

/// ASH_039: a Shield leaves no excess damage; with the defending unit gone all is excess (ruling 1, 2).
#[test]
fn baylan_skoll_overwhelms() {
    let mut game = shielded("Baylan Skoll, Fallen Jedi").action_phase();
    game.us().attack("Baylan Skoll", "Cantina Braggart");
    game.them().expect_base_damage(0);
    let mut game = deadly("Baylan Skoll, Fallen Jedi").action_phase();
    game.us().attack("Baylan Skoll", "Cantina Braggart");
    game.them().expect_base_damage(6);
}

/// ASH_039: defeated in his attack he still gives a token for the damage to the base (ruling 3).
#[test]
fn baylan_skoll_need_not_survive() {
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
fn poe_dameron_opens_the_way() {
    let mut game =
        scenario().ours(["Poe Dameron, I'll Come Back For You"]).theirs(["Chewbacca, Loyal Companion"]).action_phase();
    game.expect_no_keyword("Chewbacca", Keyword::Sentinel).expect_offered("Poe Dameron -> their base");
}

// Rulings

/// ASH_040: and none can gain it (ruling 1).
#[test]
fn poe_dameron_lets_nobody_gain_sentinel() {
    let mut game = scenario()
        .resilient_gives("Keyword(Sentinel)")
        .ours(["Poe Dameron, I'll Come Back For You"])
        .theirs([unit("Wampa").with(["Resilient"])])
        .action_phase();
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}

// ---- ASH_041 Outcast, Mercenary Starship ----

/// ASH_041: each friendly unit that enters play, it itself too, has +1/+0 for this phase.
#[test]
fn outcast_urges_newcomers() {
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
fn outcast_hears_the_rescued() {
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
fn jabba_the_hutt_takes_his_share() {
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

/// ASH_042: an upgrade in a discard pile is none in play (ruling 1).
#[test]
fn jabba_the_hutt_takes_from_play() {
    let mut game =
        scenario().our_hand(["Jabba the Hutt, Eminence of Tatooine"]).our_discard(["Academy Training"]).action_phase();
    game.us().play("Jabba the Hutt");
    game.expect_action_of(Side::Them).expect_in_discard("Academy Training");
}

/// ASH_042: for free means without resources; an additional cost is paid (ruling 2).
#[test]
fn jabba_the_hutt_pays_other_costs() {
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
fn corona_four_weakens_and_avenges() {
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

/// ASH_043: the power as it is counts; it is never below 0 (ruling 1).
#[test]
fn corona_four_sees_weakened_units() {
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

/// ASH_044: up to 2 damage is healed from a unit, with an Advantage token for each.
#[test]
fn barriss_offee_heals_and_encourages() {
    let mut game =
        scenario().our_hand(["Barriss Offee, Redeeming Herself"]).ours([unit("Wampa").damage(3)]).action_phase();
    game.us().play("Barriss Offee").choose("Wampa").number(2);
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Advantage", "Advantage"]);
}

// ---- ASH_045 Reanimated Night Trooper ----

/// ASH_045: defeated, one looks at the top card of a deck and may discard it.
#[test]
fn reanimated_night_trooper_looks() {
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
fn scion_shuttle_presses() {
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
