//! What a saved game is: how it began, and every step since. Chance comes from the seed, so that the steps alone bring
//! everything back. How they stand on disk is said in [`crate::journal::game`].

use std::collections::BTreeMap;

use catalog::Catalog;
use rules::{Action, Book, Deck};

use crate::AppError;
use crate::contract::{ByItself, CardCount, JudgePosition, RoundTable, RulesEdition, SeatKind};
use crate::error::{Cause, Fact};

/// How a game began; never changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Start {
    /// Who sits where with which deck, clockwise.
    pub seats: Vec<StartSeat>,
    /// The match is the best of so many games: 1 or 3.
    pub best_of: u8,
    /// The seed of the first game; the next has the next.
    pub seed: u64,
    /// The edition of the rules that every game of it is played by.
    pub edition: RulesEdition,
    /// The table of the round that it decides.
    pub from: Option<RoundTable>,
    /// The players of an event who sit here; none where names are all that is known.
    pub players: Option<EventSeats>,
    /// Which version of the program began it.
    pub program: String,
    /// Players are asked always (CR 1.17.4), and nothing is answered by itself.
    pub ask_always: bool,
    /// What is answered by itself, unless players are asked always.
    pub by_itself: ByItself,
    /// A digest of each card in the decks as it was then ([`rules::Book::digest`]), by its number; none in games of
    /// version 0.1.
    pub digests: BTreeMap<String, String>,
    /// The position of the judge's table that it began with; none when it began with its decks.
    pub position: Option<JudgePosition>,
    /// The key of the puzzle that it began with; none in other games.
    pub puzzle: Option<String>,
}

/// A card of these decks as a number, and the digest of what it says.
fn digested(book: &Book, number: &str) -> Option<(String, String)> {
    let card = book.catalog().printing(number.parse().ok()?)?.card;
    Some((number.to_owned(), format!("{:016x}", book.digest(card))))
}

impl Start {
    /// The same game, and where several people sit at it, each perhaps with a screen of their own, they are asked always
    /// (CR 1.17.4): whoever is passed over for want of a card would tell it to the others.
    pub(crate) fn for_several_screens(mut self) -> Start {
        let people = self.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
        self.ask_always |= people.count() > 1;
        self
    }

    /// Whether version 0.1 began it: it wrote no digests.
    pub(crate) fn is_of_0_1(&self) -> bool {
        !self.program.is_empty() && self.digests.is_empty()
    }

    /// The digests of all cards in the decks of these seats, as the cards are in this book.
    pub(crate) fn digests_of(book: &Book, seats: &[StartSeat]) -> BTreeMap<String, String> {
        seats.iter().flat_map(|seat| seat.deck.numbers()).filter_map(|number| digested(book, number)).collect()
    }

    /// The cards whose text or facts are not what they were when the game began.
    pub(crate) fn changed_cards(&self, book: &Book) -> Vec<ChangedCard> {
        let changed = self
            .digests
            .iter()
            .filter(|(number, digest)| digested(book, number).is_none_or(|(_, now)| now != **digest));
        changed.map(|(number, _)| ChangedCard { number: number.clone(), called: called(book, number) }).collect()
    }
}

/// A card of a game that is not what it was when the game began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ChangedCard {
    /// Its number, as the decks name it.
    pub number: String,
    /// Name and number.
    pub called: String,
}

fn called(book: &Book, number: &str) -> String {
    let card = number.parse().ok().and_then(|number| book.catalog().printing(number));
    card.map_or_else(|| number.to_owned(), |card| format!("{} ({number})", book.catalog().card(card.card).full_name()))
}

/// Players of an event at a table: a name can be corrected while they play, a number stays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EventSeats {
    /// The event's number.
    pub event: u32,
    /// The players' numbers, in the order of the seats.
    pub players: Vec<u32>,
}

/// A seat as it began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct StartSeat {
    pub name: String,
    pub kind: SeatKind,
    pub think_ms: u32,
    pub deck: StoredDeck,
}

/// A deck by numbers, as it was when the game began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct StoredDeck {
    pub name: String,
    pub leaders: Vec<String>,
    pub base: String,
    pub main: Vec<CardCount>,
    pub sideboard: Vec<CardCount>,
    /// The least cards that it needs after sideboarding.
    pub minimum: u32,
}

impl StoredDeck {
    /// The name of its first leader; none for a deck without one.
    pub(crate) fn leader_name<'a>(&self, catalog: &'a Catalog) -> Option<&'a str> {
        let leader = catalog.by_number(self.leaders.first()?.parse().ok()?)?;
        Some(&catalog.card(leader).name)
    }

    /// The numbers of its cards, the sideboard's among them.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = &str> {
        let rows = self.main.iter().chain(&self.sideboard).map(|row| &*row.id);
        self.leaders.iter().map(|leader| &**leader).chain([&*self.base]).chain(rows)
    }

    /// Its cards for the engine.
    ///
    /// # Errors
    /// `play.no_card` when the catalogue has lost one.
    pub(crate) fn cards(&self, book: &rules::Book) -> Result<Deck, AppError> {
        let card = |number: &str| {
            let known = number.parse().ok().and_then(|number| book.catalog().printing(number));
            known
                .map(|printing| printing.card)
                .ok_or_else(|| AppError::of(Cause::PlayNoCard { number: Fact::said(number) }).at(self.name.clone()))
        };
        let mut cards = Vec::new();
        for row in &self.main {
            cards.extend(std::iter::repeat_n(card(&row.id)?, row.count as usize));
        }
        let leaders = self.leaders.iter().map(|leader| card(leader)).collect::<Result<_, _>>()?;
        Ok(Deck { leaders, base: card(&self.base)?, cards })
    }
}

/// One thing that a person or a bot did in the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Step {
    /// An answer; what leaves no choice after it was answered as well. `position` is what the position looked like then
    /// ([`rules::Fingerprint`]); none in games of version 0.1.
    Answer { action: Action, position: Option<String> },
    /// A player gave up.
    Concede { seat: u8 },
    /// Steps were taken back: so many of this game remain.
    Back { to: u32 },
    /// The next game of the match, with these decks in the order of the seats.
    Next { decks: Vec<StoredDeck> },
    /// What became of the result.
    Reported { says: String },
    /// Another version of the program could follow only so many steps; the game goes on from there.
    Cut { keep: u32 },
}

/// How a game stands, for the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Standing {
    pub state: crate::contract::GameState,
    pub wins: Vec<u32>,
    pub says: String,
}
