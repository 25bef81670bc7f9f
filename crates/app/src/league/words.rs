//! Messages of leagues, in every language.

use crate::contract::{PointsEntry, TextLanguage};
use crate::event::messages::said;
use crate::league::state::LeagueDecision;

/// Describes a decision, for the log.
pub(super) fn decision(language: TextLanguage, decision: &LeagueDecision) -> String {
    match decision {
        LeagueDecision::Opened { name, points } => {
            let points = &points.name;
            said!(language, "League made: {name}; points: {points}", "Liga angelegt: {name}; Punkte: {points}")
        }
        LeagueDecision::Renamed { name } => said!(language, "The league is now {name}", "Die Liga heißt jetzt {name}"),
        LeagueDecision::Added { event } => {
            said!(language, "Event {event} belongs to the league", "Event {event} aufgenommen")
        }
        LeagueDecision::Removed { event } => {
            said!(language, "Event {event} does not belong to the league", "Event {event} entfernt")
        }
        LeagueDecision::Points { points } => {
            let points = &points.name;
            said!(language, "Points: {points}", "Punkte: {points}")
        }
        LeagueDecision::Same { name, person } => said!(language, "{name} is {person}", "{name} zählt als {person}"),
        LeagueDecision::Apart { name } => {
            said!(language, "{name} is a person of its own", "{name} wieder getrennt")
        }
        LeagueDecision::SameIn { event, name, person } => {
            said!(language, "In event {event} {name} is {person}", "In Event {event} zählt {name} als {person}")
        }
        LeagueDecision::ApartIn { event, name } => said!(
            language,
            "In event {event} {name} is who it is in the others",
            "In Event {event} zählt {name} wie in den anderen Events"
        ),
        LeagueDecision::Elsewhere { tables } => {
            let titles: Vec<&str> = tables.iter().map(|table| table.title.as_str()).collect();
            let titles = titles.join(", ");
            said!(language, "Results of elsewhere count: {titles}", "Ergebnisse aus Dateien aufgenommen: {titles}")
        }
        LeagueDecision::Undo => said!(language, "Undo", "Rückgängig gemacht"),
    }
}

/// Explains why an event has no points.
pub(super) fn nothing(language: TextLanguage, begun: bool) -> String {
    match begun {
        true => said!(
            language,
            "Only bots have played, who get no points.",
            "Nur Bots haben gespielt; sie bekommen keine Punkte."
        ),
        false => said!(language, "No round is paired yet.", "Noch ist keine Runde gepaart."),
    }
}

/// States that the places of an event may still change.
pub(super) fn not_over(language: TextLanguage, event: &str) -> String {
    said!(
        language,
        "{event} is not over: its places are those of now.",
        "{event} läuft noch: Es zählen die aktuellen Plätze."
    )
}

/// States that two players of an event are merged in the league.
pub(super) fn twice(language: TextLanguage, name: &str, event: &str, person: &str) -> String {
    said!(
        language,
        "{name} and another player of {event} are one person here ({person}): the better place counts.",
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
        parts.push(said!(language, "place {places}: {points}", "Platz {places}: {points}"));
        first = line.until + 1;
    }
    let given = [
        (table.taking_part, said!(language, "taking part", "Teilnahme")),
        (table.match_win, said!(language, "match won", "Matchsieg")),
        (table.match_draw, said!(language, "drawn match", "Unentschieden")),
    ];
    for (given, what) in given {
        if given > 0 {
            parts.push(format!("{what}: {given}"));
        }
    }
    let best = match table.best {
        None => String::new(),
        Some(1) => said!(language, "; the best event of each counts", "; das beste Event zählt"),
        Some(best) => said!(language, "; the best {best} events of each count", "; die besten {best} Events zählen"),
    };
    let parts = parts.join(", ");
    said!(language, "Points: {parts}{best}.", "Punkte: {parts}{best}.")
}
