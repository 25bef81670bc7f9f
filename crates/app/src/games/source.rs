//! Sources of playable decks: published decks, the library, events, and sealed pools.

use crate::error::{Cause, ErrorDetail};
use crate::games::Games;
use decks::{DeckList, Entry, Pool, minimum_deck_size};
use model::CardNumber;

use super::record::StoredDeck;
use super::{book, playable};
use crate::AppError;
use crate::cards::faces;
use crate::contract::{CardCount, CardFace, DeckContent, DeckFormat, GameDeckChoice, GameDeckRef};
use crate::decks::content;
use crate::decks::files::{self, bundled_decks};
use crate::decks::lists;
use crate::event::pack_source::SEALED_PACKS;
use crate::event::sealed::{opened, pool_of_player};
use crate::event::state::EventState;
use crate::record::kind::{DraftMode, EventKind};

impl Games {
    /// Returns the decks to choose from for a game. They come from the library, events, published decks and sealed
    /// pools. Unplayable decks are listed with the reason.
    ///
    /// # Errors
    /// `store.*`, `catalog.broken`.
    pub fn game_decks(&self) -> Result<Vec<GameDeckChoice>, AppError> {
        let mut choices = Vec::new();
        for deck in self.decks.list_decks()?.into_iter().filter(|deck| !deck.archived) {
            choices.push(GameDeckChoice {
                source: GameDeckRef::Library { deck: deck.id },
                why_not: self.library_deck(deck.id).err().map(|error| self.core.localize_refusal(&error)),
                name: deck.name,
                group: String::new(),
                leaders: deck.leaders,
                base: deck.bases.into_iter().next(),
            });
        }
        for event in self.events.list_events()?.into_iter().filter(|event| !event.archived && event.problem.is_none()) {
            self.event_choices(event.id, &event.name, &mut choices)?;
        }
        // The newest set comes first, as in every list.
        for deck in decks::published_decks().iter().rev().chain(decks::house_decks().iter().rev()) {
            let stored = self.stored(&deck.name, &deck.list, None);
            choices.push(GameDeckChoice {
                source: GameDeckRef::Published { key: deck.key.clone() },
                name: deck.name.clone(),
                group: String::new(),
                leaders: self.faces_of(&deck.list.leaders),
                base: self.faces_of(&deck.list.bases).into_iter().next(),
                why_not: stored.err().map(|error| self.core.localize_refusal(&error)),
            });
        }
        for set in draft::sets_with_packs().into_iter().rev() {
            let book = book()?;
            let written = self.core.catalog.cards_of(set).all(|card| book.is_implemented(card.id));
            choices.push(GameDeckChoice {
                source: GameDeckRef::Sealed { set: set.to_string() },
                name: format!("Sealed {set}"),
                group: String::new(),
                leaders: Vec::new(),
                base: None,
                why_not: (!written).then(|| {
                    Cause::PlaySetNotWritten { set: ErrorDetail::text(set) }.refusal(self.core.message_language())
                }),
            });
        }
        Ok(choices)
    }

    fn event_choices(&self, event: u32, name: &str, choices: &mut Vec<GameDeckChoice>) -> Result<(), AppError> {
        let state = self.events.state(event)?;
        for player in state.tournament.players().iter().filter(|player| state.deck(player.id).is_some()) {
            let stored = self.registered_deck_in(&state, player.id.0);
            let list = |ids: &[String]| ids.iter().filter_map(|id| self.face(id)).collect::<Vec<_>>();
            let (leaders, base) = match &stored {
                Ok(deck) => (list(&deck.leaders), self.face(&deck.base)),
                Err(_) => (Vec::new(), None),
            };
            choices.push(GameDeckChoice {
                source: GameDeckRef::Registered { event, player: player.id.0 },
                name: player.name.clone(),
                group: name.to_owned(),
                leaders,
                base,
                why_not: stored.err().map(|error| self.core.localize_refusal(&error)),
            });
        }
        Ok(())
    }

    pub(crate) fn face(&self, number: &str) -> Option<CardFace> {
        let number: CardNumber = number.parse().ok()?;
        Some(faces::face_of(&self.core.catalog, self.core.catalog.by_number(number)?))
    }

    fn faces_of(&self, entries: &[Entry]) -> Vec<CardFace> {
        entries.iter().filter_map(|entry| self.face(&entry.card.to_string())).collect()
    }

    /// Returns the chosen deck with a display name. `seed` opens a sealed pool.
    ///
    /// # Errors
    /// `play.*` if it cannot be played; `deck.*`, `event.*`, `player.*` if it does not exist.
    pub(crate) fn deck_to_play(&self, source: &GameDeckRef, seed: u64) -> Result<StoredDeck, AppError> {
        match source {
            GameDeckRef::Published { key } => {
                let known = bundled_decks().find(|deck| deck.key == *key);
                let deck = known.ok_or_else(|| AppError::of(Cause::PlayNoDeck { key: key.into() }))?;
                self.stored(&deck.name, &deck.list, None)
            }
            GameDeckRef::Library { deck } => self.library_deck(*deck),
            GameDeckRef::Registered { event, player } => self.registered_deck(*event, *player),
            GameDeckRef::Sealed { set } => {
                let set = crate::cards::boosters::set_with_packs(set)?;
                let pool = opened(&self.core.catalog, set, SEALED_PACKS, &[], seed)?;
                let ratings = self.core.ratings(Some(set))?;
                let list = draft::bot_deck(&self.core.catalog, &ratings, &pool);
                self.stored(&format!("Sealed {set}"), &list, Some(&pool))
            }
        }
    }

    fn library_deck(&self, deck: u32) -> Result<StoredDeck, AppError> {
        let content = self.deck_content(deck)?;
        let name = content.name.clone();
        let read = content::read(&self.core.catalog, &content)?;
        let limited = matches!(content.format, DeckFormat::Sealed | DeckFormat::Draft);
        self.stored(&name, &read.list, read.pool.as_ref().filter(|_| limited))
    }

    /// Returns the registered deck of a player in an event.
    ///
    /// # Errors
    /// `event.not_found`, `player.not_found`, `deck.missing`, `deck.no_pool`, `play.*`.
    pub(crate) fn registered_deck(&self, event: u32, player: u32) -> Result<StoredDeck, AppError> {
        self.events.read(event, |state, _| self.registered_deck_in(state, player))
    }

    /// Returns the deck of [`Games::registered_deck`] for a state.
    ///
    /// # Errors
    /// As [`Games::registered_deck`].
    pub(crate) fn registered_deck_in(&self, state: &EventState, player: u32) -> Result<StoredDeck, AppError> {
        let id = crate::event::act::players::player_by_number(state, player)?;
        let entry = state.tournament.player(id);
        let name = entry.map_or_else(String::new, |player| player.name.clone());
        let missing = || AppError::of(Cause::DeckMissingOf { name: (&name).into() });
        let (list, pool) = if state.settings.kind == EventKind::Draft {
            let saved = state.deck(id).ok_or_else(missing)?;
            (saved.list.clone(), Some(state.pool(id)?))
        } else {
            let registered = entry.and_then(|entry| entry.decks.first()).ok_or_else(missing)?;
            let list = files::whole_deck(&self.core.catalog, registered.list.as_bytes())?;
            let is_digital = state.settings.mode == DraftMode::Digital;
            (list, if is_digital { pool_of_player(&self.core.catalog, state, id)? } else { None })
        };
        let leader = list.leaders.first().and_then(|entry| self.face(&entry.card.to_string()));
        let called = leader.map_or(name, |leader| leader.name);
        self.stored(&called, &list, pool.as_ref())
    }

    /// Converts a playable list to card numbers. The rest of a pool becomes the sideboard.
    fn stored(&self, name: &str, list: &DeckList, pool: Option<&Pool>) -> Result<StoredDeck, AppError> {
        playable(&*book()?, name, list)?;
        let plain = |number: CardNumber| {
            self.core.catalog.by_number(number).map_or(number, |card| self.core.catalog.card(card).number).to_string()
        };
        let rows = |entries: &[Entry]| -> Vec<CardCount> {
            let mut rows: Vec<CardCount> = Vec::new();
            for entry in entries.iter().filter(|entry| entry.count > 0) {
                let id = plain(entry.card);
                match rows.iter_mut().find(|row| row.id == id) {
                    Some(row) => row.count += entry.count,
                    None => rows.push(CardCount { id, count: entry.count }),
                }
            }
            rows
        };
        let base = list.bases.first().map(|entry| plain(entry.card)).unwrap_or_default();
        let size = list.main.iter().map(|entry| entry.count).sum();
        let (sideboard, minimum) = match pool {
            Some(pool) => {
                let base = list.bases.first().and_then(|entry| self.core.catalog.by_number(entry.card));
                let sideboard = lists::with_sideboard(&self.core.catalog, list, pool).sideboard;
                (rows(&sideboard), minimum_deck_size(&self.core.catalog, base).min(size))
            }
            None => (rows(&list.sideboard), size),
        };
        Ok(StoredDeck {
            name: name.to_owned(),
            leaders: list.leaders.iter().map(|entry| plain(entry.card)).collect(),
            base,
            main: rows(&list.main),
            sideboard,
            minimum,
        })
    }

    fn deck_content(&self, deck: u32) -> Result<DeckContent, AppError> {
        Ok(self.decks.open_deck(deck)?.content)
    }
}
