//! Events from file to file: import, tables for other programs, and where the copies are.

use std::path::{Path, PathBuf};

use chrono::{DateTime, SecondsFormat, Utc};
use serde::Deserialize;
use tournament::{MatchResult, PlayerId, Round};

use crate::contract::{CsvTable, DamagedView, EventView, KeptCopyView, SafetyView};
use crate::error::{Cause, Fact};
use crate::event::roster;
use crate::event::state::EventState;
use crate::journal::{Saved, event as saved};
use crate::{AppError, Desk, bounded, words};

/// Where the second folder for copies is kept.
pub(crate) const SECOND_FOLDER: &str = "second_folder";
/// What went wrong with the last copy, for programs that make none.
const COPY_PROBLEM: &str = "copy_problem";
/// The largest document that is read, in bytes.
const LARGEST: usize = 256 << 20;
/// The most records of an event that are read.
const MOST_RECORDS: usize = 1_000_000;

/// An exported event; what is worked out from the journal is not read.
#[derive(Deserialize)]
struct Exported {
    event: ExportedEvent,
    journal: Vec<ExportedRecord>,
}

#[derive(Deserialize)]
struct ExportedEvent {
    summary: ExportedSummary,
}

#[derive(Deserialize)]
struct ExportedSummary {
    name: String,
}

#[derive(Deserialize)]
struct ExportedRecord {
    at: String,
    record: serde_json::Value,
}

fn unreadable(what: impl std::fmt::Display) -> AppError {
    AppError::of(Cause::ImportUnreadable { what: Fact::said(&what) })
}

impl Desk {
    /// Takes an exported event in as a new one of this database: the same journal, so the same standings. A journal that
    /// cannot be followed is refused, and nothing is taken in.
    ///
    /// # Errors
    /// `import.unreadable`, `journal.*` with the entry.
    pub fn import(&self, json: &str) -> Result<EventView, AppError> {
        if json.len() > LARGEST {
            return Err(AppError::of(Cause::ImportTooLong));
        }
        let document: Exported = serde_json::from_str(json).map_err(unreadable)?;
        if document.journal.len() > MOST_RECORDS {
            return Err(AppError::of(Cause::ImportTooManyRecords));
        }
        let mut entries = Vec::with_capacity(document.journal.len());
        for (exported, seq) in document.journal.into_iter().zip(0..) {
            let place = format!("journal entry {}", seq + 1);
            let record = serde_json::from_value::<saved::Record>(exported.record).map(Saved::live);
            let record = record.map_err(|error| unreadable(error).at(place))?;
            let store::NewEntry { kind, at, body } = record.to_entry(&exported.at)?;
            entries.push(store::Entry { seq, kind, at, body });
        }
        let state = EventState::fold(&self.catalog, &entries)?;
        may_be_taken_in(&document.event.summary.name, &state, &entries)?;
        let created_at = entries.first().map_or_else(|| self.at(), |entry| entry.at.clone());
        let first =
            entries.into_iter().map(|entry| store::NewEntry { kind: entry.kind, at: entry.at, body: entry.body });
        let new = store::NewEvent { name: document.event.summary.name, created_at, first: first.collect() };
        let id = self.store().create_event(&new)?;
        self.event(u32::try_from(id).map_err(|_| AppError::of(Cause::EventNumber))?)
    }

    /// [`Desk::import`] from a file.
    ///
    /// # Errors
    /// As [`Desk::import`], and `file.unreadable`.
    pub fn import_from(&self, file: &Path) -> Result<EventView, AppError> {
        self.import(&bounded::read_text(file, LARGEST as u64)?)
    }

    /// A table of an event as CSV, in the columns that organisers know from Melee.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`.
    pub fn csv(&self, event: u32, table: CsvTable) -> Result<String, AppError> {
        self.read(event, |state, _| {
            let rows = match table {
                CsvTable::Players => players(state),
                CsvTable::Rounds => rounds(state),
                CsvTable::Standings => standings(state),
            };
            written(&rows)
        })
    }

    /// The same into a file, whole or not at all. Returns the path.
    ///
    /// # Errors
    /// As [`Desk::csv`], and `store.*` when the file cannot be written.
    pub fn save_csv(&self, event: u32, table: CsvTable, to: &Path) -> Result<String, AppError> {
        store::write_file_atomically(to, self.csv(event, table)?.as_bytes())?;
        Ok(to.display().to_string())
    }

    /// When the event data were last safe, and where the copies are, the newest first.
    ///
    /// # Errors
    /// `store.*`.
    pub fn safety(&self) -> Result<SafetyView, AppError> {
        let time = |time: DateTime<Utc>| time.to_rfc3339_opts(SecondsFormat::Secs, true);
        let second_folder = self.store().setting(SECOND_FOLDER)?.filter(|folder| !folder.is_empty());
        let problem = self.troubles()?;
        let lost = self.store().lost_steps()?;
        let keeper = self.keeper();
        let (kept, copier) = (keeper.kept(), keeper.copier());
        let copies = copier.map(store::Copier::copies).unwrap_or_default();
        let view = |copy: store::KeptCopy| KeptCopyView {
            path: copy.path.display().to_string(),
            label: copy.label,
            kilobytes: u32::try_from(copy.bytes / 1024).unwrap_or(u32::MAX),
            at: time(copy.written.into()),
        };
        Ok(SafetyView {
            folder: copier.map_or_else(String::new, |copier| copier.folder().display().to_string()),
            last_copy: kept.beside.or(copies.first().map(|copy| copy.written.into())).map(time),
            second_folder,
            last_second_copy: kept.second.map(time),
            problem,
            lost_steps: lost
                .map_or(0, |lost| lost.acknowledged.saturating_sub(lost.found).try_into().unwrap_or(u32::MAX)),
            copies: copies.into_iter().map(view).collect(),
        })
    }

    /// The file of a kept copy, by its label.
    ///
    /// # Errors
    /// `safety.no_copy`.
    pub fn kept_copy(&self, label: &str) -> Result<PathBuf, AppError> {
        let keeper = self.keeper();
        let copies = keeper.copier().map(store::Copier::copies).unwrap_or_default();
        let found = copies.into_iter().find(|copy| copy.label == label).map(|copy| copy.path);
        found.ok_or_else(|| AppError::of(Cause::SafetyNoCopy { label: label.into() }))
    }

    /// Makes a copy now, beside the database and in the second folder, and waits for it.
    ///
    /// # Errors
    /// `store.*`.
    pub fn copy_now(&self) -> Result<SafetyView, AppError> {
        self.keep_copy("by-hand".to_owned())?;
        self.keeper().wait();
        self.safety()
    }

    /// Chooses the second folder for copies, or none. A copy is made there at once, so that a wrong folder shows now.
    ///
    /// # Errors
    /// `safety.no_folder`, `store.*`.
    pub fn set_second_folder(&self, folder: Option<&Path>) -> Result<SafetyView, AppError> {
        let folder = folder.map(PathBuf::from);
        if let Some(folder) = folder.as_ref().filter(|folder| !folder.is_dir()) {
            return Err(AppError::of(Cause::SafetyNoFolder).at(folder.display().to_string()));
        }
        let kept = folder.as_ref().map_or_else(String::new, |folder| folder.display().to_string());
        self.store().set_setting(SECOND_FOLDER, &kept)?;
        if folder.is_some() { self.copy_now() } else { self.safety() }
    }

    /// Reads everything (every page, and the checksums of every event, game, league and deck), and reports what is
    /// damaged.
    ///
    /// # Errors
    /// `store.*`.
    pub fn damaged(&self) -> Result<Vec<DamagedView>, AppError> {
        let view = |damaged: store::Damaged| {
            let from_one = match damaged {
                store::Damaged::Event { .. } | store::Damaged::Game { .. } | store::Damaged::League { .. } => 1,
                store::Damaged::Deck { .. } | store::Damaged::File { .. } | store::Damaged::Lost { .. } => 0,
            };
            let entry = u32::try_from(damaged.place().saturating_add(from_one)).unwrap_or(u32::MAX);
            let (what, event) = (damaged.kind().to_owned(), damaged.number());
            DamagedView { message: words::damaged(&damaged, entry), what, event, entry }
        };
        Ok(self.store().verify()?.into_iter().map(view).collect())
    }

    /// Somebody has seen which acknowledged steps are missing: it is not reported again.
    ///
    /// # Errors
    /// `store.*`.
    pub fn accept_loss(&self) -> Result<SafetyView, AppError> {
        self.store().accept_loss()?;
        self.safety()
    }

    /// What went wrong beside the work, in words, for every face to tell with every step: copies that failed or are
    /// unsound, acknowledged steps that are missing. Waits for copies that are being made.
    ///
    /// # Errors
    /// `store.*`.
    pub fn warnings(&self) -> Result<Vec<String>, AppError> {
        self.keeper().wait();
        Ok(self.troubles()?.into_iter().collect())
    }

    /// The same as it is known now.
    fn troubles(&self) -> Result<Option<String>, AppError> {
        let kept = self.keeper().kept();
        let known = self.store().setting(COPY_PROBLEM)?.filter(|text| !text.is_empty());
        // A copy that was tried says how it stands now; before that, what the last program left.
        let of_copies = if kept.tried { kept.problem.clone() } else { known.clone() };
        if kept.tried && kept.problem != known {
            // Kept for programs that make no copy. A database that takes no more is reported by the step itself.
            let _ = self.store().set_setting(COPY_PROBLEM, kept.problem.as_deref().unwrap_or_default());
        }
        let lost = self.store().lost_steps()?.map(|lost| words::lost(&lost));
        let all: Vec<String> = lost.into_iter().chain(of_copies).collect();
        Ok((!all.is_empty()).then(|| all.join(" ")))
    }
}

/// Refuses names and times that no form of ours lets in.
fn may_be_taken_in(name: &str, state: &EventState, entries: &[store::Entry]) -> Result<(), AppError> {
    use tournament::Operation;
    crate::desk::check_event_name(name)?;
    crate::desk::check_event_name(&state.settings.name)?;
    for entry in entries {
        let place = || format!("journal entry {}", entry.seq + 1);
        if DateTime::parse_from_rfc3339(&entry.at).is_err() {
            return Err(AppError::of(Cause::JournalTime { at: (&entry.at).into() }).at(place()));
        }
    }
    for operation in state.tournament.operations() {
        if let Operation::Register { name, .. } | Operation::Rename { name, .. } = operation {
            roster::check_name(name)?;
        }
    }
    let mut seen = std::collections::HashSet::new();
    for player in state.tournament.players() {
        if !seen.insert(roster::key(&player.name)) {
            return Err(AppError::of(Cause::PlayersTwiceInFile { name: (&player.name).into() }));
        }
    }
    Ok(())
}

/// A cell as a spreadsheet shall show it: what begins a formula is text.
fn cell(text: &str) -> std::borrow::Cow<'_, str> {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    if formula && text.parse::<f64>().is_err() { format!("'{text}").into() } else { text.into() }
}

/// Rows as CSV.
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

fn name(state: &EventState, player: PlayerId) -> String {
    state.tournament.player(player).map_or_else(String::new, |player| player.name.clone())
}

/// Whether a player takes part still.
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
            lines.push(vec![round.number.to_string(), table.table.to_string(), name(state, *player), hp, place]);
        }
    }
    for player in &round.table_byes {
        lines.push(vec![
            round.number.to_string(),
            String::new(),
            name(state, *player),
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
        let second = pairing.b.map_or_else(|| "BYE".to_owned(), |b| name(state, b));
        let result = match (pairing.result, pairing.winner()) {
            (None, _) => String::new(),
            (Some(MatchResult::Bye), _) => format!("{} was assigned a bye", name(state, pairing.a)),
            (Some(MatchResult::Games { a, b, drawn }), Some(winner)) => {
                format!("{} won {}-{}-{drawn}", name(state, winner), a.max(b), a.min(b))
            }
            (Some(MatchResult::Games { a, b, drawn }), None) => format!("{a}-{b}-{drawn} Draw"),
            (Some(MatchResult::NoShow { .. }), Some(winner)) => format!("{} won by no-show", name(state, winner)),
            (Some(MatchResult::MatchLoss { .. }), Some(winner)) => format!("{} won by penalty", name(state, winner)),
            (Some(MatchResult::DoubleLoss | MatchResult::NoShow { .. } | MatchResult::MatchLoss { .. }), _) => {
                "Loss for all".to_owned()
            }
        };
        vec![round.number.to_string(), pairing.table.to_string(), name(state, pairing.a), second, a, b, drawn, result]
    };
    round.pairings.iter().map(line).collect()
}

fn standings(state: &EventState) -> Vec<Vec<String>> {
    if state.tournament.structure().rounds == tournament::RoundKind::Tables {
        let head = row(["Rank", "Name", "Points", "Victories", "Games", "HP", "Opponents' Points", "Byes", "Status"]);
        let line = |line: tournament::TableStanding| {
            let [points, victories, games, hp, byes] =
                [line.points, line.victories, line.games, line.hp, line.byes].map(|figure| figure.to_string());
            let opponents = format!("{:.2}", line.opponents_points.two_places());
            let (rank, who) = (line.rank.to_string(), name(state, line.player));
            vec![rank, who, points, victories, games, hp, opponents, byes, status(state, line.player)]
        };
        let lines = crate::event::view::final_table_standings(state);
        return std::iter::once(head).chain(lines.into_iter().map(line)).collect();
    }
    let head = row([
        "Rank",
        "Name",
        "Match Record",
        "Match Wins",
        "Points",
        "OMW%",
        "TGW%",
        "OGW%",
        "Game Record",
        "Byes",
        "Status",
    ]);
    let line = |line: tournament::Standing| {
        let percent = |share: tournament::Fraction| format!("{:.2}", share.percent());
        let (won, lost, drawn) = line.games;
        vec![
            line.rank.to_string(),
            name(state, line.player),
            format!("{}-{}-{}", line.wins, line.losses, line.draws),
            line.match_wins.to_string(),
            line.match_points.to_string(),
            percent(line.omw),
            percent(line.gw),
            percent(line.ogw),
            format!("{won}-{lost}-{drawn}"),
            line.byes.to_string(),
            status(state, line.player),
        ]
    };
    std::iter::once(head).chain(crate::event::view::final_standings(state).into_iter().map(line)).collect()
}
