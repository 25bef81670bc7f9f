//! The cards of Secrets of Power from SEC_119 to SEC_147: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::with_a_deadly_upgrade;

// ---- SEC_119 Crucible, Centuries of Wisdom ----

/// SEC_119: Experience for each other friendly unit when it is played and when it is defeated.
#[test]
fn crucible_teaches_all() {
    let mut game = scenario()
        .our_hand(["Crucible"])
        .our_resources(20)
        .ours(["Wampa", "AT-ST"])
        .theirs(["Political Bully"])
        .action_phase();
    game.us().play("Crucible");
    game.expect_upgrades("Wampa", ["Experience"]).expect_upgrades("AT-ST", ["Experience"]);
    game.expect_upgrades("Crucible", []).expect_upgrades("Political Bully", []);
    let mut game =
        scenario().ours([unit("Crucible").damage(4), unit("Wampa")]).theirs(["Defense Fleet X-Wing"]).action_phase();
    game.us().attack("Crucible", "Defense Fleet X-Wing");
    game.expect_gone("Crucible").expect_upgrades("Wampa", ["Experience"]);
}

// ---- SEC_120 Naboo Security Force ----

/// SEC_120: a Command card disclosed gives a friendly unit Sentinel, when played and when defeated.
#[test]
fn naboo_security_force_discloses_for_sentinel() {
    let mut game = scenario()
        .our_hand(["Naboo Security Force", "Reconnaissance"])
        .our_resources(20)
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Naboo Security Force").choose("Reconnaissance");
    game.expect_options(["Wampa", "Naboo Security Force"]);
    game.us().choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel);
    let mut game = scenario()
        .our_hand(["Reconnaissance"])
        .ours([unit("Naboo Security Force").damage(6), unit("Wampa")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Naboo Security Force", "AT-ST").choose("Reconnaissance").choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel);
}

// ---- SEC_124 Budget Scheming ----

/// SEC_124: Experience for up to three Official units.
#[test]
fn budget_scheming_promotes_officials() {
    let mut game = scenario()
        .our_hand(["Budget Scheming"])
        .ours(["Populist Champion", "Beloved Orator", "Wampa"])
        .theirs(["Political Bully", "Raxian Assembly"])
        .action_phase();
    game.us().play("Budget Scheming");
    game.expect_options(["Populist Champion", "Beloved Orator", "Political Bully", "Raxian Assembly", "done"]);
    game.us().choose_each(["Populist Champion", "Beloved Orator"]).done();
    game.expect_upgrades("Beloved Orator", ["Experience"]).expect_upgrades("Political Bully", []);
}

// ---- SEC_125 Reconnaissance ----

/// SEC_125: two cards with a ground unit and a space unit.
#[test]
fn reconnaissance_asks_for_both_arenas() {
    let drawn = |ours: &'static str, cards: usize| {
        let mut game = scenario().our_hand(["Reconnaissance"]).ours(["Wampa", ours]).theirs(["Coronet"]).action_phase();
        game.us().play("Reconnaissance").expect_hand_size(cards);
    };
    drawn("Taylander Shuttle", 2);
    drawn("AT-ST", 0);
}

// ---- SEC_127 Charged with Corruption ----

/// SEC_127: with Command twice disclosed a friendly unit captures an enemy non-leader unit.
#[test]
fn charged_with_corruption_captures() {
    let mut game = scenario()
        .our_hand(["Charged with Corruption", "Reconnaissance", "Budget Scheming"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Coronet"])
        .their_deployed_leader("Sly Moore, Cipher in the Dark")
        .action_phase();
    game.us().play("Charged with Corruption").choose_each(["Reconnaissance", "Budget Scheming"]).choose("Wampa");
    game.expect_options(["AT-ST", "Coronet"]);
    game.us().choose("Coronet");
    game.expect_captured("Coronet");
}

// ---- SEC_128 Convene the Senate ----

/// SEC_128: up to two Official units of the top eight, and a Spy.
#[test]
fn convene_the_senate_draws_officials() {
    let mut game = scenario()
        .our_hand(["Convene the Senate"])
        .our_deck(["Wampa", "Beloved Orator", "Repair", "Political Bully", "Wampa", "Wampa", "Wampa", "Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Convene the Senate");
    game.expect_options(["Beloved Orator", "Political Bully", "done"]);
    game.us().choose_each(["Beloved Orator", "Political Bully"]).expect_hand(["Beloved Orator", "Political Bully"]);
    game.expect_count("our Spy", 1);
}

// Rulings

/// SEC_128: what is not chosen goes to the bottom of the deck.
#[test]
fn convene_the_senate_puts_the_rest_below() {
    let mut game = scenario()
        .our_hand(["Convene the Senate"])
        .our_deck(["Wampa", "Beloved Orator", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "AT-ST", "Repair"])
        .action_phase();
    game.us().play("Convene the Senate").choose("Beloved Orator");
    game.us().expect_deck_top(["AT-ST", "Repair"]).expect_deck_size(9);
}

// ---- SEC_129 With Thunderous Applause ----

/// SEC_129: +2/+2 for a unit, and with a Command card disclosed for another.
#[test]
fn with_thunderous_applause_strengthens_two() {
    let mut game =
        scenario().our_hand(["With Thunderous Applause", "Reconnaissance"]).ours(["Wampa", "AT-ST"]).action_phase();
    game.us().play("With Thunderous Applause").choose("Wampa").choose("Reconnaissance");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_power("Wampa", 6).expect_power("AT-ST", 8);
}

// ---- SEC_130 Ferrix Uprising ----

/// SEC_130: twice as much damage as we have units in the arena of the unit.
#[test]
fn ferrix_uprising_counts_our_units_there() {
    let mut game = scenario()
        .our_hand(["Ferrix Uprising"])
        .ours(["Wampa", "Battle Droid", "Coronet"])
        .theirs(["AT-ST", "Avenger, Hunting the Rebels"])
        .action_phase();
    let mut space = game.clone();
    game.us().play("Ferrix Uprising").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    space.us().play("Ferrix Uprising").choose("Avenger");
    space.expect_damage("Avenger", 2);
}

// ---- SEC_131 Let's Talk ----

/// SEC_131: 3 less after a friendly unit has left play; each friendly unit captures one in its arena.
#[test]
fn lets_talk_captures_in_each_arena() {
    let mut game = scenario()
        .our_leader("Mon Mothma, Forming a Coalition")
        .our_hand(["Let's Talk"])
        .ours(["AT-ST", "Alliance X-Wing", "Battle Droid"])
        .theirs(["Wampa", "Distant Patroller"])
        .action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.them().pass();
    game.us().play("Let's Talk").expect_ready_resources(14);
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").choose("Distant Patroller");
    game.expect_captured("Wampa").expect_captured("Distant Patroller").expect_action_of(Side::Them);
}

// ---- SEC_132 Imperial Occupier ----

/// SEC_132: a Spy when it is defeated.
#[test]
fn imperial_occupier_leaves_a_spy() {
    let mut game = scenario().ours(["Imperial Occupier"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Imperial Occupier", "Wampa");
    game.expect_count("our Spy", 1);
}

// ---- SEC_133 Syril Karn, Where Is He? ----

/// SEC_133: 2 damage to a unit unless its controller discards a card.
#[test]
fn syril_karn_threatens() {
    let mut game = scenario()
        .ours(["Syril Karn, Where Is He?"])
        .our_hand(["Death Star Stormtrooper", "Open Fire"])
        .theirs(["Wampa"])
        .their_hand(["Repair"])
        .action_phase();
    game.us().attack("Syril Karn", "their base").choose("Death Star Stormtrooper").choose("Open Fire").choose("Wampa");
    let mut paid = game.clone();
    game.them().no();
    game.expect_damage("Wampa", 2);
    paid.them().yes();
    paid.them().choose("Repair").expect_discard(["Repair"]);
    paid.expect_damage("Wampa", 0);
}

// ---- SEC_134 Hunting Assassin Droid ----

/// SEC_134: Raid 2 while an enemy unit is damaged; a friendly one is not asked for.
#[test]
fn hunting_assassin_droid_raids_beside_the_wounded() {
    let dealt = |ours: i16, theirs: i16, damage: i16| {
        let mut game = scenario()
            .ours([unit("Hunting Assassin Droid"), unit("AT-ST").damage(ours)])
            .theirs([unit("Wampa").damage(theirs)])
            .action_phase();
        game.us().attack("Hunting Assassin Droid", "their base");
        game.them().expect_base_damage(damage);
    };
    dealt(0, 1, 5);
    dealt(1, 0, 3);
}

// ---- SEC_135 Muckraker Crab Droid ----

/// SEC_135: while ready it cannot be attacked; exhausted it can.
#[test]
fn muckraker_crab_droid_hides_while_ready() {
    let mut game = scenario().ours(["Muckraker Crab Droid"]).theirs(["Wampa"]).their_action_phase();
    game.expect_not_offered("Wampa -> Muckraker Crab Droid");
    let mut game = scenario().ours([unit("Muckraker Crab Droid").exhausted()]).theirs(["Wampa"]).their_action_phase();
    game.expect_offered("Wampa -> Muckraker Crab Droid");
}

// Rulings

/// SEC_135, CR 8.3.3A: with Sentinel it can be attacked (ruling 1).
#[test]
fn muckraker_crab_droid_with_sentinel_is_attacked() {
    let mut game = scenario()
        .resilient_gives("Keyword(Sentinel)")
        .ours([unit("Muckraker Crab Droid").with(["Resilient"])])
        .theirs(["Wampa"])
        .their_action_phase();
    game.expect_offered("Wampa -> Muckraker Crab Droid").expect_not_offered("Wampa -> our base");
}

// ---- SEC_136 Arihnda Pryce, On the Road to Power ----

/// SEC_136: when she is defeated, another friendly unit may be defeated for 4 damage to each enemy base.
#[test]
fn arihnda_pryce_sacrifices_another() {
    let mut game = scenario()
        .ours([unit("Arihnda Pryce").damage(3), unit("Battle Droid")])
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .action_phase();
    let mut declined = game.clone();
    game.us().attack("Arihnda Pryce", "their Wampa");
    game.expect_options(["Battle Droid", "no"]);
    game.us().choose("Battle Droid").expect_base_damage(0);
    game.expect_gone("Battle Droid");
    game.them().expect_base_damage(4);
    game.third().expect_base_damage(4);
    declined.us().attack("Arihnda Pryce", "their Wampa").no();
    declined.them().expect_base_damage(0);
}

// ---- SEC_137 Dryden Vos, I Get All Worked Up ----

/// SEC_137: his power may be doubled for an attack; then he does not ready in the next regroup phase.
#[test]
fn dryden_vos_overreaches() {
    let mut game = scenario().ours(["SEC_137"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("SEC_137", "their base").yes();
    game.them().expect_base_damage(4);
    game.both_pass().nobody_resources();
    game.expect_exhausted("SEC_137");
    game.both_pass().nobody_resources();
    game.expect_ready("SEC_137");
    declined.us().attack("SEC_137", "their base").no();
    declined.them().expect_base_damage(2);
    declined.both_pass().nobody_resources();
    declined.expect_ready("SEC_137");
}

// Rulings

/// SEC_137: what doubles is the power of now, with what counts in this attack (ruling 1, 2).
#[test]
fn dryden_vos_doubles_what_he_has() {
    let mut game = scenario()
        .resilient_gives("KeywordX(Raid, 2)")
        .ours([unit("SEC_137").with(["Resilient", "Experience"])])
        .action_phase();
    game.us().attack("SEC_137", "their base").yes();
    game.them().expect_base_damage(10);
}

// ---- SEC_138 Enforcer Squadron ----

/// SEC_138, SEC_146, SEC_217, SEC_238, CR 7.5.18: Hidden.
#[test]
fn hidden_units_are_not_attacked_at_first() {
    for (card, enemy) in [
        ("Enforcer Squadron", "TIE/ln Fighter"),
        ("Rebellious Functionary", "Wampa"),
        ("Zenuas Shadow Fighter", "TIE/ln Fighter"),
        ("Sith Assassin", "Wampa"),
    ] {
        let mut game = scenario().our_hand([card]).theirs([enemy]).action_phase();
        game.us().play(card);
        game.expect_not_offered(&format!("{enemy} -> {card}")).expect_offered(&format!("{enemy} -> our base"));
        let mut game = scenario().ours([card]).theirs([enemy]).their_action_phase();
        game.expect_offered(&format!("{enemy} -> {card}"));
    }
}

// ---- SEC_139 Miraj Scintel, The Weak Deserve to Kneel ----

/// SEC_139: friendly units overwhelm damaged ones; when played, 3 damage to an undamaged unit.
#[test]
fn miraj_scintel_despises_the_weak() {
    let mut game = scenario()
        .our_hand(["Miraj Scintel"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Cantina Braggart").damage(1), unit("AT-ST")])
        .action_phase();
    game.us().play("Miraj Scintel");
    game.expect_not_offered("Cantina Braggart").expect_offered("no");
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
    game.them().pass();
    game.us().attack("Battlefield Marine", "Cantina Braggart");
    game.them().expect_base_damage(1);
}

// Rulings

/// SEC_139, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn miraj_scintel_is_stopped_by_a_shield() {
    let mut game =
        scenario().ours(["Miraj Scintel"]).theirs([unit("Cantina Braggart").damage(1).with(["Shield"])]).action_phase();
    game.us().attack("Miraj Scintel", "Cantina Braggart");
    game.them().expect_base_damage(0);
}

/// SEC_139: a damaged unit that is defeated before combat damage: all is excess damage (ruling 2).
#[test]
fn miraj_scintel_overwhelms_the_gone() {
    let mut game = with_a_deadly_upgrade(scenario().ours([unit("Miraj Scintel").with(["Resilient"])]))
        .theirs([unit("Cantina Braggart").damage(1)])
        .action_phase();
    game.us().attack("Miraj Scintel", "Cantina Braggart");
    game.them().expect_base_damage(3);
}

// ---- SEC_140 Hondo Ohnaka, You Better Hurry ----

/// SEC_140: Raid 1 for each other friendly unit.
#[test]
fn hondo_ohnaka_gives_raid() {
    let mut game = scenario().ours(["Hondo Ohnaka, You Better Hurry", "Wampa"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(5).pass();
    game.us().attack("Hondo Ohnaka", "their base");
    game.them().expect_base_damage(11);
}

// ---- SEC_141 The Galleon, Marauding Pirate Ship ----

/// SEC_141: with Aggression twice and Villainy disclosed three Spies.
#[test]
fn the_galleon_discloses_for_spies() {
    let mut game = scenario()
        .our_hand(["The Galleon", "Imperial Occupier", "Charged with Treason"])
        .our_resources(20)
        .action_phase();
    let mut declined = game.clone();
    game.us().play("The Galleon").choose_each(["Imperial Occupier", "Charged with Treason"]);
    game.expect_count("our Spy", 3);
    declined.us().play("The Galleon").no();
    declined.expect_count("Spy", 0);
}

// ---- SEC_142 Fulminatrix, Fleet Killer ----

/// SEC_142: 4 damage to a ground unit, when played and on attack.
#[test]
fn fulminatrix_bombs_the_ground() {
    let mut game = scenario()
        .our_hand(["Fulminatrix"])
        .our_resources(20)
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Fulminatrix");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    let mut game = scenario().ours(["Fulminatrix"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Fulminatrix", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

// ---- SEC_143 The Elite Squad, Neutralizing Insurgents ----

/// SEC_143: when played and when it is dealt damage, 2 damage to another unique unit.
#[test]
fn the_elite_squad_hits_back() {
    let mut game =
        scenario().our_hand(["The Elite Squad"]).theirs(["Bib Fortuna", "Zeb Orrelios", "Wampa"]).action_phase();
    game.us().play("The Elite Squad");
    game.expect_options(["Bib Fortuna", "Zeb Orrelios", "no"]);
    game.us().choose("Zeb Orrelios");
    game.expect_damage("Zeb Orrelios", 2);
    game.them().attack("Wampa", "The Elite Squad");
    game.us().choose("Zeb Orrelios");
    game.expect_damage("Zeb Orrelios", 4);
}

// ---- SEC_144 Tempest Assault ----

/// SEC_144: after damage to an enemy base, 2 damage to each enemy space unit.
#[test]
fn tempest_assault_follows_up() {
    let mut game = scenario()
        .our_hand(["Tempest Assault"])
        .ours(["Battlefield Marine", "Alliance X-Wing"])
        .theirs(["Avenger", "Wampa"])
        .action_phase();
    let mut early = game.clone();
    game.us().attack("Battlefield Marine", "their base");
    game.them().pass();
    game.us().play("Tempest Assault");
    game.expect_damage("Avenger", 2).expect_damage("Wampa", 0).expect_damage("Alliance X-Wing", 0);
    early.us().play("Tempest Assault");
    early.expect_damage("Avenger", 0);
}

// ---- SEC_147 Chopper, War Hero ----

/// SEC_147: combat damage to a base: each player discards a card.
#[test]
fn chopper_makes_everybody_discard() {
    let mut game =
        scenario().ours(["Chopper, War Hero"]).our_hand(["Repair"]).their_hand(["Wampa", "AT-ST"]).action_phase();
    game.us().attack("Chopper", "their base").choose("Repair");
    game.them().choose("Wampa").expect_hand(["AT-ST"]);
    game.us().expect_hand([]);
}

// Rulings

/// SEC_147: damage of an ability is no combat damage (ruling 1).
#[test]
fn chopper_hears_combat_damage_alone() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 1, to: Base(Opponent), by: Choose(side: Friendly))")
        .ours(["Chopper, War Hero"])
        .our_hand(["Confiscate", "Repair"])
        .action_phase();
    game.us().play("Confiscate").choose("Chopper").expect_hand(["Repair"]);
}

/// SEC_147: he need not survive the attack (ruling 2).
#[test]
fn chopper_need_not_survive() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [DealsCombatDamage(to: (is: Base))], do: [Defeat(This)]))")
        .ours([unit("Chopper, War Hero").with(["Resilient"])])
        .our_hand(["Repair"])
        .action_phase();
    game.us().attack("Chopper", "their base");
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("an ability");
    game.expect_gone("Chopper");
}
