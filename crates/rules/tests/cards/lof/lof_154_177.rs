//! The cards of Legends of the Force from LOF_154 to LOF_177: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{about_to_play, expect_hidden};

// ---- LOF_154 Witch of the Mist ----

/// LOF_154: Hidden.
#[test]
fn witch_of_the_mist_has_hidden() {
    expect_hidden("Witch of the Mist");
}

// ---- LOF_155 DRK-1 Probe Droid ----

/// LOF_155: when played, it may defeat a non-unique upgrade, tokens included.
#[test]
fn drk_1_probe_droid_may_defeat_a_non_unique_upgrade() {
    let mut game = scenario()
        .our_hand(["DRK-1 Probe Droid"])
        .ours([unit("Wampa").with(["Experience", "Luke's Lightsaber"])])
        .theirs([unit("Battlefield Marine").with(["Academy Training"])])
        .action_phase();
    game.us().play("DRK-1 Probe Droid");
    game.expect_options(["Experience", "Academy Training", "no"]);
    game.us().choose("Academy Training");
    game.expect_upgrades("Battlefield Marine", []).expect_in_discard("Academy Training");
}

// ---- LOF_156 Infused Brawler ----

/// LOF_156: when played, may use the Force to get two Experience tokens. When its attack ends it loses one.
#[test]
fn infused_brawler_gets_experience_and_loses_it_after_attacks() {
    let mut game = about_to_play("Infused Brawler").our_force().action_phase();
    game.us().play("Infused Brawler");
    let mut declined = game.clone();
    declined.us().no().expect_the_force();
    declined.expect_upgrades("Infused Brawler", []);
    game.us().yes().expect_no_force();
    game.expect_upgrades("Infused Brawler", ["Experience", "Experience"]);
    game.both_pass().nobody_resources();
    game.us().attack("Infused Brawler", "their base").choose("Experience #1");
    game.them().expect_base_damage(4);
    game.expect_upgrades("Infused Brawler", ["Experience"]).expect_action_of(Side::Them);
}

// Rulings

/// LOF_156, CR 7.6.16C: it triggers although combat damage defeated it, but there is no token to lose (ruling 1).
#[test]
fn infused_brawler_defeated_by_its_attack_has_no_token_to_lose() {
    let mut game = scenario().ours([unit("Infused Brawler").with(["Experience"])]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Infused Brawler", "AT-ST");
    game.expect_gone("Infused Brawler").expect_damage("AT-ST", 3).expect_action_of(Side::Them);
}

/// LOF_156, CR 7.6.16: the combat damage is dealt before the token is lost (ruling 2).
#[test]
fn infused_brawler_loses_the_token_after_the_damage() {
    let mut game =
        scenario().ours([unit("Infused Brawler").with(["Experience"])]).theirs(["Cantina Braggart"]).action_phase();
    game.us().attack("Infused Brawler", "Cantina Braggart").choose("Experience");
    game.expect_gone("Cantina Braggart").expect_upgrades("Infused Brawler", []).expect_power("Infused Brawler", 2);
}

// ---- LOF_157 Cartel Interceptor ----

/// LOF_157: Raid 2.
#[test]
fn cartel_interceptor_has_raid() {
    let mut game = scenario().ours(["Cartel Interceptor"]).action_phase();
    game.us().attack("Cartel Interceptor", "their base");
    game.them().expect_base_damage(4);
}

// ---- LOF_158 Hyena Bomber ----

/// LOF_158: with another friendly Aggression unit it may deal 2 damage to a ground unit. Itself does not count.
#[test]
fn hyena_bomber_may_deal_2_damage_with_another_aggression_unit() {
    let table = || scenario().our_hand(["Hyena Bomber"]).theirs(["Wampa", "TIE/ln Fighter"]);
    let mut alone = table().ours(["Battlefield Marine"]).action_phase();
    alone.us().play("Hyena Bomber");
    alone.expect_action_of(Side::Them);
    let mut game = table().ours(["Cantina Braggart"]).action_phase();
    game.us().play("Hyena Bomber");
    game.expect_options(["Cantina Braggart", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

// ---- LOF_159 Jedi In Hiding ----

/// LOF_159: Hidden; when defeated, may use the Force to make each opponent discard a card.
#[test]
fn jedi_in_hiding_may_make_opponents_discard_when_defeated() {
    expect_hidden("Jedi In Hiding");
    let mut game = scenario()
        .ours(["Jedi In Hiding"])
        .our_force()
        .our_hand(["Wampa"])
        .their_hand(["Vanquish", "Wampa", "Repair"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Jedi In Hiding");
    let mut declined = game.clone();
    declined.us().no().expect_the_force();
    declined.them().expect_hand(["Wampa", "Repair"]);
    game.us().yes().expect_no_force();
    game.them().choose("Wampa").expect_hand(["Repair"]);
    game.us().expect_hand(["Wampa"]);
}

// ---- LOF_160 Merrin, Alone with the Dead ----

/// LOF_160: on attack, may discard a card to deal 2 damage to a unit.
#[test]
fn merrin_may_discard_a_card_to_deal_2_damage() {
    let mut game = scenario().ours(["Merrin"]).our_hand(["Wampa", "Repair"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Merrin", "their base");
    let mut declined = game.clone();
    declined.us().choose_none().expect_hand_size(2);
    declined.expect_damage("AT-ST", 0);
    game.expect_asked(Side::Us, QuestionKind::May);
    game.us().yes().choose("Repair").choose("AT-ST").expect_hand(["Wampa"]);
    game.expect_damage("AT-ST", 2);
}

// ---- LOF_161 Tuk'ata ----

/// LOF_161: Hidden.
#[test]
fn tukata_has_hidden() {
    expect_hidden("Tuk'ata");
}

// ---- LOF_162 Hunting Nexu ----

/// LOF_162: Raid 2 with another friendly Aggression unit.
#[test]
fn hunting_nexu_of_this_set_has_raid_with_another_aggression_unit() {
    let mut alone = scenario().ours(["Hunting Nexu"]).theirs(["Wampa"]).action_phase();
    alone.us().attack("Hunting Nexu", "their base");
    alone.them().expect_base_damage(4);
    let mut game = scenario().ours(["Hunting Nexu", "Wampa"]).action_phase();
    game.us().attack("Hunting Nexu", "their base");
    game.them().expect_base_damage(6);
}

// ---- LOF_163 Quinlan Vos, Dark Disciple ----

/// LOF_163: on attack, with 6 or more power, he may deal 2 damage to an enemy base.
#[test]
fn quinlan_vos_may_deal_2_damage_to_a_base_with_6_power() {
    let mut weak = scenario().ours([unit("Quinlan Vos, Dark Disciple").with(["Experience"])]).action_phase();
    weak.us().attack("Quinlan Vos", "their base");
    weak.them().expect_base_damage(5);
    let mut game = scenario().ours([unit("Quinlan Vos, Dark Disciple").with(["Academy Training"])]).action_phase();
    game.us().attack("Quinlan Vos", "their base");
    game.expect_options(["their base", "no"]);
    let mut declined = game.clone();
    game.us().choose("their base");
    game.them().expect_base_damage(8);
    declined.us().no();
    declined.them().expect_base_damage(6);
}

// Rulings

/// LOF_163, CR 1.10.5: his current power counts, with effects that last for a time (ruling 1).
#[test]
fn quinlan_vos_counts_power_modifiers_of_the_phase() {
    let mut game =
        scenario().ours(["Quinlan Vos, Dark Disciple"]).our_force().our_hand(["Unleash Rage"]).action_phase();
    game.us().play("Unleash Rage").choose("Quinlan Vos");
    game.them().pass();
    game.us().attack("Quinlan Vos", "their base").choose("their base");
    game.them().expect_base_damage(9);
}

// ---- LOF_164 Wampa ----

/// LOF_164: Overwhelm.
#[test]
fn wampa_of_this_set_has_overwhelm() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().expect_base_damage(1);
}

// ---- LOF_165 Asajj Ventress, Harden Your Heart ----

/// LOF_165: when played and on attack, gives another friendly Force unit +2/+0 for the phase.
#[test]
fn asajj_ventress_gives_another_force_unit_2_power() {
    let asajj = "Asajj Ventress, Harden Your Heart";
    let mut game = scenario()
        .our_hand([asajj])
        .ours(["Yoda, Old Master", "Fifth Brother", "Wampa"])
        .theirs(["Obi-Wan Kenobi, Following Fate"])
        .action_phase();
    game.us().play(asajj);
    game.expect_options(["Yoda", "Fifth Brother"]);
    game.us().choose("Yoda");
    game.expect_power("Yoda", 4);
    game.both_pass();
    game.expect_power("Yoda", 2);
    game.nobody_resources();
    let mut attack = scenario().ours([asajj, "Yoda, Old Master"]).action_phase();
    attack.us().attack("Asajj Ventress", "their base");
    attack.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Yoda"]);
    attack.us().choose("Yoda");
    attack.expect_power("Yoda", 4).expect_action_of(Side::Them);
    attack.them().expect_base_damage(5);
}

// Rulings

/// LOF_165, CR 6.3.5: combat damage is dealt with the power that the unit has in that step, including her bonus (ruling
/// 1).
#[test]
fn asajj_ventress_bonus_counts_for_combat_damage() {
    let asajj = "Asajj Ventress, Harden Your Heart";
    let mut game = scenario().our_hand([asajj]).ours(["Fifth Brother"]).action_phase();
    game.us().play(asajj).choose("Fifth Brother");
    game.them().pass();
    game.us().attack("Fifth Brother", "their base");
    // He may damage himself to get Raid.
    game.expect_offered("no").us().no();
    game.them().expect_base_damage(4);
    game.expect_damage("Fifth Brother", 0).expect_action_of(Side::Them);
}

// ---- LOF_166 Blockade Runner ----

/// LOF_166: Saboteur; combat damage to a base, not to a unit, may give it an Experience token.
#[test]
fn blockade_runner_may_get_experience_for_combat_damage_to_a_base() {
    let mut game = scenario().ours(["Blockade Runner"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.expect_keyword("Blockade Runner", Keyword::Saboteur);
    let mut unit = game.clone();
    game.us().attack("Blockade Runner", "their base");
    let mut declined = game.clone();
    game.us().yes();
    game.expect_upgrades("Blockade Runner", ["Experience"]);
    declined.us().no();
    declined.expect_upgrades("Blockade Runner", []);
    unit.us().attack("Blockade Runner", "TIE/ln Fighter");
    unit.expect_action_of(Side::Them).expect_upgrades("Blockade Runner", []);
}

// Rulings

/// LOF_166, CR 7.6.16: it triggers after combat damage, when the attack has ended: the token adds nothing to it (ruling
/// 1).
#[test]
fn blockade_runner_gets_experience_after_the_damage() {
    let mut game = scenario().ours(["Blockade Runner"]).action_phase();
    game.us().attack("Blockade Runner", "their base");
    game.them().expect_base_damage(4);
    game.us().yes();
    game.them().expect_base_damage(4);
    game.expect_power("Blockade Runner", 5);
}

// ---- LOF_167 Saesee Tiin, Courageous Warrior ----

/// LOF_167: with the initiative, 1 damage to each of up to three units.
#[test]
fn saesee_tiin_may_damage_up_to_three_units_with_the_initiative() {
    let table = || {
        about_to_play("Saesee Tiin, Courageous Warrior").ours(["Wampa"]).theirs(["AT-ST", "Alliance X-Wing", "Greedo"])
    };
    let mut game = table().action_phase();
    game.us().play("Saesee Tiin");
    game.expect_offered("Wampa").expect_offered("Saesee Tiin").expect_offered("done");
    game.us().choose_each(["AT-ST", "Alliance X-Wing"]).done();
    game.expect_damage("AT-ST", 1).expect_damage("Alliance X-Wing", 1).expect_damage("Wampa", 0);
    let mut without = table().initiative(Side::Them).action_phase();
    without.us().play("Saesee Tiin");
    without.expect_action_of(Side::Them);
}

// Rulings

/// LOF_167, CR 1.9.8: the damage is dealt at once. Abilities of units that it defeats trigger for each other's defeat
/// (ruling 1).
#[test]
fn saesee_tiin_deals_all_damage_at_once() {
    let mut game = about_to_play("Saesee Tiin, Courageous Warrior")
        .text(r#"(id: "SOR_205", abilities: [When(on: [UnitDefeated(other: true, side: Friendly)], do: [Draw()])])"#)
        .theirs(["Jawa Scavenger", "Jawa Scavenger", "Jawa Scavenger"])
        .action_phase();
    game.us().play("Saesee Tiin");
    for _ in 0..3 {
        game.us().choose("Jawa Scavenger #1");
    }
    for _ in 0..5 {
        game.them().resolve_first("Jawa Scavenger");
    }
    game.expect_gone("Jawa Scavenger");
    game.them().expect_hand_size(6);
}

// ---- LOF_169 Invasion Control Ship ----

/// LOF_169: friendly Droid units have Raid 2.
#[test]
fn invasion_control_ship_gives_droids_raid() {
    let mut game = scenario()
        .ours(["Invasion Control Ship", "Battle Droid", "Wampa"])
        .theirs(["R2-D2, Ignoring Protocol"])
        .action_phase();
    game.expect_no_keyword("Wampa", Keyword::Raid).expect_no_keyword("R2-D2", Keyword::Raid);
    game.us().attack("Battle Droid", "their base");
    game.them().expect_base_damage(3);
}

// ---- LOF_170 Bendu, Do You Fear the Storm? ----

/// LOF_170: on attack, 3 damage to each other unit, friendly or enemy, in both arenas.
#[test]
fn bendu_deals_3_damage_to_each_other_unit_on_attack() {
    let mut game =
        scenario().ours(["Bendu, Do You Fear the Storm?", "Wampa"]).theirs(["AT-ST", "Alliance X-Wing"]).action_phase();
    game.us().attack("Bendu", "their base");
    game.expect_damage("Wampa", 3).expect_damage("AT-ST", 3).expect_gone("Alliance X-Wing");
    game.expect_damage("Bendu", 0);
    game.them().expect_base_damage(10);
}

// Rulings

/// LOF_170, CR 1.9.8: the damage is dealt at once. Abilities of units that it defeats trigger for each other's defeat
/// (ruling 1).
#[test]
fn bendu_deals_all_damage_at_once() {
    let mut game = scenario()
        .text(r#"(id: "SOR_205", abilities: [When(on: [UnitDefeated(other: true, side: Friendly)], do: [Draw()])])"#)
        .ours(["Bendu, Do You Fear the Storm?"])
        .theirs(["Jawa Scavenger", "Jawa Scavenger"])
        .action_phase();
    game.us().attack("Bendu", "their base");
    game.them().resolve_first("Jawa Scavenger");
    game.them().expect_hand_size(2);
}

// ---- LOF_171 Heavy Blaster Cannon ----

/// LOF_171: not on a Vehicle; may deal 1 damage to one ground unit three times.
#[test]
fn heavy_blaster_cannon_may_deal_1_damage_three_times() {
    let mut game = scenario()
        .our_hand(["Heavy Blaster Cannon"])
        .ours(["Wampa", "TIE/ln Fighter"])
        .theirs(["AT-ST", "Alliance X-Wing"])
        .action_phase();
    game.expect_not_offered("play Heavy Blaster Cannon onto TIE/ln Fighter");
    game.us().play_onto("Heavy Blaster Cannon", "Wampa");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    let mut declined = game.clone();
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_power("Wampa", 6).expect_action_of(Side::Them);
    declined.us().no();
    declined.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

// Rulings

/// LOF_171: a Shield prevents only the first of the three instances of damage (ruling 1).
#[test]
fn heavy_blaster_cannon_shield_prevents_only_the_first_damage() {
    let mut game = scenario()
        .our_hand(["Heavy Blaster Cannon"])
        .ours(["Wampa"])
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.us().play_onto("Heavy Blaster Cannon", "Wampa").choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_upgrades("AT-ST", []);
}

// ---- LOF_172 Sorcerous Blast ----

/// LOF_172: using the Force, 3 damage to a unit.
#[test]
fn sorcerous_blast_uses_the_force_to_deal_3_damage() {
    let table = || scenario().our_hand(["Sorcerous Blast"]).ours(["Wampa"]).theirs(["AT-ST"]);
    let mut without = table().action_phase();
    without.us().play("Sorcerous Blast");
    without.expect_action_of(Side::Them);
    let mut game = table().our_force().action_phase();
    game.us().play("Sorcerous Blast").expect_no_force();
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// ---- LOF_173 Unleash Rage ----

/// LOF_173: using the Force, a friendly unit gets +3/+0 for the phase.
#[test]
fn unleash_rage_uses_the_force_to_give_3_power() {
    let table = || scenario().our_hand(["Unleash Rage"]).ours(["Wampa"]).theirs(["AT-ST"]);
    let mut without = table().action_phase();
    without.us().play("Unleash Rage");
    without.expect_action_of(Side::Them).expect_power("Wampa", 4);
    let mut game = table().our_force().action_phase();
    game.us().play("Unleash Rage").expect_no_force();
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 7).expect_hp("Wampa", 5);
    game.both_pass();
    game.expect_power("Wampa", 4);
}

// ---- LOF_174 Ataru Onslaught ----

/// LOF_174: a Force unit with 4 or less power is readied, friendly or enemy.
#[test]
fn ataru_onslaught_readies_a_force_unit() {
    let mut game = scenario()
        .our_hand(["Ataru Onslaught"])
        .ours([unit("Yoda, Old Master").exhausted(), unit("Wampa").exhausted()])
        .ours([unit("Count Dooku, Darth Tyranus").exhausted()])
        .theirs([unit("Fifth Brother").exhausted()])
        .action_phase();
    game.us().play("Ataru Onslaught");
    game.expect_options(["Yoda", "Fifth Brother"]);
    game.us().choose("Yoda");
    game.expect_ready("Yoda").expect_exhausted("Fifth Brother");
}

// Rulings

/// LOF_174, CR 1.10.5: the unit's current power counts (ruling 1).
#[test]
fn ataru_onslaught_counts_current_power() {
    let mut game = scenario()
        .our_hand(["Ataru Onslaught", "Unleash Rage"])
        .our_force()
        .ours([unit("Yoda, Old Master").exhausted(), unit("Guardian of the Whills").exhausted()])
        .action_phase();
    game.us().play("Unleash Rage").choose("Yoda");
    game.them().pass();
    game.us().play("Ataru Onslaught");
    game.expect_options(["Guardian of the Whills"]);
}

// ---- LOF_175 Do or Do Not ----

/// LOF_175: may use the Force to draw two cards; without it, or if it is not used, one.
#[test]
fn do_or_do_not_draws_two_with_the_force_or_one() {
    let mut game = scenario().our_hand(["Do or Do Not"]).our_force().action_phase();
    game.us().play("Do or Do Not");
    let mut declined = game.clone();
    game.us().yes().expect_hand_size(2).expect_no_force();
    declined.us().no().expect_hand_size(1).expect_the_force();
    let mut without = scenario().our_hand(["Do or Do Not"]).action_phase();
    without.us().play("Do or Do Not").expect_hand_size(1);
}

// ---- LOF_176 Lightsaber Throw ----

/// LOF_176: a Lightsaber discarded from hand deals 4 damage to a ground unit and draws a card.
#[test]
fn lightsaber_throw_discards_a_lightsaber_to_deal_4_damage() {
    let mut game = scenario()
        .our_hand(["Lightsaber Throw", "Jedi Lightsaber", "Resilient"])
        .our_deck(["Repair"])
        .theirs(["AT-ST", "Alliance X-Wing"])
        .action_phase();
    game.us().play("Lightsaber Throw");
    game.expect_offered("Jedi Lightsaber").expect_not_offered("Resilient");
    game.us().choose("Jedi Lightsaber");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST").expect_hand(["Resilient", "Repair"]);
    game.expect_damage("AT-ST", 4).expect_in_discard("Jedi Lightsaber");
    let mut without = scenario().our_hand(["Lightsaber Throw", "Resilient"]).theirs(["AT-ST"]).action_phase();
    without.us().play("Lightsaber Throw");
    without.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
    without.us().expect_hand(["Resilient"]);
}

// Corners

/// LOF_176, CR 1.17.4: no player must reveal that they have a Lightsaber. With "always prompt" the question is asked
/// without one as well.
#[test]
fn lightsaber_throw_may_be_declined() {
    let mut game =
        scenario().our_hand(["Lightsaber Throw", "Jedi Lightsaber", "Resilient"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Lightsaber Throw");
    game.expect_options(["Jedi Lightsaber", "no"]);
    game.us().no().expect_hand(["Jedi Lightsaber", "Resilient"]);
    game.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Lightsaber Throw", "Resilient"]).theirs(["AT-ST"]).action_phase();
    game.game.always = true;
    game.us().play("Lightsaber Throw");
    game.expect_options(["no"]);
}

// ---- LOF_177 Time of Crisis ----

/// LOF_177: each player chooses a unit of theirs; all others are dealt 3 damage.
#[test]
fn time_of_crisis_spares_one_unit_of_each_player() {
    let mut game = scenario()
        .our_hand(["Time of Crisis"])
        .ours(["Wampa", "Battlefield Marine"])
        .theirs(["AT-ST", "Alliance X-Wing"])
        .action_phase();
    game.us().play("Time of Crisis");
    game.expect_options(["Wampa", "Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["AT-ST", "Alliance X-Wing"]);
    game.them().choose("Alliance X-Wing");
    game.expect_damage("Wampa", 3).expect_damage("AT-ST", 3);
    game.expect_damage("Battlefield Marine", 0).expect_damage("Alliance X-Wing", 0);
}

// Rulings

/// LOF_177, CR 1.9.8: the damage is dealt at once. Abilities of units that it defeats trigger for each other's defeat
/// (ruling 1).
#[test]
fn time_of_crisis_deals_all_damage_at_once() {
    let mut game = scenario()
        .text(r#"(id: "SOR_205", abilities: [When(on: [UnitDefeated(other: true, side: Friendly)], do: [Draw()])])"#)
        .our_hand(["Time of Crisis"])
        .theirs(["Jawa Scavenger", "Jawa Scavenger", "AT-ST"])
        .action_phase();
    game.us().play("Time of Crisis");
    game.them().choose("AT-ST");
    game.them().resolve_first("Jawa Scavenger");
    game.them().expect_hand_size(2);
}
