//! Words for what happens at the table: the board, questions, options, the log, reasons of refusals.
//!
//! A [`Table`] is a game with somebody who reads: a player reads no more than they may see (CR 1.17), a judge all.

pub(crate) mod board;
pub(crate) mod lines;
pub(crate) mod questions;
pub(crate) mod table;
pub(crate) mod words;

pub use lines::{LogLine, lines};
pub use table::Table;

use ability::AbilityId;
use rules::{Action, Broken, CardIx, Entry, Event, Outcome, Question, Seat, Waiting, Why};

use crate::english::game as english;
use crate::game::table::context;
use crate::german::game as german;
use crate::{Context, Language, pseudo};

/// The same words of the reader's language.
macro_rules! say {
    ($table:expr, $word:ident $(, $argument:expr)*) => {
        match $table.language {
            Language::English => english::$word($table $(, $argument)*),
            Language::German => german::$word($table $(, $argument)*),
            Language::Pseudo => {
                let names = pseudo::Names($table.names);
                let players: Vec<String> = $table.players.iter().map(|name| pseudo::pass(name)).collect();
                let table = Table { language: Language::English, names: &names, players: &players, ..*$table };
                pseudo::Speech::marked(english::$word(&table $(, $argument)*))
            }
        }
    };
}

/// What is the same in every language but for its words.
macro_rules! say_with_words {
    ($table:expr, $said:path $(, $argument:expr)*) => {
        match $table.language {
            Language::English => $said($table $(, $argument)*, &english::WORDS),
            Language::German => $said($table $(, $argument)*, &german::WORDS),
            Language::Pseudo => {
                let names = pseudo::Names($table.names);
                let players: Vec<String> = $table.players.iter().map(|name| pseudo::pass(name)).collect();
                let table = Table { language: Language::English, names: &names, players: &players, ..*$table };
                pseudo::Speech::marked($said(&table $(, $argument)*, &english::WORDS))
            }
        }
    };
}

impl Table<'_> {
    /// What a card is called: its name, or that it is a card when the reader may not know which.
    pub fn card(&self, card: CardIx) -> String {
        say!(self, card, card)
    }

    /// What a player is called.
    pub fn player(&self, seat: Seat) -> String {
        match self.players.get(seat.at()) {
            Some(name) => name.clone(),
            None => say!(self, player, seat),
        }
    }

    /// The open question as one line: "Open Fire: Deal 4 damage to a unit".
    pub fn title(&self, question: &Question) -> String {
        say_with_words!(self, questions::title, question)
    }

    /// The table as lines: the other players first, the reader last.
    pub fn board(&self) -> Vec<String> {
        say_with_words!(self, board::board)
    }

    /// The figures that matter for an option: the power and HP of who fights, what is printed on a card.
    pub fn figures(&self, action: Action) -> Option<String> {
        say_with_words!(self, board::figures, action)
    }

    /// An option of the open question: "attack the base with Wampa".
    pub fn action(&self, action: Action) -> String {
        say!(self, action, action)
    }

    /// An ability of a card as its text says it.
    pub fn ability(&self, card: CardIx, ability: AbilityId) -> String {
        let (book, context) = (self.game.book(), context(self, card));
        // A leader that was a unit then may be a leader again.
        let kind = self.def_of(card).and_then(|def| book.speaks_as(def, ability)).unwrap_or(context.kind);
        crate::ability(book.ability(ability), Context { kind, ..context })
    }

    /// A triggered ability that waits.
    pub fn waiting(&self, waiting: &Waiting) -> String {
        say!(self, triggered, waiting.source.card, waiting.what)
    }

    /// Something that happened, as it was when it happened.
    pub fn event(&self, entry: &Entry) -> String {
        let table = Table { entry: Some(entry), ..*self };
        let (table, event) = (&table, &entry.event);
        say!(table, event, event)
    }

    /// A line of the log, made of these entries by [`lines`].
    pub fn line(&self, entries: &[Entry], line: &LogLine) -> String {
        say!(self, log_line, entries, line)
    }

    /// What a line of the log leaves out: the text of its abilities and the names of cards that it counts, a line each.
    pub fn details(&self, entries: &[Entry], line: &LogLine) -> Option<String> {
        match self.language {
            Language::English => english::log_details(self, entries, line),
            Language::German => german::log_details(self, entries, line),
            Language::Pseudo => {
                let names = pseudo::Names(self.names);
                let players: Vec<String> = self.players.iter().map(|name| pseudo::pass(name)).collect();
                let table = Table { language: Language::English, names: &names, players: &players, ..*self };
                english::log_details(&table, entries, line).map(pseudo::Speech::marked)
            }
        }
    }

    /// How the game ended, as a sentence.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let event = Event::Over { outcome };
        say!(self, event, &event)
    }

    /// Why an action is refused.
    pub fn why(&self, why: Why) -> String {
        say!(self, why, why)
    }
}

/// What has gone wrong in the engine, as a sentence without a full stop, for who may not know every card: without the places of
/// cards and texts in the game, which [`Broken`] itself says.
pub fn broken(what: Broken, language: Language) -> String {
    match language {
        Language::English => english::broken(what).to_owned(),
        Language::German => german::broken(what).to_owned(),
        Language::Pseudo => pseudo::Speech::marked(english::broken(what).to_owned()),
    }
}
