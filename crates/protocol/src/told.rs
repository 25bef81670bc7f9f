//! Events as they are told: to a judge and to those they concern, and to everybody else.

use ability::Verb;
use phrase::Language;
use rules::{Book, CardIx, Entry, Event, Game, Gives, Seat, Triggered};
use serde_json::{Value, json};

use crate::look::table;

/// An event of the log, written down when it happened.
pub(crate) struct Told {
    number: usize,
    step: usize,
    entry: Entry,
    /// For those who know every card of it.
    words: String,
    /// For players who do not: the words of each by seat.
    hidden: Vec<Option<String>>,
}

impl Told {
    /// Writes down an event.
    pub fn of(game: &Game, number: usize, step: usize, entry: Entry, language: Language) -> Told {
        let words = |reader: Option<Seat>| table(game, reader, language).event(&entry);
        let knows = |seat: Seat| entry.about.iter().all(|about| entry.handle_of(about.card, Some(seat)).is_some());
        let hidden = game.state.seats().map(|seat| (!knows(seat)).then(|| words(Some(seat)))).collect();
        Told { number, step, words: words(None), hidden, entry }
    }

    /// The event for a reader; a judge without a seat sees everything.
    pub fn to(&self, book: &Book, reader: Option<Seat>) -> Value {
        let hidden = reader.and_then(|seat| self.hidden.get(seat.at())).and_then(Option::as_ref);
        let told = json!({
            "n": self.number,
            "move": self.step,
            "rule": self.entry.rule,
            "words": hidden.unwrap_or(&self.words),
        });
        match (told, event(book, &self.entry, reader)) {
            (Value::Object(mut told), Value::Object(event)) => {
                told.extend(event);
                Value::Object(told)
            }
            (told, _) => told,
        }
    }
}

/// The keys under which an event names a card.
const CARDS: [&str; 7] = ["card", "onto", "on", "attacker", "target", "by", "of"];

/// The facts of an event under their names.
fn event(book: &Book, entry: &Entry, reader: Option<Seat>) -> Value {
    let mut value = serde_json::to_value(&entry.event).unwrap_or_default();
    let Some(facts) = value.as_object_mut() else { return value };
    let name = |card: &mut Value| {
        if let Some(at) = card.as_u64().and_then(|at| u16::try_from(at).ok()) {
            *card = entry.handle_of(CardIx(at), reader).into();
        }
    };
    CARDS.iter().for_each(|key| facts.get_mut(*key).into_iter().for_each(name));
    if let Some(Value::Array(cards)) = facts.get_mut("cards") {
        cards.iter_mut().for_each(name);
    }
    match &entry.event {
        Event::Triggered { what, .. } | Event::Resolving { what, .. } | Event::Lapsed { what, .. } => {
            facts.insert("what".to_owned(), triggered(*what));
        }
        Event::Named { name, .. } => {
            let name = book.names().get(usize::from(*name)).map_or("", |name| name);
            facts.insert("name".to_owned(), name.into());
        }
        // Where a text's modifier stands is the engine's own business: the words say it.
        Event::Gained { gives, .. } | Event::Expired { gives, .. } => {
            facts.remove("gives");
            facts.remove("until");
            match *gives {
                Gives::Stats(power, hp) => {
                    facts.insert("power".to_owned(), power.into());
                    facts.insert("hp".to_owned(), hp.into());
                }
                Gives::Keyword(keyword, _) => {
                    facts.insert("keyword".to_owned(), keyword.word().to_lowercase().into());
                }
                Gives::Modifier(_) | Gives::Cost(..) | Gives::Redirect(..) | Gives::Trait(_) | Gives::NextCard(..) => {}
            }
        }
        Event::Withstood { verb, .. } => {
            let word = match verb {
                Verb::Captured => "captured",
                Verb::Damaged => "damaged",
                Verb::Defeated => "defeated",
                Verb::Returned => "returned",
            };
            facts.insert("verb".to_owned(), word.into());
        }
        Event::FirstPlayer { .. }
        | Event::Mulligan { .. }
        | Event::Phase { .. }
        | Event::Passed { .. }
        | Event::Took { .. }
        | Event::Drew { .. }
        | Event::Resourced { .. }
        | Event::Paid { .. }
        | Event::Played { .. }
        | Event::Deployed { .. }
        | Event::Used { .. }
        | Event::Attacked { .. }
        | Event::Damaged { .. }
        | Event::Prevented { .. }
        | Event::Healed { .. }
        | Event::Defeated { .. }
        | Event::LeftPlay { .. }
        | Event::Returned { .. }
        | Event::PutInDeck { .. }
        | Event::Taken { .. }
        | Event::Discarded { .. }
        | Event::Exhausted { .. }
        | Event::Readied { .. }
        | Event::Created { .. }
        | Event::Controlled { .. }
        | Event::Attached { .. }
        | Event::Captured { .. }
        | Event::Delayed { .. }
        | Event::Blanked { .. }
        | Event::Collected { .. }
        | Event::Flipped { .. }
        | Event::Copied { .. }
        | Event::Rescued { .. }
        | Event::Revealed { .. }
        | Event::LookedAt { .. }
        | Event::Shuffled { .. }
        | Event::EmptyDeck { .. }
        | Event::Conceded { .. }
        | Event::Lost { .. }
        | Event::Over { .. } => {}
    }
    value
}

/// What waits: an ability, or a keyword.
pub(crate) fn triggered(what: Triggered) -> Value {
    match what {
        Triggered::Ability(id) => json!({ "ability": id }),
        Triggered::Ambush => json!({ "keyword": "ambush" }),
        Triggered::Shielded => json!({ "keyword": "shielded" }),
        Triggered::Restore(value) => json!({ "keyword": "restore", "value": value }),
        Triggered::Saboteur => json!({ "keyword": "saboteur" }),
    }
}
