//! Log entries as they are shown: to a judge, to the players they concern, and to all others.

use ability::ProtectedAction;
use phrase::Language;
use rules::{AbilityName, CardBook, CardIndex, Game, GameLogEntry, LastingKind, LogField, Seat};
use serde_json::{Map, Value, json};

use crate::state_view::{table, triggered};

/// An entry of the log, recorded when the event happened.
pub(crate) struct LoggedEvent {
    number: usize,
    step: usize,
    entry: GameLogEntry,
    /// The entry's line of the log; `None` if another entry's line describes it, or no line is needed.
    line: Option<Line>,
    /// Number of the entry whose line also describes this one.
    part_of: Option<usize>,
}

/// A rendered line.
struct Line {
    /// For readers who know every card of it.
    open: Said,
    /// For players who do not: the text per seat.
    hidden: Vec<Option<Said>>,
}

/// The text of a line, and the text of the abilities that it omits.
struct Said {
    words: String,
    details: Option<String>,
}

impl LoggedEvent {
    /// Records the events of a step; `from` is the number of its first event.
    pub(crate) fn all(
        game: &Game,
        from: usize,
        step: usize,
        entries: Vec<GameLogEntry>,
        language: Language,
    ) -> Vec<LoggedEvent> {
        let mut lines: Vec<Option<Line>> = entries.iter().map(|_| None).collect();
        let mut heads: Vec<Option<usize>> = vec![None; entries.len()];
        for line in phrase::game::lines(&entries) {
            let said = |reader: Option<Seat>| {
                let table = table(game, reader, language);
                Said { words: table.line(&entries, &line), details: table.details(&entries, &line) }
            };
            let about = || line.parts.iter().filter_map(|at| entries.get(*at));
            let knows = |seat: Seat| about().all(|entry| entry.is_known_to(seat));
            let hidden = game.state.seats().map(|seat| (!knows(seat)).then(|| said(Some(seat)))).collect();
            for part in line.parts.iter().filter(|part| **part != line.head) {
                heads[*part] = Some(from + line.head);
            }
            lines[line.head] = Some(Line { open: said(None), hidden });
        }
        let written = entries.into_iter().zip(lines).zip(heads).zip(from..);
        written.map(|(((entry, line), part_of), number)| LoggedEvent { number, step, entry, line, part_of }).collect()
    }

    /// Returns the entry for a reader; a judge without a seat sees everything.
    pub(crate) fn to(&self, book: &CardBook, reader: Option<Seat>) -> Value {
        let mut shown = json!({ "n": self.number, "move": self.step, "rule": self.entry.rule });
        if let Some(line) = &self.line {
            let hidden = reader.and_then(|seat| line.hidden.get(seat.at())).and_then(Option::as_ref);
            let said = hidden.unwrap_or(&line.open);
            shown["words"] = said.words.as_str().into();
            if let Some(details) = &said.details {
                shown["details"] = details.as_str().into();
            }
        }
        if let Some(head) = self.part_of {
            shown["part_of"] = head.into();
        }
        match (shown, event(book, &self.entry, reader)) {
            (Value::Object(mut shown), Value::Object(event)) => {
                shown.extend(event);
                Value::Object(shown)
            }
            (shown, _) => shown,
        }
    }
}

/// Returns the details of an event, by name.
fn event(book: &CardBook, entry: &GameLogEntry, reader: Option<Seat>) -> Value {
    let mut shown = Map::from_iter([("event".to_owned(), entry.event.code().into())]);
    let id = |card: CardIndex| entry.handle_of(card, reader);
    for (key, fact) in entry.event.facts() {
        let value = match fact {
            LogField::Card(card) => json!(card.and_then(id)),
            LogField::Cards(cards) => json!(cards.into_iter().map(id).collect::<Vec<_>>()),
            LogField::Player(seat) => json!(seat),
            LogField::Number(number) => json!(number),
            LogField::Flag(flag) => json!(flag),
            LogField::Name(name) => book.names().get(usize::from(name)).map_or("", |name| name).into(),
            LogField::Phase(phase) => json!(phase),
            LogField::Counter(counter) => json!(counter),
            LogField::Ability(ability) => json!(AbilityName::of(book, ability)),
            LogField::Outcome(outcome) => json!(outcome),
            LogField::Triggered(what) => triggered(book, what),
            LogField::Idle(why) => why.code().into(),
            LogField::Verb(verb) => verb_word(verb).into(),
            LogField::Trait(one) => one.word().into(),
            // The position of a modifier in a text is internal to the engine; the message describes the modifier.
            LogField::Gives(gives) => {
                if let LastingKind::Stats(power, hp) = gives {
                    shown.insert("power".to_owned(), power.into());
                    shown.insert("hp".to_owned(), hp.into());
                } else if let LastingKind::Keyword(keyword, _) = gives {
                    shown.insert("keyword".to_owned(), keyword.word().to_lowercase().into());
                }
                continue;
            }
            LogField::Until(_) => continue,
        };
        shown.insert(key.to_owned(), value);
    }
    Value::Object(shown)
}

fn verb_word(verb: ProtectedAction) -> &'static str {
    match verb {
        ProtectedAction::Captured => "captured",
        ProtectedAction::Damaged => "damaged",
        ProtectedAction::Defeated => "defeated",
        ProtectedAction::Returned => "returned",
        ProtectedAction::Exhausted => "exhausted",
        ProtectedAction::TakenOver => "taken_over",
    }
}
