//! What happened, step by step, each with the rule that it follows: for people who ask why.

use ability::{AbilityId, Verb};
use model::CardId;
use serde::Serialize;

use crate::read::handles::{READERS, read};
use crate::state::{CardIx, Counter, Gives, Outcome, Phase, Seat, Triggered, Until};

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The number of the rule (CR 8.0) that it follows.
    pub rule: &'static str,
    /// What happened.
    pub event: Event,
    /// The cards that it is about, as they were then; empty where only the game is kept, not what readers call its cards.
    #[serde(skip)]
    pub about: Vec<About>,
}

/// A card of an event: what it was then, and what every reader calls it who knew it just before or just after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct About {
    /// The card.
    pub card: CardIx,
    /// Which card of the catalogue it was.
    pub def: CardId,
    pub(crate) numbers: [u32; READERS],
}

impl Entry {
    /// The number by which a reader knows a card of this event, `None` when they may not know which card it is. A
    /// judge, without a seat, knows all by their places.
    pub fn handle_of(&self, card: CardIx, reader: Option<Seat>) -> Option<u32> {
        match reader {
            None => Some(u32::from(card.0)),
            Some(reader) => self.of(card).and_then(|about| read(&about.numbers, reader)),
        }
    }

    /// What is kept of a card of this event.
    pub fn of(&self, card: CardIx) -> Option<&About> {
        self.about.iter().find(|about| about.card == card)
    }
}

/// What can happen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs)]
pub enum Event {
    FirstPlayer { player: Seat },
    Mulligan { player: Seat, taken: bool },
    Phase { phase: Phase, round: u16 },
    Passed { player: Seat },
    Took { player: Seat, counter: Counter },
    Drew { player: Seat, cards: Vec<CardIx> },
    Resourced { player: Seat, card: CardIx },
    Paid { player: Seat, resources: u8 },
    Played { player: Seat, card: CardIx, onto: Option<CardIx>, cost: u8, smuggled: bool },
    Deployed { player: Seat, card: CardIx },
    Used { player: Seat, card: CardIx, ability: AbilityId },
    Attacked { attacker: CardIx, target: CardIx },
    Damaged { card: CardIx, amount: i16, by: Option<CardIx>, combat: bool },
    Prevented { card: CardIx, amount: i16 },
    Healed { card: CardIx, amount: i16 },
    Defeated { card: CardIx },
    LeftPlay { card: CardIx },
    Returned { card: CardIx },
    PutInDeck { card: CardIx, top: bool },
    Taken { player: Seat, card: CardIx },
    Discarded { card: CardIx },
    Exhausted { card: CardIx },
    Readied { card: CardIx },
    Created { player: Seat, card: CardIx, on: Option<CardIx> },
    Controlled { player: Seat, card: CardIx },
    Attached { card: CardIx, on: CardIx },
    Captured { card: CardIx, by: CardIx },
    Rescued { card: CardIx },
    Triggered { player: Seat, card: CardIx, what: Triggered },
    Resolving { player: Seat, card: CardIx, what: Triggered },
    Lapsed { player: Seat, card: CardIx, what: Triggered },
    Delayed { player: Seat, card: CardIx },
    Blanked { card: CardIx, by: CardIx },
    Withstood { card: CardIx, verb: Verb, by: CardIx },
    Gained { card: CardIx, gives: Gives, until: Until },
    Expired { card: CardIx, gives: Gives, until: Until },
    Collected { player: Seat, card: CardIx },
    Flipped { card: CardIx },
    Copied { card: CardIx, of: CardIx },
    Revealed { card: CardIx },
    LookedAt { player: Seat, card: CardIx },
    Shuffled { player: Seat },
    Named { player: Seat, name: u16 },
    EmptyDeck { player: Seat },
    Conceded { player: Seat },
    Lost { player: Seat },
    Over { outcome: Outcome },
}

impl Event {
    /// The cards that it is about, each with whether everybody may know it by what happened: it was revealed, announced
    /// or did something (CR 8.25.1, 6.2.1, 7.6.9), wherever it is now.
    pub(crate) fn cards(&self) -> Vec<(CardIx, bool)> {
        let some = |card: &Option<CardIx>| *card;
        match self {
            Event::Drew { cards, .. } => cards.iter().map(|card| (*card, false)).collect(),
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
            | Event::LookedAt { card, .. } => vec![(*card, false)],
            Event::Used { card, .. }
            | Event::Triggered { card, .. }
            | Event::Resolving { card, .. }
            | Event::Lapsed { card, .. }
            | Event::Delayed { card, .. }
            | Event::Collected { card, .. }
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
                    | Gives::NextCard(..) => None,
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
            | Event::Shuffled { .. }
            | Event::Named { .. }
            | Event::EmptyDeck { .. }
            | Event::Conceded { .. }
            | Event::Lost { .. }
            | Event::Over { .. } => Vec::new(),
        }
    }
}
