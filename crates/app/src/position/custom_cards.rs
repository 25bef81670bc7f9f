//! Cards without implemented text, in a separate book where they have no abilities. These are custom cards of a judge,
//! catalogue cards without text, and placeholders for a missing leader or base.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use model::{Arena, Aspect, AspectIcons, Card, CardId, CardNumber, CardType, Rarity};
use rules::{CardBook, CardIndex, Game};

use super::convert::{NO_BASE, NO_LEADER, cards, number};
use crate::AppError;
use crate::cards::words::book;
use crate::contract::{CustomCard, CustomCardKind, JudgePosition};
use crate::error::{Cause, ErrorDetail};

/// The set code of a judge's custom cards.
pub(crate) const BY_HAND: &str = "HAND";
/// The HP of the placeholder base.
const BASE_HP: i8 = 30;
/// More resources than any player has, so that the placeholder leader cannot be deployed.
const NEVER: u8 = 250;
/// Maximum number of custom cards in a position.
const MOST_TYPED: usize = 100;
/// Maximum length of a custom card's name, in characters.
const LONGEST_NAME: usize = 60;
/// Maximum cost, power or HP of a custom card.
const HIGHEST: u32 = 99;

/// Cache key of a book: the custom cards, and the catalogue cards without text.
type Key = (Vec<CustomCard>, BTreeSet<CardNumber>);
/// The last created book, because a case is viewed many times.
static LAST: Mutex<Option<(Key, Arc<CardBook>)>> = Mutex::new(None);

/// Returns the book for a position.
///
/// # Errors
/// `judge.typed` if a custom card is invalid; `judge.card`.
pub(crate) fn book_of(position: &JudgePosition) -> Result<Arc<CardBook>, AppError> {
    let known = book()?;
    let missing = position.sides.iter().any(|side| side.base.is_none() || side.leaders.is_empty());
    let mut without_text = BTreeSet::new();
    for text in position.sides.iter().flat_map(cards) {
        let number = number(&text)?;
        if known.catalog().by_number(number).is_some_and(|card| !known.is_implemented(card)) {
            without_text.insert(number);
        }
    }
    if position.typed.is_empty() && without_text.is_empty() && !missing {
        return Ok(known);
    }
    let key = (position.typed.clone(), without_text);
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, made)) = last.as_ref().filter(|(made_for, _)| *made_for == key) {
        return Ok(Arc::clone(made));
    }
    let made = Arc::new(extended(&known, &key)?);
    *last = Some((key, Arc::clone(&made)));
    Ok(made)
}

fn extended(known: &CardBook, (typed, without_text): &Key) -> Result<CardBook, AppError> {
    if typed.len() > MOST_TYPED {
        return Err(AppError::of(Cause::JudgeTooManyHidden { most_hidden: MOST_TYPED.into() }));
    }
    let mut more =
        vec![blank(NO_LEADER, "No leader yet", CardType::Leader)?, blank(NO_BASE, "No base yet", CardType::Base)?];
    let every = || AspectIcons::new(Aspect::ALL).map_err(|error| broken(&error));
    (more[0].cost, more[0].aspects, more[0].arena) = (Some(NEVER), every()?, Some(Arena::Ground));
    (more[1].hp, more[1].aspects) = (Some(BASE_HP), every()?);
    for card in typed {
        more.push(described(card)?);
    }
    let numbers: Vec<CardNumber> = more.iter().map(|card| card.number).collect();
    let catalog = Arc::new(known.catalog().from_cards(more));
    let (vanilla, texts) = known.catalog().texts().map_err(|error| broken(&error))?;
    let vanilla: Vec<CardNumber> = vanilla.iter().chain(&numbers).chain(without_text).copied().collect();
    CardBook::of(catalog, &vanilla, texts.iter().cloned()).map_err(|error| broken(&error))
}

fn broken(error: &impl std::fmt::Display) -> AppError {
    AppError::of(Cause::CatalogBroken { what: ErrorDetail::text(error) })
}

/// Creates a card with only a name.
fn blank(number: &str, name: &str, kind: CardType) -> Result<Card, AppError> {
    Ok(Card {
        id: CardId(0),
        number: self::number(number)?,
        name: name.into(),
        subtitle: None,
        kind,
        arena: None,
        cost: None,
        power: None,
        hp: None,
        as_upgrade: None,
        aspects: AspectIcons::default(),
        traits: Vec::new(),
        rarity: Rarity::Special,
        unique: kind == CardType::Leader,
        keywords: Vec::new(),
    })
}

/// Creates a custom card.
fn described(card: &CustomCard) -> Result<Card, AppError> {
    let refuse = || AppError::of(Cause::JudgeTyped { card: (&*card.name).into() });
    let name = card.name.trim();
    let is_ours = self::number(&card.number)?.set.as_str() == BY_HAND;
    let numbers_fit = [card.cost, card.power, card.hp].iter().all(|number| *number <= HIGHEST);
    let has_hp = card.hp > 0 || matches!(card.kind, CustomCardKind::Event | CustomCardKind::Upgrade);
    if name.is_empty() || name.chars().count() > LONGEST_NAME || !is_ours || !numbers_fit || !has_hp {
        return Err(refuse());
    }
    let kind = match card.kind {
        CustomCardKind::Leader => CardType::Leader,
        CustomCardKind::Base => CardType::Base,
        CustomCardKind::Unit => CardType::Unit,
        CustomCardKind::Event => CardType::Event,
        CustomCardKind::Upgrade => CardType::Upgrade,
    };
    let small = |number: u32| i8::try_from(number).ok();
    let stands = matches!(card.kind, CustomCardKind::Leader | CustomCardKind::Unit | CustomCardKind::Upgrade);
    let mut made = blank(&card.number, name, kind)?;
    made.cost = u8::try_from(card.cost).ok().filter(|_| card.kind != CustomCardKind::Base);
    made.power = small(card.power).filter(|_| stands);
    made.hp = small(card.hp).filter(|_| stands || card.kind == CustomCardKind::Base);
    let arena = if card.space { Arena::Space } else { Arena::Ground };
    made.arena = Some(arena).filter(|_| matches!(card.kind, CustomCardKind::Leader | CustomCardKind::Unit));
    Ok(made)
}

/// Returns `true` if a card has no implemented text, so that its effects are manual actions.
pub(crate) fn is_by_hand(game: &Game, card: CardIndex) -> bool {
    let number = game.book().catalog().card(game.state.card(card).def).number;
    number.set.as_str() == BY_HAND
        || book().is_ok_and(|known| known.catalog().by_number(number).is_some_and(|card| !known.is_implemented(card)))
}
