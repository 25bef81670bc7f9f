//! Pairing the next round.
//!
//! The criteria, the first before the second and so on, none ever traded for a lower one:
//! everyone once, at most one bye; no second bye, no rematch (the fewest where some are forced); within the pods where
//! that is wished; in small fields no forced rematch in a later planned round; the bye to the lowest; the least sum of
//! squared score differences; the fewest players paired down twice in a row; and chance, from the seed.

mod by_hand;
mod explain;
mod field;
mod levels;
mod look_ahead;
mod numbers;
mod round_robin;
mod rounds_left;
mod sparse;
mod tables;
mod tables_mended;

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

pub(crate) use field::Field;
pub(crate) use levels::Levels;

use crate::{Operation, PairScope, Pairing, PlayerId, Reason, Refused, RoundKind, TablePairing, Tournament};

/// How a round is to be paired.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PairRequest {
    /// What decides where nothing else does.
    pub seed: u64,
    /// How players meet across their pods.
    pub scope: PairScope,
    /// Matches and byes (no second player) that the organiser has set; the rest is paired around them.
    pub by_hand: Vec<(PlayerId, Option<PlayerId>)>,
    /// The organiser's reason for those.
    pub note: String,
    /// In a repair: whether who entered after the round was paired is let into it. Else they wait for the next round,
    /// unless a match by hand names them.
    pub let_late_in: bool,
    /// Whether the round is paired by the standings, not by groups of a score: the first meets the second, or the next
    /// whom the first has not met. Meant for the last round before a cut.
    pub power: bool,
}

/// A round as it would be paired. Nothing has happened yet: apply [`PairingPlan::into_operation`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairingPlan {
    /// The round, from 1.
    pub round: u16,
    /// What kind of round it is.
    pub kind: RoundKind,
    /// The seed that decided what was left to chance.
    pub seed: u64,
    /// How players were to meet across their pods.
    pub scope: PairScope,
    /// The tables, the highest scores first, byes last.
    pub tables: Vec<TablePairing>,
    /// What the round costs by each criterion, without what was set by hand.
    pub report: PairingReport,
}

impl PairingPlan {
    /// The operation that makes it so.
    pub fn into_operation(self) -> Operation {
        let PairingPlan { round, kind, seed, scope, tables, report: _ } = self;
        Operation::Pair { round, seed, scope, tables: in_order(tables), kind }
    }

    /// The operation that makes it so in the place of the newest round.
    pub fn into_repair(self, note: String) -> Operation {
        let PairingPlan { round, kind: _, seed, scope, tables, report: _ } = self;
        Operation::Repair { round, seed, scope, tables: in_order(tables), note }
    }
}

/// As slips lie: by the numbers of the tables, byes last. Tables that players keep, and matches by hand, are not paired
/// in this order.
fn in_order(mut tables: Vec<TablePairing>) -> Vec<TablePairing> {
    tables.sort_by_key(|table| (table.b.is_none(), table.table));
    tables
}

/// What a round costs by each criterion; every figure is the least possible after those before it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PairingReport {
    /// 1 when the bye goes to somebody who had one, because everybody had or the rest could not be paired.
    pub second_byes: u32,
    /// Pairs who meet again because nothing else was possible.
    pub rematches: u32,
    /// Tables with players of different pods when the round is paired inside the pods, of one when across them.
    pub out_of_pod: u32,
    /// The sum of the squared score differences.
    pub squared_differences: u64,
    /// Tables with different scores.
    pub pair_downs: u32,
    /// Players paired down in this round and the one before.
    pub floated_twice: u32,
    /// How far a small field is safe; none for a large field, or in the last round.
    pub look_ahead: Option<LookAheadReport>,
}

/// How far the rounds to come are safe from forced rematches and second byes, if nobody enters or leaves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookAheadReport {
    /// Planned rounds still to come after this one.
    pub rounds: u16,
    /// So many of them can be paired without; fewer than `rounds` only where no pairing of this round allows more.
    pub safe: u16,
    /// Whether looking ahead has changed this round's pairing.
    pub changed: bool,
}

impl Tournament {
    /// Pairs the next round: by score, in a round robin, or as the bracket says. Pure: the same event and seed give the
    /// same pairing. It is never refused as long as somebody takes part (a single player has a bye), the last round is
    /// finished, and the bracket has no winner.
    ///
    /// # Errors
    /// [`Refused::RoundOpen`], [`Refused::NoPlayers`], [`Refused::TooManyRounds`], [`Refused::NothingLeft`];
    /// [`Refused::WrongKind`] where tables of three and four are played.
    pub fn pair_next(&self, seed: u64) -> Result<PairingPlan, Refused> {
        self.plan_round(&PairRequest { seed, ..PairRequest::default() })
    }

    /// Pairs the next round inside the draft pods, as far as that is possible without a rematch.
    ///
    /// # Errors
    /// As [`Tournament::pair_next`].
    pub fn pair_next_within_pods(&self, seed: u64) -> Result<PairingPlan, Refused> {
        self.plan_round(&PairRequest { seed, scope: PairScope::WithinPods, ..PairRequest::default() })
    }

    /// Pairs the next round as it is asked for.
    ///
    /// # Errors
    /// As [`Tournament::pair_next`], and what is wrong with the matches set by hand.
    pub fn plan_round(&self, request: &PairRequest) -> Result<PairingPlan, Refused> {
        self.plan_around(request, &Fixed::default())
    }

    /// Pairs the next round around what is fixed in it.
    fn plan_around(&self, request: &PairRequest, fixed: &Fixed) -> Result<PairingPlan, Refused> {
        self.may_pair()?;
        let round = self.rounds().len() as u16 + 1;
        let kind = if self.bracket().is_some() { RoundKind::Elimination } else { self.structure().rounds };
        let set = by_hand::set(self, request, round, fixed)?;
        let mut plan = match kind {
            RoundKind::Tables => return Err(Refused::WrongKind { round }),
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

    /// Whether the pairing of the next round is proven the best by every criterion, before looking ahead: everybody
    /// once, and the duals of the whole graph as the proof. None when no round can be paired by score now.
    pub(crate) fn prove_next(&self, seed: u64) -> Option<bool> {
        self.may_pair().ok()?;
        let field = Field::of(self, seed, PairScope::WholeEvent, &HashSet::new());
        let mate = sparse::best(&field);
        let once =
            (0..mate.len()).all(|place| mate[place] as usize != place && mate[mate[place] as usize] as usize == place);
        Some(once && sparse::is_best(&field, &mate))
    }

    /// How many players the number of rounds is for: those of the first round once it is paired (who leaves or enters
    /// later does not change how long the event is), before it those who take part.
    pub fn field(&self) -> usize {
        self.rounds()
            .first()
            .map_or_else(|| self.active().count(), |first| first.places().count() + first.table_byes.len())
    }

    /// How many rounds are played before a cut: those planned, else in a round robin as many as it has, else what the
    /// profile recommends for the field.
    pub fn rounds_to_play(&self) -> u16 {
        self.planned_rounds().unwrap_or_else(|| match self.structure().rounds {
            RoundKind::RoundRobin => round_robin::rounds(self.field()),
            RoundKind::Swiss | RoundKind::Elimination | RoundKind::Tables => self.profile().rounds_for(self.field()),
        })
    }

    /// Pairs the newest round again: other chance, other matches by hand, who has left left out. A match with a result
    /// stays when one of its two has left since: it was played. Who came too late is brought in when that is asked for.
    /// The result is an operation with the organiser's reason.
    ///
    /// # Errors
    /// As [`Tournament::plan_round`]; [`Refused::NotNewest`] before the first round, [`Refused::WrongKind`] for a round
    /// of the bracket.
    pub fn plan_repair(&self, request: &PairRequest) -> Result<PairingPlan, Refused> {
        let newest = self.rounds().last().ok_or(Refused::NotNewest { round: 0, newest: 0 })?;
        match newest.kind {
            RoundKind::Swiss | RoundKind::RoundRobin => {}
            RoundKind::Elimination | RoundKind::Tables => return Err(Refused::WrongKind { round: newest.number }),
        }
        let mut fixed = Fixed { tables: Vec::new(), waiting: self.waiting(newest.number) };
        fixed.tables.extend(newest.pairings.iter().filter(|pairing| self.is_over_for_good(pairing)).map(table_of));
        if request.let_late_in {
            fixed.waiting.clear();
        }
        fixed.waiting.retain(|player| !request.by_hand.iter().any(|(a, b)| a == player || *b == Some(*player)));
        self.plan_repair_around(request, &fixed)
    }

    /// Pairs the newest round again around what is fixed in it. Two who have their match already keep it as it is.
    fn plan_repair_around(&self, request: &PairRequest, fixed: &Fixed) -> Result<PairingPlan, Refused> {
        let mut plan = self.without_newest_round().plan_around(request, fixed)?;
        let old = self.rounds().last().map_or(&[][..], |round| &round.pairings);
        for table in &mut plan.tables {
            let turned = old.iter().any(|old| table.b == Some(old.a) && old.b == Some(table.a));
            if let Some(b) = table.b.filter(|_| turned) {
                (table.a, table.b) = (b, Some(table.a));
                table.reasons.iter_mut().for_each(Reason::turn);
            }
        }
        Ok(plan)
    }

    /// Who entered after a round was paired and has no place in it: they wait for the next one.
    fn waiting(&self, round: u16) -> HashSet<PlayerId> {
        self.active().filter(|player| player.entered_in_round > round).map(|player| player.id).collect()
    }

    /// Whether a match or bye stays whatever becomes of its round: it has its result, and one of those in it has left.
    fn is_over_for_good(&self, pairing: &Pairing) -> bool {
        let left = |player: PlayerId| self.player(player).is_some_and(crate::Player::is_dropped);
        pairing.result.is_some() && (left(pairing.a) || pairing.b.is_some_and(left))
    }
}

/// What is not paired anew in a round.
#[derive(Debug, Default)]
struct Fixed {
    /// Matches and byes that stay, with their numbers.
    tables: Vec<TablePairing>,
    /// Who waits for the next round.
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

/// Says the places in the standings instead of what they are as scores.
fn power_paired(field: &Field, table: &mut TablePairing) {
    let players = field.players().len() as u32;
    let of = |player: PlayerId| field.players().iter().find(|entrant| entrant.id == player);
    let place = |player: PlayerId| of(player).map_or(0, |entrant| players + 1 - entrant.score);
    let stays = |reason: &Reason| match reason {
        Reason::Rematch { .. } | Reason::Bye { .. } | Reason::OutOfPod | Reason::InPod => true,
        Reason::FirstRound
        | Reason::SameScore { .. }
        | Reason::PairedDown { .. }
        | Reason::FloatedTwice { .. }
        | Reason::SamePod { .. }
        | Reason::LookAhead { .. }
        | Reason::OtherPod
        | Reason::Opposite { .. }
        | Reason::DeclaredBye
        | Reason::RoundRobin
        | Reason::Bracket { .. }
        | Reason::PowerPaired { .. }
        | Reason::ByHand { .. } => false,
    };
    table.reasons.retain(stays);
    table.reasons.insert(0, Reason::PowerPaired { a: place(table.a), b: table.b.map(place) });
}

/// A match or bye as an operation holds it.
fn table_of(pairing: &Pairing) -> TablePairing {
    TablePairing { table: pairing.table, a: pairing.a, b: pairing.b, reasons: pairing.reasons.clone() }
}

#[cfg(test)]
mod tests;
