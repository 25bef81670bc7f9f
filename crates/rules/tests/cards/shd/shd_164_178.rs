//! The cards of Shadows of the Galaxy from SHD_164 to SHD_178: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::deadly_unit;

// ---- SHD_164 Rhokai Gunship ----

/// SHD_164: 1 damage to a unit or base when it is defeated.
#[test]
fn rhokai_gunship_deals_1_damage_when_defeated() {
    let mut game = scenario().ours(["Rhokai Gunship"]).theirs(["Alliance X-Wing", "Wampa"]).action_phase();
    game.us().attack("Rhokai Gunship", "Alliance X-Wing");
    game.expect_options(["Alliance X-Wing", "Wampa", "our base", "their base"]);
    game.us().choose("Alliance X-Wing");
    game.expect_gone("Alliance X-Wing").expect_gone("Rhokai Gunship");
}

// Corners

/// SHD_164, SHD_229: exactly 1 and exactly 3 damage.
#[test]
fn rhokai_gunship_deals_exactly_1_and_ma_klounkee_exactly_3_damage() {
    let mut game = scenario().ours(["Rhokai Gunship"]).their_hand(["Vanquish"]).their_action_phase();
    game.them().play("Vanquish").choose("Rhokai Gunship");
    game.us().choose("their base");
    game.them().expect_base_damage(1);
    let mut game = scenario().our_hand(["Ma Klounkee"]).ours(["Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Ma Klounkee").choose("Greedo").choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// ---- SHD_165 Unlicensed Headhunter ----

/// SHD_165: Saboteur; while exhausted it has a Bounty: 5 damage is healed from a base.
#[test]
fn unlicensed_headhunter_has_a_bounty_while_exhausted() {
    let table = |enemy| {
        scenario().ours(["Desperado Freighter"]).our_base_damage(7).their_base_damage(7).theirs([enemy]).action_phase()
    };
    let mut game = table(unit("Unlicensed Headhunter").exhausted());
    game.expect_keyword("Unlicensed Headhunter", Keyword::Bounty);
    game.expect_keyword("Unlicensed Headhunter", Keyword::Saboteur);
    game.us().attack("Desperado Freighter", "Unlicensed Headhunter").yes().expect_base_damage(2);
    game.them().expect_base_damage(7);
    let mut game = table(unit("Unlicensed Headhunter"));
    game.expect_no_keyword("Unlicensed Headhunter", Keyword::Bounty);
    game.us().attack("Desperado Freighter", "Unlicensed Headhunter").expect_base_damage(7);
    game.expect_gone("Unlicensed Headhunter").expect_action_of(Side::Them);
}

// Corners

/// SHD_165: exhausted by its own attack, it has its Bounty when defeated.
#[test]
fn unlicensed_headhunter_defeated_by_its_attack_has_the_bounty() {
    let mut game =
        scenario().ours(["Unlicensed Headhunter"]).theirs(["HWK-290 Freighter"]).their_base_damage(6).action_phase();
    game.us().attack("Unlicensed Headhunter", "HWK-290 Freighter");
    game.expect_gone("Unlicensed Headhunter").expect_asked(Side::Them, QuestionKind::Bounty);
    game.them().yes().expect_base_damage(1);
}

// ---- SHD_166 Disabling Fang Fighter ----

/// SHD_166: an upgrade may be defeated.
#[test]
fn disabling_fang_fighter_of_this_set_defeats_an_upgrade() {
    let mut game = scenario()
        .our_hand(["SHD_166"])
        .ours([unit("Battlefield Marine").with(["Experience"])])
        .theirs([unit("Wampa").with(["Academy Training"])])
        .action_phase();
    game.us().play("Disabling Fang Fighter");
    game.expect_options(["Experience", "Academy Training", "no"]);
    game.us().choose("Academy Training");
    game.expect_upgrades("Wampa", []);
}

// ---- SHD_167 Wanted Insurgents ----

/// SHD_167: Bounty: 2 damage to a unit.
#[test]
fn wanted_insurgents_bounty_deals_2_damage() {
    let mut game = scenario().ours(["AT-ST"]).theirs(["Wanted Insurgents", "Wampa"]).action_phase();
    game.us().attack("AT-ST", "Wanted Insurgents").yes();
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

// ---- SHD_168 Hunting Nexu ----

/// SHD_168: Raid 2 if we control another Aggression unit.
#[test]
fn hunting_nexu_has_raid_with_another_aggression_unit() {
    for (friend, damage) in [("Wampa", 6), ("Battlefield Marine", 4)] {
        let mut game = scenario().ours(["Hunting Nexu", friend]).theirs(["TIE/ln Fighter"]).action_phase();
        game.us().attack("Hunting Nexu", "their base");
        game.them().expect_base_damage(damage);
    }
    let mut game = scenario().ours(["Hunting Nexu"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Hunting Nexu", "their base");
    game.them().expect_base_damage(4);
}

// ---- SHD_169 Clan Challengers ----

/// SHD_169: Raid 3, and Overwhelm while upgraded.
#[test]
fn clan_challengers_have_overwhelm_while_upgraded() {
    let mut game =
        scenario().ours([unit("Clan Challengers").with(["Experience"])]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Clan Challengers", "Battlefield Marine");
    // 3, 1 and 3 less 3 HP.
    game.them().expect_base_damage(4);
    let mut game = scenario().ours(["Clan Challengers"]).theirs(["Battlefield Marine"]).action_phase();
    game.expect_no_keyword("Clan Challengers", Keyword::Overwhelm);
    game.us().attack("Clan Challengers", "Battlefield Marine");
    game.them().expect_base_damage(0);
}

// Rulings

/// SHD_169: with an upgrade, Overwhelm deals the excess damage; a Shield leaves none.
#[test]
fn clan_challengers_overwhelm_deals_excess_unless_shielded() {
    let mut game = scenario()
        .ours([unit("Clan Challengers").with(["Experience"])])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    game.us().attack("Clan Challengers", "Cantina Braggart");
    game.expect_in_play("Cantina Braggart");
    game.them().expect_base_damage(0);
    let mut game = deadly_unit(unit("Clan Challengers")).theirs(["Cantina Braggart"]).action_phase();
    game.us().attack("Clan Challengers", "Cantina Braggart");
    game.expect_gone("Cantina Braggart");
    // 3, and Raid 3.
    game.them().expect_base_damage(6);
}

// ---- SHD_170 IG-11, I Cannot Be Captured ----

/// SHD_170: instead of being captured he is defeated and deals 3 damage to each enemy ground unit.
#[test]
fn ig_11_is_defeated_instead_of_captured_and_damages_ground_units() {
    let mut game = scenario()
        .ours(["IG-11", "Battlefield Marine"])
        .theirs(["AT-ST", "Swoop Racer", "TIE/ln Fighter"])
        .their_hand(["Take Captive"])
        .their_action_phase();
    game.them().play("Take Captive").choose("AT-ST").choose("IG-11");
    game.expect_gone("IG-11").expect_in_discard("IG-11").expect_gone("Swoop Racer");
    game.expect_damage("AT-ST", 3).expect_damage("Battlefield Marine", 0).expect_in_play("TIE/ln Fighter");
    game.expect_action_of(Side::Us);
}

/// SHD_170: on attack, may deal 3 damage to a damaged ground unit.
#[test]
fn ig_11_may_deal_3_damage_to_a_damaged_ground_unit() {
    let mut game = scenario()
        .ours(["IG-11"])
        .theirs([unit("AT-ST").damage(1), unit("Wampa"), unit("Alliance X-Wing").damage(1)])
        .action_phase();
    game.us().attack("IG-11", "their base");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

// ---- SHD_171 Covetous Rivals ----

/// SHD_171: Grit; when played and on attack, 2 damage to a unit with a Bounty.
#[test]
fn covetous_rivals_deal_2_damage_to_a_unit_with_a_bounty() {
    let mut game = scenario()
        .our_hand(["Covetous Rivals"])
        .ours([unit("Covetous Rivals").damage(1)])
        .theirs(["Guavian Antagonizer", "Wampa"])
        .action_phase();
    game.expect_power("Covetous Rivals", 6);
    game.us().play("Covetous Rivals");
    game.expect_options(["Guavian Antagonizer", "no"]);
    game.us().choose("Guavian Antagonizer");
    game.expect_damage("Guavian Antagonizer", 2);
    game.them().pass();
    game.us().attack("Covetous Rivals #1", "their base").choose("Guavian Antagonizer").yes().expect_hand_size(1);
    game.expect_gone("Guavian Antagonizer");
}

// ---- SHD_172 Krayt Dragon ----

/// SHD_172: for each card that an opponent plays, damage equal to its cost may be dealt to their base or a ground unit
/// of theirs.
#[test]
fn krayt_dragon_may_deal_the_cost_of_an_opponents_card_as_damage() {
    let mut game = scenario()
        .ours(["Krayt Dragon", "Greedo"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .their_hand(["Wampa", "Repair"])
        .their_base_damage(9)
        .their_action_phase();
    game.them().play("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["AT-ST", "Wampa", "their base", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    game.us().attack("Greedo", "their base");
    game.them().play("Repair").choose("their base").expect_base_damage(9);
    game.us().choose("their base");
    game.them().expect_base_damage(10);
}

// Corners

/// SHD_172: only the base and the ground units of the player who played the card may be chosen.
#[test]
fn krayt_dragon_damages_only_the_player_of_the_card() {
    let mut game = scenario()
        .ours(["Krayt Dragon", "Wampa"])
        .theirs(["AT-ST", "Alliance X-Wing"])
        .their_hand(["Underworld Thug"])
        .third(["Swoop Racer"])
        .their_action_phase();
    game.them().play("Underworld Thug");
    game.expect_options(["AT-ST", "Underworld Thug", "their base", "no"]);
}

// Rulings

/// SHD_172, CR 1.8.6: the printed cost is dealt, not what was paid.
#[test]
fn krayt_dragon_deals_the_printed_cost() {
    let mut game = scenario()
        .ours(["Krayt Dragon"])
        .their_base("Jabba's Palace")
        .their_resource_cards(["Jetpack"])
        .theirs(["Battlefield Marine"])
        .their_action_phase();
    game.them().play_onto("Jetpack", "Battlefield Marine").expect_ready_resources(17);
    game.them().our_abilities_first();
    game.us().choose("their base");
    game.them().expect_base_damage(2);
}

/// SHD_172: the card that defeats it triggers it as well.
#[test]
fn krayt_dragon_triggers_on_the_card_that_defeats_it() {
    let mut game = scenario().ours(["Krayt Dragon"]).their_hand(["Vanquish"]).their_action_phase();
    game.them().play("Vanquish").choose("Krayt Dragon");
    game.expect_gone("Krayt Dragon").expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("their base");
    game.them().expect_base_damage(5);
}

// ---- SHD_173 Guild Target ----

/// SHD_173: Bounty: 2 damage to a base, 3 for a unique unit.
#[test]
fn guild_target_bounty_deals_more_for_a_unique_unit() {
    for (target, damage) in [("Dengar", 3), ("Death Star Stormtrooper", 2)] {
        let mut game = scenario().our_hand(["Guild Target"]).ours(["Swoop Racer"]).theirs([target]).action_phase();
        game.us().play_onto("Guild Target", target);
        game.them().pass();
        game.us().attack("Swoop Racer", target);
        game.expect_asked(Side::Us, QuestionKind::Bounty);
        game.us().yes();
        game.expect_options(["our base", "their base"]);
        game.us().choose("their base");
        game.them().expect_base_damage(damage);
    }
}

// ---- SHD_174 Hotshot DL-44 Blaster ----

/// SHD_174: smuggled, the attached unit attacks.
#[test]
fn hotshot_dl_44_blaster_lets_the_unit_attack_when_smuggled() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resources(2)
        .our_resource_cards(["Hotshot DL-44 Blaster"])
        .ours(["Battlefield Marine", "Alliance X-Wing"])
        .theirs(["Wampa"])
        .action_phase();
    game.expect_not_offered("play Hotshot DL-44 Blaster onto Alliance X-Wing");
    game.us().play_onto("Hotshot DL-44 Blaster", "Battlefield Marine").expect_ready_resources(0);
    game.expect_options(["Battlefield Marine -> Wampa", "Battlefield Marine -> their base"]);
    game.us().attack("Battlefield Marine", "Wampa");
    game.expect_gone("Wampa").expect_gone("Battlefield Marine");
}

/// SHD_174: from hand it only gives 2 power.
#[test]
fn hotshot_dl_44_blaster_from_hand_gives_only_2_power() {
    let mut game = scenario().our_hand(["Hotshot DL-44 Blaster"]).ours(["Battlefield Marine"]).action_phase();
    game.us().play_onto("Hotshot DL-44 Blaster", "Battlefield Marine");
    game.expect_power("Battlefield Marine", 5).expect_action_of(Side::Them);
}

// Rulings

/// SHD_174: smuggled onto a ready unit, the attack must be made; an exhausted one makes none.
#[test]
fn hotshot_dl_44_blaster_requires_a_ready_unit_to_attack() {
    let table = || scenario().our_base("Jabba's Palace").our_resource_cards(["Hotshot DL-44 Blaster"]);
    let mut game = table().ours(["Wampa"]).action_phase();
    game.us().play_onto("Hotshot DL-44 Blaster", "Wampa");
    game.expect_options(["Wampa -> their base"]);
    let mut game = table().ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play_onto("Hotshot DL-44 Blaster", "Wampa");
    game.expect_action_of(Side::Them);
}

/// SHD_174, CR 6.3.0B: smuggled onto an enemy unit no attack is made.
#[test]
fn hotshot_dl_44_blaster_on_an_enemy_unit_allows_no_attack() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resource_cards(["Hotshot DL-44 Blaster"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play_onto("Hotshot DL-44 Blaster", "Wampa");
    game.expect_power("Wampa", 6).expect_action_of(Side::Them);
}

// ---- SHD_175 Armed to the Teeth ----

/// SHD_175: on attack, another friendly unit gets +2/+0 for the phase; Smuggle.
#[test]
fn armed_to_the_teeth_gives_another_unit_2_power_on_attack() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_resources(3)
        .our_resource_cards(["Armed to the Teeth"])
        .ours(["Battlefield Marine", "Wampa"])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().play_onto("Armed to the Teeth", "Battlefield Marine").expect_ready_resources(0);
    game.them().pass();
    game.us().attack("Battlefield Marine", "their base");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6);
    game.them().expect_base_damage(5);
    game.both_pass().nobody_resources();
    game.expect_power("Wampa", 4);
}

// ---- SHD_176 Death Mark ----

/// SHD_176: Bounty: draw two cards.
#[test]
fn death_mark_bounty_draws_two_cards() {
    let mut game = scenario().our_hand(["Death Mark"]).ours(["Wampa"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play_onto("Death Mark", "Swoop Racer");
    game.them().pass();
    game.us().attack("Wampa", "Swoop Racer").yes().expect_hand_size(2);
}

// ---- SHD_177 Vambrace Flamethrower ----

/// SHD_177: 3 damage divided among enemy ground units.
#[test]
fn vambrace_flamethrower_divides_its_damage() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Vambrace Flamethrower"])])
        .theirs(["Wampa", "Swoop Racer", "TIE/ln Fighter"])
        .action_phase();
    game.expect_power("Battlefield Marine", 4).expect_hp("Battlefield Marine", 4);
    game.us().attack("Battlefield Marine", "their base");
    game.expect_options(["Wampa", "Swoop Racer", "no"]);
    game.us().choose("Wampa").choose_times(2, "Swoop Racer");
    game.expect_damage("Wampa", 1).expect_damage("Swoop Racer", 2);
    game.them().expect_base_damage(4);
}

// Corners

/// SHD_177, SHD_224: neither can be attached to a Vehicle.
#[test]
fn vambrace_flamethrower_and_fetts_armor_cannot_go_on_a_vehicle() {
    let mut game =
        scenario().our_hand(["Vambrace Flamethrower", "Boba Fett's Armor"]).ours(["AT-ST", "Wampa"]).action_phase();
    for upgrade in ["Vambrace Flamethrower", "Boba Fett's Armor"] {
        game.expect_offered(&format!("play {upgrade} onto Wampa"))
            .expect_not_offered(&format!("play {upgrade} onto AT-ST"));
    }
}

// Rulings

/// SHD_177, CR 8.4.5: a unit may be dealt more than its remaining HP, and all damage is dealt at once.
#[test]
fn vambrace_flamethrower_may_exceed_remaining_hp() {
    let mut game = scenario()
        .ours([unit("AT-AT Suppressor"), unit("Battlefield Marine").with(["Vambrace Flamethrower"])])
        .theirs(["Cell Block Guard", "Death Star Stormtrooper", "Viper Probe Droid"])
        .action_phase();
    let mut spread = game.clone();
    game.us().attack("Battlefield Marine", "Cell Block Guard").choose_times(3, "Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper").expect_in_play("Viper Probe Droid");
    // The Stormtrooper does not fall before all 3 are assigned.
    spread.us().attack("Battlefield Marine", "Cell Block Guard").choose("Death Star Stormtrooper");
    spread.expect_in_play("Death Star Stormtrooper").expect_offered("Death Star Stormtrooper");
    spread.us().choose_times(2, "Viper Probe Droid");
    spread.expect_gone("Death Star Stormtrooper").expect_gone("Viper Probe Droid");
}

/// SHD_177: all 3 damage must be dealt once the ability is used.
#[test]
fn vambrace_flamethrower_deals_all_3_damage() {
    let mut game =
        scenario().ours([unit("Battlefield Marine").with(["Vambrace Flamethrower"])]).theirs(["Wampa"]).action_phase();
    game.us().attack("Battlefield Marine", "their base").choose("Wampa");
    game.expect_options(["Wampa"]);
    game.us().choose_times(2, "Wampa");
    game.expect_damage("Wampa", 3);
}

// ---- SHD_178 Daring Raid ----

/// SHD_178: 2 damage to a unit or base.
#[test]
fn daring_raid_deals_2_damage_to_a_unit_or_base() {
    let mut game = scenario().our_hand(["Daring Raid"]).ours(["Greedo"]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().play("Daring Raid");
    game.expect_options(["Greedo", "Alliance X-Wing", "our base", "their base"]);
    game.us().choose("their base");
    game.them().expect_base_damage(2);
}
