//! Scenario tests of leaders with interacting rules (CR 3.4 with others).

use testkit::{Keyword, QuestionKind, Scenario, Scene, Side, Trait, scenario, unit};

/// CR 3.4.6, 1.5.2D: a leader unit cannot be taken, returned or defeated by an effect on "non-leader" units.
#[test]
fn non_leader_effects_do_not_choose_leader_units() {
    for event in ["Waylay", "Vanquish", "Change of Heart"] {
        let mut game = scenario().their_deployed_leader("IG-88").theirs(["Wampa"]).our_hand([event]).action_phase();
        game.us().play(event);
        game.expect_options(["Wampa"]);
    }
}

/// CR 1.5.5D, 4.2.2: the upgrades of a defeated leader go to the discard pile, and its damage is removed.
#[test]
fn a_defeated_leader_loses_its_upgrades_and_damage() {
    let mut game = scenario()
        .our_deployed_leader(unit("IG-88").damage(3).with(["Academy Training", "Shield"]))
        .their_hand(["Superlaser Blast"])
        .their_action_phase();
    game.them().play("Superlaser Blast");
    game.expect_in_base_zone("IG-88").expect_damage("our leader", 0).expect_gone("Academy Training");
    game.us().expect_discard(["Academy Training"]);
}

/// CR 3.4.4, 1.5.4B: a deployed leader enters the arena ready, stays used, and may attack with the next action.
#[test]
fn a_deployed_leader_attacks_in_the_same_phase() {
    let mut game = scenario().our_leader("Sabine Wren, Galvanized Revolutionary").our_resources(4).action_phase();
    game.us().use_ability("our leader");
    game.expect_exhausted("our leader");
    game.them().pass();
    game.us().deploy().expect_ready_resources(4);
    game.expect_ready("Sabine Wren");
    game.them().pass();
    game.us().attack("Sabine Wren", "their base");
    game.them().expect_base_damage(1 + 1 + 2);
}

/// CR 1.5.6B, 3.4.1: a deployed leader still provides its aspects.
#[test]
fn a_deployed_leader_provides_its_aspects() {
    let mut game = scenario().our_deployed_leader("IG-88").our_resources(4).our_hand(["Wampa"]).action_phase();
    game.us().play("Wampa").expect_ready_resources(0);
}

const DARKSABER: &str = "The Darksaber, Icon of Leadership";

/// Our Wedge Antilles can be deployed as an upgrade on Gold Leader or Red Five.
fn wedge_and_ships() -> Scenario {
    scenario().our_leader("Wedge Antilles, Leader of Red Squadron").ours(["Gold Leader", "Red Five"])
}

fn has_trait(game: &Scene, card: &str, one: Trait) -> bool {
    game.game.traits_now(game.card(card)).has(one)
}

/// CR 3.4.4A, 3.4.7, LOF_073: a text about friendly leaders applies to leaders, leader units, leader upgrades, and
/// units made leader units by such an upgrade (ruling 2).
#[test]
fn mythosaur_gives_its_trait_to_leader_upgrades_and_the_units_they_lead() {
    let mut game = wedge_and_ships().ours(["Mythosaur"]).theirs(["Wampa"]).action_phase();
    assert!(has_trait(&game, "our leader", Trait::Mandalorian), "on its Leader side");
    game.us().deploy_onto("Gold Leader");
    for (card, gains) in [("our leader", true), ("Gold Leader", true), ("Red Five", false), ("their leader", false)] {
        assert_eq!(has_trait(&game, card, Trait::Mandalorian), gains, "{card}");
    }
}

/// CR 3.4.7, 8.14.2, TWI_255 with its erratum: all leaders except upgrades lose their abilities, including a unit made
/// a leader unit by an upgrade. The upgrade keeps making it one.
#[test]
fn brain_invaders_take_the_abilities_of_a_unit_with_a_leader_upgrade() {
    let mut game = wedge_and_ships().ours(["Brain Invaders"]).theirs(["Wampa"]).their_hand(["Vanquish"]).action_phase();
    game.expect_keyword("Gold Leader", Keyword::Shielded);
    game.us().deploy_onto("Gold Leader");
    game.expect_no_keyword("Gold Leader", Keyword::Shielded).expect_power("Gold Leader", 8);
    game.them().play("Vanquish");
    game.expect_options(["Red Five", "Brain Invaders", "Wampa"]);
    let mut game = wedge_and_ships().ours(["Brain Invaders"]).theirs([unit("Wampa").damage(1)]).action_phase();
    game.us().deploy_onto("Red Five");
    game.them().pass();
    game.us().attack("Red Five", "their base");
    game.expect_damage("Wampa", 1).expect_about([]);
}

/// CR 8.14.2, 3.4.7: a card that makes leaders lose their abilities still does so if it is a leader unit itself, and if
/// there are two of them.
#[test]
fn brain_invaders_that_are_leader_units_still_remove_abilities() {
    let led = || unit("Brain Invaders").with(["Resilient"]);
    let mut game = scenario()
        .resilient_gives("IsLeader")
        .our_leader("IG-88")
        .ours([led(), led(), unit("Cell Block Guard").with(["Resilient"])])
        .action_phase();
    game.expect_no_keyword("Cell Block Guard", Keyword::Sentinel);
    for unit in game.game.state.list(rules::Seat(0), rules::CardZone::Arena) {
        assert!(game.game.stats(*unit).rules.contains(rules::Restrictions::NO_ABILITIES));
    }
}

/// CR 3.4.7, ASH_203: a unit made a leader unit by an upgrade can be exhausted as a leader. The upgrade cannot.
#[test]
fn mandos_n_1_starfighter_may_exhaust_a_unit_with_a_leader_upgrade() {
    let mut game = wedge_and_ships().ours(["Mando's N-1 Starfighter"]).action_phase();
    game.us().deploy_onto("Gold Leader");
    game.them().pass();
    game.us().attack("Mando's N-1 Starfighter", "their base");
    game.expect_offered("Gold Leader").expect_not_offered("Red Five").expect_not_offered("our leader");
    game.us().choose("Gold Leader").table().expect_exhausted("Gold Leader");
    game.them().expect_base_damage(3);
}

/// CR 3.4.7, LAW_152: a unit with The Darksaber counts as a friendly leader for traits, and not as a non-leader unit.
#[test]
fn c_3po_shares_traits_with_a_unit_that_the_darksaber_leads() {
    let mut game = scenario()
        .our_leader("Sebulba, Especially Dangerous Dug")
        .ours([unit("C-3PO, Translation Protocol"), unit("The Max Rebo Band"), unit("Wampa")])
        .ours([unit("Max Rebo").with([DARKSABER])])
        .action_phase();
    game.us().attack("C-3PO", "their base");
    game.expect_offered("The Max Rebo Band").expect_not_offered("Wampa").expect_not_offered("Max Rebo");
}

/// CR 3.4.7, LOF_148: an Aggression unit made a leader unit by a leader upgrade is an Aggression leader.
#[test]
fn rey_counts_an_aggression_unit_with_a_leader_upgrade() {
    let drawn = |deploys: bool| {
        let mut game = scenario()
            .our_leader("Wedge Antilles, Leader of Red Squadron")
            .our_base("SOR_022")
            .ours(["Red Five"])
            .our_hand(["Confiscate"])
            .confiscate_does("Draw()")
            .our_deck(["Rey, With Palpatine's Power", "Wampa"])
            .action_phase();
        if deploys {
            game.us().deploy_onto("Red Five");
            game.them().pass();
        }
        game.us().play("Confiscate");
        game
    };
    drawn(true).expect_asked(Side::Us, QuestionKind::May);
    drawn(false).expect_action_of(Side::Them);
}

/// CR 3.4.7, TS26_055: a Republic unit with The Darksaber is one Republic leader. A leader that is an upgrade is not
/// counted.
#[test]
fn jedi_general_counts_a_republic_unit_that_the_darksaber_leads() {
    for (upgrades, tokens) in [(vec![], 0), (vec![DARKSABER], 1)] {
        let mut game = scenario()
            .ours([unit("Mace Windu, Party Crasher").with(upgrades)])
            .our_hand(["Jedi General"])
            .action_phase();
        game.us().play("Jedi General");
        if game.game.question().is_some_and(|question| question.ask == QuestionKind::WhichFirst) {
            game.us().resolve_first("Jedi General");
        }
        game.expect_count("Clone Trooper", tokens);
    }
}

/// CR 3.4.7, ASH_224: a Force unit with The Darksaber is a Force leader.
#[test]
fn elzar_mann_enters_ready_with_a_force_unit_that_the_darksaber_leads() {
    for (upgrades, ready) in [(vec![], false), (vec![DARKSABER], true)] {
        let mut game = scenario()
            .our_leader("IG-88")
            .ours([unit("The Daughter").with(upgrades)])
            .our_hand(["Elzar Mann"])
            .action_phase();
        game.us().play("Elzar Mann");
        assert_eq!(game.game.state.card(game.card("Elzar Mann")).is_ready(), ready);
    }
}

/// CR 3.4.7, HMW_134: she has the traits of a unit made a leader unit by an upgrade, and of the upgrade, even in the
/// hand.
#[test]
fn zam_wesell_has_the_traits_of_a_unit_made_a_leader_unit() {
    let mut game = wedge_and_ships().ours(["Zam Wesell, Not What She Seems"]).action_phase();
    assert!(!has_trait(&game, "Zam Wesell", Trait::Transport));
    game.us().deploy_onto("Gold Leader");
    assert!(has_trait(&game, "Zam Wesell", Trait::Transport) && has_trait(&game, "Zam Wesell", Trait::Pilot));
    let game = scenario()
        .ours([unit("Max Rebo").with([DARKSABER]), unit("Wampa")])
        .our_hand(["Zam Wesell, Not What She Seems"])
        .action_phase();
    let in_hand = game.game.traits_now(game.game.state.list(rules::Seat(0), rules::CardZone::Hand)[0]);
    assert!(in_hand.has(Trait::Musician) && !in_hand.has(Trait::Creature));
}

/// CR 3.4.7, HMW_134: as a leader unit, she does not gain traits from herself.
#[test]
fn zam_wesell_as_a_leader_unit_gains_no_traits_from_herself() {
    let game =
        scenario().our_leader("IG-88").ours([unit("Zam Wesell, Not What She Seems").with([DARKSABER])]).action_phase();
    assert!(has_trait(&game, "Zam Wesell", Trait::Droid) && has_trait(&game, "Zam Wesell", Trait::Mandalorian));
}

/// CR 3.4.7, HMW_098: a unit made a leader unit by an upgrade is a friendly leader and not a non-leader unit.
#[test]
fn resonate_counts_a_unit_that_the_darksaber_leads_as_a_leader() {
    let damage_left = |upgrades: Vec<&'static str>, band: bool| {
        let others = if band { vec!["The Max Rebo Band"] } else { Vec::new() };
        let mut game = scenario()
            .our_leader("Sebulba, Especially Dangerous Dug")
            .ours([unit("Max Rebo").with(upgrades)])
            .ours(others)
            .our_hand(["Resonate"])
            .our_base_damage(6)
            .action_phase();
        game.us().play("Resonate");
        game.game.question().is_some_and(|question| question.ask == QuestionKind::Target)
    };
    assert!(damage_left(vec![DARKSABER], true));
    assert!(!damage_left(vec![], true) && !damage_left(vec![DARKSABER], false));
}

/// CR 3.4.4A, HMW_173: Rebel leaders count on either side and as upgrades, but a Rebel Pilot that is an upgrade is not
/// a unit (CR 3.5.6).
#[test]
fn rebel_operation_counts_leader_upgrades_but_no_other_pilots() {
    let paid = |mut game: Scene| {
        game.us().play("Rebel Operation");
        20 - game.game.ready_resources(rules::Seat(0))
    };
    let mut game = wedge_and_ships().our_hand(["Rebel Operation"]).action_phase();
    let before = paid(game.clone());
    game.us().deploy_onto("Gold Leader");
    game.them().pass();
    assert_eq!(paid(game), before, "Wedge Antilles on either side");
    let with = |upgrades: Vec<&'static str>| {
        let ship = unit("Gold Leader").with(upgrades);
        paid(scenario().our_leader("IG-88").ours([ship]).our_hand(["Rebel Operation"]).action_phase())
    };
    assert_eq!(with(vec!["JTL_093"]), with(vec![]), "Nien Nunb is no unit");
}
