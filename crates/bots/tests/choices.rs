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
