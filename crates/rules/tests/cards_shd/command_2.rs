//! The Command cards of Shadows of the Galaxy, SHD_107 to SHD_132, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SHD_107: defeated, a resource of ours may go for it: it becomes one. Smuggle for 6.
#[test]
fn enterprising_lackeys_take_a_resources_place() {
    let table = || {
        scenario()
            .our_resources(2)
            .our_resource_cards(["Recruit"])
            .ours(["Enterprising Lackeys"])
            .their_hand(["Vanquish"])
            .their_action_phase()
    };
    let mut game = table();
    game.them().play("Vanquish").choose("Enterprising Lackeys");
    game.expect_options(["Underworld Thug", "Underworld Thug", "Recruit", "no"]);
    game.us().choose("Recruit").expect_resources(3).expect_discard(["Recruit"]);
    game.expect_in_resources("Enterprising Lackeys");
    let mut game = table();
    game.them().play("Vanquish").choose("Enterprising Lackeys");
    game.us().no().expect_resources(3).expect_discard(["Enterprising Lackeys"]);
}

/// SHD_108: a unit of ours for two cards.
#[test]
fn enforced_loyalty_draws_for_a_unit() {
    let mut game = scenario()
        .our_hand(["Enforced Loyalty", "Enforced Loyalty"])
        .our_deck(["Recruit", "Repair", "Wampa"])
        .ours(["Underworld Thug"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Enforced Loyalty");
    game.expect_options(["Underworld Thug"]);
    game.us().choose("Underworld Thug").expect_hand(["Enforced Loyalty", "Recruit", "Repair"]);
    game.them().pass();
    // Without a unit there are no cards.
    game.us().play("Enforced Loyalty").expect_hand(["Recruit", "Repair"]);
}

/// SHD_109: of any resources that we show, each unit is played for free, one after another; the others stay.
#[test]
fn endless_legions_plays_units_from_resources() {
    let mut game = scenario()
        .our_hand(["Endless Legions"])
        .our_resources(18)
        .our_resource_cards(["AT-ST", "Avenger", "Recruit", "Greedo"])
        .action_phase();
    game.us().play("Endless Legions").expect_ready_resources(4);
    game.us().choose("AT-ST").choose("Recruit").choose("Greedo").done();
    game.expect_options(["play AT-ST", "play Greedo"]);
    game.us().play("Greedo").play("AT-ST");
    game.expect_in_play("AT-ST").expect_in_play("Greedo").expect_in_resources("Recruit");
    game.expect_in_resources("Avenger").us().expect_resources(20);
    game.expect_action_of(Side::Them);
}

/// SHD_111: Smuggle for 3: the top card takes its place, exhausted.
#[test]
fn collections_starhopper_is_smuggled() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(3)
        .our_resource_cards(["Collections Starhopper"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("Collections Starhopper").expect_ready_resources(1).expect_resources(4);
    game.expect_in_resources("Recruit").expect_exhausted("Collections Starhopper");
}

/// SHD_112: Sentinel while we have another Command unit.
#[test]
fn gamorrean_retainer_guards_beside_another() {
    let mut game = scenario().ours(["Gamorrean Retainer", "Wampa"]).theirs(["Warzone Lieutenant"]).action_phase();
    game.expect_no_keyword("Gamorrean Retainer", Keyword::Sentinel);
    let mut game = scenario().ours(["Gamorrean Retainer", "Warzone Lieutenant"]).action_phase();
    game.expect_keyword("Gamorrean Retainer", Keyword::Sentinel);
}

/// SHD_113: played using Smuggle for 6 it gets three Experience tokens, from the hand none.
#[test]
fn privateer_crew_is_stronger_when_smuggled() {
    let table = || {
        scenario()
            .our_base("Command Center")
            .our_resources(6)
            .our_resource_cards(["Privateer Crew"])
            .our_hand(["Privateer Crew"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Privateer Crew #1").expect_ready_resources(5);
    game.expect_upgrades("Privateer Crew", []).expect_action_of(Side::Them);
    let mut game = table();
    game.us().play("Privateer Crew #2").expect_ready_resources(1);
    game.expect_upgrades("Privateer Crew", ["Experience", "Experience", "Experience"]);
}

/// SHD_114: three enemy resources are shown; those with Smuggle go, and top cards take their place.
#[test]
fn scanning_officer_finds_smuggled_goods() {
    let mut game = scenario()
        .our_hand(["Scanning Officer"])
        .their_resources(0)
        .their_resource_cards(["Privateer Crew", "Covert Strength", "Wampa"])
        .their_deck(["Recruit", "Repair", "Greedo"])
        .action_phase();
    game.us().play("Scanning Officer").choose("Privateer Crew").choose("Covert Strength").choose("Wampa");
    game.them().expect_resources(3).expect_discard(["Privateer Crew", "Covert Strength"]).expect_deck_top(["Greedo"]);
    game.expect_in_resources("Wampa").expect_in_resources("Recruit").expect_in_resources("Repair");
    game.expect_action_of(Side::Them).them().expect_ready_resources(1);
}

/// SHD_114: two resources are all that there is.
#[test]
fn scanning_officer_shows_as_many_as_there_are() {
    let mut game = scenario()
        .our_hand(["Scanning Officer"])
        .their_resources(0)
        .their_resource_cards(["Privateer Crew", "Wampa"])
        .action_phase();
    game.us().play("Scanning Officer").choose("Privateer Crew").choose("Wampa");
    game.them().expect_resources(2).expect_discard(["Privateer Crew"]);
}

/// SHD_115: defeated, a unit of cost 2 or less of the top ten cards is discarded, and may be played for free this phase.
#[test]
fn cobb_vanth_leaves_a_successor() {
    let mut game = scenario()
        .our_resources(0)
        .ours(["Cobb Vanth"])
        .theirs(["AT-ST"])
        .our_deck(["Wampa", "Battlefield Marine", "Recruit"])
        .their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.expect_options(["Battlefield Marine", "done"]);
    game.us().choose("Battlefield Marine").expect_discard(["Cobb Vanth", "Battlefield Marine"]);
    game.us().play("Battlefield Marine");
    game.expect_in_play("Battlefield Marine");
}

/// SHD_115: the permission ends with the phase.
#[test]
fn cobb_vanths_successor_comes_this_phase_or_never() {
    let mut game = scenario()
        .our_resources(0)
        .ours(["Cobb Vanth"])
        .theirs(["AT-ST"])
        .our_deck(["Battlefield Marine", "Recruit", "Recruit", "Recruit"])
        .their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.us().choose("Battlefield Marine");
    game.both_pass().nobody_resources();
    game.expect_not_offered("play Battlefield Marine");
}

/// SHD_116: worth the top card of our deck as a resource.
#[test]
fn outlaw_corona_is_worth_a_resource() {
    let mut game = scenario()
        .our_resources(2)
        .our_deck(["Recruit", "Repair"])
        .ours(["Avenger"])
        .theirs(["Outlaw Corona"])
        .action_phase();
    game.us().attack("Avenger", "Outlaw Corona");
    game.them().choose("Outlaw Corona");
    game.expect_asked(Side::Us, Ask::Bounty);
    game.us().yes().expect_resources(3).expect_deck_top(["Repair"]);
    game.expect_in_resources("Recruit");
}

/// SHD_117: costs 1 less while an enemy unit has a Bounty.
#[test]
fn reputable_hunter_is_cheaper_with_a_bounty() {
    let table = || scenario().our_base("Command Center").our_resources(3).our_hand(["Reputable Hunter"]);
    let mut game = table().theirs([unit("Wampa").with(["Public Enemy"])]).action_phase();
    game.us().play("Reputable Hunter").expect_ready_resources(1);
    let mut game = table().ours(["Clone Deserter"]).theirs(["Wampa"]).action_phase();
    game.us().play("Reputable Hunter").expect_ready_resources(0);
}

/// SHD_118: Overwhelm; another unit of ours may be exhausted for +3/+0.
#[test]
fn kihraxz_heavy_fighter_draws_power_from_another() {
    let table = || {
        scenario()
            .ours([unit("Kihraxz Heavy Fighter"), unit("Wampa"), unit("Greedo").exhausted()])
            .theirs(["TIE/ln Fighter"])
            .action_phase()
    };
    let mut game = table();
    game.us().attack("Kihraxz Heavy Fighter", "TIE/ln Fighter").choose("Wampa");
    game.expect_exhausted("Wampa").expect_power("Kihraxz Heavy Fighter", 3);
    // 6 damage for 1 HP.
    game.them().expect_base_damage(5);
    let mut game = table();
    game.us().attack("Kihraxz Heavy Fighter", "TIE/ln Fighter").no();
    game.expect_ready("Wampa").them().expect_base_damage(2);
}

/// SHD_119: Ambush, and Smuggle for 5.
#[test]
fn weequay_pirate_gang_ambushes_from_the_resources() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(4)
        .our_resource_cards(["Weequay Pirate Gang"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Weequay Pirate Gang").expect_ready_resources(0);
    game.us().attack("Weequay Pirate Gang", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_gone("Weequay Pirate Gang");
}

/// SHD_120: captures an enemy ground unit, no leader; when it leaves play the unit is free again.
#[test]
fn discerning_veteran_captures_a_ground_unit() {
    let mut game = scenario()
        .our_hand(["Discerning Veteran"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("Discerning Veteran");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_captured("AT-ST");
    game.them().play("Vanquish").choose("Discerning Veteran");
    game.expect_controller("AT-ST", Side::Them).expect_exhausted("AT-ST");
}

/// SHD_121: Ambush and Overwhelm.
#[test]
fn mercenary_company_ambushes_and_overwhelms() {
    let mut game = scenario().our_hand(["SHD_121"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Mercenary Company").attack("Mercenary Company", "Battlefield Marine");
    game.them().expect_base_damage(2);
}

/// SHD_122: Ambush; a unit that its attack defeats becomes a resource of ours.
#[test]
fn arquitens_assault_cruiser_takes_its_prey() {
    let mut game = scenario()
        .our_hand(["Arquitens Assault Cruiser"])
        .our_resources(12)
        .theirs(["Corellian Freighter"])
        .action_phase();
    game.us().play("Arquitens Assault Cruiser").attack("Arquitens Assault Cruiser", "Corellian Freighter");
    game.us().expect_resources(13);
    game.expect_in_resources("Corellian Freighter").expect_damage("Arquitens Assault Cruiser", 4);
    game.them().expect_discard([]);
}

/// SHD_122: nothing for a unit that survives, for a base, for a unit that defeats itself on it.
#[test]
fn arquitens_assault_cruiser_takes_only_what_its_attack_defeats() {
    let table = || {
        scenario()
            .our_resources(12)
            .ours(["Arquitens Assault Cruiser"])
            .theirs([unit("Avenger"), unit("TIE/ln Fighter")])
    };
    let mut game = table().action_phase();
    game.us().attack("Arquitens Assault Cruiser", "Avenger").expect_resources(12);
    let mut game = table().their_action_phase();
    game.them().attack("TIE/ln Fighter", "Arquitens Assault Cruiser");
    game.us().expect_resources(12);
    game.them().expect_discard(["TIE/ln Fighter"]);
}

/// SHD_123: its unit is worth a unit of cost 3 or less of the top five cards for free, of the top ten if it is unique.
#[test]
fn bounty_hunters_quarry_brings_a_unit() {
    let deck = [
        "Recruit",
        "Recruit",
        "Swoop Racer",
        "Wampa",
        "Recruit",
        "Battlefield Marine",
        "Recruit",
        "Recruit",
        "Recruit",
    ];
    let table = |prey| {
        scenario()
            .our_resources(0)
            .ours(["AT-ST"])
            .our_deck(deck)
            .theirs([unit(prey).with(["Bounty Hunter's Quarry"])])
            .action_phase()
    };
    let mut game = table("Underworld Thug");
    game.us().attack("AT-ST", "Underworld Thug").yes();
    game.expect_options(["Swoop Racer", "done"]);
    game.us().choose("Swoop Racer").play("Swoop Racer");
    game.expect_in_play("Swoop Racer").expect_exhausted("Swoop Racer");
    let mut game = table("Embo");
    game.us().attack("AT-ST", "Embo").yes();
    game.expect_options(["Swoop Racer", "Battlefield Marine", "done"]);
}

/// SHD_124: +0/+2, only on a unit of ours; it captures an enemy unit with less power.
#[test]
fn legal_authority_captures_a_weaker_unit() {
    let mut game = scenario()
        .our_hand(["Legal Authority"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Swoop Racer", "Battlefield Marine", "TIE/ln Fighter"])
        .action_phase();
    game.expect_not_offered("play Legal Authority onto AT-ST");
    game.us().play_onto("Legal Authority", "Wampa");
    game.expect_options(["Battlefield Marine", "TIE/ln Fighter"]);
    game.us().choose("TIE/ln Fighter");
    game.expect_captured("TIE/ln Fighter").expect_power("Wampa", 4).expect_hp("Wampa", 7);
}

/// SHD_125: its unit is worth the top card of the collector's deck as a resource.
#[test]
fn price_on_your_head_is_worth_a_resource() {
    let mut game = scenario()
        .our_resources(2)
        .our_deck(["Recruit", "Repair"])
        .ours(["Wampa"])
        .theirs([unit("Underworld Thug").with(["Price on Your Head"])])
        .action_phase();
    game.us().attack("Wampa", "Underworld Thug").yes().expect_resources(3).expect_deck_top(["Repair"]);
    game.expect_in_resources("Recruit");
}

/// SHD_126: +4/+3 for no Vehicle, without a penalty for a Mandalorian; attacking, its unit strengthens each other
/// Mandalorian of ours.
#[test]
fn the_darksaber_leads_mandalorians() {
    let mut game = scenario()
        .our_hand(["The Darksaber"])
        .our_resources(4)
        .ours(["Mandalorian Warrior", "Follower of The Way", "Wampa", "Alliance X-Wing"])
        .theirs(["Mandalorian Warrior"])
        .action_phase();
    // Command is not provided: 6 on another unit.
    game.expect_offered("play The Darksaber onto Follower of The Way");
    game.expect_not_offered("play The Darksaber onto Wampa");
    game.expect_not_offered("play The Darksaber onto Alliance X-Wing");
    game.us().play_onto("The Darksaber", "our Mandalorian Warrior").expect_ready_resources(0);
    game.expect_power("our Mandalorian Warrior", 7).expect_hp("our Mandalorian Warrior", 6).them().pass();
    game.us().attack("our Mandalorian Warrior", "their base");
    game.expect_upgrades("Follower of The Way", ["Experience"]).expect_upgrades("Wampa", []);
    game.expect_upgrades("our Mandalorian Warrior", ["The Darksaber"]);
    game.expect_upgrades("their Mandalorian Warrior", []);
}

/// SHD_126: on another unit that is no Vehicle it costs 6, and leads Mandalorians all the same.
#[test]
fn the_darksaber_may_be_anybodys() {
    let mut game = scenario()
        .our_hand(["The Darksaber"])
        .our_resources(6)
        .ours(["Mandalorian Warrior", "Wampa", "Alliance X-Wing"])
        .action_phase();
    game.expect_not_offered("play The Darksaber onto Alliance X-Wing");
    game.us().play_onto("The Darksaber", "Wampa").expect_ready_resources(0);
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.expect_upgrades("Mandalorian Warrior", ["Experience"]);
    game.them().expect_base_damage(8);
}

/// SHD_127: a Bounty Hunter, an Item or a Transport of the top ten cards; Smuggle for 3.
#[test]
fn commission_finds_a_hunter_an_item_or_a_transport() {
    let deck = ["Wampa", "Embo", "The Darksaber", "HWK-290 Freighter", "Recruit", "Swoop Racer"];
    let mut game = scenario().our_hand(["Commission"]).our_deck(deck).action_phase();
    game.us().play("Commission");
    game.expect_options(["Embo", "The Darksaber", "HWK-290 Freighter", "done"]);
    game.us().choose("The Darksaber").expect_hand(["The Darksaber"]).expect_deck_size(5);
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(2)
        .our_resource_cards(["Commission"])
        .our_deck(["Repair", "Embo"])
        .action_phase();
    // The card that takes its place is not searched any more.
    game.us().play("Commission").expect_ready_resources(0).choose("Embo").expect_hand(["Embo"]);
    game.expect_in_resources("Repair").us().expect_discard(["Commission"]);
}

/// SHD_128: two units attack, one after the other.
#[test]
fn outflank_attacks_with_two_units() {
    let mut game = scenario().our_hand(["Outflank"]).ours(["Wampa", "Swoop Racer"]).action_phase();
    game.us().play("Outflank").attack("Wampa", "their base");
    game.expect_options(["Swoop Racer -> their base"]);
    game.us().attack("Swoop Racer", "their base");
    game.them().expect_base_damage(8);
    game.expect_action_of(Side::Them);
}

/// SHD_129: a unit from the hand for its price, with Ambush for the phase; Smuggle for 2.
#[test]
fn timely_intervention_plays_with_ambush() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_hand(["Timely Intervention", "Underworld Thug"])
        .our_resources(3)
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Timely Intervention").play("Underworld Thug").expect_ready_resources(0);
    game.us().attack("Underworld Thug", "Battlefield Marine");
    game.expect_damage("Battlefield Marine", 2).expect_gone("Underworld Thug");
    let mut game = scenario()
        .our_base("Command Center")
        .our_hand(["Underworld Thug"])
        .our_resources(3)
        .our_resource_cards(["Timely Intervention"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Timely Intervention").play("Underworld Thug").no().expect_ready_resources(0);
}

/// SHD_130: +4/+4 for the phase, for any unit.
#[test]
fn moment_of_glory_lasts_a_phase() {
    let mut game = scenario().our_hand(["Moment of Glory"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Moment of Glory");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 8).expect_hp("Wampa", 9).both_pass().nobody_resources();
    game.expect_power("Wampa", 4).expect_hp("Wampa", 5);
}

/// SHD_131: a unit of ours captures an enemy unit in its arena, no leader.
#[test]
fn take_captive_captures_in_the_same_arena() {
    let mut game = scenario()
        .our_hand(["Take Captive"])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Take Captive");
    game.expect_options(["Wampa", "Alliance X-Wing"]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_captured("AT-ST").expect_action_of(Side::Them);
}

/// SHD_132: a unit of ours and one of theirs, no leaders, change sides.
#[test]
fn choose_sides_exchanges_two_units() {
    let mut game = scenario()
        .our_hand(["Choose Sides"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Underworld Thug"])
        .theirs([unit("AT-ST").damage(1).exhausted()])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Choose Sides");
    game.expect_options(["Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_controller("AT-ST", Side::Us).expect_controller("Underworld Thug", Side::Them);
    game.expect_damage("AT-ST", 1).expect_exhausted("AT-ST");
}
