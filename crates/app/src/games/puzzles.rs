//! Puzzles: starting one, its state, and the solved ones.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use bots::{Puzzle, PuzzleStatus, PuzzleTheme, Puzzles, Solver};
use chrono::NaiveDate;
use model::{Arena, Keyword};
use rules::{Action, CardIndex, CardZone, Game, Seat};

use super::aggregate::LiveTable;
use super::book;
use super::from_position::deck_of_side;
use super::live::LiveGame;
use super::record::StartSeat;
use crate::AppError;
use crate::contract::{GameView, PuzzleLine, PuzzleSide, PuzzleStreak, PuzzleUnit, PuzzleView, SeatKind};
use crate::error::{Cause, ErrorDetail};
use crate::games::Games;
use crate::position;

/// The setting that stores the keys of the solved puzzles, separated by spaces.
const SOLVED: &str = "puzzles_solved";
/// The setting that stores the days with a solved puzzle, separated by spaces, oldest first.
const DAYS: &str = "puzzle_days";
/// Maximum number of stored days.
const MOST_DAYS: usize = 4_000;
/// Thinking time of the bot if the puzzle search has no answer, in milliseconds.
const THINK_MS: u32 = 300;

impl Games {
    /// Returns every puzzle: easy ones first.
    ///
    /// # Errors
    /// `store.*`.
    pub fn puzzles(&self) -> Result<Vec<PuzzleLine>, AppError> {
        let solved = self.solved_puzzles()?;
        let facts = facts()?;
        let leader = |puzzle: &Puzzle, side: usize| {
            let leader = puzzle.position.players.get(side)?.leaders.first()?;
            self.face(&leader.card.to_string())
        };
        let line = |(number, puzzle): (u32, &Puzzle)| PuzzleLine {
            key: puzzle.key.clone(),
            number,
            goal: puzzle.goal.into(),
            actions: puzzle.actions.into(),
            difficulty: puzzle.difficulty().into(),
            themes: facts[number as usize - 1].themes.iter().map(|theme| (*theme).into()).collect(),
            solved: puzzle.keys().any(|key| solved.contains(key)),
            own: leader(puzzle, 0),
            other: leader(puzzle, 1),
            board: facts[number as usize - 1].board.clone(),
        };
        Ok((1..).zip(&Puzzles::embedded().puzzles).map(line).collect())
    }

    /// Starts a game from a puzzle: a person plays against a bot that gives the best answers.
    ///
    /// # Errors
    /// `puzzle.unknown`; `play.setup`, `judge.*` if one of its cards no longer exists; `store.*`.
    pub fn start_puzzle(&self, key: &str) -> Result<GameView, AppError> {
        let puzzle = Puzzles::embedded().by_key(key);
        let puzzle = puzzle.ok_or_else(|| AppError::of(Cause::PuzzleUnknown { key: key.into() }))?;
        let text = serde_json::to_string(&puzzle.position)
            .map_err(|error| AppError::of(Cause::PlayUnwritable { error: ErrorDetail::text(error) }))?;
        let position = position::read(&text)?.case.position;
        let mut seats: Vec<StartSeat> = Vec::new();
        for (side, kind) in position.sides.iter().zip([SeatKind::Person, SeatKind::Strong]) {
            let deck = deck_of_side(side);
            let name = self.leader_of(&deck).to_owned();
            let taken = seats.iter().any(|seat| seat.name == name);
            let name = if taken { format!("{name} {}", seats.len() + 1) } else { name };
            seats.push(StartSeat { name, kind, think_ms: THINK_MS, deck });
        }
        self.begin_from_position(seats, position, Some(puzzle.key.clone()))
    }

    /// Returns the state of a game's puzzle. Returns `None` if the game is not a puzzle or the puzzle is unknown.
    ///
    /// # Errors
    /// `store.*`, `catalog.broken`.
    pub fn puzzle_of_game(&self, game: u32) -> Result<Option<PuzzleView>, AppError> {
        let (puzzle, now) = {
            let table = self.live(game)?;
            let live = table.lock();
            let Some(puzzle) = puzzle_of(&live) else { return Ok(None) };
            (puzzle, live.game.clone())
        };
        let state = match solver(puzzle)? {
            Some(mut solver) => solver.standing(&now),
            None => PuzzleStatus::Open,
        };
        let solved = self.solved_puzzles()?;
        let all = &Puzzles::embedded().puzzles;
        let at = all.iter().position(|one| one.key == puzzle.key).unwrap_or(0);
        let mut after = all[at + 1..].iter().chain(&all[..at]);
        let next =
            after.clone().find(|one| !one.keys().any(|key| solved.contains(key))).or(after.next()).unwrap_or(puzzle);
        Ok(Some(PuzzleView {
            key: puzzle.key.clone(),
            number: at as u32 + 1,
            goal: puzzle.goal.into(),
            actions: puzzle.actions.into(),
            state: state.into(),
            next: next.key.clone(),
        }))
    }

    /// Returns the days in a row with a solved puzzle.
    ///
    /// # Errors
    /// `store.*`.
    pub fn puzzle_streak(&self) -> Result<PuzzleStreak, AppError> {
        Ok(streak(&self.puzzle_days()?, self.core.today()))
    }

    /// Returns the days with a solved puzzle, oldest first.
    fn puzzle_days(&self) -> Result<Vec<NaiveDate>, AppError> {
        let kept = self.core.store().setting(DAYS)?.unwrap_or_default();
        Ok(kept.split_whitespace().filter_map(|day| day.parse().ok()).collect())
    }

    /// Returns the keys of the solved puzzles.
    fn solved_puzzles(&self) -> Result<BTreeSet<String>, AppError> {
        let kept = self.core.store().setting(SOLVED)?.unwrap_or_default();
        Ok(kept.split_whitespace().map(str::to_owned).collect())
    }

    /// Stores that the game's puzzle is solved, if it is.
    ///
    /// # Errors
    /// `store.*`.
    pub(super) fn keep_solved(&self, table: &LiveTable) -> Result<(), AppError> {
        let solved = {
            let live = table.lock();
            puzzle_of(&live).filter(|puzzle| puzzle.result(&live.game) == Some(true))
        };
        let Some(puzzle) = solved else { return Ok(()) };
        let (mut days, today) = (self.puzzle_days()?, self.core.today());
        if days.last() != Some(&today) {
            days.push(today);
            let kept: Vec<String> = days.iter().rev().take(MOST_DAYS).rev().map(NaiveDate::to_string).collect();
            self.core.store().set_setting(DAYS, &kept.join(" "))?;
        }
        if self.solved_puzzles()?.contains(&puzzle.key) {
            return Ok(());
        }
        self.core.store().update_setting(SOLVED, |old| {
            Ok::<_, AppError>(format!("{} {}", old.unwrap_or_default(), puzzle.key).trim_start().to_owned())
        })?;
        Ok(())
    }
}

/// Facts of a puzzle's position for the list of puzzles.
#[derive(Default)]
struct PuzzleFacts {
    themes: Vec<PuzzleTheme>,
    board: Vec<PuzzleSide>,
}

/// Returns the facts of all puzzles, in order. They are determined once.
fn facts() -> Result<&'static [PuzzleFacts], AppError> {
    static FACTS: OnceLock<Vec<PuzzleFacts>> = OnceLock::new();
    if let Some(known) = FACTS.get() {
        return Ok(known);
    }
    let book = book()?;
    let of = |puzzle: &Puzzle| {
        let start = puzzle.game(&book).ok()?;
        let board = start.state.seats().map(|seat| puzzle_side(&start, seat)).collect();
        Some(PuzzleFacts { themes: puzzle.themes(&start), board })
    };
    let all = Puzzles::embedded().puzzles.iter().map(|puzzle| of(puzzle).unwrap_or_default()).collect();
    Ok(FACTS.get_or_init(|| all))
}

/// Returns a side of a position for a small picture.
fn puzzle_side(game: &Game, seat: Seat) -> PuzzleSide {
    let state = &game.state;
    let base = state.player(seat).base;
    let unit = |unit: &CardIndex| {
        let (stats, card) = (game.stats(*unit), state.card(*unit));
        PuzzleUnit {
            space: game.arena(*unit) == Arena::Space,
            exhausted: !card.is_ready(),
            sentinel: stats.keywords.has(Keyword::Sentinel),
            power: stats.power.into(),
            hp: i32::from(stats.hp) - i32::from(card.damage),
        }
    };
    PuzzleSide {
        hp: i32::from(game.def(base).hp) - i32::from(state.card(base).damage),
        hand: state.list(seat, CardZone::Hand).len() as u32,
        units: state.list(seat, CardZone::Arena).iter().map(unit).collect(),
    }
}

/// Returns the streak on a day. A day without a solved puzzle ends it, but not before the day is over.
fn streak(days: &[NaiveDate], today: NaiveDate) -> PuzzleStreak {
    let days: BTreeSet<NaiveDate> = days.iter().copied().filter(|day| *day <= today).collect();
    let (mut now, mut longest, mut last): (u32, u32, Option<NaiveDate>) = (0, 0, None);
    for day in days {
        now = if last.and_then(|last| last.succ_opt()) == Some(day) { now + 1 } else { 1 };
        longest = longest.max(now);
        last = Some(day);
    }
    let solved_today = last == Some(today);
    let goes_on = solved_today || last.is_some() && last == today.pred_opt();
    PuzzleStreak { days: if goes_on { now } else { 0 }, longest, today: solved_today }
}

/// Returns the game's puzzle, or `None` if there is none or it is unknown.
pub(super) fn puzzle_of(live: &LiveGame) -> Option<&'static Puzzle> {
    Puzzles::embedded().by_key(live.start.puzzle.as_deref()?)
}

/// Returns the solver of a puzzle, or `None` if one of its cards no longer exists.
fn solver(puzzle: &Puzzle) -> Result<Option<Solver<'_>>, AppError> {
    Ok(puzzle.game(&book()?).ok().map(|start| puzzle.solver(&start)))
}

/// Returns the best answer of the other player, or `None` if the puzzle is over.
///
/// # Errors
/// `catalog.broken`.
pub(super) fn reply(puzzle: &Puzzle, game: &Game) -> Result<Option<Action>, AppError> {
    if puzzle.result(game).is_some() {
        return Ok(None);
    }
    Ok(solver(puzzle)?.and_then(|mut solver| solver.reply(game)))
}

/// Returns an answer that keeps the puzzle solvable.
///
/// # Errors
/// `puzzle.astray` if there is none, or the puzzle is over; `catalog.broken`.
pub(super) fn solution(puzzle: &Puzzle, game: &Game) -> Result<Action, AppError> {
    let open = puzzle.result(game).is_none();
    let found = solver(puzzle)?.filter(|_| open).and_then(|mut solver| solver.solution(game));
    found.ok_or_else(|| AppError::of(Cause::PuzzleAstray))
}

#[cfg(test)]
mod tests {
    use bots::SOLVER;

    use super::*;

    #[test]
    fn a_streak_counts_days_in_a_row_and_lasts_until_the_day_is_over() {
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let days = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-25", "2026-11-26"].map(day);
        let on = |today: &str| {
            let PuzzleStreak { days, longest, today } = streak(&days, day(today));
            (days, longest, today)
        };
        assert_eq!(on("2026-11-26"), (2, 3, true));
        assert_eq!(on("2026-11-27"), (2, 3, false));
        assert_eq!(on("2026-11-28"), (0, 3, false));
        // The clock was set back.
        assert_eq!(on("2026-11-21"), (2, 2, true));
        assert_eq!(streak(&[], day("2026-11-21")), PuzzleStreak { days: 0, longest: 0, today: false });
    }

    /// The judge's table gives a puzzle's cards the same indices as the puzzle solver. Search results apply to both.
    #[test]
    fn a_puzzle_game_starts_in_the_puzzles_position() {
        let book = book().unwrap();
        for puzzle in &Puzzles::embedded().puzzles {
            let text = serde_json::to_string(&puzzle.position).unwrap();
            let position = position::read(&text).unwrap().case.position;
            let placed = position::placed(&book, &position).unwrap().position;
            let game = Game::at(book.clone(), &placed).unwrap();
            assert_eq!(game.state.hash(), puzzle.game(&book).unwrap().state.hash(), "{}", puzzle.key);
            assert_eq!(game.question().map(|question| question.player), Some(SOLVER), "{}", puzzle.key);
        }
    }
}
