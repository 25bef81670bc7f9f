//! The cards of A Lawless Time from LAW_001 to LAW_009: main case, corners and official rulings of each.

use testkit::{Side, scenario, unit};

use crate::starts::deadly_unit;

// ---- LAW_001 Saw Gerrera, Bring Down the Empire ----

/// LAW_001: attacks with a unit with +2/+0 and Overwhelm, which is then defeated; deployed, with another unit.
#[test]
fn saw_gerrera_attacks_with_a_unit_and_defeats_it_after_the_attack() {
    let mut game =
        scenario().our_leader("LAW_001").ours(["Battlefield Marine"]).theirs(["Underworld Thug"]).action_phase();
    game.us().use_ability("our leader").attack("Battlefield Marine", "Underworld Thug");
    game.expect_gone("Battlefield Marine").expect_gone("Underworld Thug").them().expect_base_damage(2);
    let mut game = scenario().our_deployed_leader("LAW_001").ours(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().attack("Saw Gerrera", "their base");
    game.expect_options(["Battlefield Marine -> their base", "Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.expect_gone("Wampa").expect_in_play("Battlefield Marine").them().expect_base_damage(10);
}

// Rulings

/// LAW_001: the attack must be made if possible, with a ready unit (ruling 1).
#[test]
fn saw_gerrera_must_attack_with_a_ready_unit() {
    let mut game =
        scenario().our_leader("LAW_001").ours([unit("Battlefield Marine").exhausted(), unit("Wampa")]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa -> their base"]);
}

/// LAW_001, CR 7.5.7E: a Shield prevents all of the damage (ruling 2).
#[test]
fn saw_gerrera_overwhelm_deals_no_excess_damage_through_a_shield() {
    let mut game = scenario()
        .our_leader("LAW_001")
        .ours(["Wampa"])
        .theirs([unit("Underworld Thug").with(["Shield"])])
        .action_phase();
    game.us().use_ability("our leader").attack("Wampa", "Underworld Thug");
    game.expect_in_play("Underworld Thug").them().expect_base_damage(0);
}

/// LAW_001, CR 7.5.7F: the unit that it attacks is defeated before combat damage, and all damage is excess damage
/// (ruling 3).
#[test]
fn saw_gerrera_overwhelm_deals_all_damage_when_the_defender_is_gone() {
    let table = deadly_unit(unit("Battlefield Marine")).our_leader("LAW_001").theirs(["Cantina Braggart"]);
    let mut game = table.action_phase();
    game.us().use_ability("our leader").attack("Battlefield Marine", "Cantina Braggart");
    game.expect_gone("Battlefield Marine").them().expect_base_damage(5);
}

/// LAW_001: Saw must survive his attack for another unit to attack (ruling 4).
#[test]
fn saw_gerrera_deployed_must_survive_to_let_another_unit_attack() {
    let mut game = scenario().our_deployed_leader("LAW_001").ours(["Wampa"]).theirs(["LAW_162"]).action_phase();
    game.us().attack("Saw Gerrera", "LAW_162");
    game.expect_in_base_zone("Saw Gerrera").expect_action_of(Side::Them);
}

/// LAW_001: triggers of the attack are resolved before the unit is defeated (ruling 5).
#[test]
fn saw_gerrera_defeats_the_unit_after_the_triggers_of_its_attack() {
    let mut game = scenario().our_leader("LAW_001").ours([unit("LAW_034")]).theirs(["Underworld Thug"]).action_phase();
    game.us().use_ability("our leader").attack("LAW_034", "Underworld Thug");
    game.expect_event("an Experience token", |event| matches!(event, rules::LogEvent::Created { .. }));
    game.expect_gone("LAW_034");
}

// ---- LAW_002 Tobias Beckett, People are Predictable ----

/// LAW_002: an opponent takes control of a friendly unit, and we create a Credit.
#[test]
fn tobias_beckett_gives_an_opponent_a_unit_for_a_credit() {
    let mut game = scenario().our_leader("LAW_002").ours(["Wampa"]).action_phase();
    game.us().use_ability("our leader").choose("Wampa").expect_credits(1);
    game.expect_controller("Wampa", Side::Them);
}

/// LAW_002: deployed, units that we own and do not control are defeated, each for a Credit and a card.
#[test]
fn tobias_beckett_deployed_defeats_owned_units_for_credits_and_cards() {
    let mut game = scenario()
        .our_leader("LAW_002")
        .ours(["AT-ST"])
        .theirs([unit("Wampa").owned_by(Side::Us), unit("Greedo").owned_by(Side::Us), unit("Underworld Thug")])
        .action_phase();
    game.us().deploy();
    game.expect_options(["Wampa", "Greedo", "done"]);
    game.us().choose("Wampa").choose("Greedo").expect_credits(2).expect_hand_size(2);
    game.expect_gone("Wampa").expect_gone("Greedo");
}

// Rulings

/// LAW_002, CR 11.4.2: with several opponents we choose one (ruling 1).
#[test]
fn tobias_beckett_lets_us_choose_the_opponent() {
    let mut game = scenario().our_leader("LAW_002").ours(["Wampa"]).third(["Greedo"]).action_phase();
    game.us().use_ability("our leader").choose("Wampa").choose_player(Side::Third).expect_credits(1);
    game.expect_controller("Wampa", Side::Third);
}

// ---- LAW_003 Agent Kallus, Reconsider Your Allegiance ----

/// LAW_003: plays a card without its aspect penalties; deployed, each Heroism card that we play heals 2 from our base.
#[test]
fn agent_kallus_ignores_aspect_penalties_and_heals_for_heroism_cards() {
    let mut game = scenario().our_leader("LAW_003").our_hand(["Battlefield Marine"]).our_resources(3).action_phase();
    game.us().use_ability("our leader").play("Battlefield Marine").expect_ready_resources(0);
    let table = scenario().our_deployed_leader("LAW_003").our_base_damage(5).our_hand(["Battlefield Marine", "AT-ST"]);
    let mut game = table.action_phase();
    game.us().use_ability("Agent Kallus").play("Battlefield Marine").expect_base_damage(3).expect_ready_resources(17);
    game.them().pass();
    game.us().play("AT-ST").expect_base_damage(3);
}

// Rulings

/// LAW_003: the card is paid for (ruling 1).
#[test]
fn agent_kallus_requires_paying_for_the_card() {
    let mut game = scenario().our_leader("LAW_003").our_hand(["Battlefield Marine"]).our_resources(2).action_phase();
    game.us().use_ability("our leader").expect_hand(["Battlefield Marine"]).expect_ready_resources(1);
}

// ---- LAW_004 Aurra Sing, Assassin ----

/// LAW_004: defeats a non-leader unit with 1 remaining HP, deployed one with 5 or less.
#[test]
fn aurra_sing_defeats_a_unit_with_little_remaining_hp() {
    let mut game = scenario()
        .our_leader("LAW_004")
        .their_deployed_leader("LAW_010")
        .theirs([unit("Wampa").damage(4), unit("AT-ST")])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa");
    let mut game =
        scenario().our_leader("LAW_004").their_deployed_leader("LAW_010").theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().deploy();
    game.expect_options(["Wampa", "no"]);
}

// ---- LAW_005 Jyn Erso, Time to Fight ----

/// LAW_005: if a friendly Rebel was defeated, searches the top 3 cards for a card.
#[test]
fn jyn_erso_searches_3_cards_after_a_friendly_rebel_was_defeated() {
    let table = |fallen: &'static str, attack: bool| {
        let deck = ["Repair", "Wampa", "AT-ST", "Greedo"];
        let table = scenario().ours([unit(fallen).damage(2)]).theirs(["LAW_162"]).our_deck(deck);
        let mut game =
            if attack { table.our_deployed_leader("LAW_005") } else { table.our_leader("LAW_005") }.action_phase();
        game.us().attack(fallen, "LAW_162");
        game.them().pass();
        if attack {
            game.us().attack("Jyn Erso", "their base");
        } else {
            game.us().use_ability("our leader");
        }
        game
    };
    for attack in [false, true] {
        let mut game = table("Battlefield Marine", attack);
        game.expect_options(["Repair", "Wampa", "AT-ST", "done"]);
        game.us().choose("Wampa").expect_hand(["Wampa"]);
    }
    table("Underworld Thug", true).expect_action_of(Side::Them);
}

// Rulings

/// LAW_005: she can be used without effect if none was defeated (ruling 1).
#[test]
fn jyn_erso_may_be_used_without_a_defeated_rebel() {
    let mut game = scenario().our_leader("LAW_005").our_deck(["Wampa"]).action_phase();
    game.us().use_ability("our leader").expect_hand([]).expect_ready_resources(19);
    game.expect_exhausted("our leader").expect_action_of(Side::Them);
}

/// LAW_005: the other cards go to the bottom (ruling 2).
#[test]
fn jyn_erso_puts_the_unchosen_cards_on_the_bottom() {
    let table = scenario().our_leader("LAW_005").ours([unit("Battlefield Marine").damage(2)]).theirs(["LAW_162"]);
    let mut game = table.our_deck(["Repair", "Wampa", "AT-ST", "Greedo"]).action_phase();
    game.us().attack("Battlefield Marine", "LAW_162");
    game.them().pass();
    game.us().use_ability("our leader").choose("Wampa").expect_deck_top(["Greedo"]).expect_deck_size(3);
}

// ---- LAW_006 Vel Sartha, Aldhani Insurgent ----

/// LAW_006: gives a unit an Experience token and an opponent a Credit; on attack this is optional.
#[test]
fn vel_sartha_gives_a_unit_experience_and_an_opponent_a_credit() {
    let mut game = scenario().our_leader("LAW_006").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).them().expect_credits(1);
    let mut game = scenario().our_deployed_leader("LAW_006").ours(["Wampa"]).action_phase();
    game.us().attack("Vel Sartha", "their base");
    let mut declined = game.clone();
    declined.us().no();
    declined.them().expect_credits(0);
    game.us().choose("Wampa");
    game.them().expect_credits(1);
}

// Rulings

/// LAW_006, CR 11.4.2: with several opponents we choose one (ruling 1).
#[test]
fn vel_sartha_lets_us_choose_the_opponent_who_gets_the_credit() {
    let mut game = scenario().our_leader("LAW_006").ours(["Wampa"]).third(["Greedo"]).action_phase();
    game.us().use_ability("our leader").choose("Wampa").choose_player(Side::Third);
    game.third().expect_credits(1);
}

// ---- LAW_007 Boba Fett, Krayt's Claw Commander ----

/// LAW_007: when a friendly Bounty Hunter defeats the defending unit, he may exhaust to create a Credit; deployed,
/// without exhausting.
#[test]
fn boba_fett_creates_a_credit_when_a_bounty_hunter_defeats_the_defender() {
    let table = |attacker: &'static str| scenario().ours([attacker]).theirs(["Death Star Stormtrooper", "AT-ST"]);
    let mut game = table("LAW_190").our_leader("LAW_007").action_phase();
    game.us().attack("LAW_190", "Death Star Stormtrooper").yes().expect_credits(1);
    game.expect_exhausted("our leader");
    let mut game = table("Wampa").our_leader("LAW_007").action_phase();
    game.us().attack("Wampa", "Death Star Stormtrooper").expect_credits(0);
    let mut game = table("LAW_190").our_leader("LAW_007").action_phase();
    game.us().attack("LAW_190", "AT-ST").expect_credits(0);
    let mut game = table("Wampa").our_deployed_leader("LAW_007").action_phase();
    game.us().attack("Boba Fett", "Death Star Stormtrooper").expect_credits(1);
}

// Rulings

/// LAW_007, CR 7.6.16: the attacker need not survive (ruling 1).
#[test]
fn boba_fett_creates_a_credit_when_the_attacker_does_not_survive() {
    let mut game =
        scenario().our_leader("LAW_007").ours(["LAW_190"]).theirs(["Death Star Stormtrooper"]).action_phase();
    game.us().attack("LAW_190", "Death Star Stormtrooper").yes().expect_credits(1);
    game.expect_gone("LAW_190");
}

// ---- LAW_008 Director Krennic, Amidst My Achievement ----

/// LAW_008: defeats a friendly unit to create a Credit; deployed, another friendly unit deals its power to an enemy
/// unit.
#[test]
fn director_krennic_defeats_a_unit_for_a_credit_or_for_damage() {
    let mut game = scenario().our_leader("LAW_008").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader").choose("Wampa").expect_credits(1);
    game.expect_gone("Wampa");
    let mut game = scenario().our_leader("LAW_008").ours(["Wampa", "Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().deploy();
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

// Rulings

/// LAW_008: power as it is for now (ruling 1).
#[test]
fn director_krennic_deployed_counts_current_power() {
    let mut game =
        scenario().our_leader("LAW_008").ours([unit("Wampa").with(["Experience"])]).theirs(["AT-ST"]).action_phase();
    game.us().deploy().choose("Wampa").choose("AT-ST");
    game.expect_damage("AT-ST", 5);
}

// ---- LAW_009 Hera Syndulla, Not Fighting Alone ----

/// LAW_009: with 2 or more units of ours, Heroism units have no aspect penalties. Other units have them.
#[test]
fn hera_syndulla_ignores_penalties_of_heroism_units_with_two_units() {
    for (units, hero) in [(&["Wampa", "Greedo"][..], 2), (&["Wampa"][..], 4)] {
        for deployed in [false, true] {
            let table =
                scenario().ours(units.iter().skip(usize::from(deployed)).copied()).our_hand(["LAW_181", "AT-ST"]);
            let table = if deployed { table.our_deployed_leader("LAW_009") } else { table.our_leader("LAW_009") };
            let mut game = table.action_phase();
            game.clone().us().play("AT-ST").expect_ready_resources(20 - 8);
            game.us().play("LAW_181").expect_ready_resources(20 - hero);
        }
    }
}
