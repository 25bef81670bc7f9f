//! What happened in a game, as it is told to those who may know it and to all others.

use rules::{CardIx, Entry, Event, Seat};

/// Something that happened, as it is told to those who may know it and to all others.
#[derive(Debug, Clone)]
pub(crate) struct Told {
    /// The step that brought it about, from 1; 0 before the first.
    pub step: usize,
    pub rule: &'static str,
    pub heading: bool,
    /// The name of the event.
    pub event: &'static str,
    pub amount: Option<i16>,
    open: (String, Vec<CardIx>),
    /// For those who may not know the cards, and who may.
    hidden: Option<(String, Seat)>,
}

impl Told {
    /// An event as it is told; `words` says it to a reader, without one to those who may know everything.
    pub fn of(step: usize, entry: &Entry, words: impl Fn(Option<Seat>) -> String) -> Told {
        let (event, cards, amount) = facts(&entry.event);
        let hidden = entry.event.private_to().map(|seat| {
            // Anybody else will do: all others are told the same.
            (words(Some(Seat(u8::from(seat.0 == 0)))), seat)
        });
        Told {
            step,
            rule: entry.rule,
            heading: matches!(entry.event, Event::Phase { .. } | Event::Over { .. }),
            event,
            amount,
            open: (words(None), cards),
            hidden,
        }
    }

    /// The words and cards for a reader; without one, everything.
    pub fn to(&self, reader: Option<Seat>) -> (&str, &[CardIx]) {
        match (reader, &self.hidden) {
            (Some(reader), Some((words, seat))) if reader != *seat => (words, &[]),
            (Some(_) | None, _) => (&self.open.0, &self.open.1),
        }
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
        Event::Taken { card, .. } => ("taken", vec![*card], None),
        Event::Discarded { card } => ("discarded", vec![*card], None),
        Event::Exhausted { card } => ("exhausted", vec![*card], None),
        Event::Readied { card } => ("readied", vec![*card], None),
        Event::Created { card, on, .. } => ("created", std::iter::once(*card).chain(*on).collect(), None),
        Event::Controlled { card, .. } => ("controlled", vec![*card], None),
        Event::Captured { card, by } => ("captured", vec![*by, *card], None),
        Event::Rescued { card } => ("rescued", vec![*card], None),
        Event::Triggered { card, .. } => ("triggered", vec![*card], None),
        Event::Resolving { card, .. } => ("resolving", vec![*card], None),
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
