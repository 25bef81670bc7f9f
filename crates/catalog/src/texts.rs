//! The bundled card texts (`data/abilities/`) and their coverage by set.

use std::sync::{Arc, OnceLock};

use ability::{AbilityError, CardText, Texts};
use model::{CardNumber, SetCode};

use crate::files::TEXTS;
use crate::{Catalog, LoadError};

/// Returns the cards without abilities, and the texts of the others. Unpacked once.
///
/// # Errors
/// [`AbilityError`] if the packed texts are not from this build; a test prevents such a release.
pub fn embedded() -> Result<(&'static [CardNumber], &'static [CardText]), AbilityError> {
    static ONCE: OnceLock<Result<Texts, AbilityError>> = OnceLock::new();
    match ONCE.get_or_init(|| Texts::unpack(TEXTS)) {
        Ok(Texts { vanilla, cards }) => Ok((vanilla, cards)),
        Err(error) => Err(error.clone()),
    }
}

/// Returns the catalogue and a separate copy of the texts, loaded in parallel.
///
/// # Errors
/// [`LoadError`] or [`AbilityError`] if an embedded file is invalid.
pub fn embedded_with_catalog<E: From<LoadError> + From<AbilityError>>() -> Result<(Arc<Catalog>, Texts), E> {
    std::thread::scope(|scope| {
        let texts = scope.spawn(|| Texts::unpack(TEXTS));
        let catalog = Catalog::embedded()?;
        // If the thread panicked, unpack here, to panic in the same place.
        let texts = texts.join().unwrap_or_else(|_| Texts::unpack(TEXTS))?;
        Ok((catalog, texts))
    })
}

/// The number of implemented cards in a set.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Coverage {
    /// The code of the set.
    pub set: SetCode,
    /// Number of cards, without tokens.
    pub total: usize,
    /// Number of cards with implemented abilities.
    pub written: usize,
    /// Number of cards without abilities, or with printed keywords only.
    pub vanilla: usize,
    /// Numbers of the cards that are not implemented.
    pub missing: Vec<CardNumber>,
}

/// Returns the coverage of each set. A card with an implemented reprint counts as implemented.
///
/// # Errors
/// [`AbilityError`] if an embedded file is invalid.
pub fn coverage(catalog: &Catalog) -> Result<Vec<Coverage>, AbilityError> {
    let (vanilla, texts) = embedded()?;
    let stands = |numbers: &mut dyn Iterator<Item = CardNumber>| {
        let mut all = vec![false; catalog.cards().len()];
        for id in numbers.filter_map(|number| catalog.by_number(number)) {
            for same in catalog.reprints(id) {
                all[same.id.index()] = true;
            }
        }
        all
    };
    let vanilla = stands(&mut vanilla.iter().copied());
    let written = stands(&mut texts.iter().map(|text| text.id));
    Ok(catalog
        .sets()
        .iter()
        .map(|set| {
            let cards: Vec<_> = catalog.cards_of(set.code).filter(|card| !card.kind.is_token()).collect();
            let count = |list: &[bool]| cards.iter().filter(|card| list[card.id.index()]).count();
            Coverage {
                set: set.code,
                total: cards.len(),
                written: count(&written),
                vanilla: count(&vanilla),
                missing: cards
                    .iter()
                    .filter(|card| !written[card.id.index()] && !vanilla[card.id.index()])
                    .map(|card| card.number)
                    .collect(),
            }
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_embedded_texts_equal_the_files() {
        let data = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/abilities");
        let (vanilla, texts) = embedded().unwrap();
        let (mut bare, mut written) = (0, 0);
        for set in std::fs::read_dir(data).unwrap() {
            for file in std::fs::read_dir(set.unwrap().path()).unwrap() {
                let file = file.unwrap().path();
                let read = Texts::read(&file.display().to_string(), &std::fs::read_to_string(&file).unwrap()).unwrap();
                assert!(read.vanilla.iter().all(|number| vanilla.contains(number)), "{}", file.display());
                for card in &read.cards {
                    assert_eq!(texts.iter().find(|text| text.id == card.id), Some(card), "{}", file.display());
                }
                (bare, written) = (bare + read.vanilla.len(), written + read.cards.len());
            }
        }
        assert_eq!((bare, written), (vanilla.len(), texts.len()));
    }
}
