//! Sets with boosters, and opening boosters.

use catalog::Catalog;
use draft::{DraftRng, Pack, PackCard, PackPrinter};
use model::SetCode;
use serde::Serialize;

use crate::AppError;
use crate::error::{Cause, FieldName};

/// Returns the code of the newest set with boosters, the default for `cantina packs`.
pub fn newest_set() -> String {
    draft::sets_with_packs().last().map(SetCode::to_string).unwrap_or_default()
}

/// Parses the code of a set that has boosters.
pub(crate) fn set_with_packs(text: &str) -> Result<SetCode, AppError> {
    let known = draft::sets_with_packs();
    let found = text.parse().ok().filter(|set| known.contains(set));
    found.ok_or_else(|| {
        let codes: Vec<String> = known.iter().map(SetCode::to_string).collect();
        let shown: String = text.chars().take(20).collect();
        AppError::of(Cause::SetNoBoosters { shown: (&shown).into(), sets: codes.into() }).at(FieldName::Set)
    })
}

/// A card from an opened booster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OpenedCard {
    /// The number on this printing.
    pub id: String,
    /// The card number of the normal printing.
    pub card: String,
    /// Its name and subtitle.
    pub name: String,
    /// The booster slot it fills: "leader", "base", "common", "hyperspace-common", "uncommon", "upgrade", "rare",
    /// "foil"; "cube" for a card of a cube.
    pub slot: &'static str,
    /// The treatment of the printing: "normal", "hyperspace", ...
    pub treatment: String,
    /// `true` if the printing is foil.
    pub foil: bool,
}

/// The JSON output of `cantina packs`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OpenedPacks {
    /// The code of the set, such as "SOR", or a description of the packs.
    pub set: String,
    /// The seed that opens the same boosters again.
    pub seed: u64,
    /// The boosters, each with its cards in pack order.
    pub packs: Vec<Vec<OpenedCard>>,
}

/// Opens boosters, either loose or from whole boxes in box order.
///
/// # Errors
/// `set.no_boosters`; `packs.config` if the bundled data is damaged.
pub fn packs(set: &str, count: u32, boxed: bool, seed: u64) -> Result<OpenedPacks, AppError> {
    let catalog = Catalog::shared()?;
    let set = set_with_packs(set)?;
    let printer = PackPrinter::new(&catalog, set).map_err(AppError::from)?;
    let mut rng = DraftRng::seeded(seed);
    let mut packs = Vec::new();
    let wanted = count as usize;
    while packs.len() < wanted {
        if boxed {
            packs.extend(printer.box_of_24(&mut rng));
        } else {
            packs.push(printer.loose(&mut rng));
        }
    }
    packs.truncate(wanted);
    Ok(opened(&catalog, set.to_string(), seed, &packs))
}

/// Describes opened packs.
pub(crate) fn opened(catalog: &Catalog, set: String, seed: u64, packs: &[Pack]) -> OpenedPacks {
    let opened = |card: &PackCard| {
        let facts = catalog.card(card.card);
        OpenedCard {
            id: card.printing.to_string(),
            card: facts.number.to_string(),
            name: facts.full_name(),
            slot: card.slot.word(),
            treatment: card.treatment.to_string(),
            foil: card.foil,
        }
    };
    let packs = packs.iter().map(|pack| pack.cards.iter().map(opened).collect()).collect();
    OpenedPacks { set, seed, packs }
}
