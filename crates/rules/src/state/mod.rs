//! The state of a game: one plain value (CR 1.16).
//!
//! Cards are small and `Copy`, and the zones are one flat vector. Pending work is data: a stack of tasks, frames of
//! half-resolved abilities and one open question. This module contains no rules.

mod access;
mod card;
mod course;
pub(crate) mod hash;
pub(crate) mod invariant;
mod pending;
mod question;
mod size;
mod step_state;
mod zones;

pub use card::*;
pub(crate) use course::Course;
pub use invariant::{Invariant, InvariantViolation};
pub use pending::*;
pub use question::*;
pub(crate) use step_state::DefeatCause;
pub use step_state::StepState;

use ability::AbilityId;
use model::CardId;
use serde::{Deserialize, Serialize};

use crate::edition::Edition;
use crate::rng::Rng;

/// The complete state of a game as one plain value.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// All cards, in an order that never changes.
    cards: Vec<Card>,
    /// The zone lists of all players, concatenated; see [`State::list`].
    lists: Vec<CardIndex>,
    /// End index of each list in `lists`.
    ends: [u16; LISTS * 4],
    /// Number of card moves so far. It shows whether a cached value is out of date.
    stamp: u32,
    /// Number of moves that changed the cards in play: units, upgrades, bases and leaders.
    #[serde(default)]
    table: u32,
    /// Number of players.
    seats: u8,
    /// The players. Entries from index `seats` on are unused.
    players: [Player; 4],
    /// The round, from 1; 0 in setup.
    round: u16,
    /// The phase of the round.
    phase: Phase,
    /// Number of finished regroup phases in this round.
    #[serde(default)]
    regroups: u8,
    /// The active player (CR 1.4.3).
    active: Seat,
    /// The player with the initiative, or [`Seat::NONE`] after its holder was eliminated (CR 11.3.4).
    initiative: Seat,
    /// Counters taken this round: one bit each, in the order of [`Counter`].
    taken: u8,
    /// Twin Suns rules: blast and plan counters, no passing (CR 12).
    twin_suns: bool,
    /// The edition of the Comprehensive Rules that the game is played by.
    #[serde(default)]
    edition: Edition,
    /// The state of the random number generator.
    rng: Rng,
    /// Remaining work; the last task is next.
    tasks: Vec<Task>,
    /// Half-resolved abilities with the values they have bound.
    frames: Vec<Frame>,
    /// Pending triggers, oldest first.
    waiting: Vec<PendingTrigger>,
    /// Attacks of the current action.
    attacks: Vec<Attack>,
    /// Lasting effects, oldest first.
    lasting: Vec<LastingEffect>,
    /// Effects that override printed power and HP, in order of activation.
    #[serde(default)]
    reprints: Vec<PrintedStatsSource>,
    /// Delayed effects (CR 7.7.4).
    delayed: Vec<DelayedEffect>,
    /// Last known information (CR 8.11). Kept until the action ends; for units defeated this phase, until the phase
    /// ends.
    snapshots: Vec<LastKnownInfo>,
    /// Facts about this phase.
    facts: Vec<PhaseEvent>,
    /// Last known information of the units that attacked this phase, one for each such fact.
    attackers: Vec<LastKnownInfo>,
    /// Cards that are copies of others, with their own entry in the catalogue.
    copies: Vec<(CardIndex, CardId)>,
    /// Units chosen to be exploited for the card being played, or cards chosen for its additional cost.
    exploited: Vec<CardRef>,
    /// Abilities of other cards that the card being played will have when it enters play.
    #[serde(default)]
    lent: Vec<AbilityId>,
    /// Cards played in earlier phases of this round.
    #[serde(default)]
    played_before: Vec<(Seat, CardRef)>,
    /// Damage that will be dealt together.
    pending: Vec<PendingBatch>,
    /// Choices about replacement effects made in the step that is about to be repeated (CR 7.7.5E).
    ordering: Option<ReplacementOrder>,
    /// Uses of abilities with a limit.
    used: Vec<UsedLimit>,
    /// The open question.
    question: Option<Question>,
    /// The legal answers to the open question, in a fixed order.
    options: Vec<Action>,
    /// The state of the current step.
    #[serde(rename = "underway", default, skip_serializing_if = "StepState::is_clear")]
    step: StepState,
    /// The result. `None` while the game continues.
    outcome: Option<Outcome>,
}

impl State {
    /// Returns the state of a game before its first card.
    pub(crate) fn empty(seats: u8, seed: u64) -> State {
        let player = Player {
            base: CardIndex::NONE,
            leaders: [CardIndex::NONE; 2],
            passed: false,
            took_counter: false,
            lost: false,
            mulligan: None,
            played: 0,
            events: 0,
            drawn: 0,
            discarded: 0,
            milled: 0,
            created: 0,
            given: 0,
            used_the_force: 0,
        };
        State {
            cards: Vec::with_capacity(128),
            lists: Vec::with_capacity(128),
            ends: [0; LISTS * 4],
            stamp: 0,
            table: 0,
            seats,
            players: [player; 4],
            round: 0,
            phase: Phase::Setup,
            regroups: 0,
            active: Seat(0),
            initiative: Seat(0),
            taken: 0,
            twin_suns: false,
            edition: Edition::default(),
            rng: Rng::seeded(seed),
            tasks: Vec::new(),
            frames: Vec::new(),
            waiting: Vec::new(),
            attacks: Vec::new(),
            lasting: Vec::new(),
            reprints: Vec::new(),
            delayed: Vec::new(),
            snapshots: Vec::new(),
            facts: Vec::new(),
            attackers: Vec::new(),
            copies: Vec::new(),
            exploited: Vec::new(),
            lent: Vec::new(),
            played_before: Vec::new(),
            pending: Vec::new(),
            ordering: None,
            used: Vec::new(),
            question: None,
            options: Vec::new(),
            step: StepState::default(),
            outcome: None,
        }
    }
}
