//! A person's own pictures of cards.
//!
//! Invariant: the database has the folder's name and nothing of what is in it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use model::CardNumber;

use crate::cards::folder::{Folder, Picture};
use crate::contract::CardImages;
use crate::error::Cause;
use crate::{AppError, Desk, bounded};

/// The setting that stores the folder's name.
pub(crate) const SETTING: &str = "card_images";

/// The folder as it was looked through last.
#[derive(Debug, Default)]
pub(crate) struct OwnImages(Mutex<Option<Arc<Folder>>>);

impl OwnImages {
    fn read(&self, path: &Path) -> Result<Arc<Folder>, AppError> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(held) = held.as_ref().filter(|held| held.is_still(path)) {
            return Ok(Arc::clone(held));
        }
        let folder = Arc::new(Folder::read(path)?);
        *held = Some(Arc::clone(&folder));
        Ok(folder)
    }
}

impl Desk {
    /// The person's own pictures, as they stand.
    ///
    /// # Errors
    /// `store.*`.
    pub fn card_images(&self) -> Result<CardImages, AppError> {
        let Some(path) = self.images_path()? else { return Ok(CardImages { folder: None, cards: 0, problem: None }) };
        let shown = Some(path.display().to_string());
        let has = |folder: &Folder, card: &model::Card| {
            self.catalog
                .printings_of(card.id)
                .any(|printing| folder.has(Picture { number: printing.number, back: false }))
        };
        Ok(match self.own_images.read(&path) {
            Ok(folder) => {
                let cards = self.catalog.cards().iter().filter(|card| has(&folder, card)).count();
                CardImages { folder: shown, cards: cards as u32, problem: None }
            }
            Err(error) => CardImages { folder: shown, cards: 0, problem: Some(self.said(error)) },
        })
    }

    /// Takes a folder for the pictures.
    ///
    /// # Errors
    /// `file.unreadable`, `images.too_many`, and the one before stays; `store.*`.
    pub fn take_card_images(&self, folder: &Path) -> Result<CardImages, AppError> {
        let folder = std::path::absolute(folder).map_err(|error| bounded::unreadable(folder, &error))?;
        self.own_images.read(&folder)?;
        self.store().set_setting(SETTING, &folder.display().to_string())?;
        self.card_images()
    }

    /// Forgets that folder.
    ///
    /// # Errors
    /// `store.*`.
    pub fn forget_card_images(&self) -> Result<CardImages, AppError> {
        self.store().set_setting(SETTING, "")?;
        self.card_images()
    }

    /// The picture of a card, or of the Leader Unit side of a leader, as an address that the page can show; nothing
    /// when there is no folder, or no picture of the card in it. A picture of another printing does as well.
    ///
    /// # Errors
    /// `play.no_card`; `file.unreadable`, `images.too_large`, `images.no_picture`; `store.*`.
    pub fn card_image(&self, number: &str, back: bool) -> Result<Option<String>, AppError> {
        let known = number.parse::<CardNumber>().ok().and_then(|number| self.catalog.by_number(number));
        let card = known.ok_or_else(|| AppError::of(Cause::PlayNoCard { number: number.into() }))?;
        let Some(path) = self.images_path()? else { return Ok(None) };
        // A folder that is gone is reported by `card_images`; here it has no pictures.
        let Ok(folder) = self.own_images.read(&path) else { return Ok(None) };
        for printing in self.catalog.printings_of(card) {
            let found = folder.image(Picture { number: printing.number, back })?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    pub(super) fn images_path(&self) -> Result<Option<PathBuf>, AppError> {
        Ok(self.store().setting(SETTING)?.filter(|path| !path.is_empty()).map(PathBuf::from))
    }
}
