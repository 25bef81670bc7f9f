//! Text for games: the board, questions, options, the log, illegal reasons.
//!
//! A [`Table`] is a game with a reader: a player reads only what they may see (CR 1.17), a judge everything.

pub(crate) mod board;
pub(crate) mod frame;
pub(crate) mod lines;
pub(crate) mod log;
mod options;
pub(crate) mod questions;
mod reasons;
pub(crate) mod table;
pub(crate) mod words;

pub use lines::{LogLine, lines};
pub use table::{Address, Table};

use ability::AbilityId;
use rules::{
    Action, CardIndex, GameLogEntry, IllegalReason, Invariant, LogEvent, Outcome, PendingTrigger, Question, Seat,
};

use crate::english::game as english;
use crate::game::table::context;
use crate::german::game as german;
use crate::{Context, Language, pseudo};

/// Calls a function shared by all languages with the words of the reader's language.
macro_rules! say {
    ($table:expr, $said:path $(, $argument:expr)*) => {
        match $table.language {
            Language::English | Language::French => $said($table, $($argument,)* &english::WORDS),
            Language::German => $said($table, $($argument,)* &german::WORDS),
            Language::Pseudo => {
                let names = pseudo::Names($table.names);
                let players: Vec<String> = $table.players.iter().map(|name| pseudo::pass(name)).collect();
                let table = Table { language: Language::English, names: &names, players: &players, ..*$table };
                pseudo::Localizer::marked($said(&table, $($argument,)* &english::WORDS))
            }
        }
    };
}

impl Table<'_> {
    /// Returns the name of a card, or "a card" if the reader may not know it.
    pub fn card(&self, card: CardIndex) -> String {
        say!(self, frame::card, card)
    }

    /// Returns the name of a player, or the word that the text uses instead: "you", "Opponent".
    pub fn player(&self, seat: Seat) -> String {
        say!(self, frame::player, seat)
    }

    /// Returns `true` if the text calls this player "you".
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        seat != Seat::NONE && self.address.you == Some(seat)
    }

    /// Returns `true` if the text calls this player "Opponent", without a number.
    pub(crate) fn is_only_opponent(&self, seat: Seat) -> bool {
        self.opponent_number(seat) == Some(0)
    }

    /// Returns the number of a player called "Opponent"; 0 if there is only one.
    pub(crate) fn opponent_number(&self, seat: Seat) -> Option<u8> {
        let seats = self.game.state.seats().last().map_or(0, |last| last.0 + 1);
        self.address.opponent(seat, seats)
    }

    /// Renders the open question as one line: "Open Fire: Deal 4 damage to a unit".
    pub fn title(&self, question: &Question) -> String {
        say!(self, questions::title, question)
    }

    /// Renders the table as lines: the other players first, the reader last.
    pub fn board(&self) -> Vec<String> {
        say!(self, board::board)
    }

    /// Renders the relevant numbers of an option: power and HP of the fighting units, printed values of a card.
    pub fn figures(&self, action: Action) -> Option<String> {
        say!(self, board::figures, action)
    }

    /// Renders an option of the open question: "attack the base with Wampa".
    pub fn action(&self, action: Action) -> String {
        say!(self, options::option, action)
    }

    /// Renders an ability of a card.
    pub fn ability(&self, card: CardIndex, ability: AbilityId) -> String {
        let (book, context) = (self.game.book(), context(self, card));
        // The card may have been a leader unit then and a leader now.
        let kind = self.def_of(card).and_then(|def| book.self_reference_kind(def, ability)).unwrap_or(context.kind);
        crate::ability(book.ability(ability), Context { kind, ..context })
    }

    /// Renders a pending trigger.
    pub fn waiting(&self, waiting: &PendingTrigger) -> String {
        say!(self, log::triggered, waiting.source.card, waiting.what)
    }

    /// Renders an event, with the state at the time it happened.
    pub fn event(&self, entry: &GameLogEntry) -> String {
        let table = Table { entry: Some(entry), ..*self };
        let (table, event) = (&table, &entry.event);
        say!(table, log::event, event)
    }

    /// Renders a line of the log, formed from these entries by [`lines`].
    pub fn line(&self, entries: &[GameLogEntry], line: &LogLine) -> String {
        say!(self, log::line, entries, line)
    }

    /// Renders the details that a line of the log omits. They are the text of its abilities and the names of cards that
    /// it counts, one line each.
    pub fn details(&self, entries: &[GameLogEntry], line: &LogLine) -> Option<String> {
        say!(self, log::details, entries, line)
    }

    /// Renders the outcome of the game as a sentence.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let event = LogEvent::Over { outcome };
        say!(self, log::event, &event)
    }

    /// Renders an illegal reason.
    pub fn why(&self, why: IllegalReason) -> String {
        say!(self, reasons::why, why)
    }
}

/// Renders an invariant violation for readers who may not know every card. The sentence has no full stop. It omits the
/// positions of cards and texts in the game, which [`Invariant`] contains.
pub fn broken(what: Invariant, language: Language) -> String {
    match language {
        Language::English | Language::French => english::broken(what).to_owned(),
        Language::German => german::broken(what).to_owned(),
        Language::Pseudo => pseudo::Localizer::marked(english::broken(what).to_owned()),
    }
}
