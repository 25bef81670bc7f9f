//! Official rulings of Spark of Rebellion that several cards share: each story names its cards by number.

use testkit::{scenario, unit};

use crate::starts::{all_is_excess, with_a_deadly_upgrade};

/// CR 7.5.7F without Overwhelm: a defending unit that is gone leaves nothing to damage.
#[test]
fn without_overwhelm_nothing_is_excess() {
    let table = scenario().ours([unit("Underworld Thug").with(["Resilient"])]).theirs(["Cantina Braggart"]);
    all_is_excess(with_a_deadly_upgrade(table).action_phase(), "Underworld Thug", 0);
}

/// CR 8.26.2: the order below is by chance: two seeds, two orders.
#[test]
fn the_rest_goes_to_the_bottom_in_a_random_order() {
    let bottom = |seed: u64| {
        let deck = ["Greedo", "Waylay", "Repair", "Resupply", "Recruit", "AT-ST", "Moment of Peace"];
        let mut game = scenario().seed(seed).our_hand(["Recruit"]).our_deck(deck).action_phase();
        game.us().play("Recruit").choose("Greedo").expect_deck_top(["AT-ST", "Moment of Peace"]);
        game.game
    };
    let order = |game: &rules::Game| game.state.list(rules::Seat(0), rules::Place::Deck).to_vec();
    let orders: Vec<_> = (1..6).map(|seed| order(&bottom(seed))).collect();
    assert!(orders.iter().any(|one| *one != orders[0]), "five seeds, one order");
}
