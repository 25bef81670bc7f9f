//! Games between people and bots, saved after every step.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bots::{AnswerEvaluation, InfoSet, Skill, Strong};
use rules::{Action, CardIndex, Seat};
use store::{NewStream, Request, StreamKind};

use crate::contract::{GameView, HintView, IllegalActionView, NewGame, RatedOption, SeatKind};
use crate::core::Core;
use crate::edition::{RulesEdition, in_force};
use crate::error::{Cause, ErrorDetail, ErrorLocation, FieldName};
use crate::games::Games;
use crate::games::aggregate::{GameCommand, LiveTable, OpenGame};
use crate::games::event_games::EventGames;
use crate::games::hint_reason::reasons;
use crate::games::live::LiveGame;
use crate::games::match_flow::MatchOutcome;
use crate::games::puzzles::{puzzle_of, reply, solution};
use crate::games::record::{GameStart, StartSeat, StoredDeck};
use crate::games::{book, game_language, skill, thinking_cores, view};
use crate::journal::{Persisted, game as saved};
use crate::record::RecordedPackage;
use crate::streams::{Committed, Streams};
use crate::{AppError, ErrorCode};

/// Maximum thinking time of a bot per answer, in milliseconds.
pub(super) const LONGEST_THOUGHT: u32 = 60_000;
/// Maximum length of a player's name, in characters.
pub(super) const LONGEST_NAME: usize = 60;

/// The open games.
pub(crate) struct OpenGames {
    pub(crate) games: Streams<OpenGame>,
    /// The saved games of events.
    pub(crate) of_events: Mutex<EventGames>,
    /// Counts requests to stop thinking bots.
    stops: AtomicU64,
}

impl OpenGames {
    pub(crate) fn new(core: &Arc<Core>) -> OpenGames {
        OpenGames { games: Streams::new(core), of_events: Mutex::default(), stops: AtomicU64::new(0) }
    }

    /// Returns a mark for [`OpenGames::is_stopped`], which reports stops after it.
    pub(crate) fn moment(&self) -> u64 {
        self.stops.load(Ordering::Relaxed)
    }

    /// Returns `true` if bots were stopped since the mark.
    pub(crate) fn is_stopped(&self, since: u64) -> bool {
        self.moment() != since
    }
}

/// Search time of a hint.
const HINT: Duration = Duration::from_millis(800);

impl Games {
    /// Returns the games in progress that this desk has open, with their numbers.
    pub(crate) fn open_games(&self) -> Vec<(u32, Arc<OpenGame>)> {
        self.tables.games.known()
    }

    /// Returns a mark for [`Games::is_search_stopped`], which reports stops after it.
    pub(crate) fn search_mark(&self) -> u64 {
        self.tables.moment()
    }

    /// Returns `true` if bots were stopped since the mark ([`Games::stop_thinking`]).
    pub(crate) fn is_search_stopped(&self, since: u64) -> bool {
        self.tables.is_stopped(since)
    }

    /// Creates the start of one game by this program with the current settings and a new seed.
    pub(crate) fn new_start(&self, seats: Vec<StartSeat>, edition: RulesEdition) -> Result<GameStart, AppError> {
        Ok(GameStart {
            seed: self.core.game_seed(),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            ask_always: self.core.auto_pass_disabled()?,
            auto_answers: self.core.auto_answers()?,
            ..GameStart::unsaved(seats, edition)
        })
    }

    /// Starts a game.
    ///
    /// # Errors
    /// `play.seats`, `play.best_of`, `play.name`, `play.seed`; for an invalid deck `play.*`, `deck.*`.
    pub fn start_game(&self, new: &NewGame) -> Result<GameView, AppError> {
        let seats = new.seats.len();
        if !(2..=4).contains(&seats) {
            return Err(AppError::of(Cause::PlaySeats).at(FieldName::Seats));
        }
        if !(new.best_of == 1 || (new.best_of == 3 && seats == 2)) {
            return Err(AppError::of(Cause::PlayBestOf).at(FieldName::BestOf));
        }
        let seed = match new.seed.as_deref().map(str::trim) {
            None | Some("") => self.core.game_seed(),
            Some(digits) => digits.parse().map_err(|_| AppError::of(Cause::PlaySeed).at(FieldName::Seed))?,
        };
        let edition = new.edition.unwrap_or_else(|| in_force(self.core.today()));
        let best_of = u8::try_from(new.best_of).unwrap_or(1);
        let mut start = GameStart { best_of, seed, open_hands: new.open_hands, ..self.new_start(Vec::new(), edition)? };
        for (at, seat) in (1u64..).zip(&new.seats) {
            let name = seat.name.trim();
            if name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
                return Err(
                    AppError::of(Cause::PlayName { longest_name: LONGEST_NAME.into() }).at(ErrorLocation::Seat(at))
                );
            }
            let deck = self
                .deck_to_play(&seat.deck, seed.wrapping_add(at << 32))
                .map_err(|error| if error.place.is_some() { error } else { error.at(ErrorLocation::Seat(at)) })?;
            let name = self.called(name, seat.kind, &deck, &start.seats);
            let think_ms = seat.think_ms.min(LONGEST_THOUGHT);
            start.seats.push(StartSeat { name, kind: seat.kind, think_ms, deck });
        }
        self.begin_game(start)
    }

    /// Starts another game with the same players and decks and a new seed. With `swap`, each player gets the deck of
    /// the next player. A rematch does not count for a tournament round.
    ///
    /// # Errors
    /// `store.*`, `play.setup`.
    pub fn rematch(&self, game: u32, swap: bool) -> Result<GameView, AppError> {
        let mut start = GameStart::clone(&self.live(game)?.lock().start);
        if swap {
            start.seats = self.swapped(&start.seats);
        }
        self.begin_game(GameStart { seed: self.core.game_seed(), from: None, players: None, ..start })
    }

    /// Returns the same players, each with the deck of the next. A bot named after its deck gets a new name.
    fn swapped(&self, seats: &[StartSeat]) -> Vec<StartSeat> {
        let mut swapped: Vec<StartSeat> = Vec::new();
        for (at, seat) in seats.iter().enumerate() {
            let is_named_by_deck = seat.kind != SeatKind::Person && seat.name.starts_with(self.leader_of(&seat.deck));
            let name = if is_named_by_deck { "" } else { &seat.name };
            let deck = seats[(at + 1) % seats.len()].deck.clone();
            let name = self.called(name, seat.kind, &deck, &swapped);
            swapped.push(StartSeat { name, deck, ..seat.clone() });
        }
        swapped
    }

    /// Returns a player's name: the given one, or a default, by the leader for bots. A number is added if an earlier
    /// seat has the same name.
    fn called(&self, name: &str, kind: SeatKind, deck: &StoredDeck, before: &[StartSeat]) -> String {
        let at = before.len() + 1;
        let by_kind = || match kind {
            SeatKind::Person => format!("Player {at}"),
            SeatKind::Random
            | SeatKind::Gentle
            | SeatKind::Casual
            | SeatKind::Quick
            | SeatKind::Skilled
            | SeatKind::Strong => self.leader_of(deck).to_owned(),
        };
        let wanted = if name.is_empty() { by_kind() } else { name.to_owned() };
        if before.iter().any(|seat| seat.name == wanted) { format!("{wanted} {at}") } else { wanted }
    }

    /// Returns the name of a deck's first leader, or the deck's name if it has none.
    pub(super) fn leader_of<'a>(&'a self, deck: &'a StoredDeck) -> &'a str {
        deck.leader_name(&self.core.catalog).unwrap_or(&deck.name)
    }

    /// Creates and stores a game.
    pub(crate) fn begin_game(&self, mut start: GameStart) -> Result<GameView, AppError> {
        let book = book()?;
        start.digests = GameStart::digests_of(&book, &start.seats);
        start.packages = RecordedPackage::all_of(book.catalog());
        let live = LiveGame::begin(&book, start)?;
        let new = NewStream {
            kind: StreamKind::Game,
            name: String::new(),
            at: self.core.now_rfc3339()?,
            start: serde_json::to_string(&saved::GameStart::of(&live.start))
                .map_err(|error| AppError::of(Cause::PlayUnwritable { error: ErrorDetail::text(error) }))?,
            status: String::new(),
            entries: Vec::new(),
        };
        let id = self.tables.games.create(new, OpenGame::new(live, 0))?;
        self.open_game(id, None, 0)
    }

    /// Returns the table from a reader's view, with the log from line `known` on.
    ///
    /// # Errors
    /// `store.not_found`, `store.corrupt`, `play.setup` if one of its cards no longer exists.
    pub fn open_game(&self, game: u32, reader: Option<u32>, known: u32) -> Result<GameView, AppError> {
        let table = self.live(game)?;
        let live = table.lock();
        Ok(view::now(game, &live, view::only_reader(&live, reader), known as usize))
    }

    /// Answers a person's question with an option by index. `step` is the number of steps that the person has seen.
    ///
    /// # Errors
    /// `play.moved_on` if the game has advanced since; `play.no_option`, `play.not_yours`, `store.*`.
    pub fn answer_game(&self, game: u32, step: u32, option: u32, known: u32) -> Result<GameView, AppError> {
        self.take_step(game, &GameCommand::Answer { number: None, step, seat: None, option }, None)?;
        self.seen_by_last(game, known)
    }

    /// Returns the table from the view of the last player who decided.
    fn seen_by_last(&self, game: u32, known: u32) -> Result<GameView, AppError> {
        let table = self.live(game)?;
        let live = table.lock();
        let last = live.before.last().map(|before| u32::from(before.who.0));
        Ok(view::now(game, &live, view::reader(&live, last), known as usize))
    }

    /// Lets a bot answer once. Does nothing if a person must answer, the game is over, or the bot is stopped.
    ///
    /// # Errors
    /// `store.*`.
    pub fn bot_answers(&self, game: u32, reader: Option<u32>, known: u32) -> Result<GameView, AppError> {
        let since = self.tables.moment();
        let thinks = {
            let table = self.live(game)?;
            let live = table.lock();
            live.asked().filter(|(_, kind)| *kind != SeatKind::Person).map(|(seat, kind)| {
                let think = live.start.seats.get(seat.at()).map_or(0, |seat| seat.think_ms);
                (live.game.clone(), live.before.len(), seat, kind, think, puzzle_of(&live))
            })
        };
        if let Some((position, step, seat, kind, think, puzzle)) = thinks {
            let seed = self.search_seed(game, step, seat);
            let deadline = Instant::now() + Duration::from_millis(u64::from(think));
            let mut keep_going = |_| Instant::now() < deadline && !self.tables.is_stopped(since);
            let best = puzzle.map_or(Ok(None), |puzzle| reply(puzzle, &position))?;
            let action = best.unwrap_or_else(|| choose_bot_action(kind, seed, &position, seat, &mut keep_going));
            if !self.tables.is_stopped(since) {
                self.take_step(game, &GameCommand::BotAnswer { step, action }, None)?;
            }
        }
        self.open_game(game, reader, known)
    }

    /// Returns the strongest answer for a person, with its chance to win, the reasons for it and the second-best answer.
    /// The search knows only what the person knows; in a puzzle, the hint is an answer that keeps the puzzle solvable.
    /// `step` is the number of steps that the person has seen.
    ///
    /// # Errors
    /// `play.no_hints` in a tournament match; `puzzle.astray`; `play.moved_on` if the game has advanced since;
    /// `play.not_yours`, `store.*`.
    pub fn hint(&self, game: u32, step: u32) -> Result<HintView, AppError> {
        let since = self.tables.moment();
        let (position, seat, puzzle) = {
            let table = self.live(game)?;
            let live = table.lock();
            if live.start.from.is_some() {
                return Err(AppError::of(Cause::PlayNoHints));
            }
            if live.before.len() != step as usize {
                return Err(AppError::of(Cause::PlayMovedOn));
            }
            match live.asked() {
                Some((seat, SeatKind::Person)) => (live.game.clone(), seat, puzzle_of(&live)),
                Some(_) | None => return Err(AppError::of(Cause::PlayNotYours)),
            }
        };
        let seed = self.search_seed(game, step as usize, seat);
        let deadline = Instant::now() + HINT;
        let mut keep_going = |_| Instant::now() < deadline && !self.tables.is_stopped(since);
        let options = position.options_for(Some(seat));
        let place = |action: Action| options.iter().position(|option| *option == action).map(|place| place as u32);
        let alone = |action: Action| -> Result<HintView, AppError> {
            let option = place(action).ok_or_else(|| AppError::of(Cause::PlayNoOption))?;
            Ok(HintView { option, chance: None, reasons: reasons(&position, seat, action, &[], &[]), second: None })
        };
        if let Some(puzzle) = puzzle {
            return alone(solution(puzzle, &position)?);
        }
        let search = Strong::seeded(seed).on_cores(thinking_cores()).evaluate(
            &InfoSet::new(&position, seat),
            None,
            &mut keep_going,
        );
        let mut rated = search.answers.iter().filter(|answer| answer.visits > 0);
        let Some(best) = rated.next() else {
            return alone(choose_bot_action(SeatKind::Strong, seed, &position, seat, &mut keep_going));
        };
        let chance = |answer: &AnswerEvaluation| (answer.win_chance() * 1000.0).round() as u32;
        let second =
            |answer: &AnswerEvaluation| Some(RatedOption { option: place(answer.action)?, chance: chance(answer) });
        // The line belongs to the first answer.
        let line = if search.answers[0].action == best.action { &search.line[..] } else { &[] };
        Ok(HintView {
            chance: Some(chance(best)),
            reasons: reasons(&position, seat, best.action, line, &search.answers),
            second: rated.find_map(second),
            ..alone(best.action)?
        })
    }

    fn search_seed(&self, game: u32, step: usize, seat: Seat) -> u64 {
        (u64::from(game) << 40) ^ ((step as u64) << 8) ^ u64::from(seat.0)
    }

    /// Stops thinking bots, and matches that bots are finishing.
    pub fn stop_thinking(&self) {
        self.tables.stops.fetch_add(1, Ordering::Relaxed);
    }

    /// Undoes a person's last answer. Between people, and in a tournament match, everyone must have agreed.
    ///
    /// # Errors
    /// `play.consent`, `play.nothing_to_undo`, `play.reported`, `store.*`.
    pub fn undo_answer(&self, game: u32, agreed: bool, reader: Option<u32>) -> Result<GameView, AppError> {
        self.stop_thinking();
        self.take_step(game, &GameCommand::Undo { agreed }, None)?;
        self.open_game(game, reader, 0)
    }

    /// Concedes the game for a player.
    ///
    /// # Errors
    /// `play.no_seat`, `play.not_now`, `store.*`.
    pub fn concede_game(&self, game: u32, seat: u32, reader: Option<u32>) -> Result<GameView, AppError> {
        self.stop_thinking();
        self.take_step(game, &GameCommand::Concede { number: None, seat }, None)?;
        self.open_game(game, reader, 0)
    }

    /// Returns the table after `step` steps.
    ///
    /// # Errors
    /// `store.*`.
    pub fn look_back(&self, game: u32, step: u32, reader: Option<u32>) -> Result<GameView, AppError> {
        let table = self.live(game)?;
        let live = table.lock();
        Ok(view::then(game, &live, view::reader(&live, reader), step as usize))
    }

    /// Returns the reason a card cannot be used in the open question. Returns `None` if it can, or no question is open.
    ///
    /// # Errors
    /// `store.*`.
    pub fn why_not(&self, game: u32, card: u32, target: Option<u32>) -> Result<Option<IllegalActionView>, AppError> {
        let table = self.live(game)?;
        let live = table.lock();
        // The view is that of the deciding player.
        let asked = live.asked().map(|(seat, _)| seat);
        Ok(why_not(&live, card, target, view::reader(&live, asked.map(|seat| u32::from(seat.0)))))
    }

    /// Changes a game, with the phone's request that the change belongs to. At the end of a tournament match, its
    /// result is entered in the round. From its last step on, the match cannot be undone, so that the result stays that
    /// of the match.
    ///
    /// # Errors
    /// `play.*` if the command is not possible now; `phones.*` if the request is not accepted; `store.conflict` if
    /// another program has changed the game: it is then shown in its new state. `store.*`.
    pub(crate) fn take_step(
        &self,
        game: u32,
        command: &GameCommand,
        request: Option<&Request>,
    ) -> Result<(), AppError> {
        let context = self.core.context(0);
        let done = self.tables.games.commit(game, request, command, &context);
        if done.as_ref().is_err_and(|error| error.code == ErrorCode::PlayReported) {
            // The program may have been stopped before it entered the result.
            self.report_match(game, &self.live(game)?)?;
        }
        let Some(Committed { before, after }) = done? else { return Ok(()) };
        if Arc::ptr_eq(&before, &after) {
            return Ok(());
        }
        let table = LiveTable::new(after, game_language(*context.language));
        self.keep_solved(&table)?;
        self.report_match(game, &table)
    }

    /// Enters the result of a tournament match that is over, unless it has been entered. `table` is its current state.
    ///
    /// # Errors
    /// `store.*`.
    pub(crate) fn report_match(&self, game: u32, table: &LiveTable) -> Result<(), AppError> {
        let due = MatchOutcome::to_report(&table.lock());
        let Some((from, outcome)) = due else { return Ok(()) };
        let report = GameCommand::Report { message: self.report(from, &outcome) };
        self.tables.games.commit(game, None, &report, &self.core.context(0)).map(drop)
    }

    /// Returns the game in its current state, in the window's language.
    ///
    /// # Errors
    /// `store.not_found`, `store.corrupt`, `play.setup` if one of its cards no longer exists.
    pub(crate) fn live(&self, game: u32) -> Result<LiveTable, AppError> {
        Ok(LiveTable::new(self.tables.games.state(game)?, game_language(self.core.language()?)))
    }
}

/// Returns the action that a bot chooses, or a quick one in place of a person.
pub(crate) fn choose_bot_action(
    kind: SeatKind,
    seed: u64,
    position: &rules::Game,
    seat: Seat,
    keep_going: &mut dyn FnMut(u32) -> bool,
) -> Action {
    let skill = skill(kind).unwrap_or(Skill::Quick);
    skill.player_with_threads(thinking_cores(), seed).choose(&InfoSet::new(position, seat), keep_going)
}

/// Returns the reason a card cannot be used in the open question. Returns `None` if it can, or no question is open.
pub(crate) fn why_not(
    live: &LiveGame,
    card: u32,
    target: Option<u32>,
    reader: Option<Seat>,
) -> Option<IllegalActionView> {
    let question = live.game.question().copied()?;
    // A card that the reader may not know is treated as nonexistent.
    let there = |card: u32| live.game.card_of(card, reader);
    let card = there(card)?;
    let action = match (question.ask, live.game.state.card(card).place, target.and_then(there)) {
        (rules::QuestionKind::Action, rules::CardZone::Hand, onto) => {
            Action::Play { card, onto: onto.unwrap_or(CardIndex::NONE), alternative: false }
        }
        (rules::QuestionKind::Action, rules::CardZone::Arena, Some(target)) => {
            Action::Attack { attacker: card, target }
        }
        (rules::QuestionKind::Action, rules::CardZone::Arena, None) => {
            let other = live.game.state.seats().find(|seat| *seat != question.player).unwrap_or(question.player);
            Action::Attack { attacker: card, target: live.game.state.player(other).base }
        }
        (rules::QuestionKind::Action, rules::CardZone::BaseZone, Some(onto))
            if live.game.state.card(onto).place == rules::CardZone::Arena =>
        {
            Action::DeployOnto { leader: card, onto }
        }
        (rules::QuestionKind::Action, rules::CardZone::BaseZone, _) => Action::Deploy(card),
        (_, _, _) => Action::Card(card),
    };
    live.game.illegal_reason(action).map(|why| IllegalActionView {
        words: format!("{}.", live.words(reader).why(why)),
        rule: why.rule().to_owned(),
    })
}
