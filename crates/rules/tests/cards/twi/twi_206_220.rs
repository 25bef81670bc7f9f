//! The cards of Twilight of the Republic from TWI_206 to TWI_220: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- TWI_206 Independent Senator ----

/// TWI_206: exhausts and pays two resources: a unit with 4 or less power is exhausted.
#[test]
fn independent_senator_pays_2_to_exhaust_a_unit() {
    let mut game = scenario()
        .ours(["Independent Senator"])
        .theirs([unit("Wampa"), unit("Battlefield Marine").with(["Academy Training"]), unit("AT-ST")])
        .our_resources(2)
        .action_phase();
    game.us().use_ability("Independent Senator").expect_ready_resources(0);
    game.expect_options(["Independent Senator", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_exhausted("Independent Senator").expect_ready("AT-ST");
}

// Rulings

/// TWI_206: current power counts.
#[test]
fn independent_senator_counts_current_power() {
    let mut game = scenario()
        .our_hand(["Heroes on Both Sides"])
        .ours(["Independent Senator"])
        .theirs([unit("Super Battle Droid"), unit("Battlefield Marine").with(["Academy Training"]), unit("Wampa")])
        .action_phase();
    let mut before = game.clone();
    before.us().use_ability("Independent Senator");
    before.expect_options(["Independent Senator", "Super Battle Droid", "Wampa"]);
    game.us().play("Heroes on Both Sides").choose("Super Battle Droid");
    game.them().pass();
    game.us().use_ability("Independent Senator");
    game.expect_options(["Independent Senator", "Wampa"]);
}

// ---- TWI_207 B1 Security Team ----

/// TWI_207: Sentinel.
#[test]
fn b1_security_team_has_sentinel() {
    let mut game =
        scenario().ours(["B1 Security Team", "Wampa"]).theirs(["AT-ST", "TIE/ln Fighter"]).their_action_phase();
    game.expect_offered("AT-ST -> B1 Security Team").expect_not_offered("AT-ST -> Wampa");
    game.expect_not_offered("AT-ST -> our base").expect_offered("TIE/ln Fighter -> our base");
}

// ---- TWI_208 Favorable Delegate ----

/// TWI_208: a card when played, a discard of ours when defeated.
#[test]
fn favorable_delegate_draws_when_played_and_discards_when_defeated() {
    let mut game = scenario()
        .our_hand(["Favorable Delegate", "Repair"])
        .our_deck(["Recruit", "Wampa"])
        .their_hand(["Vanquish", "AT-ST"])
        .action_phase();
    game.us().play("Favorable Delegate").expect_hand(["Repair", "Recruit"]);
    game.them().play("Vanquish").choose("Favorable Delegate");
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Repair").expect_hand(["Recruit"]);
    game.them().expect_hand(["AT-ST"]);
}

// ---- TWI_210 Lux Bonteri, Renegade Separatist ----

/// TWI_210: if an opponent plays a card for less than its printed cost, we ready or exhaust a unit.
#[test]
fn lux_bonteri_readies_or_exhausts_when_an_opponent_pays_less() {
    let game = scenario()
        .ours([unit("Lux Bonteri"), unit("Wampa").exhausted()])
        .theirs(["Battle Droid"])
        .their_hand(["Volunteer Soldier", "Battlefield Marine"])
        .their_base("Command Center")
        .their_action_phase();
    let mut cheap = game.clone();
    // A Trooper of theirs makes it cheaper: 2 instead of 3.
    cheap.them().play("Volunteer Soldier").expect_ready_resources(18);
    cheap.expect_asked(Side::Us, QuestionKind::Mode);
    let mut exhausts = cheap.clone();
    cheap.us().mode(1).choose("Wampa");
    cheap.expect_ready("Wampa").expect_action_of(Side::Us);
    exhausts.us().mode(2).choose("Battle Droid");
    exhausts.expect_exhausted("Battle Droid");
    // A full price, or a price with a penalty, is no discount.
    let mut full = game;
    full.them().play("Battlefield Marine");
    full.expect_action_of(Side::Us);
}

/// TWI_210: Exploit makes a card cheaper; our own discounts do not count.
#[test]
fn lux_bonteri_counts_exploit_but_not_our_discounts() {
    let mut game = scenario()
        .ours(["Lux Bonteri", "Battle Droid"])
        .our_hand(["Infiltrating Demolisher"])
        .our_base("Jedha City")
        .our_leader("Asajj Ventress, Unparalleled Adversary")
        .theirs(["Battle Droid", "Battle Droid"])
        .their_hand(["Tri-Droid Suppressor"])
        .action_phase();
    game.us().play("Infiltrating Demolisher").choose("Battle Droid").expect_ready_resources(18);
    game.expect_action_of(Side::Them);
    // 7 and 2 for Cunning, less 4: 5 are fewer than 7.
    game.them().play("Tri-Droid Suppressor").choose("Battle Droid").choose("Battle Droid").expect_ready_resources(15);
    game.expect_waiting(["Lux Bonteri", "Tri-Droid Suppressor"]);
}

// Corners

/// TWI_210: the ability is not optional.
#[test]
fn lux_bonteri_ability_is_not_optional() {
    let mut game = scenario()
        .ours(["Lux Bonteri"])
        .theirs(["Battle Droid", "Battle Droid"])
        .their_hand(["Volunteer Soldier"])
        .their_action_phase();
    game.them().play("Volunteer Soldier");
    game.expect_options(["mode 1", "mode 2"]);
}

// Rulings

/// TWI_210: fewer resources than the printed cost were paid: a penalty may outweigh a discount, "for free" is less, and
/// a cost of 0 cannot be less.
#[test]
fn lux_bonteri_compares_what_was_paid_with_the_printed_cost() {
    // 4 and 4 for both aspects, less 2: 6 are paid of 4.
    let mut dear = scenario()
        .ours(["Lux Bonteri"])
        .their_leader("Luke Skywalker, Faithful Friend")
        .theirs(["Battle Droid"])
        .their_hand(["Infiltrating Demolisher"])
        .their_action_phase();
    dear.them().play("Infiltrating Demolisher").choose("Battle Droid").expect_ready_resources(14);
    dear.expect_action_of(Side::Us);
    let mut free = scenario()
        .ours(["Lux Bonteri"])
        .their_hand(["U-Wing Reinforcement"])
        .their_deck(["Cantina Braggart", "Repair"])
        .their_action_phase();
    free.them().play("U-Wing Reinforcement").choose("Cantina Braggart").play("Cantina Braggart");
    free.expect_asked(Side::Us, QuestionKind::Mode);
    let mut nothing = scenario()
        .ours(["Lux Bonteri"])
        .their_base("Jedha City")
        .their_hand(["In Pursuit"])
        .theirs(["Wampa"])
        .their_action_phase();
    nothing.them().play("In Pursuit").choose("Wampa").choose("Lux Bonteri").expect_ready_resources(20);
    nothing.expect_action_of(Side::Us);
}

// ---- TWI_211 Sly Moore, Secretive Advisor ----

/// TWI_211: a token unit changes control, ready, until the regroup phase.
#[test]
fn sly_moore_takes_control_of_a_token_until_regroup() {
    let mut game =
        scenario().our_hand(["Sly Moore"]).theirs([unit("Clone Trooper").exhausted(), unit("Wampa")]).action_phase();
    game.us().play("Sly Moore");
    game.expect_options(["Clone Trooper"]);
    game.us().choose("Clone Trooper");
    game.expect_controller("Clone Trooper", Side::Us).expect_ready("Clone Trooper");
    game.them().pass();
    game.us().attack("Clone Trooper", "their base");
    game.them().expect_base_damage(2);
    game.both_pass();
    game.expect_controller("Clone Trooper", Side::Them);
}

// Corners

/// TWI_211: she takes a single enemy token unit.
#[test]
fn sly_moore_takes_one_enemy_token() {
    let mut game = scenario()
        .our_hand(["Sly Moore"])
        .ours(["Battle Droid"])
        .theirs(["Clone Trooper", "Battle Droid", "Wampa"])
        .action_phase();
    game.us().play("Sly Moore");
    game.expect_options(["Clone Trooper", "Battle Droid"]);
    game.us().choose("their Battle Droid");
    game.expect_count("our Battle Droid", 2).expect_count("their Clone Trooper", 1);
}

// Rulings

/// TWI_211 (erratum: the token unit's owner), CR 7.7.4C: the unit returns although Sly Moore left play.
#[test]
fn sly_moore_effect_ends_at_regroup_although_she_is_gone() {
    let mut game =
        scenario().our_hand(["Sly Moore"]).theirs(["Clone Trooper", "Wampa"]).their_hand(["Vanquish"]).action_phase();
    game.us().play("Sly Moore").choose("Clone Trooper");
    game.them().play("Vanquish").choose("Sly Moore");
    game.expect_controller("Clone Trooper", Side::Us).both_pass();
    game.expect_controller("Clone Trooper", Side::Them);
}

/// TWI_211 (erratum): a token that the opponent had taken goes to its owner.
#[test]
fn sly_moore_returns_the_token_to_its_owner() {
    let mut game = scenario()
        .our_hand(["Sly Moore"])
        .theirs([unit("Clone Trooper").owned_by(Side::Us), unit("Battle Droid")])
        .action_phase();
    game.us().play("Sly Moore").choose("Clone Trooper");
    game.expect_controller("Clone Trooper", Side::Us).both_pass();
    game.expect_controller("Clone Trooper", Side::Us);
}

// ---- TWI_212 Freelance Assassin ----

/// TWI_212: two resources for 2 damage to a unit.
#[test]
fn freelance_assassin_may_pay_2_to_deal_2_damage() {
    let mut game = scenario().our_hand(["Freelance Assassin"]).theirs(["AT-ST"]).our_resources(7).action_phase();
    // 3 and 2 for Cunning.
    game.us().play("Freelance Assassin");
    let mut declined = game.clone();
    game.us().yes().expect_ready_resources(0).choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    declined.us().no().expect_ready_resources(2);
    declined.expect_action_of(Side::Them);
    let mut poor = scenario().our_hand(["Freelance Assassin"]).theirs(["AT-ST"]).our_resources(6).action_phase();
    poor.us().play("Freelance Assassin");
    poor.expect_action_of(Side::Them);
}

// ---- TWI_213 Sanctioner's Shuttle ----

/// TWI_213: with three units it captures an enemy non-leader unit of cost 3 or less.
#[test]
fn sanctioners_shuttle_captures_a_cheap_unit_with_three_units() {
    let mut game = scenario()
        .our_hand(["Sanctioner's Shuttle"])
        .ours(["Wampa", "AT-ST"])
        .theirs(["Battlefield Marine", "Consular Security Force", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Sanctioner's Shuttle");
    game.expect_options(["Battlefield Marine", "TIE/ln Fighter"]);
    game.us().choose("Battlefield Marine");
    game.expect_captured("Battlefield Marine");
    let mut second =
        scenario().our_hand(["Sanctioner's Shuttle"]).ours(["Wampa"]).theirs(["Battlefield Marine"]).action_phase();
    second.us().play("Sanctioner's Shuttle");
    second.expect_action_of(Side::Them).expect_in_play("Battlefield Marine");
}

// Rulings

/// TWI_213, TWI_215, CR 1.8.6: the printed cost counts, whatever is attached.
#[test]
fn sanctioners_shuttle_and_patrol_fighter_check_the_printed_cost() {
    let theirs = || [unit("Battlefield Marine").with(["Jedi Lightsaber"]), unit("Volunteer Soldier"), unit("Wampa")];
    let mut shuttle =
        scenario().our_hand(["Sanctioner's Shuttle"]).ours(["Wampa", "AT-ST"]).theirs(theirs()).action_phase();
    shuttle.us().play("Sanctioner's Shuttle");
    shuttle.expect_options(["Battlefield Marine", "Volunteer Soldier"]);
    let mut fighter = scenario().our_hand(["Geonosis Patrol Fighter"]).theirs(theirs()).action_phase();
    fighter.us().play("Geonosis Patrol Fighter");
    fighter.expect_options(["Battlefield Marine", "Volunteer Soldier", "no"]);
}

// ---- TWI_214 Hidden Sharpshooter ----

/// TWI_214: Ambush.
#[test]
fn hidden_sharpshooter_has_ambush() {
    let mut game = scenario().our_hand(["Hidden Sharpshooter"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Hidden Sharpshooter").attack("Hidden Sharpshooter", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_gone("Hidden Sharpshooter");
}

// ---- TWI_215 Geonosis Patrol Fighter ----

/// TWI_215: Exploit 2; a non-leader unit of cost 3 or less may return.
#[test]
fn geonosis_patrol_fighter_may_return_a_cheap_unit() {
    let mut game = scenario()
        .our_hand(["Geonosis Patrol Fighter"])
        .ours(["Battle Droid", "Swoop Racer"])
        .theirs(["Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play("Geonosis Patrol Fighter").choose("Battle Droid").done().expect_ready_resources(15);
    game.expect_options(["Swoop Racer", "Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.them().expect_hand(["Battlefield Marine"]);
}

// ---- TWI_216 Fives, In Search of Truth ----

/// TWI_216: Saboteur; when we play an event, a Clone unit from our discard pile may go to the bottom of the deck to
/// draw a card.
#[test]
fn fives_may_bottom_a_clone_to_draw_when_we_play_an_event() {
    let mut game = scenario()
        .ours(["Fives"])
        .our_hand(["Droid Deployment", "Repair", "Wampa"])
        .our_discard(["Batch Brothers", "Battlefield Marine", "Clone Cohort"])
        .our_deck(["Recruit", "AT-ST"])
        .our_base_damage(5)
        .action_phase();
    game.us().play("Droid Deployment");
    game.expect_options(["Batch Brothers", "no"]);
    game.us().choose("Batch Brothers").expect_hand(["Repair", "Wampa", "Recruit"]);
    game.us().expect_deck_top(["AT-ST", "Batch Brothers"]);
    game.them().pass();
    game.us().play("Wampa");
    game.expect_action_of(Side::Them).expect_keyword("Fives", Keyword::Saboteur);
    game.them().pass();
    // No Clone is left: no card.
    game.us().play("Repair").choose("our base").expect_hand(["Recruit"]);
    game.expect_action_of(Side::Them);
}

// Corners

/// TWI_216: the event is resolved first; a Clone that it defeated is in the discard pile.
#[test]
fn fives_resolves_after_the_event() {
    let mut game = scenario()
        .ours(["Fives", "Batch Brothers"])
        .our_hand(["Self-Destruct"])
        .our_deck(["Recruit", "AT-ST"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Self-Destruct").choose("Batch Brothers").choose("Wampa");
    game.expect_options(["Batch Brothers", "no"]);
    game.us().choose("Batch Brothers").expect_hand(["Recruit"]);
}

/// TWI_216: with an empty deck the Clone on the bottom is the card drawn.
#[test]
fn fives_draws_the_bottomed_clone_from_an_empty_deck() {
    let mut game = scenario()
        .ours(["Fives"])
        .our_hand(["Droid Deployment"])
        .our_discard(["Batch Brothers"])
        .our_deck([])
        .action_phase();
    game.us().play("Droid Deployment").choose("Batch Brothers").expect_hand(["Batch Brothers"]);
}

// ---- TWI_217 Tri-Droid Suppressor ----

/// TWI_217: Exploit 2; an enemy ground unit is exhausted.
#[test]
fn tri_droid_suppressor_exhausts_an_enemy_ground_unit() {
    let mut game = scenario()
        .our_hand(["Tri-Droid Suppressor"])
        .ours(["Battle Droid"])
        .theirs(["AT-ST", "Wampa", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Tri-Droid Suppressor").choose("Battle Droid").expect_ready_resources(13);
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_ready("Wampa");
}

// ---- TWI_218 Droid Cohort ----

/// TWI_218: +1/+1, and a Battle Droid for the unit that is defeated.
#[test]
fn droid_cohort_creates_a_droid_when_its_unit_is_defeated() {
    let mut game = scenario().our_hand(["Droid Cohort"]).ours(["Battlefield Marine"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("Droid Cohort", "Battlefield Marine");
    game.expect_power("Battlefield Marine", 4).expect_hp("Battlefield Marine", 4);
    game.them().attack("AT-ST", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_count("our Battle Droid", 1);
}

// ---- TWI_219 On Top of Things ----

/// TWI_219: +2/+0; the unit cannot be attacked this phase.
#[test]
fn on_top_of_things_keeps_the_unit_from_being_attacked_this_phase() {
    let mut game =
        scenario().our_hand(["On Top of Things"]).ours(["Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.us().play_onto("On Top of Things", "Battlefield Marine");
    game.expect_power("Battlefield Marine", 5);
    game.expect_not_offered("Wampa -> Battlefield Marine").expect_offered("Wampa -> our base");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.expect_offered("Wampa -> Battlefield Marine");
}

// ---- TWI_220 Shadowed Intentions ----

/// TWI_220: enemy abilities cannot capture, defeat or return the unit. Combat and our own abilities can.
#[test]
fn shadowed_intentions_protects_from_enemy_abilities() {
    let game = scenario()
        .ours([unit("Wampa").with(["Shadowed Intentions"])])
        .our_hand(["Waylay"])
        .theirs(["AT-ST"])
        .their_hand(["Vanquish", "Waylay", "Prisoner of War", "Open Fire"])
        .their_action_phase();
    for event in ["Vanquish", "Waylay"] {
        let mut event_on = game.clone();
        event_on.them().play(event).choose("Wampa");
        event_on.expect_in_play("Wampa").expect_upgrades("Wampa", ["Shadowed Intentions"]);
    }
    let mut captured = game.clone();
    captured.them().play("Prisoner of War").choose("AT-ST").choose("Wampa");
    captured.expect_in_play("Wampa");
    let mut fought = game.clone();
    fought.them().attack("AT-ST", "Wampa");
    fought.expect_gone("Wampa");
    let mut ours = game;
    // Damage is no defeat by the ability: it counts as ever.
    ours.them().play("Open Fire").choose("Wampa");
    ours.expect_damage("Wampa", 4);
    ours.us().play("Waylay").choose("Wampa").expect_hand(["Wampa"]);
}

// Corners

/// TWI_220: the unit may be chosen for an enemy ability without effect; our own ability affects it.
#[test]
fn shadowed_intentions_unit_may_be_chosen_without_effect() {
    let table = || {
        scenario()
            .ours([unit("Wampa").with(["Shadowed Intentions"]), unit("AT-ST")])
            .theirs(["Battlefield Marine"])
            .their_hand(["Merciless Contest"])
            .our_hand(["Merciless Contest"])
    };
    let mut theirs = table().their_action_phase();
    theirs.them().play("Merciless Contest").choose("Battlefield Marine");
    theirs.expect_asked(Side::Us, QuestionKind::Target);
    theirs.us().choose("Wampa");
    theirs.expect_in_play("Wampa").expect_gone("Battlefield Marine").expect_in_play("AT-ST");
    let mut ours = table().action_phase();
    ours.us().play("Merciless Contest").choose("Wampa");
    ours.them().choose("Battlefield Marine");
    ours.expect_gone("Wampa");
}

/// TWI_220: the upgrade itself is not protected; without it the unit is not either.
#[test]
fn shadowed_intentions_does_not_protect_itself() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Shadowed Intentions"])])
        .their_hand(["Bamboozle", "Waylay"])
        .their_action_phase();
    game.them().play("Bamboozle").choose("Wampa");
    game.us().expect_hand(["Shadowed Intentions"]).pass();
    game.them().play("Waylay").choose("Wampa");
    game.us().expect_hand(["Shadowed Intentions", "Wampa"]);
}
