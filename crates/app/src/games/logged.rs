//! What happened in a game, as it is shown to those who may know it and to all others.

use phrase::Language;
use rules::{CardIx, Entry, Event, EventFact, Seat};

/// The facts of an event that the board counts: damage, healing, resources.
const AMOUNTS: [&str; 2] = ["amount", "resources"];

/// A line of the log in every language that the window has: it is written when something happens, and read when the
/// language may be another one.
#[derive(Debug, Clone)]
pub(crate) struct Words {
    pub english: String,
    pub german: String,
}

impl Words {
    fn in_language(&self, language: Language) -> &str {
        match language {
            Language::English | Language::Pseudo => &self.english,
            Language::German => &self.german,
        }
    }
}

/// Something that happened, as it is shown to those who may know it and to all others.
#[derive(Debug, Clone)]
pub(crate) struct LoggedEvent {
    /// The step that brought it about, from 1; 0 before the first.
    pub step: usize,
    pub heading: bool,
    /// The name of the event.
    pub event: &'static str,
    pub amount: Option<i16>,
    /// The player who did it, or to whom it happened.
    pub player: Option<Seat>,
    entry: Entry,
    cards: Vec<CardIx>,
    /// For those who know every card of it.
    open: Words,
    /// For those who do not: players, and whoever sees only what lies open.
    hidden: Vec<(Seat, Words)>,
}

impl LoggedEvent {
    /// An event as it is shown at a table of these seats; `words` says it to a reader, without one to those who may
    /// know everything.
    pub(crate) fn of(
        step: usize,
        entry: Entry,
        seats: u8,
        words: impl Fn(&Entry, Option<Seat>) -> Words,
    ) -> LoggedEvent {
        let (cards, amount) = facts(&entry.event);
        let knows = |seat: Seat| entry.about.iter().all(|about| entry.handle_of(about.card, Some(seat)).is_some());
        let readers = (0..seats).map(Seat).chain([Seat::NONE]);
        let hidden = readers.filter(|seat| !knows(*seat)).map(|seat| (seat, words(&entry, Some(seat)))).collect();
        LoggedEvent {
            step,
            heading: matches!(entry.event, Event::Phase { .. } | Event::Over { .. }),
            event: entry.event.code(),
            amount,
            player: player(&entry.event),
            open: words(&entry, None),
            hidden,
            cards,
            entry,
        }
    }

    /// The rule that it follows.
    pub(crate) fn rule(&self) -> &'static str {
        self.entry.rule
    }

    /// The words for a reader; without one, everything.
    pub(crate) fn words(&self, reader: Option<Seat>, language: Language) -> &str {
        let theirs = reader.and_then(|reader| self.hidden.iter().find(|(seat, _)| *seat == reader));
        theirs.map_or(&self.open, |(_, words)| words).in_language(language)
    }

    /// What a reader calls the cards that it is about, those that they may know.
    pub(crate) fn cards(&self, reader: Option<Seat>) -> Vec<u32> {
        self.cards.iter().filter_map(|card| self.entry.handle_of(*card, reader)).collect()
    }
}

#[cfg(test)]
impl LoggedEvent {
    /// The places in the game of the cards of it that a reader knew.
    pub(crate) fn known_places(&self, reader: Seat) -> Vec<usize> {
        let about = self.entry.about.iter().map(|about| about.card);
        about.filter(|card| self.entry.handle_of(*card, Some(reader)).is_some()).map(|card| card.at()).collect()
    }
}

/// The first player that an event names: the one who acts, or to whom it happens.
fn player(event: &Event) -> Option<Seat> {
    event.facts().into_iter().find_map(|(_, fact)| match fact {
        EventFact::Player(seat) => Some(seat).filter(|seat| *seat != Seat::NONE),
        EventFact::Card(_)
        | EventFact::Cards(_)
        | EventFact::Number(_)
        | EventFact::Flag(_)
        | EventFact::Name(_)
        | EventFact::Phase(_)
        | EventFact::Counter(_)
        | EventFact::Ability(_)
        | EventFact::Triggered(_)
        | EventFact::Verb(_)
        | EventFact::Trait(_)
        | EventFact::Gives(_)
        | EventFact::Until(_)
        | EventFact::Outcome(_) => None,
    })
}

/// The cards that an event is about, and how much.
fn facts(event: &Event) -> (Vec<CardIx>, Option<i16>) {
    let (mut cards, mut amount) = (Vec::new(), None);
    for (key, fact) in event.facts() {
        match fact {
            EventFact::Card(card) => cards.extend(card),
            EventFact::Cards(all) => cards.extend(all),
            EventFact::Number(number) if AMOUNTS.contains(&key) => amount = i16::try_from(number).ok(),
            EventFact::Number(_)
            | EventFact::Player(_)
            | EventFact::Flag(_)
            | EventFact::Name(_)
            | EventFact::Phase(_)
            | EventFact::Counter(_)
            | EventFact::Ability(_)
            | EventFact::Triggered(_)
            | EventFact::Verb(_)
            | EventFact::Trait(_)
            | EventFact::Gives(_)
            | EventFact::Until(_)
            | EventFact::Outcome(_) => {}
        }
    }
    (cards, amount)
}
