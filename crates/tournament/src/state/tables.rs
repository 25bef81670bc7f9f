//! Rounds of tables of three and four (Twin Suns): what they are, and what they give.

use std::cmp::Ordering;

use super::{Round, State, Tournament};
use crate::profile::{SharedPlace, TableKey, TableScore};
use crate::{PlayerId, Refused, RoundKind, SeatedTable};

/// The most HP that a base is said to have left.
const MOST_HP: u16 = 99;

/// A table of three or four.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameTable {
    /// Its number.
    pub table: u16,
    /// Who sits there, in the order of the seats.
    pub players: Vec<PlayerId>,
    /// HP left on each base, in the same order, once the game is over.
    pub hp: Option<Vec<u16>>,
    /// Where the players stand in the list of players.
    pub(crate) places: Vec<u32>,
}

impl GameTable {
    /// The place of each seat, from 1; equal HP share one (CR 12.7.3). None while the game goes on.
    pub fn places(&self) -> Option<Vec<u8>> {
        let hp = self.hp.as_ref()?;
        Some(hp.iter().map(|mine| 1 + hp.iter().filter(|other| *other > mine).count() as u8).collect())
    }

    /// What the seats get, by the score.
    pub(crate) fn points(&self, score: &TableScore) -> Option<Vec<u8>> {
        let places = self.places()?;
        let points = |place: &u8| {
            let sharing = places.iter().filter(|other| *other == place).count();
            let highest = usize::from(*place) - 1;
            let counted = match score.shared {
                SharedPlace::Highest => highest,
                SharedPlace::Lowest => highest + sharing - 1,
                SharedPlace::NextLower => highest + usize::from(sharing > 1),
            };
            score.points[counted.min(score.points.len() - 1)]
        };
        Some(places.iter().map(points).collect())
    }
}

/// A round of tables as it would be paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TablesPlan {
    /// The round, from 1.
    pub round: u16,
    /// The seed.
    pub seed: u64,
    /// The tables.
    pub tables: Vec<SeatedTable>,
    /// Who has a bye: only where five take part.
    pub byes: Vec<PlayerId>,
    /// Pairs of players at one table who have sat together before, a pair as often as they have.
    pub repeats: u32,
}

impl TablesPlan {
    /// The operation that makes it so.
    pub fn into_operation(self) -> crate::Operation {
        let TablesPlan { round, seed, tables, byes, repeats: _ } = self;
        crate::Operation::PairTables { round, seed, tables, byes }
    }
}

/// A line of the standings of tables of three and four.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableStanding {
    /// The rank, from 1; players equal in every key share it.
    pub rank: u32,
    /// Who.
    pub player: PlayerId,
    /// Points.
    pub points: u32,
    /// Games won, shared ones among them.
    pub victories: u32,
    /// Games played.
    pub games: u32,
    /// Byes.
    pub byes: u32,
    /// The sum of HP left.
    pub hp: u32,
    /// The sum of the points of everyone met, once a game.
    pub opponents_points: u32,
    /// The places, round by round.
    pub places: Vec<u8>,
}

impl State {
    pub(super) fn pair_tables(
        &mut self,
        number: u16,
        seed: u64,
        tables: &[SeatedTable],
        byes: &[PlayerId],
    ) -> Result<(), Refused> {
        self.may_pair()?;
        let expected = self.newest() + 1;
        if number != expected {
            return Err(Refused::WrongRound { round: number, expected });
        }
        if self.structure.rounds != RoundKind::Tables || self.bracket.is_some() {
            return Err(Refused::WrongKind { round: number });
        }
        let mut seen = vec![false; self.players.len()];
        let mut numbers = std::collections::HashSet::new();
        let mut round = Round::new(number, RoundKind::Tables, seed, self.games_to_win(RoundKind::Tables));
        for SeatedTable { table, players } in tables {
            if *table == 0 || !numbers.insert(*table) {
                return Err(Refused::TableNumber { table: *table });
            }
            if !(3..=4).contains(&players.len()) {
                return Err(Refused::TableSeats { table: *table, seats: players.len() as u32 });
            }
            let places = players.iter().map(|player| self.take_seat(*player, &mut seen)).collect::<Result<_, _>>()?;
            round.tables.push(GameTable { table: *table, players: players.clone(), hp: None, places });
        }
        for player in byes {
            self.take_seat(*player, &mut seen)?;
        }
        round.table_byes = byes.to_vec();
        let missing = self.players.iter().zip(seen).find(|(player, seen)| !player.is_dropped() && !seen);
        if let Some((player, _)) = missing {
            return Err(Refused::NotPaired { player: player.id });
        }
        self.rounds.push(round);
        Ok(())
    }

    pub(super) fn table_result(&mut self, number: u16, table: u16, hp: &[u16]) -> Result<(), Refused> {
        let round = usize::from(number).checked_sub(1).and_then(|index| self.rounds.get_mut(index));
        let round = round.ok_or(Refused::UnknownRound { round: number })?;
        let seated = round.tables.iter_mut().find(|seated| seated.table == table);
        let seated = seated.ok_or(Refused::UnknownTable { round: number, table })?;
        if hp.len() != seated.players.len() || hp.iter().any(|hp| *hp > MOST_HP) {
            return Err(Refused::TableHp { round: number, table, seats: seated.players.len() as u32 });
        }
        seated.hp = Some(hp.to_vec());
        Ok(())
    }
}

impl Tournament {
    /// The standings of tables of three and four, best first; players who left are among them.
    pub fn table_standings(&self) -> Vec<TableStanding> {
        let score = &self.profile().table_score;
        let line = |player: &crate::Player| TableStanding {
            rank: 1,
            player: player.id,
            points: 0,
            victories: 0,
            games: 0,
            byes: 0,
            hp: 0,
            opponents_points: 0,
            places: Vec::new(),
        };
        let mut lines: Vec<TableStanding> = self.players().iter().map(line).collect();
        let mut met: Vec<Vec<u32>> = vec![Vec::new(); lines.len()];
        for round in self.rounds() {
            for table in &round.tables {
                let (Some(hp), Some(places), Some(points)) = (&table.hp, table.places(), table.points(score)) else {
                    continue;
                };
                for (seat, place) in table.places.iter().enumerate() {
                    let line = &mut lines[*place as usize];
                    line.points += u32::from(points[seat]);
                    line.victories += u32::from(places[seat] == 1);
                    line.games += 1;
                    line.hp += u32::from(hp[seat]);
                    line.places.push(places[seat]);
                    met[*place as usize].extend(table.places.iter().filter(|other| *other != place));
                }
            }
            for place in round.table_byes.iter().filter_map(|player| self.place(*player)) {
                lines[place].points += u32::from(score.bye);
                lines[place].byes += 1;
            }
        }
        let points: Vec<u32> = lines.iter().map(|line| line.points).collect();
        for (line, met) in lines.iter_mut().zip(&met) {
            line.opponents_points = met.iter().map(|other| points[*other as usize]).sum();
        }
        rank(&mut lines, &score.rank_by);
        lines
    }
}

fn rank(lines: &mut [TableStanding], rank_by: &[TableKey]) {
    let compare = |one: &TableStanding, other: &TableStanding| {
        let by_key = |key: &TableKey| match key {
            TableKey::Points => other.points.cmp(&one.points),
            TableKey::Victories => other.victories.cmp(&one.victories),
            TableKey::RemainingHp => other.hp.cmp(&one.hp),
            TableKey::OpponentsPoints => other.opponents_points.cmp(&one.opponents_points),
        };
        rank_by.iter().map(by_key).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
    };
    lines.sort_by(compare);
    for place in 1..lines.len() {
        let tied = compare(&lines[place - 1], &lines[place]).is_eq();
        lines[place].rank = if tied { lines[place - 1].rank } else { place as u32 + 1 };
    }
}
