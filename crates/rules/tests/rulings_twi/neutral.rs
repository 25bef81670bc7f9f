//! Official rulings on the cards of Twilight of the Republic with Villainy, with Heroism, and with no aspect, as edition
//! 8.0 answers them. Those on Overwhelm stand with the others on this keyword.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_242, CR 7.5.5C, 7.5.5D: Ambush finds nobody, and waits with what else is triggered.
#[test]
fn phase_ii_clone_trooper_may_find_nobody() {
    let mut alone = scenario().our_hand(["Phase II Clone Trooper"]).theirs(["TIE/ln Fighter"]).action_phase();
    alone.us().play("Phase II Clone Trooper");
    alone.expect_exhausted("Phase II Clone Trooper").expect_action_of(Side::Them);
    let mut together = scenario()
        .text(
            r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [
                Ability(When(on: [CardPlayed(by: Friendly, card: (other: true))], do: [Draw()])),
            ])])"#,
        )
        .our_hand(["Phase II Clone Trooper"])
        .ours([unit("TIE/ln Fighter").with(["Resilient"])])
        .theirs(["Cantina Braggart"])
        .action_phase();
    together.us().play("Phase II Clone Trooper");
    together.expect_asked(Side::Us, Ask::WhichFirst);
    together.us().resolve_first("TIE/ln Fighter").expect_hand_size(1);
    together.expect_asked(Side::Us, Ask::Attack);
}

/// TWI_246, CR 7.7.3B: the cards stay cheaper when she is gone, until the phase ends.
#[test]
fn tranquilitys_discount_outlives_her() {
    let mut game = scenario()
        .ours(["Tranquility"])
        .our_hand(["Phase I Clone Trooper", "Phase I Clone Trooper"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().attack("Tranquility", "their base");
    game.them().play("Vanquish").choose("Tranquility");
    game.us().play("Phase I Clone Trooper").expect_ready_resources(19);
    game.both_pass().nobody_resources();
    game.us().play("Phase I Clone Trooper").expect_ready_resources(18);
}

/// TWI_248: only a ready unit attacks.
#[test]
fn ahsokas_padawan_lightsaber_readies_nobody() {
    let ahsoka = unit("Ahsoka Tano, Always Ready For Trouble").exhausted();
    let table = || scenario().our_hand(["Ahsoka's Padawan Lightsaber"]).ours([ahsoka.clone()]);
    let mut game = table().ours(["Wampa"]).action_phase();
    game.us().play_onto("Ahsoka's Padawan Lightsaber", "Ahsoka Tano");
    game.expect_options(["Wampa -> their base", "no"]);
    let mut nobody = table().action_phase();
    nobody.us().play_onto("Ahsoka's Padawan Lightsaber", "Ahsoka Tano");
    nobody.expect_action_of(Side::Them);
}

/// TWI_255 (errata), CR 8.14.2: leaders lose what they have and what upgrades give them, but not epic actions; when
/// the Brain Invaders are gone all is back.
#[test]
fn brain_invaders_silence_what_upgrades_give() {
    let mut game = scenario()
        .ours(["Brain Invaders"])
        .our_leader("Luke Skywalker, Faithful Friend")
        .our_resources(20)
        .their_deployed_leader(unit("Grand Moff Tarkin").with(["Protector", "Academy Training"]))
        .their_hand(["Vanquish"])
        .action_phase();
    game.expect_no_keyword("Grand Moff Tarkin", Keyword::Sentinel).expect_power("Grand Moff Tarkin", 5);
    game.expect_not_offered("use Luke Skywalker").expect_offered("deploy Luke Skywalker");
    game.us().deploy();
    game.expect_in_play("Luke Skywalker");
    game.them().play("Vanquish").choose("Brain Invaders");
    game.expect_keyword("Grand Moff Tarkin", Keyword::Sentinel);
}
