//! The packs of a draft or sealed event that are not all boosters of one set.

use catalog::Catalog;
use draft::{BoosterPlan, Cube, CubeRules};
use model::{CardNumber, SetCode};

use crate::AppError;

/// The packs of an event that are not all boosters of one set.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum PackSource {
    /// Boosters of several sets.
    Boosters(BoosterPlan),
    /// Packs dealt from a cube.
    Cube(CubeList),
}

/// The list of a cube with its rules.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct CubeList {
    /// The name; may be empty.
    pub name: String,
    /// The cards with their counts, leaders and bases included.
    pub cards: Vec<(CardNumber, u32)>,
    /// The rules for dealing packs.
    pub rules: CubeRules,
}

impl CubeList {
    /// Returns the cube that packs are dealt from.
    ///
    /// # Errors
    /// `cube.*` if the list is not a possible cube.
    pub(crate) fn cube(&self, catalog: &Catalog) -> Result<Cube, AppError> {
        Ok(Cube::new(catalog, self.cards.iter().copied(), self.rules)?)
    }
}

impl PackSource {
    /// Returns the first set whose cards are opened; for a cube, that of its first card.
    pub(crate) fn first_set(&self, catalog: &Catalog) -> Option<SetCode> {
        match self {
            PackSource::Boosters(plan) => plan.sets().first().copied(),
            PackSource::Cube(list) => list.cube(catalog).ok()?.sets().first().copied(),
        }
    }

    /// Returns a short description, the same in all languages: the sets, or the name of the cube.
    pub(crate) fn label(&self) -> String {
        let list = |sets: &[SetCode]| sets.iter().map(SetCode::to_string).collect::<Vec<_>>().join(", ");
        match self {
            PackSource::Boosters(BoosterPlan::Rounds(sets)) => list(sets),
            PackSource::Boosters(plan @ BoosterPlan::Seats(_)) => list(&plan.sets()),
            PackSource::Boosters(plan @ BoosterPlan::Chaos(_)) => {
                format!("Chaos: {}", list(&plan.sets()))
            }
            PackSource::Cube(cube) if cube.name.is_empty() => "Cube".to_owned(),
            PackSource::Cube(cube) => format!("Cube: {}", cube.name),
        }
    }
}
