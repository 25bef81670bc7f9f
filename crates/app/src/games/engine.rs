//! The engine for other programs: a session of lines (`protocol`), with the bundled decks by key.

use decks::DeckList;
use protocol::{DeckLine, Session};

use crate::AppError;
use crate::games::{book, playable_keys};

pub use protocol::{LONGEST_LINE, SessionResponse};

/// Creates a session.
///
/// # Errors
/// `catalog.broken`, which a test rules out for releases.
pub fn session() -> Result<Session, AppError> {
    let book = book()?;
    let playable: Vec<&str> = playable_keys(&book).collect();
    let published = crate::decks::files::bundled_decks().filter(|deck| playable.contains(&&*deck.key));
    let decks: Vec<(String, DeckLine)> =
        published.filter_map(|deck| Some((deck.key.clone(), line(&deck.list)?))).collect();
    Ok(Session::new(book, decks))
}

/// Converts a deck for the engine. Returns `None` if it has no base.
fn line(list: &DeckList) -> Option<DeckLine> {
    let count = |count: u32| u8::try_from(count).unwrap_or(u8::MAX);
    Some(DeckLine {
        leaders: list.leaders.iter().map(|entry| entry.card).collect(),
        base: list.bases.first()?.card,
        cards: list.main.iter().map(|entry| (entry.card, count(entry.count))).collect(),
    })
}
