//! The cards of Jump to Lightspeed from JTL_132 to JTL_181: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use super::common::{SHIP, about_to_pilot, forms_of, indirect, nearly_gone, piloted};
use crate::starts::about_to_play;

/// A table at which the opponent is about to defeat a unit.
fn about_to_fall(ours: testkit::UnitSpec) -> testkit::Scenario {
    scenario().ours([ours]).their_hand(["Confiscate"]).confiscate_does("Defeat(Choose(side: Enemy))")
}

/// An Overwhelming attacker meets a Shield: nothing is left for the base (CR 7.5.7E).
fn stops_at_a_shield(ours: testkit::UnitSpec, name: &str) {
    let mut game = scenario()
        .ours([ours])
        .theirs([unit("Academy Graduate").with(["Shield"]), unit("X-Wing").with(["Shield"])])
        .action_phase();
    let target = if game.game.arena(game.card(name)) == model::Arena::Space { "X-Wing" } else { "Academy Graduate" };
    game.us().attack(name, target);
    game.expect_in_play(target);
    game.them().expect_base_damage(0);
}

// ---- JTL_132 First Order Stormtrooper ----

/// JTL_132: 1 indirect damage to a player as it attacks and when it falls.
#[test]
fn first_order_stormtrooper_deals_indirect_damage() {
    let mut game = scenario().ours(["First Order Stormtrooper"]).theirs(["Wampa"]).action_phase();
    game.us().attack("First Order Stormtrooper", "Wampa").choose_player(Side::Them);
    game.them().choose("their base").expect_base_damage(1);
    game.us().choose_player(Side::Them);
    game.them().choose("Wampa");
    game.expect_damage("Wampa", 3);
}

// Rulings

/// JTL_132, CR 8.35.2A, 8.35.3.
#[test]
fn first_order_stormtroopers_damage_is_indirect() {
    let mut game = about_to_fall(unit("First Order Stormtrooper")).theirs([nearly_gone()]).their_action_phase();
    game.them().play("Confiscate").choose("First Order Stormtrooper");
    game.us().choose_player(Side::Them);
    indirect(&mut game, 1);
}

// ---- JTL_134 General Hux, No Terms, No Surrender ----

/// JTL_134: Raid 1 for our other First Order units; a card when we played a First Order card this phase.
#[test]
fn general_hux_drives_the_first_order() {
    let mut game =
        about_to_play("Kijimi Patrollers").ours(["General Hux", "First Order TIE Fighter", "Wampa"]).action_phase();
    game.expect_keyword("First Order TIE Fighter", Keyword::Raid).expect_no_keyword("Wampa", Keyword::Raid);
    game.expect_no_keyword("General Hux", Keyword::Raid);
    game.us().play("Kijimi Patrollers");
    game.them().pass();
    game.us().use_ability("General Hux").expect_hand_size(1);
}

// Rulings

/// JTL_134, CR 6.4.2A: the action may be used without such a card, and draws nothing.
#[test]
fn general_huxs_action_may_do_nothing() {
    let mut game = scenario().ours(["General Hux"]).action_phase();
    game.us().use_ability("General Hux").expect_hand([]);
    game.expect_exhausted("General Hux").expect_action_of(Side::Them);
}

// ---- JTL_135 Special Forces TIE Fighter ----

/// JTL_135: ready when an opponent has more space units than we, itself counted.
#[test]
fn special_forces_tie_fighter_is_ready_when_outnumbered() {
    let table = |theirs: &[&'static str]| {
        let mut game = about_to_play("Special Forces TIE Fighter").theirs(theirs.iter().copied()).action_phase();
        game.us().play("Special Forces TIE Fighter");
        game
    };
    table(&[SHIP, "X-Wing"]).expect_ready("Special Forces TIE Fighter");
    table(&[SHIP, "Wampa"]).expect_exhausted("Special Forces TIE Fighter");
}

// ---- JTL_137 Vonreg's TIE Interceptor, Ace of the First Order ----

/// JTL_137: Overwhelm with 4 power, Raid 1 with 6.
#[test]
fn vonregs_tie_interceptor_grows() {
    let table = |tokens: usize| {
        let ours = unit("Vonreg's TIE Interceptor").with(vec!["Experience"; tokens]);
        scenario().ours([ours]).action_phase()
    };
    table(0).expect_no_keyword("Vonreg's TIE Interceptor", Keyword::Overwhelm);
    table(1)
        .expect_keyword("Vonreg's TIE Interceptor", Keyword::Overwhelm)
        .expect_no_keyword("Vonreg's TIE Interceptor", Keyword::Raid);
    table(3).expect_keyword("Vonreg's TIE Interceptor", Keyword::Raid);
}

// Rulings

/// JTL_137, CR 7.5.7E.
#[test]
fn vonregs_tie_interceptor_stops_at_a_shield() {
    stops_at_a_shield(unit("Vonreg's TIE Interceptor").with(["Experience"]), "Vonreg's TIE Interceptor");
}

// ---- JTL_139 Dengar, Crude and Slovenly ----

/// JTL_139: when his Vehicle attacks, 2 indirect damage, 3 when it is Underworld.
#[test]
fn dengar_deals_indirect_damage() {
    for (ship, damage) in [(SHIP, 2), ("Techno Union Transport", 2), ("Zygerrian Starhopper", 3)] {
        let mut game = scenario().ours([unit(ship).with(["Dengar, Crude and Slovenly"])]).action_phase();
        game.us().attack(ship, "their base").choose_player(Side::Us);
        game.us().choose_times(damage, "our base").expect_base_damage(damage as i16);
    }
}

// Rulings

/// JTL_139, CR 7.5.17C, 8.35.2A, 8.35.3.
#[test]
fn dengar_is_a_unit_out_of_play() {
    forms_of("JTL_139", "Dengar");
    let mut game = scenario().ours([piloted("Dengar, Crude and Slovenly")]).theirs([nearly_gone()]).action_phase();
    game.us().attack(SHIP, "their base").choose_player(Side::Them);
    indirect(&mut game, 2);
}

// ---- JTL_140 IG-2000, Assassin's Aggressor ----

/// JTL_140: Overwhelm; when played 1 damage to each of up to three units.
#[test]
fn ig_2000_hits_up_to_three_units() {
    let mut game = about_to_play("IG-2000").theirs(["Wampa", "AT-ST", SHIP, "X-Wing"]).action_phase();
    game.us().play("IG-2000").choose("Wampa").choose("AT-ST").choose("X-Wing");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1).expect_damage("X-Wing", 1).expect_damage(SHIP, 0);
}

// Rulings

/// JTL_140, CR 7.5.7E.
#[test]
fn ig_2000_stops_at_a_shield() {
    stops_at_a_shield(unit("IG-2000"), "IG-2000");
}

// ---- JTL_141 IG-88, Murderous Phlutdroid ----

/// JTL_141: +3/+0 while an enemy unit is damaged, for itself and for its Vehicle.
#[test]
fn ig_88_smells_damage() {
    let table = |damage: i16| {
        scenario()
            .ours([unit("JTL_141"), unit("Munificent Frigate")])
            .theirs([unit("Wampa").damage(damage)])
            .action_phase()
    };
    table(0).expect_power("IG-88", 4);
    table(1).expect_power("IG-88", 7);
    let mut game = scenario().ours([piloted("JTL_141")]).theirs([unit("Wampa").damage(1)]).action_phase();
    game.expect_power(SHIP, 5).expect_hp(SHIP, 5);
}

// Rulings

/// JTL_141, CR 7.5.17C.
#[test]
fn ig_88_is_a_unit_out_of_play() {
    forms_of("JTL_141", "IG-88");
}

// ---- JTL_145 BB-8, Happy Beeps ----

/// JTL_145: played as an upgrade: for 2 a Resistance unit is readied.
#[test]
fn bb_8_readies_the_resistance() {
    let mut game = about_to_pilot("BB-8, Happy Beeps")
        .ours([unit("Determined Recruit").exhausted(), unit("Wampa").exhausted()])
        .action_phase();
    game.us().play_onto("BB-8", SHIP).yes();
    game.expect_options(["Determined Recruit"]);
    game.us().choose("Determined Recruit");
    game.expect_ready("Determined Recruit");
}

// Rulings

/// JTL_145, CR 7.5.17C.
#[test]
fn bb_8_is_a_unit_out_of_play() {
    forms_of("JTL_145", "BB-8");
}

// ---- JTL_146 Massassi Tactical Officer ----

/// JTL_146: an attack by a Fighter at +2/+0.
#[test]
fn massassi_tactical_officer_sends_a_fighter() {
    let mut game = scenario().ours(["Massassi Tactical Officer", SHIP, "Wampa"]).action_phase();
    game.us().use_ability("Massassi Tactical Officer").attack(SHIP, "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// JTL_146, CR 6.3.0D: a ready Fighter must attack.
#[test]
fn massassi_tactical_officer_sends_somebody() {
    let mut game =
        scenario().ours([unit("Massassi Tactical Officer"), unit(SHIP), unit("X-Wing").exhausted()]).action_phase();
    game.us().use_ability("Massassi Tactical Officer");
    game.expect_options(["Royal Security Fighter -> their base"]);
}

// ---- JTL_147 Black One, Straight At Them ----

/// JTL_147: +1/+0 while upgraded; with Poe Dameron, as leader, unit or Pilot, 1 damage as it attacks.
#[test]
fn black_one_knows_poe_dameron() {
    let mut game =
        scenario().ours([unit("JTL_147").with(["Poe Dameron, One Hell of a Pilot"])]).theirs(["Wampa"]).action_phase();
    game.expect_power("Black One", 5);
    game.us().attack("Black One", "their base").choose("Wampa");
    game.expect_damage("Wampa", 1);
    let mut game = scenario().ours(["JTL_147"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Black One", "their base");
    game.expect_action_of(Side::Them);
}

// ---- JTL_148 Frisk, Vanguard Loudmouth ----

/// JTL_148: played as an upgrade: an upgrade that costs 2 or less falls, if we like.
#[test]
fn frisk_defeats_a_cheap_upgrade() {
    let mut game = about_to_pilot("Frisk").theirs([unit("Wampa").with(["Resilient"])]).action_phase();
    game.us().play_onto("Frisk", SHIP).choose("Resilient");
    game.expect_upgrades("Wampa", []);
}

// Rulings

/// JTL_148, CR 7.5.17C; CR 1.8.6: the printed cost counts: Frisk costs 2 although Piloting asks its own price.
#[test]
fn frisk_is_a_unit_out_of_play() {
    forms_of("JTL_148", "Frisk");
    let mut game = about_to_pilot("Frisk").action_phase();
    game.us().play_onto("Frisk", SHIP);
    game.expect_options(["Frisk", "no"]);
}

// ---- JTL_149 Red Squadron Y-Wing ----

/// JTL_149: 3 indirect damage to the defending player as it attacks.
#[test]
fn red_squadron_y_wing_bombs() {
    let mut game = scenario().ours(["Red Squadron Y-Wing"]).action_phase();
    game.us().attack("Red Squadron Y-Wing", "their base");
    game.them().choose_times(3, "their base").expect_base_damage(4);
}

// Rulings

/// JTL_149, CR 8.35.2A, 8.35.3.
#[test]
fn red_squadron_y_wings_damage_is_indirect() {
    let mut game = scenario().ours(["Red Squadron Y-Wing"]).theirs([nearly_gone()]).action_phase();
    game.us().attack("Red Squadron Y-Wing", "their base");
    indirect(&mut game, 3);
}

// ---- JTL_150 Biggs Darklighter, They'll Never Stop Us ----

/// JTL_150: on a Fighter Overwhelm, on a Transport +0/+1, on a Speeder Grit.
#[test]
fn biggs_darklighter_suits_his_ship() {
    let on = |ship: &'static str| scenario().ours([unit(ship).with(["JTL_150"])]).action_phase();
    on(SHIP).expect_keyword(SHIP, Keyword::Overwhelm).expect_hp(SHIP, 3);
    on("Omicron Strike Craft")
        .expect_hp("Omicron Strike Craft", 5)
        .expect_no_keyword("Omicron Strike Craft", Keyword::Overwhelm);
    on("X-34 Landspeeder").expect_keyword("X-34 Landspeeder", Keyword::Grit).expect_hp("X-34 Landspeeder", 4);
}

// Rulings

/// JTL_150, CR 7.5.17C, 7.5.7E.
#[test]
fn biggs_darklighter_is_a_unit_out_of_play() {
    forms_of("JTL_150", "Biggs Darklighter");
    stops_at_a_shield(piloted("JTL_150"), SHIP);
}

// ---- JTL_151 Red Five, Running the Trench ----

/// JTL_151: 2 damage to a damaged unit as it attacks, if we like.
#[test]
fn red_five_strikes_the_damaged() {
    let mut game = scenario().ours(["Red Five"]).theirs([unit("Wampa").damage(1), unit("AT-ST")]).action_phase();
    game.us().attack("Red Five", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 3);
}

// ---- JTL_152 Tactical Heavy Bomber ----

/// JTL_152: its power as indirect damage to the defending player; a card when a base is damaged by it.
#[test]
fn tactical_heavy_bomber_draws_for_a_base() {
    let mut game = scenario().ours(["Tactical Heavy Bomber"]).theirs(["AT-ST"]).action_phase();
    let mut other = game.clone();
    game.us().attack("Tactical Heavy Bomber", "their base");
    game.them().choose_times(2, "AT-ST").choose("their base");
    game.us().expect_hand_size(1);
    other.us().attack("Tactical Heavy Bomber", "their base");
    other.them().choose_times(3, "AT-ST");
    other.us().expect_hand_size(0);
}

// Rulings

/// JTL_152, CR 8.35.2A, 8.35.3.
#[test]
fn tactical_heavy_bombers_damage_is_indirect() {
    let mut game = scenario().ours(["Tactical Heavy Bomber"]).theirs([nearly_gone()]).action_phase();
    game.us().attack("Tactical Heavy Bomber", "their base");
    indirect(&mut game, 3);
}

// ---- JTL_153 Rebellious Hammerhead ----

/// JTL_153: damage for the cards in our hand, if we like.
#[test]
fn rebellious_hammerhead_counts_the_hand() {
    let mut game = about_to_play("Rebellious Hammerhead").our_hand(["Wampa", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Rebellious Hammerhead").choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// ---- JTL_155 They Hate That Ship ----

/// JTL_155: two ready TIE Fighters for an opponent, then a Vehicle for 3 less.
#[test]
fn they_hate_that_ship_is_a_bargain() {
    let mut game = about_to_play("They Hate That Ship").our_hand(["Munificent Frigate"]).action_phase();
    game.us().play("They Hate That Ship");
    if !game.game.legal_actions().iter().any(|action| matches!(action, rules::Action::Play { .. })) {
        game.us().choose_player(Side::Them);
    }
    game.expect_controller("TIE Fighter #1", Side::Them).expect_ready("TIE Fighter #1").expect_count("TIE Fighter", 2);
    game.us().play("Munificent Frigate");
}

// Rulings

/// JTL_155, CR 7.4: what the tokens trigger comes after the event.
#[test]
fn they_hate_that_ship_is_resolved_first() {
    let mut game = about_to_play("They Hate That Ship").our_hand(["Munificent Frigate"]).action_phase();
    game.us().play("They Hate That Ship").play("Munificent Frigate");
    game.expect_in_play("Munificent Frigate").expect_action_of(Side::Them);
}

// ---- JTL_157 Relentless Firespray ----

/// JTL_157: readied as it attacks, once each round.
#[test]
fn relentless_firespray_attacks_twice() {
    let mut game = scenario().ours(["Relentless Firespray"]).action_phase();
    game.us().attack("Relentless Firespray", "their base");
    game.expect_ready("Relentless Firespray");
    game.them().pass();
    game.us().attack("Relentless Firespray", "their base");
    game.expect_exhausted("Relentless Firespray");
}

// ---- JTL_158 Crackshot V-Wing ----

/// JTL_158: 1 damage to itself without another Fighter of ours.
#[test]
fn crackshot_v_wing_wants_company() {
    let table = |ours: &'static str| {
        let mut game = about_to_play("Crackshot V-Wing").ours([ours]).theirs(["X-Wing"]).action_phase();
        game.us().play("Crackshot V-Wing");
        game
    };
    table("Wampa").expect_damage("Crackshot V-Wing", 1);
    table(SHIP).expect_damage("Crackshot V-Wing", 0);
}

// ---- JTL_159 Determined Recruit ----

/// JTL_159: Piloting: +3/+1.
#[test]
fn determined_recruit_flies() {
    let mut game = about_to_pilot("Determined Recruit").action_phase();
    game.us().play_onto("Determined Recruit", SHIP);
    game.expect_power(SHIP, 5).expect_hp(SHIP, 3);
}

// Rulings

/// JTL_159, CR 7.5.17C.
#[test]
fn determined_recruit_is_a_unit_out_of_play() {
    forms_of("JTL_159", "Determined Recruit");
}

// ---- JTL_160 Supporting Eta-2 ----

/// JTL_160: +2/+0 for a ground unit as it attacks, if we like.
#[test]
fn supporting_eta_2_helps_the_ground() {
    let mut game = scenario().ours(["Supporting Eta-2", "Wampa", SHIP]).action_phase();
    game.us().attack("Supporting Eta-2", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6);
}

// ---- JTL_161 Captain Tarkin, Full Forward Assault ----

/// JTL_161: our Vehicles have +1/+0 and Overwhelm.
#[test]
fn captain_tarkin_drives_vehicles() {
    let mut game = scenario().ours(["Captain Tarkin", SHIP, "Wampa"]).theirs(["X-Wing"]).action_phase();
    game.expect_power(SHIP, 3)
        .expect_keyword(SHIP, Keyword::Overwhelm)
        .expect_power("Wampa", 4)
        .expect_power("X-Wing", 2);
}

// Rulings

/// JTL_161, CR 7.5.7E.
#[test]
fn captain_tarkins_overwhelm_stops_at_a_shield() {
    let mut game = scenario().ours(["Captain Tarkin", SHIP]).theirs([unit("X-Wing").with(["Shield"])]).action_phase();
    game.us().attack(SHIP, "X-Wing");
    game.expect_in_play("X-Wing");
    game.them().expect_base_damage(0);
}

// ---- JTL_162 Droid Missile Platform ----

/// JTL_162: 3 indirect damage to a player when it falls.
#[test]
fn droid_missile_platform_explodes() {
    let mut game = about_to_fall(unit("Droid Missile Platform")).their_action_phase();
    game.them().play("Confiscate").choose("Droid Missile Platform");
    game.us().choose_player(Side::Them);
    game.them().choose_times(3, "their base").expect_base_damage(3);
}

// Rulings

/// JTL_162, CR 8.35.2A, 8.35.3.
#[test]
fn droid_missile_platforms_damage_is_indirect() {
    let mut game = about_to_fall(unit("Droid Missile Platform")).theirs([nearly_gone()]).their_action_phase();
    game.them().play("Confiscate").choose("Droid Missile Platform");
    game.us().choose_player(Side::Them);
    indirect(&mut game, 3);
}

// ---- JTL_163 AT-DP Occupier ----

/// JTL_163: 1 less for each damaged ground unit, on both sides; Overwhelm.
#[test]
fn at_dp_occupier_comes_cheap_to_the_damaged() {
    let mut game = scenario()
        .our_leader("Captain Phasma, Chrome Dome")
        .our_resources(2)
        .our_hand(["AT-DP Occupier"])
        .ours([unit("Wampa").damage(1), unit(SHIP).damage(1)])
        .theirs([unit("AT-ST").damage(2)])
        .action_phase();
    game.us().play("AT-DP Occupier").expect_ready_resources(0);
    game.expect_keyword("AT-DP Occupier", Keyword::Overwhelm);
}

// Rulings

/// JTL_163, CR 7.5.7E.
#[test]
fn at_dp_occupier_stops_at_a_shield() {
    stops_at_a_shield(unit("AT-DP Occupier"), "AT-DP Occupier");
}

// ---- JTL_166 Orbiting K-Wing ----

/// JTL_166: Saboteur.
#[test]
fn orbiting_k_wing_is_a_saboteur() {
    let mut game = scenario().ours(["Orbiting K-Wing"]).theirs(["Scouting Headhunter"]).action_phase();
    game.us().attack("Orbiting K-Wing", "their base");
    game.them().expect_base_damage(4);
}

// ---- JTL_168 Insurgent Saboteurs ----

/// JTL_168: Saboteur; an upgrade falls as they attack, if we like.
#[test]
fn insurgent_saboteurs_defeat_an_upgrade() {
    let mut game = scenario().ours(["Insurgent Saboteurs"]).theirs([unit("Wampa").with(["Resilient"])]).action_phase();
    game.expect_keyword("Insurgent Saboteurs", Keyword::Saboteur);
    game.us().attack("Insurgent Saboteurs", "their base").choose("Resilient");
    game.expect_upgrades("Wampa", []);
}

// ---- JTL_170 War Juggernaut ----

/// JTL_170: 1 damage to each of any number of units when played; +1/+0 for each damaged unit.
#[test]
fn war_juggernaut_grows_with_damage() {
    let mut game = about_to_play("War Juggernaut").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("War Juggernaut").choose("Wampa").choose("AT-ST").done();
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1).expect_power("War Juggernaut", 5);
}

// ---- JTL_172 Twin Laser Turret ----

/// JTL_172: on a Vehicle: 1 damage to each of up to two units in its arena as it attacks.
#[test]
fn twin_laser_turret_hits_its_arena() {
    let mut game = scenario()
        .ours([unit(SHIP).with(["Twin Laser Turret"])])
        .theirs(["Wampa", "X-Wing", "Munificent Frigate"])
        .action_phase();
    game.us().attack(SHIP, "their base");
    game.expect_not_offered("Wampa");
    game.us().choose("X-Wing").choose("Munificent Frigate");
    game.expect_damage("X-Wing", 1).expect_damage("Munificent Frigate", 1);
    let mut game = about_to_play("Twin Laser Turret").ours(["Wampa", SHIP]).action_phase();
    game.expect_not_offered("play Twin Laser Turret onto Wampa");
    game.us().play_onto("Twin Laser Turret", SHIP);
    game.expect_power(SHIP, 4);
}

// ---- JTL_175 System Shock ----

/// JTL_175: an upgrade that is no leader falls, and its unit takes 1 damage.
#[test]
fn system_shock_burns_the_unit() {
    let mut game = about_to_play("System Shock").theirs([unit("Wampa").with(["Resilient"])]).action_phase();
    game.us().play("System Shock").choose("Resilient");
    game.expect_upgrades("Wampa", []).expect_damage("Wampa", 1);
}

// ---- JTL_176 Shoot Down ----

/// JTL_176: 3 damage to a space unit; when that defeats it 2 to a base, if we like.
#[test]
fn shoot_down_may_reach_a_base() {
    let mut game = about_to_play("Shoot Down").theirs([SHIP, "Munificent Frigate", "Wampa"]).action_phase();
    let mut other = game.clone();
    game.us().play("Shoot Down").choose(SHIP).choose("their base");
    game.them().expect_base_damage(2);
    other.us().play("Shoot Down").choose("Munificent Frigate");
    other.expect_damage("Munificent Frigate", 3).expect_action_of(Side::Them);
}

// ---- JTL_179 Koiogran Turn ----

/// JTL_179: a Fighter or Transport with 6 power or less is readied.
#[test]
fn koiogran_turn_readies_a_ship() {
    let mut game = about_to_play("Koiogran Turn")
        .ours([
            unit(SHIP).exhausted(),
            unit("Omicron Strike Craft").exhausted(),
            unit("Munificent Frigate").exhausted(),
        ])
        .action_phase();
    game.us().play("Koiogran Turn");
    game.expect_options([SHIP, "Omicron Strike Craft"]);
    game.us().choose(SHIP);
    game.expect_ready(SHIP);
}

// Rulings

/// JTL_179, CR 1.10.5: the power as it is now counts.
#[test]
fn koiogran_turn_looks_at_modified_power() {
    let mut game = about_to_play("Koiogran Turn")
        .ours([unit(SHIP).exhausted().with(["Determined Recruit", "Experience", "Experience"])])
        .action_phase();
    game.us().play("Koiogran Turn");
    game.expect_exhausted(SHIP).expect_action_of(Side::Them);
}

// ---- JTL_181 Planetary Bombardment ----

/// JTL_181: 8 indirect damage to a player, 12 with a Capital Ship.
#[test]
fn planetary_bombardment_is_heavier_from_a_capital_ship() {
    for (ours, damage) in [(SHIP, 8), ("Munificent Frigate", 12)] {
        let mut game = about_to_play("Planetary Bombardment").ours([ours]).action_phase();
        game.us().play("Planetary Bombardment").choose_player(Side::Them);
        game.them().choose_times(damage, "their base").expect_base_damage(damage as i16);
    }
}

// Rulings

/// JTL_181, CR 8.35.2A, 8.35.3.
#[test]
fn planetary_bombardments_damage_is_indirect() {
    let mut game = about_to_play("Planetary Bombardment").theirs([nearly_gone()]).action_phase();
    game.us().play("Planetary Bombardment").choose_player(Side::Them);
    game.expect_asked(Side::Them, Ask::Indirect);
    indirect(&mut game, 8);
}
