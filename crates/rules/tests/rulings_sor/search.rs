//! Official rulings on the cards of Spark of Rebellion that search: of the top cards of a deck those that are not chosen
//! go to the bottom, in a random order (CR 8.26.2).

use testkit::{Side, Table, scenario};

/// Three cards that no search below finds, then what it finds, then filler down to the searched depth, and two below it.
fn table(card: &'static str, found: &'static str, depth: usize) -> Table {
    let miss = if card == "Jabba the Hutt" { "Wampa" } else { "Surprise Strike" };
    let mut deck = vec![miss; depth];
    deck[depth / 2] = found;
    deck.extend(["Moment of Peace", "Repair"]);
    scenario().our_resources(30).our_hand([card]).our_deck(deck).action_phase()
}

/// What was below the searched cards is on top, and nothing but the found card has left the deck.
fn expect_the_rest_below(game: &mut Table, depth: usize) {
    game.us().expect_deck_top(["Moment of Peace", "Repair"]).expect_deck_size(depth + 1);
}

fn draws(card: &'static str, found: &'static str, depth: usize) {
    let mut game = table(card, found, depth);
    game.us().play(card);
    game.expect_options([found, "done"]);
    game.us().choose(found).expect_hand([found]);
    expect_the_rest_below(&mut game, depth);
    game.expect_action_of(Side::Them);
}

/// SOR_084.
#[test]
fn grand_moff_tarkin_puts_the_rest_on_the_bottom() {
    draws("Grand Moff Tarkin", "Cell Block Guard", 5);
}

/// SOR_087.
#[test]
fn darth_vader_puts_the_rest_on_the_bottom() {
    let mut game = table("Darth Vader", "Cell Block Guard", 10);
    game.us().play("Darth Vader").resolve_first("Darth Vader").choose("Cell Block Guard").play("Cell Block Guard");
    expect_the_rest_below(&mut game, 10);
}

/// SOR_096.
#[test]
fn mon_mothma_puts_the_rest_on_the_bottom() {
    draws("Mon Mothma", "Battlefield Marine", 5);
}

/// SOR_104.
#[test]
fn u_wing_reinforcement_puts_the_rest_on_the_bottom() {
    let mut game = table("U-Wing Reinforcement", "Wampa", 10);
    game.us().play("U-Wing Reinforcement").choose("Wampa").play("Wampa");
    expect_the_rest_below(&mut game, 10);
}

/// SOR_123.
#[test]
fn recruit_puts_the_rest_on_the_bottom() {
    draws("Recruit", "Wampa", 5);
}

/// SOR_125.
#[test]
fn prepare_for_takeoff_puts_the_rest_on_the_bottom() {
    draws("Prepare for Takeoff", "AT-ST", 8);
}

/// SOR_181.
#[test]
fn jabba_the_hutt_puts_the_rest_on_the_bottom() {
    draws("Jabba the Hutt", "Waylay", 8);
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
