//! The program's sentences: log lines, reasons, errors. English; every sentence of the crate is here or beside the
//! error it belongs to.

mod mended;
mod rounds;
mod tournament;

use crate::ErrorCode;
use ::tournament::{Operation, PlayerId};
use catalog::Catalog;
use exchange::Shape;
use store::{Counted, LibraryError, StoreError, Text};

pub(crate) use rounds::{forced, open_tables};
pub(crate) use tournament::{counted, end_of_match, operation, profile, reason, refused, result, table_profile};

use crate::AppError;
use crate::contract::{ClockAction, DeckFormat, DraftMode, EventKind};
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

/// What is wrong with the database.
pub(crate) fn store_error(error: &StoreError) -> AppError {
    let params = error.params();
    let value = |name: &str| params.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value.as_str());
    let message = match error {
        StoreError::Locked { .. } => {
            "The database is in use by another program and was not released in time.".to_owned()
        }
        StoreError::Corrupt { seq, .. } => format!("The journal of this event is damaged at entry {}.", seq + 1),
        StoreError::CorruptGame { seq, .. } => format!("What was played is damaged at step {}.", seq + 1),
        StoreError::NoGame { game } => format!("There is no game {game}."),
        StoreError::CorruptLeague { seq, .. } => format!("The league is damaged at step {}.", seq + 1),
        StoreError::NoLeague { league } => format!("There is no league {league}."),
        StoreError::Malformed { .. } => "The database file is damaged.".to_owned(),
        StoreError::Newer { found, known, .. } => format!(
            "The database was written by a newer version of Cantina (version {found}, this one knows {known}). It was not touched."
        ),
        StoreError::ReadOnly { .. } => "The database or its folder cannot be written to.".to_owned(),
        StoreError::DiskFull { .. } => "The disk is full. Nothing was changed.".to_owned(),
        StoreError::Conflict { .. } => "Another program has changed this event in the meantime.".to_owned(),
        StoreError::NotFound { event } => format!("There is no event {event}."),
        StoreError::NoFile { .. } => "There is no such file.".to_owned(),
        StoreError::NotOurs { .. } => "The file is not a Cantina database. It was not touched.".to_owned(),
        StoreError::Exists { .. } => "There is a file of that name already. It was left alone.".to_owned(),
        StoreError::IsDatabase { .. } => "There is a database, or a file of one. It was left alone.".to_owned(),
        StoreError::NotAFile { .. } => {
            "There is a device, a pipe or a folder, not a file. Nothing was written.".to_owned()
        }
        StoreError::Replaced { .. } => {
            "The database was deleted, moved or replaced while it was open. The step was not saved.".to_owned()
        }
        StoreError::Schema { what, .. } => format!("The database is not as this program makes it: {what}."),
        StoreError::Io { detail, .. } => format!("The system refused: {detail}."),
    };
    let place = value("path");
    let described = AppError::new(ErrorCode::of(error.code()), message).way_out(way_out(error.way_out()));
    let described = params.iter().fold(described, |described, (name, value)| described.with(name, value));
    if place.is_empty() { described } else { described.at(place) }
}

/// The advice that the store and the library name by a key.
fn way_out(key: &str) -> &'static str {
    match key {
        "store.way_out.close_other_program" => "Close the other program that uses it, then try again.",
        "store.way_out.restore_backup" => "Restore the newest backup.",
        "store.way_out.restore_own_backup" => {
            "Restore a backup of your own; open no database from elsewhere that says this."
        }
        "store.way_out.choose_listed_game" => "The list of games shows those that there are.",
        "store.way_out.choose_listed_league" => "The list of leagues shows those that there are.",
        "store.way_out.choose_listed_event" => "The list of events shows the numbers.",
        "store.way_out.update_program" => "Start the newest version of Cantina.",
        "store.way_out.choose_writable_folder" => "Choose a folder that you may write to.",
        "store.way_out.free_space" => "Free some space, then try again.",
        "store.way_out.read_again" => "Look at it again and repeat the step.",
        "store.way_out.choose_other_file" => "Choose another file.",
        "store.way_out.start_again" => {
            "Export what is open, put the database back in its place, and start the program again."
        }
        "store.way_out.check_disk_and_folder" => "Check the disk and the folder, then try again.",
        "library.way_out.choose_listed_deck" => "The library shows the decks.",
        "library.way_out.write_something" => "Write something.",
        "library.way_out.shorten" => "Shorten it.",
        "library.way_out.fewer" => "Take fewer.",
        _ => "",
    }
}

/// Something that is not what was once acknowledged; `entry` counts from 1.
pub(crate) fn damaged(damaged: &store::Damaged, entry: u32) -> String {
    let number = damaged.number();
    match damaged {
        store::Damaged::Event { .. } => format!("The journal of event {number} is damaged from entry {entry} on."),
        store::Damaged::Game { .. } => format!("Game {number} is damaged from step {entry} on."),
        store::Damaged::League { .. } => format!("League {number} is damaged from step {entry} on."),
        store::Damaged::Deck { .. } => format!("Deck {number} is damaged from version {entry} on."),
        store::Damaged::File { detail } => format!("The file is damaged: {detail}."),
        store::Damaged::Lost { .. } => {
            format!("{} missing.", counted(entry, "acknowledged step is", "acknowledged steps are"))
        }
    }
}

/// Acknowledged steps that a damaged log has lost.
pub(crate) fn lost(lost: &store::LostSteps) -> String {
    let steps = u32::try_from(lost.acknowledged.saturating_sub(lost.found)).unwrap_or(u32::MAX);
    format!(
        "The last {} lost: the log of the database was damaged. Enter them again or restore the newest copy; the damaged log is kept beside the database.",
        counted(steps, "acknowledged step was", "acknowledged steps were")
    )
}

/// Why a draft cannot be.
pub(crate) fn draft_error(error: draft::DraftError) -> AppError {
    AppError::new(ErrorCode::DraftImpossible, capital(&error.to_string()))
}

/// Why a pick is refused.
pub(crate) fn pick_refused(refused: draft::Refused) -> AppError {
    let code = match refused {
        draft::Refused::Over => "pick.over",
        draft::Refused::NoSuchSeat { .. } => "pick.no_such_seat",
        draft::Refused::AlreadyPicked { .. } | draft::Refused::NothingToPick { .. } => "pick.not_now",
        draft::Refused::NoSuchCard { .. } => "pick.no_such_card",
    };
    AppError::new(ErrorCode::of(code), capital(&refused.to_string()))
}

/// What is wrong with the booster data.
pub(crate) fn pack_error(error: draft::PackError) -> AppError {
    AppError::new(ErrorCode::PacksConfig, capital(&error.to_string()))
}

pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect::<String>() + ".")
}

/// Why a list cannot be read at all.
pub(crate) fn import_error(error: exchange::ReadError) -> AppError {
    let (words, place) = (error.to_string(), error.place().to_string());
    let message = words.strip_prefix(&format!("{place}: ")).unwrap_or(&words);
    let described = AppError::new(ErrorCode::of(error.code()), capital(message))
        .way_out("Decks are read as JSON, as text with one card per line, and as CSV.");
    if place.is_empty() { described } else { described.at(place) }
}

/// Why a row of a list could not be placed, without its place.
pub(crate) fn trouble(catalog: &Catalog, trouble: &exchange::Trouble) -> String {
    let unknown = match trouble.kind {
        exchange::TroubleKind::IncompleteSet(set) => catalog.incomplete_set(set),
        exchange::TroubleKind::UnknownName
        | exchange::TroubleKind::AmbiguousName
        | exchange::TroubleKind::UnknownNumber
        | exchange::TroubleKind::Contradiction
        | exchange::TroubleKind::NoCard
        | exchange::TroubleKind::BadCount => None,
    };
    if let Some(set) = unknown {
        return format!(
            "{:?} is a card of {} ({}, released {}), a set that this version of Cantina does not hold yet. Get a newer \
             version to check it.",
            trouble.text, set.name, set.code, set.released
        );
    }
    let words = trouble.to_string();
    capital(words.strip_prefix(&format!("{}: ", trouble.place)).unwrap_or(&words))
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

/// Why a sheet cannot be made.
pub(crate) fn paper_error(error: paper::PaperError) -> AppError {
    AppError::new(ErrorCode::PaperFailed, capital(&error.to_string()))
}

/// Why a file cannot be read.
pub(crate) fn unreadable_file(file: &std::path::Path, error: &std::io::Error) -> AppError {
    AppError::new(ErrorCode::FileUnreadable, format!("The file cannot be read: {error}."))
        .with("error", error)
        .at(file.display().to_string())
        .way_out("Choose another file.")
}

/// Why a deck or the collection was not written.
pub(crate) fn library_error(error: &LibraryError) -> AppError {
    let message = match error {
        LibraryError::Store(error) => return store_error(error),
        LibraryError::Conflict { .. } => "Another program has changed this deck in the meantime.".to_owned(),
        LibraryError::NoDeck { deck } => format!("There is no deck {deck}."),
        LibraryError::NoVersion { deck, version } => format!("Deck {deck} has no version {version}."),
        LibraryError::Empty { what } => format!("The {} is empty.", text(*what)),
        LibraryError::TooLong { what, length, most } => {
            format!("The {} has a length of {length}; {most} is the most.", text(*what))
        }
        LibraryError::TooMany { what, found, most } => {
            format!("{found} {} are too many; {most} is the most.", several(*what))
        }
    };
    let described = AppError::new(ErrorCode::of(error.code()), message).way_out(way_out(error.way_out()));
    error.params().iter().fold(described, |described, (name, value)| described.with(name, value))
}

fn text(what: Text) -> &'static str {
    match what {
        Text::DeckName => "deck's name",
        Text::DeckBody => "deck",
        Text::Tag => "tag",
        Text::VersionLabel => "version's name",
        Text::Card => "card's number",
    }
}

fn several(what: Counted) -> &'static str {
    match what {
        Counted::Tags => "tags",
        Counted::OwnedRows => "cards",
        Counted::Copies => "copies",
    }
}
