//! Warnings about a position: impossible and unlikely states.

use std::collections::BTreeMap;

use messages::judge as wording;
use model::{Card, CardType};
use rules::{CardBook, CardIndex, CardZone, Game, PositionError, QuestionKind, Seat};

use crate::contract::{JudgeAttachment, JudgePosition, JudgeSide, PositionWarning, TextLanguage};
use crate::error::{Cause, ErrorDetail};
use crate::games::game_language;
use crate::position::{MOST_DAMAGE, is_by_hand, number};

/// Maximum copies of a card in a deck (CR 8.5.5).
const COPIES: usize = 3;

/// Converts the engine's rejection of a position to a warning with its rule.
pub(super) fn position_error(
    language: TextLanguage,
    error: &PositionError,
    position: &JudgePosition,
    book: &CardBook,
) -> PositionWarning {
    let named = |number: &model::CardNumber| {
        let card = book.catalog().by_number(*number).map(|card| book.catalog().card(card).full_name());
        card.unwrap_or_else(|| number.to_string())
    };
    let side = |at: usize| position.sides.get(at).map_or_else(String::new, |side| side.name.clone());
    let (words, rule, seat) = match error {
        PositionError::Players(_) => (too_few_or_many_players(language), "11.1.1", None),
        PositionError::NoCard(number) => {
            (wording::CardDoesNotExist { number: &number.to_string() }.text(language), "", None)
        }
        PositionError::Kind(number, what) => (misplaced(language, &named(number), what), "3.1.1", None),
        PositionError::NoUpgrade(number) => (no_upgrade(language, &named(number)), "3.6.1", None),
        PositionError::NoHost(number) | PositionError::WrongHost(number, _) => {
            (wrong_host(language, &named(number)), "3.6.3", None)
        }
        PositionError::Deployed(number) => (unit_and_upgrade(language, &named(number)), "3.4.4A", None),
        PositionError::NotWritten(number) => (not_implemented(language, &named(number)), "", None),
        PositionError::Incomplete(at) => (incomplete(language, &side(*at)), "5.2.1", Some(*at as u32)),
        PositionError::Seat(seat) => {
            let number = seat + 1;
            (wording::PlayerDoesNotExist { number: &number }.text(language), "", None)
        }
        PositionError::NoSuch(_) => (Cause::JudgeCardGone.message(language), "", None),
        PositionError::Busy => (Cause::JudgeHandBusy.message(language), "", None),
        PositionError::NoEffect(number, _) | PositionError::NoLimit(number) => {
            (Cause::JudgeHandCard { card: named(number).into() }.message(language), "", None)
        }
        PositionError::NoName(name) => (Cause::JudgeHandName { name: name.into() }.message(language), "", None),
        PositionError::NoTrait(word) => (Cause::JudgeHandKeyword { keyword: word.into() }.message(language), "", None),
        PositionError::Range(number) => {
            let cause = Cause::JudgeRange { number: ErrorDetail::text(number), most: MOST_DAMAGE.into() };
            (cause.message(language), "", None)
        }
        PositionError::TooMany => (Cause::JudgeHandTooMany.message(language), "", None),
        PositionError::Broken(broken) => {
            let told = phrase::game::broken(*broken, game_language(language));
            let words = wording::ThisPositionCausesAnInternalError { told: &told }.text(language);
            (words, broken.rule(), None)
        }
    };
    PositionWarning { words, rule: rule.to_owned(), impossible: true, seat }
}

fn too_few_or_many_players(language: TextLanguage) -> String {
    wording::AGameNeedsTwoToFour {}.text(language)
}

fn misplaced(language: TextLanguage, name: &str, needed: &str) -> String {
    wording::DoesNotFitThereThisPlace { name: &name, needed: &needed }.text(language)
}

fn unit_and_upgrade(language: TextLanguage, name: &str) -> String {
    wording::CannotBeAUnitAndAn { name: &name }.text(language)
}

fn not_implemented(language: TextLanguage, name: &str) -> String {
    wording::CannotBePlayedInCantinaYet { name: &name }.text(language)
}

/// Returns the message for a player without a base or leader.
fn incomplete(language: TextLanguage, name: &str) -> String {
    wording::NeedsOneBaseAndOneLeader { name: &name }.text(language)
}

/// Returns the message for a card that cannot be attached to anything.
pub(super) fn no_upgrade(language: TextLanguage, name: &str) -> String {
    wording::CannotBeAttachedItIsNeither { name: &name }.text(language)
}

/// Returns the message for an upgrade that cannot be attached to a card.
pub(super) fn wrong_host(language: TextLanguage, name: &str) -> String {
    wording::CannotBeAttachedThereUpgradesWith { name: &name }.text(language)
}

/// Returns the warnings about a possible position; `game` is the position before any step.
pub(super) fn position_warnings(
    language: TextLanguage,
    position: &JudgePosition,
    game: &Game,
    stands_in: bool,
) -> Vec<PositionWarning> {
    let mut found = Vec::new();
    let mut say = |words: String, rule: &str, seat: Option<usize>| {
        found.push(PositionWarning {
            words,
            rule: rule.to_owned(),
            impossible: false,
            seat: seat.map(|seat| seat as u32),
        });
    };
    for (at, side) in position.sides.iter().enumerate() {
        missing_cards(language, side, &mut |words, rule| say(words, rule, Some(at)));
        standing(language, side, at, position, game, &mut say);
        copies(language, side, game.book(), &mut |words, rule| say(words, rule, Some(at)));
        resources(language, side, position.round, &mut |words, rule| say(words, rule, Some(at)));
    }
    counters(language, position, &mut say);
    if let Some(outcome) = game.state.outcome() {
        say(over(language, outcome, position), "5.6.1", None);
    } else if game.question().is_some_and(|question| question.ask == QuestionKind::Unique) {
        let words = wording::APlayerControlsTwoCopiesOf {}.text(language);
        say(words, "8.29.3", None);
    }
    for name in cards_without_text(game) {
        let words = wording::TheTextOfIsUnknownUse { name: &name }.text(language);
        say(words, "", None);
    }
    if stands_in {
        let words = wording::UnknownCardsCountAsUnitsWithout {}.text(language);
        say(words, "1.17.2", None);
    }
    found
}

/// Reports a missing leader or base (CR 5.2.1).
fn missing_cards(language: TextLanguage, side: &JudgeSide, say: &mut impl FnMut(String, &str)) {
    let missing = match (side.base.is_none(), side.leaders.is_empty()) {
        (true, true) => wording::LeaderAndBase {}.text(language),
        (true, false) => wording::MissingBase {}.text(language),
        (false, true) => wording::MissingLeader {}.text(language),
        (false, false) => return,
    };
    let name = &side.name;
    let words = wording::HasNoYetUntilThenNo { name: &name, missing: &missing }.text(language);
    say(words, "5.2.1");
}

/// Reports counters that contradict each other, and a player who cannot act because of one (CR 1.15.5B).
fn counters(language: TextLanguage, position: &JudgePosition, say: &mut impl FnMut(String, &str, Option<usize>)) {
    let holder = position.sides.get(position.initiative as usize);
    if let Some(holder) = holder.filter(|holder| position.initiative_taken && !holder.took_counter) {
        let name = &holder.name;
        let words = wording::TheInitiativeIsMarkedAsTaken { name: &name }.text(language);
        say(words, "1.15.5B", Some(position.initiative as usize));
    }
    if let Some(active) = position.sides.get(position.active as usize).filter(|side| side.took_counter) {
        let name = &active.name;
        let words = wording::HasTakenACounterThisRound { name: &name }.text(language);
        say(words, "1.15.5B", Some(position.active as usize));
    }
}

/// Returns the names of the cards whose text is unknown, in alphabetical order.
fn cards_without_text(game: &Game) -> Vec<String> {
    let mut names: Vec<String> = (0..game.state.cards().len())
        .map(|at| CardIndex(at as u16))
        .filter(|card| is_by_hand(game, *card))
        .map(|card| game.book().catalog().card(game.state.card(card).def).full_name())
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

fn over(language: TextLanguage, outcome: rules::Outcome, position: &JudgePosition) -> String {
    let winner = match outcome {
        rules::Outcome::Won(seat) => position.sides.get(seat.at()),
        rules::Outcome::Draw | rules::Outcome::Shared(_) => None,
    };
    match winner.map(|side| &side.name) {
        Some(name) => wording::TheGameIsOverHasWon { name: &name }.text(language),
        None => wording::TheGameIsOver {}.text(language),
    }
}

/// Warns about states that do not last (CR 1.16.5), and states that are unlikely to occur.
fn standing(
    language: TextLanguage,
    side: &JudgeSide,
    at: usize,
    position: &JudgePosition,
    game: &Game,
    say: &mut impl FnMut(String, &str, Option<usize>),
) {
    let laid = side.units.len() + side.leaders.iter().filter(|leader| leader.deployed).count();
    let stand = game.state.list(Seat(at as u8), CardZone::Arena).len();
    let unique_open = game.question().is_some_and(|question| question.ask == QuestionKind::Unique);
    if stand < laid && !unique_open {
        let (fallen, name) = (laid - stand, &side.name);
        let words = match fallen {
            1 => wording::AUnitOfHasNoHp { name: &name }.text(language),
            _ => wording::UnitsOfHaveNoHpLeft { fallen: &fallen, name: &name }.text(language),
        };
        say(words, "1.16.5E", Some(at));
    }
    for leader in side.leaders.iter().filter(|leader| leader.deployed) {
        let Some(facts) = facts(game.book(), &leader.card) else { continue };
        let needs = facts.cost.map_or(0, usize::from);
        if side.resources.len() < needs {
            let (leader, count) = (&facts.name, side.resources.len());
            let words = wording::IsDeployedWithResourcesItsEpic { leader: &leader, count: &count, needs: &needs }
                .text(language);
            say(words, "3.4.4", Some(at));
        }
    }
    let name = &side.name;
    if side.hidden_deck == 0 && side.deck.is_empty() {
        say(wording::TheDeckOfIsEmpty { name: &name }.text(language), "8.6.1", Some(at));
    }
    if position.twin_suns && side.leaders.len() != 2 {
        let words = wording::HasOneLeaderInTwinSuns { name: &name }.text(language);
        say(words, "12.3.1", Some(at));
    }
    ineligible(language, side, at, game, say);
}

/// Warns about upgrades on units they cannot be played on. They may have been attached in another way (CR 3.6.3A).
fn ineligible(
    language: TextLanguage,
    side: &JudgeSide,
    at: usize,
    game: &Game,
    say: &mut impl FnMut(String, &str, Option<usize>),
) {
    let seat = Seat(at as u8);
    for unit in game.state.list(seat, CardZone::Arena).iter().chain([&game.state.player(seat).base]) {
        for upgrade in game.state.upgrades(*unit) {
            if !game.is_eligible(*unit, upgrade) {
                let name = |card: CardIndex| game.book().catalog().card(game.state.card(card).def).name.to_string();
                let (upgrade, unit, whose) = (name(upgrade), name(*unit), &side.name);
                let words =
                    wording::CannotBePlayedOnOfSo { upgrade: &upgrade, unit: &unit, whose: &whose }.text(language);
                say(words, "3.6.3A", Some(at));
            }
        }
    }
}

/// Warns about more copies of a card than a constructed deck may contain.
fn copies(language: TextLanguage, side: &JudgeSide, book: &CardBook, say: &mut impl FnMut(String, &str)) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let under = |cards: &[JudgeAttachment]| -> Vec<String> { cards.iter().map(|card| card.card.clone()).collect() };
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
        let (name, card) = (&side.name, facts.full_name());
        let words = wording::HasCopiesOfAConstructedDeck { name: &name, count: &count, card: &card, copies: &COPIES }
            .text(language);
        say(words, "8.5.5");
    }
}

/// Warns about more resources than two at the start and one per round.
fn resources(language: TextLanguage, side: &JudgeSide, round: u32, say: &mut impl FnMut(String, &str)) {
    let most = 1 + round as usize;
    if side.resources.len() > most {
        let (name, count) = (&side.name, side.resources.len());
        let words =
            wording::HasResourcesInRoundWithoutAbilities { name: &name, count: &count, round: &round, most: &most }
                .text(language);
        say(words, "5.5.1C");
    }
}

fn facts<'a>(book: &'a CardBook, card: &str) -> Option<&'a Card> {
    let number = number(card).ok()?;
    book.catalog().by_number(number).map(|card| book.catalog().card(card)).filter(|card| card.kind != CardType::Base)
}
