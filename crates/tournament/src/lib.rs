//! Tournaments as append-only lists of operations, with pairings, scoring and tiebreakers.
//!
//! Invariant: this crate knows nothing about cards. Invariant: no I/O, no clock, no hidden randomness; the seed of each
//! random decision is stored with its round. Invariant: nothing is deleted; undo appends an operation.
//!
//! Start reading at [`Tournament::apply`]; pairing starts at [`Tournament::pair_next`].

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
mod seating;
pub mod simulate;
mod standings;
mod state;
mod tally;

pub use fraction::Fraction;
pub use league::{
    Finish, LeagueKey, LeagueScore, LeagueStanding, MOST_LEAGUE_POINTS, PlacePoints, PointsProblem, PointsTable,
    league_standings,
};
pub use operation::{
    ClockAction, Game, MatchResult, Operation, PairScope, RegisteredDeck, RoundKind, SeatedTable, Side, Structure,
    TablePairing,
};
pub use operation_error::{FoldError, OperationError};
pub use pairing::{LookAheadReport, PairRequest, PairingPlan, PairingReport};
pub use player::{DraftPods, Player, PlayerId, Pod};
pub use profile::{
    Confidence, CutPlaces, DeckLists, EndOfMatch, Infraction, MatchWinShare, MissedRoundRule, NoWinner, Penalty,
    Points, Profile, ProfileProblem, ProfileProblemKind, RankKey, RoundsForField, SharedPlace, Source, TableKey,
    TableScore, UnfinishedMatchRule,
};
pub use reason::{DownPairReason, Reason};
pub use seating::{MOST_SEATS, seat_randomly};
pub use standings::Standing;
pub use state::{
    AuthorStamp, Bracket, BracketMatch, Consequences, CutPlan, DeckCheck, Extension, FinalPlace, GameTable,
    LateCorrection, MOST_PLAYERS, MOST_ROUNDS, NoteEntry, Pairing, PairingConsequence, PenaltyAdvice, PenaltyEntry,
    RankChange, Round, RoundClock, TableStanding, TablesPlan, Tournament,
};
