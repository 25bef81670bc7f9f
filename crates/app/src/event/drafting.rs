//! Picks of a draft on this computer, seat by seat. Each seat sees only its own cards.

use crate::error::Cause;
use crate::event::Events;
use draft::{Action, Ratings, SeatView, Stage, bot_pick};

use crate::AppError;
use crate::cards::faces;
use crate::contract::{DraftView, EventAct, PickAdvice, PickView};
use crate::event::pick_reasons::pick_reason;
use crate::event::view;

/// Converts a seat number of the wire types (from 1) to one from 0.
pub(super) fn seat_from_one(number: u32) -> Result<u8, AppError> {
    from_one(number).ok_or_else(|| AppError::of(Cause::DraftNoSuchPlace { number: number.into() }))
}

/// Converts a pod number of the wire types (from 1) to one from 0.
pub(super) fn pod_from_one(number: u32) -> Result<u8, AppError> {
    from_one(number).ok_or_else(|| AppError::of(Cause::DraftNoSuchPod { number: number.into() }))
}

fn from_one(number: u32) -> Option<u8> {
    number.checked_sub(1).and_then(|number| u8::try_from(number).ok())
}

/// Returns the action a bot would take at this seat, with its reason.
pub(crate) fn bot_action(ratings: &Ratings, view: &SeatView) -> Option<Action> {
    let (index, why) = bot_pick(view, ratings)?;
    let Action::Pick { seat, index, printing, .. } = view.pick(index)?;
    Some(Action::Pick { seat, index, printing, reason: Some(why) })
}

impl Events {
    /// Returns the view of a seat. Pod and seat count from 1.
    ///
    /// # Errors
    /// `draft.*`.
    pub fn draft_view(&self, event: u32, pod: u32, seat: u32) -> Result<DraftView, AppError> {
        let (pod, seat) = (pod_from_one(pod)?, seat_from_one(seat)?);
        self.read(event, |state, now| view::drafting(&self.core.catalog, event, state, pod, seat, now))
    }

    /// Shows a seat its pack ([`EventAct::ShowPack`]) and returns the seat's view.
    ///
    /// # Errors
    /// `draft.*`.
    pub fn show_pack(&self, event: u32, pod: u32, seat: u32) -> Result<DraftView, AppError> {
        self.apply_act(event, &EventAct::ShowPack { pod, seat })?;
        self.draft_view(event, pod, seat)
    }

    /// Picks the card with this number for a person ([`EventAct::Pick`]) and returns the seat's new view. The pick
    /// and the bot picks after it are on disk before this returns.
    ///
    /// # Errors
    /// As [`Events::draft_pick`]; `pick.no_such_card` if the pack has no such card.
    pub fn pick_card(&self, event: u32, pod: u32, seat: u32, index: u32, card: &str) -> Result<DraftView, AppError> {
        self.apply_act(event, &EventAct::Pick { pod, seat, index, card: Some(card.to_owned()) })?;
        self.draft_view(event, pod, seat)
    }

    /// Picks the card at a position of the pack, from 0, for a person. Otherwise works like [`Events::pick_card`].
    ///
    /// # Errors
    /// `draft.bot_seat`, `pick.*`.
    pub fn draft_pick(&self, event: u32, pod: u32, seat: u32, index: u32) -> Result<DraftView, AppError> {
        self.apply_act(event, &EventAct::Pick { pod, seat, index, card: None })?;
        self.draft_view(event, pod, seat)
    }

    /// Returns every pick of a seat with the pack it was taken from. Available only after the draft: until then,
    /// picks are hidden (CR 10.3.2B).
    ///
    /// # Errors
    /// `draft.*`.
    pub fn draft_log(&self, event: u32, pod: u32, seat: u32) -> Result<Vec<PickView>, AppError> {
        let (pod, seat) = (pod_from_one(pod)?, seat_from_one(seat)?);
        let language = self.core.message_language();
        self.read(event, |state, _| {
            let draft = &state.digital_pod(pod)?.draft;
            if !draft.is_done() {
                return Err(AppError::of(Cause::DraftHidden));
            }
            let person = draft.config().seats.get(usize::from(seat)) == Some(&draft::SeatKind::Person);
            let ratings = if person { Some(self.core.ratings(state.settings.rated_set()?)?) } else { None };
            let advice = |nth: usize| {
                let (place, reason) = draft.suggested_pick(seat, nth, ratings.as_deref()?)?;
                let (pack, _) = pack_and_pick(draft.picks(seat).get(nth)?.stage);
                Some(PickAdvice { place: u32::from(place), reason: pick_reason(reason, pack, language) })
            };
            let view = |(nth, pick): (usize, &draft::PickRecord)| {
                let (pack, number) = pack_and_pick(pick.stage);
                PickView {
                    pack: u32::from(pack),
                    pick: u32::from(number),
                    taken: faces::face_of(&self.core.catalog, pick.taken.card),
                    from: pick.from.iter().map(|card| faces::face_of(&self.core.catalog, card.card)).collect(),
                    reason: pick.reason.map(|reason| pick_reason(reason, pack, language)),
                    advice: if pick.reason.is_none() { advice(nth) } else { None },
                }
            };
            Ok(draft.picks(seat).iter().enumerate().map(view).collect())
        })
    }
}

/// Returns pack and pick as numbered in the log: pack 0 for leaders, picks from 1.
pub(crate) fn pack_and_pick(stage: Stage) -> (u8, u8) {
    match stage {
        Stage::Leaders { pick } => (0, pick),
        Stage::Pack { pack, pick } => (pack, pick),
        Stage::Done => (0, 0),
    }
}
