//! Questions and answers.

use ability::AbilityId;
use model::Arena;
use serde::{Deserialize, Serialize};

use crate::state::{BlockAt, CardIx, Seat};

/// Something that a player may choose. One option is one thing that a player would say or touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Play this card, an upgrade onto that unit (CR 1.15.2).
    Play {
        /// The card.
        card: CardIx,
        /// The unit for an upgrade.
        onto: CardIx,
        /// With the alternative cost.
        alternative: bool,
    },
    /// Attack with a unit (CR 1.15.3).
    Attack {
        /// The attacker.
        attacker: CardIx,
        /// A unit or base.
        target: CardIx,
    },
    /// Use an action ability of a card (CR 1.15.4).
    Use {
        /// The card.
        card: CardIx,
        /// The ability.
        ability: AbilityId,
    },
    /// Deploy a leader: the epic action that every leader has (CR 3.4.4).
    Deploy(CardIx),
    /// Take a counter: initiative, or in Twin Suns blast and plan (CR 1.15.5, 12.5.3).
    Take(Counter),
    /// Pass (CR 1.15.6).
    Pass,
    /// Choose this card.
    Card(CardIx),
    /// Choose this player.
    Player(Seat),
    /// Choose this mode.
    Mode(u8),
    /// Choose this number.
    Number(u16),
    /// Choose this name, by the numbers of the book.
    Name(u16),
    /// Choose this arena.
    Arena(Arena),
    /// Resolve this waiting ability first, by its place among those that wait.
    Trigger(u8),
    /// Do it.
    Yes,
    /// Do not.
    No,
    /// No more picks.
    Done,
    /// Put this card on top next.
    Top(CardIx),
    /// Put this card on the bottom.
    Bottom(CardIx),
}

/// A counter that a player may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counter {
    /// The initiative (CR 1.12.2).
    Initiative,
    /// Blast (CR 12.5.2A).
    Blast,
    /// Plan (CR 12.5.2B).
    Plan,
}

/// What a question is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Who has the initiative in the first round (CR 5.2.1C).
    FirstPlayer,
    /// Take a mulligan? (CR 5.2.1E)
    Mulligan,
    /// Which cards become the first resources (CR 5.2.1F).
    FirstResources,
    /// The action of a turn (CR 1.15).
    Action,
    /// Resource a card? (CR 5.5.1C)
    Resource,
    /// Targets of a step.
    Target,
    /// Do the optional part?
    May,
    /// Which mode.
    Mode,
    /// Whose abilities are resolved first (CR 7.6.10).
    WhoFirst,
    /// Which ability is resolved first (CR 7.6.9).
    WhichFirst,
    /// How much goes where.
    Divide,
    /// A number.
    Number,
    /// A name of a card.
    Name,
    /// An arena.
    Arena,
    /// A player.
    Player,
    /// Which copy of a unique card is defeated (CR 8.29.3).
    Unique,
    /// Which cards a search takes.
    Search,
    /// The order of cards.
    Order,
    /// Which unit attacks, and what.
    Attack,
    /// Which card is played.
    Play,
    /// A part of a cost.
    Cost,
    /// Reveal another card?
    Stop,
    /// Collect a bounty? (CR 7.5.13E)
    Bounty,
    /// Which units are exploited (CR 7.5.16).
    Exploit,
    /// Of which unit the card becomes a copy.
    Copy,
    /// Which unit is attacked beside the first.
    SecondDefender,
    /// Which replacement effect is applied first to damage to a unit, or which Shield goes (CR 7.7.5E).
    Replacement,
}

/// The open question: who decides, about what, and for which ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Question {
    /// Who decides.
    pub player: Seat,
    /// What about.
    pub ask: Ask,
    /// The card that asks.
    pub source: CardIx,
    /// The ability that asks.
    pub ability: Option<AbilityId>,
    /// The step that asks.
    pub step: Option<BlockAt>,
    /// How many picks are needed at least.
    pub min: u8,
    /// How many are possible at most.
    pub max: u8,
    /// How many are made.
    pub picked: u8,
}
