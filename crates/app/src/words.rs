//! The program's sentences: log lines, reasons, errors. English; every sentence of the crate is here or beside the
//! error it belongs to.

use catalog::Catalog;
use exchange::Shape;
use store::{Counted, LibraryError, StoreError, Text};
use tournament::{
    MatchResult, MatchWinShare, Operation, PairedDownBecause, Pairing, PlayerId, Profile, RankKey, Reason, Refused,
    Side,
};

use crate::AppError;
use crate::contract::{ClockAction, DeckFormat, DraftMode};
use crate::record::{EventSettings, Record};
use crate::state::EventState;

fn name(state: &EventState, player: PlayerId) -> String {
    state.tournament.player(player).map_or_else(|| format!("player {}", player.0), |player| player.name.clone())
}

/// The first line of an event's log.
pub(crate) fn opened(catalog: &Catalog, settings: &EventSettings) -> String {
    let set = catalog.set(settings.set).map_or_else(|| settings.set.to_string(), |set| set.name.to_string());
    let mode = match settings.mode {
        DraftMode::Digital => "at this machine",
        DraftMode::Paper => "with real cards",
    };
    format!("Event made: {set}, drafted {mode}, seed {}", settings.seed)
}

/// A line of the log for a record that is about to be folded.
pub(crate) fn record(catalog: &Catalog, state: &EventState, record: &Record) -> String {
    match record {
        Record::Opened { settings } => opened(catalog, settings),
        Record::Tournament { operation: Operation::Undo } => {
            let taken_back = state.tournament.last_operation().and_then(|place| state.operations.get(place));
            taken_back.map_or_else(|| "Undo".to_owned(), |done| format!("Undo: {}", operation(state, done)))
        }
        Record::Tournament { operation: done } => operation(state, done),
        Record::Bot { player } => format!("{} is a bot", name(state, *player)),
        Record::DraftStarted { .. } => "Draft begun".to_owned(),
        // Which card was taken stays hidden here (CR 10.3.2B).
        Record::Pick { pod, action: draft::Action::Pick { seat, .. } } => {
            let seats = state.tournament.pods().get(usize::from(*pod)).map_or(&[][..], |pod| &pod.seats);
            let who = seats.get(usize::from(*seat)).map_or_else(String::new, |player| name(state, *player));
            format!("Pod {}: {who} picked", u32::from(*pod) + 1)
        }
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
    }
}

/// An operation of the tournament in words.
pub(crate) fn operation(state: &EventState, operation: &Operation) -> String {
    match operation {
        Operation::Register { name, .. } => format!("{name} entered"),
        Operation::Rename { player, name: fresh } => format!("{} is now {fresh}", name(state, *player)),
        Operation::Seat { pods } => match pods.len() {
            1 => "Seats drawn: 1 pod".to_owned(),
            many => format!("Seats drawn: {many} pods"),
        },
        Operation::PlanRounds { rounds } => format!("{rounds} rounds planned"),
        Operation::Pair { round, .. } => format!("Round {round} paired"),
        Operation::Result { round, table, result: entered } => {
            let pairing = state
                .tournament
                .rounds()
                .iter()
                .find(|paired| paired.number == *round)
                .and_then(|paired| paired.pairings.iter().find(|pairing| pairing.table == *table));
            let players = pairing.map_or_else(String::new, |pairing| {
                let second = pairing.b.map_or_else(|| "bye".to_owned(), |b| name(state, b));
                format!(" ({} \u{2013} {second})", name(state, pairing.a))
            });
            let verb = if pairing.is_some_and(|pairing| pairing.result.is_some()) { "corrected to " } else { "" };
            format!("Round {round}, table {table}{players}: {verb}{}", result(entered))
        }
        Operation::Drop { player } => format!("{} dropped", name(state, *player)),
        Operation::Reenter { player } => format!("{} came back", name(state, *player)),
        Operation::Undo => "Undo".to_owned(),
    }
}

/// A result in words, from the first player's side.
pub(crate) fn result(result: &MatchResult) -> String {
    match result {
        MatchResult::Games { a, b, drawn: 0 } => format!("{a}-{b}"),
        MatchResult::Games { a, b, drawn } => format!("{a}-{b}-{drawn}"),
        MatchResult::Bye => "bye".to_owned(),
        MatchResult::NoShow { absent: Side::A } => "first player did not come".to_owned(),
        MatchResult::NoShow { absent: Side::B } => "second player did not come".to_owned(),
        MatchResult::DoubleLoss => "both lose".to_owned(),
    }
}

/// Why the tournament refuses an operation.
pub(crate) fn store_error(error: &StoreError) -> AppError {
    let params = error.params();
    let value = |name: &str| params.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value.as_str());
    let message = match error {
        StoreError::Locked { .. } => "The database is in use by another program and did not come free.".to_owned(),
        StoreError::Corrupt { seq, .. } => format!("The journal of this event is damaged at entry {}.", seq + 1),
        StoreError::CorruptGame { seq, .. } => format!("What was played is damaged at step {}.", seq + 1),
        StoreError::NoGame { game } => format!("There is no game {game}."),
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
        StoreError::Io { detail, .. } => format!("The system refused: {detail}."),
    };
    let way_out = match error {
        StoreError::Locked { .. } => "Close the other program that uses it, then try again.",
        StoreError::Corrupt { .. } | StoreError::CorruptGame { .. } | StoreError::Malformed { .. } => {
            "Restore the newest backup."
        }
        StoreError::NoGame { .. } => "The list of games shows those that there are.",
        StoreError::Newer { .. } => "Start the newest version of Cantina.",
        StoreError::ReadOnly { .. } => "Choose a folder that you may write to.",
        StoreError::DiskFull { .. } => "Free some space, then try again.",
        StoreError::Conflict { .. } => "Look at the event again and repeat the step.",
        StoreError::NotFound { .. } => "The list of events shows the numbers.",
        StoreError::NoFile { .. } | StoreError::NotOurs { .. } | StoreError::Exists { .. } => "Choose another file.",
        StoreError::Io { .. } => "Look after the disk and the folder, then try again.",
    };
    let place = value("path");
    let error = AppError::new(error.code(), message).way_out(way_out);
    if place.is_empty() { error } else { error.at(place) }
}

/// Why the tournament refuses an operation.
pub(crate) fn refused(refused: Refused) -> AppError {
    let error = AppError::new(refused.code(), capital(&refused.to_string()));
    match refused {
        Refused::ImpossibleGames { .. } => {
            error.way_out("Possible are 2-0, 2-1, 1-1, 1-0, 0-0 and the other way round, with drawn games.")
        }
        Refused::RoundOpen { .. } => error.way_out("Enter the open results first."),
        Refused::PlannedRounds { least, most, .. } => error.way_out(format!("Plan {least} to {most} rounds.")),
        Refused::PlayerTaken { .. }
        | Refused::UnknownPlayer { .. }
        | Refused::EmptyName
        | Refused::TooManyPlayers { .. }
        | Refused::AlreadyDropped { .. }
        | Refused::NotDropped { .. }
        | Refused::PodSize { .. }
        | Refused::SeatedTwice { .. }
        | Refused::TooManyRounds { .. }
        | Refused::WrongRound { .. }
        | Refused::NoPlayers
        | Refused::TableNumber { .. }
        | Refused::PairedTwice { .. }
        | Refused::NotPaired { .. }
        | Refused::UnknownRound { .. }
        | Refused::UnknownTable { .. }
        | Refused::ByeResult { .. }
        | Refused::NothingToUndo => error,
    }
}

/// Why a draft cannot be.
pub(crate) fn draft_error(error: draft::DraftError) -> AppError {
    AppError::new("draft.impossible", capital(&error.to_string()))
}

/// Why a pick is refused.
pub(crate) fn pick_refused(refused: draft::Refused) -> AppError {
    let code = match refused {
        draft::Refused::Over => "pick.over",
        draft::Refused::NoSuchSeat { .. } => "pick.no_such_seat",
        draft::Refused::AlreadyPicked { .. } | draft::Refused::NothingToPick { .. } => "pick.not_now",
        draft::Refused::NoSuchCard { .. } => "pick.no_such_card",
    };
    AppError::new(code, capital(&refused.to_string()))
}

/// What is wrong with the booster data.
pub(crate) fn pack_error(error: draft::PackError) -> AppError {
    AppError::new("packs.config", capital(&error.to_string()))
}

pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect::<String>() + ".")
}

/// A profile's order and floor in words.
pub(crate) fn profile(profile: &Profile) -> String {
    let keys: Vec<&str> = profile
        .rank_by
        .iter()
        .map(|key| match key {
            RankKey::MatchWins => "match wins",
            RankKey::MatchPoints => "match points",
            RankKey::OpponentsMatchWins => "opponents' match-win %",
            RankKey::GameWins => "game-win %",
            RankKey::OpponentsGameWins => "opponents' game-win %",
        })
        .collect();
    let share = match profile.match_win_share {
        MatchWinShare::WinsOfMatches => "a match-win % is wins of matches",
        MatchWinShare::PointsOfPossible => "a match-win % is points of three times the matches",
    };
    format!("Ranked by {}; {share}; no percentage counts below {}.", keys.join(", "), profile.floor)
}

/// A reason behind a pairing.
pub(crate) fn reason(state: &EventState, pairing: &Pairing, reason: &Reason) -> String {
    let player = |side: &Side| match side {
        Side::A => name(state, pairing.a),
        Side::B => pairing.b.map_or_else(String::new, |second| name(state, second)),
    };
    match reason {
        Reason::FirstRound => "First round: drawn by chance.".to_owned(),
        Reason::SameScore { score } => format!("Both have {}.", counted(*score, "match win", "match wins")),
        Reason::PairedDown { player: side, by, because } => {
            let why = match because {
                PairedDownBecause::OddGroup { players } => {
                    format!("{} in the group, an odd number", counted(*players, "player is", "players are"))
                }
                PairedDownBecause::MetWholeGroup => "everybody left in the group was met before".to_owned(),
                PairedDownBecause::LookAhead => "another pairing would force a rematch later".to_owned(),
                PairedDownBecause::BestForAll => "it is the least difference for the whole field".to_owned(),
            };
            format!("{} is paired down by {}: {why}.", player(side), counted(*by, "win", "wins"))
        }
        Reason::FloatedTwice { player: side } => format!("{} is paired down a second time in a row.", player(side)),
        Reason::Bye { byes_before: 0, passed_over: 0 } => "Bye: the lowest player without one.".to_owned(),
        Reason::Bye { byes_before: 0, passed_over } => format!(
            "Bye: the lowest player without one from whom the rest can be paired ({} passed over).",
            counted(u32::from(*passed_over), "player", "players")
        ),
        Reason::Bye { byes_before, .. } => format!("Bye number {}: everybody has had one.", byes_before + 1),
        Reason::Rematch { times_met } => {
            format!(
                "Rematch (met {} before): it could not be avoided.",
                counted(u32::from(*times_met), "time", "times")
            )
        }
        Reason::SamePod { pod } => format!("Paired within pod {pod}."),
        Reason::OutOfPod => "Paired across pods.".to_owned(),
        Reason::LookAhead { rounds } => {
            format!("Chosen so that the next {} need no rematch.", counted(u32::from(*rounds), "round", "rounds"))
        }
        Reason::ByHand { note } => format!("Paired by hand: {note}"),
    }
}

fn counted(count: u32, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// What a round's pairing could not avoid, and results that were corrected too late for a later pairing.
pub(crate) fn forced(state: &EventState, round: &tournament::Round) -> Vec<String> {
    let unusual = |reason: &Reason| match reason {
        Reason::Rematch { .. } => true,
        Reason::Bye { byes_before, .. } => *byes_before > 0,
        Reason::FirstRound
        | Reason::SameScore { .. }
        | Reason::PairedDown { .. }
        | Reason::FloatedTwice { .. }
        | Reason::SamePod { .. }
        | Reason::OutOfPod
        | Reason::LookAhead { .. }
        | Reason::ByHand { .. } => false,
    };
    let mut lines = Vec::new();
    for pairing in &round.pairings {
        let names = match pairing.b {
            Some(second) => format!("{} \u{2013} {}", name(state, pairing.a), name(state, second)),
            None => name(state, pairing.a),
        };
        let reasons = pairing.reasons.iter().filter(|why| unusual(why));
        lines.extend(reasons.map(|why| format!("{names}: {}", reason(state, pairing, why))));
    }
    let late = state.tournament.late_corrections().iter().filter(|late| late.round == round.number);
    lines.extend(late.map(|late| {
        let (is, was, paired) = (result(&late.is), result(&late.was), late.paired_until);
        format!("Table {}: corrected to {is} (was {was}) after round {paired} was paired.", late.table)
    }));
    lines
}

/// Why a list cannot be read at all.
pub(crate) fn import_error(error: exchange::ReadError) -> AppError {
    let (words, place) = (error.to_string(), error.place().to_string());
    let message = words.strip_prefix(&format!("{place}: ")).unwrap_or(&words);
    let described = AppError::new(error.code(), capital(message))
        .way_out("Decks are read as JSON, as text with a card a line, and as CSV.");
    if place.is_empty() { described } else { described.at(place) }
}

/// Why a row of a list could not be placed; the place is told beside it.
pub(crate) fn trouble(trouble: &exchange::Trouble) -> String {
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
    AppError::new("paper.failed", capital(&error.to_string()))
}

/// Why a file cannot be read.
pub(crate) fn unreadable_file(file: &std::path::Path, error: &std::io::Error) -> AppError {
    AppError::new("file.unreadable", format!("The file cannot be read: {error}."))
        .at(file.display().to_string())
        .way_out("Choose another file.")
}

/// Why a deck or the collection was not written.
pub(crate) fn library_error(error: &LibraryError) -> AppError {
    let (message, way_out) = match error {
        LibraryError::Store(error) => return store_error(error),
        LibraryError::Conflict { .. } => (
            "Another program has changed this deck in the meantime.".to_owned(),
            "Look at the deck again and repeat the change.",
        ),
        LibraryError::NoDeck { deck } => (format!("There is no deck {deck}."), "The library shows the decks."),
        LibraryError::NoVersion { deck, version } => {
            (format!("Deck {deck} has no version {version}."), "The deck shows its versions.")
        }
        LibraryError::Empty { what } => (format!("The {} is empty.", text(*what)), "Write something."),
        LibraryError::TooLong { what, length, most } => {
            (format!("The {} has a length of {length}; {most} is the most.", text(*what)), "Shorten it.")
        }
        LibraryError::TooMany { what, found, most } => {
            (format!("{found} {} are too many; {most} is the most.", several(*what)), "Take fewer.")
        }
    };
    AppError::new(error.code(), message).way_out(way_out)
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
