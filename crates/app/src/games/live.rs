//! A game and its match in progress: the folded steps, with the history for review and undo.
//!
//! Invariant: everything here is derived from [`GameStart`] and the steps.

mod standing;

use std::sync::Arc;

use phrase::Language;
use phrase::game::{Address, LogLine, Table};
use rules::{
    Action, CardBook, Edit, FingerprintMatch, Game, GameLogEntry, Handles, PlayError, PositionError, QuestionKind,
    Seat, State,
};
use statistics::HandCards;
use tournament::UndoHistory;

use super::logged::{LinkedNames, LoggedEvent, Said, Words};
use super::record::{GameStart, GameStatus, StartSeat, Step, StoredDeck};
use super::replay_warning::ReplayWarning;
use crate::AppError;
use crate::cards::words::names_in;
use crate::contract::{GameState, JudgePosition, SeatKind};
use crate::error::{Cause, ErrorDetail};
use crate::journal::game as saved;
use crate::position;

/// The state before a step.
#[derive(Debug, Clone)]
pub(crate) struct HistoryPoint {
    pub state: Arc<State>,
    /// The card handles of the readers.
    pub handles: Option<Arc<Handles>>,
    /// The length of the log.
    pub log: usize,
    /// The player who decided; [`Seat::NONE`] for a concession or a manual action.
    pub who: Seat,
}

/// A finished game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FinishedMatchGame {
    pub winner: Option<Seat>,
    pub rounds: u16,
}

/// A game in progress, and its match.
#[derive(Debug, Clone)]
pub(crate) struct LiveGame {
    pub start: Arc<GameStart>,
    /// The decks of the current game.
    pub decks: Vec<StoredDeck>,
    /// The earlier games of the match.
    before_it: Vec<FinishedMatchGame>,
    pub game: Game,
    /// The states before the steps of this game, for review and undo.
    pub before: UndoHistory<HistoryPoint>,
    pub log: Vec<LoggedEvent>,
    /// The cards of both sides in the earlier games of the match.
    pub(super) hands_before: Vec<[HandCards; 2]>,
    pub names: Vec<String>,
    /// The display language.
    pub language: Language,
    pub reported: Option<String>,
    pub warning: Option<ReplayWarning>,
    /// Number of steps that could be replayed, if not all. The next saved step is preceded by a [`Step::Cut`].
    pub cut: Option<u32>,
    /// `true` if questions without a real choice are answered automatically.
    answers_automatically: bool,
}

impl LiveGame {
    /// Starts a game.
    ///
    /// # Errors
    /// `play.setup`, `play.no_card` if a deck cannot be played.
    pub(crate) fn begin(book: &Arc<CardBook>, start: GameStart) -> Result<LiveGame, AppError> {
        let decks: Vec<StoredDeck> = start.seats.iter().map(|seat| seat.deck.clone()).collect();
        let game = match &start.position {
            Some(position) => game_from_position(position)?,
            None => new_game(book, &decks, start.seed).map_err(|error| start.or_missing_packages(book, error))?,
        };
        let names = start.seats.iter().map(|seat| seat.name.clone()).collect();
        let mut live = LiveGame::fresh(start, decks, game, names, true);
        live.answer_automatically();
        Ok(live)
    }

    /// Creates a game without any played or stored steps.
    pub(super) fn fresh(
        start: GameStart,
        decks: Vec<StoredDeck>,
        mut game: Game,
        names: Vec<String>,
        answers_automatically: bool,
    ) -> LiveGame {
        as_begun(&start, &mut game);
        let answers_automatically = answers_automatically && !start.ask_always;
        LiveGame {
            start: Arc::new(start),
            decks,
            before_it: Vec::new(),
            game,
            before: UndoHistory::default(),
            log: Vec::new(),
            hands_before: Vec::new(),
            names,
            language: Language::English,
            reported: None,
            warning: None,
            cut: None,
            answers_automatically,
        }
    }

    /// Creates a game from a judge's position, without auto-answers. It is never stored.
    pub(crate) fn from_position(names: Vec<String>, mut game: Game) -> LiveGame {
        let seats: Vec<StartSeat> = names.iter().map(|name| StartSeat::person(name, StoredDeck::default())).collect();
        let decks = seats.iter().map(|seat| seat.deck.clone()).collect();
        let start = GameStart::unsaved(seats, game.state.edition().into());
        game.start_log();
        LiveGame::fresh(start, decks, game, names, false)
    }

    /// Replays a game from its steps. If this version of the program cannot replay all of them, the game stands after
    /// the last step that it can, with a warning.
    ///
    /// # Errors
    /// As [`LiveGame::begin`].
    pub(crate) fn fold(book: &Arc<CardBook>, start: GameStart, bodies: &[String]) -> Result<LiveGame, AppError> {
        let steps = read_steps(book, bodies);
        let mut live = LiveGame::begin(book, start.clone())?;
        for (at, step) in steps.iter().enumerate() {
            if step.as_ref().is_some_and(|step| live.apply(step).is_ok()) {
                continue;
            }
            // The failed step may be incomplete, so the steps before it are replayed from the start.
            live = LiveGame::begin(book, start)?;
            for step in steps[..at].iter().flatten() {
                live.apply(step)?;
            }
            let (steps, cards) = (steps.len(), live.start.changed_cards(book));
            live.warning = Some(match cards.is_empty() {
                true => ReplayWarning::RulesDiffer { steps, followed: at },
                false => ReplayWarning::CardsChanged { cards, steps, followed: at },
            });
            live.cut = Some(at as u32);
            break;
        }
        Ok(live)
    }

    /// Compares the result with the saved one and sets a warning if they differ. In a game of version 0.1 no step would
    /// show the difference.
    pub(crate) fn compare_with(&mut self, saved: Option<&GameStatus>) {
        let now = self.standing();
        if self.warning.is_none() && saved.is_some_and(|saved| (saved.state, &saved.wins) != (now.state, &now.wins)) {
            self.warning = Some(ReplayWarning::OtherResult);
        }
    }

    /// Applies a stored step.
    ///
    /// # Errors
    /// `play.not_now` if it is not possible; the value must then be discarded.
    pub(crate) fn apply(&mut self, step: &Step) -> Result<(), AppError> {
        match step {
            Step::Answer { action, position } => {
                self.answer(*action)?;
                let saved = position.as_deref().unwrap_or_default();
                if self.game.fingerprint().agrees_with(saved) == FingerprintMatch::Differs {
                    return Err(AppError::of(Cause::PlayDiffers));
                }
            }
            Step::Concede { seat } => self.concede(Seat(*seat))?,
            Step::Back { to } => self.back(*to as usize)?,
            Step::Next { decks } => self.next(decks.clone())?,
            Step::Reported { message } => self.reported = Some(message.clone()),
            Step::Cut { .. } => return Err(AppError::of(Cause::PlayOutOfPlace)),
        }
        Ok(())
    }

    /// Applies a step that is about to be stored, and adds the fingerprint of the position after an answer.
    ///
    /// # Errors
    /// `play.not_now` if it is not possible; the value must then be discarded.
    pub(super) fn take(&mut self, step: &mut Step) -> Result<(), AppError> {
        match step {
            Step::Answer { action, position: position @ None } => {
                self.answer(*action)?;
                *position = Some(self.game.fingerprint().to_string());
            }
            Step::Cut { keep } if self.cut == Some(*keep) => self.cut = None,
            Step::Answer { .. }
            | Step::Concede { .. }
            | Step::Back { .. }
            | Step::Next { .. }
            | Step::Reported { .. }
            | Step::Cut { .. } => self.apply(step)?,
        }
        self.warning = None;
        Ok(())
    }

    /// Answers the open question. If the answer leads to an invariant violation, the game stops with this answer as its
    /// last step. The step is stored, so a replay stops at the same point.
    ///
    /// # Errors
    /// `play.not_now`; `play.stopped` if the game had already stopped.
    pub(crate) fn answer(&mut self, action: Action) -> Result<(), AppError> {
        self.has_not_stopped()?;
        let who = self.game.question().map_or(Seat::NONE, |question| question.player);
        let before = self.before_now(who);
        match self.game.play(action) {
            Ok(()) | Err(PlayError::Stopped(_)) => {}
            Err(PlayError::NotLegal(_) | PlayError::Over) => return Err(AppError::of(Cause::PlayNotNow)),
        }
        self.before.push(before);
        self.answer_automatically();
        Ok(())
    }

    /// # Errors
    /// `play.stopped` if an invariant violation has stopped this game.
    pub(crate) fn has_not_stopped(&self) -> Result<(), AppError> {
        self.violation(Some(Seat::NONE)).map_or(Ok(()), Err)
    }

    /// Returns the invariant violation that stopped this game, if any. Only a reader who knows every card gets the
    /// card.
    pub(crate) fn violation(&self, reader: Option<Seat>) -> Option<AppError> {
        self.violation_in(self.language, reader)
    }

    /// Works like [`LiveGame::violation`], in a given language.
    pub(super) fn violation_in(&self, language: Language, reader: Option<Seat>) -> Option<AppError> {
        let what = self.game.violation()?.what;
        let violation = match reader {
            None => ErrorDetail::text(what),
            Some(_) => ErrorDetail::text(phrase::game::broken(what, language)),
        };
        Some(AppError::of(Cause::PlayStopped { fault: violation }).at(format!("CR {}", what.rule())))
    }

    /// Captures the state before a step that this seat decides.
    fn before_now(&self, who: Seat) -> HistoryPoint {
        let handles = self.game.handles().cloned().map(Arc::new);
        HistoryPoint { state: Arc::new(self.game.state.clone()), handles, log: self.log.len(), who }
    }

    /// Edits the position manually as a separate step. Without edits, the step only adds a note.
    ///
    /// # Errors
    /// The engine's rejection; the value must then be discarded.
    pub(crate) fn edit(&mut self, edits: &[Edit]) -> Result<(), PositionError> {
        let before = self.before_now(Seat::NONE);
        for edit in edits {
            self.game.edit(edit)?;
        }
        self.before.push(before);
        self.answer_automatically();
        Ok(())
    }

    /// Concedes the game for a player.
    ///
    /// # Errors
    /// `play.not_now` if the game is over; `play.stopped`.
    pub(crate) fn concede(&mut self, seat: Seat) -> Result<(), AppError> {
        self.has_not_stopped()?;
        let before = self.before_now(Seat::NONE);
        match self.game.concede(seat) {
            Ok(()) | Err(PlayError::Stopped(_)) => {}
            Err(PlayError::NotLegal(_) | PlayError::Over) => return Err(AppError::of(Cause::PlayOverForOne)),
        }
        self.before.push(before);
        self.answer_automatically();
        Ok(())
    }

    /// Returns to the state after `to` steps of this game.
    ///
    /// # Errors
    /// `play.not_now` if there are fewer steps.
    pub(crate) fn back(&mut self, to: usize) -> Result<(), AppError> {
        let then = self.before.undo_to(to).ok_or_else(|| AppError::of(Cause::PlayNoStepBack))?;
        let (state, handles) = ((*then.state).clone(), then.handles.as_deref().cloned());
        self.log.truncate(then.log);
        self.game.restore_with_handles(state, handles);
        Ok(())
    }

    /// Starts the next game of the match.
    ///
    /// # Errors
    /// `play.not_now` if the match has no next game; as [`LiveGame::begin`].
    pub(crate) fn next(&mut self, decks: Vec<StoredDeck>) -> Result<(), AppError> {
        if self.state() != GameState::Between || decks.len() != self.decks.len() {
            return Err(AppError::of(Cause::PlayNoNextGame));
        }
        let number = self.before_it.len() as u64 + 1;
        let chooses = self.chooses_next();
        let mut game = new_game(self.game.book(), &decks, self.start.seed.wrapping_add(number))?;
        if let Some(seat) = chooses {
            game.let_choose_first(seat);
        }
        self.before_it = self.played();
        self.hands_before.push(self.current_hands());
        as_begun(&self.start, &mut game);
        self.game = game;
        self.decks = decks;
        self.before.clear();
        self.log.clear();
        self.answer_automatically();
        Ok(())
    }

    /// Returns the number of steps before the last answer of a person, for undo. Without people, any player's answer
    /// counts.
    pub(crate) fn last_answer(&self) -> Option<usize> {
        let people = self.people();
        let asked = |who: Seat| people.contains(&who) || (people.is_empty() && who != Seat::NONE);
        self.before.iter().rposition(|before| asked(before.who))
    }

    /// Returns `true` unless the result of a tournament match has been entered or is about to be.
    pub(crate) fn may_be_undone(&self) -> bool {
        let is_over = self.start.from.is_some() && self.state() == GameState::Over;
        self.reported.is_none() && !is_over
    }

    /// Returns the phrasing context for a reader.
    pub(crate) fn words(&self, reader: Option<Seat>) -> Table<'_> {
        self.words_in(self.language, reader)
    }

    /// Returns the phrasing context for a player at their own phone, in a language: texts call the player "you".
    pub(super) fn words_to(&self, language: Language, reader: Option<Seat>) -> Table<'_> {
        let own = self.address();
        let you = own.you.or(reader.filter(|reader| *reader != Seat::NONE));
        Table { address: Address { you, ..own }, ..self.words_in(language, reader) }
    }

    /// Returns the phrasing context for a reader in a language.
    pub(super) fn words_in(&self, language: Language, reader: Option<Seat>) -> Table<'_> {
        Table {
            game: &self.game,
            reader,
            language,
            names: names_in(language),
            players: &self.names,
            address: self.address(),
            entry: None,
        }
    }

    /// Returns the players whom texts call "you" and "Opponent" instead of their names. If one person plays against
    /// bots, the person is addressed, and bots named after their leader have no name, because the leader is also a card
    /// on the table. In a tournament match, bots keep their names.
    pub(super) fn address(&self) -> Address {
        let people = self.people();
        let [you] = people.as_slice() else { return Address::default() };
        let catalog = self.game.book().catalog();
        let is_nameless = |seat: &StartSeat| {
            let leader = seat.deck.leader_name(catalog);
            seat.kind != SeatKind::Person && leader.is_some_and(|leader| seat.name.starts_with(leader))
        };
        let seats =
            self.start.seats.iter().zip(0u8..).filter(|(seat, _)| self.start.from.is_none() && is_nameless(seat));
        Address { you: Some(*you), opponents: seats.fold(0, |bits, (_, at)| bits | 1 << at) }
    }

    /// Returns the automatic answer to the open question, if it leaves no choice. Questions that show cards are always
    /// prompted.
    fn auto_answers(&self) -> Option<Action> {
        let ask = self.game.question()?.ask;
        let shows = matches!(
            ask,
            QuestionKind::Search
                | QuestionKind::Order
                | QuestionKind::Stop
                | QuestionKind::FirstPlayer
                | QuestionKind::Mulligan
        );
        if !self.answers_automatically || shows || !self.game.looked_at().is_empty() {
            return None;
        }
        let does = self.start.auto_answers;
        match self.game.legal_actions() {
            [Action::Pass] => does.lone_pass.then_some(Action::Pass),
            [only] => does.only_answer.then_some(*only),
            [first, ..] if does.equal_triggers && self.game.is_tie_order_question() => Some(*first),
            [_, ..] => does.idle_triggers.then(|| self.game.idle_trigger()).flatten(),
            [] => None,
        }
    }

    /// Gives all automatic answers, and logs the events.
    fn answer_automatically(&mut self) {
        while let Some(answer) = self.auto_answers() {
            self.game.play_legal(answer);
        }
        let entries: Vec<GameLogEntry> = self.game.log.replace(Vec::new()).unwrap_or_default();
        let said = |language: Language, line: &LogLine, reader: Option<Seat>, addressed: bool| {
            let linked = LinkedNames(names_in(language));
            let words = if addressed { self.words_to(language, reader) } else { self.words_in(language, reader) };
            let table = Table { names: &linked, ..words };
            Said { text: table.line(&entries, line), details: table.details(&entries, line) }
        };
        // A single person is addressed on every device.
        let people = self.people();
        let addressed: &[Seat] = if people.len() > 1 { &people } else { &[] };
        let seats = self.game.state.seat_count();
        let logged = LoggedEvent::all(self.before.len(), &entries, seats, addressed, |line, reader, addressed| Words {
            english: said(Language::English, line, reader, addressed),
            german: said(Language::German, line, reader, addressed),
        });
        self.log.extend(logged);
    }
}

/// Returns the steps of a saved game that are not cut. `None` for a step that is unreadable or refers to something
/// unknown: neither it nor any step after it can be replayed.
pub(super) fn read_steps(book: &CardBook, bodies: &[String]) -> Vec<Option<Step>> {
    let mut steps = UndoHistory::default();
    for body in bodies {
        let saved: Option<saved::Step> = serde_json::from_str(body).ok();
        match saved.and_then(|step| step.live(book).ok()) {
            Some(Step::Cut { keep }) => drop(steps.undo_to(keep as usize)),
            step => steps.push(step),
        }
    }
    steps.into_in_force()
}

/// Applies the settings and rules of the match's start to a game, regardless of the current settings.
fn as_begun(start: &GameStart, game: &mut Game) {
    game.set_edition(start.edition.into());
    game.always = start.ask_always;
    game.before_plot = start.is_of_0_1();
    if start.open_hands {
        game.open_hands();
    }
}

/// Creates a game from a position of the judge's table.
fn game_from_position(position: &JudgePosition) -> Result<Game, AppError> {
    let book = position::book_of(position)?;
    let placed = position::placed(&book, position)?;
    let mut game = Game::at(book, &placed.position).map_err(|_| AppError::of(Cause::JudgeImpossible))?;
    game.start_log();
    Ok(game)
}

fn new_game(book: &Arc<CardBook>, decks: &[StoredDeck], seed: u64) -> Result<Game, AppError> {
    let cards = decks.iter().map(|deck| deck.cards(book)).collect::<Result<Vec<_>, _>>()?;
    let mut game = Game::new(Arc::clone(book), &cards, seed).map_err(|error| AppError::of(error.into()))?;
    game.start_log();
    Ok(game)
}

#[cfg(test)]
mod tests;
