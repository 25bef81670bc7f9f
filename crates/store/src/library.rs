//! The deck library and the collection of an open database.

use std::collections::BTreeSet;

use crate::error::TxError;
use crate::table::deck::NewVersion;
use crate::table::{collection, deck, deck_tag};
use crate::{
    DeckRow, LibraryError, LimitedItem, NewEntry, OwnedRow, Store, StoreError, StreamId, TextField, VersionBody,
    VersionRow,
};

/// A new deck of the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDeck {
    /// Name; surrounding white space is dropped.
    pub name: String,
    /// Content, up to [`TextField::DeckBody`]'s limit, as text that the store does not interpret.
    pub body: String,
    /// Time as RFC 3339, always in the same time zone because lists are sorted by it as text.
    pub at: String,
    /// Tags; surrounding white space and duplicates are dropped.
    pub tags: Vec<String>,
}

/// A new version of a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckWrite {
    /// New name of the deck; surrounding white space is dropped.
    pub name: String,
    /// New content, up to [`TextField::DeckBody`]'s limit, as text that the store does not interpret.
    pub body: String,
    /// Time as RFC 3339, in the time zone of [`NewDeck::at`].
    pub at: String,
    /// Optional label of the version; surrounding white space is dropped.
    pub label: Option<String>,
}

impl DeckWrite {
    /// Returns the version as the next entry of the deck's stream, and its label. The entry's kind is the name.
    ///
    /// # Errors
    /// [`LibraryError::Empty`], [`LibraryError::TooLong`].
    pub fn entry(&self) -> Result<(NewEntry, Option<&str>), LibraryError> {
        let version = self.checked()?;
        Ok((version.entry(), version.label))
    }

    fn checked(&self) -> Result<NewVersion<'_>, LibraryError> {
        let name = TextField::DeckName.trimmed(&self.name)?;
        let label = self.label.as_deref().map(|label| TextField::VersionLabel.trimmed(label)).transpose()?;
        TextField::DeckBody.fits(self.body.len())?;
        Ok(NewVersion { name, body: &self.body, at: &self.at, label })
    }
}

impl Store {
    /// Creates a deck in the library with version 1 and returns its number.
    ///
    /// # Errors
    /// [`LibraryError::Empty`], [`LibraryError::TooLong`], [`LibraryError::TooMany`], [`LibraryError::Store`].
    pub fn create_deck(&self, new: &NewDeck) -> Result<u32, LibraryError> {
        let tags = tidy_tags(&new.tags)?;
        let name = TextField::DeckName.trimmed(&new.name)?;
        TextField::DeckBody.fits(new.body.len())?;
        self.transaction(|tx| {
            let first = NewVersion { name, body: &new.body, at: &new.at, label: None };
            let (deck, row) = deck::insert(tx, &first).map_err(TxError::into_tx)?;
            deck_tag::replace(tx, row, &tags)?;
            Ok(deck)
        })
    }

    /// Returns all decks with their latest version, including archived ones, last written first. A damaged one does
    /// not hide the others; its [`DeckRow::intact`] is `false`.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn decks(&self) -> Result<Vec<DeckRow>, StoreError> {
        self.query(|conn| {
            let mut decks = deck::all(conn)?;
            deck_tag::add_to_all(conn, &mut decks)?;
            Ok(decks)
        })
    }

    /// Returns a deck with its latest version, or `None` if it does not exist.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if it differs from the acknowledged one; [`StoreError`], as for any read.
    pub fn deck(&self, id: u32) -> Result<Option<DeckRow>, StoreError> {
        match self.deck_as_found(id)? {
            Some(deck) if !deck.intact => {
                Err(StoreError::Corrupt { stream: StreamId::deck(id), seq: u64::from(deck.version) - 1 })
            }
            found => Ok(found),
        }
    }

    /// Works like [`Store::deck`], but also returns a damaged deck, with [`DeckRow::intact`] `false`.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn deck_as_found(&self, id: u32) -> Result<Option<DeckRow>, StoreError> {
        self.query(|conn| {
            let Some(mut deck) = deck::one(conn, id)? else { return Ok(None) };
            deck.tags = deck_tag::of(conn, id)?;
            Ok(Some(deck))
        })
    }

    /// Appends a version to a deck and returns its number once it is on disk. The deck takes the version's name and
    /// content. Nothing is ever overwritten.
    ///
    /// `expected` is the latest version the caller has seen; if there are more by now (another window, the command
    /// line), this is a [`LibraryError::Conflict`].
    ///
    /// # Errors
    /// [`LibraryError::Conflict`], [`LibraryError::NoDeck`], [`LibraryError::Empty`], [`LibraryError::TooLong`],
    /// [`LibraryError::Store`].
    pub fn write_deck(&self, id: u32, expected: u32, write: &DeckWrite) -> Result<u32, LibraryError> {
        let version = write.checked()?;
        self.transaction(|tx| deck::append(tx, id, expected, &version))
    }

    /// Returns the versions of a deck without their bodies, ascending from 1. Empty if the deck does not exist.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn deck_versions(&self, id: u32) -> Result<Vec<VersionRow>, StoreError> {
        self.query(|conn| Ok(deck::versions(conn, id)?))
    }

    /// Returns a version of a deck, or `None` if either does not exist.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if it differs from the acknowledged one; [`StoreError`], as for any read.
    pub fn deck_version(&self, id: u32, version: u32) -> Result<Option<VersionBody>, StoreError> {
        self.query(|conn| deck::version(conn, id, version))
    }

    /// Replaces the tags of a deck. The last write wins; no version is created.
    ///
    /// # Errors
    /// [`LibraryError::NoDeck`], [`LibraryError::Empty`], [`LibraryError::TooLong`], [`LibraryError::TooMany`],
    /// [`LibraryError::Store`].
    pub fn tag_deck(&self, id: u32, tags: &[String]) -> Result<(), LibraryError> {
        let tags = tidy_tags(tags)?;
        self.transaction(|tx| {
            let (row, _) = deck::known(tx, id)?;
            Ok(deck_tag::replace(tx, row, &tags)?)
        })
    }

    /// Archives a deck or restores it. Nothing is ever deleted.
    ///
    /// # Errors
    /// [`LibraryError::NoDeck`], [`LibraryError::Store`].
    pub fn archive_deck(&self, id: u32, archived: bool) -> Result<(), LibraryError> {
        self.transaction(|tx| deck::archive(tx, id, archived))
    }

    /// Sets or removes the label of a deck version.
    ///
    /// # Errors
    /// [`LibraryError::NoDeck`], [`LibraryError::NoVersion`], [`LibraryError::Empty`], [`LibraryError::TooLong`],
    /// [`LibraryError::Store`].
    pub fn label_version(&self, id: u32, version: u32, label: Option<&str>) -> Result<(), LibraryError> {
        let label = label.map(|label| TextField::VersionLabel.trimmed(label)).transpose()?;
        self.transaction(|tx| deck::label(tx, id, version, label))
    }

    /// Returns the collection, by card.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn collection(&self) -> Result<Vec<OwnedRow>, StoreError> {
        self.query(|conn| Ok(collection::all(conn)?))
    }

    /// Sets the number of owned copies of these cards, all or none; zero copies remove a card. For duplicate cards
    /// the last row counts. Other cards are unchanged.
    ///
    /// # Errors
    /// [`LibraryError::Empty`], [`LibraryError::TooLong`], [`LibraryError::TooMany`], [`LibraryError::Store`].
    pub fn set_owned(&self, rows: &[OwnedRow]) -> Result<(), LibraryError> {
        let rows = tidy_rows(rows)?;
        self.transaction(|tx| Ok(collection::set(tx, &rows)?))
    }

    /// Adds copies of these cards to the collection, all or none. Duplicate cards are added twice.
    ///
    /// # Errors
    /// As [`Store::set_owned`]; [`LibraryError::TooMany`] also if a sum exceeds the limit.
    pub fn add_owned(&self, rows: &[OwnedRow]) -> Result<(), LibraryError> {
        let rows = tidy_rows(rows)?;
        self.transaction(|tx| {
            for (card, row) in rows.iter().filter(|(_, row)| row.count > 0 || row.foil > 0) {
                for copies in collection::add(tx, card, row)? {
                    LimitedItem::Copies.fits(usize::try_from(copies).unwrap_or(usize::MAX)).map_err(TxError::Store)?;
                }
            }
            Ok(())
        })
    }

    /// Replaces the whole collection with these cards, all or none. Otherwise works like [`Store::set_owned`].
    ///
    /// # Errors
    /// As [`Store::set_owned`].
    pub fn replace_collection(&self, rows: &[OwnedRow]) -> Result<(), LibraryError> {
        let rows = tidy_rows(rows)?;
        self.transaction(|tx| {
            collection::clear(tx)?;
            Ok(collection::set(tx, &rows)?)
        })
    }
}

fn tidy_tags(tags: &[String]) -> Result<BTreeSet<&str>, LibraryError> {
    let tags = tags.iter().map(|tag| TextField::Tag.trimmed(tag)).collect::<Result<BTreeSet<_>, _>>()?;
    LimitedItem::Tags.fits(tags.len())?;
    Ok(tags)
}

fn tidy_rows(rows: &[OwnedRow]) -> Result<Vec<(&str, &OwnedRow)>, LibraryError> {
    LimitedItem::OwnedRows.fits(rows.len())?;
    rows.iter().map(|row| Ok((tidy_row(row)?, row))).collect()
}

/// Returns the card of a row after checking that the row may be written.
fn tidy_row(row: &OwnedRow) -> Result<&str, LibraryError> {
    for copies in [row.count, row.foil] {
        LimitedItem::Copies.fits(usize::try_from(copies).unwrap_or(usize::MAX))?;
    }
    TextField::Card.trimmed(&row.card)
}
