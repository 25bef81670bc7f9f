//! The output formats.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::{DocumentId, PairDocument};
use crate::standings::value_of;
use crate::{Fraction, PairingPlan, PairingReport, PlayerId, RankKey, RankValue, Reason, Tournament};

/// The next round of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PairedDocument {
    /// The round, from 1.
    pub round: u16,
    /// The seed that was used.
    pub seed: u64,
    /// The tables. With results added, they can be used as `pairings` of a round in the next input.
    pub pairings: Vec<PairedTable>,
    /// Costs of the round by each criterion; second byes and rematches are always forced.
    pub report: PairingReport,
}

/// A table of the next round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PairedTable {
    /// The table, from 1.
    pub table: u16,
    /// The id of the first player.
    pub a: DocumentId,
    /// The id of the second player; absent for a bye.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub b: Option<DocumentId>,
    /// `true` if the first player has a bye.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bye: bool,
    /// The reasons for the pairing.
    pub reasons: Vec<Reason>,
}

/// The standings of a tournament.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StandingsDocument {
    /// The key of the rules profile.
    pub profile: String,
    /// The display name of the profile.
    pub profile_name: String,
    /// Number of rounds paired so far.
    pub rounds: u16,
    /// Number of missing results.
    pub open_results: u32,
    /// The columns of a printed table.
    #[serde(skip)]
    pub columns: Vec<RankKey>,
    /// The lines, best first.
    pub standings: Vec<StandingLine>,
}

/// A line of the standings. Its fields in a document include one for each value; see [`RankKey::field`].
#[derive(Debug, Clone, PartialEq)]
pub struct StandingLine {
    /// The rank; players equal in every key share it.
    pub rank: u32,
    /// The player's id in the document.
    pub player: DocumentId,
    /// The player's name in the document.
    pub name: String,
    /// `true` if the player has dropped.
    pub dropped: bool,
    /// Matches won, lost and drawn: "2-1-0".
    pub record: String,
    /// Number of byes so far.
    pub byes: u32,
    /// Games won, lost and drawn: "5-2-0".
    pub games: String,
    /// Match-win percentage.
    pub mw: Share,
    /// Values by key, in the order of [`Profile::valued_keys`](crate::Profile::valued_keys).
    pub values: Vec<(RankKey, RankValue)>,
}

impl Serialize for StandingLine {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut line = serializer.serialize_map(None)?;
        let values = || RankKey::ALL.iter().filter_map(|key| Some((key.field(), value_of(&self.values, *key)?)));
        line.serialize_entry("rank", &self.rank)?;
        line.serialize_entry("player", &self.player)?;
        line.serialize_entry("name", &self.name)?;
        line.serialize_entry("dropped", &self.dropped)?;
        for (field, value) in values() {
            match value {
                RankValue::Count(count) => line.serialize_entry(field, &count)?,
                RankValue::Share(_) | RankValue::Average(_) => {}
            }
        }
        line.serialize_entry("record", &self.record)?;
        line.serialize_entry("byes", &self.byes)?;
        line.serialize_entry("games", &self.games)?;
        line.serialize_entry("mw", &self.mw)?;
        for (field, value) in values() {
            match value {
                RankValue::Count(_) => {}
                RankValue::Share(share) | RankValue::Average(share) => {
                    line.serialize_entry(field, &Share::from(share))?;
                }
            }
        }
        line.end()
    }
}

/// A share from 0 to 1, exact and rounded.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Share {
    /// The exact fraction, written "5/12".
    pub exact: Fraction,
    /// The share in percent, rounded to four decimal places.
    pub pct: f64,
}

impl From<Fraction> for Share {
    fn from(exact: Fraction) -> Share {
        Share { exact, pct: exact.percent() }
    }
}

/// Returns the document id of a player. Player numbers are indices into the document's list.
fn id(document: &PairDocument, player: PlayerId) -> DocumentId {
    document.players[player.0 as usize].id.clone()
}

impl PairedDocument {
    pub(super) fn of(document: &PairDocument, plan: PairingPlan) -> PairedDocument {
        let PairingPlan { round, kind: _, seed, scope: _, tables, report } = plan;
        let table = |table: crate::TablePairing| PairedTable {
            table: table.table,
            a: id(document, table.a),
            b: table.b.map(|player| id(document, player)),
            bye: table.b.is_none(),
            reasons: table.reasons,
        };
        PairedDocument { round, seed, pairings: tables.into_iter().map(table).collect(), report }
    }
}

impl StandingsDocument {
    pub(super) fn of(document: &PairDocument, tournament: &Tournament) -> StandingsDocument {
        let line = |line: crate::Standing| {
            let player = tournament.player(line.player);
            let (won, lost, drawn) = line.games;
            StandingLine {
                rank: line.rank,
                player: id(document, line.player),
                name: player.map_or_else(String::new, |player| player.name.clone()),
                dropped: player.is_some_and(crate::Player::is_dropped),
                record: format!("{}-{}-{}", line.wins, line.losses, line.draws),
                byes: line.byes,
                games: format!("{won}-{lost}-{drawn}"),
                mw: line.mw.into(),
                values: line.values,
            }
        };
        let tables = tournament.rounds().iter().flat_map(|round| &round.pairings);
        StandingsDocument {
            profile: tournament.profile().key.clone(),
            profile_name: tournament.profile().name.clone(),
            rounds: tournament.rounds().len() as u16,
            open_results: tables.filter(|pairing| pairing.result.is_none()).count() as u32,
            columns: tournament.profile().columns(),
            standings: tournament.standings().into_iter().map(line).collect(),
        }
    }
}
