//! Public view of an event for the room, without signing in.
//!
//! Invariant: it contains names, pairings, results, clocks, standings and seats, but never deck lists, cards, notes,
//! penalties or the reasons of a result.

use chrono::{DateTime, Utc};

use crate::contract::{EventView, ResultEntry, RoundKindName, RoundView, StandingView, TableStandingView, TableView};
use crate::{App, AppError};

/// Public view of an event.
#[derive(Debug, Clone, PartialEq)]
pub struct PublicEvent {
    /// Name of the event.
    pub name: String,
    /// Number of rounds planned before a cut.
    pub planned_rounds: u32,
    /// Active players by name, without bots and players who dropped.
    pub players: Vec<PublicPlayer>,
    /// Current round; `None` before the first.
    pub round: Option<PublicRound>,
    /// Current standings.
    pub standings: PublicStandings,
    /// Pods with their seats; empty before they are drawn.
    pub pods: Vec<PublicPod>,
    /// Clock of the deck-building time, once started.
    pub deck_clock: Option<PublicClock>,
}

/// Public view of a round.
#[derive(Debug, Clone, PartialEq)]
pub struct PublicRound {
    /// Number of the round, from 1.
    pub number: u32,
    /// `true` for a round of the top cut.
    pub elimination: bool,
    /// Number of missing results.
    pub open: u32,
    /// Clock of the round, once started.
    pub clock: Option<PublicClock>,
    /// Matches and tables in order of their numbers, then byes.
    pub matches: Vec<PublicMatch>,
}

/// A clock that can be read at any later time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PublicClock {
    /// A running clock, with its end time.
    Runs {
        /// End time in milliseconds since 1970.
        ends_at: i64,
    },
    /// A stopped clock, with its remaining time.
    Stands {
        /// Remaining milliseconds; negative if time was over.
        left: i64,
    },
}

impl PublicClock {
    /// Returns the milliseconds left at a point in time; negative if time is over.
    pub fn left(self, now: DateTime<Utc>) -> i64 {
        match self {
            PublicClock::Runs { ends_at } => ends_at.saturating_sub(now.timestamp_millis()),
            PublicClock::Stands { left } => left,
        }
    }
}

/// A match, a multiplayer table, or a bye.
#[derive(Debug, Clone, PartialEq)]
pub struct PublicMatch {
    /// Number of the table; `None` for a bye.
    pub table: Option<u32>,
    /// Players in seat order; a bye has one.
    pub players: Vec<PublicPlayer>,
    /// Result, once entered.
    pub result: Option<PublicResult>,
    /// Time extension in seconds.
    pub extension: u32,
}

/// A player in a pairing or at a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicPlayer {
    /// Number of the player in the event.
    pub number: u32,
    /// Name of the player.
    pub name: String,
    /// Record before the round, such as "1-0-0", or empty.
    pub record: String,
}

/// A result without its reason: no-shows and losses by penalty are not public.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PublicResult {
    /// Games won by each player, and draws.
    Games {
        /// Number of games won by the first player.
        first: u32,
        /// Number of games won by the second player.
        second: u32,
        /// Number of drawn games.
        drawn: u32,
    },
    /// A bye.
    Bye,
    /// The first player wins the match.
    First,
    /// The second player wins the match.
    Second,
    /// Both players lose the match.
    Neither,
    /// Places at a multiplayer table, in seat order.
    Places(Vec<u32>),
}

/// Current standings.
#[derive(Debug, Clone, PartialEq)]
pub enum PublicStandings {
    /// Standings of matches between two players.
    Matches(Vec<PublicStanding>),
    /// Standings of multiplayer tables; `record` is the points.
    Tables(Vec<PublicStanding>),
}

/// A line of the standings.
#[derive(Debug, Clone, PartialEq)]
pub struct PublicStanding {
    /// Rank, from 1; shared if no tiebreaker decides.
    pub rank: u32,
    /// Number of the player in the event.
    pub number: u32,
    /// Name of the player.
    pub name: String,
    /// Wins, losses and draws; points for multiplayer tables.
    pub record: String,
    /// Tiebreakers as displayed.
    pub tiebreakers: Vec<String>,
    /// `true` if the player is no longer in the event, for any reason.
    pub left: bool,
}

/// A pod with its seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicPod {
    /// Number of the pod, from 1.
    pub number: u32,
    /// Players in passing order: the seat to the left of n is n + 1.
    pub seats: Vec<PublicPlayer>,
}

impl App {
    /// Returns the public view of an event.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn public_event(&self, event: u32) -> Result<PublicEvent, AppError> {
        let view = self.event(event)?;
        let (round_clock, deck_clock) = self.read(event, |state, now| {
            let public = |clock: tournament::RoundClock| {
                let left = clock.left_ms(now.timestamp_millis());
                match clock.running_since {
                    Some(_) => PublicClock::Runs { ends_at: now.timestamp_millis().saturating_add(left) },
                    None => PublicClock::Stands { left },
                }
            };
            let newest = state.tournament.rounds().last();
            Ok((newest.and_then(|round| round.clock).map(public), state.tournament.deck_clock().map(public)))
        })?;
        Ok(public(&view, round_clock, deck_clock))
    }

    /// Returns the desk's current time, which clocks are based on.
    pub fn time(&self) -> DateTime<Utc> {
        self.now()
    }

    /// Returns the write counter of the database, across all programs. Front ends that show an event to others poll
    /// it to detect changes.
    ///
    /// # Errors
    /// `store.*`.
    pub fn changes(&self) -> Result<u64, AppError> {
        Ok(self.journal().revision()?)
    }
}

fn public(view: &EventView, round_clock: Option<PublicClock>, deck_clock: Option<PublicClock>) -> PublicEvent {
    let standings = if view.table_standings.is_empty() {
        PublicStandings::Matches(view.standings.iter().map(standing).collect())
    } else {
        PublicStandings::Tables(view.table_standings.iter().map(table_standing).collect())
    };
    let pods = view.pods.iter().map(|pod| {
        let seated = |seat: &crate::contract::SeatView| PublicPlayer {
            number: seat.player,
            name: seat.name.clone(),
            record: String::new(),
        };
        PublicPod { number: pod.number, seats: pod.seats.iter().map(seated).collect() }
    });
    let is_here = |player: &&crate::contract::PlayerView| !player.bot && !player.dropped && !player.disqualified;
    let listed = view.players.iter().filter(is_here).map(|player| PublicPlayer {
        number: player.id,
        name: player.name.clone(),
        record: String::new(),
    });
    let mut players: Vec<PublicPlayer> = listed.collect();
    players.sort_by_cached_key(|player| (player.name.to_lowercase(), player.number));
    PublicEvent {
        name: view.summary.name.clone(),
        players,
        planned_rounds: view.summary.planned_rounds,
        round: view.rounds.last().map(|round| public_round(round, round_clock)),
        standings,
        pods: pods.collect(),
        // Decks are built before a round is paired.
        deck_clock: deck_clock.filter(|_| view.rounds.is_empty()),
    }
}

fn public_round(round: &RoundView, clock: Option<PublicClock>) -> PublicRound {
    PublicRound {
        number: round.number,
        elimination: match round.kind {
            RoundKindName::Elimination => true,
            RoundKindName::Swiss | RoundKindName::RoundRobin | RoundKindName::Tables => false,
        },
        open: round.open,
        clock,
        matches: round.tables.iter().map(public_match).collect(),
    }
}

fn public_match(table: &TableView) -> PublicMatch {
    let player = |player: &crate::contract::PlayerRef| PublicPlayer {
        number: player.id,
        name: player.name.clone(),
        record: player.record.clone(),
    };
    PublicMatch {
        table: Some(table.table).filter(|_| table.players.len() > 1),
        players: table.players.iter().map(player).collect(),
        result: public_result(table),
        extension: table.extension,
    }
}

/// Returns the result of a table without its reason.
pub(crate) fn public_result(table: &TableView) -> Option<PublicResult> {
    if !table.places.is_empty() {
        return Some(PublicResult::Places(table.places.clone()));
    }
    table.result.as_ref().map(|result| match result {
        ResultEntry::Games { a, b, drawn } => PublicResult::Games { first: *a, second: *b, drawn: *drawn },
        ResultEntry::Bye => PublicResult::Bye,
        ResultEntry::NoShowA | ResultEntry::LossA => PublicResult::Second,
        ResultEntry::NoShowB | ResultEntry::LossB => PublicResult::First,
        ResultEntry::DoubleLoss => PublicResult::Neither,
    })
}

fn standing(line: &StandingView) -> PublicStanding {
    let percent = |share: &crate::contract::Percent| format!("{:.2}", share.percent);
    PublicStanding {
        rank: line.rank,
        number: line.player,
        name: line.name.clone(),
        record: line.record.clone(),
        tiebreakers: [&line.omw, &line.gw, &line.ogw].map(percent).into(),
        left: line.dropped || line.disqualified,
    }
}

fn table_standing(line: &TableStandingView) -> PublicStanding {
    PublicStanding {
        rank: line.rank,
        number: line.player,
        name: line.name.clone(),
        record: line.points.to_string(),
        tiebreakers: vec![line.victories.to_string(), format!("{:.2}", line.opponents_points), line.hp.to_string()],
        left: line.dropped || line.disqualified,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{EventAct, PenaltyName, StructureInput};
    use crate::event::printouts::tests::{event, pair};

    #[test]
    fn the_reason_of_a_result_and_penalties_are_not_public() {
        let (desk, id) = event(4, StructureInput::default());
        pair(&desk, id);
        let loser = desk.event(id).expect("the desk").rounds[0].tables[0].players[0].id;
        let note = "kept a card up the sleeve";
        let penalty = EventAct::Penalize {
            player: loser,
            infraction: desk.event(id).expect("the desk").infractions[0].code.clone(),
            penalty: Some(PenaltyName::MatchLoss),
            round: None,
            note: note.to_owned(),
        };
        desk.act(id, &penalty).expect("a penalty");
        let public = desk.public_event(id).expect("the board");
        let round = public.round.as_ref().expect("a round");
        assert_eq!(round.matches[0].result, Some(PublicResult::Second));
        let shown = format!("{public:?}");
        assert!(!shown.contains(note) && !shown.to_lowercase().contains("penal"), "{shown}");
    }

    #[test]
    fn the_public_clock_is_unchanged_until_somebody_changes_it() {
        let (desk, id) = event(4, StructureInput::default());
        pair(&desk, id);
        let start = EventAct::SetRoundClock {
            round: 1,
            action: crate::contract::RoundClockAction::Start { seconds: Some(600) },
        };
        desk.act(id, &start).expect("the clock");
        let once = desk.public_event(id).expect("the board");
        assert!(matches!(once.round.as_ref().and_then(|round| round.clock), Some(PublicClock::Runs { .. })));
        assert_eq!(once, desk.public_event(id).expect("the board"));
    }

    #[test]
    fn each_change_increments_the_write_counter() {
        let (desk, id) = event(4, StructureInput::default());
        let before = desk.changes().expect("a count");
        pair(&desk, id);
        assert!(desk.changes().expect("a count") > before);
    }
}
