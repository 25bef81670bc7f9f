//! Access to the private fields of a state; see [`State`] for what each of them is.

use model::CardId;

use crate::edition::Edition;
use crate::rng::Rng;
use crate::state::{
    Action, Attack, Card, CardIndex, CardRef, CardZone, Counter, DelayedEffect, Flags, Frame, LastKnownInfo,
    LastingEffect, Outcome, PendingBatch, PendingTrigger, Phase, PhaseEvent, Player, PrintedStatsSource, Question,
    ReplacementOrder, Seat, State, StepState, Task, UsedLimit,
};

impl State {
    /// Returns all cards, in an order that never changes.
    #[inline(always)]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns the number of players.
    #[inline(always)]
    pub fn seat_count(&self) -> u8 {
        self.seats
    }

    /// Returns the players. Entries from index [`State::seat_count`] on are unused.
    #[inline(always)]
    pub fn players(&self) -> &[Player; 4] {
        &self.players
    }

    /// Returns the round, from 1; 0 in setup.
    #[inline(always)]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Returns the phase of the round.
    #[inline(always)]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the active player (CR 1.4.3).
    #[inline(always)]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Returns the player with the initiative, or [`Seat::NONE`] after its holder was eliminated (CR 11.3.4).
    #[inline(always)]
    pub fn initiative(&self) -> Seat {
        self.initiative
    }

    /// Returns `true` if a counter was taken this round.
    #[inline(always)]
    pub fn is_taken(&self, counter: Counter) -> bool {
        self.taken & 1 << counter as u8 != 0
    }

    /// Returns the counters taken this round: one bit each, in the order of [`Counter`].
    #[inline(always)]
    pub(crate) fn taken(&self) -> u8 {
        self.taken
    }

    /// Returns `true` for Twin Suns rules: blast and plan counters, no passing (CR 12).
    #[inline(always)]
    pub fn is_twin_suns(&self) -> bool {
        self.twin_suns
    }

    /// Returns the edition of the Comprehensive Rules that the game is played by.
    #[inline(always)]
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns the result. Returns `None` while the game continues.
    #[inline(always)]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

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

    /// Adds a card outside all zones. Returns `None` if the game has the maximum number of cards.
    pub(crate) fn add_card(&mut self, def: CardId, owner: Seat) -> Option<CardIndex> {
        let card = CardIndex(u16::try_from(self.cards.len()).ok()?);
        if !card.is_some() {
            return None;
        }
        self.cards.push(Card {
            def,
            owner,
            controller: owner,
            place: CardZone::Aside,
            copy: 0,
            damage: 0,
            flags: Flags::default(),
            host: CardIndex::NONE,
            first: CardIndex::NONE,
            next: CardIndex::NONE,
        });
        Some(card)
    }

    /// Clears a flag of all cards.
    pub(crate) fn clear_flag_of_all(&mut self, flag: Flags) {
        for card in &mut self.cards {
            card.flags.remove(flag);
        }
    }

    /// Sets whether a counter was taken this round.
    pub(crate) fn set_taken(&mut self, counter: Counter, taken: bool) {
        let bit = 1 << counter as u8;
        self.taken = (self.taken & !bit) | if taken { bit } else { 0 };
    }

    /// Sets whether the game is played by Twin Suns rules (CR 12).
    pub(crate) fn set_twin_suns(&mut self, twin_suns: bool) {
        self.twin_suns = twin_suns;
    }

    /// Sets the edition of the Comprehensive Rules that the game is played by.
    pub(crate) fn set_edition(&mut self, edition: Edition) {
        self.edition = edition;
    }

    /// Records that a card is a copy of another one, with its own entry in the catalogue.
    pub(crate) fn add_copy(&mut self, card: CardIndex, own: CardId) {
        self.copies.push((card, own));
    }
}
