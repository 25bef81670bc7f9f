//! The cards of Twin Suns 2026 from TS26_048 to TS26_072: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use crate::starts::{ambush_waits_beside, hides, with_sentinel_it_does_not_hide};

// ---- TS26_048 Vanquish the Legion ----

/// TS26_048: each enemy ground unit gets -2/-2.
#[test]
fn vanquish_the_legion_weakens() {
    let mut game = scenario()
        .our_hand(["Vanquish the Legion"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Death Star Stormtrooper", "Cartel Spacer"])
        .action_phase();
    game.us().play("Vanquish the Legion");
    game.expect_power("AT-ST", 4)
        .expect_gone("Death Star Stormtrooper")
        .expect_power("Cartel Spacer", 2)
        .expect_power("Wampa", 4);
}

// ---- TS26_049 Separatist Council, Quarrelsome Holdouts ----

/// TS26_049: a Battle Droid, or 2 Experience tokens for one.
#[test]
fn separatist_council_decides() {
    let mut game = scenario()
        .our_hand(["Separatist Council, Quarrelsome Holdouts"])
        .ours(["Battle Droid", "Wampa"])
        .action_phase();
    let mut other = game.clone();
    game.us().play("Separatist Council").mode(1);
    game.expect_count("our Battle Droid", 2);
    other.us().play("Separatist Council").mode(2);
    other.expect_options(["Battle Droid"]);
    other.us().choose("Battle Droid");
    other.expect_power("Battle Droid", 3);
}

// ---- TS26_050 General Grievous, Crush Them! ----

/// TS26_050: +1/+1 for each resource; undamaged he has Sentinel.
#[test]
fn general_grievous_grows_with_resources() {
    let mut game = scenario().ours(["General Grievous, Crush Them!"]).our_resources(4).action_phase();
    game.expect_power("General Grievous", 4)
        .expect_hp("General Grievous", 4)
        .expect_keyword("General Grievous", Keyword::Sentinel);
}

// ---- TS26_052 Sith Traditions ----

/// TS26_052: an Experience token on attack; defeated, one for a friendly unit.
#[test]
fn sith_traditions_pass_on_power() {
    let mut game = scenario()
        .ours([unit("Death Star Stormtrooper").with(["Sith Traditions"]), unit("Wampa")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Death Star Stormtrooper", "AT-ST").choose("Wampa");
    game.expect_damage("AT-ST", 5).expect_upgrades("Wampa", ["Experience"]);
}

// ---- TS26_053 Coruscanti Spy ----

/// TS26_053: 2 damage is healed from each of any number of bases.
#[test]
fn coruscanti_spy_tends_bases() {
    let mut game = scenario().our_hand(["Coruscanti Spy"]).our_base_damage(3).their_base_damage(3).action_phase();
    game.us().play("Coruscanti Spy").choose("our base").done().expect_base_damage(1);
    game.them().expect_base_damage(3);
}

// ---- TS26_054 Wartime Mercenaries ----

/// TS26_054: defeated, an opponent may give an Experience token.
#[test]
fn wartime_mercenaries_serve_an_opponent() {
    let mut game = scenario().ours([unit("Wartime Mercenaries").damage(4)]).theirs(["Wampa"]).action_phase();
    game.us().attack("Wartime Mercenaries", "Wampa");
    game.expect_action_of(Side::Them);
    let mut game = scenario().ours([unit("Wartime Mercenaries").damage(4)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wartime Mercenaries", "AT-ST");
    game.them().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Experience"]);
}

// Rulings

/// TS26_054: of several opponents we choose (ruling 1).
#[test]
fn wartime_mercenaries_choose_the_opponent() {
    let mut game =
        scenario().ours([unit("Wartime Mercenaries").damage(4)]).theirs(["AT-ST"]).third(["Wampa"]).action_phase();
    game.us().attack("Wartime Mercenaries", "AT-ST").choose_player(Side::Third);
    game.expect_asked(Side::Third, Ask::Target);
}

// ---- TS26_055 Jedi General ----

/// TS26_055: a Clone Trooper with an Experience token for each Republic leader.
#[test]
fn jedi_general_commands_clones() {
    let mut game =
        scenario().our_leader("Padmé Amidala, Serving the Republic").our_hand(["Jedi General"]).action_phase();
    game.us().play("Jedi General").resolve_first("Jedi General");
    game.expect_count("our Clone Trooper", 1).expect_upgrades("Clone Trooper", ["Experience"]);
    let mut game =
        scenario().our_leader("Grand Moff Tarkin, Oversector Governor").our_hand(["Jedi General"]).action_phase();
    game.us().play("Jedi General");
    game.expect_count("Clone Trooper", 0);
}

// Rulings

/// TS26_055: Ambush waits beside other abilities (ruling 1).
#[test]
fn jedi_general_ambushes() {
    ambush_waits_beside("Jedi General", "Cantina Braggart", scenario());
}

// ---- TS26_056 Galactic Escalation ----

/// TS26_056: each player resources the top card of their deck.
#[test]
fn galactic_escalation_feeds_all() {
    let mut game = scenario().our_hand(["Galactic Escalation"]).theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().play("Galactic Escalation").expect_resources(21);
    game.them().expect_resources(21);
    game.third().expect_resources(21);
}

// Rulings

/// TS26_056: they are exhausted (ruling 1).
#[test]
fn galactic_escalation_brings_exhausted_resources() {
    let mut game = scenario().our_hand(["Galactic Escalation"]).action_phase();
    game.us().play("Galactic Escalation");
    game.them().expect_resources(21).expect_ready_resources(20);
}

// ---- TS26_058 Backed by the Pykes ----

/// TS26_058: an Experience token for a friendly unit; damage equal to all of them.
#[test]
fn backed_by_the_pykes_counts_experience() {
    let mut game = scenario()
        .our_hand(["Backed by the Pykes"])
        .ours([unit("Wampa").with(["Experience"]), unit("Greedo")])
        .theirs(["AT-ST"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Backed by the Pykes").choose("Greedo").choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    declined.us().play("Backed by the Pykes").choose("Greedo").no();
    declined.expect_damage("AT-ST", 0);
}

// ---- TS26_060 Take Charge ----

/// TS26_060: an Experience token for each of up to 3 units.
#[test]
fn take_charge_trains_three() {
    let mut game =
        scenario().our_hand(["Take Charge"]).ours(["Wampa", "Greedo", "AT-ST", "Cartel Spacer"]).action_phase();
    game.us().play("Take Charge").choose("Wampa").choose("Greedo").done();
    game.expect_upgrades("Wampa", ["Experience"]).expect_upgrades("AT-ST", []);
}

// ---- TS26_061 Encircle ----

/// TS26_061: it costs 1 less for each friendly unit; a friendly unit captures an enemy non-leader unit in its arena.
#[test]
fn encircle_captures() {
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
fn r2_d2_shocks_a_base() {
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
fn rexs_dc_17s_answer() {
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
fn urgent_mission_costs_blood() {
    let mut game = scenario().our_hand(["Urgent Mission"]).our_deck(["Repair", "Greedo", "Wampa"]).action_phase();
    game.us().play("Urgent Mission").expect_base_damage(2).expect_hand(["Repair", "Greedo"]);
}

// ---- TS26_065 Bo-Katan Kryze, The Lawless ----

/// TS26_065, TS26_074, TS26_078: Hidden.
#[test]
fn hidden_ones_with_more() {
    for card in
        ["Bo-Katan Kryze, The Lawless", "Pre Vizsla, For Mandalore!", "Barriss Offee, It's Only a Matter of Time"]
    {
        hides(card);
    }
}

// Rulings

/// TS26_065, TS26_074, TS26_078: hidden with Sentinel they can be attacked (ruling 1).
#[test]
fn hidden_ones_with_sentinel() {
    for card in
        ["Bo-Katan Kryze, The Lawless", "Pre Vizsla, For Mandalore!", "Barriss Offee, It's Only a Matter of Time"]
    {
        with_sentinel_it_does_not_hide(card);
    }
}

// ---- TS26_066 Wartime Pirate ----

/// TS26_066: on attack an opponent deals 1 damage to a unit.
#[test]
fn wartime_pirate_arms_an_opponent() {
    let mut game = scenario().ours(["Wartime Pirate"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Wartime Pirate", "their base");
    game.them().choose("Wartime Pirate");
    game.expect_damage("Wartime Pirate", 1);
}

// Rulings

/// TS26_066: of several opponents we choose (ruling 1).
#[test]
fn wartime_pirate_chooses_the_opponent() {
    let mut game = scenario().ours(["Wartime Pirate"]).theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().attack("Wartime Pirate", "their base").choose_player(Side::Third);
    game.expect_asked(Side::Third, Ask::Target);
}

// ---- TS26_067 Ruping Rider ----

/// TS26_067: with 15 damage on our base, 2 damage to a base.
#[test]
fn ruping_rider_strikes_from_despair() {
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
fn arms_deal_serves_two() {
    let mut game = scenario()
        .our_hand(["Arms Deal"])
        .our_deck(["Repair", "Greedo", "Wampa"])
        .their_deck(["AT-ST", "Greedo", "Wampa"])
        .action_phase();
    game.us().play("Arms Deal").expect_hand(["Repair", "Greedo"]);
    game.them().expect_hand(["AT-ST", "Greedo"]);
}

// Rulings

/// TS26_068: of several opponents we choose (ruling 1).
#[test]
fn arms_deal_chooses_the_opponent() {
    let mut game = scenario().our_hand(["Arms Deal"]).theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().play("Arms Deal").choose_player(Side::Third);
    game.third().expect_hand_size(2);
}

// ---- TS26_069 Remove the Chip ----

/// TS26_069: 2 damage to a unit; a Clone is readied.
#[test]
fn remove_the_chip_readies_clones() {
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
fn backed_by_black_sun_counts_wounds() {
    let mut game =
        scenario().our_hand(["Backed by Black Sun"]).theirs([unit("Wampa").damage(1), unit("AT-ST")]).action_phase();
    game.us().play("Backed by Black Sun").choose("AT-ST").choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// Rulings

/// TS26_070: two instances: a Shield prevents the first alone (ruling 1).
#[test]
fn backed_by_black_sun_strikes_twice() {
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
fn take_action_hits() {
    let mut game = scenario().our_hand(["Take Action"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Take Action").choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// ---- TS26_072 Fervor ----

/// TS26_072: a unit is readied, a unit is dealt 3 damage.
#[test]
fn fervor_readies_and_hits() {
    let mut game = scenario().our_hand(["Fervor"]).ours([unit("Wampa").exhausted()]).theirs(["AT-ST"]).action_phase();
    game.us().play("Fervor").choose("Wampa").choose("AT-ST");
    game.expect_ready("Wampa").expect_damage("AT-ST", 3);
}
