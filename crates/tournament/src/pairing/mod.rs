//! Pairing the next round.
//!
//! The criteria in order of precedence; a higher criterion is never traded for a lower one: every player is paired
//! once, with at most one bye; no second bye; no rematch (or as few as possible); within the pods if requested; in
//! small fields no forced rematch in a later planned round; the bye for the lowest player; the lowest sum of squared
//! score differences; the fewest players paired down twice in a row; and finally a random order from the seed.

mod explain;
mod field;
mod levels;
mod look_ahead;
mod manual;
mod numbers;
mod round_robin;
mod rounds_left;
mod sparse;
mod tables;
mod tables_re_pairing;

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

pub(crate) use field::Field;
pub(crate) use levels::Levels;

use crate::{Operation, OperationError, PairScope, Pairing, PlayerId, Reason, RoundKind, TablePairing, Tournament};

/// Options for pairing a round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PairRequest {
    /// The seed of the random order that breaks ties.
    pub seed: u64,
    /// Pairing rule for draft pods.
    pub scope: PairScope,
    /// Matches and byes (no second player) set by the organiser; the rest is paired around them.
    pub by_hand: Vec<(PlayerId, Option<PlayerId>)>,
    /// The organiser's reason for the manual pairings.
    pub note: String,
    /// Re-pairing only: `true` to add players who entered after the round was paired. Otherwise they wait for the next
    /// round, unless a manual match names them.
    pub let_late_in: bool,
    /// `true` to pair by standings instead of score groups. The first plays the second, or the next player not met
    /// before. Intended for the last round before a top cut.
    pub power: bool,
}

/// A proposed round. Nothing is changed until [`PairingPlan::into_operation`] is applied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairingPlan {
    /// The round, from 1.
    pub round: u16,
    /// The kind of round.
    pub kind: RoundKind,
    /// The seed of the random part of the pairing.
    pub seed: u64,
    /// Pairing rule for draft pods.
    pub scope: PairScope,
    /// The tables, the highest scores first, byes last.
    pub tables: Vec<TablePairing>,
    /// Costs of the round by criterion, without manual pairings.
    pub report: PairingReport,
}

impl PairingPlan {
    /// Returns the operation that pairs the round.
    pub fn into_operation(self) -> Operation {
        let PairingPlan { round, kind, seed, scope, tables, report: _ } = self;
        Operation::Pair { round, seed, scope, tables: in_order(tables), kind }
    }

    /// Returns the operation that replaces the current round.
    pub fn into_re_pairing(self, note: String) -> Operation {
        let PairingPlan { round, kind: _, seed, scope, tables, report: _ } = self;
        Operation::RePair { round, seed, scope, tables: in_order(tables), note }
    }
}

/// Sorts tables by number, byes last, as match slips are sorted. Assigned tables and manual pairings break the pairing
/// order.
fn in_order(mut tables: Vec<TablePairing>) -> Vec<TablePairing> {
    tables.sort_by_key(|table| (table.b.is_none(), table.table));
    tables
}

/// Costs of a round by criterion; each value is the minimum given the ones before it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PairingReport {
    /// 1 if the bye goes to a player who had one before. This happens only if every player had one, or if the rest
    /// could not be paired otherwise.
    pub second_byes: u32,
    /// Number of forced rematches.
    pub rematches: u32,
    /// Number of tables that break the pod rule. They have players of different pods if the round is paired within the
    /// pods, or of the same pod if it is paired across them.
    pub out_of_pod: u32,
    /// Sum of the squared score differences.
    pub squared_differences: u64,
    /// Number of tables with different scores.
    pub pair_downs: u32,
    /// Players paired down in this round and in the previous one.
    pub floated_twice: u32,
    /// The look-ahead report; `None` for large fields and in the last round.
    pub look_ahead: Option<LookAheadReport>,
}

/// Safety of the later rounds from forced rematches and second byes, if no player enters or drops.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookAheadReport {
    /// Number of planned rounds after this one.
    pub rounds: u16,
    /// Number of those rounds that can be paired without a rematch. Less than `rounds` only if no pairing allows more.
    pub safe: u16,
    /// `true` if looking ahead changed this round's pairing.
    pub changed: bool,
}

impl Tournament {
    /// Pairs the next round: by score, as a round robin, or by the bracket. Pure: the same event and seed give the same
    /// pairing.
    ///
    /// Always succeeds if at least one player takes part (a single player has a bye), the last round is finished, and
    /// the bracket has no winner yet.
    ///
    /// # Errors
    /// [`OperationError::RoundOpen`], [`OperationError::NoPlayers`], [`OperationError::TooManyRounds`],
    /// [`OperationError::NothingLeft`]; [`OperationError::WrongKind`] if the event uses multiplayer tables.
    pub fn pair_next(&self, seed: u64) -> Result<PairingPlan, OperationError> {
        self.plan_round(&PairRequest { seed, ..PairRequest::default() })
    }

    /// Pairs the next round within the draft pods, where possible without a rematch.
    ///
    /// # Errors
    /// As [`Tournament::pair_next`].
    pub fn pair_next_within_pods(&self, seed: u64) -> Result<PairingPlan, OperationError> {
        self.plan_round(&PairRequest { seed, scope: PairScope::WithinPods, ..PairRequest::default() })
    }

    /// Pairs the next round with options.
    ///
    /// # Errors
    /// As [`Tournament::pair_next`], and errors in the manual pairings.
    pub fn plan_round(&self, request: &PairRequest) -> Result<PairingPlan, OperationError> {
        self.plan_around(request, &Fixed::default())
    }

    /// Pairs the next round around its fixed parts.
    fn plan_around(&self, request: &PairRequest, fixed: &Fixed) -> Result<PairingPlan, OperationError> {
        self.check_can_pair()?;
        let round = self.rounds().len() as u16 + 1;
        let kind = if self.bracket().is_some() { RoundKind::Elimination } else { self.structure().rounds };
        let set = manual::preset_tables(self, request, round, fixed)?;
        let mut plan = match kind {
            RoundKind::Tables => return Err(OperationError::WrongKind { round }),
            RoundKind::Elimination => self.plan_of(round, kind, request, self.bracket_tables()?),
            RoundKind::RoundRobin if set.is_empty() && fixed.is_empty() => match round_robin::round(self, round) {
                Some(tables) => self.plan_of(round, kind, request, tables),
                None => self.plan_by_score(round, kind, request, set, fixed),
            },
            RoundKind::RoundRobin | RoundKind::Swiss => self.plan_by_score(round, kind, request, set, fixed),
        };
        self.number_around(&mut plan.tables, &fixed.tables);
        Ok(plan)
    }

    fn plan_of(&self, round: u16, kind: RoundKind, request: &PairRequest, tables: Vec<TablePairing>) -> PairingPlan {
        let (seed, scope) = (request.seed, request.scope);
        PairingPlan { round, kind, seed, scope, tables, report: PairingReport::default() }
    }

    fn plan_by_score(
        &self,
        round: u16,
        kind: RoundKind,
        request: &PairRequest,
        set: Vec<TablePairing>,
        fixed: &Fixed,
    ) -> PairingPlan {
        let set = fixed.tables.iter().cloned().chain(set);
        let (placed, set): (HashSet<PlayerId>, Vec<TablePairing>) = {
            let set: Vec<TablePairing> = set.collect();
            let placed = set.iter().flat_map(|table| [Some(table.a), table.b]).flatten();
            (placed.chain(fixed.waiting.iter().copied()).collect(), set)
        };
        let mut field = Field::of(self, request.seed, request.scope, &placed);
        if request.power {
            field.score_by_place();
        }
        let mut mate = sparse::best(&field);
        let to_come = if request.power { 0 } else { self.rounds_to_play().saturating_sub(round) };
        let looked = look_ahead::refine(&field, &mut mate, to_come);
        let (mut computed, mut report) = explain::explain(&field, &mate, round, looked);
        if request.power {
            (report.squared_differences, report.pair_downs, report.floated_twice) = (0, 0, 0);
            computed.iter_mut().for_each(|table| power_paired(&field, table));
        }
        let (byes, matches): (Vec<_>, Vec<_>) = set.into_iter().chain(computed).partition(|table| table.b.is_none());
        let tables = matches.into_iter().chain(byes).collect();
        PairingPlan { round, kind, seed: request.seed, scope: request.scope, tables, report }
    }

    /// Returns `true` if the next round's pairing is proven optimal by every criterion before looking ahead.
    ///
    /// Each player must be paired once, and the duals of the complete graph are the proof. Returns `None` if no round
    /// can be paired by score now.
    pub(crate) fn prove_next(&self, seed: u64) -> Option<bool> {
        self.check_can_pair().ok()?;
        let field = Field::of(self, seed, PairScope::WholeEvent, &HashSet::new());
        let mate = sparse::best(&field);
        let once =
            (0..mate.len()).all(|place| mate[place] as usize != place && mate[mate[place] as usize] as usize == place);
        Some(once && sparse::is_best(&field, &mate))
    }

    /// Returns the number of players that determines the number of rounds.
    ///
    /// Once round 1 is paired these are its players; later drops and entries do not change the length of the event.
    /// Before that, these are the players who take part.
    pub fn field(&self) -> usize {
        self.rounds()
            .first()
            .map_or_else(|| self.active().count(), |first| first.places().count() + first.table_byes.len())
    }

    /// Returns the number of rounds before a top cut. It is the planned number, else the full circle of a round robin,
    /// else the number that the profile recommends for the field.
    pub fn rounds_to_play(&self) -> u16 {
        self.planned_rounds().unwrap_or_else(|| match self.structure().rounds {
            RoundKind::RoundRobin => round_robin::rounds(self.field()),
            RoundKind::Swiss | RoundKind::Elimination | RoundKind::Tables => self.profile().rounds_for(self.field()),
        })
    }

    /// Re-pairs the current round with another seed or manual pairings. Players who have dropped are left out.
    ///
    /// A match with a result is kept if one of its players has dropped since. Late entries are added if requested. The
    /// plan becomes an operation with the organiser's reason.
    ///
    /// # Errors
    /// As [`Tournament::plan_round`]; [`OperationError::NotNewest`] before round 1, [`OperationError::WrongKind`] for a
    /// round of the bracket.
    pub fn plan_re_pairing(&self, request: &PairRequest) -> Result<PairingPlan, OperationError> {
        let newest = self.rounds().last().ok_or(OperationError::NotNewest { round: 0, newest: 0 })?;
        match newest.kind {
            RoundKind::Swiss | RoundKind::RoundRobin => {}
            RoundKind::Elimination | RoundKind::Tables => {
                return Err(OperationError::WrongKind { round: newest.number });
            }
        }
        let mut fixed = Fixed { tables: Vec::new(), waiting: self.waiting(newest.number) };
        fixed.tables.extend(newest.pairings.iter().filter(|pairing| self.is_over_for_good(pairing)).map(table_of));
        if request.let_late_in {
            fixed.waiting.clear();
        }
        fixed.waiting.retain(|player| !request.by_hand.iter().any(|(a, b)| a == player || *b == Some(*player)));
        self.plan_re_pairing_around(request, &fixed)
    }

    /// Re-pairs the current round around its fixed parts. A match that existed before keeps its sides.
    fn plan_re_pairing_around(&self, request: &PairRequest, fixed: &Fixed) -> Result<PairingPlan, OperationError> {
        let mut plan = self.without_current_round().plan_around(request, fixed)?;
        let old = self.rounds().last().map_or(&[][..], |round| &round.pairings);
        for table in &mut plan.tables {
            let turned = old.iter().any(|old| table.b == Some(old.a) && old.b == Some(table.a));
            if let Some(b) = table.b.filter(|_| turned) {
                (table.a, table.b) = (b, Some(table.a));
                table.reasons.iter_mut().for_each(Reason::mirror);
            }
        }
        Ok(plan)
    }

    /// Returns the players who entered after a round was paired and are waiting for the next one.
    fn waiting(&self, round: u16) -> HashSet<PlayerId> {
        self.active().filter(|player| player.entered_in_round > round).map(|player| player.id).collect()
    }

    /// Returns `true` if a match or bye is kept in any re-pairing. It must have a result, and one of its players must
    /// have dropped.
    fn is_over_for_good(&self, pairing: &Pairing) -> bool {
        let left = |player: PlayerId| self.player(player).is_some_and(crate::Player::is_dropped);
        pairing.result.is_some() && (left(pairing.a) || pairing.b.is_some_and(left))
    }
}

/// The parts of a round that are not paired again.
#[derive(Debug, Default)]
struct Fixed {
    /// Matches and byes that are kept, with their table numbers.
    tables: Vec<TablePairing>,
    /// Players who wait for the next round.
    waiting: HashSet<PlayerId>,
}

impl Fixed {
    fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.waiting.is_empty()
    }

    fn has(&self, player: PlayerId) -> bool {
        self.tables.iter().any(|table| table.a == player || table.b == Some(player))
    }
}

/// Replaces the score reasons by the places in the standings.
fn power_paired(field: &Field, table: &mut TablePairing) {
    let players = field.players().len() as u32;
    let of = |player: PlayerId| field.players().iter().find(|entrant| entrant.id == player);
    let place = |player: PlayerId| of(player).map_or(0, |entrant| players + 1 - entrant.score);
    let stays = |reason: &Reason| {
        matches!(reason, Reason::Rematch { .. } | Reason::Bye { .. } | Reason::OutOfPod | Reason::InPod)
    };
    table.reasons.retain(stays);
    table.reasons.insert(0, Reason::PowerPaired { a: place(table.a), b: table.b.map(place) });
}

/// Converts a match or bye to its form in an operation.
fn table_of(pairing: &Pairing) -> TablePairing {
    TablePairing { table: pairing.table, a: pairing.a, b: pairing.b, reasons: pairing.reasons.clone() }
}

#[cfg(test)]
mod tests;
