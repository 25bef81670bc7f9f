//! The Command cards of Spark of Rebellion with a second aspect, SOR_079 to SOR_107, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SOR_079: Ambush for friendly units of cost 6 or more that are no leaders.
#[test]
fn admiral_piett_gives_big_units_ambush() {
    let mut game = scenario()
        .ours(["Admiral Piett"])
        .our_hand(["AT-ST", "Wampa"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .theirs(["Wampa", "Avenger"])
        .action_phase();
    game.expect_no_keyword("Luke Skywalker", Keyword::Ambush).expect_no_keyword("Avenger", Keyword::Ambush);
    game.us().play("AT-ST");
    game.expect_options(["AT-ST -> Wampa", "no"]);
    game.us().attack("AT-ST", "Wampa");
    game.expect_gone("Wampa").expect_damage("AT-ST", 4).expect_exhausted("AT-ST");
    game.them().pass();
    game.us().play("Wampa");
    game.expect_action_of(Side::Them);
}

/// SOR_080: an Experience token for each of up to three Troopers, himself not being one.
#[test]
fn general_tagge_strengthens_up_to_three_troopers() {
    let mut game = scenario()
        .our_hand(["General Tagge"])
        .ours(["Battlefield Marine", "Death Trooper", "Cell Block Guard", "Wampa"])
        .theirs(["Echo Base Defender"])
        .action_phase();
    game.us().play("General Tagge");
    game.expect_options(["Battlefield Marine", "Death Trooper", "Cell Block Guard", "Echo Base Defender", "done"]);
    game.us().choose_each(["Battlefield Marine", "Death Trooper", "Cell Block Guard"]);
    game.expect_upgrades("Battlefield Marine", ["Experience"]).expect_upgrades("Death Trooper", ["Experience"]);
    game.expect_upgrades("Cell Block Guard", ["Experience"]).expect_action_of(Side::Them);
}

/// SOR_081: +2/+0 with six resources, ready or not.
#[test]
fn seasoned_shoretrooper_is_stronger_with_six_resources() {
    let with = |ready, exhausted| {
        let table = scenario().ours(["Seasoned Shoretrooper"]).our_resources(ready);
        table.our_exhausted_resources(exhausted).action_phase()
    };
    with(5, 0).expect_power("Seasoned Shoretrooper", 2);
    with(4, 2).expect_power("Seasoned Shoretrooper", 4).expect_hp("Seasoned Shoretrooper", 3);
}

/// SOR_082: Sentinel beside an Official unit (a leader that is not deployed is no unit).
#[test]
fn emperors_royal_guard_guards_officials() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .ours(["Emperor's Royal Guard"])
        .our_hand(["Bail Organa"])
        .theirs(["General Veers"])
        .action_phase();
    game.expect_no_keyword("Emperor's Royal Guard", Keyword::Sentinel).expect_hp("Emperor's Royal Guard", 4);
    game.us().play("Bail Organa");
    game.expect_keyword("Emperor's Royal Guard", Keyword::Sentinel);
}

/// SOR_082: +0/+1 with Emperor Palpatine, as a leader that waits, or as a unit.
#[test]
fn emperors_royal_guard_is_tougher_with_palpatine() {
    let mut game =
        scenario().our_leader("Emperor Palpatine, Galactic Ruler").ours(["Emperor's Royal Guard"]).action_phase();
    game.expect_hp("Emperor's Royal Guard", 5).expect_no_keyword("Emperor's Royal Guard", Keyword::Sentinel);
    let mut game =
        scenario().ours(["Emperor's Royal Guard", "Emperor Palpatine, Master of the Dark Side"]).action_phase();
    game.expect_hp("Emperor's Royal Guard", 5).expect_keyword("Emperor's Royal Guard", Keyword::Sentinel);
}

/// SOR_083: it may stay in the discard pile.
#[test]
fn superlaser_technician_may_stay_defeated() {
    let mut game = scenario().ours(["Superlaser Technician"]).theirs(["Wampa"]).our_resources(1).action_phase();
    game.us().attack("Superlaser Technician", "Wampa").no();
    game.us().expect_resources(1).expect_discard(["Superlaser Technician"]);
}

/// SOR_084: up to two Imperial cards of the top five; the rest goes below.
#[test]
fn grand_moff_tarkin_finds_imperial_cards() {
    let mut game = scenario()
        .our_hand(["Grand Moff Tarkin, Death Star Overseer"])
        .our_deck(["AT-ST", "Wampa", "The Emperor's Legion", "Del Meeko", "Repair", "Death Trooper"])
        .action_phase();
    game.us().play("Grand Moff Tarkin");
    game.expect_options(["AT-ST", "The Emperor's Legion", "Del Meeko", "done"]);
    game.us().choose("AT-ST").choose("The Emperor's Legion").expect_hand(["AT-ST", "The Emperor's Legion"]);
    game.us().expect_deck_top(["Death Trooper"]).expect_deck_size(4);
}

/// SOR_085: Shielded; whom his combat damage hits while he attacks is defeated; a leader is not, nor by his defence.
#[test]
fn rukh_defeats_whom_he_hits() {
    let mut game = scenario()
        .ours(["Rukh"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs(["AT-ST"])
        .theirs([unit("AT-AT Suppressor").with(["Shield"])])
        .action_phase();
    let mut leader = game.clone();
    leader.us().attack("Rukh", "Grand Moff Tarkin");
    leader.expect_damage("Grand Moff Tarkin", 3).expect_in_play("Grand Moff Tarkin");
    let mut shield = game.clone();
    shield.us().attack("Rukh", "AT-AT Suppressor");
    shield.expect_in_play("AT-AT Suppressor");
    game.us().pass();
    game.them().attack("AT-ST", "Rukh");
    game.expect_damage("AT-ST", 3).expect_in_play("AT-ST");
}

/// SOR_085: Shielded.
#[test]
fn rukh_comes_with_a_shield() {
    let mut game = scenario().our_hand(["Rukh"]).action_phase();
    game.us().play("Rukh");
    game.expect_upgrades("Rukh", ["Shield"]);
}

/// SOR_086: Sentinel for the phase, for any unit.
#[test]
fn gladiator_star_destroyer_gives_sentinel() {
    let mut game = scenario().our_hand(["Gladiator Star Destroyer"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Gladiator Star Destroyer");
    game.expect_options(["Gladiator Star Destroyer", "Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_not_offered("AT-ST -> our base").both_pass();
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}

/// SOR_087: Ambush; Villainy units of combined cost 3 or less out of the top ten cards.
#[test]
fn darth_vader_finds_villainy_units() {
    let mut game = scenario()
        .our_hand(["Darth Vader, Commanding the First Legion"])
        .our_deck(["Battlefield Marine", "Death Star Stormtrooper", "AT-ST", "Admiral Motti", "Power of the Dark Side"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Darth Vader").resolve_first("Ambush").attack("Darth Vader", "Wampa");
    game.expect_gone("Wampa").expect_options(["Death Star Stormtrooper", "Admiral Motti", "done"]);
    game.us().choose("Death Star Stormtrooper").choose("Admiral Motti");
    game.us().play("Death Star Stormtrooper").play("Admiral Motti").expect_deck_size(3);
    game.expect_in_play("Death Star Stormtrooper").expect_in_play("Admiral Motti");
}

/// SOR_088: the excess may be left out; without a defeated unit there is none.
#[test]
fn blizzard_assault_at_at_may_keep_its_excess() {
    let mut game = scenario().ours(["Blizzard Assault AT-AT"]).theirs(["Battlefield Marine", "AT-ST"]).action_phase();
    let mut base = game.clone();
    base.us().attack("Blizzard Assault AT-AT", "their base");
    base.expect_action_of(Side::Them);
    game.us().attack("Blizzard Assault AT-AT", "AT-ST");
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().no();
    game.expect_damage("Battlefield Marine", 0).expect_damage("Blizzard Assault AT-AT", 6);
}

/// SOR_089: an opponent's first event each round is paid, discarded and does nothing; the second works; ours work.
#[test]
fn relentless_blanks_the_first_enemy_event_of_a_round() {
    let mut game = scenario()
        .ours(["Relentless"])
        .our_hand(["Open Fire"])
        .theirs(["AT-ST"])
        .their_hand(["Resupply", "Open Fire"])
        .their_resources(20)
        .their_action_phase();
    game.them().play("Resupply").expect_discard(["Resupply"]).expect_resources(20).expect_ready_resources(17);
    game.us().play("Open Fire").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    game.them().play("Open Fire").choose("Relentless");
    game.expect_damage("Relentless", 4);
}

/// SOR_089: next round the first event is blank again; an event played before it came counts as the first.
#[test]
fn relentless_counts_the_events_of_each_round() {
    let mut game = scenario()
        .our_hand(["Relentless"])
        .their_hand(["Mission Briefing", "Resupply", "Resupply"])
        .their_action_phase();
    game.them().play("Mission Briefing").choose_player(Side::Them);
    game.us().play("Relentless");
    game.them().play("Resupply").expect_resources(21);
    game.both_pass().nobody_resources();
    game.us().pass();
    game.them().play("Resupply").expect_resources(21);
}

/// SOR_090: Sentinel, Overwhelm; may deal as much damage as we have resources to a unit.
#[test]
fn devastator_deals_damage_for_resources() {
    let mut game = scenario()
        .our_hand(["Devastator"])
        .our_base("Command Center")
        .our_resources(12)
        .our_exhausted_resources(1)
        .theirs([unit("Redemption").with(["Experience", "Academy Training", "Entrenched"])])
        .action_phase();
    game.us().play("Devastator");
    game.expect_options(["Devastator", "Redemption", "no"]);
    game.us().choose("Redemption");
    // 13 damage on 9, 1, 2 and 3 HP.
    game.expect_damage("Redemption", 13);
    game.expect_keyword("Devastator", Keyword::Sentinel).expect_keyword("Devastator", Keyword::Overwhelm);
}

/// SOR_091: units of ours that were defeated this phase come back, the others stay.
#[test]
fn the_emperors_legion_returns_this_phases_dead() {
    let mut game = scenario()
        .our_hand(["The Emperor's Legion"])
        .our_discard(["Battlefield Marine", "Recruit"])
        .ours(["Underworld Thug", "Swoop Racer"])
        .theirs(["AT-ST", "Avenger"])
        .action_phase();
    game.us().attack("Underworld Thug", "AT-ST");
    game.them().attack("AT-ST", "Swoop Racer");
    game.us().play("The Emperor's Legion").expect_hand(["Underworld Thug", "Swoop Racer"]);
    game.us().expect_discard(["Battlefield Marine", "Recruit", "The Emperor's Legion"]);
}

/// SOR_092: the strengthened unit deals its power, divided among any other units.
#[test]
fn overwhelming_barrage_divides_the_units_power() {
    let mut game = scenario()
        .our_hand(["Overwhelming Barrage"])
        .ours(["Wampa", "Battlefield Marine"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Overwhelming Barrage");
    game.expect_options(["Wampa", "Battlefield Marine"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7).expect_not_offered("Wampa").expect_not_offered("their base");
    game.expect_offered("Battlefield Marine");
    game.us().choose_times(4, "AT-ST").choose("TIE/ln Fighter").choose("Battlefield Marine");
    game.expect_damage("AT-ST", 4).expect_gone("TIE/ln Fighter").expect_damage("Battlefield Marine", 1);
    game.expect_damage("Wampa", 0).expect_ready("Wampa").expect_action_of(Side::Them);
}

/// SOR_093: a unit of the hand for 1 less.
#[test]
fn alliance_dispatcher_plays_a_unit_for_less() {
    let mut game = scenario()
        .ours(["Alliance Dispatcher"])
        .our_base("Command Center")
        .our_hand(["Battlefield Marine", "Repair"])
        .our_resources(1)
        .action_phase();
    game.expect_not_offered("play Battlefield Marine");
    game.us().use_ability("Alliance Dispatcher");
    game.expect_options(["play Battlefield Marine", "no"]);
    game.us().play("Battlefield Marine").expect_ready_resources(0);
    game.expect_in_play("Battlefield Marine").expect_exhausted("Alliance Dispatcher");
}

/// SOR_094: an Experience token for another friendly unit.
#[test]
fn bail_organa_gives_experience_to_a_friend() {
    let mut game = scenario().ours(["Bail Organa", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("Bail Organa");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_exhausted("Bail Organa");
}

/// SOR_096: a Rebel card of the top five, revealed; the rest goes below.
#[test]
fn mon_mothma_finds_a_rebel() {
    let mut game = scenario()
        .our_hand(["Mon Mothma"])
        .our_deck(["Wampa", "Rebel Assault", "Alliance X-Wing", "Repair", "Greedo", "Battlefield Marine"])
        .action_phase();
    game.us().play("Mon Mothma");
    game.expect_options(["Rebel Assault", "Alliance X-Wing", "done"]);
    game.us().choose("Rebel Assault").expect_hand(["Rebel Assault"]).expect_deck_top(["Battlefield Marine"]);
}

/// SOR_097: Restore 1; may deal as much damage to a unit as we have units in its arena.
#[test]
fn admiral_ackbar_counts_our_units_in_the_arena() {
    let table = || {
        scenario()
            .our_hand(["Admiral Ackbar"])
            .ours(["Wampa", "Greedo", "Alliance X-Wing"])
            .theirs(["AT-ST", "Avenger"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Admiral Ackbar");
    game.expect_offered("no");
    game.us().choose("AT-ST");
    // Himself, Wampa and Greedo.
    game.expect_damage("AT-ST", 3).expect_keyword("Admiral Ackbar", Keyword::Restore);
    let mut game = table();
    game.us().play("Admiral Ackbar").choose("Avenger");
    game.expect_damage("Avenger", 1);
}

/// SOR_098: Sentinel.
#[test]
fn echo_base_defender_is_a_sentinel() {
    let mut game = scenario().ours(["Echo Base Defender", "Wampa"]).theirs(["Greedo"]).their_action_phase();
    game.expect_offered("Greedo -> Echo Base Defender").expect_not_offered("Greedo -> Wampa");
}

/// SOR_099: Sentinel; no card is drawn when nothing returns; no leader, nothing of space.
#[test]
fn bright_hope_may_return_a_ground_unit() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .our_hand(["Bright Hope"])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Bright Hope");
    game.expect_options(["Wampa", "no"]);
    game.us().no().expect_hand([]);
    game.expect_keyword("Bright Hope", Keyword::Sentinel);
}

/// SOR_100: friendly Vehicles have +1/+1 and Ambush; he is none, and theirs get nothing.
#[test]
fn wedge_antilles_leads_vehicles() {
    let mut game = scenario()
        .ours(["Wedge Antilles", "Alliance X-Wing", "Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.expect_power("Alliance X-Wing", 3).expect_hp("Alliance X-Wing", 4).expect_power("Wampa", 4);
    game.expect_power("AT-ST", 6).expect_power("Wedge Antilles", 5);
    game.expect_keyword("Alliance X-Wing", Keyword::Ambush).expect_no_keyword("AT-ST", Keyword::Ambush);
}

/// SOR_100: a Vehicle played beside him has Ambush.
#[test]
fn wedge_antilles_lets_a_new_vehicle_ambush() {
    let mut game =
        scenario().ours(["Wedge Antilles"]).our_hand(["Alliance X-Wing"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().play("Alliance X-Wing");
    game.expect_options(["Alliance X-Wing -> TIE/ln Fighter", "no"]);
    game.us().attack("Alliance X-Wing", "TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_damage("Alliance X-Wing", 2);
}

/// SOR_101: Ambush; a unit of cost 2 or less comes back from the discard pile.
#[test]
fn rogue_squadron_skirmisher_ambushes_and_returns_a_unit() {
    let mut game = scenario()
        .our_hand(["Rogue Squadron Skirmisher"])
        .our_discard(["Greedo", "Wampa", "Recruit"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Rogue Squadron Skirmisher").resolve_first("Ambush");
    game.us().attack("Rogue Squadron Skirmisher", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_options(["Greedo"]);
    game.us().choose("Greedo").expect_hand(["Greedo"]);
}

/// SOR_102: Restore 2, Restore 1 for the others; a Heroism unit of the discard pile for 3 less.
#[test]
fn home_one_plays_from_the_discard_pile() {
    let mut game = scenario()
        .our_hand(["Home One"])
        .our_discard(["Echo Base Defender", "Wampa", "Rebel Assault"])
        .our_base("Command Center")
        .our_resources(8)
        .our_base_damage(9)
        .ours(["Underworld Thug"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Home One");
    game.expect_options(["play Echo Base Defender"]);
    game.us().play("Echo Base Defender").expect_ready_resources(0);
    game.expect_in_play("Echo Base Defender").expect_no_keyword("AT-ST", Keyword::Restore);
    game.them().pass();
    game.us().attack("Underworld Thug", "AT-ST").expect_base_damage(8);
}

/// SOR_103: each of the two attackers has +1/+0 for its own attack only.
#[test]
fn rebel_assault_strengthens_each_attacker() {
    let mut game =
        scenario().our_hand(["Rebel Assault"]).ours(["Battlefield Marine", "Alliance X-Wing"]).action_phase();
    game.us().play("Rebel Assault").attack("Battlefield Marine", "their base");
    game.expect_power("Battlefield Marine", 3).expect_power("Alliance X-Wing", 2);
    game.us().attack("Alliance X-Wing", "their base");
    game.them().expect_base_damage(7);
}

/// SOR_104: at most three units.
#[test]
fn u_wing_reinforcement_plays_three_units_at_most() {
    let mut game = scenario()
        .our_hand(["U-Wing Reinforcement"])
        .our_deck(["Underworld Thug", "Battlefield Marine", "TIE/ln Fighter", "Death Star Stormtrooper", "Repair"])
        .action_phase();
    game.us().play("U-Wing Reinforcement");
    game.expect_not_offered("Repair");
    game.us().choose_each(["Battlefield Marine", "TIE/ln Fighter", "Death Star Stormtrooper"]);
    game.expect_asked(Side::Us, Ask::Play);
    game.us().play("TIE/ln Fighter").play("Battlefield Marine").play("Death Star Stormtrooper");
    game.us().expect_deck_size(2);
    game.expect_in_play("TIE/ln Fighter").expect_exhausted("Battlefield Marine").expect_action_of(Side::Them);
}

/// SOR_105: each other friendly unit that falls may give its controller a card; he himself gives none.
#[test]
fn general_krell_lets_us_draw_for_the_fallen() {
    let mut game = scenario()
        .ours([unit("General Krell").damage(3)])
        .ours(["Underworld Thug"])
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().attack("Underworld Thug", "AT-ST").yes().expect_hand_size(1);
    game.them().attack("Wampa", "General Krell");
    game.us().expect_hand_size(1);
    game.expect_gone("General Krell").expect_action_of(Side::Us);
}

/// SOR_106: +3/+3, +2/+2, +1/+1 for three different friendly units.
#[test]
fn attack_pattern_delta_strengthens_three_units() {
    let mut game = scenario()
        .our_hand(["Attack Pattern Delta"])
        .ours(["Wampa", "Greedo", "Alliance X-Wing"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Attack Pattern Delta");
    game.expect_options(["Wampa", "Greedo", "Alliance X-Wing"]);
    game.us().choose("Greedo");
    game.expect_options(["Wampa", "Alliance X-Wing"]);
    game.us().choose("Wampa");
    game.expect_options(["Alliance X-Wing"]);
    game.us().choose("Alliance X-Wing");
    game.expect_power("Greedo", 6).expect_hp("Greedo", 4).expect_power("Wampa", 6).expect_hp("Wampa", 7);
    game.expect_power("Alliance X-Wing", 3).expect_hp("Alliance X-Wing", 4).both_pass().expect_power("Greedo", 3);
}

/// SOR_107: Experience and damage equal to power, in the order in which we choose.
#[test]
fn command_strengthens_then_strikes() {
    let mut game = scenario().our_hand(["Command"]).ours(["Wampa"]).theirs(["AT-ST", "Avenger"]).action_phase();
    game.us().play("Command").mode(1).choose("Wampa").mode(2).choose("Wampa");
    // Avenger is unique.
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 6).expect_damage("Wampa", 0).expect_power("Wampa", 6);
    game.us().expect_discard(["Command"]);
}

/// SOR_107: the event itself becomes a resource (exhausted), and a unit returns to hand.
#[test]
fn command_becomes_a_resource_and_returns_a_unit() {
    let mut game = scenario().our_hand(["Command"]).our_discard(["Wampa", "Recruit"]).our_resources(8).action_phase();
    game.us().play("Command").mode(3).mode(4);
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]).expect_discard(["Recruit"]).expect_resources(9);
    // 4, and 4 for the two icons that are not provided.
    game.us().expect_ready_resources(0);
    game.expect_in_resources("Command");
}
