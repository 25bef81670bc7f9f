//! Table order of a round, with the reason for each pairing.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::look_ahead::LookAheadOutcome;
use super::{Field, Levels, PairingReport};
use crate::{DownPairReason, PairScope, Reason, Side, TablePairing};

/// Returns the tables with their reasons, and the costs of the round. Highest scores come first, the bye last.
pub(super) fn explain(
    field: &Field,
    mate: &[u32],
    round: u16,
    looked: LookAheadOutcome,
) -> (Vec<TablePairing>, PairingReport) {
    let better = |place: usize| {
        let player = &field.players()[place];
        (Reverse(player.score), player.rank, player.random_key, place)
    };
    let pair = |place: usize| {
        let other = mate[place] as usize;
        field.player(other)?;
        let (a, b) = if better(place) < better(other) { (place, other) } else { (other, place) };
        (place < other).then_some((a, b))
    };
    let mut pairs: Vec<(usize, usize)> = (0..field.players().len()).filter_map(pair).collect();
    pairs.sort_by_key(|(a, b)| (better(*a), better(*b)));
    let bye = (0..field.players().len()).find(|place| field.player(mate[*place] as usize).is_none());
    let why = Why { field, round, looked: &looked, groups: groups(field, bye) };
    let met = pairs.iter().map(|(a, b)| (*a, Some(*b), why.of_match(*a, *b)));
    let alone = bye.iter().map(|place| (*place, None, why.of_bye(*place)));
    let id = |place: usize| field.players()[place].id;
    let table = |(table, (a, b, reasons)): (u16, (usize, Option<usize>, Vec<Reason>))| TablePairing {
        table,
        a: id(a),
        b: b.map(id),
        reasons,
    };
    let tables = (1..).zip(met.chain(alone)).map(table).collect();

    let levels = Levels::of_round(field, mate);
    let score = |place: usize| field.players()[place].score;
    let report = PairingReport {
        second_byes: u32::from(levels.second_bye > 0),
        rematches: levels.rematch as u32,
        out_of_pod: levels.out_of_pod as u32,
        squared_differences: levels.squares,
        pair_downs: pairs.iter().filter(|(a, b)| score(*a) != score(*b)).count() as u32,
        floated_twice: levels.floated_twice as u32,
        look_ahead: looked.report,
    };
    (tables, report)
}

/// Returns the players by score, without the player who has the bye.
fn groups(field: &Field, bye: Option<usize>) -> HashMap<u32, Vec<usize>> {
    let mut groups: HashMap<u32, Vec<usize>> = HashMap::new();
    for (place, player) in field.players().iter().enumerate().filter(|(place, _)| Some(*place) != bye) {
        groups.entry(player.score).or_default().push(place);
    }
    groups
}

struct Why<'a> {
    field: &'a Field,
    round: u16,
    looked: &'a LookAheadOutcome,
    groups: HashMap<u32, Vec<usize>>,
}

impl Why<'_> {
    /// Returns the reasons for a match. `a` must not have the lower score.
    fn of_match(&self, a: usize, b: usize) -> Vec<Reason> {
        let (first, second) = (&self.field.players()[a], &self.field.players()[b]);
        let by = first.score - second.score;
        let mut reasons = Vec::new();
        if self.round == 1 {
            reasons.push(Reason::FirstRound);
        } else if by == 0 {
            reasons.push(Reason::SameScore { score: first.score });
        } else {
            reasons.push(Reason::PairedDown { player: Side::A, by, because: self.because(a) });
        }
        if by > 0 && first.floated_down {
            reasons.push(Reason::FloatedTwice { player: Side::A });
        }
        let times_met = self.field.times_met(a, b) as u16;
        if times_met > 0 {
            reasons.push(Reason::Rematch { times_met });
        }
        match (self.field.scope(), first.pod, first.pod == second.pod) {
            (PairScope::WholeEvent | PairScope::Teams, _, _) => {}
            (PairScope::WithinPods | PairScope::OppositeSeats, Some(pod), true) => {
                reasons.push(Reason::SamePod { pod });
            }
            (PairScope::WithinPods | PairScope::OppositeSeats, _, false) => reasons.push(Reason::OutOfPod),
            (PairScope::AcrossPods, Some(_), true) => reasons.push(Reason::InPod),
            (PairScope::AcrossPods, _, false) => reasons.push(Reason::OtherPod),
            (PairScope::WithinPods | PairScope::OppositeSeats | PairScope::AcrossPods, None, true) => {}
        }
        reasons.extend(self.look_ahead(a));
        reasons
    }

    fn look_ahead(&self, place: usize) -> Option<Reason> {
        let report = self.looked.report.as_ref()?;
        self.looked.changed.contains(&place).then_some(Reason::LookAhead { rounds: report.rounds })
    }

    fn because(&self, place: usize) -> DownPairReason {
        let group = self.groups.get(&self.field.players()[place].score).map_or(&[][..], Vec::as_slice);
        let met_all = group.iter().all(|other| *other == place || self.field.have_met(place, *other));
        if self.look_ahead(place).is_some() {
            DownPairReason::LookAhead
        } else if group.len() % 2 == 1 {
            DownPairReason::OddGroup { players: group.len() as u32 }
        } else if met_all {
            DownPairReason::MetWholeGroup
        } else {
            DownPairReason::BestForAll
        }
    }

    fn of_bye(&self, place: usize) -> Vec<Reason> {
        let player = &self.field.players()[place];
        let lower = self.field.players().iter().filter(|other| other.rank > player.rank && other.byes == 0);
        let mut reasons = vec![Reason::Bye { byes_before: player.byes, passed_over: lower.count() as u16 }];
        reasons.extend(self.look_ahead(place));
        reasons
    }
}
