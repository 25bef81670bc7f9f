//! The Aggression cards of Shadows of the Galaxy without a second aspect, SHD_160 to SHD_182, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SHD_160: 1 damage to each base; Smuggle.
#[test]
fn reckless_gunslinger_shoots_at_both_bases() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_resources(2)
        .our_resource_cards(["Reckless Gunslinger"])
        .action_phase();
    game.us().play("Reckless Gunslinger").expect_base_damage(1).expect_ready_resources(0);
    game.them().expect_base_damage(1);
}

/// SHD_161: from hand it goes over to the opponent; its owner, who defeats it, plays it again.
#[test]
fn stolen_landspeeder_comes_home() {
    let mut game = scenario().our_hand(["Stolen Landspeeder"]).ours(["Wampa"]).their_resources(0).action_phase();
    game.us().play("Stolen Landspeeder").expect_ready_resources(17);
    game.expect_controller("Stolen Landspeeder", Side::Them);
    game.them().pass();
    game.us().attack("Wampa", "Stolen Landspeeder");
    game.expect_asked(Side::Us, Ask::Bounty);
    let mut declined = game.clone();
    game.us().yes().play("Stolen Landspeeder").expect_ready_resources(17).expect_discard([]);
    game.expect_controller("Stolen Landspeeder", Side::Us).expect_exhausted("Stolen Landspeeder");
    game.expect_upgrades("Stolen Landspeeder", ["Experience"]).expect_action_of(Side::Them);
    declined.us().no().expect_discard(["Stolen Landspeeder"]);
}

/// SHD_162: Saboteur.
#[test]
fn house_kast_soldier_ignores_sentinels() {
    let mut game = scenario()
        .ours(["House Kast Soldier"])
        .theirs([unit("Cell Block Guard").with(["Shield"]), unit("Greedo")])
        .action_phase();
    game.expect_offered("House Kast Soldier -> Greedo").expect_offered("House Kast Soldier -> their base");
    game.us().attack("House Kast Soldier", "Cell Block Guard");
    game.expect_upgrades("Cell Block Guard", []).expect_damage("Cell Block Guard", 2);
}

/// SHD_163: 2 damage for a card discarded from any hand, once a round.
#[test]
fn migs_mayfeld_shoots_when_a_hand_shrinks() {
    let mut game = scenario()
        .ours(["Migs Mayfeld"])
        .theirs(["Wampa"])
        .our_hand(["Pillage", "Pillage", "Greedo", "Greedo"])
        .their_hand(["Recruit", "Repair"])
        .action_phase();
    game.us().play("Pillage").choose_player(Side::Them);
    game.them().choose("Recruit").choose("Repair");
    game.us().resolve_first("Migs Mayfeld");
    game.expect_asked(Side::Us, Ask::Target).expect_options(["Migs Mayfeld", "Wampa", "our base", "their base", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2).expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Pillage").choose_player(Side::Us).choose_times(2, "Greedo");
    game.expect_action_of(Side::Them);
}

/// SHD_164: 1 damage to a unit or base when it is defeated.
#[test]
fn rhokai_gunship_hits_once_more() {
    let mut game = scenario().ours(["Rhokai Gunship"]).theirs(["Alliance X-Wing", "Wampa"]).action_phase();
    game.us().attack("Rhokai Gunship", "Alliance X-Wing");
    game.expect_options(["Alliance X-Wing", "Wampa", "our base", "their base"]);
    game.us().choose("Alliance X-Wing");
    game.expect_gone("Alliance X-Wing").expect_gone("Rhokai Gunship");
}

/// SHD_165: Saboteur; worth 5 damage healed while it is exhausted.
#[test]
fn unlicensed_headhunter_is_wanted_while_exhausted() {
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

/// SHD_167: 2 damage to a unit for whoever defeats them.
#[test]
fn wanted_insurgents_are_worth_two_damage() {
    let mut game = scenario().ours(["AT-ST"]).theirs(["Wanted Insurgents", "Wampa"]).action_phase();
    game.us().attack("AT-ST", "Wanted Insurgents").yes();
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

/// SHD_168: Raid 2 beside another Aggression unit of ours.
#[test]
fn hunting_nexu_hunts_in_company() {
    for (friend, damage) in [("Wampa", 6), ("Battlefield Marine", 4)] {
        let mut game = scenario().ours(["Hunting Nexu", friend]).theirs(["TIE/ln Fighter"]).action_phase();
        game.us().attack("Hunting Nexu", "their base");
        game.them().expect_base_damage(damage);
    }
    let mut game = scenario().ours(["Hunting Nexu"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Hunting Nexu", "their base");
    game.them().expect_base_damage(4);
}

/// SHD_169: Raid 3, and Overwhelm while upgraded.
#[test]
fn clan_challengers_overwhelm_when_upgraded() {
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

/// SHD_170: captured, he blows up instead: 3 damage to each ground unit of his enemy.
#[test]
fn ig_11_cannot_be_captured() {
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

/// SHD_170: on attack 3 damage to a damaged ground unit, if we like.
#[test]
fn ig_11_finishes_damaged_units() {
    let mut game = scenario()
        .ours(["IG-11"])
        .theirs([unit("AT-ST").damage(1), unit("Wampa"), unit("Alliance X-Wing").damage(1)])
        .action_phase();
    game.us().attack("IG-11", "their base");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

/// SHD_171: Grit; played and attacking, 2 damage to a unit with a Bounty.
#[test]
fn covetous_rivals_shoot_at_bounties() {
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

/// SHD_172: each card of an opponent costs them as much damage, on their base or a ground unit of theirs.
#[test]
fn krayt_dragon_strikes_at_the_price_of_a_card() {
    let mut game = scenario()
        .ours(["Krayt Dragon", "Greedo"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .their_hand(["Wampa", "Repair"])
        .their_base_damage(9)
        .their_action_phase();
    game.them().play("Wampa");
    game.expect_asked(Side::Us, Ask::Target).expect_options(["AT-ST", "Wampa", "their base", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    game.us().attack("Greedo", "their base");
    game.them().play("Repair").choose("their base").expect_base_damage(9);
    game.us().choose("their base");
    game.them().expect_base_damage(10);
}

/// SHD_173: 2 damage to a base, 3 for a unique unit.
#[test]
fn guild_target_is_worth_more_on_a_unique_unit() {
    for (target, damage) in [("Dengar", 3), ("Death Star Stormtrooper", 2)] {
        let mut game = scenario().our_hand(["Guild Target"]).ours(["Swoop Racer"]).theirs([target]).action_phase();
        game.us().play_onto("Guild Target", target);
        game.them().pass();
        game.us().attack("Swoop Racer", target);
        game.expect_asked(Side::Us, Ask::Bounty);
        game.us().yes();
        game.expect_options(["our base", "their base"]);
        game.us().choose("their base");
        game.them().expect_base_damage(damage);
    }
}

/// SHD_174: smuggled, the unit under it attacks.
#[test]
fn hotshot_dl_44_blaster_attacks_when_smuggled() {
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

/// SHD_174: from hand it is only 2 power.
#[test]
fn hotshot_dl_44_blaster_from_hand_is_quiet() {
    let mut game = scenario().our_hand(["Hotshot DL-44 Blaster"]).ours(["Battlefield Marine"]).action_phase();
    game.us().play_onto("Hotshot DL-44 Blaster", "Battlefield Marine");
    game.expect_power("Battlefield Marine", 5).expect_action_of(Side::Them);
}

/// SHD_175: the attacker lends another unit 2 power; Smuggle.
#[test]
fn armed_to_the_teeth_arms_another_unit() {
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

/// SHD_176: two cards.
#[test]
fn death_mark_is_worth_two_cards() {
    let mut game = scenario().our_hand(["Death Mark"]).ours(["Wampa"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play_onto("Death Mark", "Swoop Racer");
    game.them().pass();
    game.us().attack("Wampa", "Swoop Racer").yes().expect_hand_size(2);
}

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

/// SHD_178: 2 damage to a unit or base.
#[test]
fn daring_raid_hits_anything() {
    let mut game = scenario().our_hand(["Daring Raid"]).ours(["Greedo"]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().play("Daring Raid");
    game.expect_options(["Greedo", "Alliance X-Wing", "our base", "their base"]);
    game.us().choose("their base");
    game.them().expect_base_damage(2);
}

/// SHD_179: a damaged unit attacks with +2/+0.
#[test]
fn desperate_attack_needs_a_damaged_unit() {
    let mut game =
        scenario().our_hand(["Desperate Attack"]).ours([unit("Wampa").damage(1), unit("AT-ST")]).action_phase();
    game.us().play("Desperate Attack");
    game.expect_options(["Wampa -> their base"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_power("Wampa", 4);
}

/// SHD_180: 3 damage, 6 to a unit that guards a captive.
#[test]
fn detention_block_rescue_breaks_a_guard() {
    let table = || {
        scenario()
            .our_hand(["Detention Block Rescue"])
            .theirs([unit("AT-ST").guarding(["Greedo"]), unit("Wampa")])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Detention Block Rescue").choose("AT-ST");
    game.expect_damage("AT-ST", 6).expect_captured("Greedo");
    let mut game = table();
    game.us().play("Detention Block Rescue").choose("Wampa");
    game.expect_damage("Wampa", 3);
}

/// SHD_181: the chosen player discards two cards of their own choice.
#[test]
fn pillage_costs_a_player_two_cards() {
    let mut game = scenario().our_hand(["Pillage"]).their_hand(["Recruit", "Greedo", "Repair"]).action_phase();
    game.us().play("Pillage");
    game.expect_options(["us", "them"]);
    game.us().choose_player(Side::Them);
    game.them().choose("Greedo").choose("Repair").expect_hand(["Recruit"]).expect_discard(["Greedo", "Repair"]);
    game.expect_action_of(Side::Them);
}

/// SHD_182: it readies a unit, for 2 less once we have defeated an enemy unit this phase.
#[test]
fn bravado_is_cheaper_after_a_victory() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_hand(["Bravado"])
        .our_resources(4)
        .ours(["Wampa"])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.expect_not_offered("play Bravado");
    game.us().attack("Wampa", "Swoop Racer");
    game.them().pass();
    game.us().play("Bravado").expect_ready_resources(1).choose("Wampa");
    game.expect_ready("Wampa");
}
