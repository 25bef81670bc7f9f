//! Cards of Homeworlds about surviving damage, numbers of keywords, given token upgrades, and replacing damage to a
//! base and the defeat of its upgrades: main case and corners of each; no ruling yet.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- HMW_001 Asajj Ventress, No Time For Regret ----

/// HMW_001, CR 7.5.8, 7.5.9: for the attack, Raid becomes Restore with the same number, or the reverse, printed or
/// gained.
#[test]
fn asajj_ventress_exchanges_raid_and_restore_for_an_attack() {
    // Raid 2 and Restore 2, with one more Raid from the Fortress.
    for (mode, healed, dealt) in [(1, 5, 4), (2, 0, 9)] {
        let mut game = scenario()
            .our_leader("HMW_001")
            .our_base_damage(9)
            .our_base_upgrades(["Verdant Fortress"])
            .ours(["Auzituck Avenger"])
            .action_phase();
        game.us().use_ability("our leader").mode(mode).attack("Auzituck Avenger", "their base");
        game.us().expect_base_damage(9 - healed);
        game.them().expect_base_damage(dealt);
        game.expect_keyword("Auzituck Avenger", Keyword::Raid).expect_keyword("Auzituck Avenger", Keyword::Restore);
    }
}

/// HMW_001, CR 6.4.2A: deployed, she need not exhaust. Without a unit that can attack the ability would change nothing.
#[test]
fn asajj_ventress_deployed_may_use_her_action_repeatedly() {
    let mut game = scenario()
        .our_deployed_leader("HMW_001")
        .our_base_damage(9)
        .ours(["Auzituck Avenger", "Assault Frigate"])
        .action_phase();
    game.us().use_ability("our leader").mode(1).attack("Assault Frigate", "their base").expect_base_damage(5);
    game.them().expect_base_damage(2);
    game.them().pass();
    game.us().use_ability("our leader").mode(2).attack("our leader", "their base").expect_base_damage(5);
    game.them().expect_base_damage(7);
    game.them().pass();
    game.us().use_ability("our leader").mode(1).attack("Auzituck Avenger", "their base").expect_base_damage(1);
    game.them().pass();
    game.expect_not_offered("use our leader");
    game.us().pass();
}

// ---- HMW_005 Jar Jar Binks, Bombad General ----

/// HMW_005: if we gave a token upgrade to a unit this phase, 1 damage to a unit and heals 1 from a base.
#[test]
fn jar_jar_binks_deals_and_heals_1_after_we_gave_a_token_upgrade() {
    for (token, counts) in [
        ("Give(token: Weakness, to: Choose(side: Enemy))", true),
        ("Create(token: Beast)", false),
        ("Damage(amount: 0, to: Choose(side: Enemy))", false),
    ] {
        let mut game = scenario()
            .confiscate_does(token)
            .our_leader("HMW_005")
            .our_base_damage(3)
            .theirs(["AT-ST"])
            .our_hand(["Confiscate"])
            .action_phase();
        game.us().play("Confiscate");
        if !token.starts_with("Create") {
            game.us().choose("AT-ST");
        }
        game.them().pass();
        game.us().use_ability("our leader");
        if counts {
            game.us().choose("AT-ST").choose("our base").expect_base_damage(2);
            game.expect_damage("AT-ST", 1);
        }
        game.expect_exhausted("our leader").expect_action_of(Side::Them);
    }
}

/// HMW_005, CR 7.5.12: the Shield that he gives himself when deployed counts. A token from an opponent does not.
#[test]
fn jar_jar_binks_deployed_counts_the_shield_he_gets() {
    let mut game =
        scenario().our_leader("HMW_005").our_base_damage(3).theirs(["AT-ST"]).our_resources(6).action_phase();
    game.us().deploy();
    game.expect_upgrades("our leader", ["Shield"]);
    game.them().pass();
    game.us().attack("our leader", "their base").choose("AT-ST").choose("our base").expect_base_damage(2);
    let mut game = scenario()
        .confiscate_does("Give(token: Shield, to: Choose(side: Friendly))")
        .our_deployed_leader("HMW_005")
        .theirs(["AT-ST"])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose("AT-ST");
    game.us().attack("our leader", "their base");
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
}

// ---- HMW_057 Boss Lyonie, Hypnotized ----

/// HMW_057: creates another token of the kind on any unit: no other upgrade, and none that is on himself.
#[test]
fn boss_lyonie_creates_another_token_upgrade_on_a_unit() {
    let mut game = scenario()
        .our_hand(["HMW_057"])
        .ours([unit("Battlefield Marine").with(["Experience"])])
        .theirs([unit("Wampa").with(["Weakness", "Resilient"])])
        .action_phase();
    game.us().play("HMW_057");
    game.expect_options(["Experience", "Weakness", "no"]);
    game.us().choose("Weakness");
    game.expect_upgrades("Wampa", ["Weakness", "Weakness", "Resilient"]).expect_upgrades("HMW_057", []);
    game.expect_power("Wampa", 2).expect_controller("Weakness #2", Side::Them);
    let mut game =
        scenario().ours([unit("HMW_057").with(["Shield"]), unit("Battlefield Marine").with(["Shield"])]).action_phase();
    game.us().attack("HMW_057", "their base").choose("Shield");
    game.expect_upgrades("Battlefield Marine", ["Shield", "Shield"]).expect_upgrades("HMW_057", ["Shield"]);
}

// ---- HMW_060 Vice Admiral Rampart, A New Era of Safety ----

/// HMW_060, CR 7.7.5: he may be defeated instead of an upgrade on our base.
#[test]
fn rampart_may_be_defeated_instead_of_an_upgrade_on_our_base() {
    for saves in [true, false] {
        let mut game = scenario()
            .ours([unit("HMW_060").with(["Resilient"])])
            .our_base_upgrades(["Landing Pad"])
            .their_hand(["Confiscate"])
            .their_action_phase();
        game.them().play("Confiscate").choose("Landing Pad");
        game.expect_asked(Side::Us, QuestionKind::InsteadOfDefeat);
        if saves {
            game.us().choose("HMW_060");
            game.expect_upgrades("our base", ["Landing Pad"]).expect_in_discard("HMW_060");
        } else {
            game.us().no();
            game.expect_upgrades("our base", []).expect_in_play("HMW_060");
        }
    }
}

/// HMW_060: upgrades on units and on the enemy base are not protected.
#[test]
fn rampart_does_not_replace_the_defeat_of_other_upgrades() {
    for upgrade in ["Resilient", "Landing Pad"] {
        let mut game = scenario()
            .ours([unit("HMW_060"), unit("Wampa").with(["Resilient"])])
            .their_base_upgrades(["Landing Pad"])
            .their_hand(["Confiscate"])
            .their_action_phase();
        game.them().play("Confiscate").choose(upgrade);
        game.expect_action_of(Side::Us).expect_in_play("HMW_060").expect_gone(upgrade);
    }
}

/// HMW_060, CR 7.7.5D: of two upgrades defeated together, he replaces the defeat of one.
#[test]
fn rampart_saves_one_of_two_upgrades_defeated_together() {
    let mut game = scenario()
        .confiscate_does("Defeat(All(is: Upgrade))")
        .ours(["HMW_060"])
        .our_base_upgrades(["Landing Pad", "Military Academy"])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate");
    game.us().no().choose("HMW_060");
    game.expect_upgrades("our base", ["Military Academy"]).expect_in_discard("HMW_060");
}

/// HMW_060, CR 6.4.4, 8.9.2: an upgrade that would be defeated as a cost can be protected, and the cost counts as paid.
#[test]
fn rampart_replaces_the_defeat_of_an_upgrade_as_a_cost() {
    let mut game = scenario()
        .ours(["HMW_060"])
        .our_base_upgrades(["Carbonite Chamber"])
        .theirs([unit("Wampa").exhausted()])
        .action_phase();
    game.us().use_ability("Carbonite Chamber").choose("HMW_060").choose("Wampa");
    game.expect_upgrades("our base", ["Carbonite Chamber"]).expect_in_discard("HMW_060");
    game.both_pass().nobody_resources();
    game.expect_exhausted("Wampa");
}

// ---- HMW_081 Alliance Shield Generator ----

/// HMW_081, CR 7.7.5, 8.20: 5 or more damage at once to its base is prevented; then it is defeated and a card drawn. Less
/// than that is dealt.
#[test]
fn alliance_shield_generator_prevents_5_or_more_damage_to_its_base() {
    let mut game = scenario()
        .ours(["Cantina Braggart"])
        .theirs(["Wampa", "AT-ST"])
        .our_base_upgrades(["Alliance Shield Generator"])
        .their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(4).expect_hand_size(0);
    game.us().pass();
    game.them().attack("AT-ST", "our base");
    game.us().expect_base_damage(4).expect_hand_size(1).expect_discard(["Alliance Shield Generator"]);
    game.expect_upgrades("our base", []).expect_action_of(Side::Us);
}

/// HMW_081: two of them prevent one instance of damage each, and only damage to their own base.
#[test]
fn two_alliance_shield_generators_each_prevent_one_instance_of_damage() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 5, to: All(is: Base))")
        .our_base_upgrades(["Alliance Shield Generator", "Alliance Shield Generator"])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").expect_base_damage(5);
    game.us().expect_base_damage(0).expect_hand_size(1);
    game.expect_upgrades("our base", ["Alliance Shield Generator"]);
}

/// HMW_081, CR 1.9.8: it prevents nothing more until it is defeated: of two instances of damage from one ability, the
/// second is dealt.
#[test]
fn alliance_shield_generator_prevents_one_of_two_simultaneous_instances() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 5, to: Base(Opponent)), Damage(amount: 6, to: Base(Opponent))")
        .our_base_upgrades(["Alliance Shield Generator"])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate");
    game.us().expect_base_damage(6).expect_hand_size(1);
}

/// HMW_081, CR 7.7.5E: if another effect prevents part of the damage, the base's controller chooses the order; the rest
/// may be too little for it.
#[test]
fn alliance_shield_generator_is_ordered_with_other_prevention() {
    for (first, damage, hand) in [("Alliance Shield Generator", 0, 1), ("Resilient", 3, 0)] {
        let mut game = scenario()
            .resilient_gives("Ability(Constant(on: All(is: Base, side: Friendly), gives: [Instead(of: Damage(), becomes: Less(3))]))")
            .ours([unit("Cantina Braggart").with(["Resilient"])])
            .theirs(["AT-ST"])
            .our_base_upgrades(["Alliance Shield Generator"])
            .their_action_phase();
        game.them().attack("AT-ST", "our base");
        game.expect_asked(Side::Us, QuestionKind::Replacement);
        let chosen = if first == "Resilient" { "Cantina Braggart" } else { first };
        game.us().choose(chosen).expect_base_damage(damage).expect_hand_size(hand);
    }
}

/// HMW_081, HMW_060, CR 8.9.2: Rampart is defeated instead of the Generator, which stays; the card is still drawn.
#[test]
fn rampart_may_be_defeated_instead_of_an_alliance_shield_generator() {
    let mut game = scenario()
        .ours(["HMW_060"])
        .theirs(["AT-ST"])
        .our_base_upgrades(["Alliance Shield Generator"])
        .their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.us().choose("HMW_060").expect_base_damage(0).expect_hand_size(1);
    game.expect_upgrades("our base", ["Alliance Shield Generator"]).expect_in_discard("HMW_060");
}

// ---- HMW_103 Disposable B1 ----

/// HMW_103: draws a card if another friendly unit entered play this phase in any way, even if it has left play.
#[test]
fn disposable_b1_draws_if_another_friendly_unit_entered_this_phase() {
    for (before, hand) in [
        ("Create(token: BattleDroid)", 1),
        ("As(First, Create(token: BattleDroid)), Defeat(Named(First))", 1),
        ("Create(token: BattleDroid, who: Opponent)", 0),
        ("Draw(count: 0)", 0),
    ] {
        let mut game =
            scenario().confiscate_does(before).ours(["Wampa"]).our_hand(["Confiscate", "Disposable B1"]).action_phase();
        game.us().play("Confiscate");
        game.them().pass();
        game.us().play("Disposable B1").expect_hand_size(hand);
    }
    let mut game = scenario().our_hand(["Disposable B1"]).our_leader("HMW_005").action_phase();
    game.us().deploy();
    game.them().pass();
    game.us().play("Disposable B1").expect_hand_size(1);
}

// ---- HMW_156 Arena Acklay, Screaming Predator ----

/// HMW_156: if it survives damage of any kind, 2 damage to each enemy base.
#[test]
fn arena_acklay_damages_enemy_bases_when_it_survives_damage() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 1, to: Choose())")
        .ours(["HMW_156"])
        .third(["Wampa"])
        .theirs(["Wampa"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("HMW_156").expect_base_damage(0);
    game.expect_damage("their base", 2).expect_damage("third base", 2);
    game.them().attack("their Wampa", "HMW_156");
    game.expect_damage("their base", 4).expect_damage("third base", 4).expect_damage("HMW_156", 5);
}

/// HMW_156, CR 1.9.6, 3.7.6: it does not trigger if the damage defeats it, in combat or not, or is prevented.
#[test]
fn arena_acklay_does_not_trigger_when_defeated_or_shielded() {
    for (ours, fallen) in [(unit("HMW_156").damage(5), true), (unit("HMW_156").with(["Shield"]), false)] {
        let mut game = scenario()
            .confiscate_does("Damage(amount: 1, to: Choose())")
            .ours([ours.clone()])
            .theirs(["Wampa"])
            .our_hand(["Confiscate"])
            .action_phase();
        game.us().play("Confiscate").choose("HMW_156");
        game.expect_action_of(Side::Them).expect_damage("their base", 0);
        let mut game = scenario().ours([ours]).theirs(["Wampa"]).their_action_phase();
        game.them().attack("Wampa", "HMW_156").expect_base_damage(0);
        game.expect_count("HMW_156", usize::from(!fallen));
    }
}

/// HMW_156, CR 7.6.3: it has survived that damage even if it is defeated before the ability is resolved.
#[test]
fn arena_acklay_triggers_though_defeated_after_surviving() {
    let falls = "DamageDealt(to: (named: [\"Arena Acklay\"]))";
    let mut game = scenario()
        .resilient_gives(&format!(
            "Ability(When(on: [{falls}], limit: EachRound, do: [Damage(amount: 5, to: Subject)]))"
        ))
        .confiscate_does("Damage(amount: 1, to: Choose(cost: AtLeast(5)))")
        .ours([unit("HMW_156"), unit("Cantina Braggart").with(["Resilient"])])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("HMW_156").resolve_first("Cantina Braggart");
    game.expect_in_discard("HMW_156").expect_damage("their base", 2).expect_action_of(Side::Them);
}

// ---- HMW_166 Gungi, Fighting for Kashyyyk ----

/// HMW_166, CR 8.9: after surviving damage, he may be readied by discarding a card from hand.
#[test]
fn gungi_may_discard_to_ready_after_surviving_damage() {
    for discards in [true, false] {
        let mut game = scenario().ours(["HMW_166"]).theirs(["Battlefield Marine"]).our_hand(["Wampa"]).action_phase();
        game.us().attack("HMW_166", "Battlefield Marine");
        if discards {
            game.us().yes().choose("Wampa").expect_discard(["Wampa"]);
            game.expect_ready("HMW_166");
        } else {
            game.us().no().expect_hand(["Wampa"]);
            game.expect_exhausted("HMW_166");
        }
        game.expect_power("HMW_166", 5);
    }
}

// ---- HMW_169 Crosshair, I've Changed ----

/// HMW_169: when he survives damage, each player draws. An opponent who draws in the action phase is dealt 2 damage to
/// their base.
#[test]
fn crosshair_lets_players_draw_and_damages_opponents_who_draw() {
    let mut game = scenario().ours(["HMW_169"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "HMW_169").expect_hand_size(1).expect_base_damage(2);
    game.us().expect_hand_size(1).expect_base_damage(0);
    game.both_pass().nobody_resources();
    game.them().expect_hand_size(3).expect_base_damage(2);
}

// ---- HMW_180 Stormchaser ----

/// HMW_180: revealing a Disaster card from hand, or having one in the discard pile, draws only one card.
#[test]
fn stormchaser_draws_for_a_disaster_in_hand_or_discard_pile() {
    for (hand, discard, reveals, drawn) in [
        (vec!["HMW_180", "Nightfall"], vec!["Torrent"], true, 1),
        (vec!["HMW_180", "Nightfall"], vec!["Torrent"], false, 1),
        (vec!["HMW_180", "Nightfall"], vec![], false, 0),
        (vec!["HMW_180", "Nightfall"], vec![], true, 1),
        (vec!["HMW_180"], vec!["Torrent"], false, 1),
        (vec!["HMW_180"], vec!["Wampa"], false, 0),
    ] {
        let held = hand.len() - 1;
        let mut game = scenario().our_hand(hand).our_discard(discard).action_phase();
        game.us().play("HMW_180");
        if held > 0 && reveals {
            game.us().choose("Nightfall");
        } else if held > 0 {
            game.us().no();
        }
        game.us().expect_hand_size(held + drawn);
        game.expect_action_of(Side::Them);
    }
}

// ---- HMW_192 Volley Fire ----

/// HMW_192, CR 7.5.4: the unit deals damage equal to its total Raid.
#[test]
fn volley_fire_deals_damage_equal_to_the_units_raid() {
    let mut game = scenario()
        .ours(["Tusken Raider", "Battlefield Marine"])
        .our_base_upgrades(["Verdant Fortress"])
        .theirs(["AT-ST", "Consular Security Force"])
        .our_hand(["Volley Fire"])
        .action_phase();
    game.us().play("Volley Fire").choose("Tusken Raider").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    let mut game = scenario().ours(["Battlefield Marine"]).theirs(["AT-ST"]).our_hand(["Volley Fire"]).action_phase();
    game.us().play("Volley Fire").choose("Battlefield Marine").choose("AT-ST");
    game.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

// ---- HMW_211 Tech, I Thought It Was Obvious ----

/// HMW_211: after surviving damage, he may exhaust any unit, also the attacker.
#[test]
fn tech_may_exhaust_a_unit_after_surviving_damage() {
    let mut game = scenario().ours(["HMW_211"]).theirs(["Battlefield Marine", "AT-ST"]).their_action_phase();
    game.them().attack("Battlefield Marine", "HMW_211");
    game.expect_options(["Tech", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_ready("HMW_211");
}

// ---- HMW_212 The Chieftain, Here Since the Oceans Dried ----

/// HMW_212, CR 7.5.8: Raid 1 for each other friendly Tusken unit.
#[test]
fn the_chieftain_has_raid_1_per_other_friendly_tusken() {
    let mut game =
        scenario().ours(["HMW_212", "Tusken Raider", "Stormchaser", "Wampa"]).theirs(["Tusken Raider"]).action_phase();
    game.us().attack("HMW_212", "their base");
    game.them().expect_base_damage(4);
    let mut game = scenario().ours(["HMW_212"]).theirs(["Tusken Raider"]).action_phase();
    game.expect_no_keyword("HMW_212", Keyword::Raid);
    game.us().pass();
}

/// HMW_212: a friendly defending Tusken unit, himself included, gets power equal to its Raid. Other and enemy units do
/// not.
#[test]
fn the_chieftain_lets_tuskens_add_raid_to_power_while_defending() {
    for (defender, damage) in [("HMW_212", 4), ("our Tusken Raider", 3), ("Wampa", 4), ("Stormchaser", 3)] {
        let mut game = scenario()
            .ours(["HMW_212", "Tusken Raider", "Wampa", "Stormchaser"])
            .theirs(["Consular Security Force"])
            .their_action_phase();
        game.them().attack("Consular Security Force", defender);
        game.expect_damage("Consular Security Force", damage);
    }
    let mut game = scenario().ours(["HMW_212"]).theirs(["Tusken Raider"]).action_phase();
    game.us().attack("HMW_212", "Tusken Raider");
    game.expect_damage("HMW_212", 0);
}
