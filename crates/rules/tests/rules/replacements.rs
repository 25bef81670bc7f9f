//! Stories of replacement effects (CR 7.7.5): whether what they replace was done, and in which order they come.

use testkit::{Side, scenario, unit};

/// SHD_239, CR 8.9.2: damage that a Shield replaces was dealt, as far as "if you do" is concerned.
#[test]
fn a_shield_that_prevents_the_damage_meets_if_you_do() {
    let mut game = scenario()
        .ours([unit("Toro Calican").exhausted()])
        .theirs(["Wanted Insurgents"])
        .our_hand(["Hunter of the Haxion Brood"])
        .action_phase();
    game.us().play("Hunter of the Haxion Brood").resolve_first("Shielded").yes();
    game.expect_damage("Hunter of the Haxion Brood", 0).expect_upgrades("Hunter of the Haxion Brood", []);
    game.expect_ready("Toro Calican");
}

/// CR 8.9.2: the same of damage that another effect prevents, all or a part of it.
#[test]
fn damage_that_is_prevented_meets_if_you_do() {
    for amount in [1, 3] {
        let mut game = scenario()
            .text(&draws_if(&format!("Damage(amount: N({amount}), to: Choose())")))
            .ours([unit("Boba Fett, Disintegrator").with(["Boba Fett's Armor"])])
            .our_hand(["Confiscate"])
            .action_phase();
        game.us().play("Confiscate").choose("Boba Fett").expect_hand_size(1);
    }
}

/// CR 8.3.2, 8.9.1: what cannot be damaged has nothing replaced: the condition is not met.
#[test]
fn a_unit_that_cannot_be_damaged_does_not_meet_if_you_do() {
    let mut game = scenario()
        .text(&draws_if("Damage(amount: N(1), to: Choose(side: Enemy))"))
        .theirs(["Lurking TIE Phantom"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Lurking TIE Phantom").expect_hand([]);
}

/// SHD_170, CR 8.9.2: a capture that something else replaces was done.
#[test]
fn a_capture_that_is_replaced_meets_if_you_do() {
    let mut game = scenario()
        .text(&draws_if("Capture(by: Choose(side: Friendly), what: Choose(side: Enemy))"))
        .ours(["AT-ST"])
        .theirs(["IG-11"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("AT-ST").choose("IG-11").expect_hand_size(1);
    game.expect_in_discard("IG-11").expect_damage("AT-ST", 3).expect_action_of(Side::Them);
}

/// SHD_170, CR 7.7.5C: what happens instead of a capture is resolved by itself; the rest of the ability goes on as usual.
#[test]
fn after_a_capture_that_is_replaced_the_ability_goes_on() {
    let mut game = scenario()
        .text(
            "(id: \"SOR_251\", abilities: [Event([Capture(by: Choose(side: Friendly), what: Choose(side: Enemy)), \
             Damage(amount: N(1), to: Choose(side: Enemy))])])",
        )
        .ours(["AT-ST"])
        .theirs(["IG-11", "Wampa"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("AT-ST").choose("IG-11");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 3);
}

/// A text for Confiscate: this, and if you do, draw a card.
fn draws_if(step: &str) -> String {
    format!("(id: \"SOR_251\", abilities: [Event([IfYouDo(do: [{step}], then: [Draw()])])])")
}
