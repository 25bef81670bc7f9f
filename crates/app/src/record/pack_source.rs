//! The packs of a draft or sealed event that are not all boosters of one set.

use std::sync::{Arc, OnceLock};

use catalog::Catalog;
use draft::{BoosterPlan, Cube, CubeRules};
use model::{CardNumber, SetCode};

use crate::AppError;

/// The packs of an event that are not all boosters of one set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum PackSource {
    /// Boosters of several sets.
    Boosters(BoosterPlan),
    /// Packs dealt from a cube.
    Cube(CubeList),
}

/// The list of a cube with its rules.
#[derive(Debug, Clone)]
pub(crate) struct CubeList {
    /// The name; may be empty.
    pub name: String,
    /// The cards with their counts, leaders and bases included.
    pub cards: Vec<(CardNumber, u32)>,
    /// The rules for dealing packs.
    pub rules: CubeRules,
    /// The cube, read from the list on first use. The fields above are not changed.
    cube: OnceLock<Arc<Cube>>,
}

impl PartialEq for CubeList {
    fn eq(&self, other: &CubeList) -> bool {
        let CubeList { name, cards, rules, cube: _ } = self;
        (name, cards, rules) == (&other.name, &other.cards, &other.rules)
    }
}

impl Eq for CubeList {}

impl CubeList {
    /// Creates the list of a cube, possible or not.
    pub(crate) fn new(name: String, cards: Vec<(CardNumber, u32)>, rules: CubeRules) -> CubeList {
        CubeList { name, cards, rules, cube: OnceLock::new() }
    }

    /// Returns the cube that packs are dealt from.
    ///
    /// # Errors
    /// `cube.*` if the list is not a possible cube.
    pub(crate) fn cube(&self, catalog: &Catalog) -> Result<Arc<Cube>, AppError> {
        if let Some(cube) = self.cube.get() {
            return Ok(Arc::clone(cube));
        }
        let read = Arc::new(Cube::new(catalog, self.cards.iter().copied(), self.rules)?);
        Ok(Arc::clone(self.cube.get_or_init(|| read)))
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
