//! The state of an event, computed from its operations.
//!
//! The files of this module form a cycle of calls, because [`Tournament`] applies each operation through the file of
//! its subject, and those need the players and rounds that it holds. Subjects need each other where the rules of events
//! do: a round of the top cut is seated by the standings, a dropped player or a penalty changes the current round, and
//! the effects of a correction are those of a replay of all operations.

mod clock;
mod consequences;
mod cut;
mod judging;
mod merge;
mod players;
mod rounds;
mod setup;
mod standings;
mod standings_history;
mod tables;

use std::collections::HashMap;
use std::sync::Arc;

pub use consequences::{Consequences, PairingConsequence, RankChange};
pub use cut::{Bracket, BracketMatch, CutPlan, FinalPlace};
pub use judging::{DeckCheck, NoteEntry, PenaltyAdvice, PenaltyEntry};
pub use rounds::LateCorrection;
pub use tables::{TableStanding, TablesPlan};

use crate::profile::MissedRoundRule;
use crate::round::{Round, RoundClock};
use crate::tally::{self, Attendance, Tally};
use crate::{DraftPods, FoldError, Operation, OperationError, Player, PlayerId, Pod, Profile, Structure, UndoHistory};

/// Maximum number of players in an event.
pub const MOST_PLAYERS: u32 = 8192;

/// The author and time of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuthorStamp {
    /// The author's name, as entered.
    pub by: String,
    /// The time, in milliseconds since 1970 (UTC).
    pub at: i64,
}

/// The state computed from all operations that are not undone.
#[derive(Debug, Clone)]
struct State {
    profile: Arc<Profile>,
    structure: Structure,
    players: Vec<Player>,
    places: HashMap<PlayerId, u32>,
    drafts: Vec<DraftPods>,
    rounds: Vec<Round>,
    planned_rounds: Option<u16>,
    late_corrections: Vec<LateCorrection>,
    /// Rulings on single missed rounds, by player index and round.
    missed: HashMap<(u32, u16), MissedRoundRule>,
    bracket: Option<Bracket>,
    penalties: Vec<PenaltyEntry>,
    checks: Vec<DeckCheck>,
    notes: Vec<NoteEntry>,
    first_table: u16,
    missing_tables: Vec<u16>,
    /// `true` if the lists of players who register from now on are locked.
    decks_locked: bool,
    /// Merged entries and their targets; the numbers of merged entries stay taken.
    merged: Vec<(PlayerId, PlayerId)>,
    /// The clock of the deck-building time, once started.
    deck_clock: Option<RoundClock>,
}

impl State {
    fn new(profile: Profile) -> State {
        State {
            profile: Arc::new(profile),
            structure: Structure::default(),
            players: Vec::new(),
            places: HashMap::new(),
            drafts: Vec::new(),
            rounds: Vec::new(),
            planned_rounds: None,
            late_corrections: Vec::new(),
            missed: HashMap::new(),
            bracket: None,
            penalties: Vec::new(),
            checks: Vec::new(),
            notes: Vec::new(),
            first_table: 1,
            missing_tables: Vec::new(),
            decks_locked: false,
            merged: Vec::new(),
            deck_clock: None,
        }
    }
}

/// An event: its list of operations and the state computed from them.
#[derive(Debug, Clone)]
pub struct Tournament {
    /// The profile at the start of the event.
    first_profile: Arc<Profile>,
    operations: Vec<Operation>,
    /// The author and time of each operation, if known.
    stamps: Vec<Option<AuthorStamp>>,
    /// The operations that are not undone.
    history: UndoHistory<()>,
    state: State,
}

impl Tournament {
    /// Creates an event without operations.
    pub fn new(profile: Profile) -> Tournament {
        let state = State::new(profile);
        Tournament {
            first_profile: Arc::clone(&state.profile),
            operations: Vec::new(),
            stamps: Vec::new(),
            history: UndoHistory::default(),
            state,
        }
    }

    /// Applies and appends an operation.
    ///
    /// # Errors
    /// Returns the reason if the operation is not possible; the event is then unchanged.
    pub fn apply(&mut self, operation: &Operation) -> Result<(), OperationError> {
        self.apply_stamped(operation, None)
    }

    /// Applies and appends an operation with its author and time.
    ///
    /// # Errors
    /// Returns the reason if the operation is not possible; the event is then unchanged.
    pub fn apply_stamped(&mut self, operation: &Operation, stamp: Option<AuthorStamp>) -> Result<(), OperationError> {
        self.apply_one(operation, stamp, false)
    }

    /// Applies and appends an operation to the same step as the one before it. One undo reverts both.
    ///
    /// # Errors
    /// Returns the reason if the operation is not possible; the event is then unchanged.
    pub fn apply_part(&mut self, operation: &Operation, stamp: Option<AuthorStamp>) -> Result<(), OperationError> {
        self.apply_one(operation, stamp, true)
    }

    fn apply_one(
        &mut self,
        operation: &Operation,
        stamp: Option<AuthorStamp>,
        part: bool,
    ) -> Result<(), OperationError> {
        if *operation == Operation::Undo {
            self.history.undo().ok_or(OperationError::NothingToUndo)?;
            self.state = self.replayed()?;
        } else {
            self.state.apply(operation)?;
            if part { self.history.push_part(()) } else { self.history.push(()) }
        }
        self.operations.push(operation.clone());
        self.stamps.push(stamp);
        Ok(())
    }

    /// Returns the indices (from 0) of the operations that the next undo reverts, oldest first. They are the latest
    /// step that is not undone.
    pub fn last_step(&self) -> Vec<usize> {
        self.history.last_step().collect()
    }

    /// Recomputes the state from the operations that are not undone. They are a prefix of a valid list, so they are
    /// valid.
    fn replayed(&self) -> Result<State, OperationError> {
        let base = State::new((*self.first_profile).clone());
        self.history.replay(base, |state, index, ()| state.apply(&self.operations[index]))
    }

    /// Computes the event from a list of operations.
    ///
    /// # Errors
    /// Returns the index of the first operation that is not possible, and the reason.
    pub fn fold<'a>(
        profile: Profile,
        operations: impl IntoIterator<Item = &'a Operation>,
    ) -> Result<Tournament, FoldError> {
        let mut tournament = Tournament::new(profile);
        for (index, operation) in operations.into_iter().enumerate() {
            tournament.apply(operation).map_err(|refused| FoldError { index, refused })?;
        }
        Ok(tournament)
    }

    /// Returns the current rules profile.
    pub fn profile(&self) -> &Profile {
        &self.state.profile
    }

    /// Returns the structure of the event.
    pub fn structure(&self) -> Structure {
        self.state.structure
    }

    /// Returns the author and time of the operation at this index (from 0), if known.
    pub fn stamp(&self, index: usize) -> Option<&AuthorStamp> {
        self.stamps.get(index)?.as_ref()
    }

    /// Returns the lowest table number in the room, and the numbers above it that do not exist.
    pub fn room(&self) -> (u16, &[u16]) {
        (self.state.first_table, &self.state.missing_tables)
    }

    /// Returns all operations, oldest first, including undone ones.
    pub fn operations(&self) -> &[Operation] {
        &self.operations
    }

    /// Returns all players in registration order, including those who dropped.
    pub fn players(&self) -> &[Player] {
        &self.state.players
    }

    /// Returns the player with this number, if there is one.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.place(id).map(|place| &self.state.players[place])
    }

    /// Returns the players who take part, in registration order.
    pub fn active(&self) -> impl Iterator<Item = &Player> {
        self.state.players.iter().filter(|player| !player.is_dropped())
    }

    pub(crate) fn place(&self, id: PlayerId) -> Option<usize> {
        self.state.places.get(&id).map(|place| *place as usize)
    }

    /// Returns the current pods, pod 1 first; empty before seats are drawn.
    pub fn pods(&self) -> &[Pod] {
        self.state.drafts.last().map_or(&[], |draft| &draft.pods)
    }

    /// Returns the pods of all drafts, oldest first. Drawing seats after a round starts a new draft.
    pub fn drafts(&self) -> &[DraftPods] {
        &self.state.drafts
    }

    /// Returns the rounds paired so far.
    pub fn rounds(&self) -> &[Round] {
        &self.state.rounds
    }

    /// Returns the round with this number, if there is one.
    pub fn round(&self, number: u16) -> Option<&Round> {
        self.state.rounds.get(usize::from(number).checked_sub(1)?)
    }

    /// Returns the number of rounds that the organiser planned, or `None` if it was not set.
    pub fn planned_rounds(&self) -> Option<u16> {
        self.state.planned_rounds
    }

    /// Returns the recommended number of rounds for this many players.
    pub fn recommended_rounds(players: usize, profile: &Profile) -> u16 {
        profile.rounds_for(players)
    }

    /// Returns the clock of the deck-building time, once started.
    pub fn deck_clock(&self) -> Option<RoundClock> {
        self.state.deck_clock
    }

    /// Returns the index (from 0) of the latest operation that is not undone, if any.
    pub fn last_operation(&self) -> Option<usize> {
        self.history.last_index()
    }

    /// Returns `true` if the operation at this index (from 0) is undone.
    pub fn is_undone(&self, index: usize) -> bool {
        self.history.is_undone(index)
    }

    /// Returns the results that were corrected after a later round was paired, oldest first.
    pub fn late_corrections(&self) -> &[LateCorrection] {
        &self.state.late_corrections
    }

    /// Returns the rounds that each player was expected to play, and the rulings about missed rounds.
    fn attendance(&self) -> Attendance<'_> {
        let paired = self.state.rounds.len() as u16;
        let takes_part = |player: &Player| if player.is_dropped() { 0 } else { paired };
        let mut until: Vec<u16> = self.state.players.iter().map(takes_part).collect();
        for round in &self.state.rounds {
            for place in round.places() {
                until[place as usize] = until[place as usize].max(round.number);
            }
        }
        let entered = self.state.players.iter().map(|player| player.entered_in_round).collect();
        Attendance { until, entered, ruled: &self.state.missed }
    }

    /// Returns the tally of each player, by player index, after all rounds before a top cut.
    pub(crate) fn tallies(&self) -> Vec<Tally> {
        self.walk(|_, _| {})
    }

    /// Calls `see` with each round and the tallies before it.
    pub(crate) fn walk(&self, see: impl FnMut(&Round, &[Tally])) -> Vec<Tally> {
        tally::walk(self.profile(), &self.state.rounds, &self.attendance(), see)
    }

    /// Returns the matches won, lost and drawn by one player, as in [`Tournament::standings`] but without those of the
    /// others. Returns `None` if there is no such player.
    pub fn record_of(&self, player: PlayerId) -> Option<(u32, u32, u32)> {
        self.record_after(player, &self.state.rounds)
    }

    /// Returns the matches won, lost and drawn by one player before this round, as in [`Tournament::records_before`].
    pub fn record_before(&self, player: PlayerId, round: u16) -> Option<(u32, u32, u32)> {
        let before = self.state.rounds.partition_point(|other| other.number < round);
        self.record_after(player, &self.state.rounds[..before])
    }

    fn record_after(&self, player: PlayerId, rounds: &[Round]) -> Option<(u32, u32, u32)> {
        let tally = tally::of_one(self.profile(), rounds, &self.attendance(), self.place(player)?);
        Some((tally.wins, tally.losses, tally.draws))
    }

    /// Returns the matches won, lost and drawn by each player before this round.
    pub fn records_before(&self, round: u16) -> HashMap<PlayerId, (u32, u32, u32)> {
        let before = self.state.rounds.partition_point(|other| other.number < round);
        self.records(&tally::walk(self.profile(), &self.state.rounds[..before], &self.attendance(), |_, _| {}))
    }

    /// Returns the records before each round, in the order of the rounds: the same as [`Tournament::records_before`] of
    /// each, in one pass.
    pub fn records_before_each_round(&self) -> Vec<HashMap<PlayerId, (u32, u32, u32)>> {
        let rounds = &self.state.rounds;
        let mut all = Vec::with_capacity(rounds.len());
        let last = tally::walk(self.profile(), rounds, &self.attendance(), |round, tallies| {
            // Rounds of a cut are not counted. They have the tallies of the next counted round.
            while rounds.get(all.len()).is_some_and(|next| next.number <= round.number) {
                all.push(self.records(tallies));
            }
        });
        while all.len() < rounds.len() {
            all.push(self.records(&last));
        }
        all
    }

    fn records(&self, tallies: &[Tally]) -> HashMap<PlayerId, (u32, u32, u32)> {
        let record = |(player, tally): (&Player, &Tally)| (player.id, (tally.wins, tally.losses, tally.draws));
        self.state.players.iter().zip(tallies).map(record).collect()
    }
}

fn check_name(name: &str) -> Result<(), OperationError> {
    if name.trim().is_empty() { Err(OperationError::EmptyName) } else { Ok(()) }
}

/// Rejects an empty reason.
fn check_note(note: &str) -> Result<(), OperationError> {
    if note.trim().is_empty() { Err(OperationError::NoNote) } else { Ok(()) }
}

impl State {
    fn apply(&mut self, operation: &Operation) -> Result<(), OperationError> {
        match operation {
            Operation::Register { player, name } => self.register(*player, name),
            Operation::Rename { player, name } => {
                check_name(name)?;
                self.player_mut(*player)?.name.clone_from(name);
                Ok(())
            }
            Operation::Seat { pods } => self.seat(pods),
            Operation::PlanRounds { rounds } => self.plan_rounds(*rounds),
            Operation::Pair { round, seed, scope, tables, kind } => self.pair(*round, *seed, *scope, tables, *kind),
            Operation::RePair { round, seed, scope, tables, note } => self.re_pair(*round, *seed, *scope, tables, note),
            Operation::DeleteRound { round, note } => self.delete_round(*round, note),
            Operation::Result { round, table, result } => self.enter_result(*round, *table, *result),
            Operation::Games { round, table, bans, games } => self.enter_games(*round, *table, *bans, games),
            Operation::Merge { player, into, note } => self.merge(*player, *into, note),
            Operation::Drop { player } => self.drop_player(*player),
            Operation::Reenter { player } => self.reenter(*player),
            Operation::Structure { structure } => self.set_structure(*structure),
            Operation::SetProfile { profile } => self.set_profile(profile),
            Operation::Missed { player, round, counts } => self.set_missed_round(*player, *round, *counts),
            Operation::DeclareBye { player, round, note: _ } => self.declare_bye(*player, *round),
            Operation::WithdrawBye { player, round } => self.withdraw_bye(*player, *round),
            Operation::Room { first, missing } => self.set_room(*first, missing),
            Operation::FixTable { player, table } => self.fix_table(*player, *table),
            Operation::Penalize { player, infraction, penalty, round, note } => {
                self.penalize(*player, infraction, *penalty, *round, note)
            }
            Operation::WithdrawPenalty { penalty, note } => self.withdraw_penalty(*penalty, note),
            Operation::Clock { round, action, at } => self.touch_clock(*round, *action, *at),
            Operation::Extend { round, table, seconds, note } => self.extend(*round, *table, *seconds, note),
            Operation::Note { text, player, round, table } => self.add_note(text, *player, *round, *table),
            Operation::DrawChecks { round, tables, seed } => self.draw_checks(*round, tables, *seed),
            Operation::CheckDeck { round, player, matches, note } => self.check_deck(*round, *player, *matches, note),
            Operation::RegisterDeck { player, deck } => self.register_deck(*player, deck),
            Operation::LockDecks { players, locked, note: _ } => self.lock_decks(players, *locked),
            Operation::StartCut { size, seeds } => self.start_cut(*size, seeds),
            Operation::PairTables { round, seed, tables, byes } => self.pair_tables(*round, *seed, tables, byes),
            Operation::TableResult { round, table, hp } => self.table_result(*round, *table, hp),
            Operation::RePairTables { round, seed, tables, byes, note } => {
                self.re_pair_tables(*round, *seed, tables, byes, note)
            }
            Operation::Absent { round, player } => self.mark_absent(*round, *player),
            // Undo never reaches this point: `Tournament::apply` refolds the remaining operations instead.
            Operation::Undo => Err(OperationError::NothingToUndo),
        }
    }

    fn place(&self, id: PlayerId) -> Result<u32, OperationError> {
        self.places.get(&id).copied().ok_or(OperationError::UnknownPlayer { player: id })
    }

    fn player_mut(&mut self, id: PlayerId) -> Result<&mut Player, OperationError> {
        let place = self.place(id)?;
        Ok(&mut self.players[place as usize])
    }

    fn newest(&self) -> u16 {
        self.rounds.len() as u16
    }
}

/// Maximum number of missing table numbers in a room.
const MOST_TABLE_GAPS: u16 = 1000;

impl Tournament {
    /// Returns an error if no round can be paired now.
    pub(crate) fn check_can_pair(&self) -> Result<(), OperationError> {
        self.state.check_can_pair()
    }

    /// Returns the event without its current round, with its current players.
    pub(crate) fn without_current_round(&self) -> Tournament {
        let mut before = self.clone();
        before.state.rounds.pop();
        before
    }
}
