//! The deck library and the collection of an open database.

use std::collections::BTreeSet;

use crate::error::Fault;
use crate::table::{collection, deck, deck_tag, deck_version};
use crate::{Counted, DeckId, DeckRow, LibraryError, OwnedRow, Store, StoreError, Text, VersionBody, VersionRow};

/// A deck to be put into the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDeck {
    /// Its name; blanks around it are dropped.
    pub name: String,
    /// Its content, up to [`Text::DeckBody`]'s limit: text that the store does not read.
    pub body: String,
    /// When (RFC 3339; lists are sorted by it as text, so always in the same time zone).
    pub at: String,
    /// Its tags; blanks around them are dropped, repeated ones too.
    pub tags: Vec<String>,
}

/// A new version of a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckWrite {
    /// The name that the deck has from now on; blanks around it are dropped.
    pub name: String,
    /// Its content from now on, up to [`Text::DeckBody`]'s limit: text that the store does not read.
    pub body: String,
    /// When (RFC 3339, in the time zone of [`NewDeck::at`]).
    pub at: String,
    /// What the version is called, if anything; blanks around it are dropped.
    pub label: Option<String>,
}

impl Store {
    /// Puts a deck into the library, as its version 1.
    ///
    /// # Errors
    /// [`LibraryError::Empty`], [`LibraryError::TooLong`], [`LibraryError::TooMany`], [`LibraryError::Store`].
    pub fn create_deck(&self, new: &NewDeck) -> Result<DeckId, LibraryError> {
        let tags = tidy_tags(&new.tags)?;
        let name = Text::DeckName.trimmed(&new.name)?;
        Text::DeckBody.fits(new.body.len())?;
        self.write(|tx| {
            let id = deck::insert(tx, &new.at)?;
            deck_version::insert(tx, id, 1, &deck_version::Fresh { name, body: &new.body, at: &new.at, label: None })?;
            deck_tag::replace(tx, id, &tags)?;
            Ok(id)
        })
    }

    /// Every deck with its newest version, archived or not, last written first. A damaged one does not hide the
    /// others: it is not [`DeckRow::sound`].
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn decks(&self) -> Result<Vec<DeckRow>, StoreError> {
        self.read(|conn| {
            let mut decks = deck::all(conn)?;
            deck_tag::add_to_all(conn, &mut decks)?;
            Ok(decks)
        })
    }

    /// One deck with its newest version, if it is there.
    ///
    /// # Errors
    /// [`StoreError::Malformed`] when it is not what was once acknowledged; [`StoreError`], as of any reading.
    pub fn deck(&self, id: DeckId) -> Result<Option<DeckRow>, StoreError> {
        match self.deck_as_found(id)? {
            Some(deck) if !deck.sound => Err(deck_version::damaged(self.name(), id, deck.version)),
            found => Ok(found),
        }
    }

    /// The same, also when it is not [`DeckRow::sound`]: to see what is left of it.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn deck_as_found(&self, id: DeckId) -> Result<Option<DeckRow>, StoreError> {
        self.read(|conn| {
            let Some(mut deck) = deck::one(conn, id)? else { return Ok(None) };
            deck.tags = deck_tag::of(conn, id)?;
            Ok(Some(deck))
        })
    }

    /// Appends a version to a deck, which bears its name and content from now on, and returns the version's number
    /// once it is on the disk. Nothing is ever overwritten.
    ///
    /// `expected` is the newest version that the caller has seen; if there are more by now (another window, the
    /// command line), this is a [`LibraryError::Conflict`].
    ///
    /// # Errors
    /// [`LibraryError::Conflict`], [`LibraryError::NoDeck`], [`LibraryError::Empty`], [`LibraryError::TooLong`],
    /// [`LibraryError::Store`].
    pub fn write_deck(&self, id: DeckId, expected: u32, write: &DeckWrite) -> Result<u32, LibraryError> {
        let name = Text::DeckName.trimmed(&write.name)?;
        let label = write.label.as_deref().map(|label| Text::VersionLabel.trimmed(label)).transpose()?;
        Text::DeckBody.fits(write.body.len())?;
        self.write(|tx| {
            let version = deck::next_version(tx, id, expected)?;
            let fresh = deck_version::Fresh { name, body: &write.body, at: &write.at, label };
            deck_version::insert(tx, id, version, &fresh)?;
            Ok(version)
        })
    }

    /// The versions of a deck without their bodies, from 1 up; none if there is no such deck.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn deck_versions(&self, id: DeckId) -> Result<Vec<VersionRow>, StoreError> {
        self.read(|conn| Ok(deck_version::all(conn, id)?))
    }

    /// One version of a deck, if both are there.
    ///
    /// # Errors
    /// [`StoreError::Malformed`] when it is not what was once acknowledged; [`StoreError`], as of any reading.
    pub fn deck_version(&self, id: DeckId, version: u32) -> Result<Option<VersionBody>, StoreError> {
        self.read(|conn| deck_version::one(conn, id, version, self.name()))
    }

    /// Gives a deck these tags and no others. The last one to do so wins; no version is made.
    ///
    /// # Errors
    /// [`LibraryError::NoDeck`], [`LibraryError::Empty`], [`LibraryError::TooLong`], [`LibraryError::TooMany`],
    /// [`LibraryError::Store`].
    pub fn tag_deck(&self, id: DeckId, tags: &[String]) -> Result<(), LibraryError> {
        let tags = tidy_tags(tags)?;
        self.write(|tx| {
            deck::known(tx, id)?;
            Ok(deck_tag::replace(tx, id, &tags)?)
        })
    }

    /// Puts a deck away, or back. Nothing else changes; nothing is ever deleted.
    ///
    /// # Errors
    /// [`LibraryError::NoDeck`], [`LibraryError::Store`].
    pub fn archive_deck(&self, id: DeckId, archived: bool) -> Result<(), LibraryError> {
        self.write(|tx| deck::archive(tx, id, archived))
    }

    /// Names a version of a deck, or takes its name away.
    ///
    /// # Errors
    /// [`LibraryError::NoDeck`], [`LibraryError::NoVersion`], [`LibraryError::Empty`], [`LibraryError::TooLong`],
    /// [`LibraryError::Store`].
    pub fn label_version(&self, id: DeckId, version: u32, label: Option<&str>) -> Result<(), LibraryError> {
        let label = label.map(|label| Text::VersionLabel.trimmed(label)).transpose()?;
        self.write(|tx| {
            deck::known(tx, id)?;
            deck_version::label(tx, id, version, label)
        })
    }

    /// What is owned, by the cards' names as text.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn collection(&self) -> Result<Vec<OwnedRow>, StoreError> {
        self.read(|conn| Ok(collection::all(conn)?))
    }

    /// Says how many copies of these cards are owned, all or none; no copies at all removes a card. Of a card that
    /// is named twice the last row counts. Other cards stay as they are.
    ///
    /// # Errors
    /// [`LibraryError::Empty`], [`LibraryError::TooLong`], [`LibraryError::TooMany`], [`LibraryError::Store`].
    pub fn set_owned(&self, rows: &[OwnedRow]) -> Result<(), LibraryError> {
        let rows = tidy_rows(rows)?;
        self.write(|tx| Ok(collection::set(tx, &rows)?))
    }

    /// Adds copies of these cards to those that are owned, all or none. A card that is named twice is added twice.
    ///
    /// # Errors
    /// As [`Store::set_owned`]; [`LibraryError::TooMany`] also when the sum is more than can be owned.
    pub fn add_owned(&self, rows: &[OwnedRow]) -> Result<(), LibraryError> {
        let rows = tidy_rows(rows)?;
        self.write(|tx| {
            for (card, row) in rows.iter().filter(|(_, row)| row.count > 0 || row.foil > 0) {
                for copies in collection::add(tx, card, row)? {
                    Counted::Copies.fits(usize::try_from(copies).unwrap_or(usize::MAX)).map_err(Fault::Store)?;
                }
            }
            Ok(())
        })
    }

    /// Puts these cards in the place of the whole collection, all or none. Otherwise as [`Store::set_owned`].
    ///
    /// # Errors
    /// As [`Store::set_owned`].
    pub fn replace_collection(&self, rows: &[OwnedRow]) -> Result<(), LibraryError> {
        let rows = tidy_rows(rows)?;
        self.write(|tx| {
            collection::clear(tx)?;
            Ok(collection::set(tx, &rows)?)
        })
    }
}

fn tidy_tags(tags: &[String]) -> Result<BTreeSet<&str>, LibraryError> {
    let tags = tags.iter().map(|tag| Text::Tag.trimmed(tag)).collect::<Result<BTreeSet<_>, _>>()?;
    Counted::Tags.fits(tags.len())?;
    Ok(tags)
}

fn tidy_rows(rows: &[OwnedRow]) -> Result<Vec<(&str, &OwnedRow)>, LibraryError> {
    Counted::OwnedRows.fits(rows.len())?;
    rows.iter().map(|row| Ok((tidy_row(row)?, row))).collect()
}

/// The card of a row that may be written.
fn tidy_row(row: &OwnedRow) -> Result<&str, LibraryError> {
    for copies in [row.count, row.foil] {
        Counted::Copies.fits(usize::try_from(copies).unwrap_or(usize::MAX))?;
    }
    Text::Card.trimmed(&row.card)
}
