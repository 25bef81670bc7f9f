//! Tournaments as append-only lists of operations, with pairings, scoring and tiebreakers.
//!
//! Invariants:
//! - This crate knows nothing about cards.
//! - No I/O, no clock, no hidden randomness; the seed of each random decision is stored with its round.
//! - Nothing is deleted; undo appends an operation.
//!
//! # Main types
//!
//! - [`Tournament`] is the state of an event. [`Tournament::apply`] applies an [`Operation`] or rejects it, and
//!   [`Tournament::fold`] replays a list of them.
//! - [`Tournament::pair_next`] computes a [`PairingPlan`] with a reason for each pairing.
//! - [`Tournament::standings`] ranks the players by the tiebreakers of the [`Profile`].
//! - [`league_standings`] adds up the points of several events.
//!
//! # Example
//!
//! Play three Swiss rounds and print the standings:
//!
//! ```
//! use tournament::{MatchResult, Operation, PlayerId, Profile, Tournament};
//!
//! let mut event = Tournament::new(Profile::all()[0].clone());
//! for (number, name) in (1..).zip(["Ada", "Ben", "Cleo", "Dan"]) {
//!     event.apply(&Operation::Register { player: PlayerId(number), name: name.into() })?;
//! }
//! for round in 1..=3 {
//!     let plan = event.pair_next(7)?;
//!     event.apply(&plan.clone().into_operation())?;
//!     for table in plan.tables {
//!         let result = MatchResult::Games { a: 2, b: 0, drawn: 0 };
//!         event.apply(&Operation::Result { round, table: table.table, result })?;
//!     }
//! }
//! let standings = event.standings();
//! for line in &standings {
//!     println!("{}. player {}: {}-{}", line.rank, line.player, line.wins, line.losses);
//!     for (key, value) in &line.values {
//!         println!("   {key:?}: {}", value.text());
//!     }
//! }
//! assert_eq!((standings[0].rank, standings[0].wins), (1, 3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod bench;
pub mod document;
mod fraction;
mod league;
mod matching;
mod operation;
mod operation_error;
mod pairing;
mod player;
mod profile;
mod reason;
mod round;
mod seating;
mod side;
pub mod simulate;
mod standings;
mod state;
mod tally;
mod teams;
mod undo_history;

pub use fraction::Fraction;
pub use league::{
    Finish, LeagueKey, LeagueScore, LeagueStanding, MOST_LEAGUE_POINTS, PlacePoints, PointsProblem, PointsTable,
    league_standings,
};
pub use operation::{
    ClockAction, Game, MatchResult, Operation, PairScope, RoundKind, SeatedTable, Structure, TablePairing,
};
pub use operation_error::{FoldError, OperationError};
pub use pairing::{LookAheadReport, PairRequest, PairingPlan, PairingReport};
pub use player::{DraftPods, Player, PlayerId, Pod, RegisteredDeck};
pub use profile::{
    Confidence, CutPlaces, DeckLists, EndOfMatch, Infraction, MOST_ROUNDS, MatchWinShare, MissedRoundRule, NoWinner,
    Penalty, Points, Profile, ProfileProblem, ProfileProblemKind, RankKey, RankValue, RoundsForField, SharedPlace,
    Source, TableKey, TableScore, UnfinishedMatchRule,
};
pub use reason::{DownPairReason, Reason};
pub use round::{Extension, GameTable, Pairing, Round, RoundClock};
pub use seating::{MOST_SEATS, seat_randomly};
pub use side::Side;
pub use standings::Standing;
pub use state::{
    AuthorStamp, Bracket, BracketMatch, Consequences, CutPlan, DeckCheck, FinalPlace, LateCorrection, MOST_PLAYERS,
    NoteEntry, PairingConsequence, PenaltyAdvice, PenaltyEntry, RankChange, TableStanding, TablesPlan, Tournament,
};
pub use teams::{Team, TeamStanding};
pub use undo_history::UndoHistory;
