//! Words of cards of Shadows of the Galaxy that their main story can do without: whom a card leaves alone, what it does not
//! hear, how much and no more. Aggression, Cunning and the cards without a colour.

use testkit::{Ask, Side, scenario, unit};

/// SHD_137: an enemy's unit, and an upgraded one.
#[test]
fn punishing_one_hears_of_enemies_alone() {
    let mut game = scenario()
        .ours([unit("Punishing One").exhausted(), unit("Wampa").with(["Devotion"])])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Wampa");
    game.expect_action_of(Side::Us).expect_exhausted("Punishing One");
}

/// SHD_139, SHD_140, SHD_186: an enemy with a Bounty, not any enemy and not a unit of ours with one.
#[test]
fn hunters_look_for_a_bounty_among_the_enemies() {
    for (ours, theirs, smells) in [("Hylobon Enforcer", "Wampa", false), ("Wampa", "Hylobon Enforcer", true)] {
        let table = |card| scenario().our_hand([card]).ours([ours]).theirs([theirs]).action_phase();
        let mut game = table("Krrsantan");
        game.us().play("Krrsantan");
        if smells {
            game.expect_asked(Side::Us, Ask::May)
        } else {
            game.expect_action_of(Side::Them)
        };
        let mut game = table("Trandoshan Hunters");
        game.us().play("Trandoshan Hunters");
        game.expect_upgrades("Trandoshan Hunters", smells.then_some("Experience"));
        let mut game = table("Hunter of the Haxion Brood");
        game.us().play("Hunter of the Haxion Brood");
        game.expect_upgrades("Hunter of the Haxion Brood", smells.then_some("Shield"));
    }
}

/// SHD_141: a Villainy unit gets the power alone.
#[test]
fn kylo_ren_teaches_no_villain() {
    let mut game = scenario().ours(["Kylo Ren, Killing the Past", "AT-ST", "Wampa"]).action_phase();
    let mut other = game.clone();
    game.us().attack("Kylo Ren", "their base").choose("AT-ST");
    game.expect_power("AT-ST", 8).expect_hp("AT-ST", 7).expect_upgrades("AT-ST", []);
    other.us().attack("Kylo Ren", "their base").choose("Wampa");
    other.expect_power("Wampa", 7).expect_hp("Wampa", 6).expect_upgrades("Wampa", ["Experience"]);
}

/// SHD_141: beside Rey the penalty for Villainy is ignored, another is not.
#[test]
fn kylo_ren_is_spared_villainy_alone() {
    let table = || scenario().our_leader("Rey, More Than a Scavenger").our_hand(["Kylo Ren, Killing the Past"]);
    let mut game = table().action_phase();
    game.us().play("Kylo Ren").expect_ready_resources(12);
    let mut game = table().our_base("Death Watch Hideout").action_phase();
    game.us().play("Kylo Ren").expect_ready_resources(14);
}

/// SHD_145: what holds for the first attack holds for the second and the third: no bases, +2/+0 for Bounty Hunters alone,
/// and each may be left.
#[test]
fn headhunting_is_the_same_three_times() {
    let mut game = scenario()
        .our_hand(["Headhunting"])
        .ours(["Embo", "Wampa", "SHD_254", "Swoop Racer"])
        .theirs([unit("AT-ST").with(["Resilient"; 5])])
        .action_phase();
    game.us().play("Headhunting").attack("SHD_254", "AT-ST");
    game.expect_damage("AT-ST", 3);
    game.expect_options(["Embo -> AT-ST", "Wampa -> AT-ST", "Swoop Racer -> AT-ST", "no"]);
    let mut two = game.clone();
    game.us().attack("Wampa", "AT-ST");
    game.expect_damage("AT-ST", 3 + 4).expect_options(["Embo -> AT-ST", "Swoop Racer -> AT-ST", "no"]);
    game.us().attack("Embo", "AT-ST");
    game.expect_damage("AT-ST", 3 + 4 + 5).expect_action_of(Side::Them);
    two.us().attack("Embo", "AT-ST").no();
    two.expect_damage("AT-ST", 3 + 5).expect_action_of(Side::Them);
}

/// SHD_153: no more than three, and each option once: 2 damage to a unit or base among them.
#[test]
fn poe_dameron_does_all_three() {
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

/// SHD_154, SHD_214: a resource of ours, never one of theirs; and who may, need not.
#[test]
fn what_goes_is_a_resource_of_ours() {
    let table = |card| scenario().our_hand([card]).our_resources(9).theirs(["AT-ST"]).action_phase();
    for card in ["Wrecker, Boom!", "Frontier Trader"] {
        let mut game = table(card);
        game.us().play(card);
        game.expect_not_offered("their Underworld Thug").expect_offered("no");
        game.us().no().expect_resources(9);
        game.expect_action_of(Side::Them);
    }
}

/// SHD_164, SHD_229: 1 damage, 3 damage, and no more.
#[test]
fn so_much_damage_and_no_more() {
    let mut game = scenario().ours(["Rhokai Gunship"]).their_hand(["Vanquish"]).their_action_phase();
    game.them().play("Vanquish").choose("Rhokai Gunship");
    game.us().choose("their base");
    game.them().expect_base_damage(1);
    let mut game = scenario().our_hand(["Ma Klounkee"]).ours(["Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Ma Klounkee").choose("Greedo").choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

/// SHD_172: the player who played the card suffers: their base, their ground units.
#[test]
fn krayt_dragon_strikes_the_one_who_plays() {
    let mut game = scenario()
        .ours(["Krayt Dragon", "Wampa"])
        .theirs(["AT-ST", "Alliance X-Wing"])
        .their_hand(["Underworld Thug"])
        .third(["Swoop Racer"])
        .their_action_phase();
    game.them().play("Underworld Thug");
    game.expect_options(["AT-ST", "Underworld Thug", "their base", "no"]);
}

/// SHD_177, SHD_224: not for a Vehicle.
#[test]
fn not_for_a_vehicle() {
    let mut game =
        scenario().our_hand(["Vambrace Flamethrower", "Boba Fett's Armor"]).ours(["AT-ST", "Wampa"]).action_phase();
    for upgrade in ["Vambrace Flamethrower", "Boba Fett's Armor"] {
        game.expect_offered(&format!("play {upgrade} onto Wampa"))
            .expect_not_offered(&format!("play {upgrade} onto AT-ST"));
    }
}

/// SHD_182: a unit of our own that we defeat is no enemy.
#[test]
fn bravado_wants_an_enemy_defeated() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_hand(["Bravado", "Vanquish"])
        .our_resources(10)
        .ours(["Greedo"])
        .action_phase();
    game.us().play("Vanquish").choose("Greedo").no().expect_ready_resources(5);
    game.them().pass();
    game.us().play("Bravado").expect_ready_resources(0);
}

/// SHD_189: upgrades on enemy units are counted, ours are not; another unit is readied.
#[test]
fn slavers_freighter_counts_no_upgrades_of_ours() {
    let mut game = scenario()
        .our_hand(["Slaver's Freighter"])
        .ours([unit("Wampa").with(["Shield"; 4]).exhausted()])
        .theirs([unit("AT-ST").with(["Shield"; 3])])
        .action_phase();
    game.us().play("Slaver's Freighter");
    game.expect_action_of(Side::Them);
    let mut game = scenario()
        .our_hand(["Slaver's Freighter"])
        .ours([unit("Wampa").exhausted()])
        .theirs([unit("AT-ST").with(["Shield"; 4])])
        .action_phase();
    game.us().play("Slaver's Freighter");
    game.expect_options(["Wampa", "no"]);
}

/// SHD_190: their 4-LOM is no friend.
#[test]
fn zuckuss_raises_no_enemy() {
    let mut game = scenario().ours(["Zuckuss"]).theirs(["4-LOM", "Cell Block Guard"]).action_phase();
    game.expect_power("4-LOM", 4).expect_hp("4-LOM", 4);
    // Saboteur is his own.
    game.expect_offered("Zuckuss -> their base");
}

/// SHD_191: a unit of ours that is no leader, an enemy's unit or resource.
#[test]
fn xanadu_blood_exhausts_an_enemy_unit_or_resource() {
    let mut game = scenario()
        .our_hand(["Xanadu Blood"])
        .our_deployed_leader("Cad Bane")
        .ours(["Greedo", "Wampa"])
        .theirs(["Underworld Thug", "AT-ST"])
        .their_resources(1)
        .their_resource_cards(["Repair"])
        .action_phase();
    game.us().play("Xanadu Blood").resolve_first("Xanadu Blood");
    game.expect_options(["Greedo", "no"]);
    game.us().choose("Greedo");
    game.expect_not_offered("Wampa").expect_offered("AT-ST").expect_offered("Repair");
    game.us().choose("Repair");
    game.them().expect_ready_resources(1);
}

/// SHD_192, SHD_199: who may, need not.
#[test]
fn who_may_need_not() {
    let mut game = scenario().our_hand(["Dryden Vos"]).ours([unit("AT-ST").guarding(["Swoop Racer"])]).action_phase();
    game.us().play("Dryden Vos").resolve_first("Dryden Vos").choose("Swoop Racer").no();
    game.expect_captured("Swoop Racer").expect_action_of(Side::Them);
    let mut game = scenario().ours(["Coruscant Dissident"]).our_resources(0).our_exhausted_resources(2).action_phase();
    game.us().attack("Coruscant Dissident", "their base").no().expect_ready_resources(0);
    game.expect_action_of(Side::Them);
}

/// SHD_198: Clones alone, on the table and in the deck.
#[test]
fn omega_looks_for_clones_alone() {
    let omega = "Omega, Part of the Squad";
    let mut game = scenario().our_hand([omega]).our_deck(["Wampa", "Repair"]).action_phase();
    game.us().play("Omega").expect_hand([]).expect_ready_resources(16);
    let mut game = scenario().our_hand(["Wampa", "TWI_097"]).ours([omega]).action_phase();
    // 4, and 2 for Aggression; the first Clone of the round is still to come: 6, and no penalty.
    game.us().play("Wampa").expect_ready_resources(14);
    game.them().pass();
    game.us().play("Captain Rex").expect_ready_resources(8);
}

/// SHD_205, SHD_206, SHD_207, SHD_215: whose unit, and no leader.
#[test]
fn whose_unit_and_no_leader() {
    let table = |card| {
        scenario()
            .our_hand([card])
            .ours(["Greedo"])
            .our_deployed_leader("Luke Skywalker, Faithful Friend")
            .theirs(["Wampa", "Jawa Scavenger"])
            .their_deployed_leader("Grand Moff Tarkin")
            .action_phase()
    };
    let mut game = table("Let the Wookiee Win");
    game.us().play("Let the Wookiee Win");
    game.them().mode(2);
    game.expect_options(["Greedo", "Luke Skywalker"]);
    let mut game = table("Spare the Target");
    game.us().play("Spare the Target");
    game.expect_options(["Wampa", "Jawa Scavenger"]);
    let mut game = table("A New Adventure");
    game.us().play("A New Adventure");
    game.expect_options(["Greedo", "Wampa", "Jawa Scavenger"]);
    let mut game = table("Smuggler's Starfighter");
    game.us().play("Smuggler's Starfighter");
    game.expect_options(["Wampa", "Jawa Scavenger", "Grand Moff Tarkin"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 1).them().pass();
    game.expect_power("Wampa", 1);
    // An Underworld unit of theirs is none of ours.
    let mut game = scenario().our_hand(["Smuggler's Starfighter"]).theirs(["Greedo"]).action_phase();
    game.us().play("Smuggler's Starfighter");
    game.expect_action_of(Side::Them);
}

/// SHD_215, SHD_249, SHD_254: another unit of the kind has to be there.
#[test]
fn another_of_the_kind_has_to_be_there() {
    for card in ["Smuggler's Starfighter", "Bounty Guild Initiate", "Wookiee Warrior"] {
        let mut game = scenario().our_hand([card]).ours(["Battlefield Marine"]).theirs(["AT-ST"]).action_phase();
        game.us().play(card).expect_hand([]);
        game.expect_action_of(Side::Them);
    }
}

/// SHD_250: a Wookiee, and ours.
#[test]
fn tarfful_answers_for_wookiees_alone() {
    let mut game = scenario().ours(["Tarfful", "AT-ST"]).theirs(["Battlefield Marine", "Wampa"]).their_action_phase();
    game.them().attack("Battlefield Marine", "AT-ST");
    game.expect_damage("AT-ST", 3).expect_action_of(Side::Us);
}

/// SHD_229, SHD_232, SHD_251: whose unit, and no leader.
#[test]
fn whose_unit_may_go() {
    let table = |card| {
        scenario()
            .our_hand([card])
            .ours(["Greedo"])
            .our_deployed_leader("Cad Bane")
            .theirs(["Underworld Thug", "Death Star Stormtrooper"])
            .their_deployed_leader("Jabba the Hutt, His High Exaltedness")
            .action_phase()
    };
    let mut game = table("Ma Klounkee");
    game.us().play("Ma Klounkee");
    game.expect_options(["Greedo"]);
    let mut game = table("Relentless Pursuit");
    game.us().play("Relentless Pursuit");
    game.expect_options(["Greedo", "Cad Bane"]);
    game.us().choose("Cad Bane");
    game.expect_options(["Underworld Thug", "Death Star Stormtrooper"]);
}

/// SHD_241: a unit of ours, in the arena of the attacker.
#[test]
fn kragan_gorr_shields_a_unit_of_ours_there() {
    let mut game = scenario().ours(["Kragan Gorr", "Alliance X-Wing"]).theirs(["AT-ST", "Wampa"]).their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.expect_options(["Kragan Gorr"]);
}

/// SHD_248: our resources, not theirs.
#[test]
fn tech_gives_smuggle_to_our_side_alone() {
    let mut game = scenario().ours(["Tech"]).their_resource_cards(["Underworld Thug"]).their_action_phase();
    game.expect_not_offered("play Underworld Thug");
}

/// SHD_250: a Wookiee of theirs is none of ours.
#[test]
fn tarfful_does_not_answer_for_their_wookiees() {
    let mut game = scenario().ours(["Tarfful", "Swoop Racer"]).theirs(["Kashyyyk Defender"]).action_phase();
    game.us().attack("Swoop Racer", "Kashyyyk Defender");
    game.expect_damage("Kashyyyk Defender", 4).expect_action_of(Side::Them);
}

/// SHD_255: another card of the Underworld, not she herself.
#[test]
fn lady_proxima_does_not_hear_herself() {
    let mut game = scenario().our_hand(["Lady Proxima"]).action_phase();
    game.us().play("Lady Proxima");
    game.expect_action_of(Side::Them);
}

/// SHD_213: an enemy resource, none of ours.
#[test]
fn dj_steals_from_the_enemy() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resource_cards(["DJ"])
        .their_resources(0)
        .their_resource_cards(["Repair"])
        .action_phase();
    game.us().play("DJ");
    game.expect_options(["Repair"]);
}

/// SHD_142: when he is played, too; an upgrade on himself is not on another unit.
#[test]
fn pre_vizsla_buys_when_he_comes() {
    let mut game = scenario()
        .our_hand(["Pre Vizsla, Power Hungry"])
        .theirs([unit("Wampa").with(["Academy Training"])])
        .action_phase();
    game.us().play("Pre Vizsla").choose("Academy Training");
    game.expect_upgrades("Pre Vizsla", ["Academy Training"]);
    let mut game = scenario().ours([unit("Pre Vizsla, Power Hungry").with(["Academy Training"])]).action_phase();
    game.us().attack("Pre Vizsla", "their base");
    game.expect_action_of(Side::Them);
}

/// SHD_145: who is no Bounty Hunter gets nothing, whether first or last.
#[test]
fn headhunting_strengthens_hunters_alone() {
    let prey = unit("AT-ST").with(["Resilient"; 5]);
    let mut game = scenario()
        .our_hand(["Headhunting"])
        .ours(["Swoop Racer", "Battlefield Marine", "Wampa"])
        .theirs([prey])
        .action_phase();
    game.us().play("Headhunting").attack("Swoop Racer", "AT-ST").attack("Battlefield Marine", "AT-ST");
    game.us().attack("Wampa", "AT-ST");
    game.expect_damage("AT-ST", 4 + 3 + 4);
}

/// SHD_222, SHD_228: what is drawn is shown.
#[test]
fn what_is_found_is_shown() {
    let shown = |game: &testkit::Table| {
        let log = game.game.log.iter().flatten();
        log.filter(|entry| matches!(entry.event, testkit::Event::Revealed { .. })).count()
    };
    let prey = unit("Bib Fortuna").with(["Enticing Reward"]);
    let mut game = scenario().ours(["AT-ST"]).theirs([prey]).our_deck(["Repair", "Waylay", "Wampa"]).action_phase();
    game.us().attack("AT-ST", "Bib Fortuna").yes().choose("Repair").choose("Waylay");
    assert_eq!(shown(&game), 2);
    let mut game = scenario().our_hand(["Bounty Posting"]).our_deck(["Enticing Reward", "Repair"]).action_phase();
    game.us().play("Bounty Posting").choose("Enticing Reward");
    assert_eq!(shown(&game), 1);
}

/// SHD_230: 2 more for it and 2 less for the unit on the ground; in space neither.
#[test]
fn swoop_down_is_for_the_ground() {
    let table = || scenario().our_hand(["Swoop Down"]).ours(["Arquitens Assault Cruiser"]);
    let mut game = table().theirs([unit("AT-ST").with(["Resilient"; 5])]).action_phase();
    game.us().play("Swoop Down").attack("Arquitens Assault Cruiser", "AT-ST");
    game.expect_damage("AT-ST", 9).expect_damage("Arquitens Assault Cruiser", 4);
    let mut game = table().theirs([unit("HWK-290 Freighter").with(["Resilient"; 5])]).action_phase();
    game.us().play("Swoop Down").attack("Arquitens Assault Cruiser", "HWK-290 Freighter");
    game.expect_damage("HWK-290 Freighter", 7).expect_damage("Arquitens Assault Cruiser", 2);
}

/// SHD_239: another Bounty Hunter: his own coming readies him not.
#[test]
fn toro_calican_does_not_hear_himself() {
    let mut game = scenario().our_hand(["Toro Calican"]).action_phase();
    game.us().play("Toro Calican");
    game.expect_action_of(Side::Them).expect_exhausted("Toro Calican");
}

/// SHD_124, SHD_251: an enemy is captured, no leader.
#[test]
fn who_is_captured_is_an_enemy_and_no_leader() {
    let mut game = scenario()
        .our_hand(["Legal Authority"])
        .ours(["Wampa", "Greedo"])
        .theirs(["Underworld Thug"])
        .their_deployed_leader("Jabba the Hutt, His High Exaltedness")
        .action_phase();
    game.us().play_onto("Legal Authority", "Wampa");
    game.expect_options(["Underworld Thug"]);
    let mut game = scenario()
        .our_hand(["The Mandalorian's Rifle"])
        .ours([unit("The Mandalorian, Wherever I Go, He Goes"), unit("Greedo").exhausted()])
        .theirs([unit("Underworld Thug").exhausted()])
        .their_deployed_leader(unit("Jabba the Hutt, His High Exaltedness").exhausted())
        .action_phase();
    game.us().play_onto("The Mandalorian's Rifle", "The Mandalorian");
    game.expect_options(["Underworld Thug"]);
}
