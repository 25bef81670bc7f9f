//! Steps of a draft: its start, picks by people and bots, completion by bots, and the pick clock.

mod variant;

use catalog::Catalog;
use tournament::PlayerId;

use draft::{Action, Draft, DraftConfig, DraftSource, Ratings, SeatKind, SeatView};

use crate::AppError;
use crate::context::Context;
use crate::error::{Cause, ErrorDetail};
use crate::event::act::saturating_cast;
use crate::event::drafting::{bot_action, pack_and_pick, pod_from_one, seat_from_one};
use crate::event::state::{DraftProgress, EventState, is_bot, left_seats, players_of_pod};
use crate::event::steps;
use crate::record::Record;
use crate::record::kind::DraftMode;
use crate::record::pick_clock::PickClockAction;

/// Upper bound of the pods in one draft. Separates the booster seeds of one draft from those of the next.
const PODS_OF_A_DRAFT: u64 = 1 << 20;

/// A pick requested by a phone. Pack and pick are those on its screen, so that a late request takes no card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhonePick {
    /// Number of the pack, from 1; 0 for leaders.
    pub pack: u32,
    /// Number of the pick in the pack, from 1.
    pub pick: u32,
    /// Position of the card in the pack, from 0; distinguishes duplicates.
    pub index: u32,
    /// Number of the card's printing.
    pub card: String,
}

/// Starts, pauses or steps a pod's pick clock. Pods count from 1.
pub(super) fn clock(pod: u32, action: PickClockAction) -> Result<Vec<Record>, AppError> {
    Ok(vec![Record::Clock { pod: pod_from_one(pod)?, action }])
}

/// Records that a seat has seen its pack. Empty unless the seat must pick and its time has not begun.
pub(super) fn shown(state: &EventState, pod: u32, seat: u32) -> Result<Vec<Record>, AppError> {
    let (pod, seat) = (pod_from_one(pod)?, seat_from_one(seat)?);
    if state.variant_table(pod).is_ok() {
        // No clock.
        return Ok(Vec::new());
    }
    let digital = state.digital_pod(pod)?;
    let begins = digital.draft.waiting_for().contains(&seat) && digital.starts_by_showing(seat);
    Ok(if begins { vec![Record::PackShown { pod, seat, phone: false }] } else { Vec::new() })
}

/// Starts the pick time when a phone shows the pack. Empty if the clock is running or was paused.
pub(crate) fn shown_on_phone(state: &EventState, player: PlayerId) -> Vec<Record> {
    let Some((pod, seat)) = state.seat_of(player) else { return Vec::new() };
    let begins = state
        .digital_pod(pod)
        .is_ok_and(|digital| digital.starts_by_phone() && digital.draft.waiting_for().contains(&seat));
    if begins { vec![Record::PackShown { pod, seat, phone: true }] } else { Vec::new() }
}

/// Begins the draft of every pod. Opens boosters and lets bots make their first picks, or prepares the pick clocks.
pub(super) fn start(state: &EventState, context: &Context<'_>) -> Result<Vec<Record>, AppError> {
    if let Some(why_not) = steps::why_no_draft(state) {
        return Err(AppError::of(why_not));
    }
    if state.settings.mode == DraftMode::Paper {
        return Ok(vec![Record::DraftStarted { pods: Vec::new(), tables: Vec::new() }]);
    }
    let settings = &state.settings;
    let set = settings.set()?;
    // The number of earlier drafts, so that a second draft opens other boosters than the first.
    let later = state.tournament.drafts().len().saturating_sub(1) as u64;
    let kind = |player| if state.bots.contains(player) { SeatKind::Bot } else { SeatKind::Person };
    let tables: Vec<Vec<SeatKind>> =
        state.tournament.pods().iter().map(|pod| pod.seats.iter().map(kind).collect()).collect();
    // Each pod of each draft gets separate boosters, all derived from the event's secret seed.
    let seed_of = |pod: usize| {
        let number = (pod as u64 + 1).wrapping_add(later.wrapping_mul(PODS_OF_A_DRAFT));
        settings.boosters_seed().wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    };
    if let Some(shape) = settings.shape.variant() {
        return variant::start(state, shape, tables, seed_of, context);
    }
    let drafts = match &settings.packs {
        Some(packs) => packs.drafts(context.catalog, tables, seed_of)?,
        None => {
            let source = if settings.boxed { DraftSource::Box } else { DraftSource::Loose };
            let draft = |(seats, pod): (Vec<SeatKind>, usize)| {
                let config = DraftConfig { source, ..DraftConfig::new(set, seats, seed_of(pod)) };
                Draft::start(context.catalog, config).map_err(AppError::from)
            };
            tables.into_iter().zip(0..).map(draft).collect::<Result<_, _>>()?
        }
    };
    let ratings = context.ratings(state.settings.rated_set()?)?;
    let pods = drafts.iter().map(|draft| draft.record().clone()).collect();
    let mut records = vec![Record::DraftStarted { pods, tables: Vec::new() }];
    for (mut draft, pod) in drafts.into_iter().zip(0u8..) {
        advance_draft(&ratings, pod, &mut draft, &By::Bots(&left_seats(&state.tournament, pod)), &mut records)?;
        bot_decks(state, context.catalog, &ratings, pod, &draft, &mut records)?;
    }
    Ok(records)
}

/// Adds bot picks for the seats of players who drop with `records`.
pub(super) fn with_picks_for_who_leaves(
    state: &EventState,
    mut records: Vec<Record>,
    context: &Context<'_>,
) -> Result<Vec<Record>, AppError> {
    let pods = match state.draft() {
        Some(DraftProgress::Digital(pods)) => &pods[..],
        Some(DraftProgress::Variant(_)) => &[],
        Some(DraftProgress::Paper(_)) | None => return Ok(records),
    };
    if state.draft_is_done() {
        return Ok(records);
    }
    let mut after = state.tournament.clone();
    for record in &records {
        if let Record::Tournament { operation, .. } = record {
            after.apply(operation).map_err(AppError::from)?;
        }
    }
    for (digital, pod) in pods.iter().zip(0u8..) {
        let left = left_seats(&after, pod);
        if digital.draft.is_done() || left == left_seats(&state.tournament, pod) {
            continue;
        }
        let (mut draft, ratings) = (digital.draft.clone(), context.ratings(state.settings.rated_set()?)?);
        advance_draft(&ratings, pod, &mut draft, &By::Bots(&left), &mut records)?;
        bot_decks(state, context.catalog, &ratings, pod, &draft, &mut records)?;
    }
    variant::for_who_leaves(state, &after, &mut records, context)?;
    Ok(records)
}

/// Lets bots make all remaining picks of every pod's draft. Ends a tabletop draft by running its clocks to the
/// last step.
pub(super) fn finish(state: &EventState, context: &Context<'_>) -> Result<Vec<Record>, AppError> {
    let mut records = Vec::new();
    if let Some(DraftProgress::Paper(pods)) = state.draft() {
        for (pod, number) in pods.iter().zip(0u8..) {
            let left = pod.steps.len().saturating_sub(pod.step);
            let next = || Record::Clock { pod: number, action: PickClockAction::Next };
            records.extend(std::iter::repeat_with(next).take(left));
        }
        return Ok(records);
    }
    if let Some(DraftProgress::Variant(_)) = state.draft() {
        return variant::finish(state, context);
    }
    let ratings = context.ratings(state.settings.rated_set()?)?;
    for pod in 0..state.tournament.pods().len() {
        let pod = u8::try_from(pod).unwrap_or(u8::MAX);
        let mut draft = state.digital_pod(pod)?.draft.clone();
        if !draft.is_done() {
            advance_draft(&ratings, pod, &mut draft, &By::BotsForAll, &mut records)?;
            bot_decks(state, context.catalog, &ratings, pod, &draft, &mut records)?;
        }
    }
    Ok(records)
}

/// Returns the records of a person's pick and of the bot picks that follow it.
pub(super) fn pick(
    state: &EventState,
    pod: u32,
    seat: u32,
    index: u32,
    card: Option<&str>,
    context: &Context<'_>,
) -> Result<Vec<Record>, AppError> {
    if let Some(DraftProgress::Variant(_)) = state.draft() {
        return variant::choose(state, pod, seat, index, card, context);
    }
    let (pod, seat) = (pod_from_one(pod)?, seat_from_one(seat)?);
    let draft = state.digital_pod(pod)?.draft.clone();
    if is_bot(&draft, seat) {
        return Err(AppError::of(Cause::DraftBotSeat));
    }
    let view = draft.view(seat);
    let meant = match card {
        None => usize::try_from(index).ok(),
        Some(card) => place_in(context.catalog, &view, index, card),
    };
    let action = meant.and_then(|at| u8::try_from(at).ok()).and_then(|at| view.pick(at));
    let action = action.ok_or_else(|| match (view.pack.is_empty(), card) {
        (true, _) => AppError::of(Cause::PickNotNow),
        (false, Some(card)) => AppError::of(Cause::PickNoSuchCard { card: ErrorDetail::text(card) }),
        (false, None) => AppError::of(Cause::PickNoSuchPlace { cards: view.pack.len().into() }),
    })?;
    picked(state, pod, draft, action, context)
}

/// Returns the records of a pick and of the bot picks that follow it.
fn picked(
    state: &EventState,
    pod: u8,
    mut draft: Draft,
    action: Action,
    context: &Context<'_>,
) -> Result<Vec<Record>, AppError> {
    let ratings = context.ratings(state.settings.rated_set()?)?;
    draft.apply(&action).map_err(AppError::from)?;
    let mut records = vec![Record::Pick { pod, action }];
    advance_draft(&ratings, pod, &mut draft, &By::Bots(&left_seats(&state.tournament, pod)), &mut records)?;
    bot_decks(state, context.catalog, &ratings, pod, &draft, &mut records)?;
    Ok(records)
}

/// Picks a card from a player's own phone. Repeating the same pick changes nothing, so that a phone may retry.
///
/// # Errors
/// `phones.picked` if the seat, or a bot for it, has taken another card at this pick, `phones.pick_over` if the
/// packs were passed on; `draft.*`, `pick.*`.
pub(super) fn pick_on_phone(
    state: &EventState,
    player: PlayerId,
    asked: &PhonePick,
    context: &Context<'_>,
) -> Result<Vec<Record>, AppError> {
    if let Some(DraftProgress::Variant(_)) = state.draft() {
        return variant::choose_on_phone(state, player, asked, context);
    }
    let (pod, seat) = state.seat_of(player).ok_or_else(|| AppError::of(Cause::DraftNotStarted))?;
    let draft = &state.digital_pod(pod)?.draft;
    let at = (saturating_cast(asked.pack), saturating_cast(asked.pick));
    if let Some((taken, by_bot)) = taken_at(draft, seat, at) {
        let same = taken.printing.to_string() == asked.card;
        let refused = if by_bot { Cause::PhonesBotPicked } else { Cause::PhonesPicked };
        return if same { Ok(Vec::new()) } else { Err(AppError::of(refused)) };
    }
    if draft.is_done() || pack_and_pick(draft.stage()) != at {
        return Err(AppError::of(Cause::PhonesPickOver));
    }
    pick(state, u32::from(pod) + 1, u32::from(seat) + 1, asked.index, Some(&asked.card), context)
}

/// Lets a bot pick for a seat whose player is away or late.
pub(super) fn pick_for(
    state: &EventState,
    pod: u32,
    seat: u32,
    context: &Context<'_>,
) -> Result<Vec<Record>, AppError> {
    if let Some(DraftProgress::Variant(_)) = state.draft() {
        return variant::choose_for(state, pod, seat, context);
    }
    let (place, number) = (pod_from_one(pod)?, seat_from_one(seat)?);
    let ratings = context.ratings(state.settings.rated_set()?)?;
    let draft = state.digital_pod(place)?.draft.clone();
    if is_bot(&draft, number) {
        return Err(AppError::of(Cause::DraftBotSeat));
    }
    let action = bot_action(&ratings, &draft.view(number)).ok_or_else(|| AppError::of(Cause::PickNotNow))?;
    picked(state, place, draft, action, context)
}

/// Finds a card in a seat's pack by its number or that of its printing. `index` distinguishes duplicates.
fn place_in(catalog: &Catalog, view: &SeatView, index: u32, card: &str) -> Option<usize> {
    let wanted = card.trim();
    let named = |held: &draft::PackCard| {
        let number = catalog.card(held.card).number.to_string();
        [held.printing.to_string(), number].iter().any(|known| known.eq_ignore_ascii_case(wanted))
    };
    let meant = usize::try_from(index).ok().filter(|place| view.pack.get(*place).is_some_and(named));
    meant.or_else(|| view.pack.iter().position(named))
}

/// Returns the card a seat took at a pick, with `true` if a bot took it. Other seats may have yet to pick. Returns
/// `None` before the pick.
fn taken_at(draft: &Draft, seat: u8, at: (u8, u8)) -> Option<(draft::PackCard, bool)> {
    let view = draft.view(seat);
    let earlier = view.picks.iter().find(|pick| pack_and_pick(pick.stage) == at);
    let earlier = earlier.map(|pick| (pick.taken, pick.reason.is_some()));
    let chosen = || view.chosen.filter(|_| pack_and_pick(view.stage) == at);
    earlier.or_else(|| chosen().map(|card| (card, draft.is_chosen_by_bot(seat))))
}

/// The seats with automatic picks.
enum By<'a> {
    /// Bots, and the given seats, whose players have dropped.
    Bots(&'a [u8]),
    /// All seats.
    BotsForAll,
}

/// Advances a draft until only people with a choice (or no one) must pick. Last cards are taken automatically.
fn advance_draft(
    ratings: &Ratings,
    pod: u8,
    draft: &mut Draft,
    by: &By<'_>,
    records: &mut Vec<Record>,
) -> Result<(), AppError> {
    loop {
        let mut next = None;
        for seat in draft.waiting_for() {
            let view = draft.view(seat);
            let picks = match by {
                By::Bots(left) => is_bot(draft, seat) || left.contains(&seat),
                By::BotsForAll => true,
            };
            if picks {
                next = bot_action(ratings, &view);
            } else if view.pack.len() == 1 {
                next = view.pick(0);
            }
            if next.is_some() {
                break;
            }
        }
        let Some(action) = next else { return Ok(()) };
        draft.apply(&action).map_err(AppError::from)?;
        records.push(Record::Pick { pod, action });
    }
}

/// Registers the decks of a pod's bots once its draft is over.
fn bot_decks(
    state: &EventState,
    catalog: &Catalog,
    ratings: &Ratings,
    pod: u8,
    draft: &Draft,
    records: &mut Vec<Record>,
) -> Result<(), AppError> {
    if !draft.is_done() {
        return Ok(());
    }
    for (player, seat) in players_of_pod(&state.tournament, pod).iter().zip(0u8..) {
        if is_bot(draft, seat) {
            let list = draft::bot_deck(catalog, ratings, &draft.pool(seat));
            records.push(Record::Deck { player: *player, list });
        }
    }
    Ok(())
}
