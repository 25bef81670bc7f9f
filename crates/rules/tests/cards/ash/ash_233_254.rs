//! The cards of Ashes of the Empire from ASH_233 to ASH_254: main case, corners and official rulings of each.

use testkit::{Event, Keyword, Side, scenario, unit};

use crate::starts::taxed;

// ---- ASH_233 Keep Them Talking ----

/// ASH_233: up to 2 units that each cost 3 or less are exhausted.
#[test]
fn keep_them_talking_exhausts_two() {
    let mut game = scenario()
        .our_hand(["Keep Them Talking"])
        .theirs(["Greedo", "Battlefield Marine", "Wampa", "Cartel Spacer"])
        .action_phase();
    game.us().play("Keep Them Talking");
    game.expect_not_offered("Wampa");
    game.us().choose("Greedo").choose("Cartel Spacer");
    game.expect_exhausted("Greedo")
        .expect_exhausted("Cartel Spacer")
        .expect_ready("Battlefield Marine")
        .expect_action_of(Side::Them);
}

// Rulings

/// ASH_233: the printed cost counts (ruling 1).
#[test]
fn keep_them_talking_looks_at_printed_costs() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Any, cards: (), amount: 2)])])"#)
        .our_hand(["Keep Them Talking"])
        .ours(["Battlefield Marine"])
        .theirs(["Wampa", "Greedo"])
        .action_phase();
    game.us().play("Keep Them Talking");
    game.expect_not_offered("Wampa").expect_offered("Greedo");
}

// ---- ASH_234 Masterstroke ----

/// ASH_234: the attacker has +1/+0 for each unit of the defending player in its arena.
#[test]
fn masterstroke_grows_with_the_enemy() {
    let mut game = scenario()
        .our_hand(["Masterstroke"])
        .ours(["Greedo"])
        .theirs(["Wampa", "AT-ST", "Cartel Spacer"])
        .action_phase();
    game.us().play("Masterstroke").attack("Greedo", "their base");
    game.them().expect_base_damage(5);
}

// Rulings

/// ASH_234: one must attack, if able, with a ready unit (ruling 1).
#[test]
fn masterstroke_needs_a_ready_unit() {
    let mut game =
        scenario().our_hand(["Masterstroke"]).ours([unit("Greedo"), unit("Wampa").exhausted()]).action_phase();
    game.us().play("Masterstroke");
    game.expect_options(["Greedo -> their base"]);
}

// ---- ASH_235 Sense Through the Force ----

/// ASH_235: a number, then a card of the top 5; if that is its cost, 3 Advantage tokens for a Force unit.
#[test]
fn sense_through_the_force_guesses() {
    let mut game = scenario()
        .our_hand(["Sense Through the Force"])
        .ours(["Fifth Brother", "Wampa"])
        .our_deck(["Repair", "AT-ST", "Greedo", "Greedo", "Greedo", "Moment of Peace"])
        .action_phase();
    let mut wrong = game.clone();
    game.us().play("Sense Through the Force").number(6).choose("AT-ST");
    game.expect_options(["Fifth Brother", "no"]);
    game.us().choose("Fifth Brother").expect_hand(["AT-ST"]);
    game.expect_upgrades("Fifth Brother", ["Advantage", "Advantage", "Advantage"]);
    wrong.us().play("Sense Through the Force").number(5).choose("AT-ST");
    wrong.expect_action_of(Side::Them);
}

// Rulings

/// ASH_235: the printed cost counts; the rest goes below (ruling 1, 2).
#[test]
fn sense_through_the_force_knows_printed_costs() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (), amount: 2)])])"#)
        .our_hand(["Sense Through the Force"])
        .ours(["Battlefield Marine", "Fifth Brother"])
        .our_deck(["Repair", "AT-ST", "Greedo", "Greedo", "Greedo", "Moment of Peace"])
        .action_phase();
    game.us().play("Sense Through the Force").number(4).choose("AT-ST").expect_deck_top(["Moment of Peace"]);
    game.expect_action_of(Side::Them);
}

// ---- ASH_236 Far Far Away ----

/// ASH_236: a friendly non-leader unit is returned, then an enemy one.
#[test]
fn far_far_away_exchanges_departures() {
    let mut game = scenario().our_hand(["Far Far Away"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("Far Far Away").choose("Greedo").choose("Wampa").expect_hand(["Greedo"]);
    game.them().expect_hand(["Wampa"]);
    let mut game = scenario().our_hand(["Far Far Away"]).theirs(["Wampa"]).action_phase();
    game.us().play("Far Far Away");
    game.expect_in_play("Wampa");
}

// Rulings

/// ASH_236: units in discard piles are none in play (ruling 1).
#[test]
fn far_far_away_returns_from_play() {
    let mut game =
        scenario().our_hand(["Far Far Away"]).our_discard(["AT-ST"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("Far Far Away");
    game.expect_options(["Greedo"]);
}

// ---- ASH_237 Mouse Droid ----

/// ASH_237: the next Imperial unit this phase costs 1 less.
#[test]
fn mouse_droid_runs_ahead() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_base("Command Center")
        .our_hand(["Mouse Droid", "Wampa", "AT-ST", "AT-ST"])
        .our_resources(20)
        .action_phase();
    game.us().play("Mouse Droid").expect_ready_resources(19);
    game.them().pass();
    game.us().play("AT-ST").expect_ready_resources(14);
    game.them().pass();
    game.us().play("AT-ST").expect_ready_resources(8);
}

// Rulings

/// ASH_237: the discount stays when the droid is defeated (ruling 1).
#[test]
fn mouse_droid_may_be_gone() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_base("Command Center")
        .our_hand(["Mouse Droid", "AT-ST"])
        .our_resources(10)
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose())")
        .action_phase();
    game.us().play("Mouse Droid");
    game.them().play("Confiscate").choose("Mouse Droid");
    game.us().play("AT-ST").expect_ready_resources(4);
}

// ---- ASH_238 Attendant Navigator ----

/// ASH_238: a space unit may get 2 Advantage tokens.
#[test]
fn attendant_navigator_guides() {
    let mut game = scenario().our_hand(["Attendant Navigator"]).ours(["Wampa", "Alliance X-Wing"]).action_phase();
    game.us().play("Attendant Navigator");
    game.expect_options(["Alliance X-Wing", "no"]);
    game.us().choose("Alliance X-Wing");
    game.expect_power("Alliance X-Wing", 4);
}

// ---- ASH_240 Mandalorian Super Commandos ----

/// ASH_240: +2/+0 with a leader unit.
#[test]
fn mandalorian_super_commandos_follow_a_leader() {
    let mut game = scenario()
        .ours(["Mandalorian Super Commandos"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.expect_power("Mandalorian Super Commandos", 2);
    let mut game = scenario()
        .ours(["Mandalorian Super Commandos"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .action_phase();
    game.expect_power("Mandalorian Super Commandos", 4);
}

// ---- ASH_241 Marrok's Fiend Fighter, Formidable Pursuer ----

/// ASH_241: +2/+0 while it attacks a damaged unit; so has the unit that it supports.
#[test]
fn marroks_fiend_fighter_smells_blood() {
    let mut game = scenario()
        .ours(["Marrok's Fiend Fighter, Formidable Pursuer"])
        .theirs([unit("Redemption").damage(1)])
        .action_phase();
    game.us().attack("Marrok's Fiend Fighter", "Redemption");
    game.expect_damage("Redemption", 6);
    let mut game = scenario()
        .our_hand(["Marrok's Fiend Fighter, Formidable Pursuer"])
        .ours(["Battlefield Marine"])
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.us().play("Marrok's Fiend Fighter").attack("Battlefield Marine", "AT-ST");
    game.expect_damage("AT-ST", 6);
}

// Rulings

/// ASH_241: a Shield leaves no excess damage; with the defending unit gone all is excess (ruling 1, 2).
#[test]
fn marroks_fiend_fighter_overwhelms() {
    let mut game = scenario()
        .ours(["Marrok's Fiend Fighter, Formidable Pursuer"])
        .theirs([unit("Distant Patroller").with(["Shield"])])
        .action_phase();
    game.us().attack("Marrok's Fiend Fighter", "Distant Patroller");
    game.them().expect_base_damage(0);
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Defeat(Defender)]))")
        .ours([unit("Marrok's Fiend Fighter, Formidable Pursuer").with(["Resilient"])])
        .theirs(["Cartel Spacer"])
        .action_phase();
    game.us().attack("Marrok's Fiend Fighter", "Cartel Spacer");
    game.them().expect_base_damage(3);
}

// ---- ASH_243 Darth Vader, Meet Your Destiny ----

/// ASH_243: ready he has Sentinel; and Shielded.
#[test]
fn darth_vader_waits() {
    let mut game = scenario().our_hand(["Darth Vader, Meet Your Destiny"]).action_phase();
    game.us().play("Darth Vader");
    game.expect_no_keyword("Darth Vader", Keyword::Sentinel).expect_upgrades("Darth Vader", ["Shield"]);
    let mut game = scenario().ours(["Darth Vader, Meet Your Destiny"]).action_phase();
    game.expect_keyword("Darth Vader", Keyword::Sentinel);
}

// ---- ASH_245 Eye of Sion, Delivered from Exile ----

/// ASH_245: of the top 8 cards a unit that costs no more than its power is played for free, ready.
#[test]
fn eye_of_sion_brings_a_unit() {
    let mut game = scenario()
        .ours(["Eye of Sion, Delivered from Exile"])
        .our_deck([
            "Wampa",
            "AT-ST",
            "Syndicate Lackeys",
            "Repair",
            "Repair",
            "Repair",
            "Repair",
            "Repair",
            "Moment of Peace",
        ])
        .our_resources(0)
        .action_phase();
    game.us().use_ability("Eye of Sion");
    game.expect_options(["Wampa", "Syndicate Lackeys", "done"]);
    game.us().choose("Wampa").play("Wampa");
    game.expect_ready("Wampa").expect_exhausted("Eye of Sion");
}

// Rulings

/// ASH_245: printed costs, its power as it is; the rest goes below; other costs are paid (ruling 1, 2, 3, 4).
#[test]
fn eye_of_sion_measures_by_its_power() {
    let mut game = taxed()
        .ours([unit("Eye of Sion, Delivered from Exile").with(["Academy Training"])])
        .our_deck(["AT-ST", "Avenger", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Moment of Peace"])
        .our_resources(0)
        .action_phase();
    game.us().use_ability("Eye of Sion");
    game.expect_options(["AT-ST", "done"]);
    game.us().choose("AT-ST").play("AT-ST").expect_base_damage(2).expect_deck_top(["Moment of Peace"]);
}

// ---- ASH_246 Exploit Advantage ----

/// ASH_246: a friendly upgrade is defeated for 2 cards.
#[test]
fn exploit_advantage_draws_for_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Exploit Advantage"])
        .ours([unit("Wampa").with(["Resilient"])])
        .our_deck(["Greedo", "Repair", "AT-ST"])
        .action_phase();
    game.us().play("Exploit Advantage").choose("Resilient").expect_hand(["Greedo", "Repair"]);
    let mut game = scenario().our_hand(["Exploit Advantage"]).our_deck(["Greedo", "Repair", "AT-ST"]).action_phase();
    game.us().play("Exploit Advantage").expect_hand([]);
}

// Rulings

/// ASH_246: a friendly upgrade is one that we control, or a token on a friendly unit (ruling 1).
#[test]
fn exploit_advantage_counts_upgrades_put_into_play_by_us() {
    let mut game = scenario()
        .our_hand(["Exploit Advantage"])
        .ours([unit("Wampa").with(["Shield"]).with_upgrade_of(Side::Them, "Resilient")])
        .theirs([unit("AT-ST").with_upgrade_of(Side::Us, "Academy Training")])
        .action_phase();
    game.us().play("Exploit Advantage");
    game.expect_options(["Shield", "Academy Training"]);
}

// ---- ASH_247 One Must Destroy to Create ----

/// ASH_247: a friendly non-leader unit is defeated, and may be played from the discard pile for free.
#[test]
fn one_must_destroy_to_create_remakes() {
    let mut game = scenario()
        .our_hand(["One Must Destroy to Create"])
        .ours([unit("Wampa").damage(3)])
        .our_resources(7)
        .action_phase();
    let mut declined = game.clone();
    game.us().play("One Must Destroy to Create").choose("Wampa");
    let ready = game.game.ready_resources(rules::Seat(0));
    game.expect_offered("no");
    game.us().play("Wampa").expect_ready_resources(ready);
    game.expect_damage("Wampa", 0).expect_exhausted("Wampa");
    declined.us().play("One Must Destroy to Create").choose("Wampa").no();
    declined.expect_in_discard("Wampa");
}

// Rulings

/// ASH_247: an additional cost is paid (ruling 1).
#[test]
fn one_must_destroy_to_create_pays_other_costs() {
    let mut game = taxed().our_hand(["One Must Destroy to Create"]).ours(["Wampa"]).action_phase();
    game.us().play("One Must Destroy to Create").choose("Wampa").play("Wampa").expect_base_damage(2);
}

// ---- ASH_250 Imperial Defector ----

/// ASH_250: we look at an opponent's hand.
#[test]
fn imperial_defector_betrays_a_hand() {
    let mut game = scenario().our_hand(["Imperial Defector"]).their_hand(["Wampa"]).action_phase();
    game.us().play("Imperial Defector");
    game.expect_event(
        "we look at a hand",
        |event| matches!(event, Event::LookedAt { player, .. } if *player == rules::Seat(0)),
    );
}

// ---- ASH_251 Zealous Soldier ----

/// ASH_251: an Advantage token for itself.
#[test]
fn zealous_soldier_is_eager() {
    let mut game = scenario().our_hand(["Zealous Soldier"]).action_phase();
    game.us().play("Zealous Soldier");
    game.expect_upgrades("Zealous Soldier", ["Advantage"]);
}

// ---- ASH_253 Yellow Aces Bomber ----

/// ASH_253: on attack, upgraded, 2 damage to a base.
#[test]
fn yellow_aces_bomber_bombs() {
    let mut game = scenario().ours([unit("Yellow Aces Bomber").with(["Resilient"])]).action_phase();
    game.us().attack("Yellow Aces Bomber", "their base").choose("their base");
    game.them().expect_base_damage(5);
    let mut game = scenario().ours(["Yellow Aces Bomber"]).action_phase();
    game.us().attack("Yellow Aces Bomber", "their base");
    game.them().expect_base_damage(3);
}

// Rulings

/// ASH_253: by its Support the attacking unit must be upgraded (ruling 1).
#[test]
fn yellow_aces_bomber_looks_at_the_attacker() {
    let mut game = scenario().our_hand(["Yellow Aces Bomber"]).ours([unit("Wampa").with(["Resilient"])]).action_phase();
    game.us().play("Yellow Aces Bomber").attack("Wampa", "their base").choose("their base");
    game.them().expect_base_damage(6);
}

// ---- ASH_254 Gallofree Transport ----

/// ASH_254: defeated, 2 Advantage tokens for a friendly unit.
#[test]
fn gallofree_transport_passes_it_on() {
    let mut game = scenario()
        .ours([unit("Gallofree Transport").damage(4), unit("Wampa")])
        .theirs(["Cartel Spacer"])
        .action_phase();
    game.us().attack("Gallofree Transport", "Cartel Spacer");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Advantage", "Advantage"]);
}
