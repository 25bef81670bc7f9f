//! What happened in a game, as it is shown to those who may know it and to all others.

use phrase::game::LogLine;
use phrase::{Language, Names};
use rules::{CardIx, Entry, Event, EventFact, Seat};

/// The facts of an event that the board counts: damage, healing, resources.
const AMOUNTS: [&str; 2] = ["amount", "resources"];

/// What stands before the place of a card that a line names, between it and the name, and after the name.
const MARKS: [char; 3] = ['\u{E000}', '\u{E001}', '\u{E002}'];

/// Names of cards with their places in the game, so that each name in a line can be linked to its card: a player may be
/// called like a card.
pub(crate) struct LinkedNames(pub &'static dyn Names);

impl Names for LinkedNames {
    fn card(&self, name: &str) -> String {
        self.0.card(name)
    }

    fn mark(&self, name: String, card: CardIx) -> String {
        let [before, between, after] = MARKS;
        format!("{before}{}{between}{name}{after}", card.0)
    }
}

/// A text with linked names in pieces: plain words, and names with the places of their cards.
fn pieces(text: &str) -> Vec<(&str, Option<CardIx>)> {
    let [before, between, after] = MARKS;
    let mut pieces = Vec::new();
    for (nth, rest) in text.split(before).enumerate() {
        let linked = if nth == 0 { None } else { rest.split_once(between) };
        let (name, plain) = match linked {
            Some((place, rest)) => {
                let (name, plain) = rest.split_once(after).unwrap_or((rest, ""));
                (Some((name, place.parse().ok().map(CardIx))), plain)
            }
            None => (None, rest),
        };
        pieces.extend(name);
        pieces.push((plain, None));
    }
    pieces.retain(|(text, _)| !text.is_empty());
    pieces
}

/// The words of a line in one language.
#[derive(Debug, Clone)]
pub(crate) struct Said {
    /// The line, with linked names.
    pub text: String,
    /// The text of the abilities that the line leaves out, with linked names.
    pub details: Option<String>,
}

/// A line of the log in every language that the window has: it is written when something happens, and read when the
/// language may be another one.
#[derive(Debug, Clone)]
pub(crate) struct Words {
    pub english: Said,
    pub german: Said,
}

impl Words {
    fn in_language(&self, language: Language) -> &Said {
        match language {
            Language::English | Language::Pseudo => &self.english,
            Language::German => &self.german,
        }
    }
}

/// A line of the log, as it is shown to those who may know it and to all others.
#[derive(Debug, Clone)]
struct Line {
    /// The events that it describes.
    entries: Vec<Entry>,
    /// For those who know every card of it.
    open: Words,
    /// For those who do not: players, and whoever sees only what lies open.
    hidden: Vec<(Seat, Words)>,
}

/// Something that happened, with its line.
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
    /// `None` when the line of another event describes it.
    line: Option<Line>,
}

impl LoggedEvent {
    /// What a step brought about, as it is shown at a table of these seats: the events that lines describe. `words` puts a
    /// line into words for a reader, without one for those who may know everything.
    pub(crate) fn all(
        step: usize,
        entries: &[Entry],
        seats: u8,
        words: impl Fn(&LogLine, Option<Seat>) -> Words,
    ) -> Vec<LoggedEvent> {
        let mut lines: Vec<Option<Line>> = entries.iter().map(|_| None).collect();
        let mut described = vec![false; entries.len()];
        for line in phrase::game::lines(entries) {
            let parts: Vec<Entry> = line.parts.iter().filter_map(|at| entries.get(*at)).cloned().collect();
            let readers = (0..seats).map(Seat).chain([Seat::NONE]);
            let hidden = readers.filter(|seat| !parts.iter().all(|entry| entry.is_known_to(*seat)));
            let hidden = hidden.map(|seat| (seat, words(&line, Some(seat)))).collect();
            for part in &line.parts {
                described[*part] = true;
            }
            lines[line.head] = Some(Line { entries: parts, open: words(&line, None), hidden });
        }
        let all = entries.iter().zip(lines).zip(described).filter(|(_, described)| *described);
        all.map(|((entry, line), _)| LoggedEvent::of(step, entry.clone(), line)).collect()
    }

    fn of(step: usize, entry: Entry, line: Option<Line>) -> LoggedEvent {
        let (cards, amount) = facts(&entry.event);
        LoggedEvent {
            step,
            heading: matches!(entry.event, Event::Phase { .. } | Event::Over { .. }),
            event: entry.event.code(),
            amount,
            player: player(&entry.event),
            cards,
            entry,
            line,
        }
    }

    /// The rule that it follows.
    pub(crate) fn rule(&self) -> &'static str {
        self.entry.rule
    }

    /// The line for a reader in pieces, each with what the reader calls the card that it names; without a reader,
    /// everything. Empty for an event without a line.
    pub(crate) fn pieces(&self, reader: Option<Seat>, language: Language) -> Vec<(String, Option<u32>)> {
        let (Some(line), Some(said)) = (&self.line, self.said(reader, language)) else { return Vec::new() };
        let handle = |card: CardIx| line.entries.iter().find_map(|entry| entry.handle_of(card, reader));
        pieces(&said.text).into_iter().map(|(text, card)| (text.to_owned(), card.and_then(handle))).collect()
    }

    /// The text of the abilities that the line leaves out, for a reader.
    pub(crate) fn details(&self, reader: Option<Seat>, language: Language) -> Option<String> {
        let details = self.said(reader, language)?.details.as_ref()?;
        Some(pieces(details).into_iter().map(|(text, _)| text).collect())
    }

    fn said(&self, reader: Option<Seat>, language: Language) -> Option<&Said> {
        let line = self.line.as_ref()?;
        let theirs = reader.and_then(|reader| line.hidden.iter().find(|(seat, _)| *seat == reader));
        Some(theirs.map_or(&line.open, |(_, words)| words).in_language(language))
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
        | EventFact::Outcome(_)
        | EventFact::Idle(_) => None,
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
            | EventFact::Outcome(_)
            | EventFact::Idle(_) => {}
        }
    }
    (cards, amount)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A player who is called like a card is not linked to it: the engine says which words name a card.
    #[test]
    fn a_player_with_the_name_of_a_card_is_no_link() {
        let card = LinkedNames(&phrase::DataNames).mark("Wampa".to_owned(), CardIx(7));
        let line = format!("Wampa plays {card} for 4 resources");
        let expected = [("Wampa plays ", None), ("Wampa", Some(CardIx(7))), (" for 4 resources", None)];
        assert_eq!(pieces(&line), expected);
        assert_eq!(pieces(&card), [("Wampa", Some(CardIx(7)))]);
        assert_eq!(pieces("Wampa passes"), [("Wampa passes", None)]);
    }
}
