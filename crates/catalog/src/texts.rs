//! The card texts that the program carries (`data/abilities/`), and how many of each set are written.

use std::sync::OnceLock;

use ability::{AbilityError, CardText, Texts};
use model::{CardNumber, SetCode};

use crate::Catalog;
use crate::files::TEXTS;

/// The cards without abilities of their own, and the texts of the others. Read once.
///
/// # Errors
/// [`AbilityError`] when an embedded file does not read; a test keeps that from being released.
pub fn embedded() -> Result<(&'static [CardNumber], &'static [CardText]), AbilityError> {
    type All = (Vec<CardNumber>, Vec<CardText>);
    static ONCE: OnceLock<Result<All, AbilityError>> = OnceLock::new();
    let all = ONCE.get_or_init(|| {
        let mut all = (Vec::new(), Vec::new());
        for (file, text) in TEXTS {
            let texts = Texts::read(file, text)?;
            all.0.extend(texts.vanilla);
            all.1.extend(texts.cards);
        }
        Ok(all)
    });
    match all {
        Ok((vanilla, texts)) => Ok((vanilla, texts)),
        Err(error) => Err(error.clone()),
    }
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
