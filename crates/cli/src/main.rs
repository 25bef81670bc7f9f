//! The `cantina` program: all use cases for scripts, on the same database as the window.
//!
//! Exit codes: 0 for success, 1 for not legal or not found, 2 for wrong usage or unreadable input.

mod arguments;
mod backups;
mod card_statistics;
mod cards;
mod data;
mod database;
mod deck;
mod digests;
#[cfg(test)]
mod docs_check;
mod documents;
mod engine;
mod event;
mod event_words;
mod input;
mod league;
mod play;
mod print;
mod program;
mod serve;
mod statistics;
mod steps;
mod tournament;

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use app::AppError;
use arguments::{Arguments, Command};
use messages::command_line as wording;

/// Games and searches copy and drop many small states, and this allocator is faster at that than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let given: Vec<OsString> = std::env::args_os().collect();
    let arguments = match arguments::help::parse(given.clone()) {
        Ok(arguments) => arguments,
        Err(error) => match arguments::usage_error::worded(error, &given) {
            Ok(error) => {
                print::error(error, given.iter().any(|word| word == "--json"));
                return ExitCode::from(2);
            }
            Err(shown) => shown.exit(),
        },
    };
    let json = arguments.json;
    match run(arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            let code = if error.is_unreadable() { 2 } else { 1 };
            print::error(error, json);
            ExitCode::from(code)
        }
    }
}

/// Loads the installed card data packages, with a warning for each one that cannot be used.
fn load_packages(db: Option<&Path>) {
    let Some(folder) = data::folder(db) else { return };
    for error in app::card_data::load_installed(&folder) {
        let error = error.clone().in_language(print::language());
        let (code, message, next_step) = (error.code.as_str(), &error.message, &error.next_step);
        print::print_error(
            &wording::WarningWithCode { code: &code, message: &message, next_step: &next_step }.text(print::language()),
        );
    }
}

/// Runs the command. Returns `false` for exit code 1: the subject is illegal or was not found.
fn run(arguments: Arguments) -> Result<bool, AppError> {
    let out = &print::OutputFormat { json: arguments.json };
    let (place, command) =
        (database::Place { file: arguments.db, server: arguments.server }.sorted(), arguments.command);
    // `cantina data` works on the installed packages without using them.
    if !matches!(command, Command::Data { .. }) {
        load_packages(place.file.as_deref());
    }
    let done = match command {
        Command::Data { command } => return database::data(out, place, command),
        Command::Deck { command } => return deck::run(out, command),
        Command::Cards { coverage: true, .. } => cards::coverage(out),
        Command::Cards { pictures: Some(folder), .. } => cards::pictures(out, &folder),
        Command::Cards { query, names, .. } => cards::cards(out, &query.join(" "), names.as_deref()),
        Command::Rules(asked) => cards::rules(out, &asked),
        Command::Packs(packs) => cards::packs(out, &packs),
        Command::Draft(draft) => cards::draft(out, &draft),
        Command::Pair { file } => documents::pair(out, &file),
        Command::Standings { file, profile } => documents::standings(out, &file, profile.as_deref()),
        Command::Play(asked) => play::run(out, &asked),
        Command::Engine => engine::run(),
        Command::Bench => program::bench(out),
        Command::Licences { texts } => program::licences(texts, out),
        Command::Completions { shell } => program::completions(shell),
        Command::Man { folder } => program::man(&folder),
        Command::Tournament { command } => tournament::run(out, command),
        Command::Profile { command } => return database::profile(out, place, command),
        Command::League { by, command } => database::league(out, place, by.as_deref(), command),
        Command::Statistics(asked) => database::statistics(out, place, asked),
        Command::Digests { command } => return database::digests(out, place, command),
        Command::Serve(asked) => database::serve(out, place, &asked),
        Command::Database(command) => return database::database(out, place, None, command),
        Command::Event { by, command } => return database::event(out, place, by.as_deref(), command),
    };
    done.map(|()| true)
}
