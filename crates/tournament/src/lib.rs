//! The event of many rounds: an append-only list of operations folded to a state; pairing, scoring, tiebreakers.
//!
//! Invariant: knows no cards. Invariant: no I/O, no clock, no hidden randomness; chance comes from a seed that is
//! written down with the round it decided. Invariant: nothing is erased; taking something back is one more operation.
//!
//! Start reading at [`Tournament::apply`]; the pairing starts at [`Tournament::pair_next`].

pub mod bench;
pub mod document;
mod fraction;
mod league;
mod matching;
mod operation;
mod pairing;
mod player;
mod profile;
mod reason;
mod refused;
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
pub use pairing::{LookAheadReport, PairRequest, PairingPlan, PairingReport};
pub use player::{DraftPods, Player, PlayerId, Pod};
pub use profile::{
    Confidence, CutPlaces, DeckLists, EndOfMatch, Infraction, MatchWinShare, MissedRound, NoWinner, Penalty, Points,
    Profile, ProfileFault, ProfileProblem, RankKey, RoundsForField, SharedPlace, Source, TableKey, TableScore,
    UnfinishedLead,
};
pub use reason::{PairedDownBecause, Reason};
pub use refused::{FoldError, Refused};
pub use seating::{MOST_SEATS, seat_randomly};
pub use standings::Standing;
pub use state::{
    Bracket, BracketMatch, Consequences, CutPlan, DeckCheck, Extension, FinalPlace, GameTable, LateCorrection,
    MOST_PLAYERS, MOST_ROUNDS, NoteEntry, Pairing, PairingConsequence, PenaltyAdvice, PenaltyEntry, RankChange, Round,
    RoundClock, Stamp, TableStanding, TablesPlan, Tournament,
};
