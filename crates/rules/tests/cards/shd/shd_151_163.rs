//! The cards of Shadows of the Galaxy from SHD_151 to SHD_163: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::deadly_unit;

// ---- SHD_151 Valiant Assault Ship ----

/// SHD_151: Saboteur, and +2/+0 if the defending player controls more resources.
#[test]
fn valiant_assault_ship_gets_2_power_against_more_resources() {
    for (theirs, damage) in [(6, 5), (5, 3), (4, 3)] {
        let mut game = scenario()
            .ours(["Valiant Assault Ship"])
            .our_resources(5)
            .their_resources(0)
            .their_exhausted_resources(theirs)
            .action_phase();
        game.expect_keyword("Valiant Assault Ship", Keyword::Saboteur);
        game.us().attack("Valiant Assault Ship", "their base");
        game.them().expect_base_damage(damage);
        game.expect_power("Valiant Assault Ship", 3);
    }
}

// ---- SHD_153 Poe Dameron, Quick to Improvise ----

/// SHD_153: a different mode for each discarded card.
#[test]
fn poe_dameron_chooses_a_different_mode_for_each_discarded_card() {
    let mut game = scenario()
        .ours(["Poe Dameron, Quick to Improvise"])
        .our_hand(["Recruit", "Repair"])
        .theirs([unit("Wampa").with(["Academy Training"])])
        .their_hand(["Greedo"])
        .action_phase();
    let mut nothing = game.clone();
    game.us().attack("Poe Dameron", "their base").choose_each(["Recruit", "Repair"]).mode(2);
    game.us().choose("Academy Training");
    game.expect_upgrades("Wampa", []).expect_options(["mode 1", "mode 3"]);
    game.us().mode(3);
    game.them().choose("Greedo").expect_hand([]).expect_base_damage(6);
    game.expect_action_of(Side::Them);
    game.us().expect_discard(["Recruit", "Repair"]);
    nothing.us().attack("Poe Dameron", "their base").choose_none();
    nothing.expect_action_of(Side::Them);
    nothing.us().expect_hand(["Recruit", "Repair"]);
}

// Corners

/// SHD_153: at most three cards, and each mode once: 2 damage to a unit or base among them.
#[test]
fn poe_dameron_may_discard_three_cards_for_all_three_modes() {
    let mut game = scenario()
        .ours(["Poe Dameron, Quick to Improvise"])
        .our_hand(["Recruit", "Repair", "Waylay", "Takedown"])
        .theirs([unit("Wampa").with(["Academy Training"])])
        .their_hand(["Greedo"])
        .action_phase();
    game.us().attack("Poe Dameron", "their base").choose_each(["Recruit", "Repair", "Waylay"]).mode(1);
    game.expect_options(["Poe Dameron", "Wampa", "our base", "their base"]);
    game.us().choose("their base").mode(2).choose("Academy Training");
    game.expect_options(["mode 3"]);
    game.us().mode(3);
    game.them().choose("Greedo").expect_base_damage(2 + 6);
    game.us().expect_hand(["Takedown"]);
}

// ---- SHD_154 Wrecker, Boom! ----

/// SHD_154: a resource of ours for 5 damage to a ground unit.
#[test]
fn wrecker_may_defeat_a_resource_to_deal_5_damage() {
    let mut game = scenario()
        .our_hand(["Wrecker, Boom!"])
        .our_resources(20)
        .our_resource_cards(["Recruit"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.expect_offered("play Wrecker");
    game.us().play("Wrecker");
    game.expect_keyword("Wrecker", Keyword::Overwhelm);
    let mut declined = game.clone();
    game.us().choose("Recruit").expect_resources(20).expect_discard(["Recruit"]);
    game.expect_options(["Wrecker", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 5);
    declined.us().no().expect_resources(21);
    declined.expect_action_of(Side::Them);
}

// Corners

/// SHD_154, SHD_214: only a resource of ours is chosen, and the ability is optional.
#[test]
fn wrecker_and_frontier_trader_choose_only_our_resources() {
    let table = |card| scenario().our_hand([card]).our_resources(9).theirs(["AT-ST"]).action_phase();
    for card in ["Wrecker, Boom!", "Frontier Trader"] {
        let mut game = table(card);
        game.us().play(card);
        game.expect_not_offered("their Underworld Thug").expect_offered("no");
        game.us().no().expect_resources(9);
        game.expect_action_of(Side::Them);
    }
}

// ---- SHD_155 Heroic Resolve ----

/// SHD_155: the unit attacks with +4/+0 and Overwhelm, for 2 resources and the upgrade.
#[test]
fn heroic_resolve_is_defeated_to_attack_with_4_power_and_overwhelm() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Heroic Resolve"])])
        .our_resources(2)
        .theirs(["Wampa", "Swoop Racer"])
        .action_phase();
    game.expect_power("Battlefield Marine", 4);
    game.us().use_ability("Battlefield Marine").choose("Heroic Resolve").expect_ready_resources(0);
    game.expect_options([
        "Battlefield Marine -> Wampa",
        "Battlefield Marine -> Swoop Racer",
        "Battlefield Marine -> their base",
    ]);
    game.us().attack("Battlefield Marine", "Wampa").expect_discard(["Battlefield Marine", "Heroic Resolve"]);
    game.expect_gone("Wampa");
    // 3 and 4, less the 5 HP of the Wampa.
    game.them().expect_base_damage(2);
}

// Corners

/// SHD_155: of two copies on a unit, one pays; the unit keeps the other's ability.
#[test]
fn heroic_resolve_pays_with_one_of_two_copies() {
    let mut game =
        scenario().ours([unit("Battlefield Marine").with(["Heroic Resolve", "Heroic Resolve"])]).action_phase();
    game.us().pick("use Battlefield Marine").choose("Heroic Resolve").attack("Battlefield Marine", "their base");
    // 3, 1 of the one that is left, 4.
    game.them().expect_base_damage(8);
    game.expect_upgrades("Battlefield Marine", ["Heroic Resolve"]);
}

// Rulings

/// SHD_155: the attack must be made if possible; an exhausted unit makes none.
#[test]
fn heroic_resolve_requires_a_ready_unit_to_attack() {
    let mut game =
        scenario().ours([unit("Battlefield Marine").with(["Heroic Resolve"])]).theirs(["Swoop Racer"]).action_phase();
    game.us().use_ability("Battlefield Marine").choose("Heroic Resolve");
    game.expect_options(["Battlefield Marine -> Swoop Racer", "Battlefield Marine -> their base"]);
    let mut game = scenario().ours([unit("Battlefield Marine").with(["Heroic Resolve"]).exhausted()]).action_phase();
    game.us().use_ability("Battlefield Marine").choose("Heroic Resolve");
    game.expect_action_of(Side::Them).expect_upgrades("Battlefield Marine", []);
    game.them().expect_base_damage(0);
}

/// SHD_155: the attack's Overwhelm deals the excess damage; a Shield leaves none.
#[test]
fn heroic_resolve_overwhelm_deals_excess_unless_shielded() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Heroic Resolve"])])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    game.us()
        .use_ability("Battlefield Marine")
        .choose("Heroic Resolve")
        .attack("Battlefield Marine", "Cantina Braggart");
    game.expect_in_play("Cantina Braggart");
    game.them().expect_base_damage(0);
    let mut game =
        deadly_unit(unit("Battlefield Marine").with(["Heroic Resolve"])).theirs(["Cantina Braggart"]).action_phase();
    game.us()
        .use_ability("Battlefield Marine")
        .choose("Heroic Resolve")
        .attack("Battlefield Marine", "Cantina Braggart");
    game.expect_gone("Cantina Braggart");
    game.them().expect_base_damage(3 + 4);
}

// ---- SHD_156 Cripple Authority ----

/// SHD_156: we draw a card; an opponent with more resources discards one.
#[test]
fn cripple_authority_makes_an_opponent_with_more_resources_discard() {
    for (theirs, left) in [(6, 1), (5, 2)] {
        let mut game = scenario()
            .our_hand(["Cripple Authority"])
            .our_leader("Sabine Wren")
            .our_resources(5)
            .their_resources(theirs)
            .their_hand(["Greedo", "Greedo"])
            .action_phase();
        game.us().play("Cripple Authority").expect_hand_size(1);
        if left == 1 {
            game.them().choose("Greedo");
        }
        game.them().expect_hand_size(left);
        game.expect_action_of(Side::Them);
    }
}

// ---- SHD_157 Bo-Katan Kryze, Fighting For Mandalore ----

/// SHD_157: a card for each player with 15 or more damage on the base.
#[test]
fn bo_katan_kryze_draws_for_each_base_with_15_damage() {
    for (ours, theirs, cards) in [(15, 20, 2), (14, 15, 1), (14, 0, 0)] {
        let mut game = scenario()
            .ours(["Bo-Katan Kryze, Fighting For Mandalore"])
            .our_base_damage(ours)
            .their_base_damage(theirs)
            .theirs(["Wampa"])
            .action_phase();
        game.us().attack("Bo-Katan Kryze", "Wampa").expect_hand_size(cards);
        game.expect_gone("Bo-Katan Kryze").expect_action_of(Side::Them);
    }
}

// ---- SHD_158 Wild Rancor ----

/// SHD_158: Overwhelm; 2 damage to each other ground unit.
#[test]
fn wild_rancor_damages_each_other_ground_unit() {
    let mut game = scenario()
        .our_hand(["Wild Rancor"])
        .ours(["Battlefield Marine", "Alliance X-Wing"])
        .theirs(["Wampa", "Viper Probe Droid"])
        .action_phase();
    game.us().play("Wild Rancor");
    game.expect_damage("Battlefield Marine", 2).expect_damage("Wampa", 2).expect_gone("Viper Probe Droid");
    game.expect_damage("Alliance X-Wing", 0).expect_damage("Wild Rancor", 0);
    game.expect_keyword("Wild Rancor", Keyword::Overwhelm);
}

// ---- SHD_159 The Chaos of War ----

/// SHD_159: damage to each base equal to its player's hand; the event itself is no longer in hand.
#[test]
fn the_chaos_of_war_damages_each_base_by_its_players_hand_size() {
    let mut game = scenario()
        .our_hand(["The Chaos of War", "Greedo", "Recruit"])
        .their_hand(["Wampa", "Wampa", "Wampa"])
        .action_phase();
    game.us().play("The Chaos of War").expect_base_damage(2);
    game.them().expect_base_damage(3);
}

// Corners

/// SHD_159, CR 5.6: both bases are damaged at once, so the game may be drawn.
#[test]
fn the_chaos_of_war_can_end_in_a_draw() {
    let mut game = scenario()
        .our_hand(["The Chaos of War", "Recruit"])
        .our_base_damage(29)
        .their_hand(["Recruit"])
        .their_base_damage(29)
        .action_phase();
    game.us().play("The Chaos of War");
    game.expect_draw();
}

// ---- SHD_160 Reckless Gunslinger ----

/// SHD_160: 1 damage to each base; Smuggle.
#[test]
fn reckless_gunslinger_damages_each_base() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_resources(2)
        .our_resource_cards(["Reckless Gunslinger"])
        .action_phase();
    game.us().play("Reckless Gunslinger").expect_base_damage(1).expect_ready_resources(0);
    game.them().expect_base_damage(1);
}

// ---- SHD_161 Stolen Landspeeder ----

/// SHD_161: from hand it goes to the opponent; its owner, collecting the Bounty, plays it again.
#[test]
fn stolen_landspeeder_changes_control_and_its_bounty_replays_it() {
    let mut game = scenario().our_hand(["Stolen Landspeeder"]).ours(["Wampa"]).their_resources(0).action_phase();
    game.us().play("Stolen Landspeeder").expect_ready_resources(17);
    game.expect_controller("Stolen Landspeeder", Side::Them);
    game.them().pass();
    game.us().attack("Wampa", "Stolen Landspeeder");
    game.expect_asked(Side::Us, QuestionKind::Bounty);
    let mut declined = game.clone();
    game.us().yes().play("Stolen Landspeeder").expect_ready_resources(17).expect_discard([]);
    game.expect_controller("Stolen Landspeeder", Side::Us).expect_exhausted("Stolen Landspeeder");
    game.expect_upgrades("Stolen Landspeeder", ["Experience"]).expect_action_of(Side::Them);
    declined.us().no().expect_discard(["Stolen Landspeeder"]);
}

// Corners

/// SHD_161, CR 6.2.5E: it is replayed with its Experience token before Snoke's -2/-2 could defeat it.
#[test]
fn stolen_landspeeder_is_replayed_with_experience() {
    let landspeeder = unit("Stolen Landspeeder").owned_by(Side::Us);
    let mut game =
        scenario().ours(["AT-ST"]).theirs([landspeeder, unit("Supreme Leader Snoke, Shadow Ruler")]).action_phase();
    game.us().attack("AT-ST", "Stolen Landspeeder").yes().play("Stolen Landspeeder");
    game.expect_upgrades("Stolen Landspeeder", ["Experience"]).expect_hp("Stolen Landspeeder", 1);
}

// Rulings

/// SHD_161, CR 11.4.2: with several opponents its controller chooses who gets it.
#[test]
fn stolen_landspeeder_controller_chooses_the_opponent() {
    let mut game = scenario().our_hand(["Stolen Landspeeder"]).third(["Swoop Racer"]).action_phase();
    game.us().play("Stolen Landspeeder");
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_controller("Stolen Landspeeder", Side::Third);
}

/// SHD_161: given Ambush, it attacks before or after it changes control, as we choose. Afterwards it does not attack
/// for us.
#[test]
fn stolen_landspeeder_with_ambush_attacks_before_or_after_it_is_given() {
    let mut game = scenario()
        .our_hand(["Timely Intervention", "Stolen Landspeeder"])
        .theirs(["Consular Security Force"])
        .action_phase();
    game.us().play("Timely Intervention").play("Stolen Landspeeder");
    let mut given = game.clone();
    game.us().resolve_first("Ambush").attack("Stolen Landspeeder", "Consular Security Force");
    game.expect_damage("Consular Security Force", 3).expect_gone("Stolen Landspeeder");
    given.us().resolve_first("Stolen Landspeeder");
    given.expect_controller("Stolen Landspeeder", Side::Them).expect_exhausted("Stolen Landspeeder");
    given.expect_damage("Consular Security Force", 0).expect_action_of(Side::Them);
}

/// SHD_161: its Bounty is offered to its owner only; otherwise it stays in the discard pile or hand.
#[test]
fn stolen_landspeeder_bounty_is_offered_only_to_its_owner() {
    let table = || scenario().ours(["Swoop Racer"]).theirs(["Stolen Landspeeder"]).our_hand(["Spare the Target"]);
    let mut game = table().action_phase();
    game.us().attack("Swoop Racer", "Stolen Landspeeder");
    game.expect_gone("Stolen Landspeeder").expect_action_of(Side::Them);
    game.them().expect_discard(["Stolen Landspeeder"]);
    let mut game = table().action_phase();
    game.us().play("Spare the Target").choose("Stolen Landspeeder");
    game.expect_action_of(Side::Them);
    game.them().expect_hand(["Stolen Landspeeder"]);
    // Of three players it is the owner's only: another who defeats it gets nothing.
    let landspeeder = unit("Stolen Landspeeder").owned_by(Side::Us);
    let mut game = scenario().theirs(["Swoop Racer"]).third([landspeeder]).their_action_phase();
    game.them().attack("Swoop Racer", "Stolen Landspeeder");
    game.expect_gone("Stolen Landspeeder").expect_action_of(Side::Third);
    game.us().expect_discard(["Stolen Landspeeder"]);
}

// ---- SHD_162 House Kast Soldier ----

/// SHD_162: Saboteur.
#[test]
fn house_kast_soldier_has_saboteur() {
    let mut game = scenario()
        .ours(["House Kast Soldier"])
        .theirs([unit("Cell Block Guard").with(["Shield"]), unit("Greedo")])
        .action_phase();
    game.expect_offered("House Kast Soldier -> Greedo").expect_offered("House Kast Soldier -> their base");
    game.us().attack("House Kast Soldier", "Cell Block Guard");
    game.expect_upgrades("Cell Block Guard", []).expect_damage("Cell Block Guard", 2);
}

// ---- SHD_163 Migs Mayfeld, Triggerman ----

/// SHD_163: may deal 2 damage when a card is discarded from a hand, once each round.
#[test]
fn migs_mayfeld_may_deal_2_damage_when_a_card_is_discarded_from_hand() {
    let mut game = scenario()
        .ours(["Migs Mayfeld"])
        .theirs(["Wampa"])
        .our_hand(["Pillage", "Pillage", "Greedo", "Greedo"])
        .their_hand(["Recruit", "Repair"])
        .action_phase();
    game.us().play("Pillage").choose_player(Side::Them);
    game.them().choose("Recruit").choose("Repair");
    game.us().resolve_first("Migs Mayfeld");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options([
        "Migs Mayfeld",
        "Wampa",
        "our base",
        "their base",
        "no",
    ]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2).expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Pillage").choose_player(Side::Us).choose_times(2, "Greedo");
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_163, CR 8.32.3: declining does not use the ability.
#[test]
fn migs_mayfeld_may_decline_and_be_used_later_in_the_round() {
    let mut game = scenario()
        .ours(["Migs Mayfeld"])
        .our_hand(["No Bargain", "No Bargain"])
        .their_hand(["Recruit", "Repair", "Waylay"])
        .action_phase();
    game.us().play("No Bargain");
    game.them().choose("Recruit");
    game.us().no();
    game.them().pass();
    game.us().play("No Bargain");
    game.them().choose("Repair");
    game.us().choose("their base");
    game.them().expect_base_damage(2);
}

// Rulings

/// SHD_163: erratum: a card that another player discards from a hand counts, too.
#[test]
fn migs_mayfeld_triggers_on_a_card_chosen_by_an_opponent() {
    let mut game = scenario()
        .ours(["Migs Mayfeld"])
        .our_hand(["Bazine Netal"])
        .theirs(["Wampa"])
        .their_hand(["Recruit"])
        .action_phase();
    game.us().play("Bazine Netal").yes().choose("Recruit").choose("Wampa");
    game.expect_damage("Wampa", 2).expect_action_of(Side::Them);
    // A card of a deck does not.
    let mut game = scenario().ours(["Migs Mayfeld", "Chopper"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Chopper", "their base");
    game.expect_action_of(Side::Them);
}
