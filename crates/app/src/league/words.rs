//! Messages of leagues, in every language.

use messages::league as wording;

use crate::contract::{PointsEntry, TextLanguage};
use crate::league::state::LeagueDecision;

/// Describes a decision, for the log.
pub(super) fn decision(language: TextLanguage, decision: &LeagueDecision) -> String {
    match decision {
        LeagueDecision::Opened { name, points } => {
            let points = &points.name;
            wording::LeagueCreatedPointsTable { name: &name, points: &points }.text(language)
        }
        LeagueDecision::Renamed { name } => wording::LeagueRenamedTo { name: &name }.text(language),
        LeagueDecision::Added { event } => wording::EventAdded { event: &event }.text(language),
        LeagueDecision::Removed { event } => wording::EventRemoved { event: &event }.text(language),
        LeagueDecision::Points { points } => {
            let points = &points.name;
            wording::PointsTable { points: &points }.text(language)
        }
        LeagueDecision::Same { name, person } => wording::CountsAs { name: &name, person: &person }.text(language),
        LeagueDecision::Apart { name } => wording::CountsAsASeparatePerson { name: &name }.text(language),
        LeagueDecision::SameIn { event, name, person } => {
            wording::InEventCountsAs { event: &event, name: &name, person: &person }.text(language)
        }
        LeagueDecision::ApartIn { event, name } => {
            wording::InEventCountsAsInThe { event: &event, name: &name }.text(language)
        }
        LeagueDecision::Elsewhere { tables } => {
            let titles: Vec<&str> = tables.iter().map(|table| table.title.as_str()).collect();
            let titles = titles.join(", ");
            wording::ImportedResults { titles: &titles }.text(language)
        }
        LeagueDecision::Undo => wording::Undo {}.text(language),
    }
}

/// Returns the heads of the columns of a league's standings on paper.
pub(super) fn paper_columns(language: TextLanguage) -> Vec<String> {
    vec![
        wording::ColumnPoints {}.text(language),
        wording::ColumnEvents {}.text(language),
        wording::ColumnWon {}.text(language),
        wording::ColumnMatches {}.text(language),
    ]
}

/// Explains why an event has no points.
pub(super) fn nothing(language: TextLanguage, begun: bool) -> String {
    match begun {
        true => wording::OnlyBotsHavePlayedAndBots {}.text(language),
        false => wording::NoRoundHasBeenPairedYet {}.text(language),
    }
}

/// States that the places of an event may still change.
pub(super) fn not_over(language: TextLanguage, event: &str) -> String {
    wording::IsNotOverSoItsPlaces { event: &event }.text(language)
}

/// States that two players of an event are merged in the league.
pub(super) fn twice(language: TextLanguage, name: &str, event: &str, person: &str) -> String {
    wording::AndAnotherPlayerOfAreMerged { name: &name, event: &event, person: &person }.text(language)
}

/// Describes a points table, for printouts.
pub(super) fn points(language: TextLanguage, table: &PointsEntry) -> String {
    let mut parts = Vec::new();
    let mut first = 1;
    for line in &table.places {
        let places = if line.until == first { first.to_string() } else { format!("{first}\u{2013}{}", line.until) };
        let points = line.points;
        parts.push(wording::Place { places: &places, points: &points }.text(language));
        first = line.until + 1;
    }
    let given = [
        (table.taking_part, wording::Participation {}.text(language)),
        (table.match_win, wording::MatchWin {}.text(language)),
        (table.match_draw, wording::MatchDraw {}.text(language)),
    ];
    for (given, what) in given {
        if given > 0 {
            parts.push(format!("{what}: {given}"));
        }
    }
    let best = match table.best {
        None => String::new(),
        Some(1) => wording::OnlyEachPlayersBestEventCounts {}.text(language),
        Some(best) => wording::OnlyEachPlayersBestEventsCount { best: &best }.text(language),
    };
    let parts = parts.join(", ");
    wording::Points { parts: &parts, best: &best }.text(language)
}
