//! The cards of Ashes of the Empire from ASH_015 to ASH_035: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::with_a_deadly_upgrade;

// ---- ASH_015 Emperor Palpatine, According to My Design ----

/// ASH_015: an exhausted friendly unit gets an Advantage token for each other friendly unit.
#[test]
fn emperor_palpatine_rewards_patience() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, According to My Design")
        .ours([unit("Wampa").exhausted(), unit("Greedo"), unit("AT-ST")])
        .theirs([unit("Battlefield Marine").exhausted()])
        .action_phase();
    game.us().use_ability("Emperor Palpatine");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Advantage", "Advantage"]);
}

/// ASH_015: deployed, on attack the same for another exhausted unit, if we want.
#[test]
fn emperor_palpatine_rewards_on_attack() {
    let mut game = scenario()
        .our_deployed_leader("Emperor Palpatine, According to My Design")
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    let mut declined = game.clone();
    game.us().attack("Emperor Palpatine", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Advantage"]);
    declined.us().attack("Emperor Palpatine", "their base").no();
    declined.expect_upgrades("Wampa", []);
}

// Rulings

/// ASH_015: as many as there are friendly units, less one (ruling 1).
#[test]
fn emperor_palpatine_counts_the_others() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, According to My Design")
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().use_ability("Emperor Palpatine").choose("Wampa");
    game.expect_upgrades("Wampa", []);
}

// ---- ASH_017 Greef Karga, Gracious Magistrate ----

/// ASH_017: when we play or create a unit he may be exhausted to give it an Advantage token.
#[test]
fn greef_karga_welcomes() {
    let mut game = scenario()
        .our_leader("Greef Karga, Gracious Magistrate")
        .our_hand(["Wampa", "Stronger Together"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Wampa").yes();
    game.expect_upgrades("Wampa", ["Advantage"]).expect_exhausted("Greef Karga");
    declined.us().play("Wampa").no();
    declined.expect_upgrades("Wampa", []);
    let mut game = scenario()
        .our_deployed_leader("Greef Karga, Gracious Magistrate")
        .our_hand(["Confiscate"])
        .confiscate_does("Create(token: BattleDroid)")
        .their_hand(["Wampa"])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_upgrades("Battle Droid", ["Advantage"]);
    game.them().play("Wampa");
    game.expect_upgrades("Wampa", []);
}

// ---- ASH_018 Grogu, Charming Companion ----

/// ASH_018: when we play a unique unit that costs 4 or more he may be deployed, if he is ready.
#[test]
fn grogu_is_deployed_with_company() {
    let mut game = scenario()
        .our_leader("Grogu, Charming Companion")
        .our_hand(["Chewbacca, Loyal Companion", "Wampa"])
        .action_phase();
    let (mut declined, mut common) = (game.clone(), game.clone());
    game.us().play("Chewbacca").yes();
    game.expect_in_play("Grogu");
    declined.us().play("Chewbacca").no();
    declined.expect_in_base_zone("Grogu").expect_action_of(Side::Them);
    common.us().play("Wampa");
    common.expect_action_of(Side::Them);
    let mut game = scenario()
        .our_exhausted_leader("Grogu, Charming Companion")
        .our_hand(["Chewbacca, Loyal Companion"])
        .action_phase();
    game.us().play("Chewbacca");
    game.expect_action_of(Side::Them);
}

/// ASH_018: another friendly defending unit has +1/+0; who defends against another friendly unit has -1/-0.
#[test]
fn grogu_helps_the_others_fight() {
    let mut game =
        scenario().our_deployed_leader("Grogu, Charming Companion").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.expect_gone("Wampa").expect_damage("AT-ST", 4);
    let mut game = scenario()
        .our_deployed_leader("Grogu, Charming Companion")
        .ours(["Consular Security Force"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Consular Security Force", "AT-ST");
    game.expect_damage("Consular Security Force", 5);
    game.them().pass();
    let mut game = scenario()
        .our_deployed_leader("Grogu, Charming Companion")
        .ours(["Consular Security Force"])
        .theirs(["AT-ST"])
        .their_action_phase();
    game.them().attack("AT-ST", "Consular Security Force");
    game.expect_damage("AT-ST", 4).expect_damage("Consular Security Force", 6);
}

// ---- ASH_027 Enoch, Solemn Servant ----

/// ASH_027: defeated, he may deal up to 6 damage to our base: the next unit costs 1 less for every 2.
#[test]
fn enoch_trades_damage_for_resources() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .their_leader("Iden Versio, Inferno Squad Commander")
        .ours([unit("Enoch, Solemn Servant").damage(4)])
        .theirs(["AT-ST"])
        .our_hand(["AT-ST", "AT-AT Suppressor"])
        .our_resources(6)
        .action_phase();
    game.us().attack("Enoch", "AT-ST").choose_times(5, "our base").done().expect_base_damage(5);
    game.them().pass();
    game.us().play("our AT-ST").expect_ready_resources(2);
}

// Rulings

/// ASH_027: damage that is prevented makes nothing cheaper (ruling 1).
#[test]
fn enoch_counts_damage_that_is_dealt() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(on: All(is: Base), gives: [Instead(of: Damage())])])"#)
        .ours([unit("Enoch, Solemn Servant").damage(4), unit("Battlefield Marine")])
        .theirs(["AT-ST"])
        .our_hand(["Greedo", "Wampa"])
        .action_phase();
    let mut before = game.clone();
    before.us().play("Wampa");
    let paid = before.game.ready_resources(rules::Seat(0));
    game.us().attack("Enoch", "AT-ST").choose_times(6, "our base").expect_base_damage(0);
    game.them().pass();
    game.us().play("Wampa").expect_ready_resources(paid);
}

// ---- ASH_028 Paz Vizsla, For a Brighter Future ----

/// ASH_028: defeated otherwise than by combat damage he brings two Mandalorians.
#[test]
fn paz_vizsla_leaves_successors() {
    let mut game = scenario()
        .ours(["Paz Vizsla, For a Brighter Future"])
        .confiscate_does("Defeat(Choose())")
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Paz Vizsla");
    game.expect_count("our Mandalorian", 2);
}

// Rulings

/// ASH_028: damage dealt at the end of an attack is combat damage: he brings nobody; damage of an ability during an
/// attack is none (ruling 1).
#[test]
fn paz_vizsla_may_fall_in_combat() {
    let mut game =
        scenario().ours([unit("Paz Vizsla, For a Brighter Future").damage(6)]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "Paz Vizsla");
    game.expect_gone("Paz Vizsla").expect_count("Mandalorian", 0);
    let mut game = with_a_deadly_upgrade(scenario())
        .ours([unit("Paz Vizsla, For a Brighter Future").damage(6)])
        .theirs([unit("Wampa").with(["Resilient"])])
        .their_action_phase();
    game.them().attack("Wampa", "Paz Vizsla");
    game.expect_gone("Paz Vizsla").expect_count("our Mandalorian", 2);
}

// ---- ASH_029 Scorpenek Annihilator Droid ----

/// ASH_029: Sentinel, Shielded and Overwhelm.
#[test]
fn scorpenek_annihilator_droid_has_three_keywords() {
    let mut game = scenario().our_hand(["Scorpenek Annihilator Droid"]).action_phase();
    game.us().play("Scorpenek Annihilator Droid");
    game.expect_upgrades("Scorpenek Annihilator Droid", ["Shield"])
        .expect_keyword("Scorpenek Annihilator Droid", Keyword::Sentinel)
        .expect_keyword("Scorpenek Annihilator Droid", Keyword::Overwhelm);
}

// ---- ASH_030 Marrok, Mysterious Warrior ----

/// ASH_030: upgraded he has Saboteur instead of Sentinel.
#[test]
fn marrok_sneaks_when_upgraded() {
    let mut game = scenario().ours(["Marrok, Mysterious Warrior"]).our_hand(["Academy Training"]).action_phase();
    game.expect_keyword("Marrok", Keyword::Sentinel).expect_no_keyword("Marrok", Keyword::Saboteur);
    game.us().play_onto("Academy Training", "Marrok");
    game.expect_no_keyword("Marrok", Keyword::Sentinel).expect_keyword("Marrok", Keyword::Saboteur);
}

// Rulings

/// ASH_030: upgraded he cannot gain Sentinel either (ruling 1).
#[test]
fn marrok_cannot_gain_sentinel_when_upgraded() {
    let mut game = scenario()
        .resilient_gives("Keyword(Sentinel)")
        .ours([unit("Marrok, Mysterious Warrior").with(["Resilient"])])
        .action_phase();
    game.expect_no_keyword("Marrok", Keyword::Sentinel);
}

// ---- ASH_032 Rancor Keeper ----

/// ASH_032: once each round, when a friendly unit is dealt damage and survives, 1 damage to any number of bases.
#[test]
fn rancor_keeper_provokes() {
    let mut game = scenario()
        .ours(["Rancor Keeper", "Consular Security Force"])
        .theirs(["Battlefield Marine", "Wampa"])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "Consular Security Force");
    game.us().choose_each(["our base", "their base"]).expect_base_damage(1);
    game.them().expect_base_damage(1);
    game.us().pass();
    game.them().attack("Wampa", "Rancor Keeper");
    game.expect_action_of(Side::Us);
}

// Corners

/// ASH_032: a unit that does not survive, and an enemy unit, are not heard.
#[test]
fn rancor_keeper_does_not_mourn() {
    let mut game = scenario()
        .ours(["Rancor Keeper", "Death Star Stormtrooper"])
        .theirs(["Cantina Braggart", "Wampa"])
        .action_phase();
    game.us().attack("Death Star Stormtrooper", "Wampa");
    game.expect_gone("Death Star Stormtrooper").expect_action_of(Side::Them);
}

// Rulings

/// ASH_032: all bases are damaged at the same time: two that are beaten make a draw (ruling 1).
#[test]
fn rancor_keeper_deals_at_once() {
    let mut game = scenario()
        .our_base_damage(29)
        .their_base_damage(29)
        .our_base("Command Center")
        .their_base("Command Center")
        .ours(["Rancor Keeper", "Consular Security Force"])
        .theirs(["Battlefield Marine"])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "Consular Security Force");
    game.us().choose_each(["our base", "their base"]);
    game.expect_draw();
}

// ---- ASH_033 Grand Admiral Thrawn, Orchestrating His Return ----

/// ASH_033: when the defending unit was defeated by his attack he is readied.
#[test]
fn grand_admiral_thrawn_strikes_again() {
    let mut game = scenario()
        .ours(["Grand Admiral Thrawn, Orchestrating His Return"])
        .theirs(["Cantina Braggart", "AT-AT Suppressor"])
        .action_phase();
    let mut held = game.clone();
    game.us().attack("Grand Admiral Thrawn", "Cantina Braggart");
    game.expect_ready("Grand Admiral Thrawn");
    held.us().attack("Grand Admiral Thrawn", "their base");
    held.expect_exhausted("Grand Admiral Thrawn");
}

// Rulings

/// ASH_033: a unit that attacks by his Support is readied when it defeats the defending unit; both happens as combat
/// damage is dealt (ruling 1, 2).
#[test]
fn grand_admiral_thrawn_lends_his_ability() {
    let mut game = scenario()
        .our_hand(["Grand Admiral Thrawn, Orchestrating His Return"])
        .ours(["Wampa"])
        .theirs(["Cantina Braggart"])
        .our_resources(30)
        .action_phase();
    game.us().play("Grand Admiral Thrawn").attack("Wampa", "Cantina Braggart");
    game.expect_ready("Wampa").expect_exhausted("Grand Admiral Thrawn");
}

// ---- ASH_034 Wicket, Yub Nub! ----

/// ASH_034: he cannot attack a base.
#[test]
fn wicket_attacks_units_alone() {
    let mut game = scenario().ours(["Wicket, Yub Nub!"]).theirs(["Wampa"]).action_phase();
    game.expect_not_offered("Wicket -> their base")
        .expect_offered("Wicket -> Wampa")
        .expect_keyword("Wicket", Keyword::Saboteur);
}

// Rulings

/// ASH_034: with Overwhelm he deals damage to a base all the same (ruling 1).
#[test]
fn wicket_overwhelms() {
    let mut game = scenario()
        .resilient_gives("Keyword(Overwhelm)")
        .ours([unit("Wicket, Yub Nub!").with(["Resilient"])])
        .theirs(["Greedo"])
        .action_phase();
    game.us().attack("Wicket", "Greedo");
    game.them().expect_base_damage(2);
}

// ---- ASH_035 Tatooine Repulsor Train ----

/// ASH_035: on attack 2 damage to a ground unit for each friendly exhausted unit; it cannot be attacked while we have
/// two of them.
#[test]
fn tatooine_repulsor_train_rolls() {
    let mut game = scenario()
        .ours([unit("Tatooine Repulsor Train"), unit("Greedo").exhausted()])
        .theirs(["AT-ST", "Alliance X-Wing", "Wampa"])
        .action_phase();
    game.expect_offered("Tatooine Repulsor Train -> AT-ST");
    game.us().attack("Tatooine Repulsor Train", "their base");
    game.expect_not_offered("Alliance X-Wing");
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4).expect_not_offered("Wampa -> Tatooine Repulsor Train");
    let mut game = scenario()
        .ours([unit("Tatooine Repulsor Train").exhausted(), unit("Greedo")])
        .theirs(["Wampa"])
        .their_action_phase();
    game.expect_offered("Wampa -> Tatooine Repulsor Train");
}

// Rulings

/// ASH_035: a ground unit is chosen, friendly ones among them (ruling 1).
#[test]
fn tatooine_repulsor_train_may_choose_any_ground_unit() {
    let mut game = scenario().ours([unit("Tatooine Repulsor Train"), unit("Greedo")]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Tatooine Repulsor Train", "their base");
    game.expect_options(["Tatooine Repulsor Train", "Greedo", "AT-ST"]);
}

/// ASH_035: with Sentinel it can be attacked (ruling 2).
#[test]
fn tatooine_repulsor_train_with_sentinel() {
    let mut game = scenario()
        .resilient_gives("Keyword(Sentinel)")
        .ours([unit("Tatooine Repulsor Train").exhausted().with(["Resilient"]), unit("Greedo").exhausted()])
        .theirs(["Wampa"])
        .their_action_phase();
    game.expect_offered("Wampa -> Tatooine Repulsor Train");
}
