//! What is odd about a position: what cannot be, and what hardly can.

use std::collections::BTreeMap;

use model::{Card, CardType};
use rules::{Ask, Book, CardIx, Game, Place, PositionError, Seat};

use super::place::number;
use super::unknown::is_by_hand;
use crate::contract::{JudgePosition, JudgeSide, JudgeUnder, Oddity};

/// Copies of a card in a deck (CR 8.5.5).
const COPIES: usize = 3;

/// A position that the engine refuses, as an oddity in words with its rule.
pub(super) fn impossible(error: &PositionError, position: &JudgePosition, book: &Book) -> Oddity {
    let named = |number: &model::CardNumber| {
        let card = book.catalog().by_number(*number).map(|card| book.catalog().card(card).full_name());
        card.unwrap_or_else(|| number.to_string())
    };
    let side = |at: usize| position.sides.get(at).map_or_else(String::new, |side| side.name.clone());
    let (words, rule, seat) = match error {
        PositionError::Players(_) => ("A game has two to four players.".to_owned(), "11.1.1", None),
        PositionError::NoCard(number) => (format!("There is no card {number}."), "", None),
        PositionError::Kind(number, what) => (format!("{} cannot be a {what}.", named(number)), "3.1.1", None),
        PositionError::NotWritten(number) => {
            (format!("{} cannot be played with yet: its text is not written.", named(number)), "", None)
        }
        PositionError::Incomplete(at) => {
            (format!("{} needs one base and one leader (two in Twin Suns).", side(*at)), "5.2.1", Some(*at as u32))
        }
        PositionError::Seat(seat) => (format!("There is no player {}.", seat + 1), "", None),
        PositionError::NoSuch(_)
        | PositionError::Busy
        | PositionError::NoEffect(..)
        | PositionError::NoLimit(_)
        | PositionError::NoName(_)
        | PositionError::NoTrait(_) => (error.to_string(), "", None),
        PositionError::Range(number) => (format!("{number} is out of range."), "", None),
        PositionError::TooMany => ("There are too many cards.".to_owned(), "", None),
        PositionError::Broken(broken) => (format!("The engine has a fault here: {broken}."), broken.rule(), None),
    };
    Oddity { words, rule: rule.to_owned(), impossible: true, seat }
}

/// What is odd about a position that can be; `game` is the position before anything was done.
pub(super) fn odd(position: &JudgePosition, game: &Game, stands_in: bool) -> Vec<Oddity> {
    let mut found = Vec::new();
    let mut say = |words: String, rule: &str, seat: Option<usize>| {
        found.push(Oddity { words, rule: rule.to_owned(), impossible: false, seat: seat.map(|seat| seat as u32) });
    };
    let book = game.book();
    for (at, side) in position.sides.iter().enumerate() {
        let missing = match (side.base.is_none(), side.leaders.is_empty()) {
            (true, true) => "leader and base",
            (true, false) => "base",
            (false, true) => "leader",
            (false, false) => "",
        };
        if !missing.is_empty() {
            let words = format!("{} has no {missing} yet: without text and aspect penalty until then.", side.name);
            say(words, "5.2.1", Some(at));
        }
        standing(side, at, position, game, &mut say);
        copies(side, book, &mut |words, rule| say(words, rule, Some(at)));
        resources(side, position.round, book, &mut |words, rule| say(words, rule, Some(at)));
    }
    let holder = position.sides.get(position.initiative as usize);
    if let Some(holder) = holder.filter(|holder| position.initiative_taken && !holder.took_counter) {
        say(
            format!("The initiative was taken, but {} is not marked as having taken it.", holder.name),
            "1.15.5B",
            Some(position.initiative as usize),
        );
    }
    if let Some(active) = position.sides.get(position.active as usize).filter(|side| side.took_counter) {
        say(
            format!("{} has taken a counter this round and passes whenever it is their action.", active.name),
            "1.15.5B",
            Some(position.active as usize),
        );
    }
    if let Some(outcome) = game.state.outcome {
        let words = phrase_over(outcome, position);
        say(words, "5.6.1", None);
    } else if game.question().is_some_and(|question| question.ask == Ask::Unique) {
        say("A player controls two copies of a unique card: one is defeated at once.".to_owned(), "8.29.3", None);
    }
    let mut by_hand: Vec<String> = (0..game.state.cards.len())
        .map(|at| CardIx(at as u16))
        .filter(|card| is_by_hand(game, *card))
        .map(|card| book.catalog().card(game.state.card(card).def).full_name())
        .collect();
    by_hand.sort_unstable();
    by_hand.dedup();
    for name in by_hand {
        say(format!("The text of {name} is not known: what it does is done by hand."), "", None);
    }
    if stands_in {
        say(
            "Cards that are not known are taken for units without text: what depends on them is open.".to_owned(),
            "1.17.2",
            None,
        );
    }
    found
}

fn phrase_over(outcome: rules::Outcome, position: &JudgePosition) -> String {
    let name = |seat: Seat| position.sides.get(seat.at()).map_or("nobody", |side| side.name.as_str());
    match outcome {
        rules::Outcome::Won(seat) => format!("The game is over: {} has won.", name(seat)),
        rules::Outcome::Draw | rules::Outcome::Shared(_) => "The game is over.".to_owned(),
    }
}

/// What does not stay as it was set up (CR 1.16.5), and what could hardly have come to lie so.
fn standing(
    side: &JudgeSide,
    at: usize,
    position: &JudgePosition,
    game: &Game,
    say: &mut impl FnMut(String, &str, Option<usize>),
) {
    let laid = side.units.len() + side.leaders.iter().filter(|leader| leader.deployed).count();
    let stand = game.state.list(Seat(at as u8), Place::Arena).len();
    let unique_open = game.question().is_some_and(|question| question.ask == Ask::Unique);
    if stand < laid && !unique_open {
        let fallen = laid - stand;
        let what = if fallen == 1 { "A unit".to_owned() } else { format!("{fallen} units") };
        say(
            format!("{what} of {} cannot stand so: no HP remains, and it falls at once.", side.name),
            "1.16.5E",
            Some(at),
        );
    }
    for leader in side.leaders.iter().filter(|leader| leader.deployed) {
        let Some(facts) = facts(game.book(), &leader.card) else { continue };
        let needs = facts.cost.map_or(0, usize::from);
        if side.resources.len() < needs {
            let words = format!(
                "{} is deployed with {} resources; deploying it by its epic action needs {needs}.",
                facts.name,
                side.resources.len()
            );
            say(words, "3.4.4", Some(at));
        }
    }
    if side.hidden_deck == 0 && side.deck.is_empty() {
        say(format!("The deck of {} is empty.", side.name), "8.6.1", Some(at));
    }
    if position.twin_suns && side.leaders.len() != 2 {
        say(format!("{} has one leader; in Twin Suns there are two.", side.name), "12.3.1", Some(at));
    }
    ineligible(side, at, game, say);
}

/// Upgrades on units that do not take them: they may have come there in another way (CR 3.6.3A).
fn ineligible(side: &JudgeSide, at: usize, game: &Game, say: &mut impl FnMut(String, &str, Option<usize>)) {
    let seat = Seat(at as u8);
    for unit in game.state.list(seat, Place::Arena).iter().chain([&game.state.player(seat).base]) {
        for upgrade in game.state.upgrades(*unit) {
            if !game.is_eligible(*unit, upgrade) {
                let name = |card: CardIx| game.book().catalog().card(game.state.card(card).def).name.to_string();
                let words = format!(
                    "{} would not be played on {} of {}: it must have come there otherwise.",
                    name(upgrade),
                    name(*unit),
                    side.name
                );
                say(words, "3.6.3A", Some(at));
            }
        }
    }
}

/// More copies than a constructed deck has.
fn copies(side: &JudgeSide, book: &Book, say: &mut impl FnMut(String, &str)) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let under = |cards: &[JudgeUnder]| -> Vec<String> { cards.iter().map(|card| card.card.clone()).collect() };
    let mut all: Vec<String> = [&side.hand, &side.deck, &side.discard].into_iter().flatten().cloned().collect();
    all.extend(side.resources.iter().filter(|one| one.owner.is_none()).filter_map(|one| one.card.clone()));
    for unit in side.units.iter().filter(|unit| unit.owner.is_none()) {
        all.push(unit.card.clone());
        all.extend(under(&unit.upgrades));
    }
    for leader in &side.leaders {
        all.extend(under(&leader.upgrades));
    }
    for number in all {
        *counts.entry(number).or_default() += 1;
    }
    for (number, count) in counts.into_iter().filter(|(_, count)| *count > COPIES) {
        let Some(facts) = facts(book, &number).filter(|facts| facts.kind.is_deck_card()) else { continue };
        say(
            format!("{} has {count} copies of {}; a constructed deck has {COPIES}.", side.name, facts.full_name()),
            "8.5.5",
        );
    }
}

/// More resources than two at the start and one per round.
fn resources(side: &JudgeSide, round: u32, _: &Book, say: &mut impl FnMut(String, &str)) {
    let most = 1 + round as usize;
    if side.resources.len() > most {
        let words = format!(
            "{} has {} resources in round {round}; without abilities there are at most {most}.",
            side.name,
            side.resources.len()
        );
        say(words, "5.5.1C");
    }
}

fn facts<'a>(book: &'a Book, card: &str) -> Option<&'a Card> {
    let number = number(card).ok()?;
    book.catalog().by_number(number).map(|card| book.catalog().card(card)).filter(|card| card.kind != CardType::Base)
}
