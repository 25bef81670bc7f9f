//! More stories from corners of sections 1, 4, 5 and 6 of the rules; written from the rules alone.

use testkit::{Ask, Event, Keyword, Side, scenario, unit};

/// CR 1.7.4, 1.5.4F: which ready resource pays is its controller's business: one that is to stay may be kept ready.
#[test]
fn an_opponent_exhausts_one_resource_whatever_it_is() {
    let mut game = scenario().ours(["Chopper"]).their_deck(["Open Fire", "Wampa"]).their_resources(3).action_phase();
    game.us().attack("Chopper", "their base");
    while game.game.question().is_some_and(|question| question.ask != Ask::Action) {
        game.us().choose("their Underworld Thug");
    }
    game.them().expect_ready_resources(2).expect_resources(3);
}

/// CR 5.5.1A, 1.16.5B: a unit that comes home where a copy of it stands is one too many.
#[test]
fn a_unit_that_comes_home_may_be_one_too_many() {
    let mut game =
        scenario().theirs(["General Veers"]).our_hand(["Change of Heart"]).their_hand(["General Veers"]).action_phase();
    game.us().play("Change of Heart").choose("General Veers");
    game.them().play("General Veers");
    game.expect_count("General Veers", 2);
    game.us().pass();
    game.them().pass();
    game.expect_asked(Side::Them, Ask::Unique);
    game.them().choose("General Veers #1");
    game.expect_count("General Veers", 1).expect_controller("General Veers", Side::Them);
    game.them().expect_discard(["General Veers"]);
}

/// CR 1.16.5, 6.2.0F: Ambush of a copy that uniqueness has defeated finds no unit to attack with.
#[test]
fn a_defeated_copy_does_not_ambush() {
    let mut game =
        scenario().ours([unit("Agent Kallus").damage(2)]).theirs(["Wampa"]).our_hand(["Agent Kallus"]).action_phase();
    game.us().play("Agent Kallus");
    game.expect_asked(Side::Us, Ask::Unique);
    let new = game
        .game
        .legal_actions()
        .iter()
        .copied()
        .find(|action| matches!(action, rules::Action::Card(card) if game.game.state.card(*card).damage == 0));
    game.game.play(new.expect("the new copy")).expect("a listed action");
    // The one that stays hears the other one's defeat: "another unique unit".
    game.expect_damage("Agent Kallus", 2).expect_asked(Side::Us, Ask::WhichFirst);
    game.us().resolve_first("Ambush");
    game.expect_asked(Side::Us, Ask::May).us().yes().expect_hand_size(1);
    game.expect_action_of(Side::Them);
}

/// CR 5.6.1, 1.9.7: combat damage to a unit and a base at once: the game is over though the attacker falls, too.
#[test]
fn overwhelm_may_win_the_game() {
    let mut game =
        scenario().ours([unit("Wampa").damage(4)]).theirs(["Crafty Smuggler"]).their_base_damage(28).action_phase();
    game.us().attack("Wampa", "Crafty Smuggler");
    game.expect_winner(Side::Us);
}

/// CR 1.9.10, 7.5.7D: what Overwhelm deals to the base is combat damage to it.
#[test]
fn excess_damage_is_combat_damage_to_the_base() {
    let mut game = scenario()
        .ours([unit("Seventh Sister").with(["Academy Training"]), unit("Wampa")])
        .theirs(["Crafty Smuggler"])
        .action_phase();
    game.us().attack("Wampa", "Crafty Smuggler");
    let base = game.card("their base");
    let must = Event::Damaged { card: base, amount: 2, by: Some(game.card("Wampa")), combat: true };
    game.expect_event("combat damage to the base", |event| *event == must);
}

/// CR 1.10.3, 6.3.4A: Grit counts damage that is there when power is counted, also for other effects.
#[test]
fn grit_changes_with_damage() {
    let mut game =
        scenario().ours([unit("Rugged Survivors").damage(2)]).our_hand(["Repair", "Keep Fighting"]).action_phase();
    game.expect_power("Rugged Survivors", 5);
    game.us().play("Repair").choose("Rugged Survivors");
    game.expect_power("Rugged Survivors", 3);
}

/// CR 1.9.6, 1.11.6: damage of an upgrade's loss and of an event at once: a unit falls once.
#[test]
fn a_unit_falls_once() {
    let mut game = scenario()
        .theirs([unit("Vanguard Infantry").damage(3).with(["Academy Training"]), unit("Wampa")])
        .our_hand(["Bombing Run"])
        .action_phase();
    game.us().play("Bombing Run").pick("ground");
    game.expect_gone("Vanguard Infantry").expect_asked(Side::Them, Ask::Target);
    game.them().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 1.15.5B, 7.6.10: who has taken the initiative is not active any more, but may still have to choose.
#[test]
fn a_discard_is_chosen_by_who_passed() {
    let mut game =
        scenario().our_hand(["Wampa", "Greedo"]).theirs(["K-2SO"]).their_hand(["Superlaser Blast"]).action_phase();
    game.us().take_initiative();
    game.them().play("Superlaser Blast").mode(2);
    game.expect_asked(Side::Us, Ask::Target);
    game.us().choose("Greedo").expect_hand(["Wampa"]);
    game.expect_action_of(Side::Them);
}

/// CR 6.2.2A, 5.4.1C: a prohibition on a named card lasts over the rounds while its unit is in play.
#[test]
fn a_prohibition_lasts_as_long_as_its_unit() {
    let mut game = scenario().our_hand(["Regional Governor"]).their_hand(["Open Fire", "Waylay"]).action_phase();
    game.us().play("Regional Governor").name_card("Open Fire");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.expect_not_offered("play Open Fire").expect_offered("play Waylay");
    game.them().play("Waylay").choose("Regional Governor");
    game.us().pass();
    game.expect_offered("play Open Fire");
}

/// CR 6.2.2A, 7.7.3B: the prohibition was ours to make: it binds our opponents, whoever has the unit then.
#[test]
fn a_prohibition_stays_with_who_made_it() {
    let mut game = scenario()
        .our_hand(["Regional Governor", "Open Fire"])
        .their_hand(["Change of Heart", "Open Fire"])
        .action_phase();
    game.us().play("Regional Governor").name_card("Open Fire");
    game.expect_not_offered("play Open Fire");
    game.them().play("Change of Heart").choose("Regional Governor");
    game.expect_offered("play Open Fire");
    game.us().pass();
    game.expect_not_offered("play Open Fire");
}

/// CR 6.2.3A, 6.2.3E: a discount for the next card is used by that card alone, and ends with the phase.
#[test]
fn a_discount_for_the_next_card_is_used_once() {
    let mut game = scenario()
        .ours(["Bendu"])
        .our_resources(10)
        .our_hand(["Regional Sympathizers", "Underworld Thug", "Underworld Thug"])
        .action_phase();
    game.us().attack("Bendu", "their base");
    game.them().pass();
    game.us().play("Regional Sympathizers").expect_ready_resources(6);
    game.them().pass();
    game.us().play("Underworld Thug #1").expect_ready_resources(6);
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(4);
}

/// CR 5.4.1C: and one that was not used is gone in the next phase.
#[test]
fn a_discount_for_the_phase_ends_with_it() {
    let mut game = scenario()
        .ours(["Bendu"])
        .our_resources(10)
        .our_hand(["Underworld Thug"])
        .our_deck(["Wampa", "Wampa"])
        .action_phase();
    game.us().attack("Bendu", "their base");
    game.both_pass().nobody_resources();
    game.us().play("Underworld Thug").expect_ready_resources(8);
}

/// CR 6.3.3A, 6.3.5E: what weakens a defender for an attack is over with it.
#[test]
fn a_defender_is_weakened_for_the_attack_only() {
    let mut game = scenario()
        .our_leader("Jyn Erso, Resisting Oppression")
        .ours(["Consular Security Force"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader").attack("Consular Security Force", "Wampa");
    game.expect_damage("Consular Security Force", 3).expect_power("Wampa", 4).expect_action_of(Side::Them);
}

/// CR 6.3.1, 6.3.3: Saboteur given for an attack counts when the target is chosen, and takes the Shield.
#[test]
fn an_ability_given_for_the_attack_counts_from_its_declaration() {
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .theirs([unit("Cell Block Guard"), unit("Wampa").with(["Shield", "Shield"])])
        .our_hand(["Precision Fire"])
        .action_phase();
    game.us().play("Precision Fire");
    game.expect_offered("Battlefield Marine -> their base");
    game.us().attack("Battlefield Marine", "Wampa");
    // A Trooper: 3 and 2.
    game.expect_gone("Wampa").expect_gone("Battlefield Marine");
}

/// CR 6.3.2A, 6.2.5A: a unit that has just been played is exhausted, and attacks only if something readies it.
#[test]
fn a_new_unit_does_not_attack() {
    let mut game = scenario().our_hand(["Battlefield Marine", "Keep Fighting"]).action_phase();
    game.us().play("Battlefield Marine");
    game.them().pass();
    game.expect_not_offered("Battlefield Marine -> their base");
    game.us().play("Keep Fighting").choose("Battlefield Marine");
    game.them().pass();
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(3);
}

/// CR 6.3.0B, 1.5.4D: a unit that is readied in its action may attack again in a later one.
#[test]
fn a_unit_may_attack_again_when_readied() {
    let mut game =
        scenario().our_leader("Grand Inquisitor, Hunting the Jedi").ours(["Scout Bike Pursuer"]).action_phase();
    game.us().attack("Scout Bike Pursuer", "their base");
    game.them().pass();
    game.us().use_ability("our leader").choose("Scout Bike Pursuer");
    game.expect_ready("Scout Bike Pursuer").expect_damage("Scout Bike Pursuer", 2);
    game.them().pass();
    game.us().attack("Scout Bike Pursuer", "their base");
    game.them().expect_base_damage(1 + 3);
}

/// CR 4.6.1, 1.17.1: how many cards a deck and a hand hold is open, and nothing more of them.
#[test]
fn a_search_shuffles_or_puts_below_what_nobody_sees() {
    let mut game = scenario().our_hand(["Search Your Feelings"]).our_deck(["Wampa", "Greedo", "Yoda"]).action_phase();
    game.us().play("Search Your Feelings").choose("Greedo").expect_hand(["Greedo"]).expect_deck_size(2);
    game.them().expect_does_not_see("Greedo").expect_does_not_see("Wampa");
    game.us().expect_does_not_see("Wampa").expect_does_not_see("Yoda");
}

/// CR 4.8.2, 1.17.1: a card discarded from a hidden hand is open in the pile.
#[test]
fn a_discarded_card_becomes_open() {
    let mut game = scenario().our_hand(["Force Throw"]).their_hand(["Wampa"]).action_phase();
    game.us().expect_does_not_see("Wampa").play("Force Throw").choose_player(Side::Them);
    game.them().choose("Wampa");
    game.us().expect_sees("Wampa");
}

/// CR 1.17.2, 4.7.4: a unit that returns to a hand is hidden again.
#[test]
fn a_card_that_returns_to_a_hand_is_hidden_again() {
    let mut game = scenario().theirs(["Wampa"]).our_hand(["Waylay"]).action_phase();
    game.us().expect_sees("Wampa").play("Waylay").choose("Wampa").expect_does_not_see("Wampa");
    game.them().expect_sees("Wampa");
}

/// CR 3.4.4, 1.5.4B: a leader enters the arena ready, keeps what was used, and attacks at once in the next action.
#[test]
fn a_deployed_leader_attacks_in_the_same_phase() {
    let mut game = scenario().our_leader("Sabine Wren, Galvanized Revolutionary").our_resources(4).action_phase();
    game.us().use_ability("our leader");
    game.expect_exhausted("our leader");
    game.them().pass();
    game.us().deploy().expect_ready_resources(4);
    game.expect_ready("Sabine Wren");
    game.them().pass();
    game.us().attack("Sabine Wren", "their base");
    game.them().expect_base_damage(1 + 1 + 2);
}

/// CR 1.5.6B, 3.4.1: a deployed leader still provides its aspects.
#[test]
fn a_deployed_leader_provides_its_aspects() {
    let mut game = scenario().our_deployed_leader("IG-88").our_resources(4).our_hand(["Wampa"]).action_phase();
    game.us().play("Wampa").expect_ready_resources(0);
}

/// CR 1.6.1, 8.14.2: a unit that has lost all abilities has no keyword, even one that it is given.
#[test]
fn a_unit_without_abilities_is_not_given_any() {
    let mut game = scenario()
        .ours(["Yoda"])
        .theirs([unit("Cell Block Guard").with(["Protector"])])
        .our_hand(["Force Lightning"])
        .our_resources(6)
        .action_phase();
    game.expect_keyword("Cell Block Guard", Keyword::Sentinel);
    game.us().play("Force Lightning").choose("Cell Block Guard");
    while game.game.question().is_some_and(|question| question.ask != Ask::Action) {
        game.us().pick("0");
    }
    game.expect_no_keyword("Cell Block Guard", Keyword::Sentinel).expect_damage("Cell Block Guard", 0);
    // The upgrade still strengthens it.
    game.expect_power("Cell Block Guard", 4);
}

/// CR 5.1.2, 5.5.1C: a player without cards is asked nothing that has one answer, or passes over it.
#[test]
fn an_empty_hand_makes_no_resource() {
    let mut game = scenario().our_deck([]).their_deck([]).action_phase();
    game.both_pass();
    while game.game.question().is_some_and(|question| question.ask == Ask::Resource) {
        game.expect_options(["no"]);
        game.nobody_resources();
    }
    game.expect_action_of(Side::Us);
    game.us().expect_resources(20).expect_base_damage(6);
}

/// CR 1.8.9, 6.4.4: a unit may be its own cost: the shuttle is gone before anyone attacks.
#[test]
fn a_unit_may_pay_with_itself() {
    let mut game = scenario()
        .ours([unit("Frontline Shuttle").exhausted().with(["Academy Training"])])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("Frontline Shuttle").expect_discard(["Frontline Shuttle", "Academy Training"]);
    game.expect_action_of(Side::Them);
}

/// CR 6.3.5C, 1.9.9: a Shield saves the second unit from the first damage, and it answers.
#[test]
fn a_shielded_defender_answers_first_damage() {
    let mut game = scenario()
        .ours(["Swoop Racer"])
        .theirs([unit("Crafty Smuggler").with(["Shield"])])
        .our_hand(["Shoot First"])
        .action_phase();
    game.us().play("Shoot First").attack("Swoop Racer", "Crafty Smuggler");
    game.expect_in_play("Crafty Smuggler").expect_upgrades("Crafty Smuggler", []).expect_damage("Swoop Racer", 2);
}

/// CR 6.3.5C, 6.3.5E: who falls to the first damage triggers at the end of the attack all the same.
#[test]
fn who_falls_first_triggers_after_the_attack() {
    let mut game = scenario().ours(["Han Solo"]).theirs(["Vanguard Infantry", "Wampa"]).action_phase();
    game.us().attack("Han Solo", "Vanguard Infantry");
    game.expect_damage("Han Solo", 0).expect_asked(Side::Them, Ask::Target);
    game.them().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 6.3.0C, 6.3.5E: what hears combat damage resolves after it, and so does what that triggers.
#[test]
fn combat_damage_may_end_the_attackers_life() {
    let mut game = scenario().ours(["K-2SO"]).our_hand(["Heroic Sacrifice"]).our_deck(["Greedo"]).action_phase();
    game.us().play("Heroic Sacrifice").expect_hand(["Greedo"]).attack("K-2SO", "their base");
    game.expect_gone("K-2SO").expect_asked(Side::Us, Ask::Mode);
    game.us().mode(1);
    game.them().expect_base_damage(6 + 3);
    game.expect_action_of(Side::Them);
}

/// CR 6.3.2, 1.16.2: a unit that may attack nothing does not attack.
#[test]
fn a_unit_with_nothing_to_attack_does_not_attack() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Entrenched"])])
        .theirs(["TIE/ln Fighter"])
        .our_resources(0)
        .our_leader_has_deployed()
        .our_hand(["Wampa"])
        .action_phase();
    game.expect_options(["initiative", "pass"]);
}

/// CR 6.3.2B, 1.3.3: a unit that cannot be attacked can be when it has Sentinel, and then it has to be.
#[test]
fn sentinel_is_stronger_than_not_being_attacked() {
    let table = |upgrades: &'static [&'static str]| {
        scenario()
            .ours(["Swoop Racer"])
            .theirs([unit("Sabine Wren, Explosives Artist").with(upgrades.iter().copied())])
            .theirs(["Consular Security Force", "Wampa"])
            .our_resources(0)
            .our_leader_has_deployed()
            .action_phase()
    };
    // Vigilance, Heroism and Aggression stand beside her.
    table(&[]).expect_not_offered("Swoop Racer -> Sabine Wren").expect_offered("Swoop Racer -> Wampa");
    table(&["Protector"]).expect_options(["Swoop Racer -> Sabine Wren", "initiative", "pass"]);
}

/// CR 6.3.3B, 6.3.4B: an attacker that falls in the first window leaves its defender and the base alone.
#[test]
fn a_fallen_attacker_with_overwhelm_deals_nothing() {
    let mut game = scenario()
        .ours([unit("Emperor Palpatine").damage(5).with(["Fallen Lightsaber"])])
        .theirs(["Greedo", "Wampa"])
        .their_deck(["Open Fire", "Recruit"])
        .action_phase();
    // 6 and 3 HP, 5 damage: 4 remain. His lightsaber defeats Greedo, who answers with 2; he stays.
    game.us().attack("Emperor Palpatine", "Wampa");
    game.them().yes().choose("Emperor Palpatine");
    // Wampa: 5 HP less 1; 9 power: 5 too many.
    game.expect_gone("Wampa").expect_gone("Emperor Palpatine");
    game.them().expect_base_damage(5);
    let mut game = scenario()
        .ours([unit("Emperor Palpatine").damage(7).with(["Fallen Lightsaber"])])
        .theirs(["Greedo", "Wampa"])
        .their_deck(["Open Fire", "Recruit"])
        .action_phase();
    game.us().attack("Emperor Palpatine", "Wampa");
    game.them().yes().choose("Emperor Palpatine");
    game.expect_gone("Emperor Palpatine").expect_damage("Wampa", 1).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// CR 6.3.3B, 7.6.11: a window may change who is ready, strong or alive: what is counted is what is there.
#[test]
fn a_defender_that_grows_before_combat_damage_survives() {
    let mut game = scenario()
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs(["Vanguard Infantry", "Wampa"])
        .action_phase();
    game.us().attack("Darth Vader", "Wampa").choose("Vanguard Infantry");
    game.them().choose("Wampa");
    game.expect_in_play("Wampa").expect_damage("Wampa", 5).expect_damage("Darth Vader", 5);
}

/// CR 1.16.5D: when its guard is gone a captured unit enters play at once, its owner's, exhausted and not played.
#[test]
fn a_captured_unit_comes_back_when_its_guard_is_gone() {
    let mut game =
        scenario().theirs([unit("Wampa").guarding(["Patrolling V-Wing"])]).our_hand(["Vanquish"]).action_phase();
    game.expect_captured("Patrolling V-Wing");
    game.us().play("Vanquish").choose("Wampa").expect_hand([]);
    game.expect_in_play("Patrolling V-Wing").expect_controller("Patrolling V-Wing", Side::Us);
    game.expect_exhausted("Patrolling V-Wing").expect_action_of(Side::Them);
}

/// CR 4.9.1A: a captured card is out of play: it helps nobody, and nothing finds it.
#[test]
fn a_captured_unit_does_nothing() {
    let mut game = scenario()
        .ours(["Death Star Stormtrooper"])
        .theirs([unit("Wampa").guarding(["General Veers"])])
        .our_hand(["General Veers", "Waylay"])
        .action_phase();
    game.expect_power("Death Star Stormtrooper", 3);
    game.us().play("General Veers");
    game.expect_power("Death Star Stormtrooper", 4).expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Waylay");
    game.expect_options(["Death Star Stormtrooper", "General Veers", "Wampa"]);
    game.us().choose("Wampa");
    // It comes back beside its copy: one too many.
    game.expect_asked(Side::Us, Ask::Unique);
}

/// CR 5.5.1E, 5.3.2: what lasts for the round lasts through the regroup phase, and ends with it.
#[test]
fn effects_for_the_round_end_with_the_regroup_phase() {
    let mut game = scenario()
        .theirs(["Battlefield Marine"])
        .our_hand(["No Good to Me Dead"])
        .their_hand(["Keep Fighting"])
        .their_deck(["Wampa", "Wampa"])
        .action_phase();
    game.us().play("No Good to Me Dead").choose("Battlefield Marine");
    game.both_pass().nobody_resources();
    game.expect_exhausted("Battlefield Marine");
    game.us().pass();
    game.them().play("Keep Fighting").choose("Battlefield Marine");
    game.expect_ready("Battlefield Marine");
}

/// CR 5.4.1B: everything that an action triggers is over before the opponent becomes active.
#[test]
fn an_action_is_over_before_the_next_one() {
    let mut game = scenario()
        .ours(["Zeb Orrelios"])
        .theirs(["Vanguard Infantry", "Greedo", "Consular Security Force"])
        .their_deck(["Open Fire", "Recruit"])
        .action_phase();
    game.us().attack("Zeb Orrelios", "Vanguard Infantry").our_abilities_first().choose("Greedo");
    assert_eq!(game.game.state.active, rules::Seat(0));
    game.expect_waiting(["Vanguard Infantry"]);
    // Greedo's ability is nested in Zeb's (CR 7.6.11), and comes before the Infantry's.
    game.expect_asked(Side::Them, Ask::May).them().yes().choose("Zeb Orrelios").choose("Consular Security Force");
    assert_eq!(game.game.state.active, rules::Seat(1));
    game.expect_action_of(Side::Them).expect_upgrades("Consular Security Force", ["Experience"]);
}

/// CR 1.18.1B, 1.18.1D: whoever is responsible, a unit that falls to an effect on its HP is defeated this phase.
#[test]
fn a_unit_without_hp_counts_as_defeated() {
    let mut game = scenario()
        .our_leader("Iden Versio, Inferno Squad Commander")
        .our_base_damage(6)
        .theirs(["Crafty Smuggler"])
        .our_hand(["Make an Opening"])
        .action_phase();
    game.us().play("Make an Opening").choose("Crafty Smuggler").expect_base_damage(4);
    game.them().pass();
    game.us().use_ability("our leader").expect_base_damage(3);
}
