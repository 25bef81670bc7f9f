//! The user's card images.
//!
//! Invariant: the database stores the folder's path and none of its contents.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use model::CardNumber;

use crate::cards::Cards;
use crate::cards::folder::{Folder, Picture};
use crate::contract::CardImages;
use crate::error::Cause;
use crate::{AppError, limited_read};

/// The setting that stores the folder's path.
pub(crate) const SETTING: &str = "card_images";

/// The image folder as of the last scan.
#[derive(Debug, Default)]
pub(crate) struct CustomImages(Mutex<Option<Arc<Folder>>>);

impl CustomImages {
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

impl Cards {
    /// Returns the state of the user's image folder.
    ///
    /// # Errors
    /// `store.*`.
    pub fn card_images(&self) -> Result<CardImages, AppError> {
        let Some(path) = self.images_path()? else { return Ok(CardImages { folder: None, cards: 0, problem: None }) };
        let shown = Some(path.display().to_string());
        let has = |folder: &Folder, card: &model::Card| {
            self.core
                .catalog
                .printings_of(card.id)
                .any(|printing| folder.has(Picture { number: printing.number, back: false }))
        };
        Ok(match self.custom_images.read(&path) {
            Ok(folder) => {
                let cards = self.core.catalog.cards().iter().filter(|card| has(&folder, card)).count();
                CardImages { folder: shown, cards: cards as u32, problem: None }
            }
            Err(error) => CardImages { folder: shown, cards: 0, problem: Some(self.core.localize(error)) },
        })
    }

    /// Sets the folder of card images.
    ///
    /// # Errors
    /// `file.unreadable`, `images.too_many`: the previous folder stays; `store.*`.
    pub fn set_image_folder(&self, folder: &Path) -> Result<CardImages, AppError> {
        let folder = std::path::absolute(folder).map_err(|error| limited_read::unreadable(folder, &error))?;
        self.custom_images.read(&folder)?;
        self.core.store().set_setting(SETTING, &folder.display().to_string())?;
        self.card_images()
    }

    /// Removes the setting for the image folder.
    ///
    /// # Errors
    /// `store.*`.
    pub fn forget_card_images(&self) -> Result<CardImages, AppError> {
        self.core.store().set_setting(SETTING, "")?;
        self.card_images()
    }

    /// Returns the image of a card, or of a leader's Leader Unit side, as a data URL. Falls back to another printing.
    /// Returns `None` if no folder is set or it has no image of the card.
    ///
    /// # Errors
    /// `play.no_card`; `file.unreadable`, `images.too_large`, `images.no_picture`; `store.*`.
    pub fn card_image(&self, number: &str, back: bool) -> Result<Option<String>, AppError> {
        let known = number.parse::<CardNumber>().ok().and_then(|number| self.core.catalog.by_number(number));
        let card = known.ok_or_else(|| AppError::of(Cause::PlayNoCard { number: number.into() }))?;
        let Some(path) = self.images_path()? else { return Ok(None) };
        // A missing folder is reported by `card_images`; here it has no images.
        let Ok(folder) = self.custom_images.read(&path) else { return Ok(None) };
        for printing in self.core.catalog.printings_of(card) {
            let found = folder.image(Picture { number: printing.number, back })?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    pub(super) fn images_path(&self) -> Result<Option<PathBuf>, AppError> {
        Ok(self.core.store().filled_setting(SETTING)?.map(PathBuf::from))
    }
}
