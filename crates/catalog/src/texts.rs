//! Card texts: those of the built-in package, those of added packages, and their coverage by set.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use ability::{AbilityError, CardText, Texts, UnknownText};
use model::{CardId, CardNumber, SetCode};

use crate::files::TEXTS;
use crate::package::Package;
use crate::problem::DataProblem;
use crate::{Catalog, IdentityId, LoadError};

/// The card texts of a catalogue.
#[derive(Debug, Clone, PartialEq)]
pub struct LoadedTexts {
    /// The cards without abilities, and the texts of the others. Each card occurs once.
    pub texts: Texts,
    /// The cards of added packages whose text this version of the program does not understand. They cannot be played.
    pub unknown: Vec<UnknownText>,
    /// Mistakes in the files of added packages; the texts concerned are left out.
    problems: Vec<DataProblem>,
}

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

impl Catalog {
    /// Returns the cards without abilities, and the texts of the others, from all packages. Read once.
    ///
    /// # Errors
    /// [`AbilityError`] if the packed texts are not from this build; a test prevents such a release.
    pub fn texts(&self) -> Result<(&[CardNumber], &[CardText]), AbilityError> {
        if self.is_built_in() {
            return embedded();
        }
        let LoadedTexts { texts, .. } = self.loaded_texts()?;
        Ok((&texts.vanilla, &texts.cards))
    }

    /// Returns the cards whose text this version of the program does not understand, with the first unknown word.
    ///
    /// # Errors
    /// As [`Catalog::texts`].
    pub fn unknown_texts(&self) -> Result<&[UnknownText], AbilityError> {
        if self.is_built_in() {
            return Ok(&[]);
        }
        self.loaded_texts().map(|loaded| loaded.unknown.as_slice())
    }

    /// Returns the mistakes in the texts of added packages: unreadable files, texts of unknown cards, and cards with
    /// two texts in one package. Unknown words are no mistakes; see [`Catalog::unknown_texts`].
    pub fn text_problems(&self) -> Vec<DataProblem> {
        if self.is_built_in() {
            return Vec::new();
        }
        match self.loaded_texts() {
            Ok(loaded) => loaded.problems.clone(),
            Err(error) => vec![problem_of("", &error)],
        }
    }

    /// Reads a separate copy of the texts of all packages.
    ///
    /// # Errors
    /// As [`Catalog::texts`].
    pub fn read_texts(&self) -> Result<LoadedTexts, AbilityError> {
        let mut merge = TextMerge::default();
        let packages = || self.packages().iter().enumerate();
        // Built-in texts come first in the list, whatever replaces them, so that abilities keep their numbers.
        for (at, package) in packages().filter(|(_, package)| package.packed_texts().is_some()) {
            merge.package(self, at, package)?;
        }
        for (at, package) in packages().filter(|(_, package)| package.packed_texts().is_none()) {
            merge.package(self, at, package)?;
        }
        Ok(merge.finish())
    }

    fn loaded_texts(&self) -> Result<&LoadedTexts, AbilityError> {
        self.texts.get_or_init(|| self.read_texts()).as_ref().map_err(Clone::clone)
    }
}

/// The text of a card, while packages are merged.
enum MergedText {
    Vanilla,
    Written(Box<CardText>),
    Unknown(UnknownText),
}

/// The texts of several packages; those of later ones replace earlier ones.
#[derive(Default)]
struct TextMerge {
    /// In the order of the first text of each card, with the index of the package of the last one.
    texts: Vec<(CardNumber, usize, MergedText)>,
    /// The place of each card in `texts`. Reprints share their text.
    places: HashMap<IdentityId, usize>,
    problems: Vec<DataProblem>,
}

impl TextMerge {
    fn package(&mut self, catalog: &Catalog, at: usize, package: &Package) -> Result<(), AbilityError> {
        if let Some(packed) = package.packed_texts() {
            let texts = Texts::unpack(packed)?;
            self.file(catalog, at, (package.id(), ""), texts, Vec::new());
            return Ok(());
        }
        for (name, text) in package.files_in("abilities") {
            match Texts::read_known(name, text) {
                Ok((texts, unknown)) => self.file(catalog, at, (package.id(), name), texts, unknown),
                Err(error) => self.problems.push(problem_of(package.id(), &error)),
            }
        }
        Ok(())
    }

    fn file(&mut self, catalog: &Catalog, at: usize, place: (&str, &str), texts: Texts, unknown: Vec<UnknownText>) {
        let vanilla = texts.vanilla.into_iter().map(|number| (number, MergedText::Vanilla));
        let written = texts.cards.into_iter().map(|text| (text.id, MergedText::Written(Box::new(text))));
        let unknown = unknown.into_iter().map(|text| (text.card, MergedText::Unknown(text)));
        for (number, text) in vanilla.chain(written).chain(unknown) {
            let Some(id) = catalog.by_number(number) else {
                let fix = "Correct the number, or add the card to the cards of its set";
                self.problem(place, format!("there is no {number}"), fix);
                continue;
            };
            // Any printing of a card stands for its plain printing.
            let (card, identity) = (catalog.card(id).number, catalog.identity(id));
            match self.places.get(&identity).map(|place| &mut self.texts[*place]) {
                Some((_, by, MergedText::Vanilla)) if *by == at && matches!(text, MergedText::Vanilla) => {}
                Some((_, by, _)) if *by == at => {
                    self.problem(place, format!("{number} has two texts"), "Keep one of them");
                }
                Some((_, by, _)) if *by > at => {}
                Some(known) => *known = (card, at, text),
                None => {
                    self.places.insert(identity, self.texts.len());
                    self.texts.push((card, at, text));
                }
            }
        }
    }

    fn problem(&mut self, (package, file): (&str, &str), what: String, fix: &str) {
        self.problems.push(DataProblem::of_file(package, file, what, fix));
    }

    fn finish(self) -> LoadedTexts {
        let mut loaded = LoadedTexts { texts: Texts::default(), unknown: Vec::new(), problems: self.problems };
        for (card, _, text) in self.texts {
            match text {
                MergedText::Vanilla => loaded.texts.vanilla.push(card),
                MergedText::Written(text) => loaded.texts.cards.push(CardText { id: card, ..*text }),
                MergedText::Unknown(text) => loaded.unknown.push(text),
            }
        }
        loaded
    }
}

fn problem_of(package: &str, error: &AbilityError) -> DataProblem {
    let fix = "Write the text as docs/abilities.md describes it";
    DataProblem::of_file(package, &error.file, error.what.clone(), fix)
        .at_line(error.line as u64)
        .in_column(error.column.to_string())
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

/// The implemented cards of a catalogue, by card index.
struct Implemented {
    /// With abilities. A card with an implemented reprint counts.
    written: Vec<bool>,
    /// Without abilities, or with printed keywords only.
    vanilla: Vec<bool>,
}

impl Implemented {
    fn of(catalog: &Catalog) -> Result<Implemented, AbilityError> {
        let (vanilla, texts) = catalog.texts()?;
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
        Ok(Implemented { written, vanilla })
    }

    fn has(&self, card: CardId) -> bool {
        self.written[card.index()] || self.vanilla[card.index()]
    }
}

/// Returns those of the given cards that have no text, so that they cannot be played with.
///
/// # Errors
/// [`AbilityError`] if an embedded file is invalid.
pub fn not_implemented(
    catalog: &Catalog,
    cards: impl IntoIterator<Item = CardId>,
) -> Result<Vec<CardId>, AbilityError> {
    let implemented = Implemented::of(catalog)?;
    Ok(cards.into_iter().filter(|card| !implemented.has(*card)).collect())
}

/// Returns the coverage of each set. A card with an implemented reprint counts as implemented.
///
/// # Errors
/// [`AbilityError`] if an embedded file is invalid.
pub fn coverage(catalog: &Catalog) -> Result<Vec<Coverage>, AbilityError> {
    let implemented = Implemented::of(catalog)?;
    Ok(catalog
        .sets()
        .iter()
        .map(|set| {
            let cards: Vec<_> = catalog.cards_of(set.code).filter(|card| !card.kind.is_token()).collect();
            let count = |list: &[bool]| cards.iter().filter(|card| list[card.id.index()]).count();
            Coverage {
                set: set.code,
                total: cards.len(),
                written: count(&implemented.written),
                vanilla: count(&implemented.vanilla),
                missing: cards.iter().filter(|card| !implemented.has(card.id)).map(|card| card.number).collect(),
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
