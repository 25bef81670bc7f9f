//! CSV tables of an event, with the column names of Melee.

use std::path::Path;

use tournament::{MatchResult, PlayerId, RankKey, RankValue, Round, TableKey};

use crate::AppError;
use crate::contract::{CsvTable, StandingColumn};
use crate::error::Cause;
use crate::event::Events;
use crate::event::standings::{final_standings, final_table_standings, record_text, team_standings};
use crate::event::state::EventState;

impl Events {
    /// Returns a table of an event as CSV, with the column names of Melee.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`.
    pub fn csv(&self, event: u32, table: CsvTable) -> Result<String, AppError> {
        self.read(event, |state, _| {
            let rows = match table {
                CsvTable::Players => players(state),
                CsvTable::Rounds => rounds(state),
                CsvTable::Standings => standings(state),
                CsvTable::Teams => teams(state),
            };
            written(&rows)
        })
    }

    /// Writes [`Events::csv`] to a file atomically. Returns the path.
    ///
    /// # Errors
    /// As [`Events::csv`], and `store.*` if the file cannot be written.
    pub fn save_csv(&self, event: u32, table: CsvTable, to: &Path) -> Result<String, AppError> {
        store::write_file_atomically(to, self.csv(event, table)?.as_bytes())?;
        Ok(to.display().to_string())
    }
}

/// Escapes a cell for spreadsheets: text that would begin a formula gets a leading apostrophe.
fn cell(text: &str) -> std::borrow::Cow<'_, str> {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    if formula && text.parse::<f64>().is_err() { format!("'{text}").into() } else { text.into() }
}

/// Writes rows as CSV text.
pub(crate) fn written(rows: &[Vec<String>]) -> Result<String, AppError> {
    let failed = |what: String| AppError::of(Cause::CsvFailed { error: what.into() });
    let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
    for row in rows {
        writer
            .write_record(row.iter().map(|text| cell(text).into_owned()))
            .map_err(|error| failed(error.to_string()))?;
    }
    let bytes = writer.into_inner().map_err(|error| failed(error.to_string()))?;
    String::from_utf8(bytes).map_err(|error| failed(error.to_string()))
}

fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).to_vec()
}

/// Returns a player's status.
fn status(state: &EventState, player: PlayerId) -> String {
    let status = match state.tournament.player(player) {
        Some(player) if player.disqualified => "Disqualified",
        Some(player) if player.is_dropped() => "Dropped",
        Some(_) | None => "Active",
    };
    status.to_owned()
}

fn players(state: &EventState) -> Vec<Vec<String>> {
    let mut rows = vec![row(["ID", "Name", "Status", "Entered In Round", "Dropped After Round", "Decklist"])];
    for player in state.tournament.players() {
        let decks: Vec<&str> = player.decks.iter().map(|deck| deck.name.as_str()).collect();
        rows.push(vec![
            player.id.to_string(),
            player.name.clone(),
            status(state, player.id),
            player.entered_in_round.to_string(),
            player.dropped_after.map_or_else(String::new, |round| round.to_string()),
            decks.join(" / "),
        ]);
    }
    rows
}

fn rounds(state: &EventState) -> Vec<Vec<String>> {
    let tables = state.tournament.rounds().iter().any(|round| !round.tables.is_empty());
    let head = match tables {
        true => row(["Round", "Table", "Player", "HP", "Place"]),
        false => row(["Round", "Table", "Player 1", "Player 2", "Player 1 Wins", "Player 2 Wins", "Draws", "Result"]),
    };
    let rounds = state.tournament.rounds().iter();
    let lines = rounds.flat_map(|round| match tables {
        true => seats_of(state, round),
        false => matches_of(state, round),
    });
    std::iter::once(head).chain(lines).collect()
}

fn seats_of(state: &EventState, round: &Round) -> Vec<Vec<String>> {
    let mut lines = Vec::new();
    for table in &round.tables {
        let places = table.places();
        for (seat, player) in table.players.iter().enumerate() {
            let hp = table.hp.as_ref().and_then(|hp| hp.get(seat)).map_or_else(String::new, ToString::to_string);
            let place =
                places.as_ref().and_then(|places| places.get(seat)).map_or_else(String::new, ToString::to_string);
            lines.push(vec![round.number.to_string(), table.table.to_string(), state.name_of(*player), hp, place]);
        }
    }
    for player in &round.table_byes {
        lines.push(vec![
            round.number.to_string(),
            String::new(),
            state.name_of(*player),
            String::new(),
            "bye".to_owned(),
        ]);
    }
    lines
}

fn matches_of(state: &EventState, round: &Round) -> Vec<Vec<String>> {
    let line = |pairing: &tournament::Pairing| {
        let games = match pairing.result {
            Some(MatchResult::Games { a, b, drawn }) => [a, b, drawn].map(|games| games.to_string()),
            Some(
                MatchResult::Bye | MatchResult::NoShow { .. } | MatchResult::DoubleLoss | MatchResult::MatchLoss { .. },
            )
            | None => [(); 3].map(|()| String::new()),
        };
        let [a, b, drawn] = games;
        let second = pairing.b.map_or_else(|| "BYE".to_owned(), |b| state.name_of(b));
        let result = match (pairing.result, pairing.winner()) {
            (None, _) => String::new(),
            (Some(MatchResult::Bye), _) => format!("{} was assigned a bye", state.name_of(pairing.a)),
            (Some(MatchResult::Games { a, b, drawn }), Some(winner)) => {
                format!("{} won {}-{}-{drawn}", state.name_of(winner), a.max(b), a.min(b))
            }
            (Some(MatchResult::Games { a, b, drawn }), None) => format!("{a}-{b}-{drawn} Draw"),
            (Some(MatchResult::NoShow { .. }), Some(winner)) => format!("{} won by no-show", state.name_of(winner)),
            (Some(MatchResult::MatchLoss { .. }), Some(winner)) => format!("{} won by penalty", state.name_of(winner)),
            (Some(MatchResult::DoubleLoss | MatchResult::NoShow { .. } | MatchResult::MatchLoss { .. }), _) => {
                "Loss for all".to_owned()
            }
        };
        vec![round.number.to_string(), pairing.table.to_string(), state.name_of(pairing.a), second, a, b, drawn, result]
    };
    round.pairings.iter().map(line).collect()
}

/// Returns the values of some keys as cells; a key without a value is an empty one.
fn cells<K: PartialEq>(values: &[(K, RankValue)], keys: &[K]) -> Vec<String> {
    let value = |key: &K| values.iter().find(|(own, _)| own == key).map(|(_, value)| value.text());
    keys.iter().map(|key| value(key).unwrap_or_default()).collect()
}

/// Returns the standings. The order of columns does not depend on the profile, because other programs may rely on it.
fn standings(state: &EventState) -> Vec<Vec<String>> {
    if state.tournament.structure().rounds == tournament::RoundKind::Tables {
        return table_standings(state);
    }
    let valued = state.tournament.profile().valued_keys();
    let keys: Vec<RankKey> = RankKey::ALL.iter().copied().filter(|key| valued.contains(key)).collect();
    let captions = keys.iter().map(|key| StandingColumn::Matches(*key).csv().to_owned()).collect();
    let head = [row(["Rank", "Name", "Match Record"]), captions, row(["Game Record", "Byes", "Status"])].concat();
    let line = |line: tournament::Standing| {
        let (won, lost, drawn) = line.games;
        let record = format!("{}-{}-{}", line.wins, line.losses, line.draws);
        let games = format!("{won}-{lost}-{drawn}");
        [
            vec![line.rank.to_string(), state.name_of(line.player), record],
            cells(&line.values, &keys),
            vec![games, line.byes.to_string(), status(state, line.player)],
        ]
        .concat()
    };
    std::iter::once(head).chain(final_standings(state).into_iter().map(line)).collect()
}

/// Returns the standings of teams. Melee has none, so the names are ours.
fn teams(state: &EventState) -> Vec<Vec<String>> {
    let head = row(["Rank", "Team", "Members", "Round Record", "Opponents' Round Win %", "Match Record", "Game Win %"]);
    let line = |line: tournament::TeamStanding| {
        let members: Vec<String> = line.team.members.iter().map(|player| state.name_of(*player)).collect();
        vec![
            line.rank.to_string(),
            line.team.number.to_string(),
            members.join(" / "),
            record_text(line.rounds),
            RankValue::Share(line.opponents).text(),
            record_text(line.matches),
            RankValue::Share(line.games).text(),
        ]
    };
    std::iter::once(head).chain(team_standings(state).into_iter().map(line)).collect()
}

fn table_standings(state: &EventState) -> Vec<Vec<String>> {
    let valued = state.tournament.profile().table_score.columns();
    let keys: Vec<TableKey> = TableKey::ALL.iter().copied().filter(|key| valued.contains(key)).collect();
    let (first, last) = keys.split_at(keys.len().min(2));
    let captions =
        |keys: &[TableKey]| keys.iter().map(|key| StandingColumn::Tables(*key).csv().to_owned()).collect::<Vec<_>>();
    let head =
        [row(["Rank", "Name"]), captions(first), row(["Games"]), captions(last), row(["Byes", "Status"])].concat();
    let line = |line: tournament::TableStanding| {
        [
            vec![line.rank.to_string(), state.name_of(line.player)],
            cells(&line.values, first),
            vec![line.games.to_string()],
            cells(&line.values, last),
            vec![line.byes.to_string(), status(state, line.player)],
        ]
        .concat()
    };
    std::iter::once(head).chain(final_table_standings(state).into_iter().map(line)).collect()
}
