//! The cards of Ashes of the Empire from ASH_013 to ASH_029: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::with_a_deadly_upgrade;

// ---- ASH_013 Ezra Bridger, It's Now or Never ----

/// ASH_013: when a friendly unit deals 3 or more combat damage to a base, he may exhaust to give a different unit an
/// Advantage token.
#[test]
fn ezra_bridger_may_give_advantage_after_3_combat_damage_to_a_base() {
    let mut game = scenario()
        .our_leader("Ezra Bridger, It's Now or Never")
        .ours(["Wampa", "AT-ST", "Alliance X-Wing"])
        .action_phase();
    let (mut declined, mut weak) = (game.clone(), game.clone());
    game.us().attack("Wampa", "their base").yes();
    game.expect_not_offered("Wampa");
    game.us().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Advantage"]).expect_exhausted("Ezra Bridger");
    declined.us().attack("Wampa", "their base").no();
    declined.expect_upgrades("AT-ST", []);
    weak.us().attack("Alliance X-Wing", "their base");
    weak.expect_action_of(Side::Them);
}

/// ASH_013: deployed, the same without exhausting him.
#[test]
fn ezra_bridger_deployed_may_give_advantage_without_exhausting() {
    let mut game = scenario().our_deployed_leader("Ezra Bridger, It's Now or Never").ours(["AT-ST"]).action_phase();
    game.us().attack("Ezra Bridger", "their base");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Advantage"]);
}

// Rulings

/// ASH_013: the attacking unit may have been defeated (ruling 1).
#[test]
fn ezra_bridger_triggers_when_the_attacker_does_not_survive() {
    let mut game = scenario()
        .our_leader("Ezra Bridger, It's Now or Never")
        .resilient_gives("Keyword(Overwhelm)")
        .ours([unit("AT-ST").damage(6).with(["Academy Training"]), unit("Wampa")])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("AT-ST", "Battlefield Marine").yes().choose("Wampa");
    game.expect_gone("AT-ST").expect_upgrades("Wampa", ["Advantage"]);
}

/// ASH_013: when another friendly unit's attack ends, he may get the token himself (ruling 2).
#[test]
fn ezra_bridger_deployed_may_give_himself_advantage() {
    let mut game = scenario().our_deployed_leader("Ezra Bridger, It's Now or Never").ours(["AT-ST"]).action_phase();
    game.us().attack("AT-ST", "their base");
    game.expect_options(["Ezra Bridger", "no"]);
}

/// ASH_013: damage from an ability during the attack is no combat damage (ruling 3).
#[test]
fn ezra_bridger_triggers_on_combat_damage_only() {
    let mut game = scenario()
        .our_leader("Ezra Bridger, It's Now or Never")
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 5, to: Base(Opponent))]))")
        .ours([unit("Alliance X-Wing").with(["Resilient"])])
        .action_phase();
    game.us().attack("Alliance X-Wing", "their base");
    game.them().expect_base_damage(7);
    game.expect_action_of(Side::Them);
}

// ---- ASH_014 The Mandalorian, We Can't Keep Running ----

/// ASH_014: when we take the initiative, we may pay 1 to draw a card.
#[test]
fn the_mandalorian_may_pay_1_to_draw_when_we_take_the_initiative() {
    let mut game = scenario()
        .our_leader("The Mandalorian, We Can't Keep Running")
        .our_deck(["Repair"])
        .our_resources(1)
        .action_phase();
    let mut declined = game.clone();
    game.us().take_initiative().yes().expect_hand(["Repair"]).expect_ready_resources(0);
    declined.us().take_initiative().no().expect_hand([]);
}

/// ASH_014: deployed, on attack, may draw a card if we have the initiative.
#[test]
fn the_mandalorian_deployed_may_draw_on_attack_with_the_initiative() {
    let mut game = scenario()
        .our_deployed_leader("The Mandalorian, We Can't Keep Running")
        .our_deck(["Repair"])
        .initiative(Side::Us)
        .action_phase();
    game.us().attack("The Mandalorian", "their base").yes().expect_hand(["Repair"]);
    let mut game = scenario()
        .our_deployed_leader("The Mandalorian, We Can't Keep Running")
        .our_deck(["Repair"])
        .initiative(Side::Them)
        .action_phase();
    game.us().attack("The Mandalorian", "their base").expect_hand([]);
}

// ---- ASH_015 Emperor Palpatine, According to My Design ----

/// ASH_015: an exhausted friendly unit gets an Advantage token for each other friendly unit.
#[test]
fn emperor_palpatine_gives_advantage_per_other_friendly_unit() {
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

/// ASH_015: deployed, on attack, may do the same for another exhausted unit.
#[test]
fn emperor_palpatine_deployed_may_give_advantage_on_attack() {
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

/// ASH_015: the number of tokens is one less than the number of friendly units (ruling 1).
#[test]
fn emperor_palpatine_gives_nothing_to_our_only_unit() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, According to My Design")
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().use_ability("Emperor Palpatine").choose("Wampa");
    game.expect_upgrades("Wampa", []);
}

// ---- ASH_016 Shin Hati, Eager Adversary ----

/// ASH_016: she may exhaust to exhaust a unit that costs less than the combat damage dealt to a base.
#[test]
fn shin_hati_may_exhaust_a_unit_costing_less_than_the_combat_damage() {
    let mut game = scenario()
        .our_leader("Shin Hati, Eager Adversary")
        .ours(["Wampa"])
        .theirs(["Swoop Racer", "Consular Security Force"])
        .action_phase();
    let mut declined = game.clone();
    game.us().attack("Wampa", "their base").yes();
    game.expect_options(["Swoop Racer"]);
    game.us().choose("Swoop Racer");
    game.expect_exhausted("Swoop Racer").expect_exhausted("Shin Hati");
    declined.us().attack("Wampa", "their base").no();
    declined.expect_ready("Swoop Racer");
}

/// ASH_016: deployed, once each round, without exhausting herself.
#[test]
fn shin_hati_deployed_exhausts_a_unit_once_each_round() {
    let mut game = scenario()
        .our_deployed_leader("Shin Hati, Eager Adversary")
        .ours(["Wampa"])
        .theirs(["Swoop Racer", "Greedo"])
        .action_phase();
    game.us().attack("Shin Hati", "their base").choose("Greedo");
    game.expect_exhausted("Greedo");
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.expect_action_of(Side::Them).expect_ready("Swoop Racer");
}

// Rulings

/// ASH_016, CR 8.32.3, 1.5.4E: deployed, choosing an exhausted unit counts as using the ability.
#[test]
fn shin_hati_deployed_is_used_up_by_choosing_an_exhausted_unit() {
    let mut game = scenario()
        .our_deployed_leader("Shin Hati, Eager Adversary")
        .ours(["Wampa"])
        .theirs([unit("Swoop Racer").exhausted()])
        .action_phase();
    game.us().attack("Shin Hati", "their base").choose("Swoop Racer");
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.expect_action_of(Side::Them);
}

/// ASH_016: the printed cost counts, and only combat damage (ruling 1, 2).
#[test]
fn shin_hati_compares_the_printed_cost_with_combat_damage() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Any, cards: (), amount: 2)])])"#)
        .our_deployed_leader("Shin Hati, Eager Adversary")
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 5, to: Base(Opponent))]))")
        .ours([unit("Alliance X-Wing").with(["Resilient"]), unit("Battlefield Marine")])
        .theirs(["Swoop Racer", "Greedo", "Cartel Spacer"])
        .action_phase();
    game.us().attack("Alliance X-Wing", "their base");
    game.expect_options(["Greedo", "no"]);
}

// ---- ASH_017 Greef Karga, Gracious Magistrate ----

/// ASH_017: when we play or create a unit he may be exhausted to give it an Advantage token.
#[test]
fn greef_karga_may_give_a_played_or_created_unit_advantage() {
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
fn grogu_may_deploy_when_we_play_a_unique_unit_costing_4_or_more() {
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

/// ASH_018: another friendly defending unit has +1/+0. A unit that defends against another friendly unit has -1/-0.
#[test]
fn grogu_strengthens_defenders_and_weakens_those_our_units_attack() {
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

/// ASH_018, CR 8.15.4: if he is attacked together with another unit, he does not give himself +1/+0.
#[test]
fn grogu_does_not_strengthen_himself() {
    let mut game = scenario()
        .our_deployed_leader("Grogu, Charming Companion")
        .ours(["Wampa"])
        .theirs([unit("Darth Maul, Revenge At Last").with(["Academy Training"])])
        .their_action_phase();
    game.them().attack("Darth Maul", "Wampa").choose("Grogu");
    game.expect_damage("Darth Maul", 5);
}

// ---- ASH_027 Enoch, Solemn Servant ----

/// ASH_027: when defeated, he may deal up to 6 damage to our base: the next unit costs 1 less for every 2.
#[test]
fn enoch_may_damage_our_base_to_make_the_next_unit_cheaper() {
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

/// ASH_027: prevented damage reduces no cost (ruling 1).
#[test]
fn enoch_counts_only_damage_that_is_dealt() {
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

/// ASH_028: defeated other than by combat damage, he creates two Mandalorians.
#[test]
fn paz_vizsla_creates_two_mandalorians_unless_defeated_in_combat() {
    let mut game = scenario()
        .ours(["Paz Vizsla, For a Brighter Future"])
        .confiscate_does("Defeat(Choose())")
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Paz Vizsla");
    game.expect_count("our Mandalorian", 2);
}

// Rulings

/// ASH_028: damage dealt at the end of an attack is combat damage, so he creates none. Damage from an ability during an
/// attack is not (ruling 1).
#[test]
fn paz_vizsla_creates_nothing_when_defeated_by_combat_damage() {
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
fn scorpenek_annihilator_droid_has_sentinel_shielded_and_overwhelm() {
    let mut game = scenario().our_hand(["Scorpenek Annihilator Droid"]).action_phase();
    game.us().play("Scorpenek Annihilator Droid");
    game.expect_upgrades("Scorpenek Annihilator Droid", ["Shield"])
        .expect_keyword("Scorpenek Annihilator Droid", Keyword::Sentinel)
        .expect_keyword("Scorpenek Annihilator Droid", Keyword::Overwhelm);
}
