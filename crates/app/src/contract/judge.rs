//! Requests and views of the judge's table. Seats, branches, steps and options are numbered from 0.

use serde::{Deserialize, Serialize};

use super::{GameView, JudgeCase, JudgeStep, Ruling};

wire! {
    /// A warning about a position that is impossible or unlikely.
    #[derive(Eq)]
    pub struct PositionWarning {
        /// The message.
        pub words: String,
        /// The number of the rule, if any; otherwise "".
        pub rule: String,
        /// `true` if the position is impossible; nothing can be tried until this is fixed.
        pub impossible: bool,
        /// The seat of the affected side.
        pub seat: Option<u32>,
    }

    /// A pending triggered ability.
    #[derive(Eq)]
    pub struct WaitingTrigger {
        /// The ability, as text.
        pub words: String,
        /// The seat of the player who resolves it, from 0.
        pub seat: u32,
        /// `true` if it can be chosen to resolve first.
        pub choosable: bool,
    }

    /// The choice of the pending ability that resolves first.
    #[derive(Eq)]
    pub struct TriggerOrderChoice {
        /// The seat of the player who chooses, from 0.
        pub seat: u32,
        /// The reason, as text.
        pub words: String,
        /// Number of its rule, such as "7.6.10".
        pub rule: String,
    }

    /// A case after some steps of a branch.
    pub struct JudgeView {
        /// Warnings about the position.
        #[serde(rename = "oddities")]
        pub warnings: Vec<PositionWarning>,
        /// The table; `None` while the position is impossible.
        pub table: Option<GameView>,
        /// The pending triggered abilities, inner layers last.
        pub waiting: Vec<WaitingTrigger>,
        /// The choice of the ability that resolves first, if one is open.
        pub order: Option<TriggerOrderChoice>,
        /// Number of steps of the branch that could be replayed.
        pub followed: u32,
        /// The text of those steps in the current language.
        pub steps: Vec<String>,
        /// The reason no more steps could be replayed, as text; `None` if all were.
        pub problem: Option<String>,
    }

    /// A step and the resulting view.
    pub struct JudgeMove {
        /// The step.
        pub step: JudgeStep,
        /// The table after the step.
        pub view: JudgeView,
    }

    /// The information available to the adviser.
    #[derive(Copy, Eq)]
    pub enum AdvisorVisibility {
        /// Only the cards that the player may see.
        OwnSide,
        /// All cards on the table, including the order of the decks.
        Everything,
    }

    /// An evaluated answer.
    #[derive(Eq)]
    pub struct RatedAnswer {
        /// Index among the options of the open question; `None` if another player answers it.
        pub option: Option<u32>,
        /// The answer, as text.
        pub words: String,
        /// The win chance after it, in thousandths.
        pub chance: u32,
        /// Number of playouts with this answer.
        pub looked: u32,
    }

    /// The advice of a strong bot.
    #[derive(Eq)]
    pub struct JudgeAdvice {
        /// The seat advised, from 0.
        pub seat: u32,
        /// The information available to the adviser.
        pub knows: AdvisorVisibility,
        /// The answers, best first; empty if there is only one, or if simple heuristics decide.
        pub answers: Vec<RatedAnswer>,
        /// Number of playouts.
        pub games: u32,
    }

    /// A comparison of one value at the end of each branch.
    #[derive(Eq)]
    pub struct ComparisonRow {
        /// The compared value: a card, or a number of cards.
        pub what: String,
        /// The seat of the player, from 0.
        pub seat: u32,
        /// The value in the position.
        pub before: String,
        /// The value after each branch, in branch order.
        pub after: Vec<String>,
    }

    /// A saved ruling.
    #[derive(Eq)]
    pub struct StoredRuling {
        /// The ruling.
        pub ruling: Ruling,
        /// The event with this ruling in its log, if any.
        pub event: Option<u32>,
        /// The event's name; "" without an event.
        pub event_name: String,
    }

    /// A case created from a game.
    #[derive(Eq)]
    pub struct GameCase {
        /// The case, with the position from the game.
        pub case: JudgeCase,
        /// Descriptions of everything that could not be carried over.
        pub left_out: Vec<String>,
    }

    /// A file format for rulings.
    #[derive(Copy, Eq)]
    pub enum RulingFile {
        /// The case as data, for another installation of Cantina.
        Case,
        /// A report for people to read.
        Report,
    }
}
