//! Log entries of a game, for readers with and without knowledge of the hidden cards.

use phrase::game::LogLine;
use phrase::{Language, Names};
use rules::{CardIndex, GameLogEntry, LogEvent, LogField, Seat};

/// The numbers of an event that the board displays: damage, healing, resources.
const AMOUNTS: [&str; 2] = ["amount", "resources"];

/// Marks around a linked card name: before the index, between index and name, after the name.
const MARKS: [char; 3] = ['\u{E000}', '\u{E001}', '\u{E002}'];

/// Card names with their index in the game, so that each name in a line can be linked to its card. A player may have
/// the same name as a card.
pub(crate) struct LinkedNames(pub &'static dyn Names);

impl Names for LinkedNames {
    fn card(&self, name: &str) -> String {
        self.0.card(name)
    }

    fn mark(&self, name: String, card: CardIndex) -> String {
        let [before, between, after] = MARKS;
        format!("{before}{}{between}{name}{after}", card.0)
    }
}

/// Splits a text with linked names into pieces: plain text, and names with the indices of their cards.
fn pieces(text: &str) -> Vec<(&str, Option<CardIndex>)> {
    let [before, between, after] = MARKS;
    let mut pieces = Vec::new();
    for (nth, rest) in text.split(before).enumerate() {
        let linked = if nth == 0 { None } else { rest.split_once(between) };
        let (name, plain) = match linked {
            Some((place, rest)) => {
                let (name, plain) = rest.split_once(after).unwrap_or((rest, ""));
                (Some((name, place.parse().ok().map(CardIndex))), plain)
            }
            None => (None, rest),
        };
        pieces.extend(name);
        pieces.push((plain, None));
    }
    pieces.retain(|(text, _)| !text.is_empty());
    pieces
}

/// A line's text in one language.
#[derive(Debug, Clone)]
pub(crate) struct Said {
    /// The line, with linked names.
    pub text: String,
    /// The text of abilities omitted from the line, with linked names.
    pub details: Option<String>,
}

/// A log line in every supported language. It is written at the time of the event and may be read in another language.
#[derive(Debug, Clone)]
pub(crate) struct Words {
    pub english: Said,
    pub german: Said,
}

impl Words {
    fn in_language(&self, language: Language) -> &Said {
        match language {
            Language::English | Language::French | Language::Pseudo => &self.english,
            Language::German => &self.german,
        }
    }
}

/// A log line with its open and hidden versions.
#[derive(Debug, Clone)]
struct Line {
    /// The events described by the line.
    entries: Vec<GameLogEntry>,
    /// For readers who know every card in it.
    open: Words,
    /// For readers who do not: players, and viewers who see only open cards.
    hidden: Vec<(Seat, Words)>,
    /// For players at their own phones, whom the text calls "you".
    addressed: Vec<(Seat, Words)>,
}

/// A logged event, with its line.
#[derive(Debug, Clone)]
pub(crate) struct LoggedEvent {
    /// The number of the step that caused it, from 1; 0 before the first step.
    pub step: usize,
    pub heading: bool,
    /// The name of the event.
    pub event: &'static str,
    pub amount: Option<i16>,
    /// The player who caused it or was affected by it.
    pub player: Option<Seat>,
    entry: GameLogEntry,
    cards: Vec<CardIndex>,
    /// `None` if the line of another event describes it.
    line: Option<Line>,
}

impl LoggedEvent {
    /// Creates the log entries of a step, for the given number of seats. Events without a line are left out. `words`
    /// formats a line for a reader; `None` is a reader who may know everything. `addressed` lists the players who can
    /// be called "you"; `words` gets `true` for such a line.
    pub(crate) fn all(
        step: usize,
        entries: &[GameLogEntry],
        seats: u8,
        addressed: &[Seat],
        words: impl Fn(&LogLine, Option<Seat>, bool) -> Words,
    ) -> Vec<LoggedEvent> {
        let mut lines: Vec<Option<Line>> = entries.iter().map(|_| None).collect();
        let mut described = vec![false; entries.len()];
        for line in phrase::game::lines(entries) {
            let parts: Vec<GameLogEntry> = line.parts.iter().filter_map(|at| entries.get(*at)).cloned().collect();
            let readers = (0..seats).map(Seat).chain([Seat::NONE]);
            let hidden = readers.filter(|seat| !parts.iter().all(|entry| entry.is_known_to(*seat)));
            let hidden = hidden.map(|seat| (seat, words(&line, Some(seat), false))).collect();
            let addressed = addressed.iter().map(|seat| (*seat, words(&line, Some(*seat), true))).collect();
            for part in &line.parts {
                described[*part] = true;
            }
            lines[line.head] = Some(Line { entries: parts, open: words(&line, None, false), hidden, addressed });
        }
        let all = entries.iter().zip(lines).zip(described).filter(|(_, described)| *described);
        all.map(|((entry, line), _)| LoggedEvent::of(step, entry.clone(), line)).collect()
    }

    fn of(step: usize, entry: GameLogEntry, line: Option<Line>) -> LoggedEvent {
        let (cards, amount) = facts(&entry.event);
        LoggedEvent {
            step,
            heading: matches!(entry.event, LogEvent::Phase { .. } | LogEvent::Over { .. }),
            event: entry.event.code(),
            amount,
            player: player(&entry.event),
            cards,
            entry,
            line,
        }
    }

    /// Returns what happened.
    pub(crate) fn log_event(&self) -> &LogEvent {
        &self.entry.event
    }

    /// Returns the rule behind the event.
    pub(crate) fn rule(&self) -> &'static str {
        self.entry.rule
    }

    /// Returns the line for a reader in pieces, each with the reader's handle of the card it names. Without a reader,
    /// everything is open. Empty if the event has no line. With `addressed`, the text calls the reader "you".
    pub(crate) fn pieces(
        &self,
        reader: Option<Seat>,
        addressed: bool,
        language: Language,
    ) -> Vec<(String, Option<u32>)> {
        let (Some(line), Some(said)) = (&self.line, self.said(reader, addressed, language)) else { return Vec::new() };
        let handle = |card: CardIndex| line.entries.iter().find_map(|entry| entry.handle_of(card, reader));
        pieces(&said.text).into_iter().map(|(text, card)| (text.to_owned(), card.and_then(handle))).collect()
    }

    /// Returns the text of abilities omitted from the line, for a reader.
    pub(crate) fn details(&self, reader: Option<Seat>, addressed: bool, language: Language) -> Option<String> {
        let details = self.said(reader, addressed, language)?.details.as_ref()?;
        Some(pieces(details).into_iter().map(|(text, _)| text).collect())
    }

    fn said(&self, reader: Option<Seat>, addressed: bool, language: Language) -> Option<&Said> {
        let line = self.line.as_ref()?;
        let of = |texts: &'_ [(Seat, Words)]| texts.iter().position(|(seat, _)| Some(*seat) == reader);
        let yours = if addressed { of(&line.addressed).map(|at| &line.addressed[at]) } else { None };
        let theirs = yours.or_else(|| of(&line.hidden).map(|at| &line.hidden[at]));
        Some(theirs.map_or(&line.open, |(_, words)| words).in_language(language))
    }

    /// Returns the reader's handles of the cards in the event, without unknown cards.
    pub(crate) fn cards(&self, reader: Option<Seat>) -> Vec<u32> {
        self.cards.iter().filter_map(|card| self.entry.handle_of(*card, reader)).collect()
    }
}

#[cfg(test)]
impl LoggedEvent {
    /// Returns the game indices of the event's cards that a reader knew.
    pub(crate) fn known_places(&self, reader: Seat) -> Vec<usize> {
        let about = self.entry.about.iter().map(|about| about.card);
        about.filter(|card| self.entry.handle_of(*card, Some(reader)).is_some()).map(|card| card.at()).collect()
    }
}

/// Returns the first player that an event names: the one who acted or was affected.
fn player(event: &LogEvent) -> Option<Seat> {
    event.facts().into_iter().find_map(|(_, fact)| {
        if let LogField::Player(seat) = fact { Some(seat).filter(|seat| *seat != Seat::NONE) } else { None }
    })
}

/// Returns the cards of an event, and its amount.
fn facts(event: &LogEvent) -> (Vec<CardIndex>, Option<i16>) {
    let (mut cards, mut amount) = (Vec::new(), None);
    for (key, fact) in event.facts() {
        if let LogField::Card(card) = fact {
            cards.extend(card);
        } else if let LogField::Cards(all) = fact {
            cards.extend(all);
        } else if let LogField::Number(number) = fact
            && AMOUNTS.contains(&key)
        {
            amount = i16::try_from(number).ok();
        }
    }
    (cards, amount)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A player with the same name as a card is not linked to it: the engine marks the card names.
    #[test]
    fn a_player_with_a_cards_name_is_not_linked_to_the_card() {
        let card = LinkedNames(&phrase::DataNames).mark("Wampa".to_owned(), CardIndex(7));
        let line = format!("Wampa plays {card} for 4 resources");
        let expected = [("Wampa plays ", None), ("Wampa", Some(CardIndex(7))), (" for 4 resources", None)];
        assert_eq!(pieces(&line), expected);
        assert_eq!(pieces(&card), [("Wampa", Some(CardIndex(7)))]);
        assert_eq!(pieces("Wampa passes"), [("Wampa passes", None)]);
    }
}
