//! The sentences of an event's log and of its reasons, in English.

mod mended;
mod results;
mod rounds;
mod tournament;

use ::tournament::{Operation, PlayerId, Tournament};
use catalog::Catalog;

pub(crate) use results::{counted, result};
pub(crate) use rounds::{forced, open_results};
pub(crate) use tournament::{end_of_match, operation, profile, reason, table_profile};

use crate::contract::{ClockAction, DraftMode, EventKind};
use crate::event::log::LogEntry;
use crate::record::{EventSettings, Record};

fn name(event: &Tournament, player: PlayerId) -> String {
    event.player(player).map_or_else(|| format!("player {}", player.0), |player| player.name.clone())
}

/// The most operations of a step that are named one by one when it is taken back.
const MOST_NAMED: usize = 6;

/// What the next undo takes back: the newest step as the log words it.
pub(crate) fn undoes(event: &Tournament, log: &[LogEntry]) -> Option<String> {
    let step = event.last_step();
    let told = |place: &usize| {
        let line = log.iter().rev().find(|line| line.operation == Some(*place));
        line.map_or_else(|| "a step".to_owned(), |line| line.text.clone())
    };
    let mut lines: Vec<String> = step.iter().take(MOST_NAMED).map(told).collect();
    if step.len() > MOST_NAMED {
        lines.push(format!("and {} more", step.len() - MOST_NAMED));
    }
    (!lines.is_empty()).then(|| lines.join("; "))
}

/// The first line of an event's log.
pub(crate) fn opened(catalog: &Catalog, settings: &EventSettings) -> String {
    let set = settings.set.map(|set| catalog.set(set).map_or_else(|| set.to_string(), |known| known.name.to_string()));
    let how = match (settings.kind, settings.mode) {
        (EventKind::Draft, DraftMode::Digital) => ", drafted at this machine",
        (EventKind::Draft, DraftMode::Paper) => ", drafted with real cards",
        (EventKind::Sealed, _) => ", sealed",
        (EventKind::Constructed, _) => "decks brought along",
    };
    format!("Event created: {}{how}, seed {}", set.unwrap_or_default(), settings.seed)
}

/// A line of the log for a record that is about to be folded.
pub(crate) fn record(catalog: &Catalog, event: &Tournament, log: &[LogEntry], record: &Record) -> String {
    match record {
        Record::Opened { settings } => opened(catalog, settings),
        Record::Tournament { operation: Operation::Undo, .. } => {
            undoes(event, log).map_or_else(|| "Undo".to_owned(), |taken_back| format!("Undo: {taken_back}"))
        }
        Record::Tournament { operation: done, .. } => operation(event, done),
        Record::Bot { player } => format!("{} is a bot", name(event, *player)),
        Record::DraftStarted { .. } => "Draft begun".to_owned(),
        // Which card was taken stays hidden here (CR 10.3.2B).
        Record::Pick { pod, action: draft::Action::Pick { seat, .. } } => seat_did(event, *pod, *seat, "picked"),
        Record::PackShown { pod, seat, phone: _ } => seat_did(event, *pod, *seat, "was shown the pack"),
        Record::Clock { pod, action } => {
            let what = match action {
                ClockAction::Run => "clock started",
                ClockAction::Pause => "clock paused",
                ClockAction::Next => "next pick",
                ClockAction::Back => "back one pick",
            };
            format!("Pod {}: {what}", u32::from(*pod) + 1)
        }
        Record::Deck { player, .. } => format!("{}: deck saved", name(event, *player)),
        Record::Ruling { ruling } => {
            let title = match ruling.case.title.trim() {
                "" => String::new(),
                title => format!(", {title}"),
            };
            let rules =
                if ruling.rules.is_empty() { String::new() } else { format!(" (CR {})", ruling.rules.join(", CR ")) };
            format!("Ruling by {}{title}: {}{rules}", ruling.judge, ruling.outcome)
        }
    }
}

/// "Pod 1: Ada picked"; pod and seat count from 0.
fn seat_did(event: &Tournament, pod: u8, seat: u8, what: &str) -> String {
    let seats = event.pods().get(usize::from(pod)).map_or(&[][..], |pod| &pod.seats);
    let who = seats.get(usize::from(seat)).map_or_else(String::new, |player| name(event, *player));
    format!("Pod {}: {who} {what}", u32::from(pod) + 1)
}
