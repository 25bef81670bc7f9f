//! Views of drafts of shapes other than a pod.

use catalog::Catalog;
use chrono::{DateTime, SecondsFormat, Utc};
use draft::{PackCard, Slot, VariantBoard, VariantDraft, VariantStage};

use super::{clock_view, pack_card, seated};
use crate::AppError;
use crate::cards::faces;
use crate::contract::{DraftBoard, DraftLayout, DraftPart, DraftSeatView, DraftStatus, DraftView, Passing};
use crate::event::state::{EventState, count};
use crate::event::variant_draft::{VariantTable, code};
use crate::event::view::name;
use crate::record::pick_clock::PickClock;

/// Returns the progress of a table. There is no clock, and nothing is passed on.
pub(super) fn status(table: &VariantTable, now: DateTime<Utc>) -> DraftStatus {
    let draft = &table.draft;
    let part = match draft.stage() {
        VariantStage::Leaders => DraftPart::Leaders,
        VariantStage::Cards => DraftPart::Packs,
        VariantStage::Done => DraftPart::Done,
    };
    let (pick, picks) = match draft.view(0).board {
        VariantBoard::Grid { number, of, .. } | VariantBoard::Hand { round: number, of, .. } => {
            (number.into(), of.into())
        }
        VariantBoard::Open { .. } | VariantBoard::Piles { .. } => {
            let fewest = (0..=u8::MAX).take(draft.config().seats.len()).map(|seat| draft.taken(seat).len()).min();
            (count(fewest.unwrap_or(0)) + 1, 0)
        }
        VariantBoard::Empty => (0, 0),
    };
    DraftStatus {
        part,
        pack: u32::from(part == DraftPart::Packs),
        pick,
        picks,
        passing: Passing::Left,
        waiting_for: people(draft).map(|seat| u32::from(seat) + 1).collect(),
        since: Some(table.since().to_rfc3339_opts(SecondsFormat::Millis, true)),
        clock: clock_view(&PickClock::stopped(0), now),
    }
}

/// Returns the seats of people who have to choose, from 0.
fn people(draft: &VariantDraft) -> impl Iterator<Item = u8> {
    draft.turn().into_iter().filter(|seat| !draft.is_bot(*seat))
}

/// Returns one seat's view of its table; pod and seat count from 0.
pub(super) fn drafting(
    catalog: &Catalog,
    event: u32,
    state: &EventState,
    pod: u8,
    seat: u8,
    now: DateTime<Utc>,
) -> Result<DraftView, AppError> {
    let table = state.variant_table(pod)?;
    let (players, player) = seated(state, pod, seat)?;
    let draft = &table.draft;
    let view = draft.view(seat);
    let (layout, cards) = layout(&view.board);
    let face = |card: &PackCard| faces::face_of(catalog, card.card);
    let seats = players.iter().zip(0u8..).map(|(player, seat)| {
        let known = view.known.get(usize::from(seat)).map_or(&[][..], Vec::as_slice);
        let is_leader = |card: &&PackCard| card.slot == Slot::Leader;
        let is_open = draft.config().shape.is_open();
        DraftSeatView {
            seat: u32::from(seat) + 1,
            name: name(state, *player),
            bot: draft.is_bot(seat),
            leaders: known.iter().filter(is_leader).map(face).collect(),
            open: known.iter().filter(|card| is_open && !is_leader(card)).map(face).collect(),
            cards: view.counts.get(usize::from(seat)).copied().unwrap_or_default().into(),
            picking: view.turn.contains(&seat),
        }
    });
    Ok(DraftView {
        event,
        pod: u32::from(pod) + 1,
        seat: u32::from(seat) + 1,
        name: name(state, player),
        status: status(table, now),
        pack: cards.iter().zip(0..).map(|(card, index)| pack_card(catalog, card, index)).collect(),
        board: Some(DraftBoard {
            layout,
            choices: view.options.iter().map(|choice| code(*choice)).collect(),
            number: count(view.made) + 1,
        }),
        taken: view.own().iter().map(face).collect(),
        table: seats.collect(),
    })
}

/// Returns the arrangement of a table, and its cards in order.
fn layout(board: &VariantBoard) -> (DraftLayout, Vec<PackCard>) {
    match board {
        VariantBoard::Open { cards } => (DraftLayout::Open, cards.clone()),
        VariantBoard::Piles { sizes, current, cards, stock } => {
            let sizes = sizes.iter().map(|size| u32::from(*size)).collect();
            let layout = DraftLayout::Piles { sizes, current: u32::from(*current) + 1, stock: (*stock).into() };
            (layout, cards.clone())
        }
        VariantBoard::Grid { number, of, cells } => {
            let mut next = 0..;
            let places = cells.iter().map(|cell| cell.and_then(|_| next.next())).collect();
            let layout = DraftLayout::Grid { number: (*number).into(), of: (*of).into(), cells: places };
            (layout, cells.iter().flatten().copied().collect())
        }
        VariantBoard::Hand { round, of, take, cards } => {
            let layout = DraftLayout::Hand { round: (*round).into(), of: (*of).into(), take: (*take).into() };
            (layout, cards.clone())
        }
        VariantBoard::Empty => (DraftLayout::Done, Vec::new()),
    }
}
