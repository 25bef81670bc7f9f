//! Text output for the terminal: rounds, standings, and the effects of a step.

use std::collections::BTreeMap;

use app::AppError;
use app::contract::{
    BackupContent, FinalPlaceView, RoundClockView, RoundStandings, RoundView, Stage, StandingValue, TeamStandingView,
};
use app::event::Events;
use messages::command_line as wording;
use serde::Serialize;

use crate::print::{OutputFormat, heading, language, line, standing_cells, table, table_of};

/// Formats the effects of a step: its log entries and the current round.
///
/// # Errors
/// As [`Events::event_log`](app::Events::event_log).
pub(crate) fn after(events: &Events, event: u32) -> Result<String, AppError> {
    after_why(events, event, None)
}

/// Formats the effects of a step, optionally with the reasons for each pairing.
///
/// # Errors
/// As [`Events::event_log`](app::Events::event_log).
pub(crate) fn after_why(events: &Events, event: u32, why: Option<&Reasons>) -> Result<String, AppError> {
    let played = events.event_round(event, None)?.map_or_else(String::new, |played| round(&played, why));
    Ok(format!("{}\n{played}", done(events, event)?))
}

/// Returns the latest step as worded in the log.
///
/// # Errors
/// As [`Events::event_log`](app::Events::event_log).
pub(crate) fn done(events: &Events, event: u32) -> Result<String, AppError> {
    let log = events.event_log(event)?;
    Ok(newest_step(log.iter().map(|line| (line.text.as_str(), line.part))))
}

/// The reasons of pairings, by round and table.
pub(crate) type Reasons = BTreeMap<(u32, u32), Vec<String>>;

/// An event with the reasons of its pairings, for JSON.
#[derive(Serialize)]
struct EventWithReasons<'a, Event> {
    #[serde(flatten)]
    event: Event,
    reasons: Vec<TableReasons<'a>>,
}

/// The reasons of a pairing.
#[derive(Serialize)]
struct TableReasons<'a> {
    round: u32,
    table: u32,
    why: &'a [String],
}

/// Prints an event, with the reasons of its pairings if `why` is set.
pub(crate) fn answer_why(
    out: &OutputFormat,
    events: &Events,
    event: u32,
    why: bool,
    words: impl FnOnce(Option<&Reasons>) -> Result<String, AppError>,
) -> Result<(), AppError> {
    if !why {
        return out.event(events, event, || words(None));
    }
    let mut found = Reasons::new();
    for played in events.event_rounds(event)? {
        for table in played.tables.iter().filter(|table| table.has_reasons) {
            let reasons = events.pairing_reasons(event, played.number, table.table)?;
            found.insert((played.number, table.table), reasons);
        }
    }
    if !out.json {
        return line(&words(Some(&found))?);
    }
    let reasons =
        found.iter().map(|((round, table), why)| TableReasons { round: *round, table: *table, why }).collect();
    out.answer(&EventWithReasons { event: events.event(event)?, reasons }, |_| String::new())
}

/// Returns the lines of the latest step, oldest first. `lines` are newest first, with `true` for a line that belongs
/// to the same step as the one before.
pub(crate) fn newest_step<'a>(lines: impl Iterator<Item = (&'a str, bool)>) -> String {
    let mut step = Vec::new();
    for (text, part) in lines {
        step.push(text);
        if !part {
            break;
        }
    }
    step.reverse();
    step.join("\n")
}

/// Formats the contents of a backup.
pub(crate) fn backup(content: &BackupContent) -> String {
    let written = content.written.as_ref().map_or_else(String::new, |at| wording::Saved { at: &at }.text(language()));
    let rows = content.events.iter().map(|event| {
        let stage = event.problem.clone().unwrap_or_else(|| match event.round {
            0 => stage(event.stage),
            round => {
                let (stage, planned) = (stage(event.stage), event.planned_rounds);
                wording::RoundOf { stage: &stage, round: &round, planned: &planned }.text(language())
            }
        });
        let made = event.created_at.get(..10).unwrap_or_default().to_owned();
        [event.id.to_string(), event.name.clone(), made, event.players.to_string(), stage]
    });
    let events = table(
        [
            wording::Event {}.text(language()),
            wording::Name {}.text(language()),
            wording::Created {}.text(language()),
            wording::Players {}.text(language()),
            wording::Stage {}.text(language()),
        ],
        rows,
    );
    let (decks, games) = (content.decks, content.games);
    let counts = wording::DecksGames { decks: &decks, games: &games }.text(language());
    format!("{}{written}\n{events}{counts}\n", content.path)
}

/// Returns the name of a stage.
fn stage(stage: Stage) -> String {
    match stage {
        Stage::Registration => wording::Registration {}.text(language()),
        Stage::Seated => wording::Seated {}.text(language()),
        Stage::Drafting => wording::Drafting {}.text(language()),
        Stage::DeckBuilding => wording::DeckBuilding {}.text(language()),
        Stage::Rounds => wording::RoundsColumn {}.text(language()),
        Stage::Finished => wording::Finished {}.text(language()),
    }
}

/// Formats a round as a table, with its open tables and warnings.
pub(crate) fn round(round: &RoundView, why: Option<&Reasons>) -> String {
    let rows = round.tables.iter().map(|table| {
        let names: Vec<_> = table.players.iter().map(|player| app::isolated(&player.name)).collect();
        let extension = if table.extension > 0 { format!("+{} s", table.extension) } else { String::new() };
        let number = if table.table == 0 { String::new() } else { table.table.to_string() };
        let reasons = why.and_then(|why| why.get(&(round.number, table.table)));
        let reasons = reasons.map_or_else(String::new, |reasons| reasons.join(" "));
        [number, names.join(" \u{2013} "), table.result_text.clone(), extension, reasons]
    });
    let clock = round.clock.map_or_else(String::new, |clock| format!(", {}", left(clock)));
    let reasons = if why.is_some() { wording::Why {}.text(language()) } else { String::new() };
    let heads = [
        wording::Table {}.text(language()),
        wording::Players {}.text(language()),
        wording::Result {}.text(language()),
        wording::Time {}.text(language()),
        reasons,
    ];
    let rows = table_of(heads.to_vec(), rows.map(Vec::from));
    let forced: String = round.forced.iter().map(|words| format!("{words}\n")).collect();
    let open = open_tables(&round.open_tables);
    let number = round.number;
    let head = wording::RoundNumber { number: &number }.text(language());
    format!("{head}{clock}\n{rows}{open}{forced}")
}

/// Maximum number of open tables that are listed.
const MOST_OPEN: usize = 10;

/// Formats the tables without a result: the first ones, and the number of the others.
fn open_tables(open: &[u32]) -> String {
    let named: Vec<String> = open.iter().take(MOST_OPEN).map(ToString::to_string).collect();
    let (tables, all) = (named.join(", "), open.len());
    match open.len() - named.len() {
        _ if open.is_empty() => String::new(),
        0 => wording::Open { tables: &tables }.text(language()) + "\n",
        more => wording::OpenAndMoreInAll { tables: &tables, more: &more, all: &all }.text(language()) + "\n",
    }
}

fn left(clock: RoundClockView) -> String {
    let (minutes, seconds) = (clock.left_ms / 60_000, clock.left_ms / 1000 % 60);
    let time = format!("{minutes}:{:02}", seconds.abs());
    wording::TimeLeft { time: &time, running: clock.running }.text(language())
}

/// Formats the standings of matches.
pub(crate) fn standings(ranked: &RoundStandings) -> String {
    let headings: Vec<String> = ranked.columns.iter().map(|column| heading(*column)).collect();
    let mut heads = standing_cells(
        wording::Rank {}.text(language()),
        wording::Name {}.text(language()),
        wording::Record {}.text(language()),
        &headings,
    );
    heads.push(String::new());
    let rows = ranked.standings.iter().map(|line| {
        let values: Vec<String> = line.values.iter().map(StandingValue::text).collect();
        let mut cells = standing_cells(line.rank.to_string(), line.name.clone(), line.record.clone(), &values);
        cells.push(mark(line.dropped, line.disqualified));
        cells
    });
    table_of(heads, rows)
}

/// Formats the standings of teams.
pub(crate) fn team_standings(teams: &[TeamStandingView]) -> String {
    let rows = teams.iter().map(|line| {
        let (rank, team) = (line.rank.to_string(), line.team.to_string());
        let members = line.members.iter().map(|name| app::isolated(name).to_string()).collect::<Vec<_>>().join(", ");
        [rank, team, members, line.rounds.clone(), line.opponents.text(), line.matches.clone(), line.games.text()]
    });
    table(
        [
            wording::Rank {}.text(language()),
            wording::Team {}.text(language()),
            wording::Members {}.text(language()),
            wording::RoundsColumn {}.text(language()),
            wording::Opponents {}.text(language()),
            wording::Matches {}.text(language()),
            wording::GamesColumn {}.text(language()),
        ],
        rows,
    )
}

/// Formats the standings of multiplayer tables.
pub(crate) fn table_standings(ranked: &RoundStandings) -> String {
    let headings: Vec<String> = ranked.columns.iter().map(|column| heading(*column)).collect();
    let rows = ranked.table_standings.iter().map(|line| {
        let places: Vec<String> = line.places.iter().map(ToString::to_string).collect();
        let mark = mark(line.dropped, line.disqualified);
        let values: Vec<String> = line.values.iter().map(StandingValue::text).collect();
        [vec![line.rank.to_string(), line.name.clone()], values, vec![places.join(" "), mark]].concat()
    });
    let (rank, name, places) =
        (wording::Rank {}.text(language()), wording::Name {}.text(language()), wording::Places {}.text(language()));
    table_of([vec![rank, name], headings, vec![places, String::new()]].concat(), rows)
}

/// Returns the mark of a dropped or disqualified player.
pub(crate) fn mark(dropped: bool, disqualified: bool) -> String {
    match (disqualified, dropped) {
        (true, _) => wording::Disqualified {}.text(language()),
        (false, true) => wording::Dropped {}.text(language()),
        (false, false) => String::new(),
    }
}

/// Formats the final places of a cut.
pub(crate) fn final_places(places: &[FinalPlaceView]) -> String {
    let rows = places.iter().map(|place| {
        let shared = place.until > place.place;
        let places = if shared { format!("{}\u{2013}{}", place.place, place.until) } else { place.place.to_string() };
        [places, place.name.clone()]
    });
    table([wording::Place {}.text(language()), wording::Name {}.text(language())], rows)
}

/// Formats the head judge's view of an event.
///
/// # Errors
/// As [`Events::event_summary`](app::Events::event_summary).
pub(crate) fn show(events: &Events, event: u32, why: Option<&Reasons>) -> Result<String, AppError> {
    let mut text = format!("{} ({})\n\n", events.event_summary(event)?.name, events.event_profile(event)?.name);
    if let Some(clock) = events.event_deck_clock(event)? {
        let time = left(clock);
        text.push_str(&wording::DeckBuildingTime { time: &time }.text(language()));
        text.push_str("\n\n");
    }
    for played in events.event_rounds(event)? {
        text.push_str(&format!("{}\n", round(&played, why)));
    }
    let ranked = events.event_standings(event)?;
    if !ranked.table_standings.is_empty() {
        text.push_str(&format!("{}\n", table_standings(&ranked)));
    }
    let places = events.event_final_places(event)?;
    if !places.is_empty() {
        text.push_str(&format!("{}\n", final_places(&places)));
    }
    let log = events.event_log(event)?;
    let log = log.iter().map(|line| {
        let entry = &line.text;
        let text = if line.undone { wording::Undone { entry: &entry }.text(language()) } else { entry.clone() };
        [line.at.clone(), line.by.clone().unwrap_or_default(), text]
    });
    text.push_str(&table(
        [wording::Time {}.text(language()), wording::By {}.text(language()), wording::Entry {}.text(language())],
        log,
    ));
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_tables_are_named_up_to_ten_and_then_counted() {
        assert_eq!(open_tables(&[]), "");
        assert_eq!(open_tables(&[1, 3]), "Open: 1, 3\n");
        let ten: Vec<u32> = (1..=10).collect();
        assert_eq!(open_tables(&ten), "Open: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10\n");
        let all: Vec<u32> = (1..=2000).collect();
        assert_eq!(open_tables(&all), "Open: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 1990 more (2000 in all)\n");
    }
}
