//! Stories from corners of sections 1, 4, 5 and 6 of the rules, where two rules meet; written from the rules alone.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// CR 1.7.4: resources may be put in another order before one is chosen: the one taken back need not be a ready one.
#[test]
fn a_resource_taken_back_need_not_be_ready() {
    let mut game = scenario()
        .our_base("Administrator's Tower")
        .our_leader("Han Solo, Audacious Smuggler")
        .our_resources(7)
        .our_hand(["Wampa", "Lando Calrissian"])
        .our_deck(["Greedo", "Greedo"])
        .regroup_phase();
    game.us().choose("Wampa");
    game.them().no();
    game.us().play("Lando Calrissian").expect_ready_resources(2);
    game.us().choose("Wampa").choose_none().expect_ready_resources(2).expect_resources(7);
}

/// CR 1.16.5B, 4.10.2: an upgrade on an enemy unit is still ours: a second copy of it is one too many.
#[test]
fn unique_upgrades_count_wherever_they_are_attached() {
    let mut game = scenario()
        .ours(["Swoop Racer"])
        .theirs([unit("Wampa").with_upgrade_of(Side::Us, "Luke's Lightsaber")])
        .our_hand(["Luke's Lightsaber"])
        .action_phase();
    game.us().play_onto("Luke's Lightsaber", "Swoop Racer");
    game.expect_asked(Side::Us, Ask::Unique);
    let on = game.game.state.upgrades(game.card("Wampa")).next().expect("an upgrade");
    game.game.play(rules::Action::Card(on)).expect("it may be chosen");
    game.expect_upgrades("Wampa", []).expect_upgrades("Swoop Racer", ["Luke's Lightsaber"]);
    game.us().expect_discard(["Luke's Lightsaber"]);
    // Two players' copies are not too many.
    let mut game = scenario()
        .ours(["Swoop Racer"])
        .theirs([unit("Wampa").with(["Luke's Lightsaber"])])
        .our_hand(["Luke's Lightsaber"])
        .action_phase();
    game.us().play_onto("Luke's Lightsaber", "Swoop Racer");
    game.expect_action_of(Side::Them);
}

/// CR 1.5.2E, 3.7.3, 4.7.2: upgrades return to their own owners' hands, tokens to nobody's.
#[test]
fn upgrades_return_to_their_owners() {
    let mut game = scenario()
        .theirs([unit("Wampa").with(["Academy Training", "Shield"]).with_upgrade_of(Side::Us, "Entrenched")])
        .our_hand(["Bamboozle"])
        .action_phase();
    game.us().play("Bamboozle").choose("Wampa").expect_hand(["Entrenched"]);
    game.them().expect_hand(["Academy Training"]);
    game.expect_exhausted("Wampa").expect_upgrades("Wampa", []);
}

/// CR 5.3.1, 5.4.1C: "this phase" is over with the action phase: what falls in the regroup phase fell in another.
#[test]
fn what_falls_in_the_regroup_phase_did_not_fall_in_the_next_phase() {
    let mut game = scenario()
        .our_hand(["Sneak Attack", "Swoop Racer", "The Emperor's Legion"])
        .our_leader("Iden Versio, Inferno Squad Commander")
        .action_phase();
    game.us().play("Sneak Attack").play("Swoop Racer");
    game.both_pass();
    game.expect_in_discard("Swoop Racer").nobody_resources();
    game.us().play("The Emperor's Legion");
    game.expect_in_discard("Swoop Racer");
}

/// CR 5.4.1C: what was defeated, played or attacked "this phase" is forgotten in the next.
#[test]
fn what_happened_this_phase_is_forgotten_in_the_next() {
    let mut game = scenario()
        .our_leader("Iden Versio, Inferno Squad Commander")
        .our_base_damage(5)
        .ours(["Wampa"])
        .theirs(["Vanguard Infantry"])
        .our_hand(["Medal Ceremony"])
        .action_phase();
    game.us().attack("Wampa", "Vanguard Infantry");
    game.them().choose("Wampa");
    game.both_pass().nobody_resources();
    game.us().use_ability("our leader").expect_base_damage(5);
}

/// CR 5.4.1C, 7.7.3E: effects that end together end at the same time: nobody falls in between.
#[test]
fn effects_that_end_together_end_at_once() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").damage(2)])
        .our_hand(["Tactical Advantage"])
        .their_hand(["Make an Opening"])
        .action_phase();
    game.us().play("Tactical Advantage").choose("Battlefield Marine");
    game.them().play("Make an Opening").choose("Battlefield Marine");
    game.expect_hp("Battlefield Marine", 3).expect_in_play("Battlefield Marine");
    game.both_pass();
    game.expect_in_play("Battlefield Marine").expect_hp("Battlefield Marine", 3);
}

/// CR 1.3.3: bases that cannot be healed are healed by nothing, and nothing counts as healed.
#[test]
fn a_base_that_cannot_be_healed_is_not() {
    let mut game =
        scenario().ours(["Wolffe", "Regional Sympathizers"]).our_base_damage(8).our_hand(["Redemption"]).action_phase();
    game.us().attack("Wolffe", "their base");
    game.them().pass();
    game.us().attack("Regional Sympathizers", "their base").expect_base_damage(8);
    game.them().pass();
    game.us().play("Redemption");
    while game.game.question().is_some_and(|question| question.ask != Ask::Action) {
        game.us().choose_none();
    }
    game.expect_damage("Redemption", 0);
    game.us().expect_base_damage(8);
}

/// CR 1.5.2A, 4.8.1: our unit that fell on their side fell this phase, and lies in our pile.
#[test]
fn a_unit_that_fell_elsewhere_is_in_its_owners_pile() {
    let mut game = scenario()
        .theirs([unit("Swoop Racer").owned_by(Side::Us)])
        .our_hand(["Vanquish", "The Emperor's Legion"])
        .action_phase();
    game.us().play("Vanquish").choose("Swoop Racer").expect_discard(["Vanquish", "Swoop Racer"]);
    game.them().pass();
    game.us().play("The Emperor's Legion").expect_hand(["Swoop Racer"]);
}

/// CR 1.10.5, 6.3.3: what counts while attacking does not count for an event's damage.
#[test]
fn raid_counts_in_attacks_only() {
    let mut game = scenario()
        .ours(["Green Squadron A-Wing"])
        .theirs(["Consular Security Force"])
        .our_hand(["Strike True"])
        .action_phase();
    game.expect_power("Green Squadron A-Wing", 1);
    game.us().play("Strike True").choose("Green Squadron A-Wing").choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 1);
}

/// CR 6.3.3, 7.5.8B: Raid from several sources adds up.
#[test]
fn raid_adds_up() {
    let mut game = scenario()
        .our_deployed_leader("IG-88")
        .ours(["Green Squadron A-Wing", "Red Three"])
        .our_hand(["Rallying Cry"])
        .action_phase();
    game.us().play("Rallying Cry");
    game.them().pass();
    // 1, and Raid 2, 1 of IG-88, 1 of Red Three, 2 of the event.
    game.us().attack("Green Squadron A-Wing", "their base");
    game.them().expect_base_damage(7);
}

/// CR 3.4.6, 1.5.2D: a leader unit cannot be taken, returned or defeated by what says "non-leader".
#[test]
fn leader_units_are_no_targets_for_what_names_others() {
    for event in ["Waylay", "Vanquish", "Change of Heart"] {
        let mut game = scenario().their_deployed_leader("IG-88").theirs(["Wampa"]).our_hand([event]).action_phase();
        game.us().play(event);
        game.expect_options(["Wampa"]);
    }
}

/// CR 1.5.5D, 4.2.2: a leader that falls leaves its upgrades to the discard pile and its damage behind.
#[test]
fn a_fallen_leader_leaves_everything_behind() {
    let mut game = scenario()
        .our_deployed_leader(unit("IG-88").damage(3).with(["Academy Training", "Shield"]))
        .their_hand(["Superlaser Blast"])
        .their_action_phase();
    game.them().play("Superlaser Blast");
    game.expect_in_base_zone("IG-88").expect_damage("our leader", 0).expect_gone("Academy Training");
    game.us().expect_discard(["Academy Training"]);
}

/// CR 1.5.2D, 5.5.1A: a borrowed unit that left play in between is nobody's to give back.
#[test]
fn a_borrowed_unit_that_left_play_is_not_given_back() {
    let mut game = scenario().theirs(["Wampa"]).our_hand(["Change of Heart"]).their_hand(["Waylay"]).action_phase();
    game.us().play("Change of Heart").choose("Wampa");
    game.them().play("Waylay").choose("Wampa").expect_hand(["Wampa"]);
    game.us().pass();
    game.them().play("Wampa");
    game.both_pass();
    game.expect_controller("Wampa", Side::Them);
}

/// CR 1.7.1, 1.5.4F: resources are counted ready or not.
#[test]
fn exhausted_resources_are_counted() {
    let table = |exhausted| {
        scenario().ours(["Seasoned Shoretrooper"]).our_resources(1).our_exhausted_resources(exhausted).action_phase()
    };
    table(5).expect_power("Seasoned Shoretrooper", 4);
    table(4).expect_power("Seasoned Shoretrooper", 2);
}

/// CR 1.15.5B, 1.15.6D: the phase goes on until the other player passes, whoever passed before.
#[test]
fn a_pass_before_the_initiative_was_taken_does_not_end_the_phase() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Greedo", "Swoop Racer"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().pass();
    game.expect_asked(Side::Us, Ask::Resource);
    let mut game = scenario().ours(["Wampa"]).theirs(["Greedo", "Swoop Racer"]).action_phase();
    game.us().pass();
    game.them().attack("Greedo", "our base");
    game.us().take_initiative();
    game.them().attack("Swoop Racer", "our base");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.expect_asked(Side::Us, Ask::Resource);
}

/// CR 6.3.2B, 7.5.5A: Ambush attacks a unit, never the base, and minds Sentinels of its arena.
#[test]
fn ambush_attacks_units_only() {
    let mut game =
        scenario().theirs(["Cell Block Guard", "Swoop Racer"]).our_hand(["Syndicate Lackeys"]).action_phase();
    game.us().play("Syndicate Lackeys");
    game.expect_options(["Syndicate Lackeys -> Cell Block Guard", "no"]);
    game.us().no();
    game.expect_exhausted("Syndicate Lackeys").expect_action_of(Side::Them);
    let mut game = scenario().theirs(["TIE/ln Fighter"]).our_hand(["Syndicate Lackeys"]).action_phase();
    game.us().play("Syndicate Lackeys");
    game.expect_action_of(Side::Them);
}

/// CR 6.3.3B: what hears an attack on a unit resolves in the window of "On Attack", the attacker's player ordering.
#[test]
fn being_attacked_triggers_with_on_attack() {
    let mut game = scenario()
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs([unit("Chewbacca, Loyal Companion").exhausted()])
        .action_phase();
    game.us().attack("Darth Vader", "Chewbacca");
    game.expect_asked(Side::Us, Ask::WhoFirst);
    game.us().their_abilities_first();
    game.expect_ready("Chewbacca").expect_damage("Chewbacca", 0);
    game.us().choose("Chewbacca");
    game.expect_gone("Chewbacca").expect_damage("Darth Vader", 3);
}

/// CR 6.3.4A: power is what it is against that opponent: a defender may weaken its attacker.
#[test]
fn a_defender_may_weaken_its_attacker() {
    let mut game = scenario().ours(["Wampa"]).theirs([unit("Cell Block Guard").with(["Electrostaff"])]).action_phase();
    game.us().attack("Wampa", "Cell Block Guard");
    // 4 less 1 against 3 and 2 HP; 3 and 2 back against 5 HP.
    game.expect_damage("Cell Block Guard", 3).expect_gone("Wampa");
}

/// CR 1.9.8, 6.2.5C: damage to each unit of an arena reaches leaders and friends.
#[test]
fn each_unit_is_each_unit() {
    let mut game = scenario()
        .our_deployed_leader("Leia Organa, Alliance General")
        .ours(["Wampa"])
        .theirs(["Consular Security Force", "TIE/ln Fighter"])
        .our_hand(["Bombing Run"])
        .action_phase();
    game.us().play("Bombing Run").pick("ground");
    game.expect_damage("Leia Organa", 3).expect_damage("Wampa", 3).expect_damage("Consular Security Force", 3);
    game.expect_in_play("TIE/ln Fighter");
}

/// CR 1.9.9, 1.9.8: each Shield prevents one instance of damage, whatever its size.
#[test]
fn each_shield_prevents_one_instance() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Shield", "Shield"])])
        .theirs(["AT-ST"])
        .their_hand(["Open Fire"])
        .their_action_phase();
    game.them().play("Open Fire").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", ["Shield"]);
    game.us().pass();
    game.them().attack("AT-ST", "Wampa").expect_base_damage(0);
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []).expect_damage("AT-ST", 4);
}

/// CR 4.9.1, 7.3.1: a constant ability starts when its card is in play and ends when it is not.
#[test]
fn a_constant_ability_ends_with_its_card() {
    let mut game =
        scenario().ours(["Home One", "Wampa"]).our_base_damage(9).their_hand(["Waylay"]).their_action_phase();
    game.expect_keyword("Wampa", Keyword::Restore);
    game.them().play("Waylay").choose("Home One");
    game.expect_no_keyword("Wampa", Keyword::Restore);
}

/// CR 1.14.2, 1.14.5: each player discards of the own hand, and who has no more than two keeps them.
#[test]
fn each_player_discards_of_the_own_hand() {
    let mut game =
        scenario().our_hand(["Smoke and Cinders", "Wampa"]).their_hand(["Greedo", "Yoda", "Chopper"]).action_phase();
    game.us().play("Smoke and Cinders");
    game.expect_asked(Side::Them, Ask::Target);
    game.them().choose("Yoda").expect_hand(["Greedo", "Chopper"]);
    game.us().expect_hand(["Wampa"]);
    game.expect_action_of(Side::Them);
}

/// CR 6.2.0E, 7.1.7: of two attacks the second may be made with another unit only.
#[test]
fn another_unit_is_another_unit() {
    let mut game = scenario().ours(["Battlefield Marine", "Wampa"]).our_hand(["Rebel Assault"]).action_phase();
    game.us().play("Rebel Assault").attack("Battlefield Marine", "their base");
    game.expect_action_of(Side::Them);
}
