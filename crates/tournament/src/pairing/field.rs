//! The input of the pairing: the players with their records.

use std::collections::HashSet;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Levels;
use crate::{PairScope, PlayerId, Tournament};

/// A player to be paired.
#[derive(Debug, Clone)]
pub(crate) struct Entrant {
    pub id: PlayerId,
    /// Match wins, or match points if the profile ranks by them.
    pub score: u32,
    /// Rank in the standings, shared if tied; lower is better.
    pub rank: u32,
    pub byes: u16,
    /// `true` if the player was paired down in the last round.
    pub floated_down: bool,
    /// The pod's number, if the player has a seat.
    pub pod: Option<u16>,
    /// A random number that breaks all remaining ties.
    pub random_key: u64,
}

/// The players to be paired, plus the bye if their number is odd. Players are identified by their index here; the bye
/// has the last index.
#[derive(Debug, Clone)]
pub(crate) struct Field {
    players: Vec<Entrant>,
    scope: PairScope,
    /// Bit matrix of the pairs who have met, row by row. `opponents` has the number of meetings.
    met: Vec<u64>,
    row: usize,
    opponents: Vec<Vec<u32>>,
    /// For each player, the index of their rank among the distinct ranks, counted from the worst. 0 is the lowest. Used
    /// for the bye.
    from_bottom: Vec<u32>,
}

impl Field {
    /// Builds the field of the next round, without the players who are already placed.
    pub(crate) fn of(tournament: &Tournament, seed: u64, scope: PairScope, placed: &HashSet<PlayerId>) -> Field {
        let all = tournament.players();
        let mut floated = vec![false; all.len()];
        let profile = tournament.profile();
        let newest = tournament.rounds().len() as u16;
        let tallies = tournament.walk(|round, before| {
            if round.number != newest {
                return;
            }
            for pairing in &round.pairings {
                let (a, Some(b)) = (pairing.a_place as usize, pairing.b_place.map(|place| place as usize)) else {
                    continue;
                };
                let (score_a, score_b) = (before[a].score(profile), before[b].score(profile));
                floated[a] = score_a > score_b;
                floated[b] = score_b > score_a;
            }
        });
        let ranks = tournament.rank_of_places(&tallies);
        let mut pods = vec![None; all.len()];
        for pod in tournament.pods() {
            for place in pod.seats.iter().filter_map(|seat| tournament.place(*seat)) {
                pods[place] = Some(pod.number);
            }
        }
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(u64::from(newest) + 1);
        let active: Vec<usize> =
            (0..all.len()).filter(|place| !all[*place].is_dropped() && !placed.contains(&all[*place].id)).collect();
        let entrant = |place: &usize| Entrant {
            id: all[*place].id,
            score: tallies[*place].score(profile),
            rank: ranks[*place],
            byes: tallies[*place].byes as u16,
            floated_down: floated[*place],
            pod: pods[*place],
            random_key: rng.next_u64(),
        };
        let players: Vec<Entrant> = active.iter().map(entrant).collect();
        let mut places = vec![u32::MAX; all.len()];
        for (here, place) in active.iter().enumerate() {
            places[*place] = here as u32;
        }
        let still_here = |place: &u32| Some(places[*place as usize]).filter(|here| *here != u32::MAX);
        let opponents =
            active.iter().map(|place| tallies[*place].opponents.iter().filter_map(still_here).collect()).collect();
        Field::new(players, opponents, scope)
    }

    /// Builds a field from players and, for each, the indices of the opponents met.
    pub(crate) fn new(players: Vec<Entrant>, opponents: Vec<Vec<u32>>, scope: PairScope) -> Field {
        let row = players.len().div_ceil(64);
        let mut met = vec![0u64; row * players.len()];
        for (place, others) in opponents.iter().enumerate() {
            for other in others {
                met[place * row + *other as usize / 64] |= 1 << (other % 64);
            }
        }
        let mut ranks: Vec<u32> = players.iter().map(|player| player.rank).collect();
        ranks.sort_unstable_by(|one, other| other.cmp(one));
        ranks.dedup();
        let from_bottom = |player: &Entrant| ranks.partition_point(|rank| *rank > player.rank) as u32;
        let from_bottom = players.iter().map(from_bottom).collect();
        Field { players, scope, met, row, opponents, from_bottom }
    }

    /// Sets each score from the place in the standings, so that neighbouring places meet. The last place gets 1. Tied
    /// players are ordered at random.
    pub(crate) fn score_by_place(&mut self) {
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by_key(|place| (self.players[*place].rank, self.players[*place].random_key));
        for (place, score) in order.into_iter().rev().zip(1..) {
            let player = &mut self.players[place];
            (player.score, player.floated_down) = (score, false);
        }
    }

    /// Returns the players, without the bye.
    pub(crate) fn players(&self) -> &[Entrant] {
        &self.players
    }

    /// Returns the number of players including the bye; always even.
    pub(crate) fn size(&self) -> usize {
        self.players.len() + self.players.len() % 2
    }

    /// Returns the player at an index, or `None` for the bye.
    pub(crate) fn player(&self, place: usize) -> Option<&Entrant> {
        self.players.get(place)
    }

    pub(crate) fn scope(&self) -> PairScope {
        self.scope
    }

    /// Returns `true` if the round is paired within the pods.
    pub(crate) fn within_pods(&self) -> bool {
        match self.scope {
            PairScope::WithinPods | PairScope::OppositeSeats => true,
            PairScope::WholeEvent | PairScope::AcrossPods | PairScope::Teams => false,
        }
    }

    /// Returns `true` if two players should not meet because of their pods.
    pub(crate) fn wrong_pod(&self, first: &Entrant, second: &Entrant) -> bool {
        match self.scope {
            PairScope::WholeEvent | PairScope::Teams => false,
            PairScope::WithinPods | PairScope::OppositeSeats => first.pod != second.pod,
            PairScope::AcrossPods => first.pod.is_some() && first.pod == second.pod,
        }
    }

    /// Returns the number of distinct ranks below a player.
    pub(crate) fn places_from_bottom(&self, place: usize) -> u32 {
        self.from_bottom[place]
    }

    pub(crate) fn have_met(&self, one: usize, other: usize) -> bool {
        self.met[one * self.row + other / 64] >> (other % 64) & 1 == 1
    }

    pub(crate) fn times_met(&self, one: usize, other: usize) -> u32 {
        if !self.have_met(one, other) {
            return 0;
        }
        self.opponents[one].iter().filter(|opponent| **opponent as usize == other).count() as u32
    }

    /// Returns the highest number of meetings of any two players.
    pub(crate) fn most_times_met(&self) -> u32 {
        let most = |others: &Vec<u32>| {
            let mut sorted = others.clone();
            sorted.sort_unstable();
            sorted.chunk_by(|one, other| one == other).map(<[u32]>::len).max().unwrap_or(0)
        };
        self.opponents.iter().map(most).max().unwrap_or(0) as u32
    }

    /// Returns `true` if two can be matched without a rematch or a second bye.
    pub(crate) fn is_fresh(&self, one: usize, other: usize) -> bool {
        match (self.player(one), self.player(other)) {
            (Some(_), Some(_)) => !self.have_met(one, other),
            (Some(player), None) | (None, Some(player)) => player.byes == 0,
            (None, None) => false,
        }
    }

    /// Returns the costs of matching two, by criterion.
    pub(crate) fn levels(&self, one: usize, other: usize) -> Levels {
        let (first, second) = match (self.player(one), self.player(other)) {
            (Some(first), Some(second)) => (first, second),
            (Some(player), None) => return Levels::bye(player.byes, self.places_from_bottom(one)),
            (None, Some(player)) => return Levels::bye(player.byes, self.places_from_bottom(other)),
            (None, None) => return Levels::default(),
        };
        let times_met = self.times_met(one, other);
        let higher = if first.score > second.score { first } else { second };
        let by = u64::from(first.score.abs_diff(second.score));
        Levels {
            second_bye: 0,
            rematch: u64::from(times_met > 0),
            meetings: u64::from(times_met.saturating_sub(1)),
            out_of_pod: u64::from(self.wrong_pod(first, second)),
            bye_rank: 0,
            squares: by * by,
            floated_twice: u64::from(by > 0 && higher.floated_down),
        }
    }

    /// Returns a random number for two players, `bits` wide.
    pub(crate) fn random_key(&self, one: usize, other: usize, bits: u32) -> u64 {
        let number = |place: usize| self.player(place).map_or(0, |player| player.random_key);
        // The final steps of SplitMix64: every bit of the result depends on every bit of the sum.
        let mut mixed = number(one).wrapping_add(number(other));
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) >> (64 - bits)
    }
}
