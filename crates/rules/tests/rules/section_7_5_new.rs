//! Stories from section 7 of the rules: Bounty, Smuggle, Coordinate and Exploit (CR 7.5.13 to 7.5.16); written from the
//! rules alone.

use testkit::{Ask, Event, Keyword, Side, scenario, unit};

/// CR 7.5.13A: a Bounty is for the opponent of the unit's controller, when the unit is defeated.
#[test]
fn a_bounty_is_collected_when_the_unit_is_defeated() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Clone Deserter"]).action_phase();
    game.us().attack("Wampa", "Clone Deserter");
    game.expect_asked(Side::Us, Ask::Bounty);
    game.us().yes().expect_hand_size(1);
    game.them().expect_hand_size(0);
    game.expect_action_of(Side::Them);
}

/// CR 7.5.13A: and when it is captured; "you" and "your" are the one who collects.
#[test]
fn a_bounty_is_collected_when_the_unit_is_captured() {
    let mut game = scenario()
        .our_hand(["Take Captive"])
        .ours(["Wampa"])
        .theirs(["Outlaw Corona", "Clone Deserter"])
        .action_phase();
    game.us().play("Take Captive").choose("Wampa").choose("Clone Deserter").yes().expect_hand_size(1);
    game.expect_captured("Clone Deserter").expect_action_of(Side::Them);
}

/// CR 7.5.13A: a unit that returns to hand is neither.
#[test]
fn a_unit_that_returns_to_hand_leaves_no_bounty() {
    let mut game = scenario().our_hand(["Waylay"]).theirs(["Clone Deserter"]).action_phase();
    game.us().play("Waylay").choose("Clone Deserter").expect_hand_size(0);
    game.expect_action_of(Side::Them);
}

/// CR 7.5.13B: each Bounty is one by itself, also the same twice.
#[test]
fn every_bounty_of_a_unit_is_collected_by_itself() {
    let mut game =
        scenario().ours(["Wampa"]).theirs([unit("Clone Deserter").with(["Death Mark", "Death Mark"])]).action_phase();
    game.us().attack("Wampa", "Clone Deserter");
    game.expect_waiting(["Clone Deserter", "Clone Deserter", "Clone Deserter"]);
    let mut collected = 0;
    while game.game.question().is_some_and(|question| question.ask != Ask::Action) {
        match game.game.question().map(|question| question.ask) {
            Some(Ask::Bounty) => {
                collected += 1;
                game.us().yes();
            }
            _ => {
                let first = game.game.legal_actions()[0];
                game.game.play(first).expect("an option");
            }
        }
    }
    assert_eq!(collected, 3);
    game.us().expect_hand_size(1 + 2 + 2);
}

/// CR 7.5.13C: a Bounty waits in the same window as the unit's "when defeated"; the active player says whose is first.
#[test]
fn a_bounty_waits_with_when_defeated() {
    let table = || {
        let mut game = scenario().ours(["AT-ST"]).theirs(["Val", "Wampa"]).action_phase();
        game.us().attack("AT-ST", "Val");
        game.expect_asked(Side::Us, Ask::WhoFirst);
        game
    };
    let mut game = table();
    game.us().their_abilities_first();
    game.them().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience"]);
    game.us().yes().choose("Wampa");
    game.expect_damage("Wampa", 3);
    let mut game = table();
    game.us().our_abilities_first().yes().choose("Wampa");
    game.expect_damage("Wampa", 3).expect_upgrades("Wampa", []);
    game.them().choose("Wampa");
}

/// CR 7.5.13C: captured, its Bounty alone waits.
#[test]
fn capture_triggers_the_bounty_and_no_when_defeated() {
    let mut game = scenario().our_hand(["Take Captive"]).ours(["AT-ST"]).theirs(["Val", "Wampa"]).action_phase();
    game.us().play("Take Captive").choose("AT-ST").choose("Val").yes().choose("Wampa");
    game.expect_damage("Wampa", 3).expect_upgrades("Wampa", []).expect_action_of(Side::Them);
}

/// CR 7.5.13D, 7.5.13E: who resolves a Bounty has collected it, who leaves it has not.
#[test]
fn only_a_resolved_bounty_is_collected() {
    let table = || {
        let mut game =
            scenario().our_deployed_leader("Bossk").ours(["Wampa"]).theirs(["Clone Deserter"]).action_phase();
        game.us().attack("Wampa", "Clone Deserter");
        game.expect_asked(Side::Us, Ask::Bounty);
        game
    };
    let mut game = table();
    game.us().yes().expect_hand_size(1);
    game.expect_event("a bounty was collected", |event| matches!(event, Event::Collected { .. }));
    // Bossk hears it.
    game.us().yes().expect_hand_size(2);
    let mut game = table();
    game.us().no().expect_hand_size(0);
    game.expect_action_of(Side::Them);
}

/// CR 7.5.13F: a player who defeats or captures a unit of their own does not collect its Bounty: the opponent may.
#[test]
fn the_bounty_of_our_own_unit_is_for_the_opponent() {
    let mut game = scenario().our_hand(["Open Fire"]).ours(["Clone Deserter"]).action_phase();
    game.us().play("Open Fire").choose("Clone Deserter");
    game.expect_asked(Side::Them, Ask::Bounty);
    game.them().yes().expect_hand_size(1);
    game.us().expect_hand_size(0);
    game.expect_action_of(Side::Them);
}

/// CR 7.5.13F: an upgrade of ours with a Bounty on a unit of ours pays the opponent; on a unit of theirs, us.
#[test]
fn whose_unit_it_is_decides_not_whose_upgrade() {
    let mut game = scenario()
        .ours(["AT-ST", "Wampa"])
        .theirs([unit("Underworld Thug").with_upgrade_of(Side::Us, "Death Mark")])
        .action_phase();
    game.us().attack("Wampa", "Underworld Thug").yes().expect_hand_size(2);
    let mut game = scenario()
        .ours(["AT-ST"])
        .theirs([unit("Underworld Thug").with_upgrade_of(Side::Them, "Death Mark")])
        .action_phase();
    game.us().attack("AT-ST", "Underworld Thug").yes().expect_hand_size(2);
}

/// CR 7.5.13F, with three players: who defeats a unit of their own chooses the opponent.
#[test]
fn with_three_players_the_controller_chooses_who_collects_from_their_own_unit() {
    let mut game = scenario().our_hand(["Open Fire"]).ours(["Clone Deserter"]).third(["Wampa"]).action_phase();
    game.us().play("Open Fire").choose("Clone Deserter");
    game.expect_asked(Side::Us, Ask::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, Ask::Bounty);
    game.third().yes().expect_hand_size(1);
}

/// CR 7.5.13G, with three players: the opponent who defeats the unit is the one who may collect.
#[test]
fn with_three_players_the_one_who_defeats_collects() {
    let mut game = scenario().our_hand(["Open Fire"]).theirs(["Wampa"]).third(["Clone Deserter"]).action_phase();
    game.us().play("Open Fire").choose("Clone Deserter");
    game.expect_asked(Side::Us, Ask::Bounty);
    game.us().yes().expect_hand_size(1);
    let mut game = scenario()
        .our_hand(["Take Captive"])
        .ours(["Wampa"])
        .theirs(["Wampa"])
        .third(["Clone Deserter"])
        .action_phase();
    game.us().play("Take Captive").choose("our Wampa").choose("Clone Deserter");
    game.expect_asked(Side::Us, Ask::Bounty);
}

/// CR 7.5.14A: a resource is played for its Smuggle cost, which has icons of its own to provide; the top card of the
/// deck takes its place.
#[test]
fn a_resource_is_played_for_its_smuggle_cost() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_resource_cards(["Collections Starhopper"])
        .our_resources(9)
        .our_deck(["Recruit", "Repair"])
        .action_phase();
    game.us().play("Collections Starhopper").expect_resources(10).expect_deck_top(["Repair"]);
    game.expect_in_play("Collections Starhopper").expect_in_resources("Recruit").expect_action_of(Side::Them);
}

/// CR 7.5.14A: an icon of the Smuggle cost that is not provided costs 2 more; the icons of the card do not count.
#[test]
fn the_icons_of_the_smuggle_cost_are_the_ones_that_count() {
    let offered = |leader: &str, base: &str, resources: usize| {
        let mut table = scenario().our_leader(leader).our_base(base).our_resource_cards(["Tobias Beckett"]);
        table = table.our_resources(resources - 1);
        let game = table.action_phase();
        game.game.legal_actions().iter().any(|action| matches!(action, rules::Action::Play { .. }))
    };
    // A Cunning card, five with Vigilance: Capital City provides it.
    assert!(offered("Wat Tambor", "Capital City", 5) && !offered("Wat Tambor", "Capital City", 4));
    assert!(offered("Wat Tambor", "Pyke Palace", 7) && !offered("Wat Tambor", "Pyke Palace", 6));
}

/// CR 7.5.14B: a card with two Smuggle abilities may be played with either.
#[test]
fn the_cheaper_of_two_smuggle_costs_may_be_paid() {
    // Six with Command of its own; two of its cost and two more with Tech.
    let ready = |with_tech: bool| {
        let mut table = scenario()
            .our_leader("Wat Tambor")
            .our_base("Tipoca City")
            .our_resource_cards(["Privateer Crew"])
            .our_resources(9);
        if with_tech {
            table = table.ours(["Tech"]);
        }
        let mut game = table.action_phase();
        game.us().play("Privateer Crew");
        game.expect_upgrades("Privateer Crew", ["Experience", "Experience", "Experience"]);
        game.game.ready_resources(rules::Seat(0))
    };
    assert_eq!([ready(false), ready(true)], [10 - 6, 10 - 4]);
}

/// CR 7.5.14C: it is the action "play a card": the turn is over, and what counts played cards counts it.
#[test]
fn smuggling_is_playing_a_card() {
    let mut game = scenario()
        .our_resource_cards(["Covert Strength"])
        .our_hand(["Repair"])
        .our_base_damage(3)
        .theirs(["Ki-Adi-Mundi", "Wampa", "Battle Droid"])
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().play("Covert Strength").choose("Wampa");
    game.expect_asked(Side::Them, Ask::May);
    game.them().yes().expect_hand_size(2);
}

/// CR 7.5.14D: a card with Smuggle in the resources is no other than the rest to an opponent; in play it still has it.
#[test]
fn smuggle_is_hidden_among_resources_and_stays_in_play() {
    let mut game = scenario().our_resource_cards(["Collections Starhopper"]).action_phase();
    game.us().expect_sees("Collections Starhopper");
    game.them().expect_does_not_see("Collections Starhopper");
    game.us().play("Collections Starhopper");
    game.expect_keyword("Collections Starhopper", Keyword::Smuggle);
}

/// CR 7.5.14E: the card helps to pay for itself, and is the first to do so.
#[test]
fn a_smuggled_card_helps_to_pay_for_itself() {
    let table = |others: usize| {
        scenario()
            .our_leader("Wat Tambor")
            .our_base("Tipoca City")
            .our_resource_cards(["Collections Starhopper"])
            .our_resources(others)
            .action_phase()
    };
    table(1).expect_not_offered("play Collections Starhopper");
    let mut game = table(2);
    game.us().play("Collections Starhopper").expect_ready_resources(0).expect_resources(3);
    let mut game = table(3);
    game.us().play("Collections Starhopper").expect_ready_resources(1).expect_resources(4);
}

/// CR 7.5.14E: exhausted before, it can be smuggled, but helps no more.
#[test]
fn an_exhausted_resource_can_be_smuggled() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_hand(["Ryloth Militia"])
        .our_resource_cards(["Collections Starhopper"])
        .our_resources(4)
        .action_phase();
    game.us().play("Ryloth Militia").expect_ready_resources(3);
    game.them().pass();
    game.us().play("Collections Starhopper").expect_ready_resources(0).expect_resources(5);
}

/// CR 7.5.14F: a smuggled unit is played and enters play, exhausted: "when played" triggers.
#[test]
fn a_smuggled_unit_is_played() {
    let mut game = scenario().our_resource_cards(["Reckless Gunslinger"]).ours(["Poggle the Lesser"]).action_phase();
    game.us().play("Reckless Gunslinger");
    game.expect_waiting(["Poggle the Lesser", "Reckless Gunslinger"]);
    game.us().resolve_first("Reckless Gunslinger").expect_base_damage(1).yes();
    game.expect_count("Battle Droid", 1).expect_exhausted("Reckless Gunslinger");
}

/// CR 7.5.14F: a smuggled event goes to the discard pile, a smuggled upgrade onto a unit.
#[test]
fn smuggled_events_and_upgrades_go_where_they_belong() {
    let mut game = scenario()
        .our_resource_cards(["Covert Strength", "Hotshot DL-44 Blaster"])
        .ours([unit("Wampa").damage(2)])
        .action_phase();
    game.us().play("Covert Strength").choose("Wampa").expect_discard(["Covert Strength"]);
    game.them().pass();
    game.us().play_onto("Hotshot DL-44 Blaster", "Wampa").attack("Wampa", "their base");
    game.expect_upgrades("Wampa", ["Experience", "Hotshot DL-44 Blaster"]);
    game.them().expect_base_damage(4 + 1 + 2);
}

/// CR 7.5.14G: the new resource is exhausted.
#[test]
fn the_card_that_replaces_a_smuggled_one_is_exhausted() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_resource_cards(["Collections Starhopper"])
        .our_resources(2)
        .our_deck(["Privateer Crew", "Recruit"])
        .action_phase();
    game.us().play("Collections Starhopper").expect_ready_resources(0).expect_resources(3).expect_deck_size(1);
    game.expect_in_resources("Privateer Crew");
}

/// CR 7.5.14H: an empty deck replaces nothing and hurts nobody.
#[test]
fn with_an_empty_deck_a_smuggled_card_is_not_replaced() {
    let mut game =
        scenario().our_resource_cards(["Collections Starhopper"]).our_resources(9).our_deck([]).action_phase();
    game.us().play("Collections Starhopper").expect_resources(9).expect_base_damage(0);
    game.expect_in_play("Collections Starhopper");
}

/// CR 7.5.14I: what the card says about playing it holds for smuggling it, too: a discount, and Exploit.
#[test]
fn abilities_while_playing_hold_for_a_smuggled_card() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_resource_cards(["Reputable Hunter"])
        .ours(["Tech"])
        .theirs(["Clone Deserter"])
        .action_phase();
    // 3 and 2 more, 1 less for the Bounty.
    game.us().play("Reputable Hunter").expect_ready_resources(21 - 4);
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_resource_cards(["Separatist Super Tank"])
        .our_resources(4)
        .ours(["Tech", "Battle Droid", "Battle Droid", "Battle Droid"])
        .action_phase();
    // 9 and 2 more, 6 less for three units.
    game.us().play("Separatist Super Tank").choose_times(3, "Battle Droid").expect_ready_resources(0);
    game.expect_in_play("Separatist Super Tank");
}

/// CR 7.5.15A: three units of any kind that we control, in either arena, tokens and leaders among them.
#[test]
fn coordinate_counts_every_unit_that_we_control() {
    let mut game = scenario().ours(["41st Elite Corps", "Alliance X-Wing", "Battle Droid"]).action_phase();
    game.expect_hp("41st Elite Corps", 6);
    let mut game =
        scenario().our_deployed_leader("Wat Tambor").ours(["41st Elite Corps", "Battle Droid"]).action_phase();
    game.expect_hp("41st Elite Corps", 6);
    let mut game = scenario().ours(["41st Elite Corps", "Wampa"]).theirs(["AT-ST", "Greedo"]).action_phase();
    game.expect_hp("41st Elite Corps", 3);
}

/// CR 7.5.15A: it comes with the third unit and goes with it, at once.
#[test]
fn coordinate_comes_and_goes_with_the_third_unit() {
    let mut game = scenario()
        .our_hand(["Underworld Thug"])
        .ours([unit("41st Elite Corps").damage(3), unit("Wampa"), unit("Greedo")])
        .theirs(["Alliance X-Wing"])
        .their_hand(["Waylay"])
        .their_action_phase();
    game.expect_in_play("41st Elite Corps");
    game.them().play("Waylay").choose("Wampa");
    game.expect_gone("41st Elite Corps");
    let mut game = scenario().our_hand(["Underworld Thug"]).ours(["41st Elite Corps", "Wampa"]).action_phase();
    game.expect_hp("41st Elite Corps", 3);
    game.us().play("Underworld Thug");
    game.expect_hp("41st Elite Corps", 6);
}

/// CR 7.5.15A, 7.6.7: what has triggered with three units is resolved, whatever falls before.
#[test]
fn a_coordinated_ability_needs_its_units_when_it_triggers() {
    let mut game = scenario()
        .our_base_damage(9)
        .ours([unit("Morgan Elsbeth").with(["For The Republic"]), unit("Wampa"), unit("Battle Droid")])
        .action_phase();
    // Restore 1 of her own, 2 of the upgrade.
    game.us().attack("Morgan Elsbeth", "their base").resolve_first("Morgan Elsbeth").choose("Battle Droid");
    game.us().expect_base_damage(6);
}

/// CR 7.5.15B: two Coordinate abilities of one unit are two.
#[test]
fn a_unit_may_have_several_coordinate_abilities() {
    let mut game = scenario()
        .our_base_damage(5)
        .ours([unit("Infantry of the 212th").with(["For The Republic"]), unit("Wampa"), unit("Greedo")])
        .action_phase();
    game.expect_keyword("Infantry of the 212th", Keyword::Sentinel);
    game.expect_keyword("Infantry of the 212th", Keyword::Restore);
    game.us().attack("Infantry of the 212th", "their base").expect_base_damage(3);
}

/// CR 7.5.15B: the same ability twice counts twice.
#[test]
fn the_same_coordinate_ability_twice_counts_twice() {
    let mut game = scenario()
        .our_base_damage(9)
        .ours([unit("Wampa").with(["For The Republic", "For The Republic"]), unit("AT-ST"), unit("Greedo")])
        .action_phase();
    game.us().attack("Wampa", "their base").expect_base_damage(5);
}

/// CR 7.5.15C: with two units, the unit still has Coordinate, though not what follows it.
#[test]
fn coordinate_is_there_although_inactive() {
    let mut game = scenario().ours(["Infantry of the 212th"]).action_phase();
    game.expect_keyword("Infantry of the 212th", Keyword::Coordinate);
    game.expect_no_keyword("Infantry of the 212th", Keyword::Sentinel);
}

/// CR 7.5.16A: any number up to X, none among them; 2 less for each.
#[test]
fn exploit_is_optional_and_up_to_its_number() {
    let table = || {
        let mut game = scenario()
            .our_leader("Nute Gunray")
            .our_hand(["Droideka Security"])
            .ours(["Battle Droid", "Wampa", "Greedo"])
            .action_phase();
        game.us().play("Droideka Security");
        game.expect_asked(Side::Us, Ask::Exploit).expect_options(["Battle Droid", "Wampa", "Greedo", "done"]);
        game
    };
    table().us().done().expect_ready_resources(20 - 6);
    table().us().choose("Wampa").done().expect_ready_resources(20 - 4);
    let mut game = table();
    game.us().choose("Wampa").choose("Battle Droid").expect_ready_resources(20 - 2);
    // No third one.
    game.expect_in_play("Greedo").expect_gone("Wampa").expect_action_of(Side::Them);
}

/// CR 7.5.16A: a leader unit is a unit, too; a unit of theirs is none of ours.
#[test]
fn a_leader_unit_may_be_exploited() {
    let mut game =
        scenario().our_deployed_leader("Nute Gunray").our_hand(["Droideka Security"]).theirs(["Wampa"]).action_phase();
    game.us().play("Droideka Security");
    game.expect_options(["Nute Gunray", "done"]);
    game.us().choose("Nute Gunray").expect_ready_resources(16);
    game.expect_in_base_zone("Nute Gunray").expect_exhausted("Nute Gunray");
}

/// CR 7.5.16B: the numbers of several sources are added.
#[test]
fn exploit_stacks() {
    let mut game = scenario()
        .our_leader("Count Dooku, Face of the Confederacy")
        .our_base("Capital City")
        .our_hand(["Droideka Security"])
        .our_resources(0)
        .ours(["Battle Droid", "Battle Droid", "Battle Droid", "Battle Droid"])
        .action_phase();
    game.expect_not_offered("play Droideka Security");
    game.us().use_ability("Count Dooku").play("Droideka Security").choose_times(3, "Battle Droid");
    game.expect_count("Battle Droid", 1).expect_in_play("Droideka Security").expect_action_of(Side::Them);
}

/// CR 7.5.16C, 6.2.3A: it lowers a cost that the aspect penalty has raised, not below 0.
#[test]
fn exploit_lowers_the_cost_with_the_penalty() {
    // 6 and 2 for Vigilance.
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_hand(["Droideka Security"])
        .our_resources(4)
        .ours(["Battle Droid", "Battle Droid"])
        .action_phase();
    game.us().play("Droideka Security").choose_times(2, "Battle Droid").expect_ready_resources(0);
    let mut game = scenario()
        .our_leader("Count Dooku, Face of the Confederacy")
        .our_hand(["Obedient Vanguard"])
        .our_base("Tipoca City")
        .our_resources(3)
        .ours(["Battle Droid"])
        .action_phase();
    game.us().use_ability("Count Dooku").play("Obedient Vanguard").choose("Battle Droid").expect_ready_resources(3);
}

/// CR 7.5.16C, 6.2.4A: without the resources for the full cost so many units must be exploited that the rest can be
/// paid; with too few units the card cannot be played at all.
#[test]
fn exploit_may_be_needed_to_pay() {
    let table = |droids: usize| {
        scenario()
            .our_leader("Nute Gunray")
            .our_hand(["Droideka Security"])
            .our_resources(3)
            .ours(std::iter::repeat_n("Battle Droid", droids))
            .action_phase()
    };
    table(1).expect_not_offered("play Droideka Security");
    let mut game = table(3);
    game.us().play("Droideka Security");
    game.expect_not_offered("done");
    game.us().choose("Battle Droid");
    game.expect_not_offered("done");
    game.us().choose("Battle Droid").expect_ready_resources(1);
}

/// CR 7.5.16D: what the exploited units trigger waits until the card is played, with its "when played".
#[test]
fn what_exploited_units_trigger_waits_with_when_played() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_hand(["Osi Sobeck"])
        .ours(["Wartime Trade Official", "Obedient Vanguard"])
        .theirs(["Greedo", "Vanguard Infantry"])
        .action_phase();
    game.us().play("Osi Sobeck").choose("Wartime Trade Official");
    game.expect_count("Battle Droid", 0);
    game.us().choose("Obedient Vanguard");
    game.expect_in_play("Osi Sobeck").expect_waiting(["Wartime Trade Official", "Obedient Vanguard", "Osi Sobeck"]);
    // In the order that we choose: the Vanguard last finds the new Battle Droid.
    game.us().resolve_first("Wartime Trade Official");
    game.expect_count("our Battle Droid", 1);
    game.us().resolve_first("Osi Sobeck").choose("Greedo");
    game.expect_captured("Greedo").expect_options(["Battle Droid", "Vanguard Infantry", "no"]);
    game.us().choose("Battle Droid");
    game.expect_power("Battle Droid", 3).expect_action_of(Side::Them);
}

/// CR 7.5.16D: with an event, until the event is resolved.
#[test]
fn what_exploited_units_trigger_waits_for_the_event() {
    let mut game = scenario()
        .our_hand(["The Invasion of Christophsis"])
        .ours(["Vanguard Infantry", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("The Invasion of Christophsis").choose("Vanguard Infantry").done();
    game.expect_gone("AT-ST").expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}
