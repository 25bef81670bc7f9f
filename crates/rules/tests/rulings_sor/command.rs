//! Official rulings on the Command cards of Spark of Rebellion, as edition 8.0 answers them. Those on Ambush, on
//! Overwhelm and on where a search puts the rest stand in files of their own.

use testkit::{Ask, Keyword, Side, card_text, scenario, unit};

/// SOR_079, CR 1.8.6: the printed cost decides, whatever was paid.
#[test]
fn admiral_piett_looks_at_the_printed_cost() {
    let mut game = scenario()
        .our_base("Command Center")
        .ours(["Admiral Piett", "Alliance Dispatcher"])
        .our_resources(12)
        .our_hand(["Mercenary Company", "Reinforcement Walker", "Syndicate Lackeys", "General Krell"])
        .theirs(["Wampa"])
        .action_phase();
    // General Krell costs 5, and 7 are paid: Command is provided once.
    game.us().play("General Krell").expect_ready_resources(5);
    game.expect_no_keyword("General Krell", Keyword::Ambush).expect_action_of(Side::Them);
    game.them().pass();
    // Reinforcement Walker costs 8, and 7 would be paid: too much; Mercenary Company costs 6, and 5 are paid.
    game.us().use_ability("Alliance Dispatcher");
    game.us().play("Mercenary Company").expect_ready_resources(0);
    game.expect_options(["Mercenary Company -> Wampa", "no"]);
}

/// SOR_083, CR 1.7: the present term is "resource"; it may be resourced ready.
#[test]
fn superlaser_technician_is_resourced_ready() {
    let mut game = scenario().ours(["Superlaser Technician"]).theirs(["Wampa"]).our_resources(1).action_phase();
    game.us().attack("Superlaser Technician", "Wampa").yes();
    game.us().expect_resources(2).expect_ready_resources(2).expect_discard([]);
    assert!(card_text("SOR_083").contains("resource this unit"));
}

/// SOR_085, CR 6.3.0C: damage that an ability deals is no combat damage.
#[test]
fn rukh_defeats_only_by_combat_damage() {
    let mut game = scenario().our_hand(["Strike True"]).ours(["Rukh"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Strike True").choose("Rukh").choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_in_play("AT-ST");
    game.them().pass();
    game.us().attack("Rukh", "AT-ST");
    game.expect_gone("AT-ST");
}

/// SOR_085, CR 7.6.4: defeated by the same combat, he still defeats the unit that he damaged.
#[test]
fn rukh_defeated_by_his_attack_still_defeats() {
    let mut game = scenario().ours([unit("Rukh").damage(5)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Rukh", "AT-ST");
    game.expect_gone("Rukh").expect_gone("AT-ST");
    game.expect_action_of(Side::Them);
}

/// SOR_087, CR 1.8.6, 1.8.5: printed costs are added up, and nothing is paid.
#[test]
fn darth_vader_adds_up_printed_costs_and_plays_for_free() {
    let mut game = scenario()
        .our_resources(11)
        .our_hand(["Darth Vader"])
        .our_deck(["Death Star Stormtrooper", "Admiral Motti", "Death Trooper", "Wampa", "AT-ST"])
        .action_phase();
    // 7, and 4 more for Command and Villainy.
    game.us().play("Darth Vader").expect_ready_resources(0).resolve_first("Darth Vader");
    game.expect_asked(Side::Us, Ask::Search);
    game.expect_options(["Death Star Stormtrooper", "Admiral Motti", "Death Trooper", "done"]);
    game.us().choose("Admiral Motti");
    game.expect_options(["Death Star Stormtrooper", "done"]);
    game.us().choose("Death Star Stormtrooper");
    game.us().play("Admiral Motti").play("Death Star Stormtrooper").expect_ready_resources(0);
    game.expect_exhausted("Admiral Motti").expect_exhausted("Death Star Stormtrooper");
}

/// SOR_087, CR 7.1.7: what the first card triggers is resolved before the next is played.
#[test]
fn darth_vader_plays_one_card_after_another() {
    let mut game = scenario()
        .our_hand(["Darth Vader"])
        .our_deck(["Snowtrooper Lieutenant", "Death Star Stormtrooper"])
        .ours(["Wampa"])
        .action_phase();
    game.us()
        .play("Darth Vader")
        .resolve_first("Darth Vader")
        .choose("Snowtrooper Lieutenant")
        .choose("Death Star Stormtrooper");
    game.us().play("Snowtrooper Lieutenant");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.expect_options(["play Death Star Stormtrooper"]);
    game.us().play("Death Star Stormtrooper");
    game.expect_action_of(Side::Them);
}

/// SOR_088, CR 1.9.11: as its erratum has it: while attacking it may deal its excess damage to an enemy ground unit.
#[test]
fn blizzard_assault_at_at_deals_excess_damage_to_a_ground_unit() {
    let mut game = scenario()
        .ours(["Blizzard Assault AT-AT", "Greedo"])
        .theirs(["Battlefield Marine", "AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Blizzard Assault AT-AT", "Battlefield Marine");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_gone("Battlefield Marine").expect_damage("AT-ST", 6);
    game.them().expect_base_damage(0);
}

/// SOR_092, CR 8.4.5: a unit may be dealt more than it has left.
#[test]
fn overwhelming_barrage_may_exceed_remaining_hp() {
    let mut game = scenario()
        .our_hand(["Overwhelming Barrage"])
        .ours(["Wampa"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .action_phase();
    game.us().play("Overwhelming Barrage").choose("Wampa").choose_times(6, "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

/// SOR_092, CR 1.9.8: all of it is dealt at once, so General Krell's gift still holds for who falls with him.
#[test]
fn overwhelming_barrage_deals_its_damage_at_once() {
    let mut game = scenario()
        .our_hand(["Overwhelming Barrage"])
        .ours(["Wampa"])
        .theirs(["General Krell", "Battlefield Marine"])
        .theirs([unit("Greedo").damage(0)])
        .action_phase();
    game.us().play("Overwhelming Barrage").choose("Wampa");
    game.us().choose_times(4, "General Krell").choose("Greedo").choose("Greedo");
    game.expect_gone("General Krell").expect_gone("Greedo");
    game.expect_waiting(["Greedo", "Greedo"]).expect_asked(Side::Them, Ask::WhichFirst);
}

/// SOR_099, CR 8.24.1: what returns to hand is in play unless the text says otherwise.
#[test]
fn bright_hope_returns_a_unit_in_play() {
    let mut game =
        scenario().our_hand(["Bright Hope"]).our_discard(["Greedo"]).ours(["Battlefield Marine"]).action_phase();
    game.us().play("Bright Hope");
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine").expect_hand(["Battlefield Marine", "Underworld Thug"]);
}

/// SOR_101, CR 1.8.6: the printed cost decides which unit comes back.
#[test]
fn rogue_squadron_skirmisher_looks_at_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Rogue Squadron Skirmisher"])
        .our_discard(["Greedo", "Volunteer Soldier", "Battlefield Marine", "Recruit"])
        .ours(["Battlefield Marine"])
        .action_phase();
    // Volunteer Soldier would cost 2 beside a Trooper; 3 is printed on it.
    game.us().play("Rogue Squadron Skirmisher").resolve_first("Rogue Squadron Skirmisher");
    game.expect_options(["Greedo", "Battlefield Marine"]);
    game.us().choose("Greedo").expect_hand(["Greedo"]);
}

/// SOR_103, CR 6.3.0D: attacks that are possible must be made, with ready Rebels.
#[test]
fn rebel_assault_must_attack_with_ready_rebels() {
    let mut game = scenario()
        .our_hand(["Rebel Assault"])
        .ours(["Battlefield Marine", "Echo Base Defender", "Wampa"])
        .ours([unit("Rebel Pathfinder").exhausted()])
        .action_phase();
    game.us().play("Rebel Assault");
    game.expect_options(["Battlefield Marine -> their base", "Echo Base Defender -> their base"]);
    game.us().attack("Battlefield Marine", "their base");
    game.expect_options(["Echo Base Defender -> their base"]);
    game.us().attack("Echo Base Defender", "their base");
    game.them().expect_base_damage(9);
}

/// SOR_103, CR 6.3.0B: the first attack and what it triggers are over before the second begins.
#[test]
fn rebel_assaults_first_attack_is_over_before_the_second() {
    let mut game = scenario()
        .our_hand(["Rebel Assault"])
        .ours(["Battlefield Marine", "Echo Base Defender"])
        .theirs(["Vanguard Infantry"])
        .action_phase();
    game.us().play("Rebel Assault").attack("Battlefield Marine", "Vanguard Infantry");
    game.expect_asked(Side::Them, Ask::Target);
    game.them().no();
    game.expect_asked(Side::Us, Ask::Attack);
}

/// SOR_104, CR 1.8.6, 1.8.5: printed costs are added up, and nothing is paid for the units.
#[test]
fn u_wing_reinforcement_adds_up_printed_costs_and_plays_for_free() {
    let mut game = scenario()
        .our_resources(9)
        .our_hand(["U-Wing Reinforcement"])
        .our_deck(["AT-ST", "Greedo", "Wampa", "Battlefield Marine", "Volunteer Soldier", "Recruit"])
        .action_phase();
    game.us().play("U-Wing Reinforcement").expect_ready_resources(0).choose("Wampa");
    game.expect_options(["Greedo", "Battlefield Marine", "Volunteer Soldier", "done"]);
    game.us().choose("Volunteer Soldier");
    // The combined cost is 7 now.
    game.us().play("Wampa").play("Volunteer Soldier").expect_ready_resources(0);
    game.expect_in_play("Wampa").expect_in_play("Volunteer Soldier").expect_action_of(Side::Them);
}

/// SOR_104, CR 7.1.7: what the first card triggers is resolved before the next is played.
#[test]
fn u_wing_reinforcement_plays_one_card_after_another() {
    let mut game = scenario()
        .our_hand(["U-Wing Reinforcement"])
        .our_deck(["Fleet Lieutenant", "Wampa"])
        .ours(["Battlefield Marine"])
        .action_phase();
    game.us().play("U-Wing Reinforcement").choose("Fleet Lieutenant").choose("Wampa").play("Fleet Lieutenant");
    game.expect_options(["Battlefield Marine -> their base", "no"]);
    game.us().no();
    game.expect_options(["play Wampa"]);
}

/// SOR_105, CR 7.6.4: who falls together with him still has the ability that he gives.
#[test]
fn general_krell_defeated_with_others_still_gives_his_ability() {
    let mut game =
        scenario().ours(["General Krell", "Battlefield Marine"]).their_hand(["Superlaser Blast"]).their_action_phase();
    game.them().play("Superlaser Blast");
    game.expect_gone("General Krell").expect_gone("Battlefield Marine").expect_options(["yes", "no"]);
    game.us().yes().expect_hand_size(1);
}

/// SOR_105: a leader unit that falls is one of those.
#[test]
fn general_krell_gives_his_ability_to_a_leader_unit() {
    let mut game = scenario()
        .ours(["General Krell"])
        .our_deployed_leader(unit("Leia Organa, Alliance General").damage(3))
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Leia Organa", "Wampa");
    game.expect_in_base_zone("Leia Organa").expect_waiting(["Leia Organa", "Leia Organa"]);
    game.us().resolve_first("Leia Organa");
    game.us().yes().expect_hand_size(1);
}

/// SOR_107, CR 1.5.4B: a card that is resourced enters play exhausted; the present term is "resource".
#[test]
fn command_is_resourced_exhausted() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(6)
        .our_hand(["Command"])
        .ours(["Wampa"])
        .theirs(["Greedo", "Battlefield Marine"])
        .action_phase();
    game.us().play("Command").expect_ready_resources(0).mode(3).expect_resources(7).expect_ready_resources(0);
    // Only a unit that is not unique can be damaged.
    game.us().mode(2).choose("Wampa");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine").expect_discard([]);
    assert!(card_text("SOR_107").contains("Resource this event"));
}

/// SOR_110, CR 6.3.0D: the attack must be made, also with an exhausted unit.
#[test]
fn frontline_shuttle_makes_a_unit_attack() {
    let mut game = scenario()
        .ours(["Frontline Shuttle"])
        .ours([unit("Battlefield Marine").exhausted()])
        .theirs(["Greedo", "TIE/ln Fighter"])
        .action_phase();
    game.us().use_ability("Frontline Shuttle");
    game.expect_gone("Frontline Shuttle").expect_options(["Battlefield Marine -> Greedo"]);
}

/// SOR_110, CR 7.5.7D: it cannot attack a base, but its excess damage reaches it.
#[test]
fn frontline_shuttle_allows_excess_damage_to_the_base() {
    let mut game = scenario().ours(["Frontline Shuttle", "Wampa"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().use_ability("Frontline Shuttle");
    game.expect_options(["Wampa -> Battlefield Marine"]);
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().expect_base_damage(1);
}

/// SOR_115, CR 7.6.4, 8.29.6: defeated together with another unique unit, he still may draw.
#[test]
fn agent_kallus_defeated_with_another_unique_unit_still_may_draw() {
    let mut game = scenario()
        .ours(["Agent Kallus", "Battlefield Marine"])
        .theirs(["Rukh"])
        .our_hand(["Superlaser Blast"])
        .action_phase();
    game.us().play("Superlaser Blast");
    game.expect_options(["yes", "no"]);
    game.us().yes().expect_hand_size(1);
    game.expect_action_of(Side::Them);
}

/// SOR_119: either is a choice, whatever the card is.
#[test]
fn reinforcement_walker_draws_or_discards_and_heals() {
    let game =
        scenario().our_hand(["Reinforcement Walker"]).our_deck(["Greedo", "Wampa"]).our_base_damage(5).action_phase();
    let mut drawn = game.clone();
    drawn.us().play("Reinforcement Walker");
    drawn.expect_options(["mode 1", "mode 2"]);
    drawn.us().expect_sees("Greedo").mode(1).expect_hand(["Greedo"]).expect_base_damage(5);
    let mut discarded = game;
    discarded.us().play("Reinforcement Walker").mode(2).expect_discard(["Greedo"]).expect_base_damage(2);
}

/// SOR_121, CR 6.3.1B: the present term is "defending unit"; the unit is in its arena.
#[test]
fn hardpoint_heavy_blaster_looks_at_the_arena_of_the_defending_unit() {
    let mut game = scenario()
        .ours([unit("Strafing Gunship").with(["Hardpoint Heavy Blaster"])])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Strafing Gunship", "AT-ST");
    game.expect_options(["AT-ST", "no"]);
    assert!(card_text("SOR_121").contains("defending unit"));
}

/// SOR_122, CR 1.8.6: the printed cost decides whether control changes.
#[test]
fn traitorous_looks_at_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Traitorous", "Traitorous"])
        .our_resources(30)
        .theirs(["Wampa", "Volunteer Soldier"])
        .action_phase();
    game.us().play_onto("Traitorous", "Wampa");
    game.expect_controller("Wampa", Side::Them).expect_upgrades("Wampa", ["Traitorous"]);
    game.them().pass();
    game.us().play_onto("Traitorous", "Volunteer Soldier");
    game.expect_controller("Volunteer Soldier", Side::Us);
}

/// SOR_122: the present terms are "attaches" and "detaches"; when it detaches, the owner has the unit again.
#[test]
fn traitorous_detached_gives_the_unit_back() {
    let mut game = scenario()
        .ours([unit("Volunteer Soldier").owned_by(Side::Them).with(["Traitorous"])])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Traitorous");
    game.expect_controller("Volunteer Soldier", Side::Them);
    let text = card_text("SOR_122");
    assert!(text.contains("attaches") && text.contains("detaches") && !text.contains("becomes"));
}

/// SOR_126, CR 1.5.4B: a card that is resourced enters play exhausted; the present term is "resource".
#[test]
fn resupply_is_resourced_exhausted() {
    let mut game = scenario().our_base("Command Center").our_resources(3).our_hand(["Resupply"]).action_phase();
    game.us().play("Resupply").expect_resources(4).expect_ready_resources(0).expect_discard([]);
    assert_eq!(card_text("SOR_126"), "Resource this event.");
}

/// SOR_115 (erratum: the mark for unique): Kallus hears only unique units.
#[test]
fn agent_kallus_hears_unique_units_only() {
    let mut game = scenario().ours(["Agent Kallus", "Wampa"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.expect_action_of(Side::Them).expect_no_keyword("Wampa", Keyword::Sentinel);
}

/// SOR_087, SOR_104, CR 6.2.1A, 7.5.17C: cards that play units play a card with Piloting as a unit only. (No set with
/// Piloting is written: the pilot gets an empty text for the story.)
#[test]
fn a_pilot_found_by_a_search_for_units_is_played_as_a_unit() {
    for (card, searches) in [("Darth Vader", true), ("U-Wing Reinforcement", false)] {
        let mut game = scenario()
            .text(r#"(id: "JTL_034")"#)
            .our_resources(30)
            .our_hand([card])
            .our_deck(["Interceptor Ace", "Repair"])
            .ours(["AT-ST"])
            .action_phase();
        game.us().play(card);
        if searches {
            game.us().resolve_first("Darth Vader");
        }
        game.us().choose("Interceptor Ace");
        game.expect_options(["play Interceptor Ace"]);
        game.us().play("Interceptor Ace");
        game.expect_upgrades("AT-ST", []).expect_exhausted("Interceptor Ace");
    }
}
