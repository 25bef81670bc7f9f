//! The questions that a game asks and their answers.

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
        /// The card that is played or used.
        card: CardIx,
        /// The unit for an upgrade.
        onto: CardIx,
        /// With the alternative cost.
        alternative: bool,
    },
    /// Attack with a unit (CR 1.15.3).
    Attack {
        /// The unit that attacks.
        attacker: CardIx,
        /// A unit or base.
        target: CardIx,
    },
    /// Use an action ability of a card (CR 1.15.4).
    Use {
        /// The card that is played or used.
        card: CardIx,
        /// The action ability that is used.
        ability: AbilityId,
    },
    /// Deploy a leader: the epic action that every leader has (CR 3.4.4).
    Deploy(CardIx),
    /// Deploy a leader as an upgrade onto that unit (CR 3.4.4A).
    DeployOnto {
        /// The leader that is deployed.
        leader: CardIx,
        /// The unit that it is attached to.
        onto: CardIx,
    },
    /// Take a counter: initiative, or in Twin Suns blast and plan (CR 1.15.5, 12.5.3).
    Take(Counter),
    /// Passes the action (CR 1.15.6).
    Pass,
    /// Chooses this card, of those that are asked about.
    Card(CardIx),
    /// Chooses the player on this seat.
    Player(Seat),
    /// Chooses this mode, from 0.
    Mode(u8),
    /// Chooses this number, such as an amount.
    Number(u16),
    /// Choose this name, by the numbers of the book.
    Name(u16),
    /// Chooses this arena, as an answer to "which arena".
    Arena(Arena),
    /// Resolve this waiting ability first, by its place among those that wait.
    Trigger(u8),
    /// Yes, the option is taken.
    Yes,
    /// No, the option is declined.
    No,
    /// Ends a choice of several.
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
    /// The Blast counter (CR 12.5.2A).
    Blast,
    /// The Plan counter (CR 12.5.2B).
    Plan,
}

/// What an answer does to the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// Every answer changes something.
    Changes,
    /// It says in which order, and nothing else.
    Arranges,
    /// It depends on the answer and on the board.
    Depends,
}

/// Declares the questions: the code that documents and the line protocol use, the rule by which it is asked, and what
/// an answer does.
macro_rules! asks {
    ($($(#[$about:meta])* $ask:ident = $code:literal, $rule:literal, $weight:ident;)+) => {
        /// What a question is about.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "specta", derive(specta::Type))]
        pub enum Ask {
            $($(#[$about])* #[serde(rename = $code)] $ask),+
        }

        impl Ask {
            /// Every kind of question.
            pub const ALL: &'static [Ask] = &[$(Ask::$ask),+];

            /// Its name in documents and in the line protocol.
            pub fn code(self) -> &'static str {
                match self {
                    $(Ask::$ask => $code),+
                }
            }

            /// The number of the rule (CR 8.0) by which it is asked.
            pub fn rule(self) -> &'static str {
                match self {
                    $(Ask::$ask => $rule),+
                }
            }

            /// What an answer does to the game.
            pub fn weight(self) -> Weight {
                match self {
                    $(Ask::$ask => Weight::$weight),+
                }
            }
        }
    };
}

asks! {
    /// Who has the initiative in the first round (CR 5.2.1C).
    FirstPlayer = "first_player", "5.2.1C", Arranges;
    /// Take a mulligan? (CR 5.2.1E)
    Mulligan = "mulligan", "5.2.1E", Changes;
    /// Which cards become the first resources (CR 5.2.1F).
    FirstResources = "first_resources", "5.2.1F", Changes;
    /// The action of a turn (CR 1.15).
    Action = "action", "1.15.1", Depends;
    /// Resource a card? (CR 5.5.1C)
    Resource = "resource", "5.5.1C", Changes;
    /// Targets of a step.
    Target = "target", "8.4.1", Depends;
    /// Do the optional part?
    May = "may", "8.32.1", Depends;
    /// Which mode of the ability to use (CR 8.4.4).
    Mode = "mode", "8.4.4", Depends;
    /// Whose abilities are resolved first (CR 7.6.10).
    WhoFirst = "who_first", "7.6.10", Arranges;
    /// Which ability is resolved first (CR 7.6.9).
    WhichFirst = "which_first", "7.6.9", Depends;
    /// Divide an amount among targets.
    Divide = "divide", "8.4.5", Depends;
    /// Choose a number, such as an amount.
    Number = "number", "8.4.5A", Depends;
    /// A name of a card.
    Name = "name", "8.4.1", Depends;
    /// Choose one of the arenas.
    Arena = "arena", "8.4.1", Depends;
    /// Which aspect to choose: a mode for each, in the printed order.
    Aspect = "aspect", "8.4.1", Depends;
    /// Choose one of the players.
    Player = "player", "8.4.3", Depends;
    /// Which copy of a unique card is defeated (CR 8.29.3).
    Unique = "unique", "8.29.3", Changes;
    /// Which cards a search takes.
    Search = "search", "8.26.1", Depends;
    /// The order of cards.
    Order = "order", "8.26.2", Arranges;
    /// Which unit attacks, and what.
    Attack = "attack", "6.3.1", Depends;
    /// Choose a card to play.
    Play = "play", "6.2.0E", Depends;
    /// A part of a cost.
    Cost = "cost", "1.8.9", Changes;
    /// Whether to reveal another card.
    Stop = "stop", "8.25.1", Depends;
    /// Collect a bounty? (CR 7.5.13E)
    Bounty = "bounty", "7.5.13E", Depends;
    /// Which units are exploited (CR 7.5.16).
    Exploit = "exploit", "7.5.16", Depends;
    /// Of which unit the card becomes a copy.
    Copy = "copy", "8.4.1", Depends;
    /// With the abilities of which unit the card enters play.
    EnterWith = "enter_with", "8.4.1", Depends;
    /// Which unit is attacked beside the first.
    SecondDefender = "second_defender", "6.3.1", Depends;
    /// Which replacement effect is applied first to damage to a unit, or which Shield goes (CR 7.7.5E).
    Replacement = "replacement", "7.7.5E", Depends;
    /// Whether to defeat a card so that damage is prevented (CR 7.7.5C).
    Instead = "instead", "7.7.5C", Changes;
    /// Whether something else happens to a card instead of its defeat, and with which card (CR 7.7.5C).
    InsteadOfDefeat = "instead_of_defeat", "7.7.5C", Changes;
    /// Whether to defeat a card so that another number of tokens is created (CR 7.7.5C).
    InsteadOfCreating = "instead_of_creating", "7.7.5C", Changes;
    /// Whether the defending unit deals combat damage before the attacker (CR 6.3.5C).
    StrikeLast = "strike_last", "6.3.5C", Changes;
    /// With what beside resources a player pays (CR 3.7.13).
    PayWith = "pay_with", "3.7.13", Changes;
    /// Where a player assigns indirect damage (CR 8.35.1).
    Indirect = "indirect", "8.35.1", Depends;
    /// Which trait is named: a mode for each, in the order of their names.
    Trait = "trait", "8.4.1", Depends;
    /// Whether an ability deals more damage (CR 7.7.5C).
    MoreDamage = "more_damage", "7.7.5C", Changes;
    /// Which cards are given up, or pay additionally, while a card is played (CR 6.2.3).
    Toll = "toll", "6.2.3", Depends;
    /// Which of several cards deals its damage to one card first (CR 1.9.8).
    FirstDamage = "first_damage", "1.9.8", Depends;
    /// Which resources with Plot a player shows, to play them (CR 7.5.19B).
    Plot = "plot", "7.5.19B", Depends;
}

/// The open question: who decides, about what, and for which ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Question {
    /// The player who decides.
    pub player: Seat,
    /// What the question is about.
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
    /// Number of picks that were made so far.
    pub picked: u8,
}

impl Question {
    /// A question that no card asks.
    pub(crate) fn plain(player: Seat, ask: Ask) -> Self {
        Question { player, ask, source: CardIx::NONE, ability: None, step: None, min: 1, max: 1, picked: 0 }
    }
}
