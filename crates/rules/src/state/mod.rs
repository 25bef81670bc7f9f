//! The state of a game: one plain value (CR 1.16).
//!
//! Cards are small and `Copy`; zones are one flat vector; waiting is data: a stack of tasks, frames of half-resolved
//! abilities, and one open question. Nothing here decides anything.

mod ask;
mod card;
mod size;
mod underway;
mod waiting;

pub use ask::*;
pub use card::*;
pub(crate) use underway::Blame;
pub use underway::Underway;
pub use waiting::*;

use ability::AbilityId;
use model::CardId;
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::edition::Edition;

/// The whole game as one plain value.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// Every card, in an order that never changes.
    pub cards: Vec<Card>,
    /// The lists of all players one after another; see [`State::list`].
    pub(crate) lists: Vec<CardIx>,
    /// Where each list ends among them.
    pub(crate) ends: [u16; LISTS * 4],
    /// Counts the moves of cards, so that what was worked out is known to be old.
    pub(crate) stamp: u32,
    /// Counts those moves by which what is in play changes: units, upgrades, bases and leaders.
    #[serde(default)]
    pub(crate) table: u32,
    /// How many players there are.
    pub seats: u8,
    /// The players; those beyond `seats` are empty.
    pub players: [Player; 4],
    /// The round, from 1; 0 in setup.
    pub round: u16,
    /// The phase of the round.
    pub phase: Phase,
    /// Regroup phases of this round that are over.
    #[serde(default)]
    pub(crate) regroups: u8,
    /// Whose action it is (CR 1.4.3).
    pub active: Seat,
    /// Who has the initiative; nobody after its holder was eliminated (CR 11.3.4).
    pub initiative: Seat,
    /// Which counters are taken this round, one bit for each in the order of [`Counter`].
    pub taken: u8,
    /// Twin Suns rules: blast and plan counters, no passing (CR 12).
    pub twin_suns: bool,
    /// The edition of the Comprehensive Rules that the game is played by.
    #[serde(default)]
    pub edition: Edition,
    /// The state of the random generator.
    pub(crate) chance: Chance,
    /// What is still to be done.
    pub(crate) tasks: Vec<Task>,
    /// Abilities that are half resolved, with what they have bound.
    pub(crate) frames: Vec<Frame>,
    /// Triggered abilities that wait, in the order in which they triggered.
    pub(crate) waiting: Vec<Waiting>,
    /// Attacks of the action under way.
    pub(crate) attacks: Vec<Attack>,
    /// Lasting effects, oldest first.
    pub(crate) lasting: Vec<Lasting>,
    /// What makes power and HP count as printed that are not, in the order in which it became active.
    #[serde(default)]
    pub(crate) reprints: Vec<Reprint>,
    /// Effects that wait for a moment (CR 7.7.4).
    pub(crate) delayed: Vec<Delayed>,
    /// Last known information (CR 8.11): until the action ends, for units defeated this phase until the phase ends.
    pub(crate) snapshots: Vec<Snapshot>,
    /// What happened this phase.
    pub(crate) facts: Vec<Fact>,
    /// The units that attacked this phase, as they attacked: one for each such fact.
    pub(crate) attackers: Vec<Snapshot>,
    /// Cards that are copies of others, and what they are themselves.
    pub(crate) copies: Vec<(CardIx, CardId)>,
    /// The units chosen to be exploited for the card that is being played, or the cards given up for it.
    pub(crate) exploited: Vec<Ref>,
    /// The abilities of other cards that the card being played has when it enters play.
    #[serde(default)]
    pub(crate) lent: Vec<AbilityId>,
    /// The cards that players have played in the earlier phases of this round.
    #[serde(default)]
    pub(crate) played_before: Vec<(Seat, Ref)>,
    /// Damage that waits to be dealt together.
    pub(crate) pending: Vec<Pending>,
    /// What has been chosen about replacement effects in the step that is to be taken again (CR 7.7.5E).
    pub(crate) ordering: Option<Ordering>,
    /// Abilities with a limit that players have used.
    pub(crate) used: Vec<UsedLimit>,
    /// The question that waits for an answer.
    pub(crate) question: Option<Question>,
    /// The legal answers to the open question, in a fixed order.
    pub(crate) options: Vec<Action>,
    /// What belongs to the step under way.
    #[serde(default, skip_serializing_if = "Underway::is_none")]
    pub(crate) underway: Underway,
    /// How the game ended; none while it goes on.
    pub outcome: Option<Outcome>,
}
