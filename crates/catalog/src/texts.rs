//! The card texts that the program carries (`data/abilities/`), and how many of each set are written.

use std::sync::{Arc, OnceLock};

use ability::{AbilityError, CardText, Texts};
use model::{CardNumber, SetCode};

use crate::files::TEXTS;
use crate::{Catalog, LoadError};

/// The cards without abilities of their own, and the texts of the others. Read once.
///
/// # Errors
/// [`AbilityError`] when an embedded file does not read; a test keeps that from being released.
pub fn embedded() -> Result<(&'static [CardNumber], &'static [CardText]), AbilityError> {
    type All = (Vec<CardNumber>, Vec<CardText>);
    static ONCE: OnceLock<Result<All, AbilityError>> = OnceLock::new();
    let all = ONCE.get_or_init(|| {
        let mut all = (Vec::new(), Vec::new());
        for texts in read(TEXTS) {
            let texts = texts?;
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

/// The catalogue and the texts, read at the same time.
///
/// # Errors
/// [`LoadError`] or [`AbilityError`] when an embedded file does not read.
pub fn embedded_with_catalog<E: From<LoadError> + From<AbilityError>>() -> Result<WithCatalog, E> {
    std::thread::scope(|scope| {
        let texts = scope.spawn(embedded);
        let catalog = Catalog::embedded()?;
        // A thread that broke off has not read them: this one does, and breaks off in the same place.
        let (vanilla, texts) = texts.join().unwrap_or_else(|_| embedded())?;
        Ok((catalog, vanilla, texts))
    })
}

/// The catalogue, the cards without abilities of their own, and the texts of the others.
pub type WithCatalog = (Arc<Catalog>, &'static [CardNumber], &'static [CardText]);

/// Reads files on as many threads as there are cores, up to four; what they say comes in the order of the files.
fn read(files: &[(&str, &str)]) -> Vec<Result<Texts, AbilityError>> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from).min(4);
    let bytes: usize = files.iter().map(|(_, text)| text.len()).sum();
    let mut shares = Vec::new();
    let mut rest = files;
    for core in 0..cores {
        let share = bytes / cores;
        let mut sum = 0;
        let whole = rest.iter().take_while(|(_, text)| {
            let fits = sum < share || core + 1 == cores;
            sum += text.len();
            fits
        });
        let (mine, others) = rest.split_at(whole.count());
        shares.push(mine);
        rest = others;
    }
    let one = |share: &[(&str, &str)]| share.iter().map(|(file, text)| Texts::read(file, text)).collect::<Vec<_>>();
    std::thread::scope(|scope| {
        let threads: Vec<_> = shares.iter().map(|share| (*share, scope.spawn(|| one(share)))).collect();
        threads.into_iter().flat_map(|(share, thread)| thread.join().unwrap_or_else(|_| one(share))).collect()
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
