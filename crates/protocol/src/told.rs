//! Events as they are told: to a judge and to those they concern, and to everybody else.

use rules::{Entry, Event, Game, Gives, Seat, Triggered};
use serde_json::{Value, json};

use crate::look::table;
use crate::record::hidden_from;

/// An event of the log, written down when it happened.
pub(crate) struct Told {
    open: Value,
    /// For those who may not know the cards, and who may.
    hidden: Option<(Value, Seat)>,
}

impl Told {
    /// Writes down an event.
    pub fn of(game: &Game, number: usize, step: usize, entry: &Entry) -> Told {
        let write = |reader: Option<Seat>| {
            let told = json!({
                "n": number,
                "move": step,
                "rule": entry.rule,
                "words": table(game, reader).event(&entry.event),
            });
            match (told, event(game, &entry.event, reader)) {
                (Value::Object(mut told), Value::Object(event)) => {
                    told.extend(event);
                    Value::Object(told)
                }
                (told, _) => told,
            }
        };
        let hidden = entry.event.private_to().map(|player| {
            // Anybody else will do: all others are told the same.
            let other = Seat(u8::from(player.0 == 0));
            (write(Some(other)), player)
        });
        Told { open: write(None), hidden }
    }

    /// The event for a reader; a judge without a seat sees everything.
    pub fn to(&self, reader: Option<Seat>) -> &Value {
        match (reader, &self.hidden) {
            (Some(reader), Some((hidden, player))) if reader != *player => hidden,
            (Some(_) | None, _) => &self.open,
        }
    }
}

/// The facts of an event under their names.
fn event(game: &Game, event: &Event, reader: Option<Seat>) -> Value {
    let mut value = serde_json::to_value(event).unwrap_or_default();
    let Some(facts) = value.as_object_mut() else { return value };
    if reader.is_some_and(|reader| hidden_from(event, reader)) {
        if facts.contains_key("card") {
            facts.insert("card".to_owned(), Value::Null);
        }
        if let Some(Value::Array(cards)) = facts.get_mut("cards") {
            cards.fill(Value::Null);
        }
    }
    match event {
        Event::Triggered { what, .. } | Event::Resolving { what, .. } => {
            facts.insert("what".to_owned(), triggered(*what));
        }
        Event::Named { name, .. } => {
            let name = game.book().names().get(usize::from(*name)).map_or("", |name| name);
            facts.insert("name".to_owned(), name.into());
        }
        // Where a text's modifier stands is the engine's own business: the words say it.
        Event::Gained { gives, .. } => {
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
        | Event::Taken { .. }
        | Event::Discarded { .. }
        | Event::Exhausted { .. }
        | Event::Readied { .. }
        | Event::Created { .. }
        | Event::Controlled { .. }
        | Event::Captured { .. }
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
