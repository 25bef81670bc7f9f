//! Events as they are shown: to a judge and to those they concern, and to everybody else.

use ability::Verb;
use phrase::Language;
use rules::{AbilityName, Book, CardIx, Entry, EventFact, Game, Gives, Seat};
use serde_json::{Map, Value, json};

use crate::look::{table, triggered};

/// An event of the log, written down when it happened.
pub(crate) struct LoggedEvent {
    number: usize,
    step: usize,
    entry: Entry,
    /// For those who know every card of it.
    words: String,
    /// For players who do not: the words of each by seat.
    hidden: Vec<Option<String>>,
}

impl LoggedEvent {
    /// Writes down an event.
    pub(crate) fn of(game: &Game, number: usize, step: usize, entry: Entry, language: Language) -> LoggedEvent {
        let words = |reader: Option<Seat>| table(game, reader, language).event(&entry);
        let knows = |seat: Seat| entry.about.iter().all(|about| entry.handle_of(about.card, Some(seat)).is_some());
        let hidden = game.state.seats().map(|seat| (!knows(seat)).then(|| words(Some(seat)))).collect();
        LoggedEvent { number, step, words: words(None), hidden, entry }
    }

    /// The event for a reader; a judge without a seat sees everything.
    pub(crate) fn to(&self, book: &Book, reader: Option<Seat>) -> Value {
        let hidden = reader.and_then(|seat| self.hidden.get(seat.at())).and_then(Option::as_ref);
        let shown = json!({
            "n": self.number,
            "move": self.step,
            "rule": self.entry.rule,
            "words": hidden.unwrap_or(&self.words),
        });
        match (shown, event(book, &self.entry, reader)) {
            (Value::Object(mut shown), Value::Object(event)) => {
                shown.extend(event);
                Value::Object(shown)
            }
            (shown, _) => shown,
        }
    }
}

/// The facts of an event under their names.
fn event(book: &Book, entry: &Entry, reader: Option<Seat>) -> Value {
    let mut shown = Map::from_iter([("event".to_owned(), entry.event.code().into())]);
    let id = |card: CardIx| entry.handle_of(card, reader);
    for (key, fact) in entry.event.facts() {
        let value = match fact {
            EventFact::Card(card) => json!(card.and_then(id)),
            EventFact::Cards(cards) => json!(cards.into_iter().map(id).collect::<Vec<_>>()),
            EventFact::Player(seat) => json!(seat),
            EventFact::Number(number) => json!(number),
            EventFact::Flag(flag) => json!(flag),
            EventFact::Name(name) => book.names().get(usize::from(name)).map_or("", |name| name).into(),
            EventFact::Phase(phase) => json!(phase),
            EventFact::Counter(counter) => json!(counter),
            EventFact::Ability(ability) => json!(AbilityName::of(book, ability)),
            EventFact::Outcome(outcome) => json!(outcome),
            EventFact::Triggered(what) => triggered(book, what),
            EventFact::Verb(verb) => verb_word(verb).into(),
            EventFact::Trait(one) => one.word().into(),
            // Where a text's modifier stands is the engine's own business: the words say it.
            EventFact::Gives(Gives::Stats(power, hp)) => {
                shown.insert("power".to_owned(), power.into());
                shown.insert("hp".to_owned(), hp.into());
                continue;
            }
            EventFact::Gives(Gives::Keyword(keyword, _)) => {
                shown.insert("keyword".to_owned(), keyword.word().to_lowercase().into());
                continue;
            }
            EventFact::Gives(
                Gives::Modifier(_)
                | Gives::Cost(..)
                | Gives::Redirect(..)
                | Gives::Trait(_)
                | Gives::Ability(_)
                | Gives::NextCard(..)
                | Gives::TraitLost(..),
            )
            | EventFact::Until(_) => continue,
        };
        shown.insert(key.to_owned(), value);
    }
    Value::Object(shown)
}

fn verb_word(verb: Verb) -> &'static str {
    match verb {
        Verb::Captured => "captured",
        Verb::Damaged => "damaged",
        Verb::Defeated => "defeated",
        Verb::Returned => "returned",
        Verb::Exhausted => "exhausted",
        Verb::TakenOver => "taken_over",
    }
}
