//! The sentences of an event's log and of its reasons, in English.

mod mended;
mod rounds;
mod tournament;

use ::tournament::{Operation, PlayerId};
use catalog::Catalog;
use exchange::Shape;

pub(crate) use rounds::{forced, open_results};
pub(crate) use tournament::{counted, end_of_match, operation, profile, reason, result, table_profile};

use crate::AppError;
use crate::contract::{ClockAction, DeckFormat, DraftMode, EventKind};
use crate::error::{Cause, Fact};
use crate::event::state::EventState;
use crate::record::{EventSettings, Record};

fn name(state: &EventState, player: PlayerId) -> String {
    state.tournament.player(player).map_or_else(|| format!("player {}", player.0), |player| player.name.clone())
}

/// The most operations of a step that are named one by one when it is taken back.
const MOST_NAMED: usize = 6;

/// What the next undo takes back: the newest step as the log words it.
pub(crate) fn undoes(state: &EventState) -> Option<String> {
    let step = state.tournament.last_step();
    let told = |place: &usize| {
        let line = state.log.iter().rev().find(|line| line.operation == Some(*place));
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
pub(crate) fn record(catalog: &Catalog, state: &EventState, record: &Record) -> String {
    match record {
        Record::Opened { settings } => opened(catalog, settings),
        Record::Tournament { operation: Operation::Undo, .. } => {
            undoes(state).map_or_else(|| "Undo".to_owned(), |taken_back| format!("Undo: {taken_back}"))
        }
        Record::Tournament { operation: done, .. } => operation(state, done),
        Record::Bot { player } => format!("{} is a bot", name(state, *player)),
        Record::DraftStarted { .. } => "Draft begun".to_owned(),
        // Which card was taken stays hidden here (CR 10.3.2B).
        Record::Pick { pod, action: draft::Action::Pick { seat, .. } } => seat_did(state, *pod, *seat, "picked"),
        Record::PackShown { pod, seat } => seat_did(state, *pod, *seat, "was shown the pack"),
        Record::Clock { pod, action } => {
            let what = match action {
                ClockAction::Run => "clock started",
                ClockAction::Pause => "clock paused",
                ClockAction::Next => "next pick",
                ClockAction::Back => "back one pick",
            };
            format!("Pod {}: {what}", u32::from(*pod) + 1)
        }
        Record::Deck { player, .. } => format!("{}: deck saved", name(state, *player)),
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
fn seat_did(state: &EventState, pod: u8, seat: u8, what: &str) -> String {
    let seats = state.tournament.pods().get(usize::from(pod)).map_or(&[][..], |pod| &pod.seats);
    let who = seats.get(usize::from(seat)).map_or_else(String::new, |player| name(state, *player));
    format!("Pod {}: {who} {what}", u32::from(pod) + 1)
}

pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect::<String>() + ".")
}

/// The formats that lists are read in.
pub(crate) fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Swudb => "deck as JSON (SWUDB, swubase, Karabast)",
        Shape::Melee => "deck as text for Melee",
        Shape::Text => "deck as text of the game's site",
        Shape::Crd88 => "deck as text of CRD-88",
        Shape::Generic => "lines of cards",
        Shape::Picklist => "picklist",
        Shape::Tts => "Tabletop Simulator save",
        Shape::SwudbDeckCsv => "deck as CSV of SWUDB",
        Shape::SwudbCollection => "collection of SWUDB",
        Shape::UnlimitedDbCollection => "collection of SW-Unlimited-DB",
        Shape::DragonShield => "collection of Dragon Shield",
        Shape::Holocron => "collection of Holocron",
    }
}

/// The formats of decks, as they are printed.
pub(crate) fn format(format: DeckFormat) -> &'static str {
    match format {
        DeckFormat::Premier => "Premier",
        DeckFormat::Eternal => "Eternal",
        DeckFormat::TwinSuns => "Twin Suns",
        DeckFormat::Sealed => "Sealed",
        DeckFormat::Draft => "Draft",
    }
}

/// Why a file cannot be read.
pub(crate) fn unreadable_file(file: &std::path::Path, error: &std::io::Error) -> AppError {
    AppError::of(Cause::FileUnreadable { error: Fact::said(error) }).at(file.display().to_string())
}
