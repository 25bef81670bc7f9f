//! What bots answer to the questions of single rules.

use bots::{Sight, Skill};
use rules::{Action, Seat};
use testkit::scenario;

/// CR 8.37.4: nothing speaks against using the Force, so it is used.
#[test]
fn bots_use_the_force() {
    let mut game = scenario()
        .text(r#"(id: "SOR_251", abilities: [Event([TheForceIsWith(You)])])"#)
        .text(r#"(id: "SOR_168", abilities: [Event([IfYouDo(do: [May([UseTheForce])], then: [Draw()])])])"#)
        .our_hand(["Confiscate", "Precision Fire"])
        .action_phase();
    game.us().play("Confiscate");
    game.them().pass();
    game.us().play("Precision Fire");
    for skill in [Skill::Quick, Skill::Strong] {
        let action = skill.player(1).choose(&Sight::new(&game.game, Seat(0)), &mut |done| done < 8);
        assert_eq!(action, Action::Yes, "{skill:?}");
    }
}

/// CR 8.35.1: whoever divides indirect damage among their own gives it to what is worth least: the base while it has
/// plenty of HP left, not the best unit.
#[test]
fn bots_keep_indirect_damage_from_their_best_unit() {
    let mut game = scenario()
        .text(r#"(id: "SOR_251", abilities: [Event([IndirectDamage(amount: 3, to: Opponent)])])"#)
        .our_hand(["Confiscate"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Confiscate");
    let base = game.game.state.player(Seat(1)).base;
    let action = Skill::Quick.player(1).choose(&Sight::new(&game.game, Seat(1)), &mut |_| false);
    assert_eq!(action, Action::Card(base));
}
