//! Reading access to the private fields of a state; see [`State`] for what each of them is.

use model::CardId;

use crate::rng::Rng;
use crate::state::{
    Action, Attack, CardIndex, CardRef, DelayedEffect, Frame, LastKnownInfo, LastingEffect, PendingBatch,
    PendingTrigger, PhaseEvent, PrintedStatsSource, Question, ReplacementOrder, Seat, State, StepState, Task,
    UsedLimit,
};

impl State {
    /// Returns the number of finished regroup phases in this round.
    #[inline(always)]
    pub(crate) fn regroups(&self) -> u8 {
        self.regroups
    }

    /// Returns the state of the random number generator.
    #[inline(always)]
    pub(crate) fn rng(&self) -> Rng {
        self.rng
    }

    /// Returns the remaining work.
    #[inline(always)]
    pub(crate) fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    /// Returns the half-resolved abilities with the values they have bound.
    #[inline(always)]
    pub(crate) fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// Returns the pending triggers, oldest first.
    #[inline(always)]
    pub(crate) fn waiting(&self) -> &[PendingTrigger] {
        &self.waiting
    }

    /// Returns the attacks of the current action.
    #[inline(always)]
    pub(crate) fn attacks(&self) -> &[Attack] {
        &self.attacks
    }

    /// Returns the lasting effects, oldest first.
    #[inline(always)]
    pub(crate) fn lasting(&self) -> &[LastingEffect] {
        &self.lasting
    }

    /// Returns the effects that override printed power and HP, in order of activation.
    #[inline(always)]
    pub(crate) fn reprints(&self) -> &[PrintedStatsSource] {
        &self.reprints
    }

    /// Returns the delayed effects (CR 7.7.4).
    #[inline(always)]
    pub(crate) fn delayed(&self) -> &[DelayedEffect] {
        &self.delayed
    }

    /// Returns the last known information (CR 8.11).
    #[inline(always)]
    pub(crate) fn snapshots(&self) -> &[LastKnownInfo] {
        &self.snapshots
    }

    /// Returns the facts about this phase.
    #[inline(always)]
    pub(crate) fn facts(&self) -> &[PhaseEvent] {
        &self.facts
    }

    /// Returns the last known information of the units that attacked this phase, one for each such fact.
    #[inline(always)]
    pub(crate) fn attackers(&self) -> &[LastKnownInfo] {
        &self.attackers
    }

    /// Returns the cards that are copies of others, with their own entry in the catalogue.
    #[inline(always)]
    pub(crate) fn copies(&self) -> &[(CardIndex, CardId)] {
        &self.copies
    }

    /// Returns the units chosen to be exploited for the card being played, or cards chosen for its additional cost.
    #[inline(always)]
    pub(crate) fn exploited(&self) -> &[CardRef] {
        &self.exploited
    }

    /// Returns the cards played in earlier phases of this round.
    #[inline(always)]
    pub(crate) fn played_before(&self) -> &[(Seat, CardRef)] {
        &self.played_before
    }

    /// Returns the damage that will be dealt together.
    #[inline(always)]
    pub(crate) fn pending(&self) -> &[PendingBatch] {
        &self.pending
    }

    /// Returns the choices about replacement effects made in the step that is about to be repeated (CR 7.7.5E).
    #[inline(always)]
    pub(crate) fn ordering(&self) -> Option<&ReplacementOrder> {
        self.ordering.as_ref()
    }

    /// Returns the uses of abilities with a limit.
    #[inline(always)]
    pub(crate) fn used(&self) -> &[UsedLimit] {
        &self.used
    }

    /// Returns the open question.
    #[inline(always)]
    pub(crate) fn question(&self) -> Option<Question> {
        self.question
    }

    /// Returns the open question by reference.
    #[inline(always)]
    pub(crate) fn question_ref(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Returns the legal answers to the open question, in a fixed order.
    #[inline(always)]
    pub(crate) fn options(&self) -> &[Action] {
        &self.options
    }

    /// Returns the state of the current step.
    #[inline(always)]
    pub(crate) fn step(&self) -> &StepState {
        &self.step
    }
}

impl State {
    /// Returns mutable access to the random number generator.
    pub(crate) fn rng_mut(&mut self) -> &mut Rng {
        &mut self.rng
    }

    /// Records that a card is a copy of another one, with its own entry in the catalogue.
    pub(crate) fn add_copy(&mut self, card: CardIndex, own: CardId) {
        self.copies.push((card, own));
    }
}
