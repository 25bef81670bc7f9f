//! The subject of all game text: a game with a reader, and the information the reader may have.

use ability::{Amount, Modifier, NestedAbility, ValueModifier};
use model::{CardId, CardType};
use rules::{
    Action, CardIndex, CardZone, Flags, Game, GameLogEntry, LastingKind, PendingKind, QuestionKind, Seat, Visibility,
};

use crate::{Context, Language, Names};

/// The players to whom a text refers by their role instead of their name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Address {
    /// The player called "you".
    pub you: Option<Seat>,
    /// The players called "Opponent", one bit per seat. If there are several, a number is added.
    pub opponents: u8,
}

impl Address {
    /// Returns the number of a player called "Opponent", clockwise from 1; 0 if there is only one opponent. Returns
    /// `None` for all other players.
    pub(crate) fn opponent(self, seat: Seat, seats: u8) -> Option<u8> {
        let you = self.you?;
        if seat.0 >= seats || self.opponents & 1 << seat.0 == 0 {
            return None;
        }
        Some(if seats == 2 { 0 } else { (seat.0 + seats - you.0) % seats })
    }
}

/// A game, as one reader sees it.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// The game.
    pub game: &'a Game,
    /// The reader; `None` for a judge, who sees everything.
    pub reader: Option<Seat>,
    /// The language to write in.
    pub language: Language,
    /// The names of cards in the reader's language.
    pub names: &'a dyn Names,
    /// Names of the players, in seat order.
    pub players: &'a [String],
    /// The players who are not referred to by their names.
    pub address: Address,
    /// The log entry being described, if any. Cards have their names of that time, if the reader knew them then.
    pub entry: Option<&'a GameLogEntry>,
}

impl Table<'_> {
    /// Returns the modifier of a lasting effect in the ability language. Returns `None` if it has no text: damage
    /// redirected to a certain card, and effects that are not about one card.
    pub(crate) fn modifier(&self, gives: LastingKind) -> Option<Modifier> {
        match gives {
            LastingKind::Stats(power, hp) => {
                Some(Modifier::Value(ValueModifier::Stats(Amount::N(power), Amount::N(hp))))
            }
            LastingKind::Keyword(keyword, 0) => Some(Modifier::Value(ValueModifier::Keyword(keyword))),
            LastingKind::Keyword(keyword, value) => {
                Some(Modifier::Value(ValueModifier::KeywordX(keyword, Amount::N(i16::from(value)))))
            }
            LastingKind::Modifier(at) => Some(self.game.modifier(at).clone()),
            LastingKind::Trait(each) => Some(Modifier::Value(ValueModifier::Trait(each))),
            LastingKind::TraitLost(_, each) => Some(Modifier::Value(ValueModifier::LoseTrait(each))),
            LastingKind::Ability(id) => Some(Modifier::Value(ValueModifier::Ability(NestedAbility::new(
                id,
                self.game.book().ability(id).clone(),
            )))),
            LastingKind::Cost(..) | LastingKind::Redirect(..) | LastingKind::NextCard(..) => None,
        }
    }

    /// Returns a card's controller if another player's card in play has the same name. A base is always named by its
    /// player.
    pub(crate) fn namesake_of(&self, card: CardIndex) -> Option<Seat> {
        let (state, catalog) = (&self.game.state, self.game.book().catalog());
        let own = state.cards().get(card.at())?;
        if catalog.card(self.def_of(card)?).kind == CardType::Base {
            return None;
        }
        if let Some(about) = self.entry.and_then(|entry| entry.of(card)) {
            return about.doubled.then_some(about.controller);
        }
        let name = self.name_of(card)?;
        let in_play = |place: CardZone| matches!(place, CardZone::Arena | CardZone::BaseZone | CardZone::Attached);
        let controller = if in_play(own.place) { own.controller } else { own.owner };
        let doubled = state.cards().iter().zip(0..).any(|(other, at)| {
            in_play(other.place) && other.controller != controller && self.game.name_now(CardIndex(at)) == name
        });
        doubled.then_some(controller)
    }

    /// Like [`Table::namesake_of`], but only for cards in play: a card played from a hand needs no owner.
    pub(crate) fn namesake_in_play(&self, card: CardIndex) -> Option<Seat> {
        let here = self.game.state.cards().get(card.at())?;
        let in_play = matches!(here.place, CardZone::Arena | CardZone::BaseZone | CardZone::Attached);
        if in_play { self.namesake_of(card) } else { None }
    }

    /// Returns the name printed on the faceup side of a card. For a described event, it is the side that was faceup
    /// then.
    pub(crate) fn name_of(&self, card: CardIndex) -> Option<&str> {
        let then = self.entry.and_then(|entry| entry.of(card)).map(|about| about.name);
        match then {
            Some(name) => self.game.book().names().get(usize::from(name)).map(|name| &**name),
            None => self.game.state.cards().get(card.at()).map(|_| self.game.name_now(card)),
        }
    }

    /// Returns the catalogue id of a card. For a described event, it is the id at that time.
    pub(crate) fn def_of(&self, card: CardIndex) -> Option<CardId> {
        let then = self.entry.and_then(|entry| entry.of(card)).map(|about| about.def);
        then.or_else(|| self.game.state.cards().get(card.at()).map(|here| here.def))
    }

    /// Returns `true` if the reader may know the card: now, or when the described event happened.
    pub(crate) fn sees(&self, card: CardIndex) -> bool {
        let Some(reader) = self.reader else { return true };
        match self.entry {
            Some(entry) => entry.handle_of(card, Some(reader)).is_some(),
            None => self.game.visible(card, reader) == Visibility::Open,
        }
    }

    /// Returns the owner and zone of another player's hidden card in an option. The last value is its number among the
    /// options there, from 1.
    pub(crate) fn unseen(&self, card: CardIndex) -> Option<(Seat, CardZone, usize)> {
        if self.entry.is_some() || self.sees(card) {
            return None;
        }
        let stands = |card: CardIndex| {
            let here = self.game.state.cards().get(card.at())?;
            Some((if here.place == CardZone::Resources { here.controller } else { here.owner }, here.place))
        };
        let here = stands(card)?;
        let mut listed: Vec<CardIndex> = Vec::new();
        for action in self.game.options_for(self.reader) {
            if let Action::Card(other) = action
                && stands(other) == Some(here)
                && !self.sees(other)
                && !listed.contains(&other)
            {
                listed.push(other);
            }
        }
        let nth = listed.iter().position(|other| *other == card)?;
        Some((here.0, here.1, nth + 1))
    }
}

/// Returns the context for the text of a card of the table.
pub(crate) fn context<'a>(table: &'a Table<'_>, card: CardIndex) -> Context<'a> {
    let kind = match table.game.state.cards().get(card.at()) {
        Some(here) if here.flags.contains(Flags::DEPLOYED) => CardType::Unit,
        Some(here) => table.game.book().def(here.def).kind,
        None => CardType::Unit,
    };
    let def = table.game.state.cards().get(card.at()).map(|here| table.game.book().def(here.def));
    let host = def.map_or(CardType::Unit, rules::CardDef::host);
    Context {
        // Texts of games are not French yet.
        language: if table.language == Language::French { Language::English } else { table.language },
        kind,
        host,
        pilot: def.is_some_and(rules::CardDef::is_pilot),
        names: table.names,
    }
}

/// Returns the context of the card that asks the open question.
pub(crate) fn asker<'a>(table: &'a Table<'_>) -> Context<'a> {
    context(table, table.game.question().map_or(CardIndex::NONE, |question| question.source))
}

/// Renders a triggered ability: its text, or the keyword that resolves like one.
pub(crate) fn triggered(table: &Table<'_>, card: CardIndex, what: PendingKind) -> String {
    if let Some((keyword, number)) = what.keyword() {
        return crate::numbered_keyword(keyword, number, table.language);
    }
    if let PendingKind::Ability(id) = what { table.ability(card, id) } else { String::new() }
}

/// Returns `true` if the open question is the action of a turn.
pub(crate) fn is_turn(table: &Table<'_>) -> bool {
    table.game.question().is_some_and(|question| question.ask == QuestionKind::Action)
}

/// Returns a card name by its index in the book.
pub(crate) fn named(table: &Table<'_>, name: u16) -> String {
    table.game.book().names().get(usize::from(name)).map_or_else(String::new, |name| table.names.card(name))
}
