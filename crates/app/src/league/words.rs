//! Messages of leagues, in every language.

use crate::contract::{PointsEntry, TextLanguage};
use crate::language::localized;
use crate::league::state::LeagueDecision;

/// Describes a decision, for the log.
pub(super) fn decision(language: TextLanguage, decision: &LeagueDecision) -> String {
    match decision {
        LeagueDecision::Opened { name, points } => {
            let points = &points.name;
            localized!(
                language,
                "League created: {name}; points table: {points}",
                "Liga angelegt: {name}; Punktetabelle: {points}"
            )
        }
        LeagueDecision::Renamed { name } => {
            localized!(language, "League renamed to {name}", "Liga in {name} umbenannt")
        }
        LeagueDecision::Added { event } => {
            localized!(language, "Event {event} added", "Event {event} aufgenommen")
        }
        LeagueDecision::Removed { event } => {
            localized!(language, "Event {event} removed", "Event {event} entfernt")
        }
        LeagueDecision::Points { points } => {
            let points = &points.name;
            localized!(language, "Points table: {points}", "Punktetabelle: {points}")
        }
        LeagueDecision::Same { name, person } => {
            localized!(language, "{name} counts as {person}", "{name} zählt als {person}")
        }
        LeagueDecision::Apart { name } => {
            localized!(language, "{name} counts as a separate person", "{name} wieder getrennt")
        }
        LeagueDecision::SameIn { event, name, person } => {
            localized!(
                language,
                "In event {event}, {name} counts as {person}",
                "In Event {event} zählt {name} als {person}"
            )
        }
        LeagueDecision::ApartIn { event, name } => localized!(
            language,
            "In event {event}, {name} counts as in the other events",
            "In Event {event} zählt {name} wie in den anderen Events"
        ),
        LeagueDecision::Elsewhere { tables } => {
            let titles: Vec<&str> = tables.iter().map(|table| table.title.as_str()).collect();
            let titles = titles.join(", ");
            localized!(language, "Imported results: {titles}", "Ergebnisse aus Dateien aufgenommen: {titles}")
        }
        LeagueDecision::Undo => localized!(language, "Undo", "Rückgängig gemacht"),
    }
}

/// Explains why an event has no points.
pub(super) fn paper_columns(language: TextLanguage) -> Vec<String> {
    let columns = match language {
        TextLanguage::English => ["Points", "Events", "Won", "Matches"],
        TextLanguage::German => ["Punkte", "Events", "Siege", "Matches"],
    };
    columns.map(str::to_owned).to_vec()
}

pub(super) fn nothing(language: TextLanguage, begun: bool) -> String {
    match begun {
        true => localized!(
            language,
            "Only bots have played, and bots get no points.",
            "Nur Bots haben gespielt; sie bekommen keine Punkte."
        ),
        false => localized!(language, "No round has been paired yet.", "Noch ist keine Runde gepaart."),
    }
}

/// States that the places of an event may still change.
pub(super) fn not_over(language: TextLanguage, event: &str) -> String {
    localized!(
        language,
        "{event} is not over, so its places can still change.",
        "{event} läuft noch: Es zählen die aktuellen Plätze."
    )
}

/// States that two players of an event are merged in the league.
pub(super) fn twice(language: TextLanguage, name: &str, event: &str, person: &str) -> String {
    localized!(
        language,
        "{name} and another player of {event} are merged in this league ({person}): the better place counts.",
        "{name} und ein anderer Spieler aus {event} sind hier dieselbe Person ({person}): Der bessere Platz zählt."
    )
}

/// Describes a points table, for printouts.
pub(super) fn points(language: TextLanguage, table: &PointsEntry) -> String {
    let mut parts = Vec::new();
    let mut first = 1;
    for line in &table.places {
        let places = if line.until == first { first.to_string() } else { format!("{first}\u{2013}{}", line.until) };
        let points = line.points;
        parts.push(localized!(language, "place {places}: {points}", "Platz {places}: {points}"));
        first = line.until + 1;
    }
    let given = [
        (table.taking_part, localized!(language, "participation", "Teilnahme")),
        (table.match_win, localized!(language, "match win", "Matchsieg")),
        (table.match_draw, localized!(language, "match draw", "Unentschieden")),
    ];
    for (given, what) in given {
        if given > 0 {
            parts.push(format!("{what}: {given}"));
        }
    }
    let best = match table.best {
        None => String::new(),
        Some(1) => {
            localized!(language, "; only each player’s best event counts", "; nur das beste Event jedes Spielers zählt")
        }
        Some(best) => localized!(
            language,
            "; only each player’s best {best} events count",
            "; nur die besten {best} Events jedes Spielers zählen"
        ),
    };
    let parts = parts.join(", ");
    localized!(language, "Points: {parts}{best}.", "Punkte: {parts}{best}.")
}
