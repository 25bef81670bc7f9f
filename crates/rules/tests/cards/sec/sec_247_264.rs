//! The cards of Secrets of Power from SEC_247 to SEC_264: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- SEC_247 Evil is Everywhere ----

/// SEC_247: defeats a unit that costs no more than the number of Villainy icons among friendly units.
#[test]
fn evil_is_everywhere_defeats_a_unit_costing_up_to_our_villainy_icons() {
    let mut game = scenario()
        .our_hand(["Evil is Everywhere"])
        .ours(["AT-ST", "Death Trooper", "Wampa"])
        .theirs(["Battlefield Marine", "Yoda, Old Master"])
        .action_phase();
    game.us().play("Evil is Everywhere");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine");
}

// Rulings

/// SEC_247: the printed cost counts (ruling 1).
#[test]
fn evil_is_everywhere_counts_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Evil is Everywhere"])
        .ours(["AT-ST", "Death Trooper"])
        .theirs([unit("Battlefield Marine").with(["Experience", "Devotion"])])
        .action_phase();
    game.us().play("Evil is Everywhere");
    game.expect_options(["Battlefield Marine"]);
}

// ---- SEC_248 B2EMO, That's Two Lies ----

/// SEC_248: Restore 1; on attack, disclosing Heroism twice gives a unit Sentinel.
#[test]
fn b2emo_discloses_for_sentinel() {
    let mut game = scenario()
        .ours(["B2EMO"])
        .our_hand(["Grassroots Resistance", "Beloved Orator"])
        .theirs(["AT-ST"])
        .our_base_damage(3)
        .action_phase();
    game.us().attack("B2EMO", "their base").resolve_first("Restore");
    game.us().expect_base_damage(2).choose_each(["Grassroots Resistance", "Beloved Orator"]).choose("B2EMO");
    game.expect_keyword("B2EMO", Keyword::Sentinel);
}

// ---- SEC_249 High Command Councilor ----

/// SEC_249: Raid 2 while we control another Official unit.
#[test]
fn high_command_councilor_has_raid_2_with_another_official() {
    let dealt = |ours: &'static str, theirs: &'static str, damage: i16| {
        let mut game = scenario().ours(["High Command Councilor", ours]).theirs([theirs]).action_phase();
        game.us().attack("High Command Councilor", "their base");
        game.them().expect_base_damage(damage);
    };
    dealt("Beloved Orator", "Wampa", 3);
    dealt("Wampa", "Beloved Orator", 1);
}

// ---- SEC_250 Rebel Pathfinder ----

/// SEC_250: Saboteur: ignores Sentinel and defeats a Shield.
#[test]
fn rebel_pathfinder_ignores_sentinel_and_defeats_a_shield() {
    let sentinel = unit("Cell Block Guard").with(["Shield"]);
    let mut game = scenario().ours(["Rebel Pathfinder"]).theirs([sentinel, unit("Greedo")]).action_phase();
    game.expect_offered("Rebel Pathfinder -> their base").expect_offered("Rebel Pathfinder -> Greedo");
    game.us().attack("Rebel Pathfinder", "Cell Block Guard");
    game.expect_damage("Cell Block Guard", 2);
}

// ---- SEC_252 Maarva Andor, We've Been Sleeping ----

/// SEC_252: when she is defeated, Experience for each friendly Rebel unit.
#[test]
fn maarva_andor_gives_friendly_rebels_experience_when_defeated() {
    let mut game = scenario()
        .ours([unit("Maarva Andor").damage(2), unit("Reckless Rebel"), unit("AT-ST")])
        .theirs(["Wampa", "High Command Councilor"])
        .action_phase();
    game.us().attack("Maarva Andor", "Wampa");
    game.expect_upgrades("Reckless Rebel", ["Experience"]).expect_upgrades("AT-ST", []);
    game.expect_upgrades("High Command Councilor", []);
}

// ---- SEC_253 Covert Operative ----

/// SEC_253: captures an enemy non-leader unit that costs 2 or less.
#[test]
fn covert_operative_captures_an_enemy_unit_costing_2_or_less() {
    let mut game = scenario()
        .our_hand(["Covert Operative"])
        .ours(["Greedo"])
        .theirs(["Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play("Covert Operative");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_captured("Battlefield Marine");
}

// Rulings

/// SEC_253: the printed cost counts (ruling 1).
#[test]
fn covert_operative_counts_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Covert Operative"])
        .theirs([unit("Battlefield Marine").with(["Experience", "Devotion"])])
        .action_phase();
    game.us().play("Covert Operative");
    game.expect_options(["Battlefield Marine"]);
}

// ---- SEC_254 Heroic ARC-170 ----

/// SEC_254: may deal 2 damage to an enemy unit if we control a damaged unit.
#[test]
fn heroic_arc_170_may_deal_2_damage_with_a_damaged_friendly_unit() {
    let table = |ours: i16, theirs: i16| {
        let mut game = scenario()
            .our_hand(["Heroic ARC-170"])
            .ours([unit("Wampa").damage(ours)])
            .theirs([unit("AT-ST").damage(theirs)])
            .action_phase();
        game.us().play("Heroic ARC-170");
        game
    };
    let mut game = table(1, 0);
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    table(0, 1).expect_action_of(Side::Them);
}

// ---- SEC_255 Remote Escort Tank ----

/// SEC_255: a unit gains Sentinel for this phase.
#[test]
fn remote_escort_tank_gives_sentinel() {
    let mut game =
        scenario().our_hand(["Remote Escort Tank"]).our_resources(20).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Remote Escort Tank").choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel);
}

// ---- SEC_256 Moral Authority ----

/// SEC_256: attached to a friendly unique unit, which captures an enemy non-leader unit with less remaining HP.
#[test]
fn moral_authority_captures_a_unit_with_less_remaining_hp() {
    let mut game = scenario()
        .our_hand(["Moral Authority"])
        .ours(["Zeb Orrelios", "Wampa"])
        .theirs([unit("AT-ST"), unit("Avenger").damage(5), unit("Battlefield Marine")])
        .action_phase();
    game.expect_not_offered("play Moral Authority onto Wampa");
    game.us().play_onto("Moral Authority", "Zeb Orrelios");
    game.expect_not_offered("no");
    game.us().choose("Avenger");
    game.expect_captured("Avenger");
}

/// SEC_256, CR 8.34: a unit defeated before the ability is resolved captures nothing. Lama Su (SEC_003) puts the
/// upgrade on it and deals it its last damage.
#[test]
fn moral_authority_on_a_defeated_unit_captures_nothing() {
    let mut game = scenario()
        .our_leader("SEC_003")
        .our_hand(["Moral Authority"])
        .ours([unit("Kylo Ren, I Know Your Story").damage(2)])
        .theirs(["Vanguard Infantry", "Battlefield Marine"])
        .action_phase();
    game.us().use_ability("Lama Su").play_onto("Moral Authority", "Kylo Ren").resolve_first("Moral Authority");
    game.us().choose("Vanguard Infantry");
    game.expect_gone("Kylo Ren").expect_gone("Moral Authority").expect_in_play("Vanguard Infantry");
}

// ---- SEC_257 Restore Freedom ----

/// SEC_257: plays a unit from hand for 1 less for each Heroism icon among friendly units.
#[test]
fn restore_freedom_plays_a_unit_for_1_less_per_heroism_icon() {
    let mut game = scenario()
        .our_hand(["Restore Freedom", "Underworld Thug", "Repair"])
        .ours(["Alliance X-Wing", "Wampa"])
        .theirs(["Alliance X-Wing"])
        .action_phase();
    game.us().play("Restore Freedom");
    game.us().play("Underworld Thug").expect_ready_resources(17);
}

// ---- SEC_258 Grassroots Resistance ----

/// SEC_258: 3 damage to a unit, and heals 3 damage from our base.
#[test]
fn grassroots_resistance_deals_3_damage_and_heals_3() {
    let mut game = scenario().our_hand(["Grassroots Resistance"]).theirs(["AT-ST"]).our_base_damage(5).action_phase();
    game.us().play("Grassroots Resistance").choose("AT-ST").expect_base_damage(2);
    game.expect_damage("AT-ST", 3);
}

// ---- SEC_260 Inspector's Shuttle ----

/// SEC_260: Experience for each card of the named name in an opponent's hand.
#[test]
fn inspectors_shuttle_gets_experience_per_named_card_in_the_hand() {
    let mut game = scenario().our_hand(["Inspector's Shuttle"]).their_hand(["Wampa", "Wampa", "Repair"]).action_phase();
    game.us().play("Inspector's Shuttle").name_card("Wampa");
    game.expect_upgrades("Inspector's Shuttle", ["Experience", "Experience"]);
}

// Rulings

/// SEC_260: cards with that name count, without the subtitle (ruling 1, 2).
#[test]
fn inspectors_shuttle_names_a_card_without_its_subtitle() {
    let mut game =
        scenario().our_hand(["Inspector's Shuttle"]).their_hand(["Luke Skywalker, Jedi Knight"]).action_phase();
    game.us().play("Inspector's Shuttle").name_card("Luke Skywalker");
    game.expect_upgrades("Inspector's Shuttle", ["Experience"]);
}

/// SEC_260: with several opponents we choose one, after naming the card (ruling 3).
#[test]
fn inspectors_shuttle_lets_us_choose_the_opponent() {
    let mut game = scenario().our_hand(["Inspector's Shuttle"]).third(["AT-ST"]).action_phase();
    game.us().play("Inspector's Shuttle").name_card("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Player);
}

// ---- SEC_261 Inspiring Senator ----

/// SEC_261: when defeated, the next Official unit this phase costs 1 less.
#[test]
fn inspiring_senator_makes_the_next_official_cost_1_less() {
    let mut game = scenario()
        .ours([unit("Inspiring Senator").damage(2)])
        .theirs(["Wampa"])
        .our_hand(["Inspiring Senator", "Underworld Thug"])
        .action_phase();
    game.us().attack("Inspiring Senator", "Wampa");
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(18);
    game.them().pass();
    game.us().play("Inspiring Senator").expect_ready_resources(16);
}

// ---- SEC_263 Assassin Probe ----

/// SEC_263: when it is defeated, 1 damage to each exhausted enemy ground unit.
#[test]
fn assassin_probe_damages_exhausted_enemy_ground_units_when_defeated() {
    let mut game = scenario()
        .ours([unit("Assassin Probe").damage(3), unit("Wampa").exhausted()])
        .theirs([unit("AT-ST"), unit("Political Bully").exhausted(), unit("Avenger, Hunting the Rebels").exhausted()])
        .action_phase();
    game.us().attack("Assassin Probe", "AT-ST");
    game.expect_damage("Political Bully", 1).expect_damage("AT-ST", 4).expect_damage("our Wampa", 0);
    game.expect_damage("Avenger", 0);
}

// ---- SEC_264 Clandestine Connections ----

/// SEC_264: +1/+1; on attack, two resources may be paid to deal 2 damage to a base.
#[test]
fn clandestine_connections_may_pay_2_resources_to_damage_a_base() {
    let mut game = scenario().ours([unit("Wampa").with(["Clandestine Connections"])]).our_resources(2).action_phase();
    let mut declined = game.clone();
    game.us().attack("Wampa", "their base").yes();
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base").expect_ready_resources(0);
    game.them().expect_base_damage(7);
    declined.us().attack("Wampa", "their base").no().expect_ready_resources(2);
    declined.them().expect_base_damage(5);
}
