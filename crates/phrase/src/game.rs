//! Words for what happens at the table: the board, questions, options, the log, reasons of refusals.
//!
//! A [`Table`] is a game with somebody who reads: a player reads no more than they may see (CR 1.17), a judge all.

mod board;
mod questions;
pub(crate) mod words;

pub(crate) use board::phase;
pub(crate) use questions::mode;

use ability::{AbilityId, Amount, Modifier};
use model::{CardId, CardType, Keyword};
use rules::{
    Action, Ask, CardIx, Entry, Event, Flags, Game, Gives, Outcome, Place, Question, Seat, Triggered, Visible, Waiting,
    Why,
};

use crate::english::game as english;
use crate::german::game as german;
use crate::{Context, Language, Names, pseudo};

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

/// A game, and who reads.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// The game that is written about.
    pub game: &'a Game,
    /// The reader; `None` is a judge, who sees everything.
    pub reader: Option<Seat>,
    /// The language to write in.
    pub language: Language,
    /// How cards are called.
    pub names: &'a dyn Names,
    /// How the players are called, in the order of their seats.
    pub players: &'a [String],
    /// The event that is described: what a card was then, and who knew it then.
    pub entry: Option<&'a Entry>,
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
        crate::ability(self.game.book().ability(ability), context(self, card))
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

    /// How the game ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let event = Event::Over { outcome };
        say!(self, event, &event)
    }

    /// Why an action is refused.
    pub fn why(&self, why: Why) -> String {
        say!(self, why, why)
    }

    /// What a lasting effect gives to a card, as the language writes it; `None` for what it has no words for: damage
    /// that is redirected to a certain card, and what is not about one card.
    pub(crate) fn modifier(&self, gives: Gives) -> Option<Modifier> {
        match gives {
            Gives::Stats(power, hp) => Some(Modifier::Stats(Amount::N(power), Amount::N(hp))),
            Gives::Keyword(keyword, 0) => Some(Modifier::Keyword(keyword)),
            Gives::Keyword(keyword, value) => Some(Modifier::KeywordX(keyword, Amount::N(i16::from(value)))),
            Gives::Modifier(at) => Some(self.game.modifier(at).clone()),
            Gives::Trait(each) => Some(Modifier::Trait(each)),
            Gives::Cost(..) | Gives::Redirect(..) | Gives::NextCard(..) => None,
        }
    }

    /// The owner of a card, where it must be said whose is meant: somebody else's card in play has the same name. A base
    /// is called by its player anyway.
    pub(crate) fn namesake_of(&self, card: CardIx) -> Option<Seat> {
        let (state, catalog) = (&self.game.state, self.game.book().catalog());
        let own = state.cards.get(card.at())?;
        let facts = catalog.card(self.def_of(card)?);
        let doubled = state.cards.iter().any(|other| {
            let in_play = matches!(other.place, Place::Arena | Place::BaseZone | Place::Attached);
            in_play && other.owner != own.owner && catalog.card(other.def).name == facts.name
        });
        (doubled && facts.kind != CardType::Base).then_some(own.owner)
    }

    /// Which card of the catalogue it is: when something that happened is described, which it was then.
    pub(crate) fn def_of(&self, card: CardIx) -> Option<CardId> {
        let then = self.entry.and_then(|entry| entry.of(card)).map(|about| about.def);
        then.or_else(|| self.game.state.cards.get(card.at()).map(|here| here.def))
    }

    /// Whether the reader may know which card it is: now, or when what is described happened.
    pub(crate) fn sees(&self, card: CardIx) -> bool {
        let Some(reader) = self.reader else { return true };
        match self.entry {
            Some(entry) => entry.handle_of(card, Some(reader)).is_some(),
            None => self.game.visible(card, reader) == Visible::Open,
        }
    }
}

/// How a card of the table speaks of itself.
pub(crate) fn context<'a>(table: &'a Table<'_>, card: CardIx) -> Context<'a> {
    let kind = match table.game.state.cards.get(card.at()) {
        Some(here) if here.flags.has(Flags::DEPLOYED) => CardType::Unit,
        Some(here) => table.game.book().def(here.def).kind,
        None => CardType::Unit,
    };
    Context { language: table.language, kind, names: table.names }
}

/// How the card that asks speaks of itself.
pub(crate) fn asker<'a>(table: &'a Table<'_>) -> Context<'a> {
    context(table, table.game.question().map_or(CardIx::NONE, |question| question.source))
}

/// A triggered ability: its text, or the keyword that resolves like one.
pub(crate) fn triggered(table: &Table<'_>, card: CardIx, what: Triggered) -> String {
    let keyword = |keyword, number| crate::numbered_keyword(keyword, number, table.language);
    match what {
        Triggered::Ability(id) => table.ability(card, id),
        Triggered::Ambush => keyword(Keyword::Ambush, None),
        Triggered::Plot => keyword(Keyword::Plot, None),
        Triggered::Shielded => keyword(Keyword::Shielded, None),
        Triggered::Restore(number) => keyword(Keyword::Restore, Some(number)),
        Triggered::Saboteur => keyword(Keyword::Saboteur, None),
    }
}

/// Whether the open question is the action of a turn.
pub(crate) fn is_turn(table: &Table<'_>) -> bool {
    table.game.question().is_some_and(|question| question.ask == Ask::Action)
}

/// A name of a card by its number in the book.
pub(crate) fn named(table: &Table<'_>, name: u16) -> String {
    table.game.book().names().get(usize::from(name)).map_or_else(String::new, |name| table.names.card(name))
}
