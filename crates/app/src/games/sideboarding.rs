//! Sideboarding between the games of a match.

use std::collections::HashMap;

use rules::Seat;

use super::live::LiveGame;
use super::record::StoredDeck;
use crate::AppError;
use crate::contract::{CardCount, SideboardView};
use crate::error::Cause;

/// Returns the deck of a seat between two games. `main` is the new deck if the player has already sideboarded.
pub(crate) fn sideboard_of(live: &LiveGame, seat: Seat, main: Option<&[CardCount]>) -> Option<SideboardView> {
    let deck = live.decks.get(seat.at())?;
    // `main` was checked when it was received.
    let exchanged = main.and_then(|main| exchange(deck, main).ok());
    let deck = exchanged.as_ref().unwrap_or(deck);
    Some(SideboardView {
        seat: u32::from(seat.0),
        name: live.names.get(seat.at())?.clone(),
        main: deck.main.clone(),
        sideboard: deck.sideboard.clone(),
        minimum: deck.minimum,
    })
}

/// Returns a deck after sideboarding.
///
/// # Errors
/// `play.sideboard` if a card is not from the sideboard or the deck is too small.
pub(crate) fn exchange(deck: &StoredDeck, main: &[CardCount]) -> Result<StoredDeck, AppError> {
    let refused = |cause: Cause| AppError::of(cause).at(deck.name.clone());
    let mut pool: HashMap<&str, u32> = HashMap::new();
    for row in deck.main.iter().chain(&deck.sideboard) {
        *pool.entry(&row.id).or_default() += row.count;
    }
    let mut next = Vec::new();
    for row in main.iter().filter(|row| row.count > 0) {
        match pool.get_mut(row.id.as_str()) {
            Some(left) if *left >= row.count => *left -= row.count,
            Some(_) | None => return Err(refused(Cause::PlaySideboard { card: (&row.id).into() })),
        }
        next.push(row.clone());
    }
    let size: u32 = next.iter().map(|row| row.count).sum();
    if size < deck.minimum {
        return Err(refused(Cause::PlaySideboardSmall { least: deck.minimum.into(), cards: size.into() }));
    }
    let mut sideboard: Vec<CardCount> = Vec::new();
    for row in deck.main.iter().chain(&deck.sideboard) {
        let left = pool.get(row.id.as_str()).copied().unwrap_or(0);
        if left > 0 && !sideboard.iter().any(|known| known.id == row.id) {
            sideboard.push(CardCount { id: row.id.clone(), count: left });
        }
    }
    Ok(StoredDeck { main: next, sideboard, ..deck.clone() })
}
