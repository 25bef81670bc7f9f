//! The Aggression cards of Shadows of the Galaxy with a second aspect, SHD_133 to SHD_159, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SHD_133: 1 damage to a unit onto which we play an upgrade, if we like; theirs do not concern him.
#[test]
fn dengar_hurts_the_unit_that_gets_our_upgrade() {
    let mut game = scenario()
        .ours(["Dengar"])
        .theirs(["Wampa"])
        .our_hand(["Academy Training"])
        .their_hand(["Academy Training"])
        .action_phase();
    game.us().play_onto("Academy Training", "Wampa");
    let mut declined = game.clone();
    game.us().yes();
    game.expect_damage("Wampa", 1).expect_hp("Wampa", 7);
    declined.us().no();
    declined.expect_damage("Wampa", 0);
    game.them().play_onto("Academy Training", "Wampa");
    game.expect_action_of(Side::Us).expect_damage("Wampa", 1);
}

/// SHD_134: whoever defeats it may draw a card.
#[test]
fn guavian_antagonizer_is_worth_a_card() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Guavian Antagonizer"]).action_phase();
    game.expect_keyword("Guavian Antagonizer", Keyword::Saboteur);
    game.us().attack("Wampa", "Guavian Antagonizer");
    game.expect_asked(Side::Us, Ask::Bounty);
    let mut declined = game.clone();
    game.us().yes().expect_hand_size(1).expect_deck_size(9);
    game.them().expect_hand_size(0);
    declined.us().no().expect_hand_size(0);
}

/// SHD_134: Saboteur: past a Sentinel, and through a Shield.
#[test]
fn guavian_antagonizer_breaks_a_shield() {
    let mut game = scenario()
        .ours(["Guavian Antagonizer"])
        .theirs([unit("Wampa").with(["Shield"]), unit("Cell Block Guard")])
        .action_phase();
    game.us().attack("Guavian Antagonizer", "Wampa");
    game.expect_upgrades("Wampa", []).expect_damage("Wampa", 2).expect_gone("Guavian Antagonizer");
}

/// SHD_135: discarded from hand this phase, it is played from the discard pile for its price.
#[test]
fn kylos_tie_silencer_comes_back_from_a_discard() {
    let mut game = scenario()
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .our_resources(2)
        .our_hand(["Kylo's TIE Silencer", "Recruit"])
        .their_hand(["Pillage"])
        .their_action_phase();
    game.them().play("Pillage").choose_player(Side::Us);
    game.us().choose("Kylo's TIE Silencer").choose("Recruit");
    game.us().use_ability("Kylo's TIE Silencer").play("Kylo's TIE Silencer").expect_ready_resources(0);
    game.expect_in_play("Kylo's TIE Silencer").expect_exhausted("Kylo's TIE Silencer");
    game.us().expect_discard(["Recruit"]);
}

/// SHD_136: Grit and Overwhelm.
#[test]
fn death_watch_loyalist_hits_harder_when_hurt() {
    let mut game =
        scenario().ours([unit("Death Watch Loyalist").damage(2)]).theirs(["Battlefield Marine"]).action_phase();
    game.expect_power("Death Watch Loyalist", 5);
    game.us().attack("Death Watch Loyalist", "Battlefield Marine");
    game.expect_gone("Battlefield Marine");
    game.them().expect_base_damage(2);
}

/// SHD_137: readied when an upgraded enemy unit is defeated, once a round.
#[test]
fn punishing_one_is_readied_by_an_upgraded_casualty() {
    let mut game = scenario()
        .ours([unit("Punishing One").exhausted(), unit("Wampa"), unit("Swoop Racer"), unit("AT-ST")])
        .theirs([unit("Greedo").with(["Experience"]), unit("Death Star Stormtrooper")])
        .theirs([unit("Cantina Braggart").with(["Experience"])])
        .action_phase();
    game.us().attack("Wampa", "Death Star Stormtrooper");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().attack("AT-ST", "Cantina Braggart").yes();
    game.expect_ready("Punishing One");
    game.them().pass();
    game.us().attack("Punishing One", "their base");
    game.them().pass();
    game.us().attack("Swoop Racer", "Greedo");
    game.them().no();
    game.expect_gone("Greedo").expect_action_of(Side::Them).expect_exhausted("Punishing One");
}

/// SHD_138: +3/+0 and Overwhelm against a unit with a Bounty; a card for a unit that he defeats.
#[test]
fn jango_fett_hunts_bounties() {
    let mut game = scenario()
        .ours(["Jango Fett, Renowned Bounty Hunter"])
        .theirs(["Wanted Insurgents", "Battlefield Marine"])
        .action_phase();
    let mut plain = game.clone();
    game.us().attack("Jango Fett", "Wanted Insurgents");
    game.expect_gone("Wanted Insurgents").expect_waiting(["Jango Fett", "Wanted Insurgents"]);
    game.us().resolve_first("Jango Fett").expect_hand_size(1).no();
    game.expect_damage("Jango Fett", 4).expect_power("Jango Fett", 3);
    game.them().expect_base_damage(2);
    plain.us().attack("Jango Fett", "Battlefield Marine").expect_hand_size(1);
    plain.expect_gone("Battlefield Marine").expect_action_of(Side::Them);
    plain.them().expect_base_damage(0);
}

/// SHD_139: readied when an enemy unit has a Bounty; his own damage is what he deals.
#[test]
fn krrsantan_deals_the_damage_on_him() {
    let table = |enemy| scenario().our_hand(["Krrsantan"]).theirs([enemy]).action_phase();
    let mut game = table("Guavian Antagonizer");
    game.us().play("Krrsantan").yes();
    game.expect_ready("Krrsantan");
    let mut game = table("Wampa");
    game.us().play("Krrsantan");
    game.expect_exhausted("Krrsantan").expect_action_of(Side::Them);
    let mut game = scenario().ours([unit("Krrsantan").damage(3)]).theirs(["Wampa", "TIE/ln Fighter"]).action_phase();
    game.us().attack("Krrsantan", "their base");
    game.expect_options(["Krrsantan", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 3);
}

/// SHD_140: Overwhelm, and an Experience token when an enemy unit has a Bounty.
#[test]
fn trandoshan_hunters_smell_a_bounty() {
    let mut game = scenario().our_hand(["Trandoshan Hunters"]).theirs(["Guavian Antagonizer"]).action_phase();
    game.us().play("Trandoshan Hunters");
    game.expect_upgrades("Trandoshan Hunters", ["Experience"]);
    game.expect_keyword("Trandoshan Hunters", Keyword::Overwhelm);
    let mut game = scenario().our_hand(["Trandoshan Hunters"]).ours(["Guavian Antagonizer"]).action_phase();
    game.us().play("Trandoshan Hunters");
    game.expect_upgrades("Trandoshan Hunters", []);
}

/// SHD_141: beside Rey his Villainy costs nothing more.
#[test]
fn kylo_ren_is_cheaper_beside_rey() {
    let table = || scenario().our_base("Death Watch Hideout").our_hand(["Kylo Ren"]).our_resources(8);
    let mut game = table().our_leader("Rey").action_phase();
    game.us().play("Kylo Ren").expect_ready_resources(2);
    let mut game = table().ours(["Rey, Keeping the Past"]).action_phase();
    game.us().play("Kylo Ren").expect_ready_resources(2);
    let mut game = table().theirs(["Rey, Keeping the Past"]).action_phase();
    game.us().play("Kylo Ren").expect_ready_resources(0);
}

/// SHD_141: +2/+0 for a unit, an Experience token besides for one without Villainy.
#[test]
fn kylo_ren_raises_a_unit() {
    let mut game =
        scenario().ours(["Kylo Ren, Killing the Past", "Battlefield Marine", "Death Trooper"]).action_phase();
    let mut villain = game.clone();
    game.us().attack("Kylo Ren", "their base").choose("Battlefield Marine");
    game.expect_power("Battlefield Marine", 6).expect_upgrades("Battlefield Marine", ["Experience"]);
    game.both_pass().nobody_resources();
    game.expect_power("Battlefield Marine", 4);
    villain.us().attack("Kylo Ren", "their base").choose("Death Trooper");
    villain.expect_power("Death Trooper", 5).expect_upgrades("Death Trooper", []);
}

/// SHD_142: he pays for an upgrade of another unit, whoever's, and wears it.
#[test]
fn pre_vizsla_buys_an_upgrade() {
    let mut game = scenario()
        .ours(["Pre Vizsla, Power Hungry"])
        .our_resources(2)
        .theirs([unit("Wampa").with(["Academy Training"]), unit("AT-ST").with(["Experience"])])
        .action_phase();
    game.us().attack("Pre Vizsla", "their base");
    game.expect_options(["Academy Training", "no"]);
    game.us().choose("Academy Training").expect_ready_resources(0);
    game.expect_upgrades("Pre Vizsla", ["Academy Training"]).expect_upgrades("Wampa", []);
    game.expect_controller("Academy Training", Side::Us);
    game.them().expect_base_damage(10);
}

/// SHD_142: what cannot be on him is defeated, paid for all the same; what has to be on a friendly unit can be.
#[test]
fn pre_vizsla_defeats_what_does_not_fit() {
    let mut game = scenario()
        .ours(["Pre Vizsla, Power Hungry"])
        .our_resources(2)
        .theirs([unit("Battle Droid").with(["Nameless Valor"]), unit("Wampa").with(["Legal Authority"])])
        .action_phase();
    let mut fits = game.clone();
    game.us().attack("Pre Vizsla", "their base").choose("Nameless Valor").expect_ready_resources(1);
    game.expect_upgrades("Pre Vizsla", []).expect_upgrades("Battle Droid", []);
    game.them().expect_discard(["Nameless Valor"]);
    fits.us().attack("Pre Vizsla", "their base").choose("Legal Authority").expect_ready_resources(0);
    fits.expect_upgrades("Pre Vizsla", ["Legal Authority"]);
}

/// SHD_143: 2 damage to the base of the player whose unit was defeated by the attack.
#[test]
fn ruthlessness_goes_on_to_the_base() {
    let mut game = scenario()
        .our_hand(["Ruthlessness"])
        .ours(["Battlefield Marine", "AT-ST"])
        .theirs(["Consular Security Force", "Swoop Racer"])
        .action_phase();
    game.us().play_onto("Ruthlessness", "Battlefield Marine");
    let mut survived = game.clone();
    game.them().pass();
    game.us().attack("Battlefield Marine", "Swoop Racer");
    game.expect_gone("Swoop Racer");
    game.them().expect_base_damage(2);
    survived.them().pass();
    survived.us().attack("Battlefield Marine", "Consular Security Force");
    survived.expect_damage("Consular Security Force", 5);
    survived.them().expect_base_damage(0);
}

/// SHD_144: the damaged unit has to attack next, and a unit.
#[test]
fn give_in_to_your_anger_makes_a_unit_attack() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["Consular Security Force", "Swoop Racer"])
        .their_hand(["Repair"])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 1).expect_action_of(Side::Them);
    game.expect_options(["Consular Security Force -> Wampa"]);
    game.them().attack("Consular Security Force", "Wampa");
    game.us().pass();
    game.expect_offered("play Repair").expect_offered("Swoop Racer -> their base".replace("their", "our").as_str());
}

/// SHD_145: up to three units attack, units only; Bounty Hunters get +2/+0.
#[test]
fn headhunting_sends_up_to_three_units() {
    let mut game = scenario()
        .our_hand(["Headhunting"])
        .ours(["Greedo", "Battlefield Marine", "Wampa", "Swoop Racer"])
        .theirs(["AT-ST", "Reinforcement Walker", "Gamorrean Guards"])
        .action_phase();
    game.us().play("Headhunting");
    game.expect_not_offered("Greedo -> their base").expect_not_offered("Wampa -> their base");
    game.us().attack("Wampa", "AT-ST");
    game.expect_not_offered("Wampa -> AT-ST");
    let mut two = game.clone();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.expect_gone("AT-ST").expect_gone("Wampa");
    // 3 and 2.
    game.us().attack("Greedo", "Reinforcement Walker");
    game.expect_damage("Reinforcement Walker", 5).expect_gone("Greedo");
    game.us().no();
    game.expect_action_of(Side::Them).expect_ready("Swoop Racer");
    two.us().no();
    two.expect_action_of(Side::Them).expect_damage("AT-ST", 4);
}

/// SHD_146: Grit.
#[test]
fn heroic_renegade_has_grit() {
    let mut game = scenario().ours([unit("Heroic Renegade").damage(2)]).action_phase();
    game.us().attack("Heroic Renegade", "their base");
    game.them().expect_base_damage(4);
}

/// SHD_147: combat damage of hers to a base may defeat a cheap upgrade.
#[test]
fn ketsu_onyo_strips_a_cheap_upgrade() {
    let mut game = scenario()
        .ours(["Ketsu Onyo"])
        .theirs([unit("Wampa").with(["Academy Training"]), unit("AT-ST").with(["Traitorous", "Experience"])])
        .action_phase();
    game.expect_keyword("Ketsu Onyo", Keyword::Saboteur);
    game.us().attack("Ketsu Onyo", "their base");
    game.expect_options(["Academy Training", "Experience", "no"]);
    game.us().choose("Academy Training");
    game.expect_upgrades("Wampa", []);
    game.them().expect_base_damage(3).expect_discard(["Academy Training"]);
}

/// SHD_148: smuggled, he is readied, and the top card of the deck takes his place; from hand he is not.
#[test]
fn cassian_andor_is_ready_when_smuggled() {
    let mut game = scenario()
        .our_leader("Sabine Wren")
        .our_resources(4)
        .our_resource_cards(["Cassian Andor, Rebellions Are Built On Hope"])
        .our_deck(["Recruit", "Greedo"])
        .action_phase();
    game.us().play("Cassian Andor").expect_ready_resources(0).expect_resources(5).expect_deck_top(["Greedo"]);
    game.expect_ready("Cassian Andor").expect_in_resources("Recruit");
    let mut game = scenario().our_hand(["Cassian Andor, Rebellions Are Built On Hope"]).action_phase();
    game.us().play("Cassian Andor");
    game.expect_exhausted("Cassian Andor");
}

/// SHD_149: Smuggle, for 5 and its two aspects.
#[test]
fn nite_owl_skirmisher_is_smuggled() {
    let table = |resources| {
        scenario()
            .our_leader("Sabine Wren")
            .our_resources(resources)
            .our_resource_cards(["Nite Owl Skirmisher"])
            .action_phase()
    };
    table(3).expect_not_offered("play Nite Owl Skirmisher");
    let mut game = table(4);
    game.us().play("Nite Owl Skirmisher").expect_ready_resources(0).expect_deck_size(9);
    game.expect_exhausted("Nite Owl Skirmisher");
    // Without the Aggression icon 2 more.
    let mut game = scenario().our_resources(6).our_resource_cards(["Nite Owl Skirmisher"]).action_phase();
    game.us().play("Nite Owl Skirmisher").expect_ready_resources(0);
}

/// SHD_150: upgraded, she may deal 2 damage to a ground unit.
#[test]
fn koska_reeves_strikes_when_upgraded() {
    let mut game =
        scenario().ours([unit("Koska Reeves").with(["Experience"])]).theirs(["Wampa", "TIE/ln Fighter"]).action_phase();
    game.us().attack("Koska Reeves", "their base");
    game.expect_options(["Koska Reeves", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
    let mut game = scenario().ours(["Koska Reeves"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Koska Reeves", "their base");
    game.expect_action_of(Side::Them);
}

/// SHD_151: Saboteur, and +2/+0 against a player with more resources.
#[test]
fn valiant_assault_ship_fights_the_rich() {
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

/// SHD_153: a different option for each discarded card.
#[test]
fn poe_dameron_improvises() {
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

/// SHD_154: a resource of ours for 5 damage to a ground unit.
#[test]
fn wrecker_blows_up_a_resource() {
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

/// SHD_155: the unit attacks with +4/+0 and Overwhelm, for 2 resources and the upgrade.
#[test]
fn heroic_resolve_is_given_up_for_an_attack() {
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

/// SHD_156: a card for us; the richer opponent discards one.
#[test]
fn cripple_authority_costs_the_rich_a_card() {
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

/// SHD_157: a card for each player with 15 or more damage on the base.
#[test]
fn bo_katan_kryze_counts_battered_bases() {
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

/// SHD_158: Overwhelm; 2 damage to each other ground unit.
#[test]
fn wild_rancor_rages_on_the_ground() {
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

/// SHD_159: each base takes as much as its player holds cards; the event itself is no longer held.
#[test]
fn the_chaos_of_war_counts_hands() {
    let mut game = scenario()
        .our_hand(["The Chaos of War", "Greedo", "Recruit"])
        .their_hand(["Wampa", "Wampa", "Wampa"])
        .action_phase();
    game.us().play("The Chaos of War").expect_base_damage(2);
    game.them().expect_base_damage(3);
}
