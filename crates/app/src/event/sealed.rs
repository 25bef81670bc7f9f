//! Sealed pools for a constructed list or for a player of an event.

use crate::error::{Cause, FieldName};
use std::sync::Arc;

use catalog::Catalog;
use decks::Pool;
use draft::{DraftRng, Pack, PackPrinter, sealed_pool};
use model::{CardId, CardNumber, CardType, SetCode};
use tournament::PlayerId;

use crate::AppError;
use crate::event::pack_source::EventPacks;
use crate::event::state::EventState;
use crate::record::kind::{DraftMode, EventKind};
use crate::record::pack_source::PackSource;

/// Maximum number of boosters in a pool: a display box.
const MOST_PACKS: u32 = 24;
/// Maximum number of additional leaders. A prerelease kit adds two, a starter deck two more.
const MOST_LEADERS: usize = 8;
/// Seed offset between the boosters of one player and the next.
const STRIDE: u64 = 0x9E37_79B9_7F4A_7C15;

/// Converts and checks the number of boosters in a pool.
///
/// # Errors
/// `sealed.packs`.
pub(crate) fn pack_count(packs: u32) -> Result<u8, AppError> {
    match u8::try_from(packs) {
        Ok(count) if (1..=MOST_PACKS).contains(&packs) => Ok(count),
        _ => Err(AppError::of(Cause::SealedPacks { most_packs: MOST_PACKS.into() }).at(FieldName::Packs)),
    }
}

/// Returns the leaders a pool gets in addition to its boosters.
///
/// # Errors
/// `sealed.leader` for a card that is not a leader, or if there are too many.
pub(crate) fn leaders_of_pool(catalog: &Catalog, numbers: &[String]) -> Result<Vec<CardId>, AppError> {
    if numbers.len() > MOST_LEADERS {
        return Err(AppError::of(Cause::SealedLeaders { most_leaders: MOST_LEADERS.into() }));
    }
    let leader = |number: &String| {
        let card = number.parse::<CardNumber>().ok().and_then(|number| catalog.by_number(number));
        card.filter(|card| catalog.card(*card).kind == CardType::Leader).ok_or_else(|| {
            let shown: String = number.chars().take(20).collect();
            AppError::of(Cause::SealedLeader { shown: shown.into() }).at(FieldName::Leaders)
        })
    };
    numbers.iter().map(leader).collect()
}

/// The boosters that one player of a sealed event opens; the pool follows from them.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct PlayerBoosters {
    set: SetCode,
    packs: u8,
    leaders: Vec<CardId>,
    seed: u64,
    /// The boosters of all players, where players share a cube or boxes; `None` for loose boosters of one set.
    shared: Option<SharedPacks>,
}

/// One player's part of the packs that the players of an event share.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct SharedPacks {
    /// The packs; `None` for whole boxes of one set.
    source: Option<EventPacks>,
    /// Number of the player, from 0.
    player: usize,
    /// The seed of the event.
    seed: u64,
}

/// Returns the boosters of a player, or `None` if the event opens no sealed pools.
pub(crate) fn boosters_of_player(catalog: &Catalog, state: &EventState, player: PlayerId) -> Option<PlayerBoosters> {
    let (set, packs) = set_and_packs(state)?;
    let leaders = state.settings.pool_leaders.iter().filter_map(|leader| catalog.by_number(*leader)).collect();
    let own = u64::from(player.0).wrapping_add(1).wrapping_mul(STRIDE);
    let (settings, seed) = (&state.settings, state.settings.boosters_seed());
    let shared = (settings.boxed || settings.packs.is_some()).then(|| SharedPacks {
        source: settings.packs.clone().map(EventPacks),
        player: player_place(player),
        seed,
    });
    Some(PlayerBoosters { set, packs, leaders, seed: seed.wrapping_add(own), shared })
}

/// Returns the pool a player opens from the event's boosters. Returns `None` if the event opens no sealed pools.
pub(crate) fn pool_of_player(
    catalog: &Arc<Catalog>,
    state: &EventState,
    player: PlayerId,
) -> Result<Option<Pool>, AppError> {
    boosters_of_player(catalog, state, player).map(|boosters| pool_of(catalog, &boosters)).transpose()
}

/// Opens the pool of a player of a sealed event.
pub(crate) fn pool_of(catalog: &Arc<Catalog>, boosters: &PlayerBoosters) -> Result<Pool, AppError> {
    let PlayerBoosters { set, packs, leaders, seed, shared } = boosters;
    let Some(SharedPacks { source, player, seed: event_seed }) = shared else {
        return opened(catalog, *set, *packs, leaders, *seed);
    };
    let count = usize::from(*packs);
    let (mut pool, packs) = match source {
        Some(source) => {
            let packs = source.0.sealed_packs(catalog, *player, count, *event_seed, *seed)?;
            (source.0.empty_pool(catalog)?, packs)
        }
        None => (Pool::new(*set), packs_of_boxes(catalog, *set, player * count..(player + 1) * count, *event_seed)?),
    };
    add_packs(catalog, &mut pool, leaders, &packs);
    Ok(pool)
}

/// Returns the place of a player in the order of registration, from 0. Players share packs by this order.
fn player_place(player: PlayerId) -> usize {
    (player.0 as usize).saturating_sub(1)
}

/// Checks that the packs of an event are enough for players up to this number.
///
/// # Errors
/// `cube.too_small` if a cube is too small for that many players.
pub(crate) fn check_players(catalog: &Catalog, state: &EventState, last: PlayerId) -> Result<(), AppError> {
    let Some((_, packs)) = set_and_packs(state) else { return Ok(()) };
    if let (DraftMode::Digital, Some(PackSource::Cube(list))) = (state.settings.mode, state.settings.packs.as_deref()) {
        list.cube(catalog)?.check_size(player_place(last) + 1, usize::from(packs))?;
    }
    Ok(())
}

/// Returns some boosters of the boxes that an event opens. `places` counts from 0 through all boxes.
fn packs_of_boxes(
    catalog: &Arc<Catalog>,
    set: SetCode,
    places: std::ops::Range<usize>,
    seed: u64,
) -> Result<Vec<Pack>, AppError> {
    let printer = PackPrinter::new(catalog, set).map_err(AppError::from)?;
    let size = printer.config().packs_per_box();
    let mut packs = Vec::new();
    // Each box has its own sequence, so that earlier boxes need not be opened.
    for opened in places.start / size..places.end.div_ceil(size) {
        let whole = printer.box_of_24(&mut DraftRng::stream(seed, opened as u64));
        let wanted = |at: &usize| places.contains(&(opened * size + at));
        packs.extend(whole.into_iter().enumerate().filter(|(at, _)| wanted(at)).map(|(_, pack)| pack));
    }
    Ok(packs)
}

/// Opens a pool of loose boosters with additional leaders.
pub(crate) fn opened(
    catalog: &Arc<Catalog>,
    set: SetCode,
    packs: u8,
    leaders: &[CardId],
    seed: u64,
) -> Result<Pool, AppError> {
    let printer = PackPrinter::new(catalog, set).map_err(AppError::from)?;
    let mut pool = Pool::new(set);
    let packs = sealed_pool(&printer, &mut DraftRng::seeded(seed), usize::from(packs));
    add_packs(catalog, &mut pool, leaders, &packs);
    Ok(pool)
}

/// Adds leaders and opened packs to a pool.
fn add_packs(catalog: &Catalog, pool: &mut Pool, leaders: &[CardId], packs: &[Pack]) {
    for leader in leaders {
        pool.add(*leader, 1);
    }
    let cards = packs.iter().flat_map(|pack| &pack.cards);
    for card in cards.filter(|card| !catalog.card(card.card).kind.is_token()) {
        pool.add(card.card, 1);
    }
}

/// The boosters of each player in a sealed event.
pub(crate) struct EventBoosters<'a> {
    /// The set; the first of several.
    pub set: SetCode,
    /// Number of boosters of each player.
    pub packs: u8,
    /// Leaders that each pool gets in addition.
    pub leaders: &'a [CardNumber],
}

/// Returns the boosters of each player in a sealed event. They are the event's setting, or else that of its profile.
pub(crate) fn boosters_of(state: &EventState) -> Option<EventBoosters<'_>> {
    let (set, packs) = set_and_packs(state)?;
    Some(EventBoosters { set, packs, leaders: &state.settings.pool_leaders })
}

fn set_and_packs(state: &EventState) -> Option<(SetCode, u8)> {
    let settings = &state.settings;
    let set = settings.set.filter(|_| settings.kind == EventKind::Sealed)?;
    Some((set, settings.sealed_packs.unwrap_or(state.tournament.profile().sealed_packs)))
}
