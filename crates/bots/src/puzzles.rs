//! Puzzles: positions from games. The player to act can win before the regroup phase, or has one way not to lose.
//!
//! No solution depends on a hidden card. The solver sits at seat 0 and sees everything that matters: the other player
//! has no hand, and facedown cards are plain cards. State of the original game that a position cannot hold (lasting
//! effects, the history of the phase) is missing from the puzzle; every puzzle was solved without it.
//!
//! Invariant: the same data gives the same puzzles; a puzzle is identified by its key, not by its index.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use model::CardType;
use rules::{Action, CardBook, Game, Outcome, Phase, Position, PositionError, Seat};
use serde::{Deserialize, Serialize};

use crate::{ForcedWin, ForcedWinProblem};

/// Seat of the person who solves a puzzle.
pub const SOLVER: Seat = Seat(0);
/// The other player.
const OTHER: Seat = Seat(1);

/// Limit of answers to try when determining the standing of a puzzle. The searches at generation needed fewer.
const PATIENCE: u32 = 60_000;

/// All puzzles, with the parameters they were generated with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzles {
    /// The command that generated them.
    pub command: String,
    /// Seed of the RNG.
    pub seed: u64,
    /// Number of games played.
    pub games: u64,
    /// Number of games left out because they did not end.
    pub left_out: u64,
    /// Number of positions examined.
    pub looked_at: u64,
    /// The puzzles: easy ones first, then those with fewer actions.
    pub puzzles: Vec<Puzzle>,
}

/// The goal of a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// Win before the regroup phase.
    Win,
    /// Do not lose before the regroup phase.
    Hold,
}

/// A position with a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Unique key.
    pub key: String,
    /// Keys of removed puzzles with the same position. Saved games still refer to them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub duplicates: Vec<String>,
    /// The goal of the solver.
    pub goal: Goal,
    /// Maximum number of actions that the winner needs. For [`Goal::Hold`] it is the other player, if nothing prevents
    /// the win.
    pub actions: u8,
    /// The first answers that reach the goal, one of each kind.
    #[serde(with = "answers")]
    pub answers: Vec<Action>,
    /// Number of kinds of first answers.
    pub among: u16,
    /// The position, in the format of the judge's table.
    pub position: Position,
}

/// The kind of a right first answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleTheme {
    /// An event is played.
    Event,
    /// An upgrade is played, or a unit as an upgrade.
    Upgrade,
    /// A unit is played.
    Unit,
    /// An action ability is used.
    Ability,
    /// A leader is deployed.
    Deploy,
    /// A base is attacked.
    Base,
    /// A unit is attacked.
    Trade,
    /// A counter is taken.
    Initiative,
    /// The player passes.
    Pass,
}

/// Standing of a puzzle after some answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleStatus {
    /// The goal can still be reached.
    Open,
    /// The goal can no longer be reached if the other player answers well.
    Astray,
    /// The goal was reached.
    Solved,
    /// The goal was missed.
    Missed,
}

/// Result of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstMove {
    /// The goal is reached for certain.
    Does {
        /// Maximum number of the solver's actions from here; 0 for [`Goal::Hold`].
        actions: u8,
    },
    /// The goal is not reached for certain: the other player wins, or there is no proof of a win.
    Fails {
        /// Actions of the other player from here; 0 for [`Goal::Win`].
        actions: u8,
    },
    /// Unknown: the search gave up, or hidden cards or randomness decide.
    Unclear,
}

impl Puzzles {
    /// Returns the bundled puzzles. Those with an ability that a card data package removes are left out.
    pub fn embedded() -> &'static Puzzles {
        static ONCE: OnceLock<Puzzles> = OnceLock::new();
        let text = include_str!("../../../data/puzzles/puzzles.json");
        ONCE.get_or_init(|| {
            Puzzles::read(text)
                .or_else(|| Puzzles::read_known(text))
                .expect("the puzzles are bundled, and a test reads them")
        })
    }

    /// Like [`Puzzles::read`], without the puzzles that cannot be read.
    fn read_known(text: &str) -> Option<Puzzles> {
        let mut all: serde_json::Value = serde_json::from_str(text).ok()?;
        let puzzles = all.get_mut("puzzles")?.as_array_mut()?;
        puzzles.retain(|puzzle| Puzzle::deserialize(puzzle).is_ok());
        serde_json::from_value(all).ok()
    }

    /// Reads the format written by [`Puzzles::write`]. Returns `None` for any other text.
    pub fn read(text: &str) -> Option<Puzzles> {
        serde_json::from_str(text).ok()
    }

    /// Returns the puzzles as JSON, one line each. Default values are omitted from positions.
    ///
    /// # Errors
    /// Errors of the JSON serializer, which do not occur for puzzles.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        let lines: Vec<String> = self.puzzles.iter().map(line).collect::<Result<_, _>>()?;
        let head = serde_json::to_string(&Puzzles { puzzles: Vec::new(), ..self.clone() })?;
        let head = head.trim_end_matches("[]}").replace(",\"", ",\n\"");
        Ok(format!("{head}[\n{}\n]}}\n", lines.join(",\n")))
    }

    /// Returns the puzzle with this key, or with a duplicate that had it.
    pub fn by_key(&self, key: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.keys().any(|one| one == key))
    }
}

/// Returns a puzzle as one line of JSON.
fn line(puzzle: &Puzzle) -> Result<String, serde_json::Error> {
    let mut value = serde_json::to_value(puzzle)?;
    if let Some(position) = value.get_mut("position") {
        leave_out(position);
    }
    serde_json::to_string(&value)
}

/// Serialized form of answers. An ability is stored by its index in the card's text, which does not depend on other
/// texts.
mod answers {
    use rules::{AbilityName, Action, CardBook};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser};
    use serde_json::Value;

    /// JSON pointer to the ability of a used card in an action.
    const ABILITY: &str = "/use/ability";

    pub(super) fn serialize<S: Serializer>(answers: &[Action], to: S) -> Result<S::Ok, S::Error> {
        let book = CardBook::shared().map_err(ser::Error::custom)?;
        let written = answers.iter().map(|answer| {
            let mut value = serde_json::to_value(answer)?;
            if let (Action::Use { ability, .. }, Some(place)) = (answer, value.pointer_mut(ABILITY)) {
                *place = serde_json::to_value(AbilityName::of(&book, *ability))?;
            }
            Ok(value)
        });
        let written: Result<Vec<Value>, serde_json::Error> = written.collect();
        written.map_err(ser::Error::custom)?.serialize(to)
    }

    pub(super) fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Vec<Action>, D::Error> {
        let book = CardBook::shared().map_err(de::Error::custom)?;
        let read = |mut value: Value| {
            if let Some(place) = value.pointer_mut(ABILITY) {
                let name: AbilityName = serde_json::from_value(place.take())?;
                let ability = name.find(&book).ok_or_else(|| de::Error::custom(format!("no ability {name}")))?;
                *place = serde_json::to_value(ability)?;
            }
            serde_json::from_value(value)
        };
        let all: Result<Vec<Action>, serde_json::Error> = Vec::deserialize(from)?.into_iter().map(read).collect();
        all.map_err(de::Error::custom)
    }
}

/// Numbers omitted when they are 0; other numbers may be a seat.
const NOUGHTS: [&str; 4] = ["damage", "credits", "initiative", "seed"];

/// Removes default values from a position.
fn leave_out(value: &mut serde_json::Value) {
    if let serde_json::Value::Object(fields) = value {
        fields.retain(|name, value| {
            let nought = NOUGHTS.contains(&name.as_str()) && value.as_i64() == Some(0);
            let empty = value.as_array().is_some_and(Vec::is_empty);
            !(nought || empty || value.is_null() || *value == serde_json::Value::Bool(false))
        });
        fields.values_mut().for_each(leave_out);
    } else if let serde_json::Value::Array(values) = value {
        values.iter_mut().for_each(leave_out);
    }
}

impl Puzzle {
    /// Returns the game that the puzzle begins with.
    ///
    /// # Errors
    /// See [`Game::at`].
    pub fn game(&self, book: &Arc<CardBook>) -> Result<Game, PositionError> {
        let mut game = Game::at(Arc::clone(book), &self.position)?;
        game.auto = true;
        Ok(game)
    }

    /// Returns the player who tries to win before the regroup phase.
    pub fn attacker(&self) -> Seat {
        match self.goal {
            Goal::Win => SOLVER,
            Goal::Hold => OTHER,
        }
    }

    /// Returns `true` if every attack on the other base is a right first answer: attacking the base with everything, in
    /// any order, then solves the puzzle. `start` is its first position.
    pub fn is_plain_attack(&self, start: &Game) -> bool {
        let base = start.state.player(OTHER).base;
        let hits_base = |action: &&Action| matches!(action, Action::Attack { target, .. } if *target == base);
        let several = start.legal_actions().iter().filter(hits_base).nth(1).is_some();
        let kinds = self.solver(start).answers(start);
        let right = |action: &Action| self.answers.contains(action);
        self.goal == Goal::Win && several && kinds.iter().filter(hits_base).all(right)
    }

    /// Returns the kinds of the right first answers, without duplicates. `start` is the puzzle's first position.
    pub fn themes(&self, start: &Game) -> Vec<PuzzleTheme> {
        let base = start.state.player(OTHER).base;
        let theme = |action: &Action| match *action {
            Action::Play { onto, .. } if onto.is_some() => Some(PuzzleTheme::Upgrade),
            Action::Play { card, .. } => {
                let kind = start.book().def(start.state.card(card).def).kind;
                let others = [(CardType::Event, PuzzleTheme::Event), (CardType::Upgrade, PuzzleTheme::Upgrade)];
                let theme = others.into_iter().find(|(other, _)| *other == kind);
                Some(theme.map_or(PuzzleTheme::Unit, |(_, theme)| theme))
            }
            Action::Use { .. } => Some(PuzzleTheme::Ability),
            Action::Deploy(_) | Action::DeployOnto { .. } => Some(PuzzleTheme::Deploy),
            Action::Attack { target, .. } if target == base => Some(PuzzleTheme::Base),
            Action::Attack { .. } => Some(PuzzleTheme::Trade),
            Action::Take(_) => Some(PuzzleTheme::Initiative),
            Action::Pass => Some(PuzzleTheme::Pass),
            Action::Card(_)
            | Action::Player(_)
            | Action::Mode(_)
            | Action::Number(_)
            | Action::Name(_)
            | Action::Arena(_)
            | Action::Trigger(_)
            | Action::Yes
            | Action::No
            | Action::Done
            | Action::Top(_)
            | Action::Bottom(_) => None,
        };
        let themes: BTreeSet<PuzzleTheme> = self.answers.iter().filter_map(theme).collect();
        themes.into_iter().collect()
    }

    /// Returns the key and those of the removed duplicates.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.key).chain(&self.duplicates).map(String::as_str)
    }

    /// Returns the difficulty from 1 (easy) to 3 (hard). It grows with the number of actions and with the share of
    /// first answers that fail.
    pub fn difficulty(&self) -> u8 {
        let per_answer = self.among / (self.answers.len().max(1) as u16);
        let points = (u16::from(self.actions).saturating_sub(1)) * 4 + per_answer.min(20);
        match points {
            ..13 => 1,
            13..18 => 2,
            18.. => 3,
        }
    }

    /// Returns a solver for the puzzle, given its first position.
    pub fn solver(&self, start: &Game) -> Solver<'_> {
        let problem = || ForcedWinProblem::seen_by(SOLVER, self.attacker(), start);
        Solver { puzzle: self, wins: problem(), holds: problem().assume_unknown_wins() }
    }

    /// Returns `true` if the puzzle was solved in a game that began with it, `None` while it is not over. Later phases,
    /// such as the damage for an empty deck, are ignored.
    pub fn result(&self, game: &Game) -> Option<bool> {
        let round = self.position.round.unwrap_or(1);
        if game.state.phase() != Phase::Action || game.state.round() != round {
            return Some(self.goal == Goal::Hold);
        }
        game.state.outcome().map(|outcome| outcome == Outcome::Won(SOLVER))
    }
}

/// Exhaustive search in a puzzle: it proves results that hold whatever is drawn from the decks.
#[derive(Debug)]
pub struct Solver<'a> {
    puzzle: &'a Puzzle,
    /// The search for a certain win of the attacker.
    wins: ForcedWinProblem,
    /// The search that counts doubtful lines as wins of the attacker.
    holds: ForcedWinProblem,
}

impl Solver<'_> {
    /// Returns the result of an answer, trying at most `most` answers for each proof.
    pub fn first(&mut self, game: &Game, action: Action, most: u32) -> FirstMove {
        let wins = self.wins.answer(game, action, most);
        match (self.puzzle.goal, wins) {
            (_, ForcedWin::TooBig) => FirstMove::Unclear,
            (Goal::Win, ForcedWin::Win { actions }) => FirstMove::Does { actions },
            (Goal::Win, ForcedWin::No) => FirstMove::Fails { actions: 0 },
            (Goal::Hold, ForcedWin::Win { actions }) => FirstMove::Fails { actions },
            (Goal::Hold, ForcedWin::No) => match self.holds.answer(game, action, most) {
                ForcedWin::No => FirstMove::Does { actions: 0 },
                ForcedWin::Win { .. } | ForcedWin::TooBig => FirstMove::Unclear,
            },
        }
    }

    /// Returns the answers to the open question, one of each kind, the most promising first.
    pub fn answers(&self, game: &Game) -> Vec<Action> {
        self.wins.first_answers(game)
    }

    /// Returns whether the attacker has a forced win, trying at most `most` answers.
    pub fn wins(&mut self, game: &Game, most: u32) -> ForcedWin {
        self.wins.solve(game, most)
    }

    /// Returns the total number of answers tried so far.
    pub fn tried(&self) -> u64 {
        self.wins.nodes_searched() + self.holds.nodes_searched()
    }

    /// Returns the standing of a game that began with the puzzle. Results that the search cannot determine count as
    /// open.
    pub fn standing(&mut self, game: &Game) -> PuzzleStatus {
        match (self.puzzle.result(game), self.puzzle.goal) {
            (Some(true), _) => PuzzleStatus::Solved,
            (Some(false), _) => PuzzleStatus::Missed,
            (None, goal) => match (goal, self.wins.solve(game, PATIENCE)) {
                (Goal::Win, ForcedWin::No) | (Goal::Hold, ForcedWin::Win { .. }) => PuzzleStatus::Astray,
                (Goal::Win, ForcedWin::Win { .. }) | (Goal::Hold, ForcedWin::No) | (_, ForcedWin::TooBig) => {
                    PuzzleStatus::Open
                }
            },
        }
    }

    /// Returns an answer of the solver that certainly reaches the goal, preferring the fastest win. Returns `None` if
    /// there is no such answer or no open question.
    pub fn solution(&mut self, game: &Game) -> Option<Action> {
        match self.puzzle.goal {
            Goal::Win => self.wins.solve_by(game, PATIENCE).1,
            Goal::Hold => {
                let answers = self.answers(game);
                answers.into_iter().find(|action| self.holds.answer(game, *action, PATIENCE) == ForcedWin::No)
            }
        }
    }

    /// Returns the other player's answer: the longest defence, or the fastest win if there is one. Returns `None` if
    /// there is nothing to answer.
    pub fn reply(&mut self, game: &Game) -> Option<Action> {
        match self.puzzle.goal {
            Goal::Win => self.wins.best_defence(game, PATIENCE),
            Goal::Hold => {
                let wins = self.wins.solve_by(game, PATIENCE).1;
                wins.or_else(|| self.answers(game).first().copied())
            }
        }
    }
}
