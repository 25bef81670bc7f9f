//! Opens the packs of draft and sealed events that are not all boosters of one set.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use catalog::Catalog;
use decks::Pool;
use draft::{
    BoosterPlan, CubeLeaders, Draft, DraftConfig, DraftRng, MixedPacks, PACKS_EACH, Pack, PackPrinter, SeatKind,
    VariantConfig, VariantDraft, VariantShape,
};
use model::SetCode;

use crate::AppError;
use crate::error::Cause;
use crate::event::tabletop_draft::{self, TabletopDraftStep};
use crate::record::pack_source::PackSource;

/// Number of boosters in a sealed pool (CR 10.2.1A).
pub(crate) const SEALED_PACKS: u8 = 6;
/// Maximum number of sets that a plan names for one seat or in all rounds.
pub(crate) const MOST_SETS: usize = 64;

/// The packs of an event as a part of keys: copies of one event's packs are equal, without comparing their contents.
#[derive(Debug, Clone)]
pub(crate) struct EventPacks(pub(crate) Arc<PackSource>);

impl PartialEq for EventPacks {
    fn eq(&self, other: &EventPacks) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for EventPacks {}

impl Hash for EventPacks {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Arc::as_ptr(&self.0).hash(state);
    }
}

impl PackSource {
    /// Returns an empty pool with the sets and bases that its decks may use.
    ///
    /// # Errors
    /// `cube.*` if the list of the cube is invalid; `packs.sets` without a set.
    pub(crate) fn empty_pool(&self, catalog: &Catalog) -> Result<Pool, AppError> {
        let no_sets = || AppError::of(Cause::PacksSets { most: MOST_SETS.into() });
        match self {
            PackSource::Boosters(plan) => Pool::of_sets(plan.sets()).ok_or_else(no_sets),
            PackSource::Cube(list) => {
                let cube = list.cube(catalog)?;
                let mut pool = Pool::of_sets(cube.sets().iter().copied()).ok_or_else(no_sets)?;
                cube.shared_bases().iter().for_each(|base| pool.add_base(*base));
                Ok(pool)
            }
        }
    }

    /// Returns the steps of a draft with real cards.
    pub(crate) fn tabletop_steps(&self) -> Arc<[TabletopDraftStep]> {
        let (cards, leaders) = match self {
            PackSource::Boosters(_) => (tabletop_draft::BOOSTER_CARDS, tabletop_draft::LEADERS),
            PackSource::Cube(list) => {
                let leaders = match list.rules.leaders {
                    CubeLeaders::Separate => tabletop_draft::LEADERS,
                    CubeLeaders::Mixed => 0,
                };
                (u32::from(list.rules.pack_size), leaders)
            }
        };
        tabletop_draft::steps(cards, leaders)
    }

    /// Opens the packs of several tables with these seats. A cube is shared by all of them.
    ///
    /// # Errors
    /// `cube.too_small`; `draft.*`, `packs.config`.
    pub(crate) fn drafts(
        &self,
        catalog: &Arc<Catalog>,
        tables: Vec<Vec<SeatKind>>,
        seed_of: impl Fn(usize) -> u64,
    ) -> Result<Vec<Draft>, AppError> {
        match self {
            PackSource::Boosters(plan) => {
                let draft = |(seats, at): (Vec<SeatKind>, usize)| {
                    let seed = seed_of(at);
                    let mixed = MixedPacks::boosters(plan, seats.len(), seed);
                    let config = DraftConfig::of_mixed(mixed, seats, seed).map_err(AppError::from)?;
                    Draft::start(catalog, config).map_err(AppError::from)
                };
                tables.into_iter().zip(0..).map(draft).collect()
            }
            PackSource::Cube(list) => {
                let cube = list.cube(catalog)?;
                cube.check_size(tables.iter().map(Vec::len).sum(), PACKS_EACH)?;
                let mut first = 0;
                let draft = |seats: Vec<SeatKind>| {
                    let count = seats.len();
                    let draft = Draft::from_cube(catalog, &cube, seats, first, seed_of(0));
                    first += count;
                    draft.map_err(AppError::from)
                };
                tables.into_iter().map(draft).collect()
            }
        }
    }

    /// Opens the packs of several tables of another shape with these seats. A cube is shared by all of them.
    ///
    /// # Errors
    /// `cube.too_small`; `draft.*`, `packs.config`.
    pub(crate) fn variant_drafts(
        &self,
        catalog: &Arc<Catalog>,
        shape: VariantShape,
        tables: Vec<Vec<SeatKind>>,
        seed_of: impl Fn(usize) -> u64,
    ) -> Result<Vec<VariantDraft>, AppError> {
        match self {
            PackSource::Boosters(plan) => {
                let draft = |(seats, at): (Vec<SeatKind>, usize)| {
                    let config = VariantConfig::of_plan(shape, plan, seats, seed_of(at))?;
                    Ok(VariantDraft::start(catalog, config)?)
                };
                tables.into_iter().zip(0..).map(draft).collect()
            }
            PackSource::Cube(list) => {
                let cube = list.cube(catalog)?;
                Ok(VariantDraft::from_cube(catalog, &cube, shape, tables, seed_of(0))?)
            }
        }
    }

    /// Opens the packs of one player of a sealed event. Players count from 0; `event_seed` is the seed of all boosters
    /// of the event, and `own_seed` the seed of this player's boosters.
    ///
    /// # Errors
    /// `cube.too_small` if the cube is not enough for this player; `packs.config`.
    pub(crate) fn sealed_packs(
        &self,
        catalog: &Arc<Catalog>,
        player: usize,
        packs: usize,
        event_seed: u64,
        own_seed: u64,
    ) -> Result<Vec<Pack>, AppError> {
        match self {
            PackSource::Cube(list) => Ok(list.cube(catalog)?.deal(catalog, player..player + 1, packs, event_seed)?),
            PackSource::Boosters(plan) => {
                let mut rng = DraftRng::seeded(own_seed);
                // Only a plan by seats depends on the player.
                let seats = if matches!(plan, BoosterPlan::Seats(_)) { player + 1 } else { 1 };
                let sets = plan.boosters(seats, packs, &mut rng);
                let open = |set: &SetCode| {
                    let printer = PackPrinter::new(catalog, *set).map_err(AppError::from)?;
                    Ok(printer.loose(&mut rng))
                };
                sets[sets.len().saturating_sub(packs)..].iter().map(open).collect()
            }
        }
    }
}
