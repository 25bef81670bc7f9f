//! Official rulings on the Aggression cards of Shadows of the Galaxy without a second aspect, SHD_160 to SHD_182.

use testkit::{Ask, Side, scenario, unit};

/// SHD_161, CR 11.4.2: with several opponents its controller says who takes it.
#[test]
fn stolen_landspeeder_goes_to_a_chosen_opponent() {
    let mut game = scenario().our_hand(["Stolen Landspeeder"]).third(["Swoop Racer"]).action_phase();
    game.us().play("Stolen Landspeeder");
    game.expect_asked(Side::Us, Ask::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_controller("Stolen Landspeeder", Side::Third);
}

/// SHD_161: given Ambush, it attacks first or changes sides first, as we like; having changed sides it does not attack
/// for us.
#[test]
fn stolen_landspeeder_with_ambush() {
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

/// SHD_161: its bounty is for its owner alone: to another it is not even offered, defeated or spared; it stays where it is.
#[test]
fn stolen_landspeeder_is_worth_nothing_to_others() {
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

/// SHD_163: the erratum: a card that somebody else picks from a hand counts, too.
#[test]
fn migs_mayfeld_hears_a_card_taken_by_an_opponent() {
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

/// SHD_172, CR 1.8.6: the printed cost is dealt, not what was paid.
#[test]
fn krayt_dragon_deals_the_printed_cost() {
    let mut game = scenario()
        .ours(["Krayt Dragon"])
        .their_base("Jabba's Palace")
        .their_resource_cards(["Jetpack"])
        .theirs(["Battlefield Marine"])
        .their_action_phase();
    game.them().play_onto("Jetpack", "Battlefield Marine").expect_ready_resources(17);
    game.them().our_abilities_first();
    game.us().choose("their base");
    game.them().expect_base_damage(2);
}

/// SHD_172: the card that defeats it triggers it as well.
#[test]
fn krayt_dragon_strikes_from_the_grave() {
    let mut game = scenario().ours(["Krayt Dragon"]).their_hand(["Vanquish"]).their_action_phase();
    game.them().play("Vanquish").choose("Krayt Dragon");
    game.expect_gone("Krayt Dragon").expect_asked(Side::Us, Ask::Target);
    game.us().choose("their base");
    game.them().expect_base_damage(5);
}

/// SHD_173, SHD_209, SHD_222: what the icon says, the text says: a unit or upgrade is unique by its printed icon; the
/// erratum is one of words.
#[test]
fn guild_target_looks_at_the_printed_icon() {
    for (target, damage) in [("Battlefield Marine", 2), ("Bib Fortuna", 3)] {
        let mut game = scenario()
            .ours(["AT-ST"])
            .theirs([unit(target).with(["Guild Target"])])
            .their_base_damage(0)
            .action_phase();
        game.us().attack("AT-ST", target).yes().choose("our base").expect_base_damage(damage);
    }
}

/// SHD_174: smuggled onto a ready unit, the attack has to be made; an exhausted one makes none.
#[test]
fn hotshot_dl_44_blaster_has_to_attack() {
    let table = || scenario().our_base("Jabba's Palace").our_resource_cards(["Hotshot DL-44 Blaster"]);
    let mut game = table().ours(["Wampa"]).action_phase();
    game.us().play_onto("Hotshot DL-44 Blaster", "Wampa");
    game.expect_options(["Wampa -> their base"]);
    let mut game = table().ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play_onto("Hotshot DL-44 Blaster", "Wampa");
    game.expect_action_of(Side::Them);
}

/// SHD_174, CR 6.3.0B: smuggled onto an enemy unit it attacks with nobody.
#[test]
fn hotshot_dl_44_blaster_on_an_enemy_is_quiet() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resource_cards(["Hotshot DL-44 Blaster"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play_onto("Hotshot DL-44 Blaster", "Wampa");
    game.expect_power("Wampa", 6).expect_action_of(Side::Them);
}

/// SHD_177, CR 8.4.5: a unit may get more than it has HP, and all of it is dealt at once.
#[test]
fn vambrace_flamethrower_may_deal_more_than_needed() {
    let mut game = scenario()
        .ours([unit("AT-AT Suppressor"), unit("Battlefield Marine").with(["Vambrace Flamethrower"])])
        .theirs(["Cell Block Guard", "Death Star Stormtrooper", "Viper Probe Droid"])
        .action_phase();
    let mut spread = game.clone();
    game.us().attack("Battlefield Marine", "Cell Block Guard").choose_times(3, "Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper").expect_in_play("Viper Probe Droid");
    // The Stormtrooper does not fall before all 3 are assigned.
    spread.us().attack("Battlefield Marine", "Cell Block Guard").choose("Death Star Stormtrooper");
    spread.expect_in_play("Death Star Stormtrooper").expect_offered("Death Star Stormtrooper");
    spread.us().choose_times(2, "Viper Probe Droid");
    spread.expect_gone("Death Star Stormtrooper").expect_gone("Viper Probe Droid");
}

/// SHD_177: 3 damage is dealt by the one who says yes, no less.
#[test]
fn vambrace_flamethrower_deals_all_of_it() {
    let mut game =
        scenario().ours([unit("Battlefield Marine").with(["Vambrace Flamethrower"])]).theirs(["Wampa"]).action_phase();
    game.us().attack("Battlefield Marine", "their base").choose("Wampa");
    game.expect_options(["Wampa"]);
    game.us().choose_times(2, "Wampa");
    game.expect_damage("Wampa", 3);
}

/// SHD_179: a damaged unit that is ready has to attack; without one nothing happens.
#[test]
fn desperate_attack_has_to_be_made() {
    let mut game = scenario()
        .our_hand(["Desperate Attack"])
        .ours([unit("Wampa").damage(1), unit("AT-ST").damage(1).exhausted()])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().play("Desperate Attack");
    game.expect_options(["Wampa -> Swoop Racer", "Wampa -> their base"]);
    let mut game = scenario()
        .our_hand(["Desperate Attack"])
        .ours([unit("AT-ST").damage(1).exhausted(), unit("Wampa")])
        .action_phase();
    game.us().play("Desperate Attack");
    game.expect_action_of(Side::Them);
}

/// SHD_182: a unit of ours that defends has defeated its attacker; so has an ability that we resolve, a bounty too.
#[test]
fn bravado_counts_whatever_we_defeat_with() {
    let table = || scenario().our_base("Death Watch Hideout").our_hand(["Bravado"]).our_resources(3);
    let mut game = table().ours(["AT-ST"]).theirs(["Swoop Racer"]).their_action_phase();
    game.them().attack("Swoop Racer", "AT-ST");
    game.expect_gone("Swoop Racer").expect_offered("play Bravado");
    // They defeat their own units: the first is their doing, the second is the work of the bounty that we collect.
    let mut game = table().ours(["AT-ST"]).theirs(["Swoop Racer"]).their_hand(["Open Fire"]).their_action_phase();
    game.them().play("Open Fire").choose("Swoop Racer");
    game.expect_gone("Swoop Racer").expect_not_offered("play Bravado");
    let mut game = table()
        .ours(["AT-ST"])
        .theirs([unit("Wanted Insurgents"), unit("Viper Probe Droid")])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Wanted Insurgents");
    game.us().yes().choose("Viper Probe Droid");
    game.expect_gone("Viper Probe Droid").expect_offered("play Bravado");
    // CR 1.18.1A goes before the ruling: what an enemy unit defeats is defeated by its controller, whoever's event it was.
    let mut game = table()
        .our_hand(["Caught in the Crossfire"])
        .our_resources(9)
        .theirs([unit("Wampa"), unit("Viper Probe Droid")])
        .action_phase();
    game.us().play("Caught in the Crossfire").choose("Wampa").choose("Viper Probe Droid");
    game.expect_gone("Viper Probe Droid");
    game.them().pass();
    game.us().expect_ready_resources(3);
    game.expect_not_offered("play Bravado");
}
