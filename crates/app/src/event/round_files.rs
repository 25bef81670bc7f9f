//! Readable files next to the database, so that an event can continue on paper. They are written at the start and end
//! of each round.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use ::messages::round_files as wording;
use tournament::{PlayerId, RankValue, Round, TableKey};

use crate::event::messages;
use crate::event::state::EventState;
use crate::language::TextLanguage;
use crate::standing_columns::StandingColumn;

/// Writes the files of every round that this change paired or finished, in a language. Write errors become notices, because the
/// change itself is already on disk. Returns the stages reached, such as "round-2-end".
pub(crate) fn write(
    language: TextLanguage,
    database: Option<&Path>,
    event: u32,
    before: &EventState,
    after: &EventState,
) -> (Vec<String>, Vec<String>) {
    let Some(folder) = database.and_then(Path::parent) else { return (Vec::new(), Vec::new()) };
    let (mut notices, mut moments) = (Vec::new(), Vec::new());
    for (place, round) in after.tournament.rounds().iter().enumerate() {
        let old = before.tournament.rounds().get(place);
        let changed = old.is_none_or(|old| old != round);
        let mut keep = |moment: &str, text: String| {
            moments.push(format!("round-{}-{moment}", round.number));
            let path = file(folder, event, &after.settings.name, round.number, moment);
            if let Err(error) = store::write_file_atomically(&path, text.as_bytes()) {
                notices.push(wording::NotWritten { round: &round.number, error: &error.to_string() }.text(language));
            }
        };
        if old.is_none_or(|old| old.seed != round.seed || old.pairings.len() != round.pairings.len()) {
            keep("begin", begin(language, after, round));
        }
        if changed && round.is_finished() {
            keep("end", end(language, after, round));
        }
    }
    (notices, moments)
}

fn file(folder: &Path, event: u32, name: &str, round: u16, moment: &str) -> PathBuf {
    let plain: String = name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    folder.join("rounds").join(format!("event-{event}-{}-round-{round}-{moment}.txt", plain.trim_matches('-')))
}

fn player(state: &EventState, id: PlayerId) -> String {
    state.tournament.player(id).map_or_else(String::new, |player| player.name.clone())
}

fn opponent(language: TextLanguage, state: &EventState, id: Option<PlayerId>) -> String {
    id.map_or_else(|| wording::Bye {}.text(language), |second| player(state, second))
}

/// Returns the first column of a table's line.
fn table_label(language: TextLanguage, table: u16) -> String {
    column(wording::Table { table: &format!("{table:>3}") }.text(language))
}

fn column(text: String) -> String {
    format!("{text:<12}")
}

fn begin(language: TextLanguage, state: &EventState, round: &Round) -> String {
    let title = wording::Pairings { round: &round.number, seed: &round.seed }.text(language);
    let mut text = format!("{}\n{title}\n\n", state.settings.name);
    for pairing in &round.pairings {
        let (label, second) = (table_label(language, pairing.table), opponent(language, state, pairing.b));
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{label}{}  \u{2013}  {second}", player(state, pairing.a));
    }
    tables(language, state, round, &mut text);
    text
}

/// Writes the multiplayer tables, with the remaining HP of the bases once known.
fn tables(language: TextLanguage, state: &EventState, round: &Round, text: &mut String) {
    for table in &round.tables {
        let hp = |seat: usize| table.hp.as_ref().and_then(|hp| hp.get(seat));
        let named = |(seat, who): (usize, &PlayerId)| match hp(seat) {
            Some(hp) => format!("{} {}", player(state, *who), wording::Hp { hp }.text(language)),
            None => player(state, *who),
        };
        let names: Vec<String> = table.players.iter().enumerate().map(named).collect();
        let _ = writeln!(text, "{}{}", table_label(language, table.table), names.join("  \u{2013}  "));
    }
    for who in &round.table_byes {
        let _ = writeln!(text, "{}{}", column(wording::ByeHeading {}.text(language)), player(state, *who));
    }
}

fn end(language: TextLanguage, state: &EventState, round: &Round) -> String {
    let title = wording::Results { round: &round.number }.text(language);
    let mut text = format!("{}\n{title}\n\n", state.settings.name);
    for pairing in &round.pairings {
        let second = opponent(language, state, pairing.b);
        let result = pairing
            .result
            .as_ref()
            .map_or_else(String::new, |entered| messages::result(language, &state.tournament, pairing, entered));
        let (label, first) = (table_label(language, pairing.table), player(state, pairing.a));
        let _ = writeln!(text, "{label}{first}  \u{2013}  {second}   {result}");
    }
    tables(language, state, round, &mut text);
    let profile = messages::profile_name(language, state.tournament.profile());
    let _ = writeln!(text, "\n{}", wording::Standings { profile: &profile }.text(language));
    if round.kind == tournament::RoundKind::Tables {
        for line in state.tournament.table_standings() {
            let (points, won) = (line.count(TableKey::Points), line.count(TableKey::Victories));
            let counts = wording::PointsWon { points: &points, won: &won }.text(language);
            let _ = writeln!(text, "{:>3}  {}   {counts}", line.rank, player(state, line.player));
        }
        return text;
    }
    let columns = state.tournament.profile().columns();
    for line in state.tournament.standings() {
        let record = format!("{}-{}-{}", line.wins, line.losses, line.draws);
        let _ = write!(text, "{:>3}  {}   {record}", line.rank, player(state, line.player));
        for key in columns.iter().filter(|key| !key.is_in_record()) {
            let caption = StandingColumn::Matches(*key).words(language).caption;
            let _ = match line.value(*key) {
                Some(RankValue::Share(share)) => {
                    let measure = caption.trim_end_matches(" %");
                    write!(text, "   {measure} {:.2} %", share.percent())
                }
                Some(value @ (RankValue::Count(_) | RankValue::Average(_))) => {
                    write!(text, "   {caption} {}", value.text())
                }
                None => Ok(()),
            };
        }
        text.push('\n');
    }
    text
}
