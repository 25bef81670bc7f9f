//! Report on a folder of card images: cards without an image, and files that match no card.

use std::path::Path;

use catalog::{Catalog, Set};
use model::{Card, CardType};

use super::folder::{Folder, Picture, validate_image};
use crate::AppError;
use crate::cards::Cards;
use crate::contract::{CardImageReport, MissingImage, SetImages, TextLanguage};
use crate::error::Cause;

/// Maximum number of unmatched files that are listed.
const MOST_REFUSED: usize = 200;

/// Checks a folder of card images without a database.
///
/// # Errors
/// `file.unreadable`, `images.too_many`; `catalog.broken`, which a test rules out for releases.
pub fn look_through(folder: &Path) -> Result<CardImageReport, AppError> {
    Ok(report(&*Catalog::shared()?, &Folder::read(folder)?, TextLanguage::English))
}

impl Cards {
    /// Reports the cards without an image in the user's folder. Returns `None` if no folder is set.
    ///
    /// # Errors
    /// `file.unreadable`, `images.too_many`; `store.*`.
    pub fn card_images_report(&self) -> Result<Option<CardImageReport>, AppError> {
        let Some(path) = self.images_path()? else { return Ok(None) };
        Ok(Some(report(&self.core.catalog, &Folder::read(&path)?, self.core.message_language())))
    }
}

fn report(catalog: &Catalog, folder: &Folder, language: TextLanguage) -> CardImageReport {
    let told = |file: &Path, error: AppError| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        format!("{name}: {}", error.in_language(language).message)
    };
    let unknown = || AppError::of(Cause::ImagesNoCard);
    let named = folder.files().filter_map(|(picture, file)| match catalog.by_number(picture.number) {
        None => Some(told(file, unknown())),
        Some(_) => validate_image(file).err().map(|error| told(file, error)),
    });
    let others = folder.others().iter().map(|file| told(file, unknown()));
    CardImageReport {
        sets: catalog.sets().iter().map(|set| of_set(catalog, folder, set)).collect(),
        refused: named.chain(others).take(MOST_REFUSED).collect(),
    }
}

fn of_set(catalog: &Catalog, folder: &Folder, set: &Set) -> SetImages {
    let sides =
        |card: &Card| if card.kind == CardType::Leader { [Some(false), Some(true)] } else { [Some(false), None] };
    let wanted = || {
        let cards = catalog.cards_of(set.code).filter(|card| !card.kind.is_token());
        cards.flat_map(|card| sides(card).into_iter().flatten().map(move |back| (card, back)))
    };
    let is_here = |card: &Card, back: bool| {
        // An image of another printing counts.
        catalog.printings_of(card.id).any(|printing| folder.has(Picture { number: printing.number, back }))
    };
    let missing = wanted().filter(|(card, back)| !is_here(card, *back)).map(|(card, back)| MissingImage {
        id: card.number.to_string(),
        name: card.full_name().to_string(),
        back,
    });
    let (all, missing): (u32, Vec<MissingImage>) = (wanted().count() as u32, missing.collect());
    SetImages { set: set.code.to_string(), name: set.name.to_string(), all, here: all - missing.len() as u32, missing }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PNG: &[u8] = b"\x89PNG\r\n\x1a\nrest";

    #[test]
    fn the_images_report_names_missing_and_invalid_images() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["SOR_001.png", "SOR_005.png", "sor-005-back.png", "ABC_001.png", "luke.png", "notes.txt"] {
            std::fs::write(folder.path().join(name), PNG).unwrap();
        }
        std::fs::write(folder.path().join("SOR_002.png"), "<svg>").unwrap();
        let report = look_through(folder.path()).unwrap();
        let sor = report.sets.iter().find(|of| of.set == "SOR").unwrap();
        assert_eq!(sor.here, 4, "front and back of one leader, two more fronts");
        assert_eq!(sor.all - sor.here, sor.missing.len() as u32);
        let lacks = |id: &str, back| sor.missing.iter().any(|one| one.id == id && one.back == back);
        assert!(
            !lacks("SOR_005", false) && !lacks("SOR_005", true) && lacks("SOR_001", true) && lacks("SOR_010", false)
        );
        let files: Vec<&str> = report.refused.iter().filter_map(|line| line.split(':').next()).collect();
        assert_eq!(files, ["ABC_001.png", "SOR_002.png", "luke.png"].map(|name| name), "{:?}", report.refused);
        assert!(report.sets.iter().any(|of| of.here == 0 && of.missing.len() as u32 == of.all));
        assert_eq!(look_through(&folder.path().join("none")).unwrap_err().code, "file.unreadable");
    }
}
