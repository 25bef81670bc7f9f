//! The cards of Jump to Lightspeed from JTL_142 to JTL_159: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Scenario, Side, scenario, unit};

use super::common::{SHIP, about_to_fall, about_to_pilot, forms_of, indirect, nearly_gone, piloted, stops_at_a_shield};
use crate::starts::{about_to_play, with_a_deadly_upgrade};

// ---- JTL_142 Darth Vader, Scourge of Squadrons ----

/// JTL_142: his Vehicle deals 1 damage as it attacks; when a unit falls by that, 1 more to a unit or base.
#[test]
fn darth_vader_hunts_squadrons() {
    let table = || scenario().ours([piloted("JTL_142")]).theirs([unit("Academy Graduate").damage(1), unit("Wampa")]);
    let mut game = table().action_phase();
    game.us().attack("Royal Security Fighter", "their base").choose("Academy Graduate").choose("Wampa");
    game.expect_damage("Wampa", 1);
    let mut game = table().action_phase();
    game.us().attack("Royal Security Fighter", "their base").choose("Wampa");
    game.expect_damage("Wampa", 1).expect_action_of(Side::Them);
}

// Rulings

/// JTL_142, CR 7.5.17C (ruling 1).
#[test]
fn darth_vader_is_a_unit_out_of_play() {
    forms_of("JTL_142", "Darth Vader");
}

// ---- JTL_143 Devastator, Hunting the Rebellion ----

/// JTL_143: 4 indirect damage to each opponent, which we assign.
#[test]
fn devastator_hunts() {
    let mut game = about_to_play("Devastator, Hunting the Rebellion").theirs(["Wampa"]).action_phase();
    game.us().play("Devastator");
    game.expect_asked(Side::Us, Ask::Indirect).expect_options(["Wampa", "their base"]);
    game.us().choose_times(3, "Wampa").choose("their base");
    game.expect_damage("Wampa", 3);
    game.them().expect_base_damage(1);
}

// Corners

/// JTL_143: what we deal to ourselves is ours anyway; what they deal to us is ours to assign.
#[test]
fn devastator_assigns_its_controllers_damage() {
    let mut game = about_to_play("Torpedo Barrage").ours(["JTL_143"]).theirs(["Wampa"]).action_phase();
    game.us().play("Torpedo Barrage").choose_player(Side::Them);
    game.expect_asked(Side::Us, Ask::Indirect);
    let mut game =
        scenario().their_resources(30).their_hand(["Torpedo Barrage"]).ours(["JTL_143"]).their_action_phase();
    game.them().play("Torpedo Barrage").choose_player(Side::Us);
    game.expect_asked(Side::Us, Ask::Indirect);
}

// Rulings

/// JTL_143, CR 8.35.2, 8.35.3: not more than a unit has left, its Shield notwithstanding (ruling 1).
#[test]
fn devastators_damage_is_indirect() {
    let mut game = about_to_play("Devastator, Hunting the Rebellion").theirs([nearly_gone()]).action_phase();
    game.us().play("Devastator").choose("Wampa");
    game.expect_options(["their base"]);
    game.us().choose_times(3, "their base");
    game.expect_gone("Wampa");
    game.them().expect_base_damage(3);
}

/// JTL_143, CR 8.35.5: all of it is dealt at once (ruling 2).
#[test]
fn devastators_damage_is_dealt_at_once() {
    let mut game = about_to_play("Devastator, Hunting the Rebellion")
        .theirs([unit("Vanguard Infantry"), unit("Wampa").damage(3)])
        .action_phase();
    game.us().play("Devastator").choose_times(2, "Vanguard Infantry").choose_times(2, "Wampa");
    game.expect_gone("Vanguard Infantry").expect_gone("Wampa");
    game.expect_options(["Devastator", "no"]);
}

// ---- JTL_144 No Disintegrations ----

/// JTL_144: all but 1 of its remaining HP; no leader unit.
#[test]
fn no_disintegrations_leaves_one() {
    let mut game = about_to_play("No Disintegrations")
        .theirs([unit("AT-ST").damage(2), unit(SHIP)])
        .their_deployed_leader("Chirrut Îmwe")
        .action_phase();
    game.us().play("No Disintegrations");
    game.expect_options(["AT-ST", SHIP]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 6).expect_in_play("AT-ST");
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

// ---- JTL_154 Profundity, We Fight! ----

/// JTL_154: a player discards a card, and one more if they still have more than we.
#[test]
fn profundity_makes_a_player_discard() {
    let table = |ours: &[&'static str]| {
        about_to_play("Profundity")
            .our_hand(ours.iter().copied())
            .their_hand(["Wampa", "AT-ST", "Repair"])
            .action_phase()
    };
    let mut game = table(&["Repair"]);
    game.us().play("Profundity").choose_player(Side::Them);
    game.them().choose("Wampa").choose("AT-ST").expect_hand(["Repair"]);
    let mut game = table(&["Repair", "Repair"]);
    game.us().play("Profundity").choose_player(Side::Them);
    game.them().choose("Wampa").expect_hand(["AT-ST", "Repair"]);
}

/// JTL_154: once more when it falls.
#[test]
fn profundity_fights_to_the_end() {
    let mut game = about_to_fall(unit("Profundity")).our_hand(["Repair"]).their_hand(["Wampa"]).their_action_phase();
    game.them().play("Confiscate").choose("Profundity");
    game.us().choose_player(Side::Them);
    game.them().choose("Wampa").expect_hand([]);
}

// Rulings

/// JTL_154, CR 7.5.7E (ruling 1).
#[test]
fn profundity_stops_at_a_shield() {
    stops_at_a_shield(unit("Profundity"), "Profundity");
}

/// JTL_154, CR 7.5.7F: a defending unit that falls before combat damage leaves all of it to the base (ruling 2).
#[test]
fn profundity_tramples_who_is_gone() {
    let ours = unit("Profundity").with(["Resilient"]);
    let mut game = with_a_deadly_upgrade(scenario().ours([ours])).theirs([SHIP]).action_phase();
    game.us().attack("Profundity", SHIP);
    game.them().expect_base_damage(8);
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

// ---- JTL_156 Trench Run ----

/// A table at which a Fighter of ours is about to fly through the trench over these cards.
fn about_to_run(deck: [&'static str; 2]) -> Scenario {
    about_to_play("Trench Run").ours([unit("Alliance X-Wing"), unit("AT-ST")]).their_deck(deck).theirs(["Wampa"])
}

/// JTL_156: a Fighter attacks at +4/+0, and is dealt the difference between the costs of two discarded cards.
#[test]
fn trench_run_is_dangerous() {
    let mut game = about_to_run(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Trench Run");
    game.expect_options(["Alliance X-Wing -> their base"]);
    game.us().attack("Alliance X-Wing", "their base");
    game.expect_damage("Alliance X-Wing", 2);
    game.them().expect_base_damage(6).expect_deck_size(0);
}

// Corners

/// JTL_156: the damage cannot be prevented: a Shield stays.
#[test]
fn trench_run_goes_through_shields() {
    let mut game = about_to_play("Trench Run")
        .ours([unit("Alliance X-Wing").with(["Shield"])])
        .their_deck(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Trench Run").attack("Alliance X-Wing", "their base");
    game.expect_damage("Alliance X-Wing", 2).expect_upgrades("Alliance X-Wing", ["Shield"]);
}

// Rulings

/// JTL_156, CR 1.8.6: printed costs: AT-ST costs 6 and Resilient 1 whoever would have to pay a penalty for them (ruling 1).
#[test]
fn trench_run_compares_printed_costs() {
    let mut game = about_to_run(["AT-ST", "Resilient"]).action_phase();
    game.us().play("Trench Run").attack("Alliance X-Wing", "their base");
    // 5 damage to 3 HP: it falls before it deals combat damage.
    game.expect_gone("Alliance X-Wing");
    game.them().expect_base_damage(0);
}

/// JTL_156, CR 1.14.3: from the top (ruling 2).
#[test]
fn trench_run_discards_from_the_top() {
    let mut game =
        about_to_play("Trench Run").ours(["Alliance X-Wing"]).their_deck(["Wampa", "Wampa", "AT-ST"]).action_phase();
    game.us().play("Trench Run").attack("Alliance X-Wing", "their base");
    game.them().expect_deck_top(["AT-ST"]).expect_discard(["Wampa", "Wampa"]);
}

/// JTL_156, CR 6.3.0D: a ready Fighter must attack (ruling 3).
#[test]
fn trench_run_must_be_flown() {
    let mut game = about_to_run(["Wampa", "Wampa"]).ours([unit(SHIP).exhausted()]).action_phase();
    game.us().play("Trench Run");
    game.expect_options(["Alliance X-Wing -> their base"]);
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
