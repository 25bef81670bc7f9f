//! The contents of a saved game: its start, and every step since. All randomness comes from the seed, so the steps are
//! enough to replay it. [`crate::journal::game`] defines the format on disk.

use std::collections::BTreeMap;

use catalog::Catalog;
use rules::{Action, CardBook, Deck};

use crate::AppError;
use crate::document::case::JudgePosition;
use crate::document::deck::CardCount;
use crate::document::game::{AutoAnswers, GameState, RoundTable, SeatKind};
use crate::edition::RulesEdition;
use crate::error::{Cause, ErrorDetail};
use crate::record::RecordedPackage;

/// The start of a game; never changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GameStart {
    /// The seats with their decks, clockwise.
    pub seats: Vec<StartSeat>,
    /// Number of games in the match: best of 1 or 3.
    pub best_of: u8,
    /// The seed of the first game; each further game uses the next number.
    pub seed: u64,
    /// The rules edition of every game in the match.
    pub edition: RulesEdition,
    /// The round's table whose match the game decides.
    pub from: Option<RoundTable>,
    /// The players of an event in these seats, or `None` if only names are known.
    pub players: Option<EventSeats>,
    /// The program version that started the game.
    pub program: String,
    /// `true` if players are always prompted (CR 1.17.4), without auto-answers.
    pub ask_always: bool,
    /// `true` if all hands are open to every player at the table, for training.
    pub open_hands: bool,
    /// The auto-answer settings, unless players are always prompted.
    pub auto_answers: AutoAnswers,
    /// Digests of the cards in the decks at the start ([`rules::CardBook::digest`]), by card number. Empty for games of
    /// version 0.1.
    pub digests: BTreeMap<String, String>,
    /// The card data packages at the start, by id.
    pub packages: Vec<RecordedPackage>,
    /// The judge's position at the start, or `None` if the game started from its decks.
    pub position: Option<JudgePosition>,
    /// The key of the game's puzzle, or `None` for other games.
    pub puzzle: Option<String>,
}

/// Returns a card number with the digest of the card.
fn digested(book: &CardBook, number: &str) -> Option<(String, String)> {
    let card = book.catalog().printing(number.parse().ok()?)?.card;
    Some((number.to_owned(), format!("{:016x}", book.digest(card))))
}

impl GameStart {
    /// Creates the start of one game that is never stored: without auto-answers, and with seed 0.
    pub(crate) fn unsaved(seats: Vec<StartSeat>, edition: RulesEdition) -> GameStart {
        GameStart {
            seats,
            best_of: 1,
            seed: 0,
            edition,
            from: None,
            players: None,
            program: String::new(),
            ask_always: false,
            open_hands: false,
            auto_answers: AutoAnswers::NONE,
            digests: BTreeMap::new(),
            packages: Vec::new(),
            position: None,
            puzzle: None,
        }
    }

    /// Returns the error for a game that cannot be shown because of missing card data packages, or else `error`.
    pub(crate) fn or_missing_packages(&self, book: &CardBook, error: AppError) -> AppError {
        let loaded = book.catalog().packages();
        let missing = self.packages.iter().filter(|package| loaded.iter().all(|other| other.id() != package.id));
        let missing: Vec<String> = missing.map(|package| format!("{} {}", package.id, package.version)).collect();
        match missing.is_empty() {
            true => error,
            false => AppError::of(Cause::CardDataGame { packages: missing.into() }),
        }
    }

    /// Turns on `ask_always` if more than one person plays (CR 1.17.4). They may have separate screens, and a skipped
    /// prompt would reveal to the others that a player lacks a card.
    pub(crate) fn for_several_screens(mut self) -> GameStart {
        let people = self.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
        self.ask_always |= people.count() > 1;
        self
    }

    /// Returns `true` if version 0.1 started the game, because that version wrote no digests.
    pub(crate) fn is_of_0_1(&self) -> bool {
        !self.program.is_empty() && self.digests.is_empty()
    }

    /// Returns the digests of all cards in the decks of these seats, according to this book.
    pub(crate) fn digests_of(book: &CardBook, seats: &[StartSeat]) -> BTreeMap<String, String> {
        seats.iter().flat_map(|seat| seat.deck.numbers()).filter_map(|number| digested(book, number)).collect()
    }

    /// Returns the cards whose text or facts have changed since the start of the game.
    pub(crate) fn changed_cards(&self, book: &CardBook) -> Vec<ChangedCard> {
        let changed = self
            .digests
            .iter()
            .filter(|(number, digest)| digested(book, number).is_none_or(|(_, now)| now != **digest));
        changed.map(|(number, _)| ChangedCard { number: number.clone(), called: called(book, number) }).collect()
    }
}

/// A card that has changed since the start of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ChangedCard {
    /// The card number in the decks.
    pub number: String,
    /// The name and the number.
    pub called: String,
}

fn called(book: &CardBook, number: &str) -> String {
    let card = number.parse().ok().and_then(|number| book.catalog().printing(number));
    card.map_or_else(|| number.to_owned(), |card| format!("{} ({number})", book.catalog().card(card.card).full_name()))
}

/// Players of an event at a table. They are identified by number, because a name may be corrected during the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EventSeats {
    /// The event's number.
    pub event: u32,
    /// The players' numbers, in the order of the seats.
    pub players: Vec<u32>,
}

/// A seat at the start of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct StartSeat {
    pub name: String,
    pub kind: SeatKind,
    pub think_ms: u32,
    pub deck: StoredDeck,
}

/// A deck as card numbers, at the start of the game. Empty by default.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct StoredDeck {
    pub name: String,
    pub leaders: Vec<String>,
    pub base: String,
    pub main: Vec<CardCount>,
    pub sideboard: Vec<CardCount>,
    /// Minimum number of cards after sideboarding.
    pub minimum: u32,
}

impl StartSeat {
    /// Creates the seat of a person.
    pub(crate) fn person(name: &str, deck: StoredDeck) -> StartSeat {
        StartSeat { name: name.to_owned(), kind: SeatKind::Person, think_ms: 0, deck }
    }
}

impl StoredDeck {
    /// Returns the name of the first leader, or `None` if there is no leader.
    pub(crate) fn leader_name<'a>(&self, catalog: &'a Catalog) -> Option<&'a str> {
        let leader = catalog.by_number(self.leaders.first()?.parse().ok()?)?;
        Some(&catalog.card(leader).name)
    }

    /// Returns the numbers of all cards, including the sideboard.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = &str> {
        let rows = self.main.iter().chain(&self.sideboard).map(|row| &*row.id);
        self.leaders.iter().map(|leader| &**leader).chain([&*self.base]).chain(rows)
    }

    /// Returns the cards for the engine.
    ///
    /// # Errors
    /// `play.no_card` if the catalogue no longer has a card.
    pub(crate) fn cards(&self, book: &rules::CardBook) -> Result<Deck, AppError> {
        let card = |number: &str| {
            let known = number.parse().ok().and_then(|number| book.catalog().printing(number));
            known.map(|printing| printing.card).ok_or_else(|| {
                AppError::of(Cause::PlayNoCard { number: ErrorDetail::text(number) }).at(self.name.clone())
            })
        };
        let mut cards = Vec::new();
        for row in &self.main {
            cards.extend(std::iter::repeat_n(card(&row.id)?, row.count as usize));
        }
        let leaders = self.leaders.iter().map(|leader| card(leader)).collect::<Result<_, _>>()?;
        Ok(Deck { leaders, base: card(&self.base)?, cards })
    }
}

/// A step of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Step {
    /// An answer, followed by any auto-answers. `position` is the fingerprint of the position after it
    /// ([`rules::Fingerprint`]); `None` in games of version 0.1.
    Answer { action: Action, position: Option<String> },
    /// A player conceded.
    Concede { seat: u8 },
    /// Steps were undone; `to` steps of this game remain.
    Back { to: u32 },
    /// The next game of the match started, with these decks in seat order.
    Next { decks: Vec<StoredDeck> },
    /// The result was reported; `message` is the message about it.
    Reported { message: String },
    /// Another program version could replay only `keep` steps; the game continues from there.
    Cut { keep: u32 },
}

/// The standing of a game, for the game list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GameStatus {
    pub state: GameState,
    pub wins: Vec<u32>,
    pub status_text: String,
}
