//! Rounds with their matches, multiplayer tables and clocks.

use crate::profile::{SharedPlace, TableScore};
use crate::{Game, MatchResult, PairScope, PlayerId, Reason, RoundKind, Side};

/// A round with its tables, results and clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Number of the round, from 1.
    pub number: u16,
    /// The kind of round.
    pub kind: RoundKind,
    /// The seed of the random part of the pairing.
    pub seed: u64,
    /// Pairing rule for draft pods.
    pub scope: PairScope,
    /// Number of games that win a match of this round.
    pub games_to_win: u8,
    /// The matches and byes, in pairing order.
    pub pairings: Vec<Pairing>,
    /// The multiplayer tables.
    pub tables: Vec<GameTable>,
    /// The players who have a bye in a round of multiplayer tables.
    pub table_byes: Vec<PlayerId>,
    /// The round clock, once started.
    pub clock: Option<RoundClock>,
    /// Time extensions.
    pub extensions: Vec<Extension>,
}

impl Round {
    pub(crate) fn new(number: u16, kind: RoundKind, seed: u64, games_to_win: u8) -> Round {
        Round {
            number,
            kind,
            seed,
            scope: PairScope::WholeEvent,
            games_to_win,
            pairings: Vec::new(),
            tables: Vec::new(),
            table_byes: Vec::new(),
            clock: None,
            extensions: Vec::new(),
        }
    }

    /// Returns `true` if every table has a result.
    pub fn is_finished(&self) -> bool {
        self.open_results() == 0
    }

    /// Returns the number of missing results.
    pub fn open_results(&self) -> usize {
        let matches = self.pairings.iter().filter(|pairing| pairing.result.is_none()).count();
        matches + self.tables.iter().filter(|table| table.hp.is_none()).count()
    }

    /// Returns the numbers of the tables without a result.
    pub fn open_tables(&self) -> Vec<u16> {
        let matches = self.pairings.iter().filter(|pairing| pairing.result.is_none()).map(|pairing| pairing.table);
        let tables = self.tables.iter().filter(|table| table.hp.is_none()).map(|table| table.table);
        matches.chain(tables).collect()
    }

    /// Returns the match or bye with this table number, if there is one.
    pub fn pairing(&self, table: u16) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.table == table)
    }

    /// Returns the match or bye of a player, if there is one.
    pub fn pairing_of(&self, player: PlayerId) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.side_of(player).is_some())
    }

    /// Returns the indices of all players who have a table or a bye.
    pub(crate) fn places(&self) -> impl Iterator<Item = u32> + '_ {
        let matches = self.pairings.iter().flat_map(|pairing| [Some(pairing.a_place), pairing.b_place]).flatten();
        matches.chain(self.tables.iter().flat_map(|table| table.places.iter().copied()))
    }

    /// Returns `true` if a table has this number.
    pub(crate) fn has_table(&self, table: u16) -> bool {
        self.pairing(table).is_some() || self.tables.iter().any(|seated| seated.table == table)
    }
}

impl Round {
    /// Returns the seconds added for a table.
    pub fn extension(&self, table: u16) -> u32 {
        let given = self.extensions.iter().filter(|given| given.table.is_none_or(|number| number == table));
        given.fold(0, |sum, given| sum.saturating_add(given.seconds))
    }

    /// Returns the remaining milliseconds of a table, including extensions. Returns `None` before the clock is started.
    pub fn left_ms(&self, table: u16, at: i64) -> Option<i64> {
        Some(self.clock?.left_ms(at) + i64::from(self.extension(table)) * 1000)
    }
}

/// A match or a bye in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// The table's number in the room.
    pub table: u16,
    /// The first player; in a computed pairing the higher-ranked one.
    pub a: PlayerId,
    /// The second player; `None` for a bye.
    pub b: Option<PlayerId>,
    /// The pairing reasons, as recorded.
    pub reasons: Vec<Reason>,
    /// The result, once entered; a bye has one from the start. A match lost by penalty has that result whatever was
    /// entered.
    pub result: Option<MatchResult>,
    /// The individual games, if they were entered.
    pub games: Vec<Game>,
    /// Trilogy: the banned deck of A and of B.
    pub bans: Option<[u8; 2]>,
    /// Number of games that A and B have lost by penalty.
    pub game_losses: [u8; 2],
    /// `true` for each of A and B who has lost the match by penalty.
    pub match_losses: [bool; 2],
    /// The last result entered, before penalties.
    pub(crate) entered: Option<MatchResult>,
    /// Index of A in the list of players.
    pub(crate) a_place: u32,
    /// Index of B in the list of players.
    pub(crate) b_place: Option<u32>,
}

impl Pairing {
    /// Returns the side of a player, if the player is in the match.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        if self.a == player { Some(Side::A) } else { (self.b == Some(player)).then_some(Side::B) }
    }

    /// Returns the winner, or `None` if the match is open, drawn, or lost by both. A lead in games wins.
    pub fn winner(&self) -> Option<PlayerId> {
        let side = match self.result? {
            MatchResult::Games { a, b, drawn: _ } if a == b => return None,
            MatchResult::Games { a, b, drawn: _ } => {
                if a > b {
                    Side::A
                } else {
                    Side::B
                }
            }
            MatchResult::Bye => Side::A,
            MatchResult::NoShow { absent: out } | MatchResult::MatchLoss { loser: out } => out.other(),
            MatchResult::DoubleLoss => return None,
        };
        match side {
            Side::A => Some(self.a),
            Side::B => self.b,
        }
    }

    /// Sets the result that counts: the entered one, unless the match is lost by penalty.
    pub(crate) fn update_result(&mut self, games_to_win: u8) {
        let lost = |side: Side| self.match_losses[side.index()] || self.game_losses[side.index()] >= games_to_win;
        self.result = match (lost(Side::A), lost(Side::B), self.b.is_some()) {
            (false, false, _) | (false, true, false) => self.entered,
            (true, true, true) => Some(MatchResult::DoubleLoss),
            (true, _, _) => Some(MatchResult::MatchLoss { loser: Side::A }),
            (false, true, true) => Some(MatchResult::MatchLoss { loser: Side::B }),
        };
    }
}

/// A multiplayer table, with three or four players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameTable {
    /// The table's number in the room.
    pub table: u16,
    /// The players, in seat order.
    pub players: Vec<PlayerId>,
    /// Remaining HP of each base, in seat order, once the game is over.
    pub hp: Option<Vec<u16>>,
    /// `true` for each no-show, in seat order.
    pub absent: Vec<bool>,
    /// `true` for each player who has lost the game by penalty, in seat order.
    pub lost: Vec<bool>,
    /// Indices of the players in the list of players.
    pub(crate) places: Vec<u32>,
}

impl GameTable {
    pub(crate) fn new(table: u16, players: Vec<PlayerId>, places: Vec<u32>) -> GameTable {
        let none = vec![false; players.len()];
        GameTable { table, players, hp: None, absent: none.clone(), lost: none, places }
    }

    /// Returns `true` if the player in this seat is a no-show or has lost the game by penalty.
    pub fn is_out(&self, seat: usize) -> bool {
        [&self.absent, &self.lost].into_iter().any(|out| out.get(seat).copied().unwrap_or(false))
    }

    /// Returns the place of each seat, from 1; equal HP share a place (CR 12.7.3). Players who are out are behind all
    /// others. Returns `None` until the game is over.
    pub fn places(&self) -> Option<Vec<u8>> {
        let hp = self.hp.as_ref()?;
        let standing: Vec<Option<u16>> =
            hp.iter().enumerate().map(|(seat, hp)| (!self.is_out(seat)).then_some(*hp)).collect();
        Some(standing.iter().map(|mine| 1 + standing.iter().filter(|other| *other > mine).count() as u8).collect())
    }

    /// Returns the points of each seat; players who are out get none.
    pub(crate) fn points(&self, score: &TableScore) -> Option<Vec<u8>> {
        let places = self.places()?;
        let points = |(seat, place): (usize, &u8)| {
            if self.is_out(seat) {
                return 0;
            }
            let sharing = places.iter().filter(|other| *other == place).count();
            let highest = usize::from(*place) - 1;
            let counted = match score.shared {
                SharedPlace::Highest => highest,
                SharedPlace::Lowest => highest + sharing - 1,
                SharedPlace::NextLower => highest + usize::from(sharing > 1),
            };
            score.points[counted.min(score.points.len() - 1)]
        };
        Some(places.iter().enumerate().map(points).collect())
    }
}

/// A countdown clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundClock {
    /// Initial time, in seconds.
    pub seconds: u32,
    /// The time the clock was started or resumed, in milliseconds since 1970 (UTC); `None` while paused.
    pub running_since: Option<i64>,
    /// The time it had run before that, in milliseconds.
    pub ran_ms: i64,
}

impl RoundClock {
    /// Returns the remaining milliseconds at a time; negative after the end. Setting the system clock back adds no
    /// time.
    pub fn left_ms(&self, at: i64) -> i64 {
        i64::from(self.seconds) * 1000 - self.ran(at)
    }

    pub(crate) fn ran(&self, at: i64) -> i64 {
        let now = self.running_since.map_or(0, |since| at.saturating_sub(since).max(0));
        self.ran_ms.saturating_add(now)
    }
}

/// A time extension.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extension {
    /// The table; `None` means every table.
    pub table: Option<u16>,
    /// Seconds added to the clock.
    pub seconds: u32,
    /// The judge's reason, as shown in the log.
    pub note: String,
}
