//! The setting for the user's file of card names in another language.

use std::path::Path;

use super::Cards;
use crate::contract::{CustomCardName, CustomCardNamesView};
use crate::{AppError, card_names, limited_read};

/// Maximum number of unresolved lines that are listed.
const MOST_TOLD: usize = 50;

impl Cards {
    /// Returns the state of the user's file of card names.
    ///
    /// # Errors
    /// `store.*`.
    pub fn custom_names(&self) -> Result<CustomCardNamesView, AppError> {
        let Some(path) = card_names::path(self.core.store())? else { return Ok(CustomCardNamesView::default()) };
        let file = Some(path.display().to_string());
        let names = match self.core.custom_names.read(&path, &self.core.catalog) {
            Ok(names) => names,
            Err(error) => {
                return Ok(CustomCardNamesView {
                    file,
                    problem: Some(self.core.localize(error)),
                    ..CustomCardNamesView::default()
                });
            }
        };
        let known = self.core.catalog.cards().iter().filter_map(|card| {
            let name = names.catalog.other_name(card.id)?;
            let subtitle = name.subtitle.as_deref().map(str::to_owned);
            Some(CustomCardName { id: card.number.to_string(), name: name.name.to_string(), subtitle })
        });
        let unplaced = names.unplaced.iter().take(MOST_TOLD).map(|(line, what)| format!("{line}: {what}"));
        Ok(CustomCardNamesView {
            file,
            names: known.collect(),
            lines: names.lines as u32,
            unplaced: names.unplaced.len() as u32,
            told: unplaced.collect(),
            problem: None,
        })
    }

    /// Sets the file of card names.
    ///
    /// # Errors
    /// `file.unreadable`, `file.too_large`, `names.unreadable`: the previous file stays; `store.*`.
    pub fn set_custom_names_file(&self, file: &Path) -> Result<CustomCardNamesView, AppError> {
        let file = std::path::absolute(file).map_err(|error| limited_read::unreadable(file, &error))?;
        self.core.custom_names.read(&file, &self.core.catalog)?;
        self.core.store().set_setting(card_names::SETTING, &file.display().to_string())?;
        self.custom_names()
    }

    /// Removes the setting; the file is not deleted.
    ///
    /// # Errors
    /// `store.*`.
    pub fn clear_custom_names(&self) -> Result<CustomCardNamesView, AppError> {
        self.core.store().set_setting(card_names::SETTING, "")?;
        self.custom_names()
    }
}
