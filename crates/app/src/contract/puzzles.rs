//! Puzzles and how far they are.

use serde::{Deserialize, Serialize};

use super::CardFace;

wire! {
    /// What is to be done in a puzzle.
    #[derive(Copy, Eq)]
    pub enum PuzzleGoal {
        /// Win before the regroup phase.
        Win,
        /// Do not lose before the regroup phase.
        Hold,
    }

    /// How a puzzle stands.
    #[derive(Copy, Eq)]
    pub enum PuzzleState {
        /// It can still be done.
        Open,
        /// It can no more be done, if the other player answers well.
        Astray,
        /// It is done.
        Solved,
        /// It was not done.
        Missed,
    }

    /// A puzzle in the list of all.
    pub struct PuzzleLine {
        /// What it is known by, whatever its place in the list.
        pub key: String,
        /// Its place in the list, from 1.
        pub number: u32,
        /// What is to be done.
        pub goal: PuzzleGoal,
        /// The most actions that the one who wins needs: the solver, or the other player when nothing is done about it.
        pub actions: u32,
        /// It has been solved here before.
        pub solved: bool,
        /// The leader of the one who solves it.
        pub own: Option<CardFace>,
        /// The leader of the other player.
        pub other: Option<CardFace>,
    }

    /// The puzzle that a game began with.
    #[derive(Eq)]
    pub struct PuzzleView {
        /// What it is known by.
        pub key: String,
        /// Its place in the list, from 1.
        pub number: u32,
        /// What is to be done.
        pub goal: PuzzleGoal,
        /// The most actions that the one who wins needs.
        pub actions: u32,
        /// How it stands in this game.
        pub state: PuzzleState,
        /// The next puzzle that has not been solved, by its key; the next one when all have.
        pub next: String,
    }
}
