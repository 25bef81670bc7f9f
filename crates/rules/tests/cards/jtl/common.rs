//! What stories of several cards of Jump to Lightspeed share.

use testkit::{Ask, Scenario, Side, Table, UnitSpec, scenario, unit};

use crate::starts::about_to_play;

/// A Vehicle without text: 2/2 in space, with Grit.
pub(super) const SHIP: &str = "Royal Security Fighter";

/// That Vehicle with a Pilot on it.
pub(super) fn piloted(pilot: &str) -> UnitSpec {
    unit(SHIP).with([pilot])
}

/// A table at which we are about to play a Pilot and have a Vehicle for it.
pub(super) fn about_to_pilot(pilot: &'static str) -> Scenario {
    about_to_play(pilot).ours([SHIP])
}

/// Out of play a Pilot is a unit (CR 7.5.17C, 7.5.17D): "play a unit" plays it as one, "play an upgrade" as the other,
/// "play a card" as either.
pub(super) fn forms_of(number: &'static str, name: &str) {
    let (as_unit, as_upgrade) = (format!("play {name}"), format!("play {name} onto {SHIP}"));
    for (what, unit, upgrade) in [("", true, false), ("is: Upgrade, ", false, true), ("is: Card, ", true, true)] {
        let steps = format!("Play(what: Choose({what}zone: Hand, side: Friendly), price: [Free])");
        let table = scenario().confiscate_does(&steps).our_resources(30).our_hand(["Confiscate", number]).ours([SHIP]);
        let mut game = table.action_phase();
        game.us().play("Confiscate");
        game.expect_asked(Side::Us, Ask::Play);
        for (option, wanted) in [(&as_unit, unit), (&as_upgrade, upgrade)] {
            if wanted {
                game.expect_offered(option);
            } else {
                game.expect_not_offered(option);
            }
        }
    }
}

/// An enemy unit with 1 remaining HP and a Shield.
pub(super) fn nearly_gone() -> UnitSpec {
    unit("Wampa").damage(4).with(["Shield"])
}

/// Our opponent is dealt so much indirect damage: the unit takes no more than its remaining HP (CR 8.35.3), its Shield
/// notwithstanding (CR 8.35.2A), and the base takes the rest.
pub(super) fn indirect(game: &mut Table, amount: usize) {
    game.expect_asked(Side::Them, Ask::Indirect).expect_options(["Wampa", "their base"]);
    game.them().choose("Wampa");
    if amount > 1 {
        game.expect_options(["their base"]);
        game.them().choose_times(amount - 1, "their base");
    }
    game.expect_gone("Wampa");
}
