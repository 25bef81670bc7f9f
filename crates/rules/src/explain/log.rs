//! Log of a game: game events, each with the rule that it follows.

use ability::{AbilityId, BlockId, ProtectedAction};
use model::{CardId, Trait};

use crate::Game;
use crate::read::handles::{Numbers, read};
use crate::read::view::Visible;
use crate::state::{CardIx, Counter, Gives, Outcome, Phase, Place, Seat, Triggered, Until};

/// An entry of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The number of the rule (CR 8.0) that the event follows.
    pub rule: &'static str,
    /// The event.
    pub event: Event,
    /// The ability that was being resolved. `None` between abilities.
    pub source: Option<Source>,
    /// The cards of the event, with their data at that time. Empty if no card handles are recorded.
    pub about: Vec<About>,
}

/// The ability that caused an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// The card that has the ability.
    pub card: CardIx,
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
pub struct About {
    /// The card.
    pub card: CardIx,
    /// The card's entry in the catalogue at that time.
    pub def: CardId,
    /// The number of the name on the side that was up.
    pub name: u16,
    /// The player who controlled the card, or did when it left play. For a card that was not in play, its owner.
    pub controller: Seat,
    /// Another player's card in play had the same name, so the text must name the controller.
    pub doubled: bool,
    pub(crate) numbers: Numbers,
}

impl Entry {
    /// Returns a reader's handle of a card of this event, or `None` if the reader may not know the card. For a judge
    /// (no seat), it is the card's index in the game.
    pub fn handle_of(&self, card: CardIx, reader: Option<Seat>) -> Option<u32> {
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
    pub fn of(&self, card: CardIx) -> Option<&About> {
        self.about.iter().find(|about| about.card == card)
    }
}

/// Number of earlier entries that are searched for a card of the same name.
const EARLIER: usize = 40;

impl Game {
    /// Returns an entry for an event at this moment, with the handles of its cards.
    pub fn entry(&mut self, rule: &'static str, event: Event) -> Entry {
        let source = self.state.frames.last().map(|frame| Source { card: frame.source.card, ability: frame.ability });
        let about = self.about(&event, source);
        Entry { rule, event, source, about }
    }

    /// Returns the controller of a card in play face up, or its last controller if it has just left play. Returns
    /// `None` for other cards.
    fn controlled_by(&self, card: CardIx) -> Option<Seat> {
        let here = self.state.card(card);
        match here.place {
            Place::Arena | Place::BaseZone | Place::Attached => Some(here.controller),
            Place::Resources | Place::Hand | Place::Deck | Place::Discard | Place::Captured | Place::Aside => {
                let was = self.state.snapshots.iter().rev().find(|was| was.of.card == card);
                let left = was.filter(|was| was.of.copy.wrapping_add(1) == here.copy);
                left.map(|was| was.card.controller)
            }
        }
    }

    /// Returns `true` if another player controls a card of that name in play, or did in the recent log. If two cards of
    /// one name defeat each other, the second is thus still distinguished from the first.
    fn is_doubled(&self, name: u16, controller: Seat) -> bool {
        let cards = self.state.cards.iter().zip(0..);
        let mut in_play =
            cards.filter(|(card, _)| matches!(card.place, Place::Arena | Place::BaseZone | Place::Attached));
        in_play.any(|(card, at)| card.controller != controller && self.name_number(CardIx(at)) == name)
            || self
                .log
                .iter()
                .flatten()
                .rev()
                .take(EARLIER)
                .flat_map(|entry| &entry.about)
                .any(|about| about.doubled && about.name == name)
    }

    /// Returns the cards of an event, with their data and handles.
    fn about(&mut self, event: &Event, source: Option<Source>) -> Vec<About> {
        if self.handles.is_none() {
            return Vec::new();
        }
        let mut cards = event.cards();
        if let Some(source) = source.filter(|source| cards.iter().all(|(card, _)| *card != source.card)) {
            cards.push((source.card, false));
        }
        // Public cards need not be shown.
        let is_open = |card: CardIx| self.visible(card, Seat::NONE) == Visible::Open;
        let shown = cards.iter().filter(|(card, open)| *open && card.is_some() && !is_open(*card));
        let open: Vec<CardIx> = shown.map(|(card, _)| *card).collect();
        self.look_around(&open);
        let Some(handles) = &self.handles else { return Vec::new() };
        let known = |card: CardIx| {
            let def = self.state.card(card).def;
            let (name, controller) = (self.name_number(card), self.controlled_by(card));
            // Hidden cards do not affect the text about other cards (CR 1.17).
            let doubled = controller.is_some_and(|controller| self.is_doubled(name, controller));
            let controller = controller.unwrap_or(self.state.card(card).owner);
            handles.numbers(card).map(|numbers| About { card, def, name, controller, doubled, numbers })
        };
        cards.into_iter().filter(|(card, _)| card.is_some()).filter_map(|(card, _)| known(card)).collect()
    }
}

/// A detail of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum EventFact {
    Player(Seat),
    /// A card. `None` if the event has no card in this role.
    Card(Option<CardIx>),
    Cards(Vec<CardIx>),
    Number(i64),
    Flag(bool),
    /// A card name, as its number in the book.
    Name(u16),
    Phase(Phase),
    Counter(Counter),
    Ability(AbilityId),
    Triggered(Triggered),
    Verb(ProtectedAction),
    Trait(Trait),
    Gives(Gives),
    Until(Until),
    Outcome(Outcome),
    Idle(Idle),
}

/// Declares the events, each with its name and its details.
macro_rules! events {
    ($($event:ident = $code:literal { $($field:ident: $type:ty => $fact:ident),+ }),+ $(,)?) => {
        /// A game event that is logged.
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Event {
            $($event { $($field: $type),+ }),+
        }

        impl Event {
            /// Returns the name used in documents and in the line protocol.
            pub fn code(&self) -> &'static str {
                match self {
                    $(Event::$event { .. } => $code),+
                }
            }

            /// Returns the details with their names, in the order of the log text.
            #[allow(clippy::useless_conversion, clippy::clone_on_copy, reason = "one row serves every type of fact")]
            pub fn facts(&self) -> Vec<(&'static str, EventFact)> {
                match self {
                    $(Event::$event { $($field),+ } => {
                        vec![$((stringify!($field), EventFact::$fact($field.clone().into()))),+]
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
    Drew = "drew" { player: Seat => Player, cards: Vec<CardIx> => Cards },
    Resourced = "resourced" { player: Seat => Player, card: CardIx => Card },
    Paid = "paid" { player: Seat => Player, resources: u8 => Number },
    Played = "played" { player: Seat => Player, card: CardIx => Card, onto: Option<CardIx> => Card, cost: u8 => Number, smuggled: bool => Flag },
    Deployed = "deployed" { player: Seat => Player, card: CardIx => Card },
    Used = "used" { player: Seat => Player, card: CardIx => Card, ability: AbilityId => Ability },
    Attacked = "attacked" { attacker: CardIx => Card, target: CardIx => Card },
    Damaged = "damaged" { card: CardIx => Card, amount: i16 => Number, by: Option<CardIx> => Card, combat: bool => Flag, indirect: bool => Flag },
    Prevented = "prevented" { card: CardIx => Card, amount: i16 => Number },
    Healed = "healed" { card: CardIx => Card, amount: i16 => Number },
    Defeated = "defeated" { card: CardIx => Card },
    LeftPlay = "left_play" { card: CardIx => Card },
    Returned = "returned" { card: CardIx => Card },
    PutInDeck = "put_in_deck" { card: CardIx => Card, top: bool => Flag },
    Taken = "taken" { player: Seat => Player, card: CardIx => Card },
    Discarded = "discarded" { card: CardIx => Card },
    Exhausted = "exhausted" { card: CardIx => Card },
    Readied = "readied" { card: CardIx => Card },
    ResourcesExhausted = "resources_exhausted" { player: Seat => Player, count: u8 => Number },
    ResourcesReadied = "resources_readied" { player: Seat => Player, count: u8 => Number },
    Created = "created" { player: Seat => Player, card: CardIx => Card, on: Option<CardIx> => Card },
    Controlled = "controlled" { player: Seat => Player, card: CardIx => Card },
    Attached = "attached" { card: CardIx => Card, on: CardIx => Card },
    Moved = "moved" { card: CardIx => Card, space: bool => Flag },
    Captured = "captured" { by: CardIx => Card, card: CardIx => Card },
    Rescued = "rescued" { card: CardIx => Card },
    Triggered = "triggered" { player: Seat => Player, card: CardIx => Card, what: Triggered => Triggered },
    Resolving = "resolving" { player: Seat => Player, card: CardIx => Card, what: Triggered => Triggered },
    Lapsed = "lapsed" { player: Seat => Player, card: CardIx => Card, what: Triggered => Triggered, why: Idle => Idle },
    Delayed = "delayed" { player: Seat => Player, card: CardIx => Card },
    Blanked = "blanked" { card: CardIx => Card, by: CardIx => Card },
    Withstood = "withstood" { card: CardIx => Card, verb: ProtectedAction => Verb, by: CardIx => Card },
    Gained = "gained" { card: CardIx => Card, gives: Gives => Gives, until: Until => Until },
    Expired = "expired" { card: CardIx => Card, gives: Gives => Gives, until: Until => Until },
    Collected = "collected" { player: Seat => Player, card: CardIx => Card },
    Flipped = "flipped" { card: CardIx => Card },
    Copied = "copied" { card: CardIx => Card, of: CardIx => Card },
    Revealed = "revealed" { card: CardIx => Card },
    Shown = "shown" { player: Seat => Player, card: CardIx => Card },
    Disclosed = "disclosed" { player: Seat => Player, cards: Vec<CardIx> => Cards },
    LookedAt = "looked_at" { player: Seat => Player, card: CardIx => Card },
    Shuffled = "shuffled" { player: Seat => Player },
    Named = "named" { player: Seat => Player, name: u16 => Name },
    NamedTrait = "named_trait" { player: Seat => Player, named: Trait => Trait },
    NamedNumber = "named_number" { player: Seat => Player, number: i16 => Number },
    EmptyDeck = "empty_deck" { player: Seat => Player },
    Conceded = "conceded" { player: Seat => Player },
    Lost = "lost" { player: Seat => Player },
    Over = "over" { outcome: Outcome => Outcome },
}

impl Event {
    /// Returns `true` if the event is visible in the difference between the states before and after it.
    pub(crate) fn shows_in_state(&self) -> bool {
        match self {
            Event::Played { .. }
            | Event::Attacked { .. }
            | Event::Prevented { .. }
            | Event::Revealed { .. }
            | Event::Shown { .. }
            | Event::Disclosed { .. }
            | Event::LookedAt { .. }
            | Event::Shuffled { .. }
            | Event::Named { .. }
            | Event::NamedTrait { .. }
            | Event::NamedNumber { .. }
            | Event::EmptyDeck { .. } => false,
            Event::FirstPlayer { .. }
            | Event::Mulligan { .. }
            | Event::Phase { .. }
            | Event::Passed { .. }
            | Event::Took { .. }
            | Event::Drew { .. }
            | Event::Resourced { .. }
            | Event::Paid { .. }
            | Event::Deployed { .. }
            | Event::Used { .. }
            | Event::Damaged { .. }
            | Event::Healed { .. }
            | Event::Defeated { .. }
            | Event::LeftPlay { .. }
            | Event::Returned { .. }
            | Event::PutInDeck { .. }
            | Event::Taken { .. }
            | Event::Discarded { .. }
            | Event::Exhausted { .. }
            | Event::Readied { .. }
            | Event::ResourcesExhausted { .. }
            | Event::ResourcesReadied { .. }
            | Event::Created { .. }
            | Event::Controlled { .. }
            | Event::Attached { .. }
            | Event::Moved { .. }
            | Event::Captured { .. }
            | Event::Rescued { .. }
            | Event::Triggered { .. }
            | Event::Resolving { .. }
            | Event::Lapsed { .. }
            | Event::Delayed { .. }
            | Event::Blanked { .. }
            | Event::Withstood { .. }
            | Event::Gained { .. }
            | Event::Expired { .. }
            | Event::Collected { .. }
            | Event::Flipped { .. }
            | Event::Copied { .. }
            | Event::Conceded { .. }
            | Event::Lost { .. }
            | Event::Over { .. } => true,
        }
    }

    /// Returns the cards of the event. The flag is `true` if the event makes the card known to all players, because it
    /// was revealed, announced or did something (CR 8.25.1, 6.2.1, 7.6.9), wherever it is now.
    pub fn cards(&self) -> Vec<(CardIx, bool)> {
        let some = |card: &Option<CardIx>| *card;
        match self {
            Event::Drew { cards, .. } => cards.iter().map(|card| (*card, false)).collect(),
            Event::Disclosed { cards, .. } => cards.iter().map(|card| (*card, true)).collect(),
            Event::Resourced { card, .. }
            | Event::Deployed { card, .. }
            | Event::Healed { card, .. }
            | Event::Prevented { card, .. }
            | Event::Defeated { card }
            | Event::LeftPlay { card }
            | Event::Returned { card }
            | Event::PutInDeck { card, .. }
            | Event::Taken { card, .. }
            | Event::Discarded { card }
            | Event::Exhausted { card }
            | Event::Readied { card }
            | Event::Controlled { card, .. }
            | Event::Rescued { card }
            | Event::Flipped { card }
            | Event::Moved { card, .. }
            | Event::LookedAt { card, .. } => vec![(*card, false)],
            Event::Used { card, .. }
            | Event::Triggered { card, .. }
            | Event::Resolving { card, .. }
            | Event::Lapsed { card, .. }
            | Event::Delayed { card, .. }
            | Event::Collected { card, .. }
            | Event::Shown { card, .. }
            | Event::Revealed { card } => vec![(*card, true)],
            Event::Played { card, onto, .. } => {
                std::iter::once((*card, true)).chain(some(onto).map(|unit| (unit, false))).collect()
            }
            Event::Created { card, on, .. } => {
                std::iter::once((*card, true)).chain(some(on).map(|unit| (unit, false))).collect()
            }
            Event::Damaged { card, by, .. } => {
                std::iter::once((*card, false)).chain(some(by).map(|by| (by, true))).collect()
            }
            Event::Attacked { attacker, target } => vec![(*attacker, true), (*target, true)],
            Event::Attached { card, on } => vec![(*card, false), (*on, false)],
            Event::Captured { card, by } => vec![(*card, false), (*by, true)],
            Event::Blanked { card, by } => vec![(*card, true), (*by, true)],
            Event::Withstood { card, by, .. } => vec![(*card, false), (*by, true)],
            Event::Copied { card, of } => vec![(*card, true), (*of, false)],
            Event::Gained { card, gives, until } | Event::Expired { card, gives, until } => {
                let to = match gives {
                    Gives::Redirect(to, _) => Some(to.card),
                    Gives::Stats(..)
                    | Gives::Keyword(..)
                    | Gives::Modifier(_)
                    | Gives::Cost(..)
                    | Gives::Trait(_)
                    | Gives::Ability(_)
                    | Gives::NextCard(..)
                    | Gives::TraitLost(..) => None,
                };
                let while_there = match until {
                    Until::Leaves(source) => Some(source.card),
                    Until::Duration(_) | Until::Attack(_) => None,
                };
                let named = to.into_iter().chain(while_there).map(|card| (card, true));
                std::iter::once((*card, false)).chain(named).collect()
            }
            Event::FirstPlayer { .. }
            | Event::Mulligan { .. }
            | Event::Phase { .. }
            | Event::Passed { .. }
            | Event::Took { .. }
            | Event::Paid { .. }
            | Event::ResourcesExhausted { .. }
            | Event::ResourcesReadied { .. }
            | Event::Shuffled { .. }
            | Event::Named { .. }
            | Event::NamedTrait { .. }
            | Event::NamedNumber { .. }
            | Event::EmptyDeck { .. }
            | Event::Conceded { .. }
            | Event::Lost { .. }
            | Event::Over { .. } => Vec::new(),
        }
    }
}

impl Game {
    /// Sorts the log entries about cards put into a deck, from an entry on, into the given order. If the cards were put
    /// there in random order (CR 8.22), the original order would reveal their positions (CR 4.6.1, 1.17.2).
    pub(crate) fn tell_put_in_order_of(&mut self, cards: &[CardIx], from: usize) {
        let Some(log) = &mut self.log else { return };
        let nth = |entry: &Entry| {
            let Event::PutInDeck { card, .. } = entry.event else { return None };
            cards.iter().position(|one| *one == card)
        };
        let places: Vec<usize> = (from..log.len()).filter(|at| nth(&log[*at]).is_some()).collect();
        let mut entries: Vec<Entry> = places.iter().map(|at| log[*at].clone()).collect();
        entries.sort_by_key(nth);
        for (at, entry) in places.into_iter().zip(entries) {
            log[at] = entry;
        }
    }

    /// Moves triggers logged from an entry on behind the events that caused them. Abilities trigger while cards that
    /// leave play are still there, but the departure is logged afterwards (CR 8.12).
    pub(crate) fn note_triggers_last(&mut self, from: usize) {
        if let Some(log) = self.log.as_mut().and_then(|log| log.get_mut(from..)) {
            // The sort is stable.
            log.sort_by_key(|entry| matches!(entry.event, Event::Triggered { .. }));
        }
    }

    /// Adds an event with its rule to the log, if a log is kept.
    pub(crate) fn note(&mut self, rule: &'static str, event: Event) {
        if self.log.is_some() {
            let entry = self.entry(rule, event);
            if let Some(log) = &mut self.log {
                log.push(entry);
            }
        }
    }
}
