//! A game with its history, as needed for undo, replay and the log.

use std::sync::Arc;

use model::CardNumber;
use phrase::Language;
use rules::{
    CardBook, Deck, Edit, FingerprintMatch, Game, Handles, IllegalReason, PlayError, PlayerPosition, Position, Rng,
    Seat, SetupError, State,
};
use serde_json::{Value, json};

use crate::act::{InvalidAction, WireAction};
use crate::error::ProtocolError;
use crate::logged::LoggedEvent;
use crate::replay::{DeckLine, Replay, ReplayMove, Start, before_editions};
use crate::state_view::table;

/// Maximum number of moves in a record.
const MOST_MOVES: usize = 100_000;
/// Maximum number of cards in the decks of a game, and in a position. Every unit may attack every other, so the number
/// of options grows with the square.
const MOST_CARDS: usize = 4000;
const MOST_IN_POSITION: usize = 1000;

/// State before a move.
struct Before {
    state: State,
    handles: Option<Handles>,
    /// Length of the log.
    log: usize,
}

/// A game and its history. Cheap to clone: the history is shared.
#[derive(Clone)]
pub(crate) struct Record {
    start: Arc<Start>,
    moves: Vec<Arc<ReplayMove>>,
    /// The state before each move.
    before: Vec<Arc<Before>>,
    log: Vec<Arc<LoggedEvent>>,
    pub game: Game,
    /// Language of the messages.
    pub language: Language,
}

impl Record {
    /// Starts a game and its record.
    pub(crate) fn begin(book: &Arc<CardBook>, start: Start, language: Language) -> Result<Record, ProtocolError> {
        let game = match &start {
            Start::New { decks, seed, edition, .. } => {
                let decks = decks.iter().enumerate().map(|(at, deck)| resolve(book, at, deck));
                let decks = decks.collect::<Result<Vec<Deck>, ProtocolError>>()?;
                if decks.iter().map(|deck| deck.cards.len()).sum::<usize>() > MOST_CARDS {
                    return Err(ProtocolError::new(
                        "deck.too_large",
                        format!("A game has at most {MOST_CARDS} cards."),
                    ));
                }
                let mut game = Game::new(Arc::clone(book), &decks, *seed).map_err(|error| setup(book, &error))?;
                game.set_edition(*edition);
                game
            }
            Start::Position { position, .. } => {
                if cards(position) > MOST_IN_POSITION {
                    let words = format!("A position has at most {MOST_IN_POSITION} cards.");
                    return Err(ProtocolError::new("position.too_large", words));
                }
                // A replay without an edition was played with edition 8.0.
                let edition = Some(position.edition.unwrap_or_else(before_editions));
                Game::at(Arc::clone(book), &Position { edition, ..position.clone() }).map_err(|error| {
                    ProtocolError::new("position.refused", format!("The position is not possible: {error}."))
                })?
            }
        };
        let (Start::New { ask_always, .. } | Start::Position { ask_always, .. }) = &start;
        let always = *ask_always;
        let mut record =
            Record { start: Arc::new(start), moves: Vec::new(), before: Vec::new(), log: Vec::new(), game, language };
        record.game.always = always;
        record.game.start_log();
        Ok(record)
    }

    /// Replays a whole game.
    pub(crate) fn again(book: &Arc<CardBook>, replay: Replay, language: Language) -> Result<Record, ProtocolError> {
        let mut record = Record::begin(book, replay.start, language)?;
        for (at, step) in replay.moves.into_iter().enumerate() {
            record.make(step, None).map_err(|fail| fail.at(format!("move {at}")))?;
        }
        let now = record.game.fingerprint();
        match now.agrees_with(replay.position.as_deref().unwrap_or_default()) {
            FingerprintMatch::Differs => {
                Err(ProtocolError::new("replay.differs", format!("The moves lead to another position, {now}.")))
            }
            FingerprintMatch::Same | FingerprintMatch::Unknown => Ok(record),
        }
    }

    /// Returns the whole game as data.
    pub(crate) fn replay(&self) -> Replay {
        Replay {
            start: (*self.start).clone(),
            moves: self.moves.iter().map(|step| (**step).clone()).collect(),
            position: Some(self.game.fingerprint().to_string()),
            hash: None,
        }
    }

    /// Returns the hash of the state as 16 hexadecimal digits. Equal moves give equal hashes in this version of the
    /// program.
    pub(crate) fn hash(&self) -> String {
        format!("{:016x}", self.game.state.hash())
    }

    /// Returns the number of moves.
    pub(crate) fn len(&self) -> usize {
        self.moves.len()
    }

    /// Returns the log entries from this number on.
    pub(crate) fn log(&self, since: usize) -> &[Arc<LoggedEvent>] {
        self.log.get(since..).unwrap_or_default()
    }

    /// Returns the number of events in the log.
    pub(crate) fn events(&self) -> usize {
        self.log.len()
    }

    /// Makes a move, with cards identified by their positions in the game. Its events are appended to the log. Errors
    /// are worded for the reader.
    pub(crate) fn make(&mut self, mut step: ReplayMove, reader: Option<Seat>) -> Result<(), ProtocolError> {
        if self.moves.len() >= MOST_MOVES {
            return Err(ProtocolError::new("game.too_long", format!("A game has at most {MOST_MOVES} moves.")));
        }
        let before =
            Before { state: self.game.state.clone(), handles: self.game.handles().cloned(), log: self.log.len() };
        match &mut step {
            ReplayMove::Choose { action: act, auto } => {
                let action = act.action(&self.game, None).map_err(|wrong| self.wrong(wrong, None))?;
                if let Some(why) = self.game.illegal_reason(action) {
                    return Err(self.refusal(why, reader));
                }
                // An ability numbered by version 0.1 is recorded by its card and its index.
                *act = WireAction::of(&self.game, action, None);
                self.game.auto = *auto;
                self.game.play_legal(action);
                self.game.auto = false;
            }
            ReplayMove::Edit { edit } => {
                let full = self.game.state.cards().len() >= MOST_CARDS;
                if full && matches!(edit, Edit::Add { .. }) {
                    return Err(ProtocolError::new("edit.refused", format!("A game has at most {MOST_CARDS} cards.")));
                }
                let refused = |error| ProtocolError::new("edit.refused", format!("The edit is not possible: {error}."));
                self.game.edit(edit).map_err(refused)?;
            }
            ReplayMove::Concede { player } => {
                let seat = seat(&self.game, *player)?;
                if let Some(violation) = self.game.violation() {
                    return Err(self.refusal(IllegalReason::Stopped(violation.what), reader));
                }
                match self.game.concede(seat) {
                    // If the game stopped with an invariant violation, the summary reports it.
                    Ok(()) | Err(PlayError::Stopped(_)) => {}
                    Err(PlayError::NotLegal(_) | PlayError::Over) => {
                        return Err(ProtocolError::new(
                            "concede.refused",
                            "The game is over, or over for that player.",
                        ));
                    }
                }
            }
            ReplayMove::Imagine { player, seed } => {
                let seat = seat(&self.game, *player)?;
                let determinized = self.game.determinize(seat, &mut Rng::seeded(*seed));
                // The readers' knowledge is unchanged.
                self.game.restore_with_handles(determinized.into_state(), before.handles.clone());
            }
        }
        self.before.push(Arc::new(before));
        let number = self.moves.len();
        self.moves.push(Arc::new(step));
        let happened = self.game.log.replace(Vec::new()).unwrap_or_default();
        let written = LoggedEvent::all(&self.game, self.log.len(), number, happened, self.language);
        self.log.extend(written.into_iter().map(Arc::new));
        Ok(())
    }

    /// Returns the error for an illegal action, worded for a reader.
    pub(crate) fn refusal(&self, why: IllegalReason, reader: Option<Seat>) -> ProtocolError {
        let words = table(&self.game, reader, self.language).why(why);
        let code = match why {
            IllegalReason::Over => "game.over",
            IllegalReason::Stopped(_) => "game.stopped",
            _ => "choose.illegal",
        };
        ProtocolError::new(code, format!("{words}.")).with("reason", why.code().into()).with("rule", why.rule().into())
    }

    /// Returns the error for an action that cannot be converted.
    pub(crate) fn wrong(&self, wrong: InvalidAction, reader: Option<Seat>) -> ProtocolError {
        match wrong {
            InvalidAction::Fail(fail) => fail,
            InvalidAction::Why(why) => self.refusal(why, reader),
        }
    }

    /// Undoes this many moves.
    pub(crate) fn undo(&mut self, count: usize) -> Result<(), ProtocolError> {
        let Some(left) = self.moves.len().checked_sub(count) else {
            return Err(ProtocolError::new(
                "undo.too_far",
                format!("There are only {} moves to undo.", self.moves.len()),
            ));
        };
        if let Some(before) = self.before.get(left) {
            self.log.truncate(before.log);
            self.game.restore_with_handles(before.state.clone(), before.handles.clone());
        }
        self.before.truncate(left);
        self.moves.truncate(left);
        Ok(())
    }
}

/// Returns the seat of a player.
pub(crate) fn seat(game: &Game, player: u8) -> Result<Seat, ProtocolError> {
    if player < game.state.seat_count() {
        return Ok(Seat(player));
    }
    let last = game.state.seat_count().saturating_sub(1);
    Err(ProtocolError::new("player.unknown", format!("There is no player {player}. Choose 0 to {last}.")).at("player"))
}

/// Returns the number of cards in a position.
fn cards(position: &Position) -> usize {
    let of = |player: &PlayerPosition| {
        let leaders = player.leaders.iter().map(|leader| 1 + leader.upgrades.len() + leader.captured.len());
        let units = player.units.iter().map(|unit| 1 + unit.upgrades.len() + unit.captured.len());
        let lists = player.hand.len() + player.deck.len() + player.discard.len() + player.resources.len();
        let base = 1 + player.base.as_ref().map_or(0, |base| base.captured.len() + base.upgrades.len());
        base + leaders.chain(units).sum::<usize>() + lists
    };
    // Each edit may add a card.
    position.players.iter().map(of).sum::<usize>() + position.edits.len()
}

fn resolve(book: &CardBook, at: usize, deck: &DeckLine) -> Result<Deck, ProtocolError> {
    let id = |number: &CardNumber| {
        book.catalog().printing(*number).map(|printing| printing.card).ok_or_else(|| {
            ProtocolError::new("card.unknown", format!("There is no card {number}.")).at(format!("decks[{at}]"))
        })
    };
    let mut cards = Vec::new();
    for (number, count) in &deck.cards {
        cards.extend(std::iter::repeat_n(id(number)?, usize::from(*count)));
    }
    let leaders = deck.leaders.iter().map(id).collect::<Result<_, _>>()?;
    Ok(Deck { leaders, base: id(&deck.base)?, cards })
}

fn setup(book: &CardBook, error: &SetupError) -> ProtocolError {
    let number = |card: model::CardId| book.catalog().card(card).number;
    match *error {
        SetupError::Players(count) => {
            ProtocolError::new("new.players", format!("A game has two to four players, not {count}.")).at("decks")
        }
        SetupError::Kind(at, card) => {
            ProtocolError::new("deck.wrong_place", format!("{} does not belong there.", number(card)))
                .at(format!("decks[{at}]"))
        }
        SetupError::Leaders(at, count) => {
            ProtocolError::new("deck.leaders", format!("A deck has one leader or two, not {count}."))
                .at(format!("decks[{at}]"))
        }
        SetupError::NotWritten(at, card) => {
            let words = format!("{} cannot be played yet: its text is not written.", number(card));
            ProtocolError::new("card.not_written", words).at(format!("decks[{at}]"))
        }
        SetupError::TooMany => ProtocolError::new("deck.too_large", "There are too many cards.").at("decks"),
    }
}

/// Returns the short state that every command changing the game responds with. A player does not receive information
/// reserved for the player who decides, nor the hash, which could be used to find hidden cards.
pub(crate) fn summary(record: &Record, reader: Option<Seat>) -> Value {
    let game = &record.game;
    let next = game.question().map(|question| {
        let mut next = json!({ "player": question.player.0, "kind": question.ask });
        if reader.is_none_or(|reader| reader == question.player) {
            next["title"] = table(game, Some(question.player), record.language).title(question).into();
            next["options"] = game.legal_actions().len().into();
        }
        next
    });
    let mut response = json!({ "moves": record.len(), "next": next, "winners": crate::state_view::winners(game) });
    if reader.is_none() {
        response["hash"] = record.hash().into();
    }
    if let Some(violation) = game.violation() {
        response["fault"] = crate::state_view::violation(violation, reader, record.language);
    }
    response
}
