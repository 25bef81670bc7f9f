//! The draft as a whole: begun, finished by bots, and its clock. Picks are in [`crate::event::drafting`].

use draft::{Draft, DraftConfig, SeatKind};

use crate::contract::{ClockAction, DraftMode};
use crate::event::drafting::{bot_decks, go_on, pod_from_one};
use crate::event::state::{DraftProgress, EventState};
use crate::event::steps;
use crate::record::Record;
use crate::{AppError, Desk};

/// More pods than a draft can have: tells the boosters of one draft from those of the next.
const PODS_OF_A_DRAFT: u64 = 1 << 20;

/// Runs, pauses or steps a pod's pick clock. Pods count from 1.
pub(super) fn clock(pod: u32, action: ClockAction) -> Result<Vec<Record>, AppError> {
    Ok(vec![Record::Clock { pod: pod_from_one(pod)?, action }])
}

impl Desk {
    /// Begins the draft of every pod: opens boosters and lets bots make their first picks, or readies the pick clocks.
    pub(super) fn start_draft(&self, state: &EventState) -> Result<Vec<Record>, AppError> {
        if let Some(why_not) = steps::why_no_draft(state) {
            return Err(AppError::of(why_not));
        }
        if state.settings.mode == DraftMode::Paper {
            return Ok(vec![Record::DraftStarted { pods: Vec::new() }]);
        }
        let set = state.settings.set()?;
        // The drafts before this one, so that a second draft opens other boosters than the first.
        let later = state.tournament.drafts().len().saturating_sub(1) as u64;
        let drafts = state.tournament.pods().iter().zip(1u64..).map(|(pod, number)| {
            let kind = |player| if state.bots.contains(player) { SeatKind::Bot } else { SeatKind::Person };
            let seats = pod.seats.iter().map(kind).collect();
            // Each pod of each draft its own boosters, all from the event's secret.
            let number = number.wrapping_add(later.wrapping_mul(PODS_OF_A_DRAFT));
            let seed = state.settings.boosters_seed().wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            Draft::start(&self.catalog, DraftConfig::new(set, seats, seed)).map_err(AppError::from)
        });
        let drafts = drafts.collect::<Result<Vec<Draft>, _>>()?;
        let ratings = self.ratings(state.settings.set()?)?;
        let mut records =
            vec![Record::DraftStarted { pods: drafts.iter().map(|draft| draft.record().clone()).collect() }];
        for (mut draft, pod) in drafts.into_iter().zip(0u8..) {
            go_on(&ratings, pod, &mut draft, false, &mut records)?;
            bot_decks(state, &self.catalog, &ratings, pod, &draft, &mut records)?;
        }
        Ok(records)
    }

    /// Bots pick for everybody who is waited for, to the end of every pod's draft. A draft with real cards is said to be
    /// over: its clocks run to their last step.
    pub(super) fn finish_draft(&self, state: &EventState) -> Result<Vec<Record>, AppError> {
        let mut records = Vec::new();
        if let Some(DraftProgress::Paper(pods)) = state.draft() {
            for (pod, number) in pods.iter().zip(0u8..) {
                let left = pod.steps.len().saturating_sub(pod.step);
                let next = || Record::Clock { pod: number, action: ClockAction::Next };
                records.extend(std::iter::repeat_with(next).take(left));
            }
            return Ok(records);
        }
        let ratings = self.ratings(state.settings.set()?)?;
        for pod in 0..state.tournament.pods().len() {
            let pod = u8::try_from(pod).unwrap_or(u8::MAX);
            let mut draft = state.digital_pod(pod)?.draft.clone();
            if !draft.is_done() {
                go_on(&ratings, pod, &mut draft, true, &mut records)?;
                bot_decks(state, &self.catalog, &ratings, pod, &draft, &mut records)?;
            }
        }
        Ok(records)
    }
}
