//! Puzzles and their progress.

use serde::{Deserialize, Serialize};

use super::CardFace;

wire! {
    /// The goal of a puzzle.
    #[derive(Copy, Eq)]
    pub enum PuzzleGoal {
        /// Win before the regroup phase.
        Win,
        /// Do not lose before the regroup phase.
        Hold,
    }

    /// The state of a puzzle.
    #[derive(Copy, Eq)]
    pub enum PuzzleState {
        /// It can still be solved.
        Open,
        /// It can no longer be solved against the best answers.
        Astray,
        /// It is solved.
        Solved,
        /// It was not solved.
        Missed,
    }

    /// The kind of a right first answer.
    #[derive(Copy, Eq)]
    pub enum PuzzleThemeName {
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

    /// Days in a row with a solved puzzle.
    #[derive(Copy, Eq)]
    pub struct PuzzleStreak {
        /// Number of days up to today, or up to yesterday while none is solved today.
        pub days: u32,
        /// The longest streak so far.
        pub longest: u32,
        /// `true` if a puzzle was solved today.
        pub today: bool,
    }

    /// A puzzle in the list of all.
    pub struct PuzzleLine {
        /// The key, which does not depend on the position in the list.
        pub key: String,
        /// The number in the list, from 1.
        pub number: u32,
        /// The goal.
        pub goal: PuzzleGoal,
        /// Maximum number of actions that the winner needs: the solver, or an unopposed opponent.
        pub actions: u32,
        /// The difficulty, from 1 (easy) to 3 (hard).
        pub difficulty: u32,
        /// The kinds of the right first answers. They give part of the solution away.
        pub themes: Vec<PuzzleThemeName>,
        /// `true` if it has been solved before.
        pub solved: bool,
        /// The solver's leader.
        pub own: Option<CardFace>,
        /// The opponent's leader.
        pub other: Option<CardFace>,
        /// The position for a small picture: the solver's side, then the opponent's.
        pub board: Vec<PuzzleSide>,
    }

    /// A side of a puzzle's position.
    #[derive(Eq)]
    pub struct PuzzleSide {
        /// Remaining HP of the base.
        pub hp: i32,
        /// Number of cards in hand.
        pub hand: u32,
        /// The units.
        pub units: Vec<PuzzleUnit>,
    }

    /// A unit of a puzzle's position.
    #[derive(Copy, Eq)]
    pub struct PuzzleUnit {
        /// `true` in space, `false` on the ground.
        pub space: bool,
        /// `true` if it is exhausted.
        pub exhausted: bool,
        /// `true` if it has Sentinel.
        pub sentinel: bool,
        /// Current power.
        pub power: i32,
        /// Remaining HP.
        pub hp: i32,
    }

    /// The puzzle of a game.
    #[derive(Eq)]
    pub struct PuzzleView {
        /// The key.
        pub key: String,
        /// The number in the list, from 1.
        pub number: u32,
        /// The goal.
        pub goal: PuzzleGoal,
        /// Maximum number of actions that the winner needs.
        pub actions: u32,
        /// The state in this game.
        pub state: PuzzleState,
        /// The key of the next unsolved puzzle, or of the next puzzle if all are solved.
        pub next: String,
    }
}
