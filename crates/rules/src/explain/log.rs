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

/// Declares the events. A row has the event's name in documents and in the line protocol, then:
/// - `line` if the event starts a line of the log, or `part` if it is a part of the line before it;
/// - `state` if the difference between the states before and after shows it, or `log` if only the log does;
/// - its details, with `known` at each card that the event makes known to all players.
macro_rules! events {
    ($($event:ident = $code:literal, $line:ident, $shown:ident {
        $($field:ident: $type:ty => $fact:ident $($known:ident)?),+
    }),+ $(,)?) => {
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

            /// Returns `true` if the event starts a line of the log text, `false` if it is a part of another event's
            /// line.
            pub fn starts_line(&self) -> bool {
                match self {
                    $(LogEvent::$event { .. } => word!($line)),+
                }
            }

            /// Returns `true` if the event is visible in the difference between the states before and after it.
            pub(crate) fn shows_in_state(&self) -> bool {
                match self {
                    $(LogEvent::$event { .. } => word!($shown)),+
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

            /// Returns the cards among the details, in the order of the row, with whether they become known.
            #[allow(clippy::useless_conversion, reason = "one row serves every type of fact")]
            fn cards_in_row(&self) -> Vec<(CardIndex, bool)> {
                let mut cards = Vec::new();
                match self {
                    $(LogEvent::$event { $($field),+ } => {
                        $(add_cards!(cards, $field, $fact $($known)?);)+
                    })+
                }
                cards
            }
        }
    };
}

/// Reads a word of a row of the events.
macro_rules! word {
    (line) => {
        true
    };
    (part) => {
        false
    };
    (state) => {
        true
    };
    (log) => {
        false
    };
}

/// Adds the cards of one detail of an event, with whether they become known.
macro_rules! add_cards {
    ($cards:ident, $field:ident, Card) => {
        $cards.extend(Option::from(*$field).map(|card: CardIndex| (card, false)))
    };
    ($cards:ident, $field:ident, Card known) => {
        $cards.extend(Option::from(*$field).map(|card: CardIndex| (card, true)))
    };
    ($cards:ident, $field:ident, Cards) => {
        $cards.extend($field.iter().map(|card| (*card, false)))
    };
    ($cards:ident, $field:ident, Cards known) => {
        $cards.extend($field.iter().map(|card| (*card, true)))
    };
    ($cards:ident, $field:ident, $other:ident) => {
        let _ = $field;
    };
}

events! {
    FirstPlayer = "first_player", line, state { player: Seat => Player },
    Mulligan = "mulligan", line, state { player: Seat => Player, taken: bool => Flag },
    Phase = "phase", line, state { phase: Phase => Phase, round: u16 => Number },
    Passed = "passed", line, state { player: Seat => Player },
    Took = "took", line, state { player: Seat => Player, counter: Counter => Counter },
    Drew = "drew", part, state { player: Seat => Player, cards: Vec<CardIndex> => Cards },
    Resourced = "resourced", part, state { player: Seat => Player, card: CardIndex => Card },
    Paid = "paid", part, state { player: Seat => Player, resources: u8 => Number },
    Played = "played", line, log { player: Seat => Player, card: CardIndex => Card known, onto: Option<CardIndex> => Card, cost: u8 => Number, smuggled: bool => Flag },
    Deployed = "deployed", line, state { player: Seat => Player, card: CardIndex => Card },
    Used = "used", line, state { player: Seat => Player, card: CardIndex => Card known, ability: AbilityId => Ability },
    Attacked = "attacked", line, log { attacker: CardIndex => Card known, target: CardIndex => Card known },
    Damaged = "damaged", part, state { card: CardIndex => Card, amount: i16 => Number, by: Option<CardIndex> => Card known, combat: bool => Flag, indirect: bool => Flag },
    Prevented = "prevented", part, log { card: CardIndex => Card, amount: i16 => Number },
    Healed = "healed", part, state { card: CardIndex => Card, amount: i16 => Number },
    Defeated = "defeated", part, state { card: CardIndex => Card },
    LeftPlay = "left_play", part, state { card: CardIndex => Card },
    Returned = "returned", part, state { card: CardIndex => Card },
    PutInDeck = "put_in_deck", part, state { card: CardIndex => Card, top: bool => Flag },
    Taken = "taken", part, state { player: Seat => Player, card: CardIndex => Card },
    Discarded = "discarded", part, state { card: CardIndex => Card },
    Exhausted = "exhausted", part, state { card: CardIndex => Card },
    Readied = "readied", part, state { card: CardIndex => Card },
    ResourcesExhausted = "resources_exhausted", part, state { player: Seat => Player, count: u8 => Number },
    ResourcesReadied = "resources_readied", part, state { player: Seat => Player, count: u8 => Number },
    Created = "created", part, state { player: Seat => Player, card: CardIndex => Card known, on: Option<CardIndex> => Card },
    Controlled = "controlled", part, state { player: Seat => Player, card: CardIndex => Card },
    Attached = "attached", part, state { card: CardIndex => Card, on: CardIndex => Card },
    Moved = "moved", part, state { card: CardIndex => Card, space: bool => Flag },
    Captured = "captured", part, state { by: CardIndex => Card known, card: CardIndex => Card },
    Rescued = "rescued", part, state { card: CardIndex => Card },
    Triggered = "triggered", line, state { player: Seat => Player, card: CardIndex => Card known, what: PendingKind => Triggered },
    Resolving = "resolving", line, state { player: Seat => Player, card: CardIndex => Card known, what: PendingKind => Triggered },
    Lapsed = "lapsed", line, state { player: Seat => Player, card: CardIndex => Card known, what: PendingKind => Triggered, why: Idle => Idle },
    Delayed = "delayed", line, state { player: Seat => Player, card: CardIndex => Card known },
    Blanked = "blanked", line, state { card: CardIndex => Card known, by: CardIndex => Card known },
    Withstood = "withstood", part, state { card: CardIndex => Card, verb: ProtectedAction => Verb, by: CardIndex => Card known },
    Gained = "gained", part, state { card: CardIndex => Card, gives: LastingKind => Gives, until: EffectEnd => Until },
    Expired = "expired", line, state { card: CardIndex => Card, gives: LastingKind => Gives, until: EffectEnd => Until },
    Collected = "collected", line, state { player: Seat => Player, card: CardIndex => Card known },
    Flipped = "flipped", part, state { card: CardIndex => Card },
    Copied = "copied", part, state { card: CardIndex => Card known, of: CardIndex => Card },
    Revealed = "revealed", part, log { card: CardIndex => Card known },
    Shown = "shown", part, log { player: Seat => Player, card: CardIndex => Card known },
    Disclosed = "disclosed", part, log { player: Seat => Player, cards: Vec<CardIndex> => Cards known },
    LookedAt = "looked_at", part, log { player: Seat => Player, card: CardIndex => Card },
    Shuffled = "shuffled", part, log { player: Seat => Player },
    Named = "named", part, log { player: Seat => Player, name: u16 => Name },
    NamedTrait = "named_trait", part, log { player: Seat => Player, named: Trait => Trait },
    NamedNumber = "named_number", part, log { player: Seat => Player, number: i16 => Number },
    EmptyDeck = "empty_deck", line, log { player: Seat => Player },
    Conceded = "conceded", line, state { player: Seat => Player },
    Lost = "lost", line, state { player: Seat => Player },
    Over = "over", line, state { outcome: Outcome => Outcome },
}

impl LogEvent {
    /// Returns the cards of the event, the one that its sentence is about first. The flag is `true` if the event makes
    /// the card known to all players, because it was revealed, announced or did something (CR 8.25.1, 6.2.1, 7.6.9),
    /// wherever it is now.
    pub fn cards(&self) -> Vec<(CardIndex, bool)> {
        let mut cards = self.cards_in_row();
        if let LogEvent::Captured { .. } = self {
            cards.reverse();
        }
        if let LogEvent::Gained { gives, until, .. } | LogEvent::Expired { gives, until, .. } = self {
            let to = if let LastingKind::Redirect(to, _) = gives { Some(to.card) } else { None };
            let while_there = if let EffectEnd::Leaves(source) = until { Some(source.card) } else { None };
            cards.extend(to.into_iter().chain(while_there).map(|card| (card, true)));
        }
        cards
    }
}
