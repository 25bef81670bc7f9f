//! The cards of Ashes of the Empire from ASH_149 to ASH_166: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{expect_hidden, with_a_deadly_upgrade};

// ---- ASH_149 Eviscerator, Burn Them Away ----

/// ASH_149: each other friendly unit gets 2 Advantage tokens when played and on attack; on friendly units they are
/// not defeated after combat.
#[test]
fn eviscerator_gives_other_units_advantage_that_stays_after_combat() {
    let mut game = scenario()
        .our_hand(["Eviscerator, Burn Them Away"])
        .our_resources(40)
        .ours(["Wampa"])
        .theirs([unit("AT-ST").with(["Advantage"])])
        .action_phase();
    game.us().play("Eviscerator");
    game.expect_upgrades("Wampa", ["Advantage", "Advantage"]).expect_upgrades("Eviscerator", []);
    game.them().attack("AT-ST", "our base");
    game.expect_upgrades("AT-ST", []);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_upgrades("Wampa", ["Advantage", "Advantage"]);
    let mut game = scenario().ours(["Eviscerator, Burn Them Away", "Wampa"]).action_phase();
    game.us().attack("Eviscerator", "their base");
    game.expect_upgrades("Wampa", ["Advantage", "Advantage"]);
}

// Rulings

/// ASH_149: the tokens have no abilities only while it is in play (ruling 1).
#[test]
fn eviscerator_gone_lets_advantage_tokens_be_defeated_again() {
    let mut game = scenario()
        .ours([unit("Eviscerator, Burn Them Away"), unit("Wampa").with(["Advantage"])])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().attack("Wampa", "their base");
    game.expect_upgrades("Wampa", ["Advantage"]);
    game.them().play("Confiscate").choose("Eviscerator");
    game.both_pass().nobody_resources();
    game.us().attack("Wampa", "their base");
    game.expect_upgrades("Wampa", []);
}

// ---- ASH_150 Deadly Vulnerability ----

/// ASH_150: its unit is dealt twice as much damage of any kind.
#[test]
fn deadly_vulnerability_doubles_all_damage_to_its_unit() {
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .theirs(["Blizzard Assault AT-AT", "Wampa"])
        .our_hand(["Deadly Vulnerability", "Confiscate"])
        .confiscate_does("Damage(amount: 1, to: All(side: Enemy))")
        .action_phase();
    game.us().play_onto("Deadly Vulnerability", "Blizzard Assault AT-AT");
    game.them().pass();
    game.us().play("Confiscate");
    game.expect_damage("Blizzard Assault AT-AT", 2).expect_damage("Wampa", 1);
    game.them().pass();
    game.us().attack("Battlefield Marine", "Blizzard Assault AT-AT");
    game.expect_damage("Blizzard Assault AT-AT", 8);
}

// Corners

/// ASH_150, CR 7.7.5, 8.35.2: unpreventable damage is doubled too. A Shield prevents all preventable damage, without a
/// question.
#[test]
fn deadly_vulnerability_doubles_unpreventable_damage() {
    let mut game = scenario()
        .theirs([unit("Krayt Dragon").with(["Deadly Vulnerability"])])
        .confiscate_does("IndirectDamage(amount: 2)")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose_player(Side::Them);
    game.them().choose_times(2, "Krayt Dragon");
    game.expect_damage("Krayt Dragon", 4);
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .theirs([unit("Krayt Dragon").with(["Deadly Vulnerability", "Shield"])])
        .action_phase();
    game.us().attack("Battlefield Marine", "Krayt Dragon");
    game.expect_damage("Krayt Dragon", 0).expect_upgrades("Krayt Dragon", ["Deadly Vulnerability"]);
}

/// ASH_150, CR 7.7.5E: with an effect that prevents some of the damage, the unit's player chooses the order.
#[test]
fn deadly_vulnerability_is_ordered_with_damage_prevention() {
    for (first, damage) in [("Resilient", 4), ("Deadly Vulnerability", 5)] {
        let mut game = scenario()
            .ours(["Battlefield Marine"])
            .theirs([unit("Krayt Dragon").with(["Deadly Vulnerability", "Resilient"])])
            .resilient_gives("Instead(of: Damage(), becomes: Less(1))")
            .action_phase();
        game.us().attack("Battlefield Marine", "Krayt Dragon");
        game.expect_asked(Side::Them, QuestionKind::Replacement);
        game.them().choose(first);
        game.expect_damage("Krayt Dragon", damage);
    }
}

/// ASH_150, CR 1.9.11: half of the damage defeats the unit, and the rest is excess.
#[test]
fn deadly_vulnerability_increases_excess_damage() {
    let mut game = scenario()
        .ours(["Consular Security Force"])
        .theirs([unit("Battlefield Marine").with(["Deadly Vulnerability"]), unit("AT-ST")])
        .our_hand(["Wipe Them Out"])
        .action_phase();
    game.us().play("Wipe Them Out").attack("Consular Security Force", "Battlefield Marine").choose("AT-ST");
    game.expect_gone("Battlefield Marine").expect_damage("AT-ST", 1);
}

// Rulings

/// ASH_150, CR 8.14.1: a unit that attacks its unit loses Overwhelm and cannot gain it. An attacking unit with it keeps
/// its own (ruling 1).
#[test]
fn deadly_vulnerability_removes_overwhelm_from_attackers() {
    let mut game = scenario()
        .ours(["Wampa"])
        .theirs([unit("Death Star Stormtrooper").with(["Deadly Vulnerability"])])
        .action_phase();
    game.us().attack("Wampa", "Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper");
    game.them().expect_base_damage(0);
    let mut game = scenario()
        .ours(["Consular Security Force"])
        .theirs([unit("Death Star Stormtrooper").with(["Deadly Vulnerability"])])
        .confiscate_does("Attack(with: Choose(side: Friendly), gives: [Keyword(Overwhelm)])")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").attack("Consular Security Force", "Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper");
    game.them().expect_base_damage(0);
    let mut game = scenario()
        .ours([unit("Wampa").with(["Deadly Vulnerability"])])
        .theirs(["Death Star Stormtrooper"])
        .action_phase();
    game.us().attack("Wampa", "Death Star Stormtrooper");
    game.them().expect_base_damage(3);
}

// ---- ASH_151 Operation Cinder ----

/// ASH_151: 5 damage to our base, then 5 to each unit.
#[test]
fn operation_cinder_deals_5_damage_to_our_base_and_each_unit() {
    let mut game =
        scenario().our_hand(["Operation Cinder"]).ours(["Wampa", "Cartel Spacer"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Operation Cinder").expect_base_damage(5);
    game.expect_gone("Wampa").expect_gone("Cartel Spacer").expect_damage("AT-ST", 5);
    game.them().expect_base_damage(0);
}

// Rulings

/// ASH_151: the damage to units is dealt at the same time (ruling 1).
#[test]
fn operation_cinder_damages_all_units_at_once() {
    let mut game = scenario()
        .text(r#"(id: "SOR_204", abilities: [When(on: [Defeated], do: [Heal(from: All())])])"#)
        .our_hand(["Operation Cinder"])
        .ours(["Wampa"])
        .theirs(["Greedo"])
        .action_phase();
    game.us().play("Operation Cinder");
    game.expect_gone("Wampa").expect_gone("Greedo");
}

// ---- ASH_153 Green Leader, Crynyd's Sacrifice ----

/// ASH_153: defeated, 2 damage to a unit.
#[test]
fn green_leader_may_deal_2_damage_when_defeated() {
    let mut game =
        scenario().ours(["Green Leader, Crynyd's Sacrifice"]).theirs(["Cartel Spacer", "Wampa"]).action_phase();
    game.us().attack("Green Leader", "Cartel Spacer");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

// ---- ASH_155 Grogu, Yes. Yes. Yes. ----

/// ASH_155: when we take the initiative we may attack with a unit.
#[test]
fn grogu_may_let_a_unit_attack_when_we_take_the_initiative() {
    let mut game = scenario().ours(["Grogu, Yes. Yes. Yes.", "Wampa"]).action_phase();
    let mut declined = game.clone();
    game.us().take_initiative().attack("Wampa", "their base");
    game.them().expect_base_damage(4);
    declined.us().take_initiative().no();
    declined.them().expect_base_damage(0);
}

// Rulings

/// ASH_155: an exhausted unit cannot attack (ruling 1).
#[test]
fn grogu_lets_no_exhausted_unit_attack() {
    let mut game =
        scenario().ours([unit("Grogu, Yes. Yes. Yes.").exhausted(), unit("Wampa").exhausted()]).action_phase();
    game.us().take_initiative();
    game.expect_action_of(Side::Them);
}

// ---- ASH_156 R5-D4, Built for Adventure ----

/// ASH_156: on attack all upgrades on the defending unit are defeated; lent by Support as well.
#[test]
fn r5_d4_defeats_all_upgrades_on_the_defender() {
    let mut game = scenario()
        .ours(["R5-D4, Built for Adventure"])
        .theirs([unit("Wampa").with(["Shield", "Academy Training"])])
        .action_phase();
    game.us().attack("R5-D4", "Wampa");
    game.expect_upgrades("Wampa", []).expect_damage("Wampa", 3);
    let mut game = scenario()
        .our_hand(["R5-D4, Built for Adventure"])
        .ours(["AT-ST"])
        .theirs([unit("Wampa").with(["Shield"])])
        .action_phase();
    game.us().play("R5-D4").attack("AT-ST", "Wampa");
    game.expect_gone("Wampa");
}

// ---- ASH_157 Danger Squadron Wingmen ----

/// ASH_157: on attack another unit may get an Advantage token.
#[test]
fn danger_squadron_wingmen_may_give_another_unit_advantage() {
    let mut game = scenario().ours(["Danger Squadron Wingmen", "Wampa"]).action_phase();
    game.us().attack("Danger Squadron Wingmen", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Advantage"]);
}

// ---- ASH_158 Han Solo, It'll Work ----

/// ASH_158: 3 damage to himself, 3 Advantage tokens for a unit.
#[test]
fn han_solo_takes_3_damage_to_give_3_advantage() {
    let mut game = scenario().our_hand(["Han Solo, It'll Work"]).ours(["Wampa"]).action_phase();
    game.us().play("Han Solo").choose("Wampa");
    game.expect_damage("Han Solo", 3)
        .expect_upgrades("Wampa", ["Advantage", "Advantage", "Advantage"])
        .expect_keyword("Han Solo", Keyword::Saboteur);
}

// ---- ASH_159 Alphabet Squadron U-Wing, Quiet Devotion ----

/// ASH_159: when the regroup phase starts a unit gets an Advantage token.
#[test]
fn alphabet_squadron_u_wing_gives_advantage_each_regroup_phase() {
    let mut game = scenario().ours(["Alphabet Squadron U-Wing, Quiet Devotion", "Wampa"]).action_phase();
    game.both_pass();
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Advantage"]);
}

// Rulings

/// ASH_159: a Shield leaves no excess damage. If the defending unit was defeated before combat damage, all damage is
/// excess damage (ruling 1, 2).
#[test]
fn alphabet_squadron_u_wing_deals_excess_except_through_a_shield() {
    let mut game = scenario()
        .ours(["Alphabet Squadron U-Wing, Quiet Devotion"])
        .theirs([unit("Cartel Spacer").with(["Shield"])])
        .action_phase();
    game.us().attack("Alphabet Squadron U-Wing", "Cartel Spacer");
    game.them().expect_base_damage(0);
    let mut game =
        with_a_deadly_upgrade(scenario().ours([unit("Alphabet Squadron U-Wing, Quiet Devotion").with(["Resilient"])]))
            .theirs(["Cartel Spacer"])
            .action_phase();
    game.us().attack("Alphabet Squadron U-Wing", "Cartel Spacer");
    game.them().expect_base_damage(5);
}

// ---- ASH_160 Kachirho Militia ----

/// ASH_160: once each round it is readied when an enemy ground unit attacks our base.
#[test]
fn kachirho_militia_readies_once_a_round_when_our_base_is_attacked() {
    let mut game = scenario()
        .ours([unit("Kachirho Militia").exhausted(), unit("Greedo")])
        .theirs(["Wampa", "AT-ST", "Cartel Spacer"])
        .their_action_phase();
    game.them().attack("Cartel Spacer", "our base");
    game.expect_exhausted("Kachirho Militia");
    game.us().pass();
    game.them().attack("Wampa", "our base");
    game.expect_ready("Kachirho Militia");
    game.us().attack("Kachirho Militia", "their base");
    game.them().attack("AT-ST", "our base");
    game.expect_exhausted("Kachirho Militia");
    expect_hidden("Kachirho Militia");
}

// ---- ASH_161 Zeb Orrelios, Fists Work Every Time ----

/// ASH_161: another unit gets 3 Advantage tokens. Each friendly upgrade that is defeated deals 1 damage to a base.
#[test]
fn zeb_orrelios_gives_advantage_and_deals_1_per_defeated_upgrade() {
    let mut game = scenario()
        .our_hand(["Zeb Orrelios, Fists Work Every Time"])
        .our_resources(30)
        .ours(["Wampa"])
        .theirs([unit("AT-ST").with(["Resilient"])])
        .action_phase();
    game.us().play("Zeb Orrelios");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Advantage", "Advantage", "Advantage"]);
    game.them().pass();
    game.us().attack("Wampa", "their base");
    for _ in 0..3 {
        game.us().choose("their base");
    }
    game.them().expect_base_damage(10);
    let mut game = scenario()
        .ours(["Zeb Orrelios, Fists Work Every Time"])
        .theirs([unit("AT-ST").with(["Resilient"])])
        .confiscate_does("Defeat(Choose(is: Upgrade))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Resilient");
    game.expect_action_of(Side::Them);
}

// ---- ASH_162 Rash Action ----

/// ASH_162: a unit attacks with +1/+0. If it deals combat damage to an opponent's base, they discard a card. They
/// choose it from their hidden hand, so the question is asked even for a single card.
#[test]
fn rash_action_makes_the_opponent_discard_after_damage_to_their_base() {
    let mut game = scenario().our_hand(["Rash Action"]).ours(["Wampa"]).their_hand(["Repair"]).action_phase();
    game.us().play("Rash Action").attack("Wampa", "their base");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Repair"]);
    game.them().choose("Repair").expect_base_damage(5).expect_hand([]);
    let mut game = scenario()
        .our_hand(["Rash Action"])
        .ours(["Battlefield Marine"])
        .theirs(["Cantina Braggart"])
        .their_hand(["Repair"])
        .action_phase();
    game.us().play("Rash Action").attack("Battlefield Marine", "Cantina Braggart");
    game.expect_action_of(Side::Them);
    game.them().expect_hand(["Repair"]);
}

// Rulings

/// ASH_162: the attack must be made if possible, with a ready unit (ruling 1).
#[test]
fn rash_action_must_attack_with_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Rash Action"])
        .ours([unit("Battlefield Marine"), unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Rash Action");
    game.expect_options(["Battlefield Marine -> their base"]);
}

/// ASH_162: only combat damage counts, and the unit need not survive (ruling 2, 3).
#[test]
fn rash_action_counts_combat_damage_of_a_defeated_attacker() {
    let mut game = scenario()
        .our_hand(["Rash Action"])
        .resilient_gives("Keyword(Overwhelm)")
        .ours([unit("Battlefield Marine").damage(3).with(["Resilient"])])
        .theirs(["Death Star Stormtrooper"])
        .their_hand(["Repair"])
        .action_phase();
    game.us().play("Rash Action").attack("Battlefield Marine", "Death Star Stormtrooper");
    game.expect_gone("Battlefield Marine").expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Repair").expect_hand([]);
    let mut game = scenario()
        .our_hand(["Rash Action"])
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 5, to: Base(Opponent))]))")
        .ours([unit("Battlefield Marine").with(["Resilient"])])
        .theirs(["Cantina Braggart"])
        .their_hand(["Repair"])
        .action_phase();
    game.us().play("Rash Action").attack("Battlefield Marine", "Cantina Braggart");
    game.expect_action_of(Side::Them);
    game.them().expect_hand(["Repair"]);
}

// ---- ASH_163 Reckless Sacrifice ----

/// ASH_163: discards a unit to deal 5 damage to a unit that costs more.
#[test]
fn reckless_sacrifice_discards_a_unit_to_damage_a_costlier_one() {
    let mut game = scenario()
        .our_hand(["Reckless Sacrifice", "Wampa", "Repair"])
        .theirs(["AT-ST", "Consular Security Force"])
        .action_phase();
    game.us().play("Reckless Sacrifice");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 5);
}

// Corners

/// ASH_163: without a unit to discard no damage is dealt.
#[test]
fn reckless_sacrifice_deals_no_damage_without_a_discarded_unit() {
    let mut game = scenario().our_hand(["Reckless Sacrifice", "Repair"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Reckless Sacrifice").expect_hand(["Repair"]);
    game.expect_action_of(Side::Them);
}

/// ASH_163, CR 1.17.4: no player has to show that they have a unit in hand.
#[test]
fn reckless_sacrifice_may_discard_nothing() {
    let mut game = scenario().our_hand(["Reckless Sacrifice", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Reckless Sacrifice").no().expect_hand(["Wampa"]);
    game.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

// Rulings

/// ASH_163: printed costs are compared (ruling 1).
#[test]
fn reckless_sacrifice_compares_printed_costs() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (), amount: 2)])])"#)
        .our_hand(["Reckless Sacrifice", "Wampa"])
        .ours(["Battlefield Marine"])
        .theirs(["Consular Security Force", "AT-ST"])
        .action_phase();
    game.us().play("Reckless Sacrifice").choose("Wampa");
    game.expect_options(["AT-ST"]);
}

// ---- ASH_165 Clan Vizsla Soldier ----

/// ASH_165: defeated, an upgrade may be defeated.
#[test]
fn clan_vizsla_soldier_may_defeat_an_upgrade_when_defeated() {
    let mut game =
        scenario().ours(["Clan Vizsla Soldier"]).theirs([unit("Wampa").with(["Academy Training"])]).action_phase();
    game.us().attack("Clan Vizsla Soldier", "Wampa");
    game.expect_options(["Academy Training", "no"]);
    game.us().choose("Academy Training");
    game.expect_upgrades("Wampa", []);
}

// ---- ASH_166 Ewok Warrior ----

/// ASH_166, ASH_213, ASH_225, ASH_244, ASH_249: Hidden.
#[test]
fn hidden_units_cannot_be_attacked_in_the_phase_they_are_played() {
    for card in ["Ewok Warrior", "Womp Rat", "Tatooine Sand Beast", "Remnant Trooper Corps", "Covert Veteran"] {
        expect_hidden(card);
    }
}
