//! Picks of a draft at this machine, seat by seat: what a seat may see stays with that seat.

use crate::error::{Cause, Fact};
use draft::{Action, Draft, Ratings, SeatView, Stage, bot_pick};

use crate::cards::faces;
use crate::contract::{DraftView, PickView};
use crate::decks::lists;
use crate::event::state::{EventState, is_bot};
use crate::event::view;
use crate::record::Record;
use crate::{AppError, Desk};

/// A seat that the contract counts from 1.
fn seat_from_one(number: u32) -> Result<u8, AppError> {
    from_one(number).ok_or_else(|| AppError::of(Cause::DraftNoSuchPlace { number: number.into() }))
}

/// A pod that the contract counts from 1.
pub(super) fn pod_from_one(number: u32) -> Result<u8, AppError> {
    from_one(number).ok_or_else(|| AppError::of(Cause::DraftNoSuchPod { number: number.into() }))
}

fn from_one(number: u32) -> Option<u8> {
    number.checked_sub(1).and_then(|number| u8::try_from(number).ok())
}

/// What a bot would do at this seat, with its reason.
pub(crate) fn bot_action(ratings: &Ratings, view: &SeatView) -> Option<Action> {
    let (index, why) = bot_pick(view, ratings)?;
    let Action::Pick { seat, index, printing, .. } = view.pick(index)?;
    Some(Action::Pick { seat, index, printing, reason: Some(why) })
}

/// Picks until only people with a choice (or nobody) are waited for: bots pick, and a last card is taken by itself.
/// `everybody` lets bots pick for people too.
pub(super) fn go_on(
    ratings: &Ratings,
    pod: u8,
    draft: &mut Draft,
    everybody: bool,
    records: &mut Vec<Record>,
) -> Result<(), AppError> {
    loop {
        let mut next = None;
        for seat in draft.waiting_for() {
            let view = draft.view(seat);
            if everybody || is_bot(draft, seat) {
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

impl Desk {
    /// What a seat may see. Pod and seat count from 1.
    ///
    /// # Errors
    /// `draft.*`.
    pub fn draft_view(&self, event: u32, pod: u32, seat: u32) -> Result<DraftView, AppError> {
        let (pod, seat) = (pod_from_one(pod)?, seat_from_one(seat)?);
        self.read(event, |state, now| view::drafting(&self.catalog, event, state, pod, seat, now))
    }

    /// Shows a seat its pack, which begins the time of its pick unless the clock was stopped; what the seat may see. The
    /// same pack shown again, as by a page that loads anew, gives no new time.
    ///
    /// # Errors
    /// `draft.*`.
    pub fn show_pack(&self, event: u32, pod: u32, seat: u32) -> Result<DraftView, AppError> {
        let (place, seat_place) = (pod_from_one(pod)?, seat_from_one(seat)?);
        self.commit(event, |state| {
            let digital = state.digital_pod(place)?;
            if !digital.draft.waiting_for().contains(&seat_place) || !digital.starts_by_showing(seat_place) {
                return Ok(Vec::new());
            }
            Ok(vec![Record::PackShown { pod: place, seat: seat_place }])
        })?;
        self.draft_view(event, pod, seat)
    }

    /// [`Desk::draft_pick`] of a card that is named by its number ("SOR_123"), as the seat's view shows it: when the seat
    /// holds another pack by now, nothing is taken. `index` says which where the pack has it twice.
    ///
    /// # Errors
    /// As [`Desk::draft_pick`]; `pick.no_such_card` when the pack has no such card.
    pub fn pick_card(&self, event: u32, pod: u32, seat: u32, index: u32, card: &str) -> Result<DraftView, AppError> {
        self.pick(event, pod, seat, index, Some(card))
    }

    /// A person picks. When this returns, the pick and those of the bots after it are on disk.
    ///
    /// # Errors
    /// `draft.bot_seat`, `pick.*`.
    pub fn draft_pick(&self, event: u32, pod: u32, seat: u32, index: u32) -> Result<DraftView, AppError> {
        self.pick(event, pod, seat, index, None)
    }

    fn pick(&self, event: u32, pod: u32, seat: u32, index: u32, card: Option<&str>) -> Result<DraftView, AppError> {
        let (place, seat_place) = (pod_from_one(pod)?, seat_from_one(seat)?);
        self.commit(event, |state| {
            let mut draft = state.digital_pod(place)?.draft.clone();
            if is_bot(&draft, seat_place) {
                return Err(AppError::of(Cause::DraftBotSeat));
            }
            let ratings = self.ratings(state.settings.set()?)?;
            let view = draft.view(seat_place);
            let meant = match card {
                None => usize::try_from(index).ok(),
                Some(card) => self.place_in(&view, index, card),
            };
            let action = meant.and_then(|at| u8::try_from(at).ok()).and_then(|at| view.pick(at));
            let action = action.ok_or_else(|| match (view.pack.is_empty(), card) {
                (true, _) => AppError::of(Cause::PickNotNow),
                (false, Some(card)) => AppError::of(Cause::PickNoSuchCard { card: Fact::said(card) }),
                (false, None) => AppError::of(Cause::PickNoSuchPlace { cards: view.pack.len().into() }),
            })?;
            draft.apply(&action).map_err(AppError::from)?;
            let mut records = vec![Record::Pick { pod: place, action }];
            go_on(&ratings, place, &mut draft, false, &mut records)?;
            bot_decks(state, &self.catalog, &ratings, place, &draft, &mut records)?;
            Ok(records)
        })?;
        self.draft_view(event, pod, seat)
    }

    /// The place of a card in a seat's pack, by its number or that of its printing; `index` where it is there twice.
    fn place_in(&self, view: &SeatView, index: u32, card: &str) -> Option<usize> {
        let wanted = card.trim();
        let named = |held: &draft::PackCard| {
            let number = self.catalog.card(held.card).number.to_string();
            [held.printing.to_string(), number].iter().any(|known| known.eq_ignore_ascii_case(wanted))
        };
        let meant = usize::try_from(index).ok().filter(|place| view.pack.get(*place).is_some_and(named));
        meant.or_else(|| view.pack.iter().position(named))
    }

    /// Every pick of a seat with what it was taken from. Only after the draft: before, picks are hidden
    /// (CR 10.3.2B).
    ///
    /// # Errors
    /// `draft.*`.
    pub fn draft_log(&self, event: u32, pod: u32, seat: u32) -> Result<Vec<PickView>, AppError> {
        let (pod, seat) = (pod_from_one(pod)?, seat_from_one(seat)?);
        self.read(event, |state, _| {
            let draft = &state.digital_pod(pod)?.draft;
            if !draft.is_done() {
                return Err(AppError::of(Cause::DraftHidden));
            }
            let view = |pick: &draft::PickRecord| {
                let (pack, number) = pack_and_pick(pick.stage);
                PickView {
                    pack: u32::from(pack),
                    pick: u32::from(number),
                    taken: faces::face_of(&self.catalog, pick.taken.card),
                    from: pick.from.iter().map(|card| faces::face_of(&self.catalog, card.card)).collect(),
                    reason: pick.reason.map(|reason| reason.explain()),
                }
            };
            Ok(draft.picks(seat).iter().map(view).collect())
        })
    }
}

/// Pack and pick as the log counts them: pack 0 for leaders, picks from 1.
pub(crate) fn pack_and_pick(stage: Stage) -> (u8, u8) {
    match stage {
        Stage::Leaders { pick } => (0, pick),
        Stage::Pack { pack, pick } => (pack, pick),
        Stage::Done => (0, 0),
    }
}

/// Once a pod's draft is over, its bots hand in their decks.
pub(super) fn bot_decks(
    state: &EventState,
    catalog: &catalog::Catalog,
    ratings: &Ratings,
    pod: u8,
    draft: &Draft,
    records: &mut Vec<Record>,
) -> Result<(), AppError> {
    if !draft.is_done() {
        return Ok(());
    }
    let seats = state.tournament.pods().get(usize::from(pod)).map_or(&[][..], |pod| &pod.seats);
    for (player, seat) in seats.iter().zip(0u8..) {
        if is_bot(draft, seat) {
            let list = lists::write(&draft::bot_deck(catalog, ratings, &draft.pool(seat)));
            records.push(Record::Deck { player: *player, list });
        }
    }
    Ok(())
}
