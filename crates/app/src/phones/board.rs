//! Public view of an event for the room, without signing in.
//!
//! Invariant: it contains names, pairings, results, clocks, standings and seats, but never deck lists, cards, notes,
//! penalties or the reasons of a result.

use chrono::{DateTime, Utc};

use tournament::{MatchResult, PlayerId, RankKey, RankValue, Round, RoundKind, Side, Standing, TableStanding};

use super::tables::{RoundSeats, name_of};
use crate::AppError;
use crate::contract::{PublicMatch, PublicPlayer, PublicResult};
use crate::event::standings::{columns, final_standings, final_table_standings, record_text, team_standings};
use crate::event::state::EventState;
use crate::event::steps;
use crate::phones::Phones;
use crate::standing_columns::StandingColumn;

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
    /// Columns of the standings, as the rules profile ranks, without those that the record contains.
    pub columns: Vec<StandingColumn>,
    /// Current standings.
    pub standings: PublicStandings,
    /// Current standings of teams; empty without teams.
    pub teams: Vec<PublicTeam>,
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

/// Current standings.
#[derive(Debug, Clone, PartialEq)]
pub enum PublicStandings {
    /// Standings of matches between two players.
    Matches(Vec<PublicStanding>),
    /// Standings of multiplayer tables, without records.
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
    /// Wins, losses and draws; empty for multiplayer tables.
    pub record: String,
    /// Values in [`PublicEvent::columns`], as displayed.
    pub values: Vec<String>,
    /// `true` if the player is no longer in the event, for any reason.
    pub left: bool,
}

/// A line of the standings of teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicTeam {
    /// Rank, from 1; shared if no tiebreaker decides.
    pub rank: u32,
    /// Number of the team in the event, from 1.
    pub number: u32,
    /// Members in seat order.
    pub members: Vec<PublicPlayer>,
    /// Rounds won, lost, and without a winner.
    pub rounds: String,
    /// Matches won, lost and drawn by the members.
    pub matches: String,
}

/// A pod with its seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicPod {
    /// Number of the pod, from 1.
    pub number: u32,
    /// Players in passing order: the seat to the left of n is n + 1.
    pub seats: Vec<PublicPlayer>,
}

impl Phones {
    /// Returns the public view of an event.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn public_event(&self, event: u32) -> Result<PublicEvent, AppError> {
        let name = self.events.event_name(event)?;
        self.events.read(event, |state, now| Ok(public(name, state, now)))
    }

    /// Returns the desk's current time, which clocks are based on.
    pub fn time(&self) -> DateTime<Utc> {
        self.core.now()
    }

    /// Returns the write counter of the database, across all programs. Front ends that show an event to others poll
    /// it to detect changes.
    ///
    /// # Errors
    /// `store.*`.
    pub fn changes(&self) -> Result<u64, AppError> {
        Ok(self.core.journal().revision()?)
    }
}

/// Returns the public view of an event. It changes only with the event, not with time.
pub(super) fn public(name: String, state: &EventState, now: DateTime<Utc>) -> PublicEvent {
    let tournament = &state.tournament;
    let player = |id: PlayerId| public_player(state, id, String::new());
    let pods = tournament
        .pods()
        .iter()
        .zip(1..)
        .map(|(pod, number)| PublicPod { number, seats: pod.seats.iter().map(|seated| player(*seated)).collect() });
    let is_here =
        |entry: &&tournament::Player| !state.bots.contains(&entry.id) && !entry.is_dropped() && !entry.disqualified;
    let mut players: Vec<PublicPlayer> =
        tournament.players().iter().filter(is_here).map(|entry| player(entry.id)).collect();
    players.sort_by_cached_key(|player| (player.name.to_lowercase(), player.number));
    let newest = tournament.rounds().last();
    PublicEvent {
        name,
        players,
        planned_rounds: u32::from(steps::planned_rounds(state)),
        round: newest.map(|round| public_round(state, round, now)),
        columns: columns(state).into_iter().filter(|column| !column.is_in_record()).collect(),
        standings: standings(state),
        teams: team_standings(state).into_iter().map(|line| public_team(state, line)).collect(),
        pods: pods.collect(),
        // Decks are built before a round is paired.
        deck_clock: tournament.deck_clock().filter(|_| newest.is_none()).map(|clock| public_clock(clock, now)),
    }
}

/// Returns a player with a record.
pub(super) fn public_player(state: &EventState, player: PlayerId, record: String) -> PublicPlayer {
    PublicPlayer { number: player.0, name: name_of(state, player).to_owned(), record }
}

fn public_clock(clock: tournament::RoundClock, now: DateTime<Utc>) -> PublicClock {
    let left = clock.left_ms(now.timestamp_millis());
    match clock.running_since {
        Some(_) => PublicClock::Runs { ends_at: now.timestamp_millis().saturating_add(left) },
        None => PublicClock::Stands { left },
    }
}

/// Returns a round with the public part of its matches.
fn public_round(state: &EventState, round: &Round, now: DateTime<Utc>) -> PublicRound {
    let before = state.tournament.records_before(round.number);
    let with_records = |seats: RoundSeats<'_>| {
        public_match(round, seats, |player| {
            public_player(state, player, seats.record_text(before.get(&player).copied()))
        })
    };
    PublicRound {
        number: u32::from(round.number),
        elimination: match round.kind {
            RoundKind::Elimination => true,
            RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Tables => false,
        },
        open: u32::try_from(round.open_results()).unwrap_or(u32::MAX),
        clock: round.clock.map(|clock| public_clock(clock, now)),
        matches: RoundSeats::all(round).map(with_records).collect(),
    }
}

/// Returns a match, table or bye, whose players `shown` returns.
pub(super) fn public_match(
    round: &Round,
    seats: RoundSeats<'_>,
    shown: impl Fn(PlayerId) -> PublicPlayer,
) -> PublicMatch {
    PublicMatch {
        table: seats.table_number().map(u32::from),
        players: seats.seated_players().map(shown).collect(),
        result: public_result(seats),
        extension: seats.extension_in(round),
    }
}

/// Returns the result of a match, table or bye without its reason, once entered.
pub(super) fn public_result(seats: RoundSeats<'_>) -> Option<PublicResult> {
    match seats {
        RoundSeats::Match(pairing) => pairing.result.map(result_of_match),
        RoundSeats::Table(table) => {
            table.places().map(|places| PublicResult::Places { places: places.into_iter().map(u32::from).collect() })
        }
        RoundSeats::Bye(_) => Some(PublicResult::Bye),
    }
}

fn result_of_match(result: MatchResult) -> PublicResult {
    match result {
        MatchResult::Games { a, b, drawn } => {
            PublicResult::Games { first: u32::from(a), second: u32::from(b), drawn: u32::from(drawn) }
        }
        MatchResult::Bye => PublicResult::Bye,
        MatchResult::NoShow { absent: loser } | MatchResult::MatchLoss { loser } => match loser {
            Side::A => PublicResult::Second,
            Side::B => PublicResult::First,
        },
        MatchResult::DoubleLoss => PublicResult::Neither,
    }
}

fn standings(state: &EventState) -> PublicStandings {
    match state.tournament.structure().rounds {
        RoundKind::Tables if !state.tournament.rounds().is_empty() => {
            let lines = final_table_standings(state);
            PublicStandings::Tables(lines.iter().map(|line| table_standing(state, line)).collect())
        }
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination | RoundKind::Tables => {
            let lines = final_standings(state);
            let columns = state.tournament.profile().columns().into_iter();
            let columns: Vec<RankKey> = columns.filter(|key| !key.is_in_record()).collect();
            PublicStandings::Matches(lines.iter().map(|line| standing(state, &columns, line)).collect())
        }
    }
}

fn has_left(state: &EventState, player: PlayerId) -> bool {
    state.tournament.player(player).is_some_and(|player| player.is_dropped() || player.disqualified)
}

fn standing(state: &EventState, columns: &[RankKey], line: &Standing) -> PublicStanding {
    PublicStanding {
        rank: line.rank,
        number: line.player.0,
        name: name_of(state, line.player).to_owned(),
        record: format!("{}-{}-{}", line.wins, line.losses, line.draws),
        values: columns.iter().filter_map(|key| line.value(*key)).map(RankValue::text).collect(),
        left: has_left(state, line.player),
    }
}

fn public_team(state: &EventState, line: tournament::TeamStanding) -> PublicTeam {
    let members = line.team.members.iter();
    PublicTeam {
        rank: line.rank,
        number: u32::from(line.team.number),
        members: members.map(|player| public_player(state, *player, String::new())).collect(),
        rounds: record_text(line.rounds),
        matches: record_text(line.matches),
    }
}

fn table_standing(state: &EventState, line: &TableStanding) -> PublicStanding {
    PublicStanding {
        rank: line.rank,
        number: line.player.0,
        name: name_of(state, line.player).to_owned(),
        record: String::new(),
        values: line.values.iter().map(|(_, value)| value.text()).collect(),
        left: has_left(state, line.player),
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
        let loser = desk.events().event(id).expect("the desk").rounds[0].tables[0].players[0].id;
        let note = "kept a card up the sleeve";
        let penalty = EventAct::Penalize {
            player: loser,
            infraction: desk.events().event(id).expect("the desk").infractions[0].code.clone(),
            penalty: Some(PenaltyName::MatchLoss),
            round: None,
            note: note.to_owned(),
        };
        desk.events().act(id, &penalty).expect("a penalty");
        let public = desk.phones().public_event(id).expect("the board");
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
        desk.events().act(id, &start).expect("the clock");
        let once = desk.phones().public_event(id).expect("the board");
        assert!(matches!(once.round.as_ref().and_then(|round| round.clock), Some(PublicClock::Runs { .. })));
        assert_eq!(once, desk.phones().public_event(id).expect("the board"));
    }

    #[test]
    fn each_change_increments_the_write_counter() {
        let (desk, id) = event(4, StructureInput::default());
        let before = desk.phones().changes().expect("a count");
        pair(&desk, id);
        assert!(desk.phones().changes().expect("a count") > before);
    }
}
