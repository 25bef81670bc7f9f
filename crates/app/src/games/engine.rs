//! The engine for other people's programs: a conversation of lines (`protocol`), with the published decks by their keys.

use decks::DeckList;
use protocol::{DeckLine, Session};

use crate::AppError;
use crate::games::{book, playable_keys};

pub use protocol::{Answer, LONGEST_LINE};

/// A new conversation.
///
/// # Errors
/// `catalog.broken`, which a test keeps from being released.
pub fn session() -> Result<Session, AppError> {
    let book = book()?;
    let playable: Vec<&str> = playable_keys(&book).collect();
    let published = crate::decks::reading::carried().filter(|deck| playable.contains(&&*deck.key));
    let decks: Vec<(String, DeckLine)> =
        published.filter_map(|deck| Some((deck.key.clone(), line(&deck.list)?))).collect();
    Ok(Session::new(book, decks))
}

/// A deck as the engine takes it; `None` for one without a base.
fn line(list: &DeckList) -> Option<DeckLine> {
    let count = |count: u32| u8::try_from(count).unwrap_or(u8::MAX);
    Some(DeckLine {
        leaders: list.leaders.iter().map(|entry| entry.card).collect(),
        base: list.bases.first()?.card,
        cards: list.main.iter().map(|entry| (entry.card, count(entry.count))).collect(),
    })
}
