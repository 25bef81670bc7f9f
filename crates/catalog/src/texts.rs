//! The card texts that the program carries (`data/abilities/`), and how many of each set are written.

use std::sync::{Arc, OnceLock};

use ability::{AbilityError, CardText, Texts};
use model::{CardNumber, SetCode};

use crate::files::TEXTS;
use crate::{Catalog, LoadError};

/// The cards without abilities of their own, and the texts of the others. Unpacked once.
///
/// # Errors
/// [`AbilityError`] when the packed texts are not those of this build; a test keeps that from being released.
pub fn embedded() -> Result<(&'static [CardNumber], &'static [CardText]), AbilityError> {
    static ONCE: OnceLock<Result<Texts, AbilityError>> = OnceLock::new();
    match ONCE.get_or_init(|| Texts::unpack(TEXTS)) {
        Ok(Texts { vanilla, cards }) => Ok((vanilla, cards)),
        Err(error) => Err(error.clone()),
    }
}

/// The catalogue and texts of the caller's own, read at the same time.
///
/// # Errors
/// [`LoadError`] or [`AbilityError`] when an embedded file does not read.
pub fn embedded_with_catalog<E: From<LoadError> + From<AbilityError>>() -> Result<(Arc<Catalog>, Texts), E> {
    std::thread::scope(|scope| {
        let texts = scope.spawn(|| Texts::unpack(TEXTS));
        let catalog = Catalog::embedded()?;
        // A thread that broke off has not read them: this one does, and breaks off in the same place.
        let texts = texts.join().unwrap_or_else(|_| Texts::unpack(TEXTS))?;
        Ok((catalog, texts))
    })
}

/// How many cards of a set can be played with.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Coverage {
    /// The code of the set that is counted.
    pub set: SetCode,
    /// Its cards, without tokens.
    pub total: usize,
    /// Those with abilities that are written.
    pub written: usize,
    /// Those without abilities, or with printed keywords only.
    pub vanilla: usize,
    /// The numbers of the others.
    pub missing: Vec<CardNumber>,
}

/// The coverage of each set; a card whose reprint is written counts as written.
///
/// # Errors
/// [`AbilityError`] when an embedded file does not read.
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
    fn what_is_packed_is_what_the_files_say() {
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
