//! What happened in a game, as it is told to those who may know it and to all others.

use phrase::Language;
use rules::{CardIx, Entry, Event, Seat};

/// The same in every language that a window can be told in: it is told when it happens, and read when the language
/// may be another one.
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

/// Something that happened, as it is told to those who may know it and to all others.
#[derive(Debug, Clone)]
pub(crate) struct Told {
    /// The step that brought it about, from 1; 0 before the first.
    pub step: usize,
    pub heading: bool,
    /// The name of the event.
    pub event: &'static str,
    pub amount: Option<i16>,
    entry: Entry,
    cards: Vec<CardIx>,
    /// For those who know every card of it.
    open: Words,
    /// For those who do not: players, and whoever sees only what lies open.
    hidden: Vec<(Seat, Words)>,
}

impl Told {
    /// An event as it is told at a table of these seats; `words` says it to a reader, without one to those who may know
    /// everything.
    pub fn of(step: usize, entry: Entry, seats: u8, words: impl Fn(&Entry, Option<Seat>) -> Words) -> Told {
        let (event, cards, amount) = facts(&entry.event);
        let knows = |seat: Seat| entry.about.iter().all(|about| entry.handle_of(about.card, Some(seat)).is_some());
        let readers = (0..seats).map(Seat).chain([Seat::NONE]);
        let hidden = readers.filter(|seat| !knows(*seat)).map(|seat| (seat, words(&entry, Some(seat)))).collect();
        Told {
            step,
            heading: matches!(entry.event, Event::Phase { .. } | Event::Over { .. }),
            event,
            amount,
            open: words(&entry, None),
            hidden,
            cards,
            entry,
        }
    }

    /// The rule that it follows.
    pub fn rule(&self) -> &'static str {
        self.entry.rule
    }

    /// The words for a reader; without one, everything.
    pub fn words(&self, reader: Option<Seat>, language: Language) -> &str {
        let theirs = reader.and_then(|reader| self.hidden.iter().find(|(seat, _)| *seat == reader));
        theirs.map_or(&self.open, |(_, words)| words).in_language(language)
    }

    /// What a reader calls the cards that it is about, those that they may know.
    pub fn cards(&self, reader: Option<Seat>) -> Vec<u32> {
        self.cards.iter().filter_map(|card| self.entry.handle_of(*card, reader)).collect()
    }
}

#[cfg(test)]
impl Told {
    /// The places in the game of the cards of it that a reader knew.
    pub fn known_places(&self, reader: Seat) -> Vec<usize> {
        let about = self.entry.about.iter().map(|about| about.card);
        about.filter(|card| self.entry.handle_of(*card, Some(reader)).is_some()).map(|card| card.at()).collect()
    }
}

/// The name of an event, the cards that it is about, and how much.
fn facts(event: &Event) -> (&'static str, Vec<CardIx>, Option<i16>) {
    let none = Vec::new;
    match event {
        Event::FirstPlayer { .. } => ("first_player", none(), None),
        Event::Mulligan { .. } => ("mulligan", none(), None),
        Event::Phase { .. } => ("phase", none(), None),
        Event::Passed { .. } => ("passed", none(), None),
        Event::Took { .. } => ("took", none(), None),
        Event::Drew { cards, .. } => ("drew", cards.clone(), None),
        Event::Resourced { card, .. } => ("resourced", vec![*card], None),
        Event::Paid { resources, .. } => ("paid", none(), Some(i16::from(*resources))),
        Event::Played { card, onto, .. } => ("played", std::iter::once(*card).chain(*onto).collect(), None),
        Event::Deployed { card, .. } => ("deployed", vec![*card], None),
        Event::Used { card, .. } => ("used", vec![*card], None),
        Event::Attacked { attacker, target } => ("attacked", vec![*attacker, *target], None),
        Event::Damaged { card, amount, by, .. } => {
            ("damaged", std::iter::once(*card).chain(*by).collect(), Some(*amount))
        }
        Event::Prevented { card, amount } => ("prevented", vec![*card], Some(*amount)),
        Event::Healed { card, amount } => ("healed", vec![*card], Some(*amount)),
        Event::Defeated { card } => ("defeated", vec![*card], None),
        Event::LeftPlay { card } => ("left_play", vec![*card], None),
        Event::Returned { card } => ("returned", vec![*card], None),
        Event::PutInDeck { card, .. } => ("put_in_deck", vec![*card], None),
        Event::Taken { card, .. } => ("taken", vec![*card], None),
        Event::Discarded { card } => ("discarded", vec![*card], None),
        Event::Exhausted { card } => ("exhausted", vec![*card], None),
        Event::Readied { card } => ("readied", vec![*card], None),
        Event::Created { card, on, .. } => ("created", std::iter::once(*card).chain(*on).collect(), None),
        Event::Controlled { card, .. } => ("controlled", vec![*card], None),
        Event::Attached { card, on } => ("attached", vec![*card, *on], None),
        Event::Captured { card, by } => ("captured", vec![*by, *card], None),
        Event::Rescued { card } => ("rescued", vec![*card], None),
        Event::Triggered { card, .. } => ("triggered", vec![*card], None),
        Event::Resolving { card, .. } => ("resolving", vec![*card], None),
        Event::Lapsed { card, .. } => ("lapsed", vec![*card], None),
        Event::Delayed { card, .. } => ("delayed", vec![*card], None),
        Event::Blanked { card, by } => ("blanked", vec![*card, *by], None),
        Event::Withstood { card, by, .. } => ("withstood", vec![*card, *by], None),
        Event::Expired { card, .. } => ("expired", vec![*card], None),
        Event::Gained { card, .. } => ("gained", vec![*card], None),
        Event::Revealed { card } => ("revealed", vec![*card], None),
        Event::LookedAt { card, .. } => ("looked_at", vec![*card], None),
        Event::Collected { card, .. } => ("collected", vec![*card], None),
        Event::Flipped { card } => ("flipped", vec![*card], None),
        Event::Copied { card, of } => ("copied", vec![*card, *of], None),
        Event::Shuffled { .. } => ("shuffled", none(), None),
        Event::Named { .. } => ("named", none(), None),
        Event::EmptyDeck { .. } => ("empty_deck", none(), None),
        Event::Conceded { .. } => ("conceded", none(), None),
        Event::Lost { .. } => ("lost", none(), None),
        Event::Over { .. } => ("over", none(), None),
    }
}
