//! Views of the steps that are possible now.

use crate::contract::{LateSeat, StepAvailability, Steps, TextLanguage};
use crate::error::Cause;
use crate::event::messages;
use crate::event::state::{EventState, count};
use crate::event::steps;

/// Returns the steps that are possible now.
pub(super) fn steps(state: &EventState, language: TextLanguage) -> Steps {
    let possible = |why_not: Option<Cause>| StepAvailability {
        allowed: why_not.is_none(),
        why_not: why_not.map(|cause| cause.refusal(language)),
    };
    Steps {
        seat: possible(steps::why_no_seating(state)),
        start_draft: possible(steps::why_no_draft(state)),
        pair: possible(steps::why_no_pairing(state)),
        pair_scope: steps::pair_scope(state).into(),
        late_seats: steps::late_seats(state).into_iter().map(late_seat).collect(),
        cut: possible(steps::why_no_cut(state)),
        undo: possible(steps::why_no_undo(state)),
        undoes: messages::undoes(language, &state.tournament, &state.log),
        next: steps::next(state).into(),
    }
}

fn late_seat(seat: steps::LateSeat) -> LateSeat {
    LateSeat { player: seat.player.0, pod: count(seat.pod + 1), seat: count(seat.seat + 1) }
}
