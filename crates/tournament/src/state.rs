//! The event as its operations tell it.

use std::collections::{HashMap, HashSet};

use crate::tally::{self, Tally};
use crate::{
    FoldError, MOST_SEATS, MatchResult, Operation, Player, PlayerId, Pod, Profile, Reason, Refused, TablePairing,
};

/// The most players of an event.
pub const MOST_PLAYERS: u32 = 8192;
/// The most rounds of an event.
pub const MOST_ROUNDS: u16 = 64;
/// The most drawn games of a match.
const MOST_DRAWN: u8 = 9;

/// A round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Its number, from 1.
    pub number: u16,
    /// The seed that decided what was left to chance.
    pub seed: u64,
    /// Whether players were to meet inside their pods.
    pub within_pods: bool,
    /// Its tables, table 1 first.
    pub pairings: Vec<Pairing>,
}

impl Round {
    /// Whether every table has a result.
    pub fn is_finished(&self) -> bool {
        self.pairings.iter().all(|pairing| pairing.result.is_some())
    }
}

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// The table's number, from 1.
    pub table: u16,
    /// The first player.
    pub a: PlayerId,
    /// The second player; none for a bye.
    pub b: Option<PlayerId>,
    /// Why they meet.
    pub reasons: Vec<Reason>,
    /// The result, once it is in; a bye has it at once.
    pub result: Option<MatchResult>,
    /// Where A stands in the list of players.
    pub(crate) a_place: u32,
    /// Where B stands in the list of players.
    pub(crate) b_place: Option<u32>,
}

/// A result that was corrected after a later round had been paired by it: that pairing stands, and may no longer be
/// the one that the results would give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LateCorrection {
    /// The round of the result.
    pub round: u16,
    /// Its table.
    pub table: u16,
    /// What it was.
    pub was: MatchResult,
    /// What it is.
    pub is: MatchResult,
    /// The newest round that was paired when it was corrected.
    pub paired_until: u16,
}

/// What the operations that are not taken back have led to.
#[derive(Debug, Clone, Default)]
struct State {
    players: Vec<Player>,
    places: HashMap<PlayerId, u32>,
    pods: Vec<Pod>,
    rounds: Vec<Round>,
    planned_rounds: Option<u16>,
    late_corrections: Vec<LateCorrection>,
}

/// An event: the list of its operations, and what they have led to.
#[derive(Debug, Clone)]
pub struct Tournament {
    profile: Profile,
    operations: Vec<Operation>,
    /// For each operation whether it is taken back.
    undone: Vec<bool>,
    /// The operations that stand, oldest first; undo takes from the end.
    standing: Vec<usize>,
    state: State,
}

impl Tournament {
    /// An event in which nothing has happened.
    pub fn new(profile: Profile) -> Tournament {
        Tournament {
            profile,
            operations: Vec::new(),
            undone: Vec::new(),
            standing: Vec::new(),
            state: State::default(),
        }
    }

    /// Adds an operation.
    ///
    /// # Errors
    /// When it is not possible; nothing has changed then.
    pub fn apply(&mut self, operation: &Operation) -> Result<(), Refused> {
        if *operation == Operation::Undo {
            let newest = self.standing.pop().ok_or(Refused::NothingToUndo)?;
            self.undone[newest] = true;
            self.state = self.replayed()?;
        } else {
            self.state.apply(&self.profile, operation)?;
            self.standing.push(self.operations.len());
        }
        self.operations.push(operation.clone());
        self.undone.push(false);
        Ok(())
    }

    /// The state of the operations that stand. They are a first part of a list that was possible, so they are too.
    fn replayed(&self) -> Result<State, Refused> {
        let mut state = State::default();
        for index in &self.standing {
            state.apply(&self.profile, &self.operations[*index])?;
        }
        Ok(state)
    }

    /// The event that these operations tell.
    ///
    /// # Errors
    /// The first operation that is not possible, and why.
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

    /// The rules profile.
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// Every operation, oldest first, those taken back among them.
    pub fn operations(&self) -> &[Operation] {
        &self.operations
    }

    /// Every player in the order of registration, those who left among them.
    pub fn players(&self) -> &[Player] {
        &self.state.players
    }

    /// The player with this number.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.place(id).map(|place| &self.state.players[place])
    }

    /// The players who take part, in the order of registration.
    pub fn active(&self) -> impl Iterator<Item = &Player> {
        self.state.players.iter().filter(|player| !player.is_dropped())
    }

    pub(crate) fn place(&self, id: PlayerId) -> Option<usize> {
        self.state.places.get(&id).map(|place| *place as usize)
    }

    /// The pods, pod 1 first; none before seats are drawn.
    pub fn pods(&self) -> &[Pod] {
        &self.state.pods
    }

    /// The rounds paired so far.
    pub fn rounds(&self) -> &[Round] {
        &self.state.rounds
    }

    /// The round with this number.
    pub fn round(&self, number: u16) -> Option<&Round> {
        self.state.rounds.get(usize::from(number).checked_sub(1)?)
    }

    /// How many rounds the organiser planned; none if nothing was said.
    pub fn planned_rounds(&self) -> Option<u16> {
        self.state.planned_rounds
    }

    /// How many rounds suit this many players.
    pub fn recommended_rounds(players: usize, profile: &Profile) -> u16 {
        profile.rounds_for(players)
    }

    /// The place (from 0) of the operation that the next undo takes back.
    pub fn last_operation(&self) -> Option<usize> {
        self.standing.last().copied()
    }

    /// Whether the operation at this place (from 0) is taken back.
    pub fn is_undone(&self, index: usize) -> bool {
        self.undone.get(index).copied().unwrap_or(false)
    }

    /// Results corrected after a later round had been paired by them, oldest first.
    pub fn late_corrections(&self) -> &[LateCorrection] {
        &self.state.late_corrections
    }

    /// Up to which round absence counts as missing, for each player.
    fn present_until(&self) -> Vec<u16> {
        let paired = self.state.rounds.len() as u16;
        let takes_part = |player: &Player| if player.is_dropped() { 0 } else { paired };
        let mut until: Vec<u16> = self.state.players.iter().map(takes_part).collect();
        for round in &self.state.rounds {
            for place in round.pairings.iter().flat_map(|pairing| [Some(pairing.a_place), pairing.b_place]).flatten() {
                until[place as usize] = until[place as usize].max(round.number);
            }
        }
        until
    }

    /// What each player has done, after all rounds.
    pub(crate) fn tallies(&self) -> Vec<Tally> {
        self.walk(|_, _| {})
    }

    /// Shows each round with the tallies before it.
    pub(crate) fn walk(&self, see: impl FnMut(&Round, &[Tally])) -> Vec<Tally> {
        tally::walk(self.state.players.len(), &self.profile, &self.state.rounds, &self.present_until(), see)
    }

    /// Every player's matches won, lost and drawn before this round.
    pub fn records_before(&self, round: u16) -> HashMap<PlayerId, (u32, u32, u32)> {
        let before = self.state.rounds.partition_point(|other| other.number < round);
        let (players, rounds) = (&self.state.players, &self.state.rounds[..before]);
        let tallies = tally::walk(players.len(), &self.profile, rounds, &self.present_until(), |_, _| {});
        let record = |(player, tally): (&Player, &Tally)| (player.id, (tally.wins, tally.losses, tally.draws));
        players.iter().zip(&tallies).map(record).collect()
    }
}

fn check_name(name: &str) -> Result<(), Refused> {
    if name.trim().is_empty() { Err(Refused::EmptyName) } else { Ok(()) }
}

impl State {
    fn apply(&mut self, profile: &Profile, operation: &Operation) -> Result<(), Refused> {
        match operation {
            Operation::Register { player, name } => self.register(*player, name),
            Operation::Rename { player, name } => {
                check_name(name)?;
                self.player(*player)?.name.clone_from(name);
                Ok(())
            }
            Operation::Seat { pods } => self.seat(pods),
            Operation::PlanRounds { rounds } => self.plan_rounds(*rounds),
            Operation::Pair { round, seed, within_pods, tables } => self.pair(*round, *seed, *within_pods, tables),
            Operation::Result { round, table, result } => self.result(profile, *round, *table, *result),
            Operation::Drop { player } => {
                let paired = self.rounds.len() as u16;
                let dropped = self.player(*player)?;
                match dropped.dropped_after {
                    Some(_) => Err(Refused::AlreadyDropped { player: *player }),
                    None => {
                        dropped.dropped_after = Some(paired);
                        Ok(())
                    }
                }
            }
            Operation::Reenter { player } => {
                let back = self.player(*player)?;
                back.dropped_after.take().map(|_| ()).ok_or(Refused::NotDropped { player: *player })
            }
            // Taken back operations never come here: `Tournament::apply` folds what stands.
            Operation::Undo => Err(Refused::NothingToUndo),
        }
    }

    fn player(&mut self, id: PlayerId) -> Result<&mut Player, Refused> {
        let place = self.places.get(&id).ok_or(Refused::UnknownPlayer { player: id })?;
        Ok(&mut self.players[*place as usize])
    }

    fn register(&mut self, player: PlayerId, name: &str) -> Result<(), Refused> {
        check_name(name)?;
        if self.places.contains_key(&player) {
            return Err(Refused::PlayerTaken { player });
        }
        if self.players.len() >= MOST_PLAYERS as usize {
            return Err(Refused::TooManyPlayers { most: MOST_PLAYERS });
        }
        self.places.insert(player, self.players.len() as u32);
        let entered_in_round = self.rounds.len() as u16 + 1;
        self.players.push(Player { id: player, name: name.to_owned(), entered_in_round, dropped_after: None });
        Ok(())
    }

    fn seat(&mut self, pods: &[Vec<PlayerId>]) -> Result<(), Refused> {
        let mut seated = HashSet::new();
        for (seats, pod) in pods.iter().zip(1u16..) {
            if !(2..=MOST_SEATS).contains(&seats.len()) {
                return Err(Refused::PodSize { pod, seats: u32::try_from(seats.len()).unwrap_or(u32::MAX) });
            }
            for player in seats {
                if self.player(*player)?.is_dropped() {
                    return Err(Refused::AlreadyDropped { player: *player });
                }
                if !seated.insert(*player) {
                    return Err(Refused::SeatedTwice { player: *player });
                }
            }
        }
        self.pods = pods.iter().zip(1..).map(|(seats, number)| Pod { number, seats: seats.clone() }).collect();
        Ok(())
    }

    fn plan_rounds(&mut self, rounds: u16) -> Result<(), Refused> {
        let least = (self.rounds.len() as u16).max(1);
        if !(least..=MOST_ROUNDS).contains(&rounds) {
            return Err(Refused::PlannedRounds { rounds, least, most: MOST_ROUNDS });
        }
        self.planned_rounds = Some(rounds);
        Ok(())
    }

    /// Refuses when no round can be paired now.
    fn may_pair(&self) -> Result<(), Refused> {
        if let Some(round) = self.rounds.iter().find(|round| !round.is_finished()) {
            let open = round.pairings.iter().filter(|pairing| pairing.result.is_none()).count();
            return Err(Refused::RoundOpen { round: round.number, open: open as u32 });
        }
        if self.rounds.len() >= usize::from(MOST_ROUNDS) {
            return Err(Refused::TooManyRounds { most: MOST_ROUNDS });
        }
        if self.players.iter().all(Player::is_dropped) {
            return Err(Refused::NoPlayers);
        }
        Ok(())
    }

    fn pair(&mut self, round: u16, seed: u64, within_pods: bool, tables: &[TablePairing]) -> Result<(), Refused> {
        self.may_pair()?;
        let expected = self.rounds.len() as u16 + 1;
        if round != expected {
            return Err(Refused::WrongRound { round, expected });
        }
        let mut seen = vec![false; self.players.len()];
        let mut pairings = Vec::with_capacity(tables.len());
        for (table, expected) in tables.iter().zip(1..) {
            if table.table != expected {
                return Err(Refused::TableNumber { table: table.table, expected });
            }
            let a_place = self.take_seat(table.a, &mut seen)?;
            let b_place = table.b.map(|player| self.take_seat(player, &mut seen)).transpose()?;
            pairings.push(Pairing {
                table: table.table,
                a: table.a,
                b: table.b,
                reasons: table.reasons.clone(),
                result: table.b.is_none().then_some(MatchResult::Bye),
                a_place,
                b_place,
            });
        }
        if let Some((player, _)) = self.players.iter().zip(seen).find(|(player, seen)| !player.is_dropped() && !seen) {
            return Err(Refused::NotPaired { player: player.id });
        }
        self.rounds.push(Round { number: round, seed, within_pods, pairings });
        Ok(())
    }

    /// The place of a player who is to be paired now, once.
    fn take_seat(&self, player: PlayerId, seen: &mut [bool]) -> Result<u32, Refused> {
        let place = *self.places.get(&player).ok_or(Refused::UnknownPlayer { player })?;
        if self.players[place as usize].is_dropped() {
            return Err(Refused::AlreadyDropped { player });
        }
        if std::mem::replace(&mut seen[place as usize], true) {
            return Err(Refused::PairedTwice { player });
        }
        Ok(place)
    }

    fn result(&mut self, profile: &Profile, number: u16, table: u16, result: MatchResult) -> Result<(), Refused> {
        let paired_until = self.rounds.len() as u16;
        let round = usize::from(number).checked_sub(1).and_then(|index| self.rounds.get_mut(index));
        let round = round.ok_or(Refused::UnknownRound { round: number })?;
        let pairing = usize::from(table).checked_sub(1).and_then(|index| round.pairings.get_mut(index));
        let pairing = pairing.ok_or(Refused::UnknownTable { round: number, table })?;
        match result {
            MatchResult::Games { a, b, drawn } => {
                let games_to_win = profile.games_to_win;
                if a.max(b) > games_to_win || a.min(b) == games_to_win || drawn > MOST_DRAWN {
                    return Err(Refused::ImpossibleGames { a, b, drawn, games_to_win });
                }
            }
            MatchResult::Bye | MatchResult::NoShow { .. } | MatchResult::DoubleLoss => {}
        }
        if (result == MatchResult::Bye) != pairing.b.is_none() {
            return Err(Refused::ByeResult { round: number, table });
        }
        let was = pairing.result.replace(result);
        if let Some(was) = was.filter(|was| number < paired_until && *was != result) {
            self.late_corrections.push(LateCorrection { round: number, table, was, is: result, paired_until });
        }
        Ok(())
    }
}

impl Tournament {
    /// Refuses when no round can be paired now.
    pub(crate) fn may_pair(&self) -> Result<(), Refused> {
        self.state.may_pair()
    }
}
