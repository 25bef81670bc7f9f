//! Words for what happens at the table: the board, questions, options, the log, reasons of refusals.
//!
//! A [`Table`] is a game with somebody who reads: a player is told no more than they may see (CR 1.17), a judge all.

use ability::{AbilityId, Amount, Modifier};
use model::CardType;
use rules::{Action, CardIx, Event, Game, Gives, Place, Question, Seat, Visible, Waiting, Why};

use crate::english::game as english;
use crate::german::game as german;
use crate::{Language, Names, pseudo};

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

/// A game, and who reads.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// The game.
    pub game: &'a Game,
    /// The reader; `None` is a judge, who sees everything.
    pub reader: Option<Seat>,
    /// The reader's language.
    pub language: Language,
    /// How cards are called.
    pub names: &'a dyn Names,
    /// How the players are called, in the order of their seats.
    pub players: &'a [String],
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
        say!(self, title, question)
    }

    /// The table as lines: the other players first, the reader last.
    pub fn board(&self) -> Vec<String> {
        say!(self, board)
    }

    /// The figures that matter for an option: the power and HP of who fights, what is printed on a card.
    pub fn figures(&self, action: Action) -> Option<String> {
        say!(self, figures, action)
    }

    /// An option of the open question: "attack the base with Wampa".
    pub fn action(&self, action: Action) -> String {
        say!(self, action, action)
    }

    /// An ability of a card as its text says it.
    pub fn ability(&self, card: CardIx, ability: AbilityId) -> String {
        say!(self, ability, card, ability)
    }

    /// A triggered ability that waits.
    pub fn waiting(&self, waiting: &Waiting) -> String {
        say!(self, triggered, waiting.source.card, waiting.what)
    }

    /// Something that happened.
    pub fn event(&self, event: &Event) -> String {
        say!(self, event, event)
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
        let facts = catalog.card(own.def);
        let doubled = state.cards.iter().any(|other| {
            let in_play = matches!(other.place, Place::Arena | Place::BaseZone | Place::Attached);
            in_play && other.owner != own.owner && catalog.card(other.def).name == facts.name
        });
        (doubled && facts.kind != CardType::Base).then_some(own.owner)
    }

    /// Whether the reader may know which card it is.
    pub(crate) fn sees(&self, card: CardIx) -> bool {
        self.reader.is_none_or(|reader| self.game.visible(card, reader) == Visible::Open)
    }

    /// Whether the reader may know which cards an event is about.
    pub(crate) fn is_told(&self, event: &Event) -> bool {
        match (self.reader, event.private_to()) {
            (Some(reader), Some(player)) => reader == player,
            (None, _) | (_, None) => true,
        }
    }
}
