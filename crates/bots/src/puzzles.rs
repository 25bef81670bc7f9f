//! Puzzles: positions out of games in which the player to act can win before the regroup phase, or has one way not to lose.
//!
//! Nothing in them rests on a hidden card. Whoever solves sits on seat 0 and sees all that counts: the other player has no
//! hand, and what lies face down is plain cards. What was true in the game and is not laid (effects that last, what happened
//! this phase) is not there in the puzzle; every puzzle was solved as it is laid. Invariant: the same data gives the same
//! puzzles; a puzzle is known by its key, whatever its place in the list.

use std::sync::{Arc, OnceLock};

use rules::{Action, Book, Game, Outcome, Phase, Position, PositionError, Seat};
use serde::{Deserialize, Serialize};

use crate::{Forced, Problem};

/// Whoever solves a puzzle.
pub const SOLVER: Seat = Seat(0);
/// The other player.
const OTHER: Seat = Seat(1);

/// Answers that may be tried to say how a puzzle stands: every line that was looked at when it was made was shorter.
const PATIENCE: u32 = 60_000;

/// All puzzles, and how they were made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzles {
    /// The command that made them.
    pub command: String,
    /// The seed of all chance.
    pub seed: u64,
    /// Games that were played.
    pub games: u64,
    /// Games that came to no end and were left out.
    pub left_out: u64,
    /// Positions that were looked at.
    pub looked_at: u64,
    /// The puzzles, those that take fewer actions first.
    pub puzzles: Vec<Puzzle>,
}

/// What is to be done.
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
    /// What it is known by.
    pub key: String,
    /// What is to be done.
    pub goal: Goal,
    /// The most actions that the one who wins needs: the solver's own, or the other's when nothing is done about it.
    pub actions: u8,
    /// The first answers that do it, one of each kind.
    #[serde(with = "answers")]
    pub answers: Vec<Action>,
    /// How many kinds of first answers there are.
    pub among: u16,
    /// The position, as the judge's table reads it.
    pub position: Position,
}

/// How a puzzle stands after some answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It can still be done.
    Open,
    /// It can no more be done, if the other player answers well.
    Astray,
    /// It is done.
    Solved,
    /// It was not done.
    Missed,
}

/// What an answer leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum First {
    /// The goal is reached for certain; by a win with so many more actions at most.
    Does {
        /// Actions of the solver from there; 0 for a goal that is no win.
        actions: u8,
    },
    /// It is not reached for certain: the other player wins with so many actions, or there is no proof of a win.
    Fails {
        /// Actions of the other player from there; 0 for one who only has to hold.
        actions: u8,
    },
    /// It was not found out, or hidden cards or chance decide.
    Unclear,
}

impl Puzzles {
    /// The puzzles that come with the program.
    pub fn embedded() -> &'static Puzzles {
        static ONCE: OnceLock<Puzzles> = OnceLock::new();
        ONCE.get_or_init(|| {
            Puzzles::read(include_str!("../../../data/puzzles/puzzles.json"))
                .expect("the program carries its puzzles, and a test reads them")
        })
    }

    /// Puzzles as [`Puzzles::write`] writes them; none when the text is something else.
    pub fn read(text: &str) -> Option<Puzzles> {
        serde_json::from_str(text).ok()
    }

    /// The puzzles as JSON, a line for each; what is left out of a position is as it is usually.
    ///
    /// # Errors
    /// What the writer of JSON says, which is nothing for puzzles.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        let lines: Vec<String> = self.puzzles.iter().map(line).collect::<Result<_, _>>()?;
        let head = serde_json::to_string(&Puzzles { puzzles: Vec::new(), ..self.clone() })?;
        let head = head.trim_end_matches("[]}").replace(",\"", ",\n\"");
        Ok(format!("{head}[\n{}\n]}}\n", lines.join(",\n")))
    }

    /// The puzzle of a key.
    pub fn by_key(&self, key: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.key == key)
    }
}

/// A puzzle on one line.
fn line(puzzle: &Puzzle) -> Result<String, serde_json::Error> {
    let mut value = serde_json::to_value(puzzle)?;
    if let Some(position) = value.get_mut("position") {
        leave_out(position);
    }
    serde_json::to_string(&value)
}

/// Answers as they are written: an ability by its place in the card's text, which other texts do not change.
mod answers {
    use rules::{AbilityName, Action, Book};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser};
    use serde_json::Value;

    /// Where the ability of a used card stands in the JSON of an action.
    const ABILITY: &str = "/use/ability";

    pub(super) fn serialize<S: Serializer>(answers: &[Action], to: S) -> Result<S::Ok, S::Error> {
        let book = Book::embedded().map_err(ser::Error::custom)?;
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
        let book = Book::embedded().map_err(de::Error::custom)?;
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

/// Numbers that are 0 when they are left out; others may be a seat.
const NOUGHTS: [&str; 4] = ["damage", "credits", "initiative", "seed"];

/// Leaves out of a position what is as usual.
fn leave_out(value: &mut serde_json::Value) {
    match value {
        serde_json::Value::Object(fields) => {
            fields.retain(|name, value| {
                let nought = NOUGHTS.contains(&name.as_str()) && value.as_i64() == Some(0);
                let empty = value.as_array().is_some_and(Vec::is_empty);
                !(nought || empty || value.is_null() || *value == serde_json::Value::Bool(false))
            });
            fields.values_mut().for_each(leave_out);
        }
        serde_json::Value::Array(values) => values.iter_mut().for_each(leave_out),
        serde_json::Value::Null
        | serde_json::Value::Bool(_)
        | serde_json::Value::Number(_)
        | serde_json::Value::String(_) => {}
    }
}

impl Puzzle {
    /// The game that it begins with.
    ///
    /// # Errors
    /// As [`Game::at`].
    pub fn game(&self, book: &Arc<Book>) -> Result<Game, PositionError> {
        let mut game = Game::at(Arc::clone(book), &self.position)?;
        game.auto = true;
        Ok(game)
    }

    /// The player who wants to win before the regroup phase.
    pub fn attacker(&self) -> Seat {
        match self.goal {
            Goal::Win => SOLVER,
            Goal::Hold => OTHER,
        }
    }

    /// What is asked of it, from its first position on.
    pub fn solver(&self, start: &Game) -> Solver<'_> {
        let problem = || Problem::seen_by(SOLVER, self.attacker(), start);
        Solver { puzzle: self, wins: problem(), holds: problem().doubting() }
    }

    /// Whether it was solved in a game that began with it; none while that is not over. What comes after the action phase, such
    /// as the damage for an empty deck, decides nothing.
    pub fn result(&self, game: &Game) -> Option<bool> {
        let round = self.position.round.unwrap_or(1);
        if game.state.phase != Phase::Action || game.state.round != round {
            return Some(self.goal == Goal::Hold);
        }
        game.state.outcome.map(|outcome| outcome == Outcome::Won(SOLVER))
    }
}

/// The exhaustive search in a puzzle: for what can be proved, whatever is drawn from the decks.
#[derive(Debug)]
pub struct Solver<'a> {
    puzzle: &'a Puzzle,
    /// Whether the attacker wins for certain.
    wins: Problem,
    /// Whether the attacker wins where there is doubt.
    holds: Problem,
}

impl Solver<'_> {
    /// Whether the goal is reached for certain by an answer, and whether it is missed for certain; at most `most` answers are
    /// tried for each.
    pub fn first(&mut self, game: &Game, action: Action, most: u32) -> First {
        let wins = self.wins.answer(game, action, most);
        match (self.puzzle.goal, wins) {
            (_, Forced::TooBig) => First::Unclear,
            (Goal::Win, Forced::Win { actions }) => First::Does { actions },
            (Goal::Win, Forced::No) => First::Fails { actions: 0 },
            (Goal::Hold, Forced::Win { actions }) => First::Fails { actions },
            (Goal::Hold, Forced::No) => match self.holds.answer(game, action, most) {
                Forced::No => First::Does { actions: 0 },
                Forced::Win { .. } | Forced::TooBig => First::Unclear,
            },
        }
    }

    /// The answers to the open question, one of each kind, the most promising first.
    pub fn answers(&self, game: &Game) -> Vec<Action> {
        self.wins.first_answers(game)
    }

    /// Whether the attacker wins for certain; at most `most` answers are tried.
    pub fn wins(&mut self, game: &Game, most: u32) -> Forced {
        self.wins.solve(game, most)
    }

    /// How many answers were tried for all that was asked so far.
    pub fn tried(&self) -> u64 {
        self.wins.tried() + self.holds.tried()
    }

    /// How it stands in a game that began with it. What cannot be found out counts as open.
    pub fn standing(&mut self, game: &Game) -> Standing {
        match (self.puzzle.result(game), self.puzzle.goal) {
            (Some(true), _) => Standing::Solved,
            (Some(false), _) => Standing::Missed,
            (None, goal) => match (goal, self.wins.solve(game, PATIENCE)) {
                (Goal::Win, Forced::No) | (Goal::Hold, Forced::Win { .. }) => Standing::Astray,
                (Goal::Win, Forced::Win { .. }) | (Goal::Hold, Forced::No) | (_, Forced::TooBig) => Standing::Open,
            },
        }
    }

    /// An answer of the solver that does it for certain, one that wins soonest. None when there is none, or nothing is asked.
    pub fn solution(&mut self, game: &Game) -> Option<Action> {
        match self.puzzle.goal {
            Goal::Win => self.wins.solve_by(game, PATIENCE).1,
            Goal::Hold => {
                let answers = self.answers(game);
                answers.into_iter().find(|action| self.holds.answer(game, *action, PATIENCE) == Forced::No)
            }
        }
    }

    /// What the other player answers: what holds longest, or what wins soonest. None when there is nothing to answer.
    pub fn reply(&mut self, game: &Game) -> Option<Action> {
        match self.puzzle.goal {
            Goal::Win => self.wins.resists(game, PATIENCE),
            Goal::Hold => {
                let wins = self.wins.solve_by(game, PATIENCE).1;
                wins.or_else(|| self.answers(game).first().copied())
            }
        }
    }
}
