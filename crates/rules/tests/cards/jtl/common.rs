//! Helpers shared by the tests of Jump to Lightspeed cards.

use testkit::{QuestionKind, Scenario, Scene, Side, UnitSpec, scenario, unit};

use crate::starts::{about_to_play, with_a_deadly_upgrade};

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
pub(super) fn expect_pilot_forms(number: &'static str, name: &str) {
    let (as_unit, as_upgrade) = (format!("play {name}"), format!("play {name} onto {SHIP}"));
    for (what, unit, upgrade) in [("", true, false), ("is: Upgrade, ", false, true), ("is: Card, ", true, true)] {
        let steps = format!("Play(what: Choose({what}zone: Hand, side: Friendly), price: [Free])");
        let table = scenario().confiscate_does(&steps).our_resources(30).our_hand(["Confiscate", number]).ours([SHIP]);
        let mut game = table.action_phase();
        game.us().play("Confiscate");
        game.expect_asked(Side::Us, QuestionKind::Play);
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
pub(super) fn unit_with_one_hp_and_shield() -> UnitSpec {
    unit("Wampa").damage(4).with(["Shield"])
}

/// The opponent is dealt this much indirect damage: the unit is dealt at most its remaining HP (CR 8.35.3), its Shield
/// prevents none of it (CR 8.35.2A), and the base is dealt the rest.
pub(super) fn deal_indirect_damage(game: &mut Scene, amount: usize) {
    game.expect_asked(Side::Them, QuestionKind::Indirect).expect_options(["Wampa", "their base"]);
    game.them().choose("Wampa");
    if amount > 1 {
        game.expect_options(["their base"]);
        game.them().choose_times(amount - 1, "their base");
    }
    game.expect_gone("Wampa");
}

/// A table at which the opponent is about to defeat a unit.
pub(super) fn about_to_be_defeated(ours: UnitSpec) -> Scenario {
    scenario().ours([ours]).their_hand(["Confiscate"]).confiscate_does("Defeat(Choose(side: Enemy))")
}

/// An attacker with Overwhelm attacks a unit with a Shield: the base is dealt no damage (CR 7.5.7E).
pub(super) fn expect_overwhelm_stops_at_shield(ours: UnitSpec, name: &str) {
    let mut game = scenario()
        .ours([ours])
        .theirs([unit("Academy Graduate").with(["Shield"]), unit("X-Wing").with(["Shield"])])
        .action_phase();
    let target = if game.game.arena(game.card(name)) == model::Arena::Space { "X-Wing" } else { "Academy Graduate" };
    game.us().attack(name, target);
    game.expect_in_play(target);
    game.them().expect_base_damage(0);
}

/// A card that triggers nothing but Ambush attacks, or stays exhausted without enemies (CR 7.5.5).
pub(super) fn expect_ambush(card: &'static str) {
    let mut game = about_to_play(card).action_phase();
    game.us().play(card);
    game.expect_exhausted(card).expect_action_of(Side::Them);
}

/// A Pilot without a text as an upgrade gives this much power and HP.
pub(super) fn expect_pilot_stats(pilot: &'static str, power: i16, hp: i16) {
    let mut game = about_to_pilot(pilot).action_phase();
    game.us().play_onto(pilot, SHIP);
    game.expect_power(SHIP, 2 + power).expect_hp(SHIP, 2 + hp);
}

/// What a card's text changes about deck and start.
pub(super) fn deck_rules_of(number: &str) -> Vec<ability::DeckRule> {
    let book = rules::CardBook::embedded().expect("the book");
    let card = book.catalog().by_number(number.parse().expect("a number")).expect("a card");
    let text = book.text(card).expect("a text");
    let of = |one: &ability::Ability| if let ability::Ability::Setup(all) = one { all.clone() } else { Vec::new() };
    text.abilities.iter().flat_map(of).collect()
}

/// A base's text and the deck-building table agree on the deck size.
pub(super) fn deck_size(number: &str, more: i8) {
    let table = include_str!("../../../../../data/formats/deck-building.ron");
    assert!(table.contains(&format!("(card: \"{number}\", least_cards: {more},")));
    assert_eq!(deck_rules_of(number), [ability::DeckRule::DeckSize(more)]);
}

/// The start of a game with the given base for us and a base without text for the opponent. We have the initiative, and
/// answer these mulligan questions.
pub(super) fn started_with(base: &str, mulligans: &[rules::Action]) -> Scene {
    let book = rules::CardBook::embedded().expect("the book");
    let card = |number: &str| book.catalog().by_number(number.parse().expect("a number")).expect("a card");
    let deck =
        |base: &str| rules::Deck { leaders: vec![card("SOR_005")], base: card(base), cards: vec![card("SOR_095"); 40] };
    let mut game = rules::Game::new(book.clone(), &[deck(base), deck("SOR_024")], 1).expect("playable decks");
    game.play(rules::Action::Player(rules::Seat(0))).expect("who begins");
    for answer in mulligans {
        game.play(*answer).expect("a mulligan or none");
    }
    Scene { game }
}

/// An attacker with Overwhelm whose defending unit is defeated before combat damage: all of it is dealt to the base (CR
/// 7.5.7F).
pub(super) fn expect_overwhelm_after_defender_is_defeated(ours: UnitSpec, name: &str, damage: i16) {
    let table = with_a_deadly_upgrade(scenario().ours([ours])).theirs(["Cantina Braggart", "Royal Security Fighter"]);
    let mut game = table.action_phase();
    let space = game.game.arena(game.card(name)) == model::Arena::Space;
    game.us().attack(name, if space { "Royal Security Fighter" } else { "Cantina Braggart" });
    game.them().expect_base_damage(damage);
}
