//! Official rulings on the Cunning cards of Twilight of the Republic, as edition 8.0 answers them.

use testkit::{Ask, Keyword, Scenario, Side, scenario, unit};

/// TWI_184, CR 1.8.6: the printed cost of both counts, whatever was paid.
#[test]
fn tactical_droid_commander_looks_at_printed_costs() {
    let mut game = scenario()
        .ours(["Tactical Droid Commander", "Battle Droid", "Battle Droid"])
        .our_hand(["Hailfire Tank"])
        .theirs(["AT-ST", "Avenger", "Republic Attack Pod"])
        .action_phase();
    game.us().play("Hailfire Tank").choose("Battle Droid").choose("Battle Droid").expect_ready_resources(14);
    // 6 were paid, 8 are printed.
    game.expect_options(["Tactical Droid Commander", "Hailfire Tank", "AT-ST", "Republic Attack Pod", "no"]);
}

/// TWI_191, TWI_198, TWI_215, TWI_226, CR 8.24.1: only units in play are returned.
#[test]
fn what_returns_a_unit_takes_one_in_play() {
    let table = |card: &'static str| {
        scenario()
            .our_hand([card])
            .our_discard(["Battlefield Marine"])
            .their_discard(["Battlefield Marine"])
            .ours([unit("Cantina Braggart")])
            .theirs([unit("Jawa Scavenger")])
            .theirs([unit("Wampa").guarding(["Death Star Stormtrooper"])])
    };
    let mut escort = table("Wolf Pack Escort").action_phase();
    escort.us().play("Wolf Pack Escort");
    escort.expect_options(["Cantina Braggart", "no"]);
    let mut enfys = table("Enfys Nest, Champion of Justice").action_phase();
    enfys.us().play("Enfys Nest");
    enfys.expect_options(["Jawa Scavenger", "Wampa", "no"]);
    let mut fighter = table("Geonosis Patrol Fighter").action_phase();
    fighter.us().play("Geonosis Patrol Fighter").done();
    fighter.expect_options(["Cantina Braggart", "Jawa Scavenger", "no"]);
    let mut waylay = table("Waylay").action_phase();
    waylay.us().play("Waylay");
    waylay.expect_options(["Cantina Braggart", "Jawa Scavenger", "Wampa"]);
}

/// Nobody can be attacked: nothing is asked, and the unit stays exhausted.
fn ambushes_nobody(table: Scenario, card: &str) {
    let mut game = table.action_phase();
    game.us().play(card);
    game.expect_keyword(card, Keyword::Ambush).expect_exhausted(card).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// TWI_194, TWI_196, TWI_214, CR 7.5.5C: Ambush finds nobody in the other arena or beside bases alone.
#[test]
fn ambush_without_an_enemy_does_nothing() {
    let ahsoka = "Ahsoka Tano, Always Ready For Trouble";
    ambushes_nobody(scenario().our_hand([ahsoka]).theirs(["TIE/ln Fighter", "Alliance X-Wing"]), "Ahsoka Tano");
    ambushes_nobody(scenario().our_hand(["Plo Koon"]).theirs(["TIE/ln Fighter"]), "Plo Koon");
    ambushes_nobody(scenario().our_hand(["Hidden Sharpshooter"]), "Hidden Sharpshooter");
}

/// TWI_194, TWI_196, TWI_214, CR 7.5.5D: Ambush waits together with what else the playing of the card triggered.
#[test]
fn ambush_waits_with_when_played_abilities() {
    let hears = r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [
        Ability(When(on: [CardPlayed(by: Friendly, card: (other: true))], do: [Draw()])),
    ])])"#;
    for card in ["Ahsoka Tano, Always Ready For Trouble", "Plo Koon", "Hidden Sharpshooter"] {
        let mut game = scenario()
            .text(hears)
            .our_hand([card])
            .ours([unit("TIE/ln Fighter").with(["Resilient"])])
            .theirs(["Cantina Braggart", "Alliance X-Wing", "Alliance X-Wing"])
            .action_phase();
        game.us().play(card);
        game.expect_asked(Side::Us, Ask::WhichFirst);
        game.us().resolve_first("Ambush").attack(card, "Cantina Braggart").expect_hand_size(1);
        game.expect_gone("Cantina Braggart").expect_exhausted(card);
    }
}

/// TWI_194: her action ability is for the unit in play, not for the card in hand.
#[test]
fn ahsoka_tano_returns_only_from_play() {
    let name = "Ahsoka Tano, Always Ready For Trouble";
    let mut game = scenario().our_hand([name]).our_resource_cards([name]).our_discard([name]).action_phase();
    game.expect_not_offered("use Ahsoka Tano");
    game.us().play("Ahsoka Tano");
    game.them().pass();
    game.expect_offered("use Ahsoka Tano");
}

/// TWI_194: one of several opponents with more units is enough.
#[test]
fn ahsoka_tano_looks_for_any_opponent_with_more() {
    let name = "Ahsoka Tano, Always Ready For Trouble";
    let with = |third: &'static [&'static str]| {
        let mut game = scenario().our_hand([name]).third(third.iter().copied()).action_phase();
        game.us().play("Ahsoka Tano");
        game
    };
    with(&["Wampa", "AT-ST"]).expect_asked(Side::Us, Ask::Attack).expect_offered("Ahsoka Tano -> Wampa");
    with(&["Wampa"]).expect_action_of(Side::Them);
}

/// TWI_195, CR 1.14.3: the top card of our deck is discarded.
#[test]
fn sabine_wren_discards_the_top_card() {
    let mut game =
        scenario().ours(["Sabine Wren, You Can Count On Me"]).our_deck(["Repair", "Wampa", "AT-ST"]).action_phase();
    game.us().attack("Sabine Wren", "their base").yes().expect_discard(["Repair"]).expect_deck_top(["Wampa", "AT-ST"]);
    // Vigilance is an aspect of our base.
    game.expect_action_of(Side::Them);
    let mut empty = scenario().ours(["Sabine Wren, You Can Count On Me"]).our_deck([]).theirs(["AT-ST"]).action_phase();
    empty.us().attack("Sabine Wren", "their base");
    empty.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
}

/// TWI_195, TWI_219, CR 8.3.3A: a unit that cannot be attacked can be, with Sentinel.
#[test]
fn sentinel_reveals_who_cannot_be_attacked() {
    let sabine = unit("Sabine Wren, You Can Count On Me").exhausted();
    let mut game =
        scenario().ours([sabine, unit("Wampa")]).our_hand(["Captain Typho"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Captain Typho").choose("Sabine Wren");
    game.expect_offered("AT-ST -> Sabine Wren").expect_not_offered("AT-ST -> Wampa");
    let mut game =
        scenario().ours(["Cell Block Guard", "Wampa"]).our_hand(["On Top of Things"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("On Top of Things", "Cell Block Guard");
    game.expect_offered("AT-ST -> Cell Block Guard").expect_not_offered("AT-ST -> Wampa");
}

/// TWI_198: her power and theirs are as they are, with what changes them.
#[test]
fn enfys_nest_compares_current_power() {
    let mut game = scenario()
        .ours([unit("Enfys Nest, Champion of Justice").with(["Academy Training"])])
        .theirs([unit("AT-ST"), unit("Wampa").with(["Entrenched"])])
        .action_phase();
    game.us().attack("Enfys Nest", "their base");
    // 7 is more than 6, and no more than 4 and 3.
    game.expect_options(["AT-ST", "no"]);
}

/// TWI_199: the printed cost counts, and names have no subtitle; leader units stay.
#[test]
fn clear_the_field_reads_cost_and_name() {
    let mut game = scenario()
        .our_hand(["Clear the Field"])
        .ours([unit("Battle Droid").with(["Academy Training", "Jedi Lightsaber"])])
        .theirs(["Sabine Wren, Explosives Artist", "Sabine Wren, You Can Count On Me", "Wampa"])
        .their_deployed_leader("Sabine Wren, Galvanized Revolutionary")
        .action_phase();
    game.us().play("Clear the Field");
    game.expect_options(["Battle Droid", "Sabine Wren"]);
    game.us().choose("Sabine Wren, Explosives Artist");
    game.them().expect_hand(["Sabine Wren", "Sabine Wren"]);
    game.expect_in_play("Sabine Wren, Galvanized Revolutionary");
}

/// TWI_199: a unit in play is chosen, and only units in play return.
#[test]
fn clear_the_field_stays_in_play() {
    let mut game = scenario()
        .our_hand(["Clear the Field"])
        .our_discard(["Battlefield Marine"])
        .theirs(["Battlefield Marine"])
        .their_discard(["Battlefield Marine", "Jawa Scavenger"])
        .action_phase();
    game.us().play("Clear the Field");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.them().expect_hand(["Battlefield Marine"]).expect_discard(["Battlefield Marine", "Jawa Scavenger"]);
    game.us().expect_discard(["Clear the Field", "Battlefield Marine"]);
}

/// TWI_200 (erratum: the mark for unique): units with it are left alone, ours and theirs.
#[test]
fn creative_thinking_leaves_unique_units() {
    let mut game =
        scenario().our_hand(["Creative Thinking"]).ours(["Wampa", "Jesse"]).theirs(["Fives", "AT-ST"]).action_phase();
    game.us().play("Creative Thinking");
    game.expect_options(["Wampa", "AT-ST"]);
}

/// TWI_202, CR 8.22.1: each unit and base is as likely as any other.
#[test]
fn jar_jar_binks_is_fair() {
    let mut hits = [0; 4];
    for seed in 0..200 {
        let mut game = scenario().ours(["Jar Jar Binks"]).theirs(["AT-ST"]).seed(seed).action_phase();
        game.us().attack("Jar Jar Binks", "their base");
        let damage = |card: &str| game.game.state.card(game.card(card)).damage;
        let hit =
            [damage("Jar Jar Binks") == 2, damage("AT-ST") == 2, damage("our base") == 2, damage("their base") == 4];
        assert_eq!(hit.iter().filter(|hit| **hit).count(), 1);
        for (count, hit) in hits.iter_mut().zip(hit) {
            *count += i32::from(hit);
        }
    }
    // 50 expected of each; six standard deviations of a binomial with a quarter are 37.
    assert!(hits.iter().all(|count| (13..=87).contains(count)), "{hits:?}");
}

/// TWI_205 (erratum: the defending unit): a base has no power to lose, and other units keep theirs.
#[test]
fn clone_dive_trooper_disarms_the_defending_unit_alone() {
    let mut game = scenario()
        .ours(["Clone Dive Trooper", "Wampa", "TIE/ln Fighter"])
        .theirs(["Consular Security Force", "Battlefield Marine"])
        .action_phase();
    game.us().attack("Clone Dive Trooper", "Consular Security Force");
    // 3 less 2 defeats it still.
    game.expect_gone("Clone Dive Trooper").expect_damage("Consular Security Force", 2);
    game.expect_power("Consular Security Force", 3).expect_power("Battlefield Marine", 3);
}

/// TWI_206: power as it is, with what changes it.
#[test]
fn independent_senator_looks_at_current_power() {
    let mut game = scenario()
        .our_hand(["Heroes on Both Sides"])
        .ours(["Independent Senator"])
        .theirs([unit("Super Battle Droid"), unit("Battlefield Marine").with(["Academy Training"]), unit("Wampa")])
        .action_phase();
    let mut before = game.clone();
    before.us().use_ability("Independent Senator");
    before.expect_options(["Independent Senator", "Super Battle Droid", "Wampa"]);
    game.us().play("Heroes on Both Sides").choose("Super Battle Droid");
    game.them().pass();
    game.us().use_ability("Independent Senator");
    game.expect_options(["Independent Senator", "Wampa"]);
}

/// TWI_210: fewer resources than the printed cost were paid: a penalty may outweigh a discount, "for free" is less, and
/// nothing is less than nothing.
#[test]
fn lux_bonteri_compares_what_was_paid_with_the_printed_cost() {
    // 4 and 4 for both aspects, less 2: 6 are paid of 4.
    let mut dear = scenario()
        .ours(["Lux Bonteri"])
        .their_leader("Luke Skywalker, Faithful Friend")
        .theirs(["Battle Droid"])
        .their_hand(["Infiltrating Demolisher"])
        .their_action_phase();
    dear.them().play("Infiltrating Demolisher").choose("Battle Droid").expect_ready_resources(14);
    dear.expect_action_of(Side::Us);
    let mut free = scenario()
        .ours(["Lux Bonteri"])
        .their_hand(["U-Wing Reinforcement"])
        .their_deck(["Cantina Braggart", "Repair"])
        .their_action_phase();
    free.them().play("U-Wing Reinforcement").choose("Cantina Braggart").play("Cantina Braggart");
    free.expect_asked(Side::Us, Ask::Mode);
    let mut nothing = scenario()
        .ours(["Lux Bonteri"])
        .their_base("Jedha City")
        .their_hand(["In Pursuit"])
        .theirs(["Wampa"])
        .their_action_phase();
    nothing.them().play("In Pursuit").choose("Wampa").choose("Lux Bonteri").expect_ready_resources(20);
    nothing.expect_action_of(Side::Us);
}

/// TWI_211 (erratum: the token unit's owner), CR 7.7.4C: the unit goes back though Sly Moore is gone.
#[test]
fn sly_moores_loan_ends_without_her() {
    let mut game =
        scenario().our_hand(["Sly Moore"]).theirs(["Clone Trooper", "Wampa"]).their_hand(["Vanquish"]).action_phase();
    game.us().play("Sly Moore").choose("Clone Trooper");
    game.them().play("Vanquish").choose("Sly Moore");
    game.expect_controller("Clone Trooper", Side::Us).both_pass();
    game.expect_controller("Clone Trooper", Side::Them);
}

/// TWI_211 (erratum): a token that the opponent had taken from its owner goes to the owner, not back.
#[test]
fn sly_moores_loan_goes_to_the_owner() {
    let mut game = scenario()
        .our_hand(["Sly Moore"])
        .theirs([unit("Clone Trooper").owned_by(Side::Us), unit("Battle Droid")])
        .action_phase();
    game.us().play("Sly Moore").choose("Clone Trooper");
    game.expect_controller("Clone Trooper", Side::Us).both_pass();
    game.expect_controller("Clone Trooper", Side::Us);
}

/// TWI_213, TWI_215, CR 1.8.6: the printed cost decides, whatever is attached.
#[test]
fn captures_and_returns_look_at_the_printed_cost() {
    let theirs = || [unit("Battlefield Marine").with(["Jedi Lightsaber"]), unit("Volunteer Soldier"), unit("Wampa")];
    let mut shuttle =
        scenario().our_hand(["Sanctioner's Shuttle"]).ours(["Wampa", "AT-ST"]).theirs(theirs()).action_phase();
    shuttle.us().play("Sanctioner's Shuttle");
    shuttle.expect_options(["Battlefield Marine", "Volunteer Soldier"]);
    let mut fighter = scenario().our_hand(["Geonosis Patrol Fighter"]).theirs(theirs()).action_phase();
    fighter.us().play("Geonosis Patrol Fighter");
    fighter.expect_options(["Battlefield Marine", "Volunteer Soldier", "no"]);
}

/// TWI_227, CR 1.8.6: printed costs are compared.
#[test]
fn prisoner_of_war_compares_printed_costs() {
    let mut game = scenario()
        .our_hand(["Prisoner of War"])
        .ours([unit("Volunteer Soldier")])
        .theirs([unit("Battlefield Marine").with(["Academy Training", "Jedi Lightsaber"])])
        .action_phase();
    game.us().play("Prisoner of War").choose("Volunteer Soldier").choose("Battlefield Marine");
    game.expect_captured("Battlefield Marine").expect_count("our Battle Droid", 2);
}
