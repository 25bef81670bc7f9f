//! Log of a game: game events, each with the rule that it follows.

use ability::{AbilityId, BlockId, ProtectedAction};
use model::{CardId, Trait};

use crate::read::handles::{CardHandles, read};
use crate::state::{CardIndex, Counter, EffectEnd, LastingKind, Outcome, PendingKind, Phase, Seat};

/// An entry of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameLogEntry {
    /// The number of the rule (CR 8.0) that the event follows.
    pub rule: &'static str,
    /// The event.
    pub event: LogEvent,
    /// The ability that was being resolved. `None` between abilities.
    pub source: Option<Source>,
    /// The cards of the event, with their data at that time. Empty if no card handles are recorded.
    pub about: Vec<LoggedCard>,
}

/// The ability that caused an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// The card that has the ability.
    pub card: CardIndex,
    /// The ability. `None` for delayed effects and abilities without a number.
    pub ability: Option<AbilityId>,
}

/// Reason why a triggered ability has no effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Idle {
    /// Its limit for the phase, round or game was used up (CR 8.32.3).
    Used,
    /// Its condition did not hold when it resolved (CR 1.6.2).
    Unmet,
    /// No card matched the step with this index in this block (CR 1.6.2).
    NoTarget(BlockId, u8),
    /// Its player did not use it or could not; which of the two may be hidden (CR 8.32.1, 1.17.4).
    NotUsed,
    /// Its unit was no longer in play (CR 7.5.5A, 7.5.12A).
    Gone,
    /// It would have changed nothing, or whether it could is hidden (CR 1.6.2, 1.17.4).
    Nothing,
}

impl Idle {
    /// Returns the name in the line protocol.
    pub fn code(self) -> &'static str {
        match self {
            Idle::Used => "used",
            Idle::Unmet => "condition",
            Idle::NoTarget(..) => "no_target",
            Idle::NotUsed => "not_used",
            Idle::Gone => "gone",
            Idle::Nothing => "nothing",
        }
    }
}

/// A card of an event, with the data and handles from the time of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LoggedCard {
    /// The card.
    pub card: CardIndex,
    /// The card's entry in the catalogue at that time.
    pub def: CardId,
    /// The number of the name on the side that was up.
    pub name: u16,
    /// The player who controlled the card, or did when it left play. For a card that was not in play, its owner.
    pub controller: Seat,
    /// Another player's card in play had the same name, so the text must name the controller.
    pub doubled: bool,
    pub(crate) numbers: CardHandles,
}

impl GameLogEntry {
    /// Returns a reader's handle of a card of this event, or `None` if the reader may not know the card. For a judge
    /// (no seat), it is the card's index in the game.
    pub fn handle_of(&self, card: CardIndex, reader: Option<Seat>) -> Option<u32> {
        match reader {
            None => Some(u32::from(card.0)),
            Some(reader) => self.of(card).and_then(|about| read(&about.numbers, reader)),
        }
    }

    /// Returns `true` if a player may know every card of this event.
    pub fn is_known_to(&self, reader: Seat) -> bool {
        self.about.iter().all(|about| self.handle_of(about.card, Some(reader)).is_some())
    }

    /// Returns the recorded data of a card of this event.
    pub fn of(&self, card: CardIndex) -> Option<&LoggedCard> {
        self.about.iter().find(|about| about.card == card)
    }
}

/// A detail of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum LogField {
    Player(Seat),
    /// A card. `None` if the event has no card in this role.
    Card(Option<CardIndex>),
    Cards(Vec<CardIndex>),
    Number(i64),
    Flag(bool),
    /// A card name, as its number in the book.
    Name(u16),
    Phase(Phase),
    Counter(Counter),
    Ability(AbilityId),
    Triggered(PendingKind),
    Verb(ProtectedAction),
    Trait(Trait),
    Gives(LastingKind),
    Until(EffectEnd),
    Outcome(Outcome),
    Idle(Idle),
}

/// Declares the events, each with its name and its details.
macro_rules! events {
    ($($event:ident = $code:literal { $($field:ident: $type:ty => $fact:ident),+ }),+ $(,)?) => {
        /// A game event that is logged.
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum LogEvent {
            $($event { $($field: $type),+ }),+
        }

        impl LogEvent {
            /// Returns the name used in documents and in the line protocol.
            pub fn code(&self) -> &'static str {
                match self {
                    $(LogEvent::$event { .. } => $code),+
                }
            }

            /// Returns the details with their names, in the order of the log text.
            #[allow(clippy::useless_conversion, clippy::clone_on_copy, reason = "one row serves every type of fact")]
            pub fn facts(&self) -> Vec<(&'static str, LogField)> {
                match self {
                    $(LogEvent::$event { $($field),+ } => {
                        vec![$((stringify!($field), LogField::$fact($field.clone().into()))),+]
                    })+
                }
            }
        }
    };
}

events! {
    FirstPlayer = "first_player" { player: Seat => Player },
    Mulligan = "mulligan" { player: Seat => Player, taken: bool => Flag },
    Phase = "phase" { phase: Phase => Phase, round: u16 => Number },
    Passed = "passed" { player: Seat => Player },
    Took = "took" { player: Seat => Player, counter: Counter => Counter },
    Drew = "drew" { player: Seat => Player, cards: Vec<CardIndex> => Cards },
    Resourced = "resourced" { player: Seat => Player, card: CardIndex => Card },
    Paid = "paid" { player: Seat => Player, resources: u8 => Number },
    Played = "played" { player: Seat => Player, card: CardIndex => Card, onto: Option<CardIndex> => Card, cost: u8 => Number, smuggled: bool => Flag },
    Deployed = "deployed" { player: Seat => Player, card: CardIndex => Card },
    Used = "used" { player: Seat => Player, card: CardIndex => Card, ability: AbilityId => Ability },
    Attacked = "attacked" { attacker: CardIndex => Card, target: CardIndex => Card },
    Damaged = "damaged" { card: CardIndex => Card, amount: i16 => Number, by: Option<CardIndex> => Card, combat: bool => Flag, indirect: bool => Flag },
    Prevented = "prevented" { card: CardIndex => Card, amount: i16 => Number },
    Healed = "healed" { card: CardIndex => Card, amount: i16 => Number },
    Defeated = "defeated" { card: CardIndex => Card },
    LeftPlay = "left_play" { card: CardIndex => Card },
    Returned = "returned" { card: CardIndex => Card },
    PutInDeck = "put_in_deck" { card: CardIndex => Card, top: bool => Flag },
    Taken = "taken" { player: Seat => Player, card: CardIndex => Card },
    Discarded = "discarded" { card: CardIndex => Card },
    Exhausted = "exhausted" { card: CardIndex => Card },
    Readied = "readied" { card: CardIndex => Card },
    ResourcesExhausted = "resources_exhausted" { player: Seat => Player, count: u8 => Number },
    ResourcesReadied = "resources_readied" { player: Seat => Player, count: u8 => Number },
    Created = "created" { player: Seat => Player, card: CardIndex => Card, on: Option<CardIndex> => Card },
    Controlled = "controlled" { player: Seat => Player, card: CardIndex => Card },
    Attached = "attached" { card: CardIndex => Card, on: CardIndex => Card },
    Moved = "moved" { card: CardIndex => Card, space: bool => Flag },
    Captured = "captured" { by: CardIndex => Card, card: CardIndex => Card },
    Rescued = "rescued" { card: CardIndex => Card },
    Triggered = "triggered" { player: Seat => Player, card: CardIndex => Card, what: PendingKind => Triggered },
    Resolving = "resolving" { player: Seat => Player, card: CardIndex => Card, what: PendingKind => Triggered },
    Lapsed = "lapsed" { player: Seat => Player, card: CardIndex => Card, what: PendingKind => Triggered, why: Idle => Idle },
    Delayed = "delayed" { player: Seat => Player, card: CardIndex => Card },
    Blanked = "blanked" { card: CardIndex => Card, by: CardIndex => Card },
    Withstood = "withstood" { card: CardIndex => Card, verb: ProtectedAction => Verb, by: CardIndex => Card },
    Gained = "gained" { card: CardIndex => Card, gives: LastingKind => Gives, until: EffectEnd => Until },
    Expired = "expired" { card: CardIndex => Card, gives: LastingKind => Gives, until: EffectEnd => Until },
    Collected = "collected" { player: Seat => Player, card: CardIndex => Card },
    Flipped = "flipped" { card: CardIndex => Card },
    Copied = "copied" { card: CardIndex => Card, of: CardIndex => Card },
    Revealed = "revealed" { card: CardIndex => Card },
    Shown = "shown" { player: Seat => Player, card: CardIndex => Card },
    Disclosed = "disclosed" { player: Seat => Player, cards: Vec<CardIndex> => Cards },
    LookedAt = "looked_at" { player: Seat => Player, card: CardIndex => Card },
    Shuffled = "shuffled" { player: Seat => Player },
    Named = "named" { player: Seat => Player, name: u16 => Name },
    NamedTrait = "named_trait" { player: Seat => Player, named: Trait => Trait },
    NamedNumber = "named_number" { player: Seat => Player, number: i16 => Number },
    EmptyDeck = "empty_deck" { player: Seat => Player },
    Conceded = "conceded" { player: Seat => Player },
    Lost = "lost" { player: Seat => Player },
    Over = "over" { outcome: Outcome => Outcome },
}

impl LogEvent {
    /// Returns `true` if the event is visible in the difference between the states before and after it.
    pub(crate) fn shows_in_state(&self) -> bool {
        match self {
            LogEvent::Played { .. }
            | LogEvent::Attacked { .. }
            | LogEvent::Prevented { .. }
            | LogEvent::Revealed { .. }
            | LogEvent::Shown { .. }
            | LogEvent::Disclosed { .. }
            | LogEvent::LookedAt { .. }
            | LogEvent::Shuffled { .. }
            | LogEvent::Named { .. }
            | LogEvent::NamedTrait { .. }
            | LogEvent::NamedNumber { .. }
            | LogEvent::EmptyDeck { .. } => false,
            LogEvent::FirstPlayer { .. }
            | LogEvent::Mulligan { .. }
            | LogEvent::Phase { .. }
            | LogEvent::Passed { .. }
            | LogEvent::Took { .. }
            | LogEvent::Drew { .. }
            | LogEvent::Resourced { .. }
            | LogEvent::Paid { .. }
            | LogEvent::Deployed { .. }
            | LogEvent::Used { .. }
            | LogEvent::Damaged { .. }
            | LogEvent::Healed { .. }
            | LogEvent::Defeated { .. }
            | LogEvent::LeftPlay { .. }
            | LogEvent::Returned { .. }
            | LogEvent::PutInDeck { .. }
            | LogEvent::Taken { .. }
            | LogEvent::Discarded { .. }
            | LogEvent::Exhausted { .. }
            | LogEvent::Readied { .. }
            | LogEvent::ResourcesExhausted { .. }
            | LogEvent::ResourcesReadied { .. }
            | LogEvent::Created { .. }
            | LogEvent::Controlled { .. }
            | LogEvent::Attached { .. }
            | LogEvent::Moved { .. }
            | LogEvent::Captured { .. }
            | LogEvent::Rescued { .. }
            | LogEvent::Triggered { .. }
            | LogEvent::Resolving { .. }
            | LogEvent::Lapsed { .. }
            | LogEvent::Delayed { .. }
            | LogEvent::Blanked { .. }
            | LogEvent::Withstood { .. }
            | LogEvent::Gained { .. }
            | LogEvent::Expired { .. }
            | LogEvent::Collected { .. }
            | LogEvent::Flipped { .. }
            | LogEvent::Copied { .. }
            | LogEvent::Conceded { .. }
            | LogEvent::Lost { .. }
            | LogEvent::Over { .. } => true,
        }
    }

    /// Returns the cards of the event. The flag is `true` if the event makes the card known to all players, because it
    /// was revealed, announced or did something (CR 8.25.1, 6.2.1, 7.6.9), wherever it is now.
    pub fn cards(&self) -> Vec<(CardIndex, bool)> {
        let some = |card: &Option<CardIndex>| *card;
        match self {
            LogEvent::Drew { cards, .. } => cards.iter().map(|card| (*card, false)).collect(),
            LogEvent::Disclosed { cards, .. } => cards.iter().map(|card| (*card, true)).collect(),
            LogEvent::Resourced { card, .. }
            | LogEvent::Deployed { card, .. }
            | LogEvent::Healed { card, .. }
            | LogEvent::Prevented { card, .. }
            | LogEvent::Defeated { card }
            | LogEvent::LeftPlay { card }
            | LogEvent::Returned { card }
            | LogEvent::PutInDeck { card, .. }
            | LogEvent::Taken { card, .. }
            | LogEvent::Discarded { card }
            | LogEvent::Exhausted { card }
            | LogEvent::Readied { card }
            | LogEvent::Controlled { card, .. }
            | LogEvent::Rescued { card }
            | LogEvent::Flipped { card }
            | LogEvent::Moved { card, .. }
            | LogEvent::LookedAt { card, .. } => vec![(*card, false)],
            LogEvent::Used { card, .. }
            | LogEvent::Triggered { card, .. }
            | LogEvent::Resolving { card, .. }
            | LogEvent::Lapsed { card, .. }
            | LogEvent::Delayed { card, .. }
            | LogEvent::Collected { card, .. }
            | LogEvent::Shown { card, .. }
            | LogEvent::Revealed { card } => vec![(*card, true)],
            LogEvent::Played { card, onto, .. } => {
                std::iter::once((*card, true)).chain(some(onto).map(|unit| (unit, false))).collect()
            }
            LogEvent::Created { card, on, .. } => {
                std::iter::once((*card, true)).chain(some(on).map(|unit| (unit, false))).collect()
            }
            LogEvent::Damaged { card, by, .. } => {
                std::iter::once((*card, false)).chain(some(by).map(|by| (by, true))).collect()
            }
            LogEvent::Attacked { attacker, target } => vec![(*attacker, true), (*target, true)],
            LogEvent::Attached { card, on } => vec![(*card, false), (*on, false)],
            LogEvent::Captured { card, by } => vec![(*card, false), (*by, true)],
            LogEvent::Blanked { card, by } => vec![(*card, true), (*by, true)],
            LogEvent::Withstood { card, by, .. } => vec![(*card, false), (*by, true)],
            LogEvent::Copied { card, of } => vec![(*card, true), (*of, false)],
            LogEvent::Gained { card, gives, until } | LogEvent::Expired { card, gives, until } => {
                let to = if let LastingKind::Redirect(to, _) = gives { Some(to.card) } else { None };
                let while_there = match until {
                    EffectEnd::Leaves(source) => Some(source.card),
                    EffectEnd::Duration(_) | EffectEnd::Attack(_) => None,
                };
                let named = to.into_iter().chain(while_there).map(|card| (card, true));
                std::iter::once((*card, false)).chain(named).collect()
            }
            LogEvent::FirstPlayer { .. }
            | LogEvent::Mulligan { .. }
            | LogEvent::Phase { .. }
            | LogEvent::Passed { .. }
            | LogEvent::Took { .. }
            | LogEvent::Paid { .. }
            | LogEvent::ResourcesExhausted { .. }
            | LogEvent::ResourcesReadied { .. }
            | LogEvent::Shuffled { .. }
            | LogEvent::Named { .. }
            | LogEvent::NamedTrait { .. }
            | LogEvent::NamedNumber { .. }
            | LogEvent::EmptyDeck { .. }
            | LogEvent::Conceded { .. }
            | LogEvent::Lost { .. }
            | LogEvent::Over { .. } => Vec::new(),
        }
    }
}
