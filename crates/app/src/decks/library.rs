//! The deck library: decks with all their versions and tags.
//!
//! A deck's body in the database is its [`DeckContent`] as JSON. Each change adds a version; nothing is deleted.

use crate::decks::Decks;
use crate::error::Cause;
use messages::deck_library as wording;
use model::CardNumber;
use store::{DeckRow, NewDeck, StoreError, VersionRow};

use crate::AppError;
use crate::cards::faces;
use crate::contract::{CardFace, DeckContent, DeckDocument, DeckFormat, DeckSummary, PublishedDeckView, VersionLine};
use crate::decks::aggregate::{AddVersion, tidy, to_body};
use crate::decks::content::{self, ReadDeck};
use crate::decks::lists;
use crate::journal::{Persisted, deck as saved};

impl Decks {
    /// Returns the library, last changed first. An unreadable deck is listed with its error.
    ///
    /// # Errors
    /// `store.*`.
    pub fn list_decks(&self) -> Result<Vec<DeckSummary>, AppError> {
        self.core.store().decks()?.into_iter().map(|row| self.deck_summary(row)).collect()
    }

    /// Returns the decks that contain a card, in any printing and section, last changed first.
    ///
    /// # Errors
    /// `store.*`. An unknown card number is not an error: no deck contains it.
    pub fn decks_with_card(&self, card: &str) -> Result<Vec<u32>, AppError> {
        let identity =
            |number: CardNumber| self.core.catalog.by_number(number).map(|card| self.core.catalog.identity(card));
        let Some(wanted) = card.parse().ok().and_then(identity) else { return Ok(Vec::new()) };
        let mut found = Vec::new();
        for row in self.core.store().decks()? {
            // An unreadable deck contains no card.
            let Ok(deck) = intact(&row).and_then(|content| content::read(&self.core.catalog, &content)) else {
                continue;
            };
            let list = match &deck.pool {
                Some(pool) => lists::with_sideboard(&self.core.catalog, &deck.list, pool),
                None => deck.list,
            };
            let mut cards = [list.leaders, list.bases, list.main, list.sideboard].into_iter().flatten();
            if cards.any(|entry| identity(entry.card) == Some(wanted)) {
                found.push(row.id);
            }
        }
        Ok(found)
    }

    fn deck_summary(&self, row: DeckRow) -> Result<DeckSummary, AppError> {
        let read = intact(&row).and_then(|content| Ok((content::read(&self.core.catalog, &content)?, content)));
        let (content, deck, damaged) = match read {
            Ok((deck, content)) => (content, deck, None),
            Err(problem) => (
                nothing(),
                ReadDeck { list: decks::DeckList::default(), pool: None },
                Some(self.core.localize(problem)),
            ),
        };
        let problems = match damaged {
            Some(_) => 0,
            None => self.problems(content.format, &deck, self.core.today()).len(),
        };
        let faces = |ids: &[String]| -> Vec<CardFace> { ids.iter().filter_map(|id| self.face_by_number(id)).collect() };
        let total = |rows: &[decks::Entry]| rows.iter().fold(0u32, |sum, row| sum.saturating_add(row.count));
        let sideboard_size = match &deck.pool {
            Some(pool) => total(&lists::with_sideboard(&self.core.catalog, &deck.list, pool).sideboard),
            None => total(&deck.list.sideboard),
        };
        Ok(DeckSummary {
            id: row.id,
            name: row.name,
            author: content.author.clone(),
            format: content.format,
            leaders: faces(&content.leaders),
            bases: faces(&content.bases),
            size: total(&deck.list.main),
            sideboard_size,
            tags: row.tags,
            created_at: row.created_at,
            updated_at: row.updated_at,
            archived: row.archived,
            version: row.version,
            legal: problems == 0 && damaged.is_none(),
            problems: u32::try_from(problems).unwrap_or(u32::MAX),
            damaged,
        })
    }

    fn face_by_number(&self, id: &str) -> Option<CardFace> {
        let number: CardNumber = id.parse().ok()?;
        Some(faces::face_of(&self.core.catalog, self.core.catalog.by_number(number)?))
    }

    /// Adds a new deck to the library.
    ///
    /// # Errors
    /// `deck.unreadable`, `deck.too_long`, `store.*`.
    pub fn create_deck(&self, content: &DeckContent, tags: &[String]) -> Result<DeckDocument, AppError> {
        let content = tidy(&self.core.catalog, content, self.core.message_language())?;
        let new = NewDeck {
            name: content.name.clone(),
            body: to_body(&content)?,
            at: self.core.now_rfc3339()?,
            tags: tags.to_vec(),
        };
        let id = self.core.store().create_deck(&new)?;
        self.open_deck(id)
    }

    /// Opens a deck of the library.
    ///
    /// # Errors
    /// `deck.not_found`, `deck.damaged`, `store.*`.
    pub fn open_deck(&self, deck: u32) -> Result<DeckDocument, AppError> {
        let row = self.deck_row(deck)?;
        let content = intact(&row)?;
        let report = self.check_deck(&content, None)?;
        let versions = self.core.store().deck_versions(row.id)?.into_iter().rev();
        Ok(DeckDocument {
            id: deck,
            content,
            tags: row.tags,
            archived: row.archived,
            version: row.version,
            versions: versions.map(version_line).collect(),
            report,
        })
    }

    /// Writes a new version; `seen` is the version that the builder started from.
    ///
    /// # Errors
    /// `store.conflict` if another program has written since; `deck.not_found`, `deck.unreadable`, `deck.too_long`,
    /// `store.*`.
    pub fn write_deck(
        &self,
        deck: u32,
        seen: u32,
        content: &DeckContent,
        label: Option<&str>,
    ) -> Result<DeckDocument, AppError> {
        let version = AddVersion { seen, content: content.clone(), label: label.map(str::to_owned) };
        self.streams.commit(deck, None, &version, &self.core.context(0))?;
        self.open_deck(deck)
    }

    /// Returns an earlier version of a deck.
    ///
    /// # Errors
    /// `deck.not_found`, `deck.damaged`, `store.*`.
    pub fn deck_version(&self, deck: u32, version: u32) -> Result<DeckContent, AppError> {
        match self.core.store().deck_version(deck, version) {
            Ok(Some(found)) => body(&found.body),
            Ok(None) => Err(not_found(deck)),
            Err(StoreError::Malformed { detail, .. }) => Err(AppError::of(Cause::DeckDamagedVersion).at(detail)),
            Err(error) => Err(error.into()),
        }
    }

    /// Returns the readable versions of a deck, newest first: the choices for restoring a damaged deck.
    ///
    /// # Errors
    /// `deck.not_found`, `store.*`.
    pub fn readable_versions(&self, deck: u32) -> Result<Vec<VersionLine>, AppError> {
        self.deck_row(deck)?;
        let versions = self.core.store().deck_versions(deck)?.into_iter().rev();
        let reads = |row: &VersionRow| {
            let content = self.deck_version(deck, row.version);
            content.is_ok_and(|content| content::read(&self.core.catalog, &content).is_ok())
        };
        Ok(versions.filter(reads).map(version_line).collect())
    }

    /// Makes an earlier version of a damaged deck its newest, so that it can be opened again. The damaged version is
    /// kept.
    ///
    /// # Errors
    /// `store.conflict` if another program has written since; `deck.not_found`, `deck.damaged`, `store.*`.
    pub fn restore_deck_version(&self, deck: u32, version: u32) -> Result<DeckDocument, AppError> {
        let newest = self.deck_row(deck)?.version;
        let content = self.deck_version(deck, version)?;
        let label = wording::VersionRestored { version: &version }.text(self.core.message_language());
        self.write_deck(deck, newest, &content, Some(&label))
    }

    /// Sets or removes the label of a version.
    ///
    /// # Errors
    /// `deck.not_found`, `store.*`.
    pub fn label_version(&self, deck: u32, version: u32, label: Option<&str>) -> Result<DeckDocument, AppError> {
        self.core.store().label_version(deck, version, label)?;
        self.open_deck(deck)
    }

    /// Replaces the tags of a deck.
    ///
    /// # Errors
    /// `deck.not_found`, `store.*`.
    pub fn tag_deck(&self, deck: u32, tags: &[String]) -> Result<Vec<DeckSummary>, AppError> {
        self.core.store().tag_deck(deck, tags)?;
        self.list_decks()
    }

    /// Archives or restores a deck.
    ///
    /// # Errors
    /// `deck.not_found`, `store.*`.
    pub fn archive_deck(&self, deck: u32, archived: bool) -> Result<Vec<DeckSummary>, AppError> {
        self.core.store().archive_deck(deck, archived)?;
        self.list_decks()
    }

    /// Adds a copy of a deck to the library.
    ///
    /// # Errors
    /// As [`Decks::open_deck`] and [`Decks::create_deck`].
    pub fn duplicate_deck(&self, deck: u32) -> Result<DeckDocument, AppError> {
        let row = self.deck_row(deck)?;
        let mut content = intact(&row)?;
        content.name = format!("Copy of {}", content.name);
        self.create_deck(&content, &row.tags)
    }

    /// Returns the published decks, each with its most likely format.
    ///
    /// # Errors
    /// `deck.unreadable` if the bundled data is damaged.
    pub fn published_decks(&self) -> Result<Vec<PublishedDeckView>, AppError> {
        let view = |deck: &decks::PublishedDeck| {
            let content = self.guessed(&deck.list);
            let leaders = content.leaders.iter().filter_map(|id| self.face_by_number(id)).collect();
            let content = DeckContent { name: deck.name.clone(), ..content };
            PublishedDeckView { name: deck.name.clone(), content, leaders }
        };
        Ok(decks::published_decks().iter().map(view).collect())
    }

    /// Returns the stored deck, intact or not.
    fn deck_row(&self, deck: u32) -> Result<DeckRow, AppError> {
        self.core.store().deck_as_found(deck)?.ok_or_else(|| not_found(deck))
    }
}

fn nothing() -> DeckContent {
    DeckContent {
        name: String::new(),
        author: String::new(),
        format: DeckFormat::Premier,
        leaders: Vec::new(),
        bases: Vec::new(),
        main: Vec::new(),
        sideboard: Vec::new(),
        pool: None,
        notes: String::new(),
    }
}

fn version_line(row: VersionRow) -> VersionLine {
    VersionLine { version: row.version, at: row.at, label: row.label, name: row.name }
}

/// Returns the content of the deck's newest version, or an error if the version is damaged.
fn intact(row: &DeckRow) -> Result<DeckContent, AppError> {
    if row.intact { body(&row.body) } else { Err(AppError::of(Cause::DeckDamagedNewest)) }
}

fn body(text: &str) -> Result<DeckContent, AppError> {
    let content = serde_json::from_str::<saved::DeckContent>(text).map(Persisted::live);
    content.map_err(|error| AppError::of(Cause::DeckDamaged).at(error.to_string()))
}

fn not_found(deck: u32) -> AppError {
    AppError::of(Cause::DeckNotFound { deck: deck.into() })
}
