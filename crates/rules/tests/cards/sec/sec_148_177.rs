//! The cards of Secrets of Power from SEC_148 to SEC_177: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::{deadly, shielded};

// ---- SEC_148 Karis Nemik, Freedom is a Pure Idea ----

/// SEC_148: when defeated, Aggression and Heroism disclosed bring a ready Spy.
#[test]
fn karis_nemik_inspires_a_spy() {
    let mut game = scenario().ours(["Karis Nemik"]).theirs(["Wampa"]).our_hand(["SpecForce Soldier"]).action_phase();
    game.us().attack("Karis Nemik", "Wampa").choose("SpecForce Soldier");
    game.expect_ready("Spy").expect_controller("Spy", Side::Us);
}

// ---- SEC_149 Kaydel Connix, For Our Survival ----

/// SEC_149: all non-unique upgrades on a unit may be defeated.
#[test]
fn kaydel_connix_strips_a_unit() {
    let mut game = scenario()
        .our_hand(["Kaydel Connix"])
        .theirs([unit("Wampa").with(["Resilient", "Shield", "Luke's Lightsaber"]), unit("AT-ST").with(["Devotion"])])
        .action_phase();
    game.us().play("Kaydel Connix").choose("Wampa");
    game.expect_upgrades("Wampa", ["Luke's Lightsaber"]).expect_upgrades("AT-ST", ["Devotion"]);
}

// ---- SEC_150 Valiant Commando ----

/// SEC_150: after combat damage to a base it may be defeated for 3 more.
#[test]
fn valiant_commando_gives_everything() {
    let mut game = scenario().ours(["Valiant Commando"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Valiant Commando", "their base").yes();
    game.expect_in_discard("Valiant Commando");
    game.them().expect_base_damage(6);
    declined.us().attack("Valiant Commando", "their base").no();
    declined.them().expect_base_damage(3);
}

// Rulings

/// SEC_150: damage of an ability is no combat damage; when it is resolved the attack is over (ruling 1, 2).
#[test]
fn valiant_commando_hears_combat_damage_alone() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 1, to: Base(Opponent), by: Choose(side: Friendly))")
        .ours(["Valiant Commando"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Valiant Commando");
    game.expect_in_play("Valiant Commando").expect_action_of(Side::Them);
}

// ---- SEC_151 Kazuda Xiono, I'm Not A Spy ----

/// SEC_151: with fewer resources than an opponent +2/+0.
#[test]
fn kazuda_xiono_is_the_poorer() {
    for (resources, power) in [(3, 4), (4, 2), (5, 2)] {
        let mut game = scenario().ours(["Kazuda Xiono"]).our_resources(resources).their_resources(4).action_phase();
        game.expect_power("Kazuda Xiono", power);
    }
}

// ---- SEC_152 Strike Force X-Wing ----

/// SEC_152: 2 damage to a ready unit; exhausted ones are not offered.
#[test]
fn strike_force_x_wing_strikes_the_ready() {
    let mut game =
        scenario().our_hand(["Strike Force X-Wing"]).theirs([unit("AT-ST"), unit("Wampa").exhausted()]).action_phase();
    game.us().play("Strike Force X-Wing");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// ---- SEC_153 Luthen's Haulcraft, Countermeasures Armed ----

/// SEC_153: when defeated, with its icons disclosed, an opponent discards 2 cards.
#[test]
fn luthens_haulcraft_takes_two_cards() {
    let mut game = scenario()
        .ours(["Luthen's Haulcraft"])
        .our_hand(["SpecForce Soldier", "Open Fire"])
        .theirs(["Avenger"])
        .their_hand(["Repair", "Wampa", "AT-ST"])
        .action_phase();
    game.us().attack("Luthen's Haulcraft", "Avenger").choose("SpecForce Soldier").choose("Open Fire");
    game.them().choose("Repair").choose("Wampa").expect_hand(["AT-ST"]);
}

// ---- SEC_154 Inner Rim Coalition ----

/// SEC_154: when defeated, a unit that costs 5 or less may be readied.
#[test]
fn inner_rim_coalition_readies_a_unit() {
    let mut game = scenario()
        .ours([unit("Inner Rim Coalition").damage(4), unit("Greedo").exhausted(), unit("AT-ST").exhausted()])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Inner Rim Coalition", "Wampa");
    game.expect_offered("Greedo").expect_not_offered("AT-ST").expect_offered("no");
    game.us().choose("Greedo");
    game.expect_ready("Greedo");
}

// Rulings

/// SEC_154: the printed cost counts (ruling 1).
#[test]
fn inner_rim_coalition_asks_the_printed_cost() {
    let mut game = scenario()
        .ours([unit("Inner Rim Coalition").damage(4)])
        .theirs([unit("Wampa"), unit("Occupier Siege Tank").exhausted(), unit("Ruthless Raider").exhausted()])
        .action_phase();
    game.us().attack("Inner Rim Coalition", "Wampa");
    game.expect_offered("Occupier Siege Tank").expect_not_offered("Ruthless Raider");
}

// ---- SEC_155 Alexsandr Kallus, With New Purpose ----

/// SEC_155: with the initiative other friendly unique units have Raid 2; 2 damage to each of up to 3 ground units.
#[test]
fn alexsandr_kallus_leads_and_strikes() {
    let mut game = scenario()
        .our_hand(["Alexsandr Kallus, With New Purpose"])
        .ours(["Zeb Orrelios", "Battlefield Marine"])
        .theirs(["Wampa", "AT-ST", "Avenger", "Bib Fortuna"])
        .action_phase();
    game.us().play("Alexsandr Kallus, With New Purpose");
    game.expect_not_offered("Avenger");
    game.us().choose_each(["Wampa", "AT-ST"]).done();
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 2);
    game.expect_keyword("Zeb Orrelios", Keyword::Raid).expect_no_keyword("Battlefield Marine", Keyword::Raid);
    game.expect_no_keyword("Alexsandr Kallus", Keyword::Raid).expect_no_keyword("Bib Fortuna", Keyword::Raid);
    game.them().take_initiative();
    game.expect_no_keyword("Zeb Orrelios", Keyword::Raid);
}

// ---- SEC_156 Nemik's Manifesto ----

/// SEC_156: the unit is a Rebel, and when it is defeated each other friendly Rebel unit is 1 damage to the enemy base.
#[test]
fn nemiks_manifesto_spreads() {
    let mut game = scenario()
        .ours([unit("Battle Droid").with(["Nemik's Manifesto"]), unit("Battlefield Marine"), unit("Alliance X-Wing")])
        .theirs(["Wampa", "SpecForce Soldier"])
        .our_hand(["Nemik's Manifesto"])
        .action_phase();
    game.expect_not_offered("play Nemik's Manifesto onto Alliance X-Wing");
    game.us().attack("Battle Droid", "Wampa");
    game.them().expect_base_damage(2);
}

// ---- SEC_157 One Way Out ----

/// SEC_157: an attack with +1/+0 and Overwhelm; the defending unit has no abilities.
#[test]
fn one_way_out_silences_the_defender() {
    let mut game = scenario()
        .our_hand(["One Way Out"])
        .ours(["Wampa"])
        .theirs(["Captain Typho, All Necessary Precautions"])
        .their_hand(["Battlefield Marine"])
        .action_phase();
    game.us().play("One Way Out").attack("Wampa", "Captain Typho, All Necessary Precautions");
    game.expect_gone("Captain Typho, All Necessary Precautions");
    game.them().expect_base_damage(0);
}

// Rulings

/// SEC_157: a ready unit must attack, if there is one (ruling 1).
#[test]
fn one_way_out_must_be_used() {
    let mut game =
        scenario().our_hand(["One Way Out"]).ours([unit("Wampa"), unit("Greedo").exhausted()]).action_phase();
    game.us().play("One Way Out");
    game.expect_options(["Wampa -> their base"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(5);
}

/// SEC_157, CR 7.5.7E: a Shield leaves no excess damage (ruling 2).
#[test]
fn one_way_out_is_stopped_by_a_shield() {
    let mut game = shielded("Battlefield Marine").our_hand(["One Way Out"]).action_phase();
    game.us().play("One Way Out").attack("Battlefield Marine", "Cantina Braggart");
    game.them().expect_base_damage(0);
}

/// SEC_157, CR 7.5.7F: when the defending unit is gone, all is excess damage (ruling 3).
#[test]
fn one_way_out_overwhelms_the_gone() {
    let mut game = deadly("Battlefield Marine").our_hand(["One Way Out"]).action_phase();
    game.us().play("One Way Out").attack("Battlefield Marine", "Cantina Braggart");
    game.them().expect_base_damage(4);
}

/// SEC_157, CR 8.14.2: the defending unit gains nothing either (ruling 4, 5).
#[test]
fn one_way_out_lets_the_defender_gain_nothing() {
    let mut game = scenario()
        .our_hand(["One Way Out"])
        .ours(["Greedo"])
        .theirs([unit("Wampa").with(["Nemik's Manifesto"]).damage(4), unit("Battlefield Marine")])
        .action_phase();
    game.us().play("One Way Out").attack("Greedo", "Wampa");
    game.expect_gone("Wampa").us().expect_base_damage(0);
}

// ---- SEC_159 Chairman Papanoida, Undaunted Diplomat ----

/// SEC_159: who draws in the action phase lets us disclose for a Spy; drawn in the regroup phase nothing.
#[test]
fn chairman_papanoida_hears_cards_drawn() {
    let mut game = scenario()
        .ours(["Chairman Papanoida"])
        .our_hand(["Open Fire", "Wampa"])
        .confiscate_does("Draw(count: 2)")
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate");
    game.us().choose("Open Fire").choose("Wampa");
    game.expect_count("our Spy", 1);
    game.both_pass();
    game.nobody_resources();
    game.expect_count("our Spy", 1);
}

// ---- SEC_160 Reckless Rebel ----

/// SEC_160, SEC_199, CR 7.5.10: Saboteur.
#[test]
fn saboteurs_ignore_sentinel() {
    for (card, guard) in [("Reckless Rebel", "Ando Commission"), ("Bravo Squadron Fighter", "Defense Fleet X-Wing")] {
        let mut game = scenario().ours([card]).theirs([guard]).action_phase();
        game.expect_offered(&format!("{card} -> their base"));
    }
}

// ---- SEC_162 Crosshair, Filled With Doubt ----

/// SEC_162: on attack, 1 damage to another friendly unit for 2 to the defending player's base.
#[test]
fn crosshair_hurts_a_friend_for_the_base() {
    let mut game = scenario().ours(["Crosshair, Filled With Doubt", "Wampa"]).theirs(["AT-ST"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Crosshair", "AT-ST");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
    game.them().expect_base_damage(2);
    declined.us().attack("Crosshair", "AT-ST").no();
    declined.them().expect_base_damage(0);
}

// ---- SEC_163 Outer Rim Constable ----

/// SEC_163: an upgrade may be defeated.
#[test]
fn outer_rim_constable_defeats_an_upgrade() {
    let mut game =
        scenario().our_hand(["Outer Rim Constable"]).theirs([unit("Wampa").with(["Academy Training"])]).action_phase();
    game.us().play("Outer Rim Constable");
    game.expect_options(["Academy Training", "no"]);
    game.us().choose("Academy Training");
    game.expect_upgrades("Wampa", []);
}

// ---- SEC_164 Warrior of Clan Ordo ----

/// SEC_164: on attack, without Aggression disclosed, 2 damage to our base.
#[test]
fn warrior_of_clan_ordo_needs_a_cause() {
    let table = |hand: &'static str| {
        let mut game = scenario().ours(["Warrior of Clan Ordo"]).our_hand([hand]).action_phase();
        game.us().attack("Warrior of Clan Ordo", "their base");
        game
    };
    let mut game = table("Open Fire");
    let mut declined = game.clone();
    game.us().choose("Open Fire").expect_base_damage(0);
    declined.us().no().expect_base_damage(2);
    table("Repair").us().expect_base_damage(2);
}

// ---- SEC_165 Academy Disciplinarian ----

/// SEC_165: 1 damage to a friendly unit with 2 or less power readies it.
#[test]
fn academy_disciplinarian_readies_the_weak() {
    let mut game = scenario()
        .our_hand(["Academy Disciplinarian"])
        .ours([unit("Alliance X-Wing").exhausted(), unit("Wampa").exhausted()])
        .theirs(["Underworld Thug"])
        .action_phase();
    game.us().play("Academy Disciplinarian");
    game.expect_options(["Alliance X-Wing", "no"]);
    game.us().choose("Alliance X-Wing");
    game.expect_ready("Alliance X-Wing").expect_damage("Alliance X-Wing", 1);
}

// Rulings

/// SEC_165: power as it is for now (ruling 1).
#[test]
fn academy_disciplinarian_asks_the_power_of_now() {
    let mut game = scenario()
        .our_hand(["Academy Disciplinarian"])
        .ours([unit("Alliance X-Wing").with(["Experience"]).exhausted()])
        .action_phase();
    game.us().play("Academy Disciplinarian");
    game.expect_action_of(Side::Them);
}

// ---- SEC_168 Ziton Moj, Black Sun Bully ----

/// SEC_168: when we take the initiative, 2 damage to a base; when they do, nothing.
#[test]
fn ziton_moj_takes_the_initiative() {
    let mut game = scenario().ours(["Ziton Moj"]).action_phase();
    game.us().take_initiative();
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base");
    game.them().expect_base_damage(2);
    let mut game = scenario().theirs(["Ziton Moj"]).action_phase();
    game.us().take_initiative();
    game.expect_action_of(Side::Them);
}

// ---- SEC_169 AAT Incinerator ----

/// SEC_169: 1 damage to each of up to 4 other ground units; none of them ours, 2 damage to our base.
#[test]
fn aat_incinerator_burns_friends_or_home() {
    let table = || {
        let mut game = scenario()
            .our_hand(["AAT Incinerator"])
            .ours([unit("Battlefield Marine"), unit("Underworld Thug").with(["Shield"])])
            .theirs(["Wampa", "Avenger"])
            .action_phase();
        game.us().play("AAT Incinerator");
        game.expect_options(["Battlefield Marine", "Underworld Thug", "Wampa", "done"]);
        game
    };
    let mut game = table();
    game.us().choose_each(["Wampa", "Battlefield Marine"]).done().expect_base_damage(0);
    game.expect_damage("Wampa", 1).expect_damage("Battlefield Marine", 1);
    let mut game = table();
    game.us().choose("Wampa").done().expect_base_damage(2);
    // A unit whose Shield prevents the damage was not damaged.
    let mut game = table();
    game.us().choose("Underworld Thug").done().expect_base_damage(2);
}

// ---- SEC_170 Corellian Hounds ----

/// SEC_170: it enters play ready where an opponent has no ground unit.
#[test]
fn corellian_hounds_are_let_loose() {
    for (theirs, ready) in [("Alliance X-Wing", true), ("Wampa", false)] {
        let mut game = scenario().our_hand(["Corellian Hounds"]).theirs([theirs]).action_phase();
        game.us().play("Corellian Hounds");
        if ready {
            game.expect_ready("Corellian Hounds");
        } else {
            game.expect_exhausted("Corellian Hounds");
        }
    }
}

// ---- SEC_171 Punishing One, Takes No Prisoners ----

/// SEC_171: Raid 1 for each damaged enemy unit; when played and on attack 1 damage to a unit.
#[test]
fn punishing_one_scents_blood() {
    let mut game = scenario()
        .our_hand(["Punishing One, Takes No Prisoners"])
        .theirs([unit("Wampa").damage(1), unit("AT-ST")])
        .action_phase();
    game.us().play("Punishing One, Takes No Prisoners").choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    assert_eq!(game.game.stats(game.card("Punishing One")).keywords.number(Keyword::Raid), 2);
}

// Rulings

/// SEC_171: a unit that its "on attack" damages counts at once (ruling 1).
#[test]
fn punishing_one_gains_raid_in_its_attack() {
    let mut game = scenario().ours(["Punishing One, Takes No Prisoners"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Punishing One", "their base").choose("AT-ST");
    game.them().expect_base_damage(4);
}

// ---- SEC_172 Cinta Kaz, The Struggle Comes First ----

/// SEC_172: when played, an attack with a unit, if we want.
#[test]
fn cinta_kaz_may_send_a_unit() {
    let mut game = scenario().our_hand(["Cinta Kaz"]).our_resources(20).ours(["Wampa"]).action_phase();
    game.us().play("Cinta Kaz");
    game.expect_offered("no");
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// SEC_172: a unit must be ready to attack.
#[test]
fn cinta_kaz_sends_no_exhausted_unit() {
    let mut game =
        scenario().our_hand(["Cinta Kaz"]).our_resources(20).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play("Cinta Kaz");
    game.expect_action_of(Side::Them);
}

// ---- SEC_174 Saw Gerrera's U-Wing, Breaking the Rules ----

/// SEC_174: after its attack another Aggression unit may attack.
#[test]
fn saw_gerreras_u_wing_brings_another() {
    let mut game = scenario().ours(["Saw Gerrera's U-Wing", "Wampa", "Battlefield Marine"]).action_phase();
    game.us().attack("Saw Gerrera's U-Wing", "their base");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(8);
}

// Rulings

/// SEC_174: it must survive (ruling 1, 3).
#[test]
fn saw_gerreras_u_wing_must_survive() {
    let mut game = scenario()
        .ours([unit("Saw Gerrera's U-Wing").damage(7), unit("Wampa")])
        .theirs(["Alliance X-Wing"])
        .action_phase();
    game.us().attack("Saw Gerrera's U-Wing", "Alliance X-Wing");
    game.expect_gone("Saw Gerrera's U-Wing").expect_action_of(Side::Them);
}

/// SEC_174: the other unit must be ready (ruling 2).
#[test]
fn saw_gerreras_u_wing_brings_ready_units() {
    let mut game = scenario().ours([unit("Saw Gerrera's U-Wing"), unit("Wampa").exhausted()]).action_phase();
    game.us().attack("Saw Gerrera's U-Wing", "their base");
    game.expect_action_of(Side::Them);
}

// ---- SEC_175 Ambition's Reward ----

/// SEC_175: +1/+1, and a Spy when it is played.
#[test]
fn ambitions_reward_brings_a_spy() {
    let mut game = scenario().our_hand(["Ambition's Reward"]).ours(["Wampa"]).action_phase();
    game.us().play_onto("Ambition's Reward", "Wampa");
    game.expect_count("our Spy", 1).expect_power("Wampa", 5).expect_hp("Wampa", 6);
}

// ---- SEC_177 It's Not Over Yet ----

/// SEC_177: a unit that neither attacked nor entered play this phase may be readied; and a Spy.
#[test]
fn its_not_over_yet_readies_the_idle() {
    let mut game = scenario()
        .our_hand(["It's Not Over Yet", "Greedo"])
        .ours([unit("Wampa"), unit("AT-ST").exhausted()])
        .action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().play("Greedo");
    game.them().pass();
    game.us().play("It's Not Over Yet");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_ready("AT-ST").expect_count("our Spy", 1);
}
