//! Readable files next to the database, so that an event can continue on paper. They are written at the start and end
//! of each round.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use tournament::{RankValue, TableKey};

use crate::event::messages;
use crate::event::state::EventState;
use crate::language::TextLanguage;
use crate::standing_columns::StandingColumn;

/// Writes the files of every round that this change paired or finished. Write errors become notices, because the
/// change itself is already on disk. Returns the stages reached, such as "round-2-end".
pub(crate) fn write(
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
                notices.push(format!("The file of round {} was not written: {error}.", round.number));
            }
        };
        if old.is_none_or(|old| old.seed != round.seed || old.pairings.len() != round.pairings.len()) {
            keep("begin", begin(after, round));
        }
        if changed && round.is_finished() {
            keep("end", end(after, round));
        }
    }
    (notices, moments)
}

fn file(folder: &Path, event: u32, name: &str, round: u16, moment: &str) -> PathBuf {
    let plain: String = name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    folder.join("rounds").join(format!("event-{event}-{}-round-{round}-{moment}.txt", plain.trim_matches('-')))
}

fn player(state: &EventState, id: tournament::PlayerId) -> String {
    state.tournament.player(id).map_or_else(String::new, |player| player.name.clone())
}

fn begin(state: &EventState, round: &tournament::Round) -> String {
    let mut text = format!("{}\nRound {}: pairings (seed {})\n\n", state.settings.name, round.number, round.seed);
    for pairing in &round.pairings {
        let second = pairing.b.map_or_else(|| "bye".to_owned(), |second| player(state, second));
        // Writing to a String cannot fail.
        let _ = writeln!(text, "Table {:>3}   {}  \u{2013}  {second}", pairing.table, player(state, pairing.a));
    }
    tables(state, round, &mut text);
    text
}

/// Writes the multiplayer tables, with the remaining HP of the bases once known.
fn tables(state: &EventState, round: &tournament::Round, text: &mut String) {
    for table in &round.tables {
        let hp = |seat: usize| table.hp.as_ref().and_then(|hp| hp.get(seat)).map(|hp| format!(" {hp} HP"));
        let named = |(seat, who): (usize, &tournament::PlayerId)| player(state, *who) + &hp(seat).unwrap_or_default();
        let names: Vec<String> = table.players.iter().enumerate().map(named).collect();
        let _ = writeln!(text, "Table {:>3}   {}", table.table, names.join("  \u{2013}  "));
    }
    for who in &round.table_byes {
        let _ = writeln!(text, "Bye         {}", player(state, *who));
    }
}

fn end(state: &EventState, round: &tournament::Round) -> String {
    let mut text = format!("{}\nRound {}: results\n\n", state.settings.name, round.number);
    for pairing in &round.pairings {
        let second = pairing.b.map_or_else(|| "bye".to_owned(), |second| player(state, second));
        let result = pairing.result.as_ref().map_or_else(String::new, |entered| {
            messages::result(TextLanguage::English, &state.tournament, pairing, entered)
        });
        let first = player(state, pairing.a);
        let _ = writeln!(text, "Table {:>3}   {first}  \u{2013}  {second}   {result}", pairing.table);
    }
    tables(state, round, &mut text);
    let _ = writeln!(text, "\nStandings ({})", state.tournament.profile().name);
    if round.kind == tournament::RoundKind::Tables {
        for line in state.tournament.table_standings() {
            let (points, won) = (line.count(TableKey::Points), line.count(TableKey::Victories));
            let _ = writeln!(text, "{:>3}  {}   {points} points, {won} won", line.rank, player(state, line.player));
        }
        return text;
    }
    let columns = state.tournament.profile().columns();
    for line in state.tournament.standings() {
        let record = format!("{}-{}-{}", line.wins, line.losses, line.draws);
        let _ = write!(text, "{:>3}  {}   {record}", line.rank, player(state, line.player));
        for key in columns.iter().filter(|key| !key.is_in_record()) {
            let caption = StandingColumn::Matches(*key).words(TextLanguage::English).caption;
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
