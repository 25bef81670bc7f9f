//! The cards of Homeworlds from HMW_196 to HMW_241: main case and corners of each; no ruling yet.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::about_to_play;

/// A base of Tatooine.
const TATOOINE: &str = "HMW_028";

// ---- HMW_196 Qimir, Everyone Has a Weakness ----

/// HMW_196: the top card of our deck may be discarded. If it is not Villainy, an enemy unit gets a Weakness token.
#[test]
fn qimir_defeated_gives_weakness_if_the_discarded_card_is_not_villainy() {
    for (top, weak) in [("Repair", 1), ("Death Trooper", 0)] {
        let mut game = scenario()
            .ours(["HMW_196"])
            .our_deck([top, "Wampa"])
            .theirs(["AT-ST"])
            .their_hand(["Vanquish"])
            .their_action_phase();
        game.them().play("Vanquish").choose("Qimir");
        game.us().yes();
        if weak == 1 {
            game.us().choose("AT-ST");
        }
        assert_eq!(game.game.state.upgrades(game.card("AT-ST")).count(), weak, "{top}");
    }
}

// ---- HMW_197 Cid Scaleback, Can't Be Trusted ----

/// HMW_197: an opponent chooses a unit of theirs, which is given a Weakness token.
#[test]
fn cid_scaleback_gives_weakness_to_a_unit_the_opponent_chooses() {
    let mut game = about_to_play("HMW_197").theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Cid Scaleback");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["AT-ST", "Wampa"]);
    game.them().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Weakness"]);
}

// ---- HMW_198 Treacherous Pyke ----

/// HMW_198, HMW_201, HMW_213, HMW_220, HMW_224, HMW_226, HMW_227, HMW_229: keywords as they are printed.
#[test]
fn cunning_cards_have_their_printed_keywords() {
    let ours = ["HMW_198", "HMW_201", "HMW_213", "HMW_220", "HMW_224", "HMW_226", "HMW_227", "HMW_229"];
    let mut game = scenario().ours(ours).action_phase();
    game.expect_keyword("Treacherous Pyke", Keyword::Ambush).expect_keyword("Treacherous Pyke", Keyword::Saboteur);
    game.expect_keyword("Sandtrooper Squad", Keyword::Ambush).expect_keyword("Clever Trapper", Keyword::Ambush);
    game.expect_keyword("Tribubble Bongo Sub", Keyword::Shielded);
    game.expect_keyword("Gungan Battle Wagon", Keyword::Sentinel).expect_keyword("Lurking Wampa", Keyword::Hidden);
    let mut total = 0;
    for (unit, damage) in
        [("Sandtrooper Squad", 4), ("Tribubble Bongo Sub", 4), ("Tusken Raider", 3), ("Horizon Chaser", 4)]
    {
        game.us().attack(unit, "their base");
        total += damage;
        game.them().expect_base_damage(total).pass();
    }
}

// ---- HMW_199 Geonosian Picador ----

/// HMW_199: a Beast, and a Weakness token for a friendly unit.
#[test]
fn geonosian_picador_creates_a_beast_and_weakens_a_friendly_unit() {
    let mut game = about_to_play("HMW_199").theirs(["Wampa"]).action_phase();
    game.us().play("Geonosian Picador");
    game.expect_options(["Beast", "Geonosian Picador"]);
    game.us().choose("Beast");
    game.expect_power("Beast", 2);
}

// ---- HMW_200 Rish Loo, Traitorous Minister ----

/// HMW_200, CR 7.7.4: we take control of an enemy unit with a Weakness token until the next regroup phase starts.
#[test]
fn rish_loo_controls_a_weakened_enemy_unit_until_the_regroup_phase() {
    let theirs = [unit("Wampa").with(["Weakness"]), unit("AT-ST")];
    let mut game = about_to_play("HMW_200").theirs(theirs).action_phase();
    game.us().play("Rish Loo");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_controller("Wampa", Side::Us).expect_keyword("Rish Loo", Keyword::Hidden);
    game.both_pass();
    game.expect_controller("Wampa", Side::Them);
}

// ---- HMW_202 Inferno Squad, We Can Grieve Later ----

/// HMW_202: when played and when defeated, 1 damage and a Weakness token for one unit.
#[test]
fn inferno_squad_damages_and_weakens_a_unit_when_played_and_defeated() {
    let mut game = about_to_play("HMW_202").theirs(["AT-ST"]).their_hand(["Vanquish"]).action_phase();
    game.us().play("Inferno Squad").choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_upgrades("AT-ST", ["Weakness"]);
    game.them().play("Vanquish").choose("Inferno Squad");
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_upgrades("AT-ST", ["Weakness", "Weakness"]);
}

// ---- HMW_203 Victor Squadron, In Attack Formation ----

/// HMW_203: it enters play ready.
#[test]
fn victor_squadron_enters_play_ready() {
    let mut game = about_to_play("HMW_203").action_phase();
    game.us().play("Victor Squadron");
    game.expect_ready("Victor Squadron");
}

// ---- HMW_207 Maim ----

/// HMW_207: 1 damage to a unit, which is exhausted.
#[test]
fn maim_damages_and_exhausts_a_unit() {
    let mut game = about_to_play("HMW_207").theirs(["Wampa"]).action_phase();
    game.us().play("Maim").choose("Wampa");
    game.expect_damage("Wampa", 1).expect_exhausted("Wampa");
}

// Corners

/// HMW_202, HMW_207, CR 1.9.9: a Shield prevents only the damage: the unit is still exhausted, or gets the token.
#[test]
fn maim_and_inferno_squad_still_affect_a_shielded_unit() {
    let mut game = about_to_play("HMW_207").theirs([unit("AT-ST").with(["Shield"])]).action_phase();
    game.us().play("Maim").choose("AT-ST");
    game.expect_damage("AT-ST", 0).expect_exhausted("AT-ST");
    let mut game = about_to_play("HMW_202").theirs([unit("AT-ST").with(["Shield"])]).action_phase();
    game.us().play("Inferno Squad").choose("AT-ST");
    game.expect_damage("AT-ST", 0).expect_upgrades("AT-ST", ["Weakness"]);
}

// ---- HMW_209 Corona Squadron X-Wing ----

/// HMW_209, HMW_228: readies a friendly resource: optional when the ship attacks, mandatory when the Shaaks are played.
#[test]
fn corona_squadron_x_wing_and_lakeside_shaaks_ready_a_resource() {
    let mut game = scenario().ours(["HMW_209"]).our_resources(0).our_exhausted_resources(2).action_phase();
    game.us().attack("Corona Squadron X-Wing", "their base");
    game.expect_offered("no");
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("a resource");
    game.us().expect_ready_resources(1);
    let mut game = scenario().our_hand(["HMW_228"]).our_base("HMW_031").our_resources(4).action_phase();
    game.us().play("Lakeside Shaaks");
    game.expect_not_offered("no");
    let first = game.game.legal_actions()[0];
    game.game.play(first).expect("a resource");
    game.us().expect_ready_resources(1);
}

// ---- HMW_210 Sol, Compassionate Guardian ----

/// HMW_210: on attack, gains Sentinel for this phase; Shielded.
#[test]
fn sol_gains_sentinel_on_attack() {
    let mut game = scenario().ours(["HMW_210"]).action_phase();
    game.expect_keyword("Sol", Keyword::Shielded).expect_no_keyword("Sol", Keyword::Sentinel);
    game.us().attack("Sol", "their base");
    game.expect_keyword("Sol", Keyword::Sentinel);
}

// ---- HMW_214 Phee Genoa, Liberator of Ancient Wonders ----

/// HMW_214: an enemy leader that deploys is exhausted, unless its controller pays 2.
#[test]
fn phee_genoa_exhausts_a_deploying_enemy_leader_unless_2_is_paid() {
    let table = || scenario().ours(["HMW_214"]).their_leader("HMW_003").their_resources(10).their_action_phase();
    let mut game = table();
    game.them().deploy();
    game.expect_asked(Side::Them, QuestionKind::May);
    let mut paid = game.clone();
    game.them().no();
    game.expect_exhausted("their leader");
    paid.them().yes().expect_ready_resources(8);
    paid.expect_ready("their leader");
}

// ---- HMW_217 Don't Touch Anything ----

/// HMW_217, CR 8.22: 3 damage to an enemy unit at random.
#[test]
fn dont_touch_anything_deals_3_damage_to_a_random_enemy_unit() {
    let mut game = about_to_play("HMW_217").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Don't Touch Anything");
    game.expect_damage("AT-ST", 3).expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

// ---- HMW_218 New Tactics ----

/// HMW_218: the owner of a non-leader unit puts it on the top or the bottom of their deck.
#[test]
fn new_tactics_puts_a_unit_on_the_top_or_bottom_of_its_deck() {
    let mut game = about_to_play("HMW_218").theirs(["Wampa"]).their_deck(["Repair"]).action_phase();
    game.us().play("New Tactics").choose("Wampa");
    game.expect_asked(Side::Them, QuestionKind::Mode);
    let mut other = game.clone();
    game.them().mode(1).expect_deck_top(["Wampa", "Repair"]);
    other.them().mode(2).expect_deck_top(["Repair", "Wampa"]);
}

// ---- HMW_221 Teeka, You're in Luck ----

/// HMW_221, CR 8.14.1: a unit has Sentinel for this phase, or loses it.
#[test]
fn teeka_gives_or_removes_sentinel() {
    let table = || about_to_play("HMW_221").theirs(["Cell Block Guard", "Wampa"]);
    let mut game = table().action_phase();
    game.us().play("Teeka").mode(1).choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel);
    let mut game = table().action_phase();
    game.us().play("Teeka").mode(2).choose("Cell Block Guard");
    game.expect_no_keyword("Cell Block Guard", Keyword::Sentinel);
}

// ---- HMW_222 Sandcrawler Sales Team ----

/// HMW_222: with a base of Tatooine an upgrade that costs 3 or less may be returned; Saboteur.
#[test]
fn sandcrawler_sales_team_may_return_an_upgrade_with_a_tatooine_base() {
    let table = || about_to_play("HMW_222").theirs([unit("Wampa").with(["Academy Training"])]);
    let mut game = table().our_base(TATOOINE).action_phase();
    game.us().play("Sandcrawler Sales Team").choose("Academy Training");
    game.them().expect_hand(["Academy Training"]);
    let mut game = table().action_phase();
    game.us().play("Sandcrawler Sales Team");
    game.expect_action_of(Side::Them).expect_keyword("Sandcrawler Sales Team", Keyword::Saboteur);
}

// ---- HMW_230 Raiding Party ----

/// HMW_230: with another Tusken or a base of Tatooine, a ground unit may be exhausted; Raid 6.
#[test]
fn raiding_party_may_exhaust_a_unit_with_a_tusken_or_a_tatooine_base() {
    let table = || about_to_play("HMW_230").theirs(["Wampa", "Royal Security Fighter"]);
    let mut game = table().our_base(TATOOINE).action_phase();
    game.us().play("Raiding Party");
    game.expect_not_offered("Royal Security Fighter");
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_keyword("Raiding Party", Keyword::Raid);
    let mut game = table().action_phase();
    game.us().play("Raiding Party");
    game.expect_action_of(Side::Them);
}

// ---- HMW_231 Dragonboat Freighter ----

/// HMW_231: a Weakness token for a unit, which is exhausted if it is unique.
#[test]
fn dragonboat_freighter_weakens_a_unit_and_exhausts_it_if_unique() {
    for (target, exhausted) in [("HMW_082", true), ("Wampa", false)] {
        let mut game = about_to_play("HMW_231").theirs([target]).action_phase();
        let name = if exhausted { "Nala Se" } else { target };
        game.us().play("Dragonboat Freighter").choose(name);
        game.expect_upgrades(name, ["Weakness"]);
        if exhausted {
            game.expect_exhausted(name);
        } else {
            game.expect_ready(name);
        }
    }
}

// ---- HMW_233 Awakened Exogorth ----

/// HMW_233: the unit that it attacks has -3/-0; Hidden.
#[test]
fn awakened_exogorth_gives_the_unit_it_attacks_minus_3_power() {
    let mut game = scenario().ours(["HMW_233"]).theirs([unit("HMW_069")]).action_phase();
    game.us().attack("Awakened Exogorth", "Imperial Venator");
    game.expect_damage("Awakened Exogorth", 4).expect_keyword("Awakened Exogorth", Keyword::Hidden);
}

// ---- HMW_234 Ritual Dragon ----

/// HMW_234: with a base of Tatooine, friendly units including itself enter play ready; Saboteur.
#[test]
fn ritual_dragon_makes_our_units_enter_ready_with_a_tatooine_base() {
    let mut game = about_to_play("HMW_234").our_base(TATOOINE).our_hand(["Wampa"]).action_phase();
    game.us().play("Ritual Dragon");
    game.expect_ready("Ritual Dragon").expect_keyword("Ritual Dragon", Keyword::Saboteur);
    game.them().pass();
    game.us().play("Wampa");
    game.expect_ready("Wampa");
    let mut game = about_to_play("HMW_234").action_phase();
    game.us().play("Ritual Dragon");
    game.expect_exhausted("Ritual Dragon");
}

// ---- HMW_235 Gaderffii Stick ----

/// HMW_235, CR 8.19.2: can be attached to a non-Vehicle unit with 3 or less power.
#[test]
fn gaderffii_stick_attaches_to_a_non_vehicle_with_3_or_less_power() {
    let mut game =
        about_to_play("HMW_235").ours(["Battlefield Marine", "Wampa", "Royal Security Fighter"]).action_phase();
    game.expect_not_offered("play Gaderffii Stick onto Wampa");
    game.expect_not_offered("play Gaderffii Stick onto Royal Security Fighter");
    game.us().play_onto("Gaderffii Stick", "Battlefield Marine");
    game.expect_power("Battlefield Marine", 5);
}

// ---- HMW_236 Booma Ball ----

/// HMW_236: may return an upgrade that costs 3 or less, including itself.
#[test]
fn booma_ball_may_return_an_upgrade_costing_3_or_less() {
    let mut game =
        about_to_play("HMW_236").ours(["Wampa"]).theirs([unit("AT-ST").with(["Academy Training"])]).action_phase();
    game.us().play_onto("Booma Ball", "Wampa");
    game.expect_options(["Academy Training", "Booma Ball", "no"]);
    game.us().choose("Academy Training");
    game.them().expect_hand(["Academy Training"]);
    game.expect_power("Wampa", 6);
}

// ---- HMW_237 Easy Prey ----

/// HMW_237: creates a Beast for us, and one with a Weakness token for an opponent.
#[test]
fn easy_prey_creates_a_beast_for_us_and_a_weakened_one_for_an_opponent() {
    let mut game = about_to_play("HMW_237").action_phase();
    game.us().play("Easy Prey");
    game.expect_power("our Beast", 3).expect_power("their Beast", 2);
}

// ---- HMW_238 Exploit Confidence ----

/// HMW_238: a non-leader unit with 6 or more power returns to its owner's hand.
#[test]
fn exploit_confidence_returns_a_unit_with_6_or_more_power() {
    let mut game = about_to_play("HMW_238").theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Exploit Confidence");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.them().expect_hand(["AT-ST"]);
}

// ---- HMW_240 Sandstorm ----

/// HMW_240: each exhausted enemy unit in an arena is weakened; 1 less with a base of Tatooine.
#[test]
fn sandstorm_weakens_each_exhausted_enemy_unit_in_an_arena() {
    for (base, left) in [(TATOOINE, 6), ("HMW_032", 8), ("HMW_031", 7)] {
        let theirs = [unit("Wampa").exhausted(), unit("AT-ST"), unit("Royal Security Fighter").exhausted()];
        let table = scenario().our_hand(["HMW_240"]).our_base(base).our_resources(10).theirs(theirs);
        let mut game = table.action_phase();
        game.us().play("Sandstorm").pick("ground").expect_ready_resources(left);
        game.expect_upgrades("Wampa", ["Weakness"]).expect_upgrades("AT-ST", []);
        game.expect_upgrades("Royal Security Fighter", []);
    }
}

// ---- HMW_241 Howl ----

/// HMW_241: a Beast, and a non-leader unit may be returned.
#[test]
fn howl_creates_a_beast_and_may_return_a_unit_to_hand() {
    let mut game = about_to_play("HMW_241").theirs(["Wampa"]).action_phase();
    game.us().play("Howl").choose("Wampa");
    game.expect_in_play("Beast");
    game.them().expect_hand(["Wampa"]);
}
