//! The cards of Jump to Lightspeed from JTL_012 to JTL_038: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Scenario, Side, scenario, unit};

use super::common::{SHIP, about_to_fall, about_to_pilot, forms_of, piloted};
use crate::starts::about_to_play;

// ---- JTL_012 Luke Skywalker, Hero of Yavin ----

/// JTL_012: 1 damage to a unit when a Fighter of ours attacked.
#[test]
fn luke_skywalker_damages_a_unit_after_a_fighter() {
    let mut game = scenario().our_leader("Luke Skywalker, Hero of Yavin").ours([SHIP]).theirs(["Wampa"]).action_phase();
    game.us().attack(SHIP, "their base");
    game.them().pass();
    game.us().use_ability("Luke Skywalker").choose("Wampa");
    game.expect_damage("Wampa", 1);
}

/// JTL_012: on a Fighter, 3 damage when it attacks; on another Vehicle none. Enemy abilities do not defeat the upgrade.
#[test]
fn luke_skywalker_flies_a_fighter() {
    let table = |ours: &'static str| {
        let mut game = scenario()
            .our_leader("Luke Skywalker, Hero of Yavin")
            .our_resources(6)
            .ours([ours])
            .theirs(["Wampa"])
            .their_hand(["Confiscate"])
            .confiscate_does("Defeat(Choose(is: Upgrade))")
            .action_phase();
        game.us().deploy_onto(ours);
        game.them().play("Confiscate").choose("Luke Skywalker");
        game.expect_upgrades(ours, ["Luke Skywalker"]);
        game.us().attack(ours, "their base");
        game
    };
    let mut game = table(SHIP);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 3);
    table("Munificent Frigate").expect_action_of(Side::Them);
}

// Rulings

/// JTL_012, CR 6.4.2A: the action may be used although no Fighter attacked.
#[test]
fn luke_skywalkers_action_may_do_nothing() {
    let mut game = scenario().our_leader("Luke Skywalker, Hero of Yavin").theirs(["Wampa"]).action_phase();
    game.us().use_ability("Luke Skywalker");
    game.expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

// ---- JTL_013 Poe Dameron, I Can Fly Anything ----

/// JTL_013: for 1 he flips and is attached to a Vehicle; for 1 more, once a round, he changes ships.
#[test]
fn poe_dameron_flies_anything() {
    let mut game = scenario()
        .our_leader("Poe Dameron, I Can Fly Anything")
        .our_resources(3)
        .ours([SHIP, "Munificent Frigate"])
        .action_phase();
    game.us().use_ability("Poe Dameron").choose(SHIP).expect_ready_resources(2);
    game.expect_power(SHIP, 4).expect_hp(SHIP, 3);
    game.them().pass();
    game.us().use_ability("Poe Dameron").choose("Munificent Frigate").expect_ready_resources(1);
    game.expect_upgrades(SHIP, []).expect_upgrades("Munificent Frigate", ["Poe Dameron"]);
    game.them().pass();
    game.expect_not_offered("use Poe Dameron");
}

// Rulings

/// JTL_013, CR 3.4.4B: that was no deployment: defeated, he can be deployed by his epic action.
#[test]
fn poe_dameron_keeps_his_epic_action() {
    let mut game = scenario()
        .our_leader("Poe Dameron, I Can Fly Anything")
        .our_resources(5)
        .ours([SHIP])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .action_phase();
    game.us().use_ability("Poe Dameron").choose(SHIP);
    game.them().play("Confiscate").choose(SHIP);
    game.expect_in_base_zone("Poe Dameron").expect_exhausted("Poe Dameron");
    game.us().deploy();
    game.expect_power("Poe Dameron", 4);
}

/// JTL_013, CR 3.4.7: his unit is no leader unit, and he stays ours when it changes sides: only we use his action.
#[test]
fn poe_dameron_stays_ours() {
    let mut game = scenario()
        .our_leader("Poe Dameron, I Can Fly Anything")
        .our_resources(5)
        .ours([SHIP, "Munificent Frigate"])
        .their_hand(["Confiscate"])
        .their_resources(5)
        .confiscate_does("TakeControl(of: Choose(side: Enemy, leader: false))")
        .action_phase();
    game.us().use_ability("Poe Dameron").choose(SHIP);
    game.them().play("Confiscate").choose(SHIP);
    game.expect_controller(SHIP, Side::Them).expect_controller("Poe Dameron", Side::Us);
    game.us().use_ability("Poe Dameron");
    game.expect_options(["Munificent Frigate"]);
}

// ---- JTL_014 Admiral Trench, Chk-chk-chk-chk ----

/// JTL_014: a card that costs 3 or more goes for another one; deployed for 3 resources with 6 or more.
#[test]
fn admiral_trench_discards_and_draws() {
    let mut game = scenario()
        .our_leader("Admiral Trench")
        .our_hand(["Wampa", "Repair"])
        .our_deck(["AT-ST", "Moment of Peace"])
        .our_resources(5)
        .action_phase();
    game.us().use_ability_number(1, "Admiral Trench").choose("Wampa");
    game.us().expect_hand(["AT-ST", "Repair"]).expect_discard(["Wampa"]);
    let mut game = scenario().our_leader("Admiral Trench").our_resources(6).our_deck([]).action_phase();
    game.us().use_ability_number(2, "Admiral Trench").expect_ready_resources(3);
    game.expect_in_play("Admiral Trench");
}

/// JTL_014: of the top four the opponent discards two; of the others we draw one and discard one.
#[test]
fn admiral_trench_and_an_opponent_share_four_cards() {
    let mut game = scenario()
        .our_leader("Admiral Trench")
        .our_resources(6)
        .our_deck(["Wampa", "AT-ST", "Repair", "Resilient", "Confiscate"])
        .action_phase();
    game.us().use_ability_number(2, "Admiral Trench");
    game.expect_asked(Side::Them, Ask::Target).expect_options(["Wampa", "AT-ST", "Repair", "Resilient"]);
    game.them().choose("Wampa").choose("AT-ST");
    game.expect_asked(Side::Us, Ask::Target).expect_options(["Repair", "Resilient"]);
    game.us().choose("Repair").expect_hand(["Repair"]).expect_deck_top(["Confiscate"]);
    game.expect_in_discard("Resilient").expect_in_discard("Wampa").expect_in_discard("AT-ST");
}

// Rulings

/// JTL_014: his deployment is no epic action: defeated, he may be deployed again (ruling 1).
#[test]
fn admiral_trench_is_deployed_again() {
    let mut game = scenario()
        .our_leader("Admiral Trench")
        .our_resources(12)
        .our_deck([])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(leader: true))")
        .action_phase();
    game.us().use_ability_number(2, "Admiral Trench");
    game.them().play("Confiscate").choose("Admiral Trench");
    game.expect_in_base_zone("Admiral Trench");
    game.both_pass().nobody_resources();
    game.us().use_ability_number(2, "Admiral Trench");
    game.expect_in_play("Admiral Trench");
}

/// JTL_014, CR 1.8.6: the printed cost counts: AT-ST costs 6 though it could be played for less, Repair costs 1 (ruling 2).
#[test]
fn admiral_trench_asks_for_the_printed_cost() {
    let mut game = scenario().our_leader("Admiral Trench").our_hand(["Repair", "Moment of Peace"]).action_phase();
    game.us().use_ability_number(1, "Admiral Trench").expect_hand(["Repair", "Moment of Peace"]);
    game.expect_exhausted("Admiral Trench");
}

/// JTL_014, CR 11.4.2: of several opponents we choose one (ruling 3).
#[test]
fn admiral_trench_chooses_the_opponent() {
    let mut game = scenario()
        .our_leader("Admiral Trench")
        .our_resources(6)
        .our_deck(["Wampa", "AT-ST", "Repair", "Resilient"])
        .third(["Wampa"])
        .action_phase();
    game.us().use_ability_number(2, "Admiral Trench").choose_player(Side::Third);
    game.expect_asked(Side::Third, Ask::Target);
}

// ---- JTL_015 Rio Durant, Wisecracking Wheelman ----

/// JTL_015: an attack in space with +1/+0 and Saboteur.
#[test]
fn rio_durant_sends_a_space_unit() {
    let mut game = scenario()
        .our_leader("Rio Durant, Wisecracking Wheelman")
        .our_resources(1)
        .ours([SHIP])
        .theirs(["Scouting Headhunter"])
        .action_phase();
    game.us().use_ability("Rio Durant").attack(SHIP, "their base").expect_ready_resources(0);
    game.them().expect_base_damage(3);
}

/// JTL_015: as an upgrade, Saboteur for his unit, and +1/+0 if it is a Transport.
#[test]
fn rio_durant_flies_a_transport() {
    let table = |ours: &'static str| {
        let mut game =
            scenario().our_leader("Rio Durant, Wisecracking Wheelman").our_resources(5).ours([ours]).action_phase();
        game.us().deploy_onto(ours);
        game.expect_keyword(ours, Keyword::Saboteur);
        game
    };
    table(SHIP).expect_power(SHIP, 5);
    table("Omicron Strike Craft").expect_power("Omicron Strike Craft", 6);
}

// Rulings

/// JTL_015, CR 6.3.0D: while a ready space unit can attack, one must; an exhausted one cannot.
#[test]
fn rio_durant_sends_somebody() {
    let mut game = scenario()
        .our_leader("Rio Durant, Wisecracking Wheelman")
        .our_resources(1)
        .ours([unit(SHIP), unit("Munificent Frigate").exhausted(), unit("Wampa")])
        .action_phase();
    game.us().use_ability("Rio Durant");
    game.expect_options(["Royal Security Fighter -> their base"]);
}

// ---- JTL_016 Admiral Ackbar, It's A Trap! ----

/// JTL_016: a unit that is no leader is exhausted, and its controller has an X-Wing.
#[test]
fn admiral_ackbar_exhausts_a_unit() {
    let mut game = scenario()
        .our_leader("Admiral Ackbar, It's A Trap!")
        .our_resources(1)
        .theirs(["Wampa"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().use_ability("Admiral Ackbar");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_controller("X-Wing", Side::Them);
}

/// JTL_016: as he attacks, any unit, if we like.
#[test]
fn admiral_ackbar_exhausts_a_unit_as_he_attacks() {
    let mut game = scenario()
        .our_deployed_leader("Admiral Ackbar, It's A Trap!")
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().attack("Admiral Ackbar", "their base").choose("Darth Vader");
    game.expect_exhausted("Darth Vader").expect_controller("X-Wing", Side::Them);
}

// ---- JTL_017 Han Solo, Never Tell Me the Odds ----

/// A table at which his action reveals this card.
fn about_to_reveal(top: &'static str) -> Scenario {
    scenario()
        .our_leader("Han Solo, Never Tell Me the Odds")
        .our_deck([top])
        .ours(["Consular Security Force", "Zeb Orrelios"])
}

/// JTL_017: an attack, at +1/+0 when the revealed card and the attacker have odd costs that are not the same.
#[test]
fn han_solo_counts_on_odd_costs() {
    for (top, attacker, damage) in [
        ("Resilient", "Zeb Orrelios", 6),
        ("Zeb Orrelios", "Zeb Orrelios", 5),
        ("Resilient", "Consular Security Force", 3),
        ("Wampa", "Zeb Orrelios", 5),
    ] {
        let mut game = about_to_reveal(top).action_phase();
        game.us().use_ability("Han Solo").attack(attacker, "their base");
        game.them().expect_base_damage(damage);
    }
}

/// JTL_017: deployed as an upgrade he readies a resource for each friendly unit or upgrade with an odd cost, himself (5) too.
#[test]
fn han_solo_readies_resources() {
    let mut game = scenario()
        .our_leader("Han Solo, Never Tell Me the Odds")
        .our_resources(0)
        .our_exhausted_resources(7)
        .ours([unit(SHIP).with(["Resilient"]), unit("Zeb Orrelios"), unit("Wampa")])
        .action_phase();
    // Resilient (1), Zeb (5) and Han (5).
    game.us().deploy_onto(SHIP);
    for _ in 0..3 {
        game.us().choose("Underworld Thug");
    }
    game.us().expect_ready_resources(3);
}

// Rulings

/// JTL_017, CR 8.25.3: the revealed card stays where it was (ruling 1).
#[test]
fn han_solo_leaves_the_card_on_top() {
    let mut game = about_to_reveal("Resilient").action_phase();
    game.us().use_ability("Han Solo").attack("Zeb Orrelios", "their base").expect_deck_top(["Resilient"]);
}

/// JTL_017, CR 1.8.6, 1.8.7: printed costs: a card that would be cheaper to play still has its own (ruling 2).
#[test]
fn han_solo_looks_at_printed_costs() {
    // Resilient costs 1, whatever it would cost us without Vigilance.
    let mut game = about_to_reveal("Resilient").our_base("Echo Base").action_phase();
    game.us().use_ability("Han Solo").attack("Zeb Orrelios", "their base");
    game.them().expect_base_damage(6);
}

/// JTL_017, CR 6.3.0D: a unit that is ready must attack, chosen once the card is revealed (ruling 3).
#[test]
fn han_solo_sends_somebody() {
    let mut game = about_to_reveal("Resilient").ours([unit("AT-ST").exhausted()]).action_phase();
    game.us().use_ability("Han Solo");
    game.expect_options(["Consular Security Force -> their base", "Zeb Orrelios -> their base"]);
}

/// JTL_017: zero is even: a token is no unit with an odd cost (ruling 4).
#[test]
fn han_solo_knows_that_zero_is_even() {
    let mut game = scenario()
        .our_leader("Han Solo, Never Tell Me the Odds")
        .our_resources(0)
        .our_exhausted_resources(7)
        .ours([unit(SHIP).with(["Shield"]), unit("TIE Fighter")])
        .action_phase();
    game.us().deploy_onto(SHIP).choose("Underworld Thug").expect_ready_resources(1);
}

// ---- JTL_033 Onyx Squadron Brute ----

/// JTL_033: when it falls, 2 healed from a base.
#[test]
fn onyx_squadron_brute_heals_a_base_when_it_falls() {
    let mut game = about_to_fall(unit("Onyx Squadron Brute")).our_base_damage(3).their_action_phase();
    game.them().play("Confiscate").choose("Onyx Squadron Brute");
    game.expect_options(["our base", "their base"]);
    game.us().choose("our base").expect_base_damage(1);
}

// ---- JTL_034 Interceptor Ace ----

/// JTL_034: Grit as a unit, and Grit for its Vehicle as an upgrade.
#[test]
fn interceptor_ace_has_grit_and_gives_it() {
    let mut game = scenario().ours([unit("Interceptor Ace").damage(1)]).action_phase();
    game.expect_power("Interceptor Ace", 3);
    let mut game = about_to_play("Interceptor Ace").ours([unit("Munificent Frigate").damage(2)]).action_phase();
    game.us().play_onto("Interceptor Ace", "Munificent Frigate");
    game.expect_power("Munificent Frigate", 8).expect_keyword("Munificent Frigate", Keyword::Grit);
}

// Rulings

/// JTL_034, CR 7.5.17C.
#[test]
fn interceptor_ace_is_a_unit_out_of_play() {
    forms_of("JTL_034", "Interceptor Ace");
}

// ---- JTL_035 Tam Ryvora, Searching For Purpose ----

/// JTL_035: when her Vehicle attacks, an enemy unit in its arena has -1/-1.
#[test]
fn tam_ryvora_weakens_an_enemy_in_the_arena() {
    let mut game =
        scenario().ours([piloted("Tam Ryvora")]).theirs(["Wampa", "Munificent Frigate", "TIE Fighter"]).action_phase();
    game.us().attack(SHIP, "their base");
    game.expect_options(["Munificent Frigate", "TIE Fighter"]);
    game.us().choose("TIE Fighter");
    game.expect_gone("TIE Fighter");
}

// Rulings

/// JTL_035, CR 7.5.17C.
#[test]
fn tam_ryvora_is_a_unit_out_of_play() {
    forms_of("JTL_035", "Tam Ryvora");
}

// ---- JTL_036 Iden Versio, Adapt or Die ----

/// JTL_036: Shielded as a unit; as an upgrade she shields the unit that she is attached to.
#[test]
fn iden_versio_is_shielded_or_shields() {
    let table = || about_to_pilot("Iden Versio, Adapt or Die").action_phase();
    let mut game = table();
    game.us().play("Iden Versio");
    game.expect_upgrades("Iden Versio", ["Shield"]);
    let mut game = table();
    game.us().play_onto("Iden Versio", SHIP);
    game.expect_upgrades(SHIP, ["Iden Versio", "Shield"]);
}

// Rulings

/// JTL_036, CR 7.5.17C.
#[test]
fn iden_versio_is_a_unit_out_of_play() {
    forms_of("JTL_036", "Iden Versio");
}

// ---- JTL_037 Banshee, Crippling Command ----

/// JTL_037: as much damage to a unit as there is on it, if we like.
#[test]
fn banshee_deals_the_damage_that_it_has() {
    let mut game = scenario().ours([unit("Banshee").damage(3)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Banshee", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// ---- JTL_038 Corvus, Inferno Squadron Raider ----

/// JTL_038: a friendly Pilot, unit or upgrade, may be attached to it.
#[test]
fn corvus_takes_a_pilot() {
    let mut game = about_to_play("Corvus")
        .ours([unit("Clone Pilot"), unit("Wampa"), piloted("Determined Recruit")])
        .theirs([unit("Academy Graduate")])
        .action_phase();
    let mut other = game.clone();
    game.us().play("Corvus");
    game.expect_options(["Clone Pilot", "Determined Recruit", "no"]);
    game.us().choose("Determined Recruit");
    game.expect_upgrades("Corvus", ["Determined Recruit"]).expect_upgrades(SHIP, []).expect_power("Corvus", 7);
    other.us().play("Corvus").choose("Clone Pilot");
    other.expect_upgrades("Corvus", ["Clone Pilot"]).expect_keyword("Corvus", Keyword::Restore);
}

// Rulings

/// JTL_038, CR 3.5.6: the Pilot's upgrades are defeated and its damage is removed.
#[test]
fn corvus_pilot_loses_upgrades_and_damage() {
    let mut game = about_to_play("Corvus").ours([unit("Clone Pilot").damage(2).with(["Resilient"])]).action_phase();
    game.us().play("Corvus").choose("Clone Pilot");
    game.expect_in_discard("Resilient").expect_damage("Clone Pilot", 0).expect_hp("Corvus", 7);
}
