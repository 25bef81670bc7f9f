//! Scenario tests of payment: Credit tokens (CR 3.7.13), and units that pay like resources.

use testkit::{QuestionKind, Side, scenario, unit};

/// CR 3.7.13: while a card is paid for, any number of Credits may be defeated, each for one resource less.
#[test]
fn credits_replace_resources_when_a_card_is_paid_for() {
    let table = || {
        let mut game =
            scenario().our_hand(["Wampa"]).our_base("SOR_026").our_resources(6).our_credits(2).action_phase();
        game.us().play("Wampa");
        game
    };
    let mut game = table();
    game.expect_asked(Side::Us, QuestionKind::PayWith).expect_options(["Credit", "done"]);
    game.us().choose("Credit").choose("Credit").expect_credits(0).expect_ready_resources(4);
    game.expect_in_play("Wampa");
    table().us().choose("Credit").done().expect_credits(1).expect_ready_resources(3);
    table().us().done().expect_credits(2).expect_ready_resources(2);
}

/// CR 3.7.13: without a Credit, or without a cost, no question is asked.
#[test]
fn no_payment_is_asked_without_a_credit_or_a_cost() {
    let mut game = scenario().our_hand(["Wampa"]).their_credits(3).action_phase();
    game.us().play("Wampa");
    game.expect_action_of(Side::Them);
    let table = scenario().confiscate_does("Play(what: Choose(zone: Hand, side: Friendly), price: [Free])");
    let mut game = table.our_hand(["Confiscate", "Wampa"]).our_credits(1).action_phase();
    game.us().play("Confiscate").done().play("Wampa").expect_credits(1);
    game.expect_action_of(Side::Them);
}

/// CR 3.7.13, 6.2.4A: Credits must pay the part that resources cannot, without a question.
#[test]
fn credits_automatically_pay_what_resources_cannot() {
    let table =
        |credits: u8| scenario().our_hand(["Underworld Thug"]).our_resources(1).our_credits(credits).action_phase();
    let mut game = table(1);
    game.us().play("Underworld Thug").expect_credits(0).expect_ready_resources(0);
    game.expect_action_of(Side::Them);
    // The second Credit saves the resource.
    let mut game = table(2);
    game.us().play("Underworld Thug").choose("Credit").expect_credits(0).expect_ready_resources(1);
    table(0).expect_not_offered("play Underworld Thug");
}

/// CR 3.7.13: Credits can also pay costs of abilities and payments that an ability offers.
#[test]
fn credits_pay_for_abilities() {
    let mut game = scenario().our_leader("LAW_005").our_resources(0).our_credits(1).our_deck(["Repair"]).action_phase();
    game.us().use_ability("our leader").expect_credits(0);
    let table = || {
        let table =
            scenario().our_hand(["LAW_227"]).our_leader("SOR_016").our_base("SOR_029").our_resources(2).our_credits(1);
        let mut game = table.action_phase();
        game.us().play("LAW_227").done().yes();
        game
    };
    let mut game = table();
    game.us().choose("Credit").expect_credits(0).expect_ready_resources(1);
    game.expect_upgrades("LAW_227", ["Shield"]);
    table().us().done().expect_credits(1).expect_ready_resources(0);
}

/// CR 3.7.13, 4.5.4: a Credit is not a resource: it is not counted, exhausted or readied as one.
#[test]
fn a_credit_is_not_counted_as_a_resource() {
    let mut game = scenario().our_leader("SOR_005").our_resources(4).our_credits(3).action_phase();
    game.us().expect_resources(4).expect_ready_resources(4);
    game.expect_not_offered("deploy Luke Skywalker");
}

/// CR 3.7.13, 7.5.16: the cost that remains after Exploit may be paid with Credits.
#[test]
fn credits_pay_the_cost_that_remains_after_exploit() {
    let table = scenario().our_hand(["Droideka Security"]).ours(["Greedo"]).our_resources(0).our_credits(9);
    let mut game = table.action_phase();
    // Cost 6 with a penalty of 2, reduced by 2. Only Credits can pay it, so no player is asked.
    game.us().play("Droideka Security").choose("Greedo").expect_credits(9 - 6).no();
    game.expect_in_play("Droideka Security").expect_action_of(Side::Them);
}

/// CR 8.14.2: a Credit that has lost its ability cannot pay.
#[test]
fn a_credit_without_abilities_cannot_pay() {
    let table = |theirs: &'static [&'static str]| {
        scenario()
            .our_hand(["Underworld Thug"])
            .our_resources(1)
            .our_credits(1)
            .theirs(theirs.iter().copied())
            .action_phase()
    };
    table(&["LAW_117"]).expect_not_offered("play Underworld Thug");
    table(&["Wampa"]).expect_offered("play Underworld Thug");
}

/// CR 8.27: a player who takes control of a Credit can pay with it.
#[test]
fn a_credit_pays_for_the_player_who_took_control_of_it() {
    let mut game =
        scenario().ours(["LAW_221"]).their_credits(1).our_hand(["Underworld Thug"]).our_resources(1).action_phase();
    game.us().attack("LAW_221", "their base").choose("Credit").expect_credits(1);
    game.them().expect_credits(0).pass();
    game.us().play("Underworld Thug").expect_credits(0);
}

/// CR 1.5.4: units that may be exhausted like resources can pay while they are ready.
#[test]
fn units_that_pay_like_resources_must_be_ready() {
    let text =
        r#"(id: "SEC_122", abilities: [Constant(on: All(side: Friendly, traits: [Droid]), gives: [PaysAsResource])])"#;
    let units = [unit("SEC_122"), unit("2-1B Surgical Droid"), unit("R2-D2").exhausted(), unit("Wampa")];
    let table = scenario().text(text).ours(units).our_hand(["Underworld Thug"]).our_resources(2);
    let mut game = table.action_phase();
    game.us().play("Underworld Thug");
    game.expect_asked(Side::Us, QuestionKind::PayWith).expect_options(["2-1B Surgical Droid", "done"]);
    game.us().choose("2-1B Surgical Droid").expect_ready_resources(1);
    game.expect_exhausted("2-1B Surgical Droid").expect_in_play("Underworld Thug");
}

/// CR 6.4.4, 6.4.4A: a unit that is exhausted to use an ability cannot also substitute for a resource of the same cost.
/// Without another payment, the ability is not offered.
#[test]
fn a_unit_cannot_pay_two_parts_of_one_cost() {
    let droid = r#"(id: "SOR_059", abilities: [Action(cost: [Resources(1), Exhaust], do: [Draw()])])"#;
    let table = |resources: usize| {
        let units = ["SEC_122", "2-1B Surgical Droid"];
        scenario().text(droid).ours(units).our_resources(resources).our_deck(["Wampa"]).action_phase()
    };
    table(0).expect_not_offered("use 2-1B Surgical Droid");
    let mut game = table(1);
    game.us().use_ability("2-1B Surgical Droid").expect_ready_resources(0).expect_hand_size(1);
    game.expect_exhausted("2-1B Surgical Droid");
}

/// CR 6.4.4, 6.4.4A: if one of several units must be exhausted, one is kept when resources are paid with the others.
#[test]
fn a_unit_is_kept_ready_for_the_exhaust_part_of_a_cost() {
    let table = |droids: usize| {
        let units = std::iter::repeat_n("Battle Droid", droids);
        let text = r#"(id: "SEC_122", abilities: [Constant(on: All(side: Friendly, traits: [Droid]), gives: [PaysAsResource])])"#;
        let ship = [unit("SEC_122").exhausted()];
        let table = scenario().text(text).our_leader("ASH_002").ours(ship).ours(units).our_hand(["Porg"]);
        table.our_resources(0).action_phase()
    };
    table(1).expect_not_offered("use our leader");
    let mut game = table(2);
    game.us().use_ability("our leader");
    game.expect_asked(Side::Us, QuestionKind::PayWith).expect_options(["Battle Droid", "Battle Droid"]);
    game.us().choose("Battle Droid");
    game.expect_asked(Side::Us, QuestionKind::Cost).expect_options(["Battle Droid"]);
}
