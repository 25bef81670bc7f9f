//! Steps of a draft of a shape other than a pod: its start, choices by people and bots, and completion by bots.

use draft::{
    DraftSource, Ratings, SeatKind, VariantAction, VariantChoice, VariantConfig, VariantDraft, VariantShape, bot_deck,
};
use tournament::PlayerId;

use super::PhonePick;
use crate::AppError;
use crate::context::Context;
use crate::error::{Cause, ErrorDetail};
use crate::event::drafting::{pod_from_one, seat_from_one};
use crate::event::state::{EventState, left_seats, players_of_pod};
use crate::event::variant_draft::code;
use crate::record::Record;

/// Starts the draft of every table: opens the boosters and lets bots choose first.
pub(super) fn start(
    state: &EventState,
    shape: VariantShape,
    tables: Vec<Vec<SeatKind>>,
    seed_of: impl Fn(usize) -> u64,
    context: &Context<'_>,
) -> Result<Vec<Record>, AppError> {
    let settings = &state.settings;
    let tables = match &settings.packs {
        Some(packs) => packs.variant_drafts(context.catalog, shape, tables, seed_of)?,
        None => {
            let set = settings.set()?;
            let source = if settings.boxed { DraftSource::Box } else { DraftSource::Loose };
            let draft = |(seats, number): (Vec<SeatKind>, usize)| {
                let config = VariantConfig { source, ..VariantConfig::new(shape, set, seats, seed_of(number)) };
                VariantDraft::start(context.catalog, config)
            };
            tables.into_iter().zip(0..).map(draft).collect::<Result<Vec<VariantDraft>, _>>()?
        }
    };
    let ratings = context.ratings(state.settings.rated_set()?)?;
    let records = tables.iter().map(|draft| draft.record().clone()).collect();
    let mut records = vec![Record::DraftStarted { pods: Vec::new(), tables: records }];
    for (draft, pod) in tables.into_iter().zip(0u8..) {
        let bots = left_seats(&state.tournament, pod);
        advance(state, pod, draft, &bots, &ratings, context, &mut records)?;
    }
    Ok(records)
}

/// Lets bots make all remaining choices at every table.
pub(super) fn finish(state: &EventState, context: &Context<'_>) -> Result<Vec<Record>, AppError> {
    let ratings = context.ratings(state.settings.rated_set()?)?;
    let mut records = Vec::new();
    for (table, pod) in state.variant_tables().iter().zip(0u8..) {
        if !table.draft.is_done() {
            let all: Vec<u8> = (0..=u8::MAX).take(table.draft.config().seats.len()).collect();
            advance(state, pod, table.draft.clone(), &all, &ratings, context, &mut records)?;
        }
    }
    Ok(records)
}

/// Lets bots choose for the seats of players who have dropped in `after`.
pub(super) fn for_who_leaves(
    state: &EventState,
    after: &tournament::Tournament,
    records: &mut Vec<Record>,
    context: &Context<'_>,
) -> Result<(), AppError> {
    for (table, pod) in state.variant_tables().iter().zip(0u8..) {
        let left = left_seats(after, pod);
        if table.draft.is_done() || left == left_seats(&state.tournament, pod) {
            continue;
        }
        let ratings = context.ratings(state.settings.rated_set()?)?;
        advance(state, pod, table.draft.clone(), &left, &ratings, context, records)?;
    }
    Ok(())
}

/// Returns the records of a person's choice and of the choices by bots that follow it. The choice is named by its code,
/// and `index` is its place among the options, which distinguishes two copies of a card.
pub(super) fn choose(
    state: &EventState,
    pod: u32,
    seat: u32,
    index: u32,
    wanted: Option<&str>,
    context: &Context<'_>,
) -> Result<Vec<Record>, AppError> {
    let (pod, seat) = (pod_from_one(pod)?, seat_from_one(seat)?);
    let draft = &state.variant_table(pod)?.draft;
    if draft.is_bot(seat) {
        return Err(AppError::of(Cause::DraftBotSeat));
    }
    let options = draft.options(seat);
    let named = |choice: &VariantChoice| wanted.is_none_or(|wanted| is_named(context, *choice, wanted));
    let at_index = usize::try_from(index).ok().and_then(|at| options.get(at)).filter(|choice| named(choice));
    let choice = match wanted {
        None => at_index,
        Some(_) => at_index.or_else(|| options.iter().find(|choice| named(choice))),
    };
    let choice = choice.copied().ok_or_else(|| match (options.is_empty(), wanted) {
        (true, _) => AppError::of(Cause::DraftNotYourTurn),
        (false, Some(wanted)) => AppError::of(Cause::DraftNoSuchChoice { choice: ErrorDetail::text(wanted) }),
        (false, None) => AppError::of(Cause::PickNoSuchPlace { cards: options.len().into() }),
    })?;
    chosen(state, pod, VariantAction { seat, choice, bot: false }, context)
}

/// Returns `true` if a text names a choice: by its code, or by the number of the card.
fn is_named(context: &Context<'_>, choice: VariantChoice, wanted: &str) -> bool {
    let wanted = wanted.trim();
    let plain = match choice {
        VariantChoice::Card { printing, .. } => context.catalog.by_number(printing),
        VariantChoice::Pile { .. } | VariantChoice::Line { .. } => None,
    };
    let plain = plain.map(|card| context.catalog.card(card).number.to_string());
    [Some(code(choice)), plain].into_iter().flatten().any(|known| known.eq_ignore_ascii_case(wanted))
}

/// Lets a bot choose for a seat whose player is away or late.
pub(super) fn choose_for(
    state: &EventState,
    pod: u32,
    seat: u32,
    context: &Context<'_>,
) -> Result<Vec<Record>, AppError> {
    let (pod, seat) = (pod_from_one(pod)?, seat_from_one(seat)?);
    let draft = &state.variant_table(pod)?.draft;
    if draft.is_bot(seat) {
        return Err(AppError::of(Cause::DraftBotSeat));
    }
    let ratings = context.ratings(state.settings.rated_set()?)?;
    let action = draft.bot_action(seat, &ratings).ok_or_else(|| AppError::of(Cause::DraftNotYourTurn))?;
    chosen(state, pod, action, context)
}

/// Makes a choice from a player's own phone. Repeating the same choice changes nothing, so that a phone may retry.
///
/// # Errors
/// `phones.picked` if the seat, or a bot for it, made another choice at this number, `phones.pick_over` if the number
/// is not the next one; `draft.*`, `pick.*`.
pub(super) fn choose_on_phone(
    state: &EventState,
    player: PlayerId,
    asked: &PhonePick,
    context: &Context<'_>,
) -> Result<Vec<Record>, AppError> {
    let (pod, seat) = state.seat_of(player).ok_or_else(|| AppError::of(Cause::DraftNotStarted))?;
    let draft = &state.variant_table(pod)?.draft;
    let earlier = usize::try_from(asked.pick).ok().and_then(|number| number.checked_sub(1));
    let earlier = earlier.ok_or_else(|| AppError::of(Cause::PhonesPickOver))?;
    if let Some(made) = draft.choices(seat).nth(earlier) {
        let refused = if made.bot { Cause::PhonesBotPicked } else { Cause::PhonesPicked };
        let same = is_named(context, made.choice, &asked.card);
        return if same { Ok(Vec::new()) } else { Err(AppError::of(refused)) };
    }
    if draft.is_done() || draft.choices(seat).count() != earlier {
        return Err(AppError::of(Cause::PhonesPickOver));
    }
    choose(state, u32::from(pod) + 1, u32::from(seat) + 1, asked.index, Some(&asked.card), context)
}

fn chosen(state: &EventState, pod: u8, action: VariantAction, context: &Context<'_>) -> Result<Vec<Record>, AppError> {
    let mut draft = state.variant_table(pod)?.draft.clone();
    draft.apply(&action).map_err(AppError::from)?;
    let mut records = vec![Record::Choice { pod, action }];
    let ratings = context.ratings(state.settings.rated_set()?)?;
    advance(state, pod, draft, &left_seats(&state.tournament, pod), &ratings, context, &mut records)?;
    Ok(records)
}

/// Lets bots choose, for their own and the given seats, until a person has a choice. A last card is taken
/// automatically. Registers the decks of bots after the draft.
fn advance(
    state: &EventState,
    pod: u8,
    mut draft: VariantDraft,
    bots: &[u8],
    ratings: &Ratings,
    context: &Context<'_>,
    records: &mut Vec<Record>,
) -> Result<(), AppError> {
    let next = |draft: &VariantDraft, seat: u8| {
        if draft.is_bot(seat) || bots.contains(&seat) {
            return draft.bot_action(seat, ratings);
        }
        match draft.options(seat)[..] {
            [choice @ VariantChoice::Card { .. }] => Some(VariantAction { seat, choice, bot: false }),
            _ => None,
        }
    };
    while let Some(action) = draft.turn().into_iter().find_map(|seat| next(&draft, seat)) {
        draft.apply(&action).map_err(AppError::from)?;
        records.push(Record::Choice { pod, action });
    }
    if draft.is_done() {
        let players = players_of_pod(&state.tournament, pod);
        let bots = players.iter().zip(0u8..).filter(|(_, seat)| draft.is_bot(*seat));
        records.extend(bots.map(|(player, seat)| Record::Deck {
            player: *player,
            list: bot_deck(context.catalog, ratings, &draft.pool(seat)),
        }));
    }
    Ok(())
}
