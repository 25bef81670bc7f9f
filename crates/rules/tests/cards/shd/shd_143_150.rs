//! The cards of Shadows of the Galaxy from SHD_143 to SHD_150: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

// ---- SHD_143 Ruthlessness ----

/// SHD_143: 2 damage to the base of the player whose unit was defeated by the attack.
#[test]
fn ruthlessness_deals_2_damage_to_the_base_of_the_defeated_unit() {
    let mut game = scenario()
        .our_hand(["Ruthlessness"])
        .ours(["Battlefield Marine", "AT-ST"])
        .theirs(["Consular Security Force", "Swoop Racer"])
        .action_phase();
    game.us().play_onto("Ruthlessness", "Battlefield Marine");
    let mut survived = game.clone();
    game.them().pass();
    game.us().attack("Battlefield Marine", "Swoop Racer");
    game.expect_gone("Swoop Racer");
    game.them().expect_base_damage(2);
    survived.them().pass();
    survived.us().attack("Battlefield Marine", "Consular Security Force");
    survived.expect_damage("Consular Security Force", 5);
    survived.them().expect_base_damage(0);
}

// Rulings

/// SHD_143: the unit may be defeated at any time of the attack.
#[test]
fn ruthlessness_counts_a_defeat_at_any_time_of_the_attack() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Ruthlessness", "Vambrace Flamethrower"])])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Swoop Racer").choose_times(3, "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_damage("Battlefield Marine", 0);
    game.them().expect_base_damage(2);
}

/// SHD_143, CR 7.6.16C: the attacker may be defeated as well.
#[test]
fn ruthlessness_works_although_the_attacker_is_defeated() {
    let mut game = scenario()
        .ours([unit("Death Star Stormtrooper").with(["Ruthlessness"])])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().attack("Death Star Stormtrooper", "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_gone("Death Star Stormtrooper");
    game.them().expect_base_damage(2);
}

// ---- SHD_144 Give In to Your Anger ----

/// SHD_144: the damaged unit must attack with its controller's next action, and a unit if it can.
#[test]
fn give_in_to_your_anger_forces_the_damaged_unit_to_attack_a_unit() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["Consular Security Force", "Swoop Racer"])
        .their_hand(["Repair"])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 1).expect_action_of(Side::Them);
    game.expect_options(["Consular Security Force -> Wampa"]);
    game.them().attack("Consular Security Force", "Wampa");
    game.us().pass();
    game.expect_offered("play Repair").expect_offered("Swoop Racer -> their base".replace("their", "our").as_str());
}

// Corners

/// SHD_144: if the 1 damage defeats the unit, its controller is free.
#[test]
fn give_in_to_your_anger_has_no_effect_when_the_unit_is_defeated() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Swoop Racer"])
        .theirs(["Death Star Stormtrooper", "Wampa"])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper").expect_offered("Wampa -> our base").expect_offered("pass");
}

/// SHD_144: the effect is for the next action and for this phase.
#[test]
fn give_in_to_your_anger_ends_with_the_phase() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Swoop Racer"])
        .theirs([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Wampa");
    game.them().pass();
    game.us().pass();
    game.nobody_resources();
    game.us().pass();
    game.expect_offered("Wampa -> our base").expect_offered("pass");
}

// Rulings

/// SHD_144: a card or ability that attacks cannot replace the attack action.
#[test]
fn give_in_to_your_anger_requires_the_attack_action() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Swoop Racer"])
        .theirs([unit("Wampa").with(["Heroic Resolve"]), unit("AT-ST")])
        .their_hand(["Surprise Strike"])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Wampa");
    game.expect_options(["Wampa -> Swoop Racer"]);
}

/// SHD_144: an exhausted unit cannot attack, so its controller is free.
#[test]
fn give_in_to_your_anger_does_not_restrict_with_an_exhausted_unit() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Swoop Racer"])
        .theirs([unit("Wampa").exhausted(), unit("AT-ST")])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Wampa");
    game.expect_offered("AT-ST -> our base").expect_offered("AT-ST -> Swoop Racer").expect_offered("pass");
}

/// SHD_144: a Sentinel must still be attacked, and a unit that cannot be attacked is not.
#[test]
fn give_in_to_your_anger_respects_sentinel_and_attack_restrictions() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Swoop Racer", "Cell Block Guard"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Wampa");
    game.expect_options(["Wampa -> Cell Block Guard"]);
    // Three aspects among our other units: she cannot be attacked.
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Sabine Wren, Explosives Artist", "TIE/ln Fighter", "Restored ARC-170", "Vanguard Ace"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Wampa");
    game.expect_options(["Wampa -> our base"]);
}

/// SHD_144: without a unit that it can attack it attacks the base.
#[test]
fn give_in_to_your_anger_allows_the_base_without_an_attackable_unit() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Alliance X-Wing"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Wampa");
    game.expect_options(["Wampa -> our base"]);
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(4);
}

// ---- SHD_145 Headhunting ----

/// SHD_145: up to three units attack, only units; Bounty Hunters get +2/+0.
#[test]
fn headhunting_lets_up_to_three_units_attack_units() {
    let mut game = scenario()
        .our_hand(["Headhunting"])
        .ours(["Greedo", "Battlefield Marine", "Wampa", "Swoop Racer"])
        .theirs(["AT-ST", "Reinforcement Walker", "Gamorrean Guards"])
        .action_phase();
    game.us().play("Headhunting");
    game.expect_not_offered("Greedo -> their base").expect_not_offered("Wampa -> their base");
    game.us().attack("Wampa", "AT-ST");
    game.expect_not_offered("Wampa -> AT-ST");
    let mut two = game.clone();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.expect_gone("AT-ST").expect_gone("Wampa");
    // 3 and 2.
    game.us().attack("Greedo", "Reinforcement Walker");
    game.expect_damage("Reinforcement Walker", 5).expect_gone("Greedo");
    game.us().no();
    game.expect_action_of(Side::Them).expect_ready("Swoop Racer");
    two.us().no();
    two.expect_action_of(Side::Them).expect_damage("AT-ST", 4);
}

// Corners

/// SHD_145: all three attacks: no bases, +2/+0 for Bounty Hunters only, and each is optional.
#[test]
fn headhunting_applies_the_same_rules_to_each_attack() {
    let mut game = scenario()
        .our_hand(["Headhunting"])
        .ours(["Embo", "Wampa", "SHD_254", "Swoop Racer"])
        .theirs([unit("AT-ST").with(["Resilient"; 5])])
        .action_phase();
    game.us().play("Headhunting").attack("SHD_254", "AT-ST");
    game.expect_damage("AT-ST", 3);
    game.expect_options(["Embo -> AT-ST", "Wampa -> AT-ST", "Swoop Racer -> AT-ST", "no"]);
    let mut two = game.clone();
    game.us().attack("Wampa", "AT-ST");
    game.expect_damage("AT-ST", 3 + 4).expect_options(["Embo -> AT-ST", "Swoop Racer -> AT-ST", "no"]);
    game.us().attack("Embo", "AT-ST");
    game.expect_damage("AT-ST", 3 + 4 + 5).expect_action_of(Side::Them);
    two.us().attack("Embo", "AT-ST").no();
    two.expect_damage("AT-ST", 3 + 5).expect_action_of(Side::Them);
}

/// SHD_145: a unit that is not a Bounty Hunter gets no power in any of the attacks.
#[test]
fn headhunting_gives_power_only_to_bounty_hunters() {
    let prey = unit("AT-ST").with(["Resilient"; 5]);
    let mut game = scenario()
        .our_hand(["Headhunting"])
        .ours(["Swoop Racer", "Battlefield Marine", "Wampa"])
        .theirs([prey])
        .action_phase();
    game.us().play("Headhunting").attack("Swoop Racer", "AT-ST").attack("Battlefield Marine", "AT-ST");
    game.us().attack("Wampa", "AT-ST");
    game.expect_damage("AT-ST", 4 + 3 + 4);
}

// Rulings

/// SHD_145: only ready units attack.
#[test]
fn headhunting_needs_ready_units() {
    let mut game = scenario()
        .our_hand(["Headhunting"])
        .ours([unit("Wampa").exhausted(), unit("Swoop Racer")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Headhunting");
    game.expect_options(["Swoop Racer -> AT-ST", "no"]);
}

/// SHD_145: the units cannot attack bases, but Overwhelm damages them.
#[test]
fn headhunting_attacks_deal_excess_damage_to_the_base() {
    let mut game = scenario().our_hand(["Headhunting"]).ours(["Wampa"]).theirs(["Viper Probe Droid"]).action_phase();
    game.us().play("Headhunting");
    game.expect_options(["Wampa -> Viper Probe Droid", "no"]);
    game.us().attack("Wampa", "Viper Probe Droid");
    game.them().expect_base_damage(2);
}

// ---- SHD_146 Heroic Renegade ----

/// SHD_146: Grit.
#[test]
fn heroic_renegade_has_grit() {
    let mut game = scenario().ours([unit("Heroic Renegade").damage(2)]).action_phase();
    game.us().attack("Heroic Renegade", "their base");
    game.them().expect_base_damage(4);
}

// ---- SHD_147 Ketsu Onyo, Old Friend ----

/// SHD_147: Saboteur; her combat damage to a base may defeat an upgrade of cost 2 or less.
#[test]
fn ketsu_onyo_may_defeat_a_cheap_upgrade_when_she_damages_a_base() {
    let mut game = scenario()
        .ours(["Ketsu Onyo"])
        .theirs([unit("Wampa").with(["Academy Training"]), unit("AT-ST").with(["Traitorous", "Experience"])])
        .action_phase();
    game.expect_keyword("Ketsu Onyo", Keyword::Saboteur);
    game.us().attack("Ketsu Onyo", "their base");
    game.expect_options(["Academy Training", "Experience", "no"]);
    game.us().choose("Academy Training");
    game.expect_upgrades("Wampa", []);
    game.them().expect_base_damage(3).expect_discard(["Academy Training"]);
}

// Rulings

/// SHD_147, CR 1.8.6: the printed cost counts, not what the upgrade costs to play.
#[test]
fn ketsu_onyo_checks_the_printed_cost() {
    let mut game = scenario()
        .ours(["Ketsu Onyo"])
        .theirs([unit("Wampa").with(["Academy Training"])])
        .their_hand(["Qi'ra, Playing Her Part"])
        .their_action_phase();
    game.them().play("Qi'ra").name_card("Academy Training");
    game.us().attack("Ketsu Onyo", "their base");
    game.expect_options(["Academy Training", "no"]);
}

/// SHD_147, CR 1.9.10: damage from an ability is not combat damage.
#[test]
fn ketsu_onyo_needs_combat_damage() {
    let mut game = scenario()
        .ours([unit("Ketsu Onyo").with(["Ruthlessness"])])
        .theirs([unit("Swoop Racer"), unit("AT-ST").with(["Experience"])])
        .action_phase();
    game.us().attack("Ketsu Onyo", "Swoop Racer");
    game.them().expect_base_damage(2);
    game.expect_upgrades("AT-ST", ["Experience"]).expect_action_of(Side::Them);
}

/// SHD_147, CR 7.6.16C: she may be defeated by the same combat.
#[test]
fn ketsu_onyo_defeated_by_her_attack_still_defeats_an_upgrade() {
    let mut game = scenario()
        .ours([unit("Ketsu Onyo").with(["Heroic Resolve"])])
        .theirs([unit("Swoop Racer"), unit("AT-ST").with(["Experience"])])
        .action_phase();
    game.us().use_ability("Ketsu Onyo").choose("Heroic Resolve").attack("Ketsu Onyo", "Swoop Racer");
    game.expect_gone("Ketsu Onyo");
    game.them().expect_base_damage(4);
    game.us().choose("Experience");
    game.expect_upgrades("AT-ST", []);
}

// ---- SHD_148 Cassian Andor, Rebellions Are Built On Hope ----

/// SHD_148: smuggled, he is readied, and the top card of the deck replaces him; from hand he is not.
#[test]
fn cassian_andor_enters_ready_when_smuggled() {
    let mut game = scenario()
        .our_leader("Sabine Wren")
        .our_resources(4)
        .our_resource_cards(["Cassian Andor, Rebellions Are Built On Hope"])
        .our_deck(["Recruit", "Greedo"])
        .action_phase();
    game.us().play("Cassian Andor").expect_ready_resources(0).expect_resources(5).expect_deck_top(["Greedo"]);
    game.expect_ready("Cassian Andor").expect_in_resources("Recruit");
    let mut game = scenario().our_hand(["Cassian Andor, Rebellions Are Built On Hope"]).action_phase();
    game.us().play("Cassian Andor");
    game.expect_exhausted("Cassian Andor");
}

// ---- SHD_149 Nite Owl Skirmisher ----

/// SHD_149: Smuggle for 5 and its two aspects.
#[test]
fn nite_owl_skirmisher_has_smuggle() {
    let table = |resources| {
        scenario()
            .our_leader("Sabine Wren")
            .our_resources(resources)
            .our_resource_cards(["Nite Owl Skirmisher"])
            .action_phase()
    };
    table(3).expect_not_offered("play Nite Owl Skirmisher");
    let mut game = table(4);
    game.us().play("Nite Owl Skirmisher").expect_ready_resources(0).expect_deck_size(9);
    game.expect_exhausted("Nite Owl Skirmisher");
    // Without the Aggression icon 2 more.
    let mut game = scenario().our_resources(6).our_resource_cards(["Nite Owl Skirmisher"]).action_phase();
    game.us().play("Nite Owl Skirmisher").expect_ready_resources(0);
}

// ---- SHD_150 Koska Reeves, Loyal Nite Owl ----

/// SHD_150: upgraded, she may deal 2 damage to a ground unit.
#[test]
fn koska_reeves_may_deal_2_damage_while_upgraded() {
    let mut game =
        scenario().ours([unit("Koska Reeves").with(["Experience"])]).theirs(["Wampa", "TIE/ln Fighter"]).action_phase();
    game.us().attack("Koska Reeves", "their base");
    game.expect_options(["Koska Reeves", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
    let mut game = scenario().ours(["Koska Reeves"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Koska Reeves", "their base");
    game.expect_action_of(Side::Them);
}
