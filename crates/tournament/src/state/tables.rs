//! Rounds of multiplayer tables (Twin Suns): data, checks and points.

use super::check_note;
use super::{State, Tournament};
use crate::profile::TableKey;
use crate::round::{GameTable, Round};
use crate::standings::{compare, value_of};
use crate::{Fraction, OperationError, PlayerId, RankValue, RoundKind, SeatedTable};

/// Maximum remaining HP of a base.
const MOST_HP: u16 = 99;

/// A proposed round of multiplayer tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TablesPlan {
    /// The round, from 1.
    pub round: u16,
    /// The seed of the random part of the seating.
    pub seed: u64,
    /// The tables with their players in seat order.
    pub tables: Vec<SeatedTable>,
    /// The players with a bye: declared byes, and one of five players.
    pub byes: Vec<PlayerId>,
    /// Number of earlier meetings between players at the same table, summed over all pairs.
    pub repeats: u32,
}

impl TablesPlan {
    /// Returns the operation that pairs the round.
    pub fn into_operation(self) -> crate::Operation {
        let TablesPlan { round, seed, tables, byes, repeats: _ } = self;
        crate::Operation::PairTables { round, seed, tables, byes }
    }

    /// Returns the operation that replaces the current round.
    pub fn into_re_pairing(self, note: String) -> crate::Operation {
        let TablesPlan { round, seed, tables, byes, repeats: _ } = self;
        crate::Operation::RePairTables { round, seed, tables, byes, note }
    }
}

/// A line of the standings for multiplayer tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableStanding {
    /// The rank, from 1; players equal in every key share it.
    pub rank: u32,
    /// The player in this line.
    pub player: PlayerId,
    /// Number of games played, without byes.
    pub games: u32,
    /// Number of byes so far.
    pub byes: u32,
    /// The player's place in each round.
    pub places: Vec<u8>,
    /// Values by key, in the order of [`TableScore::columns`]: first those that the profile ranks by.
    pub values: Vec<(TableKey, RankValue)>,
}

impl TableStanding {
    /// Returns the whole number of a key, or 0 for keys with another kind of value.
    pub fn count(&self, key: TableKey) -> u32 {
        match value_of(&self.values, key) {
            Some(RankValue::Count(count)) => count,
            Some(RankValue::Share(_) | RankValue::Average(_)) | None => 0,
        }
    }
}

/// A player's record at multiplayer tables.
#[derive(Debug, Clone, Default)]
struct TableTally {
    points: u32,
    victories: u32,
    games: u32,
    byes: u32,
    hp: u32,
    places: Vec<u8>,
    /// Opponents by index into the list of players, each once per game.
    met: Vec<u32>,
}

/// Returns the value of a key for a player, by index into the list of players.
fn table_value(tallies: &[TableTally], place: usize, key: TableKey) -> RankValue {
    let tally = &tallies[place];
    match key {
        TableKey::Points => RankValue::Count(tally.points),
        TableKey::Victories => RankValue::Count(tally.victories),
        TableKey::RemainingHp => RankValue::Count(tally.hp),
        // An average, because players at tables of three meet fewer.
        TableKey::OpponentsPoints => {
            let theirs = tally.met.iter().map(|other| Fraction::whole(tallies[*other as usize].points));
            RankValue::Average(Fraction::mean(theirs).unwrap_or(Fraction::ZERO))
        }
    }
}

impl State {
    pub(super) fn pair_tables(
        &mut self,
        number: u16,
        seed: u64,
        tables: &[SeatedTable],
        byes: &[PlayerId],
    ) -> Result<(), OperationError> {
        self.check_can_pair()?;
        let expected = self.newest() + 1;
        if number != expected {
            return Err(OperationError::WrongRound { round: number, expected });
        }
        if self.structure.rounds != RoundKind::Tables || !self.final_table_is_next_or_no_cut() {
            return Err(OperationError::WrongKind { round: number });
        }
        let mut round = Round::new(number, RoundKind::Tables, seed, self.games_to_win(RoundKind::Tables));
        (round.tables, round.table_byes) = self.seated(tables, byes, None)?;
        self.rounds.push(round);
        self.recompute_round(number);
        Ok(())
    }

    /// Returns `true` if a round of multiplayer tables can follow: before a top cut, or as the final table.
    fn final_table_is_next_or_no_cut(&self) -> bool {
        self.bracket.as_ref().is_none_or(|bracket| bracket.first_round > self.newest() && bracket.is_one_table())
    }

    /// Checks the tables and byes of a round. Every active player must occur exactly once; a final table must have
    /// exactly the players of the top cut.
    ///
    /// When an existing round is re-paired, a table of it may be kept although a player has dropped, and players who
    /// entered after it was paired may wait for the next round.
    fn seated(
        &self,
        tables: &[SeatedTable],
        byes: &[PlayerId],
        re_paired: Option<&Round>,
    ) -> Result<(Vec<GameTable>, Vec<PlayerId>), OperationError> {
        let mut seen = vec![false; self.players.len()];
        let mut numbers = std::collections::HashSet::new();
        let mut seated = Vec::with_capacity(tables.len());
        for SeatedTable { table, players } in tables {
            if *table == 0 || !numbers.insert(*table) {
                return Err(OperationError::TableNumber { table: *table });
            }
            if !(3..=4).contains(&players.len()) {
                return Err(OperationError::TableSeats { table: *table, seats: players.len() as u32 });
            }
            let stays = re_paired.is_some_and(|old| old.tables.iter().any(|old| old.players == *players));
            let places =
                players.iter().map(|player| self.take_place(*player, &mut seen, stays)).collect::<Result<_, _>>()?;
            seated.push(GameTable::new(*table, players.clone(), places));
        }
        for player in byes {
            let stays = re_paired.is_some_and(|old| old.table_byes.contains(player));
            self.take_place(*player, &mut seen, stays)?;
        }
        if let Some(bracket) = &self.bracket {
            let all_seated = bracket.seeds.iter().all(|seed| tables.iter().any(|table| table.players.contains(seed)));
            let fits = tables.len() == 1 && byes.is_empty() && tables[0].players.len() == bracket.seeds.len();
            return if fits && all_seated { Ok((seated, Vec::new())) } else { Err(OperationError::NotTheFinalTable) };
        }
        let waits = |player: &crate::Player| re_paired.is_some_and(|round| player.entered_in_round > round.number);
        let expected = |player: &crate::Player| !player.is_dropped() && !waits(player);
        let missing = self.players.iter().zip(seen).find(|(player, seen)| expected(player) && !seen);
        match missing {
            Some((player, _)) => Err(OperationError::NotPaired { player: player.id }),
            None => Ok((seated, byes.to_vec())),
        }
    }

    pub(super) fn re_pair_tables(
        &mut self,
        number: u16,
        seed: u64,
        tables: &[SeatedTable],
        byes: &[PlayerId],
        note: &str,
    ) -> Result<(), OperationError> {
        check_note(note)?;
        let old = self.current_round_mut(number)?.clone();
        if old.kind != RoundKind::Tables {
            return Err(OperationError::WrongKind { round: number });
        }
        let (mut seated, byes) = self.seated(tables, byes, Some(&old))?;
        for table in &mut seated {
            if let Some(before) = old.tables.iter().find(|before| before.players == table.players) {
                (table.hp, table.absent) = (before.hp.clone(), before.absent.clone());
            }
        }
        let fresh = Round { seed, tables: seated, table_byes: byes, ..old };
        for player in fresh.tables.iter().flat_map(|table| &table.players).chain(&fresh.table_byes) {
            let place = self.place(*player)?;
            let player = &mut self.players[place as usize];
            player.entered_in_round = player.entered_in_round.min(number);
        }
        self.rounds[usize::from(number) - 1] = fresh;
        self.recompute_round(number);
        Ok(())
    }

    pub(super) fn mark_absent(&mut self, number: u16, player: PlayerId) -> Result<(), OperationError> {
        self.place(player)?;
        let round = usize::from(number).checked_sub(1).and_then(|index| self.rounds.get_mut(index));
        let round = round.ok_or(OperationError::UnknownRound { round: number })?;
        let mut seats = round.tables.iter_mut().filter_map(|table| {
            let seat = table.players.iter().position(|seated| *seated == player)?;
            table.absent.get_mut(seat)
        });
        let absent = seats.next().ok_or(OperationError::NotChosen { player, round: number })?;
        if std::mem::replace(absent, true) {
            return Err(OperationError::AbsentAlready { player, round: number });
        }
        Ok(())
    }

    pub(super) fn table_result(&mut self, number: u16, table: u16, hp: &[u16]) -> Result<(), OperationError> {
        let round = usize::from(number).checked_sub(1).and_then(|index| self.rounds.get_mut(index));
        let round = round.ok_or(OperationError::UnknownRound { round: number })?;
        if round.pairing(table).is_some() {
            return Err(OperationError::PlayedAsMatch { round: number, table });
        }
        let seated = round.tables.iter_mut().find(|seated| seated.table == table);
        let seated = seated.ok_or(OperationError::UnknownTable { round: number, table })?;
        if hp.len() != seated.players.len() || hp.iter().any(|hp| *hp > MOST_HP) {
            return Err(OperationError::TableHp { round: number, table, seats: seated.players.len() as u32 });
        }
        seated.hp = Some(hp.to_vec());
        Ok(())
    }
}

impl Tournament {
    /// Returns the standings for multiplayer tables, best first, including players who dropped.
    pub fn table_standings(&self) -> Vec<TableStanding> {
        let score = &self.profile().table_score;
        let mut tallies = vec![TableTally::default(); self.players().len()];
        for round in self.rounds().iter().filter(|round| !self.is_of_the_cut(round)) {
            for table in &round.tables {
                let (Some(hp), Some(places), Some(points)) = (&table.hp, table.places(), table.points(score)) else {
                    continue;
                };
                for (seat, place) in table.places.iter().enumerate() {
                    let tally = &mut tallies[*place as usize];
                    tally.points += u32::from(points[seat]);
                    tally.victories += u32::from(places[seat] == 1 && !table.is_out(seat));
                    tally.games += 1;
                    tally.hp += if table.is_out(seat) { 0 } else { u32::from(hp[seat]) };
                    tally.places.push(places[seat]);
                    tally.met.extend(table.places.iter().filter(|other| *other != place));
                }
            }
            for place in round.table_byes.iter().filter_map(|player| self.place(*player)) {
                tallies[place].points += u32::from(score.bye);
                tallies[place].byes += 1;
            }
        }
        let columns = score.columns();
        let line = |(place, player): (usize, &crate::Player)| TableStanding {
            rank: 1,
            player: player.id,
            games: tallies[place].games,
            byes: tallies[place].byes,
            places: tallies[place].places.clone(),
            values: columns.iter().map(|key| (*key, table_value(&tallies, place, *key))).collect(),
        };
        let mut lines: Vec<TableStanding> = self.players().iter().enumerate().map(line).collect();
        rank(&mut lines, score.ranked_keys().len());
        lines
    }

    /// Returns the points of one player at multiplayer tables, as in [`Tournament::table_standings`]. Returns `None` if
    /// there is no such player.
    pub fn table_points_of(&self, player: PlayerId) -> Option<u32> {
        let score = &self.profile().table_score;
        self.player(player)?;
        let mut sum = 0;
        for round in self.rounds().iter().filter(|round| !self.is_of_the_cut(round)) {
            for table in round.tables.iter().filter(|table| table.players.contains(&player)) {
                let seat = table.players.iter().position(|seated| *seated == player);
                let points = table.points(score).unwrap_or_default();
                sum += seat.and_then(|seat| points.get(seat)).map_or(0, |points| u32::from(*points));
            }
            if round.table_byes.contains(&player) {
                sum += u32::from(score.bye);
            }
        }
        Some(sum)
    }
}

/// Sorts the lines by their first values and numbers their ranks.
fn rank(lines: &mut [TableStanding], keys: usize) {
    let compare = |one: &TableStanding, other: &TableStanding| compare(keys, &one.values, &other.values);
    lines.sort_by(compare);
    for place in 1..lines.len() {
        let tied = compare(&lines[place - 1], &lines[place]).is_eq();
        lines[place].rank = if tied { lines[place - 1].rank } else { place as u32 + 1 };
    }
}
