//! The part of the state that the flow of the game changes: pending work, and records of the round, phase and effects.
//! Cards, zones and players are the other part, which [`crate::write`] changes.

use ability::AbilityId;

use crate::state::{
    Action, Attack, CardRef, DelayedEffect, Frame, LastKnownInfo, LastingEffect, Outcome, PendingBatch, PendingTrigger,
    Phase, PhaseEvent, PrintedStatsSource, Question, ReplacementOrder, Seat, State, StepState, Task, UsedLimit,
};

/// The fields of a state that the flow of the game changes; see [`State`].
pub(crate) struct Course<'g> {
    pub tasks: &'g mut Vec<Task>,
    pub frames: &'g mut Vec<Frame>,
    pub waiting: &'g mut Vec<PendingTrigger>,
    pub question: &'g mut Option<Question>,
    pub options: &'g mut Vec<Action>,
    pub step: &'g mut StepState,
    pub pending: &'g mut Vec<PendingBatch>,
    pub ordering: &'g mut Option<ReplacementOrder>,
    pub used: &'g mut Vec<UsedLimit>,
    pub facts: &'g mut Vec<PhaseEvent>,
    pub attacks: &'g mut Vec<Attack>,
    pub snapshots: &'g mut Vec<LastKnownInfo>,
    pub attackers: &'g mut Vec<LastKnownInfo>,
    pub delayed: &'g mut Vec<DelayedEffect>,
    pub exploited: &'g mut Vec<CardRef>,
    pub lent: &'g mut Vec<AbilityId>,
    pub lasting: &'g mut Vec<LastingEffect>,
    pub reprints: &'g mut Vec<PrintedStatsSource>,
    pub played_before: &'g mut Vec<(Seat, CardRef)>,
    pub outcome: &'g mut Option<Outcome>,
    pub round: &'g mut u16,
    pub phase: &'g mut Phase,
    pub taken: &'g mut u8,
    pub regroups: &'g mut u8,
    pub active: &'g mut Seat,
    pub initiative: &'g mut Seat,
}

impl State {
    /// Returns mutable access to the pending work and the records of the flow.
    #[inline(always)]
    pub(crate) fn course(&mut self) -> Course<'_> {
        Course {
            tasks: &mut self.tasks,
            frames: &mut self.frames,
            waiting: &mut self.waiting,
            question: &mut self.question,
            options: &mut self.options,
            step: &mut self.step,
            pending: &mut self.pending,
            ordering: &mut self.ordering,
            used: &mut self.used,
            facts: &mut self.facts,
            attacks: &mut self.attacks,
            snapshots: &mut self.snapshots,
            attackers: &mut self.attackers,
            delayed: &mut self.delayed,
            exploited: &mut self.exploited,
            lent: &mut self.lent,
            lasting: &mut self.lasting,
            reprints: &mut self.reprints,
            played_before: &mut self.played_before,
            outcome: &mut self.outcome,
            round: &mut self.round,
            phase: &mut self.phase,
            taken: &mut self.taken,
            regroups: &mut self.regroups,
            active: &mut self.active,
            initiative: &mut self.initiative,
        }
    }
}
