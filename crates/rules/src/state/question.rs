//! Questions that a game asks, and their answers.

use ability::AbilityId;
use model::Arena;
use serde::{Deserialize, Serialize};

use crate::state::{CardIndex, Seat, StepRef};

/// An action or answer that a player may choose. It is flat, because an option is one of them in saved games and the line
/// protocol: ten of its thirteen readers read every variant. The turn, the numbers of an option and the positions of judges
/// read some, and pass on the others in one list each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Play this card; an upgrade is attached to the unit `onto` (CR 1.15.2).
    Play {
        /// The card that is played.
        card: CardIndex,
        /// The unit that an upgrade is attached to.
        onto: CardIndex,
        /// Pay the alternative cost.
        alternative: bool,
    },
    /// Attack with a unit (CR 1.15.3).
    Attack {
        /// The unit that attacks.
        attacker: CardIndex,
        /// A unit or base.
        target: CardIndex,
    },
    /// Use an action ability of a card (CR 1.15.4).
    Use {
        /// The card that has the ability.
        card: CardIndex,
        /// The action ability that is used.
        ability: AbilityId,
    },
    /// Deploy a leader, using its epic action (CR 3.4.4).
    Deploy(CardIndex),
    /// Deploy a leader as an upgrade on a unit (CR 3.4.4A).
    DeployOnto {
        /// The leader that is deployed.
        leader: CardIndex,
        /// The unit that the leader is attached to.
        onto: CardIndex,
    },
    /// Take a counter: initiative, or in Twin Suns blast and plan (CR 1.15.5, 12.5.3).
    Take(Counter),
    /// Pass the action (CR 1.15.6).
    Pass,
    /// Choose this card from the options.
    Card(CardIndex),
    /// Choose the player in this seat.
    Player(Seat),
    /// Choose this mode, counted from 0.
    Mode(u8),
    /// Choose this number, for example an amount.
    Number(u16),
    /// Choose this card name (a number of [`CardDef::name`](crate::CardDef::name)).
    Name(u16),
    /// Choose this arena.
    Arena(Arena),
    /// Resolve this pending trigger first, given by its place among those pending.
    Trigger(u8),
    /// Accept the optional effect.
    Yes,
    /// Decline the optional effect.
    No,
    /// Finish a choice of several items.
    Done,
    /// Put this card on top of the deck next.
    Top(CardIndex),
    /// Put this card on the bottom of the deck.
    Bottom(CardIndex),
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

/// Effect of an answer on the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerEffect {
    /// Every answer changes something.
    Changes,
    /// Answers only determine an order.
    Arranges,
    /// The effect depends on the answer and on the board.
    Depends,
}

/// Declares the questions. Each has its code in documents and the line protocol, its rule, and the effect of an answer.
macro_rules! asks {
    ($($(#[$about:meta])* $ask:ident = $code:literal, $rule:literal, $weight:ident;)+) => {
        /// Subject of a question.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "specta", derive(specta::Type))]
        pub enum QuestionKind {
            $($(#[$about])* #[serde(rename = $code)] $ask),+
        }

        impl QuestionKind {
            /// All subjects of questions.
            pub const ALL: &'static [QuestionKind] = &[$(QuestionKind::$ask),+];

            /// Returns the code used in documents and in the line protocol.
            pub fn code(self) -> &'static str {
                match self {
                    $(QuestionKind::$ask => $code),+
                }
            }

            /// Returns the number of the rule (CR 8.0) that requires the question.
            pub fn rule(self) -> &'static str {
                match self {
                    $(QuestionKind::$ask => $rule),+
                }
            }

            /// Returns the effect of an answer on the game.
            pub fn weight(self) -> AnswerEffect {
                match self {
                    $(QuestionKind::$ask => AnswerEffect::$weight),+
                }
            }
        }
    };
}

asks! {
    /// Choice of the player with the initiative in the first round (CR 5.2.1C).
    FirstPlayer = "first_player", "5.2.1C", Arranges;
    /// Decision about the mulligan (CR 5.2.1E).
    Mulligan = "mulligan", "5.2.1E", Changes;
    /// Choice of the first resources (CR 5.2.1F).
    FirstResources = "first_resources", "5.2.1F", Changes;
    /// The action of a turn (CR 1.15).
    Action = "action", "1.15.1", Depends;
    /// Card to resource, optional (CR 5.5.1C).
    Resource = "resource", "5.5.1C", Changes;
    /// Targets of a step.
    Target = "target", "8.4.1", Depends;
    /// Decision about an optional effect.
    May = "may", "8.32.1", Depends;
    /// Mode of an ability (CR 8.4.4).
    Mode = "mode", "8.4.4", Depends;
    /// Player whose abilities are resolved first (CR 7.6.10).
    WhoFirst = "who_first", "7.6.10", Arranges;
    /// Ability to resolve first (CR 7.6.9).
    WhichFirst = "which_first", "7.6.9", Depends;
    /// Division of an amount among targets.
    Divide = "divide", "8.4.5", Depends;
    /// A number, for example an amount.
    Number = "number", "8.4.5A", Depends;
    /// A card name.
    Name = "name", "8.4.1", Depends;
    /// An arena.
    Arena = "arena", "8.4.1", Depends;
    /// An aspect: one mode for each, in the printed order.
    Aspect = "aspect", "8.4.1", Depends;
    /// A player.
    Player = "player", "8.4.3", Depends;
    /// Copy of a unique card to defeat (CR 8.29.3).
    Unique = "unique", "8.29.3", Changes;
    /// Cards to take from a search.
    Search = "search", "8.26.1", Depends;
    /// Order of cards.
    Order = "order", "8.26.2", Arranges;
    /// Attacking unit and its target.
    Attack = "attack", "6.3.1", Depends;
    /// Card to play.
    Play = "play", "6.2.0E", Depends;
    /// Choice for one part of a cost.
    Cost = "cost", "1.8.9", Changes;
    /// Decision about revealing another card.
    Stop = "stop", "8.25.1", Depends;
    /// Decision about collecting a bounty (CR 7.5.13E).
    Bounty = "bounty", "7.5.13E", Depends;
    /// Units to exploit (CR 7.5.16).
    Exploit = "exploit", "7.5.16", Depends;
    /// Unit that the card becomes a copy of.
    Copy = "copy", "8.4.1", Depends;
    /// Unit whose abilities the card enters play with.
    EnterWith = "enter_with", "8.4.1", Depends;
    /// Second defending unit of the attack.
    SecondDefender = "second_defender", "6.3.1", Depends;
    /// Replacement effect to apply first to damage to a unit, or Shield to defeat (CR 7.7.5E).
    Replacement = "replacement", "7.7.5E", Depends;
    /// Card to defeat in order to prevent damage, optional (CR 7.7.5C).
    Instead = "instead", "7.7.5C", Changes;
    /// Card that replaces the defeat of a card, optional (CR 7.7.5C).
    InsteadOfDefeat = "instead_of_defeat", "7.7.5C", Changes;
    /// Card to defeat in order to change the number of tokens created, optional (CR 7.7.5C).
    InsteadOfCreating = "instead_of_creating", "7.7.5C", Changes;
    /// Decision about letting the defending unit deal combat damage before the attacker (CR 6.3.5C).
    StrikeLast = "strike_last", "6.3.5C", Changes;
    /// Payment other than resources (CR 3.7.13).
    PayWith = "pay_with", "3.7.13", Changes;
    /// Targets of indirect damage (CR 8.35.1).
    Indirect = "indirect", "8.35.1", Depends;
    /// A trait: one mode for each, in alphabetical order.
    Trait = "trait", "8.4.1", Depends;
    /// Decision about dealing more damage with an ability (CR 7.7.5C).
    MoreDamage = "more_damage", "7.7.5C", Changes;
    /// Cards for an additional cost of playing a card (CR 6.2.3).
    AdditionalCost = "toll", "6.2.3", Depends;
    /// Source whose damage to a card is dealt first (CR 1.9.8).
    FirstDamage = "first_damage", "1.9.8", Depends;
    /// Resources with Plot that a player shows in order to play them (CR 7.5.19B).
    Plot = "plot", "7.5.19B", Depends;
}

/// The open question: the player, the subject and the ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Question {
    /// The player who decides.
    pub player: Seat,
    /// The subject of the question.
    pub ask: QuestionKind,
    /// The card whose text asks.
    pub source: CardIndex,
    /// The ability whose text asks, if any.
    pub ability: Option<AbilityId>,
    /// The step that asks, if any.
    pub step: Option<StepRef>,
    /// Minimum number of picks.
    pub min: u8,
    /// Maximum number of picks.
    pub max: u8,
    /// Number of picks made so far.
    pub picked: u8,
}

impl Question {
    /// Returns a question that is not asked by a card.
    pub(crate) fn plain(player: Seat, ask: QuestionKind) -> Self {
        Question { player, ask, source: CardIndex::NONE, ability: None, step: None, min: 1, max: 1, picked: 0 }
    }
}

impl Action {
    /// Returns the cards that an action names.
    pub fn cards(self) -> impl Iterator<Item = CardIndex> {
        let onto = if let Action::Play { onto, .. } = self
            && onto.is_some()
        {
            Some(onto)
        } else if let Action::DeployOnto { onto, .. } = self {
            Some(onto)
        } else {
            None
        };
        self.required().into_iter().chain(onto)
    }

    /// Returns the unit that an upgrade is played on, if any.
    pub(crate) fn onto(self) -> Option<CardIndex> {
        if let Action::Play { onto, .. } = self { Some(onto).filter(|onto| onto.is_some()) } else { None }
    }

    /// Returns the cards that an action must name.
    pub(crate) fn required(self) -> Vec<CardIndex> {
        if let Action::Attack { attacker, target } = self {
            vec![attacker, target]
        } else if let Action::Play { card, .. }
        | Action::Use { card, .. }
        | Action::Deploy(card)
        | Action::DeployOnto { leader: card, .. }
        | Action::Card(card)
        | Action::Top(card)
        | Action::Bottom(card) = self
        {
            vec![card]
        } else {
            Vec::new()
        }
    }
}
