//! Seating of multiplayer tables (Twin Suns). There are as many tables of four as possible, the fewest repeats over the
//! next rounds, tables of three spread evenly, and equal scores together.

use std::collections::HashSet;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::state::TablesPlan;
use crate::{OperationError, PlayerId, SeatedTable, TableKey, Tournament};

/// Maximum number of rounds planned together.
const MOST_ROUNDS: u16 = 4;
/// Number of restarts of the search.
const STARTS: u32 = 4;
/// Number of swaps tried per start, for each planned round.
const EXCHANGES: u32 = 6_000;
/// One in this many swaps may make the schedule worse by one repeat.
const STEP_BACK: u32 = 20;
/// Cost of a repeat, far above the lower criteria.
const REPEAT: u64 = 1_000_000_000;
/// Cost of an uneven distribution of tables of three, far above the score differences.
const THREE: u64 = 100_000;

/// The parts of a round that are not seated again.
#[derive(Debug, Default)]
pub(super) struct FixedTables {
    /// Tables that are kept, with their numbers.
    pub tables: Vec<SeatedTable>,
    /// Players who keep their bye.
    pub byes: Vec<PlayerId>,
    /// Players who wait for the next round.
    pub waiting: HashSet<PlayerId>,
}

impl FixedTables {
    /// Returns `true` if a player does not need a new seat.
    fn has(&self, player: PlayerId) -> bool {
        self.tables.iter().any(|table| table.players.contains(&player))
            || self.byes.contains(&player)
            || self.waiting.contains(&player)
    }
}

/// Returns the number of tables of four, tables of three, and byes for this many players.
fn sizes(players: usize) -> Option<(usize, usize, usize)> {
    match players {
        0..=2 => None,
        // Five players cannot be split into threes and fours, so one has a bye.
        5 => Some((1, 0, 1)),
        _ => {
            let threes = (4 - players % 4) % 4;
            Some(((players - 3 * threes) / 4, threes, 0))
        }
    }
}

/// A schedule of several rounds. Indices refer to the active players.
#[derive(Clone)]
struct Schedule {
    players: usize,
    /// For each round, the players table by table; tables of four first.
    rounds: Vec<Vec<usize>>,
    /// The first seat of each table, and the number of seats.
    bounds: Vec<usize>,
    /// Number of meetings of each pair of players, including rounds already played.
    met: Vec<u16>,
    /// Number of times each player sat at a table of three.
    threes: Vec<u16>,
    scores: Vec<u32>,
}

impl Schedule {
    fn table_of(&self, seat: usize) -> (usize, usize) {
        let table = self.bounds.partition_point(|bound| *bound <= seat) - 1;
        (self.bounds[table], self.bounds[table + 1])
    }

    fn add(&mut self, round: usize) {
        for (from, to) in self.bounds.clone().windows(2).map(|pair| (pair[0], pair[1])) {
            for seat in from..to {
                let one = self.rounds[round][seat];
                self.threes[one] += u16::from(to - from == 3);
                for other in (from..to).filter(|other| *other != seat) {
                    let other = self.rounds[round][other];
                    self.met[one * self.players + other] += 1;
                }
            }
        }
    }

    /// Returns the cost of this many meetings: a third meeting costs more than a second.
    fn repeats(met: u16) -> u64 {
        u64::from(met) * u64::from(met.saturating_sub(1)) / 2
    }

    /// Returns all costs that swapping two seats of a round could change.
    fn cost_of(&self, round: usize, seats: [usize; 2]) -> u64 {
        let mut cost = 0;
        for seat in seats {
            let (from, to) = self.table_of(seat);
            let one = self.rounds[round][seat];
            cost += THREE * u64::from(self.threes[one]).pow(2);
            for other in (from..to).filter(|other| *other != seat) {
                let other = self.rounds[round][other];
                cost += REPEAT * Schedule::repeats(self.met[one * self.players + other]);
                if round == 0 {
                    cost += u64::from(self.scores[one].abs_diff(self.scores[other]));
                }
            }
            // Players at the other seat's table whom this player would meet count as well.
            let (from, to) = self.table_of(if seat == seats[0] { seats[1] } else { seats[0] });
            let stays = seats.iter().find(|other| **other != seat).copied();
            for other in (from..to).filter(|other| Some(*other) != stays) {
                let other = self.rounds[round][other];
                cost += REPEAT * Schedule::repeats(self.met[one * self.players + other]);
            }
        }
        cost
    }

    fn exchange(&mut self, round: usize, seats: [usize; 2]) {
        for (seat, to_seat) in [(seats[0], seats[1]), (seats[1], seats[0])] {
            let one = self.rounds[round][seat];
            let (from, to) = self.table_of(seat);
            let (new_from, new_to) = self.table_of(to_seat);
            self.threes[one] -= u16::from(to - from == 3);
            self.threes[one] += u16::from(new_to - new_from == 3);
            for other in (from..to).filter(|other| *other != seat) {
                let other = self.rounds[round][other];
                self.met[one * self.players + other] -= 1;
                self.met[other * self.players + one] -= 1;
            }
            for other in (new_from..new_to).filter(|other| *other != to_seat) {
                let other = self.rounds[round][other];
                self.met[one * self.players + other] += 1;
                self.met[other * self.players + one] += 1;
            }
        }
        self.rounds[round].swap(seats[0], seats[1]);
    }

    fn cost(&self) -> u64 {
        let repeats: u64 = self.met.iter().map(|met| Schedule::repeats(*met)).sum::<u64>() / 2;
        let threes: u64 = self.threes.iter().map(|threes| u64::from(*threes).pow(2)).sum();
        let mut spread = 0;
        for (from, to) in self.bounds.windows(2).map(|pair| (pair[0], pair[1])) {
            for seat in from..to {
                for other in seat + 1..to {
                    let (one, other) = (self.rounds[0][seat], self.rounds[0][other]);
                    spread += u64::from(self.scores[one].abs_diff(self.scores[other]));
                }
            }
        }
        REPEAT * repeats + THREE * threes + spread
    }

    fn improve(&mut self, rng: &mut ChaCha8Rng) {
        let rounds = self.rounds.len();
        if self.bounds.len() <= 2 {
            return;
        }
        let exchanges = EXCHANGES * rounds as u32;
        for exchange in 0..exchanges {
            // In the first half, an occasional step back avoids local minima.
            let allowed = if exchange < exchanges / 2 && rng.random_range(0..STEP_BACK) == 0 { REPEAT } else { 0 };
            let round = rng.random_range(0..rounds);
            let seats = [rng.random_range(0..self.players), rng.random_range(0..self.players)];
            if self.table_of(seats[0]) == self.table_of(seats[1]) {
                continue;
            }
            let before = self.cost_of(round, seats);
            self.exchange(round, seats);
            if self.cost_of(round, seats) > before + allowed {
                self.exchange(round, seats);
            }
        }
    }
}

impl Tournament {
    /// Seats the next round of multiplayer tables, or the final table. Pure: the same event and seed give the same
    /// tables.
    ///
    /// # Errors
    /// [`OperationError::TooFewForTables`] below three players; [`OperationError::RoundOpen`],
    /// [`OperationError::TooManyRounds`]; [`OperationError::WrongKind`] if the event has two-player matches, or its top
    /// cut has started.
    pub fn plan_tables(&self, seed: u64) -> Result<TablesPlan, OperationError> {
        self.plan_tables_around(seed, &FixedTables::default())
    }

    /// Seats the next round around its fixed parts.
    pub(super) fn plan_tables_around(&self, seed: u64, fixed: &FixedTables) -> Result<TablesPlan, OperationError> {
        self.check_can_pair()?;
        let round = self.rounds().len() as u16 + 1;
        if self.final_table_is_next() {
            return Ok(self.final_table(round, seed));
        }
        if self.structure().rounds != crate::RoundKind::Tables || self.bracket().is_some() {
            return Err(OperationError::WrongKind { round });
        }
        let free = |player: &PlayerId| !fixed.has(*player);
        let mut here: Vec<PlayerId> = self.active().map(|player| player.id).filter(free).collect();
        let declared =
            |player: &PlayerId| self.player(*player).is_some_and(|player| player.declared_byes.contains(&round));
        let mut byes = fixed.byes.clone();
        byes.extend(here.extract_if(.., |player| declared(player)));
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(u64::from(round));
        here.shuffle(&mut rng);
        let players = here.len();
        let (fours, threes, left_over) = match sizes(players) {
            Some(sizes) => sizes,
            // If tables are kept, players too few for another table have byes.
            None if !fixed.tables.is_empty() || (players == 0 && !byes.is_empty()) => (0, 0, players),
            None => return Err(OperationError::TooFewForTables { players: players as u32 }),
        };
        byes.extend(self.without_table(&mut here, left_over));
        let ahead = usize::from(self.rounds_to_play().saturating_sub(round).saturating_add(1).clamp(1, MOST_ROUNDS));
        let mut bounds: Vec<usize> = (0..=fours).map(|table| 4 * table).collect();
        bounds.extend((1..=threes).map(|table| 4 * fours + 3 * table));
        let empty = self.played(&here, bounds);
        let mut best: Option<(u64, Schedule)> = None;
        for _ in 0..STARTS {
            let mut schedule = empty.clone();
            for ahead in 0..ahead {
                let mut order: Vec<usize> = (0..here.len()).collect();
                order.shuffle(&mut rng);
                schedule.rounds.push(order);
                schedule.add(ahead);
            }
            schedule.improve(&mut rng);
            let cost = schedule.cost();
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, schedule));
            }
        }
        let Some((_, best)) = best else { return Err(OperationError::NoPlayers) };
        let mut plan = self.tables_plan(round, seed, &here, &best, &empty, fixed);
        plan.byes = byes;
        Ok(plan)
    }

    /// Returns the table of the players in the top cut, seated at random.
    fn final_table(&self, round: u16, seed: u64) -> TablesPlan {
        let mut players = self.bracket().map_or_else(Vec::new, |bracket| bracket.seeds.clone());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(u64::from(round));
        players.shuffle(&mut rng);
        let table = self.table_numbers(&[players.clone()]).first().copied().unwrap_or(1);
        TablesPlan { round, seed, tables: vec![SeatedTable { table, players }], byes: Vec::new(), repeats: 0 }
    }

    /// Removes and returns the players who get a bye. These are the ones with the fewest byes and, if equal, the lowest
    /// in the standings.
    fn without_table(&self, here: &mut Vec<PlayerId>, left_over: usize) -> Vec<PlayerId> {
        let standings = self.table_standings();
        let mut byes = Vec::new();
        for _ in 0..left_over {
            let of = |player: &PlayerId| standings.iter().find(|line| line.player == *player);
            let order = |player: &PlayerId| of(player).map(|line| (line.byes, std::cmp::Reverse(line.rank)));
            let Some(place) = (0..here.len()).min_by_key(|place| order(&here[*place])) else { break };
            byes.push(here.remove(place));
        }
        byes
    }

    /// Returns a schedule with what these players have played so far, without a next round.
    fn played(&self, here: &[PlayerId], bounds: Vec<usize>) -> Schedule {
        let place = |player: PlayerId| here.iter().position(|other| *other == player);
        let standings = self.table_standings();
        let score = |player: &PlayerId| {
            standings.iter().find(|line| line.player == *player).map_or(0, |line| line.count(TableKey::Points))
        };
        let players = here.len();
        let mut played = Schedule {
            players,
            rounds: Vec::new(),
            bounds,
            met: vec![0; players * players],
            threes: vec![0; players],
            scores: here.iter().map(score).collect(),
        };
        for table in self.rounds().iter().flat_map(|round| &round.tables) {
            let there: Vec<usize> = table.players.iter().filter_map(|player| place(*player)).collect();
            for one in &there {
                played.threes[*one] += u16::from(table.players.len() == 3);
                for other in there.iter().filter(|other| *other != one) {
                    played.met[one * players + other] += 1;
                }
            }
        }
        played
    }

    fn tables_plan(
        &self,
        round: u16,
        seed: u64,
        here: &[PlayerId],
        best: &Schedule,
        played: &Schedule,
        fixed: &FixedTables,
    ) -> TablesPlan {
        let seats = &best.rounds[0];
        let mut tables: Vec<&[usize]> = best.bounds.windows(2).map(|pair| &seats[pair[0]..pair[1]]).collect();
        // Table 1 has the highest average score.
        let score =
            |table: &[usize]| table.iter().map(|place| best.scores[*place]).sum::<u32>() * 12 / table.len() as u32;
        tables.sort_by_key(|table| std::cmp::Reverse(score(table)));
        let met = |table: &&[usize]| {
            let pairs = table
                .iter()
                .enumerate()
                .flat_map(|(seat, one)| table[seat + 1..].iter().map(move |other| (one, other)));
            pairs.map(|(one, other)| u32::from(played.met[one * played.players + other])).sum::<u32>()
        };
        let repeats = tables.iter().map(met).sum();
        let groups: Vec<Vec<PlayerId>> =
            tables.iter().map(|table| table.iter().map(|place| here[*place]).collect()).collect();
        let numbers = self.free_numbers(&groups, fixed.tables.iter().map(|table| table.table).collect());
        let fresh = groups.into_iter().zip(numbers).map(|(players, table)| SeatedTable { table, players });
        let mut tables: Vec<SeatedTable> = fresh.chain(fixed.tables.iter().cloned()).collect();
        tables.sort_by_key(|table| table.table);
        TablesPlan { round, seed, tables, byes: Vec::new(), repeats }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_seated_at_as_many_tables_of_four_as_possible() {
        assert_eq!(sizes(2), None);
        let filled = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map(|players| sizes(players).unwrap());
        let expected = [
            (0, 1, 0),
            (1, 0, 0),
            (1, 0, 1),
            (0, 2, 0),
            (1, 1, 0),
            (2, 0, 0),
            (0, 3, 0),
            (1, 2, 0),
            (2, 1, 0),
            (3, 0, 0),
            (1, 3, 0),
        ];
        assert_eq!(filled, expected);
    }
}
