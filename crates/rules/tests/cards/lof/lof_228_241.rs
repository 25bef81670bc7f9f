//! The cards of Legends of the Force from LOF_228 to LOF_241: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::expect_hidden;

// ---- LOF_228 Forged Starfighter ----

/// LOF_228: Hidden and Raid 1.
#[test]
fn forged_starfighter_has_hidden_and_raid() {
    expect_hidden("Forged Starfighter");
    let mut game = scenario().ours(["Forged Starfighter"]).action_phase();
    game.us().attack("Forged Starfighter", "their base");
    game.them().expect_base_damage(2);
}

// ---- LOF_229 Kylo Ren, I Know Your Story ----

/// LOF_229: Overwhelm; when we play an upgrade on him, may use the Force to draw a card.
#[test]
fn kylo_ren_may_draw_when_we_play_an_upgrade_on_him() {
    let mut game = scenario()
        .ours(["Kylo Ren, I Know Your Story", "Wampa"])
        .our_force()
        .our_hand(["Academy Training", "Resilient"])
        .action_phase();
    game.expect_keyword("Kylo Ren", Keyword::Overwhelm);
    game.us().play_onto("Academy Training", "Wampa");
    game.them().pass();
    game.us().play_onto("Resilient", "Kylo Ren");
    game.expect_asked(Side::Us, QuestionKind::May);
    let mut declined = game.clone();
    game.us().yes().expect_hand_size(1).expect_no_force();
    declined.us().no().expect_hand([]).expect_the_force();
}

// Corners

/// LOF_229: an upgrade that an opponent plays on him does not count.
#[test]
fn kylo_ren_does_not_trigger_on_an_opponents_upgrade() {
    let mut game = scenario()
        .ours(["Kylo Ren, I Know Your Story"])
        .our_force()
        .their_force()
        .their_hand(["Entrenched"])
        .their_action_phase();
    game.them().play_onto("Entrenched", "Kylo Ren");
    game.expect_action_of(Side::Us);
}

// Rulings

/// LOF_229: an upgrade that is attached, or a token that is given, is not played (ruling 1).
#[test]
fn kylo_ren_does_not_trigger_on_an_upgrade_that_is_not_played() {
    let mut game = scenario()
        .ours([unit("Kylo Ren, I Know Your Story"), unit("Wampa").with(["Academy Training"])])
        .our_force()
        .our_hand(["Jocasta Nu", "Consumed by the Dark Side"])
        .action_phase();
    game.us().play("Jocasta Nu").choose("Academy Training").choose("Kylo Ren");
    game.expect_action_of(Side::Them).expect_upgrades("Kylo Ren", ["Academy Training"]);
    game.them().pass();
    game.us().play("Consumed by the Dark Side").choose("Kylo Ren");
    game.expect_action_of(Side::Them);
    game.us().expect_the_force();
}

// ---- LOF_231 Darth Tyranus, Servant of Sidious ----

/// LOF_231: Shielded; with the Force, Ambush.
#[test]
fn darth_tyranus_has_ambush_with_the_force() {
    let mut without = scenario().our_hand(["Darth Tyranus"]).theirs(["Wampa"]).their_force().action_phase();
    without.us().play("Darth Tyranus");
    without.expect_no_keyword("Darth Tyranus", Keyword::Ambush).expect_upgrades("Darth Tyranus", ["Shield"]);
    without.expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Darth Tyranus"]).theirs(["Wampa"]).our_force().action_phase();
    game.us().play("Darth Tyranus").resolve_first("Shielded").attack("Darth Tyranus", "Wampa");
    game.expect_damage("Wampa", 4).expect_upgrades("Darth Tyranus", []).expect_damage("Darth Tyranus", 0);
    game.us().expect_the_force();
}

// ---- LOF_232 Sandtrooper Cavalry ----

/// LOF_232: Grit.
#[test]
fn sandtrooper_cavalry_has_grit() {
    let mut game = scenario().ours([unit("Sandtrooper Cavalry").damage(4)]).action_phase();
    game.expect_power("Sandtrooper Cavalry", 6);
}

// ---- LOF_233 Scimitar, Sith Infiltrator ----

/// LOF_233: +3/+0 while it is damaged.
#[test]
fn scimitar_gets_3_power_while_damaged() {
    let mut game = scenario().ours(["Scimitar"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.expect_power("Scimitar", 3);
    game.us().attack("Scimitar", "TIE/ln Fighter");
    game.expect_damage("Scimitar", 2).expect_power("Scimitar", 6).expect_hp("Scimitar", 4);
}

// ---- LOF_234 Darth Malak, Covetous Apprentice ----

/// LOF_234: Overwhelm; when played, he may be readied if we control a Sith leader unit.
#[test]
fn darth_malak_may_ready_with_a_sith_leader_unit() {
    let vader = "Darth Vader, Dark Lord of the Sith";
    let mut game = scenario().our_hand(["Darth Malak"]).our_deployed_leader(vader).action_phase();
    game.us().play("Darth Malak");
    game.expect_keyword("Darth Malak", Keyword::Overwhelm);
    let mut declined = game.clone();
    game.us().yes();
    game.expect_ready("Darth Malak");
    declined.us().no();
    declined.expect_exhausted("Darth Malak");
}

// Corners

/// LOF_234: the leader must be deployed, a Sith and friendly; a non-leader Sith unit does not count.
#[test]
fn darth_malak_needs_a_friendly_deployed_sith_leader() {
    let vader = "Darth Vader, Dark Lord of the Sith";
    let tables = [
        scenario().our_leader(vader),
        scenario().our_deployed_leader("Luke Skywalker, Faithful Friend"),
        scenario().our_deployed_leader("Luke Skywalker, Faithful Friend").ours(["Count Dooku, Darth Tyranus"]),
        scenario().their_deployed_leader(vader),
    ];
    for table in tables {
        let mut game = table.our_hand(["Darth Malak"]).our_resources(30).action_phase();
        game.us().play("Darth Malak");
        game.expect_exhausted("Darth Malak").expect_action_of(Side::Them);
    }
}

// ---- LOF_235 HK-87 Assassin Droid ----

/// LOF_235: when defeated, it deals 2 damage to each ground unit.
#[test]
fn hk_87_assassin_droid_damages_each_ground_unit_when_defeated() {
    let mut game = scenario()
        .ours(["HK-87 Assassin Droid", "Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("HK-87 Assassin Droid");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 2).expect_damage("TIE/ln Fighter", 0);
    game.us().expect_base_damage(0);
}

// Rulings

/// LOF_235, CR 1.9.8: the damage is dealt at once: abilities of units that it defeats trigger for each other's defeat
/// (ruling 1).
#[test]
fn hk_87_assassin_droid_deals_all_damage_at_once() {
    let mut game = scenario()
        .text(r#"(id: "SOR_205", abilities: [When(on: [UnitDefeated(other: true, side: Friendly)], do: [Draw()])])"#)
        .ours(["HK-87 Assassin Droid", "Jawa Scavenger", "Jawa Scavenger"])
        .our_hand(["Vanquish"])
        .action_phase();
    game.us().play("Vanquish").choose("HK-87 Assassin Droid");
    game.us().resolve_first("HK-87 Assassin Droid").resolve_first("Jawa Scavenger").resolve_first("Jawa Scavenger");
    // Both hear the droid, and each of them the other.
    game.expect_gone("Jawa Scavenger");
    game.us().expect_hand_size(4);
}

// ---- LOF_237 The Son, Embodiment of Darkness ----

/// LOF_237: using the Force, each friendly unit gets +2/+0, himself among them.
#[test]
fn the_son_gives_friendly_units_2_power_with_the_force() {
    let table = || scenario().ours(["The Son", "Wampa"]).theirs(["AT-ST"]).their_force();
    let mut without = table().action_phase();
    without.expect_power("The Son", 6).expect_power("Wampa", 4);
    let mut game = table().our_force().action_phase();
    game.expect_power("The Son", 8).expect_power("Wampa", 6).expect_hp("Wampa", 5).expect_power("AT-ST", 6);
}

// ---- LOF_238 Darth Revan's Lightsabers ----

/// LOF_238: not on a Vehicle; a Sith with them has Grit.
#[test]
fn darth_revans_lightsabers_give_a_sith_grit() {
    let mut game = scenario()
        .our_hand(["Darth Revan's Lightsabers", "Darth Revan's Lightsabers"])
        .ours([unit("Count Dooku, Darth Tyranus").damage(1), unit("Wampa").damage(1), unit("AT-ST")])
        .action_phase();
    game.expect_not_offered("play Darth Revan's Lightsabers onto AT-ST");
    let mut other = game.clone();
    game.us().play_onto("Darth Revan's Lightsabers", "Count Dooku");
    game.expect_keyword("Count Dooku", Keyword::Grit).expect_power("Count Dooku", 8).expect_hp("Count Dooku", 6);
    other.us().play_onto("Darth Revan's Lightsabers", "Wampa");
    other.expect_no_keyword("Wampa", Keyword::Grit).expect_power("Wampa", 6);
}

// ---- LOF_239 Consumed by the Dark Side ----

/// LOF_239: two Experience tokens to a unit, then 2 damage to it.
#[test]
fn consumed_by_the_dark_side_gives_experience_and_deals_2_damage() {
    let mut game =
        scenario().our_hand(["Consumed by the Dark Side"]).ours(["Vanguard Infantry"]).theirs(["Wampa"]).action_phase();
    game.us().play("Consumed by the Dark Side");
    game.expect_options(["Vanguard Infantry", "Wampa"]);
    // 1/2 with two Experience tokens is 3/4: it survives.
    game.us().choose("Vanguard Infantry");
    game.expect_power("Vanguard Infantry", 3).expect_damage("Vanguard Infantry", 2);
    game.expect_action_of(Side::Them);
}

// ---- LOF_240 Flight of the Inquisitor ----

/// LOF_240: may return a Force unit and a Lightsaber upgrade from our discard pile to hand together.
#[test]
fn flight_of_the_inquisitor_may_return_a_unit_and_a_lightsaber() {
    let mut game = scenario()
        .our_hand(["Flight of the Inquisitor"])
        .our_discard(["Yoda, Old Master", "Jedi Lightsaber", "Wampa", "Resilient", "Consumed by the Dark Side"])
        .their_discard(["Fallen Lightsaber"])
        .action_phase();
    game.us().play("Flight of the Inquisitor");
    game.expect_options(["Yoda", "no"]);
    let mut declined = game.clone();
    game.us().choose("Yoda");
    game.us().choose("Jedi Lightsaber").expect_hand(["Yoda", "Jedi Lightsaber"]);
    declined.us().no().expect_hand([]);
    declined.expect_action_of(Side::Them);
}

// Corners

/// LOF_240: if only one of the two is there, that one may return.
#[test]
fn flight_of_the_inquisitor_may_return_only_one_of_the_two() {
    let with = |card: &'static str| {
        let mut game = scenario().our_hand(["Flight of the Inquisitor"]).our_discard([card]).action_phase();
        game.us().play("Flight of the Inquisitor");
        game
    };
    let mut saber = with("Jedi Lightsaber");
    saber.expect_options(["Jedi Lightsaber", "no"]);
    saber.us().choose("Jedi Lightsaber").expect_hand(["Jedi Lightsaber"]);
    with("Yoda, Old Master").us().choose("Yoda").expect_hand(["Yoda"]);
}

// ---- LOF_241 In the Shadows ----

/// LOF_241: an Experience token for each of up to three friendly units with Hidden.
#[test]
fn in_the_shadows_gives_experience_to_hidden_units() {
    let mut game = scenario()
        .our_hand(["In the Shadows"])
        .ours(["Vulptex", "Vulptex", "Forged Starfighter", "Grogu, Mysterious Child", "Wampa"])
        .theirs([unit("Vulptex")])
        .action_phase();
    game.us().play("In the Shadows");
    game.expect_options(["Vulptex", "Vulptex", "Forged Starfighter", "Grogu", "done"]);
    game.us().choose_each(["Grogu", "Forged Starfighter", "our Vulptex #1"]);
    game.expect_upgrades("Grogu", ["Experience"]).expect_upgrades("Forged Starfighter", ["Experience"]);
    game.expect_count("Experience", 3).expect_action_of(Side::Them);
}
