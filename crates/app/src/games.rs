//! Games between people and bots: playable decks, single games, and series for statistics.
//!
//! The files of this module form a cycle of calls, because matches do: an answer may end a game (`play`), its result
//! ends the match or lets a player choose who starts the next game (`match_flow`, CR 5.2.1C), and that game begins with
//! a question, which a bot answers like any other (`play`). Games of a round, from a position and of puzzles follow the
//! same course (`matches`, `from_position`, `puzzles`).

pub(crate) mod aggregate;
mod analysis;
pub mod engine;
mod event_games;
mod fork;
pub(crate) mod from_position;
mod hands;
#[cfg(test)]
mod hidden;
mod hint_reason;
pub(crate) mod live;
mod logged;
pub(crate) mod match_flow;
mod matches;
pub(crate) mod play;
mod puzzles;
mod question_view;
mod reader_view;
mod replay_warning;
mod series;
pub(crate) mod share;
pub(crate) mod sideboarding;
mod source;
mod table;
pub(crate) mod view;

use crate::error::{Cause, ErrorDetail};
use std::sync::Arc;

use bots::Skill;
use decks::DeckList;
use model::{CardId, CardNumber};
use rules::{CardBook, Deck, Game, SetupError};

pub(crate) use crate::cards::words::{book, game_language};
pub(crate) use crate::record::game as record;
pub use series::{Series, SeriesRequest, series};
pub use table::{TerminalGame, TerminalLine, TerminalQuestion, TurnOutcome};

use self::play::OpenGames;
use crate::AppError;
use crate::contract::SeatKind;
use crate::core::Core;
use crate::decks::Decks;
use crate::decks::files::{self, bundled_decks};
use crate::event::Events;

/// The saved games, including matches of events and puzzles.
pub struct Games {
    core: Arc<Core>,
    /// The events whose matches are played here: registered decks and results.
    events: Arc<Events>,
    /// The library, whose decks are played.
    decks: Arc<Decks>,
    /// Cache of games in progress; their steps in the store are authoritative.
    tables: OpenGames,
}

impl Games {
    pub(crate) fn new(core: &Arc<Core>, events: &Arc<Events>, decks: &Arc<Decks>) -> Games {
        Games {
            core: Arc::clone(core),
            events: Arc::clone(events),
            decks: Arc::clone(decks),
            tables: OpenGames::new(core),
        }
    }
}

/// Returns the skill of a bot in a seat, or `None` for a person.
pub(crate) fn skill(kind: SeatKind) -> Option<Skill> {
    match kind {
        SeatKind::Person => None,
        SeatKind::Random => Some(Skill::Random),
        SeatKind::Gentle => Some(Skill::Gentle),
        SeatKind::Casual => Some(Skill::Casual),
        SeatKind::Quick => Some(Skill::Quick),
        SeatKind::Skilled => Some(Skill::Skilled),
        SeatKind::Strong => Some(Skill::Strong),
    }
}

/// Returns the name of a kind of player on the command line.
pub fn seat_name(kind: SeatKind) -> &'static str {
    skill(kind).map_or("human", Skill::word)
}

/// Returns the number of cores for a bot's search: all cores of this machine.
pub(crate) fn thinking_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A playable deck: every card is implemented.
#[derive(Debug, Clone)]
pub struct GameDeck {
    /// The key of a bundled deck, the name in the file, or the file's name.
    pub name: String,
    deck: Deck,
}

impl GameDeck {
    /// Returns its cards, for the engine.
    pub(crate) fn into_cards(self) -> Deck {
        self.deck
    }
}

/// Returns a deck by name. This is the key of a bundled deck (case-insensitive), or else the deck file that `read`
/// reads.
///
/// # Errors
/// `play.no_deck` if it is neither; `exchange.*` if the file is not a deck; `play.not_written` if a card is not
/// implemented; `play.leader` unless there are one or two leaders; `play.base` unless there is one base.
pub fn deck(name: &str, read: impl FnOnce() -> Result<Vec<u8>, AppError>) -> Result<GameDeck, AppError> {
    let book = book()?;
    if let Some(published) = bundled_decks().find(|deck| deck.key.eq_ignore_ascii_case(name)) {
        return playable(&book, &published.key, &published.list);
    }
    let bytes = read().map_err(|error| {
        if error.code != "file.unreadable" {
            return error;
        }
        let keys: Vec<&str> = playable_keys(&book).collect();
        AppError::of(Cause::PlayNoDeckOrFile { name: name.into(), decks: keys.into() })
    })?;
    let list = files::whole_deck(book.catalog(), &bytes).map_err(|error| match &error.place {
        Some(place) => {
            let place = format!("{name}, {place}");
            error.at(place)
        }
        None => error.at(name),
    })?;
    let called = list.name.clone().unwrap_or_else(|| name.to_owned());
    playable(&book, &called, &list)
}

/// Returns the keys of the playable bundled decks.
pub(crate) fn playable_keys(book: &CardBook) -> impl Iterator<Item = &'static str> + '_ {
    bundled_decks().filter(|deck| playable(book, &deck.key, &deck.list).is_ok()).map(|deck| &*deck.key)
}

fn playable(book: &CardBook, name: &str, list: &DeckList) -> Result<GameDeck, AppError> {
    let card = |number: CardNumber| {
        let found = book.catalog().printing(number).map(|printing| printing.card);
        found.ok_or_else(|| AppError::of(Cause::PlayNoCard { number: ErrorDetail::text(number) }).at(name))
    };
    let mut cards: Vec<CardId> = Vec::new();
    for entry in &list.main {
        cards.extend(std::iter::repeat_n(card(entry.card)?, entry.count as usize));
    }
    let leaders = list.leaders.iter().map(|entry| card(entry.card)).collect::<Result<Vec<_>, _>>()?;
    let bases = list.bases.iter().map(|entry| card(entry.card)).collect::<Result<Vec<_>, _>>()?;
    if !(1..=2).contains(&leaders.len()) {
        return Err(AppError::of(Cause::PlayLeader { leaders: leaders.len().into() }).at(name));
    }
    let [base] = bases.as_slice() else {
        return Err(AppError::of(Cause::PlayBase { bases: bases.len().into() }).at(name));
    };
    let mut missing: Vec<CardId> = leaders.iter().chain([base]).chain(&cards).copied().collect();
    missing.retain(|card| !book.is_implemented(*card));
    missing.sort_unstable();
    missing.dedup();
    if !missing.is_empty() {
        return Err(not_written(book, &missing).at(name));
    }
    Ok(GameDeck { name: name.to_owned(), deck: Deck { leaders, base: *base, cards } })
}

fn not_written(book: &CardBook, missing: &[CardId]) -> AppError {
    const SHOWN: usize = 5;
    let names = missing.iter().take(SHOWN).map(|card| {
        let card = book.catalog().card(*card);
        format!("{} ({})", card.full_name(), card.number)
    });
    let cards: Vec<String> = names.collect();
    AppError::of(match missing.len().saturating_sub(SHOWN) {
        0 => Cause::PlayNotWritten { cards: cards.into() },
        more => Cause::PlayNotWrittenMore { cards: cards.into(), more: more.into() },
    })
}

/// Creates a game of two to four decks, before its first question.
fn game(decks: &[GameDeck], seed: u64) -> Result<Game, AppError> {
    let cards: Vec<Deck> = decks.iter().map(|deck| deck.deck.clone()).collect();
    Game::new(book()?, &cards, seed).map_err(|error| setup_error(error, decks))
}

fn setup_error(error: SetupError, decks: &[GameDeck]) -> AppError {
    match error {
        SetupError::Players(_) | SetupError::TooMany => AppError::of(error.into()),
        SetupError::Kind(deck, _) | SetupError::Leaders(deck, _) | SetupError::NotWritten(deck, _) => {
            let name = decks.get(deck).map_or("", |deck| &deck.name);
            AppError::of(error.into()).at(name)
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Creates a book with only the cards of Spark of Rebellion implemented.
    pub(crate) fn unfinished_book() -> Arc<CardBook> {
        let (vanilla, texts) = catalog::texts::embedded().expect("the texts");
        let is_first = |number: &CardNumber| number.set.as_str() == "SOR";
        let vanilla: Vec<CardNumber> = vanilla.iter().copied().filter(is_first).collect();
        let texts: Vec<_> = texts.iter().filter(|text| is_first(&text.id)).cloned().collect();
        let cards = catalog::Catalog::embedded().expect("the cards");
        Arc::new(CardBook::of(cards, &vanilla, texts).expect("a book"))
    }

    /// Seats and bots have the same levels, with the same names.
    #[test]
    fn every_level_of_the_bots_can_take_a_seat() {
        for level in Skill::ALL {
            let seat: SeatKind = serde_json::from_value(level.word().into()).expect("a kind of player");
            assert_eq!((skill(seat), seat_name(seat)), (Some(level), level.word()));
        }
    }

    /// A deck with cards that are not implemented is rejected, and the error names the first of them.
    #[test]
    fn a_deck_with_a_card_that_is_not_implemented_is_refused() {
        let book = unfinished_book();
        let of = |key: &str| bundled_decks().find(|deck| deck.key == key).expect("a deck");
        let play = |key: &str| playable(&book, key, &of(key).list).map(|deck| deck.name);
        assert_eq!(play("SOR-Luke").expect("a deck"), "SOR-Luke");
        let refused = play("LAW-Jabba").expect_err("texts are missing");
        assert_eq!(refused.code, "play.not_written");
        assert!(refused.message.contains("LAW_") && refused.place.as_deref() == Some("LAW-Jabba"), "{refused:?}");
    }
}
